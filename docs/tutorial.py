# `make tutorials` made this of the page.

# An environment

import gymnasium
from gymnasium import spaces
class Ferry(gymnasium.Env):
    action_space = spaces.Discrete(2)  # row, or wait
    observation_space = spaces.Discrete(5)
    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = 0
        return self.place, {}
    def step(self, action):
        drifts = self.np_random.random() < 0.25
        self.place += 1 if action == 0 else 0
        if drifts and self.place > 0:
            self.place -= 1
        landed = self.place == 4
        return self.place, 10.0 if landed else -1.0, landed, False, {}


# Without a reference

from provengym import conform
conform(Ferry, reference="none").verdict
# 'clean'

# A reference

from provengym.conformance import Reference
def ferry():
    def step(place, action):
        there = place + (action == 0)
        back = max(there - 1, 0)
        return [(3, *landing(there)), (1, *landing(back))]
    def landing(place):
        return place, 10 if place == 4 else -1, place == 4
    return Reference(name="Ferry", actions=("row", "wait"), start=0, step=step)

report = conform(Ferry, reference=ferry)
report.verdict, report.findings
# ('equal', ())

# A mistake

class Drifts(Ferry):
    def step(self, action):
        if self.np_random.random() < 0.25 and self.place > 0:
            self.place -= 1
        self.place += 1 if action == 0 else 0
        landed = self.place == 4
        return self.place, 10.0 if landed else -1.0, landed, False, {}

(finding,) = conform(Drifts, reference=ferry).findings
finding.kind, finding.step
# ('distribution', 1)

# A binding

from provengym.conformance import Binding
class Other(Ferry):
    def step(self, action):
        place, reward, *rest = super().step(1 - action)
        return place, reward / 10, *rest

binding = Binding(actions=(1, 0), reward=lambda reward: 10 * reward)
conform(Other, reference=ferry, binding=binding).verdict
# 'equal'

# A certificate

import provengym
solution = provengym.solve("GridWorld", height=3, width=3, discount=0.9)
provengym.check("GridWorld", solution.certificate, height=3, width=3).holds
# True
