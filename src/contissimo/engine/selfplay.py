"""Games of computer players as data: one line of JSON for a whole game, read back as a match (docs/library.md).

A file begins with a line that says what was played; the same plan gives the same lines everywhere. What is
written where is left to the caller.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any  # `Any`: what JSON says, before it is looked at

from contissimo.core.errors import BadFile, ContissimoError, IllegalMove
from contissimo.core.game import NATURE, AnyGame, Points, Ruleset, Seat
from contissimo.engine.match_plan import Plan
from contissimo.engine.table import play_match
from contissimo.play.log import BEGINNING
from contissimo.play.match import Match
from contissimo.play.notes import read_entry

FORMAT = "contissimo-games"
VERSION = 1
_CHANCE = "-"


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A game that was played to its end, as a line of a file has it."""

    game: AnyGame
    ruleset: Ruleset
    players: tuple[str, ...]
    """Who sat where, in the order of seats."""
    moves: tuple[tuple[Seat, str], ...]
    """Every entry that somebody made, chance included, in notation."""
    scores: tuple[Points, ...]
    winners: tuple[Seat, ...]
    reason: str
    number: int = 0
    """Of the game in its file, from 0 on."""

    def match(self) -> Match:
        """The game once more, by the rules: with every position, score and log entry. IllegalMove: it was changed."""
        match = Match.begin(self.game, self.ruleset, len(self.players), players=self.players)
        for seat, move in self.moves:
            match = match.enter(seat, read_entry(self.game, move), BEGINNING)
        outcome = match.position.outcome
        told = (self.scores, self.winners, self.reason)
        if outcome is None or (outcome.scores, outcome.winners, outcome.reason) != told:
            raise IllegalMove("games_line_differs", number=self.number)
        return match


def header(plan: Plan) -> str:
    """The first line of a file: all that its games follow from."""
    return _line(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": plan.game.key,
            "ruleset": plan.ruleset.name,
            "ruleset_text": plan.ruleset.text,
            "players": plan.players,
            "seed": plan.seed,
            "nodes": plan.nodes,
        }
    )


def play_lines(plan: Plan, number: int) -> tuple[str, ...]:
    """The games of a round by its number, a line each. It depends on nothing else, so any process may play it."""
    return tuple(_line(_told(plan, number, turn)) for turn in range(plan.seats))


def read_games(
    lines: Iterable[str], games: Mapping[str, AnyGame], *, file: str = "games"
) -> Iterator[PlayedOut]:
    """The games of a file's lines, one after the other; BadFile with the number of a line that is none."""
    shape: PlayedOut | None = None
    for number, line in enumerate(lines, 1):
        try:
            told = json.loads(line)
            if shape is None:
                shape = _shape(told, games)
            else:
                yield _read(shape, told, number - 2)
        except (ValueError, TypeError, LookupError, AttributeError, ContissimoError) as cause:
            raise BadFile("games_line_wrong", file=file, line=number) from cause


def _told(plan: Plan, number: int, turn: int) -> dict[str, object]:
    match = play_match(plan, number, turn)
    outcome = match.position.outcome
    assert outcome is not None
    seats = plan.seating(turn)
    by_seat = sorted(zip(seats, plan.players, strict=True))
    return {
        "players": [player for _, player in by_seat],
        "moves": [
            f"{_CHANCE if entry.seat == NATURE else entry.seat} {entry.move}"
            for entry in match.log
            if not _is_end(str(entry.move))
        ],
        "scores": outcome.scores,
        "winners": outcome.winners,
        "reason": outcome.reason,
    }


def _is_end(move: str) -> bool:
    """The end is logged by itself."""
    return move.split(" ", maxsplit=1)[0] == "end"


def _shape(told: Any, games: Mapping[str, AnyGame]) -> PlayedOut:
    if (told["format"], told["version"]) != (FORMAT, VERSION):
        raise ValueError(told["version"])
    game = games[told["game"]]
    ruleset = game.read_ruleset(told["ruleset_text"], file=told["ruleset"])
    preset = game.rulesets.get(told["ruleset"])
    if preset is not None and preset.text == ruleset.text:
        ruleset = preset
    return PlayedOut(game, ruleset, tuple(map(str, told["players"])), (), (), (), "")


def _read(shape: PlayedOut, told: Any, number: int) -> PlayedOut:
    moves = (move.split(" ", 1) for move in told["moves"])
    return replace(
        shape,
        players=tuple(map(str, told["players"])),
        moves=tuple((NATURE if seat == _CHANCE else Seat(int(seat)), move) for seat, move in moves),
        scores=tuple(Points(int(score)) for score in told["scores"]),
        winners=tuple(Seat(int(seat)) for seat in told["winners"]),
        reason=str(told["reason"]),
        number=number,
    )


def _line(values: Mapping[str, object]) -> str:
    return json.dumps(values, separators=(",", ":"))
