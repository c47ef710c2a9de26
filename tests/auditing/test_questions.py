"""The questions of an audit, against what is found by hand and by trying everything."""

import itertools
import random
import re
from dataclasses import replace
from fractions import Fraction

import pytest

import provengym
from auditing.processes import END, drawn, process
from provengym.auditing.claims import choosing, within
from provengym.auditing.data import Value
from provengym.auditing.objective import objective_of
from provengym.data.errors import ConformanceError
from provengym.finite.model import ExtractionFinding, Unknown
from provengym.solving import integer_model, solve

HALF = Fraction(1, 2)
ONE = Fraction(1)
WON = "terminated and reward == 2"


def kinds(report):
    return {finding.kind: finding for finding in report.findings}


def leading_to(rows, hits):
    """The states from which an outcome that is a hit is possible."""
    found = set()
    while True:
        more = {
            state
            for state, row in enumerate(rows)
            for outcomes in row
            if any(hits(s, r) or s in found for _, s, r in outcomes)
        }
        if more <= found:
            return found
        found |= more


def live_to_success(rows):
    """The states from which a success is possible."""
    return leading_to(rows, lambda s, r: s == END and r == 2)


def live_to_end(rows):
    """The states from which an end is possible."""
    return leading_to(rows, lambda s, _: s == END)


def fewest_steps(rows, targets):
    """The fewest steps from the first state to one of some states."""
    steps, at = 0, {0}
    while not at & targets:
        at |= {s for state in at for o in rows[state] for _, s, _ in o if s != END}
        steps += 1
    return steps


@pytest.mark.parametrize("seed", range(40))
def test_dead_ends_and_traps(seed):
    rows = drawn(random.Random(seed), states=5)
    report = provengym.audit(process(rows), success=WON, discount="0.9")
    found = kinds(report)
    hopeful, ending = live_to_success(rows), live_to_end(rows)
    lost = set(range(len(rows))) - hopeful
    entered = {s for state in hopeful for o in rows[state] for _, s, _ in o if s in lost - ending}

    assert ("unsolvable" in found) == (0 not in hopeful)
    if 0 in hopeful:
        assert ("dead_end" in found) == bool(lost)
        assert ("trap" in found) == bool(entered)
        assert report.success_probability.high > 0
    if "dead_end" in found:
        assert found["dead_end"].story.startswith(f"From {len(lost)} of {len(rows)} states")
        assert found["dead_end"].state in lost
        assert len(found["dead_end"].actions) == fewest_steps(rows, lost)
    for name, certificate in report.certificates.items():
        assert provengym.check(certificate.model, certificate).holds, name


@pytest.mark.parametrize("seed", range(40))
def test_a_solution_leads_to_success(seed):
    rows = drawn(random.Random(seed), states=5)
    report = provengym.audit(process(rows), success=WON, discount="0.9")
    if report.solution is None:
        assert 0 not in live_to_success(rows)
        return
    *before, last = report.solution
    at = {0}
    for action in before:
        at = {s for state in at for _, s, _ in rows[state][action] if s != END}
    assert any(s == END and r == 2 for state in at for _, s, r in rows[state][last])
    for shorter in range(len(before)):
        for actions in itertools.product(range(2), repeat=shorter + 1):
            at = {0}
            for action in actions[:-1]:
                at = {s for state in at for _, s, _ in rows[state][action] if s != END}
            assert not any(
                s == END and r == 2 for state in at for _, s, r in rows[state][actions[-1]]
            )


def returns_within(rows, state, steps):
    """The least and the largest expected return of so many steps, over policies; and the largest
    return over paths."""
    if steps == 0:
        return (Fraction(0),) * 3
    of_actions = []
    for outcomes in rows[state]:
        after = [
            (p, r, returns_within(rows, s, steps - 1) if s != END else (Fraction(0),) * 3)
            for p, s, r in outcomes
        ]
        expected = [sum(p * (r + values[k]) for p, r, values in after) for k in range(2)]
        of_actions.append([*expected, max(r + values[2] for _, r, values in after)])
    low, high, path = zip(*of_actions, strict=True)
    return min(low), max(high), max(path)


