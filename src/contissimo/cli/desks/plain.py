"""A game in a terminal without anything of its own: positions and moves in their notation, points from the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from contissimo.cli.desks.desk import Answer, Lines, Question, card_json, card_lines
from contissimo.cli.output import in_sums, words_for
from contissimo.cli.usage import Misused
from contissimo.core.errors import IllegalMove
from contissimo.core.game import AnyGame, AnyPosition, AnyView, Move
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry


class PlainDesk:
    questions: tuple[str, ...] = ()
    hides = True
    """It can't know, so it takes care."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def drawn(self, position: AnyPosition | AnyView) -> Text:
        return Text(str(position))

    def board(self, asked: Question) -> Text:
        return self.drawn(self._position(asked))

    def moves(self, asked: Question) -> Iterator[Answer]:
        position = self._position(asked)
        return (
            Answer({"move": str(move), "score": points}, str(move), points)
            for move, points in self.game.scored(position.view(min(position.to_act, default=None)))
            if move.puts
        )

    def score(self, asked: Question, words: Catalogue) -> tuple[dict[str, object], Lines]:
        if asked.move is None:
            raise Misused("move_needed")
        move = self.game.read_move(asked.move)
        if not move.puts:
            raise Misused("move_not_scored", move=asked.move)
        position = self._position(asked)
        card = self.game.card(position, min(position.to_act), move)
        return card_json(card), card_lines(card, words)

    def _position(self, asked: Question) -> AnyPosition:
        """A board is a whole position here."""
        if asked.board is None:
            raise Misused("usage_value", name="--board")
        return self.game.read_position(asked.board.strip(), asked.ruleset)

    def draw(self, view: AnyView, words: Catalogue) -> Lines:
        return [self.drawn(view)]

    def told(
        self,
        entry: Entry,
        who: str,
        before: AnyPosition,
        after: AnyPosition,
        words: Catalogue,
        *,
        is_open: bool,
    ) -> Lines:
        own = f"told-{entry.move}"
        key = own if words.has(own) else "told-move"
        return [Text(words_for(words, key, {"name": who, "move": in_sums(words, str(entry.move))}))]

    def happened(self, move: Move, names: Sequence[str], words: Catalogue) -> str:
        return str(move)

    def details(self, before: AnyPosition, entry: Entry) -> dict[str, object]:
        if not entry.move.puts:
            return {}
        try:
            return card_json(self.game.card(before, entry.seat, entry.move))
        except IllegalMove as refusal:
            return {"legal": False, "why": refusal.why}

    def tables(self, asked: Question, squares: str | None) -> None:
        return None

    def tidy(self, typed: str, view: AnyView) -> str:
        return " ".join(typed.lower().split())
