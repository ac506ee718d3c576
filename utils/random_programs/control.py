# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Branches, loops and calls."""

from .values import Body


def fill(body, statements, count):
    for _ in range(count):
        body.rng.choice(statements)(body)


def results_of(body):
    return [body.pick_kind() for _ in range(body.rng.choice([0, 1, 1, 2]))]


def yield_values(body, kinds, name="scf.yield"):
    values = [body.pick(kind) for kind in kinds]
    body.line(f"{name} {', '.join(values)} : {', '.join(kinds)}" if kinds else name)


def define(body, kinds):
    """Names for results of these types, with the text before the operation."""
    names = [body.name() for _ in kinds]
    return names, f"{', '.join(names)} = " if names else ""


def record_all(body, names, kinds):
    for name, kind in zip(names, kinds):
        body.record(name, kind)


def branch(body, statements):
    kinds = results_of(body)
    names, prefix = define(body, kinds)
    arrow = f" -> ({', '.join(kinds)})" if kinds else ""
    condition = body.pick("i1")
    parts = []
    for _ in range(2):
        part = body.nested()
        fill(part, statements, body.rng.randint(0, 4))
        yield_values(part, kinds)
        parts.append(part)
    body.line(f"{prefix}scf.if {condition}{arrow} {{")
    body.region(parts[0], "} else {")
    body.region(parts[1])
    record_all(body, names, kinds)


def loop_bounds(body):
    """Bounds and step of at most 8 iterations."""
    lower = body.index_below(5)
    upper = body.emit(f"arith.addi {lower}, {body.index_below(8)} : index")
    return lower, upper, body.constant("index", str(body.rng.choice([1, 1, 2, 3])))


def count_loop(body, statements):
    kinds = results_of(body)
    lower, upper, step = loop_bounds(body)
    names, prefix = define(body, kinds)
    starts = [body.pick(kind) for kind in kinds]
    inner = body.nested()
    counter = inner.record(inner.name(), "index")
    carried = [inner.record(inner.name(), kind) for kind in kinds]
    fill(inner, statements, body.rng.randint(1, 4))
    yield_values(inner, kinds)
    args = ", ".join(f"{name} = {start}" for name, start in zip(carried, starts))
    iter_args = f" iter_args({args}) -> ({', '.join(kinds)})" if kinds else ""
    body.line(f"{prefix}scf.for {counter} = {lower} to {upper} step {step}{iter_args} {{")
    body.region(inner)
    record_all(body, names, kinds)


def while_loop(body, statements):
    """A loop with a counter of its own, which also ends by a condition."""
    kinds = ["i32"] + results_of(body)
    names, prefix = define(body, kinds)
    starts = [body.constant("i32", "0")] + [body.pick(kind) for kind in kinds[1:]]
    before = body.nested()
    carried = [before.name() for _ in kinds]
    record_all(before, carried[1:], kinds[1:])
    limit = before.constant("i32", str(body.rng.randint(1, 6)))
    more = before.emit(f"arith.cmpi slt, {carried[0]}, {limit} : i32")
    fill(before, statements, body.rng.randint(0, 2))
    goes_on = before.emit(f"arith.andi {more}, {before.pick('i1')} : i1")
    passed = [carried[0]] + [before.pick(kind) for kind in kinds[1:]]
    before.line(f"scf.condition({goes_on}) {', '.join(passed)} : {', '.join(kinds)}")
    after = body.nested()
    received = [after.name() for _ in kinds]
    record_all(after, received[1:], kinds[1:])
    one = after.constant("i32", "1")
    following = after.emit(f"arith.addi {received[0]}, {one} : i32")
    fill(after, statements, body.rng.randint(0, 3))
    values = [following] + [after.pick(kind) for kind in kinds[1:]]
    after.line(f"scf.yield {', '.join(values)} : {', '.join(kinds)}")
    args = ", ".join(f"{name} = {start}" for name, start in zip(carried, starts))
    types = ", ".join(kinds)
    body.line(f"{prefix}scf.while ({args}) : ({types}) -> ({types}) {{")
    body.region(before, "} do {")
    block_args = ", ".join(f"{name}: {kind}" for name, kind in zip(received, kinds))
    body.line(f"^bb0({block_args}):")
    body.region(after)
    record_all(body, names, kinds)


def index_switch(body, statements):
    kinds = results_of(body)
    names, prefix = define(body, kinds)
    value = body.index_below(4)
    arrow = f" -> {', '.join(kinds)}" if kinds else ""
    heads = [f"case {case} {{" for case in range(body.rng.randint(1, 3))] + ["default {"]
    parts = []
    for head in heads:
        part = body.nested()
        fill(part, statements, body.rng.randint(0, 2))
        yield_values(part, kinds)
        parts.append((head, part))
    body.line(f"{prefix}scf.index_switch {value}{arrow}")
    for head, part in parts:
        body.line(head)
        body.region(part)
    record_all(body, names, kinds)


