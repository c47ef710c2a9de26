module

public import Spec.Certificate.Integer.Success
public import Spec.Certificate.Refinement
public import Spec.Certificate.Refinement.Decides

/-!
# The check of probabilities of success on machine words

A certificate of success is about the process in which success pays one and ends the episode. The
words of that process and of the certificate, and what the functions of `Spec.Certificate.Kernel`
make of them: those that judge a discounted certificate, without a discount and with an error of
zero, and the one that says whether a policy decides. What C++ adds, and is trusted for, is to push
every entry of a row once and in order, and to ask for the verdicts on all rows; what Python adds is
to compare the upper numbers with zero and the lower ones with one.

## Main definitions

* `Entry.succeed`: an outcome in the process in which success pays one.
* `SuccessRows n m`, `SuccessRows.Represents`: that process in words, and of what model it is.
* `SuccessTable n m`: a certificate of success besides.
* `SuccessTable.Accepted`: what the check requires.
* `UnreachableTable n m`, with the same: for states from which success is unreachable.

## Main statements

* `SuccessTable.accepted_iff`, `UnreachableTable.accepted_iff`: exactly the certificates that hold
  are accepted.
* `SuccessTable.Accepted.successProb_le`, `SuccessTable.Accepted.exists_sub_le_successProb`: what
  holds of every policy, and of the certificate's.
* `UnreachableTable.Accepted.successProb_eq_zero`: no policy succeeds.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed)

variable {n m : Nat} {M : Model n m} {G : Goal n m}

/-- An outcome in the process in which success pays one and ends the episode. -/
def Entry.succeed (e : Entry n) (success : Bool) : Entry n where
  weight := e.weight
  state := e.state
  reward := success.toUInt64
  terminated := bif success then 1 else e.terminated

theorem Entry.transition_succeed (e : Entry n) (success : Bool) :
    (e.succeed success).transition = { e.transition with
      reward := bif success then 1 else 0
      terminated := success || e.transition.terminated } := by
  cases success <;> rfl

/-- The process in which success pays one and ends the episode, in words. -/
structure SuccessRows (n m : Nat) where
  /-- What the weights of a row sum to. -/
  denominator : UInt64
  /-- The outcomes of an action in a state. -/
  row : Fin n → Fin m → List (Entry n)

namespace SuccessRows

variable (R : SuccessRows n m)

/-- The words that the kernel is given, with rewards in units of `scale`: those of a check without a
discount and without an error. -/
def table (scale : UInt64) (value : Fin n → UInt64) (policy : Fin n → Fin m) : Table n m where
  denominator := R.denominator
  discountNum := 1
  discountDen := 1
  factor := scale
  error := 0
  scale := scale.toNat
  row := R.row
  value := value
  policy := policy

/-- The words are those of the process in which success pays one, of this model and goal. -/
structure Represents (M : Model n m) (G : Goal n m) : Prop where
  /-- They have its denominator. -/
  denominator_eq : R.denominator.toNat = M.denominator
  /-- They have its outcomes. -/
  row_eq : ∀ s a, (R.row s a).map Entry.transition = (M.succeeding G 1).row s a

variable {R}

/-- Words that stand for a model stand for its process of success when each outcome that succeeds
is made to pay one and to end the episode, and no other to pay. -/
theorem represents_of_succeed {row : Fin n → Fin m → List (Entry n)}
    (hD : R.denominator.toNat = M.denominator)
    (hM : ∀ s a, (row s a).map Entry.transition = M.row s a)
    (hR : ∀ s a, R.row s a = (row s a).map fun e => e.succeed (G s a (M.outcome e.transition))) :
    R.Represents M G :=
  ⟨hD, fun s a => by
    simp only [hR, Model.succeeding, ← hM, List.map_map]
    exact List.map_congr_left fun e _ => e.transition_succeed _⟩

variable {scale : UInt64} {value : Fin n → UInt64} {policy : Fin n → Fin m} {s : Fin n}
  {a : Fin m}

theorem model_eq (hR : R.Represents M G) :
    (R.table scale value policy).model = M.succeeding G scale.toNat := by
  have hrow : (fun s a => (R.row s a).map Entry.transition) = (M.succeeding G 1).row :=
    funext fun s => funext fun a => hR.row_eq s a
  rw [Model.succeeding, ← hR.denominator_eq]
  exact congrArg (Model.mk R.denominator.toNat 1 1 scale.toNat scale.toNat) hrow

