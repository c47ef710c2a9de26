"""Everything that runs agrees with each environment as Lean's own reduction evaluates it."""

import itertools
import json
from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import GOLDEN, term
from provengym._core import KERNELS
from transcriptions import hunter_wumpus as wumpus
from transcriptions import key_lock, splitmix, swimmer_gait
from transcriptions import recommender as shop
from transcriptions import two_lane_driving as driving
from transcriptions.spell_correction import ALPHABET, BLANK, TRANSFORMS, Speller, edits

TABLES = {table.name: golden.load(table) for table in GOLDEN}
UNITS = 10**6


@pytest.mark.slow
@pytest.mark.parametrize("table", GOLDEN, ids=lambda table: table.name)
def test_tables_are_what_the_specification_says(table):
    assert json.loads(golden.dump(golden.evaluate(table))) == golden.load(table)


def test_parse_reads_what_reduce_prints():
    text = "[[(1, Int.negSucc 0, false, true),\n    (12, Int.ofNat 3, true, false)]]"

    assert golden.parse(text) == [[[1, -1, False, True], [12, 3, True, False]]]


def test_arguments_become_terms():
    assert [term(value) for value in (3, -3, True, [1, 2])] == ["3", "(-3)", "true", "[1, 2]"]


# ---- GridWorld ----------------------------------------------------------------------------------


def grid_entries(table):
    """Cell, action and entry of every step."""
    for index, row in enumerate(table["table"]):
        for action, entry in enumerate(row):
            yield index, action, entry


def grid_kernel(table):
    goal = dict(zip(("goal_row", "goal_col"), divmod(table["goal"], table["width"]), strict=True))
    start = {"start_row": 0, "start_col": 0}
    return KERNELS["GridWorld"](height=table["height"], width=table["width"], **start, **goal)


def grid_rows(table):
    for index, action, (successor, reward, terminated, _) in grid_entries(table):
        cell, after = (divmod(i, table["width"]) for i in (index, successor))
        yield cell, action, 0, after, (successor, *after), Fraction(reward), terminated


def test_grids_hold_every_shape_goal_and_case_of_the_step():
    grids, sides = TABLES["GridWorld"], range(1, 5)
    expected = [(h, w, goal) for h in sides for w in sides for goal in range(h * w)]
    entries = [
        (index, grid["goal"], *entry) for grid in grids for index, _, entry in grid_entries(grid)
    ]

    assert [(grid["height"], grid["width"], grid["goal"]) for grid in grids] == expected
    for grid in grids:
        assert np.shape(grid["table"]) == (grid["height"] * grid["width"], 4, 4)
    assert any(index == goal for index, goal, *_ in entries)
    assert any(index != goal == successor for index, goal, successor, *_ in entries)
    assert any(index == successor != goal for index, goal, successor, *_ in entries)


@pytest.mark.filterwarnings("ignore:.*start.*goal:UserWarning")
def test_the_environment_of_grids():
    for grid in TABLES["GridWorld"]:
        shape = {name: grid[name] for name in ("height", "width")}
        goal = divmod(grid["goal"], grid["width"])
        env = gymnasium.make("provengym/GridWorld-v0", **shape, goal=goal).unwrapped
        for index, action, entry in grid_entries(grid):
            env.reset(options={"state": divmod(index, grid["width"])})
            observation, reward, terminated, truncated, _ = env.step(action)

            assert [observation, reward, terminated, truncated] == entry
            assert env.P[index][action] == [(1.0, *entry[:3])]


# ---- Fishing ------------------------------------------------------------------------------------

# The first random word of an episode with this seed chooses this branch.
SEEDS_OF_BRANCHES = {
    branch: next(
        seed
        for seed in itertools.count()
        if splitmix.word(splitmix.key_of(seed), 0) >> 60 == branch
    )
    for branch in (0, 5, 8, 14, 15)
}


def fishery_entries(table):
    """Stock, quota and branch of every entry, and the entry."""
    for stock, row in zip(table["stocks"], table["table"], strict=True):
        for quota, cell in zip(table["quotas"], row, strict=True):
            for branch, entry in zip(table["branches"], cell, strict=True):
                yield stock, quota, branch, entry


