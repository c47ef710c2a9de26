"""Edits to the JavaScript glue of the WebAssembly Lean,
without which a trivial file takes 99 s, not 7 s."""

from __future__ import annotations

import re


class GlueError(Exception):
    """The glue is not the one that these edits were written for."""


# The glue resolves a function name by listing all 200,000 exports, at each of thousands of
# look-ups.  The list never changes, so an index made at the first look-up serves them all.
_LOOK_UP = "newSymIndex=Object.keys(lib.exports).indexOf(symbol);"
_INDEXED_LOOK_UP = (
    "lib.indexOfExport??=new Map(Object.keys(lib.exports).map((name,index)=>[name,index]));"
    "newSymIndex=lib.indexOfExport.get(symbol)??-1;"
)

# The glue gives a JavaScript name to each compiled Lean function.  Nothing calls them by these
# names, yet every thread parses 84 MB of them.
# What the runtime itself needs has other prefixes and stays.
_LEAN_FUNCTION = r"_(?:l|lp|initialize|_init_l|runtime_initialize|meta_initialize)_\w+"
_ALIAS = re.compile(rf'({_LEAN_FUNCTION})=Module\["\1"\]=wasmExports\["\w+"\];')
_DECLARATIONS = re.compile(r"\bvar (?:_\w+,){1000,}_\w+")
_DECLARED_LEAN_FUNCTION = re.compile(rf",{_LEAN_FUNCTION}\b")

# Four worker threads start with the program, and each costs start-up time;
# two do all the work there is.
_POOL = "pthreadPoolSize=4"
_SMALLER_POOL = "pthreadPoolSize=2"

# The glue is made for programs that load libraries while they run, and prepares in each thread for
# one that might want any of the 200,000 exports: a global variable for each, and a second list of
# them all.  Lean loads none, so the few globals that Lean itself imports are enough, and a function
# that it asks for by name is found among the exports; the list is needed for `main` alone.  As
# before, every exported function gets a number by which any thread can call it; but the table that
# holds them grows once.
_MERGE = 'mergeLibSymbols(wasmExports,"main");'
_MERGE_MAIN = 'mergeLibSymbols({__main_argc_argv:wasmExports["__main_argc_argv"]},"main");'
_MAIN_LIBRARY = 'newDSO("__main__",0,wasmImports)'
_EXPORTED_LIBRARY = 'newDSO("__main__",0,wasmExports)'
_ALL_GLOBALS = (
    "var updateGOT=(exports,replace)=>{for(var symName in exports){"
    "if(isInternalSym(symName)){continue}var value=exports[symName];"
)
_IMPORTED_GLOBALS = (
    "var updateGOT=(exports,replace)=>{if(!replace){"
    "var unnumbered=Object.values(exports).filter("
    'value=>typeof value=="function"&&!getFunctionAddress(value));'
    "var number=wasmTable.grow(unnumbered.length);"
    "for(var func of unnumbered){"
    "wasmTable.set(number,func);functionsInTableMap.set(func,number++)}}"
    "for(var symName of Object.keys(replace?exports:GOT)){"
    "if(isInternalSym(symName)||!(symName in exports)){continue}var value=exports[symName];"
)

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
    'memory:wasmMemory,lean:wasmExports,main:getFunctionAddress(wasmExports["__main_argc_argv"]),'
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
    glue = _exchange(glue, "symbol look-up", _LOOK_UP, _INDEXED_LOOK_UP)
    glue = _exchange(glue, "thread pool", _POOL, _SMALLER_POOL)
    glue = _exchange(glue, "merged exports", _MERGE, _MERGE_MAIN)
    glue = _exchange(glue, "main library", _MAIN_LIBRARY, _EXPORTED_LIBRARY)
    glue = _exchange(glue, "global variables", _ALL_GLOBALS, _IMPORTED_GLOBALS)
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


def _without_aliases(glue: str) -> str:
    glue, removed = _ALIAS.subn("", glue)
    declarations = list(_DECLARATIONS.finditer(glue))
    if removed == 0 or len(declarations) != 1:
        raise GlueError(
            "the JavaScript of this package is not as expected: "
            f"{removed} aliases of Lean functions in {len(declarations)} lists of names"
        )
    (names,) = declarations
    return glue[: names.start()] + _DECLARED_LEAN_FUNCTION.sub("", names[0]) + glue[names.end() :]
