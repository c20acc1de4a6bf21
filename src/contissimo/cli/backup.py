"""`contissimo backup`: everything that a server knows, in one file, while it runs."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import mkstemp

from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word
from contissimo.cli.usage import Misused


def backup(file: File, /, *, database: Word = None, json: Flag = False, lang: Word = None) -> int:
    from contissimo.server.storage import admin, backup  # noqa: PLC0415  # the help of all verbs must not wait for the server's packages

    out = out_for(lang, json=json)
    target = Path(file)
    try:
        # Written to another file first: a backup that is there is whole. It holds secrets, so it is for us alone.
        number, part = mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
        os.close(number)
    except OSError:
        raise Misused("backup_failed", path=file) from None
    try:
        rows: int = admin.operate(
            database,
            lambda connection: backup.backup(connection, Path(part)),
            write=False,
            any_revision=True,
        )
        _keep(Path(part), target)
    except OSError:
        raise Misused("backup_failed", path=file) from None
    finally:
        Path(part).unlink(missing_ok=True)
    out.line({"file": file, "rows": rows})
    out.say("backup-done", rows=rows, path=file)
    return 0


def _keep(part: Path, target: Path) -> None:
    """Only what is on the disk takes the place of the backup before."""
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.replace(target)
