// Lean compiler output
// Module: Spec.SpellCorrection.Kernel
// Imports: public import Init public import Spec.SpellCorrection.Machine public import Spec.MDP.Lane.Word
#include <lean/lean.h>
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wunused-parameter"
#pragma clang diagnostic ignored "-Wunused-label"
#elif defined(__GNUC__) && !defined(__CLANG__)
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-label"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#endif
#ifdef __cplusplus
extern "C" {
#endif
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_lengthFrom(uint64_t, uint64_t);
LEAN_EXPORT uint64_t spellcorrection_init_1(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_laneT___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t spellcorrection_obs_11(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t spellcorrection_step_1(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t spellcorrection_reset_words(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_numActions___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs3___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_6(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_step1___redArg(uint32_t, uint64_t, uint64_t, uint32_t);
uint32_t lean_uint32_mod(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs5___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t spellcorrection_valid(uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_mod(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init0___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs6___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_transform___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_text___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs11___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs5___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_8(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_choose(uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t spellcorrection_lane_elapsed(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_stateValid___redArg(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_stepWords___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_nextTerminal___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_word___redArg(uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs11___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_shift_right(uint32_t, uint32_t);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_unequal___boxed(lean_object*);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_actionValid___redArg(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_lengthFrom___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_2(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_swapPlace(uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t spellcorrection_state_valid(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_laneReward___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs8___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs4___redArg___boxed(lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs4___redArg(uint64_t);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_letters(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_swapPlace___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneRefuses___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs0___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_rows___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_word___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t spellcorrection_lane_due(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_distance(uint64_t, uint64_t);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
LEAN_EXPORT uint64_t spellcorrection_init_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_1(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t spellcorrection_reward_scale(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneOver___redArg(uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneTerminated___redArg(uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs9___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs7___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t spellcorrection_action_valid(uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs10___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs12___redArg(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_text(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_div(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs2___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneState1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs4___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneTruncated___redArg(uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_actionValid___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs5___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_choose___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_word___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneState1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs12___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_nextTerminal___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_lane_state_1(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_div(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_misspell___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_rewardScale___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_12(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_reward___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs7___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs6___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs12___redArg___boxed(lean_object*, lean_object*);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT uint64_t spellcorrection_lane_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_7(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_init1___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs0___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs1___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs7___redArg(uint64_t);
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_index___redArg(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_numActions___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs10___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_3(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs8___redArg(uint64_t);
LEAN_EXPORT uint8_t spellcorrection_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_rows(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs3___redArg(uint64_t);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_nextTerminal(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_sweep(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_terminated___redArg(uint64_t, uint64_t);
LEAN_EXPORT uint64_t spellcorrection_step_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_distance___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_step_words(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_laneState1___redArg(uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_terminated___redArg___boxed(lean_object*, lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_laneState0___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs1___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t spellcorrection_lane_over(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t spellcorrection_word(uint32_t, uint32_t, uint32_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t spellcorrection_lane_truncated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs6___redArg(uint64_t);
LEAN_EXPORT uint8_t spellcorrection_lane_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_transform___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_pairs___boxed(lean_object*);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT uint64_t spellcorrection_obs_10(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_nextTerminal___redArg(uint32_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs9___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step0___redArg___boxed(lean_object*);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs10___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_swaps(uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_step0___redArg(uint64_t);
LEAN_EXPORT uint32_t spellcorrection_index(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_index___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_transform___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint64_t spellcorrection_obs_4(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_pairs(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_sweep___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_numActions___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_swaps___boxed(lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_index___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t spellcorrection_obs_9(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_letters___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs8___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_unequal(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_misspell(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_resetWords___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t spellcorrection_transform(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs9___redArg___boxed(lean_object*);
LEAN_EXPORT uint32_t spellcorrection_num_actions(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_init0___redArg(uint64_t);
LEAN_EXPORT uint64_t spellcorrection_lane_t(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t spellcorrection_obs_5(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t spellcorrection_lane_state_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t spellcorrection_lane_refuses(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs11___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneDue___redArg(uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_lengthFrom(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint8_t x_4; 
x_3 = 0;
x_4 = lean_uint64_dec_eq(x_1, x_3);
if (x_4 == 0)
{
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; 
x_5 = 5;
x_6 = lean_uint64_shift_right(x_1, x_5);
x_7 = 1;
x_8 = lean_uint64_add(x_2, x_7);
x_1 = x_6;
x_2 = x_8;
goto _start;
}
else
{
return x_2;
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_lengthFrom___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_letters(uint64_t x_1) {
_start:
{
uint64_t x_2; uint8_t x_3; 
x_2 = 0;
x_3 = lean_uint64_dec_eq(x_1, x_2);
if (x_3 == 0)
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint8_t x_9; 
x_4 = 31;
x_5 = lean_uint64_land(x_1, x_4);
x_6 = 1;
x_7 = lean_uint64_sub(x_5, x_6);
x_8 = 26;
x_9 = lean_uint64_dec_lt(x_7, x_8);
if (x_9 == 0)
{
return x_9;
}
else
{
uint64_t x_10; uint64_t x_11; 
x_10 = 5;
x_11 = lean_uint64_shift_right(x_1, x_10);
x_1 = x_11;
goto _start;
}
}
else
{
return x_3;
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_letters___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_letters(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_text(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint8_t x_4; 
x_3 = 0;
x_4 = lean_uint64_dec_eq(x_1, x_3);
if (x_4 == 0)
{
uint8_t x_5; 
x_5 = lean_uint64_dec_eq(x_2, x_3);
if (x_5 == 0)
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint8_t x_9; 
x_6 = 31;
x_7 = lean_uint64_land(x_1, x_6);
x_8 = 27;
x_9 = lean_uint64_dec_lt(x_7, x_8);
if (x_9 == 0)
{
return x_9;
}
else
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; 
x_10 = 5;
x_11 = lean_uint64_shift_right(x_1, x_10);
x_12 = 1;
x_13 = lean_uint64_sub(x_2, x_12);
x_1 = x_11;
x_2 = x_13;
goto _start;
}
}
else
{
return x_4;
}
}
else
{
return x_4;
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_text___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_SpellCorrection_Kernel_text(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_swaps(uint64_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint8_t x_5; 
x_4 = 0;
x_5 = lean_uint64_dec_eq(x_2, x_4);
if (x_5 == 0)
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; 
x_6 = 5;
x_7 = lean_uint64_shift_right(x_1, x_6);
x_8 = 1;
x_9 = lean_uint64_sub(x_2, x_8);
x_16 = lean_uint64_shift_right(x_1, x_4);
x_17 = 31;
x_18 = lean_uint64_land(x_16, x_17);
x_19 = lean_uint64_land(x_7, x_17);
x_20 = lean_uint64_dec_eq(x_18, x_19);
if (x_20 == 0)
{
uint8_t x_21; 
x_21 = 1;
x_10 = x_21;
goto block_15;
}
else
{
x_10 = x_5;
goto block_15;
}
block_15:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; 
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_to_uint64(x_11);
x_13 = lean_uint64_add(x_3, x_12);
x_1 = x_7;
x_2 = x_9;
x_3 = x_13;
goto _start;
}
}
else
{
return x_3;
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_swaps___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_SpellCorrection_Kernel_swaps(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_swapPlace(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; 
x_5 = 0;
x_6 = lean_uint64_dec_eq(x_2, x_5);
if (x_6 == 0)
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; 
x_7 = lean_uint64_shift_right(x_1, x_5);
x_8 = 31;
x_9 = lean_uint64_land(x_7, x_8);
x_10 = 1;
x_11 = 5;
x_12 = lean_uint64_shift_right(x_1, x_11);
x_13 = lean_uint64_land(x_12, x_8);
x_14 = lean_uint64_dec_eq(x_9, x_13);
if (x_14 == 0)
{
uint8_t x_15; 
x_15 = lean_uint64_dec_eq(x_3, x_5);
if (x_15 == 0)
{
uint64_t x_16; uint64_t x_17; uint64_t x_18; 
x_16 = lean_uint64_sub(x_2, x_10);
x_17 = lean_uint64_sub(x_3, x_10);
x_18 = lean_uint64_add(x_4, x_10);
x_1 = x_12;
x_2 = x_16;
x_3 = x_17;
x_4 = x_18;
goto _start;
}
else
{
return x_4;
}
}
else
{
uint64_t x_20; uint64_t x_21; 
x_20 = lean_uint64_sub(x_2, x_10);
x_21 = lean_uint64_add(x_4, x_10);
x_1 = x_12;
x_2 = x_20;
x_4 = x_21;
goto _start;
}
}
else
{
return x_4;
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_swapPlace___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = l_Spec_SpellCorrection_Kernel_swapPlace(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_sweep(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7) {
_start:
{
uint8_t x_8; 
x_8 = lean_uint64_dec_lt(x_6, x_7);
if (x_8 == 0)
{
return x_5;
}
else
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint8_t x_51; 
x_9 = 2;
x_10 = lean_uint64_shift_left(x_6, x_9);
x_11 = lean_uint64_shift_right(x_3, x_10);
x_12 = 15;
x_13 = lean_uint64_land(x_11, x_12);
x_14 = 1;
x_44 = lean_uint64_sub(x_7, x_14);
x_45 = lean_uint64_sub(x_44, x_6);
x_46 = 5;
x_47 = lean_uint64_mul(x_46, x_45);
x_48 = lean_uint64_shift_right(x_2, x_47);
x_49 = 31;
x_50 = lean_uint64_land(x_48, x_49);
x_51 = lean_uint64_dec_eq(x_1, x_50);
if (x_51 == 0)
{
x_15 = x_8;
goto block_43;
}
else
{
uint8_t x_52; 
x_52 = 0;
x_15 = x_52;
goto block_43;
}
block_43:
{
uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint8_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint8_t x_33; uint64_t x_34; uint32_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; 
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_to_uint64(x_16);
x_18 = lean_uint64_add(x_13, x_17);
x_19 = lean_uint64_add(x_6, x_14);
x_20 = lean_uint64_shift_left(x_19, x_9);
x_21 = lean_uint64_shift_right(x_3, x_20);
x_22 = lean_uint64_land(x_21, x_12);
x_23 = lean_uint64_add(x_22, x_14);
x_24 = lean_uint64_dec_lt(x_18, x_23);
x_25 = lean_uint64_xor(x_18, x_23);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_24);
x_28 = lean_uint32_to_uint64(x_27);
x_29 = lean_uint64_sub(x_26, x_28);
x_30 = lean_uint64_land(x_25, x_29);
x_31 = lean_uint64_xor(x_23, x_30);
x_32 = lean_uint64_add(x_4, x_14);
x_33 = lean_uint64_dec_lt(x_31, x_32);
x_34 = lean_uint64_xor(x_31, x_32);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_uint32_to_uint64(x_35);
x_37 = lean_uint64_sub(x_26, x_36);
x_38 = lean_uint64_land(x_34, x_37);
x_39 = lean_uint64_xor(x_32, x_38);
x_40 = lean_uint64_shift_left(x_39, x_20);
x_41 = lean_uint64_add(x_5, x_40);
x_4 = x_39;
x_5 = x_41;
x_6 = x_19;
goto _start;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_sweep___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = l_Spec_SpellCorrection_Kernel_sweep(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_rows(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint8_t x_7; 
x_6 = 0;
x_7 = lean_uint64_dec_eq(x_4, x_6);
if (x_7 == 0)
{
uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; 
x_8 = 1;
x_9 = lean_uint64_sub(x_4, x_8);
x_10 = 5;
x_11 = lean_uint64_mul(x_10, x_9);
x_12 = lean_uint64_shift_right(x_1, x_11);
x_13 = 31;
x_14 = lean_uint64_land(x_12, x_13);
x_15 = 15;
x_16 = lean_uint64_land(x_3, x_15);
x_17 = lean_uint64_add(x_16, x_8);
x_18 = l_Spec_SpellCorrection_Kernel_sweep(x_14, x_2, x_3, x_17, x_17, x_6, x_5);
x_3 = x_18;
x_4 = x_9;
goto _start;
}
else
{
return x_3;
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_rows___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = l_Spec_SpellCorrection_Kernel_rows(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_distance(uint64_t x_1, uint64_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = lean_uint64_dec_eq(x_1, x_2);
if (x_3 == 0)
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint8_t x_7; uint32_t x_8; uint64_t x_9; uint8_t x_10; uint8_t x_29; 
x_4 = 31;
x_5 = lean_uint64_land(x_1, x_4);
x_6 = lean_uint64_land(x_2, x_4);
x_7 = lean_uint64_dec_eq(x_5, x_6);
x_8 = lean_bool_to_uint32(x_7);
x_9 = 0;
x_29 = lean_uint64_dec_eq(x_6, x_9);
if (x_29 == 0)
{
uint8_t x_30; 
x_30 = 1;
x_10 = x_30;
goto block_28;
}
else
{
x_10 = x_3;
goto block_28;
}
block_28:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; 
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_land(x_8, x_11);
x_13 = 1;
x_14 = lean_uint32_dec_eq(x_12, x_13);
if (x_14 == 0)
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_15 = 62129658859368976ULL;
x_16 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_1, x_9);
x_17 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_2, x_9);
x_18 = l_Spec_SpellCorrection_Kernel_rows(x_1, x_2, x_15, x_16, x_17);
x_19 = 2;
x_20 = lean_uint64_shift_left(x_17, x_19);
x_21 = lean_uint64_shift_right(x_18, x_20);
x_22 = 15;
x_23 = lean_uint64_land(x_21, x_22);
return x_23;
}
else
{
uint64_t x_24; uint64_t x_25; uint64_t x_26; 
x_24 = 5;
x_25 = lean_uint64_shift_right(x_1, x_24);
x_26 = lean_uint64_shift_right(x_2, x_24);
x_1 = x_25;
x_2 = x_26;
goto _start;
}
}
}
else
{
uint64_t x_31; 
x_31 = 0;
return x_31;
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_distance___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_SpellCorrection_Kernel_distance(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_pairs(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 5;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 0;
x_5 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_pairs___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_pairs(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_unequal(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; 
x_2 = 5;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 0;
x_5 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_3, x_4);
x_6 = l_Spec_SpellCorrection_Kernel_swaps(x_1, x_5, x_4);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_unequal___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_unequal(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_choose(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint8_t x_112; uint32_t x_119; uint32_t x_120; uint8_t x_121; uint8_t x_139; uint32_t x_152; uint8_t x_153; 
x_34 = 0;
x_35 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_3, x_34);
x_36 = 5;
x_37 = lean_uint64_shift_right(x_3, x_36);
x_38 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_37, x_34);
x_39 = l_Spec_SpellCorrection_Kernel_swaps(x_3, x_38, x_34);
x_40 = 0;
x_41 = lean_uint64_to_uint32(x_39);
x_42 = lean_uint32_shift_right(x_2, x_40);
x_43 = 1;
x_106 = lean_uint32_land(x_42, x_43);
x_107 = lean_uint32_sub(x_40, x_106);
x_152 = lean_uint32_land(x_41, x_107);
x_153 = lean_uint32_dec_eq(x_152, x_40);
if (x_153 == 0)
{
uint8_t x_154; 
x_154 = 1;
x_139 = x_154;
goto block_151;
}
else
{
uint8_t x_155; 
x_155 = 0;
x_139 = x_155;
goto block_151;
}
block_33:
{
uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; 
x_10 = lean_bool_to_uint32(x_9);
x_11 = lean_uint32_add(x_6, x_10);
x_12 = 32;
x_13 = lean_uint64_shift_right(x_4, x_12);
x_14 = lean_uint32_to_uint64(x_11);
x_15 = lean_uint64_mul(x_13, x_14);
x_16 = 4294967295;
x_17 = lean_uint64_land(x_4, x_16);
x_18 = lean_uint64_mul(x_17, x_14);
x_19 = lean_uint64_shift_right(x_18, x_12);
x_20 = lean_uint64_add(x_15, x_19);
x_21 = lean_uint64_shift_right(x_20, x_12);
x_22 = lean_uint64_to_uint32(x_21);
x_23 = lean_uint32_dec_le(x_5, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_add(x_5, x_7);
x_26 = lean_uint32_dec_le(x_25, x_22);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_add(x_24, x_27);
x_29 = lean_uint32_add(x_25, x_8);
x_30 = lean_uint32_dec_le(x_29, x_22);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_add(x_28, x_31);
return x_32;
}
block_70:
{
uint32_t x_49; uint32_t x_50; uint32_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint8_t x_57; uint32_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; 
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_add(x_47, x_49);
x_51 = 3;
x_52 = 26;
x_53 = 1;
x_54 = lean_uint64_add(x_35, x_53);
x_55 = lean_uint64_mul(x_52, x_54);
x_56 = lean_uint32_to_uint64(x_1);
x_57 = lean_uint64_dec_lt(x_35, x_56);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_to_uint64(x_58);
x_60 = lean_uint64_sub(x_34, x_59);
x_61 = lean_uint64_land(x_55, x_60);
x_62 = lean_uint64_to_uint32(x_61);
x_63 = lean_uint32_shift_right(x_2, x_51);
x_64 = lean_uint32_land(x_63, x_43);
x_65 = lean_uint32_sub(x_40, x_64);
x_66 = lean_uint32_land(x_62, x_65);
x_67 = lean_uint32_dec_eq(x_66, x_40);
if (x_67 == 0)
{
uint8_t x_68; 
x_68 = 1;
x_5 = x_44;
x_6 = x_50;
x_7 = x_45;
x_8 = x_46;
x_9 = x_68;
goto block_33;
}
else
{
uint8_t x_69; 
x_69 = 0;
x_5 = x_44;
x_6 = x_50;
x_7 = x_45;
x_8 = x_46;
x_9 = x_69;
goto block_33;
}
}
block_90:
{
uint32_t x_77; uint32_t x_78; uint64_t x_79; uint8_t x_80; uint32_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint32_t x_85; uint32_t x_86; uint8_t x_87; 
x_77 = lean_bool_to_uint32(x_76);
x_78 = lean_uint32_add(x_75, x_77);
x_79 = 1;
x_80 = lean_uint64_dec_lt(x_79, x_35);
x_81 = lean_bool_to_uint32(x_80);
x_82 = lean_uint32_to_uint64(x_81);
x_83 = lean_uint64_sub(x_34, x_82);
x_84 = lean_uint64_land(x_35, x_83);
x_85 = lean_uint64_to_uint32(x_84);
x_86 = lean_uint32_land(x_85, x_72);
x_87 = lean_uint32_dec_eq(x_86, x_40);
if (x_87 == 0)
{
uint8_t x_88; 
x_88 = 1;
x_44 = x_71;
x_45 = x_73;
x_46 = x_74;
x_47 = x_78;
x_48 = x_88;
goto block_70;
}
else
{
uint8_t x_89; 
x_89 = 0;
x_44 = x_71;
x_45 = x_73;
x_46 = x_74;
x_47 = x_78;
x_48 = x_89;
goto block_70;
}
}
block_105:
{
uint32_t x_97; uint64_t x_98; uint64_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; 
x_97 = lean_bool_to_uint32(x_96);
x_98 = 25;
x_99 = lean_uint64_mul(x_98, x_35);
x_100 = lean_uint64_to_uint32(x_99);
x_101 = lean_uint32_land(x_100, x_92);
x_102 = lean_uint32_dec_eq(x_101, x_40);
if (x_102 == 0)
{
uint8_t x_103; 
x_103 = 1;
x_71 = x_91;
x_72 = x_93;
x_73 = x_94;
x_74 = x_95;
x_75 = x_97;
x_76 = x_103;
goto block_90;
}
else
{
uint8_t x_104; 
x_104 = 0;
x_71 = x_91;
x_72 = x_93;
x_73 = x_94;
x_74 = x_95;
x_75 = x_97;
x_76 = x_104;
goto block_90;
}
}
block_118:
{
uint32_t x_113; uint32_t x_114; uint8_t x_115; 
x_113 = lean_bool_to_uint32(x_112);
x_114 = lean_uint32_land(x_41, x_107);
x_115 = lean_uint32_dec_eq(x_114, x_40);
if (x_115 == 0)
{
uint8_t x_116; 
x_116 = 1;
x_91 = x_108;
x_92 = x_109;
x_93 = x_110;
x_94 = x_111;
x_95 = x_113;
x_96 = x_116;
goto block_105;
}
else
{
uint8_t x_117; 
x_117 = 0;
x_91 = x_108;
x_92 = x_109;
x_93 = x_110;
x_94 = x_111;
x_95 = x_113;
x_96 = x_117;
goto block_105;
}
}
block_138:
{
uint32_t x_122; uint32_t x_123; uint64_t x_124; uint8_t x_125; uint32_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint8_t x_135; 
x_122 = lean_bool_to_uint32(x_121);
x_123 = 2;
x_124 = 1;
x_125 = lean_uint64_dec_lt(x_124, x_35);
x_126 = lean_bool_to_uint32(x_125);
x_127 = lean_uint32_to_uint64(x_126);
x_128 = lean_uint64_sub(x_34, x_127);
x_129 = lean_uint64_land(x_35, x_128);
x_130 = lean_uint64_to_uint32(x_129);
x_131 = lean_uint32_shift_right(x_2, x_123);
x_132 = lean_uint32_land(x_131, x_43);
x_133 = lean_uint32_sub(x_40, x_132);
x_134 = lean_uint32_land(x_130, x_133);
x_135 = lean_uint32_dec_eq(x_134, x_40);
if (x_135 == 0)
{
uint8_t x_136; 
x_136 = 1;
x_108 = x_119;
x_109 = x_120;
x_110 = x_133;
x_111 = x_122;
x_112 = x_136;
goto block_118;
}
else
{
uint8_t x_137; 
x_137 = 0;
x_108 = x_119;
x_109 = x_120;
x_110 = x_133;
x_111 = x_122;
x_112 = x_137;
goto block_118;
}
}
block_151:
{
uint32_t x_140; uint64_t x_141; uint64_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint8_t x_148; 
x_140 = lean_bool_to_uint32(x_139);
x_141 = 25;
x_142 = lean_uint64_mul(x_141, x_35);
x_143 = lean_uint64_to_uint32(x_142);
x_144 = lean_uint32_shift_right(x_2, x_43);
x_145 = lean_uint32_land(x_144, x_43);
x_146 = lean_uint32_sub(x_40, x_145);
x_147 = lean_uint32_land(x_143, x_146);
x_148 = lean_uint32_dec_eq(x_147, x_40);
if (x_148 == 0)
{
uint8_t x_149; 
x_149 = 1;
x_119 = x_140;
x_120 = x_146;
x_121 = x_149;
goto block_138;
}
else
{
uint8_t x_150; 
x_150 = 0;
x_119 = x_140;
x_120 = x_146;
x_121 = x_150;
goto block_138;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_choose___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = l_Spec_SpellCorrection_Kernel_choose(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_misspell(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint32_t x_7; uint64_t x_8; uint8_t x_100; 
x_6 = 0;
x_7 = 0;
x_100 = lean_uint32_dec_eq(x_3, x_7);
if (x_100 == 0)
{
uint64_t x_101; uint32_t x_102; uint8_t x_103; 
x_101 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_4, x_6);
x_102 = 1;
x_103 = lean_uint32_dec_eq(x_3, x_102);
if (x_103 == 0)
{
uint32_t x_104; uint8_t x_105; 
x_104 = 2;
x_105 = lean_uint32_dec_eq(x_3, x_104);
if (x_105 == 0)
{
uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint8_t x_111; uint32_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; 
x_106 = 26;
x_107 = 1;
x_108 = lean_uint64_add(x_101, x_107);
x_109 = lean_uint64_mul(x_106, x_108);
x_110 = lean_uint32_to_uint64(x_1);
x_111 = lean_uint64_dec_lt(x_101, x_110);
x_112 = lean_bool_to_uint32(x_111);
x_113 = lean_uint32_to_uint64(x_112);
x_114 = lean_uint64_sub(x_6, x_113);
x_115 = lean_uint64_land(x_109, x_114);
x_8 = x_115;
goto block_99;
}
else
{
uint64_t x_116; uint8_t x_117; uint32_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; 
x_116 = 1;
x_117 = lean_uint64_dec_lt(x_116, x_101);
x_118 = lean_bool_to_uint32(x_117);
x_119 = lean_uint32_to_uint64(x_118);
x_120 = lean_uint64_sub(x_6, x_119);
x_121 = lean_uint64_land(x_101, x_120);
x_8 = x_121;
goto block_99;
}
}
else
{
uint64_t x_122; uint64_t x_123; 
x_122 = 25;
x_123 = lean_uint64_mul(x_122, x_101);
x_8 = x_123;
goto block_99;
}
}
else
{
uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; 
x_124 = 5;
x_125 = lean_uint64_shift_right(x_4, x_124);
x_126 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_125, x_6);
x_127 = l_Spec_SpellCorrection_Kernel_swaps(x_4, x_126, x_6);
x_8 = x_127;
goto block_99;
}
block_99:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint64_t x_26; uint8_t x_27; 
x_9 = lean_uint64_to_uint32(x_8);
x_10 = lean_uint32_shift_right(x_2, x_3);
x_11 = 1;
x_12 = lean_uint32_land(x_10, x_11);
x_13 = lean_uint32_sub(x_7, x_12);
x_14 = lean_uint32_land(x_9, x_13);
x_15 = 32;
x_16 = lean_uint64_shift_right(x_5, x_15);
x_17 = lean_uint32_to_uint64(x_14);
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 4294967295;
x_20 = lean_uint64_land(x_5, x_19);
x_21 = lean_uint64_mul(x_20, x_17);
x_22 = lean_uint64_shift_right(x_21, x_15);
x_23 = lean_uint64_add(x_18, x_22);
x_24 = lean_uint64_shift_right(x_23, x_15);
x_25 = lean_uint64_to_uint32(x_24);
x_26 = lean_uint32_to_uint64(x_25);
x_27 = lean_uint32_dec_eq(x_3, x_7);
if (x_27 == 0)
{
uint8_t x_28; 
x_28 = lean_uint32_dec_eq(x_3, x_11);
if (x_28 == 0)
{
uint32_t x_29; uint8_t x_30; 
x_29 = 2;
x_30 = lean_uint32_dec_eq(x_3, x_29);
if (x_30 == 0)
{
uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; 
x_31 = 26;
x_32 = lean_uint64_div(x_26, x_31);
x_33 = lean_uint64_mod(x_26, x_31);
x_34 = 5;
x_35 = lean_uint64_mul(x_34, x_32);
x_36 = lean_uint64_shift_right(x_4, x_35);
x_37 = lean_uint64_shift_left(x_36, x_35);
x_38 = lean_uint64_sub(x_4, x_37);
x_39 = 1;
x_40 = lean_uint64_add(x_33, x_39);
x_41 = lean_uint64_shift_left(x_40, x_35);
x_42 = lean_uint64_add(x_38, x_41);
x_43 = lean_uint64_add(x_32, x_39);
x_44 = lean_uint64_mul(x_34, x_43);
x_45 = lean_uint64_shift_left(x_36, x_44);
x_46 = lean_uint64_add(x_42, x_45);
return x_46;
}
else
{
uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; 
x_47 = 5;
x_48 = lean_uint64_mul(x_47, x_26);
x_49 = lean_uint64_shift_right(x_4, x_48);
x_50 = lean_uint64_shift_left(x_49, x_48);
x_51 = lean_uint64_sub(x_4, x_50);
x_52 = 1;
x_53 = lean_uint64_add(x_26, x_52);
x_54 = lean_uint64_mul(x_47, x_53);
x_55 = lean_uint64_shift_right(x_4, x_54);
x_56 = lean_uint64_shift_left(x_55, x_48);
x_57 = lean_uint64_add(x_51, x_56);
return x_57;
}
}
else
{
uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint8_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; 
x_58 = 25;
x_59 = lean_uint64_div(x_26, x_58);
x_60 = lean_uint64_mod(x_26, x_58);
x_61 = 1;
x_62 = lean_uint64_add(x_60, x_61);
x_63 = 5;
x_64 = lean_uint64_mul(x_63, x_59);
x_65 = lean_uint64_shift_right(x_4, x_64);
x_66 = 31;
x_67 = lean_uint64_land(x_65, x_66);
x_68 = lean_uint64_dec_le(x_67, x_62);
x_69 = lean_bool_to_uint32(x_68);
x_70 = lean_uint32_to_uint64(x_69);
x_71 = lean_uint64_add(x_62, x_70);
x_72 = lean_uint64_shift_left(x_67, x_64);
x_73 = lean_uint64_sub(x_4, x_72);
x_74 = lean_uint64_shift_left(x_71, x_64);
x_75 = lean_uint64_add(x_73, x_74);
return x_75;
}
}
else
{
uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; 
x_76 = 5;
x_77 = lean_uint64_shift_right(x_4, x_76);
x_78 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_77, x_6);
x_79 = l_Spec_SpellCorrection_Kernel_swapPlace(x_4, x_78, x_26, x_6);
x_80 = 1;
x_81 = lean_uint64_add(x_79, x_80);
x_82 = lean_uint64_mul(x_76, x_81);
x_83 = lean_uint64_shift_right(x_4, x_82);
x_84 = 31;
x_85 = lean_uint64_land(x_83, x_84);
x_86 = lean_uint64_mul(x_76, x_79);
x_87 = lean_uint64_shift_right(x_4, x_86);
x_88 = lean_uint64_land(x_87, x_84);
x_89 = lean_uint64_shift_left(x_88, x_86);
x_90 = lean_uint64_sub(x_4, x_89);
x_91 = lean_uint64_shift_left(x_85, x_86);
x_92 = lean_uint64_add(x_90, x_91);
x_93 = lean_uint64_shift_right(x_92, x_82);
x_94 = lean_uint64_land(x_93, x_84);
x_95 = lean_uint64_shift_left(x_94, x_82);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_shift_left(x_88, x_82);
x_98 = lean_uint64_add(x_96, x_97);
return x_98;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_misspell___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = l_Spec_SpellCorrection_Kernel_misspell(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t spellcorrection_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; 
x_4 = 1;
x_5 = lean_uint32_sub(x_1, x_4);
x_6 = 12;
x_7 = lean_uint32_dec_lt(x_5, x_6);
x_8 = lean_bool_to_uint32(x_7);
x_9 = lean_uint32_dec_le(x_2, x_4);
x_10 = lean_bool_to_uint32(x_9);
x_11 = lean_uint32_land(x_8, x_10);
x_12 = lean_uint32_sub(x_3, x_4);
x_13 = 15;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint32_dec_eq(x_16, x_4);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = spellcorrection_valid(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_stateValid___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; 
x_4 = l_Spec_SpellCorrection_Kernel_letters(x_2);
x_5 = lean_bool_to_uint32(x_4);
x_6 = 0;
x_7 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_2, x_6);
x_8 = 1;
x_9 = lean_uint64_sub(x_7, x_8);
x_10 = lean_uint32_to_uint64(x_1);
x_11 = lean_uint64_dec_lt(x_9, x_10);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_land(x_5, x_12);
x_14 = l_Spec_SpellCorrection_Kernel_text(x_3, x_10);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_13, x_15);
x_17 = 1;
x_18 = lean_uint32_dec_eq(x_16, x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t spellcorrection_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint8_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_stateValid___redArg(x_1, x_4, x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_state_valid(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_stateValid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_SpellCorrection_Kernel_stateValid___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_numActions___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; 
x_2 = 26;
x_3 = lean_uint32_mul(x_2, x_1);
return x_3;
}
}
LEAN_EXPORT uint32_t spellcorrection_num_actions(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; 
x_4 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = spellcorrection_num_actions(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_numActions___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_actionValid___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; 
x_3 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_4 = lean_uint32_dec_lt(x_2, x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t spellcorrection_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint8_t x_5; 
x_5 = l_Spec_SpellCorrection_Kernel_actionValid___redArg(x_1, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = spellcorrection_action_valid(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_actionValid___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_SpellCorrection_Kernel_actionValid___redArg(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t spellcorrection_reward_scale(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; 
x_4 = 27720;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = spellcorrection_reward_scale(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t spellcorrection_reset_words(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = 3;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = spellcorrection_reset_words(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t spellcorrection_step_words(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = 0;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = spellcorrection_step_words(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_word___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3) {
_start:
{
uint8_t x_4; 
x_4 = l_Spec_SpellCorrection_Kernel_letters(x_3);
if (x_4 == 0)
{
return x_4;
}
else
{
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_25; uint8_t x_26; uint32_t x_32; uint8_t x_33; uint32_t x_53; uint8_t x_54; uint8_t x_71; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; 
x_5 = 0;
x_6 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_3, x_5);
x_7 = 1;
x_8 = lean_uint64_sub(x_6, x_7);
x_9 = lean_uint32_to_uint64(x_1);
x_10 = lean_uint64_dec_lt(x_8, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = 5;
x_13 = lean_uint64_shift_right(x_3, x_12);
x_14 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_13, x_5);
x_15 = l_Spec_SpellCorrection_Kernel_swaps(x_3, x_14, x_5);
x_16 = 0;
x_17 = lean_uint64_to_uint32(x_15);
x_18 = lean_uint32_shift_right(x_2, x_16);
x_19 = 1;
x_83 = lean_uint32_land(x_18, x_19);
x_84 = lean_uint32_sub(x_16, x_83);
x_85 = lean_uint32_land(x_17, x_84);
x_86 = lean_uint32_dec_eq(x_85, x_16);
if (x_86 == 0)
{
x_71 = x_4;
goto block_82;
}
else
{
uint8_t x_87; 
x_87 = 0;
x_71 = x_87;
goto block_82;
}
block_24:
{
uint32_t x_21; uint32_t x_22; uint8_t x_23; 
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_11, x_21);
x_23 = lean_uint32_dec_eq(x_22, x_19);
return x_23;
}
block_31:
{
uint32_t x_27; uint32_t x_28; uint8_t x_29; 
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_add(x_25, x_27);
x_29 = lean_uint32_dec_eq(x_28, x_16);
if (x_29 == 0)
{
x_20 = x_4;
goto block_24;
}
else
{
uint8_t x_30; 
x_30 = 0;
x_20 = x_30;
goto block_24;
}
}
block_52:
{
uint32_t x_34; uint32_t x_35; uint32_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint8_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; 
x_34 = lean_bool_to_uint32(x_33);
x_35 = lean_uint32_add(x_32, x_34);
x_36 = 3;
x_37 = 26;
x_38 = lean_uint64_add(x_6, x_7);
x_39 = lean_uint64_mul(x_37, x_38);
x_40 = lean_uint64_dec_lt(x_6, x_9);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_sub(x_5, x_42);
x_44 = lean_uint64_land(x_39, x_43);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_shift_right(x_2, x_36);
x_47 = lean_uint32_land(x_46, x_19);
x_48 = lean_uint32_sub(x_16, x_47);
x_49 = lean_uint32_land(x_45, x_48);
x_50 = lean_uint32_dec_eq(x_49, x_16);
if (x_50 == 0)
{
x_25 = x_35;
x_26 = x_4;
goto block_31;
}
else
{
uint8_t x_51; 
x_51 = 0;
x_25 = x_35;
x_26 = x_51;
goto block_31;
}
}
block_70:
{
uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint8_t x_68; 
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_add(x_53, x_55);
x_57 = 2;
x_58 = lean_uint64_dec_lt(x_7, x_6);
x_59 = lean_bool_to_uint32(x_58);
x_60 = lean_uint32_to_uint64(x_59);
x_61 = lean_uint64_sub(x_5, x_60);
x_62 = lean_uint64_land(x_6, x_61);
x_63 = lean_uint64_to_uint32(x_62);
x_64 = lean_uint32_shift_right(x_2, x_57);
x_65 = lean_uint32_land(x_64, x_19);
x_66 = lean_uint32_sub(x_16, x_65);
x_67 = lean_uint32_land(x_63, x_66);
x_68 = lean_uint32_dec_eq(x_67, x_16);
if (x_68 == 0)
{
x_32 = x_56;
x_33 = x_4;
goto block_52;
}
else
{
uint8_t x_69; 
x_69 = 0;
x_32 = x_56;
x_33 = x_69;
goto block_52;
}
}
block_82:
{
uint32_t x_72; uint64_t x_73; uint64_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; 
x_72 = lean_bool_to_uint32(x_71);
x_73 = 25;
x_74 = lean_uint64_mul(x_73, x_6);
x_75 = lean_uint64_to_uint32(x_74);
x_76 = lean_uint32_shift_right(x_2, x_19);
x_77 = lean_uint32_land(x_76, x_19);
x_78 = lean_uint32_sub(x_16, x_77);
x_79 = lean_uint32_land(x_75, x_78);
x_80 = lean_uint32_dec_eq(x_79, x_16);
if (x_80 == 0)
{
x_53 = x_72;
x_54 = x_4;
goto block_70;
}
else
{
uint8_t x_81; 
x_81 = 0;
x_53 = x_72;
x_54 = x_81;
goto block_70;
}
}
}
}
}
LEAN_EXPORT uint8_t spellcorrection_word(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint8_t x_5; 
x_5 = l_Spec_SpellCorrection_Kernel_word___redArg(x_1, x_3, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_word___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = spellcorrection_word(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_word___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_SpellCorrection_Kernel_word___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_index___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint32_t x_32; 
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 11400714819323198485ULL;
x_7 = lean_uint64_mul(x_5, x_6);
x_8 = lean_uint64_add(x_2, x_7);
x_9 = 30;
x_10 = lean_uint64_shift_right(x_8, x_9);
x_11 = lean_uint64_xor(x_8, x_10);
x_12 = 13787848793156543929ULL;
x_13 = lean_uint64_mul(x_11, x_12);
x_14 = 27;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 10723151780598845931ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 31;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 32;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint32_to_uint64(x_1);
x_25 = lean_uint64_mul(x_23, x_24);
x_26 = 4294967295;
x_27 = lean_uint64_land(x_21, x_26);
x_28 = lean_uint64_mul(x_27, x_24);
x_29 = lean_uint64_shift_right(x_28, x_22);
x_30 = lean_uint64_add(x_25, x_29);
x_31 = lean_uint64_shift_right(x_30, x_22);
x_32 = lean_uint64_to_uint32(x_31);
return x_32;
}
}
LEAN_EXPORT uint32_t spellcorrection_index(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint32_t x_7; 
x_7 = l_Spec_SpellCorrection_Kernel_index___redArg(x_4, x_5, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_index___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = spellcorrection_index(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_index___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_SpellCorrection_Kernel_index___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t spellcorrection_init_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_init0___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = spellcorrection_init_0(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_init0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_init1___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; 
x_6 = 1;
x_7 = lean_uint64_add(x_5, x_6);
x_8 = lean_uint64_add(x_7, x_6);
x_9 = 11400714819323198485ULL;
x_10 = lean_uint64_mul(x_8, x_9);
x_11 = lean_uint64_add(x_4, x_10);
x_12 = 30;
x_13 = lean_uint64_shift_right(x_11, x_12);
x_14 = lean_uint64_xor(x_11, x_13);
x_15 = 13787848793156543929ULL;
x_16 = lean_uint64_mul(x_14, x_15);
x_17 = 27;
x_18 = lean_uint64_shift_right(x_16, x_17);
x_19 = lean_uint64_xor(x_16, x_18);
x_20 = 10723151780598845931ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = 31;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint64_xor(x_21, x_23);
x_25 = l_Spec_SpellCorrection_Kernel_choose(x_1, x_2, x_3, x_24);
x_26 = 2;
x_27 = lean_uint64_add(x_5, x_26);
x_28 = lean_uint64_add(x_27, x_6);
x_29 = lean_uint64_mul(x_28, x_9);
x_30 = lean_uint64_add(x_4, x_29);
x_31 = lean_uint64_shift_right(x_30, x_12);
x_32 = lean_uint64_xor(x_30, x_31);
x_33 = lean_uint64_mul(x_32, x_15);
x_34 = lean_uint64_shift_right(x_33, x_17);
x_35 = lean_uint64_xor(x_33, x_34);
x_36 = lean_uint64_mul(x_35, x_20);
x_37 = lean_uint64_shift_right(x_36, x_22);
x_38 = lean_uint64_xor(x_36, x_37);
x_39 = l_Spec_SpellCorrection_Kernel_misspell(x_1, x_2, x_25, x_3, x_38);
return x_39;
}
}
LEAN_EXPORT uint64_t spellcorrection_init_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint64_t x_7; 
x_7 = l_Spec_SpellCorrection_Kernel_init1___redArg(x_1, x_3, x_4, x_5, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = spellcorrection_init_1(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = l_Spec_SpellCorrection_Kernel_init1___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_transform___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; 
x_6 = 1;
x_7 = lean_uint64_add(x_5, x_6);
x_8 = lean_uint64_add(x_7, x_6);
x_9 = 11400714819323198485ULL;
x_10 = lean_uint64_mul(x_8, x_9);
x_11 = lean_uint64_add(x_4, x_10);
x_12 = 30;
x_13 = lean_uint64_shift_right(x_11, x_12);
x_14 = lean_uint64_xor(x_11, x_13);
x_15 = 13787848793156543929ULL;
x_16 = lean_uint64_mul(x_14, x_15);
x_17 = 27;
x_18 = lean_uint64_shift_right(x_16, x_17);
x_19 = lean_uint64_xor(x_16, x_18);
x_20 = 10723151780598845931ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = 31;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint64_xor(x_21, x_23);
x_25 = l_Spec_SpellCorrection_Kernel_choose(x_1, x_2, x_3, x_24);
return x_25;
}
}
LEAN_EXPORT uint32_t spellcorrection_transform(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint32_t x_7; 
x_7 = l_Spec_SpellCorrection_Kernel_transform___redArg(x_1, x_3, x_4, x_5, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_transform___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = spellcorrection_transform(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_transform___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = l_Spec_SpellCorrection_Kernel_transform___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t spellcorrection_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint64_t x_7) {
_start:
{
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_step0___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = spellcorrection_step_0(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_step0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_step1___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint32_t x_4) {
_start:
{
uint8_t x_5; uint8_t x_36; 
x_36 = lean_uint64_dec_eq(x_3, x_2);
if (x_36 == 0)
{
uint8_t x_37; 
x_37 = 1;
x_5 = x_37;
goto block_35;
}
else
{
uint8_t x_38; 
x_38 = 0;
x_5 = x_38;
goto block_35;
}
block_35:
{
uint64_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint64_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; 
x_6 = 0;
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_to_uint64(x_7);
x_9 = lean_uint64_sub(x_6, x_8);
x_10 = 26;
x_11 = lean_uint32_mul(x_10, x_1);
x_12 = lean_uint32_dec_lt(x_4, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_to_uint64(x_13);
x_15 = lean_uint64_sub(x_6, x_14);
x_16 = lean_uint64_land(x_9, x_15);
x_17 = lean_uint32_div(x_4, x_10);
x_18 = lean_uint32_to_uint64(x_17);
x_19 = lean_uint32_mod(x_4, x_10);
x_20 = lean_uint32_to_uint64(x_19);
x_21 = 1;
x_22 = lean_uint64_add(x_20, x_21);
x_23 = 5;
x_24 = lean_uint64_mul(x_23, x_18);
x_25 = lean_uint64_shift_right(x_3, x_24);
x_26 = 31;
x_27 = lean_uint64_land(x_25, x_26);
x_28 = lean_uint64_shift_left(x_27, x_24);
x_29 = lean_uint64_sub(x_3, x_28);
x_30 = lean_uint64_shift_left(x_22, x_24);
x_31 = lean_uint64_add(x_29, x_30);
x_32 = lean_uint64_xor(x_31, x_3);
x_33 = lean_uint64_land(x_32, x_16);
x_34 = lean_uint64_xor(x_3, x_33);
return x_34;
}
}
}
LEAN_EXPORT uint64_t spellcorrection_step_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint64_t x_7) {
_start:
{
uint64_t x_8; 
x_8 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_4, x_5, x_6);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = spellcorrection_step_1(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_15; uint8_t x_16; 
x_15 = lean_uint64_dec_eq(x_4, x_3);
if (x_15 == 0)
{
uint8_t x_56; 
x_56 = 1;
x_16 = x_56;
goto block_55;
}
else
{
uint8_t x_57; 
x_57 = 0;
x_16 = x_57;
goto block_55;
}
block_14:
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; 
x_10 = lean_uint64_div(x_8, x_9);
x_11 = l_Spec_SpellCorrection_Kernel_distance(x_7, x_3);
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_sub(x_6, x_12);
return x_13;
}
block_55:
{
if (x_15 == 0)
{
uint32_t x_17; uint32_t x_18; uint8_t x_19; uint64_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; uint64_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint8_t x_46; 
x_17 = 26;
x_18 = lean_uint32_mul(x_17, x_1);
x_19 = lean_uint32_dec_lt(x_5, x_18);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_16);
x_22 = lean_uint32_to_uint64(x_21);
x_23 = lean_uint64_sub(x_20, x_22);
x_24 = lean_bool_to_uint32(x_19);
x_25 = lean_uint32_to_uint64(x_24);
x_26 = lean_uint64_sub(x_20, x_25);
x_27 = lean_uint64_land(x_23, x_26);
x_28 = lean_uint32_div(x_5, x_17);
x_29 = lean_uint32_to_uint64(x_28);
x_30 = lean_uint32_mod(x_5, x_17);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = 1;
x_33 = lean_uint64_add(x_31, x_32);
x_34 = 5;
x_35 = lean_uint64_mul(x_34, x_29);
x_36 = lean_uint64_shift_right(x_4, x_35);
x_37 = 31;
x_38 = lean_uint64_land(x_36, x_37);
x_39 = lean_uint64_shift_left(x_38, x_35);
x_40 = lean_uint64_sub(x_4, x_39);
x_41 = lean_uint64_shift_left(x_33, x_35);
x_42 = lean_uint64_add(x_40, x_41);
x_43 = lean_uint64_xor(x_42, x_4);
x_44 = lean_uint64_land(x_43, x_27);
x_45 = lean_uint64_xor(x_4, x_44);
x_46 = lean_uint64_dec_eq(x_45, x_3);
if (x_46 == 0)
{
uint32_t x_47; uint8_t x_48; 
x_47 = 0;
x_48 = lean_uint32_dec_eq(x_2, x_47);
if (x_48 == 0)
{
uint64_t x_49; uint64_t x_50; uint64_t x_51; uint8_t x_52; 
x_49 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_45, x_20);
x_50 = l_Spec_SpellCorrection_Kernel_lengthFrom(x_3, x_20);
x_51 = 27720;
x_52 = lean_uint64_dec_lt(x_49, x_50);
if (x_52 == 0)
{
x_6 = x_20;
x_7 = x_45;
x_8 = x_51;
x_9 = x_49;
goto block_14;
}
else
{
x_6 = x_20;
x_7 = x_45;
x_8 = x_51;
x_9 = x_50;
goto block_14;
}
}
else
{
return x_20;
}
}
else
{
uint64_t x_53; 
x_53 = 27720;
return x_53;
}
}
else
{
uint64_t x_54; 
x_54 = 0;
return x_54;
}
}
}
}
LEAN_EXPORT uint64_t spellcorrection_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint64_t x_7) {
_start:
{
uint64_t x_8; 
x_8 = l_Spec_SpellCorrection_Kernel_reward___redArg(x_1, x_2, x_4, x_5, x_6);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = spellcorrection_reward(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SpellCorrection_Kernel_reward___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t spellcorrection_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint8_t x_6; 
x_6 = lean_uint64_dec_eq(x_5, x_4);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_terminated___redArg(uint64_t x_1, uint64_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = lean_uint64_dec_eq(x_2, x_1);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_terminated(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_terminated___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_SpellCorrection_Kernel_terminated___redArg(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs0___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 0;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs0___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_0(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs1___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 5;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs1___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_1(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs1___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs2___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 10;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs2___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_2(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs2___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs3___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 15;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs3___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_3(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs3___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs3___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs4___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 20;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs4___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_4(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs4___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs4___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs5___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 25;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_5(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs5___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs5___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_5(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs5___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs5___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs6___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 30;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_6(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs6___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs6___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_6(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs6___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs6___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs7___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 35;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_7(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs7___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs7___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_7(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs7___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs7___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs8___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 40;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_8(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs8___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs8___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_8(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs8___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs8___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs9___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 45;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_9(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs9___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs9___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_9(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs9___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs9___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs10___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 50;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_10(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs10___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs10___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_10(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs10___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs10___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs11___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 55;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 31;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_11(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_obs11___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs11___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_11(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs11___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_SpellCorrection_Kernel_obs11___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t spellcorrection_obs_12(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SpellCorrection_Kernel_distance(x_5, x_4);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs12___redArg(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_SpellCorrection_Kernel_distance(x_2, x_1);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs12___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = spellcorrection_obs_12(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs12___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_SpellCorrection_Kernel_obs12___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_nextTerminal(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint64_t x_7) {
_start:
{
uint64_t x_8; uint8_t x_9; 
x_8 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_4, x_5, x_6);
x_9 = lean_uint64_dec_eq(x_8, x_4);
return x_9;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_nextTerminal___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint32_t x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; 
x_5 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_4);
x_6 = lean_uint64_dec_eq(x_5, x_2);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_nextTerminal___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = l_Spec_SpellCorrection_Kernel_nextTerminal(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_nextTerminal___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_SpellCorrection_Kernel_nextTerminal___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneRefuses___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_5 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_6 = lean_bool_to_uint32(x_2);
x_7 = 1;
x_8 = lean_uint32_dec_eq(x_4, x_7);
x_9 = lean_bool_to_uint32(x_8);
x_10 = 2;
x_11 = lean_uint32_dec_eq(x_4, x_10);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_lor(x_9, x_12);
x_14 = lean_uint32_land(x_6, x_13);
x_15 = lean_uint32_sub(x_4, x_7);
x_16 = 3;
x_17 = lean_uint32_dec_lt(x_15, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_6, x_18);
x_20 = lean_uint32_xor(x_19, x_7);
x_21 = lean_uint32_dec_lt(x_3, x_5);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = lean_uint32_lor(x_14, x_23);
x_25 = lean_uint32_xor(x_24, x_7);
x_26 = lean_uint32_dec_eq(x_25, x_7);
return x_26;
}
}
LEAN_EXPORT uint8_t spellcorrection_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneRefuses___redArg(x_1, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_refuses(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_SpellCorrection_Kernel_laneRefuses___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_laneState0___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_6 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_7 = lean_uint64_xor(x_2, x_2);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_3);
x_10 = 1;
x_11 = lean_uint32_sub(x_5, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_4, x_6);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_uint32_to_uint64(x_19);
x_21 = lean_uint64_sub(x_8, x_20);
x_22 = lean_uint64_land(x_7, x_21);
x_23 = lean_uint64_xor(x_2, x_22);
return x_23;
}
}
LEAN_EXPORT uint64_t spellcorrection_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneState0___redArg(x_1, x_4, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_state_0(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SpellCorrection_Kernel_laneState0___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_laneState1___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; 
x_7 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_8 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_5);
x_9 = lean_uint64_xor(x_8, x_3);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_4);
x_12 = 1;
x_13 = lean_uint32_sub(x_6, x_12);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_11, x_16);
x_18 = lean_uint32_xor(x_17, x_12);
x_19 = lean_uint32_dec_lt(x_5, x_7);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint32_to_uint64(x_21);
x_23 = lean_uint64_sub(x_10, x_22);
x_24 = lean_uint64_land(x_9, x_23);
x_25 = lean_uint64_xor(x_3, x_24);
return x_25;
}
}
LEAN_EXPORT uint64_t spellcorrection_lane_state_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneState1___redArg(x_1, x_4, x_5, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneState1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_state_1(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneState1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_SpellCorrection_Kernel_laneState1___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_laneT___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_6 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_7 = lean_uint64_xor(x_2, x_2);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_3);
x_10 = 1;
x_11 = lean_uint32_sub(x_5, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_4, x_6);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_uint32_to_uint64(x_19);
x_21 = lean_uint64_sub(x_8, x_20);
x_22 = lean_uint64_land(x_7, x_21);
x_23 = lean_uint64_xor(x_2, x_22);
return x_23;
}
}
LEAN_EXPORT uint64_t spellcorrection_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneT___redArg(x_1, x_7, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_t(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SpellCorrection_Kernel_laneT___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_SpellCorrection_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint32_t x_27; uint8_t x_28; 
x_6 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_27 = 4294967295;
x_28 = lean_uint32_dec_eq(x_2, x_27);
if (x_28 == 0)
{
uint8_t x_29; 
x_29 = 1;
x_7 = x_29;
goto block_26;
}
else
{
uint8_t x_30; 
x_30 = 0;
x_7 = x_30;
goto block_26;
}
block_26:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; 
x_8 = lean_bool_to_uint32(x_7);
x_9 = lean_uint32_add(x_2, x_8);
x_10 = lean_uint32_xor(x_9, x_2);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_3);
x_13 = 1;
x_14 = lean_uint32_sub(x_5, x_13);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_xor(x_18, x_13);
x_20 = lean_uint32_dec_lt(x_4, x_6);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_sub(x_11, x_22);
x_24 = lean_uint32_land(x_10, x_23);
x_25 = lean_uint32_xor(x_2, x_24);
return x_25;
}
}
}
LEAN_EXPORT uint32_t spellcorrection_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint32_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneElapsed___redArg(x_1, x_8, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_elapsed(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint32(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SpellCorrection_Kernel_laneElapsed___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneOver___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint32_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint8_t x_54; uint32_t x_62; uint8_t x_63; 
x_10 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_11 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_6);
x_12 = lean_uint64_dec_eq(x_11, x_2);
x_13 = lean_bool_to_uint32(x_5);
x_14 = 1;
x_15 = lean_uint32_sub(x_7, x_14);
x_16 = 3;
x_17 = lean_uint32_dec_lt(x_15, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_13, x_18);
x_20 = lean_uint32_xor(x_19, x_14);
x_21 = lean_uint32_dec_lt(x_6, x_10);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = lean_bool_to_uint32(x_12);
x_25 = lean_uint32_land(x_23, x_24);
x_62 = 4294967295;
x_63 = lean_uint32_dec_eq(x_4, x_62);
if (x_63 == 0)
{
uint8_t x_64; 
x_64 = 1;
x_54 = x_64;
goto block_61;
}
else
{
uint8_t x_65; 
x_65 = 0;
x_54 = x_65;
goto block_61;
}
block_40:
{
uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; 
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_9, x_26);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_uint32_lor(x_27, x_32);
x_34 = lean_uint32_land(x_23, x_33);
x_35 = lean_uint32_lor(x_25, x_34);
x_36 = lean_uint32_xor(x_23, x_14);
x_37 = lean_uint32_land(x_13, x_36);
x_38 = lean_uint32_lor(x_35, x_37);
x_39 = lean_uint32_dec_eq(x_38, x_14);
return x_39;
}
block_53:
{
uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; 
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_dec_le(x_8, x_42);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_land(x_44, x_46);
x_48 = lean_uint32_xor(x_24, x_14);
x_49 = lean_uint32_land(x_47, x_48);
x_50 = lean_uint32_dec_eq(x_9, x_41);
if (x_50 == 0)
{
uint8_t x_51; 
x_51 = 1;
x_26 = x_42;
x_27 = x_49;
x_28 = x_51;
goto block_40;
}
else
{
uint8_t x_52; 
x_52 = 0;
x_26 = x_42;
x_27 = x_49;
x_28 = x_52;
goto block_40;
}
}
block_61:
{
uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; 
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_add(x_4, x_55);
x_57 = 0;
x_58 = lean_uint32_dec_eq(x_8, x_57);
if (x_58 == 0)
{
uint8_t x_59; 
x_59 = 1;
x_41 = x_57;
x_42 = x_56;
x_43 = x_59;
goto block_53;
}
else
{
uint8_t x_60; 
x_60 = 0;
x_41 = x_57;
x_42 = x_56;
x_43 = x_60;
goto block_53;
}
}
}
}
LEAN_EXPORT uint8_t spellcorrection_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneOver___redArg(x_1, x_4, x_5, x_8, x_9, x_10, x_11, x_12, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_over(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox(x_5);
x_15 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_19 = l_Spec_SpellCorrection_Kernel_laneOver___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box(x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; 
x_8 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_9 = l_Spec_SpellCorrection_Kernel_reward___redArg(x_1, x_2, x_3, x_4, x_6);
x_10 = 0;
x_11 = lean_uint64_xor(x_9, x_10);
x_12 = lean_bool_to_uint32(x_5);
x_13 = 1;
x_14 = lean_uint32_sub(x_7, x_13);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_xor(x_18, x_13);
x_20 = lean_uint32_dec_lt(x_6, x_8);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_to_uint64(x_22);
x_24 = lean_uint64_sub(x_10, x_23);
x_25 = lean_uint64_land(x_11, x_24);
x_26 = lean_uint64_xor(x_10, x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t spellcorrection_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneReward___redArg(x_1, x_2, x_4, x_5, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_reward(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_SpellCorrection_Kernel_laneReward___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneTerminated___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; 
x_7 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_8 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_5);
x_9 = lean_uint64_dec_eq(x_8, x_2);
x_10 = lean_bool_to_uint32(x_4);
x_11 = 1;
x_12 = lean_uint32_sub(x_6, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_5, x_7);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_bool_to_uint32(x_9);
x_22 = lean_uint32_land(x_20, x_21);
x_23 = lean_uint32_dec_eq(x_22, x_11);
return x_23;
}
}
LEAN_EXPORT uint8_t spellcorrection_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneTerminated___redArg(x_1, x_4, x_5, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_terminated(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_SpellCorrection_Kernel_laneTerminated___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneTruncated___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint32_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint8_t x_49; uint32_t x_57; uint8_t x_58; 
x_10 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_11 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_6);
x_12 = lean_uint64_dec_eq(x_11, x_2);
x_13 = lean_bool_to_uint32(x_5);
x_14 = 1;
x_15 = lean_uint32_sub(x_7, x_14);
x_16 = 3;
x_17 = lean_uint32_dec_lt(x_15, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_13, x_18);
x_20 = lean_uint32_xor(x_19, x_14);
x_21 = lean_uint32_dec_lt(x_6, x_10);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_57 = 4294967295;
x_58 = lean_uint32_dec_eq(x_4, x_57);
if (x_58 == 0)
{
uint8_t x_59; 
x_59 = 1;
x_49 = x_59;
goto block_56;
}
else
{
uint8_t x_60; 
x_60 = 0;
x_49 = x_60;
goto block_56;
}
block_34:
{
uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; 
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_dec_le(x_9, x_25);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_lor(x_24, x_30);
x_32 = lean_uint32_land(x_23, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_14);
return x_33;
}
block_48:
{
uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; 
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_dec_le(x_8, x_35);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_bool_to_uint32(x_12);
x_43 = lean_uint32_xor(x_42, x_14);
x_44 = lean_uint32_land(x_41, x_43);
x_45 = lean_uint32_dec_eq(x_9, x_36);
if (x_45 == 0)
{
uint8_t x_46; 
x_46 = 1;
x_24 = x_44;
x_25 = x_35;
x_26 = x_46;
goto block_34;
}
else
{
uint8_t x_47; 
x_47 = 0;
x_24 = x_44;
x_25 = x_35;
x_26 = x_47;
goto block_34;
}
}
block_56:
{
uint32_t x_50; uint32_t x_51; uint32_t x_52; uint8_t x_53; 
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_add(x_4, x_50);
x_52 = 0;
x_53 = lean_uint32_dec_eq(x_8, x_52);
if (x_53 == 0)
{
uint8_t x_54; 
x_54 = 1;
x_35 = x_51;
x_36 = x_52;
x_37 = x_54;
goto block_48;
}
else
{
uint8_t x_55; 
x_55 = 0;
x_35 = x_51;
x_36 = x_52;
x_37 = x_55;
goto block_48;
}
}
}
}
LEAN_EXPORT uint8_t spellcorrection_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneTruncated___redArg(x_1, x_4, x_5, x_8, x_9, x_10, x_11, x_12, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_truncated(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox(x_5);
x_15 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_19 = l_Spec_SpellCorrection_Kernel_laneTruncated___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box(x_19);
return x_20;
}
}
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_laneDue___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint32_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint8_t x_60; uint32_t x_68; uint8_t x_69; 
x_10 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_11 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_6);
x_12 = lean_uint64_dec_eq(x_11, x_2);
x_13 = lean_bool_to_uint32(x_5);
x_14 = 1;
x_15 = lean_uint32_dec_eq(x_7, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = 2;
x_18 = lean_uint32_dec_eq(x_7, x_17);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_lor(x_16, x_19);
x_21 = lean_uint32_land(x_13, x_20);
x_22 = lean_uint32_sub(x_7, x_14);
x_23 = 3;
x_24 = lean_uint32_dec_lt(x_22, x_23);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_13, x_25);
x_27 = lean_uint32_xor(x_26, x_14);
x_28 = lean_uint32_dec_lt(x_6, x_10);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_bool_to_uint32(x_12);
x_32 = lean_uint32_land(x_30, x_31);
x_68 = 4294967295;
x_69 = lean_uint32_dec_eq(x_4, x_68);
if (x_69 == 0)
{
uint8_t x_70; 
x_70 = 1;
x_60 = x_70;
goto block_67;
}
else
{
uint8_t x_71; 
x_71 = 0;
x_60 = x_71;
goto block_67;
}
block_46:
{
uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; 
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_9, x_33);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_land(x_36, x_38);
x_40 = lean_uint32_lor(x_34, x_39);
x_41 = lean_uint32_land(x_30, x_40);
x_42 = lean_uint32_lor(x_32, x_41);
x_43 = lean_uint32_land(x_42, x_19);
x_44 = lean_uint32_lor(x_21, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_14);
return x_45;
}
block_59:
{
uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; 
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_8, x_48);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_land(x_50, x_52);
x_54 = lean_uint32_xor(x_31, x_14);
x_55 = lean_uint32_land(x_53, x_54);
x_56 = lean_uint32_dec_eq(x_9, x_47);
if (x_56 == 0)
{
uint8_t x_57; 
x_57 = 1;
x_33 = x_48;
x_34 = x_55;
x_35 = x_57;
goto block_46;
}
else
{
uint8_t x_58; 
x_58 = 0;
x_33 = x_48;
x_34 = x_55;
x_35 = x_58;
goto block_46;
}
}
block_67:
{
uint32_t x_61; uint32_t x_62; uint32_t x_63; uint8_t x_64; 
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_add(x_4, x_61);
x_63 = 0;
x_64 = lean_uint32_dec_eq(x_8, x_63);
if (x_64 == 0)
{
uint8_t x_65; 
x_65 = 1;
x_47 = x_63;
x_48 = x_62;
x_49 = x_65;
goto block_59;
}
else
{
uint8_t x_66; 
x_66 = 0;
x_47 = x_63;
x_48 = x_62;
x_49 = x_66;
goto block_59;
}
}
}
}
LEAN_EXPORT uint8_t spellcorrection_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_SpellCorrection_Kernel_laneDue___redArg(x_1, x_4, x_5, x_8, x_9, x_10, x_11, x_12, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = spellcorrection_lane_due(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox(x_5);
x_15 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_19 = l_Spec_SpellCorrection_Kernel_laneDue___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box(x_19);
return x_20;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_SpellCorrection_Machine(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_SpellCorrection_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_SpellCorrection_Machine(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_MDP_Lane_Word(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif
