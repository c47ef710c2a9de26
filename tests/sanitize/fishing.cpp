#include "driver.hpp"

namespace {

const Added added([] {
    exercise(fishing_table, {3, 10, 1, 10, 0, 750000});
    exercise(fishing_table, {5000000, 1000000, 1000000, 1000000, 1, 2000000});
});

}  // namespace
