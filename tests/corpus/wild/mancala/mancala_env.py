import random

import gym
import numpy as np
from gym import spaces

# Kalah with 4 pits per side and 2 seeds per pit.
#
#        [ 8][ 7][ 6][ 5]          <- opponent
#   [ 9]                  [ 4]     <- stores (opponent left, agent right)
#        [ 0][ 1][ 2][ 3]          <- agent
#
# * seeds are sown counter clockwise, the store of the other player is skipped
# * last seed in own store -> move again
# * last seed in an empty own pit and seeds in the pit across -> both go to the own store
# * when the pits of one side are all empty the game ends, and the seeds that are left go
#   to the store of the side they lie on

N_PITS = 4
N_SEEDS = 2
AGENT, OPPONENT = 0, 1
STORE = {AGENT: 4, OPPONENT: 9}
PITS = {AGENT: [0, 1, 2, 3], OPPONENT: [5, 6, 7, 8]}


class KalahBoard:
    def __init__(self):
        self.b = [N_SEEDS] * N_PITS + [0] + [N_SEEDS] * N_PITS + [0]

    def moves(self, player):
        return [p for p in PITS[player] if self.b[p] > 0]

    def across(self, pit):
        return 8 - pit

    def sow(self, player, pit):
        """returns True if the player moves again"""
        seeds = self.b[pit]
        self.b[pit] = 0
        pos = pit
        while seeds > 0:
            pos = (pos + 1) % 10
            if pos == STORE[1 - player]:
                continue
            self.b[pos] += 1
            seeds -= 1
        if pos == STORE[player]:
            return True
        if pos in PITS[player] and self.b[pos] == 1 and self.b[self.across(pos)] > 0:
            self.b[STORE[player]] += 1 + self.b[self.across(pos)]
            self.b[pos] = 0
            self.b[self.across(pos)] = 0
        return False

    def finished(self):
        return any(sum(self.b[p] for p in PITS[who]) == 0 for who in (AGENT, OPPONENT))

    def collect(self):
        for who in (AGENT, OPPONENT):
            for p in PITS[who]:
                self.b[STORE[who]] += self.b[p]
                self.b[p] = 0


class MancalaEnv(gym.Env):
    metadata = {"render.modes": ["human", "ansi"]}
    reward_range = (-16, 16)

    def __init__(self):
        self.action_space = spaces.Discrete(N_PITS)
        self.observation_space = spaces.Box(0, 16, (10,), dtype=np.int64)
        self.games = 0
        self.score_sum = 0

    def _state(self):
        return np.array(self.board.b)

    def reset(self):
        self.board = KalahBoard()
        self.n_moves = 0
        self.games += 1
        return self._state()

    def _finish(self):
        self.board.collect()
        diff = self.board.b[STORE[AGENT]] - self.board.b[STORE[OPPONENT]]
        self.score_sum += diff
        return self._state(), float(diff), True, {"avg_score": self.score_sum / self.games}

    def step(self, action):
        self.n_moves += 1

        # an empty pit is a foul, you lose all
        if self.board.b[action] == 0:
            return self._state(), -16.0, True, {"foul": True}

        again = self.board.sow(AGENT, action)
        if self.board.finished():
            return self._finish()
        if again:
            return self._state(), 0.0, False, {}

        # now the opponent, until it does not hit its store
        again = True
        while again:
            again = self.board.sow(OPPONENT, random.choice(self.board.moves(OPPONENT)))
            if self.board.finished():
                return self._finish()
        return self._state(), 0.0, False, {}

    def render(self, mode="human"):
        b = self.board.b
        top = "     " + "".join("[%2d]" % b[p] for p in reversed(PITS[OPPONENT]))
        mid = "[%2d]" % b[9] + " " * (4 * N_PITS + 2) + "[%2d]" % b[4]
        low = "     " + "".join("[%2d]" % b[p] for p in PITS[AGENT])
        text = "\n".join([top, mid, low])
        if mode == "ansi":
            return text
        print(text)
        print()


if __name__ == "__main__":
    env = MancalaEnv()
    for _ in range(1000):
        obs, done = env.reset(), False
        while not done:
            a = random.choice([p for p in range(N_PITS) if obs[p] > 0])
            obs, reward, done, info = env.step(a)
    print(info)