@pytest.mark.parametrize("seed", range(30))
def test_returns_and_claims(seed):
    rows = drawn(random.Random(seed))
    least, most, path = returns_within(rows, 0, 4)
    claims = {"best_expected_return": most, "max_return": path, "max_reward": 2}
    report = provengym.audit(process(rows), horizon=4, claims=claims)
    found = {claim.name: claim for claim in report.claims}

    assert report.best_return.value.exact == most
    assert found["best_expected_return"].holds is True
    assert found["max_return"].holds is True
    assert found["max_reward"].holds is (2 in {r for row in rows for o in row for _, _, r in o})
    assert ("trivial" in kinds(report)) == (least == most)
    wrong = provengym.audit(
        process(rows), horizon=4, claims={"max_return": path + Fraction(1, 1000)}
    )
    assert wrong.verdict == "defect"
    assert wrong.claims[0].holds is False


@pytest.mark.parametrize("seed", range(30))
def test_what_is_not_known_lies_between(seed):
    rng = random.Random(seed)
    rows = drawn(rng)
    places = [(s, a) for s, row in enumerate(rows) for a in range(len(row))]
    lost = rng.sample(places, 2)
    whole = provengym.audit(process(rows), success=WON, discount="0.9").success_probability
    part = provengym.audit(process(rows, lost=lost), success=WON, discount="0.9")

    assert part.verdict in ("undecided", "defect")
    assert "unsolvable" not in kinds(part)
    assert part.success_probability.low <= whole.high + Fraction(1, 10**6)
    assert part.success_probability.high >= whole.low - Fraction(1, 10**6)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_sure_to_be_earned_whatever_is_not_known(seed):
    rng = random.Random(seed)
    rows = drawn(rng)
    places = [(s, a) for s, row in enumerate(rows) for a in range(len(row))]
    model = process(rows, lost=rng.sample(places, rng.choice([1, 2])))
    found = provengym.audit(model, horizon=4).best_return
    policies = itertools.product(range(2), repeat=len(rows))
    sure = [p for p in policies if model.unknown.keys().isdisjoint(met(rows, p))]

    assert (found is None) == (not sure)
    if sure:
        most = max(expected(rows, policy, 4) for policy in sure)
        assert most <= found.value.low <= returns_within(rows, 0, 4)[1]
        assert (found.value.high, found.to_dict()["value"]) == (None, None)
        assert str(found).startswith("at least")
        claims = {"best_expected_return": found.value.low - 1, "reward_threshold": found.value.low}
        report = provengym.audit(model, horizon=4, claims=claims)
        assert [claim.holds for claim in report.claims] == [False, True]
        claims = {"best_expected_return": found.value.low + 1, "max_return": 8}
        report = provengym.audit(model, horizon=4, claims=claims)
        assert [claim.holds for claim in report.claims] == [None, None]
        assert report.verdict == "undecided"


@pytest.mark.parametrize("objective", [{"horizon": 4}, {"discount": "1/2"}])
def test_where_the_best_return_lies_if_what_is_not_known_pays_like_the_rest(objective):
    held = 0
    for seed in range(60):
        rng = random.Random(seed)
        rows = drawn(rng)
        places = [(s, a) for s, row in enumerate(rows) for a in range(len(row))]
        model = process(rows, lost=rng.sample(places, 2))
        seen = set(model.rewards.tolist())
        lost = {rows[state][action][-1][2] for state, action in model.unknown}
        if not seen or min(lost) < min(seen) or max(lost) > max(seen):
            continue
        notes = provengym.audit(model, **objective).notes
        (note,) = [note for note in notes if note.startswith("if unknown outcomes pay")]
        numbers = [float(text) for text in re.findall(r"-?\d+\.?\d*(?:e-?\d+)?", note)]
        low, high = numbers[2], numbers[-1]
        best = provengym.audit(process(rows), **objective).best_return.value
        assert numbers[:2] == [min(seen), max(seen)]
        assert low - 1e-5 <= best.high
        assert best.low <= high + 1e-5
        held += 1
    assert held > 30


def test_what_is_not_known_may_pay_for_ever():
    model = process(CUT, lost=[(1, 1)])
    rows = [[[(ONE, 0, 3)], [(ONE, END, -1)]]]
    notes = {
        "between -3 and -1 a step, as known ones do, the best return is -2": (model, 2),
        "between -3 and -1 a step, as known ones do, the best return is between -3 and -2": (
            model,
            9,
        ),
        "between -1 and -1 a step, as known ones do, the best return is -1": (
            process(rows, lost=[(0, 0)]),
            1,
        ),
    }
    for note, (given, horizon) in notes.items():
        assert any(note in told for told in provengym.audit(given, horizon=horizon).notes), note
    assert not any("if what is not" in note for note in provengym.audit(model).notes)


