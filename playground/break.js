// The page that holds a copy of the rules against the proved environment.

import { escaped, minus } from "./drawing.js";
import { load } from "./kernel.js";

const element = (id) => document.getElementById(id);
const WAIT = 150;
const LIMIT = 2000;

const page = { kernels: null, env: null, module: null, original: "", worker: null, number: 0, timer: 0, limit: 0 };

/** A worker that is ready, in place of one that is busy. */
function freshWorker() {
  page.worker?.terminate();
  page.worker = new Worker(new URL("break-worker.js", import.meta.url), { type: "module" });
  page.busy = false;
  page.ready = new Promise((resolve) => {
    page.worker.addEventListener("message", ({ data }) => (data.ready ? resolve() : answered(data)));
  });
}

function changed() {
  clearTimeout(page.timer);
  page.timer = setTimeout(search, WAIT);
}

async function search() {
  const number = ++page.number;
  if (page.busy || !page.worker) freshWorker();
  await page.ready;
  if (number !== page.number) return;
  clearTimeout(page.limit);
  page.busy = true;
  page.limit = setTimeout(() => {
    freshWorker();
    show("wrong", `No answer within ${LIMIT / 1000} seconds: is there an endless loop?`);
  }, LIMIT);
  const { name, module } = page.env.record;
  page.worker.postMessage({ number, name, module, code: element("code").value });
}

function show(kind, text) {
  element("difference").hidden = true;
  element("verdict").className = kind;
  element("verdict").textContent = text;
}

function answered(answer) {
  if (answer.number !== page.number) return;
  clearTimeout(page.limit);
  page.busy = false;
  const seconds = `${answer.seconds?.toFixed(2)} seconds`;
  const count = answer.pairs?.toLocaleString("en");
  if (answer.error) show("wrong", `The copy cannot be used: ${answer.error}`);
  else if (!answer.actions && answer.complete)
    show("right", `Equal: all ${count} pairs of states that actions lead to were compared, in ${seconds}.`);
  else if (!answer.actions) show("", `No difference among the first ${count} pairs of states, which took a second; there are more.`);
  else difference(answer, seconds);
}

function difference({ actions, fields, expected, got, start, before, next }, seconds) {
  const { env, module } = page;
  const names = actions.map((action) => env.record.actions[action]);
  const steps = actions.length === 1 ? "1 action" : `${actions.length} actions`;
  const what = fields.includes("raises") ? "the copy raises an error" : `${fields.join(", ")} differ${fields.length === 1 ? "s" : ""}`;
  show("wrong", `Different after ${steps}: ${what}. No shorter sequence shows a difference. Found in ${seconds}.`);
  element("difference").hidden = false;
  env.start(start.map(BigInt));
  element("actions").textContent = `From the start (${module.describe(env)}) take: ${names.join(", ")}.`;
  const looking = names.at(-1);
  side("proved", next.map(BigInt), looking);
  let state = null;
  try {
    state = module.stateOf(got.observation);
  } catch {
    state = null; // its observation is no state at all
  }
  side("copy", state && env.isState(state) ? state : null, looking);
  env.start(before.map(BigInt));
  const shown = (value) => escaped(value === undefined ? "nothing" : typeof value === "number" ? minus(value) : String(value));
  const rows = [...Object.keys(expected.observation), "reward", "terminated"].map((name) => {
    const of = (answer) => (name in expected.observation ? answer.observation?.[name] : answer[name]);
    const mark = fields.includes(name) ? ' class="differs"' : "";
    const sign = mark ? " (differs)" : "";
    return `<tr><th scope="row"${mark}>${name}${sign}</th><td${mark}>${shown(of(expected))}</td><td${mark}>${shown(of(got))}</td></tr>`;
  });
  if (got.raises) rows.push(`<tr><th scope="row" class="differs">raises</th><td>nothing</td><td>${escaped(got.raises)}</td></tr>`);
  element("fields").innerHTML = rows.join("");
}

function side(id, state, looking) {
  const { env, module } = page;
  if (!state) {
    element(id).replaceChildren();
    element(`${id}-state`).textContent = "What it shows is no state of the environment.";
    return;
  }
  env.start(state);
  element(id).innerHTML = module.draw(env, { looking, overlay: null });
  element(`${id}-state`).textContent = module.describe(env);
}

async function choose(name) {
  const record = page.kernels.environments.find((one) => one.name === name);
  page.module = await import(`./environments/${record.module}.js`);
  page.env = await page.kernels.make(name, page.module.copied.params);
  const response = await fetch(`copies/${record.folder}.js`);
  page.original = await response.text();
  const change = element("change");
  change.replaceChildren(new Option("none: the right rules", ""));
  page.module.changes.forEach(({ name: label }, k) => change.add(new Option(label, k)));
  change.value = "0";
  const given = record.params.map(({ name: one }, k) => `${one}=${page.env.params[k]}`);
  element("sizes").textContent = `Held against ${name} with ${given.join(", ")}, without a limit on steps.`;
  put();
}

/** The rules with the chosen change. */
function put() {
  const { from, to } = page.module.changes[element("change").value] ?? { from: "", to: "" };
  const code = page.original.replace(from, () => to);
  element("code").value = code;
  element("code").rows = code.split("\n").length;
  search();
}

async function start() {
  freshWorker();
  page.kernels = await load();
  const select = element("environment");
  const names = (has) => page.kernels.environments.filter(({ copy }) => copy === has).map(({ name }) => name);
  for (const name of names(true)) select.add(new Option(name));
  element("which").textContent =
    `There is a copy of ${names(true).join(" and ")}; there is none yet of ${names(false).join(", ")}.`;
  select.addEventListener("change", () => choose(select.value));
  element("change").addEventListener("change", put);
  element("code").addEventListener("input", changed);
  await choose(select.value);
  document.body.dataset.ready = "true";
}

start().catch((error) => show("wrong", error.message));
