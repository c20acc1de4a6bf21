"""`calculissimo_v0`: Calculissimo for two to four agents, tile by tile, as an environment of PettingZoo (AEC).

An agent lays one tile after the other, in the order of the line, and then commits; or it puts tiles aside to exchange
them; or it commits at once, which is a pass. The same agent acts until it commits. A referee judges, and the mask allows
only what some legal move begins with, so that every beginning can be finished. Totals are announced for the agent where
they must be. What is laid and not yet committed is seen by nobody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar  # `Any`: what PettingZoo and Gymnasium leave open

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE, AnyView, Rng, Seat
from contissimo.engine.calculissimo.kernel import Kernel
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import NUMBER_FACTOR, OPERATION_FACTOR, START
from contissimo.games.calculissimo.moves import Draw
from contissimo.games.calculissimo.phases import Turn
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import MAX_SEATS, Ruleset
from contissimo.games.calculissimo.tiles import FACE_OF, FACES, JOKER, MAX_TILES, RACK_SIZE, tile_of
from contissimo.rl.against import Against
from contissimo.rl.calculissimo.luck import Luck
from contissimo.rl.calculissimo.ways import LETTER, Codes, Ways, ways_of
from contissimo.rl.turns import Observation, Reward, TurnsEnv

AGENTS = tuple(f"player_{seat}" for seat in range(1, MAX_SEATS + 1))
PLANES = len(FACES) + 4
"""Which of 14 faces is on a square, whether it is a joker, whether it was laid in this turn; factors of number and operation; start."""
_JOKER, _LAID, _NUMBER, _OPERATION, _START = range(len(FACES) - 1, PLANES)


def env(
    ruleset: Ruleset | str = "classic",
    seats: int = 2,
    *,
    reward: Reward = "win",
    luck: bool = False,
    render_mode: str | None = None,
) -> CalculissimoEnv:
    """The environment; `ruleset` is a preset or one of your own that a referee judges."""
    return CalculissimoEnv(ruleset, seats, reward=reward, luck=luck, render_mode=render_mode)


def against(
    opponent: str = "level-3",
    ruleset: Ruleset | str = "classic",
    seats: int = 2,
    *,
    nodes: int | None = None,
    render_mode: str | None = None,
) -> Against:
    """One agent against computer players, for Gymnasium."""
    turns = env(ruleset, seats, render_mode=render_mode)
    return Against(turns, GAME.key, opponent, nodes=nodes, render_mode=render_mode)


def spaces_of(rules: Ruleset, seats: int) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """What is observed and what can be done under a ruleset."""
    count = Codes.of(rules).count
    points = np.iinfo(np.int32)
    faces = (len(FACES),)
    return spaces.Dict(
        {
            "observation": spaces.Box(
                0, 3, (rules.layout.height, rules.layout.width, PLANES), np.int8
            ),
            "rack": spaces.Box(0, RACK_SIZE, faces, np.int8),
            "exchange": spaces.Box(0, RACK_SIZE, faces, np.int8),
            "unseen": spaces.Box(0, MAX_TILES, faces, np.int16),
            "racks": spaces.Box(0, RACK_SIZE, (seats,), np.int8),
            "bag": spaces.Box(0, MAX_TILES, (1,), np.int16),
            "scores": spaces.Box(points.min, points.max, (seats,), np.int32),
            "quiet": spaces.Box(0, np.iinfo(np.int16).max, (2,), np.int16),
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
    ), spaces.Discrete(count)


class CalculissimoEnv(TurnsEnv):
    """Two to four agents, each with a rack of its own. The reward comes at the end."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "calculissimo_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        ruleset: Ruleset | str = "classic",
        seats: int = 2,
        *,
        reward: Reward = "win",
        luck: bool = False,
        render_mode: str | None = None,
    ) -> None:
        rules = GAME.rulesets[ruleset] if isinstance(ruleset, str) else ruleset
        if rules.judging != "referee":
            raise ValueError("only games that a referee judges")
        if seats not in GAME.seat_counts:
            raise ValueError(f"{seats} seats")
        agents = AGENTS[:seats]
        super().__init__(
            agents, *spaces_of(rules, seats), reward=reward, luck=luck, render_mode=render_mode
        )
        self.ruleset = rules
        self._codes = Codes.of(rules)
        self._kernel = Kernel(rules)
        self._ground = _ground(rules)
        self._luck_sums = Luck(rules, seats) if luck else None
        self._begin(self._next_seed(), {})

    # ------------------------------------------------------------------ what agents see

    def position(self) -> Position:
        """The running game; what is laid and not committed is not in it."""
        return self._position

    def view(self, agent: str) -> AnyView:
        """What an agent may know, as computer players look at it."""
        return self._position.view(self._seat_of(agent))

    def actions_of(self, move: object) -> tuple[int, ...]:
        """A move of a turn as actions, the commit included."""
        return self._codes.actions(move)  # type: ignore[arg-type]  # it says so if it is none

    def observe(self, agent: str) -> Observation:
        """What one agent sees: always itself first. The mask of an agent that does not act is all zeros."""
        seat = self._seat_of(agent)
        view = self._position.view(seat)
        seen = self._ground.copy()
        letters = np.frombuffer("".join(view.board.rows).encode(), np.uint8)
        seen[:, :, : _JOKER + 1] = _planes()[letters].reshape(*seen.shape[:2], _JOKER + 1)
        rack = _counts(view.rack or "")
        aside = np.zeros_like(rack)
        mask = np.zeros(self._codes.count, np.int8)
        if seat in view.to_act:
            self._show_begun(seen, rack, aside)
            self._ways_now().write(mask)
        return {
            "observation": seen,
            "rack": rack,
            "exchange": aside,
            "unseen": _counts(view.unseen, np.int16),
            "racks": _turned(view.rack_sizes, seat, np.int8),
            "bag": np.array([view.bag_size], np.int16),
            "scores": _turned(view.scores, seat, np.int32),
            "quiet": np.array([view.passes, view.idle], np.int16),
            "action_mask": mask,
        }

    def _show_begun(
        self, seen: NDArray[np.int8], rack: NDArray[np.int8], aside: NDArray[np.int8]
    ) -> None:
        """What the agent has laid or put aside in this turn."""
        for action in self._ways_now().taken:
            laid = self._codes.laid(action)
            if laid is None:
                face = action - self._codes.exchange
                aside[face] += 1
            else:
                square, letter = laid
                y, x = divmod(square, self._codes.width)
                seen[y, x, : _JOKER + 1] = _planes()[ord(letter)]
                seen[y, x, _LAID] = 1
                face = FACES.index(tile_of(letter))
            rack[face] -= 1

    # ------------------------------------------------------------------ what happens

    def _begin(self, seed: int, options: dict[str, Any]) -> None:
        """`options["position"]`, in notation, begins there; a seat must have its turn in it."""
        self._rng: Rng = small_stream(seed)
        self._ways: Ways | None = None
        if self._luck_sums is not None:
            self._luck_sums.begin()
        if "position" in options:
            position = GAME.read_position(str(options["position"]), self.ruleset)
            if len(position.seats) != len(self.possible_agents) or not _has_turn(position):
                raise ValueError("no turn for these agents")
            self._position = position
        else:
            self._position = GAME.start(self.ruleset, len(self.possible_agents))
            self._let_chance_move()
            if not self._position.to_act:
                raise ValueError("nothing can be laid on this board")

    def _to_act(self) -> int:
        (seat,) = self._position.to_act
        return int(seat) - 1

    def _act(self, action: int) -> int:
        move = self._ways_now().take(action)
        if action != self._codes.commit:
            return 0
        before, index = self._position, self._to_act()
        seat = Seat(index + 1)
        self._position = before.apply(seat, move)
        self._ways = None
        points, _ = GAME.tally(before, seat, move, self._position)
        self._let_chance_move()
        return int(points)

    def _let_chance_move(self) -> None:
        while self._position.to_act == {NATURE}:
            move = self._position.chance(self._rng)
            if self._luck_sums is not None and isinstance(move, Draw):
                self._luck_sums.draw(self._position.bag, move)
            self._position = self._position.apply(NATURE, move)

    def _shares(self) -> Sequence[float] | None:
        outcome = self._position.outcome
        if outcome is None:
            return None
        share = 1.0 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in self._position.seats]

    def _luck(self) -> Sequence[float]:
        assert self._luck_sums is not None
        return self._luck_sums.shares()

    def _drawn(self) -> str:
        return str(self._position)

    def _ways_now(self) -> Ways:
        """The moves of the turn, listed when somebody asks for the first time."""
        if self._ways is None:
            self._ways = ways_of(self._codes, self._kernel, self._position)
        return self._ways

    def _seat_of(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent) + 1)


