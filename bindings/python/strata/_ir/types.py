# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types of the builtin dialect."""

from strata import _core
from strata._ir.core import current_context, current_location

FLOATS = {
    "Float4E2M1FNType": "f4E2M1FN", "Float6E2M3FNType": "f6E2M3FN", "Float6E3M2FNType": "f6E3M2FN",
    "Float8E5M2Type": "f8E5M2", "Float8E4M3Type": "f8E4M3", "Float8E4M3FNType": "f8E4M3FN",
    "Float8E5M2FNUZType": "f8E5M2FNUZ", "Float8E4M3FNUZType": "f8E4M3FNUZ",
    "Float8E4M3B11FNUZType": "f8E4M3B11FNUZ", "Float8E3M4Type": "f8E3M4", "Float8E8M0FNUType": "f8E8M0FNU",
    "BF16Type": "bf16", "F16Type": "f16", "FloatTF32Type": "tf32", "F32Type": "f32", "F64Type": "f64",
    "F80Type": "f80", "F128Type": "f128",
}

__all__ = ["Type", "IntegerType", "IndexType", "FloatType", "NoneType", "ComplexType", "FunctionType", "TupleType",
           "OpaqueType", "ShapedType", "VectorType", "RankedTensorType", "UnrankedTensorType", "MemRefType",
           "UnrankedMemRefType",
           "Float4E2M1FNType", "Float6E2M3FNType", "Float6E3M2FNType", "Float8E5M2Type", "Float8E4M3Type",
           "Float8E4M3FNType", "Float8E5M2FNUZType", "Float8E4M3FNUZType", "Float8E4M3B11FNUZType",
           "Float8E3M4Type", "Float8E8M0FNUType", "BF16Type", "F16Type", "FloatTF32Type", "F32Type",
           "F64Type", "F80Type", "F128Type"]


class Type(_core.Handle):
    """Any type."""

    __slots__ = ()

    def __init__(self, cast_from=None):
        if cast_from is None:
            return
        if not isinstance(cast_from, type(self)):
            raise ValueError(f"Cannot cast type to {type(self).__name__} (from {cast_from!r})")
        _core.assign(self, cast_from)

    @staticmethod
    def parse(asm, context=None):
        return _core.strataTypeParseGet(current_context(context), asm)

    @classmethod
    def isinstance(cls, other):
        return isinstance(other, cls)

    def maybe_downcast(self):
        return self

    def __str__(self):
        return _core.strataTypePrint(self)

    def __repr__(self):
        return f"{type(self).__name__}({self})"

    @property
    def typeid(self):
        return _core.strataTypeGetDialectName(self) or _core.strataTypeGetClassName(self)


class IntegerType(Type):
    __slots__ = ()

    @staticmethod
    def get_signless(width, context=None):
        return _core.strataIntegerTypeGet(current_context(context), width)

    @staticmethod
    def get_signed(width, context=None):
        return _core.strataIntegerTypeSignedGet(current_context(context), width)

    @staticmethod
    def get_unsigned(width, context=None):
        return _core.strataIntegerTypeUnsignedGet(current_context(context), width)

    SIGNLESS, SIGNED, UNSIGNED = range(3)

    @staticmethod
    def get(width, signedness=SIGNLESS, context=None):
        getters = (IntegerType.get_signless, IntegerType.get_signed, IntegerType.get_unsigned)
        return getters[signedness](width, context)

    width = property(lambda self: _core.strataIntegerTypeGetWidth(self))
    is_signless = property(lambda self: _core.strataIntegerTypeIsSignless(self))
    is_signed = property(lambda self: _core.strataIntegerTypeIsSigned(self))
    is_unsigned = property(lambda self: _core.strataIntegerTypeIsUnsigned(self))


class IndexType(Type):
    __slots__ = ()

    @staticmethod
    def get(context=None):
        return _core.strataIndexTypeGet(current_context(context))


class FloatType(Type):
    """The base of all float types."""

    __slots__ = ()
    width = property(lambda self: _core.strataFloatTypeGetWidth(self))


def _define_floats():
    for name, spelling in FLOATS.items():
        def get(context=None, spelling=spelling):
            return _core.strataFloatTypeGet(current_context(context), spelling)

        globals()[name] = type(name, (FloatType,), {"__slots__": (), "get": staticmethod(get), "__module__": __name__,
                                                    "__doc__": f"The type {spelling}."})


_define_floats()

# Type checkers read this in place of the loop.
TYPE_CHECKING = False
if TYPE_CHECKING:

    class _Float(FloatType):
        @classmethod
        def get(cls, context=None) -> FloatType: ...

    class Float4E2M1FNType(_Float): ...
    class Float6E2M3FNType(_Float): ...
    class Float6E3M2FNType(_Float): ...
    class Float8E5M2Type(_Float): ...
    class Float8E4M3Type(_Float): ...
    class Float8E4M3FNType(_Float): ...
    class Float8E5M2FNUZType(_Float): ...
    class Float8E4M3FNUZType(_Float): ...
    class Float8E4M3B11FNUZType(_Float): ...
    class Float8E3M4Type(_Float): ...
    class Float8E8M0FNUType(_Float): ...
    class BF16Type(_Float): ...
    class F16Type(_Float): ...
    class FloatTF32Type(_Float): ...
    class F32Type(_Float): ...
    class F64Type(_Float): ...
    class F80Type(_Float): ...
    class F128Type(_Float): ...


