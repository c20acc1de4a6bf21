"""`contissimo backup`: everything that a server knows, in one file, while it runs."""

from __future__ import annotations

import os
from pathlib import Path

from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word
from contissimo.cli.usage import Misused


def backup(file: File, /, *, database: Word = None, json: Flag = False, lang: Word = None) -> int:
    from contissimo.server import operating  # noqa: PLC0415  # the help of all verbs must not wait for the server's packages

    out = out_for(lang, json=json)
    target = Path(file)
    # Written beside it first: a backup that is there is whole. It holds secrets, so it is for us alone.
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        rows: int = operating.operate(
            database, lambda connection: operating.backup(connection, part), write=False
        )
        part.replace(target)
    except OSError:
        raise Misused("backup_failed", path=file) from None
    out.line({"file": file, "rows": rows})
    out.say("backup-done", rows=rows, path=file)
    return 0
