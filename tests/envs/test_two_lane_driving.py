"""TwoLaneDriving: all states of small streets, all layouts, resets, infos and the shield."""

import itertools
import json
from collections import Counter

import gymnasium
import numpy as np
import pytest

import provengym
from provengym.cli import main
from provengym.envs.two_lane_driving.env import TwoLaneDrivingEnv
from provengym.envs.two_lane_driving.layout import is_passable, pack, unpack
from provengym.envs.two_lane_driving.reference import TwoLaneDrivingParameters
from provengym.envs.two_lane_driving.shield import Shield
from transcriptions import splitmix
from transcriptions.two_lane_driving import Drive, drawn

OBSTACLES = ((3, 0), (6, 1), (9, 0), (11, 0))


def street(length, obstacles):
    """The two lanes of the transcription."""
    return ["".join(".#"[(x, lane) in obstacles] for x in range(length)) for lane in range(2)]


def layouts(length):
    """Every layout of a street."""
    cells = list(itertools.product(range(1, length), range(2)))
    for count in range(len(cells) + 1):
        yield from itertools.combinations(cells, count)


@pytest.mark.parametrize("max_speed", [1, 2, 3])
def test_every_state_of_every_small_street(max_speed):
    for length in (2, 3, 4):
        for obstacles in layouts(length):
            env = TwoLaneDrivingEnv(
                length, max_speed, speed_limit=1, sensor_range=6, obstacles=obstacles
            )
            cars = itertools.product(range(length + 1), range(2), range(max_speed + 1), range(6))
            for place, lane, speed, action in cars:
                drive = Drive(street(length, obstacles), max_speed, 1)
                drive.place, drive.lane, drive.speed = place, lane, speed
                shown, info = env.reset(
                    options={"state": {"place": place, "lane": lane, "speed": speed}}
                )
                assert tuple(shown) == drive.observed(6)[:5]
                assert info["action_mask"].tolist() == bits(drive.allowed(6))
                shown, reward, terminated, _, info = env.step(action)
                assert (reward, terminated) == drive.step(action)
                assert tuple(shown) == drive.observed(6)[:5]
                assert info["violations"] == drive.violations
                assert info["action_mask"].tolist() == bits(drive.allowed(6))


def bits(number):
    return [number >> action & 1 for action in range(6)]


def reaches(length, max_speed, obstacles):
    """Return whether the end can be reached, by a search with the transcription."""
    start = (0, 0, 0)
    found, left = {start}, [start]
    while left:
        car = left.pop()
        for action in range(6):
            drive = Drive(street(length, obstacles), max_speed, 1)
            drive.place, drive.lane, drive.speed = car
            drive.step(action)
            if drive.over() == "arrived":
                return True
            new = (drive.place, drive.lane, drive.speed)
            if drive.over() is None and new not in found:
                found.add(new)
                left.append(new)
    return False


@pytest.mark.parametrize(("length", "passable"), [(2, 3), (3, 7), (4, 17), (5, 41)])
def test_a_street_can_be_driven_exactly_where_it_is_said(length, passable):
    count = 0
    for obstacles in layouts(length):
        env = TwoLaneDrivingEnv(length, obstacles=obstacles)
        count += env.solvable

        assert env.solvable == env.parameters["solvable"] == is_passable(obstacles)
        for max_speed in (1, 2):
            assert reaches(length, max_speed, obstacles) == env.solvable
    assert count == passable


def test_resets_are_the_transcription():
    for seed, length in enumerate([2, 3, 10, 63, 64, 65, 66, 127, 128] * 30):
        env = TwoLaneDrivingEnv(length)
        env.reset(seed=seed)
        lanes = drawn(length, splitmix.key_of(seed), 0)
        obstacles = [(x, lane) for x in range(length) for lane in range(2) if lanes[lane][x] == "#"]

        assert env.state == {"place": 0, "lane": 0, "speed": 0, "obstacles": obstacles}
        assert env.solvable
        assert is_passable(obstacles)


