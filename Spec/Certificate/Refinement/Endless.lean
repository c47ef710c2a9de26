module

public import Spec.Certificate.Integer.Endless
public import Spec.Certificate.Refinement.TotalReturn

/-!
# The check of endless reward on machine words

A certificate of endless reward is about some of the states of a model. The words of both, and what
the functions of `Spec.Certificate.Kernel` make of them: those that judge a discounted certificate
from below, without a discount and with an error of zero, once for whether the policy goes on in the
states, and once for what it gains there. The rows are those of the model, with its own numbers of
the states. In the other states the check compares with numbers that no backup falls short of. What
C++ adds, and is trusted for, is to push every entry of a row once and in order, and to ask for the
verdicts on the policy's rows; what Python adds is to make the two tables of the words, which differ
from the model's in rewards only, and to compare the potential and the gain with `2^61`.

## Main definitions

* `EndlessTable n m`: a model and a certificate of endless reward in words.
* `EndlessTable.model`: the integers that they stand for.
* `EndlessTable.Accepted`: what the check requires.
* `EndlessTable.InRange`: the numbers are small enough for the kernel.

## Main statements

* `EndlessTable.accepted_iff`: exactly the certificates that hold are accepted.
* `EndlessTable.Accepted.le_value`: what the policy earns over any horizon.
* `EndlessTable.Accepted.exists_horizon`: with a positive gain no number bounds it.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed signed_add)

variable {n m : Nat}

/-- A model and a certificate of endless reward in words. -/
structure EndlessTable (n m : Nat) where
  /-- What the weights of a row sum to. -/
  denominator : UInt64
  /-- What rewards are multiplied by. -/
  factor : UInt64
  /-- What the potential and the gain are integers over. The check never needs it. -/
  scale : Nat
  /-- The outcomes of an action in a state. -/
  row : Fin n → Fin m → List (Entry n)
  /-- Whether the certificate is about a state. -/
  member : Fin n → Bool
  /-- The action of the policy in each state; in those that it is not about, any. -/
  policy : Fin n → Fin m
  /-- The potential of each state, a signed word. -/
  potential : Fin n → UInt64
  /-- What each step gains, a signed word. -/
  gain : UInt64

namespace Table

variable (T : Table n m)

/-- Whether the kernel finds the row of the policy's action in order, and its backup at most `error`
below the number of its state in `target`. -/
noncomputable def reaches (target : Fin n → UInt64) (s : Fin n) : Bool :=
  T.atLeast ((List.ofFn target ++ List.ofFn T.value).foldl Kernel.pushLargest
    (Kernel.init T.denominator)) s (T.policy s) (target s)

variable {T}

/-- **Claim.** The kernel's verdict on the rows of a policy, compared with any numbers, is that the
row is in order, and its backup lies at most `error` below the number of its state. -/
theorem reaches_iff (hv : T.inRange = true) {target : Fin n → UInt64} {s : Fin n} :
    T.reaches target s = true ↔ T.RowInRange s (T.policy s) ∧
      T.model.AtLeast T.certificate.value s (T.policy s)
        (signed (target s) - T.error.toNat) :=
  have h := Machine.natAbs_le_foldl_larger id (List.ofFn target ++ List.ofFn T.value)
  atLeast_iff hv (fun s => h _ (List.mem_append_right _ (List.mem_ofFn.mpr ⟨s, rfl⟩)))
    (h _ (List.mem_append_left _ (List.mem_ofFn.mpr ⟨s, rfl⟩)))

end Table

namespace EndlessTable

variable (T : EndlessTable n m)

/-- The model that the words stand for. -/
noncomputable def model : Model n m where
  denominator := T.denominator.toNat
  discountNum := 1
  discountDen := 1
  scale := T.scale
  factor := T.factor.toNat
  row s a := (T.row s a).map Entry.transition

/-- The words that the kernel is given for whether the policy goes on in the states: the end costs
one, and so does to be elsewhere. -/
noncomputable def endingTable : Table n m where
  denominator := T.denominator
  discountNum := 1
  discountDen := 1
  factor := 1
  error := 0
  scale := 1
  row s a := (T.row s a).map fun e => e.pay (bif e.terminated != 0 then 0 - 1 else 0)
  value s := bif T.member s then 0 else 0 - 1
  policy := T.policy

