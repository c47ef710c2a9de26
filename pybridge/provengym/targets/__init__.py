"""Targets: loading and playing them, and guarding against what they do.

A `Target` is what a user names, and a `TargetEnv` one environment of it, whose own code is called
by a `Guard`.  `Objects` answer what a check asks of the objects of an environment, wherever they
are: a `RemoteClass` makes environments in a confined process without this package, where a
`Connection` asks a `Runner`.
"""
