"""`contissimo verify` for a class: the deals follow from the seed that was promised."""

from __future__ import annotations

import json
from typing import Any

import pytest

from contissimo.core.chance import Chance, commitment, match_key, ruleset_digest, small_seed
from contissimo.core.errors import BadFile
from contissimo.engine import registry  # noqa: F401  # the fast generator of placements
from contissimo.games import GAMES
from contissimo.study.class_proof import (
    FORMAT,
    MAX_ROUNDS,
    ClassVerdict,
    is_class_file,
    verify_class,
)
from contissimo.study.deals import DEALERS

SEED = small_seed(60)
GIVEN = [bytes(range(16)), bytes(16)]


def exported(
    game: str = "calculissimo", ruleset: str = "class", rounds: int = 4
) -> list[dict[str, Any]]:
    dealer = DEALERS[game]
    rules = dealer.for_class(GAMES[game].rulesets[ruleset])
    chance = Chance(match_key(SEED, GIVEN))
    lines: list[dict[str, Any]] = [
        {
            "format": FORMAT,
            "id": "q3xk7m2pab.1",
            "game": game,
            "ruleset": rules.text,
            "commitment": commitment("q3xk7m2pab.1", ruleset_digest(rules.text), SEED).hex(),
            "contributions": [{"pupil": n, "bytes": b.hex()} for n, b in enumerate(GIVEN, 1)],
            "seed": SEED.hex(),
        }
    ]
    before = dealer.begin(rules)
    for number in range(rounds):
        deal = dealer.deal(before, chance.entry(number))
        assert deal is not None
        top = dealer.top(deal.position)
        put = None if top is None else top.move
        lines.append({"round": number, "chance": list(deal.chance), "put": put})
        if number:
            before = dealer.after(deal.position, put)
    return lines


def text(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def verdict(lines: list[dict[str, Any]]) -> ClassVerdict:
    return verify_class(text(lines), GAMES, "class.jsonl")


@pytest.mark.parametrize(("game", "ruleset"), [("calculissimo", "class"), ("contig60", "times")])
def test_fair_deals_are_proved(game: str, ruleset: str) -> None:
    found = verdict(exported(game, ruleset))
    assert found == ClassVerdict(4)
    assert found.ok


def test_a_file_of_a_class_is_recognised() -> None:
    assert is_class_file(text(exported()))
    assert not is_class_file('[Game "contig60"]\n')
    assert not is_class_file('{"format": "other"}\n')


def test_without_a_seed_there_is_nothing_to_prove() -> None:
    lines = exported()
    lines[0]["seed"] = None
    assert verdict(lines).why == "running"


def test_another_seed_was_not_promised() -> None:
    lines = exported()
    lines[0]["seed"] = small_seed(61).hex()
    assert verdict(lines).why == "commitment_differs"


def test_other_tiles_are_found_with_their_round() -> None:
    lines = exported()
    expected = lines[3]["chance"]
    lines[3]["chance"] = ["draw 1:9999999"]
    assert verdict(lines) == ClassVerdict(2, "chance_differs", 2, "; ".join(expected))


def test_other_bytes_of_pupils_are_found() -> None:
    lines = exported()
    lines[0]["contributions"][0]["bytes"] = "ff" * 16
    assert verdict(lines).why == "chance_differs"


def test_a_deal_where_nothing_could_be_dealt_is_found() -> None:
    lines = exported("contig60", "times", 2)
    rules = GAMES["contig60"].change_ruleset(
        GAMES["contig60"].read_ruleset(lines[0]["ruleset"]), {"markers": 1}
    )
    lines[0]["ruleset"] = rules.text
    promise = commitment(lines[0]["id"], ruleset_digest(rules.text), SEED)
    lines[0]["commitment"] = promise.hex()
    lines.append({"round": 2, "chance": ["roll 1 1 1"], "put": None})
    assert verdict(lines) == ClassVerdict(2, "chance_differs", 2, "")


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "zz"},
        {"commitment": "00"},
        {"contributions": [{"pupil": 1}]},
        {"contributions": 5},
        {"game": "chess"},
        {"id": 5},
        {"ruleset": 5},
    ],
)
def test_a_head_that_can_not_be_read_is_refused_with_its_line(change: dict[str, Any]) -> None:
    lines = exported()
    lines[0] |= change
    with pytest.raises(BadFile) as refused:
        verdict(lines)
    assert refused.value.line == 1


@pytest.mark.parametrize(
    "change", [{"round": "x"}, {"put": 5}, {"put": "8d 1+1=2"}, {"put": "pass"}, {"chance": 5}]
)
def test_a_round_that_can_not_be_read_is_refused_with_its_line(change: dict[str, Any]) -> None:
    lines = exported()
    lines[2] |= change
    with pytest.raises(BadFile) as refused:
        verdict(lines)
    assert refused.value.line == 3


@pytest.mark.parametrize("given", ["", "{", '{"format": 1}\n[]\n', "[" * 100_000])
def test_what_is_no_such_file_is_refused(given: str) -> None:
    with pytest.raises(BadFile):
        verify_class(given, GAMES, "class.jsonl")


def test_more_rounds_than_any_class_has_are_refused() -> None:
    lines = exported(rounds=2)
    with pytest.raises(BadFile):
        verdict([*lines, *([lines[1]] * MAX_ROUNDS)])
