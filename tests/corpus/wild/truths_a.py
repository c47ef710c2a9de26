"""Derive what is true of the environments of part A, and compare the environments with it.

    python truths_a.py [NAME ...]          solves the models in derived/ and prints what it finds
    python truths_a.py --write [NAME ...]  solves them and writes their tables in truths_a.toml
    python truths_a.py --play [NAME ...]   plays the environments against their models
    python truths_a.py --exhaust [NAME ...]  steps copies of them in all states, or in 3,000

No code of the package is used.  Each model in derived/ was written from the rules of its
environment; `play` compares starts, next states, rewards, ends, frequencies, and looks for
observations outside their space, other trajectories under one seed, and observations that change.
"""

import copy
import importlib
import importlib.util
import json
import random
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "old_gym"), str(HERE / "derived")]

from exact_a import Solved  # noqa: E402

NAMES = (HERE / "derived" / "part_a.txt").read_text().split()

HEAD = """# Written by truths_a.py from the models in derived/, which say how each answer is derived.
#
# states: those in which an episode goes on, without counters that never matter and without the
#   time limit.  Where there is no finite number that is known, it is left out.
# dead_states: those of them from which no success can be had.
# limit: the environment's own limit of steps.
# best_return: the best expected return from the starts; with `horizon`, of so many steps, which
#   is the limit; with `discount`, without the limit; without either, the total without the limit.
# best_return_between: bounds of it; the model in derived/ says how they are known, by an argument or
#   by so many episodes.
# best_success: the best probability of success without the limit.
# defects: CLASS: PLACE and what is so.  hear: what a careful reader would want to hear.
"""


def solved(model):
    """Return the numbers of a model: of its own function `truth`, or by the general solver."""
    if hasattr(model, "truth"):
        return model.truth()
    found = Solved(model)
    out = {"states": len(found.order)}
    limit, discount = getattr(model, "LIMIT", None), getattr(model, "DISCOUNT", None)
    if limit:
        out["limit"] = limit
    if discount:
        out |= {"best_return": found.at_start(found.discounted(discount)), "discount": discount}
    elif limit:
        last = getattr(model, "TIMEOUT", 0.0)
        out |= {"best_return": found.at_start(found.within(limit, last=last)), "horizon": limit}
    else:
        out["best_return"] = found.at_start(found.total())
    if hasattr(model, "success"):
        out["best_success"] = found.at_start(found.success())
        if limit:
            out["best_success_within_limit"] = found.at_start(found.success(limit))
        if dead := found.dead():
            out["dead_states"] = dead
    return out


