"""Classes of rules as programs, of which Lean is to prove what they do.

`read` makes `Rules` of a class, and `reading` says what the language of rules is.  `program` is the
language of the programs, that of Spec/Program in Lean, and runs them; `simplifying` and `deciding`
make them smaller.  A rule is read by `statements`, `calls`, `expressions` and `operations`, which
write what `writing` keeps of typed `values`, and refuse the rest as `refusals` says.  `rules_json`
tells of rules in JSON, and reads that as data.

`page` writes the modules of Lean: each program in the `notation` of readers, and its `flat` code,
with `names` that Lean has not.
`ranges`, `reaching` and `showing` find in Python what Lean will show of them.  `lean` has Lean
check modules, and `compiling` makes a shared library of the C that comes out.
"""
