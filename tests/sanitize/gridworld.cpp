#include "driver.hpp"

namespace {

const Added added([] {
    const std::uint64_t most = 0x7fffffff;
    exercise(gridworld_table, {8, 8, 0, 0, 7, 7}, {}, 64);
    exercise(gridworld_table, {1, 1, 0, 0, 0, 0}, {}, 1);
    for (const std::size_t n : {1, 1025})
        owned(instance(gridworld_table, {most, most, 0, 0, most - 1, most - 1}), n, {2, 3, 0},
              view_of(Form::int64, 1, 0));
});

}  // namespace
