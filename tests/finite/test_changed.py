"""Models made of models: other rewards, potentials, fewer actions, automata and limits."""

import random
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from gymnasium import spaces

import provengym
from auditing.processes import END, drawn, process
from provengym import Monitor
from provengym.finite.model import ExtractionFinding, Rounding

HALF = Fraction(1, 2)
RANDOM = [process(drawn(random.Random(seed), states=6, actions=3)) for seed in range(12)]
EVERY = pytest.mark.parametrize("model", RANDOM, ids=range(len(RANDOM)))
GAMMA = Fraction(9, 10)


def bellman(model, values, reward, discount=GAMMA, allowed=None):
    """Optimal one-step values of a model in fractions."""
    found = []
    for state in range(model.states):
        if model.ended[state]:
            found.append(Fraction(0))
            continue
        best = [
            sum(
                p * (reward(state, a, s, Fraction(r), te) + (0 if te else discount * values[s]))
                for p, s, r, te, _ in model.row(state, a)
            )
            for a in range(len(model.actions))
            if allowed is None or allowed[state][a]
        ]
        found.append(max(best))
    return found


def optimal(model, reward=lambda s, a, t, r, te: r, *, steps=400, allowed=None):
    """The optimal values to within 2^-50, by value iteration."""
    values = [Fraction(0)] * model.states
    for _ in range(steps):
        values = bellman(model, values, reward, allowed=allowed)
        values = [Fraction(round(v * 2**70), 2**70) for v in values]
    return values


def told(model):
    """All rows of a model, in words of its observations."""
    return {
        (model.observation(s), a): sorted(
            (p, model.observation(t), r, te, tr) for p, t, r, te, tr in model.row(s, a)
        )
        for s in range(model.states)
        for a in range(len(model.actions))
    }


def require_histories(model):
    """Each state is reached by its history with positive probability."""
    for state in range(model.states):
        here = set(model.starts.tolist())
        for action in model.history(state):
            here = {t for s in here for _, t, *_ in model.row(s, action)}
        assert state in here


@EVERY
def test_a_reward_is_a_function_of_what_a_step_shows(model):
    model = replace(model, actions=("up", "down", "stay"))

    def reward(seen, action, after, old, terminated, truncated):
        assert not truncated
        return 100 * seen + {"up": 1, "down": 2, "stay": 3}[action] + after / 8 - old + terminated

    changed = model.with_reward(reward)
    for (seen, action), row in told(model).items():
        wanted = [
            (p, t, 100 * seen + action + 1 + t / 8 - r + te, te, tr) for p, t, r, te, tr in row
        ]
        assert told(changed)[seen, action] == sorted(wanted)
    assert changed.notes == (*model.notes, "its rewards are not those of by hand")
    assert np.array_equal(changed.successors, model.successors)


@EVERY
def test_a_potential_moves_optimal_values_and_keeps_optimal_actions(model):
    potentials = [Fraction(k * k % 7, 8) - HALF for k in range(model.states)]
    changed = model.shaped(lambda seen: potentials[seen], "9/10")

    def reward(s, a, t, r, te):
        return r - potentials[s] + (0 if te else GAMMA * potentials[t])

    for (seen, action), row in told(model).items():
        wanted = [(p, t, float(reward(seen, action, t, Fraction(r), te))) for p, t, r, te, _ in row]
        assert [outcome[:3] for outcome in told(changed)[seen, action]] == sorted(wanted)
    solved, before = (provengym.solve(m, discount="9/10") for m in (changed, model))
    live = ~model.ended
    wanted = before.values - np.array([float(p) for p in potentials])
    assert solved.values[live] == pytest.approx(wanted[live], abs=1e-6)
    exact = optimal(model)
    for state in np.flatnonzero(live).tolist():
        action = int(solved.policy[state])
        worth = sum(
            p * (Fraction(r) + (0 if te else GAMMA * exact[t]))
            for p, t, r, te, _ in model.row(state, action)
        )
        assert abs(worth - exact[state]) < 2**-20


