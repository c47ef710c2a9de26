// Lean compiler output
// Module: Spec.Recommender.Kernel
// Imports: public import Init public import Spec.Recommender.Machine public import Spec.MDP.Lane.Word
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
LEAN_EXPORT uint64_t recommender_obs_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneDue___boxed(lean_object**);
LEAN_EXPORT uint32_t recommender_lane_elapsed(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState3___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init4___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_reward___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState2___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_index___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_init0___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs3___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step3___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t recommender_step_words(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t recommender_state_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_levels___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs1___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs4___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t recommender_step_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t recommender_lane_state_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_Recommender_Kernel_numActions___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step0___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_word___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneOver___boxed(lean_object**);
LEAN_EXPORT uint64_t recommender_init_4(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneT___boxed(lean_object**);
LEAN_EXPORT uint32_t recommender_num_actions(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step4___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_reward___boxed(lean_object**);
LEAN_EXPORT uint64_t recommender_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step1___boxed(lean_object**);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs0___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState3___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t recommender_obs_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t recommender_step_3(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t recommender_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t recommender_lane_due(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneReward___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_index___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step3___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint64_t);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState2___redArg___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step4___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs0___boxed(lean_object**);
LEAN_EXPORT uint8_t recommender_lane_truncated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneRefuses___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState4___redArg(uint32_t, uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState1___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_word___redArg(uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_stateValid___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t recommender_lane_state_3(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_numActions___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step3___boxed(lean_object**);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_resetWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t recommender_lane_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t recommender_init_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t recommender_reward_scale(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_init3___redArg(uint32_t);
LEAN_EXPORT uint64_t recommender_reset_words(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs1___redArg(uint64_t);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_levels(uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t recommender_init_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs2___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step0___boxed(lean_object**);
LEAN_EXPORT uint32_t l_Spec_Recommender_Kernel_index___redArg(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState4___boxed(lean_object**);
LEAN_EXPORT uint64_t recommender_lane_state_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs2___redArg(uint64_t);
uint32_t lean_uint64_to_uint32(uint64_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t recommender_lane_state_4(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneDue___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t recommender_obs_3(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t recommender_lane_over(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step0___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step4___redArg(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t recommender_word(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState2___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneTruncated___boxed(lean_object**);
LEAN_EXPORT uint64_t recommender_lane_t(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init3___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t recommender_step_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneReward___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t recommender_action_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneTerminated___boxed(lean_object**);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneOver___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step2___boxed(lean_object**);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs4___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_word___redArg___boxed(lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t recommender_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t recommender_step_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_stepWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs1___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t recommender_lane_state_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs0___redArg___boxed(lean_object*);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
LEAN_EXPORT uint64_t recommender_lane_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState1___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_actionValid___redArg(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneTerminated___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t recommender_obs_4(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState0___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init0___redArg___boxed(lean_object*);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT uint64_t recommender_init_3(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneT___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_numActions___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint64_t recommender_step_4(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step1___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_actionValid___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs3___boxed(lean_object**);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneRefuses___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_stateValid___boxed(lean_object**);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs3___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState0___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t recommender_lane_refuses(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_Recommender_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t recommender_obs_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step2___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneElapsed___boxed(lean_object**);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step2___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step1___redArg(uint32_t, uint64_t, uint32_t);
LEAN_EXPORT uint32_t recommender_index(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState4___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_terminated___boxed(lean_object**);
LEAN_EXPORT uint64_t recommender_init_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs4___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState3___redArg___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_rewardScale___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_levels(uint64_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint8_t x_5; 
x_4 = 0;
x_5 = lean_uint64_dec_eq(x_2, x_4);
if (x_5 == 0)
{
uint64_t x_6; uint64_t x_7; uint8_t x_8; 
x_6 = 15;
x_7 = lean_uint64_land(x_1, x_6);
x_8 = lean_uint64_dec_le(x_7, x_3);
if (x_8 == 0)
{
return x_8;
}
else
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_9 = 4;
x_10 = lean_uint64_shift_right(x_1, x_9);
x_11 = 1;
x_12 = lean_uint64_sub(x_2, x_11);
x_1 = x_10;
x_2 = x_12;
goto _start;
}
}
else
{
uint8_t x_14; 
x_14 = lean_uint64_dec_eq(x_1, x_4);
return x_14;
}
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_levels___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_Recommender_Kernel_levels(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t recommender_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint8_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint8_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint64_t x_54; uint8_t x_55; uint32_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint64_t x_64; uint8_t x_65; uint32_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint64_t x_74; uint8_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint64_t x_84; uint8_t x_85; uint32_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint8_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint64_t x_94; uint8_t x_95; uint32_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint64_t x_103; uint8_t x_104; uint32_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint8_t x_112; 
x_13 = 1;
x_14 = lean_uint32_sub(x_1, x_13);
x_15 = 16;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_sub(x_2, x_13);
x_19 = 7;
x_20 = lean_uint32_dec_lt(x_18, x_19);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_17, x_21);
x_23 = lean_uint32_sub(x_3, x_13);
x_24 = 2147483647;
x_25 = lean_uint32_dec_lt(x_23, x_24);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_22, x_26);
x_28 = lean_uint32_sub(x_4, x_13);
x_29 = lean_uint32_dec_lt(x_28, x_24);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_land(x_27, x_30);
x_32 = 0;
x_33 = lean_uint32_to_uint64(x_5);
x_34 = lean_uint32_dec_le(x_32, x_2);
x_35 = lean_uint32_to_uint64(x_4);
x_36 = 0;
x_37 = lean_bool_to_uint32(x_34);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint64_sub(x_36, x_38);
x_40 = lean_uint64_land(x_35, x_39);
x_41 = lean_uint64_dec_le(x_33, x_40);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_land(x_31, x_42);
x_44 = lean_uint32_to_uint64(x_6);
x_45 = lean_uint32_dec_le(x_13, x_2);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_to_uint64(x_46);
x_48 = lean_uint64_sub(x_36, x_47);
x_49 = lean_uint64_land(x_35, x_48);
x_50 = lean_uint64_dec_le(x_44, x_49);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_land(x_43, x_51);
x_53 = 2;
x_54 = lean_uint32_to_uint64(x_7);
x_55 = lean_uint32_dec_le(x_53, x_2);
x_56 = lean_bool_to_uint32(x_55);
x_57 = lean_uint32_to_uint64(x_56);
x_58 = lean_uint64_sub(x_36, x_57);
x_59 = lean_uint64_land(x_35, x_58);
x_60 = lean_uint64_dec_le(x_54, x_59);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_land(x_52, x_61);
x_63 = 3;
x_64 = lean_uint32_to_uint64(x_8);
x_65 = lean_uint32_dec_le(x_63, x_2);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_to_uint64(x_66);
x_68 = lean_uint64_sub(x_36, x_67);
x_69 = lean_uint64_land(x_35, x_68);
x_70 = lean_uint64_dec_le(x_64, x_69);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_land(x_62, x_71);
x_73 = 4;
x_74 = lean_uint32_to_uint64(x_9);
x_75 = lean_uint32_dec_le(x_73, x_2);
x_76 = lean_bool_to_uint32(x_75);
x_77 = lean_uint32_to_uint64(x_76);
x_78 = lean_uint64_sub(x_36, x_77);
x_79 = lean_uint64_land(x_35, x_78);
x_80 = lean_uint64_dec_le(x_74, x_79);
x_81 = lean_bool_to_uint32(x_80);
x_82 = lean_uint32_land(x_72, x_81);
x_83 = 5;
x_84 = lean_uint32_to_uint64(x_10);
x_85 = lean_uint32_dec_le(x_83, x_2);
x_86 = lean_bool_to_uint32(x_85);
x_87 = lean_uint32_to_uint64(x_86);
x_88 = lean_uint64_sub(x_36, x_87);
x_89 = lean_uint64_land(x_35, x_88);
x_90 = lean_uint64_dec_le(x_84, x_89);
x_91 = lean_bool_to_uint32(x_90);
x_92 = lean_uint32_land(x_82, x_91);
x_93 = 6;
x_94 = lean_uint32_to_uint64(x_11);
x_95 = lean_uint32_dec_le(x_93, x_2);
x_96 = lean_bool_to_uint32(x_95);
x_97 = lean_uint32_to_uint64(x_96);
x_98 = lean_uint64_sub(x_36, x_97);
x_99 = lean_uint64_land(x_35, x_98);
x_100 = lean_uint64_dec_le(x_94, x_99);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_land(x_92, x_101);
x_103 = lean_uint32_to_uint64(x_12);
x_104 = lean_uint32_dec_le(x_19, x_2);
x_105 = lean_bool_to_uint32(x_104);
x_106 = lean_uint32_to_uint64(x_105);
x_107 = lean_uint64_sub(x_36, x_106);
x_108 = lean_uint64_land(x_35, x_107);
x_109 = lean_uint64_dec_le(x_103, x_108);
x_110 = lean_bool_to_uint32(x_109);
x_111 = lean_uint32_land(x_102, x_110);
x_112 = lean_uint32_dec_eq(x_111, x_13);
return x_112;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = recommender_valid(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box(x_25);
return x_26;
}
}
LEAN_EXPORT uint32_t recommender_num_actions(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
return x_1;
}
}
LEAN_EXPORT uint32_t l_Spec_Recommender_Kernel_numActions___redArg(uint32_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = recommender_num_actions(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint32(x_25);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_numActions___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_numActions___redArg(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t recommender_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = lean_uint32_dec_lt(x_13, x_1);
return x_14;
}
}
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_actionValid___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = lean_uint32_dec_lt(x_2, x_1);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = recommender_action_valid(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_actionValid___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_Recommender_Kernel_actionValid___redArg(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t recommender_reward_scale(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint32_t x_13; 
x_13 = 1;
return x_13;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = recommender_reward_scale(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint32(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t recommender_reset_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; 
x_13 = 1;
return x_13;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = recommender_reset_words(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t recommender_step_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; 
x_13 = 1;
return x_13;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = recommender_step_words(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_word___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint8_t x_6; 
x_4 = lean_uint32_to_uint64(x_1);
x_5 = lean_uint32_to_uint64(x_2);
x_6 = l_Spec_Recommender_Kernel_levels(x_3, x_4, x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t recommender_word(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_Recommender_Kernel_word___redArg(x_1, x_2, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_word___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint64_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_27 = recommender_word(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_word___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_Recommender_Kernel_word___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Spec_Recommender_Kernel_index___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
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
LEAN_EXPORT uint32_t recommender_index(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint64_t x_14, uint64_t x_15) {
_start:
{
uint32_t x_16; 
x_16 = l_Spec_Recommender_Kernel_index___redArg(x_13, x_14, x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_index___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_31 = recommender_index(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint32(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_index___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_Recommender_Kernel_index___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_stateValid___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8) {
_start:
{
uint8_t x_9; 
x_9 = l_Spec_Recommender_Kernel_word___redArg(x_1, x_2, x_4);
if (x_9 == 0)
{
return x_9;
}
else
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; uint32_t x_14; uint64_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; 
x_10 = lean_uint32_to_uint64(x_1);
x_11 = lean_uint64_shift_right(x_5, x_10);
x_12 = 0;
x_13 = lean_uint64_dec_eq(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint64_shift_right(x_6, x_10);
x_16 = lean_uint64_dec_eq(x_15, x_12);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_14, x_17);
x_19 = 1;
x_20 = lean_uint64_shift_left(x_10, x_19);
x_21 = lean_uint64_dec_le(x_7, x_20);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_18, x_22);
x_24 = lean_uint32_to_uint64(x_3);
x_25 = lean_uint64_dec_le(x_8, x_24);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_23, x_26);
x_28 = 1;
x_29 = lean_uint32_dec_eq(x_27, x_28);
return x_29;
}
}
}
LEAN_EXPORT uint8_t recommender_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17) {
_start:
{
uint8_t x_18; 
x_18 = l_Spec_Recommender_Kernel_stateValid___redArg(x_1, x_2, x_3, x_13, x_14, x_15, x_16, x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_stateValid___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint8_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_33 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_35 = recommender_state_valid(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box(x_35);
return x_36;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_stateValid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_17 = l_Spec_Recommender_Kernel_stateValid___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint64_t recommender_init_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15) {
_start:
{
return x_13;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_init0___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_31 = recommender_init_0(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_init0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t recommender_init_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15) {
_start:
{
uint64_t x_16; 
x_16 = 0;
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_31 = recommender_init_1(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT uint64_t recommender_init_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15) {
_start:
{
uint64_t x_16; 
x_16 = 0;
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_31 = recommender_init_2(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_init3___redArg(uint32_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; 
x_2 = lean_uint32_to_uint64(x_1);
x_3 = 1;
x_4 = lean_uint64_shift_left(x_2, x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t recommender_init_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15) {
_start:
{
uint64_t x_16; 
x_16 = l_Spec_Recommender_Kernel_init3___redArg(x_1);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_31 = recommender_init_3(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init3___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_init3___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t recommender_init_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15) {
_start:
{
uint64_t x_16; 
x_16 = 0;
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_init4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_31 = recommender_init_4(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT uint64_t recommender_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint32_t x_18, uint64_t x_19) {
_start:
{
return x_13;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step0___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step0___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_34 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_35 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_39 = recommender_step_0(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_step0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step1___redArg(uint32_t x_1, uint64_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_4 = 1;
x_5 = 0;
x_6 = lean_uint32_dec_lt(x_3, x_1);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_sub(x_5, x_7);
x_9 = lean_uint32_land(x_3, x_8);
x_10 = lean_uint32_to_uint64(x_9);
x_11 = lean_uint64_shift_left(x_4, x_10);
x_12 = lean_uint64_lor(x_2, x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t recommender_step_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint32_t x_18, uint64_t x_19) {
_start:
{
uint64_t x_20; 
x_20 = l_Spec_Recommender_Kernel_step1___redArg(x_1, x_14, x_18);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step1___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_34 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_35 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_39 = recommender_step_1(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_Recommender_Kernel_step1___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step2___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint64_t x_12, uint32_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint8_t x_39; uint64_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint8_t x_46; uint64_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint64_t x_54; uint32_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint8_t x_61; uint64_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint8_t x_69; uint64_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint8_t x_77; uint64_t x_78; uint32_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint8_t x_85; uint64_t x_86; uint32_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint8_t x_93; uint64_t x_94; uint32_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint32_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; 
x_15 = 32;
x_16 = lean_uint64_shift_right(x_14, x_15);
x_17 = lean_uint32_to_uint64(x_2);
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 4294967295;
x_20 = lean_uint64_land(x_14, x_19);
x_21 = lean_uint64_mul(x_20, x_17);
x_22 = lean_uint64_shift_right(x_21, x_15);
x_23 = lean_uint64_add(x_18, x_22);
x_24 = lean_uint64_shift_right(x_23, x_15);
x_25 = lean_uint64_to_uint32(x_24);
x_26 = lean_uint32_to_uint64(x_25);
x_27 = 0;
x_28 = lean_uint32_dec_lt(x_13, x_1);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_sub(x_27, x_29);
x_31 = lean_uint32_land(x_13, x_30);
x_32 = lean_uint32_to_uint64(x_31);
x_33 = 2;
x_34 = lean_uint64_shift_left(x_32, x_33);
x_35 = lean_uint64_shift_right(x_11, x_34);
x_36 = 15;
x_37 = lean_uint64_land(x_35, x_36);
x_38 = 0;
x_39 = lean_uint64_dec_eq(x_37, x_38);
x_40 = lean_uint32_to_uint64(x_3);
x_41 = lean_bool_to_uint32(x_39);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_sub(x_38, x_42);
x_44 = lean_uint64_land(x_40, x_43);
x_45 = 1;
x_46 = lean_uint64_dec_eq(x_37, x_45);
x_47 = lean_uint32_to_uint64(x_4);
x_48 = lean_bool_to_uint32(x_46);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = lean_uint64_sub(x_38, x_49);
x_51 = lean_uint64_land(x_47, x_50);
x_52 = lean_uint64_lor(x_44, x_51);
x_53 = lean_uint64_dec_eq(x_37, x_33);
x_54 = lean_uint32_to_uint64(x_5);
x_55 = lean_bool_to_uint32(x_53);
x_56 = lean_uint32_to_uint64(x_55);
x_57 = lean_uint64_sub(x_38, x_56);
x_58 = lean_uint64_land(x_54, x_57);
x_59 = lean_uint64_lor(x_52, x_58);
x_60 = 3;
x_61 = lean_uint64_dec_eq(x_37, x_60);
x_62 = lean_uint32_to_uint64(x_6);
x_63 = lean_bool_to_uint32(x_61);
x_64 = lean_uint32_to_uint64(x_63);
x_65 = lean_uint64_sub(x_38, x_64);
x_66 = lean_uint64_land(x_62, x_65);
x_67 = lean_uint64_lor(x_59, x_66);
x_68 = 4;
x_69 = lean_uint64_dec_eq(x_37, x_68);
x_70 = lean_uint32_to_uint64(x_7);
x_71 = lean_bool_to_uint32(x_69);
x_72 = lean_uint32_to_uint64(x_71);
x_73 = lean_uint64_sub(x_38, x_72);
x_74 = lean_uint64_land(x_70, x_73);
x_75 = lean_uint64_lor(x_67, x_74);
x_76 = 5;
x_77 = lean_uint64_dec_eq(x_37, x_76);
x_78 = lean_uint32_to_uint64(x_8);
x_79 = lean_bool_to_uint32(x_77);
x_80 = lean_uint32_to_uint64(x_79);
x_81 = lean_uint64_sub(x_38, x_80);
x_82 = lean_uint64_land(x_78, x_81);
x_83 = lean_uint64_lor(x_75, x_82);
x_84 = 6;
x_85 = lean_uint64_dec_eq(x_37, x_84);
x_86 = lean_uint32_to_uint64(x_9);
x_87 = lean_bool_to_uint32(x_85);
x_88 = lean_uint32_to_uint64(x_87);
x_89 = lean_uint64_sub(x_38, x_88);
x_90 = lean_uint64_land(x_86, x_89);
x_91 = lean_uint64_lor(x_83, x_90);
x_92 = 7;
x_93 = lean_uint64_dec_eq(x_37, x_92);
x_94 = lean_uint32_to_uint64(x_10);
x_95 = lean_bool_to_uint32(x_93);
x_96 = lean_uint32_to_uint64(x_95);
x_97 = lean_uint64_sub(x_38, x_96);
x_98 = lean_uint64_land(x_94, x_97);
x_99 = lean_uint64_lor(x_91, x_98);
x_100 = lean_uint64_dec_lt(x_26, x_99);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_to_uint64(x_101);
x_103 = lean_uint64_shift_left(x_102, x_32);
x_104 = lean_uint64_lor(x_12, x_103);
return x_104;
}
}
LEAN_EXPORT uint64_t recommender_step_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint32_t x_18, uint64_t x_19) {
_start:
{
uint64_t x_20; 
x_20 = l_Spec_Recommender_Kernel_step2___redArg(x_1, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_15, x_18, x_19);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step2___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_34 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_35 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_39 = recommender_step_2(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step2___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = l_Spec_Recommender_Kernel_step2___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step3___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint32_t x_12, uint64_t x_13) {
_start:
{
uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint8_t x_40; uint64_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint8_t x_46; uint64_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint64_t x_54; uint32_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint8_t x_61; uint64_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint8_t x_69; uint64_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint8_t x_77; uint64_t x_78; uint32_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint8_t x_85; uint64_t x_86; uint32_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint8_t x_93; uint64_t x_94; uint32_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint32_t x_101; uint64_t x_102; uint64_t x_103; 
x_14 = 0;
x_15 = lean_uint32_dec_lt(x_12, x_1);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_sub(x_14, x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = 1;
x_21 = lean_uint64_shift_left(x_19, x_20);
x_22 = 32;
x_23 = lean_uint64_shift_right(x_13, x_22);
x_24 = lean_uint32_to_uint64(x_2);
x_25 = lean_uint64_mul(x_23, x_24);
x_26 = 4294967295;
x_27 = lean_uint64_land(x_13, x_26);
x_28 = lean_uint64_mul(x_27, x_24);
x_29 = lean_uint64_shift_right(x_28, x_22);
x_30 = lean_uint64_add(x_25, x_29);
x_31 = lean_uint64_shift_right(x_30, x_22);
x_32 = lean_uint64_to_uint32(x_31);
x_33 = lean_uint32_to_uint64(x_32);
x_34 = 2;
x_35 = lean_uint64_shift_left(x_19, x_34);
x_36 = lean_uint64_shift_right(x_11, x_35);
x_37 = 15;
x_38 = lean_uint64_land(x_36, x_37);
x_39 = 0;
x_40 = lean_uint64_dec_eq(x_38, x_39);
x_41 = lean_uint32_to_uint64(x_3);
x_42 = lean_bool_to_uint32(x_40);
x_43 = lean_uint32_to_uint64(x_42);
x_44 = lean_uint64_sub(x_39, x_43);
x_45 = lean_uint64_land(x_41, x_44);
x_46 = lean_uint64_dec_eq(x_38, x_20);
x_47 = lean_uint32_to_uint64(x_4);
x_48 = lean_bool_to_uint32(x_46);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = lean_uint64_sub(x_39, x_49);
x_51 = lean_uint64_land(x_47, x_50);
x_52 = lean_uint64_lor(x_45, x_51);
x_53 = lean_uint64_dec_eq(x_38, x_34);
x_54 = lean_uint32_to_uint64(x_5);
x_55 = lean_bool_to_uint32(x_53);
x_56 = lean_uint32_to_uint64(x_55);
x_57 = lean_uint64_sub(x_39, x_56);
x_58 = lean_uint64_land(x_54, x_57);
x_59 = lean_uint64_lor(x_52, x_58);
x_60 = 3;
x_61 = lean_uint64_dec_eq(x_38, x_60);
x_62 = lean_uint32_to_uint64(x_6);
x_63 = lean_bool_to_uint32(x_61);
x_64 = lean_uint32_to_uint64(x_63);
x_65 = lean_uint64_sub(x_39, x_64);
x_66 = lean_uint64_land(x_62, x_65);
x_67 = lean_uint64_lor(x_59, x_66);
x_68 = 4;
x_69 = lean_uint64_dec_eq(x_38, x_68);
x_70 = lean_uint32_to_uint64(x_7);
x_71 = lean_bool_to_uint32(x_69);
x_72 = lean_uint32_to_uint64(x_71);
x_73 = lean_uint64_sub(x_39, x_72);
x_74 = lean_uint64_land(x_70, x_73);
x_75 = lean_uint64_lor(x_67, x_74);
x_76 = 5;
x_77 = lean_uint64_dec_eq(x_38, x_76);
x_78 = lean_uint32_to_uint64(x_8);
x_79 = lean_bool_to_uint32(x_77);
x_80 = lean_uint32_to_uint64(x_79);
x_81 = lean_uint64_sub(x_39, x_80);
x_82 = lean_uint64_land(x_78, x_81);
x_83 = lean_uint64_lor(x_75, x_82);
x_84 = 6;
x_85 = lean_uint64_dec_eq(x_38, x_84);
x_86 = lean_uint32_to_uint64(x_9);
x_87 = lean_bool_to_uint32(x_85);
x_88 = lean_uint32_to_uint64(x_87);
x_89 = lean_uint64_sub(x_39, x_88);
x_90 = lean_uint64_land(x_86, x_89);
x_91 = lean_uint64_lor(x_83, x_90);
x_92 = 7;
x_93 = lean_uint64_dec_eq(x_38, x_92);
x_94 = lean_uint32_to_uint64(x_10);
x_95 = lean_bool_to_uint32(x_93);
x_96 = lean_uint32_to_uint64(x_95);
x_97 = lean_uint64_sub(x_39, x_96);
x_98 = lean_uint64_land(x_94, x_97);
x_99 = lean_uint64_lor(x_91, x_98);
x_100 = lean_uint64_dec_lt(x_33, x_99);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_to_uint64(x_101);
x_103 = lean_uint64_add(x_21, x_102);
return x_103;
}
}
LEAN_EXPORT uint64_t recommender_step_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint32_t x_18, uint64_t x_19) {
_start:
{
uint64_t x_20; 
x_20 = l_Spec_Recommender_Kernel_step3___redArg(x_1, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_18, x_19);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step3___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_34 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_35 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_39 = recommender_step_3(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step3___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint64_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_27 = l_Spec_Recommender_Kernel_step3___redArg(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_step4___redArg(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint8_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; 
x_3 = lean_uint32_to_uint64(x_1);
x_4 = lean_uint64_dec_lt(x_2, x_3);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_to_uint64(x_5);
x_7 = lean_uint64_add(x_2, x_6);
return x_7;
}
}
LEAN_EXPORT uint64_t recommender_step_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint32_t x_18, uint64_t x_19) {
_start:
{
uint64_t x_20; 
x_20 = l_Spec_Recommender_Kernel_step4___redArg(x_3, x_17);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step4___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_34 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_35 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_39 = recommender_step_4(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_step4___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_Recommender_Kernel_step4___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint32_t x_12, uint64_t x_13) {
_start:
{
uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint8_t x_38; uint64_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint8_t x_45; uint64_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint8_t x_52; uint64_t x_53; uint32_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint8_t x_60; uint64_t x_61; uint32_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint8_t x_68; uint64_t x_69; uint32_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint8_t x_76; uint64_t x_77; uint32_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint8_t x_84; uint64_t x_85; uint32_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint8_t x_92; uint64_t x_93; uint32_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint8_t x_99; uint32_t x_100; uint64_t x_101; 
x_14 = 32;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint32_to_uint64(x_2);
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = 4294967295;
x_19 = lean_uint64_land(x_13, x_18);
x_20 = lean_uint64_mul(x_19, x_16);
x_21 = lean_uint64_shift_right(x_20, x_14);
x_22 = lean_uint64_add(x_17, x_21);
x_23 = lean_uint64_shift_right(x_22, x_14);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_to_uint64(x_24);
x_26 = 0;
x_27 = lean_uint32_dec_lt(x_12, x_1);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_sub(x_26, x_28);
x_30 = lean_uint32_land(x_12, x_29);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = 2;
x_33 = lean_uint64_shift_left(x_31, x_32);
x_34 = lean_uint64_shift_right(x_11, x_33);
x_35 = 15;
x_36 = lean_uint64_land(x_34, x_35);
x_37 = 0;
x_38 = lean_uint64_dec_eq(x_36, x_37);
x_39 = lean_uint32_to_uint64(x_3);
x_40 = lean_bool_to_uint32(x_38);
x_41 = lean_uint32_to_uint64(x_40);
x_42 = lean_uint64_sub(x_37, x_41);
x_43 = lean_uint64_land(x_39, x_42);
x_44 = 1;
x_45 = lean_uint64_dec_eq(x_36, x_44);
x_46 = lean_uint32_to_uint64(x_4);
x_47 = lean_bool_to_uint32(x_45);
x_48 = lean_uint32_to_uint64(x_47);
x_49 = lean_uint64_sub(x_37, x_48);
x_50 = lean_uint64_land(x_46, x_49);
x_51 = lean_uint64_lor(x_43, x_50);
x_52 = lean_uint64_dec_eq(x_36, x_32);
x_53 = lean_uint32_to_uint64(x_5);
x_54 = lean_bool_to_uint32(x_52);
x_55 = lean_uint32_to_uint64(x_54);
x_56 = lean_uint64_sub(x_37, x_55);
x_57 = lean_uint64_land(x_53, x_56);
x_58 = lean_uint64_lor(x_51, x_57);
x_59 = 3;
x_60 = lean_uint64_dec_eq(x_36, x_59);
x_61 = lean_uint32_to_uint64(x_6);
x_62 = lean_bool_to_uint32(x_60);
x_63 = lean_uint32_to_uint64(x_62);
x_64 = lean_uint64_sub(x_37, x_63);
x_65 = lean_uint64_land(x_61, x_64);
x_66 = lean_uint64_lor(x_58, x_65);
x_67 = 4;
x_68 = lean_uint64_dec_eq(x_36, x_67);
x_69 = lean_uint32_to_uint64(x_7);
x_70 = lean_bool_to_uint32(x_68);
x_71 = lean_uint32_to_uint64(x_70);
x_72 = lean_uint64_sub(x_37, x_71);
x_73 = lean_uint64_land(x_69, x_72);
x_74 = lean_uint64_lor(x_66, x_73);
x_75 = 5;
x_76 = lean_uint64_dec_eq(x_36, x_75);
x_77 = lean_uint32_to_uint64(x_8);
x_78 = lean_bool_to_uint32(x_76);
x_79 = lean_uint32_to_uint64(x_78);
x_80 = lean_uint64_sub(x_37, x_79);
x_81 = lean_uint64_land(x_77, x_80);
x_82 = lean_uint64_lor(x_74, x_81);
x_83 = 6;
x_84 = lean_uint64_dec_eq(x_36, x_83);
x_85 = lean_uint32_to_uint64(x_9);
x_86 = lean_bool_to_uint32(x_84);
x_87 = lean_uint32_to_uint64(x_86);
x_88 = lean_uint64_sub(x_37, x_87);
x_89 = lean_uint64_land(x_85, x_88);
x_90 = lean_uint64_lor(x_82, x_89);
x_91 = 7;
x_92 = lean_uint64_dec_eq(x_36, x_91);
x_93 = lean_uint32_to_uint64(x_10);
x_94 = lean_bool_to_uint32(x_92);
x_95 = lean_uint32_to_uint64(x_94);
x_96 = lean_uint64_sub(x_37, x_95);
x_97 = lean_uint64_land(x_93, x_96);
x_98 = lean_uint64_lor(x_90, x_97);
x_99 = lean_uint64_dec_lt(x_25, x_98);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_to_uint64(x_100);
return x_101;
}
}
LEAN_EXPORT uint64_t recommender_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint32_t x_18, uint64_t x_19) {
_start:
{
uint64_t x_20; 
x_20 = l_Spec_Recommender_Kernel_reward___redArg(x_1, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_18, x_19);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_reward___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_34 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_35 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_39 = recommender_reward(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint64_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_27 = l_Spec_Recommender_Kernel_reward___redArg(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT uint8_t recommender_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17) {
_start:
{
uint8_t x_18; 
x_18 = 0;
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_terminated___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint8_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_33 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_35 = recommender_terminated(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box(x_35);
return x_36;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs0___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 1;
x_3 = lean_uint64_shift_right(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t recommender_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17) {
_start:
{
uint64_t x_18; 
x_18 = l_Spec_Recommender_Kernel_obs0___redArg(x_16);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs0___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_33 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_35 = recommender_obs_0(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box_uint64(x_35);
return x_36;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_obs0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs1___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 1;
x_3 = lean_uint64_land(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t recommender_obs_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17) {
_start:
{
uint64_t x_18; 
x_18 = l_Spec_Recommender_Kernel_obs1___redArg(x_16);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs1___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_33 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_35 = recommender_obs_1(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box_uint64(x_35);
return x_36;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs1___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_obs1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t recommender_obs_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17) {
_start:
{
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs2___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs2___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_33 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_35 = recommender_obs_2(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box_uint64(x_35);
return x_36;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs2___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_obs2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t recommender_obs_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17) {
_start:
{
return x_15;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs3___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs3___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_33 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_35 = recommender_obs_3(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box_uint64(x_35);
return x_36;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs3___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_obs3___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t recommender_obs_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17) {
_start:
{
return x_17;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_obs4___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs4___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_33 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_35 = recommender_obs_4(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box_uint64(x_35);
return x_36;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_obs4___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Recommender_Kernel_obs4___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneRefuses___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_5 = lean_bool_to_uint32(x_2);
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_4, x_6);
x_8 = lean_bool_to_uint32(x_7);
x_9 = 2;
x_10 = lean_uint32_dec_eq(x_4, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_lor(x_8, x_11);
x_13 = lean_uint32_land(x_5, x_12);
x_14 = lean_uint32_sub(x_4, x_6);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_5, x_17);
x_19 = lean_uint32_xor(x_18, x_6);
x_20 = lean_uint32_dec_lt(x_3, x_1);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_lor(x_13, x_22);
x_24 = lean_uint32_xor(x_23, x_6);
x_25 = lean_uint32_dec_eq(x_24, x_6);
return x_25;
}
}
LEAN_EXPORT uint8_t recommender_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint8_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneRefuses___redArg(x_1, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneRefuses___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_refuses(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_Recommender_Kernel_laneRefuses___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState0___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_6 = lean_uint64_xor(x_2, x_2);
x_7 = 0;
x_8 = lean_bool_to_uint32(x_3);
x_9 = 1;
x_10 = lean_uint32_sub(x_5, x_9);
x_11 = 3;
x_12 = lean_uint32_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_land(x_8, x_13);
x_15 = lean_uint32_xor(x_14, x_9);
x_16 = lean_uint32_dec_lt(x_4, x_1);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = lean_uint64_sub(x_7, x_19);
x_21 = lean_uint64_land(x_6, x_20);
x_22 = lean_uint64_xor(x_2, x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t recommender_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint64_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneState0___redArg(x_1, x_13, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState0___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_state_0(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box_uint64(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_Recommender_Kernel_laneState0___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState1___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_6 = l_Spec_Recommender_Kernel_step1___redArg(x_1, x_2, x_4);
x_7 = lean_uint64_xor(x_6, x_2);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_3);
x_10 = 1;
x_11 = lean_uint32_sub(x_5, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_4, x_1);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_uint32_to_uint64(x_19);
x_21 = lean_uint64_sub(x_8, x_20);
x_22 = lean_uint64_land(x_7, x_21);
x_23 = lean_uint64_xor(x_2, x_22);
return x_23;
}
}
LEAN_EXPORT uint64_t recommender_lane_state_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint64_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneState1___redArg(x_1, x_14, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState1___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_state_1(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box_uint64(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_Recommender_Kernel_laneState1___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState2___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17) {
_start:
{
uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; 
x_18 = 1;
x_19 = lean_uint64_add(x_14, x_18);
x_20 = 11400714819323198485ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = lean_uint64_add(x_13, x_21);
x_23 = 30;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 13787848793156543929ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 27;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 10723151780598845931ULL;
x_32 = lean_uint64_mul(x_30, x_31);
x_33 = 31;
x_34 = lean_uint64_shift_right(x_32, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = l_Spec_Recommender_Kernel_step2___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_16, x_35);
x_37 = lean_uint64_xor(x_36, x_12);
x_38 = 0;
x_39 = lean_bool_to_uint32(x_15);
x_40 = 1;
x_41 = lean_uint32_sub(x_17, x_40);
x_42 = 3;
x_43 = lean_uint32_dec_lt(x_41, x_42);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_land(x_39, x_44);
x_46 = lean_uint32_xor(x_45, x_40);
x_47 = lean_uint32_dec_lt(x_16, x_1);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_to_uint64(x_49);
x_51 = lean_uint64_sub(x_38, x_50);
x_52 = lean_uint64_land(x_37, x_51);
x_53 = lean_uint64_xor(x_12, x_52);
return x_53;
}
}
LEAN_EXPORT uint64_t recommender_lane_state_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint64_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneState2___redArg(x_1, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_15, x_18, x_19, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState2___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_state_2(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box_uint64(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState2___redArg___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox(x_15);
x_33 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_35 = l_Spec_Recommender_Kernel_laneState2___redArg(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box_uint64(x_35);
return x_36;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState3___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17) {
_start:
{
uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; 
x_18 = 1;
x_19 = lean_uint64_add(x_14, x_18);
x_20 = 11400714819323198485ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = lean_uint64_add(x_13, x_21);
x_23 = 30;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 13787848793156543929ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 27;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 10723151780598845931ULL;
x_32 = lean_uint64_mul(x_30, x_31);
x_33 = 31;
x_34 = lean_uint64_shift_right(x_32, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = l_Spec_Recommender_Kernel_step3___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_16, x_35);
x_37 = lean_uint64_xor(x_36, x_12);
x_38 = 0;
x_39 = lean_bool_to_uint32(x_15);
x_40 = 1;
x_41 = lean_uint32_sub(x_17, x_40);
x_42 = 3;
x_43 = lean_uint32_dec_lt(x_41, x_42);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_land(x_39, x_44);
x_46 = lean_uint32_xor(x_45, x_40);
x_47 = lean_uint32_dec_lt(x_16, x_1);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_to_uint64(x_49);
x_51 = lean_uint64_sub(x_38, x_50);
x_52 = lean_uint64_land(x_37, x_51);
x_53 = lean_uint64_xor(x_12, x_52);
return x_53;
}
}
LEAN_EXPORT uint64_t recommender_lane_state_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint64_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneState3___redArg(x_1, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_16, x_18, x_19, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState3___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_state_3(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box_uint64(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState3___redArg___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
_start:
{
uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; lean_object* x_36; 
x_18 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_19 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_20 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_21 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_22 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_23 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_24 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_25 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_26 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_27 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_28 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_29 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_30 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_31 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_32 = lean_unbox(x_15);
x_33 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_34 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_35 = l_Spec_Recommender_Kernel_laneState3___redArg(x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34);
x_36 = lean_box_uint64(x_35);
return x_36;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneState4___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; 
x_7 = l_Spec_Recommender_Kernel_step4___redArg(x_2, x_3);
x_8 = lean_uint64_xor(x_7, x_3);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_4);
x_11 = 1;
x_12 = lean_uint32_sub(x_6, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_5, x_1);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_9, x_21);
x_23 = lean_uint64_land(x_8, x_22);
x_24 = lean_uint64_xor(x_3, x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t recommender_lane_state_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint64_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneState4___redArg(x_1, x_3, x_17, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState4___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_state_4(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box_uint64(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneState4___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_Recommender_Kernel_laneState4___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneT___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; 
x_6 = 1;
x_7 = lean_uint64_add(x_2, x_6);
x_8 = lean_uint64_xor(x_7, x_2);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_3);
x_11 = 1;
x_12 = lean_uint32_sub(x_5, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_4, x_1);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_9, x_21);
x_23 = lean_uint64_land(x_8, x_22);
x_24 = lean_uint64_xor(x_2, x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t recommender_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint64_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneT___redArg(x_1, x_19, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneT___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_t(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box_uint64(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_Recommender_Kernel_laneT___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_Recommender_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_26 = 4294967295;
x_27 = lean_uint32_dec_eq(x_2, x_26);
if (x_27 == 0)
{
uint8_t x_28; 
x_28 = 1;
x_6 = x_28;
goto block_25;
}
else
{
uint8_t x_29; 
x_29 = 0;
x_6 = x_29;
goto block_25;
}
block_25:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; 
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_add(x_2, x_7);
x_9 = lean_uint32_xor(x_8, x_2);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_3);
x_12 = 1;
x_13 = lean_uint32_sub(x_5, x_12);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_11, x_16);
x_18 = lean_uint32_xor(x_17, x_12);
x_19 = lean_uint32_dec_lt(x_4, x_1);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint32_sub(x_10, x_21);
x_23 = lean_uint32_land(x_9, x_22);
x_24 = lean_uint32_xor(x_2, x_23);
return x_24;
}
}
}
LEAN_EXPORT uint32_t recommender_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint32_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneElapsed___redArg(x_1, x_20, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneElapsed___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_elapsed(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box_uint32(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_Recommender_Kernel_laneElapsed___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_38; uint8_t x_39; uint8_t x_50; uint32_t x_56; uint8_t x_57; 
x_8 = 0;
x_9 = 0;
x_10 = lean_bool_to_uint32(x_3);
x_11 = 1;
x_12 = lean_uint32_sub(x_5, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_4, x_1);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_bool_to_uint32(x_8);
x_22 = lean_uint32_land(x_20, x_21);
x_56 = 4294967295;
x_57 = lean_uint32_dec_eq(x_2, x_56);
if (x_57 == 0)
{
uint8_t x_58; 
x_58 = 1;
x_50 = x_58;
goto block_55;
}
else
{
x_50 = x_8;
goto block_55;
}
block_37:
{
uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; 
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_dec_le(x_7, x_24);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_lor(x_23, x_29);
x_31 = lean_uint32_land(x_20, x_30);
x_32 = lean_uint32_lor(x_22, x_31);
x_33 = lean_uint32_xor(x_20, x_11);
x_34 = lean_uint32_land(x_10, x_33);
x_35 = lean_uint32_lor(x_32, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_11);
return x_36;
}
block_49:
{
uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint8_t x_47; 
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_6, x_38);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_xor(x_21, x_11);
x_45 = lean_uint32_land(x_43, x_44);
x_46 = lean_uint32_lor(x_9, x_45);
x_47 = lean_uint32_dec_eq(x_7, x_9);
if (x_47 == 0)
{
uint8_t x_48; 
x_48 = 1;
x_23 = x_46;
x_24 = x_38;
x_25 = x_48;
goto block_37;
}
else
{
x_23 = x_46;
x_24 = x_38;
x_25 = x_8;
goto block_37;
}
}
block_55:
{
uint32_t x_51; uint32_t x_52; uint8_t x_53; 
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_add(x_2, x_51);
x_53 = lean_uint32_dec_eq(x_6, x_9);
if (x_53 == 0)
{
uint8_t x_54; 
x_54 = 1;
x_38 = x_52;
x_39 = x_54;
goto block_49;
}
else
{
x_38 = x_52;
x_39 = x_8;
goto block_49;
}
}
}
}
LEAN_EXPORT uint8_t recommender_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint8_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneOver___redArg(x_1, x_20, x_21, x_22, x_23, x_24, x_25);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneOver___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_over(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_Recommender_Kernel_laneOver___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t l_Spec_Recommender_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint8_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; 
x_17 = 1;
x_18 = lean_uint64_add(x_13, x_17);
x_19 = 11400714819323198485ULL;
x_20 = lean_uint64_mul(x_18, x_19);
x_21 = lean_uint64_add(x_12, x_20);
x_22 = 30;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint64_xor(x_21, x_23);
x_25 = 13787848793156543929ULL;
x_26 = lean_uint64_mul(x_24, x_25);
x_27 = 27;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint64_xor(x_26, x_28);
x_30 = 10723151780598845931ULL;
x_31 = lean_uint64_mul(x_29, x_30);
x_32 = 31;
x_33 = lean_uint64_shift_right(x_31, x_32);
x_34 = lean_uint64_xor(x_31, x_33);
x_35 = l_Spec_Recommender_Kernel_reward___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_15, x_34);
x_36 = 0;
x_37 = lean_uint64_xor(x_35, x_36);
x_38 = lean_bool_to_uint32(x_14);
x_39 = 1;
x_40 = lean_uint32_sub(x_16, x_39);
x_41 = 3;
x_42 = lean_uint32_dec_lt(x_40, x_41);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_land(x_38, x_43);
x_45 = lean_uint32_xor(x_44, x_39);
x_46 = lean_uint32_dec_lt(x_15, x_1);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_land(x_45, x_47);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = lean_uint64_sub(x_36, x_49);
x_51 = lean_uint64_land(x_37, x_50);
x_52 = lean_uint64_xor(x_36, x_51);
return x_52;
}
}
LEAN_EXPORT uint64_t recommender_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint64_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneReward___redArg(x_1, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_18, x_19, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneReward___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_reward(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box_uint64(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = l_Spec_Recommender_Kernel_laneReward___redArg(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneTerminated___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; 
x_5 = 0;
x_6 = lean_bool_to_uint32(x_2);
x_7 = 1;
x_8 = lean_uint32_sub(x_4, x_7);
x_9 = 3;
x_10 = lean_uint32_dec_lt(x_8, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_land(x_6, x_11);
x_13 = lean_uint32_xor(x_12, x_7);
x_14 = lean_uint32_dec_lt(x_3, x_1);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_13, x_15);
x_17 = lean_bool_to_uint32(x_5);
x_18 = lean_uint32_land(x_16, x_17);
x_19 = lean_uint32_dec_eq(x_18, x_7);
return x_19;
}
}
LEAN_EXPORT uint8_t recommender_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint8_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneTerminated___redArg(x_1, x_21, x_22, x_23);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneTerminated___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_terminated(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_Recommender_Kernel_laneTerminated___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_32; uint8_t x_33; uint8_t x_45; uint32_t x_51; uint8_t x_52; 
x_8 = 0;
x_9 = 0;
x_10 = lean_bool_to_uint32(x_3);
x_11 = 1;
x_12 = lean_uint32_sub(x_5, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_4, x_1);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_51 = 4294967295;
x_52 = lean_uint32_dec_eq(x_2, x_51);
if (x_52 == 0)
{
uint8_t x_53; 
x_53 = 1;
x_45 = x_53;
goto block_50;
}
else
{
x_45 = x_8;
goto block_50;
}
block_31:
{
uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; 
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_7, x_22);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_24, x_26);
x_28 = lean_uint32_lor(x_21, x_27);
x_29 = lean_uint32_land(x_20, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_11);
return x_30;
}
block_44:
{
uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; 
x_34 = lean_bool_to_uint32(x_33);
x_35 = lean_uint32_dec_le(x_6, x_32);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_34, x_36);
x_38 = lean_bool_to_uint32(x_8);
x_39 = lean_uint32_xor(x_38, x_11);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = lean_uint32_lor(x_9, x_40);
x_42 = lean_uint32_dec_eq(x_7, x_9);
if (x_42 == 0)
{
uint8_t x_43; 
x_43 = 1;
x_21 = x_41;
x_22 = x_32;
x_23 = x_43;
goto block_31;
}
else
{
x_21 = x_41;
x_22 = x_32;
x_23 = x_8;
goto block_31;
}
}
block_50:
{
uint32_t x_46; uint32_t x_47; uint8_t x_48; 
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_add(x_2, x_46);
x_48 = lean_uint32_dec_eq(x_6, x_9);
if (x_48 == 0)
{
uint8_t x_49; 
x_49 = 1;
x_32 = x_47;
x_33 = x_49;
goto block_44;
}
else
{
x_32 = x_47;
x_33 = x_8;
goto block_44;
}
}
}
}
LEAN_EXPORT uint8_t recommender_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint8_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneTruncated___redArg(x_1, x_20, x_21, x_22, x_23, x_24, x_25);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneTruncated___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_truncated(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_Recommender_Kernel_laneTruncated___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t l_Spec_Recommender_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_44; uint8_t x_45; uint8_t x_56; uint32_t x_62; uint8_t x_63; 
x_8 = 0;
x_9 = 0;
x_10 = lean_bool_to_uint32(x_3);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_5, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = 2;
x_15 = lean_uint32_dec_eq(x_5, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_lor(x_13, x_16);
x_18 = lean_uint32_land(x_10, x_17);
x_19 = lean_uint32_sub(x_5, x_11);
x_20 = 3;
x_21 = lean_uint32_dec_lt(x_19, x_20);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_10, x_22);
x_24 = lean_uint32_xor(x_23, x_11);
x_25 = lean_uint32_dec_lt(x_4, x_1);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_24, x_26);
x_28 = lean_bool_to_uint32(x_8);
x_29 = lean_uint32_land(x_27, x_28);
x_62 = 4294967295;
x_63 = lean_uint32_dec_eq(x_2, x_62);
if (x_63 == 0)
{
uint8_t x_64; 
x_64 = 1;
x_56 = x_64;
goto block_61;
}
else
{
x_56 = x_8;
goto block_61;
}
block_43:
{
uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; 
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_7, x_31);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_land(x_33, x_35);
x_37 = lean_uint32_lor(x_30, x_36);
x_38 = lean_uint32_land(x_27, x_37);
x_39 = lean_uint32_lor(x_29, x_38);
x_40 = lean_uint32_land(x_39, x_16);
x_41 = lean_uint32_lor(x_18, x_40);
x_42 = lean_uint32_dec_eq(x_41, x_11);
return x_42;
}
block_55:
{
uint32_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint8_t x_53; 
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_dec_le(x_6, x_44);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_xor(x_28, x_11);
x_51 = lean_uint32_land(x_49, x_50);
x_52 = lean_uint32_lor(x_9, x_51);
x_53 = lean_uint32_dec_eq(x_7, x_9);
if (x_53 == 0)
{
uint8_t x_54; 
x_54 = 1;
x_30 = x_52;
x_31 = x_44;
x_32 = x_54;
goto block_43;
}
else
{
x_30 = x_52;
x_31 = x_44;
x_32 = x_8;
goto block_43;
}
}
block_61:
{
uint32_t x_57; uint32_t x_58; uint8_t x_59; 
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_add(x_2, x_57);
x_59 = lean_uint32_dec_eq(x_6, x_9);
if (x_59 == 0)
{
uint8_t x_60; 
x_60 = 1;
x_44 = x_58;
x_45 = x_60;
goto block_55;
}
else
{
x_44 = x_58;
x_45 = x_8;
goto block_55;
}
}
}
}
LEAN_EXPORT uint8_t recommender_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint64_t x_17, uint64_t x_18, uint64_t x_19, uint32_t x_20, uint8_t x_21, uint32_t x_22, uint32_t x_23, uint32_t x_24, uint32_t x_25) {
_start:
{
uint8_t x_26; 
x_26 = l_Spec_Recommender_Kernel_laneDue___redArg(x_1, x_20, x_21, x_22, x_23, x_24, x_25);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneDue___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
lean_object* x_20 = _args[19];
lean_object* x_21 = _args[20];
lean_object* x_22 = _args[21];
lean_object* x_23 = _args[22];
lean_object* x_24 = _args[23];
lean_object* x_25 = _args[24];
_start:
{
uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; lean_object* x_52; 
x_26 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_27 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_28 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_29 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_30 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_31 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_32 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_33 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_34 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_35 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_36 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_37 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_38 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_39 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_40 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_41 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_42 = lean_unbox_uint64(x_17);
lean_dec(x_17);
x_43 = lean_unbox_uint64(x_18);
lean_dec(x_18);
x_44 = lean_unbox_uint64(x_19);
lean_dec(x_19);
x_45 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_46 = lean_unbox(x_21);
x_47 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_48 = lean_unbox_uint32(x_23);
lean_dec(x_23);
x_49 = lean_unbox_uint32(x_24);
lean_dec(x_24);
x_50 = lean_unbox_uint32(x_25);
lean_dec(x_25);
x_51 = recommender_lane_due(x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44, x_45, x_46, x_47, x_48, x_49, x_50);
x_52 = lean_box(x_51);
return x_52;
}
}
LEAN_EXPORT lean_object* l_Spec_Recommender_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_Recommender_Kernel_laneDue___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_Recommender_Machine(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_Recommender_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_Recommender_Machine(builtin);
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
