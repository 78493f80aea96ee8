"""Saying things in five languages: what is said is a message with its arguments, decided without
any language; the catalogues beside this file, and those of the titles, put it into words."""