def test_what_shaping_rounds_and_what_a_limit_does_is_said():
    model = process([[[(1, 1, 0.5)]], [[(1, END, 1)]]])
    assert model.shaped(lambda seen: seen, 1).notes == (
        "a potential shapes its rewards for the discount 1",
    )
    assert model.shaped(lambda seen: Fraction(1, 3), 1).notes[0].endswith("rounded to float64")
    limited = model.with_time_limit(3).shaped(lambda seen: seen, 1)
    assert "that a limit of steps cuts other policies may be optimal" in limited.notes[0]


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        (None, TypeError, "must give numbers, got None"),
        (True, TypeError, "must give numbers, got True"),
        ("1", TypeError, "must give numbers, got '1'"),
        (float("nan"), ValueError, ".* finite in float64, got nan"),
        (Fraction(10**400), ValueError, ".* finite in float64, got Fraction"),
    ],
)
def test_what_is_no_reward_is_refused(given, error, said):
    with pytest.raises(error, match=f"reward {said}"):
        RANDOM[0].with_reward(lambda *_: given)
    with pytest.raises(error, match=f"potential {said}"):
        RANDOM[0].shaped(lambda _: given, 1)


@pytest.mark.parametrize("given", [np.float32(0.1), np.int64(3), 2, Fraction(1, 4)])
def test_numbers_of_any_kind_are_rewards(given):
    changed = RANDOM[0].with_reward(lambda *_: given)
    assert set(changed.rewards.tolist()) == {float(given)}


def test_a_discount_is_read_as_elsewhere():
    with pytest.raises(ValueError, match="discount must be"):
        RANDOM[0].shaped(lambda _: 1, 2)


@EVERY
def test_fewer_actions_are_worth_what_they_are_worth(model):
    """In the states that they reach, as many values as masks of actions."""
    for mask in ([True, False, True], [False, True, False]):
        changed = model.restricted(np.array(mask))
        allowed = [mask] * model.states
        assert changed.actions == tuple(np.flatnonzero(mask).tolist())
        require_values(changed, optimal(model, allowed=allowed))
        require_histories(changed)


@EVERY
def test_actions_that_are_masked_in_a_state_do_what_another_does(model):
    generator = np.random.default_rng(0)
    mask = generator.random((model.states, 3)) < 0.5
    mask[~mask.any(axis=1), 1] = True
    changed = model.restricted(mask)
    assert changed.actions == model.actions
    require_values(changed, optimal(model, allowed=mask.tolist()))
    require_histories(changed)
    by_observation = model.restricted(lambda seen: mask[seen])
    assert by_observation == changed
    assert model.restricted(mask.astype(np.int8)) == changed
    for state in range(changed.states):
        seen = [changed.observation(int(changed.starts[0]))]
        here = {int(changed.starts[0])}
        for action in changed.history(state):
            assert any(mask[changed.observation(s), action] for s in here), seen
            here = {t for s in here for _, t, *_ in changed.row(s, action)}
    first = mask.argmax(axis=1)
    rows = told(model)
    for (seen, action), row in told(changed).items():
        assert row == rows[seen, action if mask[seen, action] else int(first[seen])]


def require_values(model, values):
    """Each state of a model has the value of the one that shows the same."""
    for state, value in enumerate(optimal(model)):
        assert abs(value - values[model.observation(state)]) < 2**-40


@pytest.mark.parametrize(
    ("mask", "said"),
    [
        ([False] * 3, "mask must leave an action"),
        ([1, 2, 0], r"mask must be a function of the observation, or booleans of the shape \(3,\)"),
        (np.ones((2, 3), bool), "mask must be a function of the observation, or booleans"),
        (np.zeros((7, 3), bool), "has none in the state 0"),
        (lambda seen: [True], "mask must give 3 booleans for each observation"),
        (lambda seen: np.ones(3), "mask must give 3 booleans for each observation"),
    ],
)
def test_a_mask_is_refused(mask, said):
    with pytest.raises(ValueError, match=said):
        RANDOM[0].restricted(mask)


