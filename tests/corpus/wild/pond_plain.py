"""
My own little RL environment (no gym needed!)

The pond is frozen but some of the ice is thin (t). Thin ice holds you once; when you leave it, it
breaks and becomes open water (~). Falling into open water is the end. So do not go back!

    S i t i i
    i ~ t ~ i
    t i i t t
    i ~ t i i
    i i t ~ G

You slip: with probability 0.2 you go to the left of where you wanted, with 0.2 to the right
(relative to the direction), else where you wanted. At the edge you stay (and thin ice holds when
you just stay on it).

    reward: G +1, water -1, else -0.01
"""
import random

POND = [
    "Sitii",
    "i~t~i",
    "tiitt",
    "i~tii",
    "iit~G",
]

# directions clockwise, so left/right of a direction is -1/+1
DIRECTIONS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
DIRECTION_NAMES = ["up", "right", "down", "left"]


class Pond:

    def __init__(self, slip=0.2):
        self.slip = slip
        self.height = len(POND)
        self.width = len(POND[0])
        self.actions = [0, 1, 2, 3]
        self.n_states = self.height * self.width
        self.n_actions = len(self.actions)
        self.ice = None
        self.position = None
        self.steps = 0
        self.done = True

    def reset(self):
        self.ice = [list(row) for row in POND]
        self.position = (0, 0)
        self.steps = 0
        self.done = False
        return self.get_state()

    def get_state(self):
        return self.position[0] * self.width + self.position[1]

    def _slippery_direction(self, action):
        r = random.random()
        if r < self.slip:
            return DIRECTIONS[(action - 1) % 4]
        if r < 2 * self.slip:
            return DIRECTIONS[(action + 1) % 4]
        return DIRECTIONS[action]

    def step(self, action):
        if self.done:
            raise Exception("Game over. Please call reset().")
        dr, dc = self._slippery_direction(action)
        row = self.position[0] + dr
        col = self.position[1] + dc
        self.steps += 1
        reward = -0.01

        if 0 <= row < self.height and 0 <= col < self.width:
            # leave the old field
            if self.ice[self.position[0]][self.position[1]] == "t":
                self.ice[self.position[0]][self.position[1]] = "~"
            self.position = (row, col)
            if self.ice[row][col] == "~":
                reward = -1
                self.done = True
            elif self.ice[row][col] == "G":
                reward = 1
                self.done = True
        return self.get_state(), reward, self.done

    def show(self):
        for r in range(self.height):
            for c in range(self.width):
                print("P" if (r, c) == self.position else self.ice[r][c], end=" ")
            print()
        print()


class QTable:
    def __init__(self, env, alpha=0.1, gamma=0.99, epsilon=0.1):
        self.q = [[0.0] * env.n_actions for _ in range(env.n_states)]
        self.alpha = alpha
        self.gamma = gamma
        self.epsilon = epsilon

    def choose(self, s):
        if random.random() < self.epsilon:
            return random.randrange(4)
        return max(range(4), key=lambda a: self.q[s][a])

    def learn(self, s, a, r, s2, done):
        target = r if done else r + self.gamma * max(self.q[s2])
        self.q[s][a] += self.alpha * (target - self.q[s][a])


if __name__ == "__main__":
    env = Pond()
    agent = QTable(env)
    wins = 0
    for episode in range(5000):
        s = env.reset()
        done = False
        while not done:
            a = agent.choose(s)
            s2, r, done = env.step(a)
            agent.learn(s, a, r, s2, done)
            s = s2
        wins += r == 1
    print("reached the goal in", wins, "of 5000 episodes")
