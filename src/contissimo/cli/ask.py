"""Reading what a person types, from a terminal or from a script."""

from __future__ import annotations

import sys

from contissimo.cli.options import plain
from contissimo.cli.output import Out


def is_interactive() -> bool:
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams)


def ask(out: Out, key: str, **values: str | int) -> str | None:
    """The line typed, without its outer spaces; None when there is no more, or it was interrupted."""
    prompt = out.words.text(key, **values)
    try:
        if is_interactive() and not out.json:
            return plain(input(f"{prompt} ").strip())  # input(): so that the line can be edited
        out.show(prompt)
        if sys.stdout is not None:
            sys.stdout.flush()
        line = "" if sys.stdin is None else sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        out.show()
        return None
    return plain(line.strip()) if line else None
