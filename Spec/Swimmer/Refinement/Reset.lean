module

public import Spec.MDP.Machine
public import Spec.MDP.Random.Words
public import Spec.Swimmer.Refinement.Step

/-!
# A reset in words

The words with which an episode of the kernel begins mean the state that the specification draws,
when the words of the stream sample it: three of them for the directions, and three for the angular
velocities.

## Main statements

* `exists_within_reset`: a reset reads six words.
* `sample_reset`: the state that six words sample.
* `init_means`: the first words of the kernel.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP (Draw Random.word Random.stream)

variable (ρ : Rounding)

theorem exists_within_symmetric (n : Nat) : ∃ b, (symmetric n).Within 1 b :=
  ⟨_, Draw.within_uniform (b := 0) fun _ => trivial⟩

/-- **Claim.** A reset reads at most six words. -/
theorem exists_within_reset (n : Nat) : ∃ b, (reset ρ n).Within 6 b :=
  have s := exists_within_symmetric n
  Draw.exists_within_bind (k' := 5) s fun _ => Draw.exists_within_bind (k' := 4) s fun _ =>
    Draw.exists_within_bind (k' := 3) s fun _ => Draw.exists_within_bind (k' := 2) s fun _ =>
      Draw.exists_within_bind (k' := 1) s fun _ => Draw.exists_within_bind (k' := 0) s fun _ =>
        ⟨0, trivial⟩

/-- The number from `-n` to `n` that a word chooses. -/
def chosen (n : Nat) (u : UInt64) : Int := ((Draw.branch (2 * n) u).val : Int) - n

theorem run_symmetric (n : Nat) (u : UInt64) (us : List UInt64) :
    (symmetric n).run (u :: us) = (chosen n u, us) := by
  rw [symmetric, Draw.run_uniform_cons, Draw.run_pure]; rfl

theorem sample_symmetric (n : Nat) (u : UInt64) (us : List UInt64) :
    (symmetric n).sample (u :: us) = chosen n u := by
  rw [Draw.sample, run_symmetric]

theorem sample_reset (n : Nat) (u₀ u₁ u₂ u₃ u₄ u₅ : UInt64) :
    (reset ρ n).sample [u₀, u₁, u₂, u₃, u₄, u₅] = perturbed ρ
      (fun | 0 => chosen n u₀ | 1 => chosen n u₁ | 2 => chosen n u₂)
      (fun | 0 => chosen n u₃ | 1 => chosen n u₄ | 2 => chosen n u₅) := by
  rw [Draw.sample, reset]
  simp only [Draw.run_bind, sample_symmetric, run_symmetric, Draw.run_pure]
  rfl

theorem chosen_within (n : Nat) (u : UInt64) : -(n : Int) ≤ chosen n u ∧ chosen n u ≤ n := by
  have := (Draw.branch (2 * n) u).isLt
  rw [chosen]
  omega

namespace Machine

open Spec.Word

variable {p : UInt32} {n : Nat}

theorem drawn_reads (hp : p.toNat = n) (hn : n ≤ 1024) (key t : UInt64) :
    Reads (drawn p key t) (chosen n (Random.word key t)) := by
  have h2 : 2 * p + 1 = .ofNat (2 * n + 1) := by
    rw [← UInt32.toNat_inj, UInt32.toNat_ofNat_of_lt' (by change _ < 2 ^ 32; omega),
      UInt32.toNat_add, UInt32.toNat_mul, hp]
    change (2 * n % 2 ^ 32 + 1) % 2 ^ 32 = _
    omega
  have hi : Reads (MDP.Random.index (2 * p + 1) (Random.word key t)).toUInt64
      ((Draw.branch (2 * n) (Random.word key t)).val : Int) := by
    have h := reads_toNat (MDP.Random.index (2 * p + 1) (Random.word key t)).toUInt64
    rw [UInt32.toNat_toUInt64, h2, Draw.toNat_index_eq_branch (by omega)] at h
    rw [h2]
    exact h
  have hq : Reads p.toUInt64 (n : Int) := by
    have h := reads_toNat p.toUInt64
    rwa [UInt32.toNat_toUInt64, hp] at h
  exact hi.sub hq

