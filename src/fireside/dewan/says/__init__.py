"""What is said of Dewan's choices, questions and events, as messages."""
