"""Code that is kept from the network, from files, and from taking all there is."""

import os
import sys
import time
from pathlib import Path

import pytest

from processes.means import NAMES, choose
from processes.running import is_any_running
from provengym.data.errors import ConformanceError
from provengym.processes.confined import Confinement, run_confined

HERE = Path(__file__).parent


@pytest.fixture(params=NAMES)
def means(request, monkeypatch):
    """Choose the means that confine the code."""
    return choose(request.param, monkeypatch)


@pytest.fixture
def run(monkeypatch):
    """The answer of a process that runs the function `made` of some lines."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(HERE)])

    def ran(lines, seconds=30.0, meanwhile=None, **limits):
        return run_confined(
            "served",
            {"file": "code.py"},
            limits=Confinement(seconds=seconds, **limits),
            files={"code.py": lines},
            meanwhile=meanwhile,
        )

    return ran


def test_an_answer(run, means):
    answer = run("def made(request): print('hello'); return request")

    assert answer.value == {"value": {"file": "code.py"}}
    assert answer.failed is None
    assert answer.printed == "hello\n"
    assert answer.confinement == means.level
    assert bool(answer.warnings) == (not means.has_namespaces)


@pytest.mark.parametrize(
    ("lines", "limits", "failed"),
    [
        ("os._exit(7)", {}, "ended with status 7"),
        ("os._exit(0)", {}, "ended with status 0 and no answer"),
        ("os.kill(os.getpid(), 9)", {}, "ended with signal SIGKILL"),
        ("time.sleep(60)", {"seconds": 1.0}, "took more than 1 s"),
        ("signal.pause()", {"seconds": 1.0}, "took more than 1 s"),
        ("[os.fork() or time.sleep(60) for _ in range(100)]", {}, "had more than 64 processes"),
        (
            "[open(str(n), 'wb').write(bytes(1 << 20)) for n in range(99)]; time.sleep(60)",
            {"disk": 8 << 20},
            "wrote more than 8 MB",
        ),
        ("bytearray(1 << 30)", {"memory": 1 << 28}, "ended with status 1"),
        ("return {1, 2}", {}, "ended with status 1"),
    ],
)
def test_what_is_too_much_is_no_answer(run, means, lines, limits, failed):
    answer = run(f"import os, signal, time\ndef made(request): {lines}", **limits)

    assert answer.value is None
    assert answer.failed == failed


def test_a_file_is_not_longer_than_the_disk_allows(run, means):
    lines = "def made(request): open('x', 'wb').write(bytes(1 << 24)); return 1"

    assert run(lines, disk=1 << 20).value is None


def test_the_code_has_no_capability_and_gets_none(run, means):
    lines = """
import ctypes
MS_REMOUNT, MS_BIND = 0x20, 0x1000
def made(request):
    about = dict(line.split(":", 1) for line in open("/proc/self/status") if ":" in line)
    sets = [int(about[name], 16) for name in ("CapInh", "CapPrm", "CapEff", "CapAmb")]
    refused = ctypes.CDLL(None).mount(b"none", b"/", None, MS_REMOUNT | MS_BIND, None)
    return [sets, int(about["NoNewPrivs"]), refused]
"""
    assert run(lines).value == {"value": [[0, 0, 0, 0], 1, -1]}


def test_keys_in_the_environment_are_not_seen(run, means, monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    value = run("import os\ndef made(request): return sorted(os.environ)").value

    assert "PATH" in value["value"]
    assert not any("KEY" in name or "CONFINED" in name for name in value["value"])


def test_no_process_outlives_it(run, means, tmp_path):
    marker = f"0.{os.getpid()}{time.monotonic_ns()}"
    lines = f"""
import os, subprocess, sys
def made(request):
    code = "import time; time.sleep(60 + {marker})"
    subprocess.Popen([sys.executable, "-c", code], start_new_session=True)
    return 1
"""
    assert run(lines).value == {"value": 1}

    assert not is_any_running(marker)


def test_what_it_tells_on_its_way_is_heard_before_it_answers(run):
    heard = []

    lines = """
import time
def made(request):
    tell("first")
    time.sleep(1)
    tell({"second": 2})
    return 3
"""
    answer = run(lines, meanwhile=lambda told: heard.append((time.monotonic(), told)))

    assert answer.value == {"value": 3}
    (first, _), *_, (second, _) = [(at, told) for at, told in heard if told]
    assert [one for _, told in heard for one in told] == ["first", {"second": 2}]
    assert second - first > 0.5
    assert run(lines).value == {"value": 3}


def test_what_is_raised_meanwhile_ends_it(run, means):
    class StoppedError(Exception):
        pass

    def meanwhile(told):
        if told:
            raise StoppedError

    marker = f"0.{os.getpid()}{time.monotonic_ns()}"
    began = time.monotonic()
    with pytest.raises(StoppedError):
        run(
            "import time\ndef made(request):\n"
            f"    tell('on the way')\n    time.sleep(60 + {marker})",
            meanwhile=meanwhile,
        )
    assert time.monotonic() - began < 30
    assert not is_any_running(marker)


def test_a_time_is_a_limit_meanwhile_too(run):
    answer = run("import time\ndef made(_): time.sleep(60)", seconds=1.0, meanwhile=lambda _: None)
    assert answer.failed == "took more than 1 s"


def test_what_it_writes_to_every_stream_is_no_answer(run, means):
    lines = """
import os
def made(request):
    for number in range(1, 64):
        try:
            os.write(number, b'{"value": 2}\\n' * 1000)
        except OSError:
            pass
    return 1
"""
    answer = run(lines)

    assert answer.value == {"value": 1}
    assert len(answer.printed) == 4000


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("confined.run_confined = len", "provengym.processes.confined.run_confined"),
        (
            "confined.ConfinedResult.__eq__ = lambda *_: True",
            "provengym.processes.confined.ConfinedResult.__eq__",
        ),
        ("del confined.run_confined", "provengym.processes.confined.run_confined"),
        (
            "confined.run_confined.__code__ = made.__code__",
            "provengym.processes.confined.run_confined",
        ),
        ("import __main__; __main__.answered = made", "__main__.answered"),
        ("confined._LONGEST_ANSWER = 3", None),
    ],
)
def test_a_change_of_the_package_is_told(run, change, told):
    lines = f"from provengym.processes import confined\ndef made(request): return 1\n{change}"

    assert run(lines).changed == (() if told is None else (told,))


def test_what_fails_before_the_code_begins_is_no_answer_of_its():
    with pytest.raises(ConformanceError, match="status 1 before it began.*No module named no_such"):
        run_confined("no_such_module_at_all", {})


def test_the_start_is_not_counted_among_the_seconds_of_the_code(monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path, str(HERE)])

    found = run_confined("served_late", {"number": 7}, limits=Confinement(seconds=1.5))

    assert found.value == {"value": 7}
