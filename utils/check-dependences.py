#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares `strata analyze dependences` with traces of executions of random loop nests.

    utils/check-dependences.py --tool build/release/bin/strata --nests 1000

Each nest has up to three loops, perfect or not, triangular, with steps, and conditions, around accesses
to two arrays with sums, quotients and remainders as subscripts. A copy of it records each access before
it happens: the element and the induction variables. `strata interpret` executes the copy. A dependence
is reported if and only if the trace has such pairs, with the distances of all of them; its example is
one of the pairs; and no value of a flow that is overwritten is read. The analysis of overwritten flows
gives up after some work: flows of which no value is read, but which are not known to be overwritten,
are counted.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

MEMORY = "memref<40x40xi32>"
LOG = "memref<200000x7xindex>"
RECORD = f"""
func.func private @record(%log: {LOG}, %count: memref<1xindex>, %f: index, %id: index,
                          %row: index, %column: index, %i: index, %j: index, %k: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %count[%c0] : memref<1xindex>
"""
RECORD += "".join(f"  %p{n} = arith.constant {n} : index\n"
                  f"  memref.store %{name}, %log[%n, %p{n}] : {LOG}\n"
                  for n, name in enumerate(["f", "id", "row", "column", "i", "j", "k"]))
RECORD += """  %m = arith.addi %n, %c1 : index
  memref.store %m, %count[%c0] : memref<1xindex>
  return
}
"""

Access = collections.namedtuple("Access", "is_store memory loops")
Event = collections.namedtuple("Event", "access element variables")


class Nest:
    """The text of a function without and with records, and its accesses and loops in order."""

    def __init__(self, seed, number):
        self.rng = random.Random(seed)
        self.number = number
        self.plain, self.recorded = [], []
        self.accesses = []
        self.num_loops = 0
        for _ in range(self.rng.randint(1, 2)):
            self.loop([])

    def line(self, depth, text, both=True):
        line = "  " * (depth + 1) + text
        self.recorded.append(line)
        if both:
            self.plain.append(line)

    def subscript(self, loops):
        """A map of the variables whose values are from 0 to 39."""
        rng = self.rng
        if not loops or rng.random() < 0.1:
            return str(rng.randint(0, 12))
        one, two = rng.choice(loops), rng.choice(loops)
        return rng.choice([f"%i{one} + {rng.randint(0, 3)}", f"%i{one} * 2 + 1", f"15 - %i{one}",
                           f"%i{one} + %i{two}", f"%i{one} * 2 + %i{two}",
                           f"(%i{one} + {rng.randint(0, 3)}) floordiv {rng.randint(2, 3)}",
                           f"(%i{one} * 3 + %i{two}) mod {rng.randint(2, 7)}"])

    def access(self, loops):
        depth = len(loops)
        row, column = self.subscript(loops), self.subscript(loops)
        memory = self.rng.choice("ab")
        number = len(self.accesses)
        is_store = self.rng.random() < 0.5
        self.accesses.append(Access(is_store, memory, list(loops)))
        dims = ", ".join(f"d{n}" for n in range(depth))
        operands = ", ".join(f"%i{loop}" for loop in loops)
        for name, text in (("r", row), ("c", column)):
            text = re.sub(r"%i(\d+)", lambda found: f"d{loops.index(int(found[1]))}", text)
            self.line(depth, f"%{name}{number} = affine.apply affine_map<({dims}) -> ({text})>({operands})",
                      both=False)
        self.line(depth, f"%n{number} = arith.constant {number} : index", both=False)
        variables = [f"%i{loop}" for loop in loops] + ["%none"] * (3 - depth)
        values = ", ".join(["%log", "%count", "%f", f"%n{number}", f"%r{number}", f"%c{number}",
                            *variables])
        types = ", ".join([LOG, "memref<1xindex>", *["index"] * 7])
        self.line(depth, f"func.call @record({values}) : ({types}) -> ()", both=False)
        target = f"%{memory}[{row}, {column}] : {MEMORY}"
        self.line(depth, f"affine.store %v, {target}" if is_store else
                  f"%x{number} = affine.load {target}")

    def loop(self, loops):
        rng, depth = self.rng, len(loops)
        number = self.num_loops
        self.num_loops += 1
        lower, upper = rng.randint(0, 2), rng.randint(1, 8 if depth < 2 else 5)
        if loops and rng.random() < 0.4:
            outer = rng.choice(loops)
            first, last = rng.choice([
                (lower, f"affine_map<(d0) -> (d0 + {rng.randint(0, 2)})>(%i{outer})"),
                (f"affine_map<(d0) -> (d0)>(%i{outer})", 9),
                (lower, f"min affine_map<(d0) -> (d0 * 2, 6)>(%i{outer})")])
        else:
            first, last = lower, upper
        step = rng.choice([1, 1, 1, 2, 3])
        self.line(depth, f"affine.for %i{number} = {first} to {last} step {step} {{")
        inside = [*loops, number]
        has_condition = rng.random() < 0.2
        if has_condition:
            self.line(depth + 1, f"affine.if affine_set<(d0) : (d0 - {rng.randint(0, 4)} >= 0)>"
                      f"(%i{rng.choice(inside)}) {{")
        for _ in range(rng.randint(1, 3)):
            if depth < 2 and rng.random() < 0.5:
                self.loop(inside)
            else:
                self.access(inside)
        if has_condition:
            self.line(depth + 1, "}")
        self.line(depth, "}")

    def text(self, recorded):
        arguments = f"%a: {MEMORY}, %b: {MEMORY}, %v: i32"
        if not recorded:
            lines = self.plain
        else:
            arguments += f", %log: {LOG}, %count: memref<1xindex>, %f: index, %none: index"
            lines = self.recorded
        body = "\n".join(lines)
        return f"func.func @f{self.number}({arguments}) {{\n{body}\n  return\n}}\n"


