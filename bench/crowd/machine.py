"""What Linux tells about processes: their memory and the time of their threads. And a few limits."""

from __future__ import annotations

import os
import platform
import re
import resource
import socket
import subprocess
import time
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def raise_file_limit() -> int:
    """As many open files as we are allowed; how many that is."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def cpu_seconds_of(pid: int) -> float:
    """The time that all threads of a process and of its children have had, in user and in system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    begun_by = Path(f"/proc/{pid}/task").glob("*/children")  # any thread may have begun them
    children = [int(child) for of_one in begun_by for child in of_one.read_text().split()]
    return (int(fields[11]) + int(fields[12])) / _TICK + sum(map(cpu_seconds_of, children))


def memory_of(pid: int | str = "self") -> int:
    """The bytes that a process holds in memory and shares with nobody."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"RssAnon:\s*(\d+) kB", status)
    assert found is not None
    return 1024 * int(found[1])


class Stopwatch:
    """How busy a process (or this one) was between `start` and `stop`, in cores."""

    def __init__(self, pid: int | None = None) -> None:
        self._pid = pid
        self.cores = 0.0

    def _used(self) -> float:
        return time.process_time() if self._pid is None else cpu_seconds_of(self._pid)

    def start(self) -> None:
        self._at, self._before = time.perf_counter(), self._used()

    def stop(self) -> None:
        self.cores = (self._used() - self._before) / (time.perf_counter() - self._at)


class Taken:
    """For how much of the time between `start` and `stop` the host of a virtual machine had given one of our cores to others."""

    def __init__(self) -> None:
        self.share = 0.0

    def _seconds(self) -> float:
        of_all_cores = Path("/proc/stat").read_text().partition("\n")[0].split()
        return int(of_all_cores[8]) / _TICK

    def start(self) -> None:
        self._at, self._before = time.perf_counter(), self._seconds()

    def stop(self) -> None:
        self.share = (self._seconds() - self._before) / (time.perf_counter() - self._at)


def described() -> str:
    """The machine and the commit in one line."""
    model = "unknown"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    git = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],  # noqa: S607  # whichever git there is
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parent,
    )
    commit = git.stdout.strip() or "no commit"
    load = os.getloadavg()[0]
    return f"{commit}, {os.cpu_count()} cores ({model}), Python {platform.python_version()}, load {load:.1f} before"
