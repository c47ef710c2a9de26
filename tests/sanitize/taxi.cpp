#include "driver.hpp"

namespace {

const Added added([] {
    exercise(taxi_table, {0, 0, 4, 5, 3, 10}, {}, 500);
    exercise(taxi_table, {1, 1, 4, 5, 3, 10}, {}, 500);
});

}  // namespace
