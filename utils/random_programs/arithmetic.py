# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of arith, math and index."""

from .values import FLOATS, INTEGERS, is_float, is_integer, scalar, width, with_scalar

INTEGER_BINARY = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi",
                  "minui"]
INTEGER_PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
FLOAT_PREDICATES = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt",
                    "uge", "ult", "ule", "une", "uno", "true"]
# Operations and their flags.
UNGUARDED = ([(name, ["nsw", "nuw"]) for name in ("addi", "subi", "muli", "shli")] +
             [(name, ["exact"]) for name in ("shrui", "shrsi", "divui", "divsi")] +
             [(name, []) for name in ("remui", "remsi", "ceildivui", "ceildivsi", "floordivsi")])
INDEX_BINARY = ["add", "sub", "mul", "and", "or", "xor", "maxs", "maxu", "mins", "minu"]
ROUNDINGS = ["", "", " to_nearest_even"]


def binary(body, kind):
    name = body.rng.choice(INTEGER_BINARY)
    body.add(f"arith.{name} {body.pick(kind)}, {body.pick(kind)} : {kind}", kind)


def divide(body, kind):
    """Division by a number that is neither 0 nor -1."""
    one = body.constant(kind, "true" if scalar(kind) == "i1" else "1")
    divisor = body.emit(f"arith.ori {body.pick(kind)}, {one} : {kind}")
    names = ["divui", "remui", "ceildivui"]
    if width(kind) > 2:
        names += ["divsi", "remsi", "floordivsi", "ceildivsi"]
        minus_one = body.constant(kind, "-1")
        bad = body.emit(f"arith.cmpi eq, {divisor}, {minus_one} : {kind}")
        two = body.constant(kind, body.rng.choice(["2", "-3", "1"]))
        bits = with_scalar(kind, "i1")
        prefix = f"{bits}, " if bits != "i1" else ""
        divisor = body.emit(f"arith.select {bad}, {two}, {divisor} : {prefix}{kind}")
    body.add(f"arith.{body.rng.choice(names)} {body.pick(kind)}, {divisor} : {kind}", kind)


def shift(body, kind):
    if width(kind) == 1:
        return
    limit = body.constant(kind, str(width(kind)))
    amount = body.emit(f"arith.remui {body.pick(kind)}, {limit} : {kind}")
    name = body.rng.choice(["shli", "shrsi", "shrui"])
    body.add(f"arith.{name} {body.pick(kind)}, {amount} : {kind}", kind)


def without_overflow(body, kind):
    """Flags on operations whose operands are small."""
    if scalar(kind) == "index" or width(kind) < 4:
        return
    half = with_scalar(kind, f"i{width(kind) // 2}")
    signed = body.rng.random() < 0.5
    extend, flag = ("arith.extsi", "nsw") if signed else ("arith.extui", "nuw")
    left, right = (body.emit(f"{extend} {body.pick(half)} : {half} to {kind}")
                   for _ in range(2))
    name = body.rng.choice(["addi", "muli", "subi"] if signed else ["addi", "muli"])
    value = body.add(f"arith.{name} {left}, {right} overflow<{flag}> : {kind}", kind)
    if name != "muli" and width(kind) > 8 and body.rng.random() < 0.5:
        less = with_scalar(kind, f"i{width(kind) - 1}")
        body.add(f"arith.trunci {value} overflow<{flag}> : {kind} to {less}", less)


def unguarded(body, kind):
    """An operation of any operands with any flags, which can be poison or undefined."""
    name, flags = body.rng.choice(UNGUARDED)
    chosen = [flag for flag in flags if body.rng.random() < 0.5]
    text = f" overflow<{', '.join(chosen)}>" if "nsw" in flags and chosen else "".join(
        f" {flag}" for flag in chosen)
    right = body.constant(kind) if body.rng.random() < 0.6 else body.pick(kind)
    body.add(f"arith.{name} {body.pick(kind)}, {right}{text} : {kind}", kind)


def compare(body, kind):
    name, predicates = ("cmpf", FLOAT_PREDICATES) if is_float(kind) else (
        "cmpi", INTEGER_PREDICATES)
    predicate = body.rng.choice(predicates)
    body.add(f"arith.{name} {predicate}, {body.pick(kind)}, {body.pick(kind)} : {kind}",
             with_scalar(kind, "i1"))


def select(body, kind):
    bits = with_scalar(kind, "i1")
    if bits == "i1" or body.rng.random() < 0.3:
        bits, prefix = "i1", ""
    else:
        prefix = f"{bits}, "
    body.add(f"arith.select {body.pick(bits)}, {body.pick(kind)}, {body.pick(kind)} : "
             f"{prefix}{kind}", kind)


def extended(body, kind):
    if scalar(kind) == "index":
        return
    name = body.rng.choice(["addui_extended", "mulsi_extended", "mului_extended"])
    second = with_scalar(kind, "i1") if name == "addui_extended" else kind
    suffix = f", {second}" if name == "addui_extended" else ""
    low, high = body.name(), body.name()
    body.line(f"{low}, {high} = arith.{name} {body.pick(kind)}, {body.pick(kind)} : "
              f"{kind}{suffix}")
    body.record(low, kind)
    body.record(high, second)


def is_nan(body, value, kind):
    return body.emit(f"arith.cmpf uno, {value}, {value} : {kind}")


def replace(body, condition, value, text, kind):
    """`value`, or a constant where the condition holds."""
    bits = with_scalar(kind, "i1")
    prefix = f"{bits}, " if bits != "i1" else ""
    other = body.constant(kind, text)
    return body.emit(f"arith.select {condition}, {other}, {value} : {prefix}{kind}")


def float_binary(body, kind):
    names = ["addf", "subf", "mulf", "divf"] * 2 + ["remf", "maxnumf", "minnumf", "maximumf",
                                                    "minimumf"]
    name = body.rng.choice(names)
    left, right = body.pick(kind), body.pick(kind)
    if name in ("maxnumf", "minnumf") or (body.module.conservative and
                                          name in ("maximumf", "minimumf")):
        # The sign of a zero result of the former is unspecified, and
        # arith-expand gives any; the sum is never -0.
        zero = body.constant(kind, "0.0")
        left, right = (body.emit(f"arith.addf {value}, {zero} : {kind}")
                       for value in (left, right))
    body.add(f"arith.{name} {left}, {right} : {kind}", kind)


def float_math(body, kind):
    element = scalar(kind)
    names = ["absf", "ceil", "floor", "trunc", "round", "roundeven", "negf", "copysign",
             "isnan", "isinf", "isfinite", "isnormal"]
    if element in ("f32", "f64"):
        names += ["sqrt", "fma", "rsqrt"]
    name = body.rng.choice(names)
    value = body.pick(kind)
    if name == "negf":
        body.add(f"arith.negf {value} : {kind}", kind)
    elif name == "copysign":
        sign = body.pick(kind)
        sign = replace(body, is_nan(body, sign, kind), sign, "-2.0", kind)
        body.add(f"math.copysign {value}, {sign} : {kind}", kind)
    elif name == "fma":
        body.add(f"math.fma {value}, {body.pick(kind)}, {body.pick(kind)} : {kind}", kind)
    elif name.startswith("is"):
        body.add(f"math.{name} {value} : {kind}", with_scalar(kind, "i1"))
    else:
        body.add(f"math.{name} {value} : {kind}", kind)


def integer_math(body, kind):
    if scalar(kind) == "index" or width(kind) == 1:
        return
    name = body.rng.choice(["absi", "ctlz", "cttz", "ctpop", "ipowi"])
    if name == "ipowi":
        if kind != scalar(kind):
            return
        base = body.emit(f"arith.ori {body.pick(kind)}, {body.constant(kind, '1')} : {kind}")
        body.add(f"math.ipowi {base}, {body.pick(kind)} : {kind}", kind)
        return
    body.add(f"math.{name} {body.pick(kind)} : {kind}", kind)


def index_operation(body, _):
    choice = body.rng.randrange(5)
    left, right = body.pick("index"), body.pick("index")
    if choice == 0:
        body.add(f"index.{body.rng.choice(INDEX_BINARY)} {left}, {right}", "index")
    elif choice == 1:
        predicate = body.rng.choice(INTEGER_PREDICATES)
        body.add(f"index.cmp {predicate}({left}, {right})", "i1")
    elif choice == 2:
        amount = body.index_below(64)
        body.add(f"index.{body.rng.choice(['shl', 'shrs', 'shru'])} {left}, {amount}", "index")
    elif choice == 3:
        # 1 to 1000: neither 0 nor -1.
        one = body.emit("index.constant 1")
        divisor = body.emit(f"index.add {body.index_below(1000)}, {one}")
        name = body.rng.choice(["divs", "divu", "rems", "remu", "ceildivs", "ceildivu",
                                "floordivs"])
        if name == "ceildivs":
            # As in mlir-opt, convert-index-to-llvm negates the dividend.
            left = body.emit(f"index.shrs {left}, {one}")
        body.add(f"index.{name} {left}, {divisor}", "index")
    else:
        body.add(f"index.constant {body.rng.randint(-20, 20)}", "index")


def resize(body, kind, target):
    """An integer or index of another width."""
    value = body.pick(kind)
    if "index" in (scalar(kind), scalar(target)):
        if scalar(kind) == scalar(target):
            return
        name = body.rng.choice(["arith.index_cast", "arith.index_castui"] +
                               (["index.casts", "index.castu"] if kind == scalar(kind) else []))
    elif width(kind) < width(target):
        name = body.rng.choice(["arith.extsi", "arith.extui"])
    elif width(kind) > width(target):
        name = "arith.trunci"
    else:
        return
    body.add(f"{name} {value} : {kind} to {target}", target)


def to_integer(body, kind, target):
    """The integer part of a float, of which those that do not fit are replaced."""
    name = body.rng.choice(["arith.fptosi", "arith.fptoui"])
    signed = name.endswith("si")
    if scalar(target) == "index" or (signed and width(target) == 1):
        return
    exponent = min(width(target) - signed, FLOATS[scalar(kind)][2])
    limit = body.constant(kind, f"{1 << exponent}.0")
    value = body.pick(kind)
    size = body.emit(f"math.absf {value} : {kind}") if signed else value
    outside = body.emit(f"arith.cmpf uge, {size}, {limit} : {kind}")
    value = replace(body, outside, value, "1.0", kind)
    if not signed:
        zero = body.constant(kind, "0.0")
        value = replace(body, body.emit(f"arith.cmpf ult, {value}, {zero} : {kind}"), value,
                        "0.5", kind)
    body.add(f"{name} {value} : {kind} to {target}", target)


def convert(body, kind):
    """A value of `kind` as one of another element type."""
    target = with_scalar(kind, scalar(body.pick_kind()))
    if kind.startswith("vector") and scalar(target) not in (
            "i1", "i8", "i16", "i32", "i64", "index", *FLOATS):
        return
    if is_float(kind) and is_float(target):
        if width(kind) != width(target):
            name = "extf" if width(kind) < width(target) else "truncf"
            rounding = body.rng.choice(ROUNDINGS) if name == "truncf" else ""
            body.add(f"arith.{name} {body.pick(kind)}{rounding} : {kind} to {target}", target)
    elif is_float(kind):
        to_integer(body, kind, target)
    elif is_float(target):
        if scalar(kind) != "index":
            name = body.rng.choice(["sitofp", "uitofp"])
            body.add(f"arith.{name} {body.pick(kind)} : {kind} to {target}", target)
    else:
        resize(body, kind, target)


def bitcast(body, kind):
    """Bits as another type. A NaN is replaced: its bits may be any, and it may signal."""
    if scalar(kind) in ("index", "f80"):
        return
    if is_integer(kind):
        targets = [name for name, (bits, *_) in FLOATS.items()
                   if bits == width(kind) and name != "f80"]
        if not targets:
            return
        target = with_scalar(kind, body.rng.choice(targets))
        value = body.emit(f"arith.bitcast {body.pick(kind)} : {kind} to {target}")
        value = replace(body, is_nan(body, value, target), value, "7.0", target)
        body.record(value, target)
    else:
        value = body.pick(kind)
        value = replace(body, is_nan(body, value, kind), value, "7.0", kind)
        target = with_scalar(kind, f"i{width(kind)}")
        body.add(f"arith.bitcast {value} : {kind} to {target}", target)


INTEGER_OPERATIONS = [binary, binary, binary, divide, shift, without_overflow, compare, select,
                      extended, integer_math, convert, bitcast]
FLOAT_OPERATIONS = [float_binary, float_binary, float_binary, compare, select, float_math,
                    float_math, convert, convert, bitcast]
INDEX_OPERATIONS = [binary, divide, shift, compare, select, index_operation, index_operation,
                    convert]


def compute(body):
    """An operation on numbers of one of the body's types."""
    kind = body.pick_kind()
    if body.module.unguarded and not is_float(kind) and body.rng.random() < 0.3:
        unguarded(body, kind)
        return
    table = (FLOAT_OPERATIONS if is_float(kind) else
             INDEX_OPERATIONS if scalar(kind) == "index" else INTEGER_OPERATIONS)
    body.rng.choice(table)(body, kind)


def pick_kinds(rng):
    """The types of one function: a few scalars, and vectors and tensors of such."""
    kinds = [rng.choice(INTEGERS), rng.choice(["i8", "i16", "i32", "i64"]), "index",
             rng.choice(list(FLOATS)), rng.choice(["f32", "f64"])]
    if rng.random() < 0.4:
        element = rng.choice(["i8", "i16", "i32", "i64", "f32", "f64", "f16"])
        shape = rng.choice(["1x", "2x", "3x", "4x", "8x", "2x3x", "1x4x"])
        kinds += [f"vector<{shape}{element}>"] * 2
    return kinds