def execute_region(body, statements):
    kinds = results_of(body)
    names, prefix = define(body, kinds)
    arrow = f" -> ({', '.join(kinds)})" if len(kinds) > 1 else f" -> {kinds[0]}" if kinds else ""
    inner = body.nested()
    fill(inner, statements, body.rng.randint(1, 3))
    yield_values(inner, kinds)
    body.line(f"{prefix}scf.execute_region{arrow} {{")
    body.region(inner)
    record_all(body, names, kinds)


def parallel_loop(body, statements):
    """A loop that sums up integers, in which order does not matter."""
    kind = body.rng.choice(["i8", "i32", "i64"])
    lower, upper, step = loop_bounds(body)
    start = body.pick(kind)
    inner = body.nested()
    counter = inner.record(inner.name(), "index")
    fill(inner, statements, body.rng.randint(1, 3))
    left, right, both = body.name(), body.name(), body.name()
    operation = body.rng.choice(["addi", "muli", "xori", "maxsi", "minui"])
    value = inner.pick(kind)
    inner.line(f"scf.reduce({value} : {kind}) {{")
    inner.line(f"^bb0({left}: {kind}, {right}: {kind}):")
    inner.line(f"  {both} = arith.{operation} {left}, {right} : {kind}")
    inner.line(f"  scf.reduce.return {both} : {kind}")
    inner.line("}")
    result = body.name()
    body.line(f"{result} = scf.parallel ({counter}) = ({lower}) to ({upper}) step ({step}) "
              f"init ({start}) -> {kind} {{")
    body.region(inner)
    body.record(result, kind)


def call(body):
    """A call of an earlier function, directly or by its address."""
    if not body.module.callable or body.depth > 1:
        return
    name, inputs, outputs = body.rng.choice(body.module.callable[-8:])
    values = [body.pick(kind) for kind in inputs]
    names, prefix = define(body, outputs)
    kind = f"({', '.join(inputs)}) -> ({', '.join(outputs)})"
    if body.rng.random() < 0.2:
        address = body.emit(f"func.constant @{name} : {kind}")
        body.line(f"{prefix}func.call_indirect {address}({', '.join(values)}) : {kind}")
    else:
        body.line(f"{prefix}func.call @{name}({', '.join(values)}) : {kind}")
    record_all(body, names, outputs)


def block_function(rng, module, kinds, statements, signature):
    """The blocks of a function with branches between them: a loop with a counter, and a switch
    in it. Gives the lines."""
    inputs, outputs = signature
    entry = Body(rng, module, kinds)
    record_all(entry, [f"%a{i}" for i in range(len(inputs))], inputs)
    fill(entry, statements, rng.randint(1, 4))
    carried = [rng.choice(kinds) for _ in range(rng.randint(1, 3))]
    zero = entry.constant("i32", "0")
    types = ", ".join(["i32"] + carried)
    starts = ", ".join([zero] + [entry.pick(kind) for kind in carried])
    entry.line(f"cf.br ^head({starts} : {types})")

    head = entry.nested()
    counter, names = head.name(), [head.name() for _ in carried]
    record_all(head, names, carried)
    args = ", ".join(f"{name}: {kind}" for name, kind in zip([counter] + names,
                                                             ["i32"] + carried))
    fill(head, statements, rng.randint(0, 3))
    limit = head.constant("i32", str(rng.randint(0, 6)))
    more = head.emit(f"arith.cmpi slt, {counter}, {limit} : i32")
    head.line(f"cf.cond_br {more}, ^body, ^exit")

    middle = head.nested()
    fill(middle, statements, rng.randint(0, 3))
    one = middle.constant("i32", "1")
    following = middle.emit(f"arith.addi {counter}, {one} : i32")
    flag = middle.pick("i32")

    def arguments(body):
        return ", ".join([following] + [body.pick(kind) for kind in carried])

    choices = [arguments(middle) for _ in range(2)]
    middle.line(f"cf.switch {flag} : i32, [")
    middle.line(f"  default: ^head({choices[0]} : {types}),")
    middle.line(f"  1: ^head({choices[1]} : {types}),")
    middle.line(f"  {rng.choice([0, 2, -1, 77])}: ^side")
    middle.line("]")

    side = middle.nested()
    fill(side, statements, rng.randint(0, 3))
    side.line(f"cf.br ^head({arguments(side)} : {types})")

    leave = head.nested()
    fill(leave, statements, rng.randint(0, 3))
    yield_values(leave, outputs, "return")
    return (entry.lines + [f"^head({args}):"] + head.lines + ["^body:"] + middle.lines +
            ["^side:"] + side.lines + ["^exit:"] + leave.lines)
