// Lean compiler output
// Module: Spec.NewEnv.Kernel
// Imports: public import Init public import Spec.MDP.Word
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
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_reward___redArg(uint32_t, uint32_t);
LEAN_EXPORT uint64_t newenv_reward(uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t newenv_valid(uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_terminated___boxed(lean_object*, lean_object*);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT uint32_t newenv_init_0(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_valid___boxed(lean_object*);
LEAN_EXPORT uint32_t newenv_step_0(uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t newenv_terminated(uint32_t, uint32_t);
uint64_t lean_uint32_to_uint64(uint32_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_step0___redArg(uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_obs0___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_obs_0(uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_valid(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; uint32_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_2 = 2;
x_3 = lean_uint32_dec_le(x_2, x_1);
x_4 = lean_bool_to_uint32(x_3);
x_5 = 1000;
x_6 = lean_uint32_dec_le(x_1, x_5);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_land(x_4, x_7);
x_9 = 1;
x_10 = lean_uint32_dec_eq(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_valid___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_valid(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t newenv_init_0(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; 
x_4 = 0;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = newenv_init_0(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; 
x_4 = 0;
x_5 = lean_uint32_dec_lt(x_2, x_1);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_sub(x_4, x_6);
x_8 = lean_uint32_land(x_2, x_7);
x_9 = 1;
x_10 = lean_uint32_add(x_8, x_9);
x_11 = lean_uint32_dec_lt(x_10, x_1);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_dec_eq(x_3, x_9);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_12, x_14);
x_16 = lean_uint32_add(x_8, x_15);
x_17 = lean_uint32_dec_lt(x_4, x_8);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_12, x_18);
x_20 = lean_uint32_dec_eq(x_3, x_4);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_sub(x_16, x_22);
return x_23;
}
}
LEAN_EXPORT uint32_t newenv_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; 
x_5 = l_Spec_NewEnv_Kernel_step0___redArg(x_1, x_2, x_3);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = newenv_step_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_NewEnv_Kernel_step0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; 
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_2, x_1);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_2, x_6);
x_8 = 1;
x_9 = lean_uint32_add(x_7, x_8);
x_10 = lean_uint32_dec_eq(x_9, x_1);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_to_uint64(x_11);
x_13 = 1;
x_14 = lean_uint64_sub(x_12, x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t newenv_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; 
x_5 = l_Spec_NewEnv_Kernel_reward___redArg(x_1, x_2);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = newenv_reward(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_NewEnv_Kernel_reward___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t newenv_terminated(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint8_t x_12; 
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_2, x_1);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_2, x_6);
x_8 = 1;
x_9 = lean_uint32_add(x_7, x_8);
x_10 = lean_uint32_dec_eq(x_9, x_1);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_dec_eq(x_11, x_8);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_terminated(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t newenv_obs_0(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; 
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_2, x_1);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_2, x_6);
x_8 = lean_uint32_to_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_obs_0(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_MDP_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_NewEnv_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_MDP_Word(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif
