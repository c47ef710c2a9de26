module

public import Spec.Certificate.Horizon
public import Spec.MDP.Bisimulation
public import Spec.MDP.Optimal

/-!
# Which observations suffice

An observation of the state, or a set of its attributes, suffices when a policy that looks at
nothing else is optimal from every state. Where the observation respects the dynamics, so that what
it shows is itself a Markov decision process, it suffices; the converse fails, and so does the
monotonicity of that stronger notion: to show more of the state may hide that it is a process. That
an observation suffices is monotone, so that an attribute is necessary in a set exactly when the set
without it does not suffice.

## Main definitions

* `Suffices`: a policy that looks at the observation only is optimal.
* `Homogeneous`: states that look alike have, under every action, the same distribution of the
  reward, the flag and what is shown next.
* `SufficesWith`: the same where only some actions can be done.
* `shown`: the observation that consists of some of the state's attributes.

## Main statements

* `Suffices.refine`, `minimal_iff`: an observation that shows more suffices too, and single removals
  decide whether a sufficient set of attributes is minimal.
* `Homogeneous.suffices`: what respects the dynamics suffices.
* `homogeneous_not_monotone`: of three observations, each of which shows more than the one before,
  the first and the last can respect the dynamics and the second not.
* `Bisimulation.value_le_iterate_and_exists_eq`: the image of a bisimulation bounds every policy of
  the original, whatever it remembers, and a policy of the image attains the bound.
* `not_suffices_of_gap`: values with a small residual, and for each action a state with the
  observation where the action is too bad, prove that the observation does not suffice.
* `exists_value_lt_of_gap`, `exists_value_lt_of_layers`: the same from bounds of the best return on
  both sides, over any horizon and over one that is known.
* `SufficesWith.mono`, `minimal_actions_iff`: more actions than a sufficient set has suffice, and
  single removals decide whether a set of actions is minimal.
* `value_le_of_shown`: a policy that looks at the observation only and passes the check of a
  certificate is nearly optimal.

## References

* L. Li, T. J. Walsh and M. L. Littman, *Towards a Unified Theory of State Abstraction for MDPs*,
  ISAIM 2006.
* R. Givan, T. Dean and M. Greig, *Equivalence notions and model minimization in Markov decision
  processes*, Artificial Intelligence 147, 2003.
* M. Afshar and A. Li, *DeLF: Designing Learning Environments with Foundation Models*, 2024.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {Obs Part : Type}

/-- An observation suffices: some deterministic policy that looks at nothing else is greedy with
respect to the optimal value, in every state. -/
def Suffices (M : MDP n m) (φ : Fin n → Obs) : Prop :=
  ∃ w : Fin n → Rat, (∀ s, M.bellmanOpt w s = w s) ∧
    ∃ π : Obs → Fin m, M.IsGreedy w fun s => π (φ s)

/-- An observation respects the dynamics: states that look alike have, under every action, the same
distribution of the reward, of whether the episode ends, and of what is shown next. -/
def Homogeneous (M : MDP n m) (φ : Fin n → Obs) : Prop :=
  ∀ s t, φ s = φ t → ∀ a (f : Obs → Rat → Bool → Rat),
    ((M.step s a).expect fun o => f (φ o.state) o.reward o.terminated) =
      (M.step t a).expect fun o => f (φ o.state) o.reward o.terminated

