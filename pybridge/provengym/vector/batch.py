"""Many lanes of one environment in arrays, without Gymnasium's interface between."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.data.errors import one_line
from provengym.data.memory import require_memory
from provengym.data.writing import written
from provengym.envs.base import MAX_STEPS
from provengym.envs.forms import Autoreset, View
from provengym.envs.making import made
from provengym.envs.rules import CompiledRules
from provengym.models.archives import ArchiveError, archive
from provengym.vector import cuda
from provengym.vector.actions import Actions

if TYPE_CHECKING:
    import os
    from collections.abc import Callable

    from numpy.typing import DTypeLike, NDArray

    from provengym import _core
    from provengym.finite.model import FiniteModel

MAX_CALLS = 2**31 - 1
MAX_THREADS = 1024

Keep = Literal["all", "last"]
PARTS = ("states", "keys", "t", "elapsed", "over")
"""The parts of a `BatchState` for each lane: the words of the state, the key and the place of the
random stream, the number of steps of the episode, and whether it is over."""


_KINDS_OF_PARTS = "uuuub"


@dataclass(frozen=True)
class Rollout:
    """The results of calls of n lanes: arrays of shape (T, n, ...), or (n, ...) where only the last
    call was kept."""

    observations: NDArray[Any]
    """Those after each call."""
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    final_observations: NDArray[Any] | None = None
    """The observations before a reset in the same call, and otherwise those after the call: what
    the value of a truncated episode goes on from.  None unless asked for."""
    returns: NDArray[np.float64] | None = None
    """The sum of each lane's rewards over all calls, shape (n,), where only the last was kept."""


