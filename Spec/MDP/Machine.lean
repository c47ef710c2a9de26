module

public import Spec.MDP.Env
public import Spec.MDP.Random.Sample

/-!
# Machines that implement environments

A kernel is an environment on machine words: parameters, states, actions and rewards are words, and
what is random is read from a stream of words. `Machine` is what a kernel exports, and `Refines`
is what it means that a machine, at given parameters, is a given environment: words represent
states, and every function of the machine computes on words what the environment computes on the
states that they represent, where a draw is sampled by words of the stream: a step by as many as the
machine says.

From the single step follows the whole episode: over any list of actions, from any key and any place
in the stream, what the machine returns is what the sampled environment returns.

## Main definitions

* `Random.stream`: consecutive words of a stream.
* `Machine`: the functions and constants of a kernel.
* `Machine.takesWord`: a function of one random word, as one of the words of a step.
* `Refines`: a machine is an environment, at given parameters.
* `Implements`: a machine is one of a family of environments, at every valid parameter.
* `Machine.episode`, `Env.episode`: what a list of actions returns.

## Main statements

* `Refines.episode_eq`: an episode of the machine is an episode of the environment.
* `Refines.episode_in_space`: its observations and rewards lie in the declared space.
* `Refines.stateValid_step`: the states of an episode are valid.
-/

@[expose] public noncomputable section

namespace Spec.MDP

/-- `n` consecutive words of the stream with this key, from word `t` on. -/
def Random.stream (key t : UInt64) : Nat → List UInt64
  | 0 => []
  | n + 1 => word key t :: stream key (t + 1) n

theorem Random.length_stream (key t : UInt64) (n : Nat) : (stream key t n).length = n := by
  induction n generalizing t with
  | zero => rfl
  | succ n ih => exact congrArg (· + 1) (ih (t + 1))

/-- What a kernel exports, with its constants: an environment on words of types `P` for the
parameters and `W` for the states. -/
structure Machine (P W : Type) where
  /-- The number of random words that a reset takes from the stream. -/
  resetWords : UInt64
  /-- The number of random words that a step takes from the stream. -/
  stepWords : UInt64
  /-- Whether parameters are accepted. -/
  valid : P → Bool
  /-- The actions are the words below this number. -/
  numActions : P → UInt32
  /-- Whether words are those of a state. -/
  stateValid : P → W → Bool
  /-- The initial state, by the words of the stream from word `t` on. -/
  init : P → (key t : UInt64) → W
  /-- The next state, by the words that the step takes. -/
  step : P → W → (action : UInt32) → (noise : List UInt64) → W
  /-- The word of the reward, by the same words. -/
  reward : P → W → (action : UInt32) → (noise : List UInt64) → UInt64
  /-- The reward that a word means. -/
  value : P → UInt64 → Rat
  /-- Whether the state is terminal. -/
  terminated : P → W → Bool
  /-- Whether the environment itself has cut the episode off in this state. -/
  truncated : P → W → Bool
  /-- The components of the observation. -/
  observe : P → W → List UInt64
  /-- The largest value of each component of an observation; the least is `0`. -/
  obsHigh : P → List Nat
  /-- The least and the largest reward. -/
  rewardRange : P → Rat × Rat

/-- What a step returns, as words. -/
structure Machine.Reply where
  /-- The components of the observation. -/
  obs : List UInt64
  /-- The word of the reward. -/
  reward : UInt64
  /-- Whether the state is terminal. -/
  terminated : Bool
  /-- Whether the environment itself has cut the episode off. -/
  truncated : Bool

/-! ### Rewards in units -/

/-- The integer that the word of a reward is in two's complement. -/
def Machine.Reply.units (r : Machine.Reply) : Int := r.reward.toInt64.toInt

/-- The reward that a word means that counts units of `1 / scale`, in two's complement. -/
def Machine.units (scale : UInt32) (reward : UInt64) : Rat :=
  (reward.toInt64.toInt : Rat) / scale.toNat

