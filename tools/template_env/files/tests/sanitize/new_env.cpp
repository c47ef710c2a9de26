#include "driver.hpp"

namespace {

const Added added([] {
    exercise(newenv_table, {2});
    exercise(newenv_table, {1000});
});

}  // namespace
