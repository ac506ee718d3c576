# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memrefs whose elements are all written before they are read, and affine."""

import math
import re

from .control import define, fill, record_all, results_of, yield_values

# Types of elements, and the bytes that they take.
ELEMENTS = {"i1": 1, "i7": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "i128": 16, "f16": 2, "bf16": 2,
            "f32": 4, "f64": 8, "index": 8}


def parse(kind):
    """The sizes and the element type of `memref<4x8xf32>`."""
    sizes, element = re.match(r"memref<((?:\d+x)*)(\w+)", kind).groups()
    return [int(size) for size in sizes.split("x")[:-1]], element


def view_bytes(body, count, kind):
    """A view of so many bytes of new memory, at an offset with which all numbers are aligned."""
    shift = body.rng.choice([0, 16, 32])
    memory = f"memref<{count + shift + body.rng.randrange(4)}xi8>"
    memref = body.emit(f"memref.alloc() : {memory}")
    return body.emit(f"memref.view {memref}[{body.constant('index', str(shift))}][] : "
                     f"{memory} to {kind}")


def make(body):
    sizes = [body.rng.randint(1, 5) for _ in range(body.rng.choice([0, 1, 1, 2, 3]))]
    element = body.rng.choice(list(ELEMENTS))
    dims = "".join(f"{size}x" for size in sizes)
    kind = f"memref<{dims}{element}>"
    if body.rng.random() < 0.2:
        memref = view_bytes(body, math.prod(sizes) * ELEMENTS[element], kind)
    else:
        # Memory of memref.alloca in a loop piles up on the stack.
        name = "alloca" if body.rng.random() < 0.4 and body.depth == 0 else "alloc"
        memref = body.emit(f"memref.{name}() : {kind}")
    zero, one = body.constant("index", "0"), body.constant("index", "1")
    value = body.pick(element)
    counters = []
    for size in sizes:
        counters.append(body.name())
        limit = body.constant("index", str(size))
        body.line(f"scf.for {counters[-1]} = {zero} to {limit} step {one} {{")
    body.line(f"memref.store {value}, {memref}[{', '.join(counters)}] : {kind}")
    for _ in sizes:
        body.line("}")
    body.record(memref, kind)
    return memref, kind


def pick_memref(body):
    known = [(name, kind) for kind, names in body.values.items()
             if kind.startswith("memref") for name in names]
    return body.rng.choice(known) if known and body.rng.random() < 0.9 else make(body)


def places(body, sizes):
    return ", ".join(body.index_below(size) for size in sizes)


def load(body):
    memref, kind = pick_memref(body)
    sizes, element = parse(kind)
    name = body.rng.choice(["memref.load", "affine.load"])
    if name == "affine.load":
        where = ", ".join(str(body.rng.randrange(size)) for size in sizes)
    else:
        where = places(body, sizes)
    body.add(f"{name} {memref}[{where}] : {kind}", element)


def store(body):
    memref, kind = pick_memref(body)
    sizes, element = parse(kind)
    body.line(f"memref.store {body.pick(element)}, {memref}[{places(body, sizes)}] : {kind}")


def copy(body):
    """A copy to new memory."""
    memref, kind = pick_memref(body)
    sizes, element = parse(kind)
    plain = f"memref<{''.join(f'{size}x' for size in sizes)}{element}>"
    target = body.emit(f"memref.alloc() : {plain}")
    body.line(f"memref.copy {memref}, {target} : {kind} to {plain}")
    body.record(target, plain)


