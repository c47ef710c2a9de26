"""The tiers of tests by measured cost, `quick`, `test` and `full`: CONTRIBUTING.md, "Tiers".

`tests/durations.txt` has what tests cost in processor seconds, of the machine on which
`CALIBRATION` was measured. A line is `SUM LARGEST TESTS RUNS NAME`: all tests of a function, the
most expensive one of them, their number, and the runs of which the values are the smallest. A name
is a test function (after ` + ` the fixtures of wider scope that it uses, where they have a line), a
test of one with its parameters, which represents the others, `FILE fixture NAME`, or `FILE others`:
all functions of a file that cost less than 0.1 s. Only `make durations` writes it.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

TIERS = ("quick", "test", "full")
"""Each holds those before it."""
MOST = {"quick": 0.2, "test": 2.0}
"""The processor seconds that all tests of a function of a tier cost, with their fixtures."""
ALONE = 5.0
"""Those of a test of `test` that is the only one of its function, or represents it."""
SHARE = 40
"""One of so many tests that only `full` has is in `test` too, by the commit's hash."""
LEAST = 0.1
"""The processor seconds from which on a cost has a line."""
CALIBRATION = 0.138
"""The processor seconds of `calibrate` on the machine whose seconds are the unit."""


@dataclasses.dataclass(frozen=True)
class Cost:
    """A line of `durations.txt`."""

    sum: float
    largest: float
    tests: int
    runs: int
    fixtures: tuple[str, ...] = ()


class Tiers:
    """The tier of each test, and what it costs.

    Args:
        costs: What `durations.txt` says, by the name.
        pinned: The tiers of tests and of functions that cost more than their tier allows, or that
            cost more alone than after others.
    """

    def __init__(self, costs: Mapping[str, Cost], pinned: Mapping[str, str] | None = None) -> None:
        self.costs = costs
        self.pinned = pinned or {}
        self._tier: dict[str, str] = {}
        files: dict[str, list[str]] = defaultdict(list)
        for name in costs:
            file, _, rest = name.partition("::")
            if rest:
                self._tier[name] = self._by_cost(name)
                files[file].append(name)
        self._tier.update(self.pinned)
        for file, names in files.items():
            if f"{file} others" not in costs and all(self._tier[n] != TIERS[0] for n in names):
                self._tier[min(names, key=self._total)] = TIERS[0]

    @classmethod
    def read(cls, folder: Path) -> Tiers:
        """Those that `durations.txt` and `pinned.json` say, in the folder of the tests."""
        pinned = json.loads((folder / "pinned.json").read_text(encoding="utf-8"))
        tiers = {name: tier for tier, names in pinned.items() for name in names}
        return cls(parse((folder / "durations.txt").read_text(encoding="utf-8")), tiers)

    def _by_cost(self, name: str) -> str:
        total, is_alone = self._total(name), self.costs[name].tests == 1
        if total <= MOST["quick"]:
            return "quick"
        return "test" if total <= (ALONE if is_alone else MOST["test"]) else "full"

    def tier(self, name: str) -> str:
        """The smallest tier that has a test, or all tests of a function."""
        function = function_of(name)
        for each in (name, function):
            if each in self.pinned:
                return self.pinned[each]
        if function not in self.costs:
            return TIERS[0]
        return min(self._tier[function], self._tier.get(name, TIERS[-1]), key=TIERS.index)

    def seconds(self, name: str) -> float:
        """The cost of a test, or of all tests of a function, without that of its fixtures."""
        if cost := self.costs.get(name):
            return cost.sum
        function = self.costs.get(function_of(name))
        return function.sum / function.tests if function else 0.0

    def fixtures(self, name: str) -> list[str]:
        """The names of the lines of the fixtures of a test or a function."""
        cost = self.costs.get(function_of(name))
        file = name.partition("::")[0]
        return [f"{file} fixture {fixture}" for fixture in cost.fixtures] if cost else []

    def _total(self, name: str) -> float:
        return self.costs[name].sum + sum(self.costs[one].sum for one in self.fixtures(name))

    def cost(self, tier: str) -> float:
        """The processor seconds of a tier as the lines add up, of `test` with lint and its share
        of what only `full` has."""
        within = TIERS[: TIERS.index(tier) + 1]
        names = [name for name in self.costs if "::" in name]
        whole = {name for name in names if function_of(name) == name and self.tier(name) in within}
        alone = {name for name in names if self.tier(name) in within} - whole
        alone = {name for name in alone if function_of(name) not in whole}
        fixtures = {fixture for name in whole | alone for fixture in self.fixtures(name)}
        total = sum(self.costs[name].sum for name in whole | alone | fixtures)
        total += sum(cost.sum for name, cost in self.costs.items() if name.endswith(" others"))
        if tier != "test":
            return total
        users: dict[str, int] = defaultdict(int)
        for name in set(names) - whole:
            if function_of(name) == name:
                total += self.costs[name].sum / SHARE
                for fixture in set(self.fixtures(name)) - fixtures:
                    users[fixture] += self.costs[name].tests
        for fixture, tests in users.items():
            total += self.costs[fixture].sum * (1 - (1 - 1 / SHARE) ** tests)
        return total + (self.costs["lint"].sum if "lint" in self.costs else 0.0)


def function_of(name: str) -> str:
    """The name of a test's function."""
    return name.partition("[")[0]


def is_in_share(name: str, commit: str) -> bool:
    """Return whether a test that only `full` has is among those that `test` has at a commit."""
    return int(hashlib.sha256(f"{commit} {name}".encode()).hexdigest(), 16) % SHARE == 0


def parse(text: str) -> dict[str, Cost]:
    """Parse the lines of `durations.txt` to costs by name."""
    costs = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            total, largest, tests, runs, name = line.split(maxsplit=4)
            function, _, fixtures = name.partition(" + ") if "[" not in name else (name, "", "")
            costs[function] = Cost(
                float(total), float(largest), int(tests), int(runs), tuple(fixtures.split())
            )
    return costs


def processor() -> float:
    """The processor seconds of this process and of its children that were waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def calibrate() -> float:
    """The processor seconds of a fixed loop: the smallest of five runs."""
    took = []
    for _ in range(5):
        start, state = time.process_time(), 0
        for i in range(2_000_000):
            state = (state * 31 + i) & 0xFFFFFFFF
        took.append(time.process_time() - start)
    return min(took)
