"""The pages of the environments suffice: what was written from a page alone does what runs.

Each environment's implementation in `tests/from_the_page` was written from its page in `docs`, in
its own style.  It is held against the environment; and with any one of its sentences negated it is
seen to differ, so that the comparison can fail, and each of these sentences matters.
"""

import ast
import inspect
import itertools
import random
import re
import warnings
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from gymnasium import spaces

import provengym
from from_the_page import (
    fishing,
    gridworld,
    hunter_wumpus,
    key_lock,
    recommender,
    spell_correction,
    swimmer_gait,
    two_lane_driving,
)

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name):
    """The text of a page, with single spaces between its words."""
    return " ".join((DOCS / f"{name}.md").read_text(encoding="utf-8").split())


def seen(observation):
    """An observation as a plain list or number."""
    return observation.tolist() if isinstance(observation, np.ndarray) else observation


def rounded(values):
    """Exact numbers as a list of the float32 that are nearest to the nearest floats."""
    return [float(np.float32(float(value))) for value in values]


def unlike(counts, distribution):
    """What occurred that cannot, or how often something occurred that is probable otherwise."""
    draws = sum(counts.values())
    for outcome in counts:
        if not distribution.get(outcome):
            yield f"{outcome} occurred, which cannot"
    for outcome, probability in distribution.items():
        p = float(probability)
        if abs(counts[outcome] - draws * p) > 5 * (draws * p * (1 - p)) ** 0.5 + 1:
            yield f"{outcome} occurred {counts[outcome]} times in {draws}, not {draws * p:.1f}"


# Each comparison yields the differences that it finds.


def compare_gridworld(negated):
    """Every move on small grids; and a long walk along the border."""
    shapes = [*itertools.product((1, 2, 3), (1, 2, 3)), (2, 5), (4, 2)]
    for (height, width), observation in itertools.product(shapes, ("index", "position")):
        cells = list(itertools.product(range(height), range(width)))
        for goal in [None, *cells]:
            with warnings.catch_warnings(action="ignore"):  # that an episode starts at the goal
                env = provengym.GridWorldEnv(height, width, goal=goal, observation=observation)
            grid = gridworld.GridWorld(height, width, goal, observation, negated)
            for cell, action in itertools.product(cells, range(4)):
                first = env.reset(options={"state": cell})
                got = [(seen(first[0]), first[1])]
                place = grid.place(cell)
                expected = [(grid.observe(place), {})]
                for taken in (1, 2):
                    shown, *rest = env.step(action)
                    got.append((seen(shown), *rest))
                    place, *rest = grid.step(place, action, taken)
                    expected.append((grid.observe(place), *rest, {}))
                if got != expected:
                    yield f"{height} x {width}, {goal=}, {cell}, {action=}: {got}, not {expected}"
    env, grid = provengym.GridWorldEnv(), gridworld.GridWorld(5, 5, negated=negated)
    shown, _ = env.reset(seed=0)
    place = grid.place((0, 0))
    for taken in range(1, 100):
        shown, *got = env.step(0)
        place, *expected = grid.step(place, 0, taken)
        if (shown, *got) != (grid.observe(place), *expected, {}):
            yield f"step {taken}: {shown, *got}, not {grid.observe(place), *expected}"


FISHERIES = {
    "discrete": provengym.FishingEnv,
    "continuous": provengym.FishingContinuousEnv,
    "normalized": provengym.FishingNormalizedEnv,
}


def an_action(draw, form, K):
    """An action that is worth a try."""
    if form == "discrete":
        return draw.choice([0, 1, 25, 75, 150, 200, draw.randrange(201)])
    whole = draw.random() < 0.3
    quota = draw.randrange(9) / 2 * K / 10**6 if whole else draw.uniform(-0.5, 2.5) * K
    amount = quota / K - 1 if form == "normalized" else quota
    return np.array([amount], dtype=np.float32)


def a_fishery(draw):
    """Parameters that are worth a try."""
    return {
        "r": draw.choice([0.3, 1, "7/3", 5, 0.1234]),
        "K": draw.choice([1.0, 1.0, 10.0**6, 0.7]),
        "Tmax": draw.choice([1, 2, 3, 100]),
        "order": draw.choice(["growth_first", "harvest_first"]),
        "sigma": draw.choice([0, 0, 0.1, "1/3", 1]),
    }


