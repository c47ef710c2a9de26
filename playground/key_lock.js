// The page on reward without end: the generated rule beside the proved one, on the same actions.

import { drawn, unpack } from "./environments/key_lock.js";
import { line, minus, picture, rect, write } from "./drawing.js";
import { load } from "./kernel.js";

const element = (id) => document.getElementById(id);
const [NORTH, SOUTH, EAST, WEST, PICK_UP, OPEN] = [0, 1, 2, 3, 4, 5];
const EACH = 100;

const page = { env: null, generated: null, returns: [], timer: 0, seed: 0n };

/** The published rule: 10 for every "pick up" after which the agent has the key. */
class Generated {
  constructor(size, state) {
    this.size = size;
    this.now = unpack(state);
    this.return = 0;
  }

  step(action) {
    const { now, size } = this;
    let [x, y] = now.agent;
    const isAt = (cell) => x === cell[0] && y === cell[1];
    if (!now.open) {
      if (action === NORTH) y = Math.max(0, y - 1);
      else if (action === SOUTH) y = Math.min(size - 1, y + 1);
      else if (action === EAST) x = Math.min(size - 1, x + 1);
      else if (action === WEST) x = Math.max(0, x - 1);
      else if (action === PICK_UP && isAt(now.key)) now.hasKey = true;
      else if (action === OPEN && now.hasKey && isAt(now.lock)) now.open = true;
      now.agent = [x, y];
    }
    this.return += this.reward(action);
  }

  reward(action) {
    if (this.now.open) return 100;
    if (action === PICK_UP && this.now.hasKey) return 10;
    return -1;
  }
}

function take(action) {
  page.env.take(action);
  page.generated.step(action);
  page.returns.push([page.generated.return, page.env.return]);
}

/** A start, and the way to the key. */
function begin() {
  stop();
  const { env } = page;
  env.reset(page.seed++);
  page.generated = new Generated(env.param("size"), env.state);
  page.returns = [[0, 0]];
  const { agent, key } = unpack(env.state);
  for (let x = agent[0]; x !== key[0]; x += Math.sign(key[0] - x)) take(key[0] > x ? EAST : WEST);
  for (let y = agent[1]; y !== key[1]; y += Math.sign(key[1] - y)) take(key[1] > y ? SOUTH : NORTH);
  draw();
  tell();
}

function pickUp(times = 1) {
  for (let k = 0; k < times; ++k) take(PICK_UP);
  draw();
}

function draw() {
  const { env, generated } = page;
  const size = env.param("size");
  element("wrong").innerHTML = drawn(size, generated.now, "pick up");
  element("right").innerHTML = drawn(size, unpack(env.state), "pick up");
  element("wrong-return").textContent = minus(generated.return, 12);
  element("right-return").textContent = minus(env.return, 12);
  element("status").textContent = `step ${env.steps}`;
  element("chart").innerHTML = chart(page.returns);
  element("words").textContent = words();
}

function words() {
  const { env, generated } = page;
  return (
    `After ${env.steps} steps the generated rule has paid ${minus(generated.return, 12)}, and the proved one ${minus(env.return, 12)}. ` +
    (generated.now.hasKey ? "Each further “pick up” pays 10 in the one and costs 1 in the other." : "The agent is where the key is.")
  );
}

function chart(returns) {
  const [width, height, left] = [560, 200, 60];
  const values = returns.flat();
  const [low, high] = [Math.min(0, ...ends(values, Math.min)), Math.max(10, ...ends(values, Math.max))];
  const at = (k, value) => [
    left + (k / Math.max(returns.length - 1, 1)) * (width - left - 10),
    15 + (1 - (value - low) / (high - low)) * (height - 30),
  ];
  const some = Math.max(1, Math.floor(returns.length / 300));
  const kept = returns.map((_, k) => k).filter((k) => k % some === 0 || k === returns.length - 1);
  const way = (which) => kept.map((k) => at(k, returns[k][which]));
  return picture(width, height + 20,
    rect("var(--plain)", left, 10, width - left - 5, height - 20) +
      line("var(--dim)", 1, [at(0, 0), at(returns.length - 1, 0)]) +
      [low, 0, high].filter((y, k, all) => all.indexOf(y) === k && (y === 0 || Math.abs(y) > 0.08 * (high - low)))
        .map((y) => write(minus(y), left - 8, at(0, y)[1], 13, "var(--dim)", "end")).join("") +
      line("var(--harvest)", 3, way(0)) +
      line("var(--stock)", 3, way(1)) +
      write("generated", left + 12, 26, 14, "var(--harvest)", "start") +
      write("proved", left + 100, 26, 14, "var(--stock)", "start") +
      write(`step ${returns.length - 1}`, width - 10, height + 6, 13, "var(--dim)", "end"));
}

const ends = (values, of) => [values.reduce((a, b) => of(a, b))];

function tell() {
  element("news").textContent = words();
}

function stop() {
  clearInterval(page.timer);
  page.timer = 0;
  element("run").textContent = "For ever";
}

async function start() {
  const kernels = await load();
  const { name } = kernels.environments.find((one) => one.folder === "key_lock");
  page.env = await kernels.make(name, {}, 0);
  element("one").addEventListener("click", () => (pickUp(), tell()));
  element("hundred").addEventListener("click", () => (pickUp(EACH), tell()));
  element("again").addEventListener("click", begin);
  element("run").addEventListener("click", () => {
    if (page.timer) {
      stop();
      return tell();
    }
    element("run").textContent = "Stop";
    page.timer = setInterval(() => pickUp(), 150);
    return undefined;
  });
  begin();
  document.body.dataset.ready = "true";
}

start().catch((error) => {
  element("status").textContent = error.message;
});
