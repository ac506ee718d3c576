# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integer operations of arith, index and llvm, and their results by Python's integers.

A function of the numbers `a` and `b`, which are not negative, their number of bits and the flags
gives a number, POISON or UNDEFINED.
"""

import collections

from semantics_runs import POISON, UNDEFINED

# The text of an operation with its operands {a} and {b}, their type {t} and that of the result {u};
# the function of its result, its flags, the bits of its result, and whether it has one operand.
Operation = collections.namedtuple("Operation", "text fn flags width unary")


def signed(x, w):
    return x - (1 << w) if x >> (w - 1) else x


def fits_signed(x, w):
    return -(1 << (w - 1)) <= x < 1 << (w - 1)


def to_zero(a, b):
    """The quotient rounded to zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def wrapping(exact):
    """An operation with the flags nsw and nuw, of the exact integer result."""
    def apply(a, b, w, flags):
        if "nsw" in flags and not fits_signed(exact(signed(a, w), signed(b, w)), w):
            return POISON
        if "nuw" in flags and not 0 <= exact(a, b) < 1 << w:
            return POISON
        return exact(a, b)
    return apply


def shift_left(a, b, w, flags):
    if b >= w:
        return POISON
    if "nsw" in flags and not fits_signed(signed(a, w) << b, w):
        return POISON
    return POISON if "nuw" in flags and a << b >> w else a << b


def shift_right(is_signed):
    def apply(a, b, w, flags):
        if b >= w or ("exact" in flags and a & ((1 << b) - 1)):
            return POISON
        return (signed(a, w) if is_signed else a) >> b
    return apply


def divide(rounded):
    """An unsigned division, rounded by a function."""
    def apply(a, b, w, flags):
        if b == 0:
            return UNDEFINED
        return POISON if "exact" in flags and a % b else rounded(a, b)
    return apply


def divide_signed(rounded):
    def apply(a, b, w, flags):
        a, b = signed(a, w), signed(b, w)
        if b == 0 or not fits_signed(to_zero(a, b), w):
            return UNDEFINED
        return POISON if "exact" in flags and a % b else rounded(a, b)
    return apply


def pure(fn):
    return lambda a, b, w, flags: fn(a, b)


def of_signed(fn):
    return lambda a, b, w, flags: fn(signed(a, w), signed(b, w))


def disjoint_or(a, b, w, flags):
    return POISON if "disjoint" in flags and a & b else a | b


WRAPS = [(), ("nsw",), ("nuw",), ("nsw", "nuw")]
EXACT = [(), ("exact",)]
NONE = [()]
OPERATIONS = {
    "add": (wrapping(lambda a, b: a + b), WRAPS),
    "sub": (wrapping(lambda a, b: a - b), WRAPS),
    "mul": (wrapping(lambda a, b: a * b), WRAPS),
    "shl": (shift_left, WRAPS),
    "lshr": (shift_right(False), EXACT),
    "ashr": (shift_right(True), EXACT),
    "udiv": (divide(lambda a, b: a // b), EXACT),
    "sdiv": (divide_signed(to_zero), EXACT),
    "urem": (divide(lambda a, b: a % b), NONE),
    "srem": (divide_signed(lambda a, b: a - b * to_zero(a, b)), NONE),
    "ceildivui": (divide(lambda a, b: -(-a // b)), NONE),
    "ceildivsi": (divide_signed(lambda a, b: -(-a // b)), NONE),
    "floordivsi": (divide_signed(lambda a, b: a // b), NONE),
    "and": (pure(lambda a, b: a & b), NONE),
    "or": (disjoint_or, [(), ("disjoint",)]),
    "xor": (pure(lambda a, b: a ^ b), NONE),
    "maxui": (pure(max), NONE),
    "minui": (pure(min), NONE),
    "maxsi": (of_signed(max), NONE),
    "minsi": (of_signed(min), NONE),
}
COMPARISONS = {
    "eq": pure(lambda a, b: a == b), "ne": pure(lambda a, b: a != b),
    "slt": of_signed(lambda a, b: a < b), "sle": of_signed(lambda a, b: a <= b),
    "sgt": of_signed(lambda a, b: a > b), "sge": of_signed(lambda a, b: a >= b),
    "ult": pure(lambda a, b: a < b), "ule": pure(lambda a, b: a <= b),
    "ugt": pure(lambda a, b: a > b), "uge": pure(lambda a, b: a >= b),
}
ARITH = {"add": "addi", "sub": "subi", "mul": "muli", "shl": "shli", "lshr": "shrui",
         "ashr": "shrsi", "udiv": "divui", "sdiv": "divsi", "urem": "remui", "srem": "remsi",
         "and": "andi", "or": "ori", "xor": "xori"}
ONLY_ARITH = {"ceildivui", "ceildivsi", "floordivsi", "maxui", "minui", "maxsi", "minsi"}
INDEX = {"add": "add", "sub": "sub", "mul": "mul", "shl": "shl", "shru": "lshr", "shrs": "ashr",
         "divu": "udiv", "divs": "sdiv", "remu": "urem", "rems": "srem", "ceildivu": "ceildivui",
         "ceildivs": "ceildivsi", "floordivs": "floordivsi", "and": "and", "or": "or",
         "xor": "xor", "maxu": "maxui", "minu": "minui", "maxs": "maxsi", "mins": "minsi"}


def all_operations(w):
    """Yields all operations of integers of w bits with each set of their flags."""
    for name, (fn, all_flags) in OPERATIONS.items():
        for flags in all_flags:
            wraps = f" overflow<{', '.join(flags)}>"
            word = " " + flags[0] if flags in EXACT[1:] or "disjoint" in flags else ""
            after = wraps if flags and not word else ""
            if "disjoint" not in flags:
                yield Operation(f"arith.{ARITH.get(name, name)} {{a}}, {{b}}{word or after} : {{t}}",
                                fn, flags, w, False)
            if name not in ONLY_ARITH:
                yield Operation(f"llvm.{name}{word} {{a}}, {{b}}{after} : {{t}}", fn, flags, w,
                                False)
    for name, fn in COMPARISONS.items():
        yield Operation(f"arith.cmpi {name}, {{a}}, {{b}} : {{t}}", fn, (), 1, False)
        yield Operation(f'llvm.icmp "{name}" {{a}}, {{b}} : {{t}}', fn, (), 1, False)
    yield from casts(w)


def casts(w):
    """Yields the casts of integers of w bits to one bit less and to two bits more."""
    def extend_signed(a, b, w, flags):
        return signed(a, w)

    def extend(a, b, w, flags):
        return POISON if "nneg" in flags and signed(a, w) < 0 else a

    def truncate(a, b, w, flags):
        if "nsw" in flags and not fits_signed(signed(a, w), w - 1):
            return POISON
        return POISON if "nuw" in flags and a >> (w - 1) else a

    for text, fn, flags in (("arith.extsi {a}", extend_signed, ()),
                            ("llvm.sext {a}", extend_signed, ()), ("arith.extui {a}", extend, ()),
                            ("llvm.zext {a}", extend, ()), ("llvm.zext nneg {a}", extend, ("nneg",))):
        yield Operation(f"{text} : {{t}} to {{u}}", fn, flags, w + 2, True)
    for flags in WRAPS if w > 1 else []:
        after = f" overflow<{', '.join(flags)}>" if flags else ""
        for name in ("arith.trunci", "llvm.trunc"):
            yield Operation(f"{name} {{a}}{after} : {{t}} to {{u}}", truncate, flags, w - 1, True)


def index_operations():
    """Yields the operations of index, whose operands are of 64 bits."""
    for name in INDEX:
        yield Operation(f"index.{name} {{a}}, {{b}}", OPERATIONS[INDEX[name]][0], (), 64, False)
    for name, fn in COMPARISONS.items():
        yield Operation(f"index.cmp {name}({{a}}, {{b}})", fn, (), 1, False)
    for name in ("index.casts", "index.castu", "arith.index_cast", "arith.index_castui"):
        yield Operation(f"{name} {{a}} : index to i3", pure(lambda a, b: a), (), 3, True)