def met(rows, policy):
    """The states that a policy comes through, with its action there."""
    states = [0]
    for state in states:
        after = [s for _, s, _ in rows[state][policy[state]] if s != END]
        states += [s for s in dict.fromkeys(after) if s not in states]
    return {(state, policy[state]) for state in states}


def expected(rows, policy, steps):
    """Compute the expected return of a policy over so many steps."""
    worth = [Fraction(0)] * len(rows)
    for _ in range(steps):
        worth = [
            sum(p * (r + (worth[s] if s != END else 0)) for p, s, r in row[policy[state]])
            for state, row in enumerate(rows)
        ]
    return worth[0]


CUT = [
    [[(ONE, 1, -1)], [(ONE, END, -3)]],
    [[(ONE, 0, -1)], [(ONE, END, 9)]],
]
"""To wait, to leave for -3, or to take what is behind state 1."""


def test_what_is_known_decides_what_exists():
    model = process(CUT, lost=[(1, 1)])
    claims = {"max_return": -4, "min_reward": -2, "max_reward": -2, "reward_threshold": -3}
    report = provengym.audit(model, claims=claims)

    assert (report.best_return.value.low, report.best_return.kind) == (-3, "total")
    assert [(claim.found, claim.holds) for claim in report.claims] == [
        ("at least -3", False),
        ("at most -3", False),
        ("at least -1", False),
        ("at least -3", True),
    ]
    certificate = report.certificates["best_known_return"]
    assert provengym.check(certificate.model, certificate)
    claims = {"max_return": -2, "min_reward": -4, "max_reward": 0, "reward_threshold": -2}
    report = provengym.audit(model, claims=claims)
    assert {claim.holds for claim in report.claims} == {None}
    assert report.verdict == "undecided"
    assert "the best return is known from below only" in report.meaning


def test_reward_without_end_in_what_is_known():
    claims = {"best_expected_return": 5, "reward_threshold": 5}
    rows = [[[(ONE, 0, 1)], [(ONE, END, 0)]]]
    report = provengym.audit(process(rows, lost=[(0, 1)]), success=WON, claims=claims)
    assert [claim.holds for claim in report.claims] == [None, None]  # nothing known ends

    rows = [[[(ONE, 0, 1)], [(ONE, 1, 0)]], [[(ONE, END, 0)], [(ONE, END, 7)]]]
    report = provengym.audit(process(rows, lost=[(1, 1)]), success=WON, claims=claims)
    assert [claim.holds for claim in report.claims] == [False, True]
    assert (report.best_return, report.claims[0].found) == (None, "without bound")


def test_reward_without_end_behind_what_is_not_known_is_no_bound():
    rows = [
        [[(ONE, END, -1)], [(HALF, 1, 0), (HALF, END, 0)]],
        [[(ONE, 1, 1)], [(ONE, END, 0)]],
    ]
    report = provengym.audit(process(rows, lost=[(0, 1)]))

    assert str(report.best_return).startswith("at least -1")
    assert "endless_reward" not in report.certificates


def test_no_return_is_known_of_an_unknown_start_or_of_rounded_rewards():
    half = process(CUT, {0: HALF})
    unknown = replace(half, unknown_rows=(Unknown(None, None, HALF, {"lost": 1}),))
    assert provengym.audit(unknown).best_return is None

    thirds = [[[(ONE, END, 1 / 3)], [(ONE, END, 9)]]]
    report = provengym.audit(process(thirds, lost=[(0, 1)]), claims={"max_return": 0})
    assert report.best_return is None
    assert report.claims[0].holds is None


def test_what_an_extraction_contradicts_is_not_known():
    contradicted = replace(
        process(CUT), findings=(ExtractionFinding(kind="extraction", message="it differs"),)
    )
    report = provengym.audit(contradicted, claims={"max_reward": 5, "max_return": -4})

    assert report.best_return is None
    assert [claim.holds for claim in report.claims] == [None, None]


