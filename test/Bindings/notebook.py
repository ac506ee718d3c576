# RUN: %pybind %s
# REQUIRES: bindings
"""Modules and statistics of passes as HTML."""

import contextlib
import io

from strata.ir import *
from strata.passmanager import PassManager

TEXT = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
"""

with Context() as context:
    module = Module.parse(TEXT)
    page = module._repr_html_()
    assert page.startswith("<pre") and "arith.addi</span>" in page and "%arg0</span>" in page, page
    assert "<span" in module.body.operations[0]._repr_html_()
    for show in (False, True):
        manager = PassManager.parse("builtin.module(func.func(cse),canonicalize)")
        manager.enable_statistics(show=show)
        printed = io.StringIO()
        with contextlib.redirect_stderr(printed):
            manager.run(Module.parse(TEXT).operation)
        assert ("statistics report" in printed.getvalue()) == show, printed.getvalue()
        statistics = manager.statistics
        assert statistics.total("num-cse'd") == 1
        entry = next(entry for entry in statistics if entry.value == 1)
        assert (entry.pipeline, entry.pass_name, entry.description) == (("func.func",), "CSE", "Number of operations CSE'd")
        table = statistics._repr_html_()
        assert "<td>func.func / CSE</td><td>num-cse&#x27;d</td><td>1</td>" in table, table
