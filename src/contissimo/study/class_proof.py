"""The proof that the deals of a class were fair: its export, read and computed again (docs/chance.md).

The file has a line of JSON for the activity and one for each round, the example as round 0.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any  # values of a file that anybody may have written, before they are checked

from contissimo.core.chance import (
    CONTRIBUTION_BYTES,
    DIGEST_BYTES,
    SEED_BYTES,
    Chance,
    commitment,
    match_key,
    read_bytes,
    ruleset_digest,
)
from contissimo.core.errors import BadFile, ContissimoError
from contissimo.core.game import AnyGame
from contissimo.study.classes import dealt
from contissimo.study.deals import DEALERS

FORMAT = "contissimo-class-1"
MAX_ROUNDS = 1000


@dataclass(frozen=True, slots=True)
class ClassVerdict:
    """Empty `why`: all deals follow from the seed. Otherwise what is missing or differs."""

    rounds: int = 0
    """How many deals were computed again."""
    why: str = ""
    round: int = 0
    """The first round that differs."""
    expected: str = ""
    """What should stand there."""

    @property
    def ok(self) -> bool:
        return not self.why


def is_class_file(text: str) -> bool:
    """Whether a file is such an export, and not the record of a game."""
    return text.lstrip().startswith("{") and FORMAT in text.partition("\n")[0]


def verify_class(text: str, games: Mapping[str, AnyGame], file: str) -> ClassVerdict:
    """What the deals of an export prove; BadFile if it can't be read."""
    lines = [line for line in text.split("\n") if line.strip()]
    number = 1
    try:
        head = json.loads(lines[0])
        rounds = []
        for number, line in enumerate(lines[1:], 2):  # noqa: B007  # the line at fault
            rounds.append(_round(json.loads(line)))
        number = 1
        return _verified(head, rounds, games, file)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError, AttributeError) as error:
        raise BadFile("class_file_unreadable", file=file, line=number) from error


@dataclass(frozen=True, slots=True)
class _Round:
    number: int
    chance: list[str]
    put: str | None


def _round(told: Any) -> _Round:
    put = told["put"]
    if not isinstance(told["round"], int) or not isinstance(put, str | None):
        raise TypeError
    return _Round(told["round"], list(told["chance"]), put)


def _verified(
    head: Any, rounds: list[_Round], games: Mapping[str, AnyGame], file: str
) -> ClassVerdict:
    game, dealer = games[head["game"]], DEALERS[head["game"]]
    rules = game.read_ruleset(head["ruleset"], file=file)
    if not head["seed"]:
        return ClassVerdict(why="running")
    try:
        seed = read_bytes("seed", head["seed"], SEED_BYTES)
        promise = read_bytes("commitment", head["commitment"], DIGEST_BYTES)
        given = [
            read_bytes("contribution", each["bytes"], CONTRIBUTION_BYTES)
            for each in head["contributions"]
        ]
    except ContissimoError as error:
        raise BadFile("class_file_unreadable", file=file, line=1) from error
    if len(rounds) > MAX_ROUNDS:
        raise BadFile("class_file_unreadable", file=file, line=MAX_ROUNDS)
    if commitment(head["id"], ruleset_digest(rules.text), seed) != promise:
        return ClassVerdict(why="commitment_differs")
    chance = Chance(match_key(seed, given))
    before = dealer.begin(rules)
    for index, each in enumerate(rounds):
        deal = dealt(dealer, before, chance, each.number)
        expected = [] if deal is None else list(deal.chance)
        if deal is None or expected != each.chance:
            return ClassVerdict(index, "chance_differs", each.number, "; ".join(expected))
        try:
            # The example is put on no board that counts.
            before = dealer.after(deal.position, each.put) if each.number else before
        except (ContissimoError, AssertionError) as error:
            raise BadFile("class_file_unreadable", file=file, line=index + 2) from error
    return ClassVerdict(len(rounds))
