// Certificates of kind "discounted": reading their files, and deciding whether they hold. The local
// checks are those of certificate.c, whose verdicts on rows are proved.

import { fractionOf, parseJson, pythonFloat, sha256, writeJson } from "./numbers.js";

export const NOTHING = null;
const LARGEST = 2n ** 63n - 1n;
const REASONS = [
  null,
  "the numbers of the model and the certificate are out of the range of the check",
  "the rows of the model are garbled",
  "the policy names action {action}, which the model does not have",
  "a reward in the units of the certificate does not fit 64 bits",
  "the Bellman backup exceeds the value by more than the error",
  "the Bellman backup falls short of the value by more than the error",
  "every Bellman backup falls short of the value by more than the error",
];
//: Where the parts of a claim lie in the memory: certificate.c.
const FIELDS = { states: 0, actions: 4, transitions: 8, starts: 12, weights: 16, successors: 20 };
Object.assign(FIELDS, { rewards: 24, terminated: 28, values: 32, policy: 36, denominator: 40 });
Object.assign(FIELDS, { discount_num: 48, discount_den: 56, factor: 64, error: 72, state: 80, action: 84 });

/** Whether every local check passes, and if not, the first that fails. */
export function check(kernels, model, certificate) {
  const { exports } = kernels;
  const { discount, scale, values, policy, error } = certificate;
  if (values.length !== model.states)
    return failed(-1, -1, `the certificate has ${values.length} values, and the model has ${model.states} states`);
  const factor = scale / model.reward_scale;
  const numbers = { denominator: BigInt(model.denominator), discount_num: discount.num };
  Object.assign(numbers, { discount_den: discount.den, factor, error });
  const isWord = (x) => x >= 0n && x < 1n << 64n;
  if (scale % model.reward_scale || !Object.values(numbers).every(isWord)) return failed(-1, -1, REASONS[1]);
  const arrays = {
    starts: model.row_starts,
    weights: model.weights,
    successors: model.successors,
    rewards: model.rewards,
    terminated: model.terminated,
    values,
    policy,
  };
  let place = (exports.heap() + 15) & ~15;
  const places = {};
  for (const [name, array] of Object.entries(arrays)) {
    places[name] = array ? place : 0;
    place += ((array?.byteLength ?? 0) + 15) & ~15;
  }
  const missing = place - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  for (const [name, array] of Object.entries(arrays))
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      new Uint8Array(exports.memory.buffer, places[name]).set(bytes);
    }
  const claim = new DataView(exports.memory.buffer, exports.claim());
  for (const name of ["states", "actions"]) claim.setUint32(FIELDS[name], model[name], true);
  claim.setUint32(FIELDS.transitions, model.successors.length, true);
  for (const [name, at] of Object.entries(places)) claim.setUint32(FIELDS[name], at, true);
  for (const [name, word] of Object.entries(numbers)) claim.setBigUint64(FIELDS[name], word, true);
  const reason = REASONS[exports.check()];
  if (reason) return failed(claim.getInt32(FIELDS.state, true), claim.getInt32(FIELDS.action, true), reason);
  const bound = Number(error) / Number(scale) / (1 - Number(discount.num) / Number(discount.den));
  return { holds: true, bound, state: -1, action: -1, message: "every local check passes" };
}

function failed(state, action, reason) {
  const where = state < 0 ? "" : action < 0 ? `state ${state}: ` : `state ${state} (action ${action}): `;
  return { holds: false, state, action, message: where + reason.replace("{action}", action) };
}

/** The fingerprint of a model, as provengym.solving.IntegerModel has it. */
export function fingerprint(model, discount) {
  const header =
    `{"actions": ${model.actions}, "denominator": ${model.denominator}, ` +
    `"discount": [${discount.num}, ${discount.den}], ` +
    `"reward_rounding": ${pythonFloat(model.reward_rounding)}, "reward_scale": ${model.reward_scale}, ` +
    `"rounding": ${pythonFloat(model.rounding)}, "states": ${model.states}}`;
  const text = (line) => new TextEncoder().encode(`${line}\n`);
  const { row_starts: given, weights: weighed, successors, rewards, terminated } = model;
  const starts = given?.every((start, row) => start === row) ? null : given;
  const weights = !starts && weighed?.every((weight) => weight === model.denominator) ? null : weighed;
  const parts = [text("provengym model 2"), text(header)];
  // Starts are words of 64 bits in Python.
  const wide = starts && BigInt64Array.from(starts, BigInt);
  for (const array of [wide, weights, successors, rewards, terminated]) {
    parts.push(text(array ? array.byteLength : "none"));
    if (array) parts.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  }
  return sha256(parts);
}

// ---- Files ----

class FileError extends Error {}

function integer(name, value, low, high) {
  const whole = typeof value === "bigint" ? value : Number.isSafeInteger(value) ? BigInt(value) : null;
  if (whole === null || whole < low || whole > high)
    throw new FileError(`${name} must be an integer between ${low} and ${high}, got ${writeJson(value ?? null)}`);
  return whole;
}

