#!/usr/bin/env bash
# The demo that `make demo` runs: a verified environment at work, and a wrong one caught.
set -euo pipefail
cd "$(dirname "$0")/.."
export SDL_VIDEODRIVER=dummy  # the picture goes to a file

say() { printf '\n\033[1m== %s\033[0m\n' "$*"; }

# expect STATUS LINES COMMAND…: show a command, run it, print so many lines of what it says, and
# insist on its exit status.
expect() {
  local wanted=$1 lines=$2 got=0
  shift 2
  printf '$ %s\n' "$*"
  "$@" | sed -n "1,${lines}p" || got=$?
  if [ "$got" -ne "$wanted" ]; then
    printf 'error: exit status %s, and %s was expected\n' "$got" "$wanted" >&2
    exit 1
  fi
}

say 'The C that runs is the C that Lean emitted'
expect 0 20 python tools/lean_build.py check-generated
echo 'every Lean source and every C file is as the manifest says'

say 'A shortest path through a verified 8 × 8 grid'
mkdir -p build/demo
expect 0 20 python examples/optimal_path.py --picture build/demo/optimal_path.png

say 'Another GridWorld, written by hand: is it one?'
expect 0 2 provengym conform examples/gridworld_plain.py:GridWorld --reference GridWorld

say 'And this one, which looks much the same?'
expect 1 30 provengym conform examples/gridworld_border_bug.py:GridWorld --reference GridWorld

say "Gymnasium's own FrozenLake, without ice and holes, in other words"
expect 0 2 provengym conform examples/frozen_lake.py:frozen_lake --reference GridWorld

say 'How good can any policy be? Optimal values, and a check of them in integers'
expect 0 20 provengym solve GridWorld -p height=30 -p width=40 --discount 0.99 \
  --certificate build/demo/grid.npz --plot build/demo/values.png
expect 0 20 provengym check build/demo/grid.npz

say 'Done'
echo 'The pictures are optimal_path.png and values.png in build/demo. Next: provengym show GridWorld, provengym play GridWorld'
