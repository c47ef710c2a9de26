// What certificates of each kind are checked for, and what follows: provengym/solving/certificates.

import { firstFailure } from "./checker.js";

const ONE = { num: 1n, den: 1n };
const LIMIT = 1n << 62n;

const size = (x) => (x < 0n ? -x : x);
const found = (reason, state = -1, action = -1) => ({ reason, state, action });

/** The first state with a number that is wrong, of some lists of numbers and what is wrong there. */
function firstWrong(...wrong) {
  for (const [reason, states, isWrong] of wrong)
    for (let s = 0; s < states; ++s) if (isWrong(s)) return found(reason, s);
  return null;
}

/** At least a number, in three digits and as Python writes them. */
export function shownUp(x) {
  if (x === 0) return "0";
  const unit = 10 ** (Math.floor(Math.log10(x)) - 2);
  const [digits, exponent] = (Math.ceil(x / unit - 1e-9) * unit).toExponential(2).split("e");
  const power = Number(exponent);
  if (power >= -4 && power < 3) return String(Number(`${digits}e${exponent}`));
  const sign = power < 0 ? "-" : "+";
  return `${Number(digits)}e${sign}${String(Math.abs(power)).padStart(2, "0")}`;
}

/** The fraction as a number, to within one part in 2 ** 52, however large its terms are. */
function ratio(num, den) {
  const bits = (x) => x.toString(2).length;
  const shift = Math.max(0, 64 + bits(den) - bits(num));
  return Number((num << BigInt(shift)) / den) / 2 ** shift;
}

function apart({ upper, lower, scale, members }, first = 0) {
  let most = 0n;
  for (let k = first; k < upper.length; ++k)
    if ((!members || members[k - first]) && upper[k] - lower[k] > most) most = upper[k] - lower[k];
  return ratio(most, scale);
}

const between = (what, bound) =>
  bound === 0 ? `the best ${what} is exactly as said` : `the best ${what} is known within ${shownUp(bound)}`;

/** What is said of the values above and of those below. */
function bothSides(kernels, model, { upper, lower, policy }, factor) {
  return (
    firstFailure(kernels, "at_most", model, { discount: ONE, factor, values: upper }) ??
    firstFailure(kernels, "at_least", model, { discount: ONE, factor, values: lower, policy })
  );
}

const pays = (model, reward) => ({ ...model, rewards: new BigInt64Array(model.rewards.length).fill(reward) });

function isOfSuccess({ discount, reward_scale: scale, rewards, terminated }) {
  return (
    discount.num === discount.den &&
    scale === 1n &&
    rewards.every((reward, i) => reward === 0n || (reward === 1n && terminated[i]))
  );
}

/** By its name: what is asked of a kind, its checks and what follows. The registry of the kernels has
 * its fields in files and the reasons why a check fails, as Python has them. */