@pytest.mark.parametrize(
    ("rows", "story"),
    [
        (
            [[[(ONE, 0, 1)]] * 2],
            "Every policy earns the same rewards, step by step: actions",
        ),
        ([[[(ONE, 1, -1)]] * 2, [[(ONE, 0, -1)], [(ONE, 1, -1)]]], "Every policy earns the same"),
        ([[[(HALF, 0, 0), (HALF, 1, 0)]] * 2, [[(ONE, 0, 0)]] * 2], "the same, for no step pays"),
        ([[[(ONE, 0, 1)], [(ONE, 0, 2)]]], None),
        ([[[(HALF, 0, 1), (HALF, 1, 2)]] * 2, [[(ONE, 0, 1)], [(ONE, 0, 3)]]], None),
        ([[[(ONE, 1, -1)]] * 2, [[(ONE, 0, -1)], [(ONE, 1, -2)]]], None),
    ],
)
def test_whether_actions_matter_where_there_is_no_best_return(rows, story):
    report = provengym.audit(process(rows))
    found = kinds(report).get("trivial")

    assert report.best_return is None
    assert (found is None) == (story is None)
    assert story is None or story in found.story


def test_idle_actions():
    rows = [[[(ONE, 1, 0)], [(ONE, 1, 0)], [(ONE, 0, 0)]], [[(ONE, END, 2)]] * 2 + [[(ONE, 1, 0)]]]
    report = provengym.audit(process(rows), discount="0.9")

    stories = [f.story for f in report.findings if f.kind == "idle_action"]
    assert stories == [
        "Actions that do the same in every reachable state: 0, 1.",
        "Actions that leave every reachable state as it is: 2.",
    ]
    assert report.verdict == "sound"
    failed = provengym.audit(process(rows), discount="0.9", fail_on=["idle_action"])
    assert failed.verdict == "defect"
    left_out = {"fail_on": ["idle_action"], "ignore": ["idle_action"]}
    ignored = provengym.audit(process(rows), discount="0.9", **left_out)
    assert (ignored.verdict, ignored.ignored) == ("sound", ("idle_action",))


@pytest.mark.parametrize(
    "other",
    [
        [(HALF, 0, 1), (HALF, 1, 0)],
        [(Fraction(1, 4), 0, 0), (Fraction(3, 4), 1, 0)],
        [(HALF, 0, 0), (HALF, END, 0)],
        [(ONE, 1, 0)],
    ],
    ids=["reward", "probability", "end", "successor"],
)
def test_actions_that_differ_in_one_thing_are_not_alike(other):
    coin = [(HALF, 0, 0), (HALF, 1, 0)]
    for row, alike in (([coin, coin], True), ([coin, other], False)):
        report = provengym.audit(process([row, [[(ONE, END, 2)]] * 2]), discount="0.9")
        assert ("idle_action" in kinds(report)) == alike


def test_an_action_that_goes_elsewhere_is_not_idle():
    rows = [[[(ONE, 1, 0)], [(ONE, 0, 1)]], [[(ONE, 0, 0)], [(ONE, 1, 0)]]]
    report = provengym.audit(process(rows), discount="0.9")

    assert [f.story for f in report.findings] == [
        "Actions that leave every reachable state as it is: 1."
    ]


LOOP = [[[(ONE, 0, 1)], [(ONE, END, 2)]]]
"""Stay for 1, or arrive for 2."""


def test_endless_reward_depends_on_the_objective():
    endless = kinds(provengym.audit(process(LOOP)))["endless_reward"]
    assert (endless.severity, endless.certificate) == ("defect", "endless_reward")
    assert "each round of the actions [0] earns 1" in endless.story

    # Staying for ever is worth 10, and so is arriving late.
    assert kinds(provengym.audit(process(LOOP), discount="0.9"))["endless_reward"].severity == (
        "defect"
    )
    # Within five steps it is best to stay for four and to arrive then: 6, and to stay is worth 5.
    note = kinds(provengym.audit(process(LOOP), horizon=5))["endless_reward"]
    assert note.severity == "note"
    assert "earns up to 5, to succeed as often as can be 6" in note.story
    # With a discount of a quarter 4/3 is less than 2.
    assert kinds(provengym.audit(process(LOOP), discount="1/4"))["endless_reward"].severity == (
        "note"
    )


def test_a_round_is_told_where_only_the_start_is_random():
    rows = [
        [[(ONE, 1, 0)], [(ONE, END, 2)]],
        [[(ONE, 2, 5)], [(ONE, END, 2)]],
        [[(ONE, 1, -1)], [(ONE, END, 2)]],
    ]
    found = kinds(provengym.audit(process(rows, {0: HALF, 2: HALF}), success="reward == 2"))[
        "endless_reward"
    ]
    assert "from 2 after a reset on, each round of the actions [0, 0] earns 4" in found.story
    assert found.actions == (0, 0)

    rows[2][0] = [(HALF, 1, -1), (HALF, 2, -1)]
    found = kinds(provengym.audit(process(rows, {0: HALF, 2: HALF}), success="reward == 2"))[
        "endless_reward"
    ]
    assert "a policy earns at least" in found.story


