"""docs/chance.md is enough: a checker that follows that page alone, and shares no code with ours, verifies records."""

from __future__ import annotations

import hashlib
import hmac
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

DATA = Path(__file__).parent.parent / "data"
ORDER = "0123456789+-*/?"
CHANCE = ("order", "draw", "first", "roll")


class Checker:
    """What the page says, step by step. `True`: commitment and every chance entry are as the seed gives them."""

    def __init__(self, text: str) -> None:
        header, _, entries = text.partition("\n\n")
        self.headers = {
            key: re.sub(r"\\(.)", lambda e: "\n" if e[1] == "n" else e[1], value)
            for key, value in re.findall(r'^\[(\w+) "(.*)"\]$', header, re.MULTILINE)
        }
        self.entries = [line.split("\t")[1:3] for line in entries.splitlines()]
        self.seed = bytes.fromhex(self.headers["Seed"])
        given = [part.split(":")[1] for part in self.headers.get("Contributions", "").split()]
        self.key = hmac.digest(self.seed, bytes.fromhex("".join(given)), "sha256")

    def holds(self) -> bool:
        rules = self.headers["RulesetText"]
        hashed = "\0".join(part for part in (rules, self.headers.get("Position")) if part)
        digest = hashlib.sha256(hashed.encode()).digest()
        promised = self.headers["Match"].encode() + b"\0" + digest + self.seed
        if hashlib.sha256(promised).hexdigest() != self.headers["Commitment"]:
            return False
        drawn = [move for seat, move in self.entries if seat == "-" and move.split()[0] in CHANCE]
        expected = self._tiles if "tiles" in tomllib.loads(rules) else self._dice
        return drawn == list(expected(tomllib.loads(rules)))

    def _words(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            said = number.to_bytes(8, "big") + block.to_bytes(8, "big")
            made = hmac.digest(self.key, said, "sha256")
            yield from (int.from_bytes(made[at : at + 8], "big") for at in range(0, 32, 8))
            block += 1

    @staticmethod
    def _below(words: Iterator[int], bound: int) -> int:
        while True:
            word = next(words)
            if word < 2**64 - 2**64 % bound:
                return word % bound

    def _dice(self, rules: dict[str, Any]) -> Iterator[str]:
        faces = sorted(rules["faces"])
        number = 0
        for seat, move in self.entries:
            words = self._words(number)
            if seat == "-" and move.startswith("first "):
                yield f"first {self._below(words, 2) + 1}"
            elif seat == "-" and move.startswith("roll "):
                yield "roll " + " ".join(str(faces[self._below(words, len(faces))]) for _ in "123")
            else:
                continue
            number += 1

    def _tiles(self, rules: dict[str, Any]) -> Iterator[str]:
        """The bag is followed through the record: what is drawn leaves it, what is exchanged comes back."""
        counts = [line.split() for line in rules["tiles"].splitlines()]
        left_out = set("+-*/") - set(rules["operators"])
        bag = {face: int(count) for face, count in counts if face not in left_out}
        if "Position" in self.headers:
            bag = dict(Counter(self.headers["Position"].split(" ")[2].strip(".")))
        after = {0: dict(bag)}
        number = 0
        for seq, (seat, move) in enumerate(self.entries, 1):
            word, *parts = move.split()
            if seat == "-" and word in ("order", "draw"):
                words = self._words(number)
                number += 1
                if word == "order":
                    pool = dict(after[0])
                    for part in self._ordered:
                        pool[part] -= 1
                    drawn = self._draw(pool, len(parts), words)
                    self._ordered += drawn
                    seats = [part.split(":")[0] for part in parts]
                    yield "order " + " ".join(map(":".join, zip(seats, drawn, strict=True)))
                else:
                    to, tiles = parts[0].split(":")
                    drawn = self._draw(bag, len(tiles), words)
                    yield f"draw {to}:{drawn}"
                    for tile in drawn:
                        bag[tile] -= 1
            elif word == "swap":
                for tile in parts[0]:
                    bag[tile] += 1
            elif word == "back":
                bag = dict(after[int(parts[0])])
            after[seq] = dict(bag)

    _ordered = ""

    def _draw(self, bag: dict[str, int], count: int, words: Iterator[int]) -> str:
        left = [face for face in ORDER for _ in range(bag.get(face, 0))]
        return "".join(left.pop(self._below(words, len(left))) for _ in range(count))


def with_text(name: str, text: str) -> str:
    """A record of 0.1 has no text of a preset: the one of then, which is stored beside it."""
    if "[RulesetText" in text:
        return text
    preset = name.removesuffix(".record").rpartition("-")[0]
    rules = (DATA / "v0.1" / "presets" / f"{preset}.toml").read_text("utf-8")
    escaped = rules.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'[RulesetText "{escaped}"]\n{text}'


with ZipFile(DATA / "v0.1" / "records.zip") as _zipped:
    TEXTS = {name: _zipped.read(name).decode() for name in _zipped.namelist()}
TEXTS = {name: with_text(name, text) for name, text in TEXTS.items() if "[Seed" in text} | {
    file.name: file.read_text("utf-8") for file in (DATA / "playthroughs").glob("*.record")
}


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_a_checker_made_from_the_page_verifies_a_record(name: str) -> None:
    assert Checker(TEXTS[name]).holds()


@pytest.mark.parametrize("name", ["calculissimo-short.record", "contig60.record"])
def test_that_checker_finds_what_is_changed(name: str) -> None:
    text = TEXTS[name]
    seed = Checker(text).headers["Seed"]
    assert not Checker(text.replace(seed, "11" * 32)).holds()
    assert not Checker(text.replace('Contributions "1:', 'Contributions "1:ff', 1)).holds()
    for before in re.findall(r"\t((?:draw|order) 1:.|roll .|first .)", text)[:5]:
        after = before[:-1] + ("2" if before[-1] == "1" else "1")
        assert not Checker(text.replace(f"\t{before}", f"\t{after}", 1)).holds()
