"""Nobody is told too much: what differs only in what is hidden reads the same, byte for byte, wherever one reads."""

from __future__ import annotations

import base64
import io
import pickle
import re
from collections.abc import Iterator
from itertools import chain, repeat, zip_longest
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any

import pytest

from contissimo.core.chance import match_key
from contissimo.core.game import NATURE, Millis, Reader, Seat
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.server.jobs.pool import Worker
from contissimo.server.wire import dispatch as moves
from tests.games.hidden_variants import twin_worlds
from tests.games.playouts import Case
from tests.server.helpers import Client, pair, serving, settings_for
from tests.server.hidden_pairs import Script, World, players_moves, seated, told, world

GAME = GAMES["calculissimo"]
LENGTH = 40
FIRST = {"contig60": "(1+1)*1=2", "calculissimo": "8d 9+6/2"}


def _twins(preset: str, reader: Reader, seed: int) -> tuple[Match, Match]:
    """Two matches that `reader` can't tell apart, with something to hide."""
    case = Case(GAME, preset, GAME.rulesets[preset], 2, seed)
    pairs = [
        (here, there)
        for here, there in twin_worlds(case, reader, LENGTH)
        if here.position.to_act != {NATURE} and not there.over
    ]
    return pairs[-1]


def _drive(world_: World, match: Match, preset: str, guess: str) -> dict[str, Any]:
    """Play a match as its log has it, and collect what each reader was told. Somebody guesses all that lies there."""
    shows = preset == "classic"
    ana, bo, table = seated(world_, "calculissimo", ruleset=preset, help=True, unseen=shows)
    spectator = world_.running.watcher().connect()
    spectator.done("enter", match=table)
    stranger = world_.running.watcher().connect()
    stranger.done("lobby", on=True)
    listed = _acting(stranger.wait("lobby"))
    everybody = {"1": ana, "2": bo, "spectator": spectator, "lobby": stranger}
    at_table = [ana, bo, spectator]
    seq = max(client.state(table)["seq"] for client in at_table)
    for number, (seat, after, move) in enumerate(players_moves(match)):
        world_.pass_time()
        mover = (ana, bo)[seat - 1]
        # A preview tells its seat alone, whatever comes of it.
        mover.ask("try", match=table, seq=seq, move=FIRST["calculissimo"])
        for client in at_table:
            for question in ("hint", "takeback", "reach", "possible", "card"):
                client.ask(question, match=table, seq=seq)
        state = mover.move(table, seq, move)
        assert state["t"] == "state", (state, move)
        seq = state["seq"]
        assert seq == after
        seen = [client.state(table, seq) for client in at_table if client is not mover]
        while listed != seen[0]["to_act"]:
            listed = _acting(stranger.wait("lobby"))
        if number % 9 == 3:
            for name, client in everybody.items():
                world_.read_rest(name, client, table)
    written = {"game": "calculissimo", "ruleset": preset, "position": guess}
    for name, client in everybody.items():
        world_.ask_about(name, client, table, written)
    world_.settle(*everybody.values())
    return {name: (told(client), world_.asked[name]) for name, client in everybody.items()}


def _acting(message: dict[str, Any]) -> list[int]:
    (table,) = message["tables"]
    acting: list[int] = table["to_act"]
    return acting


