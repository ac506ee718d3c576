# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Strata: IR of MLIR's form, its dialects, passes and execution.

    from strata import ir
    from strata.dialects import arith, func
"""

__version__ = "0.1.0"
__all__ = ["ir", "passmanager", "rewrite", "execution_engine", "runtime", "dialects"]


def __getattr__(name):
    if name in __all__:
        import importlib

        return importlib.import_module("strata." + name)
    raise AttributeError(f"module 'strata' has no attribute {name!r}")
