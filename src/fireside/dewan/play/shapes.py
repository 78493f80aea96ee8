"""The shapes of Dewan's data, all together."""

from typing import Final

from fireside.dewan.play.choices import CHOICES
from fireside.dewan.play.events import EVENTS
from fireside.dewan.play.view import Printed, View
from fireside.server.wire.shapes import Shapes

SHAPES: Final = Shapes(Printed, View, EVENTS, CHOICES)
