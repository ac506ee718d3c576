#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps the list of proofs of the bundled rules, folds and ranges, strata/Prove/bundled-proofs.txt.

Each line has the dialect and name of a rule, a hash, and the result of `strata prove`. The
hash is that of the rule as operations of pdl and of the declarations in dialect files of
the operations that it names. Lines that begin with `folds:` or `ranges:` have the name of an
operation; the hash is that of its declaration and of the C++ that folds it, or infers its ranges,
without comments and spaces.

  utils/update-proofs.py --strata build/release/bin/strata          prove, and write the list
  utils/update-proofs.py --strata build/release/bin/strata --check  compare the hashes

--check needs no solver; it fails if the list is not that of the rules.
"""

import argparse
import hashlib
import re
import subprocess
import sys

from strata_files import ROOT, project_files, read

LIST = "strata/Prove/bundled-proofs.txt"
HEADER = """\
# The results of `strata prove` for bundled rules, folds and ranges, written by `make prove` (docs/proofs.md).
"""
OPERATION = re.compile(r"^( +)irdl\.operation @([\w.]+)[ \n].*?(?=^\1[^ }\n]|^[}])",
                       re.MULTILINE | re.DOTALL)
DIALECT = re.compile(r"^irdl\.dialect @(\w+)", re.MULTILINE)
RESULT = re.compile(r"^(\S+): (proven|wrong|undecided)(.*)$")
# The dialects whose folds and ranges are proven, and the C++ that these depend on.
FOLDS = {"arith": ["strata/Dialects/Arith/Arith*Folds.cpp"],
         "index": ["strata/Dialects/Index/IndexHooks.cpp"]}
RANGES = {"arith": [], "index": []}
FOLDS_OF_ALL = ["strata/IR/Build/Fold.cpp", "strata/Semantics/OpSemantics.cpp"]
RANGES_OF_ALL = ["strata/Analysis/FunctionRanges.cpp", "strata/Analysis/ComputedRanges.cpp"]
SPACES = re.compile(r"//[^\n]*|\s+")


def declarations():
    """The texts of operations in bundled dialect files, by name."""
    texts = {}
    for path in project_files():
        if path.parts[:2] != ("strata", "Dialects"):
            continue
        if not path.name.endswith(".irdl.mlir"):
            continue
        text = read(path)
        dialect = DIALECT.search(text)
        for match in OPERATION.finditer(text + "\n"):
            texts[f"{dialect[1]}.{match[2]}"] = match[0]
    return texts


def run(command):
    """The lines that a command prints; exits if it has an error."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if result.returncode not in (0, 1, 2):
        sys.exit(f"{command[0]} fails with {result.returncode}")
    return result.stdout.splitlines()


def with_dialects(lines):
    """The lines after each `// dialect`, with the dialect."""
    dialect = ""
    for line in lines:
        if line.startswith("// "):
            dialect = line[3:]
        else:
            yield dialect, line


def code(patterns):
    """The C++ of the files, without comments and spaces."""
    paths = sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    return [SPACES.sub("", read(path)) for path in paths]


def hash_of(parts):
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def list_operations(texts, kind, dialects, of_all):
    """Pairs of `kind:operation` and hash for the operations of the dialects that declare values."""
    hashes = []
    for dialect, patterns in dialects.items():
        sources = code(patterns + of_all)
        for name, text in texts.items():
            if name.split(".")[0] == dialect:
                hashes.append((f"{kind}:{name}", hash_of([text] + sources)))
    return hashes


def list_hashes(strata):
    """Pairs of `dialect.name` and hash for the rules. Rules may share a name."""
    texts = declarations()
    hashes = []
    for dialect, line in with_dialects(run([strata, "prove", "--bundled", "--list"])):
        name, rule, *operations = line.split()
        missing = [op for op in operations if op not in texts]
        if missing:
            sys.exit(f"no dialect file declares {missing[0]}")
        parts = [rule] + [texts[op] for op in operations]
        hashes.append((f"{dialect}.{name}", hash_of(parts)))
    return hashes


def list_dialect_hashes():
    """The hash of each operation by `folds:name` and `ranges:name`."""
    texts = declarations()
    return dict(list_operations(texts, "folds", FOLDS, FOLDS_OF_ALL) +
                list_operations(texts, "ranges", RANGES, RANGES_OF_ALL))


def list_results(strata, threads, options):
    """The heading and name of each result, in order, and its text."""
    command = [strata, "prove"] + options
    if threads:
        command.append(f"--threads={threads}")
    return [(heading, match[1], match[2] + match[3])
            for heading, line in with_dialects(run(command))
            if (match := RESULT.match(line))]


def prove_rules(strata, threads, hashes):
    """The lines of the list for rules."""
    results = list_results(strata, threads, ["--bundled"])
    if [f"{dialect}.{name}" for dialect, name, _ in results] != [name for name, _ in hashes]:
        sys.exit("not all rules have a result")
    return [f"{name} {digest} {result}"
            for (name, digest), (_, _, result) in zip(hashes, results)]


def prove_dialects(strata, threads):
    """The lines of the list for folds and ranges."""
    hashes = list_dialect_hashes()
    options = [f"--folds={name}" for name in FOLDS] + [f"--ranges={name}" for name in RANGES]
    lines = []
    for heading, name, result in list_results(strata, threads, options):
        key = f"{heading.split()[0]}:{name}"
        lines.append(f"{key} {hashes[key]} {result}")
    return lines


def check(hashes, path):
    """Compares the hashes with those of the list `path`."""
    try:
        lines = read(path).splitlines()
    except FileNotFoundError:
        lines = []
    known = sorted(tuple(line.split()[:2]) for line in lines
                   if line and not line.startswith("#"))
    of_dialects = list_dialect_hashes()
    rules = {entry for entry in known if ":" not in entry[0]}
    changed = sorted(set(hashes) ^ rules)
    if changed:
        sys.exit(f"{path}: the proof of rule {changed[0][0]} is not up to date: "
                 "the rule, or an operation that it names, was changed, added or removed; "
                 "run `make prove`")
    for name, digest in sorted(set(known) - rules):
        if of_dialects.get(name) != digest:
            sys.exit(f"{path}: the proof of {name} is not up to date: the operation, or the C++ "
                     "of its folds or ranges, was changed or removed; run `make prove`")
    print(f"{len(known)} proofs are up to date")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--strata", required=True, help="the tool")
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("--list", default=LIST, help="the list, for --check")
    parser.add_argument("--threads", type=int, help="processes of the solver")
    parser.add_argument("--only", choices=["rules", "dialects"],
                        help="keep the lines of the others as they are")
    args = parser.parse_args()
    hashes = list_hashes(args.strata)
    if args.check:
        return check(sorted(hashes), args.list)
    known = [line for line in read(LIST).splitlines() if line and not line.startswith("#")]
    lines = []
    if args.only != "dialects":
        lines += prove_rules(args.strata, args.threads, hashes)
    else:
        lines += [line for line in known if ":" not in line.split()[0]]
    if args.only != "rules":
        lines += prove_dialects(args.strata, args.threads)
    else:
        lines += [line for line in known if ":" in line.split()[0]]
    lines.sort()
    (ROOT / LIST).write_text(HEADER + "\n".join(lines) + "\n")
    wrong = [line for line in lines if line.split()[2].startswith("wrong")]
    return print(f"{len(lines)} results") if not wrong else sys.exit(wrong[0])


if __name__ == "__main__":
    main()
