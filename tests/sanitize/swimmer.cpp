#include "driver.hpp"
#include "../generated/swimmer.hpp"

namespace {

const Added added([] {
    exercise<Swimmer>(Environment<Swimmer>(std::make_tuple(1024u)));
});

}  // namespace
