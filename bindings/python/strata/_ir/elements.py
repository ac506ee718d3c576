# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elements of shaped types from arrays, and as arrays of numpy."""

from strata import _core
from strata._ir.types import IntegerType, ShapedType

FLOATS = {"float16": "f16", "float32": "f32", "float64": "f64"}


def element_type(array, signless, context):
    """The builtin type of the elements of an array."""
    name = array.dtype.name
    if name in FLOATS:
        return _core.strataFloatTypeGet(context, FLOATS[name])
    if name == "bool":
        return _core.strataIntegerTypeGet(context, 1)
    bits = array.dtype.itemsize * 8
    if array.dtype.kind not in "iu":
        raise ValueError(f"unimplemented array format conversion from format: {name}")
    if signless:
        return _core.strataIntegerTypeGet(context, bits)
    make = _core.strataIntegerTypeSignedGet if array.dtype.kind == "i" else _core.strataIntegerTypeUnsignedGet
    return make(context, bits)


def raw_bytes(array):
    """The bytes of the elements in row-major order; bits are packed."""
    import numpy as np

    if array.dtype == bool:
        return np.packbits(array.reshape(-1), bitorder="little").tobytes()
    return np.ascontiguousarray(array).tobytes()


def dtype_of(kind):
    """The type of numpy for an element type."""
    import numpy as np

    text = str(kind)
    names = {spelling: name for name, spelling in FLOATS.items()} | {"i1": "bool", "index": "int64"}
    if text in names:
        return np.dtype(names[text])
    if isinstance(kind, IntegerType) and kind.width in (8, 16, 32, 64):
        return np.dtype(f"{'u' if kind.is_unsigned else ''}int{kind.width}")
    raise ValueError(f"numpy has no type for {text}")


def from_array(array, signless, kind, shape, context):
    """The attribute of an array, or of lists that numpy can make an array of."""
    import numpy as np

    array = np.asarray(array) if not isinstance(kind, ShapedType) else np.asarray(array, dtype_of(kind.element_type))
    if not isinstance(kind, ShapedType):
        kind = kind if kind is not None else element_type(array, signless, context)
        location = _core.strataLocationUnknownGet(context)
        kind = _core.strataRankedTensorTypeGetChecked(location, list(shape or array.shape), kind, None)
    return _core.strataDenseElementsAttrRawBufferGet(kind, raw_bytes(array))


def to_array(attr, dtype=None):
    """The elements as an array of numpy."""
    import numpy as np

    kind = attr.type
    found = dtype_of(kind.element_type)
    data = _core.strataDenseElementsAttrGetRawData(attr)
    count = len(attr)
    if found == bool:
        bits = np.unpackbits(np.frombuffer(data, np.uint8), bitorder="little")
        flat = np.repeat(bits[:1], count) if attr.is_splat else bits[:count]
        flat = flat.astype(bool)
    else:
        flat = np.frombuffer(data, found)
        flat = np.repeat(flat, count) if attr.is_splat else flat
    array = flat.reshape(kind.shape)
    return array.astype(dtype) if dtype is not None else array
