module

public import Spec.Certificate.Ranking
public import Spec.MDP.Max

/-!
# All policies end exactly where there is a ranking

Rankings are a complete kind of certificate: where under every deterministic stationary policy the
episode ends with probability one, all actions have a rational ranking. It is enough to have a
*level*: a natural number for each state that some outcome of positive probability of each allowed
action lowers, unless it ends the episode.

## Main definitions

* `CanEnd`: an episode may end within some steps, whatever is done.

## Main statements

* `exists_ranking_of_level`: from a level to a ranking.
* `exists_ranking_iff_ends`: all policies end exactly where all actions have a ranking.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {A : Fin n → Fin m → Prop} {C : Fin n → Prop}

/-! ### From a level to a ranking -/

private theorem exists_bound (f : Fin n → Nat) : ∃ B, ∀ i, f i ≤ B := by
  induction n with
  | zero => exact ⟨0, fun i => i.elim0⟩
  | succ n ih =>
    obtain ⟨B, hB⟩ := ih fun i => f ⟨i.val, by omega⟩
    refine ⟨max B (f ⟨n, by omega⟩), fun i => ?_⟩
    by_cases hi : i.val < n
    · exact Nat.le_trans (hB ⟨i.val, hi⟩) (Nat.le_max_left _ _)
    · rw [show i = ⟨n, by omega⟩ from Fin.ext (by simp only; omega)]
      exact Nat.le_max_right _ _

/-- One share for all rows. -/
private theorem exists_share_all (M : MDP n m) : ∃ D : Rat, 1 ≤ D ∧ ∀ s a (f : Outcome n → Rat),
    (∀ o, 0 ≤ f o) → ∀ o, o ∈ M.step s a → f o ≤ D * (M.step s a).expect f := by
  have hD := fun s a => (Draw.exists_share (M.step s a)).choose_spec
  refine ⟨max 1 (maximum n fun s => maximum m fun a => (Draw.exists_share (M.step s a)).choose),
    le_max_left _ _, fun s a f hf o ho => ?_⟩
  have h₁ := le_maximum (fun a => (Draw.exists_share (M.step s a)).choose) a
  have h₂ := le_maximum
    (fun s => maximum m fun a => (Draw.exists_share (M.step s a)).choose) s
  have h₃ := le_max_right 1
    (maximum n fun s => maximum m fun a => (Draw.exists_share (M.step s a)).choose)
  exact Rat.le_trans ((hD s a).2 f (fun o _ => hf o) o ho)
    (Rat.mul_le_mul_of_nonneg_right (Rat.le_trans h₁ (Rat.le_trans h₂ h₃))
      (Draw.expect_nonneg fun o _ => hf o))

/-- How far a ranking lies below its top, by the number of levels below the top. -/
private def depth (D : Rat) : Nat → Rat
  | 0 => 0
  | i + 1 => D * (1 + depth D i)

private theorem depth_nonneg {D : Rat} (hD : 1 ≤ D) (i : Nat) : 0 ≤ depth D i := by
  induction i with
  | zero => exact Rat.le_refl
  | succ i ih => exact Rat.mul_nonneg (by grind) (by grind)

private theorem depth_mono {D : Rat} (hD : 1 ≤ D) {i j : Nat} (h : i ≤ j) :
    depth D i ≤ depth D j := by
  induction h with
  | refl => exact Rat.le_refl
  | step _ ih =>
    rename_i j _
    have h₀ := depth_nonneg hD j
    have h₁ := Rat.mul_le_mul_of_nonneg_right hD (show 0 ≤ 1 + depth D j by grind)
    refine Rat.le_trans ih ?_
    rw [depth]
    grind

