"""Makes the data of this folder, with version 0.1 (commit 139292d). README.md says how to run it."""

from __future__ import annotations

import hashlib
import re
import sys
import zipfile
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from contissimo.core.chance import Chance, commitment, match_key, ruleset_digest, small_seed
from contissimo.core.errors import ContissimoError
from contissimo.core.game import Game, Millis, Seat
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import record_of
from contissimo.server import operating
from tests.server.helpers import Client, postgres, serving, settings_for
from tests.server.players import choose

NAMES = ("Ana", 'Bo, "the \\ best"', "Cy", "Dé")
LOOKED_AT = 60
Enough = Callable[[dict[str, Any]], bool]
ENOUGH = 170
"""After so many entries somebody resigns, if the game is not over by itself."""
NOW = 1_794_000_000_000
OWN = {
    "calculissimo": (
        'base = "junior"\nmain_seconds = 600\nincrement_seconds = 5\nzero_counts = true\n',
        'base = "sheet-de"\nannounce = true\nturn_seconds = 90\nwindow_seconds = 30\n',
    ),
    "contig60": (
        'base = "junior"\nfaces = 10\nrounds = 6\nrace_to_zero = true\npoints = 20\n',
        'base = "sheet-pt"\nturn_seconds = 45\nminutes = 2\nfalse_accusation_cost = 2\n',
    ),
}


def rulesets_of(game: Game) -> dict[str, Any]:
    own = {f"own-{n}": game.read_ruleset(text) for n, text in enumerate(OWN[game.key], 1)}
    return dict(game.rulesets) | own


# Records


def records() -> Iterator[tuple[str, str]]:
    """Names and texts of records: of every preset and number of seats one that is over and one that is not."""
    for key, game in GAMES.items():
        for label, ruleset in rulesets_of(game).items():
            for seats in game.seat_counts:
                name = f"{key}-{label}-{seats}"
                yield f"{name}.record", _record(game, ruleset, seats, name, ENOUGH)
                if seats == 2:
                    running = _record(game, ruleset, seats, f"{name}-running", 25)
                    yield f"{name}-running.record", running


def _record(game: Game, ruleset: Any, seats: int, name: str, enough: int) -> str:
    rng = Random(name)
    seed = small_seed(rng.randrange(1000))
    given = {
        Seat(n): rng.randbytes(16) for n in range(1, seats + 1) if n == 1 or rng.random() < 0.7
    }
    chance = Chance(match_key(seed, given.values()))
    match = Match.begin(
        game,
        ruleset,
        seats,
        id=name,
        players=NAMES[:seats],
        date="2026-11-01",
        commitment=commitment(name, ruleset_digest(ruleset.text), seed),
        contributions=given,
    ).advance(chance)
    while not match.over and not (name.endswith("running") and len(match.log) >= enough):
        match = _next(match, rng, enough).advance(chance)
    return str(record_of(match, seed=seed))


def _next(match: Match, rng: Random, enough: int) -> Match:
    """After one more entry: a move or a lie, a silence, a note."""
    now = Millis(match.time + rng.randrange(500, 30_000))
    deadline = match.deadline
    if deadline is not None and now >= deadline:
        return match.expire(deadline)
    if deadline is not None and rng.random() < 0.03:
        return match.credit(Millis(rng.randrange(1000, 90_000)), now)
    seat = rng.choice(sorted(match.position.to_act))
    if rng.random() < 0.03:
        return match.hand(seat, "person" if match.handed(seat) else "greedy", now)
    if rng.random() < 0.02:
        to = rng.randrange(1, len(match.log))
        try:
            return match.take_back(to, now)
        except ContissimoError:
            pass  # back to a draw or a throw: not possible
    if len(match.log) > enough or rng.random() < 0.004:
        return match.play(seat, match.game.read_move("resign"), now)
    move = _choose(match, seat, rng)
    if rng.random() < 0.25:
        try:
            return match.play(seat, match.game.read_move(_lie(str(move), rng)), now)
        except ContissimoError:
            pass  # the lie was refused, or can't be read
    return match.play(seat, move, now)


def _choose(match: Match, seat: Seat, rng: Random) -> Any:
    moves = list(islice(match.position.moves(seat), LOOKED_AT))
    laid = [m for m in moves if re.search(r"=|^\d|^[a-u]\d", str(m)) and "steal" not in str(m)]
    return rng.choice(laid if laid and rng.random() < 0.9 else moves)


def _lie(text: str, rng: Random) -> str:
    """One more is announced, or a number and an operator change places."""
    if rng.random() < 0.5:
        return re.sub(r"=(\d+)$", lambda said: f"={int(said[1]) + 1}", text)
    return re.sub(r" (\d)([-+*/])", r" \2\1", text)


# Backups of a database


