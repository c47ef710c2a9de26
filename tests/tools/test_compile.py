"""`compiling.py` and `messages.py` of `provengym_lean`, and `prove`, with a stand-in for Lean."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from here import ROOT, lean_folder
from lean_build import main
from provengym_lean import running, toolchains
from provengym_lean.compiling import Build, most_urgent_first
from provengym_lean.locking import locked
from provengym_lean.messages import Message, count, parse_messages
from provengym_lean.sources import in_import_order, read_modules
from provengym_lean.toolchains import Toolchain


@pytest.fixture
def chain(repository):
    """`Spec.C` imports `Spec.B`, which imports `Spec.A`; `Spec.D` stands alone."""
    repository.write("A")
    repository.write("B", "module\nimport Spec.A\n")
    repository.write("C", "module\nimport Spec.B\n")
    repository.write("D")
    return repository


def library(repository):
    folder = repository.root / "build" / "lean" / "lib"
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )


def keys(repository, identity="Lean 1"):
    modules = read_modules(repository.root)
    return Build(
        lean_folder(repository.root), modules, Toolchain((str(repository.lean),), identity)
    ).keys(in_import_order(modules))


def test_the_longest_chain_begins_first(chain):
    chain.write("D", "module\n" + 50 * "-- long\n")
    order = in_import_order(read_modules(chain.root))

    names = [module.name for module in most_urgent_first(order)]

    assert names == ["Spec.A", "Spec.B", "Spec.D", "Spec.C", "Spec"]


def test_everything_is_built_and_summed_up(chain, capsys):
    assert main(["prove"], chain.root) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line[:6] for line in lines[:-1]] == [f"[{number}/5] " for number in range(1, 6)]
    assert sorted(line.split()[1] for line in lines[:-1]) == [
        "Spec",
        "Spec.A",
        "Spec.B",
        "Spec.C",
        "Spec.D",
    ]
    assert lines[-1].startswith("5 modules checked, 0 errors, 0 warnings, ")
    assert len(chain.calls()) == 5
    results = {"A.c", "A.ilean", "A.json", "A.olean", "A.olean.private"}
    assert results == {path[5:] for path in library(chain) if path.startswith("Spec/A.")}
    assert not (chain.root / "build" / "lean" / "stage").exists()


def test_lean_sees_the_built_modules(chain):
    main(["prove"], chain.root)

    folder = chain.root / "build" / "lean" / "lib"
    assert (folder / "Spec" / "A.ilean").read_text() == str(folder)


def test_an_unchanged_repository_does_not_start_lean(chain, capsys):
    main(["prove"], chain.root)
    chain.calls()
    (chain.root / "versions").unlink()

    assert main(["prove"], chain.root) == 0

    assert chain.calls() == []
    assert not (chain.root / "versions").exists()
    assert "Spec.A  cached" in capsys.readouterr().out


def test_a_change_rebuilds_the_module_and_what_imports_it(chain):
    main(["prove"], chain.root)
    chain.calls()
    chain.write("B", "module\nimport Spec.A\n-- changed\n")

    main(["prove"], chain.root)

    assert chain.calls() == ["B.lean", "C.lean", "Spec.lean"]


def test_lean_reads_the_text_that_the_key_stands_for(chain, monkeypatch):
    start = Build._start

    def edited_meanwhile(build, module, key):
        chain.write("D", "module\n-- fake: error\n")
        return start(build, module, key)

    with monkeypatch.context() as during:
        during.setattr(Build, "_start", edited_meanwhile)
        assert main(["prove"], chain.root) == 0
    assert main(["prove"], chain.root) == 1


def test_a_lost_result_is_rebuilt(chain):
    main(["prove"], chain.root)
    chain.calls()
    (chain.root / "build/lean/lib/Spec/D.ilean").unlink()

    main(["prove"], chain.root)

    assert chain.calls() == ["D.lean"]


def test_results_of_removed_modules_are_removed(chain):
    main(["prove"], chain.root)
    chain.remove("D")

    main(["prove"], chain.root)

    assert [path for path in library(chain) if path.startswith("Spec/D")] == []


def test_a_module_on_request_is_built_with_its_imports_only(chain, capsys):
    assert main(["prove", "Spec.B"], chain.root) == 0
    assert chain.calls() == ["A.lean", "B.lean"]

    assert main(["prove", "Spec.Gone"], chain.root) == 1
    assert "error: no such module: Spec.Gone" in capsys.readouterr().out


def test_keys_follow_the_text_the_imports_and_the_toolchain(chain):
    before = keys(chain)
    chain.write("B", "module\nimport Spec.A\n-- changed\n")
    after = keys(chain)

    assert {name for name in before if before[name] != after[name]} == {"Spec", "Spec.B", "Spec.C"}
    assert not set(before.values()) & set(keys(chain, "Lean 2").values())


def test_keys_follow_the_options(chain, monkeypatch):
    before = keys(chain)
    monkeypatch.setattr("provengym_lean.compiling.LEAN_OPTIONS", ("-DautoImplicit=true",))

    assert not set(before.values()) & set(keys(chain).values())


def test_an_error_fails_and_skips_what_imports_it(chain, capsys):
    main(["prove"], chain.root)
    capsys.readouterr()
    chain.write("A", "module\n-- fake: error\n")

    assert main(["prove"], chain.root) == 1

    out = capsys.readouterr().out
    assert "Spec/A.lean:2:5: error: unsolved goals" in out
    assert "Spec.B  skipped" in out
    assert "Spec.C  skipped" in out
    assert "Spec.D  cached" in out
    assert "2 modules checked, 3 skipped, 1 error, 0 warnings, " in out
    assert [path for path in library(chain) if path.startswith("Spec/A.")] == []


def test_a_failure_is_tried_again(chain):
    chain.write("D", "-- fake: error\n")
    main(["prove"], chain.root)
    chain.calls()

    assert main(["prove"], chain.root) == 1

    assert chain.calls() == ["D.lean"]


def test_a_crash_without_message_is_an_error_with_the_end_of_the_log(chain, capsys):
    chain.write("D", "-- fake: crash\n")

    assert main(["prove"], chain.root) == 1

    out = capsys.readouterr().out
    assert "Spec/D.lean:1:1: error: Lean ended with status 134 and no result:" in out
    assert "the last words" in out


def test_a_lean_without_memory_is_told_in_a_line(chain, capsys):
    chain.write("D", "-- fake: no memory\n")

    assert main(["prove"], chain.root) == 1

    out = capsys.readouterr().out
    assert "Spec/D.lean:1:1: error: Lean ended with status 134: its memory ran out\n" in out
    assert "bad_alloc" not in out


def test_a_hole_fails_but_its_importers_are_checked(chain, capsys):
    chain.write("A", "-- fake: hole\n")

    for times in range(2):  # the second time from the cache
        assert main(["prove", "--allow-warnings"], chain.root) == 1
        out = capsys.readouterr().out
        assert "Spec/A.lean:2:5: error: declaration uses a hole" in out
        assert "5 modules checked, 1 error, 0 warnings, " in out
        assert ("Spec.A  cached" in out) == (times == 1)


def test_a_warning_fails_unless_allowed_and_does_not_vanish(chain, capsys):
    chain.write("A", "-- fake: warning\n")

    for arguments, status in ((["prove"], 1), (["prove"], 1), (["prove", "--allow-warnings"], 0)):
        assert main(arguments, chain.root) == status
        out = capsys.readouterr().out
        assert "Spec/A.lean:2:5: warning: unused variable" in out
        assert "0 errors, 1 warning, " in out


def test_source_errors_stop_before_lean(chain, capsys):
    chain.write("A", "module\ntheorem x : 1 = 2 := sorry\n")

    assert main(["prove"], chain.root) == 1

    assert "Spec/A.lean:2:22: error: `sorry` must not be used in Spec/" in capsys.readouterr().out
    assert chain.calls() == []


def test_a_module_that_the_root_does_not_reach_fails(chain, capsys):
    (chain.root / "Spec" / "Lost.lean").touch()

    assert main(["prove"], chain.root) == 1

    assert "Spec/Lost.lean:1:1: error: not reached from Spec.lean" in capsys.readouterr().out


def test_a_long_line_fails_when_all_is_checked(chain, capsys):
    chain.write("A", f"module\n-- {'x' * 98}\n")

    assert main(["prove"], chain.root) == 1

    assert "Spec/A.lean:2:1: error: a line of 101 characters" in capsys.readouterr().out
    assert chain.calls() == []


def test_at_most_as_many_processes_as_jobs(chain, monkeypatch):
    running = []
    start = Build._start

    def counted(build, *arguments):
        job = start(build, *arguments)
        running.append(job.run)
        assert sum(run.poll() is None for run in running) <= 1
        return job

    monkeypatch.setattr(Build, "_start", counted)

    assert main(["prove", "--jobs", "1"], chain.root) == 0
    assert len(running) == 5


@pytest.fixture
def serving(chain, monkeypatch):
    """The stand-in for Lean serves, and counts the processes that do."""
    toolchain = Toolchain((str(chain.lean),), "Lean 1", serves=True)
    monkeypatch.setattr(toolchains, "find", lambda root: toolchain)
    return lambda: len((chain.root / "servers").read_text().splitlines())


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_server_takes_one_module_after_another(chain, serving, jobs, capsys):
    assert main(["prove", "--jobs", str(jobs)], chain.root) == 0

    assert "5 modules checked, 0 errors, 0 warnings, " in capsys.readouterr().out
    assert len(chain.calls()) == 5
    assert serving() == jobs


def test_a_server_is_started_before_there_are_two_files_for_two(chain, serving, monkeypatch):
    chain.remove("D")
    chain.write("C", "module\nimport Spec.A\n")
    events = []
    prepare, collect = running.Lean.prepare, Build._collect

    def prepared(lean):
        events.append("a server")
        prepare(lean)

    def collected(build, job):
        events.append(job.module.name)
        return collect(build, job)

    monkeypatch.setattr(running.Lean, "prepare", prepared)
    monkeypatch.setattr(Build, "_collect", collected)

    assert main(["prove", "--jobs", "2"], chain.root) == 0
    assert events[:3] == ["a server", "a server", "Spec.A"]
    assert serving() == 2


@pytest.mark.parametrize("keeps", [True, False])
def test_a_server_that_cannot_keep_its_code_is_ended_at_once(chain, serving, monkeypatch, keeps):
    ends = []
    monkeypatch.setattr(running._Server, "leave", lambda self: ends.append("left") or self.kill())
    home = chain.root / "home"
    (home / "share").mkdir(parents=True)
    lean = running.Lean(Toolchain((str(chain.lean),), "Lean 1", serves=True), chain.root, [])
    lean.toolchain = replace(lean.toolchain, home=home)
    monkeypatch.setattr(running.os, "access", lambda *_: keeps)
    lean.prepare()
    process = lean.idle[0]._process

    lean.close()

    assert process.poll() is not None
    assert ends == ["left"] * keeps


def test_the_slowest_modules_are_named_by_the_processor_seconds_of_each(
    chain, serving, capsys, monkeypatch
):
    def used(pid):  # 2, 4, 8, ... when the first, second, third, ... module is done
        return 2.0 ** len((chain.root / "calls").read_text().splitlines())

    monkeypatch.setattr(running, "_processor_seconds", used)
    (chain.root / "calls").touch()
    assert main(["prove", "--jobs", "1", "--durations", "2"], chain.root) == 0

    lines = capsys.readouterr().out.splitlines()
    order = [line.split()[1] for line in lines[:5]]
    assert lines[5:7] == [f"   16.0 {order[4]}", f"    8.0 {order[3]}"]
    assert lines[7].startswith("5 modules checked, 0 errors, 0 warnings, ")
    assert lines[7].endswith(" s, 32 processor seconds")

    assert main(["prove", "--durations", "2"], chain.root) == 0
    cached = capsys.readouterr().out
    assert "processor seconds" not in cached
    assert len(cached.splitlines()) == 6


@pytest.mark.parametrize("serves", [False, True])
def test_processor_seconds_that_the_system_does_not_tell_are_not_named(
    chain, serves, request, capsys, monkeypatch
):
    if serves:
        request.getfixturevalue("serving")
    monkeypatch.setattr(running, "_processor_seconds", lambda pid: None)

    assert main(["prove", "--durations", "3"], chain.root) == 0

    out = capsys.readouterr().out
    assert "processor seconds" not in out
    assert len(out.splitlines()) == 6


def test_a_process_of_its_own_has_processor_seconds(chain, capsys):
    assert main(["prove", "--durations", "9"], chain.root) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 11
    assert all(float(line.split()[0]) >= 0 for line in lines[5:10])
    assert lines[10].endswith(" processor seconds")


def test_a_server_tells_errors_and_goes_on(chain, serving, capsys):
    chain.write("A", "module\n-- fake: error\n")
    chain.write("B", "module\n-- fake: warning\n")

    assert main(["prove", "--jobs", "1"], chain.root) == 1

    out = capsys.readouterr().out
    assert "Spec/A.lean:2:5: error: unsolved goals" in out
    assert "Spec/B.lean:2:5: warning: unused variable" in out
    assert serving() == 1


def test_a_server_that_has_grown_is_replaced(chain, serving):
    chain.write("A", "module\n-- fake: much memory\n")

    assert main(["prove", "--jobs", "1"], chain.root) == 0

    assert chain.calls() == ["A.lean", "B.lean", "C.lean", "D.lean", "Spec.lean"]
    assert serving() == 2


def test_what_a_server_fails_at_is_decided_by_a_process_of_its_own(chain, serving, capsys):
    chain.write("A", "module\n-- fake: broken server\n")
    chain.write("D", "module\n-- fake: broken server\n-- fake: crash\n")

    assert main(["prove", "--jobs", "1"], chain.root) == 1

    out = capsys.readouterr().out
    assert "Spec.C  skipped" not in out
    assert "Spec/D.lean:1:1: error: Lean ended with status 134 and no result:" in out
    assert "the last words" in out
    assert chain.calls() == ["A.lean", "B.lean", "C.lean", "D.lean"]
    assert serving() == 3


def test_what_a_server_is_stuck_at_is_decided_by_a_process_of_its_own(chain, serving, monkeypatch):
    monkeypatch.setattr(running, "_STILL", 1.0)
    chain.write("A", "module\n-- fake: stuck server\n")

    assert main(["prove", "--jobs", "1"], chain.root) == 0

    assert chain.calls() == ["A.lean", "B.lean", "C.lean", "D.lean", "Spec.lean"]
    assert serving() == 2


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_build_ends_lean_and_leaves_nothing_half_done(chain, sent):
    main(["prove"], chain.root)
    chain.write("D", "-- fake: slow\n")
    for folder in ("tools", "pybridge/provengym_lean"):
        shutil.copytree(ROOT / folder, chain.root / folder)
    command = [sys.executable, chain.root / "tools" / "lean_build.py", "prove"]
    driver = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        # What runs in a shell's background ignores Ctrl-C, and so does all that it starts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    deadline = time.monotonic() + 60
    while not (chain.root / "pid").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    driver.send_signal(sent)
    _, said = driver.communicate(timeout=60)

    assert (driver.returncode, said) == (130, "interrupted\n")
    assert not (chain.root / "build" / "lean" / "stage").exists()
    assert "Spec/A.json" in library(chain)
    with pytest.raises(ProcessLookupError):
        os.kill(int((chain.root / "pid").read_text()), 0)


def test_a_second_build_of_the_folder_waits(chain, capsys, monkeypatch):
    (chain.root / "build" / "lean").mkdir(parents=True)
    first = contextlib.ExitStack()
    first.enter_context(locked(chain.root / "build" / "lean" / "lock", pytest.fail))
    monkeypatch.setattr("provengym_lean.locking.time.sleep", lambda _: first.close())
    assert main(["prove"], chain.root) == 0

    assert capsys.readouterr().out.startswith("waiting for another build of this folder to end\n")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["prove", "--jobs", "0"],
        ["prove", "--jobs", "x"],
        ["prove", "--durations", "-1"],
        ["bake"],
    ],
)
def test_wrong_use_has_status_2(arguments, chain):
    with pytest.raises(SystemExit) as stop:
        main(arguments, chain.root)

    assert stop.value.code == 2
    assert chain.calls() == []


# ---- Reading and printing what Lean says --------------------------------------------------------


def line(severity="error", data="unsolved goals", kind="[anonymous]", position=(3, 4)):
    return json.dumps(
        {
            "severity": severity,
            "data": data,
            "kind": kind,
            "pos": {"line": position[0], "column": position[1]},
        }
    )


def test_a_message_is_printed_as_editors_expect_it():
    assert (
        str(Message("Spec/A.lean", 3, 5, "error", "no\nreally"))
        == "Spec/A.lean:3:5: error: no\nreally"
    )


def test_columns_count_from_one():
    assert parse_messages("Spec/A.lean", line()) == [
        Message("Spec/A.lean", 3, 5, "error", "unsolved goals")
    ]


def test_lines_that_are_no_messages_are_skipped():
    output = "\n".join(
        ["[DEBUG:A] lean_main", "{ x : Nat }", '{"other": 1}', "{}", line(severity="warning"), ""]
    )

    assert [m.severity for m in parse_messages("Spec/A.lean", output)] == ["warning"]


def test_a_hole_in_a_proof_is_an_error():
    messages = parse_messages(
        "Spec/A.lean", line("warning", "declaration uses `sorry`", "hasSorry")
    )

    assert count(messages, "error") == 1
    assert count(messages, "warning") == 0