@pytest.mark.parametrize(
    ("preset", "reader", "seed"),
    [("classic", None, 1), ("classic", 2, 1), ("sheet-pt", 1, 1)],
)
def test_what_differs_only_in_what_is_hidden_reads_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preset: str, reader: int | None, seed: int
) -> None:
    """Draws, exchanges, placements, contests; over the socket, by REST, in the lobby and in the log file."""
    pair_ = _twins(preset, None if reader is None else Seat(reader), seed)
    read, logs = [], []
    for number, match in enumerate(pair_):
        chance = Script(match, after=number).for_all()
        with world(tmp_path / str(number), monkeypatch, chance) as world_:
            # Whoever guesses right learns nothing from it.
            read.append(_drive(world_, match, preset, guess=str(pair_[0].position)))
        logs.append(world_.log_lines())
    here, there = read
    blind = {"spectator", "lobby"} if reader is None else {"spectator", "lobby", str(reader)}
    for name in blind:
        sockets, answers = here[name], there[name]
        for kind in sockets[0].keys() | answers[0].keys():
            _same(sockets[0][kind], answers[0][kind])
        _same(sockets[1], answers[1])
    _same(logs[0], logs[1])
    # What is unseen is one set, wherever its tiles are; and where the table does not show it, it is nowhere.
    states = [text for name in here for text in here[name][0].get("state", [])]
    assert all(('"unseen":null' in text) == (preset != "classic") for text in states)
    # The worlds do differ, for those who may know it; and there was an exchange to hide.
    assert any(here[seat] != there[seat] for seat in ("1", "2"))
    if preset == "classic":
        assert any("swap _" in text for text in here["spectator"][0]["state"])
    else:
        assert any(',"challenge",' in text for text in here["spectator"][0]["state"])


def _same(here: list[str], there: list[str]) -> None:
    """Equal; if not, where they begin to differ can be read."""
    for one, another in zip_longest(here, there, fillvalue=""):
        letters = enumerate(zip_longest(one, another))
        at = next((index for index, (this, that) in letters if this != that), 0)
        near = slice(max(0, at - 100), at + 100)
        assert one[near] == another[near]


# Who judges


def _begun(rules: Any, *chances: str) -> Match:
    match = Match.begin(GAME, rules, 2)
    for text in chances:
        match = match.enter(NATURE, GAME.read_move(text), Millis(0))
    return match


DEALT = ("order 1:9 2:1", "draw 1:256" + "79+/", "draw 2:1234567")


def _contested(
    folder: Path, monkeypatch: pytest.MonkeyPatch, placement: str
) -> tuple[list[str], list[str]]:
    """All bytes up to the contest of a placement, and those after it."""
    script = Script(_begun(GAME.rulesets["sheet-pt"], *DEALT))
    with world(folder, monkeypatch, script.for_all()) as world_:
        ana, bo, table = seated(world_, "calculissimo", ruleset="sheet-pt")
        seq = ana.state(table)["seq"]
        refusal = ana.ask("try", match=table, seq=seq, move=placement)
        assert (refusal["t"], refusal["why"]) == ("refused", "try_refused")
        asked = script.asked
        world_.pass_time()
        seq = ana.move(table, seq, placement)["seq"]
        bo.state(table, seq)
        assert script.asked == asked, "chance moved before the window had closed"
        refusal = bo.ask("try", match=table, seq=seq, move=placement)
        assert refusal["t"] == "refused"
        clients = {"ana": ana, "bo": bo}
        for name, client in clients.items():
            world_.read_rest(name, client, table)
        world_.settle(ana, bo)
        before = _texts(world_, clients)
        bo.move(table, seq, "challenge")
        ana.state(table, seq + 1)
        return before, _texts(world_, clients)[len(before) :]


def _texts(world_: World, clients: dict[str, Client]) -> list[str]:
    texts = world_.log_lines()
    for name in clients:
        texts += world_.asked[name]
    for client in clients.values():
        texts += [text for kind in told(client).values() for text in kind]
    return texts


@pytest.mark.parametrize(
    ("wrong", "names"),
    [
        ("8d 9+6/2=47", [("47", "48")]),
        ("8d 9+5/2=48", [("9+5/2", "9+6/2"), (" 67,_7 ", " 57,_7 ")]),
    ],
)
def test_no_verdict_leaves_the_server_before_the_contest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str, names: list[tuple[str, str]]
) -> None:
    """§7.2: a wrong total and a line that can't be admitted read like the right ones, up to what was laid itself."""
    right, verdict_right = _contested(tmp_path / "right", monkeypatch, "8d 9+6/2=48")
    other, verdict_other = _contested(tmp_path / "wrong", monkeypatch, wrong)

    def alike(texts: list[str]) -> list[str]:
        for one, another in names:
            texts = [text.replace(one, another) for text in texts]
        return texts

    _same(alike(right), alike(other))
    assert alike(verdict_right) != alike(verdict_other)


