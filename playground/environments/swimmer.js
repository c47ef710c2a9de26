// The picture of the swimmer, as in provengym/envs/swimmer/painter.py.

import { disc, line, minus, picture, polygon, rect, write } from "../drawing.js";

export const editable = ["reset_noise"];

const [WIDTH, HEIGHT, LENGTH] = [600, 340, 76];
const [DIRECTION, VELOCITY] = [2 ** 30, 2 ** 24];
const [STEPS, BASE, TORQUE] = [20480, 40961, 5];
const [RADIUS, LARGEST_TURN] = [22, (300 * Math.PI) / 180];

const signed = (word) => Number(BigInt.asIntN(64, word));

/** The numbers that a state is: directions, angular velocities, velocity and position. */
const numbers = (state) =>
  state.map((word, k) => signed(word) / (k >= 6 && k < 11 ? VELOCITY : DIRECTION));

const position = (state) => numbers(state).slice(11);

/** The ends of the links. */
function ends(state) {
  const [x0, y0, x1, y1, x2, y2] = numbers(state);
  const [px, py] = position(state);
  const found = [[px - (5 * x0 + 3 * x1 + x2) / 6, py - (5 * y0 + 3 * y1 + y2) / 6]];
  for (const [x, y] of [[x0, y0], [x1, y1], [x2, y2]]) {
    const [before, below] = found.at(-1);
    found.push([before + x, below + y]);
  }
  return found;
}

/** The torques of an action, over the largest one. */
function shares(env, action) {
  const word = env.word(action);
  return [Math.floor(word / BASE), word % BASE].map((part) => (part - STEPS) / STEPS);
}

/** An arrow around a joint, to the left for a positive share of the largest torque. */
function arrow([x, y], share) {
  const turn = LARGEST_TURN * share;
  if (Math.abs(turn) * RADIUS < 1) return "";
  const begin = Math.PI / 2 - turn / 2;
  const at = (angle, distance) => [x + distance * Math.cos(angle), y - distance * Math.sin(angle)];
  const count = 2 + Math.round(Math.abs(turn) * 12);
  const arc = Array.from({ length: count + 1 }, (_, k) => at(begin + (turn * k) / count, RADIUS));
  const [end, size] = [begin + turn, 7];
  const tip = at(end + (Math.sign(turn) * size) / RADIUS, RADIUS);
  const sides = [at(end, RADIUS - size * 0.7), at(end, RADIUS + size * 0.7)];
  return line("#e2574c", 3, arc) + polygon("#e2574c", tip, ...sides);
}

export function draw(env) {
  const [x, y] = position(env.state);
  const middle = [2 * Math.round(x / 2), Math.round(y)];
  const at = (point) => [
    WIDTH / 2 + LENGTH * (point[0] - middle[0]),
    HEIGHT / 2 - LENGTH * (point[1] - middle[1]),
  ];
  const parts = [rect("var(--water)", 0, 0, WIDTH, HEIGHT, 8)];
  for (let k = -3; k <= 3; ++k) {
    const [column] = at([middle[0] + k, 0]);
    parts.push(line("var(--ripple)", 1, [[column, 0], [column, HEIGHT]]));
    parts.push(write(minus(middle[0] + k), column, HEIGHT + 14, 13, "var(--dim)"));
    const [, row] = at([0, middle[1] + k]);
    if (row > 0 && row < HEIGHT) parts.push(line("var(--ripple)", 1, [[0, row], [WIDTH, row]]));
  }
  const way = [...env.past.map((one) => position(one.before)), [x, y]].map(at);
  const inside = way.filter(([column, row]) => column > 0 && column < WIDTH && row > 0 && row < HEIGHT);
  if (inside.length > 1) parts.push(line("#8092be", 2, inside));
  const links = ends(env.state).map(at);
  for (const [colour, width] of [["#3046a8", 14], ["#4662d6", 11]])
    parts.push(line(colour, width, links));
  for (const joint of links.slice(1, 3)) parts.push(disc("#fff", ...joint, 3));
  parts.push(disc("#fff", ...links[3], 2), disc("#fff", ...at([x, y]), 5));
  parts.push(disc("#3046a8", ...at([x, y]), 4));
  if (env.last !== null)
    shares(env, env.last).forEach((share, k) => parts.push(arrow(links[k + 1], -share)));
  return picture(WIDTH, HEIGHT + 28, parts.join(""));
}

export function describe(env) {
  const [x, y] = position(env.state).map((number) => minus(number, 4));
  return `The centre of mass is at ${x} and ${y}, in lengths of a link.`;
}

/** How an action is told. */
export function actionName(env, action) {
  const [first, second] = shares(env, action).map((share) => minus(TORQUE * share));
  return `torques ${first} and ${second}`;
}

/** The two torques over the largest one, and a button. */
export function controls(env, act) {
  const form = document.createElement("form");
  form.className = "row";
  const input = (joint) =>
    `<label>Joint ${joint} <input type="range" name="joint${joint}" min="-1" max="1" step="0.05" value="0" /></label>`;
  form.innerHTML = `${input(1)}${input(2)}<button>Take it</button>`;
  const { joint1, joint2 } = form.elements;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act([Number(joint1.value), Number(joint2.value)]);
  });
  return form;
}