/-- A range of rewards in units of `1 / scale`. -/
def Machine.unitRange (scale : UInt32) (low high : Int) : Rat × Rat :=
  ((low : Rat) / scale.toNat, (high : Rat) / scale.toNat)

theorem Machine.units_zero (scale : UInt32) : Machine.units scale 0 = 0 := by
  rw [Machine.units, show ((0 : UInt64).toInt64.toInt : Rat) = 0 from rfl, Rat.div_def,
    Rat.zero_mul]

/-- What a step returns to the agent. -/
structure Reply (O : Type) where
  /-- The observation. -/
  obs : O
  /-- The reward. -/
  reward : Rat
  /-- Whether the episode has ended in a terminal state. -/
  terminated : Bool
  /-- Whether the environment itself has cut the episode off. -/
  truncated : Bool

variable {P W S A O : Type}

namespace Machine

/-- A function of one random word, of the words of a step: of the first one, or of `0` where there
is none. -/
def takesWord {R : Type} (f : P → W → (action : UInt32) → (noise : UInt64) → R) (p : P) (w : W)
    (a : UInt32) (us : List UInt64) : R :=
  f p w a (us.headD 0)

/-- What is to be shown of the words of a step that takes one. -/
theorem forall_oneWord {φ : List UInt64 → Prop} (h : ∀ u, φ [u]) : ∀ us, us.length = 1 → φ us
  | [u], _ => h u

/-- The state after a step with the words of the stream from word `t` on. -/
def next (M : Machine P W) (p : P) (key : UInt64) (w : W) (t : UInt64) (a : UInt32) : W :=
  M.step p w a (Random.stream key t M.stepWords.toNat)

/-- The word of the reward of that step. -/
def paid (M : Machine P W) (p : P) (key : UInt64) (w : W) (t : UInt64) (a : UInt32) : UInt64 :=
  M.reward p w a (Random.stream key t M.stepWords.toNat)

/-- What that step returns. -/
def reply (M : Machine P W) (p : P) (key : UInt64) (w : W) (t : UInt64) (a : UInt32) : Reply where
  obs := M.observe p (M.next p key w t a)
  reward := M.paid p key w t a
  terminated := M.terminated p (M.next p key w t a)
  truncated := M.truncated p (M.next p key w t a)

/-- What a list of actions returns from a state, where the stream stands at word `t`. -/
def episode (M : Machine P W) (p : P) (key : UInt64) (w : W) (t : UInt64) :
    List UInt32 → List Reply
  | [] => []
  | a :: as => M.reply p key w t a :: M.episode p key (M.next p key w t a) (t + M.stepWords) as

/-- What is seen in an episode is seen of some words. -/
theorem exists_obs_eq {M : Machine P W} {p : P} {key : UInt64} {w : W} {t : UInt64}
    {as : List UInt32} {r : Reply} (h : r ∈ M.episode p key w t as) :
    ∃ w', r.obs = M.observe p w' := by
  induction as generalizing w t with
  | nil => nomatch h
  | cons a as ih => exact (List.mem_cons.mp h).elim (fun h => ⟨_, congrArg Reply.obs h⟩) ih

/-- The state after a list of actions. -/
def final (M : Machine P W) (p : P) (key : UInt64) (w : W) (t : UInt64) : List UInt32 → W
  | [] => w
  | a :: as => M.final p key (M.next p key w t a) (t + M.stepWords) as

/-- A reply lies in the space that is declared for the parameters: each component of the observation
between `0` and its bound, and the reward between its bounds. -/
structure InSpace (M : Machine P W) (p : P) (r : Reply) : Prop where
  /-- There is a bound for each component. -/
  length : r.obs.length = (M.obsHigh p).length
  /-- Each component is at most its bound. -/
  obs : ∀ c ∈ r.obs.zip (M.obsHigh p), c.1.toNat ≤ c.2
  /-- The reward is at least the least one. -/
  low : (M.rewardRange p).1 ≤ M.value p r.reward
  /-- The reward is at most the largest one. -/
  high : M.value p r.reward ≤ (M.rewardRange p).2

