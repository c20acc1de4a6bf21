"""A tiny whole game, the third one: what the protocol asks of a game and no more. Its rules are in `toy_position`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from contissimo.core.answers import Card, CardLine, Made, Material, Reach, Scored, Verdict
from contissimo.core.chance import draw
from contissimo.core.errors import BadFile, IllegalMove
from contissimo.core.game import Deed, Gain, Points, Reader, Rng, Seat, any_game, must_act
from contissimo.core.options import Option, options_of, read_options, read_toml
from tests.play.toy_position import (
    ACCEPT,
    CHALLENGE,
    DIGITS,
    KEY,
    LAST,
    PASS,
    RACK,
    RESIGN,
    ToyMove,
    ToyPosition,
    ToyRules,
    ToyView,
    read_move,
    read_position,
)

__all__ = ["LAST", "PASS", "RESIGN", "TOY", "Toy", "ToyMove", "ToyPosition", "ToyRules"]


@dataclass(frozen=True)
class Toy:
    key: str = KEY
    rulesets: Mapping[str, ToyRules] = field(
        default_factory=lambda: {
            "plain": ToyRules(),
            "timed": ToyRules("timed", turn=60_000, window=20_000),
            "main": ToyRules("main", window=20_000, main=300_000, increment=5_000),
            "minutes": ToyRules("minutes", minutes=600_000, open_game=1),
            "referee": ToyRules("referee", judging="referee"),
        }
    )
    former: Mapping[str, ToyRules] = field(default_factory=dict)
    seat_counts: range = range(2, 5)

    def start(self, ruleset: ToyRules, seats: int) -> ToyPosition:
        bag = DIGITS * seats
        owed = tuple((Seat(n), RACK) for n in range(1, seats + 1))
        return ToyPosition(ruleset, ("",) * seats, bag, (Points(0),) * seats, Seat(1), owed)

    def read_move(self, text: str) -> ToyMove:
        return read_move(text)

    def read_position(self, text: str, ruleset: ToyRules) -> ToyPosition:
        return read_position(text, ruleset)

    def read_view(self, text: str, ruleset: ToyRules, reader: Reader) -> ToyView:
        return ToyView(reader, read_position(text, ruleset))

    def read_ruleset(
        self, text: str, *, file: str = "ruleset", open_file: Callable[[str], str] | None = None
    ) -> ToyRules:
        given = {k: v for k, v in read_toml(text, file=file).items() if (k, v) != ("game", KEY)}
        values = read_options(given, ToyRules, text=text, file=file)
        if values.get("turn") and values.get("main"):
            raise BadFile("two_limits", file=file)
        return replace(ToyRules("custom"), **values)

    @property
    def options(self) -> Mapping[str, Option]:
        return options_of(ToyRules)

    def change_ruleset(self, ruleset: ToyRules, changes: Mapping[str, Any]) -> ToyRules:
        values = read_options(changes, ToyRules, text="", file="")
        changed = replace(ruleset, **{"name": "custom", **values})
        return next((known for known in self.rulesets.values() if known == changed), changed)

    def complete(self, view: ToyView, rng: Rng) -> ToyPosition:
        """What was laid is gone and nobody counts: any tiles will do for what the reader can't see."""
        shown, unseen = view.shown, DIGITS * len(view.scores)
        for tile in "".join(shown.racks).replace("_", ""):
            unseen = unseen.replace(tile, "", 1)

        def dealt(tiles: str) -> str:
            nonlocal unseen
            if "_" not in tiles:
                return tiles
            drawn = "".join(sorted(draw(unseen, len(tiles), rng)))
            for tile in drawn:
                unseen = unseen.replace(tile, "", 1)
            return drawn

        racks = tuple(map(dealt, shown.racks))
        return replace(shown, racks=racks, bag=dealt(shown.bag))

    def tally(
        self, before: ToyPosition, seat: Seat, move: Any, after: ToyPosition
    ) -> tuple[Points, Points]:
        # A lay that stands earns when its window closes: the answer that closed it made the change.
        whose = before.mover if before.laid else seat
        then, now = before.scores[whose - 1], after.scores[whose - 1]
        if after.outcome is not None and after.outcome.penalties:
            now = Points(now + after.outcome.penalties[whose - 1])
        return Points(now - then), now

    def gains(self, deeds: Iterable[Deed[ToyMove]], seats: int) -> Iterator[tuple[Gain, ...]]:
        """While a window is open, whatever is said counts for the seat that laid the tile."""
        inside, waited, layer = set(range(1, seats + 1)), set[int](), Seat(1)
        for move, gain in deeds:
            word, seat = move.word, gain.seat
            yield (gain._replace(seat=layer) if waited else gain,)
            if word == "resign":
                inside.discard(seat)
            if waited:
                waited = set() if word == "challenge" or seat == layer else waited - {seat}
            elif word == "lay" and not gain.points:
                layer, waited = seat, inside - {seat}

    def card(self, position: ToyPosition, seat: Seat, move: ToyMove) -> Card:
        if not move.puts:
            return Card()
        must_act(position, seat)
        if position.laid:
            raise IllegalMove("not_now", move=str(move))
        if move.tiles not in position.racks[seat - 1]:
            raise IllegalMove("not_on_rack", tile=move.tiles)
        if move.tiles == "0":
            raise IllegalMove("zero_laid")
        points = Points(int(move.tiles))
        line = CardLine(move.tiles, (move.tiles,), (move.tiles,), points, points)
        return Card(points, (line,), covers=(move.tiles,), pieces=(move.tiles,))

    def verdict(self, position: ToyPosition, move: ToyMove) -> Verdict | None:
        laid = position.laid
        if move != CHALLENGE or not laid:
            return None
        line = CardLine(laid, (laid,), (laid,), Points(int(laid)), int(laid))
        card = Card(line.points, (line,), covers=(laid,), pieces=(laid,))
        if laid == "0":
            return Verdict(position.mover, "lay 0", "taken_back", card, IllegalMove("zero_laid"))
        return Verdict(position.mover, f"lay {laid}", "right", card)

    def scored(self, view: ToyView) -> Iterator[Scored[ToyMove]]:
        if view.shown.laid == "0" and view.reader in view.to_act:
            return iter((Scored(CHALLENGE, Points(0)), Scored(ACCEPT, Points(0))))
        found = [Scored(m, Points(int(m.tiles) if m.puts else 0)) for m in view.moves()]
        return iter(sorted(found, key=lambda each: (not each.move.puts, -each.points)))

    def material(self, ruleset: ToyRules) -> Material:
        return Material((tuple(DIGITS),), tiles=dict.fromkeys(DIGITS, 1), rack=RACK)

    def reach(self, view: ToyView) -> Reach:
        played = [each for each in self.scored(view) if each.move.puts]
        made = [Made(each.move.tiles, each.move.tiles, each.points) for each in played]
        return Reach(squares=tuple(made))

    def unseen(self, view: ToyView) -> Mapping[str, int]:
        return {}

    def thrown(self, move: ToyMove) -> tuple[int, ...]:
        return ()

    def turned(self, ruleset: ToyRules) -> None:
        return None

    def shipped(self, name: str) -> str | None:
        return None


TOY = any_game(Toy())
