# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs without undefined behavior, as text.

`make_module(seed, count)` gives a module with functions and a `@main` that calls them, the
arguments for it, and more (modules.py). A program is determined by its seed. By construction nothing divides by
zero, is poison, is out of bounds, reads memory that was not written, or depends on the bits of
a NaN; loops end.

values       types, constants, and the body of a function or region that is written
arithmetic   operations on numbers, and on vectors and tensors of them
control      scf, cf and calls
memory       memrefs and affine
tensors      tensors and linalg
modules      functions and modules
loops        make_loops(seed, count): functions with nests of loops over arrays
contractions make_contractions(seed, count): functions that accumulate products of array elements
             make_stencils(seed, count): functions with loops over time around stencils
graphs       make_graphs(seed, count): functions with control flow graphs of any shape
"""
from .contractions import make_contractions, make_stencils
from .graphs import make_graphs
from .loops import add_layout, make_loops
from .modules import make_module

__all__ = ["add_layout", "make_contractions", "make_graphs", "make_loops", "make_module",
           "make_stencils"]
