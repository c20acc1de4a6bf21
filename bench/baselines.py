"""Computer players against each level, as data: a line of JSON for each pair of games, and a table with standard errors.

`python bench/baselines.py GAME [--pairs N] [--nodes N]` plays what `bench/baselines/GAME.jsonl` doesn't have yet, and prints the table.
A pair is the same deal or the same throws twice, with the seats changed; `won` is the share of its two games that the player won.
Players think within a budget in nodes, so every line can be played again and comes out the same.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, stdev

from contissimo.engine.match_plan import WHOLE_WIN, Plan
from contissimo.engine.registry import players_of
from contissimo.engine.table import play_round
from contissimo.games import GAMES

FOLDER = Path(__file__).parent / "baselines"
SEED = 1
LEVELS = tuple(f"level-{number}" for number in range(1, 9))
Pair = tuple[str, str]


def pairings(game: str) -> list[Pair]:
    """Every player against every level; a level against those above it once."""
    names = list(players_of(game))
    done: list[Pair] = []
    for level in LEVELS:
        done += [(name, level) for name in names if name != level and (level, name) not in done]
    return done


def lines(game: str, pair: Pair, rounds: range, nodes: int) -> Iterator[str]:
    rules = next(iter(GAMES[game].rulesets.values()))
    plan = Plan(GAMES[game], rules, pair, SEED, rounds.stop, nodes)
    for number in rounds:
        games = play_round(plan, number).games
        won = sum(each.players[0].win for each in games) / (2 * WHOLE_WIN)
        scores = [[played.score for played in each.players] for each in games]
        line = {"player": pair[0], "level": pair[1], "pair": number, "nodes": nodes}
        yield json.dumps({**line, "won": won, "scores": scores})


def read(file: Path) -> dict[Pair, list[float]]:
    found: dict[Pair, list[float]] = defaultdict(list)
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        read = json.loads(line)
        found[read["player"], read["level"]].append(read["won"])
    return found


def table(game: str, found: dict[Pair, list[float]]) -> Iterator[str]:
    yield f"| {game} | {' | '.join(LEVELS)} |"
    yield "|---" * (len(LEVELS) + 1) + "|"
    for name in players_of(game):
        yield f"| {name} | {' | '.join(cell(found, name, level) for level in LEVELS)} |"


def cell(found: dict[Pair, list[float]], name: str, level: str) -> str:
    """Percent won, with the standard error over pairs."""
    won = found.get((name, level)) or [1.0 - share for share in found.get((level, name), ())]
    if len(won) < 2:
        return "—"
    return f"{100 * mean(won):.0f} ± {100 * stdev(won) / len(won) ** 0.5:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--pairs", type=int, default=10, help="of games, for each two players")
    parser.add_argument("--nodes", type=int, default=200, help="for a move")
    options = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{options.game}.jsonl"
    known = read(file)
    with file.open("a", encoding="utf-8") as out:
        for pair in pairings(options.game):
            rounds = range(len(known[pair]), options.pairs)
            for line in lines(options.game, pair, rounds, options.nodes):
                out.write(f"{line}\n")
                out.flush()
    print("\n".join(table(options.game, read(file))))


if __name__ == "__main__":
    main()
