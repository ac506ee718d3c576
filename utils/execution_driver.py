# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that call one function with constants and print all of its results.

`make_driver(text, name, seed)` adds a function `@driver` to a module in current text. It is
executed by the interpreter and as machine code, also by mlir-runner, and prints the same text
everywhere: numbers are printed by `vector.print` as integers with the bits of the result, of
which each NaN has the same.
"""

import random
import re

SCALAR = re.compile(r"i\d+|index|f16|bf16|f32|f64|f80|f128")
SHAPED = re.compile(r"(vector|tensor|memref)<((?:(?:\d+|\?)x)*)(i\d+|index|f\d+|bf16)(, .*)?>")
MOST_ELEMENTS = 256


class Unsupported(Exception):
    """A value of a type without constants, or that is not printed."""


def split_types(text):
    """The types of a list with commas, some of which are inside of types."""
    types, depth, start = [], 0, 0
    for at, char in enumerate(text):
        if char == ">" and text[at - 1] == "-":
            continue
        depth += (char in "<([{") - (char in ">)]}")
        if char == "," and depth == 0:
            types.append(text[start:at].strip())
            start = at + 1
    return types + [text[start:].strip()] if text.strip() else []


def signature_of(text, name):
    """The types of arguments and results of a function, without attributes."""
    match = re.search(rf"^  func\.func (?:public )?@{re.escape(name)}\((.*)\{{$", text, re.M)
    if not match:
        raise Unsupported("a function that cannot be called")
    line = match[1].partition(" attributes {")[0]
    depth, end = 1, 0
    while depth:
        depth += {"(": 1, ")": -1}.get(line[end], 0)
        end += 1
    inputs = [part.partition(": ")[2] for part in split_types(line[:end - 1])]
    results = line[end:].strip().removeprefix("->").strip()
    if results.startswith("("):
        results = results[1:results.rindex(")")]
    types = inputs + split_types(results)
    if any("{" in kind for kind in types):
        raise Unsupported("attributes of arguments or results")
    return inputs, split_types(results)


def number(source, kind):
    if kind == "i1":
        return source.choice(["true", "false"])
    if "f" in kind:
        return source.choice(["1.5", "-2.25", "3.0", "0.125", "7.0"])
    width = 64 if kind == "index" else int(kind[1:])
    return str(source.choice([1, 2, 3, 5, 7]) % (1 << min(width - 1, 8)))


class Driver:
    def __init__(self, seed):
        self.source = random.Random(seed)
        self.globals = []
        self.lines = []
        self.counter = 0

    def emit(self, text):
        self.counter += 1
        self.lines.append(f"  %d{self.counter} = {text}")
        return f"%d{self.counter}"

    def constant(self, text, kind):
        return self.emit(f"arith.constant {text}" + (f" : {kind}" if kind != "i1" else ""))

    def argument(self, kind):
        if SCALAR.fullmatch(kind):
            return self.constant(number(self.source, kind), kind)
        shaped = SHAPED.fullmatch(kind)
        if not shaped or "?" in shaped[2] or shaped[4]:
            raise Unsupported(kind)
        sizes = [int(size) for size in shaped[2].split("x")[:-1]]
        value = f"dense<{self.elements(sizes, shaped[3])}>"
        if shaped[1] != "memref":
            return self.constant(value, kind)
        self.globals.append(f'memref.global "private" constant @driver_{len(self.globals)} : '
                            f"{kind} = {value}")
        constant = self.emit(f"memref.get_global @driver_{len(self.globals) - 1} : {kind}")
        memref = self.emit(f"memref.alloc() : {kind}")
        self.lines.append(f"  memref.copy {constant}, {memref} : {kind} to {kind}")
        return memref

    def elements(self, sizes, kind):
        if not sizes:
            return number(self.source, kind)
        return f"[{', '.join(self.elements(sizes[1:], kind) for _ in range(sizes[0]))}]"

    def print_integer(self, value, kind):
        width = 64 if kind == "index" else int(kind[1:])
        if width <= 64:
            self.lines.append(f"  vector.print {value} : {kind}")
            return
        amount = self.constant("64", kind)
        for _ in range(0, width, 64):
            low = self.emit(f"arith.trunci {value} : {kind} to i64")
            self.lines.append(f"  vector.print {low} : i64")
            value = self.emit(f"arith.shrui {value}, {amount} : {kind}")

    def print_value(self, value, kind):
        if re.fullmatch(r"i\d+|index", kind):
            return self.print_integer(value, kind)
        if SCALAR.fullmatch(kind):
            is_nan = self.emit(f"arith.cmpf uno, {value}, {value} : {kind}")
            other = self.constant("42.0", kind)
            value = self.emit(f"arith.select {is_nan}, {other}, {value} : {kind}")
            bits = f"i{kind.strip('bf')}"
            return self.print_integer(
                self.emit(f"arith.bitcast {value} : {kind} to {bits}"), bits)
        if kind.startswith("complex<"):
            for part in ("re", "im"):
                self.print_value(self.emit(f"complex.{part} {value} : {kind}"), kind[8:-1])
            return None
        shaped = SHAPED.fullmatch(kind)
        if not shaped:
            raise Unsupported(kind)
        if shaped[1] == "vector":
            return self.print_vector(value, kind, shaped)
        return self.print_array(value, kind, shaped)

    def print_vector(self, value, kind, shaped):
        sizes = [int(size) for size in shaped[2].split("x")[:-1]]
        count = 1
        for size in sizes:
            count *= size
        if count > MOST_ELEMENTS:
            raise Unsupported(kind)
        for place in range(count):
            where = []
            for size in reversed(sizes):
                where.insert(0, place % size)
                place //= size
            element = self.emit(f"vector.extract {value}{where} : {shaped[3]} from {kind}")
            self.print_value(element, shaped[3])

    def print_array(self, value, kind, shaped):
        zero, one = self.constant("0", "index"), self.constant("1", "index")
        counters = []
        for dim in range(shaped[2].count("x")):
            where = self.constant(str(dim), "index")
            size = self.emit(f"{shaped[1]}.dim {value}, {where} : {kind}")
            self.print_integer(size, "index")
            self.counter += 1
            counters.append(f"%d{self.counter}")
            self.lines.append(f"  scf.for {counters[-1]} = {zero} to {size} step {one} {{")
        access = "memref.load" if shaped[1] == "memref" else "tensor.extract"
        element = self.emit(f"{access} {value}[{', '.join(counters)}] : {kind}")
        self.print_value(element, shaped[3])
        self.lines += ["  }"] * len(counters)


def make_driver(text, name, seed):
    """The module `text`, as `strata opt` prints it, with a function `@driver`. Raises
    Unsupported."""
    inputs, results = signature_of(text, name)
    driver = Driver(seed)
    values = [driver.argument(kind) for kind in inputs]
    names = [f"%r{i}" for i in range(len(results))]
    prefix = f"{', '.join(names)} = " if names else ""
    driver.lines.append(f"  {prefix}func.call @{name}({', '.join(values)}) : "
                        f"({', '.join(inputs)}) -> ({', '.join(results)})")
    memrefs = [pair for pair in zip(values, inputs) if pair[1].startswith("memref")]
    for value, kind in [*zip(names, results), *memrefs]:
        driver.print_value(value, kind)
    end = text.rindex("\n}") + 1
    return "\n".join([text[:end].rstrip("\n"), *driver.globals, "func.func @driver() {",
                      *driver.lines, "  return", "}", text[end:]])