class NoneType(Type):
    __slots__ = ()

    @staticmethod
    def get(context=None):
        return _core.strataNoneTypeGet(current_context(context))


class ComplexType(Type):
    __slots__ = ()

    @staticmethod
    def get(element_type, loc=None):
        return _core.strataComplexTypeGetChecked(current_location(loc), element_type)

    element_type = property(lambda self: _core.strataComplexTypeGetElementType(self))


class FunctionType(Type):
    __slots__ = ()

    @staticmethod
    def get(inputs, results, context=None):
        return _core.strataFunctionTypeGet(current_context(context), inputs, results)

    @property
    def inputs(self):
        return [_core.strataFunctionTypeGetInput(self, i) for i in range(_core.strataFunctionTypeGetNumInputs(self))]

    @property
    def results(self):
        return [_core.strataFunctionTypeGetResult(self, i) for i in range(_core.strataFunctionTypeGetNumResults(self))]


class TupleType(Type):
    __slots__ = ()

    @staticmethod
    def get_tuple(elements, context=None):
        return _core.strataTupleTypeGet(current_context(context), elements)

    @property
    def num_types(self):
        return _core.strataTupleTypeGetNumTypes(self)

    def get_type(self, index):
        return _core.strataTupleTypeGetType(self, index)

    def __len__(self):
        return self.num_types

    def __iter__(self):
        return iter([self.get_type(i) for i in range(self.num_types)])


class OpaqueType(Type):
    __slots__ = ()

    @staticmethod
    def get(dialect_namespace, buffer, context=None):
        return _core.strataOpaqueTypeGet(current_context(context), dialect_namespace, buffer)

    dialect_namespace = property(lambda self: _core.strataOpaqueTypeGetDialectNamespace(self))
    data = property(lambda self: _core.strataOpaqueTypeGetData(self))


DYNAMIC = _core.strataShapedTypeGetDynamicSize()


class ShapedType(Type):
    """The base of vectors, tensors and memrefs."""

    __slots__ = ()

    @staticmethod
    def get_dynamic_size():
        return DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset():
        return DYNAMIC

    @staticmethod
    def is_dynamic_size(size):
        return size == DYNAMIC

    @staticmethod
    def is_static_size(size):
        return size != DYNAMIC

    @staticmethod
    def is_dynamic_stride_or_offset(size):
        return size == DYNAMIC

    element_type = property(lambda self: _core.strataShapedTypeGetElementType(self))
    has_rank = property(lambda self: _core.strataShapedTypeHasRank(self))
    rank = property(lambda self: _core.strataShapedTypeGetRank(self))
    has_static_shape = property(lambda self: _core.strataShapedTypeHasStaticShape(self))

    @property
    def shape(self):
        return [_core.strataShapedTypeGetDimSize(self, i) for i in range(self.rank)]

    def get_dim_size(self, dim):
        return _core.strataShapedTypeGetDimSize(self, dim)

    def is_dynamic_dim(self, dim):
        return self.get_dim_size(dim) == DYNAMIC

    def is_static_dim(self, dim):
        return not self.is_dynamic_dim(dim)


class VectorType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(shape, element_type, loc=None, *, scalable=None, scalable_dims=None):
        shape = list(shape)
        if scalable is not None and scalable_dims is not None:
            raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
        if scalable_dims is not None:
            if any(not 0 <= dim < len(shape) for dim in scalable_dims):
                raise ValueError("Scalable dimension index out of bounds.")
            scalable = [dim in scalable_dims for dim in range(len(shape))]
        if scalable is not None and len(scalable) != len(shape):
            raise ValueError("Expected len(scalable) == len(shape).")
        return _core.strataVectorTypeGetScalableChecked(current_location(loc), shape, scalable or [], element_type)

    get_unchecked = get
    scalable = property(lambda self: _core.strataVectorTypeIsScalable(self))

    @property
    def scalable_dims(self):
        return [_core.strataVectorTypeIsDimScalable(self, i) for i in range(self.rank)]


class RankedTensorType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(shape, element_type, encoding=None, loc=None):
        return _core.strataRankedTensorTypeGetChecked(current_location(loc), shape, element_type, encoding)

    encoding = property(lambda self: _core.strataRankedTensorTypeGetEncoding(self))


class UnrankedTensorType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(element_type, loc=None):
        return _core.strataUnrankedTensorTypeGetChecked(current_location(loc), element_type)


class MemRefType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(shape, element_type, layout=None, memory_space=None, loc=None):
        return _core.strataMemRefTypeGetChecked(current_location(loc), element_type, shape, layout, memory_space)

    layout = property(lambda self: _core.strataMemRefTypeGetLayout(self))
    affine_map = property(lambda self: _core.strataMemRefTypeGetAffineMap(self))
    memory_space = property(lambda self: _core.strataMemRefTypeGetMemorySpace(self))

    def get_strides_and_offset(self):
        return _core.strides(self)


class UnrankedMemRefType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(element_type, memory_space, loc=None):
        return _core.strataUnrankedMemRefTypeGetChecked(current_location(loc), element_type, memory_space)

    memory_space = property(lambda self: _core.strataMemRefTypeGetMemorySpace(self))


CLASSES = {spelling: globals()[name] for name, spelling in FLOATS.items()}
CLASSES.update({cls.__name__: cls for cls in (
    IntegerType, IndexType, NoneType, ComplexType, FunctionType, TupleType, OpaqueType, VectorType, RankedTensorType,
    UnrankedTensorType, MemRefType, UnrankedMemRefType)})
