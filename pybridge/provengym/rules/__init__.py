"""Classes of rules that are proved: what becomes of a class of `provengym.spec` by `prove`.

`api` goes from a file to a kernel: the class is read as a page of Lean, Lean checks it, its C is
compiled, and `holding` compares the class in Python with the kernel.  `records` keeps what was
found in the user's cache, where `registration` finds it for `gymnasium.make_vec`.  What a file of
the user's does, it does in a process of its own, `confined`.
"""

from provengym.rules.api import Proof, prove
from provengym.rules.registration import register

__all__ = ["Proof", "prove", "register"]
