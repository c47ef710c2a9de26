"""The modules of a class of rules with the proofs that no requirement fails: `Safe`, and those of
rules that are dear to check."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from provengym.proving.modules.checked import Checked, namespace_of
from provengym.proving.modules.layout import Module
from provengym.proving.modules.programs import Programs
from provengym.proving.modules.terms import filled
from provengym.proving.showing import PARTS, Found, Shown, program_of

NAME = "Safe"
"""With what the names of these modules begin."""
CHECK = "Check"
"""With what the names of those begin that Lean's kernel computes."""
CHECKS = f"{CHECK}s"
"""The module of what Lean's kernel computes of the rules that are not dear."""
OTHERS = f"{NAME}Others"
"""The module of the rules that are not dear, where others are."""
DEAR = 4_000
"""What is dear to check: work of the analysis beyond which a rule has modules of its own."""
THEOREMS = {
    "start": "no requirement fails, and the invariant holds",
    "act": "no requirement fails, and the invariant holds",
    **dict.fromkeys(("over", "show", "legal", "invariant"), "no requirement fails"),
    "exists": "some action is legal",
}
"""What is proved of each check."""
LAST = """* `holds_of_reachable`, `safe_of_reachable`: so it is in every state that can occur.

Those are missing that are not shown."""


def modules_of(programs: Programs, shown: Shown) -> dict[str, Module]:
    """Return the modules, by their names, in import order; none where Lean would find nothing.

    What Lean's kernel computes of the programs is in modules of its own, which need the programs
    alone: so they are checked while others are, too.  A rule that is dear to check has one of it,
    and one of what that proves of the rule.  Where Lean does not end with the first it still finds
    what is so of the other rules.
    """
    if not shown.found:
        return {}
    home = programs.layout.namespace
    modules: dict[str, Module] = {}
    proofs: list[str] = []

    def computed(name: str, checks: Mapping[str, Found]) -> list[str]:
        """Write what Lean's kernel computes of some rules; the modules that their proofs need."""
        of = ", ".join(f"`{namespace_of(one)}.check_shown`" for one in checks)
        says = f"## Main statements\n\n* {of}: the check finds it safe."
        imports = [f"{home}.Programs", "Spec.Program.Checks"]
        modules[name] = Checked(programs, name, checks, imports, says, is_check=True)
        return [f"{home}.Basic", f"{home}.{name}"]

    others = {one: found for one, found in shown.found.items() if found.work <= DEAR}
    for one, found in shown.found.items():
        if one not in others:
            name, proved = (f"{name}{one.capitalize()}" for name in (CHECK, NAME))
            imports = computed(name, {one: found})
            modules[proved] = Checked(
                programs, proved, {one: found}, imports, _summary([one]), checks=name
            )
            proofs.append(proved)
    checked = {one: found for one, found in others.items() if found.frame}
    imports, checks = [f"{home}.Basic", "Spec.Program.Checks"], None
    if checked:
        imports, checks = computed(CHECKS, checked), CHECKS
    if not proofs:
        modules[NAME] = Safe(programs, shown.found, imports, others, checks)
        return modules
    if others:
        modules[OTHERS] = Checked(
            programs, OTHERS, others, imports, _summary([*others]), checks=checks
        )
        proofs.append(OTHERS)
    modules[NAME] = Safe(programs, shown.found, [f"{home}.{one}" for one in proofs])
    return modules


def _name_of(check: str) -> str:
    """The theorem on a check."""
    return "exists_legal" if check == "exists" else f"safe_{check}"


def _summary(checks: list[str], more: str = "") -> str:
    """What a module says of itself that has some checks."""
    said: dict[str, list[str]] = {}
    for one in checks:
        said.setdefault(THEOREMS[one], []).append(f"`{_name_of(one)}`")
    lines = [f"* {', '.join(names)}: {what}." for what, names in said.items()]
    return "\n".join(["## Main statements\n", *lines, *([more] if more else [])])


class Safe(Checked):
    """The module of what holds in every state that can occur.

    Args:
        programs: The rules.
        found: The checks that Lean will find to be safe.
        imports: The full names of the modules that it imports.
        own: Those of which it has the proofs, too.
        checks: The module that has what Lean's kernel computes of these; None where that is none.
    """

    def __init__(
        self,
        programs: Programs,
        found: Mapping[str, Found],
        imports: list[str],
        own: Mapping[str, Found] = MappingProxyType({}),
        checks: str | None = None,
    ) -> None:
        super().__init__(programs, NAME, own, imports, _summary([*own], LAST), checks=checks)
        self.found = found
        needed = {one for one in PARTS if program_of(one) in programs.programs}
        if {"start", "act"} <= found.keys():
            self._reachable()
        if needed <= found.keys():
            self._all()

    def _reachable(self) -> None:
        """Write that the invariant holds in every state that can occur."""
        self.add(
            "/-- **Claim.** At parameters that are accepted, ranges and the invariant hold in",
            "every state that can occur. -/",
            "theorem holds_of_reachable {p : Params} (hp : accepted p = true) {s : State}",
            "    (h : (rules p).env.Reachable s) : holds p s = true := by",
            "  induction h with",
            "  | reset h =>",
            "    have h : _ ∈ (reset p).law := h",
            "    rw [law_reset] at h",
            "    obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp h",
            "    exact ((safe_start hp).2 t ht).2.1",
            "  | @step s a _ _ hr ih =>",
            "    cases ho : (rules p).terminal s",
            "    · rw [(rules p).step_eq ho] at hr",
            "      obtain ⟨n, hn, rfl⟩ := Draw.mem_map.mp hr",
            f"      have hn : n ∈ (step p s {self.layout.taken}).law := hn",
            "      rw [law_step] at hn",
            "      obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp hn",
            f"      exact ((safe_act hp ih ho {self.layout.taken}).2 t ht).2",
            "    · rw [(rules p).step_of_terminal ho] at hr",
            "      rwa [Draw.mem_pure.mp hr]",
        )

    def _all(self) -> None:
        """Write that no rule fails in a state that can occur."""
        goals = [
            "over.program.Safe (over.input p s)",
            "seen.program.Safe (seen.input p s)",
            "holds.program.Safe (holds.input p s)",
            "(terminal p s = false → ∀ a, act.program.Safe (act.input p s a))",
        ]
        terms = [
            "safe_over hp hs",
            "safe_show hp hs",
            "safe_invariant hp s",
            "fun ho a => (safe_act hp hs ho a).1",
        ]
        more = ""
        if "exists" in self.found:
            kind = "Actions p" if self.layout.some else "Action"
            goals += [
                "(∀ a, legal.program.Safe (legal.input p s a))",
                f"(terminal p s = false → ∃ a : {kind}, offered p s {self.layout.taken} = true)",
            ]
            terms += ["safe_legal hp hs", "exists_legal hp hs"]
            more = ", and some\naction is legal unless the episode is over"
        self.add(
            f"/-- **Claim.** No rule fails in a state that can occur{more}. -/",
            "theorem safe_of_reachable {p : Params} (hp : accepted p = true) {s : State}",
            "    (h : (rules p).env.Reachable s) :",
            " ∧\n".join(f"    {goal}" for goal in goals) + " :=",
            "  have hs := holds_of_reachable hp h",
            filled(f"⟨{', '.join(terms)}⟩", 2),
        )
