"""How the tests of Calculissimo make rulesets and positions, and say moves in notation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from contissimo.core.chance import small_stream
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Move, Placement
from contissimo.games.calculissimo.phases import Turn
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset

ORDER = "0123456789+-*/?"
PLENTY = "".join(f"{face} 20\n" for face in "0123456789") + "+ 30\n- 30\n* 30\n/ 30\n? 20\n"
"""A bag that has whatever a test needs."""
LANE = ".........|....*....|........."
"""A layout without any bonus but the start square, e2."""


def rules_of(base: str = "classic", /, **options: object) -> Ruleset:
    """A preset with some options changed, read as its author would write it."""
    lines = [f'base = "{base}"']
    for key, value in options.items():
        if key == "layout":
            text = str(value).replace("|", "\n")
            lines.append(f'layout = """\n{text}\n"""')
        elif key == "tiles":
            lines.append(f'tiles = """\n{value}"""')
        elif isinstance(value, bool):
            lines.append(f"{key} = {str(value).lower()}")
        else:
            lines.append(f"{key} = {value!r}".replace("'", '"'))
    return GAME.read_ruleset("\n".join(lines))


def lane(**options: object) -> Ruleset:
    """The plain 9 x 3 board with a bag for anything."""
    return rules_of(**{"layout": LANE, "tiles": PLENTY, **options})


def in_order(tiles: str) -> str:
    return "".join(sorted(tiles, key=ORDER.index))


def empty(rules: Ruleset) -> str:
    return "|".join("." * len(row) for row in rules.layout.rows)


def at(
    rules: Ruleset,
    *racks: str,
    board: str = "",
    bag: str = "",
    scores: str = "",
    to_move: str = "1",
    flags: str = "-",
) -> Position:
    """A position by its notation; what is not said is empty, and it is seat 1's turn."""
    return GAME.read_position(
        " ".join(
            [
                board or empty(rules),
                ",".join(in_order(rack) or "." for rack in racks),
                in_order(bag) or ".",
                scores or ",".join("0" for _ in racks),
                to_move,
                flags,
            ]
        ),
        rules,
    )


def play(position: Position, *entries: str) -> Position:
    """Moves as in a record: `1 8d 9+6/2`, with `-` as the seat of chance."""
    for entry in entries:
        seat, _, text = entry.partition(" ")
        mover = NATURE if seat == "-" else Seat(int(seat))
        position = position.apply(mover, GAME.read_move(text))
    return position


def refusal(position: Position, entry: str) -> IllegalMove:
    """The error with which an entry is refused; the position must be as good as before."""
    before = str(position)
    try:
        play(position, entry)
    except IllegalMove as error:
        assert str(position) == before
        return error
    raise AssertionError(f"accepted: {entry}")


def why(position: Position, entry: str) -> str:
    return refusal(position, entry).why


def placement(text: str) -> Placement:
    move = GAME.read_move(text)
    assert isinstance(move, Placement)
    return move


def points(rules: Ruleset, rack: str, move: str, board: str = "") -> int | str:
    """What a placement scores, or the code with which it is refused."""
    position = at(rules, rack, "1", board=board, bag="0")
    try:
        return position.score(Seat(1), placement(move)).total
    except IllegalMove as error:
        return error.why


def deal(position: Position, seed: int = 0) -> Position:
    """Chance moves until a player must."""
    entry = 0
    while NATURE in position.to_act:
        stream = small_stream(seed, entry + 1000 * position.idle + len(position.bag))
        position = position.apply(NATURE, position.chance(stream))
        entry += 1
    return position


def any_move(position: Position, seat: Seat, random: Random) -> Move:
    """A move of a careless player: mostly placements, sometimes with a wrong total or a wrong tile."""
    listed = list(islice(position.moves(seat), 40))
    move = random.choice(listed)
    lays = [listed_move for listed_move in listed if isinstance(listed_move, Placement)]
    if lays and random.random() < 0.8:
        move = random.choice(lays)
    if isinstance(move, Placement) and position.ruleset.judging == "challenge":
        if random.random() < 0.3:
            move = move.announcing(random.randrange(60))
        if random.random() < 0.2:
            return _mutated(position, seat, move, random)
    if not isinstance(move, Placement) and random.random() < 0.03:
        return GAME.read_move("resign")
    return move


def _mutated(position: Position, seat: Seat, move: Placement, random: Random) -> Placement:
    """The same squares with any tiles of the rack, if that can be laid at all."""
    rack = list(position.rack(seat).replace("?", ""))
    random.shuffle(rack)
    letters = list(move.letters)
    for index, new in enumerate(move.new):
        if new and rack:
            letters[index] = rack.pop()
    other = Placement(move.start, move.across, "".join(letters), move.new, move.total)
    try:
        position.apply(seat, other)
    except IllegalMove:
        return move
    return other


def random_game(rules: Ruleset, seats: int, seed: int) -> Iterator[tuple[Position, Seat, Move]]:
    """Each position of a whole game of careless players, with what is said in it."""
    random = Random(seed)
    position = GAME.start(rules, seats)
    entry = 0
    while position.to_act:
        seat = random.choice(sorted(position.to_act))
        if seat == NATURE:
            entry += 1
            move: Move = position.chance(small_stream(seed, entry))
        else:
            move = any_move(position, seat, random)
        yield position, seat, move
        position = position.apply(seat, move)
    yield position, NATURE, GAME.read_move("pass")


def turns_of(rules: Ruleset, seats: int, seed: int) -> Iterator[Position]:
    """The positions of a random game in which somebody has the turn."""
    return (p for p, _, _ in random_game(rules, seats, seed) if isinstance(p.phase, Turn))
