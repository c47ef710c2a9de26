// The picture of the cells, as in provengym/envs/spell_correction/painter.py.

import { picture, placed, rect, write } from "../drawing.js";

export const editable = ["mode"];

const SYMBOLS = "_abcdefghijklmnopqrstuvwxyz";

const unpack = (word, cells) =>
  Array.from({ length: cells }, (_, k) => SYMBOLS[Number((word >> BigInt(5 * k)) & 31n)]);

let cursor = 0;

const cells = (env) => unpack(env.state[1], env.param("max_word_length"));

export function draw(env) {
  const solved = env.isTerminal(env.state);
  const changed = env.last === null ? -1 : Math.floor(env.last / 26);
  cursor = Math.min(cursor, env.param("max_word_length") - 1);
  const tiles = cells(env).map((symbol, k) => {
    const letter = symbol === "_" ? "" : symbol;
    const fill = solved && letter ? "var(--bought)" : k === changed ? "var(--changed)" : letter ? "var(--plain)" : "var(--passed)";
    const edge = k === cursor && !solved ? "#4662d6" : "var(--shade)";
    const tile = rect(edge, 2, k === cursor && !solved ? 2 : 4, 52, 52, 8) + rect(fill, 4, 4, 48, 48, 7);
    return placed(tile + write(letter, 28, 29, 32) + write(k, 28, 66, 13, "var(--dim)"), 56 * k, 0);
  });
  return picture(56 * tiles.length, 76, tiles.join(""));
}

export function describe(env) {
  const shown = cells(env).map((symbol, k) => `${k} ${symbol === "_" ? "blank" : symbol}`);
  const text = cells(env).join("").replace(/_+$/, "");
  if (env.isTerminal(env.state)) return `The word is restored: ${text}.`;
  return `The cells: ${shown.join(", ")}. ${env.shown.distance} edits from the word, which is hidden.`;
}

export function actionName(env, action) {
  return `${SYMBOLS[(action % 26) + 1]} into cell ${Math.floor(action / 26)}`;
}

/** What the keys do: arrows choose a cell, letters write into it. */
export function onKey(env, key) {
  const last = env.param("max_word_length") - 1;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    cursor = Math.max(0, Math.min(last, cursor + (key === "ArrowLeft" ? -1 : 1)));
    return { told: `cell ${cursor}` };
  }
  return /^[a-z]$/i.test(key) ? { action: typed(key) } : null;
}

const typed = (letter) => 26 * cursor + SYMBOLS.indexOf(letter.toLowerCase()) - 1;

/** Two lists and a button, for those without a keyboard. */
export function controls(env, act, redraw) {
  const form = document.createElement("form");
  const options = (items) => items.map((item) => `<option>${item}</option>`).join("");
  const numbers = Array.from({ length: env.param("max_word_length") }, (_, k) => k);
  form.className = "row";
  form.innerHTML =
    `<label>Cell <select name="cell">${options(numbers)}</select></label>` +
    `<label>Letter <select name="letter">${options([...SYMBOLS.slice(1)])}</select></label>` +
    `<button>Write</button>`;
  form.elements.cell.addEventListener("change", () => {
    cursor = Number(form.elements.cell.value);
    redraw();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    cursor = Number(form.elements.cell.value);
    act(typed(form.elements.letter.value));
  });
  return form;
}
