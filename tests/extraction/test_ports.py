"""Ports and versions, held against what they were made from."""

from pathlib import Path

import gymnasium
import pytest

from provengym.conformance import conform
from provengym.extraction.run import Extraction, extract_model

EXAMPLES = Path(__file__).parents[2] / "examples"
TAXI = f"{EXAMPLES / 'taxi_plain.py'}:taxi"
RIVER = f"{EXAMPLES / 'river_versions.py'}:RiverV"
LAKE = "env:FrozenLake-v1"


def told(report):
    return report.verdict, [(finding.kind, finding.step) for finding in report.findings]


@pytest.fixture(scope="module")
def gymnasiums_taxi():
    name = max(name for name in gymnasium.registry if name.startswith("Taxi-v"))
    model = extract_model(Extraction(target=name, budget="2000000steps"))
    assert (model.complete, model.time_limit) == (True, 200)
    return model


def against_taxi(model, target=TAXI, **target_args):
    return conform(target, reference=model, target_args=target_args, budget="40000steps")


def test_a_taxi_that_was_written_anew_agrees(gymnasiums_taxi):
    report = against_taxi(gymnasiums_taxi)

    assert told(report) == ("equal", [])
    assert (report.coverage.complete, report.coverage.transitions) == (True, 4_200)
    assert "as long as the time limit of 200 steps" in report.meaning


def test_a_taxi_with_one_wall_moved_differs_at_the_wall(gymnasiums_taxi):
    from_here, to_here = (1, 1), (1, 2)
    walls = (from_here, (0, 1), (3, 0), (3, 2), (4, 0), (4, 2))
    report = against_taxi(gymnasiums_taxi, walls=(to_here, *walls[1:]))

    assert told(report) == ("differs", [("observation", 1)])
    (finding,) = report.findings
    east, west = 2, 3
    places = {name: cell_of(said["observation"]) for name, said in sides(finding).items()}
    if finding.actions == (east,):
        assert (places["expected"], places["got"]) in [((1, 1), (1, 2)), ((1, 3), (1, 2))]
    else:
        assert finding.actions == (west,)
        assert (places["expected"], places["got"]) in [((1, 2), (1, 1)), ((1, 2), (1, 3))]
    assert finding.reproduced == 3


def sides(finding):
    return {"expected": finding.expected, "got": finding.got}


def cell_of(observation):
    return divmod(int(observation) // 20, 5)


def test_a_taxi_with_another_limit_differs_there(gymnasiums_taxi):
    report = against_taxi(gymnasiums_taxi, limit=100)

    assert told(report) == ("differs", [("truncated", 100)])
    (finding,) = report.findings
    assert len(set(finding.actions)) == 1  # the same again and again, which is told in a line
    assert finding.minimal == "no shorter episode comes to the time limit"


def test_several_taxis_at_once_agree_with_one(gymnasiums_taxi):
    report = against_taxi(gymnasiums_taxi, f"{TAXI}s")

    assert told(report) == ("equal", [])
    assert "of the vector environment's 2 lanes 2 were checked to the end" in report.notes


def test_a_version_in_which_one_probability_is_another_by_a_twentieth_differs():
    report = conform(f"{RIVER}1", reference=f"env:{RIVER}0", budget="60000steps")

    assert told(report) == ("differs", [("distribution", 2)])
    (finding,) = report.findings
    assert finding.actions[0] == 1  # across, to where the current is stronger
    assert sorted(finding.expected["distribution"].values()) == pytest.approx([0.2, 0.8])
    assert min(finding.got["common"]) == pytest.approx(0.25, abs=0.02)


def test_the_same_version_agrees():
    report = conform(f"{RIVER}0", reference=f"env:{RIVER}0", budget="30000steps")

    assert told(report) == ("agrees", [])
    assert report.coverage.complete
    assert report.coverage.weakest.detectable < 0.3


ENVPOOL = pytest.mark.filterwarnings("ignore:EnvPool seeds are fixed:UserWarning")
POOL = f"{EXAMPLES / 'field' / 'envpool_toys.py'}:frozen_lake"
WITHOUT_LIMIT = {"reference_args": {"max_episode_steps": -1}}


def needs(name):
    pytest.importorskip(name, reason=f"needs {name}: pip install '.[ports]'")


@ENVPOOL
@pytest.mark.parametrize("lanes", [1, 2])
def test_envpool_s_lake_has_the_probabilities_of_gymnasium_s(lanes):
    """Below the limit; it is as sure of them as it says."""
    needs("envpool")
    report = conform(
        POOL,
        reference=LAKE,
        target_args={"lanes": lanes},
        engines=["stochastic"],
        budget="40000steps",
        **WITHOUT_LIMIT,
    )

    assert told(report) == ("agrees", [])
    stochastic = next(one for one in report.engines if one.engine == "stochastic")
    assert stochastic.detectable["common"] < 0.06
    assert stochastic.weakest.detectable < 0.7
    assert (
        "with probability 99% they would have shown a probability that is wrong by more than"
        in (report.meaning)
    )


@ENVPOOL
def test_envpool_s_lake_hides_an_end_in_the_last_step():
    """Where the limit of steps and a hole come at once, Gymnasium says both, EnvPool the limit."""
    needs("envpool")
    report = conform(
        POOL,
        reference=LAKE,
        target_args={"max_steps": 100},
        engines=["support"],
        budget="40000steps",
    )

    assert told(report) == ("differs", [("terminated", 100)])
    (finding,) = report.findings
    ends = {name: (said["terminated"], said["truncated"]) for name, said in sides(finding).items()}
    assert ends == {"expected": (True, True), "got": (False, True)}


@ENVPOOL
def test_envpool_s_lake_without_the_limit_goes_on():
    needs("envpool")
    report = conform(POOL, reference=LAKE, engines=["support"], budget="40000steps")

    assert told(report) == ("differs", [("truncated", 100)])


JAX_LAKE = f"{EXAMPLES / 'field' / 'gymnax_lake.py'}:frozen_lake"


def test_gymnax_s_lake_agrees_with_gymnasium_s_to_the_limit():
    needs("gymnax")
    report = conform(JAX_LAKE, reference=LAKE, budget="16000steps")

    assert told(report) == ("agrees", [])
    assert "as long as the time limit of 100 steps" in report.meaning
    assert report.coverage.transitions == 48


def test_gymnax_s_lake_with_another_chance_differs():
    needs("gymnax")
    report = conform(
        JAX_LAKE, reference=LAKE, reference_args={"success_rate": 0.5}, budget="16000steps"
    )

    assert told(report) == ("differs", [("distribution", 1)])
