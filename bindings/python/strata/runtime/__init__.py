# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Descriptors of memrefs for numpy arrays."""

from strata.runtime.np_to_memref import *
