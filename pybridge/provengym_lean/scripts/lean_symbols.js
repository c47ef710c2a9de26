// Tells the number of each function, and the address of the data, that Lean looks up by its name.
//
// `wasm_exports.py` writes `lean.symbols`: lines `NAME NUMBER`, sorted by their bytes.
"use strict";

const fs = require("node:fs");
const path = require("node:path");

let lines;

/** The number that belongs to a name, or 0. */
exports.number = (name) => {
  lines ??= fs.readFileSync(path.join(__dirname, "lean.symbols"));
  const wanted = Buffer.from(`${name} `);
  let [low, high] = [0, lines.length]; // a line that begins with `wanted` begins between them
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : lines.lastIndexOf(10, middle - 1) + 1;
    const end = lines.indexOf(10, start);
    const order = lines.compare(wanted, 0, wanted.length, start, Math.min(start + wanted.length, end));
    if (order === 0) return Number(lines.toString("latin1", start + wanted.length, end));
    if (order < 0) low = end + 1;
    else high = start;
  }
  return 0;
};
