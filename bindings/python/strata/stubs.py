# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes type stubs of dialects: `python3 -m strata.stubs FOLDER [DIALECT...]`.

Editors and type checkers that find FOLDER know the classes and functions of the dialects, which
are made when a module is imported.
"""

import os
import sys

from strata import ir
from strata.dialects import _generate, _registry

HEADER = """from typing import Any, Optional, Sequence, Union
from enum import IntEnum, IntFlag
from strata.ir import (Attribute, Block, InsertionPoint, Location, OpOperandList, OpResultList, OpView, Region, Type,
                       Value)

_Operand = Union[Value, OpView]
"""


def parameter(kind, name, slot, is_optional):
    if kind == "operand":
        text = "Sequence[_Operand]" if slot["arity"] == "variadic" else "_Operand"
    elif kind == "result":
        text = "Sequence[Type]" if slot["arity"] == "variadic" else "Type"
    elif kind == "successor":
        text = "Sequence[Block]" if slot["arity"] == "variadic" else "Block"
    else:
        text = "int" if kind == "count" else "Any"
    return f"{name}: Optional[{text}] = None" if is_optional else f"{name}: {text}"


def parameters(signature):
    texts = [parameter(*entry, False) for entry in signature.required]
    texts.append("*")
    texts += [parameter(*entry, True) for entry in signature.optional]
    if signature.infers:
        texts.append("results: Optional[Sequence[Type]] = None")
    return ", ".join([*texts, "loc: Optional[Location] = None", "ip: Optional[InsertionPoint] = None"])


def property_type(slot, is_operand):
    if slot["arity"] == "variadic":
        return "OpOperandList" if is_operand else "OpResultList"
    return "Value" if slot["arity"] == "one" else "Optional[Value]"


def class_lines(module, op):
    signature = _generate.Signature(module, op)
    name = _generate.operation_class_name(op)
    has_extension = _generate.class_of(module, op["name"]).__module__ != module.__name__
    lines = [f"class {name}(OpView):", f"    OPERATION_NAME: str = {signature.full_name!r}"]
    lines.append("    def __init__(self, *args: Any, **kwargs: Any) -> None: ..." if has_extension else
                 f"    def __init__(self, {parameters(signature)}) -> None: ...")
    for is_operand, slots in ((True, op["operands"]), (False, op["results"])):
        for slot in slots:
            if slot["name"] and not (slot["name"] == "result" and not is_operand):
                lines += ["    @property",
                          f"    def {_generate.property_name(slot['name'])}(self) -> {property_type(slot, is_operand)}: ..."]
    for slot in op["attributes"]:
        kind = "bool" if slot.get("kind") == "unit" else "Any"
        lines.append(f"    {_generate.property_name(slot['name'])}: {kind}")
    for region in op["regions"]:
        if region["name"] and not region["variadic"]:
            lines += ["    @property", f"    def {_generate.property_name(region['name'])}(self) -> Region: ..."]
    return lines + extension_lines(_generate.class_of(module, op["name"]), lines) if has_extension else lines


def extension_lines(cls, lines):
    """The further names of a class that an extension has written."""
    known = {line.split("(")[0].split(":")[0].removeprefix("    def ").strip() for line in lines}
    return [f"    {name}: Any" for name in sorted(set(dir(cls)) - set(dir(ir.OpView)) - known) if not name.startswith("_")]


def function_line(module, op):
    name = _generate.function_name(op["name"])
    if name in module.__dict__ and getattr(module.__dict__[name], "__module__", None) != module.__name__:
        return f"def {name}(*args: Any, **kwargs: Any) -> Any: ..."
    single = len(op["results"]) == 1 and op["results"][0]["arity"] == "one"
    result = "Value" if single else "Any" if op["results"] else _generate.operation_class_name(op)
    return f"def {name}({parameters(_generate.Signature(module, op, is_function=True))}) -> {result}: ..."


def write(name):
    """The stub of a dialect as text."""
    import importlib

    module = importlib.import_module("strata.dialects." + name)
    data, lines = module._definition, [HEADER]
    known = _generate.tables(module)
    for title, entry in known.enumerations.items():
        made = getattr(module, title)
        if title in known.functions:
            continue
        lines.append(f"class {title}({'IntFlag' if entry['bits'] else 'IntEnum'}):")
        lines += [f"    {member} = {int(value)}" for member, value in made.__members__.items()] or ["    ..."]
    for title, entry, base in [(t, e, "Type") for t, e in known.types.items()] + [
            (t, e, "Attribute") for t, e in known.attributes.items()]:
        lines += [f"class {title}({base}):", "    @staticmethod",
                  f"    def get(*parameters: Any, context: Any = None) -> {base}: ..."]
    defined = set()
    for op in data["operations"]:
        title = _generate.operation_class_name(op)
        if title not in defined and title.isidentifier():
            lines += class_lines(module, op)
        defined.add(title)
    lines += [function_line(module, op) for op in data["operations"]
              if _generate.function_name(op["name"]).isidentifier()]
    others = [n for n, v in vars(module).items() if callable(v) and not n.startswith("_") and n not in defined
              and n not in known.functions and n not in known.enumerations]
    lines += [f"def {n}(*args: Any, **kwargs: Any) -> Any: ..." for n in sorted(others) if n.isidentifier()]
    return "\n".join(lines) + "\n"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = os.path.join(sys.argv[1], "strata", "dialects")
    os.makedirs(folder, exist_ok=True)
    names = sys.argv[2:] or sorted(_registry.scratch_context().dialects)
    # A file may refer to dialects of files before it.
    with ir.Context() as context:
        for name in names:
            for found in context.load_dialect_file(name) if os.path.exists(name) else [name]:
                save(folder, found)


def save(folder, name):
    with open(os.path.join(folder, name + ".pyi"), "w", encoding="utf-8") as file:
        file.write(write(name))


if __name__ == "__main__":
    main()
