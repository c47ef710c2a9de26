// The picture of a fishery, as in provengym/envs/fishing/painter.py.

import { disc, line, minus, picture, polygon, rect, write } from "../drawing.js";

export const editable = ["growth_num", "growth_den", "noise_num", "noise_den", "order", "start"];

const CAPACITY = 1_000_000;
const [LEFT, WIDTH, HEIGHT] = [50, 480, 260];
const SPAN = 100;

export function draw(env) {
  const stock = Number(env.state[0]) / CAPACITY;
  const past = env.past.slice(-SPAN);
  const stocks = [...past.map((one) => Number(one.before[0]) / CAPACITY), stock];
  const first = Math.max(env.steps - SPAN, 0);
  const begin = env.steps - past.length - first;
  const at = (column, share) => [LEFT + (column / SPAN) * WIDTH, 20 + HEIGHT * (1 - share / 2)];
  const parts = [rect("var(--plain)", LEFT, 20, WIDTH, HEIGHT)];
  const way = stocks.map((share, k) => at(begin + k, share));
  const now = at(begin + past.length, stock);
  if (way.length > 1)
    parts.push(polygon("var(--water)", at(begin, 0), ...way, at(begin + past.length, 0)));
  for (const share of [0, 0.5, 1, 1.5, 2]) {
    const [x, y] = at(0, share);
    const colour = share === 1 ? "var(--dim)" : "var(--grid)";
    parts.push(line(colour, 1, [[x, y], [x + WIDTH, y]]));
    parts.push(write(share, LEFT - 10, y, 14, "var(--dim)", "end"));
  }
  parts.push(write("K", LEFT + WIDTH + 12, at(0, 1)[1], 14));
  past.forEach(({ units }, k) => {
    const [[left, top], [right, bottom]] = [at(begin + k + 0.2, units / CAPACITY), at(begin + k + 0.8, 0)];
    if (units > 0) parts.push(rect("#e2574c", left, top, Math.max(right - left, 1), bottom - top));
  });
  if (way.length > 1) parts.push(line("var(--stock)", 2.5, way));
  parts.push(disc("#fff", ...now, 6), disc("var(--stock)", ...now, 5));
  for (const column of [0, SPAN])
    parts.push(write(first + column, at(column, 0)[0], HEIGHT + 36, 14, "var(--dim)"));
  parts.push(write("stock", LEFT + WIDTH - 70, 8, 15, "var(--stock)", "end"));
  parts.push(write("harvest", LEFT + WIDTH, 8, 15, "var(--harvest)", "end"));
  return picture(LEFT + WIDTH + 30, HEIGHT + 50, parts.join(""));
}

export function describe(env) {
  const stock = Number(env.state[0]) / CAPACITY;
  if (stock === 0) return "The stock is extinct.";
  return `The stock is ${minus(stock)} of at most 2; the carrying capacity K is 1.`;
}

/** How an action is told. */
export function actionName(env, action) {
  const quota = env.word(action) / CAPACITY;
  return `action ${minus(action)}, a quota of ${minus(quota)}`;
}

/** The number that a slider begins with. */
export const usual = (record) =>
  record.form.kind === "numbered" ? 8 : record.form.low < 0 ? -0.925 : 0.075;
