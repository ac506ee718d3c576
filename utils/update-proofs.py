#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps the list of proofs of the bundled rules, strata/Prove/bundled-proofs.txt.

Each line has the dialect and name of a rule, a hash, and the result of `strata prove`. The
hash is that of the rule as operations of pdl and of the declarations in dialect files of
the operations that it names.

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
# The results of `strata prove --bundled`, written by `make prove` (docs/proofs.md).
"""
OPERATION = re.compile(r"^( +)irdl\.operation @([\w.]+)[ \n].*?(?=^\1[^ }\n]|^[}])",
                       re.MULTILINE | re.DOTALL)
DIALECT = re.compile(r"^irdl\.dialect @(\w+)", re.MULTILINE)
RESULT = re.compile(r"^(\S+): (proven|wrong|undecided)(.*)$")


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


def list_hashes(strata):
    """Pairs of `dialect.name` and hash for the rules, sorted. Rules may share a name."""
    texts = declarations()
    hashes = []
    for dialect, line in with_dialects(run([strata, "prove", "--bundled", "--list"])):
        name, rule, *operations = line.split()
        missing = [op for op in operations if op not in texts]
        if missing:
            sys.exit(f"no dialect file declares {missing[0]}")
        parts = [rule] + [texts[op] for op in operations]
        digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
        hashes.append((f"{dialect}.{name}", digest))
    return hashes


def list_results(strata, threads):
    """The result of each rule, in order, with the reason if it is undecided."""
    command = [strata, "prove", "--bundled"]
    if threads:
        command.append(f"--threads={threads}")
    return [(f"{dialect}.{match[1]}", match[2] + match[3])
            for dialect, line in with_dialects(run(command))
            if (match := RESULT.match(line))]


def check(hashes, path):
    """Compares the hashes with those of the list `path`."""
    try:
        lines = read(path).splitlines()
    except FileNotFoundError:
        lines = []
    known = sorted(tuple(line.split()[:2]) for line in lines
                   if line and not line.startswith("#"))
    changed = sorted(set(hashes) ^ set(known))
    if changed:
        sys.exit(f"{path}: the proof of rule {changed[0][0]} is not up to date: "
                 "the rule, or an operation that it names, was changed, added or removed; "
                 "run `make prove`")
    print(f"{len(hashes)} proofs are up to date")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--strata", required=True, help="the tool")
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("--list", default=LIST, help="the list, for --check")
    parser.add_argument("--threads", type=int, help="processes of the solver")
    args = parser.parse_args()
    hashes = list_hashes(args.strata)
    if args.check:
        return check(sorted(hashes), args.list)
    results = list_results(args.strata, args.threads)
    if [name for name, _ in results] != [name for name, _ in hashes]:
        sys.exit("not all rules have a result")
    lines = sorted(f"{name} {digest} {result}"
                   for (name, digest), (_, result) in zip(hashes, results))
    (ROOT / LIST).write_text(HEADER + "\n".join(lines) + "\n")
    wrong = [line for line in lines if line.split()[2].startswith("wrong")]
    return print(f"{len(lines)} results") if not wrong else sys.exit(wrong[0])


if __name__ == "__main__":
    main()
