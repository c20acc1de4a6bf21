"""How the server refuses: `Refused` for clients, `BadSetting` for operators. Rules refuse with `IllegalMove`."""

from __future__ import annotations

from contissimo.core.errors import ContissimoError


class Refused(ContissimoError):
    """A client's request can't be done, or not now, or not by them. Nothing has changed."""


class Stale(Refused):
    """The match has moved on to entry `seq`: the client is sent the state with the refusal."""


class BadSetting(ContissimoError):
    """Something that an operator set or named: a database, a bus, a file."""
