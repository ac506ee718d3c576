# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types, constants, and the text of a region that is written operation by operation."""

import re

INTEGERS = ["i1", "i2", "i3", "i5", "i7", "i8", "i12", "i16", "i17", "i24", "i31", "i32", "i33",
            "i48", "i63", "i64", "i65", "i100", "i127", "i128"]
# Bits, bits of the significand without the leading one, greatest exponent.
FLOATS = {"f16": (16, 10, 15), "bf16": (16, 7, 127), "f32": (32, 23, 127),
          "f64": (64, 52, 1023), "f80": (80, 63, 16383), "f128": (128, 112, 16383)}


def scalar(kind):
    """The element type of a vector or tensor, and any other type as it is."""
    shaped = re.fullmatch(r"(?:vector|tensor)<(?:\d+x)*(\w+)>", kind)
    return shaped[1] if shaped else kind


def with_scalar(kind, element):
    """`kind` with another element type."""
    return kind.replace(scalar(kind), element) if kind != scalar(kind) else element


def is_float(kind):
    return scalar(kind) in FLOATS


def is_integer(kind):
    return re.fullmatch(r"i\d+", scalar(kind)) is not None


def width(kind):
    kind = scalar(kind)
    return 64 if kind == "index" else FLOATS[kind][0] if kind in FLOATS else int(kind[1:])


def random_integer(rng, bits):
    """The value of a literal with so many bits."""
    greatest = (1 << (bits - 1)) - 1
    edges = [0, 1, -1, greatest, -greatest - 1, 2, 3, 7]
    value = rng.choice([rng.choice(edges), rng.randint(-greatest - 1, greatest),
                        rng.randint(-10, 10)])
    return max(-greatest - 1, min(greatest, value))


def random_float(rng, kind):
    bits, fraction, exponent = FLOATS[kind]
    if rng.random() < 0.15 and kind != "f80":
        infinity = ((1 << (bits - fraction - 1)) - 1) << fraction
        value = rng.choice([infinity, infinity | 1 << (bits - 1), infinity | 1 << (fraction - 1),
                            1, 1 << (bits - 1), infinity - 1, 1 << fraction])
        return f"0x{value:0{bits // 4}X}"
    return rng.choice(["0.0", "-0.0", "1.0", "-1.0", "0.5", "3.0", "0.1", "-2.7", "1024.0",
                       f"{rng.uniform(-8, 8):.6f}", f"{rng.uniform(-1e4, 1e4):.2f}",
                       f"{rng.uniform(1, 9):.4f}e{rng.choice('+-')}{rng.randint(1, 4)}",
                       f"1.0e{min(exponent, 300) // 4}"])


def literal(rng, kind):
    """The text of a constant, without its type."""
    element = scalar(kind)
    if element == "i1":
        text = rng.choice(["true", "false"])
    elif element in FLOATS:
        text = random_float(rng, element)
    elif element == "index":
        text = str(rng.choice([random_integer(rng, 64), rng.randint(0, 9)]))
    else:
        text = str(random_integer(rng, width(element)))
    return text if kind == element else f"dense<{text}>"


class Body:
    """Operations of one region, and the values that they can use."""

    def __init__(self, rng, module, kinds, parent=None):
        self.rng = rng
        self.module = module
        self.kinds = kinds
        self.lines = []
        self.values = dict(parent.values) if parent else {}
        self.depth = parent.depth + 1 if parent else 0
        self.counter = parent.counter if parent else [0]

    def nested(self):
        return Body(self.rng, self.module, self.kinds, self)

    def name(self):
        self.counter[0] += 1
        return f"%v{self.counter[0]}"

    def line(self, text):
        self.lines.append("  " + text)

    def region(self, body, end="}"):
        """Adds the lines of a nested region, and the line that ends it."""
        self.lines.extend("  " + line for line in body.lines)
        self.line(end)

    def record(self, name, kind):
        self.values[kind] = self.values.get(kind, ()) + (name,)
        return name

    def add(self, text, kind):
        """An operation with one result, which later ones can use."""
        name = self.name()
        self.line(f"{name} = {text}")
        return self.record(name, kind)

    def emit(self, text):
        """An operation with one result, which only the next operation uses."""
        name = self.name()
        self.line(f"{name} = {text}")
        return name

    def constant(self, kind, text=None):
        text = literal(self.rng, kind) if text is None else text
        if kind != scalar(kind) and not text.startswith("dense"):
            text = f"dense<{text}>"
        if text in ("true", "false"):
            return self.emit(f"arith.constant {text}")
        return self.emit(f"arith.constant {text} : {kind}")

    def pick(self, kind):
        """A value of this type."""
        known = self.values.get(kind)
        if not known or self.rng.random() < 0.15:
            return self.constant(kind)
        return self.rng.choice(known[-6:] if self.rng.random() < 0.7 else known)

    def pick_kind(self):
        return self.rng.choice(self.kinds)

    def index_below(self, limit):
        """An index from 0 to limit - 1, known or computed."""
        if self.rng.random() < 0.4:
            return self.constant("index", str(self.rng.randrange(limit)))
        size = self.constant("index", str(limit))
        value = self.pick("index")
        operation = self.rng.choice(["arith.remui {}, {} : index", "index.remu {}, {}"])
        return self.emit(operation.format(value, size))
