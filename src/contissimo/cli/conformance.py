"""`contissimo conformance`: whether a program keeps to the protocol for bots and engines (docs/bots.md), check by check."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated

from cyclopts import Parameter

from contissimo.cli.desks import desk_of
from contissimo.cli.exec_player import PREFIX, Program, check_player
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Word
from contissimo.cli.output import sentence
from contissimo.cli.usage import Misused
from contissimo.core.chance import Chance, match_key, small_seed, small_stream
from contissimo.core.errors import ContissimoError, IllegalMove, Unreadable
from contissimo.core.game import NATURE, AnyGame, AnyView, Seat
from contissimo.engine import registry
from contissimo.engine.match_plan import Forfeit
from contissimo.engine.player import Budget
from contissimo.games import GAMES
from contissimo.play.log import BEGINNING
from contissimo.play.match import Match
from contissimo.study.budget import Budget as Looking
from contissimo.study.judges import JUDGES, judge_for

Only = Annotated[Word, Parameter(name="--game")]
FAILED = 1
ANSWER_SECONDS = 20.0
"""For an answer whose time is not what is tested."""
STOP_SECONDS = 3.0
MILLIS = 200
_POSITIONS = 12
_ENDINGS = 4
_INFO = 8
"""Spaces in what follows the word `info`, at least."""
_SEED = 60
_SEAT = Seat(1)
"""A program sits at one seat in a conversation."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of one check: passed, failed, or left out because the program does not claim it."""

    name: str
    passed: bool | None
    why: str = ""
    details: Mapping[str, object] = field(default_factory=dict)


class Broken(ContissimoError):
    """A check that failed, and what was answered."""


def conformance(spec: str, /, *, only: Only = None, json: Flag = False, lang: Word = None) -> int:
    out = out_for(lang, json=json)
    games = GAMES.values() if only is None else (desk_of(only).game,)
    if not spec.startswith(PREFIX):
        raise Misused("usage_value", name="SPEC")
    command = shlex.split(spec.removeprefix(PREFIX))
    wrong = 0
    for table in games:
        check_player(table.key, spec)
        out.show(out.words.text(f"game-{table.key}"))
        for checked in checks(table, command):
            wrong += checked.passed is False
            state = {True: "passed", False: "failed", None: "left-out"}[checked.passed]
            told = {"game": table.key, "check": checked.name, "result": state, "why": checked.why}
            out.line(told)
            title = out.words.text(f"conformance-{checked.name}")
            why = sentence(out.words, checked.why, checked.details) if checked.why else ""
            out.say(f"conformance-{state}", check=title, why=why)
    return FAILED if wrong else 0


def checks(game: AnyGame, command: list[str]) -> Iterator[Checked]:
    """All checks, one after the other; those of version 2 only for programs that speak it."""
    views, endings = _given(game.key)
    claimed: set[str] = set()

    def check(name: str, work: Callable[[Talk], None], version: str = "1") -> Checked:
        talk = Talk(game, command, views[0], version)
        try:
            work(talk)
            talk.leave()
        except (Broken, Forfeit) as error:
            return Checked(name, passed=False, why=error.why, details=error.details)
        finally:
            talk.program.kill()
            talk.program.close()
        return Checked(name, passed=True)

    yield check("hello", lambda talk: talk.hello())
    yield check("legal", lambda talk: talk.moves(views))
    yield check("one-answer", lambda talk: talk.moves(views, noise=True))
    yield check("in-time", lambda talk: talk.moves(views[:4], millis=MILLIS))
    yield check("endings", lambda talk: talk.moves(endings))
    spoken = check("version-2", lambda talk: claimed.update(talk.capabilities()), "2")
    yield Checked("version-2", None) if spoken.why == "bot_older" else spoken
    for name, work in (("analyse", Talk.analyse), ("exact", Talk.exact), ("stop", Talk.stop)):
        if {"analyse", "stop" if name == "stop" else "analyse"} <= claimed:
            given = endings if name == "exact" else views
            yield check(name, lambda talk, work=work, given=given: work(talk, given), "2")  # type: ignore[misc]  # bound at once
        else:
            yield Checked(name, None)


