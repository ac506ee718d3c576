# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speed of the Python package: `PYTHONPATH=build/release/python python3 bench/Bindings/python-bench.py`.

Prints operations built, attributes and operands read, and operations visited in a second, and
the time of imports in milliseconds; the best of five runs each.
"""

import subprocess
import sys
import time


def best(function, count):
    times = []
    for _ in range(5):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return count / min(times)


def import_time(code):
    """Milliseconds of a process with `code` beyond those of an empty one."""
    def run(text):
        times = []
        for _ in range(15):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-S", "-c", text], check=True)
            times.append(time.perf_counter() - start)
        return min(times)

    return (run(code) - run("pass")) * 1000


def main():
    from strata.dialects import arith
    from strata.ir import Context, InsertionPoint, IntegerType, Location, Module, Operation

    count = 100_000
    with Context() as ctx, Location.unknown():
        ctx.allow_unregistered_dialects = True
        i32 = IntegerType.get_signless(32)

        def build(make):
            def run():
                module = Module.create()
                with InsertionPoint(module.body):
                    x = arith.constant(i32, 1)
                    for _ in range(count):
                        make(x)
            return run

        print(f"arith.addi(x, x):             {best(build(lambda x: arith.addi(x, x)), count):12,.0f} /s")
        print(f"arith.AddIOp(x, x):           {best(build(lambda x: arith.AddIOp(x, x)), count):12,.0f} /s")
        print(f"arith.constant(i32, 1):       {best(build(lambda x: arith.constant(i32, 1)), count):12,.0f} /s")
        print("Operation.create(...):        "
              f"{best(build(lambda x: Operation.create('t.op', [i32], [x, x])), count):12,.0f} /s")
        module = Module.create()
        with InsertionPoint(module.body):
            op = arith.ConstantOp(i32, 1)
            add = arith.AddIOp(op, op)
            for _ in range(10_000):
                arith.addi(op, op)

        def attributes():
            for _ in range(count):
                op.attributes["value"]

        def properties():
            for _ in range(count):
                op.value

        def operands():
            for _ in range(count):
                add.operands[0]

        print(f"op.attributes[\"value\"]:       {best(attributes, count):12,.0f} /s")
        print(f"op.value:                     {best(properties, count):12,.0f} /s")
        print(f"op.operands[0]:               {best(operands, count):12,.0f} /s")
        print(f"for op in block:              {best(lambda: [None for _ in module.body], 10_002):12,.0f} /s")
        print(f"walk:                         {best(lambda: module.operation.walk(lambda o: 0), 10_003):12,.0f} /s")
        text = str(module)
        print(f"Module.parse, operations:     {best(lambda: Module.parse(text), 10_003):12,.0f} /s")
    print(f"import strata.ir:             {import_time('import strata.ir'):12.1f} ms")
    print(f"import strata.dialects.arith: {import_time('from strata.dialects import arith; arith.addi'):12.1f} ms")


if __name__ == "__main__":
    main()
