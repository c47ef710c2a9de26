// The picture of the cliff, as in provengym/envs/cliff_walking/painter.py.

import { board, disc, flag, ground, polygon, walker } from "../drawing.js";

export const editable = ["slippery"];

const [ROWS, COLUMNS] = [4, 12];

const cell = ([word]) => [Number(word >> 4n), Number(word & 15n)];

function cliff() {
  const ledge = [[0.08, 0.1], [0.92, 0.1], [0.92, 0.22], [0.74, 0.3], [0.55, 0.21], [0.36, 0.32], [0.2, 0.22], [0.08, 0.28]];
  const depth = [[0.1, 0.9], [0.24, 0.56], [0.38, 0.74], [0.54, 0.46], [0.68, 0.7], [0.8, 0.54], [0.9, 0.9]];
  return ground("#8b7c70") + polygon("#b09e8a", ...ledge) + polygon("#4a4242", ...depth);
}

export function draw(env, { looking }) {
  const [agentRow, agentColumn] = cell(env.state);
  return board(ROWS, COLUMNS, (row, column) => {
    const below = row === ROWS - 1;
    const [isStart, isGoal] = [below && column === 0, below && column === COLUMNS - 1];
    const isAgent = row === agentRow && column === agentColumn;
    if (below && !isStart && !isGoal) return cliff();
    const parts = [ground(isGoal ? "var(--goal)" : isStart ? "var(--start)" : "var(--plain)")];
    if (isStart && !isAgent)
      parts.push(disc("var(--ring)", 0.5, 0.5, 0.24), disc("var(--start)", 0.5, 0.5, 0.19));
    if (isGoal) parts.push(isAgent ? flag(0.72, 0.34, 0.6) : flag(0.42, 0.5, 1));
    if (isAgent) parts.push(walker(isGoal ? 0.4 : 0.5, 0.52, 1, looking));
    return parts.join("");
  });
}

export function describe(env) {
  const [row, column] = cell(env.state);
  const at = `The agent is at row ${row}, column ${column}`;
  if (row === ROWS - 1 && column === COLUMNS - 1) return `${at}: the goal.`;
  return `${at}. The goal is at row ${ROWS - 1}, column ${COLUMNS - 1}, and the cliff between it and the start.`;
}

/** Every state, in any order, those of the cliff included. */
export function* states() {
  for (let row = 0n; row < ROWS; ++row)
    for (let column = 0n; column < COLUMNS; ++column) yield [(row << 4n) | column];
}

/** The parameters of the kernel for those of Python. */
export const fromPython = ({ is_slippery: slippery }) => ({ slippery: Number(slippery) });

/** A random word for each of the equally likely ways of a step. */
export const words = (env) =>
  env.param("slippery") ? [0n, 0x5555555555555556n, 0xaaaaaaaaaaaaaaabn] : [0n];
