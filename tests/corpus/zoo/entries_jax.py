"""The wrong environments of the zoo that are functional, in JAX."""

from corpus.zoo import wrong_jax
from corpus.zoo.entries_right import SQUARE
from corpus.zoo.entry import Wrong
from corpus.zoo.reports import ENVPOOL
from corpus.zoo.right_styles import compiled

WAY = "the goal of a square of nine is four steps away"

WRONG = tuple(
    Wrong(
        name,
        target,
        kind,
        4,
        WAY,
        like,
        arguments={"reference_args": SQUARE},
        call_limit=60,  # the first call compiles
        needs="jax",
        what=target.__doc__,
        twin=compiled,
    )
    for name, target, kind, like in (
        (
            "functional that resets",
            wrong_jax.resets_itself,
            "observation",
            f"{ENVPOOL}/issues/194",
        ),
        ("functional that looks before", wrong_jax.looks_before, "terminated", ""),
    )
)
