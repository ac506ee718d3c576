# RUN: %pybind %s
# REQUIRES: bindings, numpy
"""Arrays of numpy become dense elements, and dense elements arrays, in all formats that both have."""

import numpy as np

from strata.ir import *

FORMATS = ["bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float16", "float32",
           "float64", "complex64", "complex128"]

with Context(), Location.unknown():
    for name in FORMATS:
        array = np.array([[1, 0], [3, 4]]).astype(name)
        attr = DenseElementsAttr.get(array, signless=False)
        assert np.array(attr).dtype == array.dtype, (name, attr)
        assert np.array_equal(np.array(attr), array), (name, attr)
        splat = DenseElementsAttr.get(np.full((3, 2), array[0, 0]), signless=False)
        assert np.array_equal(np.array(splat), np.full((3, 2), array[0, 0])), (name, splat)
    assert str(DenseElementsAttr.get(np.array([1 + 2j], np.complex64)).type) == "tensor<1xcomplex<f32>>"
    assert np.array(DenseElementsAttr.get(np.array([1, 2]), type=IndexType.get())).dtype == np.int64
    for kind in ("bf16", "i4", "f8E5M2"):
        attr = Attribute.parse(f"dense<1> : tensor<2x{kind}>" if kind == "i4" else f"dense<1.0> : tensor<2x{kind}>")
        try:
            np.array(attr)
        except ValueError as error:
            assert str(error) == f"numpy has no type for {kind}", error
        else:
            raise AssertionError(kind)
