"""The reference of the public names, which Sphinx makes of their docstrings.

A Sphinx extension as well, which reads these docstrings.
"""

from __future__ import annotations

import importlib
import inspect
from typing import TYPE_CHECKING

import provengym
from provengym.envs.registry import ENVIRONMENTS, MODEL
from website import markdown

if TYPE_CHECKING:
    from sphinx.application import Sphinx

#: The packages whose `__all__` is public, besides `provengym` itself.
PACKAGES = ("conformance", "solving", "design", "spec", "delf")
#: Of these, what is no part of `provengym`.
BESIDE = {"delf": "provengym_delf"}
#: Public names of modules that have no `__all__`.
NAMES = {
    "envs.base": ("KernelEnv",),
    "vector": ("KernelVectorEnv",),
    "vector.batch": ("Rollout", "BatchState"),
    "functional": ("make", "KernelFuncEnv", "State"),
    "jax": ("make", "Environment"),
    "sb3": ("make_vec_env",),
}
#: Of these, what cannot be imported without an extra.
OPTIONAL = ("jax", "sb3")
#: Parts of a package that have a page of their own: the names that a module below it defines.
PARTS = {
    "certificates": (
        "solving",
        ("provengym.solving.certificates", "provengym.solving.checking.loading"),
    )
}
TITLES = {
    "conformance": "Conformance",
    "solving": "Solving",
    "certificates": "Certificates",
    "design": "What must be observed",
    "spec": "Rules in Python",
    "delf": "Asking language models",
    "lanes": "Environments and lanes",
}


def pages() -> dict[str, str]:
    """The Markdown of every page, by the name of its file below ``api``."""
    made = {f"{name}.md": _page(name) for name in (*PACKAGES, *PARTS)}
    made["lanes.md"] = _lanes()
    made["index.md"] = _index()
    return made


def _home() -> dict[str, str]:
    """In which package each name of `provengym` is documented; the name itself where in none."""
    homes = {}
    for name in provengym.__all__:
        if name.startswith("_"):
            continue
        value = getattr(provengym, name)
        found = [p for p in PACKAGES if getattr(_module(p), name, None) is value]
        homes[name] = found[0] if found else ""
    return homes


def _module(name: str):
    return importlib.import_module(BESIDE.get(name, f"provengym.{name}"))


def _index() -> str:
    homes = _home()
    kinds = {
        entry.entry_point.partition(":")[2]: f"environments/{entry.name}" for entry in ENVIRONMENTS
    }
    kinds[MODEL.entry_point.partition(":")[2]] = "models"
    rows = []
    for name, home in homes.items():
        if name in kinds:
            link = f"[`{name}`](../{kinds[name]}.md)"
        else:
            link = f"{{py:obj}}`{name} <provengym.{f'{home}.' if home else ''}{name}>`"
        first = (inspect.getdoc(getattr(provengym, name)) or "").partition("\n\n")[0]
        rows.append((link, " ".join(first.split())))
    here = [name for name, home in homes.items() if not home and name not in kinds]
    names = "\n".join(f"{title} <{name}>" for name, title in TITLES.items())
    shown = "\n".join(_directive("provengym", n, getattr(provengym, n)) for n in here)
    return (
        "# API\n\nThe names of `provengym` itself. Each is imported when it is first asked for.\n\n"
        + markdown.table(("name", "what it is"), rows)
        + f"\n{_rst(shown)}\n```{{toctree}}\n:hidden:\n\n{names}\n```\n"
    )


def _page(name: str) -> str:
    """The page of a package, or of a part of one."""
    package, _ = PARTS.get(name, (name, ""))
    module = _module(package)
    shown = "\n".join(
        _directive(module.__name__, one, getattr(module, one))
        for one in module.__all__
        if _page_of(package, getattr(module, one)) == name
    )
    head = f".. automodule:: {module.__name__}\n   :no-members:\n\n" if name == package else ""
    return f"# {TITLES[name]}\n\n{_rst(head + shown)}"


def _page_of(package: str, value: object) -> str:
    """The page on which a name of a package is documented."""
    module = getattr(value, "__module__", "")
    found = [
        part for part, (of, below) in PARTS.items() if of == package and module.startswith(below)
    ]
    return found[0] if found else package


def _lanes() -> str:
    shown = ""
    for path, names in NAMES.items():
        for name in names:
            value = None if path in OPTIONAL else getattr(_module(path), name)
            kind = value if value is not None else (type if name[0].isupper() else len)
            shown += _directive(f"provengym.{path}", name, kind) + "\n"
    return f"# {TITLES['lanes']}\n\n{_rst(shown)}"


def _directive(module: str, name: str, value: object) -> str:
    """Return the directive that lets Sphinx document a name."""
    if inspect.isclass(value):
        kind = "exception" if issubclass(value, BaseException) else "class"
    else:
        kind = "function" if callable(value) else "data"
    return f".. auto{kind}:: {module}.{name}\n"


def _rst(text: str) -> str:
    return f"```{{eval-rst}}\n{text}```\n"


def read(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Read the sections of a docstring, such as `Args:`, as Google writes them.  That of an
    attribute has none: what stands before a colon there is no type."""
    from sphinx.ext.napoleon import Config, GoogleDocstring

    if what != "attribute":
        config = Config(napoleon_use_rtype=False)
        lines[:] = GoogleDocstring(list(lines), config, app, what, name, obj, options).lines()


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("autodoc-process-docstring", read)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
