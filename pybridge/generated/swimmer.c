// Lean compiler output
// Module: Spec.Swimmer.Kernel
// Imports: public import Init public import Spec.Swimmer.Machine public import Spec.MDP.Lane.Word
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
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step7___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_step_9(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState4___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init7___boxed(lean_object*, lean_object*, lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint64_t swimmer_step_7(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t swimmer_step_3(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs10___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_reset_words(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneRefuses___boxed(lean_object**);
LEAN_EXPORT uint64_t swimmer_step_0(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
uint32_t lean_uint32_mod(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState8___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs5___redArg(uint64_t);
LEAN_EXPORT uint64_t swimmer_step_6(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_step_words(uint32_t);
LEAN_EXPORT uint64_t swimmer_init_11(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState10___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_valid___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step3___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmer_action_valid(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs10___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init11___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState5___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState11___boxed(lean_object**);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT uint64_t swimmer_obs_1(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_actionValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_step_1(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs3___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t swimmer_lane_truncated(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_obs_4(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs0___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step9___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState3___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init9___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init6___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState11___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_lane_t(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step6___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs4___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t swimmer_lane_state_6(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_init_6(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState7___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState4___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState11___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs9___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_step_11(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init5___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_lane_state_5(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmer_state_valid(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState6___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_resetWords___boxed(lean_object*);
LEAN_EXPORT uint32_t swimmer_num_actions(uint32_t);
LEAN_EXPORT uint8_t swimmer_lane_refuses(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_reward___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t swimmer_obs_8(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState10___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_step_5(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_init_5(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState12___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState3___boxed(lean_object**);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step1___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step11___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step4___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState9___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_obs_5(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState4___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_init_8(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step4___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_terminated___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t swimmer_lane_terminated(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init4___boxed(lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_div(uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_init_1(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t swimmer_init_7(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs5___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step8___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneTerminated___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint32_t l_Spec_Swimmer_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmer_terminated(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneElapsed___boxed(lean_object**);
LEAN_EXPORT uint64_t swimmer_lane_state_3(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_init_2(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step12___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init2___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step4___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState12___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step11___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState2___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_init_12(uint32_t, uint64_t, uint64_t);
uint64_t lean_uint64_div(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_terminated___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneReward___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step6___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init12___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init3___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState8___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState10___boxed(lean_object**);
LEAN_EXPORT uint64_t swimmer_lane_state_4(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step8___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step7___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_lane_state_0(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_stateValid___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs5___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step7___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs7___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState0___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs8___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState1___boxed(lean_object**);
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneTerminated___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmer_lane_due(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step8___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs6___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneReward___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs7___redArg___boxed(lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint64_t swimmer_lane_state_11(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step2___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneDue___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_stepWords___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step10___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs8___redArg___boxed(lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_step_12(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step0___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs6___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState7___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState2___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState12___boxed(lean_object**);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState0___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_numActions___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_lane_state_2(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_lane_state_12(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_step_10(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs8___redArg(uint64_t);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs10___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t swimmer_init_9(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t swimmer_lane_state_8(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_reward(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs1___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step10___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step3___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState6___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step10___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_init_0(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState1___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_step_2(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step5___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneT___boxed(lean_object**);
uint32_t lean_uint32_shift_left(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step6___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs3___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs2___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step12___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t swimmer_lane_elapsed(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs0___redArg___boxed(lean_object*);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs1___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneOver___boxed(lean_object**);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs4___redArg(uint64_t);
LEAN_EXPORT uint64_t swimmer_obs_2(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_init_10(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t swimmer_reward_scale(uint32_t);
LEAN_EXPORT uint64_t swimmer_init_3(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneTruncated___boxed(lean_object**);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState3___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_obs_10(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step9___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState5___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init8___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_lane_state_1(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneOver___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneDue___boxed(lean_object**);
LEAN_EXPORT uint8_t swimmer_valid(uint32_t);
LEAN_EXPORT uint64_t swimmer_obs_7(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step9___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs7___redArg(uint64_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_lane_state_7(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState9___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_init_4(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs6___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step5___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step2___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState5___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState8___boxed(lean_object**);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step11___redArg(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t swimmer_step_8(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t swimmer_lane_state_9(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmer_lane_reward(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs4___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_lane_state_10(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState7___boxed(lean_object**);
LEAN_EXPORT uint8_t swimmer_lane_over(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step5___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_obs_6(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs9___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step12___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs9___redArg(uint64_t);
LEAN_EXPORT uint64_t swimmer_obs_9(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState6___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState2___boxed(lean_object**);
LEAN_EXPORT uint64_t swimmer_obs_0(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init10___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState9___boxed(lean_object**);
LEAN_EXPORT uint64_t swimmer_step_4(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmer_obs_3(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t swimmer_valid(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 1024;
x_3 = lean_uint32_dec_le(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_valid___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmer_valid(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t swimmer_num_actions(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 1677803521;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_numActions___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmer_num_actions(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 1677803521;
x_3 = lean_uint32_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint8_t swimmer_action_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = l_Spec_Swimmer_Kernel_actionValid___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = swimmer_action_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t swimmer_reward_scale(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 1073741824;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_rewardScale___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmer_reward_scale(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t swimmer_reset_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 6;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_resetWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmer_reset_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t swimmer_step_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_stepWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmer_step_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_stateValid___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13) {
_start:
{
uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint8_t x_18; uint32_t x_19; uint64_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint8_t x_34; uint32_t x_35; uint64_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint64_t x_48; uint8_t x_49; uint32_t x_50; uint64_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint64_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint64_t x_73; uint8_t x_74; uint32_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint64_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint8_t x_90; uint32_t x_91; uint32_t x_92; uint64_t x_93; uint8_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint8_t x_98; 
x_14 = 1073741825;
x_15 = lean_uint64_add(x_1, x_14);
x_16 = 1;
x_17 = lean_uint64_shift_left(x_14, x_16);
x_18 = lean_uint64_dec_le(x_15, x_17);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint64_add(x_2, x_14);
x_21 = lean_uint64_dec_le(x_20, x_17);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_19, x_22);
x_24 = lean_uint64_mul(x_1, x_1);
x_25 = lean_uint64_mul(x_2, x_2);
x_26 = lean_uint64_add(x_24, x_25);
x_27 = 1152921501385621504ULL;
x_28 = lean_uint64_sub(x_26, x_27);
x_29 = 6442450944ULL;
x_30 = lean_uint64_dec_le(x_28, x_29);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_23, x_31);
x_33 = lean_uint64_add(x_3, x_14);
x_34 = lean_uint64_dec_le(x_33, x_17);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint64_add(x_4, x_14);
x_37 = lean_uint64_dec_le(x_36, x_17);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_land(x_35, x_38);
x_40 = lean_uint64_mul(x_3, x_3);
x_41 = lean_uint64_mul(x_4, x_4);
x_42 = lean_uint64_add(x_40, x_41);
x_43 = lean_uint64_sub(x_42, x_27);
x_44 = lean_uint64_dec_le(x_43, x_29);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_land(x_39, x_45);
x_47 = lean_uint32_land(x_32, x_46);
x_48 = lean_uint64_add(x_5, x_14);
x_49 = lean_uint64_dec_le(x_48, x_17);
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint64_add(x_6, x_14);
x_52 = lean_uint64_dec_le(x_51, x_17);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_land(x_50, x_53);
x_55 = lean_uint64_mul(x_5, x_5);
x_56 = lean_uint64_mul(x_6, x_6);
x_57 = lean_uint64_add(x_55, x_56);
x_58 = lean_uint64_sub(x_57, x_27);
x_59 = lean_uint64_dec_le(x_58, x_29);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_land(x_54, x_60);
x_62 = lean_uint32_land(x_47, x_61);
x_63 = 268435456;
x_64 = lean_uint64_add(x_7, x_63);
x_65 = lean_uint64_shift_left(x_63, x_16);
x_66 = lean_uint64_dec_le(x_64, x_65);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_land(x_62, x_67);
x_69 = lean_uint64_add(x_8, x_63);
x_70 = lean_uint64_dec_le(x_69, x_65);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_land(x_68, x_71);
x_73 = lean_uint64_add(x_9, x_63);
x_74 = lean_uint64_dec_le(x_73, x_65);
x_75 = lean_bool_to_uint32(x_74);
x_76 = lean_uint32_land(x_72, x_75);
x_77 = 67108864;
x_78 = lean_uint64_add(x_10, x_77);
x_79 = lean_uint64_shift_left(x_77, x_16);
x_80 = lean_uint64_dec_le(x_78, x_79);
x_81 = lean_bool_to_uint32(x_80);
x_82 = lean_uint32_land(x_76, x_81);
x_83 = lean_uint64_add(x_11, x_77);
x_84 = lean_uint64_dec_le(x_83, x_79);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_land(x_82, x_85);
x_87 = 4611686018427387904ULL;
x_88 = lean_uint64_add(x_12, x_87);
x_89 = lean_uint64_shift_left(x_87, x_16);
x_90 = lean_uint64_dec_le(x_88, x_89);
x_91 = lean_bool_to_uint32(x_90);
x_92 = lean_uint32_land(x_86, x_91);
x_93 = lean_uint64_add(x_13, x_87);
x_94 = lean_uint64_dec_le(x_93, x_89);
x_95 = lean_bool_to_uint32(x_94);
x_96 = lean_uint32_land(x_92, x_95);
x_97 = 1;
x_98 = lean_uint32_dec_eq(x_96, x_97);
return x_98;
}
}
LEAN_EXPORT uint8_t swimmer_state_valid(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint8_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_stateValid___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_state_valid(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_stateValid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_27 = l_Spec_Swimmer_Kernel_stateValid___redArg(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT uint64_t swimmer_init_0(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint32_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; 
x_4 = 1;
x_5 = lean_uint32_shift_left(x_1, x_4);
x_6 = lean_uint32_add(x_5, x_4);
x_7 = 1;
x_8 = lean_uint64_add(x_3, x_7);
x_9 = 11400714819323198485ULL;
x_10 = lean_uint64_mul(x_8, x_9);
x_11 = lean_uint64_add(x_2, x_10);
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
x_25 = 32;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint32_to_uint64(x_6);
x_28 = lean_uint64_mul(x_26, x_27);
x_29 = 4294967295;
x_30 = lean_uint64_land(x_24, x_29);
x_31 = lean_uint64_mul(x_30, x_27);
x_32 = lean_uint64_shift_right(x_31, x_25);
x_33 = lean_uint64_add(x_28, x_32);
x_34 = lean_uint64_shift_right(x_33, x_25);
x_35 = lean_uint64_to_uint32(x_34);
x_36 = lean_uint32_to_uint64(x_35);
x_37 = lean_uint32_to_uint64(x_1);
x_38 = lean_uint64_sub(x_36, x_37);
x_39 = 19;
x_40 = lean_uint64_shift_left(x_38, x_39);
x_41 = lean_uint64_mul(x_40, x_40);
x_42 = 1073741824;
x_43 = 0;
x_44 = 63;
x_45 = lean_uint64_shift_right(x_41, x_44);
x_46 = lean_uint64_sub(x_43, x_45);
x_47 = lean_uint64_xor(x_41, x_46);
x_48 = lean_uint64_sub(x_47, x_46);
x_49 = lean_uint64_shift_right(x_42, x_7);
x_50 = lean_uint64_add(x_48, x_49);
x_51 = lean_uint64_shift_right(x_50, x_12);
x_52 = lean_uint64_xor(x_51, x_46);
x_53 = lean_uint64_sub(x_52, x_46);
x_54 = lean_uint64_sub(x_42, x_53);
x_55 = lean_uint64_add(x_42, x_53);
x_56 = lean_uint64_shift_left(x_54, x_12);
x_57 = lean_uint64_shift_left(x_43, x_7);
x_58 = lean_uint64_sub(x_56, x_57);
x_59 = lean_uint64_shift_right(x_58, x_44);
x_60 = lean_uint64_sub(x_43, x_59);
x_61 = lean_uint64_xor(x_58, x_60);
x_62 = lean_uint64_sub(x_61, x_60);
x_63 = lean_uint64_shift_right(x_55, x_7);
x_64 = lean_uint64_add(x_62, x_63);
x_65 = lean_uint64_div(x_64, x_55);
x_66 = lean_uint64_xor(x_65, x_60);
x_67 = lean_uint64_sub(x_66, x_60);
x_68 = lean_uint64_shift_left(x_40, x_12);
x_69 = lean_uint64_shift_left(x_68, x_7);
x_70 = lean_uint64_shift_right(x_69, x_44);
x_71 = lean_uint64_sub(x_43, x_70);
x_72 = lean_uint64_xor(x_69, x_71);
x_73 = lean_uint64_sub(x_72, x_71);
x_74 = lean_uint64_add(x_73, x_63);
x_75 = lean_uint64_div(x_74, x_55);
x_76 = lean_uint64_xor(x_75, x_71);
x_77 = lean_uint64_sub(x_76, x_71);
x_78 = 3221225472;
x_79 = lean_uint64_mul(x_67, x_67);
x_80 = lean_uint64_mul(x_77, x_77);
x_81 = lean_uint64_add(x_79, x_80);
x_82 = lean_uint64_shift_right(x_81, x_44);
x_83 = lean_uint64_sub(x_43, x_82);
x_84 = lean_uint64_xor(x_81, x_83);
x_85 = lean_uint64_sub(x_84, x_83);
x_86 = lean_uint64_add(x_85, x_49);
x_87 = lean_uint64_shift_right(x_86, x_12);
x_88 = lean_uint64_xor(x_87, x_83);
x_89 = lean_uint64_sub(x_88, x_83);
x_90 = lean_uint64_sub(x_78, x_89);
x_91 = lean_uint64_mul(x_67, x_90);
x_92 = 2147483648;
x_93 = lean_uint64_shift_right(x_91, x_44);
x_94 = lean_uint64_sub(x_43, x_93);
x_95 = lean_uint64_xor(x_91, x_94);
x_96 = lean_uint64_sub(x_95, x_94);
x_97 = lean_uint64_shift_right(x_92, x_7);
x_98 = lean_uint64_add(x_96, x_97);
x_99 = lean_uint64_shift_right(x_98, x_22);
x_100 = lean_uint64_xor(x_99, x_94);
x_101 = lean_uint64_sub(x_100, x_94);
return x_101;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_0(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_1(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint32_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; 
x_4 = 1;
x_5 = lean_uint32_shift_left(x_1, x_4);
x_6 = lean_uint32_add(x_5, x_4);
x_7 = 1;
x_8 = lean_uint64_add(x_3, x_7);
x_9 = 11400714819323198485ULL;
x_10 = lean_uint64_mul(x_8, x_9);
x_11 = lean_uint64_add(x_2, x_10);
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
x_25 = 32;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint32_to_uint64(x_6);
x_28 = lean_uint64_mul(x_26, x_27);
x_29 = 4294967295;
x_30 = lean_uint64_land(x_24, x_29);
x_31 = lean_uint64_mul(x_30, x_27);
x_32 = lean_uint64_shift_right(x_31, x_25);
x_33 = lean_uint64_add(x_28, x_32);
x_34 = lean_uint64_shift_right(x_33, x_25);
x_35 = lean_uint64_to_uint32(x_34);
x_36 = lean_uint32_to_uint64(x_35);
x_37 = lean_uint32_to_uint64(x_1);
x_38 = lean_uint64_sub(x_36, x_37);
x_39 = 19;
x_40 = lean_uint64_shift_left(x_38, x_39);
x_41 = lean_uint64_mul(x_40, x_40);
x_42 = 1073741824;
x_43 = 0;
x_44 = 63;
x_45 = lean_uint64_shift_right(x_41, x_44);
x_46 = lean_uint64_sub(x_43, x_45);
x_47 = lean_uint64_xor(x_41, x_46);
x_48 = lean_uint64_sub(x_47, x_46);
x_49 = lean_uint64_shift_right(x_42, x_7);
x_50 = lean_uint64_add(x_48, x_49);
x_51 = lean_uint64_shift_right(x_50, x_12);
x_52 = lean_uint64_xor(x_51, x_46);
x_53 = lean_uint64_sub(x_52, x_46);
x_54 = lean_uint64_sub(x_42, x_53);
x_55 = lean_uint64_add(x_42, x_53);
x_56 = lean_uint64_shift_left(x_54, x_12);
x_57 = lean_uint64_shift_left(x_43, x_7);
x_58 = lean_uint64_sub(x_56, x_57);
x_59 = lean_uint64_shift_right(x_58, x_44);
x_60 = lean_uint64_sub(x_43, x_59);
x_61 = lean_uint64_xor(x_58, x_60);
x_62 = lean_uint64_sub(x_61, x_60);
x_63 = lean_uint64_shift_right(x_55, x_7);
x_64 = lean_uint64_add(x_62, x_63);
x_65 = lean_uint64_div(x_64, x_55);
x_66 = lean_uint64_xor(x_65, x_60);
x_67 = lean_uint64_sub(x_66, x_60);
x_68 = lean_uint64_shift_left(x_40, x_12);
x_69 = lean_uint64_shift_left(x_68, x_7);
x_70 = lean_uint64_shift_right(x_69, x_44);
x_71 = lean_uint64_sub(x_43, x_70);
x_72 = lean_uint64_xor(x_69, x_71);
x_73 = lean_uint64_sub(x_72, x_71);
x_74 = lean_uint64_add(x_73, x_63);
x_75 = lean_uint64_div(x_74, x_55);
x_76 = lean_uint64_xor(x_75, x_71);
x_77 = lean_uint64_sub(x_76, x_71);
x_78 = 3221225472;
x_79 = lean_uint64_mul(x_67, x_67);
x_80 = lean_uint64_mul(x_77, x_77);
x_81 = lean_uint64_add(x_79, x_80);
x_82 = lean_uint64_shift_right(x_81, x_44);
x_83 = lean_uint64_sub(x_43, x_82);
x_84 = lean_uint64_xor(x_81, x_83);
x_85 = lean_uint64_sub(x_84, x_83);
x_86 = lean_uint64_add(x_85, x_49);
x_87 = lean_uint64_shift_right(x_86, x_12);
x_88 = lean_uint64_xor(x_87, x_83);
x_89 = lean_uint64_sub(x_88, x_83);
x_90 = lean_uint64_sub(x_78, x_89);
x_91 = 2147483648;
x_92 = lean_uint64_shift_right(x_91, x_7);
x_93 = lean_uint64_mul(x_77, x_90);
x_94 = lean_uint64_shift_right(x_93, x_44);
x_95 = lean_uint64_sub(x_43, x_94);
x_96 = lean_uint64_xor(x_93, x_95);
x_97 = lean_uint64_sub(x_96, x_95);
x_98 = lean_uint64_add(x_97, x_92);
x_99 = lean_uint64_shift_right(x_98, x_22);
x_100 = lean_uint64_xor(x_99, x_95);
x_101 = lean_uint64_sub(x_100, x_95);
return x_101;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_1(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_2(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; 
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 1;
x_7 = lean_uint32_shift_left(x_1, x_6);
x_8 = lean_uint32_add(x_7, x_6);
x_9 = lean_uint64_add(x_5, x_4);
x_10 = 11400714819323198485ULL;
x_11 = lean_uint64_mul(x_9, x_10);
x_12 = lean_uint64_add(x_2, x_11);
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
x_26 = 32;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint32_to_uint64(x_8);
x_29 = lean_uint64_mul(x_27, x_28);
x_30 = 4294967295;
x_31 = lean_uint64_land(x_25, x_30);
x_32 = lean_uint64_mul(x_31, x_28);
x_33 = lean_uint64_shift_right(x_32, x_26);
x_34 = lean_uint64_add(x_29, x_33);
x_35 = lean_uint64_shift_right(x_34, x_26);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_to_uint64(x_36);
x_38 = lean_uint32_to_uint64(x_1);
x_39 = lean_uint64_sub(x_37, x_38);
x_40 = 19;
x_41 = lean_uint64_shift_left(x_39, x_40);
x_42 = lean_uint64_mul(x_41, x_41);
x_43 = 1073741824;
x_44 = 0;
x_45 = 63;
x_46 = lean_uint64_shift_right(x_42, x_45);
x_47 = lean_uint64_sub(x_44, x_46);
x_48 = lean_uint64_xor(x_42, x_47);
x_49 = lean_uint64_sub(x_48, x_47);
x_50 = lean_uint64_shift_right(x_43, x_4);
x_51 = lean_uint64_add(x_49, x_50);
x_52 = lean_uint64_shift_right(x_51, x_13);
x_53 = lean_uint64_xor(x_52, x_47);
x_54 = lean_uint64_sub(x_53, x_47);
x_55 = lean_uint64_sub(x_43, x_54);
x_56 = lean_uint64_add(x_43, x_54);
x_57 = lean_uint64_shift_left(x_55, x_13);
x_58 = lean_uint64_shift_left(x_44, x_4);
x_59 = lean_uint64_sub(x_57, x_58);
x_60 = lean_uint64_shift_right(x_59, x_45);
x_61 = lean_uint64_sub(x_44, x_60);
x_62 = lean_uint64_xor(x_59, x_61);
x_63 = lean_uint64_sub(x_62, x_61);
x_64 = lean_uint64_shift_right(x_56, x_4);
x_65 = lean_uint64_add(x_63, x_64);
x_66 = lean_uint64_div(x_65, x_56);
x_67 = lean_uint64_xor(x_66, x_61);
x_68 = lean_uint64_sub(x_67, x_61);
x_69 = lean_uint64_shift_left(x_41, x_13);
x_70 = lean_uint64_shift_left(x_69, x_4);
x_71 = lean_uint64_shift_right(x_70, x_45);
x_72 = lean_uint64_sub(x_44, x_71);
x_73 = lean_uint64_xor(x_70, x_72);
x_74 = lean_uint64_sub(x_73, x_72);
x_75 = lean_uint64_add(x_74, x_64);
x_76 = lean_uint64_div(x_75, x_56);
x_77 = lean_uint64_xor(x_76, x_72);
x_78 = lean_uint64_sub(x_77, x_72);
x_79 = 3221225472;
x_80 = lean_uint64_mul(x_68, x_68);
x_81 = lean_uint64_mul(x_78, x_78);
x_82 = lean_uint64_add(x_80, x_81);
x_83 = lean_uint64_shift_right(x_82, x_45);
x_84 = lean_uint64_sub(x_44, x_83);
x_85 = lean_uint64_xor(x_82, x_84);
x_86 = lean_uint64_sub(x_85, x_84);
x_87 = lean_uint64_add(x_86, x_50);
x_88 = lean_uint64_shift_right(x_87, x_13);
x_89 = lean_uint64_xor(x_88, x_84);
x_90 = lean_uint64_sub(x_89, x_84);
x_91 = lean_uint64_sub(x_79, x_90);
x_92 = lean_uint64_mul(x_68, x_91);
x_93 = 2147483648;
x_94 = lean_uint64_shift_right(x_92, x_45);
x_95 = lean_uint64_sub(x_44, x_94);
x_96 = lean_uint64_xor(x_92, x_95);
x_97 = lean_uint64_sub(x_96, x_95);
x_98 = lean_uint64_shift_right(x_93, x_4);
x_99 = lean_uint64_add(x_97, x_98);
x_100 = lean_uint64_shift_right(x_99, x_23);
x_101 = lean_uint64_xor(x_100, x_95);
x_102 = lean_uint64_sub(x_101, x_95);
return x_102;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_2(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_3(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; 
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 1;
x_7 = lean_uint32_shift_left(x_1, x_6);
x_8 = lean_uint32_add(x_7, x_6);
x_9 = lean_uint64_add(x_5, x_4);
x_10 = 11400714819323198485ULL;
x_11 = lean_uint64_mul(x_9, x_10);
x_12 = lean_uint64_add(x_2, x_11);
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
x_26 = 32;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint32_to_uint64(x_8);
x_29 = lean_uint64_mul(x_27, x_28);
x_30 = 4294967295;
x_31 = lean_uint64_land(x_25, x_30);
x_32 = lean_uint64_mul(x_31, x_28);
x_33 = lean_uint64_shift_right(x_32, x_26);
x_34 = lean_uint64_add(x_29, x_33);
x_35 = lean_uint64_shift_right(x_34, x_26);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_to_uint64(x_36);
x_38 = lean_uint32_to_uint64(x_1);
x_39 = lean_uint64_sub(x_37, x_38);
x_40 = 19;
x_41 = lean_uint64_shift_left(x_39, x_40);
x_42 = lean_uint64_mul(x_41, x_41);
x_43 = 1073741824;
x_44 = 0;
x_45 = 63;
x_46 = lean_uint64_shift_right(x_42, x_45);
x_47 = lean_uint64_sub(x_44, x_46);
x_48 = lean_uint64_xor(x_42, x_47);
x_49 = lean_uint64_sub(x_48, x_47);
x_50 = lean_uint64_shift_right(x_43, x_4);
x_51 = lean_uint64_add(x_49, x_50);
x_52 = lean_uint64_shift_right(x_51, x_13);
x_53 = lean_uint64_xor(x_52, x_47);
x_54 = lean_uint64_sub(x_53, x_47);
x_55 = lean_uint64_sub(x_43, x_54);
x_56 = lean_uint64_add(x_43, x_54);
x_57 = lean_uint64_shift_left(x_55, x_13);
x_58 = lean_uint64_shift_left(x_44, x_4);
x_59 = lean_uint64_sub(x_57, x_58);
x_60 = lean_uint64_shift_right(x_59, x_45);
x_61 = lean_uint64_sub(x_44, x_60);
x_62 = lean_uint64_xor(x_59, x_61);
x_63 = lean_uint64_sub(x_62, x_61);
x_64 = lean_uint64_shift_right(x_56, x_4);
x_65 = lean_uint64_add(x_63, x_64);
x_66 = lean_uint64_div(x_65, x_56);
x_67 = lean_uint64_xor(x_66, x_61);
x_68 = lean_uint64_sub(x_67, x_61);
x_69 = lean_uint64_shift_left(x_41, x_13);
x_70 = lean_uint64_shift_left(x_69, x_4);
x_71 = lean_uint64_shift_right(x_70, x_45);
x_72 = lean_uint64_sub(x_44, x_71);
x_73 = lean_uint64_xor(x_70, x_72);
x_74 = lean_uint64_sub(x_73, x_72);
x_75 = lean_uint64_add(x_74, x_64);
x_76 = lean_uint64_div(x_75, x_56);
x_77 = lean_uint64_xor(x_76, x_72);
x_78 = lean_uint64_sub(x_77, x_72);
x_79 = 3221225472;
x_80 = lean_uint64_mul(x_68, x_68);
x_81 = lean_uint64_mul(x_78, x_78);
x_82 = lean_uint64_add(x_80, x_81);
x_83 = lean_uint64_shift_right(x_82, x_45);
x_84 = lean_uint64_sub(x_44, x_83);
x_85 = lean_uint64_xor(x_82, x_84);
x_86 = lean_uint64_sub(x_85, x_84);
x_87 = lean_uint64_add(x_86, x_50);
x_88 = lean_uint64_shift_right(x_87, x_13);
x_89 = lean_uint64_xor(x_88, x_84);
x_90 = lean_uint64_sub(x_89, x_84);
x_91 = lean_uint64_sub(x_79, x_90);
x_92 = 2147483648;
x_93 = lean_uint64_shift_right(x_92, x_4);
x_94 = lean_uint64_mul(x_78, x_91);
x_95 = lean_uint64_shift_right(x_94, x_45);
x_96 = lean_uint64_sub(x_44, x_95);
x_97 = lean_uint64_xor(x_94, x_96);
x_98 = lean_uint64_sub(x_97, x_96);
x_99 = lean_uint64_add(x_98, x_93);
x_100 = lean_uint64_shift_right(x_99, x_23);
x_101 = lean_uint64_xor(x_100, x_96);
x_102 = lean_uint64_sub(x_101, x_96);
return x_102;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_3(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_4(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; 
x_4 = 2;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 1;
x_7 = lean_uint32_shift_left(x_1, x_6);
x_8 = lean_uint32_add(x_7, x_6);
x_9 = 1;
x_10 = lean_uint64_add(x_5, x_9);
x_11 = 11400714819323198485ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_2, x_12);
x_14 = 30;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 13787848793156543929ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 27;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 10723151780598845931ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 31;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = 32;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint32_to_uint64(x_8);
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 4294967295;
x_32 = lean_uint64_land(x_26, x_31);
x_33 = lean_uint64_mul(x_32, x_29);
x_34 = lean_uint64_shift_right(x_33, x_27);
x_35 = lean_uint64_add(x_30, x_34);
x_36 = lean_uint64_shift_right(x_35, x_27);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint32_to_uint64(x_1);
x_40 = lean_uint64_sub(x_38, x_39);
x_41 = 19;
x_42 = lean_uint64_shift_left(x_40, x_41);
x_43 = lean_uint64_mul(x_42, x_42);
x_44 = 1073741824;
x_45 = 0;
x_46 = 63;
x_47 = lean_uint64_shift_right(x_43, x_46);
x_48 = lean_uint64_sub(x_45, x_47);
x_49 = lean_uint64_xor(x_43, x_48);
x_50 = lean_uint64_sub(x_49, x_48);
x_51 = lean_uint64_shift_right(x_44, x_9);
x_52 = lean_uint64_add(x_50, x_51);
x_53 = lean_uint64_shift_right(x_52, x_14);
x_54 = lean_uint64_xor(x_53, x_48);
x_55 = lean_uint64_sub(x_54, x_48);
x_56 = lean_uint64_sub(x_44, x_55);
x_57 = lean_uint64_add(x_44, x_55);
x_58 = lean_uint64_shift_left(x_56, x_14);
x_59 = lean_uint64_shift_left(x_45, x_9);
x_60 = lean_uint64_sub(x_58, x_59);
x_61 = lean_uint64_shift_right(x_60, x_46);
x_62 = lean_uint64_sub(x_45, x_61);
x_63 = lean_uint64_xor(x_60, x_62);
x_64 = lean_uint64_sub(x_63, x_62);
x_65 = lean_uint64_shift_right(x_57, x_9);
x_66 = lean_uint64_add(x_64, x_65);
x_67 = lean_uint64_div(x_66, x_57);
x_68 = lean_uint64_xor(x_67, x_62);
x_69 = lean_uint64_sub(x_68, x_62);
x_70 = lean_uint64_shift_left(x_42, x_14);
x_71 = lean_uint64_shift_left(x_70, x_9);
x_72 = lean_uint64_shift_right(x_71, x_46);
x_73 = lean_uint64_sub(x_45, x_72);
x_74 = lean_uint64_xor(x_71, x_73);
x_75 = lean_uint64_sub(x_74, x_73);
x_76 = lean_uint64_add(x_75, x_65);
x_77 = lean_uint64_div(x_76, x_57);
x_78 = lean_uint64_xor(x_77, x_73);
x_79 = lean_uint64_sub(x_78, x_73);
x_80 = 3221225472;
x_81 = lean_uint64_mul(x_69, x_69);
x_82 = lean_uint64_mul(x_79, x_79);
x_83 = lean_uint64_add(x_81, x_82);
x_84 = lean_uint64_shift_right(x_83, x_46);
x_85 = lean_uint64_sub(x_45, x_84);
x_86 = lean_uint64_xor(x_83, x_85);
x_87 = lean_uint64_sub(x_86, x_85);
x_88 = lean_uint64_add(x_87, x_51);
x_89 = lean_uint64_shift_right(x_88, x_14);
x_90 = lean_uint64_xor(x_89, x_85);
x_91 = lean_uint64_sub(x_90, x_85);
x_92 = lean_uint64_sub(x_80, x_91);
x_93 = lean_uint64_mul(x_69, x_92);
x_94 = 2147483648;
x_95 = lean_uint64_shift_right(x_93, x_46);
x_96 = lean_uint64_sub(x_45, x_95);
x_97 = lean_uint64_xor(x_93, x_96);
x_98 = lean_uint64_sub(x_97, x_96);
x_99 = lean_uint64_shift_right(x_94, x_9);
x_100 = lean_uint64_add(x_98, x_99);
x_101 = lean_uint64_shift_right(x_100, x_24);
x_102 = lean_uint64_xor(x_101, x_96);
x_103 = lean_uint64_sub(x_102, x_96);
return x_103;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_4(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_5(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; 
x_4 = 2;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 1;
x_7 = lean_uint32_shift_left(x_1, x_6);
x_8 = lean_uint32_add(x_7, x_6);
x_9 = 1;
x_10 = lean_uint64_add(x_5, x_9);
x_11 = 11400714819323198485ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_2, x_12);
x_14 = 30;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 13787848793156543929ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 27;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 10723151780598845931ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 31;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = 32;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint32_to_uint64(x_8);
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 4294967295;
x_32 = lean_uint64_land(x_26, x_31);
x_33 = lean_uint64_mul(x_32, x_29);
x_34 = lean_uint64_shift_right(x_33, x_27);
x_35 = lean_uint64_add(x_30, x_34);
x_36 = lean_uint64_shift_right(x_35, x_27);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint32_to_uint64(x_1);
x_40 = lean_uint64_sub(x_38, x_39);
x_41 = 19;
x_42 = lean_uint64_shift_left(x_40, x_41);
x_43 = lean_uint64_mul(x_42, x_42);
x_44 = 1073741824;
x_45 = 0;
x_46 = 63;
x_47 = lean_uint64_shift_right(x_43, x_46);
x_48 = lean_uint64_sub(x_45, x_47);
x_49 = lean_uint64_xor(x_43, x_48);
x_50 = lean_uint64_sub(x_49, x_48);
x_51 = lean_uint64_shift_right(x_44, x_9);
x_52 = lean_uint64_add(x_50, x_51);
x_53 = lean_uint64_shift_right(x_52, x_14);
x_54 = lean_uint64_xor(x_53, x_48);
x_55 = lean_uint64_sub(x_54, x_48);
x_56 = lean_uint64_sub(x_44, x_55);
x_57 = lean_uint64_add(x_44, x_55);
x_58 = lean_uint64_shift_left(x_56, x_14);
x_59 = lean_uint64_shift_left(x_45, x_9);
x_60 = lean_uint64_sub(x_58, x_59);
x_61 = lean_uint64_shift_right(x_60, x_46);
x_62 = lean_uint64_sub(x_45, x_61);
x_63 = lean_uint64_xor(x_60, x_62);
x_64 = lean_uint64_sub(x_63, x_62);
x_65 = lean_uint64_shift_right(x_57, x_9);
x_66 = lean_uint64_add(x_64, x_65);
x_67 = lean_uint64_div(x_66, x_57);
x_68 = lean_uint64_xor(x_67, x_62);
x_69 = lean_uint64_sub(x_68, x_62);
x_70 = lean_uint64_shift_left(x_42, x_14);
x_71 = lean_uint64_shift_left(x_70, x_9);
x_72 = lean_uint64_shift_right(x_71, x_46);
x_73 = lean_uint64_sub(x_45, x_72);
x_74 = lean_uint64_xor(x_71, x_73);
x_75 = lean_uint64_sub(x_74, x_73);
x_76 = lean_uint64_add(x_75, x_65);
x_77 = lean_uint64_div(x_76, x_57);
x_78 = lean_uint64_xor(x_77, x_73);
x_79 = lean_uint64_sub(x_78, x_73);
x_80 = 3221225472;
x_81 = lean_uint64_mul(x_69, x_69);
x_82 = lean_uint64_mul(x_79, x_79);
x_83 = lean_uint64_add(x_81, x_82);
x_84 = lean_uint64_shift_right(x_83, x_46);
x_85 = lean_uint64_sub(x_45, x_84);
x_86 = lean_uint64_xor(x_83, x_85);
x_87 = lean_uint64_sub(x_86, x_85);
x_88 = lean_uint64_add(x_87, x_51);
x_89 = lean_uint64_shift_right(x_88, x_14);
x_90 = lean_uint64_xor(x_89, x_85);
x_91 = lean_uint64_sub(x_90, x_85);
x_92 = lean_uint64_sub(x_80, x_91);
x_93 = 2147483648;
x_94 = lean_uint64_shift_right(x_93, x_9);
x_95 = lean_uint64_mul(x_79, x_92);
x_96 = lean_uint64_shift_right(x_95, x_46);
x_97 = lean_uint64_sub(x_45, x_96);
x_98 = lean_uint64_xor(x_95, x_97);
x_99 = lean_uint64_sub(x_98, x_97);
x_100 = lean_uint64_add(x_99, x_94);
x_101 = lean_uint64_shift_right(x_100, x_24);
x_102 = lean_uint64_xor(x_101, x_97);
x_103 = lean_uint64_sub(x_102, x_97);
return x_103;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init5___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_5(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_6(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; 
x_4 = 3;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 1;
x_7 = lean_uint32_shift_left(x_1, x_6);
x_8 = lean_uint32_add(x_7, x_6);
x_9 = 1;
x_10 = lean_uint64_add(x_5, x_9);
x_11 = 11400714819323198485ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_2, x_12);
x_14 = 30;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 13787848793156543929ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 27;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 10723151780598845931ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 31;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = 32;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint32_to_uint64(x_8);
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 4294967295;
x_32 = lean_uint64_land(x_26, x_31);
x_33 = lean_uint64_mul(x_32, x_29);
x_34 = lean_uint64_shift_right(x_33, x_27);
x_35 = lean_uint64_add(x_30, x_34);
x_36 = lean_uint64_shift_right(x_35, x_27);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint32_to_uint64(x_1);
x_40 = lean_uint64_sub(x_38, x_39);
x_41 = 14;
x_42 = lean_uint64_shift_left(x_40, x_41);
return x_42;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init6___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_6(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_7(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; 
x_4 = 4;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 1;
x_7 = lean_uint32_shift_left(x_1, x_6);
x_8 = lean_uint32_add(x_7, x_6);
x_9 = 1;
x_10 = lean_uint64_add(x_5, x_9);
x_11 = 11400714819323198485ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_2, x_12);
x_14 = 30;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 13787848793156543929ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 27;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 10723151780598845931ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 31;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = 32;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint32_to_uint64(x_8);
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 4294967295;
x_32 = lean_uint64_land(x_26, x_31);
x_33 = lean_uint64_mul(x_32, x_29);
x_34 = lean_uint64_shift_right(x_33, x_27);
x_35 = lean_uint64_add(x_30, x_34);
x_36 = lean_uint64_shift_right(x_35, x_27);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint32_to_uint64(x_1);
x_40 = lean_uint64_sub(x_38, x_39);
x_41 = 14;
x_42 = lean_uint64_shift_left(x_40, x_41);
return x_42;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init7___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_7(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_8(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; 
x_4 = 5;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 1;
x_7 = lean_uint32_shift_left(x_1, x_6);
x_8 = lean_uint32_add(x_7, x_6);
x_9 = 1;
x_10 = lean_uint64_add(x_5, x_9);
x_11 = 11400714819323198485ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_2, x_12);
x_14 = 30;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 13787848793156543929ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 27;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 10723151780598845931ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 31;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = 32;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint32_to_uint64(x_8);
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 4294967295;
x_32 = lean_uint64_land(x_26, x_31);
x_33 = lean_uint64_mul(x_32, x_29);
x_34 = lean_uint64_shift_right(x_33, x_27);
x_35 = lean_uint64_add(x_30, x_34);
x_36 = lean_uint64_shift_right(x_35, x_27);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint32_to_uint64(x_1);
x_40 = lean_uint64_sub(x_38, x_39);
x_41 = 14;
x_42 = lean_uint64_shift_left(x_40, x_41);
return x_42;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init8___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_8(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_9(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = 0;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init9___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_9(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_10(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = 0;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init10___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_10(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_11(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = 0;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init11___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_11(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmer_init_12(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = 0;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_init12___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmer_init_12(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step0___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint8_t x_414; uint64_t x_415; uint32_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint64_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint64_t x_447; uint64_t x_448; uint64_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; uint64_t x_456; uint64_t x_457; uint64_t x_458; uint64_t x_459; uint64_t x_460; uint64_t x_461; uint64_t x_462; uint64_t x_463; uint64_t x_464; uint64_t x_465; uint64_t x_466; uint64_t x_467; uint64_t x_468; uint64_t x_469; uint64_t x_470; uint64_t x_471; uint64_t x_472; uint64_t x_473; uint64_t x_474; uint64_t x_475; uint64_t x_476; uint64_t x_477; uint64_t x_478; uint64_t x_479; uint64_t x_480; uint64_t x_481; uint64_t x_482; uint64_t x_483; uint64_t x_484; uint64_t x_485; uint64_t x_486; uint64_t x_487; uint64_t x_488; uint64_t x_489; uint64_t x_490; uint64_t x_491; uint64_t x_492; uint64_t x_493; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_mul(x_337, x_384);
x_398 = lean_uint64_mul(x_358, x_396);
x_399 = lean_uint64_sub(x_397, x_398);
x_400 = lean_uint64_shift_right(x_399, x_18);
x_401 = lean_uint64_sub(x_17, x_400);
x_402 = lean_uint64_xor(x_399, x_401);
x_403 = lean_uint64_sub(x_402, x_401);
x_404 = lean_uint64_shift_right(x_372, x_23);
x_405 = lean_uint64_add(x_403, x_404);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_401);
x_408 = lean_uint64_sub(x_407, x_401);
x_409 = lean_uint64_add(x_7, x_408);
x_410 = lean_uint64_shift_right(x_409, x_18);
x_411 = lean_uint64_sub(x_17, x_410);
x_412 = lean_uint64_xor(x_409, x_411);
x_413 = lean_uint64_sub(x_412, x_411);
x_414 = lean_uint64_dec_lt(x_413, x_184);
x_415 = lean_uint64_xor(x_413, x_184);
x_416 = lean_bool_to_uint32(x_414);
x_417 = lean_uint32_to_uint64(x_416);
x_418 = lean_uint64_sub(x_17, x_417);
x_419 = lean_uint64_land(x_415, x_418);
x_420 = lean_uint64_xor(x_184, x_419);
x_421 = lean_uint64_xor(x_420, x_411);
x_422 = lean_uint64_sub(x_421, x_411);
x_423 = lean_uint64_shift_left(x_422, x_85);
x_424 = 200;
x_425 = lean_uint64_shift_right(x_423, x_18);
x_426 = lean_uint64_sub(x_17, x_425);
x_427 = lean_uint64_xor(x_423, x_426);
x_428 = lean_uint64_sub(x_427, x_426);
x_429 = lean_uint64_shift_right(x_424, x_23);
x_430 = lean_uint64_add(x_428, x_429);
x_431 = lean_uint64_div(x_430, x_424);
x_432 = lean_uint64_xor(x_431, x_426);
x_433 = lean_uint64_sub(x_432, x_426);
x_434 = lean_uint64_mul(x_433, x_433);
x_435 = lean_uint64_shift_right(x_434, x_18);
x_436 = lean_uint64_sub(x_17, x_435);
x_437 = lean_uint64_xor(x_434, x_436);
x_438 = lean_uint64_sub(x_437, x_436);
x_439 = lean_uint64_add(x_438, x_24);
x_440 = lean_uint64_shift_right(x_439, x_26);
x_441 = lean_uint64_xor(x_440, x_436);
x_442 = lean_uint64_sub(x_441, x_436);
x_443 = lean_uint64_sub(x_16, x_442);
x_444 = lean_uint64_add(x_16, x_442);
x_445 = lean_uint64_mul(x_443, x_1);
x_446 = lean_uint64_mul(x_433, x_2);
x_447 = lean_uint64_shift_left(x_446, x_23);
x_448 = lean_uint64_sub(x_445, x_447);
x_449 = lean_uint64_shift_right(x_448, x_18);
x_450 = lean_uint64_sub(x_17, x_449);
x_451 = lean_uint64_xor(x_448, x_450);
x_452 = lean_uint64_sub(x_451, x_450);
x_453 = lean_uint64_shift_right(x_444, x_23);
x_454 = lean_uint64_add(x_452, x_453);
x_455 = lean_uint64_div(x_454, x_444);
x_456 = lean_uint64_xor(x_455, x_450);
x_457 = lean_uint64_sub(x_456, x_450);
x_458 = lean_uint64_mul(x_443, x_2);
x_459 = lean_uint64_mul(x_433, x_1);
x_460 = lean_uint64_shift_left(x_459, x_23);
x_461 = lean_uint64_add(x_458, x_460);
x_462 = lean_uint64_shift_right(x_461, x_18);
x_463 = lean_uint64_sub(x_17, x_462);
x_464 = lean_uint64_xor(x_461, x_463);
x_465 = lean_uint64_sub(x_464, x_463);
x_466 = lean_uint64_add(x_465, x_453);
x_467 = lean_uint64_div(x_466, x_444);
x_468 = lean_uint64_xor(x_467, x_463);
x_469 = lean_uint64_sub(x_468, x_463);
x_470 = 3221225472;
x_471 = lean_uint64_mul(x_457, x_457);
x_472 = lean_uint64_mul(x_469, x_469);
x_473 = lean_uint64_add(x_471, x_472);
x_474 = lean_uint64_shift_right(x_473, x_18);
x_475 = lean_uint64_sub(x_17, x_474);
x_476 = lean_uint64_xor(x_473, x_475);
x_477 = lean_uint64_sub(x_476, x_475);
x_478 = lean_uint64_add(x_477, x_24);
x_479 = lean_uint64_shift_right(x_478, x_26);
x_480 = lean_uint64_xor(x_479, x_475);
x_481 = lean_uint64_sub(x_480, x_475);
x_482 = lean_uint64_sub(x_470, x_481);
x_483 = lean_uint64_mul(x_457, x_482);
x_484 = 2147483648;
x_485 = lean_uint64_shift_right(x_483, x_18);
x_486 = lean_uint64_sub(x_17, x_485);
x_487 = lean_uint64_xor(x_483, x_486);
x_488 = lean_uint64_sub(x_487, x_486);
x_489 = lean_uint64_shift_right(x_484, x_23);
x_490 = lean_uint64_add(x_488, x_489);
x_491 = lean_uint64_shift_right(x_490, x_90);
x_492 = lean_uint64_xor(x_491, x_486);
x_493 = lean_uint64_sub(x_492, x_486);
return x_493;
}
}
LEAN_EXPORT uint64_t swimmer_step_0(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step0___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_0(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step0___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step1___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint8_t x_414; uint64_t x_415; uint32_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint64_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint64_t x_447; uint64_t x_448; uint64_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; uint64_t x_456; uint64_t x_457; uint64_t x_458; uint64_t x_459; uint64_t x_460; uint64_t x_461; uint64_t x_462; uint64_t x_463; uint64_t x_464; uint64_t x_465; uint64_t x_466; uint64_t x_467; uint64_t x_468; uint64_t x_469; uint64_t x_470; uint64_t x_471; uint64_t x_472; uint64_t x_473; uint64_t x_474; uint64_t x_475; uint64_t x_476; uint64_t x_477; uint64_t x_478; uint64_t x_479; uint64_t x_480; uint64_t x_481; uint64_t x_482; uint64_t x_483; uint64_t x_484; uint64_t x_485; uint64_t x_486; uint64_t x_487; uint64_t x_488; uint64_t x_489; uint64_t x_490; uint64_t x_491; uint64_t x_492; uint64_t x_493; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_mul(x_337, x_384);
x_398 = lean_uint64_mul(x_358, x_396);
x_399 = lean_uint64_sub(x_397, x_398);
x_400 = lean_uint64_shift_right(x_399, x_18);
x_401 = lean_uint64_sub(x_17, x_400);
x_402 = lean_uint64_xor(x_399, x_401);
x_403 = lean_uint64_sub(x_402, x_401);
x_404 = lean_uint64_shift_right(x_372, x_23);
x_405 = lean_uint64_add(x_403, x_404);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_401);
x_408 = lean_uint64_sub(x_407, x_401);
x_409 = lean_uint64_add(x_7, x_408);
x_410 = lean_uint64_shift_right(x_409, x_18);
x_411 = lean_uint64_sub(x_17, x_410);
x_412 = lean_uint64_xor(x_409, x_411);
x_413 = lean_uint64_sub(x_412, x_411);
x_414 = lean_uint64_dec_lt(x_413, x_184);
x_415 = lean_uint64_xor(x_413, x_184);
x_416 = lean_bool_to_uint32(x_414);
x_417 = lean_uint32_to_uint64(x_416);
x_418 = lean_uint64_sub(x_17, x_417);
x_419 = lean_uint64_land(x_415, x_418);
x_420 = lean_uint64_xor(x_184, x_419);
x_421 = lean_uint64_xor(x_420, x_411);
x_422 = lean_uint64_sub(x_421, x_411);
x_423 = lean_uint64_shift_left(x_422, x_85);
x_424 = 200;
x_425 = lean_uint64_shift_right(x_423, x_18);
x_426 = lean_uint64_sub(x_17, x_425);
x_427 = lean_uint64_xor(x_423, x_426);
x_428 = lean_uint64_sub(x_427, x_426);
x_429 = lean_uint64_shift_right(x_424, x_23);
x_430 = lean_uint64_add(x_428, x_429);
x_431 = lean_uint64_div(x_430, x_424);
x_432 = lean_uint64_xor(x_431, x_426);
x_433 = lean_uint64_sub(x_432, x_426);
x_434 = lean_uint64_mul(x_433, x_433);
x_435 = lean_uint64_shift_right(x_434, x_18);
x_436 = lean_uint64_sub(x_17, x_435);
x_437 = lean_uint64_xor(x_434, x_436);
x_438 = lean_uint64_sub(x_437, x_436);
x_439 = lean_uint64_add(x_438, x_24);
x_440 = lean_uint64_shift_right(x_439, x_26);
x_441 = lean_uint64_xor(x_440, x_436);
x_442 = lean_uint64_sub(x_441, x_436);
x_443 = lean_uint64_sub(x_16, x_442);
x_444 = lean_uint64_add(x_16, x_442);
x_445 = lean_uint64_mul(x_443, x_1);
x_446 = lean_uint64_mul(x_433, x_2);
x_447 = lean_uint64_shift_left(x_446, x_23);
x_448 = lean_uint64_sub(x_445, x_447);
x_449 = lean_uint64_shift_right(x_448, x_18);
x_450 = lean_uint64_sub(x_17, x_449);
x_451 = lean_uint64_xor(x_448, x_450);
x_452 = lean_uint64_sub(x_451, x_450);
x_453 = lean_uint64_shift_right(x_444, x_23);
x_454 = lean_uint64_add(x_452, x_453);
x_455 = lean_uint64_div(x_454, x_444);
x_456 = lean_uint64_xor(x_455, x_450);
x_457 = lean_uint64_sub(x_456, x_450);
x_458 = lean_uint64_mul(x_443, x_2);
x_459 = lean_uint64_mul(x_433, x_1);
x_460 = lean_uint64_shift_left(x_459, x_23);
x_461 = lean_uint64_add(x_458, x_460);
x_462 = lean_uint64_shift_right(x_461, x_18);
x_463 = lean_uint64_sub(x_17, x_462);
x_464 = lean_uint64_xor(x_461, x_463);
x_465 = lean_uint64_sub(x_464, x_463);
x_466 = lean_uint64_add(x_465, x_453);
x_467 = lean_uint64_div(x_466, x_444);
x_468 = lean_uint64_xor(x_467, x_463);
x_469 = lean_uint64_sub(x_468, x_463);
x_470 = 3221225472;
x_471 = lean_uint64_mul(x_457, x_457);
x_472 = lean_uint64_mul(x_469, x_469);
x_473 = lean_uint64_add(x_471, x_472);
x_474 = lean_uint64_shift_right(x_473, x_18);
x_475 = lean_uint64_sub(x_17, x_474);
x_476 = lean_uint64_xor(x_473, x_475);
x_477 = lean_uint64_sub(x_476, x_475);
x_478 = lean_uint64_add(x_477, x_24);
x_479 = lean_uint64_shift_right(x_478, x_26);
x_480 = lean_uint64_xor(x_479, x_475);
x_481 = lean_uint64_sub(x_480, x_475);
x_482 = lean_uint64_sub(x_470, x_481);
x_483 = 2147483648;
x_484 = lean_uint64_shift_right(x_483, x_23);
x_485 = lean_uint64_mul(x_469, x_482);
x_486 = lean_uint64_shift_right(x_485, x_18);
x_487 = lean_uint64_sub(x_17, x_486);
x_488 = lean_uint64_xor(x_485, x_487);
x_489 = lean_uint64_sub(x_488, x_487);
x_490 = lean_uint64_add(x_489, x_484);
x_491 = lean_uint64_shift_right(x_490, x_90);
x_492 = lean_uint64_xor(x_491, x_487);
x_493 = lean_uint64_sub(x_492, x_487);
return x_493;
}
}
LEAN_EXPORT uint64_t swimmer_step_1(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step1___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_1(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step1___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step2___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint64_t x_414; uint64_t x_415; uint64_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint64_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint8_t x_447; uint64_t x_448; uint32_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; uint64_t x_456; uint64_t x_457; uint64_t x_458; uint64_t x_459; uint64_t x_460; uint64_t x_461; uint64_t x_462; uint64_t x_463; uint64_t x_464; uint64_t x_465; uint64_t x_466; uint64_t x_467; uint64_t x_468; uint64_t x_469; uint64_t x_470; uint64_t x_471; uint64_t x_472; uint64_t x_473; uint64_t x_474; uint64_t x_475; uint64_t x_476; uint64_t x_477; uint64_t x_478; uint64_t x_479; uint64_t x_480; uint64_t x_481; uint64_t x_482; uint64_t x_483; uint64_t x_484; uint64_t x_485; uint64_t x_486; uint64_t x_487; uint64_t x_488; uint64_t x_489; uint64_t x_490; uint64_t x_491; uint64_t x_492; uint64_t x_493; uint64_t x_494; uint64_t x_495; uint64_t x_496; uint64_t x_497; uint64_t x_498; uint64_t x_499; uint64_t x_500; uint64_t x_501; uint64_t x_502; uint64_t x_503; uint64_t x_504; uint64_t x_505; uint64_t x_506; uint64_t x_507; uint64_t x_508; uint64_t x_509; uint64_t x_510; uint64_t x_511; uint64_t x_512; uint64_t x_513; uint64_t x_514; uint64_t x_515; uint64_t x_516; uint64_t x_517; uint64_t x_518; uint64_t x_519; uint64_t x_520; uint64_t x_521; uint64_t x_522; uint64_t x_523; uint64_t x_524; uint64_t x_525; uint64_t x_526; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_mul(x_337, x_384);
x_398 = lean_uint64_mul(x_358, x_396);
x_399 = lean_uint64_sub(x_397, x_398);
x_400 = lean_uint64_shift_right(x_399, x_18);
x_401 = lean_uint64_sub(x_17, x_400);
x_402 = lean_uint64_xor(x_399, x_401);
x_403 = lean_uint64_sub(x_402, x_401);
x_404 = lean_uint64_shift_right(x_372, x_23);
x_405 = lean_uint64_add(x_403, x_404);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_401);
x_408 = lean_uint64_sub(x_407, x_401);
x_409 = lean_uint64_mul(x_326, x_396);
x_410 = lean_uint64_mul(x_358, x_384);
x_411 = lean_uint64_sub(x_409, x_410);
x_412 = lean_uint64_shift_right(x_411, x_18);
x_413 = lean_uint64_sub(x_17, x_412);
x_414 = lean_uint64_xor(x_411, x_413);
x_415 = lean_uint64_sub(x_414, x_413);
x_416 = lean_uint64_add(x_415, x_404);
x_417 = lean_uint64_div(x_416, x_372);
x_418 = lean_uint64_xor(x_417, x_413);
x_419 = lean_uint64_sub(x_418, x_413);
x_420 = lean_uint64_mul(x_29, x_408);
x_421 = lean_uint64_mul(x_51, x_419);
x_422 = lean_uint64_add(x_420, x_421);
x_423 = lean_uint64_shift_right(x_422, x_18);
x_424 = lean_uint64_sub(x_17, x_423);
x_425 = lean_uint64_xor(x_422, x_424);
x_426 = lean_uint64_sub(x_425, x_424);
x_427 = lean_uint64_add(x_426, x_24);
x_428 = lean_uint64_shift_right(x_427, x_26);
x_429 = lean_uint64_xor(x_428, x_424);
x_430 = lean_uint64_sub(x_429, x_424);
x_431 = lean_uint64_mul(x_93, x_430);
x_432 = lean_uint64_sub(x_295, x_431);
x_433 = lean_uint64_shift_right(x_432, x_18);
x_434 = lean_uint64_sub(x_17, x_433);
x_435 = lean_uint64_xor(x_432, x_434);
x_436 = lean_uint64_sub(x_435, x_434);
x_437 = lean_uint64_shift_right(x_348, x_23);
x_438 = lean_uint64_add(x_436, x_437);
x_439 = lean_uint64_div(x_438, x_348);
x_440 = lean_uint64_xor(x_439, x_434);
x_441 = lean_uint64_sub(x_440, x_434);
x_442 = lean_uint64_add(x_8, x_441);
x_443 = lean_uint64_shift_right(x_442, x_18);
x_444 = lean_uint64_sub(x_17, x_443);
x_445 = lean_uint64_xor(x_442, x_444);
x_446 = lean_uint64_sub(x_445, x_444);
x_447 = lean_uint64_dec_lt(x_446, x_184);
x_448 = lean_uint64_xor(x_446, x_184);
x_449 = lean_bool_to_uint32(x_447);
x_450 = lean_uint32_to_uint64(x_449);
x_451 = lean_uint64_sub(x_17, x_450);
x_452 = lean_uint64_land(x_448, x_451);
x_453 = lean_uint64_xor(x_184, x_452);
x_454 = lean_uint64_xor(x_453, x_444);
x_455 = lean_uint64_sub(x_454, x_444);
x_456 = 200;
x_457 = lean_uint64_shift_right(x_456, x_23);
x_458 = 3221225472;
x_459 = 2147483648;
x_460 = lean_uint64_shift_right(x_459, x_23);
x_461 = lean_uint64_shift_left(x_455, x_85);
x_462 = lean_uint64_shift_right(x_461, x_18);
x_463 = lean_uint64_sub(x_17, x_462);
x_464 = lean_uint64_xor(x_461, x_463);
x_465 = lean_uint64_sub(x_464, x_463);
x_466 = lean_uint64_add(x_465, x_457);
x_467 = lean_uint64_div(x_466, x_456);
x_468 = lean_uint64_xor(x_467, x_463);
x_469 = lean_uint64_sub(x_468, x_463);
x_470 = lean_uint64_mul(x_469, x_469);
x_471 = lean_uint64_shift_right(x_470, x_18);
x_472 = lean_uint64_sub(x_17, x_471);
x_473 = lean_uint64_xor(x_470, x_472);
x_474 = lean_uint64_sub(x_473, x_472);
x_475 = lean_uint64_add(x_474, x_24);
x_476 = lean_uint64_shift_right(x_475, x_26);
x_477 = lean_uint64_xor(x_476, x_472);
x_478 = lean_uint64_sub(x_477, x_472);
x_479 = lean_uint64_sub(x_16, x_478);
x_480 = lean_uint64_add(x_16, x_478);
x_481 = lean_uint64_mul(x_479, x_3);
x_482 = lean_uint64_mul(x_469, x_4);
x_483 = lean_uint64_shift_left(x_482, x_23);
x_484 = lean_uint64_sub(x_481, x_483);
x_485 = lean_uint64_shift_right(x_484, x_18);
x_486 = lean_uint64_sub(x_17, x_485);
x_487 = lean_uint64_xor(x_484, x_486);
x_488 = lean_uint64_sub(x_487, x_486);
x_489 = lean_uint64_shift_right(x_480, x_23);
x_490 = lean_uint64_add(x_488, x_489);
x_491 = lean_uint64_div(x_490, x_480);
x_492 = lean_uint64_xor(x_491, x_486);
x_493 = lean_uint64_sub(x_492, x_486);
x_494 = lean_uint64_mul(x_479, x_4);
x_495 = lean_uint64_mul(x_469, x_3);
x_496 = lean_uint64_shift_left(x_495, x_23);
x_497 = lean_uint64_add(x_494, x_496);
x_498 = lean_uint64_shift_right(x_497, x_18);
x_499 = lean_uint64_sub(x_17, x_498);
x_500 = lean_uint64_xor(x_497, x_499);
x_501 = lean_uint64_sub(x_500, x_499);
x_502 = lean_uint64_add(x_501, x_489);
x_503 = lean_uint64_div(x_502, x_480);
x_504 = lean_uint64_xor(x_503, x_499);
x_505 = lean_uint64_sub(x_504, x_499);
x_506 = lean_uint64_mul(x_493, x_493);
x_507 = lean_uint64_mul(x_505, x_505);
x_508 = lean_uint64_add(x_506, x_507);
x_509 = lean_uint64_shift_right(x_508, x_18);
x_510 = lean_uint64_sub(x_17, x_509);
x_511 = lean_uint64_xor(x_508, x_510);
x_512 = lean_uint64_sub(x_511, x_510);
x_513 = lean_uint64_add(x_512, x_24);
x_514 = lean_uint64_shift_right(x_513, x_26);
x_515 = lean_uint64_xor(x_514, x_510);
x_516 = lean_uint64_sub(x_515, x_510);
x_517 = lean_uint64_sub(x_458, x_516);
x_518 = lean_uint64_mul(x_493, x_517);
x_519 = lean_uint64_shift_right(x_518, x_18);
x_520 = lean_uint64_sub(x_17, x_519);
x_521 = lean_uint64_xor(x_518, x_520);
x_522 = lean_uint64_sub(x_521, x_520);
x_523 = lean_uint64_add(x_522, x_460);
x_524 = lean_uint64_shift_right(x_523, x_90);
x_525 = lean_uint64_xor(x_524, x_520);
x_526 = lean_uint64_sub(x_525, x_520);
return x_526;
}
}
LEAN_EXPORT uint64_t swimmer_step_2(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step2___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_2(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step2___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step2___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step3___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint64_t x_414; uint64_t x_415; uint64_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint64_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint8_t x_447; uint64_t x_448; uint32_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; uint64_t x_456; uint64_t x_457; uint64_t x_458; uint64_t x_459; uint64_t x_460; uint64_t x_461; uint64_t x_462; uint64_t x_463; uint64_t x_464; uint64_t x_465; uint64_t x_466; uint64_t x_467; uint64_t x_468; uint64_t x_469; uint64_t x_470; uint64_t x_471; uint64_t x_472; uint64_t x_473; uint64_t x_474; uint64_t x_475; uint64_t x_476; uint64_t x_477; uint64_t x_478; uint64_t x_479; uint64_t x_480; uint64_t x_481; uint64_t x_482; uint64_t x_483; uint64_t x_484; uint64_t x_485; uint64_t x_486; uint64_t x_487; uint64_t x_488; uint64_t x_489; uint64_t x_490; uint64_t x_491; uint64_t x_492; uint64_t x_493; uint64_t x_494; uint64_t x_495; uint64_t x_496; uint64_t x_497; uint64_t x_498; uint64_t x_499; uint64_t x_500; uint64_t x_501; uint64_t x_502; uint64_t x_503; uint64_t x_504; uint64_t x_505; uint64_t x_506; uint64_t x_507; uint64_t x_508; uint64_t x_509; uint64_t x_510; uint64_t x_511; uint64_t x_512; uint64_t x_513; uint64_t x_514; uint64_t x_515; uint64_t x_516; uint64_t x_517; uint64_t x_518; uint64_t x_519; uint64_t x_520; uint64_t x_521; uint64_t x_522; uint64_t x_523; uint64_t x_524; uint64_t x_525; uint64_t x_526; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_mul(x_337, x_384);
x_398 = lean_uint64_mul(x_358, x_396);
x_399 = lean_uint64_sub(x_397, x_398);
x_400 = lean_uint64_shift_right(x_399, x_18);
x_401 = lean_uint64_sub(x_17, x_400);
x_402 = lean_uint64_xor(x_399, x_401);
x_403 = lean_uint64_sub(x_402, x_401);
x_404 = lean_uint64_shift_right(x_372, x_23);
x_405 = lean_uint64_add(x_403, x_404);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_401);
x_408 = lean_uint64_sub(x_407, x_401);
x_409 = lean_uint64_mul(x_326, x_396);
x_410 = lean_uint64_mul(x_358, x_384);
x_411 = lean_uint64_sub(x_409, x_410);
x_412 = lean_uint64_shift_right(x_411, x_18);
x_413 = lean_uint64_sub(x_17, x_412);
x_414 = lean_uint64_xor(x_411, x_413);
x_415 = lean_uint64_sub(x_414, x_413);
x_416 = lean_uint64_add(x_415, x_404);
x_417 = lean_uint64_div(x_416, x_372);
x_418 = lean_uint64_xor(x_417, x_413);
x_419 = lean_uint64_sub(x_418, x_413);
x_420 = lean_uint64_mul(x_29, x_408);
x_421 = lean_uint64_mul(x_51, x_419);
x_422 = lean_uint64_add(x_420, x_421);
x_423 = lean_uint64_shift_right(x_422, x_18);
x_424 = lean_uint64_sub(x_17, x_423);
x_425 = lean_uint64_xor(x_422, x_424);
x_426 = lean_uint64_sub(x_425, x_424);
x_427 = lean_uint64_add(x_426, x_24);
x_428 = lean_uint64_shift_right(x_427, x_26);
x_429 = lean_uint64_xor(x_428, x_424);
x_430 = lean_uint64_sub(x_429, x_424);
x_431 = lean_uint64_mul(x_93, x_430);
x_432 = lean_uint64_sub(x_295, x_431);
x_433 = lean_uint64_shift_right(x_432, x_18);
x_434 = lean_uint64_sub(x_17, x_433);
x_435 = lean_uint64_xor(x_432, x_434);
x_436 = lean_uint64_sub(x_435, x_434);
x_437 = lean_uint64_shift_right(x_348, x_23);
x_438 = lean_uint64_add(x_436, x_437);
x_439 = lean_uint64_div(x_438, x_348);
x_440 = lean_uint64_xor(x_439, x_434);
x_441 = lean_uint64_sub(x_440, x_434);
x_442 = lean_uint64_add(x_8, x_441);
x_443 = lean_uint64_shift_right(x_442, x_18);
x_444 = lean_uint64_sub(x_17, x_443);
x_445 = lean_uint64_xor(x_442, x_444);
x_446 = lean_uint64_sub(x_445, x_444);
x_447 = lean_uint64_dec_lt(x_446, x_184);
x_448 = lean_uint64_xor(x_446, x_184);
x_449 = lean_bool_to_uint32(x_447);
x_450 = lean_uint32_to_uint64(x_449);
x_451 = lean_uint64_sub(x_17, x_450);
x_452 = lean_uint64_land(x_448, x_451);
x_453 = lean_uint64_xor(x_184, x_452);
x_454 = lean_uint64_xor(x_453, x_444);
x_455 = lean_uint64_sub(x_454, x_444);
x_456 = 200;
x_457 = lean_uint64_shift_right(x_456, x_23);
x_458 = 3221225472;
x_459 = 2147483648;
x_460 = lean_uint64_shift_right(x_459, x_23);
x_461 = lean_uint64_shift_left(x_455, x_85);
x_462 = lean_uint64_shift_right(x_461, x_18);
x_463 = lean_uint64_sub(x_17, x_462);
x_464 = lean_uint64_xor(x_461, x_463);
x_465 = lean_uint64_sub(x_464, x_463);
x_466 = lean_uint64_add(x_465, x_457);
x_467 = lean_uint64_div(x_466, x_456);
x_468 = lean_uint64_xor(x_467, x_463);
x_469 = lean_uint64_sub(x_468, x_463);
x_470 = lean_uint64_mul(x_469, x_469);
x_471 = lean_uint64_shift_right(x_470, x_18);
x_472 = lean_uint64_sub(x_17, x_471);
x_473 = lean_uint64_xor(x_470, x_472);
x_474 = lean_uint64_sub(x_473, x_472);
x_475 = lean_uint64_add(x_474, x_24);
x_476 = lean_uint64_shift_right(x_475, x_26);
x_477 = lean_uint64_xor(x_476, x_472);
x_478 = lean_uint64_sub(x_477, x_472);
x_479 = lean_uint64_sub(x_16, x_478);
x_480 = lean_uint64_add(x_16, x_478);
x_481 = lean_uint64_mul(x_479, x_3);
x_482 = lean_uint64_mul(x_469, x_4);
x_483 = lean_uint64_shift_left(x_482, x_23);
x_484 = lean_uint64_sub(x_481, x_483);
x_485 = lean_uint64_shift_right(x_484, x_18);
x_486 = lean_uint64_sub(x_17, x_485);
x_487 = lean_uint64_xor(x_484, x_486);
x_488 = lean_uint64_sub(x_487, x_486);
x_489 = lean_uint64_shift_right(x_480, x_23);
x_490 = lean_uint64_add(x_488, x_489);
x_491 = lean_uint64_div(x_490, x_480);
x_492 = lean_uint64_xor(x_491, x_486);
x_493 = lean_uint64_sub(x_492, x_486);
x_494 = lean_uint64_mul(x_479, x_4);
x_495 = lean_uint64_mul(x_469, x_3);
x_496 = lean_uint64_shift_left(x_495, x_23);
x_497 = lean_uint64_add(x_494, x_496);
x_498 = lean_uint64_shift_right(x_497, x_18);
x_499 = lean_uint64_sub(x_17, x_498);
x_500 = lean_uint64_xor(x_497, x_499);
x_501 = lean_uint64_sub(x_500, x_499);
x_502 = lean_uint64_add(x_501, x_489);
x_503 = lean_uint64_div(x_502, x_480);
x_504 = lean_uint64_xor(x_503, x_499);
x_505 = lean_uint64_sub(x_504, x_499);
x_506 = lean_uint64_mul(x_493, x_493);
x_507 = lean_uint64_mul(x_505, x_505);
x_508 = lean_uint64_add(x_506, x_507);
x_509 = lean_uint64_shift_right(x_508, x_18);
x_510 = lean_uint64_sub(x_17, x_509);
x_511 = lean_uint64_xor(x_508, x_510);
x_512 = lean_uint64_sub(x_511, x_510);
x_513 = lean_uint64_add(x_512, x_24);
x_514 = lean_uint64_shift_right(x_513, x_26);
x_515 = lean_uint64_xor(x_514, x_510);
x_516 = lean_uint64_sub(x_515, x_510);
x_517 = lean_uint64_sub(x_458, x_516);
x_518 = lean_uint64_mul(x_505, x_517);
x_519 = lean_uint64_shift_right(x_518, x_18);
x_520 = lean_uint64_sub(x_17, x_519);
x_521 = lean_uint64_xor(x_518, x_520);
x_522 = lean_uint64_sub(x_521, x_520);
x_523 = lean_uint64_add(x_522, x_460);
x_524 = lean_uint64_shift_right(x_523, x_90);
x_525 = lean_uint64_xor(x_524, x_520);
x_526 = lean_uint64_sub(x_525, x_520);
return x_526;
}
}
LEAN_EXPORT uint64_t swimmer_step_3(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step3___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_3(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step3___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step3___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step4___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint8_t x_414; uint64_t x_415; uint32_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint64_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint64_t x_447; uint64_t x_448; uint64_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; uint64_t x_456; uint64_t x_457; uint64_t x_458; uint64_t x_459; uint64_t x_460; uint64_t x_461; uint64_t x_462; uint64_t x_463; uint64_t x_464; uint64_t x_465; uint64_t x_466; uint64_t x_467; uint64_t x_468; uint64_t x_469; uint64_t x_470; uint64_t x_471; uint64_t x_472; uint64_t x_473; uint64_t x_474; uint64_t x_475; uint64_t x_476; uint64_t x_477; uint64_t x_478; uint64_t x_479; uint64_t x_480; uint64_t x_481; uint64_t x_482; uint64_t x_483; uint64_t x_484; uint64_t x_485; uint64_t x_486; uint64_t x_487; uint64_t x_488; uint64_t x_489; uint64_t x_490; uint64_t x_491; uint64_t x_492; uint64_t x_493; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_shift_right(x_372, x_23);
x_398 = lean_uint64_mul(x_326, x_396);
x_399 = lean_uint64_mul(x_358, x_384);
x_400 = lean_uint64_sub(x_398, x_399);
x_401 = lean_uint64_shift_right(x_400, x_18);
x_402 = lean_uint64_sub(x_17, x_401);
x_403 = lean_uint64_xor(x_400, x_402);
x_404 = lean_uint64_sub(x_403, x_402);
x_405 = lean_uint64_add(x_404, x_397);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_402);
x_408 = lean_uint64_sub(x_407, x_402);
x_409 = lean_uint64_add(x_9, x_408);
x_410 = lean_uint64_shift_right(x_409, x_18);
x_411 = lean_uint64_sub(x_17, x_410);
x_412 = lean_uint64_xor(x_409, x_411);
x_413 = lean_uint64_sub(x_412, x_411);
x_414 = lean_uint64_dec_lt(x_413, x_184);
x_415 = lean_uint64_xor(x_413, x_184);
x_416 = lean_bool_to_uint32(x_414);
x_417 = lean_uint32_to_uint64(x_416);
x_418 = lean_uint64_sub(x_17, x_417);
x_419 = lean_uint64_land(x_415, x_418);
x_420 = lean_uint64_xor(x_184, x_419);
x_421 = lean_uint64_xor(x_420, x_411);
x_422 = lean_uint64_sub(x_421, x_411);
x_423 = 200;
x_424 = lean_uint64_shift_right(x_423, x_23);
x_425 = 3221225472;
x_426 = 2147483648;
x_427 = lean_uint64_shift_right(x_426, x_23);
x_428 = lean_uint64_shift_left(x_422, x_85);
x_429 = lean_uint64_shift_right(x_428, x_18);
x_430 = lean_uint64_sub(x_17, x_429);
x_431 = lean_uint64_xor(x_428, x_430);
x_432 = lean_uint64_sub(x_431, x_430);
x_433 = lean_uint64_add(x_432, x_424);
x_434 = lean_uint64_div(x_433, x_423);
x_435 = lean_uint64_xor(x_434, x_430);
x_436 = lean_uint64_sub(x_435, x_430);
x_437 = lean_uint64_mul(x_436, x_436);
x_438 = lean_uint64_shift_right(x_437, x_18);
x_439 = lean_uint64_sub(x_17, x_438);
x_440 = lean_uint64_xor(x_437, x_439);
x_441 = lean_uint64_sub(x_440, x_439);
x_442 = lean_uint64_add(x_441, x_24);
x_443 = lean_uint64_shift_right(x_442, x_26);
x_444 = lean_uint64_xor(x_443, x_439);
x_445 = lean_uint64_sub(x_444, x_439);
x_446 = lean_uint64_sub(x_16, x_445);
x_447 = lean_uint64_add(x_16, x_445);
x_448 = lean_uint64_mul(x_446, x_5);
x_449 = lean_uint64_mul(x_436, x_6);
x_450 = lean_uint64_shift_left(x_449, x_23);
x_451 = lean_uint64_sub(x_448, x_450);
x_452 = lean_uint64_shift_right(x_451, x_18);
x_453 = lean_uint64_sub(x_17, x_452);
x_454 = lean_uint64_xor(x_451, x_453);
x_455 = lean_uint64_sub(x_454, x_453);
x_456 = lean_uint64_shift_right(x_447, x_23);
x_457 = lean_uint64_add(x_455, x_456);
x_458 = lean_uint64_div(x_457, x_447);
x_459 = lean_uint64_xor(x_458, x_453);
x_460 = lean_uint64_sub(x_459, x_453);
x_461 = lean_uint64_mul(x_446, x_6);
x_462 = lean_uint64_mul(x_436, x_5);
x_463 = lean_uint64_shift_left(x_462, x_23);
x_464 = lean_uint64_add(x_461, x_463);
x_465 = lean_uint64_shift_right(x_464, x_18);
x_466 = lean_uint64_sub(x_17, x_465);
x_467 = lean_uint64_xor(x_464, x_466);
x_468 = lean_uint64_sub(x_467, x_466);
x_469 = lean_uint64_add(x_468, x_456);
x_470 = lean_uint64_div(x_469, x_447);
x_471 = lean_uint64_xor(x_470, x_466);
x_472 = lean_uint64_sub(x_471, x_466);
x_473 = lean_uint64_mul(x_460, x_460);
x_474 = lean_uint64_mul(x_472, x_472);
x_475 = lean_uint64_add(x_473, x_474);
x_476 = lean_uint64_shift_right(x_475, x_18);
x_477 = lean_uint64_sub(x_17, x_476);
x_478 = lean_uint64_xor(x_475, x_477);
x_479 = lean_uint64_sub(x_478, x_477);
x_480 = lean_uint64_add(x_479, x_24);
x_481 = lean_uint64_shift_right(x_480, x_26);
x_482 = lean_uint64_xor(x_481, x_477);
x_483 = lean_uint64_sub(x_482, x_477);
x_484 = lean_uint64_sub(x_425, x_483);
x_485 = lean_uint64_mul(x_460, x_484);
x_486 = lean_uint64_shift_right(x_485, x_18);
x_487 = lean_uint64_sub(x_17, x_486);
x_488 = lean_uint64_xor(x_485, x_487);
x_489 = lean_uint64_sub(x_488, x_487);
x_490 = lean_uint64_add(x_489, x_427);
x_491 = lean_uint64_shift_right(x_490, x_90);
x_492 = lean_uint64_xor(x_491, x_487);
x_493 = lean_uint64_sub(x_492, x_487);
return x_493;
}
}
LEAN_EXPORT uint64_t swimmer_step_4(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step4___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_4(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step4___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step4___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step5___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint8_t x_414; uint64_t x_415; uint32_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint64_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint64_t x_447; uint64_t x_448; uint64_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; uint64_t x_456; uint64_t x_457; uint64_t x_458; uint64_t x_459; uint64_t x_460; uint64_t x_461; uint64_t x_462; uint64_t x_463; uint64_t x_464; uint64_t x_465; uint64_t x_466; uint64_t x_467; uint64_t x_468; uint64_t x_469; uint64_t x_470; uint64_t x_471; uint64_t x_472; uint64_t x_473; uint64_t x_474; uint64_t x_475; uint64_t x_476; uint64_t x_477; uint64_t x_478; uint64_t x_479; uint64_t x_480; uint64_t x_481; uint64_t x_482; uint64_t x_483; uint64_t x_484; uint64_t x_485; uint64_t x_486; uint64_t x_487; uint64_t x_488; uint64_t x_489; uint64_t x_490; uint64_t x_491; uint64_t x_492; uint64_t x_493; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_shift_right(x_372, x_23);
x_398 = lean_uint64_mul(x_326, x_396);
x_399 = lean_uint64_mul(x_358, x_384);
x_400 = lean_uint64_sub(x_398, x_399);
x_401 = lean_uint64_shift_right(x_400, x_18);
x_402 = lean_uint64_sub(x_17, x_401);
x_403 = lean_uint64_xor(x_400, x_402);
x_404 = lean_uint64_sub(x_403, x_402);
x_405 = lean_uint64_add(x_404, x_397);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_402);
x_408 = lean_uint64_sub(x_407, x_402);
x_409 = lean_uint64_add(x_9, x_408);
x_410 = lean_uint64_shift_right(x_409, x_18);
x_411 = lean_uint64_sub(x_17, x_410);
x_412 = lean_uint64_xor(x_409, x_411);
x_413 = lean_uint64_sub(x_412, x_411);
x_414 = lean_uint64_dec_lt(x_413, x_184);
x_415 = lean_uint64_xor(x_413, x_184);
x_416 = lean_bool_to_uint32(x_414);
x_417 = lean_uint32_to_uint64(x_416);
x_418 = lean_uint64_sub(x_17, x_417);
x_419 = lean_uint64_land(x_415, x_418);
x_420 = lean_uint64_xor(x_184, x_419);
x_421 = lean_uint64_xor(x_420, x_411);
x_422 = lean_uint64_sub(x_421, x_411);
x_423 = 200;
x_424 = lean_uint64_shift_right(x_423, x_23);
x_425 = 3221225472;
x_426 = 2147483648;
x_427 = lean_uint64_shift_right(x_426, x_23);
x_428 = lean_uint64_shift_left(x_422, x_85);
x_429 = lean_uint64_shift_right(x_428, x_18);
x_430 = lean_uint64_sub(x_17, x_429);
x_431 = lean_uint64_xor(x_428, x_430);
x_432 = lean_uint64_sub(x_431, x_430);
x_433 = lean_uint64_add(x_432, x_424);
x_434 = lean_uint64_div(x_433, x_423);
x_435 = lean_uint64_xor(x_434, x_430);
x_436 = lean_uint64_sub(x_435, x_430);
x_437 = lean_uint64_mul(x_436, x_436);
x_438 = lean_uint64_shift_right(x_437, x_18);
x_439 = lean_uint64_sub(x_17, x_438);
x_440 = lean_uint64_xor(x_437, x_439);
x_441 = lean_uint64_sub(x_440, x_439);
x_442 = lean_uint64_add(x_441, x_24);
x_443 = lean_uint64_shift_right(x_442, x_26);
x_444 = lean_uint64_xor(x_443, x_439);
x_445 = lean_uint64_sub(x_444, x_439);
x_446 = lean_uint64_sub(x_16, x_445);
x_447 = lean_uint64_add(x_16, x_445);
x_448 = lean_uint64_mul(x_446, x_5);
x_449 = lean_uint64_mul(x_436, x_6);
x_450 = lean_uint64_shift_left(x_449, x_23);
x_451 = lean_uint64_sub(x_448, x_450);
x_452 = lean_uint64_shift_right(x_451, x_18);
x_453 = lean_uint64_sub(x_17, x_452);
x_454 = lean_uint64_xor(x_451, x_453);
x_455 = lean_uint64_sub(x_454, x_453);
x_456 = lean_uint64_shift_right(x_447, x_23);
x_457 = lean_uint64_add(x_455, x_456);
x_458 = lean_uint64_div(x_457, x_447);
x_459 = lean_uint64_xor(x_458, x_453);
x_460 = lean_uint64_sub(x_459, x_453);
x_461 = lean_uint64_mul(x_446, x_6);
x_462 = lean_uint64_mul(x_436, x_5);
x_463 = lean_uint64_shift_left(x_462, x_23);
x_464 = lean_uint64_add(x_461, x_463);
x_465 = lean_uint64_shift_right(x_464, x_18);
x_466 = lean_uint64_sub(x_17, x_465);
x_467 = lean_uint64_xor(x_464, x_466);
x_468 = lean_uint64_sub(x_467, x_466);
x_469 = lean_uint64_add(x_468, x_456);
x_470 = lean_uint64_div(x_469, x_447);
x_471 = lean_uint64_xor(x_470, x_466);
x_472 = lean_uint64_sub(x_471, x_466);
x_473 = lean_uint64_mul(x_460, x_460);
x_474 = lean_uint64_mul(x_472, x_472);
x_475 = lean_uint64_add(x_473, x_474);
x_476 = lean_uint64_shift_right(x_475, x_18);
x_477 = lean_uint64_sub(x_17, x_476);
x_478 = lean_uint64_xor(x_475, x_477);
x_479 = lean_uint64_sub(x_478, x_477);
x_480 = lean_uint64_add(x_479, x_24);
x_481 = lean_uint64_shift_right(x_480, x_26);
x_482 = lean_uint64_xor(x_481, x_477);
x_483 = lean_uint64_sub(x_482, x_477);
x_484 = lean_uint64_sub(x_425, x_483);
x_485 = lean_uint64_mul(x_472, x_484);
x_486 = lean_uint64_shift_right(x_485, x_18);
x_487 = lean_uint64_sub(x_17, x_486);
x_488 = lean_uint64_xor(x_485, x_487);
x_489 = lean_uint64_sub(x_488, x_487);
x_490 = lean_uint64_add(x_489, x_427);
x_491 = lean_uint64_shift_right(x_490, x_90);
x_492 = lean_uint64_xor(x_491, x_487);
x_493 = lean_uint64_sub(x_492, x_487);
return x_493;
}
}
LEAN_EXPORT uint64_t swimmer_step_5(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step5___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step5___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_5(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step5___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step5___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step6___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint8_t x_414; uint64_t x_415; uint32_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_mul(x_337, x_384);
x_398 = lean_uint64_mul(x_358, x_396);
x_399 = lean_uint64_sub(x_397, x_398);
x_400 = lean_uint64_shift_right(x_399, x_18);
x_401 = lean_uint64_sub(x_17, x_400);
x_402 = lean_uint64_xor(x_399, x_401);
x_403 = lean_uint64_sub(x_402, x_401);
x_404 = lean_uint64_shift_right(x_372, x_23);
x_405 = lean_uint64_add(x_403, x_404);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_401);
x_408 = lean_uint64_sub(x_407, x_401);
x_409 = lean_uint64_add(x_7, x_408);
x_410 = lean_uint64_shift_right(x_409, x_18);
x_411 = lean_uint64_sub(x_17, x_410);
x_412 = lean_uint64_xor(x_409, x_411);
x_413 = lean_uint64_sub(x_412, x_411);
x_414 = lean_uint64_dec_lt(x_413, x_184);
x_415 = lean_uint64_xor(x_413, x_184);
x_416 = lean_bool_to_uint32(x_414);
x_417 = lean_uint32_to_uint64(x_416);
x_418 = lean_uint64_sub(x_17, x_417);
x_419 = lean_uint64_land(x_415, x_418);
x_420 = lean_uint64_xor(x_184, x_419);
x_421 = lean_uint64_xor(x_420, x_411);
x_422 = lean_uint64_sub(x_421, x_411);
return x_422;
}
}
LEAN_EXPORT uint64_t swimmer_step_6(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step6___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step6___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_6(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step6___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step6___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step7___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint64_t x_414; uint64_t x_415; uint64_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint64_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint8_t x_447; uint64_t x_448; uint32_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_mul(x_337, x_384);
x_398 = lean_uint64_mul(x_358, x_396);
x_399 = lean_uint64_sub(x_397, x_398);
x_400 = lean_uint64_shift_right(x_399, x_18);
x_401 = lean_uint64_sub(x_17, x_400);
x_402 = lean_uint64_xor(x_399, x_401);
x_403 = lean_uint64_sub(x_402, x_401);
x_404 = lean_uint64_shift_right(x_372, x_23);
x_405 = lean_uint64_add(x_403, x_404);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_401);
x_408 = lean_uint64_sub(x_407, x_401);
x_409 = lean_uint64_mul(x_326, x_396);
x_410 = lean_uint64_mul(x_358, x_384);
x_411 = lean_uint64_sub(x_409, x_410);
x_412 = lean_uint64_shift_right(x_411, x_18);
x_413 = lean_uint64_sub(x_17, x_412);
x_414 = lean_uint64_xor(x_411, x_413);
x_415 = lean_uint64_sub(x_414, x_413);
x_416 = lean_uint64_add(x_415, x_404);
x_417 = lean_uint64_div(x_416, x_372);
x_418 = lean_uint64_xor(x_417, x_413);
x_419 = lean_uint64_sub(x_418, x_413);
x_420 = lean_uint64_mul(x_29, x_408);
x_421 = lean_uint64_mul(x_51, x_419);
x_422 = lean_uint64_add(x_420, x_421);
x_423 = lean_uint64_shift_right(x_422, x_18);
x_424 = lean_uint64_sub(x_17, x_423);
x_425 = lean_uint64_xor(x_422, x_424);
x_426 = lean_uint64_sub(x_425, x_424);
x_427 = lean_uint64_add(x_426, x_24);
x_428 = lean_uint64_shift_right(x_427, x_26);
x_429 = lean_uint64_xor(x_428, x_424);
x_430 = lean_uint64_sub(x_429, x_424);
x_431 = lean_uint64_mul(x_93, x_430);
x_432 = lean_uint64_sub(x_295, x_431);
x_433 = lean_uint64_shift_right(x_432, x_18);
x_434 = lean_uint64_sub(x_17, x_433);
x_435 = lean_uint64_xor(x_432, x_434);
x_436 = lean_uint64_sub(x_435, x_434);
x_437 = lean_uint64_shift_right(x_348, x_23);
x_438 = lean_uint64_add(x_436, x_437);
x_439 = lean_uint64_div(x_438, x_348);
x_440 = lean_uint64_xor(x_439, x_434);
x_441 = lean_uint64_sub(x_440, x_434);
x_442 = lean_uint64_add(x_8, x_441);
x_443 = lean_uint64_shift_right(x_442, x_18);
x_444 = lean_uint64_sub(x_17, x_443);
x_445 = lean_uint64_xor(x_442, x_444);
x_446 = lean_uint64_sub(x_445, x_444);
x_447 = lean_uint64_dec_lt(x_446, x_184);
x_448 = lean_uint64_xor(x_446, x_184);
x_449 = lean_bool_to_uint32(x_447);
x_450 = lean_uint32_to_uint64(x_449);
x_451 = lean_uint64_sub(x_17, x_450);
x_452 = lean_uint64_land(x_448, x_451);
x_453 = lean_uint64_xor(x_184, x_452);
x_454 = lean_uint64_xor(x_453, x_444);
x_455 = lean_uint64_sub(x_454, x_444);
return x_455;
}
}
LEAN_EXPORT uint64_t swimmer_step_7(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step7___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step7___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_7(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step7___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step7___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step8___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint32_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint32_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint32_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint8_t x_414; uint64_t x_415; uint32_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = lean_uint64_mul(x_29, x_62);
x_75 = lean_uint64_mul(x_40, x_51);
x_76 = lean_uint64_add(x_74, x_75);
x_77 = lean_uint64_shift_right(x_76, x_18);
x_78 = lean_uint64_sub(x_17, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = lean_uint64_sub(x_79, x_78);
x_81 = lean_uint64_add(x_80, x_24);
x_82 = lean_uint64_shift_right(x_81, x_26);
x_83 = lean_uint64_xor(x_82, x_78);
x_84 = lean_uint64_sub(x_83, x_78);
x_85 = 6;
x_86 = lean_uint64_mul(x_11, x_1);
x_87 = lean_uint64_mul(x_10, x_2);
x_88 = lean_uint64_sub(x_86, x_87);
x_89 = lean_uint64_mul(x_85, x_88);
x_90 = 31;
x_91 = lean_uint64_shift_left(x_7, x_90);
x_92 = lean_uint64_sub(x_89, x_91);
x_93 = 3;
x_94 = lean_uint64_mul(x_8, x_29);
x_95 = lean_uint64_mul(x_93, x_94);
x_96 = lean_uint64_sub(x_92, x_95);
x_97 = lean_uint64_mul(x_9, x_73);
x_98 = lean_uint64_sub(x_96, x_97);
x_99 = 6442450944ULL;
x_100 = lean_uint64_shift_right(x_98, x_18);
x_101 = lean_uint64_sub(x_17, x_100);
x_102 = lean_uint64_xor(x_98, x_101);
x_103 = lean_uint64_sub(x_102, x_101);
x_104 = lean_uint64_shift_right(x_99, x_23);
x_105 = lean_uint64_add(x_103, x_104);
x_106 = lean_uint64_div(x_105, x_99);
x_107 = lean_uint64_xor(x_106, x_101);
x_108 = lean_uint64_sub(x_107, x_101);
x_109 = lean_uint64_mul(x_11, x_3);
x_110 = lean_uint64_mul(x_10, x_4);
x_111 = lean_uint64_sub(x_109, x_110);
x_112 = lean_uint64_mul(x_85, x_111);
x_113 = lean_uint64_mul(x_7, x_29);
x_114 = lean_uint64_add(x_112, x_113);
x_115 = lean_uint64_mul(x_9, x_51);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_18);
x_118 = lean_uint64_sub(x_17, x_117);
x_119 = lean_uint64_xor(x_116, x_118);
x_120 = lean_uint64_sub(x_119, x_118);
x_121 = lean_uint64_add(x_120, x_104);
x_122 = lean_uint64_div(x_121, x_99);
x_123 = lean_uint64_xor(x_122, x_118);
x_124 = lean_uint64_sub(x_123, x_118);
x_125 = lean_uint64_mul(x_11, x_5);
x_126 = lean_uint64_mul(x_10, x_6);
x_127 = lean_uint64_sub(x_125, x_126);
x_128 = lean_uint64_mul(x_85, x_127);
x_129 = lean_uint64_mul(x_7, x_73);
x_130 = lean_uint64_add(x_128, x_129);
x_131 = lean_uint64_mul(x_8, x_51);
x_132 = lean_uint64_mul(x_93, x_131);
x_133 = lean_uint64_add(x_130, x_132);
x_134 = lean_uint64_shift_left(x_9, x_90);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_shift_right(x_135, x_18);
x_137 = lean_uint64_sub(x_17, x_136);
x_138 = lean_uint64_xor(x_135, x_137);
x_139 = lean_uint64_sub(x_138, x_137);
x_140 = lean_uint64_add(x_139, x_104);
x_141 = lean_uint64_div(x_140, x_99);
x_142 = lean_uint64_xor(x_141, x_137);
x_143 = lean_uint64_sub(x_142, x_137);
x_144 = lean_uint64_mul(x_124, x_29);
x_145 = lean_uint64_mul(x_143, x_73);
x_146 = lean_uint64_add(x_144, x_145);
x_147 = lean_uint64_shift_left(x_108, x_90);
x_148 = lean_uint64_sub(x_146, x_147);
x_149 = lean_uint64_shift_right(x_148, x_18);
x_150 = lean_uint64_sub(x_17, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_add(x_152, x_24);
x_154 = lean_uint64_shift_right(x_153, x_26);
x_155 = lean_uint64_xor(x_154, x_150);
x_156 = lean_uint64_sub(x_155, x_150);
x_157 = lean_uint64_mul(x_143, x_51);
x_158 = lean_uint64_mul(x_93, x_157);
x_159 = lean_uint64_mul(x_108, x_29);
x_160 = lean_uint64_mul(x_93, x_159);
x_161 = lean_uint64_sub(x_158, x_160);
x_162 = lean_uint64_shift_right(x_161, x_18);
x_163 = lean_uint64_sub(x_17, x_162);
x_164 = lean_uint64_xor(x_161, x_163);
x_165 = lean_uint64_sub(x_164, x_163);
x_166 = lean_uint64_add(x_165, x_24);
x_167 = lean_uint64_shift_right(x_166, x_26);
x_168 = lean_uint64_xor(x_167, x_163);
x_169 = lean_uint64_sub(x_168, x_163);
x_170 = lean_uint64_shift_left(x_143, x_90);
x_171 = lean_uint64_mul(x_108, x_73);
x_172 = lean_uint64_sub(x_170, x_171);
x_173 = lean_uint64_mul(x_124, x_51);
x_174 = lean_uint64_sub(x_172, x_173);
x_175 = lean_uint64_shift_right(x_174, x_18);
x_176 = lean_uint64_sub(x_17, x_175);
x_177 = lean_uint64_xor(x_174, x_176);
x_178 = lean_uint64_sub(x_177, x_176);
x_179 = lean_uint64_add(x_178, x_24);
x_180 = lean_uint64_shift_right(x_179, x_26);
x_181 = lean_uint64_xor(x_180, x_176);
x_182 = lean_uint64_sub(x_181, x_176);
x_183 = lean_uint64_mul(x_7, x_7);
x_184 = 268435456;
x_185 = lean_uint64_shift_right(x_183, x_18);
x_186 = lean_uint64_sub(x_17, x_185);
x_187 = lean_uint64_xor(x_183, x_186);
x_188 = lean_uint64_sub(x_187, x_186);
x_189 = lean_uint64_shift_right(x_184, x_23);
x_190 = lean_uint64_add(x_188, x_189);
x_191 = 28;
x_192 = lean_uint64_shift_right(x_190, x_191);
x_193 = lean_uint64_xor(x_192, x_186);
x_194 = lean_uint64_sub(x_193, x_186);
x_195 = lean_uint64_mul(x_8, x_8);
x_196 = lean_uint64_shift_right(x_195, x_18);
x_197 = lean_uint64_sub(x_17, x_196);
x_198 = lean_uint64_xor(x_195, x_197);
x_199 = lean_uint64_sub(x_198, x_197);
x_200 = lean_uint64_add(x_199, x_189);
x_201 = lean_uint64_shift_right(x_200, x_191);
x_202 = lean_uint64_xor(x_201, x_197);
x_203 = lean_uint64_sub(x_202, x_197);
x_204 = lean_uint64_mul(x_9, x_9);
x_205 = lean_uint64_shift_right(x_204, x_18);
x_206 = lean_uint64_sub(x_17, x_205);
x_207 = lean_uint64_xor(x_204, x_206);
x_208 = lean_uint64_sub(x_207, x_206);
x_209 = lean_uint64_add(x_208, x_189);
x_210 = lean_uint64_shift_right(x_209, x_191);
x_211 = lean_uint64_xor(x_210, x_206);
x_212 = lean_uint64_sub(x_211, x_206);
x_213 = lean_uint64_mul(x_40, x_203);
x_214 = lean_uint64_mul(x_93, x_213);
x_215 = lean_uint64_mul(x_84, x_212);
x_216 = lean_uint64_add(x_214, x_215);
x_217 = 67108864;
x_218 = lean_uint64_shift_right(x_216, x_18);
x_219 = lean_uint64_sub(x_17, x_218);
x_220 = lean_uint64_xor(x_216, x_219);
x_221 = lean_uint64_sub(x_220, x_219);
x_222 = lean_uint64_shift_right(x_217, x_23);
x_223 = lean_uint64_add(x_221, x_222);
x_224 = 26;
x_225 = lean_uint64_shift_right(x_223, x_224);
x_226 = lean_uint64_xor(x_225, x_219);
x_227 = lean_uint64_sub(x_226, x_219);
x_228 = lean_uint64_mul(x_62, x_212);
x_229 = lean_uint64_mul(x_93, x_228);
x_230 = lean_uint64_mul(x_40, x_194);
x_231 = lean_uint64_mul(x_93, x_230);
x_232 = lean_uint64_sub(x_229, x_231);
x_233 = lean_uint64_shift_right(x_232, x_18);
x_234 = lean_uint64_sub(x_17, x_233);
x_235 = lean_uint64_xor(x_232, x_234);
x_236 = lean_uint64_sub(x_235, x_234);
x_237 = lean_uint64_add(x_236, x_222);
x_238 = lean_uint64_shift_right(x_237, x_224);
x_239 = lean_uint64_xor(x_238, x_234);
x_240 = lean_uint64_sub(x_239, x_234);
x_241 = lean_uint64_mul(x_84, x_194);
x_242 = lean_uint64_sub(x_17, x_241);
x_243 = lean_uint64_mul(x_62, x_203);
x_244 = lean_uint64_mul(x_93, x_243);
x_245 = lean_uint64_sub(x_242, x_244);
x_246 = lean_uint64_shift_right(x_245, x_18);
x_247 = lean_uint64_sub(x_17, x_246);
x_248 = lean_uint64_xor(x_245, x_247);
x_249 = lean_uint64_sub(x_248, x_247);
x_250 = lean_uint64_add(x_249, x_222);
x_251 = lean_uint64_shift_right(x_250, x_224);
x_252 = lean_uint64_xor(x_251, x_247);
x_253 = lean_uint64_sub(x_252, x_247);
x_254 = 40961;
x_255 = lean_uint32_div(x_12, x_254);
x_256 = lean_uint32_to_uint64(x_255);
x_257 = 20480;
x_258 = lean_uint64_sub(x_256, x_257);
x_259 = lean_uint32_mod(x_12, x_254);
x_260 = lean_uint32_to_uint64(x_259);
x_261 = lean_uint64_sub(x_260, x_257);
x_262 = 49152;
x_263 = lean_uint64_mul(x_262, x_258);
x_264 = lean_uint64_add(x_227, x_263);
x_265 = 20;
x_266 = lean_uint64_mul(x_265, x_156);
x_267 = lean_uint64_sub(x_264, x_266);
x_268 = 10;
x_269 = lean_uint64_mul(x_268, x_7);
x_270 = lean_uint64_sub(x_267, x_269);
x_271 = 100;
x_272 = lean_uint64_shift_right(x_270, x_18);
x_273 = lean_uint64_sub(x_17, x_272);
x_274 = lean_uint64_xor(x_270, x_273);
x_275 = lean_uint64_sub(x_274, x_273);
x_276 = lean_uint64_shift_right(x_271, x_23);
x_277 = lean_uint64_add(x_275, x_276);
x_278 = lean_uint64_div(x_277, x_271);
x_279 = lean_uint64_xor(x_278, x_273);
x_280 = lean_uint64_sub(x_279, x_273);
x_281 = lean_uint64_sub(x_261, x_258);
x_282 = lean_uint64_mul(x_262, x_281);
x_283 = lean_uint64_add(x_240, x_282);
x_284 = lean_uint64_mul(x_265, x_169);
x_285 = lean_uint64_sub(x_283, x_284);
x_286 = lean_uint64_mul(x_268, x_8);
x_287 = lean_uint64_sub(x_285, x_286);
x_288 = lean_uint64_shift_right(x_287, x_18);
x_289 = lean_uint64_sub(x_17, x_288);
x_290 = lean_uint64_xor(x_287, x_289);
x_291 = lean_uint64_sub(x_290, x_289);
x_292 = lean_uint64_add(x_291, x_276);
x_293 = lean_uint64_div(x_292, x_271);
x_294 = lean_uint64_xor(x_293, x_289);
x_295 = lean_uint64_sub(x_294, x_289);
x_296 = lean_uint64_sub(x_17, x_261);
x_297 = lean_uint64_mul(x_262, x_296);
x_298 = lean_uint64_add(x_253, x_297);
x_299 = lean_uint64_mul(x_265, x_182);
x_300 = lean_uint64_sub(x_298, x_299);
x_301 = lean_uint64_mul(x_268, x_9);
x_302 = lean_uint64_sub(x_300, x_301);
x_303 = lean_uint64_shift_right(x_302, x_18);
x_304 = lean_uint64_sub(x_17, x_303);
x_305 = lean_uint64_xor(x_302, x_304);
x_306 = lean_uint64_sub(x_305, x_304);
x_307 = lean_uint64_add(x_306, x_276);
x_308 = lean_uint64_div(x_307, x_271);
x_309 = lean_uint64_xor(x_308, x_304);
x_310 = lean_uint64_sub(x_309, x_304);
x_311 = 352321536;
x_312 = 9;
x_313 = lean_uint64_mul(x_29, x_29);
x_314 = 68719476736ULL;
x_315 = lean_uint64_shift_right(x_313, x_18);
x_316 = lean_uint64_sub(x_17, x_315);
x_317 = lean_uint64_xor(x_313, x_316);
x_318 = lean_uint64_sub(x_317, x_316);
x_319 = lean_uint64_shift_right(x_314, x_23);
x_320 = lean_uint64_add(x_318, x_319);
x_321 = 36;
x_322 = lean_uint64_shift_right(x_320, x_321);
x_323 = lean_uint64_xor(x_322, x_316);
x_324 = lean_uint64_sub(x_323, x_316);
x_325 = lean_uint64_mul(x_312, x_324);
x_326 = lean_uint64_sub(x_311, x_325);
x_327 = lean_uint64_mul(x_51, x_51);
x_328 = lean_uint64_shift_right(x_327, x_18);
x_329 = lean_uint64_sub(x_17, x_328);
x_330 = lean_uint64_xor(x_327, x_329);
x_331 = lean_uint64_sub(x_330, x_329);
x_332 = lean_uint64_add(x_331, x_319);
x_333 = lean_uint64_shift_right(x_332, x_321);
x_334 = lean_uint64_xor(x_333, x_329);
x_335 = lean_uint64_sub(x_334, x_329);
x_336 = lean_uint64_mul(x_312, x_335);
x_337 = lean_uint64_sub(x_311, x_336);
x_338 = lean_uint64_shift_right(x_63, x_18);
x_339 = lean_uint64_sub(x_17, x_338);
x_340 = lean_uint64_xor(x_63, x_339);
x_341 = lean_uint64_sub(x_340, x_339);
x_342 = lean_uint64_add(x_341, x_319);
x_343 = lean_uint64_shift_right(x_342, x_321);
x_344 = lean_uint64_xor(x_343, x_339);
x_345 = lean_uint64_sub(x_344, x_339);
x_346 = lean_uint64_shift_left(x_345, x_23);
x_347 = lean_uint64_sub(x_17, x_346);
x_348 = 7;
x_349 = lean_uint64_shift_right(x_64, x_18);
x_350 = lean_uint64_sub(x_17, x_349);
x_351 = lean_uint64_xor(x_64, x_350);
x_352 = lean_uint64_sub(x_351, x_350);
x_353 = lean_uint64_add(x_352, x_319);
x_354 = lean_uint64_shift_right(x_353, x_321);
x_355 = lean_uint64_xor(x_354, x_350);
x_356 = lean_uint64_sub(x_355, x_350);
x_357 = lean_uint64_mul(x_348, x_356);
x_358 = lean_uint64_sub(x_347, x_357);
x_359 = lean_uint64_mul(x_326, x_337);
x_360 = lean_uint64_mul(x_358, x_358);
x_361 = lean_uint64_sub(x_359, x_360);
x_362 = 16777216;
x_363 = lean_uint64_shift_right(x_361, x_18);
x_364 = lean_uint64_sub(x_17, x_363);
x_365 = lean_uint64_xor(x_361, x_364);
x_366 = lean_uint64_sub(x_365, x_364);
x_367 = lean_uint64_shift_right(x_362, x_23);
x_368 = lean_uint64_add(x_366, x_367);
x_369 = 24;
x_370 = lean_uint64_shift_right(x_368, x_369);
x_371 = lean_uint64_xor(x_370, x_364);
x_372 = lean_uint64_sub(x_371, x_364);
x_373 = lean_uint64_mul(x_348, x_280);
x_374 = lean_uint64_mul(x_29, x_295);
x_375 = lean_uint64_mul(x_93, x_374);
x_376 = lean_uint64_shift_right(x_375, x_18);
x_377 = lean_uint64_sub(x_17, x_376);
x_378 = lean_uint64_xor(x_375, x_377);
x_379 = lean_uint64_sub(x_378, x_377);
x_380 = lean_uint64_add(x_379, x_24);
x_381 = lean_uint64_shift_right(x_380, x_26);
x_382 = lean_uint64_xor(x_381, x_377);
x_383 = lean_uint64_sub(x_382, x_377);
x_384 = lean_uint64_sub(x_373, x_383);
x_385 = lean_uint64_mul(x_348, x_310);
x_386 = lean_uint64_mul(x_51, x_295);
x_387 = lean_uint64_mul(x_93, x_386);
x_388 = lean_uint64_shift_right(x_387, x_18);
x_389 = lean_uint64_sub(x_17, x_388);
x_390 = lean_uint64_xor(x_387, x_389);
x_391 = lean_uint64_sub(x_390, x_389);
x_392 = lean_uint64_add(x_391, x_24);
x_393 = lean_uint64_shift_right(x_392, x_26);
x_394 = lean_uint64_xor(x_393, x_389);
x_395 = lean_uint64_sub(x_394, x_389);
x_396 = lean_uint64_sub(x_385, x_395);
x_397 = lean_uint64_shift_right(x_372, x_23);
x_398 = lean_uint64_mul(x_326, x_396);
x_399 = lean_uint64_mul(x_358, x_384);
x_400 = lean_uint64_sub(x_398, x_399);
x_401 = lean_uint64_shift_right(x_400, x_18);
x_402 = lean_uint64_sub(x_17, x_401);
x_403 = lean_uint64_xor(x_400, x_402);
x_404 = lean_uint64_sub(x_403, x_402);
x_405 = lean_uint64_add(x_404, x_397);
x_406 = lean_uint64_div(x_405, x_372);
x_407 = lean_uint64_xor(x_406, x_402);
x_408 = lean_uint64_sub(x_407, x_402);
x_409 = lean_uint64_add(x_9, x_408);
x_410 = lean_uint64_shift_right(x_409, x_18);
x_411 = lean_uint64_sub(x_17, x_410);
x_412 = lean_uint64_xor(x_409, x_411);
x_413 = lean_uint64_sub(x_412, x_411);
x_414 = lean_uint64_dec_lt(x_413, x_184);
x_415 = lean_uint64_xor(x_413, x_184);
x_416 = lean_bool_to_uint32(x_414);
x_417 = lean_uint32_to_uint64(x_416);
x_418 = lean_uint64_sub(x_17, x_417);
x_419 = lean_uint64_land(x_415, x_418);
x_420 = lean_uint64_xor(x_184, x_419);
x_421 = lean_uint64_xor(x_420, x_411);
x_422 = lean_uint64_sub(x_421, x_411);
return x_422;
}
}
LEAN_EXPORT uint64_t swimmer_step_8(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step8___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_15);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step8___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_8(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step8___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step8___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step9___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint8_t x_153; uint64_t x_154; uint32_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; 
x_12 = lean_uint64_mul(x_1, x_3);
x_13 = lean_uint64_mul(x_2, x_4);
x_14 = lean_uint64_add(x_12, x_13);
x_15 = 1073741824;
x_16 = 0;
x_17 = 63;
x_18 = lean_uint64_shift_right(x_14, x_17);
x_19 = lean_uint64_sub(x_16, x_18);
x_20 = lean_uint64_xor(x_14, x_19);
x_21 = lean_uint64_sub(x_20, x_19);
x_22 = 1;
x_23 = lean_uint64_shift_right(x_15, x_22);
x_24 = lean_uint64_add(x_21, x_23);
x_25 = 30;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_26, x_19);
x_28 = lean_uint64_sub(x_27, x_19);
x_29 = lean_uint64_mul(x_1, x_4);
x_30 = lean_uint64_mul(x_2, x_3);
x_31 = lean_uint64_sub(x_29, x_30);
x_32 = lean_uint64_shift_right(x_31, x_17);
x_33 = lean_uint64_sub(x_16, x_32);
x_34 = lean_uint64_xor(x_31, x_33);
x_35 = lean_uint64_sub(x_34, x_33);
x_36 = lean_uint64_add(x_35, x_23);
x_37 = lean_uint64_shift_right(x_36, x_25);
x_38 = lean_uint64_xor(x_37, x_33);
x_39 = lean_uint64_sub(x_38, x_33);
x_40 = lean_uint64_mul(x_3, x_5);
x_41 = lean_uint64_mul(x_4, x_6);
x_42 = lean_uint64_add(x_40, x_41);
x_43 = lean_uint64_shift_right(x_42, x_17);
x_44 = lean_uint64_sub(x_16, x_43);
x_45 = lean_uint64_xor(x_42, x_44);
x_46 = lean_uint64_sub(x_45, x_44);
x_47 = lean_uint64_add(x_46, x_23);
x_48 = lean_uint64_shift_right(x_47, x_25);
x_49 = lean_uint64_xor(x_48, x_44);
x_50 = lean_uint64_sub(x_49, x_44);
x_51 = lean_uint64_mul(x_3, x_6);
x_52 = lean_uint64_mul(x_4, x_5);
x_53 = lean_uint64_sub(x_51, x_52);
x_54 = lean_uint64_shift_right(x_53, x_17);
x_55 = lean_uint64_sub(x_16, x_54);
x_56 = lean_uint64_xor(x_53, x_55);
x_57 = lean_uint64_sub(x_56, x_55);
x_58 = lean_uint64_add(x_57, x_23);
x_59 = lean_uint64_shift_right(x_58, x_25);
x_60 = lean_uint64_xor(x_59, x_55);
x_61 = lean_uint64_sub(x_60, x_55);
x_62 = lean_uint64_mul(x_28, x_50);
x_63 = lean_uint64_mul(x_39, x_61);
x_64 = lean_uint64_sub(x_62, x_63);
x_65 = lean_uint64_shift_right(x_64, x_17);
x_66 = lean_uint64_sub(x_16, x_65);
x_67 = lean_uint64_xor(x_64, x_66);
x_68 = lean_uint64_sub(x_67, x_66);
x_69 = lean_uint64_add(x_68, x_23);
x_70 = lean_uint64_shift_right(x_69, x_25);
x_71 = lean_uint64_xor(x_70, x_66);
x_72 = lean_uint64_sub(x_71, x_66);
x_73 = 6;
x_74 = lean_uint64_mul(x_11, x_1);
x_75 = lean_uint64_mul(x_10, x_2);
x_76 = lean_uint64_sub(x_74, x_75);
x_77 = lean_uint64_mul(x_73, x_76);
x_78 = 31;
x_79 = lean_uint64_shift_left(x_7, x_78);
x_80 = lean_uint64_sub(x_77, x_79);
x_81 = 3;
x_82 = lean_uint64_mul(x_8, x_28);
x_83 = lean_uint64_mul(x_81, x_82);
x_84 = lean_uint64_sub(x_80, x_83);
x_85 = lean_uint64_mul(x_9, x_72);
x_86 = lean_uint64_sub(x_84, x_85);
x_87 = 6442450944ULL;
x_88 = lean_uint64_shift_right(x_86, x_17);
x_89 = lean_uint64_sub(x_16, x_88);
x_90 = lean_uint64_xor(x_86, x_89);
x_91 = lean_uint64_sub(x_90, x_89);
x_92 = lean_uint64_shift_right(x_87, x_22);
x_93 = lean_uint64_add(x_91, x_92);
x_94 = lean_uint64_div(x_93, x_87);
x_95 = lean_uint64_xor(x_94, x_89);
x_96 = lean_uint64_sub(x_95, x_89);
x_97 = lean_uint64_mul(x_11, x_3);
x_98 = lean_uint64_mul(x_10, x_4);
x_99 = lean_uint64_sub(x_97, x_98);
x_100 = lean_uint64_mul(x_73, x_99);
x_101 = lean_uint64_mul(x_7, x_28);
x_102 = lean_uint64_add(x_100, x_101);
x_103 = lean_uint64_mul(x_9, x_50);
x_104 = lean_uint64_sub(x_102, x_103);
x_105 = lean_uint64_shift_right(x_104, x_17);
x_106 = lean_uint64_sub(x_16, x_105);
x_107 = lean_uint64_xor(x_104, x_106);
x_108 = lean_uint64_sub(x_107, x_106);
x_109 = lean_uint64_add(x_108, x_92);
x_110 = lean_uint64_div(x_109, x_87);
x_111 = lean_uint64_xor(x_110, x_106);
x_112 = lean_uint64_sub(x_111, x_106);
x_113 = lean_uint64_mul(x_11, x_5);
x_114 = lean_uint64_mul(x_10, x_6);
x_115 = lean_uint64_sub(x_113, x_114);
x_116 = lean_uint64_mul(x_73, x_115);
x_117 = lean_uint64_mul(x_7, x_72);
x_118 = lean_uint64_add(x_116, x_117);
x_119 = lean_uint64_mul(x_8, x_50);
x_120 = lean_uint64_mul(x_81, x_119);
x_121 = lean_uint64_add(x_118, x_120);
x_122 = lean_uint64_shift_left(x_9, x_78);
x_123 = lean_uint64_add(x_121, x_122);
x_124 = lean_uint64_shift_right(x_123, x_17);
x_125 = lean_uint64_sub(x_16, x_124);
x_126 = lean_uint64_xor(x_123, x_125);
x_127 = lean_uint64_sub(x_126, x_125);
x_128 = lean_uint64_add(x_127, x_92);
x_129 = lean_uint64_div(x_128, x_87);
x_130 = lean_uint64_xor(x_129, x_125);
x_131 = lean_uint64_sub(x_130, x_125);
x_132 = 67108864;
x_133 = lean_uint64_mul(x_96, x_2);
x_134 = lean_uint64_mul(x_112, x_4);
x_135 = lean_uint64_add(x_133, x_134);
x_136 = lean_uint64_mul(x_131, x_6);
x_137 = lean_uint64_add(x_135, x_136);
x_138 = 32212254720ULL;
x_139 = lean_uint64_shift_right(x_137, x_17);
x_140 = lean_uint64_sub(x_16, x_139);
x_141 = lean_uint64_xor(x_137, x_140);
x_142 = lean_uint64_sub(x_141, x_140);
x_143 = lean_uint64_shift_right(x_138, x_22);
x_144 = lean_uint64_add(x_142, x_143);
x_145 = lean_uint64_div(x_144, x_138);
x_146 = lean_uint64_xor(x_145, x_140);
x_147 = lean_uint64_sub(x_146, x_140);
x_148 = lean_uint64_add(x_10, x_147);
x_149 = lean_uint64_shift_right(x_148, x_17);
x_150 = lean_uint64_sub(x_16, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_dec_lt(x_152, x_132);
x_154 = lean_uint64_xor(x_152, x_132);
x_155 = lean_bool_to_uint32(x_153);
x_156 = lean_uint32_to_uint64(x_155);
x_157 = lean_uint64_sub(x_16, x_156);
x_158 = lean_uint64_land(x_154, x_157);
x_159 = lean_uint64_xor(x_132, x_158);
x_160 = lean_uint64_xor(x_159, x_150);
x_161 = lean_uint64_sub(x_160, x_150);
return x_161;
}
}
LEAN_EXPORT uint64_t swimmer_step_9(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step9___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step9___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_9(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step9___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint64(x_3);
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
x_20 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_23 = l_Spec_Swimmer_Kernel_step9___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step10___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint8_t x_153; uint64_t x_154; uint32_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; 
x_12 = lean_uint64_mul(x_1, x_3);
x_13 = lean_uint64_mul(x_2, x_4);
x_14 = lean_uint64_add(x_12, x_13);
x_15 = 1073741824;
x_16 = 0;
x_17 = 63;
x_18 = lean_uint64_shift_right(x_14, x_17);
x_19 = lean_uint64_sub(x_16, x_18);
x_20 = lean_uint64_xor(x_14, x_19);
x_21 = lean_uint64_sub(x_20, x_19);
x_22 = 1;
x_23 = lean_uint64_shift_right(x_15, x_22);
x_24 = lean_uint64_add(x_21, x_23);
x_25 = 30;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_26, x_19);
x_28 = lean_uint64_sub(x_27, x_19);
x_29 = lean_uint64_mul(x_1, x_4);
x_30 = lean_uint64_mul(x_2, x_3);
x_31 = lean_uint64_sub(x_29, x_30);
x_32 = lean_uint64_shift_right(x_31, x_17);
x_33 = lean_uint64_sub(x_16, x_32);
x_34 = lean_uint64_xor(x_31, x_33);
x_35 = lean_uint64_sub(x_34, x_33);
x_36 = lean_uint64_add(x_35, x_23);
x_37 = lean_uint64_shift_right(x_36, x_25);
x_38 = lean_uint64_xor(x_37, x_33);
x_39 = lean_uint64_sub(x_38, x_33);
x_40 = lean_uint64_mul(x_3, x_5);
x_41 = lean_uint64_mul(x_4, x_6);
x_42 = lean_uint64_add(x_40, x_41);
x_43 = lean_uint64_shift_right(x_42, x_17);
x_44 = lean_uint64_sub(x_16, x_43);
x_45 = lean_uint64_xor(x_42, x_44);
x_46 = lean_uint64_sub(x_45, x_44);
x_47 = lean_uint64_add(x_46, x_23);
x_48 = lean_uint64_shift_right(x_47, x_25);
x_49 = lean_uint64_xor(x_48, x_44);
x_50 = lean_uint64_sub(x_49, x_44);
x_51 = lean_uint64_mul(x_3, x_6);
x_52 = lean_uint64_mul(x_4, x_5);
x_53 = lean_uint64_sub(x_51, x_52);
x_54 = lean_uint64_shift_right(x_53, x_17);
x_55 = lean_uint64_sub(x_16, x_54);
x_56 = lean_uint64_xor(x_53, x_55);
x_57 = lean_uint64_sub(x_56, x_55);
x_58 = lean_uint64_add(x_57, x_23);
x_59 = lean_uint64_shift_right(x_58, x_25);
x_60 = lean_uint64_xor(x_59, x_55);
x_61 = lean_uint64_sub(x_60, x_55);
x_62 = lean_uint64_mul(x_28, x_50);
x_63 = lean_uint64_mul(x_39, x_61);
x_64 = lean_uint64_sub(x_62, x_63);
x_65 = lean_uint64_shift_right(x_64, x_17);
x_66 = lean_uint64_sub(x_16, x_65);
x_67 = lean_uint64_xor(x_64, x_66);
x_68 = lean_uint64_sub(x_67, x_66);
x_69 = lean_uint64_add(x_68, x_23);
x_70 = lean_uint64_shift_right(x_69, x_25);
x_71 = lean_uint64_xor(x_70, x_66);
x_72 = lean_uint64_sub(x_71, x_66);
x_73 = 6;
x_74 = lean_uint64_mul(x_11, x_1);
x_75 = lean_uint64_mul(x_10, x_2);
x_76 = lean_uint64_sub(x_74, x_75);
x_77 = lean_uint64_mul(x_73, x_76);
x_78 = 31;
x_79 = lean_uint64_shift_left(x_7, x_78);
x_80 = lean_uint64_sub(x_77, x_79);
x_81 = 3;
x_82 = lean_uint64_mul(x_8, x_28);
x_83 = lean_uint64_mul(x_81, x_82);
x_84 = lean_uint64_sub(x_80, x_83);
x_85 = lean_uint64_mul(x_9, x_72);
x_86 = lean_uint64_sub(x_84, x_85);
x_87 = 6442450944ULL;
x_88 = lean_uint64_shift_right(x_86, x_17);
x_89 = lean_uint64_sub(x_16, x_88);
x_90 = lean_uint64_xor(x_86, x_89);
x_91 = lean_uint64_sub(x_90, x_89);
x_92 = lean_uint64_shift_right(x_87, x_22);
x_93 = lean_uint64_add(x_91, x_92);
x_94 = lean_uint64_div(x_93, x_87);
x_95 = lean_uint64_xor(x_94, x_89);
x_96 = lean_uint64_sub(x_95, x_89);
x_97 = lean_uint64_mul(x_11, x_3);
x_98 = lean_uint64_mul(x_10, x_4);
x_99 = lean_uint64_sub(x_97, x_98);
x_100 = lean_uint64_mul(x_73, x_99);
x_101 = lean_uint64_mul(x_7, x_28);
x_102 = lean_uint64_add(x_100, x_101);
x_103 = lean_uint64_mul(x_9, x_50);
x_104 = lean_uint64_sub(x_102, x_103);
x_105 = lean_uint64_shift_right(x_104, x_17);
x_106 = lean_uint64_sub(x_16, x_105);
x_107 = lean_uint64_xor(x_104, x_106);
x_108 = lean_uint64_sub(x_107, x_106);
x_109 = lean_uint64_add(x_108, x_92);
x_110 = lean_uint64_div(x_109, x_87);
x_111 = lean_uint64_xor(x_110, x_106);
x_112 = lean_uint64_sub(x_111, x_106);
x_113 = lean_uint64_mul(x_11, x_5);
x_114 = lean_uint64_mul(x_10, x_6);
x_115 = lean_uint64_sub(x_113, x_114);
x_116 = lean_uint64_mul(x_73, x_115);
x_117 = lean_uint64_mul(x_7, x_72);
x_118 = lean_uint64_add(x_116, x_117);
x_119 = lean_uint64_mul(x_8, x_50);
x_120 = lean_uint64_mul(x_81, x_119);
x_121 = lean_uint64_add(x_118, x_120);
x_122 = lean_uint64_shift_left(x_9, x_78);
x_123 = lean_uint64_add(x_121, x_122);
x_124 = lean_uint64_shift_right(x_123, x_17);
x_125 = lean_uint64_sub(x_16, x_124);
x_126 = lean_uint64_xor(x_123, x_125);
x_127 = lean_uint64_sub(x_126, x_125);
x_128 = lean_uint64_add(x_127, x_92);
x_129 = lean_uint64_div(x_128, x_87);
x_130 = lean_uint64_xor(x_129, x_125);
x_131 = lean_uint64_sub(x_130, x_125);
x_132 = 67108864;
x_133 = 32212254720ULL;
x_134 = lean_uint64_shift_right(x_133, x_22);
x_135 = lean_uint64_mul(x_96, x_1);
x_136 = lean_uint64_mul(x_112, x_3);
x_137 = lean_uint64_add(x_135, x_136);
x_138 = lean_uint64_mul(x_131, x_5);
x_139 = lean_uint64_add(x_137, x_138);
x_140 = lean_uint64_shift_right(x_139, x_17);
x_141 = lean_uint64_sub(x_16, x_140);
x_142 = lean_uint64_xor(x_139, x_141);
x_143 = lean_uint64_sub(x_142, x_141);
x_144 = lean_uint64_add(x_143, x_134);
x_145 = lean_uint64_div(x_144, x_133);
x_146 = lean_uint64_xor(x_145, x_141);
x_147 = lean_uint64_sub(x_146, x_141);
x_148 = lean_uint64_sub(x_11, x_147);
x_149 = lean_uint64_shift_right(x_148, x_17);
x_150 = lean_uint64_sub(x_16, x_149);
x_151 = lean_uint64_xor(x_148, x_150);
x_152 = lean_uint64_sub(x_151, x_150);
x_153 = lean_uint64_dec_lt(x_152, x_132);
x_154 = lean_uint64_xor(x_152, x_132);
x_155 = lean_bool_to_uint32(x_153);
x_156 = lean_uint32_to_uint64(x_155);
x_157 = lean_uint64_sub(x_16, x_156);
x_158 = lean_uint64_land(x_154, x_157);
x_159 = lean_uint64_xor(x_132, x_158);
x_160 = lean_uint64_xor(x_159, x_150);
x_161 = lean_uint64_sub(x_160, x_150);
return x_161;
}
}
LEAN_EXPORT uint64_t swimmer_step_10(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step10___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step10___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_10(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step10___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint64(x_3);
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
x_20 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_23 = l_Spec_Swimmer_Kernel_step10___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step11___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint8_t x_156; uint64_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint8_t x_180; uint64_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = 6;
x_75 = lean_uint64_mul(x_11, x_1);
x_76 = lean_uint64_mul(x_10, x_2);
x_77 = lean_uint64_sub(x_75, x_76);
x_78 = lean_uint64_mul(x_74, x_77);
x_79 = 31;
x_80 = lean_uint64_shift_left(x_7, x_79);
x_81 = lean_uint64_sub(x_78, x_80);
x_82 = 3;
x_83 = lean_uint64_mul(x_8, x_29);
x_84 = lean_uint64_mul(x_82, x_83);
x_85 = lean_uint64_sub(x_81, x_84);
x_86 = lean_uint64_mul(x_9, x_73);
x_87 = lean_uint64_sub(x_85, x_86);
x_88 = 6442450944ULL;
x_89 = lean_uint64_shift_right(x_87, x_18);
x_90 = lean_uint64_sub(x_17, x_89);
x_91 = lean_uint64_xor(x_87, x_90);
x_92 = lean_uint64_sub(x_91, x_90);
x_93 = lean_uint64_shift_right(x_88, x_23);
x_94 = lean_uint64_add(x_92, x_93);
x_95 = lean_uint64_div(x_94, x_88);
x_96 = lean_uint64_xor(x_95, x_90);
x_97 = lean_uint64_sub(x_96, x_90);
x_98 = lean_uint64_mul(x_11, x_3);
x_99 = lean_uint64_mul(x_10, x_4);
x_100 = lean_uint64_sub(x_98, x_99);
x_101 = lean_uint64_mul(x_74, x_100);
x_102 = lean_uint64_mul(x_7, x_29);
x_103 = lean_uint64_add(x_101, x_102);
x_104 = lean_uint64_mul(x_9, x_51);
x_105 = lean_uint64_sub(x_103, x_104);
x_106 = lean_uint64_shift_right(x_105, x_18);
x_107 = lean_uint64_sub(x_17, x_106);
x_108 = lean_uint64_xor(x_105, x_107);
x_109 = lean_uint64_sub(x_108, x_107);
x_110 = lean_uint64_add(x_109, x_93);
x_111 = lean_uint64_div(x_110, x_88);
x_112 = lean_uint64_xor(x_111, x_107);
x_113 = lean_uint64_sub(x_112, x_107);
x_114 = lean_uint64_mul(x_11, x_5);
x_115 = lean_uint64_mul(x_10, x_6);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_mul(x_74, x_116);
x_118 = lean_uint64_mul(x_7, x_73);
x_119 = lean_uint64_add(x_117, x_118);
x_120 = lean_uint64_mul(x_8, x_51);
x_121 = lean_uint64_mul(x_82, x_120);
x_122 = lean_uint64_add(x_119, x_121);
x_123 = lean_uint64_shift_left(x_9, x_79);
x_124 = lean_uint64_add(x_122, x_123);
x_125 = lean_uint64_shift_right(x_124, x_18);
x_126 = lean_uint64_sub(x_17, x_125);
x_127 = lean_uint64_xor(x_124, x_126);
x_128 = lean_uint64_sub(x_127, x_126);
x_129 = lean_uint64_add(x_128, x_93);
x_130 = lean_uint64_div(x_129, x_88);
x_131 = lean_uint64_xor(x_130, x_126);
x_132 = lean_uint64_sub(x_131, x_126);
x_133 = 67108864;
x_134 = 100;
x_135 = lean_uint64_shift_right(x_134, x_23);
x_136 = lean_uint64_mul(x_97, x_2);
x_137 = lean_uint64_mul(x_113, x_4);
x_138 = lean_uint64_add(x_136, x_137);
x_139 = lean_uint64_mul(x_132, x_6);
x_140 = lean_uint64_add(x_138, x_139);
x_141 = 32212254720ULL;
x_142 = lean_uint64_shift_right(x_140, x_18);
x_143 = lean_uint64_sub(x_17, x_142);
x_144 = lean_uint64_xor(x_140, x_143);
x_145 = lean_uint64_sub(x_144, x_143);
x_146 = lean_uint64_shift_right(x_141, x_23);
x_147 = lean_uint64_add(x_145, x_146);
x_148 = lean_uint64_div(x_147, x_141);
x_149 = lean_uint64_xor(x_148, x_143);
x_150 = lean_uint64_sub(x_149, x_143);
x_151 = lean_uint64_add(x_10, x_150);
x_152 = lean_uint64_shift_right(x_151, x_18);
x_153 = lean_uint64_sub(x_17, x_152);
x_154 = lean_uint64_xor(x_151, x_153);
x_155 = lean_uint64_sub(x_154, x_153);
x_156 = lean_uint64_dec_lt(x_155, x_133);
x_157 = lean_uint64_xor(x_155, x_133);
x_158 = lean_bool_to_uint32(x_156);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_sub(x_17, x_159);
x_161 = lean_uint64_land(x_157, x_160);
x_162 = lean_uint64_xor(x_133, x_161);
x_163 = lean_uint64_xor(x_162, x_153);
x_164 = lean_uint64_sub(x_163, x_153);
x_165 = 4611686018427387904ULL;
x_166 = lean_uint64_shift_left(x_164, x_74);
x_167 = lean_uint64_shift_right(x_166, x_18);
x_168 = lean_uint64_sub(x_17, x_167);
x_169 = lean_uint64_xor(x_166, x_168);
x_170 = lean_uint64_sub(x_169, x_168);
x_171 = lean_uint64_add(x_170, x_135);
x_172 = lean_uint64_div(x_171, x_134);
x_173 = lean_uint64_xor(x_172, x_168);
x_174 = lean_uint64_sub(x_173, x_168);
x_175 = lean_uint64_add(x_12, x_174);
x_176 = lean_uint64_shift_right(x_175, x_18);
x_177 = lean_uint64_sub(x_17, x_176);
x_178 = lean_uint64_xor(x_175, x_177);
x_179 = lean_uint64_sub(x_178, x_177);
x_180 = lean_uint64_dec_lt(x_179, x_165);
x_181 = lean_uint64_xor(x_179, x_165);
x_182 = lean_bool_to_uint32(x_180);
x_183 = lean_uint32_to_uint64(x_182);
x_184 = lean_uint64_sub(x_17, x_183);
x_185 = lean_uint64_land(x_181, x_184);
x_186 = lean_uint64_xor(x_165, x_185);
x_187 = lean_uint64_xor(x_186, x_177);
x_188 = lean_uint64_sub(x_187, x_177);
return x_188;
}
}
LEAN_EXPORT uint64_t swimmer_step_11(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step11___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step11___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_11(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step11___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step11___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_step12___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint8_t x_156; uint64_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint8_t x_180; uint64_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = 6;
x_75 = lean_uint64_mul(x_11, x_1);
x_76 = lean_uint64_mul(x_10, x_2);
x_77 = lean_uint64_sub(x_75, x_76);
x_78 = lean_uint64_mul(x_74, x_77);
x_79 = 31;
x_80 = lean_uint64_shift_left(x_7, x_79);
x_81 = lean_uint64_sub(x_78, x_80);
x_82 = 3;
x_83 = lean_uint64_mul(x_8, x_29);
x_84 = lean_uint64_mul(x_82, x_83);
x_85 = lean_uint64_sub(x_81, x_84);
x_86 = lean_uint64_mul(x_9, x_73);
x_87 = lean_uint64_sub(x_85, x_86);
x_88 = 6442450944ULL;
x_89 = lean_uint64_shift_right(x_87, x_18);
x_90 = lean_uint64_sub(x_17, x_89);
x_91 = lean_uint64_xor(x_87, x_90);
x_92 = lean_uint64_sub(x_91, x_90);
x_93 = lean_uint64_shift_right(x_88, x_23);
x_94 = lean_uint64_add(x_92, x_93);
x_95 = lean_uint64_div(x_94, x_88);
x_96 = lean_uint64_xor(x_95, x_90);
x_97 = lean_uint64_sub(x_96, x_90);
x_98 = lean_uint64_mul(x_11, x_3);
x_99 = lean_uint64_mul(x_10, x_4);
x_100 = lean_uint64_sub(x_98, x_99);
x_101 = lean_uint64_mul(x_74, x_100);
x_102 = lean_uint64_mul(x_7, x_29);
x_103 = lean_uint64_add(x_101, x_102);
x_104 = lean_uint64_mul(x_9, x_51);
x_105 = lean_uint64_sub(x_103, x_104);
x_106 = lean_uint64_shift_right(x_105, x_18);
x_107 = lean_uint64_sub(x_17, x_106);
x_108 = lean_uint64_xor(x_105, x_107);
x_109 = lean_uint64_sub(x_108, x_107);
x_110 = lean_uint64_add(x_109, x_93);
x_111 = lean_uint64_div(x_110, x_88);
x_112 = lean_uint64_xor(x_111, x_107);
x_113 = lean_uint64_sub(x_112, x_107);
x_114 = lean_uint64_mul(x_11, x_5);
x_115 = lean_uint64_mul(x_10, x_6);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_mul(x_74, x_116);
x_118 = lean_uint64_mul(x_7, x_73);
x_119 = lean_uint64_add(x_117, x_118);
x_120 = lean_uint64_mul(x_8, x_51);
x_121 = lean_uint64_mul(x_82, x_120);
x_122 = lean_uint64_add(x_119, x_121);
x_123 = lean_uint64_shift_left(x_9, x_79);
x_124 = lean_uint64_add(x_122, x_123);
x_125 = lean_uint64_shift_right(x_124, x_18);
x_126 = lean_uint64_sub(x_17, x_125);
x_127 = lean_uint64_xor(x_124, x_126);
x_128 = lean_uint64_sub(x_127, x_126);
x_129 = lean_uint64_add(x_128, x_93);
x_130 = lean_uint64_div(x_129, x_88);
x_131 = lean_uint64_xor(x_130, x_126);
x_132 = lean_uint64_sub(x_131, x_126);
x_133 = 67108864;
x_134 = 100;
x_135 = lean_uint64_shift_right(x_134, x_23);
x_136 = 32212254720ULL;
x_137 = lean_uint64_shift_right(x_136, x_23);
x_138 = lean_uint64_mul(x_97, x_1);
x_139 = lean_uint64_mul(x_113, x_3);
x_140 = lean_uint64_add(x_138, x_139);
x_141 = lean_uint64_mul(x_132, x_5);
x_142 = lean_uint64_add(x_140, x_141);
x_143 = lean_uint64_shift_right(x_142, x_18);
x_144 = lean_uint64_sub(x_17, x_143);
x_145 = lean_uint64_xor(x_142, x_144);
x_146 = lean_uint64_sub(x_145, x_144);
x_147 = lean_uint64_add(x_146, x_137);
x_148 = lean_uint64_div(x_147, x_136);
x_149 = lean_uint64_xor(x_148, x_144);
x_150 = lean_uint64_sub(x_149, x_144);
x_151 = lean_uint64_sub(x_11, x_150);
x_152 = lean_uint64_shift_right(x_151, x_18);
x_153 = lean_uint64_sub(x_17, x_152);
x_154 = lean_uint64_xor(x_151, x_153);
x_155 = lean_uint64_sub(x_154, x_153);
x_156 = lean_uint64_dec_lt(x_155, x_133);
x_157 = lean_uint64_xor(x_155, x_133);
x_158 = lean_bool_to_uint32(x_156);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_sub(x_17, x_159);
x_161 = lean_uint64_land(x_157, x_160);
x_162 = lean_uint64_xor(x_133, x_161);
x_163 = lean_uint64_xor(x_162, x_153);
x_164 = lean_uint64_sub(x_163, x_153);
x_165 = 4611686018427387904ULL;
x_166 = lean_uint64_shift_left(x_164, x_74);
x_167 = lean_uint64_shift_right(x_166, x_18);
x_168 = lean_uint64_sub(x_17, x_167);
x_169 = lean_uint64_xor(x_166, x_168);
x_170 = lean_uint64_sub(x_169, x_168);
x_171 = lean_uint64_add(x_170, x_135);
x_172 = lean_uint64_div(x_171, x_134);
x_173 = lean_uint64_xor(x_172, x_168);
x_174 = lean_uint64_sub(x_173, x_168);
x_175 = lean_uint64_add(x_12, x_174);
x_176 = lean_uint64_shift_right(x_175, x_18);
x_177 = lean_uint64_sub(x_17, x_176);
x_178 = lean_uint64_xor(x_175, x_177);
x_179 = lean_uint64_sub(x_178, x_177);
x_180 = lean_uint64_dec_lt(x_179, x_165);
x_181 = lean_uint64_xor(x_179, x_165);
x_182 = lean_bool_to_uint32(x_180);
x_183 = lean_uint32_to_uint64(x_182);
x_184 = lean_uint64_sub(x_17, x_183);
x_185 = lean_uint64_land(x_181, x_184);
x_186 = lean_uint64_xor(x_165, x_185);
x_187 = lean_uint64_xor(x_186, x_177);
x_188 = lean_uint64_sub(x_187, x_177);
return x_188;
}
}
LEAN_EXPORT uint64_t swimmer_step_12(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_step12___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_14);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step12___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_step_12(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_step12___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_step12___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_reward___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint8_t x_156; uint64_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint8_t x_180; uint64_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; 
x_13 = lean_uint64_mul(x_1, x_3);
x_14 = lean_uint64_mul(x_2, x_4);
x_15 = lean_uint64_add(x_13, x_14);
x_16 = 1073741824;
x_17 = 0;
x_18 = 63;
x_19 = lean_uint64_shift_right(x_15, x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_xor(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 1;
x_24 = lean_uint64_shift_right(x_16, x_23);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_27, x_20);
x_29 = lean_uint64_sub(x_28, x_20);
x_30 = lean_uint64_mul(x_1, x_4);
x_31 = lean_uint64_mul(x_2, x_3);
x_32 = lean_uint64_sub(x_30, x_31);
x_33 = lean_uint64_shift_right(x_32, x_18);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = lean_uint64_sub(x_35, x_34);
x_37 = lean_uint64_add(x_36, x_24);
x_38 = lean_uint64_shift_right(x_37, x_26);
x_39 = lean_uint64_xor(x_38, x_34);
x_40 = lean_uint64_sub(x_39, x_34);
x_41 = lean_uint64_mul(x_3, x_5);
x_42 = lean_uint64_mul(x_4, x_6);
x_43 = lean_uint64_add(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_18);
x_45 = lean_uint64_sub(x_17, x_44);
x_46 = lean_uint64_xor(x_43, x_45);
x_47 = lean_uint64_sub(x_46, x_45);
x_48 = lean_uint64_add(x_47, x_24);
x_49 = lean_uint64_shift_right(x_48, x_26);
x_50 = lean_uint64_xor(x_49, x_45);
x_51 = lean_uint64_sub(x_50, x_45);
x_52 = lean_uint64_mul(x_3, x_6);
x_53 = lean_uint64_mul(x_4, x_5);
x_54 = lean_uint64_sub(x_52, x_53);
x_55 = lean_uint64_shift_right(x_54, x_18);
x_56 = lean_uint64_sub(x_17, x_55);
x_57 = lean_uint64_xor(x_54, x_56);
x_58 = lean_uint64_sub(x_57, x_56);
x_59 = lean_uint64_add(x_58, x_24);
x_60 = lean_uint64_shift_right(x_59, x_26);
x_61 = lean_uint64_xor(x_60, x_56);
x_62 = lean_uint64_sub(x_61, x_56);
x_63 = lean_uint64_mul(x_29, x_51);
x_64 = lean_uint64_mul(x_40, x_62);
x_65 = lean_uint64_sub(x_63, x_64);
x_66 = lean_uint64_shift_right(x_65, x_18);
x_67 = lean_uint64_sub(x_17, x_66);
x_68 = lean_uint64_xor(x_65, x_67);
x_69 = lean_uint64_sub(x_68, x_67);
x_70 = lean_uint64_add(x_69, x_24);
x_71 = lean_uint64_shift_right(x_70, x_26);
x_72 = lean_uint64_xor(x_71, x_67);
x_73 = lean_uint64_sub(x_72, x_67);
x_74 = 6;
x_75 = lean_uint64_mul(x_11, x_1);
x_76 = lean_uint64_mul(x_10, x_2);
x_77 = lean_uint64_sub(x_75, x_76);
x_78 = lean_uint64_mul(x_74, x_77);
x_79 = 31;
x_80 = lean_uint64_shift_left(x_7, x_79);
x_81 = lean_uint64_sub(x_78, x_80);
x_82 = 3;
x_83 = lean_uint64_mul(x_8, x_29);
x_84 = lean_uint64_mul(x_82, x_83);
x_85 = lean_uint64_sub(x_81, x_84);
x_86 = lean_uint64_mul(x_9, x_73);
x_87 = lean_uint64_sub(x_85, x_86);
x_88 = 6442450944ULL;
x_89 = lean_uint64_shift_right(x_87, x_18);
x_90 = lean_uint64_sub(x_17, x_89);
x_91 = lean_uint64_xor(x_87, x_90);
x_92 = lean_uint64_sub(x_91, x_90);
x_93 = lean_uint64_shift_right(x_88, x_23);
x_94 = lean_uint64_add(x_92, x_93);
x_95 = lean_uint64_div(x_94, x_88);
x_96 = lean_uint64_xor(x_95, x_90);
x_97 = lean_uint64_sub(x_96, x_90);
x_98 = lean_uint64_mul(x_11, x_3);
x_99 = lean_uint64_mul(x_10, x_4);
x_100 = lean_uint64_sub(x_98, x_99);
x_101 = lean_uint64_mul(x_74, x_100);
x_102 = lean_uint64_mul(x_7, x_29);
x_103 = lean_uint64_add(x_101, x_102);
x_104 = lean_uint64_mul(x_9, x_51);
x_105 = lean_uint64_sub(x_103, x_104);
x_106 = lean_uint64_shift_right(x_105, x_18);
x_107 = lean_uint64_sub(x_17, x_106);
x_108 = lean_uint64_xor(x_105, x_107);
x_109 = lean_uint64_sub(x_108, x_107);
x_110 = lean_uint64_add(x_109, x_93);
x_111 = lean_uint64_div(x_110, x_88);
x_112 = lean_uint64_xor(x_111, x_107);
x_113 = lean_uint64_sub(x_112, x_107);
x_114 = lean_uint64_mul(x_11, x_5);
x_115 = lean_uint64_mul(x_10, x_6);
x_116 = lean_uint64_sub(x_114, x_115);
x_117 = lean_uint64_mul(x_74, x_116);
x_118 = lean_uint64_mul(x_7, x_73);
x_119 = lean_uint64_add(x_117, x_118);
x_120 = lean_uint64_mul(x_8, x_51);
x_121 = lean_uint64_mul(x_82, x_120);
x_122 = lean_uint64_add(x_119, x_121);
x_123 = lean_uint64_shift_left(x_9, x_79);
x_124 = lean_uint64_add(x_122, x_123);
x_125 = lean_uint64_shift_right(x_124, x_18);
x_126 = lean_uint64_sub(x_17, x_125);
x_127 = lean_uint64_xor(x_124, x_126);
x_128 = lean_uint64_sub(x_127, x_126);
x_129 = lean_uint64_add(x_128, x_93);
x_130 = lean_uint64_div(x_129, x_88);
x_131 = lean_uint64_xor(x_130, x_126);
x_132 = lean_uint64_sub(x_131, x_126);
x_133 = 67108864;
x_134 = 100;
x_135 = lean_uint64_shift_right(x_134, x_23);
x_136 = lean_uint64_mul(x_97, x_2);
x_137 = lean_uint64_mul(x_113, x_4);
x_138 = lean_uint64_add(x_136, x_137);
x_139 = lean_uint64_mul(x_132, x_6);
x_140 = lean_uint64_add(x_138, x_139);
x_141 = 32212254720ULL;
x_142 = lean_uint64_shift_right(x_140, x_18);
x_143 = lean_uint64_sub(x_17, x_142);
x_144 = lean_uint64_xor(x_140, x_143);
x_145 = lean_uint64_sub(x_144, x_143);
x_146 = lean_uint64_shift_right(x_141, x_23);
x_147 = lean_uint64_add(x_145, x_146);
x_148 = lean_uint64_div(x_147, x_141);
x_149 = lean_uint64_xor(x_148, x_143);
x_150 = lean_uint64_sub(x_149, x_143);
x_151 = lean_uint64_add(x_10, x_150);
x_152 = lean_uint64_shift_right(x_151, x_18);
x_153 = lean_uint64_sub(x_17, x_152);
x_154 = lean_uint64_xor(x_151, x_153);
x_155 = lean_uint64_sub(x_154, x_153);
x_156 = lean_uint64_dec_lt(x_155, x_133);
x_157 = lean_uint64_xor(x_155, x_133);
x_158 = lean_bool_to_uint32(x_156);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_sub(x_17, x_159);
x_161 = lean_uint64_land(x_157, x_160);
x_162 = lean_uint64_xor(x_133, x_161);
x_163 = lean_uint64_xor(x_162, x_153);
x_164 = lean_uint64_sub(x_163, x_153);
x_165 = 4611686018427387904ULL;
x_166 = lean_uint64_shift_left(x_164, x_74);
x_167 = lean_uint64_shift_right(x_166, x_18);
x_168 = lean_uint64_sub(x_17, x_167);
x_169 = lean_uint64_xor(x_166, x_168);
x_170 = lean_uint64_sub(x_169, x_168);
x_171 = lean_uint64_add(x_170, x_135);
x_172 = lean_uint64_div(x_171, x_134);
x_173 = lean_uint64_xor(x_172, x_168);
x_174 = lean_uint64_sub(x_173, x_168);
x_175 = lean_uint64_add(x_12, x_174);
x_176 = lean_uint64_shift_right(x_175, x_18);
x_177 = lean_uint64_sub(x_17, x_176);
x_178 = lean_uint64_xor(x_175, x_177);
x_179 = lean_uint64_sub(x_178, x_177);
x_180 = lean_uint64_dec_lt(x_179, x_165);
x_181 = lean_uint64_xor(x_179, x_165);
x_182 = lean_bool_to_uint32(x_180);
x_183 = lean_uint32_to_uint64(x_182);
x_184 = lean_uint64_sub(x_17, x_183);
x_185 = lean_uint64_land(x_181, x_184);
x_186 = lean_uint64_xor(x_165, x_185);
x_187 = lean_uint64_xor(x_186, x_177);
x_188 = lean_uint64_sub(x_187, x_177);
x_189 = lean_uint64_sub(x_188, x_12);
return x_189;
}
}
LEAN_EXPORT uint64_t swimmer_reward(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint32_t x_15, uint64_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_Swimmer_Kernel_reward___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
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
x_33 = swimmer_reward(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_25 = l_Spec_Swimmer_Kernel_reward___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_terminated___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 1024;
x_3 = lean_uint32_dec_lt(x_2, x_1);
return x_3;
}
}
LEAN_EXPORT uint8_t swimmer_terminated(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint8_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_terminated___redArg(x_1);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_terminated(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_terminated___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_terminated___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs0___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 67108864;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_0(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs0___redArg(x_11);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_0(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs1___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 67108864;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_1(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs1___redArg(x_12);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_1(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs1___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs2___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 1073741825;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_2(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs2___redArg(x_2);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_2(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs2___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs3___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 1073741825;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_3(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs3___redArg(x_3);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_3(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs3___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs3___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs4___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 1073741825;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_4(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs4___redArg(x_4);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_4(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs4___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs4___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs5___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 1073741825;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_5(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs5___redArg(x_5);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs5___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_5(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs5___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs5___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs6___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 1073741825;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_6(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs6___redArg(x_6);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs6___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_6(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs6___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs6___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs7___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 1073741825;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_7(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs7___redArg(x_7);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs7___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_7(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs7___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs7___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs8___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 268435456;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_8(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs8___redArg(x_8);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs8___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_8(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs8___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs8___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs9___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 268435456;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_9(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs9___redArg(x_9);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs9___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_9(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs9___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs9___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_obs10___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; 
x_2 = 268435456;
x_3 = lean_uint64_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint64_t swimmer_obs_10(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14) {
_start:
{
uint64_t x_15; 
x_15 = l_Spec_Swimmer_Kernel_obs10___redArg(x_10);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs10___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_29 = swimmer_obs_10(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_obs10___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_Swimmer_Kernel_obs10___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_4 = 1677803521;
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
LEAN_EXPORT uint8_t swimmer_lane_refuses(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneRefuses___redArg(x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneRefuses___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_refuses(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_Swimmer_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState0___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step0___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_1);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_1, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_0(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState0___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState0___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_0(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState0___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState1___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step1___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_2);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_2, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_1(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState1___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState1___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_1(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState1___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState2___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step2___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_3);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_3, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_2(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState2___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState2___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_2(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState2___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState2___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState3___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step3___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_4);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_4, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_3(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState3___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState3___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_3(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState3___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState3___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState4___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step4___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_5);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_5, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_4(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState4___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState4___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_4(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState4___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState4___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState5___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step5___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_6);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_6, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_5(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState5___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState5___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_5(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState5___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState5___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState6___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step6___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_7);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_7, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_6(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState6___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState6___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_6(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState6___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState6___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState7___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step7___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_8);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_8, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_7(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState7___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState7___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_7(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState7___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState7___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState8___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step8___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_13);
x_17 = lean_uint64_xor(x_16, x_9);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_9, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_8(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState8___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState8___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_8(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState8___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState8___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState9___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step9___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11);
x_17 = lean_uint64_xor(x_16, x_10);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_10, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_9(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState9___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState9___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_9(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState9___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState9___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState10___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_15 = 1677803521;
x_16 = l_Spec_Swimmer_Kernel_step10___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11);
x_17 = lean_uint64_xor(x_16, x_11);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_12);
x_20 = 1;
x_21 = lean_uint32_sub(x_14, x_20);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_19, x_24);
x_26 = lean_uint32_xor(x_25, x_20);
x_27 = lean_uint32_dec_lt(x_13, x_15);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_to_uint64(x_29);
x_31 = lean_uint64_sub(x_18, x_30);
x_32 = lean_uint64_land(x_17, x_31);
x_33 = lean_uint64_xor(x_11, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_10(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState10___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState10___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_10(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState10___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint64(x_3);
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
x_23 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_Swimmer_Kernel_laneState10___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState11___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint8_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; 
x_16 = 1677803521;
x_17 = l_Spec_Swimmer_Kernel_step11___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12);
x_18 = lean_uint64_xor(x_17, x_12);
x_19 = 0;
x_20 = lean_bool_to_uint32(x_13);
x_21 = 1;
x_22 = lean_uint32_sub(x_15, x_21);
x_23 = 3;
x_24 = lean_uint32_dec_lt(x_22, x_23);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_20, x_25);
x_27 = lean_uint32_xor(x_26, x_21);
x_28 = lean_uint32_dec_lt(x_14, x_16);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_sub(x_19, x_31);
x_33 = lean_uint64_land(x_18, x_32);
x_34 = lean_uint64_xor(x_12, x_33);
return x_34;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_11(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState11___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState11___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_11(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState11___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_28 = lean_unbox(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = l_Spec_Swimmer_Kernel_laneState11___redArg(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneState12___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint8_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; 
x_16 = 1677803521;
x_17 = l_Spec_Swimmer_Kernel_step12___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12);
x_18 = lean_uint64_xor(x_17, x_12);
x_19 = 0;
x_20 = lean_bool_to_uint32(x_13);
x_21 = 1;
x_22 = lean_uint32_sub(x_15, x_21);
x_23 = 3;
x_24 = lean_uint32_dec_lt(x_22, x_23);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_20, x_25);
x_27 = lean_uint32_xor(x_26, x_21);
x_28 = lean_uint32_dec_lt(x_14, x_16);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_sub(x_19, x_31);
x_33 = lean_uint64_land(x_18, x_32);
x_34 = lean_uint64_xor(x_12, x_33);
return x_34;
}
}
LEAN_EXPORT uint64_t swimmer_lane_state_12(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneState12___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_14, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState12___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_state_12(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneState12___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_28 = lean_unbox(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = l_Spec_Swimmer_Kernel_laneState12___redArg(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 1677803521;
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
LEAN_EXPORT uint64_t swimmer_lane_t(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneT___redArg(x_16, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneT___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_t(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_Swimmer_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_Swimmer_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_5 = 1677803521;
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
LEAN_EXPORT uint32_t swimmer_lane_elapsed(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint32_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneElapsed___redArg(x_17, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneElapsed___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_elapsed(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint32(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_Swimmer_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_39; uint8_t x_40; uint8_t x_52; uint32_t x_59; uint8_t x_60; 
x_8 = 1677803521;
x_9 = l_Spec_Swimmer_Kernel_terminated___redArg(x_1);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_3);
x_12 = 1;
x_13 = lean_uint32_sub(x_5, x_12);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_11, x_16);
x_18 = lean_uint32_xor(x_17, x_12);
x_19 = lean_uint32_dec_lt(x_4, x_8);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_bool_to_uint32(x_9);
x_23 = lean_uint32_land(x_21, x_22);
x_59 = 4294967295;
x_60 = lean_uint32_dec_eq(x_2, x_59);
if (x_60 == 0)
{
uint8_t x_61; 
x_61 = 1;
x_52 = x_61;
goto block_58;
}
else
{
uint8_t x_62; 
x_62 = 0;
x_52 = x_62;
goto block_58;
}
block_38:
{
uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; 
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_dec_le(x_7, x_25);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_lor(x_24, x_30);
x_32 = lean_uint32_land(x_21, x_31);
x_33 = lean_uint32_lor(x_23, x_32);
x_34 = lean_uint32_xor(x_21, x_12);
x_35 = lean_uint32_land(x_11, x_34);
x_36 = lean_uint32_lor(x_33, x_35);
x_37 = lean_uint32_dec_eq(x_36, x_12);
return x_37;
}
block_51:
{
uint32_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; 
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_dec_le(x_6, x_39);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_land(x_41, x_43);
x_45 = lean_uint32_xor(x_22, x_12);
x_46 = lean_uint32_land(x_44, x_45);
x_47 = lean_uint32_lor(x_10, x_46);
x_48 = lean_uint32_dec_eq(x_7, x_10);
if (x_48 == 0)
{
uint8_t x_49; 
x_49 = 1;
x_24 = x_47;
x_25 = x_39;
x_26 = x_49;
goto block_38;
}
else
{
uint8_t x_50; 
x_50 = 0;
x_24 = x_47;
x_25 = x_39;
x_26 = x_50;
goto block_38;
}
}
block_58:
{
uint32_t x_53; uint32_t x_54; uint8_t x_55; 
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_add(x_2, x_53);
x_55 = lean_uint32_dec_eq(x_6, x_10);
if (x_55 == 0)
{
uint8_t x_56; 
x_56 = 1;
x_39 = x_54;
x_40 = x_56;
goto block_51;
}
else
{
uint8_t x_57; 
x_57 = 0;
x_39 = x_54;
x_40 = x_57;
goto block_51;
}
}
}
}
LEAN_EXPORT uint8_t swimmer_lane_over(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneOver___redArg(x_1, x_17, x_18, x_19, x_20, x_21, x_22);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneOver___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_over(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
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
x_15 = l_Spec_Swimmer_Kernel_laneOver___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t l_Spec_Swimmer_Kernel_laneReward___redArg(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint8_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; 
x_16 = 1677803521;
x_17 = l_Spec_Swimmer_Kernel_reward___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12);
x_18 = 0;
x_19 = lean_uint64_xor(x_17, x_18);
x_20 = lean_bool_to_uint32(x_13);
x_21 = 1;
x_22 = lean_uint32_sub(x_15, x_21);
x_23 = 3;
x_24 = lean_uint32_dec_lt(x_22, x_23);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_20, x_25);
x_27 = lean_uint32_xor(x_26, x_21);
x_28 = lean_uint32_dec_lt(x_14, x_16);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_sub(x_18, x_31);
x_33 = lean_uint64_land(x_19, x_32);
x_34 = lean_uint64_xor(x_18, x_33);
return x_34;
}
}
LEAN_EXPORT uint64_t swimmer_lane_reward(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint64_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneReward___redArg(x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneReward___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_reward(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box_uint64(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_28 = lean_unbox(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = l_Spec_Swimmer_Kernel_laneReward___redArg(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneTerminated___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; 
x_5 = 1677803521;
x_6 = l_Spec_Swimmer_Kernel_terminated___redArg(x_1);
x_7 = lean_bool_to_uint32(x_2);
x_8 = 1;
x_9 = lean_uint32_sub(x_4, x_8);
x_10 = 3;
x_11 = lean_uint32_dec_lt(x_9, x_10);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_land(x_7, x_12);
x_14 = lean_uint32_xor(x_13, x_8);
x_15 = lean_uint32_dec_lt(x_3, x_5);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_14, x_16);
x_18 = lean_bool_to_uint32(x_6);
x_19 = lean_uint32_land(x_17, x_18);
x_20 = lean_uint32_dec_eq(x_19, x_8);
return x_20;
}
}
LEAN_EXPORT uint8_t swimmer_lane_terminated(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneTerminated___redArg(x_1, x_18, x_19, x_20);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneTerminated___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_terminated(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_Swimmer_Kernel_laneTerminated___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_33; uint8_t x_34; uint8_t x_47; uint32_t x_54; uint8_t x_55; 
x_8 = 1677803521;
x_9 = l_Spec_Swimmer_Kernel_terminated___redArg(x_1);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_3);
x_12 = 1;
x_13 = lean_uint32_sub(x_5, x_12);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_11, x_16);
x_18 = lean_uint32_xor(x_17, x_12);
x_19 = lean_uint32_dec_lt(x_4, x_8);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_54 = 4294967295;
x_55 = lean_uint32_dec_eq(x_2, x_54);
if (x_55 == 0)
{
uint8_t x_56; 
x_56 = 1;
x_47 = x_56;
goto block_53;
}
else
{
uint8_t x_57; 
x_57 = 0;
x_47 = x_57;
goto block_53;
}
block_32:
{
uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; 
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_dec_le(x_7, x_22);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_25, x_27);
x_29 = lean_uint32_lor(x_23, x_28);
x_30 = lean_uint32_land(x_21, x_29);
x_31 = lean_uint32_dec_eq(x_30, x_12);
return x_31;
}
block_46:
{
uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; 
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_dec_le(x_6, x_33);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_land(x_35, x_37);
x_39 = lean_bool_to_uint32(x_9);
x_40 = lean_uint32_xor(x_39, x_12);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_uint32_lor(x_10, x_41);
x_43 = lean_uint32_dec_eq(x_7, x_10);
if (x_43 == 0)
{
uint8_t x_44; 
x_44 = 1;
x_22 = x_33;
x_23 = x_42;
x_24 = x_44;
goto block_32;
}
else
{
uint8_t x_45; 
x_45 = 0;
x_22 = x_33;
x_23 = x_42;
x_24 = x_45;
goto block_32;
}
}
block_53:
{
uint32_t x_48; uint32_t x_49; uint8_t x_50; 
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_add(x_2, x_48);
x_50 = lean_uint32_dec_eq(x_6, x_10);
if (x_50 == 0)
{
uint8_t x_51; 
x_51 = 1;
x_33 = x_49;
x_34 = x_51;
goto block_46;
}
else
{
uint8_t x_52; 
x_52 = 0;
x_33 = x_49;
x_34 = x_52;
goto block_46;
}
}
}
}
LEAN_EXPORT uint8_t swimmer_lane_truncated(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneTruncated___redArg(x_1, x_17, x_18, x_19, x_20, x_21, x_22);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneTruncated___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_truncated(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
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
x_15 = l_Spec_Swimmer_Kernel_laneTruncated___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t l_Spec_Swimmer_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint32_t x_45; uint8_t x_46; uint8_t x_58; uint32_t x_65; uint8_t x_66; 
x_8 = 1677803521;
x_9 = l_Spec_Swimmer_Kernel_terminated___redArg(x_1);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_3);
x_12 = 1;
x_13 = lean_uint32_dec_eq(x_5, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = 2;
x_16 = lean_uint32_dec_eq(x_5, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_lor(x_14, x_17);
x_19 = lean_uint32_land(x_11, x_18);
x_20 = lean_uint32_sub(x_5, x_12);
x_21 = 3;
x_22 = lean_uint32_dec_lt(x_20, x_21);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_11, x_23);
x_25 = lean_uint32_xor(x_24, x_12);
x_26 = lean_uint32_dec_lt(x_4, x_8);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_25, x_27);
x_29 = lean_bool_to_uint32(x_9);
x_30 = lean_uint32_land(x_28, x_29);
x_65 = 4294967295;
x_66 = lean_uint32_dec_eq(x_2, x_65);
if (x_66 == 0)
{
uint8_t x_67; 
x_67 = 1;
x_58 = x_67;
goto block_64;
}
else
{
uint8_t x_68; 
x_68 = 0;
x_58 = x_68;
goto block_64;
}
block_44:
{
uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; 
x_34 = lean_bool_to_uint32(x_33);
x_35 = lean_uint32_dec_le(x_7, x_32);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_34, x_36);
x_38 = lean_uint32_lor(x_31, x_37);
x_39 = lean_uint32_land(x_28, x_38);
x_40 = lean_uint32_lor(x_30, x_39);
x_41 = lean_uint32_land(x_40, x_17);
x_42 = lean_uint32_lor(x_19, x_41);
x_43 = lean_uint32_dec_eq(x_42, x_12);
return x_43;
}
block_57:
{
uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint8_t x_54; 
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_dec_le(x_6, x_45);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_land(x_47, x_49);
x_51 = lean_uint32_xor(x_29, x_12);
x_52 = lean_uint32_land(x_50, x_51);
x_53 = lean_uint32_lor(x_10, x_52);
x_54 = lean_uint32_dec_eq(x_7, x_10);
if (x_54 == 0)
{
uint8_t x_55; 
x_55 = 1;
x_31 = x_53;
x_32 = x_45;
x_33 = x_55;
goto block_44;
}
else
{
uint8_t x_56; 
x_56 = 0;
x_31 = x_53;
x_32 = x_45;
x_33 = x_56;
goto block_44;
}
}
block_64:
{
uint32_t x_59; uint32_t x_60; uint8_t x_61; 
x_59 = lean_bool_to_uint32(x_58);
x_60 = lean_uint32_add(x_2, x_59);
x_61 = lean_uint32_dec_eq(x_6, x_10);
if (x_61 == 0)
{
uint8_t x_62; 
x_62 = 1;
x_45 = x_60;
x_46 = x_62;
goto block_57;
}
else
{
uint8_t x_63; 
x_63 = 0;
x_45 = x_60;
x_46 = x_63;
goto block_57;
}
}
}
}
LEAN_EXPORT uint8_t swimmer_lane_due(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11, uint64_t x_12, uint64_t x_13, uint64_t x_14, uint64_t x_15, uint64_t x_16, uint32_t x_17, uint8_t x_18, uint32_t x_19, uint32_t x_20, uint32_t x_21, uint32_t x_22) {
_start:
{
uint8_t x_23; 
x_23 = l_Spec_Swimmer_Kernel_laneDue___redArg(x_1, x_17, x_18, x_19, x_20, x_21, x_22);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneDue___boxed(lean_object** _args) {
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
uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; lean_object* x_46; 
x_23 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_24 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_25 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_26 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_27 = lean_unbox_uint64(x_5);
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
x_45 = swimmer_lane_due(x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38, x_39, x_40, x_41, x_42, x_43, x_44);
x_46 = lean_box(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_Swimmer_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
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
x_15 = l_Spec_Swimmer_Kernel_laneDue___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_Swimmer_Machine(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_Swimmer_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_Swimmer_Machine(builtin);
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
