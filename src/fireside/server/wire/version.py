"""The version of the protocol."""

from typing import Final, Literal, get_args

# It grows whenever a client of the version before would misread the server, or be misread by it.
# The browser's client says the same number, which is checked by its type (web/src/protocol.ts).
Protocol = Literal[1]
PROTOCOL: Final[int] = get_args(Protocol)[0]
PROTOCOL_HEADER: Final = "Fireside-Protocol"  # of requests and answers; for a socket `?protocol=`
