"""Scripts that measure other programs, each in a process of its own: the extra `peers`."""
