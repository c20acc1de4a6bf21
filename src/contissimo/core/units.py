"""The units that cross modules: who sits where, points, and time."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
Points = NewType("Points", int)
Millis = NewType("Millis", int)
