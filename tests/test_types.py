"""`Any` hides mistakes from mypy: it stands only where a reason stands beside it."""

from __future__ import annotations

import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "contissimo"


def unexplained(source: str) -> Iterator[int]:
    """The lines with an `Any` that has no reason: on its line, above it, at its import, or as “`Any`” in the module's text."""
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    comments = {token.start[0] for token in tokens if token.type == tokenize.COMMENT}
    if any("`Any`" in t.string for t in tokens if t.type in (tokenize.STRING, tokenize.COMMENT)):
        return
    used = [token for token in tokens if token.type == tokenize.NAME and token.string == "Any"]
    imported = [token.start[0] for token in used if "import" in token.line]
    if comments.intersection(imported):
        return
    for line in sorted({token.start[0] for token in used}.difference(imported)):
        if not {line, line - 1} & comments:
            yield line


@pytest.mark.parametrize(
    "path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix()
)
def test_every_any_has_its_reason(path: Path) -> None:
    assert list(unexplained(path.read_text("utf-8"))) == []


def test_an_any_without_a_reason_is_found() -> None:
    """Else the test above could allow what it should find."""
    plain = "from typing import Any\n\nx: Any = 1\n"
    assert list(unexplained(plain)) == [3]
    assert list(unexplained(plain.replace("= 1", "= 1  # a row of any table"))) == []
    assert list(unexplained(plain.replace("\n\nx", "\n# a row of any table\nx"))) == []
    assert list(unexplained(plain.replace("Any\n", "Any  # rows of any table\n"))) == []
    assert list(unexplained(f'"""`Any` is a row of any table."""\n{plain}')) == []
