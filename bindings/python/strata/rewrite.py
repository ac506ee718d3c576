# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrite patterns in Python.

    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, lambda op, rewriter: ...)
    apply_patterns_and_fold_greedily(module, patterns.freeze())

A pattern gets an operation and a rewriter; a true result says that it does not match.
"""

from strata import _core
from strata._ir.core import Kind, current_context
from strata._ir.attributes import Attribute
from strata._ir.operations import InsertionPoint, Operation, OperationBase, Value, values_of
from strata._ir.types import Type

__all__ = ["RewritePatternSet", "FrozenRewritePatternSet", "PatternRewriter", "PDLModule", "PDLResultList",
           "apply_patterns_and_fold_greedily", "walk_and_apply_patterns"]


class PatternRewriter(_core.Handle):
    """Changes IR for a pattern; it exists while the pattern runs."""

    __slots__ = ()

    @property
    def ip(self):
        """The place before the operation that is rewritten."""
        following = _core.strataRewriterGetOperationAfterInsertion(self)
        return InsertionPoint(_core.strataRewriterGetInsertionBlock(self) if following is None else following)

    def replace_op(self, op, replacement):
        if isinstance(replacement, OperationBase):
            _core.strataRewriterReplaceOpWithOperation(self, op, replacement)
        else:
            _core.strataRewriterReplaceOpWithValues(self, op, values_of(replacement))

    def erase_op(self, op):
        _core.strataRewriterEraseOp(self, op)


class FrozenRewritePatternSet(_core.Handle):
    """Patterns that are ready to be applied."""

    __slots__ = ()


class RewritePatternSet(_core.Handle):
    """Patterns that are collected."""

    def __init__(self, context=None):
        _core.assign(self, _core.strataRewritePatternSetCreate(current_context(context)))

    def add(self, root, fn, benefit=1):
        """Adds a function for the operations of a class, or of a name."""
        name = root if isinstance(root, str) else root.OPERATION_NAME
        _core.add_pattern(self, name, benefit, getattr(fn, "__name__", "pattern"), fn)

    def freeze(self):
        return _core.strataFreezeRewritePattern(self)


class PDLResultList(_core.Handle):
    """The results of a function that rules call."""

    __slots__ = ()

    def append(self, value):
        for cls, function in ((Attribute, _core.strataPDLResultListPushBackAttribute),
                              (OperationBase, _core.strataPDLResultListPushBackOperation),
                              (Type, _core.strataPDLResultListPushBackType),
                              (Value, _core.strataPDLResultListPushBackValue)):
            if isinstance(value, cls):
                return function(self, value)
        raise TypeError(f"expected an attribute, operation, type or value, found {value!r}")


class PDLModule:
    """Rules of the dialect `pdl` in a module, and functions that they call.

    A function gets a rewriter, a list to which it appends results, and a list of arguments. A true
    result says that a constraint does not hold, or that a rewrite has failed. It may create and
    insert operations; the rules replace and erase.
    """

    def __init__(self, module, context=None):
        self._module = module
        self._natives = _core.strataPDLNativesCreate(module.context)

    def register_constraint_function(self, name, fn):
        _core.add_native(self._natives, name, False, fn)

    def register_rewrite_function(self, name, fn):
        _core.add_native(self._natives, name, True, fn)

    def freeze(self):
        """The rules as patterns; the module may not be used afterwards."""
        patterns = RewritePatternSet(self._module.context)
        _core.strataRewritePatternSetAddPDLWithNatives(patterns, self._module, self._natives)
        return patterns.freeze()


def _operation(op):
    return op.operation if not isinstance(op, Operation) else op


def apply_patterns_and_fold_greedily(op, patterns, config=None):
    """Folds and applies patterns until nothing changes."""
    _core.apply(_operation(op), patterns, False)


def walk_and_apply_patterns(op, patterns):
    """Applies patterns once to each operation inside."""
    _core.apply(_operation(op), patterns, True)


_core.set_class(int(Kind.pattern_set), _core.Handle)
_core.set_class(int(Kind.frozen_pattern_set), FrozenRewritePatternSet)
_core.set_class(int(Kind.rewriter), PatternRewriter)
_core.set_class(int(Kind.pdl_natives), _core.Handle)
_core.set_class(int(Kind.pdl_result_list), PDLResultList)
