module

public import Spec.Fishing.Kernel
public import Spec.Fishing.Refinement.Machine
public import Spec.Fishing.Views

/-!
# The kernel computes the specification

For every fishery with parameters in range and *every* word, the functions of `Spec.Fishing.Kernel`
return the next stock, the harvest, the flag and the observation of `Spec.Fishing.Basic`; the random
word chooses the branch that the sampler of `Spec.MDP.Random.Sample` takes. Nothing overflows.

`p.Describes F` says that the parameter words `p` are those of the fishery `F`, and that these are
in range. `stockOf` is the stock that a word means, and a word above `2K` means `2K`.

## Main statements

* `valid_iff`: the kernel accepts exactly the parameters that describe a fishery.
* `init_correct`, `step_correct`, `reward_correct`, `terminated_correct`, `obs_correct`: the kernel
  is the specification.
* `init_in_bounds`, `step_in_bounds`, `obs_in_bounds`: at most `2K`, for every word whatsoever.
-/

@[expose] public section

namespace Spec.Fishing.Kernel

open Spec.MDP Machine Machine.Params

variable {p : Params} {F : Fishing}

/-- **Claim.** The kernel accepts exactly the parameters of the fisheries with a growth rate up to
`5`, a standard deviation of the noise up to `1`, and denominators between `1` and `10^6`. -/
theorem valid_iff :
    valid p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start = true ↔
      ∃ F : Fishing, p.Describes F :=
  ⟨exists_describes, fun ⟨_, hp⟩ => valid_of_describes hp⟩

/-- **Claim.** The word of a stock means that stock. -/
theorem stockOf_ofNat (s : Stock) : stockOf (.ofNat s.val) = s := by
  have hcap : Fishing.capacity = 1000000 := rfl
  have hs := s.isLt
  exact stockOf_eq (UInt32.toNat_ofNat_of_lt' (show s.val < 4294967296 by omega))

theorem val_stockOf_le (word : UInt32) : (stockOf word).val ≤ 2 * Fishing.capacity :=
  Nat.le_of_lt_succ (Fin.isLt _)

theorem toNat_clamp_toUInt32 (word : UInt32) :
    (Machine.clamp word).toUInt32.toNat = (stockOf word).val := by
  have hcap : Fishing.capacity = 1000000 := rfl
  have hle := val_stockOf_le word
  rw [UInt64.toNat_toUInt32, toNat_clamp]
  exact Nat.mod_eq_of_lt (by omega)

/-- **Claim.** The kernel starts where the specification starts. -/
theorem init_correct (hp : p.Describes F) (key t : UInt64) :
    (init0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start key t).toNat =
      F.start.val := by
  have h : (init0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start key t).toNat =
      (stockOf p.start).val := toNat_clamp_toUInt32 p.start
  rw [h, stockOf_eq hp.start]

/-- **Claim.** The kernel's next stock is the state of the specification's step, sampled by the
random word. -/
theorem step_correct (hp : p.Describes F) (stock quota : UInt32) (noise : UInt64) :
    (step0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock quota noise).toNat =
      ((F.toEnv.step (stockOf stock) quota.toNat).sample [noise]).state.val := by
  rw [toEnv_sample]
  exact toNat_step hp stock quota noise

/-- **Claim.** The kernel's reward, in units, is the specification's, a share of the carrying
capacity. -/
theorem reward_correct (stock quota : UInt32) (noise : UInt64) :
    (((reward p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock quota
        noise).toNat : Nat) : Rat) / Fishing.capacity =
      ((F.toEnv.step (stockOf stock) quota.toNat).sample [noise]).reward := by
  have h : (reward p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock quota
      noise).toNat = Fishing.harvest (stockOf stock) quota.toNat := toNat_harvest stock quota
  rw [toEnv_sample, h]
  rfl

theorem terminated_iff (stock : UInt32) :
    terminated p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock = true ↔
      (stockOf stock).val = 0 := by
  rw [terminated, beq_iff_eq, ← UInt64.toNat_inj, toNat_clamp, UInt64.toNat_zero]

/-- **Claim.** The kernel's flag, asked of the kernel's next stock, is the specification's. -/
theorem terminated_correct (hp : p.Describes F) (stock quota : UInt32) (noise : UInt64) :
    terminated p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start
        (step0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock quota noise) =
      ((F.toEnv.step (stockOf stock) quota.toNat).sample [noise]).terminated := by
  rw [Bool.eq_iff_iff, terminated_iff, stockOf_eq (step_correct hp stock quota noise),
    toEnv_sample, Fishing.terminated_iff]

/-- **Claim.** The kernel's observation is the stock. -/
theorem obs_correct (stock : UInt32) :
    (obs0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock).toNat =
      (F.toEnv.observe (stockOf stock)).val :=
  toNat_clamp stock

/-! ### Every word -/

/-- **Claim.** Whatever the words, the initial stock is at most `2K`. -/
theorem init_in_bounds (key t : UInt64) :
    (init0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start key t).toNat ≤
      2 * Fishing.capacity := by
  have h : (init0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start key t).toNat =
      (stockOf p.start).val := toNat_clamp_toUInt32 p.start
  rw [h]; exact val_stockOf_le _

/-- **Claim.** Whatever the words, even those of no fishery, the next stock is at most `2K`. -/
theorem step_in_bounds (stock quota : UInt32) (noise : UInt64) :
    (step0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock quota noise).toNat ≤
      2 * Fishing.capacity := by
  have hcap : Fishing.capacity = 1000000 := rfl
  rw [step0, Params.step, UInt64.toNat_toUInt32, Machine.clip, toNat_least, toNat_two_mul_capacity]
  omega

/-- **Claim.** Whatever the words, the observation is at most `2K`. -/
theorem obs_in_bounds (stock : UInt32) :
    (obs0 p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock).toNat ≤
      2 * Fishing.capacity := by
  rw [obs0, toNat_clamp]; exact val_stockOf_le _

/-- **Claim.** Whatever the words, the harvest is at most the stock and at most the quota. -/
theorem reward_in_bounds (stock quota : UInt32) (noise : UInt64) :
    (reward p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock quota
        noise).toNat ≤ (stockOf stock).val ∧
      (reward p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start stock quota
        noise).toNat ≤ quota.toNat := by
  rw [reward, toNat_harvest]
  exact harvest_le _ _

end Spec.Fishing.Kernel
