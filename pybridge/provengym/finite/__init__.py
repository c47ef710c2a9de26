"""Finite decision processes: their exact models, forms, files, quotients and graphs.

A `FiniteModel` is exact and has observations; `reachable` makes one of a model by whole arrays, and
`load_model` reads one from a file.  An `IntegerModel` is what is solved, and what a certificate is
about; `Rows` are those of some of its states, where it is never in memory as a whole.  `forms.of`
makes the one, and `forms.integer_model` the other, of whatever describes a process in one of
`forms.FORMS`.  States that show the same are blocks of a partition, `unrolled` puts the time into
the states, a `Policy` is read by what is observed, and `Induced` is the process that it makes of a
model.
"""
