"""The message that tells which extra to install where a package is missing."""

from __future__ import annotations

from importlib.metadata import requires


def missing(what: str, package: str, extra: str) -> str:
    """Say on one line that something needs a package of an extra of this one.

    The command installs what the extra asks for, and so needs no index that has this package.

    >>> missing("provengym.jax", "JAX", "jax")
    'provengym.jax needs JAX, the extra jax: run `pip install "jax>=0.6"`'
    """
    asked = [line.split(";") for line in requires("provengym") or ()]
    names = [
        f'"{name.strip()}"' if ">" in name else name.strip()
        for name, *marker in asked
        if "".join(marker).strip() == f'extra == "{extra}"' and not name.startswith("provengym")
    ]
    return f"{what} needs {package}, the extra {extra}: run `pip install {' '.join(names)}`"
