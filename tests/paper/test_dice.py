from __future__ import annotations

from contissimo.core.arithmetic import PEOPLE, write
from contissimo.engine.contig60.tables import tables_of
from contissimo.games import GAMES
from contissimo.games.contig60.rules import PRESETS
from contissimo.paper.sheets import data_of
from tests.paper.orders import order, words_on


def test_every_roll_and_every_square_it_makes_is_on_the_sheet() -> None:
    tables = tables_of(PRESETS["contig60"])
    said = [
        f"{number} {write(sentence.expression)}".translate(PEOPLE)
        for roll in tables.rolls
        for number, sentence in tables.sentences(roll.dice).items()
    ]
    text = " ".join(words_on(order("contig60", "dice")))
    assert len(said) > 600
    assert [sentence for sentence in set(said) if f" {sentence} " not in f" {text} "] == []
    assert text.count("/216") == 64 + 56


def test_the_tables_are_those_of_the_ruleset() -> None:
    junior = data_of(order("contig60", "dice", GAMES["contig60"].rulesets["junior"]))
    assert len(junior["rolls"]) == 56
    assert not any(
        sign in said for roll in junior["rolls"] for _, said in roll["sentences"] for sign in "×÷"
    )
    own = GAMES["contig60"].read_ruleset("faces = [1, 1, 2]\n")
    few = data_of(order("contig60", "dice", own))
    assert [roll["throws"] for roll in few["rolls"]] == [8, 12, 6, 1]
    assert few["of"] == 27


def test_sums_have_the_signs_of_the_school_if_they_are_wanted() -> None:
    school = data_of(order("contig60", "dice", lang="de", signs="school"))
    signs = {sign for roll in school["rolls"] for _, said in roll["sentences"] for sign in said}
    assert signs == set("123456+−·:()")
    times = GAMES["contig60"].rulesets["times"]
    leaflet = data_of(order("contig60", "rules", times, lang="de", signs="school"))
    assert "+−·" in str(leaflet["house"])
    assert "×" in str(leaflet["page"])  # the rules stay as they are printed
