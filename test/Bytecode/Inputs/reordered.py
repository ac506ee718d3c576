# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints operations and blocks with many values whose uses are in another order than readers make."""


def names(prefix, numbers):
    return ", ".join(f"{prefix}{i}" for i in numbers)


def types(numbers):
    return "(" + ", ".join("i1" for _ in numbers) + ")"


for numbers in range(5), [3, 4], range(60), [0, 1, 64, 128, 192], range(1, 300, 3):
    count = max(numbers) + 1
    used = types(numbers)
    print(f'"t.scope"() ({{\n  %0:{count} = "t.results"() : () -> {types(range(count))}')
    print(f'  "t.outer"({names("%0#", numbers)}) ({{\n'
          f'    "t.inner"({names("%0#", numbers)}) : {used} -> ()\n  }}) : {used} -> ()\n}}, {{')
    print("^bb0(" + ", ".join(f"%a{i}: i1" for i in range(count)) + "):")
    print(f'  "t.outer"({names("%a", numbers)}) ({{\n'
          f'    "t.inner"({names("%a", numbers)}) : {used} -> ()\n  }}) : {used} -> ()\n'
          '}) : () -> ()')
