# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops and conditions of affine."""

from strata import _core
from strata._ir.affine import AffineMap
from strata._ir.attributes import AffineMapAttr, IntegerAttr, IntegerSetAttr
from strata._ir.core import current_location
from strata._ir.operations import InsertionPoint, OperationBase, Value, value_of, values_of
from strata._ir.types import IndexType
from strata.dialects import _convert, _generate


def bound(value, operands, context):
    """The map and the operands of a bound."""
    if isinstance(value, (Value, OperationBase)):
        if operands:
            raise ValueError("a bound that is a value has no operands")
        return AffineMap.get_identity(1, context), [value_of(value)]
    if isinstance(value, int):
        return AffineMap.get_constant(value, context), values_of(operands)
    return (value.value if isinstance(value, AffineMapAttr) else value), values_of(operands)


def extend(module):
    class AffineForOp(_generate.class_of(module, "for")):
        """An affine loop; the body has arguments and no operation."""

        __slots__ = ()

        def __init__(self, lower_bound, upper_bound, step=1, iter_args=None, *, lower_bound_operands=(),
                     upper_bound_operands=(), loc=None, ip=None):
            context = (loc or current_location()).context
            lower, lower_operands = bound(lower_bound, lower_bound_operands, context)
            upper, upper_operands = bound(upper_bound, upper_bound_operands, context)
            inits = values_of(iter_args) if iter_args is not None else []
            types = [v.type for v in inits]
            index = IndexType.get(context)
            attributes = {
                "lowerBoundMap": AffineMapAttr.get(lower), "upperBoundMap": AffineMapAttr.get(upper),
                "step": step if isinstance(step, _core.Handle) else IntegerAttr.get(index, step),
                "operandSegmentSizes": _convert.sizes([len(lower_operands), len(upper_operands), len(inits)], loc)}
            _core.create(self, "affine.for", types, lower_operands + upper_operands + inits, attributes, None, 1, loc, ip)
            types = [index, *types]
            self.regions[0].blocks.append(*types, arg_locs=[self.location] * len(types))

        @property
        def body(self):
            return self.regions[0].blocks[0]

        @property
        def induction_variable(self):
            return self.body.arguments[0]

        @property
        def inner_iter_args(self):
            return self.body.arguments[1:]

    class AffineIfOp(_generate.class_of(module, "if")):
        """An affine condition with empty blocks."""

        __slots__ = ()

        def __init__(self, cond, results_=None, *, cond_operands=(), has_else=False, loc=None, ip=None):
            condition = cond if isinstance(cond, IntegerSetAttr) else IntegerSetAttr.get(cond)
            _core.create(self, "affine.if", list(results_ or []), values_of(cond_operands), {"condition": condition},
                         None, 2, loc, ip)
            self.regions[0].blocks.append()
            if has_else:
                self.regions[1].blocks.append()

        @property
        def then_block(self):
            return self.regions[0].blocks[0]

        @property
        def else_block(self):
            blocks = self.regions[1].blocks
            return blocks[0] if len(blocks) else None

    def for_(start, stop=None, step=None, iter_args=None, *, lower_bound_operands=(), upper_bound_operands=(),
             loc=None, ip=None):
        """Builds a loop by a Python loop, whose body runs once and ends with an AffineYieldOp."""
        if stop is None:
            start, stop = 0, start
        loop = AffineForOp(start, stop, 1 if step is None else step, iter_args,
                           lower_bound_operands=lower_bound_operands, upper_bound_operands=upper_bound_operands,
                           loc=loc, ip=ip)
        carried = tuple(loop.inner_iter_args)
        with InsertionPoint(loop.body):
            if len(carried) > 1:
                yield loop.induction_variable, carried, loop.results
            elif carried:
                yield loop.induction_variable, carried[0], loop.results[0]
            else:
                yield loop.induction_variable

    _generate.replace_class(module, AffineForOp)
    _generate.replace_class(module, AffineIfOp)
    module.for_ = for_
