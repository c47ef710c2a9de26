// What a loop over lanes tells the compiler. Any compiler may ignore it: it is about speed only.
#pragma once

#include <cstddef>

// Before the loop: no iteration touches what another one writes, so vectorise. (Clang would choose
// the number of lanes by the widest type, the rewards; the states are what there is most of.)
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed"  // where it cannot, the loop is right all the same
#define PROVENGYM_LANES _Pragma("clang loop vectorize(assume_safety) vectorize_width(8)")
#elif defined(__GNUC__)
#define PROVENGYM_LANES _Pragma("GCC ivdep")
#else
#define PROVENGYM_LANES
#endif

// Before a function with such a loop: compile it, and all that it calls, for wider vector units
// too; the program loader picks. One portable build then runs as fast as one for this machine.
// (PROVENGYM_ONE_VARIANT is for sanitizers: the loader picks before they have started. With
// PROVENGYM_FLATTEN that one is compiled as one of several would be.)
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(__clang__) && __GNUC__ >= 12 &&          \
    !defined(PROVENGYM_ONE_VARIANT)
#define PROVENGYM_CLONES                                                                           \
    __attribute__((flatten, target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#elif defined(__GNUC__) && defined(PROVENGYM_FLATTEN)
#define PROVENGYM_CLONES __attribute__((flatten))
#else
#define PROVENGYM_CLONES
#endif

// An address that is read soon.
#if defined(__GNUC__)
#define PROVENGYM_PREFETCH(address) __builtin_prefetch(address)
#else
#define PROVENGYM_PREFETCH(address) static_cast<void>(address)
#endif
