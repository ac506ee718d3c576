# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of the builtin dialect."""

from strata import _core
from strata._ir.affine import AffineMap, IntegerSet
from strata._ir.core import current_context, current_location
from strata._ir.operations import NamedAttribute
from strata._ir.types import FloatType, IndexType, IntegerType, Type

DENSE_ARRAYS = {"Bool": bool, "I8": int, "I16": int, "I32": int, "I64": int, "F32": float, "F64": float}

__all__ = ["Attribute", "UnitAttr", "BoolAttr", "IntegerAttr", "FloatAttr", "StringAttr", "TypeAttr", "ArrayAttr",
           "DictAttr", "SymbolRefAttr", "FlatSymbolRefAttr", "AffineMapAttr", "IntegerSetAttr", "StridedLayoutAttr",
           "DenseElementsAttr", "DenseIntElementsAttr", "DenseFPElementsAttr", "DenseResourceElementsAttr",
           "OpaqueAttr", "AttrBuilder", "register_attribute_builder",
           "DenseBoolArrayAttr", "DenseI8ArrayAttr", "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr",
           "DenseF32ArrayAttr", "DenseF64ArrayAttr"]


class Attribute(_core.Handle):
    """Any attribute."""

    __slots__ = ()

    def __init__(self, cast_from=None):
        if cast_from is None:
            return
        if not isinstance(cast_from, type(self)):
            raise ValueError(f"Cannot cast attribute to {type(self).__name__} (from {cast_from!r})")
        _core.assign(self, cast_from)

    @staticmethod
    def parse(asm, context=None):
        return _core.strataAttributeParseGet(current_context(context), asm)

    @classmethod
    def isinstance(cls, other):
        return isinstance(other, cls)

    @property
    def type(self):
        found = _core.strataAttributeGetType(self)
        return _core.strataNoneTypeGet(self.context) if found is None else found

    def maybe_downcast(self):
        return self

    def get_named(self, name):
        return NamedAttribute(name, self)

    def __str__(self):
        return _core.strataAttributePrint(self)

    def __repr__(self):
        return f"{type(self).__name__}({self})"


class UnitAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(context=None):
        return _core.strataUnitAttrGet(current_context(context))


class IntegerAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(type, value):
        if -(1 << 63) <= value < 1 << 63:
            return _core.strataIntegerAttrGet(type, value)
        return _core.strataIntegerAttrGetFromText(type, str(value))

    @property
    def value(self):
        try:
            return _core.strataIntegerAttrGetValueInt(self)
        except IndexError:
            return int(_core.strataIntegerAttrPrintValue(self))

    def __int__(self):
        return self.value

    __index__ = __int__


class BoolAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(value, context=None):
        return _core.strataBoolAttrGet(current_context(context), value)

    @property
    def value(self):
        return _core.strataIntegerAttrGetValueInt(self) != 0

    def __bool__(self):
        return self.value


class FloatAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(type, value, loc=None):
        return _core.strataFloatAttrDoubleGetChecked(current_location(loc), type, value)

    @staticmethod
    def get_f32(value, context=None):
        context = current_context(context)
        return FloatAttr.get(_core.strataF32TypeGet(context), value, _core.strataLocationUnknownGet(context))

    @staticmethod
    def get_f64(value, context=None):
        context = current_context(context)
        return FloatAttr.get(_core.strataF64TypeGet(context), value, _core.strataLocationUnknownGet(context))

    @property
    def value(self):
        return _core.strataFloatAttrGetValueDouble(self)

    def __float__(self):
        return self.value


class StringAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(value, context=None):
        return _core.strataStringAttrGet(current_context(context), value)

    @staticmethod
    def get_typed(type, value):
        return _core.strataStringAttrTypedGet(type, value)

    @property
    def value(self):
        return _core.strataStringAttrGetValue(self)

    @property
    def value_bytes(self):
        return self.value.encode("utf-8", "surrogateescape")


class TypeAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(value, context=None):
        return _core.strataTypeAttrGet(value)

    @property
    def value(self):
        return _core.strataTypeAttrGetValue(self)