# Previews


@pytest.mark.parametrize("ruleset_text", ['base = "classic"\nannounce = true\n', None])
def test_where_a_preview_would_judge_it_is_refused_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ruleset_text: str | None
) -> None:
    rules = GAME.rulesets["sheet-pt"] if ruleset_text is None else GAME.read_ruleset(ruleset_text)
    fields: Any = (
        {"ruleset": "sheet-pt"} if ruleset_text is None else {"ruleset_text": ruleset_text}
    )
    script = Script(_begun(rules, *DEALT))
    with world(tmp_path / "one", monkeypatch, script.for_all()) as world_:
        ana, _, table = seated(world_, "calculissimo", **fields)
        seq = ana.state(table)["seq"]
        asked = script.asked
        tried = ["8d 9+6/2=48", "8d 9+6/2=47", "8d 9+5/2=48", "8d 9+6/2", "1a 0", "pass", "swap 2"]
        answers = [ana.ask("try", id="same", match=table, seq=seq, move=move) for move in tried]
        assert answers == [answers[0]] * len(tried)
        assert answers[0]["why"] == "try_refused"
        assert script.asked == asked


def test_a_preview_never_comes_to_chance_and_tells_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script(_begun(GAME.rulesets["classic"], *DEALT))
    with world(tmp_path / "one", monkeypatch, script.for_all()) as world_:
        ana, bo, table = seated(world_, "calculissimo")
        first = ana.state(table)
        seq = first["seq"]
        bo.state(table)
        world_.settle(ana, bo)
        asked, heard = script.asked, len(bo.raw)
        score = ana.ask("try", match=table, seq=seq, move="8d 9+6/2")
        assert (score["t"], score["points"]) == ("score", 48)
        assert set(score) == {"t", "re", "match", "seq", "points", "lines"}
        for move in ("pass", "swap 25", "draw 1:5", "order 1:9 2:1", "resign", "challenge"):
            assert ana.refused("try", match=table, seq=seq, move=move) == "try_refused"
        assert bo.refused("try", match=table, seq=seq, move="8d 1+2") == "not_your_turn"
        assert bo.refused("try", match=table, seq=seq, move="8d 9+6/2", seat=1) == "not_seated"
        world_.settle(bo)
        pongs = [text for text in bo.raw[heard:] if '"t":"pong"' in text or '"refused"' in text]
        assert bo.raw[heard:] == pongs
        assert script.asked == asked
        ana.done("enter", match=table)
        assert ana.state(table)["log"] == first["log"]


# Positions that are set up

_ROWS = "|".join(["." * 15] * 15)
_COMMITMENT = re.compile(r"[0-9a-f]{64}")


def _set_up(rack: str) -> str:
    """The same for whoever sits at seat 1: only the other rack and the bag differ."""
    rules: Any = GAME.rulesets["classic"]
    left = "".join(sorted(rules.bag, key="0123456789+-*/?".index))
    for tile in "25679+/" + rack:
        left = left.replace(tile, "", 1)
    return f"{_ROWS} 25679+/,{rack} {left} 0,0 1 -"


def test_a_position_that_was_set_up_tells_nobody_else_what_it_hides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table, state and record read the same to who watches and to the seat that can't see it: but for the commitment, which hashes it."""
    read, logs = [], []
    for rack in ("1234+-?", "0888*//"):
        with world(tmp_path / rack[0], monkeypatch, None) as world_:
            seats = [{"kind": "me"}, {"kind": "computer", "level": "greedy"}]
            fields: Any = {"ruleset": "classic", "position": _set_up(rack)}
            ana, _, table = seated(world_, "calculissimo", seats, **fields)
            eve = world_.running.watcher().connect()
            eve.done("enter", match=table)
            for name, client in (("ana", ana), ("eve", eve)):
                world_.read_rest(name, client, table)
            world_.settle(ana, eve)
            texts = [
                text for kinds in map(told, (ana, eve)) for kind in kinds.values() for text in kind
            ]
            read.append(
                [
                    _COMMITMENT.sub("…", text)
                    for text in texts + world_.asked["ana"] + world_.asked["eve"]
                ]
            )
            assert any("[Position " in text for text in world_.asked["eve"])
        logs.append(world_.log_lines())
    _same(*read)
    _same(*logs)


