# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Strata: IR of MLIR's form, its dialects, passes and execution.

    from strata import ir
    from strata.dialects import arith, func
"""

__version__ = "0.1.0"
__all__ = ["ir", "passmanager", "rewrite", "execution_engine", "runtime", "dialects", "interpret", "upgrade"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from strata.eras import upgrade
    from strata.interpreter import interpret

# Functions, by the modules that have them.
_FUNCTIONS = {"interpret": "interpreter", "upgrade": "eras"}


def __getattr__(name):
    import importlib

    if name in _FUNCTIONS:
        return getattr(importlib.import_module("strata." + _FUNCTIONS[name]), name)
    if name in __all__:
        return importlib.import_module("strata." + name)
    raise AttributeError(f"module 'strata' has no attribute {name!r}")
