"""
A machine wears out. Run it, repair it, sell it, buy a new one.

condition: 0 (new) ... 4 (broken), or None if there is no machine in the hall
goal:      produce QUOTA parts, then there is a bonus and the job is done

usage:

    hall = MachineHall()
    state = hall.reset()
    state, reward, done, info = hall.step("run")
"""
import random

QUOTA = 12
BONUS = 50

# what the dealer pays for the machine, by condition
RESALE = {0: 9, 1: 6, 2: 4, 3: 2, 4: 1}
PRICE_NEW = 7
REPAIR_COST = 4
PART_VALUE = 1
WEAR_PROB = [0.3, 0.3, 0.4, 0.5]
MISTAKE = -1  # for things that are not possible


class Machine:
    def __init__(self, condition=0):
        self.condition = condition

    def broken(self):
        return self.condition == 4

    def wear(self, rng):
        if rng.random() < WEAR_PROB[self.condition]:
            self.condition += 1

    def repair(self):
        # a repair makes it better by two grades at most
        self.condition = max(0, self.condition - 2)

    def resale_value(self):
        return RESALE[self.condition]


class MachineHall:
    actions = ["run", "repair", "sell", "buy"]

    def __init__(self):
        self.rng = random.Random()
        self.log = []
        self.cash = 0
        self.machine = None
        self.parts = 0

    def reset(self, seed=None):
        if seed is not None:
            self.rng.seed(seed)
        self.machine = Machine(1)  # second hand
        self.parts = 0
        self.cash = 0
        self.log = []
        return self.state()

    def state(self):
        return (self.machine.condition if self.machine else None, self.parts)

    def possible(self, action):
        if action == "buy":
            return self.machine is None
        if self.machine is None:
            return False
        if action == "run":
            return not self.machine.broken()
        if action == "repair":
            return self.machine.condition > 0
        return True

    def step(self, action):
        if action not in self.actions:
            raise ValueError("unknown action: %r" % (action,))

        done = False
        if not self.possible(action):
            reward = MISTAKE
        elif action == "run":
            self.parts += 1
            reward = PART_VALUE
            self.machine.wear(self.rng)
            if self.parts == QUOTA:
                reward += BONUS
                done = True
        elif action == "repair":
            self.machine.repair()
            reward = -REPAIR_COST
        elif action == "sell":
            reward = self.machine.resale_value()
            self.machine = None
        else:
            self.machine = Machine()
            reward = -PRICE_NEW

        self.cash += reward
        self.log.append((action, reward))
        return self.state(), reward, done, {"cash": self.cash}

    def print_report(self):
        for i, (action, reward) in enumerate(self.log):
            print("%3d  %-7s %+d" % (i, action, reward))
        print("cash: %d   parts: %d / %d" % (self.cash, self.parts, QUOTA))


def run_until_broken(hall):
    """baseline: run, repair when broken"""
    state = hall.reset()
    done = False
    while not done:
        state, reward, done, info = hall.step("repair" if state[0] == 4 else "run")
    return info["cash"]


if __name__ == "__main__":
    hall = MachineHall()
    results = [run_until_broken(hall) for _ in range(1000)]
    print("mean cash of the baseline:", sum(results) / len(results))
    hall.print_report()
