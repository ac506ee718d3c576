# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes and functions of dialects, made of their definitions."""

import enum
import keyword

from strata import _core
from strata._ir import operations
from strata._ir.operations import OperationBase, OpView, value_of, values_of
from strata.dialects import _convert, _order

RESERVED = {name for name in dir(OpView) if not name.startswith("__")} | {"loc", "ip", "self", "type_", "results"}


class Tables:
    """The definitions of a dialect by the names of Python."""

    def __init__(self, data):
        # Names of operations by those of classes and functions.
        self.operations = data["operations"]
        self.classes = {cls or default_class_name(name): name for name, cls in self.operations.classes.items()}
        self.functions = {function_name(name): name for name in self.operations.classes}
        self.enumerations = {}
        for entry in data["enumerations"]:
            name = entry["class"].split("::")[-1] or entry["name"]
            # A class may have two definitions. Operations have the attribute of the dialect.
            if name not in self.enumerations or not entry["plain"]:
                self.enumerations[name] = entry
        self.types = {class_name(t): t for t in data["types"]}
        self.attributes = {class_name(a): a for a in data["attributes"]}


def function_name(name):
    name = name.replace(".", "_")
    return name + "_" if keyword.iskeyword(name) or name in ("print",) else name


def snake_case(name):
    """The name as functions have it: upstream's classes have `overflowFlags`, functions `overflow_flags`."""
    if name.islower():
        return name
    parts = []
    for i, char in enumerate(name):
        before, after = name[i - 1:i], name[i + 1:i + 2]
        if char.isupper() and (before.islower() or before.isdigit() or (before.isupper() and after.islower())):
            parts.append("_")
        parts.append(char.lower())
    return "".join(parts)


def default_class_name(name):
    return "".join(part.capitalize() for part in name.replace(".", "_").split("_")) + "Op"


def operation_class_name(op):
    return op["class"] or default_class_name(op["name"])


def class_name(entry):
    name = entry["class"] or "".join(part.capitalize() for part in entry["name"].replace(".", "_").split("_"))
    return name + "_" if keyword.iskeyword(name) else name


def argument_name(name, taken=()):
    name = name.replace(".", "_")
    if keyword.iskeyword(name) or name in ("loc", "ip", "self", "results") or name in taken:
        name += "_"
    return name


def property_name(name):
    name = name.replace(".", "_")
    return name + "_" if keyword.iskeyword(name) or name in RESERVED else name


def tables(module):
    if module._tables is None:
        module._tables = Tables(module._definition)
    return module._tables


def names(module):
    known = tables(module)
    return [*known.classes, *known.functions, *known.enumerations, *known.types, *known.attributes]


def make(module, name):
    """The class or function `name` of a dialect; None if it has none."""
    known = tables(module)
    if name in known.classes:
        return class_of(module, known.classes[name])
    if name in known.functions:
        return make_function(module, known.operations[known.functions[name]])
    if name in known.enumerations:
        return make_enumeration(module, name, known.enumerations[name])
    if name in known.types:
        return make_type(module, name, known.types[name], True)
    if name in known.attributes:
        return make_type(module, name, known.attributes[name], False)
    return None


def class_of(module, stem):
    """The class of the operation `stem`: that of an extension, or the generated one."""
    known = tables(module)
    if stem not in known.operations:
        return None
    if stem not in module._classes:
        module._classes[stem] = generate_class(module, known.operations[stem])
    return module._classes[stem]


def replace_class(module, cls):
    """Makes `cls` the class of its operation."""
    module._classes[cls.OPERATION_NAME.partition(".")[2]] = cls
    setattr(module, cls.__name__, cls)


# ---- Signatures


class Signature:
    """The parameters of a builder, in upstream's order."""

    def __init__(self, module, op, is_function=False):
        self.op = op
        self.full_name = module._definition["name"] + "." + op["name"]
        self.required, self.optional = [], []
        taken = []

        def add(kind, slot, is_optional):
            name = slot["name"] or kind
            name = argument_name(snake_case(name) if is_function else name, taken)
            taken.append(name)
            (self.optional if is_optional else self.required).append((kind, name, slot))
            return name

        self.infers = op["infers"] and _order.infers(self.full_name, op)
        self.results = []
        if not self.infers:
            for slot in op["results"]:
                name = add("result", slot, False)
                self.results.append((name, slot))
        self.arguments = []
        for kind, slot in _order.arguments(self.full_name, op):
            if kind == "operand":
                is_optional = slot["arity"] == "optional"
            else:
                is_optional = slot["name"] not in _order.REQUIRED.get(self.full_name, ()) and (
                    not slot["required"] or slot.get("default") or slot.get("implied"))
            self.arguments.append((kind, add(kind, slot, is_optional), slot))
        self.successors = []
        for successor in op["successors"]:
            slot = {"name": successor.rstrip("."), "arity": "variadic" if successor.endswith("...") else "one"}
            self.successors.append((add("successor", slot, False), slot))
        self.regions = [region for region in op["regions"] if not region["variadic"]]
        self.region_counts = [add("count", {"name": "num_" + region["name"]}, False)
                              for region in op["regions"] if region["variadic"]]

    def parameters(self):
        texts = [name for _, name, _ in self.required]
        texts.append("*")
        texts += [name + "=None" for _, name, _ in self.optional]
        if self.infers:
            texts.append("results=None")
        return ", ".join(texts + ["loc=None", "ip=None"])


