#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the page of `strata explore` with `strata trace`.

A random program runs through a pipeline twice: `strata opt --rewrite-trace` records it, and
`strata explore` makes a page. For random operations of the output, the origin that the
scripts of the page compute (by Node.js, without a browser) must be the text of
`strata trace origin`. The page must also have the same bytes with one thread and with many,
name no other server, be smaller than --max-size, and show the output of the pipeline.

Exit code 77 if there is no Node.js.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from strata_files import ROOT

PASSES = ["canonicalize", "cse", "sccp", "loop-invariant-code-motion", "symbol-dce",
          "inline", "canonicalize", "mem2reg", "convert-scf-to-cf", "canonicalize", "cse",
          "control-flow-sink", "remove-dead-values", "canonicalize"]
# Passes that run on functions, by several threads, with --nested.
NESTED = {"canonicalize", "cse", "sccp", "loop-invariant-code-motion", "mem2reg",
          "convert-scf-to-cf", "control-flow-sink"}

RUNNER = """
const fs = require("fs");
const [model, origin, data, ops] = process.argv.slice(1);
const text = name => fs.readFileSync(name, "utf8");
new Function("process", "fs", text(model) + text(origin) + `
  const model = new Model(JSON.parse(fs.readFileSync(${JSON.stringify(data)}, "utf8")));
  const origins = new Origins(model), result = {origins: {}, lines: []};
  for (const op of JSON.parse(${JSON.stringify(ops)}))
    result.origins[op] = origins.isKnown(op) ? origins.origin(op) : [];
  result.lines = model.stateAt(model.last).lines.map(line => line.text);
  process.stdout.write(JSON.stringify(result));`)(process, fs);
"""


def make_function(rng, name, callees, count):
    """A function of about `count` operations."""
    lines = [f"func.func {'private ' if rng.random() < .3 else ''}@{name}"
             "(%x: i32, %y: i32, %n: index) -> i32 {",
             "  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index"]
    values = ["%x", "%y"]
    number = 0

    def add(text, indent="  "):
        nonlocal number
        number += 1
        lines.append(f"{indent}%v{number} = {text}")
        return f"%v{number}"

    def compute(values, indent):
        kind = rng.choice(["addi", "muli", "subi", "andi", "ori", "xori", "maxsi"])
        return add(f"arith.{kind} {rng.choice(values)}, {rng.choice(values)} : i32", indent)

    while number < count:
        kind = rng.random()
        if kind < .2:
            values.append(add(f"arith.constant {rng.randrange(-4, 5)} : i32"))
        elif kind < .25 and callees:
            values.append(add(f"func.call @{rng.choice(callees)}({rng.choice(values)}, "
                              f"{rng.choice(values)}, %n) : (i32, i32, index) -> i32"))
        elif kind < .3:
            result = f"%r{number}"
            lines.append(f"  {result} = scf.for %i{number} = %c0 to %n step %c1 "
                         f"iter_args(%a{number} = {rng.choice(values)}) -> (i32) {{")
            inner = values[-8:] + [f"%a{number}"]
            for _ in range(rng.randrange(2, 8)):
                inner.append(compute(inner, "    "))
            lines += [f"    scf.yield {inner[-1]} : i32", "  }"]
            values.append(result)
        elif kind < .34:
            condition = add(f"arith.cmpi slt, {rng.choice(values)}, {rng.choice(values)} : i32")
            result = f"%s{number}"
            lines.append(f"  {result} = scf.if {condition} -> (i32) {{")
            for end in ("  } else {", "  }"):
                value = compute(values[-8:], "    ")
                lines += [f"    scf.yield {value} : i32", end]
            values.append(result)
        else:
            values.append(compute(values[-20:], "  "))
    lines += [f"  return {values[-1]} : i32", "}"]
    return lines


def make_program(rng, count):
    lines, callees = [], []
    for i in range(max(1, count // 80)):
        name = f"f{i}"
        # Functions that are inlined call no others, so that the program does not explode.
        is_leaf = i % 4 == 0
        lines += make_function(rng, name, [] if is_leaf else callees[-3:],
                               20 if is_leaf else min(count, 100))
        if is_leaf:
            callees.append(name)
    return "\n".join(lines) + "\n"


def run(*command, code=0):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != code:
        sys.exit(f"{' '.join(map(str, command))}\nexit code {done.returncode}\n{done.stderr}")
    return done.stdout


def squeeze(line):
    """Without the names of values, and blanks."""
    return re.sub(r"\s+", " ", re.sub(r"[%^][\w$.-]+", "_", line)).strip()


def find_output_ops(record, rng, count):
    """Numbers and lines of output operations that are alone on their line."""
    entries = [entry for line in record.read_text().splitlines()
               if "output-op" in (entry := json.loads(line))]
    lines = [entry["line"] for entry in entries]
    alone = [(entry["output-op"], entry["line"]) for entry in entries
             if lines.count(entry["line"]) == 1]
    return rng.sample(alone, min(count, len(alone)))


def check_page(page, args):
    errors = []
    if len(page) > args.max_size:
        errors.append(f"the page has {len(page)} bytes")
    without_data = re.sub(r'<script type="application/json".*?</script>', "", page,
                          flags=re.DOTALL)
    for address in re.findall(r"(?:https?:)?//[\w.]+\.\w+", without_data):
        if address != "http://www.w3.org":
            errors.append(f"the page names {address}")
    for name in ("Model.js", "Origin.js"):
        if (ROOT / "strata/Explore/Page" / name).read_text() not in page:
            errors.append(f"the page does not contain {name}")
    return errors


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strata", default=str(ROOT / "build/release/bin/strata"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--operations", type=int, default=10000)
    parser.add_argument("--passes", type=int, default=50)
    parser.add_argument("--origins", type=int, default=100)
    parser.add_argument("--max-size", type=int, default=5_000_000)
    parser.add_argument("--nested", action="store_true", help="run passes on functions")
    parser.add_argument("--keep", type=Path, help="folder for the page and the input")
    args = parser.parse_args()
    node = shutil.which("node")
    if not node:
        print("Node.js is required")
        return 77
    rng = random.Random(args.seed)
    with tempfile.TemporaryDirectory() as temporary:
        folder = args.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        source = folder / "in.mlir"
        source.write_text(make_program(rng, args.operations))
        passes = [PASSES[i % len(PASSES)] for i in range(args.passes)]
        if args.nested:
            passes = [f"func.func({name})" if name in NESTED else name for name in passes]
        pipeline = f"--pass-pipeline=builtin.module({','.join(passes)})"
        record, output = folder / "record.jsonl", folder / "out.mlir"
        run(args.strata, "opt", source, pipeline, f"--rewrite-trace={record}", "-o", output)
        pages = [folder / "page.html", folder / "page1.html"]
        run(args.strata, "explore", source, pipeline, "-o", pages[0])
        run(args.strata, "explore", source, pipeline, "--mlir-disable-threading", "-o",
            pages[1])
        page = pages[0].read_text()
        errors = check_page(page, args)
        if page != pages[1].read_text():
            errors.append("the page depends on threads")
        data = folder / "data.json"
        data.write_text(re.search(r'id="data">(.*?)</script>', page, re.DOTALL)[1])
        chosen = find_output_ops(record, rng, args.origins)
        scripts = ROOT / "strata/Explore/Page"
        result = json.loads(run(node, "-e", RUNNER, scripts / "Model.js",
                                scripts / "Origin.js", data,
                                json.dumps([op for op, _ in chosen])))
        for op, line in chosen:
            expected = run(args.strata, "trace", "origin", record, f"--at={output}:{line}")
            shown = "\n".join(result["origins"][str(op)])
            if expected.partition("\n")[2].rstrip("\n") != shown:
                errors.append(f"the origin of #{op} differs from that of line {line}")
        shown = [squeeze(line) for line in result["lines"]]
        printed = [squeeze(re.sub(r"  // .*", "", line))
                   for line in output.read_text().splitlines()]
        if [line for line in shown if line] != [line for line in printed if line]:
            errors.append("the page does not show the output")
        for error in errors:
            print(error)
        print(f"{len(page.encode())} bytes, {len(json.loads(data.read_text())['steps'])} steps, "
              f"{len(chosen)} origins, {len(errors)} errors")
        return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
