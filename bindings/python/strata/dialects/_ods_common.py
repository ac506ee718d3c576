# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of upstream's `_ods_common` that programs use."""

from strata._ir.operations import OperationBase, Value, value_of, values_of
from strata.dialects._generate import results_of

__all__ = ["get_default_loc_context", "get_op_result_or_value", "get_op_results_or_values",
           "get_op_result_or_op_results"]


def get_op_result_or_value(arg):
    """The value that an argument stands for."""
    if isinstance(arg, (Value, OperationBase)):
        return value_of(arg)
    values = list(arg)
    if len(values) != 1:
        raise ValueError(f"expected one value, found {len(values)}")
    return values[0]


def get_op_results_or_values(arg):
    """The values that an argument stands for."""
    return arg.results if isinstance(arg, OperationBase) else values_of(arg)


def get_op_result_or_op_results(op):
    """The result of an operation, its results, or the operation if it has none."""
    return results_of(op)


def get_default_loc_context(location=None):
    """The Context of a location; the current one without it."""
    return None if location is None else location.context
