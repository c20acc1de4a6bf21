"""How values show themselves at a prompt: their notation, which says as much as their fields and can be read."""

from __future__ import annotations


def by_notation(value: object) -> str:
    """For `__repr__`: `<Placement 8d 9+6/2>`."""
    return f"<{type(value).__name__} {value}>"
