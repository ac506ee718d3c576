# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elements of shaped types from arrays, and as arrays of numpy."""

from strata import _core
from strata._ir.types import ShapedType

# Formats of numpy as spellings of types; those of complex numbers have a pair of floats.
FLOATS = {"f2": "f16", "f4": "f32", "f8": "f64", "c8": "f32", "c16": "f64"}


def element_type(array, signless, context):
    """The builtin type of the elements of an array."""
    name = array.dtype.name
    code = array.dtype.kind + str(array.dtype.itemsize)
    if code in FLOATS:
        number = _core.strataFloatTypeGet(context, FLOATS[code])
        if code[0] == "f":
            return number
        return _core.strataComplexTypeGetChecked(_core.strataLocationUnknownGet(context), number)
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
    """The type of numpy for an element type, by the table of the library."""
    import numpy as np

    text = _core.strataTypeGetArrayFormat(kind)
    if not text or "V" in text:
        raise ValueError(f"numpy has no type for {kind}")
    return np.dtype(text)


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
