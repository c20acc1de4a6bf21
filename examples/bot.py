"""A bot for Contig 60: python bot.py http://localhost:8000 TOKEN MATCH INVITE (docs/protocol.md)."""

import json
import secrets
import sys
from contextlib import suppress
from itertools import count, permutations, product

from websockets.sync.client import connect


def sentences(dice: list[int]) -> dict[float, str]:
    """What three dice can make, each number with a sentence that makes it."""
    found: dict[float, str] = {}
    for (a, b, c), (p, q) in product(permutations(dice), product("+-*/", repeat=2)):
        for text in (f"({a}{p}{b}){q}{c}", f"{a}{p}({b}{q}{c})"):
            with suppress(ZeroDivisionError):
                found.setdefault(round(eval(text), 9), text)  # noqa: S307  # digits and signs
    return found


def choose(view: str, layout: list[list[int]]) -> str:
    board, _, _, dice, _, flags = view.split(" ")
    if "said:" in flags or "stolen:" in flags:
        return "accept"
    stealing = "passed:" in flags
    can = sentences([int(die) for die in dice.split(",")])
    for row, numbers in zip(board.split("|"), layout, strict=True):
        for square, number in zip(row, numbers, strict=True):
            if square == "." and number in can:
                return f"{'steal ' if stealing else ''}{can[number]}={number}"
    return "decline" if stealing else "pass"


def main(url: str, token: str, match: str, invite: str) -> None:
    ids, asked, layout = count(), 0, list[list[int]]()
    who = {"Authorization": f"Bearer {token}"}
    with connect(url.replace("http", "ws", 1) + "/ws", additional_headers=who) as socket:
        for hello in ({"t": "sit", "token": invite}, {"t": "enter"}):
            socket.send(json.dumps({"id": f"bot{next(ids)}", "match": match, **hello}))
        for told in map(json.loads, socket):
            say = None
            if told["t"] == "table":
                rows = told["ruleset"]["options"]["layout"].strip().split("\n")
                layout = [[int(number) for number in row.split()] for row in rows]
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
