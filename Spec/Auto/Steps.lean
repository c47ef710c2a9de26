module

public import Spec.Auto.Rules

/-!
# What is true of every step of rules

Who knows what a rule does of one step says with these what is true of all steps of an episode: that
something stays, that a number never falls, what is paid, and what becomes of an episode that is
over.

## Main statements

* `Rules.mem_step`: what a step may return.
* `Rules.stays`, `Rules.stays_rollout`, `Rules.of_reachable`: what stays true from step to step.
* `Rules.monotone`, `Rules.monotone_rollout`: a number that never falls.
* `Rules.reward_eq`, `Rules.reward_within`: what a step pays.
* `Rules.rollout_of_terminal`: nothing changes any more when an episode is over.
* `Rules.ends_of_rank`, `Rules.ends_within`: a natural number that falls in each step bounds the
  length of an episode.
-/

@[expose] public section

namespace Spec.Auto

open Spec.MDP

namespace Rules

variable {S A O : Type} {resetWords stepWords : Nat} {scale : UInt32} {low high : Int}
  (E : Rules S A O resetWords stepWords scale low high) {s : S} {a : A} {r : StepResult S}

/-- **Claim.** A step returns what is drawn for it, and where the episode is over the same state,
for nothing. -/
theorem mem_step : r ∈ E.env.step s a ↔
    E.terminal s = true ∧ r = ⟨s, 0, true, false⟩ ∨
      E.terminal s = false ∧ ∃ n ∈ (E.step s a).law, r = E.returned n := by
  cases h : E.terminal s
  · rw [E.step_eq h, Draw.mem_map]
    simp
  · rw [E.step_of_terminal h, Draw.mem_pure]
    simp

/-- **Claim.** What each step keeps is kept by what a step returns. -/
theorem stays {φ : S → Prop} (h : ∀ s a n, φ s → E.terminal s = false → n ∈ (E.step s a).law →
    φ n.state) (hs : φ s) (hr : r ∈ E.env.step s a) : φ r.state := by
  rcases E.mem_step.mp hr with ⟨-, rfl⟩ | ⟨ho, n, hn, rfl⟩
  · exact hs
  · exact h s a n hs ho hn

/-- **Claim.** What each step keeps is kept over every list of actions. -/
theorem stays_rollout {φ : S → Prop} (h : ∀ s a n, φ s → E.terminal s = false →
    n ∈ (E.step s a).law → φ n.state) {as : List A} {trace : List (StepResult S)} (hs : φ s)
    (ht : trace ∈ E.env.rollout s as) : ∀ r ∈ trace, φ r.state := by
  induction as generalizing s trace with
  | nil => rw [Draw.mem_pure.mp ht]; nofun
  | cons a as ih =>
    obtain ⟨r, hr, ht⟩ := Draw.mem_bind.mp ht
    obtain ⟨rest, hrest, rfl⟩ := Draw.mem_map.mp ht
    have hr := E.stays h hs hr
    exact List.forall_mem_cons.mpr ⟨hr, ih hr hrest⟩

/-- **Claim.** What holds at the start, and what each step keeps, holds of every state that can
occur. -/
theorem of_reachable {φ : S → Prop} (h₀ : ∀ s ∈ E.reset.law, φ s)
    (h : ∀ s a n, φ s → E.terminal s = false → n ∈ (E.step s a).law → φ n.state)
    (hs : E.env.Reachable s) : φ s := by
  induction hs with
  | reset hs => exact h₀ _ hs
  | step _ hr ih => exact E.stays h ih hr

/-- **Claim.** A number that no step lowers is not lowered by what a step returns. -/
theorem monotone {f : S → Int} (h : ∀ s a n, E.terminal s = false → n ∈ (E.step s a).law →
    f s ≤ f n.state) (hr : r ∈ E.env.step s a) : f s ≤ f r.state :=
  E.stays (φ := fun t => f s ≤ f t) (fun t a n ht ho hn => Int.le_trans ht (h t a n ho hn))
    (Int.le_refl _) hr

/-- **Claim.** A number that no step lowers is not lowered over any list of actions. -/
theorem monotone_rollout {f : S → Int} (h : ∀ s a n, E.terminal s = false →
    n ∈ (E.step s a).law → f s ≤ f n.state) {as : List A} {trace : List (StepResult S)}
    (ht : trace ∈ E.env.rollout s as) : ∀ r ∈ trace, f s ≤ f r.state :=
  E.stays_rollout (φ := fun t => f s ≤ f t)
    (fun t a n ht ho hn => Int.le_trans ht (h t a n ho hn)) (Int.le_refl _) ht

/-- **Claim.** While the episode is not over, a step pays what all that is drawn for it pays. -/
theorem reward_eq {k : Int} (h : ∀ n ∈ (E.step s a).law, n.reward.toInt = k)
    (ho : E.terminal s = false) (hr : r ∈ E.env.step s a) : r.reward = k / scale.toNat := by
  rcases E.mem_step.mp hr with ⟨h₁, -⟩ | ⟨-, n, hn, rfl⟩
  · rw [ho] at h₁; cases h₁
  · rw [returned, h n hn]

