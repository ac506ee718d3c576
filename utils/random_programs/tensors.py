# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors and linalg."""

import re

from . import arithmetic

ELEMENTS = ["i8", "i16", "i32", "i64", "f32", "f64"]


def parse(kind):
    sizes, element = re.match(r"tensor<((?:\d+x)*)(\w+)", kind).groups()
    return [int(size) for size in sizes.split("x")[:-1]], element


def name_of(sizes, element):
    return f"tensor<{''.join(f'{size}x' for size in sizes)}{element}>"


def make(body):
    sizes = [body.rng.randint(1, 4) for _ in range(body.rng.choice([1, 1, 2]))]
    element = body.rng.choice(ELEMENTS)
    kind = name_of(sizes, element)
    choice = body.rng.randrange(3)
    if choice == 0:
        body.add(f"tensor.splat {body.pick(element)} : {kind}", kind)
    elif choice == 1:
        count = 1
        for size in sizes:
            count *= size
        values = ", ".join(body.pick(element) for _ in range(count))
        body.add(f"tensor.from_elements {values} : {kind}", kind)
    else:
        inner = body.nested()
        args = [inner.record(inner.name(), "index") for _ in sizes]
        inner.add(f"arith.index_cast {args[0]} : index to i64", "i64")
        for _ in range(3):
            arithmetic.compute(inner)
        inner.line(f"tensor.yield {inner.pick(element)} : {element}")
        result = body.name()
        body.line(f"{result} = tensor.generate {{")
        body.line(f"^bb0({', '.join(f'{arg}: index' for arg in args)}):")
        body.region(inner, f"}} : {kind}")
        body.record(result, kind)
    return body.values[kind][-1], kind


def pick_tensor(body):
    known = [(name, kind) for kind, names in body.values.items()
             if kind.startswith("tensor") for name in names]
    return body.rng.choice(known) if known and body.rng.random() < 0.9 else make(body)


def access(body):
    tensor, kind = pick_tensor(body)
    sizes, element = parse(kind)
    where = ", ".join(body.index_below(size) for size in sizes)
    if body.rng.random() < 0.6:
        body.add(f"tensor.extract {tensor}[{where}] : {kind}", element)
    else:
        body.add(f"tensor.insert {body.pick(element)} into {tensor}[{where}] : {kind}", kind)


def elementwise(body):
    _, kind = pick_tensor(body)
    table = (arithmetic.FLOAT_OPERATIONS if arithmetic.is_float(kind)
             else arithmetic.INTEGER_OPERATIONS)
    body.rng.choice(table)(body, kind)


def slice_of(body):
    tensor, kind = pick_tensor(body)
    sizes, element = parse(kind)
    offsets = [body.rng.randrange(size) for size in sizes]
    counts = [body.rng.randint(1, size - offset) for size, offset in zip(sizes, offsets)]
    steps = [1] * len(sizes)
    part = name_of(counts, element)
    if body.rng.random() < 0.5:
        body.add(f"tensor.extract_slice {tensor}{offsets} {counts} {steps} : {kind} to {part}",
                 part)
    else:
        body.add(f"tensor.insert_slice {body.pick(part)} into {tensor}{offsets} {counts} {steps}"
                 f" : {part} into {kind}", kind)


def reshape(body):
    tensor, kind = pick_tensor(body)
    sizes, element = parse(kind)
    if len(sizes) == 2:
        flat = name_of([sizes[0] * sizes[1]], element)
        body.add(f"tensor.collapse_shape {tensor} [[0, 1]] : {kind} into {flat}", flat)
    elif len(sizes) == 1:
        split = name_of([1, sizes[0]], element)
        body.add(f"tensor.expand_shape {tensor} [[0, 1]] output_shape [1, {sizes[0]}] : "
                 f"{kind} into {split}", split)


def structured(body):
    """linalg.generic over all elements, and a sum over the last dimension."""
    tensor, kind = pick_tensor(body)
    sizes, element = parse(kind)
    if not sizes:
        return
    dims = ", ".join(f"d{i}" for i in range(len(sizes)))
    reduces = body.rng.random() < 0.4 and not arithmetic.is_float(kind)
    left = dims.rpartition(", ")[0] if reduces else dims
    target = name_of(sizes[:-1] if reduces else sizes, element)
    kinds = ["parallel"] * (len(sizes) - 1) + ["reduction" if reduces else "parallel"]
    maps = (f"[affine_map<({dims}) -> ({dims})>, affine_map<({dims}) -> ({left})>]")
    start = body.pick(target)
    inner = body.nested()
    inner.kinds = [element, "index"]
    x, y = inner.record(inner.name(), element), inner.record(inner.name(), element)
    for _ in range(body.rng.randint(0, 3)):
        arithmetic.compute(inner)
    last = "addf" if arithmetic.is_float(kind) else "addi"
    value = inner.emit(f"arith.{last} {inner.pick(element)}, {y if reduces else x} : {element}")
    inner.line(f"linalg.yield {value} : {element}")
    iterators = ", ".join(f'"{name}"' for name in kinds)
    result = body.name()
    body.line(f"{result} = linalg.generic {{indexing_maps = {maps}, "
              f"iterator_types = [{iterators}]}} ins({tensor} : {kind}) "
              f"outs({start} : {target}) {{")
    body.line(f"^bb0({x}: {element}, {y}: {element}):")
    body.region(inner, f"}} -> {target}")
    body.record(result, target)