class _SequenceAttr(Attribute):
    """An attribute that is a list."""

    __slots__ = ()

    def __len__(self):
        return self._count(self)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return list(self)[index]
        count = self._count(self)
        index = index + count if index < 0 else index
        if not 0 <= index < count:
            raise IndexError("attempt to access out of bounds element")
        return self._element(self, index)

    def __iter__(self):
        element = self._element
        return iter([element(self, i) for i in range(self._count(self))])


class ArrayAttr(_SequenceAttr):
    __slots__ = ()
    _count = staticmethod(_core.strataArrayAttrGetNumElements)
    _element = staticmethod(_core.strataArrayAttrGetElement)

    @staticmethod
    def get(attributes, context=None):
        return _core.strataArrayAttrGet(current_context(context), attributes)

    def __add__(self, others):
        return ArrayAttr.get(list(self) + list(others), self.context)


class DictAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(value=None, context=None):
        return _core.strataDictionaryAttrGet(current_context(context), list((value or {}).items()))

    def __len__(self):
        return _core.strataDictionaryAttrGetNumElements(self)

    def __contains__(self, name):
        return _core.strataDictionaryAttrGetElementByName(self, name) is not None

    def __getitem__(self, key):
        if isinstance(key, int):
            return NamedAttribute(*_core.strataDictionaryAttrGetElement(self, key + len(self) if key < 0 else key))
        found = _core.strataDictionaryAttrGetElementByName(self, key)
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self):
        return iter([self[i] for i in range(len(self))])


class SymbolRefAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(symbols, context=None):
        return _core.strataSymbolRefAttrGet(current_context(context), symbols)

    @property
    def value(self):
        return [_core.strataSymbolRefAttrGetName(self, i) for i in range(_core.strataSymbolRefAttrGetNumNames(self))]


class FlatSymbolRefAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(value, context=None):
        return _core.strataFlatSymbolRefAttrGet(current_context(context), value)

    @property
    def value(self):
        return _core.strataSymbolRefAttrGetName(self, 0)


class AffineMapAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(affine_map):
        return _core.strataAffineMapAttrGet(affine_map)

    value = property(lambda self: _core.strataAffineMapAttrGetValue(self))


class IntegerSetAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(integer_set):
        return _core.strataIntegerSetAttrGet(integer_set)

    value = property(lambda self: _core.strataIntegerSetAttrGetValue(self))


class StridedLayoutAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(offset, strides, context=None):
        return _core.strataStridedLayoutAttrGet(current_context(context), offset, strides)

    @staticmethod
    def get_fully_dynamic(rank, context=None):
        from strata._ir.types import DYNAMIC

        return StridedLayoutAttr.get(DYNAMIC, [DYNAMIC] * rank, context)

    offset = property(lambda self: _core.strataStridedLayoutAttrGetOffset(self))

    @property
    def strides(self):
        return [_core.strataStridedLayoutAttrGetStride(self, i)
                for i in range(_core.strataStridedLayoutAttrGetNumStrides(self))]


class OpaqueAttr(Attribute):
    __slots__ = ()
    dialect_namespace = property(lambda self: _core.strataOpaqueAttrGetDialectNamespace(self))
    data = property(lambda self: _core.strataOpaqueAttrGetData(self))


# ---- Arrays of numbers


class _DenseArrayAttr(_SequenceAttr):
    __slots__ = ()
    _count = staticmethod(_core.strataDenseArrayGetNumElements)

    @classmethod
    def get(cls, values, context=None):
        return cls._make(current_context(context), cls._check(values))

    @classmethod
    def _check(cls, values):
        values = list(values)
        for value in values:
            if cls._kind is int and (not hasattr(value, "__index__") or
                                     not -(1 << cls._width - 1) <= value.__index__() < 1 << cls._width - 1):
                raise TypeError(f"{value!r} is no integer of {cls._width} bits")
        return values

    def __add__(self, extras):
        return type(self).get(list(self) + list(extras), self.context)


