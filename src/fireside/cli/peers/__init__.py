"""Scripts that measure other programs. Each runs in an environment of its own, by its path."""
