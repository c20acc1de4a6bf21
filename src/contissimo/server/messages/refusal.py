"""A refusal as the body of an HTTP answer; over the socket it is `outbound.Refused`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Refusal(Struct):
    """Why something was refused: a code, and what a sentence about it needs."""

    why: str
    details: dict[str, Any]  # as the error has them
