"""Bonfire in the terminal."""
