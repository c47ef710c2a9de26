"""Functional environments in JAX with one mistake each.  To import the module needs no JAX."""

import functools

from corpus.zoo.right_styles import functional


@functools.cache
def resets_itself():
    """The step into the goal resets the environment, and shows where the next episode begins."""
    import jax.numpy as jnp

    class ResetsItself(functional()):
        def step_env(self, key, state, action, params):
            observation, state, reward, done, info = super().step_env(key, state, action, params)
            return jnp.where(done, 0, observation), jnp.where(done, 0, state), reward, done, info

    return ResetsItself()


@functools.cache
def looks_before():
    """The goal is looked for in the state before the move."""
    import jax.numpy as jnp

    class LooksBefore(functional()):
        def step_env(self, key, state, action, params):
            done = (state == params - 1).all()
            observation, state, _, _, info = super().step_env(key, state, action, params)
            return observation, state, jnp.where(done, 0.0, -1.0), done, info

    return LooksBefore()
