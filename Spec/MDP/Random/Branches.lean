module

public import Spec.MDP.IdentDistrib
public import Spec.MDP.OneStep

/-!
# Weighted branches

Where a draw is made by `k` random words, a few lists of `k` words with weights can stand for all:
one for each path of the draw, or for paths that come to the same.

## Main definitions

* `Draw.amongWeighted`: one of the elements of a list, by their weights.
* `Draw.Branches`: weighted lists of words stand for the chances of a draw.
* `Draw.consecutive`: the lists of two draws, one after the other.

## Main statements

* `Draw.expect_amongWeighted`: the expectation is the weighted mean.
* `Draw.branches_pure`, `Draw.branches_uniform`: words for a draw that is certain, and for one among
  equally likely branches.
* `Draw.Branches.bind`: words for a draw that continues with another one.
-/

@[expose] public noncomputable section

namespace Spec.MDP.Draw

variable {α β : Type}

/-- The sum of the weights of a list. -/
def sumWeights (l : List (Nat × α)) : Nat := (l.map Prod.fst).sum

theorem sumWeights_cons (b : Nat × α) (l : List (Nat × α)) :
    sumWeights (b :: l) = b.1 + sumWeights l := by
  rw [sumWeights, List.map_cons, List.sum_cons, sumWeights]

