"""Campaigns: many independent jobs on any executor, which go on where they were broken off.

`read_jobs` makes a `Job` of each choice in a matrix, and `campaign` gives them to an executor:
processes, Dask, MPI or Ray.  Its workers `perform` each in a process that calls `work`, a fork of
one that has imported everything, and a `Folder` keeps the results.
"""
