module

public import Spec.Auto.Branches

/-!
# Every way in which a draw can go

Where a draw makes its choices one after the other, each among at most `2 ^ 64`, all the ways that
it can go can be listed: for each the first random words that lead there, and a weight. So a table
that the kernel of rules fills, asked for each state, each action and each way, is their
environment.

## Main definitions

* `Draw.FitsWord`: each choice is among at most `2 ^ 64`.
* `Draw.ways`: the words that lead to each way, with their weights.

## Main statements

* `Draw.branches_ways`: they stand for the chances of the draw.
* `Rules.draws_ways`, `Rules.exists_bisimulation_ways`: a table that the kernel fills with them is
  the environment.
-/

@[expose] public noncomputable section

namespace Spec.MDP.Draw

open Spec.Auto.Chance (firstWord branch_firstWord)

variable {α β : Type}

/-- Each choice of a draw is among at most `2 ^ 64`, so that a word can choose each. -/
def FitsWord : Draw α → Prop
  | .pure _ => True
  | .uniform n next => n < 2 ^ 64 ∧ ∀ i, (next i).FitsWord

theorem FitsWord.bind {d : Draw α} {f : α → Draw β} (h : d.FitsWord)
    (hf : ∀ a, a ∈ d → (f a).FitsWord) : (d.bind f).FitsWord := by
  induction d with
  | pure a => exact hf a rfl
  | uniform n next ih => exact ⟨h.1, fun i => ih i (h.2 i) fun a ha => hf a ⟨i, ha⟩⟩

theorem FitsWord.map {d : Draw α} (h : d.FitsWord) (f : α → β) : (d.map f).FitsWord :=
  h.bind fun _ _ => trivial

/-- A number that each of some numbers divides. -/
def common {ι : Type} (f : ι → Nat) (l : List ι) : Nat := l.foldr (fun i m => Nat.lcm (f i) m) 1

theorem dvd_common {ι : Type} {f : ι → Nat} {l : List ι} {i : ι} (h : i ∈ l) :
    f i ∣ common f l := by
  induction l with
  | nil => cases h
  | cons j l ih =>
    rcases List.mem_cons.mp h with rfl | h
    · exact Nat.dvd_lcm_left ..
    · exact Nat.dvd_trans (ih h) (Nat.dvd_lcm_right ..)

theorem common_pos {ι : Type} {f : ι → Nat} {l : List ι} (h : ∀ i, 0 < f i) :
    0 < common f l := by
  induction l with
  | nil => exact Nat.one_pos
  | cons j l ih => exact Nat.lcm_pos (h j) ih

/-- For each way in which a draw can go the first words that lead there, `k` words, and a weight:
those after a choice weigh as much as those after another one. -/
def ways : Draw α → Nat → List (Nat × List UInt64)
  | .pure _, k => [(1, List.replicate k 0)]
  | .uniform n next, k =>
    (List.finRange (n + 1)).flatMap fun i => ((next i).ways (k - 1)).map fun b =>
      (b.1 * (common (fun j => sumWeights ((next j).ways (k - 1))) (List.finRange (n + 1)) /
        sumWeights ((next i).ways (k - 1))), firstWord (n + 1) i :: b.2)

/-- **Claim.** **All ways together stand for the chances of a draw** that makes at most `k` choices,
each among at most `2 ^ 64`. -/
theorem branches_ways {d : Draw α} {k b : Nat} (hk : d.Within k b) (hd : d.FitsWord) :
    d.Branches k (d.ways k) := by
  induction d generalizing k b with
  | pure a =>
    have h := branches_pure (d := .pure a) (c := 1) (within_pure a 0 0) Nat.one_pos
      (List.replicate k 0)
    rwa [List.length_replicate] at h
  | uniform n next ih =>
    obtain ⟨hpos, -, hk⟩ := hk
    obtain ⟨hn, hd⟩ := hd
    have ih i := ih i (hk i) (hd i)
    let S (i : Fin (n + 1)) : Nat := sumWeights ((next i).ways (k - 1))
    let L : Nat := common S (List.finRange (n + 1))
    have hS i : 0 < S i := (ih i).pos
    have hL : 0 < L := common_pos hS
    have hdiv i : S i * (L / S i) = L :=
      Nat.mul_div_cancel' (dvd_common (List.mem_finRange i))
    -- The weighted sum over the ways after one choice.
    have one (f : α → Rat) (i : Fin (n + 1)) :
        (((next i).ways (k - 1)).map fun b => ((b.1 * (L / S i) : Nat) : Rat) *
          f ((Draw.uniform n next).sample (firstWord (n + 1) i :: b.2))).sum =
            L * (next i).expect f := by
      have hmul (m : List (Nat × List UInt64)) (c : Nat) (g : List UInt64 → Rat) :
          (m.map fun b => ((b.1 * c : Nat) : Rat) * g b.2).sum =
            (m.map fun b => (b.1 : Rat) * g b.2).sum * c := by
        induction m with
        | nil => exact (Rat.zero_mul _).symm
        | cons b m ih =>
          rw [List.map_cons, List.map_cons, List.sum_cons, List.sum_cons, ih, Rat.natCast_mul]
          grind
      have hw : branch n (firstWord (n + 1) i) = i :=
        Fin.ext (branch_firstWord rfl hn i.isLt)
      rw [hmul _ _ fun us => f ((Draw.uniform n next).sample (firstWord (n + 1) i :: us))]
      simp only [sample_uniform_cons, hw]
      rw [← (branches_iff.mp (ih i)).2.2 f]
      have h := congrArg (fun m : Nat => (m : Rat)) (hdiv i)
      simp only [Rat.natCast_mul] at h
      rw [Rat.mul_assoc, h, Rat.mul_comm]
    -- The same over all choices.
    have all (f : α → Rat) (l : List (Fin (n + 1))) :
        ((l.flatMap fun i => ((next i).ways (k - 1)).map fun b =>
          (b.1 * (L / S i), firstWord (n + 1) i :: b.2)).map fun b =>
            (b.1 : Rat) * f ((Draw.uniform n next).sample b.2)).sum =
          L * (l.map fun i => (next i).expect f).sum := by
      induction l with
      | nil => exact (Rat.mul_zero _).symm
      | cons i l ih =>
        rw [List.flatMap_cons, sum_map_append, ih, List.map_map, List.map_cons, List.sum_cons,
          Rat.mul_add, ← one f i]
        rfl
    have total : (sumWeights ((Draw.uniform n next).ways k) : Rat) = L * (n + 1 : Nat) := by
      have h (l : List (Fin (n + 1))) : sumWeights (l.flatMap fun i =>
          ((next i).ways (k - 1)).map fun b =>
            (b.1 * (L / S i), firstWord (n + 1) i :: b.2)) = L * l.length := by
        induction l with
        | nil => rfl
        | cons i l ih =>
          have hm (m : List (Nat × List UInt64)) (c : Nat) (u : UInt64) :
              sumWeights (m.map fun b => (b.1 * c, u :: b.2)) = sumWeights m * c := by
            induction m with
            | nil => exact (Nat.zero_mul c).symm
            | cons b m ih =>
              rw [List.map_cons, sumWeights_cons, sumWeights_cons, ih, Nat.add_mul]
          rw [List.flatMap_cons, sumWeights_append, ih, hm, List.length_cons, Nat.mul_add,
            Nat.mul_one, Nat.add_comm]
          exact congrArg _ (hdiv i)
      rw [← Rat.natCast_mul]
      refine congrArg _ ((h (List.finRange (n + 1))).trans ?_)
      rw [List.length_finRange]
    have hlen : ∀ b ∈ (Draw.uniform n next).ways k, b.2.length = k := fun b hb => by
      obtain ⟨i, -, hb⟩ := List.mem_flatMap.mp hb
      obtain ⟨b', hb', rfl⟩ := List.mem_map.mp hb
      rw [List.length_cons, (ih i).length b' hb']
      omega
    refine branches_iff.mpr ⟨?_, hlen, fun f => ?_⟩
    · refine Rat.natCast_pos.mp ?_
      rw [total, ← Rat.natCast_mul]
      exact Rat.natCast_pos.mpr (Nat.mul_pos hL (Nat.succ_pos n))
    · refine Eq.trans ?_ (all f (List.finRange (n + 1))).symm
      rw [total, expect_uniform, sum_finRange]
      have h := weight_mul_branches n
      generalize mkRat 1 (n + 1) = x at h ⊢
      generalize ((n + 1 : Nat) : Rat) = y at h ⊢
      grind

end Spec.MDP.Draw

namespace Spec.Auto.Rules

open Spec.MDP

variable {n : Nat} {P W : Type} {S A O : P → Type} [∀ p, Stored W (S p)] [∀ p, Coded (A p)]
  [∀ p, Select (S p)] [∀ p, Components (O p)] [∀ p, Shown (O p)] {resetWords stepWords : Nat}
  {scale : UInt32} {low high : P → Int} {valid : P → Bool}
  {E : (p : P) → Rules (S p) (A p) (O p) resetWords stepWords scale (low p) (high p)} {p : P}
  {hS : Stored.fits (S p) = true} {hr : resetWords < 2 ^ 64} {hk : stepWords < 2 ^ 64}
  {hscale : 0 < scale.toNat}

/-- The words of every way in which an action can go in the state of these words. -/
def ways (E : (p : P) → Rules (S p) (A p) (O p) resetWords stepWords scale (low p) (high p)) (p : P)
    (w : W) (a : UInt32) : List (Nat × List UInt64) :=
  ((E p).step (Stored.load w) (Coded.nth a.toUInt64)).law.ways stepWords

/-- **Claim.** Where a step makes each choice among at most `2 ^ 64`, the words of all its ways
stand for its chances. -/
theorem draws_ways (h : ∀ s a, (E p).invariant s = true → ((E p).step s a).law.FitsWord) :
    (refines (valid := valid) (E := E) p hS hr hk hscale).Draws (ways E p) :=
  draws fun s a hs => by
    obtain ⟨b, hb⟩ := ((E p).step s (Coded.nth a.toUInt64)).within
    rw [ways, Stored.load_store hS]
    exact Draw.branches_ways hb (h _ _ hs)

/-- **Claim.** **A table of all ways is the environment.** A decision process that holds what the
kernel of rules computes, for the words that are listed, each action and each way in which it can
go, is bisimilar to their environment: the words of a state that are listed with a number stand for
it and have this number. -/
theorem exists_bisimulation_ways {hA : Coded.card (A p) < 2 ^ 32}
    (h : ∀ s a, (E p).invariant s = true → ((E p).step s a).law.FitsWord)
    {word : Fin n → Option W} {inj : ∀ {i j w}, word i = some w → word j = some w → i = j}
    {D : MDP n (Coded.card (A p))}
    (hD : ((view (valid := valid) (E := E) (hS := hS) (hr := hr) (hk := hk) (hscale := hscale)
      hA).listing (ways E p) word inj).Filled D) (i₀ : Fin n) :
    ∃ B : (E p).env.Bisimulation D W, ∀ s i, (E p).invariant s = true →
      word i = some (Stored.store s) →
        B.Stands (Stored.store s) s ∧ B.number (Stored.store s) = i :=
  exists_bisimulation_listed (draws_ways h) hD i₀

end Spec.Auto.Rules
