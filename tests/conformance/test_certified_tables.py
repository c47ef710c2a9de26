"""The table that a certificate is about, as a reference."""

import gymnasium
import pytest

import provengym
from provengym.conformance import ConformanceError, conform
from provengym.solving import model_of_table

CLIFF = "CliffWalking-v1"
START = 36
BUDGET = "20000steps"


@pytest.fixture(scope="module")
def certificate():
    return provengym.solve(CLIFF, discount="99/100").certificate


def test_it_is_a_reference(certificate, tmp_path):
    certificate.save(tmp_path / "cliff.npz")
    for reference in (certificate, certificate.model, str(tmp_path / "cliff.npz")):
        report = conform(CLIFF, reference=reference, reference_args={"start": START}, budget=BUDGET)
        assert report.verdict == "equal"
        assert not any("assumes" in note for note in report.notes)


def test_a_change_of_it_is_found(certificate):
    def wrong():
        env = gymnasium.make(CLIFF).unwrapped
        env.P[25][1] = [(1.0, 26, -2, False)]
        return env

    report = conform(wrong, reference=certificate, reference_args={"start": START}, budget=BUDGET)
    assert [(finding.kind, finding.actions) for finding in report.findings] == [
        ("reward", (0, 1, 1))
    ]


def test_it_does_not_say_where_an_episode_begins(certificate):
    report = conform(CLIFF, reference=certificate, budget=BUDGET)
    assert report.findings[0].actions == ()
    assert (
        "the model of a table assumes: an episode begins in state 0 of the table, which does not "
        "say where" in report.notes
    )


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"start": 48}, "start must be between 0 and 47, got 48"),
        ({"start": 1.5}, "start must be an integer between 0 and 47, got 1.5"),
        ({"begin": 1}, "has no parameter begin; it has start"),
    ],
)
def test_a_wrong_start_is_refused(certificate, given, message):
    with pytest.raises(ConformanceError, match=message):
        conform(CLIFF, reference=certificate, reference_args=given, budget=BUDGET)


def test_certificates_without_a_table_of_rewards_are_refused(tmp_path):
    success = provengym.solve(CLIFF, objective="success").certificate
    success.save(tmp_path / "success.npz")
    with pytest.raises(ConformanceError, match="of kind success, whose table says nothing"):
        conform(CLIFF, reference=str(tmp_path / "success.npz"), budget=BUDGET)
    own = provengym.solve("GridWorld", discount="9/10").certificate
    with pytest.raises(ConformanceError, match="without the table"):
        conform(CLIFF, reference=own, budget=BUDGET)


def test_a_rounded_table_says_so(certificate):
    model = certificate.model
    rounded = type(model)(
        states=1,
        actions=1,
        discount=1,
        successors=model.successors[:1],
        rewards=model.rewards[:1],
        terminated=model.terminated[:1],
        rounding=1e-10,
    )
    assert "within 1.0e-10 and 0.0e+00 of those" in model_of_table(rounded, 0).assumption


def test_the_certificate_of_an_extracted_model_has_lost_what_states_show(tmp_path):
    """Read as a table it would blame the environment that it comes from."""
    model = provengym.extract("CliffWalking-v1", budget=BUDGET)
    assert model.observation(0) != 0
    certificate = provengym.solve(model, discount="99/100").certificate
    certificate.save(tmp_path / "cliff.npz")
    certificate.save(tmp_path / "cliff.json")
    again = provengym.load_certificate(tmp_path / "cliff.json")
    assert again.model.shows_numbers is False
    assert provengym.check(model, again)
    for reference in (certificate, str(tmp_path / "cliff.npz")):
        with pytest.raises(ConformanceError, match="what the states of that show is not in it"):
            conform(CLIFF, reference=reference, budget=BUDGET)
    assert conform(CLIFF, reference=model, budget=BUDGET).verdict == "equal"


def test_a_model_whose_states_show_their_numbers_is_a_table(tmp_path):
    table = {s: {a: [(1.0, min(s + a, 2), -1.0, s + a > 1)] for a in (0, 1)} for s in range(3)}
    certificate = provengym.solve(model_of_table(table, start=1), discount="1/2").certificate
    assert not certificate.model.shows_numbers  # the first state is that in which it begins
    chain = {s: {0: [(1.0, s + 1, -1.0, False)]} for s in range(2)} | {2: {0: [(1.0, 2, 0, False)]}}
    certificate = provengym.solve(model_of_table(chain), discount="1/2").certificate
    certificate.save(tmp_path / "chain.json")
    assert certificate.model.shows_numbers
    assert "shows_numbers" not in (tmp_path / "chain.json").read_text()
