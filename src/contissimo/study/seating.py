"""Who sits with whom: pupils at tables of two to four, pairs that share a seat, an odd one out, and the next game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, combinations

from contissimo.core.chance import draw
from contissimo.core.game import Rng

Table = tuple[tuple[int, ...], ...]
"""The pupils of each seat; a seat without any is a computer player's."""

PAIR = 2
"""So many share a seat at most."""


def tables_of(pupils: Sequence[int], size: int, *, pairs: bool = False) -> list[Table]:
    """Pupils in their order at tables of `size` at most, as equal as possible. One alone meets a computer player."""
    count = -(-len(pupils) // size)
    if not count:
        return []
    least, more = divmod(len(pupils), count)
    tables: list[Table] = []
    start = 0
    for index in range(count):
        end = start + least + (index < more)
        tables.append(seated(pupils[start:end], pairs=pairs))
        start = end
    return tables


def seated(pupils: Sequence[int], *, pairs: bool = False) -> Table:
    """One table: a seat for each pupil, or two seats with pairs. A pair may meet a single player."""
    if len(pupils) == 1:
        return ((pupils[0],), ())
    if not pairs:
        return tuple((pupil,) for pupil in pupils)
    middle = -(-len(pupils) // PAIR)
    return tuple(pupils[:middle]), tuple(pupils[middle:])


def shuffled(pupils: Sequence[int], rng: Rng) -> list[int]:
    return draw(pupils, len(pupils), rng)


def by_result(pupils: Sequence[int], results: Mapping[int, int]) -> list[int]:
    """Those who did alike sit together; pupils without a result come last."""
    return sorted(pupils, key=lambda pupil: (-results.get(pupil, -1), pupil))


def rotated(pupils: Sequence[int], times: int) -> list[int]:
    """The order for a later game: after `times` turns of the circle, in pairs, everybody has met somebody else each time.

    The first stays, all others move on by one, and opposite ones sit together; of an odd number the one left over comes last.
    """
    circle: list[int | None] = [*pupils, *([None] if len(pupils) % PAIR else [])]
    if not circle:
        return []
    fixed, rest = circle[0], circle[1:]
    turn = times % len(rest)
    around = [fixed, *rest[-turn:], *rest[:-turn]] if turn else circle
    half = len(around) // PAIR
    pairs = list(zip(around[:half], reversed(around[half:]), strict=True))
    pairs.sort(key=lambda pair: None in pair)
    return [pupil for pair in pairs for pupil in pair if pupil is not None]


def least_met(pupils: Sequence[int], size: int, met: Mapping[frozenset[int], int]) -> int:
    """How often to rotate so that as few as possible sit together who did before; `met`: how often each two of them did."""

    def again(times: int) -> int:
        tables = (list(chain(*table)) for table in tables_of(rotated(pupils, times), size))
        return sum(met.get(frozenset(two), 0) for table in tables for two in combinations(table, 2))

    return min(range(1, len(pupils) + 1), key=again, default=0)


def unrotated(seated_: Sequence[int]) -> list[int]:
    """The circle whose pairs are these, two by two, so that those who were seated by hand meet others from then on."""
    pairs: list[tuple[int, int | None]] = list(zip(seated_[::PAIR], seated_[1::PAIR], strict=False))
    if len(seated_) % PAIR:
        pairs.insert(0, (seated_[-1], None))
    circle = [*(first for first, _ in pairs), *(second for _, second in reversed(pairs))]
    return [pupil for pupil in circle if pupil is not None]
