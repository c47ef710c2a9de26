import gym
from gym import spaces
from gym.utils import seeding
import numpy as np


class HanoiEnv(gym.Env):
    """
    Towers of Hanoi.

    n_disks    number of disks (disk 0 is the smallest), all start on peg 0
    n_pegs     always 3 in the paper
    slip       probability that the gripper loses the disk and nothing moves

    Action: index in self.moves, the list of (from peg, to peg).
    Rewards: -1 for each move, also when the gripper slips;
             -2 in total for an impossible move (nothing changes, gripper is not used);
             +100 more when all disks are on the last peg.
    """
    metadata = {'render.modes': ['human', 'ansi']}

    def __init__(self, n_disks, n_pegs=3, slip=0.1, max_moves=300):
        self.n_disks = n_disks
        self.n_pegs = n_pegs
        self.slip = slip
        self.max_moves = max_moves
        self.moves = [(i, j) for i in range(n_pegs) for j in range(n_pegs) if i != j]
        self.action_space = spaces.Discrete(len(self.moves))
        self.observation_space = spaces.Tuple([spaces.Discrete(n_pegs)] * n_disks)
        self.state = None
        self.n_moves = 0
        self.n_slips = 0
        self.goal_state = tuple([n_pegs - 1] * n_disks)
        self.seed()

    def seed(self, seed=None):
        self.np_random, seed = seeding.np_random(seed)
        return [seed]

    def disks_on(self, peg):
        # smallest first
        return [d for d in range(self.n_disks) if self.state[d] == peg]

    def move_allowed(self, move):
        source, dest = move
        from_disks = self.disks_on(source)
        if len(from_disks) == 0:
            return False
        to_disks = self.disks_on(dest)
        if len(to_disks) == 0:
            return True
        return to_disks[0] > from_disks[0]

    def allowed_moves(self):
        return [k for k, move in enumerate(self.moves) if self.move_allowed(move)]

    def step(self, action):
        if self.state is None:
            raise RuntimeError('call reset before step')
        done = False
        info = {'slipped': False, 'invalid': False}
        self.n_moves += 1

        move = self.moves[action]
        if not self.move_allowed(move):
            reward = -2
            info['invalid'] = True
        else:
            reward = -1
            if self.np_random.random() < self.slip:
                info['slipped'] = True
                self.n_slips += 1
            else:
                disk = self.disks_on(move[0])[0]
                new_state = list(self.state)
                new_state[disk] = move[1]
                self.state = tuple(new_state)

        if self.state == self.goal_state:
            reward += 100
            done = True
        elif self.n_moves >= self.max_moves:
            done = True
            info['TimeLimit.truncated'] = True
        return self.state, reward, done, info

    def reset(self):
        self.state = tuple([0] * self.n_disks)
        self.n_moves = 0
        self.n_slips = 0
        return self.state

    def render(self, mode='human', close=False):
        lines = []
        for level in range(self.n_disks - 1, -1, -1):
            line = ''
            for peg in range(self.n_pegs):
                disks = self.disks_on(peg)[::-1]
                if level < len(disks):
                    line += ('=' * (2 * disks[level] + 1)).center(2 * self.n_disks + 1)
                else:
                    line += '|'.center(2 * self.n_disks + 1)
            lines.append(line)
        lines.append('-' * (2 * self.n_disks + 1) * self.n_pegs)
        text = '\n'.join(lines)
        if mode == 'ansi':
            return text
        print(text)


def optimal_moves(n):
    # the recursion from the lecture
    def solve(n, a, b, c):
        if n == 0:
            return []
        return solve(n - 1, a, c, b) + [(a, c)] + solve(n - 1, b, a, c)
    return solve(n, 0, 1, 2)


if __name__ == '__main__':
    env = HanoiEnv(n_disks=4)
    env.reset()
    total = 0
    plan = optimal_moves(4)
    while plan:
        s, r, done, info = env.step(env.moves.index(plan[0]))
        total += r
        if not info['slipped']:
            plan.pop(0)
    env.render()
    print('return', total, 'slips', env.n_slips)
