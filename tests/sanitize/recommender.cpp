#include "driver.hpp"

namespace {

const Added added([] {
    exercise(recommender_table, {2, 1, 4, 4, 1, 3, 0, 0, 0, 0, 0, 0}, words({1, 16}));
    exercise(recommender_table, {16, 7, 2147483647, 2147483647, 0, 1, 2, 3, 4, 5, 6, 2147483647},
        words({0, 0x7777777777777777}));
});

}  // namespace
