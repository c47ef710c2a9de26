#include "driver.hpp"

namespace {

const Added added([] {
    exercise(twolanedriving_table, {100, 3, 2, 6, 1, 0, 0, 0, 0});
    exercise(twolanedriving_table, {128, 10, 10, 62, 1, 0, 0, 0, 0});
    exercise(twolanedriving_table, {6, 1, 1, 1, 0, 4, 0, 16, 0});
});

}  // namespace