# Computer players


class _Pipe:
    """In the place of a computer player's process: it keeps what would be sent there, as bytes."""

    def __init__(self, answers: Iterator[str], jobs: list[bytes]) -> None:
        self._answers = answers
        self._jobs = jobs

    def send(self, job: Any) -> None:
        self._jobs.append(bytes(ForkingPickler.dumps(job)))

    def poll(self, _timeout: float) -> bool:
        return True

    def recv(self) -> str:
        return next(self._answers)

    def close(self) -> None:
        pass


class _Classes(pickle.Unpickler):
    """Reads a pickle and keeps the names of what it is made of."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self.found: set[str] = set()

    def find_class(self, module: str, name: str) -> Any:
        self.found.add(f"{module}.{name}".removeprefix("contissimo.").removeprefix("games."))
        return super().find_class(module, name)


def test_the_process_of_a_computer_player_gets_its_view_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds: list[list[bytes]] = []
    for number, match in enumerate(_twins("classic", Seat(2), 3)):
        jobs: list[bytes] = []
        moves = players_moves(match)
        answers = chain((move for seat, _, move in moves if seat == 2), repeat("pass"))
        pipe = _Pipe(answers, jobs)
        monkeypatch.setattr(Worker, "_start", lambda _self, pipe=pipe: pipe)
        chance = Script(match, after=number).for_all()
        seats = [{"kind": "me"}, {"kind": "computer", "level": "greedy"}]
        with world(tmp_path / str(number), monkeypatch, chance) as world_:
            ana, _, table = seated(world_, "calculissimo", seats)
            for move in [move for seat, _, move in moves if seat == 1]:
                state = ana.wait("state", lambda s: s["to_act"] == [1])
                world_.pass_time()
                assert ana.move(table, state["seq"], move)["t"] == "state"
                ana.unread.clear()
                ana.done("enter", match=table)
        worlds.append(jobs)
    asked = len([move for move in moves if move[0] == 2])
    here, there = (jobs[:asked] for jobs in worlds)
    assert len(here) == len(there) == asked > 5
    assert here == there
    for job in here:
        classes = _Classes(job)
        _, (game, level, view), millis = classes.load()
        assert (game, level, view.reader) == ("calculissimo", "greedy", 2)
        assert view.racks[0] is None
        assert view.bag is None
        assert isinstance(millis, int)
        for name in classes.found:
            assert not any(word in name for word in ("position", "match", "chance", "server")), name


class _Guide(_Pipe):
    """The same, where a person asks for hints: those get an answer that is no move of the script."""

    def send(self, job: Any) -> None:
        self._asker = job[1][-1].reader
        if self._asker == 1:
            super().send(job)

    def recv(self) -> Any:
        return super().recv() if self._asker == 2 else "pass"


def test_hints_help_and_moves_back_tell_only_what_the_asker_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the other one's tiles and the bag differ, the asker's process and socket get the same bytes."""
    worlds = []
    for number, match in enumerate(_twins("classic", Seat(1), 3)):
        jobs: list[bytes] = []
        moves = players_moves(match)
        answers = chain((move for seat, _, move in moves if seat == 2), repeat("pass"))
        guide = _Guide(answers, jobs)
        monkeypatch.setattr(Worker, "_start", lambda _self, guide=guide: guide)
        chance = Script(match, after=number).for_all()
        seats = [{"kind": "me"}, {"kind": "computer", "level": "greedy"}]
        heard = []
        with world(tmp_path / str(number), monkeypatch, chance) as world_:
            ana, _, table = seated(world_, "calculissimo", seats, help=True)
            for move in [move for seat, _, move in moves if seat == 1]:
                state = ana.wait("state", lambda s: s["to_act"] == [1])
                world_.pass_time(3000)  # no more than 30 hints a minute
                heard.append(ana.ask("hint", id="h", match=table, seq=state["seq"]))
                assert ana.move(table, state["seq"], move)["t"] == "state"
                ana.unread.clear()
                ana.done("enter", match=table)
            state = ana.wait("state", lambda s: s["to_act"] == [1])  # the computer has answered
            heard.append(ana.ask("takeback", id="b", match=table, seq=state["seq"]))
            heard.append(ana.wait("state", lambda s: "back " in s["log"][-1][2]))
        worlds.append((jobs, heard))
    (jobs_here, here), (jobs_there, there) = worlds
    assert [answer["t"] for answer in here] == ["hint"] * (len(here) - 2) + ["done", "state"]
    assert jobs_here == jobs_there
    assert len(jobs_here) > 5
    assert here == there


