"""Limits of a check: every count, size and time that bounds it."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Bounds of the engines, the shrinker, the samplers and the guards of one check.

    Steps are steps of the target, calls its resets and steps; seconds are wall-clock seconds.
    `NORMAL` and `THOROUGH` are the limits of a check with this effort.
    """

    # The reference, action by action
    reference_states: int = 4_096
    """States of the reference that are expanded at the parameters of the report."""
    reference_transitions: int = 20_000
    """Transitions of the reference that are tried there: where actions are many, fewer states."""

    # contract, where there is no reference
    walks_steps: int = 10_000
    """Steps of all its walks together."""
    walks_episodes: int = 200
    """Episodes of random actions, each with a seed of its own."""
    walks_episode_steps: int = 1_000
    """Steps of one of them, or one more than the time limit that the target declares."""
    walks_twin_steps: int = 2_000
    """Steps of those that are played on two environments at once."""

    # systematic
    systematic_seeds: int = 16
    """Seeds with which the reset is tried at the parameters of the report."""

    # lockstep
    lockstep_examples: int = 100
    """Histories that Hypothesis draws."""
    lockstep_walk_steps: int = 1_000
    """Steps of each of the two walks that come before them."""
    lockstep_long_walk_steps: int = 20_000
    """Steps of the walk that comes after them, and of the longest time limit that is reached on
    purpose."""

    # exhaustive
    leading_transitions: int = 5_000
    """Transitions of the reference by which it is told whether its states may all be visited; where
    they seem without end, the engine does not go first."""
    exhaustive_nodes: int = 100_000
    """Pairs of a target state and a reference state."""
    exhaustive_nodes_per_state: int = 16
    """Such pairs for each state of the reference, above the first 200."""
    exhaustive_transitions: int = 400_000
    """Actions tried in such pairs."""
    exhaustive_memory: int = 512 * 2**20
    """About how many bytes the target states may take that are yet to be expanded."""
    exhaustive_batch_nodes: int = 4_000_000
    """Pairs of states where the target steps many states at once."""
    exhaustive_batch_nodes_per_state: int = 16
    """Such pairs for each state of the reference, above the first 200."""
    exhaustive_fewest_lanes: int = 64
    """Lanes from which on a vector environment is taken to step many states at once."""
    exhaustive_walks: int = 20
    """Random walks of new environments that check what was explored."""
    exhaustive_walk_steps: int = 100
    """Steps of each of these walks."""
    exhaustive_lane_walk_steps: int = 20
    """Steps of the walk of each lane but the first, where all were stepped at once."""
    exhaustive_sequence_steps: int = 20_000
    """Steps of all sequences of actions together, where target states cannot be kept."""

    # support
    support_small_episodes: int = 200
    """Episodes with seeds at each small choice of the explored parameters."""
    support_episodes: int = 1_000
    """Episodes with seeds, at least, at the parameters of the report."""
    support_most_episodes: int = 10_000
    """Episodes there, as long as the budget lasts."""
    support_episode_steps: int = 1_000
    """Steps of one episode."""
    support_followed_episode_steps: int = 250
    """The same where the engine ``stochastic`` is to follow."""
    support_followed_steps: int = 5_000
    """Steps of all episodes together there."""
    support_shorter_episodes: int = 300
    """Episodes in which what was found is looked for in fewer steps."""
    support_later_episodes: int = 100
    """Episodes in which something impossible, which says more, is looked for when features
    depart."""
    support_unseeded_episodes: int = 30
    """Episodes whose reset gets no seed, where nothing was found."""
    support_followed_unseeded_episodes: int = 0
    """The same where the engine ``stochastic`` is to follow, which also plays without seeds."""
    support_confirming_calls: int = 1_000
    """Calls, at least, in which departing features must be found again."""

    # stochastic
    stochastic_calls: int = 12_000
    """Calls of a search, at least."""
    stochastic_most_calls: int = 10_000_000
    """Calls of a search in which the error that is to be detected may still be overlooked in some
    cell; mostly it is the budget that ends it."""
    stochastic_confirming_calls: int = 12_000
    """Calls, at least, in which what was found must be found again and a nearer cell is sought."""

    # Both engines that count
    confirming_factor: int = 4
    """Calls in which a finding must be found again, as a multiple of those that found it."""
    false_positive_probability: float = 1e-6
    """The false-positive probability of each of the two, at most."""

    # task
    task_transitions: int = 200_000
    """Transitions of a reference whose task is decided."""
    task_cycle_transitions: int = 200_000
    """Transitions tried to find the cycle that is shown in the fewest steps."""

    # From a difference to a finding
    earlier_episodes: int = 50
    """Earlier episodes that are tried, one by one, as what a difference needs before it."""
    shrinking_sequences: int = 4_096
    """Sequences of actions of each length, where every shorter one is tried."""
    shrinking_actions: int = 16
    """Actions of a reference whose transitions are tried at every time."""
    shrinking_steps: int = 200_000
    """Steps to do that, for each length that a difference gets."""
    shrinking_omission_steps: int = 10_000
    """Steps to leave out actions that a difference does not need."""
    shrinking_random_seeds: int = 300
    """Other seeds with which what was found against a random reference is sought in fewer steps."""
    shrinking_random_steps: int = 30_000
    """Steps of all these episodes together."""
    suggestion_actions: int = 5
    """Actions of a target whose other orders are tried as a binding."""
    suggestion_steps: int = 20_000
    """Steps to look for a binding under which the target agrees."""
    suggestion_seconds: float = 2.0
    """Seconds to look for it."""

    replayed_class_seconds: float = 5.0
    """Seconds to tell a wrong transition from a wrong observation in each play of a saved
    finding."""

    # Guards
    call_seconds: float = 5.0
    """Seconds that one call of the target may take, and one of a reference of the user's own."""
    first_call_factor: float = 6.0
    """So many times as long may the first call of each kind take, which may compile, as long as
    the budget lasts."""
    stuck_margin_seconds: float = 1.5
    """Seconds beyond these after which a call in another process is ended with that process."""
    interrupt_seconds: float = 1.5
    """Seconds that such a process has to end after Ctrl-C."""
    parting_seconds: float = 5.0
    """Seconds that such a process may take to end after it has given its answer."""
    fork_seconds: float = 0.5
    """Seconds that a forked copy of the process has to come back from the target's code."""
    exit_seconds: float = 0.5
    """Seconds that the process of a target ``command:...`` has to end by itself."""


NORMAL = Limits()
THOROUGH = replace(
    NORMAL,
    exhaustive_nodes=400_000,
    exhaustive_nodes_per_state=200_000,
    exhaustive_transitions=1_600_000,
    exhaustive_batch_nodes_per_state=NORMAL.exhaustive_batch_nodes,
    support_most_episodes=10 * NORMAL.support_most_episodes,
    support_followed_steps=10 * NORMAL.support_followed_steps,
    support_followed_unseeded_episodes=NORMAL.support_unseeded_episodes,
    stochastic_calls=1_000_000,
)
