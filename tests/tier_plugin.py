"""A plugin of pytest: it runs the tests of a tier, begins with the groups that cost most, measures
what each test costs, and names those that cost three times what the tiers were made from."""

from __future__ import annotations

import functools
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tiers import (
    ALONE,
    CALIBRATION,
    LEAST,
    TIERS,
    Tiers,
    calibrate,
    function_of,
    is_in_share,
    processor,
)

COLLECTED = pytest.StashKey()
"""The names of all tests that were found, those that the tier leaves out among them."""
NAME = pytest.StashKey()
"""A test's name, to which pytest-xdist adds its group."""
START = pytest.StashKey()
"""The processor seconds before it."""


ENDS = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
"""Where nothing is left to run."""


@functools.cache
def tiers():
    """Those of the tests beside this file, read once."""
    return Tiers.read(Path(__file__).parent)


def pytest_addoption(parser):
    group = parser.getgroup("tiers")
    group.addoption("--tier", choices=TIERS, help="run the tests of a tier that were asked for")
    group.addoption("--commit", default="", help="what chooses among those that only `full` has")
    group.addoption(
        "--costs", default="", help="add to a file what each test costs that it does not have yet"
    )


def pytest_configure(config):
    if config.option.tier == "test" and not config.option.commit:
        done = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True
        )
        config.option.commit = done.stdout.strip()
    config.pluginmanager.register(Recorder(config), "tiers-recorder")


def pytest_make_parametrize_id(config, val):
    """Name a test that has a path as on every machine."""
    paths = {sys.executable: "python", f"{config.rootpath}/": ""}
    if not isinstance(val, str) or not any(path in val for path in paths):
        return None
    for path, name in paths.items():
        val = val.replace(path, name)
    return val


def is_selected(item, option):
    """Return whether a test is in the tier that was asked for, if any was."""
    if not option.tier:
        return True
    if item.get_closest_marker("measured"):
        return False
    tier = tiers().tier(item.nodeid)
    if option.tier == "test" and tier == "full":
        return is_in_share(item.nodeid, option.commit)
    return TIERS.index(tier) <= TIERS.index(option.tier)


def tested(file):
    """The names of the tests that a file of costs has; none without it."""
    if not file or not Path(file).exists():
        return set()
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    return {line["test"] for line in map(json.loads, lines) if "test" in line}


def group_of(item):
    """The name of the group of tests that share a worker, and so what their fixtures make.

    A file's tests do, but for those that have a group, and for those that cost seconds in a file
    whose fixtures cost nothing.
    """
    if marker := item.get_closest_marker("xdist_group"):
        return marker.args[0]
    file = item.nodeid.partition("::")[0]
    cost = tiers().costs.get(function_of(item.nodeid))
    apart = cost and cost.largest >= ALONE and not files_with_fixtures() & {file}
    return item.nodeid.replace("@", " ") if apart else file


@functools.cache
def files_with_fixtures():
    """The files that have a line for a fixture."""
    return frozenset(
        name.partition(" fixture ")[0] for name in tiers().costs if " fixture " in name
    )


@pytest.hookimpl(tryfirst=True)  # pytest-xdist reads the groups in a hook of this name
def pytest_collection_modifyitems(config, items):
    """Leave out what the tier has not, and begin with the groups that cost most.

    None of them is then left for the end, when one worker would wait for the other.
    """
    config.stash[COLLECTED] = frozenset(item.nodeid for item in items)
    done = tested(config.option.costs)
    chosen, others = [], []
    for item in items:
        is_left = item.nodeid not in done and is_selected(item, config.option)
        (chosen if is_left else others).append(item)
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = chosen
    seconds, fixtures = defaultdict(float), defaultdict(set)
    for item in items:
        item.stash[NAME] = item.nodeid
        group = group_of(item)
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(group))
        seconds[group] += tiers().seconds(item.nodeid)
        fixtures[group].update(tiers().fixtures(item.nodeid))
    for group, names in fixtures.items():
        seconds[group] += sum(tiers().costs[name].sum for name in names)
    items.sort(key=lambda item: -seconds[item.get_closest_marker("xdist_group").args[0]])


class Recorder:
    """Measures each test where it runs, and gathers what was measured where it is reported."""

    def __init__(self, config):
        self._option = config.option
        self._worker = hasattr(config, "workerinput")
        self._wide = 0.0
        self._fixtures = {}
        self._dear, self._shared = {}, []
        if self._option.costs and not self._worker:
            Path(self._option.costs).parent.mkdir(parents=True, exist_ok=True)
            self._write(calibration=calibrate())

    def _write(self, **line):
        with open(self._option.costs, "a", encoding="utf-8") as file:
            print(json.dumps(line), file=file)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item):
        item.stash[START] = processor()
        self._wide, self._fixtures = 0.0, {}
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef, request):
        if fixturedef.scope == "function":
            return (yield)
        outer, self._wide, start = self._wide, 0.0, processor()
        try:
            return (yield)
        finally:
            took = processor() - start
            self._fixtures[fixturedef.argname] = round(took - self._wide, 3)
            self._wide = outer + took

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item, call):
        report = yield
        if call.when == "teardown":
            report.cost = {
                "test": item.stash.get(NAME, item.nodeid),
                "seconds": round(processor() - item.stash[START] - self._wide, 3),
                "fixtures": self._fixtures,
                "uses": [
                    name
                    for name, definitions in item._fixtureinfo.name2fixturedefs.items()
                    if definitions[-1].scope != "function"
                ]
                if self._option.costs
                else [],
            }
        return report

    def pytest_runtest_logreport(self, report):
        if self._worker:
            return
        if self._option.costs and report.failed:
            self._write(failed=report.nodeid, when=report.when)
        if cost := getattr(report, "cost", None):
            if self._option.costs:
                self._write(**cost)
            name = cost["test"]
            entry = tiers().costs.get(name) or tiers().costs.get(function_of(name))
            if cost["seconds"] > max(1.0, 3 * (entry.largest if entry else LEAST)):
                self._dear[name] = cost["seconds"], entry.largest if entry else LEAST
            if self._option.tier == "test" and tiers().tier(name) == "full":
                self._shared.append(name)

    def pytest_sessionfinish(self, exitstatus):
        if self._option.costs and not self._worker:
            self._write(calibration=calibrate(), end=exitstatus in ENDS)

    def pytest_terminal_summary(self, terminalreporter):
        if self._shared:
            terminalreporter.section(f"of full, by commit {self._option.commit[:12]}")
            terminalreporter.write_line("\n".join(sorted(self._shared)))
        if self._dear and not self._option.costs:
            terminalreporter.section(
                "three times what tests/durations.txt says, see make durations"
            )
            speed = CALIBRATION / calibrate()
            for name, (seconds, entry) in sorted(self._dear.items()):
                if seconds * speed > max(1.0, 3 * entry):
                    terminalreporter.write_line(f"{seconds * speed:.1f} s, not {entry:g}: {name}")
