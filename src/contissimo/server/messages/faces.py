"""By what people are known besides their name: an animal on a disc of a colour, those of the classroom."""

from __future__ import annotations

from msgspec import Struct

from contissimo.study.pupils import Animal, Colour


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture and the colour behind it."""

    animal: Animal
    colour: Colour
