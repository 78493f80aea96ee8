"""Which form of the rules is tested, and how hard Hypothesis tries."""

import os

import pytest
from hypothesis import settings

from fireside.core import chance

FORM = "pure" if chance.__file__.endswith(".py") else "native"

# Whole games take plain Python long, so it gets fewer of them.
EXAMPLES = 200 if FORM == "native" else 40

settings.register_profile(
    "ci", max_examples=EXAMPLES, deadline=None, derandomize=True, print_blob=True
)
settings.register_profile("dev", max_examples=25, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_configure() -> None:
    expected = os.environ.get("FIRESIDE_EXPECT", FORM)
    if expected != FORM:
        pytest.exit(f"the {expected} form is to be tested, but {chance.__file__} is {FORM}", 2)


def pytest_report_header() -> str:
    return f"fireside: {FORM} form"
