#include "driver.hpp"

namespace {

const Added added([] {
    exercise(swimmergait_table, {9});
});

}  // namespace
