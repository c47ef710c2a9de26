# Cliff world with wind and a gold coin, chapter 6 exercise.
#
# NOT a gym env on purpose, our professor wants us to write everything ourselves.
#
#   . . . . . . . .
#   . . . . o . . .        o = gold coin (+8, once)
#   . . . . . . . .
#   S c c c c c c G        c = cliff, G = goal
#
# A move costs 1. The cliff costs 50 and puts you back to S (the coin stays taken).
# The goal gives +10 and ends the episode.
# In the windy columns the wind blows you one row down after a move (not when you
# are in the last row). Falling down into the cliff counts as cliff.
# You may also "wait" for 0.5, the wind blows then too.


class CliffWorld(object):

    def __init__(self, width, height, windy_columns=(2, 5)):
        if width < 3 or height < 2:
            raise ValueError("world too small")
        self.width = width
        self.height = height
        self.windy_columns = tuple(windy_columns)
        self.start = (height - 1, 0)
        self.goal = (height - 1, width - 1)
        self.coin = (1, width // 2)
        self.actions = ["up", "down", "left", "right", "wait"]
        self.rewards_per_episode = []
        self.episode_reward = 0
        self.reset()

    # -------------------------------------------------------------
    def reset(self):
        if self.episode_reward != 0:
            self.rewards_per_episode.append(self.episode_reward)
        self.pos = self.start
        self.coin_there = True
        self.episode_reward = 0
        self.falls = 0
        self.finished = False
        return self.state()

    def state(self):
        return self.pos + (self.coin_there,)

    def is_cliff(self, pos):
        row, col = pos
        return row == self.height - 1 and 0 < col < self.width - 1

    def is_terminal(self):
        return self.finished

    def all_states(self):
        for row in range(self.height):
            for col in range(self.width):
                if not self.is_cliff((row, col)):
                    for coin in (True, False):
                        yield (row, col, coin)

    # -------------------------------------------------------------
    def _clip(self, row, col):
        row = max(0, min(self.height - 1, row))
        col = max(0, min(self.width - 1, col))
        return row, col

    def _wind(self):
        row, col = self.pos
        if col in self.windy_columns and row < self.height - 1:
            self.pos = self._clip(row + 1, col)

    def step(self, action):
        """-> next state, reward, done, info"""
        if action not in self.actions:
            raise ValueError("action must be one of " + ", ".join(self.actions))
        row, col = self.pos
        reward = -1
        if action == "up":
            row -= 1
        elif action == "down":
            row += 1
        elif action == "left":
            col -= 1
        elif action == "right":
            col += 1
        else:
            reward = -0.5
        self.pos = self._clip(row, col)

        if not self.is_cliff(self.pos):
            self._wind()

        if self.is_cliff(self.pos):
            reward = -50
            self.falls += 1
            self.pos = self.start
        elif self.pos == self.coin and self.coin_there:
            reward += 8
            self.coin_there = False
        elif self.pos == self.goal:
            reward += 10
            self.finished = True

        self.episode_reward += reward
        return self.state(), reward, self.finished, {"falls": self.falls}

    def print_world(self):
        for row in range(self.height):
            line = []
            for col in range(self.width):
                if (row, col) == self.pos:
                    line.append("A")
                elif self.is_cliff((row, col)):
                    line.append("c")
                elif (row, col) == self.goal:
                    line.append("G")
                elif (row, col) == self.coin and self.coin_there:
                    line.append("o")
                else:
                    line.append(".")
            print(" ".join(line))


def run_episode(world, policy, max_steps=1000):
    state = world.reset()
    total = 0
    for _ in range(max_steps):
        state, reward, done, _ = world.step(policy(state))
        total += reward
        if done:
            break
    return total


if __name__ == "__main__":
    world = CliffWorld(8, 4)

    def careful(state):
        row, col, coin = state
        if col == world.width - 1:
            return "down"
        if row > 0:
            return "up"
        return "right"

    print("careful policy:", run_episode(world, careful))
    world.print_world()
