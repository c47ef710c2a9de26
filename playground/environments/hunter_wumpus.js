// The picture of the hunt, as in provengym/envs/hunter_wumpus/painter.py.

import { board, disc, ground, look, oval, placed, polygon, write } from "../drawing.js";

export const editable = ["num_pits"];

const ENDINGS = [
  null,
  "The wumpus fell into a pit.",
  "The wumpus caught the player.",
  "The player fell into a pit.",
  "The player found the gold.",
];

function pit() {
  return (
    oval("#aca2a0", 0.5, 0.56, 0.76, 0.52) +
    oval("#3a343e", 0.5, 0.58, 0.69, 0.45) +
    oval("#18151c", 0.5, 0.62, 0.57, 0.33)
  );
}

function track() {
  const toes = [[0.095, 0.815], [0.15, 0.795], [0.205, 0.815]];
  return disc("#b79aac", 0.15, 0.87, 0.04) + toes.map((toe) => disc("#b79aac", ...toe, 0.021)).join("");
}

function gold(x, y, scale) {
  const coins = [[-0.13, 0.08], [0.13, 0.08], [0, -0.1]].map(
    ([dx, dy]) => disc("#ba8218", dx, dy, 0.15) + disc("#f5be3e", dx, dy, 0.125) +
      disc("#ffe496", dx - 0.03, dy - 0.03, 0.045),
  );
  return placed(coins.join(""), x, y, scale);
}

function wumpus(x, y, scale, name) {
  const [dx, dy] = look(name);
  const each = (draw) => [-1, 1].map(draw).join("");
  return placed(
    each((t) => polygon("#9c8668", [0.1 * t, -0.2], [0.34 * t, -0.37], [0.25 * t, -0.1])) +
      each((t) => polygon("#e2d0b0", [0.13 * t, -0.2], [0.315 * t, -0.335], [0.235 * t, -0.13])) +
      each((t) => oval("#562648", 0.13 * t, 0.27, 0.19, 0.11)) +
      disc("#562648", 0, 0, 0.3) +
      disc("#7e3e68", 0, 0, 0.272) +
      each((t) => disc("#ffe25c", 0.105 * t + 0.03 * dx, -0.07 + 0.03 * dy, 0.078)) +
      each((t) => disc("#2d3446", 0.105 * t + 0.062 * dx, -0.07 + 0.062 * dy, 0.037)) +
      oval("#3a162e", 0, 0.125, 0.26, 0.09) +
      each((t) => polygon("#fff", [0.1 * t, 0.105], [0.065 * t, 0.185], [0.03 * t, 0.105])),
    x, y, scale);
}

function player(x, y, scale) {
  const coat = [[-0.06, -0.06], [0.06, -0.06], [0.19, 0.28], [-0.19, 0.28]];
  const inner = [[-0.05, -0.04], [0.05, -0.04], [0.155, 0.255], [-0.155, 0.255]];
  return placed(
    disc("#3046a8", 0, 0.03, 0.125) + polygon("#3046a8", ...coat) + polygon("#4662d6", ...inner) +
      disc("#fad9ba", 0, -0.14, 0.115) + disc("#2d3446", -0.042, -0.13, 0.018) +
      disc("#2d3446", 0.042, -0.13, 0.018) + oval("#966238", 0, -0.215, 0.32, 0.07) +
      oval("#966238", 0, -0.255, 0.17, 0.15),
    x, y, scale);
}

function unpack(env) {
  const [pits, visited, tokens] = ["pits", "visited", "tokens"].map(
    (name) => env.state[env.record.state.indexOf(name)],
  );
  const byte = (k) => Number((tokens >> BigInt(8 * k)) & 255n);
  const has = (set, cell) => ((set >> BigInt(cell)) & 1n) === 1n;
  const scent = (cell) => [5, 4, 3].findIndex((k) => byte(k) === 64 + cell) + 1;
  return {
    cells: { wumpus: byte(0), player: byte(1), gold: byte(2) },
    pit: (cell) => has(pits, cell),
    visited: (cell) => has(visited, cell),
    scent,
    status: byte(7),
  };
}

