module

public import Spec.Auto.Branches
public import Spec.Taxi.Implementation
public import Spec.Taxi.Properties

/-!
# The table of Taxi

At parameters that are accepted, a table that the kernel fills is Taxi: with a row for each number
that is observed, and 500 more where passengers are fickle, for the states whose destination will
change; or of the words of some states. The first word of a step stands for the way of a move, in
rain one of three by their weights, and the second for what a fickle passenger chooses. So what an
accepted certificate says of the table holds of agents (`Spec.Certificate.Agents`).

## Main definitions

* `Kernel.ways`, `Kernel.others`, `Kernel.branches`: the words.
* `Kernel.rows`: the number of states in a table.

## Main statements

* `draws`: the words stand for the chances of a step.
* `exists_bisimulation`, `exists_bisimulation_listed`: a table that the kernel fills is Taxi.
-/

@[expose] public noncomputable section

namespace Spec.Taxi

open Spec.Auto Spec.MDP

variable {p : Params}

/-- Random words that stand for the way of a move. -/
def Kernel.ways (p : Params) : List (Nat × List UInt64) :=
  if p.rainy = 1 then Chance.driftWords p.rainyNum p.rainyDen else [(1, [0])]

/-- Random words that stand for what a fickle passenger chooses. -/
def Kernel.others (p : Params) : List (Nat × List UInt64) :=
  if p.fickle = 1 then (List.finRange 3).map fun i => (1, [Chance.firstWord 3 i.val])
  else [(1, [0])]

/-- Random words that stand for the chances of a step: one for each way and each choice. -/
def Kernel.branches (p : Params) : List (Nat × List UInt64) :=
  Draw.consecutive (Kernel.ways p) fun _ => Kernel.others p

theorem willChange_eq {s : State} (h : possible p s = true) (hf : p.fickle ≠ 1) :
    s.willChange = false := Bool.eq_false_iff.mpr fun hw => hf ((possible_iff.mp h).2 hw).1

theorem draws_way (hp : p.valid = true) (s : State) (a : Action) :
    ((Chance.drift p.rainyNum p.rainyDen).law.map (drifted p s a)).Branches 1 (Kernel.ways p) := by
  simp only [Params.valid, both_eq, Bool.and_eq_true] at hp
  rw [Kernel.ways]
  split
  · exact (Chance.branches_drift hp.2.1).map _
  · next h =>
    refine Draw.branches_map_const (b := a) (fun turn => ?_) [0]
    simp only [drifted, beq_eq_false_iff_ne.mpr h, both_eq, Bool.false_and, select_false]

theorem draws_other {s : State} (h : possible p s = true) (a way : Action) :
    ((Chance.uniform 2 (by decide)).map (act s a way)).law.Branches 1 (Kernel.others p) := by
  rw [Chance.law_map, Kernel.others]
  split
  · exact (Chance.branches_uniform _).map _
  · next hf =>
    have hw := willChange_eq h hf
    refine Draw.branches_map_const (b := act s a way .zero) (fun k => ?_) [0]
    simp only [act, drive, hw, both_eq, Bool.false_and, select_false]

/-- **Claim.** The words stand for the chances of a step from a state that can occur. -/
theorem draws (hp : p.valid = true) {s : State} (h : possible p s = true) (a : Action) :
    ((rules p).step s a).law.Branches 2 (Kernel.branches p) := by
  have hlaw : ((rules p).step s a).law =
      ((Chance.drift p.rainyNum p.rainyDen).law.map (drifted p s a)).bind fun way =>
        ((Chance.uniform 2 (by decide)).map (act s a way)).law := by
    rw [rules, Chance.law_bind, Draw.map, Draw.bind_assoc]; rfl
  obtain ⟨n, hn⟩ := (Chance.drift p.rainyNum p.rainyDen).within
  rw [hlaw]
  refine (draws_way hp s a).bind (hn.map _) (fun b hb => ?_) (fun way _ => draws_other h a way)
    fun _ _ => rfl
  rw [Draw.map, Draw.run_bind, Draw.run_pure]
  exact Chance.run_drift _ _ ((draws_way hp s a).length b hb)

/-- The number of states in a table: the numbers that are observed, and as many again where
passengers are fickle. -/
def Kernel.rows (p : Params) : Nat := if p.fickle = 1 then 1000 else 500

