# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops and conditions of scf."""

from strata import _core
from strata._ir.operations import InsertionPoint, OperationBase, Value, value_of, values_of
from strata._ir.types import IndexType
from strata.dialects import _generate


def index_value(value, loc=None, ip=None):
    """A value of type index; numbers become constants."""
    from strata.dialects import arith

    if isinstance(value, bool) or not isinstance(value, (int, Value, OperationBase)):
        raise ValueError(f"{value!r} must be an integer or an index value")
    if isinstance(value, int):
        return arith.constant(IndexType.get(), value, loc=loc, ip=ip)
    return value_of(value)


def extend(module):
    class ForOp(_generate.class_of(module, "for")):
        """A loop; the body has arguments and no operation."""

        __slots__ = ()

        def __init__(self, lower_bound, upper_bound, step, iter_args=None, *, unsigned_cmp=None, loc=None, ip=None):
            inits = values_of(iter_args) if iter_args is not None else []
            bounds = [value_of(v) for v in (lower_bound, upper_bound, step)]
            types = [v.type for v in inits]
            attributes = {"unsignedCmp": _core.strataUnitAttrGet(bounds[0].context)} if unsigned_cmp else None
            _core.create(self, "scf.for", types, bounds + inits, attributes, None, 1, loc, ip)
            types = [bounds[0].type, *types]
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

    class IfOp(_generate.class_of(module, "if")):
        """A condition with empty blocks."""

        __slots__ = ()

        def __init__(self, cond, results_=None, *, has_else=False, hasElse=False, results=None, loc=None, ip=None):
            types = list(results_ if results_ is not None else results or [])
            _core.create(self, "scf.if", types, (value_of(cond),), None, None, 2, loc, ip)
            self.regions[0].blocks.append()
            if has_else or hasElse:
                self.regions[1].blocks.append()

        @property
        def then_block(self):
            return self.regions[0].blocks[0]

        @property
        def else_block(self):
            blocks = self.regions[1].blocks
            return blocks[0] if len(blocks) else None

    class WhileOp(_generate.class_of(module, "while")):
        __slots__ = ()

        @property
        def before(self):
            return self.regions[0]

        @property
        def after(self):
            return self.regions[1]

    def for_(start, stop=None, step=None, iter_args=None, *, loc=None, ip=None):
        """Builds a loop by a Python loop, whose body runs once and ends with `yield_`."""
        if stop is None:
            start, stop = 0, start
        bounds = [index_value(v, loc, ip) for v in (start, stop, 1 if step is None else step)]
        loop = ForOp(*bounds, iter_args, loc=loc, ip=ip)
        carried = tuple(loop.inner_iter_args)
        with InsertionPoint(loop.body):
            if len(carried) > 1:
                yield loop.induction_variable, carried, loop.results
            elif carried:
                yield loop.induction_variable, carried[0], loop.results[0]
            else:
                yield loop.induction_variable

    for cls in (ForOp, IfOp, WhileOp):
        _generate.replace_class(module, cls)
    module.for_ = for_
