#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes IR in generic form and compares results with a table.

    evaluate.py IR TABLE

IR is the output of `strata opt --mlir-print-op-generic --mlir-print-local-scope`.
TABLE is a text with lines `// @function(arguments) = results`; results are separated
by commas. Arguments and results are numbers, `true`, `false`, `nan`, `inf`, and
`[...]` for memrefs; after a memref that the function changes, `=> [...]` gives its
elements afterwards.

It is independent of the compiler: it knows no more than the meaning of the operations of
arith, math, func, cf, scf, affine and memref on scalars and memrefs, and of linalg.copy. Exits with 1 if a
result differs, or if fewer than --at-least lines were checked.
"""

import argparse
import itertools
import math
import re
import struct
import sys

TOKEN = re.compile(
    r'\s+|//[^\n]*|"(?:[^"\\]|\\.)*"|->|::|>=|==|[%^@#!][\w$.-]+(?:#\d+)?|'
    r"-?\d+\.\d+(?:[eE][-+]?\d+)?|0x[0-9a-fA-F]+|-?\d+|[\w$.]+|.", re.S)


class Node:
    """An operation."""

    def __init__(self, name):
        self.name, self.results, self.operands = name, [], []
        self.successors, self.regions, self.attributes = [], [], {}
        self.operand_types, self.result_types = [], []


class Block:
    def __init__(self, label):
        self.label, self.arguments, self.operations = label, [], []


class Reader:
    """Reads the generic form."""

    def __init__(self, text):
        self.tokens = [t for t in TOKEN.findall(text)
                       if not t.isspace() and not t.startswith("//")]
        self.at = 0

    def peek(self, offset=0):
        at = self.at + offset
        return self.tokens[at] if at < len(self.tokens) else ""

    def next(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def accept(self, token):
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def expect(self, token):
        if not self.accept(token):
            sys.exit(f"expected '{token}', found '{' '.join(self.tokens[self.at:self.at + 8])}'")

    def balanced(self, ends):
        """Text up to one of `ends`, outside of brackets."""
        parts, depth = [], 0
        while depth or self.peek() not in ends:
            token = self.next()
            depth += (token in "([{<") - (token in ")]}>") if len(token) == 1 else 0
            parts.append(token)
        return " ".join(parts)

    def list_until(self, end, ends):
        items = []
        while not self.accept(end):
            items.append(self.balanced(ends))
            self.accept(",")
        return items

    def dictionary(self, end):
        entries = {}
        while not self.accept(end):
            key = self.next().strip('"')
            entries[key] = self.balanced((",", "}")) if self.accept("=") else ""
            self.accept(",")
        return entries

    def region(self):
        self.expect("{")
        blocks = []
        while not self.accept("}"):
            label = ""
            if self.peek().startswith("^"):
                label = self.next()
            block = Block(label)
            if label and self.accept("("):
                while not self.accept(")"):
                    name = self.next()
                    self.expect(":")
                    block.arguments.append((name, self.balanced((",", ")"))))
                    self.accept(",")
            if label:
                self.expect(":")
            while self.peek() != "}" and not self.peek().startswith("^"):
                block.operations.append(self.operation())
            blocks.append(block)
        return blocks

    def operation(self):
        results = []
        if self.peek().startswith("%"):
            while True:
                name = self.next()
                count = 1
                if self.accept(":"):
                    count = int(self.next())
                results += [name] if count == 1 else [f"{name}#{i}" for i in range(count)]
                if not self.accept(","):
                    break
            self.expect("=")
        op = Node(self.next().strip('"'))
        op.results = results
        self.expect("(")
        op.operands = self.list_until(")", (",", ")"))
        if self.accept("["):
            op.successors = self.list_until("]", (",", "]"))
        if self.peek() == "<" and self.peek(1) == "{":
            self.at += 2
            op.attributes.update(self.dictionary("}"))
            self.expect(">")
        if self.peek() == "(":
            self.at += 1
            while not self.accept(")"):
                op.regions.append(self.region())
                self.accept(",")
        if self.accept("{"):
            op.attributes.update(self.dictionary("}"))
        self.expect(":")
        self.expect("(")
        op.operand_types = self.list_until(")", (",", ")"))
        self.expect("->")
        op.result_types = self.result_list()
        return op

    def result_list(self):
        """Types of results: one, or several in parentheses."""
        if self.accept("("):
            return self.list_until(")", (",", ")"))
        parts = [self.next()]
        if self.accept("<"):
            parts += ["<", self.balanced((">",)), self.next()]
        return [" ".join(parts)]


def compact(type_):
    return type_.replace(" ", "")


# ---- Numbers ----


def width(type_):
    return 64 if compact(type_) == "index" else int(re.fullmatch(r"i(\d+)", compact(type_))[1])


def signed(value, bits):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def unsigned(value, bits):
    return value & ((1 << bits) - 1)


def rounded(value, type_):
    """`value` with the precision of a float type."""
    code = {"f16": "e", "f32": "f", "f64": "d"}[compact(type_)]
    try:
        return struct.unpack(code, struct.pack(code, value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def is_float(type_):
    return compact(type_) in ("f16", "f32", "f64")


def truncated_quotient(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


INTEGER = {
    "addi": lambda a, b, w: a + b, "subi": lambda a, b, w: a - b,
    "muli": lambda a, b, w: a * b, "andi": lambda a, b, w: a & b,
    "ori": lambda a, b, w: a | b, "xori": lambda a, b, w: a ^ b,
    "divsi": lambda a, b, w: truncated_quotient(a, b),
    "remsi": lambda a, b, w: a - b * truncated_quotient(a, b),
    "floordivsi": lambda a, b, w: a // b, "ceildivsi": lambda a, b, w: -(-a // b),
    "divui": lambda a, b, w: unsigned(a, w) // unsigned(b, w),
    "remui": lambda a, b, w: unsigned(a, w) % unsigned(b, w),
    "shli": lambda a, b, w: a << b, "shrsi": lambda a, b, w: a >> b,
    "shrui": lambda a, b, w: unsigned(a, w) >> b,
    "maxsi": lambda a, b, w: max(a, b), "minsi": lambda a, b, w: min(a, b),
    "maxui": lambda a, b, w: max(unsigned(a, w), unsigned(b, w)),
    "minui": lambda a, b, w: min(unsigned(a, w), unsigned(b, w)),
}


def divide(a, b):
    if b:
        return a / b
    return math.nan if a == 0 or math.isnan(a) else math.copysign(math.inf, a) * math.copysign(1, b)


def maximum(a, b):
    return math.nan if math.isnan(a) or math.isnan(b) else max(a, b)


def minimum(a, b):
    return math.nan if math.isnan(a) or math.isnan(b) else min(a, b)


FLOAT = {
    "addf": lambda a, b: a + b, "subf": lambda a, b: a - b, "mulf": lambda a, b: a * b,
    "divf": divide, "remf": math.fmod, "maximumf": maximum, "minimumf": minimum,
    "maxnumf": lambda a, b: b if math.isnan(a) else a if math.isnan(b) else max(a, b),
    "minnumf": lambda a, b: b if math.isnan(a) else a if math.isnan(b) else min(a, b),
    "negf": lambda a: -a,
}
MATH = {
    "absf": abs, "ceil": math.ceil, "floor": math.floor, "copysign": math.copysign,
    "cos": math.cos, "sin": math.sin, "exp": math.exp, "exp2": lambda a: 2.0**a,
    "log": math.log, "log2": math.log2, "log10": math.log10, "tanh": math.tanh,
    "sqrt": math.sqrt, "rsqrt": lambda a: 1 / math.sqrt(a), "fma": lambda a, b, c: a * b + c,
    "powf": math.pow, "atan2": math.atan2,
}
CMPI = [lambda a, b: a == b, lambda a, b: a != b, lambda a, b: a < b, lambda a, b: a <= b,
        lambda a, b: a > b, lambda a, b: a >= b]
CMPF = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
        "ule", "une", "uno", "true"]


def compare_floats(number, a, b):
    word = CMPF[number]
    if word in ("false", "true"):
        return word == "true"
    unordered = math.isnan(a) or math.isnan(b)
    if word in ("ord", "uno"):
        return unordered == (word == "uno")
    if unordered:
        return word[0] == "u"
    return {"eq": a == b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b,
            "ne": a != b}[word[1:]]


def number(text):
    """The number of an attribute `3 : i32`, `1.5 : f32`, `true`."""
    text = text.split(" : ")[0].split(":")[0].strip()
    if text in ("true", "false"):
        return int(text == "true")
    if "x" in text:
        return int(text, 16)
    return float(text) if re.search(r"[.eE]", text) else int(text)


# ---- Maps ----


class Map:
    """`affine_map<(d0)[s0] -> (...)>` or `affine_set<(d0)[s0] : (...)>`."""

    def __init__(self, text):
        body = re.fullmatch(r"affine_(?:map|set)\s*<(.*)>", text.strip(), re.S)[1]
        head, results = re.split(r"->|:", body, maxsplit=1)
        self.names = re.findall(r"[a-z]\w*", head)
        self.num_dims = len(re.findall(r"[a-z]\w*", head.split("[")[0]))
        results = results.strip()
        results = results[1:-1] if results.startswith("(") else results
        self.results = [self.to_python(part) for part in results.split(",") if part.strip()]

    @staticmethod
    def to_python(text):
        text = text.replace("floordiv", "//").replace("mod", "%")
        while "ceildiv" in text:
            left, right = text.split("ceildiv", 1)
            divisor = re.match(r"\s*(\w+)", right)
            # a ceildiv b is -(-a // b); a is the operand that ends here.
            operand = re.search(r"(\([^()]*\)|\w+)\s*$", left)
            text = (left[:operand.start()] + f"(-(-{operand[1]} // {divisor[1]}))" +
                    right[divisor.end():])
        return text

    def apply(self, values):
        names = dict(zip(self.names, values))
        return [eval(result, {}, names) for result in self.results]


# ---- Memory ----


class Memref:
    def __init__(self, storage, sizes, strides, offset=0):
        self.storage, self.sizes, self.strides, self.offset = storage, sizes, strides, offset

    @staticmethod
    def dense(sizes, fill=0):
        strides, count = [], 1
        for size in reversed(sizes):
            strides.insert(0, count)
            count *= size
        return Memref([fill] * count, list(sizes), strides)

    def place(self, indices):
        if len(indices) != len(self.sizes) or any(
                not 0 <= i < n for i, n in zip(indices, self.sizes)):
            raise IndexError(f"indices {indices} of a memref of sizes {self.sizes}")
        return self.offset + sum(i * s for i, s in zip(indices, self.strides))

    def elements(self):
        return [self.storage[self.place(indices)]
                for indices in itertools.product(*map(range, self.sizes))]


def shape(type_):
    """Sizes of a memref type; None is dynamic."""
    dims = re.match(r"memref<((?:(?:\d+|\?)x)*)", compact(type_))[1]
    return [None if d == "?" else int(d) for d in dims.split("x")[:-1]]


def integers(text):
    """The elements of `array<i64: 1, 2>` or `dense<...>`."""
    text = re.sub(r"^\s*array\s*<\s*i\d+\s*:?", "", text)
    return [int(n) for n in re.findall(r"-?\d+", text)]


# ---- Execution ----


class Return(Exception):
    pass


class Machine:
    def __init__(self, module):
        self.functions = {}
        self.globals = {}
        for block in module.regions[0]:
            for op in block.operations:
                if op.name == "func.func":
                    self.functions[op.attributes["sym_name"].strip('"')] = op

    def call(self, name, arguments):
        region = self.functions[name].regions[0]
        return self.run(region, arguments, {})[1]

    def run(self, region, arguments, outer):
        """Executes the blocks of a region; returns the terminator and its operands."""
        values = dict(outer)
        blocks = {block.label: block for block in region}
        block = region[0]
        while True:
            values.update(zip([name for name, _ in block.arguments], arguments))
            for op in block.operations[:-1]:
                results = self.execute(op, values)
                values.update(zip(op.results, results))
            last = block.operations[-1]
            operands = [values[name] for name in last.operands]
            if last.name == "cf.br":
                block, arguments = blocks[last.successors[0]], operands
            elif last.name == "cf.cond_br":
                sizes = integers(last.attributes["operandSegmentSizes"])
                taken = operands[1:1 + sizes[1]] if operands[0] else operands[1 + sizes[1]:]
                block = blocks[last.successors[0 if operands[0] else 1]]
                arguments = taken
            else:
                return last, operands

    def execute(self, op, values):
        operands = [values[name] for name in op.operands]
        dialect, _, stem = op.name.partition(".")
        return getattr(self, "execute_" + dialect)(op, stem, operands, values)

    def execute_func(self, op, stem, operands, values):
        assert stem == "call", op.name
        return self.call(op.attributes["callee"].strip("@\""), operands)

    def execute_math(self, op, stem, operands, values):
        return [rounded(float(MATH[stem](*operands)), op.result_types[0])]

    def execute_arith(self, op, stem, operands, values):
        type_ = op.result_types[0]
        if stem == "constant":
            value = number(op.attributes["value"])
            return [rounded(float(value), type_) if is_float(type_) else
                    signed(value, width(type_))]
        if stem == "select":
            return [operands[1] if operands[0] else operands[2]]
        if stem in FLOAT:
            return [rounded(FLOAT[stem](*operands), type_)]
        if stem in INTEGER:
            bits = width(type_)
            return [signed(INTEGER[stem](*operands, bits), bits)]
        if stem in ("cmpi", "cmpf"):
            predicate = number(op.attributes["predicate"])
            if stem == "cmpf":
                return [-int(compare_floats(predicate, *operands))]
            bits = width(op.operand_types[0])
            if predicate >= 6:
                operands, predicate = [unsigned(v, bits) for v in operands], predicate - 4
            return [-int(CMPI[predicate](*operands))]
        return [self.cast(stem, operands[0], op.operand_types[0], type_)]

    @staticmethod
    def cast(stem, value, source, target):
        if stem in ("extsi", "trunci", "index_cast"):
            return signed(value, width(target))
        if stem == "extui":
            return unsigned(value, width(source))
        if stem in ("extf", "truncf", "sitofp"):
            return rounded(float(value), target)
        if stem == "uitofp":
            return rounded(float(unsigned(value, width(source))), target)
        assert stem in ("fptosi", "fptoui"), stem
        return signed(int(value), width(target))

    # Loops.

    def execute_scf(self, op, stem, operands, values):
        if stem == "if":
            regions = op.regions if operands[0] else op.regions[1:]
            return self.run(regions[0], [], values)[1] if regions and regions[0] else []
        if stem == "for":
            low, high, step, *carried = operands
            for i in range(low, high, step):
                carried = self.run(op.regions[0], [i, *carried], values)[1]
            return carried
        if stem == "while":
            carried = operands
            while True:
                _, found = self.run(op.regions[0], carried, values)
                if not found[0]:
                    return found[1:]
                carried = self.run(op.regions[1], found[1:], values)[1]
        assert stem == "parallel", op.name
        sizes = integers(op.attributes["operandSegmentSizes"])
        ends = list(itertools.accumulate(sizes))
        low, high, step = operands[:ends[0]], operands[ends[0]:ends[1]], operands[ends[1]:ends[2]]
        results = operands[ends[2]:]
        for point in itertools.product(*[range(*r) for r in zip(low, high, step)]):
            inner = dict(values)
            last, found = self.run(op.regions[0], list(point), inner)
            for k, region in enumerate(last.regions):
                results[k] = self.run(region, [results[k], found[k]], inner)[1][0]
        return results

    def execute_affine(self, op, stem, operands, values):
        if stem in ("load", "store"):
            memref, rest = operands[0], operands[1:]
            if stem == "store":
                value, memref, rest = operands[0], operands[1], operands[2:]
            place = memref.place(Map(op.attributes["map"]).apply(rest))
            if stem == "load":
                return [memref.storage[place]]
            memref.storage[place] = value
            return []
        if stem in ("apply", "min", "max"):
            found = Map(op.attributes["map"]).apply(operands)
            return [{"apply": lambda v: v[0], "min": min, "max": max}[stem](found)]
        if stem == "if":
            holds = all(Map(op.attributes["condition"]).apply(operands))
            region = op.regions[0 if holds else 1]
            return self.run(region, [], values)[1] if region else []
        assert stem == "for", op.name
        sizes = integers(op.attributes["operandSegmentSizes"])
        low = max(Map(op.attributes["lowerBoundMap"]).apply(operands[:sizes[0]]))
        high = min(Map(op.attributes["upperBoundMap"]).apply(operands[sizes[0]:][:sizes[1]]))
        carried = operands[sizes[0] + sizes[1]:]
        for i in range(low, high, number(op.attributes["step"])):
            carried = self.run(op.regions[0], [i, *carried], values)[1]
        return carried

    # Memory.

    def execute_memref(self, op, stem, operands, values):
        if stem in ("alloc", "alloca"):
            sizes = iter(operands)
            return [Memref.dense([next(sizes) if n is None else n
                                  for n in shape(op.result_types[0])])]
        if stem == "dealloc":
            return []
        if stem == "load":
            return [operands[0].storage[operands[0].place(operands[1:])]]
        if stem == "store":
            operands[1].storage[operands[1].place(operands[2:])] = operands[0]
            return []
        if stem == "dim":
            return [operands[0].sizes[operands[1]]]
        if stem == "cast":
            return [operands[0]]
        assert stem == "subview", op.name
        return [self.subview(op, operands)]

    def execute_linalg(self, op, stem, operands, values):
        assert stem == "copy", op.name
        source, target = operands
        for indices in itertools.product(*map(range, source.sizes)):
            target.storage[target.place(indices)] = source.storage[source.place(indices)]
        return []

    @staticmethod
    def subview(op, operands):
        source, rest = operands[0], iter(operands[1:])
        dynamic = -(1 << 63)
        offsets, sizes, strides = (
            [next(rest) if n == dynamic else n for n in integers(op.attributes[key])]
            for key in ("static_offsets", "static_sizes", "static_strides"))
        rank = len(shape(op.result_types[0]))
        offset = source.offset + sum(o * s for o, s in zip(offsets, source.strides))
        dims = list(zip(sizes, [a * b for a, b in zip(strides, source.strides)]))
        while len(dims) > rank:
            dims.remove(next(d for d in dims if d[0] == 1))
        return Memref(source.storage, [d[0] for d in dims], [d[1] for d in dims], offset)


# ---- The table ----


def literal(text, type_):
    if is_float(type_):
        return rounded(float(text), type_)
    if text in ("true", "false"):
        return -int(text == "true")
    return signed(int(text, 0), width(type_))


def split(text):
    """Splits `text` at commas outside of brackets."""
    return [part.strip() for part in re.findall(r"(?:\[[^\]]*\]|[^,\[])+", text)]


def argument(text, type_):
    if not text.startswith("["):
        return literal(text, type_)
    element = re.search(r"(\w+?)(?:,.*)?>$", re.sub(r"(\d+|\?)x", "", compact(type_)))[1]
    element = re.sub(r"^memref<", "", element)
    values = [literal(v, element) for v in split(text[1:-1]) if v]
    sizes = shape(type_)
    known = math.prod(n for n in sizes if n is not None)
    memref = Memref.dense([len(values) // known if n is None else n for n in sizes])
    memref.storage[:] = values
    return memref


def same(found, expected, type_):
    wanted = literal(expected, type_)
    if is_float(type_) and math.isnan(wanted):
        return math.isnan(found)
    if is_float(type_):
        return math.isclose(found, wanted, rel_tol=1e-6, abs_tol=1e-12)
    return found == wanted


def check(machine, line):
    """The error in one line of the table; empty if it passes."""
    match = re.fullmatch(r"// @(\w+)\((.*)\) = *(.*)", line)
    name, given, expected = match.groups()
    if name not in machine.functions:
        return f"no function @{name}"
    signature = machine.functions[name].attributes["function_type"]
    reader = Reader(signature)
    reader.expect("(")
    types = reader.list_until(")", (",", ")"))
    reader.expect("->")
    result_types = reader.result_list()
    parts = [p.split("=>") for p in split(given)]
    arguments = [argument(p[0].strip(), t) for p, t in zip(parts, types)]
    results = machine.call(name, arguments)
    wanted = split(expected)
    if len(wanted) != len(results) or not all(map(same, results, wanted, result_types)):
        return f"@{name}({given}) is {results}, expected {expected}"
    for part, value in zip(parts, arguments):
        if len(part) > 1:
            after = argument(part[1].strip(), types[arguments.index(value)]).elements()
            if value.elements() != after:
                return f"@{name}({given}) leaves {value.elements()}"
    return ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ir")
    parser.add_argument("table")
    parser.add_argument("--at-least", type=int, default=1)
    args = parser.parse_args()
    module = Reader(open(args.ir).read()).operation()
    machine = Machine(module)
    lines = [line.strip() for line in open(args.table) if line.startswith("// @")]
    problems = []
    for line in lines:
        try:
            problem = check(machine, line)
        except (AttributeError, KeyError, IndexError, AssertionError, TypeError,
                ValueError) as error:
            problem = f"{line}: {type(error).__name__}: {error}"
        if problem:
            problems.append(problem)
    print("\n".join(problems))
    functions = {re.match(r"// @(\w+)", line)[1] for line in lines}
    print(f"{len(lines) - len(problems)} of {len(lines)} results, {len(functions)} functions")
    sys.exit(bool(problems) or len(functions) < args.at_least)


main()