def _define_dense_arrays():
    for kind, python in DENSE_ARRAYS.items():
        read = _core.strataDenseArrayGetFloat if python is float else _core.strataDenseArrayGetInteger
        if python is bool:
            def read(attr, index):
                return _core.strataDenseArrayGetInteger(attr, index) != 0

        name = f"Dense{kind}ArrayAttr"
        globals()[name] = type(name, (_DenseArrayAttr,), {
            "__slots__": (), "__module__": __name__, "_kind": python, "_element": staticmethod(read),
            "_width": int(kind[1:]) if python is int else 0,
            "_make": staticmethod(getattr(_core, f"strataDense{kind}ArrayGet"))})


_define_dense_arrays()

# Type checkers read this in place of the loop.
TYPE_CHECKING = False
if TYPE_CHECKING:

    class DenseBoolArrayAttr(_DenseArrayAttr): ...
    class DenseI8ArrayAttr(_DenseArrayAttr): ...
    class DenseI16ArrayAttr(_DenseArrayAttr): ...
    class DenseI32ArrayAttr(_DenseArrayAttr): ...
    class DenseI64ArrayAttr(_DenseArrayAttr): ...
    class DenseF32ArrayAttr(_DenseArrayAttr): ...
    class DenseF64ArrayAttr(_DenseArrayAttr): ...


# ---- Elements of shaped types


class DenseElementsAttr(_SequenceAttr):
    """The elements of a vector, tensor or memref."""

    __slots__ = ()
    _count = staticmethod(_core.strataElementsAttrGetNumElements)

    @staticmethod
    def _element(attr, index):
        return _core.strataDenseElementsAttrGetElement(attr, index).value

    @staticmethod
    def get(array, signless=True, type=None, shape=None, context=None):
        if isinstance(array, (list, tuple)) and all(isinstance(a, Attribute) for a in array):
            shaped = type if type is not None else signless
            if not isinstance(shaped, Type) or not array:
                raise ValueError("a list of attributes needs a shaped type")
            return _core.strataDenseElementsAttrGet(shaped, array)
        from strata._ir.elements import from_array

        return from_array(array, signless, type, shape, current_context(context))

    @staticmethod
    def get_splat(shaped_type, element_attr):
        return _core.strataDenseElementsAttrGet(shaped_type, [element_attr])

    is_splat = property(lambda self: _core.strataDenseElementsAttrIsSplat(self))

    def get_splat_value(self):
        if not self.is_splat:
            raise ValueError("get_splat_value called on a non-splat attribute")
        return _core.strataDenseElementsAttrGetElement(self, 0)

    def __array__(self, dtype=None):
        from strata._ir.elements import to_array

        return to_array(self, dtype)


class DenseIntElementsAttr(DenseElementsAttr):
    __slots__ = ()


class DenseFPElementsAttr(DenseElementsAttr):
    __slots__ = ()


class DenseResourceElementsAttr(Attribute):
    __slots__ = ()


# ---- Builders of attributes from Python values


class AttrBuilder:
    """Functions that make attributes of the values that builders of operations get, by name."""

    _builders = {}

    @classmethod
    def contains(cls, name):
        return name in cls._builders

    @classmethod
    def get(cls, name):
        return cls._builders[name]

    @classmethod
    def insert(cls, name, builder, replace=False):
        if name in cls._builders and not replace:
            raise RuntimeError(f"Attribute builder for '{name}' is already registered")
        cls._builders[name] = builder


def register_attribute_builder(kind, replace=False):
    def decorate(function):
        AttrBuilder.insert(kind, function, replace)
        return function

    return decorate


CLASSES = {cls.__name__: cls for cls in (
    UnitAttr, BoolAttr, IntegerAttr, FloatAttr, StringAttr, TypeAttr, ArrayAttr, SymbolRefAttr, FlatSymbolRefAttr,
    AffineMapAttr, IntegerSetAttr, StridedLayoutAttr, OpaqueAttr, DenseIntElementsAttr, DenseFPElementsAttr,
    DenseElementsAttr, DenseResourceElementsAttr, *(globals()[f"Dense{kind}ArrayAttr"] for kind in DENSE_ARRAYS))}
CLASSES["DictionaryAttr"] = DictAttr
