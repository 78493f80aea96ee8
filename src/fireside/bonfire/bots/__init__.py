"""Bonfire through a bot's eyes: positions in numbers, rules of thumb, and what is never silly."""
