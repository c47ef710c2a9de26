// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// What `_core` has of all kernels.
#pragma once

#include <array>

#include "../src/kernel_module.hpp"

namespace provengym {

KernelModule gridworld_module();
KernelModule fishing_module();
KernelModule hunterwumpus_module();
KernelModule spellcorrection_module();
KernelModule keylock_module();
KernelModule twolanedriving_module();
KernelModule recommender_module();
KernelModule swimmergait_module();
KernelModule swimmer_module();

inline auto kernel_modules() {
    return std::array{
        gridworld_module(), fishing_module(), hunterwumpus_module(), spellcorrection_module(),
        keylock_module(), twolanedriving_module(), recommender_module(), swimmergait_module(),
        swimmer_module()};
}

}  // namespace provengym
