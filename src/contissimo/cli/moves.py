"""`contissimo moves`: each legal move on a board and what it scores, best first."""

from __future__ import annotations

from itertools import islice

from contissimo.cli.desks import Question, desk_of
from contissimo.cli.desks.desk import asked_of
from contissimo.cli.files import board_in, choose_ruleset
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Notation, Number, Signs, Word
from contissimo.cli.output import dumps
from contissimo.cli.usage import Misused


def moves(
    game: str,
    /,
    *,
    board: Signs = None,
    ruleset: Word = None,
    top: Number = None,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
    **questions: Notation,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    desk = desk_of(game)
    if top is not None and top < 1:
        raise Misused("top_wrong")
    rules = choose_ruleset(desk.game, ruleset)
    asked = Question(rules, **board_in(board), questions=asked_of(desk, questions))
    answers = islice(desk.moves(asked), top)
    out.show(desk.board(asked))
    if json:
        out.write(dumps(answer.json) for answer in answers)
    elif not out.write(out.words.in_sums(answer.text) for answer in answers):
        out.say("moves-none")
    return 0
