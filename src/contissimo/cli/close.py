"""`contissimo close`: the operator ends a table."""

from __future__ import annotations

from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Word


def close(table: str, /, *, database: Word = None, json: Flag = False, lang: Word = None) -> int:
    from contissimo.server.storage import admin  # noqa: PLC0415  # the help of all verbs must not wait for the server's packages
    from contissimo.server.support.server_time import wall_clock  # noqa: PLC0415  # as above

    out = out_for(lang, json=json)
    admin.operate(database, lambda connection: admin.close_table(connection, table, wall_clock()))
    out.line({"closed": table})
    out.say("close-done", table=table)
    return 0