def test_layouts_are_as_probable_as_they_should_be():
    """Two drawn cells: each of the seven layouts near its probability, in 256ths."""
    env, counts = TwoLaneDrivingEnv(4), Counter()
    env.reset(seed=1)
    for _ in range(20_000):
        env.reset()
        counts[tuple(env.state["obstacles"])] += 1
    expected = {(): 14 * 14, ((2, 0), (3, 0)): 1, ((2, 1), (3, 1)): 1}
    for lane in range(2):
        expected[((2, lane),)] = 14 + 1
        expected[((3, lane),)] = 14
    assert sum(expected.values()) == 256
    assert set(counts) <= set(expected)
    for layout, weight in expected.items():
        mean = 20_000 * weight / 256
        assert abs(counts[layout] - mean) < 6 * mean**0.5


def test_words_and_obstacles_are_the_same():
    for obstacles in ((), ((1, 0),), ((63, 1), (64, 0), (127, 1)), OBSTACLES):
        assert unpack(pack(obstacles)) == obstacles


def test_violations_are_counted_and_forgotten():
    env = TwoLaneDrivingEnv(30, max_speed=3, speed_limit=1, obstacles=())
    env.reset()
    told = [env.step(action)[4]["violations"] for action in (2, 2, 0, 4, 4)]

    assert told == [0, 1, 2, 2, 2]
    assert env.reset()[1]["violations"] == 0


def test_the_table_is_the_transcription():
    obstacles, length, max_speed = ((2, 0), (5, 1)), 7, 2
    env = TwoLaneDrivingEnv(length, max_speed, obstacles=obstacles)
    for number, rows in env.P.items():
        cell, speed = divmod(number, max_speed + 1)
        for action, outcomes in rows.items():
            drive = Drive(street(length, obstacles), max_speed, 2)
            drive.place, drive.lane, drive.speed = *divmod(cell, 2), speed
            reward, over = drive.step(action)
            after = (2 * drive.place + drive.lane) * (max_speed + 1) + drive.speed

            assert outcomes == [(1.0, after, reward, over)]
    assert len(env.P) == env.num_states == 48
    assert env.initial_state_distrib.tolist() == [1.0] + 47 * [0.0]


def test_the_best_return_is_certified():
    """That of the fastest drive at the limit; the step that arrives may be faster."""
    env = TwoLaneDrivingEnv(8, 3, speed_limit=2, obstacles=[(3, 0), (6, 1)])
    solution = provengym.solve(env, discount=0.99)
    steps = 4  # 1, 2, 2 and 3 cells
    best = 100 * 0.99 ** (steps - 1) - sum(0.99**k for k in range(steps - 1))

    assert solution.values[0] == pytest.approx(best)


def test_random_obstacles_have_no_table():
    message = "^TwoLaneDriving has a table where its obstacles are given, not drawn$"
    env = TwoLaneDrivingEnv()
    for asked in (lambda: env.P, env.transition_matrices, env.tabulate):
        with pytest.raises(ValueError, match=message):
            asked()
    with pytest.raises(ValueError, match=message):
        provengym.solve("TwoLaneDriving", discount=0.9)


@pytest.mark.parametrize(
    ("parameters", "note"),
    [
        ({}, None),
        ({"obstacles": [[3, 0], [4, 1]]}, "No actions lead to the end of this street: "),
        ({"sensor_range": 5}, "The sensor is too short for an action mask: "),
    ],
)
def test_show_has_a_note(parameters, note, capsys):
    options = [f"-p{name}={json.dumps(value)}" for name, value in parameters.items()]

    assert main(["show", "TwoLaneDriving", *options]) == 0
    shown = capsys.readouterr().out
    assert main(["show", "TwoLaneDriving", "--json", *options]) == 0
    found = json.loads(capsys.readouterr().out)["note"]
    if note is None:
        assert found is None
        assert "No actions lead" not in shown
    else:
        assert found.startswith(note)
        assert note in shown


@pytest.mark.parametrize(("speed", "told"), [(2, False), (3, True)])
def test_a_car_over_the_limit_is_told_to_be_too_fast(speed, told):
    env = TwoLaneDrivingEnv(20, obstacles=OBSTACLES, speed_limit=2, render_mode="ansi")
    env.reset(options={"state": {"place": 0, "lane": 0, "speed": speed}})

    assert ("too fast" in env.render()) is told


