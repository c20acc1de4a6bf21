"""Calculissimo in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from contissimo.cli.desks.calculissimo_board import draw_board, tiles_in_words
from contissimo.cli.desks.calculissimo_card import card, card_of, score_json
from contissimo.cli.desks.desk import Answer, Asked, Lines
from contissimo.cli.output import in_sums, on_tiles, words_for
from contissimo.cli.usage import Misused
from contissimo.core.arithmetic import ALIASES
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE
from contissimo.engine.calculissimo.evaluate import most_points
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import EMPTY, Board, empty_board, read_board
from contissimo.games.calculissimo.movegen import placements
from contissimo.games.calculissimo.moves import (
    Challenge,
    Draw,
    HiddenDraw,
    HiddenSwap,
    Order,
    Placement,
    Swap,
)
from contissimo.games.calculissimo.phases import Turn, Window
from contissimo.games.calculissimo.placing import judge, lay
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACES, OPERATORS, RACK_SIZE, in_order, tile_of
from contissimo.games.calculissimo.turns import announces
from contissimo.games.calculissimo.view import View
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry


class CalculissimoDesk:
    game = GAME
    hides = True

    def drawn(self, position: Position | View) -> Text:
        return draw_board(position.board, position.ruleset)

    def board(self, asked: Asked) -> Text:
        return draw_board(_with_move(asked), asked.ruleset)

    def moves(self, asked: Asked) -> list[Answer]:
        asked.refuse("dice", GAME.key)
        rules: Ruleset = asked.ruleset
        if asked.rack is None:
            raise Misused("rack_needed")
        return _ranked(_board(asked), rules, _rack(asked.rack, rules))

    def score(self, asked: Asked, words: Catalogue) -> tuple[dict[str, Any], Lines]:
        asked.refuse("dice", GAME.key)
        if asked.move is None:
            raise Misused("move_needed")
        move = GAME.read_move(asked.move)
        if not isinstance(move, Placement):
            raise Misused("move_not_scored", move=asked.move)
        rules: Ruleset = asked.ruleset
        board = _board(asked)
        rack = _tiles_of(move, rules) if asked.rack is None else _rack(asked.rack, rules)
        scored = judge(board, rules, rack, move)
        announced = {} if move.total is None else {"announced": move.total}
        return score_json(scored) | announced, card(scored, words)

    def draw(self, view: View, words: Catalogue) -> Lines:
        lines = [
            draw_board(view.board, view.ruleset),
            Text(words.text("legend-calculissimo"), "dim"),
        ]
        if view.rack is not None:
            rack = words.text("rack", tiles=tiles_in_words(view.rack))
            lines.append(
                Text.assemble((rack, "bold"), f"   {words.text('bag', count=view.bag_size)}")
            )
        if isinstance(view.phase, Window):
            move, total = in_sums(words, str(view.phase.move)), view.phase.move.total or 0
            lines.append(Text(words.text("window-calculissimo", move=move, total=total), "bold"))
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
        def line(key: str, **values: Any) -> Text:
            return Text(words_for(words, key, {"name": who} | values))

        match entry.move:
            case Placement() as move:
                laid = line("told-move", move=in_sums(words, str(move)))
                if before.ruleset.judging == "challenge" and not is_open:
                    return [laid]  # §7.2: nothing tells whether it is right
                return [laid, *card_of(before, entry, words)]
            case Swap(tiles):
                return [line("told-swap", count=len(tiles))]
            case HiddenSwap(count):
                return [line("told-swap", count=count)]
            case Challenge():
                return [line("told-challenge"), *_verdict(before, after, words, who)]
        return [line(f"told-{entry.move}")]

    def happened(self, move: Any, names: Sequence[str], words: Catalogue) -> str:
        match move:
            case Order(drawn):
                shown = ", ".join(f"{names[seat - 1]} {on_tiles(face)}" for seat, face in drawn)
                return words.text("happened-order", drawn=shown)
            case Draw(seat, tiles):
                name = names[seat - 1]
                return words.text("happened-draw", name=name, tiles=tiles_in_words(tiles))
            case HiddenDraw(seat, count):
                return words.text("happened-hidden-draw", name=names[seat - 1], count=count)
        return str(move)

    def details(self, before: Position, entry: Entry) -> dict[str, Any]:
        if not isinstance(entry.move, Placement):
            return {}
        try:
            scored = judge(before.board, before.ruleset, before.rack(entry.seat), entry.move)
        except (
            IllegalMove
        ) as refusal:  # where players judge each other it may lie there all the same
            return {"legal": False, "why": refusal.why}
        return {"lines": score_json(scored)["lines"]}

    def takes_turn(self, before: Position, entry: Entry) -> bool:
        return isinstance(before.phase, Turn) and entry.seat != NATURE

    def best(self, before: Position, entry: Entry) -> tuple[str, int] | None:
        found = most_points(before.board, before.ruleset, before.rack(entry.seat))
        return None if found is None else (str(found[0]), found[1])

    def hints(self, view: View) -> list[str]:
        return [hint.text for hint in _ranked(view.board, view.ruleset, view.rack or "")]

    def tidy(self, typed: str, view: View) -> str:
        first, *rest = typed.lower().split() or [""]
        return " ".join([first, "".join(rest)]) if rest else first


def _ranked(board: Board, rules: Ruleset, rack: str) -> list[Answer]:
    """Each legal placement with its score, best first, then in text order."""
    found = [
        (judge(board, rules, rack, move).total, move) for move in placements(board, rules, rack)
    ]
    answers = []
    for points, move in sorted(found, key=lambda pair: (-pair[0], str(pair[1]))):
        text = str(move.announcing(points) if announces(rules) else move)
        answers.append(Answer({"move": text, "score": points}, f"{points:>5}  {on_tiles(text)}"))
    return answers


def _verdict(before: Position, after: Position, words: Catalogue, who: str) -> Lines:
    """What a contest came to (§7.2), and the card of what stands after it."""
    assert isinstance(before.phase, Window)
    move = before.phase.move
    if after.board != before.board:
        return [Text(words.text("contest-right", name=who))]
    empty = before.board.with_tiles([(square, EMPTY) for square, _ in move.tiles])
    scored = judge(empty, before.ruleset, _tiles_of(move, before.ruleset), move)
    key = "contest-wrong" if scored.total == move.total else "contest-corrected"
    return [Text(words.text(key, name=who)), *card(scored, words)]


def _board(asked: Asked) -> Board:
    text = asked.board
    layout = asked.ruleset.layout
    return empty_board(layout) if text is None else read_board(text, layout, file=asked.file)


def _rack(typed: str, rules: Ruleset) -> str:
    """1 to 7 tiles, in any order and with any sign that people use."""
    tiles = typed.translate(ALIASES)
    wrong = next((face for face in tiles if face not in FACES), None)
    if wrong is not None:
        raise Misused("rack_face", face=wrong)
    if not 1 <= len(tiles) <= RACK_SIZE:
        raise Misused("rack_size", count=len(tiles), limit=RACK_SIZE)
    left_out = next((face for face in tiles if not _is_played(face, rules)), None)
    if left_out is not None:
        raise Misused("rack_left_out", face=left_out)
    return in_order(tiles)


def _with_move(asked: Asked) -> Board:
    """The board with the tiles of the move that is asked about, where they can lie there."""
    board = _board(asked)
    move = None if asked.move is None else GAME.read_move(asked.move)
    if not isinstance(move, Placement):
        return board
    try:
        return lay(board, asked.ruleset, _tiles_of(move, asked.ruleset), move).board
    except IllegalMove:
        return board


def _tiles_of(move: Placement, rules: Ruleset) -> str:
    """The tiles of a placement, taken as given; those that this game is played without nobody has."""
    tiles = (tile_of(letter) for _, letter in move.tiles)
    return "".join(tile for tile in tiles if _is_played(tile, rules))


def _is_played(face: str, rules: Ruleset) -> bool:
    return face not in OPERATORS or face in rules.operators
