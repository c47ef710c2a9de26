# Pig (the dice game) as a gymnasium environment
# ------------------------------------------------
# Roll the die as often as you dare. A 1 loses all points of the turn and ends the turn,
# "hold" puts the points in the bank. Get GOAL points in the bank in at most TURNS turns.
# If bank + turn points reach the goal the points are banked for you, so you win at once.
#
# reward: +1 win, -1 out of turns, 0 otherwise

import random

import gymnasium as gym
import numpy as np
from gymnasium import spaces

GOAL = 40
TURNS = 6
ROLL, HOLD = 0, 1

DICE_ART = {
    1: ["+-------+", "|       |", "|   o   |", "|       |", "+-------+"],
    2: ["+-------+", "| o     |", "|       |", "|     o |", "+-------+"],
    3: ["+-------+", "| o     |", "|   o   |", "|     o |", "+-------+"],
    4: ["+-------+", "| o   o |", "|       |", "| o   o |", "+-------+"],
    5: ["+-------+", "| o   o |", "|   o   |", "| o   o |", "+-------+"],
    6: ["+-------+", "| o   o |", "| o   o |", "| o   o |", "+-------+"],
}


class Die:
    def __init__(self, sides=6):
        self.sides = sides
        self.value = None

    def roll(self):
        self.value = random.randint(1, self.sides)
        return self.value

    def draw(self):
        if self.value is None:
            return ""
        return "\n".join(DICE_ART[self.value])


class PigEnv(gym.Env):
    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(self, render_mode=None):
        super().__init__()
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(2)
        # banked points, points of this turn, turns that are left
        self.observation_space = spaces.MultiDiscrete([GOAL + 1, GOAL + 1, TURNS + 1])
        self.die = Die()
        self.games_played = 0
        self.games_won = 0
        self.roll_history = []

    # ------------------------------------------------------------------
    def _obs(self):
        return np.array([self.bank, self.turn_points, self.turns_left], dtype=np.int64)

    def _info(self):
        return {"rolls": len(self.roll_history), "win_rate": self.games_won / max(1, self.games_played)}

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.bank = 0
        self.turn_points = 0
        self.turns_left = TURNS
        self.roll_history = []
        self.die.value = None
        return self._obs(), self._info()

    def _end_turn(self):
        self.turn_points = 0
        self.turns_left -= 1
        return self.turns_left == 0

    def step(self, action):
        reward = 0.0
        terminated = False

        if action == ROLL:
            number = self.die.roll()
            self.roll_history.append(number)
            if number == 1:
                # busted!
                terminated = self._end_turn()
            else:
                self.turn_points += number
                if self.bank + self.turn_points >= GOAL:
                    self.bank = GOAL
                    self.turn_points = 0
                    self.games_won += 1
                    reward = 1.0
                    terminated = True
        else:
            self.bank += self.turn_points
            terminated = self._end_turn()

        if terminated and reward == 0.0:
            reward = -1.0
        if terminated:
            self.games_played += 1

        if self.render_mode == "human":
            print(self.render())
        return self._obs(), reward, terminated, False, self._info()

    def render(self):
        text = self.die.draw()
        text += f"\nbank {self.bank:3d}   turn {self.turn_points:3d}   turns left {self.turns_left}"
        return text


if __name__ == "__main__":
    env = PigEnv(render_mode="human")
    obs, info = env.reset()
    done = False
    while not done:
        # hold at 20 is a good rule of thumb
        action = HOLD if obs[1] >= 20 else ROLL
        obs, reward, done, _, info = env.step(action)
    print("you won" if reward > 0 else "you lost", info)
