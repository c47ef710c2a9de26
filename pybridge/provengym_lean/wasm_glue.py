"""Edits to the JavaScript glue of the WebAssembly Lean,
without which a trivial file takes 99 s, not 7 s."""

from __future__ import annotations

import re


class GlueError(Exception):
    """The glue is not the one that these edits were written for."""


# The glue finds what Lean looks up by name among the exports, listing all 200,000 at each of
# thousands of look-ups.  `wasm_exports` takes them out of the module; what they were is in a file.
_LOOK_UP = "newSymIndex=Object.keys(lib.exports).indexOf(symbol);"
_NUMBERED_LOOK_UP = (
    'if(result=require("./lean_symbols.js").number(symbol))return result;newSymIndex=-1;'
)

# The glue gives a JavaScript name to each export.  It calls a few by these names, yet every thread
# parses 88 MB of them.
_ALIAS = re.compile(r'\b(\w+)=Module\["\1"\]=wasmExports\["\w+"\](?:\.value)?;')
_DECLARATIONS = re.compile(r"\bvar ((?:_\w+,){1000,}_\w+)")
_EXPORT = re.compile(r'\b(?:wasmExports|lean)(?:\["(\w+)"\]|\.(\w+))')

# Four worker threads start with the program, and each costs start-up time;
# two do all the work there is.
_POOL = "pthreadPoolSize=4"
_SMALLER_POOL = "pthreadPoolSize=2"

# Node gives a thread 4 MB for calls, which Lean uses up with a few hundred definitions in a row. It
# has 8 MB for what it keeps in its own memory: with more than these here, that would be used up
# first, and nothing would notice it.
_THREAD = 'new Worker(pthreadMainJs,{workerData:"em-pthread",name:"em-pthread"})'
_DEEPER_THREAD = _THREAD[:-2] + ",resourceLimits:{stackSizeMb:8}})"

# Before it gives a function of its own a number, by which any thread can call it, the glue in each
# thread asks whether it is one of those that have one, and makes a JavaScript object of every one.
_NUMBERED = "functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)"
_NONE_NUMBERED = "functionsInTableMap=new WeakMap"

# What may throw is called through JavaScript, which keeps the functions of the table that it met in
# an array: without a length this becomes a hash table, a fifth of the time of an elaboration.
_MET = "var wasmTableMirror=[];"
_MET_AT_ONCE = "var wasmTableMirror=new Array(1<<18);"  # more than the table has

# Only two top-level folders of the machine are visible inside; a repository may lie in any of them.
_MOUNTS = 'FS.mount(NODEFS,{root:"/home"},"/home");FS.mount(NODEFS,{root:"/tmp"},"/tmp");'
_ALL_MOUNTS = (
    'for(const entry of require("fs").readdirSync("/",{withFileTypes:true})){'
    'if(!entry.isDirectory()||["dev","proc","sys"].includes(entry.name))continue;'
    'const folder="/"+entry.name;'
    "try{FS.mkdir(folder)}catch{}"
    "try{FS.mount(NODEFS,{root:folder},folder)}catch{}}"
)

# Each process compiles 137 MB of WebAssembly, by and by; `lean_code_cache.js` keeps the result.
_COMPILATION = "var instance=await WebAssembly.instantiate(binary,imports);return instance}"
_KEPT_COMPILATION = (
    'var module=await require("./lean_code_cache.js").compile(binary);'
    "var instance=await WebAssembly.instantiate(module,imports);return{module,instance}}"
)

# `lean_server.js` checks one file after another in the same process: it runs `main` in a thread,
# which leaves the first one free to read and write files for it at once, and hears of its end.
_RUN = "if(!noInitialRun)callMain(args);"
_SERVE = (
    'if(args[0]==="--serve"){noExitRuntime=true;require("./lean_server.js").serve({FS,PThread,'
    'memory:wasmMemory,lean:wasmExports,main:require("./lean_symbols.js").number("__main_argc_argv"),'
    'program:thisProgram,prepare:Module["prepare"],cleanupThread,stackSave,stackRestore,'
    "write:(output,errors)=>{out=output;err=errors},"
    'ended:callback=>{Module["ended"]=callback}});return}'
)
_PREPARATION = "939105:()=>{"
_NAMED_PREPARATION = '939105:Module["prepare"]=()=>{'
_ENTRY = "var result=getWasmTableEntry(ptr)(arg);"
_ENTRY_OR_MAIN = (
    "var entry=getWasmTableEntry(ptr);"
    'var result=entry!==wasmExports["__main_argc_argv"]?entry(arg):'
    'require("./lean_server.js").enter(wasmExports,wasmMemory,arg,exitOnMainThread);'
)
_END = "EXITSTATUS=code;if(!keepRuntimeAlive()){"
_HEARD_END = 'EXITSTATUS=code;if(Module["ended"])return Module["ended"](code);' + _END[16:]
_IGNORED = 'else if(msgData.target==="setimmediate"){}'
_ANSWERED = "else if(msgData.asked){postMessage({answered:true})}" + _IGNORED


def patch(glue: str) -> str:
    """The glue with all edits made.  Raises `GlueError` when it lacks one of the places to edit."""
    glue = _exchange(glue, "symbol look-up", _LOOK_UP, _NUMBERED_LOOK_UP)
    glue = _exchange(glue, "thread pool", _POOL, _SMALLER_POOL)
    glue = _exchange(glue, "stack of a thread", _THREAD, _DEEPER_THREAD)
    glue = _exchange(glue, "numbers of functions", _NUMBERED, _NONE_NUMBERED)
    glue = _exchange(glue, "functions met", _MET, _MET_AT_ONCE)
    glue = _exchange(glue, "mounted folders", _MOUNTS, _ALL_MOUNTS)
    glue = _exchange(glue, "compilation", _COMPILATION, _KEPT_COMPILATION)
    glue = _exchange(glue, "start", _RUN, _SERVE + _RUN)
    glue = _exchange(glue, "preparation", _PREPARATION, _NAMED_PREPARATION)
    glue = _exchange(glue, "entry of a thread", _ENTRY, _ENTRY_OR_MAIN)
    glue = _exchange(glue, "end", _END, _HEARD_END)
    glue = _exchange(glue, "messages of a thread", _IGNORED, _ANSWERED)
    return _without_aliases(glue)


def _exchange(glue: str, what: str, old: str, new: str) -> str:
    if (found := glue.count(old)) != 1:
        raise GlueError(
            "the JavaScript of this package is not as expected: "
            f"{what} found {found} times, not once"
        )
    return glue.replace(old, new)


def exports_named(*scripts: str) -> set[str]:
    """The exports of the WebAssembly that these scripts call or read by name."""
    return {name or attribute for script in scripts for name, attribute in _EXPORT.findall(script)}


def _without_aliases(glue: str) -> str:
    declarations = list(_DECLARATIONS.finditer(glue))
    aliases = list(_ALIAS.finditer(glue))
    if len(declarations) != 1 or not aliases:
        raise GlueError(
            "the JavaScript of this package is not as expected: "
            f"{len(aliases)} aliases of exports in {len(declarations)} lists of names"
        )
    (names,) = declarations
    ends = [0, *(end for found in (names, *aliases) for end in found.span(0)), len(glue)]
    between = [glue[end:begin] for end, begin in zip(ends[::2], ends[1::2], strict=True)]
    used = {word for text in between for word in re.findall(r"\w+", text)}
    declared = [name for name in names[1].split(",") if name in used]
    left = [alias[0] if alias[1] in used else "" for alias in aliases]
    pieces = [f"var {','.join(declared)}", *left]
    return between[0] + "".join(
        piece + text for piece, text in zip(pieces, between[1:], strict=True)
    )
