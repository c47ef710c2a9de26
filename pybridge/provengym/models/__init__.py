"""Models of references, and the ways through them.

A `Model` is a reference at fixed parameters, on arrays of states; a `ParameterSpace` is one at all
its parameters.  A `StateGraph` knows a shortest way to each state.
"""