export const KINDS = {
  discounted: {
    check: (kernels, model, { discount, error, values, policy }, factor) =>
      firstFailure(kernels, "check", model, { discount, factor, error, values, policy }),
    conclusion({ discount, error, scale }) {
      const bound = (ratio(error, scale) * Number(discount.den)) / Number(discount.den - discount.num);
      return `the values are within ${shownUp(bound)} of optimal`;
    },
  },
  horizon: {
    asked: ({ horizon }) => ["provengym horizon 1", horizon],
    check(kernels, model, { discount, horizon, upper, lower, policy }, factor) {
      const { states } = model;
      let [above, below] = [new BigInt64Array(states), new BigInt64Array(states)];
      for (let k = 0; k < horizon; ++k) {
        const here = (array) => array.slice(k * states, (k + 1) * states);
        const asked = { discount, factor, policy: here(policy) };
        const layers = { upper: [above, (above = here(upper))], lower: [below, (below = here(lower))] };
        const failure =
          firstFailure(kernels, "at_most", model, { ...asked, worths: layers.upper[0], values: layers.upper[1] }) ??
          firstFailure(kernels, "at_least", model, { ...asked, worths: layers.lower[0], values: layers.lower[1] });
        if (failure) {
          const left = `with ${k + 1} ${k ? "steps" : "step"} to go`;
          const words = { upper: `${left}, the Bellman backup exceeds the upper value` };
          words.lower = `${left}, the Bellman backup falls short of the lower value`;
          return { ...failure, reason: words[failure.reason] ?? failure.reason };
        }
      }
      return null;
    },
    conclusion(c) {
      const first = c.upper.length - c.upper.length / Number(c.horizon);
      return between(`return of ${c.horizon} ${c.horizon === 1n ? "step" : "steps"}`, apart(c, first));
    },
  },
  success: {
    check(kernels, model, certificate, factor) {
      const { upper, lower, policy, ranks, scale } = certificate;
      if (!isOfSuccess(model)) return found("process");
      return (
        firstWrong(
          ["range", upper.length, (s) => size(upper[s]) >= LIMIT || size(lower[s]) >= LIMIT],
          ["negative", upper.length, (s) => upper[s] < 0n],
          ["above", upper.length, (s) => lower[s] > scale],
          ["below", upper.length, (s) => ranks[s] < 0n && lower[s] > 0n],
        ) ??
        bothSides(kernels, model, certificate, factor) ??
        firstFailure(kernels, "decides", model, { discount: ONE, values: lower, policy, ranks })
      );
    },
    conclusion: (c) => between("probability of success", apart(c)),
  },
  unreachable: {
    check(kernels, model, { members }, factor) {
      if (!members.some(Boolean)) return found("none");
      if (!isOfSuccess(model)) return found("process");
      if (factor !== 1n) return found("parameters");
      return firstFailure(kernels, "at_most", model, { discount: ONE, values: elsewhere(members) });
    },
    conclusion: ({ members }) => `no policy succeeds from any of ${members.filter(Boolean).length} of ${members.length} states`,
  },
  total: {
    passing: ({ rank_scale: scale }) => ({ ranks: scale < LIMIT ? scale : LIMIT }),
    check(kernels, model, certificate, factor) {
      const { upper, lower, policy, ranks, rank_scale: scale, case: kind, discount } = certificate;
      const n = upper.length;
      const wrong = firstWrong(
        ["range", n, (s) => size(upper[s]) >= LIMIT || size(lower[s]) >= LIMIT || ranks[s] >= LIMIT],
        ["rank", n, (s) => ranks[s] < 0n],
        ["negative", kind === "nonnegative" ? n : 0, (s) => upper[s] < 0n],
      );
      if (wrong) return wrong;
      if (discount.num !== discount.den || scale >= LIMIT) return found("parameters");
      const failure = bothSides(kernels, model, certificate, factor);
      if (failure) return failure;
      const turned = ranks.map((rank) => -rank);
      const counted =
        kind === "ranking"
          ? firstFailure(kernels, "at_most", pays(model, 1n), { discount: ONE, factor: scale, values: ranks })
          : firstFailure(kernels, "at_least", pays(model, -1n), { discount: ONE, factor: scale, values: turned, policy });
      return counted && { ...counted, reason: "ranks" };
    },
    conclusion: (c) => between("total return", apart(c)) + (c.case === "ending" ? ", among policies that end" : ""),
  },
  endless: {
    check(kernels, model, { members, policy: given, potential: all, gain, discount }, factor) {
      const most = LIMIT >> 1n;
      if (!members.some(Boolean)) return found("none");
      if (discount.num !== discount.den) return found("parameters");
      for (let s = 0; s < members.length; ++s)
        if (members[s] && !(given[s] >= 0 && given[s] < model.actions)) return found("policy", s, given[s]);
      const wrong = firstWrong(["range", members.length, (s) => members[s] && size(all[s]) >= most]);
      if (wrong) return wrong;
      const policy = given.map((action, s) => (members[s] ? action : 0));
      const ending = { ...model, rewards: BigInt64Array.from(model.terminated, (ends) => -BigInt(ends)) };
      const worths = BigInt64Array.from(members, (inside) => BigInt(inside) - 1n);
      const values = worths.map((worth) => 2n * worth);
      const left = firstFailure(kernels, "at_least", ending, { discount: ONE, worths, values, policy });
      if (left) return { ...left, reason: "leaves" };
      const potential = all.map((x, s) => (members[s] ? x : 0n));
      const target = all.map((x, s) => (members[s] ? x + gain : -most));
      const paying = { ...model, rewards: where(model, members, model.rewards) };
      return firstFailure(kernels, "at_least", paying, { discount: ONE, factor, worths: potential, values: target, policy });
    },
    conclusion: ({ members, gain, scale }) =>
      `from each of ${members.filter(Boolean).length} states the policy earns at least ` +
      `${Math.floor(Number(gain) / Number(scale) * 1e6) / 1e6} a step on average for ever`,
  },
};

