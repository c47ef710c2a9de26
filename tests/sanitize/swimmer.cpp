#include "driver.hpp"

namespace {

const Added added([] {
    for (const std::uint32_t reset_noise : {0u, 1024u})
        exercise(swimmer_table, {reset_noise});
});

}  // namespace
