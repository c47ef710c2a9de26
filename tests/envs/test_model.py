"""Finite models as environments: draws, limits, observations, pictures, and what is refused."""

import copy
import functools
import pickle
import re
from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_checker import data_equivalence as same

import provengym
from auditing.processes import END, process
from envs.chain import CHAIN, THIRDS
from envs.rooms import Room, Sure, Told
from provengym import Batch, _core
from provengym.envs.model.env import ModelEnv
from provengym.finite.observed import Observations
from vector.lanes import AUTORESET, MODES, require_same

CERTAIN = process([[[(1, 1, 0.1)]], [[(1, 2, 0.2)]], [[(1, END, 0.7)]]])


@functools.cache
def extracted(kind):
    """The model of an environment, which has to be complete."""
    model = provengym.extract(kind)
    assert model.complete
    return model


def limited(model, limit, *, spares=False):
    return replace(model, time_limit=limit, limit_spares_ends=spares)


def played(model, n, mode):
    """The lanes of a model, and Gymnasium's over single environments."""
    single = [functools.partial(gymnasium.make, "provengym/Model-v0", model=model)] * n
    theirs = gymnasium.vector.SyncVectorEnv(single, autoreset_mode=AUTORESET[mode])
    return model.make_vec(n, autoreset_mode=mode), theirs


def drawn(model, outcomes, word):
    """The outcome that owns ``floor(word * W / 2**64)`` of a row, W the common denominator."""
    total = int(np.lcm.reduce([p.denominator for p, *_ in outcomes], dtype=object))
    number, before = word * total // 2**64, 0
    for probability, *outcome in outcomes:
        before += probability * total
        if number < before:
            return outcome
    raise AssertionError("a row sums to one")


class ByHand:
    """A model in Python's integers, played by the words of the streams of this package."""

    def __init__(self, model):
        self.model = model
        self.random_start = len(model.starts) > 1
        rows = np.diff(model.row_starts)
        self.random_steps = bool((rows > 1).any())

    def word(self, draws):
        value = _core.word(self.key, self.t)
        self.t += draws
        return value

    def reset(self, seed=None):
        if seed is not None:
            self.key, self.t = _core.key(seed), 0
        starts = [(p, s) for s, p in self.model.start_distribution().items()]
        (self.state,) = drawn(self.model, starts, self.word(self.random_start))
        self.steps = 0
        return self.model.observation(self.state), {}

    def step(self, action):
        model = self.model
        outcomes = model.row(self.state, action)
        self.state, reward, ends, cut = drawn(model, outcomes, self.word(self.random_steps))
        self.steps += 1
        info = {}
        if model.time_limit is not None:
            at_limit = self.steps >= model.time_limit
            if model.limit_spares_ends:
                info["time_limit"] = at_limit
                at_limit = at_limit and not ends
            cut = cut or at_limit
        return model.observation(self.state), reward, ends, cut, info


MODELS = {
    "chain": lambda: CHAIN,
    "certain": lambda: CERTAIN,
    "limited": lambda: limited(CHAIN, 2),
    "limited at an end": lambda: limited(CERTAIN, 3),
    "limited unless at an end": lambda: limited(CERTAIN, 3, spares=True),
    "limited before": lambda: limited(CERTAIN, 2, spares=True),
    "room": lambda: extracted(Room),
    "sure": lambda: extracted(Sure),
    "told": lambda: extracted(Told),
    "room in time": lambda: limited(extracted(Room), 9),
}
EVERY_MODEL = pytest.mark.parametrize("name", MODELS)
EVERY_MODE = pytest.mark.parametrize("mode", MODES)


@EVERY_MODEL
def test_it_draws_what_the_words_of_its_stream_say(name):
    model = MODELS[name]()
    env, hand = ModelEnv(model), ByHand(model)
    actions = np.random.default_rng(1)
    for seed in (3, None, None, 2**64 - 1, None):
        require_same(env.reset(seed=seed), hand.reset(seed))
        for _ in range(30):
            action = int(actions.integers(len(model.actions)))
            answer = env.step(action)
            require_same(answer, hand.step(action))
            assert env.state == hand.state
            if answer[2] or answer[3]:
                break