@dataclass(frozen=True)
class BatchState:
    """All that the answers to later calls of a `Batch` depend on.

    ``state.save(path)`` writes it to a file that `Batch.restore` reads.
    """

    env_id: str
    parameters: str
    """Those of the environment, as Python shows them; of a model its digest."""
    states: NDArray[Any]
    keys: NDArray[np.uint64]
    t: NDArray[np.uint64]
    elapsed: NDArray[np.uint32]
    over: NDArray[np.bool_]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a file in NumPy's .npz format, under another name first and then renamed.

        Raises:
            OSError: It cannot be written.
        """
        parts: dict[str, Any] = {name: getattr(self, name) for name in PARTS}
        parts |= {"env_id": np.array(self.env_id), "parameters": np.array(self.parameters)}
        written(Path(path), lambda file: np.savez(file, **parts))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> BatchState:
        """Read what `save` wrote.

        Raises:
            OSError: It cannot be read.
            ValueError: It is no such file.
        """
        try:
            with archive(path) as file:
                found = file.arrays(("env_id", "parameters", *PARTS))
        except ArchiveError as error:
            raise ValueError(f"{Path(path)} holds no state of a batch: {error}") from error
        for name, kind in (*zip(PARTS, _KINDS_OF_PARTS, strict=True), ("env_id", "U")):
            if (dtype := found[name].dtype).kind != kind:
                raise ValueError(f"{Path(path)} holds no state of a batch: {name} is {dtype}")
        texts = str(found["env_id"]), str(found["parameters"])
        return cls(*texts, *(found[name] for name in PARTS))


class Batch:
    """n lanes of an environment, stepped in one call of compiled code.

    Lane i behaves exactly as the single environment reset with seed + i, whatever n and the number
    of threads are: what runs is the C that Lean emitted for the lane of `Spec/MDP/Lane.lean`.  A
    call that raises leaves every lane as it was, and writes nothing.  One call at a time: a second
    thread's is refused with a `RuntimeError`; batches are independent of each other.

    Args:
        env_id: An id or a short name, such as "GridWorld"; or a finite model, which is played: a
            `FiniteModel`, or the path of a ``.npz`` file with one; or `CompiledRules`.
        n: The number of lanes, 1 to 2147483647.
        max_episode_steps: Gymnasium's limit on the steps of an episode, beside the environment's
            own; None for none.
        device: "cpu", or "cuda" for an NVIDIA GPU: arrays are then CuPy's, which other libraries
            take through DLPack, and what they hold is the same.
        threads: How many threads share a call, 1 to 1024; the results are the same.
        autoreset: "same_step": the call that ends an episode also resets the lane, and returns the
            observation after the reset.  "next_step": the next call does, ignores the lane's action
            and returns reward 0.  "disabled": a further call is refused until `reset`.
        observation_dtype: What observations are: "int64", "int32" or "uint8" where it fits, or
            "one_hot" for numbers, a uint8 row with a 1 at the place of the number; None for the
            dtype of the environment.
        **parameters: Those of the environment.

    Raises:
        TypeError, ValueError: An argument is refused.
        MemoryError: The lanes take more memory than the machine has.

    Example:
        >>> import numpy as np
        >>> from provengym import Batch
        >>> batch = Batch("GridWorld", 3, height=2, width=2, observation_dtype="uint8")
        >>> batch.reset(seed=0)
        array([0, 0, 0], dtype=uint8)
        >>> observations, rewards, terminated, truncated = batch.step(np.array([0, 1, 3]))
        >>> observations, rewards
        (array([0, 2, 1], dtype=uint8), array([-1., -1., -1.], dtype=float32))
        >>> batch.rollout_random(1000, seed=7).returns
        array([-877., -866., -878.])
    """

    def __init__(
        self,
        env_id: str | os.PathLike[str] | FiniteModel | CompiledRules,
        n: int,
        *,
        max_episode_steps: int | None = None,
        device: str = "cpu",
        threads: int = 1,
        autoreset: Autoreset = "same_step",
        observation_dtype: DTypeLike | str | None = None,
        **parameters: Any,
    ) -> None:
        self._n = _validation.integer("n", n, 1, _validation.MAX_LANES)
        self._limit = 0
        if max_episode_steps is not None:
            self._limit = _validation.integer("max_episode_steps", max_episode_steps, 1, MAX_STEPS)
        self._device = _validation.choice("device", device, ("cpu", "cuda"))
        self._threads = _validation.integer("threads", threads, 1, MAX_THREADS)
        self._autoreset: Autoreset = _validation.choice("autoreset", autoreset, get_args(Autoreset))
        self._id, self._env = made(env_id, "env_id", parameters)
        self._view: View = self._env.view.shown_as(observation_dtype)
        words = len(self._env.kernel.state) * self._env.kernel.state_dtype.itemsize
        require_memory(f"{self._n:,} lanes", self._n * (words + 21))
        self._lanes: _core.Lanes = self._make_lanes()
        self._arrays: Any = np
        self._read: Callable[[Any], Any]
        self._read_calls: Callable[[Any], Any]
        if self._device == "cpu":
            actions = Actions(self._env, self._n)
            self._read, self._read_calls = actions.read, actions.read_calls
        else:
            self._arrays = cuda.arrays()
            self._read = self._read_calls = self._arrays.asarray
        self._ready = False

    def _make_lanes(self) -> Any:  # `_core.Lanes` or `CudaLanes`
        if self._device == "cuda":
            return cuda.CudaLanes(self._env, self._n, self._autoreset, self._limit, self._view)
        return self._env.lanes(
            self._n,
            self._autoreset,
            max_episode_steps=self._limit,
            threads=self._threads,
            view=self._view,
        )

    # What it is.

    @property
    def n(self) -> int:
        """The number of lanes."""
        return self._n

    @property
    def env_id(self) -> str:
        """The id of the environment."""
        return self._id

    @property
    def nbytes(self) -> int:
        """The memory that the lanes take, in bytes."""
        return self._lanes.nbytes

    @property
    def parameters(self) -> dict[str, Any]:
        """Those of the environment."""
        return self._env.parameters

    @property
    def single_action_space(self) -> Any:
        """The actions of one lane."""
        return self._env.action_space

    @property
    def single_observation_space(self) -> Any:
        """The observation space of the single environment; of a model whose observations are
        numbered, that of their numbers."""
        if self._env.whole is None:
            return self._env.observation_space
        return spaces.Discrete(self._view.sizes[0])

    def __repr__(self) -> str:
        return f"Batch({self._id!r}, {self._n}, autoreset={self._autoreset!r})"

    def arranged(self, observations: NDArray[Any]) -> Any:
        """The observations that stand for these, as the vector environment has them: a dictionary
        of arrays where they are of a `Dict`, and those of a model, where a lane writes their
        numbers.

        Args:
            observations: As a call returns them, of the dtype of the environment.

        Returns:
            New arrays of NumPy; those of a GPU are copied to the host first.
        """
        if self._device == "cuda":
            observations = self._arrays.asnumpy(observations)
        if self._env.whole is not None:
            observations, many = np.asarray(observations), self._view.sizes[0]
            wrong = observations.dtype.kind not in "iu"
            if wrong or (
                observations.size and not 0 <= observations.min() <= observations.max() < many
            ):
                raise ValueError(
                    f"observations must be integers between 0 and {many - 1}, got "
                    f"{_validation.shown(observations)}"
                )
        return self._env.arranged(observations)

    # Calls.

    def reset(self, seed: int | None = None) -> NDArray[Any]:
        """Start an episode in every lane.

        Args:
            seed: Lane i gets the stream of seed + i, modulo 2**64; an integer between 0 and
                2**64 - 1.  Without it streams go on; before the first reset the seed is drawn from
                the operating system.

        Returns:
            The observations, a new array.
        """
        if seed is not None:
            seed = _validation.integer("seed", seed, 0, _validation.LARGEST_SEED)
        elif not self._ready:
            seed = secrets.randbits(64)
        if seed is None:
            self._lanes.reset_lanes()
        else:
            self._lanes.reset(seed)
        self._ready = True
        return self._lanes.observe()

    def reset_lanes(self, mask: NDArray[np.bool_]) -> NDArray[Any]:
        """Start an episode in the lanes that a mask of shape (n,) names; their streams go on.

        Returns:
            The observations of all lanes, a new array.
        """
        self._begun("reset_lanes")
        self._lanes.reset_lanes(np.ascontiguousarray(mask))
        return self._lanes.observe()

    def observe(self) -> NDArray[Any]:
        """The observations of all lanes, a new array."""
        self._begun("observe")
        return self._lanes.observe()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        """Take one action in each lane.

        Args:
            actions: Shape (n,), or (n, 1) where they are real numbers: an array of NumPy, of any
                library with `__dlpack__` on the CPU, or a list.  uint8, int32, uint32 and int64,
                float32 and float64 are taken without a copy.

        Returns:
            Observations, rewards (float32), terminated and truncated, new arrays.

        Raises:
            TypeError: The actions are of no type that is accepted.
            ValueError: They are of another shape, or a lane refuses its action; the message names
                the first.
        """
        self._begun("step")
        observations, rewards, terminated, truncated, _ = self._lanes.step(self._read(actions))
        return observations, rewards, terminated, truncated

    def step_into(
        self,
        actions: NDArray[Any],
        observations: NDArray[Any],
        rewards: NDArray[Any],
        terminated: NDArray[np.bool_],
        truncated: NDArray[np.bool_],
        final_observations: NDArray[Any] | None = None,
    ) -> None:
        """The same, into arrays of the caller: nothing is allocated.

        Args:
            actions: Shape (n,), C-contiguous, of a dtype that is taken without a copy.
            observations: Shape (n, ...), of the dtype of observations.  Written, as are the next.
            rewards: Shape (n,), float32 or float64.
            terminated: Shape (n,), bool.
            truncated: Shape (n,), bool.
            final_observations: Those before a reset in the same call, and otherwise those after
                the call, as `observations`; None not to be told.

        Raises:
            TypeError, ValueError: An array is of another dtype, shape or layout, is read-only,
                shares memory with another, or a lane refuses its action.
        """
        self._begun("step_into")
        self._lanes.step_into(
            actions, observations, rewards, terminated, truncated, final_observations
        )

    def rollout(
        self,
        actions: Any,
        *,
        keep: Keep = "all",
        out: Rollout | None = None,
        final_observations: bool = False,
    ) -> Rollout:
        """T calls with given actions.

        Args:
            actions: Shape (T, n).
            keep: "all", or "last" for the last call and the sums of rewards.
            out: Where to write, such as what an earlier call returned; None for new arrays.
            final_observations: Whether these are returned, too; with `keep="all"` only.

        Raises:
            TypeError, ValueError: As `step_into`; also in the mode "disabled", in which a rollout
                would be refused as soon as an episode ends.
        """
        self._may_roll("rollout")
        array = self._read_calls(actions)
        T = len(array)
        if _keep(keep) == "last":
            last = self._last(out, final_observations)
            self._lanes.rollout_last(array, T, 0, *_arrays(last), _returns(last))
            return last
        kept = self._all(T, out, final_observations)
        self._lanes.rollout(array, *_arrays(kept), kept.final_observations)
        return kept

    def rollout_random(
        self,
        T: int,
        seed: int,
        *,
        keep: Keep = "last",
        out: Rollout | None = None,
        final_observations: bool = False,
    ) -> Rollout:
        """T calls with random actions, drawn in compiled code.

        The action of lane i at call t is the high word of the number of actions times
        ``word(key(seed + i) ^ 0xA5A5A5A5A5A5A5A5, t)`` (`provengym._core.key`, `word`): a stream of
        its own, so that the same actions given to `rollout` do the same.  For a Box it is the 53
        high bits of this word over the range, as a float32; item k of m by word m * t + k.

        Args:
            T: The number of calls, 1 to 2147483647.
            seed: Of the actions, an integer between 0 and 2**64 - 1.
            keep: As in `rollout`.
            out: Likewise.
            final_observations: Likewise.
        """
        self._may_roll("rollout_random")
        T = _validation.integer("T", T, 1, MAX_CALLS)
        seed = _validation.integer("seed", seed, 0, _validation.LARGEST_SEED)
        if _keep(keep) == "last":
            last = self._last(out, final_observations)
            self._lanes.rollout_last(None, T, seed, *_arrays(last), _returns(last))
            return last
        kept = self._all(T, out, final_observations)
        self._lanes.rollout_random(T, seed, *_arrays(kept), kept.final_observations)
        return kept

    def rollout_policy(
        self,
        table: Any,
        T: int,
        seed: int,
        *,
        keep: Keep = "last",
        out: Rollout | None = None,
        final_observations: bool = False,
    ) -> Rollout:
        """T calls with the actions of a policy, drawn in compiled code.

        At call t lane i, which is observed as o, takes the first action a for which the sum of
        ``table[o, :a + 1]`` exceeds the high word of the sum of ``table[o]`` times
        ``word(key(seed + i) ^ 0x5A5A5A5A5A5A5A5A, t)`` (`provengym._core.key`, `word`): action a
        with a probability that differs from its share of the sum by less than 2**-64.  Calls with
        the same seed draw the same words.

        Args:
            table: A weight for each observation and action, an array of uint32 or int64 of shape
                (observations, actions), no weight negative, each row with a sum of 1 to 2**32 - 1.
            T: The number of calls, 1 to 2147483647.
            seed: Of the actions, an integer between 0 and 2**64 - 1.
            keep: As in `rollout`.
            out: Likewise.
            final_observations: Likewise.

        Raises:
            TypeError: The table is no array of these types.
            ValueError: It is another table; or observations are no numbers below a bound, actions
                are real numbers, or the device is "cuda".
        """
        self._may_roll("rollout_policy")
        sums = self._sums(table)
        T = _validation.integer("T", T, 1, MAX_CALLS)
        seed = _validation.integer("seed", seed, 0, _validation.LARGEST_SEED)
        if _keep(keep) == "last":
            last = self._last(out, final_observations)
            self._lanes.rollout_policy(sums, T, seed, *_arrays(last), None, _returns(last))
            return last
        kept = self._all(T, out, final_observations)
        self._lanes.rollout_policy(sums, T, seed, *_arrays(kept), kept.final_observations)
        return kept

    # Save and restore.

    def save(self) -> BatchState:
        """All that the answers to later calls depend on, in new arrays."""
        self._begun("save")
        return BatchState(self._id, self._env.told_parameters, *self._lanes.words())

    def restore(self, state: BatchState | str | os.PathLike[str]) -> None:
        """Go on from what `save` returned, or from the file that it was saved to.

        Raises:
            TypeError: It is something else.
            ValueError: It is of another environment, other parameters or another number of lanes,
                or holds words that no lane has.
        """
        if not isinstance(state, BatchState):
            if not isinstance(state, (str, Path)):
                raise TypeError(
                    f"state must be the result of save() or a path, got {_validation.shown(state)}"
                )
            state = BatchState.load(state)
        mine = self._id, self._env.told_parameters
        if (state.env_id, state.parameters) != mine:
            raise ValueError(
                f"state must be of {mine[0]} with {mine[1]}, got one of {one_line(state.env_id)} "
                f"with {one_line(state.parameters)}"
            )
        self._lanes.set_words(*(np.ascontiguousarray(getattr(state, name)) for name in PARTS))
        self._ready = True

    def copy(self) -> Batch:
        """A batch of its own in the same state."""
        other = object.__new__(Batch)
        other.__dict__.update(self.__dict__)
        other._lanes = other._make_lanes()
        if self._ready:
            other._lanes.set_words(*self._lanes.words())
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    # Helpers.

    def _begun(self, call: str) -> None:
        if not self._ready:
            raise RuntimeError(f"call reset() before {call}()")

    def _may_roll(self, call: str) -> None:
        self._begun(call)
        if self._autoreset == "disabled":
            raise ValueError(
                f"autoreset must be 'same_step' or 'next_step' for {call}(), got 'disabled'"
            )

    def _sums(self, table: Any) -> NDArray[np.uint32]:
        """The sums of the weights of a table up to each action."""
        actions = self._env.action_space
        if self._device != "cpu":
            raise ValueError(f"device must be 'cpu' for rollout_policy(), got {self._device!r}")
        view = self._view
        numbers = not view.rows and view.dtype != "float32" and view.least >= 0
        if not (numbers and isinstance(actions, spaces.Discrete)):
            raise ValueError(
                "a table of weights is for an environment whose observations and actions are "
                f"single numbers, got {self._id} with {self._env.observation_space} and {actions}"
            )
        if not isinstance(table, np.ndarray) or table.dtype not in (np.uint32, np.int64):
            raise TypeError(
                f"table must be an array of uint32 or int64, got {_validation.shown(table)}"
            )
        shape = view.sizes[0], int(actions.n)
        if table.shape != shape:
            raise ValueError(f"table must have shape {shape}, got {table.shape}")
        # So that no sum overflows.
        wrong: NDArray[np.bool_] = np.any((table < 0) | (table > 2**32 - 1), axis=1)
        sums = np.cumsum(np.where(wrong[:, np.newaxis], 0, table), axis=1, dtype=np.int64)
        wrong |= (sums[:, -1] < 1) | (sums[:, -1] > 2**32 - 1)
        if wrong.any():
            row = int(wrong.argmax())
            raise ValueError(
                f"table[{row}] must be weights that are not negative, with a sum from 1 to "
                f"{2**32 - 1}, got {_validation.shown(table[row].tolist())}"
            )
        return sums.astype(np.uint32)

    def _all(self, T: int, out: Rollout | None, final: bool) -> Rollout:
        if out is not None:
            _require_rollout(out)
            if final and out.final_observations is None:
                raise ValueError("out must have final_observations where these are asked for")
            return out
        shape, dtype = (T, self._n, *self._view.shape), self._view.array_dtype
        size = int(np.prod(shape, dtype=object)) * dtype.itemsize
        require_memory(f"{T:,} calls", size * (2 if final else 1) + T * self._n * 6)
        return Rollout(
            self._arrays.empty(shape, dtype),
            self._arrays.empty(shape[:2], np.float32),
            self._arrays.empty(shape[:2], np.bool_),
            self._arrays.empty(shape[:2], np.bool_),
            self._arrays.empty(shape, dtype) if final else None,
        )

    def _last(self, out: Rollout | None, final: bool) -> Rollout:
        if final:
            raise ValueError("final_observations must be False with keep='last'")
        if out is not None:
            _require_rollout(out)
            return out
        return Rollout(
            self._arrays.empty((self._n, *self._view.shape), self._view.array_dtype),
            self._arrays.empty(self._n, np.float32),
            self._arrays.empty(self._n, np.bool_),
            self._arrays.empty(self._n, np.bool_),
            returns=self._arrays.empty(self._n),
        )


def _require_rollout(out: object) -> None:
    if not isinstance(out, Rollout):
        raise TypeError(f"out must be None or a Rollout, got {_validation.shown(out)}")


def _keep(keep: object) -> Keep:
    kept: Keep = _validation.choice("keep", keep, get_args(Keep))
    return kept


def _arrays(
    rollout: Rollout,
) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_]]:
    return rollout.observations, rollout.rewards, rollout.terminated, rollout.truncated


def _returns(rollout: Rollout) -> NDArray[np.float64]:
    if rollout.returns is None:
        raise ValueError("out must have returns with keep='last'")
    return rollout.returns
