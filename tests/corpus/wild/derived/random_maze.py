"""A maze of 5 x 5 rooms that each environment carves for itself.

The doors are a tree of 25 rooms, and the farthest room is a leaf of it, so that all 24 others can be
reached without it.  Its distance is 24 at most, and at least 8: some room is 8 moves away in the grid.
"""

TARGET = "random_maze.py:RandomMaze"
CAUSES = ["global_random", "counter"]
DEFECTS = ["seeding: _carve draws from Python's global generator in the constructor, so two environments have two mazes whatever the seed is"]
HEAR = "Each environment has a maze of its own, which no seed repeats; of every one the states are 24 and the best return is 10 less a tenth of the way to the cheese, between 7.6 and 9.2."
ACTIONS = 4


def truth():
    return {"states": 24, "best_return_between": [10 - 2.4, 10 - 0.8], "best_success": 1.0}


def check(make):
    for _ in range(200):
        env, ways = make(), {}
        env.reset()
        doors = {place: set(room.doors) for place, room in env.rooms.items()}
        todo, seen = [(0, 0)], {(0, 0): 0}
        for r, c in todo:
            for d, to in (("N", (r - 1, c)), ("E", (r, c + 1)), ("S", (r + 1, c)), ("W", (r, c - 1))):
                if d in doors[r, c]:
                    ways[frozenset([(r, c), to])] = True
                    if to not in seen:
                        seen[to] = seen[r, c] + 1
                        todo.append(to)
        assert len(seen) == 25 and len(ways) == 24
        far = max(seen.values())
        assert 8 <= far <= 24 and env.cheese == min(p for p in seen if seen[p] == far)
        assert len(doors[env.cheese]) == 1
        total, here = 0.0, (0, 0)
        while here != env.cheese:  # a shortest way, found from the cheese backwards
            back = {env.cheese: 0}
            for r, c in (todo := [env.cheese]):
                for d, to in (("N", (r - 1, c)), ("E", (r, c + 1)), ("S", (r + 1, c)), ("W", (r, c - 1))):
                    if d in doors[r, c] and to not in back:
                        back[to] = back[r, c] + 1
                        todo.append(to)
            r, c = here
            a, here = next((a, to) for a, (d, to) in enumerate((
                ("N", (r - 1, c)), ("E", (r, c + 1)), ("S", (r + 1, c)), ("W", (r, c - 1))))
                if d in doors[r, c] and back[to] == back[here] - 1)
            _, reward, over, _, _ = env.step(a)
            total += reward
        assert over and abs(total - (10 - 0.1 * far)) < 1e-9
