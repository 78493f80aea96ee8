"""`fireside soak`: many games by bots, checked in every position."""
