# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The fast generator of placements: `movegen` and `placing.judge` in C integers, with the same answers.

One file in Cython's pure-Python mode: compiled when the package is built where there is a compiler, run as
plain Python elsewhere (`COMPILED` tells which). The C types of attributes and methods stand in `kernel.pxd`.
It is longer than our other files because the C compiler must see the whole search at once.

How it works. A *span* is a possible main line: squares of one row or column of which one to seven are new;
as numbers and operators alternate, it tells what each new square takes. The rack's arrangements of operators
(*rows*) and of numbers (*segments* of a list, one for each set of places that jokers take) are made once for
a rack. With a span and a row fixed, the value of the line is a known function of the new numbers:

- without ÷ it is linear, but for one product: whole segments are valued by a few multiply-and-add loops;
- with one ÷ that quotient must be whole: a table gives it or rejects it;
- with more, or with `every_step_whole`, each line is valued exactly as numerator and denominator.

In school order (§4.5) a × after a ÷ belongs to the dividend, in the order of the sheets to the divisor; with at most one ×
a quotient has no more than two numbers above and two below in either.

What crosses each empty square, and what the crossing line is worth with each operator there, is kept up to date
as tiles are laid and taken back. Only after an uncontested illegal line (§7.2) can a new number have a
neighbour across its line; such spans, and lists too long to make, go a slow and general way.

Why C integers are enough. A line has at most 21 squares, so 11 numbers; a number is at most 9, or 27 if it is one of
the 7 new ones; one × at most. So a value is at most 27·27 + 5·27 + 4·9 = 900 and a score at most
8 · 900 · 3^7 < 2^24. A numerator over the product of all divisors, never reduced, is at most the sum of the
terms times that product: the first number divides nothing, so 900 · 27^7 · 9^3 < 2^53.
`value` holds 16-bit numbers: linear parts stay within ±900.

A *move* is an integer: 5 bits for each new number, then for each new operator (the face, +16 for a joker), and from
bit 35 on the count of numbers, the count of operators, the direction and the square where the main line
begins, which always takes a number. A *rack* is an integer with 4 bits for the count of each face.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import comb

from contissimo.core.grid import COLUMNS, Square
from contissimo.games.calculissimo.board import EMPTY, NUMBER_FACTOR, OPERATION_FACTOR, Board
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import (
    FACE_OF,
    FACES,
    JOKER,
    LAID_JOKERS,
    OPERATORS,
    RACK_SIZE,
)

try:
    import cython
except ImportError:
    from contissimo.engine import cython_types as cython

COMPILED: bool = cython.compiled
"""Whether this is the compiled kernel."""

PASS = 0
"""No placement: what `Kernel.best` answers when there is none."""
LEAVES = comb(len(FACES) + RACK_SIZE, RACK_SIZE)
"""How many multisets of up to seven tiles there are: the length of a table for `Kernel.set_leaves`."""
MAX_TOP = 256
"""The most placements that `Kernel.search` can be asked for."""

# Compiled, these are constants of `kernel.pxd`.
if not cython.compiled:
    # Letters on a square: a face 0-13 in the order of FACES, +16 if a joker stands for it. Compare `& 15`.
    _EMPTY, _EDGE = 14, 15
    _MINUS, _TIMES, _DIVIDE = 11, 12, 13
    # A board is stored twice, by rows and by columns, with a border: square = 24 · line + place in the line.
    _SIDE, _SQUARES = 24, 576
    _ALL_FACES = 0x3FFF
    _CROSSED = 0x4000  # in `cross_faces`: a line crosses here
    _CHUNK = 256  # lines valued at a time: they stay in the first-level cache
    _POOL = 393_216  # digits of all lists
    _ENTRIES = 65_536  # entries of all lists
    _LIST = 32_768  # entries of one list; longer ones (many jokers) go the slow way
    _SEQUENCES = 13_700  # seven different tiles have that many sequences, the empty one among them
    _ROWS = 49_152  # the most is one of each operator and three jokers (tested)
    _SPANS = 8_192  # 2 directions, 21 lines, at most 21 · 10 pairs of ends of one parity
    _TOP = 256
    _LEAST = -2_147_483_647  # less than any leave

_NOTHING = -(1 << 62)  # less than any score

_LETTERS = (
    FACES[:14]
    + "  "
    + "".join(
        next((x for x, face in LAID_JOKERS.items() if face == sign), " ") for sign in FACES[:14]
    )
)
_CODE_OF = {letter: code for code, letter in enumerate(_LETTERS) if letter != " "}
_WRITTEN = tuple(f"{JOKER}{FACE_OF[x]}" if x in LAID_JOKERS else x for x in _LETTERS)
"""The notation of each letter."""
_LISTED = tuple("*+-/".find(x) if x in OPERATORS else code for code, x in enumerate(_LETTERS))
"""In which order the plain generator tries the letters for a square: tiles by their sign, then jokers."""


