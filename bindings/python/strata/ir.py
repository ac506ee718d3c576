# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contexts, locations, modules, operations, blocks, values, types and attributes.

The names and signatures are those of MLIR's module `ir`. An object whose operation was erased
raises RuntimeError when it is used.
"""

from strata._ir.core import *
from strata._ir.operations import *
from strata._ir.types import *
from strata._ir.affine import *
from strata._ir.attributes import *
from strata._ir.symbols import *
from strata._ir import setup as _setup

del _setup
