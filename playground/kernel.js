// The compiled kernels, and an environment that steps them as Python does.

const WORD = (1n << 64n) - 1n;
const MOST_STEPS = 2n ** 31n - 1n;
const LARGEST = { Bool: 1n, UInt8: 255n, UInt32: 0xffffffffn, UInt64: WORD };

/** What tools/playground.py made: the registry and the WebAssembly, from files beside this one. */
export async function load(read = readFile) {
  const [registry, wasm] = await Promise.all([read("registry.json"), read("kernels.wasm")]);
  const { instance } = await WebAssembly.instantiate(wasm, {});
  return new Kernels(JSON.parse(new TextDecoder().decode(registry)), instance.exports, read);
}

async function readFile(name) {
  const response = await fetch(new URL(name, import.meta.url), { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

/** All kernels in one memory. */
export class Kernels {
  constructor(registry, exports, read) {
    this.registry = registry;
    this.exports = exports;
    this.read = read;
    this.environments = registry.environments;
  }

  /** The environment with this name, with these parameters instead of the default ones. */
  async make(name, params = {}, timeLimit = undefined) {
    const record = this.environments.find((one) => one.name === name);
    if (!record) throw new Error(`there is no environment ${name}`);
    const words = record.words && (await this.words(record.words));
    return new Environment(this, record, words, params, timeLimit);
  }

  async words(listed) {
    if (listed.list) return BigUint64Array.from(listed.list, BigInt);
    const stream = new Blob([await this.read(listed.file)]).stream();
    const unpacked = stream.pipeThrough(new DecompressionStream("deflate"));
    const columns = new Uint8Array(await new Response(unpacked).arrayBuffer());
    const bytes = new Uint8Array(columns.length);
    for (let k = 0; k < 8; ++k)
      for (let i = 0; i < listed.count; ++i) bytes[8 * i + k] = columns[k * listed.count + i];
    return new BigUint64Array(bytes.buffer);
  }

  /** The key of the stream of a seed. */
  key(seed) {
    return BigInt.asUintN(64, this.exports.key(BigInt.asIntN(64, seed)));
  }

  /** Random word number t of a stream. */
  word(key, t) {
    return BigInt.asUintN(64, this.exports.word(BigInt.asIntN(64, key), BigInt.asIntN(64, t)));
  }

  get cells() {
    return new BigUint64Array(this.exports.memory.buffer, this.exports.cells(), 80);
  }
}

/** A kernel with its parameters, and one lane with its stream, as in `env.reset` and `env.step`. */
export class Environment {
  constructor(kernels, record, words, params, timeLimit) {
    this.kernels = kernels;
    this.record = record;
    this.words = words;
    this.at = kernels.registry.cells;
    this.params = record.params.map(({ name, type, value }) => {
      const given = BigInt(params[name] ?? value);
      if (given < 0n || given > LARGEST[type])
        throw new RangeError(`${name} must be between 0 and ${LARGEST[type]}, got ${given}`);
      return given;
    });
    this.timeLimit = BigInt(timeLimit ?? record.time_limit); // 0 for none
    if (this.timeLimit > MOST_STEPS)
      throw new RangeError(`max_steps must be at most ${MOST_STEPS}, got ${this.timeLimit}`);
    if (!this.call("valid")) {
      const given = record.params.map(({ name }, k) => `${name}=${this.params[k]}`);
      throw new RangeError(`these parameters are out of range: ${given.join(", ")}`);
    }
    this.numActions = this.call("num_actions");
    this.state = null;
  }

  /** A parameter of the kernel by its name. */
  param(name) {
    return Number(this.params[this.record.params.findIndex((one) => one.name === name)]);
  }

  // The functions of the kernel, of any state.

  call(name, ...given) {
    const { cells } = this.kernels;
    cells.set(this.params, this.at.params);
    return this.kernels.exports[`${this.record.kernel}_${name}`](...given);
  }

  of(state, name, ...given) {
    this.kernels.cells.set(state, this.at.state);
    return this.call(name, ...given);
  }

  read(group, count) {
    const { cells } = this.kernels;
    return Array.from(cells.subarray(this.at[group], this.at[group] + count));
  }

  isState(state) {
    return this.of(state, "state_valid") !== 0;
  }

  isTerminal(state) {
    return this.of(state, "terminated") !== 0;
  }

  /** The components of the kernel's observation. */
  components(state) {
    this.of(state, "observe");
    return this.read("observation", this.record.observation.length).map(signed);
  }

  /** The first state of the episode with the words from number t on of the stream of a key. */
  initial(key, t) {
    const { cells } = this.kernels;
    cells[this.at.key] = key;
    cells[this.at.t] = t;
    if (this.words) {
      cells[this.at.count] = BigInt(this.words.length);
      cells[this.at.target] = this.words[this.call("word_index")];
    }
    this.call("init");
    return this.read("state", this.record.state.length);
  }

  /** The state after a step with this random word, or a list of them, and the reward in units. */
  transition(state, action, noise = 0n) {
    this.kernels.cells.set([noise].flat(), this.at.noise);
    this.of(state, "transition", action);
    const next = this.read("next", this.record.state.length);
    return { next, units: signed(this.kernels.cells[this.at.reward]) };
  }

  // One lane.

  /** Start an episode: `env.reset(seed=seed)`, or without a seed the next one of the stream. */
  reset(seed = null) {
    if (seed !== null) {
      if (seed < 0n || seed > WORD)
        throw new RangeError(`seed must be between 0 and ${WORD}, got ${seed}`);
      this.key = this.kernels.key(seed);
      this.t = 0n;
    }
    const state = this.initial(this.key, this.t);
    this.t += BigInt(this.record.reset_words);
    this.start(state);
    return this.observation();
  }

  /** Start an episode in this state. */
  start(state) {
    this.state = state;
    this.steps = 0;
    this.over = false;
    this.return = 0;
    this.past = [];
    this.last = null;
  }

  /** `env.step(action)`, where the action is what the environment takes. */
  step(action) {
    return this.take(this.word(action), action);
  }

  /** The word that the kernel takes for an action. */
  word(action) {
    const { form } = this.record;
    if (form.kind === "numbered") {
      if (!Number.isInteger(action) || action < 0 || action * form.scale >= this.bound)
        throw new RangeError(`action must be between 0 and ${form.count - 1}, got ${action}`);
      return action * form.scale;
    }
    const items = [action].flat();
    if (items.length !== form.items || items.some(Number.isNaN)) {
      const expected = form.items === 1 ? "a number" : `${form.items} numbers`;
      throw new RangeError(`action must be ${expected}, got ${items.join(", ")}`);
    }
    return items.reduce((word, item) => form.base * word + unitsOf(form, item), 0);
  }

  get bound() {
    const { form } = this.record;
    return form.scale === 1 ? this.numActions : form.count * form.scale;
  }

  take(word, action = word) {
    const { cells } = this.kernels;
    const lane = { key: this.key ?? 0n, t: this.t ?? 0n, elapsed: BigInt(this.steps) };
    lane.over = BigInt(this.over);
    lane.time_limit = this.timeLimit;
    for (const [name, value] of Object.entries(lane)) cells[this.at[name]] = value;
    const before = this.state;
    if (this.of(before, "call", word)) throw new RangeError(`the kernel refuses action ${action}`);
    const units = signed(cells[this.at.reward]);
    this.state = this.read("state", this.record.state.length);
    [this.t, this.steps] = [cells[this.at.t], Number(cells[this.at.elapsed])];
    this.over = cells[this.at.over] !== 0n;
    const reward = (Number(units) / this.record.reward_scale) * this.record.reward_factor;
    this.return += reward;
    this.last = action;
    this.past.push({ before, word, units: Number(units) });
    if (this.past.length > 200) this.past.shift();
    return {
      observation: this.observation(),
      reward,
      terminated: cells[this.at.terminated] !== 0n,
      truncated: cells[this.at.truncated] !== 0n,
    };
  }

  /** What the environment shows, as a list of numbers. */
  observation() {
    const { view } = this.record;
    const shown = this.components(this.state).slice(view.first, view.first + view.count);
    if (view.dtype !== "float32") return shown.map(Number);
    return shown.map((value, k) =>
      Math.fround(((Number(value) - view.offset[k]) / view.divisor[k]) * view.factor[k]),
    );
  }

  /** The components of the state's observation by their names. */
  get shown() {
    const values = this.components(this.state);
    return Object.fromEntries(this.record.observation.map((name, k) => [name, Number(values[k])]));
  }

  /** Those of them that are observed. */
  get observed() {
    const { first, count } = this.record.view;
    return Object.fromEntries(Object.entries(this.shown).slice(first, first + count));
  }
}

function signed(word) {
  return BigInt.asIntN(64, word);
}

/** The whole number that a number of an action stands for. */
function unitsOf({ low, high, offset, units, span, away }, item) {
  const amount = Math.min(Math.max(Math.fround(item), low), high);
  if (!away) return nearest(((amount + offset) * units) / span);
  // Of two that are equally near, the one farther from that of 0.
  const size = Math.floor((Math.abs(amount) * units) / span + 0.5);
  return (offset * units) / span + (amount < 0 ? -size : size);
}

/** The integer nearest to a number, the even one of two. */
function nearest(x) {
  const low = Math.floor(x);
  const rest = x - low;
  if (rest === 0.5) return low % 2 === 0 ? low : low + 1;
  return rest < 0.5 ? low : low + 1;
}
