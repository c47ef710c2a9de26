"""The best return of the 201 quotas of Fishing-v0, exactly, by backward induction.

usage: python examples/fishing_quotas.py [--steps 100]

Every stock of up to the capacity is a state: a million and one, in integers, as in the
specification. That no quotas whatsoever harvest more than 8.15625 in 100 steps is a theorem
(`Spec.Fishing.best_return`); quotas of hundredths cannot attain it. The best ones are then played.
"""

import argparse

import gymnasium
import numpy as np

import provengym  # noqa: F401  (registers the environments)

CAPACITY = 10**6
"""Units."""


def values(steps, capacity=CAPACITY, quota=CAPACITY // 100):
    """Compute the largest harvest of each stock in 0, 1, ..., `steps` steps at growth rate 0.3.

    A step takes ``h`` units from the stock ``s``, a multiple of `quota` or all, and leaves
    ``z = s + g(s) - h``.  The best of it is ``s + g(s)`` more than the largest ``V(z) - z``, where
    these stocks ``z`` lie `quota` apart.  `largest[i]` holds it for ``2**i`` of them.

    Returns:
        Integers of units, shape (steps + 1, capacity + 1).
    """
    stock = np.arange(capacity + 1)
    grown = stock + 3 * stock * (capacity - stock) // (10 * capacity)
    count = stock // quota + 1
    power = np.log2(count).astype(np.int64)
    found = np.zeros((steps + 1, capacity + 1), np.int32)
    largest = np.empty((power.max() + 1, capacity + 1), np.int64)
    for k in range(steps):
        largest[0] = found[k] - stock
        for i in range(power.max()):
            apart = quota << i
            largest[i + 1] = largest[i]
            np.maximum(largest[i, apart:], largest[i, :-apart], out=largest[i + 1, apart:])
        least = grown - (count - (1 << power)) * quota
        best = np.maximum(largest[power, grown], largest[power, least])
        found[k + 1] = grown + np.maximum(best, largest[0, grown - stock])
        found[k + 1, 0] = 0  # extinct
    return found


def best_action(stock, following):
    """The number of a best quota, for what can be harvested from each stock afterwards."""
    harvests = np.minimum(np.arange(201) * CAPACITY // 100, stock)
    grown = stock + 3 * stock * (CAPACITY - stock) // (10 * CAPACITY)
    return int(np.argmax(harvests + following[grown - harvests]))


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--steps", type=int, default=100)
    steps = parser.parse_args().steps
    try:
        env = gymnasium.make("provengym/Fishing-v0", Tmax=steps)
    except ValueError as error:
        parser.error(str(error))

    found = values(steps)
    env.reset()
    start, total, over, played = env.unwrapped.units, 0.0, False, []
    while not over:
        action = best_action(env.unwrapped.units, found[steps - len(played) - 1])
        _, reward, terminated, truncated, _ = env.step(action)
        total, over = total + reward, terminated or truncated
        played.append(action)
    print(f"best return of {steps} steps: {found[steps, start] / CAPACITY:.6f}")
    print(f"played in Fishing-v0:        {total:.6f}")
    print("quotas in hundredths:", *played)


if __name__ == "__main__":
    main()
