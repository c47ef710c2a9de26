module

public import Spec.Auto.Ways
public import Spec.Program.Chance

/-!
# Every way in which a program can go

## Main statements

* `Stmt.fitsWord_law`, `Stmt.fitsWord_of_fits`: each number that a program draws is chosen by a
  word, so that all ways in which it can go can be listed.
-/

@[expose] public noncomputable section

namespace Spec.Program.Stmt

open Spec.MDP Spec.Auto

/-- Where variables are in their ranges and ranges are found, each choice of a program is among
fewer than `2 ^ 63`. -/
theorem fitsWord_law {p : Stmt} {r r' : List (Int × Int)} {s : List Int} (hs : Within s r)
    (h : p.ranges r = some r') : (p.law s).FitsWord := by
  induction p generalizing r r' s with
  | skip | require | assign => trivial
  | draw i n =>
    simp only [ranges, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, -⟩ := h
    obtain ⟨-, hn, -, hlt⟩ := Expr.range_sound hs hb
    exact ⟨by simp only [In] at hn; omega, fun _ => trivial⟩
  | seq p q ihp ihq =>
    simp only [ranges, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, h⟩ := h
    exact (ihp hs hb).bind fun t ht => ihq (within_of_mem hs hb ht) h
  | ite c p q ihp ihq =>
    simp only [ranges, settle_eq, joinAll_eq, Option.bind_eq_bind, Option.bind_some,
      Option.bind_eq_some_iff] at h
    obtain ⟨-, -, x, hx, y, hy, -⟩ := h
    rw [law]
    split
    · next h₀ => exact ihq (Expr.within_follow hs (by simp [h₀])) hy
    · next h₀ => exact ihp (Expr.within_follow hs (by simp [h₀])) hx

/-- **Claim.** Where the kernel computes that every value of a program fits a word, so does each
number that it draws: a word chooses each. -/
theorem fitsWord_of_fits {p : Stmt} {r : List (Int × Int)} {l : List (Nat × Int × Int)}
    (h : p.fits r l = true) {s : List Int} (hs : Within s r) : (p.law s).FitsWord := by
  rw [fits, Bool.and_eq_true, Option.any_eq_true] at h
  obtain ⟨-, r', hr, -⟩ := h
  exact fitsWord_law hs hr

end Spec.Program.Stmt
