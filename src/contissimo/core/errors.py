"""The three ways in which something from outside can be wrong.

Reading, judging and configuring fail differently, so each has its own error. All carry a code and
details; the sentence for a person is in the catalogues, under that code.
"""

from __future__ import annotations

from typing import Any


class ContissimoError(Exception):
    """The root of our errors: a code `why`, and the details that a sentence about it needs."""

    def __init__(self, why: str, **details: object) -> None:
        super().__init__(why, details)
        self.why = why
        self.details: dict[str, Any] = details  # each code has its own; who reads one knows them

    def __str__(self) -> str:
        if not self.details:
            return self.why
        return f"{self.why} ({', '.join(f'{k}={v}' for k, v in self.details.items())})"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.why, self.details)


def _rebuild(kind: type[ContissimoError], why: str, details: dict[str, object]) -> ContissimoError:
    return kind(why, **details)


class Unreadable(ContissimoError):
    """A text that is not notation at all, whatever the position."""


class IllegalMove(ContissimoError):
    """A readable move that the rules refuse here. Squares at fault are in `details["squares"]`."""


class Unfinished(IllegalMove):
    """A move that the rules refuse as it is, and that more pieces may still make legal: nothing is wrong with it yet."""


class BadFile(ContissimoError):
    """A mistake in a ruleset, layout, bag, board or record that somebody wrote.

    `file` is what its author calls it and `line` counts from 1; 0 means the file as a whole.
    """

    def __init__(self, why: str, *, file: str, line: int = 0, **details: object) -> None:
        super().__init__(why, file=file, line=line, **details)
        self.file = file
        self.line = line
