"""Players that are programs of their own: each is started for one game and spoken to in lines (docs/bots.md).

A program that ends, is silent for too long or is refused too often forfeits its game; the match tells why.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from contissimo.cli.usage import Misused
from contissimo.core.chance import small_stream
from contissimo.core.errors import IllegalMove, Unreadable
from contissimo.core.game import AnyGame, AnyView, Move, Seat
from contissimo.engine import registry
from contissimo.engine.match_plan import Forfeit
from contissimo.engine.player import Budget, Player
from contissimo.games import GAMES

PREFIX = "exec:"
PROTOCOL = "1"
HELLO_SECONDS = 10.0
MOVE_SECONDS = 10.0
"""For a move where no budget in time is set."""
GRACE_SECONDS = 1.0
"""In addition to a budget in time, and for leaving."""
REFUSALS = 3
MAX_ANSWER = 1_000
_SHOWN = 40


def make_player(game_key: str, spec: str, seed: int) -> Player:
    """A player of the registry, or a program: `exec:./bot --its-own options`."""
    if spec.startswith(PREFIX):
        return ExecPlayer(GAMES[game_key], shlex.split(spec.removeprefix(PREFIX)), seed)
    return registry.player(game_key, spec, seed)


def end_all() -> None:
    """End every program that this process has started: for a process that must go at once."""
    for line in tuple(_RUNNING):
        line.kill()


def check_player(game_key: str, spec: str) -> None:
    """Refuse a player that can't be made, before anything is played."""
    if not spec.startswith(PREFIX):
        registry.player(game_key, spec, 0)
        return
    try:
        command = shlex.split(spec.removeprefix(PREFIX))
    except ValueError:
        command = []
    if not command or shutil.which(command[0]) is None:
        raise Misused("bot_missing", program=command[0] if command else spec)


class ExecPlayer:
    """One program in one game. It starts when it is first asked."""

    def __init__(self, game: AnyGame, command: list[str], seed: int) -> None:
        self.game = game
        self.command = command
        self.seed = seed
        self._line: Program | None = None

    def choose(self, view: AnyView, budget: Budget) -> Move:
        line = self._line or self._start(view)
        line.seconds = MOVE_SECONDS if budget.time is None else budget.time / 1_000 + GRACE_SECONDS
        millis, nodes = (_or_dash(number) for number in (budget.time, budget.nodes))
        line.tell("move", str(view), millis, nodes)
        refusals: list[str] = []
        while len(refusals) < REFUSALS:
            answer = line.hear()
            if answer == "moves":
                line.tell(answer, *map(str, view.moves()))
            elif answer == "scores":
                line.tell(answer, *self._scores(view))
            else:
                try:
                    return self._judged(view, answer)
                except (Unreadable, IllegalMove) as error:
                    refusals.append(error.why)
                    line.tell("refused", error.why)
        raise Forfeit("bot_refused", codes=", ".join(refusals))

    def leave(self, view: AnyView | None) -> None:
        if self._line is not None:
            outcome = None if view is None else view.outcome
            if outcome is not None:
                ranks, scores = (",".join(map(str, v)) for v in (outcome.ranks, outcome.scores))
                with suppress(Forfeit):
                    self._line.tell("over", outcome.reason, ranks, scores)
            self._line.close()

    def _start(self, view: AnyView) -> Program:
        self._line = line = Program(self.command)
        rules = view.ruleset
        text = rules.text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
        seats = str(len(view.scores))
        line.tell("hello", PROTOCOL, self.game.key, seats, str(view.reader), rules.name, text)
        answer = line.hear()
        if answer != f"hello {PROTOCOL}":
            raise Forfeit("bot_no_hello", answer=answer[:_SHOWN])
        return line

    def _judged(self, view: AnyView, text: str) -> Move:
        """The move, if the rules take it. They need no more than what the seat knows: so no true position."""
        move = self.game.read_move(text)
        self.game.complete(view, small_stream(self.seed)).apply(Seat(view.reader or 0), move)
        return move

    def _scores(self, view: AnyView) -> list[str]:
        """Every listed move after what it earns, the most first."""
        # What a challenge would change is the verdict on it: that is for the bot to find.
        ranked = [
            (0 if str(move) == "challenge" else -points, f"{move}")
            for move, points in self.game.scored(view)
        ]
        return [f"{-points} {move}" for points, move in sorted(ranked)]


class Program:
    """The two pipes to a program, and its patience: `seconds` is what it may still use."""

    def __init__(self, command: list[str]) -> None:
        self.seconds = HELLO_SECONDS
        self.late = False
        try:
            # A group of its own: a script's children go with it, and Ctrl-C is ours alone.
            self.process = subprocess.Popen(  # noqa: S603  # the user named the program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise Forfeit("bot_not_started", reason=error.strerror or "") from None
        _RUNNING.add(self)

    def tell(self, *words: str) -> None:
        """One line of words between tabs. A program that does not read is as late as one that does not answer."""
        assert self.process.stdin is not None
        with self._patience():
            try:
                self.process.stdin.write("\t".join(words) + "\n")
                self.process.stdin.flush()
            except OSError:
                raise self._gone() from None

    def hear(self) -> str:
        assert self.process.stdout is not None
        with self._patience():
            answer = self.process.stdout.readline(MAX_ANSWER)
        if not answer.endswith("\n") and len(answer) < MAX_ANSWER:
            raise self._gone()
        return answer.strip()

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            self.process.wait()
        self.process.stdout.close()
        _RUNNING.discard(self)

    @contextmanager
    def _patience(self) -> Iterator[None]:
        """Ends a program that uses more time than it has left; its death then ends our reading or writing."""
        timer = threading.Timer(max(0.0, self.seconds), self._run_out)
        timer.daemon = True
        since = time.monotonic()
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            self.seconds -= time.monotonic() - since

    def _gone(self) -> Forfeit:
        if self.late:
            return Forfeit("bot_too_slow")
        try:
            status = self.process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            return Forfeit("bot_silent")  # it closed its output and stays
        return Forfeit("bot_died", status=status)

    def _run_out(self) -> None:
        self.late = True
        self.kill()

    def kill(self) -> None:
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


_RUNNING: set[Program] = set()


def _or_dash(number: int | None) -> str:
    return "-" if number is None else str(number)
