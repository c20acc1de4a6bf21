"""`contissimo play`: a game in the terminal, against computer players or with others at the same keyboard."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime

from contissimo.cli.ask import ask, is_interactive
from contissimo.cli.desks import desk_of
from contissimo.cli.entries import farewell, seat_names
from contissimo.cli.files import check_can_save, choose_ruleset, save
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Number, Word
from contissimo.cli.output import Out
from contissimo.cli.table import Chair, Table
from contissimo.cli.usage import Misused
from contissimo.core.chance import (
    CONTRIBUTION_BYTES,
    SEED_BYTES,
    Chance,
    commitment,
    match_key,
    ruleset_digest,
    small_seed,
    small_stream,
)
from contissimo.core.game import Millis, Seat
from contissimo.engine.registry import players_of
from contissimo.play.match import Match
from contissimo.play.record import record_of

PERSON = "you"
OPPONENT = "level-2"
"""Who plays where nobody is named, as on the page; a game without levels has the greedy player."""
_LARGEST_SEED = 1 << 64


def play(  # noqa: PLR0913  # each is an option of the command
    game: str,
    /,
    *,
    ruleset: Word = None,
    players: Word = None,
    seed: Number = None,
    record: Word = None,
    hints: Flag = False,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    desk = desk_of(game)
    rules = choose_ruleset(desk.game, ruleset)
    who = _who(game, players)
    desk.game.start(rules, len(who))  # or a refusal, before anything is promised
    if record is not None:
        check_can_save(record)
    if seed is not None and not 0 <= seed < _LARGEST_SEED:
        raise Misused("seed_wrong")
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else small_seed(seed)
    match_id = secrets.token_hex(8) if seed is None else f"seed-{seed}"
    promise = commitment(match_id, ruleset_digest(rules.text), secret)
    out.line({"match": match_id, "players": who, "commitment": promise.hex()})
    out.say("play-promise", "dim", commitment=promise.hex())
    # The promise is out; only now do the people's own bytes come in. A small seed is for trying things out.
    people = [] if seed is not None else [Seat(i) for i, w in enumerate(who, 1) if w == PERSON]
    given = {seat: secrets.token_bytes(CONTRIBUTION_BYTES) for seat in people}
    match = Match.begin(
        desk.game,
        rules,
        len(who),
        id=match_id,
        players=who,
        date=datetime.now(UTC).date().isoformat(),
        commitment=promise,
        contributions=given,
        now=monotonic(),
    )
    table = Table(
        out, desk, match, Chance(match_key(secret, given.values())), _chairs(game, who, seed, out)
    )
    table.hints = hints
    table.clock = monotonic
    match = table.run()
    _leave(out, match, table.names)
    _keep(out, str(record_of(match, reader=table.reader, seed=secret)), record)
    return 0


def monotonic() -> Millis:
    return Millis(time.monotonic_ns() // 1_000_000)


def _who(game: str, players: str | None) -> tuple[str, ...]:
    known = players_of(game)
    if players is None:
        return PERSON, OPPONENT if OPPONENT in known else "greedy"
    who = tuple(word.strip().lower() for word in players.split(","))
    unknown = next((word for word in who if word != PERSON and word not in known), None)
    if unknown is not None:
        raise Misused("player_unknown", player=unknown, players=" ".join([PERSON, *known]))
    return who


def _chairs(game: str, who: Sequence[str], seed: int | None, out: Out) -> list[Chair]:
    known = players_of(game)
    names = seat_names(game, who, len(who), out.words)
    own = secrets.randbelow(_LARGEST_SEED) if seed is None else seed
    return [
        # A player's own luck is no part of the match's chance.
        Chair(name, known[word](small_stream(own, seat)) if word in known else None)
        for seat, (name, word) in enumerate(zip(names, who, strict=True))
    ]


def _leave(out: Out, match: Match, names: Sequence[str]) -> None:
    for line in farewell(match, names, out.words):
        out.show(line)


def _keep(out: Out, text: str, path: str | None) -> None:
    """Save the record where it was asked for; a person at a terminal is asked."""
    if path is None and is_interactive() and not out.json:
        path = ask(out, "play-keep") or None
    if path is None:
        out.say("play-not-kept", "dim")
        return
    save(path, text)
    out.line({"record": path})
    out.say("play-kept", file=path)
