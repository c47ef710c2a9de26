// The kernel of finite models, as Lean emitted it.
#pragma once

#include "../lean.hpp"

#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized finitemodel_initialized
#include "../../generated/finitemodel.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
