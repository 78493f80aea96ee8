"""What all messages have in common."""

from msgspec import Struct


class Plain(Struct, rename="camel", forbid_unknown_fields=True, omit_defaults=False):
    """Everything that travels: camel case on the wire, unknown fields refused."""


class Fixed(Struct, frozen=True, rename="camel", forbid_unknown_fields=True, omit_defaults=False):
    """The same, for what is told apart by what is in it."""
