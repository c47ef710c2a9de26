"""MiniGrid's Empty room, as its documentation says it is:

provengym conform examples/field/minigrid_empty.py:room --reference \\
    examples/field/minigrid_empty.py:empty -p size=5 -p max_steps=20

The documentation gives the actions, the reward, the ends, and the code of a tile.  It says that
the view has 7 x 7 tiles, and not how they lie around the agent; here the agent looks up from the
middle of the lowest row, and what is outside of the room is wall, as the pictures show.
"""

from provengym.conformance import Reference

EMPTY, WALL, GOAL = (1, 0, 0), (2, 5, 0), (8, 1, 0)  # (object, colour, state)
AHEAD = ((1, 0), (0, 1), (-1, 0), (0, -1))  # right, down, left, up, as (x, y)
VIEW = 7
MISSION = "get to the green goal square"


def empty(
    size=8,
    max_steps=256,
    own_tile="hidden",
    at_limit="both",
    shown="view",
    penalty=0.9,
    reward_tolerance=0.0,
):
    """The room: a state is the agent's place, its direction, and the number of steps.

    The documentation leaves open what the tile under the agent looks like: `own_tile` is "shown"
    if it looks as any other does, and "hidden" if it always looks empty.  Who reaches the goal with
    the last step is there and out of time, `at_limit` is "both", or "truncated" or "terminated" for
    one of these.  With `shown` "place" no view is observed, but row, column and direction.  The
    documentation gives the `penalty` for time as 0.9.
    """
    goal = (size - 2, size - 2)

    def tile(x, y):
        if (x, y) == goal:
            return GOAL
        return EMPTY if 0 < x < size - 1 and 0 < y < size - 1 else WALL

    def step(state, action):
        x, y, direction, steps = state
        steps, reward, at_goal = steps + 1, 0.0, False
        if action == 0:
            direction = (direction - 1) % 4
        elif action == 1:
            direction = (direction + 1) % 4
        elif action == 2:
            ahead = x + AHEAD[direction][0], y + AHEAD[direction][1]
            if tile(*ahead) != WALL:
                x, y = ahead
            at_goal = ahead == goal
        if at_goal:
            reward = 1 - penalty * (steps / max_steps)
        late = steps >= max_steps
        terminated = at_goal and not (late and at_limit == "truncated")
        truncated = late and not (at_goal and at_limit == "terminated")
        return (x, y, direction, steps), reward, terminated, truncated

    def observe(state):
        x, y, direction, _ = state
        if shown == "place":
            return y, x, direction
        (ahead_x, ahead_y), (right_x, right_y) = AHEAD[direction], AHEAD[(direction + 1) % 4]

        def seen(column, row):
            right, ahead = column - VIEW // 2, VIEW - 1 - row
            if right == ahead == 0 and own_tile == "hidden":
                return EMPTY
            return tile(
                x + right * right_x + ahead * ahead_x, y + right * right_y + ahead * ahead_y
            )

        image = [[seen(column, row) for row in range(VIEW)] for column in range(VIEW)]
        return {"image": image, "direction": direction, "mission": MISSION}

    def picture(state):
        x, y, direction, steps = state
        signs = {EMPTY: ".", WALL: "#", GOAL: "G"}
        rows = [[signs[tile(i, j)] for i in range(size)] for j in range(size)]
        rows[y][x] = ">v<^"[direction]
        return "\n".join("".join(row) for row in rows) + f"\nafter {steps} steps"

    return Reference(
        name="Empty",
        actions=("left", "right", "forward", "pickup", "drop", "toggle", "done"),
        start=(1, 1, 0, 0),
        step=step,
        observe=observe,
        picture=picture,
        reward_tolerance=reward_tolerance,
    )


def room(size=8, max_steps=256):
    """MiniGrid's environment, of any size and with any limit of steps."""
    from minigrid.envs import EmptyEnv

    return EmptyEnv(size=size, max_steps=max_steps)
