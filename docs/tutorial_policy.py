# `make tutorials` made this of the page.

# A policy

import numpy as np
import provengym
policy = np.ones((16, 4), np.int64)  # up, down, left, right
policy[:, 3] += 16  # right
policy[3::4] = [1, 17, 1, 1]  # down, at the right border

# What it is worth

found = provengym.evaluate("GridWorld", policy, discount=0.9, height=4, width=4)
str(found.value), str(found.best)
# ('-4.805685', '-4.095100')

# An estimate

estimate = found.estimate
estimate.episodes, estimate.level
# (65536, 0.95)
estimate.high - estimate.low < 0.11
# True
found.agrees, estimate.low < found.value.low
# (True, True)

# The best there is

solution = provengym.solve("GridWorld", discount=0.9, height=4, width=4)
solution.values[0].round(6)
# np.float64(-4.0951)
solution.bound < 1e-8
# True

# Who says so?

provengym.check("GridWorld", solution.certificate, height=4, width=4).holds
# True
other = provengym.check("GridWorld", solution.certificate, height=4, width=4, goal=(3, 2))
other.holds
# False

# The value of this very policy

from provengym.solving import solve, under_policy
process = under_policy("GridWorld", policy, height=4, width=4)
process
# FiniteModel('GridWorld', states=16, actions=1, transitions=60, complete)
solve(process, discount=0.9).values[0].round(4)
# np.float64(-4.8057)
