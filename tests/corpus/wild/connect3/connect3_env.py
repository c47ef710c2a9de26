import gym
from gym import spaces
import numpy as np


class Connect3(gym.Env):
    """
    Connect Three on a small board (4 columns, 3 rows).

    The agent plays +1 and moves first, the computer plays -1 and throws its piece in a random
    column that is not full. Three in a row (horizontal, vertical, diagonal) wins.

    Reward:
        +1  agent connects three
        -1  computer connects three
        0.2 draw
        -5  agent throws in a full column (the game is over then)
    """
    metadata = {'render.modes': ['human']}

    ROWS = 3
    COLS = 4
    CONNECT = 3

    def __init__(self, verbose=False):
        super(Connect3, self).__init__()
        self.verbose = verbose
        self.action_space = spaces.Discrete(self.COLS)
        self.observation_space = spaces.Box(low=-1, high=1, shape=(self.ROWS, self.COLS), dtype=np.int8)
        self.board = np.zeros((self.ROWS, self.COLS), dtype=np.int8)
        self.results = {'win': 0, 'lose': 0, 'draw': 0, 'illegal': 0}
        self.move_log = []

    def reset(self):
        self.board = np.zeros((self.ROWS, self.COLS), dtype=np.int8)
        self.done = False
        self.move_log = []
        return self.board.copy()

    def valid_columns(self):
        return [c for c in range(self.COLS) if self.board[0][c] == 0]

    def drop(self, col, player):
        # find the lowest free row
        row = self.ROWS - 1
        while self.board[row][col] != 0:
            row -= 1
        self.board[row][col] = player
        self.move_log.append((player, col))
        return row

    def is_win(self, player):
        b = self.board
        n = self.CONNECT
        # horizontal
        for r in range(self.ROWS):
            for c in range(self.COLS - n + 1):
                if all(b[r][c + i] == player for i in range(n)):
                    return True
        # vertical
        for r in range(self.ROWS - n + 1):
            for c in range(self.COLS):
                if all(b[r + i][c] == player for i in range(n)):
                    return True
        # both diagonals
        for r in range(self.ROWS - n + 1):
            for c in range(self.COLS - n + 1):
                if all(b[r + i][c + i] == player for i in range(n)):
                    return True
                if all(b[r + n - 1 - i][c + i] == player for i in range(n)):
                    return True
        return False

    def step(self, action):
        if self.done:
            print("game is over, call reset()")
            return self.board.copy(), 0.0, True, {}

        if action not in self.valid_columns():
            self.done = True
            self.results['illegal'] += 1
            return self.board.copy(), -5.0, True, {'illegal': True}

        self.drop(action, 1)
        if self.is_win(1):
            self.done = True
            self.results['win'] += 1
            return self.board.copy(), 1.0, True, {'winner': 1}
        if len(self.valid_columns()) == 0:
            self.done = True
            self.results['draw'] += 1
            return self.board.copy(), 0.2, True, {'winner': 0}

        # computer
        reply = np.random.choice(self.valid_columns())
        self.drop(reply, -1)
        if self.is_win(-1):
            self.done = True
            self.results['lose'] += 1
            return self.board.copy(), -1.0, True, {'winner': -1}
        if len(self.valid_columns()) == 0:
            self.done = True
            self.results['draw'] += 1
            return self.board.copy(), 0.2, True, {'winner': 0}

        if self.verbose:
            self.render()
        return self.board.copy(), 0.0, False, {}

    def render(self, mode='human'):
        symbols = {0: '.', 1: 'X', -1: 'O'}
        for row in self.board:
            print(' '.join(symbols[int(x)] for x in row))
        print('-' * (2 * self.COLS - 1))
        print()

    def close(self):
        print('results so far:', self.results)
