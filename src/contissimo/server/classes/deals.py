"""What the current activity of a class is made of: its rules, its chance, and the deal of each round as everybody has it before them.

It only reads what is stored; `forget` is called when the bytes of a pupil or another activity are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import msgspec
from sqlalchemy import select

from contissimo.core.chance import Chance, match_key
from contissimo.core.game import AnyPosition, Ruleset
from contissimo.games import GAMES
from contissimo.server.messages.class_outbound import ClassShown
from contissimo.server.messages.encoding import lines_of
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import ActivityRow, Stored
from contissimo.server.storage.database import Store
from contissimo.study.classes import EXAMPLE, own_deal
from contissimo.study.deals import DEALERS
from contissimo.study.deals.dealer import PUPIL, AnyDealer, Top


class Play:
    """What an activity is played with: its rules and its dealer."""

    def __init__(self, activity: ActivityRow) -> None:
        self.game = GAMES[activity.game]
        self.dealer: AnyDealer = DEALERS[activity.game]
        self.rules: Ruleset = self.game.read_ruleset(activity.ruleset_text)
        self.number = activity.number

    @cached_property
    def begin(self) -> AnyPosition:
        return self.dealer.begin(self.rules)


class Deals:
    def __init__(self, store: Store, class_id: str, stored: Callable[[], Stored]) -> None:
        self._store = store
        self._id = class_id
        self._stored = stored
        """The class as it is stored now."""
        self._play: Play | None = None
        self._chance: tuple[int, Chance] | None = None
        self._positions: dict[tuple[int, int, int], AnyPosition | None] = {}

    @property
    def play(self) -> Play:
        activity = self._stored().activity
        assert activity is not None
        if self._play is None or self._play.number != activity.number:
            self._play = Play(activity)
        return self._play

    async def chance(self) -> Chance:
        stored = self._stored()
        activity = stored.activity
        assert activity is not None
        if self._chance is None or self._chance[0] != activity.number:
            chances = s.chances
            row = await self._store.row(
                select(chances.c.seed).where(
                    chances.c["class"] == self._id, chances.c.activity == activity.number
                )
            )
            assert row is not None
            gifts = [given for _, given in sorted(self._stored().gifts.items())]
            self._chance = activity.number, Chance(match_key(bytes(row["seed"]), gifts))
        return self._chance[1]

    def forget(self) -> None:
        """Another activity has begun, or a pupil gave bytes: the key is another one."""
        self._chance = None
        self._positions.clear()

    def common_position(self, number: int) -> AnyPosition | None:
        """The deal of a round as it is stored; None: there is no such round."""
        stored = self._stored()
        activity, found = stored.activity, stored.rounds.get(number)
        if activity is None or found is None:
            return None
        key = activity.number, number, 0
        if key not in self._positions:
            position = self.play.game.read_position(found.position, self.play.rules)
            self._positions[key] = position
        return self._positions[key]

    def position_of(self, pupil: int, number: int) -> AnyPosition | None:
        """The deal of a round as a pupil has it before them."""
        stored = self._stored()
        activity = stored.activity
        if activity is None or number not in stored.rounds:
            return None
        if activity.board != "own" or number == EXAMPLE or self._chance is None:
            return self.common_position(number)
        key = activity.number, number, pupil
        if key not in self._positions:
            right = {
                earlier: answer.move
                for earlier in range(1, number)
                if (answer := stored.answers.get((earlier, pupil))) is not None
                and answer.right
                and answer.move is not None
            }
            dealt = own_deal(self.play.dealer, self.play.rules, self._chance[1], number, right)
            self._positions[key] = None if dealt is None else dealt.position
        return self._positions[key]

    def top_of(self, number: int) -> Top | None:
        found = self._stored().rounds.get(number)
        if found is None or found.top is None:
            return None
        return msgspec.json.decode(found.top, type=Top | None)

    def shown(self, number: int, top: Top | None, pupil: int = 0) -> ClassShown | None:
        """A move of a round with the position after it."""
        position = self.position_of(pupil, number) if pupil else self.common_position(number)
        if top is None or position is None:
            return None
        after = self.play.dealer.after(position, top.move)
        view = after.shown_to(PUPIL)
        return ClassShown(top.move, top.points, view, lines_of(top.card))


def write_top(top: Top | None) -> str:
    return msgspec.json.encode(top).decode()


def proof_id(class_id: str, activity: int) -> str:
    """What the commitment of an activity is made for."""
    return f"{class_id}.{activity}"
