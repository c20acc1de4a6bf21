"""Mistakes in how a command was typed, in our words instead of the parser's."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from contissimo.core.errors import ContissimoError


class Misused(ContissimoError):
    """A command that can't be carried out as it was typed."""


def usage_error(error: CycloptsError) -> Misused:
    """Our error for one of the parser's."""
    name = error.argument.name if error.argument is not None else ""
    match error:
        case MissingArgumentError():
            return Misused("usage_missing", name=name)
        case CoercionError():
            return Misused("usage_value", name=name)
        case RepeatArgumentError():
            return Misused("usage_twice", name=name or error.token.keyword or error.token.value)
        case UnknownOptionError():
            return Misused("usage_unknown", name=error.token.keyword or error.token.value)
        case UnknownCommandError() | UnusedCliTokensError():
            return Misused("usage_unknown", name=(error.unused_tokens or [""])[0])
    return Misused("usage_wrong")
