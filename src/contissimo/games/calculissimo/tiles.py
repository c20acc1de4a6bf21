"""Tiles: their faces, how racks and bags are written, and the file of a bag (§1.3).

A rack or a bag is a string of faces in the canonical order. On the board a tile is one letter, and a laid
joker has a letter of its own for what it stands for, so that a board is rows of letters.
"""

from __future__ import annotations

from contissimo.core.errors import BadFile
from contissimo.core.grid import lines_of_layout

NUMBERS = "0123456789"
OPERATORS = "+-*/"
JOKER = "?"
FACES = NUMBERS + OPERATORS + JOKER
RACK_SIZE = 7
MAX_TILES = 400
OPERATOR_COST = 10

LAID_JOKERS = dict(zip("abcdefghijpmq", "0123456789+-/", strict=True))
"""The letters of jokers on the board, and what they stand for (§4.7: never ×)."""
JOKER_TIMES, JOKER_NOTHING = "t", "?"
"""A joker said to be × or nothing: readable in a move, never on a board."""

FACE_OF = {face: face for face in NUMBERS + OPERATORS} | LAID_JOKERS | {JOKER_TIMES: "*"}
"""What a letter stands for in a line."""
LETTER_OF_JOKER = {face: letter for letter, face in LAID_JOKERS.items()} | {"*": JOKER_TIMES}
BOARD_LETTERS = NUMBERS + OPERATORS + "".join(LAID_JOKERS)

_ORDER = {face: index for index, face in enumerate(FACES)}


def tile_of(letter: str) -> str:
    """The tile that a letter on the board is made of: itself, or a joker."""
    return letter if letter in _ORDER else JOKER


def in_order(tiles: str) -> str:
    """The tiles in the canonical order."""
    return "".join(sorted(tiles, key=_ORDER.__getitem__))


def without(tiles: str, part: str) -> str | None:
    """The tiles left after `part` is taken out, or None if they do not hold it."""
    for tile in part:
        if tile not in tiles:
            return None
        tiles = tiles.replace(tile, "", 1)
    return tiles


def are_tiles(text: str) -> bool:
    return all(face in _ORDER for face in text)


def rank_in_order_draw(face: str) -> int:
    """§2.1: an operator or a joker ranks below 0."""
    return int(face) if face in NUMBERS else -1


def cost_of(tiles: str, leftover: str) -> int:
    """§6.2: what tiles left on a rack cost at the end."""
    numbers = [face for face in tiles if face in NUMBERS]
    others = len(tiles) - len(numbers)
    worth = len(numbers) if leftover == "tile_count" else sum(map(int, numbers))
    return worth + OPERATOR_COST * others


def read_bag(text: str, *, file: str) -> str:
    """The tiles of a bag file: lines of a face and its count."""
    counts: dict[str, int] = {}
    for where, line in lines_of_layout(text):
        match line.split():
            case [face, count] if face in _ORDER and count.isascii() and count.isdigit():
                if face in counts:
                    raise BadFile("bag_face_twice", file=file, line=where, face=face)
                if len(count) > len(str(MAX_TILES)):
                    raise BadFile("bag_too_large", file=file, line=where, limit=MAX_TILES)
                counts[face] = int(count)
            case _:
                raise BadFile("bag_line", file=file, line=where, text=line)
    if sum(counts.values()) > MAX_TILES:
        raise BadFile("bag_too_large", file=file, limit=MAX_TILES)
    return "".join(face * counts.get(face, 0) for face in FACES)


def write_bag(bag: str) -> str:
    """A bag file with the counts of `bag`."""
    return "".join(f"{face} {bag.count(face)}\n" for face in FACES if face in bag)
