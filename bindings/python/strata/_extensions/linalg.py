# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Named operations with their bodies, and linalg.generic as a decorator."""

from strata import _core
from strata._ir.attributes import AffineMapAttr, ArrayAttr, Attribute
from strata._ir.core import current_context
from strata._ir.operations import InsertionPoint, value_of
from strata._ir.types import RankedTensorType, UnrankedTensorType
from strata.dialects import _convert, _generate


def result_types(outs):
    return [out.type for out in outs if isinstance(out.type, (RankedTensorType, UnrankedTensorType))]


def element_type(value):
    kind = value.type
    return kind.element_type if hasattr(kind, "element_type") and hasattr(kind, "has_rank") else kind


def given(results):
    """The value of a function that builds an operation: one result, or a list of results."""
    return results[0] if len(results) == 1 else list(results)


def make_named(module, data):
    """The function of a named operation: `matmul(a, b, outs=[c])`."""
    full_name = "linalg." + data["name"]
    cls = _generate.class_of(module, data["name"])
    kinds = {slot["name"]: slot for slot in data["attributes"]}
    has_segments = "AttrSizedOperandSegments" in data["traits"]

    def build(*ins, outs=(), loc=None, ip=None, **options):
        inputs = [value_of(v) for v in ins]
        outputs = [value_of(v) for v in outs]
        attributes = {}
        for name, value in options.items():
            if name not in kinds:
                raise TypeError(f"{full_name} has no attribute '{name}'")
            slot = kinds[name]
            attributes[name] = _convert.convert(slot.get("kind", "attribute"), slot["summary"], value, loc)
        if has_segments:
            attributes["operandSegmentSizes"] = _convert.sizes([len(inputs), len(outputs)], loc)
        op = _core.create(cls, full_name, result_types(outputs), inputs + outputs, attributes, None, 1, loc, ip)
        fill(op, inputs, outputs)
        return given(op.results) if len(op.results) else op

    build.__name__ = _generate.function_name(data["name"])
    build.__doc__ = _generate.documentation(data)
    return build


def make_with_body(module, data):
    """The decorator of an operation whose body is a function of elements."""
    full_name, kinds = "linalg." + data["name"], {slot["name"]: slot for slot in data["attributes"]}
    cls = _generate.class_of(module, data["name"])

    def build(result, inputs, init=None, *, inits=None, loc=None, ip=None, **options):
        outs = [init] if init is not None and not isinstance(init, (list, tuple)) else list(init or inits)
        ins, outs = [value_of(v) for v in inputs], [value_of(v) for v in outs]
        attributes = {name: _convert.convert(kinds[name].get("kind", "attribute"), kinds[name]["summary"], value, loc)
                      for name, value in options.items()}

        def decorate(function):
            op = _core.create(cls, full_name, list(result or ()), ins + outs, attributes, None, 1, loc, ip)
            types = [element_type(v) for v in (ins + outs if data["name"] == "reduce" else ins)]
            body = op.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
            with InsertionPoint(body):
                values = function(*body.arguments)
                values = values if isinstance(values, (list, tuple)) else [values]
                _core.create(None, "linalg.yield", (), [value_of(v) for v in values], None, None, 0, loc, None)
            return given(op.results) if len(op.results) else op

        return decorate

    return build


def fill(op, inputs, outputs):
    """Adds the body of a named operation."""
    _core.strataLinalgFillBuiltinNamedOpRegion(op)
    if len(op.regions[0].blocks):
        return
    types = [element_type(v) for v in inputs + outputs]
    body = op.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
    with InsertionPoint(body), op.location:
        _core.create(None, "linalg.yield", (), [body.arguments[0]], None, None, 0, None, None)


def extend(module):
    for data in module._definition["operations"]:
        names = [slot["name"] for slot in data["operands"]]
        is_structured = any(i.endswith("LinalgOp") for i in data["interfaces"])
        # The bodies of these are written by a function.
        if data["name"] in ("map", "reduce"):
            setattr(module, _generate.function_name(data["name"]), make_with_body(module, data))
        if is_structured and names in (["inputs", "outputs"], ["input", "init"]) and data["name"] not in (
                "generic", "map", "reduce", "softmax"):
            setattr(module, _generate.function_name(data["name"]), make_named(module, data))

    class GenericOp(_generate.class_of(module, "generic")):
        """A linalg.generic without a body."""

        __slots__ = ()

        def __init__(self, result_tensors, inputs, outputs, indexing_maps, iterator_types, *, doc=None,
                     library_call=None, loc=None, ip=None):
            inputs, outputs = [value_of(v) for v in inputs], [value_of(v) for v in outputs]
            attributes = {"indexing_maps": maps_of(indexing_maps, loc), "iterator_types": iterators_of(iterator_types, loc),
                          "operandSegmentSizes": _convert.sizes([len(inputs), len(outputs)], loc)}
            for name, value in (("doc", doc), ("library_call", library_call)):
                if value is not None:
                    attributes[name] = _convert.convert("string", "", value, loc)
            _core.create(self, "linalg.generic", list(result_tensors), inputs + outputs, attributes, None, 1, loc, ip)

    def context_of(loc):
        return loc.context if loc is not None else current_context()

    def maps_of(maps, loc):
        if isinstance(maps, Attribute):
            return maps
        return ArrayAttr.get([m if isinstance(m, Attribute) else AffineMapAttr.get(m) for m in maps], context_of(loc))

    def iterators_of(iterators, loc):
        if isinstance(iterators, Attribute):
            return iterators
        context, attributes = context_of(loc), []
        for iterator in iterators:
            if isinstance(iterator, Attribute):
                attributes.append(iterator)
            else:
                word = iterator if isinstance(iterator, str) else iterator.name
                attributes.append(_core.strataAttributeParseGet(context, f"#linalg.iterator_type<{word}>"))
        return ArrayAttr.get(attributes, context)

    def generic(inputs, outputs, indexing_maps, iterator_types, *, doc=None, library_call=None, loc=None, ip=None):
        """A decorator: the function gets elements and gives those of the results."""

        def decorate(function):
            ins, outs = [value_of(v) for v in inputs], [value_of(v) for v in outputs]
            op = GenericOp(result_types(outs), ins, outs, indexing_maps, iterator_types, doc=doc,
                           library_call=library_call, loc=loc, ip=ip)
            types = [element_type(v) for v in ins + outs]
            body = op.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
            with InsertionPoint(body):
                values = function(*body.arguments)
                values = values if isinstance(values, (list, tuple)) else [] if values is None else [values]
                _core.create(None, "linalg.yield", (), [value_of(v) for v in values], None, None, 0, loc, None)
            return given(op.results) if len(op.results) else op

        return decorate

    _generate.replace_class(module, GenericOp)
    module.generic = generic
