"""The choice of means of confinement, the view of a process, and the count of what it takes."""

import mmap
import os
import platform
import sys
import time
from pathlib import Path

import pytest

from processes.means import NAMES, choose
from processes.running import is_any_running
from provengym.data.errors import ConformanceError
from provengym.processes.confined import Confinement, run_confined
from provengym.processes.confinement import counting, ladder, new_root, system_calls
from provengym.processes.confinement import view as views
from provengym.processes.confinement.process import LANDLOCK, LIMITS, NAMESPACES, SECCOMP, Means
from provengym.processes.confinement.view import VisibleFiles, view_of_distributions, view_of_module

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux")
EMPTY = VisibleFiles.of((), ())
HERE = Path(__file__).parent


# The ladder.


def test_means_that_let_code_write_outside_are_not_used():
    """Check means that call themselves namespaces, and are none."""
    view = view_of_module("provengym")
    reason = ladder._why_not(Means("limits", NAMESPACES), None, view, (), ())

    assert reason is not None
    assert "write files" in reason or reason == "the code would be root"


@pytest.mark.parametrize("name", NAMES[:-1])
def test_a_level_is_what_its_trial_shows(name, monkeypatch):
    means = choose(name, monkeypatch)
    keeps_files = means.level in (NAMESPACES, LANDLOCK)
    asked = {"modules": (), "paths": (), "written": "/nowhere/file", "read": "/etc/passwd"}
    asked |= {"port": 9, "socket": "/nowhere/socket", "abstract": "nowhere"}
    user = ladder.chosen().user()
    answer = ladder._tried(means, user, view_of_module("provengym"), asked)

    assert answer["possible"] == ([] if keeps_files else ["read files"])


@pytest.fixture
def chosen_anew():
    """A choice of means and a view of Python that no other test gets."""
    ladder.chosen.cache_clear()
    views._python.cache_clear()
    yield
    ladder.chosen.cache_clear()
    views._python.cache_clear()


@pytest.fixture
def works(chosen_anew, monkeypatch):
    """The ladder, of which the means work whose names are set."""
    working = set()
    monkeypatch.setattr(
        ladder, "_why_not", lambda means, *_: None if means.name in working else "not here"
    )
    return working


@pytest.mark.parametrize(
    ("name", "level"),
    [*zip(NAMES, (NAMESPACES, NAMESPACES, LANDLOCK, SECCOMP, LIMITS), strict=True)],
)
def test_the_first_means_that_work_are_used_and_why_not_those_before(name, level, works):
    works |= {name, NAMES[-1]}
    found = ladder.chosen(EMPTY, (), ())
    before = NAMES[: NAMES.index(name)]

    assert (found.means.name, found.means.level) == (name, level)
    assert found.reasons == tuple(f"{one}: not here" for one in before)
    told = ladder.warnings(found)
    assert bool(told) == (level != NAMESPACES)
    assert all(one in " ".join(told) for one in (before if told else ()))


def test_where_nothingworks_the_code_is_who_runs_this(works):
    found = ladder.chosen(EMPTY, (), ())

    assert (found.means.level, found.user()) == (LIMITS, None)


def test_a_module_that_cannot_be_imported_within_is_a_reason():
    for means in ladder.EVERY_MEANS[:4]:
        reason = ladder._why_not(means, ladder.unused_user(), view_of_module("x"), ("no_such",), ())
        assert reason is not None


def test_a_machine_whose_numbers_are_not_known_has_no_filter(monkeypatch):
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")

    with pytest.raises(OSError, match="system calls of linux on riscv64 are not known"):
        system_calls.filter_calls(sees_files=True, sees_processes=True)
    with pytest.raises(OSError, match="not known"):
        system_calls.landlock_version()


