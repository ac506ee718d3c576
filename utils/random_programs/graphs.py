# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Control flow graphs of any shape: blocks with arguments and branches to any others, with several
exits, irreducible loops, switches with repeated targets, and parts without an exit, which are not
reached.

Each block adds its number and its arguments to a hash in memory, which chooses the successor. After
some steps, each block chooses the successor that is nearest to an exit."""

import collections
import random

from .loops import LoopModule
from .modules import Program

TYPES = ["i32", "i32", "i64", "f32", "index"]
STEPS = 40
STATE = "memref<2xi32>"


def reachable(successors, start):
    seen, pending = {start}, [start]
    while pending:
        for target in successors[pending.pop()]:
            if target not in seen:
                seen.add(target)
                pending.append(target)
    return seen


def find_dominators(successors):
    """For each block, those on all paths to it."""
    count = len(successors)
    predecessors = [[] for _ in range(count)]
    for block, targets in enumerate(successors):
        for target in targets:
            predecessors[target].append(block)
    dominators = [{0}] + [set(range(count)) for _ in range(count - 1)]
    changed = True
    while changed:
        changed = False
        for block in range(1, count):
            new = set.intersection(*(dominators[p] for p in predecessors[block])) | {block}
            changed |= new != dominators[block]
            dominators[block] = new
    return dominators


def find_distances(successors):
    """The number of steps from each block to an exit; None for blocks that reach none."""
    distances = [0 if not targets else None for targets in successors]
    for step in range(len(successors)):
        for block, targets in enumerate(successors):
            if distances[block] is None and any(distances[t] == step for t in targets):
                distances[block] = step + 1
    return distances


def choose_targets(rng, count):
    """Successors of blocks, all of which are reached from block 0; none branches to block 0."""
    local = rng.random() < 0.4
    successors = []
    for block in range(count):
        kind = rng.random()
        number = 0 if kind < 0.1 and block else 1 if kind < 0.35 else 2 if kind < 0.85 else \
            rng.randint(2, 5)
        low, high = (block - 2, block + 3) if local else (1, count - 1)
        successors.append([min(max(rng.randint(low, high), 1), count - 1) for _ in range(number)]
                          if count > 1 else [])
    for block in range(1, count):
        # Blocks that are not reached yet get an edge from an earlier one.
        if block not in reachable(successors, 0):
            successors[rng.choice(sorted(reachable(successors, 0)))].append(block)
    if rng.random() < 0.9 and all(successors):
        successors[-1] = []
        for block in set(range(count)) - reachable(successors, 0):
            successors[rng.randrange(block)].append(block)
    missing = set(range(count)) - reachable(successors, 0)
    while missing:
        block = min(missing)
        successors[0].append(block)
        missing = set(range(count)) - reachable(successors, 0)
    return successors


class Graph:
    """The lines of one function."""

    def __init__(self, rng, name):
        self.rng = rng
        self.name = name
        self.successors = choose_targets(rng, rng.choice([2, 3, 4, 5, 6, 7, 8, 10, 14]))
        self.distances = find_distances(self.successors)
        self.dominators = find_dominators(self.successors)
        self.arguments = [[] if not block else
                          [(f"%a{block}_{i}", rng.choice(TYPES))
                           for i in range(rng.choice([0, 0, 1, 1, 2, 3]))]
                          for block in range(len(self.successors))]
        # The values that each block defines.
        self.defined = [list(arguments) for arguments in self.arguments]
        self.defined[0] += [("%x", "i32"), ("%one64", "i64"), ("%one32", "f32"),
                            ("%c1", "index")]
        for block in range(len(self.successors)):
            if rng.random() < 0.6:
                self.defined[block].append((f"%v{block}", "i32"))
        self.lines = []
        self.counter = 0

    def value(self, block, kind):
        """A value of a type that is defined on all paths to the end of a block, before its hash is
        computed."""
        known = [name for other in self.dominators[block] for name, its in self.defined[other]
                 if its == kind and name != f"%v{block}"]
        return self.rng.choice(sorted(known))

    def target(self, block, number):
        arguments = self.arguments[number]
        if not arguments:
            return f"^b{number}"
        values = ", ".join(self.value(block, kind) for _, kind in arguments)
        kinds = ", ".join(kind for _, kind in arguments)
        return f"^b{number}({values} : {kinds})"

    def fresh(self):
        self.counter += 1
        return f"%t{self.counter}"

    def line(self, text):
        self.lines.append("  " + text)

    def operation(self, name, *operands):
        result = self.fresh()
        self.line(f"{result} = arith.{name} {', '.join(operands)} : i32")
        return result

    def as_integer(self, name, kind):
        cast = {"i64": "arith.trunci {} : i64 to i32", "f32": "arith.bitcast {} : f32 to i32",
                "index": "arith.index_cast {} : index to i32"}.get(kind)
        if not cast:
            return name
        result = self.fresh()
        self.line(f"{result} = {cast.format(name)}")
        return result

    def constant(self, number):
        result = self.fresh()
        self.line(f"{result} = arith.constant {number} : i32")
        return result

    def update_hash(self, block):
        old = self.fresh()
        self.line(f"{old} = memref.load %state[%c0] : {STATE}")
        mixed = self.operation("muli", old, self.constant(1000003))
        mixed = self.operation("addi", mixed, self.constant(block * 7919 + 1))
        for name, kind in self.arguments[block]:
            mixed = self.operation("xori", mixed, self.as_integer(name, kind))
        if block and self.rng.random() < 0.5:
            mixed = self.operation("addi", mixed, self.value(block, "i32"))
        self.line(f"memref.store {mixed}, %state[%c0] : {STATE}")
        return mixed

    def choose(self, block, mixed):
        """The number of the successor."""
        targets = self.successors[block]
        usable = [i for i, target in enumerate(targets) if self.distances[target] is not None]
        # A block that reaches no exit is not executed.
        nearest = min(usable or range(len(targets)),
                      key=lambda i: self.distances[targets[i]] or 0)
        steps = self.fresh()
        self.line(f"{steps} = memref.load %state[%c1] : {STATE}")
        left = self.operation("subi", steps, self.constant(1))
        self.line(f"memref.store {left}, %state[%c1] : {STATE}")
        shifted = self.operation("shrui", mixed, self.constant(7))
        chosen = self.operation("remui", shifted, self.constant(len(targets)))
        is_done = self.fresh()
        self.line(f"{is_done} = arith.cmpi slt, {left}, {self.constant(0)} : i32")
        default = self.constant(nearest)
        chosen = self.select(is_done, default, chosen)
        for i in set(range(len(targets))) - set(usable):
            is_lost = self.fresh()
            self.line(f"{is_lost} = arith.cmpi eq, {chosen}, {self.constant(i)} : i32")
            chosen = self.select(is_lost, default, chosen)
        return chosen

    def select(self, condition, yes, no):
        result = self.fresh()
        self.line(f"{result} = arith.select {condition}, {yes}, {no} : i32")
        return result

    def terminator(self, block, mixed):
        targets = self.successors[block]
        texts = [self.target(block, target) for target in targets]
        if not targets:
            result = self.operation("xori", mixed, self.value(block, "i32"))
            self.line(f"return {result}, {self.value(block, 'i64')} : i32, i64")
        elif len(targets) == 1:
            self.line(f"cf.br {texts[0]}")
        elif len(targets) == 2 and self.rng.random() < 0.85:
            chosen, condition = self.choose(block, mixed), self.fresh()
            self.line(f"{condition} = arith.cmpi eq, {chosen}, {self.constant(0)} : i32")
            self.line(f"cf.cond_br {condition}, {texts[0]}, {texts[1]}")
        else:
            chosen = self.choose(block, mixed)
            cases = ", ".join(f"{i}: {text}" for i, text in enumerate(texts) if i)
            self.line(f"cf.switch {chosen} : i32, [default: {texts[0]}, {cases}]")

    def make(self):
        self.lines.append(f"func.func @{self.name}(%state: {STATE}, %x: i32) -> (i32, i64) {{")
        self.line("%c0 = arith.constant 0 : index")
        self.line("%c1 = arith.constant 1 : index")
        self.line("%one64 = arith.constant 1 : i64")
        self.line("%one32 = arith.constant 1.0 : f32")
        for block, arguments in enumerate(self.arguments):
            if block:
                listed = ", ".join(f"{name}: {kind}" for name, kind in arguments)
                self.lines.append(f"^b{block}({listed}):" if arguments else f"^b{block}:")
            mixed = self.update_hash(block)
            if any(name == f"%v{block}" for name, _ in self.defined[block]):
                self.line(f"%v{block} = arith.xori {mixed}, {self.constant(block)} : i32")
            self.terminator(block, mixed)
        return [*self.lines, "}"]


def make_graphs(seed, count):
    """A module of `count` functions; `@main` calls each several times and returns their results."""
    rng = random.Random(seed)
    lines, calls, results = [], [], []
    for number in range(count):
        graph = Graph(rng, f"f{number}")
        if graph.distances[0] is None:
            graph.name = f"endless{number}"
        lines += graph.make()
        for call in range(3 if graph.distances[0] is not None else 0):
            name = f"%r{number}_{call}"
            calls += [f"  {name}s = arith.constant {rng.randrange(1 << 30)} : i32",
                      f"  memref.store {name}s, %state[%c0] : {STATE}",
                      f"  memref.store %steps, %state[%c1] : {STATE}",
                      f"  {name}:2 = func.call @f{number}(%state, {name}s) : ({STATE}, i32) -> "
                      "(i32, i64)",
                      f"  {name}h = memref.load %state[%c0] : {STATE}"]
            results += [(number, f"{name}#0", "i32"), (number, f"{name}#1", "i64"),
                        (number, f"{name}h", "i32")]
    types = ", ".join(kind for _, _, kind in results)
    lines += [f"func.func @main() -> ({types}) {{",
              "  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index",
              f"  %steps = arith.constant {STEPS} : i32", f"  %state = memref.alloc() : {STATE}",
              *calls, f"  memref.dealloc %state : {STATE}",
              f"  return {', '.join(name for _, name, _ in results)} : {types}", "}"]
    owners = [f"f{number}" for number, _, _ in results]
    return Program("\n".join(lines) + "\n", [], owners, LoopModule(False, True))
