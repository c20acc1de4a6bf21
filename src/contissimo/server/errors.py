"""How the server refuses: a client what it may not do, an operator what can't be set. Rules refuse with `IllegalMove`."""

from __future__ import annotations

from contissimo.core.errors import ContissimoError


class Refused(ContissimoError):
    """What a client asked for can't be done, or not now, or not by them. Nothing has changed."""


class Stale(Refused):
    """The match has gone on since, to entry `seq`: the client is sent the state with the refusal."""


class BadSetting(ContissimoError):
    """Something that an operator set or named: a database, a bus, a file."""
