# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules of kernels."""

from strata import _core
from strata._ir.attributes import ArrayAttr, Attribute, StringAttr
from strata._ir.core import current_location
from strata.dialects import _generate


def extend(module):
    class GPUModuleOp(_generate.class_of(module, "module")):
        """A module of kernels with an empty body."""

        __slots__ = ()

        def __init__(self, sym_name, *, offloading_handler=None, targets=None, loc=None, ip=None):
            context = (loc or current_location()).context
            name = sym_name if isinstance(sym_name, Attribute) else StringAttr.get(str(sym_name), context)
            attributes = {"sym_name": name}
            if offloading_handler is not None:
                attributes["offloadingHandler"] = offloading_handler
            if targets is not None:
                parts = [t if isinstance(t, Attribute) else Attribute.parse(t, context) for t in targets]
                attributes["targets"] = ArrayAttr.get(parts, context)
            _core.create(self, "gpu.module", (), (), attributes, None, 1, loc, ip)
            self.regions[0].blocks.append()

        @property
        def body(self):
            return self.regions[0].blocks[0]

    _generate.replace_class(module, GPUModuleOp)
