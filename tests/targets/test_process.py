"""A target cannot end the process, or go on in two."""

import os
from dataclasses import replace

import pytest

from corpus import rude_grids
from corpus.zoo.right_grids import Grid
from corpus.zoo.wrong_grids import StopsShort
from corpus.zoo.wrong_manners import LeavesAtOnce
from limited import checked
from provengym.conformance import Binding, ConformanceError, Interrupted, conform, replay
from provengym.data.limits import NORMAL
from provengym.targets import exit_guard

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")


class Forks(Grid):
    """Two processes return from the step into the goal."""

    def terminated(self):
        if super().terminated():
            os.fork()
        return super().terminated()


class Employs(Grid):
    """Forks for its own ends, as multiprocessing does."""

    def moved(self, action):
        child = os.fork()
        if not child:
            os._exit(7)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
        return super().moved(action)


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (LeavesAtOnce, "step left the program: os._exit(3)"),
        (Forks, "step made a second process by os.fork, and returned in both"),
    ],
)
def test_leaving_and_forking_are_findings(target, said):
    number = os.getpid()
    report = conform(target, reference="GridWorld")

    assert os.getpid() == number
    assert os._exit.__module__ != exit_guard.__name__
    (finding,) = report.findings
    assert (finding.kind, finding.step, finding.reproduced) == ("exit", 1, 3)
    assert finding.got == {"error": said}


def test_a_constructor_that_leaves_is_refused():
    def target():
        os._exit(3)

    with pytest.raises(Exception, match=r"cannot be constructed.*os._exit\(3\)"):
        conform(target, reference="GridWorld")


def test_a_child_process_of_the_target_s_own_is_allowed():
    limits = replace(NORMAL, fork_seconds=0.0)

    report = checked(
        Employs,
        limits,
        engines=["systematic"],
        height=2,
        width=2,
        binding=Binding(),
        reference="GridWorld",
    )
    assert report.verdict == "equal"


@pytest.mark.parametrize(
    ("target", "step", "said"),
    [
        (rude_grids.Exits, 2, "step ended the process with status 0"),
        (rude_grids.Crashes, 0, "reset ended the process with signal SIGSEGV"),
    ],
)
def test_apart_compiled_code_that_ends_the_process_is_a_finding(target, step, said):
    report = conform(target, isolated=True, reference="GridWorld")

    (finding,) = report.findings
    assert (finding.kind, finding.step, finding.reproduced) == ("exit", step, 3)
    assert finding.got == {"error": said}


@pytest.mark.parametrize("target", [Grid, StopsShort])
def test_apart_the_report_is_the_same(target, tmp_path):
    arguments = {"target_args": {"start": (1, 1)}, "reference_args": {"start": [1, 1]}, "width": 4}
    here, isolated = (
        conform(target, isolated=isolated, reference="GridWorld", **arguments)
        for isolated in (False, True)
    )
    files = [
        report.save(tmp_path / name) for report, name in ((here, "here"), (isolated, "isolated"))
    ]

    assert here.to_dict() == isolated.to_dict()
    assert bool(here) is (target is Grid)
    assert [file.read_text() for file in files[0]] == [file.read_text() for file in files[1]]
    assert all(replay(file).same for file in files[1] if file.suffix == ".json")


def test_apart_nothing_that_is_given_need_be_known_elsewhere():
    class Local(Grid):
        def reset(self, **options):
            observation, _ = super().reset(**options)
            return observation, {"secret": lambda: None}

    before = {"secret": lambda: None}
    binding = Binding(observation=lambda shown: before and shown)

    assert conform(
        Local, binding=binding, isolated=True, engines=["systematic"], reference="GridWorld"
    )
    with pytest.raises(ConformanceError, match="takes no argument 'depth'"):
        conform(Local, isolated=True, depth=3, reference="GridWorld")


def test_apart_an_interruption_is_one_here():
    def interrupt(engine, done):
        if engine == "exhaustive":
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as raised:
        conform(Grid, isolated=True, progress=interrupt, reference="GridWorld")

    report = raised.value.report
    assert report.interrupted
    assert [coverage.engine for coverage in report.engines] == ["contract", "exhaustive"]
