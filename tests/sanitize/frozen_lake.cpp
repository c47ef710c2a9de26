#include "driver.hpp"

namespace {

const Added added([] {
    const std::uint64_t holes = 0x1080a00, goals = 0x8000000, top = 0x7fffffff;
    exercise(frozenlake_table, {4, 4, 0, goals, holes, 1, 3, 1000000, 0, 0}, {}, 28);
    exercise(frozenlake_table, {8, 8, 7, 1, 2, 999999, 1000000, top, top + 1, top}, {}, 64);
    exercise(frozenlake_table, {1, 1, 0, 0, 0, 1, 1, 0, 0, 0}, {}, 1);
});

}  // namespace