def test_actions_are_told_as_the_environment_calls_them():
    rows = [[[(ONE, 1, 1)], [(ONE, END, 1)]], [[(ONE, 0, 1)], [(ONE, END, 2)]]]
    report = provengym.audit(replace(process(rows), actions=((-1.0,), (0.5,))), discount="1/2")

    assert (report.solution, report.solution_text) == ((0, 1), "[[-1.0], [0.5]]")
    assert "the actions [[-1.0], [-1.0]] earns 2" in kinds(report)["endless_reward"].story
    assert any("action [-1.0] is worth 1 more than action [0.5]" in note for note in report.notes)
    part = replace(process(rows, lost=[(1, 0)]), actions=((-1.0,), (0.5,)))
    assert part.why_incomplete().startswith("of action [-1.0] after the actions [[-1.0]] a prob")


def test_reward_that_only_a_gamble_leads_to_is_no_defect_with_a_discount():
    rows = [
        [[(HALF, 1, 0), (HALF, END, 0)], [(ONE, END, 2)]],
        [[(ONE, 1, 1)], [(ONE, 1, 1)]],
    ]
    found = kinds(provengym.audit(process(rows), discount="0.9"))["endless_reward"]

    assert found.severity == "note"
    assert "Not every start leads there" in found.story


def test_endless_reward_is_a_note_where_not_all_is_known():
    rows = [[[(ONE, 0, 1)], [(HALF, END, 2), (HALF, END, 0)]]]
    for lost, severity in (((), "defect"), ([(0, 1)], "note")):
        report = provengym.audit(process(rows, lost=lost), success="reward == 2")
        assert kinds(report)["endless_reward"].severity == severity


def test_no_number_is_right_where_there_is_none():
    report = provengym.audit(process(LOOP), claims={"best_expected_return": 9, "max_return": 9})

    assert [(claim.found, claim.holds) for claim in report.claims] == [("without bound", False)] * 2


@pytest.mark.parametrize(("threshold", "holds"), [(6, True), ("6.5", False)])
def test_a_threshold_is_held_against_the_best_return(threshold, holds):
    report = provengym.audit(process(LOOP), horizon=5, claims={"reward_threshold": threshold})

    assert report.claims[0].holds is holds


def test_each_process_is_made_integers_once(monkeypatch):
    made = []

    def noted(given, discount):
        made.append((given.rewards.tobytes(), given.terminated.tobytes(), discount))
        return integer_model(given, discount)

    for module in ("auditing.audited_model", "solving.forms.success"):
        monkeypatch.setattr(f"provengym.{module}.integer_model", noted)
    loop = [[[(1, 1, 0)], [(1, END, 10)]], [[(1, 1, 1)]] * 2]
    report = provengym.audit(process(loop), horizon=5)

    assert kinds(report).keys() >= {"endless_reward", "dead_end"}
    assert len(made) == len(set(made)) == 2  # until success, and with nothing but success paid


def test_a_success_that_goes_on_is_no_endless_reward():
    rows = [[[(ONE, 0, 2)], [(ONE, 0, 0)]]]
    report = provengym.audit(process(rows), success="reward == 2", discount="0.9")

    assert "endless_reward" not in kinds(report)
    assert report.success_probability.exact == 1


CORRIDOR = [[[(ONE, min(n + 1, 99), 0)], [(ONE, 0, 0)]] for n in range(99)]
FAR = [*CORRIDOR, [[(HALF, 99, 0), (HALF, END, 2)], [(ONE, END, 0)]]]
"""By chance it takes 2^100 steps to the end."""


def test_a_horizon_that_is_too_large_to_solve_leaves_the_chance_open():
    asked = {"horizon": 10**9}
    report = provengym.audit(process(FAR), success="reward == 2", **asked)

    assert (report.verdict, report.success_probability) == ("undecided", None)
    assert "the best chance of success is not known: " in report.meaning
    part = process(FAR, lost=[(99, 1)])
    assert provengym.audit(part, success="reward == 3", **asked).success_probability is None


def test_a_return_whose_equations_are_singular_in_floats_is_not_known():
    report = provengym.audit(process(FAR))

    assert report.best_return.value.exact
    assert "the best policy earns 2, the worst policy 0" in report.notes


