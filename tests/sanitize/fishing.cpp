#include "driver.hpp"
#include "../generated/fishing.hpp"

namespace {

const Added added([] {
    exercise<Fishing>(Environment<Fishing>({3, 10, 1, 10, 0, 750000}));
    exercise<Fishing>(Environment<Fishing>({5000000, 1000000, 1000000, 1000000, 1, 2000000}));
});

}  // namespace