def compare_fishing(negated):
    """Steps of many fisheries in their three forms, and the frequencies of the noise."""
    draw = random.Random(0)
    for number in range(400):
        form = tuple(FISHERIES)[number % 3]
        about = a_fishery(draw)
        K = about["K"]
        about["s0"] = draw.choice([0.75, 1e-6, 0.5, 1.0, 1.9, 2.0, draw.uniform(0, 2)]) * K
        fishery = fishing.Fishery(form, **about, negated=negated)
        env = FISHERIES[form](**about)
        shown, info = env.reset(seed=number)
        stock = fishery.start
        if draw.random() < 0.3:
            given = draw.uniform(-1, 1) if form == "normalized" else draw.uniform(0, 2) * K
            shown, info = env.reset(seed=number, options={"state": given})
            stock = fishery.given(given)
        begun = (env.units, seen(shown), info)
        if begun != (stock, rounded([fishery.observe(stock)]), {}):
            yield f"{about}: an episode begins with {begun}, not with {stock}"
            continue
        for taken in range(1, 5):
            action = an_action(draw, form, K)
            before = stock
            shown, reward, terminated, truncated, info = env.step(action)
            stock = env.units
            possible = {
                (after, float(np.float32(float(paid))), *flags)
                for after, paid, *flags in fishery.step(before, np.asarray(action).item(), taken)
            }
            got = (stock, float(np.float32(reward)), terminated, truncated)
            if got not in possible:
                yield f"{form} {about}: {before} and {action}: {got}, not {possible}"
            if seen(shown) != pytest.approx(rounded([fishery.observe(stock)]), rel=3e-7):
                yield f"{form} {about}: {stock} is shown as {shown}"
            if info != {"time_limit": taken >= about["Tmax"]}:
                yield f"{form} {about}: {info} at step {taken}"
    yield from unlike(*two_deviates(negated))


def two_deviates(negated):
    """How often each pair of deviates occurred in two steps, and how probable the pairs are."""
    fishery = fishing.Fishery("discrete", sigma=0.1, negated=negated)
    env = provengym.FishingEnv(sigma=0.1)
    counts = Counter()
    for seed in range(4000):
        env.reset(seed=seed)
        found = []
        for taken in (1, 2):
            before = env.units
            _, reward, terminated, truncated, _ = env.step(0)
            possible = fishery.step(before, 0, taken)
            found += possible.get((env.units, reward, terminated, truncated), [None])
        counts[tuple(found)] += 1
    return counts, fishery.pairs()


def a_hunt(draw, size, num_pits):
    """A state that is worth a try, in the form of the page."""
    cells = list(itertools.product(range(size), repeat=2))
    gold, *pits = draw.sample(cells[1:], num_pits + 1)
    player, wumpus = draw.choice(cells), draw.choice(cells)
    if wumpus in pits and (player in pits or player == gold):
        player = (0, 0)
    dry = [cell for cell in cells if cell not in pits]
    scents = draw.sample([1, 2, 3], draw.randrange(4))
    places = draw.sample(dry, min(len(dry), len(scents)))
    return {
        "gold": gold,
        "pits": sorted(pits),
        "wumpus": wumpus,
        "player": player,
        "scent": dict(zip(places, scents, strict=False)),
        "visited": sorted({wumpus, *draw.sample(cells, 2)}),
        "arrived_visited": draw.random() < 0.5,
    }


def same_order(state):
    """A state with its lists of tiles in order."""
    return state | {"pits": sorted(state["pits"]), "visited": sorted(state["visited"])}


def frozen(state):
    """A state that can be counted."""
    return repr(sorted((key, repr(value)) for key, value in state.items()))


def compare_hunts(negated):
    """Turns from many states, whole games, the distribution of the boards and of the player's
    moves."""
    draw = random.Random(0)
    for number in range(900):
        size = draw.choice([2, 2, 3, 3, 4])
        num_pits = draw.randrange(min(size * size - 2, 4))
        max_steps = draw.choice([1, 2, 200])
        env = provengym.HunterWumpusEnv(size, num_pits, max_steps)
        hunt = hunter_wumpus.Hunt(size, num_pits, max_steps, negated)
        if number % 3:
            given = a_hunt(draw, size, num_pits)
            shown, info = env.reset(seed=number, options={"state": given})
            state = same_order(env.state)
            if {**state, **given} != state:
                yield f"{given} was taken as {state}"
        else:
            shown, info = env.reset(seed=number)
            state = same_order(env.state)
            begun = hunt.begin(state["wumpus"], state["gold"], state["pits"])
            if state != begun:
                yield f"a game begins as {state}, not as {begun}"
        if info or seen(shown) != rounded(hunt.observe(state)):
            yield f"{state} is shown as {shown}, {info}"
        for taken in range(1, 4):
            action = draw.randrange(4)
            shown, *got, info = env.step(action)
            after = same_order(env.state)
            outcomes = hunt.step(state, action, taken)
            if (after, *got) not in [(same_order(there), *rest) for _, there, *rest in outcomes]:
                yield f"{state} and {action=}: {after}, {got}, not one of {outcomes}"
            if seen(shown) != rounded(hunt.observe(after)):
                yield f"{after} is shown as {shown}, not as {rounded(hunt.observe(after))}"
            told = {
                "status": after["status"],
                "step_count": taken,
                "time_limit": taken >= max_steps,
            }
            if info != told:
                yield f"{info} at step {taken}, not {told}"
            state = after
    yield from unlike(*many_boards(2, 0, negated))
    yield from unlike(*many_boards(3, 1, negated))
    yield from unlike(*many_moves(negated))