theorem rowInRange (hM : M.WellFormed) (hR : R.Represents M G) (hscale : scale.toNat < 2 ^ 62) :
    (R.table scale value policy).RowInRange s a where
  sum_eq := by
    rw [model_eq hR]
    exact (total_map _ _ _).trans (hM.row_sum s a)
  reward_fits e he := by
    have hmem : e.transition ∈ (M.succeeding G 1).row s a :=
      hR.row_eq s a ▸ List.mem_map_of_mem he
    obtain ⟨t, -, ht⟩ := List.mem_map.mp hmem
    have hr : signed e.reward = bif G s a (M.outcome t) then 1 else 0 :=
      (congrArg Transition.reward ht).symm
    have hle : (signed e.reward).natAbs ≤ 1 := by
      rw [hr]; cases G s a (M.outcome t) <;> decide
    exact Nat.lt_of_le_of_lt (Nat.mul_le_mul_right _ hle)
      (by rw [Nat.one_mul]; exact Nat.lt_trans hscale (by decide))

/-- **Claim.** For words of the process in which success pays one, the kernel's verdict on a row
from above is the comparison of backups of probabilities of success. -/
theorem upper_iff (hM : M.WellFormed) (hR : R.Represents M G)
    (hv : Kernel.inRange R.denominator 1 1 scale 0 = true) :
    (R.table scale value policy).upper s a = true ↔
      M.successBackup G scale.toNat (fun s => signed (value s)) s a ≤
        M.denominator * signed (value s) := by
  have hscale := (Kernel.inRange_iff.mp hv).2.2.2.2.2.2.1
  rw [Table.upper_iff (T := R.table scale value policy) hv,
    and_iff_right (rowInRange hM hR hscale), Upper, model_eq hR, Model.succeeding_atMost_iff,
    show (R.table scale value policy).certificate.error = 0 from rfl, Int.natCast_zero,
    Int.add_zero]
  rfl

/-- **Claim.** For words of the process in which success pays one, the kernel's verdict on a row
from below is the comparison of backups of probabilities of success. -/
theorem lower_iff (hM : M.WellFormed) (hR : R.Represents M G)
    (hv : Kernel.inRange R.denominator 1 1 scale 0 = true) :
    (R.table scale value policy).lower s a = true ↔
      M.denominator * signed (value s) ≤
        M.successBackup G scale.toNat (fun s => signed (value s)) s a := by
  have hscale := (Kernel.inRange_iff.mp hv).2.2.2.2.2.2.1
  rw [Table.lower_iff (T := R.table scale value policy) hv,
    and_iff_right (rowInRange hM hR hscale), Lower, model_eq hR, Model.succeeding_atLeast_iff,
    show (R.table scale value policy).certificate.error = 0 from rfl, Int.natCast_zero,
    Int.sub_zero]
  rfl

/-- **Claim.** For words of the process in which success pays one, the kernel's verdict on whether
the policy decides in a state is that, where the value is positive, some transition of positive
weight succeeds, ends the episode, leads to where it is not, or lowers the rank. -/
theorem decides_iff (hR : R.Represents M G) (rank : Fin n → UInt64) :
    (R.table scale value policy).decides rank s = true ↔ (0 < signed (value s) →
      ∃ t ∈ M.row s (policy s), 0 < t.weight ∧ (G s (policy s) (M.outcome t) = true ∨
        t.terminated = true ∨ signed (value t.state) ≤ 0 ∨
        (rank t.state).toNat < (rank s).toNat)) := by
  rw [Table.decides_iff, model_eq hR]
  refine imp_congr_right fun _ => ⟨?_, ?_⟩
  · rintro ⟨u, hu, hw, hd⟩
    obtain ⟨t, ht, rfl⟩ := List.mem_map.mp hu
    exact ⟨t, ht, hw, or_assoc.mp (hd.imp_left Bool.or_eq_true_iff.mp)⟩
  · rintro ⟨t, ht, hw, hd⟩
    exact ⟨_, List.mem_map_of_mem ht, hw, (or_assoc.mpr hd).imp_left Bool.or_eq_true_iff.mpr⟩

end SuccessRows

/-! ### Probabilities of success -/

