"""What Bonfire's games tell those who play: the shapes of its data."""
