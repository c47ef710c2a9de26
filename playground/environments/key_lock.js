// The picture of the grid with key and lock, as in provengym/envs/key_lock/painter.py.

import { board, disc, ground, placed, polygon, rect, valued, walker } from "../drawing.js";

export const editable = ["size"];

const cell = (word, shift) => [
  Number((word >> shift) & 1023n),
  Number((word >> (shift + 10n)) & 1023n),
];

export function unpack([word]) {
  return {
    agent: cell(word, 0n),
    key: cell(word, 20n),
    lock: cell(word, 40n),
    hasKey: ((word >> 60n) & 1n) === 1n,
    open: ((word >> 61n) & 1n) === 1n,
  };
}

export function pack({ agent, key, lock, hasKey = false, open = false }) {
  const place = ([x, y]) => BigInt(x) | (BigInt(y) << 10n);
  const flags = (BigInt(hasKey) << 60n) | (BigInt(open) << 61n);
  return [place(agent) | (place(key) << 20n) | (place(lock) << 40n) | flags];
}

function key(x, y, scale) {
  const bar = (fill, left, top, right, bottom) => rect(fill, left, top, right - left, bottom - top);
  const layers = [["#b27c14", 0.02], ["#f5be3e", 0]].map(
    ([fill, edge]) =>
      disc(fill, -0.17, 0, 0.135 + edge) +
      bar(fill, -0.07 - edge, -0.04 - edge, 0.33 + edge, 0.04 + edge) +
      bar(fill, 0.17 - edge, 0, 0.22 + edge, 0.13 + edge) +
      bar(fill, 0.27 - edge, 0, 0.32 + edge, 0.16 + edge),
  );
  return placed(layers.join("") + disc("#b27c14", -0.17, 0, 0.06), x, y, scale);
}

function lock(x, y, scale, open) {
  const [body, edge] = open ? ["#4aa066", "#286e42"] : ["#c04a3c", "#8a2e24"];
  const lift = open ? -0.1 : 0;
  const shackle =
    `<path d="M-0.14 ${0.02} V${-0.1 + lift} A0.14 0.14 0 0 1 0.14 ${-0.1 + lift}` +
    ` V${open ? -0.14 : 0.02}" fill="none" stroke="#787c86" stroke-width="0.06"/>`;
  const box = rect(edge, -0.25, -0.02, 0.5, 0.34, 0.03) + rect(body, -0.22, 0.01, 0.44, 0.28, 0.02);
  const hole = disc(edge, 0, 0.11, 0.055) +
    polygon(edge, [-0.025, 0.12], [0.025, 0.12], [0.045, 0.24], [-0.045, 0.24]);
  return placed(shackle + box + hole, x, y, scale);
}

/** The board of a state; `value(x, y)` is what is shown of a cell besides, or null. */
export function drawn(size, now, looking, value = () => null) {
  const same = (a, b) => a[0] === b[0] && a[1] === b[1];
  return board(size, size, (y, x) => {
    const here = [x, y];
    const [isAgent, isLock] = [same(here, now.agent), same(here, now.lock)];
    const isKey = same(here, now.key) && !now.hasKey;
    const shown = value(x, y);
    const locked = now.open ? "var(--free)" : "var(--locked)";
    const plain = isKey ? "var(--goal)" : isLock ? locked : "var(--plain)";
    const parts = [ground(shown?.fill ?? plain)];
    const crowded = isAgent || shown;
    if (isKey) parts.push(key(crowded ? 0.76 : 0.5, crowded ? 0.7 : 0.5, crowded ? 0.5 : 1));
    if (isLock) parts.push(lock(crowded ? 0.76 : 0.5, crowded ? 0.3 : 0.5, crowded ? 0.55 : 1, now.open));
    if (shown && !isAgent) parts.push(shown.marks);
    if (isAgent) {
      const [at, scale] = isKey || isLock ? [[0.36, 0.55], 0.8] : [[0.5, 0.52], shown ? 0.7 : 1];
      parts.push(walker(...at, scale, looking));
      if (now.hasKey) parts.push(key(at[0] + 0.02, at[1] + 0.2 * scale, 0.5 * scale));
    }
    return parts.join("");
  });
}

export function draw(env, { looking, overlay }) {
  const size = env.param("size");
  if (size > 30) throw new RangeError(`pictures are drawn for sides up to 30, got ${size}`);
  const now = unpack(env.state);
  const value = (x, y) => overlay && valued(overlay, pack({ ...now, agent: [x, y] }));
  return drawn(size, now, looking, value);
}

export function describe(env) {
  const { agent, key: keyCell, lock: lockCell, hasKey, open } = unpack(env.state);
  const at = ([x, y]) => `column ${x}, row ${y}`;
  const has = hasKey ? "has the key" : `does not have the key, which is at ${at(keyCell)}`;
  const state = open ? "is open" : "is closed";
  return `The agent is at ${at(agent)}, and ${has}. The lock at ${at(lockCell)} ${state}.`;
}

/** Every state, in any order. */
export function* states(env) {
  const size = env.param("size");
  const cells = Array.from({ length: size * size }, (_, k) => [k % size, Math.floor(k / size)]);
  for (const keyCell of cells)
    for (const lockCell of cells)
      for (const agent of cells)
        for (const hasKey of [false, true])
          for (const open of [false, true]) {
            const state = pack({ agent, key: keyCell, lock: lockCell, hasKey, open });
            if (env.isState(state)) yield state;
          }
}

/** From which the states of the overlay are found: those of other boards are too many. */
export const roots = (env) => [env.state];

/** The parameters of the kernel for those of Python. */
export const fromPython = ({ size }) => ({ size });

/** What a copy of the rules is held against: every start of a small grid. */
export const copied = {
  params: { size: 2 },
  starts: (env) => [...states(env)].filter((state) => isStart(unpack(state))),
};

const isStart = ({ agent, key: keyCell, lock: lockCell, hasKey, open }) =>
  !hasKey && !open && String(agent) !== String(keyCell) && String(agent) !== String(lockCell);

export const stateOf = (shown) =>
  pack({
    agent: [shown.agent_x, shown.agent_y],
    key: [shown.key_x, shown.key_y],
    lock: [shown.lock_x, shown.lock_y],
    hasKey: shown.has_key === 1,
    open: shown.open === 1,
  });

/** Wrong copies of the rules: what is replaced, and by what. */
export const changes = [
  {
    name: "Every \u201cpick up\u201d with the key pays 10, as a language model wrote it",
    from: "const reward = open ? 100 : gotKey ? 10 : -1;",
    to: "const reward = open ? 100 : action === 4 && has_key ? 10 : -1;",
  },
  {
    name: "The lock opens without the key",
    from: "if (action === 5 && has_key && isAt",
    to: "if (action === 5 && isAt",
  },
  {
    name: "North and south are exchanged",
    from: "if (action === 0) y = Math.max(0, y - 1);\n  if (action === 1) y = Math.min(size - 1, y + 1);",
    to: "if (action === 1) y = Math.max(0, y - 1);\n  if (action === 0) y = Math.min(size - 1, y + 1);",
  },
];
