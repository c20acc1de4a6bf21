"""A bot for Contig 60: python bot.py http://localhost:8000 TOKEN MATCH INVITE (docs/protocol.md)."""

import json
import secrets
import sys
from contextlib import suppress
from fractions import Fraction
from itertools import count, permutations, product
from operator import add, mul, sub, truediv

from websockets.sync.client import connect

SIGNS = {"+": add, "-": sub, "*": mul, "/": truediv}


def sentences(dice: list[int]) -> dict[Fraction, str]:
    found: dict[Fraction, str] = {}  # each number with a sentence that makes it
    for (a, b, c), (p, q) in product(permutations(map(Fraction, dice)), product(SIGNS, repeat=2)):
        with suppress(ZeroDivisionError):
            found.setdefault(SIGNS[q](SIGNS[p](a, b), c), f"({a}{p}{b}){q}{c}")
            found.setdefault(SIGNS[p](a, SIGNS[q](b, c)), f"{a}{p}({b}{q}{c})")
    return found


def choose(view: str, layout: list[int]) -> str:
    board, _, _, dice, _, flags = view.split(" ")
    if "said:" in flags or "stolen:" in flags:
        return "accept"
    steal, nothing = ("steal ", "decline") if "passed:" in flags else ("", "pass")
    can = sentences([int(die) for die in dice.split(",")])
    squares = zip(board.replace("|", ""), map(Fraction, layout), strict=True)
    free = (number for square, number in squares if square == "." and number in can)
    return next((f"{steal}{can[number]}={number}" for number in free), nothing)


def main(url: str, token: str, match: str, invite: str) -> None:
    ids, asked, layout = count(), 0, list[int]()
    who = {"Authorization": f"Bearer {token}"}
    with connect(url.replace("http", "ws", 1) + "/ws", additional_headers=who) as socket:
        for hello in ({"t": "sit", "token": invite}, {"t": "enter"}):
            socket.send(json.dumps({"id": f"bot{next(ids)}", "match": match, **hello}))
        for told in map(json.loads, socket):
            say = None
            if told["t"] == "table":
                layout = [int(number) for number in told["ruleset"]["options"]["layout"].split()]
                if told["phase"] == "giving" and not told["seats"][told["yours"][0] - 1]["given"]:
                    say = {"t": "give", "bytes": secrets.token_hex(16)}
            elif told["t"] == "state" and told["outcome"]:
                print(*told["outcome"]["scores"])
                break
            elif told["t"] == "state" and told["you"] in told["to_act"] and told["seq"] > asked:
                asked = told["seq"]
                say = {"t": "move", "seq": asked, "move": choose(told["view"], layout)}
            if say:
                socket.send(json.dumps({"id": f"bot{next(ids)}", "match": match, **say}))


if __name__ == "__main__":
    main(*sys.argv[1:])
