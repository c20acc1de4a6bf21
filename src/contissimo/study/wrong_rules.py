"""The rules that a pupil may follow instead of the right ones, by code, and the totals that each can lead to.

docs/diagnosis.md lists the families; the words for people are `cause-…` in the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from contissimo.study.sums import Sum
from contissimo.study.wrong_arithmetic import ARITHMETIC, right
from contissimo.study.wrong_bonuses import BONUS, plain

FAMILIES: Mapping[str, tuple[str, ...]] = {
    "order": tuple(ARITHMETIC)[:6],
    "operation": tuple(ARITHMETIC)[6:11],
    "facts": ("table_neighbour",),
    "counting": ("off_by_one", "off_by_ten"),
    "sign": ("smaller_from_larger", "division_turned"),
    "bonus": tuple(BONUS),
}
FAMILY_OF: Mapping[str, str] = {
    code: family for family, codes in FAMILIES.items() for code in codes
}
CAUSES: tuple[str, ...] = tuple(FAMILY_OF)


def results(sum_: Sum, cause: str) -> frozenset[Fraction]:
    """All totals that a single rule can lead to, other than the true one."""
    order = sum_.order
    if cause in BONUS:
        found = [total for lines in BONUS[cause](sum_) for total in right(lines, order)]
    else:
        found = list(ARITHMETIC[cause](plain(sum_), order))
    return frozenset(found) - {sum_.value}


def results_of_pair(sum_: Sum, bonus: str, arithmetic: str) -> frozenset[Fraction]:
    """The same for a rule of bonuses and one of arithmetic that are broken together."""
    found: set[Fraction] = set()
    for lines in BONUS[bonus](sum_):
        found.update(ARITHMETIC[arithmetic](lines, sum_.order))
    return frozenset(found) - {sum_.value}