theorem firstHeading_means (hp : p.toNat = n) (hn : n ≤ 1024) (key t : UInt64) :
    MeansVec 30 (firstHeading p key t) (Swimmer.normalise nearest (Swimmer.rotate nearest
      ((chosen n (Random.word key t) : Int) / 2048) ⟨1, 0⟩)) := by
  obtain ⟨h₀, h₁⟩ := chosen_within n (Random.word key t)
  have hr := drawn_reads hp hn key t
  have c : Reads 0x80000 524288 := rfl
  have ht : Means 30 (drawn p key t * 0x80000) ((chosen n (Random.word key t) : Int) / 2048) := by
    refine .of_reads (hr.mul c) (by constructor <;> omega) ?_
    rw [Rat.intCast_mul, Rat.intCast_ofNat, pow_30]
    generalize ((chosen n (Random.word key t) : Int) : Rat) = z
    grind
  have hτ : Swimmer.Within (1 / 2) (((chosen n (Random.word key t) : Int) : Rat) / 2048) := by
    have h₀ : -1024 ≤ chosen n (Random.word key t) := by omega
    have h₁ : chosen n (Random.word key t) ≤ 1024 := by omega
    rw [← Rat.intCast_le_intCast] at h₀ h₁
    rw [Rat.intCast_neg, Rat.intCast_ofNat] at h₀
    rw [Rat.intCast_ofNat] at h₁
    constructor <;> grind
  have hv : MeansVec 30 ⟨0x40000000, 0⟩ ⟨1, 0⟩ := by
    constructor <;> (unfold Means; decide +kernel)
  have hp : Swimmer.Within (3 / 2 ^ 30) ((⟨1, 0⟩ : Swimmer.Vec).dot ⟨1, 0⟩ - 1) := by
    simp only [Vec.dot]; constructor <;> grind
  exact normalise_means (rotate_means ht hτ hv hp) ((norm_rotate hp).mono (by grind))

theorem firstOmega_means (hp : p.toNat = n) (hn : n ≤ 1024) (key t : UInt64) :
    Means 24 (firstOmega p key t) ((chosen n (Random.word key t) : Int) / 1024) := by
  obtain ⟨h₀, h₁⟩ := chosen_within n (Random.word key t)
  have c : Reads 0x4000 16384 := rfl
  refine .of_reads ((drawn_reads hp hn key t).mul c) (by constructor <;> omega) ?_
  rw [Rat.intCast_mul, Rat.intCast_ofNat, pow_24]
  generalize ((chosen n (Random.word key t) : Int) : Rat) = z
  grind

/-- The words of an initial state. -/
def first (p : UInt32) (key t : UInt64) : State :=
  ⟨(firstHeading p key t).x, (firstHeading p key t).y, (firstHeading p key (t + 1)).x,
    (firstHeading p key (t + 1)).y, (firstHeading p key (t + 2)).x, (firstHeading p key (t + 2)).y,
    firstOmega p key (t + 3), firstOmega p key (t + 4), firstOmega p key (t + 5), 0, 0, 0, 0⟩

/-- **Claim.** The kernel begins with the state that the specification draws, when the next six
words of the stream sample it. -/
theorem init_means (hp : p.toNat = n) (hn : n ≤ 1024) (key t : UInt64) :
    MeansState (first p key t) ((reset nearest n).sample (Random.stream key t 6)) := by
  have e (a b : UInt64) : t + a + b = t + (a + b) := UInt64.add_assoc t a b
  have hs : Random.stream key t 6 = [Random.word key t, Random.word key (t + 1),
      Random.word key (t + 2), Random.word key (t + 3), Random.word key (t + 4),
      Random.word key (t + 5)] := by
    simp only [Random.stream, e]; rfl
  have h (k : UInt64) := firstHeading_means hp hn key (t + k)
  have o (k : UInt64) := firstOmega_means hp hn key (t + k)
  have h₀ := firstHeading_means hp hn key t
  have zero (k : Nat) : Means k 0 0 := by
    unfold Means; rw [Rat.zero_mul]; rfl
  rw [hs, sample_reset]
  exact ⟨h₀.1, h₀.2, (h 1).1, (h 1).2, (h 2).1, (h 2).2, o 3, o 4, o 5,
    zero 24, zero 24, zero 30, zero 30⟩

end Machine

end Spec.Swimmer