def many_boards(size, num_pits, negated):
    """How often each board was drawn, and how probable the boards are."""
    env = provengym.HunterWumpusEnv(size, num_pits)
    env.reset(seed=0)
    counts = Counter()
    for _ in range(8000):
        env.reset()
        state = env.state
        counts[state["wumpus"], state["gold"], frozenset(state["pits"])] += 1
    return counts, hunter_wumpus.Hunt(size, num_pits, negated=negated).boards()


def many_moves(negated):
    """How often each turn was seen from one state, and how probable the turns are."""
    hunt = hunter_wumpus.Hunt(4, 1, negated=negated)
    begun = hunt.begin((3, 3), (3, 0), [(0, 3)]) | {"player": (1, 1), "visited": [(3, 3)]}
    env = provengym.HunterWumpusEnv(4, 1)
    counts = Counter()
    for seed in range(2000):
        env.reset(seed=seed, options={"state": begun})
        env.step(0)
        counts[frozen(same_order(env.state))] += 1
    outcomes = hunt.step(begun, 0, 1)
    return counts, {frozen(same_order(after)): share for share, after, *_ in outcomes}


def compare_spelling(negated):
    """Steps from many texts, and the distribution of the misspellings."""
    draw = random.Random(0)
    for number in range(1500):
        cells = draw.randint(1, 5)
        word = "".join(draw.choices("abc", k=draw.randint(1, cells)))
        text = list(word.ljust(cells, "_"))
        for _ in range(draw.choice([0, 1, 1, 2, 3])):
            text[draw.randrange(cells)] = draw.choice("abc_")
        text = "".join(text).rstrip("_")
        about = {
            "max_word_length": cells,
            "words": ["a"],
            "max_steps": draw.choice([1, 2, 20]),
            "reward_mode": draw.choice(["sparse", "shaped"]),
        }
        spelling = spell_correction.Spelling(**about, negated=negated)
        env = provengym.SpellCorrectionEnv(**about)
        state = (word, text)
        given = {"target": word, "current": text}
        shown, info = env.reset(seed=number, options={"state": given})
        told = {"edit_distance": spelling.distance(state), "transform": None}
        if (seen(shown), info, env.state) != (spelling.observe(state), told, given):
            yield f"{state} begins with {shown}, {info}, {env.state}"
        for taken in (1, 2):
            place = draw.randrange(cells)
            action = draw.choice([26 * place + draw.randrange(3), draw.randrange(26 * cells)])
            if draw.random() < 0.5:  # towards the word
                action = 26 * place + "abc".index(word.ljust(cells, "a")[place])
            before = state
            shown, reward, terminated, truncated, info = env.step(action)
            state, paid, *flags = spelling.step(before, action, taken)
            told = {
                "edit_distance": spelling.distance(state),
                "time_limit": taken >= about["max_steps"],
            }
            got = (env.state, seen(shown), reward, terminated, truncated, info)
            there = {"target": state[0], "current": state[1]}
            expected = (there, spelling.observe(state), float(paid), *flags, told)
            if got != expected:
                yield f"{about}, {before} and {action=}: {got}, not {expected}"
                break
    for cells, words, transforms in [
        (4, ["aab", "abab", "aab"], ("swap", "delete")),
        (3, ["ab", "b", "aaa"], ("substitute", "delete")),
        (2, ["ab", "b"], ("insert", "delete", "swap")),
    ]:
        yield from unlike(*many_misspellings(cells, words, transforms, negated))


