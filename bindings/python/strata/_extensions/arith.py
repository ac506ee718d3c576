# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Constants of arith."""

from strata import _core
from strata._ir.attributes import Attribute, FloatAttr, IntegerAttr
from strata._ir.core import current_context
from strata._ir.types import FloatType, IndexType, IntegerType
from strata.dialects import _generate


def value_attribute(kind, value, loc):
    if isinstance(value, Attribute):
        return value
    if isinstance(kind, (IntegerType, IndexType)):
        return IntegerAttr.get(kind, int(value))
    if isinstance(kind, FloatType):
        return FloatAttr.get(kind, float(value), loc)
    from strata._ir.attributes import DenseElementsAttr

    if hasattr(kind, "shape"):
        if isinstance(value, (int, float)):
            return DenseElementsAttr.get_splat(kind, value_attribute(kind.element_type, value, loc))
        return DenseElementsAttr.get(value, type=kind)
    raise NotImplementedError(f"no constant of type {kind} can be made of {value!r}")


def extend(module):
    class ConstantOp(_generate.class_of(module, "constant")):
        """A constant; numbers become attributes of the type."""

        __slots__ = ()

        def __init__(self, result, value, *, loc=None, ip=None):
            _core.create(self, "arith.constant", (result,), (), {"value": value_attribute(result, value, loc)}, None,
                         0, loc, ip)

        @classmethod
        def create_index(cls, value, *, loc=None, ip=None):
            context = loc.context if loc is not None else current_context()
            return cls(_core.strataIndexTypeGet(context), value, loc=loc, ip=ip)

        @property
        def type(self):
            return self.results[0].type

        @property
        def literal_value(self):
            value = self.value
            if isinstance(value, Attribute) and hasattr(value, "value"):
                return value.value
            raise ValueError("only integer and float constants have literal values")

    def constant(result, value, *, loc=None, ip=None):
        """The result of a ConstantOp."""
        return ConstantOp(result, value, loc=loc, ip=ip).result

    _generate.replace_class(module, ConstantOp)
    module.constant = constant
