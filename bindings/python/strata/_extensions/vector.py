# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elements of vectors."""

from strata import _core
from strata._ir.operations import value_of, values_of
from strata._ir.types import VectorType
from strata.dialects import _convert, _generate


def extend(module):
    class ExtractOp(_generate.class_of(module, "extract")):
        """An element, or a vector of the dimensions that the position leaves."""

        __slots__ = ()

        def __init__(self, source, dynamic_position, static_position, *, results=None, loc=None, ip=None):
            source = value_of(source)
            position = _convert.convert("dense i64", "", static_position, loc)
            if results is None:
                kind = source.type
                shape, flags = kind.shape[len(position):], kind.scalable_dims[len(position):]
                location = loc if loc is not None else _core.strataLocationUnknownGet(kind.context)
                results = [VectorType.get(shape, kind.element_type, location, scalable=flags) if shape
                           else kind.element_type]
            _core.create(self, "vector.extract", results, [source, *values_of(dynamic_position)],
                         {"static_position": position}, None, 0, loc, ip)

    def extract(source, dynamic_position, static_position, *, results=None, loc=None, ip=None):
        """The result of an ExtractOp."""
        return ExtractOp(source, dynamic_position, static_position, results=results, loc=loc, ip=ip).result

    _generate.replace_class(module, ExtractOp)
    module.extract = extract