theorem toNat_number (s : State) : (Coded.number s).toNat =
    ((s.row.toNat * 5 + s.col.toNat) * 5 + s.passenger.toNat) * 4 + s.destination.toNat +
      if s.willChange = true then 500 else 0 := by
  obtain ⟨row, col, q, d, c⟩ := s
  induction row using Chance.forall_upTo; induction col using Chance.forall_upTo
  induction q using Chance.forall_upTo; induction d using Chance.forall_upTo
  decide +kernel +revert

theorem number_lt {s : State} (h : possible p s = true) :
    (Coded.number s).toNat < Kernel.rows p := by
  have ho := (toNat_observe (p := p) s).1 ▸ (toNat_observe (p := p) s).2
  rw [toNat_number, Kernel.rows]
  by_cases hf : p.fickle = 1
  · rw [if_pos hf]; split <;> omega
  · rw [if_neg hf, willChange_eq h hf]; exact ho

/-- A row for each state that can occur, and one column for each action. -/
abbrev Kernel.enumeration (p : Params) :=
  Rules.enumeration (valid := fun p => p.valid) (E := rulesOf) (p := p) (hS := fits)
    (hr := by decide) (hk := by decide) (hscale := by decide)
    (show Coded.card Action < 2 ^ 32 by decide) (show Coded.card State < 2 ^ 64 by decide)
    (fun _ h => number_lt h) fun _ _ => Kernel.branches p

/-- **Claim.** **The table is the environment.** A decision process that holds what the kernel
computes, for each state that can occur and each action, is bisimilar to Taxi: the word of a state
stands for it and has the number that is observed of it, and 500 more where the destination will
change. Where passengers are not fickle, some agent acts as any policy says. -/
theorem exists_bisimulation (hp : p.valid = true) {D : MDP (Kernel.rows p) (Coded.card Action)}
    (hD : (Kernel.enumeration p).Filled D) :
    ∃ B : (rules p).env.Bisimulation D UInt32, ∀ s, possible p s = true →
      B.Stands (Stored.store s) s ∧
        (B.number (Stored.store s)).val = ((rules p).env.observe s).toNat +
          (if s.willChange = true then 500 else 0) ∧
        (p.fickle ≠ 1 → ∀ σ, ∃ π, B.Follows (Stored.store s) π σ) := by
  obtain ⟨B, hB⟩ := Rules.exists_bisimulation (valid := fun p => p.valid) (E := rulesOf) (p := p)
    (hS := fits) (hr := by decide) (hk := by decide) (hscale := by decide)
    (hA := show Coded.card Action < 2 ^ 32 by decide)
    (hC := show Coded.card State < 2 ^ 64 by decide) (hn := fun _ h => number_lt h)
    (branches := fun _ _ => Kernel.branches p)
    (by apply Rules.draws; exact fun s a h => draws hp h _) (D := D) @hD
  refine ⟨B, fun s hs => ?_⟩
  obtain ⟨h₁, h₂, h₃⟩ := hB s hs
  rw [(toNat_observe s).1]
  refine ⟨h₁, h₂.trans (toNat_number s), fun hf => h₃ fun h h' ho => observe_inj (p := p) ho ?_⟩
  rw [willChange_eq h hf, willChange_eq h' hf]

/-- **Claim.** **A table of words is the environment.** A decision process that holds what the
kernel computes, for the words that are listed and each action, is bisimilar to Taxi: the word of a
state that can occur stands for it and has the number with which it is listed. -/
theorem exists_bisimulation_listed {n : Nat} (hp : p.valid = true) {word : Fin n → Option UInt32}
    {inj : ∀ {i j w}, word i = some w → word j = some w → i = j} {D : MDP n (Coded.card Action)}
    (hD : ((Rules.view (valid := fun p => p.valid) (E := rulesOf) (p := p) (hS := fits)
      (hr := by decide) (hk := by decide) (hscale := by decide)
      (show Coded.card Action < 2 ^ 32 by decide)).listing
        (fun _ _ => Kernel.branches p) word inj).Filled D) (i₀ : Fin n) :
    ∃ B : (rules p).env.Bisimulation D UInt32, ∀ s i, possible p s = true →
      word i = some (Stored.store s) →
        B.Stands (Stored.store s) s ∧ B.number (Stored.store s) = i :=
  Rules.exists_bisimulation_listed (by apply Rules.draws; exact fun s a h => draws hp h _) hD i₀

end Spec.Taxi
