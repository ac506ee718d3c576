# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dialects defined in Python.

    class Shop(Dialect, name="shop"):
        "Boxes and parcels."

    class Box(Shop.Type, name="box"):
        item: Param[Type]

    class Pack(Shop.Operation, name="pack", traits=["Pure"]):
        "Packs numbers."
        first: Operand[IntegerType]
        rest: Sequence[Operand[IntegerType]]
        label: StringAttr
        box: Result[Box]

    Shop.load()
    Pack(Box.get(IntegerType.get_signless(32)), x, [y, z], "fragile")

The definitions are turned into a dialect file (`Shop.text()`, `Shop.write(path)`), which every tool
reads. A constraint is a class of types or attributes, a type, a predicate of dialect files as a
string, `Any`, a union of constraints, or a TypeVar, whose uses are equal.
"""

import collections.abc
import enum
import importlib
import inspect
import re
import types
import typing
from typing import Any, Generic, TypeVar

from strata import _core
from strata import ir as _ir
from strata._ir.core import MLIRError, current_context
from strata._ir.operations import OpView

__all__ = ["Any", "Attribute", "DefinitionError", "Dialect", "Operand", "Operation", "Param", "Region", "Result",
           "Successor", "Type"]

T = TypeVar("T")


class _Marker(Generic[T]):
    """Its argument is any constraint, also a string or a type, which `Generic` refuses."""

    def __class_getitem__(cls, constraint):
        return types.GenericAlias(cls, (constraint,))


if typing.TYPE_CHECKING:

    class _Marker(_ir.Value, Generic[T]):
        @property
        def type(self) -> T: ...


class Operand(_Marker[T]):
    """An operand; `Optional[Operand[...]]` and `Sequence[Operand[...]]` are optional and variadic."""


class Result(_Marker[T]):
    """A result, as Operand."""


class Param(_Marker[T]):
    """A parameter of a type or attribute."""


class Region:
    """A region; `Sequence[Region]` is a variadic one."""


class Successor:
    """A block that control flows to; `Sequence[Successor]` is variadic."""


class DefinitionError(MLIRError):
    """A definition is wrong. `filename` and `lineno` are its place, None if it is unknown."""

    def __init__(self, message, filename=None, lineno=None, diagnostics=()):
        self.filename, self.lineno = filename, lineno
        place = f"{filename}:{lineno}: " if filename else ""
        super().__init__(place + message, diagnostics)


def _find_place(cls, slot=None):
    """The file and line of a class, or of an annotation in it."""
    try:
        lines, start = inspect.getsourcelines(cls)
        filename = inspect.getsourcefile(cls)
    except (OSError, TypeError):
        return None, None
    for number, line in enumerate(lines):
        if slot and re.match(rf"\s+{re.escape(slot)}\s*:", line):
            return filename, start + number
    return filename, start


def _fail(message, cls, slot=None, diagnostics=()):
    where = f"class {cls.__name__}" + (f", '{slot}'" if slot else "")
    raise DefinitionError(f"{where}: {message}", *_find_place(cls, slot), diagnostics)


# ---- Constraints

CONCRETE = {"BF16Type": "bf16", "F16Type": "f16", "F32Type": "f32", "F64Type": "f64", "FloatTF32Type": "tf32",
            "IndexType": "index", "NoneType": "none"}
PREDICATES = {
    "IntegerType": "integer", "FloatType": "any_float", "ComplexType": "complex", "FunctionType": "function",
    "TupleType": "tuple", "VectorType": "vector", "RankedTensorType": "ranked_tensor",
    "UnrankedTensorType": "unranked_tensor", "MemRefType": "ranked_memref", "UnrankedMemRefType": "unranked_memref",
    "ShapedType": "shaped", "BoolAttr": "bool_attr", "IntegerAttr": "integer_attr", "FloatAttr": "float_attr",
    "StringAttr": "string_attr", "ArrayAttr": "array_attr", "DictAttr": "dictionary_attr", "TypeAttr": "type_attr",
    "SymbolRefAttr": "symbol_ref", "FlatSymbolRefAttr": "flat_symbol_ref", "UnitAttr": "unit_attr",
    "AffineMapAttr": "affine_map_attr", "IntegerSetAttr": "integer_set_attr", "ElementsAttr": "elements_attr",
    "DenseElementsAttr": "dense_elements_attr", "DenseBoolArrayAttr": "i1_array", "DenseI8ArrayAttr": "i8_array",
    "DenseI16ArrayAttr": "i16_array", "DenseI32ArrayAttr": "i32_array", "DenseI64ArrayAttr": "i64_array",
    "DenseF32ArrayAttr": "f32_array", "DenseF64ArrayAttr": "f64_array"}
KINDS = {"StringAttr": "string", "BoolAttr": "bool", "FlatSymbolRefAttr": "flat_symbol_ref", "TypeAttr": "type",
         "UnitAttr": "unit", "DenseBoolArrayAttr": "dense<i1>", "DenseI8ArrayAttr": "dense<i8>",
         "DenseI16ArrayAttr": "dense<i16>", "DenseI32ArrayAttr": "dense<i32>", "DenseI64ArrayAttr": "dense<i64>",
         "DenseF32ArrayAttr": "dense<f32>", "DenseF64ArrayAttr": "dense<f64>", "int": "i64", "float": "f64",
         "str": "string", "bool": "bool"}


def _quote(text):
    escapes = {'"': '\\"', "\\": "\\\\"}
    return '"' + "".join(escapes.get(c) or (c if c.isprintable() else "".join(f"\\{b:02X}" for b in c.encode()))
                         for c in text) + '"'


def _strings(texts):
    return "[" + ", ".join(_quote(text) for text in texts) + "]"


def _is_union(annotation):
    return typing.get_origin(annotation) in (typing.Union, types.UnionType)


class _Slot:
    """An annotation: its kind, constraint and arity."""

    def __init__(self, cls, name, annotation, default_kind):
        self.name, self.arity, self.kind, self.constraint = name, "one", default_kind, annotation
        if _is_union(annotation) and type(None) in typing.get_args(annotation):
            parts = [part for part in typing.get_args(annotation) if part is not type(None)]
            annotation = parts[0] if len(parts) == 1 else typing.Union[tuple(parts)]
            self.arity = "optional"
        elif typing.get_origin(annotation) in (collections.abc.Sequence, list):
            (annotation,) = typing.get_args(annotation)
            self.arity = "variadic"
        self.constraint = annotation
        for kind, marker in (("operand", Operand), ("result", Result), ("param", Param)):
            if annotation is marker:
                self.kind, self.constraint = kind, Any
            elif typing.get_origin(annotation) is marker:
                self.kind, (self.constraint,) = kind, typing.get_args(annotation)
        if annotation in (Region, _ir.Region):
            self.kind = "region"
        if annotation in (Successor, _ir.Block):
            self.kind = "successor"
        if self.arity == "variadic" and self.kind in ("attr", "param"):
            _fail("an attribute or parameter is not variadic; use ArrayAttr or a dense array", cls, name)


class _Writer:
    """Writes the dialect file, and remembers which line belongs to which annotation."""

    def __init__(self, dialect):
        self.dialect = dialect
        self.lines, self.places = [], []

    def add(self, text, cls=None, slot=None):
        self.lines.append(text)
        self.places.append((cls, slot))

    def text(self):
        return "\n".join(self.lines) + "\n"

    def _attributes(self, entries):
        return " attributes {" + ", ".join(entries) + "}" if entries else ""

    def _documentation(self, cls):
        text = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
        summary, _, description = text.partition("\n\n")
        entries = []
        if summary:
            entries.append("strata.summary = " + _quote(" ".join(summary.split()).rstrip(".")))
        if description:
            entries.append("strata.description = " + _quote(description))
        return entries

    def write(self):
        dialect = self.dialect
        entries = ["strata.version = 1 : i32", *self._documentation(dialect), *dialect._options]
        self.add(f"irdl.dialect @{dialect.DIALECT_NAMESPACE}{self._attributes(entries)} {{", dialect)
        for cls in dialect._enumerations.values():
            self._write_enumeration(cls)
        for cls in dialect._definitions:
            _Definition(self, cls).write()
        self.add("}", dialect)

    def _write_enumeration(self, cls):
        cases = _strings(case.name for case in cls)
        values = ", ".join(str(case.value) for case in cls)
        bits = ", bits" if issubclass(cls, enum.Flag) else ""
        entries = [f"strata.class = {_quote(cls.__name__ + 'Attr')}", *self._documentation(cls),
                   f"strata.enum = {{cases = {cases}, values = [{values}], class = {_quote(cls.__name__)}{bits}}}"]
        self.add(f"  irdl.attribute @{self.dialect._enumeration_name(cls)}{self._attributes(entries)}", cls)


class _Definition:
    """Writes a class: a type, an attribute or an operation."""

    def __init__(self, writer, cls):
        self.writer, self.cls = writer, cls
        self.variables, self.names = {}, set()
        self.lines = []

    def write(self):
        cls, writer = self.cls, self.writer
        word = {Operation: "operation", Type: "type", Attribute: "attribute"}[cls._base]
        self._write_body()
        entries = [f"strata.class = {_quote(cls.__name__)}", *writer._documentation(cls), *cls._options]
        successors = [s.name + ("..." if s.arity == "variadic" else "") for s in cls._slots_of("successor")]
        if successors:
            entries.append("strata.successors = " + _strings(successors))
        entries += self._order()
        if any(len([s for s in cls._slots_of(kind) if s.arity != "one"]) > 1 for kind in ("operand", "result")):
            traits = [f"AttrSized{kind.capitalize()}Segments" for kind in ("operand", "result")
                      if len([s for s in cls._slots_of(kind) if s.arity != "one"]) > 1]
            entries.append("strata.traits = " + _strings([*cls._traits, *traits]))
        elif cls._traits:
            entries.append("strata.traits = " + _strings(cls._traits))
        writer.add(f"  irdl.{word} @{cls._name}{writer._attributes(entries)} {{", cls)
        for text, slot in self.lines:
            writer.add("    " + text, cls, slot)
        writer.add("  }", cls)

    def _write_body(self):
        for kind, word in (("operand", "operands"), ("result", "results"), ("param", "parameters")):
            parts = []
            for slot in self.cls._slots_of(kind):
                arity = "" if slot.arity == "one" or kind == "param" else slot.arity + " "
                parts.append(f"{slot.name}: {arity}%{self._constrain(slot)}")
            if parts:
                self.lines.append((f"irdl.{word}({', '.join(parts)})", None))
        attrs = [f"{_quote(s.name)} = %{self._constrain(s)}" for s in self.cls._slots_of("attr")]
        if attrs:
            self.lines.append((f"irdl.attributes {{{', '.join(attrs)}}}", None))
        self._write_regions()

    def _order(self):
        """A builder with the parameters in the order of the class, if attributes are before operands."""
        slots = self.cls._slots_of("attr", "operand")
        kinds = [slot.kind for slot in slots]
        if kinds == sorted(kinds, reverse=True):
            return []
        return ["strata.builders = " + _strings([", ".join(s.name for s in self.cls._slots_of("result") + slots)])]

    def _write_regions(self):
        slots = self.cls._slots_of("region")
        for slot in slots:
            attributes = " {strata.variadic}" if slot.arity == "variadic" else ""
            self.lines.append((f"%{slot.name} = irdl.region{attributes}", slot.name))
            if slot.arity == "optional":
                _fail("a region is not optional", self.cls, slot.name)
        if slots:
            self.lines.append((f"irdl.regions({', '.join(f'{s.name}: %{s.name}' for s in slots)})", None))

    def _constrain(self, slot):
        """The name of the constraint of a slot."""
        extra = []
        if slot.kind in ("attr", "param"):
            kind = KINDS.get(getattr(slot.constraint, "__name__", None))
            if kind:
                extra.append(f"strata.kind = {_quote(kind)}")
            if slot.arity == "optional":
                extra.append("strata.optional")
        return self._emit(slot.constraint, slot, slot.name, extra)

    def _fresh(self, name):
        base, number = name, 0
        while name in self.names:
            number += 1
            name = f"{base}_{number}"
        self.names.add(name)
        return name

    def _emit(self, constraint, slot, name, extra=()):
        """Writes a constraint, and returns its name."""
        if isinstance(constraint, TypeVar):
            return self._emit_variable(constraint, slot)
        text = self._text(constraint, slot, name)
        name = self._fresh(name)
        attributes = " {" + ", ".join(extra) + "}" if extra else ""
        self.lines.append((f"%{name} = {text}{attributes}", slot.name))
        return name

    def _emit_variable(self, variable, slot):
        if variable not in self.variables:
            bound = variable.__bound__ or Any
            if variable.__constraints__:
                bound = typing.Union[variable.__constraints__]
            self.variables[variable] = self._emit(bound, slot, variable.__name__)
        return self.variables[variable]

    def _text(self, constraint, slot, name):
        if constraint is Any or constraint is _ir.Type or constraint is _ir.Attribute or constraint is _ir.Value:
            return "irdl.any"
        if isinstance(constraint, typing.ForwardRef):
            constraint = constraint.__forward_arg__
        if isinstance(constraint, str):
            return f"irdl.c_pred {_quote(constraint)}"
        if isinstance(constraint, (_ir.Type, _ir.Attribute)):
            return f"irdl.is {constraint}"
        if _is_union(constraint):
            parts = [self._emit(part, slot, name + "_case") for part in typing.get_args(constraint)]
            return f"irdl.any_of({', '.join('%' + part for part in parts)})"
        if isinstance(constraint, type):
            return self._text_of_class(constraint, slot)
        _fail(f"{constraint!r} is no constraint", self.cls, slot.name)

    def _text_of_class(self, cls, slot):
        name = cls.__name__
        if name in CONCRETE and cls.__module__.startswith("strata."):
            return f"irdl.is {CONCRETE[name]}"
        if name in PREDICATES and cls.__module__.startswith("strata."):
            return f"irdl.c_pred {_quote(PREDICATES[name])}"
        if issubclass(cls, (Type, Attribute)) and cls._dialect is not None:
            return f"irdl.base @{cls._dialect.DIALECT_NAMESPACE}::@{cls._name}"
        if issubclass(cls, enum.Enum):
            return f"irdl.base @{self.writer.dialect.DIALECT_NAMESPACE}::@{self.writer.dialect._enumeration_name(cls)}"
        definition = cls.__dict__.get("_definition_name")
        if definition:
            return f"irdl.base {_quote(('!' if issubclass(cls, _ir.Type) else '#') + definition)}"
        if cls in (int, float, str, bool):
            return "irdl.any"
        _fail(f"{name} is no class of types or attributes", self.cls, slot.name)


# ---- The bases of definitions


def _snake_case(name):
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class _Defined:
    """The common part of operations, types and attributes."""

    __slots__ = ()
    _dialect = None
    _base = None
    _name = None
    _slots = ()
    _options = ()
    _traits = ()

    @classmethod
    def _define(cls, name, traits, options):
        cls._name = name or _snake_case(cls.__name__)
        cls._traits = tuple(traits)
        cls._options = tuple(options)
        if any(other._name == cls._name and other._base is cls._base for other in cls._dialect._definitions):
            _fail(f"'{cls._dialect.DIALECT_NAMESPACE}.{cls._name}' is defined twice", cls)
        try:
            annotations = inspect.get_annotations(cls, eval_str=True)
        except (NameError, SyntaxError, TypeError) as error:
            _fail(str(error), cls, next(iter(cls.__dict__.get("__annotations__", {})), None))
        kind = "attr" if cls._base is Operation else "param"
        cls._slots = [_Slot(cls, slot, annotation, kind) for slot, annotation in annotations.items()]
        for slot in cls._slots:
            if slot.constraint in cls._dialect._enumerations.values():
                continue
            if isinstance(slot.constraint, type) and issubclass(slot.constraint, enum.Enum):
                cls._dialect._enumerations[cls._dialect._enumeration_name(slot.constraint)] = slot.constraint
        cls._dialect._definitions.append(cls)

    @classmethod
    def _slots_of(cls, *kinds):
        return [slot for slot in cls._slots if slot.kind in kinds]


def _options(format, extra):
    options = []
    if format:
        options.append("strata.format = " + _quote(format))
    for name, value in extra.items():
        if value is True:
            options.append(f"strata.{name}")
        elif isinstance(value, str):
            options.append(f"strata.{name} = {_quote(value)}")
        else:
            options.append(f"strata.{name} = {_strings(value)}")
    return options


class Operation(OpView, _Defined):
    """The base of operations; options of the class are those of `irdl.operation` in dialect files."""

    if typing.TYPE_CHECKING:

        def __init__(self, *parameters: Any, **named: Any) -> None: ...

    def __init_subclass__(cls, *, name=None, traits=(), format=None, abstract=False, **extra):
        super().__init_subclass__()
        if not abstract:
            if cls._dialect is None:
                raise TypeError("derive from the Operation of a dialect: class Pack(Shop.Operation)")
            cls._base = Operation
            cls._define(name, traits, _options(format, extra))
            cls.OPERATION_NAME = f"{cls._dialect.DIALECT_NAMESPACE}.{cls._name}"
            cls.__init__ = _not_loaded


def _not_loaded(self, *_, **__):
    raise RuntimeError(f"'{self.OPERATION_NAME}' is not loaded: call {type(self)._dialect.__name__}.load()")


class _Parameterized(_Defined):
    __slots__ = ()

    @classmethod
    def get(cls, *parameters, context=None):
        """The type or attribute with these parameters: types, attributes, and numbers and strings of their kinds."""
        texts = [_quote(p) if isinstance(p, str) else str(p).lower() if isinstance(p, bool) else str(p)
                 for p in parameters]
        sign = "!" if cls._base is Type else "#"
        name = f"{sign}{cls._dialect.DIALECT_NAMESPACE}.{cls._name}"
        return cls._base._root.parse(name + (f"<{', '.join(texts)}>" if texts else ""), context)

    @classmethod
    def isinstance(cls, other):
        return isinstance(other, cls)

    @classmethod
    def _define_class(cls, base, name, traits, options):
        cls._base = base
        cls._define(name, traits, options)
        count = "strataTypeGetParameter" if base is Type else "strataAttributeGetParameter"
        for index, slot in enumerate(cls._slots_of("param")):
            if slot.name not in cls.__dict__:
                setattr(cls, slot.name, _parameter(count, index))


def _parameter(function, index):
    def get(self):
        value = getattr(_core, function)(self, index)
        return value.value if isinstance(value, _ir.TypeAttr) else value

    return property(get)


class Type(_ir.Type, _Parameterized):
    """The base of types."""

    _root = _ir.Type

    def __init_subclass__(cls, *, name=None, traits=(), format=None, abstract=False, **extra):
        super().__init_subclass__()
        if not abstract:
            cls._define_class(Type, name, traits, _options(format, extra))


class Attribute(_ir.Attribute, _Parameterized):
    """The base of attributes."""

    _root = _ir.Attribute

    def __init_subclass__(cls, *, name=None, traits=(), format=None, abstract=False, **extra):
        super().__init_subclass__()
        if not abstract:
            cls._define_class(Attribute, name, traits, _options(format, extra))


class Dialect:
    """A dialect: `class Shop(Dialect, name="shop")`, with Shop.Operation, Shop.Type and Shop.Attribute."""

    DIALECT_NAMESPACE = None
    Operation, Type, Attribute = Operation, Type, Attribute

    def __init_subclass__(cls, *, name=None, **extra):
        super().__init_subclass__()
        cls.DIALECT_NAMESPACE = name or _snake_case(cls.__name__)
        cls._definitions, cls._enumerations = [], {}
        cls._options = _options(None, extra)
        for base in (Operation, Type, Attribute):
            body = {"_dialect": cls, "__module__": cls.__module__, "__doc__": base.__doc__}
            setattr(cls, base.__name__, types.new_class(base.__name__, (base,), {"abstract": True}, lambda n: n.update(body)))

    @staticmethod
    def _enumeration_name(cls):
        return _snake_case(cls.__name__)

    @classmethod
    def _written(cls):
        writer = _Writer(cls)
        writer.write()
        return writer

    @classmethod
    def text(cls):
        """The dialect file."""
        return cls._written().text()

    @classmethod
    def write(cls, path):
        """Writes the dialect file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(cls.text())

    @classmethod
    def load(cls, context=None):
        """Loads the dialect in a Context. The classes are those of its operations then."""
        context = current_context(context)
        if _core.strataContextHasDialect(context, cls.DIALECT_NAMESPACE):
            return
        writer = cls._written()
        _register_classes(cls)
        try:
            context.load_dialect_text(writer.text(), f"<{cls.DIALECT_NAMESPACE}>")
        except MLIRError as error:
            _fail_at(writer, error)
        _adopt(cls)