function integers(name, values, low, high, make) {
  if (!Array.isArray(values)) throw new FileError(`${name} must be a list of integers`);
  return make(values.map((value, k) => integer(`${name}[${k}]`, value, low, high)));
}

const to32 = (Kind) => (items) => Kind.from(items, Number);
const to64 = (items) => BigInt64Array.from(items);

function modelOf(found) {
  const n = 2n ** 31n - 1n;
  const array = (name, low, high, make) => integers(`model.${name}`, found[name], low, high, make);
  const optional = (name, ...rest) => (found[name] ? array(name, ...rest) : null);
  if (!Array.isArray(found.terminated) || !found.terminated.every((flag) => typeof flag === "boolean"))
    throw new FileError("model.terminated must be a list of truth values");
  const model = {
    states: Number(integer("states", found.states, 1n, n)),
    actions: Number(integer("actions", found.actions, 1n, 65535n)),
    denominator: Number(integer("denominator", found.denominator, 1n, 2n ** 30n)),
    reward_scale: integer("reward_scale", found.reward_scale, 1n, 2n ** 61n),
    rounding: Number(found.rounding ?? 0),
    reward_rounding: Number(found.reward_rounding ?? 0),
    row_starts: optional("row_starts", 0n, n, to32(Uint32Array)),
    weights: optional("weights", 0n, 2n ** 32n - 1n, to32(Uint32Array)),
    successors: array("successors", 0n, n, to32(Uint32Array)),
    rewards: array("rewards", -LARGEST - 1n, LARGEST, to64),
    terminated: Uint8Array.from(found.terminated),
  };
  const rows = model.states * model.actions;
  if ((model.row_starts?.length ?? rows + 1) !== rows + 1 || (!model.row_starts && model.successors.length !== rows))
    throw new FileError("the model needs rows for every state and action");
  for (const name of ["weights", "rewards", "terminated"])
    if (model[name] && model[name].length !== model.successors.length)
      throw new FileError(`model.${name} must have as many items as model.successors`);
  return model;
}

/** The certificate in the text of a file; its model too, where the file has it. */
export function read(text) {
  let whole;
  try {
    whole = parseJson(text);
  } catch (error) {
    throw new FileError(`the file is no JSON: ${error.message}`);
  }
  if (whole?.format !== "provengym certificate" || whole.version !== 3)
    throw new FileError('the file is no certificate: its format must be "provengym certificate", version 3');
  if (whole.kind !== "discounted")
    throw new FileError(`this page checks certificates of kind "discounted", and this one's is ${writeJson(whole.kind)}: \`provengym check\` takes every kind`);
  if (whole.members) throw new FileError("this page checks certificates about all states: `provengym check` takes those about some");
  let discount;
  try {
    discount = fractionOf(String(whole.discount));
  } catch (error) {
    throw new FileError(`discount: ${error.message}`);
  }
  if (discount.num >= discount.den) throw new FileError(`discount must be less than 1, got ${whole.discount}`);
  if (!/^[0-9a-f]{64}$/.test(whole.sha256)) throw new FileError("sha256 must be 64 hexadecimal digits");
  return {
    kind: whole.kind,
    discount,
    scale: integer("scale", whole.scale, 1n, 2n ** 125n),
    error: integer("error", whole.error, 0n, 2n ** 62n - 1n),
    values: integers("values", whole.values, -LARGEST - 1n, LARGEST, to64),
    policy: "policy" in whole ? integers("policy", whole.policy, -(2n ** 31n), 2n ** 31n - 1n, to32(Int32Array)) : null,
    sha256: whole.sha256,
    environment: whole.environment,
    model: whole.model ? modelOf(whole.model) : null,
  };
}

/** What `provengym check` decides of a certificate with this model. */
export function judge(kernels, model, certificate) {
  const { policy, values } = certificate;
  if (policy && policy.length !== values.length) throw new FileError("policy must have as many items as values");
  const actual = fingerprint(model, certificate.discount);
  if (actual !== certificate.sha256) {
    const names = `it names the sha256 ${certificate.sha256.slice(0, 12)}..., and this one's is ${actual.slice(0, 12)}...`;
    return failed(-1, -1, `the certificate is about another model or another discount: ${names}`);
  }
  return check(kernels, model, certificate);
}

/** The text of the file of a certificate with its model. */
export function write(model, certificate) {
  const { discount, scale, error, values, policy } = certificate;
  const arrays = ["row_starts", "weights", "successors", "rewards"]
    .filter((name) => model[name])
    .map((name) => [name, Array.from(model[name])]);
  const numbers = ["states", "actions", "denominator", "reward_scale", "rounding", "reward_rounding"];
  return writeJson({
    format: "provengym certificate",
    version: 3,
    kind: "discounted",
    discount: `${discount.num}/${discount.den}`,
    scale,
    error,
    sha256: fingerprint(model, discount),
    environment: null,
    model: {
      ...Object.fromEntries(numbers.map((name) => [name, model[name]])),
      ...Object.fromEntries(arrays),
      terminated: Array.from(model.terminated, Boolean),
    },
    values: Array.from(values),
    policy: Array.from(policy),
  });
}
