// The picture of the map, as in provengym/envs/taxi/painter.py.

import { board, disc, flag, ground, rect, write } from "../drawing.js";

export const editable = ["rainy", "fickle", "rainy_num", "rainy_den", "fickle_num", "fickle_den"];

const SIDE = 5;
const IN_TAXI = 4;
const MOST_WORDS = 1000n;
const DEPOTS = [[0, 0], [0, 4], [4, 0], [4, 3]];
const [NAMES, FULL] = ["RGYB", ["red", "green", "yellow", "blue"]];
const GROUNDS = ["#f6cdc8", "#d0eacd", "#faeeb2", "#cdd9f6"];
const SIGNS = ["#d8544a", "#4aa066", "#cea61c", "#4c68d4"];
const ANGLES = { north: 0, east: 90, south: 180, west: 270 };

const bits = (word, at, count) => Number((word >> BigInt(at)) & ((1n << BigInt(count)) - 1n));

const taxi = ([word]) => ({
  row: bits(word, 8, 3),
  column: bits(word, 5, 3),
  passenger: bits(word, 2, 3),
  destination: bits(word, 0, 2),
  changes: bits(word, 11, 1),
});

const depotIn = (row, column) => DEPOTS.findIndex(([y, x]) => y === row && x === column);

/** Whether a wall is to the east of a cell. */
const isWalled = (row, column) => (row < 2 ? column === 1 : row > 2 && (column === 0 || column === 2));

function cab(looking, rides) {
  const parts = [
    rect("#a87a10", 0.26, 0.08, 0.48, 0.84, 0.08),
    rect("#f5c430", 0.28, 0.1, 0.44, 0.8, 0.07),
    rect("#566880", 0.35, 0.34, 0.3, 0.12, 0.03),
    rect("#566880", 0.36, 0.72, 0.28, 0.08, 0.03),
    disc("#ffffff", 0.36, 0.14, 0.035),
    disc("#ffffff", 0.64, 0.14, 0.035),
    rides ? disc("#4662d6", 0.5, 0.59, 0.1) : disc("#a87a10", 0.5, 0.59, 0.05),
  ];
  return `<g transform="rotate(${ANGLES[looking] ?? 0} 0.5 0.5)">${parts.join("")}</g>`;
}

export function draw(env, { looking }) {
  const now = taxi(env.state);
  return board(SIDE, SIDE, (row, column) => {
    const depot = depotIn(row, column);
    const isHere = row === now.row && column === now.column;
    const parts = [ground(depot < 0 ? "var(--plain)" : GROUNDS[depot])];
    if (depot >= 0 && !isHere) parts.push(write(NAMES[depot], 0.16, 0.2, 0.2, SIGNS[depot]));
    if (isHere) parts.push(cab(looking, now.passenger === IN_TAXI));
    if (depot >= 0 && depot === now.destination) parts.push(isHere ? flag(0.78, 0.34, 0.6) : flag(0.6, 0.5, 0.8));
    if (depot >= 0 && depot === now.passenger) parts.push(disc("#4662d6", 0.22, 0.72, 0.11));
    if (isWalled(row, column)) parts.push(rect("var(--ink)", 0.96, 0, 0.04, 1));
    if (column > 0 && isWalled(row, column - 1)) parts.push(rect("var(--ink)", 0, 0, 0.04, 1));
    return parts.join("");
  });
}

export function describe(env) {
  const { row, column, passenger, destination } = taxi(env.state);
  const at = `The taxi is at row ${row}, column ${column}`;
  if (passenger === destination) return `${at}. The passenger is at its destination, ${FULL[destination]}.`;
  const where = passenger === IN_TAXI ? "in the taxi" : `at the depot ${FULL[passenger]}`;
  return `${at}. The passenger is ${where} and wants to go to ${FULL[destination]}.`;
}

/** Every state, in any order, those that cannot occur included. */
export function* states(env) {
  for (let number = 0; number < 500 * (1 + env.param("fickle")); ++number) {
    const place = [number % 4, Math.floor(number / 4) % 5, Math.floor(number / 20) % 5, Math.floor(number / 100) % 5];
    const [destination, passenger, column, row] = place.map(BigInt);
    yield [(BigInt(Math.floor(number / 500)) << 11n) | (row << 8n) | (column << 5n) | (passenger << 2n) | destination];
  }
}

/** The number of a state, of which this is observed. */
export const index = (state, observed) => observed + 500 * taxi(state).changes;

/** The parameters of the kernel for those of Python. */
export function fromPython({ is_rainy: rainy, fickle_passenger: fickle, rainy_probability, fickle_probability }) {
  const [rainy_num, rainy_den = 1n] = rainy_probability.split("/").map(BigInt);
  const [fickle_num, fickle_den = 1n] = fickle_probability.split("/").map(BigInt);
  return { rainy: Number(rainy), fickle: Number(fickle), rainy_num, rainy_den, fickle_num, fickle_den };
}

/** Pairs of random words, equally many for equal chances of a step. */
export function words(env) {
  const firsts = env.param("rainy") ? ways(BigInt(env.param("rainy_num")), BigInt(env.param("rainy_den"))) : [0n];
  const seconds = env.param("fickle") ? [0n, 1n, 2n].map((k) => first(k, 3n)) : [0n];
  return firsts.flatMap((one) => seconds.map((two) => [one, two]));
}

/** The first random word that draws one of so many numbers. */
const first = (number, count) => ((number << 64n) + count - 1n) / count;

function ways(num, den) {
  const shares = [[0n, den - num], [den - num, 2n * num], [den + num, den - num]];
  const common = shares.reduce((found, [, share]) => gcd(found, share), 0n);
  if ((2n * den) / common > MOST_WORDS)
    throw new Error(`a step has more than ${MOST_WORDS} equally likely ways: too many for this page`);
  return shares.flatMap(([number, share]) => Array(Number(share / common)).fill(first(number, 2n * den)));
}

const gcd = (a, b) => (b ? gcd(b, a % b) : a);
