"""Campaigns: the same result on any executor, after any kill; what becomes of jobs that fail."""

import copy
import json
import os
import signal
import stat
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest

from command import runner
from provengym.campaigns import performing
from provengym.campaigns.api import campaign
from provengym.campaigns.jobs import digest_of, jobs_of, read_jobs
from provengym.campaigns.performing import CampaignError, perform
from provengym.campaigns.work import work
from provengym.targets.consent import ConsentError

HERE = Path(__file__).parent
TARGETS = HERE / "targets.py"
LAMP = {
    "kind": "conform",
    "targets": f"{TARGETS}:Lamp",
    "reference": "none",
    "budget": "3000steps",
}
LAMPS = [{**LAMP, "matrix": {"reward": [1.0, 0.5]}}]
WRONG = {"kind": "audit", "targets": "no_such_module:Env", "budget": "200steps"}


@pytest.fixture
def run(capsys):
    return runner(capsys)


def audit_of(name, **table):
    return {"kind": "audit", "targets": f"{TARGETS}:{name}", "budget": "200steps", **table}


def timeless(value):
    """Merged results without what differs from run to run."""
    value = copy.deepcopy(value)
    for row in value["rows"]:
        del row["run"]
    return json.dumps(value)


def merged(folder):
    return json.loads((folder / "results.json").read_text())


def lines(folder):
    return (folder / "results.jsonl").read_bytes().splitlines(keepends=True)


class Refused(Executor):
    """Must not be asked."""

    def submit(self, function, /, *arguments, **named):
        raise AssertionError("there was nothing to do")


class Lost(Executor):
    """Has workers that are lost so many times; then does the work here."""

    def __init__(self, times):
        self.left = times

    def submit(self, function, /, *arguments, **named):
        future = Future()
        self.left -= 1
        if self.left >= 0:
            future.set_exception(OSError("the worker tcp://worker-7 was lost"))
        else:
            future.set_result(function(*arguments, **named))
        return future


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """The folder of a campaign of one worker."""
    folder = tmp_path_factory.mktemp("campaign") / "alone"
    campaign([*LAMPS, WRONG], executor="processes:1", output=folder)
    return folder


def test_the_result_does_not_depend_on_the_workers(alone, tmp_path):
    two = campaign([*LAMPS, WRONG], executor="processes:2")
    with ThreadPoolExecutor(5) as pool:
        several = campaign([*LAMPS, WRONG], executor=pool, output=tmp_path / "several")

    assert [row["verdict"] for row in several.rows] == ["clean", "clean", "error"]
    assert timeless(two.to_dict()) == timeless(several.to_dict())
    assert several.outcome == "undecided"
    assert "no_such_module" in several.rows[2]["message"]
    assert timeless(merged(tmp_path / "several")) == timeless(merged(alone))
    assert len({row["seed"] for row in several.rows}) == 3
    assert all(row["run"]["attempts"] == 1 for row in several.rows)


def test_what_is_done_is_not_done_again(alone):
    before = lines(alone)
    report = campaign([*LAMPS, WRONG], executor=Refused(), output=alone)

    assert report.to_dict() == merged(alone)
    assert lines(alone) == before


def copied(alone, folder, content):
    folder.mkdir()
    (folder / "campaign.json").write_bytes((alone / "campaign.json").read_bytes())
    (folder / "results.jsonl").write_bytes(content)
    return folder


@pytest.mark.parametrize("cut", [40, -1])
def test_a_line_that_is_cut_short_is_dropped_and_its_job_done(alone, tmp_path, cut):
    first, second, third = lines(alone)
    folder = copied(alone, tmp_path / "cut", first + third + second[:cut])
    campaign([*LAMPS, WRONG], executor="processes:1", output=folder)

    assert lines(folder)[:2] == [first, third]
    assert lines(folder)[2].endswith(b"\n")
    assert timeless(merged(folder)) == timeless(merged(alone))


def test_a_job_that_has_two_lines_counts_once(alone, tmp_path):
    first, second, third = lines(alone)
    folder = copied(alone, tmp_path / "twice", first + first + second + third)
    report = campaign([*LAMPS, WRONG], executor=Refused(), output=folder)

    assert timeless(report.to_dict()) == timeless(merged(alone))


