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
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint32_t spellcorrection_lane_elapsed(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_stateValid___redArg(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_stepWords___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_word___redArg(uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs11___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_shift_right(uint32_t, uint32_t);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_unequal___boxed(lean_object*);
LEAN_EXPORT uint8_t l_Spec_SpellCorrection_Kernel_actionValid___redArg(uint32_t, uint32_t);
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
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_word___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t spellcorrection_lane_due(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_obs3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_distance(uint64_t, uint64_t);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
LEAN_EXPORT uint64_t spellcorrection_init_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
uint64_t lean_uint64_complement(uint64_t);
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
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_obs3___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SpellCorrection_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
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
LEAN_EXPORT uint64_t l_Spec_SpellCorrection_Kernel_distance(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint8_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint32_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint32_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint8_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint32_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint8_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint32_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint8_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint32_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint64_t x_254; uint64_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint64_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint8_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint32_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint8_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint32_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint8_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint32_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint8_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint32_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint64_t x_414; uint64_t x_415; uint64_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint8_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint32_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint64_t x_447; uint64_t x_448; uint64_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; uint64_t x_456; uint64_t x_457; uint64_t x_458; uint64_t x_459; uint64_t x_460; uint64_t x_461; uint64_t x_462; uint64_t x_463; uint64_t x_464; uint64_t x_465; uint64_t x_466; uint64_t x_467; uint64_t x_468; uint64_t x_469; uint64_t x_470; uint64_t x_471; uint64_t x_472; uint64_t x_473; uint64_t x_474; uint8_t x_475; uint64_t x_476; uint64_t x_477; uint64_t x_478; uint64_t x_479; uint32_t x_480; uint64_t x_481; uint64_t x_482; uint64_t x_483; uint64_t x_484; uint64_t x_485; uint64_t x_486; uint64_t x_487; uint64_t x_488; uint64_t x_489; uint64_t x_490; uint64_t x_491; uint64_t x_492; uint64_t x_493; uint64_t x_494; uint64_t x_495; uint64_t x_496; uint64_t x_497; uint64_t x_498; uint64_t x_499; uint64_t x_500; uint64_t x_501; uint64_t x_502; uint64_t x_503; uint64_t x_504; uint64_t x_505; uint64_t x_506; uint64_t x_507; uint64_t x_508; uint64_t x_509; uint64_t x_510; uint64_t x_511; uint64_t x_512; uint64_t x_513; uint64_t x_514; uint64_t x_515; uint64_t x_516; uint8_t x_517; uint64_t x_518; uint64_t x_519; uint64_t x_520; uint64_t x_521; uint32_t x_522; uint64_t x_523; uint64_t x_524; uint64_t x_525; uint64_t x_526; uint64_t x_527; uint64_t x_528; uint64_t x_529; uint64_t x_530; uint64_t x_531; uint64_t x_532; uint64_t x_533; uint64_t x_534; uint64_t x_535; uint64_t x_536; uint64_t x_537; uint64_t x_538; uint64_t x_539; uint64_t x_540; uint64_t x_541; uint64_t x_542; uint64_t x_543; uint64_t x_544; uint64_t x_545; uint64_t x_546; uint64_t x_547; uint64_t x_548; uint64_t x_549; uint64_t x_550; uint64_t x_551; uint64_t x_552; uint64_t x_553; uint64_t x_554; uint64_t x_555; uint64_t x_556; uint64_t x_557; uint64_t x_558; 
x_3 = 1;
x_4 = lean_uint64_shift_right(x_2, x_3);
x_5 = lean_uint64_lor(x_2, x_4);
x_6 = 2;
x_7 = lean_uint64_shift_right(x_2, x_6);
x_8 = lean_uint64_lor(x_5, x_7);
x_9 = 3;
x_10 = lean_uint64_shift_right(x_2, x_9);
x_11 = lean_uint64_lor(x_8, x_10);
x_12 = 4;
x_13 = lean_uint64_shift_right(x_2, x_12);
x_14 = lean_uint64_lor(x_11, x_13);
x_15 = 1190112520884487201ULL;
x_16 = lean_uint64_land(x_14, x_15);
x_17 = 5;
x_18 = lean_uint64_shift_right(x_16, x_17);
x_19 = lean_uint64_lor(x_16, x_18);
x_20 = 10;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_lor(x_19, x_21);
x_23 = 20;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_lor(x_22, x_24);
x_26 = 40;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_lor(x_25, x_27);
x_29 = 0;
x_30 = lean_uint64_shift_right(x_1, x_29);
x_31 = 31;
x_32 = lean_uint64_land(x_30, x_31);
x_33 = lean_uint64_mul(x_32, x_15);
x_34 = lean_uint64_xor(x_2, x_33);
x_35 = lean_uint64_shift_right(x_34, x_3);
x_36 = lean_uint64_lor(x_34, x_35);
x_37 = lean_uint64_shift_right(x_34, x_6);
x_38 = lean_uint64_lor(x_36, x_37);
x_39 = lean_uint64_shift_right(x_34, x_9);
x_40 = lean_uint64_lor(x_38, x_39);
x_41 = lean_uint64_shift_right(x_34, x_12);
x_42 = lean_uint64_lor(x_40, x_41);
x_43 = lean_uint64_land(x_42, x_15);
x_44 = lean_uint64_xor(x_43, x_15);
x_45 = lean_uint64_land(x_44, x_28);
x_46 = 17256631552825064414ULL;
x_47 = lean_uint64_lor(x_28, x_46);
x_48 = lean_uint64_add(x_45, x_47);
x_49 = lean_uint64_xor(x_48, x_28);
x_50 = lean_uint64_lor(x_49, x_44);
x_51 = lean_uint64_lor(x_50, x_29);
x_52 = lean_uint64_lor(x_51, x_28);
x_53 = lean_uint64_complement(x_52);
x_54 = lean_uint64_lor(x_29, x_53);
x_55 = lean_uint64_shift_left(x_54, x_17);
x_56 = lean_uint64_lor(x_55, x_3);
x_57 = lean_uint64_land(x_51, x_28);
x_58 = lean_uint64_shift_left(x_57, x_17);
x_59 = lean_uint64_dec_eq(x_30, x_29);
x_60 = lean_uint64_lor(x_51, x_56);
x_61 = lean_uint64_complement(x_60);
x_62 = lean_uint64_lor(x_58, x_61);
x_63 = lean_uint64_xor(x_28, x_62);
x_64 = lean_bool_to_uint32(x_59);
x_65 = lean_uint32_to_uint64(x_64);
x_66 = lean_uint64_sub(x_29, x_65);
x_67 = lean_uint64_land(x_63, x_66);
x_68 = lean_uint64_xor(x_62, x_67);
x_69 = lean_uint64_land(x_56, x_51);
x_70 = lean_uint64_xor(x_29, x_69);
x_71 = lean_uint64_land(x_70, x_66);
x_72 = lean_uint64_xor(x_69, x_71);
x_73 = lean_uint64_shift_right(x_1, x_17);
x_74 = lean_uint64_land(x_73, x_31);
x_75 = lean_uint64_mul(x_74, x_15);
x_76 = lean_uint64_xor(x_2, x_75);
x_77 = lean_uint64_shift_right(x_76, x_3);
x_78 = lean_uint64_lor(x_76, x_77);
x_79 = lean_uint64_shift_right(x_76, x_6);
x_80 = lean_uint64_lor(x_78, x_79);
x_81 = lean_uint64_shift_right(x_76, x_9);
x_82 = lean_uint64_lor(x_80, x_81);
x_83 = lean_uint64_shift_right(x_76, x_12);
x_84 = lean_uint64_lor(x_82, x_83);
x_85 = lean_uint64_land(x_84, x_15);
x_86 = lean_uint64_xor(x_85, x_15);
x_87 = lean_uint64_land(x_86, x_68);
x_88 = lean_uint64_lor(x_68, x_46);
x_89 = lean_uint64_add(x_87, x_88);
x_90 = lean_uint64_xor(x_89, x_68);
x_91 = lean_uint64_lor(x_90, x_86);
x_92 = lean_uint64_lor(x_91, x_72);
x_93 = lean_uint64_lor(x_92, x_68);
x_94 = lean_uint64_complement(x_93);
x_95 = lean_uint64_lor(x_72, x_94);
x_96 = lean_uint64_shift_left(x_95, x_17);
x_97 = lean_uint64_lor(x_96, x_3);
x_98 = lean_uint64_land(x_92, x_68);
x_99 = lean_uint64_shift_left(x_98, x_17);
x_100 = lean_uint64_dec_eq(x_73, x_29);
x_101 = lean_uint64_lor(x_92, x_97);
x_102 = lean_uint64_complement(x_101);
x_103 = lean_uint64_lor(x_99, x_102);
x_104 = lean_uint64_xor(x_68, x_103);
x_105 = lean_bool_to_uint32(x_100);
x_106 = lean_uint32_to_uint64(x_105);
x_107 = lean_uint64_sub(x_29, x_106);
x_108 = lean_uint64_land(x_104, x_107);
x_109 = lean_uint64_xor(x_103, x_108);
x_110 = lean_uint64_land(x_97, x_92);
x_111 = lean_uint64_xor(x_72, x_110);
x_112 = lean_uint64_land(x_111, x_107);
x_113 = lean_uint64_xor(x_110, x_112);
x_114 = lean_uint64_shift_right(x_1, x_20);
x_115 = lean_uint64_land(x_114, x_31);
x_116 = lean_uint64_mul(x_115, x_15);
x_117 = lean_uint64_xor(x_2, x_116);
x_118 = lean_uint64_shift_right(x_117, x_3);
x_119 = lean_uint64_lor(x_117, x_118);
x_120 = lean_uint64_shift_right(x_117, x_6);
x_121 = lean_uint64_lor(x_119, x_120);
x_122 = lean_uint64_shift_right(x_117, x_9);
x_123 = lean_uint64_lor(x_121, x_122);
x_124 = lean_uint64_shift_right(x_117, x_12);
x_125 = lean_uint64_lor(x_123, x_124);
x_126 = lean_uint64_land(x_125, x_15);
x_127 = lean_uint64_xor(x_126, x_15);
x_128 = lean_uint64_land(x_127, x_109);
x_129 = lean_uint64_lor(x_109, x_46);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_xor(x_130, x_109);
x_132 = lean_uint64_lor(x_131, x_127);
x_133 = lean_uint64_lor(x_132, x_113);
x_134 = lean_uint64_lor(x_133, x_109);
x_135 = lean_uint64_complement(x_134);
x_136 = lean_uint64_lor(x_113, x_135);
x_137 = lean_uint64_shift_left(x_136, x_17);
x_138 = lean_uint64_lor(x_137, x_3);
x_139 = lean_uint64_land(x_133, x_109);
x_140 = lean_uint64_shift_left(x_139, x_17);
x_141 = lean_uint64_dec_eq(x_114, x_29);
x_142 = lean_uint64_lor(x_133, x_138);
x_143 = lean_uint64_complement(x_142);
x_144 = lean_uint64_lor(x_140, x_143);
x_145 = lean_uint64_xor(x_109, x_144);
x_146 = lean_bool_to_uint32(x_141);
x_147 = lean_uint32_to_uint64(x_146);
x_148 = lean_uint64_sub(x_29, x_147);
x_149 = lean_uint64_land(x_145, x_148);
x_150 = lean_uint64_xor(x_144, x_149);
x_151 = lean_uint64_land(x_138, x_133);
x_152 = lean_uint64_xor(x_113, x_151);
x_153 = lean_uint64_land(x_152, x_148);
x_154 = lean_uint64_xor(x_151, x_153);
x_155 = 15;
x_156 = lean_uint64_shift_right(x_1, x_155);
x_157 = lean_uint64_land(x_156, x_31);
x_158 = lean_uint64_mul(x_157, x_15);
x_159 = lean_uint64_xor(x_2, x_158);
x_160 = lean_uint64_shift_right(x_159, x_3);
x_161 = lean_uint64_lor(x_159, x_160);
x_162 = lean_uint64_shift_right(x_159, x_6);
x_163 = lean_uint64_lor(x_161, x_162);
x_164 = lean_uint64_shift_right(x_159, x_9);
x_165 = lean_uint64_lor(x_163, x_164);
x_166 = lean_uint64_shift_right(x_159, x_12);
x_167 = lean_uint64_lor(x_165, x_166);
x_168 = lean_uint64_land(x_167, x_15);
x_169 = lean_uint64_xor(x_168, x_15);
x_170 = lean_uint64_land(x_169, x_150);
x_171 = lean_uint64_lor(x_150, x_46);
x_172 = lean_uint64_add(x_170, x_171);
x_173 = lean_uint64_xor(x_172, x_150);
x_174 = lean_uint64_lor(x_173, x_169);
x_175 = lean_uint64_lor(x_174, x_154);
x_176 = lean_uint64_lor(x_175, x_150);
x_177 = lean_uint64_complement(x_176);
x_178 = lean_uint64_lor(x_154, x_177);
x_179 = lean_uint64_shift_left(x_178, x_17);
x_180 = lean_uint64_lor(x_179, x_3);
x_181 = lean_uint64_land(x_175, x_150);
x_182 = lean_uint64_shift_left(x_181, x_17);
x_183 = lean_uint64_dec_eq(x_156, x_29);
x_184 = lean_uint64_lor(x_175, x_180);
x_185 = lean_uint64_complement(x_184);
x_186 = lean_uint64_lor(x_182, x_185);
x_187 = lean_uint64_xor(x_150, x_186);
x_188 = lean_bool_to_uint32(x_183);
x_189 = lean_uint32_to_uint64(x_188);
x_190 = lean_uint64_sub(x_29, x_189);
x_191 = lean_uint64_land(x_187, x_190);
x_192 = lean_uint64_xor(x_186, x_191);
x_193 = lean_uint64_land(x_180, x_175);
x_194 = lean_uint64_xor(x_154, x_193);
x_195 = lean_uint64_land(x_194, x_190);
x_196 = lean_uint64_xor(x_193, x_195);
x_197 = lean_uint64_shift_right(x_1, x_23);
x_198 = lean_uint64_land(x_197, x_31);
x_199 = lean_uint64_mul(x_198, x_15);
x_200 = lean_uint64_xor(x_2, x_199);
x_201 = lean_uint64_shift_right(x_200, x_3);
x_202 = lean_uint64_lor(x_200, x_201);
x_203 = lean_uint64_shift_right(x_200, x_6);
x_204 = lean_uint64_lor(x_202, x_203);
x_205 = lean_uint64_shift_right(x_200, x_9);
x_206 = lean_uint64_lor(x_204, x_205);
x_207 = lean_uint64_shift_right(x_200, x_12);
x_208 = lean_uint64_lor(x_206, x_207);
x_209 = lean_uint64_land(x_208, x_15);
x_210 = lean_uint64_xor(x_209, x_15);
x_211 = lean_uint64_land(x_210, x_192);
x_212 = lean_uint64_lor(x_192, x_46);
x_213 = lean_uint64_add(x_211, x_212);
x_214 = lean_uint64_xor(x_213, x_192);
x_215 = lean_uint64_lor(x_214, x_210);
x_216 = lean_uint64_lor(x_215, x_196);
x_217 = lean_uint64_lor(x_216, x_192);
x_218 = lean_uint64_complement(x_217);
x_219 = lean_uint64_lor(x_196, x_218);
x_220 = lean_uint64_shift_left(x_219, x_17);
x_221 = lean_uint64_lor(x_220, x_3);
x_222 = lean_uint64_land(x_216, x_192);
x_223 = lean_uint64_shift_left(x_222, x_17);
x_224 = lean_uint64_dec_eq(x_197, x_29);
x_225 = lean_uint64_lor(x_216, x_221);
x_226 = lean_uint64_complement(x_225);
x_227 = lean_uint64_lor(x_223, x_226);
x_228 = lean_uint64_xor(x_192, x_227);
x_229 = lean_bool_to_uint32(x_224);
x_230 = lean_uint32_to_uint64(x_229);
x_231 = lean_uint64_sub(x_29, x_230);
x_232 = lean_uint64_land(x_228, x_231);
x_233 = lean_uint64_xor(x_227, x_232);
x_234 = lean_uint64_land(x_221, x_216);
x_235 = lean_uint64_xor(x_196, x_234);
x_236 = lean_uint64_land(x_235, x_231);
x_237 = lean_uint64_xor(x_234, x_236);
x_238 = 25;
x_239 = lean_uint64_shift_right(x_1, x_238);
x_240 = lean_uint64_land(x_239, x_31);
x_241 = lean_uint64_mul(x_240, x_15);
x_242 = lean_uint64_xor(x_2, x_241);
x_243 = lean_uint64_shift_right(x_242, x_3);
x_244 = lean_uint64_lor(x_242, x_243);
x_245 = lean_uint64_shift_right(x_242, x_6);
x_246 = lean_uint64_lor(x_244, x_245);
x_247 = lean_uint64_shift_right(x_242, x_9);
x_248 = lean_uint64_lor(x_246, x_247);
x_249 = lean_uint64_shift_right(x_242, x_12);
x_250 = lean_uint64_lor(x_248, x_249);
x_251 = lean_uint64_land(x_250, x_15);
x_252 = lean_uint64_xor(x_251, x_15);
x_253 = lean_uint64_land(x_252, x_233);
x_254 = lean_uint64_lor(x_233, x_46);
x_255 = lean_uint64_add(x_253, x_254);
x_256 = lean_uint64_xor(x_255, x_233);
x_257 = lean_uint64_lor(x_256, x_252);
x_258 = lean_uint64_lor(x_257, x_237);
x_259 = lean_uint64_lor(x_258, x_233);
x_260 = lean_uint64_complement(x_259);
x_261 = lean_uint64_lor(x_237, x_260);
x_262 = lean_uint64_shift_left(x_261, x_17);
x_263 = lean_uint64_lor(x_262, x_3);
x_264 = lean_uint64_land(x_258, x_233);
x_265 = lean_uint64_shift_left(x_264, x_17);
x_266 = lean_uint64_dec_eq(x_239, x_29);
x_267 = lean_uint64_lor(x_258, x_263);
x_268 = lean_uint64_complement(x_267);
x_269 = lean_uint64_lor(x_265, x_268);
x_270 = lean_uint64_xor(x_233, x_269);
x_271 = lean_bool_to_uint32(x_266);
x_272 = lean_uint32_to_uint64(x_271);
x_273 = lean_uint64_sub(x_29, x_272);
x_274 = lean_uint64_land(x_270, x_273);
x_275 = lean_uint64_xor(x_269, x_274);
x_276 = lean_uint64_land(x_263, x_258);
x_277 = lean_uint64_xor(x_237, x_276);
x_278 = lean_uint64_land(x_277, x_273);
x_279 = lean_uint64_xor(x_276, x_278);
x_280 = 30;
x_281 = lean_uint64_shift_right(x_1, x_280);
x_282 = lean_uint64_land(x_281, x_31);
x_283 = lean_uint64_mul(x_282, x_15);
x_284 = lean_uint64_xor(x_2, x_283);
x_285 = lean_uint64_shift_right(x_284, x_3);
x_286 = lean_uint64_lor(x_284, x_285);
x_287 = lean_uint64_shift_right(x_284, x_6);
x_288 = lean_uint64_lor(x_286, x_287);
x_289 = lean_uint64_shift_right(x_284, x_9);
x_290 = lean_uint64_lor(x_288, x_289);
x_291 = lean_uint64_shift_right(x_284, x_12);
x_292 = lean_uint64_lor(x_290, x_291);
x_293 = lean_uint64_land(x_292, x_15);
x_294 = lean_uint64_xor(x_293, x_15);
x_295 = lean_uint64_land(x_294, x_275);
x_296 = lean_uint64_lor(x_275, x_46);
x_297 = lean_uint64_add(x_295, x_296);
x_298 = lean_uint64_xor(x_297, x_275);
x_299 = lean_uint64_lor(x_298, x_294);
x_300 = lean_uint64_lor(x_299, x_279);
x_301 = lean_uint64_lor(x_300, x_275);
x_302 = lean_uint64_complement(x_301);
x_303 = lean_uint64_lor(x_279, x_302);
x_304 = lean_uint64_shift_left(x_303, x_17);
x_305 = lean_uint64_lor(x_304, x_3);
x_306 = lean_uint64_land(x_300, x_275);
x_307 = lean_uint64_shift_left(x_306, x_17);
x_308 = lean_uint64_dec_eq(x_281, x_29);
x_309 = lean_uint64_lor(x_300, x_305);
x_310 = lean_uint64_complement(x_309);
x_311 = lean_uint64_lor(x_307, x_310);
x_312 = lean_uint64_xor(x_275, x_311);
x_313 = lean_bool_to_uint32(x_308);
x_314 = lean_uint32_to_uint64(x_313);
x_315 = lean_uint64_sub(x_29, x_314);
x_316 = lean_uint64_land(x_312, x_315);
x_317 = lean_uint64_xor(x_311, x_316);
x_318 = lean_uint64_land(x_305, x_300);
x_319 = lean_uint64_xor(x_279, x_318);
x_320 = lean_uint64_land(x_319, x_315);
x_321 = lean_uint64_xor(x_318, x_320);
x_322 = 35;
x_323 = lean_uint64_shift_right(x_1, x_322);
x_324 = lean_uint64_land(x_323, x_31);
x_325 = lean_uint64_mul(x_324, x_15);
x_326 = lean_uint64_xor(x_2, x_325);
x_327 = lean_uint64_shift_right(x_326, x_3);
x_328 = lean_uint64_lor(x_326, x_327);
x_329 = lean_uint64_shift_right(x_326, x_6);
x_330 = lean_uint64_lor(x_328, x_329);
x_331 = lean_uint64_shift_right(x_326, x_9);
x_332 = lean_uint64_lor(x_330, x_331);
x_333 = lean_uint64_shift_right(x_326, x_12);
x_334 = lean_uint64_lor(x_332, x_333);
x_335 = lean_uint64_land(x_334, x_15);
x_336 = lean_uint64_xor(x_335, x_15);
x_337 = lean_uint64_land(x_336, x_317);
x_338 = lean_uint64_lor(x_317, x_46);
x_339 = lean_uint64_add(x_337, x_338);
x_340 = lean_uint64_xor(x_339, x_317);
x_341 = lean_uint64_lor(x_340, x_336);
x_342 = lean_uint64_lor(x_341, x_321);
x_343 = lean_uint64_lor(x_342, x_317);
x_344 = lean_uint64_complement(x_343);
x_345 = lean_uint64_lor(x_321, x_344);
x_346 = lean_uint64_shift_left(x_345, x_17);
x_347 = lean_uint64_lor(x_346, x_3);
x_348 = lean_uint64_land(x_342, x_317);
x_349 = lean_uint64_shift_left(x_348, x_17);
x_350 = lean_uint64_dec_eq(x_323, x_29);
x_351 = lean_uint64_lor(x_342, x_347);
x_352 = lean_uint64_complement(x_351);
x_353 = lean_uint64_lor(x_349, x_352);
x_354 = lean_uint64_xor(x_317, x_353);
x_355 = lean_bool_to_uint32(x_350);
x_356 = lean_uint32_to_uint64(x_355);
x_357 = lean_uint64_sub(x_29, x_356);
x_358 = lean_uint64_land(x_354, x_357);
x_359 = lean_uint64_xor(x_353, x_358);
x_360 = lean_uint64_land(x_347, x_342);
x_361 = lean_uint64_xor(x_321, x_360);
x_362 = lean_uint64_land(x_361, x_357);
x_363 = lean_uint64_xor(x_360, x_362);
x_364 = lean_uint64_shift_right(x_1, x_26);
x_365 = lean_uint64_land(x_364, x_31);
x_366 = lean_uint64_mul(x_365, x_15);
x_367 = lean_uint64_xor(x_2, x_366);
x_368 = lean_uint64_shift_right(x_367, x_3);
x_369 = lean_uint64_lor(x_367, x_368);
x_370 = lean_uint64_shift_right(x_367, x_6);
x_371 = lean_uint64_lor(x_369, x_370);
x_372 = lean_uint64_shift_right(x_367, x_9);
x_373 = lean_uint64_lor(x_371, x_372);
x_374 = lean_uint64_shift_right(x_367, x_12);
x_375 = lean_uint64_lor(x_373, x_374);
x_376 = lean_uint64_land(x_375, x_15);
x_377 = lean_uint64_xor(x_376, x_15);
x_378 = lean_uint64_land(x_377, x_359);
x_379 = lean_uint64_lor(x_359, x_46);
x_380 = lean_uint64_add(x_378, x_379);
x_381 = lean_uint64_xor(x_380, x_359);
x_382 = lean_uint64_lor(x_381, x_377);
x_383 = lean_uint64_lor(x_382, x_363);
x_384 = lean_uint64_lor(x_383, x_359);
x_385 = lean_uint64_complement(x_384);
x_386 = lean_uint64_lor(x_363, x_385);
x_387 = lean_uint64_shift_left(x_386, x_17);
x_388 = lean_uint64_lor(x_387, x_3);
x_389 = lean_uint64_land(x_383, x_359);
x_390 = lean_uint64_shift_left(x_389, x_17);
x_391 = lean_uint64_dec_eq(x_364, x_29);
x_392 = lean_uint64_lor(x_383, x_388);
x_393 = lean_uint64_complement(x_392);
x_394 = lean_uint64_lor(x_390, x_393);
x_395 = lean_uint64_xor(x_359, x_394);
x_396 = lean_bool_to_uint32(x_391);
x_397 = lean_uint32_to_uint64(x_396);
x_398 = lean_uint64_sub(x_29, x_397);
x_399 = lean_uint64_land(x_395, x_398);
x_400 = lean_uint64_xor(x_394, x_399);
x_401 = lean_uint64_land(x_388, x_383);
x_402 = lean_uint64_xor(x_363, x_401);
x_403 = lean_uint64_land(x_402, x_398);
x_404 = lean_uint64_xor(x_401, x_403);
x_405 = 45;
x_406 = lean_uint64_shift_right(x_1, x_405);
x_407 = lean_uint64_land(x_406, x_31);
x_408 = lean_uint64_mul(x_407, x_15);
x_409 = lean_uint64_xor(x_2, x_408);
x_410 = lean_uint64_shift_right(x_409, x_3);
x_411 = lean_uint64_lor(x_409, x_410);
x_412 = lean_uint64_shift_right(x_409, x_6);
x_413 = lean_uint64_lor(x_411, x_412);
x_414 = lean_uint64_shift_right(x_409, x_9);
x_415 = lean_uint64_lor(x_413, x_414);
x_416 = lean_uint64_shift_right(x_409, x_12);
x_417 = lean_uint64_lor(x_415, x_416);
x_418 = lean_uint64_land(x_417, x_15);
x_419 = lean_uint64_xor(x_418, x_15);
x_420 = lean_uint64_land(x_419, x_400);
x_421 = lean_uint64_lor(x_400, x_46);
x_422 = lean_uint64_add(x_420, x_421);
x_423 = lean_uint64_xor(x_422, x_400);
x_424 = lean_uint64_lor(x_423, x_419);
x_425 = lean_uint64_lor(x_424, x_404);
x_426 = lean_uint64_lor(x_425, x_400);
x_427 = lean_uint64_complement(x_426);
x_428 = lean_uint64_lor(x_404, x_427);
x_429 = lean_uint64_shift_left(x_428, x_17);
x_430 = lean_uint64_lor(x_429, x_3);
x_431 = lean_uint64_land(x_425, x_400);
x_432 = lean_uint64_shift_left(x_431, x_17);
x_433 = lean_uint64_dec_eq(x_406, x_29);
x_434 = lean_uint64_lor(x_425, x_430);
x_435 = lean_uint64_complement(x_434);
x_436 = lean_uint64_lor(x_432, x_435);
x_437 = lean_uint64_xor(x_400, x_436);
x_438 = lean_bool_to_uint32(x_433);
x_439 = lean_uint32_to_uint64(x_438);
x_440 = lean_uint64_sub(x_29, x_439);
x_441 = lean_uint64_land(x_437, x_440);
x_442 = lean_uint64_xor(x_436, x_441);
x_443 = lean_uint64_land(x_430, x_425);
x_444 = lean_uint64_xor(x_404, x_443);
x_445 = lean_uint64_land(x_444, x_440);
x_446 = lean_uint64_xor(x_443, x_445);
x_447 = 50;
x_448 = lean_uint64_shift_right(x_1, x_447);
x_449 = lean_uint64_land(x_448, x_31);
x_450 = lean_uint64_mul(x_449, x_15);
x_451 = lean_uint64_xor(x_2, x_450);
x_452 = lean_uint64_shift_right(x_451, x_3);
x_453 = lean_uint64_lor(x_451, x_452);
x_454 = lean_uint64_shift_right(x_451, x_6);
x_455 = lean_uint64_lor(x_453, x_454);
x_456 = lean_uint64_shift_right(x_451, x_9);
x_457 = lean_uint64_lor(x_455, x_456);
x_458 = lean_uint64_shift_right(x_451, x_12);
x_459 = lean_uint64_lor(x_457, x_458);
x_460 = lean_uint64_land(x_459, x_15);
x_461 = lean_uint64_xor(x_460, x_15);
x_462 = lean_uint64_land(x_461, x_442);
x_463 = lean_uint64_lor(x_442, x_46);
x_464 = lean_uint64_add(x_462, x_463);
x_465 = lean_uint64_xor(x_464, x_442);
x_466 = lean_uint64_lor(x_465, x_461);
x_467 = lean_uint64_lor(x_466, x_446);
x_468 = lean_uint64_lor(x_467, x_442);
x_469 = lean_uint64_complement(x_468);
x_470 = lean_uint64_lor(x_446, x_469);
x_471 = lean_uint64_shift_left(x_470, x_17);
x_472 = lean_uint64_lor(x_471, x_3);
x_473 = lean_uint64_land(x_467, x_442);
x_474 = lean_uint64_shift_left(x_473, x_17);
x_475 = lean_uint64_dec_eq(x_448, x_29);
x_476 = lean_uint64_lor(x_467, x_472);
x_477 = lean_uint64_complement(x_476);
x_478 = lean_uint64_lor(x_474, x_477);
x_479 = lean_uint64_xor(x_442, x_478);
x_480 = lean_bool_to_uint32(x_475);
x_481 = lean_uint32_to_uint64(x_480);
x_482 = lean_uint64_sub(x_29, x_481);
x_483 = lean_uint64_land(x_479, x_482);
x_484 = lean_uint64_xor(x_478, x_483);
x_485 = lean_uint64_land(x_472, x_467);
x_486 = lean_uint64_xor(x_446, x_485);
x_487 = lean_uint64_land(x_486, x_482);
x_488 = lean_uint64_xor(x_485, x_487);
x_489 = 55;
x_490 = lean_uint64_shift_right(x_1, x_489);
x_491 = lean_uint64_land(x_490, x_31);
x_492 = lean_uint64_mul(x_491, x_15);
x_493 = lean_uint64_xor(x_2, x_492);
x_494 = lean_uint64_shift_right(x_493, x_3);
x_495 = lean_uint64_lor(x_493, x_494);
x_496 = lean_uint64_shift_right(x_493, x_6);
x_497 = lean_uint64_lor(x_495, x_496);
x_498 = lean_uint64_shift_right(x_493, x_9);
x_499 = lean_uint64_lor(x_497, x_498);
x_500 = lean_uint64_shift_right(x_493, x_12);
x_501 = lean_uint64_lor(x_499, x_500);
x_502 = lean_uint64_land(x_501, x_15);
x_503 = lean_uint64_xor(x_502, x_15);
x_504 = lean_uint64_land(x_503, x_484);
x_505 = lean_uint64_lor(x_484, x_46);
x_506 = lean_uint64_add(x_504, x_505);
x_507 = lean_uint64_xor(x_506, x_484);
x_508 = lean_uint64_lor(x_507, x_503);
x_509 = lean_uint64_lor(x_508, x_488);
x_510 = lean_uint64_lor(x_509, x_484);
x_511 = lean_uint64_complement(x_510);
x_512 = lean_uint64_lor(x_488, x_511);
x_513 = lean_uint64_shift_left(x_512, x_17);
x_514 = lean_uint64_lor(x_513, x_3);
x_515 = lean_uint64_land(x_509, x_484);
x_516 = lean_uint64_shift_left(x_515, x_17);
x_517 = lean_uint64_dec_eq(x_490, x_29);
x_518 = lean_uint64_lor(x_509, x_514);
x_519 = lean_uint64_complement(x_518);
x_520 = lean_uint64_lor(x_516, x_519);
x_521 = lean_uint64_xor(x_484, x_520);
x_522 = lean_bool_to_uint32(x_517);
x_523 = lean_uint32_to_uint64(x_522);
x_524 = lean_uint64_sub(x_29, x_523);
x_525 = lean_uint64_land(x_521, x_524);
x_526 = lean_uint64_xor(x_520, x_525);
x_527 = lean_uint64_land(x_514, x_509);
x_528 = lean_uint64_xor(x_488, x_527);
x_529 = lean_uint64_land(x_528, x_524);
x_530 = lean_uint64_xor(x_527, x_529);
x_531 = lean_uint64_shift_right(x_1, x_3);
x_532 = lean_uint64_lor(x_1, x_531);
x_533 = lean_uint64_shift_right(x_1, x_6);
x_534 = lean_uint64_lor(x_532, x_533);
x_535 = lean_uint64_shift_right(x_1, x_9);
x_536 = lean_uint64_lor(x_534, x_535);
x_537 = lean_uint64_shift_right(x_1, x_12);
x_538 = lean_uint64_lor(x_536, x_537);
x_539 = lean_uint64_land(x_538, x_15);
x_540 = lean_uint64_shift_right(x_539, x_17);
x_541 = lean_uint64_lor(x_539, x_540);
x_542 = lean_uint64_shift_right(x_541, x_20);
x_543 = lean_uint64_lor(x_541, x_542);
x_544 = lean_uint64_shift_right(x_543, x_23);
x_545 = lean_uint64_lor(x_543, x_544);
x_546 = lean_uint64_shift_right(x_545, x_26);
x_547 = lean_uint64_lor(x_545, x_546);
x_548 = lean_uint64_mul(x_547, x_15);
x_549 = 60;
x_550 = lean_uint64_shift_right(x_548, x_549);
x_551 = lean_uint64_land(x_526, x_28);
x_552 = lean_uint64_mul(x_551, x_15);
x_553 = lean_uint64_shift_right(x_552, x_549);
x_554 = lean_uint64_add(x_550, x_553);
x_555 = lean_uint64_land(x_530, x_28);
x_556 = lean_uint64_mul(x_555, x_15);
x_557 = lean_uint64_shift_right(x_556, x_549);
x_558 = lean_uint64_sub(x_554, x_557);
return x_558;
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
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; 
x_2 = 5;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 1;
x_5 = lean_uint64_shift_right(x_3, x_4);
x_6 = lean_uint64_lor(x_3, x_5);
x_7 = 2;
x_8 = lean_uint64_shift_right(x_3, x_7);
x_9 = lean_uint64_lor(x_6, x_8);
x_10 = 3;
x_11 = lean_uint64_shift_right(x_3, x_10);
x_12 = lean_uint64_lor(x_9, x_11);
x_13 = 4;
x_14 = lean_uint64_shift_right(x_3, x_13);
x_15 = lean_uint64_lor(x_12, x_14);
x_16 = 1190112520884487201ULL;
x_17 = lean_uint64_land(x_15, x_16);
x_18 = lean_uint64_shift_right(x_17, x_2);
x_19 = lean_uint64_lor(x_17, x_18);
x_20 = 10;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_lor(x_19, x_21);
x_23 = 20;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_lor(x_22, x_24);
x_26 = 40;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_lor(x_25, x_27);
x_29 = lean_uint64_mul(x_28, x_16);
x_30 = 60;
x_31 = lean_uint64_shift_right(x_29, x_30);
return x_31;
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
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_2 = 5;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 1;
x_5 = lean_uint64_shift_right(x_3, x_4);
x_6 = lean_uint64_lor(x_3, x_5);
x_7 = 2;
x_8 = lean_uint64_shift_right(x_3, x_7);
x_9 = lean_uint64_lor(x_6, x_8);
x_10 = 3;
x_11 = lean_uint64_shift_right(x_3, x_10);
x_12 = lean_uint64_lor(x_9, x_11);
x_13 = 4;
x_14 = lean_uint64_shift_right(x_3, x_13);
x_15 = lean_uint64_lor(x_12, x_14);
x_16 = 1190112520884487201ULL;
x_17 = lean_uint64_land(x_15, x_16);
x_18 = lean_uint64_shift_right(x_17, x_2);
x_19 = lean_uint64_lor(x_17, x_18);
x_20 = 10;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_lor(x_19, x_21);
x_23 = 20;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_lor(x_22, x_24);
x_26 = 40;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_lor(x_25, x_27);
x_29 = lean_uint64_mul(x_28, x_16);
x_30 = 60;
x_31 = lean_uint64_shift_right(x_29, x_30);
x_32 = 0;
x_33 = l_Spec_SpellCorrection_Kernel_swaps(x_1, x_31, x_32);
return x_33;
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
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint8_t x_93; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint8_t x_155; uint32_t x_162; uint32_t x_163; uint8_t x_164; uint8_t x_181; uint32_t x_194; uint8_t x_195; 
x_34 = 1;
x_35 = lean_uint64_shift_right(x_3, x_34);
x_36 = lean_uint64_lor(x_3, x_35);
x_37 = 2;
x_38 = lean_uint64_shift_right(x_3, x_37);
x_39 = lean_uint64_lor(x_36, x_38);
x_40 = 3;
x_41 = lean_uint64_shift_right(x_3, x_40);
x_42 = lean_uint64_lor(x_39, x_41);
x_43 = 4;
x_44 = lean_uint64_shift_right(x_3, x_43);
x_45 = lean_uint64_lor(x_42, x_44);
x_46 = 1190112520884487201ULL;
x_47 = lean_uint64_land(x_45, x_46);
x_48 = 5;
x_49 = lean_uint64_shift_right(x_47, x_48);
x_50 = lean_uint64_lor(x_47, x_49);
x_51 = 10;
x_52 = lean_uint64_shift_right(x_50, x_51);
x_53 = lean_uint64_lor(x_50, x_52);
x_54 = 20;
x_55 = lean_uint64_shift_right(x_53, x_54);
x_56 = lean_uint64_lor(x_53, x_55);
x_57 = 40;
x_58 = lean_uint64_shift_right(x_56, x_57);
x_59 = lean_uint64_lor(x_56, x_58);
x_60 = lean_uint64_mul(x_59, x_46);
x_61 = 60;
x_62 = lean_uint64_shift_right(x_60, x_61);
x_63 = lean_uint64_shift_right(x_3, x_48);
x_64 = lean_uint64_shift_right(x_63, x_34);
x_65 = lean_uint64_lor(x_63, x_64);
x_66 = lean_uint64_shift_right(x_63, x_37);
x_67 = lean_uint64_lor(x_65, x_66);
x_68 = lean_uint64_shift_right(x_63, x_40);
x_69 = lean_uint64_lor(x_67, x_68);
x_70 = lean_uint64_shift_right(x_63, x_43);
x_71 = lean_uint64_lor(x_69, x_70);
x_72 = lean_uint64_land(x_71, x_46);
x_73 = lean_uint64_shift_right(x_72, x_48);
x_74 = lean_uint64_lor(x_72, x_73);
x_75 = lean_uint64_shift_right(x_74, x_51);
x_76 = lean_uint64_lor(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_54);
x_78 = lean_uint64_lor(x_76, x_77);
x_79 = lean_uint64_shift_right(x_78, x_57);
x_80 = lean_uint64_lor(x_78, x_79);
x_81 = lean_uint64_mul(x_80, x_46);
x_82 = lean_uint64_shift_right(x_81, x_61);
x_83 = 0;
x_84 = l_Spec_SpellCorrection_Kernel_swaps(x_3, x_82, x_83);
x_85 = 0;
x_86 = lean_uint64_to_uint32(x_84);
x_87 = lean_uint32_shift_right(x_2, x_85);
x_88 = 1;
x_149 = lean_uint32_land(x_87, x_88);
x_150 = lean_uint32_sub(x_85, x_149);
x_194 = lean_uint32_land(x_86, x_150);
x_195 = lean_uint32_dec_eq(x_194, x_85);
if (x_195 == 0)
{
uint8_t x_196; 
x_196 = 1;
x_181 = x_196;
goto block_193;
}
else
{
uint8_t x_197; 
x_197 = 0;
x_181 = x_197;
goto block_193;
}
block_33:
{
uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; 
x_10 = lean_bool_to_uint32(x_9);
x_11 = lean_uint32_add(x_5, x_10);
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
x_23 = lean_uint32_dec_le(x_8, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_add(x_8, x_7);
x_26 = lean_uint32_dec_le(x_25, x_22);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_add(x_24, x_27);
x_29 = lean_uint32_add(x_25, x_6);
x_30 = lean_uint32_dec_le(x_29, x_22);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_add(x_28, x_31);
return x_32;
}
block_114:
{
uint32_t x_94; uint32_t x_95; uint32_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint8_t x_101; uint32_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; 
x_94 = lean_bool_to_uint32(x_93);
x_95 = lean_uint32_add(x_91, x_94);
x_96 = 3;
x_97 = 26;
x_98 = lean_uint64_add(x_62, x_34);
x_99 = lean_uint64_mul(x_97, x_98);
x_100 = lean_uint32_to_uint64(x_1);
x_101 = lean_uint64_dec_lt(x_62, x_100);
x_102 = lean_bool_to_uint32(x_101);
x_103 = lean_uint32_to_uint64(x_102);
x_104 = lean_uint64_sub(x_83, x_103);
x_105 = lean_uint64_land(x_99, x_104);
x_106 = lean_uint64_to_uint32(x_105);
x_107 = lean_uint32_shift_right(x_2, x_96);
x_108 = lean_uint32_land(x_107, x_88);
x_109 = lean_uint32_sub(x_85, x_108);
x_110 = lean_uint32_land(x_106, x_109);
x_111 = lean_uint32_dec_eq(x_110, x_85);
if (x_111 == 0)
{
uint8_t x_112; 
x_112 = 1;
x_5 = x_95;
x_6 = x_89;
x_7 = x_90;
x_8 = x_92;
x_9 = x_112;
goto block_33;
}
else
{
uint8_t x_113; 
x_113 = 0;
x_5 = x_95;
x_6 = x_89;
x_7 = x_90;
x_8 = x_92;
x_9 = x_113;
goto block_33;
}
}
block_133:
{
uint32_t x_121; uint32_t x_122; uint8_t x_123; uint32_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; 
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_add(x_115, x_121);
x_123 = lean_uint64_dec_lt(x_34, x_62);
x_124 = lean_bool_to_uint32(x_123);
x_125 = lean_uint32_to_uint64(x_124);
x_126 = lean_uint64_sub(x_83, x_125);
x_127 = lean_uint64_land(x_62, x_126);
x_128 = lean_uint64_to_uint32(x_127);
x_129 = lean_uint32_land(x_128, x_116);
x_130 = lean_uint32_dec_eq(x_129, x_85);
if (x_130 == 0)
{
uint8_t x_131; 
x_131 = 1;
x_89 = x_117;
x_90 = x_118;
x_91 = x_122;
x_92 = x_119;
x_93 = x_131;
goto block_114;
}
else
{
uint8_t x_132; 
x_132 = 0;
x_89 = x_117;
x_90 = x_118;
x_91 = x_122;
x_92 = x_119;
x_93 = x_132;
goto block_114;
}
}
block_148:
{
uint32_t x_140; uint64_t x_141; uint64_t x_142; uint32_t x_143; uint32_t x_144; uint8_t x_145; 
x_140 = lean_bool_to_uint32(x_139);
x_141 = 25;
x_142 = lean_uint64_mul(x_141, x_62);
x_143 = lean_uint64_to_uint32(x_142);
x_144 = lean_uint32_land(x_143, x_138);
x_145 = lean_uint32_dec_eq(x_144, x_85);
if (x_145 == 0)
{
uint8_t x_146; 
x_146 = 1;
x_115 = x_140;
x_116 = x_134;
x_117 = x_135;
x_118 = x_136;
x_119 = x_137;
x_120 = x_146;
goto block_133;
}
else
{
uint8_t x_147; 
x_147 = 0;
x_115 = x_140;
x_116 = x_134;
x_117 = x_135;
x_118 = x_136;
x_119 = x_137;
x_120 = x_147;
goto block_133;
}
}
block_161:
{
uint32_t x_156; uint32_t x_157; uint8_t x_158; 
x_156 = lean_bool_to_uint32(x_155);
x_157 = lean_uint32_land(x_86, x_150);
x_158 = lean_uint32_dec_eq(x_157, x_85);
if (x_158 == 0)
{
uint8_t x_159; 
x_159 = 1;
x_134 = x_151;
x_135 = x_156;
x_136 = x_152;
x_137 = x_154;
x_138 = x_153;
x_139 = x_159;
goto block_148;
}
else
{
uint8_t x_160; 
x_160 = 0;
x_134 = x_151;
x_135 = x_156;
x_136 = x_152;
x_137 = x_154;
x_138 = x_153;
x_139 = x_160;
goto block_148;
}
}
block_180:
{
uint32_t x_165; uint32_t x_166; uint8_t x_167; uint32_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint8_t x_177; 
x_165 = lean_bool_to_uint32(x_164);
x_166 = 2;
x_167 = lean_uint64_dec_lt(x_34, x_62);
x_168 = lean_bool_to_uint32(x_167);
x_169 = lean_uint32_to_uint64(x_168);
x_170 = lean_uint64_sub(x_83, x_169);
x_171 = lean_uint64_land(x_62, x_170);
x_172 = lean_uint64_to_uint32(x_171);
x_173 = lean_uint32_shift_right(x_2, x_166);
x_174 = lean_uint32_land(x_173, x_88);
x_175 = lean_uint32_sub(x_85, x_174);
x_176 = lean_uint32_land(x_172, x_175);
x_177 = lean_uint32_dec_eq(x_176, x_85);
if (x_177 == 0)
{
uint8_t x_178; 
x_178 = 1;
x_151 = x_175;
x_152 = x_165;
x_153 = x_163;
x_154 = x_162;
x_155 = x_178;
goto block_161;
}
else
{
uint8_t x_179; 
x_179 = 0;
x_151 = x_175;
x_152 = x_165;
x_153 = x_163;
x_154 = x_162;
x_155 = x_179;
goto block_161;
}
}
block_193:
{
uint32_t x_182; uint64_t x_183; uint64_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint8_t x_190; 
x_182 = lean_bool_to_uint32(x_181);
x_183 = 25;
x_184 = lean_uint64_mul(x_183, x_62);
x_185 = lean_uint64_to_uint32(x_184);
x_186 = lean_uint32_shift_right(x_2, x_88);
x_187 = lean_uint32_land(x_186, x_88);
x_188 = lean_uint32_sub(x_85, x_187);
x_189 = lean_uint32_land(x_185, x_188);
x_190 = lean_uint32_dec_eq(x_189, x_85);
if (x_190 == 0)
{
uint8_t x_191; 
x_191 = 1;
x_162 = x_182;
x_163 = x_188;
x_164 = x_191;
goto block_180;
}
else
{
uint8_t x_192; 
x_192 = 0;
x_162 = x_182;
x_163 = x_188;
x_164 = x_192;
goto block_180;
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
uint32_t x_6; uint64_t x_7; uint8_t x_126; 
x_6 = 0;
x_126 = lean_uint32_dec_eq(x_3, x_6);
if (x_126 == 0)
{
uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint32_t x_156; uint8_t x_157; 
x_127 = 1;
x_128 = lean_uint64_shift_right(x_4, x_127);
x_129 = lean_uint64_lor(x_4, x_128);
x_130 = 2;
x_131 = lean_uint64_shift_right(x_4, x_130);
x_132 = lean_uint64_lor(x_129, x_131);
x_133 = 3;
x_134 = lean_uint64_shift_right(x_4, x_133);
x_135 = lean_uint64_lor(x_132, x_134);
x_136 = 4;
x_137 = lean_uint64_shift_right(x_4, x_136);
x_138 = lean_uint64_lor(x_135, x_137);
x_139 = 1190112520884487201ULL;
x_140 = lean_uint64_land(x_138, x_139);
x_141 = 5;
x_142 = lean_uint64_shift_right(x_140, x_141);
x_143 = lean_uint64_lor(x_140, x_142);
x_144 = 10;
x_145 = lean_uint64_shift_right(x_143, x_144);
x_146 = lean_uint64_lor(x_143, x_145);
x_147 = 20;
x_148 = lean_uint64_shift_right(x_146, x_147);
x_149 = lean_uint64_lor(x_146, x_148);
x_150 = 40;
x_151 = lean_uint64_shift_right(x_149, x_150);
x_152 = lean_uint64_lor(x_149, x_151);
x_153 = lean_uint64_mul(x_152, x_139);
x_154 = 60;
x_155 = lean_uint64_shift_right(x_153, x_154);
x_156 = 1;
x_157 = lean_uint32_dec_eq(x_3, x_156);
if (x_157 == 0)
{
uint32_t x_158; uint8_t x_159; 
x_158 = 2;
x_159 = lean_uint32_dec_eq(x_3, x_158);
if (x_159 == 0)
{
uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint8_t x_164; uint64_t x_165; uint32_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; 
x_160 = 26;
x_161 = lean_uint64_add(x_155, x_127);
x_162 = lean_uint64_mul(x_160, x_161);
x_163 = lean_uint32_to_uint64(x_1);
x_164 = lean_uint64_dec_lt(x_155, x_163);
x_165 = 0;
x_166 = lean_bool_to_uint32(x_164);
x_167 = lean_uint32_to_uint64(x_166);
x_168 = lean_uint64_sub(x_165, x_167);
x_169 = lean_uint64_land(x_162, x_168);
x_7 = x_169;
goto block_125;
}
else
{
uint8_t x_170; uint64_t x_171; uint32_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; 
x_170 = lean_uint64_dec_lt(x_127, x_155);
x_171 = 0;
x_172 = lean_bool_to_uint32(x_170);
x_173 = lean_uint32_to_uint64(x_172);
x_174 = lean_uint64_sub(x_171, x_173);
x_175 = lean_uint64_land(x_155, x_174);
x_7 = x_175;
goto block_125;
}
}
else
{
uint64_t x_176; uint64_t x_177; 
x_176 = 25;
x_177 = lean_uint64_mul(x_176, x_155);
x_7 = x_177;
goto block_125;
}
}
else
{
uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; 
x_178 = 5;
x_179 = lean_uint64_shift_right(x_4, x_178);
x_180 = 1;
x_181 = lean_uint64_shift_right(x_179, x_180);
x_182 = lean_uint64_lor(x_179, x_181);
x_183 = 2;
x_184 = lean_uint64_shift_right(x_179, x_183);
x_185 = lean_uint64_lor(x_182, x_184);
x_186 = 3;
x_187 = lean_uint64_shift_right(x_179, x_186);
x_188 = lean_uint64_lor(x_185, x_187);
x_189 = 4;
x_190 = lean_uint64_shift_right(x_179, x_189);
x_191 = lean_uint64_lor(x_188, x_190);
x_192 = 1190112520884487201ULL;
x_193 = lean_uint64_land(x_191, x_192);
x_194 = lean_uint64_shift_right(x_193, x_178);
x_195 = lean_uint64_lor(x_193, x_194);
x_196 = 10;
x_197 = lean_uint64_shift_right(x_195, x_196);
x_198 = lean_uint64_lor(x_195, x_197);
x_199 = 20;
x_200 = lean_uint64_shift_right(x_198, x_199);
x_201 = lean_uint64_lor(x_198, x_200);
x_202 = 40;
x_203 = lean_uint64_shift_right(x_201, x_202);
x_204 = lean_uint64_lor(x_201, x_203);
x_205 = lean_uint64_mul(x_204, x_192);
x_206 = 60;
x_207 = lean_uint64_shift_right(x_205, x_206);
x_208 = 0;
x_209 = l_Spec_SpellCorrection_Kernel_swaps(x_4, x_207, x_208);
x_7 = x_209;
goto block_125;
}
block_125:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; uint8_t x_26; 
x_8 = lean_uint64_to_uint32(x_7);
x_9 = lean_uint32_shift_right(x_2, x_3);
x_10 = 1;
x_11 = lean_uint32_land(x_9, x_10);
x_12 = lean_uint32_sub(x_6, x_11);
x_13 = lean_uint32_land(x_8, x_12);
x_14 = 32;
x_15 = lean_uint64_shift_right(x_5, x_14);
x_16 = lean_uint32_to_uint64(x_13);
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = 4294967295;
x_19 = lean_uint64_land(x_5, x_18);
x_20 = lean_uint64_mul(x_19, x_16);
x_21 = lean_uint64_shift_right(x_20, x_14);
x_22 = lean_uint64_add(x_17, x_21);
x_23 = lean_uint64_shift_right(x_22, x_14);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_to_uint64(x_24);
x_26 = lean_uint32_dec_eq(x_3, x_6);
if (x_26 == 0)
{
uint8_t x_27; 
x_27 = lean_uint32_dec_eq(x_3, x_10);
if (x_27 == 0)
{
uint32_t x_28; uint8_t x_29; 
x_28 = 2;
x_29 = lean_uint32_dec_eq(x_3, x_28);
if (x_29 == 0)
{
uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; 
x_30 = 26;
x_31 = lean_uint64_div(x_25, x_30);
x_32 = lean_uint64_mod(x_25, x_30);
x_33 = 5;
x_34 = lean_uint64_mul(x_33, x_31);
x_35 = lean_uint64_shift_right(x_4, x_34);
x_36 = lean_uint64_shift_left(x_35, x_34);
x_37 = lean_uint64_sub(x_4, x_36);
x_38 = 1;
x_39 = lean_uint64_add(x_32, x_38);
x_40 = lean_uint64_shift_left(x_39, x_34);
x_41 = lean_uint64_add(x_37, x_40);
x_42 = lean_uint64_add(x_31, x_38);
x_43 = lean_uint64_mul(x_33, x_42);
x_44 = lean_uint64_shift_left(x_35, x_43);
x_45 = lean_uint64_add(x_41, x_44);
return x_45;
}
else
{
uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; 
x_46 = 5;
x_47 = lean_uint64_mul(x_46, x_25);
x_48 = lean_uint64_shift_right(x_4, x_47);
x_49 = lean_uint64_shift_left(x_48, x_47);
x_50 = lean_uint64_sub(x_4, x_49);
x_51 = 1;
x_52 = lean_uint64_add(x_25, x_51);
x_53 = lean_uint64_mul(x_46, x_52);
x_54 = lean_uint64_shift_right(x_4, x_53);
x_55 = lean_uint64_shift_left(x_54, x_47);
x_56 = lean_uint64_add(x_50, x_55);
return x_56;
}
}
else
{
uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint8_t x_67; uint32_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; 
x_57 = 25;
x_58 = lean_uint64_div(x_25, x_57);
x_59 = lean_uint64_mod(x_25, x_57);
x_60 = 1;
x_61 = lean_uint64_add(x_59, x_60);
x_62 = 5;
x_63 = lean_uint64_mul(x_62, x_58);
x_64 = lean_uint64_shift_right(x_4, x_63);
x_65 = 31;
x_66 = lean_uint64_land(x_64, x_65);
x_67 = lean_uint64_dec_le(x_66, x_61);
x_68 = lean_bool_to_uint32(x_67);
x_69 = lean_uint32_to_uint64(x_68);
x_70 = lean_uint64_add(x_61, x_69);
x_71 = lean_uint64_shift_left(x_66, x_63);
x_72 = lean_uint64_sub(x_4, x_71);
x_73 = lean_uint64_shift_left(x_70, x_63);
x_74 = lean_uint64_add(x_72, x_73);
return x_74;
}
}
else
{
uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; 
x_75 = 5;
x_76 = lean_uint64_shift_right(x_4, x_75);
x_77 = 1;
x_78 = lean_uint64_shift_right(x_76, x_77);
x_79 = lean_uint64_lor(x_76, x_78);
x_80 = 2;
x_81 = lean_uint64_shift_right(x_76, x_80);
x_82 = lean_uint64_lor(x_79, x_81);
x_83 = 3;
x_84 = lean_uint64_shift_right(x_76, x_83);
x_85 = lean_uint64_lor(x_82, x_84);
x_86 = 4;
x_87 = lean_uint64_shift_right(x_76, x_86);
x_88 = lean_uint64_lor(x_85, x_87);
x_89 = 1190112520884487201ULL;
x_90 = lean_uint64_land(x_88, x_89);
x_91 = lean_uint64_shift_right(x_90, x_75);
x_92 = lean_uint64_lor(x_90, x_91);
x_93 = 10;
x_94 = lean_uint64_shift_right(x_92, x_93);
x_95 = lean_uint64_lor(x_92, x_94);
x_96 = 20;
x_97 = lean_uint64_shift_right(x_95, x_96);
x_98 = lean_uint64_lor(x_95, x_97);
x_99 = 40;
x_100 = lean_uint64_shift_right(x_98, x_99);
x_101 = lean_uint64_lor(x_98, x_100);
x_102 = lean_uint64_mul(x_101, x_89);
x_103 = 60;
x_104 = lean_uint64_shift_right(x_102, x_103);
x_105 = 0;
x_106 = l_Spec_SpellCorrection_Kernel_swapPlace(x_4, x_104, x_25, x_105);
x_107 = lean_uint64_add(x_106, x_77);
x_108 = lean_uint64_mul(x_75, x_107);
x_109 = lean_uint64_shift_right(x_4, x_108);
x_110 = 31;
x_111 = lean_uint64_land(x_109, x_110);
x_112 = lean_uint64_mul(x_75, x_106);
x_113 = lean_uint64_shift_right(x_4, x_112);
x_114 = lean_uint64_land(x_113, x_110);
x_115 = lean_uint64_shift_left(x_114, x_112);
x_116 = lean_uint64_sub(x_4, x_115);
x_117 = lean_uint64_shift_left(x_111, x_112);
x_118 = lean_uint64_add(x_116, x_117);
x_119 = lean_uint64_shift_right(x_118, x_108);
x_120 = lean_uint64_land(x_119, x_110);
x_121 = lean_uint64_shift_left(x_120, x_108);
x_122 = lean_uint64_sub(x_118, x_121);
x_123 = lean_uint64_shift_left(x_114, x_108);
x_124 = lean_uint64_add(x_122, x_123);
return x_124;
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
uint8_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; 
x_4 = l_Spec_SpellCorrection_Kernel_letters(x_2);
x_5 = lean_bool_to_uint32(x_4);
x_6 = 1;
x_7 = lean_uint64_shift_right(x_2, x_6);
x_8 = lean_uint64_lor(x_2, x_7);
x_9 = 2;
x_10 = lean_uint64_shift_right(x_2, x_9);
x_11 = lean_uint64_lor(x_8, x_10);
x_12 = 3;
x_13 = lean_uint64_shift_right(x_2, x_12);
x_14 = lean_uint64_lor(x_11, x_13);
x_15 = 4;
x_16 = lean_uint64_shift_right(x_2, x_15);
x_17 = lean_uint64_lor(x_14, x_16);
x_18 = 1190112520884487201ULL;
x_19 = lean_uint64_land(x_17, x_18);
x_20 = 5;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_lor(x_19, x_21);
x_23 = 10;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_lor(x_22, x_24);
x_26 = 20;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_lor(x_25, x_27);
x_29 = 40;
x_30 = lean_uint64_shift_right(x_28, x_29);
x_31 = lean_uint64_lor(x_28, x_30);
x_32 = lean_uint64_mul(x_31, x_18);
x_33 = 60;
x_34 = lean_uint64_shift_right(x_32, x_33);
x_35 = lean_uint64_sub(x_34, x_6);
x_36 = lean_uint32_to_uint64(x_1);
x_37 = lean_uint64_dec_lt(x_35, x_36);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_land(x_5, x_38);
x_40 = l_Spec_SpellCorrection_Kernel_text(x_3, x_36);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_land(x_39, x_41);
x_43 = 1;
x_44 = lean_uint32_dec_eq(x_42, x_43);
return x_44;
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
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint8_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_69; uint8_t x_70; uint32_t x_76; uint8_t x_77; uint32_t x_97; uint8_t x_98; uint8_t x_115; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; 
x_5 = 1;
x_6 = lean_uint64_shift_right(x_3, x_5);
x_7 = lean_uint64_lor(x_3, x_6);
x_8 = 2;
x_9 = lean_uint64_shift_right(x_3, x_8);
x_10 = lean_uint64_lor(x_7, x_9);
x_11 = 3;
x_12 = lean_uint64_shift_right(x_3, x_11);
x_13 = lean_uint64_lor(x_10, x_12);
x_14 = 4;
x_15 = lean_uint64_shift_right(x_3, x_14);
x_16 = lean_uint64_lor(x_13, x_15);
x_17 = 1190112520884487201ULL;
x_18 = lean_uint64_land(x_16, x_17);
x_19 = 5;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_lor(x_18, x_20);
x_22 = 10;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint64_lor(x_21, x_23);
x_25 = 20;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_lor(x_24, x_26);
x_28 = 40;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_lor(x_27, x_29);
x_31 = lean_uint64_mul(x_30, x_17);
x_32 = 60;
x_33 = lean_uint64_shift_right(x_31, x_32);
x_34 = lean_uint64_sub(x_33, x_5);
x_35 = lean_uint32_to_uint64(x_1);
x_36 = lean_uint64_dec_lt(x_34, x_35);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint64_shift_right(x_3, x_19);
x_39 = lean_uint64_shift_right(x_38, x_5);
x_40 = lean_uint64_lor(x_38, x_39);
x_41 = lean_uint64_shift_right(x_38, x_8);
x_42 = lean_uint64_lor(x_40, x_41);
x_43 = lean_uint64_shift_right(x_38, x_11);
x_44 = lean_uint64_lor(x_42, x_43);
x_45 = lean_uint64_shift_right(x_38, x_14);
x_46 = lean_uint64_lor(x_44, x_45);
x_47 = lean_uint64_land(x_46, x_17);
x_48 = lean_uint64_shift_right(x_47, x_19);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_shift_right(x_49, x_22);
x_51 = lean_uint64_lor(x_49, x_50);
x_52 = lean_uint64_shift_right(x_51, x_25);
x_53 = lean_uint64_lor(x_51, x_52);
x_54 = lean_uint64_shift_right(x_53, x_28);
x_55 = lean_uint64_lor(x_53, x_54);
x_56 = lean_uint64_mul(x_55, x_17);
x_57 = lean_uint64_shift_right(x_56, x_32);
x_58 = 0;
x_59 = l_Spec_SpellCorrection_Kernel_swaps(x_3, x_57, x_58);
x_60 = 0;
x_61 = lean_uint64_to_uint32(x_59);
x_62 = lean_uint32_shift_right(x_2, x_60);
x_63 = 1;
x_127 = lean_uint32_land(x_62, x_63);
x_128 = lean_uint32_sub(x_60, x_127);
x_129 = lean_uint32_land(x_61, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_60);
if (x_130 == 0)
{
x_115 = x_4;
goto block_126;
}
else
{
uint8_t x_131; 
x_131 = 0;
x_115 = x_131;
goto block_126;
}
block_68:
{
uint32_t x_65; uint32_t x_66; uint8_t x_67; 
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_land(x_37, x_65);
x_67 = lean_uint32_dec_eq(x_66, x_63);
return x_67;
}
block_75:
{
uint32_t x_71; uint32_t x_72; uint8_t x_73; 
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_add(x_69, x_71);
x_73 = lean_uint32_dec_eq(x_72, x_60);
if (x_73 == 0)
{
x_64 = x_4;
goto block_68;
}
else
{
uint8_t x_74; 
x_74 = 0;
x_64 = x_74;
goto block_68;
}
}
block_96:
{
uint32_t x_78; uint32_t x_79; uint32_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint8_t x_84; uint32_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint8_t x_94; 
x_78 = lean_bool_to_uint32(x_77);
x_79 = lean_uint32_add(x_76, x_78);
x_80 = 3;
x_81 = 26;
x_82 = lean_uint64_add(x_33, x_5);
x_83 = lean_uint64_mul(x_81, x_82);
x_84 = lean_uint64_dec_lt(x_33, x_35);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_to_uint64(x_85);
x_87 = lean_uint64_sub(x_58, x_86);
x_88 = lean_uint64_land(x_83, x_87);
x_89 = lean_uint64_to_uint32(x_88);
x_90 = lean_uint32_shift_right(x_2, x_80);
x_91 = lean_uint32_land(x_90, x_63);
x_92 = lean_uint32_sub(x_60, x_91);
x_93 = lean_uint32_land(x_89, x_92);
x_94 = lean_uint32_dec_eq(x_93, x_60);
if (x_94 == 0)
{
x_69 = x_79;
x_70 = x_4;
goto block_75;
}
else
{
uint8_t x_95; 
x_95 = 0;
x_69 = x_79;
x_70 = x_95;
goto block_75;
}
}
block_114:
{
uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint8_t x_112; 
x_99 = lean_bool_to_uint32(x_98);
x_100 = lean_uint32_add(x_97, x_99);
x_101 = 2;
x_102 = lean_uint64_dec_lt(x_5, x_33);
x_103 = lean_bool_to_uint32(x_102);
x_104 = lean_uint32_to_uint64(x_103);
x_105 = lean_uint64_sub(x_58, x_104);
x_106 = lean_uint64_land(x_33, x_105);
x_107 = lean_uint64_to_uint32(x_106);
x_108 = lean_uint32_shift_right(x_2, x_101);
x_109 = lean_uint32_land(x_108, x_63);
x_110 = lean_uint32_sub(x_60, x_109);
x_111 = lean_uint32_land(x_107, x_110);
x_112 = lean_uint32_dec_eq(x_111, x_60);
if (x_112 == 0)
{
x_76 = x_100;
x_77 = x_4;
goto block_96;
}
else
{
uint8_t x_113; 
x_113 = 0;
x_76 = x_100;
x_77 = x_113;
goto block_96;
}
}
block_126:
{
uint32_t x_116; uint64_t x_117; uint64_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint8_t x_124; 
x_116 = lean_bool_to_uint32(x_115);
x_117 = 25;
x_118 = lean_uint64_mul(x_117, x_33);
x_119 = lean_uint64_to_uint32(x_118);
x_120 = lean_uint32_shift_right(x_2, x_63);
x_121 = lean_uint32_land(x_120, x_63);
x_122 = lean_uint32_sub(x_60, x_121);
x_123 = lean_uint32_land(x_119, x_122);
x_124 = lean_uint32_dec_eq(x_123, x_60);
if (x_124 == 0)
{
x_97 = x_116;
x_98 = x_4;
goto block_114;
}
else
{
uint8_t x_125; 
x_125 = 0;
x_97 = x_116;
x_98 = x_125;
goto block_114;
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
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint8_t x_9; uint64_t x_10; uint8_t x_19; uint8_t x_138; 
x_138 = lean_uint64_dec_eq(x_4, x_3);
if (x_138 == 0)
{
uint8_t x_139; 
x_139 = 1;
x_19 = x_139;
goto block_137;
}
else
{
uint8_t x_140; 
x_140 = 0;
x_19 = x_140;
goto block_137;
}
block_18:
{
uint64_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; 
x_11 = lean_uint64_xor(x_7, x_10);
x_12 = lean_bool_to_uint32(x_9);
x_13 = lean_uint32_to_uint64(x_12);
x_14 = lean_uint64_sub(x_8, x_13);
x_15 = lean_uint64_land(x_11, x_14);
x_16 = lean_uint64_xor(x_10, x_15);
x_17 = lean_uint64_land(x_16, x_6);
return x_17;
}
block_137:
{
uint64_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint8_t x_49; uint64_t x_50; uint32_t x_51; uint8_t x_52; 
x_20 = 0;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_uint32_to_uint64(x_21);
x_23 = lean_uint64_sub(x_20, x_22);
x_24 = 26;
x_25 = lean_uint32_mul(x_24, x_1);
x_26 = lean_uint32_dec_lt(x_5, x_25);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_to_uint64(x_27);
x_29 = lean_uint64_sub(x_20, x_28);
x_30 = lean_uint64_land(x_23, x_29);
x_31 = lean_uint32_div(x_5, x_24);
x_32 = lean_uint32_to_uint64(x_31);
x_33 = lean_uint32_mod(x_5, x_24);
x_34 = lean_uint32_to_uint64(x_33);
x_35 = 1;
x_36 = lean_uint64_add(x_34, x_35);
x_37 = 5;
x_38 = lean_uint64_mul(x_37, x_32);
x_39 = lean_uint64_shift_right(x_4, x_38);
x_40 = 31;
x_41 = lean_uint64_land(x_39, x_40);
x_42 = lean_uint64_shift_left(x_41, x_38);
x_43 = lean_uint64_sub(x_4, x_42);
x_44 = lean_uint64_shift_left(x_36, x_38);
x_45 = lean_uint64_add(x_43, x_44);
x_46 = lean_uint64_xor(x_45, x_4);
x_47 = lean_uint64_land(x_46, x_30);
x_48 = lean_uint64_xor(x_4, x_47);
x_49 = lean_uint64_dec_eq(x_48, x_3);
x_50 = 27720;
x_51 = 0;
x_52 = lean_uint32_dec_eq(x_2, x_51);
if (x_52 == 0)
{
uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint8_t x_99; uint64_t x_100; uint32_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint8_t x_107; uint64_t x_108; uint8_t x_109; uint64_t x_110; uint8_t x_111; uint64_t x_112; uint32_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint32_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint32_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; 
x_53 = lean_uint64_shift_right(x_48, x_35);
x_54 = lean_uint64_lor(x_48, x_53);
x_55 = 2;
x_56 = lean_uint64_shift_right(x_48, x_55);
x_57 = lean_uint64_lor(x_54, x_56);
x_58 = 3;
x_59 = lean_uint64_shift_right(x_48, x_58);
x_60 = lean_uint64_lor(x_57, x_59);
x_61 = 4;
x_62 = lean_uint64_shift_right(x_48, x_61);
x_63 = lean_uint64_lor(x_60, x_62);
x_64 = 1190112520884487201ULL;
x_65 = lean_uint64_land(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_37);
x_67 = lean_uint64_lor(x_65, x_66);
x_68 = 10;
x_69 = lean_uint64_shift_right(x_67, x_68);
x_70 = lean_uint64_lor(x_67, x_69);
x_71 = 20;
x_72 = lean_uint64_shift_right(x_70, x_71);
x_73 = lean_uint64_lor(x_70, x_72);
x_74 = 40;
x_75 = lean_uint64_shift_right(x_73, x_74);
x_76 = lean_uint64_lor(x_73, x_75);
x_77 = lean_uint64_mul(x_76, x_64);
x_78 = 60;
x_79 = lean_uint64_shift_right(x_77, x_78);
x_80 = lean_uint64_shift_right(x_3, x_35);
x_81 = lean_uint64_lor(x_3, x_80);
x_82 = lean_uint64_shift_right(x_3, x_55);
x_83 = lean_uint64_lor(x_81, x_82);
x_84 = lean_uint64_shift_right(x_3, x_58);
x_85 = lean_uint64_lor(x_83, x_84);
x_86 = lean_uint64_shift_right(x_3, x_61);
x_87 = lean_uint64_lor(x_85, x_86);
x_88 = lean_uint64_land(x_87, x_64);
x_89 = lean_uint64_shift_right(x_88, x_37);
x_90 = lean_uint64_lor(x_88, x_89);
x_91 = lean_uint64_shift_right(x_90, x_68);
x_92 = lean_uint64_lor(x_90, x_91);
x_93 = lean_uint64_shift_right(x_92, x_71);
x_94 = lean_uint64_lor(x_92, x_93);
x_95 = lean_uint64_shift_right(x_94, x_74);
x_96 = lean_uint64_lor(x_94, x_95);
x_97 = lean_uint64_mul(x_96, x_64);
x_98 = lean_uint64_shift_right(x_97, x_78);
x_99 = lean_uint64_dec_lt(x_79, x_98);
x_100 = lean_uint64_xor(x_98, x_79);
x_101 = lean_bool_to_uint32(x_99);
x_102 = lean_uint32_to_uint64(x_101);
x_103 = lean_uint64_sub(x_20, x_102);
x_104 = lean_uint64_land(x_100, x_103);
x_105 = lean_uint64_xor(x_79, x_104);
x_106 = lean_uint64_sub(x_105, x_35);
x_107 = lean_uint64_dec_lt(x_106, x_61);
x_108 = lean_uint64_sub(x_106, x_61);
x_109 = lean_uint64_dec_lt(x_108, x_61);
x_110 = 8;
x_111 = lean_uint64_dec_le(x_110, x_106);
x_112 = 1950661275011017800ULL;
x_113 = lean_bool_to_uint32(x_107);
x_114 = lean_uint32_to_uint64(x_113);
x_115 = lean_uint64_sub(x_20, x_114);
x_116 = lean_uint64_land(x_112, x_115);
x_117 = 975327802675697064ULL;
x_118 = lean_bool_to_uint32(x_109);
x_119 = lean_uint32_to_uint64(x_118);
x_120 = lean_uint64_sub(x_20, x_119);
x_121 = lean_uint64_land(x_117, x_120);
x_122 = lean_uint64_lor(x_116, x_121);
x_123 = 650218019700870152ULL;
x_124 = lean_bool_to_uint32(x_111);
x_125 = lean_uint32_to_uint64(x_124);
x_126 = lean_uint64_sub(x_20, x_125);
x_127 = lean_uint64_land(x_123, x_126);
x_128 = lean_uint64_lor(x_122, x_127);
x_129 = lean_uint64_land(x_106, x_58);
x_130 = lean_uint64_shift_left(x_129, x_61);
x_131 = lean_uint64_shift_right(x_128, x_130);
x_132 = 65535;
x_133 = lean_uint64_land(x_131, x_132);
x_134 = l_Spec_SpellCorrection_Kernel_distance(x_48, x_3);
x_135 = lean_uint64_mul(x_133, x_134);
x_136 = lean_uint64_sub(x_20, x_135);
x_6 = x_23;
x_7 = x_50;
x_8 = x_20;
x_9 = x_49;
x_10 = x_136;
goto block_18;
}
else
{
x_6 = x_23;
x_7 = x_50;
x_8 = x_20;
x_9 = x_49;
x_10 = x_20;
goto block_18;
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
uint32_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_42; uint8_t x_43; uint8_t x_55; uint32_t x_62; uint8_t x_63; 
x_10 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_11 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_6);
x_12 = lean_uint64_dec_eq(x_11, x_2);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_5);
x_15 = 1;
x_16 = lean_uint32_sub(x_7, x_15);
x_17 = 3;
x_18 = lean_uint32_dec_lt(x_16, x_17);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_14, x_19);
x_21 = lean_uint32_xor(x_20, x_15);
x_22 = lean_uint32_dec_lt(x_6, x_10);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_21, x_23);
x_25 = lean_bool_to_uint32(x_12);
x_26 = lean_uint32_land(x_24, x_25);
x_62 = 4294967295;
x_63 = lean_uint32_dec_eq(x_4, x_62);
if (x_63 == 0)
{
uint8_t x_64; 
x_64 = 1;
x_55 = x_64;
goto block_61;
}
else
{
uint8_t x_65; 
x_65 = 0;
x_55 = x_65;
goto block_61;
}
block_41:
{
uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; 
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_dec_le(x_9, x_28);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_land(x_30, x_32);
x_34 = lean_uint32_lor(x_27, x_33);
x_35 = lean_uint32_land(x_24, x_34);
x_36 = lean_uint32_lor(x_26, x_35);
x_37 = lean_uint32_xor(x_24, x_15);
x_38 = lean_uint32_land(x_14, x_37);
x_39 = lean_uint32_lor(x_36, x_38);
x_40 = lean_uint32_dec_eq(x_39, x_15);
return x_40;
}
block_54:
{
uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; 
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_dec_le(x_8, x_42);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_land(x_44, x_46);
x_48 = lean_uint32_xor(x_25, x_15);
x_49 = lean_uint32_land(x_47, x_48);
x_50 = lean_uint32_lor(x_13, x_49);
x_51 = lean_uint32_dec_eq(x_9, x_13);
if (x_51 == 0)
{
uint8_t x_52; 
x_52 = 1;
x_27 = x_50;
x_28 = x_42;
x_29 = x_52;
goto block_41;
}
else
{
uint8_t x_53; 
x_53 = 0;
x_27 = x_50;
x_28 = x_42;
x_29 = x_53;
goto block_41;
}
}
block_61:
{
uint32_t x_56; uint32_t x_57; uint8_t x_58; 
x_56 = lean_bool_to_uint32(x_55);
x_57 = lean_uint32_add(x_4, x_56);
x_58 = lean_uint32_dec_eq(x_8, x_13);
if (x_58 == 0)
{
uint8_t x_59; 
x_59 = 1;
x_42 = x_57;
x_43 = x_59;
goto block_54;
}
else
{
uint8_t x_60; 
x_60 = 0;
x_42 = x_57;
x_43 = x_60;
goto block_54;
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
uint32_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_36; uint8_t x_37; uint8_t x_50; uint32_t x_57; uint8_t x_58; 
x_10 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_11 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_6);
x_12 = lean_uint64_dec_eq(x_11, x_2);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_5);
x_15 = 1;
x_16 = lean_uint32_sub(x_7, x_15);
x_17 = 3;
x_18 = lean_uint32_dec_lt(x_16, x_17);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_14, x_19);
x_21 = lean_uint32_xor(x_20, x_15);
x_22 = lean_uint32_dec_lt(x_6, x_10);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_21, x_23);
x_57 = 4294967295;
x_58 = lean_uint32_dec_eq(x_4, x_57);
if (x_58 == 0)
{
uint8_t x_59; 
x_59 = 1;
x_50 = x_59;
goto block_56;
}
else
{
uint8_t x_60; 
x_60 = 0;
x_50 = x_60;
goto block_56;
}
block_35:
{
uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; 
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_9, x_25);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_land(x_28, x_30);
x_32 = lean_uint32_lor(x_26, x_31);
x_33 = lean_uint32_land(x_24, x_32);
x_34 = lean_uint32_dec_eq(x_33, x_15);
return x_34;
}
block_49:
{
uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; 
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_dec_le(x_8, x_36);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_bool_to_uint32(x_12);
x_43 = lean_uint32_xor(x_42, x_15);
x_44 = lean_uint32_land(x_41, x_43);
x_45 = lean_uint32_lor(x_13, x_44);
x_46 = lean_uint32_dec_eq(x_9, x_13);
if (x_46 == 0)
{
uint8_t x_47; 
x_47 = 1;
x_25 = x_36;
x_26 = x_45;
x_27 = x_47;
goto block_35;
}
else
{
uint8_t x_48; 
x_48 = 0;
x_25 = x_36;
x_26 = x_45;
x_27 = x_48;
goto block_35;
}
}
block_56:
{
uint32_t x_51; uint32_t x_52; uint8_t x_53; 
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_add(x_4, x_51);
x_53 = lean_uint32_dec_eq(x_8, x_13);
if (x_53 == 0)
{
uint8_t x_54; 
x_54 = 1;
x_36 = x_52;
x_37 = x_54;
goto block_49;
}
else
{
uint8_t x_55; 
x_55 = 0;
x_36 = x_52;
x_37 = x_55;
goto block_49;
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
uint32_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint32_t x_48; uint8_t x_49; uint8_t x_61; uint32_t x_68; uint8_t x_69; 
x_10 = l_Spec_SpellCorrection_Kernel_numActions___redArg(x_1);
x_11 = l_Spec_SpellCorrection_Kernel_step1___redArg(x_1, x_2, x_3, x_6);
x_12 = lean_uint64_dec_eq(x_11, x_2);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_5);
x_15 = 1;
x_16 = lean_uint32_dec_eq(x_7, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = 2;
x_19 = lean_uint32_dec_eq(x_7, x_18);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_lor(x_17, x_20);
x_22 = lean_uint32_land(x_14, x_21);
x_23 = lean_uint32_sub(x_7, x_15);
x_24 = 3;
x_25 = lean_uint32_dec_lt(x_23, x_24);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_14, x_26);
x_28 = lean_uint32_xor(x_27, x_15);
x_29 = lean_uint32_dec_lt(x_6, x_10);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_land(x_28, x_30);
x_32 = lean_bool_to_uint32(x_12);
x_33 = lean_uint32_land(x_31, x_32);
x_68 = 4294967295;
x_69 = lean_uint32_dec_eq(x_4, x_68);
if (x_69 == 0)
{
uint8_t x_70; 
x_70 = 1;
x_61 = x_70;
goto block_67;
}
else
{
uint8_t x_71; 
x_71 = 0;
x_61 = x_71;
goto block_67;
}
block_47:
{
uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; 
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_9, x_35);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = lean_uint32_lor(x_34, x_40);
x_42 = lean_uint32_land(x_31, x_41);
x_43 = lean_uint32_lor(x_33, x_42);
x_44 = lean_uint32_land(x_43, x_20);
x_45 = lean_uint32_lor(x_22, x_44);
x_46 = lean_uint32_dec_eq(x_45, x_15);
return x_46;
}
block_60:
{
uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; 
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_8, x_48);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_land(x_50, x_52);
x_54 = lean_uint32_xor(x_32, x_15);
x_55 = lean_uint32_land(x_53, x_54);
x_56 = lean_uint32_lor(x_13, x_55);
x_57 = lean_uint32_dec_eq(x_9, x_13);
if (x_57 == 0)
{
uint8_t x_58; 
x_58 = 1;
x_34 = x_56;
x_35 = x_48;
x_36 = x_58;
goto block_47;
}
else
{
uint8_t x_59; 
x_59 = 0;
x_34 = x_56;
x_35 = x_48;
x_36 = x_59;
goto block_47;
}
}
block_67:
{
uint32_t x_62; uint32_t x_63; uint8_t x_64; 
x_62 = lean_bool_to_uint32(x_61);
x_63 = lean_uint32_add(x_4, x_62);
x_64 = lean_uint32_dec_eq(x_8, x_13);
if (x_64 == 0)
{
uint8_t x_65; 
x_65 = 1;
x_48 = x_63;
x_49 = x_65;
goto block_60;
}
else
{
uint8_t x_66; 
x_66 = 0;
x_48 = x_63;
x_49 = x_66;
goto block_60;
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
