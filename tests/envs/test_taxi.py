"""Taxi: every step against the transcription, its table and Gymnasium's environment against each
other, and how others are held against it."""

import itertools
from collections import Counter
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.envs.toy_text.taxi import TaxiEnv as Theirs

import provengym
from provengym._core import Taxi
from provengym.conformance.references import find
from provengym.models.model import NoFitError
from provengym.solving import model_of_table
from transcriptions import splitmix
from transcriptions import taxi as written
from transcriptions.taxi import LETTERS, STARTS, STATES, Weather, number, outcomes, step, words

RATES = (Fraction(4, 5), Fraction(1, 2), Fraction(1), Fraction(0))
WEATHERS = [Weather(), *(Weather(True, False, rate) for rate in RATES)]
FICKLE = [Weather(rainy, True) for rainy in (False, True)]


def told(weather):
    """Return a few words for the weather."""
    rain = f"rain {weather.as_chosen}" if weather.rainy else "dry"
    return f"{rain}, fickle" if weather.fickle else rain


every_weather = pytest.mark.parametrize("weather", WEATHERS + FICKLE, ids=told)
some_weather = pytest.mark.parametrize("weather", [WEATHERS[0], WEATHERS[1], FICKLE[1]], ids=told)
without_fickleness = pytest.mark.parametrize("weather", WEATHERS, ids=told)
# From the depot R by the west side to Y, and to G.
FETCH = [4, 0, 0, 0, 0]


def arguments(weather):
    """Those of the environment, ours or Gymnasium's."""
    return {
        "is_rainy": weather.rainy,
        "fickle_passenger": weather.fickle,
        "rainy_probability": float(weather.as_chosen),
        "fickle_probability": float(weather.is_fickle),
    }


def make(weather=WEATHERS[0], **parameters):
    return provengym.TaxiEnv(**arguments(weather), **parameters)


def index(state):
    """The number of a state in the table."""
    return number(state) + 500 * state.changes


def option(state, weather):
    """A state as `reset` takes it."""
    places = (*state.taxi, f"{LETTERS}T".index(state.passenger), LETTERS.index(state.destination))
    return (*places, state.changes) if weather.fickle else places


class Dice:
    """Draws what it is told, in the place of a generator of NumPy."""

    def random(self):
        return self.share

    def choice(self, items):
        return items[self.place]


def drawn(env, seen, action):
    """Every outcome of a step of Gymnasium's environment whose destination will change."""
    env._np_random = dice = Dice()
    before = 0.0
    for chance, *_ in env.P[seen][action]:
        dice.share, before = before + chance / 2, before + chance
        for dice.place in range(3):
            env.s, env.fickle_step = seen, True
            after, reward, over, *_ = env.step(action)
            yield chance / 3, (int(after) + 500 * env.fickle_step, float(reward), over)


def gathered(row):
    """How probable each outcome of a row of a table is."""
    found = Counter()
    for chance, successor, reward, terminated in row:
        found[int(successor), reward, terminated] += chance
    return found


