module

public import Spec.Certificate.Refinement.Horizon
public import Spec.Certificate.Refinement.TotalReturn
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

* `Table.Wrong`, `LayerTable.Wrong`, `TotalTable.Wrong`: the kernel finds that an action is wrong in
  a state.

## Main statements

* `not_suffices_of_holds`: integers that prove that an observation does not suffice.
* `Table.Accepted.wrong_iff`: the kernel decides whether an action is wrong.
* `Table.Accepted.not_suffices`: the observation does not suffice.
* `Table.Accepted.value_le_of_shown`: the observation nearly suffices.
* `LayerTable.Accepted.exists_value_lt`: over a horizon, the observation does not suffice.
* `TotalTable.Accepted.exists_value_lt`: until the end, the observation does not suffice.
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

/-! ### Over a horizon -/

/-- **Claim.** **A certificate of a finite horizon that an observation does not suffice, in
integers.** Let every local check of the layers pass. If for each action there are a number of steps
left and a state that together show the observation `o`, where the backup of the upper layer by the
action is below the next lower layer, then for every policy that looks at that only there is such a
number and such a state from which it earns less in the steps left than some other policy. -/
theorem Layers.Holds.exists_value_lt {H : Layers n m} {M : Model n m} (h : H.Holds M)
    (hM : M.WellFormed) {φ : Nat → Fin n → Obs} {o : Obs} {j : Fin m → Nat} {t : Fin m → Fin n}
    (hj : ∀ a, j a < H.horizon) (ht : ∀ a, φ (j a) (t a) = o)
    (hw : ∀ a, ¬ M.AtLeast (H.upper (j a)) (t a) a (H.lower (j a + 1) (t a))) (π : Obs → Fin m) :
    ∃ k, k < H.horizon ∧ ∃ s, φ k s = o ∧ ∃ π' : Policy n m,
      ∀ past, past.length + (k + 1) = H.horizon →
        M.toMDP.value (.layered H.horizon fun k s => .pure (π (φ k s))) (k + 1) past s <
          M.toMDP.value π' (k + 1) [] s := by
  have hU : ∀ k, k < H.horizon → ∀ s a,
      M.toMDP.backup (fun s => mkRat (H.upper k s) M.scale) s a ≤
        mkRat (H.upper (k + 1) s) M.scale := fun k hk s a =>
    (atMost_iff (C := ⟨H.upper k, fun _ => a, 0⟩) hM s a _).mp (h.upper_succ k hk s a)
  have hL : ∀ k, k < H.horizon → ∀ s, mkRat (H.lower (k + 1) s) M.scale ≤
      M.toMDP.bellman (fun s => .pure (H.policy k s))
        (fun s => mkRat (H.lower k s) M.scale) s := fun k hk s =>
    (atLeast_iff (C := ⟨H.lower k, H.policy k, 0⟩) hM s (H.policy k s) _).mp
      (h.lower_succ k hk s)
  have hgap : ∀ a, M.toMDP.backup (fun s => mkRat (H.upper (j a) s) M.scale) (t a) a <
      mkRat (H.lower (j a + 1) (t a)) M.scale := fun a => Rat.not_le.mp <|
    mt (atLeast_iff (C := ⟨H.upper (j a), fun _ => a, 0⟩) hM (t a) a _).mpr (hw a)
  have h₀ := discount_nonneg (M := M)
  have h₁ := Layers.discount_le_one hM
  generalize M.toMDP = P at *
  exact exists_value_lt_of_layers (U := fun k s => mkRat (H.upper k s) M.scale)
    (L := fun k s => mkRat (H.lower k s) M.scale) h₀ h₁
    (fun s => (Model.mkRat_nonneg_iff hM.scale_pos).mpr (h.upper_zero s)) hU
    (fun s => Layers.mkRat_nonpos hM.scale_pos (h.lower_zero s)) hL hj ht hgap π

namespace LayerTable

variable {T : LayerTable n m}

/-- The kernel finds that an action is wrong in a state when `k + 1` steps are left: the backup of
the upper layer of `k` steps is not at least the lower layer of `k + 1` steps. No number of these
layers is larger than `largest` in absolute value. -/
structure Wrong (T : LayerTable n m) (largest : UInt64) (k : Nat) (s : Fin n) (a : Fin m) :
    Prop where
  /-- No number of the upper layer is larger than `largest`. -/
  upper_le : ∀ s, (signed (withZero T.upper k s)).natAbs ≤ largest.toNat
  /-- Nor is that of the lower layer. -/
  lower_le : (signed (T.lower k s)).natAbs ≤ largest.toNat
  /-- The kernel does not find the backup at least the lower layer. -/
  atLeast : (T.table (withZero T.upper k) (T.policy k)).atLeast largest s a (T.lower k s) = false

