# Fireside from a checkout. `make help` lists what there is.

PYTEST := -m pytest --dist worksteal -n 2
# What exists in two forms is tested in both; the rest runs once, on the compiled rules.
IN_TWO_FORMS := tests/core tests/bonfire tests/dewan tests/conformance tests/bots

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup setup-pure setup-native play test lint test-client test-pure test-native test-browser test-dist docs dist soak bench lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

setup: ## fireside and its tools in .venv, compiled where a C compiler is there
	@scripts/bootstrap.sh .venv

setup-pure:
	@scripts/bootstrap.sh .venv-pure --editable

setup-native:
	@scripts/bootstrap.sh .venv --strict

play: setup ## the table in the browser
	@.venv/bin/fireside

test: lint test-client test-pure test-native test-dist test-browser ## everything that has to hold before a commit

lint: setup-pure ## style, types, the direction of imports, a test for every rule, links
	.venv-pure/bin/ruff check
	.venv-pure/bin/ruff format --check
	.venv-pure/bin/mypy
	.venv-pure/bin/lint-imports
	.venv-pure/bin/python -m tests.rules_coverage
	.venv-pure/bin/python scripts/build_docs.py --check
	.venv-pure/bin/python scripts/client.py check

test-client: setup-pure ## the browser client's unit tests
	.venv-pure/bin/python scripts/client.py test

test-pure: setup-pure ## the tests of rules and bots against the pure Python form
	FIRESIDE_EXPECT=pure .venv-pure/bin/python $(PYTEST) $(IN_TWO_FORMS)

test-native: setup-native ## the tests against the compiled form, or against pure Python without a compiler
	FIRESIDE_EXPECT=$$(cat .venv/.form) .venv/bin/python $(PYTEST)

# More of these at once: they wait as much as they work.
test-browser: setup-native ## whole games in a real browser
	@scripts/chromium.sh
	.venv/bin/python $(PYTEST) -n 3 -m browser tests/browser

test-dist: setup-native ## what make dist makes, installed without Node and played without a checkout
	.venv/bin/python -m pytest -m dist tests/test_dist.py

docs: setup-pure ## the site, in build/docs; fails on a dead link
	.venv-pure/bin/python scripts/build_docs.py

dist: setup-native ## the wheel, compiled, and the source distribution, in dist
	FIRESIDE_NATIVE=$$(sed 's/native/require/; s/pure/off/' .venv/.form) .venv/bin/python -m build --no-isolation

soak: setup ## thousands of whole games, every one checked
	.venv/bin/fireside soak

bench: setup ## how fast the rules are
	.venv/bin/fireside bench

lock: setup-pure ## pin what pyproject.toml asks for; ARGS=--upgrade takes the newest of all
	.venv-pure/bin/uv pip compile pyproject.toml --extra dev --extra docs --extra peers --extra postgres --universal --python-version 3.11 \
		--generate-hashes --no-header --quiet $(ARGS) -o requirements-dev.lock

clean: ## remove everything that make has made
	rm -rf .venv .venv-pure build dist web/node_modules web/src/wire.d.ts src/*.egg-info .*_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +
