#include "driver.hpp"
#include "../generated/keylock.hpp"

namespace {

const Added added([] {
    exercise<KeyLock>(Environment<KeyLock>(std::make_tuple(2u)));
    exercise<KeyLock>(Environment<KeyLock>(std::make_tuple(1024u)));
});

}  // namespace