def visits(model):
    """An automaton that waits for observation 1, and then for 2; 3 spoils it."""

    def step(state, seen, action, after):
        assert seen in range(model.states)
        assert action in model.actions
        if after == 3 and state != "done":
            return "spoilt"
        return {("begun", 1): "one", ("one", 2): "done"}.get((state, after), state)

    return Monitor(
        states=("begun", "one", "done", "spoilt"),
        step=step,
        ends=("done", "spoilt"),
        accepts=("done",),
    )


@EVERY
def test_an_automaton_watches(model):
    """The best probability that it accepts within 40 steps, by fractions over pairs."""
    monitor = visits(model)
    pairs = [(s, q) for s in range(model.states) for q in monitor.states]
    likely = dict.fromkeys(pairs, Fraction(0))
    for _ in range(60):
        likely = {
            (s, q): Fraction(0)
            if model.ended[s] or q in monitor.ends
            else max(
                sum(
                    p * (one if (q2 := monitor.step(q, s, a, t)) == "done" else likely[t, q2])
                    for p, t, *_ in model.row(s, a)
                    for one in [Fraction(1)]
                )
                for a in range(3)
            )
            for s, q in pairs
        }
    watched = model.product(monitor)
    solved = provengym.solve(watched, objective="success")
    begins = int(watched.starts[0])
    assert solved.values[begins] >= float(likely[0, "begun"]) - 1e-9
    assert solved.values[begins] == pytest.approx(float(likely[0, "begun"]), abs=1e-3)
    require_histories(watched)
    for state in range(watched.states):
        seen, place = watched.observation(state)
        assert watched.ended[state] == (model.ended[seen] or monitor.states[place] in monitor.ends)
        for action in range(3):
            row = watched.row(state, action)
            if watched.ended[state]:
                assert not row
                continue
            q = monitor.states[place]
            wanted = [
                (p, (t, monitor.states.index(monitor.step(q, seen, action, t))), r)
                for p, t, r, *_ in model.row(seen, action)
            ]
            assert sorted((p, watched.observation(t), r) for p, t, r, *_ in row) == sorted(wanted)


def test_a_product_is_played():
    model = replace(RANDOM[0], observation_space=spaces.Discrete(7))
    watched = model.product(visits(model))
    env = watched.to_gymnasium()
    assert env.observation_space == spaces.Tuple([spaces.Discrete(7), spaces.Discrete(4)])
    assert env.reset(seed=0)[0] == (0, 0)
    assert watched.make_vec(3).reset(seed=0)[0][1].tolist() == [0, 0, 0]


def test_success_is_that_of_the_model_where_the_automaton_says_nothing():
    model = replace(RANDOM[0], success=RANDOM[0].terminated)
    watched = model.product(Monitor(states=("on",), step=lambda state, *_: state))
    assert np.array_equal(watched.success, watched.terminated)
    assert watched.transitions == model.transitions


def test_what_was_found_keeps_its_histories_where_it_can(tmp_path):
    found = [ExtractionFinding("space", "x", actions) for actions in ((1, 0), (2,), ())]
    model = replace(RANDOM[0], findings=tuple(found))
    changed = model.restricted([True, True, False])
    assert [one.actions for one in changed.findings] == [(1, 0), (), ()]
    changed = model.restricted([False, True, True])
    assert [one.actions for one in changed.findings] == [(), (1,), ()]
    changed.save(tmp_path / "model.npz")
    assert provengym.load_model(tmp_path / "model.npz") == changed


def test_what_was_changed_is_not_tested():
    model = replace(RANDOM[0], tested="It agrees.")
    made = {
        "its rewards are not those": model.with_reward(lambda *_: 1),
        "a potential shapes its rewards": model.shaped(lambda _: 1, 1),
        "of 3 actions 1 are left": model.restricted([True, False, False]),
        "an automaton watches": model.product(Monitor(states=("a",), step=lambda *_: "a")),
    }
    for note, changed in made.items():
        assert changed.tested.startswith(f"nothing since it was changed ({note}")
        assert changed.tested.endswith(" Before that: It agrees.")