/-- Rewards are integers of 32 bits in units of `1 / scale`: loops over lanes convert no more of
them. -/
structure InUnits (M : Machine P W) (scale : UInt32) (range : P → Int × Int) : Prop where
  /-- There are units. -/
  scale_pos : 0 < scale.toNat
  /-- A word counts units. -/
  value_eq : ∀ p, M.value p = units scale
  /-- The least and the largest reward, in units. -/
  rewardRange_eq : ∀ p, M.rewardRange p = unitRange scale (range p).1 (range p).2
  /-- They fit 32 bits. -/
  fits : ∀ p, -2 ^ 31 ≤ (range p).1 ∧ (range p).2 < 2 ^ 31

end Machine

/-- What a list of actions returns when the environment is sampled by the words of a stream, `k` for
each step, from word `t` on. -/
def Env.episode (E : Env S A O) (key k : UInt64) (s : S) (t : UInt64) : List A → List (Reply O)
  | [] => []
  | a :: as =>
    let r := (E.step s a).sample (Random.stream key t k.toNat)
    ⟨E.observe r.state, r.reward, r.terminated, r.truncated⟩ :: E.episode key k r.state (t + k) as

/-- The machine `M` at the parameters `p` is the environment `E`: its words represent states, and
what it computes is what `E` samples. -/
structure Refines (M : Machine P W) (p : P) (E : Env S A O) where
  /-- Which words represent which state. -/
  Represents : W → S → Prop
  /-- The action that a word means. -/
  action : UInt32 → A
  /-- The observation that its components mean. -/
  obs : List UInt64 → O
  /-- The terminal states. -/
  Terminal : S → Prop
  /-- A reset reads no more words than the machine says. -/
  reset_within : ∃ b, E.reset.Within M.resetWords.toNat b
  /-- A step reads no more words than the machine says. -/
  step_within : ∀ s a, ∃ b, (E.step s a).Within M.stepWords.toNat b
  /-- A step of the environment reports termination exactly when it leads to a terminal state. -/
  terminated_iff : ∀ s a r, r ∈ E.step s a → (r.terminated = true ↔ Terminal r.state)
  /-- The words that the machine accepts as a state are exactly those that represent one. -/
  stateValid_iff : ∀ w, M.stateValid p w = true ↔ ∃ s, Represents w s
  /-- The machine starts where the environment starts. -/
  init : ∀ key t,
    Represents (M.init p key t) (E.reset.sample (Random.stream key t M.resetWords.toNat))
  /-- The machine steps as the environment steps, with as many words as the machine says. -/
  step : ∀ {w s}, Represents w s → ∀ a, a < M.numActions p →
    ∀ us : List UInt64, us.length = M.stepWords.toNat →
      Represents (M.step p w a us) ((E.step s (action a)).sample us).state
  /-- The reward of the machine is that of the environment. -/
  reward : ∀ {w s}, Represents w s → ∀ a, a < M.numActions p →
    ∀ us : List UInt64, us.length = M.stepWords.toNat →
      M.value p (M.reward p w a us) = ((E.step s (action a)).sample us).reward
  /-- The word `0` means the reward `0`, which a call pays that does not step. -/
  value_zero : M.value p 0 = 0
  /-- The machine knows the terminal states. -/
  terminal_iff : ∀ {w s}, Represents w s → (M.terminated p w = true ↔ Terminal s)
  /-- The machine truncates where the environment does. A limit on steps lies outside of both. -/
  truncated : ∀ {w s}, Represents w s → ∀ a, a < M.numActions p →
    ∀ us : List UInt64, us.length = M.stepWords.toNat →
      M.truncated p (M.step p w a us) = ((E.step s (action a)).sample us).truncated
  /-- The machine shows what the environment shows. -/
  observe : ∀ {w s}, Represents w s → obs (M.observe p w) = E.observe s
  /-- What the machine shows lies in the declared space. -/
  observe_le : ∀ {w s}, Represents w s → (M.observe p w).length = (M.obsHigh p).length ∧
    ∀ c ∈ (M.observe p w).zip (M.obsHigh p), c.1.toNat ≤ c.2
  /-- The rewards of the environment lie in the declared range. -/
  reward_within : ∀ {w s}, Represents w s → ∀ a r, r ∈ E.step s a →
    (M.rewardRange p).1 ≤ r.reward ∧ r.reward ≤ (M.rewardRange p).2

/-- Where rewards are in units of `1`, the reward is the number of units. -/
theorem div_natCast_one (r : Rat) : r / ((1 : Nat) : Rat) = r := by
  rw [show ((1 : Nat) : Rat) = 1 from rfl]; grind

/-- An environment that never truncates does not when it is sampled. -/
theorem Env.truncated_sample {E : Env S A O} (s : S) (a : A) (us : List UInt64)
    (h : ∀ s a r, r ∈ E.step s a → r.truncated = false) :
    false = ((E.step s a).sample us).truncated :=
  (h s a _ (Draw.sample_mem _ us)).symm

/-- What is true of the outcome of a draw that is certain. -/
theorem Draw.forall_mem_pure {α : Type} {φ : α → Prop} {x : α} (h : φ x) :
    ∀ r, r ∈ Draw.pure x → φ r :=
  fun _ hr => mem_pure.mp hr ▸ h

/-- A machine implements a family of environments: it accepts exactly the parameters that describe
one of them, and at such parameters it is that environment. -/
structure Implements (M : Machine P W) where
  /-- The environments of the family, by name. -/
  Model : Type
  /-- The states of an environment. -/
  State : Model → Type
  /-- The actions of an environment. -/
  Action : Model → Type
  /-- The observations of an environment. -/
  Obs : Model → Type
  /-- The environment. -/
  env : (F : Model) → Env (State F) (Action F) (Obs F)
  /-- The parameters are those of the environment. -/
  Describes : P → Model → Prop
  /-- The machine accepts exactly the parameters that describe an environment. -/
  valid_iff : ∀ p, M.valid p = true ↔ ∃ F, Describes p F
  /-- At these the machine is that environment. -/
  refines : ∀ {p F}, Describes p F → Refines M p (env F)

/-! ### What a machine returns -/

namespace Refines

variable {M : Machine P W} {p : P} {E : Env S A O} (R : Refines M p E)
include R

/-- What words mean to the agent. -/
def decode (r : Machine.Reply) : Reply O :=
  ⟨R.obs r.obs, M.value p r.reward, r.terminated, r.truncated⟩

variable {w : W} {s : S} (h : R.Represents w s) {a : UInt32} (ha : a < M.numActions p)
  (key t : UInt64)
include h ha

/-- The next words represent the next state. -/
theorem represents_next :
    R.Represents (M.next p key w t a)
      ((E.step s (R.action a)).sample (Random.stream key t M.stepWords.toNat)).state :=
  R.step h a ha _ (Random.length_stream key t _)

/-- The reward of the machine is that of the step. -/
theorem value_paid :
    M.value p (M.paid p key w t a) =
      ((E.step s (R.action a)).sample (Random.stream key t M.stepWords.toNat)).reward :=
  R.reward h a ha _ (Random.length_stream key t _)

/-- The flag of the machine, asked of its next state, is the flag of the step. -/
theorem terminated_next :
    M.terminated p (M.next p key w t a) =
      ((E.step s (R.action a)).sample (Random.stream key t M.stepWords.toNat)).terminated := by
  rw [Bool.eq_iff_iff, R.terminal_iff (R.represents_next h ha key t),
    R.terminated_iff s (R.action a) _ (Draw.sample_mem _ _)]

/-- So is that of the environment's own truncation. -/
theorem truncated_next :
    M.truncated p (M.next p key w t a) =
      ((E.step s (R.action a)).sample (Random.stream key t M.stepWords.toNat)).truncated :=
  R.truncated h a ha _ (Random.length_stream key t _)

/-- One step returns what the sampled step returns. -/
theorem decode_reply :
    R.decode (M.reply p key w t a) =
      let r := (E.step s (R.action a)).sample (Random.stream key t M.stepWords.toNat)
      ⟨E.observe r.state, r.reward, r.terminated, r.truncated⟩ := by
  simp only [decode, Machine.reply, R.observe (R.represents_next h ha key t),
    R.terminated_next h ha key t, R.truncated_next h ha key t, R.value_paid h ha key t]

/-- What a step returns lies in the declared space. -/
theorem inSpace_reply : M.InSpace p (M.reply p key w t a) :=
  have hr := R.value_paid h ha key t
  have hw := R.reward_within h (R.action a) _
    (Draw.sample_mem _ (Random.stream key t M.stepWords.toNat))
  have ho := R.observe_le (R.represents_next h ha key t)
  { length := ho.1
    obs := ho.2
    low := hr ▸ hw.1
    high := hr ▸ hw.2 }

/-- **Claim.** A step leads from a valid state to a valid one. -/
theorem stateValid_step : M.stateValid p (M.next p key w t a) = true :=
  (R.stateValid_iff _).mpr ⟨_, R.represents_next h ha key t⟩

omit ha

variable {as : List UInt32} (has : ∀ a ∈ as, a < M.numActions p)
include has

/-- **Claim.** Over any list of actions, from any state, key and place in the stream, what the
machine returns is what the environment returns when it is sampled by the words of the stream. -/
theorem episode_eq :
    (M.episode p key w t as).map R.decode =
      E.episode key M.stepWords s t (as.map R.action) := by
  induction as generalizing w s t with
  | nil => rfl
  | cons a as ih =>
    have ha := has a (List.mem_cons_self ..)
    rw [Machine.episode, List.map_cons, R.decode_reply h ha, List.map_cons, Env.episode,
      ih (R.represents_next h ha key t) _ fun b hb => has b (List.mem_cons_of_mem _ hb)]

/-- **Claim.** Every observation, in words, and every reward of an episode lies in the declared
space. -/
theorem episode_in_space {r : Machine.Reply} (hr : r ∈ M.episode p key w t as) :
    M.InSpace p r := by
  induction as generalizing w s t with
  | nil => cases hr
  | cons a as ih =>
    have ha := has a (List.mem_cons_self ..)
    rw [Machine.episode, List.mem_cons] at hr
    rcases hr with rfl | hr
    · exact R.inSpace_reply h ha key t
    · exact ih (R.represents_next h ha key t) _ (fun b hb => has b (List.mem_cons_of_mem _ hb)) hr

/-- **Claim.** The words after any list of actions are those of a state. -/
theorem stateValid_final : M.stateValid p (M.final p key w t as) = true := by
  induction as generalizing w s t with
  | nil => exact (R.stateValid_iff _).mpr ⟨s, h⟩
  | cons a as ih =>
    exact ih (R.represents_next h (has a (List.mem_cons_self ..)) key t) _
      fun b hb => has b (List.mem_cons_of_mem _ hb)

omit h

/-- **Claim.** From a reset, with any key, at any place in the stream: the episode of the machine is
the episode of the environment. -/
theorem episode_init :
    (M.episode p key (M.init p key t) (t + M.resetWords) as).map R.decode =
      E.episode key M.stepWords
        (E.reset.sample (Random.stream key t M.resetWords.toNat)) (t + M.resetWords)
        (as.map R.action) :=
  R.episode_eq (R.init key t) key _ has

omit has

/-- Where rewards are in units of `1`, the reward is the number of units. -/
theorem map_decode (h : M.value p = Machine.units 1) (rs : List Machine.Reply) :
    rs.map R.decode = rs.map fun r => ⟨R.obs r.obs, r.units, r.terminated, r.truncated⟩ :=
  List.map_congr_left fun _ _ => by
    rw [decode, h]; exact congrArg (Reply.mk _ · _ _) (div_natCast_one _)

end Refines

end Spec.MDP
