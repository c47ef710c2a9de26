module

public import Spec.Certificate.Soundness
public import Spec.Certificate.Sufficient

/-!
# Which observations suffice, on machine words

That an observation does not suffice is certified by an accepted certificate of values and, for each
action, a state that shows the same thing, where the kernel does not find the Bellman backup of the
action near enough to the value. It is the comparison of `Table.atLeast`, with another word in the
place of the value. That an observation nearly suffices is certified by an accepted certificate
whose policy looks at nothing else.

## Main definitions

* `Table.Wrong`: the kernel finds that an action is wrong in a state.

## Main statements

* `not_suffices_of_holds`: integers that prove that an observation does not suffice.
* `Table.Accepted.wrong_iff`: the kernel decides whether an action is wrong.
* `Table.Accepted.not_suffices`: the observation does not suffice.
* `Table.Accepted.value_le_of_shown`: the observation nearly suffices.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed)

variable {n m : Nat} {Obs : Type}

/-! ### In integers -/

section

variable {M : Model n m} {C : Certificate n m}

private theorem le_of_units {γ ε E G d c p g e : Rat} (h₁ : γ < 1) (hu : 0 < d * c)
    (hE : E * (1 - γ) = ε) (hγ : γ * d = p) (hε : ε * c = e) (hG : G * c = g)
    (h : (d + p) * e ≤ g * (d - p)) : (1 + γ) * E ≤ G := by
  refine Rat.not_lt.mp fun hlt => ?_
  have hlt := Rat.mul_lt_mul_of_pos_right
    (Rat.mul_lt_mul_of_pos_right hlt (show 0 < 1 - γ by grind)) hu
  have hl : G * (1 - γ) * (d * c) = g * (d - p) := by rw [← hG, ← hγ]; grind
  have hr : (1 + γ) * E * (1 - γ) * (d * c) = (d + p) * e := by rw [← hε, ← hE, ← hγ]; grind
  rw [hl, hr] at hlt
  exact Rat.not_lt.mpr h hlt

/-- A gap of at least `(1 + γ) ε / (1 - γ)`, in integers. -/
private theorem bound_le_gap (hM : M.Valid) {gap : Nat}
    (hgap : (M.discountDen + M.discountNum) * C.error ≤
      gap * (M.discountDen - M.discountNum)) :
    (1 + M.toMDP.discount) * (C.epsilon M / (1 - M.toMDP.discount)) ≤ mkRat gap M.scale := by
  have h₁ := discount_lt_one hM
  have hlt : M.discountNum < M.discountDen := hM.discount_lt_one
  have hsub : ((M.discountDen - M.discountNum : Nat) : Rat) = M.discountDen - M.discountNum := by
    have hcast := Rat.natCast_add (M.discountDen - M.discountNum) M.discountNum
    rw [show M.discountDen - M.discountNum + M.discountNum = M.discountDen by omega] at hcast
    grind
  have hnum := Rat.natCast_le_natCast.mpr hgap
  rw [Rat.natCast_mul, Rat.natCast_mul, Rat.natCast_add, hsub] at hnum
  have hγ : M.toMDP.discount * (M.discountDen : Rat) = M.discountNum := by
    rw [← Rat.intCast_natCast M.discountNum]
    exact mkRat_mul hM.discountDen_pos
  have hε : C.epsilon M * (M.scale : Rat) = C.error := by
    rw [← Rat.intCast_natCast C.error]
    exact mkRat_mul hM.scale_pos
  have hG : mkRat gap M.scale * (M.scale : Rat) = gap := by
    rw [← Rat.intCast_natCast gap]
    exact mkRat_mul hM.scale_pos
  have hdiv : C.epsilon M / (1 - M.toMDP.discount) * (1 - M.toMDP.discount) = C.epsilon M :=
    Rat.div_mul_cancel (by grind)
  have hu : (0 : Rat) < M.discountDen * M.scale :=
    Rat.mul_pos (Rat.natCast_pos.mpr hM.discountDen_pos) (Rat.natCast_pos.mpr hM.scale_pos)
  exact le_of_units h₁ hu hdiv hγ hε hG hnum

/-- **Claim.** **A certificate that an observation does not suffice, in integers.** Let every local
check of a certificate pass, and let the gap be at least `(1 + γ) ε / (1 - γ)`. If for each action
there is a state that shows the observation `o`, in which the backup of the action lies below the
value by more than the gap, then no policy that looks at the observation only is optimal. -/
theorem not_suffices_of_holds (hm : 0 < m) (hM : M.Valid) (h : C.Holds M) {gap : Nat}
    (hgap : (M.discountDen + M.discountNum) * C.error ≤ gap * (M.discountDen - M.discountNum))
    {φ : Fin n → Obs} {o : Obs} {t : Fin m → Fin n} (ht : ∀ a, φ (t a) = o)
    (hw : ∀ a, ¬ M.AtLeast C.value (t a) a (C.value (t a) - gap)) : ¬ M.toMDP.Suffices φ := by
  have hle := bound_le_gap (C := C) hM hgap
  have hres := (exists_holds_iff hm hM).mp ⟨C.policy, h⟩
  have hback : ∀ a, M.toMDP.backup (C.values M) (t a) a <
      C.values M (t a) - mkRat gap M.scale := fun a => by
    have hlt := mt (atLeast_iff (C := C) hM.toWellFormed (t a) a _).mpr (hw a)
    rw [show mkRat (C.value (t a) - gap) M.scale = C.values M (t a) - mkRat gap M.scale by
      simp only [values, Rat.mkRat_eq_div, Rat.intCast_sub]; grind] at hlt
    exact Rat.not_le.mp hlt
  refine not_suffices_of_gap hm discount_nonneg (discount_lt_one hM) hres ht fun a => ?_
  have hadd {b v g x : Rat} (hlt : b < v - g) (hle : x ≤ g) : b + x < v := by grind
  exact hadd (hback a) hle

end

/-! ### In words -/

namespace Table

variable {T : Table n m}

/-- The kernel finds that an action is wrong in a state by a gap: the backup is not at least a word
less the error, where the word lies above the value by the error less the gap. Neither this word nor
a value is larger than `largest` in absolute value. -/
structure Wrong (T : Table n m) (gap : Nat) (largest word : UInt64) (s : Fin n) (a : Fin m) :
    Prop where
  /-- No value is larger than `largest`. -/
  value_le : ∀ s, (signed (T.value s)).natAbs ≤ largest.toNat
  /-- Nor is the word. -/
  word_le : (signed word).natAbs ≤ largest.toNat
  /-- The word, less the error, lies below the value by the gap. -/
  word_eq : signed word = signed (T.value s) + T.error.toNat - gap
  /-- The kernel does not find the backup at least the word less the error. -/
  atLeast : T.atLeast largest s a word = false

/-- **Claim.** The kernel finds an action of an accepted table wrong by a gap exactly when its
backup lies below the value of the certificate by more than the gap. -/
theorem Accepted.wrong_iff (h : T.Accepted) {gap : Nat} {largest word : UInt64} {s : Fin n}
    {a : Fin m} (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest.toNat)
    (hle : (signed word).natAbs ≤ largest.toNat)
    (heq : signed word = signed (T.value s) + T.error.toNat - gap) :
    T.Wrong gap largest word s a ↔
      ¬ T.model.AtLeast T.certificate.value s a (T.certificate.value s - gap) := by
  have hr := (Kernel.valid_iff.mp h.valid).1
  have hrow := ((upper_iff hr).mp (h.upper s a)).1
  have hiff := atLeast_iff (s := s) (a := a) hr hT hle
  rw [heq, show signed (T.value s) + T.error.toNat - gap - T.error.toNat =
    T.certificate.value s - gap by show _ = signed (T.value s) - gap; omega] at hiff
  constructor
  · intro hw hat
    have := hw.atLeast
    rw [hiff.mpr ⟨hrow, hat⟩] at this
    exact Bool.noConfusion this
  · exact fun hw => ⟨hT, hle, heq, Bool.eq_false_iff.mpr fun hat => hw (hiff.mp hat).2⟩

/-- **Claim.** **A certificate that an observation does not suffice, on machine words.** Let the
kernel accept a certificate, and let the gap be at least `(1 + γ) ε / (1 - γ)`. If for each action
there is a state that shows the observation `o`, in which the kernel finds the action wrong by the
gap, then no policy that looks at the observation only is optimal. -/
theorem Accepted.not_suffices (hm : 0 < m) (h : T.Accepted) {gap : Nat}
    (hgap : (T.discountDen.toNat + T.discountNum.toNat) * T.error.toNat ≤
      gap * (T.discountDen.toNat - T.discountNum.toNat))
    {φ : Fin n → Obs} {o : Obs} {t : Fin m → Fin n} (ht : ∀ a, φ (t a) = o)
    {largest : UInt64} {word : Fin m → UInt64}
    (hw : ∀ a, T.Wrong gap largest (word a) (t a) a) : ¬ T.model.toMDP.Suffices φ :=
  not_suffices_of_holds hm h.holds.1 h.holds.2 hgap ht fun a =>
    (h.wrong_iff (hw a).value_le (hw a).word_le (hw a).word_eq).mp (hw a)

/-- **Claim.** **A certificate that an observation nearly suffices, on machine words.** When the
kernel accepts a certificate whose policy looks at the observation only, and `|v| ≤ B`, no policy
beats it by more than `2 ε / (1 - γ) + 2 γ^k B` over the horizon `k`. -/
theorem Accepted.value_le_of_shown (h : T.Accepted) {φ : Fin n → Obs} {σ : Obs → Fin m}
    (hσ : ∀ s, T.policy s = σ (φ s)) {B : Rat}
    (hB : ∀ s, MDP.abs (T.certificate.values T.model s) ≤ B) (π : Policy n m) (k : Nat)
    (past : History n m) (s : Fin n) :
    T.model.toMDP.value π k past s ≤
      T.model.toMDP.value (.stationary fun s => σ (φ s)) k past s +
        (2 * (T.certificate.epsilon T.model / (1 - T.model.toMDP.discount)) +
          2 * (T.model.toMDP.discount ^ k * B)) := by
  rw [← (funext hσ : T.policy = fun s => σ (φ s))]
  exact h.value_le_value_policy hB π k past s

end Table

end Spec.Certificate
