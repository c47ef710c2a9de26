"""A report goes to another process and back: it is the same, whatever the target showed."""

import copy
import multiprocessing
import pickle
import subprocess
import sys

import pytest

from corpus.odd_grids import Raises, Transposed
from corpus.zoo.right_grids import Grid
from corpus.zoo.right_hunts import Hunt
from corpus.zoo.wrong_grids import PaysNaN, PaysOneAtTheGoal, StopsShort
from corpus.zoo.wrong_noise import EvenWeather
from provengym.conformance import ConformanceError, Interrupted, Report, conform


def numbered():
    """A class whose observations are numbers of a kind that no other process can find."""

    class Number(int):
        pass

    class Stays(Grid):
        def observation(self):
            return Number(0)

    return Stays


def local():
    """A class that no other process can find, whose observations are of another such class."""

    class Seen:
        def __reduce__(self):
            raise TypeError("not to be pickled")

    class Local(Grid):
        def observation(self):
            return Seen()

    return Local


SMALL = {"height": 2, "width": 2}
NOISY = {"reference": "Fishing", "sigma": 0.1}
CASES = {
    "equal": (Grid, SMALL, None),
    "an id": ("provengym/GridWorld-v0", SMALL, None),
    "an instance": (Grid(height=2, width=2), {"reference_args": SMALL}, None),
    "its own parameters": (Grid, {"reference_args": SMALL, "target_args": SMALL}, None),
    "terminated": (StopsShort, {}, "terminated"),
    "exception": (Raises, SMALL, "exception"),
    "reward": (PaysOneAtTheGoal, SMALL, "reward"),
    "not a number": (PaysNaN, SMALL, "reward"),
    "arrays": (Transposed, {"height": 2, "width": 3}, "observation"),
    "numbers": (numbered(), SMALL, "observation"),
    "local": (local(), SMALL, "space"),
    "distribution": (EvenWeather, NOISY, "distribution"),
    "a hunt": (Hunt, {"reference": "HunterWumpus", "engines": ["contract"]}, None),
}


@pytest.fixture(scope="module", params=CASES, ids=str)
def report(request):
    target, arguments, kind = CASES[request.param]
    found = conform(target, **{"reference": "GridWorld", **arguments})
    kinds = [finding.kind for finding in found.findings]
    assert kinds == ([] if kind is None else [kind]) or kind in kinds
    return found


@pytest.mark.parametrize(
    "duplicate",
    [lambda report: pickle.loads(pickle.dumps(report)), copy.deepcopy, copy.copy],
    ids=["pickle", "deepcopy", "copy"],
)
def test_the_copy_is_equal(report, duplicate):
    found = duplicate(report)

    assert type(found) is Report
    assert found == report
    assert found.to_dict() == report.to_dict()
    assert found.to_html() == report.to_html()
    assert found.to_junit() == report.to_junit()
    assert bool(found) == bool(report)


def test_reports_that_differ_are_not_equal():
    one, other, longer = (
        conform(target, height=1, width=width, reference="GridWorld")
        for target, width in ((StopsShort, 2), (PaysOneAtTheGoal, 2), (StopsShort, 3))
    )

    assert one != other
    assert one != longer
    assert one != one.to_dict()
    assert one.findings[0] != other.findings[0]
    assert one == conform(StopsShort, height=1, width=2, reference="GridWorld")


def test_a_copy_can_be_saved_if_its_target_can_be_named(tmp_path):
    report = conform("corpus.zoo.wrong_grids:StopsShort", height=1, width=2, reference="GridWorld")
    found = pickle.loads(pickle.dumps(report))
    names = [path.name for path in found.save(tmp_path / "copy")]

    assert names == [path.name for path in report.save(tmp_path / "original")]
    assert (tmp_path / "copy/terminated.json").read_text() == (
        tmp_path / "original/terminated.json"
    ).read_text()


def test_what_cannot_be_pickled_of_the_call_is_left_out(tmp_path):
    report = conform(local(), reference="GridWorld", **SMALL)
    found = pickle.loads(pickle.dumps(report))

    assert report.spec is not None
    assert found.spec is None
    with pytest.raises(ConformanceError, match="the report does not have the arguments of conform"):
        found.save(tmp_path)
    assert copy.deepcopy(report).spec is report.spec


def test_where_the_target_is_unknown_the_report_is_known(tmp_path):
    file = tmp_path / "report.pickle"
    report = conform(Raises, reference="GridWorld", **SMALL)
    file.write_bytes(pickle.dumps(report))
    code = (
        "import pickle, sys; report = pickle.load(open(sys.argv[1], 'rb')); "
        "print(report.verdict, report.findings[0].kind, report.spec)"
    )
    result = subprocess.run(
        [sys.executable, "-c", code, file], capture_output=True, text=True, check=False
    )

    assert (result.stdout, result.stderr) == ("differs exception None\n", "")


def checked(target):
    return conform(target, reference="GridWorld", **SMALL)


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="no fork here")
@pytest.mark.filterwarnings("ignore:This process.*is multi-threaded:DeprecationWarning")
def test_targets_are_checked_by_several_processes():
    targets = ["corpus.zoo.right_grids:Grid", "corpus.zoo.wrong_grids:PaysOneAtTheGoal", StopsShort]
    with multiprocessing.get_context("fork").Pool(2) as pool:
        reports = pool.map(checked, targets)

    assert reports == [checked(target) for target in targets]
    assert [report.verdict for report in reports] == ["equal", "differs", "differs"]


def test_an_interruption_keeps_its_report_in_another_process():
    report = conform(StopsShort, reference="GridWorld", **SMALL)
    found = pickle.loads(pickle.dumps(Interrupted(report)))

    assert type(found) is Interrupted
    assert found.report == report
    assert str(found) == ""