/-- What its backups are compared with. -/
def endingTarget (s : Fin n) : UInt64 := bif T.member s then 0 else 0 - 2

/-- The words that the kernel is given for what the policy gains: elsewhere nothing pays. -/
noncomputable def gainTable : Table n m where
  denominator := T.denominator
  discountNum := 1
  discountDen := 1
  factor := T.factor
  error := 0
  scale := T.scale
  row s a := bif T.member s then T.row s a else (T.row s a).map (Entry.pay · 0)
  value s := bif T.member s then T.potential s else 0
  policy := T.policy

/-- What its backups are compared with. -/
def gainTarget (s : Fin n) : UInt64 :=
  bif T.member s then T.potential s + T.gain else 0 - 0x2000000000000000

/-- What the check requires: that the kernel accepts the numbers, that its verdicts on all rows of
the policy are yes, and that the potential and the gain are in range. -/
structure Accepted : Prop where
  /-- The kernel accepts the numbers. -/
  inRange : Kernel.inRange T.denominator 1 1 T.factor 0 = true
  /-- The policy goes on in the states. -/
  goes_on : ∀ s, T.endingTable.reaches T.endingTarget s = true
  /-- The backup of the potential by the policy's action is not below the potential and the
  gain. -/
  gains : ∀ s, T.gainTable.reaches T.gainTarget s = true
  /-- The potential is less than `2^61` in size. -/
  potential_lt : ∀ s, T.member s = true → (signed (T.potential s)).natAbs < 2 ^ 61
  /-- The gain is less than `2^61` in size. -/
  gain_lt : (signed T.gain).natAbs < 2 ^ 61

