"""Where the things of Dewan stand in the law: numbers of rules."""

from typing import Final

# By scenario and source of points.
SOURCE_RULES: Final = {
    "base": {"groups": "D9.5", "berries": "D9.6"},
    "team": {"groups": "D10.2", "pairs": "D10.2"},
    "volcano": {"waters": "D12.4", "neighbours": "D12.4", "pairs": "D12.4"},
    "downpour": {"zones": "D13.2", "pairs": "D13.2"},
    "lake-villages": {"lakes": "D14.6", "pairs": "D14.6", "fish": "D14.6"},
}
# In every scenario.
COMMON_RULES: Final = {"stories": "D9.3", "fire": "D9.4", "most fire": "D9.4"}
TIE_RULE: Final = "D9.7"
TEAM_TIE_RULE: Final = "D10.3"
