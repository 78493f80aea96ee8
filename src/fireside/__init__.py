"""Two board games about fire: their rules, opponents to play against, and a table to play at."""
