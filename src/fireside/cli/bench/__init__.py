"""`fireside bench`: how fast the rules, the bots and tables are."""
