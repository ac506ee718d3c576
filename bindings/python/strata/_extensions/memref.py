# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parts of memrefs."""

from strata import _core
from strata._ir.operations import value_of
from strata._ir.types import IndexType, MemRefType
from strata.dialects import _generate


def extend(module):
    class ExtractStridedMetadataOp(_generate.class_of(module, "extract_strided_metadata")):
        """The base buffer, the offset, the sizes and the strides of a memref."""

        __slots__ = ()

        def __init__(self, source, *, results=None, loc=None, ip=None):
            source = value_of(source)
            if results is None:
                kind = source.type
                location = loc if loc is not None else _core.strataLocationUnknownGet(kind.context)
                index = IndexType.get(kind.context)
                base = MemRefType.get([], kind.element_type, memory_space=kind.memory_space, loc=location)
                results = [base] + [index] * (1 + 2 * kind.rank)
            _core.create(self, "memref.extract_strided_metadata", results, [source], None, None, 0, loc, ip)

    def extract_strided_metadata(source, *, results=None, loc=None, ip=None):
        """The results of an ExtractStridedMetadataOp."""
        return ExtractStridedMetadataOp(source, results=results, loc=loc, ip=ip).results

    _generate.replace_class(module, ExtractStridedMetadataOp)
    module.extract_strided_metadata = extract_strided_metadata
