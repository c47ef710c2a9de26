#include "driver.hpp"

namespace {

const Added added([] {
    exercise(hunterwumpus_table, {4, 3});
    exercise(hunterwumpus_table, {8, 61});
});

}  // namespace
