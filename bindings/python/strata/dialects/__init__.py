# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dialects as modules: `from strata.dialects import arith`.

A module is made of the dialect's definition when it is imported: a class for each operation, a
function that gives its results, a class for each enumeration, type and attribute. This works for
dialects of files, too, once a Context has loaded the file (Context.load_dialect_file).
"""

import importlib
import sys

from strata.dialects import _registry

sys.meta_path.append(_registry.DialectFinder())


def __getattr__(name):
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return importlib.import_module("strata.dialects." + name)
    except ModuleNotFoundError as error:
        raise AttributeError(f"there is no dialect '{name}'") from error
