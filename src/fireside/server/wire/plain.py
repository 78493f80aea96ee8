"""What all messages have in common."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class Plain(Struct, rename="camel", forbid_unknown_fields=True, omit_defaults=False):
    """Everything that travels: camel case on the wire, unknown fields refused."""


class Fixed(Struct, frozen=True, rename="camel", forbid_unknown_fields=True, omit_defaults=False):
    """The same, for what is told apart by what is in it."""


# An event: what happened, to which seat, and what else the title's events of that name tell.
Happened = Annotated[
    dict[str, Any],
    Meta(
        extra_json_schema={
            "required": ["event", "seat"],
            "properties": {"event": {"type": "string"}, "seat": {"type": "integer"}},
            "additionalProperties": True,
        }
    ),
]
