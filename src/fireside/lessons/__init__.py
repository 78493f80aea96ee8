"""The lessons: for each title a game that is always the same, and what is said along the way.

`TITLE.fire` is the game's record, `TITLE.json` the chapters and their steps; `server/lessons.py`
puts them together. What a step says stands in `locales/`.
"""
