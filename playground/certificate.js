// Certificates: their files, and the fingerprint of the model that they are about.

import { KINDS, decide, failed, lists, mayBePart, sizes } from "./kinds.js";
import { arrays, isZip } from "./npz.js";
import { fractionOf, parseJson, pythonFloat, sha256, writeJson } from "./numbers.js";

const LARGEST = 2n ** 63n - 1n;
const INT = 2n ** 31n - 1n;

class FileError extends Error {}

// ---- Fingerprints ----

const line = (text) => new TextEncoder().encode(`${text}\n`);

/** The fingerprint of a model, as provengym.solving.IntegerModel has it. */
export function fingerprint(model) {
  const { discount } = model;
  const header =
    `{"actions": ${model.actions}, "denominator": ${model.denominator}, ` +
    `"discount": [${discount.num}, ${discount.den}], ` +
    `"reward_rounding": ${pythonFloat(model.reward_rounding)}, "reward_scale": ${model.reward_scale}, ` +
    `"rounding": ${pythonFloat(model.rounding)}, "states": ${model.states}}`;
  const { row_starts: given, weights: weighed, successors, rewards, terminated } = model;
  const starts = given?.every((start, row) => start === row) ? null : given;
  const weights = !starts && weighed?.every((weight) => weight === model.denominator) ? null : weighed;
  const parts = [line("provengym model 2"), line(header)];
  // Starts are words of 64 bits in Python.
  const wide = starts && BigInt64Array.from(starts, BigInt);
  for (const array of [wide, weights, successors, rewards, terminated]) {
    parts.push(line(array ? array.byteLength : "none"));
    if (array) parts.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  }
  return sha256(parts);
}

function asked(model, certificate) {
  const [found, before] = [fingerprint(model), KINDS[certificate.kind].asked?.(certificate)];
  return before ? sha256([...before, found].map(line)) : found;
}

// ---- Files ----

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

function word(name, value, choices) {
  if (typeof value !== "string" || (choices && !choices.includes(value)))
    throw new FileError(`${name} must be ${choices ? `one of ${choices.join(", ")}` : "a text"}, got ${writeJson(value ?? null)}`);
  return value;
}

function flags(name, values) {
  if (!Array.isArray(values) || !values.every((flag) => typeof flag === "boolean"))
    throw new FileError(`${name} must be a list of truth values`);
  return Uint8Array.from(values);
}

const to32 = (Kind) => (items) => Kind.from(items, Number);
const to64 = (items) => BigInt64Array.from(items);
const ARRAYS = {
  int64: (name, values) => integers(name, values, -LARGEST - 1n, LARGEST, to64),
  int32: (name, values) => integers(name, values, -INT - 1n, INT, to32(Int32Array)),
  bool: flags,
};

function modelOf(found, discount) {
  const array = (name, low, high, make) => integers(`model.${name}`, found[name], low, high, make);
  const optional = (name, ...rest) => (found[name] ? array(name, ...rest) : null);
  const model = {
    discount,
    states: Number(integer("states", found.states, 1n, INT)),
    actions: Number(integer("actions", found.actions, 1n, 65535n)),
    denominator: Number(integer("denominator", found.denominator, 1n, 2n ** 30n)),
    reward_scale: integer("reward_scale", found.reward_scale, 1n, 2n ** 61n),
    rounding: Number(found.rounding ?? 0),
    reward_rounding: Number(found.reward_rounding ?? 0),
    row_starts: optional("row_starts", 0n, INT, to32(Uint32Array)),
    weights: optional("weights", 0n, 2n ** 32n - 1n, to32(Uint32Array)),
    successors: array("successors", 0n, INT, to32(Uint32Array)),
    rewards: array("rewards", -LARGEST - 1n, LARGEST, to64),
    terminated: flags("model.terminated", found.terminated),
  };
  const rows = model.states * model.actions;
  if ((model.row_starts?.length ?? rows + 1) !== rows + 1 || (!model.row_starts && model.successors.length !== rows))
    throw new FileError("the model needs rows for every state and action");
  for (const name of ["weights", "rewards", "terminated"])
    if (model[name] && model[name].length !== model.successors.length)
      throw new FileError(`model.${name} must have as many items as model.successors`);
  return model;
}

const OF_MODEL = ["row_starts", "weights", "successors", "rewards", "terminated"];

/** The certificate in a file, JSON or .npz, of a kind of the registry; its model too, where the file has it. */
export async function read(bytes, kinds) {
  return certificateOf(isZip(bytes) ? await unpacked(bytes, kinds) : parsed(new TextDecoder().decode(bytes)), kinds);
}