def many_misspellings(cells, words, transforms, negated):
    """How often each misspelling was drawn, and how probable they are."""
    env = provengym.SpellCorrectionEnv(cells, words=words, transforms=transforms)
    env.reset(seed=0)
    counts = Counter()
    for _ in range(6000):
        _, info = env.reset()
        counts[env.state["target"], env.state["current"], info["transform"]] += 1
    about = {"words": words, "transforms": transforms}
    return counts, spell_correction.Spelling(cells, **about, negated=negated).starts()


def compare_locks(negated):
    """Two steps from every state of the smallest grid, some from those of larger ones; starts."""
    draw = random.Random(7)
    for size, limit, share in ((2, None, 1.0), (2, 1, 0.1), (2, 2, 0.3), (3, 2, 0.05)):
        env = provengym.KeyLockEnv(size, limit)
        rules = key_lock.KeyLock(size, limit, negated)
        cells = list(itertools.product(range(size), range(size)))
        if env.max_steps != rules.max_steps:
            yield f"{size=}: {env.max_steps} steps, not {rules.max_steps}"
        for key, lock, agent in itertools.product(cells, repeat=3):
            for held, over in ((False, False), (True, False), (True, True)):
                if key == lock or (over and agent != lock) or draw.random() > share:
                    continue
                given = {"agent": agent, "key": key, "lock": lock, "has_key": held, "open": over}
                for first, second in itertools.product(range(6), repeat=2):
                    shown, info = env.reset(options={"state": given})
                    state = (*map(rules.cell, (agent, key, lock)), held, over)
                    got, expected = [(seen(shown), info)], [(rules.observe(state), {})]
                    for taken, action in enumerate((first, second), start=1):
                        shown, *rest = env.step(action)
                        got.append((seen(shown), *rest))
                        state, *flags = rules.step(state, action, taken)
                        told = {"time_limit": taken >= env.max_steps}
                        expected.append((rules.observe(state), *flags, told))
                    if got != expected:
                        yield f"{size=}, {given}, {first}, {second}: {got}, not {expected}"
    env = provengym.KeyLockEnv(2)
    env.reset(seed=0)
    counts = Counter()
    for _ in range(6000):
        env.reset()
        counts[tuple(env.state[name] for name in ("agent", "key", "lock"))] += 1
    yield from unlike(counts, key_lock.KeyLock(2, negated=negated).starts())


def compare_sellers(negated):
    """Three steps with every user, on the way and at the start; who comes, and what they buy."""
    draw = random.Random(0)
    for about in ((2, 2, 1, 1, 4), (3, 5, 2, 2, 1), (4, 3, 3, 1, 2), (8, 20, 4, 1, 3)):
        env = provengym.RecommenderEnv(*about[:4], horizon=about[4])
        rules = recommender.Seller(*about, negated=negated)
        if [list(product) for product in env.catalogue] != rules.catalogue:
            yield f"{about}: {env.catalogue}, not {rules.catalogue}"
        if list(env.probabilities) != rules.probabilities:
            yield f"{about}: {env.probabilities}, not {rules.probabilities}"
        for number, user in enumerate(list(rules.users()) * 4):
            likes = [feature for feature in range(about[1]) if user >> feature & 1]
            shown, info = env.reset(seed=number, options={"state": {"liked": likes}})
            state = rules.begin(user)
            got, expected = (
                [({k: seen(v) for k, v in shown.items()}, info)],
                [(rules.observe(state), {})],
            )
            for taken in (1, 2, 3):
                product = draw.randrange(about[0])
                shown, *rest = env.step(product)
                got.append(({k: seen(v) for k, v in shown.items()}, *rest))
                outcomes = [
                    (rules.observe(after), float(reward), over, cut, {"time_limit": cut}, after)
                    for share, after, reward, over, cut in rules.step(state, product, taken)
                    if share
                ]
                one = next((o for o in outcomes if o[:-1] == got[-1]), None)
                if one is None:
                    yield f"{about}, {likes}, {product=}: {got[-1]}, not one of {outcomes}"
                    break
                expected.append(one[:-1])
                state = one[-1]
                numbers = [rules.affinity(state[0], x) for x in range(about[0])]
                if list(env.state["affinities"]) != numbers:
                    yield f"{about}, {likes}: {env.state}, not {numbers}"
            if got != expected:
                yield f"{about}, {likes}: {got}, not {expected}"
    rules = recommender.Seller(3, 4, 2, 2, 50, negated=negated)
    env = provengym.RecommenderEnv(3, 4, 2, 2, horizon=50)
    env.reset(seed=0)
    users, bought = Counter(), [Counter(), Counter(), Counter()]
    for _ in range(3000):
        env.reset()
        affinities = env.state["affinities"]
        users[affinities] += 1
        for product in (0, 1, 0, 1):
            bought[affinities[product]][env.step(product)[1] == 1] += 1
    everybody = Counter()
    for user, share in rules.users().items():
        everybody[tuple(rules.affinity(user, x) for x in range(3))] += share
    yield from unlike(users, everybody)
    for affinity, counts in enumerate(bought):
        chance = rules.probabilities[affinity if rules.says(recommender.CHANCE) else 2 - affinity]
        yield from unlike(counts, {True: chance, False: 1 - chance})


