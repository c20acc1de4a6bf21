# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A game that is played on by the kernel, fast: the turns and ends of `Position` on integers, for 2 to 4 players.

Cython in pure-Python mode, like the kernel, with the same answers uncompiled; the C types stand in `playout.pxd`.
The policy is greedy: score and worth of the tiles kept, an exchange where that is worth more. What is legal and what
it scores is the kernel's; draws, extra turns, ends and leftovers are here, and must agree with `position`.

A *world* is one deal of the tiles that a reader does not see, a function of (seed, number of the world) alone. The
bag of a world has an order: the reader draws at its front and the others at its back, so that what a move
of the reader changes is not mixed up with other luck of the others' draws.

A *move* is an integer: a placement as the kernel writes it, PASS, or below zero an exchange of minus that rack.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from contissimo.engine.calculissimo.kernel import LEAVES, Kernel
from contissimo.engine.calculissimo.stages import FADING, STAGES, Stage
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACES, OPERATOR_COST

try:
    import cython
except ImportError:
    from contissimo.engine import cython_types as cython

if not cython.compiled:
    from math import exp

WHOLE_WIN = 1_000_000
"""A won game in the unit in which `Playout.win` counts."""
TO_THE_END = 1 << 20
"""More turns than any game has."""

_ROOM = 2048
_WORD = 0xFFFFFFFF
_SEATS = 4


