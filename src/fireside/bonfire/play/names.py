"""The names that stand in Bonfire's data; all others are those of the edition."""

from typing import Literal

Token = Literal["ship", "path", "task", "great_bonfire", "guardian", "gnome", "yellow"]
Resource = Literal["flower", "fruit", "herb", "shell", "root", "gold"]
Colour = Literal["blue", "red", "yellow"]
CouncilTask = Literal["tasks", "portals", "paths", "guardians", "gnomes"]
Direction = Literal["right", "left", "up", "down"]
TomCard = Literal["great_bonfire", "task_ii", "task_i", "guardian", "path", "gnome"]
Goods = dict[Token | Resource, int]
Cell = tuple[int, int]  # column and row
