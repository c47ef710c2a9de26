#include "driver.hpp"
#include "../generated/swimmer.hpp"

namespace {

const Added added([] {
    for (const std::uint32_t reset_noise : {0u, 1024u})
        exercise<Swimmer>(Environment<Swimmer>(std::make_tuple(reset_noise)));
});

}  // namespace
