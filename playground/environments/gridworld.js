// The picture of a grid, as in provengym/envs/gridworld/painter.py.

import { board, disc, flag, ground, valued, walker } from "../drawing.js";

export const editable = ["height", "width", "start_row", "start_col", "goal_row", "goal_col"];

export const largest = 900;

function cells(env) {
  const [height, width, ...rest] = env.params.map(Number);
  if (height * width > largest)
    throw new RangeError(`pictures are drawn for up to ${largest} cells, got ${height * width}`);
  return { height, width, start: rest.slice(0, 2), goal: rest.slice(2) };
}

export function draw(env, { looking, overlay }) {
  const { height, width, start, goal } = cells(env);
  const agent = env.state.map(Number);
  return board(height, width, (row, column) => {
    const is = (cell) => cell[0] === row && cell[1] === column;
    const value = overlay && valued(overlay, [BigInt(row), BigInt(column)]);
    const plain = is(goal) ? "var(--goal)" : is(start) ? "var(--start)" : "var(--plain)";
    const parts = [ground(value?.fill ?? plain)];
    if (value && !is(agent)) parts.push(value.marks);
    else if (is(start) && !is(agent))
      parts.push(disc("var(--ring)", 0.5, 0.5, 0.24), disc("var(--start)", 0.5, 0.5, 0.19));
    if (is(goal)) parts.push(is(agent) || value ? flag(0.72, 0.34, 0.6) : flag(0.42, 0.5, 1));
    if (is(agent)) parts.push(walker(is(goal) ? 0.4 : 0.5, 0.52, value ? 0.7 : 1, looking));
    return parts.join("");
  });
}

export function describe(env) {
  const { height, width, goal } = cells(env);
  const [row, column] = env.state.map(Number);
  const at = `The agent is at row ${row}, column ${column}`;
  if (row === goal[0] && column === goal[1]) return `${at}: the goal.`;
  return `${at} of ${height} rows and ${width} columns. The goal is at row ${goal[0]}, column ${goal[1]}.`;
}

/** Every state, in any order. */
export function* states(env) {
  const { height, width } = cells(env);
  for (let row = 0n; row < height; ++row) for (let col = 0n; col < width; ++col) yield [row, col];
}

/** From which the states of the overlay are found. */
export const roots = (env) => [...states(env)];

/** The parameters of the kernel for those of Python. */
export const fromPython = ({ height, width, start, goal }) => ({
  height,
  width,
  start_row: start[0],
  start_col: start[1],
  goal_row: goal[0],
  goal_col: goal[1],
});

/** What a copy of the rules is held against, in which the picture has a place for each state. */
export const copied = { params: {}, starts: (env) => [env.initial(0n, 0n)] };
export const stateOf = ({ row, col }) => [BigInt(row), BigInt(col)];

/** Wrong copies of the rules: what is replaced, and by what. */
export const changes = [
  {
    name: "The goal pays 1",
    from: "reward: terminated ? 0 : -1",
    to: "reward: terminated ? 1 : -1",
  },
  {
    name: "The right wall is one column early",
    from: "Math.min(width - 1, col + 1)",
    to: "Math.min(width - 2, col + 1)",
  },
  {
    name: "Down and right are exchanged in the last row",
    from: "if (action === 1) row",
    to: "if (action === 1 && row === height - 1) col = Math.min(width - 1, col + 1);\n  else if (action === 1) row",
  },
  { name: "It never ends", from: "const terminated =", to: "while (row === 1) {}\n  const terminated =" },
];
