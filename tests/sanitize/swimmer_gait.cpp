#include "driver.hpp"
#include "../generated/swimmergait.hpp"

namespace {

const Added added([] {
    exercise<SwimmerGait>(Environment<SwimmerGait>(std::make_tuple(9u)));
});

}  // namespace
