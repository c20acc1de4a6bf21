"""Contig 60 in a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.text import Text

from contissimo.cli.desks.contig60.board import draw_board, marker
from contissimo.cli.desks.desk import Answer, Lines, Question, Tables
from contissimo.cli.output import in_sums, words_for
from contissimo.cli.usage import Misused
from contissimo.core.game import Move, Points, any_game
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.board import SIDES, Board, read_board
from contissimo.games.contig60.moves import Challenge, First, Roll, Say, Steal, honest_moves
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.sentences import Dice
from contissimo.games.contig60.view import View
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry

_DICE = re.compile(r" *([0-9]{1,2}) *[, ] *([0-9]{1,2}) *[, ] *([0-9]{1,2}) *")


class ContigDesk:
    game = any_game(GAME)
    questions = ("dice",)
    hides = False

    def drawn(self, position: Position | View) -> Text:
        return draw_board(position.board)

    def board(self, asked: Question) -> Text:
        return draw_board(_board(asked))

    def moves(self, asked: Question) -> Iterator[Answer]:
        return _ranked(_board(asked), asked.ruleset, _dice(asked))

    def score(self, asked: Question, words: Catalogue) -> tuple[dict[str, object], Lines]:
        dice = _dice(asked)
        if asked.move is None:
            raise Misused("move_needed")
        move = GAME.read_move(asked.move)
        if not isinstance(move, Say | Steal):
            raise Misused("move_not_scored", move=asked.move)
        # Anyone who asks wants the verdict, also where players judge each other.
        rules = replace(asked.ruleset, judging="referee")
        scores = (Points(rules.points), Points(rules.points))
        stolen = isinstance(move, Steal)
        position = Position(rules, _board(asked), scores, SIDES[0], dice=dice, passed=stolen)
        points = position.score(move.sentence)
        lines = [Text(f"  {in_sums(words, str(move.sentence))}", "bold"), _points(points, words)]
        return {"legal": True, "score": points, "square": move.sentence.square}, lines

    def draw(self, view: View, words: Catalogue) -> Lines:
        lines = [self.drawn(view), Text(words.text("legend-contig60"), "dim")]
        if view.dice is not None:
            dice = "  ".join(f"[{die}]" for die in view.dice)
            left = words.text("markers", first=view.markers[0], second=view.markers[1])
            lines.append(Text.assemble((words.text("dice", dice=dice), "bold"), f"   {left}"))
        if view.said is not None:
            said = in_sums(words, str(view.said))
            lines.append(Text(words.text("window-contig60", move=said), "bold"))
        elif view.passed is not None:
            lines.append(Text(words.text("steal-offered"), "bold"))
        return lines

    def told(
        self,
        entry: Entry,
        who: str,
        before: Position,
        after: Position,
        words: Catalogue,
        *,
        is_open: bool,
    ) -> Lines:
        def line(key: str, **values: object) -> Text:
            return Text(words_for(words, key, {"name": who} | values))

        match entry.move:
            case Say(sentence) | Steal(sentence):
                key = "told-steal" if isinstance(entry.move, Steal) else "told-move"
                covered = Text.assemble("  ", marker(sentence.square, entry.seat))
                return [
                    line(key, move=in_sums(words, str(sentence))),
                    covered.append_text(_points(entry.points[0], words)),
                    line("told-total", total=entry.total[0]),
                ]
            case Challenge():
                key = "contest-right" if after.board != before.board else "contest-wrong"
                return [line("told-challenge"), line(key)]
        return [line(f"told-{entry.move}")]

    def happened(self, move: Move, names: Sequence[str], words: Catalogue) -> str:
        match move:
            case First(seat):
                return words.text("happened-first", name=names[seat - 1])
            case Roll(dice):
                return words.text("happened-roll", dice=" ".join(map(str, dice)))
        return words.text("happened-last")

    def details(self, before: Position, entry: Entry) -> dict[str, object]:
        if not isinstance(entry.move, Say | Steal):
            return {}
        return {"square": entry.move.sentence.square}

    def tables(self, asked: Question, squares: str | None) -> Tables:
        from contissimo.cli.desks.contig60.tables import free_tables  # noqa: PLC0415  # no other verb needs them

        return free_tables(asked.ruleset, _board(asked), squares)

    def tidy(self, typed: str, view: View) -> str:
        text = "".join(typed.lower().split())
        if text.startswith("steal"):
            return f"steal {text.removeprefix('steal')}"
        # Where a steal is offered a sentence can be nothing else.
        return f"steal {text}" if view.passed is not None and "=" in text else text


def _points(points: int, words: Catalogue) -> Text:
    return Text(f"  {words.text('card-total', points=points)}", "bold green")


def _ranked(board: Board, rules: Ruleset, dice: Dice) -> Iterator[Answer]:
    """A sentence for each reachable free square, most points first, then by square."""
    honest = honest_moves("turn", board, dice, rules.operations)
    sentences = [move.sentence for move in honest if isinstance(move, Say)]
    found = [(rules.points_for(board, s.square), s) for s in sentences]
    return (
        Answer(
            {"square": sentence.square, "points": points, "sentence": str(sentence)},
            str(sentence),
            points,
        )
        for points, sentence in sorted(found, key=lambda pair: (-pair[0], pair[1].square))
    )


def _board(asked: Question) -> Board:
    text = asked.board
    layout = asked.ruleset.layout
    return Board(layout) if text is None else read_board(text, layout, file=asked.file)


def _dice(asked: Question) -> Dice:
    said = asked.questions.get("dice")
    if said is None:
        raise Misused("dice_needed")
    found = _DICE.fullmatch(said)
    dice = tuple(map(int, found.groups())) if found else ()
    if not asked.ruleset.can_roll(dice):
        raise Misused("dice_wrong", dice=said)
    return dice
