"""The page's types of the wire are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from contissimo.server import typescript
from contissimo.server.messages.inbound import Said
from contissimo.server.messages.told import Told

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_page_has_the_types_of_this_server() -> None:
    assert WRITTEN.read_text("utf-8") == typescript.typescript(), "run `make wire`"


def test_every_message_is_there_under_its_tag() -> None:
    text = typescript.typescript()
    for kind in (*Said.__args__, *Told.__args__):
        tag = kind.__struct_config__.tag
        assert f'export interface {kind.__name__} {{\n  t: "{tag}"\n' in text


class Inner(Struct):
    """A part."""

    word: Literal["a", "b"]


class Row(Struct, array_like=True):
    first: int
    second: str | None = None


class Asked(Struct, forbid_unknown_fields=True, tag_field="t", tag="asked"):
    must: str
    """Told in a
    comment, never None."""
    may: int | None = None


class Answered(Struct):
    inner: Inner
    many: list[Inner | None]
    by_name: dict[str, list[bool]]
    any: Any
    always: int = 7


INNER = """\
/** A part. */
export interface Inner {
  word: "a" | "b"
}
"""
ROW = """\
export type Row = [first: number, second?: string | null]
"""
ASKED = """\
export interface Asked {
  t: "asked"
  /** Told in a comment, never null. */
  must: string
  may?: number | null
}
"""
ANSWERED = """\
export interface Answered {
  inner: Inner
  many: (Inner | null)[]
  by_name: Record<string, boolean[]>
  any: unknown
  always: number
}
"""


@pytest.mark.parametrize(
    ("struct", "text"), [(Inner, INNER), (Row, ROW), (Asked, ASKED), (Answered, ANSWERED)]
)
def test_what_a_client_may_leave_out_and_what_it_always_gets(
    struct: type[Struct], text: str
) -> None:
    """A field with a default may be missing from what a client sends; the server sends it all the same."""
    assert typescript.declared(struct, {}) == text


def test_what_has_no_counterpart_is_not_written() -> None:
    class Odd(Struct):
        at: msgspec.Raw

    with pytest.raises(KeyError):
        typescript.declared(Odd, {})
