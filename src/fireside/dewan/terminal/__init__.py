"""Dewan in the terminal."""