def test_a_start_without_hope_is_a_note_but_for_a_claim():
    rows = [[[(ONE, END, 2)], [(ONE, END, 0)]], [[(ONE, END, 0)]] * 2]
    model = process(rows, {0: Fraction(3, 4), 1: Fraction(1, 4)})
    report = provengym.audit(model)

    assert report.verdict == "sound"
    note = kinds(report)["unsolvable"]
    assert (note.severity, note.probability, note.state) == ("note", 0.25, 1)
    assert provengym.audit(model, claims={"solvable": True}).verdict == "defect"
    assert provengym.audit(model, claims={"solvable": False}).verdict == "sound"


def test_success_below_the_rounding_of_probabilities_is_not_denied():
    rare = Fraction(1, 2**36)
    rows = [[[(1 - rare, END, 1), (rare, END, 3)], [(HALF, 0, 2), (HALF, END, 0)]]]
    guessed = provengym.audit(process(rows))
    named = provengym.audit(process(rows), success="reward == 3")

    assert "unsolvable" not in kinds(guessed) | kinds(named)
    assert any("less likely than probabilities are rounded" in note for note in guessed.notes)
    assert guessed.success is None
    assert "success" not in guessed.meaning
    assert named.verdict == "undecided"
    assert "less likely than probabilities are rounded" in named.meaning
    common = [[[(HALF, END, 1), (HALF, END, 3)], rows[0][1]]]
    assert provengym.audit(process(common)).success_probability.low == HALF


def test_a_limit_that_is_too_short():
    chain = [[[(ONE, k + 1, 0)]] * 2 for k in range(3)] + [[[(ONE, END, 2)], [(ONE, END, 0)]]]
    for limit, verdict in ((4, "sound"), (3, "defect")):
        report = provengym.audit(process(chain, time_limit=limit), ignore=["trivial"])
        assert report.verdict == verdict
        assert report.success_probability.exact == (limit == 4)
        assert f"within {limit} steps, the limit" in report.objective
    assert "takes 4" in kinds(report)["unsolvable"].story
    for limit, horizon in ((3, 9), (9, 3)):
        both = provengym.audit(process(chain, time_limit=limit), horizon=horizon)
        assert "within the limit of 3 steps" in kinds(both)["unsolvable"].story


def test_a_limit_that_is_too_long_to_count_is_none():
    report = provengym.audit(process(LOOP, time_limit=10**9))

    assert kinds(report)["endless_reward"].severity == "defect"
    assert report.objective == "expected total return, without the limit of 1,000,000,000 steps"
    assert "within 1,000,000 steps, the limit" in objective_of(None, None, 10**6).text
    for options in ({}, {"discount": "1/2"}):
        report = provengym.audit(process(FAR, time_limit=10**9), success="reward == 2", **options)
        assert report.success_probability.low == 1
        assert "without the limit of 1,000,000,000 steps" in report.objective


def test_what_a_policy_is_worth_knows_no_limit_that_is_too_long_to_count():
    model = process(LOOP, time_limit=10**9)
    found = provengym.evaluate(model, lambda _: 1, success="reward == 2")

    assert found.limit is None
    assert found.objective == "expected total return, without the limit of 1,000,000,000 steps"


def test_a_budget_is_refused_of_a_model_that_needs_none():
    with pytest.raises(ConformanceError, match="budget must be a time"):
        provengym.audit(process(LOOP), budget=-1)


def test_that_no_policy_succeeds_has_a_certificate():
    report = provengym.audit(process([[[(ONE, 0, 0)], [(ONE, END, 0)]]]), success=WON)

    assert report.success_probability == Value(low=Fraction(0), high=Fraction(0))
    assert kinds(report)["unsolvable"].certificate == "unreachable"
    certificate = report.certificates["unreachable"]
    assert provengym.check(certificate.model, certificate).holds
    assert "certificates=" not in repr(report)


def test_success_that_is_not_known():
    report = provengym.audit(process([[[(ONE, 0, 1)], [(ONE, 0, 0)]]]), discount="0.9")

    assert report.verdict == "sound"
    assert (report.success, report.success_probability) == (None, None)
    assert any("name it" in note for note in report.notes)
    assert "endless_reward" not in kinds(report)
    claimed = provengym.audit(
        process([[[(ONE, 0, 1)], [(ONE, 0, 0)]]]), discount="0.9", claims={"solvable": True}
    )
    assert claimed.verdict == "undecided"


