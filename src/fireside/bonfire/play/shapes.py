"""The shapes of Bonfire's data, all together."""

from typing import Final

from fireside.bonfire.play.choices import CHOICES
from fireside.bonfire.play.events import EVENTS
from fireside.bonfire.play.printed import Printed
from fireside.bonfire.play.view import View
from fireside.server.wire.shapes import Shapes

SHAPES: Final = Shapes(Printed, View, EVENTS, CHOICES)