def test_what_does_not_belong_is_refused(alone, tmp_path):
    first, second, third = lines(alone)
    stranger = json.dumps({**json.loads(second), "job": "0" * 16}).encode() + b"\n"
    cases = {
        "is of another campaign": (alone, LAMPS),
        "line 2 is no result": (copied(alone, tmp_path / "a", first + stranger), [*LAMPS, WRONG]),
        "line 1 is no result": (copied(alone, tmp_path / "b", b"{\n" + third), [*LAMPS, WRONG]),
        "holds no campaign": (tmp_path, LAMPS),
    }
    for words, (folder, jobs) in cases.items():
        before = {path: path.read_bytes() for path in folder.iterdir() if path.is_file()}
        with pytest.raises(CampaignError, match=words):
            campaign(jobs, executor=Refused(), output=folder)
        assert before == {path: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_a_folder_of_another_version_is_refused(alone, tmp_path):
    folder = copied(alone, tmp_path / "old", b"")
    manifest = json.loads((folder / "campaign.json").read_text())
    (folder / "campaign.json").write_text(json.dumps({**manifest, "provengym": "0.0.9"}))

    with pytest.raises(CampaignError, match="is of provengym 0.0.9, and this is"):
        campaign([*LAMPS, WRONG], executor=Refused(), output=folder)


def test_a_folder_that_is_in_use_is_refused(alone, tmp_path):
    folder = copied(alone, tmp_path / "used", b"".join(lines(alone)))

    def again(_):
        with pytest.raises(CampaignError, match="another process is at work"):
            campaign([*LAMPS, WRONG], executor=Refused(), output=folder)

    campaign([*LAMPS, WRONG], executor=Refused(), output=folder, progress=again)


def test_a_full_disk_ends_it_with_what_was_kept(alone, tmp_path, monkeypatch):
    first, _, _ = lines(alone)
    folder = copied(alone, tmp_path / "full", first)
    write = os.write

    def full(file, data):
        if not stat.S_ISREG(os.fstat(file).st_mode):
            return write(file, data)
        if data.startswith(b'{"job"'):
            return write(file, data[:20])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("provengym.campaigns.folder.os.write", full)
        with pytest.raises(CampaignError, match="No space left on device"):
            campaign([*LAMPS, WRONG], executor="processes:1", output=folder)
    assert len((folder / "results.jsonl").read_bytes()) == len(first) + 20
    campaign([*LAMPS, WRONG], executor="processes:1", output=folder)

    assert timeless(merged(folder)) == timeless(merged(alone))


def test_a_campaign_that_was_killed_goes_on(tmp_path):
    """Killed while the second of two jobs is at work."""
    file, folder = tmp_path / "campaign.toml", tmp_path / "results"
    file.write_text(
        f'[[jobs]]\nkind = "conform"\ntargets = "{TARGETS}:Waits"\nreference = "none"\n'
        f'budget = "3000steps"\n'
        f'parameters = {{ folder = "{tmp_path}" }}\nmatrix = {{ number = [0, 1] }}\n'
    )
    words = ["campaign", str(file), "--executor", "processes:1", "--output", str(folder)]
    command = [sys.executable, "-m", "provengym", *words]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not (tmp_path / "begun1").exists():
        assert killed.poll() is None
        time.sleep(0.02)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert len(lines(folder)) == 1
    (tmp_path / "go").touch()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    fresh = campaign(file, executor="processes:1")

    assert done.returncode == 0
    assert len(lines(folder)) == 2
    assert timeless(merged(folder)) == timeless(fresh.to_dict())


@pytest.mark.parametrize("key", ["targets", "reference", "binding"])
def test_what_a_file_names_of_elsewhere_is_run_only_where_it_is_asked_for(key, tmp_path, run):
    mark, file = tmp_path / "mark", tmp_path / "campaign.toml"
    (tmp_path / "evil.py").write_text(f"open({str(mark)!r}, 'w')\nclass Env:\n    pass\n")
    table = {"kind": "conform", "targets": "CartPole-v1", "reference": "none"}
    table |= {"budget": "5steps", key: f"{tmp_path}/evil.py:Env"}
    file.write_text("[[jobs]]\n" + "".join(f"{k} = {json.dumps(v)}\n" for k, v in table.items()))

    status, _, err = run("campaign", file)

    assert (status, err.count("\n"), mark.exists()) == (2, 1, False)
    assert f"the {key.removesuffix('s')} '{tmp_path}/evil.py:Env' is not of this folder" in err
    with pytest.raises(ConsentError):
        campaign(file)
    assert not mark.exists()
    assert run("campaign", file, "--run")[0] in (1, 3)
    assert mark.exists()


def test_what_is_interrupted_leaves_no_process(tmp_path):
    """Its job waits for a file that nobody makes."""
    file = tmp_path / "campaign.toml"
    file.write_text(
        f'[[jobs]]\nkind = "conform"\ntargets = "{TARGETS}:Waits"\nreference = "none"\n'
        f'parameters = {{ folder = "{tmp_path}", number = 1 }}\ncall_limit = "1h"\n'
    )
    command = [sys.executable, "-m", "provengym", "campaign", str(file), "--run", "-o", "results"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, cwd=tmp_path) as process:
        while not (mark := tmp_path / "begun1").exists() or not mark.read_text():
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        try:
            _, err = process.communicate(timeout=60)
        finally:
            process.kill()

    assert process.returncode == 130
    assert err.count(b"\n") == 1
    assert b"interrupted; the same command continues from results" in err
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text()), 0)