/-- **Claim.** An action that the kernel finds wrong when `k + 1` steps are left has a backup of the
upper layer below the next lower layer. -/
theorem Accepted.not_atLeast (h : T.Accepted) {largest : UInt64} {k : Nat} (hk : k < T.horizon)
    {s : Fin n} {a : Fin m} (hw : T.Wrong largest k s a) :
    ¬ T.model.AtLeast (T.layers.upper k) s a (T.layers.lower (k + 1) s) := by
  intro hat
  have hrow := ((checkUpper_iff h.inRange).mp (h.upper k hk s a)).1
  have hiff := Table.atLeast_iff (T := T.table (withZero T.upper k) (T.policy k)) (s := s) (a := a)
    h.inRange hw.upper_le hw.lower_le
  rw [show ((T.table (withZero T.upper k) (T.policy k)).error.toNat : Int) = 0 from rfl,
    Int.sub_zero, hw.atLeast] at hiff
  exact Bool.noConfusion (hiff.mpr ⟨hrow, hat⟩)

/-- **Claim.** **A certificate of a finite horizon that an observation does not suffice, on machine
words.** Let the kernel accept the layers. If for each action there are a number of steps left and a
state that together show the observation `o`, where the kernel finds the action wrong, then for
every policy that looks at that only there is such a number and such a state from which it earns
less in the steps left than some other policy. -/
theorem Accepted.exists_value_lt (h : T.Accepted) {φ : Nat → Fin n → Obs} {o : Obs}
    {j : Fin m → Nat} {t : Fin m → Fin n} (hj : ∀ a, j a < T.horizon)
    (ht : ∀ a, φ (j a) (t a) = o) {largest : Fin m → UInt64}
    (hw : ∀ a, T.Wrong (largest a) (j a) (t a) a) (π : Obs → Fin m) :
    ∃ k, k < T.horizon ∧ ∃ s, φ k s = o ∧ ∃ π' : Policy n m,
      ∀ past, past.length + (k + 1) = T.horizon →
        T.model.toMDP.value (.layered T.horizon fun k s => .pure (π (φ k s))) (k + 1) past s <
          T.model.toMDP.value π' (k + 1) [] s :=
  h.holds.2.exists_value_lt h.holds.1 hj ht (fun a => h.not_atLeast (hj a) (hw a)) π

end LayerTable

/-! ### Until the end -/

private theorem exists_mul_div_le {B : Rat} (hB : 0 ≤ B) (r : Fin n → Rat) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ s, B * (r s / (k + 1 : Nat)) ≤ δ := by
  obtain ⟨K, hK⟩ := exists_natCast_ge (B * maximum n r / δ)
  refine ⟨K, fun k hk s => Rat.not_lt.mp fun hlt => ?_⟩
  have hk₀ : (0 : Rat) < (k + 1 : Nat) := Rat.natCast_pos.mpr (by omega)
  have h₁ := Rat.mul_lt_mul_of_pos_right hlt hk₀
  rw [Rat.mul_assoc, Rat.div_mul_cancel (Rat.ne_of_gt hk₀)] at h₁
  have h₂ := Rat.mul_le_mul_of_nonneg_left (le_maximum r s) hB
  have h₃ := Rat.mul_le_mul_of_nonneg_right (Rat.le_trans hK
    (Rat.natCast_le_natCast.mpr (show K ≤ k + 1 by omega))) (Rat.le_of_lt hδ)
  rw [Rat.div_mul_cancel (Rat.ne_of_gt hδ)] at h₃
  grind

namespace TotalTable

variable {T : TotalTable n m}

/-- The kernel finds that an action is wrong in a state: the backup of the upper values is not at
least the lower value. None of these is larger than `largest` in absolute value. -/
structure Wrong (T : TotalTable n m) (largest : UInt64) (s : Fin n) (a : Fin m) : Prop where
  /-- No upper value is larger than `largest`. -/
  upper_le : ∀ s, (signed (T.upper s)).natAbs ≤ largest.toNat
  /-- Nor is the lower value. -/
  lower_le : (signed (T.lower s)).natAbs ≤ largest.toNat
  /-- The kernel does not find the backup at least the lower value. -/
  atLeast : (T.table T.upper).atLeast largest s a (T.lower s) = false

