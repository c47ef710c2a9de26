#include "driver.hpp"
#include "../generated/gridworld.hpp"

namespace {

const Added added([] {
    const std::uint32_t most = 0x7fffffff;
    exercise<GridWorld>(Environment<GridWorld>({8, 8, 0, 0, 7, 7}), 64);
    exercise<GridWorld>(Environment<GridWorld>({1, 1, 0, 0, 0, 0}), 1);
    for (const std::size_t n : {1, 1025})
        lanes_in_arrays(Environment<GridWorld>({most, most, 0, 0, most - 1, most - 1}), n, {2, 3, 0});
});

}  // namespace
