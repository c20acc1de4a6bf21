"""`contissimo tables`: what can be counted about a game before it is played, for those games that have dice."""

from __future__ import annotations

import csv as csv_format
import sys

from contissimo.cli.desks import Question, desk_of
from contissimo.cli.files import board_in, choose_ruleset
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Signs, Word
from contissimo.cli.usage import Misused


def tables(
    game: str,
    /,
    *,
    board: Signs = None,
    squares: Word = None,
    ruleset: Word = None,
    csv: Flag = False,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    desk = desk_of(game)
    if csv and json:
        raise Misused("usage_value", name="--csv")
    found = desk.tables(Question(choose_ruleset(desk.game, ruleset), **board_in(board)), squares)
    if found is None:
        raise Misused("usage_value", name="GAME")
    if csv:
        csv_format.writer(sys.stdout, lineterminator="\n").writerows(found.rows())
        return 0
    for line in found.lines():
        out.line(line)
    if not json:
        found.show(out)
    return 0
