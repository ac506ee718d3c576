#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on an include that goes up or sideways between layers.

A file may include from its own folder and from folders with a smaller layer
number. Unit tests (*Test.cpp, *TestUtils.h), benchmarks and test/ may include
anything. Also keeps some headers of others out of places they do not belong,
finds names of dialects in string literals below and beside the dialects, and holds the
table in CONTRIBUTING.md and the code map in ARCHITECTURE.md against the layers
here.
"""

import re
import sys

from strata_files import code_files, project_files, read

# Folder under strata/ and its layer; of nested folders the longest path holds. tools/ lies
# above all.
LAYERS = {
    "Support": 0,
    "CodegenProtocol": 1,
    "IR": 1,
    "Definition": 1,
    "Debug": 2,
    "Interfaces": 2,
    "Polyhedral": 2,
    "Semantics": 2,
    "Affine": 3,
    "Asm": 3,
    "Analysis": 3,
    "Formatter": 4,
    "DialectFiles/Predicates": 3,
    "Bytecode": 4,
    "DialectFiles": 4,
    "Rewrite": 4,
    "Pass": 4,
    "Transforms": 5,
    "Dialects": 5,
    "DialectFiles/ODS": 5,
    "DialectFiles/Tools": 5,
    "Trace": 5,
    "Bufferization": 6,
    "Conversion": 6,
    "Eras": 6,
    "Explore": 6,
    "Interpreter": 6,
    "LanguageServer": 6,
    "Loops": 6,
    "SparseTensor": 6,
    "Structured": 6,
    "Target": 6,
    "Prove": 7,
    "TransformDialect": 7,
    "Tooling": 8,
}
TOOLS_LAYER = 9

# Folders that hold one component for each subfolder.
GROUPS = {"Dialects", "Conversion", "Target"}

# Folders that belong to the component of another folder.
PARTS = {"Definition": "IR"}

# "Dialects/X": {"Dialects/Y"}: X may include Y. ARCHITECTURE.md lists the same.
SIDEWAYS = {
    "Dialects/Affine": {"Dialects/Arith", "Dialects/MemRef",
                        "Dialects/Tensor"},
    "Dialects/Arith": {"Dialects/UB"},
    "Dialects/Bufferization": {"Dialects/Arith", "Dialects/MemRef",
                               "Dialects/Tensor"},
    "Dialects/Complex": {"Dialects/Arith"},
    "Dialects/ControlFlow": {"Dialects/Arith", "Dialects/UB"},
    "Dialects/GPU": {"Dialects/MemRef"},
    "Dialects/Linalg": {"Dialects/Arith", "Dialects/Complex", "Dialects/Math",
                        "Dialects/MemRef", "Dialects/Tensor"},
    "Dialects/MemRef": {"Dialects/Arith"},
    "Dialects/PDLInterp": {"Dialects/PDL"},
    "Dialects/SCF": {"Dialects/Arith", "Dialects/ControlFlow",
                     "Dialects/Tensor"},
    "Dialects/TOSA": {"Dialects/Tensor"},
    "Dialects/Tensor": {"Dialects/Arith"},
    "Dialects/Transform": {"Dialects/PDL"},
    "Dialects/Vector": {"Dialects/Arith", "Dialects/MemRef",
                        "Dialects/Tensor", "Dialects/UB"},
    "SparseTensor": {"Bufferization", "Conversion/LLVMCommon"},
    "Structured": {"Bufferization", "Conversion/LinalgGeneralize",
                   "Conversion/ResolveShapedTypeResultDims"},
}

CONVERSION = re.compile(r"^_strata_add_conversion\((\w+)([^)]*)\)", re.MULTILINE)


def conversion_dependencies():
    """Reads from the build which conversions each may include."""
    text = read("strata/Conversion/CMakeLists.txt")
    allowed = {}
    for name, arguments in CONVERSION.findall(text):
        allowed[f"Conversion/{name}"] = closure = set()
        words = arguments.split()
        if "DEPS" not in words:
            continue
        for word in words[words.index("DEPS") + 1:]:
            if word == "SOURCES":
                break
            closure |= {f"Conversion/{word}"} | allowed[f"Conversion/{word}"]
    return allowed


# Header pattern, where it may be included, and why nowhere else.
KEPT_OUT = [
    (re.compile(r"<iostream>"), (), "iostream brings static constructors"),
    (re.compile(r"<ranges>|<format>|<coroutine>"), (),
     "not in every compiler we build with"),
    (re.compile(r"llvm/Support/CommandLine\.h"), ("Tooling", "tools"),
     "command lines live in Tooling"),
    (re.compile(r"llvm/(IR|ExecutionEngine|CodeGen|MC|Passes)/"),
     ("tools",), "LLVM IR stays in tools/strata-codegen"),
    (re.compile(r"[<\"]mlir/"), (), "Strata does not use upstream's headers"),
]

# Where a dialect may be named below the dialects, and why.
NAMED = [
    ("strata/Rewrite/PDL/", {"pdl", "pdl_interp", "conversion"},
     "rules are operations of these dialects"),
    ("strata/Rewrite/Rules/", {"pdl"},
     "rules become operations of this dialect"),
    ("strata/Rewrite/DialectConversion/", {"conversion"},
     "rules of conversions are operations of this dialect"),
    ("strata/Transforms/GenerateRuntimeVerification.cpp", {"arith", "cf"},
     "a pass says which dialects are in its output"),
]

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
DIALECT = re.compile(r"^\s*irdl\.dialect @(\w+)", re.MULTILINE)

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"][^>"]+[>"])', re.MULTILINE)


def component(parts):
    """Maps path parts below the root to (component, layer), or None."""
    if parts[0] == "tools":
        return "/".join(parts[:2]), TOOLS_LAYER
    if parts[0] != "strata" or len(parts) < 3:
        return None
    nested = "/".join(parts[1:3])
    folder = nested if nested in LAYERS else parts[1]
    if folder not in LAYERS:
        return f"strata/{folder}", None
    # A file of the group itself lists its components.
    is_component = folder in GROUPS and len(parts) > 3
    name = nested if is_component else PARTS.get(folder, folder)
    return name, LAYERS[folder]


def is_free(path):
    return (path.name.endswith(("Test.cpp", "TestUtils.h"))
            or path.parts[0] in ("bench", "test"))


def errors_of(path):
    here = component(path.parts)
    if here is None:
        return
    name, layer = here
    if layer is None:
        yield f"{path}: folder '{name}' has no layer in utils/check-layers.py"
        return
    for match in INCLUDE.finditer(read(path)):
        header = match.group(1)
        line = read(path).count("\n", 0, match.start(1)) + 1
        top = path.parts[0] if path.parts[0] == "tools" else path.parts[1]
        for pattern, allowed, why in KEPT_OUT:
            if pattern.search(header) and top not in allowed:
                yield f"{path}:{line}: {header} is not for this folder: {why}"
        if header.startswith('"') and "/" not in header:
            yield (f"{path}:{line}: {header}: include by the path from the "
                   "root, strata/...")
        there = component(header.strip('<>"').split("/"))
        if there is None or there[0] == name:
            continue
        other, other_layer = there
        if other_layer is None:
            yield f"{path}:{line}: {header}: unknown folder '{other}'"
        elif (other_layer >= layer and other not in SIDEWAYS.get(name, ())
              and not (name in GROUPS and other.startswith(name + "/"))):
            yield (f"{path}:{line}: {name} [{layer}] may not include {other} "
                   f"[{other_layer}]")


def bundled_dialects():
    """Returns the names of the bundled dialects."""
    return {name for path in project_files()
            if path.parts[:2] == ("strata", "Dialects")
            and path.name.endswith(".irdl.mlir")
            for name in DIALECT.findall(read(path))}


# Names of dialects that are also words of the language, or C++ namespaces.
WORDS = {"complex", "index", "llvm", "memref", "shape", "tensor", "vector"}


def errors_of_names(path, dialects):
    """Finds "arith", "arith.addi" and the like below and beside the dialects."""
    here = component(path.parts)
    if here is None or here[1] is None or here[1] > LAYERS["Dialects"]:
        return
    if here[0].startswith("Dialects/"):
        return
    names = "|".join(sorted(dialects))
    # Builtin types and kinds of attributes have names of dialects too.
    alone = "|".join(sorted(dialects - WORDS))
    mention = re.compile(rf"(?<![\w.])({names})\.[a-z_]\w*|^({alone})$")
    for number, line in enumerate(read(path).splitlines(), 1):
        code = line.split("//")[0]
        if code.lstrip().startswith("#include"):
            continue
        for literal in LITERAL.findall(code):
            found = mention.search(literal)
            if not found:
                continue
            dialect = found[1] or found[2]
            if not any(str(path).startswith(place) and dialect in allowed
                       for place, allowed, _ in NAMED):
                yield (f'{path}:{number}: "{literal}" names the dialect '
                       f"'{dialect}', which this folder may not know")


def described_layers(pattern, path):
    """Maps the folders that `pattern` finds in the document to their layers."""
    found = {}
    for match in re.finditer(pattern, read(path), re.MULTILINE):
        for folder in match["folders"].split(", "):
            found[folder.removeprefix("strata/").removesuffix("/*")] = int(
                match["layer"])
    return found


def errors_of_documents(files):
    table = described_layers(r"^\| (?P<layer>\d) \| (?P<folders>.*) \|$",
                             "CONTRIBUTING.md")
    expected = {**LAYERS, "tools": TOOLS_LAYER}
    for folder in sorted(table.keys() | expected.keys()):
        if table.get(folder) != expected.get(folder):
            yield (f"CONTRIBUTING.md: layer of {folder}: "
                   f"{table.get(folder)}, enforced: {expected.get(folder)}")
    code_map = described_layers(
        r"^\*\*(?P<folders>(strata|tools)/\S+)\*\* \[(layer )?(?P<layer>\d)\]",
        "ARCHITECTURE.md")
    there = {}
    for path in files:
        if not component(path.parts):
            continue
        nested = "/".join(path.parts[1:3])
        folder = ("/".join(path.parts[:2]) if path.parts[0] == "tools"
                  else nested if nested in LAYERS else path.parts[1])
        there[folder] = component(path.parts)
    for folder, (_, layer) in sorted(there.items()):
        if code_map.get(folder) != layer:
            yield (f"ARCHITECTURE.md: layer of {folder}: "
                   f"{code_map.get(folder)}, enforced: {layer}")


def main():
    SIDEWAYS.update(conversion_dependencies())
    files = [path for path in code_files() if not is_free(path)]
    errors = [error for path in files for error in errors_of(path)]
    dialects = bundled_dialects()
    errors += [error for path in files
               for error in errors_of_names(path, dialects)]
    errors += errors_of_documents(files)
    for error in errors:
        print(error)
    print(f"{len(files)} files, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