/-- The process in which success pays one, and a certificate of success, in words. -/
structure SuccessTable (n m : Nat) extends SuccessRows n m where
  /-- What probabilities are integers over. -/
  scale : UInt64
  /-- What no policy exceeds from each state, signed words. -/
  upper : Fin n → UInt64
  /-- What the policy attains from each state, signed words. -/
  lower : Fin n → UInt64
  /-- The action of the policy in each state. -/
  policy : Fin n → Fin m
  /-- The rank of each state, a word without a sign. -/
  rank : Fin n → UInt64

namespace SuccessTable

/-- What the check requires: that the kernel accepts the numbers, that its verdicts on all rows, and
on those of the policy, are yes, and that probabilities are in range. -/
structure Accepted (T : SuccessTable n m) : Prop where
  /-- The kernel accepts the numbers. -/
  inRange : Kernel.inRange T.denominator 1 1 T.scale 0 = true
  /-- No backup of the upper numbers is above the number of its state. -/
  upper : ∀ s a, (T.table T.scale T.upper T.policy).upper s a = true
  /-- The backup of the lower numbers by the policy's action is not below the number. -/
  lower : ∀ s, (T.table T.scale T.lower T.policy).lower s (T.policy s) = true
  /-- The policy decides. -/
  decides : ∀ s, (T.table T.scale T.lower T.policy).decides T.rank s = true
  /-- The upper numbers are nonnegative. -/
  nonneg : ∀ s, 0 ≤ signed (T.upper s)
  /-- The lower numbers are at most one. -/
  le_scale : ∀ s, signed (T.lower s) ≤ T.scale.toNat

variable {T : SuccessTable n m}

/-- **Claim.** The kernel accepts a certificate of success, which is to say that its verdicts on the
rows, each a fold over the entries, are all yes, exactly when the numbers are in range and the local
checks of the model and the goal pass that the words stand for, from above and from below. -/
theorem accepted_iff (hM : M.WellFormed) (hT : T.Represents M G) :
    T.Accepted ↔ (T.denominator.toNat ≤ 2 ^ 30 ∧ 0 < T.scale.toNat ∧ T.scale.toNat < 2 ^ 62) ∧
      M.SuccessAtMost G (fun _ _ => True) (fun _ => True) T.scale.toNat
        (fun s => signed (T.upper s)) ∧
      M.SuccessAtLeast G T.policy (fun _ => True) T.scale.toNat (fun s => signed (T.lower s))
        (fun s => (T.rank s).toNat) := by
  constructor
  · intro h
    obtain ⟨-, hD, -, -, -, hscale, hscale', -⟩ := Kernel.inRange_iff.mp h.inRange
    exact ⟨⟨hD, hscale, hscale'⟩,
      { closed := fun _ _ _ _ _ _ _ _ _ => trivial
        nonneg := fun s _ => h.nonneg s
        upper := fun s a _ _ => (SuccessRows.upper_iff hM hT h.inRange).mp (h.upper s a) },
      { closed := fun _ _ _ _ _ _ _ _ _ => trivial
        le_scale := fun s _ => h.le_scale s
        lower := fun s _ => (SuccessRows.lower_iff hM hT h.inRange).mp (h.lower s)
        decides := fun s _ => (SuccessRows.decides_iff hT T.rank).mp (h.decides s) }⟩
  · rintro ⟨⟨hD, hscale, hscale'⟩, hU, hL⟩
    have hv : Kernel.inRange T.denominator 1 1 T.scale 0 = true :=
      Kernel.inRange_iff.mpr ⟨hT.denominator_eq ▸ hM.denominator_pos, hD, by decide, by decide,
        by decide, hscale, hscale', by decide⟩
    exact { inRange := hv
            upper := fun s a => (SuccessRows.upper_iff hM hT hv).mpr (hU.upper s a trivial trivial)
            lower := fun s => (SuccessRows.lower_iff hM hT hv).mpr (hL.lower s trivial)
            decides := fun s => (SuccessRows.decides_iff hT T.rank).mpr (hL.decides s trivial)
            nonneg := fun s => hU.nonneg s trivial
            le_scale := fun s => hL.le_scale s trivial }

/-- **Claim.** When the kernel accepts a certificate of success, no policy, whatever it remembers
and however it uses chance, succeeds within any number of steps with a probability above the upper
number of the state where it starts. -/
theorem Accepted.successProb_le (hM : M.WellFormed) (hT : T.Represents M G) (h : T.Accepted)
    (π : Policy n m) (k : Nat) (past : History n m) (s : Fin n) :
    M.toMDP.successProb G π k past s ≤ mkRat (signed (T.upper s)) T.scale.toNat :=
  have h := (accepted_iff hM hT).mp h
  h.2.1.successProb_le hM h.1.2.1 (fun _ _ _ _ _ => trivial) k past trivial

