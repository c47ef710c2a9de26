// The local checks of certificate.c, whose verdicts on rows are proved.

//: Where the parts of a claim lie in the memory: certificate.c.
const WORDS = ["states", "actions", "transitions"];
const ARRAYS = ["starts", "weights", "successors", "rewards", "terminated", "worths", "values", "policy", "ranks"];
const NUMBERS = ["denominator", "discount_num", "discount_den", "factor", "error"];
const PLACES = new Map();
for (const [k, name] of [...WORDS, ...ARRAYS].entries()) PLACES.set(name, 4 * k);
for (const [k, name] of NUMBERS.entries()) PLACES.set(name, 48 + 8 * k);
const [STATE, ACTION] = [88, 92];
const REASONS = [null, "parameters", "table", "policy", "reward", "upper", "lower", "none", "rank"];

export const isWord = (x) => x >= 0n && x < 1n << 64n;

/** The first local check that fails of those that a function of certificate.c makes, or null.
 *
 * `claim` has the values, what the successors are worth where that is another array (`worths`), and
 * the policy and ranks where there are some; the discount, the factor that makes rewards units of
 * the values, and the error. */
export function firstFailure(kernels, name, model, claim) {
  const { exports } = kernels;
  const { discount, factor = 1n, error = 0n, values, worths = values, policy = null, ranks = null } = claim;
  const numbers = { denominator: BigInt(model.denominator), factor, error };
  Object.assign(numbers, { discount_num: discount.num, discount_den: discount.den });
  if (!Object.values(numbers).every(isWord)) return { state: -1, action: -1, reason: "parameters" };
  const { row_starts: starts, weights, successors, rewards, terminated } = model;
  const arrays = { starts, weights, successors, rewards, terminated, worths, values, policy, ranks };
  let end = (exports.heap() + 15) & ~15;
  const places = {};
  for (const [key, array] of Object.entries(arrays)) {
    places[key] = array ? end : 0;
    end += ((array?.byteLength ?? 0) + 15) & ~15;
  }
  const missing = end - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  for (const [key, array] of Object.entries(arrays))
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      new Uint8Array(exports.memory.buffer, places[key]).set(bytes);
    }
  const view = new DataView(exports.memory.buffer, exports.claim());
  const words = { states: model.states, actions: model.actions, transitions: successors.length, ...places };
  for (const [key, word] of Object.entries(words)) view.setUint32(PLACES.get(key), word, true);
  for (const [key, word] of Object.entries(numbers)) view.setBigUint64(PLACES.get(key), word, true);
  const reason = REASONS[exports[name]()];
  return reason && { state: view.getInt32(STATE, true), action: view.getInt32(ACTION, true), reason };
}
