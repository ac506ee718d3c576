# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Additions to the definitions of dialects, a module each with a function `extend`."""