/-- **Claim.** An action that the kernel finds wrong has a backup of the upper values below the
lower value. -/
theorem Accepted.backup_lt (h : T.Accepted) {largest : UInt64} {s : Fin n} {a : Fin m}
    (hw : T.Wrong largest s a) :
    T.model.toMDP.backup (T.above.values T.model) s a < T.below.values T.model s := by
  obtain ⟨-, hM, -, -⟩ := accepted_iff.mp h
  have hrow := ((Table.upper_iff (T := T.table T.upper) h.inRange).mp (h.upper s a)).1
  have hiff := Table.atLeast_iff (T := T.table T.upper) (s := s) (a := a) h.inRange hw.upper_le
    hw.lower_le
  rw [show ((T.table T.upper).error.toNat : Int) = 0 from rfl, Int.sub_zero, hw.atLeast] at hiff
  refine Rat.not_le.mp fun hle => Bool.noConfusion (hiff.mpr ⟨hrow, ?_⟩)
  exact (atLeast_iff (C := T.above) hM s a _).mpr hle

/-- **Claim.** **A certificate of the total return that an observation does not suffice, on machine
words.** Let the kernel accept the values, and ranks for all actions. If for each action there is a
state that shows the observation `o`, in which the kernel finds the action wrong, then every policy
that looks at the observation only earns less than the policy of the certificate from some state
that shows `o`, over all horizons from some one on. -/
theorem Accepted.exists_value_lt (h : T.Accepted) (hr : T.RanksAll) {φ : Fin n → Obs} {o : Obs}
    {t : Fin m → Fin n} (ht : ∀ a, φ (t a) = o) {largest : Fin m → UInt64}
    (hw : ∀ a, T.Wrong (largest a) (t a) a) (π : Obs → Fin m) :
    ∃ s, φ s = o ∧ ∃ K : Nat, ∀ k, K ≤ k → ∀ past,
      T.model.toMDP.value (.stationary fun s => π (φ s)) k past s <
        T.model.toMDP.value (.stationary T.policy) k past s := by
  obtain ⟨-, hM, -, -⟩ := accepted_iff.mp h
  have hgap := h.backup_lt (hw (π o))
  have h₀ := discount_nonneg (M := T.model)
  have h₁ := Layers.discount_le_one hM
  let r : Fin n → Rat := fun s => mkRat (signed (T.rank s)) T.rankScale.toNat
  have hup : ∀ (σ : Policy n m) k past s, T.model.toMDP.value σ k past s ≤
      T.above.values T.model s + supNorm (T.above.values T.model) * (r s / (k + 1 : Nat)) :=
    h.value_le_of_ranksAll hr fun s => abs_le_supNorm _ s
  have hlow : ∀ k past s, T.below.values T.model s -
      supNorm (T.below.values T.model) * (r s / (k + 1 : Nat)) ≤
        T.model.toMDP.value (.stationary T.policy) k past s :=
    h.le_value (.inr hr) fun s => abs_le_supNorm _ s
  clear_value r
  generalize T.model.toMDP = P, T.above.values T.model = U, T.below.values T.model = L at *
  obtain ⟨δ, hδ, hd⟩ : ∃ δ, 0 < δ ∧ P.backup U (t (π o)) (π o) + δ + δ + δ = L (t (π o)) := by
    refine ⟨(L (t (π o)) - P.backup U (t (π o)) (π o)) / 3, ?_, ?_⟩
    · rw [Rat.div_def]
      exact Rat.mul_pos (by grind) (Rat.inv_pos.mpr (by decide))
    · have := Rat.div_mul_cancel (a := L (t (π o)) - P.backup U (t (π o)) (π o))
        (show (3 : Rat) ≠ 0 by decide)
      grind
  obtain ⟨K₁, hK₁⟩ := exists_mul_div_le (supNorm_nonneg U) r hδ
  obtain ⟨K₂, hK₂⟩ := exists_mul_div_le (supNorm_nonneg L) r hδ
  refine ⟨t (π o), ht _, K₁ + K₂ + 1, fun k hk past => ?_⟩
  obtain ⟨k, rfl⟩ : ∃ j, k = j + 1 := ⟨k - 1, by omega⟩
  have hle := value_succ_le_backup (M := P) (π := .stationary fun s => π (φ s)) (h := past)
    (s := t (π o)) (a := π o) h₀ h₁ (Rat.le_of_lt hδ) (U := U) (k := k)
    (fun past s => by
      have := hup (.stationary fun s => π (φ s)) k past s
      have := hK₁ k (by omega) s
      grind) (by simp only [Policy.stationary, ht])
  have hge := hlow (k + 1) past (t (π o))
  have hsmall := hK₂ (k + 1) (by omega) (t (π o))
  grind

end TotalTable

end Spec.Certificate
