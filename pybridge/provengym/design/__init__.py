"""Which observations and actions suffice for a task, decided exactly on a finite model.

>>> import provengym
>>> analysis = provengym.analyse("KeyLock", size=3, discount="99/100")
>>> analysis.sufficient, analysis.minimal_sets  # the last attribute, `open`, is not needed
(True, (('0', '1', '2', '3', '4', '5', '6'),))
"""

from provengym.design.analysis import Analysis, analyse

__all__ = ["Analysis", "analyse"]
