"""The proof of a record's chance: commitment, key and every draw and roll, computed again.

The construction is in docs/chance.md. That the moves follow the rules is `replay`'s to say; both together are
what `contissimo verify` answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from contissimo.core.chance import Chance, commitment, match_key, ruleset_digest
from contissimo.core.game import AnyGame
from contissimo.play.match import Match
from contissimo.play.record import Record
from contissimo.play.record_header import seed_of
from contissimo.play.replay import replay


@dataclass(frozen=True, slots=True)
class Verdict:
    """Empty `why`: the game is whole and all chance as the seed gives it. Else the code of what is missing or differs."""

    why: str = ""
    seq: int = 0
    """The first entry that differs."""
    expected: str = ""
    """What should stand there."""

    @property
    def ok(self) -> bool:
        return not self.why


def verify(record: Record, game: AnyGame) -> Verdict:
    """Whether the chance of a record follows from its seed; RecordError if it can't be replayed."""
    seed = seed_of(record)
    if not seed:
        # A running match keeps its seed and hides what it hides: there is nothing to replay yet.
        return Verdict("running" if record.value("Result") == "*" else "seed_missing")
    match = replay(record, game)
    if not match.commitment:
        return Verdict("commitment_missing")
    start = "" if match.start is None else str(match.start)
    if commitment(match.id, ruleset_digest(match.ruleset.text, start), seed) != match.commitment:
        return Verdict("commitment_differs")
    verdict = _chance_follows(match, seed)
    # The seed is given only once a game is over, so its end must be there as well.
    return Verdict("cut_short") if verdict.ok and len(record.entries) < _whole(match) else verdict


def _whole(match: Match) -> float:
    """How many entries the record of the whole game has; of one that is not over, more than there are."""
    return len(match.log) if match.over else inf


def _chance_follows(match: Match, seed: bytes) -> Verdict:
    chance = Chance(match_key(seed, (given for _, given in match.contributions)))
    before, number = match.begun(), 0
    for entry, after in zip(match.log, before.unfold(match.log), strict=True):
        if entry.is_chance:
            expected = str(before.position.chance(chance.entry(number)))
            if str(entry.move) != expected:
                return Verdict("chance_differs", entry.seq, expected)
            number += 1
        before = after
    return Verdict()
