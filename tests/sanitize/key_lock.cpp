#include "driver.hpp"

namespace {

const Added added([] {
    exercise(keylock_table, {2});
    exercise(keylock_table, {1024});
});

}  // namespace