@pytest.mark.skipif(not os.path.exists("/usr/include/asm-generic/unistd.h"), reason="no headers")
@pytest.mark.parametrize(
    ("place", "header"),
    [
        (0, "/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
        (1, "/usr/include/asm-generic/unistd.h"),
    ],
)
def test_the_numbers_are_those_of_the_headers(place, header):
    if not Path(header).exists():
        pytest.skip(f"there is no {header}")
    words = [line.split() for line in Path(header).read_text().splitlines()]
    known = {
        row[1].removeprefix("__NR").removeprefix("3264").removeprefix("_"): int(row[2])
        for row in words
        if len(row) >= 3 and row[0] == "#define" and row[2].isdigit()
    }

    for name, numbers in system_calls._NUMBERS.items():
        assert known.get(name, numbers[place]) == numbers[place], name


# What is seen.


def test_a_view_has_no_home_and_nothing_above(monkeypatch, tmp_path):
    home = tmp_path / "home"
    (home / "lib").mkdir(parents=True)
    (tmp_path / "link").symlink_to(home)
    monkeypatch.setenv("HOME", str(home))
    places = [home, tmp_path, tmp_path / "link", "/", home / "lib", home / "nothing"]
    view = VisibleFiles.of(map(str, places), map(str, places))

    assert view.reads == view.lists == (str(home / "lib"),)


def test_what_is_hidden_is_left_out_and_what_is_in_it_may_be_shown(tmp_path):
    for name in ("lib/packages/one", "lib/packages/two", "lib/other"):
        (tmp_path / name).mkdir(parents=True)
    lib, packages = str(tmp_path / "lib"), str(tmp_path / "lib/packages")
    reads = [lib, f"{lib}/other", f"{packages}/one"]
    view = VisibleFiles.of(reads, (), [packages, f"{packages}/two", str(tmp_path / "elsewhere")])

    assert view.reads == (lib, f"{packages}/one")
    assert view.hidden == (packages,)
    shown, listed = [], []
    for path in view.reads:
        new_root._add_but_hidden(path, set(view.hidden), shown, listed)
    assert sorted(shown) == [f"{lib}/other", f"{packages}/one"]
    assert listed == [lib]


def test_a_link_to_what_is_shown_is_kept(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "real/file").write_text("")
    (tmp_path / "link").symlink_to("real")
    view = VisibleFiles.of([str(tmp_path / "link"), str(tmp_path / "real/file")], ())

    assert view.reads == (str(tmp_path / "real"),)
    assert view.links == ((str(tmp_path / "link"), str(tmp_path / "real")),)


@pytest.mark.parametrize("name", NAMES[:3])
def test_of_a_few_distributions_no_other_is_seen(name, monkeypatch):
    """Where files are kept from code, neither this package nor its requirements are there."""
    means = choose(name, monkeypatch)
    view = view_of_distributions("numpy", "gymnasium")
    user, reasons = ladder.chosen().user(), {}
    for module in ("numpy.linalg", "gymnasium.spaces", "provengym", "scipy", "hypothesis"):
        asked = {"modules": (module,), "paths": view.lists, "port": 9}
        asked |= dict.fromkeys(("written", "read", "socket", "abstract"), "/nowhere")
        reasons[module] = ladder._tried(means, user, view, asked)

    assert isinstance(reasons.pop("numpy.linalg"), dict)
    assert isinstance(reasons.pop("gymnasium.spaces"), dict)
    assert all("Error" in reason for reason in reasons.values()), reasons


# Users.


def test_only_root_becomes_another_user(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)

    assert ladder.unused_user() is None


@pytest.mark.parametrize(
    ("mapped", "least", "most"),
    [
        ([(0, 0, 1 << 32)], 1 << 30, (1 << 31) - 1),
        ([(0, 1000, 1), (1, 100000, 65536)], 1, 65536),
    ],
)
def test_the_user_is_one_of_the_namespace(mapped, least, most, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(ladder, "_mapped", lambda: mapped)
    found = {ladder.unused_user() for _ in range(50)}

    assert all(least <= one <= most and one != 65534 for one in found)
    assert len(found) > 1
    assert ladder.is_root_of_the_system(0) == (mapped[0][2] == 1 << 32)


def test_where_there_is_one_user_it_becomes_no_other(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(ladder, "_mapped", lambda: [(0, 1000, 1)])

    assert ladder.unused_user() is None


# What is counted.


@pytest.fixture
def child():
    """A process that does some work, says so, and waits."""
    started = []

    def begin(work):
        reading, writing = os.pipe()
        number = os.fork()
        if not number:
            kept = work()
            os.write(writing, b"ready")
            time.sleep(600)
            del kept
            os._exit(0)
        started.append(number)
        os.close(writing)
        assert os.read(reading, 10) == b"ready"
        os.close(reading)
        return number

    yield begin
    for number in started:
        os.kill(number, 9)
        os.waitpid(number, 0)


def test_shared_memory_counts_once(child):
    size = 32 << 20
    shared = mmap.mmap(-1, size)

    def touch():
        for place in range(0, size, 4096):
            shared[place] = 1
        return shared

    children = [child(touch) for _ in range(3)]
    together = counting.memory_of(children)
    resident = counting._sum(children, "status", counting._RESIDENT)

    assert set(children) <= set(counting.descendants())
    assert resident > 3 * size
    assert size < together < resident - 1.5 * size


def test_files_without_a_name_are_counted_once(child, tmp_path):
    size = 8 << 20

    def opened():
        held = []
        for name in "ab":
            file = open(tmp_path / name, "wb")  # noqa: SIM115
            file.write(bytes(size))
            file.flush()
            os.unlink(tmp_path / name)
            held += [file, os.dup(file.fileno())]
        return held

    def mapped():
        with open(tmp_path / "c", "wb+") as file:
            file.write(bytes(size))
            file.flush()
            os.unlink(tmp_path / "c")
            return mmap.mmap(file.fileno(), size)

    assert counting.unnamed([child(opened), child(mapped)], str(tmp_path)) == pytest.approx(
        3 * size, rel=0.01
    )


def test_every_file_takes_something_by_being_there(tmp_path):
    for number in range(100):
        (tmp_path / str(number)).touch()

    assert counting.size(str(tmp_path), 1 << 30) >= 100 << 10


# Nothing outlives.


@pytest.mark.parametrize("name", NAMES)
def test_a_daemon_ends_though_the_code_kills_its_supervisor(name, monkeypatch, tmp_path):
    choose(name, monkeypatch)
    monkeypatch.setattr(sys, "path", [*sys.path, str(HERE)])
    marker = f"0.{os.getpid()}{time.monotonic_ns()}"
    lines = f"""
import os, signal, sys, time
supervisor = os.getppid()
if not os.fork():
    os.setsid()
    if not os.fork():
        os.setsid()
        os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(600 + {marker})"])
    os._exit(0)
time.sleep(0.2)
def made(request):
    try:
        os.kill(supervisor, signal.SIGKILL)
    except OSError:
        pass
    time.sleep(0.2)
    return 1
"""
    limits = Confinement(seconds=20.0)
    run_confined("served", {"file": "code.py"}, limits=limits, files={"code.py": lines})

    assert not is_any_running(marker)


def test_nothing_is_left_of_what_cannot_be_started(chosen_anew, monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("provengym.processes.child.tied_to", lambda _: None)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    open_before = len(os.listdir("/proc/self/fd"))

    with pytest.raises(ConformanceError, match="cannot be started"):
        run_confined("served", {})

    assert list(tmp_path.iterdir()) == []
    assert len(os.listdir("/proc/self/fd")) == open_before
