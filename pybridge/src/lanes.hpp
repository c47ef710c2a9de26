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

// An address that is read soon.
#if defined(__GNUC__)
#define PROVENGYM_PREFETCH(address) __builtin_prefetch(address)
#else
#define PROVENGYM_PREFETCH(address) static_cast<void>(address)
#endif
