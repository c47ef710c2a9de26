// Lean compiler output
// Module: Spec.Certificate.Kernel
// Imports: public import Init public import Spec.Certificate.Machine
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
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowPushBackup___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint8_dec_lt(uint8_t, uint8_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_init___boxed(lean_object*);
LEAN_EXPORT uint64_t certificate_push_weight(uint64_t, uint32_t);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_fits(uint64_t, uint64_t);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_valid(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t certificate_push_decided(uint64_t, uint32_t, uint64_t, uint8_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t certificate_init(uint64_t);
LEAN_EXPORT uint8_t certificate_finish_lower(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t certificate_push_largest(uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_narrow_finish_lower(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushRewardHi___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_finish_decided(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushRewardLo___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
uint64_t lean_uint64_div(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushValueHi___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_finishUpper___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t certificate_push_reward_hi(uint64_t, uint32_t, uint64_t, uint64_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint64_t certificate_push_unfit(uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushValueLo___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushLargest___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowFinishUpper___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t certificate_narrow_finish_upper(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowFinishLower___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_finishLower___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t certificate_finish_upper(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_inRange___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t certificate_push_reward_lo(uint64_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_narrow(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushDecided___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint64_t lean_bool_to_uint64(uint8_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint64_t certificate_narrow_push_backup(uint64_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_finishDecided___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t certificate_in_range(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrow___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t certificate_push_value_hi(uint64_t, uint32_t, uint64_t, uint8_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushUnfit___boxed(lean_object*, lean_object*, lean_object*);
uint8_t lean_uint8_dec_eq(uint8_t, uint8_t);
LEAN_EXPORT uint64_t certificate_push_value_lo(uint64_t, uint32_t, uint64_t, uint8_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_fits___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushWeight___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t certificate_in_range(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint8_t x_7; uint32_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; 
x_6 = 0;
x_7 = lean_uint64_dec_lt(x_6, x_1);
x_8 = lean_bool_to_uint32(x_7);
x_9 = 1073741824;
x_10 = lean_uint64_dec_le(x_1, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_land(x_8, x_11);
x_13 = lean_uint64_dec_le(x_2, x_3);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_12, x_14);
x_16 = lean_uint64_dec_lt(x_6, x_3);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint64_dec_le(x_3, x_9);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint64_dec_lt(x_6, x_4);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_21, x_23);
x_25 = 4611686018427387904ULL;
x_26 = lean_uint64_dec_lt(x_4, x_25);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_24, x_27);
x_29 = lean_uint64_dec_lt(x_5, x_25);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_land(x_28, x_30);
x_32 = 1;
x_33 = lean_uint32_dec_eq(x_31, x_32);
return x_33;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_inRange___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
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
x_11 = certificate_in_range(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t certificate_valid(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint8_t x_7; uint32_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; 
x_6 = 0;
x_7 = lean_uint64_dec_lt(x_6, x_1);
x_8 = lean_bool_to_uint32(x_7);
x_9 = 1073741824;
x_10 = lean_uint64_dec_le(x_1, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_land(x_8, x_11);
x_13 = lean_uint64_dec_le(x_2, x_3);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_12, x_14);
x_16 = lean_uint64_dec_lt(x_6, x_3);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint64_dec_le(x_3, x_9);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint64_dec_lt(x_6, x_4);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_21, x_23);
x_25 = 4611686018427387904ULL;
x_26 = lean_uint64_dec_lt(x_4, x_25);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_24, x_27);
x_29 = lean_uint64_dec_lt(x_5, x_25);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_land(x_28, x_30);
x_32 = 1;
x_33 = lean_uint32_dec_eq(x_31, x_32);
if (x_33 == 0)
{
return x_33;
}
else
{
uint8_t x_34; 
x_34 = lean_uint64_dec_lt(x_2, x_3);
return x_34;
}
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
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
x_11 = certificate_valid(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t certificate_fits(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint8_t x_8; 
x_3 = 9223372036854775807ULL;
x_4 = lean_uint64_div(x_3, x_1);
x_5 = lean_uint64_add(x_2, x_4);
x_6 = 1;
x_7 = lean_uint64_shift_left(x_4, x_6);
x_8 = lean_uint64_dec_le(x_5, x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_fits___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = certificate_fits(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t certificate_init(uint64_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_init___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = certificate_init(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t certificate_push_weight(uint64_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; 
x_3 = lean_uint32_to_uint64(x_2);
x_4 = lean_uint64_add(x_1, x_3);
x_5 = 9223372036854775808ULL;
x_6 = lean_uint64_land(x_1, x_5);
x_7 = lean_uint64_lor(x_4, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushWeight___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = certificate_push_weight(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t certificate_push_unfit(uint64_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint8_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_4 = 9223372036854775807ULL;
x_5 = lean_uint64_div(x_4, x_2);
x_6 = lean_uint64_add(x_3, x_5);
x_7 = 1;
x_8 = lean_uint64_shift_left(x_5, x_7);
x_9 = lean_uint64_dec_le(x_6, x_8);
x_10 = lean_bool_to_uint64(x_9);
x_11 = lean_uint64_xor(x_10, x_7);
x_12 = lean_uint64_lor(x_1, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushUnfit___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = certificate_push_unfit(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t certificate_push_reward_hi(uint64_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_5 = lean_uint64_mul(x_3, x_4);
x_6 = 9223372036854775808ULL;
x_7 = lean_uint64_add(x_5, x_6);
x_8 = lean_uint32_to_uint64(x_2);
x_9 = 32;
x_10 = lean_uint64_shift_right(x_7, x_9);
x_11 = lean_uint64_mul(x_8, x_10);
x_12 = lean_uint64_add(x_1, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushRewardHi___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = certificate_push_reward_hi(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t certificate_push_reward_lo(uint64_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_5 = lean_uint64_mul(x_3, x_4);
x_6 = 9223372036854775808ULL;
x_7 = lean_uint64_add(x_5, x_6);
x_8 = lean_uint32_to_uint64(x_2);
x_9 = 4294967295;
x_10 = lean_uint64_land(x_7, x_9);
x_11 = lean_uint64_mul(x_8, x_10);
x_12 = lean_uint64_add(x_1, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushRewardLo___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = certificate_push_reward_lo(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t certificate_push_value_hi(uint64_t x_1, uint32_t x_2, uint64_t x_3, uint8_t x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint8_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; 
x_5 = 0;
x_6 = 0;
x_7 = lean_uint8_dec_eq(x_4, x_6);
x_8 = lean_bool_to_uint64(x_7);
x_9 = lean_uint64_sub(x_5, x_8);
x_10 = lean_uint64_land(x_3, x_9);
x_11 = 9223372036854775808ULL;
x_12 = lean_uint64_add(x_10, x_11);
x_13 = lean_uint32_to_uint64(x_2);
x_14 = 32;
x_15 = lean_uint64_shift_right(x_12, x_14);
x_16 = lean_uint64_mul(x_13, x_15);
x_17 = lean_uint64_add(x_1, x_16);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushValueHi___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint32_t x_6; uint64_t x_7; uint8_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox(x_4);
x_9 = certificate_push_value_hi(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t certificate_push_value_lo(uint64_t x_1, uint32_t x_2, uint64_t x_3, uint8_t x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint8_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; 
x_5 = 0;
x_6 = 0;
x_7 = lean_uint8_dec_eq(x_4, x_6);
x_8 = lean_bool_to_uint64(x_7);
x_9 = lean_uint64_sub(x_5, x_8);
x_10 = lean_uint64_land(x_3, x_9);
x_11 = 9223372036854775808ULL;
x_12 = lean_uint64_add(x_10, x_11);
x_13 = lean_uint32_to_uint64(x_2);
x_14 = 4294967295;
x_15 = lean_uint64_land(x_12, x_14);
x_16 = lean_uint64_mul(x_13, x_15);
x_17 = lean_uint64_add(x_1, x_16);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushValueLo___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint32_t x_6; uint64_t x_7; uint8_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox(x_4);
x_9 = certificate_push_value_lo(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t certificate_finish_upper(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint8_t x_12; uint8_t x_107; 
x_107 = lean_uint64_dec_eq(x_6, x_1);
if (x_107 == 0)
{
x_12 = x_107;
goto block_106;
}
else
{
uint64_t x_108; uint8_t x_109; 
x_108 = 0;
x_109 = lean_uint64_dec_eq(x_7, x_108);
x_12 = x_109;
goto block_106;
}
block_106:
{
if (x_12 == 0)
{
return x_12;
}
else
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint8_t x_92; uint32_t x_93; uint8_t x_94; uint32_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint8_t x_105; 
x_13 = 32;
x_14 = lean_uint64_shift_right(x_9, x_13);
x_15 = lean_uint64_add(x_8, x_14);
x_16 = lean_uint64_shift_right(x_15, x_13);
x_17 = 4294967295;
x_18 = lean_uint64_land(x_15, x_17);
x_19 = lean_uint64_land(x_9, x_17);
x_20 = lean_uint64_mul(x_3, x_16);
x_21 = lean_uint64_mul(x_3, x_18);
x_22 = lean_uint64_mul(x_3, x_19);
x_23 = lean_uint64_shift_right(x_11, x_13);
x_24 = lean_uint64_add(x_10, x_23);
x_25 = lean_uint64_shift_right(x_24, x_13);
x_26 = lean_uint64_land(x_24, x_17);
x_27 = lean_uint64_land(x_11, x_17);
x_28 = lean_uint64_mul(x_2, x_25);
x_29 = lean_uint64_mul(x_2, x_26);
x_30 = lean_uint64_mul(x_2, x_27);
x_31 = lean_uint64_add(x_20, x_28);
x_32 = lean_uint64_add(x_21, x_29);
x_33 = lean_uint64_add(x_22, x_30);
x_34 = 9223372036854775808ULL;
x_35 = lean_uint64_add(x_5, x_34);
x_36 = lean_uint64_shift_right(x_35, x_13);
x_37 = lean_uint64_land(x_35, x_17);
x_38 = lean_uint64_shift_right(x_37, x_13);
x_39 = lean_uint64_add(x_36, x_38);
x_40 = lean_uint64_shift_right(x_39, x_13);
x_41 = lean_uint64_land(x_39, x_17);
x_42 = lean_uint64_land(x_37, x_17);
x_43 = lean_uint64_mul(x_3, x_40);
x_44 = lean_uint64_mul(x_3, x_41);
x_45 = lean_uint64_mul(x_3, x_42);
x_46 = 31;
x_47 = lean_uint64_shift_left(x_2, x_46);
x_48 = lean_uint64_add(x_44, x_47);
x_49 = lean_uint64_shift_right(x_45, x_13);
x_50 = lean_uint64_add(x_48, x_49);
x_51 = lean_uint64_shift_right(x_50, x_13);
x_52 = lean_uint64_add(x_43, x_51);
x_53 = lean_uint64_land(x_50, x_17);
x_54 = lean_uint64_land(x_45, x_17);
x_55 = lean_uint64_mul(x_1, x_52);
x_56 = lean_uint64_mul(x_1, x_53);
x_57 = lean_uint64_mul(x_1, x_54);
x_58 = lean_uint64_shift_right(x_4, x_13);
x_59 = lean_uint64_land(x_4, x_17);
x_60 = lean_uint64_shift_right(x_59, x_13);
x_61 = lean_uint64_add(x_58, x_60);
x_62 = lean_uint64_shift_right(x_61, x_13);
x_63 = lean_uint64_land(x_61, x_17);
x_64 = lean_uint64_land(x_59, x_17);
x_65 = lean_uint64_mul(x_3, x_62);
x_66 = lean_uint64_mul(x_3, x_63);
x_67 = lean_uint64_mul(x_3, x_64);
x_68 = lean_uint64_shift_right(x_67, x_13);
x_69 = lean_uint64_add(x_66, x_68);
x_70 = lean_uint64_shift_right(x_69, x_13);
x_71 = lean_uint64_add(x_65, x_70);
x_72 = lean_uint64_land(x_69, x_17);
x_73 = lean_uint64_land(x_67, x_17);
x_74 = lean_uint64_mul(x_1, x_71);
x_75 = lean_uint64_mul(x_1, x_72);
x_76 = lean_uint64_mul(x_1, x_73);
x_77 = lean_uint64_add(x_55, x_74);
x_78 = lean_uint64_add(x_56, x_75);
x_79 = lean_uint64_add(x_57, x_76);
x_80 = lean_uint64_shift_right(x_33, x_13);
x_81 = lean_uint64_add(x_32, x_80);
x_82 = lean_uint64_shift_right(x_81, x_13);
x_83 = lean_uint64_add(x_31, x_82);
x_84 = lean_uint64_land(x_81, x_17);
x_85 = lean_uint64_land(x_33, x_17);
x_86 = lean_uint64_shift_right(x_79, x_13);
x_87 = lean_uint64_add(x_78, x_86);
x_88 = lean_uint64_shift_right(x_87, x_13);
x_89 = lean_uint64_add(x_77, x_88);
x_90 = lean_uint64_land(x_87, x_17);
x_91 = lean_uint64_land(x_79, x_17);
x_92 = lean_uint64_dec_lt(x_83, x_89);
x_93 = lean_bool_to_uint32(x_92);
x_94 = lean_uint64_dec_eq(x_83, x_89);
x_95 = lean_bool_to_uint32(x_94);
x_96 = lean_uint64_shift_left(x_84, x_13);
x_97 = lean_uint64_lor(x_96, x_85);
x_98 = lean_uint64_shift_left(x_90, x_13);
x_99 = lean_uint64_lor(x_98, x_91);
x_100 = lean_uint64_dec_le(x_97, x_99);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_land(x_95, x_101);
x_103 = lean_uint32_lor(x_93, x_102);
x_104 = 1;
x_105 = lean_uint32_dec_eq(x_103, x_104);
return x_105;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_finishUpper___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_23 = certificate_finish_upper(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint8_t certificate_finish_lower(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9, uint64_t x_10, uint64_t x_11) {
_start:
{
uint8_t x_12; uint8_t x_107; 
x_107 = lean_uint64_dec_eq(x_6, x_1);
if (x_107 == 0)
{
x_12 = x_107;
goto block_106;
}
else
{
uint64_t x_108; uint8_t x_109; 
x_108 = 0;
x_109 = lean_uint64_dec_eq(x_7, x_108);
x_12 = x_109;
goto block_106;
}
block_106:
{
if (x_12 == 0)
{
return x_12;
}
else
{
uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint8_t x_92; uint32_t x_93; uint8_t x_94; uint32_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint8_t x_105; 
x_13 = 9223372036854775808ULL;
x_14 = lean_uint64_add(x_5, x_13);
x_15 = 32;
x_16 = lean_uint64_shift_right(x_14, x_15);
x_17 = 4294967295;
x_18 = lean_uint64_land(x_14, x_17);
x_19 = lean_uint64_shift_right(x_18, x_15);
x_20 = lean_uint64_add(x_16, x_19);
x_21 = lean_uint64_shift_right(x_20, x_15);
x_22 = lean_uint64_land(x_20, x_17);
x_23 = lean_uint64_land(x_18, x_17);
x_24 = lean_uint64_mul(x_3, x_21);
x_25 = lean_uint64_mul(x_3, x_22);
x_26 = lean_uint64_mul(x_3, x_23);
x_27 = 31;
x_28 = lean_uint64_shift_left(x_2, x_27);
x_29 = lean_uint64_add(x_25, x_28);
x_30 = lean_uint64_shift_right(x_26, x_15);
x_31 = lean_uint64_add(x_29, x_30);
x_32 = lean_uint64_shift_right(x_31, x_15);
x_33 = lean_uint64_add(x_24, x_32);
x_34 = lean_uint64_land(x_31, x_17);
x_35 = lean_uint64_land(x_26, x_17);
x_36 = lean_uint64_mul(x_1, x_33);
x_37 = lean_uint64_mul(x_1, x_34);
x_38 = lean_uint64_mul(x_1, x_35);
x_39 = lean_uint64_shift_right(x_9, x_15);
x_40 = lean_uint64_add(x_8, x_39);
x_41 = lean_uint64_shift_right(x_40, x_15);
x_42 = lean_uint64_land(x_40, x_17);
x_43 = lean_uint64_land(x_9, x_17);
x_44 = lean_uint64_mul(x_3, x_41);
x_45 = lean_uint64_mul(x_3, x_42);
x_46 = lean_uint64_mul(x_3, x_43);
x_47 = lean_uint64_shift_right(x_11, x_15);
x_48 = lean_uint64_add(x_10, x_47);
x_49 = lean_uint64_shift_right(x_48, x_15);
x_50 = lean_uint64_land(x_48, x_17);
x_51 = lean_uint64_land(x_11, x_17);
x_52 = lean_uint64_mul(x_2, x_49);
x_53 = lean_uint64_mul(x_2, x_50);
x_54 = lean_uint64_mul(x_2, x_51);
x_55 = lean_uint64_add(x_44, x_52);
x_56 = lean_uint64_add(x_45, x_53);
x_57 = lean_uint64_add(x_46, x_54);
x_58 = lean_uint64_shift_right(x_4, x_15);
x_59 = lean_uint64_land(x_4, x_17);
x_60 = lean_uint64_shift_right(x_59, x_15);
x_61 = lean_uint64_add(x_58, x_60);
x_62 = lean_uint64_shift_right(x_61, x_15);
x_63 = lean_uint64_land(x_61, x_17);
x_64 = lean_uint64_land(x_59, x_17);
x_65 = lean_uint64_mul(x_3, x_62);
x_66 = lean_uint64_mul(x_3, x_63);
x_67 = lean_uint64_mul(x_3, x_64);
x_68 = lean_uint64_shift_right(x_67, x_15);
x_69 = lean_uint64_add(x_66, x_68);
x_70 = lean_uint64_shift_right(x_69, x_15);
x_71 = lean_uint64_add(x_65, x_70);
x_72 = lean_uint64_land(x_69, x_17);
x_73 = lean_uint64_land(x_67, x_17);
x_74 = lean_uint64_mul(x_1, x_71);
x_75 = lean_uint64_mul(x_1, x_72);
x_76 = lean_uint64_mul(x_1, x_73);
x_77 = lean_uint64_add(x_55, x_74);
x_78 = lean_uint64_add(x_56, x_75);
x_79 = lean_uint64_add(x_57, x_76);
x_80 = lean_uint64_shift_right(x_38, x_15);
x_81 = lean_uint64_add(x_37, x_80);
x_82 = lean_uint64_shift_right(x_81, x_15);
x_83 = lean_uint64_add(x_36, x_82);
x_84 = lean_uint64_land(x_81, x_17);
x_85 = lean_uint64_land(x_38, x_17);
x_86 = lean_uint64_shift_right(x_79, x_15);
x_87 = lean_uint64_add(x_78, x_86);
x_88 = lean_uint64_shift_right(x_87, x_15);
x_89 = lean_uint64_add(x_77, x_88);
x_90 = lean_uint64_land(x_87, x_17);
x_91 = lean_uint64_land(x_79, x_17);
x_92 = lean_uint64_dec_lt(x_83, x_89);
x_93 = lean_bool_to_uint32(x_92);
x_94 = lean_uint64_dec_eq(x_83, x_89);
x_95 = lean_bool_to_uint32(x_94);
x_96 = lean_uint64_shift_left(x_84, x_15);
x_97 = lean_uint64_lor(x_96, x_85);
x_98 = lean_uint64_shift_left(x_90, x_15);
x_99 = lean_uint64_lor(x_98, x_91);
x_100 = lean_uint64_dec_le(x_97, x_99);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_land(x_95, x_101);
x_103 = lean_uint32_lor(x_93, x_102);
x_104 = 1;
x_105 = lean_uint32_dec_eq(x_103, x_104);
return x_105;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_finishLower___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_23 = certificate_finish_lower(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t certificate_push_largest(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_6; uint8_t x_7; 
x_6 = 9223372036854775808ULL;
x_7 = lean_uint64_dec_lt(x_2, x_6);
if (x_7 == 0)
{
uint64_t x_8; uint64_t x_9; 
x_8 = 0;
x_9 = lean_uint64_sub(x_8, x_2);
x_3 = x_9;
goto block_5;
}
else
{
x_3 = x_2;
goto block_5;
}
block_5:
{
uint8_t x_4; 
x_4 = lean_uint64_dec_le(x_1, x_3);
if (x_4 == 0)
{
return x_1;
}
else
{
return x_3;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushLargest___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = certificate_push_largest(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t certificate_narrow(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7) {
_start:
{
uint8_t x_8; uint64_t x_18; uint8_t x_19; uint32_t x_20; uint64_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint64_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; 
x_18 = 0;
x_19 = lean_uint64_dec_lt(x_18, x_1);
x_20 = lean_bool_to_uint32(x_19);
x_21 = 1073741824;
x_22 = lean_uint64_dec_le(x_1, x_21);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint64_dec_le(x_2, x_3);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_24, x_26);
x_28 = lean_uint64_dec_lt(x_18, x_3);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint64_dec_le(x_3, x_21);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_land(x_30, x_32);
x_34 = lean_uint64_dec_lt(x_18, x_4);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_land(x_33, x_35);
x_37 = 4611686018427387904ULL;
x_38 = lean_uint64_dec_lt(x_4, x_37);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint64_dec_lt(x_5, x_37);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = 1;
x_45 = lean_uint32_dec_eq(x_43, x_44);
if (x_45 == 0)
{
x_8 = x_45;
goto block_17;
}
else
{
uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint8_t x_51; 
x_46 = 9223372036854775807ULL;
x_47 = lean_uint64_mul(x_1, x_3);
x_48 = lean_uint64_div(x_46, x_47);
x_49 = 2;
x_50 = lean_uint64_shift_right(x_48, x_49);
x_51 = lean_uint64_dec_le(x_6, x_50);
x_8 = x_51;
goto block_17;
}
block_17:
{
if (x_8 == 0)
{
return x_8;
}
else
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; 
x_9 = 9223372036854775807ULL;
x_10 = lean_uint64_mul(x_1, x_3);
x_11 = lean_uint64_div(x_9, x_10);
x_12 = 2;
x_13 = lean_uint64_shift_right(x_11, x_12);
x_14 = lean_uint64_dec_le(x_5, x_13);
if (x_14 == 0)
{
return x_14;
}
else
{
uint64_t x_15; uint8_t x_16; 
x_15 = lean_uint64_div(x_13, x_4);
x_16 = lean_uint64_dec_le(x_7, x_15);
return x_16;
}
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrow___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; lean_object* x_16; 
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
x_15 = certificate_narrow(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t certificate_narrow_push_backup(uint64_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint8_t x_8) {
_start:
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; uint8_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; 
x_9 = lean_uint32_to_uint64(x_2);
x_10 = lean_uint64_mul(x_4, x_5);
x_11 = lean_uint64_mul(x_10, x_6);
x_12 = 0;
x_13 = 0;
x_14 = lean_uint8_dec_eq(x_8, x_13);
x_15 = lean_bool_to_uint64(x_14);
x_16 = lean_uint64_sub(x_12, x_15);
x_17 = lean_uint64_land(x_7, x_16);
x_18 = lean_uint64_mul(x_3, x_17);
x_19 = lean_uint64_add(x_11, x_18);
x_20 = lean_uint64_mul(x_9, x_19);
x_21 = lean_uint64_add(x_1, x_20);
return x_21;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowPushBackup___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint64_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint8_t x_16; uint64_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_16 = lean_unbox(x_8);
x_17 = certificate_narrow_push_backup(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint64(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t certificate_narrow_finish_upper(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint8_t x_7; 
x_7 = lean_uint64_dec_eq(x_5, x_1);
if (x_7 == 0)
{
return x_7;
}
else
{
uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; 
x_8 = 9223372036854775808ULL;
x_9 = lean_uint64_add(x_6, x_8);
x_10 = lean_uint64_mul(x_1, x_2);
x_11 = lean_uint64_add(x_4, x_3);
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_12, x_8);
x_14 = lean_uint64_dec_le(x_9, x_13);
return x_14;
}
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowFinishUpper___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint64(x_1);
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
x_13 = certificate_narrow_finish_upper(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t certificate_narrow_finish_lower(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint8_t x_7; 
x_7 = lean_uint64_dec_eq(x_5, x_1);
if (x_7 == 0)
{
return x_7;
}
else
{
uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; 
x_8 = lean_uint64_mul(x_1, x_2);
x_9 = lean_uint64_sub(x_4, x_3);
x_10 = lean_uint64_mul(x_8, x_9);
x_11 = 9223372036854775808ULL;
x_12 = lean_uint64_add(x_10, x_11);
x_13 = lean_uint64_add(x_6, x_11);
x_14 = lean_uint64_dec_le(x_12, x_13);
return x_14;
}
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowFinishLower___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint64(x_1);
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
x_13 = certificate_narrow_finish_lower(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t certificate_push_decided(uint64_t x_1, uint32_t x_2, uint64_t x_3, uint8_t x_4, uint64_t x_5, uint64_t x_6) {
_start:
{
uint32_t x_7; uint8_t x_8; uint32_t x_9; uint8_t x_10; uint8_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; 
x_7 = 0;
x_8 = lean_uint32_dec_lt(x_7, x_2);
x_9 = lean_bool_to_uint32(x_8);
x_10 = 0;
x_11 = lean_uint8_dec_lt(x_10, x_4);
x_12 = lean_bool_to_uint32(x_11);
x_13 = 9223372036854775808ULL;
x_14 = lean_uint64_add(x_3, x_13);
x_15 = lean_uint64_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = 1;
x_18 = lean_uint32_xor(x_16, x_17);
x_19 = lean_uint32_lor(x_12, x_18);
x_20 = lean_uint64_dec_lt(x_6, x_5);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_lor(x_19, x_21);
x_23 = lean_uint32_land(x_9, x_22);
x_24 = lean_uint32_to_uint64(x_23);
x_25 = lean_uint64_lor(x_1, x_24);
return x_25;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_pushDecided___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint64_t x_7; uint32_t x_8; uint64_t x_9; uint8_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = certificate_push_decided(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t certificate_finish_decided(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; 
x_3 = 9223372036854775808ULL;
x_4 = lean_uint64_add(x_1, x_3);
x_5 = lean_uint64_dec_lt(x_3, x_4);
x_6 = lean_bool_to_uint32(x_5);
x_7 = 1;
x_8 = lean_uint32_xor(x_6, x_7);
x_9 = 0;
x_10 = lean_uint64_dec_lt(x_9, x_2);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_lor(x_8, x_11);
x_13 = lean_uint32_dec_eq(x_12, x_7);
return x_13;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_finishDecided___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = certificate_finish_decided(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_Certificate_Machine(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_Certificate_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_Certificate_Machine(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif
