"""What a person waits for at the command line, as CPU time of whole commands: `python bench/bench_cli.py [--before SRC] [--rounds N]`.

`--before` is the `src` folder of another version, with its own compiled modules, to compare with: the marks are ratios to it.
Commands are run in turn, round by round, so that other work on the machine disturbs all of them alike; the median of
user + system time counts. Bytecode is cached, as it is for anyone who runs a command a second time; `--cold` leaves it out.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = str(Path(__file__).parent.parent / "src")
FEW = ("moves", "calculissimo", "--rack", "269+/", "--top", "3")
MANY = ("moves", "calculissimo", "--rack", "??12+-*")
COMMANDS = {
    "help": ("--help",),
    "version": ("--version",),
    "moves --help": ("moves", "--help"),
    "269+/ --top 3": FEW,
    "??12+-* --top 3": (*MANY, "--top", "3"),
    "??12+-* --json": (*MANY, "--json"),
    "??12+-*": MANY,
}
SLOW_BEFORE = ("??12+-* --top 3", "??12+-* --json", "??12+-*")
"""These took 40 seconds each at 139292d; nobody needs to measure that again."""
MARKS = (
    ("help", "now", "help", "before", 0.5),
    ("version", "now", "version", "before", 0.5),
    ("??12+-* --json", "now", "269+/ --top 3", "before", 5.0),
    ("??12+-*", "now", "269+/ --top 3", "before", 8.0),
    ("269+/ --top 3", "now", "moves --help", "now", 1.5),
    ("??12+-* --top 3", "now", "moves --help", "now", 1.5),
)


def seconds(source: str, command: tuple[str, ...], environment: dict[str, str]) -> float:
    """User and system time of one command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-m", "contissimo", *command],
        env=environment | {"PYTHONPATH": source},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", help="the src folder of the version to compare with")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--cold", action="store_true", help="compile every module anew")
    options = parser.parse_args()
    sources = {"now": HERE} | ({"before": options.before} if options.before else {})
    cases = [
        (name, version)
        for name in COMMANDS
        for version in sources
        if version == "now" or name not in SLOW_BEFORE
    ]
    taken: dict[tuple[str, str], list[float]] = {case: [] for case in cases}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "CONTISSIMO_LANG": "en"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment |= (
            {"PYTHONDONTWRITEBYTECODE": "1"} if options.cold else {"PYTHONPYCACHEPREFIX": folder}
        )
        for turn in range(-1, options.rounds):  # the first time writes the bytecode
            for name, version in cases:
                spent = seconds(sources[version], COMMANDS[name], environment)
                if turn >= 0:
                    taken[name, version].append(spent)
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    medians = {case: statistics.median(times) for case, times in taken.items()}
    for (name, version), median in medians.items():
        low, high = min(taken[name, version]), max(taken[name, version])
        print(f"  {name:16} {version:6}  {median:.3f} s  ({low:.3f} to {high:.3f})")
    for name, version, other, than, mark in MARKS:
        if (other, than) in medians:
            ratio = medians[name, version] / medians[other, than]
            print(f"  {name} is {ratio:.2f} times {other} {than} (at most {mark})")


if __name__ == "__main__":
    main()
