"""Kuhn poker match against a fixed opponent.

Cards: J, Q, K (0, 1, 2). Both players pay an ante of 1. We always act first.

    PASS -> the opponent may bet; then we PASS (fold) or BET (call)
    BET  -> the opponent calls or folds

The opponent:
    facing a bet : folds J, calls K, calls Q one time in three
    after a pass : bets K, bets J one time in three as a bluff, checks Q

The match ends when one player cannot pay ante + bet (less than 2 chips) or after 12 hands.
Reward = chips won or lost in the hand.
"""
import gymnasium as gym
import numpy as np

PASS, BET = 0, 1
J, Q, K = 0, 1, 2
NAMES = "JQK"
START_CHIPS = 5
TOTAL_CHIPS = 10
MAX_HANDS = 12

FIRST, FACING_BET = 0, 1


class Opponent:
    call_prob = {J: 0.0, Q: 1 / 3, K: 1.0}
    bluff_prob = {J: 1 / 3, Q: 0.0, K: 1.0}

    def __init__(self):
        self.card = None

    def calls(self, rng):
        return rng.random() < self.call_prob[self.card]

    def bets(self, rng):
        return rng.random() < self.bluff_prob[self.card]


class KuhnMatchEnv(gym.Env):
    metadata = {"render_modes": ["human"]}

    def __init__(self):
        self.action_space = gym.spaces.Discrete(2)
        # card, phase, chips, hand number
        self.observation_space = gym.spaces.MultiDiscrete([3, 2, TOTAL_CHIPS + 1, MAX_HANDS + 1])
        self.opponent = Opponent()
        self.obs = np.zeros(4, dtype=np.int64)  # re-used, so we do not allocate in every step
        self.text = []

    def _deal(self):
        cards = self.np_random.permutation(3)
        self.obs[0] = cards[0]
        self.opponent.card = int(cards[1])
        self.obs[1] = FIRST

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.obs[2] = START_CHIPS
        self.obs[3] = 0
        self._deal()
        self.text = []
        return self.obs, {}

    def _showdown(self, stake):
        return stake if self.obs[0] > self.opponent.card else -stake

    def _finish_hand(self, won, how):
        self.text.append(
            f"hand {self.obs[3]}: {NAMES[self.obs[0]]} vs {NAMES[self.opponent.card]}, {how}: {won:+d}"
        )
        self.obs[2] += won
        self.obs[3] += 1
        broke = self.obs[2] < 2 or TOTAL_CHIPS - self.obs[2] < 2
        terminated = bool(broke or self.obs[3] == MAX_HANDS)
        if terminated:
            self.obs[1] = FIRST
        else:
            self._deal()
        return self.obs, float(won), terminated, False, {"how": how}

    def step(self, action):
        phase = self.obs[1]

        if phase == FACING_BET:
            if action == PASS:
                return self._finish_hand(-1, "we fold")
            return self._finish_hand(self._showdown(2), "we call")

        if action == BET:
            if self.opponent.calls(self.np_random):
                return self._finish_hand(self._showdown(2), "they call")
            return self._finish_hand(1, "they fold")

        if self.opponent.bets(self.np_random):
            self.obs[1] = FACING_BET
            return self.obs, 0.0, False, False, {"how": "they bet"}
        return self._finish_hand(self._showdown(1), "both check")

    def render(self):
        for line in self.text:
            print(line)
        print(f"we have {NAMES[self.obs[0]]} and {self.obs[2]} chips")


if __name__ == "__main__":
    env = KuhnMatchEnv()
    obs, _ = env.reset(seed=7)
    over = False
    while not over:
        obs, reward, over, _, info = env.step(BET if obs[0] == K else PASS)
    env.render()
