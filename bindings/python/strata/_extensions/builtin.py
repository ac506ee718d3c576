# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules as operations."""

from strata import _core
from strata._ir.attributes import StringAttr
from strata._ir.core import current_location
from strata.dialects import _generate


def extend(module):
    class ModuleOp(_generate.class_of(module, "module")):
        """A module with an empty body."""

        __slots__ = ()

        def __init__(self, *, sym_name=None, sym_visibility=None, loc=None, ip=None):
            context, attributes = (loc or current_location()).context, {}
            for key, value in (("sym_name", sym_name), ("sym_visibility", sym_visibility)):
                if value is not None:
                    attributes[key] = value if isinstance(value, _core.Handle) else StringAttr.get(value, context)
            _core.create(self, "builtin.module", (), (), attributes, None, 1, loc, ip)
            self.regions[0].blocks.append()

        @property
        def body(self):
            return self.regions[0].blocks[0]

    _generate.replace_class(module, ModuleOp)
