# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Short names of types: `T.i32()`, `T.tensor(2, 3, T.f32())`."""

from functools import partial

from strata import ir as _ir


def i(width):
    return _ir.IntegerType.get_signless(width)


def si(width):
    return _ir.IntegerType.get_signed(width)


def ui(width):
    return _ir.IntegerType.get_unsigned(width)


def index():
    return _ir.IndexType.get()


bool = partial(i, 1)
i8, i16, i32, i64 = (partial(i, width) for width in (8, 16, 32, 64))
si8, si16, si32, si64 = (partial(si, width) for width in (8, 16, 32, 64))
ui8, ui16, ui32, ui64 = (partial(ui, width) for width in (8, 16, 32, 64))


def _float(name):
    def get():
        return getattr(_ir, name).get()

    return get


f16, f32, f64, bf16, f80, f128, tf32 = map(_float, (
    "F16Type", "F32Type", "F64Type", "BF16Type", "F80Type", "F128Type", "FloatTF32Type"))
f8E4M3, f8E5M2, f8E4M3FN, f8E3M4 = map(_float, (
    "Float8E4M3Type", "Float8E5M2Type", "Float8E4M3FNType", "Float8E3M4Type"))
f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E8M0FNU = map(_float, (
    "Float8E5M2FNUZType", "Float8E4M3FNUZType", "Float8E4M3B11FNUZType", "Float8E8M0FNUType"))
f4E2M1FN, f6E2M3FN, f6E3M2FN = map(_float, ("Float4E2M1FNType", "Float6E2M3FNType", "Float6E3M2FNType"))


def none():
    return _ir.NoneType.get()


def complex(type):
    return _ir.ComplexType.get(type)


def function(*, inputs, results):
    return _ir.FunctionType.get(inputs, results)


def _shaped(sizes, element_type):
    if element_type is None:
        *sizes, element_type = sizes
    return list(sizes), element_type


def tensor(*shape, element_type=None, encoding=None):
    shape, element_type = _shaped(shape, element_type)
    if not shape:
        return _ir.UnrankedTensorType.get(element_type)
    return _ir.RankedTensorType.get(shape, element_type, encoding)


def memref(*shape, element_type=None, memory_space=None, layout=None):
    shape, element_type = _shaped(shape, element_type)
    if not shape:
        return _ir.UnrankedMemRefType.get(element_type, memory_space)
    return _ir.MemRefType.get(shape, element_type, layout, memory_space)


def vector(*shape, element_type=None, scalable=None, scalable_dims=None):
    shape, element_type = _shaped(shape, element_type)
    return _ir.VectorType.get(shape, element_type, scalable=scalable, scalable_dims=scalable_dims)


def tuple(*elements):
    return _ir.TupleType.get_tuple(elements)


def opaque(dialect_namespace, type_data):
    return _ir.OpaqueType.get(dialect_namespace, type_data)