def compare_swims(negated):
    """A step from every shape, and whole episodes."""
    env, rules = provengym.SwimmerGaitEnv(), swimmer_gait.SwimmerGait(negated=negated)
    if (shown := seen(env.reset()[0])) != rules.observe(rules.start()):
        yield f"start: {shown}"
    for shape in itertools.product(range(9), repeat=2):
        for action in range(5):
            before, _ = env.reset(options={"state": shape})
            angles = tuple(map(rules.angle, shape))
            shown, *rest = env.step(action)
            after, *flags = rules.step(angles, action, 1)
            got = (seen(before), seen(shown), *rest)
            expected = (rules.observe(angles), rules.observe(after), *flags, {"time_limit": False})
            if got != expected:
                yield f"{shape}, {action}: {got}, not {expected}"
    for limit in (1, 3):
        env, rules = provengym.SwimmerGaitEnv(9, limit), swimmer_gait.SwimmerGait(limit, negated)
        env.reset()
        shape = rules.start()
        for taken in range(1, limit + 1):
            shape, *flags = rules.step(shape, 2, taken)
            if env.step(2)[1:4] != tuple(flags):
                yield f"{limit=}, step {taken}: not {flags}"


def compare_streets(negated):
    """Two steps from many cars on many streets; starts."""
    draw = random.Random(3)
    for number in range(1500):
        length, max_speed = draw.randint(2, 9), draw.randint(1, 4)
        speed_limit, sensor = draw.randint(1, max_speed), draw.randint(1, 12)
        limit = draw.choice([None, 1, 2])
        rare = draw.choice([2, 4, 9])
        cells = sorted(
            (x, lane) for x in range(1, length) for lane in (0, 1) if draw.randrange(rare) == 0
        )
        env = provengym.TwoLaneDrivingEnv(length, max_speed, speed_limit, sensor, cells, limit)
        rules = two_lane_driving.Street(length, max_speed, speed_limit, sensor, limit, negated)
        if env.max_steps != rules.limit:
            yield f"{length=}: {env.max_steps} steps, not {rules.limit}"
        car, options = rules.start(), None
        if number % 8:
            car |= {"place": draw.randint(0, length), "lane": draw.randint(0, 1)}
            car |= {"speed": draw.randint(0, max_speed)}
            options = {"state": {name: car[name] for name in ("place", "lane", "speed")}}
        shown, info = env.reset(options=options)
        got = [(seen(shown), plainly(info))]
        cells = set(cells)
        expected = [(rules.observe(cells, car), rules.info(cells, car))]
        for taken in (1, 2):
            action = draw.randrange(6)
            shown, *rest, info = env.step(action)
            got.append((seen(shown), *rest, plainly(info)))
            car, *flags = rules.step(cells, car, action, taken)
            told = rules.info(cells, car) | {"time_limit": taken >= env.max_steps}
            expected.append((rules.observe(cells, car), *flags, told))
        if got != expected:
            yield f"{rules.__dict__}, {cells}, {options}: {got}, not {expected}"
    env = provengym.TwoLaneDrivingEnv(4)
    env.reset(seed=0)
    counts = Counter()
    for _ in range(12000):
        env.reset()
        counts[tuple(env.state["obstacles"])] += 1
    yield from unlike(counts, two_lane_driving.Street(4, 3, 2, 6, negated=negated).layouts())


def plainly(info):
    """An info with lists for arrays."""
    return {name: seen(value) for name, value in info.items()}


PAGES = {
    "gridworld": (gridworld, compare_gridworld),
    "fishing": (fishing, compare_fishing),
    "hunter_wumpus": (hunter_wumpus, compare_hunts),
    "spell_correction": (spell_correction, compare_spelling),
    "key_lock": (key_lock, compare_locks),
    "recommender": (recommender, compare_sellers),
    "swimmer_gait": (swimmer_gait, compare_swims),
    "two_lane_driving": (two_lane_driving, compare_streets),
}
SENTENCES = [
    (name, sentence) for name, (module, _) in PAGES.items() for sentence in module.SENTENCES
]


