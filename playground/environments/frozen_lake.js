// The picture of the lake, as in provengym/envs/frozen_lake/painter.py.

import { board, disc, flag, ground, polygon, walker } from "../drawing.js";

export const editable = ["success_num", "success_den"];

const MOST_WORDS = 1000n;
const MAPS = {
  "4x4": ["SFFF", "FHFH", "FFFH", "HFFG"],
  "8x8": ["SFFFFFFF", "FFFFFFFF", "FFFHFFFF", "FFFFFHFF", "FFFHFFFF", "FHHFFFHF", "FHFFHFHF", "FFFHFFFG"],
};

const cell = (word) => [Number(word >> 3n), Number(word & 7n)];

/** A parameter in all of its bits. */
const exact = (env, name) => env.params[env.record.params.findIndex((one) => one.name === name)];

function letter(env, row, column) {
  const number = BigInt(8 * row + column);
  const isIn = (name) => ((exact(env, name) >> number) & 1n) === 1n;
  return isIn("goals") ? "G" : isIn("holes") ? "H" : number === exact(env, "start") ? "S" : "F";
}

function hole() {
  const rim = [[0.12, 0.46], [0.24, 0.2], [0.5, 0.12], [0.78, 0.2], [0.89, 0.5], [0.78, 0.8], [0.48, 0.89], [0.22, 0.78]];
  const water = [[0.18, 0.48], [0.28, 0.26], [0.51, 0.19], [0.74, 0.26], [0.83, 0.51], [0.73, 0.75], [0.48, 0.83], [0.27, 0.73]];
  return polygon("#96bbd0", ...rim) + polygon("#2e587a", ...water);
}

function glints() {
  const [upper, lower] = [
    [[0.2, 0.36], [0.38, 0.18], [0.44, 0.18], [0.2, 0.42]],
    [[0.58, 0.82], [0.8, 0.6], [0.8, 0.65], [0.63, 0.82]],
  ];
  return polygon("#ffffff", ...upper) + polygon("#ffffff", ...lower);
}

export function draw(env, { looking }) {
  const [agentRow, agentColumn] = cell(env.state[0]);
  return board(env.param("rows"), env.param("cols"), (row, column) => {
    const kind = letter(env, row, column);
    const isAgent = row === agentRow && column === agentColumn;
    const parts = [ground(kind === "G" ? "var(--goal)" : kind === "S" ? "var(--start)" : "#e9f4fa")];
    if (kind === "H") parts.push(hole());
    if (kind === "F") parts.push(glints());
    if (kind === "S" && !isAgent)
      parts.push(disc("var(--ring)", 0.5, 0.5, 0.24), disc("var(--start)", 0.5, 0.5, 0.19));
    if (kind === "G") parts.push(isAgent ? flag(0.72, 0.34, 0.6) : flag(0.42, 0.5, 1));
    if (isAgent) parts.push(walker(kind === "G" ? 0.4 : 0.5, 0.52, kind === "H" ? 0.7 : 1, looking));
    return parts.join("");
  });
}

export function describe(env) {
  const [row, column] = cell(env.state[0]);
  const told = { G: "a goal", H: "in a hole", S: "the start", F: "on the ice" };
  return `The agent is at row ${row}, column ${column}: ${told[letter(env, row, column)]}.`;
}

/** Every state, row by row. */
export function* states(env) {
  for (let row = 0; row < env.param("rows"); ++row)
    for (let column = 0; column < env.param("cols"); ++column) yield [BigInt(8 * row + column)];
}

/** The parameters of the kernel for those of Python. */
export function fromPython({ desc, map_name: name, is_slippery: slippery, success_rate: rate, reward_schedule: pays }) {
  const rows = desc ?? MAPS[name];
  const bits = (letter) => {
    let found = 0n;
    rows.forEach((row, y) =>
      [...row].forEach((one, x) => {
        if (one === letter) found |= 1n << BigInt(8 * y + x);
      }),
    );
    return found;
  };
  const start = rows.findIndex((row) => row.includes("S"));
  const [num, den] = slippery ? rate.split("/").map(BigInt) : [1n, 1n];
  const [goal, hole, frozen] = pays.map((pay) => Math.round(1e6 * pay) >>> 0);
  return {
    rows: rows.length,
    cols: rows[0].length,
    start: 8 * start + rows[start].indexOf("S"),
    goals: bits("G"),
    holes: bits("H"),
    success_num: num,
    success_den: den ?? 1n,
    goal_reward: goal,
    hole_reward: hole,
    frozen_reward: frozen,
  };
}

/** Random words, equally many for equal chances of a step. */
export function words(env) {
  const [num, den] = [exact(env, "success_num"), exact(env, "success_den")];
  const shares = [[0n, den - num], [den - num, 2n * num], [den + num, den - num]];
  const common = shares.reduce((found, [, share]) => gcd(found, share), 0n);
  if ((2n * den) / common > MOST_WORDS)
    throw new Error(`a step has more than ${MOST_WORDS} equally likely ways: too many for this page`);
  return shares.flatMap(([first, share]) =>
    Array(Number(share / common)).fill(((first << 64n) + 2n * den - 1n) / (2n * den)),
  );
}

const gcd = (a, b) => (b ? gcd(b, a % b) : a);
