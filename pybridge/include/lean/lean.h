/* The part of Lean's runtime header that a kernel needs: arithmetic on machine words.
 *
 * Lean's C backend emits `#include <lean/lean.h>` and then calls one small function per operation.
 * For a kernel whose arguments and results are words and Booleans that is all there is to it: no
 * objects, no reference counts, nothing to initialise, nothing to link. The semantics are Lean's,
 * in which every operation is total: x / 0 = 0, x % 0 = x, and a shift amount counts modulo the
 * width.
 *
 * Each emitted file also carries wrappers for Lean's interpreter (`...___boxed`) and a module
 * initialiser. Both are `static inline` here, hence never compiled unless someone calls them, and
 * every object function that they use is declared below as a compile-time error.
 *
 * C99, C++ and CUDA. The names and signatures are those of the header of Lean 4, so that a kernel
 * compiles unchanged against an official toolchain.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* NVRTC, which is told so, takes every function for one of the device. */
#if defined(__CUDACC__) && !defined(__CUDACC_RTC__)
#define LEAN_DEVICE __host__ __device__
#else
#define LEAN_DEVICE
#endif
#define LEAN_EXPORT static inline LEAN_DEVICE

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Words ---------------------------------------------------------------------------------- */

/* What a shift to the left shifts: `a`. GCC makes vectors of shifts by variable amounts only where
 * what is shifted is no constant. So a constant is masked with a word that is all ones, as of `b` and
 * `b + 1` one is odd, which the compiler does not see. It is about speed only. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(__CUDACC__)
#define LEAN_SHIFTED(W, a, b) (__builtin_constant_p(a) ? (W)a & ((b ^ (b + 1)) | ~(W)1) : (W)a)
#else
#define LEAN_SHIFTED(W, a, b) ((W)a)
#endif

/* N: the width. W: an unsigned type at least as wide as `int`, to which operands are widened first;
 * otherwise they would be promoted to (signed) `int`, where uint16_t multiplication overflows. */
#define LEAN_WORD(N, W)                                                                            \
    LEAN_WORD_BINARY(N, add, (W)a + b)                                                             \
    LEAN_WORD_BINARY(N, sub, (W)a - b)                                                             \
    LEAN_WORD_BINARY(N, mul, (W)a * b)                                                             \
    LEAN_WORD_BINARY(N, div, b == 0 ? (W)0 : (W)a / b)                                             \
    LEAN_WORD_BINARY(N, mod, b == 0 ? (W)a : (W)a % b)                                             \
    LEAN_WORD_BINARY(N, land, (W)a & b)                                                            \
    LEAN_WORD_BINARY(N, lor, (W)a | b)                                                             \
    LEAN_WORD_BINARY(N, xor, (W)a ^ b)                                                             \
    LEAN_WORD_BINARY(N, shift_left, LEAN_SHIFTED(W, a, b) << (b % N))                              \
    LEAN_WORD_BINARY(N, shift_right, (W)a >> (b % N))                                              \
    LEAN_WORD_UNARY(N, complement, ~(W)a)                                                          \
    LEAN_WORD_UNARY(N, neg, (W)0 - a)                                                              \
    LEAN_WORD_COMPARISON(N, dec_eq, a == b)                                                        \
    LEAN_WORD_COMPARISON(N, dec_lt, a < b)                                                         \
    LEAN_WORD_COMPARISON(N, dec_le, a <= b)                                                        \
    /* floor(log2(a)), and 0 for a = 0 */                                                          \
    LEAN_EXPORT uint##N##_t lean_uint##N##_log2(uint##N##_t a) {                                   \
        uint##N##_t exponent = 0;                                                                  \
        for (; a > 1; a = (uint##N##_t)(a >> 1)) ++exponent;                                       \
        return exponent;                                                                           \
    }                                                                                              \
    LEAN_EXPORT uint##N##_t lean_bool_to_uint##N(uint8_t a) { return a; }

#define LEAN_WORD_BINARY(N, name, value)                                                           \
    LEAN_EXPORT uint##N##_t lean_uint##N##_##name(uint##N##_t a, uint##N##_t b) {                  \
        return (uint##N##_t)(value);                                                               \
    }
#define LEAN_WORD_UNARY(N, name, value)                                                            \
    LEAN_EXPORT uint##N##_t lean_uint##N##_##name(uint##N##_t a) { return (uint##N##_t)(value); }
#define LEAN_WORD_COMPARISON(N, name, value)                                                       \
    LEAN_EXPORT uint8_t lean_uint##N##_##name(uint##N##_t a, uint##N##_t b) { return value; }
#define LEAN_WORD_CONVERSION(N, M)                                                                 \
    LEAN_EXPORT uint##M##_t lean_uint##N##_to_uint##M(uint##N##_t a) { return (uint##M##_t)a; }

LEAN_WORD(8, uint32_t)
LEAN_WORD(16, uint32_t)
LEAN_WORD(32, uint32_t)
LEAN_WORD(64, uint64_t)

LEAN_WORD_CONVERSION(8, 16)
LEAN_WORD_CONVERSION(8, 32)
LEAN_WORD_CONVERSION(8, 64)
LEAN_WORD_CONVERSION(16, 8)
LEAN_WORD_CONVERSION(16, 32)
LEAN_WORD_CONVERSION(16, 64)
LEAN_WORD_CONVERSION(32, 8)
LEAN_WORD_CONVERSION(32, 16)
LEAN_WORD_CONVERSION(32, 64)
LEAN_WORD_CONVERSION(64, 8)
LEAN_WORD_CONVERSION(64, 16)
LEAN_WORD_CONVERSION(64, 32)

#undef LEAN_WORD
#undef LEAN_WORD_BINARY
#undef LEAN_WORD_UNARY
#undef LEAN_WORD_COMPARISON
#undef LEAN_WORD_CONVERSION

/* Signed words are words in two's complement: Lean's operations on them take and return these. */
#define LEAN_SIGNED(name)                                                                          \
    LEAN_EXPORT uint64_t lean_int64_##name(uint64_t a, uint64_t b) {                               \
        return lean_uint64_##name(a, b);                                                           \
    }
