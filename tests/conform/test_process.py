"""A target cannot end the process, or go on in two."""

import os

import pytest

from provengym.conformance import Binding, _process, conform
from zoo.right_grids import Grid
from zoo.wrong_manners import LeavesAtOnce

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
        (Forks, "step forked the process and returned in both"),
    ],
)
def test_leaving_and_forking_are_findings(target, said):
    number = os.getpid()
    report = conform(target)

    assert os.getpid() == number
    assert os._exit.__module__ != _process.__name__
    (finding,) = report.findings
    assert (finding.kind, finding.step, finding.reproduced) == ("exit", 1, 3)
    assert finding.got == {"error": said}


def test_a_constructor_that_leaves_is_refused():
    def target():
        os._exit(3)

    with pytest.raises(Exception, match=r"cannot be constructed.*os._exit\(3\)"):
        conform(target)


def test_a_child_process_of_the_target_s_own_is_allowed(monkeypatch):
    monkeypatch.setattr(_process, "PATIENCE", 0.0)

    report = conform(Employs, engines=["systematic"], height=2, width=2, binding=Binding())
    assert report.verdict == "equal"