def _fail_at(writer, error):
    """Raises an error at the annotation that the first diagnostic is about."""
    for diagnostic in error.error_diagnostics:
        location = diagnostic.location
        if not location.is_a_file() or not 0 < location.start_line <= len(writer.places):
            continue
        cls, slot = writer.places[location.start_line - 1]
        _fail(diagnostic.message, cls, slot, error.error_diagnostics)
    raise DefinitionError(error.message, diagnostics=error.error_diagnostics) from error


def _register_classes(dialect):
    from strata._ir import attributes, types as ir_types

    for cls in dialect._definitions:
        if cls._base is not Operation:
            tables = ir_types.CLASSES if cls._base is Type else attributes.CLASSES
            tables[f"{dialect.DIALECT_NAMESPACE}.{cls._name}"] = cls


def _adopt(dialect):
    """Makes the classes of the program those of the dialect's module."""
    from strata.dialects import _convert, _generate

    module = importlib.import_module("strata.dialects." + dialect.DIALECT_NAMESPACE)
    entries = {entry["name"]: entry for entry in module._definition["enumerations"]}
    for name, cls in dialect._enumerations.items():
        _convert.ENUMERATIONS[cls] = _convert.Enumeration(dialect.DIALECT_NAMESPACE, entries[name])
    for cls in dialect._definitions:
        if cls._base is Operation:
            generated = _generate.generate_class(module, _generate.tables(module).operations[cls._name])
            for name, value in generated.__dict__.items():
                if name == "__init__" and cls.__dict__.get(name) is _not_loaded:
                    cls.__init__ = value
                elif name not in cls.__dict__ and not name.startswith("__"):
                    setattr(cls, name, value)
            _generate.replace_class(module, cls)
        else:
            setattr(module, cls.__name__, cls)
