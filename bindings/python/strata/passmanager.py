# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pass managers: `PassManager.parse("builtin.module(canonicalize)").run(module.operation)`."""

import re
import sys

from strata import _core
from strata import ir as _ir
from strata._ir.core import Kind, current_context

__all__ = ["PassManager"]


class ExternalPass(_core.Handle):
    """A pass in Python while it runs."""

    __slots__ = ()

    def signal_pass_failure(self):
        _core.strataExternalPassSignalFailure(self)


class PassManager(_core.Handle):
    """A list of passes for operations of one kind."""

    def __init__(self, anchor_op="any", context=None):
        _core.assign(self, _core.strataPassManagerCreateOnOperation(current_context(context), anchor_op))

    @staticmethod
    def parse(pipeline, context=None):
        manager = PassManager("any", context)
        _core.strataParsePassPipeline(manager, pipeline)
        return manager

    def add(self, pipeline, name=None):
        """Adds elements of a pipeline as text, or a function of an operation and the pass."""
        if not callable(pipeline):
            _core.strataPassManagerAddPipeline(self, pipeline)
            return
        name = name or getattr(pipeline, "__name__", type(pipeline).__name__)
        argument = re.sub("[^a-z0-9]+", "-", name.lower()).strip("-") or "python"
        _core.add_pass(self, pipeline, name, argument, pipeline.__doc__ or "", "")

    def run(self, operation):
        if not isinstance(operation, _ir.OpView) and not isinstance(operation, _ir.Operation):
            raise TypeError(f"passes run on an operation, found {operation!r}")
        text = _core.run(self, operation)
        if text:
            sys.stderr.write(text)

    def enable_verifier(self, enable):
        _core.strataPassManagerEnableVerifier(self, enable)

    def enable_ir_printing(self, print_before_all=False, print_after_all=True, print_module_scope=False,
                           print_after_change=False, print_after_failure=False, **_):
        _core.strataPassManagerEnableIRPrinting(self, print_before_all, print_after_all, print_module_scope,
                                                print_after_change, print_after_failure)

    def enable_statistics(self, displayMode=None):
        _core.strataPassManagerEnableStatistics(self)

    def __str__(self):
        return _core.strataPrintPassPipeline(self)

    def __repr__(self):
        return f"PassManager({str(self)!r})"


_core.set_class(int(Kind.pass_manager), _core.Handle)
_core.set_class(int(Kind.pass_), ExternalPass)
