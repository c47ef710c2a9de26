// Keeps the machine code that Node makes of Lean's WebAssembly: each Lean process would otherwise
// compile the same hot functions again, a fifth of its processor time.
//
// Runs in Node with --allow-natives-syntax, which gives the two functions with a percent sign.
// V8 refuses code that another version, other flags or another processor made of the same bytes.
"use strict";

const fs = require("node:fs");
const path = require("node:path");

const KEPT = path.join(__dirname, "lean.code");

// A process that meets other functions than the earlier ones did adds to the code; it is written
// again only where that is worth while.
const WORTH_WRITING = 1.1;

function read() {
  try {
    const { buffer, byteOffset, byteLength } = fs.readFileSync(KEPT);
    return buffer.slice(byteOffset, byteOffset + byteLength);
  } catch {
    return new ArrayBuffer(0);
  }
}

function write(code) {
  const written = `${KEPT}.${process.pid}`;
  try {
    fs.writeFileSync(written, new Uint8Array(code));
    fs.renameSync(written, KEPT);
  } catch {
    // Lean may be installed where its user cannot write: it then starts as slowly each time.
    fs.rmSync(written, { force: true });
  }
}

/** The WebAssembly module of these bytes, with the code of earlier processes where there is some. */
exports.compile = async (bytes) => {
  const kept = read();
  const restored = kept.byteLength > 0 && %DeserializeWasmModule(kept, bytes);
  const module = restored || (await WebAssembly.compile(bytes));
  const enough = restored ? kept.byteLength * WORTH_WRITING : 0;
  process.on("exit", () => {
    const code = %SerializeWasmModule(module);
    if (code.byteLength > enough) write(code);
  });
  return module;
};
