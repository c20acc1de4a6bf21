"""Reviews on request: made in processes that stand back behind everything else, part by part, once for everybody who asks.

A review goes on only while somebody waits for it; what was judged by then is kept, and a later request goes on from there. Judges
don't change while a server runs, so a record and the kind of review are enough to tell one from all others.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct, field
from sqlalchemy.exc import SQLAlchemyError

from contissimo.core.errors import ContissimoError
from contissimo.server.errors import Refused
from contissimo.server.jobs.pool import Forgotten, Pool, Turn, WorkerDied
from contissimo.server.jobs.review_work import ReviewPart
from contissimo.server.limits import Limits
from contissimo.server.settings import Settings
from contissimo.server.support.loop_share import LoopShare

_SLICE_MILLIS = 600
"""How long a process judges before it reports, and somebody else may have it."""
_PLAYED = 0.03
"""The part of the time that the event loop computes when many play: one with 600 tables at which nobody moves takes half of it."""
_CROWDED = 0.06
"""From this part on a rest is longer, up to twice as long: the more moves come, the more of them would meet a review."""
_MOST_RESTS = 2.0
_WAIT = 15.0
"""Seconds that a request waits for something new."""
_LINGER = 5.0
"""Seconds after the last request in which somebody may still ask for more."""
_MOST_BYTES = 8 * 1024 * 1024
"""Of one review; that of an ordinary game has less than one."""
_ANSWER_BYTES = 256 * 1024
"""Of turns in one answer, so that none takes long to put together."""


class Making(Struct, eq=False):
    """A review, as far as it is made."""

    id: str
    text: str
    deep: bool
    asker: str
    address: str
    turns: list[bytes] = field(default_factory=list)
    head: bytes = b"null"
    done: bytes = b""
    entries: int = -1
    spent: int = 0
    """Milliseconds of CPU."""
    readers: int = 0
    read: float = 0.0
    """When the last of them left."""
    error: ContissimoError | None = None
    task: asyncio.Task[None] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def complete(self) -> bool:
        return len(self.turns) == self.entries

    @property
    def size(self) -> int:
        return len(self.text) + len(self.done) + sum(map(len, self.turns))

    def add(self, part: ReviewPart) -> None:
        self.turns += part.turns
        self.head, self.entries = part.head, part.entries
        self.spent += part.cpu_millis
        self.done = b"" if self.complete else part.done

    def answer(self, after: int) -> bytes:
        """The JSON of `Reviewing`: the turns after the first ones, as many as fit."""
        some: list[bytes] = []
        room = _ANSWER_BYTES
        for turn in self.turns[after:]:
            if some and len(turn) > room:
                break
            some.append(turn)
            room -= len(turn)
        head = b'{"id":"%s","first":%d,"judged":%d,"turns":[' % (
            self.id.encode(),
            after,
            len(self.turns),
        )
        return b"".join((head, b",".join(some), b'],"head":', self.head, b"}"))


class Reviews:
    def __init__(
        self,
        settings: Settings,
        limits: Limits,
        ticks: Callable[[], float],
        running: Callable[[], Awaitable[Sequence[str]]],
    ) -> None:
        """`running`: the boards of the games that are being played, of which there is no review."""
        self._running = running
        self._settings = settings
        self._limits = limits
        self._ticks = ticks
        self.pool = Pool(
            settings.review_workers,
            "reviewing",
            grace=0,
            most=2 * settings.reviews_waiting,
            stands_back=settings.review_stands_back,
            rest=self._rest,
        )
        self._loop_share = LoopShare()
        self._kept: OrderedDict[str, Making] = OrderedDict()

    def _rest(self) -> float:
        """Between two parts of a close look: on few cores a move takes longer next to a review, however low its priority."""
        return self._settings.review_rest * rests_of(self._loop_share())

    async def stop(self) -> None:
        for making in self._kept.values():
            if making.task is not None:
                making.task.cancel()
        await self.pool.stop()

    def find(self, review_id: str) -> Making:
        making = self._kept.get(review_id)
        if making is None:
            raise Refused("no_such_review")
        self._kept.move_to_end(review_id)
        return making

    def begin(self, text: str, *, deep: bool, asker: str, address: str) -> Making:
        """The review of a record: a new one, or the one that is there. `busy`, `too_many` and `too_fast`: not now."""
        review_id = hashlib.sha256(b"%d%s" % (deep, text.encode("utf-8", "replace"))).hexdigest()[
            :32
        ]
        making = self._kept.get(review_id)
        if making is None:
            if not self._limits.reviews.take(address):
                raise Refused("too_fast")
            making = Making(review_id, text, deep, asker, address)
            self._go_on(making)
            self._kept[review_id] = making
            self._tidy()
        self._kept.move_to_end(review_id)
        return making

    async def read(self, making: Making, after: int) -> bytes:
        """What is there after the first turns, once there is something, or after some seconds what there is."""
        making.readers += 1
        try:
            until = self._loop_time() + _WAIT
            while len(making.turns) <= after and not making.complete and making.error is None:
                if making.task is None:
                    self._go_on(making)
                if not await _rings(making.news, until - self._loop_time()):
                    break
        finally:
            making.readers -= 1
            making.read = self._ticks()
        if making.error is not None:
            raise making.error
        return making.answer(after)

    @staticmethod
    def _loop_time() -> float:
        return asyncio.get_running_loop().time()

    def _go_on(self, making: Making) -> None:
        running = [other for other in self._kept.values() if other.task is not None]
        if len(running) >= self._settings.reviews_waiting:
            raise Refused("busy")
        own = sum(other.asker == making.asker for other in running)
        if own >= self._settings.reviews_per_guest:
            raise Refused("too_many", limit=self._settings.reviews_per_guest)
        making.read = self._ticks()
        making.task = asyncio.create_task(self._make(making))

    def _wanted(self, making: Making) -> bool:
        return making.readers > 0 or self._ticks() - making.read < _LINGER

    async def _make(self, making: Making) -> None:
        try:
            while not making.complete and self._wanted(making):
                making.add(await self._part(making))
                self._check(making)
                self._ring(making)
        except Forgotten:
            pass  # it goes on when somebody asks again
        except ContissimoError as error:
            making.error = error
            # Another try may be luckier, and what was wrong for good is found again at once.
            self._kept.pop(making.id, None)
        finally:
            making.task = None
            self._ring(making)
            self._tidy()

    async def _part(self, making: Making) -> ReviewPart:
        turn = Turn(
            (making.address, making.asker, making.id),
            people=not making.deep,
            wanted=lambda: self._wanted(making),
        )
        running = await self._running_now(making)
        try:
            part: ReviewPart = await self.pool.ask(
                *("review_part", making.text, making.deep, making.done, running, _SLICE_MILLIS),
                millis=self._settings.review_part_millis,
                turn=turn,
            )
        except WorkerDied:
            raise Refused("review_slow") from None
        return part

    async def _running_now(self, making: Making) -> Sequence[str]:
        """Of which games there is no review; nothing once a part was made, for what was not running then is over."""
        if making.turns:
            return ()
        try:
            return await self._running()
        except SQLAlchemyError:
            raise Refused("again") from None

    def _check(self, making: Making) -> None:
        if making.complete:
            return
        if making.spent > self._settings.review_millis:
            raise Refused("review_slow")
        if making.size > _MOST_BYTES:
            raise Refused("review_slow")

    @staticmethod
    def _ring(making: Making) -> None:
        """Everybody who waits looks again."""
        making.news.set()
        making.news = asyncio.Event()

    def _tidy(self) -> None:
        """Those that nobody asked for in the longest time are dropped."""
        held = sum(making.size for making in self._kept.values())
        for making in list(self._kept.values()):
            if held <= self._settings.review_bytes:
                return
            if making.task is None:
                held -= making.size
                del self._kept[making.id]


def rests_of(share: float) -> float:
    """How many of its rests a process takes at once while the loop computes that part of the time; none where few play."""
    return 0.0 if share <= _PLAYED else min(max(share / _CROWDED, 1.0), _MOST_RESTS)


async def _rings(news: asyncio.Event, seconds: float) -> bool:
    try:
        async with asyncio.timeout(max(0.0, seconds)):
            await news.wait()
    except TimeoutError:
        return False
    return True