const elsewhere = (members) => BigInt64Array.from(members, (inside) => 1n - BigInt(inside));

/** The state that each transition is from. */
function sources({ states, actions, row_starts: starts, successors }) {
  const found = new Uint32Array(successors.length);
  for (let row = 0; row < states * actions; ++row)
    found.fill(Math.floor(row / actions), starts ? starts[row] : row, starts ? starts[row + 1] : row + 1);
  return found;
}

/** The rewards of the transitions from some states, and 0 for all others. */
function where(model, members, rewards) {
  const from = sources(model);
  return rewards.map((reward, i) => (members[from[i]] ? reward : 0n));
}

/** The fields of a kind that are lists, but for the states that it is about. */
export const lists = ({ arrays }) => Object.keys(arrays).filter((name) => name !== "members");

/** How many items a list has for each state, and how many states there are. */
export function sizes({ arrays, layered }, certificate) {
  const layers = layered ? Number(certificate[layered]) : 1;
  return { layers, states: certificate[Object.keys(arrays)[0]].length / layers };
}

/** Whether a certificate may be about some states only, and is about all where it does not say. */
export const mayBePart = ({ optional }) => optional.includes("members");

/** Whether a certificate holds for a model, whose fingerprint is another matter; and what follows. */
export function decide(kernels, model, certificate) {
  const [kind, form] = [KINDS[certificate.kind], kernels.registry.kinds[certificate.kind]];
  const words = { table: "the rows of the model are garbled", ...form.reasons };
  const { states } = sizes(form, certificate);
  if (states !== model.states)
    return failed(`the certificate has ${states} values, and the model has ${model.states} states`);
  const factor = certificate.scale / model.reward_scale;
  if (certificate.scale % model.reward_scale || factor >= 1n << 64n) return failed(words.parameters);
  const isPart = mayBePart(form) && certificate.members;
  const failure = isPart
    ? onMembers(kernels, model, certificate, factor, kind, form)
    : kind.check(kernels, model, certificate, factor);
  if (failure) return failed(words[failure.reason] ?? failure.reason, failure.state, failure.action);
  const { members } = certificate;
  const scope = isPart ? `, from each of ${members.filter(Boolean).length} of ${members.length} states` : "";
  const rounded = model.rounding || model.reward_rounding ? " in the rounded model" : "";
  const message = `every local check passes: ${kind.conclusion(certificate)}${scope}${rounded}`;
  return { holds: true, state: -1, action: -1, message };
}

/** The same checks of a certificate about some states: no step leaves them, and all others end the
 * episode and pay nothing. */
function onMembers(kernels, model, certificate, factor, kind, form) {
  const { members } = certificate;
  if (!members.some(Boolean)) return found("empty");
  const left = firstFailure(kernels, "at_most", pays(model, 0n), { discount: ONE, values: elsewhere(members) });
  if (left) return { ...left, reason: "leaves" };
  const filled = { ...certificate, members: null };
  const passing = kind.passing?.(certificate) ?? {};
  for (const name of lists(form).filter((one) => certificate[one])) {
    const other = passing[name] ?? new certificate[name].constructor(1)[0];
    filled[name] = certificate[name].map((x, k) => (members[k % members.length] ? x : other));
  }
  const from = sources(model);
  const ended = model.terminated.map((ends, i) => ends || !members[from[i]]);
  const within = { ...model, rewards: where(model, members, model.rewards), terminated: ended };
  return kind.check(kernels, within, filled, factor);
}

export function failed(reason, state = -1, action = -1) {
  const told = action < 0 || reason.includes("{action}") ? "" : ` (action ${action})`;
  const at = state < 0 ? "" : `state ${state}${told}: `;
  return { holds: false, state, action, message: at + reason.replace("{action}", action) };
}
