"""gymnax's port of Gymnasium's FrozenLake, as a target:

provengym conform examples/field/gymnax_lake.py:frozen_lake --reference \\
    examples/references_gymnasium.py:frozen_lake -p is_slippery=false -p max_steps=100

gymnax's documentation says that it has Gymnasium's maps, dynamics and rewards, and Gymnasium's
limits of steps.
"""

import gymnax


def frozen_lake(map_name="4x4", is_slippery=True, max_steps=None):
    """The environment and its parameters; `max_steps` is its own limit unless given."""
    env, params = gymnax.make("FrozenLake-misc", map_name=map_name, is_slippery=is_slippery)
    return env, params if max_steps is None else params.replace(max_steps_in_episode=max_steps)
