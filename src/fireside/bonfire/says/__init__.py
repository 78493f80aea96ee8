"""What is said of Bonfire's choices, questions and events, as messages."""
