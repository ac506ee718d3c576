# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions and modules."""

import collections
import random
import re

from . import arithmetic, control, memory, tensors
from .values import Body, FLOATS, INTEGERS, random_float, random_integer, scalar, width

# Types that the command line can pass and print.
PUBLIC_KINDS = INTEGERS + list(FLOATS) + ["index"]

# The limit for a function that others call, with its callees: inlined code
# grows with the number of nested calls.
MOST_LINES = 400

# The text of a module, the arguments of its `@main`, of each of its results the function that
# computes it, and the Module.
Program = collections.namedtuple("Program", "text arguments owners module")


class Module:
    def __init__(self, rng):
        # Whether to omit operations that passes of mlir-opt do not support, or
        # expand wrongly.
        self.conservative = rng.random() < 0.3
        # Whether functions may have results that are poison, or undefined behavior. `@main`
        # calls them with constants.
        self.unguarded = rng.random() < 0.25
        # Names, and types of arguments and results, of the functions so far.
        self.functions = []
        # The functions that stay small when all calls in them are inlined, and
        # their sizes.
        self.callable = []
        self.sizes = {}


def is_public(kind):
    return scalar(kind) == kind and not kind.startswith(("memref", "tensor"))


def choose_statements(rng, module, depth):
    """The statements of the functions of one kind, by nesting of regions."""
    statements = [arithmetic.compute] * 12
    if depth == 0:
        return statements
    inner = choose_statements(rng, module, depth - 1)
    structures = [control.branch, control.count_loop, control.while_loop,
                  control.index_switch, control.execute_region, control.parallel_loop]
    uses_memory = rng.random() < 0.5
    if uses_memory:
        statements += [memory.make, memory.load, memory.load, memory.load, memory.store,
                       memory.store, memory.store, memory.view, memory.dimension, memory.copy,
                       memory.apply_map]
        structures += [memory.affine_loop, memory.affine_loop, memory.affine_parallel,
                       memory.affine_branch]
    if rng.random() < 0.3:
        statements += [tensors.make, tensors.access, tensors.access, tensors.slice_of,
                       tensors.reshape, tensors.structured]
        if not module.conservative:
            statements.append(tensors.elementwise)
    statements += [lambda body, make=make: make(body, inner)
                   for make in rng.sample(structures, 3)]
    return statements + [control.call]


def make_function(rng, module, name):
    kinds = arithmetic.pick_kinds(rng)
    inputs = [rng.choice(kinds) for _ in range(rng.randint(0, 4))]
    outputs = [rng.choice(kinds) for _ in range(rng.randint(1, 3))]
    statements = choose_statements(rng, module, rng.choice([0, 1, 1, 2]))
    if not module.conservative and rng.random() < 0.2:
        lines = control.block_function(rng, module, kinds, statements, (inputs, outputs))
    else:
        body = Body(rng, module, kinds)
        control.record_all(body, [f"%a{i}" for i in range(len(inputs))], inputs)
        control.fill(body, statements, rng.randint(3, 16))
        control.yield_values(body, outputs, "return")
        lines = body.lines
    module.functions.append((name, inputs, outputs))
    calls = re.findall(r"@(f\d+)", "\n".join(lines))
    module.sizes[name] = len(lines) + sum(module.sizes[callee] for callee in calls)
    if module.sizes[name] < MOST_LINES:
        module.callable.append(module.functions[-1])
    args = ", ".join(f"%a{i}: {kind}" for i, kind in enumerate(inputs))
    visibility = rng.choice(["", "private "])
    return [f"func.func {visibility}@{name}({args}) -> ({', '.join(outputs)}) {{", *lines, "}"]


def argument(rng, kind):
    """The text of an argument on the command line."""
    if kind == "i1":
        return rng.choice(["true", "false"])
    if kind in FLOATS:
        text = random_float(rng, kind)
        return "1.5" if text.startswith("0x") else text
    return str(random_integer(rng, width(kind)))


def make_main(rng, module, omitted):
    """`@main` calls each function, except those that are omitted, and returns all results. Gives
    its lines, the arguments to call it with, and of each result the function that it is of."""
    body = Body(rng, module, PUBLIC_KINDS)
    inputs = [] if module.unguarded else PUBLIC_KINDS
    control.record_all(body, [f"%a{i}" for i in range(len(inputs))], inputs)
    results, owners = [], []
    for name, kinds, outputs in module.functions:
        values = [body.pick(kind) for kind in kinds]
        if name in omitted:
            continue
        names, prefix = control.define(body, outputs)
        body.line(f"{prefix}func.call @{name}({', '.join(values)}) : "
                  f"({', '.join(kinds)}) -> ({', '.join(outputs)})")
        results += zip(names, outputs)
        owners += [name] * len(outputs)
    names = [name for name, _ in results]
    kinds = [kind for _, kind in results]
    types = f" : {', '.join(kinds)}" if results else ""
    body.line(f"return {', '.join(names)}{types}")
    args = ", ".join(f"%a{i}: {kind}" for i, kind in enumerate(inputs))
    lines = [f"func.func @main({args}) -> ({', '.join(kinds)}) {{", *body.lines, "}"]
    return lines, [argument(rng, kind) for kind in inputs], owners


def make_module(seed, count, omitted=()):
    """A module of `count` functions, as a Program. `@main` does not call the omitted ones."""
    rng = random.Random(seed)
    module = Module(rng)
    lines = []
    for number in range(count):
        lines += make_function(rng, module, f"f{number}")
    main, arguments, owners = make_main(rng, module, omitted)
    return Program("\n".join(lines + main) + "\n", arguments, owners, module)