def make_main(nests):
    lines = [f"func.func @main() -> {LOG} {{", f"  %a = memref.alloc() : {MEMORY}",
             f"  %b = memref.alloc() : {MEMORY}", f"  %log = memref.alloc() : {LOG}",
             "  %count = memref.alloc() : memref<1xindex>", "  %c0 = arith.constant 0 : index",
             "  %none = arith.constant -1 : index", "  %v = arith.constant 1 : i32",
             f"  linalg.fill ins(%v : i32) outs(%a : {MEMORY})",
             f"  linalg.fill ins(%v : i32) outs(%b : {MEMORY})",
             f"  linalg.fill ins(%none : index) outs(%log : {LOG})",
             "  memref.store %c0, %count[%c0] : memref<1xindex>"]
    types = f"{MEMORY}, {MEMORY}, i32, {LOG}, memref<1xindex>, index, index"
    for nest in nests:
        lines += [f"  %f{nest.number} = arith.constant {nest.number} : index",
                  f"  func.call @f{nest.number}(%a, %b, %v, %log, %count, %f{nest.number}, %none)"
                  f" : ({types}) -> ()"]
    return "\n".join([*lines, f"  return %log : {LOG}", "}"])


def read_trace(text, nests):
    """The events of each nest, in order."""
    rows = re.findall(r"\[(-?\d+), (\d+), (\d+), (\d+), (-?\d+), (-?\d+), (-?\d+)\]", text)
    traces = {nest.number: [] for nest in nests}
    for number, access, row, column, *variables in rows:
        number, access = int(number), int(access)
        if number < 0:
            break
        declared = nests[number].accesses[access]
        traces[number].append(Event(access, (declared.memory, row, column),
                                    tuple(map(int, variables[:len(declared.loops)]))))
    return traces


def carrier_of(accesses, source, target):
    """The common loops of two events, and the number of the first one that differs, or None."""
    common = [a for a, b in zip(accesses[source.access].loops, accesses[target.access].loops)
              if a == b]
    for number in range(len(common)):
        if source.variables[number] != target.variables[number]:
            return len(common), number
    return len(common), None


def expected_dependences(nest, trace):
    """For each source, target and carrier: the pairs of iterations, and whether a value flows."""
    found = {}
    by_element = collections.defaultdict(list)
    for event in trace:
        last_store = None
        for earlier in reversed(by_element[event.element]):
            stores = nest.accesses[earlier.access].is_store
            if stores and last_store is None:
                last_store = earlier
            if not stores and not nest.accesses[event.access].is_store:
                continue
            depth, carrier = carrier_of(nest.accesses, earlier, event)
            entry = found.setdefault((earlier.access, event.access, carrier), [set(), depth, False])
            entry[0].add((earlier.variables, event.variables))
            entry[2] |= earlier is last_store
        by_element[event.element].append(event)
    return found


def problem_of(dependence, expected):
    """The difference between a reported dependence and the pairs of the trace; None without."""
    key = (dependence["source"], dependence["target"], dependence.get("carrier"))
    if key not in expected:
        return f"{key} is not in the trace"
    pairs, depth, flows = expected[key]
    distances = [{"min": min(b[n] - a[n] for a, b in pairs), "max": max(b[n] - a[n] for a, b in pairs)}
                 for n in range(depth)]
    if dependence["distances"] != distances:
        return f"{key} has the distances {distances}, not {dependence['distances']}"
    if (tuple(dependence["from"]), tuple(dependence["to"])) not in pairs:
        return f"{key} has no pair {dependence['from']}, {dependence['to']}"
    if flows and dependence.get("overwritten"):
        return f"{key} is not overwritten in the trace"
    return None


def count_undecided(dependences, expected):
    return sum(d["kind"] == "flow" and not d["overwritten"] and
               not expected[d["source"], d["target"], d.get("carrier")][2] for d in dependences)


def check_nests(tool, seed, count):
    nests = [Nest(f"{seed}-{number}", number) for number in range(count)]
    with tempfile.TemporaryDirectory() as folder:
        plain, recorded = pathlib.Path(folder, "plain.mlir"), pathlib.Path(folder, "recorded.mlir")
        plain.write_text("".join(nest.text(False) for nest in nests))
        recorded.write_text(RECORD + "".join(nest.text(True) for nest in nests) + make_main(nests))

        def call(*command):
            done = subprocess.run([tool, *command], capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(f"seed {seed}: {done.stderr}")
            return done.stdout

        reports = json.loads(call("analyze", "dependences", str(plain), "--format=json"))
        trace = read_trace(call("interpret", str(recorded)), nests)
    problems, num_undecided = [], 0
    for nest, report in zip(nests, reports, strict=True):
        expected = expected_dependences(nest, trace[nest.number])
        found = [problem_of(dependence, expected) for dependence in report["dependences"]]
        keys = {(d["source"], d["target"], d.get("carrier")) for d in report["dependences"]}
        found += [f"{key} is missing" for key in expected if key not in keys]
        problems += [f"seed {seed}, @f{nest.number}: {text}" for text in found if text]
        if any(found):
            problems.append(nest.text(False))
        else:
            num_undecided += count_undecided(report["dependences"], expected)
    return problems, sum(map(len, trace.values())), num_undecided


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default="build/release/bin/strata")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nests", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    batch, num_events, num_problems, num_undecided = 25, 0, 0, 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        seeds = range(arguments.seed, arguments.seed + (arguments.nests + batch - 1) // batch)
        for problems, events, undecided in pool.map(
                lambda seed: check_nests(arguments.tool, seed, batch), seeds):
            num_events += events
            num_undecided += undecided
            num_problems += bool(problems)
            for problem in problems:
                print(problem, flush=True)
    print(f"{len(seeds) * batch} nests, {num_events} accesses: {num_problems} batches with differences, "
          f"{num_undecided} flows undecided")
    return 1 if num_problems else 0


if __name__ == "__main__":
    sys.exit(main())
