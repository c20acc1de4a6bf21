"""`contissimo check`: the tables of a database or a backup that can't be played on."""

from __future__ import annotations

from pathlib import Path

from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Word
from contissimo.cli.usage import Misused

NOTHING, FOUND = 0, 1


def check(
    file: Word = None, /, *, database: Word = None, json: Flag = False, lang: Word = None
) -> int:
    from contissimo.server.storage import admin  # noqa: PLC0415  # the help of all verbs must not wait for the server's packages

    out = out_for(lang, json=json)
    if file is None:
        checked = admin.check(database)
    elif database is not None:
        raise Misused("check_either")
    elif not Path(file).is_file():
        raise Misused("backup_missing", path=file)
    else:
        checked = admin.check_backup(Path(file))
    found = [{"table": finding.table, "what": finding.what} for finding in checked.found]
    out.line({"tables": checked.tables, "found": found})
    for finding in checked.found:
        out.say(f"check-{finding.what.replace('_', '-')}", "red", table=finding.table)
    out.say("check-done", tables=checked.tables, found=len(found))
    return FOUND if found else NOTHING
