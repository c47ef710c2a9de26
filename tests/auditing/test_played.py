"""Reports of audits about the episodes that they play."""

import gymnasium
from gymnasium.spaces import Discrete

import provengym


class Corridor(gymnasium.Env):
    """Five cells, and the last one pays."""

    observation_space, action_space = Discrete(5), Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return 0, {}

    def step(self, action):
        self.cell = min(max(self.cell + 2 * int(action) - 1, 0), 4)
        return self.cell, float(self.cell == 4), self.cell == 4, False, {}


def test_a_contract_is_sound_where_episodes_were_played():
    played = provengym.audit(Corridor, budget="20000steps")
    few = provengym.audit(Corridor, budget="500steps")

    asked = "Nothing is wrong in what was asked: success and endless reward, the expected total ret"
    assert (played.verdict, few.verdict) == ("sound", "sound")
    assert played.meaning == f"{asked}urn, Gymnasium's contract."
    assert few.meaning == f"{asked}urn."
    assert few.tested.endswith(", and no random episode was played to its end.")
