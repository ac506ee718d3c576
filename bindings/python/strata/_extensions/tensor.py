# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors of mixed sizes."""

from strata import _core
from strata._ir.operations import value_of
from strata._ir.types import DYNAMIC, RankedTensorType
from strata.dialects import _generate


def extend(module):
    class EmptyOp(_generate.class_of(module, "empty")):
        """A tensor without contents; sizes are numbers or values."""

        __slots__ = ()

        def __init__(self, sizes, element_type, *, encoding=None, loc=None, ip=None):
            shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
            operands = [value_of(size) for size in sizes if not isinstance(size, int)]
            kind = RankedTensorType.get(shape, element_type, encoding, loc)
            _core.create(self, "tensor.empty", (kind,), operands, None, None, 0, loc, ip)

    def empty(sizes, element_type, *, encoding=None, loc=None, ip=None):
        """The result of an EmptyOp."""
        return EmptyOp(sizes, element_type, encoding=encoding, loc=loc, ip=ip).result

    _generate.replace_class(module, EmptyOp)
    module.empty = empty
