# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes functions of modules by the interpreter, without lowering them.

    strata.interpret(module, "dot", x, y)

Arguments and results are numbers of Python and arrays of numpy. An array given for a memref
has the elements after the call that the function has stored.
"""

import struct
import sys

from strata import _core
from strata import ir as _ir

__all__ = ["interpret"]

FLOATS = {"f16": "<e", "f32": "<f", "f64": "<d"}


def _element_type(kind):
    return kind.element_type if isinstance(kind, _ir.ShapedType) else kind


def _num_bytes(width):
    """The bytes of an integer in memory."""
    size = 1
    while size * 8 < width:
        size *= 2
    return size if size <= 8 else -(-width // 128) * 16


def _encode_int(value, width):
    if not hasattr(value, "__index__"):
        raise TypeError(f"expected an integer, found {value!r}")
    value = value.__index__()
    if not -(1 << max(width - 1, 0)) <= value < 1 << width:
        raise OverflowError(f"{value} does not fit into {width} bits")
    return (value & ((1 << width) - 1)).to_bytes(_num_bytes(width), "little")


def _one_element(kind):
    return _ir.RankedTensorType.get([1], kind, loc=_ir.Location.unknown(kind.context))


def _encode_float(value, kind):
    number = float(value)
    code = FLOATS.get(str(kind))
    if code:
        return struct.pack(code, number)
    # Other formats are rounded by the library.
    attr = _ir.FloatAttr.get(kind, number, loc=_ir.Location.unknown(kind.context))
    return _core.strataDenseElementsAttrGetRawData(_ir.DenseElementsAttr.get_splat(_one_element(kind), attr))


def _decode_float(data, kind):
    code = FLOATS.get(str(kind))
    if code:
        return struct.unpack(code, data)[0]
    elements = _core.strataDenseElementsAttrRawBufferGet(_one_element(kind), data)
    return _core.strataDenseElementsAttrGetElement(elements, 0).value


def _encode_number(value, kind):
    if isinstance(kind, _ir.ComplexType):
        number = complex(value)
        part = kind.element_type
        return _encode_float(number.real, part) + _encode_float(number.imag, part)
    if isinstance(kind, _ir.IndexType):
        return _encode_int(value, 64)
    if isinstance(kind, _ir.IntegerType):
        return _encode_int(value, kind.width)
    return _encode_float(value, kind)


def _dtype(kind):
    """numpy's type of the elements in memory; integers of other widths are in the next larger ones."""
    import numpy as np

    text = _core.strataTypeGetArrayFormat(kind)
    if text:
        return np.dtype(text)
    if isinstance(kind, _ir.IntegerType) and kind.width <= 64:
        return np.dtype(f"{'u' if kind.is_unsigned else 'i'}{_num_bytes(kind.width)}")
    raise TypeError(f"numpy has no type for elements of {kind}")


def _is_packed(kind):
    return isinstance(kind, _ir.VectorType) and str(kind.element_type) == "i1"


def _encode_array(value, kind):
    """The sizes and bytes of an array, and the array if the call changes it."""
    import numpy as np

    dtype = _dtype(kind.element_type)
    if isinstance(value, np.ndarray):
        if value.dtype != dtype and not (dtype.kind == "V" and value.dtype.itemsize == dtype.itemsize):
            raise TypeError(f"expected elements of type {dtype.name}, found {value.dtype.name}")
        array = value
    else:
        array = np.asarray(value, dtype)
    is_memory = isinstance(kind, _ir.MemRefType)
    if is_memory and array is value and not array.flags.writeable:
        raise ValueError("the array is read-only")
    if _is_packed(kind) and array.ndim:
        data = np.packbits(array, axis=-1, bitorder="little").tobytes()
    else:
        data = array.tobytes()
    return array.shape, data, array if is_memory and array is value else None


def _decode_number(kind, data):
    if isinstance(kind, _ir.ComplexType):
        half = len(data) // 2
        return complex(*(_decode_float(part, kind.element_type) for part in (data[:half], data[half:])))
    if isinstance(kind, _ir.IntegerType) and kind.width == 1:
        return data != b"\0"
    if isinstance(kind, (_ir.IntegerType, _ir.IndexType)):
        width = kind.width if isinstance(kind, _ir.IntegerType) else 64
        number = int.from_bytes(data, "little")
        is_signed = isinstance(kind, _ir.IndexType) or not kind.is_unsigned
        return number - (1 << width) if is_signed and number >> (width - 1) else number
    return _decode_float(data, kind)


def _decode_array(kind, sizes, data):
    import numpy as np

    element = kind.element_type
    if _is_packed(kind) and sizes:
        rows = np.frombuffer(data, np.uint8).reshape(*sizes[:-1], -1)
        return np.unpackbits(rows, axis=-1, count=sizes[-1], bitorder="little").astype(bool)
    array = np.frombuffer(data, _dtype(element)).reshape(sizes).copy()
    if isinstance(element, _ir.IntegerType) and not element.is_unsigned and 1 < element.width < 8 * array.itemsize:
        unused = 8 * array.itemsize - element.width
        array = array << unused >> unused
    return array


def _decode(kind, sizes, data):
    return _decode_array(kind, sizes, data) if isinstance(kind, _ir.ShapedType) else _decode_number(kind, data)


def _find_function(module, function):
    """The function and its name."""
    if not isinstance(function, str):
        return function.operation, function.operation.attributes["sym_name"].value
    name = function.removeprefix("@")
    try:
        return _ir.SymbolTable(module)[name].operation, name
    except KeyError:
        raise ValueError(f"the module has no function '@{name}'") from None


def _types(function):
    count = _core.strataFunctionGetNumArguments(function)
    return [_core.strataFunctionGetArgumentType(function, i) for i in range(count)]


def interpret(module, function, *arguments, max_steps=0, max_seconds=0.0, output=None):
    """Calls a function of a module, by name or as an operation, and gives its result, a tuple of results, or None.

    Undefined behavior is an MLIRError with the operation, its operands and the calls that lead to it.
    `max_steps` and `max_seconds` bound the execution. Operations such as `vector.print` write to
    `output`, by default sys.stdout.
    """
    module = module.operation
    found, name = _find_function(module, function)
    kinds = _types(found)
    if len(kinds) != len(arguments):
        raise TypeError(f"'@{name}' has {len(kinds)} arguments, found {len(arguments)}")
    arrays, changed = [], {}
    for i, (value, kind) in enumerate(zip(arguments, kinds)):
        try:
            if isinstance(kind, _ir.ShapedType):
                sizes, data, array = _encode_array(value, kind)
                if array is not None:
                    changed[i] = array
                arrays.append((tuple(sizes), data))
            else:
                arrays.append(((), _encode_number(value, kind)))
        except (TypeError, ValueError, OverflowError) as error:
            raise type(error)(f"argument {i} of type {kind}: {error}") from error
    outputs, printed = _core.interpret(module, name, arrays, max_steps, max_seconds)
    (output or sys.stdout).write(printed) if printed else None
    results = []
    for is_argument, index, kind, sizes, data, _ in outputs:
        if not is_argument:
            results.append(_decode(kind, sizes, data))
        elif index in changed:
            changed[index][...] = _decode_array(kind, sizes, data)
    return results[0] if len(results) == 1 else tuple(results) if results else None