def test_a_process_that_dies_costs_its_job_one_retry_and_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("SESSION_OF_THE_TESTS", str(os.getsid(0)))
    jobs = [audit_of("Dies", parameters={"folder": str(tmp_path)}), *LAMPS]
    report = campaign(jobs, executor="processes:2")
    run = report.rows[0]["run"]

    assert [row["verdict"] for row in report.rows] == ["sound", "clean", "clean"]
    assert run["attempts"] == 2
    (died,) = run["died"]
    assert died.startswith("the process ")
    assert died.endswith(": Its process was ended: signal SIGKILL.")
    assert f"the process {run['pid']} on" not in died


def test_a_job_whose_process_always_dies_is_a_row(run, tmp_path, monkeypatch):
    monkeypatch.setenv("SESSION_OF_THE_TESTS", str(os.getsid(0)))
    file = tmp_path / "campaign.toml"
    file.write_text(
        f'[[jobs]]\nkind = "audit"\ntargets = "{TARGETS}:Dies"\nbudget = "200steps"\n'
        f'parameters = {{ folder = "{tmp_path}", always = true }}\n'
    )
    status, out, err = run("campaign", file, "--executor", "processes:1", "--json")
    (row,) = json.loads(out)["rows"]

    assert (status, row["verdict"], row["outcome"]) == (3, "died", "undecided")
    assert row["message"] == "Its process was ended: signal SIGKILL."
    assert row["run"]["attempts"] == len(row["run"]["died"]) == 2
    assert f"the process {row['run']['pid']} on {row['run']['host']}" in row["run"]["died"][1]
    told = [f"provengym: warning: the job {row['job']} lost {died}" for died in row["run"]["died"]]
    assert err.splitlines() == told


def test_a_job_that_never_ends_is_a_row():
    (row,) = campaign(
        [audit_of("Sleeps", limit="1s", call_limit="1h")], executor="processes:1"
    ).rows

    assert (row["verdict"], row["outcome"]) == ("timeout", "undecided")
    assert row["message"] == "The job did not end in 1 seconds."


linux = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for processes")


@linux
def test_what_forks_may_die_too(tmp_path):
    """It costs its job one retry, is named, and is started again."""
    jobs = [audit_of("KillsWhatForks", parameters={"folder": str(tmp_path)}), WRONG]
    first, second = campaign(jobs, executor="processes:1").rows
    forking = (tmp_path / "killed").read_text()

    assert (first["verdict"], first["run"]["attempts"]) == ("sound", 2)
    assert second["verdict"] == "error"
    (died,) = first["run"]["died"]
    assert died.endswith(f"the process that starts each job, {forking}, ended: signal SIGKILL.")


