#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the float operations of arith with exact fractions.

Every operation is executed for all pairs of floats of four to eight bits, by the interpreter and
by the folds of canonicalize. A NaN may be any NaN, and maxnumf and minnumf may give either zero.
In formats without infinity an overflow is NaN, or the greatest number if there is no NaN; NaN is
poison there. maxnumf and minnumf of a signaling NaN are NaN. Prints the number of compared results and the first differences; exit code 1 if
there are any.
"""

import argparse
import bisect
import itertools
import math
import sys
import tempfile
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

from semantics_runs import POISON, run

NAN, INF = "nan", math.inf


@dataclass
class Format:
    """A type of floats. A number is NAN, or a pair of the sign and a Fraction or INF."""
    name: str
    width: int
    mantissa: int
    bias: int
    # ieee: infinities and NaNs; nan: a NaN of all ones; zero: the NaN in place of -0; finite:
    # neither; scale: powers of two, without a sign.
    kind: str
    values: list = field(default_factory=list)

    def __post_init__(self):
        """Lists the positive numbers in the order of their bits, which is theirs."""
        count = 1 << (self.width - (self.kind != "scale"))
        for bits in range(count):
            number = self.decode(bits)
            if number == NAN or number[1] == INF:
                break
            self.values.append(number[1])

    def decode(self, bits):
        if self.kind == "scale":
            return NAN if bits == 255 else (0, Fraction(2) ** (bits - self.bias))
        sign, rest = bits >> (self.width - 1), bits & ((1 << (self.width - 1)) - 1)
        exponent, fraction = rest >> self.mantissa, rest & ((1 << self.mantissa) - 1)
        top = (1 << (self.width - 1 - self.mantissa)) - 1
        if self.kind == "ieee" and exponent == top:
            return NAN if fraction else (sign, INF)
        if self.kind == "nan" and rest == (1 << (self.width - 1)) - 1:
            return NAN
        if self.kind == "zero" and sign and not rest:
            return NAN
        if exponent == 0:
            return sign, Fraction(fraction, 1 << self.mantissa) * Fraction(2) ** (1 - self.bias)
        return sign, ((1 + Fraction(fraction, 1 << self.mantissa)) *
                      Fraction(2) ** (exponent - self.bias))

    def encode(self, number):
        """The bits of the nearest number, the even one of two; NAN or POISON."""
        if number == NAN:
            return POISON if self.kind == "finite" else NAN
        sign, value = number
        if self.kind == "scale" and sign and value:
            return POISON
        if value == INF:
            return self.overflow(sign)
        at = bisect.bisect_left(self.values, value)
        if at == len(self.values):
            last = self.values[-1]
            step = last if self.kind == "scale" else last - self.values[-2]
            after = value - last > step / 2
            tie = value - last == step / 2
            if after or (tie and self.is_odd(at - 1)):
                return self.overflow(sign)
            at -= 1
        elif at and self.values[at] != value:
            below, above = value - self.values[at - 1], self.values[at] - value
            if below < above or (below == above and not self.is_odd(at - 1)):
                at -= 1
        if self.kind == "zero" and at == 0:
            sign = 0
        return at if self.kind == "scale" else sign << (self.width - 1) | at

    def is_signaling(self, bits):
        return (self.kind == "ieee" and self.decode(bits) == NAN and
                not bits >> (self.mantissa - 1) & 1)

    def is_odd(self, bits):
        # The only bit of a power of two is 1.
        return self.kind == "scale" or bits & 1

    def overflow(self, sign):
        if self.kind == "ieee":
            return sign << (self.width - 1) | len(self.values)
        if self.kind == "finite":
            return sign << (self.width - 1) | (len(self.values) - 1)
        return NAN


FORMATS = [
    Format("f4E2M1FN", 4, 1, 1, "finite"),
    Format("f6E2M3FN", 6, 3, 1, "finite"),
    Format("f6E3M2FN", 6, 2, 3, "finite"),
    Format("f8E3M4", 8, 4, 3, "ieee"),
    Format("f8E4M3", 8, 3, 7, "ieee"),
    Format("f8E5M2", 8, 2, 15, "ieee"),
    Format("f8E4M3FN", 8, 3, 7, "nan"),
    Format("f8E4M3FNUZ", 8, 3, 8, "zero"),
    Format("f8E5M2FNUZ", 8, 2, 16, "zero"),
    Format("f8E4M3B11FNUZ", 8, 3, 11, "zero"),
    Format("f8E8M0FNU", 8, 0, 127, "scale"),
]


def to_signed(number):
    """A number as one value; infinities are floats."""
    return -number[1] if number[0] else number[1]


def of_signed(value, zero_sign=0):
    return (zero_sign if value == 0 else int(value < 0), abs(value))


def add(a, b):
    if NAN in (a, b) or (a[1] == b[1] == INF and a[0] != b[0]):
        return NAN
    if INF in (a[1], b[1]):
        return a if a[1] == INF else b
    # Zeros of different signs, and equal numbers, give 0.
    return of_signed(to_signed(a) + to_signed(b), a[0] & b[0])


def negate(a):
    return a if a == NAN else (1 - a[0], a[1])


def multiply(a, b):
    if NAN in (a, b) or {a[1], b[1]} == {0, INF}:
        return NAN
    return a[0] ^ b[0], INF if INF in (a[1], b[1]) else a[1] * b[1]


def divide(a, b):
    if NAN in (a, b) or a[1] == b[1] == 0 or a[1] == b[1] == INF:
        return NAN
    if b[1] == 0 or a[1] == INF:
        return a[0] ^ b[0], INF
    return a[0] ^ b[0], Fraction(0) if b[1] == INF else a[1] / b[1]


def remainder(a, b):
    if NAN in (a, b) or a[1] == INF or b[1] == 0:
        return NAN
    return a if b[1] == INF else (a[0], a[1] % b[1])


def greater(a, b):
    """The greater of two numbers; 0 is greater than -0."""
    if to_signed(a) == to_signed(b):
        return a if a[0] < b[0] else b
    return a if to_signed(a) > to_signed(b) else b


def maximum(a, b):
    return NAN if NAN in (a, b) else greater(a, b)


def maxnum(a, b):
    return b if a == NAN else a if b == NAN else greater(a, b)


def mirrored(fn):
    return lambda a, b: negate(fn(negate(a), negate(b)))


BINARY = {"addf": add, "subf": lambda a, b: add(a, negate(b)), "mulf": multiply,
          "divf": divide, "remf": remainder, "maximumf": maximum,
          "minimumf": mirrored(maximum), "maxnumf": maxnum, "minnumf": mirrored(maxnum)}
ORDERED = {"oeq": "=", "ogt": ">", "oge": "=>", "olt": "<", "ole": "=<", "one": "<>", "ord": "<=>",
           "false": ""}
UNORDERED = {"ueq": "=", "ugt": ">", "uge": "=>", "ult": "<", "ule": "=<", "une": "<>", "uno": "",
             "true": "<=>"}


def compare(relations, if_nan):
    def apply(a, b):
        if NAN in (a, b):
            return if_nan
        a, b = to_signed(a), to_signed(b)
        return ("<" if a < b else ">" if a > b else "=") in relations
    return apply


class Program:
    """A function whose results are vectors of the bits of results."""

    def __init__(self):
        self.body, self.values, self.types, self.expected = [], [], [], []

    def add(self, text, operands, result_type, bits, expected):
        """Adds an operation on vectors of `operands`, pairs of a format and bits."""
        number, names = len(self.values), []
        for form, column in operands:
            names.append(f"%o{number}_{len(names)}")
            data = "".join(f"{x:02X}" for x in column)
            vector = f"vector<{len(column)}x{form.name}>"
            self.body.append(f'  {names[-1]} = arith.constant dense<"0x{data}"> : {vector}')
        count = len(operands[0][1])
        line = text.format(*names, t=f"vector<{count}x{operands[0][0].name}>",
                           r=f"vector<{count}x{result_type}>")
        self.body.append(f"  %r{number} = {line}")
        if result_type[0] == "f":
            self.body.append(f"  %b{number} = arith.bitcast %r{number} : "
                             f"vector<{count}x{result_type}> to vector<{count}xi{bits}>")
        self.values.append(f"%{'b' if result_type[0] == 'f' else 'r'}{number}")
        self.types.append(f"vector<{count}xi{bits}>")
        self.expected.append((line, operands, expected))

    def text(self):
        return (f"func.func @f() -> ({', '.join(self.types)}) {{\n" + "\n".join(self.body) +
                f"\n  return {', '.join(self.values)} : {', '.join(self.types)}\n}}\n")


def write_arithmetic(form):
    pairs = list(itertools.product(range(1 << form.width), repeat=2))
    operands = [(form, [a for a, _ in pairs]), (form, [b for _, b in pairs])]
    numbers = [(form.decode(a), form.decode(b)) for a, b in pairs]
    program = Program()
    for name, fn in BINARY.items():
        # There are no negative numbers and no zero, so that differences have no meaning.
        if form.kind == "scale" and name in ("subf", "remf", "minimumf", "minnumf"):
            continue
        results = [form.encode(fn(a, b)) for a, b in numbers]
        if name in ("maxnumf", "minnumf"):
            results = [NAN if form.is_signaling(x) or form.is_signaling(y) else
                       {form.encode(a), form.encode(b)}
                       if NAN not in (a, b) and a[1] == b[1] == 0 else result
                       for (a, b), (x, y), result in zip(numbers, pairs, results)]
        program.add(f"arith.{name} {{}}, {{}} : {{t}}", operands, form.name, form.width, results)
    for if_nan, table in ((False, ORDERED), (True, UNORDERED)):
        for name, relations in table.items():
            fn = compare(relations, if_nan)
            program.add(f"arith.cmpf {name}, {{}}, {{}} : {{t}}", operands, "i1", 1,
                        [-int(fn(a, b)) for a, b in numbers])
    return program


def write_conversions():
    program = Program()
    for source in FORMATS:
        column = list(range(1 << source.width))
        operands = [(source, column)]
        numbers = [source.decode(bits) for bits in column]
        if source.kind != "scale":
            program.add("arith.negf {} : {t}", operands, source.name, source.width,
                        [source.encode(negate(x)) for x in numbers])
        for target in FORMATS:
            if target.width == source.width:
                continue
            name = "extf" if target.width > source.width else "truncf"
            program.add(f"arith.{name} {{}} : {{t}} to {{r}}", operands, target.name,
                        target.width, [target.encode(x) for x in numbers])
        for name, low, high in (("fptosi", -128, 127), ("fptoui", 0, 255)):
            results = []
            for x in numbers:
                whole = None if x == NAN or x[1] == INF else int(to_signed(x))
                fits = whole is not None and low <= whole <= high
                results.append((whole + 128) % 256 - 128 if fits else POISON)
            program.add(f"arith.{name} {{}} : {{t}} to {{r}}", operands, "i8", 8, results)
    return program


def is_right(text, expected, form, allows_any):
    if expected == POISON:
        return allows_any or text == POISON
    if isinstance(expected, set):
        return any(is_right(text, one, form, allows_any) for one in expected)
    if text == POISON:
        return False
    if form is None:
        return int({"true": "-1", "false": "0"}.get(text, text)) == expected
    bits = int(text) % (1 << form.width)
    return form.decode(bits) == NAN if expected == NAN else bits == expected


def check(source, output, program, allows_any):
    """Returns the number of compared numbers, and the differences."""
    count, differences = 0, []
    lines = output.splitlines()
    if len(lines) != len(program.expected):
        sys.exit(f"{source}: {len(lines)} results, expected {len(program.expected)}")
    forms = {form.name: form for form in FORMATS}
    for line, (operation, operands, results) in zip(lines, program.expected):
        form = forms.get(operation.rsplit("x", 1)[1].rstrip(">"))
        if "cmpf" in operation or "fpto" in operation:
            form = None
        for i, (text, expected) in enumerate(zip(line.strip("[]").split(", "), results,
                                                 strict=True)):
            count += 1
            if not is_right(text, expected, form, allows_any):
                inputs = [f"{column[i]:#x}" for _, column in operands]
                differences.append(f"{source}: {operation} of {' and '.join(inputs)} is {text}, "
                                   f"expected {expected}")
    return count, differences


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strata", required=True)
    parser.add_argument("--max-width", type=int, default=8,
                        help="bits of the formats whose pairs are tried")
    args = parser.parse_args()
    programs = [write_arithmetic(form) for form in FORMATS if form.width <= args.max_width]
    programs.append(write_conversions())
    total, all_differences = 0, []
    with tempfile.TemporaryDirectory() as folder:
        path, folded = Path(folder) / "program.mlir", Path(folder) / "folded.mlir"
        for program in programs:
            path.write_text(program.text())
            folded.write_text(run([args.strata, "opt", path, "--canonicalize"]))
            for source, file, allows_any in (("interpreter", path, False),
                                             ("canonicalize", folded, True)):
                output = run([args.strata, "interpret", file, "--entry=f"])
                count, differences = check(source, output, program, allows_any)
                total += count
                all_differences += differences
    for difference in all_differences[:20]:
        print(difference)
    print(f"{total} results, {len(all_differences)} differences")
    return 1 if all_differences else 0


if __name__ == "__main__":
    sys.exit(main())
