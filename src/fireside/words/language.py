"""The language that somebody speaks, by the settings of their system."""

import os

from fireside.words.catalogues import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def usual_language() -> str:
    """The language of the environment, English where we do not speak it."""
    locale = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    language = locale.lower().replace("-", "_").split(".")[0].split("_")[0]
    return language if language in LANGUAGES else LANGUAGES[0]
