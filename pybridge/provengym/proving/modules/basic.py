"""The module `Basic` of a class of rules: the environment that is made of its programs."""

from __future__ import annotations

from provengym.proving.modules.layout import Module
from provengym.proving.modules.programs import Programs
from provengym.proving.modules.terms import filled


class Basic(Module):
    """The module of the rules, which Lean accepts whatever the class does."""

    def __init__(self, programs: Programs) -> None:
        layout = programs.layout
        super().__init__(
            layout,
            [f"{layout.namespace}.Code"],
            "",
            "## Main definitions\n\n* `rules`: the environment.",
        )
        low, high = (f"({one})" if one < 0 else str(one) for one in programs.rewards)
        words, scale = layout.rules.words, layout.rules.act.scale
        drawn = f"{words['start']} {words['act']}"
        action = "(Actions p)" if layout.some else "Action"
        legal = self._legal()
        self.add(
            "/-- The environment. -/",
            "@[macro_inline] def rules (p : Params) :",
            f"    Rules State {action} Seen {drawn} {scale} {low} {high} where",
            "  reset := reset p",
            f"  step s a := step p s {layout.taken}",
            "  terminal s := terminal p s",
            "  observe s := observe p s",
            *legal,
        )

    def _legal(self) -> list[str]:
        """Write which actions are offered: all, where none is though the episode is not over."""
        legal: list[str] = []
        if self.layout.rules.legal:
            made = "action (p := p) (Coded.nth {})" if self.layout.some else "Coded.nth {}"
            some = [f"offered p s ({made.format(k)})" for k in range(self.layout.actions)]
            while len(some) > 1:
                pairs = zip(some[::2], some[1::2], strict=False)
                some = [*(f"either ({x}) ({y})" for x, y in pairs), *some[len(some) & ~1 :]]
            self.add(
                "/-- Whether an action is offered. -/",
                "@[macro_inline] def someOffered (p : Params) (s : State) : Bool :=",
                filled(some[0], 2),
            )
            self.add(
                "/-- Whether an action is offered, or none is though the episode is not over. -/",
                "@[macro_inline] def legalOrAll (p : Params) (s : State) (a : Action) : Bool :=",
                "  either (offered p s a) (negate (either (terminal p s) (someOffered p s)))",
            )
            kind = "Actions p" if self.layout.some else "Action"
            legal = [
                f"  legal s a := legalOrAll p s {self.layout.taken}",
                "  legal_exists s _ h₀ := by",
                "    have h₀ : terminal p s = false := h₀",
                f"    by_cases h : ∃ a : {kind}, offered p s {self.layout.taken} = true",
                "    · exact h.imp fun a ha => by rw [legalOrAll, either_eq, ha]; rfl",
                f"    · have (a : {kind}) : offered p s {self.layout.taken} = false :=",
                "        Bool.eq_false_iff.mpr fun ha => h ⟨a, ha⟩",
                "      refine ⟨Coded.nth 0, ?_⟩",
                "      simp only [legalOrAll, someOffered, this, h₀]",
                "      decide",
            ]
        return legal
