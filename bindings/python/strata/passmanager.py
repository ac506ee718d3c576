# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pass managers: `PassManager.parse("builtin.module(canonicalize)").run(module.operation)`."""

import sys

from strata import _core
from strata import ir as _ir
from strata._ir.core import Kind, current_context

__all__ = ["PassManager", "Statistic", "Statistics"]


class Statistic:
    """A number that a pass has counted. `pipeline` are the operations of the pass managers around it."""

    __slots__ = ("pipeline", "pass_name", "name", "value", "description")

    def __init__(self, pipeline, pass_name, name, value, description):
        self.pipeline, self.pass_name, self.name = pipeline, pass_name, name
        self.value, self.description = value, description

    def __repr__(self):
        return f"Statistic({self.pass_name!r}, {self.name!r}, {self.value})"


class Statistics(list):
    """The statistics of a run, in the order of passes; a table in notebooks."""

    @classmethod
    def parse(cls, text):
        """Reads the report of a pass manager: lines that are indented by their nesting."""
        found, names = cls(), []
        for line in text.splitlines():
            content = line.strip()
            depth = (len(line) - len(line.lstrip())) // 2
            if content.startswith("(S) "):
                value, _, rest = content[len("(S) "):].strip().partition(" ")
                name, _, description = rest.partition(" - ")
                *pipeline, pass_name = names[:depth]
                found.append(Statistic(tuple(pipeline), pass_name, name.strip(), int(value), description.strip()))
            elif content and not content.startswith(("===", "...")):
                names[depth:] = [content.removesuffix(" Pipeline").strip("'")]
        return found

    def total(self, name):
        """The sum of a statistic over all passes."""
        return sum(entry.value for entry in self if entry.name == name)

    def _repr_html_(self):
        import html

        rows = "".join(
            "<tr>" + "".join(f"<td>{html.escape(str(cell))}</td>" for cell in (
                " / ".join((*entry.pipeline, entry.pass_name)), entry.name, entry.value, entry.description)) + "</tr>"
            for entry in self)
        return f"<table><tr><th>pass</th><th>statistic</th><th>value</th><th></th></tr>{rows}</table>"


class ExternalPass(_core.Handle):
    """A pass in Python while it runs."""

    __slots__ = ()

    def signal_pass_failure(self):
        _core.strataExternalPassSignalFailure(self)


class PassManager(_core.Handle):
    """A list of passes for operations of one kind."""

    def __init__(self, anchor_op="any", context=None):
        _core.assign(self, _core.strataPassManagerCreateOnOperation(current_context(context), anchor_op))
        self.statistics = None
        self._shows_statistics = True

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
        argument = "".join(c if c.isascii() and c.isalnum() else "-" for c in name.lower()).strip("-") or "python"
        _core.add_pass(self, pipeline, name, argument, pipeline.__doc__ or "", "")

    def run(self, operation):
        if not isinstance(operation, _ir.OpView) and not isinstance(operation, _ir.Operation):
            raise TypeError(f"passes run on an operation, found {operation!r}")
        text = _core.run(self, operation)
        if self.statistics is not None:
            place = text.find("===--", max(text.rfind("... Pass statistics report ...") - 200, 0))
            self.statistics = Statistics.parse(text[place:])
            text = text if self._shows_statistics else text[:place]
        if text:
            sys.stderr.write(text)

    def enable_verifier(self, enable):
        _core.strataPassManagerEnableVerifier(self, enable)

    def enable_ir_printing(self, print_before_all=False, print_after_all=True, print_module_scope=False,
                           print_after_change=False, print_after_failure=False, **_):
        _core.strataPassManagerEnableIRPrinting(self, print_before_all, print_after_all, print_module_scope,
                                                print_after_change, print_after_failure)

    def enable_statistics(self, displayMode=None, show=True):
        """Counts the changes of passes: `statistics` has the numbers after a run, which are printed unless `show` is false."""
        self._shows_statistics = show
        self.statistics = Statistics()
        _core.strataPassManagerEnableStatistics(self)

    def __str__(self):
        return _core.strataPrintPassPipeline(self)

    def __repr__(self):
        return f"PassManager({str(self)!r})"


_core.set_class(int(Kind.pass_manager), _core.Handle)
_core.set_class(int(Kind.pass_), ExternalPass)