def view(body):
    """A part of a memref in rows, with its elements at distances."""
    memref, kind = pick_memref(body)
    sizes, element = parse(kind)
    if not sizes or "strided" in kind:
        return
    offsets = [body.rng.randrange(size) for size in sizes]
    steps = [body.rng.choice([1, 1, 2]) for _ in sizes]
    counts = [body.rng.randint(1, (size - offset - 1) // step + 1)
              for size, offset, step in zip(sizes, offsets, steps)]
    distances, distance = [], 1
    for size in reversed(sizes):
        distances.insert(0, distance)
        distance *= size
    start = sum(offset * dist for offset, dist in zip(offsets, distances))
    strides = [step * dist for step, dist in zip(steps, distances)]
    target = (f"memref<{''.join(f'{count}x' for count in counts)}{element}, "
              f"strided<{strides}, offset: {start}>>")
    body.add(f"memref.subview {memref}{offsets} {counts} {steps} : {kind} to {target}", target)


def dimension(body):
    memref, kind = pick_memref(body)
    sizes, _ = parse(kind)
    if sizes:
        body.add(f"memref.dim {memref}, {body.index_below(len(sizes))} : {kind}", "index")


def small_index(body):
    """An index that is small, so that products do not overflow, and that affine allows."""
    if body.depth:
        return body.constant("index", str(body.rng.randrange(100)))
    return body.index_below(100)


def apply_map(body):
    maps = ["(d0 + s0)", "(d0 * 3 - s0)", "(d0 floordiv 4 + s0 mod 3)", "(d0 ceildiv 3 - 7)",
            "(-d0 + s0 * 2)", "((d0 + s0) mod 5)"]
    name = body.rng.choice(["apply", "min", "max"])
    expr = body.rng.choice(maps)
    if name != "apply":
        expr = f"{expr[:-1]}, {body.rng.choice(maps)[1:]}"
    dim, symbol = small_index(body), body.constant("index", str(body.rng.randint(0, 9)))
    body.add(f"affine.{name} affine_map<(d0)[s0] -> {expr}>({dim})[{symbol}]", "index")


def affine_loop(body, statements):
    """A loop over a dimension of a memref, which loads and stores its elements."""
    memref, kind = pick_memref(body)
    sizes, element = parse(kind)
    if not sizes:
        return
    kinds = results_of(body)
    names, prefix = define(body, kinds)
    starts = [body.pick(kind) for kind in kinds]
    inner = body.nested()
    counter = inner.record(inner.name(), "index")
    carried = [inner.record(inner.name(), kind) for kind in kinds]
    rest = "".join(f", {inner.rng.randrange(size)}" for size in sizes[1:])
    inner.add(f"affine.load {memref}[{counter}{rest}] : {kind}", element)
    fill(inner, statements, body.rng.randint(0, 3))
    inner.line(f"affine.store {inner.pick(element)}, {memref}"
               f"[-{counter} + {sizes[0] - 1}{rest}] : {kind}")
    yield_values(inner, kinds, "affine.yield")
    args = ", ".join(f"{name} = {start}" for name, start in zip(carried, starts))
    iter_args = f" iter_args({args}) -> ({', '.join(kinds)})" if kinds else ""
    step = body.rng.choice(["", "", " step 2"])
    body.line(f"{prefix}affine.for {counter} = 0 to {sizes[0]}{step}{iter_args} {{")
    body.region(inner)
    record_all(body, names, kinds)


def affine_parallel(body, statements):
    """A loop over all elements of a memref, in any order, which sums up numbers of some type."""
    memref, kind = pick_memref(body)
    sizes, element = parse(kind)
    if not sizes:
        return
    sum_kind = body.rng.choice(["i8", "i32", "i64"])
    inner = body.nested()
    counters = [inner.record(inner.name(), "index") for _ in sizes]
    where = ", ".join(counters)
    inner.add(f"affine.load {memref}[{where}] : {kind}", element)
    fill(inner, statements, body.rng.randint(0, 2))
    inner.line(f"affine.store {inner.pick(element)}, {memref}[{where}] : {kind}")
    inner.line(f"affine.yield {inner.pick(sum_kind)} : {sum_kind}")
    lows = ", ".join("0" for _ in sizes)
    highs = ", ".join(str(size) for size in sizes)
    operation = body.rng.choice(["addi", "muli", "ori", "andi"])
    result = body.name()
    body.line(f"{result} = affine.parallel ({where}) = ({lows}) to ({highs}) "
              f'reduce ("{operation}") -> ({sum_kind}) {{')
    body.region(inner)
    body.record(result, sum_kind)


def affine_branch(body, statements):
    value = small_index(body)
    parts = [body.nested(), body.nested()]
    for part in parts:
        fill(part, statements, body.rng.randint(0, 2))
    condition = body.rng.choice(["d0 - 50 >= 0", "d0 mod 2 == 0", "-d0 + 20 >= 0, d0 - 3 >= 0"])
    body.line(f"affine.if affine_set<(d0) : ({condition})>({value}) {{")
    body.region(parts[0], "} else {")
    body.region(parts[1])