class Kernel:
    """A mutable board with its cross checks, and the placements of any rack on it.

    It belongs to one ruleset and one thread. `load` sets a board, `play` and `undo` change it. `generate` finds all
    placements of a rack, `search` the best few, `best` the best one; "best" is by score, or by score
    and the worth of the tiles kept once there are leaves; equal ones in the order of their integers.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        if not cython.compiled:
            self._allocate()
        self.ruleset = ruleset
        self.lowest = 0 if ruleset.zero_counts else 1
        self.school = ruleset.order == "school"
        self.whole_steps = ruleset.every_step_whole
        self.highest_only = ruleset.operation_bonuses == "highest_only"
        self.joker_bonus = ruleset.joker_on_operation_square == "bonus"
        self.start_alone = ruleset.start_bonus == "alone"
        self.joker_signs = sum(1 << FACES.index(f) for f in ruleset.joker_faces if f in OPERATORS)
        self.width = ruleset.layout.width
        self.height = ruleset.layout.height
        for o, layout in enumerate((ruleset.layout, ruleset.layout.transposed)):
            self.start[o] = _square_of(layout.start.x, layout.start.y)
            for y, row in enumerate(layout.rows):
                for x, kind in enumerate(row):
                    at = o * 576 + _square_of(x, y)
                    self.number_factor[at] = NUMBER_FACTOR.get(kind, 1)
                    self.line_factor[at] = OPERATION_FACTOR.get(kind, 1)
        top: cython.int
        bottom: cython.int
        for top in range(256):
            self.quotient[top * 32] = -1
            for bottom in range(1, 32):
                self.quotient[top * 32 + bottom] = top // bottom if top % bottom == 0 else -1
        for i in range(_CHUNK):
            self.pool[i] = (
                1  # a column of ones for divisors and dividends with fewer than two new numbers
            )
        first = 0
        for size in range(RACK_SIZE + 1):
            self.size_first[size] = first
            first += comb(len(FACES) + size - 1, size)
            for n in range(22):
                self.choose[n * 8 + size] = comb(n, size)
        for mask in range(1 << RACK_SIZE):
            self.bits[mask] = mask.bit_count()
        self.has_leaves = False
        self.unit = 1
        self.leaves = array("i", [0])
        self.moves = array("q", bytes(8 * 4096))
        self.scores = array("i", bytes(4 * 4096))
        self.room = 4096
        self.found = 0
        self.threshold = _NOTHING
        self.rack = -1
        self._clear()

    def _allocate(self) -> None:
        """Uncompiled, the C arrays of `kernel.pxd` are lists."""
        if not cython.compiled:
            self.start = [0] * 2
            self.cells = [0] * 1152
            self.number_factor = [1] * 1152
            self.line_factor = [1] * 1152
            self.occupied = [0] * 48
            self.numbers = [0] * 48
            self.cross_faces = [0] * 1152
            self.cross_value = [0] * 4608
            self.undo_square = [0] * 441
            self.undo_count = [0] * 442
            self.counts = [0] * 15
            self.slot = [0] * 15
            self.high = [0] * 8
            self.low = [0] * 8
            self.sequence_at = [0] * 8
            self.sequence_count = [0] * 8
            self.sequence = [0] * (7 * _SEQUENCES)
            self.sequence_mask = [0] * _SEQUENCES
            self.digits = [0] * 8
            self.lists = [0] * 8
            self.segment_first = [0] * 8
            self.segment_end = [0] * 8
            self.segment_at = [0] * 256
            self.segment_size = [0] * 256
            self.segment_entry = [0] * 256
            self.segment_set = [0] * 256
            self.segment_jokers = [0] * 256
            self.pool = [0] * _POOL
            self.entry_code = [0] * _ENTRIES
            self.entry_mask = [0] * _ENTRIES
            self.rows_ready = [False] * 8
            self.row_first = [0] * 8
            self.row_end = [0] * 8
            self.row_code = [0] * _ROWS
            self.row_mask = [0] * _ROWS
            self.row_jokers = [0] * _ROWS
            self.row_times = [0] * _ROWS
            self.leave_of = [0] * 128
            self.leave_max = [0] * 8
            self.bits = [0] * 128
            self.leave_size = [0] * 128
            self.leave_at = [0] * 128
            self.split_max = [0] * 64
            self.row_leave = [0] * 1024
            self.row_leave_known = [0] * 1024
            self.choose = [0] * 176
            self.size_first = [0] * 8
            self.span_number = [0] * 11
            self.span_value = [0] * 11
            self.span_sign = [0] * 10
            self.span_face = [0] * 10
            self.new_square = [0] * 8
            self.new_factor = [0] * 8
            self.new_times = [0] * 8
            self.new_times_joker = [0] * 8
            self.new_crossed = [False] * 8
            self.sign_square = [0] * 8
            self.sign_times = [0] * 8
            self.sign_times_joker = [0] * 8
            self.sign_crossed = [False] * 8
            self.signs = [0] * 10
            self.coefficient = [0] * 16
            self.pair = [0] * 2
            self.over = [0] * 2
            self.under = [0] * 2
            self.factor = [0] * 8
            self.piece_times = [0] * 128
            self.piece_plus = [0] * 128
            self.shared_times = [0] * 8
            self.shared_value = [0] * 8
            self.sorted = [0] * 8
            self.line_number = [0] * 11
            self.line_sign = [0] * 10
            self.value = [0] * (2 * _CHUNK)
            self.quotient = [0] * 8192
            self.slow_letter = [0] * 8
            self.slow_cross = [0] * 80
            self.slow_cross_bonus = [0] * 80
            self.heap_bound = [0] * _SPANS
            self.heap_span = [0] * _SPANS
            self.top_codes = [0] * MAX_TOP
            self.top_equities = [0] * MAX_TOP
            self.top_scores = [0] * MAX_TOP

    # ------------------------------------------------------------------ the board

    def _clear(self) -> None:
        o: cython.int
        line: cython.int
        place: cython.int
        lines: cython.int
        places: cython.int
        at: cython.int
        for at in range(1152):
            self.cells[at] = _EDGE
            self.cross_faces[at] = _ALL_FACES
        for at in range(48):
            self.occupied[at] = 0
            self.numbers[at] = 0
        for o in range(2):
            lines = self.width if o else self.height
            places = self.height if o else self.width
            for line in range(1, lines + 1):
                for place in range(1, places + 1):
                    self.cells[o * _SQUARES + line * _SIDE + place] = _EMPTY
        self.laid = 0
        self.plies = 0
        self.undos = 0

    def load(self, board: Board) -> None:
        """Sets the board; what was played before can't be undone any more."""
        self._clear()
        squares: list[int] = []
        for y, row in enumerate(board.rows):
            for x, letter in enumerate(row):
                if letter != EMPTY:
                    square = _square_of(x, y)
                    self._put(0, square, _CODE_OF[letter])
                    squares.append(square)
        for square in squares:
            self._refresh_around(0, square)

    def board(self) -> Board:
        """The tiles that lie there now."""
        rows = []
        for y in range(self.height):
            codes = [self.cells[_square_of(x, y)] for x in range(self.width)]
            rows.append("".join([EMPTY if c == _EMPTY else _LETTERS[c] for c in codes]))
        return Board(tuple(rows))

    def _put(self, o: cython.int, square: cython.int, letter: cython.int) -> None:
        """A letter onto a square (or `_EMPTY`); the cross checks around it are then out of date."""
        line: cython.int = square // _SIDE
        place: cython.int = square % _SIDE
        turn: cython.int
        here: cython.int
        there: cython.int
        bit: cython.int
        for turn in range(2):
            here = o if turn == 0 else 1 - o
            if turn:
                there = line
                line = place
                place = there
            self.cells[here * _SQUARES + line * _SIDE + place] = letter
            there = here * _SIDE + line
            bit = 1 << place
            self.occupied[there] &= ~bit
            self.numbers[there] &= ~bit
            if letter != _EMPTY:
                self.occupied[there] |= bit
                if (letter & 15) < 10:
                    self.numbers[there] |= bit
        self.laid += -1 if letter == _EMPTY else 1

    def _refresh_around(self, o: cython.int, square: cython.int) -> None:
        """Renews the cross checks of the four empty squares that end the runs through a square."""
        turn: cython.int
        here: cython.int
        base: cython.int
        at: cython.int
        for turn in range(2):
            here = o if turn == 0 else 1 - o
            if turn:
                square = (square % _SIDE) * _SIDE + square // _SIDE
            base = here * _SQUARES
            at = square - 1
            while (self.cells[base + at] & 15) < _EMPTY:
                at -= 1
            if self.cells[base + at] == _EMPTY:
                self._refresh(1 - here, (at % _SIDE) * _SIDE + at // _SIDE)
            at = square + 1
            while (self.cells[base + at] & 15) < _EMPTY:
                at += 1
            if self.cells[base + at] == _EMPTY:
                self._refresh(1 - here, (at % _SIDE) * _SIDE + at // _SIDE)

    def _cross_line(self, o: cython.int, square: cython.int) -> cython.int:
        """Sets `line_number`, `line_sign`, `line_count` and `line_times` to what crosses an empty square.

        Gives the square's place in that line; -1: nothing crosses; -2: no tile makes it a line (§4.3).
        """
        base: cython.int = (1 - o) * _SQUARES
        at: cython.int = (square % _SIDE) * _SIDE + square // _SIDE
        first: cython.int = at
        last: cython.int = at
        hole: cython.int
        i: cython.int
        face: cython.int
        while (self.cells[base + first - 1] & 15) < _EMPTY:
            first -= 1
        while (self.cells[base + last + 1] & 15) < _EMPTY:
            last += 1
        if first == last:
            return -1
        if (last - first) & 1:
            return -2
        hole = at - first
        self.line_times = 0
        for i in range(last - first + 1):
            if i == hole:
                continue
            face = self.cells[base + first + i] & 15
            if i & 1:
                if face < 10:
                    return -2
                self.line_sign[i >> 1] = face
                if face == _TIMES:
                    self.line_times += 1
            else:
                if face >= 10:
                    return -2
                self.line_number[i >> 1] = face
        if self.line_times > 1:
            return -2
        self.line_count = ((last - first) >> 1) + 1
        return hole

    def _refresh(self, o: cython.int, square: cython.int) -> None:
        """What may lie on an empty square because of the line that crosses it there, and its values."""
        at: cython.int = o * _SQUARES + square
        hole: cython.int = self._cross_line(o, square)
        mask: cython.int = _CROSSED
        face: cython.int
        value: cython.int
        if hole == -1:
            self.cross_faces[at] = _ALL_FACES
            return
        if hole >= 0 and hole & 1:
            for face in range(10, 14):
                if face == _TIMES and self.line_times:
                    continue
                self.line_sign[hole >> 1] = face
                value = self._value(self.line_count)
                if value >= 0:
                    mask |= 1 << face
                    self.cross_value[at * 4 + face - 10] = value
        elif hole >= 0:
            for face in range(10):
                self.line_number[hole >> 1] = face
                if self._value(self.line_count) >= 0:
                    mask |= 1 << face
        self.cross_faces[at] = mask

    def play(self, move: cython.longlong) -> None:
        """Lays a placement's tiles. It is not judged: the move must come from this position."""
        o: cython.int = (move >> 41) & 1
        square: cython.int = (move >> 42) & 1023
        numbers: cython.int = (move >> 35) & 7
        signs: cython.int = (move >> 38) & 7
        number_at: cython.int = 0
        sign_at: cython.int = 5 * numbers
        left: cython.int = numbers + signs
        first: cython.int = self.undos
        i: cython.int
        is_number: cython.bint = True
        while left:
            if self.cells[o * _SQUARES + square] == _EMPTY:
                if is_number:
                    self._put(o, square, (move >> number_at) & 31)
                    number_at += 5
                else:
                    self._put(o, square, (move >> sign_at) & 31)
                    sign_at += 5
                self.undo_square[self.undos] = o * 1024 + square
                self.undos += 1
                left -= 1
            square += 1
            is_number = not is_number
        self.undo_count[self.plies] = self.undos - first
        self.plies += 1
        for i in range(first, self.undos):
            self._refresh_around(o, self.undo_square[i] & 1023)

    def undo(self) -> None:
        """Takes the tiles of the last played move back."""
        i: cython.int
        first: cython.int
        last: cython.int = self.undos
        self.plies -= 1
        first = last - self.undo_count[self.plies]
        for i in range(first, last):
            self._put(self.undo_square[i] >> 10, self.undo_square[i] & 1023, _EMPTY)
        # An occupied square keeps the cross checks that it had when it was laid on, which are right again.
        for i in range(first, last):
            self._refresh_around(self.undo_square[i] >> 10, self.undo_square[i] & 1023)
        self.undos = first

    # ------------------------------------------------------------------ values of lines

    def _value(self, count: cython.int) -> cython.int:
        """The value of the line in `line_number` and `line_sign`, or -1 if it can't be admitted (§4.5-4.6)."""
        total: cython.longlong = 0
        under: cython.longlong = 1
        top: cython.longlong = self.line_number[0]
        bottom: cython.longlong = 1
        dividing: cython.bint = False
        i: cython.int
        sign: cython.int
        number: cython.int
        for i in range(1, count):
            sign = self.line_sign[i - 1]
            number = self.line_number[i]
            if sign == _DIVIDE or (sign == _TIMES and dividing and not self.school):
                bottom *= number
                dividing = True
            elif sign == _TIMES:
                top *= number
            else:
                total = total * bottom + top * under
                under *= bottom
                top = -number if sign == _MINUS else number
                bottom = 1
                dividing = False
        total = total * bottom + top * under
        under *= bottom
        # C rounds quotients of negative numbers another way than Python: none is divided.
        if under == 0 or total < 0:
            return -1
        if under > 1:
            if total % under:
                return -1
            total //= under
        if total < self.lowest or (self.whole_steps and not self._steps_are_whole(count)):
            return -1
        return total

    def _steps_are_whole(self, count: cython.int) -> cython.bint:
        """Option `every_step_whole`: each product, quotient and running sum is whole and ≥ 0."""
        running: cython.int = 0
        term: cython.int = 0
        negative: cython.bint = False
        number: cython.int
        i: cython.int = 0
        sign: cython.int = 10
        while i < count:
            number = self.line_number[i]
            if not self.school and i + 1 < count and self.line_sign[i] == _TIMES:
                i += 1
                number *= self.line_number[i]
            if sign == _TIMES:
                term *= number
            elif sign == _DIVIDE:
                if number == 0 or term % number:
                    return False
                term //= number
            else:
                running += -term if negative else term
                if running < 0:
                    return False
                term = number
                negative = sign == _MINUS
            if i + 1 < count:
                sign = self.line_sign[i]
            i += 1
        running += -term if negative else term
        return running >= 0

    # ------------------------------------------------------------------ the rack and its arrangements

    def _take(self, rack: cython.longlong) -> None:
        """Sets the rack. Arrangements are made when they are first needed, and kept while it is the same."""
        face: cython.int
        i: cython.int
        _: cython.int
        count: cython.int
        slot: cython.int = 0
        if rack == self.rack:
            return
        self.rack = rack
        self.real_numbers = 0
        self.real_signs = 0
        self.number_faces = 0
        self.sign_faces = 0
        for face in range(15):
            count = (rack >> (4 * face)) & 15
            self.counts[face] = count
            self.slot[face] = slot
            slot += count
            if count and face < 10:
                self.number_faces |= 1 << face
                for _ in range(count):
                    self.low[self.real_numbers] = face
                    self.real_numbers += 1
            elif count and face < 14:
                self.sign_faces |= 1 << face
                self.real_signs += count
        self.jokers = self.counts[14]
        self.rack_size = slot
        for i in range(self.real_numbers):
            self.high[i] = self.low[self.real_numbers - 1 - i]
        if self.jokers:
            self.number_faces = 0x3FF
            self.sign_faces |= self.joker_signs
        self.sequences = 0
        self.segments = 0
        self.entries = 0
        self.pooled = _CHUNK
        self.rows = 0
        for i in range(8):
            self.sequence_count[i] = 0
            self.lists[i] = 0
            self.rows_ready[i] = False
        self.leaves_ready = False

    def _build_sequences(self, length: cython.int) -> None:
        """The different sequences of `length` real numbers of the rack."""
        self.sequence_at[length] = self.sequences
        self._grow_sequence(0, length, 0)
        self.sequence_count[length] = self.sequences - self.sequence_at[length]

    def _grow_sequence(self, at: cython.int, length: cython.int, mask: cython.int) -> None:
        face: cython.int
        i: cython.int
        bit: cython.int
        if at == length:
            for i in range(length):
                self.sequence[self.sequences * 7 + i] = self.digits[i]
            self.sequence_mask[self.sequences] = mask
            self.sequences += 1
            return
        for face in range(10):
            if self.counts[face]:
                self.counts[face] -= 1
                # The first unused slot of this face: the last one is used first, it does not matter which.
                bit = 1 << (self.slot[face] + self.counts[face])
                self.digits[at] = face
                self._grow_sequence(at + 1, length, mask | bit)
                self.counts[face] += 1

    def _build_numbers(self, count: cython.int) -> None:
        """The list of arrangements for `count` new numbers, one segment for each set of jokers' places."""
        jokers: cython.int
        places: cython.int
        i: cython.int
        size: cython.int
        self.segment_first[count] = self.segments
        self.lists[count] = 1
        for jokers in range(min(count, self.jokers) + 1):
            if count - jokers > self.real_numbers:
                continue
            if self.sequence_count[count - jokers] == 0:
                self._build_sequences(count - jokers)
            for places in range(1 << count):
                size = 0
                for i in range(count):
                    size += (places >> i) & 1
                if size == jokers and not self._build_segment(count, places, jokers):
                    self.lists[count] = 2
                    return
        self.segment_end[count] = self.segments

    def _build_segment(
        self, count: cython.int, places: cython.int, jokers: cython.int
    ) -> cython.bint:
        """One segment in columns of digits, padded to a multiple of eight; False if it is too long."""
        base: cython.int = self.sequence_count[count - jokers]
        ways: cython.int = 1
        size: cython.int
        stride: cython.int
        at: cython.int
        entry: cython.int
        way: cython.int
        rest: cython.int
        here: cython.int
        column: cython.int
        i: cython.int
        j: cython.int
        real: cython.int
        digit: cython.int
        mask: cython.int
        letter: cython.longlong
        code: cython.longlong
        s: cython.int = self.segments
        _: cython.int
        for _ in range(jokers):
            if ways < _LIST:
                ways *= 10
        size = base * ways
        if size > _LIST:
            return False
        stride = (size + 7) & ~7
        if self.entries + stride > _ENTRIES or self.pooled + count * stride > _POOL - _CHUNK:
            return False
        at = self.pooled
        entry = self.entries
        self.pooled += count * stride
        self.entries += stride
        mask = ((1 << jokers) - 1) << (self.rack_size - jokers)
        # The first `base` entries have the jokers as 0; the others differ from them in the jokers alone.
        for j in range(base):
            real = (self.sequence_at[count - jokers] + j) * 7
            code = 0
            for i in range(count):
                letter = 16
                if not (places >> i) & 1:
                    letter = self.sequence[real]
                    real += 1
                code |= letter << (5 * i)
                self.pool[at + i * stride + j] = letter & 15
            self.entry_code[entry + j] = code
            self.entry_mask[entry + j] = (
                mask | self.sequence_mask[self.sequence_at[count - jokers] + j]
            )
        for way in range(1, ways):
            rest = way
            code = 0
            here = way * base
            for i in range(count):
                column = at + i * stride
                if (places >> i) & 1:
                    digit = rest % 10
                    rest //= 10
                    letter = digit
                    code |= letter << (5 * i)
                    for j in range(base):
                        self.pool[column + here + j] = digit
                else:
                    for j in range(base):
                        self.pool[column + here + j] = self.pool[column + j]
            for j in range(base):
                self.entry_code[entry + here + j] = self.entry_code[entry + j] + code
                self.entry_mask[entry + here + j] = self.entry_mask[entry + j]
        for j in range(size, stride):
            for i in range(count):
                self.pool[at + i * stride + j] = 0
        self.segment_at[s] = at
        self.segment_size[s] = size
        self.segment_entry[s] = entry
        self.segment_set[s] = places
        self.segment_jokers[s] = jokers
        self.segments += 1
        return True

    def _build_rows(self, count: cython.int) -> None:
        """The different arrangements for `count` new operators, with at most one × (§4.4)."""
        self.row_first[count] = self.rows
        self._grow_row(0, count, 0, 0, 0, 0)
        self.row_end[count] = self.rows
        self.rows_ready[count] = True

    def _grow_row(
        self,
        at: cython.int,
        count: cython.int,
        code: cython.longlong,
        mask: cython.int,
        jokers: cython.int,
        times: cython.int,
    ) -> None:
        face: cython.int
        bit: cython.int
        letter: cython.longlong
        if at == count:
            self.row_code[self.rows] = code
            self.row_mask[self.rows] = mask
            self.row_jokers[self.rows] = jokers
            self.row_times[self.rows] = times
            self.rows += 1
            return
        for face in range(10, 14):
            if self.counts[face] and not (face == _TIMES and times):
                self.counts[face] -= 1
                bit = 1 << (self.slot[face] + self.counts[face])
                letter = face
                self._grow_row(
                    at + 1,
                    count,
                    code | (letter << (5 * at)),
                    mask | bit,
                    jokers,
                    times + (face == _TIMES),
                )
                self.counts[face] += 1
        if jokers < self.jokers:
            # The jokers of rows come from one end of their slots, those of numbers from the other.
            bit = 1 << (self.slot[14] + jokers)
            for face in range(10, 14):
                if (self.joker_signs >> face) & 1:
                    letter = face + 16
                    self._grow_row(
                        at + 1,
                        count,
                        code | (letter << (5 * at)),
                        mask | bit,
                        jokers + 1,
                        times,
                    )

    def set_leaves(self, values: Sequence[int] | None, unit: int = 1) -> None:
        """What the tiles kept are worth, by `leave_index`; None: nothing.

        A score counts `unit` for each point, so that leaves can be in hundredths of a point, say.
        """
        if values is not None and len(values) != LEAVES:
            raise ValueError(len(values))
        self.has_leaves = values is not None
        self.leaves = array("i", [0] if values is None else values)
        self.unit = unit
        self.leaves_ready = False

    def leave_index(self, rack: cython.longlong) -> cython.int:
        """The number of a multiset of up to seven tiles, those of few tiles first: an index from 0 to LEAVES - 1."""
        size: cython.int = 0
        index: cython.int = 0
        face: cython.int
        _: cython.int
        for face in range(15):
            for _ in range((rack >> (4 * face)) & 15):
                size += 1
                index += self.choose[(face + size - 1) * 8 + size]
        return self.size_first[size] + index

    def _weigh_leaves(self) -> None:
        """The worth of what is kept, for each set of the rack's slots that may be used, and bounds of it."""
        used: cython.int
        size: cython.int
        bit: cython.int
        face: cython.int
        i: cython.int
        j: cython.int
        worth: cython.int
        numbers: cython.int
        jokers: cython.int
        self.leaves_ready = True
        for i in range(8):
            self.leave_max[i] = _LEAST if self.has_leaves else 0
        for i in range(64):
            self.split_max[i] = _LEAST if self.has_leaves else 0
        for i in range(1024):
            self.row_leave_known[i] = 0
        # Slot by slot: the sets that use it go on as they are, the others keep one tile more.
        self.leave_size[0] = 0
        self.leave_at[0] = 0
        for face in range(15):
            for i in range(self.slot[face], self.slot[face] + self.counts[face]):
                bit = 1 << i
                for used in range(bit):
                    size = self.leave_size[used]
                    self.leave_size[bit + used] = size
                    self.leave_at[bit + used] = self.leave_at[used]
                    size += 1
                    self.leave_size[used] = size
                    self.leave_at[used] += self.choose[(face + size - 1) * 8 + size]
        for used in range(1 << self.rack_size):
            if not self.has_leaves:
                self.leave_of[used] = 0
                continue
            size = self.leave_size[used]
            worth = self.leaves[self.size_first[size] + self.leave_at[used]]
            self.leave_of[used] = worth
            size = self.rack_size - size
            self.leave_max[size] = max(self.leave_max[size], worth)
            # A joker may lie as either.
            numbers = self.bits[used & ((1 << self.real_numbers) - 1)]
            jokers = self.bits[used >> self.slot[14]]
            for j in range(numbers, numbers + jokers + 1):
                i = 8 * j + size - j
                self.split_max[i] = max(self.split_max[i], worth)

    def _best_leave(self, row: cython.int, k: cython.int) -> cython.int:
        """At least what is kept can be worth when the slots of `row` are used for operators, and `k` for numbers."""
        at: cython.int = 8 * row + k
        free: cython.int
        used: cython.int
        worth: cython.int = _LEAST
        if self.row_leave_known[at]:
            return self.row_leave[at]
        free = (1 << self.real_numbers) - 1
        free |= ((1 << self.rack_size) - 1) & ~((1 << self.slot[14]) - 1)
        free &= ~row
        used = free
        while True:
            if self.bits[used] == k:
                worth = max(worth, self.leave_of[row | used])
            if used == 0:
                break
            used = (used - 1) & free
        self.row_leave[at] = worth
        self.row_leave_known[at] = 1
        return worth

    # ------------------------------------------------------------------ spans

    def _search(self) -> None:
        """Goes over all spans; what is found is kept as `mode` says."""
        o: cython.int
        line: cython.int
        lines: cython.int
        bound: cython.longlong
        if self.mode == 1 and not self.leaves_ready:
            self._weigh_leaves()
        self.stop = False
        self.spans = 0
        for o in range(2):
            lines = self.width if o else self.height
            for line in range(1, lines + 1):
                self._search_line(o, line)
                if self.stop:
                    return
        # For the best few, spans wait in a heap: the most promising are filled first, the rest never.
        while self.spans and self.heap_bound[0] >= self.threshold:
            bound = self.heap_bound[0]
            self._fill_span(self._pop(), bound)

    def _push(self, bound: cython.longlong, span: cython.int) -> None:
        at: cython.int = self.spans
        above: cython.int
        self.spans += 1
        while at:
            above = (at - 1) >> 1
            if self.heap_bound[above] >= bound:
                break
            self.heap_bound[at] = self.heap_bound[above]
            self.heap_span[at] = self.heap_span[above]
            at = above
        self.heap_bound[at] = bound
        self.heap_span[at] = span

    def _pop(self) -> cython.int:
        """Takes the span with the highest bound out of the heap."""
        span: cython.int = self.heap_span[0]
        last: cython.int
        bound: cython.longlong
        at: cython.int = 0
        below: cython.int = 1
        self.spans -= 1
        last = self.heap_span[self.spans]
        bound = self.heap_bound[self.spans]
        while below < self.spans:
            if below + 1 < self.spans and self.heap_bound[below + 1] > self.heap_bound[below]:
                below += 1
            if self.heap_bound[below] <= bound:
                break
            self.heap_bound[at] = self.heap_bound[below]
            self.heap_span[at] = self.heap_span[below]
            at = below
            below = 2 * at + 1
        self.heap_bound[at] = bound
        self.heap_span[at] = last
        return span

    def _fill_span(self, span: cython.int, bound: cython.longlong) -> None:
        """Fills a span that waited: its first square, direction and count of numbers in one integer."""
        o: cython.int = (span >> 10) & 1
        first: cython.int = span & 1023
        q: cython.int = span >> 11
        k: cython.int = 0
        m: cython.int = 0
        times: cython.int = 0
        i: cython.int
        slow: cython.bint = False
        for i in range(q):
            if i:
                if self._add_sign(o, first + 2 * i - 1, i - 1, m):
                    m += 1
                elif self.span_face[i - 1] == _TIMES:
                    times += 1
            if self._add_number(o, first + 2 * i, i, k):
                slow = slow or self.new_crossed[k]
                k += 1
        self._fill(o, first, q, k, m, times, slow, bound - self.split_max[8 * k + m])

    def _search_line(self, o: cython.int, line: cython.int) -> None:
        """The spans of one row or column that connect and for which the rack has the tiles."""
        at: cython.int = o * _SIDE + line
        occupied: cython.int = self.occupied[at]
        size: cython.int = self.height if o else self.width
        base: cython.int = line * _SIDE
        touched: cython.int
        anchors: cython.int
        no_number: cython.int
        no_sign: cython.int
        bad: cython.int
        pattern: cython.int
        parity: cython.int
        first: cython.int
        place: cython.int
        faces: cython.int
        span: cython.int
        q: cython.int
        k: cython.int
        m: cython.int
        times: cython.int
        missing: cython.int
        bound: cython.longlong
        slow: cython.bint
        # On an empty board the start square counts as the tile to connect to (§4.2).
        if self.laid:
            touched = (self.occupied[at - 1] | self.occupied[at + 1]) & ~occupied
        elif line == self.start[o] // _SIDE:
            touched = 1 << (self.start[o] % _SIDE)
        else:
            return
        anchors = occupied | touched
        if anchors == 0:
            return
        no_number = occupied & ~self.numbers[at]
        no_sign = self.numbers[at]
        for place in range(1, size + 1):
            if (touched >> place) & 1:
                faces = self.cross_faces[o * _SQUARES + base + place]
                if not faces & self.number_faces:
                    no_number |= 1 << place
                if not faces & self.sign_faces:
                    no_sign |= 1 << place
        for parity in range(2):
            pattern = 0x555555 << parity
            bad = (no_number & pattern) | (no_sign & ~pattern)
            for first in range(2 - parity, size - 1, 2):
                if (bad >> first) & 1 or (occupied >> (first - 1)) & 1:
                    continue
                if not (anchors >> first) & 255:
                    continue
                k = 0
                m = 0
                q = 1
                times = 0
                slow = False
                span = 1 << first
                if self._add_number(o, base + first, 0, 0):
                    k = 1
                    slow = self.new_crossed[0]
                place = first
                while True:
                    place += 2
                    if place > size or (bad >> (place - 1)) & 3:
                        break
                    if self._add_sign(o, base + place - 1, q - 1, m):
                        m += 1
                    elif self.span_face[q - 1] == _TIMES:
                        times += 1
                        if times > 1:
                            break
                    if self._add_number(o, base + place, q, k):
                        slow = slow or self.new_crossed[k]
                        k += 1
                    q += 1
                    missing = 0
                    if k > self.real_numbers:
                        missing = k - self.real_numbers
                    if m > self.real_signs:
                        missing += m - self.real_signs
                    if missing > self.jokers:
                        break
                    span |= 3 << (place - 1)
                    if k + m == 0 or (occupied >> (place + 1)) & 1 or not anchors & span:
                        continue
                    if o == 1 and k + m == 1 and self.laid and touched & span:
                        continue  # a single tile with a line across is found there
                    if self.mode == 1:
                        # A slow span has no bound: it is filled first.
                        if slow:
                            self._fill(o, base + first, q, k, m, times, slow, 1 << 60)
                        else:
                            bound = self._span_bound(q, k, m, times)
                            if bound >= self.threshold:
                                self._push(bound, q * 2048 + o * 1024 + base + first)
                    else:
                        self._fill(o, base + first, q, k, m, times, slow, 1 << 60)
                        if self.stop:
                            return

    def _times(self, o: cython.int, square: cython.int) -> cython.int:
        """What a square multiplies a line by. §5.7: in the first placement perhaps the start square alone does."""
        if self.start_alone and self.laid == 0 and square != self.start[o]:
            return 1
        return self.line_factor[o * _SQUARES + square]

    def _times_joker(self, o: cython.int, square: cython.int) -> cython.int:
        """The same under a joker, which earns nothing; but the first placement is doubled (§5.5, 5.7)."""
        if self.joker_bonus or (self.laid == 0 and square == self.start[o]):
            return self._times(o, square)
        return 1

    def _add_number(
        self, o: cython.int, square: cython.int, i: cython.int, k: cython.int
    ) -> cython.bint:
        """Makes a square the i-th number of the span, and its k-th new one if it is empty."""
        at: cython.int = o * _SQUARES + square
        letter: cython.int = self.cells[at]
        if letter != _EMPTY:
            self.span_number[i] = -1
            self.span_value[i] = letter & 15
            return False
        self.span_number[i] = k
        if k < 7:
            self.new_square[k] = at
            self.new_factor[k] = self.number_factor[at]
            self.new_times[k] = self._times(o, square)
            self.new_times_joker[k] = self._times_joker(o, square)
            self.new_crossed[k] = (self.cross_faces[at] & _CROSSED) != 0
        return True

    def _add_sign(
        self, o: cython.int, square: cython.int, i: cython.int, m: cython.int
    ) -> cython.bint:
        """Makes a square the i-th operator of the span, and its m-th new one if it is empty."""
        at: cython.int = o * _SQUARES + square
        letter: cython.int = self.cells[at]
        if letter != _EMPTY:
            self.span_sign[i] = -1
            self.span_face[i] = letter & 15
            self.signs[i] = letter & 15
            return False
        self.span_sign[i] = m
        self.span_face[i] = _EMPTY
        if m < 7:
            self.sign_square[m] = at
            self.sign_times[m] = self._times(o, square)
            self.sign_times_joker[m] = self._times_joker(o, square)
            self.sign_crossed[m] = (self.cross_faces[at] & _CROSSED) != 0
        return True

    def _span_bound(
        self, q: cython.int, k: cython.int, m: cython.int, times: cython.int
    ) -> cython.longlong:
        """At least what any placement of the span can be worth."""
        highest: cython.int = 9 if self.jokers else 0
        total: cython.int = 0
        gain: cython.int = 0
        product: cython.int
        here: cython.int
        before: cython.int = 0
        divides: cython.bint
        factor: cython.int = 1
        crossing: cython.int = 0
        i: cython.int
        face: cython.int
        at: cython.int
        if self.real_numbers and self.high[0] > highest:
            highest = self.high[0]
        for i in range(q):
            here = self.span_value[i]
            if self.span_number[i] >= 0:
                here = highest * self.new_factor[self.span_number[i]]
            total += here
            if i and (
                self.span_face[i - 1] == _TIMES
                or (times == 0 and self.counts[_TIMES] and self.span_sign[i - 1] >= 0)
            ):
                product = here * before - here - before
                gain = max(gain, product)
            # In school order a × multiplies what was divided before it: 9÷1×9 is 81.
            divides = (
                self.school
                and i > 0
                and (
                    self.span_face[i - 1] == _DIVIDE
                    or (self.span_sign[i - 1] >= 0 and self.counts[_DIVIDE] + self.jokers > 0)
                )
            )
            before = max(before, here) if divides else here
        for i in range(k):
            factor *= self.new_times[i]
        for i in range(m):
            factor *= self.sign_times[i]
            if self.sign_crossed[i]:
                at = self.sign_square[i]
                here = 0
                for face in range(4):
                    if (self.cross_faces[at] >> (face + 10)) & 1:
                        here = max(here, self.cross_value[at * 4 + face])
                crossing += here * self.sign_times[i]
        return ((total + gain) * factor + crossing) * self.unit + self.split_max[8 * k + m]

    # ------------------------------------------------------------------ filling a span

    def _fill(
        self,
        o: cython.int,
        first: cython.int,
        q: cython.int,
        k: cython.int,
        m: cython.int,
        times: cython.int,
        slow: cython.bint,
        most: cython.longlong,
    ) -> None:
        """All legal ways to fill a span: each row of operators, and with it the segments of numbers.

        `most` is at least what the points of any of them are worth.
        """
        unit: cython.longlong
        row: cython.int
        code: cython.int
        i: cython.int
        at: cython.int
        face: cython.int
        factor: cython.int
        plus: cython.int
        multiplier: cython.int
        shared: cython.int
        spare: cython.int
        path: cython.int
        s: cython.int
        legal: cython.bint
        kept: cython.int = 0
        if not self.rows_ready[m]:
            self._build_rows(m)
        if not slow:
            if self.lists[k] == 0:
                self._build_numbers(k)
            slow = self.lists[k] == 2
        if slow:
            self._slow_crosses(o, k)
        unit = first * 128 + o * 64 + m * 8 + k
        unit <<= 35
        for row in range(self.row_first[m], self.row_end[m]):
            spare = self.jokers - self.row_jokers[row]
            if self.row_times[row] + times > 1 or self.real_numbers + spare < k:
                continue
            if self.mode == 1:
                kept = self._best_leave(self.row_mask[row], k)
                if most + kept < self.threshold:
                    continue
            plus = 0
            multiplier = 1
            shared = 0
            legal = True
            for i in range(m):
                code = (self.row_code[row] >> (5 * i)) & 31
                face = code & 15
                factor = self.sign_times_joker[i] if code & 16 else self.sign_times[i]
                if self.sign_crossed[i]:
                    at = self.sign_square[i]
                    if not (self.cross_faces[at] >> face) & 1:
                        legal = False
                        break
                    plus += self.cross_value[at * 4 + face - 10]
                    if factor > 1:
                        self.shared_times[shared] = factor
                        self.shared_value[shared] = self.cross_value[at * 4 + face - 10]
                        shared += 1
                elif not self.highest_only:
                    multiplier *= factor
                elif factor > multiplier:
                    multiplier = factor
            if not legal:
                continue
            for i in range(q - 1):
                if self.span_sign[i] >= 0:
                    self.signs[i] = (self.row_code[row] >> (5 * self.span_sign[i])) & 15
            if slow:
                self._slow_fill(q, k, m, row, unit)
                continue
            path = self._structure(q, k)
            if path < 0:
                continue
            for s in range(self.segment_first[k], self.segment_end[k]):
                if self.segment_jokers[s] > spare:
                    break
                self._segment(
                    s,
                    q,
                    k,
                    path,
                    shared,
                    multiplier,
                    plus,
                    unit + (self.row_code[row] << (5 * k)),
                    self.row_mask[row],
                    kept,
                )
                if self.stop:
                    return

    def _structure(self, q: cython.int, k: cython.int) -> cython.int:
        """How the line's value follows from its new numbers, for the operators in `signs`.

        Gives 0 for a linear function with at most one product, 1 for one with a quotient too, 2 for
        anything else, and -1 if no numbers can make the line legal.
        """
        i: cython.int
        n: cython.int
        sign: cython.int
        constant: cython.int
        a: cython.int
        b: cython.int
        divisions: cython.int = 0
        for i in range(q - 1):
            if self.signs[i] == _DIVIDE:
                divisions += 1
        if divisions > 1 or self.whole_steps:
            return 2
        for i in range(k):
            self.coefficient[i] = 0
        self.base = 0
        self.pair_a = -1
        i = 0
        while i < q:
            sign = -1 if i and self.signs[i - 1] == _MINUS else 1
            n = self.span_number[i]
            if i + 1 == q or self.signs[i] < _TIMES:
                if n < 0:
                    self.base += sign * self.span_value[i]
                else:
                    self.coefficient[n] = sign
                i += 1
                continue
            # A product, alone or divided; or a number that is divided.
            constant = 1
            a = -1
            b = -1
            if n < 0:
                constant = self.span_value[i]
            else:
                a = n
            if self.signs[i] == _TIMES:
                i += 1
                n = self.span_number[i]
                if n < 0:
                    constant *= self.span_value[i]
                elif a < 0:
                    a = n
                else:
                    b = n
            if i + 1 == q or self.signs[i] != _DIVIDE:
                if a < 0:
                    self.base += sign * constant
                elif b < 0:
                    self.coefficient[a] = sign * constant
                else:
                    self.pair_a = a
                    self.pair_b = b
                    self.pair[0] = sign
                i += 1
                continue
            self.over[0] = constant
            self.over_a = a
            self.over_b = b
            self.quotient_sign = sign
            i += 1
            constant = 1
            a = -1
            b = -1
            n = self.span_number[i]
            if n < 0:
                constant = self.span_value[i]
            else:
                a = n
            if i + 1 < q and self.signs[i] == _TIMES:
                i += 1
                n = self.span_number[i]
                if self.school:
                    if n < 0:
                        self.over[0] *= self.span_value[i]
                    elif self.over_a < 0:
                        self.over_a = n
                    else:
                        self.over_b = n
                elif n < 0:
                    constant *= self.span_value[i]
                elif a < 0:
                    a = n
                else:
                    b = n
            if constant == 0:
                return -1
            self.under[0] = constant
            self.under_a = a
            self.under_b = b
            i += 1
        if divisions == 0:
            return 0
        if self.over_a < 0 and self.under_a < 0:
            if self.over[0] % self.under[0]:
                return -1
            self.base += self.quotient_sign * (self.over[0] // self.under[0])
            return 0
        return 1

    def _segment(
        self,
        s: cython.int,
        q: cython.int,
        k: cython.int,
        path: cython.int,
        shared: cython.int,
        multiplier: cython.int,
        plus: cython.int,
        unit: cython.longlong,
        mask: cython.int,
        kept: cython.int,
    ) -> None:
        """Values the lines of one segment, and keeps the legal ones."""
        places: cython.int = self.segment_set[s]
        size: cython.int = self.segment_size[s]
        stride: cython.int = (size + 7) & ~7
        bonus: cython.int = 0
        i: cython.int
        j: cython.int
        factor: cython.int
        at: cython.int
        count: cython.int
        padded: cython.int
        for i in range(k):
            if (places >> i) & 1:
                self.factor[i] = 1
                factor = self.new_times_joker[i]
            else:
                self.factor[i] = self.new_factor[i]
                factor = self.new_times[i]
                if self.factor[i] > 1:
                    bonus = _CHUNK
            if not self.highest_only:
                multiplier *= factor
            elif factor > multiplier:
                multiplier = factor
        # §5.6: each bonus of a square in two lines counts in one of them: a total for each allocation.
        self.pieces = 1
        self.piece_times[0] = multiplier
        self.piece_plus[0] = plus
        for i in range(shared):
            factor = self.shared_times[i]
            for j in range(self.pieces):
                if not self.highest_only:
                    self.piece_times[self.pieces + j] = self.piece_times[j] * factor
                elif factor > self.piece_times[j]:
                    self.piece_times[self.pieces + j] = factor
                else:
                    self.piece_times[self.pieces + j] = self.piece_times[j]
                self.piece_plus[self.pieces + j] = self.piece_plus[j]
                self.piece_plus[j] += self.shared_value[i] * (factor - 1)
            self.pieces *= 2
        if path < 2:
            for i in range(k):
                self.coefficient[8 + i] = self.coefficient[i] * self.factor[i]
            if self.pair_a >= 0:
                self.pair[1] = self.pair[0] * self.factor[self.pair_a] * self.factor[self.pair_b]
            if path == 1:
                self.over[1] = self.over[0]
                self.under[1] = self.under[0]
                if self.over_a >= 0:
                    self.over[1] *= self.factor[self.over_a]
                if self.over_b >= 0:
                    self.over[1] *= self.factor[self.over_b]
                if self.under_a >= 0:
                    self.under[1] *= self.factor[self.under_a]
                if self.under_b >= 0:
                    self.under[1] *= self.factor[self.under_b]
            if self.mode and self._bound(k, places, path, kept) < self.threshold:
                return
        elif self.mode and self._worth(self._loose_bound(q, places), kept) < self.threshold:
            return
        i = 0
        while i < size:
            count = size - i
            count = min(count, _CHUNK)
            padded = (count + 7) & ~7
            at = self.segment_at[s] + i
            if path == 2:
                self._evaluate(at, stride, count, q, k, bonus)
            else:
                self._linear(0, at, stride, padded, k, 0)
                if bonus:
                    self._linear(_CHUNK, at, stride, padded, k, 1)
                if path == 1:
                    self._divide(0, at, stride, count, 0)
                    if bonus:
                        self._divide(_CHUNK, at, stride, count, 1)
            if self.mode:
                self._keep_best(count, self.segment_entry[s] + i, bonus, unit, mask)
            else:
                self._keep_all(count, self.segment_entry[s] + i, bonus, unit)
            if self.stop:
                return
            i += _CHUNK

    def _bound(
        self, k: cython.int, places: cython.int, path: cython.int, kept: cython.int
    ) -> cython.longlong:
        """At least what any line of the segment can be worth, with the coefficients as they stand."""
        value: cython.int = self.base
        positives: cython.int = 0
        top: cython.int
        c: cython.int
        i: cython.int
        j: cython.int
        for i in range(k):
            c = self.coefficient[8 + i]
            if c > 0:
                if (places >> i) & 1:
                    value += 9 * c
                else:
                    # The largest coefficient takes the highest number: no arrangement gives more.
                    j = positives
                    while j and self.sorted[j - 1] < c:
                        self.sorted[j] = self.sorted[j - 1]
                        j -= 1
                    self.sorted[j] = c
                    positives += 1
            elif c < 0 and not (places >> i) & 1:
                value += c * self.low[0]
        for j in range(positives):
            value += self.sorted[j] * self.high[j]
        if self.pair_a >= 0 and self.pair[1] > 0:
            top = self.pair[1]
            j = 0
            if (places >> self.pair_a) & 1:
                top *= 9
            else:
                top *= self.high[0]
                j = 1
            if (places >> self.pair_b) & 1:
                top *= 9
            else:
                top *= self.high[j]
            value += top
        if path == 1 and self.quotient_sign > 0:
            top = self.over[1]
            if self.over_a >= 0:
                top *= 9
            if self.over_b >= 0:
                top *= 9
            value += top // self.under[1]
        return self._worth(value, kept)

    def _loose_bound(self, q: cython.int, places: cython.int) -> cython.int:
        """At least the value of any line of the segment: divisors are taken as 1, and − counts nothing."""
        value: cython.int = 0
        term: cython.int = 0
        here: cython.int
        i: cython.int
        n: cython.int
        sign: cython.int = 10
        dividing: cython.bint = False
        for i in range(q):
            n = self.span_number[i]
            if n < 0:
                here = self.span_value[i]
            elif (places >> n) & 1:
                here = 9
            else:
                here = self.high[0] * self.factor[n]
            if i:
                sign = self.signs[i - 1]
            if sign == _TIMES and (self.school or not dividing):
                term *= here
            elif sign == _DIVIDE:
                dividing = True
            elif sign < _TIMES:
                value += term
                term = 0 if sign == _MINUS else here
                dividing = False
        return value + term

    def _worth(self, value: cython.int, kept: cython.int) -> cython.longlong:
        """What a main line of this value is worth at most, with the pieces as they stand."""
        best: cython.longlong = _NOTHING
        here: cython.longlong
        j: cython.int
        for j in range(self.pieces):
            here = value * self.piece_times[j] + self.piece_plus[j]
            best = max(best, here)
        return best * self.unit + kept

    def _linear(
        self,
        to: cython.int,
        at: cython.int,
        stride: cython.int,
        count: cython.int,
        k: cython.int,
        which: cython.int,
    ) -> None:
        """The linear part of `count` lines, and the product of two new numbers, into `value`."""
        base: cython.short = self.base
        a: cython.short = self.coefficient[8 * which]
        b: cython.short = self.coefficient[8 * which + 1]
        c: cython.short = self.coefficient[8 * which + 2]
        d: cython.short = self.coefficient[8 * which + 3]
        two: cython.int = at + stride
        three: cython.int = two + stride
        four: cython.int = three + stride
        i: cython.int
        j: cython.int
        if k == 3:
            for j in range(count):
                self.value[to + j] = (
                    base + a * self.pool[at + j] + b * self.pool[two + j] + c * self.pool[three + j]
                )
        elif k == 2:
            for j in range(count):
                self.value[to + j] = base + a * self.pool[at + j] + b * self.pool[two + j]
        elif k == 1:
            for j in range(count):
                self.value[to + j] = base + a * self.pool[at + j]
        elif k == 0:
            for j in range(count):
                self.value[to + j] = base
        else:
            for j in range(count):
                self.value[to + j] = (
                    base
                    + a * self.pool[at + j]
                    + b * self.pool[two + j]
                    + c * self.pool[three + j]
                    + d * self.pool[four + j]
                )
            for i in range(4, k):
                a = self.coefficient[8 * which + i]
                two = at + i * stride
                for j in range(count):
                    self.value[to + j] += a * self.pool[two + j]
        if self.pair_a >= 0:
            a = self.pair[which]
            two = at + self.pair_a * stride
            three = at + self.pair_b * stride
            for j in range(count):
                self.value[to + j] += a * self.pool[two + j] * self.pool[three + j]

    def _divide(
        self,
        to: cython.int,
        at: cython.int,
        stride: cython.int,
        count: cython.int,
        which: cython.int,
    ) -> None:
        """Adds the quotient to `count` values, -1 where it is not whole."""
        over: cython.int = self.over[which]
        under: cython.int = self.under[which]
        # The pool begins with a column of ones, for the numbers that are not there.
        a: cython.int = at + self.over_a * stride if self.over_a >= 0 else 0
        b: cython.int = at + self.over_b * stride if self.over_b >= 0 else 0
        c: cython.int = at + self.under_a * stride if self.under_a >= 0 else 0
        d: cython.int = at + self.under_b * stride if self.under_b >= 0 else 0
        sign: cython.int = self.quotient_sign
        top: cython.int
        bottom: cython.int
        j: cython.int
        for j in range(count):
            top = over * self.pool[a + j] * self.pool[b + j]
            bottom = under * self.pool[c + j] * self.pool[d + j]
            if top < 256 and bottom < 32:
                top = self.quotient[top * 32 + bottom]
            elif bottom == 0 or top % bottom:
                top = -1
            else:
                top //= bottom
            if top < 0:
                self.value[to + j] = -1
            else:
                self.value[to + j] += sign * top

    def _evaluate(
        self,
        at: cython.int,
        stride: cython.int,
        count: cython.int,
        q: cython.int,
        k: cython.int,
        bonus: cython.int,
    ) -> None:
        """Values `count` lines one by one, exactly, whatever their operators are."""
        i: cython.int
        j: cython.int
        n: cython.int
        for i in range(q - 1):
            self.line_sign[i] = self.signs[i]
        for i in range(q):
            self.line_number[i] = self.span_value[i]
        for j in range(count):
            for i in range(q):
                n = self.span_number[i]
                if n >= 0:
                    self.line_number[i] = self.pool[at + n * stride + j]
            self.value[j] = self._value(q)
            if bonus and self.value[j] >= 0:
                for i in range(q):
                    n = self.span_number[i]
                    if n >= 0:
                        self.line_number[i] = self.pool[at + n * stride + j] * self.factor[n]
                self.value[_CHUNK + j] = self._value(q)

    # ------------------------------------------------------------------ the slow way

    def _slow_crosses(self, o: cython.int, k: cython.int) -> None:
        """What the lines across the new numbers are worth with each digit, without and with its bonus."""
        i: cython.int
        hole: cython.int
        digit: cython.int
        for i in range(k):
            if self.new_crossed[i]:
                hole = self._cross_line(o, self.new_square[i] - o * _SQUARES)
                for digit in range(10):
                    self.slow_cross[10 * i + digit] = -1
                    self.slow_cross_bonus[10 * i + digit] = -1
                    if hole >= 0:
                        self.line_number[hole >> 1] = digit
                        self.slow_cross[10 * i + digit] = self._value(self.line_count)
                        self.line_number[hole >> 1] = digit * self.new_factor[i]
                        self.slow_cross_bonus[10 * i + digit] = self._value(self.line_count)

    def _slow_fill(
        self, q: cython.int, k: cython.int, m: cython.int, row: cython.int, unit: cython.longlong
    ) -> None:
        self._slow_numbers(
            0,
            q,
            k,
            m,
            unit + (self.row_code[row] << (5 * k)),
            self.jokers - self.row_jokers[row],
            self.row_mask[row],
            row,
        )

    def _slow_numbers(
        self,
        at: cython.int,
        q: cython.int,
        k: cython.int,
        m: cython.int,
        code: cython.longlong,
        jokers: cython.int,
        mask: cython.int,
        row: cython.int,
    ) -> None:
        """Tries every number on the new squares from the `at`-th on."""
        digit: cython.int
        letter: cython.longlong
        if at == k:
            self._slow_leaf(q, k, m, code, mask, row)
            return
        for digit in range(10):
            if self.new_crossed[at] and self.slow_cross[10 * at + digit] < 0:
                continue
            if self.counts[digit]:
                self.counts[digit] -= 1
                self.slow_letter[at] = digit
                letter = digit
                self._slow_numbers(
                    at + 1,
                    q,
                    k,
                    m,
                    code + (letter << (5 * at)),
                    jokers,
                    mask | (1 << (self.slot[digit] + self.counts[digit])),
                    row,
                )
                self.counts[digit] += 1
            if jokers:
                self.slow_letter[at] = digit + 16
                letter = digit + 16
                self._slow_numbers(
                    at + 1,
                    q,
                    k,
                    m,
                    code + (letter << (5 * at)),
                    jokers - 1,
                    mask | (1 << (self.rack_size - 1 - (self._jokers_at(at)))),
                    row,
                )

    def _jokers_at(self, at: cython.int) -> cython.int:
        """How many jokers lie on the new numbers before the `at`-th."""
        i: cython.int
        total: cython.int = 0
        for i in range(at):
            total += self.slow_letter[i] >> 4
        return total

    def _slow_leaf(
        self,
        q: cython.int,
        k: cython.int,
        m: cython.int,
        code: cython.longlong,
        mask: cython.int,
        row: cython.int,
    ) -> None:
        """One whole placement: tries every allocation of its shared bonuses (§5.6), keeps the best total."""
        i: cython.int
        n: cython.int
        shared: cython.int = 0
        choice: cython.int
        bit: cython.int
        value: cython.int
        total: cython.int
        factor: cython.int
        multiplier: cython.int
        letter: cython.int
        best: cython.int = -1
        legal: cython.bint
        for i in range(q - 1):
            self.line_sign[i] = self.signs[i]
        for i in range(q):
            n = self.span_number[i]
            self.line_number[i] = self.span_value[i] if n < 0 else self.slow_letter[n] & 15
        if self._value(q) < 0:
            return
        for i in range(k):
            shared += self.new_crossed[i]
        for i in range(m):
            shared += self.sign_crossed[i]
        for choice in range(1 << shared):
            # A bit of `choice` set: the bonus of that square, if it has one, counts in the crossing line.
            bit = 0
            total = 0
            multiplier = 1
            legal = True
            for i in range(q):
                n = self.span_number[i]
                if n < 0:
                    continue
                letter = self.slow_letter[n]
                factor = self.new_times_joker[n] if letter & 16 else self.new_times[n]
                self.line_number[i] = letter & 15
                if self.new_crossed[n]:
                    value = self.slow_cross[10 * n + (letter & 15)]
                    bit += 1
                    if (choice >> (bit - 1)) & 1:
                        if not letter & 16 and self.new_factor[n] > 1:
                            value = self.slow_cross_bonus[10 * n + (letter & 15)]
                            if value < 0:
                                legal = False
                                break
                        total += value * factor
                        continue
                    total += value
                if not letter & 16:
                    self.line_number[i] = (letter & 15) * self.new_factor[n]
                if not self.highest_only:
                    multiplier *= factor
                elif factor > multiplier:
                    multiplier = factor
            if not legal:
                continue
            for i in range(m):
                letter = (self.row_code[row] >> (5 * i)) & 31
                factor = self.sign_times_joker[i] if letter & 16 else self.sign_times[i]
                if self.sign_crossed[i]:
                    value = self.cross_value[self.sign_square[i] * 4 + (letter & 15) - 10]
                    bit += 1
                    if (choice >> (bit - 1)) & 1:
                        total += value * factor
                        continue
                    total += value
                if not self.highest_only:
                    multiplier *= factor
                elif factor > multiplier:
                    multiplier = factor
            value = self._value(q)
            if value >= 0 and total + value * multiplier > best:
                best = total + value * multiplier
        if best < 0:
            return
        if self.mode:
            self._offer(best * self.unit + self.leave_of[mask], code, best)
        else:
            if self.found == self.room and not self._reserve(1):
                return
            self.moves[self.found] = code
            self.scores[self.found] = best
            self.found += 1

    # ------------------------------------------------------------------ what is found

    def _reserve(self, count: cython.int) -> cython.bint:
        """Makes room for `count` more placements; False, and the search stops, if there is no memory."""
        room: cython.int = self.room
        while self.found + count > room:
            room *= 2
        try:
            moves = array("q", bytes(8 * room))
            scores = array("i", bytes(4 * room))
        except MemoryError:
            self.stop = self.full = True
            return False
        memoryview(moves)[: self.found] = self.moves[: self.found]
        memoryview(scores)[: self.found] = self.scores[: self.found]
        self.moves = moves
        self.scores = scores
        self.room = room
        return True

    def _keep_all(
        self, count: cython.int, entry: cython.int, bonus: cython.int, unit: cython.longlong
    ) -> None:
        """Appends the legal ones of `count` valued lines."""
        at: cython.int
        j: cython.int
        i: cython.int
        score: cython.int
        here: cython.int
        lowest: cython.int = self.lowest
        multiplier: cython.int = self.piece_times[0]
        plus: cython.int = self.piece_plus[0]
        pieces: cython.int = self.pieces
        if self.found + count > self.room and not self._reserve(count):
            return
        at = self.found
        if pieces == 1:
            for j in range(count):
                self.moves[at] = unit + self.entry_code[entry + j]
                self.scores[at] = self.value[bonus + j] * multiplier + plus
                at += (self.value[j] >= lowest) & (self.value[bonus + j] >= lowest)
        else:
            for j in range(count):
                if self.value[j] >= lowest and self.value[bonus + j] >= lowest:
                    score = self.value[bonus + j] * multiplier + plus
                    for i in range(1, pieces):
                        here = self.value[bonus + j] * self.piece_times[i] + self.piece_plus[i]
                        score = max(score, here)
                    self.moves[at] = unit + self.entry_code[entry + j]
                    self.scores[at] = score
                    at += 1
        self.found = at

    def _keep_best(
        self,
        count: cython.int,
        entry: cython.int,
        bonus: cython.int,
        unit: cython.longlong,
        mask: cython.int,
    ) -> None:
        """Offers the legal ones of `count` valued lines."""
        j: cython.int
        i: cython.int
        score: cython.int
        here: cython.int
        lowest: cython.int = self.lowest
        multiplier: cython.int = self.piece_times[0]
        plus: cython.int = self.piece_plus[0]
        equity: cython.longlong
        for j in range(count):
            if self.value[j] >= lowest and self.value[bonus + j] >= lowest:
                score = self.value[bonus + j] * multiplier + plus
                for i in range(1, self.pieces):
                    here = self.value[bonus + j] * self.piece_times[i] + self.piece_plus[i]
                    score = max(score, here)
                equity = score * self.unit + self.leave_of[mask | self.entry_mask[entry + j]]
                if equity >= self.threshold:
                    self._offer(equity, unit + self.entry_code[entry + j], score)

    def _offer(self, equity: cython.longlong, code: cython.longlong, score: cython.int) -> None:
        """Puts a placement among the best if it belongs there; equal ones in the order of their codes."""
        at: cython.int
        last: cython.int
        if equity < self.threshold:
            return
        if self.mode == 2:
            self.stop = True
        if self.tops == self.wanted:
            last = self.tops - 1
            if equity == self.top_equities[last] and code > self.top_codes[last]:
                return
            at = last
        else:
            at = self.tops
            self.tops += 1
        while at and (
            self.top_equities[at - 1] < equity
            or (self.top_equities[at - 1] == equity and self.top_codes[at - 1] > code)
        ):
            self.top_equities[at] = self.top_equities[at - 1]
            self.top_codes[at] = self.top_codes[at - 1]
            self.top_scores[at] = self.top_scores[at - 1]
            at -= 1
        self.top_equities[at] = equity
        self.top_codes[at] = code
        self.top_scores[at] = score
        if self.tops == self.wanted:
            self.threshold = self.top_equities[self.tops - 1]

    def generate(self, rack: cython.longlong) -> cython.int:
        """Finds all legal placements of a rack; gives how many. Read them by `move` and `score`."""
        self._take(rack)
        self.mode = 0
        self.found = 0
        self.full = False
        self._search()
        if self.full:
            raise MemoryError
        return self.found

    def move(self, index: cython.int) -> cython.longlong:
        return self.moves[index]

    def score(self, index: cython.int) -> cython.int:
        return self.scores[index]

    def search(self, rack: cython.longlong, wanted: cython.int) -> cython.int:
        """Finds the best `wanted` placements (at most MAX_TOP), best first; gives how many there are."""
        self._take(rack)
        self.mode = 1
        self.wanted = min(max(wanted, 1), 256)
        self.tops = 0
        self.threshold = _NOTHING
        self._search()
        return self.tops

    def best(self, rack: cython.longlong) -> cython.longlong:
        """The best placement, or PASS; its score is `top_score(0)`."""
        if self.search(rack, 1) == 0:
            return 0
        return self.top_codes[0]

    def can_place(self, rack: cython.longlong) -> cython.bint:
        """Whether there is any placement: stops at the first one found."""
        self._take(rack)
        self.mode = 2
        self.wanted = 1
        self.tops = 0
        self.threshold = _NOTHING
        self._search()
        return self.tops > 0

    def top_move(self, index: cython.int) -> cython.longlong:
        return self.top_codes[index]

    def top_score(self, index: cython.int) -> cython.int:
        return self.top_scores[index]

    def top_equity(self, index: cython.int) -> cython.longlong:
        return self.top_equities[index]

    def used(self, move: cython.longlong) -> cython.longlong:
        """The tiles that a move lays, as a rack: `rack - used(move)` is what is kept."""
        tiles: cython.longlong = 0
        one: cython.longlong = 1
        letter: cython.int
        i: cython.int
        for i in range(((move >> 35) & 7) + ((move >> 38) & 7)):
            letter = (move >> (5 * i)) & 31
            if letter & 16:
                letter = 14
            tiles += one << (4 * letter)
        return tiles

    # ------------------------------------------------------------------ values of the rules

    def found_moves(self) -> list[tuple[int, int]]:
        """All placements that `generate` found, as (move, score)."""
        return [(self.moves[i], self.scores[i]) for i in range(self.found)]

    def found_by_score(self) -> dict[int, list[int]]:
        """The moves that `generate` found, by their score."""
        groups: dict[int, list[int]] = {}
        for i in range(self.found):
            score = self.scores[i]
            if score in groups:
                groups[score].append(self.moves[i])
            else:
                groups[score] = [self.moves[i]]
        return groups

    def found_classes(self) -> dict[tuple[int, int], list[int]]:
        """What `generate` found by score and tiles used: of each class the lowest move, and how many it has."""
        i: cython.int
        move: cython.longlong
        classes: dict[tuple[int, int], list[int]] = {}
        for i in range(self.found):
            move = self.moves[i]
            key = (self.scores[i], self.used(move))
            known = classes.get(key)
            if known is None:
                classes[key] = [move, 1]
            else:
                known[1] += 1
                known[0] = min(known[0], move)
        return classes

    def list_key(self, move: cython.longlong) -> cython.longlong:
        """What puts moves in the order of the plain generator (`movegen`).

        Few tiles first, across before down, from the first square on; then by the new operators and the new numbers.
        """
        numbers: cython.int = (move >> 35) & 7
        signs: cython.int = (move >> 38) & 7
        key: cython.longlong = numbers + signs
        i: cython.int
        rank: cython.int
        key = (key << 11) | ((move >> 41 & 1) << 10) | (move >> 42)
        for i in range(RACK_SIZE):
            rank = 0
            if i < numbers + signs:
                rank = _LISTED[(move >> (5 * (i + numbers if i < signs else i - signs))) & 31]
            key = (key << 5) | rank
        return key

    def text(self, move: cython.longlong) -> str:
        """The notation of a move of the position that is set."""
        down: cython.int = (move >> 41) & 1
        at: cython.int = (move >> 42) & 1023
        number: cython.int = 0
        sign: cython.int = (move >> 35) & 7
        numbers: cython.int = sign
        signs: cython.int = numbers + ((move >> 38) & 7)
        is_sign: cython.bint = False
        bracket: cython.bint = False
        letter: cython.int
        line: cython.int = at // _SIDE
        place: cython.int = at % _SIDE
        column = COLUMNS[line - 1 if down else place - 1]
        written: list[str] = [f"{column}{place} " if down else f"{line}{column} "]
        at += down * _SQUARES
        while self.cells[at] != _EDGE:
            letter = self.cells[at]
            if letter != _EMPTY:
                if not bracket:
                    written.append("(")
                    bracket = True
            else:
                if is_sign:
                    if sign == signs:
                        break
                    letter = (move >> (5 * sign)) & 31
                    sign += 1
                else:
                    if number == numbers:
                        break
                    letter = (move >> (5 * number)) & 31
                    number += 1
                if bracket:
                    written.append(")")
                    bracket = False
            written.append(_WRITTEN[letter])
            is_sign = not is_sign
            at += 1
        if bracket:
            written.append(")")
        return "".join(written)

    def placement(self, move: int, total: int | None = None) -> Placement:
        """A move of the position that is set, as the rules write it, with the total that is announced."""
        across = not (move >> 41) & 1
        base = 0 if across else _SQUARES
        at = (move >> 42) & 1023
        line, place = at // _SIDE - 1, at % _SIDE - 1
        numbers, signs = (move >> 35) & 7, (move >> 38) & 7
        codes = [[(move >> (5 * i)) & 31 for i in range(numbers)]]
        codes.append([(move >> (5 * (numbers + i))) & 31 for i in range(signs)])
        letters = ""
        new: list[bool] = []
        while self.cells[base + at] != _EDGE:
            old = self.cells[base + at]
            wanting = codes[len(new) % 2]
            if old == _EMPTY and not wanting:
                break
            letters += _LETTERS[wanting.pop(0) if old == _EMPTY else old]
            new.append(old == _EMPTY)
            at += 1
        start = Square(place, line) if across else Square(line, place)
        return Placement(start, across, letters, tuple(new), total)

    def move_of(self, placement: Placement) -> int:
        """The integer of a placement in the position that is set, as `generate` gives it.

        ValueError if numbers and operators do not alternate in its line: no generator gives that.
        """
        tiles = placement.tiles
        across, square = placement.across, placement.start
        if len(tiles) == 1 and not across and self._has_neighbour(tiles[0][0]):
            across = True
            square = tiles[0][0]
            while square.x and self.cells[_square_of(square.x - 1, square.y)] != _EMPTY:
                square = Square(square.x - 1, square.y)
        line, place = (square.y, square.x) if across else (square.x, square.y)
        codes: list[list[int]] = [[], []]
        for (x, y), letter in tiles:
            offset = (x if across else y) - place
            code = _CODE_OF.get(letter, -1)
            if code < 0 or ((code & 15) < 10) != (offset % 2 == 0):
                raise ValueError(str(placement))
            codes[offset % 2].append(code)
        packed = sum(code << (5 * i) for i, code in enumerate(codes[0] + codes[1]))
        head = (_square_of(place, line) << 42) | (0 if across else 1 << 41)
        return packed | head | (len(codes[1]) << 38) | (len(codes[0]) << 35)

    def _has_neighbour(self, square: Square) -> bool:
        at = _square_of(square.x, square.y)
        return any((self.cells[at + step] & 15) < _EMPTY for step in (-1, 1))


def _square_of(x: int, y: int) -> int:
    return (y + 1) * 24 + x + 1


def rack_of(tiles: str) -> int:
    """A rack as the kernel takes it. ValueError for more than seven tiles."""
    if len(tiles) > RACK_SIZE:
        raise ValueError(tiles)
    return sum(1 << (4 * FACES.index(tile)) for tile in tiles)


def tiles_of(rack: int) -> str:
    """The tiles of a rack, in canonical order."""
    return "".join(face * ((rack >> (4 * i)) & 15) for i, face in enumerate(FACES))
