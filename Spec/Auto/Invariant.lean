module

public import Spec.Auto.Chance
public import Spec.Auto.Coded

/-!
# Invariants

What is to be shown of an invariant is that it holds of everything that is drawn for the start and
for a step. Where there are at most `4096` pairs of a state and an action, `Rules` tries all of them
by itself.

## Main statements

* `Coded.forall_nth`, `Coded.forall_step`, `Coded.forall_exists`: what holds of the values of all
  dense codes holds of all values.
* `Chance.forall_pure`, `Chance.forall_map`, `Chance.forall_bind`, `Chance.forall_choose`,
  `Chance.forall_weaken`: what holds of everything that is drawn.
-/

@[expose] public section

namespace Spec.Auto

open Spec.MDP

variable {α β γ : Type}

/-- What holds of the values of all dense codes holds of all values. -/
theorem Coded.forall_nth [A : Coded α] {φ : α → Prop} (hc : A.card ≤ 4096)
    (h : ∀ i : Fin A.card, φ (A.nth (.ofNat i))) (a : α) : φ a := by
  have hc : A.card < 2 ^ 64 := Nat.lt_of_le_of_lt hc (by decide)
  have := h ⟨(A.number a).toNat, A.number_lt hc a⟩
  rwa [UInt64.ofNat_toNat, A.nth_number hc] at this

/-- What holds after every step from the states, and for the actions, of all dense codes holds after
every step. -/
theorem Coded.forall_step [A : Coded α] [B : Coded β] {inv terminal : α → Bool}
    {law : α → β → Draw γ} {φ : γ → Prop} (hc : A.card * B.card ≤ 4096)
    (h : ∀ (i : Fin A.card) (j : Fin B.card), inv (A.nth (.ofNat i)) = true →
      terminal (A.nth (.ofNat i)) = false →
        ∀ n, n ∈ law (A.nth (.ofNat i)) (B.nth (.ofNat j)) → φ n) :
    ∀ s a n, inv s = true → terminal s = false → n ∈ law s a → φ n := fun s a n hs ht hn =>
  forall_nth (φ := fun s => inv s = true → terminal s = false → n ∈ law s a → φ n)
    (Nat.le_trans (Nat.le_mul_of_pos_right _ B.card_pos) hc)
    (fun i => forall_nth (φ := fun a => inv (A.nth (.ofNat i)) = true →
        terminal (A.nth (.ofNat i)) = false → n ∈ law (A.nth (.ofNat i)) a → φ n)
      (Nat.le_trans (Nat.le_mul_of_pos_left _ A.card_pos) hc)
      (fun j hs ht hn => h i j hs ht n hn) a) s hs ht hn

/-- Where each state of all dense codes has an action of some dense code, every state has one. -/
theorem Coded.forall_exists [A : Coded α] [B : Coded β] {inv terminal : α → Bool}
    {legal : α → β → Bool} (hc : A.card * B.card ≤ 4096)
    (h : ∀ i : Fin A.card, inv (A.nth (.ofNat i)) = true → terminal (A.nth (.ofNat i)) = false →
      ∃ j : Fin B.card, legal (A.nth (.ofNat i)) (B.nth (.ofNat j)) = true) :
    ∀ s, inv s = true → terminal s = false → ∃ b, legal s b = true :=
  forall_nth (Nat.le_trans (Nat.le_mul_of_pos_right _ B.card_pos) hc) fun i hs ht =>
    (h i hs ht).imp' _ fun _ => id

namespace Chance

variable {k k' : Nat} {φ : β → Prop}

theorem forall_pure {b : β} (h : φ b) : ∀ c, c ∈ (pure b).law → φ c := fun c hc => by
  rw [law_pure, Draw.mem_pure] at hc; rwa [hc]

theorem forall_map {d : Chance k α} {f : α → β} (h : ∀ a, a ∈ d.law → φ (f a)) :
    ∀ c, c ∈ (map f d).law → φ c := fun c hc => by
  rw [law_map, Draw.mem_map] at hc
  obtain ⟨a, ha, rfl⟩ := hc
  exact h a ha

theorem forall_bind {d : Chance k α} {f : α → Chance k' β}
    (h : ∀ a, a ∈ d.law → ∀ c, c ∈ (f a).law → φ c) : ∀ c, c ∈ (d.bind f).law → φ c :=
  fun c hc => by
    rw [law_bind, Draw.mem_bind] at hc
    obtain ⟨a, ha, hc⟩ := hc
    exact h a ha c hc

theorem forall_choose [Select β] {x : Bool} {d e : Chance k β}
    (hd : x = true → ∀ c, c ∈ d.law → φ c) (he : x = false → ∀ c, c ∈ e.law → φ c) :
    ∀ c, c ∈ (choose x d e).law → φ c := fun c hc => by
  rw [law_choose] at hc
  cases x
  · exact he rfl c hc
  · exact hd rfl c hc

theorem forall_weaken {d : Chance k β} {h : k ≤ k'} (hd : ∀ c, c ∈ d.law → φ c) :
    ∀ c, c ∈ (d.weaken h).law → φ c := hd

end Chance

end Spec.Auto
