// The page that checks certificates.

import { judge, ofSuccess, read } from "./certificate.js";
import { escaped, minus } from "./drawing.js";
import { load } from "./kernel.js";
import { mayBePart } from "./kinds.js";
import { MOST_BYTES } from "./npz.js";
import { table } from "./solve.js";

const element = (id) => document.getElementById(id);
const MOST_STATES = 200_000;

const page = { kernels: null };

/** The model of an environment of this package, made again by its kernel: its states in order. */
async function modelOf({ id, parameters }) {
  const record = page.kernels.environments.find((one) => one.id === id);
  if (!record) throw new Error(`the file holds no model, and names ${id}, which is no environment of this package`);
  const module = await import(`./environments/${record.module}.js`);
  if (!module.fromPython || !module.states)
    throw new Error(`this page makes no model of ${id}: \`provengym check\` does`);
  const env = await page.kernels.make(record.name, module.fromPython(parameters));
  const states = [];
  const index = (state) => {
    env.of(state, "observe");
    const observed = Number(env.read("observation", 1)[0]);
    return module.index ? module.index(state, observed) : observed;
  };
  let count = 0;
  for (const state of module.states(env)) {
    states[index(state)] = state;
    if (++count > MOST_STATES) throw new Error(`the model has more than ${MOST_STATES} states: too many for this page`);
  }
  const words = module.words?.(env) ?? [0n];
  const rows = states.flatMap((state) =>
    Array.from({ length: env.numActions }, (_, action) =>
      merged(
        words.map((word) => {
          const { next, units } = env.transition(state, action, word);
          return { successor: index(next), units, ends: env.isTerminal(next) ? 1 : 0, weight: 1 };
        }),
      ),
    ),
  );
  const model = table(states.length, env.numActions, rows, words.length, record.reward_scale);
  return { model, env, module, states };
}

/** The outcomes of a step, sorted as in a model of Python, with equal ones as one. */
function merged(outcomes) {
  const order = (a, b) => a.successor - b.successor || Number(a.units - b.units) || a.ends - b.ends;
  const found = [];
  for (const one of outcomes.sort(order)) {
    const last = found.at(-1);
    if (last && order(last, one) === 0) last.weight += 1;
    else found.push(one);
  }
  return found;
}

/** The model that a certificate without one is about, by its environment. */
async function ofEnvironment({ environment, discount, members, kind, rule }) {
  if (!environment) throw new Error("the file holds no model and names no environment");
  if (members && mayBePart(page.kernels.registry.kinds[kind]))
    throw new Error("it is about some states of an environment: `provengym check` knows the starts");
  const made = await modelOf(environment);
  const model = { ...made.model, discount };
  if (rule === undefined) return { ...made, model };
  if (rule !== "termination")
    throw new Error("its success is that of some rewards of an environment: `provengym check` finds it");
  return { ...made, model: ofSuccess(model) };
}

async function decide(file, name) {
  element("about").hidden = true;
  element("verdict").className = "";
  element("verdict").textContent = `Checking ${name} …`;
  const started = performance.now();
  try {
    if (file.size > MOST_BYTES) throw new Error(`it has ${file.size} bytes, and this page reads at most ${MOST_BYTES}`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const certificate = await read(bytes, page.kernels.registry.kinds);
    const made = certificate.model ? { model: certificate.model } : await ofEnvironment(certificate);
    const result = judge(page.kernels, made.model, certificate);
    const seconds = (performance.now() - started) / 1000;
    verdict(name, result, certificate, made, seconds);
  } catch (error) {
    element("verdict").className = "wrong";
    element("verdict").textContent = `${name} cannot be checked: ${error.message}.`;
  }
}

function verdict(name, result, certificate, { model, env, module, states }, seconds) {
  const { discount, environment } = certificate;
  element("verdict").className = result.holds ? "right" : "wrong";
  element("verdict").textContent = result.holds
    ? `${name} holds: ${result.message}.`
    : `${name} does not hold: ${result.message}.`;
  const given = Object.entries(environment?.parameters ?? {}).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  const facts = {
    kind: certificate.kind,
    model: environment && !certificate.model ? `${environment.id}(${given.join(", ")})` : "the one in the file",
    states: model.states.toLocaleString("en"),
    actions: model.actions,
    outcomes: model.successors.length.toLocaleString("en"),
    discount: `${discount.num}/${discount.den}`,
    sha256: certificate.sha256,
    "decided in": `${seconds.toFixed(2)} seconds`,
  };
  const value = certificate.values?.[result.state];
  if (value !== undefined) facts["value there"] = minus(Number(value) / Number(certificate.scale));
  if (certificate.success) facts.success = certificate.success;
  element("facts").innerHTML = Object.entries(facts)
    .map(([key, value]) => `<tr><th scope="row">${key}</th><td>${escaped(value)}</td></tr>`)
    .join("");
  element("picture").replaceChildren();
  if (env && result.state >= 0) {
    env.start(states[result.state]);
    element("picture").innerHTML = module.draw(env, { looking: null, overlay: null });
    const words = document.createElement("p");
    words.textContent = `State ${result.state}: ${module.describe(env)}`;
    element("picture").append(words);
  }
  element("about").hidden = false;
}

async function take(file) {
  if (file) await decide(file, file.name);
}

async function start() {
  page.kernels = await load();
  for (const { file, label } of page.kernels.registry.examples) {
    const button = document.createElement("button");
    button.textContent = label;
    button.addEventListener("click", async () => {
      const response = await fetch(`examples/${file}`);
      await decide(await response.blob(), file);
    });
    element("examples").append(button);
  }
  const [input, drop] = [element("file"), element("drop")];
  input.addEventListener("change", async () => {
    await take(input.files[0]);
    input.value = ""; // so that the same file can be chosen again when it has changed
  });
  for (const name of ["dragenter", "dragover"])
    drop.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.add("over");
    });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    take(event.dataTransfer.files[0]);
  });
  document.body.dataset.ready = "true";
}

start().catch((error) => {
  element("verdict").textContent = error.message;
});
