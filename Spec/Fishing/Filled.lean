module

public import Spec.Fishing.Implementation
public import Spec.Fishing.Views
public import Spec.MDP.Timed

/-!
# The table of Fishing

Five words, with the weights `1, 4, 6, 4, 1`, stand for the deviate of a step. A table that the
kernel of Fishing fills, of the stocks that are listed and with quotas in hundredths of the carrying
capacity, is bisimilar to Fishing with these quotas. So what an accepted certificate says of it
holds of agents (`Spec.Certificate.Agents`).

## Main definitions

* `branches`: the words that stand for the deviate.
* `inHundredths`: the environment with quotas in hundredths of the carrying capacity.
* `Kernel.view`: the quotas as actions.

## Main statements

* `Kernel.draws`: the words have the distribution of the deviate.
* `Kernel.draws_of_noiseless`: without noise one word tells all.
* `Kernel.exists_bisimulation`: a table that the kernel fills is Fishing.
* `Kernel.exists_bisimulation_timed`: the same without noise, with a limit of steps.
-/

@[expose] public noncomputable section

namespace Spec.Fishing

open Spec.MDP
open Machine (Params)

variable {F : Fishing} {p : Params}

/-- The words that stand for the deviate, by the number of ones among their first four bits; the
weights are the binomial coefficients. -/
def branches : List (Nat × List UInt64) :=
  [(1, [0]), (4, [0x1000000000000000]), (6, [0x3000000000000000]), (4, [0x7000000000000000]),
    (1, [0xf000000000000000])]

/-- Fishing with the quotas `0, 1/100, …, 2`, as shares of the carrying capacity. -/
def inHundredths (F : Fishing) : Env Stock (Fin 201) Stock where
  reset := F.toEnv.reset
  step s j := F.toEnv.step s (10000 * j)
  observe := F.toEnv.observe

namespace Kernel

/-- **Claim.** The five words have the distribution of the deviate: sampled by one of them, which is
drawn by its weight, a step has its distribution. -/
theorem draws (hp : p.Describes F) : (refines hp).Draws fun _ _ => branches := fun {_ s} _ a _ => by
  have hdev : deviate (Draw.branch 15 0) = -2 ∧
      deviate (Draw.branch 15 0x1000000000000000) = -1 ∧
      deviate (Draw.branch 15 0x3000000000000000) = 0 ∧
      deviate (Draw.branch 15 0x7000000000000000) = 1 ∧
      deviate (Draw.branch 15 0xf000000000000000) = 2 := by decide
  obtain ⟨h₀, h₁, h₂, h₃, h₄⟩ := hdev
  refine Draw.branches_iff.mpr ⟨(by decide : 0 < Draw.sumWeights branches),
    (by decide : ∀ b ∈ branches, b.2.length = 1), fun f => ?_⟩
  have h := expect_deviate fun ξ => f (F.step s a.toNat ξ)
  change (F.toEnv.step s a.toNat).expect f = _ at h
  change (F.toEnv.step s a.toNat).expect f * ((16 : Nat) : Rat) =
    (branches.map fun b => (b.1 : Rat) * f ((F.toEnv.step s a.toNat).sample b.2)).sum
  rw [h]
  simp only [branches, List.map_cons, List.map_nil, List.sum_cons, List.sum_nil, toEnv_sample, h₀,
    h₁, h₂, h₃, h₄, Rat.natCast_ofNat]
  grind

/-- **Claim.** Without noise one word tells all. -/
theorem draws_of_noiseless (hp : p.Describes F) (h : F.noiseNum = 0) :
    (refines hp).Draws fun _ _ => [(1, [0])] := fun {_ s} _ a _ => by
  refine Draw.branches_iff.mpr ⟨Nat.one_pos,
    (by decide : ∀ b ∈ [(1, [(0 : UInt64)])], b.2.length = 1), fun f => ?_⟩
  have hconst : ∀ r, r ∈ F.toEnv.step s a.toNat → r = F.step s a.toNat 0 := fun r hr =>
    (mem_toEnv_step h s _ r).mp hr
  have hE : (F.toEnv.step s a.toNat).expect f = f (F.step s a.toNat 0) :=
    (Draw.expect_congr fun r hr => by rw [hconst r hr]).trans (Draw.expect_const _ _)
  change (F.toEnv.step s a.toNat).expect f * ((1 : Nat) : Rat) =
    ((1 : Nat) : Rat) * f ((F.toEnv.step s a.toNat).sample [0]) + 0
  rw [hE, hconst _ (Draw.sample_mem _ _)]
  grind