export function draw(env, { looking }) {
  const size = env.param("size");
  const now = unpack(env);
  return board(size, size, (y, x) => {
    const cell = 8 * y + x;
    const level = now.scent(cell);
    const [isWumpus, isPlayer, isGold] = Object.values(now.cells).map((one) => one === cell);
    const parts = [ground(`var(--scent-${level})`)];
    if (now.pit(cell)) parts.push(pit());
    if (now.visited(cell) && !isWumpus) parts.push(track());
    for (let k = 0; k < level; ++k) parts.push(disc("#70944a", 0.87 - 0.1 * k, 0.14, 0.034));
    const alone = !isPlayer && !isWumpus;
    if (isGold && alone) parts.push(gold(0.5, 0.52, 1));
    const together = isPlayer && isWumpus;
    const scale = together || now.pit(cell) || isGold ? 0.8 : 1;
    if (isWumpus) parts.push(wumpus(together ? 0.36 : 0.5, 0.54, scale, looking));
    if (isPlayer) parts.push(player(together ? 0.74 : 0.5, 0.54, scale));
    if (isGold && !alone) parts.push(gold(0.78, 0.8, 0.5));
    return parts.join("");
  });
}

/** The board as far as it is observed: the two, the scent where the wumpus is, and where a pit may be. */
export function seen(env, { looking }) {
  const size = env.param("size");
  const { wumpus_x, wumpus_y, player_x, player_y, scent, arrived_visited, pit_adjacent } = env.observed;
  return board(size, size, (y, x) => {
    const [isWumpus, isPlayer] = [x === wumpus_x && y === wumpus_y, x === player_x && y === player_y];
    const parts = [ground(`var(--scent-${isWumpus ? scent : 0})`)];
    if (isWumpus && scent) for (let k = 0; k < scent; ++k) parts.push(disc("#70944a", 0.87 - 0.1 * k, 0.14, 0.034));
    if (isWumpus && arrived_visited) parts.push(track());
    if (pit_adjacent && Math.abs(x - wumpus_x) + Math.abs(y - wumpus_y) === 1)
      parts.push(write("?", 0.16, 0.2, 0.26, "var(--dim)"));
    const together = isPlayer && isWumpus;
    if (isWumpus) parts.push(wumpus(together ? 0.36 : 0.5, 0.54, together ? 0.8 : 1, looking));
    if (isPlayer) parts.push(player(together ? 0.74 : 0.5, 0.54, together ? 0.8 : 1));
    return parts.join("");
  });
}

/** What is observed, in words. */
export function senses(env) {
  const { wumpus_x, wumpus_y, player_x, player_y, stench, scent, pit_adjacent } = env.observed;
  const found = [];
  if (scent) found.push(`scent ${scent}`);
  if (stench) found.push("the player near");
  if (pit_adjacent) found.push("a pit near");
  return (
    `You are at column ${wumpus_x}, row ${wumpus_y}. The player is at column ${player_x}, row ${player_y}. ` +
    `You sense ${found.join(" and ") || "nothing"}. Pits and gold are not observed.`
  );
}

export function describe(env) {
  const now = unpack(env);
  const at = (cell) => `column ${cell & 7}, row ${cell >> 3}`;
  const size = env.param("size");
  const cells = Array.from({ length: size * size }, (_, k) => 8 * Math.floor(k / size) + (k % size));
  const pits = cells.filter(now.pit).map(at).join("; ");
  return (
    `You are the wumpus, at ${at(now.cells.wumpus)}. The player is at ${at(now.cells.player)}. ` +
    `${ENDINGS[now.status] ?? ""} Pits: ${pits || "none"}; gold: ${at(now.cells.gold)}.`.trim()
  );
}