EARNS = [[[(ONE, 0, 1)], [(ONE, END, 1)]]]
"""Stay for 1, or end for 1: what is painted is right in every step, or the walker does not fall."""
ON = [[[(ONE, 0, 1)], [(ONE, 0, 2)]]]


@pytest.mark.parametrize(
    ("rows", "options", "verdict", "lacks"),
    [
        (EARNS, {}, "undecided", "--success, --discount or --horizon"),
        (EARNS, {"discount": "0.9"}, "undecided", "--success none"),
        (EARNS, {"horizon": 9}, "undecided", "--success EXPRESSION"),
        (EARNS, {"success": "terminated"}, "defect", "endless_reward"),
        (EARNS, {"success": "none"}, "undecided", "without end: give --discount or --horizon"),
        (EARNS, {"success": " none ", "discount": "0.9"}, "sound", "asked: the expected return"),
        (EARNS, {"success": "none", "horizon": 9}, "sound", "return within 9 steps."),
        (ON, {}, "undecided", "--success, --discount or --horizon"),
        (ON, {"discount": "0.9"}, "sound", "asked: the expected return with the discount 9/10."),
    ],
)
def test_reward_without_end_is_never_called_sound_unasked(rows, options, verdict, lacks):
    report = provengym.audit(process(rows), **options)

    assert report.verdict == verdict
    assert lacks in report.meaning
    assert (report.best_return is None) == (not {"discount", "horizon"} & options.keys())
    if verdict == "sound":
        assert not any("without end" in note or "not decided" in note for note in report.notes)


ANSWERS = [
    [[(ONE, END, 0.1)], [(ONE, 1, 0)]],
    [[(ONE, END, 0.1)], [(ONE, END, 1)]],
]
"""A wrong answer pays a little, the right one more, and both end."""


def test_success_that_covers_a_lesser_reward_is_to_be_named():
    report = provengym.audit(process(ANSWERS))

    assert report.verdict == "undecided"
    assert (
        "covers steps that pay 1 or 0.1, and some policy succeeds without ever getting 1: define "
        "success by --success 'terminated and reward >= 1', --success 'terminated and reward >= "
        "0.1' or --success none" in report.meaning
    )
    for success in ("terminated and reward >= 1", "terminated and reward >= 0.1", "none"):
        assert provengym.audit(process(ANSWERS), success=success).verdict == "sound"
    assert provengym.audit(process(ANSWERS), success="none").success is None


@pytest.mark.parametrize(
    ("rows", "verdict"),
    [
        # Which of two rewards it is is left to chance.
        ([[[(HALF, END, 1), (HALF, END, 2)], [(ONE, END, 0)]]], "sound"),
        ([[[(HALF, END, 1), (HALF, END, 2)], [(HALF, END, 1), (HALF, END, 0)]]], "undecided"),
        # The lesser one is that of another way out, or only of a later step.
        ([[[(ONE, 1, 0)], [(ONE, END, 2)]], [[(ONE, END, 0)], [(ONE, END, 1)]]], "sound"),
        ([[[(ONE, 1, 0)], [(ONE, END, 1)]], [[(ONE, END, 0)], [(ONE, END, 2)]]], "undecided"),
        ([[[(ONE, 1, 0)], [(ONE, END, 2)]], [[(ONE, 0, 0)], [(ONE, END, 1)]]], "undecided"),
    ],
    ids=["chance", "by choice", "later", "earlier", "at any time"],
)
def test_a_lesser_reward_may_be_the_same_success(rows, verdict):
    assert provengym.audit(process(rows)).verdict == verdict


def test_what_three_rewards_cover_is_told_in_full_and_more_are_not():
    exits = [[[(ONE, END, k / 3)] for k in range(7)]]
    meaning = provengym.audit(process(exits)).meaning

    assert "pay 2 or 1.6666666666666667 or 1.3333333333333333 or 1 or less, and some" in meaning
    assert meaning.count("--success ") == 5


def test_a_way_says_how_often_it_succeeds():
    rows = [[[(HALF, 1, 0), (HALF, END, 0)]], [[(HALF, END, 2), (HALF, 0, 0)]]]
    report = provengym.audit(process(rows), ignore=["trivial"])

    assert (report.solution, report.solution_probability) == ((0, 0), Fraction(1, 4))
    assert report.solution_text == "[0, 0], which succeeds with probability 0.25"
    assert report.to_dict()["solution_probability"] == 0.25
    starts = provengym.audit(process(rows, {0: HALF, 1: HALF}), ignore=["trivial"])
    assert (starts.solution, starts.solution_probability) == ((0,), Fraction(1, 4))
    certain = provengym.audit(process(ANSWERS), success="reward == 1")
    assert (certain.solution_probability, certain.solution_text) == (1, "[1, 1]")