/-- **Claim.** **From a level to a ranking.** On a set of states that the allowed actions do not
leave, let every allowed action have an outcome of positive probability that ends the episode or
lowers a natural number of the state. Then the allowed actions have a rational ranking there. -/
theorem exists_ranking_of_level (hC : M.Closed A C) {l : Fin n → Nat}
    (hl : ∀ s a, C s → A s a →
      ∃ o, o ∈ M.step s a ∧ (o.terminated = true ∨ l o.state < l s)) :
    ∃ r, M.RanksActions A C r := by
  obtain ⟨L, hL⟩ := exists_bound l
  obtain ⟨D, hD, hshare⟩ := exists_share_all M
  refine ⟨fun s => depth D (L + 1) - depth D (L - l s), hC, fun s _ => ?_, fun s a hs ha => ?_⟩
  · have := depth_mono hD (show L - l s ≤ L + 1 by omega)
    grind
  · obtain ⟨o, ho, hlow⟩ := hl s a hs ha
    have hf : ∀ o : Outcome n,
        depth D (L + 1) - o.next (fun s => depth D (L + 1) - depth D (L - l s)) =
          bif o.terminated then depth D (L + 1) else depth D (L - l o.state) := fun o => by
      rw [Outcome.next]
      cases o.terminated <;> simp only [cond_true, cond_false] <;> grind
    have hle := hshare s a
      (fun o => depth D (L + 1) - o.next (fun s => depth D (L + 1) - depth D (L - l s)))
      (fun o => by
        show 0 ≤ depth D (L + 1) - o.next fun s => depth D (L + 1) - depth D (L - l s)
        rw [hf]
        cases o.terminated
        · exact depth_nonneg hD _
        · exact depth_nonneg hD _) o ho
    have hge : depth D (L - l s + 1) ≤
        depth D (L + 1) - o.next (fun s => depth D (L + 1) - depth D (L - l s)) := by
      rw [hf]
      cases ht : o.terminated with
      | true => exact depth_mono hD (by omega)
      | false =>
        have := hlow.resolve_left (by rw [ht]; decide)
        have := hL s
        exact depth_mono hD (by omega)
    have hexp : (M.step s a).expect
        (fun o => depth D (L + 1) - o.next (fun s => depth D (L + 1) - depth D (L - l s))) =
          depth D (L + 1) - (M.step s a).expect
            (fun o => o.next (fun s => depth D (L + 1) - depth D (L - l s))) := by
      rw [show (fun o : Outcome n =>
          depth D (L + 1) - o.next (fun s => depth D (L + 1) - depth D (L - l s))) = fun o =>
          depth D (L + 1) + -o.next (fun s => depth D (L + 1) - depth D (L - l s)) from
          funext fun o => by grind, Draw.expect_add, Draw.expect_const, Draw.expect_neg]
      grind
    have h := Rat.le_trans hge hle
    rw [hexp, depth] at h
    have := Rat.le_of_mul_le_mul_left h (show 0 < D by grind)
    grind

/-! ### From ending to a level -/

/-- Whatever is done, an episode ends within `k` steps with positive probability. -/
def CanEnd (M : MDP n m) (A : Fin n → Fin m → Prop) : Nat → Fin n → Prop
  | 0, _ => False
  | k + 1, s => ∀ a, A s a → ∃ o, o ∈ M.step s a ∧ (o.terminated = true ∨ M.CanEnd A k o.state)

private theorem canEnd_succ {k : Nat} {s : Fin n} (hs : M.CanEnd A k s) :
    M.CanEnd A (k + 1) s := by
  induction k generalizing s with
  | zero => exact hs.elim
  | succ k ih =>
    intro a ha
    obtain ⟨o, ho, h⟩ := hs a ha
    exact ⟨o, ho, h.imp id ih⟩

private theorem canEnd_mono {j k : Nat} (h : j ≤ k) {s : Fin n} (hs : M.CanEnd A j s) :
    M.CanEnd A k s := by
  induction h with
  | refl => exact hs
  | step _ ih => exact canEnd_succ ih

private theorem exists_least {P : Nat → Prop} (h : ∃ k, P k) : ∃ k, P k ∧ ∀ j, P j → k ≤ j := by
  obtain ⟨k, hk⟩ := h
  induction k using Nat.strongRecOn with
  | ind k ih =>
    by_cases hj : ∃ j, j < k ∧ P j
    · obtain ⟨j, hlt, hj⟩ := hj
      exact ih j hlt hj
    · exact ⟨k, hk, fun j hPj => Nat.le_of_not_lt fun hlt => hj ⟨j, hlt, hPj⟩⟩

private theorem exists_level (h : ∀ s, C s → ∃ k, M.CanEnd A k s) :
    ∃ l : Fin n → Nat, ∀ s a, C s → A s a →
      ∃ o, o ∈ M.step s a ∧ (o.terminated = true ∨ (C o.state → l o.state < l s)) := by
  have hex : ∀ s, ∃ k, C s → M.CanEnd A k s ∧ ∀ j, M.CanEnd A j s → k ≤ j := fun s => by
    by_cases hs : C s
    · obtain ⟨k, hk⟩ := exists_least (h s hs)
      exact ⟨k, fun _ => hk⟩
    · exact ⟨0, fun hs' => absurd hs' hs⟩
  obtain ⟨l, hl⟩ := Classical.skolem.mp hex
  refine ⟨l, fun s a hs ha => ?_⟩
  obtain ⟨hend, -⟩ := hl s hs
  cases hk : l s with
  | zero => rw [hk] at hend; exact hend.elim
  | succ k =>
    rw [hk] at hend
    obtain ⟨o, ho, h⟩ := hend a ha
    exact ⟨o, ho, h.imp id fun h hCo => Nat.lt_succ_of_le ((hl o.state hCo).2 k h)⟩

