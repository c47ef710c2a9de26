"""Which observations and actions suffice for a task, decided exactly on a finite model.

>>> import provengym
>>> analysis = provengym.analyse("GridWorld", height=2, width=3, discount="99/100")
>>> analysis.sufficient, analysis.minimal_sets  # the goal is in the corner
(True, (('0',), ('1',)))

`analyse` holds what is observed against certified values by a `Judge`.  What states show is the
numbers of the blocks of a partition.  The values of each objective are `Certified`; over a horizon
they are about a model with time in its states.  What is Markov needs no values, and what suffices
from the start is searched for.
"""

from provengym.design.analysis import analyse
from provengym.design.report import Analysis

__all__ = ["Analysis", "analyse"]