/-- The observation that consists of some attributes of the state. -/
abbrev shown {Attribute Value : Type} (att : Attribute → Fin n → Value) (A : Attribute → Prop) :
    Fin n → { i // A i } → Value :=
  fun s i => att i.1 s

/-! ### Monotonicity -/

/-- **Claim.** An observation from which a sufficient one can be computed suffices. -/
theorem Suffices.refine {φ : Fin n → Obs} {ψ : Fin n → Part} (h : M.Suffices φ) (f : Part → Obs)
    (hf : ∀ s, φ s = f (ψ s)) : M.Suffices ψ := by
  obtain ⟨w, hw, π, hπ⟩ := h
  refine ⟨w, hw, fun p => π (f p), fun s => ?_⟩
  have := hπ s
  simp only [hf] at this
  exact this

/-- **Claim.** More attributes than a sufficient set has suffice. -/
theorem Suffices.of_subset {Attribute Value : Type} {att : Attribute → Fin n → Value}
    {A B : Attribute → Prop} (h : M.Suffices (shown att A)) (hAB : ∀ i, A i → B i) :
    M.Suffices (shown att B) :=
  h.refine (fun g i => g ⟨i.1, hAB i.1 i.2⟩) fun _ => rfl

/-- **Claim.** No proper subset of a set of attributes suffices exactly when none does that lacks a
single one: the single removals by which DeLF defines a necessary observation decide minimality. -/
theorem minimal_iff {Attribute Value : Type} {att : Attribute → Fin n → Value}
    {B : Attribute → Prop} :
    (∀ A : Attribute → Prop, (∀ i, A i → B i) → (∃ i, B i ∧ ¬ A i) → ¬ M.Suffices (shown att A)) ↔
      ∀ i, B i → ¬ M.Suffices (shown att fun j => B j ∧ j ≠ i) := by
  constructor
  · exact fun h i hi => h _ (fun _ hj => hj.1) ⟨i, hi, fun hj => hj.2 rfl⟩
  · intro h A hAB ⟨i, hi, hAi⟩ hA
    exact h i hi (hA.of_subset fun j hj => ⟨hAB j hj, fun hji => hAi (hji ▸ hj)⟩)

/-! ### Sets of actions -/

/-- An observation suffices with some actions: a policy that looks at nothing else and takes no
other action is greedy with respect to the optimal value of all actions, in every state. -/
def SufficesWith (M : MDP n m) (φ : Fin n → Obs) (A : Fin m → Prop) : Prop :=
  ∃ w : Fin n → Rat, (∀ s, M.bellmanOpt w s = w s) ∧
    ∃ π : Obs → Fin m, (∀ o, A (π o)) ∧ M.IsGreedy w fun s => π (φ s)

/-- An observation suffices exactly when it does with all actions. -/
theorem suffices_iff_with {φ : Fin n → Obs} : M.Suffices φ ↔ M.SufficesWith φ fun _ => True :=
  ⟨fun ⟨w, hw, π, hπ⟩ => ⟨w, hw, π, fun _ => trivial, hπ⟩,
    fun ⟨w, hw, π, _, hπ⟩ => ⟨w, hw, π, hπ⟩⟩

/-- **Claim.** More actions than a sufficient set has suffice, and so do they with an observation
from which the sufficient one can be computed. -/
theorem SufficesWith.mono {φ : Fin n → Obs} {ψ : Fin n → Part} {A B : Fin m → Prop}
    (h : M.SufficesWith φ A) (hAB : ∀ a, A a → B a) (f : Part → Obs) (hf : ∀ s, φ s = f (ψ s)) :
    M.SufficesWith ψ B := by
  obtain ⟨w, hw, π, hA, hπ⟩ := h
  refine ⟨w, hw, fun p => π (f p), fun p => hAB _ (hA _), fun s => ?_⟩
  have := hπ s
  simp only [hf] at this
  exact this

/-- **Claim.** No proper subset of a set of actions suffices exactly when none does that lacks a
single one. -/
theorem minimal_actions_iff {φ : Fin n → Obs} {B : Fin m → Prop} :
    (∀ A : Fin m → Prop, (∀ a, A a → B a) → (∃ a, B a ∧ ¬ A a) → ¬ M.SufficesWith φ A) ↔
      ∀ a, B a → ¬ M.SufficesWith φ fun b => B b ∧ b ≠ a := by
  constructor
  · exact fun h a ha => h _ (fun _ hb => hb.1) ⟨a, ha, fun hb => hb.2 rfl⟩
  · intro h A hAB ⟨a, ha, hAa⟩ hA
    exact h a ha (hA.mono (fun b hb => ⟨hAB b hb, fun hba => hAa (hba ▸ hb)⟩) id fun _ => rfl)

/-! ### What respects the dynamics suffices -/

open Classical in
/-- **Claim.** An observation that respects the dynamics suffices. -/
theorem Homogeneous.suffices {φ : Fin n → Obs} (h : M.Homogeneous φ) (hm : 0 < m)
    (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) : M.Suffices φ := by
  rcases Nat.eq_zero_or_pos n with hn | hn
  · subst hn
    exact ⟨fun s => s.elim0, fun s => s.elim0, fun _ => ⟨0, hm⟩, fun s => s.elim0⟩
  -- One state for each observation, and the process of these.
  let one : Obs → Fin n := fun o => if ho : ∃ s, φ s = o then ho.choose else ⟨0, hn⟩
  have hone : ∀ s, φ (one (φ s)) = φ s := fun s => by
    have hs : ∃ t, φ t = φ s := ⟨s, rfl⟩
    simp only [one, dif_pos hs]
    exact hs.choose_spec
  let image : MDP n m :=
    { step := fun s a => (M.step s a).map (Outcome.map fun t => one (φ t)), discount := M.discount }
  let ψ : Bisimulation M image :=
    { state := fun s => one (φ s)
      action := ⟨id, id, fun _ => rfl, fun _ => rfl⟩
      discount := rfl
      law := fun s a f => by
        have hs := h (one (φ s)) s (hone s) a fun o r e => f ⟨one o, r, e⟩
        simp only [image, id, Draw.map, Draw.expect_bind, Draw.expect_pure]
        exact hs }
  obtain ⟨w, -, hw, -⟩ := exists_optimal_value image hm h₀ h₁
  obtain ⟨π, hπ⟩ := exists_isGreedy image hm w
  refine ⟨fun s => w (ψ.state s), fun s => ?_, fun o => π (one o), ψ.isGreedy hπ⟩
  rw [← ψ.bellmanOpt, hw]

/-- Three states without rewards: the first leads to the last, where the others stay. -/
def leadsToLast : MDP 3 1 where
  step s _ := .pure ⟨if s = 0 then 2 else s, 0, false⟩
  discount := 0

/-- **Claim.** To respect the dynamics is not monotone: where nothing is paid, an observation that
shows nothing respects them, and one that shows everything; one in between, which tells the last of
three states from the others, does not. -/
theorem homogeneous_not_monotone :
    leadsToLast.Homogeneous (fun _ => ()) ∧ leadsToLast.Homogeneous id ∧
      ¬ leadsToLast.Homogeneous fun s => decide (s = 2) := by
  refine ⟨fun s t _ a f => rfl, fun s t hst a f => ?_, fun h => ?_⟩
  · rw [show s = t from hst]
  · have := h 0 1 rfl 0 fun b _ _ => if b then 1 else 0
    simp [leadsToLast] at this

/-! ### The image of a bisimulation -/

/-- **Claim.** **The image of a bisimulation is exact for policies with memory too.** Backward
induction in the image bounds the value of every policy of the original over every horizon, whatever
it remembers and however it uses chance, and a policy that looks at the image and the number of
steps left attains the bound. -/
theorem Bisimulation.value_le_iterate_and_exists_eq {n' m' : Nat} {M' : MDP n' m'}
    (φ : Bisimulation M M') (hm : 0 < m) (hm' : 0 < m') (h₀ : 0 ≤ M.discount) (T : Nat) :
    (∀ (π : Policy n m) h s, M.value π T h s ≤ M'.iterate T (fun _ => 0) (φ.state s)) ∧
      ∃ σ : Nat → Fin n' → Fin m', ∀ s,
        M.value (φ.pull (.layered T fun k s => .pure (σ k s))) T [] s =
          M'.iterate T (fun _ => 0) (φ.state s) := by
  constructor
  · intro π h s
    rw [φ.iterate]
    exact (MDP.value_le_iterate_and_exists_eq M hm h₀ T).1 π h s
  · obtain ⟨σ, hσ⟩ :=
      (MDP.value_le_iterate_and_exists_eq M' hm' (by rw [φ.discount]; exact h₀) T).2
    exact ⟨σ, fun s => by rw [φ.value_pull]; exact hσ (φ.state s)⟩

/-! ### Certificates -/

/-- **Claim.** **A certificate that an observation does not suffice.** Let `v` be within `ε` of its
image under the Bellman optimality operator. If for each action there is a state that shows the
observation `o` where the backup of the action is below `v` by more than `(1 + γ) ε / (1 - γ)`, then
each action is wrong in some state that shows `o`, and the observation does not suffice. -/
theorem not_suffices_of_gap (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    {v : Fin n → Rat} {ε : Rat} (hε : ∀ s, abs (M.bellmanOpt v s - v s) ≤ ε) {φ : Fin n → Obs}
    {o : Obs} {t : Fin m → Fin n} (ht : ∀ a, φ (t a) = o)
    (hgap : ∀ a, M.backup v (t a) a + (1 + M.discount) * (ε / (1 - M.discount)) < v (t a)) :
    ¬ M.Suffices φ := by
  intro ⟨w, hw, π, hπ⟩
  have hclose : ∀ s, abs (v s - w s) ≤ ε / (1 - M.discount) := fun s =>
    abs_sub_optimal_le hm h₀ h₁ (closed_all M _) (fun s _ => hε s) hw (C := fun _ => True) trivial
  have hback := abs_le_iff.mp (abs_backup_sub_le (M := M) h₀ hclose (t (π o)) (π o))
  have hval := abs_le_iff.mp (hclose (t (π o)))
  have hopt := hπ (t (π o))
  have := hgap (π o)
  simp only [ht, hw] at hopt
  grind

/-- A policy that takes an action earns at most the backup of what bounds it from the next step on,
up to what the bound is off. -/
theorem value_succ_le_backup (h₀ : 0 ≤ M.discount) (h₁ : M.discount ≤ 1) {U : Fin n → Rat}
    {δ : Rat} (hδ : 0 ≤ δ) {k : Nat} {π : Policy n m} (hU : ∀ h s, M.value π k h s ≤ U s + δ)
    {h : History n m} {s : Fin n} {a : Fin m} (ha : π h s = .pure a) :
    M.value π (k + 1) h s ≤ M.backup U s a + δ := by
  rw [value_succ, ha, Draw.expect_pure]
  have hle : M.backup (fun t => U t + δ) s a ≤ M.backup U s a + M.discount * δ :=
    backup_le_of_le_add h₀ hδ (fun _ => Rat.le_refl) s a
  have hγ := Rat.mul_le_mul_of_nonneg_right h₁ hδ
  have hstep : ((M.step s a).expect fun o =>
      o.worth M.discount (M.value π k (⟨s, a, o.reward⟩ :: h))) ≤
        M.backup (fun t => U t + δ) s a := by
    refine Draw.expect_mono fun o _ => ?_
    have hv := Rat.mul_le_mul_of_nonneg_left (hU (⟨s, a, o.reward⟩ :: h) o.state) h₀
    simp only [Outcome.worth]
    cases o.terminated with
    | false => simp only [cond_false]; grind
    | true => simp only [cond_true]; grind
  grind

/-- **Claim.** **Bounds on both sides certify that an observation does not suffice.** Let for each
action there be a state that shows the observation `o` where the backup of `U` is below `L` by more
than `δ`. If a policy that looks at the observation only earns at most `U` over `k` steps, up to
`δ`, then over `k + 1` steps it earns less than `L` from some state that shows `o`: so it is not
optimal where `L` is earned by another one. -/
theorem exists_value_lt_of_gap (h₀ : 0 ≤ M.discount) (h₁ : M.discount ≤ 1) {U L : Fin n → Rat}
    {δ : Rat} (hδ : 0 ≤ δ) {φ : Fin n → Obs} {o : Obs} {t : Fin m → Fin n} (ht : ∀ a, φ (t a) = o)
    (hgap : ∀ a, M.backup U (t a) a + δ < L (t a)) {π : Obs → Fin m} {k : Nat}
    (hU : ∀ h s, M.value (.stationary fun s => π (φ s)) k h s ≤ U s + δ) :
    ∃ s, φ s = o ∧ ∀ h, M.value (.stationary fun s => π (φ s)) (k + 1) h s < L s := by
  refine ⟨t (π o), ht _, fun h => ?_⟩
  have hle := value_succ_le_backup (π := .stationary fun s => π (φ s)) (h := h) (s := t (π o))
    (a := π o) h₀ h₁ hδ hU (by simp only [Policy.stationary, ht])
  have := hgap (π o)
  grind

/-- **Claim.** **Over a horizon, where time may be observed.** Let `U` and `L` be upper and lower
layers of `T` steps. If for each action there are a number of steps left and a state that together
show the observation `o`, where the backup of the upper layer is below the lower one, then for every
policy that looks at that only there is such a number and such a state from which it earns less in
the steps left than some other policy. -/
theorem exists_value_lt_of_layers (h₀ : 0 ≤ M.discount) (h₁ : M.discount ≤ 1) {T : Nat}
    {U L : Nat → Fin n → Rat} {σ : Nat → Fin n → Draw (Fin m)} (hU₀ : ∀ s, 0 ≤ U 0 s)
    (hU : ∀ k, k < T → ∀ s a, M.backup (U k) s a ≤ U (k + 1) s) (hL₀ : ∀ s, L 0 s ≤ 0)
    (hL : ∀ k, k < T → ∀ s, L (k + 1) s ≤ M.bellman (σ k) (L k) s) {φ : Nat → Fin n → Obs}
    {o : Obs} {j : Fin m → Nat} {t : Fin m → Fin n} (hj : ∀ a, j a < T)
    (ht : ∀ a, φ (j a) (t a) = o)
    (hgap : ∀ a, M.backup (U (j a)) (t a) a < L (j a + 1) (t a)) (π : Obs → Fin m) :
    ∃ k, k < T ∧ ∃ s, φ k s = o ∧ ∃ π' : Policy n m, ∀ h, h.length + (k + 1) = T →
      M.value (.layered T fun k s => .pure (π (φ k s))) (k + 1) h s < M.value π' (k + 1) [] s := by
  have hk := hj (π o)
  refine ⟨j (π o), hk, t (π o), ht _, .layered (j (π o) + 1) σ, fun h hh => ?_⟩
  have sound := fun (i : Nat) (hi : i ≤ T) (s : Fin n) =>
    layers_sound (M := M) (T := i) (s := s) h₀ (closed_all M _) (fun s _ => hU₀ s)
      (fun k hk s _ a => hU k (Nat.lt_of_lt_of_le hk hi) s a) (fun s _ => hL₀ s)
      (fun k hk s _ => hL k (Nat.lt_of_lt_of_le hk hi) s) trivial
  have hlow := (sound (j (π o) + 1) hk (t (π o))).2
  have hval : M.value (.layered T fun k s => .pure (π (φ k s))) (j (π o) + 1) h (t (π o)) ≤
      M.backup (U (j (π o))) (t (π o)) (π o) + 0 := by
    refine value_succ_le_backup h₀ h₁ Rat.le_refl (fun h s => ?_) ?_
    · rw [Rat.add_zero]
      exact (sound (j (π o)) (Nat.le_of_lt hk) s).1 _ h
    · simp only [Policy.layered, show T - 1 - h.length = j (π o) by omega, ht]
  have := hgap (π o)
  grind

/-- **Claim.** **A certificate that an observation nearly suffices.** If `|v| ≤ B`, no backup
exceeds `v` by more than `ε`, and the backup of the action that a policy takes by the observation
alone is nowhere below `v` by more than `ε`, then over every horizon `k` no policy, whatever it
remembers, has a value above that policy's by more than `2 ε / (1 - γ) + 2 γ^k B`. -/
theorem value_le_of_shown (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) {v : Fin n → Rat}
    {ε B : Rat} (hε₀ : 0 ≤ ε) (hB : ∀ s, abs (v s) ≤ B) (hup : ∀ s a, M.backup v s a ≤ v s + ε)
    {φ : Fin n → Obs} {π : Obs → Fin m} (hlow : ∀ s, v s ≤ M.backup v s (π (φ s)) + ε)
    (π' : Policy n m) (k : Nat) (h : History n m) (s : Fin n) :
    M.value π' k h s ≤ M.value (.stationary fun s => π (φ s)) k h s +
      (2 * (ε / (1 - M.discount)) + 2 * (M.discount ^ k * B)) := by
  have hle := value_le_of_backup_le h₀ h₁ hε₀ hB hup π' k h s
  have hge := le_value_of_le_backup h₀ h₁ hε₀ hB hlow k h s
  grind

end Spec.MDP