class Talk:
    """One program in one conversation; whatever it gets wrong is `Broken` or a `Forfeit`."""

    def __init__(self, game: AnyGame, command: list[str], first: AnyView, version: str) -> None:
        self.game = game
        self.first = first
        self.version = version
        self.program = Program(command)
        self.begun = False

    def answer_to(self, *words: str, seconds: float = ANSWER_SECONDS) -> str:
        self.program.seconds = seconds
        self.program.tell(*words)
        return self.program.hear()

    def hello(self) -> None:
        rules = self.first.ruleset
        text = rules.text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
        seats = str(len(self.first.scores))
        words = (self.version, self.game.key, seats, str(self.first.reader), rules.name, text)
        answer = self.answer_to("hello", *words)
        if answer not in {"hello 1", f"hello {self.version}"}:
            raise Broken("bot_no_hello", answer=answer)
        self.begun = True
        if answer != f"hello {self.version}":
            raise Broken("bot_older", answer=answer)

    def moves(
        self, views: list[AnyView], *, millis: int | None = None, noise: bool = False
    ) -> None:
        """A legal move for each view at the first try; words that nobody knows in between change nothing."""
        self.hello()
        seconds = ANSWER_SECONDS if millis is None else millis / 1_000 + 1
        for view in views:
            if noise:
                self.program.tell("xyzzy", "a word of a later version")
            self._move(view, "-" if millis is None else str(millis), seconds)

    def _move(self, view: AnyView, millis: str, seconds: float) -> None:
        answer = self.answer_to("move", str(view), millis, "-", seconds=seconds)
        while answer in {"moves", "scores"}:
            if answer == "moves":
                answer = self.answer_to("moves", *map(str, view.moves()), seconds=seconds)
            else:
                told = (f"{points} {move}" for move, points in self.game.scored(view))
                answer = self.answer_to("scores", *told, seconds=seconds)
        try:
            move = self.game.read_move(answer)
            whole = self.game.complete(view, small_stream(_SEED))
            whole.apply(_SEAT, move)
        except (Unreadable, IllegalMove) as error:
            raise Broken("bot_refused", codes=error.why) from error

    def capabilities(self) -> list[str]:
        self.hello()
        word, *claimed = self.answer_to("capabilities").split(" ")
        provenance = self.answer_to("provenance").split(" ")
        if word != "capabilities" or provenance[0] != "provenance" or len(provenance) < 4:
            raise Broken("bot_words_wrong")
        return claimed

    def analyse(self, views: list[AnyView]) -> None:
        """Every `info` is a legal move with a share, an error and points; then `done`, and nothing more."""
        self.hello()
        for view in views[:4]:
            if not list(self._analysed(view, "300")):
                raise Broken("bot_no_info")

    def exact(self, views: list[AnyView]) -> None:
        """What is called exact is what our solver proves."""
        self.hello()
        if self.game.key not in JUDGES:
            return
        for view in views:
            judge = judge_for(self.game.key, view.ruleset, Looking(deep=True))
            whole = self.game.complete(view, small_stream(_SEED))
            ours = {v.key: v.share for v in judge.value(whole, _SEAT) if v.exact}
            for move, share, exact in self._analysed(view, "-"):
                key = judge.class_of(whole, _SEAT, self.game.read_move(move))
                if exact and key in ours and abs(ours[key] - share) > 1e-3:
                    raise Broken("bot_exact_wrong", move=move)

    def stop(self, views: list[AnyView]) -> None:
        """An analysis without limits ends soon after `stop`."""
        self.hello()
        self.program.tell("analyse", str(views[0]), "-", "-")
        self.program.seconds = STOP_SECONDS
        self.program.tell("stop")
        while self.program.hear() != "done":
            pass

    def _analysed(self, view: AnyView, millis: str) -> Iterator[tuple[str, float, bool]]:
        self.program.seconds = ANSWER_SECONDS
        self.program.tell("analyse", str(view), millis, "-")
        legal = {str(move) for move in view.moves()}
        while (line := self.program.hear()) != "done":
            word, _, rest = line.partition(" ")
            if rest.count(" ") < _INFO:
                raise Broken("bot_words_wrong", answer=line[:40])
            *move, win, share, se, error, points, _count, exact, is_exact = rest.split(" ")
            if (word, win, se, points, exact) != ("info", "win", "se", "points", "exact"):
                raise Broken("bot_words_wrong")
            try:
                found = 0 <= float(share) <= 1 and float(error) >= 0 and is_exact in {"0", "1"}
                judged = self.game.read_move(" ".join(move))
                whole = self.game.complete(view, small_stream(_SEED))
                whole.apply(_SEAT, judged)
            except (ValueError, Unreadable, IllegalMove) as cause:
                raise Broken("bot_words_wrong") from cause
            if not found or not legal:
                raise Broken("bot_words_wrong")
            yield " ".join(move), float(share), is_exact == "1"

    def leave(self) -> None:
        """Nothing was said that nobody asked for, and the program ends when its input does."""
        assert self.program.process.stdin is not None
        assert self.program.process.stdout is not None
        self.program.seconds = ANSWER_SECONDS
        self.program.tell("over", "line", "1,2", "0,0")
        self.program.process.stdin.close()
        rest = self.program.process.stdout.readline()
        if rest:
            raise Broken("bot_two_answers", answer=rest[:40])


@cache
def _given(key: str) -> tuple[list[AnyView], list[AnyView]]:
    """The decisions that every program is asked about, and of those that come late."""
    game = GAMES[key]
    views = list(_views(game, 40 * _ENDINGS))
    return views[:_POSITIONS], [view for view in views if _is_late(game, view)][-_ENDINGS:]


def _views(game: AnyGame, count: int) -> Iterator[AnyView]:
    """Decisions of one seat in games of the plain players, as it sees them: the same ones each time."""
    found, number = 0, 0
    while found < count:
        match = Match.begin(game, next(iter(game.rulesets.values())), 2)
        chance = Chance(match_key(small_seed(_SEED + number), ()))
        players = [registry.player(game.key, name, number) for name in ("greedy", "random")]
        number += 1
        match = match.advance(chance)
        while not match.over and found < count:
            seat = min(match.position.to_act)
            view = match.position.view(seat)
            if seat == _SEAT:
                yield view
                found += 1
            move = players[seat - 1].choose(view, Budget())
            match = match.enter(seat, move, BEGINNING).advance(chance)
            assert NATURE not in match.position.to_act


def _is_late(game: AnyGame, view: AnyView) -> bool:
    """Whether our judge proves something about it; without a judge every view will do."""
    if game.key not in JUDGES:
        return True
    judge = judge_for(game.key, view.ruleset, Looking(deep=False))
    whole = game.complete(view, small_stream(_SEED))
    return judge.stage(whole) == "late"
