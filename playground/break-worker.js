// Searches for the fewest actions that tell a copy of the rules from the proved environment. It runs
// beside the page, which ends it where it takes too long.

import { load } from "./kernel.js";

const MOST_MILLISECONDS = 1000;
const ready = load();

self.addEventListener("message", async ({ data }) => {
  let answer;
  try {
    answer = await search(data);
  } catch (error) {
    answer = { error: error.message };
  }
  self.postMessage({ ...answer, number: data.number });
});
ready.then(() => self.postMessage({ ready: true }));

/** Breadth first over pairs of a proved state and one of the copy. */
async function search({ name, module, code }) {
  const kernels = await ready;
  const { copied } = await import(`./environments/${module}.js`);
  const env = await kernels.make(name, copied.params);
  const params = Object.fromEntries(env.record.params.map(({ name: one }, k) => [one, Number(env.params[k])]));
  const rules = new Function(`"use strict";\n${code}\n;return { reset, step };`)();
  const started = performance.now();
  const pairs = [];
  const met = new Set();
  const add = (proved, copy, from, action) => {
    const pair = `${proved.join()} ${JSON.stringify(copy)}`;
    if (met.has(pair)) return;
    met.add(pair);
    pairs.push({ proved, copy, from, action });
  };
  for (const start of copied.starts(env)) add(start, rules.reset(observed(env, start), { ...params }), null, null);
  for (let k = 0; k < pairs.length; ++k) {
    const { proved, copy } = pairs[k];
    for (let action = 0; action < env.numActions; ++action) {
      const { next, units } = env.transition(proved, action);
      const expected = {
        observation: observed(env, next),
        reward: (Number(units) / env.record.reward_scale) * env.record.reward_factor,
        terminated: env.isTerminal(next),
      };
      const got = answered(rules, copy, action, params);
      const fields = different(expected, got);
      if (fields.length) {
        const actions = [...way(pairs, k), action];
        const seconds = (performance.now() - started) / 1000;
        const start = pairs[root(pairs, k)].proved.map(String);
        const { state: _, ...shown } = got;
        const answer = { actions, fields, expected, got: shown, start, before: proved.map(String), next: next.map(String) };
        return { ...answer, pairs: pairs.length, seconds };
      }
      if (!expected.terminated) add(next, got.state, k, action);
    }
    if (performance.now() - started > MOST_MILLISECONDS) return { pairs: k + 1, complete: false };
  }
  return { pairs: pairs.length, complete: true, seconds: (performance.now() - started) / 1000 };
}

/** What is observed of a state, but for its number. */
function observed(env, state) {
  const values = env.components(state);
  const entries = env.record.observation.map((name, k) => [name, Number(values[k])]);
  return Object.fromEntries(entries.filter(([name]) => name !== "index"));
}

function answered(rules, state, action, params) {
  try {
    const answer = rules.step(structuredClone(state), action, { ...params });
    return answer && typeof answer === "object" ? answer : { raises: `step returned ${answer}` };
  } catch (error) {
    return { raises: String(error) };
  }
}

/** The fields in which two answers differ. */
function different(expected, got) {
  if (got.raises) return ["raises"];
  const seen = got.observation ?? {};
  const fields = Object.keys(expected.observation).filter((name) => !Object.is(Number(seen[name]), expected.observation[name]));
  for (const name of ["reward", "terminated"]) if (got[name] !== expected[name]) fields.push(name);
  return fields;
}

function way(pairs, k) {
  const actions = [];
  for (; pairs[k].from !== null; k = pairs[k].from) actions.unshift(pairs[k].action);
  return actions;
}

function root(pairs, k) {
  while (pairs[k].from !== null) k = pairs[k].from;
  return k;
}