def test_a_model_has_an_action_and_a_start():
    outcomes = ("successors", "rewards", "terminated", "truncated", "probability_of")
    none = dict.fromkeys(outcomes, np.zeros(0))
    states = RANDOM[0].states
    lacking = (
        {"starts": [], "start_probabilities": []},
        {"actions": (), "row_starts": [0], "parent_actions": np.full(states, -1), **none},
    )
    for changes in lacking:
        empty = replace(RANDOM[0], **changes)
        with pytest.raises(ValueError, match="model must have an action and a start"):
            provengym.ModelEnv(empty)
        with pytest.raises(ValueError, match="model must have an action and a start"):
            empty.product(Monitor(states=("a",), step=lambda *_: "a"))


def test_an_automaton_is_refused():
    with pytest.raises(TypeError, match="states must be hashable"):
        Monitor(states=([1],), step=lambda *_: "a")
    with pytest.raises(TypeError, match="states must be a list of states, got 'ab'"):
        Monitor(states="ab", step=lambda *_: "a")
    with pytest.raises(TypeError, match="step must be a function, got 3"):
        Monitor(states=("a",), step=3)
    with pytest.raises(TypeError, match="monitor must be a provengym.Monitor, got 3"):
        RANDOM[0].product(3)
    with pytest.raises(ValueError, match=r"monitor must go to one of its states, got \[1\]"):
        RANDOM[0].product(Monitor(states=("a",), step=lambda *_: [1]))
    for make in (RANDOM[0].with_reward, lambda given: RANDOM[0].shaped(given, 1)):
        with pytest.raises(TypeError, match="must be a function, got 3"):
            make(3)
    with pytest.raises(ValueError, match="states must be different"):
        Monitor(states=("a", "a"), step=lambda *_: "a")
    with pytest.raises(ValueError, match="ends must be among the states, got "):
        Monitor(states=("a",), step=lambda *_: "a", ends=("b",))
    with pytest.raises(ValueError, match="accepts must be among the states, got "):
        Monitor(states=("a",), step=lambda *_: "a", accepts=("b",))
    with pytest.raises(ValueError, match="ends must not have the first state, 'a'"):
        Monitor(states=("a", "b"), step=lambda *_: "a", ends=("a",))
    with pytest.raises(ValueError, match="monitor must go to one of its states, got 'c' from 'a'"):
        RANDOM[0].product(Monitor(states=("a", "b"), step=lambda *_: "c"))


def test_only_complete_models_lose_actions_or_are_watched():
    lost = process([[[(HALF, 1, 0), (HALF, 0, 0)]], [[(1, END, 0)]]], lost=[(0, 0)])
    for make in (
        lambda: lost.restricted(np.array([True])),
        lambda: lost.product(Monitor(states=("a",), step=lambda *_: "a")),
    ):
        with pytest.raises(ValueError, match="model must be complete: "):
            make()


def test_rounding_goes_to_the_likeliest():
    least = Fraction(1, 2**50)
    model = process([[[(HALF, 1, 1), (HALF - least, 0, 0)]], [[(1, END, 0)]]])
    model = replace(model, rounding=(Rounding(0, 0, least, ""),))
    assert model.restricted(np.array([True])).row(0, 0)[0][0] == HALF + least


def test_a_limit_is_added_to_that_which_there_is():
    model = RANDOM[0]
    own = replace(model, time_limit=5, limit_spares_ends=True)
    limits = {
        (None, 3): (3, False),
        (5, 3): (3, False),
        (5, 5): (5, False),
        (5, 9): (5, True),
        (5, None): (None, False),
    }
    for (had, steps), wanted in limits.items():
        changed = (model if had is None else own).with_time_limit(steps)
        assert (changed.time_limit, changed.limit_spares_ends) == wanted
    for wrong in (0, 2**31, 1.5, True):
        with pytest.raises((TypeError, ValueError), match="steps must be"):
            model.with_time_limit(wrong)
