"""Small bots as files, for tests of the programs that play."""

from __future__ import annotations

import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"


def command(path: Path) -> str:
    """How a player that is a program is named; -S and -E spare the interpreter's start what it can."""
    return f"exec:{sys.executable} -S -E {path}"


def bot(folder: Path, body: str) -> str:
    """A bot that says hello and then does `body` with each line it reads, in parts."""
    path = folder / "bot.py"
    lines = [
        "import sys, time",
        "def say(text): print(text, flush=True)",
        "for line in sys.stdin:",
        "    parts = line.rstrip('\\n').split('\\t')",
        "    word = parts[0]",
        "    if word == 'hello': say('hello 1')",
        *(f"    {line}" for line in body.splitlines()),
    ]
    path.write_text("\n".join(lines))
    return command(path)