def fishery_kernel(table):
    names = ("growth_num", "growth_den", "noise_num", "noise_den", "order")
    return KERNELS["Fishing"](start=0, **{name: table[name] for name in names})


def fishery_rows(table):
    for stock, quota, branch, (after, num, den, terminated, _) in fishery_entries(table):
        for low in (0, 2**60 - 1):  # the other bits do not matter
            noise = (branch << 60) | low
            yield (stock,), quota, noise, (after,), (after,), Fraction(num, den), terminated


def test_fisheries_hold_every_case_of_the_step():
    tables = TABLES["Fishing"]
    flat = [(t, *entry) for t in tables for entry in fishery_entries(t)]
    rates = {(t["growth_num"], t["noise_num"], t["order"]) for t in tables}
    stocks = {entry[0] for *_, entry in flat}

    assert len(flat) > 1500
    assert len(rates) == len(tables) == 10
    assert {0, 2 * UNITS} <= stocks  # clipped below and above
    assert all(entry[3] is (entry[0] == 0) and entry[4] is False for *_, entry in flat)
    assert {branch.bit_count() - 2 for _, _, _, branch, _ in flat} == {-2, -1, 0, 1, 2}
    assert any(
        Fraction(entry[1], entry[2]) == Fraction(quota, UNITS) for _, _, quota, _, entry in flat
    )
    assert any(0 < stock < quota for _, stock, quota, _, _ in flat)


