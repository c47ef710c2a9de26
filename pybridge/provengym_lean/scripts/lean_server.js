// Lets one Lean process check one file after another: `lean --serve`.
//
// A process spends most of a small file's time on its own start, and begins each time with slow
// machine code.  Here every file begins with the memory as it was before the first: what a file did
// cannot reach another.
//
// A line of standard input asks for a file, {"arguments": [...], "output": PATH, "errors": PATH}:
// the arguments of Lean, and where to write what it says.  A line of standard output, {"status": N},
// answers when Lean has ended with that status.  When anything else ends, so does the process, and
// nothing is answered.
"use strict";

const fs = require("node:fs");
const readline = require("node:readline");

// Of Lean's task manager, in this very build: where the pointer to it lies, and what lies in it.
const TASK_MANAGER = 1535056;
const QUEUE_CHANGED = 272;
const SHUTTING_DOWN = 416;

const MEMORY = 2.4e9; // bytes that the process may hold and still take another file
const PATIENCE = 30_000; // milliseconds for the threads of a file to end after it did

/** In a thread: run Lean's `main` on the arguments at this address, then have its tasks end. */
exports.enter = (lean, memory, address, exit) => {
  console.log = () => {}; // this build traces its steps
  const word = (at) => new Uint32Array(memory.buffer)[at >> 2];
  try {
    exit(lean.__main_argc_argv(word(address), word(address + 4)));
  } catch (thrown) {
    if (thrown !== "unwind") throw thrown; // by `exit` itself
  }
  // As the task manager's destructor does, but that would free what its threads still use.
  const tasks = word(TASK_MANAGER);
  if (tasks) {
    lean._ZNSt3__25mutex4lockEv(tasks);
    new Uint8Array(memory.buffer)[tasks + SHUTTING_DOWN] = 1;
    lean._ZNSt3__25mutex6unlockEv(tasks);
    lean._ZNSt3__218condition_variable10notify_allEv(tasks + QUEUE_CHANGED);
  }
  return 0;
};

/** Whether every thread of the last file has ended. */
function ended({ PThread }) {
  return PThread.runningWorkers.every(({ pthread_ptr }) => PThread.finishedThreads.has(pthread_ptr));
}

/** Wait until every thread of the last file has ended and all that it had to say was heard. */
async function idle(glue) {
  for (const began = Date.now(); !ended(glue); ) {
    if (Date.now() - began > PATIENCE) process.exit(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const answer = (worker) =>
    new Promise((resolve) => {
      const hear = (message) => {
        if (!message.answered) return;
        worker.off("message", hear);
        resolve();
      };
      worker.on("message", hear);
      worker.postMessage({ asked: true });
    });
  const { PThread } = glue;
  await Promise.all([...PThread.runningWorkers, ...PThread.unusedWorkers].map(answer));
  for (const { pthread_ptr } of [...PThread.runningWorkers]) glue.cleanupThread(pthread_ptr);
}

/** The state of the memory now, as a function that brings it back. */
function snapshot({ memory, lean, stackSave, stackRestore }) {
  const image = new Uint8Array(memory.buffer).slice();
  const stack = stackSave();
  return () => {
    const words = new BigUint64Array(memory.buffer); // a shared byte is as dear as a word
    const end = new Uint32Array(memory.buffer)[lean.emscripten_get_sbrk_ptr() >> 2];
    new Uint8Array(memory.buffer).set(image);
    words.fill(0n, image.length / 8, Math.max(image.length / 8, Math.ceil(end / 8)));
    stackRestore(stack);
  };
}

/** Start Lean's `main` in a thread with a stack like the first thread's. */
function start({ memory, lean, main, program }, list) {
  const word = (at, value) => {
    new Uint32Array(memory.buffer)[at >> 2] = value;
  };
  const text = (characters) => {
    const bytes = Buffer.from(`${characters}\0`);
    const at = lean.malloc(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, at);
    return at;
  };
  const texts = [program, ...list].map(text);
  const pointers = lean.malloc(4 * (texts.length + 1));
  [...texts, 0].forEach((at, index) => word(pointers + 4 * index, at));
  const both = lean.malloc(8);
  word(both, texts.length);
  word(both + 4, pointers);

  const attributes = lean.malloc(64);
  lean.pthread_attr_init(attributes);
  lean.pthread_attr_setdetachstate(attributes, 1);
  lean.pthread_attr_setstacksize(
    attributes,
    lean.emscripten_stack_get_base() - lean.emscripten_stack_get_end(),
  );
  if (lean.pthread_create(lean.malloc(4), attributes, main, both)) process.exit(1);
}

/** Elaborate what standard input asks for, with this glue between Lean and Node. */
exports.serve = async (glue) => {
  console.log = () => {};
  glue.prepare();
  const restore = snapshot(glue);
  const { FS } = glue;
  process.stdin.on("end", () => process.exit());
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { arguments: list, output, errors } = JSON.parse(line);
    await idle(glue);
    FS.streams.filter((stream) => stream?.fd > 2).forEach((stream) => FS.close(stream));
    restore();
    const files = [output, errors].map((file) => fs.openSync(file, "w"));
    glue.write(...files.map((file) => (said) => fs.writeSync(file, `${said}\n`)));
    const status = await new Promise((resolve) => {
      glue.ended(resolve);
      start(glue, list);
    });
    glue.lean.fflush(0);
    for (const fd of [1, 2]) FS.streams[fd].stream_ops.fsync(FS.streams[fd]); // an unfinished line
    glue.write(...files.map(() => () => {}));
    files.forEach((file) => fs.closeSync(file));
    const last = process.memoryUsage.rss() > MEMORY;
    fs.writeSync(1, `${JSON.stringify({ status, last })}\n`);
    if (last) process.exit();
  }
};
