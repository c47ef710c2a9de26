// The key of a seed and the words of a stream, as Lean emitted them.
#pragma once

#include "lean.hpp"

#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized mdp_initialized
#include "../generated/mdp.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