@pytest.mark.parametrize("name", PAGES)
def test_the_page_suffices(name):
    _, compare = PAGES[name]

    assert list(itertools.islice(compare(None), 3)) == []


@pytest.mark.parametrize(("name", "sentence"), SENTENCES)
def test_the_page_has_the_sentence(name, sentence):
    assert sentence in page(name)


@pytest.mark.parametrize(("name", "sentence"), SENTENCES)
def test_a_negated_sentence_is_noticed(name, sentence):
    _, compare = PAGES[name]

    assert next(compare(sentence), None) is not None


@pytest.mark.parametrize(
    ("name", "environment"),
    [
        ("gridworld", provengym.GridWorldEnv),
        *(("fishing", environment) for environment in FISHERIES.values()),
        ("hunter_wumpus", provengym.HunterWumpusEnv),
        ("spell_correction", provengym.SpellCorrectionEnv),
        ("key_lock", provengym.KeyLockEnv),
        ("recommender", provengym.RecommenderEnv),
        ("swimmer_gait", provengym.SwimmerGaitEnv),
        ("two_lane_driving", provengym.TwoLaneDrivingEnv),
    ],
)
def test_the_page_has_every_parameter_with_its_default(name, environment):
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    table = text.partition("### Parameters\n\n")[2].partition("\n\n")[0]
    told = {}
    for row in table.splitlines()[2:]:
        names, default, _ = (cell.strip() for cell in row.strip("|").split(" | "))
        names = re.findall(r"\w+", names)
        value = ast.literal_eval(default.replace("`", ""))
        told |= dict(zip(names, value if len(names) > 1 else [value], strict=True))

    parameters = inspect.signature(environment).parameters.values()
    assert told == {parameter.name: parameter.default for parameter in parameters}


@pytest.mark.parametrize(
    ("name", "env", "observations", "actions"),
    [
        (
            "gridworld",
            provengym.GridWorldEnv(3, 4),
            "Discrete(height * width)",
            "Discrete(4)",
        ),
        (
            "gridworld",
            provengym.GridWorldEnv(3, 4, observation="position"),
            "MultiDiscrete([height, width])",
            "Discrete(4)",
        ),
        ("fishing", provengym.FishingEnv(K=3), "Box(0, 2 K)", "Discrete(201)"),
        ("fishing", provengym.FishingContinuousEnv(K=3), "Box(0, 2 K)", "Box(0, 2 K)"),
        ("fishing", provengym.FishingNormalizedEnv(K=3), "Box(-1, 1)", "Box(-1, 1)"),
        (
            "hunter_wumpus",
            provengym.HunterWumpusEnv(),
            "Box(0, 1, (8,), float32)",
            "Discrete(4)",
        ),
        (
            "spell_correction",
            provengym.SpellCorrectionEnv(7, words=["word"]),
            "MultiDiscrete([27] * max_word_length)",
            "Discrete(26 * max_word_length)",
        ),
        ("key_lock", provengym.KeyLockEnv(3), "MultiDiscrete([size] * 6 + [2, 2])", "Discrete(6)"),
        ("swimmer_gait", provengym.SwimmerGaitEnv(), "MultiDiscrete([9, 9])", "Discrete(5)"),
        (
            "two_lane_driving",
            provengym.TwoLaneDrivingEnv(9, 4, 2, 11),
            "MultiDiscrete([length + 1, 2, max_speed + 1, sensor_range + 2, sensor_range + 2])",
            "Discrete(6)",
        ),
    ],
)
def test_the_page_has_the_spaces(name, env, observations, actions):
    def box(low, high, shape=(1,), dtype=np.float32):  # as the page of Fishing says of all boxes
        return spaces.Box(low, high, shape, dtype)

    names = {"Box": box, "Discrete": spaces.Discrete, "MultiDiscrete": spaces.MultiDiscrete}
    names |= {"height": 3, "width": 4, "K": 3, "max_word_length": 7, "float32": np.float32}
    names |= {"size": 3, "length": 9, "max_speed": 4, "sensor_range": 11}
    for space, expression in ((env.observation_space, observations), (env.action_space, actions)):
        assert f"`{expression}`" in page(name)
        assert space == eval(expression.replace("2 K", "2 * K"), names)
    assert env.reset(seed=0)[0] in env.observation_space
