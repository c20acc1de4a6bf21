"""`contissimo score`: whether a move is legal on a board, and what it scores, step by step."""

from __future__ import annotations

from contissimo.cli.desks import Question, desk_of
from contissimo.cli.desks.desk import asked_of
from contissimo.cli.files import board_in, choose_ruleset
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Notation, Signs, Word
from contissimo.cli.output import explain
from contissimo.core.errors import IllegalMove


def score(
    game: str,
    /,
    *,
    move: Notation = None,
    board: Signs = None,
    ruleset: Word = None,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
    **questions: Notation,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    desk = desk_of(game)
    rules = choose_ruleset(desk.game, ruleset)
    asked = Question(rules, **board_in(board), questions=asked_of(desk, questions), move=move)
    try:
        answer, card = desk.score(asked, out.words)
    except IllegalMove as refusal:
        squares = list(refusal.details.get("squares", ()))
        out.line({"legal": False, "why": refusal.why, "squares": squares})
        out.show(desk.board(asked))
        out.show(explain(out.words, refusal), "bold red")
        return 0
    out.line(answer)
    out.show(desk.board(asked))
    for line in card:
        out.show(line)
    return 0
