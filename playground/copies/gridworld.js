// A copy of the rules. Change something: the shortest sequence of actions
// that tells it from the proved environment is found as you type.

// The state of the copy, from what is observed at the start.
function reset(start) {
  return { row: start.row, col: start.col };
}

// Actions: 0 up, 1 down, 2 left, 3 right.
function step(state, action, { height, width, goal_row, goal_col }) {
  let { row, col } = state;
  const atGoal = row === goal_row && col === goal_col;
  if (!atGoal) {
    if (action === 0) row = Math.max(0, row - 1);
    if (action === 1) row = Math.min(height - 1, row + 1);
    if (action === 2) col = Math.max(0, col - 1);
    if (action === 3) col = Math.min(width - 1, col + 1);
  }
  const terminated = row === goal_row && col === goal_col;
  return {
    state: { row, col },
    observation: { row, col },
    reward: terminated ? 0 : -1,
    terminated,
  };
}
