// The picture of the swimmer, as in provengym/envs/swimmer_gait/painter.py.

import { disc, line, minus, picture, rect, valued, write } from "../drawing.js";

export const editable = [];

const ANGLES = [-60, -45, -30, -15, 0, 15, 30, 45, 60];
const UNITS = 1_000_000;
const LENGTH = 190;
const LINK = 1 / 3;
//: Where an action leads among the shapes, which are drawn joint 1 across and joint 2 upwards.
const DIRECTIONS = ["right", "left", "up", "down", "."];

function swimmer(place, first, second) {
  const [tail, head] = [first, second].map((angle) => (angle * Math.PI) / 180);
  const [back, front] = [place - LINK / 2, place + LINK / 2];
  return [
    [back - LINK * Math.cos(tail), LINK * Math.sin(tail)],
    [back, 0],
    [front, 0],
    [front + LINK * Math.cos(head), LINK * Math.sin(head)],
  ];
}

export function draw(env, { overlay }) {
  const [first, second] = env.state.map(Number);
  const place = env.return;
  const middle = Math.round(2 * place) / 2;
  const at = ([x, y]) => [280 + LENGTH * (x - middle), 95 - LENGTH * y];
  const parts = [rect("var(--water)", 0, 0, 560, 190, 8)];
  for (let tenth = Math.round(10 * middle) - 14; tenth <= 10 * middle + 14; ++tenth) {
    const [x] = at([tenth / 10, 0]);
    const top = 190 - (tenth % 5 === 0 ? 16 : 8);
    parts.push(line("var(--ripple)", 1.5, [[x, top], [x, 190]]));
    if (tenth % 5 === 0) parts.push(write(minus(tenth / 10), x, 202, 13, "var(--dim)"));
  }
  let before = place;
  const places = [place];
  for (const { units } of [...env.past].reverse()) places.push((before -= units / UNITS));
  parts.push(line("#e2574c", 2, places.map((one) => at([one, 0]))));
  const links = swimmer(place, ANGLES[first], ANGLES[second]).map(at);
  for (const [colour, width] of [["#3046a8", 13], ["#4662d6", 10]])
    parts.push(line(colour, width, links));
  for (const joint of links.slice(1, 3)) parts.push(disc("#fff", ...joint, 3));
  parts.push(shapes(env, overlay));
  return picture(560, overlay ? 790 : 470, parts.join(""), 0, 0);
}

function shapes(env, overlay) {
  const now = env.state;
  const side = overlay ? 60 : 25;
  const corner = [(560 - 9 * side) / 2, 222];
  const at = (shape) => [
    corner[0] + (Number(shape[0]) + 0.5) * side,
    corner[1] + (8.5 - Number(shape[1])) * side,
  ];
  const parts = [];
  for (let first = 0n; first < 9n; ++first)
    for (let second = 0n; second < 9n; ++second) {
      const [x, y] = at([first, second]);
      const value = overlay && valued(overlay, [first, second], DIRECTIONS);
      if (value) {
        const ground = rect(value.fill, 0.03, 0.03, 0.94, 0.94, 0.12);
        const [left, top] = [x - side / 2, y - side / 2];
        const put = `translate(${left} ${top}) scale(${side})`;
        parts.push(`<g transform="${put}">${ground}${value.marks}</g>`);
      } else parts.push(disc("var(--dot)", x, y, 3));
    }
  const way = [...env.past.map((one) => at(one.before)), at(now)];
  parts.push(line("#4662d6", 2.5, way), disc("#e2574c", ...at(now), 6));
  const below = corner[1] + 9 * side + 14;
  parts.push(write("joint 1 across, joint 2 upwards", 280, below, 14, "var(--dim)"));
  return parts.join("");
}

export function describe(env) {
  const [first, second] = env.state.map((angle) => minus(ANGLES[Number(angle)]));
  const moved = minus(env.return, 4);
  return `The joints are at ${first} and ${second} degrees; the swimmer has moved ${moved} lengths.`;
}

/** Every state, in any order. */
export function* states() {
  for (let first = 0n; first < 9n; ++first)
    for (let second = 0n; second < 9n; ++second) yield [first, second];
}

/** From which the states of the overlay are found. */
export const roots = () => [...states()];

/** The parameters of the kernel for those of Python. */
export const fromPython = ({ resolution }) => ({ resolution });