theorem sumWeights_append (l l' : List (Nat × α)) :
    sumWeights (l ++ l') = sumWeights l + sumWeights l' := by
  induction l with
  | nil => exact (Nat.zero_add _).symm
  | cons b l ih => rw [List.cons_append, sumWeights_cons, ih, sumWeights_cons, Nat.add_assoc]

/-- One of the elements of a list, with the probability of its weight over the sum of the
weights. Where that is zero, it is `default`, with certainty. -/
def amongWeighted (default : α) (l : List (Nat × α)) : Draw α :=
  among default (l.flatMap fun b => List.replicate b.1 b.2)

theorem length_replicates (l : List (Nat × α)) :
    (l.flatMap fun b => List.replicate b.1 b.2).length = sumWeights l := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    rw [List.flatMap_cons, List.length_append, List.length_replicate, ih, sumWeights_cons]

theorem sum_map_append (f : α → Rat) (l l' : List α) :
    ((l ++ l').map f).sum = (l.map f).sum + (l'.map f).sum := by
  induction l with
  | nil => exact (Rat.zero_add _).symm
  | cons a l ih =>
    rw [List.cons_append, List.map_cons, List.sum_cons, ih, List.map_cons, List.sum_cons,
      Rat.add_assoc]

theorem sum_map_replicates (f : α → Rat) (l : List (Nat × α)) :
    ((l.flatMap fun b => List.replicate b.1 b.2).map f).sum =
      (l.map fun b => (b.1 : Rat) * f b.2).sum := by
  have hrep (k : Nat) (a : α) : ((List.replicate k a).map f).sum = k * f a := by
    induction k with
    | zero => exact (Rat.zero_mul _).symm
    | succ k ih =>
      rw [List.replicate_succ, List.map_cons, List.sum_cons, ih, Rat.natCast_add]
      grind
  induction l with
  | nil => rfl
  | cons b l ih => rw [List.flatMap_cons, sum_map_append, hrep, ih, List.map_cons, List.sum_cons]

/-- **Claim.** Times the sum of the weights, if that is positive, the expectation is the weighted
sum over the list. -/
theorem expect_amongWeighted {default : α} {l : List (Nat × α)} (h : 0 < sumWeights l)
    (f : α → Rat) : (amongWeighted default l).expect f * sumWeights l =
      (l.map fun b => (b.1 : Rat) * f b.2).sum := by
  have hlen := length_replicates l
  have hne : (l.flatMap fun b => List.replicate b.1 b.2) ≠ [] := fun hnil => by
    rw [hnil, List.length_nil] at hlen; omega
  rw [amongWeighted, expect_among hne, hlen, sum_map_replicates]
  exact Rat.div_mul_cancel (Rat.ne_of_gt (Rat.natCast_pos.mpr h))

/-- What is drawn stands in the list with a positive weight. -/
theorem mem_of_mem_amongWeighted {default a : α} {l : List (Nat × α)} (h : 0 < sumWeights l)
    (ha : a ∈ amongWeighted default l) : ∃ b ∈ l, 0 < b.1 ∧ a = b.2 := by
  have hlen := length_replicates l
  have hne : (l.flatMap fun b => List.replicate b.1 b.2) ≠ [] := fun hnil => by
    rw [hnil, List.length_nil] at hlen; omega
  obtain ⟨b, hb, ha⟩ := List.mem_flatMap.mp ((mem_among hne).mp ha)
  obtain ⟨hpos, rfl⟩ := List.mem_replicate.mp ha
  exact ⟨b, hb, Nat.pos_of_ne_zero hpos, rfl⟩

/-- What stands in the list with a positive weight can be drawn. -/
theorem mem_amongWeighted {default : α} {l : List (Nat × α)} {b : Nat × α} (hb : b ∈ l)
    (h : 0 < b.1) : b.2 ∈ amongWeighted default l := by
  have hmem : b.2 ∈ l.flatMap fun b => List.replicate b.1 b.2 :=
    List.mem_flatMap.mpr ⟨b, hb, List.mem_replicate.mpr ⟨Nat.ne_of_gt h, rfl⟩⟩
  exact (mem_among (List.ne_nil_of_mem hmem)).mpr hmem

/-- The sum of a function of all numbers below `n`. -/
theorem sum_finRange {n : Nat} (f : Fin n → Rat) : ((List.finRange n).map f).sum = sum n f := by
  rw [← sum_get]
  have key : ∀ (l : Nat) (hl : l = n) (g : Fin l → Rat),
      (∀ i : Fin l, g i = f (i.cast hl)) → sum l g = sum n f := by
    rintro l rfl g h; exact congrArg _ (funext h)
  exact key _ List.length_finRange _ fun i => by rw [List.get_eq_getElem, List.getElem_finRange]

/-- Draws with the same distribution have the same possible values. -/
theorem IdentDistrib.mem {d e : Draw α} (h : d.IdentDistrib e) {a : α} (ha : a ∈ d) : a ∈ e := by
  have := Classical.typeDecidableEq α
  refine mem_iff_prob_pos.mpr ?_
  rw [prob, ← h, ← prob]
  exact prob_pos ha

/-- Weighted lists of `k` words stand for the chances of a draw: sampled by one of them, which is
drawn by its weight, it has its distribution. -/
structure Branches (d : Draw α) (k : Nat) (l : List (Nat × List UInt64)) : Prop where
  /-- There is a list. -/
  pos : 0 < sumWeights l
  /-- There are `k` words in each. -/
  length : ∀ b ∈ l, b.2.length = k
  /-- The sample has the distribution of the draw. -/
  law : d.IdentDistrib ((amongWeighted [] l).map d.sample)

variable {d : Draw α} {k : Nat} {l : List (Nat × List UInt64)}

/-- The same as a weighted sum. -/
theorem branches_iff : d.Branches k l ↔ 0 < sumWeights l ∧ (∀ b ∈ l, b.2.length = k) ∧
    ∀ f : α → Rat, d.expect f * sumWeights l =
      (l.map fun b => (b.1 : Rat) * f (d.sample b.2)).sum := by
  have key (h : 0 < sumWeights l) (f : α → Rat) :
      d.expect f = ((amongWeighted [] l).map d.sample).expect f ↔
        d.expect f * sumWeights l = (l.map fun b => (b.1 : Rat) * f (d.sample b.2)).sum := by
    have hne : (sumWeights l : Rat) ≠ 0 := Rat.ne_of_gt (Rat.natCast_pos.mpr h)
    rw [← expect_amongWeighted (default := []) h fun us => f (d.sample us), expect_map]
    exact ⟨fun h => by rw [h], fun h => by
      rw [← Rat.mul_div_cancel (a := d.expect f) hne, h, Rat.mul_div_cancel hne]⟩
  exact ⟨fun h => ⟨h.pos, h.length, fun f => (key h.pos f).mp (h.law f)⟩,
    fun h => ⟨h.1, h.2.1, fun f => (key h.1 f).mpr (h.2.2 f)⟩⟩

/-- The words stand for the chances of every function of a draw. -/
theorem Branches.map (h : d.Branches k l) (f : α → β) : (d.map f).Branches k l where
  pos := h.pos
  length := h.length
  law g := by simp only [sample_map, expect_map, h.law fun a => g (f a)]

/-- **Claim.** For a draw that reads no word, any list stands, with any weight that is positive. -/
theorem branches_pure {b c : Nat} (h : d.Within 0 b) (hc : 0 < c) (us : List UInt64) :
    d.Branches us.length [(c, us)] := by
  cases d with
  | uniform k next => exact absurd h.1 (Nat.lt_irrefl 0)
  | pure a =>
    refine branches_iff.mpr ⟨hc,
      fun b hb => congrArg (·.2.length) (List.mem_singleton.mp hb), fun f => ?_⟩
    simp only [sumWeights, List.map_cons, List.map_nil, List.sum_cons, List.sum_nil, sample_pure,
      expect_pure, Rat.add_zero, Nat.add_zero]
    exact Rat.mul_comm _ _

/-- **Claim.** For a choice among equally likely branches that are certain, one word for each stands
which chooses it. -/
theorem branches_uniform {k : Nat} {word : Fin (k + 1) → UInt64}
    (hword : ∀ i, branch k (word i) = i) (a : Fin (k + 1) → α) :
    (Draw.uniform k fun i => .pure (a i)).Branches 1
      ((List.finRange (k + 1)).map fun i => (1, [word i])) := by
  have hsum : sumWeights ((List.finRange (k + 1)).map fun i => (1, [word i])) = k + 1 := by
    have (l : List (Fin (k + 1))) : sumWeights (l.map fun i => (1, [word i])) = l.length := by
      induction l with
      | nil => rfl
      | cons i l ih =>
        rw [List.map_cons, sumWeights_cons, ih, List.length_cons, Nat.add_comm]
    rw [this, List.length_finRange]
  refine branches_iff.mpr ⟨by rw [hsum]; exact Nat.succ_pos k, fun b hb => ?_, fun f => ?_⟩
  · obtain ⟨i, -, rfl⟩ := List.mem_map.mp hb
    rfl
  rw [hsum, List.map_map, expect_uniform, Rat.mul_comm, ← Rat.mul_assoc,
    Rat.mul_comm ((k + 1 : Nat) : Rat), weight_mul_branches, Rat.one_mul]
  simp only [expect_pure]
  rw [← sum_finRange]
  refine congrArg List.sum (List.map_congr_left fun i _ => ?_)
  rw [Function.comp, sample_uniform_cons, hword, sample_pure]
  exact (Rat.one_mul _).symm

/-! ### A draw that continues -/

/-- The weighted words of two draws, one after the other. -/
def consecutive (l : List (Nat × List UInt64)) (l' : List UInt64 → List (Nat × List UInt64)) :
    List (Nat × List UInt64) :=
  l.flatMap fun b => (l' b.2).map fun b' => (b.1 * b'.1, b.2 ++ b'.2)

theorem sumWeights_consecutive {l' : List UInt64 → List (Nat × List UInt64)} {c : Nat}
    (h : ∀ b ∈ l, sumWeights (l' b.2) = c) : sumWeights (consecutive l l') = sumWeights l * c := by
  have hmul (b : Nat × List UInt64) (m : List (Nat × List UInt64)) :
      sumWeights (m.map fun b' => (b.1 * b'.1, b.2 ++ b'.2)) = b.1 * sumWeights m := by
    induction m with
    | nil => rfl
    | cons b' m ih => rw [List.map_cons, sumWeights_cons, ih, sumWeights_cons, Nat.mul_add]
  induction l with
  | nil => exact (Nat.zero_mul c).symm
  | cons b l ih =>
    rw [consecutive, List.flatMap_cons, sumWeights_append, hmul, h b List.mem_cons_self]
    rw [consecutive] at ih
    rw [ih fun b hb => h b (List.mem_cons_of_mem _ hb), sumWeights_cons, Nat.add_mul]

theorem sum_consecutive {l' : List UInt64 → List (Nat × List UInt64)} {c : Rat}
    {f g : List UInt64 → Rat}
    (h : ∀ b ∈ l, ((l' b.2).map fun b' => (b'.1 : Rat) * f (b.2 ++ b'.2)).sum = g b.2 * c) :
    ((consecutive l l').map fun b => (b.1 : Rat) * f b.2).sum =
      (l.map fun b => (b.1 : Rat) * g b.2).sum * c := by
  have hmul (b : Nat × List UInt64) (m : List (Nat × List UInt64)) :
      ((m.map fun b' => (b.1 * b'.1, b.2 ++ b'.2)).map fun b => (b.1 : Rat) * f b.2).sum =
        b.1 * (m.map fun b' => (b'.1 : Rat) * f (b.2 ++ b'.2)).sum := by
    induction m with
    | nil => exact (Rat.mul_zero _).symm
    | cons b' m ih =>
      rw [List.map_cons, List.map_cons, List.sum_cons, ih, List.map_cons, List.sum_cons,
        Rat.natCast_mul, Rat.mul_add, Rat.mul_assoc]
  induction l with
  | nil => exact (Rat.zero_mul c).symm
  | cons b l ih =>
    rw [consecutive, List.flatMap_cons, sum_map_append, hmul, h b List.mem_cons_self]
    rw [consecutive] at ih
    rw [ih fun b hb => h b (List.mem_cons_of_mem _ hb), List.map_cons, List.sum_cons, Rat.add_mul,
      Rat.mul_assoc]

/-- **Claim.** **For a draw that continues with another one**, the lists of the one followed by
those of the other stand, with the products of the weights, if the first draw makes a choice for
each of its words, and the weights for the other have the same sum whatever the first one gave. -/
theorem Branches.bind (h : d.Branches k l) {n : Nat} (hd : d.Within k n)
    (hend : ∀ b ∈ l, (d.run b.2).2 = []) {f : α → Draw β} {j c : Nat}
    {l' : α → List (Nat × List UInt64)} (hf : ∀ a, a ∈ d → (f a).Branches j (l' a))
    (hsum : ∀ a, a ∈ d → sumWeights (l' a) = c) :
    (d.bind f).Branches (k + j) (consecutive l fun us => l' (d.sample us)) := by
  have hmem (us : List UInt64) : d.sample us ∈ d := d.sample_mem us
  have hc : 0 < c := hsum _ (hmem []) ▸ (hf _ (hmem [])).pos
  have hweights := sumWeights_consecutive (l := l) (l' := fun us => l' (d.sample us))
    fun b _ => hsum _ (hmem b.2)
  refine branches_iff.mpr ⟨hweights ▸ Nat.mul_pos h.pos hc, fun b hb => ?_, fun g => ?_⟩
  · obtain ⟨b₁, h₁, hb⟩ := List.mem_flatMap.mp hb
    obtain ⟨b₂, h₂, rfl⟩ := List.mem_map.mp hb
    rw [List.length_append, h.length b₁ h₁, (hf _ (hmem b₁.2)).length b₂ h₂]
  · have hlist := sum_consecutive (l := l) (l' := fun us => l' (d.sample us)) (c := c)
      (f := fun us => g ((d.bind f).sample us)) (g := fun us => (f (d.sample us)).expect g)
      fun b hb => by
        rw [← hsum _ (hmem b.2), (branches_iff.mp (hf _ (hmem b.2))).2.2 g]
        refine congrArg List.sum (List.map_congr_left fun b' _ => ?_)
        have hrun := hd.run_append (Nat.le_of_eq (h.length b hb).symm) b'.2
        rw [hend b hb, List.nil_append] at hrun
        have hsample : (d.bind f).sample (b.2 ++ b'.2) = (f (d.sample b.2)).sample b'.2 := by
          rw [sample, run_bind, sample, hrun]; rfl
        exact congrArg (fun a => (b'.1 : Rat) * g a) hsample
    rw [hlist, ← (branches_iff.mp h).2.2 fun a => (f a).expect g, hweights, expect_bind,
      Rat.natCast_mul, Rat.mul_assoc]

end Spec.MDP.Draw