def test_a_best_return_that_is_not_known_is_not_decided():
    report = provengym.audit(process([[[(ONE, 0, -1)], [(ONE, 0, -2)]]]))

    assert report.verdict == "undecided"
    assert "the best return is not known: no policy ends" in report.meaning


def test_what_is_not_decided_is_told_beside_a_defect():
    report = provengym.audit(process(EARNS), success="terminated")

    assert "not decided: there is no best total return" in " ".join(report.notes)


def test_a_chosen_outcome():
    rows = [[[(HALF, END, 1), (HALF, 0, -1)], [(ONE, END, 0)]]]
    model = choosing(integer_model(process(rows), "1/2"))

    assert (model.states, model.actions) == (2, 4)
    assert solve(model).values[0] == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("0.7", True),
        ("0.74", False),
        ("0.667", True),
        ("0.666", False),
        ("2/3", True),
        ("1/3", False),
        ("6.7e-1", True),
        ("1", False),
        (Fraction(2, 3), True),
        (0.5, False),
    ],
)
def test_decimals_claim_half_a_unit(text, holds):
    rows = [[[(Fraction(2, 3), END, 1), (Fraction(1, 3), END, 0)], [(ONE, END, 0)]]]
    report = provengym.audit(process(rows), horizon=1, claims={"best_expected_return": text})

    assert report.claims[0].holds is holds
    assert report.verdict == ("sound" if holds else "defect")


def test_a_float_claims_the_decimal_that_prints_it_too():
    rows = [[[(ONE, END, 0.7)], [(ONE, END, 0.1)]]]
    claims = {"best_expected_return": 0.7, "max_return": 0.7, "max_reward": 0.7}
    report = provengym.audit(process(rows), claims=claims)

    assert [claim.holds for claim in report.claims] == [True, True, True]
    wrong = provengym.audit(process(rows), claims={"best_expected_return": 0.7000000000000001})
    assert wrong.claims[0].holds is False


def test_a_threshold_of_one_is_a_number():
    report = provengym.audit(process(LOOP), discount="0.9", claims={"reward_threshold": 1})

    assert report.claims[0].given == "1"
    assert report.claims[0].holds is True


@pytest.mark.parametrize(
    ("low", "high", "holds"),
    [(1, 3, True), (0, 2, None), (2, 4, None), (0, 4, None), (4, 5, False)],
)
def test_what_lies_between_two_numbers(low, high, holds):
    found, claimed = Value(low=Fraction(low), high=Fraction(high)), Value(low=ONE, high=3 * ONE)

    assert within(found, claimed) is holds


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"claims": {"fun": 1}}, ValueError, "claims: there is no claim 'fun'; there is solvable"),
        ({"claims": {"solvable": 1}}, TypeError, "solvable must be True or False, got 1"),
        ({"claims": {"max_return": "much"}}, ValueError, "max_return must be a number.*'much'"),
        ({"claims": {"max_return": None}}, TypeError, "max_return must be a number.*None"),
        ({"claims": {"max_return": "1/0"}}, ValueError, "max_return must be a number.*'1/0'"),
        ({"claims": {"reward_threshold": None}}, ValueError, "names no reward_threshold"),
        ({"fail_on": ["x"]}, ValueError, "fail_on: there is no class 'x'; there is api"),
        ({"ignore": "x"}, ValueError, "ignore: there is no class 'x'"),
        ({"discount": 1}, ValueError, "discount must be"),
        ({"horizon": 0}, ValueError, "horizon must be"),
        ({"horizon": 3, "discount": 0.9}, ValueError, "exclude each other"),
        ({"success": "("}, ValueError, "success: '\\(' is no expression"),
        ({"parameters": {"a": 1}}, TypeError, "a model has no parameters, got a"),
        ({"parameters": {"a": 1}, "target_args": {"a": 1}}, TypeError, "'a' is given twice"),
    ],
)
def test_wrong_arguments(arguments, error, message):
    with pytest.raises(error, match=message):
        provengym.audit(process(LOOP), **arguments)
