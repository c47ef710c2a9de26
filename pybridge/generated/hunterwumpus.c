// Lean compiler output
// Module: Spec.HunterWumpus.Kernel
// Imports: public import Init public import Spec.HunterWumpus.Machine public import Spec.MDP.Bits public import Spec.MDP.Random public import Spec.MDP.Lane.Word
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
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t hunterwumpus_lane_refuses(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneState0___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t hunterwumpus_state_valid(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs13___redArg(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs11___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs7___redArg(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_5(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_leave___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_drawWumpus___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_reward___redArg(uint32_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs7___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_draw(uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs5___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_rewardScale___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_drawWumpus(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_actionValid___redArg(uint32_t);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_1(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs13___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_terminated___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs3___redArg(uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_0(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs13___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_reward(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs10___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_HunterWumpus_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_step0___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs0___redArg(uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_12(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t hunterwumpus_reward_scale(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneState2___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t hunterwumpus_valid(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs1___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs9___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_draw___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs8___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs4___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_1(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs0___redArg___boxed(lean_object*);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs2___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs12___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs3___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_obs_6(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneOver___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_terminated___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_valid___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_drawPits___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs5___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_drawPits(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step0___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_step_1(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs8___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs10___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_obs_13(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs4___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState2___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_init1___redArg(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs3___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t hunterwumpus_lane_due(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t hunterwumpus_init_2(uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init2___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_2(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_10(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs11___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step2___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_stepWords___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_choice(uint32_t, uint64_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint8_t hunterwumpus_lane_truncated(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t hunterwumpus_init_0(uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_lane_reward(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs6___redArg(uint64_t);
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneTerminated___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_drawGold(uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs9___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_step1___redArg(uint32_t, uint64_t, uint64_t, uint32_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint8_t hunterwumpus_lane_terminated(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_obs_3(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs5___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs10___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs4___redArg___boxed(lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs6___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs12___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_numActions___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_inside___boxed(lean_object*);
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneDue___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_init2___redArg(uint32_t, uint64_t, uint64_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_step2___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneTruncated___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs8___redArg___boxed(lean_object*);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs7___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneReward___redArg(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t hunterwumpus_step_words(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_choice___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_obs_8(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint32_t hunterwumpus_lane_elapsed(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_11(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_9(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_init_1(uint32_t, uint32_t, uint64_t, uint64_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_inside(uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_drawGold___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_lane_t(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t hunterwumpus_step_0(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init1___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_obs_4(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_2(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_7(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneState1___redArg(uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_leave(uint64_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_resetWords___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init2___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs6___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs1___redArg(uint64_t);
LEAN_EXPORT uint8_t hunterwumpus_action_valid(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t hunterwumpus_lane_over(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t hunterwumpus_obs_0(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs11___redArg(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t hunterwumpus_num_actions(uint32_t, uint32_t);
LEAN_EXPORT uint8_t hunterwumpus_terminated(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_step_2(uint32_t, uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs12___redArg(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t hunterwumpus_reset_words(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs9___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_choice(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; 
x_3 = 32;
x_4 = lean_uint64_shift_right(x_2, x_3);
x_5 = lean_uint32_to_uint64(x_1);
x_6 = lean_uint64_mul(x_4, x_5);
x_7 = 4294967295;
x_8 = lean_uint64_land(x_2, x_7);
x_9 = lean_uint64_mul(x_8, x_5);
x_10 = lean_uint64_shift_right(x_9, x_3);
x_11 = lean_uint64_add(x_6, x_10);
x_12 = lean_uint64_shift_right(x_11, x_3);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_to_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_choice___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_HunterWumpus_Kernel_choice(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_draw(uint64_t x_1, uint32_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; 
x_4 = 32;
x_5 = lean_uint64_shift_right(x_3, x_4);
x_6 = lean_uint32_to_uint64(x_2);
x_7 = lean_uint64_mul(x_5, x_6);
x_8 = 4294967295;
x_9 = lean_uint64_land(x_3, x_8);
x_10 = lean_uint64_mul(x_9, x_6);
x_11 = lean_uint64_shift_right(x_10, x_4);
x_12 = lean_uint64_add(x_7, x_11);
x_13 = lean_uint64_shift_right(x_12, x_4);
x_14 = lean_uint64_to_uint32(x_13);
x_15 = lean_uint32_to_uint64(x_14);
x_16 = 4;
x_17 = 1085102592571150095ULL;
x_18 = 2;
x_19 = 3689348814741910323ULL;
x_20 = 1;
x_21 = 6148914691236517205ULL;
x_22 = lean_uint64_land(x_1, x_21);
x_23 = lean_uint64_shift_right(x_1, x_20);
x_24 = lean_uint64_land(x_23, x_21);
x_25 = lean_uint64_add(x_22, x_24);
x_26 = lean_uint64_land(x_25, x_19);
x_27 = lean_uint64_shift_right(x_25, x_18);
x_28 = lean_uint64_land(x_27, x_19);
x_29 = lean_uint64_add(x_26, x_28);
x_30 = lean_uint64_land(x_29, x_17);
x_31 = lean_uint64_shift_right(x_29, x_16);
x_32 = lean_uint64_land(x_31, x_17);
x_33 = lean_uint64_add(x_30, x_32);
x_34 = 72340172838076673ULL;
x_35 = lean_uint64_mul(x_33, x_34);
x_36 = 128;
x_37 = lean_uint64_add(x_15, x_36);
x_38 = lean_uint64_mul(x_37, x_34);
x_39 = lean_uint64_sub(x_38, x_35);
x_40 = 7;
x_41 = lean_uint64_shift_right(x_39, x_40);
x_42 = lean_uint64_land(x_41, x_34);
x_43 = 578721382704613384ULL;
x_44 = lean_uint64_mul(x_42, x_43);
x_45 = 56;
x_46 = lean_uint64_shift_right(x_44, x_45);
x_47 = lean_uint64_shift_right(x_1, x_46);
x_48 = 8;
x_49 = lean_uint64_shift_left(x_35, x_48);
x_50 = lean_uint64_shift_right(x_49, x_46);
x_51 = 255;
x_52 = lean_uint64_land(x_50, x_51);
x_53 = lean_uint64_sub(x_15, x_52);
x_54 = 127;
x_55 = lean_uint64_land(x_47, x_54);
x_56 = 567382630219905ULL;
x_57 = lean_uint64_mul(x_55, x_56);
x_58 = lean_uint64_land(x_57, x_34);
x_59 = lean_uint64_mul(x_58, x_34);
x_60 = lean_uint64_add(x_53, x_36);
x_61 = lean_uint64_mul(x_60, x_34);
x_62 = lean_uint64_sub(x_61, x_59);
x_63 = lean_uint64_shift_right(x_62, x_40);
x_64 = lean_uint64_land(x_63, x_34);
x_65 = 282578800148737ULL;
x_66 = lean_uint64_land(x_64, x_65);
x_67 = lean_uint64_mul(x_66, x_34);
x_68 = lean_uint64_shift_right(x_67, x_45);
x_69 = lean_uint64_add(x_46, x_68);
return x_69;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_draw___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint64_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_HunterWumpus_Kernel_draw(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_leave(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8) {
_start:
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; 
x_9 = 72340172838076673ULL;
x_10 = lean_uint64_shift_left(x_9, x_3);
x_11 = lean_uint64_sub(x_2, x_10);
x_12 = lean_uint32_sub(x_4, x_6);
x_13 = lean_uint32_to_uint64(x_6);
x_14 = lean_uint64_add(x_8, x_13);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = 11400714819323198485ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = lean_uint64_add(x_7, x_18);
x_20 = 30;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_xor(x_19, x_21);
x_23 = 13787848793156543929ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = 27;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_24, x_26);
x_28 = 10723151780598845931ULL;
x_29 = lean_uint64_mul(x_27, x_28);
x_30 = 31;
x_31 = lean_uint64_shift_right(x_29, x_30);
x_32 = lean_uint64_xor(x_29, x_31);
x_33 = 32;
x_34 = lean_uint64_shift_right(x_32, x_33);
x_35 = lean_uint32_to_uint64(x_12);
x_36 = lean_uint64_mul(x_34, x_35);
x_37 = 4294967295;
x_38 = lean_uint64_land(x_32, x_37);
x_39 = lean_uint64_mul(x_38, x_35);
x_40 = lean_uint64_shift_right(x_39, x_33);
x_41 = lean_uint64_add(x_36, x_40);
x_42 = lean_uint64_shift_right(x_41, x_33);
x_43 = lean_uint64_to_uint32(x_42);
x_44 = lean_uint32_to_uint64(x_43);
x_45 = 128;
x_46 = lean_uint64_add(x_44, x_45);
x_47 = lean_uint64_mul(x_46, x_9);
x_48 = lean_uint64_sub(x_47, x_11);
x_49 = 7;
x_50 = lean_uint64_shift_right(x_48, x_49);
x_51 = lean_uint64_land(x_50, x_9);
x_52 = 578721382704613384ULL;
x_53 = lean_uint64_mul(x_51, x_52);
x_54 = 56;
x_55 = lean_uint64_shift_right(x_53, x_54);
x_56 = lean_uint64_shift_right(x_1, x_55);
x_57 = 8;
x_58 = lean_uint64_shift_left(x_11, x_57);
x_59 = lean_uint64_shift_right(x_58, x_55);
x_60 = 255;
x_61 = lean_uint64_land(x_59, x_60);
x_62 = lean_uint64_sub(x_44, x_61);
x_63 = 127;
x_64 = lean_uint64_land(x_56, x_63);
x_65 = 567382630219905ULL;
x_66 = lean_uint64_mul(x_64, x_65);
x_67 = lean_uint64_land(x_66, x_9);
x_68 = lean_uint64_mul(x_67, x_9);
x_69 = lean_uint64_add(x_62, x_45);
x_70 = lean_uint64_mul(x_69, x_9);
x_71 = lean_uint64_sub(x_70, x_68);
x_72 = lean_uint64_shift_right(x_71, x_49);
x_73 = lean_uint64_land(x_72, x_9);
x_74 = 282578800148737ULL;
x_75 = lean_uint64_land(x_73, x_74);
x_76 = lean_uint64_mul(x_75, x_9);
x_77 = lean_uint64_shift_right(x_76, x_54);
x_78 = lean_uint64_add(x_55, x_77);
x_79 = lean_uint64_shift_left(x_15, x_78);
x_80 = lean_uint64_xor(x_1, x_79);
x_81 = 1;
x_82 = lean_uint32_add(x_6, x_81);
x_83 = lean_uint32_dec_lt(x_82, x_5);
if (x_83 == 0)
{
return x_80;
}
else
{
x_1 = x_80;
x_2 = x_11;
x_3 = x_55;
x_6 = x_82;
goto _start;
}
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_leave___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_17 = l_Spec_HunterWumpus_Kernel_leave(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint64(x_17);
return x_18;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_inside(uint32_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; 
x_2 = lean_uint32_to_uint64(x_1);
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = 72340172838076673ULL;
x_7 = lean_uint64_mul(x_5, x_6);
x_8 = 18446744073709551615ULL;
x_9 = 64;
x_10 = 3;
x_11 = lean_uint64_shift_left(x_2, x_10);
x_12 = lean_uint64_sub(x_9, x_11);
x_13 = lean_uint64_shift_right(x_8, x_12);
x_14 = lean_uint64_land(x_7, x_13);
x_15 = lean_uint64_xor(x_14, x_3);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_inside___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_inside(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_drawWumpus(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; 
x_4 = lean_uint32_to_uint64(x_1);
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = 72340172838076673ULL;
x_9 = lean_uint64_mul(x_7, x_8);
x_10 = 18446744073709551615ULL;
x_11 = 64;
x_12 = 3;
x_13 = lean_uint64_shift_left(x_4, x_12);
x_14 = lean_uint64_sub(x_11, x_13);
x_15 = lean_uint64_shift_right(x_10, x_14);
x_16 = lean_uint64_land(x_9, x_15);
x_17 = lean_uint64_xor(x_16, x_5);
x_18 = lean_uint32_mul(x_1, x_1);
x_19 = 1;
x_20 = lean_uint32_sub(x_18, x_19);
x_21 = lean_uint64_add(x_3, x_5);
x_22 = 11400714819323198485ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = lean_uint64_add(x_2, x_23);
x_25 = 30;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_24, x_26);
x_28 = 13787848793156543929ULL;
x_29 = lean_uint64_mul(x_27, x_28);
x_30 = 27;
x_31 = lean_uint64_shift_right(x_29, x_30);
x_32 = lean_uint64_xor(x_29, x_31);
x_33 = 10723151780598845931ULL;
x_34 = lean_uint64_mul(x_32, x_33);
x_35 = 31;
x_36 = lean_uint64_shift_right(x_34, x_35);
x_37 = lean_uint64_xor(x_34, x_36);
x_38 = 32;
x_39 = lean_uint64_shift_right(x_37, x_38);
x_40 = lean_uint32_to_uint64(x_20);
x_41 = lean_uint64_mul(x_39, x_40);
x_42 = 4294967295;
x_43 = lean_uint64_land(x_37, x_42);
x_44 = lean_uint64_mul(x_43, x_40);
x_45 = lean_uint64_shift_right(x_44, x_38);
x_46 = lean_uint64_add(x_41, x_45);
x_47 = lean_uint64_shift_right(x_46, x_38);
x_48 = lean_uint64_to_uint32(x_47);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = 4;
x_51 = 1085102592571150095ULL;
x_52 = 2;
x_53 = 3689348814741910323ULL;
x_54 = 6148914691236517205ULL;
x_55 = lean_uint64_land(x_17, x_54);
x_56 = lean_uint64_shift_right(x_17, x_5);
x_57 = lean_uint64_land(x_56, x_54);
x_58 = lean_uint64_add(x_55, x_57);
x_59 = lean_uint64_land(x_58, x_53);
x_60 = lean_uint64_shift_right(x_58, x_52);
x_61 = lean_uint64_land(x_60, x_53);
x_62 = lean_uint64_add(x_59, x_61);
x_63 = lean_uint64_land(x_62, x_51);
x_64 = lean_uint64_shift_right(x_62, x_50);
x_65 = lean_uint64_land(x_64, x_51);
x_66 = lean_uint64_add(x_63, x_65);
x_67 = lean_uint64_mul(x_66, x_8);
x_68 = 128;
x_69 = lean_uint64_add(x_49, x_68);
x_70 = lean_uint64_mul(x_69, x_8);
x_71 = lean_uint64_sub(x_70, x_67);
x_72 = 7;
x_73 = lean_uint64_shift_right(x_71, x_72);
x_74 = lean_uint64_land(x_73, x_8);
x_75 = 578721382704613384ULL;
x_76 = lean_uint64_mul(x_74, x_75);
x_77 = 56;
x_78 = lean_uint64_shift_right(x_76, x_77);
x_79 = lean_uint64_shift_right(x_17, x_78);
x_80 = 8;
x_81 = lean_uint64_shift_left(x_67, x_80);
x_82 = lean_uint64_shift_right(x_81, x_78);
x_83 = 255;
x_84 = lean_uint64_land(x_82, x_83);
x_85 = lean_uint64_sub(x_49, x_84);
x_86 = 127;
x_87 = lean_uint64_land(x_79, x_86);
x_88 = 567382630219905ULL;
x_89 = lean_uint64_mul(x_87, x_88);
x_90 = lean_uint64_land(x_89, x_8);
x_91 = lean_uint64_mul(x_90, x_8);
x_92 = lean_uint64_add(x_85, x_68);
x_93 = lean_uint64_mul(x_92, x_8);
x_94 = lean_uint64_sub(x_93, x_91);
x_95 = lean_uint64_shift_right(x_94, x_72);
x_96 = lean_uint64_land(x_95, x_8);
x_97 = 282578800148737ULL;
x_98 = lean_uint64_land(x_96, x_97);
x_99 = lean_uint64_mul(x_98, x_8);
x_100 = lean_uint64_shift_right(x_99, x_77);
x_101 = lean_uint64_add(x_78, x_100);
return x_101;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_drawWumpus___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_HunterWumpus_Kernel_drawWumpus(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_drawGold(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint32_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; 
x_5 = lean_uint32_to_uint64(x_1);
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_5);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = 72340172838076673ULL;
x_10 = lean_uint64_mul(x_8, x_9);
x_11 = 18446744073709551615ULL;
x_12 = 64;
x_13 = 3;
x_14 = lean_uint64_shift_left(x_5, x_13);
x_15 = lean_uint64_sub(x_12, x_14);
x_16 = lean_uint64_shift_right(x_11, x_15);
x_17 = lean_uint64_land(x_10, x_16);
x_18 = lean_uint64_xor(x_17, x_6);
x_19 = lean_uint64_shift_left(x_6, x_2);
x_20 = lean_uint64_xor(x_18, x_19);
x_21 = lean_uint32_mul(x_1, x_1);
x_22 = 2;
x_23 = lean_uint32_sub(x_21, x_22);
x_24 = lean_uint64_add(x_4, x_6);
x_25 = lean_uint64_add(x_24, x_6);
x_26 = 11400714819323198485ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = lean_uint64_add(x_3, x_27);
x_29 = 30;
x_30 = lean_uint64_shift_right(x_28, x_29);
x_31 = lean_uint64_xor(x_28, x_30);
x_32 = 13787848793156543929ULL;
x_33 = lean_uint64_mul(x_31, x_32);
x_34 = 27;
x_35 = lean_uint64_shift_right(x_33, x_34);
x_36 = lean_uint64_xor(x_33, x_35);
x_37 = 10723151780598845931ULL;
x_38 = lean_uint64_mul(x_36, x_37);
x_39 = 31;
x_40 = lean_uint64_shift_right(x_38, x_39);
x_41 = lean_uint64_xor(x_38, x_40);
x_42 = 32;
x_43 = lean_uint64_shift_right(x_41, x_42);
x_44 = lean_uint32_to_uint64(x_23);
x_45 = lean_uint64_mul(x_43, x_44);
x_46 = 4294967295;
x_47 = lean_uint64_land(x_41, x_46);
x_48 = lean_uint64_mul(x_47, x_44);
x_49 = lean_uint64_shift_right(x_48, x_42);
x_50 = lean_uint64_add(x_45, x_49);
x_51 = lean_uint64_shift_right(x_50, x_42);
x_52 = lean_uint64_to_uint32(x_51);
x_53 = lean_uint32_to_uint64(x_52);
x_54 = 4;
x_55 = 1085102592571150095ULL;
x_56 = 2;
x_57 = 3689348814741910323ULL;
x_58 = 6148914691236517205ULL;
x_59 = lean_uint64_land(x_20, x_58);
x_60 = lean_uint64_shift_right(x_20, x_6);
x_61 = lean_uint64_land(x_60, x_58);
x_62 = lean_uint64_add(x_59, x_61);
x_63 = lean_uint64_land(x_62, x_57);
x_64 = lean_uint64_shift_right(x_62, x_56);
x_65 = lean_uint64_land(x_64, x_57);
x_66 = lean_uint64_add(x_63, x_65);
x_67 = lean_uint64_land(x_66, x_55);
x_68 = lean_uint64_shift_right(x_66, x_54);
x_69 = lean_uint64_land(x_68, x_55);
x_70 = lean_uint64_add(x_67, x_69);
x_71 = lean_uint64_mul(x_70, x_9);
x_72 = 128;
x_73 = lean_uint64_add(x_53, x_72);
x_74 = lean_uint64_mul(x_73, x_9);
x_75 = lean_uint64_sub(x_74, x_71);
x_76 = 7;
x_77 = lean_uint64_shift_right(x_75, x_76);
x_78 = lean_uint64_land(x_77, x_9);
x_79 = 578721382704613384ULL;
x_80 = lean_uint64_mul(x_78, x_79);
x_81 = 56;
x_82 = lean_uint64_shift_right(x_80, x_81);
x_83 = lean_uint64_shift_right(x_20, x_82);
x_84 = 8;
x_85 = lean_uint64_shift_left(x_71, x_84);
x_86 = lean_uint64_shift_right(x_85, x_82);
x_87 = 255;
x_88 = lean_uint64_land(x_86, x_87);
x_89 = lean_uint64_sub(x_53, x_88);
x_90 = 127;
x_91 = lean_uint64_land(x_83, x_90);
x_92 = 567382630219905ULL;
x_93 = lean_uint64_mul(x_91, x_92);
x_94 = lean_uint64_land(x_93, x_9);
x_95 = lean_uint64_mul(x_94, x_9);
x_96 = lean_uint64_add(x_89, x_72);
x_97 = lean_uint64_mul(x_96, x_9);
x_98 = lean_uint64_sub(x_97, x_95);
x_99 = lean_uint64_shift_right(x_98, x_76);
x_100 = lean_uint64_land(x_99, x_9);
x_101 = 282578800148737ULL;
x_102 = lean_uint64_land(x_100, x_101);
x_103 = lean_uint64_mul(x_102, x_9);
x_104 = lean_uint64_shift_right(x_103, x_81);
x_105 = lean_uint64_add(x_82, x_104);
return x_105;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_drawGold___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = l_Spec_HunterWumpus_Kernel_drawGold(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_drawPits(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint64_t x_90; uint64_t x_91; 
x_7 = lean_uint32_to_uint64(x_1);
x_8 = 1;
x_9 = lean_uint64_shift_left(x_8, x_7);
x_10 = lean_uint64_sub(x_9, x_8);
x_11 = 72340172838076673ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = 18446744073709551615ULL;
x_14 = 64;
x_15 = 3;
x_16 = lean_uint64_shift_left(x_7, x_15);
x_17 = lean_uint64_sub(x_14, x_16);
x_18 = lean_uint64_shift_right(x_13, x_17);
x_19 = lean_uint64_land(x_12, x_18);
x_20 = lean_uint64_xor(x_19, x_8);
x_21 = 4;
x_22 = 1085102592571150095ULL;
x_23 = 2;
x_24 = 3689348814741910323ULL;
x_25 = 6148914691236517205ULL;
x_26 = lean_uint64_land(x_20, x_25);
x_27 = lean_uint64_shift_right(x_20, x_8);
x_28 = lean_uint64_land(x_27, x_25);
x_29 = lean_uint64_add(x_26, x_28);
x_30 = lean_uint64_land(x_29, x_24);
x_31 = lean_uint64_shift_right(x_29, x_23);
x_32 = lean_uint64_land(x_31, x_24);
x_33 = lean_uint64_add(x_30, x_32);
x_34 = lean_uint64_land(x_33, x_22);
x_35 = lean_uint64_shift_right(x_33, x_21);
x_36 = lean_uint64_land(x_35, x_22);
x_37 = lean_uint64_add(x_34, x_36);
x_38 = lean_uint64_mul(x_37, x_11);
x_39 = lean_uint32_mul(x_1, x_1);
x_40 = 1;
x_41 = lean_uint32_sub(x_39, x_40);
x_42 = lean_uint64_add(x_6, x_8);
x_43 = 11400714819323198485ULL;
x_44 = lean_uint64_mul(x_42, x_43);
x_45 = lean_uint64_add(x_5, x_44);
x_46 = 30;
x_47 = lean_uint64_shift_right(x_45, x_46);
x_48 = lean_uint64_xor(x_45, x_47);
x_49 = 13787848793156543929ULL;
x_50 = lean_uint64_mul(x_48, x_49);
x_51 = 27;
x_52 = lean_uint64_shift_right(x_50, x_51);
x_53 = lean_uint64_xor(x_50, x_52);
x_54 = 10723151780598845931ULL;
x_55 = lean_uint64_mul(x_53, x_54);
x_56 = 31;
x_57 = lean_uint64_shift_right(x_55, x_56);
x_58 = lean_uint64_xor(x_55, x_57);
x_59 = 32;
x_60 = lean_uint64_shift_right(x_58, x_59);
x_61 = lean_uint32_to_uint64(x_41);
x_62 = lean_uint64_mul(x_60, x_61);
x_63 = 4294967295;
x_64 = lean_uint64_land(x_58, x_63);
x_65 = lean_uint64_mul(x_64, x_61);
x_66 = lean_uint64_shift_right(x_65, x_59);
x_67 = lean_uint64_add(x_62, x_66);
x_68 = lean_uint64_shift_right(x_67, x_59);
x_69 = lean_uint64_to_uint32(x_68);
x_70 = lean_uint32_to_uint64(x_69);
x_71 = 128;
x_72 = lean_uint64_add(x_70, x_71);
x_73 = lean_uint64_mul(x_72, x_11);
x_74 = lean_uint64_sub(x_73, x_38);
x_75 = 7;
x_76 = lean_uint64_shift_right(x_74, x_75);
x_77 = lean_uint64_land(x_76, x_11);
x_78 = 578721382704613384ULL;
x_79 = lean_uint64_mul(x_77, x_78);
x_80 = 56;
x_81 = lean_uint64_shift_right(x_79, x_80);
x_82 = lean_uint64_shift_left(x_8, x_3);
x_83 = lean_uint64_xor(x_20, x_82);
x_84 = lean_uint64_shift_left(x_8, x_4);
x_85 = lean_uint64_xor(x_83, x_84);
x_86 = 2;
x_87 = lean_uint32_sub(x_39, x_86);
x_88 = lean_uint32_add(x_2, x_40);
x_89 = 0;
x_90 = l_Spec_HunterWumpus_Kernel_leave(x_83, x_38, x_81, x_87, x_88, x_89, x_5, x_42);
x_91 = lean_uint64_xor(x_85, x_90);
return x_91;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_drawPits___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = l_Spec_HunterWumpus_Kernel_drawPits(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t hunterwumpus_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; 
x_3 = 2;
x_4 = lean_uint32_sub(x_1, x_3);
x_5 = 6;
x_6 = lean_uint32_dec_le(x_4, x_5);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_to_uint64(x_2);
x_9 = 3;
x_10 = lean_uint64_add(x_8, x_9);
x_11 = lean_uint32_to_uint64(x_1);
x_12 = lean_uint64_mul(x_11, x_11);
x_13 = lean_uint64_dec_le(x_10, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_7, x_14);
x_16 = 1;
x_17 = lean_uint32_dec_eq(x_15, x_16);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = hunterwumpus_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t hunterwumpus_state_valid(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint8_t x_43; uint64_t x_44; uint64_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint8_t x_52; uint64_t x_53; uint64_t x_54; uint32_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint8_t x_61; uint64_t x_62; uint64_t x_63; uint32_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint8_t x_81; uint32_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint64_t x_100; uint64_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint64_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint64_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint8_t x_113; uint64_t x_114; uint32_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint8_t x_120; uint32_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint8_t x_127; uint64_t x_128; uint32_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint8_t x_135; uint32_t x_136; uint32_t x_137; uint64_t x_138; uint8_t x_139; uint32_t x_140; uint32_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint8_t x_162; uint32_t x_163; uint64_t x_164; uint64_t x_165; uint8_t x_166; uint32_t x_167; uint32_t x_168; uint64_t x_169; uint64_t x_170; uint8_t x_171; uint32_t x_172; uint32_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint8_t x_177; uint32_t x_178; uint32_t x_179; uint8_t x_180; uint8_t x_235; 
x_6 = lean_uint32_to_uint64(x_1);
x_7 = 8;
x_8 = lean_uint64_shift_right(x_5, x_7);
x_9 = lean_uint64_shift_right(x_8, x_7);
x_10 = lean_uint64_shift_right(x_9, x_7);
x_11 = lean_uint64_shift_right(x_10, x_7);
x_12 = lean_uint64_shift_right(x_11, x_7);
x_13 = lean_uint64_shift_right(x_12, x_7);
x_14 = 6;
x_15 = 1;
x_16 = lean_uint64_shift_left(x_15, x_14);
x_17 = lean_uint64_sub(x_16, x_15);
x_18 = lean_uint64_land(x_5, x_17);
x_19 = lean_uint64_land(x_8, x_17);
x_20 = lean_uint64_land(x_9, x_17);
x_21 = 7;
x_22 = lean_uint64_shift_left(x_15, x_21);
x_23 = lean_uint64_sub(x_22, x_15);
x_24 = lean_uint64_land(x_10, x_23);
x_25 = lean_uint64_land(x_11, x_23);
x_26 = lean_uint64_land(x_12, x_23);
x_27 = lean_uint64_shift_left(x_15, x_15);
x_28 = lean_uint64_sub(x_27, x_15);
x_29 = lean_uint64_land(x_13, x_28);
x_30 = 3;
x_31 = lean_uint64_shift_right(x_13, x_7);
x_32 = lean_uint64_shift_left(x_15, x_30);
x_33 = lean_uint64_sub(x_32, x_15);
x_34 = lean_uint64_land(x_31, x_33);
x_35 = lean_uint64_lor(x_3, x_4);
x_36 = lean_uint64_shift_left(x_15, x_18);
x_37 = lean_uint64_lor(x_35, x_36);
x_38 = lean_uint64_shift_left(x_15, x_19);
x_39 = lean_uint64_lor(x_37, x_38);
x_40 = lean_uint64_shift_left(x_15, x_20);
x_41 = lean_uint64_lor(x_39, x_40);
x_42 = 0;
x_43 = lean_uint64_dec_eq(x_24, x_42);
x_44 = lean_uint64_shift_left(x_15, x_24);
x_45 = lean_uint64_xor(x_42, x_44);
x_46 = lean_bool_to_uint32(x_43);
x_47 = lean_uint32_to_uint64(x_46);
x_48 = lean_uint64_sub(x_42, x_47);
x_49 = lean_uint64_land(x_45, x_48);
x_50 = lean_uint64_xor(x_44, x_49);
x_51 = lean_uint64_lor(x_41, x_50);
x_52 = lean_uint64_dec_eq(x_25, x_42);
x_53 = lean_uint64_shift_left(x_15, x_25);
x_54 = lean_uint64_xor(x_42, x_53);
x_55 = lean_bool_to_uint32(x_52);
x_56 = lean_uint32_to_uint64(x_55);
x_57 = lean_uint64_sub(x_42, x_56);
x_58 = lean_uint64_land(x_54, x_57);
x_59 = lean_uint64_xor(x_53, x_58);
x_60 = lean_uint64_lor(x_51, x_59);
x_61 = lean_uint64_dec_eq(x_26, x_42);
x_62 = lean_uint64_shift_left(x_15, x_26);
x_63 = lean_uint64_xor(x_42, x_62);
x_64 = lean_bool_to_uint32(x_61);
x_65 = lean_uint32_to_uint64(x_64);
x_66 = lean_uint64_sub(x_42, x_65);
x_67 = lean_uint64_land(x_63, x_66);
x_68 = lean_uint64_xor(x_62, x_67);
x_69 = lean_uint64_lor(x_60, x_68);
x_70 = lean_uint64_shift_left(x_15, x_6);
x_71 = lean_uint64_sub(x_70, x_15);
x_72 = 72340172838076673ULL;
x_73 = lean_uint64_mul(x_71, x_72);
x_74 = 18446744073709551615ULL;
x_75 = 64;
x_76 = lean_uint64_shift_left(x_6, x_30);
x_77 = lean_uint64_sub(x_75, x_76);
x_78 = lean_uint64_shift_right(x_74, x_77);
x_79 = lean_uint64_land(x_73, x_78);
x_80 = lean_uint64_lor(x_69, x_79);
x_81 = lean_uint64_dec_eq(x_80, x_79);
x_82 = lean_bool_to_uint32(x_81);
x_83 = lean_uint64_shift_left(x_34, x_7);
x_84 = lean_uint64_lor(x_29, x_83);
x_85 = lean_uint64_shift_left(x_84, x_7);
x_86 = lean_uint64_lor(x_26, x_85);
x_87 = lean_uint64_shift_left(x_86, x_7);
x_88 = lean_uint64_lor(x_25, x_87);
x_89 = lean_uint64_shift_left(x_88, x_7);
x_90 = lean_uint64_lor(x_24, x_89);
x_91 = lean_uint64_shift_left(x_90, x_7);
x_92 = lean_uint64_lor(x_20, x_91);
x_93 = lean_uint64_shift_left(x_92, x_7);
x_94 = lean_uint64_lor(x_19, x_93);
x_95 = lean_uint64_shift_left(x_94, x_7);
x_96 = lean_uint64_lor(x_18, x_95);
x_97 = lean_uint64_dec_eq(x_96, x_5);
x_98 = lean_bool_to_uint32(x_97);
x_99 = lean_uint32_land(x_82, x_98);
x_100 = 63;
x_101 = lean_uint64_sub(x_24, x_15);
x_102 = lean_uint64_dec_le(x_100, x_101);
x_103 = lean_bool_to_uint32(x_102);
x_104 = lean_uint32_land(x_99, x_103);
x_105 = lean_uint64_sub(x_25, x_15);
x_106 = lean_uint64_dec_le(x_100, x_105);
x_107 = lean_bool_to_uint32(x_106);
x_108 = lean_uint32_land(x_104, x_107);
x_109 = lean_uint64_sub(x_26, x_15);
x_110 = lean_uint64_dec_le(x_100, x_109);
x_111 = lean_bool_to_uint32(x_110);
x_112 = lean_uint32_land(x_108, x_111);
x_113 = lean_uint64_dec_eq(x_24, x_25);
x_114 = lean_uint64_xor(x_24, x_42);
x_115 = lean_bool_to_uint32(x_113);
x_116 = lean_uint32_to_uint64(x_115);
x_117 = lean_uint64_sub(x_42, x_116);
x_118 = lean_uint64_land(x_114, x_117);
x_119 = lean_uint64_xor(x_42, x_118);
x_120 = lean_uint64_dec_eq(x_24, x_26);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_to_uint64(x_121);
x_123 = lean_uint64_sub(x_42, x_122);
x_124 = lean_uint64_land(x_114, x_123);
x_125 = lean_uint64_xor(x_42, x_124);
x_126 = lean_uint64_lor(x_119, x_125);
x_127 = lean_uint64_dec_eq(x_25, x_26);
x_128 = lean_uint64_xor(x_25, x_42);
x_129 = lean_bool_to_uint32(x_127);
x_130 = lean_uint32_to_uint64(x_129);
x_131 = lean_uint64_sub(x_42, x_130);
x_132 = lean_uint64_land(x_128, x_131);
x_133 = lean_uint64_xor(x_42, x_132);
x_134 = lean_uint64_lor(x_126, x_133);
x_135 = lean_uint64_dec_eq(x_134, x_42);
x_136 = lean_bool_to_uint32(x_135);
x_137 = lean_uint32_land(x_112, x_136);
x_138 = 4;
x_139 = lean_uint64_dec_le(x_34, x_138);
x_140 = lean_bool_to_uint32(x_139);
x_141 = lean_uint32_land(x_137, x_140);
x_142 = lean_uint32_to_uint64(x_2);
x_143 = 1085102592571150095ULL;
x_144 = 2;
x_145 = 3689348814741910323ULL;
x_146 = 6148914691236517205ULL;
x_147 = lean_uint64_land(x_3, x_146);
x_148 = lean_uint64_shift_right(x_3, x_15);
x_149 = lean_uint64_land(x_148, x_146);
x_150 = lean_uint64_add(x_147, x_149);
x_151 = lean_uint64_land(x_150, x_145);
x_152 = lean_uint64_shift_right(x_150, x_144);
x_153 = lean_uint64_land(x_152, x_145);
x_154 = lean_uint64_add(x_151, x_153);
x_155 = lean_uint64_land(x_154, x_143);
x_156 = lean_uint64_shift_right(x_154, x_138);
x_157 = lean_uint64_land(x_156, x_143);
x_158 = lean_uint64_add(x_155, x_157);
x_159 = lean_uint64_mul(x_158, x_72);
x_160 = 56;
x_161 = lean_uint64_shift_right(x_159, x_160);
x_162 = lean_uint64_dec_eq(x_161, x_142);
x_163 = lean_bool_to_uint32(x_162);
x_164 = lean_uint64_shift_right(x_3, x_42);
x_165 = lean_uint64_land(x_164, x_15);
x_166 = lean_uint64_dec_eq(x_165, x_42);
x_167 = lean_bool_to_uint32(x_166);
x_168 = lean_uint32_land(x_163, x_167);
x_169 = lean_uint64_shift_right(x_3, x_20);
x_170 = lean_uint64_land(x_169, x_15);
x_171 = lean_uint64_dec_eq(x_170, x_42);
x_172 = lean_bool_to_uint32(x_171);
x_173 = lean_uint32_land(x_168, x_172);
x_174 = lean_uint64_lor(x_50, x_59);
x_175 = lean_uint64_lor(x_174, x_68);
x_176 = lean_uint64_land(x_3, x_175);
x_177 = lean_uint64_dec_eq(x_176, x_42);
x_178 = lean_bool_to_uint32(x_177);
x_179 = lean_uint32_land(x_173, x_178);
x_235 = lean_uint64_dec_eq(x_20, x_42);
if (x_235 == 0)
{
uint8_t x_236; 
x_236 = 1;
x_180 = x_236;
goto block_234;
}
else
{
uint8_t x_237; 
x_237 = 0;
x_180 = x_237;
goto block_234;
}
block_234:
{
uint32_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint8_t x_185; uint32_t x_186; uint32_t x_187; uint64_t x_188; uint64_t x_189; uint8_t x_190; uint64_t x_191; uint64_t x_192; uint8_t x_193; uint8_t x_194; uint8_t x_195; uint64_t x_196; uint32_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint32_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint32_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint32_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint8_t x_220; uint32_t x_221; uint32_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint8_t x_228; uint32_t x_229; uint32_t x_230; uint32_t x_231; uint32_t x_232; uint8_t x_233; 
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_uint32_land(x_179, x_181);
x_183 = lean_uint64_shift_right(x_4, x_18);
x_184 = lean_uint64_land(x_183, x_15);
x_185 = lean_uint64_dec_eq(x_184, x_15);
x_186 = lean_bool_to_uint32(x_185);
x_187 = lean_uint32_land(x_182, x_186);
x_188 = lean_uint64_shift_right(x_3, x_18);
x_189 = lean_uint64_land(x_188, x_15);
x_190 = lean_uint64_dec_eq(x_189, x_15);
x_191 = lean_uint64_shift_right(x_3, x_19);
x_192 = lean_uint64_land(x_191, x_15);
x_193 = lean_uint64_dec_eq(x_192, x_15);
x_194 = lean_uint64_dec_eq(x_19, x_18);
x_195 = lean_uint64_dec_eq(x_19, x_20);
x_196 = lean_uint64_xor(x_138, x_42);
x_197 = lean_bool_to_uint32(x_195);
x_198 = lean_uint32_to_uint64(x_197);
x_199 = lean_uint64_sub(x_42, x_198);
x_200 = lean_uint64_land(x_196, x_199);
x_201 = lean_uint64_xor(x_42, x_200);
x_202 = lean_uint64_xor(x_144, x_201);
x_203 = lean_bool_to_uint32(x_194);
x_204 = lean_uint32_to_uint64(x_203);
x_205 = lean_uint64_sub(x_42, x_204);
x_206 = lean_uint64_land(x_202, x_205);
x_207 = lean_uint64_xor(x_201, x_206);
x_208 = lean_uint64_xor(x_30, x_207);
x_209 = lean_bool_to_uint32(x_193);
x_210 = lean_uint32_to_uint64(x_209);
x_211 = lean_uint64_sub(x_42, x_210);
x_212 = lean_uint64_land(x_208, x_211);
x_213 = lean_uint64_xor(x_207, x_212);
x_214 = lean_uint64_xor(x_15, x_213);
x_215 = lean_bool_to_uint32(x_190);
x_216 = lean_uint32_to_uint64(x_215);
x_217 = lean_uint64_sub(x_42, x_216);
x_218 = lean_uint64_land(x_214, x_217);
x_219 = lean_uint64_xor(x_213, x_218);
x_220 = lean_uint64_dec_eq(x_34, x_219);
x_221 = lean_bool_to_uint32(x_220);
x_222 = lean_uint32_land(x_187, x_221);
x_223 = lean_uint64_xor(x_15, x_42);
x_224 = lean_uint64_land(x_223, x_199);
x_225 = lean_uint64_xor(x_42, x_224);
x_226 = lean_uint64_lor(x_192, x_225);
x_227 = lean_uint64_land(x_189, x_226);
x_228 = lean_uint64_dec_eq(x_227, x_42);
x_229 = lean_bool_to_uint32(x_228);
x_230 = lean_uint32_land(x_222, x_229);
x_231 = lean_uint32_land(x_141, x_230);
x_232 = 1;
x_233 = lean_uint32_dec_eq(x_231, x_232);
return x_233;
}
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
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
x_11 = hunterwumpus_state_valid(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t hunterwumpus_num_actions(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; 
x_3 = 4;
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = hunterwumpus_num_actions(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 4;
x_3 = lean_uint32_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint8_t hunterwumpus_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint8_t x_4; 
x_4 = l_Spec_HunterWumpus_Kernel_actionValid___redArg(x_3);
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = hunterwumpus_action_valid(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t hunterwumpus_reward_scale(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; 
x_3 = 1;
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = hunterwumpus_reward_scale(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t hunterwumpus_reset_words(uint32_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = 64;
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = hunterwumpus_reset_words(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t hunterwumpus_step_words(uint32_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = 1;
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = hunterwumpus_step_words(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t hunterwumpus_init_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint32_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint32_t x_105; uint32_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint32_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint32_t x_168; uint32_t x_169; uint64_t x_170; uint64_t x_171; 
x_5 = lean_uint32_to_uint64(x_1);
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_5);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = 72340172838076673ULL;
x_10 = lean_uint64_mul(x_8, x_9);
x_11 = 18446744073709551615ULL;
x_12 = 64;
x_13 = 3;
x_14 = lean_uint64_shift_left(x_5, x_13);
x_15 = lean_uint64_sub(x_12, x_14);
x_16 = lean_uint64_shift_right(x_11, x_15);
x_17 = lean_uint64_land(x_10, x_16);
x_18 = lean_uint64_xor(x_17, x_6);
x_19 = lean_uint32_mul(x_1, x_1);
x_20 = 1;
x_21 = lean_uint32_sub(x_19, x_20);
x_22 = lean_uint64_add(x_4, x_6);
x_23 = 11400714819323198485ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = lean_uint64_add(x_3, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = 13787848793156543929ULL;
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 27;
x_32 = lean_uint64_shift_right(x_30, x_31);
x_33 = lean_uint64_xor(x_30, x_32);
x_34 = 10723151780598845931ULL;
x_35 = lean_uint64_mul(x_33, x_34);
x_36 = 31;
x_37 = lean_uint64_shift_right(x_35, x_36);
x_38 = lean_uint64_xor(x_35, x_37);
x_39 = 32;
x_40 = lean_uint64_shift_right(x_38, x_39);
x_41 = lean_uint32_to_uint64(x_21);
x_42 = lean_uint64_mul(x_40, x_41);
x_43 = 4294967295;
x_44 = lean_uint64_land(x_38, x_43);
x_45 = lean_uint64_mul(x_44, x_41);
x_46 = lean_uint64_shift_right(x_45, x_39);
x_47 = lean_uint64_add(x_42, x_46);
x_48 = lean_uint64_shift_right(x_47, x_39);
x_49 = lean_uint64_to_uint32(x_48);
x_50 = lean_uint32_to_uint64(x_49);
x_51 = 4;
x_52 = 1085102592571150095ULL;
x_53 = 2;
x_54 = 3689348814741910323ULL;
x_55 = 6148914691236517205ULL;
x_56 = lean_uint64_land(x_18, x_55);
x_57 = lean_uint64_shift_right(x_18, x_6);
x_58 = lean_uint64_land(x_57, x_55);
x_59 = lean_uint64_add(x_56, x_58);
x_60 = lean_uint64_land(x_59, x_54);
x_61 = lean_uint64_shift_right(x_59, x_53);
x_62 = lean_uint64_land(x_61, x_54);
x_63 = lean_uint64_add(x_60, x_62);
x_64 = lean_uint64_land(x_63, x_52);
x_65 = lean_uint64_shift_right(x_63, x_51);
x_66 = lean_uint64_land(x_65, x_52);
x_67 = lean_uint64_add(x_64, x_66);
x_68 = lean_uint64_mul(x_67, x_9);
x_69 = 128;
x_70 = lean_uint64_add(x_50, x_69);
x_71 = lean_uint64_mul(x_70, x_9);
x_72 = lean_uint64_sub(x_71, x_68);
x_73 = 7;
x_74 = lean_uint64_shift_right(x_72, x_73);
x_75 = lean_uint64_land(x_74, x_9);
x_76 = 578721382704613384ULL;
x_77 = lean_uint64_mul(x_75, x_76);
x_78 = 56;
x_79 = lean_uint64_shift_right(x_77, x_78);
x_80 = lean_uint64_shift_right(x_18, x_79);
x_81 = 8;
x_82 = lean_uint64_shift_left(x_68, x_81);
x_83 = lean_uint64_shift_right(x_82, x_79);
x_84 = 255;
x_85 = lean_uint64_land(x_83, x_84);
x_86 = lean_uint64_sub(x_50, x_85);
x_87 = 127;
x_88 = lean_uint64_land(x_80, x_87);
x_89 = 567382630219905ULL;
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = lean_uint64_land(x_90, x_9);
x_92 = lean_uint64_mul(x_91, x_9);
x_93 = lean_uint64_add(x_86, x_69);
x_94 = lean_uint64_mul(x_93, x_9);
x_95 = lean_uint64_sub(x_94, x_92);
x_96 = lean_uint64_shift_right(x_95, x_73);
x_97 = lean_uint64_land(x_96, x_9);
x_98 = 282578800148737ULL;
x_99 = lean_uint64_land(x_97, x_98);
x_100 = lean_uint64_mul(x_99, x_9);
x_101 = lean_uint64_shift_right(x_100, x_78);
x_102 = lean_uint64_add(x_79, x_101);
x_103 = lean_uint64_shift_left(x_6, x_102);
x_104 = lean_uint64_xor(x_18, x_103);
x_105 = 2;
x_106 = lean_uint32_sub(x_19, x_105);
x_107 = lean_uint64_add(x_22, x_6);
x_108 = lean_uint64_mul(x_107, x_23);
x_109 = lean_uint64_add(x_3, x_108);
x_110 = lean_uint64_shift_right(x_109, x_26);
x_111 = lean_uint64_xor(x_109, x_110);
x_112 = lean_uint64_mul(x_111, x_29);
x_113 = lean_uint64_shift_right(x_112, x_31);
x_114 = lean_uint64_xor(x_112, x_113);
x_115 = lean_uint64_mul(x_114, x_34);
x_116 = lean_uint64_shift_right(x_115, x_36);
x_117 = lean_uint64_xor(x_115, x_116);
x_118 = lean_uint64_shift_right(x_117, x_39);
x_119 = lean_uint32_to_uint64(x_106);
x_120 = lean_uint64_mul(x_118, x_119);
x_121 = lean_uint64_land(x_117, x_43);
x_122 = lean_uint64_mul(x_121, x_119);
x_123 = lean_uint64_shift_right(x_122, x_39);
x_124 = lean_uint64_add(x_120, x_123);
x_125 = lean_uint64_shift_right(x_124, x_39);
x_126 = lean_uint64_to_uint32(x_125);
x_127 = lean_uint32_to_uint64(x_126);
x_128 = lean_uint64_land(x_104, x_55);
x_129 = lean_uint64_shift_right(x_104, x_6);
x_130 = lean_uint64_land(x_129, x_55);
x_131 = lean_uint64_add(x_128, x_130);
x_132 = lean_uint64_land(x_131, x_54);
x_133 = lean_uint64_shift_right(x_131, x_53);
x_134 = lean_uint64_land(x_133, x_54);
x_135 = lean_uint64_add(x_132, x_134);
x_136 = lean_uint64_land(x_135, x_52);
x_137 = lean_uint64_shift_right(x_135, x_51);
x_138 = lean_uint64_land(x_137, x_52);
x_139 = lean_uint64_add(x_136, x_138);
x_140 = lean_uint64_mul(x_139, x_9);
x_141 = lean_uint64_add(x_127, x_69);
x_142 = lean_uint64_mul(x_141, x_9);
x_143 = lean_uint64_sub(x_142, x_140);
x_144 = lean_uint64_shift_right(x_143, x_73);
x_145 = lean_uint64_land(x_144, x_9);
x_146 = lean_uint64_mul(x_145, x_76);
x_147 = lean_uint64_shift_right(x_146, x_78);
x_148 = lean_uint64_shift_right(x_104, x_147);
x_149 = lean_uint64_shift_left(x_140, x_81);
x_150 = lean_uint64_shift_right(x_149, x_147);
x_151 = lean_uint64_land(x_150, x_84);
x_152 = lean_uint64_sub(x_127, x_151);
x_153 = lean_uint64_land(x_148, x_87);
x_154 = lean_uint64_mul(x_153, x_89);
x_155 = lean_uint64_land(x_154, x_9);
x_156 = lean_uint64_mul(x_155, x_9);
x_157 = lean_uint64_add(x_152, x_69);
x_158 = lean_uint64_mul(x_157, x_9);
x_159 = lean_uint64_sub(x_158, x_156);
x_160 = lean_uint64_shift_right(x_159, x_73);
x_161 = lean_uint64_land(x_160, x_9);
x_162 = lean_uint64_land(x_161, x_98);
x_163 = lean_uint64_mul(x_162, x_9);
x_164 = lean_uint64_shift_right(x_163, x_78);
x_165 = lean_uint64_add(x_147, x_164);
x_166 = lean_uint64_shift_left(x_6, x_165);
x_167 = lean_uint64_xor(x_104, x_166);
x_168 = lean_uint32_add(x_2, x_20);
x_169 = 0;
x_170 = l_Spec_HunterWumpus_Kernel_leave(x_104, x_68, x_79, x_106, x_168, x_169, x_3, x_22);
x_171 = lean_uint64_xor(x_167, x_170);
return x_171;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = hunterwumpus_init_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_init1___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; 
x_4 = lean_uint32_to_uint64(x_1);
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = 72340172838076673ULL;
x_9 = lean_uint64_mul(x_7, x_8);
x_10 = 18446744073709551615ULL;
x_11 = 64;
x_12 = 3;
x_13 = lean_uint64_shift_left(x_4, x_12);
x_14 = lean_uint64_sub(x_11, x_13);
x_15 = lean_uint64_shift_right(x_10, x_14);
x_16 = lean_uint64_land(x_9, x_15);
x_17 = lean_uint64_xor(x_16, x_5);
x_18 = lean_uint32_mul(x_1, x_1);
x_19 = 1;
x_20 = lean_uint32_sub(x_18, x_19);
x_21 = lean_uint64_add(x_3, x_5);
x_22 = 11400714819323198485ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = lean_uint64_add(x_2, x_23);
x_25 = 30;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_24, x_26);
x_28 = 13787848793156543929ULL;
x_29 = lean_uint64_mul(x_27, x_28);
x_30 = 27;
x_31 = lean_uint64_shift_right(x_29, x_30);
x_32 = lean_uint64_xor(x_29, x_31);
x_33 = 10723151780598845931ULL;
x_34 = lean_uint64_mul(x_32, x_33);
x_35 = 31;
x_36 = lean_uint64_shift_right(x_34, x_35);
x_37 = lean_uint64_xor(x_34, x_36);
x_38 = 32;
x_39 = lean_uint64_shift_right(x_37, x_38);
x_40 = lean_uint32_to_uint64(x_20);
x_41 = lean_uint64_mul(x_39, x_40);
x_42 = 4294967295;
x_43 = lean_uint64_land(x_37, x_42);
x_44 = lean_uint64_mul(x_43, x_40);
x_45 = lean_uint64_shift_right(x_44, x_38);
x_46 = lean_uint64_add(x_41, x_45);
x_47 = lean_uint64_shift_right(x_46, x_38);
x_48 = lean_uint64_to_uint32(x_47);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = 4;
x_51 = 1085102592571150095ULL;
x_52 = 2;
x_53 = 3689348814741910323ULL;
x_54 = 6148914691236517205ULL;
x_55 = lean_uint64_land(x_17, x_54);
x_56 = lean_uint64_shift_right(x_17, x_5);
x_57 = lean_uint64_land(x_56, x_54);
x_58 = lean_uint64_add(x_55, x_57);
x_59 = lean_uint64_land(x_58, x_53);
x_60 = lean_uint64_shift_right(x_58, x_52);
x_61 = lean_uint64_land(x_60, x_53);
x_62 = lean_uint64_add(x_59, x_61);
x_63 = lean_uint64_land(x_62, x_51);
x_64 = lean_uint64_shift_right(x_62, x_50);
x_65 = lean_uint64_land(x_64, x_51);
x_66 = lean_uint64_add(x_63, x_65);
x_67 = lean_uint64_mul(x_66, x_8);
x_68 = 128;
x_69 = lean_uint64_add(x_49, x_68);
x_70 = lean_uint64_mul(x_69, x_8);
x_71 = lean_uint64_sub(x_70, x_67);
x_72 = 7;
x_73 = lean_uint64_shift_right(x_71, x_72);
x_74 = lean_uint64_land(x_73, x_8);
x_75 = 578721382704613384ULL;
x_76 = lean_uint64_mul(x_74, x_75);
x_77 = 56;
x_78 = lean_uint64_shift_right(x_76, x_77);
x_79 = lean_uint64_shift_right(x_17, x_78);
x_80 = 8;
x_81 = lean_uint64_shift_left(x_67, x_80);
x_82 = lean_uint64_shift_right(x_81, x_78);
x_83 = 255;
x_84 = lean_uint64_land(x_82, x_83);
x_85 = lean_uint64_sub(x_49, x_84);
x_86 = 127;
x_87 = lean_uint64_land(x_79, x_86);
x_88 = 567382630219905ULL;
x_89 = lean_uint64_mul(x_87, x_88);
x_90 = lean_uint64_land(x_89, x_8);
x_91 = lean_uint64_mul(x_90, x_8);
x_92 = lean_uint64_add(x_85, x_68);
x_93 = lean_uint64_mul(x_92, x_8);
x_94 = lean_uint64_sub(x_93, x_91);
x_95 = lean_uint64_shift_right(x_94, x_72);
x_96 = lean_uint64_land(x_95, x_8);
x_97 = 282578800148737ULL;
x_98 = lean_uint64_land(x_96, x_97);
x_99 = lean_uint64_mul(x_98, x_8);
x_100 = lean_uint64_shift_right(x_99, x_77);
x_101 = lean_uint64_add(x_78, x_100);
x_102 = lean_uint64_shift_left(x_5, x_101);
return x_102;
}
}
LEAN_EXPORT uint64_t hunterwumpus_init_1(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; 
x_5 = l_Spec_HunterWumpus_Kernel_init1___redArg(x_1, x_3, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = hunterwumpus_init_1(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_HunterWumpus_Kernel_init1___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_init2___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint32_t x_104; uint32_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint32_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; 
x_4 = lean_uint32_to_uint64(x_1);
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = 72340172838076673ULL;
x_9 = lean_uint64_mul(x_7, x_8);
x_10 = 18446744073709551615ULL;
x_11 = 64;
x_12 = 3;
x_13 = lean_uint64_shift_left(x_4, x_12);
x_14 = lean_uint64_sub(x_11, x_13);
x_15 = lean_uint64_shift_right(x_10, x_14);
x_16 = lean_uint64_land(x_9, x_15);
x_17 = lean_uint64_xor(x_16, x_5);
x_18 = lean_uint32_mul(x_1, x_1);
x_19 = 1;
x_20 = lean_uint32_sub(x_18, x_19);
x_21 = lean_uint64_add(x_3, x_5);
x_22 = 11400714819323198485ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = lean_uint64_add(x_2, x_23);
x_25 = 30;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_24, x_26);
x_28 = 13787848793156543929ULL;
x_29 = lean_uint64_mul(x_27, x_28);
x_30 = 27;
x_31 = lean_uint64_shift_right(x_29, x_30);
x_32 = lean_uint64_xor(x_29, x_31);
x_33 = 10723151780598845931ULL;
x_34 = lean_uint64_mul(x_32, x_33);
x_35 = 31;
x_36 = lean_uint64_shift_right(x_34, x_35);
x_37 = lean_uint64_xor(x_34, x_36);
x_38 = 32;
x_39 = lean_uint64_shift_right(x_37, x_38);
x_40 = lean_uint32_to_uint64(x_20);
x_41 = lean_uint64_mul(x_39, x_40);
x_42 = 4294967295;
x_43 = lean_uint64_land(x_37, x_42);
x_44 = lean_uint64_mul(x_43, x_40);
x_45 = lean_uint64_shift_right(x_44, x_38);
x_46 = lean_uint64_add(x_41, x_45);
x_47 = lean_uint64_shift_right(x_46, x_38);
x_48 = lean_uint64_to_uint32(x_47);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = 4;
x_51 = 1085102592571150095ULL;
x_52 = 2;
x_53 = 3689348814741910323ULL;
x_54 = 6148914691236517205ULL;
x_55 = lean_uint64_land(x_17, x_54);
x_56 = lean_uint64_shift_right(x_17, x_5);
x_57 = lean_uint64_land(x_56, x_54);
x_58 = lean_uint64_add(x_55, x_57);
x_59 = lean_uint64_land(x_58, x_53);
x_60 = lean_uint64_shift_right(x_58, x_52);
x_61 = lean_uint64_land(x_60, x_53);
x_62 = lean_uint64_add(x_59, x_61);
x_63 = lean_uint64_land(x_62, x_51);
x_64 = lean_uint64_shift_right(x_62, x_50);
x_65 = lean_uint64_land(x_64, x_51);
x_66 = lean_uint64_add(x_63, x_65);
x_67 = lean_uint64_mul(x_66, x_8);
x_68 = 128;
x_69 = lean_uint64_add(x_49, x_68);
x_70 = lean_uint64_mul(x_69, x_8);
x_71 = lean_uint64_sub(x_70, x_67);
x_72 = 7;
x_73 = lean_uint64_shift_right(x_71, x_72);
x_74 = lean_uint64_land(x_73, x_8);
x_75 = 578721382704613384ULL;
x_76 = lean_uint64_mul(x_74, x_75);
x_77 = 56;
x_78 = lean_uint64_shift_right(x_76, x_77);
x_79 = lean_uint64_shift_right(x_17, x_78);
x_80 = 8;
x_81 = lean_uint64_shift_left(x_67, x_80);
x_82 = lean_uint64_shift_right(x_81, x_78);
x_83 = 255;
x_84 = lean_uint64_land(x_82, x_83);
x_85 = lean_uint64_sub(x_49, x_84);
x_86 = 127;
x_87 = lean_uint64_land(x_79, x_86);
x_88 = 567382630219905ULL;
x_89 = lean_uint64_mul(x_87, x_88);
x_90 = lean_uint64_land(x_89, x_8);
x_91 = lean_uint64_mul(x_90, x_8);
x_92 = lean_uint64_add(x_85, x_68);
x_93 = lean_uint64_mul(x_92, x_8);
x_94 = lean_uint64_sub(x_93, x_91);
x_95 = lean_uint64_shift_right(x_94, x_72);
x_96 = lean_uint64_land(x_95, x_8);
x_97 = 282578800148737ULL;
x_98 = lean_uint64_land(x_96, x_97);
x_99 = lean_uint64_mul(x_98, x_8);
x_100 = lean_uint64_shift_right(x_99, x_77);
x_101 = lean_uint64_add(x_78, x_100);
x_102 = lean_uint64_shift_left(x_5, x_101);
x_103 = lean_uint64_xor(x_17, x_102);
x_104 = 2;
x_105 = lean_uint32_sub(x_18, x_104);
x_106 = lean_uint64_add(x_21, x_5);
x_107 = lean_uint64_mul(x_106, x_22);
x_108 = lean_uint64_add(x_2, x_107);
x_109 = lean_uint64_shift_right(x_108, x_25);
x_110 = lean_uint64_xor(x_108, x_109);
x_111 = lean_uint64_mul(x_110, x_28);
x_112 = lean_uint64_shift_right(x_111, x_30);
x_113 = lean_uint64_xor(x_111, x_112);
x_114 = lean_uint64_mul(x_113, x_33);
x_115 = lean_uint64_shift_right(x_114, x_35);
x_116 = lean_uint64_xor(x_114, x_115);
x_117 = lean_uint64_shift_right(x_116, x_38);
x_118 = lean_uint32_to_uint64(x_105);
x_119 = lean_uint64_mul(x_117, x_118);
x_120 = lean_uint64_land(x_116, x_42);
x_121 = lean_uint64_mul(x_120, x_118);
x_122 = lean_uint64_shift_right(x_121, x_38);
x_123 = lean_uint64_add(x_119, x_122);
x_124 = lean_uint64_shift_right(x_123, x_38);
x_125 = lean_uint64_to_uint32(x_124);
x_126 = lean_uint32_to_uint64(x_125);
x_127 = lean_uint64_land(x_103, x_54);
x_128 = lean_uint64_shift_right(x_103, x_5);
x_129 = lean_uint64_land(x_128, x_54);
x_130 = lean_uint64_add(x_127, x_129);
x_131 = lean_uint64_land(x_130, x_53);
x_132 = lean_uint64_shift_right(x_130, x_52);
x_133 = lean_uint64_land(x_132, x_53);
x_134 = lean_uint64_add(x_131, x_133);
x_135 = lean_uint64_land(x_134, x_51);
x_136 = lean_uint64_shift_right(x_134, x_50);
x_137 = lean_uint64_land(x_136, x_51);
x_138 = lean_uint64_add(x_135, x_137);
x_139 = lean_uint64_mul(x_138, x_8);
x_140 = lean_uint64_add(x_126, x_68);
x_141 = lean_uint64_mul(x_140, x_8);
x_142 = lean_uint64_sub(x_141, x_139);
x_143 = lean_uint64_shift_right(x_142, x_72);
x_144 = lean_uint64_land(x_143, x_8);
x_145 = lean_uint64_mul(x_144, x_75);
x_146 = lean_uint64_shift_right(x_145, x_77);
x_147 = lean_uint64_shift_right(x_103, x_146);
x_148 = lean_uint64_shift_left(x_139, x_80);
x_149 = lean_uint64_shift_right(x_148, x_146);
x_150 = lean_uint64_land(x_149, x_83);
x_151 = lean_uint64_sub(x_126, x_150);
x_152 = lean_uint64_land(x_147, x_86);
x_153 = lean_uint64_mul(x_152, x_88);
x_154 = lean_uint64_land(x_153, x_8);
x_155 = lean_uint64_mul(x_154, x_8);
x_156 = lean_uint64_add(x_151, x_68);
x_157 = lean_uint64_mul(x_156, x_8);
x_158 = lean_uint64_sub(x_157, x_155);
x_159 = lean_uint64_shift_right(x_158, x_72);
x_160 = lean_uint64_land(x_159, x_8);
x_161 = lean_uint64_land(x_160, x_97);
x_162 = lean_uint64_mul(x_161, x_8);
x_163 = lean_uint64_shift_right(x_162, x_77);
x_164 = lean_uint64_add(x_146, x_163);
x_165 = 0;
x_166 = lean_uint64_shift_left(x_165, x_80);
x_167 = lean_uint64_lor(x_165, x_166);
x_168 = lean_uint64_shift_left(x_167, x_80);
x_169 = lean_uint64_lor(x_165, x_168);
x_170 = lean_uint64_shift_left(x_169, x_80);
x_171 = lean_uint64_lor(x_165, x_170);
x_172 = lean_uint64_shift_left(x_171, x_80);
x_173 = lean_uint64_lor(x_165, x_172);
x_174 = lean_uint64_shift_left(x_173, x_80);
x_175 = lean_uint64_lor(x_164, x_174);
x_176 = lean_uint64_shift_left(x_175, x_80);
x_177 = lean_uint64_lor(x_165, x_176);
x_178 = lean_uint64_shift_left(x_177, x_80);
x_179 = lean_uint64_lor(x_101, x_178);
return x_179;
}
}
LEAN_EXPORT uint64_t hunterwumpus_init_2(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; 
x_5 = l_Spec_HunterWumpus_Kernel_init2___redArg(x_1, x_3, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = hunterwumpus_init_2(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_init2___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_HunterWumpus_Kernel_init2___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t hunterwumpus_step_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint64_t x_7) {
_start:
{
return x_3;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_step0___redArg(uint64_t x_1) {
_start:
{
return x_1;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
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
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = hunterwumpus_step_0(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_step0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_step1___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint32_t x_4) {
_start:
{
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint8_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint8_t x_38; uint64_t x_39; uint8_t x_40; uint64_t x_41; uint64_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint8_t x_49; uint64_t x_50; uint64_t x_51; uint8_t x_52; uint64_t x_53; uint64_t x_54; uint32_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint8_t x_60; uint64_t x_61; uint64_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint32_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint32_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint8_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint32_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; 
x_5 = 8;
x_6 = lean_uint64_shift_right(x_3, x_5);
x_7 = lean_uint64_shift_right(x_6, x_5);
x_8 = lean_uint64_shift_right(x_7, x_5);
x_9 = lean_uint64_shift_right(x_8, x_5);
x_10 = lean_uint64_shift_right(x_9, x_5);
x_11 = lean_uint64_shift_right(x_10, x_5);
x_12 = 6;
x_13 = 1;
x_14 = lean_uint64_shift_left(x_13, x_12);
x_15 = lean_uint64_sub(x_14, x_13);
x_16 = lean_uint64_land(x_3, x_15);
x_17 = 3;
x_18 = lean_uint64_shift_right(x_11, x_5);
x_19 = lean_uint64_shift_left(x_13, x_17);
x_20 = lean_uint64_sub(x_19, x_13);
x_21 = lean_uint64_land(x_18, x_20);
x_22 = lean_uint32_to_uint64(x_1);
x_23 = lean_uint32_to_uint64(x_4);
x_24 = lean_uint64_land(x_23, x_17);
x_25 = 0;
x_26 = lean_uint64_dec_eq(x_24, x_25);
x_27 = lean_uint64_shift_right(x_16, x_17);
x_28 = 7;
x_29 = lean_uint64_land(x_27, x_28);
x_30 = lean_uint64_dec_eq(x_29, x_25);
x_31 = lean_uint64_sub(x_16, x_5);
x_32 = lean_uint64_xor(x_16, x_31);
x_33 = lean_bool_to_uint32(x_30);
x_34 = lean_uint32_to_uint64(x_33);
x_35 = lean_uint64_sub(x_25, x_34);
x_36 = lean_uint64_land(x_32, x_35);
x_37 = lean_uint64_xor(x_31, x_36);
x_38 = lean_uint64_dec_eq(x_24, x_13);
x_39 = lean_uint64_add(x_29, x_13);
x_40 = lean_uint64_dec_lt(x_39, x_22);
x_41 = lean_uint64_add(x_16, x_5);
x_42 = lean_uint64_xor(x_41, x_16);
x_43 = lean_bool_to_uint32(x_40);
x_44 = lean_uint32_to_uint64(x_43);
x_45 = lean_uint64_sub(x_25, x_44);
x_46 = lean_uint64_land(x_42, x_45);
x_47 = lean_uint64_xor(x_16, x_46);
x_48 = 2;
x_49 = lean_uint64_dec_eq(x_24, x_48);
x_50 = lean_uint64_land(x_16, x_28);
x_51 = lean_uint64_add(x_50, x_13);
x_52 = lean_uint64_dec_lt(x_51, x_22);
x_53 = lean_uint64_add(x_16, x_13);
x_54 = lean_uint64_xor(x_53, x_16);
x_55 = lean_bool_to_uint32(x_52);
x_56 = lean_uint32_to_uint64(x_55);
x_57 = lean_uint64_sub(x_25, x_56);
x_58 = lean_uint64_land(x_54, x_57);
x_59 = lean_uint64_xor(x_16, x_58);
x_60 = lean_uint64_dec_eq(x_50, x_25);
x_61 = lean_uint64_sub(x_16, x_13);
x_62 = lean_uint64_xor(x_16, x_61);
x_63 = lean_bool_to_uint32(x_60);
x_64 = lean_uint32_to_uint64(x_63);
x_65 = lean_uint64_sub(x_25, x_64);
x_66 = lean_uint64_land(x_62, x_65);
x_67 = lean_uint64_xor(x_61, x_66);
x_68 = lean_uint64_xor(x_59, x_67);
x_69 = lean_bool_to_uint32(x_49);
x_70 = lean_uint32_to_uint64(x_69);
x_71 = lean_uint64_sub(x_25, x_70);
x_72 = lean_uint64_land(x_68, x_71);
x_73 = lean_uint64_xor(x_67, x_72);
x_74 = lean_uint64_xor(x_47, x_73);
x_75 = lean_bool_to_uint32(x_38);
x_76 = lean_uint32_to_uint64(x_75);
x_77 = lean_uint64_sub(x_25, x_76);
x_78 = lean_uint64_land(x_74, x_77);
x_79 = lean_uint64_xor(x_73, x_78);
x_80 = lean_uint64_xor(x_37, x_79);
x_81 = lean_bool_to_uint32(x_26);
x_82 = lean_uint32_to_uint64(x_81);
x_83 = lean_uint64_sub(x_25, x_82);
x_84 = lean_uint64_land(x_80, x_83);
x_85 = lean_uint64_xor(x_79, x_84);
x_86 = lean_uint64_dec_eq(x_21, x_25);
x_87 = lean_uint64_shift_left(x_13, x_85);
x_88 = lean_uint64_lor(x_2, x_87);
x_89 = lean_uint64_xor(x_88, x_2);
x_90 = lean_bool_to_uint32(x_86);
x_91 = lean_uint32_to_uint64(x_90);
x_92 = lean_uint64_sub(x_25, x_91);
x_93 = lean_uint64_land(x_89, x_92);
x_94 = lean_uint64_xor(x_2, x_93);
return x_94;
}
}
LEAN_EXPORT uint64_t hunterwumpus_step_1(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint64_t x_7) {
_start:
{
uint64_t x_8; 
x_8 = l_Spec_HunterWumpus_Kernel_step1___redArg(x_1, x_4, x_5, x_6);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
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
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = hunterwumpus_step_1(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_HunterWumpus_Kernel_step1___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_step2___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint64_t x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint8_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint8_t x_38; uint64_t x_39; uint64_t x_40; uint8_t x_41; uint64_t x_42; uint64_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint8_t x_49; uint64_t x_50; uint8_t x_51; uint64_t x_52; uint64_t x_53; uint32_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint8_t x_60; uint64_t x_61; uint64_t x_62; uint8_t x_63; uint64_t x_64; uint64_t x_65; uint32_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint8_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint32_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint32_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint32_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint8_t x_99; uint8_t x_100; uint64_t x_101; uint32_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint32_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint8_t x_113; uint8_t x_114; uint64_t x_115; uint64_t x_116; uint8_t x_117; uint64_t x_118; uint64_t x_119; uint32_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint8_t x_125; uint64_t x_126; uint8_t x_127; uint64_t x_128; uint64_t x_129; uint32_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint8_t x_135; uint64_t x_136; uint64_t x_137; uint8_t x_138; uint64_t x_139; uint64_t x_140; uint32_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint8_t x_146; uint64_t x_147; uint64_t x_148; uint32_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint32_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint32_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint32_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint32_t x_173; uint64_t x_174; uint64_t x_175; uint64_t x_176; uint64_t x_177; uint8_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint8_t x_187; uint64_t x_188; uint32_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint8_t x_194; uint64_t x_195; uint32_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint8_t x_205; uint8_t x_206; uint8_t x_207; uint64_t x_208; uint64_t x_209; uint32_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint32_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint32_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint32_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; 
x_7 = 8;
x_8 = lean_uint64_shift_right(x_4, x_7);
x_9 = lean_uint64_shift_right(x_8, x_7);
x_10 = lean_uint64_shift_right(x_9, x_7);
x_11 = lean_uint64_shift_right(x_10, x_7);
x_12 = lean_uint64_shift_right(x_11, x_7);
x_13 = lean_uint64_shift_right(x_12, x_7);
x_14 = 6;
x_15 = 1;
x_16 = lean_uint64_shift_left(x_15, x_14);
x_17 = lean_uint64_sub(x_16, x_15);
x_18 = lean_uint64_land(x_4, x_17);
x_19 = lean_uint64_land(x_8, x_17);
x_20 = lean_uint64_land(x_9, x_17);
x_21 = 7;
x_22 = lean_uint64_shift_left(x_15, x_21);
x_23 = lean_uint64_sub(x_22, x_15);
x_24 = lean_uint64_land(x_10, x_23);
x_25 = lean_uint64_land(x_11, x_23);
x_26 = 3;
x_27 = lean_uint64_shift_right(x_13, x_7);
x_28 = lean_uint64_shift_left(x_15, x_26);
x_29 = lean_uint64_sub(x_28, x_15);
x_30 = lean_uint64_land(x_27, x_29);
x_31 = 0;
x_32 = lean_uint64_dec_eq(x_30, x_31);
x_33 = lean_uint32_to_uint64(x_1);
x_34 = lean_uint32_to_uint64(x_5);
x_35 = lean_uint64_land(x_34, x_26);
x_36 = 62;
x_37 = lean_uint64_shift_right(x_6, x_36);
x_38 = lean_uint64_dec_eq(x_35, x_31);
x_39 = lean_uint64_shift_right(x_18, x_26);
x_40 = lean_uint64_land(x_39, x_21);
x_41 = lean_uint64_dec_eq(x_40, x_31);
x_42 = lean_uint64_sub(x_18, x_7);
x_43 = lean_uint64_xor(x_18, x_42);
x_44 = lean_bool_to_uint32(x_41);
x_45 = lean_uint32_to_uint64(x_44);
x_46 = lean_uint64_sub(x_31, x_45);
x_47 = lean_uint64_land(x_43, x_46);
x_48 = lean_uint64_xor(x_42, x_47);
x_49 = lean_uint64_dec_eq(x_35, x_15);
x_50 = lean_uint64_add(x_40, x_15);
x_51 = lean_uint64_dec_lt(x_50, x_33);
x_52 = lean_uint64_add(x_18, x_7);
x_53 = lean_uint64_xor(x_52, x_18);
x_54 = lean_bool_to_uint32(x_51);
x_55 = lean_uint32_to_uint64(x_54);
x_56 = lean_uint64_sub(x_31, x_55);
x_57 = lean_uint64_land(x_53, x_56);
x_58 = lean_uint64_xor(x_18, x_57);
x_59 = 2;
x_60 = lean_uint64_dec_eq(x_35, x_59);
x_61 = lean_uint64_land(x_18, x_21);
x_62 = lean_uint64_add(x_61, x_15);
x_63 = lean_uint64_dec_lt(x_62, x_33);
x_64 = lean_uint64_add(x_18, x_15);
x_65 = lean_uint64_xor(x_64, x_18);
x_66 = lean_bool_to_uint32(x_63);
x_67 = lean_uint32_to_uint64(x_66);
x_68 = lean_uint64_sub(x_31, x_67);
x_69 = lean_uint64_land(x_65, x_68);
x_70 = lean_uint64_xor(x_18, x_69);
x_71 = lean_uint64_dec_eq(x_61, x_31);
x_72 = lean_uint64_sub(x_18, x_15);
x_73 = lean_uint64_xor(x_18, x_72);
x_74 = lean_bool_to_uint32(x_71);
x_75 = lean_uint32_to_uint64(x_74);
x_76 = lean_uint64_sub(x_31, x_75);
x_77 = lean_uint64_land(x_73, x_76);
x_78 = lean_uint64_xor(x_72, x_77);
x_79 = lean_uint64_xor(x_70, x_78);
x_80 = lean_bool_to_uint32(x_60);
x_81 = lean_uint32_to_uint64(x_80);
x_82 = lean_uint64_sub(x_31, x_81);
x_83 = lean_uint64_land(x_79, x_82);
x_84 = lean_uint64_xor(x_78, x_83);
x_85 = lean_uint64_xor(x_58, x_84);
x_86 = lean_bool_to_uint32(x_49);
x_87 = lean_uint32_to_uint64(x_86);
x_88 = lean_uint64_sub(x_31, x_87);
x_89 = lean_uint64_land(x_85, x_88);
x_90 = lean_uint64_xor(x_84, x_89);
x_91 = lean_uint64_xor(x_48, x_90);
x_92 = lean_bool_to_uint32(x_38);
x_93 = lean_uint32_to_uint64(x_92);
x_94 = lean_uint64_sub(x_31, x_93);
x_95 = lean_uint64_land(x_91, x_94);
x_96 = lean_uint64_xor(x_90, x_95);
x_97 = lean_uint64_shift_right(x_2, x_96);
x_98 = lean_uint64_land(x_97, x_15);
x_99 = lean_uint64_dec_eq(x_98, x_15);
x_100 = lean_uint64_dec_eq(x_96, x_19);
x_101 = lean_uint64_xor(x_59, x_31);
x_102 = lean_bool_to_uint32(x_100);
x_103 = lean_uint32_to_uint64(x_102);
x_104 = lean_uint64_sub(x_31, x_103);
x_105 = lean_uint64_land(x_101, x_104);
x_106 = lean_uint64_xor(x_31, x_105);
x_107 = lean_uint64_xor(x_15, x_106);
x_108 = lean_bool_to_uint32(x_99);
x_109 = lean_uint32_to_uint64(x_108);
x_110 = lean_uint64_sub(x_31, x_109);
x_111 = lean_uint64_land(x_107, x_110);
x_112 = lean_uint64_xor(x_106, x_111);
x_113 = lean_uint64_dec_eq(x_112, x_31);
x_114 = lean_uint64_dec_eq(x_37, x_31);
x_115 = lean_uint64_shift_right(x_19, x_26);
x_116 = lean_uint64_land(x_115, x_21);
x_117 = lean_uint64_dec_eq(x_116, x_31);
x_118 = lean_uint64_sub(x_19, x_7);
x_119 = lean_uint64_xor(x_19, x_118);
x_120 = lean_bool_to_uint32(x_117);
x_121 = lean_uint32_to_uint64(x_120);
x_122 = lean_uint64_sub(x_31, x_121);
x_123 = lean_uint64_land(x_119, x_122);
x_124 = lean_uint64_xor(x_118, x_123);
x_125 = lean_uint64_dec_eq(x_37, x_15);
x_126 = lean_uint64_add(x_116, x_15);
x_127 = lean_uint64_dec_lt(x_126, x_33);
x_128 = lean_uint64_add(x_19, x_7);
x_129 = lean_uint64_xor(x_128, x_19);
x_130 = lean_bool_to_uint32(x_127);
x_131 = lean_uint32_to_uint64(x_130);
x_132 = lean_uint64_sub(x_31, x_131);
x_133 = lean_uint64_land(x_129, x_132);
x_134 = lean_uint64_xor(x_19, x_133);
x_135 = lean_uint64_dec_eq(x_37, x_59);
x_136 = lean_uint64_land(x_19, x_21);
x_137 = lean_uint64_add(x_136, x_15);
x_138 = lean_uint64_dec_lt(x_137, x_33);
x_139 = lean_uint64_add(x_19, x_15);
x_140 = lean_uint64_xor(x_139, x_19);
x_141 = lean_bool_to_uint32(x_138);
x_142 = lean_uint32_to_uint64(x_141);
x_143 = lean_uint64_sub(x_31, x_142);
x_144 = lean_uint64_land(x_140, x_143);
x_145 = lean_uint64_xor(x_19, x_144);
x_146 = lean_uint64_dec_eq(x_136, x_31);
x_147 = lean_uint64_sub(x_19, x_15);
x_148 = lean_uint64_xor(x_19, x_147);
x_149 = lean_bool_to_uint32(x_146);
x_150 = lean_uint32_to_uint64(x_149);
x_151 = lean_uint64_sub(x_31, x_150);
x_152 = lean_uint64_land(x_148, x_151);
x_153 = lean_uint64_xor(x_147, x_152);
x_154 = lean_uint64_xor(x_145, x_153);
x_155 = lean_bool_to_uint32(x_135);
x_156 = lean_uint32_to_uint64(x_155);
x_157 = lean_uint64_sub(x_31, x_156);
x_158 = lean_uint64_land(x_154, x_157);
x_159 = lean_uint64_xor(x_153, x_158);
x_160 = lean_uint64_xor(x_134, x_159);
x_161 = lean_bool_to_uint32(x_125);
x_162 = lean_uint32_to_uint64(x_161);
x_163 = lean_uint64_sub(x_31, x_162);
x_164 = lean_uint64_land(x_160, x_163);
x_165 = lean_uint64_xor(x_159, x_164);
x_166 = lean_uint64_xor(x_124, x_165);
x_167 = lean_bool_to_uint32(x_114);
x_168 = lean_uint32_to_uint64(x_167);
x_169 = lean_uint64_sub(x_31, x_168);
x_170 = lean_uint64_land(x_166, x_169);
x_171 = lean_uint64_xor(x_165, x_170);
x_172 = lean_uint64_xor(x_171, x_19);
x_173 = lean_bool_to_uint32(x_113);
x_174 = lean_uint32_to_uint64(x_173);
x_175 = lean_uint64_sub(x_31, x_174);
x_176 = lean_uint64_land(x_172, x_175);
x_177 = lean_uint64_xor(x_19, x_176);
x_178 = lean_uint64_dec_eq(x_177, x_19);
x_179 = 64;
x_180 = lean_uint64_add(x_179, x_19);
x_181 = lean_uint64_xor(x_31, x_180);
x_182 = lean_bool_to_uint32(x_178);
x_183 = lean_uint32_to_uint64(x_182);
x_184 = lean_uint64_sub(x_31, x_183);
x_185 = lean_uint64_land(x_181, x_184);
x_186 = lean_uint64_xor(x_180, x_185);
x_187 = lean_uint64_dec_eq(x_24, x_186);
x_188 = lean_uint64_xor(x_31, x_24);
x_189 = lean_bool_to_uint32(x_187);
x_190 = lean_uint32_to_uint64(x_189);
x_191 = lean_uint64_sub(x_31, x_190);
x_192 = lean_uint64_land(x_188, x_191);
x_193 = lean_uint64_xor(x_24, x_192);
x_194 = lean_uint64_dec_eq(x_25, x_186);
x_195 = lean_uint64_xor(x_31, x_25);
x_196 = lean_bool_to_uint32(x_194);
x_197 = lean_uint32_to_uint64(x_196);
x_198 = lean_uint64_sub(x_31, x_197);
x_199 = lean_uint64_land(x_195, x_198);
x_200 = lean_uint64_xor(x_25, x_199);
x_201 = lean_uint64_shift_right(x_3, x_96);
x_202 = lean_uint64_land(x_201, x_15);
x_203 = lean_uint64_shift_right(x_2, x_177);
x_204 = lean_uint64_land(x_203, x_15);
x_205 = lean_uint64_dec_eq(x_204, x_15);
x_206 = lean_uint64_dec_eq(x_177, x_96);
x_207 = lean_uint64_dec_eq(x_177, x_20);
x_208 = 4;
x_209 = lean_uint64_xor(x_208, x_31);
x_210 = lean_bool_to_uint32(x_207);
x_211 = lean_uint32_to_uint64(x_210);
x_212 = lean_uint64_sub(x_31, x_211);
x_213 = lean_uint64_land(x_209, x_212);
x_214 = lean_uint64_xor(x_31, x_213);
x_215 = lean_uint64_xor(x_59, x_214);
x_216 = lean_bool_to_uint32(x_206);
x_217 = lean_uint32_to_uint64(x_216);
x_218 = lean_uint64_sub(x_31, x_217);
x_219 = lean_uint64_land(x_215, x_218);
x_220 = lean_uint64_xor(x_214, x_219);
x_221 = lean_uint64_xor(x_26, x_220);
x_222 = lean_bool_to_uint32(x_205);
x_223 = lean_uint32_to_uint64(x_222);
x_224 = lean_uint64_sub(x_31, x_223);
x_225 = lean_uint64_land(x_221, x_224);
x_226 = lean_uint64_xor(x_220, x_225);
x_227 = lean_uint64_xor(x_226, x_112);
x_228 = lean_uint64_land(x_227, x_175);
x_229 = lean_uint64_xor(x_112, x_228);
x_230 = lean_uint64_shift_left(x_229, x_7);
x_231 = lean_uint64_lor(x_202, x_230);
x_232 = lean_uint64_shift_left(x_231, x_7);
x_233 = lean_uint64_lor(x_200, x_232);
x_234 = lean_uint64_shift_left(x_233, x_7);
x_235 = lean_uint64_lor(x_193, x_234);
x_236 = lean_uint64_shift_left(x_235, x_7);
x_237 = lean_uint64_lor(x_186, x_236);
x_238 = lean_uint64_shift_left(x_237, x_7);
x_239 = lean_uint64_lor(x_20, x_238);
x_240 = lean_uint64_shift_left(x_239, x_7);
x_241 = lean_uint64_lor(x_177, x_240);
x_242 = lean_uint64_shift_left(x_241, x_7);
x_243 = lean_uint64_lor(x_96, x_242);
x_244 = lean_uint64_xor(x_243, x_4);
x_245 = lean_bool_to_uint32(x_32);
x_246 = lean_uint32_to_uint64(x_245);
x_247 = lean_uint64_sub(x_31, x_246);
x_248 = lean_uint64_land(x_244, x_247);
x_249 = lean_uint64_xor(x_4, x_248);
return x_249;
}
}
LEAN_EXPORT uint64_t hunterwumpus_step_2(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint64_t x_7) {
_start:
{
uint64_t x_8; 
x_8 = l_Spec_HunterWumpus_Kernel_step2___redArg(x_1, x_3, x_4, x_5, x_6, x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
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
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = hunterwumpus_step_2(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_step2___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = l_Spec_HunterWumpus_Kernel_step2___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_reward___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint8_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint8_t x_38; uint64_t x_39; uint64_t x_40; uint8_t x_41; uint64_t x_42; uint64_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint8_t x_49; uint64_t x_50; uint8_t x_51; uint64_t x_52; uint64_t x_53; uint32_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint8_t x_60; uint64_t x_61; uint64_t x_62; uint8_t x_63; uint64_t x_64; uint64_t x_65; uint32_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint8_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint32_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint32_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint32_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint8_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint8_t x_101; uint8_t x_102; uint8_t x_103; uint64_t x_104; uint32_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint32_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint32_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint8_t x_122; uint64_t x_123; uint32_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint32_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint8_t x_137; uint8_t x_138; uint64_t x_139; uint32_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint32_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint8_t x_151; uint8_t x_152; uint64_t x_153; uint64_t x_154; uint8_t x_155; uint64_t x_156; uint64_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint8_t x_163; uint64_t x_164; uint8_t x_165; uint64_t x_166; uint64_t x_167; uint32_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint8_t x_173; uint64_t x_174; uint64_t x_175; uint8_t x_176; uint64_t x_177; uint64_t x_178; uint32_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint8_t x_184; uint64_t x_185; uint64_t x_186; uint32_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint32_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint32_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint32_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint32_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint8_t x_218; uint8_t x_219; uint8_t x_220; uint64_t x_221; uint64_t x_222; uint32_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint32_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint32_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint8_t x_243; uint64_t x_244; uint8_t x_245; uint64_t x_246; uint64_t x_247; uint32_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint32_t x_254; uint64_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint64_t x_259; uint64_t x_260; uint64_t x_261; uint32_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; 
x_6 = 8;
x_7 = lean_uint64_shift_right(x_3, x_6);
x_8 = lean_uint64_shift_right(x_7, x_6);
x_9 = lean_uint64_shift_right(x_8, x_6);
x_10 = lean_uint64_shift_right(x_9, x_6);
x_11 = lean_uint64_shift_right(x_10, x_6);
x_12 = lean_uint64_shift_right(x_11, x_6);
x_13 = 6;
x_14 = 1;
x_15 = lean_uint64_shift_left(x_14, x_13);
x_16 = lean_uint64_sub(x_15, x_14);
x_17 = lean_uint64_land(x_3, x_16);
x_18 = lean_uint64_land(x_7, x_16);
x_19 = lean_uint64_land(x_8, x_16);
x_20 = 7;
x_21 = lean_uint64_shift_left(x_14, x_20);
x_22 = lean_uint64_sub(x_21, x_14);
x_23 = lean_uint64_land(x_9, x_22);
x_24 = lean_uint64_land(x_10, x_22);
x_25 = lean_uint64_land(x_11, x_22);
x_26 = 3;
x_27 = lean_uint64_shift_right(x_12, x_6);
x_28 = lean_uint64_shift_left(x_14, x_26);
x_29 = lean_uint64_sub(x_28, x_14);
x_30 = lean_uint64_land(x_27, x_29);
x_31 = 0;
x_32 = lean_uint64_dec_eq(x_30, x_31);
x_33 = lean_uint32_to_uint64(x_1);
x_34 = lean_uint32_to_uint64(x_4);
x_35 = lean_uint64_land(x_34, x_26);
x_36 = 62;
x_37 = lean_uint64_shift_right(x_5, x_36);
x_38 = lean_uint64_dec_eq(x_35, x_31);
x_39 = lean_uint64_shift_right(x_17, x_26);
x_40 = lean_uint64_land(x_39, x_20);
x_41 = lean_uint64_dec_eq(x_40, x_31);
x_42 = lean_uint64_sub(x_17, x_6);
x_43 = lean_uint64_xor(x_17, x_42);
x_44 = lean_bool_to_uint32(x_41);
x_45 = lean_uint32_to_uint64(x_44);
x_46 = lean_uint64_sub(x_31, x_45);
x_47 = lean_uint64_land(x_43, x_46);
x_48 = lean_uint64_xor(x_42, x_47);
x_49 = lean_uint64_dec_eq(x_35, x_14);
x_50 = lean_uint64_add(x_40, x_14);
x_51 = lean_uint64_dec_lt(x_50, x_33);
x_52 = lean_uint64_add(x_17, x_6);
x_53 = lean_uint64_xor(x_52, x_17);
x_54 = lean_bool_to_uint32(x_51);
x_55 = lean_uint32_to_uint64(x_54);
x_56 = lean_uint64_sub(x_31, x_55);
x_57 = lean_uint64_land(x_53, x_56);
x_58 = lean_uint64_xor(x_17, x_57);
x_59 = 2;
x_60 = lean_uint64_dec_eq(x_35, x_59);
x_61 = lean_uint64_land(x_17, x_20);
x_62 = lean_uint64_add(x_61, x_14);
x_63 = lean_uint64_dec_lt(x_62, x_33);
x_64 = lean_uint64_add(x_17, x_14);
x_65 = lean_uint64_xor(x_64, x_17);
x_66 = lean_bool_to_uint32(x_63);
x_67 = lean_uint32_to_uint64(x_66);
x_68 = lean_uint64_sub(x_31, x_67);
x_69 = lean_uint64_land(x_65, x_68);
x_70 = lean_uint64_xor(x_17, x_69);
x_71 = lean_uint64_dec_eq(x_61, x_31);
x_72 = lean_uint64_sub(x_17, x_14);
x_73 = lean_uint64_xor(x_17, x_72);
x_74 = lean_bool_to_uint32(x_71);
x_75 = lean_uint32_to_uint64(x_74);
x_76 = lean_uint64_sub(x_31, x_75);
x_77 = lean_uint64_land(x_73, x_76);
x_78 = lean_uint64_xor(x_72, x_77);
x_79 = lean_uint64_xor(x_70, x_78);
x_80 = lean_bool_to_uint32(x_60);
x_81 = lean_uint32_to_uint64(x_80);
x_82 = lean_uint64_sub(x_31, x_81);
x_83 = lean_uint64_land(x_79, x_82);
x_84 = lean_uint64_xor(x_78, x_83);
x_85 = lean_uint64_xor(x_58, x_84);
x_86 = lean_bool_to_uint32(x_49);
x_87 = lean_uint32_to_uint64(x_86);
x_88 = lean_uint64_sub(x_31, x_87);
x_89 = lean_uint64_land(x_85, x_88);
x_90 = lean_uint64_xor(x_84, x_89);
x_91 = lean_uint64_xor(x_48, x_90);
x_92 = lean_bool_to_uint32(x_38);
x_93 = lean_uint32_to_uint64(x_92);
x_94 = lean_uint64_sub(x_31, x_93);
x_95 = lean_uint64_land(x_91, x_94);
x_96 = lean_uint64_xor(x_90, x_95);
x_97 = lean_uint64_dec_eq(x_96, x_17);
x_98 = 18446744073709551611ULL;
x_99 = 64;
x_100 = lean_uint64_add(x_99, x_96);
x_101 = lean_uint64_dec_eq(x_23, x_100);
x_102 = lean_uint64_dec_eq(x_24, x_100);
x_103 = lean_uint64_dec_eq(x_25, x_100);
x_104 = lean_uint64_xor(x_14, x_31);
x_105 = lean_bool_to_uint32(x_103);
x_106 = lean_uint32_to_uint64(x_105);
x_107 = lean_uint64_sub(x_31, x_106);
x_108 = lean_uint64_land(x_104, x_107);
x_109 = lean_uint64_xor(x_31, x_108);
x_110 = lean_uint64_xor(x_59, x_109);
x_111 = lean_bool_to_uint32(x_102);
x_112 = lean_uint32_to_uint64(x_111);
x_113 = lean_uint64_sub(x_31, x_112);
x_114 = lean_uint64_land(x_110, x_113);
x_115 = lean_uint64_xor(x_109, x_114);
x_116 = lean_uint64_xor(x_26, x_115);
x_117 = lean_bool_to_uint32(x_101);
x_118 = lean_uint32_to_uint64(x_117);
x_119 = lean_uint64_sub(x_31, x_118);
x_120 = lean_uint64_land(x_116, x_119);
x_121 = lean_uint64_xor(x_115, x_120);
x_122 = lean_uint64_dec_eq(x_121, x_31);
x_123 = lean_uint64_xor(x_31, x_59);
x_124 = lean_bool_to_uint32(x_122);
x_125 = lean_uint32_to_uint64(x_124);
x_126 = lean_uint64_sub(x_31, x_125);
x_127 = lean_uint64_land(x_123, x_126);
x_128 = lean_uint64_xor(x_59, x_127);
x_129 = lean_uint64_xor(x_98, x_128);
x_130 = lean_bool_to_uint32(x_97);
x_131 = lean_uint32_to_uint64(x_130);
x_132 = lean_uint64_sub(x_31, x_131);
x_133 = lean_uint64_land(x_129, x_132);
x_134 = lean_uint64_xor(x_128, x_133);
x_135 = lean_uint64_shift_right(x_2, x_96);
x_136 = lean_uint64_land(x_135, x_14);
x_137 = lean_uint64_dec_eq(x_136, x_14);
x_138 = lean_uint64_dec_eq(x_96, x_18);
x_139 = lean_uint64_xor(x_59, x_31);
x_140 = lean_bool_to_uint32(x_138);
x_141 = lean_uint32_to_uint64(x_140);
x_142 = lean_uint64_sub(x_31, x_141);
x_143 = lean_uint64_land(x_139, x_142);
x_144 = lean_uint64_xor(x_31, x_143);
x_145 = lean_uint64_xor(x_14, x_144);
x_146 = lean_bool_to_uint32(x_137);
x_147 = lean_uint32_to_uint64(x_146);
x_148 = lean_uint64_sub(x_31, x_147);
x_149 = lean_uint64_land(x_145, x_148);
x_150 = lean_uint64_xor(x_144, x_149);
x_151 = lean_uint64_dec_eq(x_150, x_31);
x_152 = lean_uint64_dec_eq(x_37, x_31);
x_153 = lean_uint64_shift_right(x_18, x_26);
x_154 = lean_uint64_land(x_153, x_20);
x_155 = lean_uint64_dec_eq(x_154, x_31);
x_156 = lean_uint64_sub(x_18, x_6);
x_157 = lean_uint64_xor(x_18, x_156);
x_158 = lean_bool_to_uint32(x_155);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_sub(x_31, x_159);
x_161 = lean_uint64_land(x_157, x_160);
x_162 = lean_uint64_xor(x_156, x_161);
x_163 = lean_uint64_dec_eq(x_37, x_14);
x_164 = lean_uint64_add(x_154, x_14);
x_165 = lean_uint64_dec_lt(x_164, x_33);
x_166 = lean_uint64_add(x_18, x_6);
x_167 = lean_uint64_xor(x_166, x_18);
x_168 = lean_bool_to_uint32(x_165);
x_169 = lean_uint32_to_uint64(x_168);
x_170 = lean_uint64_sub(x_31, x_169);
x_171 = lean_uint64_land(x_167, x_170);
x_172 = lean_uint64_xor(x_18, x_171);
x_173 = lean_uint64_dec_eq(x_37, x_59);
x_174 = lean_uint64_land(x_18, x_20);
x_175 = lean_uint64_add(x_174, x_14);
x_176 = lean_uint64_dec_lt(x_175, x_33);
x_177 = lean_uint64_add(x_18, x_14);
x_178 = lean_uint64_xor(x_177, x_18);
x_179 = lean_bool_to_uint32(x_176);
x_180 = lean_uint32_to_uint64(x_179);
x_181 = lean_uint64_sub(x_31, x_180);
x_182 = lean_uint64_land(x_178, x_181);
x_183 = lean_uint64_xor(x_18, x_182);
x_184 = lean_uint64_dec_eq(x_174, x_31);
x_185 = lean_uint64_sub(x_18, x_14);
x_186 = lean_uint64_xor(x_18, x_185);
x_187 = lean_bool_to_uint32(x_184);
x_188 = lean_uint32_to_uint64(x_187);
x_189 = lean_uint64_sub(x_31, x_188);
x_190 = lean_uint64_land(x_186, x_189);
x_191 = lean_uint64_xor(x_185, x_190);
x_192 = lean_uint64_xor(x_183, x_191);
x_193 = lean_bool_to_uint32(x_173);
x_194 = lean_uint32_to_uint64(x_193);
x_195 = lean_uint64_sub(x_31, x_194);
x_196 = lean_uint64_land(x_192, x_195);
x_197 = lean_uint64_xor(x_191, x_196);
x_198 = lean_uint64_xor(x_172, x_197);
x_199 = lean_bool_to_uint32(x_163);
x_200 = lean_uint32_to_uint64(x_199);
x_201 = lean_uint64_sub(x_31, x_200);
x_202 = lean_uint64_land(x_198, x_201);
x_203 = lean_uint64_xor(x_197, x_202);
x_204 = lean_uint64_xor(x_162, x_203);
x_205 = lean_bool_to_uint32(x_152);
x_206 = lean_uint32_to_uint64(x_205);
x_207 = lean_uint64_sub(x_31, x_206);
x_208 = lean_uint64_land(x_204, x_207);
x_209 = lean_uint64_xor(x_203, x_208);
x_210 = lean_uint64_xor(x_209, x_18);
x_211 = lean_bool_to_uint32(x_151);
x_212 = lean_uint32_to_uint64(x_211);
x_213 = lean_uint64_sub(x_31, x_212);
x_214 = lean_uint64_land(x_210, x_213);
x_215 = lean_uint64_xor(x_18, x_214);
x_216 = lean_uint64_shift_right(x_2, x_215);
x_217 = lean_uint64_land(x_216, x_14);
x_218 = lean_uint64_dec_eq(x_217, x_14);
x_219 = lean_uint64_dec_eq(x_215, x_96);
x_220 = lean_uint64_dec_eq(x_215, x_19);
x_221 = 4;
x_222 = lean_uint64_xor(x_221, x_31);
x_223 = lean_bool_to_uint32(x_220);
x_224 = lean_uint32_to_uint64(x_223);
x_225 = lean_uint64_sub(x_31, x_224);
x_226 = lean_uint64_land(x_222, x_225);
x_227 = lean_uint64_xor(x_31, x_226);
x_228 = lean_uint64_xor(x_59, x_227);
x_229 = lean_bool_to_uint32(x_219);
x_230 = lean_uint32_to_uint64(x_229);
x_231 = lean_uint64_sub(x_31, x_230);
x_232 = lean_uint64_land(x_228, x_231);
x_233 = lean_uint64_xor(x_227, x_232);
x_234 = lean_uint64_xor(x_26, x_233);
x_235 = lean_bool_to_uint32(x_218);
x_236 = lean_uint32_to_uint64(x_235);
x_237 = lean_uint64_sub(x_31, x_236);
x_238 = lean_uint64_land(x_234, x_237);
x_239 = lean_uint64_xor(x_233, x_238);
x_240 = lean_uint64_xor(x_239, x_150);
x_241 = lean_uint64_land(x_240, x_213);
x_242 = lean_uint64_xor(x_150, x_241);
x_243 = lean_uint64_dec_eq(x_242, x_59);
x_244 = 100;
x_245 = lean_uint64_dec_eq(x_242, x_14);
x_246 = 18446744073709551516ULL;
x_247 = lean_uint64_xor(x_246, x_31);
x_248 = lean_bool_to_uint32(x_245);
x_249 = lean_uint32_to_uint64(x_248);
x_250 = lean_uint64_sub(x_31, x_249);
x_251 = lean_uint64_land(x_247, x_250);
x_252 = lean_uint64_xor(x_31, x_251);
x_253 = lean_uint64_xor(x_244, x_252);
x_254 = lean_bool_to_uint32(x_243);
x_255 = lean_uint32_to_uint64(x_254);
x_256 = lean_uint64_sub(x_31, x_255);
x_257 = lean_uint64_land(x_253, x_256);
x_258 = lean_uint64_xor(x_252, x_257);
x_259 = lean_uint64_add(x_134, x_258);
x_260 = lean_uint64_sub(x_259, x_14);
x_261 = lean_uint64_xor(x_260, x_31);
x_262 = lean_bool_to_uint32(x_32);
x_263 = lean_uint32_to_uint64(x_262);
x_264 = lean_uint64_sub(x_31, x_263);
x_265 = lean_uint64_land(x_261, x_264);
x_266 = lean_uint64_xor(x_31, x_265);
return x_266;
}
}
LEAN_EXPORT uint64_t hunterwumpus_reward(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint64_t x_7) {
_start:
{
uint64_t x_8; 
x_8 = l_Spec_HunterWumpus_Kernel_reward___redArg(x_1, x_3, x_5, x_6, x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; lean_object* x_16; 
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
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = hunterwumpus_reward(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = l_Spec_HunterWumpus_Kernel_reward___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_terminated___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint8_t x_16; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = lean_uint64_shift_right(x_3, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = lean_uint64_shift_right(x_6, x_2);
x_8 = lean_uint64_shift_right(x_7, x_2);
x_9 = 1;
x_10 = 3;
x_11 = lean_uint64_shift_right(x_8, x_2);
x_12 = lean_uint64_shift_left(x_9, x_10);
x_13 = lean_uint64_sub(x_12, x_9);
x_14 = lean_uint64_land(x_11, x_13);
x_15 = 0;
x_16 = lean_uint64_dec_eq(x_14, x_15);
if (x_16 == 0)
{
uint8_t x_17; 
x_17 = 1;
return x_17;
}
else
{
uint8_t x_18; 
x_18 = 0;
return x_18;
}
}
}
LEAN_EXPORT uint8_t hunterwumpus_terminated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint8_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_terminated___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
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
x_11 = hunterwumpus_terminated(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_terminated___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_terminated___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs0___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; 
x_2 = 6;
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = lean_uint64_land(x_1, x_5);
x_7 = 7;
x_8 = lean_uint64_land(x_6, x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs0___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_0(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs0___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs1___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; 
x_2 = 6;
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = lean_uint64_land(x_1, x_5);
x_7 = 3;
x_8 = lean_uint64_shift_right(x_6, x_7);
x_9 = 7;
x_10 = lean_uint64_land(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_1(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs1___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_1(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs1___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs2___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 6;
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = lean_uint64_land(x_3, x_7);
x_9 = 7;
x_10 = lean_uint64_land(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_2(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs2___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_2(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs2___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs3___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 6;
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = lean_uint64_land(x_3, x_7);
x_9 = 3;
x_10 = lean_uint64_shift_right(x_8, x_9);
x_11 = 7;
x_12 = lean_uint64_land(x_10, x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_3(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs3___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs3___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_3(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs3___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs3___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs4___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint8_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint8_t x_38; uint64_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = 6;
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = lean_uint64_land(x_1, x_7);
x_9 = lean_uint64_land(x_3, x_7);
x_10 = 7;
x_11 = lean_uint64_land(x_8, x_10);
x_12 = lean_uint64_land(x_9, x_10);
x_13 = lean_uint64_dec_lt(x_11, x_12);
x_14 = lean_uint64_sub(x_12, x_11);
x_15 = lean_uint64_sub(x_11, x_12);
x_16 = lean_uint64_xor(x_14, x_15);
x_17 = 0;
x_18 = lean_bool_to_uint32(x_13);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = lean_uint64_sub(x_17, x_19);
x_21 = lean_uint64_land(x_16, x_20);
x_22 = lean_uint64_xor(x_15, x_21);
x_23 = 3;
x_24 = lean_uint64_shift_right(x_8, x_23);
x_25 = lean_uint64_land(x_24, x_10);
x_26 = lean_uint64_shift_right(x_9, x_23);
x_27 = lean_uint64_land(x_26, x_10);
x_28 = lean_uint64_dec_lt(x_25, x_27);
x_29 = lean_uint64_sub(x_27, x_25);
x_30 = lean_uint64_sub(x_25, x_27);
x_31 = lean_uint64_xor(x_29, x_30);
x_32 = lean_bool_to_uint32(x_28);
x_33 = lean_uint32_to_uint64(x_32);
x_34 = lean_uint64_sub(x_17, x_33);
x_35 = lean_uint64_land(x_31, x_34);
x_36 = lean_uint64_xor(x_30, x_35);
x_37 = lean_uint64_add(x_22, x_36);
x_38 = lean_uint64_dec_eq(x_37, x_5);
x_39 = lean_uint64_xor(x_5, x_17);
x_40 = lean_bool_to_uint32(x_38);
x_41 = lean_uint32_to_uint64(x_40);
x_42 = lean_uint64_sub(x_17, x_41);
x_43 = lean_uint64_land(x_39, x_42);
x_44 = lean_uint64_xor(x_17, x_43);
return x_44;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_4(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs4___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs4___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_4(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs4___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs4___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs5___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint8_t x_21; uint64_t x_22; uint8_t x_23; uint64_t x_24; uint8_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = lean_uint64_shift_right(x_3, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = lean_uint64_shift_right(x_6, x_2);
x_8 = 6;
x_9 = 1;
x_10 = lean_uint64_shift_left(x_9, x_8);
x_11 = lean_uint64_sub(x_10, x_9);
x_12 = lean_uint64_land(x_1, x_11);
x_13 = 7;
x_14 = lean_uint64_shift_left(x_9, x_13);
x_15 = lean_uint64_sub(x_14, x_9);
x_16 = lean_uint64_land(x_5, x_15);
x_17 = lean_uint64_land(x_6, x_15);
x_18 = lean_uint64_land(x_7, x_15);
x_19 = 64;
x_20 = lean_uint64_add(x_19, x_12);
x_21 = lean_uint64_dec_eq(x_16, x_20);
x_22 = 3;
x_23 = lean_uint64_dec_eq(x_17, x_20);
x_24 = 2;
x_25 = lean_uint64_dec_eq(x_18, x_20);
x_26 = 0;
x_27 = lean_uint64_xor(x_9, x_26);
x_28 = lean_bool_to_uint32(x_25);
x_29 = lean_uint32_to_uint64(x_28);
x_30 = lean_uint64_sub(x_26, x_29);
x_31 = lean_uint64_land(x_27, x_30);
x_32 = lean_uint64_xor(x_26, x_31);
x_33 = lean_uint64_xor(x_24, x_32);
x_34 = lean_bool_to_uint32(x_23);
x_35 = lean_uint32_to_uint64(x_34);
x_36 = lean_uint64_sub(x_26, x_35);
x_37 = lean_uint64_land(x_33, x_36);
x_38 = lean_uint64_xor(x_32, x_37);
x_39 = lean_uint64_xor(x_22, x_38);
x_40 = lean_bool_to_uint32(x_21);
x_41 = lean_uint32_to_uint64(x_40);
x_42 = lean_uint64_sub(x_26, x_41);
x_43 = lean_uint64_land(x_39, x_42);
x_44 = lean_uint64_xor(x_38, x_43);
return x_44;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_5(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs5___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs5___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_5(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs5___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs5___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs6___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = lean_uint64_shift_right(x_3, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = lean_uint64_shift_right(x_6, x_2);
x_8 = lean_uint64_shift_right(x_7, x_2);
x_9 = 1;
x_10 = lean_uint64_shift_left(x_9, x_9);
x_11 = lean_uint64_sub(x_10, x_9);
x_12 = lean_uint64_land(x_8, x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_6(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs6___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs6___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_6(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs6___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs6___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs7___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint8_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint8_t x_25; uint64_t x_26; uint8_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint8_t x_37; uint64_t x_38; uint64_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint8_t x_45; uint64_t x_46; uint64_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint32_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint8_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint8_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint32_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint32_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint8_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint32_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; 
x_4 = lean_uint32_to_uint64(x_1);
x_5 = 6;
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_5);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = lean_uint64_land(x_3, x_8);
x_10 = 0;
x_11 = 1;
x_12 = 3;
x_13 = lean_uint64_shift_right(x_9, x_12);
x_14 = 7;
x_15 = lean_uint64_land(x_13, x_14);
x_16 = lean_uint64_dec_eq(x_15, x_10);
x_17 = 8;
x_18 = lean_uint64_sub(x_9, x_17);
x_19 = lean_uint64_xor(x_9, x_18);
x_20 = lean_bool_to_uint32(x_16);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_10, x_21);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_xor(x_18, x_23);
x_25 = 0;
x_26 = lean_uint64_add(x_15, x_6);
x_27 = lean_uint64_dec_lt(x_26, x_4);
x_28 = lean_uint64_add(x_9, x_17);
x_29 = lean_uint64_xor(x_28, x_9);
x_30 = lean_bool_to_uint32(x_27);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_sub(x_10, x_31);
x_33 = lean_uint64_land(x_29, x_32);
x_34 = lean_uint64_xor(x_9, x_33);
x_35 = lean_uint64_land(x_9, x_14);
x_36 = lean_uint64_add(x_35, x_6);
x_37 = lean_uint64_dec_lt(x_36, x_4);
x_38 = lean_uint64_add(x_9, x_6);
x_39 = lean_uint64_xor(x_38, x_9);
x_40 = lean_bool_to_uint32(x_37);
x_41 = lean_uint32_to_uint64(x_40);
x_42 = lean_uint64_sub(x_10, x_41);
x_43 = lean_uint64_land(x_39, x_42);
x_44 = lean_uint64_xor(x_9, x_43);
x_45 = lean_uint64_dec_eq(x_35, x_10);
x_46 = lean_uint64_sub(x_9, x_6);
x_47 = lean_uint64_xor(x_9, x_46);
x_48 = lean_bool_to_uint32(x_45);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = lean_uint64_sub(x_10, x_49);
x_51 = lean_uint64_land(x_47, x_50);
x_52 = lean_uint64_xor(x_46, x_51);
x_53 = lean_uint64_xor(x_44, x_52);
x_54 = lean_bool_to_uint32(x_25);
x_55 = lean_uint32_to_uint64(x_54);
x_56 = lean_uint64_sub(x_10, x_55);
x_57 = lean_uint64_land(x_53, x_56);
x_58 = lean_uint64_xor(x_52, x_57);
x_59 = lean_uint64_xor(x_34, x_58);
x_60 = lean_uint64_land(x_59, x_56);
x_61 = lean_uint64_xor(x_58, x_60);
x_62 = lean_uint64_xor(x_24, x_61);
x_63 = lean_bool_to_uint32(x_11);
x_64 = lean_uint32_to_uint64(x_63);
x_65 = lean_uint64_sub(x_10, x_64);
x_66 = lean_uint64_land(x_62, x_65);
x_67 = lean_uint64_xor(x_61, x_66);
x_68 = lean_uint64_dec_eq(x_67, x_9);
x_69 = lean_uint64_shift_right(x_2, x_67);
x_70 = lean_uint64_land(x_69, x_6);
x_71 = lean_uint64_xor(x_10, x_70);
x_72 = lean_bool_to_uint32(x_68);
x_73 = lean_uint32_to_uint64(x_72);
x_74 = lean_uint64_sub(x_10, x_73);
x_75 = lean_uint64_land(x_71, x_74);
x_76 = lean_uint64_xor(x_70, x_75);
x_77 = lean_uint64_land(x_59, x_65);
x_78 = lean_uint64_xor(x_58, x_77);
x_79 = lean_uint64_xor(x_24, x_78);
x_80 = lean_uint64_land(x_79, x_56);
x_81 = lean_uint64_xor(x_78, x_80);
x_82 = lean_uint64_dec_eq(x_81, x_9);
x_83 = lean_uint64_shift_right(x_2, x_81);
x_84 = lean_uint64_land(x_83, x_6);
x_85 = lean_uint64_xor(x_10, x_84);
x_86 = lean_bool_to_uint32(x_82);
x_87 = lean_uint32_to_uint64(x_86);
x_88 = lean_uint64_sub(x_10, x_87);
x_89 = lean_uint64_land(x_85, x_88);
x_90 = lean_uint64_xor(x_84, x_89);
x_91 = lean_uint64_lor(x_76, x_90);
x_92 = lean_uint64_land(x_53, x_65);
x_93 = lean_uint64_xor(x_52, x_92);
x_94 = lean_uint64_xor(x_34, x_93);
x_95 = lean_uint64_land(x_94, x_56);
x_96 = lean_uint64_xor(x_93, x_95);
x_97 = lean_uint64_xor(x_24, x_96);
x_98 = lean_uint64_land(x_97, x_56);
x_99 = lean_uint64_xor(x_96, x_98);
x_100 = lean_uint64_dec_eq(x_99, x_9);
x_101 = lean_uint64_shift_right(x_2, x_99);
x_102 = lean_uint64_land(x_101, x_6);
x_103 = lean_uint64_xor(x_10, x_102);
x_104 = lean_bool_to_uint32(x_100);
x_105 = lean_uint32_to_uint64(x_104);
x_106 = lean_uint64_sub(x_10, x_105);
x_107 = lean_uint64_land(x_103, x_106);
x_108 = lean_uint64_xor(x_102, x_107);
x_109 = lean_uint64_lor(x_91, x_108);
x_110 = lean_uint64_land(x_62, x_56);
x_111 = lean_uint64_xor(x_61, x_110);
x_112 = lean_uint64_dec_eq(x_111, x_9);
x_113 = lean_uint64_shift_right(x_2, x_111);
x_114 = lean_uint64_land(x_113, x_6);
x_115 = lean_uint64_xor(x_10, x_114);
x_116 = lean_bool_to_uint32(x_112);
x_117 = lean_uint32_to_uint64(x_116);
x_118 = lean_uint64_sub(x_10, x_117);
x_119 = lean_uint64_land(x_115, x_118);
x_120 = lean_uint64_xor(x_114, x_119);
x_121 = lean_uint64_lor(x_109, x_120);
return x_121;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_7(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs7___redArg(x_1, x_3, x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs7___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_7(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs7___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_HunterWumpus_Kernel_obs7___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs8___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = lean_uint64_shift_right(x_3, x_2);
x_5 = 6;
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_5);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = lean_uint64_land(x_4, x_8);
x_10 = 7;
x_11 = lean_uint64_land(x_9, x_10);
return x_11;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_8(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs8___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs8___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_8(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs8___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs8___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs9___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = lean_uint64_shift_right(x_3, x_2);
x_5 = 6;
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_5);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = lean_uint64_land(x_4, x_8);
x_10 = 3;
x_11 = lean_uint64_shift_right(x_9, x_10);
x_12 = 7;
x_13 = lean_uint64_land(x_11, x_12);
return x_13;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_9(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs9___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs9___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_9(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs9___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs9___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs10___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; 
x_2 = 8;
x_3 = lean_uint64_shift_right(x_1, x_2);
x_4 = lean_uint64_shift_right(x_3, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = lean_uint64_shift_right(x_6, x_2);
x_8 = lean_uint64_shift_right(x_7, x_2);
x_9 = 1;
x_10 = 3;
x_11 = lean_uint64_shift_right(x_8, x_2);
x_12 = lean_uint64_shift_left(x_9, x_10);
x_13 = lean_uint64_sub(x_12, x_9);
x_14 = lean_uint64_land(x_11, x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_10(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs10___redArg(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs10___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_10(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs10___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_HunterWumpus_Kernel_obs10___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs11___redArg(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; 
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 8;
x_5 = lean_uint64_shift_right(x_2, x_4);
x_6 = lean_uint64_shift_right(x_5, x_4);
x_7 = lean_uint64_shift_right(x_6, x_4);
x_8 = 1;
x_9 = 7;
x_10 = lean_uint64_shift_left(x_8, x_9);
x_11 = lean_uint64_sub(x_10, x_8);
x_12 = lean_uint64_land(x_7, x_11);
x_13 = 0;
x_14 = lean_uint64_dec_eq(x_12, x_13);
x_15 = lean_uint64_mul(x_3, x_3);
x_16 = 3;
x_17 = lean_uint64_shift_right(x_12, x_16);
x_18 = lean_uint64_land(x_17, x_9);
x_19 = lean_uint64_mul(x_18, x_3);
x_20 = lean_uint64_land(x_12, x_9);
x_21 = lean_uint64_add(x_19, x_20);
x_22 = lean_uint64_xor(x_15, x_21);
x_23 = lean_bool_to_uint32(x_14);
x_24 = lean_uint32_to_uint64(x_23);
x_25 = lean_uint64_sub(x_13, x_24);
x_26 = lean_uint64_land(x_22, x_25);
x_27 = lean_uint64_xor(x_21, x_26);
return x_27;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_11(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs11___redArg(x_1, x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs11___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_11(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs11___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_HunterWumpus_Kernel_obs11___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs12___redArg(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; 
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 8;
x_5 = lean_uint64_shift_right(x_2, x_4);
x_6 = lean_uint64_shift_right(x_5, x_4);
x_7 = lean_uint64_shift_right(x_6, x_4);
x_8 = lean_uint64_shift_right(x_7, x_4);
x_9 = 1;
x_10 = 7;
x_11 = lean_uint64_shift_left(x_9, x_10);
x_12 = lean_uint64_sub(x_11, x_9);
x_13 = lean_uint64_land(x_8, x_12);
x_14 = 0;
x_15 = lean_uint64_dec_eq(x_13, x_14);
x_16 = lean_uint64_mul(x_3, x_3);
x_17 = 3;
x_18 = lean_uint64_shift_right(x_13, x_17);
x_19 = lean_uint64_land(x_18, x_10);
x_20 = lean_uint64_mul(x_19, x_3);
x_21 = lean_uint64_land(x_13, x_10);
x_22 = lean_uint64_add(x_20, x_21);
x_23 = lean_uint64_xor(x_16, x_22);
x_24 = lean_bool_to_uint32(x_15);
x_25 = lean_uint32_to_uint64(x_24);
x_26 = lean_uint64_sub(x_14, x_25);
x_27 = lean_uint64_land(x_23, x_26);
x_28 = lean_uint64_xor(x_22, x_27);
return x_28;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_12(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs12___redArg(x_1, x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs12___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_12(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs12___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_HunterWumpus_Kernel_obs12___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_obs13___redArg(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint8_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; 
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 8;
x_5 = lean_uint64_shift_right(x_2, x_4);
x_6 = lean_uint64_shift_right(x_5, x_4);
x_7 = lean_uint64_shift_right(x_6, x_4);
x_8 = lean_uint64_shift_right(x_7, x_4);
x_9 = lean_uint64_shift_right(x_8, x_4);
x_10 = 1;
x_11 = 7;
x_12 = lean_uint64_shift_left(x_10, x_11);
x_13 = lean_uint64_sub(x_12, x_10);
x_14 = lean_uint64_land(x_9, x_13);
x_15 = 0;
x_16 = lean_uint64_dec_eq(x_14, x_15);
x_17 = lean_uint64_mul(x_3, x_3);
x_18 = 3;
x_19 = lean_uint64_shift_right(x_14, x_18);
x_20 = lean_uint64_land(x_19, x_11);
x_21 = lean_uint64_mul(x_20, x_3);
x_22 = lean_uint64_land(x_14, x_11);
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_xor(x_17, x_23);
x_25 = lean_bool_to_uint32(x_16);
x_26 = lean_uint32_to_uint64(x_25);
x_27 = lean_uint64_sub(x_15, x_26);
x_28 = lean_uint64_land(x_24, x_27);
x_29 = lean_uint64_xor(x_23, x_28);
return x_29;
}
}
LEAN_EXPORT uint64_t hunterwumpus_obs_13(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_HunterWumpus_Kernel_obs13___redArg(x_1, x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs13___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = hunterwumpus_obs_13(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_obs13___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_HunterWumpus_Kernel_obs13___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_4 = 4;
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
LEAN_EXPORT uint8_t hunterwumpus_lane_refuses(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneRefuses___redArg(x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_refuses(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_HunterWumpus_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneState0___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 4;
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
LEAN_EXPORT uint64_t hunterwumpus_lane_state_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneState0___redArg(x_3, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_state_0(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_HunterWumpus_Kernel_laneState0___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneState1___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; 
x_7 = 4;
x_8 = l_Spec_HunterWumpus_Kernel_step1___redArg(x_1, x_2, x_3, x_5);
x_9 = lean_uint64_xor(x_8, x_2);
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
x_25 = lean_uint64_xor(x_2, x_24);
return x_25;
}
}
LEAN_EXPORT uint64_t hunterwumpus_lane_state_1(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneState1___redArg(x_1, x_4, x_5, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_state_1(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
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
x_13 = l_Spec_HunterWumpus_Kernel_laneState1___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneState2___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; 
x_10 = 4;
x_11 = 1;
x_12 = lean_uint64_add(x_6, x_11);
x_13 = 11400714819323198485ULL;
x_14 = lean_uint64_mul(x_12, x_13);
x_15 = lean_uint64_add(x_5, x_14);
x_16 = 30;
x_17 = lean_uint64_shift_right(x_15, x_16);
x_18 = lean_uint64_xor(x_15, x_17);
x_19 = 13787848793156543929ULL;
x_20 = lean_uint64_mul(x_18, x_19);
x_21 = 27;
x_22 = lean_uint64_shift_right(x_20, x_21);
x_23 = lean_uint64_xor(x_20, x_22);
x_24 = 10723151780598845931ULL;
x_25 = lean_uint64_mul(x_23, x_24);
x_26 = 31;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = l_Spec_HunterWumpus_Kernel_step2___redArg(x_1, x_2, x_3, x_4, x_8, x_28);
x_30 = lean_uint64_xor(x_29, x_4);
x_31 = 0;
x_32 = lean_bool_to_uint32(x_7);
x_33 = 1;
x_34 = lean_uint32_sub(x_9, x_33);
x_35 = 3;
x_36 = lean_uint32_dec_lt(x_34, x_35);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_land(x_32, x_37);
x_39 = lean_uint32_xor(x_38, x_33);
x_40 = lean_uint32_dec_lt(x_8, x_10);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_land(x_39, x_41);
x_43 = lean_uint32_to_uint64(x_42);
x_44 = lean_uint64_sub(x_31, x_43);
x_45 = lean_uint64_land(x_30, x_44);
x_46 = lean_uint64_xor(x_4, x_45);
return x_46;
}
}
LEAN_EXPORT uint64_t hunterwumpus_lane_state_2(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneState2___redArg(x_1, x_3, x_4, x_5, x_6, x_7, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_state_2(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneState2___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_19 = l_Spec_HunterWumpus_Kernel_laneState2___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint64(x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint64_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; 
x_5 = 1;
x_6 = 4;
x_7 = lean_uint64_add(x_1, x_5);
x_8 = lean_uint64_xor(x_7, x_1);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_2);
x_11 = 1;
x_12 = lean_uint32_sub(x_4, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_3, x_6);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_9, x_21);
x_23 = lean_uint64_land(x_8, x_22);
x_24 = lean_uint64_xor(x_1, x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t hunterwumpus_lane_t(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneT___redArg(x_7, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_t(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_HunterWumpus_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_HunterWumpus_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_5 = 4;
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
LEAN_EXPORT uint32_t hunterwumpus_lane_elapsed(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint32_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneElapsed___redArg(x_8, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_elapsed(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint32(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_HunterWumpus_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneOver___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint32_t x_7, uint8_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint8_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; uint32_t x_63; uint8_t x_64; uint8_t x_76; uint32_t x_83; uint8_t x_84; 
x_13 = 4;
x_14 = 1;
x_15 = lean_uint64_add(x_6, x_14);
x_16 = 11400714819323198485ULL;
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = lean_uint64_add(x_5, x_17);
x_19 = 30;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 13787848793156543929ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 27;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = 10723151780598845931ULL;
x_28 = lean_uint64_mul(x_26, x_27);
x_29 = 31;
x_30 = lean_uint64_shift_right(x_28, x_29);
x_31 = lean_uint64_xor(x_28, x_30);
x_32 = l_Spec_HunterWumpus_Kernel_step2___redArg(x_1, x_2, x_3, x_4, x_9, x_31);
x_33 = l_Spec_HunterWumpus_Kernel_terminated___redArg(x_32);
x_34 = 0;
x_35 = lean_bool_to_uint32(x_8);
x_36 = 1;
x_37 = lean_uint32_sub(x_10, x_36);
x_38 = 3;
x_39 = lean_uint32_dec_lt(x_37, x_38);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_35, x_40);
x_42 = lean_uint32_xor(x_41, x_36);
x_43 = lean_uint32_dec_lt(x_9, x_13);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_land(x_42, x_44);
x_46 = lean_bool_to_uint32(x_33);
x_47 = lean_uint32_land(x_45, x_46);
x_83 = 4294967295;
x_84 = lean_uint32_dec_eq(x_7, x_83);
if (x_84 == 0)
{
uint8_t x_85; 
x_85 = 1;
x_76 = x_85;
goto block_82;
}
else
{
uint8_t x_86; 
x_86 = 0;
x_76 = x_86;
goto block_82;
}
block_62:
{
uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; 
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_dec_le(x_12, x_48);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_land(x_51, x_53);
x_55 = lean_uint32_lor(x_49, x_54);
x_56 = lean_uint32_land(x_45, x_55);
x_57 = lean_uint32_lor(x_47, x_56);
x_58 = lean_uint32_xor(x_45, x_36);
x_59 = lean_uint32_land(x_35, x_58);
x_60 = lean_uint32_lor(x_57, x_59);
x_61 = lean_uint32_dec_eq(x_60, x_36);
return x_61;
}
block_75:
{
uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint8_t x_72; 
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_dec_le(x_11, x_63);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_land(x_65, x_67);
x_69 = lean_uint32_xor(x_46, x_36);
x_70 = lean_uint32_land(x_68, x_69);
x_71 = lean_uint32_lor(x_34, x_70);
x_72 = lean_uint32_dec_eq(x_12, x_34);
if (x_72 == 0)
{
uint8_t x_73; 
x_73 = 1;
x_48 = x_63;
x_49 = x_71;
x_50 = x_73;
goto block_62;
}
else
{
uint8_t x_74; 
x_74 = 0;
x_48 = x_63;
x_49 = x_71;
x_50 = x_74;
goto block_62;
}
}
block_82:
{
uint32_t x_77; uint32_t x_78; uint8_t x_79; 
x_77 = lean_bool_to_uint32(x_76);
x_78 = lean_uint32_add(x_7, x_77);
x_79 = lean_uint32_dec_eq(x_11, x_34);
if (x_79 == 0)
{
uint8_t x_80; 
x_80 = 1;
x_63 = x_78;
x_64 = x_80;
goto block_75;
}
else
{
uint8_t x_81; 
x_81 = 0;
x_63 = x_78;
x_64 = x_81;
goto block_75;
}
}
}
}
LEAN_EXPORT uint8_t hunterwumpus_lane_over(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneOver___redArg(x_1, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_over(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
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
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_HunterWumpus_Kernel_laneOver___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t l_Spec_HunterWumpus_Kernel_laneReward___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; 
x_9 = 4;
x_10 = 1;
x_11 = lean_uint64_add(x_5, x_10);
x_12 = 11400714819323198485ULL;
x_13 = lean_uint64_mul(x_11, x_12);
x_14 = lean_uint64_add(x_4, x_13);
x_15 = 30;
x_16 = lean_uint64_shift_right(x_14, x_15);
x_17 = lean_uint64_xor(x_14, x_16);
x_18 = 13787848793156543929ULL;
x_19 = lean_uint64_mul(x_17, x_18);
x_20 = 27;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_xor(x_19, x_21);
x_23 = 10723151780598845931ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = 31;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_24, x_26);
x_28 = l_Spec_HunterWumpus_Kernel_reward___redArg(x_1, x_2, x_3, x_7, x_27);
x_29 = 0;
x_30 = lean_uint64_xor(x_28, x_29);
x_31 = lean_bool_to_uint32(x_6);
x_32 = 1;
x_33 = lean_uint32_sub(x_8, x_32);
x_34 = 3;
x_35 = lean_uint32_dec_lt(x_33, x_34);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_31, x_36);
x_38 = lean_uint32_xor(x_37, x_32);
x_39 = lean_uint32_dec_lt(x_7, x_9);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_sub(x_29, x_42);
x_44 = lean_uint64_land(x_30, x_43);
x_45 = lean_uint64_xor(x_29, x_44);
return x_45;
}
}
LEAN_EXPORT uint64_t hunterwumpus_lane_reward(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint64_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneReward___redArg(x_1, x_3, x_5, x_6, x_7, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_reward(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_14 = lean_unbox(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_HunterWumpus_Kernel_laneReward___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint64(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneTerminated___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; 
x_10 = 4;
x_11 = 1;
x_12 = lean_uint64_add(x_6, x_11);
x_13 = 11400714819323198485ULL;
x_14 = lean_uint64_mul(x_12, x_13);
x_15 = lean_uint64_add(x_5, x_14);
x_16 = 30;
x_17 = lean_uint64_shift_right(x_15, x_16);
x_18 = lean_uint64_xor(x_15, x_17);
x_19 = 13787848793156543929ULL;
x_20 = lean_uint64_mul(x_18, x_19);
x_21 = 27;
x_22 = lean_uint64_shift_right(x_20, x_21);
x_23 = lean_uint64_xor(x_20, x_22);
x_24 = 10723151780598845931ULL;
x_25 = lean_uint64_mul(x_23, x_24);
x_26 = 31;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = l_Spec_HunterWumpus_Kernel_step2___redArg(x_1, x_2, x_3, x_4, x_8, x_28);
x_30 = l_Spec_HunterWumpus_Kernel_terminated___redArg(x_29);
x_31 = lean_bool_to_uint32(x_7);
x_32 = 1;
x_33 = lean_uint32_sub(x_9, x_32);
x_34 = 3;
x_35 = lean_uint32_dec_lt(x_33, x_34);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_31, x_36);
x_38 = lean_uint32_xor(x_37, x_32);
x_39 = lean_uint32_dec_lt(x_8, x_10);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_bool_to_uint32(x_30);
x_43 = lean_uint32_land(x_41, x_42);
x_44 = lean_uint32_dec_eq(x_43, x_32);
return x_44;
}
}
LEAN_EXPORT uint8_t hunterwumpus_lane_terminated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneTerminated___redArg(x_1, x_3, x_4, x_5, x_6, x_7, x_9, x_10, x_11);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_terminated(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_19 = l_Spec_HunterWumpus_Kernel_laneTerminated___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box(x_19);
return x_20;
}
}
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneTruncated___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint32_t x_7, uint8_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint8_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_57; uint8_t x_58; uint8_t x_71; uint32_t x_78; uint8_t x_79; 
x_13 = 4;
x_14 = 1;
x_15 = lean_uint64_add(x_6, x_14);
x_16 = 11400714819323198485ULL;
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = lean_uint64_add(x_5, x_17);
x_19 = 30;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 13787848793156543929ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 27;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = 10723151780598845931ULL;
x_28 = lean_uint64_mul(x_26, x_27);
x_29 = 31;
x_30 = lean_uint64_shift_right(x_28, x_29);
x_31 = lean_uint64_xor(x_28, x_30);
x_32 = l_Spec_HunterWumpus_Kernel_step2___redArg(x_1, x_2, x_3, x_4, x_9, x_31);
x_33 = l_Spec_HunterWumpus_Kernel_terminated___redArg(x_32);
x_34 = 0;
x_35 = lean_bool_to_uint32(x_8);
x_36 = 1;
x_37 = lean_uint32_sub(x_10, x_36);
x_38 = 3;
x_39 = lean_uint32_dec_lt(x_37, x_38);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_35, x_40);
x_42 = lean_uint32_xor(x_41, x_36);
x_43 = lean_uint32_dec_lt(x_9, x_13);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_land(x_42, x_44);
x_78 = 4294967295;
x_79 = lean_uint32_dec_eq(x_7, x_78);
if (x_79 == 0)
{
uint8_t x_80; 
x_80 = 1;
x_71 = x_80;
goto block_77;
}
else
{
uint8_t x_81; 
x_81 = 0;
x_71 = x_81;
goto block_77;
}
block_56:
{
uint32_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; 
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_dec_le(x_12, x_47);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_land(x_49, x_51);
x_53 = lean_uint32_lor(x_46, x_52);
x_54 = lean_uint32_land(x_45, x_53);
x_55 = lean_uint32_dec_eq(x_54, x_36);
return x_55;
}
block_70:
{
uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; 
x_59 = lean_bool_to_uint32(x_58);
x_60 = lean_uint32_dec_le(x_11, x_57);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_land(x_59, x_61);
x_63 = lean_bool_to_uint32(x_33);
x_64 = lean_uint32_xor(x_63, x_36);
x_65 = lean_uint32_land(x_62, x_64);
x_66 = lean_uint32_lor(x_34, x_65);
x_67 = lean_uint32_dec_eq(x_12, x_34);
if (x_67 == 0)
{
uint8_t x_68; 
x_68 = 1;
x_46 = x_66;
x_47 = x_57;
x_48 = x_68;
goto block_56;
}
else
{
uint8_t x_69; 
x_69 = 0;
x_46 = x_66;
x_47 = x_57;
x_48 = x_69;
goto block_56;
}
}
block_77:
{
uint32_t x_72; uint32_t x_73; uint8_t x_74; 
x_72 = lean_bool_to_uint32(x_71);
x_73 = lean_uint32_add(x_7, x_72);
x_74 = lean_uint32_dec_eq(x_11, x_34);
if (x_74 == 0)
{
uint8_t x_75; 
x_75 = 1;
x_57 = x_73;
x_58 = x_75;
goto block_70;
}
else
{
uint8_t x_76; 
x_76 = 0;
x_57 = x_73;
x_58 = x_76;
goto block_70;
}
}
}
}
LEAN_EXPORT uint8_t hunterwumpus_lane_truncated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneTruncated___redArg(x_1, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_truncated(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
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
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_HunterWumpus_Kernel_laneTruncated___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box(x_25);
return x_26;
}
}
LEAN_EXPORT uint8_t l_Spec_HunterWumpus_Kernel_laneDue___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint32_t x_7, uint8_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint8_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_69; uint8_t x_70; uint8_t x_82; uint32_t x_89; uint8_t x_90; 
x_13 = 4;
x_14 = 1;
x_15 = lean_uint64_add(x_6, x_14);
x_16 = 11400714819323198485ULL;
x_17 = lean_uint64_mul(x_15, x_16);
x_18 = lean_uint64_add(x_5, x_17);
x_19 = 30;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 13787848793156543929ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 27;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = 10723151780598845931ULL;
x_28 = lean_uint64_mul(x_26, x_27);
x_29 = 31;
x_30 = lean_uint64_shift_right(x_28, x_29);
x_31 = lean_uint64_xor(x_28, x_30);
x_32 = l_Spec_HunterWumpus_Kernel_step2___redArg(x_1, x_2, x_3, x_4, x_9, x_31);
x_33 = l_Spec_HunterWumpus_Kernel_terminated___redArg(x_32);
x_34 = 0;
x_35 = lean_bool_to_uint32(x_8);
x_36 = 1;
x_37 = lean_uint32_dec_eq(x_10, x_36);
x_38 = lean_bool_to_uint32(x_37);
x_39 = 2;
x_40 = lean_uint32_dec_eq(x_10, x_39);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_lor(x_38, x_41);
x_43 = lean_uint32_land(x_35, x_42);
x_44 = lean_uint32_sub(x_10, x_36);
x_45 = 3;
x_46 = lean_uint32_dec_lt(x_44, x_45);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_land(x_35, x_47);
x_49 = lean_uint32_xor(x_48, x_36);
x_50 = lean_uint32_dec_lt(x_9, x_13);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_land(x_49, x_51);
x_53 = lean_bool_to_uint32(x_33);
x_54 = lean_uint32_land(x_52, x_53);
x_89 = 4294967295;
x_90 = lean_uint32_dec_eq(x_7, x_89);
if (x_90 == 0)
{
uint8_t x_91; 
x_91 = 1;
x_82 = x_91;
goto block_88;
}
else
{
uint8_t x_92; 
x_92 = 0;
x_82 = x_92;
goto block_88;
}
block_68:
{
uint32_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; 
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_dec_le(x_12, x_56);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_land(x_58, x_60);
x_62 = lean_uint32_lor(x_55, x_61);
x_63 = lean_uint32_land(x_52, x_62);
x_64 = lean_uint32_lor(x_54, x_63);
x_65 = lean_uint32_land(x_64, x_41);
x_66 = lean_uint32_lor(x_43, x_65);
x_67 = lean_uint32_dec_eq(x_66, x_36);
return x_67;
}
block_81:
{
uint32_t x_71; uint8_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint8_t x_78; 
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_dec_le(x_11, x_69);
x_73 = lean_bool_to_uint32(x_72);
x_74 = lean_uint32_land(x_71, x_73);
x_75 = lean_uint32_xor(x_53, x_36);
x_76 = lean_uint32_land(x_74, x_75);
x_77 = lean_uint32_lor(x_34, x_76);
x_78 = lean_uint32_dec_eq(x_12, x_34);
if (x_78 == 0)
{
uint8_t x_79; 
x_79 = 1;
x_55 = x_77;
x_56 = x_69;
x_57 = x_79;
goto block_68;
}
else
{
uint8_t x_80; 
x_80 = 0;
x_55 = x_77;
x_56 = x_69;
x_57 = x_80;
goto block_68;
}
}
block_88:
{
uint32_t x_83; uint32_t x_84; uint8_t x_85; 
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_add(x_7, x_83);
x_85 = lean_uint32_dec_eq(x_11, x_34);
if (x_85 == 0)
{
uint8_t x_86; 
x_86 = 1;
x_69 = x_84;
x_70 = x_86;
goto block_81;
}
else
{
uint8_t x_87; 
x_87 = 0;
x_69 = x_84;
x_70 = x_87;
goto block_81;
}
}
}
}
LEAN_EXPORT uint8_t hunterwumpus_lane_due(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint8_t x_14; 
x_14 = l_Spec_HunterWumpus_Kernel_laneDue___redArg(x_1, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
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
x_27 = hunterwumpus_lane_due(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_HunterWumpus_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
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
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_HunterWumpus_Kernel_laneDue___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box(x_25);
return x_26;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_HunterWumpus_Machine(uint8_t builtin);
lean_object* initialize_Spec_MDP_Bits(uint8_t builtin);
lean_object* initialize_Spec_MDP_Random(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_HunterWumpus_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_HunterWumpus_Machine(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_MDP_Bits(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_MDP_Random(builtin);
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
