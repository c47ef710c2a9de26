module

public import Spec.Swimmer.Kernel
public import Spec.Swimmer.Refinement.Reset
public import Spec.Swimmer.Refinement.State

/-!
# The kernel computes the specification in fixed point

The functions of `Spec.Swimmer.Kernel` return the next state, the reward and the observation of
`Spec.Swimmer.Rounded`, where every number is rounded to the nearest multiple of its unit: for every
state in fixed point, every action and every noise at the reset.

## Main definitions

* `Represents w s`: the words are those of the state, which is one in fixed point.

## Main statements

* `valid_iff`, `stateValid_iff`, `actionValid_iff`: which words the kernel accepts.
* `init_correct`, `step_correct`, `reward_correct`, `obs_correct`: the kernel is the specification.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP
open Spec.Word
open Machine (Means MeansState actionOf)

/-- The words are those of the state, which is one in fixed point. -/
def Represents (w : Machine.State) (s : State) : Prop := MeansState w s ∧ s.Fixed

namespace Kernel

variable {p : UInt32} {n : Nat} {w : Machine.State} {s : State} {a : UInt32} (u : UInt64)

/-- The state after a step of the kernel, as words. -/
def stepped (p : UInt32) (w : Machine.State) (a : UInt32) (u : UInt64) : Machine.State :=
  stepper.step p w a u

/-- The state in which the kernel begins, as words. -/
def started (p : UInt32) (key t : UInt64) : Machine.State :=
  ⟨init0 p key t, init1 p key t, init2 p key t, init3 p key t, init4 p key t, init5 p key t, init6 p
    key t, init7 p key t, init8 p key t, init9 p key t, init10 p key t, init11 p key t, init12 p key
    t⟩

/-- The components of the observation. -/
def observed (p : UInt32) (w : Machine.State) : List UInt64 :=
  [w.on (obs0 p), w.on (obs1 p), w.on (obs2 p), w.on (obs3 p), w.on (obs4 p), w.on (obs5 p),
    w.on (obs6 p), w.on (obs7 p), w.on (obs8 p), w.on (obs9 p), w.on (obs10 p)]

/-- **Claim.** The kernel accepts a noise of at most `1024` steps. -/
theorem valid_iff : valid p = true ↔ p.toNat ≤ 1024 :=
  decide_eq_true_iff.trans UInt32.le_iff_toNat_le

/-- **Claim.** The kernel takes the words below `40961^2` for actions, and no others. -/
theorem actionValid_iff : actionValid p a = true ↔ a.toNat < 40961 * 40961 :=
  decide_eq_true_iff.trans UInt32.lt_iff_toNat_lt

/-- **Claim.** The kernel accepts exactly the words of states in fixed point as those of a state. -/
theorem stateValid_iff :
    stateValid p w.x0 w.y0 w.x1 w.y1 w.x2 w.y2 w.omega0 w.omega1 w.omega2 w.vx w.vy w.px w.py = true
      ↔ ∃ s, Represents w s := by
  change (w.valid == 1) = true ↔ _
  rw [beq_iff_eq]
  exact ⟨fun h => ⟨_, Machine.means_stateOf w, (Machine.valid_iff (Machine.means_stateOf w)).mp h⟩,
    fun ⟨_, h, hs⟩ => (Machine.valid_iff h).mpr hs⟩

/-- **Claim.** The kernel begins with the state that the specification draws, when the next six
words of the stream sample it. -/
theorem init_correct (hp : p.toNat = n) (hn : n ≤ 1024) (key t : UInt64) :
    Represents (started p key t) ((reset nearest n).sample (Random.stream key t 6)) :=
  ⟨Machine.init_means hp hn key t, fixed_reset (by omega) (Draw.sample_mem _ _)⟩

/-- **Claim.** The words after a step of the kernel are those of the state after a step of the
specification. -/
theorem step_correct (h : Represents w s) (ha : a.toNat < 40961 * 40961) :
    Represents (stepped p w a u) (result nearest s (actionOf a)).state :=
  ⟨Machine.step_means h.1 h.2 (UInt32.lt_iff_toNat_lt.mpr ha), fixed_next h.2 _⟩

/-- **Claim.** The reward of the kernel, read as a two's-complement integer in units of `2^-30`, is
that of the specification. -/
theorem reward_correct (h : Represents w s) (ha : a.toNat < 40961 * 40961) :
    ((reward p w.x0 w.y0 w.x1 w.y1 w.x2 w.y2 w.omega0 w.omega1 w.omega2 w.vx w.vy w.px w.py a
      u).toInt64.toInt : Rat) / 2 ^ 30 = (result nearest s (actionOf a)).reward := by
  have hr := Machine.reward_means h.1 h.2 (UInt32.lt_iff_toNat_lt.mpr ha)
  change (signed (w.reward a) : Rat) / 2 ^ 30 = _
  rw [show (signed (w.reward a) : Rat) = _ from hr, Rat.div_def, Rat.mul_assoc,
    Rat.mul_inv_cancel _ (two_pow_ne_zero 30), Rat.mul_one]

