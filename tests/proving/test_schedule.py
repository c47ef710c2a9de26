"""In which order, and how many at a time, modules are checked; with a program in place of Lean."""

import errno
import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from processes.running import is_any_running
from provengym.data import writing
from provengym.data.errors import ConformanceError
from provengym.processes import machine
from provengym.proving import lean
from proving import standing

HEAD = "module\npublic import Spec.A\n"
FIRST = {"Rules.Walk.Programs": HEAD}


def after(*names, says=""):
    return "module\n" + "".join(f"public import Rules.Walk.{one}\n" for one in names) + says


@pytest.fixture
def check(monkeypatch, tmp_path):
    """A function that has the stand-in check modules, with an empty cache at first."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    here = standing.lean(tmp_path)
    return lambda modules, **options: lean.check(modules, **(here | options))


def both(seconds):
    """Two modules each of which begins when the other has, which it waits for so long."""
    return FIRST | {
        f"Rules.Walk.{one}": after("Programs", says=f"-- waits: {seconds} Rules.Walk.{other}\n")
        for one, other in (("Kernel", "Safe"), ("Safe", "Kernel"))
    }


def test_what_does_not_depend_on_each_other_is_checked_at_the_same_time(check):
    found = check(both(60), jobs=2)

    assert found.accepted
    assert list(found.modules) == list(both(60))


def test_one_process_at_a_time_is_one(check):
    with pytest.raises(ValueError, match="jobs must be 1 or more, got 0"):
        check(FIRST, jobs=0)

    found = check(both(1), jobs=1)

    assert [one.accepted for one in found.modules.values()].count(False) == 1


def test_what_is_done_is_told_while_lean_works_and_is_kept_when_that_is_ended(check, tmp_path):
    class StoppedError(Exception):
        pass

    modules = FIRST | {"Rules.Walk.Safe": after("Programs", says="-- sleeps\n")}
    told = []

    def meanwhile(done):
        told.append(sorted(done))
        if done:
            raise StoppedError

    with pytest.raises(StoppedError):
        check(modules, meanwhile=meanwhile)
    assert told[-1] == ["Rules.Walk.Programs"]
    assert not is_any_running(str(tmp_path / "home" / "bin" / "lean"))
    again = []
    found = check(
        FIRST | {"Rules.Walk.Safe": after("Programs")},
        meanwhile=lambda done: again.append({name: one.seconds for name, one in done.items()}),
    )
    assert found.accepted
    assert found.modules["Rules.Walk.Programs"].seconds == 0
    assert found.modules["Rules.Walk.Safe"].seconds > 0
    assert again[-1].keys() == found.modules.keys()


def test_two_that_check_the_same_at_the_same_time_get_the_same(check, tmp_path):
    modules = FIRST | {"Rules.Walk.Safe": after("Programs")}
    with ThreadPoolExecutor() as pool:
        first, second = pool.map(check, [modules, modules])

    assert first.accepted
    assert {**first.to_dict(), "modules": 0, "seconds": 0} == {
        **second.to_dict(),
        "modules": 0,
        "seconds": 0,
    }
    kept = [one.name for one in (tmp_path / "cache" / "provengym" / "modules").iterdir()]
    assert len(kept) == 2
    assert not any(one.startswith(".") for one in kept)


def test_where_no_more_can_be_written_the_place_is_named_and_no_part_stays(
    check, tmp_path, monkeypatch
):
    modules = tmp_path / "cache" / "provengym" / "modules"

    def full(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(writing.os, "fsync", full)
        with pytest.raises(OSError, match="No space left") as raised:
            check(FIRST)
    assert raised.value.filename.startswith(f"{modules}/")
    assert list(modules.iterdir()) == []
    assert check(FIRST).modules["Rules.Walk.Programs"].seconds > 0


def test_a_module_that_fails_takes_along_those_that_import_it_and_no_other(check):
    modules = FIRST | {
        "Rules.Walk.Safe": after("Programs", says="-- fails\n"),
        "Rules.Walk.Whole": after("Safe"),
        "Rules.Walk.Kernel": after("Programs"),
    }
    found = check(modules, jobs=2)

    accepted = [name for name, one in found.modules.items() if one.accepted]
    assert accepted == ["Rules.Walk.Programs", "Rules.Walk.Kernel"]
    assert [one.text for one in found.modules["Rules.Walk.Safe"].messages] == ["unsolved goals"]
    assert list(found.modules) == list(modules)


def test_a_process_that_takes_too_long_is_an_error(check, monkeypatch):
    monkeypatch.setattr(lean, "_SECONDS", 1.0)
    with pytest.raises(ConformanceError, match="^Lean took more than 1 s$"):
        check({"Rules.Walk.Programs": HEAD + "-- sleeps\n"})


@pytest.mark.parametrize(
    ("processors", "free", "jobs"),
    [(8, None, 2), (8, 16e9, 2), (1, 16e9, 1), (8, 4e9, 1), (8, 1e9, 1)],
)
def test_as_many_processes_are_started_as_there_is_room_for(monkeypatch, processors, free, jobs):
    monkeypatch.setattr(lean, "processors", lambda: processors)
    monkeypatch.setattr(lean, "free_memory", lambda: free)
    assert lean.fitting_jobs() == jobs


def test_what_the_machine_has_is_told():
    assert machine.processors() >= 1
    assert machine.free_memory() is None or machine.free_memory() > 1 << 20