/-- Where no policy goes on for ever, an episode can end whatever is done. -/
private theorem exists_canEnd (hm : 0 < m) (hC : M.Closed (fun _ _ => True) C)
    (hends : ∀ (π : Fin n → Fin m) s, C s → M.Ends (.stationary π) [] s) {s : Fin n} (hs : C s) :
    ∃ k, M.CanEnd (fun _ _ => True) k s := by
  refine Classical.byContradiction fun hno => ?_
  let Bad : Fin n → Prop := fun s => C s ∧ ∀ k, ¬ M.CanEnd (fun _ _ => True) k s
  have hbad : ∀ s, ∃ a : Fin m, Bad s → ∀ o, o ∈ M.step s a →
      o.terminated = false ∧ Bad o.state := fun s => by
    by_cases hs : Bad s
    · refine Classical.byContradiction fun hno => ?_
      have hex : ∀ a, ∃ k, ∃ o, o ∈ M.step s a ∧
          (o.terminated = true ∨ M.CanEnd (fun _ _ => True) k o.state) := fun a =>
        Classical.byContradiction fun ha => hno ⟨a, fun _ o ho => by
          have ht : o.terminated = false := by
            cases ht : o.terminated with
            | false => rfl
            | true => exact absurd ⟨0, o, ho, .inl ht⟩ ha
          exact ⟨ht, hC s a hs.1 trivial o ho ht, fun k hk => ha ⟨k, o, ho, .inr hk⟩⟩⟩
      obtain ⟨K, hK⟩ := Classical.skolem.mp hex
      obtain ⟨B, hB⟩ := exists_bound K
      refine hs.2 (B + 1) fun a _ => ?_
      obtain ⟨o, ho, h⟩ := hK a
      exact ⟨o, ho, h.imp id fun h => canEnd_mono (hB a) h⟩
    · exact ⟨⟨0, hm⟩, fun h => absurd h hs⟩
  obtain ⟨π, hπ⟩ := Classical.skolem.mp hbad
  have halive : ∀ k h s, Bad s → M.alive (.stationary π) k h s = 1 := by
    intro k
    induction k with
    | zero => exact fun h s _ => alive_zero h s
    | succ k ih =>
      intro h s hs
      rw [alive_succ, Draw.expect_congr (g := fun _ => 1), Draw.expect_const]
      intro x hx
      obtain ⟨ha, ho⟩ := mem_oneStep.mp hx
      rw [Draw.mem_pure.mp ha] at ho
      obtain ⟨ht, hb⟩ := hπ s hs x.2 ho
      rw [Outcome.next_of_not_terminated ht, ih _ _ hb]
  obtain ⟨K, hK⟩ := hends π s hs (1 / 2) (by grind)
  have := hK K (Nat.le_refl K)
  rw [halive K [] s ⟨hs, fun k hk => hno ⟨k, hk⟩⟩] at this
  grind

/-- **Claim.** **Rankings are complete.** On a set of states that is closed under all actions, every
deterministic stationary policy ends from every state, with probability one, exactly where all
actions have a rational ranking, and then so does every policy, whatever it remembers and however it
uses chance. -/
theorem exists_ranking_iff_ends (hm : 0 < m) (hC : M.Closed (fun _ _ => True) C) :
    ((∃ r, M.RanksActions (fun _ _ => True) C r) ↔
        ∀ (π : Fin n → Fin m) s, C s → M.Ends (.stationary π) [] s) ∧
      ((∃ r, M.RanksActions (fun _ _ => True) C r) →
        ∀ (π : Policy n m) h s, C s → M.Ends π h s) := by
  have hall : (∃ r, M.RanksActions (fun _ _ => True) C r) →
      ∀ (π : Policy n m) h s, C s → M.Ends π h s := fun ⟨r, hr⟩ π h s hs =>
    (hr.ranks (π.within_all C)).ends h hs
  refine ⟨⟨fun h π s hs => hall h _ [] s hs, fun hends => ?_⟩, hall⟩
  obtain ⟨l, hl⟩ := exists_level (A := fun _ _ => True) fun s hs => exists_canEnd hm hC hends hs
  refine exists_ranking_of_level (l := l) hC fun s a hs _ => ?_
  obtain ⟨o, ho, h⟩ := hl s a hs trivial
  refine ⟨o, ho, ?_⟩
  cases ht : o.terminated with
  | true => exact .inl rfl
  | false => exact .inr ((h.resolve_left (by rw [ht]; decide)) (hC s a hs trivial o ho ht))

end Spec.MDP
