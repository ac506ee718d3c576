# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Affine expressions, affine maps and integer sets."""

from strata import _core
from strata._ir.core import current_context

__all__ = ["AffineExpr", "AffineBinaryExpr", "AffineAddExpr", "AffineMulExpr", "AffineModExpr", "AffineFloorDivExpr",
           "AffineCeilDivExpr", "AffineConstantExpr", "AffineDimExpr", "AffineSymbolExpr", "AffineMap", "IntegerSet",
           "IntegerSetConstraint"]

_KINDS = []


def typed(expr):
    """The expression as an object of its class."""
    return _core.as_class(_KINDS[_core.strataAffineExprGetKind(expr)], expr)


def _binary(function):
    def build(lhs, rhs):
        if not isinstance(lhs, AffineExpr):
            lhs = AffineConstantExpr.get(lhs, rhs.context)
        if not isinstance(rhs, AffineExpr):
            rhs = AffineConstantExpr.get(rhs, lhs.context)
        return typed(function(lhs, rhs))

    return build


_add = _binary(_core.strataAffineAddExprGet)
_mul = _binary(_core.strataAffineMulExprGet)
_mod = _binary(_core.strataAffineModExprGet)
_floor_div = _binary(_core.strataAffineFloorDivExprGet)
_ceil_div = _binary(_core.strataAffineCeilDivExprGet)


class AffineExpr(_core.Handle):
    __slots__ = ()

    def __init__(self, expr=None):
        if expr is None:
            return
        if not isinstance(typed(expr), type(self)):
            raise ValueError(f"Cannot cast affine expression to {type(self).__name__} (from {expr!r})")
        _core.assign(self, expr)

    get_add, get_mul, get_mod = staticmethod(_add), staticmethod(_mul), staticmethod(_mod)
    get_floor_div, get_ceil_div = staticmethod(_floor_div), staticmethod(_ceil_div)

    @staticmethod
    def get_constant(value, context=None):
        return AffineConstantExpr.get(value, context)

    @staticmethod
    def get_dim(position, context=None):
        return AffineDimExpr.get(position, context)

    @staticmethod
    def get_symbol(position, context=None):
        return AffineSymbolExpr.get(position, context)

    @staticmethod
    def simplify_affine_expr(expr, num_dims, num_symbols):
        return typed(_core.strataSimplifyAffineExpr(expr, num_dims, num_symbols))

    def compose(self, other):
        return typed(_core.strataAffineExprCompose(self, other))

    def __add__(self, other):
        return _add(self, other)

    def __radd__(self, other):
        return _add(other, self)

    def __mul__(self, other):
        return _mul(self, other)

    def __rmul__(self, other):
        return _mul(other, self)

    def __mod__(self, other):
        return _mod(self, other)

    def __rmod__(self, other):
        return _mod(other, self)

    def __sub__(self, other):
        return _add(self, other * -1)

    def __rsub__(self, other):
        return _add(other, self * -1)

    def __neg__(self):
        return self * -1

    def __floordiv__(self, other):
        return _floor_div(self, other)

    def __str__(self):
        return _core.strataAffineExprPrint(self)

    def __repr__(self):
        return f"{type(self).__name__}({self})"

    @classmethod
    def isinstance(cls, other):
        return isinstance(other, cls)

    def maybe_downcast(self):
        return typed(self)


class AffineBinaryExpr(AffineExpr):
    __slots__ = ()
    lhs = property(lambda self: typed(_core.strataAffineBinaryOpExprGetLHS(self)))
    rhs = property(lambda self: typed(_core.strataAffineBinaryOpExprGetRHS(self)))


class AffineAddExpr(AffineBinaryExpr):
    __slots__ = ()
    get = staticmethod(_add)


class AffineMulExpr(AffineBinaryExpr):
    __slots__ = ()
    get = staticmethod(_mul)


class AffineModExpr(AffineBinaryExpr):
    __slots__ = ()
    get = staticmethod(_mod)


class AffineFloorDivExpr(AffineBinaryExpr):
    __slots__ = ()
    get = staticmethod(_floor_div)


class AffineCeilDivExpr(AffineBinaryExpr):
    __slots__ = ()
    get = staticmethod(_ceil_div)


class AffineConstantExpr(AffineExpr):
    __slots__ = ()

    @staticmethod
    def get(value, context=None):
        return typed(_core.strataAffineConstantExprGet(current_context(context), value))

    value = property(lambda self: _core.strataAffineExprGetValue(self))


