module

public import Spec.Fishing.Rounding
public import Spec.Fishing.Views

/-!
# Fishing with stocks and quotas in `[-1, 1]`

Learning wants observations and actions between `-1` and `1`, and the package `gym_fishing` has
them: a stock `s` is shown as `s / K - 1`, and `a` means the quota `(a + 1) K`. Here this is an
environment of its own, on the rationals in `[-1, 1]` that are whole numbers of units. It is Fishing
under other names.

## Main definitions

* `Level`: a rational in `[-1, 1]` that stands for a whole number of units.
* `Level.ofStock`, `Level.toStock`: from stocks and back.
* `boundedEnv`: Fishing with the quotas from `0` to `2K`.
* `normalizedEnv`: Fishing on levels.

## Main statements

* `exists_iso_normalizedEnv`: the two environments are isomorphic.
-/

@[expose] public section

namespace Spec.Fishing

open Spec.MDP

/-- A number in `[-1, 1]` that is a whole number of units, less the carrying capacity, as a share of
the carrying capacity. -/
@[ext] structure Level where
  /-- The number. -/
  value : Rat
  /-- It is at least `-1`. -/
  neg_one_le : -1 ≤ value
  /-- It is at most `1`. -/
  le_one : value ≤ 1
  /-- It stands for a whole number of units. -/
  den_eq_one : (denormalise capacity value).den = 1

/-- A stock or a quota `s` as the level `s / K - 1`. -/
def Level.ofStock (s : Stock) : Level where
  value := normalise capacity s.val
  neg_one_le := (((normalise_bijective capacity_pos).2.2 _).mp (val_bounds s)).1
  le_one := (((normalise_bijective capacity_pos).2.2 _).mp (val_bounds s)).2
  den_eq_one := by rw [(normalise_bijective capacity_pos).1, Rat.den_natCast]

/-- The stock or the quota `(x + 1) K` of a level `x`. -/
def Level.toStock (x : Level) : Stock := clip (denormalise capacity x.value).num

theorem Level.toStock_ofStock (s : Stock) : (Level.ofStock s).toStock = s := by
  rw [Level.toStock, Level.ofStock, (normalise_bijective capacity_pos).1, Rat.num_natCast]
  exact Fin.ext (by rw [clip]; exact Nat.min_eq_left (by omega))

theorem Level.ofStock_toStock (x : Level) : Level.ofStock x.toStock = x := by
  have hb := (normalise_bijective capacity_pos).2.1 x.value
  have hr := ((normalise_bijective capacity_pos).2.2 (denormalise capacity x.value)).mpr
    (by rw [hb]; exact ⟨x.neg_one_le, x.le_one⟩)
  have hnum : ((denormalise capacity x.value).num : Rat) = denormalise capacity x.value :=
    Rat.ext (Rat.num_intCast _) (by rw [Rat.den_intCast, x.den_eq_one])
  rw [← hnum] at hr
  have h₀ : 0 ≤ (denormalise capacity x.value).num := Rat.intCast_le_intCast.mp hr.1
  have h₁ : (denormalise capacity x.value).num ≤ 2 * capacity :=
    Rat.intCast_le_intCast.mp (by rw [Rat.intCast_mul]; exact hr.2)
  have hval : ((x.toStock.val : Nat) : Int) = (denormalise capacity x.value).num :=
    val_clip h₀ h₁
  apply Level.ext
  change normalise capacity ((x.toStock.val : Nat) : Rat) = x.value
  rw [← Rat.intCast_natCast x.toStock.val, hval, hnum, hb]

/-- Stocks and quotas renamed as levels. -/
def Level.renaming : Renaming Stock Level where
  to := .ofStock
  inv := Level.toStock
  left_inv := Level.toStock_ofStock
  right_inv := Level.ofStock_toStock

variable (F : Fishing)

/-- Fishing with the quotas from `0` to `2K`; larger ones yield no more. -/
def boundedEnv : Env Stock Stock Stock where
  reset := F.toEnv.reset
  step s q := F.toEnv.step s q.val
  observe := F.toEnv.observe

/-- Fishing in `[-1, 1]`: a level `x` is the stock `(x + 1) K`, an action `a` the quota `(a + 1) K`,
and what is seen is the level. -/
def normalizedEnv : Env Level Level Level where
  reset := .pure (.ofStock F.start)
  step x a := .uniform 15 fun i =>
    let r := F.step x.toStock a.toStock.val (deviate i)
    .pure ⟨.ofStock r.state, r.reward, r.terminated, r.truncated⟩
  observe x := x

/-- **Claim, by definition.** Fishing on the numbers from `-1` to `1` is isomorphic to Fishing:
stocks, quotas and observations `s` are renamed as `s / K - 1`, rewards and ends of episodes are the
same. -/
theorem exists_iso_normalizedEnv :
    ∃ φ : F.boundedEnv.Iso F.normalizedEnv,
      (∀ s, (φ.state.to s).value = s.val / capacity - 1) ∧
        (∀ q, (φ.action.to q).value = q.val / capacity - 1) ∧
        ∀ s, (φ.obs.to s).value = s.val / capacity - 1 :=
  ⟨{ state := Level.renaming
     action := Level.renaming
     obs := Level.renaming
     map_reset := rfl
     map_step := fun s q => by
       change Draw.uniform 15 _ = Draw.uniform 15 _
       congr 1
       funext i
       change Draw.pure (StepResult.map Level.ofStock (F.step (Level.ofStock s).toStock
         (Level.ofStock q).toStock.val (deviate i))) = _
       rw [Level.toStock_ofStock, Level.toStock_ofStock]
       rfl
     map_observe := fun _ => rfl }, fun _ => rfl, fun _ => rfl, fun _ => rfl⟩

end Spec.Fishing