@linux
def test_what_forks_may_die_between_jobs():
    (job,) = jobs_of([WRONG])
    found = []
    for _ in range(2):
        found.append(perform(job.to_dict(), 60.0, version("provengym"), "none"))
        os.kill(performing._all[-1].pid, signal.SIGKILL)

    assert [row["verdict"] for row in found] == ["error", "error"]


@linux
def test_what_a_job_leaves_behind_is_ended(tmp_path):
    table = {**LAMP, "targets": f"{TARGETS}:Leaves", "engines": ["contract"]}
    campaign([{**table, "parameters": {"folder": str(tmp_path)}}], executor="processes:1")
    left = [int(path.read_text()) for path in tmp_path.glob("left*")]

    assert left
    for pid in left:
        end_of(pid)


def end_of(pid):
    """Wait until a process that was killed is gone."""
    until = time.monotonic() + 60
    while is_running(pid):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_running(pid):
    """Return whether a process is there, and no mere entry that nobody has waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@linux
def test_a_fork_is_as_a_fresh_process(tmp_path, monkeypatch):
    """In the folder and with the environment of its caller, with the same order of sets, and with
    NumPy's global generator seeded by its seed."""
    told = {}
    table = audit_of("Tells", parameters={"folder": str(tmp_path), "name": "told"})
    for name in ("forked", "elsewhere", "fresh"):
        folder = tmp_path / name
        folder.mkdir()
        monkeypatch.chdir(folder)
        monkeypatch.setenv("OF_THE_TESTS", name)
        if name == "fresh":
            monkeypatch.setattr(performing, "can_fork", lambda: False)
        (row,) = campaign([table], executor="processes:1").rows
        assert row["verdict"] == "sound"
        told[name] = json.loads((tmp_path / "told").read_text())
        assert told[name].pop("folder") == str(folder)
        assert told[name].pop("variable") == name
        assert told[name].pop("threads") == 1 or name == "fresh"

    assert told["forked"] == told["elsewhere"] == told["fresh"]


def test_a_fork_that_fails_is_a_fresh_process(monkeypatch):
    monkeypatch.setattr(performing._Warm, "forked", lambda *_: None)
    (row,) = campaign([WRONG], executor="processes:1").rows

    assert row["verdict"] == "error"


def test_a_lost_worker_of_any_executor_costs_one_retry():
    (row,) = campaign([LAMP], executor=Lost(1)).rows
    assert (row["verdict"], row["run"]["attempts"]) == ("clean", 2)
    assert row["run"]["died"] == ["a worker: OSError: the worker tcp://worker-7 was lost"]

    (row,) = campaign([LAMP], executor=Lost(2)).rows
    assert (row["verdict"], row["message"]) == ("died", "Its worker was lost.")


def test_a_broken_executor_is_told():
    class Broken(Executor):
        def submit(self, function, /, *arguments, **named):
            raise BrokenExecutor("a process died")

    with pytest.raises(CampaignError, match="takes no more jobs: a process died"):
        campaign([LAMP], executor=Broken())


def test_a_worker_without_this_package_ends_it():
    class Stranger(Executor):
        def submit(self, function, /, *arguments, **named):
            future = Future()
            future.set_exception(ModuleNotFoundError("No module named 'provengym'"))
            return future

    with pytest.raises(CampaignError, match="cannot do jobs of this version: ModuleNotFound"):
        campaign([LAMP], executor=Stranger())


def test_a_worker_of_another_version_ends_it():
    (job,) = jobs_of([LAMP])
    with pytest.raises(CampaignError, match=f"has provengym {version('provengym')}, and the"):
        perform(job.to_dict(), 60.0, "0.0.9", "none")


def test_a_file_with_another_content_is_another_job(tmp_path):
    file = tmp_path / "target.py"
    table = {**LAMP, "targets": f"{file}:Lamp"}
    ids = []
    for text in ("a = 1", "a = 2"):
        file.write_text(text)
        ids += [job.id for job in jobs_of([table])]

    assert ids[0] != ids[1]


@pytest.mark.parametrize(("required", "outcome"), [("agrees", "passed"), ("equal", "undecided")])
def test_less_than_is_required_is_undecided(required, outcome):
    (job,) = jobs_of([{**LAMP, "require": required}])
    found = work(job.to_dict())

    assert (found["verdict"], found["outcome"], found["classes"]) == ("clean", outcome, [])


