"""Plain solution of small models, for the truths of part B.

A model is a module with `STARTS`, a list of (probability, state); `actions(state)`; and
`step(state, action)`, a list of (probability, next state, reward, done). It imports neither the
environment nor the package.
"""

from __future__ import annotations

import itertools

import numpy as np


class Table:
    """The states that are reached, with their outcomes as flat arrays."""

    def __init__(self, model, most=5_000_000):
        self.index, order, self.ends = {}, [], set()
        for _, state in model.STARTS:
            if state not in self.index:
                self.index[state] = len(order)
                order.append(state)
        rows, first, row, chance, after, paid, done = 0, [], [], [], [], [], []
        for state in order:
            first.append(rows)
            for action in model.actions(state):
                for probability, successor, reward, over in model.step(state, action):
                    if probability == 0:
                        continue
                    if over:
                        self.ends.add(successor)
                        number = -1
                    else:
                        number = self.index.get(successor)
                        if number is None:
                            number = self.index[successor] = len(order)
                            order.append(successor)
                            if len(order) > most:
                                raise MemoryError("there are too many states")
                    row.append(rows)
                    chance.append(probability)
                    after.append(number)
                    paid.append(reward)
                    done.append(over)
                rows += 1
        self.order, self.rows, self.first = order, rows, np.array(first)
        self.row, self.after = np.array(row), np.array(after)
        self.chance, self.paid = np.array(chance, float), np.array(paid, float)
        self.start = [(p, self.index[state]) for p, state in model.STARTS]
        sums = np.bincount(self.row, self.chance, rows)
        assert np.allclose(sums, 1, atol=1e-9), (sums.min(), sums.max())
        self.counts = np.diff(np.append(self.first, rows))

    def solve(self, horizon=None, discount=1.0, rewards=None, kind="best", final=None):
        """Return the best (worst, uniformly random) return of an episode."""
        paid = self.paid if rewards is None else rewards
        fixed = np.bincount(self.row, self.chance * paid, self.rows)
        values = np.zeros(len(self.order) + 1)  # the last is that of an end
        for turn in itertools.count():
            if turn == horizon:
                break
            later = np.bincount(self.row, self.chance * values[self.after], self.rows)
            each = fixed + discount * later
            if kind == "best":
                new = np.maximum.reduceat(each, self.first)
            elif kind == "worst":
                new = np.minimum.reduceat(each, self.first)
            else:
                new = np.add.reduceat(each, self.first) / self.counts
            change = np.abs(new - values[:-1]).max()
            values[:-1] = new
            if horizon is None and change < 1e-14:
                break
            assert turn < 200_000, "there is no end"
        self.values = values
        return float(sum(p * values[number] for p, number in self.start))

    def success(self, wins):
        """Return the largest probability of an end that satisfies `wins`, an expression over
        `reward`, and the number of states from which it is 0."""
        answers = {x: float(eval(wins, {"reward": x})) for x in set(self.paid.tolist())}
        paid = np.array([answers[x] for x in self.paid.tolist()]) * (self.after == -1)
        best = self.solve(rewards=paid)
        return {
            "success": f"terminated and {wins}",
            "best_success": best,
            "dead_ends": int((self.values[:-1] == 0).sum()),
        }


def seen_as(observation):
    """Return an observation as a flat tuple of numbers."""
    if observation is None:
        return None
    if isinstance(observation, dict):
        return tuple(x for key in sorted(observation) for x in seen_as(observation[key]))
    if isinstance(observation, (tuple, list)):  # None in it is as -1
        return tuple(x for part in observation for x in (seen_as(part) or (-1.0,)))
    return tuple(float(x) for x in np.asarray(observation, float).ravel())


def alike(one, other, error=1e-5):
    return len(one) == len(other) and all(abs(a - b) <= error for a, b in zip(one, other))


def reset(env):
    given = env.reset()
    pair = isinstance(given, tuple) and len(given) == 2 and isinstance(given[1], dict)
    return given[0] if pair else given


def step(env, action):
    """Return observation, reward, terminated, truncated of a step that may be an old one."""
    given = env.step(action)
    if len(given) == 5:
        return given[:4]
    return given[0], given[1], given[2], None


def play(model, env, episodes, limit=None, seed=0, longest=500):
    """Play at random and assert that the model allows all that is seen; return the totals.

    Where the model shows nothing (`seen` returns None) of a state, nothing of it is compared.
    """
    rng, totals, steps = np.random.default_rng(seed), [], 0
    for _ in range(episodes):
        first = seen_as(reset(env))
        states = {s for _, s in model.STARTS if fits(model, s, first)}
        assert states, ("start", first)
        total, over, time = 0.0, False, 0
        while not over and time < (limit or longest):
            choices = list(model.actions(next(iter(states))))
            action = choices[rng.integers(len(choices))]
            observation, reward, terminated, truncated = step(env, action)
            time, shown = time + 1, seen_as(observation)
            at_limit = limit is not None and time >= limit
            follow, outcomes = set(), []
            for state in states:
                for p, successor, paid, done in model.step(state, action):
                    if truncated is None:
                        same = bool(terminated) == bool(done or at_limit)
                    else:
                        same = bool(terminated) == bool(done) and bool(truncated) == at_limit
                        same = same or (done and at_limit and bool(terminated or truncated))
                    outcomes.append((p, successor, paid, done))
                    if (
                        p > 0
                        and same
                        and abs(paid - reward) < 1e-5
                        and fits(model, successor, shown)
                    ):
                        follow.add(successor)
            assert follow, (states, action, shown, reward, terminated, truncated, outcomes[:20])
            states, total, over = follow, total + reward, bool(terminated or truncated)
            steps += 1
        totals.append(total)
    return np.array(totals), steps


def fits(model, state, shown):
    expected = seen_as(model.seen(state))
    return expected is None or alike(expected, shown)


def compare(model, table, env, episodes, limit=None, seed=0, longest=500):
    """Hold the mean of random play against the value of the uniformly random policy."""
    totals, steps = play(model, env, episodes, limit, seed, longest)
    mean = table.solve(horizon=limit or longest, kind="random")
    error = totals.std() / np.sqrt(len(totals)) + 1e-9
    score = (totals.mean() - mean) / error
    assert abs(score) < 4.5, (totals.mean(), mean, score)
    return (
        f"{episodes} episodes, {steps} steps, mean {totals.mean():.4f} of {mean:.4f}, z {score:.2f}"
    )
