// A copy of the rules. Change something: the shortest sequence of actions
// that tells it from the proved environment is found as you type.

// The state of the copy, from what is observed at the start.
function reset(start) {
  return { ...start };
}

// Actions: 0 north, 1 south, 2 east, 3 west, 4 pick up, 5 open.
function step(state, action, { size }) {
  let { agent_x: x, agent_y: y, has_key, open } = state;
  const isAt = (name) => x === state[name + "_x"] && y === state[name + "_y"];
  if (action === 0) y = Math.max(0, y - 1);
  if (action === 1) y = Math.min(size - 1, y + 1);
  if (action === 2) x = Math.min(size - 1, x + 1);
  if (action === 3) x = Math.max(0, x - 1);
  const gotKey = action === 4 && !has_key && isAt("key");
  if (gotKey) has_key = 1;
  if (action === 5 && has_key && isAt("lock")) open = 1;
  const reward = open ? 100 : gotKey ? 10 : -1;
  const next = { ...state, agent_x: x, agent_y: y, has_key, open };
  return { state: next, observation: next, reward, terminated: open === 1 };
}