class AffineDimExpr(AffineExpr):
    __slots__ = ()

    @staticmethod
    def get(position, context=None):
        return typed(_core.strataAffineDimExprGet(current_context(context), position))

    position = property(lambda self: _core.strataAffineExprGetValue(self))


class AffineSymbolExpr(AffineExpr):
    __slots__ = ()

    @staticmethod
    def get(position, context=None):
        return typed(_core.strataAffineSymbolExprGet(current_context(context), position))

    position = property(lambda self: _core.strataAffineExprGetValue(self))


# The classes have the order of StrataAffineExprKind.
_KINDS += [AffineAddExpr, AffineMulExpr, AffineModExpr, AffineFloorDivExpr, AffineCeilDivExpr, AffineConstantExpr,
           AffineDimExpr, AffineSymbolExpr]


class AffineMap(_core.Handle):
    __slots__ = ()

    @staticmethod
    def get(dim_count, symbol_count, exprs, context=None):
        exprs = list(exprs)
        context = exprs[0].context if exprs and context is None else current_context(context)
        return _core.strataAffineMapGet(context, dim_count, symbol_count, exprs)

    @staticmethod
    def get_constant(value, context=None):
        return _core.strataAffineMapConstantGet(current_context(context), value)

    @staticmethod
    def get_empty(context=None):
        return AffineMap.get(0, 0, [], context)

    @staticmethod
    def get_identity(n_dims, context=None):
        return _core.strataAffineMapMultiDimIdentityGet(current_context(context), n_dims)

    @staticmethod
    def get_minor_identity(n_dims, n_results, context=None):
        return _core.strataAffineMapMinorIdentityGet(current_context(context), n_dims, n_results)

    @staticmethod
    def get_permutation(permutation, context=None):
        return _core.strataAffineMapPermutationGet(current_context(context), permutation)

    n_dims = property(lambda self: _core.strataAffineMapGetNumDims(self))
    n_symbols = property(lambda self: _core.strataAffineMapGetNumSymbols(self))
    n_inputs = property(lambda self: self.n_dims + self.n_symbols)
    is_permutation = property(lambda self: _core.strataAffineMapIsPermutation(self))
    is_projected_permutation = property(lambda self: _core.strataAffineMapIsProjectedPermutation(self))

    @property
    def results(self):
        return [typed(_core.strataAffineMapGetResult(self, i)) for i in range(_core.strataAffineMapGetNumResults(self))]

    def get_submap(self, result_positions):
        return _core.strataAffineMapGetSubMap(self, result_positions)

    def get_major_submap(self, n_results):
        return self.get_submap(range(n_results))

    def get_minor_submap(self, n_results):
        count = len(self.results)
        return self.get_submap(range(count - n_results, count))

    def __str__(self):
        return _core.strataAffineMapPrint(self)

    def __repr__(self):
        return f"AffineMap({self})"


class IntegerSetConstraint:
    def __init__(self, expr, is_eq):
        self.expr, self.is_eq = expr, is_eq


class IntegerSet(_core.Handle):
    __slots__ = ()

    @staticmethod
    def get(num_dims, num_symbols, exprs, eq_flags, context=None):
        exprs = list(exprs)
        if not exprs:
            raise ValueError("Expected non-empty list of constraints")
        return _core.strataIntegerSetGet(exprs[0].context, num_dims, num_symbols, exprs, eq_flags)

    @staticmethod
    def get_empty(num_dims, num_symbols, context=None):
        return _core.strataIntegerSetEmptyGet(current_context(context), num_dims, num_symbols)

    n_dims = property(lambda self: _core.strataIntegerSetGetNumDims(self))
    n_symbols = property(lambda self: _core.strataIntegerSetGetNumSymbols(self))
    n_inputs = property(lambda self: self.n_dims + self.n_symbols)
    is_canonical_empty = property(lambda self: _core.strataIntegerSetIsCanonicalEmpty(self))
    n_equalities = property(lambda self: sum(c.is_eq for c in self.constraints))
    n_inequalities = property(lambda self: sum(not c.is_eq for c in self.constraints))

    @property
    def constraints(self):
        return [IntegerSetConstraint(typed(_core.strataIntegerSetGetConstraint(self, i)),
                                     _core.strataIntegerSetIsConstraintEq(self, i))
                for i in range(_core.strataIntegerSetGetNumConstraints(self))]

    def __str__(self):
        return _core.strataIntegerSetPrint(self)

    def __repr__(self):
        return f"IntegerSet({self})"
