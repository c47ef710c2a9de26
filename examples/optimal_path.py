"""Walk a GridWorld along a shortest path, drawn on the terminal and as a film strip.

usage: python examples/optimal_path.py [--height 8] [--width 8] [--picture path.png]

The path comes from the transition table `P` of the environment by breadth-first search. That no
path is shorter is a theorem (`Spec.GridWorld.dist_le_length`), which the last line is held against.
"""

import argparse
from collections import deque

import gymnasium
import numpy as np

import provengym  # noqa: F401  (registers the environments)


def shortest_path(table, start):
    """The actions of a shortest path from a state to a terminal one, by breadth-first search."""
    parents = {start: None}
    queue = deque([start])
    while queue:
        state = queue.popleft()
        for action, [(_, successor, _, terminated)] in table[state].items():
            if successor in parents:
                continue
            parents[successor] = (state, action)
            if terminated:
                actions = []
                while parents[successor] is not None:
                    successor, action = parents[successor]
                    actions.append(action)
                return actions[::-1]
            queue.append(successor)
    return None


def drawn(frame, cells, actions, width):
    """The first frame as text, with the action that is taken in each cell of the path."""
    title, top, *rows = frame.splitlines()[:-1]
    grid = [list(row) for row in rows]
    for cell, action in zip(cells, actions, strict=False):
        row, column = divmod(cell, width)
        place = 2 + 2 * column
        if grid[row][place] == ".":
            grid[row][place] = "^v<>"[action]
    return "\n".join([title, top, *map("".join, grid)])


def film_strip(frames, columns=5, shrink=3):
    """The pictures side by side, row by row, each edge `shrink` times shorter."""
    small = []
    for frame in frames:
        height, width = (side // shrink * shrink for side in frame.shape[:2])
        blocks = frame[:height, :width].reshape(
            height // shrink, shrink, width // shrink, shrink, 3
        )
        small.append(blocks.mean(axis=(1, 3)).astype(np.uint8))
    small += [np.full_like(small[0], small[0][0, 0])] * (-len(small) % columns)
    rows = [np.hstack(small[i : i + columns]) for i in range(0, len(small), columns)]
    return np.vstack(rows)


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--height", type=int, default=8)
    parser.add_argument("--width", type=int, default=8)
    parser.add_argument("--picture", metavar="FILE.png", help="write the film strip here")
    options = parser.parse_args()

    size = {"height": options.height, "width": options.width}
    env = gymnasium.make("provengym/GridWorld-v0", render_mode="ansi", **size)
    start, _ = env.reset()
    actions = shortest_path(env.unwrapped.P, start)
    frame, cells, total, terminated = env.render(), [start], 0.0, False
    for action in actions:
        cell, reward, terminated, _, _ = env.step(action)
        cells.append(cell)
        total += reward
    print(drawn(frame, cells, actions, options.width))
    distance = options.height - 1 + options.width - 1
    print(
        f"{len(actions)} steps, the Manhattan distance is {distance};",
        f"return {total:g}, {'at the goal' if terminated else 'not at the goal'}",
    )

    if options.picture:
        import pygame

        env = gymnasium.make("provengym/GridWorld-v0", render_mode="rgb_array", **size)
        env.reset()
        frames = [env.render()]
        for action in actions:
            env.step(action)
            frames.append(env.render())
        strip = pygame.surfarray.make_surface(film_strip(frames).swapaxes(0, 1))
        pygame.image.save(strip, options.picture)
        print(f"wrote {options.picture}")


if __name__ == "__main__":
    main()
