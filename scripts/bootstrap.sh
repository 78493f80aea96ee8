#!/usr/bin/env bash
# Makes a virtual environment that holds the locked tools and Fireside itself, from nothing but
# Python. What is up to date already is left alone.
#
#   scripts/bootstrap.sh .venv             compiled where a C compiler is there, else pure Python
#   scripts/bootstrap.sh .venv --strict    the same, but it is an error when compiling fails
#   scripts/bootstrap.sh .venv --editable  pure Python, straight from src/
#
# FIRESIDE_NATIVE=auto|off|require is handed on to setup.py; PYTHON names the interpreter to use.
# The file VENV/.form says what came of it: native or pure.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=$1
how=${2:-}
native=${FIRESIDE_NATIVE:-auto}
lock=requirements-dev.lock
goal=pure

say() { echo "fireside: $*" >&2; }

fail() {
    say "$*"
    exit 1
}

apt_install() {
    local as_root=()
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || return 1
        as_root=(sudo -n)
    fi
    say "installing $* with apt-get"
    "${as_root[@]}" apt-get update -qq >&2 || return 1
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

# --- the environment and its tools ------------------------------------------------------------

find_python() {
    local python
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$python"
            return
        fi
    done
    fail "no Python 3.11 or newer found; install one, or name it with PYTHON=/path/to/python"
}

# As Debian names its packages: python3.11
versioned_name() { "$1" -c 'import sys; print("python%d.%d" % sys.version_info[:2])'; }

make_environment() {
    local python package
    "$venv/bin/python" -c 'import pip' 2>/dev/null && return
    python=$(find_python)
    package=$(versioned_name "$python")-venv
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        apt_install "$package" || fail "$python makes no virtual environments; install $package"
    fi
    rm -rf "$venv"
    "$python" -m venv "$venv"
}

# With uv, which is much faster, or with pip where uv is not to be had.
install() {
    if [ -x "$venv/bin/uv" ]; then
        VIRTUAL_ENV=$PWD/$venv "$venv/bin/uv" pip install --quiet "$@"
    else
        "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
    fi
}

install_tools() {
    local wanted
    wanted=$(cksum <"$lock")
    [ "$(cat "$venv/.tools" 2>/dev/null)" != "$wanted" ] || return 0
    say "installing the tools into $venv"
    [ -x "$venv/bin/uv" ] || install uv || say "uv is not to be had, going on with pip"
    if ! install -r "$lock"; then
        [ -x "$venv/bin/uv" ] || fail "the tools could not be installed"
        say "uv failed, trying again with pip"
        rm "$venv/bin/uv"
        install -r "$lock" || fail "the tools could not be installed"
    fi
    [ "$how" = --editable ] || rm -rf build # it was made by other tools
    echo "$wanted" >"$venv/.tools"
}

# --- Fireside itself --------------------------------------------------------------------------

python_config() { "$venv/bin/python" -c "import sysconfig; print(sysconfig.$1)"; }

can_compile() {
    local include compiler
    include=$(python_config 'get_path("include")')
    compiler=${CC:-$(python_config 'get_config_var("CC")')}
    echo '#include <Python.h>' | $compiler -I"$include" -fsyntax-only -x c - 2>/dev/null
}

# Sets `goal`, the form to aim for: native or pure.
aim() {
    goal=pure
    [ "$native" != off ] && can_compile || return 0
    goal=native
    [ "$how" != --strict ] || native=require
}

install_compiler() {
    local python
    python=$(versioned_name "$venv/bin/python")
    { [ "$(id -u)" = 0 ] && apt_install gcc libc6-dev "$python-dev" && can_compile; } ||
        say "no C compiler with the headers of $python here, so the rules stay pure Python"
}

# Everything the installed package was made from.
fingerprint() {
    local made_from=(setup.py pyproject.toml "$lock" src web)
    [ "$how" != --editable ] || made_from=(setup.py pyproject.toml "$lock")
    find "${made_from[@]}" -type f \
        -not -path "*/__pycache__/*" -not -path "*.egg-info/*" -not -path "web/node_modules/*" -not -name wire.d.ts \
        -not -path "web/src/learn/positions/*" \
        -exec cksum {} + |
        LC_ALL=C sort | cksum
}

up_to_date() {
    [ "$(cat "$venv/.package" 2>/dev/null)" = "$1" ] &&
        { [ "$native" != require ] || [ "$(cat "$venv/.form")" = native ]; }
}

form() {
    if [ -n "$(find "$venv"/lib/*/site-packages/fireside -name '*.so' -print -quit 2>/dev/null)" ]; then
        echo native
    else
        echo pure
    fi
}

install_package() {
    local what=(.) stamp
    if [ "$how" = --editable ]; then
        native=off
        what=(--editable .)
    fi
    stamp=$(fingerprint)
    aim
    up_to_date "$stamp $goal" && return
    if [ "$goal" = pure ] && [ "$native" != off ]; then
        install_compiler
        aim
    fi
    if [ "$goal" = native ]; then
        say "compiling the rules"
    elif [ "$native" = auto ]; then
        native=off
    fi
    rm -f "$venv/.package"
    FIRESIDE_NATIVE=$native install --no-deps --no-build-isolation --force-reinstall "${what[@]}"
    form >"$venv/.form"
    echo "$stamp $goal" >"$venv/.package"
    say "installed in $venv, $(form) form"
    [ "$goal" = "$(form)" ] || say "compiling failed; FIRESIDE_NATIVE=require make setup shows why"
}

make_environment
install_tools
install_package