def test_a_policy_is_evaluated(tmp_path):
    np.save(tmp_path / "policy.npy", np.ones((4, 4), np.int64))
    table = {"kind": "evaluate", "targets": "gridworld", "policy": str(tmp_path / "policy.npy")}
    table |= {"discount": 0.9, "n": 4096, "parameters": {"height": 2, "width": 2}}
    first, second = (work(job.to_dict()) for job in jobs_of([{**table, "seeds": 2}]))

    assert (first["verdict"], first["outcome"]) == ("estimated", "passed")
    assert first["report"]["mean"] != second["report"]["mean"]
    assert first["report"]["low"] < -4.4099 < first["report"]["high"]
    assert work(next(iter(jobs_of([{**table, "discount": 2}]))).to_dict())["verdict"] == "error"


def test_the_table_that_is_wrong_is_named():
    (job,) = jobs_of([LAMP])
    with pytest.raises(ValueError, match=r"jobs\[1\]\.targets: the job conform .* comes twice"):
        campaign([job, LAMP])


def test_the_page_tells_stories_by_target(tmp_path):
    bad = "examples/gridworld_border_bug.py:GridWorld"
    root = HERE.parents[1]
    table = {"kind": "conform", "targets": str(root / bad), "reference": "GridWorld"}
    code = tmp_path / "code.py"
    code.write_text("class Environment:\n    def reset(self): ...\n")
    jobs = [
        {**table, "engines": ["systematic"], "budget": "2000steps", "matrix": {"width": [2, 3]}},
        {"kind": "bench", "targets": str(code), "task": "gridworld"},
    ]
    report = campaign(jobs, executor="processes:2")
    page = report.to_html()

    assert report.verdicts == {"bench fails": 1, "conform differs": 2}
    assert page.count('<a href="#story-') == page.count('<article id="story-') == 4
    assert '<a href="#story-1">transition</a> (2)' in page
    assert "Step 1: action" in page
    assert "speed" not in report.rows[2]["report"]


def test_parquet_has_the_rows(alone):
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(alone / "results.parquet").to_pylist()

    assert [row["job"] for row in table] == [row["job"] for row in merged(alone)["rows"]]
    assert [row["verdict"] for row in table] == ["clean", "clean", "error"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("jobs = 1", "jobs must be tables"),
        ("", "jobs must be tables"),
        ("[[jobs]", "it is no TOML"),
        ("sed = 1\n[[jobs]]", "there is no sed; there is seed, limit, jobs"),
        (
            "[[jobs]]\nkind = 'play'",
            "jobs[0].kind must be one of conform, audit, bench, evaluate, got 'play'",
        ),
        ("[[jobs]]\nkind = 'audit'", "jobs[0].targets must be a text or a list of texts, got None"),
        ("[[jobs]]\nkind = 'audit'\ntarget = 'a'", "there is no jobs[0].target; there is kind"),
        ("[[jobs]]\nkind = 'bench'\nbudget = '9steps'", "there is no jobs[0].budget"),
        ("A\nbudget = '30s'", "jobs[0].budget must be a number of steps such as '100000steps'"),
        ("A\nbudget = '0steps'", "jobs[0].budget must be a number of steps"),
        ("A\nseeds = 0", "jobs[0].seeds must be between 1 and"),
        ("A\nseed = -1", "jobs[0].seed must be between 0 and"),
        ("A\nlimit = '9steps'", "jobs[0].limit must be a time above 0"),
        ("A\nmatrix = { n = 3 }", "jobs[0].matrix.n must be a list of values, got 3"),
        ("A\nmatrix = { n = [] }", "jobs[0].matrix.n must be a list of values, got []"),
        ("A\nmatrix = { n = [1, 1] }", "the job audit a comes twice"),
        ("A\nmatrix = { n = [1] }\nparameters = { n = 2 }", "jobs[0].matrix.n is in parameters"),
        ("A\nparameters = 1", "jobs[0].parameters must be a table, got 1"),
        ("A\nparameters = { day = 2020-01-01 }", "jobs[0].parameters must be a value of JSON"),
        ("A\nparameters = { x = nan }", "jobs[0].parameters must be a value of JSON"),
        ("[[jobs]]\nkind = 'bench'\ntargets = 'a'\ntask = 'Chess'", "task must be one of Fishing"),
    ],
)
def test_a_wrong_file_is_one_line_and_status_2(run, tmp_path, text, words):
    file = tmp_path / "campaign.toml"
    file.write_text(text.replace("A\n", "[[jobs]]\nkind = 'audit'\ntargets = 'a'\n"))
    status, out, err = run("campaign", file, "--output", tmp_path / "results")

    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1
    assert not (tmp_path / "results").exists()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("slurm", "executor must be 'processes', 'processes:N' with N from 1 to 1024, 'dask', "),
        ("processes:0", "executor must be 'processes'"),
        ("processes:1025", "executor must be 'processes'"),
        ("dask:", "executor must be 'processes'"),
        ("mpi:2", "executor must be 'processes'"),
    ],
)
def test_a_wrong_executor_is_one_line_and_status_2(run, name, words):
    status, out, err = run("campaign", "none.toml", "--executor", name)

    assert (status, out, err.count("\n")) == (2, "", 1)
    assert words in err