/-- **Claim.** No state is terminal. -/
theorem terminated_correct (hp : p.toNat ≤ 1024) :
    terminated p w.x0 w.y0 w.x1 w.y1 w.x2 w.y2 w.omega0 w.omega1 w.omega2 w.vx w.vy w.px w.py =
      false := by
  have h : ¬ (1024 : UInt32) < p := by rw [UInt32.lt_iff_toNat_lt]; change ¬ 1024 < _; omega
  exact decide_eq_false h

/-! ### Observations -/

/-- The number that a component of the observation means: it is counted from the least one, `-c`, in
units of `2^-k`. -/
def component (k c : Nat) (x : UInt64) : Rat := ((x.toNat : Int) - c : Int) / 2 ^ k

theorem component_eq {k c : Nat} {x : UInt64} {r b : Rat} (h : Means k x r) (hb : Within b r)
    (hc : ((c : Int) : Rat) = b * 2 ^ k) (hlt : c < 2 ^ 62) :
    component k c (x + .ofNat c) = r ∧ (x + .ofNat c).toNat ≤ 2 * c := by
  obtain ⟨h₀, h₁⟩ := (h.range_iff hc).mpr hb
  have hcw : (UInt64.ofNat c).toNat = c := UInt64.toNat_ofNat_of_lt' (by change _ < 2 ^ 64; omega)
  have hreads : Reads (x + .ofNat c) (signed x + c) := by
    have := (reads_signed x).add (reads_toNat (UInt64.ofNat c))
    rwa [hcw] at this
  have hnat := hreads.toNat_eq (by omega) (by omega)
  refine ⟨?_, by omega⟩
  rw [component, hnat, Int.add_sub_cancel, show (signed x : Rat) = _ from h, Rat.div_def,
    Rat.mul_assoc, Rat.mul_inv_cancel _ (two_pow_ne_zero k), Rat.mul_one]

/-- The observation that components mean. -/
def obsOf (c : List UInt64) : Obs where
  velocity := ⟨component 24 67108864 (c.getD 0 0), component 24 67108864 (c.getD 1 0)⟩
  heading
    | 0 => ⟨component 30 1073741825 (c.getD 2 0), component 30 1073741825 (c.getD 3 0)⟩
    | 1 => ⟨component 30 1073741825 (c.getD 4 0), component 30 1073741825 (c.getD 5 0)⟩
    | 2 => ⟨component 30 1073741825 (c.getD 6 0), component 30 1073741825 (c.getD 7 0)⟩
  omega
    | 0 => component 24 268435456 (c.getD 8 0)
    | 1 => component 24 268435456 (c.getD 9 0)
    | 2 => component 24 268435456 (c.getD 10 0)

/-- The largest value of each component. -/
def highest : List Nat :=
  [134217728, 134217728, 2147483650, 2147483650, 2147483650, 2147483650, 2147483650, 2147483650,
    536870912, 536870912, 536870912]

/-- **Claim.** The components of the kernel's observation mean the observation of the specification,
and none exceeds its largest value. -/
theorem obs_correct (h : Represents w s) :
    obsOf (observed p w) = s.obs ∧ ∀ c ∈ (observed p w).zip highest, c.1.toNat ≤ c.2 := by
  obtain ⟨h, hs⟩ := h
  have v {x : UInt64} {r : Rat} (h : Means 24 x r) (hb : Within 4 r) :=
    component_eq (c := 67108864) h hb (by rw [Rat.intCast_natCast]; grind) (by decide)
  have o {x : UInt64} {r : Rat} (h : Means 24 x r) (hb : Within 16 r) :=
    component_eq (c := 268435456) h hb (by rw [Rat.intCast_natCast]; grind) (by decide)
  have d {x : UInt64} {r : Rat} (h : Means 30 x r) (hb : Within (1 + 1 / 2 ^ 30) r) :=
    component_eq (c := 1073741825) h hb (by rw [Rat.intCast_natCast]; grind) (by decide)
  have b0 := Machine.direction_within h.x0 h.y0 (hs.norm 0)
  have b1 := Machine.direction_within h.x1 h.y1 (hs.norm 1)
  have b2 := Machine.direction_within h.x2 h.y2 (hs.norm 2)
  have vx := v h.vx hs.velocity_x
  have vy := v h.vy hs.velocity_y
  have x0 := d h.x0 b0.1
  have y0 := d h.y0 b0.2
  have x1 := d h.x1 b1.1
  have y1 := d h.y1 b1.2
  have x2 := d h.x2 b2.1
  have y2 := d h.y2 b2.2
  have o0 := o h.omega0 (hs.omega 0)
  have o1 := o h.omega1 (hs.omega 1)
  have o2 := o h.omega2 (hs.omega 2)
  refine ⟨Obs.ext (Vec.ext vx.1 vy.1) (funext fun i => ?_) (funext fun i => ?_), ?_⟩
  · match i with
    | 0 => exact Vec.ext x0.1 y0.1
    | 1 => exact Vec.ext x1.1 y1.1
    | 2 => exact Vec.ext x2.1 y2.1
  · match i with
    | 0 => exact o0.1
    | 1 => exact o1.1
    | 2 => exact o2.1
  · simp only [observed, highest, List.zip_cons_cons, List.zip_nil_left, List.forall_mem_cons]
    exact ⟨vx.2, vy.2, x0.2, y0.2, x1.2, y1.2, x2.2, y2.2, o0.2, o1.2, o2.2, nofun⟩

end Kernel

end Spec.Swimmer
