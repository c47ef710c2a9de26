// The page that plays environments.

import { escaped, minus } from "./drawing.js";
import { load } from "./kernel.js";
import { MOST_ACTIONS, read, write as linkOf } from "./share.js";
import { overlay } from "./solve.js";
import { write } from "./certificate.js";

const element = (id) => document.getElementById(id);
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const LETTERS = { w: "up", s: "down", a: "left", d: "right" };
const SHOWN = { up: "↑", down: "↓", left: "←", right: "→" };
const MOST_LINES = 100;

const page = { kernels: null, env: null, module: null, overlay: null, told: "", actions: [] };

/** The name of an action, as buttons and the log have it. */
function actionName(action) {
  const { env, module } = page;
  if (module.actionName) return module.actionName(env, action);
  return env.record.actions[action] ?? String(action);
}

function draw() {
  const { env, module } = page;
  const name = env.last === null ? null : env.record.actions[env.last];
  element("picture").innerHTML = module.draw(env, { looking: name, overlay: page.overlay });
  element("state").textContent = module.describe(env) + optimalHere();
  const limit = env.timeLimit ? ` of ${env.timeLimit}` : "";
  element("status").textContent = `step ${env.steps}${limit}, return ${minus(env.return)}${page.told}`;
  drawSeen(name);
  const { view, observation } = env.record;
  element("observation").innerHTML = env
    .observation()
    .map((value, k) => `<tr><th scope="row">${observation[view.first + k]}</th><td>${minus(value, 7)}</td></tr>`)
    .join("");
  showLink();
  for (const button of element("actions").querySelectorAll("button, input, select"))
    button.disabled = env.over;
}

/** The picture of what is observed, beside that of a state of which more is known. */
function drawSeen(looking) {
  const { env, module } = page;
  for (const id of ["agent", "whose"]) element(id).hidden = !module.seen;
  element("seen").innerHTML = module.seen?.(env, { looking }) ?? "";
  element("senses").textContent = module.senses?.(env) ?? "";
}

/** Put the episode into the link to it. */
function showLink() {
  const isLong = page.actions.length > MOST_ACTIONS;
  element("share").hidden = isLong;
  element("unshared").hidden = !isLong;
  element("unshared").textContent = `An episode of more than ${MOST_ACTIONS} steps has no link.`;
  if (!isLong) element("share").href = link(page.actions);
}

/** The link to the episode with these actions. */
function link(actions) {
  const { record, params, timeLimit } = page.env;
  const changed = record.params.flatMap(({ name, value }, k) => (BigInt(value) === params[k] ? [] : [[name, params[k]]]));
  if (Number(timeLimit) !== record.time_limit) changed.push(["max_steps", timeLimit]);
  return linkOf({ name: record.name, seed: page.seed, settings: Object.fromEntries(changed), actions });
}

function optimalHere() {
  const { env } = page;
  const found = page.overlay?.of(env.state);
  if (!found || found.ends) return "";
  const best = found.best.map((action) => env.record.actions[action]).join(" or ");
  return ` The optimal value here is ${minus(found.value, 5)}, by ${best}.`;
}

/** Take an action, and tell what it did. */
function act(action) {
  const { env } = page;
  element("problem").textContent = "";
  if (env.over) return tell("The episode is over: begin a new one.");
  let step;
  try {
    step = env.step(action);
  } catch (error) {
    element("problem").textContent = error.message;
    return undefined;
  }
  page.actions.push(action);
  const ends = step.terminated ? " The episode terminated." : step.truncated ? " The episode was truncated." : "";
  const line = `${actionName(action)}: reward ${minus(step.reward)}.${ends}`;
  page.told = `; ${line}`;
  draw();
  const item = document.createElement("li");
  item.value = env.steps;
  item.textContent = line;
  const log = element("log");
  log.prepend(item);
  if (log.children.length > MOST_LINES) log.lastChild.remove();
  const senses = page.module.senses?.(env) ?? "";
  return tell(`Step ${env.steps}, ${line} ${page.module.describe(env)} ${senses}`);
}

function tell(text) {
  element("news").textContent = text;
}