@some_weather
def test_every_step_from_every_state(weather):
    kernel = Taxi(**weather.params())
    den = weather.as_chosen.denominator
    firsts = [-(-k * 2**64 // (2 * den)) + d for k in range(1, 2 * den) for d in (-1, 0)]
    pairs = [*itertools.product((0, *firsts[::3], 2**64 - 1), (0, 2**63, 2**64 - 1))]
    for state, action in itertools.product(STATES, range(6)):
        first, second = pairs[(index(state) + 7 * action) % len(pairs)]
        after, reward, ended = step(state, action, weather, first, second)
        found = kernel.step(words(state), action, (first, second))

        assert found == (words(after), reward, ended)
    for state in STATES:
        assert kernel.observe(words(state)) == (number(state),)
        assert kernel.state_valid(words(state)) is written.possible(state, weather.fickle)


@every_weather
def test_resets(weather):
    kernel = Taxi(**weather.params())
    for key in range(200):
        assert kernel.init(key, 2**64 - 1) == words(written.reset(weather, key, 2**64 - 1))


@every_weather
def test_the_stream_decides_the_episode(weather):
    env = make(weather)
    for seed in (0, 7, 2**64 - 1):
        shown, _ = env.reset(seed=seed)
        key = splitmix.key_of(seed)
        state = written.reset(weather, key)
        assert (shown, env.state) == (number(state), option(state, weather))
        for t, action in enumerate([0, 4, 2, 3, 1, 5] * 10):
            noise = (splitmix.word(key, 2 + 2 * t), splitmix.word(key, 3 + 2 * t))
            state, *told = step(state, action, weather, *noise)
            shown, *found = env.step(action)
            assert (shown, env.state, found[:2]) == (number(state), option(state, weather), told)


@some_weather
def test_the_table_has_the_law_of_a_step(weather):
    table = make(weather).P
    assert list(table) == list(range(1000 if weather.fickle else 500))
    for state, action in itertools.product(STATES[: len(table)], range(6)):
        row = table[index(state)][action]
        law = {
            (index(after), float(reward), over): chance
            for (after, reward, over), chance in outcomes(state, action, weather).items()
        }

        assert [tuple(outcome) for _, *outcome in row] == sorted(law)
        for chance, *outcome in row:
            assert abs(Fraction(chance) - law[tuple(outcome)]) <= Fraction(1, 2**53)


@without_fickleness
def test_the_table_is_gymnasiums_until_the_end(weather):
    ours, theirs = make(weather), Theirs(**arguments(weather))
    for state, action in itertools.product(STATES[:500], range(6)):
        row = gathered(ours.P[index(state)][action])
        other = gathered(theirs.P[index(state)][action])
        if written.over(state):
            assert row == {(index(state), 0.0, True): 1.0}
            continue
        possible = {outcome for outcome, chance in other.items() if chance}
        assert set(row) == possible
        assert all(abs(row[outcome] - other[outcome]) <= 2**-53 for outcome in possible)
    assert ours.initial_state_distrib.tolist() == theirs.initial_state_distrib.tolist()
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space


@pytest.mark.parametrize("rainy", [False, True])
def test_fickle_steps_are_gymnasiums(rainy):
    """All that its `step` can draw, from every state that can occur and is not over."""
    weather = Weather(rainy, True)
    ours, theirs = make(weather), Theirs(**arguments(weather))
    theirs.reset(seed=0)
    for state in STATES:
        if not state.changes or not written.possible(state, True):
            continue
        for action in range(4):
            found = Counter()
            for chance, outcome in drawn(theirs, number(state), action):
                found[outcome] += chance
            row = gathered(ours.P[index(state)][action])

            assert set(row) == set(found)
            assert all(abs(row[outcome] - found[outcome]) <= 1e-15 for outcome in row)


def test_the_chances_of_the_start_of_a_fickle_passenger():
    for rate in (Fraction(3, 10), Fraction(0), Fraction(1)):
        weather = Weather(False, True, is_fickle=rate)
        chances = make(weather).initial_state_distrib
        for state in STATES:
            share = rate if state.changes else 1 - rate
            is_start = state._replace(changes=False) in STARTS
            assert chances[index(state)] == pytest.approx(float(share) / 300 if is_start else 0.0)


def test_masks_are_gymnasiums():
    env, theirs = make(), Theirs()
    masks = env.action_mask(np.arange(500))

    assert (masks.dtype, masks.shape) == (np.int8, (500, 6))
    for seen in range(500):
        assert masks[seen].tolist() == theirs.action_mask(seen).tolist()
        assert env.action_mask(seen).tolist() == masks[seen].tolist()
    assert env.action_mask(np.array([[1, 2]])).shape == (1, 2, 6)
    env.action_mask(5)[:] = 9
    assert env.action_mask(5).max() == 1


@every_weather
def test_the_kernel_says_the_masks_in_every_weather(weather):
    kernel, masks = Taxi(**weather.params()), Theirs().action_mask
    for state in STATES:
        legal = [kernel.legal(words(state), action) for action in range(6)]
        assert legal == masks(number(state)).tolist()
        assert kernel.legal(words(state), 2**32 - 1) is legal[0]


def test_the_kernel_says_the_masks_of_many_states():
    columns = np.tile(np.array([words(state) for state in STATES], np.uint32).T, 5)
    legal = np.full((columns.shape[1], 6), 7, np.int8)
    Taxi(**Weather().params()).legal_batch(columns, legal)

    assert columns.shape[1] > 1024  # a block
    masks = Theirs().action_mask
    assert legal.tolist() == [masks(number(state)).tolist() for state in STATES] * 5


@pytest.mark.parametrize("render_mode", [None, "rgb_array"])
def test_infos_have_the_mask_of_what_is_shown_as_gymnasiums_have(render_mode):
    env, theirs = make(max_steps=40, render_mode=render_mode), Theirs()
    shown, info = env.reset(seed=3)
    rng = np.random.default_rng(0)
    for k in range(30):
        mask = info["action_mask"]
        assert (mask.dtype, mask.shape) == (np.int8, (6,))
        assert mask.tolist() == theirs.action_mask(shown).tolist()
        mask[:] = 9  # it is nobody else's
        if k == 15:
            shown, info = env.reset()
        else:
            shown, *_, info = env.step(int(rng.integers(6)))


@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
def test_infos_of_lanes_have_the_masks_of_what_is_shown(mode):
    parameters = {"max_steps": 5, "autoreset_mode": mode}
    envs = gymnasium.make_vec("provengym/Taxi-v0", num_envs=7, **parameters)
    shown, info = envs.reset(seed=0)
    rng, lasts = np.random.default_rng(1), 0
    for _ in range(20):
        masks = info["action_mask"]
        assert (masks.dtype, masks.shape) == (np.int8, (7, 6))
        assert masks.tolist() == make().action_mask(shown).tolist()
        assert info["_action_mask"].all()
        masks[:] = 9  # they are nobody else's
        shown, _, _, truncated, info = envs.step(rng.integers(6, size=7))
        if "final_obs" in info:
            last = info["final_obs"][truncated].astype(np.int64)
            final = np.stack([*info["final_info"]["action_mask"][truncated]])
            assert final.tolist() == make().action_mask(last).tolist()
            lasts += 1
        if mode == "disabled" and truncated.any():
            shown, info = envs.reset(options={"reset_mask": truncated})
    assert lasts == (4 if mode == "same_step" else 0)


def test_masks_say_which_actions_change_the_state():
    env = make()
    for state in STATES[:500]:
        if not written.over(state) and written.possible(state, False):
            changed = [step(state, action, Weather())[0] != state for action in range(6)]
            assert env.action_mask(number(state)).tolist() == changed


@pytest.mark.parametrize(
    ("wrong", "error"),
    [(500, ValueError), (-1, ValueError), ([3, 500], ValueError), (1.0, TypeError)],
)
def test_masks_of_what_is_no_observation(wrong, error):
    with pytest.raises(error, match="observation must be of integers between 0 and 499, got"):
        make().action_mask(wrong)


@every_weather
def test_the_arrays_are_those_of_the_table(weather):
    env = make(weather)
    matrices, rewards, table = env.transition_matrices(), env.reward_matrix(), env.P
    for action in range(6):
        expected, means = np.zeros((len(table), len(table))), np.zeros(len(table))
        for state, row in table.items():
            for chance, successor, reward, _ in row[action]:
                expected[state, successor] += chance
                means[state] += chance * reward

        np.testing.assert_allclose(matrices[action].toarray(), expected, rtol=0, atol=1e-15)
        np.testing.assert_allclose(rewards[:, action], means, rtol=1e-14)


@every_weather
def test_parts_of_the_table_are_the_table(weather):
    env = make(weather)
    whole = env.tabulate()
    cuts = range(0, env.num_states + 1, 125)
    parts = [env.tabulate(begin=b, end=e) for b, e in itertools.pairwise(cuts)]
    for name in ("successors", "rewards", "terminated"):
        joined = np.concatenate([getattr(part, name) for part in parts])
        assert joined.tolist() == getattr(whole, name).tolist()


def test_delivery():
    env = make()
    env.reset(options={"state": (0, 0, 0, 2)})
    steps = [env.step(action) for action in [*FETCH, 5]]

    assert [seen for seen, *_ in steps] == [18, 118, 218, 318, 418, 410]
    assert [reward for _, reward, *_ in steps] == [-1.0] * 5 + [20.0]
    assert [terminated for _, _, terminated, *_ in steps] == [False] * 5 + [True]
    assert env.step(0)[:4] == (410, 0.0, True, False)


def test_a_fickle_passenger_changes_its_destination_once():
    env = make(Weather(False, True), max_steps=100)
    seen = Counter()
    for seed in range(60):
        env.reset(seed=seed, options={"state": (0, 0, 0, 2, True)})
        places = [env.state]
        for action in [*FETCH, 1, 1]:
            env.step(action)
            places.append(env.state)
        seen[places[2][3]] += 1

        assert [place[3] for place in places[:2]] == [2, 2]
        assert len({place[3] for place in places[2:]}) == 1
        assert [place[4] for place in places] == [True] * 2 + [False] * 6
    assert set(seen) == {0, 1, 3}


def test_without_a_limit_no_step_truncates():
    env = make()
    env.reset(seed=0)

    assert not any(env.step(3)[3] for _ in range(1000))
    assert env.time_limit is None


def test_states_of_fickle_passengers_have_five_values():
    env = make(Weather(False, True))
    for state in STATES:
        given = option(state, Weather(False, True))
        if written.possible(state, True):
            env.reset(options={"state": given})
            assert env.state == given
        else:
            with pytest.raises(ValueError, match="must be a state that can occur, got"):
                env.reset(options={"state": given})
    with pytest.raises(ValueError, match=r"must be \(row, column, passenger, .*, will_change\)"):
        env.reset(options={"state": (0, 0, 0, 1)})
    with pytest.raises(TypeError, match=r"will_change of options\['state'\] must be True or False"):
        env.reset(options={"state": (0, 0, 0, 1, 1)})


def test_values_are_those_of_gymnasiums_table():
    """In every state from which an episode may begin."""
    asked = {"objective": "total", "members": "reachable"}
    ours = provengym.solve("Taxi", **asked)
    theirs = provengym.solve("Taxi-v4", **asked)

    assert all(ours.values[index(s)] == theirs.values[index(s)] for s in STARTS)
    assert provengym.check("Taxi", ours.certificate)


@pytest.mark.parametrize("weather", WEATHERS[:2], ids=told)
def test_the_best_policy_needs_only_what_the_masks_offer(weather):
    env, asked = make(weather), {"objective": "total"}
    model = model_of_table(env.P, start=1)
    offered = model.restricted(lambda seen: env.action_mask(seen) == 1)
    best = provengym.solve(model, **asked).values[model.starts]

    assert offered != model
    assert provengym.solve(offered, **asked).values[offered.starts] == best


@every_weather
def test_a_certificate_on_disk_is_accepted(weather, tmp_path):
    given = arguments(weather)
    provengym.solve("Taxi", storage="disk", folder=tmp_path / "it", discount="9/10", **given)
    kept = provengym.solving.load_certificate(tmp_path / "it")

    assert provengym.check("Taxi", kept, **given)
    assert not provengym.check("Taxi", kept, **given | {"is_rainy": not weather.rainy})


@pytest.mark.parametrize("weather", [WEATHERS[0], WEATHERS[1], FICKLE[0]], ids=told)
def test_gymnasiums_is_accepted(weather):
    given = arguments(weather)
    report = provengym.conform(
        "Taxi-v4", reference="Taxi", target_args=given, reference_args=given, budget="4000steps"
    )

    assert report


class Plain(gymnasium.Env):
    """The environment in plain Python, right or with a mistake."""

    action_space = spaces.Discrete(6)
    observation_space = spaces.Discrete(500)
    mistake = None

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.it = STARTS[self.np_random.integers(300)]
        return number(self.it), {}

    def step(self, action):
        before = self.it
        self.it, reward, over = step(before, int(action), Weather())
        if self.mistake == "reward" and reward == -10:
            reward = -9
        if self.mistake == "transition" and before.taxi == (2, 2) and action == 2:
            self.it = before
        return number(self.it), float(reward), over, False, {}


@pytest.mark.parametrize("mistake", [None, "reward", "transition"])
def test_conform_finds_what_is_wrong(mistake):
    target = type("Target", (Plain,), {"mistake": mistake})
    report = provengym.conform(target, reference="Taxi", budget="6000steps")

    assert bool(report) is (mistake is None)


@pytest.mark.parametrize(
    ("space", "fits"),
    [
        (spaces.Discrete(500), True),
        (spaces.Discrete(500, start=1), True),
        (spaces.Discrete(404), False),
        (spaces.MultiDiscrete([5, 5, 5, 4]), False),
    ],
    ids=str,
)
def test_the_reference_reads_the_number_of_a_state(space, fits):
    model = find("Taxi").model({"is_rainy": True})
    if fits:
        shown = model.observation_reader(space)(np.int64(118 + space.start))
        assert shown == (118,)
        assert model.describe(shown) == {
            "observation": 118,
            "taxi": (1, 0),
            "passenger": "in the taxi",
            "destination": "Y",
        }
    else:
        with pytest.raises(NoFitError, match=r"is not Discrete\(500\)"):
            model.observation_reader(space)
