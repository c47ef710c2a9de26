# Snake for Q-Learning. Based on the pygame snake everybody starts with, but made into a gym env
# and the board is tiny (4x4) because the Q table was getting too big
import random
from enum import Enum
from collections import namedtuple

import gym
from gym import spaces
import numpy as np

try:
    import pygame
    HAVE_PYGAME = True
except ImportError:
    HAVE_PYGAME = False


class Direction(Enum):
    RIGHT = 1
    LEFT = 2
    UP = 3
    DOWN = 4


Point = namedtuple('Point', 'x, y')

# rgb colors
WHITE = (255, 255, 255)
RED = (200, 0, 0)
BLUE1 = (0, 0, 255)
BLACK = (0, 0, 0)

W = 4
H = 4
BLOCK_SIZE = 40
SPEED = 10
MAX_FRAMES = 250


class SnakeGame:

    def __init__(self, w=W, h=H):
        self.w = w
        self.h = h
        self.display = None
        self.reset()

    def reset(self):
        self.direction = Direction.RIGHT
        self.head = Point(1, 1)
        self.snake = [self.head, Point(0, 1)]
        self.score = 0
        self.food = None
        self._place_food()
        self.frame_iteration = 0

    def _place_food(self):
        x = random.randint(0, self.w - 1)
        y = random.randint(0, self.h - 1)
        self.food = Point(x, y)
        if self.food in self.snake:
            self._place_food()

    def play_step(self, action):
        """action 0 = straight, 1 = right turn, 2 = left turn (seen from the snake)
        food +10, crash -10 (game over), board full +50 (game over)
        the tail moves after the head, so its field is still taken when the head comes"""
        self.frame_iteration += 1
        self._move(action)
        self.snake.insert(0, self.head)

        reward = 0
        game_over = False
        if self.is_collision():
            game_over = True
            reward = -10
            return reward, game_over, self.score

        if self.head == self.food:
            self.score += 1
            reward = 10
            if len(self.snake) == self.w * self.h:
                reward += 50
                game_over = True
            else:
                self._place_food()
        else:
            self.snake.pop()

        if self.frame_iteration >= MAX_FRAMES:
            game_over = True
        return reward, game_over, self.score

    def is_collision(self, pt=None):
        if pt is None:
            pt = self.head
        # hits boundary
        if pt.x > self.w - 1 or pt.x < 0 or pt.y > self.h - 1 or pt.y < 0:
            return True
        # hits itself
        if pt in self.snake[1:]:
            return True
        return False

    def _move(self, action):
        clock_wise = [Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.UP]
        idx = clock_wise.index(self.direction)
        if action == 1:
            self.direction = clock_wise[(idx + 1) % 4]
        elif action == 2:
            self.direction = clock_wise[(idx - 1) % 4]

        x = self.head.x
        y = self.head.y
        if self.direction == Direction.RIGHT:
            x += 1
        elif self.direction == Direction.LEFT:
            x -= 1
        elif self.direction == Direction.DOWN:
            y += 1
        elif self.direction == Direction.UP:
            y -= 1
        self.head = Point(x, y)

    def draw(self):
        if not HAVE_PYGAME:
            for y in range(self.h):
                print(''.join('O' if Point(x, y) in self.snake else
                              'f' if Point(x, y) == self.food else '.' for x in range(self.w)))
            return
        if self.display is None:
            pygame.init()
            self.display = pygame.display.set_mode((self.w * BLOCK_SIZE, self.h * BLOCK_SIZE))
            self.clock = pygame.time.Clock()
        self.display.fill(BLACK)
        for pt in self.snake:
            pygame.draw.rect(self.display, BLUE1,
                             pygame.Rect(pt.x * BLOCK_SIZE, pt.y * BLOCK_SIZE, BLOCK_SIZE, BLOCK_SIZE))
        pygame.draw.rect(self.display, RED, pygame.Rect(
            self.food.x * BLOCK_SIZE, self.food.y * BLOCK_SIZE, BLOCK_SIZE, BLOCK_SIZE))
        pygame.display.flip()
        self.clock.tick(SPEED)


class SnakeEnv(gym.Env):
    metadata = {'render.modes': ['human']}

    def __init__(self):
        self.game = SnakeGame()
        self.action_space = spaces.Discrete(3)
        # 0 nothing, 1 body, 2 head, 3 food
        self.observation_space = spaces.Box(low=0, high=3, shape=(H, W), dtype=np.int32)
        self.record = 0
        self.n_games = 0

    def get_state(self):
        board = np.zeros((H, W), dtype=np.int32)
        board[self.game.food.y, self.game.food.x] = 3
        for pt in self.game.snake[1:]:
            if 0 <= pt.x < W and 0 <= pt.y < H:
                board[pt.y, pt.x] = 1
        head = self.game.snake[0]
        if 0 <= head.x < W and 0 <= head.y < H:
            board[head.y, head.x] = 2
        return board

    def step(self, action):
        reward, done, score = self.game.play_step(action)
        if score > self.record:
            self.record = score
        return self.get_state(), reward, done, {'score': score, 'record': self.record}

    def reset(self):
        self.game.reset()
        self.n_games += 1
        return self.get_state()

    def render(self, mode='human'):
        self.game.draw()


if __name__ == '__main__':
    env = SnakeEnv()
    for _ in range(20):
        env.reset()
        done = False
        while not done:
            _, _, done, info = env.step(random.randint(0, 2))
    print(env.n_games, 'games, record', env.record)
