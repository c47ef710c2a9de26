// Lean compiler output
// Module: Spec.TwoLaneDriving.Kernel
// Imports: public import Init public import Spec.MDP.Lane.Word public import Spec.TwoLaneDriving.Machine
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
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT uint64_t twolanedriving_lane_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t twolanedriving_lane_elapsed(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_init_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t twolanedriving_lane_t(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t twolanedriving_obs_5(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneRefuses___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step4___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step2___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_lane_state_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_terminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_init_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step4___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs1___redArg___boxed(lean_object*);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_obs_4(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs6___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_init0___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs2___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState0___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs4___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init4___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneReward___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_stepWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState2___boxed(lean_object**);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState1___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT uint64_t twolanedriving_step_words(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneReward___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneT___boxed(lean_object**);
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_terminated___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t twolanedriving_init_3(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs5___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
uint64_t lean_uint64_complement(uint64_t);
LEAN_EXPORT uint64_t twolanedriving_obs_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_step_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs4___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t twolanedriving_lane_due(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step3___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t twolanedriving_action_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState1___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step0___redArg___boxed(lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint64_t twolanedriving_step_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_reward___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs5___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t twolanedriving_step_4(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t twolanedriving_state_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step1___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs4___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step4___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_obs_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneTruncated___boxed(lean_object**);
LEAN_EXPORT uint8_t twolanedriving_lane_truncated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t twolanedriving_lane_refuses(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t twolanedriving_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs0___redArg___boxed(lean_object*, lean_object*);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT uint8_t twolanedriving_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step1___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneOver___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t twolanedriving_lane_state_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs0___redArg(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs6___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t twolanedriving_reset_words(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_init_4(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t twolanedriving_lane_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_init_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_stateValid___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t twolanedriving_lane_state_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_TwoLaneDriving_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t twolanedriving_obs_6(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_init2___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t twolanedriving_num_actions(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs5___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init3___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState2___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t twolanedriving_reward_scale(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs1___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_numActions___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_init1___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState3___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step2___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState4___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs3___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_init3___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t twolanedriving_lane_state_4(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs3___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneDue___boxed(lean_object**);
LEAN_EXPORT uint8_t twolanedriving_lane_over(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t twolanedriving_step_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT uint64_t twolanedriving_obs_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneDue___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs6___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step0___redArg(uint64_t);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState0___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState4___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState2___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step3___redArg___boxed(lean_object*);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneTerminated___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT uint64_t twolanedriving_lane_state_3(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init2___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneOver___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_resetWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState3___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t twolanedriving_step_3(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_rewardScale___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneElapsed___boxed(lean_object**);
LEAN_EXPORT uint64_t twolanedriving_obs_3(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState4___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState3___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t twolanedriving_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9) {
_start:
{
uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_98; uint8_t x_99; 
x_10 = 2;
x_11 = lean_uint32_dec_le(x_10, x_1);
x_12 = lean_bool_to_uint32(x_11);
x_13 = 128;
x_14 = lean_uint32_dec_le(x_1, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_12, x_15);
x_17 = 1;
x_18 = lean_uint32_dec_le(x_17, x_2);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_16, x_19);
x_21 = 10;
x_22 = lean_uint32_dec_le(x_2, x_21);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint32_dec_le(x_17, x_3);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_24, x_26);
x_28 = lean_uint32_dec_le(x_3, x_2);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_dec_le(x_17, x_4);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_land(x_30, x_32);
x_34 = 62;
x_35 = lean_uint32_dec_le(x_4, x_34);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_33, x_36);
x_38 = lean_uint32_dec_le(x_5, x_17);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_98 = 0;
x_99 = lean_uint32_dec_eq(x_5, x_98);
if (x_99 == 0)
{
uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint8_t x_104; 
x_100 = lean_uint64_lor(x_6, x_7);
x_101 = lean_uint64_lor(x_100, x_8);
x_102 = lean_uint64_lor(x_101, x_9);
x_103 = 0;
x_104 = lean_uint64_dec_eq(x_102, x_103);
x_41 = x_104;
goto block_97;
}
else
{
x_41 = x_99;
goto block_97;
}
block_97:
{
uint32_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint8_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint32_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint8_t x_65; uint64_t x_66; uint8_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint32_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint64_t x_88; uint8_t x_89; uint32_t x_90; uint64_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; 
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_to_uint64(x_1);
x_45 = 64;
x_46 = lean_uint64_dec_lt(x_44, x_45);
x_47 = 1;
x_48 = lean_uint64_shift_left(x_47, x_44);
x_49 = lean_uint64_sub(x_48, x_47);
x_50 = 18446744073709551615ULL;
x_51 = lean_uint64_xor(x_49, x_50);
x_52 = 0;
x_53 = lean_bool_to_uint32(x_46);
x_54 = lean_uint32_to_uint64(x_53);
x_55 = lean_uint64_sub(x_52, x_54);
x_56 = lean_uint64_land(x_51, x_55);
x_57 = lean_uint64_xor(x_50, x_56);
x_58 = lean_uint64_complement(x_47);
x_59 = lean_uint64_land(x_57, x_58);
x_60 = lean_uint64_complement(x_59);
x_61 = lean_uint64_land(x_6, x_60);
x_62 = lean_uint64_dec_eq(x_61, x_52);
x_63 = lean_bool_to_uint32(x_62);
x_64 = 64;
x_65 = lean_uint32_dec_lt(x_1, x_64);
x_66 = lean_uint64_sub(x_44, x_45);
x_67 = lean_uint64_dec_lt(x_66, x_45);
x_68 = lean_uint64_shift_left(x_47, x_66);
x_69 = lean_uint64_sub(x_68, x_47);
x_70 = lean_uint64_xor(x_69, x_50);
x_71 = lean_bool_to_uint32(x_67);
x_72 = lean_uint32_to_uint64(x_71);
x_73 = lean_uint64_sub(x_52, x_72);
x_74 = lean_uint64_land(x_70, x_73);
x_75 = lean_uint64_xor(x_50, x_74);
x_76 = lean_uint64_xor(x_52, x_75);
x_77 = lean_bool_to_uint32(x_65);
x_78 = lean_uint32_to_uint64(x_77);
x_79 = lean_uint64_sub(x_52, x_78);
x_80 = lean_uint64_land(x_76, x_79);
x_81 = lean_uint64_xor(x_75, x_80);
x_82 = lean_uint64_complement(x_81);
x_83 = lean_uint64_land(x_7, x_82);
x_84 = lean_uint64_dec_eq(x_83, x_52);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_land(x_63, x_85);
x_87 = lean_uint32_land(x_43, x_86);
x_88 = lean_uint64_land(x_8, x_60);
x_89 = lean_uint64_dec_eq(x_88, x_52);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint64_land(x_9, x_82);
x_92 = lean_uint64_dec_eq(x_91, x_52);
x_93 = lean_bool_to_uint32(x_92);
x_94 = lean_uint32_land(x_90, x_93);
x_95 = lean_uint32_land(x_87, x_94);
x_96 = lean_uint32_dec_eq(x_95, x_17);
return x_96;
}
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint8_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = twolanedriving_valid(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box(x_19);
return x_20;
}
}
LEAN_EXPORT uint32_t twolanedriving_num_actions(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9) {
_start:
{
uint32_t x_10; 
x_10 = 6;
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = twolanedriving_num_actions(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint32(x_19);
return x_20;
}
}
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 6;
x_3 = lean_uint32_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint8_t twolanedriving_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_TwoLaneDriving_Kernel_actionValid___redArg(x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = twolanedriving_action_valid(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_TwoLaneDriving_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t twolanedriving_reward_scale(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9) {
_start:
{
uint32_t x_10; 
x_10 = 1;
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = twolanedriving_reward_scale(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint32(x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t twolanedriving_reset_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9) {
_start:
{
uint64_t x_10; 
x_10 = 8;
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = twolanedriving_reset_words(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint64(x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t twolanedriving_step_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9) {
_start:
{
uint64_t x_10; 
x_10 = 0;
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = twolanedriving_step_words(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint64(x_19);
return x_20;
}
}
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_stateValid___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7) {
_start:
{
uint64_t x_8; uint64_t x_9; uint8_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint64_t x_30; uint8_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint32_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; uint8_t x_52; uint32_t x_53; uint64_t x_54; uint8_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint64_t x_59; uint64_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint8_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint8_t x_87; 
x_8 = lean_uint32_to_uint64(x_1);
x_9 = 64;
x_10 = lean_uint64_dec_lt(x_8, x_9);
x_11 = 1;
x_12 = lean_uint64_shift_left(x_11, x_8);
x_13 = lean_uint64_sub(x_12, x_11);
x_14 = 18446744073709551615ULL;
x_15 = lean_uint64_xor(x_13, x_14);
x_16 = 0;
x_17 = lean_bool_to_uint32(x_10);
x_18 = lean_uint32_to_uint64(x_17);
x_19 = lean_uint64_sub(x_16, x_18);
x_20 = lean_uint64_land(x_15, x_19);
x_21 = lean_uint64_xor(x_14, x_20);
x_22 = lean_uint64_complement(x_11);
x_23 = lean_uint64_land(x_21, x_22);
x_24 = lean_uint64_complement(x_23);
x_25 = lean_uint64_land(x_3, x_24);
x_26 = lean_uint64_dec_eq(x_25, x_16);
x_27 = lean_bool_to_uint32(x_26);
x_28 = 64;
x_29 = lean_uint32_dec_lt(x_1, x_28);
x_30 = lean_uint64_sub(x_8, x_9);
x_31 = lean_uint64_dec_lt(x_30, x_9);
x_32 = lean_uint64_shift_left(x_11, x_30);
x_33 = lean_uint64_sub(x_32, x_11);
x_34 = lean_uint64_xor(x_33, x_14);
x_35 = lean_bool_to_uint32(x_31);
x_36 = lean_uint32_to_uint64(x_35);
x_37 = lean_uint64_sub(x_16, x_36);
x_38 = lean_uint64_land(x_34, x_37);
x_39 = lean_uint64_xor(x_14, x_38);
x_40 = lean_uint64_xor(x_16, x_39);
x_41 = lean_bool_to_uint32(x_29);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_sub(x_16, x_42);
x_44 = lean_uint64_land(x_40, x_43);
x_45 = lean_uint64_xor(x_39, x_44);
x_46 = lean_uint64_complement(x_45);
x_47 = lean_uint64_land(x_4, x_46);
x_48 = lean_uint64_dec_eq(x_47, x_16);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_land(x_27, x_49);
x_51 = lean_uint64_land(x_5, x_24);
x_52 = lean_uint64_dec_eq(x_51, x_16);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint64_land(x_6, x_46);
x_55 = lean_uint64_dec_eq(x_54, x_16);
x_56 = lean_bool_to_uint32(x_55);
x_57 = lean_uint32_land(x_53, x_56);
x_58 = lean_uint32_land(x_50, x_57);
x_59 = 255;
x_60 = lean_uint64_land(x_7, x_59);
x_61 = lean_uint64_dec_le(x_60, x_8);
x_62 = lean_bool_to_uint32(x_61);
x_63 = lean_uint32_land(x_58, x_62);
x_64 = 16;
x_65 = lean_uint64_shift_right(x_7, x_64);
x_66 = 15;
x_67 = lean_uint64_land(x_65, x_66);
x_68 = lean_uint32_to_uint64(x_2);
x_69 = lean_uint64_dec_le(x_67, x_68);
x_70 = lean_bool_to_uint32(x_69);
x_71 = lean_uint32_land(x_63, x_70);
x_72 = 8;
x_73 = lean_uint64_shift_right(x_7, x_72);
x_74 = lean_uint64_land(x_73, x_11);
x_75 = 32;
x_76 = lean_uint64_shift_right(x_7, x_75);
x_77 = lean_uint64_shift_left(x_74, x_72);
x_78 = lean_uint64_add(x_60, x_77);
x_79 = lean_uint64_shift_left(x_67, x_64);
x_80 = lean_uint64_add(x_78, x_79);
x_81 = lean_uint64_shift_left(x_76, x_75);
x_82 = lean_uint64_add(x_80, x_81);
x_83 = lean_uint64_dec_eq(x_82, x_7);
x_84 = lean_bool_to_uint32(x_83);
x_85 = lean_uint32_land(x_71, x_84);
x_86 = 1;
x_87 = lean_uint32_dec_eq(x_85, x_86);
return x_87;
}
}
LEAN_EXPORT uint8_t twolanedriving_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint8_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_stateValid___redArg(x_1, x_2, x_10, x_11, x_12, x_13, x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_state_valid(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_stateValid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
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
x_15 = l_Spec_TwoLaneDriving_Kernel_stateValid___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_init0___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint8_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint32_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint32_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; 
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_2, x_6);
x_8 = 1;
x_9 = lean_uint64_add(x_5, x_8);
x_10 = 11400714819323198485ULL;
x_11 = lean_uint64_mul(x_9, x_10);
x_12 = lean_uint64_add(x_4, x_11);
x_13 = 30;
x_14 = lean_uint64_shift_right(x_12, x_13);
x_15 = lean_uint64_xor(x_12, x_14);
x_16 = 13787848793156543929ULL;
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = 27;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 10723151780598845931ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 31;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = lean_uint64_add(x_9, x_8);
x_27 = lean_uint64_mul(x_26, x_10);
x_28 = lean_uint64_add(x_4, x_27);
x_29 = lean_uint64_shift_right(x_28, x_13);
x_30 = lean_uint64_xor(x_28, x_29);
x_31 = lean_uint64_mul(x_30, x_16);
x_32 = lean_uint64_shift_right(x_31, x_18);
x_33 = lean_uint64_xor(x_31, x_32);
x_34 = lean_uint64_mul(x_33, x_21);
x_35 = lean_uint64_shift_right(x_34, x_23);
x_36 = lean_uint64_xor(x_34, x_35);
x_37 = 2;
x_38 = lean_uint64_add(x_5, x_37);
x_39 = lean_uint64_add(x_38, x_8);
x_40 = lean_uint64_mul(x_39, x_10);
x_41 = lean_uint64_add(x_4, x_40);
x_42 = lean_uint64_shift_right(x_41, x_13);
x_43 = lean_uint64_xor(x_41, x_42);
x_44 = lean_uint64_mul(x_43, x_16);
x_45 = lean_uint64_shift_right(x_44, x_18);
x_46 = lean_uint64_xor(x_44, x_45);
x_47 = lean_uint64_mul(x_46, x_21);
x_48 = lean_uint64_shift_right(x_47, x_23);
x_49 = lean_uint64_xor(x_47, x_48);
x_50 = 3;
x_51 = lean_uint64_add(x_5, x_50);
x_52 = lean_uint64_add(x_51, x_8);
x_53 = lean_uint64_mul(x_52, x_10);
x_54 = lean_uint64_add(x_4, x_53);
x_55 = lean_uint64_shift_right(x_54, x_13);
x_56 = lean_uint64_xor(x_54, x_55);
x_57 = lean_uint64_mul(x_56, x_16);
x_58 = lean_uint64_shift_right(x_57, x_18);
x_59 = lean_uint64_xor(x_57, x_58);
x_60 = lean_uint64_mul(x_59, x_21);
x_61 = lean_uint64_shift_right(x_60, x_23);
x_62 = lean_uint64_xor(x_60, x_61);
x_63 = lean_uint64_lor(x_25, x_36);
x_64 = lean_uint64_lor(x_63, x_49);
x_65 = lean_uint64_lor(x_64, x_62);
x_66 = lean_uint64_complement(x_65);
x_67 = lean_uint32_to_uint64(x_1);
x_68 = 64;
x_69 = lean_uint64_dec_lt(x_67, x_68);
x_70 = lean_uint64_shift_left(x_8, x_67);
x_71 = lean_uint64_sub(x_70, x_8);
x_72 = 18446744073709551615ULL;
x_73 = lean_uint64_xor(x_71, x_72);
x_74 = 0;
x_75 = lean_bool_to_uint32(x_69);
x_76 = lean_uint32_to_uint64(x_75);
x_77 = lean_uint64_sub(x_74, x_76);
x_78 = lean_uint64_land(x_73, x_77);
x_79 = lean_uint64_xor(x_72, x_78);
x_80 = lean_uint64_complement(x_50);
x_81 = lean_uint64_land(x_79, x_80);
x_82 = lean_uint64_land(x_66, x_81);
x_83 = lean_uint64_lor(x_36, x_49);
x_84 = lean_uint64_lor(x_83, x_62);
x_85 = lean_uint64_complement(x_84);
x_86 = lean_uint64_land(x_25, x_85);
x_87 = lean_uint64_land(x_86, x_81);
x_88 = lean_uint64_shift_left(x_87, x_8);
x_89 = lean_uint64_lor(x_88, x_74);
x_90 = lean_uint64_land(x_82, x_89);
x_91 = lean_uint64_shift_left(x_82, x_8);
x_92 = lean_uint64_lor(x_91, x_74);
x_93 = lean_uint64_land(x_87, x_92);
x_94 = lean_uint64_lor(x_90, x_93);
x_95 = 6148914691236517205ULL;
x_96 = lean_uint64_shift_left(x_94, x_8);
x_97 = lean_uint64_complement(x_96);
x_98 = lean_uint64_land(x_94, x_97);
x_99 = lean_uint64_land(x_98, x_95);
x_100 = lean_uint64_add(x_94, x_99);
x_101 = lean_uint64_xor(x_100, x_94);
x_102 = lean_uint64_xor(x_101, x_99);
x_103 = lean_uint64_lor(x_99, x_102);
x_104 = lean_uint64_land(x_94, x_103);
x_105 = lean_uint64_xor(x_104, x_95);
x_106 = lean_uint64_complement(x_105);
x_107 = lean_uint64_land(x_94, x_106);
x_108 = lean_uint64_complement(x_107);
x_109 = lean_uint64_land(x_82, x_108);
x_110 = lean_uint64_xor(x_109, x_3);
x_111 = lean_bool_to_uint32(x_7);
x_112 = lean_uint32_to_uint64(x_111);
x_113 = lean_uint64_sub(x_74, x_112);
x_114 = lean_uint64_land(x_110, x_113);
x_115 = lean_uint64_xor(x_3, x_114);
return x_115;
}
}
LEAN_EXPORT uint64_t twolanedriving_init_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_TwoLaneDriving_Kernel_init0___redArg(x_1, x_5, x_6, x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_23 = twolanedriving_init_0(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_TwoLaneDriving_Kernel_init0___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_init1___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint8_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint32_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint32_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint32_t x_169; uint8_t x_170; uint64_t x_171; uint8_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint32_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; 
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_2, x_6);
x_8 = 1;
x_9 = lean_uint64_add(x_5, x_8);
x_10 = 11400714819323198485ULL;
x_11 = lean_uint64_mul(x_9, x_10);
x_12 = lean_uint64_add(x_4, x_11);
x_13 = 30;
x_14 = lean_uint64_shift_right(x_12, x_13);
x_15 = lean_uint64_xor(x_12, x_14);
x_16 = 13787848793156543929ULL;
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = 27;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 10723151780598845931ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 31;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = lean_uint64_add(x_9, x_8);
x_27 = lean_uint64_mul(x_26, x_10);
x_28 = lean_uint64_add(x_4, x_27);
x_29 = lean_uint64_shift_right(x_28, x_13);
x_30 = lean_uint64_xor(x_28, x_29);
x_31 = lean_uint64_mul(x_30, x_16);
x_32 = lean_uint64_shift_right(x_31, x_18);
x_33 = lean_uint64_xor(x_31, x_32);
x_34 = lean_uint64_mul(x_33, x_21);
x_35 = lean_uint64_shift_right(x_34, x_23);
x_36 = lean_uint64_xor(x_34, x_35);
x_37 = 2;
x_38 = lean_uint64_add(x_5, x_37);
x_39 = lean_uint64_add(x_38, x_8);
x_40 = lean_uint64_mul(x_39, x_10);
x_41 = lean_uint64_add(x_4, x_40);
x_42 = lean_uint64_shift_right(x_41, x_13);
x_43 = lean_uint64_xor(x_41, x_42);
x_44 = lean_uint64_mul(x_43, x_16);
x_45 = lean_uint64_shift_right(x_44, x_18);
x_46 = lean_uint64_xor(x_44, x_45);
x_47 = lean_uint64_mul(x_46, x_21);
x_48 = lean_uint64_shift_right(x_47, x_23);
x_49 = lean_uint64_xor(x_47, x_48);
x_50 = 3;
x_51 = lean_uint64_add(x_5, x_50);
x_52 = lean_uint64_add(x_51, x_8);
x_53 = lean_uint64_mul(x_52, x_10);
x_54 = lean_uint64_add(x_4, x_53);
x_55 = lean_uint64_shift_right(x_54, x_13);
x_56 = lean_uint64_xor(x_54, x_55);
x_57 = lean_uint64_mul(x_56, x_16);
x_58 = lean_uint64_shift_right(x_57, x_18);
x_59 = lean_uint64_xor(x_57, x_58);
x_60 = lean_uint64_mul(x_59, x_21);
x_61 = lean_uint64_shift_right(x_60, x_23);
x_62 = lean_uint64_xor(x_60, x_61);
x_63 = lean_uint64_lor(x_25, x_36);
x_64 = lean_uint64_lor(x_63, x_49);
x_65 = lean_uint64_lor(x_64, x_62);
x_66 = lean_uint64_complement(x_65);
x_67 = lean_uint32_to_uint64(x_1);
x_68 = 64;
x_69 = lean_uint64_dec_lt(x_67, x_68);
x_70 = lean_uint64_shift_left(x_8, x_67);
x_71 = lean_uint64_sub(x_70, x_8);
x_72 = 18446744073709551615ULL;
x_73 = lean_uint64_xor(x_71, x_72);
x_74 = 0;
x_75 = lean_bool_to_uint32(x_69);
x_76 = lean_uint32_to_uint64(x_75);
x_77 = lean_uint64_sub(x_74, x_76);
x_78 = lean_uint64_land(x_73, x_77);
x_79 = lean_uint64_xor(x_72, x_78);
x_80 = lean_uint64_complement(x_50);
x_81 = lean_uint64_land(x_79, x_80);
x_82 = lean_uint64_land(x_66, x_81);
x_83 = lean_uint64_lor(x_36, x_49);
x_84 = lean_uint64_lor(x_83, x_62);
x_85 = lean_uint64_complement(x_84);
x_86 = lean_uint64_land(x_25, x_85);
x_87 = lean_uint64_land(x_86, x_81);
x_88 = lean_uint64_shift_left(x_87, x_8);
x_89 = lean_uint64_lor(x_88, x_74);
x_90 = lean_uint64_land(x_82, x_89);
x_91 = lean_uint64_shift_left(x_82, x_8);
x_92 = lean_uint64_lor(x_91, x_74);
x_93 = lean_uint64_land(x_87, x_92);
x_94 = lean_uint64_lor(x_90, x_93);
x_95 = 6148914691236517205ULL;
x_96 = lean_uint64_shift_left(x_94, x_8);
x_97 = lean_uint64_complement(x_96);
x_98 = lean_uint64_land(x_94, x_97);
x_99 = lean_uint64_land(x_98, x_95);
x_100 = lean_uint64_add(x_94, x_99);
x_101 = lean_uint64_xor(x_100, x_94);
x_102 = lean_uint64_xor(x_101, x_99);
x_103 = lean_uint64_lor(x_99, x_102);
x_104 = lean_uint64_land(x_94, x_103);
x_105 = lean_uint64_xor(x_104, x_95);
x_106 = lean_uint64_complement(x_105);
x_107 = lean_uint64_land(x_94, x_106);
x_108 = lean_uint64_complement(x_107);
x_109 = lean_uint64_land(x_82, x_108);
x_110 = lean_bool_to_uint32(x_7);
x_111 = lean_uint32_to_uint64(x_110);
x_112 = lean_uint64_sub(x_74, x_111);
x_113 = 4;
x_114 = lean_uint64_add(x_5, x_113);
x_115 = lean_uint64_add(x_114, x_8);
x_116 = lean_uint64_mul(x_115, x_10);
x_117 = lean_uint64_add(x_4, x_116);
x_118 = lean_uint64_shift_right(x_117, x_13);
x_119 = lean_uint64_xor(x_117, x_118);
x_120 = lean_uint64_mul(x_119, x_16);
x_121 = lean_uint64_shift_right(x_120, x_18);
x_122 = lean_uint64_xor(x_120, x_121);
x_123 = lean_uint64_mul(x_122, x_21);
x_124 = lean_uint64_shift_right(x_123, x_23);
x_125 = lean_uint64_xor(x_123, x_124);
x_126 = 5;
x_127 = lean_uint64_add(x_5, x_126);
x_128 = lean_uint64_add(x_127, x_8);
x_129 = lean_uint64_mul(x_128, x_10);
x_130 = lean_uint64_add(x_4, x_129);
x_131 = lean_uint64_shift_right(x_130, x_13);
x_132 = lean_uint64_xor(x_130, x_131);
x_133 = lean_uint64_mul(x_132, x_16);
x_134 = lean_uint64_shift_right(x_133, x_18);
x_135 = lean_uint64_xor(x_133, x_134);
x_136 = lean_uint64_mul(x_135, x_21);
x_137 = lean_uint64_shift_right(x_136, x_23);
x_138 = lean_uint64_xor(x_136, x_137);
x_139 = 6;
x_140 = lean_uint64_add(x_5, x_139);
x_141 = lean_uint64_add(x_140, x_8);
x_142 = lean_uint64_mul(x_141, x_10);
x_143 = lean_uint64_add(x_4, x_142);
x_144 = lean_uint64_shift_right(x_143, x_13);
x_145 = lean_uint64_xor(x_143, x_144);
x_146 = lean_uint64_mul(x_145, x_16);
x_147 = lean_uint64_shift_right(x_146, x_18);
x_148 = lean_uint64_xor(x_146, x_147);
x_149 = lean_uint64_mul(x_148, x_21);
x_150 = lean_uint64_shift_right(x_149, x_23);
x_151 = lean_uint64_xor(x_149, x_150);
x_152 = 7;
x_153 = lean_uint64_add(x_5, x_152);
x_154 = lean_uint64_add(x_153, x_8);
x_155 = lean_uint64_mul(x_154, x_10);
x_156 = lean_uint64_add(x_4, x_155);
x_157 = lean_uint64_shift_right(x_156, x_13);
x_158 = lean_uint64_xor(x_156, x_157);
x_159 = lean_uint64_mul(x_158, x_16);
x_160 = lean_uint64_shift_right(x_159, x_18);
x_161 = lean_uint64_xor(x_159, x_160);
x_162 = lean_uint64_mul(x_161, x_21);
x_163 = lean_uint64_shift_right(x_162, x_23);
x_164 = lean_uint64_xor(x_162, x_163);
x_165 = lean_uint64_lor(x_125, x_138);
x_166 = lean_uint64_lor(x_165, x_151);
x_167 = lean_uint64_lor(x_166, x_164);
x_168 = lean_uint64_complement(x_167);
x_169 = 64;
x_170 = lean_uint32_dec_lt(x_1, x_169);
x_171 = lean_uint64_sub(x_67, x_68);
x_172 = lean_uint64_dec_lt(x_171, x_68);
x_173 = lean_uint64_shift_left(x_8, x_171);
x_174 = lean_uint64_sub(x_173, x_8);
x_175 = lean_uint64_xor(x_174, x_72);
x_176 = lean_bool_to_uint32(x_172);
x_177 = lean_uint32_to_uint64(x_176);
x_178 = lean_uint64_sub(x_74, x_177);
x_179 = lean_uint64_land(x_175, x_178);
x_180 = lean_uint64_xor(x_72, x_179);
x_181 = lean_uint64_xor(x_74, x_180);
x_182 = lean_bool_to_uint32(x_170);
x_183 = lean_uint32_to_uint64(x_182);
x_184 = lean_uint64_sub(x_74, x_183);
x_185 = lean_uint64_land(x_181, x_184);
x_186 = lean_uint64_xor(x_180, x_185);
x_187 = lean_uint64_land(x_168, x_186);
x_188 = lean_uint64_lor(x_138, x_151);
x_189 = lean_uint64_lor(x_188, x_164);
x_190 = lean_uint64_complement(x_189);
x_191 = lean_uint64_land(x_125, x_190);
x_192 = lean_uint64_land(x_191, x_186);
x_193 = 63;
x_194 = lean_uint64_shift_right(x_109, x_193);
x_195 = lean_uint64_lor(x_93, x_90);
x_196 = lean_uint64_shift_left(x_195, x_8);
x_197 = lean_uint64_complement(x_196);
x_198 = lean_uint64_land(x_195, x_197);
x_199 = lean_uint64_land(x_198, x_95);
x_200 = lean_uint64_add(x_195, x_199);
x_201 = lean_uint64_xor(x_200, x_195);
x_202 = lean_uint64_xor(x_201, x_199);
x_203 = lean_uint64_lor(x_199, x_202);
x_204 = lean_uint64_land(x_195, x_203);
x_205 = lean_uint64_xor(x_204, x_95);
x_206 = lean_uint64_complement(x_205);
x_207 = lean_uint64_land(x_195, x_206);
x_208 = lean_uint64_complement(x_207);
x_209 = lean_uint64_land(x_87, x_208);
x_210 = lean_uint64_shift_right(x_209, x_193);
x_211 = lean_uint64_shift_left(x_192, x_8);
x_212 = lean_uint64_lor(x_211, x_210);
x_213 = lean_uint64_land(x_187, x_212);
x_214 = lean_uint64_shift_left(x_187, x_8);
x_215 = lean_uint64_lor(x_214, x_194);
x_216 = lean_uint64_land(x_192, x_215);
x_217 = lean_uint64_lor(x_213, x_216);
x_218 = lean_uint64_shift_left(x_217, x_8);
x_219 = lean_uint64_complement(x_218);
x_220 = lean_uint64_land(x_217, x_219);
x_221 = lean_uint64_land(x_220, x_95);
x_222 = lean_uint64_add(x_217, x_221);
x_223 = lean_uint64_xor(x_222, x_217);
x_224 = lean_uint64_xor(x_223, x_221);
x_225 = lean_uint64_lor(x_221, x_224);
x_226 = lean_uint64_land(x_217, x_225);
x_227 = lean_uint64_xor(x_226, x_95);
x_228 = lean_uint64_complement(x_227);
x_229 = lean_uint64_land(x_217, x_228);
x_230 = lean_uint64_complement(x_229);
x_231 = lean_uint64_land(x_187, x_230);
x_232 = lean_uint64_xor(x_231, x_3);
x_233 = lean_uint64_land(x_232, x_112);
x_234 = lean_uint64_xor(x_3, x_233);
return x_234;
}
}
LEAN_EXPORT uint64_t twolanedriving_init_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_TwoLaneDriving_Kernel_init1___redArg(x_1, x_5, x_7, x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_23 = twolanedriving_init_1(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_TwoLaneDriving_Kernel_init1___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_init2___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint8_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint32_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint32_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; 
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_2, x_6);
x_8 = 1;
x_9 = lean_uint64_add(x_5, x_8);
x_10 = 11400714819323198485ULL;
x_11 = lean_uint64_mul(x_9, x_10);
x_12 = lean_uint64_add(x_4, x_11);
x_13 = 30;
x_14 = lean_uint64_shift_right(x_12, x_13);
x_15 = lean_uint64_xor(x_12, x_14);
x_16 = 13787848793156543929ULL;
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = 27;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 10723151780598845931ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 31;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = lean_uint64_add(x_9, x_8);
x_27 = lean_uint64_mul(x_26, x_10);
x_28 = lean_uint64_add(x_4, x_27);
x_29 = lean_uint64_shift_right(x_28, x_13);
x_30 = lean_uint64_xor(x_28, x_29);
x_31 = lean_uint64_mul(x_30, x_16);
x_32 = lean_uint64_shift_right(x_31, x_18);
x_33 = lean_uint64_xor(x_31, x_32);
x_34 = lean_uint64_mul(x_33, x_21);
x_35 = lean_uint64_shift_right(x_34, x_23);
x_36 = lean_uint64_xor(x_34, x_35);
x_37 = 2;
x_38 = lean_uint64_add(x_5, x_37);
x_39 = lean_uint64_add(x_38, x_8);
x_40 = lean_uint64_mul(x_39, x_10);
x_41 = lean_uint64_add(x_4, x_40);
x_42 = lean_uint64_shift_right(x_41, x_13);
x_43 = lean_uint64_xor(x_41, x_42);
x_44 = lean_uint64_mul(x_43, x_16);
x_45 = lean_uint64_shift_right(x_44, x_18);
x_46 = lean_uint64_xor(x_44, x_45);
x_47 = lean_uint64_mul(x_46, x_21);
x_48 = lean_uint64_shift_right(x_47, x_23);
x_49 = lean_uint64_xor(x_47, x_48);
x_50 = 3;
x_51 = lean_uint64_add(x_5, x_50);
x_52 = lean_uint64_add(x_51, x_8);
x_53 = lean_uint64_mul(x_52, x_10);
x_54 = lean_uint64_add(x_4, x_53);
x_55 = lean_uint64_shift_right(x_54, x_13);
x_56 = lean_uint64_xor(x_54, x_55);
x_57 = lean_uint64_mul(x_56, x_16);
x_58 = lean_uint64_shift_right(x_57, x_18);
x_59 = lean_uint64_xor(x_57, x_58);
x_60 = lean_uint64_mul(x_59, x_21);
x_61 = lean_uint64_shift_right(x_60, x_23);
x_62 = lean_uint64_xor(x_60, x_61);
x_63 = lean_uint64_lor(x_25, x_36);
x_64 = lean_uint64_lor(x_63, x_49);
x_65 = lean_uint64_lor(x_64, x_62);
x_66 = lean_uint64_complement(x_65);
x_67 = lean_uint32_to_uint64(x_1);
x_68 = 64;
x_69 = lean_uint64_dec_lt(x_67, x_68);
x_70 = lean_uint64_shift_left(x_8, x_67);
x_71 = lean_uint64_sub(x_70, x_8);
x_72 = 18446744073709551615ULL;
x_73 = lean_uint64_xor(x_71, x_72);
x_74 = 0;
x_75 = lean_bool_to_uint32(x_69);
x_76 = lean_uint32_to_uint64(x_75);
x_77 = lean_uint64_sub(x_74, x_76);
x_78 = lean_uint64_land(x_73, x_77);
x_79 = lean_uint64_xor(x_72, x_78);
x_80 = lean_uint64_complement(x_50);
x_81 = lean_uint64_land(x_79, x_80);
x_82 = lean_uint64_land(x_66, x_81);
x_83 = lean_uint64_lor(x_36, x_49);
x_84 = lean_uint64_lor(x_83, x_62);
x_85 = lean_uint64_complement(x_84);
x_86 = lean_uint64_land(x_25, x_85);
x_87 = lean_uint64_land(x_86, x_81);
x_88 = lean_uint64_shift_left(x_87, x_8);
x_89 = lean_uint64_lor(x_88, x_74);
x_90 = lean_uint64_land(x_82, x_89);
x_91 = lean_uint64_shift_left(x_82, x_8);
x_92 = lean_uint64_lor(x_91, x_74);
x_93 = lean_uint64_land(x_87, x_92);
x_94 = 6148914691236517205ULL;
x_95 = lean_bool_to_uint32(x_7);
x_96 = lean_uint32_to_uint64(x_95);
x_97 = lean_uint64_sub(x_74, x_96);
x_98 = lean_uint64_lor(x_93, x_90);
x_99 = lean_uint64_shift_left(x_98, x_8);
x_100 = lean_uint64_complement(x_99);
x_101 = lean_uint64_land(x_98, x_100);
x_102 = lean_uint64_land(x_101, x_94);
x_103 = lean_uint64_add(x_98, x_102);
x_104 = lean_uint64_xor(x_103, x_98);
x_105 = lean_uint64_xor(x_104, x_102);
x_106 = lean_uint64_lor(x_102, x_105);
x_107 = lean_uint64_land(x_98, x_106);
x_108 = lean_uint64_xor(x_107, x_94);
x_109 = lean_uint64_complement(x_108);
x_110 = lean_uint64_land(x_98, x_109);
x_111 = lean_uint64_complement(x_110);
x_112 = lean_uint64_land(x_87, x_111);
x_113 = lean_uint64_xor(x_112, x_3);
x_114 = lean_uint64_land(x_113, x_97);
x_115 = lean_uint64_xor(x_3, x_114);
return x_115;
}
}
LEAN_EXPORT uint64_t twolanedriving_init_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_TwoLaneDriving_Kernel_init2___redArg(x_1, x_5, x_8, x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_23 = twolanedriving_init_2(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init2___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_TwoLaneDriving_Kernel_init2___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_init3___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint8_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint32_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint32_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint32_t x_169; uint8_t x_170; uint64_t x_171; uint8_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint32_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; 
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_2, x_6);
x_8 = 1;
x_9 = lean_uint64_add(x_5, x_8);
x_10 = 11400714819323198485ULL;
x_11 = lean_uint64_mul(x_9, x_10);
x_12 = lean_uint64_add(x_4, x_11);
x_13 = 30;
x_14 = lean_uint64_shift_right(x_12, x_13);
x_15 = lean_uint64_xor(x_12, x_14);
x_16 = 13787848793156543929ULL;
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = 27;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 10723151780598845931ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 31;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = lean_uint64_add(x_9, x_8);
x_27 = lean_uint64_mul(x_26, x_10);
x_28 = lean_uint64_add(x_4, x_27);
x_29 = lean_uint64_shift_right(x_28, x_13);
x_30 = lean_uint64_xor(x_28, x_29);
x_31 = lean_uint64_mul(x_30, x_16);
x_32 = lean_uint64_shift_right(x_31, x_18);
x_33 = lean_uint64_xor(x_31, x_32);
x_34 = lean_uint64_mul(x_33, x_21);
x_35 = lean_uint64_shift_right(x_34, x_23);
x_36 = lean_uint64_xor(x_34, x_35);
x_37 = 2;
x_38 = lean_uint64_add(x_5, x_37);
x_39 = lean_uint64_add(x_38, x_8);
x_40 = lean_uint64_mul(x_39, x_10);
x_41 = lean_uint64_add(x_4, x_40);
x_42 = lean_uint64_shift_right(x_41, x_13);
x_43 = lean_uint64_xor(x_41, x_42);
x_44 = lean_uint64_mul(x_43, x_16);
x_45 = lean_uint64_shift_right(x_44, x_18);
x_46 = lean_uint64_xor(x_44, x_45);
x_47 = lean_uint64_mul(x_46, x_21);
x_48 = lean_uint64_shift_right(x_47, x_23);
x_49 = lean_uint64_xor(x_47, x_48);
x_50 = 3;
x_51 = lean_uint64_add(x_5, x_50);
x_52 = lean_uint64_add(x_51, x_8);
x_53 = lean_uint64_mul(x_52, x_10);
x_54 = lean_uint64_add(x_4, x_53);
x_55 = lean_uint64_shift_right(x_54, x_13);
x_56 = lean_uint64_xor(x_54, x_55);
x_57 = lean_uint64_mul(x_56, x_16);
x_58 = lean_uint64_shift_right(x_57, x_18);
x_59 = lean_uint64_xor(x_57, x_58);
x_60 = lean_uint64_mul(x_59, x_21);
x_61 = lean_uint64_shift_right(x_60, x_23);
x_62 = lean_uint64_xor(x_60, x_61);
x_63 = lean_uint64_lor(x_25, x_36);
x_64 = lean_uint64_lor(x_63, x_49);
x_65 = lean_uint64_lor(x_64, x_62);
x_66 = lean_uint64_complement(x_65);
x_67 = lean_uint32_to_uint64(x_1);
x_68 = 64;
x_69 = lean_uint64_dec_lt(x_67, x_68);
x_70 = lean_uint64_shift_left(x_8, x_67);
x_71 = lean_uint64_sub(x_70, x_8);
x_72 = 18446744073709551615ULL;
x_73 = lean_uint64_xor(x_71, x_72);
x_74 = 0;
x_75 = lean_bool_to_uint32(x_69);
x_76 = lean_uint32_to_uint64(x_75);
x_77 = lean_uint64_sub(x_74, x_76);
x_78 = lean_uint64_land(x_73, x_77);
x_79 = lean_uint64_xor(x_72, x_78);
x_80 = lean_uint64_complement(x_50);
x_81 = lean_uint64_land(x_79, x_80);
x_82 = lean_uint64_land(x_66, x_81);
x_83 = lean_uint64_lor(x_36, x_49);
x_84 = lean_uint64_lor(x_83, x_62);
x_85 = lean_uint64_complement(x_84);
x_86 = lean_uint64_land(x_25, x_85);
x_87 = lean_uint64_land(x_86, x_81);
x_88 = lean_uint64_shift_left(x_87, x_8);
x_89 = lean_uint64_lor(x_88, x_74);
x_90 = lean_uint64_land(x_82, x_89);
x_91 = lean_uint64_shift_left(x_82, x_8);
x_92 = lean_uint64_lor(x_91, x_74);
x_93 = lean_uint64_land(x_87, x_92);
x_94 = lean_uint64_lor(x_90, x_93);
x_95 = 6148914691236517205ULL;
x_96 = lean_uint64_shift_left(x_94, x_8);
x_97 = lean_uint64_complement(x_96);
x_98 = lean_uint64_land(x_94, x_97);
x_99 = lean_uint64_land(x_98, x_95);
x_100 = lean_uint64_add(x_94, x_99);
x_101 = lean_uint64_xor(x_100, x_94);
x_102 = lean_uint64_xor(x_101, x_99);
x_103 = lean_uint64_lor(x_99, x_102);
x_104 = lean_uint64_land(x_94, x_103);
x_105 = lean_uint64_xor(x_104, x_95);
x_106 = lean_uint64_complement(x_105);
x_107 = lean_uint64_land(x_94, x_106);
x_108 = lean_uint64_complement(x_107);
x_109 = lean_uint64_land(x_82, x_108);
x_110 = lean_bool_to_uint32(x_7);
x_111 = lean_uint32_to_uint64(x_110);
x_112 = lean_uint64_sub(x_74, x_111);
x_113 = 4;
x_114 = lean_uint64_add(x_5, x_113);
x_115 = lean_uint64_add(x_114, x_8);
x_116 = lean_uint64_mul(x_115, x_10);
x_117 = lean_uint64_add(x_4, x_116);
x_118 = lean_uint64_shift_right(x_117, x_13);
x_119 = lean_uint64_xor(x_117, x_118);
x_120 = lean_uint64_mul(x_119, x_16);
x_121 = lean_uint64_shift_right(x_120, x_18);
x_122 = lean_uint64_xor(x_120, x_121);
x_123 = lean_uint64_mul(x_122, x_21);
x_124 = lean_uint64_shift_right(x_123, x_23);
x_125 = lean_uint64_xor(x_123, x_124);
x_126 = 5;
x_127 = lean_uint64_add(x_5, x_126);
x_128 = lean_uint64_add(x_127, x_8);
x_129 = lean_uint64_mul(x_128, x_10);
x_130 = lean_uint64_add(x_4, x_129);
x_131 = lean_uint64_shift_right(x_130, x_13);
x_132 = lean_uint64_xor(x_130, x_131);
x_133 = lean_uint64_mul(x_132, x_16);
x_134 = lean_uint64_shift_right(x_133, x_18);
x_135 = lean_uint64_xor(x_133, x_134);
x_136 = lean_uint64_mul(x_135, x_21);
x_137 = lean_uint64_shift_right(x_136, x_23);
x_138 = lean_uint64_xor(x_136, x_137);
x_139 = 6;
x_140 = lean_uint64_add(x_5, x_139);
x_141 = lean_uint64_add(x_140, x_8);
x_142 = lean_uint64_mul(x_141, x_10);
x_143 = lean_uint64_add(x_4, x_142);
x_144 = lean_uint64_shift_right(x_143, x_13);
x_145 = lean_uint64_xor(x_143, x_144);
x_146 = lean_uint64_mul(x_145, x_16);
x_147 = lean_uint64_shift_right(x_146, x_18);
x_148 = lean_uint64_xor(x_146, x_147);
x_149 = lean_uint64_mul(x_148, x_21);
x_150 = lean_uint64_shift_right(x_149, x_23);
x_151 = lean_uint64_xor(x_149, x_150);
x_152 = 7;
x_153 = lean_uint64_add(x_5, x_152);
x_154 = lean_uint64_add(x_153, x_8);
x_155 = lean_uint64_mul(x_154, x_10);
x_156 = lean_uint64_add(x_4, x_155);
x_157 = lean_uint64_shift_right(x_156, x_13);
x_158 = lean_uint64_xor(x_156, x_157);
x_159 = lean_uint64_mul(x_158, x_16);
x_160 = lean_uint64_shift_right(x_159, x_18);
x_161 = lean_uint64_xor(x_159, x_160);
x_162 = lean_uint64_mul(x_161, x_21);
x_163 = lean_uint64_shift_right(x_162, x_23);
x_164 = lean_uint64_xor(x_162, x_163);
x_165 = lean_uint64_lor(x_125, x_138);
x_166 = lean_uint64_lor(x_165, x_151);
x_167 = lean_uint64_lor(x_166, x_164);
x_168 = lean_uint64_complement(x_167);
x_169 = 64;
x_170 = lean_uint32_dec_lt(x_1, x_169);
x_171 = lean_uint64_sub(x_67, x_68);
x_172 = lean_uint64_dec_lt(x_171, x_68);
x_173 = lean_uint64_shift_left(x_8, x_171);
x_174 = lean_uint64_sub(x_173, x_8);
x_175 = lean_uint64_xor(x_174, x_72);
x_176 = lean_bool_to_uint32(x_172);
x_177 = lean_uint32_to_uint64(x_176);
x_178 = lean_uint64_sub(x_74, x_177);
x_179 = lean_uint64_land(x_175, x_178);
x_180 = lean_uint64_xor(x_72, x_179);
x_181 = lean_uint64_xor(x_74, x_180);
x_182 = lean_bool_to_uint32(x_170);
x_183 = lean_uint32_to_uint64(x_182);
x_184 = lean_uint64_sub(x_74, x_183);
x_185 = lean_uint64_land(x_181, x_184);
x_186 = lean_uint64_xor(x_180, x_185);
x_187 = lean_uint64_land(x_168, x_186);
x_188 = lean_uint64_lor(x_138, x_151);
x_189 = lean_uint64_lor(x_188, x_164);
x_190 = lean_uint64_complement(x_189);
x_191 = lean_uint64_land(x_125, x_190);
x_192 = lean_uint64_land(x_191, x_186);
x_193 = 63;
x_194 = lean_uint64_shift_right(x_109, x_193);
x_195 = lean_uint64_lor(x_93, x_90);
x_196 = lean_uint64_shift_left(x_195, x_8);
x_197 = lean_uint64_complement(x_196);
x_198 = lean_uint64_land(x_195, x_197);
x_199 = lean_uint64_land(x_198, x_95);
x_200 = lean_uint64_add(x_195, x_199);
x_201 = lean_uint64_xor(x_200, x_195);
x_202 = lean_uint64_xor(x_201, x_199);
x_203 = lean_uint64_lor(x_199, x_202);
x_204 = lean_uint64_land(x_195, x_203);
x_205 = lean_uint64_xor(x_204, x_95);
x_206 = lean_uint64_complement(x_205);
x_207 = lean_uint64_land(x_195, x_206);
x_208 = lean_uint64_complement(x_207);
x_209 = lean_uint64_land(x_87, x_208);
x_210 = lean_uint64_shift_right(x_209, x_193);
x_211 = lean_uint64_shift_left(x_192, x_8);
x_212 = lean_uint64_lor(x_211, x_210);
x_213 = lean_uint64_land(x_187, x_212);
x_214 = lean_uint64_shift_left(x_187, x_8);
x_215 = lean_uint64_lor(x_214, x_194);
x_216 = lean_uint64_land(x_192, x_215);
x_217 = lean_uint64_lor(x_216, x_213);
x_218 = lean_uint64_shift_left(x_217, x_8);
x_219 = lean_uint64_complement(x_218);
x_220 = lean_uint64_land(x_217, x_219);
x_221 = lean_uint64_land(x_220, x_95);
x_222 = lean_uint64_add(x_217, x_221);
x_223 = lean_uint64_xor(x_222, x_217);
x_224 = lean_uint64_xor(x_223, x_221);
x_225 = lean_uint64_lor(x_221, x_224);
x_226 = lean_uint64_land(x_217, x_225);
x_227 = lean_uint64_xor(x_226, x_95);
x_228 = lean_uint64_complement(x_227);
x_229 = lean_uint64_land(x_217, x_228);
x_230 = lean_uint64_complement(x_229);
x_231 = lean_uint64_land(x_192, x_230);
x_232 = lean_uint64_xor(x_231, x_3);
x_233 = lean_uint64_land(x_232, x_112);
x_234 = lean_uint64_xor(x_3, x_233);
return x_234;
}
}
LEAN_EXPORT uint64_t twolanedriving_init_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_TwoLaneDriving_Kernel_init3___redArg(x_1, x_5, x_9, x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_23 = twolanedriving_init_3(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init3___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_TwoLaneDriving_Kernel_init3___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t twolanedriving_init_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = 0;
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_init4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_23 = twolanedriving_init_4(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t twolanedriving_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step0___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
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
x_22 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_33 = twolanedriving_step_0(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_TwoLaneDriving_Kernel_step0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t twolanedriving_step_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
return x_11;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step1___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
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
x_22 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_33 = twolanedriving_step_1(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step1___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_TwoLaneDriving_Kernel_step1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t twolanedriving_step_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step2___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
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
x_22 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_33 = twolanedriving_step_2(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step2___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_TwoLaneDriving_Kernel_step2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t twolanedriving_step_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
return x_13;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step3___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
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
x_22 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_33 = twolanedriving_step_3(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step3___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_TwoLaneDriving_Kernel_step3___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_step4___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint32_t x_9) {
_start:
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint8_t x_18; uint64_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint8_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint32_t x_54; uint64_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint8_t x_66; uint64_t x_67; uint8_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint8_t x_77; uint8_t x_78; uint64_t x_79; uint64_t x_80; uint32_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint32_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint32_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint32_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint8_t x_145; uint64_t x_146; uint32_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint8_t x_155; uint32_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint32_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; 
x_10 = lean_uint32_to_uint64(x_9);
x_11 = 8;
x_12 = lean_uint64_shift_right(x_8, x_11);
x_13 = 1;
x_14 = lean_uint64_land(x_12, x_13);
x_15 = 255;
x_16 = lean_uint64_land(x_8, x_15);
x_17 = 0;
x_18 = lean_uint64_dec_eq(x_14, x_17);
x_19 = lean_uint64_xor(x_4, x_6);
x_20 = lean_bool_to_uint32(x_18);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_17, x_21);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_xor(x_6, x_23);
x_25 = lean_uint64_xor(x_5, x_7);
x_26 = lean_uint64_land(x_25, x_22);
x_27 = lean_uint64_xor(x_7, x_26);
x_28 = 64;
x_29 = lean_uint64_dec_lt(x_16, x_28);
x_30 = lean_uint64_shift_right(x_24, x_16);
x_31 = lean_uint64_shift_left(x_27, x_13);
x_32 = 63;
x_33 = lean_uint64_sub(x_32, x_16);
x_34 = lean_uint64_shift_left(x_31, x_33);
x_35 = lean_uint64_lor(x_30, x_34);
x_36 = 128;
x_37 = lean_uint64_dec_lt(x_16, x_36);
x_38 = lean_uint64_sub(x_16, x_28);
x_39 = lean_uint64_shift_right(x_27, x_38);
x_40 = lean_uint64_xor(x_39, x_17);
x_41 = lean_bool_to_uint32(x_37);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_sub(x_17, x_42);
x_44 = lean_uint64_land(x_40, x_43);
x_45 = lean_uint64_xor(x_17, x_44);
x_46 = lean_uint64_xor(x_35, x_45);
x_47 = lean_bool_to_uint32(x_29);
x_48 = lean_uint32_to_uint64(x_47);
x_49 = lean_uint64_sub(x_17, x_48);
x_50 = lean_uint64_land(x_46, x_49);
x_51 = lean_uint64_xor(x_45, x_50);
x_52 = lean_uint64_land(x_51, x_13);
x_53 = lean_uint64_dec_eq(x_52, x_13);
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_to_uint64(x_1);
x_56 = lean_uint64_dec_le(x_55, x_16);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_lor(x_54, x_57);
x_59 = 1;
x_60 = lean_uint32_dec_eq(x_58, x_59);
x_61 = lean_uint64_shift_right(x_10, x_13);
x_62 = 16;
x_63 = lean_uint64_shift_right(x_8, x_62);
x_64 = 15;
x_65 = lean_uint64_land(x_63, x_64);
x_66 = lean_uint64_dec_eq(x_61, x_13);
x_67 = lean_uint32_to_uint64(x_2);
x_68 = lean_uint64_dec_lt(x_65, x_67);
x_69 = lean_uint64_add(x_65, x_13);
x_70 = lean_uint64_xor(x_69, x_67);
x_71 = lean_bool_to_uint32(x_68);
x_72 = lean_uint32_to_uint64(x_71);
x_73 = lean_uint64_sub(x_17, x_72);
x_74 = lean_uint64_land(x_70, x_73);
x_75 = lean_uint64_xor(x_67, x_74);
x_76 = 2;
x_77 = lean_uint64_dec_eq(x_61, x_76);
x_78 = lean_uint64_dec_eq(x_65, x_17);
x_79 = lean_uint64_sub(x_65, x_13);
x_80 = lean_uint64_xor(x_17, x_79);
x_81 = lean_bool_to_uint32(x_78);
x_82 = lean_uint32_to_uint64(x_81);
x_83 = lean_uint64_sub(x_17, x_82);
x_84 = lean_uint64_land(x_80, x_83);
x_85 = lean_uint64_xor(x_79, x_84);
x_86 = lean_uint64_xor(x_85, x_65);
x_87 = lean_bool_to_uint32(x_77);
x_88 = lean_uint32_to_uint64(x_87);
x_89 = lean_uint64_sub(x_17, x_88);
x_90 = lean_uint64_land(x_86, x_89);
x_91 = lean_uint64_xor(x_65, x_90);
x_92 = lean_uint64_xor(x_75, x_91);
x_93 = lean_bool_to_uint32(x_66);
x_94 = lean_uint32_to_uint64(x_93);
x_95 = lean_uint64_sub(x_17, x_94);
x_96 = lean_uint64_land(x_92, x_95);
x_97 = lean_uint64_xor(x_91, x_96);
x_98 = lean_uint64_land(x_10, x_13);
x_99 = lean_uint64_xor(x_14, x_98);
x_100 = lean_uint64_dec_eq(x_99, x_17);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_to_uint64(x_101);
x_103 = lean_uint64_sub(x_17, x_102);
x_104 = lean_uint64_land(x_19, x_103);
x_105 = lean_uint64_xor(x_6, x_104);
x_106 = lean_uint64_land(x_25, x_103);
x_107 = lean_uint64_xor(x_7, x_106);
x_108 = lean_uint64_shift_right(x_105, x_16);
x_109 = lean_uint64_shift_left(x_107, x_13);
x_110 = lean_uint64_shift_left(x_109, x_33);
x_111 = lean_uint64_lor(x_108, x_110);
x_112 = lean_uint64_shift_right(x_107, x_38);
x_113 = lean_uint64_xor(x_112, x_17);
x_114 = lean_uint64_land(x_113, x_43);
x_115 = lean_uint64_xor(x_17, x_114);
x_116 = lean_uint64_xor(x_111, x_115);
x_117 = lean_uint64_land(x_116, x_49);
x_118 = lean_uint64_xor(x_115, x_117);
x_119 = lean_uint64_shift_left(x_13, x_97);
x_120 = lean_uint64_lor(x_118, x_119);
x_121 = lean_uint64_complement(x_120);
x_122 = lean_uint64_sub(x_120, x_13);
x_123 = lean_uint64_land(x_121, x_122);
x_124 = 4;
x_125 = 1085102592571150095ULL;
x_126 = 3689348814741910323ULL;
x_127 = 6148914691236517205ULL;
x_128 = lean_uint64_land(x_123, x_127);
x_129 = lean_uint64_shift_right(x_123, x_13);
x_130 = lean_uint64_land(x_129, x_127);
x_131 = lean_uint64_add(x_128, x_130);
x_132 = lean_uint64_land(x_131, x_126);
x_133 = lean_uint64_shift_right(x_131, x_76);
x_134 = lean_uint64_land(x_133, x_126);
x_135 = lean_uint64_add(x_132, x_134);
x_136 = lean_uint64_land(x_135, x_125);
x_137 = lean_uint64_shift_right(x_135, x_124);
x_138 = lean_uint64_land(x_137, x_125);
x_139 = lean_uint64_add(x_136, x_138);
x_140 = 72340172838076673ULL;
x_141 = lean_uint64_mul(x_139, x_140);
x_142 = 56;
x_143 = lean_uint64_shift_right(x_141, x_142);
x_144 = lean_uint64_add(x_16, x_143);
x_145 = lean_uint64_dec_lt(x_144, x_55);
x_146 = lean_uint64_xor(x_144, x_55);
x_147 = lean_bool_to_uint32(x_145);
x_148 = lean_uint32_to_uint64(x_147);
x_149 = lean_uint64_sub(x_17, x_148);
x_150 = lean_uint64_land(x_146, x_149);
x_151 = lean_uint64_xor(x_55, x_150);
x_152 = 32;
x_153 = lean_uint64_shift_right(x_8, x_152);
x_154 = lean_uint32_to_uint64(x_3);
x_155 = lean_uint64_dec_lt(x_154, x_97);
x_156 = lean_bool_to_uint32(x_155);
x_157 = lean_uint32_to_uint64(x_156);
x_158 = lean_uint64_add(x_153, x_157);
x_159 = lean_uint64_shift_left(x_99, x_11);
x_160 = lean_uint64_add(x_151, x_159);
x_161 = lean_uint64_shift_left(x_97, x_62);
x_162 = lean_uint64_add(x_160, x_161);
x_163 = lean_uint64_shift_left(x_158, x_152);
x_164 = lean_uint64_add(x_162, x_163);
x_165 = lean_uint64_xor(x_8, x_164);
x_166 = lean_bool_to_uint32(x_60);
x_167 = lean_uint32_to_uint64(x_166);
x_168 = lean_uint64_sub(x_17, x_167);
x_169 = lean_uint64_land(x_165, x_168);
x_170 = lean_uint64_xor(x_164, x_169);
return x_170;
}
}
LEAN_EXPORT uint64_t twolanedriving_step_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_TwoLaneDriving_Kernel_step4___redArg(x_1, x_2, x_3, x_10, x_11, x_12, x_13, x_14, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
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
x_22 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_33 = twolanedriving_step_4(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_step4___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint64_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_19 = l_Spec_TwoLaneDriving_Kernel_step4___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint64(x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint32_t x_9) {
_start:
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint8_t x_18; uint64_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint8_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint32_t x_54; uint64_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint8_t x_66; uint64_t x_67; uint8_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint8_t x_77; uint8_t x_78; uint64_t x_79; uint64_t x_80; uint32_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint32_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint32_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint32_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint8_t x_145; uint64_t x_146; uint32_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint8_t x_155; uint32_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint32_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint8_t x_174; uint32_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint8_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint8_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint32_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint32_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint8_t x_204; uint32_t x_205; uint8_t x_206; uint64_t x_207; uint64_t x_208; uint8_t x_209; uint32_t x_210; uint8_t x_211; uint64_t x_212; uint64_t x_213; uint8_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint32_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint32_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint32_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; 
x_10 = lean_uint32_to_uint64(x_9);
x_11 = 8;
x_12 = lean_uint64_shift_right(x_8, x_11);
x_13 = 1;
x_14 = lean_uint64_land(x_12, x_13);
x_15 = 255;
x_16 = lean_uint64_land(x_8, x_15);
x_17 = 0;
x_18 = lean_uint64_dec_eq(x_14, x_17);
x_19 = lean_uint64_xor(x_4, x_6);
x_20 = lean_bool_to_uint32(x_18);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_17, x_21);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_xor(x_6, x_23);
x_25 = lean_uint64_xor(x_5, x_7);
x_26 = lean_uint64_land(x_25, x_22);
x_27 = lean_uint64_xor(x_7, x_26);
x_28 = 64;
x_29 = lean_uint64_dec_lt(x_16, x_28);
x_30 = lean_uint64_shift_right(x_24, x_16);
x_31 = lean_uint64_shift_left(x_27, x_13);
x_32 = 63;
x_33 = lean_uint64_sub(x_32, x_16);
x_34 = lean_uint64_shift_left(x_31, x_33);
x_35 = lean_uint64_lor(x_30, x_34);
x_36 = 128;
x_37 = lean_uint64_dec_lt(x_16, x_36);
x_38 = lean_uint64_sub(x_16, x_28);
x_39 = lean_uint64_shift_right(x_27, x_38);
x_40 = lean_uint64_xor(x_39, x_17);
x_41 = lean_bool_to_uint32(x_37);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_sub(x_17, x_42);
x_44 = lean_uint64_land(x_40, x_43);
x_45 = lean_uint64_xor(x_17, x_44);
x_46 = lean_uint64_xor(x_35, x_45);
x_47 = lean_bool_to_uint32(x_29);
x_48 = lean_uint32_to_uint64(x_47);
x_49 = lean_uint64_sub(x_17, x_48);
x_50 = lean_uint64_land(x_46, x_49);
x_51 = lean_uint64_xor(x_45, x_50);
x_52 = lean_uint64_land(x_51, x_13);
x_53 = lean_uint64_dec_eq(x_52, x_13);
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_to_uint64(x_1);
x_56 = lean_uint64_dec_le(x_55, x_16);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_lor(x_54, x_57);
x_59 = 1;
x_60 = lean_uint32_dec_eq(x_58, x_59);
x_61 = lean_uint64_shift_right(x_10, x_13);
x_62 = 16;
x_63 = lean_uint64_shift_right(x_8, x_62);
x_64 = 15;
x_65 = lean_uint64_land(x_63, x_64);
x_66 = lean_uint64_dec_eq(x_61, x_13);
x_67 = lean_uint32_to_uint64(x_2);
x_68 = lean_uint64_dec_lt(x_65, x_67);
x_69 = lean_uint64_add(x_65, x_13);
x_70 = lean_uint64_xor(x_69, x_67);
x_71 = lean_bool_to_uint32(x_68);
x_72 = lean_uint32_to_uint64(x_71);
x_73 = lean_uint64_sub(x_17, x_72);
x_74 = lean_uint64_land(x_70, x_73);
x_75 = lean_uint64_xor(x_67, x_74);
x_76 = 2;
x_77 = lean_uint64_dec_eq(x_61, x_76);
x_78 = lean_uint64_dec_eq(x_65, x_17);
x_79 = lean_uint64_sub(x_65, x_13);
x_80 = lean_uint64_xor(x_17, x_79);
x_81 = lean_bool_to_uint32(x_78);
x_82 = lean_uint32_to_uint64(x_81);
x_83 = lean_uint64_sub(x_17, x_82);
x_84 = lean_uint64_land(x_80, x_83);
x_85 = lean_uint64_xor(x_79, x_84);
x_86 = lean_uint64_xor(x_85, x_65);
x_87 = lean_bool_to_uint32(x_77);
x_88 = lean_uint32_to_uint64(x_87);
x_89 = lean_uint64_sub(x_17, x_88);
x_90 = lean_uint64_land(x_86, x_89);
x_91 = lean_uint64_xor(x_65, x_90);
x_92 = lean_uint64_xor(x_75, x_91);
x_93 = lean_bool_to_uint32(x_66);
x_94 = lean_uint32_to_uint64(x_93);
x_95 = lean_uint64_sub(x_17, x_94);
x_96 = lean_uint64_land(x_92, x_95);
x_97 = lean_uint64_xor(x_91, x_96);
x_98 = lean_uint64_land(x_10, x_13);
x_99 = lean_uint64_xor(x_14, x_98);
x_100 = lean_uint64_dec_eq(x_99, x_17);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_to_uint64(x_101);
x_103 = lean_uint64_sub(x_17, x_102);
x_104 = lean_uint64_land(x_19, x_103);
x_105 = lean_uint64_xor(x_6, x_104);
x_106 = lean_uint64_land(x_25, x_103);
x_107 = lean_uint64_xor(x_7, x_106);
x_108 = lean_uint64_shift_right(x_105, x_16);
x_109 = lean_uint64_shift_left(x_107, x_13);
x_110 = lean_uint64_shift_left(x_109, x_33);
x_111 = lean_uint64_lor(x_108, x_110);
x_112 = lean_uint64_shift_right(x_107, x_38);
x_113 = lean_uint64_xor(x_112, x_17);
x_114 = lean_uint64_land(x_113, x_43);
x_115 = lean_uint64_xor(x_17, x_114);
x_116 = lean_uint64_xor(x_111, x_115);
x_117 = lean_uint64_land(x_116, x_49);
x_118 = lean_uint64_xor(x_115, x_117);
x_119 = lean_uint64_shift_left(x_13, x_97);
x_120 = lean_uint64_lor(x_118, x_119);
x_121 = lean_uint64_complement(x_120);
x_122 = lean_uint64_sub(x_120, x_13);
x_123 = lean_uint64_land(x_121, x_122);
x_124 = 4;
x_125 = 1085102592571150095ULL;
x_126 = 3689348814741910323ULL;
x_127 = 6148914691236517205ULL;
x_128 = lean_uint64_land(x_123, x_127);
x_129 = lean_uint64_shift_right(x_123, x_13);
x_130 = lean_uint64_land(x_129, x_127);
x_131 = lean_uint64_add(x_128, x_130);
x_132 = lean_uint64_land(x_131, x_126);
x_133 = lean_uint64_shift_right(x_131, x_76);
x_134 = lean_uint64_land(x_133, x_126);
x_135 = lean_uint64_add(x_132, x_134);
x_136 = lean_uint64_land(x_135, x_125);
x_137 = lean_uint64_shift_right(x_135, x_124);
x_138 = lean_uint64_land(x_137, x_125);
x_139 = lean_uint64_add(x_136, x_138);
x_140 = 72340172838076673ULL;
x_141 = lean_uint64_mul(x_139, x_140);
x_142 = 56;
x_143 = lean_uint64_shift_right(x_141, x_142);
x_144 = lean_uint64_add(x_16, x_143);
x_145 = lean_uint64_dec_lt(x_144, x_55);
x_146 = lean_uint64_xor(x_144, x_55);
x_147 = lean_bool_to_uint32(x_145);
x_148 = lean_uint32_to_uint64(x_147);
x_149 = lean_uint64_sub(x_17, x_148);
x_150 = lean_uint64_land(x_146, x_149);
x_151 = lean_uint64_xor(x_55, x_150);
x_152 = 32;
x_153 = lean_uint64_shift_right(x_8, x_152);
x_154 = lean_uint32_to_uint64(x_3);
x_155 = lean_uint64_dec_lt(x_154, x_97);
x_156 = lean_bool_to_uint32(x_155);
x_157 = lean_uint32_to_uint64(x_156);
x_158 = lean_uint64_add(x_153, x_157);
x_159 = lean_uint64_shift_left(x_99, x_11);
x_160 = lean_uint64_add(x_151, x_159);
x_161 = lean_uint64_shift_left(x_97, x_62);
x_162 = lean_uint64_add(x_160, x_161);
x_163 = lean_uint64_shift_left(x_158, x_152);
x_164 = lean_uint64_add(x_162, x_163);
x_165 = lean_uint64_xor(x_8, x_164);
x_166 = lean_bool_to_uint32(x_60);
x_167 = lean_uint32_to_uint64(x_166);
x_168 = lean_uint64_sub(x_17, x_167);
x_169 = lean_uint64_land(x_165, x_168);
x_170 = lean_uint64_xor(x_164, x_169);
x_171 = lean_uint64_shift_right(x_170, x_11);
x_172 = lean_uint64_land(x_171, x_13);
x_173 = lean_uint64_land(x_170, x_15);
x_174 = lean_uint64_dec_eq(x_172, x_17);
x_175 = lean_bool_to_uint32(x_174);
x_176 = lean_uint32_to_uint64(x_175);
x_177 = lean_uint64_sub(x_17, x_176);
x_178 = lean_uint64_land(x_19, x_177);
x_179 = lean_uint64_xor(x_6, x_178);
x_180 = lean_uint64_land(x_25, x_177);
x_181 = lean_uint64_xor(x_7, x_180);
x_182 = lean_uint64_dec_lt(x_173, x_28);
x_183 = lean_uint64_shift_right(x_179, x_173);
x_184 = lean_uint64_shift_left(x_181, x_13);
x_185 = lean_uint64_sub(x_32, x_173);
x_186 = lean_uint64_shift_left(x_184, x_185);
x_187 = lean_uint64_lor(x_183, x_186);
x_188 = lean_uint64_dec_lt(x_173, x_36);
x_189 = lean_uint64_sub(x_173, x_28);
x_190 = lean_uint64_shift_right(x_181, x_189);
x_191 = lean_uint64_xor(x_190, x_17);
x_192 = lean_bool_to_uint32(x_188);
x_193 = lean_uint32_to_uint64(x_192);
x_194 = lean_uint64_sub(x_17, x_193);
x_195 = lean_uint64_land(x_191, x_194);
x_196 = lean_uint64_xor(x_17, x_195);
x_197 = lean_uint64_xor(x_187, x_196);
x_198 = lean_bool_to_uint32(x_182);
x_199 = lean_uint32_to_uint64(x_198);
x_200 = lean_uint64_sub(x_17, x_199);
x_201 = lean_uint64_land(x_197, x_200);
x_202 = lean_uint64_xor(x_196, x_201);
x_203 = lean_uint64_land(x_202, x_13);
x_204 = lean_uint64_dec_eq(x_203, x_13);
x_205 = lean_bool_to_uint32(x_204);
x_206 = lean_uint32_dec_eq(x_205, x_59);
x_207 = 100;
x_208 = 18446744073709551516ULL;
x_209 = lean_uint64_dec_le(x_55, x_173);
x_210 = lean_bool_to_uint32(x_209);
x_211 = lean_uint32_dec_eq(x_210, x_59);
x_212 = lean_uint64_shift_right(x_170, x_62);
x_213 = lean_uint64_land(x_212, x_64);
x_214 = lean_uint64_dec_lt(x_154, x_213);
x_215 = 18446744073709551610ULL;
x_216 = 18446744073709551615ULL;
x_217 = lean_uint64_xor(x_215, x_216);
x_218 = lean_bool_to_uint32(x_214);
x_219 = lean_uint32_to_uint64(x_218);
x_220 = lean_uint64_sub(x_17, x_219);
x_221 = lean_uint64_land(x_217, x_220);
x_222 = lean_uint64_xor(x_216, x_221);
x_223 = lean_uint64_xor(x_207, x_222);
x_224 = lean_bool_to_uint32(x_211);
x_225 = lean_uint32_to_uint64(x_224);
x_226 = lean_uint64_sub(x_17, x_225);
x_227 = lean_uint64_land(x_223, x_226);
x_228 = lean_uint64_xor(x_222, x_227);
x_229 = lean_uint64_xor(x_208, x_228);
x_230 = lean_bool_to_uint32(x_206);
x_231 = lean_uint32_to_uint64(x_230);
x_232 = lean_uint64_sub(x_17, x_231);
x_233 = lean_uint64_land(x_229, x_232);
x_234 = lean_uint64_xor(x_228, x_233);
x_235 = lean_uint64_xor(x_17, x_234);
x_236 = lean_uint64_land(x_235, x_168);
x_237 = lean_uint64_xor(x_234, x_236);
return x_237;
}
}
LEAN_EXPORT uint64_t twolanedriving_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_TwoLaneDriving_Kernel_reward___redArg(x_1, x_2, x_3, x_10, x_11, x_12, x_13, x_14, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
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
x_22 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_33 = twolanedriving_reward(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint64_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_19 = l_Spec_TwoLaneDriving_Kernel_reward___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint64(x_19);
return x_20;
}
}
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_terminated___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint64_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint8_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint8_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint8_t x_49; uint32_t x_50; uint64_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; 
x_7 = 8;
x_8 = lean_uint64_shift_right(x_6, x_7);
x_9 = 1;
x_10 = lean_uint64_land(x_8, x_9);
x_11 = 255;
x_12 = lean_uint64_land(x_6, x_11);
x_13 = 0;
x_14 = lean_uint64_dec_eq(x_10, x_13);
x_15 = lean_uint64_xor(x_2, x_4);
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_to_uint64(x_16);
x_18 = lean_uint64_sub(x_13, x_17);
x_19 = lean_uint64_land(x_15, x_18);
x_20 = lean_uint64_xor(x_4, x_19);
x_21 = lean_uint64_xor(x_3, x_5);
x_22 = lean_uint64_land(x_21, x_18);
x_23 = lean_uint64_xor(x_5, x_22);
x_24 = 64;
x_25 = lean_uint64_dec_lt(x_12, x_24);
x_26 = lean_uint64_shift_right(x_20, x_12);
x_27 = lean_uint64_shift_left(x_23, x_9);
x_28 = 63;
x_29 = lean_uint64_sub(x_28, x_12);
x_30 = lean_uint64_shift_left(x_27, x_29);
x_31 = lean_uint64_lor(x_26, x_30);
x_32 = 128;
x_33 = lean_uint64_dec_lt(x_12, x_32);
x_34 = lean_uint64_sub(x_12, x_24);
x_35 = lean_uint64_shift_right(x_23, x_34);
x_36 = lean_uint64_xor(x_35, x_13);
x_37 = lean_bool_to_uint32(x_33);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint64_sub(x_13, x_38);
x_40 = lean_uint64_land(x_36, x_39);
x_41 = lean_uint64_xor(x_13, x_40);
x_42 = lean_uint64_xor(x_31, x_41);
x_43 = lean_bool_to_uint32(x_25);
x_44 = lean_uint32_to_uint64(x_43);
x_45 = lean_uint64_sub(x_13, x_44);
x_46 = lean_uint64_land(x_42, x_45);
x_47 = lean_uint64_xor(x_41, x_46);
x_48 = lean_uint64_land(x_47, x_9);
x_49 = lean_uint64_dec_eq(x_48, x_9);
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_to_uint64(x_1);
x_52 = lean_uint64_dec_le(x_51, x_12);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_lor(x_50, x_53);
x_55 = 1;
x_56 = lean_uint32_dec_eq(x_54, x_55);
return x_56;
}
}
LEAN_EXPORT uint8_t twolanedriving_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint8_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_terminated___redArg(x_1, x_10, x_11, x_12, x_13, x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_terminated(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_terminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = l_Spec_TwoLaneDriving_Kernel_terminated___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs0___redArg(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; 
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 255;
x_5 = lean_uint64_land(x_2, x_4);
x_6 = lean_uint64_sub(x_3, x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t twolanedriving_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_obs0___redArg(x_1, x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_obs_0(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs0___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_TwoLaneDriving_Kernel_obs0___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs1___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 1;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t twolanedriving_obs_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_obs1___redArg(x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_obs_1(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs1___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_TwoLaneDriving_Kernel_obs1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs2___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_2 = 16;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 15;
x_5 = lean_uint64_land(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT uint64_t twolanedriving_obs_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_obs2___redArg(x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_obs_2(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs2___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_TwoLaneDriving_Kernel_obs2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs3___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; uint64_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint8_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; 
x_7 = 0;
x_8 = 255;
x_9 = lean_uint64_land(x_6, x_8);
x_10 = 1;
x_11 = lean_uint64_xor(x_2, x_4);
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_to_uint64(x_12);
x_14 = lean_uint64_sub(x_7, x_13);
x_15 = lean_uint64_land(x_11, x_14);
x_16 = lean_uint64_xor(x_4, x_15);
x_17 = lean_uint64_xor(x_3, x_5);
x_18 = lean_uint64_land(x_17, x_14);
x_19 = lean_uint64_xor(x_5, x_18);
x_20 = 64;
x_21 = lean_uint64_dec_lt(x_9, x_20);
x_22 = lean_uint64_shift_right(x_16, x_9);
x_23 = 1;
x_24 = lean_uint64_shift_left(x_19, x_23);
x_25 = 63;
x_26 = lean_uint64_sub(x_25, x_9);
x_27 = lean_uint64_shift_left(x_24, x_26);
x_28 = lean_uint64_lor(x_22, x_27);
x_29 = 128;
x_30 = lean_uint64_dec_lt(x_9, x_29);
x_31 = lean_uint64_sub(x_9, x_20);
x_32 = lean_uint64_shift_right(x_19, x_31);
x_33 = lean_uint64_xor(x_32, x_7);
x_34 = lean_bool_to_uint32(x_30);
x_35 = lean_uint32_to_uint64(x_34);
x_36 = lean_uint64_sub(x_7, x_35);
x_37 = lean_uint64_land(x_33, x_36);
x_38 = lean_uint64_xor(x_7, x_37);
x_39 = lean_uint64_xor(x_28, x_38);
x_40 = lean_bool_to_uint32(x_21);
x_41 = lean_uint32_to_uint64(x_40);
x_42 = lean_uint64_sub(x_7, x_41);
x_43 = lean_uint64_land(x_39, x_42);
x_44 = lean_uint64_xor(x_38, x_43);
x_45 = lean_uint32_to_uint64(x_1);
x_46 = lean_uint64_add(x_45, x_23);
x_47 = lean_uint64_shift_left(x_23, x_46);
x_48 = lean_uint64_lor(x_44, x_47);
x_49 = lean_uint64_complement(x_48);
x_50 = lean_uint64_sub(x_48, x_23);
x_51 = lean_uint64_land(x_49, x_50);
x_52 = 4;
x_53 = 1085102592571150095ULL;
x_54 = 2;
x_55 = 3689348814741910323ULL;
x_56 = 6148914691236517205ULL;
x_57 = lean_uint64_land(x_51, x_56);
x_58 = lean_uint64_shift_right(x_51, x_23);
x_59 = lean_uint64_land(x_58, x_56);
x_60 = lean_uint64_add(x_57, x_59);
x_61 = lean_uint64_land(x_60, x_55);
x_62 = lean_uint64_shift_right(x_60, x_54);
x_63 = lean_uint64_land(x_62, x_55);
x_64 = lean_uint64_add(x_61, x_63);
x_65 = lean_uint64_land(x_64, x_53);
x_66 = lean_uint64_shift_right(x_64, x_52);
x_67 = lean_uint64_land(x_66, x_53);
x_68 = lean_uint64_add(x_65, x_67);
x_69 = 72340172838076673ULL;
x_70 = lean_uint64_mul(x_68, x_69);
x_71 = 56;
x_72 = lean_uint64_shift_right(x_70, x_71);
return x_72;
}
}
LEAN_EXPORT uint64_t twolanedriving_obs_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_obs3___redArg(x_4, x_10, x_11, x_12, x_13, x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_obs_3(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs3___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = l_Spec_TwoLaneDriving_Kernel_obs3___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs4___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; 
x_7 = 1;
x_8 = 255;
x_9 = lean_uint64_land(x_6, x_8);
x_10 = 0;
x_11 = 0;
x_12 = lean_uint64_xor(x_2, x_4);
x_13 = lean_bool_to_uint32(x_11);
x_14 = lean_uint32_to_uint64(x_13);
x_15 = lean_uint64_sub(x_10, x_14);
x_16 = lean_uint64_land(x_12, x_15);
x_17 = lean_uint64_xor(x_4, x_16);
x_18 = lean_uint64_xor(x_3, x_5);
x_19 = lean_uint64_land(x_18, x_15);
x_20 = lean_uint64_xor(x_5, x_19);
x_21 = 64;
x_22 = lean_uint64_dec_lt(x_9, x_21);
x_23 = lean_uint64_shift_right(x_17, x_9);
x_24 = lean_uint64_shift_left(x_20, x_7);
x_25 = 63;
x_26 = lean_uint64_sub(x_25, x_9);
x_27 = lean_uint64_shift_left(x_24, x_26);
x_28 = lean_uint64_lor(x_23, x_27);
x_29 = 128;
x_30 = lean_uint64_dec_lt(x_9, x_29);
x_31 = lean_uint64_sub(x_9, x_21);
x_32 = lean_uint64_shift_right(x_20, x_31);
x_33 = lean_uint64_xor(x_32, x_10);
x_34 = lean_bool_to_uint32(x_30);
x_35 = lean_uint32_to_uint64(x_34);
x_36 = lean_uint64_sub(x_10, x_35);
x_37 = lean_uint64_land(x_33, x_36);
x_38 = lean_uint64_xor(x_10, x_37);
x_39 = lean_uint64_xor(x_28, x_38);
x_40 = lean_bool_to_uint32(x_22);
x_41 = lean_uint32_to_uint64(x_40);
x_42 = lean_uint64_sub(x_10, x_41);
x_43 = lean_uint64_land(x_39, x_42);
x_44 = lean_uint64_xor(x_38, x_43);
x_45 = lean_uint32_to_uint64(x_1);
x_46 = lean_uint64_add(x_45, x_7);
x_47 = lean_uint64_shift_left(x_7, x_46);
x_48 = lean_uint64_lor(x_44, x_47);
x_49 = lean_uint64_complement(x_48);
x_50 = lean_uint64_sub(x_48, x_7);
x_51 = lean_uint64_land(x_49, x_50);
x_52 = 4;
x_53 = 1085102592571150095ULL;
x_54 = 2;
x_55 = 3689348814741910323ULL;
x_56 = 6148914691236517205ULL;
x_57 = lean_uint64_land(x_51, x_56);
x_58 = lean_uint64_shift_right(x_51, x_7);
x_59 = lean_uint64_land(x_58, x_56);
x_60 = lean_uint64_add(x_57, x_59);
x_61 = lean_uint64_land(x_60, x_55);
x_62 = lean_uint64_shift_right(x_60, x_54);
x_63 = lean_uint64_land(x_62, x_55);
x_64 = lean_uint64_add(x_61, x_63);
x_65 = lean_uint64_land(x_64, x_53);
x_66 = lean_uint64_shift_right(x_64, x_52);
x_67 = lean_uint64_land(x_66, x_53);
x_68 = lean_uint64_add(x_65, x_67);
x_69 = 72340172838076673ULL;
x_70 = lean_uint64_mul(x_68, x_69);
x_71 = 56;
x_72 = lean_uint64_shift_right(x_70, x_71);
return x_72;
}
}
LEAN_EXPORT uint64_t twolanedriving_obs_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_obs4___redArg(x_4, x_10, x_11, x_12, x_13, x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_obs_4(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs4___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = l_Spec_TwoLaneDriving_Kernel_obs4___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs5___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7) {
_start:
{
uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; uint64_t x_16; uint8_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint8_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint8_t x_57; uint64_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint8_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint8_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint32_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint32_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint8_t x_118; uint32_t x_119; uint64_t x_120; uint64_t x_121; uint8_t x_122; uint8_t x_123; uint32_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint32_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint8_t x_140; uint32_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint8_t x_177; uint32_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint8_t x_183; uint8_t x_184; uint32_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint32_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint8_t x_201; uint32_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint8_t x_238; uint32_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint8_t x_245; uint8_t x_246; uint32_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint32_t x_253; uint64_t x_254; uint64_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint64_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint8_t x_263; uint32_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint8_t x_300; uint32_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint8_t x_306; uint8_t x_307; uint32_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint32_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint8_t x_324; uint32_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint8_t x_361; uint32_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint8_t x_368; uint8_t x_369; uint32_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint32_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint8_t x_386; uint32_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint64_t x_414; uint64_t x_415; uint64_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint8_t x_423; uint32_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint8_t x_428; uint64_t x_429; uint32_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; 
x_8 = 0;
x_9 = 1;
x_10 = lean_uint64_shift_right(x_8, x_9);
x_11 = 16;
x_12 = lean_uint64_shift_right(x_7, x_11);
x_13 = 15;
x_14 = lean_uint64_land(x_12, x_13);
x_15 = lean_uint64_dec_eq(x_10, x_9);
x_16 = lean_uint32_to_uint64(x_1);
x_17 = lean_uint64_dec_lt(x_14, x_16);
x_18 = lean_uint64_add(x_14, x_9);
x_19 = lean_uint64_xor(x_18, x_16);
x_20 = lean_bool_to_uint32(x_17);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_8, x_21);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_xor(x_16, x_23);
x_25 = 2;
x_26 = lean_uint64_dec_eq(x_10, x_25);
x_27 = lean_uint64_dec_eq(x_14, x_8);
x_28 = lean_uint64_sub(x_14, x_9);
x_29 = lean_uint64_xor(x_8, x_28);
x_30 = lean_bool_to_uint32(x_27);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_sub(x_8, x_31);
x_33 = lean_uint64_land(x_29, x_32);
x_34 = lean_uint64_xor(x_28, x_33);
x_35 = lean_uint64_xor(x_34, x_14);
x_36 = lean_bool_to_uint32(x_26);
x_37 = lean_uint32_to_uint64(x_36);
x_38 = lean_uint64_sub(x_8, x_37);
x_39 = lean_uint64_land(x_35, x_38);
x_40 = lean_uint64_xor(x_14, x_39);
x_41 = lean_uint64_xor(x_24, x_40);
x_42 = lean_bool_to_uint32(x_15);
x_43 = lean_uint32_to_uint64(x_42);
x_44 = lean_uint64_sub(x_8, x_43);
x_45 = lean_uint64_land(x_41, x_44);
x_46 = lean_uint64_xor(x_40, x_45);
x_47 = lean_uint64_add(x_46, x_9);
x_48 = lean_uint64_mul(x_46, x_47);
x_49 = lean_uint64_shift_right(x_48, x_9);
x_50 = 8;
x_51 = lean_uint64_shift_right(x_7, x_50);
x_52 = lean_uint64_land(x_51, x_9);
x_53 = lean_uint64_land(x_8, x_9);
x_54 = lean_uint64_xor(x_52, x_53);
x_55 = 255;
x_56 = lean_uint64_land(x_7, x_55);
x_57 = lean_uint64_dec_eq(x_54, x_8);
x_58 = lean_uint64_xor(x_3, x_5);
x_59 = lean_bool_to_uint32(x_57);
x_60 = lean_uint32_to_uint64(x_59);
x_61 = lean_uint64_sub(x_8, x_60);
x_62 = lean_uint64_land(x_58, x_61);
x_63 = lean_uint64_xor(x_5, x_62);
x_64 = lean_uint64_xor(x_4, x_6);
x_65 = lean_uint64_land(x_64, x_61);
x_66 = lean_uint64_xor(x_6, x_65);
x_67 = 64;
x_68 = lean_uint64_dec_lt(x_56, x_67);
x_69 = lean_uint64_shift_right(x_63, x_56);
x_70 = lean_uint64_shift_left(x_66, x_9);
x_71 = 63;
x_72 = lean_uint64_sub(x_71, x_56);
x_73 = lean_uint64_shift_left(x_70, x_72);
x_74 = lean_uint64_lor(x_69, x_73);
x_75 = 128;
x_76 = lean_uint64_dec_lt(x_56, x_75);
x_77 = lean_uint64_sub(x_56, x_67);
x_78 = lean_uint64_shift_right(x_66, x_77);
x_79 = lean_uint64_xor(x_78, x_8);
x_80 = lean_bool_to_uint32(x_76);
x_81 = lean_uint32_to_uint64(x_80);
x_82 = lean_uint64_sub(x_8, x_81);
x_83 = lean_uint64_land(x_79, x_82);
x_84 = lean_uint64_xor(x_8, x_83);
x_85 = lean_uint64_xor(x_74, x_84);
x_86 = lean_bool_to_uint32(x_68);
x_87 = lean_uint32_to_uint64(x_86);
x_88 = lean_uint64_sub(x_8, x_87);
x_89 = lean_uint64_land(x_85, x_88);
x_90 = lean_uint64_xor(x_84, x_89);
x_91 = lean_uint32_to_uint64(x_2);
x_92 = lean_uint64_add(x_91, x_9);
x_93 = lean_uint64_shift_left(x_9, x_92);
x_94 = lean_uint64_lor(x_90, x_93);
x_95 = lean_uint64_complement(x_94);
x_96 = lean_uint64_sub(x_94, x_9);
x_97 = lean_uint64_land(x_95, x_96);
x_98 = 4;
x_99 = 1085102592571150095ULL;
x_100 = 3689348814741910323ULL;
x_101 = 6148914691236517205ULL;
x_102 = lean_uint64_land(x_97, x_101);
x_103 = lean_uint64_shift_right(x_97, x_9);
x_104 = lean_uint64_land(x_103, x_101);
x_105 = lean_uint64_add(x_102, x_104);
x_106 = lean_uint64_land(x_105, x_100);
x_107 = lean_uint64_shift_right(x_105, x_25);
x_108 = lean_uint64_land(x_107, x_100);
x_109 = lean_uint64_add(x_106, x_108);
x_110 = lean_uint64_land(x_109, x_99);
x_111 = lean_uint64_shift_right(x_109, x_98);
x_112 = lean_uint64_land(x_111, x_99);
x_113 = lean_uint64_add(x_110, x_112);
x_114 = 72340172838076673ULL;
x_115 = lean_uint64_mul(x_113, x_114);
x_116 = 56;
x_117 = lean_uint64_shift_right(x_115, x_116);
x_118 = lean_uint64_dec_lt(x_49, x_117);
x_119 = lean_bool_to_uint32(x_118);
x_120 = lean_uint32_to_uint64(x_119);
x_121 = lean_uint64_shift_right(x_9, x_9);
x_122 = lean_uint64_dec_eq(x_121, x_9);
x_123 = lean_uint64_dec_eq(x_121, x_25);
x_124 = lean_bool_to_uint32(x_123);
x_125 = lean_uint32_to_uint64(x_124);
x_126 = lean_uint64_sub(x_8, x_125);
x_127 = lean_uint64_land(x_35, x_126);
x_128 = lean_uint64_xor(x_14, x_127);
x_129 = lean_uint64_xor(x_24, x_128);
x_130 = lean_bool_to_uint32(x_122);
x_131 = lean_uint32_to_uint64(x_130);
x_132 = lean_uint64_sub(x_8, x_131);
x_133 = lean_uint64_land(x_129, x_132);
x_134 = lean_uint64_xor(x_128, x_133);
x_135 = lean_uint64_add(x_134, x_9);
x_136 = lean_uint64_mul(x_134, x_135);
x_137 = lean_uint64_shift_right(x_136, x_9);
x_138 = lean_uint64_land(x_9, x_9);
x_139 = lean_uint64_xor(x_52, x_138);
x_140 = lean_uint64_dec_eq(x_139, x_8);
x_141 = lean_bool_to_uint32(x_140);
x_142 = lean_uint32_to_uint64(x_141);
x_143 = lean_uint64_sub(x_8, x_142);
x_144 = lean_uint64_land(x_58, x_143);
x_145 = lean_uint64_xor(x_5, x_144);
x_146 = lean_uint64_land(x_64, x_143);
x_147 = lean_uint64_xor(x_6, x_146);
x_148 = lean_uint64_shift_right(x_145, x_56);
x_149 = lean_uint64_shift_left(x_147, x_9);
x_150 = lean_uint64_shift_left(x_149, x_72);
x_151 = lean_uint64_lor(x_148, x_150);
x_152 = lean_uint64_shift_right(x_147, x_77);
x_153 = lean_uint64_xor(x_152, x_8);
x_154 = lean_uint64_land(x_153, x_82);
x_155 = lean_uint64_xor(x_8, x_154);
x_156 = lean_uint64_xor(x_151, x_155);
x_157 = lean_uint64_land(x_156, x_88);
x_158 = lean_uint64_xor(x_155, x_157);
x_159 = lean_uint64_lor(x_158, x_93);
x_160 = lean_uint64_complement(x_159);
x_161 = lean_uint64_sub(x_159, x_9);
x_162 = lean_uint64_land(x_160, x_161);
x_163 = lean_uint64_land(x_162, x_101);
x_164 = lean_uint64_shift_right(x_162, x_9);
x_165 = lean_uint64_land(x_164, x_101);
x_166 = lean_uint64_add(x_163, x_165);
x_167 = lean_uint64_land(x_166, x_100);
x_168 = lean_uint64_shift_right(x_166, x_25);
x_169 = lean_uint64_land(x_168, x_100);
x_170 = lean_uint64_add(x_167, x_169);
x_171 = lean_uint64_land(x_170, x_99);
x_172 = lean_uint64_shift_right(x_170, x_98);
x_173 = lean_uint64_land(x_172, x_99);
x_174 = lean_uint64_add(x_171, x_173);
x_175 = lean_uint64_mul(x_174, x_114);
x_176 = lean_uint64_shift_right(x_175, x_116);
x_177 = lean_uint64_dec_lt(x_137, x_176);
x_178 = lean_bool_to_uint32(x_177);
x_179 = lean_uint32_to_uint64(x_178);
x_180 = lean_uint64_shift_left(x_179, x_9);
x_181 = lean_uint64_lor(x_120, x_180);
x_182 = lean_uint64_shift_right(x_25, x_9);
x_183 = lean_uint64_dec_eq(x_182, x_9);
x_184 = lean_uint64_dec_eq(x_182, x_25);
x_185 = lean_bool_to_uint32(x_184);
x_186 = lean_uint32_to_uint64(x_185);
x_187 = lean_uint64_sub(x_8, x_186);
x_188 = lean_uint64_land(x_35, x_187);
x_189 = lean_uint64_xor(x_14, x_188);
x_190 = lean_uint64_xor(x_24, x_189);
x_191 = lean_bool_to_uint32(x_183);
x_192 = lean_uint32_to_uint64(x_191);
x_193 = lean_uint64_sub(x_8, x_192);
x_194 = lean_uint64_land(x_190, x_193);
x_195 = lean_uint64_xor(x_189, x_194);
x_196 = lean_uint64_add(x_195, x_9);
x_197 = lean_uint64_mul(x_195, x_196);
x_198 = lean_uint64_shift_right(x_197, x_9);
x_199 = lean_uint64_land(x_25, x_9);
x_200 = lean_uint64_xor(x_52, x_199);
x_201 = lean_uint64_dec_eq(x_200, x_8);
x_202 = lean_bool_to_uint32(x_201);
x_203 = lean_uint32_to_uint64(x_202);
x_204 = lean_uint64_sub(x_8, x_203);
x_205 = lean_uint64_land(x_58, x_204);
x_206 = lean_uint64_xor(x_5, x_205);
x_207 = lean_uint64_land(x_64, x_204);
x_208 = lean_uint64_xor(x_6, x_207);
x_209 = lean_uint64_shift_right(x_206, x_56);
x_210 = lean_uint64_shift_left(x_208, x_9);
x_211 = lean_uint64_shift_left(x_210, x_72);
x_212 = lean_uint64_lor(x_209, x_211);
x_213 = lean_uint64_shift_right(x_208, x_77);
x_214 = lean_uint64_xor(x_213, x_8);
x_215 = lean_uint64_land(x_214, x_82);
x_216 = lean_uint64_xor(x_8, x_215);
x_217 = lean_uint64_xor(x_212, x_216);
x_218 = lean_uint64_land(x_217, x_88);
x_219 = lean_uint64_xor(x_216, x_218);
x_220 = lean_uint64_lor(x_219, x_93);
x_221 = lean_uint64_complement(x_220);
x_222 = lean_uint64_sub(x_220, x_9);
x_223 = lean_uint64_land(x_221, x_222);
x_224 = lean_uint64_land(x_223, x_101);
x_225 = lean_uint64_shift_right(x_223, x_9);
x_226 = lean_uint64_land(x_225, x_101);
x_227 = lean_uint64_add(x_224, x_226);
x_228 = lean_uint64_land(x_227, x_100);
x_229 = lean_uint64_shift_right(x_227, x_25);
x_230 = lean_uint64_land(x_229, x_100);
x_231 = lean_uint64_add(x_228, x_230);
x_232 = lean_uint64_land(x_231, x_99);
x_233 = lean_uint64_shift_right(x_231, x_98);
x_234 = lean_uint64_land(x_233, x_99);
x_235 = lean_uint64_add(x_232, x_234);
x_236 = lean_uint64_mul(x_235, x_114);
x_237 = lean_uint64_shift_right(x_236, x_116);
x_238 = lean_uint64_dec_lt(x_198, x_237);
x_239 = lean_bool_to_uint32(x_238);
x_240 = lean_uint32_to_uint64(x_239);
x_241 = lean_uint64_shift_left(x_240, x_25);
x_242 = lean_uint64_lor(x_181, x_241);
x_243 = 3;
x_244 = lean_uint64_shift_right(x_243, x_9);
x_245 = lean_uint64_dec_eq(x_244, x_9);
x_246 = lean_uint64_dec_eq(x_244, x_25);
x_247 = lean_bool_to_uint32(x_246);
x_248 = lean_uint32_to_uint64(x_247);
x_249 = lean_uint64_sub(x_8, x_248);
x_250 = lean_uint64_land(x_35, x_249);
x_251 = lean_uint64_xor(x_14, x_250);
x_252 = lean_uint64_xor(x_24, x_251);
x_253 = lean_bool_to_uint32(x_245);
x_254 = lean_uint32_to_uint64(x_253);
x_255 = lean_uint64_sub(x_8, x_254);
x_256 = lean_uint64_land(x_252, x_255);
x_257 = lean_uint64_xor(x_251, x_256);
x_258 = lean_uint64_add(x_257, x_9);
x_259 = lean_uint64_mul(x_257, x_258);
x_260 = lean_uint64_shift_right(x_259, x_9);
x_261 = lean_uint64_land(x_243, x_9);
x_262 = lean_uint64_xor(x_52, x_261);
x_263 = lean_uint64_dec_eq(x_262, x_8);
x_264 = lean_bool_to_uint32(x_263);
x_265 = lean_uint32_to_uint64(x_264);
x_266 = lean_uint64_sub(x_8, x_265);
x_267 = lean_uint64_land(x_58, x_266);
x_268 = lean_uint64_xor(x_5, x_267);
x_269 = lean_uint64_land(x_64, x_266);
x_270 = lean_uint64_xor(x_6, x_269);
x_271 = lean_uint64_shift_right(x_268, x_56);
x_272 = lean_uint64_shift_left(x_270, x_9);
x_273 = lean_uint64_shift_left(x_272, x_72);
x_274 = lean_uint64_lor(x_271, x_273);
x_275 = lean_uint64_shift_right(x_270, x_77);
x_276 = lean_uint64_xor(x_275, x_8);
x_277 = lean_uint64_land(x_276, x_82);
x_278 = lean_uint64_xor(x_8, x_277);
x_279 = lean_uint64_xor(x_274, x_278);
x_280 = lean_uint64_land(x_279, x_88);
x_281 = lean_uint64_xor(x_278, x_280);
x_282 = lean_uint64_lor(x_281, x_93);
x_283 = lean_uint64_complement(x_282);
x_284 = lean_uint64_sub(x_282, x_9);
x_285 = lean_uint64_land(x_283, x_284);
x_286 = lean_uint64_land(x_285, x_101);
x_287 = lean_uint64_shift_right(x_285, x_9);
x_288 = lean_uint64_land(x_287, x_101);
x_289 = lean_uint64_add(x_286, x_288);
x_290 = lean_uint64_land(x_289, x_100);
x_291 = lean_uint64_shift_right(x_289, x_25);
x_292 = lean_uint64_land(x_291, x_100);
x_293 = lean_uint64_add(x_290, x_292);
x_294 = lean_uint64_land(x_293, x_99);
x_295 = lean_uint64_shift_right(x_293, x_98);
x_296 = lean_uint64_land(x_295, x_99);
x_297 = lean_uint64_add(x_294, x_296);
x_298 = lean_uint64_mul(x_297, x_114);
x_299 = lean_uint64_shift_right(x_298, x_116);
x_300 = lean_uint64_dec_lt(x_260, x_299);
x_301 = lean_bool_to_uint32(x_300);
x_302 = lean_uint32_to_uint64(x_301);
x_303 = lean_uint64_shift_left(x_302, x_243);
x_304 = lean_uint64_lor(x_242, x_303);
x_305 = lean_uint64_shift_right(x_98, x_9);
x_306 = lean_uint64_dec_eq(x_305, x_9);
x_307 = lean_uint64_dec_eq(x_305, x_25);
x_308 = lean_bool_to_uint32(x_307);
x_309 = lean_uint32_to_uint64(x_308);
x_310 = lean_uint64_sub(x_8, x_309);
x_311 = lean_uint64_land(x_35, x_310);
x_312 = lean_uint64_xor(x_14, x_311);
x_313 = lean_uint64_xor(x_24, x_312);
x_314 = lean_bool_to_uint32(x_306);
x_315 = lean_uint32_to_uint64(x_314);
x_316 = lean_uint64_sub(x_8, x_315);
x_317 = lean_uint64_land(x_313, x_316);
x_318 = lean_uint64_xor(x_312, x_317);
x_319 = lean_uint64_add(x_318, x_9);
x_320 = lean_uint64_mul(x_318, x_319);
x_321 = lean_uint64_shift_right(x_320, x_9);
x_322 = lean_uint64_land(x_98, x_9);
x_323 = lean_uint64_xor(x_52, x_322);
x_324 = lean_uint64_dec_eq(x_323, x_8);
x_325 = lean_bool_to_uint32(x_324);
x_326 = lean_uint32_to_uint64(x_325);
x_327 = lean_uint64_sub(x_8, x_326);
x_328 = lean_uint64_land(x_58, x_327);
x_329 = lean_uint64_xor(x_5, x_328);
x_330 = lean_uint64_land(x_64, x_327);
x_331 = lean_uint64_xor(x_6, x_330);
x_332 = lean_uint64_shift_right(x_329, x_56);
x_333 = lean_uint64_shift_left(x_331, x_9);
x_334 = lean_uint64_shift_left(x_333, x_72);
x_335 = lean_uint64_lor(x_332, x_334);
x_336 = lean_uint64_shift_right(x_331, x_77);
x_337 = lean_uint64_xor(x_336, x_8);
x_338 = lean_uint64_land(x_337, x_82);
x_339 = lean_uint64_xor(x_8, x_338);
x_340 = lean_uint64_xor(x_335, x_339);
x_341 = lean_uint64_land(x_340, x_88);
x_342 = lean_uint64_xor(x_339, x_341);
x_343 = lean_uint64_lor(x_342, x_93);
x_344 = lean_uint64_complement(x_343);
x_345 = lean_uint64_sub(x_343, x_9);
x_346 = lean_uint64_land(x_344, x_345);
x_347 = lean_uint64_land(x_346, x_101);
x_348 = lean_uint64_shift_right(x_346, x_9);
x_349 = lean_uint64_land(x_348, x_101);
x_350 = lean_uint64_add(x_347, x_349);
x_351 = lean_uint64_land(x_350, x_100);
x_352 = lean_uint64_shift_right(x_350, x_25);
x_353 = lean_uint64_land(x_352, x_100);
x_354 = lean_uint64_add(x_351, x_353);
x_355 = lean_uint64_land(x_354, x_99);
x_356 = lean_uint64_shift_right(x_354, x_98);
x_357 = lean_uint64_land(x_356, x_99);
x_358 = lean_uint64_add(x_355, x_357);
x_359 = lean_uint64_mul(x_358, x_114);
x_360 = lean_uint64_shift_right(x_359, x_116);
x_361 = lean_uint64_dec_lt(x_321, x_360);
x_362 = lean_bool_to_uint32(x_361);
x_363 = lean_uint32_to_uint64(x_362);
x_364 = lean_uint64_shift_left(x_363, x_98);
x_365 = lean_uint64_lor(x_304, x_364);
x_366 = 5;
x_367 = lean_uint64_shift_right(x_366, x_9);
x_368 = lean_uint64_dec_eq(x_367, x_9);
x_369 = lean_uint64_dec_eq(x_367, x_25);
x_370 = lean_bool_to_uint32(x_369);
x_371 = lean_uint32_to_uint64(x_370);
x_372 = lean_uint64_sub(x_8, x_371);
x_373 = lean_uint64_land(x_35, x_372);
x_374 = lean_uint64_xor(x_14, x_373);
x_375 = lean_uint64_xor(x_24, x_374);
x_376 = lean_bool_to_uint32(x_368);
x_377 = lean_uint32_to_uint64(x_376);
x_378 = lean_uint64_sub(x_8, x_377);
x_379 = lean_uint64_land(x_375, x_378);
x_380 = lean_uint64_xor(x_374, x_379);
x_381 = lean_uint64_add(x_380, x_9);
x_382 = lean_uint64_mul(x_380, x_381);
x_383 = lean_uint64_shift_right(x_382, x_9);
x_384 = lean_uint64_land(x_366, x_9);
x_385 = lean_uint64_xor(x_52, x_384);
x_386 = lean_uint64_dec_eq(x_385, x_8);
x_387 = lean_bool_to_uint32(x_386);
x_388 = lean_uint32_to_uint64(x_387);
x_389 = lean_uint64_sub(x_8, x_388);
x_390 = lean_uint64_land(x_58, x_389);
x_391 = lean_uint64_xor(x_5, x_390);
x_392 = lean_uint64_land(x_64, x_389);
x_393 = lean_uint64_xor(x_6, x_392);
x_394 = lean_uint64_shift_right(x_391, x_56);
x_395 = lean_uint64_shift_left(x_393, x_9);
x_396 = lean_uint64_shift_left(x_395, x_72);
x_397 = lean_uint64_lor(x_394, x_396);
x_398 = lean_uint64_shift_right(x_393, x_77);
x_399 = lean_uint64_xor(x_398, x_8);
x_400 = lean_uint64_land(x_399, x_82);
x_401 = lean_uint64_xor(x_8, x_400);
x_402 = lean_uint64_xor(x_397, x_401);
x_403 = lean_uint64_land(x_402, x_88);
x_404 = lean_uint64_xor(x_401, x_403);
x_405 = lean_uint64_lor(x_404, x_93);
x_406 = lean_uint64_complement(x_405);
x_407 = lean_uint64_sub(x_405, x_9);
x_408 = lean_uint64_land(x_406, x_407);
x_409 = lean_uint64_land(x_408, x_101);
x_410 = lean_uint64_shift_right(x_408, x_9);
x_411 = lean_uint64_land(x_410, x_101);
x_412 = lean_uint64_add(x_409, x_411);
x_413 = lean_uint64_land(x_412, x_100);
x_414 = lean_uint64_shift_right(x_412, x_25);
x_415 = lean_uint64_land(x_414, x_100);
x_416 = lean_uint64_add(x_413, x_415);
x_417 = lean_uint64_land(x_416, x_99);
x_418 = lean_uint64_shift_right(x_416, x_98);
x_419 = lean_uint64_land(x_418, x_99);
x_420 = lean_uint64_add(x_417, x_419);
x_421 = lean_uint64_mul(x_420, x_114);
x_422 = lean_uint64_shift_right(x_421, x_116);
x_423 = lean_uint64_dec_lt(x_383, x_422);
x_424 = lean_bool_to_uint32(x_423);
x_425 = lean_uint32_to_uint64(x_424);
x_426 = lean_uint64_shift_left(x_425, x_366);
x_427 = lean_uint64_lor(x_365, x_426);
x_428 = lean_uint64_dec_eq(x_427, x_8);
x_429 = lean_uint64_xor(x_11, x_427);
x_430 = lean_bool_to_uint32(x_428);
x_431 = lean_uint32_to_uint64(x_430);
x_432 = lean_uint64_sub(x_8, x_431);
x_433 = lean_uint64_land(x_429, x_432);
x_434 = lean_uint64_xor(x_427, x_433);
return x_434;
}
}
LEAN_EXPORT uint64_t twolanedriving_obs_5(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_obs5___redArg(x_2, x_4, x_10, x_11, x_12, x_13, x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs5___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_obs_5(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs5___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
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
x_15 = l_Spec_TwoLaneDriving_Kernel_obs5___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_obs6___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 32;
x_3 = lean_uint64_shift_right(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t twolanedriving_obs_6(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_TwoLaneDriving_Kernel_obs6___redArg(x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs6___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
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
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_29 = twolanedriving_obs_6(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_obs6___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_TwoLaneDriving_Kernel_obs6___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_4 = 6;
x_5 = lean_bool_to_uint32(x_1);
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_3, x_6);
x_8 = lean_bool_to_uint32(x_7);
x_9 = 2;
x_10 = lean_uint32_dec_eq(x_3, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_lor(x_8, x_11);
x_13 = lean_uint32_land(x_5, x_12);
x_14 = lean_uint32_sub(x_3, x_6);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_5, x_17);
x_19 = lean_uint32_xor(x_18, x_6);
x_20 = lean_uint32_dec_lt(x_2, x_4);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_lor(x_13, x_22);
x_24 = lean_uint32_xor(x_23, x_6);
x_25 = lean_uint32_dec_eq(x_24, x_6);
return x_25;
}
}
LEAN_EXPORT uint8_t twolanedriving_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneRefuses___redArg(x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneRefuses___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_refuses(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_TwoLaneDriving_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState0___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 6;
x_6 = lean_uint64_xor(x_1, x_1);
x_7 = 0;
x_8 = lean_bool_to_uint32(x_2);
x_9 = 1;
x_10 = lean_uint32_sub(x_4, x_9);
x_11 = 3;
x_12 = lean_uint32_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_land(x_8, x_13);
x_15 = lean_uint32_xor(x_14, x_9);
x_16 = lean_uint32_dec_lt(x_3, x_5);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = lean_uint64_sub(x_7, x_19);
x_21 = lean_uint64_land(x_6, x_20);
x_22 = lean_uint64_xor(x_1, x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t twolanedriving_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneState0___redArg(x_10, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState0___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_state_0(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_TwoLaneDriving_Kernel_laneState0___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState1___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 6;
x_6 = lean_uint64_xor(x_1, x_1);
x_7 = 0;
x_8 = lean_bool_to_uint32(x_2);
x_9 = 1;
x_10 = lean_uint32_sub(x_4, x_9);
x_11 = 3;
x_12 = lean_uint32_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_land(x_8, x_13);
x_15 = lean_uint32_xor(x_14, x_9);
x_16 = lean_uint32_dec_lt(x_3, x_5);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = lean_uint64_sub(x_7, x_19);
x_21 = lean_uint64_land(x_6, x_20);
x_22 = lean_uint64_xor(x_1, x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t twolanedriving_lane_state_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneState1___redArg(x_11, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState1___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_state_1(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_TwoLaneDriving_Kernel_laneState1___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState2___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 6;
x_6 = lean_uint64_xor(x_1, x_1);
x_7 = 0;
x_8 = lean_bool_to_uint32(x_2);
x_9 = 1;
x_10 = lean_uint32_sub(x_4, x_9);
x_11 = 3;
x_12 = lean_uint32_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_land(x_8, x_13);
x_15 = lean_uint32_xor(x_14, x_9);
x_16 = lean_uint32_dec_lt(x_3, x_5);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = lean_uint64_sub(x_7, x_19);
x_21 = lean_uint64_land(x_6, x_20);
x_22 = lean_uint64_xor(x_1, x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t twolanedriving_lane_state_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneState2___redArg(x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState2___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_state_2(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState2___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_TwoLaneDriving_Kernel_laneState2___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState3___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 6;
x_6 = lean_uint64_xor(x_1, x_1);
x_7 = 0;
x_8 = lean_bool_to_uint32(x_2);
x_9 = 1;
x_10 = lean_uint32_sub(x_4, x_9);
x_11 = 3;
x_12 = lean_uint32_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_land(x_8, x_13);
x_15 = lean_uint32_xor(x_14, x_9);
x_16 = lean_uint32_dec_lt(x_3, x_5);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = lean_uint64_sub(x_7, x_19);
x_21 = lean_uint64_land(x_6, x_20);
x_22 = lean_uint64_xor(x_1, x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t twolanedriving_lane_state_3(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneState3___redArg(x_13, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState3___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_state_3(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState3___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_TwoLaneDriving_Kernel_laneState3___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneState4___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; 
x_12 = 6;
x_13 = l_Spec_TwoLaneDriving_Kernel_step4___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_10);
x_14 = lean_uint64_xor(x_13, x_8);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_9);
x_17 = 1;
x_18 = lean_uint32_sub(x_11, x_17);
x_19 = 3;
x_20 = lean_uint32_dec_lt(x_18, x_19);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_16, x_21);
x_23 = lean_uint32_xor(x_22, x_17);
x_24 = lean_uint32_dec_lt(x_10, x_12);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_23, x_25);
x_27 = lean_uint32_to_uint64(x_26);
x_28 = lean_uint64_sub(x_15, x_27);
x_29 = lean_uint64_land(x_14, x_28);
x_30 = lean_uint64_xor(x_8, x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t twolanedriving_lane_state_4(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneState4___redArg(x_1, x_2, x_3, x_10, x_11, x_12, x_13, x_14, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState4___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_state_4(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneState4___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_TwoLaneDriving_Kernel_laneState4___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 6;
x_6 = lean_uint64_xor(x_1, x_1);
x_7 = 0;
x_8 = lean_bool_to_uint32(x_2);
x_9 = 1;
x_10 = lean_uint32_sub(x_4, x_9);
x_11 = 3;
x_12 = lean_uint32_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_land(x_8, x_13);
x_15 = lean_uint32_xor(x_14, x_9);
x_16 = lean_uint32_dec_lt(x_3, x_5);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = lean_uint64_sub(x_7, x_19);
x_21 = lean_uint64_land(x_6, x_20);
x_22 = lean_uint64_xor(x_1, x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t twolanedriving_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneT___redArg(x_16, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneT___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_t(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_TwoLaneDriving_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_TwoLaneDriving_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_5 = 6;
x_26 = 4294967295;
x_27 = lean_uint32_dec_eq(x_1, x_26);
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
x_8 = lean_uint32_add(x_1, x_7);
x_9 = lean_uint32_xor(x_8, x_1);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_2);
x_12 = 1;
x_13 = lean_uint32_sub(x_4, x_12);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_11, x_16);
x_18 = lean_uint32_xor(x_17, x_12);
x_19 = lean_uint32_dec_lt(x_3, x_5);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint32_sub(x_10, x_21);
x_23 = lean_uint32_land(x_9, x_22);
x_24 = lean_uint32_xor(x_1, x_23);
return x_24;
}
}
}
LEAN_EXPORT uint32_t twolanedriving_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint32_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneElapsed___redArg(x_17, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneElapsed___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_elapsed(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint32(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_TwoLaneDriving_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_47; uint8_t x_48; uint8_t x_60; uint32_t x_67; uint8_t x_68; 
x_15 = 6;
x_16 = l_Spec_TwoLaneDriving_Kernel_step4___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_11);
x_17 = l_Spec_TwoLaneDriving_Kernel_terminated___redArg(x_1, x_4, x_5, x_6, x_7, x_16);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_10);
x_20 = 1;
x_21 = lean_uint32_sub(x_12, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_11, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_bool_to_uint32(x_17);
x_31 = lean_uint32_land(x_29, x_30);
x_67 = 4294967295;
x_68 = lean_uint32_dec_eq(x_9, x_67);
if (x_68 == 0)
{
uint8_t x_69; 
x_69 = 1;
x_60 = x_69;
goto block_66;
}
else
{
uint8_t x_70; 
x_70 = 0;
x_60 = x_70;
goto block_66;
}
block_46:
{
uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; 
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_dec_le(x_14, x_33);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_land(x_35, x_37);
x_39 = lean_uint32_lor(x_32, x_38);
x_40 = lean_uint32_land(x_29, x_39);
x_41 = lean_uint32_lor(x_31, x_40);
x_42 = lean_uint32_xor(x_29, x_20);
x_43 = lean_uint32_land(x_19, x_42);
x_44 = lean_uint32_lor(x_41, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_20);
return x_45;
}
block_59:
{
uint32_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; 
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_dec_le(x_13, x_47);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_land(x_49, x_51);
x_53 = lean_uint32_xor(x_30, x_20);
x_54 = lean_uint32_land(x_52, x_53);
x_55 = lean_uint32_lor(x_18, x_54);
x_56 = lean_uint32_dec_eq(x_14, x_18);
if (x_56 == 0)
{
uint8_t x_57; 
x_57 = 1;
x_32 = x_55;
x_33 = x_47;
x_34 = x_57;
goto block_46;
}
else
{
uint8_t x_58; 
x_58 = 0;
x_32 = x_55;
x_33 = x_47;
x_34 = x_58;
goto block_46;
}
}
block_66:
{
uint32_t x_61; uint32_t x_62; uint8_t x_63; 
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_add(x_9, x_61);
x_63 = lean_uint32_dec_eq(x_13, x_18);
if (x_63 == 0)
{
uint8_t x_64; 
x_64 = 1;
x_47 = x_62;
x_48 = x_64;
goto block_59;
}
else
{
uint8_t x_65; 
x_65 = 0;
x_47 = x_62;
x_48 = x_65;
goto block_59;
}
}
}
}
LEAN_EXPORT uint8_t twolanedriving_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneOver___redArg(x_1, x_2, x_3, x_10, x_11, x_12, x_13, x_14, x_17, x_18, x_19, x_20, x_21, x_22);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneOver___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_over(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox(x_10);
x_25 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_TwoLaneDriving_Kernel_laneOver___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_TwoLaneDriving_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; 
x_12 = 6;
x_13 = l_Spec_TwoLaneDriving_Kernel_reward___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_10);
x_14 = 0;
x_15 = lean_uint64_xor(x_13, x_14);
x_16 = lean_bool_to_uint32(x_9);
x_17 = 1;
x_18 = lean_uint32_sub(x_11, x_17);
x_19 = 3;
x_20 = lean_uint32_dec_lt(x_18, x_19);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_16, x_21);
x_23 = lean_uint32_xor(x_22, x_17);
x_24 = lean_uint32_dec_lt(x_10, x_12);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_23, x_25);
x_27 = lean_uint32_to_uint64(x_26);
x_28 = lean_uint64_sub(x_14, x_27);
x_29 = lean_uint64_land(x_15, x_28);
x_30 = lean_uint64_xor(x_14, x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t twolanedriving_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneReward___redArg(x_1, x_2, x_3, x_10, x_11, x_12, x_13, x_14, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneReward___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_reward(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_TwoLaneDriving_Kernel_laneReward___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; 
x_12 = 6;
x_13 = l_Spec_TwoLaneDriving_Kernel_step4___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_10);
x_14 = l_Spec_TwoLaneDriving_Kernel_terminated___redArg(x_1, x_4, x_5, x_6, x_7, x_13);
x_15 = lean_bool_to_uint32(x_9);
x_16 = 1;
x_17 = lean_uint32_sub(x_11, x_16);
x_18 = 3;
x_19 = lean_uint32_dec_lt(x_17, x_18);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_15, x_20);
x_22 = lean_uint32_xor(x_21, x_16);
x_23 = lean_uint32_dec_lt(x_10, x_12);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_22, x_24);
x_26 = lean_bool_to_uint32(x_14);
x_27 = lean_uint32_land(x_25, x_26);
x_28 = lean_uint32_dec_eq(x_27, x_16);
return x_28;
}
}
LEAN_EXPORT uint8_t twolanedriving_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneTerminated___redArg(x_1, x_2, x_3, x_10, x_11, x_12, x_13, x_14, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneTerminated___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_terminated(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_TwoLaneDriving_Kernel_laneTerminated___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_41; uint8_t x_42; uint8_t x_55; uint32_t x_62; uint8_t x_63; 
x_15 = 6;
x_16 = l_Spec_TwoLaneDriving_Kernel_step4___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_11);
x_17 = l_Spec_TwoLaneDriving_Kernel_terminated___redArg(x_1, x_4, x_5, x_6, x_7, x_16);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_10);
x_20 = 1;
x_21 = lean_uint32_sub(x_12, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_11, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_62 = 4294967295;
x_63 = lean_uint32_dec_eq(x_9, x_62);
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
block_40:
{
uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; 
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_14, x_30);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_land(x_33, x_35);
x_37 = lean_uint32_lor(x_31, x_36);
x_38 = lean_uint32_land(x_29, x_37);
x_39 = lean_uint32_dec_eq(x_38, x_20);
return x_39;
}
block_54:
{
uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; 
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_dec_le(x_13, x_41);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_land(x_43, x_45);
x_47 = lean_bool_to_uint32(x_17);
x_48 = lean_uint32_xor(x_47, x_20);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_lor(x_18, x_49);
x_51 = lean_uint32_dec_eq(x_14, x_18);
if (x_51 == 0)
{
uint8_t x_52; 
x_52 = 1;
x_30 = x_41;
x_31 = x_50;
x_32 = x_52;
goto block_40;
}
else
{
uint8_t x_53; 
x_53 = 0;
x_30 = x_41;
x_31 = x_50;
x_32 = x_53;
goto block_40;
}
}
block_61:
{
uint32_t x_56; uint32_t x_57; uint8_t x_58; 
x_56 = lean_bool_to_uint32(x_55);
x_57 = lean_uint32_add(x_9, x_56);
x_58 = lean_uint32_dec_eq(x_13, x_18);
if (x_58 == 0)
{
uint8_t x_59; 
x_59 = 1;
x_41 = x_57;
x_42 = x_59;
goto block_54;
}
else
{
uint8_t x_60; 
x_60 = 0;
x_41 = x_57;
x_42 = x_60;
goto block_54;
}
}
}
}
LEAN_EXPORT uint8_t twolanedriving_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneTruncated___redArg(x_1, x_2, x_3, x_10, x_11, x_12, x_13, x_14, x_17, x_18, x_19, x_20, x_21, x_22);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneTruncated___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_truncated(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox(x_10);
x_25 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_TwoLaneDriving_Kernel_laneTruncated___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT uint8_t l_Spec_TwoLaneDriving_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_53; uint8_t x_54; uint8_t x_66; uint32_t x_73; uint8_t x_74; 
x_15 = 6;
x_16 = l_Spec_TwoLaneDriving_Kernel_step4___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_11);
x_17 = l_Spec_TwoLaneDriving_Kernel_terminated___redArg(x_1, x_4, x_5, x_6, x_7, x_16);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_10);
x_20 = 1;
x_21 = lean_uint32_dec_eq(x_12, x_20);
x_22 = lean_bool_to_uint32(x_21);
x_23 = 2;
x_24 = lean_uint32_dec_eq(x_12, x_23);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_lor(x_22, x_25);
x_27 = lean_uint32_land(x_19, x_26);
x_28 = lean_uint32_sub(x_12, x_20);
x_29 = 3;
x_30 = lean_uint32_dec_lt(x_28, x_29);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_19, x_31);
x_33 = lean_uint32_xor(x_32, x_20);
x_34 = lean_uint32_dec_lt(x_11, x_15);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_land(x_33, x_35);
x_37 = lean_bool_to_uint32(x_17);
x_38 = lean_uint32_land(x_36, x_37);
x_73 = 4294967295;
x_74 = lean_uint32_dec_eq(x_9, x_73);
if (x_74 == 0)
{
uint8_t x_75; 
x_75 = 1;
x_66 = x_75;
goto block_72;
}
else
{
uint8_t x_76; 
x_76 = 0;
x_66 = x_76;
goto block_72;
}
block_52:
{
uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; 
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_dec_le(x_14, x_39);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_land(x_42, x_44);
x_46 = lean_uint32_lor(x_40, x_45);
x_47 = lean_uint32_land(x_36, x_46);
x_48 = lean_uint32_lor(x_38, x_47);
x_49 = lean_uint32_land(x_48, x_25);
x_50 = lean_uint32_lor(x_27, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_20);
return x_51;
}
block_65:
{
uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint8_t x_62; 
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_dec_le(x_13, x_53);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_37, x_20);
x_60 = lean_uint32_land(x_58, x_59);
x_61 = lean_uint32_lor(x_18, x_60);
x_62 = lean_uint32_dec_eq(x_14, x_18);
if (x_62 == 0)
{
uint8_t x_63; 
x_63 = 1;
x_39 = x_53;
x_40 = x_61;
x_41 = x_63;
goto block_52;
}
else
{
uint8_t x_64; 
x_64 = 0;
x_39 = x_53;
x_40 = x_61;
x_41 = x_64;
goto block_52;
}
}
block_72:
{
uint32_t x_67; uint32_t x_68; uint8_t x_69; 
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_add(x_9, x_67);
x_69 = lean_uint32_dec_eq(x_13, x_18);
if (x_69 == 0)
{
uint8_t x_70; 
x_70 = 1;
x_53 = x_68;
x_54 = x_70;
goto block_65;
}
else
{
uint8_t x_71; 
x_71 = 0;
x_53 = x_68;
x_54 = x_71;
goto block_65;
}
}
}
}
LEAN_EXPORT uint8_t twolanedriving_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_TwoLaneDriving_Kernel_laneDue___redArg(x_1, x_2, x_3, x_10, x_11, x_12, x_13, x_14, x_17, x_18, x_19, x_20, x_21, x_22);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneDue___boxed(lean_object** _args) {
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
_start:
{
uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_28 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_29 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_30 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_31 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_32 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_33 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_34 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_35 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_36 = lean_unbox_uint64(x_14);
lean_dec(x_14);
x_37 = lean_unbox_uint64(x_15);
lean_dec(x_15);
x_38 = lean_unbox_uint64(x_16);
lean_dec(x_16);
x_39 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_40 = lean_unbox(x_18);
x_41 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_42 = lean_unbox_uint32(x_20);
lean_dec(x_20);
x_43 = lean_unbox_uint32(x_21);
lean_dec(x_21);
x_44 = lean_unbox_uint32(x_22);
lean_dec(x_22);
x_45 = twolanedriving_lane_due(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_TwoLaneDriving_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox(x_10);
x_25 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_TwoLaneDriving_Kernel_laneDue___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
lean_object* initialize_Spec_TwoLaneDriving_Machine(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_TwoLaneDriving_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_MDP_Lane_Word(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_TwoLaneDriving_Machine(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif
