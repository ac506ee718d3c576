#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Imports the dialects of an installed MLIR as dialect files.

Needs the .td files of MLIR (Debian: libmlir-22-dev) and llvm-tblgen; without them it says so and
exits with 0. Every .td file is dumped; the roots of a dialect are the fewest dumps that have all of
its operations, types and attributes. Prints a table: operations, with a declarative format, parts
that were not imported by reason, and whether `strata opt` reads and loads the file (-: the tool has
the dialect). Facts that are in the C++ of a dialect but not in its .td files are taken from
utils/overlays/mlir. With --check, exits with 1 if a dialect cannot be imported, read or loaded.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Facts that are only in the C++ of the dialects: a file for each such dialect.
OVERLAYS = ROOT / "utils/overlays/mlir"
VERSIONS = (22, 21, 20, 19)
# Folders below include/ that hold dialects.
FOLDERS = ("mlir/Dialect", "mlir/IR")
# Class, field with the dialect, field with the name.
DEFINITIONS = (("Op", "opDialect", "opName"),
               ("TypeDef", "dialect", "!name"),
               ("AttrDef", "dialect", "!name"))


def find_includes():
    for version in VERSIONS:
        path = Path(f"/usr/lib/llvm-{version}/include")
        if (path / "mlir/IR/OpBase.td").exists():
            return path
    return None


def find_tblgen(includes):
    beside = includes.parent / "bin/llvm-tblgen" if includes else None
    if beside and beside.exists():
        return str(beside)
    names = ["llvm-tblgen"] + [f"llvm-tblgen-{v}" for v in VERSIONS]
    return next(filter(None, map(shutil.which, names)), None)


def run(command):
    return subprocess.run(command, capture_output=True, text=True,
                          errors="replace")


def dump(td, args, folder):
    """Returns the dump of a .td file; None if it is no file to start from."""
    out = folder / (str(td.relative_to(args.include)).replace("/", "_")
                    + ".json")
    if out.exists() and out.stat().st_mtime >= td.stat().st_mtime:
        return out
    done = run([args.tblgen, "--dump-json", f"-I{args.include}",
                f"-I{td.parent}", str(td), "-o", str(out) + ".tmp"])
    if done.returncode:
        Path(str(out) + ".tmp").unlink(missing_ok=True)
        return None
    os.replace(str(out) + ".tmp", out)
    return out


def definitions_of(path):
    """Yields (dialect, kind and name) of the definitions in a dump."""
    records = json.loads(path.read_text())
    for kind, dialect, name in DEFINITIONS:
        for key in records["!instanceof"].get(kind, []):
            record = records[key]
            if kind == "Op" and record["!anonymous"]:
                continue
            owner = records[record[dialect]["def"]]["name"]
            yield owner, f"{kind} {record[name]}"


def find_roots(dumps):
    """Maps each dialect to the fewest dumps that have all of it."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for path in dumps:
        for dialect, definition in definitions_of(path):
            found[dialect][path].add(definition)
    roots = {}
    for dialect, by_path in found.items():
        left = set().union(*by_path.values())
        roots[dialect] = []
        while left:
            best = max(sorted(by_path), key=lambda path: (
                len(by_path[path] & left), -path.stat().st_size))
            roots[dialect].append(best)
            left -= by_path[best]
    return dict(sorted(roots.items()))


class Result:
    def __init__(self, dialect):
        self.dialect = dialect
        self.ops = self.formats = 0
        self.reasons = collections.Counter()
        self.errors = []
        self.reads = self.loads = False
        self.file = None
        self.namespace = dialect


def parse_report(result, text):
    summary = re.search(r"^\w+: (\d+) operations, (\d+) with a format",
                        text, re.MULTILINE)
    result.ops, result.formats = map(int, summary.groups())
    for count, reason in re.findall(r"^  (\d+) (.*)$", text, re.MULTILINE):
        result.reasons[reason] += int(count)


def import_dialect(dialect, roots, context, args):
    result = Result(dialect)
    result.file = args.out / f"{dialect}.irdl.mlir"
    report = args.out / f"{dialect}.report.txt"
    command = [args.strata, "import-ods", f"--dialect={dialect}",
               "-o", str(result.file), f"--report={report}"]
    command += [str(path) for path in roots]
    command += [f"--context={path}" for path in context if path not in roots]
    overlay = OVERLAYS / f"{dialect}.irdl.mlir"
    if overlay.exists():
        command.append(f"--overlay={overlay}")
    done = run(command)
    if done.returncode:
        result.errors.append(first_error(done.stderr))
        return result
    parse_report(result, report.read_text())
    namespace = re.search(r'strata\.namespace = "([^"]*)"',
                          result.file.read_text())
    if namespace:
        result.namespace = namespace.group(1)
    done = run([args.strata, "opt", str(result.file), "-o", "/dev/null"])
    result.reads = done.returncode == 0
    if not result.reads:
        result.errors.append(first_error(done.stderr))
    return result


def first_error(text):
    lines = [line for line in text.splitlines() if "error" in line]
    return re.sub(r".*error: ", "", (lines or text.splitlines() or [""])[0])


def needed_dialects(path, known):
    """The dialects whose definitions a file refers to, except for its own: by name
    in bases, by namespace in predicates."""
    own = path.name.split(".")[0]
    text = path.read_text()
    named = set(re.findall(r'irdl\.base "[!#](\w+)\.', text))
    namespaces = set(re.findall(r"\b(\w+)::", text))
    named |= {name for name, namespace in known.items()
              if namespace in namespaces}
    return sorted((named & set(known)) - {own})


def order_files(result, results, known):
    """The files to load before `result`, each after those it needs."""
    order, active = [], set()

    def visit(dialect):
        if dialect in order or dialect in active:
            return
        active.add(dialect)
        for other in needed_dialects(results[dialect].file, known):
            visit(other)
        order.append(dialect)

    visit(result.dialect)
    return [results[dialect].file for dialect in order]


def load(result, results, args):
    known = {name: other.namespace for name, other in results.items()
             if other.reads and name not in args.present}
    command = [args.strata, "opt", "/dev/null", "-o", "/dev/null"]
    command += [f"--irdl-file={path}"
                for path in order_files(result, results, known)]
    done = run(command)
    result.loads = done.returncode == 0
    if not result.loads:
        result.errors.append(first_error(done.stderr))


def find_present(strata):
    """The dialects that the tool has already; their files cannot be loaded."""
    listed = run([strata, "dialect", "list"]).stdout
    names = re.findall(r"^(\w+)", listed, re.MULTILINE)
    return {"builtin", "irdl", *names}


def print_table(results, present):
    print(f"{'dialect':<16}{'ops':>6}{'format':>8}  reads  loads")
    for result in results:
        print(f"{result.dialect:<16}{result.ops:>6}{result.formats:>8}"
              f"  {'yes' if result.reads else 'no':<7}"
              f"{'-' if result.dialect in present else 'yes' if result.loads else 'no':<6}"
              f"{'; '.join(result.errors)[:100]}".rstrip())
    reasons = collections.Counter()
    for result in results:
        reasons.update(result.reasons)
    print("\nnot carried over, or written in C++:")
    for reason, count in reasons.most_common():
        print(f"{count:>6}  {reason}")
    with_ops = sum(1 for result in results if result.ops)
    print(f"\n{with_ops} dialects with operations, {len(results)} in all; "
          f"{sum(r.ops for r in results)} operations, "
          f"{sum(r.formats for r in results)} with a format; "
          f"{sum(r.reads for r in results)} files read, "
          f"{sum(r.loads for r in results)} loaded, "
          f"{sum(r.dialect in present for r in results)} there already")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strata", default=str(ROOT / "build/release/bin/strata"))
    parser.add_argument("--include", type=Path, help="folder that has mlir/")
    parser.add_argument("--tblgen", help="llvm-tblgen to run")
    parser.add_argument("--out", type=Path,
                        default=ROOT / "build/mlir-dialects")
    parser.add_argument("--only", action="append", metavar="DIALECT")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    args.present = find_present(args.strata)
    args.include = args.include or find_includes()
    args.tblgen = args.tblgen or find_tblgen(args.include)
    if not args.include or not args.tblgen:
        print("skipped: no .td files of MLIR, or no llvm-tblgen, here")
        return 0
    dumps_folder = args.out / "dumps"
    dumps_folder.mkdir(parents=True, exist_ok=True)
    tds = sorted(td for folder in FOLDERS
                 for td in (args.include / folder).rglob("*.td"))
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        dumps = list(filter(None, pool.map(
            lambda td: dump(td, args, dumps_folder), tds)))
    roots = find_roots(dumps)
    context = sorted({path for paths in roots.values() for path in paths})
    chosen = args.only or list(roots)
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        results = list(pool.map(
            lambda name: import_dialect(name, roots[name], context, args),
            chosen))
        by_name = {result.dialect: result for result in results}
        readable = [result for result in results
                    if result.reads and result.dialect not in args.present]
        list(pool.map(lambda result: load(result, by_name, args), readable))
    print_table(results, args.present)
    bad = [result for result in results if not result.reads
           or not (result.loads or result.dialect in args.present)]
    return int(args.check and bool(bad))


if __name__ == "__main__":
    sys.exit(main())
