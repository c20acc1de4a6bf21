"""Calculissimo in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from contissimo.cli.desks.calculissimo.board import draw_board, tiles_in_words
from contissimo.cli.desks.desk import Answer, Lines, Question, card_json, card_lines
from contissimo.cli.output import explain, in_sums, on_tiles, words_for
from contissimo.cli.usage import Misused
from contissimo.core.arithmetic import ALIASES
from contissimo.core.errors import IllegalMove
from contissimo.core.game import Move, any_game
from contissimo.engine.calculissimo.generator import FAST
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.asking import card_of
from contissimo.games.calculissimo.board import EMPTY, Board, empty_board, read_board
from contissimo.games.calculissimo.moves import (
    Challenge,
    Draw,
    HiddenDraw,
    HiddenSwap,
    Order,
    Placement,
    Swap,
)
from contissimo.games.calculissimo.phases import Window
from contissimo.games.calculissimo.placing import judge, lay
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACES, OPERATORS, RACK_SIZE, in_order, tile_of
from contissimo.games.calculissimo.view import View
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry


class CalculissimoDesk:
    game = any_game(GAME)
    questions = ("rack",)
    hides = True

    def drawn(self, position: Position | View) -> Text:
        return draw_board(position.board, position.ruleset)

    def board(self, asked: Question) -> Text:
        return draw_board(_with_move(asked), asked.ruleset)

    def moves(self, asked: Question) -> Iterator[Answer]:
        rules: Ruleset = asked.ruleset
        if "rack" not in asked.questions:
            raise Misused("rack_needed")
        rack = _rack(asked.questions["rack"], rules)
        return (
            Answer({"move": text, "score": points}, text, points)
            for text, points in FAST.notation(_board(asked), rules, rack)
        )

    def score(self, asked: Question, words: Catalogue) -> tuple[dict[str, object], Lines]:
        if asked.move is None:
            raise Misused("move_needed")
        move = GAME.read_move(asked.move)
        if not isinstance(move, Placement):
            raise Misused("move_not_scored", move=asked.move)
        rules: Ruleset = asked.ruleset
        board = _board(asked)
        said = asked.questions.get("rack")
        rack = _tiles_of(move, rules) if said is None else _rack(said, rules)
        card = card_of(judge(board, rules, rack, move), move)
        announced = {} if card.announced is None else {"announced": card.announced}
        return card_json(card) | announced, card_lines(card, words)

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
        def line(key: str, **values: object) -> Text:
            return Text(words_for(words, key, {"name": who} | values))

        match entry.move:
            case Placement() as move:
                laid = line("told-move", move=in_sums(words, str(move)))
                if before.ruleset.judging == "challenge" and not is_open:
                    return [laid]  # §7.2: nothing tells whether it is right
                return [laid, *_told_card(before, entry, move, words)]
            case Swap(tiles):
                return [line("told-swap", count=len(tiles))]
            case HiddenSwap(count):
                return [line("told-swap", count=count)]
            case Challenge():
                return [line("told-challenge"), *_verdict(before, after, words, who)]
        return [line(f"told-{entry.move}")]

    def happened(self, move: Move, names: Sequence[str], words: Catalogue) -> str:
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

    def details(self, before: Position, entry: Entry) -> dict[str, object]:
        if not isinstance(entry.move, Placement):
            return {}
        try:
            card = GAME.card(before, entry.seat, entry.move)
        except IllegalMove as refusal:
            # Where players judge each other it may lie there all the same.
            return {"legal": False, "why": refusal.why}
        return {"lines": card_json(card)["lines"]}

    def tables(self, asked: Question, squares: str | None) -> None:
        return None

    def tidy(self, typed: str, view: View) -> str:
        first, *rest = typed.lower().split() or [""]
        return " ".join([first, "".join(rest)]) if rest else first


def _told_card(before: Position, entry: Entry, move: Placement, words: Catalogue) -> Lines:
    """The card of a placement, with what its player announced wrongly, or why it was not right."""
    try:
        card = GAME.card(before, entry.seat, move)
    except IllegalMove as refusal:
        return [Text(f"  {explain(words, refusal)}", "red")]
    lines = card_lines(card, words)
    if card.announced not in (None, card.points):
        lines.append(Text(f"  {words.text('card-announced', total=move.total or 0)}", "red"))
    return lines


def _verdict(before: Position, after: Position, words: Catalogue, who: str) -> Lines:
    """What a contest came to (§7.2), and the card of what stands after it."""
    assert isinstance(before.phase, Window)
    move = before.phase.move
    if after.board != before.board:
        return [Text(words.text("contest-right", name=who))]
    empty = before.board.with_tiles([(square, EMPTY) for square, _ in move.tiles])
    scored = judge(empty, before.ruleset, _tiles_of(move, before.ruleset), move)
    key = "contest-wrong" if scored.total == move.total else "contest-corrected"
    return [Text(words.text(key, name=who)), *card_lines(card_of(scored, move), words)]


def _board(asked: Question) -> Board:
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


def _with_move(asked: Question) -> Board:
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