def plain(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (float, np.floating)):
        value = float(value)
        return str(float(round(value))) if abs(value - round(value)) < 1e-11 else repr(round(value, 11))
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(plain, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {plain(v)}" for k, v in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


def table(name, model):
    lines = [f"[{name}]", f"target = {plain(model.TARGET)}"]
    if arguments := getattr(model, "ARGUMENTS", {}):
        lines.append(f"arguments = {plain(arguments)}")
    lines.append(f"causes = {plain(model.CAUSES)}")
    lines += [f"{key} = {plain(value)}" for key, value in solved(model).items()]
    lines.append(f"defects = {plain(model.DEFECTS)}")
    lines.append(f"hear = {plain(model.HEAR)}")
    return "\n".join(lines)


def loaded(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def maker(model):
    place, _, attribute = model.TARGET.partition(":")
    if place.endswith(".ipynb"):
        cells = json.loads((HERE / place).read_text())["cells"]
        space = {"__name__": "notebook"}
        for number in model.CELLS:
            lines = [line for line in cells[number]["source"] if not line.startswith("%")]
            exec("".join(lines), space)
        found = space[attribute]
    elif place.endswith(".py") and "/" not in place:
        found = getattr(loaded(place[:-3], HERE / place), attribute)
    else:
        found = getattr(importlib.import_module(place.removesuffix(".py").replace("/", ".")), attribute)
    arguments = getattr(model, "ARGUMENTS", {})
    return lambda: found(**copy.deepcopy(arguments))


def resets(env, seed=None):
    try:
        got = env.reset(seed=seed)
    except TypeError:
        if seed is not None and callable(getattr(env, "seed", None)):
            env.seed(seed)
        got = env.reset()
    return got[0] if isinstance(got, tuple) and len(got) == 2 and isinstance(got[1], dict) else got


def steps(env, action):
    got = env.step(action)
    return got[0], float(got[1]), bool(got[2]), len(got) == 5 and bool(got[3])


def same(one, other):
    if isinstance(one, dict):
        return all(same(one[k], other[k]) for k in one)
    return np.array_equal(np.asarray(one), np.asarray(other))


def inside(space, observation):
    """Return whether a space has an observation; of the stand-in's spaces only boxes are judged."""
    if hasattr(space, "contains"):
        return space.contains(observation)
    if not hasattr(space, "low"):
        return True
    seen = np.asarray(observation)
    fits = np.can_cast(seen.dtype, space.dtype) and seen.shape == space.shape
    return bool(fits and (seen >= space.low).all() and (seen <= space.high).all())


def play(model, count):
    """Play against the model; returns what was seen of the contract."""
    make, seen = maker(model), set()
    if hasattr(model, "check"):
        model.check(make)
    env, rng = make(), random.Random(5)
    space = getattr(env, "observation_space", None)
    act = getattr(model, "act", lambda action: action)
    starts = {s: p for p, s in model.starts()} if hasattr(model, "starts") else None
    limit, alike = getattr(model, "LIMIT", None), getattr(model, "alike", lambda a, b: a == b)
    compared = hits = wide = 0.0
    done, taken, episodes, policy, noise = True, 0, 0, None, []
    if not hasattr(model, "truth") and hasattr(model, "starts"):
        policy = Solved(model).policy()
    while compared < count:
        if done:
            observation, taken, episodes = resets(env), 0, episodes + 1
            if starts is not None:
                assert model.read(env) in starts, f"start {model.read(env)}"
        if space is not None and not inside(space, observation):
            seen.add("space")
        state = model.read(env) if hasattr(model, "read") else None
        kept, old = observation, copy.deepcopy(observation)
        action = rng.randrange(model.ACTIONS)
        if policy and episodes % 2 and rng.random() < 0.9:
            action = policy(state)
        observation, reward, ended, cut = steps(env, act(action))
        if not same(kept, old):
            seen.add("aliasing")
        taken += 1
        compared += 1
        out = taken == limit
        if hasattr(model, "explain"):  # what is normal noise, in standard deviations
            expected, over, z = model.explain(state, action, model.read(env))
            assert abs(expected - reward) < 1e-9 and over == ended, (state, action, reward, ended)
            noise += [z] if z is not None else []
        if hasattr(model, "step"):
            outcomes, after = model.step(state, action), model.read(env)
            total = sum(p for p, *_ in outcomes)
            assert abs(total - 1) < 1e-9, (state, action, total)
            extra = getattr(model, "TIMEOUT", 0.0) if out else 0.0
            fits = [
                i for i, (p, s, r, d) in enumerate(outcomes)
                if p > 0 and (d or alike(s, after)) and (d == (ended and not out) or out)
                and (abs(r - reward) < 1e-9 or abs(r + extra - reward) < 1e-9)
            ]
            assert fits, (state, action, after, reward, ended, cut, outcomes)
            if len(outcomes) > 1:
                p = outcomes[0][0]
                hits += (0 in fits) - sum(q for i, (q, s, r, d) in enumerate(outcomes)
                                          if (s, r, d) == outcomes[0][1:])
                wide += p * (1 - p)
        assert not (limit and taken >= limit and not (ended or cut)), "goes on after its limit"
        done = ended or cut
    if noise:
        n = len(noise)
        assert abs(np.mean(noise)) < 5 / n**0.5 and abs(np.std(noise) - 1) < 5 / (2 * n) ** 0.5
    if wide:
        assert abs(hits) < 5 * wide**0.5, f"frequencies: {hits} of {wide ** 0.5}"
    again = []
    for _ in range(2):
        one, track = make(), random.Random(1)
        random.seed(len(again)), np.random.seed(len(again))
        for _ in range(2):
            log = [copy.deepcopy(resets(one, seed=11))]
            for _ in range(60):
                o, r, d, c = steps(one, act(track.randrange(model.ACTIONS)))
                log.append((copy.deepcopy(o), r, d))
                if d or c:
                    break
            again.append(log)
            track = random.Random(1)
    def equal(one, other):
        return len(one) == len(other) and same(one[0], other[0]) and all(
            same(a[0], b[0]) and a[1:] == b[1:] for a, b in zip(one[1:], other[1:]))
    if not all(equal(again[0], log) for log in again[1:]):
        seen.add("seeding")
    return episodes, seen


def exhaust(model, most=3000):
    """Step copies of the environment in every state, breadth first; returns how many states it met."""
    make = maker(model)
    known = Solved(model).index
    times = 1 if all(len(model.step(s, a)) == 1 for s in list(known)[:300] for a in range(model.ACTIONS)) else 12
    act = getattr(model, "act", lambda action: action)
    found = {}
    for _ in range(1 if len(model.starts()) == 1 else 40 * min(len(model.starts()), 100)):
        env = make()
        resets(env)
        found.setdefault(model.read(env), env)
    todo = list(found)
    for state in todo:
        env = found[state]
        for action in range(model.ACTIONS):
            outcomes = model.step(state, action)
            for _ in range(times):
                one = copy.deepcopy(env)
                if hasattr(one, "np_random"):
                    one.np_random = np.random.default_rng(random.getrandbits(64))
                _, reward, ended, cut = steps(one, act(action))
                after = model.read(one)
                assert not cut and any(p > 0 and abs(r - reward) < 1e-9 and d == ended and (d or s == after)
                                       for p, s, r, d in outcomes), (state, action, after, reward, outcomes)
                if not ended and after not in found and len(found) < most:
                    assert after in known, after
                    found[after] = one
                    todo.append(after)
        found[state] = None
    return len(found), len(known)


def main(words):
    names = [word for word in words if not word.startswith("-")] or NAMES
    models = {name: loaded(f"rules_of_{name}", HERE / "derived" / f"{name}.py") for name in names}
    if "--exhaust" in words:
        for name, model in models.items():
            if hasattr(model, "starts") and hasattr(model, "read") and len(model.starts()) < 5000:
                met, all_states = exhaust(model)
                print(f"{name}: copies met {met} of {all_states} states, and agree", flush=True)
    elif "--play" in words:
        for name, model in models.items():
            episodes, seen = play(model, getattr(model, "STEPS", 4000))
            claimed = {d.partition(":")[0] for d in model.DEFECTS}
            mark = "" if seen == claimed & {"space", "seeding", "aliasing"} else "  CLAIMED " + str(claimed)
            print(f"{name}: agrees, {episodes} episodes, seen {sorted(seen)}{mark}", flush=True)
    elif "--write" in words:
        path = HERE / "truths_a.toml"
        old = path.read_text().split("\n\n") if path.exists() else []
        tables = {text.partition("]")[0][1:]: text.strip() for text in old if text.startswith("[")}
        tables |= {name: table(name, model) for name, model in models.items()}
        path.write_text("\n\n".join([HEAD.strip(), *(tables[name] for name in NAMES)]) + "\n")
    else:
        for name, model in models.items():
            print(table(name, model), "\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