function press(event) {
  const { env, module } = page;
  if (!env || event.ctrlKey || event.metaKey || event.altKey) return;
  const inside = event.target.closest("#stage");
  if (event.target !== document.body && !inside) return;
  if (event.target.closest("input, textarea, select")) return;
  const own = module.onKey?.(env, event.key);
  if (own) {
    event.preventDefault();
    if (own.action !== undefined) return act(own.action);
    draw();
    return tell(own.told);
  }
  if (module.onKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const { keys } = env.record;
  const names = [ARROWS[key], key, LETTERS[key]];
  const name = names.find((one) => one !== undefined && one in keys);
  if (name === undefined) return;
  event.preventDefault();
  const action = keys[name];
  act(Array.isArray(action) && action.length === 1 ? action[0] : action);
}

/** Buttons for the actions, or the controls of the environment. */
function showActions() {
  const { env, module } = page;
  const { record } = env;
  const group = element("actions");
  group.replaceChildren();
  element("keys").textContent = `Keys: ${module.onKey ? "arrows choose a cell, letters write into it" : keysHelp(record)}`;
  if (module.controls) return group.append(module.controls(env, act, draw));
  const named = record.actions.length > 0 || (record.form.kind === "numbered" && env.numActions <= 16);
  if (!named) return group.append(slider(record, module));
  for (let action = 0; action < env.numActions; ++action) {
    const button = document.createElement("button");
    const keys = Object.keys(record.keys).filter((name) => record.keys[name] === action);
    const key = keys.find((name) => name in SHOWN) ?? keys.find((name) => name.length === 1);
    button.innerHTML = escaped(actionName(action)) + (key ? `<kbd aria-hidden="true">${SHOWN[key] ?? key}</kbd>` : "");
    button.addEventListener("click", () => act(action));
    group.append(button);
  }
}

function keysHelp({ keys, actions }) {
  const digits = Object.keys(keys).filter((name) => /^\d$/.test(name));
  const arrows = Object.keys(SHOWN).some((name) => name in keys);
  const parts = [];
  if (arrows) parts.push("arrows or w a s d");
  if (digits.length) parts.push(`digits ${digits[0]} to ${digits.at(-1)}`);
  const letters = Object.keys(keys).filter((name) => /^[a-z]$/.test(name));
  for (const letter of letters) parts.push(`${letter} for ${actions[keys[letter]]}`);
  return parts.join(", ");
}

function slider(record, module) {
  const form = document.createElement("form");
  form.className = "row";
  const { kind, low = 0, high, count } = record.form;
  const [most, step] = kind === "numbered" ? [count - 1, 1] : [high, 0.005];
  const usual = module.usual?.(record) ?? low;
  const range = `min="${low}" max="${most}" step="${step}" value="${usual}"`;
  form.innerHTML =
    `<label>Action <input type="range" name="range" ${range} /></label>` +
    `<label>as a number <input type="number" name="number" ${range.replace(/step="\S+"/, 'step="any"')} /></label>` +
    "<button>Take it</button>";
  const { range: bar, number } = form.elements;
  bar.addEventListener("input", () => (number.value = bar.value));
  number.addEventListener("input", () => (bar.value = number.value));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act(number.value === "" ? NaN : Number(number.value));
  });
  return form;
}

// ---- Parameters and episodes ----

function showParameters() {
  const { env, module } = page;
  const fields = env.record.params
    .filter(({ name }) => module.editable.includes(name))
    .map((one) => ({ ...one, value: env.param(one.name) }));
  if (env.record.time_limit)
    fields.push({ name: "max_steps", doc: "Number of steps after which an episode is truncated.", value: Number(env.timeLimit) });
  element("parameters").innerHTML =
    fields
      .map(
        ({ name, doc, value }) =>
          `<label>${escaped(name)} <input name="${name}" inputmode="numeric" value="${value}" aria-describedby="doc-${name}" />` +
          `<small id="doc-${name}">${escaped(doc)}</small></label>`,
      )
      .join("") + "<button>Use these</button>";
  element("settings").hidden = fields.length === 0;
}