/-- The numbers are small enough for the kernel. -/
structure InRange : Prop where
  /-- The denominator of the probabilities is at most `2^30`. -/
  denominator_le : T.denominator.toNat ≤ 2 ^ 30
  /-- The factor is positive. -/
  factor_pos : 0 < T.factor.toNat
  /-- The factor is less than `2^62`. -/
  factor_lt : T.factor.toNat < 2 ^ 62
  /-- Each reward of the policy times the factor fits in a signed word. -/
  reward_fits : ∀ s, T.member s = true → ∀ e ∈ T.row s (T.policy s),
    (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63
  /-- The potential is less than `2^61` in size. -/
  potential_lt : ∀ s, T.member s = true → (signed (T.potential s)).natAbs < 2 ^ 61
  /-- The gain is less than `2^61` in size. -/
  gain_lt : (signed T.gain).natAbs < 2 ^ 61

variable {T}

/-! ### Comparisons that always pass -/

/-- A backup is not below a number that nothing in its row is worth less than. -/
private theorem atLeast_of_le_worth {M : Model n m} {f : Fin n → Int} {s : Fin n} {a : Fin m}
    {x : Int} (hd : M.discountDen = 1)
    (hsum : total (fun t => t.weight) (M.row s a) = M.denominator)
    (h : ∀ t ∈ M.row s a, x ≤ M.worth f t) : M.AtLeast f s a x := by
  have hmul : ∀ l : List (Transition n),
      total (fun t => t.weight * x) l = total (fun t => t.weight) l * x := by
    intro l
    induction l with
    | nil => simp [total]
    | cons t l ih => rw [total, total, ih, Int.add_mul]
  rw [Model.AtLeast, hd, Int.natCast_one, Int.one_mul, ← hsum, ← hmul]
  exact total_mono fun t ht => Int.mul_le_mul_of_nonneg_left (h t ht) (Int.natCast_nonneg _)

/-! ### Whether the policy goes on -/

theorem endingTable_model : T.endingTable.model = T.model.ending := by
  refine congrArg (Model.mk T.denominator.toNat 1 1 1 1) (funext fun s => funext fun a => ?_)
  show List.map Entry.transition (List.map _ (T.row s a)) =
    List.map _ (List.map Entry.transition (T.row s a))
  rw [List.map_map, List.map_map]
  refine List.map_congr_left fun e _ => ?_
  show Transition.mk _ _ (signed (bif e.terminated != 0 then 0 - 1 else 0)) _ =
    Transition.mk _ _ (bif e.terminated != 0 then -1 else 0) _
  cases e.terminated != 0 <;> rfl

theorem endingTable_value : T.endingTable.certificate.value = Model.elsewhere T.member := by
  funext s
  show signed (bif T.member s then 0 else 0 - 1) = bif T.member s then 0 else -1
  cases T.member s <;> rfl

theorem endingTable_rowInRange (hM : T.model.WellFormed) (s : Fin n) (a : Fin m) :
    T.endingTable.RowInRange s a where
  sum_eq := by
    rw [endingTable_model]
    exact (total_map _ _ _).trans (hM.row_sum s a)
  reward_fits e he := by
    obtain ⟨e, -, rfl⟩ := List.mem_map.mp he
    show (signed (bif e.terminated != 0 then 0 - 1 else 0)).natAbs * 1 < 2 ^ 63
    cases e.terminated != 0 <;> decide

/-- **Claim.** The kernel's verdicts on whether the policy goes on are yes exactly when no
transition of positive weight of its actions leaves the states of the certificate or ends the
episode there. -/
theorem goesOn_iff (hM : T.model.WellFormed) (hD : T.denominator.toNat ≤ 2 ^ 30) :
    (∀ s, T.endingTable.reaches T.endingTarget s = true) ↔
      ∀ s, T.member s = true → ∀ t ∈ T.model.row s (T.policy s), 0 < t.weight →
        t.terminated = false ∧ T.member t.state = true := by
  have hv : Kernel.inRange T.denominator 1 1 1 0 = true :=
    Kernel.inRange_iff.mpr ⟨hM.denominator_pos, hD, by decide, by decide, by decide, by decide,
      by decide, by decide⟩
  have hrow (s : Fin n) : T.endingTable.reaches T.endingTarget s = true ↔
      T.model.ending.AtLeast (Model.elsewhere T.member) s (T.policy s)
        (signed (T.endingTarget s)) := by
    rw [Table.reaches_iff (T := T.endingTable) hv,
      and_iff_right (endingTable_rowInRange hM s _), endingTable_model, endingTable_value,
      show (T.endingTable.error.toNat : Int) = 0 from rfl, Int.sub_zero]
    rfl
  refine forall_congr' fun s => (hrow s).trans ?_
  cases hs : T.member s with
  | true =>
    rw [show signed (T.endingTarget s) = 0 by rw [endingTarget, hs]; rfl]
    exact Model.ending_atLeast_iff.trans (imp_iff_right rfl).symm
  | false =>
    refine iff_of_true ?_ (fun h => by cases h)
    rw [show signed (T.endingTarget s) = -2 by rw [endingTarget, hs]; rfl]
    refine atLeast_of_le_worth rfl ((total_map _ _ _).trans (hM.row_sum s _)) fun t ht => ?_
    obtain ⟨t, -, rfl⟩ := List.mem_map.mp ht
    simp only [Model.worth, Model.ending, Model.elsewhere]
    cases t.terminated <;> cases T.member t.state <;> decide

/-! ### What it gains -/

/-- In a state that the certificate is about, the words are those of the model. -/
theorem gainTable_row {s : Fin n} (hs : T.member s = true) (a : Fin m) :
    T.gainTable.row s a = T.row s a := by
  show (bif T.member s then _ else _) = _
  rw [hs]; rfl

theorem gainTable_value {s : Fin n} (hs : T.member s = true) :
    T.gainTable.certificate.value s = signed (T.potential s) := by
  show signed (bif T.member s then _ else _) = _
  rw [hs]; rfl

theorem signed_gainTarget {s : Fin n} (hs : T.member s = true)
    (hf : (signed (T.potential s)).natAbs < 2 ^ 61) (hg : (signed T.gain).natAbs < 2 ^ 61) :
    signed (T.gainTarget s) = signed (T.potential s) + signed T.gain := by
  rw [gainTarget, hs, cond_true, signed_add]
  constructor <;> omega

/-- Where the policy goes on, the check of the kernel is that of the model. -/
private theorem gainTable_atLeast_iff {s : Fin n} (hs : T.member s = true) {x : Int}
    (hon : ∀ t ∈ T.model.row s (T.policy s), 0 < t.weight → T.member t.state = true) :
    T.gainTable.model.AtLeast T.gainTable.certificate.value s (T.policy s) x ↔
      T.model.AtLeast (fun s => signed (T.potential s)) s (T.policy s) x := by
  have hbackup : T.gainTable.model.backup T.gainTable.certificate.value s (T.policy s) =
      T.model.backup (fun s => signed (T.potential s)) s (T.policy s) := by
    show total _ ((T.gainTable.row s _).map Entry.transition) = total _ (T.model.row s _)
    rw [gainTable_row hs]
    refine total_congr fun t ht => ?_
    rcases Nat.eq_zero_or_pos t.weight with h | h
    · rw [h, Int.natCast_zero, Int.zero_mul, Int.zero_mul]
    · simp only [Model.worth, gainTable_value (hon t ht h)]
      rfl
  rw [Model.AtLeast, Model.AtLeast, hbackup]
  rfl

/-- In every other state the verdict is yes. -/
private theorem gainTable_reaches (hM : T.model.WellFormed) (hv : T.gainTable.inRange = true)
    (hf : ∀ s, T.member s = true → (signed (T.potential s)).natAbs < 2 ^ 61) {s : Fin n}
    (hs : T.member s = false) : T.gainTable.reaches T.gainTarget s = true := by
  have hrow : T.gainTable.row s (T.policy s) = (T.row s (T.policy s)).map (Entry.pay · 0) := by
    show (bif T.member s then _ else _) = _
    rw [hs]; rfl
  have hsum : total (fun t => t.weight) (T.gainTable.model.row s (T.policy s)) =
      T.gainTable.model.denominator := by
    show total _ ((T.gainTable.row s _).map Entry.transition) = _
    rw [hrow, total_map, total_map]
    exact (total_map (fun t : Transition n => (t.weight : Int)) Entry.transition _).symm.trans
      (hM.row_sum s _)
  refine (Table.reaches_iff hv).mpr ⟨⟨hsum, fun e he => ?_⟩, ?_⟩
  · obtain ⟨e, -, rfl⟩ := List.mem_map.mp ((show _ ∈ _ from he) |> (hrow ▸ ·))
    show (signed 0).natAbs * _ < 2 ^ 63
    rw [show (signed 0).natAbs = 0 from rfl, Nat.zero_mul]
    decide
  · rw [show (T.gainTable.error.toNat : Int) = 0 from rfl, Int.sub_zero,
      show signed (T.gainTarget s) = -2 ^ 61 by rw [gainTarget, hs]; rfl]
    refine atLeast_of_le_worth rfl hsum fun t ht => ?_
    have ht : t ∈ (T.gainTable.row s (T.policy s)).map Entry.transition := ht
    rw [hrow, List.map_map] at ht
    obtain ⟨e, -, rfl⟩ := List.mem_map.mp ht
    have hvalue : -2 ^ 61 ≤ T.gainTable.certificate.value e.state := by
      show -2 ^ 61 ≤ signed (bif T.member e.state then T.potential e.state else 0)
      cases he : T.member e.state with
      | true => have := hf _ he; rw [cond_true]; omega
      | false => rw [cond_false]; decide
    show _ ≤ (1 : Int) * (_ * 0) +
      1 * (bif e.terminated != 0 then 0 else T.gainTable.certificate.value e.state)
    rw [Int.mul_zero, Int.mul_zero, Int.zero_add, Int.one_mul]
    cases e.terminated != 0
    · exact hvalue
    · rw [cond_true]; decide

/-! ### Tables -/

/-- **Claim.** The kernel accepts a certificate of endless reward, which is to say that its verdicts
on the rows of the policy, each a fold over the entries with the numbers of the states that the
model has, are all yes, exactly when the numbers are in range and the policy goes on in the states
and gains there, in the integers that the words stand for. -/
theorem accepted_iff (hM : T.model.WellFormed) : T.Accepted ↔ T.InRange ∧
    T.model.Gains T.policy (fun s => T.member s = true) (signed T.gain)
      fun s => signed (T.potential s) := by
  have hrow (hv : T.gainTable.inRange = true)
      (hf : ∀ s, T.member s = true → (signed (T.potential s)).natAbs < 2 ^ 61)
      (hg : (signed T.gain).natAbs < 2 ^ 61)
      (hon : ∀ s, T.member s = true → ∀ t ∈ T.model.row s (T.policy s), 0 < t.weight →
        t.terminated = false ∧ T.member t.state = true) (s : Fin n) (hs : T.member s = true) :
      T.gainTable.reaches T.gainTarget s = true ↔ T.gainTable.RowInRange s (T.policy s) ∧
        T.model.AtLeast (fun s => signed (T.potential s)) s (T.policy s)
          (signed (T.potential s) + signed T.gain) := by
    rw [Table.reaches_iff hv, show (T.gainTable.error.toNat : Int) = 0 from rfl, Int.sub_zero,
      signed_gainTarget hs (hf s hs) hg]
    exact and_congr_right fun _ => gainTable_atLeast_iff hs fun t ht hw => (hon s hs t ht hw).2
  constructor
  · intro h
    obtain ⟨-, hD, -, -, -, hfactor, hfactor', -⟩ := Kernel.inRange_iff.mp h.inRange
    have hon := (goesOn_iff hM hD).mp h.goes_on
    have hgain := fun s hs =>
      (hrow h.inRange h.potential_lt h.gain_lt hon s hs).mp (h.gains s)
    exact ⟨⟨hD, hfactor, hfactor', fun s hs e he => (hgain s hs).1.reward_fits e
      (gainTable_row hs _ ▸ he), h.potential_lt, h.gain_lt⟩, hon, fun s hs => (hgain s hs).2⟩
  · rintro ⟨hr, hG⟩
    have hv : Kernel.inRange T.denominator 1 1 T.factor 0 = true :=
      Kernel.inRange_iff.mpr ⟨hM.denominator_pos, hr.denominator_le, by decide, by decide,
        by decide, hr.factor_pos, hr.factor_lt, by decide⟩
    refine ⟨hv, (goesOn_iff hM hr.denominator_le).mpr hG.goes_on, fun s => ?_, hr.potential_lt,
      hr.gain_lt⟩
    cases hs : T.member s with
    | false => exact gainTable_reaches hM hv hr.potential_lt hs
    | true =>
      refine (hrow hv hr.potential_lt hr.gain_lt hG.goes_on s hs).mpr
        ⟨⟨?_, fun e he => hr.reward_fits s hs e (gainTable_row hs _ ▸ he)⟩, hG.gains s hs⟩
      show total _ ((T.gainTable.row s _).map Entry.transition) = _
      rw [gainTable_row hs]
      exact hM.row_sum s _

variable {lo hi : Int}

/-- **Claim.** When the kernel accepts a certificate of endless reward with the gain `g`, whose
potential lies between `lo` and `hi` in its states, the value of its policy over the horizon `k` is
at least `k g - (hi - lo)`, over the scale, from each of these states and whatever has happened
before. -/
theorem Accepted.le_value (hM : T.model.WellFormed) (h : T.Accepted)
    (hlo : ∀ s, T.member s = true → lo ≤ signed (T.potential s))
    (hhi : ∀ s, T.member s = true → signed (T.potential s) ≤ hi) (k : Nat) (past : History n m)
    {s : Fin n} (hs : T.member s = true) :
    k * mkRat (signed T.gain) T.scale - (mkRat hi T.scale - mkRat lo T.scale) ≤
      T.model.toMDP.value (.stationary T.policy) k past s :=
  ((accepted_iff hM).mp h).2.le_value hM rfl hlo hhi k past hs

/-- **Claim.** When the kernel accepts a certificate of endless reward with a positive gain, the
value of its policy over the horizon exceeds every number for good, from each of its states. -/
theorem Accepted.exists_horizon (hM : T.model.WellFormed) (h : T.Accepted)
    (hpos : 0 < signed T.gain) (b : Rat) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ past s, T.member s = true →
      b ≤ T.model.toMDP.value (.stationary T.policy) k past s :=
  ((accepted_iff hM).mp h).2.exists_horizon hM rfl hpos b

end EndlessTable

end Spec.Certificate
