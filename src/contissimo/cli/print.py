"""`contissimo print`: boards, tiles, score sheets, rules and dice tables as a PDF; and what a class needs on paper."""

from __future__ import annotations

import os
import sys
from functools import partial
from json import loads
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from contissimo.cli.desks import desk_of
from contissimo.cli.files import STDIN, check_can_save, choose_ruleset, read_text, save_bytes
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Signs, Word
from contissimo.cli.usage import Misused
from contissimo.core.errors import BadFile
from contissimo.core.game import AnyGame, Ruleset
from contissimo.i18n import Catalogue, choose_signs
from contissimo.paper.class_sheets import CLASS_SHEETS, ClassOrder, class_printed
from contissimo.paper.order import INKS, PAPERS, Order
from contissimo.paper.sheets import page_count, printed, sheets_of
from contissimo.study.classes import missed

STDOUT = STDIN
"""The same sign, at the other end."""
_TASKS = 20
"""On a worksheet; they fill a page."""
_PDF = b"%PDF-"

Output = Annotated[Signs, Parameter(name=("--output", "-o"))]


def print(  # noqa: A001, PLR0913  # the word that is typed; each is an option of the command
    sheet: str,
    game: str | None = None,
    /,
    *,
    code: Word = None,
    address: Word = None,
    tasks: Word = None,
    ruleset: Word = None,
    layout: Word = None,
    paper: str = "a4",
    ink: str = "colour",
    output: Output = None,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    _check("--paper", paper, tuple(PAPERS))
    _check("--ink", ink, INKS)
    if output == STDOUT and json:
        raise Misused("usage_value", name="--output")
    # What a terminal can't show, paper can.
    words = Catalogue(out.words.lang, choose_signs(signs, os.environ))
    if game is None:
        if sheet not in CLASS_SHEETS:
            raise Misused("usage_missing", name="GAME")
        file = output or f"class-{sheet}-{paper}-{words.lang}.pdf"
        wanted = ClassOrder(
            sheet,
            words,
            paper,
            ink,
            code=(code or "").upper(),
            address=address or "",
            tasks=_missed(sheet, tasks),
        )
        make = partial(class_printed, wanted)
    else:
        of = desk_of(game).game
        known = sheets_of(game)
        if sheet not in known:
            raise Misused("sheet_unknown", sheet=sheet, sheets=" ".join(known))
        rules = _with_layout(of, choose_ruleset(of, ruleset), layout)
        file = output or f"{game}-{sheet}-{rules.name}-{paper}-{words.lang}.pdf"
        make = partial(printed, Order(sheet, of, rules, words, paper, ink))
    if file != STDOUT:
        _check_is_ours(file)
    pdf = make()
    if file == STDOUT:
        sys.stdout.buffer.write(pdf)
        return 0
    save_bytes(file, pdf)
    pages = page_count(pdf)
    out.line({"file": file, "pages": pages, "bytes": len(pdf)})
    out.say("print-made", file=file, pages=pages)
    return 0


def _missed(sheet: str, file: str | None) -> tuple[tuple[str, str], ...]:
    """What a class got wrong most often, from its exported attempts."""
    if sheet != "worksheet":
        return ()
    if file is None:
        raise Misused("usage_missing", name="--tasks")
    rows = []
    for number, line in enumerate(read_text(file).split("\n"), 1):
        try:
            row = loads(line) if line.strip() else None
            if row is not None:
                rows.append((str(row["calculation"]), str(row["value"]), bool(row["right"])))
        except (ValueError, KeyError, TypeError):
            raise BadFile("class_file_unreadable", file=file, line=number) from None
    found = missed(rows, _TASKS)
    if not found:
        raise BadFile("tasks_missing", file=file)
    return tuple((task.text, str(task.value)) for task in found)


def _check(name: str, said: str, choices: tuple[str, ...]) -> None:
    if said not in choices:
        raise Misused("choice_unknown", name=name, said=said, choices=" ".join(choices))


def _with_layout(game: AnyGame, ruleset: Ruleset, path: str | None) -> Ruleset:
    """The ruleset with the board of a file of one's own."""
    if path is None:
        return ruleset
    try:
        return game.change_ruleset(ruleset, {"layout": f"{read_text(path)}\n"})
    except BadFile as error:
        raise BadFile(error.why, **error.details | {"file": path}) from None


def _check_is_ours(file: str) -> None:
    """A PDF is written again as often as one likes; any other file stays as it is."""
    check_can_save(file)
    path = Path(file)
    if path.exists():
        with path.open("rb") as there:
            if there.read(len(_PDF)) not in (_PDF, b""):
                raise BadFile("file_not_pdf", file=file)