@pytest.mark.parametrize("name", ["Fishing", "FishingContinuous"])
@pytest.mark.parametrize("table", TABLES["Fishing"], ids=range(len(TABLES["Fishing"])))
def test_the_environments_of_fisheries(table, name):
    env = gymnasium.make(
        f"provengym/{name}-v0",
        r=Fraction(table["growth_num"], table["growth_den"]),
        sigma=Fraction(table["noise_num"], table["noise_den"]),
        order=("growth_first", "harvest_first")[table["order"]],
    ).unwrapped
    played = 0
    for stock, quota, branch, (after, num, den, terminated, truncated) in fishery_entries(table):
        action, off_grid = divmod(quota, UNITS // 100)
        if name == "FishingContinuous":
            action = np.array([quota / UNITS], np.float32)
        elif off_grid:
            continue
        env.reset(seed=SEEDS_OF_BRANCHES[branch], options={"state": stock / UNITS})
        observation, reward, *flags, _ = env.step(action)
        played += 1

        assert env.units == after
        assert observation.tolist() == [np.float32(after / UNITS)]
        assert (reward, *flags) == (num / den, terminated, truncated)
    assert played >= 24


# ---- HunterWumpus -------------------------------------------------------------------------------

# After a reset with this seed the player goes in this direction.
SEEDS_OF_DIRECTIONS = {
    direction: next(
        s for s in range(99) if splitmix.word(splitmix.key_of(s), 64) >> 62 == direction
    )
    for direction in range(4)
}
every_hunt = pytest.mark.parametrize("table", TABLES["HunterWumpus"])


def cell(table, number):
    """The cell (x, y) with a number."""
    y, x = divmod(number, table["last"] + 1)
    return x, y


def before(table, hunter, player):
    """The state before a step."""
    board = wumpus.Board(
        table["last"] + 1,
        cell(table, hunter),
        cell(table, table["gold"]),
        [cell(table, pit) for pit in table["pits"]],
    )
    board.player = cell(table, player)
    board.scent = {cell(table, k): level for k, level in enumerate(table["scents"])}
    board.visited = {cell(table, number) for number in table["visited"]} | {board.wumpus}
    board.ending = "PlayerLost_Pit" if table["over"] else "Ongoing"
    return board


def after(table, board, entry):
    """The state after a step, and the rest of the entry."""
    hunter, player, status, scents, visited, *rest, senses = entry
    new = before(table, hunter, player)
    new.pits, new.gold = board.pits, board.gold
    new.scent = {cell(table, k): level for k, level in enumerate(scents)}
    new.visited = {cell(table, k) for k, been in enumerate(visited) if been}
    new.arrived_visited = senses[6][0] == 1
    new.ending = wumpus.ENDINGS[status]
    return new, rest, senses


def hunt_entries(table):
    """The state before, both directions, the state after, the results and the senses."""
    for hunter, row in zip(table["wumpuses"], table["table"], strict=True):
        for player, turns in zip(table["players"], row, strict=True):
            for action, directions in enumerate(turns):
                for direction, entry in enumerate(directions):
                    board = before(table, hunter, player)
                    yield board, action, direction, *after(table, board, entry)


def hunt_kernel(table):
    return KERNELS["HunterWumpus"](size=table["last"] + 1, num_pits=len(table["pits"]))


def hunt_rows(table):
    for board, action, direction, new, (reward, _, over, _), _ in hunt_entries(table):
        states = wumpus.words(board), wumpus.words(new)
        noise, observation = direction << 62, wumpus.observed(new)
        yield states[0], action, noise, states[1], observation, Fraction(reward), over


def test_hunts_hold_every_case_of_the_step():
    found = [(len(board.pits), *r) for t in TABLES["HunterWumpus"] for board, *r in hunt_entries(t)]
    rewards = {rest[0] for *_, rest, _ in found}
    endings = {new.ending for *_, new, _, _ in found}

    assert len(found) == 496
    assert rewards == {-101, -6, -1, 1, 94, 99, 101, 0}
    assert endings == set(wumpus.ENDINGS)
    assert all(rest[1] == 1 and rest[3] is False for *_, rest, _ in found)
    levels = {level for *_, new, _, _ in found for level in new.scent.values()}
    assert levels == {0, 1, 2, 3}


@every_hunt
def test_the_transcription_of_hunts(table):
    for board, action, direction, new, (reward, _, over, _), senses in hunt_entries(table):
        assert board.step(action, direction) == (reward, over)
        assert board.option() == new.option()
        assert [numerator / scale for numerator, scale in board.senses()] == pytest.approx(
            [numerator / scale for numerator, scale in senses], abs=1e-15
        )


@every_hunt
def test_the_environment_of_hunts(table):
    env = gymnasium.make(
        "provengym/HunterWumpus-v0", size=table["last"] + 1, num_pits=len(table["pits"])
    ).unwrapped
    taken = 0
    for board, action, direction, new, results, senses in hunt_entries(table):
        reward, _, over, truncated = results
        ended = board.player in {board.wumpus, board.gold, *board.pits}
        if (ended or board.wumpus in board.pits) != table["over"]:
            continue  # no game comes here
        env.reset(seed=SEEDS_OF_DIRECTIONS[direction], options={"state": board.option()})
        observation, got, terminated, cut, info = env.step(action)
        taken += 1

        assert observation.tolist() == [np.float32(p) / np.float32(q) for p, q in senses]
        assert (got, terminated, cut) == (reward, over, truncated)
        assert info["status"] == new.ending
        assert env.state == new.option()
    assert taken >= 16


# ---- SpellCorrection ----------------------------------------------------------------------------

SPELLINGS = TABLES["SpellCorrection"]
every_spelling = pytest.mark.parametrize(
    "case", SPELLINGS, ids=lambda c: f"{c['cells']}-{c['shaped']}-{'.'.join(map(str, c['word']))}"
)


def packed(symbols):
    return sum(symbol << 5 * place for place, symbol in enumerate(symbols))


def target(case):
    """The symbols of the word, without blanks."""
    return [letter + 1 for letter in case["word"]]


def spelling_entries(case):
    """Text, action and entry of each step of a table."""
    for text, row in zip(case["texts"], case["table"][1], strict=True):
        for action, entry in zip(case["actions"], row, strict=True):
            yield text, action, entry


def spelling_kernel(case, transforms=15):
    return KERNELS["SpellCorrection"](
        max_word_length=case["cells"],
        mode=int(case["shaped"]),
        transforms=transforms,
        words=np.array([packed(target(case))], np.uint64),
    )


def spelling_rows(case):
    word, blanks = packed(target(case)), [0] * (12 - case["cells"])
    for text, action, (after, distance, num, den, terminated, _) in spelling_entries(case):
        states, reward = ((word, packed(symbols)) for symbols in (text, after)), Fraction(num, den)
        state, successor = states
        yield state, action, 0, successor, (*after, *blanks, distance), reward, terminated


@every_spelling
def test_the_environment_of_spellings(case):
    word = "".join(ALPHABET[letter] for letter in case["word"])
    env = gymnasium.make(
        "provengym/SpellCorrection-v0",
        max_word_length=case["cells"],
        reward_mode="shaped" if case["shaped"] else "sparse",
        words=["abcd"[: case["cells"]]],
        transforms=TRANSFORMS,
    ).unwrapped
    for text, action, (after, distance, num, den, *flags) in spelling_entries(case):
        current = "".join((BLANK + ALPHABET)[symbol] for symbol in text)
        env.reset(options={"state": {"target": word, "current": current}})
        observation, reward, terminated, truncated, info = env.step(action)

        assert observation.tolist() == after
        assert reward == num / den
        assert [terminated, truncated] == flags
        assert info == {"edit_distance": distance, "time_limit": False}


@pytest.mark.parametrize("transform", TRANSFORMS)
@every_spelling
def test_every_edit_is_drawn_in_its_place(case, transform):
    """The word of the edit goes through the middle of every share of 2^64 that is one edit's."""
    expected = case["table"][0][TRANSFORMS.index(transform)]
    if not expected:
        with pytest.raises(ValueError, match="accepts"):
            spelling_kernel(case, 1 << TRANSFORMS.index(transform))
        return
    compiled = spelling_kernel(case, 1 << TRANSFORMS.index(transform))
    for place, letters in enumerate(expected):
        t = position_of((2 * place + 1) * 2**64 // (2 * len(expected)))
        _, current = compiled.init(0, (t - 2) % 2**64)

        assert current == packed([letter + 1 for letter in letters])
        assert compiled.transform(0, (t - 2) % 2**64) == TRANSFORMS.index(transform)


def position_of(word):
    """The number of the random word that is `word`, in the stream with key 0: mixing, undone."""
    z = word
    z ^= z >> 31 ^ z >> 62
    z = z * pow(0x94D049BB133111EB, -1, 2**64) % 2**64
    z ^= z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64
    z ^= z >> 30 ^ z >> 60
    return (z * pow(0x9E3779B97F4A7C15, -1, 2**64) - 1) % 2**64


@every_spelling
def test_the_transcription_has_the_same_edits(case):
    word = "".join(ALPHABET[letter] for letter in case["word"])
    task = Speller(case["cells"], False, TRANSFORMS, [word])
    letters = [
        [[ALPHABET.index(a) for a in other] for other in task.effective(word, transform)]
        for transform in TRANSFORMS
    ]

    assert letters == case["table"][0]


def test_spellings_hold_every_case():
    steps = [(case, *step) for case in SPELLINGS for step in spelling_entries(case)]
    solved = [entry[4] for *_, entry in steps]
    before = [
        text == target(case) + [0] * (case["cells"] - len(target(case))) for case, text, *_ in steps
    ]

    assert sum(b and s for b, s in zip(before, solved, strict=True)) > 20
    assert sum(s and not b for b, s in zip(before, solved, strict=True)) > 5
    assert {entry[1] for *_, entry in steps} == {0, 1, 2, 3, 4}
    rewards = {(case["shaped"], entry[2] < 0) for case, _, _, entry in steps}
    assert rewards == {(True, True), (True, False), (False, False)}
    # Every transform leaves some edits out, for they change nothing or do not fit.
    for number, transform in enumerate(TRANSFORMS):
        left_out = [
            len(edits("".join(ALPHABET[a] for a in case["word"]), transform))
            - len(case["table"][0][number])
            for case in SPELLINGS
        ]
        assert min(left_out) >= 0
        assert max(left_out) > 0


# ---- KeyLock ------------------------------------------------------------------------------------


def lock_entries(table):
    """Cell of the agent, action and entry of every step."""
    for agent, row in zip(table["agents"], table["table"], strict=True):
        for action, entry in enumerate(row):
            yield agent, action, entry


def lock_board(table, agent, key=None, lock=None, has_key=None, is_open=None):
    """The board with the agent in this cell, as the table has the rest where it is not given."""
    given = (agent, key, lock, has_key, is_open)
    names = ("agents", "key", "lock", "has_key", "open")
    rest = [table[n] if v is None else v for n, v in zip(names, given, strict=True)]
    return key_lock.Board(table["last"] + 1, *rest)


def lock_kernel(table):
    return KERNELS["KeyLock"](size=table["last"] + 1)


def lock_rows(table):
    for agent, action, (*after, num, den, terminated, _) in lock_entries(table):
        before, new = lock_board(table, agent), lock_board(table, *after)
        state, successor = key_lock.words(before), key_lock.words(new)
        observation = (new.number(), *new.observed())
        yield state, action, 0, successor, observation, Fraction(num, den), terminated


def test_locks_hold_every_case_of_the_step():
    found = [(t, *entry) for t in TABLES["KeyLock"] for entry in lock_entries(t)]
    small = [
        (t["key"], t["lock"], p, t["has_key"], t["open"]) for t, p, *_ in found if t["last"] < 2
    ]

    assert len(set(small)) == 108
    assert {entry[5] for *_, entry in found} == {-1, 0, 10, 100}
    assert all(entry[6] == 1 and entry[8] is False for *_, entry in found)
    assert all(entry[7] is (entry[5] == 100 or t["open"]) for t, _, _, entry in found)
    stopped = [t["last"] for t, p, a, entry in found if a < 4 and entry[0] == p and not t["open"]]
    assert set(stopped) == {1, 2, 3}


def test_the_transcription_and_the_environment_of_locks():
    for table in TABLES["KeyLock"]:
        side = table["last"] + 1
        env = gymnasium.make("provengym/KeyLock-v0", size=side).unwrapped
        rest = {"has_key": table["has_key"], "open": table["open"]}
        cells = {n: tuple(reversed(divmod(table[n], side))) for n in ("key", "lock")}
        for agent, action, (*after, num, _, terminated, truncated) in lock_entries(table):
            board, new = lock_board(table, agent), lock_board(table, *after)
            env.reset(options={"state": {"agent": board.observed()[:2], **cells, **rest}})
            observation, reward, *flags, _ = env.step(action)

            assert board.step(action) == (num, terminated)
            assert board.observed() == new.observed() == tuple(observation.tolist())
            assert (reward, *flags) == (num, terminated, truncated)


# ---- Recommender --------------------------------------------------------------------------------

SHOPS = TABLES["Recommender"]


def shop_kernel(table):
    numerators = (table["numerators"] + [0] * 8)[:8]
    users = [shop.nibbles(affinities) for affinities, _ in table["table"]]
    return KERNELS["Recommender"](
        num_products=table["products"],
        features_per_product=table["each"],
        horizon=table["horizon"],
        denominator=table["denominator"],
        **{f"n{j}": numerator for j, numerator in enumerate(numerators)},
        words=np.array(users, np.uint64),
    )


def members(flags):
    return sum(flag << place for place, flag in enumerate(flags))


def shop_rows(table):
    n, d = table["products"], table["denominator"]
    before = [shop.members(set(table[name])) for name in ("recommended", "bought")]
    for affinities, products in table["table"]:
        user = shop.nibbles(affinities)
        for product, branches in enumerate(products):
            assert len(branches) == d
            for branch, entry in enumerate(branches):
                shown, sold, purchase, time, reward, terminated, truncated = entry
                assert not truncated
                after = members(shown), members(sold)
                for noise in (-(-(branch << 64) // d), -(-(branch + 1 << 64) // d) - 1):
                    yield (
                        (user, *before, 2 * n, table["time"]),
                        product,
                        noise,
                        (user, *after, 2 * product + purchase, time),
                        (product, int(purchase), *after, time),
                        Fraction(reward),
                        terminated,
                    )


@pytest.mark.parametrize("table", SHOPS, ids=lambda table: f"{table['products']}-{table['time']}")
def test_the_environment_of_recommenders(table):
    chances = [Fraction(p, table["denominator"]) for p in table["numerators"]]
    env = gymnasium.make(
        "provengym/Recommender-v0",
        num_products=table["products"],
        num_features=table["features"],
        features_per_product=table["each"],
        liked=table["liked"],
        probabilities=chances,
        horizon=table["horizon"],
    ).unwrapped
    everybody = shop.tastes(table["features"], table["liked"])
    catalogue = shop.round_robin(table["products"], table["features"], table["each"])
    shops = [shop.Shop(catalogue, chances, table["horizon"], taste) for taste in everybody]
    listed = [shop.nibbles(affinities) for affinities, _ in table["table"]]

    assert env.kernel.words.tolist() == [shop.words(one)[0] for one in shops] == listed
    for affinities, products in table["table"]:
        state = {name: table[name] for name in ("recommended", "bought", "time")}
        for product, branches in enumerate(products):
            env.reset(options={"state": state | {"affinities": affinities}})
            observation, reward, *_ = env.step(product)
            seen = (
                observation["recommended"].tolist(),
                observation["purchase_history"].tolist(),
                observation["user_feedback"],
                observation["time_step"],
                reward,
                False,
                False,
            )

            assert seen in [tuple(branch) for branch in branches]


# ---- TwoLaneDriving -----------------------------------------------------------------------------


def street_drive(table, place, lane, speed):
    """The car of an entry, by the transcription."""
    cells = [["."] * table["length"] for _ in range(2)]
    for found, taken in zip(cells, (table["first"], table["second"]), strict=True):
        for at in taken:
            found[at] = "#"
    lanes = ["".join(found) for found in cells]
    drive = driving.Drive(lanes, table["max_speed"], table["speed_limit"])
    drive.place, drive.lane, drive.speed = place, lane, speed
    return drive


def street_entries(table):
    """Place, lane, speed, action and entry of every step."""
    for place, lanes in zip(table["places"], table["table"], strict=True):
        for lane, speeds in enumerate(lanes):
            for speed, row in enumerate(speeds):
                for action, entry in enumerate(row):
                    yield place, lane, speed, action, entry


def street_kernel(table):
    words = driving.packed(street_drive(table, 0, 0, 0).lanes)
    names = ("given_near0", "given_far0", "given_near1", "given_far1")
    about = {name: table[name] for name in ("length", "max_speed", "speed_limit", "sensor_range")}
    given = dict(zip(names, words, strict=True))
    return KERNELS["TwoLaneDriving"](**about, drawn=0, **given)


def street_rows(table):
    """The numbers of violations and what the shield allows are not of the table."""
    limit, sensor = table["speed_limit"], table["sensor_range"]
    for place, lane, speed, action, entry in street_entries(table):
        before, new = (street_drive(table, *car) for car in ((place, lane, speed), entry[:3]))
        new.violations = int(before.over() is None and new.speed > limit)
        num, den, terminated = entry[3:6]
        observation = (entry[7], *entry[1:3], *entry[8:10], new.allowed(sensor), new.violations)
        yield before.words(), action, 0, new.words(), observation, Fraction(num, den), terminated


def test_streets_hold_every_case_of_the_step():
    found = [(t, *entry) for t in TABLES["TwoLaneDriving"] for entry in street_entries(t)]

    assert {entry[3] for *_, entry in found} == {-100, -6, -1, 0, 100}
    assert all(entry[4] == 1 and entry[6] is False for *_, entry in found)
    assert all(entry[5] is (entry[3] in (-100, 0, 100)) for *_, entry in found)
    assert {entry[10] for *_, entry in found} == {False, True}


def test_the_transcription_and_the_shield_of_streets():
    for table in TABLES["TwoLaneDriving"]:
        sensor, kernel = table["sensor_range"], street_kernel(table)
        allowed = {}
        for place, lane, speed, action, entry in street_entries(table):
            drive = street_drive(table, place, lane, speed)
            passes = drive.passes(action, sensor)
            bits = allowed.setdefault(drive.words(), [])
            if entry[10]:
                bits.append(action)

            assert passes is entry[10]
            assert drive.step(action) == (entry[3], entry[5])
            assert [drive.place, drive.lane, drive.speed] == entry[:3]
            assert [drive.ahead(lane, sensor) for lane in range(2)] == entry[8:10]
        for words, actions in allowed.items():
            assert kernel.observe(words)[5] == sum(1 << action for action in actions or [4])


# ---- SwimmerGait --------------------------------------------------------------------------------


def swim_entries(table):
    """Shape, action and entry of every step."""
    for joint2, row in enumerate(table["table"]):
        for action, entry in enumerate(row):
            yield (table["joint1"], joint2), action, entry


def swim_kernel(table):
    return KERNELS["SwimmerGait"](resolution=9)


def swim_rows(table):
    for shape, action, (*after, units, terminated, _) in swim_entries(table):
        observation = (9 * after[0] + after[1], *after)
        yield shape, action, 0, tuple(after), observation, Fraction(units, UNITS), terminated


def test_swims_hold_every_step():
    found = [(shape, a) for t in TABLES["SwimmerGait"] for shape, a, _ in swim_entries(t)]

    assert set(found) == set(itertools.product(itertools.product(range(9), range(9)), range(5)))


def test_the_transcription_and_the_environment_of_swims():
    env = gymnasium.make("provengym/SwimmerGait-v0").unwrapped
    for table in TABLES["SwimmerGait"]:
        for shape, action, (*after, units, terminated, truncated) in swim_entries(table):
            env.reset(options={"state": shape})
            observation, reward, *flags, _ = env.step(action)

            assert swimmer_gait.step(shape, action) == (tuple(after), units)
            assert observation.tolist() == after
            assert (reward, *flags) == (units / UNITS, terminated, truncated)


# ---- The kernels, one step at a time and many ---------------------------------------------------

# Rows are state, action and random word; state after, observation, reward and termination.
COMPILED = {
    "GridWorld": (grid_kernel, grid_rows),
    "Fishing": (fishery_kernel, fishery_rows),
    "HunterWumpus": (hunt_kernel, hunt_rows),
    "SpellCorrection": (spelling_kernel, spelling_rows),
    "KeyLock": (lock_kernel, lock_rows),
    "Recommender": (shop_kernel, shop_rows),
    "TwoLaneDriving": (street_kernel, street_rows),
    "SwimmerGait": (swim_kernel, swim_rows),
}


def test_every_table_is_read():
    assert set(COMPILED) == set(TABLES)


@pytest.mark.parametrize("name", COMPILED)
def test_kernel(name):
    make, rows = COMPILED[name]
    for table in TABLES[name]:
        kernel = make(table)
        for state, action, noise, successor, observation, reward, terminated in rows(table):
            paid = reward * kernel.reward_scale

            assert kernel.step(state, action, noise) == (successor, paid, terminated)
            assert kernel.observe(successor) == observation


@pytest.mark.parametrize("name", COMPILED)
def test_batch(name):
    make, rows = COMPILED[name]
    for table in TABLES[name]:
        kernel = make(table)
        states, actions, noise, *expected = map(list, zip(*rows(table), strict=True))
        n = len(states)
        lanes = np.array(states, kernel.state_dtype).T.copy()
        words = np.array(noise, np.uint64) if kernel.step_words else None
        observations, rewards = np.full((n, len(kernel.observation)), -1), np.full(n, np.nan)
        terminated = np.zeros(n, bool)
        kernel.step_batch(lanes, np.array(actions), words, observations, rewards, terminated)

        assert [tuple(lane) for lane in lanes.T.tolist()] == expected[0]
        assert [tuple(row) for row in observations.tolist()] == expected[1]
        assert rewards.tolist() == [float(reward) for reward in expected[2]]
        assert terminated.tolist() == expected[3]
