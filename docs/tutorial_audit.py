# `make tutorials` made this of the page.

# An environment

import gymnasium
from gymnasium import spaces
class Courier(gymnasium.Env):
    action_space = spaces.Discrete(3)  # back, on, or wait
    observation_space = spaces.Discrete(5)
    at_home, end = 1.0, 4
    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = 1
        return self.place, {}
    def step(self, action):
        self.place = min(max(self.place + (-1, 1, 0)[action], 0), self.end)
        delivered = self.place == 4
        reward = 10.0 if delivered else self.at_home if self.place == 0 else -1.0
        return self.place, reward, delivered, False, {}


# What is wrong with it

from provengym import audit
report = audit(Courier, budget="5000steps")
report.verdict
# 'defect'
found = report.findings[0]
found.kind, found.actions
# ('endless_reward', (0, 2))
print(found.story)
# Reward can be had without end, and without success: after [0], each round of the actions [2] earns 1. Without a discount or a limit nothing that ends earns as much.

# Mend it

class Paid(Courier):
    at_home = -1.0

report = audit(Paid, budget="5000steps", claims={"max_return": 8, "reward_threshold": 9})
str(report.best_return), report.solution
# ('8', (1, 1, 1))
[(claim.name, claim.holds, claim.found) for claim in report.claims]
# [('max_return', True, '8'), ('reward_threshold', False, 'at best 8')]
report.verdict
# 'defect'

# A goal that nobody reaches

class Short(Paid):
    end = 3

report = audit(Short, budget="5000steps", success="reward > 0")
[finding.kind for finding in report.findings if finding.severity == "defect"]
# ['unsolvable', 'trivial']

# How far to trust it

sorted(report.certificates)
# ['unreachable']
