"""`contissimo clear`: the operator takes a name away from those who have it."""

from __future__ import annotations

from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word


def clear(name: File, /, *, database: Word = None, json: Flag = False, lang: Word = None) -> int:
    from contissimo.server.guests.names import LISTED  # noqa: PLC0415  # the help of all verbs must not wait for the server's packages
    from contissimo.server.storage import admin  # noqa: PLC0415  # as above

    out = out_for(lang, json=json)
    instead = LISTED[0]
    count: int = admin.operate(database, lambda c: admin.clear_name(c, name, instead))
    out.line({"cleared": name, "people": count})
    out.say("clear-done", count=count)
    return 0
