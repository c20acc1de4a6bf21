"""`contissimo engine`: our computer players and judges for other programs, spoken to in lines (docs/bots.md, version 2)."""

from __future__ import annotations

import queue
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from contissimo import __version__
from contissimo.cli.desks import desk_of
from contissimo.cli.files import choose_ruleset
from contissimo.cli.options import Word
from contissimo.core.chance import small_stream
from contissimo.core.errors import ContissimoError, IllegalMove, Unreadable
from contissimo.core.game import NATURE, AnyGame, AnyPosition, Millis, Ruleset, Seat
from contissimo.engine import registry
from contissimo.engine.player import Budget, Player
from contissimo.study.budget import Budget as Looking
from contissimo.study.judges import judge_for

VERSIONS = ("1", "2")
CAPABILITIES = ("move", "analyse", "stop", "provenance")
_MILLIS = 1_000
_NONE = "-"
Write = Callable[[str], None]


def engine(
    game: str,
    /,
    *,
    player: str = "champion",
    seed: int = 1,
    ruleset: Word = None,
    lang: Word = None,
) -> int:
    del lang  # a refusal has it already; what is said to programs has no language
    table = desk_of(game).game
    rules = choose_ruleset(table, ruleset)
    registry.player(table.key, player, seed)  # or a refusal, before anything is asked
    serve(Engine(table, rules, player, seed), sys.stdin, lambda line: print(line, flush=True))
    return 0


@dataclass
class Question:
    """A line that was read, and whether its answer is still wanted in full."""

    words: list[str]
    stop: threading.Event = field(default_factory=threading.Event)

    @property
    def limited(self) -> bool:
        """Whether it has a budget of its own, after which it is answered in any case."""
        return any(word != _NONE for word in self.words[2:4])


def serve(asked: Engine, lines: Iterable[str], write: Write) -> None:
    """Answer line by line until the input ends. `stop` is heard while an answer is being worked out."""
    waiting: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
    unanswered: deque[Question] = deque()

    def read() -> None:
        for line in lines:
            words = line.rstrip("\r\n").split("\t")
            if words[0] == "stop":
                with suppress(IndexError):  # everything is answered
                    unanswered[0].stop.set()
            else:
                unanswered.append(question := Question(words))
                waiting.put(question)
        for question in tuple(unanswered):
            if not question.limited:
                question.stop.set()  # the input has ended: nobody could send a `stop`
        waiting.put(None)

    threading.Thread(target=read, name="reader", daemon=True).start()
    while (question := waiting.get()) is not None:
        asked.answer(question, write)
        unanswered.popleft()


class Engine:
    """One player and one judge. A `hello` says which rules and which seat the questions after it are about."""

    def __init__(self, game: AnyGame, rules: Ruleset, player: str, seed: int) -> None:
        self.game = game
        self.rules = rules
        self.name = player
        self.seed = seed
        self.seat: Seat | None = None
        self.player: Player = registry.player(game.key, player, seed)

    def answer(self, question: Question, write: Write) -> None:
        """Exactly one answer, which may have several lines; none for words that we don't know."""
        word, *rest = question.words
        try:
            match word:
                case "hello":
                    write(self._hello(rest))
                case "capabilities":
                    write(" ".join((word, *CAPABILITIES)))
                case "provenance":
                    judge = judge_for(self.game.key, self.rules, Looking())
                    write(f"provenance contissimo-{self.name} {__version__} {judge.version}")
                case "move":
                    write(self._move(question, *_three(rest)))
                case "analyse":
                    self._analyse(question, *_three(rest), write)
                    write("done")
                case _:  # over, or a word of a later version
                    return
        except (ContissimoError, ValueError) as error:
            write(
                f"error {error.why if isinstance(error, ContissimoError) else 'question_unreadable'}"
            )

    def _hello(self, rest: list[str]) -> str:
        version, key, seats, seat, name, text = rest
        if key != self.game.key:
            raise ValueError(key)
        plain = text.replace("\\\\", "\0").replace("\\n", "\n").replace("\\t", "\t")
        rules = self.game.read_ruleset(plain.replace("\0", "\\"), file=name)
        if not 1 <= int(seat) <= int(seats):
            raise ValueError(seat)
        self.rules, self.seat = rules, Seat(int(seat))
        self.player = registry.player(key, self.name, self.seed)
        return f"hello {version if version in VERSIONS else VERSIONS[-1]}"

    def _move(self, question: Question, text: str, millis: str, nodes: str) -> str:
        position, seat = self._position(text)
        time = None if millis == _NONE else Millis(int(millis))
        ahead = 0

        def clock() -> Millis:
            """Once stopped, the whole time is over from one look to the next."""
            nonlocal ahead
            if question.stop.is_set():
                ahead += (time or 0) + 1
            return Millis(_now() + ahead)

        budget = Budget(time, _number(nodes), clock)
        return str(self.player.choose(position.view(seat), budget))

    def _analyse(
        self, question: Question, text: str, millis: str, nodes: str, write: Write
    ) -> None:
        position, seat = self._position(text)
        end = None if millis == _NONE else _now() + int(millis)

        def stop() -> bool:
            return question.stop.is_set() or (end is not None and _now() >= end)

        judge = judge_for(
            self.game.key, self.rules, Looking(deep=True, nodes=_number(nodes), stop=stop)
        )
        for valued in judge.value(position, seat):
            write(
                f"info {valued.move} win {valued.share:.4f} se {valued.error:.4f}"
                f" points {valued.points} exact {int(valued.exact)}"
            )

    def _position(self, text: str) -> tuple[AnyPosition, Seat]:
        """The position as far as the seat that is asked for knows it, and that seat: ours, or else the one to act."""
        to_act = self.seat
        if to_act is None:
            to_act = min((seat for seat in self._to_act(text) if seat != NATURE), default=None)
        if to_act is None:
            raise IllegalMove("not_now", move=text)
        view = self.game.read_view(text, self.rules, to_act)
        if to_act not in view.to_act:
            raise IllegalMove("not_your_turn", seat=to_act)
        return self.game.complete(view, small_stream(self.seed)), to_act

    def _to_act(self, text: str) -> frozenset[Seat]:
        """Who is to act, from the text of any reader."""
        for reader in (None, *map(Seat, range(1, self.game.seat_counts.stop))):
            try:
                return self.game.read_view(text, self.rules, reader).to_act
            except Unreadable as error:
                refused = error
        raise refused


def _three(words: list[str]) -> tuple[str, str, str]:
    """A position and two budgets, which may be left out."""
    position, millis, nodes = [*words, _NONE, _NONE][:3]
    return position, millis, nodes


def _number(text: str) -> int | None:
    if text == _NONE:
        return None
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def _now() -> Millis:
    return Millis(time.monotonic_ns() // (_MILLIS * _MILLIS))