# Seeds


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_byte_has_the_seed_before_the_end(
    tmp_path: Path, game: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        ana, bo, match = pair(running, game, listed=True)
        watcher = running.watcher().connect()
        watcher.done("enter", match=match)
        watcher.done("lobby", on=True)
        clients = [ana, bo, watcher]
        state, *_ = [client.state(match) for client in clients]
        for _ in range(3):
            mover = clients[state["to_act"][0] - 1]
            silence = "decline" if state["clocks"]["wait"] == "steal" else "pass"
            state = mover.move(match, state["seq"], silence)
            for client in clients:
                if client is not mover:
                    client.state(match, state["seq"])
        seed = running.app.node.rooms[match].table.secret.seed
        assert seed is not None
        key = match_key(seed, [bytes(16)] * 2)
        secret = [form for value in (seed, key) for form in _forms(value)]
        paths = (
            "/api/me",
            "/api/me/tables",
            "/api/me/games",
            "/api/tables",
            f"/api/records/{match}",
            "/api/metrics",
        )
        before = [text for client in clients for text in client.raw]
        before += [client.http.get(path).text for client in clients for path in paths]
        before.append(capfd.readouterr().err)
        assert not [form for form in secret for text in before if form in text]
        mover = clients[state["to_act"][0] - 1]
        mover.move(match, state["seq"], "resign")
        over = watcher.wait("table", lambda t: t["phase"] == "over")
        assert over["fairness"]["seed"] == seed.hex()
        assert seed.hex() in watcher.http.get(f"/api/records/{match}").text
        assert seed.hex() not in capfd.readouterr().err


def _forms(value: bytes) -> list[str]:
    """A secret as it could be written; in part, too."""
    encoded = base64.b64encode(value).decode()
    return [
        *(value.hex()[:24], value.hex()[-24:], str(int.from_bytes(value, "big"))),
        *(encoded[:16], encoded.replace("+", "-").replace("/", "_")[:16], repr(value)[2:-1]),
    ]


def test_the_log_never_quotes_what_a_failure_was_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(match: Match, *_: object) -> None:
        raise ValueError(f"{match.position} {match.log}")

    monkeypatch.setattr(moves, "preview", fail)
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        ana, bo, match = pair(running, "calculissimo")
        state = ana.state(match)
        mover = (ana, bo)[state["to_act"][0] - 1]
        answer = mover.ask("try", match=match, seq=state["seq"], move="8d 9+6/2")
        assert answer == {
            "t": "refused",
            "re": answer["re"],
            "why": "again",
            "details": {},
            "unfinished": False,
        }
        live = running.app.node.rooms[match].match
        assert live is not None
        position: Any = live.position
    err = capfd.readouterr().err
    assert '"error": "ValueError"' in err
    assert not [text for text in (*position.racks, position.bag, "draw ") if text in err]
