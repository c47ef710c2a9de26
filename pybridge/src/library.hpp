// A kernel in a shared library of its own, which `_core` loads when a program runs. Of its two symbols
// `provengym_abi` is read before `provengym_kernel` is called.
#pragma once

#include <array>
#include <cstdint>

#include "kernel_table.hpp"

namespace provengym {

// One more whenever what a table means changes.
inline constexpr std::uint32_t abi_version = 1;

// What a library and its reader must have in common: the version, and the sizes of a table and of what
// its functions are given; and, last, the levels that it is compiled for, as bits.
using LibraryAbi = std::array<std::uint32_t, 4>;
inline constexpr LibraryAbi library_abi{
    abi_version, sizeof(KernelTable),
    sizeof(KernelParameters) + sizeof(Lane) + sizeof(Reply) + sizeof(Advance) + sizeof(Stepped) +
        sizeof(Begun) + sizeof(Observed) + sizeof(Offered) + sizeof(Transitions),
    PROVENGYM_LEVELS};

}  // namespace provengym

#if defined(_WIN32)
#define PROVENGYM_EXPORTED __declspec(dllexport)
#else
#define PROVENGYM_EXPORTED __attribute__((visibility("default")))
#endif

// The symbols of a library with this table.
#define PROVENGYM_LIBRARY(table)                                                                   \
    extern "C" {                                                                                   \
    PROVENGYM_EXPORTED extern const provengym::LibraryAbi provengym_abi;                           \
    constexpr provengym::LibraryAbi provengym_abi = provengym::library_abi;                        \
    PROVENGYM_EXPORTED const provengym::KernelTable *provengym_kernel() { return &(table); }       \
    }