theorem toNat_quota (j : Fin 201) : (UInt32.ofNat (10000 * j.val)).toNat = 10000 * j :=
  UInt32.toNat_ofNat_of_lt' (by have := j.isLt; change 10000 * j.val < 2 ^ 32; omega)

/-- The agent chooses a quota in hundredths of the carrying capacity. -/
def view (hp : p.Describes F) : (refines hp).View F.inHundredths 201 where
  action := ⟨id, id, fun _ => rfl, fun _ => rfl⟩
  act j := .ofNat (10000 * j)
  shown w := (refines hp).obs (machine.observe p w)
  act_lt j := by
    rw [UInt32.lt_iff_toNat_lt, toNat_quota]
    have := j.isLt
    change 10000 * j.val < 2000001
    omega
  step_eq s j := congrArg (F.toEnv.step s) (toNat_quota j).symm
  observe hw := ((refines hp).observe hw).symm

/-- **Claim.** **A table of words is the environment.** A decision process that holds what the
kernel computes, for the stocks that are listed and each quota, is bisimilar to Fishing: the word of
a stock that is listed with a number stands for it and has this number, and some agent acts as any
policy says. -/
theorem exists_bisimulation {n : Nat} {hp : p.Describes F} {word : Fin n → Option UInt32}
    {inj : ∀ {i j w}, word i = some w → word j = some w → i = j} {D : MDP n 201}
    (hD : ((view hp).listing (fun _ _ => branches) word inj).Filled D) (i₀ : Fin n) :
    ∃ B : F.inHundredths.Bisimulation D UInt32, B.action = (view hp).action ∧
      ∀ w (s : Stock) i, w.toNat = s.val → word i = some w →
        B.Stands w s ∧ B.number w = i ∧ ∀ σ, ∃ π, B.Follows w π σ := by
  obtain ⟨B, ha, hs, hB⟩ := Refines.View.exists_bisimulation (draws hp) hD i₀
  refine ⟨B, ha, fun w s i hw hi => ⟨(hB w s i hw hi).1, (hB w s i hw hi).2,
    B.exists_follows (number := fun s => (B.number (.ofNat s)).val) (fun {w s} h => ?_)
      (fun _ _ h => h) w⟩⟩
  have hw : w.toNat = s.val := hs w s h
  exact congrArg (fun x => (B.number x).val)
    (UInt32.ofNat_toNat.symm.trans (congrArg UInt32.ofNat hw))

/-- **Claim.** **A table of words is the environment, without noise.** A decision process that holds
what the kernel of a fishery without noise computes, for the stocks and numbers of steps that are
listed and each quota, is bisimilar to Fishing with a limit of steps: the word of a stock and a
number of steps that are listed with a number stand for these and have this number. -/
theorem exists_bisimulation_timed {n limit : Nat} {hp : p.Describes F} (h : F.noiseNum = 0)
    {word : Fin n → Option (UInt32 × Nat)}
    {inj : ∀ {i j w}, word i = some w → word j = some w → i = j} {D : MDP n 201}
    (hD : (((view hp).timed limit).listing (fun _ _ => [(1, [0])]) word inj).Filled D)
    (i₀ : Fin n) :
    ∃ B : (F.inHundredths.timed limit).Bisimulation D (UInt32 × Nat),
      B.action = (view hp).action ∧ ∀ w (s : Stock) t i, w.toNat = s.val → word i = some (w, t) →
        B.Stands (w, t) (s, t) ∧ B.number (w, t) = i := by
  obtain ⟨B, ha, -, hB⟩ :=
    Refines.View.exists_bisimulation (Refines.Draws.timed (draws_of_noiseless hp h) limit) hD i₀
  exact ⟨B, ha, fun w s t i hw hi => hB _ (s, t) i ⟨hw, rfl⟩ hi⟩

end Kernel

end Spec.Fishing