LEAN_SIGNED(add)
LEAN_SIGNED(sub)
LEAN_SIGNED(mul)
LEAN_SIGNED(land)
LEAN_SIGNED(xor)
LEAN_EXPORT uint64_t lean_int64_neg(uint64_t a) { return lean_uint64_neg(a); }
LEAN_EXPORT uint8_t lean_int64_dec_eq(uint64_t a, uint64_t b) { return a == b; }
LEAN_EXPORT uint8_t lean_int64_dec_lt(uint64_t a, uint64_t b) { return (int64_t)a < (int64_t)b; }

#undef LEAN_SIGNED

/* ---- Objects: refused ----------------------------------------------------------------------- */

/* A call that survives into compiled code is an error, at every optimisation level. A compiler
 * without the attribute reports an undefined symbol when linking instead. */
#if defined(__has_attribute)
#if __has_attribute(error)
#define LEAN_REFUSED __attribute__((error("a kernel works on machine words: no Lean objects")))
#endif
#endif
#ifndef LEAN_REFUSED
#define LEAN_REFUSED
#endif

typedef struct lean_object lean_object;

LEAN_REFUSED LEAN_DEVICE lean_object *lean_box(size_t);
LEAN_REFUSED LEAN_DEVICE lean_object *lean_box_uint32(uint32_t);
LEAN_REFUSED LEAN_DEVICE lean_object *lean_box_uint64(uint64_t);
LEAN_REFUSED LEAN_DEVICE size_t lean_unbox(lean_object *);
LEAN_REFUSED LEAN_DEVICE uint32_t lean_unbox_uint32(lean_object *);
LEAN_REFUSED LEAN_DEVICE uint64_t lean_unbox_uint64(lean_object *);
LEAN_REFUSED LEAN_DEVICE void lean_inc(lean_object *);
LEAN_REFUSED LEAN_DEVICE void lean_inc_ref(lean_object *);
LEAN_REFUSED LEAN_DEVICE void lean_dec(lean_object *);
LEAN_REFUSED LEAN_DEVICE void lean_dec_ref(lean_object *);
LEAN_REFUSED LEAN_DEVICE lean_object *lean_alloc_ctor(unsigned, unsigned, unsigned);
LEAN_REFUSED LEAN_DEVICE lean_object *lean_io_result_mk_ok(lean_object *);
LEAN_REFUSED LEAN_DEVICE bool lean_io_result_is_error(lean_object *);
LEAN_REFUSED LEAN_DEVICE lean_object *initialize_Init(uint8_t);

#undef LEAN_REFUSED

#ifdef __cplusplus
}
#endif
