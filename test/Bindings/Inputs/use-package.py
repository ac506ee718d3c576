"""use-package.py FOLDER: the package is that of the folder, builds IR and runs passes."""

import os
import sys

import strata
from strata.dialects import arith, func
from strata.ir import *
from strata.passmanager import PassManager

assert os.path.dirname(strata.__file__).startswith(os.path.realpath(sys.argv[1])), strata.__file__
with Context(), Location.unknown():
    module = Module.create()
    i32 = IntegerType.get_signless(32)
    with InsertionPoint(module.body):

        @func.FuncOp.from_py_func()
        def f():
            return arith.addi(arith.constant(i32, 20), arith.constant(i32, 22))

    PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    assert "arith.constant 42" in str(module)
