#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes strata/Tooling/Common/PropertyLayouts.txt: the encoding in bytecode of the
properties of operations of MLIR dialects that Strata has no definitions of.

Takes the records that utils/import-mlir-dialects.py leaves in its folder `dumps`.
Operations with the same layout share a line. With --check, writes nothing and exits
with 1 if the file would change.
"""

import argparse
import collections
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "strata/Tooling/Common/PropertyLayouts.txt"
SEGMENTS = (("AttrSizedOperandSegments", "arguments", "operandSegmentSizes"),
            ("AttrSizedResultSegments", "results", "resultSegmentSizes"))
# C++ types of properties that are stored as a number.
NUMBERS = ("IntegerOverflowFlags", "GEPNoWrapFlags")
HEADER = """\
// The encoding in bytecode of the properties of operations that have no definition, made
// by utils/update-property-layouts.py: attributes in the order of their names, then
// properties that are no attributes, then segment sizes. Attributes marked `!` are
// always there, those marked `?` need not be. `^` is a truth value, `+` an i32; the
// number of segments follows `#`. After the colon: the operations.
"""


def is_a(record, name):
    return name in record.get("!superclasses", [])


def constraint_of(value, records):
    """The record of an argument or result, without the facts about its use."""
    record = records[value["def"]]
    while is_a(record, "OpVariable"):
        record = records[record["constraint"]["def"]]
    return record


def field_of(record, name):
    """The field for argument `name`; None if its encoding is unknown."""
    if is_a(record, "Property"):
        if any(number in record["interfaceType"] for number in NUMBERS):
            return name + "+"
        return name + "^" if record["interfaceType"] == "bool" else None
    optional = record.get("isOptional") or record.get("defaultValue")
    return name + ("?" if optional else "!")


def layout_of(op, records):
    attributes, properties, segments = [], [], []
    for value, name in op["arguments"]["args"]:
        record = constraint_of(value, records)
        if is_a(record, "Property"):
            properties.append(field_of(record, name))
        elif is_a(record, "AttrConstraint"):
            attributes.append(field_of(record, name))
    if None in properties:
        return None
    traits = [records[trait["def"]].get("trait") for trait in op["traits"]]
    for trait, slots, name in SEGMENTS:
        if trait in traits:
            parts = [constraint_of(value, records)
                     for value, _ in op[slots]["args"]]
            count = sum(not is_a(part, "AttrConstraint")
                        and not is_a(part, "Property") for part in parts)
            segments.append(f"{name}#{count}")
    return " ".join(sorted(attributes) + properties + segments)


def find_layouts(dumps, present):
    by_layout = collections.defaultdict(set)
    for path in sorted(dumps.glob("*.json")):
        records = json.loads(path.read_text())
        for key in records["!instanceof"].get("Op", []):
            op = records[key]
            dialect = records[op["opDialect"]["def"]]["name"]
            if op["!anonymous"] or dialect in present:
                continue
            layout = layout_of(op, records)
            if layout:
                by_layout[layout].add(f"{dialect}.{op['opName']}")
    return by_layout


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dumps", type=Path,
                        default=ROOT / "build/mlir-dialects/dumps")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    present = {"builtin", "irdl"}
    for path in (ROOT / "strata/Dialects").glob("*/*.irdl.mlir"):
        for line in path.read_text().splitlines():
            if line.startswith("irdl.dialect @"):
                present.add(line.split("@")[1].split(" ")[0])
    lines = [f"{layout} : {' '.join(sorted(ops))}" for layout, ops
             in sorted(find_layouts(args.dumps, present).items())]
    text = HEADER + "\n".join(lines) + "\n"
    if args.check:
        return int(TARGET.read_text() != text)
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