function given() {
  const params = {};
  for (const input of element("parameters").querySelectorAll("input")) {
    if (!/^\d+$/.test(input.value.trim()))
      throw new RangeError(`${input.name} must be a whole number, got ${input.value}`);
    params[input.name] = BigInt(input.value.trim());
  }
  const { max_steps: limit, ...rest } = params;
  if (limit === 0n) throw new RangeError("max_steps must be 1 or more, got 0");
  return [rest, limit];
}

function seed() {
  const text = element("seed").value.trim();
  if (!/^\d+$/.test(text)) throw new RangeError(`the seed must be a whole number, got ${text}`);
  return BigInt(text);
}

/** Make an environment and begin an episode; where it cannot be made, the one there was stays. */
async function make(name, params = {}, limit = undefined) {
  const record = page.kernels.environments.find((one) => one.name === name);
  const module = await import(`./environments/${record.module}.js`);
  const env = await page.kernels.make(name, params, limit);
  const begun = seed();
  env.reset(begun);
  module.draw(env, { looking: null, overlay: null });
  Object.assign(page, { env, module, seed: begun });
  begin();
}

function begin() {
  const { env } = page;
  element("problem").textContent = "";
  page.told = "";
  page.actions = [];
  element("environment").value = env.record.name;
  element("about").textContent = `${env.record.description}.`;
  element("log").replaceChildren();
  element("optimal").hidden = !page.module.roots;
  hideOverlay();
  showActions();
  showParameters();
  draw();
  tell(`A new episode of ${env.record.name}.`);
  history.replaceState(null, "", link([]));
}

/** Begin the episode of the address, and take its actions. */
async function follow() {
  const { name, seed: begun, limit, params, actions } = read(location.hash);
  if (!page.kernels.environments.some((one) => one.name === name)) return;
  if (begun !== null) element("seed").value = begun;
  await make(name, params, limit);
  for (const [k, action] of actions.entries()) {
    if (page.env.over) throw new RangeError(`the link has ${actions.length} actions, and its episode is over after ${k}`);
    act(action);
    if (element("problem").textContent) throw new RangeError(`action ${k + 1} of the link: ${element("problem").textContent}`);
  }
  history.replaceState(null, "", link(actions));
}

async function attempt(work) {
  try {
    await work();
  } catch (error) {
    element("problem").textContent = error.message;
  }
}

// ---- Optimal values ----

function showOverlay() {
  const { env } = page;
  const discount = element("discount").value;
  const found = overlay(env, page.module.roots(env), discount);
  page.overlay = found;
  const { result, model } = found;
  const count = (n) => n.toLocaleString("en");
  element("verdict").innerHTML = result.holds
    ? `<span class="right">Certified:</span> ${escaped(result.message)}. The proved checker decided ` +
      `${count(model.states * model.actions)} rows of ${count(model.states)} states, with discount ${escaped(discount)}.`
    : `<span class="wrong">Not certified.</span> ${escaped(result.message)}`;
  element("save").hidden = false;
  const text = write(model, found.certificate);
  element("save").href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  element("hide").hidden = false;
  draw();
}

function hideOverlay() {
  page.overlay = null;
  element("verdict").textContent = "";
  element("hide").hidden = true;
  element("save").hidden = true;
}

// ---- The page ----

async function start() {
  page.kernels = await load();
  const select = element("environment");
  for (const { name, task } of page.kernels.environments) select.add(new Option(`${name}: ${task}`, name));
  await attempt(follow);
  if (!page.env) {
    const problem = element("problem").textContent;
    await make(select.value);
    element("problem").textContent = problem;
  }
  select.addEventListener("change", () => attempt(() => make(select.value)));
  element("choice").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => {
      page.env.reset((page.seed = seed()));
      begin();
    });
  });
  element("parameters").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => make(page.env.record.name, ...given()));
  });
  element("solve").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(showOverlay);
  });
  element("hide").addEventListener("click", () => {
    hideOverlay();
    draw();
    element("show").focus();
  });
  document.addEventListener("keydown", press);
  window.addEventListener("hashchange", () => {
    if (location.hash !== link(page.actions)) attempt(follow);
  });
  document.body.dataset.ready = "true";
}

attempt(start);
