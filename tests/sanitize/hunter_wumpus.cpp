#include "driver.hpp"
#include "../generated/hunterwumpus.hpp"

namespace {

const Added added([] {
    exercise<HunterWumpus>(Environment<HunterWumpus>({4, 3}));
    exercise<HunterWumpus>(Environment<HunterWumpus>({8, 61}));
});

}  // namespace
