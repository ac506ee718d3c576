# RUN: %pybind %s %t
# REQUIRES: bindings
"""Stubs of all dialects are Python, and have the classes and functions that modules have."""

import ast
import importlib
import os
import sys

from strata import notebook, stubs
from strata.ir import Context, Module

sys.argv = ["stubs", sys.argv[1]]
stubs.main()
folder = os.path.join(sys.argv[1], "strata", "dialects")
names = sorted(os.listdir(folder))
for name in names:
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        tree = ast.parse(file.read())
    module = importlib.import_module("strata.dialects." + name[: -len(".pyi")])
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            assert getattr(module, node.name) is not None, (name, node.name)
assert len(names) > 40, names
with Context():
    assert "<span" in notebook.to_html(Module.parse("func.func private @f()").operation)
print(len(names))
