"""Wrong sentences in good faith, and who sees them."""

from __future__ import annotations

import pytest

from contissimo.engine.contig60.mistakes import Kind, notices, slips
from contissimo.games.contig60.notation import read_sentence
from contissimo.games.contig60.sentences import OPERATIONS, fault

KINDS: tuple[Kind, ...] = ("order", "twice", "table")
DICE = (2, 3, 4)


def said(kind: Kind, dice: tuple[int, ...] = DICE, operations: str = OPERATIONS) -> set[str]:
    return set(map(str, slips(dice, operations, (kind,))))


def test_brackets_are_forgotten() -> None:
    assert {"2+3*4=20", "4-3-2=3", "4*2+3=20"} <= said("order")
    assert not any("(" in sentence for sentence in said("order"))


def test_a_die_is_used_twice() -> None:
    assert {"3*4+4=16", "2+2+4=8"} <= said("twice")
    assert "2+3+4=9" not in said("twice")
    assert said("twice", (5, 5, 5)) == set()


def test_a_product_is_one_factor_off() -> None:
    assert {"2*3*4=20", "2*3*4=30"} <= said("table")
    assert {"(5+4)*6=48", "(5+4)*6=60"} <= said("table", (4, 5, 6))
    assert said("table", (1, 2, 3)) == set()  # small products are known by heart


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("dice", [(2, 3, 4), (1, 5, 6), (5, 6, 6)])
def test_every_slip_is_wrong_and_its_own_kind_does_not_see_it(
    kind: Kind, dice: tuple[int, ...]
) -> None:
    """contig60 §4.2: what may be contested; who makes such mistakes takes them for right."""
    found = slips(dice, OPERATIONS, (kind,))
    assert found
    for sentence in found:
        assert fault(sentence, dice, OPERATIONS) is not None
        assert not notices(sentence, dice, OPERATIONS, (kind,), reckons=True)
        assert notices(sentence, dice, OPERATIONS, (), reckons=True)


def test_a_junior_game_has_no_slips_with_other_operations() -> None:
    for sentence in slips((1, 2, 6), "+-", KINDS):
        assert not set(str(sentence)) & set("*/")


@pytest.mark.parametrize(
    ("sentence", "kinds", "seen"),
    [
        ("(2+3)*4=20", (), False),  # right
        ("2+3*4=20", (), True),
        ("2+3*4=20", ("table",), True),
        ("2+3*4=20", ("order",), False),
        ("2+3*4=21", ("order",), True),  # no order gives that
        ("3*4+4=16", ("twice",), False),
        ("3*4+4=17", ("twice",), True),  # nor is the sum right
        ("3*4+5=17", ("twice",), True),  # there is no 5
        ("3*4=12", ("twice",), True),  # there is a third die
        ("2*3*4=20", ("table",), False),
        ("2*3*4=23", ("table",), True),  # no factor too many
        ("4/(2-2)=0", ("order",), True),
        ("4-3-2=3", ("order",), False),
        ("-2+3+4=5", (), True),
        ("2+(3+4)=9", ("order", "twice", "table"), False),
    ],
)
def test_who_makes_a_mistake_does_not_see_it(
    sentence: str, kinds: tuple[Kind, ...], seen: bool
) -> None:
    """contig60 §4.2"""
    assert notices(read_sentence(sentence), DICE, OPERATIONS, kinds, reckons=True) is seen


def test_an_operation_that_is_not_allowed_is_seen_by_all() -> None:
    """contig60 §2.1: a junior game has + and − only."""
    assert notices(read_sentence("2*3+4=10"), DICE, "+-", KINDS, reckons=True)


def test_who_cannot_reckon_a_sentence_sees_its_dice_only() -> None:
    assert not notices(read_sentence("4/2+3=6"), DICE, OPERATIONS, (), reckons=False)
    assert notices(read_sentence("4/2+4=6"), DICE, OPERATIONS, (), reckons=False)
