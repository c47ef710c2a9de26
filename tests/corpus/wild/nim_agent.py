"""
Nim for my Q-learning agent.

Three piles of 3, 4 and 5 stones. Who takes the last stone wins (+10), the other loses (-10).
A move is (pile, number of stones). Moves are numbered, see MOVES.
An impossible move costs 1 point and nothing happens (the agent has to try again).

The opponent knows the nim-sum trick, but 3 times out of 10 it moves at random.
When there is no winning move it takes one stone from the biggest pile (the first one of these).
"""
import random

PILES = (3, 4, 5)

# all the moves there are: pile 0 -> 1..3, pile 1 -> 1..4, pile 2 -> 1..5
MOVES = []
for pile_no, size in enumerate(PILES):
    for take in range(1, size + 1):
        MOVES.append((pile_no, take))


def nim_sum(piles):
    x = 0
    for p in piles:
        x = x ^ p
    return x


class NimOpponent:
    def __init__(self, mistake_rate=0.3):
        self.mistake_rate = mistake_rate

    def legal(self, piles):
        return [(i, n) for i in range(len(piles)) for n in range(1, piles[i] + 1)]

    def choose(self, piles):
        if random.random() < self.mistake_rate:
            return random.choice(self.legal(piles))
        x = nim_sum(piles)
        if x != 0:
            for i, p in enumerate(piles):
                if p ^ x < p:
                    return (i, p - (p ^ x))
        biggest = piles.index(max(piles))
        return (biggest, 1)


class NimGame:
    def __init__(self, opponent=None):
        self.opponent = opponent or NimOpponent()
        self.action_space = list(range(len(MOVES)))
        self.n_actions = len(MOVES)
        self.wins = 0
        self.losses = 0
        self.illegal = 0
        self.reset()

    def reset(self):
        self.piles = list(PILES)
        self.turn = 0
        self.winner = None
        return self.get_state()

    def get_state(self):
        return tuple(self.piles)

    def take(self, move):
        pile, n = move
        self.piles[pile] -= n

    def empty(self):
        return sum(self.piles) == 0

    def step(self, action):
        pile, n = MOVES[action]
        self.turn += 1

        if n > self.piles[pile]:
            self.illegal += 1
            return self.get_state(), -1, False

        self.take((pile, n))
        if self.empty():
            self.winner = "agent"
            self.wins += 1
            return self.get_state(), 10, True

        self.take(self.opponent.choose(self.piles))
        if self.empty():
            self.winner = "opponent"
            self.losses += 1
            return self.get_state(), -10, True

        return self.get_state(), 0, False

    def show(self):
        for i, p in enumerate(self.piles):
            print(i, "|" * p)
        print()


if __name__ == "__main__":
    # tabular Q-learning, good enough
    game = NimGame()
    Q = {}
    alpha, gamma, eps = 0.2, 0.95, 0.2
    for episode in range(20000):
        s = game.reset()
        done = False
        while not done:
            q = Q.setdefault(s, [0.0] * game.n_actions)
            if random.random() < eps:
                a = random.choice(game.action_space)
            else:
                a = q.index(max(q))
            s2, r, done = game.step(a)
            q2 = Q.setdefault(s2, [0.0] * game.n_actions)
            target = r if done else r + gamma * max(q2)
            q[a] += alpha * (target - q[a])
            s = s2
        if episode % 5000 == 0:
            print(episode, "wins", game.wins, "losses", game.losses)