def _has_turn(position: Position) -> bool:
    return isinstance(position.phase, Turn)


def _ground(rules: Ruleset) -> NDArray[np.int8]:
    """The planes of an empty board."""
    planes = np.zeros((rules.layout.height, rules.layout.width, PLANES), np.int8)
    for y, row in enumerate(rules.layout.rows):
        for x, kind in enumerate(row):
            planes[y, x, _NUMBER] = NUMBER_FACTOR.get(kind, 1)
            planes[y, x, _OPERATION] = OPERATION_FACTOR.get(kind, 1)
            planes[y, x, _START] = kind == START
    return planes


@lru_cache(maxsize=1)
def _planes() -> NDArray[np.int8]:
    """For the code of each letter of a board, the planes of that tile."""
    table = np.zeros((128, _JOKER + 1), np.int8)
    for letter in LETTER:
        table[ord(letter), FACES.index(FACE_OF[letter])] = 1
        table[ord(letter), _JOKER] = tile_of(letter) == JOKER
    return table


def _counts(tiles: str, kind: type[np.integer[Any]] = np.int8) -> NDArray[Any]:
    return np.array([tiles.count(face) for face in FACES], kind)


def _turned(values: Sequence[int], seat: Seat, kind: type[np.integer[Any]]) -> NDArray[Any]:
    """By seat, one's own first."""
    return np.array([*values[seat - 1 :], *values[: seat - 1]], kind)