class Crowd:
    """Guests who make tables, leave each in another state, and go."""

    def __init__(self, guests: list[Client], rng: Random) -> None:
        self.guests = guests
        self.rng = rng

    def make_tables(self) -> list[str]:
        """Tables of all kinds; the names of those where a computer player is waited for next."""
        for key, game in GAMES.items():
            for number, label in enumerate(rulesets_of(game)):
                seats = game.seat_counts[number % len(game.seat_counts)]
                upto = 8 + 9 * (number % 3)
                self.play(key, label, seats, lambda state, upto=upto: state["seq"] >= upto)
            self.play(key, "sheet-pt", 2, lambda state: state["clocks"]["wait"] == "window")
            self.play(key, "sheet-pt", 2, lambda state: "challenge" in str(state["log"][-3:]))
            self.guests[0].table(key, ruleset="junior", listed=True)
            self.finished(key)
        self.play("contig60", "junior", 2, lambda state: state["clocks"]["wait"] == "steal")
        made = self.sat("calculissimo", 2, ruleset="sheet-ja")
        self.guests[0].done("start", match=made)  # and nobody gives
        return [self.against_computer(key, preset) for key in GAMES for preset in ("junior", None)]

    def sat(self, game: str, seats: int, **fields: Any) -> str:
        ana, *others = self.guests[:seats]
        made = ana.table(game, [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1), **fields)
        match: str = made["match"]
        for other in others:
            other.done("sit", match=match, token=made["links"]["invite"])
        for guest in (ana, *others):
            guest.done("enter", match=match)
        return match

    def begun(self, game: str, seats: int, **fields: Any) -> str:
        match = self.sat(game, seats, **fields)
        self.guests[0].done("start", match=match)
        for number, guest in enumerate(self.guests[:seats], 1):
            guest.done("give", match=match, bytes=f"{number:032x}")
        return match

    def play(self, game: str, label: str, seats: int, enough: Enough) -> str:
        """A table that is played at until there is enough of it."""
        rules = rulesets_of(GAMES[game])[label]
        chosen = {"ruleset_text": rules.text} if label.startswith("own") else {"ruleset": label}
        match = self.begun(game, seats, **chosen)
        state = self.seen(1, match)
        while state["outcome"] is None and not enough(state):
            seat = self.rng.choice(state["to_act"])
            seen = self.seen(seat, match)
            text = choose(game, rules, seen["view"], seat, self.rng)
            if self.rng.random() < 0.2 and rules.judging == "challenge":
                text = _lie(text, self.rng)  # which may be refused
            self.guests[seat - 1].move(match, seen["seq"], text)
            state = self.seen(1, match)
        return match

    def seen(self, seat: int, match: str) -> dict[str, Any]:
        """The match as it is now."""
        guest = self.guests[seat - 1]
        guest.ask("ping")
        guest.unread.clear()
        guest.done("enter", match=match)
        return guest.state(match)

    def finished(self, game: str) -> None:
        match = self.play(game, "junior", 2, lambda state: state["seq"] >= 20)
        state = self.seen(1, match)
        seat = state["to_act"][0]
        self.guests[seat - 1].move(match, state["seq"], "resign")
        for guest in self.guests[:2]:
            guest.done("rematch", match=match)

    def against_computer(self, game: str, preset: str | None) -> str:
        """A table with a computer player, where it is the person's turn."""
        ana = self.guests[0]
        seats = [{"kind": "me"}, {"kind": "computer", "level": "greedy"}]
        match: str = ana.table(game, seats, ruleset=preset, help=True)["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        ana.done("give", match=match, bytes="0f" * 16)
        return match


def _turn(ana: Client, match: str) -> dict[str, Any]:
    """The match at a turn of the first seat; it lets everything stand that the computer player lays or says."""
    while True:
        ana.unread.clear()
        ana.done("enter", match=match)
        state = ana.wait("state", lambda s: s["match"] == match and s["to_act"] == [1], 120)
        if state["clocks"]["wait"] == "turn":
            return state
        ana.move(match, state["seq"], "decline" if state["clocks"]["wait"] == "steal" else "accept")


def backup(database: str, folder: Path, file: Path) -> None:
    times = [NOW]
    changes = {"database": database, "messages_per_second": 100_000, "give_seconds": 600.0}
    with serving(settings_for(folder, **changes), None, lambda: Millis(times[0])) as server:
        guests = [server.guest(name).connect() for name in ("Ana", "Bo", "Cy", "Dé")]
        crowd = Crowd(guests, Random(1))
        matches = crowd.make_tables()
        taken = matches[0]
        guests[0].move(taken, _turn(guests[0], taken)["seq"], "pass")
        guests[0].done("takeback", match=taken, seq=_turn(guests[0], taken)["seq"])
        for match in matches:
            _turn(guests[0], match)
        times[0] += 50_000
        cookies = guests[0].http.cookies
    times[0] += 600_000
    changes |= {"bot_pause_millis": 3_600_000, "bot_window_millis": 3_600_000}
    with serving(settings_for(folder, **changes), None, lambda: Millis(times[0])) as server:
        ana = server.watcher()
        ana.http.cookies = cookies
        ana.connect()
        for match in matches:
            ana.move(match, _turn(ana, match)["seq"], "pass")
    operating.operate(database, lambda c: operating.backup(c, file), write=False)


def main() -> None:
    folder = Path(sys.argv[1])
    (folder / "presets").mkdir(exist_ok=True)
    with zipfile.ZipFile(folder / "records.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, text in records():
            out.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED, 9)
    with TemporaryDirectory() as place:
        database = f"sqlite:///{place}/contissimo.db"
        backup(database, Path(place), folder / "sqlite.backup.gz")
        with postgres() as address:
            backup(address, Path(place), folder / "postgresql.backup.gz")
    presets = {
        f"{key}-{name}": rules.text
        for key, game in GAMES.items()
        for name, rules in game.rulesets.items()
    }
    for name, text in presets.items():
        (folder / "presets" / f"{name}.toml").write_text(text, "utf-8")
    digests = (
        f"{hashlib.sha256(text.encode()).hexdigest()}  {name}.toml\n"
        for name, text in presets.items()
    )
    (folder / "presets" / "SHA256SUMS").write_text("".join(digests), "utf-8")


if __name__ == "__main__":
    main()
