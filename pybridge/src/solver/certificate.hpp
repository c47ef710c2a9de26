// The check of a certificate that Lean emitted: functions of machine words, no memory and no loops.
#pragma once

#include <cstdint>

#include "../lean.hpp"

#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized certificate_initialized
#include "../../generated/certificate.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