class Playout:
    """A mutable game of one ruleset. It belongs to one thread; `kernel` holds its board.

    `set_leaves` says what kept tiles are worth, `set_up` what a reader knows, `sample` plays one world on.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        if not cython.compiled:
            self._allocate()
        self.kernel = Kernel(ruleset)
        self.referee = ruleset.judging == "referee"
        self.anyone = ruleset.end_when_stuck == "anyone"
        self.exchange = ("any_time", "only_when_stuck", "never").index(ruleset.exchange)
        for i, face in enumerate(FACES):
            number = 1 if ruleset.leftover == "tile_count" else i
            self.cost_of_face[i] = number if face.isdigit() else OPERATOR_COST
        self.unit = 1
        self.leaves = memoryview(array("i", [0]))
        self.table = self.leaves
        self.stage = -1
        self.scale_base = 1.0
        self.scale_rise = 0.0
        self.tempo = 0.0
        self.nodes = 0
        self.count = 0
        self.laid = 0
        self.set_leaves(None, 1)

    def _allocate(self) -> None:
        """Uncompiled, the C arrays of `playout.pxd` are lists."""
        if not cython.compiled:
            self.cost_of_face = [0] * 15
            self.racks = [0] * _SEATS
            self.sizes = [0] * _SEATS
            self.scores = [0] * _SEATS
            self.still_in = [False] * _SEATS
            self.kept = [0] * _SEATS
            self.table_share = [0] * STAGES
            self.exchange_worth = [0] * STAGES
            self.face_worth = [0] * (15 * STAGES)
            self.size_worth = [0] * (8 * STAGES)
            self.sums = [0] * (8 * STAGES)
            self.bag = [0] * _ROOM
            self.drawn = [0] * 8
            self.base_sizes = [0] * _SEATS
            self.base_scores = [0] * _SEATS
            self.base_in = [False] * _SEATS
            self.base_racks = [0] * _SEATS
            self.base_known = [False] * _SEATS
            self.unseen = [0] * 512

    def set_leaves(
        self, values: Sequence[int] | None, unit: int, stages: Sequence[Stage] = FADING
    ) -> None:
        """What kept tiles are worth, in `unit`s of a point, by the kernel's `leave_index`, and how that changes.

        The entry of the empty rack is the worth of an extra turn; an exchange that keeps nothing is worth nothing.
        """
        stage: cython.int
        face: cython.int
        size: cython.int
        self.unit = unit
        self.table = memoryview(array("i", bytes(4 * LEAVES) if values is None else values))
        self.leaves = memoryview(array("i", bytes(4 * STAGES * LEAVES)))
        for stage in range(STAGES):
            said = stages[stage]
            self.table_share[stage] = said.table if values is not None else 0
            self.exchange_worth[stage] = said.exchange
            self.sums[stage] = 0
            for face in range(15):
                self.face_worth[15 * stage + face] = (
                    said.faces[face] - said.costs * self.cost_of_face[face] * unit // 1000
                )
            for size in range(8):
                self.size_worth[8 * stage + size] = said.sizes[size]
        self._fill_leaves(0, 0, 0)
        self.kernel.set_leaves(None, unit)
        self.kernel.has_leaves = True
        self.stage = -1

    def _fill_leaves(self, rack: cython.longlong, size: cython.int, first: cython.int) -> None:
        """The entries of every multiset that begins with `rack` and goes on with faces from `first`."""
        stage: cython.int
        face: cython.int
        index: cython.int = self.kernel.leave_index(rack)
        whole: cython.int = self.table[index]
        part: cython.int
        one: cython.longlong = 1
        for stage in range(9):
            # Divided above zero: Python and C round differently below.
            if whole > 0:
                part = whole * self.table_share[stage] // 1000
            else:
                part = -(-whole * self.table_share[stage] // 1000)
            self.leaves[170544 * stage + index] = (
                part + self.sums[9 * size + stage] + self.size_worth[8 * stage + size]
            )
        if size < 7:
            for face in range(first, 15):
                for stage in range(9):
                    self.sums[9 * (size + 1) + stage] = (
                        self.sums[9 * size + stage] + self.face_worth[15 * stage + face]
                    )
                self._fill_leaves(rack + (one << (4 * face)), size + 1, face)

    def set_outlook(self, base: float, rise: float, tempo: float) -> None:
        """How sure a lead is: the logistic's scale in points, and how it rises with each tile still to be played.

        `tempo` is what it is worth to be the one to move, in points for each such tile.
        """
        self.scale_base = base
        self.scale_rise = rise
        self.tempo = tempo

    # ------------------------------------------------------------------ a position and its worlds

    def set_up(  # noqa: PLR0913, PLR0917 - each is a field of a view
        self,
        board: Board,
        reader: int,
        rack: int,
        sizes: Sequence[int],
        unseen: Sequence[int],
        bag_size: int,
        scores: Sequence[int],
        still_in: Sequence[bool],
        passes: int,
        idle: int,
        seed: int,
    ) -> None:
        """What the reader knows at its own turn; seats count from 0, and unseen tiles are faces 0-14."""
        self.kernel.load(board)
        self.count = len(sizes)
        self.reader = reader
        for i in range(self.count):
            self.base_sizes[i] = sizes[i]
            self.base_scores[i] = scores[i]
            self.base_in[i] = still_in[i]
            self.base_known[i] = i == reader
            self.base_racks[i] = rack
        for i, face in enumerate(unseen):
            self.unseen[i] = face
        self.unseen_count = len(unseen)
        self.base_bag = bag_size
        self.base_passes = passes
        self.base_idle = idle
        self.seed_low = seed & _WORD
        self.seed_high = (seed >> 32) & _WORD
        self.laid = 0

    def set_racks(self, racks: Sequence[int | None]) -> None:
        """After `set_up`: the racks of a reader who sees them; None for one that is dealt from the unseen tiles."""
        for i, rack in enumerate(racks):
            self.base_known[i] = rack is not None
            self.base_racks[i] = rack or 0

    def _mixed(self, x: cython.longlong) -> cython.longlong:
        """A bijection of 32-bit words that scatters them. The factors are below 2^31: no product leaves 63 bits."""
        x = ((x ^ (x >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
        x = ((x ^ (x >> 15)) * 0x21F0AAAD) & 0xFFFFFFFF
        x = ((x ^ (x >> 16)) * 0x6C8E9CF5) & 0xFFFFFFFF
        return x ^ (x >> 15)

    def _below(self, bound: cython.int) -> cython.int:
        """A number below `bound` from the world's next word: a function of seed, world and counter."""
        self.counter += 1
        word: cython.longlong = self._mixed(
            self._mixed((self.world_low + self.counter) & 0xFFFFFFFF) ^ self.world_high
        )
        return (word * bound) >> 32

    def deal(self, world: cython.longlong) -> None:
        """Sets the state to what `set_up` said, the unseen tiles dealt as in this world."""
        i: cython.int
        j: cython.int
        seat: cython.int
        face: cython.int
        at: cython.int = 0
        _: cython.int
        one: cython.longlong = 1
        while self.laid:
            self.kernel.undo()
            self.laid -= 1
        self.world_low = self._mixed((self._mixed(world & 0xFFFFFFFF) + self.seed_low) & 0xFFFFFFFF)
        self.world_high = self._mixed(self.world_low ^ self.seed_high)
        self.counter = 0
        for i in range(self.unseen_count):
            self.bag[i] = self.unseen[i]
        for i in range(self.unseen_count - 1, 0, -1):
            j = self._below(i + 1)
            face = self.bag[i]
            self.bag[i] = self.bag[j]
            self.bag[j] = face
        self.players = 0
        for seat in range(self.count):
            self.scores[seat] = self.base_scores[seat]
            self.still_in[seat] = self.base_in[seat]
            self.players += self.base_in[seat]
            self.sizes[seat] = self.base_sizes[seat]
            self.kept[seat] = 0
            self.racks[seat] = 0
            if self.base_known[seat]:
                self.racks[seat] = self.base_racks[seat]
                continue
            for _ in range(self.base_sizes[seat]):
                self.racks[seat] += one << (4 * self.bag[at])
                at += 1
        self.head = at
        self.tail = at + self.base_bag
        self.seat = self.reader
        self.passes = self.base_passes
        self.idle = self.base_idle
        self.over = False
        self.drawn_count = 0

    # ------------------------------------------------------------------ a turn

    def choose(self) -> cython.longlong:
        """The greedy move of the seat to move; a placement's score is then `chosen_score`."""
        rack: cython.longlong = self.racks[self.seat]
        move: cython.longlong
        best: cython.longlong
        i: cython.int
        may: cython.bint = self.exchange < 2 and self.tail > self.head
        self._weigh(self.tail - self.head)
        self.nodes += 1
        move = self.kernel.best(rack)
        self.chosen_score = 0
        if move:
            self.chosen_score = self.kernel.top_score(0)
            if not may or self.exchange:
                return move
            # All tiles given back keep nothing, which is worth nothing: that entry is the worth of an extra turn.
            best = 0
            for i in range(1, self.kernel.rack_size):
                best = max(best, self.kernel.leave_max[i])
            if self.kernel.top_equity(0) >= best + self.exchange_worth[self.stage]:
                return move
            self.chosen_score = 0
        return -self._best_exchange(rack) if may else 0

    def _stage_of(self, bag_size: cython.int) -> cython.int:
        """`stages.stage_of`, compiled."""
        if bag_size < 36:
            return (bag_size + 6) // 7
        if bag_size < 51:
            return 6
        return 7 if bag_size < 71 else 8

    def _weigh(self, bag_size: cython.int) -> None:
        """Tells the kernel what tiles are worth now."""
        stage: cython.int = self._stage_of(bag_size)
        if stage != self.stage:
            self.stage = stage
            # A part of a memoryview: no copy. The kernel only reads it, as it would an array.
            self.kernel.leaves = self.leaves[stage * 170544 : (stage + 1) * 170544]  # type: ignore[assignment]
            self.kernel.leaves_ready = False

    def _worth(self, rack: cython.longlong) -> cython.int:
        """What tiles are worth at this stage of the bag."""
        return self.leaves[
            self._stage_of(self.tail - self.head) * 170544 + self.kernel.leave_index(rack)
        ]

    def _best_exchange(self, rack: cython.longlong) -> cython.longlong:
        """The tiles to give back so that those kept are worth the most; all of them where nothing is worth keeping."""
        used: cython.int
        best: cython.int = (1 << self.kernel.rack_size) - 1
        worth: cython.int = 0
        face: cython.int
        i: cython.int
        tiles: cython.longlong = 0
        one: cython.longlong = 1
        for used in range(1, best):
            if self.kernel.leave_of[used] > worth:
                worth = self.kernel.leave_of[used]
                best = used
        for face in range(15):
            for i in range(self.kernel.counts[face]):
                if (best >> (self.kernel.slot[face] + i)) & 1:
                    tiles += one << (4 * face)
        return tiles

    def apply(self, move: cython.longlong, score: cython.int) -> None:
        """Makes a move of the seat to move, draws, and goes on to the next turn or to the end."""
        seat: cython.int = self.seat
        rack: cython.longlong
        count: cython.int
        extra: cython.bint = False
        self.drawn_count = 0
        if move > 0:
            rack = self.racks[seat] - self.kernel.used(move)
            count = ((move >> 35) & 7) + ((move >> 38) & 7)
            self.kernel.play(move)
            self.laid += 1
            self.scores[seat] += score
            self.passes = 0
            self.idle = 0
            self.racks[seat] = rack
            self.sizes[seat] -= count
            self.kept[seat] = self._worth(rack)
            extra = count == 7 and self.tail > self.head
            self._draw(seat, min(count, self.tail - self.head))
        else:
            self.passes += 1
            self.idle += 1
            if move < 0:
                self.passes = 0
                rack = self.racks[seat] + move
                self.racks[seat] = rack
                self.kept[seat] = (self._worth(rack) if rack else 0) + self.exchange_worth[
                    self._stage_of(self.tail - self.head)
                ]
                count = self._give_back(-move)
                self.sizes[seat] -= count
                self._draw(seat, count)
            else:
                self.kept[seat] = self._worth(self.racks[seat])
                if self.anyone and not self.referee and self.tail == self.head:
                    self._end()
                    return
        self._turn_over(extra)

    def _give_back(self, tiles: cython.longlong) -> cython.int:
        """Tiles into the bag, each to a fair place; how many."""
        face: cython.int
        _: cython.int
        i: cython.int
        j: cython.int
        count: cython.int = 0
        for face in range(15):
            for _ in range((tiles >> (4 * face)) & 15):
                if self.tail == 2048:
                    j = self.tail - self.head
                    for i in range(j):
                        self.bag[i] = self.bag[self.head + i]
                    self.head = 0
                    self.tail = j
                i = self.head + self._below(self.tail - self.head + 1)
                self.bag[self.tail] = self.bag[i]
                self.bag[i] = face
                self.tail += 1
                count += 1
        return count

    def _draw(self, seat: cython.int, count: cython.int) -> None:
        i: cython.int
        face: cython.int
        one: cython.longlong = 1
        for i in range(count):
            if seat == self.reader:
                face = self.bag[self.head]
                self.head += 1
            else:
                self.tail -= 1
                face = self.bag[self.tail]
            self.racks[seat] += one << (4 * face)
            self.drawn[i] = face
        self.drawn_count = count
        self.sizes[seat] += count

    def _turn_over(self, extra: cython.bint) -> None:
        """§6.1, in the order of `ending.reason_to_end`; then the next turn begins."""
        seat: cython.int
        stuck: cython.bint = True
        if not extra:
            self.seat = (self.seat + 1) % self.count
            while not self.still_in[self.seat]:
                self.seat = (self.seat + 1) % self.count
        if self.tail == self.head:
            for seat in range(self.count):
                if self.still_in[seat] and not self.sizes[seat]:
                    self._end()
                    return
        if self.passes >= 2 * self.players or self.idle >= 6 * self.players:
            self._end()
            return
        if self.tail > self.head or not self.referee:
            return
        if self.anyone:
            stuck = not self.kernel.can_place(self.racks[self.seat])
        else:
            for seat in range(self.count):
                if self.still_in[seat] and self.kernel.can_place(self.racks[seat]):
                    stuck = False
                    break
        if stuck:
            self._end()

    def _end(self) -> None:
        seat: cython.int
        self.over = True
        for seat in range(self.count):
            if self.still_in[seat]:
                self.scores[seat] -= self.cost(self.racks[seat])

    def cost(self, rack: cython.longlong) -> cython.int:
        """§6.2: what the tiles of a rack cost at the end."""
        face: cython.int
        total: cython.int = 0
        for face in range(15):
            total += self.cost_of_face[face] * ((rack >> (4 * face)) & 15)
        return total

    def turn(self) -> cython.longlong:
        """Plays one turn by the policy; gives the move. What was drawn is in `drawn_tiles`."""
        move: cython.longlong = self.choose()
        self.apply(move, self.chosen_score)
        return move

    # ------------------------------------------------------------------ a sample

    def sample(
        self,
        world: cython.longlong,
        move: cython.longlong,
        score: cython.int,
        plies: cython.int,
    ) -> cython.longlong:
        """Deals a world, makes the reader's move and plays on; gives the chance of a win in millionths.

        `plies` turns of others and own ones follow (an extra turn goes with its turn), and the rest of the game once
        the bag is empty. `margin` is then the lead over the best other seat in points.
        """
        before: cython.int
        self.deal(world)
        self.apply(move, score)
        before = self.reader
        while not self.over:
            if self.seat != before or self.players == 1:
                if plies <= 0 and self.tail > self.head:
                    break
                before = self.seat
                plies -= 1
            self.apply(self.choose(), self.chosen_score)
        return self._judge()

    def go_on(
        self, world: cython.longlong, plies: cython.int, owed: cython.int, extra: cython.bint
    ) -> None:
        """Deals a world and plays on for `plies` turns from the reader's turn; `shares_now` is then what it came to.

        With tiles `owed`, the reader's turn is over but for drawing them, and an `extra` one may follow.
        """
        before: cython.int = -1
        self.deal(world)
        if owed:
            self._draw(self.reader, owed)
            self._turn_over(extra)
        while not self.over:
            if self.seat != before or self.players == 1:
                if plies <= 0 and self.tail > self.head:
                    break
                before = self.seat
                plies -= 1
            self.apply(self.choose(), self.chosen_score)

    def shares_now(self) -> list[int]:
        """The chance of every seat to win as the game stands, in millionths; of those who are out it is 0."""
        reader = self.reader
        shares = []
        for seat in range(self.count):
            self.reader = seat
            shares.append(self._judge() if self.still_in[seat] else 0)
        self.reader = reader
        return shares

    def _judge(self) -> cython.longlong:
        """How the game stands for the reader: sets `margin`, gives the chance of a win."""
        seat: cython.int
        sharing: cython.int = 1
        lead: cython.longlong = 1 << 60
        ahead: cython.longlong
        tiles: cython.int
        scale: float
        others: float = 1.0
        own: float
        here: float
        if self.over:
            for seat in range(self.count):
                if seat != self.reader and self.still_in[seat]:
                    ahead = self.scores[self.reader] - self.scores[seat]
                    sharing += ahead == 0
                    lead = min(lead, ahead)
            self.margin = lead
            return 0 if lead < 0 else 1000000 // sharing
        tiles = self.tail - self.head
        for seat in range(self.count):
            tiles += self.sizes[seat]
        scale = self.scale_base + self.scale_rise * tiles
        own = self._equity(self.reader, tiles)
        for seat in range(self.count):
            if seat != self.reader and self.still_in[seat]:
                here = own - self._equity(seat, tiles)
                lead = min(lead, int(here))
                others += exp(-here / scale)
        self.margin = lead
        return int(1000000.0 / others + 0.5)

    def _equity(self, seat: cython.int, tiles: cython.int) -> float:
        """Score and tiles kept, in points, with what it is worth to be the next."""
        return (
            self.scores[seat]
            + self.kept[seat] / (1.0 * self.unit)
            + (self.tempo * tiles if seat == self.seat else 0.0)
        )

    # ------------------------------------------------------------------ for those who look on

    def drawn_tiles(self) -> str:
        """What the last move drew, in order."""
        return "".join([FACES[self.drawn[i]] for i in range(self.drawn_count)])

    def standing(self) -> list[int]:
        """The scores by seat; final ones once the game is over."""
        return [self.scores[i] for i in range(self.count)]

    def rack_of_seat(self, seat: int) -> int:
        return self.racks[seat]

    def bag_tiles(self) -> str:
        """What is in the bag, in the order from front to back."""
        return "".join([FACES[self.bag[i]] for i in range(self.head, self.tail)])

    def weigh_for(self, bag_size: int) -> None:
        """Tells the kernel what kept tiles are worth, with or without tiles to draw."""
        self._weigh(bag_size)

    def worth(self, rack: int, bag_size: int) -> int:
        """What tiles kept after a pass are worth, in units."""
        return self.leaves[self._stage_of(bag_size) * LEAVES + self.kernel.leave_index(rack)]

    def worth_of_exchange(self, rack: int, bag_size: int) -> int:
        """What an exchange is worth that keeps these tiles, in units."""
        kept = self.worth(rack, bag_size) if rack else 0
        return kept + self.exchange_worth[self._stage_of(bag_size)]
