"""Pupils who make mistakes of every kind, for tests and for the confusion matrix. They calculate with code of their own.

Each mistake comes with the rule that was really followed; `other` is a number out of the blue.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import prod
from random import Random

from contissimo.core.chance import small_stream
from contissimo.engine import registry  # noqa: F401  # the fast generator of placements
from contissimo.games import GAMES
from contissimo.study.deals import DEALERS
from contissimo.study.deals.dealer import PUPIL
from contissimo.study.sums import SCHOOL, Group, Line, Sum, read_sum

OTHER = "other"
TRIES = 20_000
"""A rule is tried on so many calculations: some change few of them."""
Tokens = list[str]


@dataclass(frozen=True)
class Mistake:
    sum: Sum
    said: int
    rule: str


class _Wrong(Exception):
    """This rule leads nowhere here."""


# Arithmetic on a list of tokens, one reduction after the other.


def _apply(a: str, sign: str, b: str) -> str:
    left, right = Fraction(a), Fraction(b)
    if sign == "/" and not right:
        raise _Wrong
    done = {"+": left + right, "-": left - right, "*": left * right}
    return str(done[sign] if sign != "/" else left / right)


def _reduce(
    tokens: Tokens,
    ranks: tuple[str, ...],
    apply: Callable[[str, str, str], str] = _apply,
    *,
    from_right: bool = False,
) -> str:
    """A list without brackets, by ranks of signs."""
    tokens = list(tokens)
    for rank in ranks:
        while True:
            at = [i for i in range(1, len(tokens), 2) if tokens[i] in rank]
            if not at:
                break
            i = at[-1] if from_right else at[0]
            tokens[i - 1 : i + 2] = [apply(tokens[i - 1], tokens[i], tokens[i + 1])]
    return tokens[0]


def _work_out(
    text: str,
    ranks: tuple[str, ...],
    apply: Callable[[str, str, str], str] = _apply,
    *,
    from_right: bool = False,
) -> Fraction:
    """Brackets first, from the inside."""
    tokens = re.findall(r"\d+|[-+*/()]", text)
    while ")" in tokens:
        end = tokens.index(")")
        start = max(i for i in range(end) if tokens[i] == "(")
        inner = _reduce(tokens[start + 1 : end], ranks, apply, from_right=from_right)
        tokens[start : end + 1] = [inner]
    return Fraction(_reduce(tokens, ranks, apply, from_right=from_right))


def truth(text: str, ranks: tuple[str, ...]) -> Fraction:
    return _work_out(text, ranks)


def _once(
    text: str,
    ranks: tuple[str, ...],
    signs: str,
    rng: Random,
    wrong: Callable[[Fraction, str, Fraction], Fraction],
) -> Fraction:
    """One operation, with one of these signs, goes wrong."""
    count = len(re.findall(rf"[{re.escape(signs)}]", text))
    if not count:
        raise _Wrong
    which, seen = rng.randrange(count), -1

    def apply(a: str, sign: str, b: str) -> str:
        nonlocal seen
        if sign in signs:
            seen += 1
            if seen == which:
                return str(wrong(Fraction(a), sign, Fraction(b)))
        return _apply(a, sign, b)

    return _work_out(text, ranks, apply)


def _misread(text: str, of: str, for_: str, rng: Random) -> str:
    places = [i for i, letter in enumerate(text) if letter == of]
    if not places:
        raise _Wrong
    if rng.random() < 0.3:
        return text.replace(of, for_)
    place = rng.choice(places)
    return text[:place] + for_ + text[place + 1 :]


def _neighbour(a: Fraction, _: str, b: Fraction, rng: Random) -> Fraction:
    if not all(n.denominator == 1 and 2 <= n <= 12 for n in (a, b)):
        raise _Wrong
    step = rng.choice((1, -1))
    return a * (b + step) if rng.random() < 0.5 else (a + step) * b


def _columns(a: str, sign: str, b: str) -> str:
    """The smaller digit from the larger, column by column."""
    if sign != "-":
        return _apply(a, sign, b)
    if not (a.isdigit() and b.isdigit()):
        return str(abs(Fraction(a) - Fraction(b)))
    width = max(len(a), len(b))
    pairs = zip(a.zfill(width), b.zfill(width), strict=True)
    return str(int("".join(str(abs(int(x) - int(y))) for x, y in pairs)))


def _turned(a: Fraction, _: str, b: Fraction) -> Fraction:
    if not a:
        raise _Wrong
    return b / a


Ranks = tuple[str, ...]
Follow = Callable[[str, Ranks, Random], Fraction]


def _confusing(of: str, for_: str) -> Follow:
    def follow(text: str, ranks: Ranks, rng: Random) -> Fraction:
        if rng.random() < 0.5:
            return _work_out(_misread(text, of, for_, rng), ranks)
        return _once(text, ranks, of, rng, lambda a, _, b: Fraction(_apply(str(a), for_, str(b))))

    return follow


def _miscounting(by: int) -> Follow:
    def follow(text: str, ranks: Ranks, rng: Random) -> Fraction:
        off = rng.choice((by, -by))
        if rng.random() < 0.5:
            return truth(text, ranks) + off
        return _once(
            text, ranks, "+-", rng, lambda a, s, b: Fraction(_apply(str(a), s, str(b))) + off
        )

    return follow


FOLLOW: dict[str, Follow] = {
    "left_to_right": lambda text, *_: _work_out(text, ("+-*/",)),
    "plus_before_times": lambda text, *_: _work_out(text, ("+-", "*/")),
    "times_before_divide": lambda text, *_: _work_out(text, ("*", "/", "+-")),
    "plus_before_minus": lambda text, ranks, _: _work_out(text, (*ranks[:-1], "+", "-")),
    "right_to_left": lambda text, *_: _work_out(text, ("+-*/",), from_right=True),
    "brackets_ignored": lambda text, ranks, _: _work_out(re.sub(r"[()]", "", text), ranks),
    "times_as_plus": _confusing("*", "+"),
    "plus_as_times": _confusing("+", "*"),
    "minus_as_plus": _confusing("-", "+"),
    "plus_as_minus": _confusing("+", "-"),
    "divide_as_minus": _confusing("/", "-"),
    "table_neighbour": lambda text, ranks, rng: _once(
        text, ranks, "*", rng, lambda a, s, b: _neighbour(a, s, b, rng)
    ),
    "off_by_one": _miscounting(1),
    "off_by_ten": _miscounting(10),
    "smaller_from_larger": lambda text, ranks, _: _work_out(text, ranks, _columns),
    "division_turned": lambda text, ranks, rng: _once(text, ranks, "/", rng, _turned),
}
"""What somebody gets who follows a wrong rule of arithmetic."""


# What pupils calculate


@cache
def sentences(dice: tuple[int, int, int]) -> tuple[str, ...]:
    """All calculations with three dice that make a whole number."""
    texts = set()
    for a, b, c in set(permutations(dice)):
        for s, t in product("+-*/", repeat=2):
            texts |= {f"{a}{s}{b}{t}{c}", f"({a}{s}{b}){t}{c}", f"{a}{s}({b}{t}{c})"}
    ranks = ("*/", "+-")
    found = []
    for text in sorted(texts):
        plain = text.replace("(", "").replace(")", "")
        try:
            value = truth(text, ranks)
            if text != plain and truth(plain, ranks) == value:
                continue  # nobody writes brackets that change nothing
        except _Wrong:
            continue
        if value.denominator == 1 and 0 <= value <= 216:
            found.append(text)
    return tuple(found)


def of_dice(rng: Random, rules: tuple[str, ...]) -> Mistake:
    """A mistake with three dice by one of these rules."""
    rule = rng.choice(rules)
    for _ in range(TRIES):
        a, b, c = sorted(rng.randint(1, 6) for _ in range(3))
        text = rng.choice(sentences((a, b, c)))
        true = truth(text, ("*/", "+-"))
        try:
            said = (
                Fraction(rng.randint(0, 180))
                if rule == OTHER
                else FOLLOW[rule](text, ("*/", "+-"), rng)
            )
        except _Wrong:
            continue
        if said != true and said.denominator == 1 and 0 <= said <= 999:
            return Mistake(read_sum(text), int(said), rule)
    raise AssertionError(rule)


@cache
def placements(seed: int, ruleset: str) -> tuple[Sum, ...]:
    """What the placements of a few rounds of a class were to be worth."""
    dealer, game = DEALERS["calculissimo"], GAMES["calculissimo"]
    position = dealer.begin(dealer.for_class(game.rulesets[ruleset]))
    rng, found = Random(seed), []
    for number in range(1, 9):
        dealt = dealer.deal(position, small_stream(seed, number))
        assert dealt is not None
        moves = [str(s.move) for s in game.scored(dealt.position.view(PUPIL)) if s.move.puts]
        found += [
            dealer.judge(dealt.position, move).sum
            for move in rng.sample(moves, min(25, len(moves)))
        ]
        position = dealer.after(dealt.position, rng.choice(moves) if moves else None)
    return tuple(found)


def _text_of(line: Line, factors: tuple[int, ...]) -> str:
    numbers = [str(n * f) for n, f in zip(line.group.operands, factors, strict=True)]  # type: ignore[operator]  # no brackets
    return numbers[0] + "".join(s + n for s, n in zip(line.group.signs, numbers[1:], strict=True))


def _ones(line: Line) -> tuple[int, ...]:
    return (1,) * len(line.group.operands)


def misuse(rule: str, sum_: Sum, rng: Random) -> list[tuple[str, int]]:
    """The lines with their multipliers, as somebody has them who treats bonuses wrongly."""
    lines = [(line, line.factors or _ones(line), prod(line.multipliers)) for line in sum_.lines]
    match rule:
        case "bonus_after":
            changed = [(_text_of(line, _ones(line)), times * prod(f)) for line, f, times in lines]
        case "bonus_in_both":
            changed = [
                (_text_of(line, f), times * prod(line.elsewhere)) for line, f, times in lines
            ]
        case "bonus_again":
            changed = [
                (
                    _text_of(
                        line, tuple(a * b for a, b in zip(f, line.used or _ones(line), strict=True))
                    ),
                    times * prod(line.used_multipliers),
                )
                for line, f, times in lines
            ]
        case "start_forgotten":
            changed = [(_text_of(line, f), times // line.start) for line, f, times in lines]
        case _:
            assert rule == "line_forgotten"
            if len(lines) < 2:
                raise _Wrong
            gone = rng.randrange(len(lines))
            changed = [
                (_text_of(line, f), times) for i, (line, f, times) in enumerate(lines) if i != gone
            ]
    return changed


def of_placements(rng: Random, rules: tuple[str, ...], ruleset: str = "class") -> Mistake:
    """A mistake with a placement by one of these rules, or a pair of them as `bonus_after+left_to_right`."""
    rule = rng.choice(rules)
    is_bonus = rule.startswith(("bonus", "start", "line"))
    bonus, _, arithmetic = rule.partition("+") if is_bonus else ("", "", rule)
    for _ in range(TRIES):
        is_real = rng.random() < 0.3
        sum_ = rng.choice(placements(rng.randrange(6), ruleset)) if is_real else invented(rng)
        ranks = ("*/", "+-") if sum_.order == SCHOOL else ("*", "/", "+-")
        try:
            lines = misuse(bonus, sum_, rng) if bonus else _plain(sum_)
            total = _total(lines, ranks, arithmetic, rng)
        except _Wrong:
            continue
        if total != sum_.value and total.denominator == 1 and 0 <= total <= 99_999:
            return Mistake(sum_, int(total), rule)
    raise AssertionError(rule)


def invented(rng: Random) -> Sum:
    """One or two lines with bonuses of all kinds, which are rare in what is really laid."""
    while True:
        count = rng.choice((1, 1, 2))
        shared = (rng.choice((2, 3)),) if count > 1 and rng.random() < 0.5 else ()
        lines = tuple(
            _invented_line(rng, shared if index == 0 else (), shared if index else ())
            for index in range(count)
        )
        sum_ = Sum(lines)
        values = [
            truth(_text_of(line, line.factors or _ones(line)), ("*/", "+-")) for line in lines
        ]
        if all(value > 0 and value.denominator == 1 for value in values):
            return sum_


def _invented_line(rng: Random, counted: tuple[int, ...], elsewhere: tuple[int, ...]) -> Line:
    length = rng.choice((2, 2, 3, 3, 4))
    signs = "".join(rng.choice("+-*/") for _ in range(length - 1))
    start = 2 if rng.random() < 0.3 else 1
    more = (2,) * (start == 2) + ((rng.choice((2, 3)),) if rng.random() < 0.3 else ())
    return Line(
        Group(tuple(rng.randint(1, 9) for _ in range(length)), signs),
        factors=tuple(rng.choice((1, 1, 2, 3)) for _ in range(length))
        if rng.random() < 0.6
        else (),
        multipliers=(*more, *counted),
        start=start,
        used=tuple(rng.choice((1, 1, 2, 3)) for _ in range(length)) if rng.random() < 0.4 else (),
        used_multipliers=(rng.choice((2, 3)),) if rng.random() < 0.2 else (),
        elsewhere=elsewhere,
    )


def _plain(sum_: Sum) -> list[tuple[str, int]]:
    return [
        (_text_of(line, line.factors or _ones(line)), prod(line.multipliers)) for line in sum_.lines
    ]


ORDER = (
    "left_to_right",
    "plus_before_times",
    "times_before_divide",
    "plus_before_minus",
    "right_to_left",
)


def _total(
    lines: list[tuple[str, int]], ranks: tuple[str, ...], rule: str, rng: Random
) -> Fraction:
    if rule == OTHER:
        return Fraction(rng.randint(0, 400))
    everywhere = rule in (*ORDER, "smaller_from_larger")
    wrong = rng.randrange(len(lines)) if rule else -1
    return sum(
        (
            times
            * (
                FOLLOW[rule](text, ranks, rng)
                if rule and (everywhere or i == wrong)
                else truth(text, ranks)
            )
            for i, (text, times) in enumerate(lines)
        ),
        Fraction(0),
    )


def many(seed: int, count: int, rules: tuple[str, ...], others: float = 0.05) -> Iterator[Mistake]:
    """Mistakes of both games by turns; a part of them out of the blue."""
    rng = Random(seed)
    arithmetic = tuple(rule for rule in rules if not rule.startswith(("bonus", "start", "line")))
    no_brackets = tuple(rule for rule in rules if rule != "brackets_ignored")
    for number in range(count):
        blue = rng.random() < others
        if number % 2:
            yield of_placements(rng, (OTHER,) if blue else no_brackets)
        else:
            yield of_dice(rng, (OTHER,) if blue else arithmetic)


def plain_sum(*numbers: int, signs: str) -> Sum:
    return Sum((Line(Group(numbers, signs)),))
