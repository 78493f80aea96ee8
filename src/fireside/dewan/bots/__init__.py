"""What the bots know about Dewan."""