function parsed(text) {
  try {
    return parseJson(text);
  } catch (error) {
    throw new FileError(`the file is no JSON: ${error.message}`);
  }
}

/** What a .npz holds, as JSON holds it: the arrays of the model are among its numbers. */
async function unpacked(bytes, kinds) {
  const { header } = await arrays(bytes, ["header"]);
  if (!header?.every((byte) => typeof byte === "number" && byte >= 0 && byte < 256))
    throw new FileError("it is a .npz with another content than a certificate: it has no header");
  const whole = parsed(new TextDecoder().decode(Uint8Array.from(header)));
  if (!isCertificate(whole) || !Object.hasOwn(kinds, whole.kind)) return whole;
  const own = Object.keys(kinds[whole.kind].arrays);
  const found = await arrays(bytes, [...own, ...OF_MODEL.map((name) => `model_${name}`)]);
  for (const name of own) whole[name] = found[name] ?? null;
  if (whole.model && typeof whole.model === "object")
    for (const name of OF_MODEL) whole.model[name] = found[`model_${name}`] ?? null;
  return whole;
}

const isCertificate = (whole) => whole?.format === "provengym certificate" && typeof whole.kind === "string";

/** The certificate that some values are. */
function certificateOf(whole, kinds) {
  if (whole?.format === "provengym model")
    throw new FileError("it is a model, which this page does not take: `provengym solve` finds its values, and writes a certificate of them with `--certificate`");
  if (whole?.format !== "provengym certificate" || whole.version !== 3)
    throw new FileError('the file is no certificate: its format must be "provengym certificate", version 3');
  if (typeof whole.kind !== "string" || !Object.hasOwn(kinds, whole.kind))
    throw new FileError(`kind must be one of ${Object.keys(kinds).join(", ")}, got ${writeJson(whole.kind ?? null)}`);
  if (!Object.hasOwn(KINDS, whole.kind))
    throw new FileError(`this page does not check the kind ${whole.kind}: \`provengym check\` does`);
  const form = kinds[whole.kind];
  let discount;
  try {
    discount = fractionOf(String(whole.discount));
  } catch (error) {
    throw new FileError(`discount: ${error.message}`);
  }
  const most = form.undiscounted ? discount.den : discount.den - 1n;
  if (discount.num > most) throw new FileError(`discount is too large: ${whole.discount}`);
  if (!/^[0-9a-f]{64}$/.test(whole.sha256)) throw new FileError("sha256 must be 64 hexadecimal digits");
  const { sha256: named, environment } = whole;
  const certificate = { kind: whole.kind, discount, sha256: named, environment };
  certificate.scale = integer("scale", whole.scale, 1n, 2n ** 125n);
  for (const [name, { low, high, choices }] of Object.entries(form.numbers))
    certificate[name] = low ? integer(name, whole[name], BigInt(low), BigInt(high)) : word(name, whole[name], choices);
  for (const [name, type] of Object.entries(form.arrays)) {
    const isMissing = (whole[name] ?? null) === null && form.optional.includes(name);
    certificate[name] = isMissing ? null : ARRAYS[type](name, whole[name]);
  }
  const { layers, states } = sizes(form, certificate);
  for (const name of lists(form))
    if (certificate[name] && certificate[name].length !== states * layers)
      throw new FileError(`${name} must have ${states * layers} items, got ${certificate[name].length}`);
  if (!(states >= 1 && Number.isInteger(states)) || (certificate.members && certificate.members.length !== states))
    throw new FileError("all lists must be about the same states, of which there is at least one");
  certificate.model = whole.model ? modelOf(whole.model, discount) : null;
  return certificate;
}

/** What `provengym check` decides of a certificate with this model. */
export function judge(kernels, model, certificate) {
  const actual = asked(model, certificate);
  if (actual === certificate.sha256) return decide(kernels, model, certificate);
  const names = `it names the sha256 ${certificate.sha256.slice(0, 12)}..., and this one's is ${actual.slice(0, 12)}...`;
  return failed(`the certificate is about another model or another discount: ${names}`);
}

/** The process in which the end of an episode is its success, which pays one. */
export function ofSuccess(model) {
  return { ...model, reward_scale: 1n, rewards: BigInt64Array.from(model.terminated, BigInt) };
}

/** The text of the file of a discounted certificate with its model. */
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
    sha256: fingerprint(model),
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