def has_segments(op, kind):
    return f"AttrSized{kind}Segments" in op["traits"]


def operand_code(signature):
    """The expression of the operands, and statements before it."""
    operands = [(name, slot) for kind, name, slot in signature.arguments if kind == "operand"]
    order = {slot["name"]: i for i, slot in enumerate(signature.op["operands"])}
    operands.sort(key=lambda pair: order[pair[1]["name"]])
    parts, statements = [], []
    for name, slot in operands:
        if slot["arity"] == "one":
            parts.append(f"{name} if isinstance({name}, _Value) else _value_of({name}, {name!r})")
        elif slot["arity"] == "optional":
            statements.append(f"{name} = () if {name} is None else (_value_of({name}, {name!r}),)")
            parts.append(f"*{name}")
        elif slot.get("groups"):
            statements.append(f"{name}_groups = [_values_of(g, {name!r}) for g in {name}]")
            statements.append(f"{name} = [v for g in {name}_groups for v in g]")
            parts.append(f"*{name}")
        else:
            statements.append(f"{name} = _values_of({name}, {name!r})")
            parts.append(f"*{name}")
    sizes = [f"len({name})" if slot["arity"] != "one" else "1" for name, slot in operands]
    return "(" + "".join(part + ", " for part in parts) + ")", statements, sizes


def attribute_code(signature, sizes):
    """Statements that fill the dictionary `attributes`."""
    lines = []
    for kind, name, slot in signature.arguments:
        if kind != "attr":
            continue
        converter = f"_convert({slot.get('kind', 'attribute')!r}, {slot['summary']!r}, {name}, loc, {name!r})"
        if (kind, name, slot) in signature.optional:
            lines.append(f"if {name} is not None:")
            if slot.get("kind") == "unit":
                lines[-1] = f"if {name} is not None and {name} is not False:"
            lines.append(f"    _attributes[{slot['name']!r}] = {converter}")
        else:
            lines.append(f"_attributes[{slot['name']!r}] = {converter}")
    if has_segments(signature.op, "Operand"):
        lines.append(f"_attributes['operandSegmentSizes'] = _sizes([{', '.join(sizes)}], loc)")
    for kind, name, slot in signature.arguments:
        if kind == "operand" and slot.get("groups"):
            lines.append(f"_attributes[{slot['groups']!r}] = _sizes([len(g) for g in {name}_groups], loc)")
    if has_segments(signature.op, "Result") and not signature.infers:
        counts = ", ".join("1" if slot["arity"] == "one" else f"len({name})" for name, slot in signature.results)
        lines.append(f"_attributes['resultSegmentSizes'] = _sizes([{counts}], loc)")
    return lines


def result_code(signature):
    if signature.infers:
        return "results", []
    parts, statements = [], []
    for name, slot in signature.results:
        if slot["arity"] == "one":
            parts.append(name)
        elif slot["arity"] == "optional":
            statements.append(f"{name} = () if {name} is None else ({name},)")
            parts.append("*" + name)
        else:
            statements.append(f"{name} = list({name})")
            parts.append("*" + name)
    return "(" + "".join(part + ", " for part in parts) + ")", statements


def successor_code(signature):
    parts = [("*" if slot["arity"] == "variadic" else "") + name for name, slot in signature.successors]
    return "(" + "".join(part + ", " for part in parts) + ")" if parts else "None"


def build_code(signature, target):
    """The body of a builder, and the expression that creates the operation."""
    operands, operand_lines, sizes = operand_code(signature)
    results, result_lines = result_code(signature)
    lines = operand_lines + result_lines
    attribute_lines = attribute_code(signature, sizes)
    if attribute_lines:
        lines += ["_attributes = {}", *attribute_lines]
    regions = " + ".join([str(len(signature.regions)), *signature.region_counts])
    call = (f"_create({target}, {signature.full_name!r}, {results}, {operands}, "
            f"{'_attributes' if attribute_lines else 'None'}, {successor_code(signature)}, {regions}, loc, ip)")
    return lines, call


NAMESPACE = {"_create": _core.create, "_Value": operations.Value, "_value_of": value_of, "_values_of": values_of,
             "_convert": _convert.convert, "_sizes": _convert.sizes, "_result": _core.strataOperationGetResult}


def compile_function(name, parameters, lines, **extra):
    source = f"def {name}({parameters}):\n" + "".join(f"    {line}\n" for line in lines)
    namespace = dict(NAMESPACE, **extra)
    exec(compile(source, f"<strata.dialects: {name}>", "exec"), namespace)
    return namespace[name]


# ---- Operations


def documentation(op):
    text = op["summary"]
    if op["description"]:
        text += "\n\n" + op["description"]
    return text + "".join("\n\n    " + example for example in op["examples"])


def generate_class(module, op):
    signature = Signature(module, op)
    lines, call = build_code(signature, "self")
    init = compile_function("__init__", "self, " + signature.parameters(), lines + [call])

    body = {"__slots__": (), "__module__": module.__name__, "__doc__": documentation(op),
            "OPERATION_NAME": signature.full_name, "__init__": init}
    add_properties(body, op)
    return type(operation_class_name(op), (OpView,), body)


def add_properties(body, op):
    for kind, slots in ((operations.OPERANDS, op["operands"]), (operations.RESULTS, op["results"])):
        is_fixed = True
        for index, slot in enumerate(slots):
            name = property_name(slot["name"])
            is_single = slot["arity"] == "one"
            if slot["name"] and not (slot["name"] == "result" and len(slots) == 1):
                if is_single and is_fixed:
                    body[name] = _core.property(1 if kind == operations.OPERANDS else 2, name, index)
                else:
                    body[name] = segment_property(kind, slot)
            is_fixed = is_fixed and is_single
    for slot in op["attributes"]:
        name = property_name(slot["name"])
        body[name] = unit_property(slot) if slot.get("kind") == "unit" else _core.property(0, slot["name"])
    for index, region in enumerate(op["regions"]):
        name = property_name(region["name"])
        if region["name"] and not region["variadic"]:
            body[name] = property(lambda self, index=index: _core.strataOperationGetRegion(self, index))
        elif region["name"]:
            body[name] = property(lambda self, index=index: list(self.regions)[index:])


def segment_property(kind, slot):
    arity, name, is_operand = slot["arity"], slot["name"], kind == operations.OPERANDS

    def get(self):
        first, size = _core.segment(self, name, is_operand)
        if arity == "variadic":
            return _core.view(self, kind, first, size)
        values = self.operands if is_operand else self.results
        return values[first] if size else None

    return property(get)


def unit_property(slot):
    name = slot["name"]

    def get(self):
        return name in self.attributes

    def set_(self, value):
        if value:
            self.attributes[name] = _core.strataUnitAttrGet(self.context)
        elif name in self.attributes:
            del self.attributes[name]

    return property(get, set_)


def results_of(op):
    """The value of a function that builds an operation: its result or results, or the operation without results."""
    number = _core.strataOperationGetNumResults(op)
    return _core.strataOperationGetResult(op, 0) if number == 1 else op.results if number else op


def make_function(module, op):
    signature = Signature(module, op, is_function=True)
    name = function_name(op["name"])
    cls = class_of(module, op["name"])
    lines, call = build_code(signature, "_cls")
    if len(op["results"]) == 1 and op["results"][0]["arity"] == "one":
        ending = [f"return _result({call}, 0)"]
    else:
        ending = [f"return _results_of({call})"]
    function = compile_function(name, signature.parameters(), lines + ending, _cls=cls, _results_of=results_of)
    function.__doc__ = documentation(op)
    function.__module__ = module.__name__
    return function


# ---- Enumerations, types and attributes


def make_enumeration(module, name, entry):
    """An enumeration; its members are accepted where operations want the attribute."""
    cases, taken = {}, set()
    for case in entry["cases"]:
        symbol = case["symbol"] or case["keyword"]
        symbol = symbol + "_" if keyword.iskeyword(symbol) else symbol
        if symbol not in taken and symbol.isidentifier():
            taken.add(symbol)
            cases[symbol] = case["value"]
    base = enum.IntFlag if entry["bits"] else enum.IntEnum
    made = base(name, cases, module=module.__name__)
    _convert.ENUMERATIONS[made] = _convert.Enumeration(module._definition["name"], entry)
    return made


def make_type(module, name, entry, is_type):
    """A type or attribute of the dialect, whose `get` takes the parameters."""
    from strata._ir.attributes import Attribute
    from strata._ir.types import Type

    base = Type if is_type else Attribute
    prefix = ("!" if is_type else "#") + module._definition["name"] + "." + entry["name"]

    def get(*parameters, context=None):
        texts = [str(p) for p in parameters]
        return base.parse(prefix + (f"<{', '.join(texts)}>" if texts else ""), context)

    def is_instance(other):
        return isinstance(other, base) and str(other).startswith(prefix)

    full_name = module._definition["name"] + "." + entry["name"]
    return type(name, (base,), {"__slots__": (), "_definition_name": full_name, "__module__": module.__name__, "__doc__": entry["description"] or entry["summary"],
                                "get": staticmethod(get), "isinstance": staticmethod(is_instance)})