/-- **Claim.** When the kernel accepts a certificate of success, for every `δ > 0` there is a number
of steps from which on the policy of the certificate succeeds with a probability of at least the
lower number less `δ`, from every state and whatever has happened before. -/
theorem Accepted.exists_sub_le_successProb (hM : M.WellFormed) (hT : T.Represents M G)
    (h : T.Accepted) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ past s, mkRat (signed (T.lower s)) T.scale.toNat - δ ≤
      M.toMDP.successProb G (.stationary T.policy) k past s :=
  have h := (accepted_iff hM hT).mp h
  have ⟨K, hK⟩ := h.2.2.exists_sub_le_successProb hM h.1.2.1 hδ
  ⟨K, fun k hk past s => hK k hk past s trivial⟩

end SuccessTable

/-! ### Success out of reach -/

/-- The process in which success pays one, and states from which it is unreachable. -/
structure UnreachableTable (n m : Nat) extends SuccessRows n m where
  /-- Whether the certificate is about a state. -/
  member : Fin n → Bool

namespace UnreachableTable

/-- What the kernel is given as values: one outside the set of states, and zero in it. -/
def outside (T : UnreachableTable n m) (s : Fin n) : UInt64 := bif T.member s then 0 else 1

/-- What the check requires: that the kernel accepts the numbers, and that its verdicts on all rows
are yes. -/
structure Accepted (T : UnreachableTable n m) : Prop where
  /-- The kernel accepts the numbers. -/
  inRange : Kernel.inRange T.denominator 1 1 1 0 = true
  /-- No backup of what is outside is above the number of its state. -/
  upper : ∀ s a, (T.table 1 T.outside fun _ => a).upper s a = true

variable {T : UnreachableTable n m}

theorem signed_outside (T : UnreachableTable n m) :
    (fun s => signed (T.outside s)) = Model.outside T.member := by
  funext s
  rw [outside, Model.outside]
  cases T.member s <;> rfl

/-- **Claim.** The kernel accepts a certificate that success is unreachable exactly when the
denominator is in range and no transition of positive weight leaves its states or succeeds there, in
the model and for the goal that the words stand for. -/
theorem accepted_iff (hM : M.WellFormed) (hT : T.Represents M G) :
    T.Accepted ↔ T.denominator.toNat ≤ 2 ^ 30 ∧
      M.NoSuccess G (fun _ _ => True) (fun s => T.member s = true) := by
  have hrow (hv : Kernel.inRange T.denominator 1 1 1 0 = true) (s : Fin n) (a : Fin m) :
      (T.table 1 T.outside fun _ => a).upper s a = true ↔
        M.successBackup G 1 (Model.outside T.member) s a ≤
          M.denominator * Model.outside T.member s := by
    rw [SuccessRows.upper_iff hM hT hv, signed_outside, ← congrFun (signed_outside T) s]
    rfl
  rw [Model.noSuccess_iff hM]
  constructor
  · exact fun h => ⟨(Kernel.inRange_iff.mp h.inRange).2.1,
      fun s a => (hrow h.inRange s a).mp (h.upper s a)⟩
  · rintro ⟨hD, h⟩
    have hv : Kernel.inRange T.denominator 1 1 1 0 = true :=
      Kernel.inRange_iff.mpr ⟨hT.denominator_eq ▸ hM.denominator_pos, hD, by decide, by decide,
        by decide, by decide, by decide, by decide⟩
    exact ⟨hv, fun s a => (hrow hv s a).mpr (h s a)⟩

/-- **Claim.** When the kernel accepts a certificate that success is unreachable, no policy,
whatever it remembers and however it uses chance, ever succeeds from one of its states. -/
theorem Accepted.successProb_eq_zero (hM : M.WellFormed) (hT : T.Represents M G) (h : T.Accepted)
    (π : Policy n m) (k : Nat) (past : History n m) {s : Fin n} (hs : T.member s = true) :
    M.toMDP.successProb G π k past s = 0 :=
  ((accepted_iff hM hT).mp h).2.successProb_eq_zero hM (fun _ _ _ _ _ => trivial) k past hs

end UnreachableTable

end Spec.Certificate
