"""The exact decision process of a finite environment, read off its code by running it.

`extract_model` begins an extraction.  A `Subject` takes and puts back states, and a
`ReplayedSubject` reaches them by replaying actions.  `Search` goes through them, `enumerate_call`
makes a call with every outcome of its draws, and `Nets` see to it that no chance stays hidden.
`Accumulators` keep logs, scores and counters that nothing depends on out of the states.
`provengym.extract` then holds the model against the environment by a check.
"""

from provengym.snapshots.snapshot import add_stand_ins

add_stand_ins(f"{__name__}.", f"{__name__}.chance.", f"{__name__}.hidden.")
