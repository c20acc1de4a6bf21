"""`contissimo restore`: a server's database as it was when a backup was made."""

from __future__ import annotations

from pathlib import Path

from contissimo.cli.files import for_us_alone
from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word
from contissimo.cli.usage import Misused


def restore(file: File, /, *, database: Word = None, json: Flag = False, lang: Word = None) -> int:
    from contissimo.server.storage import admin  # noqa: PLC0415  # the help of all verbs must not wait for the server's packages

    out = out_for(lang, json=json)
    if not Path(file).is_file():
        raise Misused("backup_missing", path=file)
    with for_us_alone():
        restored = admin.restore(database, Path(file))
    out.line({"file": file, "rows": restored.rows, "counted": restored.is_counted})
    out.say("restore-done", rows=restored.rows)
    if not restored.is_counted:
        out.say("restore-uncounted")
    return 0
