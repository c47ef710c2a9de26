#include "driver.hpp"

namespace {

const Added added([] {
    for (std::uint64_t natural : {0, 1})
        for (std::uint64_t sab : {0, 1}) exercise(blackjack_table, {natural, sab}, {}, 32);
});

}  // namespace
