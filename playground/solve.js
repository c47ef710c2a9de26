// Optimal values of small deterministic environments, by value iteration over the transitions that
// the compiled kernel computes, and their certificate, which the proved checker decides on.

import { decide } from "./kinds.js";
import { fractionOf } from "./numbers.js";

export const MOST_STATES = 20_000;
const MOST_SWEEPS = 20_000;

/** Every state that some actions lead to from these, with its transitions. */
export function explore(env, starts) {
  if (env.record.step_words) throw new Error("a step is random, so an action has many outcomes");
  const index = new Map();
  const states = [];
  const number = (state) => {
    const name = state.join();
    let found = index.get(name);
    if (found === undefined) {
      index.set(name, (found = states.length));
      states.push(state);
      if (found >= MOST_STATES)
        throw new RangeError(`more than ${MOST_STATES} states can be reached: too many for this page`);
    }
    return found;
  };
  starts.forEach(number);
  const rows = [];
  for (let s = 0; s < states.length; ++s)
    for (let action = 0; action < env.numActions; ++action) {
      const { next, units } = env.transition(states[s], action);
      rows.push([{ successor: number(next), units, ends: env.isTerminal(next) ? 1 : 0, weight: 1 }]);
    }
  const model = table(states.length, env.numActions, rows, 1, env.record.reward_scale);
  return { model, states, index };
}

/** A model in integers, in the lowest terms, of the outcomes of each action in each state. */
export function table(states, actions, rows, denominator, scale) {
  const outcomes = rows.flat();
  const units = outcomes.map((one) => one.units);
  const common = units.reduce(gcd, BigInt(scale));
  const isCertain = outcomes.length === rows.length;
  const weights = outcomes.map((one) => one.weight);
  const shared = isCertain ? denominator : Number(weights.reduce((a, b) => gcd(a, BigInt(b)), BigInt(denominator)));
  let end = 0;
  return {
    states,
    actions,
    denominator: denominator / shared,
    reward_scale: BigInt(scale) / common,
    row_starts: isCertain ? null : Uint32Array.from([0, ...rows.map((row) => (end += row.length))]),
    weights: isCertain ? null : Uint32Array.from(weights, (weight) => weight / shared),
    successors: Uint32Array.from(outcomes, (one) => one.successor),
    rewards: BigInt64Array.from(units, (reward) => reward / common),
    terminated: Uint8Array.from(outcomes, (one) => one.ends),
    rounding: 0,
    reward_rounding: 0,
  };
}

function gcd(a, b) {
  let [x, y] = [a, b < 0n ? -b : b];
  while (y) [x, y] = [y, x % y];
  return x;
}

/** Values and a policy by value iteration, and what the proved checker says of them. */
export function solve(kernels, model, discount) {
  const { states, actions, successors, terminated } = model;
  const exact = fractionOf(discount);
  if (exact.num < 0n || exact.num >= exact.den)
    throw new RangeError(`the discount must be at least 0 and less than 1, got ${discount}`);
  const gamma = Number(exact.num) / Number(exact.den);
  const rewards = Float64Array.from(model.rewards, (x) => Number(x) / Number(model.reward_scale));
  const values = new Float64Array(states);
  const backup = (row) =>
    rewards[row] + (terminated[row] ? 0 : gamma * values[successors[row]]);
  const best = (s) => {
    let most = -Infinity;
    for (let row = s * actions; row < (s + 1) * actions; ++row) most = Math.max(most, backup(row));
    return most;
  };
  let change = Infinity;
  for (let sweep = 0; change > 1e-12 && sweep < MOST_SWEEPS; ++sweep) {
    change = 0;
    for (let s = 0; s < states; ++s) {
      const value = best(s);
      change = Math.max(change, Math.abs(value - values[s]));
      values[s] = value;
    }
  }
  const policy = new Int32Array(states);
  let residual = 0;
  for (let s = 0; s < states; ++s) {
    const most = best(s);
    for (let a = actions - 1; a >= 0; --a) if (backup(s * actions + a) >= most - 1e-9) policy[s] = a;
    residual = Math.max(residual, Math.abs(most - values[s]), most - backup(s * actions + policy[s]));
  }
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
  const bits = Math.max(0, Math.floor(Math.log2(2 ** 50 / largest / Number(model.reward_scale))));
  const factor = 2n ** BigInt(Math.min(bits, 30));
  const scale = model.reward_scale * factor;
  const certificate = {
    kind: "discounted",
    discount: exact,
    scale,
    values: BigInt64Array.from(values, (value) => BigInt(Math.round(value * Number(scale)))),
    policy,
    error: BigInt(Math.ceil((residual + 1e-9) * Number(scale)) + 2),
    members: null,
  };
  return { values, policy, backup, certificate, result: decide(kernels, model, certificate) };
}

/** The overlay of a picture: the value and the best actions of each state. */
export function overlay(env, starts, discount) {
  const { model: found, states, index } = explore(env, starts);
  const model = { ...found, discount: fractionOf(discount) };
  const solution = solve(env.kernels, model, discount);
  const { values, backup } = solution;
  const going = states.map((state) => !env.isTerminal(state));
  const shown = values.filter((_, s) => going[s]);
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const of = (state) => {
    const s = index.get(state.join());
    if (s === undefined) return null;
    const best = [];
    for (let a = 0; a < model.actions; ++a)
      if (backup(s * model.actions + a) >= values[s] - 1e-9) best.push(a);
    const share = high > low ? (values[s] - low) / (high - low) : 1;
    return { value: values[s], best, share: going[s] ? share : 1, ends: !going[s] };
  };
  return { of, names: env.record.actions, model, discount, ...solution };
}
