# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generated loop programs for bench/loop-passes-compare.py.

Each shape is a function of a count `n` that returns the text of a module whose size is linear in `n`.
Shapes put the count in different places, so that a pass that is slow in one of them shows.
"""

MEMORY = "memref<64x64xf32>"


def function(name, arguments, body):
    lines = "\n".join("  " + line for line in body)
    return f"func.func @{name}({arguments}) {{\n{lines}\n  return\n}}\n"


def nest(source, target, offset=0, size=60):
    """A nest of two loops that computes elements of `target` from `source`."""
    return [f"affine.for %i = 0 to {size} {{",
            f"  affine.for %j = 0 to {size} {{",
            f"    %x = affine.load {source}[%i, %j + {offset}] : {MEMORY}",
            "    %y = arith.addf %x, %x : f32",
            f"    affine.store %y, {target}[%i, %j] : {MEMORY}",
            "  }",
            "}"]


def many_functions(n):
    """Functions with a producer, a consumer and a nest of three loops."""
    functions = []
    for k in range(n):
        body = nest("%a", "%b", k % 3) + nest("%b", "%c", k % 2)
        body += ["affine.for %i = 0 to 32 {",
                 "  affine.for %j = 0 to 32 {",
                 "    affine.for %k = 0 to 32 {",
                 f"      %x = affine.load %a[%i, %k] : {MEMORY}",
                 f"      %y = affine.load %b[%k, %j] : {MEMORY}",
                 f"      %z = affine.load %c[%i, %j] : {MEMORY}",
                 "      %m = arith.mulf %x, %y : f32",
                 "      %s = arith.addf %z, %m : f32",
                 f"      affine.store %s, %c[%i, %j] : {MEMORY}",
                 "    }", "  }", "}"]
        arguments = ", ".join(f"%{m}: {MEMORY}" for m in "abc")
        functions.append(function(f"f{k}", arguments, body))
    return "".join(functions)


def nests_in_chain(n):
    """Nests in one function, each of which reads the memory of the one before."""
    body = [f"%m{k} = memref.alloc() : {MEMORY}" for k in range(n + 1)]
    for k in range(n):
        body += nest(f"%m{k}", f"%m{k + 1}")
    return function("chain", "", body)


def nests_of_one_memory(n):
    """Nests in one function that all update the same memory."""
    body = []
    for k in range(n):
        body += nest("%a", "%a", k % 4)
    return function("one", f"%a: {MEMORY}", body)


def accesses_of_one_memory(n):
    """One nest with pairs of a load and a store of one memory."""
    body = ["affine.for %i = 0 to 16 {", "  affine.for %j = 0 to 16 {"]
    for k in range(n):
        row, column = k % 48, k // 48 % 48
        body += [f"    %x{k} = affine.load %a[%i + {row}, %j + {column}] : {MEMORY}",
                 f"    %y{k} = arith.mulf %x{k}, %x{k} : f32",
                 f"    affine.store %y{k}, %a[%i + {row}, %j + {column}] : {MEMORY}"]
    return function("accesses", f"%a: {MEMORY}", body + ["  }", "}"])


def groups_of_accesses(n):
    """One loop with groups of a store and two loads, each of its own memory."""
    body = [f"%m{k} = memref.alloc() : memref<64xf32>" for k in range(n)]
    body.append("affine.for %i = 0 to 64 {")
    for k in range(n):
        body += [f"  affine.store %v, %m{k}[%i] : memref<64xf32>",
                 f"  %x{k} = affine.load %m{k}[%i] : memref<64xf32>",
                 f"  %y{k} = arith.addf %x{k}, %v : f32",
                 f"  affine.store %y{k}, %m{k}[%i] : memref<64xf32>"]
    return function("groups", "%v: f32", body + ["}"])


def applies_in_chain(n):
    """A chain of affine.apply, of which the last one is an index."""
    body = ["affine.for %i = 0 to 64 {",
            "  %a0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)"]
    for k in range(1, n):
        body.append(f"  %a{k} = affine.apply affine_map<(d0) -> (d0 + {k % 7 + 3})>(%a{k - 1})")
    body += [f"  %x = memref.load %m[%a{n - 1}] : memref<?xf32>",
             "  memref.store %x, %m[%i] : memref<?xf32>", "}"]
    return function("applies", "%m: memref<?xf32>", body)


def long_sum(n):
    """An affine.apply with a sum of `n` products."""
    symbols = [f"s{k}" for k in range(n)]
    terms = " + ".join(f"s{k} * {k % 9 + 2}" for k in range(n))
    operands = ", ".join(f"%s{k % 50}" for k in range(n))
    body = ["affine.for %i = 0 to 64 {",
            f"  %a = affine.apply affine_map<(d0)[{', '.join(symbols)}] -> (d0 + {terms})>(%i)[{operands}]",
            "  %x = affine.load %m[%i] : memref<?xf32>",
            "  memref.store %x, %m[%a] : memref<?xf32>", "}"]
    arguments = "%m: memref<?xf32>, " + ", ".join(f"%s{k}: index" for k in range(50))
    return function("sum", arguments, body)


def conditions(n):
    """Loops with affine.if, affine.min and affine.max."""
    body = []
    for k in range(n):
        body += [f"affine.for %i = 0 to min affine_map<()[s0] -> (s0, {k % 50 + 3})>()[%n] {{",
                 f"  affine.if affine_set<(d0)[s0] : (d0 - {k % 5} >= 0, s0 - d0 - 1 >= 0)>(%i)[%n] {{",
                 f"    %l = affine.min affine_map<(d0)[s0] -> (d0 + {k % 3}, s0, 63)>(%i)[%n]",
                 "    %h = affine.max affine_map<(d0) -> (d0 - 1, 0)>(%i)",
                 f"    %x = memref.load %a[%l, %h] : {MEMORY}",
                 f"    memref.store %x, %a[%h, %l] : {MEMORY}",
                 "  }", "}"]
    return function("conditions", f"%a: {MEMORY}, %n: index", body)


def scf_loops(n):
    """scf.for, scf.parallel and scf.forall in one function."""
    body = ["%c0 = arith.constant 0 : index", "%c1 = arith.constant 1 : index",
            "%c4 = arith.constant 4 : index", "%c61 = arith.constant 61 : index"]
    for k in range(n):
        body += ["scf.for %i = %c0 to %n step %c4 {",
                 "  %w = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]",
                 "  scf.for %j = %c0 to %w step %c1 {",
                 f"    %x = memref.load %a[%i, %j] : {MEMORY}",
                 f"    memref.store %x, %b[%i, %j] : {MEMORY}",
                 "  }", "}",
                 "scf.parallel (%i, %j) = (%c0, %c0) to (%c61, %c61) step (%c1, %c1) {",
                 f"  %x = memref.load %a[%i, %j] : {MEMORY}",
                 f"  memref.store %x, %b[%i, %j] : {MEMORY}",
                 "  scf.reduce", "}",
                 "scf.forall (%i, %j) in (61, 61) {",
                 f"  %x = memref.load %b[%i, %j] : {MEMORY}",
                 f"  memref.store %x, %c[%i, %j] : {MEMORY}", "}"]
    arguments = ", ".join(f"%{m}: {MEMORY}" for m in "abc") + ", %n: index"
    return function("loops", arguments, body)


def views(n):
    """Loops that access views of views of one memory."""
    body = []
    view = "memref<{0}x{0}xf32, strided<[64, 1], offset: ?>>"
    inner, outer = view.format(16), view.format(32)
    for k in range(n):
        body += [f"%v{k} = memref.subview %a[%o, %o] [32, 32] [1, 1] : {MEMORY} to {outer}",
                 f"%w{k} = memref.subview %v{k}[{k % 16}, %o] [16, 16] [1, 1] : {outer} to {inner}",
                 "affine.for %i = 0 to 16 {",
                 f"  %x = memref.load %w{k}[%i, %i] : {inner}",
                 f"  memref.store %x, %v{k}[%i, %i] : {outer}", "}"]
    return function("views", f"%a: {MEMORY}, %o: index", body)


def nests_of_views(n):
    """Nests in one function, each of which updates its own view of one memory."""
    view = "memref<16x16xf32, strided<[64, 1], offset: ?>>"
    body = []
    for k in range(n):
        body += [f"%v{k} = memref.subview %a[%o, {k % 48}] [16, 16] [1, 1] : {MEMORY} to {view}",
                 "affine.for %i = 0 to 16 {",
                 "  affine.for %j = 0 to 16 {",
                 f"    %x = affine.load %v{k}[%i, %j] : {view}",
                 "    %y = arith.addf %x, %x : f32",
                 f"    affine.store %y, %v{k}[%i, %j] : {view}",
                 "  }", "}"]
    return function("views", f"%a: {MEMORY}, %o: index", body)


SHAPES = {many_functions: 400, nests_in_chain: 150, nests_of_one_memory: 100,
          accesses_of_one_memory: 200, groups_of_accesses: 300, applies_in_chain: 300,
          long_sum: 300, conditions: 600, scf_loops: 400, views: 400,
          nests_of_views: 400}