@EVERY_MODE
@EVERY_MODEL
def test_lanes_are_single_environments(name, mode):
    mine, theirs = played(MODELS[name](), 3, mode)
    assert mine.observation_space == theirs.observation_space
    actions = np.random.default_rng(2)
    require_same(mine.reset(seed=5), theirs.reset(seed=5))
    for _ in range(60):
        given = actions.integers(theirs.single_action_space.n, size=3)
        answers = mine.step(given)
        require_same(answers, theirs.step(given))
        over = answers[2] | answers[3]
        if mode == "disabled" and over.any():
            again = [mine.reset(options={"reset_mask": over.copy()})]
            require_same(*again, theirs.reset(options={"reset_mask": over.copy()}))


def test_a_batch_has_the_numbers_of_observations_and_what_they_stand_for():
    model = extracted(Room)
    batch, envs = Batch(model, 4), model.make_vec(4, autoreset_mode="same_step")
    require_same(batch.arranged(batch.reset(seed=1)), envs.reset(seed=1)[0])
    for k in range(40):
        given = np.array([k % 3, 2, (k + 1) % 3, k // 2 % 3])
        numbers, rewards, *flags = batch.step(given)
        assert numbers.shape == (4,)
        seen, wanted, *others, _ = envs.step(given)
        require_same(batch.arranged(numbers), seen)
        require_same(rewards, wanted.astype(np.float32))
        require_same(flags, others)
    whole = batch.rollout_random(7, 3, keep="all").observations
    pictures = batch.arranged(whole)["picture"]
    assert pictures.shape == (7, 4, 4, 4, 3)
    assert batch.arranged(whole)["mission"].tolist() == [["goto"] * 4] * 7
    assert same(pictures[6, 2], batch.arranged(batch.observe())["picture"][2])


def test_a_state_is_begun_from_by_its_number():
    env = ModelEnv(CHAIN)
    for state in (0, 1):
        assert env.reset(options={"state": state}) == (state, {})
        assert env.state == state
    with pytest.raises(ValueError, match=r"options\['state'\] must be a state in which the epis"):
        env.reset(options={"state": 2})
    with pytest.raises(ValueError, match=r"options\['state'\] must be .*between 0 and 2, got 3"):
        env.reset(options={"state": 3})


@pytest.mark.parametrize("name", ["limited", "limited unless at an end", "room"])
def test_it_goes_on_from_a_state_that_was_kept(name):
    model = MODELS[name]()
    env, other = ModelEnv(model), ModelEnv(model)
    env.reset(seed=4)
    env.step(0)
    kept = env.get_state()
    other.set_state(kept)
    assert other.get_state() == kept
    clone, sent = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    wanted = [env.step(0) for _ in range(3)]
    for one in (other, clone, sent):
        require_same([one.step(0) for _ in range(3)], wanted)


def test_lanes_can_be_pickled_and_go_on():
    envs = extracted(Room).make_vec(3)
    envs.reset(seed=4)
    sent = pickle.loads(pickle.dumps(envs))
    for _ in range(20):
        require_same(sent.step(np.array([2, 0, 2])), envs.step(np.array([2, 0, 2])))


def test_models_are_equal_that_hold_the_same(tmp_path):
    model = extracted(Room)
    model.save(tmp_path / "room.npz")
    read = provengym.load_model(tmp_path / "room.npz")
    assert read == model
    assert read.digest == model.digest
    assert {read: 1}[model] == 1
    assert read.observation_space == Room().observation_space
    assert read.action_space == Room().action_space
    assert read != replace(model, time_limit=3)
    assert read != replace(model, rewards=model.rewards + 1)
    assert copy.deepcopy(read) is read
    assert pickle.loads(pickle.dumps(read)) == model


def test_a_state_of_a_batch_is_of_its_model(tmp_path):
    batch, other = Batch(CHAIN, 2), Batch(replace(CHAIN, rewards=CHAIN.rewards + 1), 2)
    batch.reset(seed=0)
    other.reset(seed=0)
    batch.save().save(tmp_path / "state.npz")
    again = Batch(CHAIN, 2)
    again.restore(tmp_path / "state.npz")
    assert same(again.observe(), batch.observe())
    with pytest.raises(ValueError, match="state must be of provengym/Model-v0 with the model"):
        other.restore(tmp_path / "state.npz")


def test_a_file_is_named_wherever_an_environment_is(tmp_path):
    path = tmp_path / "chain.npz"
    CHAIN.save(path)
    env = gymnasium.make("provengym/Model-v0", model=str(path))
    assert env.unwrapped.model == CHAIN
    assert env.reset(seed=1) == ModelEnv(CHAIN).reset(seed=1)
    assert Batch(path, 2).parameters["model"] == CHAIN
    assert Batch("model", 2, model=path).env_id == "provengym/Model-v0"
    envs = gymnasium.make_vec("provengym/Model-v0", num_envs=2, model=path)
    assert envs.get_attr("model") == (CHAIN, CHAIN)


def test_texts_of_a_space_of_its_own_are_texts():
    mission = ModelEnv(extracted(Told)).observation_space["mission"]
    assert mission == spaces.Text(8, min_length=4, charset=frozenset("go there") | set("stay"))


@pytest.mark.parametrize("make", [Room, Sure, Told])
def test_it_passes_the_check_of_gymnasium(make):
    check_env(ModelEnv(extracted(make)), skip_render_check=True)


def test_it_is_what_was_extracted():
    """Exhaustively where nothing is random, and else by what occurs."""
    sure = extracted(Sure)
    made = functools.partial(ModelEnv, sure)
    report = provengym.conform(made, reference=sure, engines=["systematic"])
    assert report.verdict == "equal"
    room = extracted(Room)
    made = functools.partial(ModelEnv, room)
    report = provengym.conform(made, reference=room, budget="20000steps")
    assert report.verdict == "agrees"


def test_actions_are_numbers_where_they_are_no_numbers_from_0():
    """As those of an environment whose actions are pairs."""
    pairs = replace(CHAIN, actions=((0, 1), (1, 0)), action_space=spaces.MultiDiscrete([2, 2]))
    env = ModelEnv(pairs, render_mode="ansi")
    assert env.action_space == spaces.Discrete(2)
    env.reset(seed=0)
    env.step(1)
    assert "last action (1, 0)" in env.render().replace("[", "(").replace("]", ")")


def test_numbers_outside_their_space_are_shown_all_the_same():
    """As by an environment that returns them, of which extraction tells."""
    model = replace(CHAIN, observation_space=spaces.Discrete(2))
    env = ModelEnv(model)
    shown = {env.reset()[0]} | {env.step(0)[0] for _ in range(40)}
    assert 2 in shown
    require_same(*(e.reset(seed=3) for e in played(model, 2, "next_step")))


@pytest.mark.parametrize("dtype", [np.int64, np.int32])
def test_numbers_of_a_space_that_begins_elsewhere(dtype):
    more = {} if dtype == np.int64 else {"dtype": dtype}
    try:
        space = spaces.Discrete(3, start=5, **more)
    except TypeError:
        pytest.skip("this release of Gymnasium knows no other dtype of Discrete")
    shown = Observations.of([5, 6, 7])
    model = replace(CHAIN, observations=shown, observation_space=space)
    mine, theirs = played(model, 3, "same_step")
    require_same(mine.reset(seed=0), theirs.reset(seed=0))
    for _ in range(10):
        require_same(mine.step([0, 1, 0]), theirs.step([0, 1, 0]))


def test_text_names_the_state():
    env = ModelEnv(CHAIN, render_mode="ansi")
    env.reset(options={"state": 1})
    env.step(0)
    assert env.render() == ("step 1, return 10, last action 0\nmodel of by hand, state 2\nshown: 2")
    envs = CHAIN.make_vec(2, render_mode="ansi")
    envs.reset(seed=0)
    assert len(envs.render_tiled().split("shown")) == 3


def test_the_original_paints_what_is_shown():
    """Set by the actions that lead there, or by its attribute `s`."""
    sure, env = extracted(Sure), Sure(render_mode="rgb_array")
    mine = ModelEnv(sure, original=Sure, render_mode="rgb_array")
    mine.reset(seed=0)
    env.reset(seed=0)
    for action in (2, 2, 0, 2, 1, 0):
        mine.step(action)
        env.step(action)
        assert same(mine.render(), env.render())
    lake = provengym.extract("FrozenLake-v1")
    envs = lake.make_vec(3, original="FrozenLake-v1", render_mode="rgb_array")
    envs.reset(seed=0)
    seen = envs.step([1, 2, 1])[0]
    env = gymnasium.make("FrozenLake-v1", render_mode="rgb_array")
    env.reset(seed=0)
    for number, frame in zip(seen.tolist(), envs.render(), strict=True):
        env.unwrapped.s, env.unwrapped.lastaction = number, None
        assert same(frame, env.render())


class Parity(gymnasium.Env):
    """What it shows is less than its attribute `s`."""

    observation_space, action_space = spaces.Discrete(2), spaces.Discrete(1)
    metadata = {"render_modes": ["rgb_array"]}  # noqa: RUF012

    def __init__(self, render_mode=None):
        self.render_mode = render_mode

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.s = int(self.np_random.integers(4))
        return self.s % 2, {}

    def step(self, action):
        self.s = (self.s + 1) % 4
        return self.s % 2, 0.0, False, False, {}

    def render(self):
        return np.full((1, 1, 3), self.s, np.uint8)


def test_an_attribute_that_is_not_what_is_shown_sets_no_state():
    env = ModelEnv(extracted(Parity), original=Parity, render_mode="rgb_array")
    env.reset(seed=0)
    with pytest.raises(ValueError, match="has none, or shows something else"):
        env.render()


def test_a_product_of_a_random_model_has_no_pictures():
    lake = provengym.extract("FrozenLake-v1")
    watched = lake.product(provengym.Monitor(states=("on",), step=lambda state, *_: state))
    env = ModelEnv(watched, original="FrozenLake-v1", render_mode="rgb_array")
    env.reset(seed=0)
    with pytest.raises(ValueError, match="has none, or shows something else"):
        env.render()


def test_pictures_of_a_mask_are_those_of_what_it_allows():
    sure = extracted(Sure)
    mask = np.ones((sure.states, 3), bool)
    mask[:, 0] = False
    changed = sure.restricted(mask)
    env = ModelEnv(changed, original=Sure, render_mode="rgb_array")
    env.reset(seed=0)
    for action in (0, 2, 0, 2, 0, 0, 2):
        env.step(action)
        picture = changed.observation(env.state)
        assert same(env.render(), np.repeat(np.repeat(picture, 8, axis=0), 8, axis=1))


def test_spaces_are_those_of_one_environment():
    model = replace(CHAIN, action_space=spaces.Discrete(2), observation_space=spaces.Discrete(3))
    one, other = ModelEnv(model), ModelEnv(model)
    for env in (one, other):
        env.action_space.seed(0)
        env.observation_space.seed(0)
    drawn_by_one = [(one.action_space.sample(), one.observation_space.sample()) for _ in range(20)]
    for wanted in drawn_by_one:
        assert (other.action_space.sample(), other.observation_space.sample()) == wanted


def test_a_space_of_its_own_is_the_same_in_each_extraction():
    made = [provengym.extract(Told) for _ in range(2)]
    assert "0x" not in repr(made[0].observation_space)
    assert repr(made[0].observation_space) == repr(made[1].observation_space)


def test_integers_of_several_types_are_numbers():
    shown = Observations.of([np.int64(2), 1, 0])
    model = replace(CHAIN, observations=shown, observation_space=spaces.Discrete(3))
    batch = Batch(model, 4)
    assert same(batch.reset(seed=0), model.make_vec(4).reset(seed=0)[0])
    assert batch.single_observation_space == spaces.Discrete(3)


def test_a_batch_of_numbered_observations_says_so():
    shown = Observations.of([5, 6, 7])
    model = replace(CHAIN, observations=shown, observation_space=spaces.Discrete(3, start=5))
    batch = Batch(model, 4)
    assert batch.single_observation_space == spaces.Discrete(3)
    numbers = batch.reset(seed=0)
    assert same(batch.arranged(numbers), numbers + 5)
    for wrong in ([-1], [3], [0.5]):
        with pytest.raises(ValueError, match="observations must be integers between 0 and 2, got"):
            batch.arranged(np.array(wrong))


def test_texts_mean_numbers_of_actions():
    env = ModelEnv(CHAIN.restricted([False, True]))
    assert env.actions == ("1",)
    assert env.keys == {"0": 0}
    assert env.action_from_text("0") == 0
    with pytest.raises(ValueError, match="action must be 0, got 1|action must be between 0 and 0"):
        env.action_from_text("1")
    env = ModelEnv(replace(CHAIN, actions=("left", "r")))
    assert env.keys == {"left": 0, "r": 1, "0": 0, "1": 1}
    assert env.action_from_text("r") == 1


def test_a_limit_that_no_kernel_counts_to_is_refused():
    with pytest.raises(ValueError, match="model must have a limit of at most 2,147,483,647 steps"):
        ModelEnv(replace(CHAIN, time_limit=2**31))


def test_a_model_is_as_it_was_made():
    parameters = {"a": 1}
    model = replace(CHAIN, parameters=parameters)
    digest = model.digest
    parameters["a"] = 2
    assert model.parameters == {"a": 1}
    assert replace(CHAIN, parameters={"a": 1}).digest == digest
    hash(replace(CHAIN, parameters={"a": np.arange(3)}))


def test_numbers_of_lanes_are_checked():
    with pytest.raises(ValueError, match="^n must be between 1 and 2147483647, got 0"):
        CHAIN.make_vec(0)
    with pytest.raises(TypeError, match="model must not be given, as env_id is one"):
        Batch(CHAIN, 2, model=CHAIN)


def test_large_integers_are_no_numbers():
    shown = Observations.of([np.uint64(2**64 - 1), np.uint64(1), np.uint64(0)])
    assert replace(CHAIN, observations=shown).shown_space is None


def test_an_original_that_cannot_be_set_is_refused():
    env = ModelEnv(extracted(Room), original=Room, render_mode="rgb_array")
    env.reset(seed=0)
    with pytest.raises(ValueError, match="original must have an attribute s that is what it shows"):
        env.render()
    with pytest.raises(ValueError, match="original must be the environment that paints where"):
        ModelEnv(CHAIN, render_mode="human")


def incomplete():
    lost = process([[THIRDS], [[(1, END, 1)]]], lost={(0, 0)})
    return lost, "model must be complete: of action 0 after the actions"


def of_another_kind():
    model = replace(CHAIN, observation_space=spaces.Sequence(spaces.Discrete(2)))
    return model, "model must have observations in Box, Discrete, MultiBinary, MultiDiscrete or T"


def without_a_space():
    shown = Observations.of([np.zeros(2), np.ones(2), np.full(2, 2.0)])
    return replace(CHAIN, observations=shown), "model must say its observation_space, unless it sh"


@pytest.mark.parametrize("wrong", [incomplete, of_another_kind, without_a_space])
def test_a_model_that_cannot_be_played_is_refused(wrong):
    model, why = wrong()
    for play in (ModelEnv, functools.partial(Batch, n=2), lambda model: model.make_vec(2)):
        with pytest.raises(ValueError, match=re.escape(why)):
            play(model)


def test_observations_of_another_form_than_their_space_are_refused():
    shown = Observations.of([np.zeros(2), np.ones(3), np.ones(2)])
    model = replace(CHAIN, observations=shown, observation_space=spaces.Box(0, 1, (2,), np.float32))
    with pytest.raises(ValueError, match="model has observations that are not those of Box"):
        model.make_vec(2).reset(seed=0)


@pytest.mark.parametrize("given", [None, 3, CHAIN.digest.encode(), {"P": 1}])
def test_what_is_no_model_is_refused(given):
    with pytest.raises(TypeError, match="model must be a provengym.FiniteModel or the path of a"):
        ModelEnv(given)
    with pytest.raises(ValueError, match="env_id must be an environment of this package"):
        Batch(given, 2)


def test_a_file_that_holds_no_space_of_observations_is_refused(tmp_path):
    path = tmp_path / "model.npz"
    CHAIN.save(path)
    with np.load(path) as found:
        arrays = dict(found)
    header = bytes(arrays["header"]).decode()
    for told in ('{"Discrete": [1]}', '{"value": 3}', '{"none": 1}', "3"):
        changed = header.replace('"observation_space": null', f'"observation_space": {told}')
        assert changed != header
        arrays["header"] = np.frombuffer(changed.encode(), np.uint8)
        np.savez(path, **arrays)
        with pytest.raises(ValueError, match="observation_space"):
            provengym.load_model(path)


def test_it_is_no_environment_of_which_a_model_is_proved():
    """So it is a target like any other, whose draws are compiled."""
    given = {"policy": "random", "horizon": 3, "episodes": 50, "reward_range": (-3, 10)}
    found = provengym.evaluate("provengym/Model-v0", model=CHAIN, **given)
    assert found.estimate.episodes == 50
    assert found.process is None
