# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of the Python values that builders are given."""

import enum

from strata import _core
from strata._ir.affine import AffineMap, IntegerSet
from strata._ir.attributes import Attribute, IntegerAttr
from strata._ir.core import current_context
from strata._ir.types import Type


class Enumeration:
    """The definition that members of an enumeration become attributes of."""

    def __init__(self, dialect, entry):
        self.dialect, self.entry = dialect, entry

    def to_attribute(self, value, context):
        return _core.strataEnumAttrGet(context, self.dialect, self.entry["name"], value.value)


# Enumerations, indexed by their classes of Python.
ENUMERATIONS = {}


def sizes(counts, loc):
    return _core.strataDenseI32ArrayGet(loc.context if loc is not None else current_context(), counts)


def convert(kind, summary, value, loc, argument=None):
    """The attribute for `value` in a slot of the kind."""
    if isinstance(value, Attribute):
        return value
    try:
        return make_attribute(kind, summary, value, loc)
    except (TypeError, ValueError) as error:
        if argument is None:
            raise
        raise type(error)(f"argument '{argument}': {error}") from error


def make_attribute(kind, summary, value, loc):
    """The attribute for a value of Python."""
    context = loc.context if loc is not None else current_context()
    word, _, rest = kind.partition(" ")
    # The slot says whether the number is kept as an integer or as an attribute of a dialect.
    if isinstance(value, enum.Enum) and word not in ("enum", "definition") and type(value) in ENUMERATIONS:
        return ENUMERATIONS[type(value)].to_attribute(value, context)
    if isinstance(value, enum.Enum) and type(value) in ENUMERATIONS:
        value = value.value
    converter = CONVERTERS.get(word, _any)
    return converter(rest, summary, value, context)


def _number(rest, summary, value, context):
    kind = _core.strataTypeParseGet(context, rest)
    if isinstance(value, float) or rest[0] not in "isu":
        return _core.strataFloatAttrDoubleGetChecked(_core.strataLocationUnknownGet(context), kind, value)
    return IntegerAttr.get(kind, int(value))


def _bool(rest, summary, value, context):
    return _core.strataBoolAttrGet(context, value)


def _string(rest, summary, value, context):
    return _core.strataStringAttrGet(context, value)


def _type(rest, summary, value, context):
    return _core.strataTypeAttrGet(value)


def _unit(rest, summary, value, context):
    if value is not True:
        raise TypeError("a unit attribute is True or None")
    return _core.strataUnitAttrGet(context)


def _dense(rest, summary, value, context):
    name = {"i1": "Bool"}.get(rest, rest.upper())
    return getattr(_core, f"strataDense{name}ArrayGet")(context, value)


def _array(rest, summary, value, context):
    location = _core.strataLocationUnknownGet(context)
    return _core.strataArrayAttrGet(context, [convert(rest, "", element, location) for element in value])


def _enum(rest, summary, value, context):
    if isinstance(value, int):
        return IntegerAttr.get(_core.strataTypeParseGet(context, rest), int(value))
    raise TypeError(f"expected a member of an enumeration, found {value!r}")


def _definition(rest, summary, value, context):
    if isinstance(value, int):
        dialect, _, name = rest.partition(".")
        return _core.strataEnumAttrGet(context, dialect, name, int(value))
    if isinstance(value, str):
        return _core.strataAttributeParseGet(context, f"#{rest}<{value}>")
    return _any(rest, summary, value, context)


def _any(rest, summary, value, context):
    if isinstance(value, bool):
        return _core.strataBoolAttrGet(context, value)
    if isinstance(value, str):
        if "symbol ref" in summary:
            return _core.strataFlatSymbolRefAttrGet(context, value)
        return _core.strataStringAttrGet(context, value)
    if isinstance(value, Type):
        return _core.strataTypeAttrGet(value)
    if isinstance(value, AffineMap):
        return _core.strataAffineMapAttrGet(value)
    if isinstance(value, IntegerSet):
        return _core.strataIntegerSetAttrGet(value)
    if isinstance(value, int):
        return IntegerAttr.get(_core.strataIntegerTypeGet(context, 64), value)
    if isinstance(value, float):
        return _core.strataFloatAttrDoubleGetChecked(_core.strataLocationUnknownGet(context),
                                                     _core.strataF64TypeGet(context), value)
    if isinstance(value, dict):
        return _core.strataDictionaryAttrGet(context, [(k, _any("", "", v, context)) if not isinstance(v, Attribute)
                                                       else (k, v) for k, v in value.items()])
    if isinstance(value, (list, tuple)):
        return _core.strataArrayAttrGet(
            context, [v if isinstance(v, Attribute) else _any(rest, summary, v, context) for v in value])
    raise TypeError(f"no attribute can be made of {value!r}")


def _affine_map(rest, summary, value, context):
    return _core.strataAffineMapAttrGet(value)


CONVERTERS = {"number": _number, "bool": _bool, "string": _string, "symbol": _string, "type": _type, "unit": _unit,
              "dense": _dense, "array": _array, "enum": _enum, "definition": _definition, "affine_map": _affine_map}
