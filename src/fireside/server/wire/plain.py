"""What all messages have in common."""

from msgspec import Struct


class Plain(Struct, rename="camel", forbid_unknown_fields=True, omit_defaults=False):
    """Everything that travels: camel case on the wire, unknown fields refused."""
