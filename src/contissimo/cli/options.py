"""The options that several verbs share, by type. Their sentences are in the catalogue, by name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token, convert

Flag = bool


def _word(_: object, said: Sequence[Token]) -> object:
    # Left to itself, cyclopts takes the words none and null for an option that was not given.
    return convert(str, said)


def plain(typed: str) -> str:
    """What was typed with wide letters, digits and signs, as a Japanese keyboard gives them, as with plain ones."""
    return unicodedata.normalize("NFKC", typed)


def _plain_word(_: object, said: Sequence[Token]) -> object:
    return plain(convert(str, said))


def _number(_: object, said: Sequence[Token]) -> object:
    return convert(int, said)


Word = Annotated[str | None, Parameter(converter=_word)]
Number = Annotated[int | None, Parameter(converter=_number)]
Signs = Annotated[str | None, Parameter(converter=_word, allow_leading_hyphen=True)]
"""A value that may begin with a minus sign, or be `-` for standard input."""
Notation = Annotated[str | None, Parameter(converter=_plain_word, allow_leading_hyphen=True)]
"""Tiles, dice or a move, from any keyboard."""
File = Annotated[str, Parameter(allow_leading_hyphen=True)]
