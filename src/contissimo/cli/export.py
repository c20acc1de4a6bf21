"""`contissimo export`: the games that a server has seen, as records."""

from __future__ import annotations

from pathlib import Path

from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word

LEFT_OUT = 1


def export(
    folder: File = "records",
    /,
    *,
    all: Flag = False,  # noqa: A002  # the word that is typed
    database: Word = None,
    json: Flag = False,
    lang: Word = None,
) -> int:
    from contissimo.server.storage import admin  # noqa: PLC0415  # the help of all verbs must not wait for the server's packages

    out = out_for(lang, json=json)
    exported: admin.Exported = admin.operate(
        database,
        lambda connection: admin.export(connection, Path(folder), running=all),
        write=False,
    )
    left_out = exported.damaged
    out.line({"folder": folder, "records": exported.records, "damaged": left_out})
    out.say("export-done", count=exported.records, path=folder)
    for table in left_out:
        out.say("export-left-out", table=table)
    return LEFT_OUT if left_out else 0