# ---- The shield ---------------------------------------------------------------------------------


def test_where_nothing_passes_the_mask_is_to_brake():
    env = TwoLaneDrivingEnv(20, obstacles=[(5, 0), (3, 1)])
    _, info = env.reset(options={"state": {"place": 3, "lane": 0, "speed": 3}})

    assert info["action_mask"].tolist() == [0, 0, 0, 0, 1, 0]


def test_a_mask_is_what_discrete_takes():
    env = TwoLaneDrivingEnv()
    info = env.reset(seed=0)[1]
    env.action_space.seed(0)
    for _ in range(50):
        action = env.action_space.sample(info["action_mask"])
        _, _, terminated, _, info = env.step(action)
        if terminated:
            break
    assert info["action_mask"].dtype == np.int8


@pytest.mark.parametrize("max_speed", range(1, 11))
def test_no_shielded_car_crashes(max_speed):
    env = Shield(
        gymnasium.make(
            "provengym/TwoLaneDriving-v0", max_speed=max_speed, speed_limit=1, sensor_range=55
        )
    )
    env.action_space.seed(max_speed)
    rewards, interventions = [], 0
    for seed in range(20):
        env.reset(seed=seed)
        over = False
        while not over:
            *_, reward, terminated, truncated, info = env.step(env.action_space.sample())
            over = terminated or truncated
            rewards.append(reward)
            interventions += info["shielded"]

    assert -100 not in rewards
    assert interventions > 0


def test_without_the_shield_cars_crash():
    env = gymnasium.make("provengym/TwoLaneDriving-v0")
    env.action_space.seed(1)
    rewards = []
    for seed in range(20):
        env.reset(seed=seed)
        over = False
        while not over:
            _, reward, *flags, _ = env.step(env.action_space.sample())
            over = any(flags)
            rewards.append(reward)

    assert -100 in rewards


def test_a_short_sensor_has_no_shield():
    env = TwoLaneDrivingEnv(sensor_range=5)

    assert "action_mask" not in env.reset(seed=0)[1]
    assert "action_mask" not in env.step(0)[4]
    message = "needs sensor_range >= 6, the way in which a car at max_speed=3 stops, got 5"
    with pytest.raises(ValueError, match=f"^a shield {message}$"):
        Shield(env)
    with pytest.raises(ValueError, match=f"^an action mask {message}$"):
        env.action_mask  # noqa: B018


def test_a_shield_is_for_cars():
    with pytest.raises(TypeError, match="env must be a TwoLaneDriving, got"):
        Shield(provengym.GridWorldEnv())


@pytest.mark.parametrize(("action", "error"), [(6, ValueError), (1.5, TypeError)])
def test_the_shield_refuses_what_the_environment_does(action, error):
    env = Shield(TwoLaneDrivingEnv())
    env.reset(seed=0)
    with pytest.raises(error, match="action must be .*between 0 and 5"):
        env.step(action)


def test_lanes_have_masks_and_violations():
    envs = gymnasium.make_vec("provengym/TwoLaneDriving-v0", num_envs=3, sensor_range=6)
    _, info = envs.reset(seed=5)
    singles = [TwoLaneDrivingEnv() for _ in range(3)]
    for seed, single in enumerate(singles, 5):
        expected = single.reset(seed=seed)[1]["action_mask"]
        assert info["action_mask"][seed - 5].tolist() == expected.tolist()
    *_, info = envs.step(np.array([2, 3, 0]))
    for lane, action in enumerate((2, 3, 0)):
        expected = singles[lane].step(action)[4]
        assert info["action_mask"][lane].tolist() == expected["action_mask"].tolist()
        assert info["violations"][lane] == expected["violations"]


def test_obstacles_that_are_given_are_the_only_ones_on_a_street_of_any_length():
    model = TwoLaneDrivingParameters().model({"length": 100, "obstacles": ((10, 0),)})

    assert model.start_weights(model.starts()).tolist() == [1]
