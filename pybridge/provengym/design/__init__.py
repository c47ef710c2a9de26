"""Which observations and actions suffice for a task, decided exactly on a finite model.

>>> import provengym
>>> analysis = provengym.analyse("GridWorld", height=2, width=3, discount="99/100")
>>> analysis.sufficient, analysis.minimal_sets  # the goal is in the corner
(True, (('0',), ('1',)))
"""

from provengym.design.analysis import analyse
from provengym.design.report import Analysis

__all__ = ["Analysis", "analyse"]