@pytest.mark.parametrize(
    ("name", "package", "least"),
    [("dask", "distributed", "2024.1"), ("mpi", "mpi4py", "4"), ("ray", "ray", "2.10")],
)
def test_an_executor_that_is_not_installed_is_one_line(
    run, tmp_path, monkeypatch, name, package, least
):
    monkeypatch.setitem(sys.modules, package, None)
    file = tmp_path / "campaign.toml"
    file.write_text("[[jobs]]\nkind = 'audit'\ntargets = 'a'\n")
    status, out, err = run("campaign", file, "--executor", name, "--output", tmp_path / "results")

    assert (status, out) == (2, "")
    assert err == (
        f"provengym: error: the executor {name} needs the package {package}, the extra {name}: "
        f'run `pip install "{package}>={least}"`\n'
    )
    assert not (tmp_path / "results").exists()


@pytest.mark.parametrize(
    ("outcomes", "status"),
    [
        (["passed", "passed"], 0),
        (["failed", "undecided", "passed"], 1),
        (["passed", "undecided"], 3),
    ],
)
def test_the_status_is_that_of_the_worst_job(run, alone, tmp_path, outcomes, status):
    """By a folder in which all is done."""
    file, folder = tmp_path / "campaign.toml", tmp_path / "results"
    folder.mkdir()
    file.write_text(
        f"[[jobs]]\nkind = 'audit'\ntargets = 'a'\nseeds = {len(outcomes)}\nlimit = '2m'\n"
    )
    jobs, row = read_jobs(file), json.loads(lines(alone)[0])
    manifest = {"format": 1, "provengym": version("provengym"), "jobs": len(jobs)}
    manifest["campaign"] = digest_of(jobs)
    (folder / "campaign.json").write_text(json.dumps(manifest))
    told = [{**row, **job.to_dict(), "outcome": o} for job, o in zip(jobs, outcomes, strict=True)]
    (folder / "results.jsonl").write_text("".join(json.dumps(one) + "\n" for one in told))

    assert run("campaign", file, "-o", folder)[0] == status
    found, out, _ = run("campaign", file, "-o", folder, "--json")
    assert found == status
    assert json.loads(out) == merged(folder)


def test_a_file_that_cannot_be_read_is_one_line(run):
    status, _, err = run("campaign", "none.toml")
    assert (status, err) == (
        2,
        "provengym: error: cannot read none.toml: No such file or directory\n",
    )


def test_seeds_and_ids_stay_what_they_are(tmp_path):
    """Else a campaign that was broken off could not go on."""
    file = tmp_path / "campaign.toml"
    file.write_text("seed = 3\n[[jobs]]\nkind = 'audit'\ntargets = 'a'\nseeds = 2\nseed = 4\n")
    found = [(job.id, job.seed) for job in read_jobs(file)]

    assert found == [
        ("de180975dcd0da56", 8144091742047763090),
        ("3378250c3d8ebdc2", 7907754383914046787),
    ]