/-- **Claim.** A step pays a whole number of units between the bounds of rewards. -/
theorem reward_within (hr : r ∈ E.env.step s a) :
    ∃ k : Int, low ≤ k ∧ k ≤ high ∧ r.reward = k / scale.toNat := by
  rcases E.mem_step.mp hr with ⟨-, rfl⟩ | ⟨-, n, -, rfl⟩
  · exact ⟨0, E.zero_within.1, E.zero_within.2, by simp [Rat.div_def]⟩
  · exact ⟨n.reward.toInt, n.reward.within.1, n.reward.within.2, rfl⟩

/-- **Claim.** **A ranking bounds the length of an episode.** Where a natural number falls in each
step by some actions, from the states of which something holds that these steps keep, more of these
actions than the number of the first state have ended the episode. -/
theorem ends_of_rank {φ : S → Prop} {P : A → Prop} {rank : S → Nat}
    (h : ∀ s a n, φ s → P a → E.terminal s = false → n ∈ (E.step s a).law →
      φ n.state ∧ rank n.state < rank s)
    {as : List A} {trace : List (StepResult S)} (hs : φ s) (ha : ∀ a ∈ as, P a)
    (hl : rank s < as.length) (ht : trace ∈ E.env.rollout s as) :
    ∃ r ∈ trace, r.terminated = true := by
  induction as generalizing s trace with
  | nil => exact absurd hl (Nat.not_lt_zero _)
  | cons a as ih =>
    obtain ⟨r, hr, ht⟩ := Draw.mem_bind.mp ht
    obtain ⟨rest, hrest, rfl⟩ := Draw.mem_map.mp ht
    rcases E.mem_step.mp hr with ⟨-, rfl⟩ | ⟨ho, n, hn, rfl⟩
    · exact ⟨_, List.mem_cons_self, rfl⟩
    · have ⟨hφ, hlt⟩ := h s a n hs (ha a List.mem_cons_self) ho hn
      have hl : rank n.state < as.length := by
        simp only [List.length_cons] at hl
        omega
      have ⟨r, hr, hend⟩ := ih hφ (fun b hb => ha b (List.mem_cons_of_mem a hb)) hl hrest
      exact ⟨r, List.mem_cons_of_mem _ hr, hend⟩

/-- **Claim.** **Every episode ends within as many steps as its ranking says.** Where a natural
number falls in each step, from the states of which something holds that steps keep, an episode
that is not over is over after as many steps as the number of its state, by whatever actions. -/
theorem ends_within {φ : S → Prop} {rank : S → Nat}
    (h : ∀ s a n, φ s → E.terminal s = false → n ∈ (E.step s a).law →
      φ n.state ∧ rank n.state < rank s) (a₀ : A)
    {as : List A} {trace : List (StepResult S)} (hs : φ s) (ho : E.terminal s = false)
    (hl : rank s ≤ as.length) (ht : trace ∈ E.env.rollout s as) :
    ∃ r ∈ trace, r.terminated = true := by
  induction as generalizing s trace with
  | nil =>
    have := (h s a₀ _ hs ho (Draw.sample_mem _ [])).2
    simp only [List.length_nil] at hl
    omega
  | cons a as ih =>
    obtain ⟨r, hr, ht⟩ := Draw.mem_bind.mp ht
    obtain ⟨rest, hrest, rfl⟩ := Draw.mem_map.mp ht
    rcases E.mem_step.mp hr with ⟨-, rfl⟩ | ⟨-, n, hn, rfl⟩
    · exact ⟨_, List.mem_cons_self, rfl⟩
    · have ⟨hφ, hlt⟩ := h s a n hs ho hn
      cases hend : E.terminal n.state
      · simp only [List.length_cons] at hl
        have ⟨r, hr, hend⟩ := ih hφ hend (by omega) hrest
        exact ⟨r, List.mem_cons_of_mem _ hr, hend⟩
      · exact ⟨_, List.mem_cons_self, hend⟩

/-- **Claim.** When an episode is over, nothing changes any more over any list of actions, nothing
is paid, and each step says that it is over. -/
theorem rollout_of_terminal {as : List A} {trace : List (StepResult S)} (ho : E.terminal s = true)
    (ht : trace ∈ E.env.rollout s as) : ∀ r ∈ trace, r = ⟨s, 0, true, false⟩ := by
  induction as generalizing trace with
  | nil => rw [Draw.mem_pure.mp ht]; nofun
  | cons a as ih =>
    rw [Env.rollout, E.step_of_terminal ho, Draw.pure_bind] at ht
    obtain ⟨rest, hrest, rfl⟩ := Draw.mem_map.mp ht
    exact List.forall_mem_cons.mpr ⟨rfl, ih hrest⟩

end Rules

end Spec.Auto
