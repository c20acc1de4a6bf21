"""Writes the recorded playthroughs of tests/data/playthroughs: `.venv/bin/python -m tests.games.write_playthroughs`.

The players choose from all listed moves in text order, so the records depend on the rules and on verifiable
chance alone, and not on the order in which moves are found.
"""

from __future__ import annotations

import re
from pathlib import Path

from contissimo.core.chance import (
    Chance,
    commitment,
    match_key,
    ruleset_digest,
    small_seed,
    small_stream,
)
from contissimo.core.errors import ContissimoError
from contissimo.core.game import AnyPosition, Millis, Rng, Seat
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import record_of
from tests.games.mutating import one_in, pick

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"
_CONTEST = '''base = "sheet-de"
layout = """
y...g...y
.b.....b.
..g...g..
...p.p...
g...*...g
...p.p...
..g...b..
.b.....g.
y...g...y
"""
tiles = """
0 1
1 4
2 4
3 3
4 3
5 2
7 2
9 1
+ 7
- 5
* 2
/ 2
? 1
"""
'''
PLAYTHROUGHS = {
    "calculissimo-short": ("calculissimo", "short", 2),
    "calculissimo-position": ("calculissimo", "short", 2),
    "calculissimo-contest": ("calculissimo", _CONTEST, 3),
    "contig60": ("contig60", "contig60", 2),
    "contig60-sheet-pt": ("contig60", "sheet-pt", 2),
}
_FROM = {"calculissimo-position": ("calculissimo-short", 10)}
"""What begins with the position after an entry of another one."""
SEED = small_seed(27)
GIVEN = {Seat(1): b"sixteen bytes, 1", Seat(2): b"sixteen bytes, 2"}


def playthrough(name: str) -> str:
    """The text of a playthrough's record."""
    return str(record_of(played(name), seed=SEED))


def played(name: str) -> Match:
    key, rules, seats = PLAYTHROUGHS[name]
    game = GAMES[key]
    ruleset = game.rulesets[rules] if rules in game.rulesets else game.read_ruleset(rules)
    chance = Chance(match_key(SEED, GIVEN.values()))
    rng = small_stream(2026)
    start = _start(name)
    digest = ruleset_digest(ruleset.text, "" if start is None else str(start))
    match = Match.begin(
        game,
        ruleset,
        seats,
        id=name,
        players=("Ana", "Bo", "Cy")[:seats],
        date="2026-10-01",
        commitment=commitment(name, digest, SEED),
        contributions=GIVEN,
        start=start,
    ).advance(chance)
    while not match.over:
        match = _next(match, rng).advance(chance)
    return match


def _start(name: str) -> AnyPosition | None:
    if name not in _FROM:
        return None
    other, seq = _FROM[name]
    match = played(other)
    return match.begun().fold(match.log[:seq]).position


def _next(match: Match, rng: Rng) -> Match:
    """After one more move; sometimes a player is silent until the time is up, or tells a lie."""
    now = Millis(match.time + 1000 + rng.below(9000))
    deadline = match.deadline
    if deadline is not None and (now >= deadline or one_in(15, rng)):
        return match.expire(deadline)
    seat = pick(sorted(match.position.to_act), rng)
    honest = pick(sorted(match.position.moves(seat), key=str), rng)
    if one_in(3, rng):
        try:
            return match.play(seat, match.game.read_move(_lie(str(honest), rng)), now)
        except ContissimoError:
            pass
    return match.play(seat, honest, now)


def _lie(text: str, rng: Rng) -> str:
    """One more is announced, or a number and an operator change places. It may be refused, or unreadable."""
    if one_in(2, rng):
        return re.sub(r"=(\d+)$", lambda said: f"={int(said[1]) + 1}", text)
    return re.sub(r" (\d)([-+*/])", r" \2\1", text)


def main() -> None:
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.record").write_text(playthrough(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
