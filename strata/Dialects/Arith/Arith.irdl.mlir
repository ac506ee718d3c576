// Integers, floats and indices, and vectors and tensors of them.
//
// Operands and results of one operation have constraints of their own, since a
// shared one would have to be the same type; where types must agree, a trait or
// an equation says so.
irdl.dialect @arith attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["arith.constant", "ub.poison"],
  strata.named_predicates = [
    ["int_like", "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index))", "signless-integer-like"],
    ["float_like", "any_float || (value_semantics && shaped_of(any_float))", "floating-point-like"],
    ["bool_or_shaped", "bool_like || (value_semantics && shaped_of(bool_like))", "bool-like"]
  ],
  strata.functions = [
    ["haveSameEncoding", "from, to",
      "auto a = dyn_cast<RankedTensorType>(from), b = dyn_cast<RankedTensorType>(to);",
      "return !a || !b || a.getEncoding() == b.getEncoding();"],
    ["scalar", "type", "return isa<VectorType, TensorType>(type) ? getElementTypeOrSelf(type) : type;"],
    ["areIntegers", "from, to",
      "return haveSameEncoding(from, to) && isa<IntegerType>(scalar(from)) && isa<IntegerType>(scalar(to));"],
    ["areFloats", "from, to",
      "return haveSameEncoding(from, to) && isa<FloatType>(scalar(from)) && isa<FloatType>(scalar(to));"],
    ["areIntegerAndFloat", "integer, number",
      "return haveSameEncoding(integer, number) && isa<IntegerType>(scalar(integer)) && isa<FloatType>(scalar(number));"],
    ["isWider", "a, b", "return scalar(a).getIntOrFloatBitWidth() > scalar(b).getIntOrFloatBitWidth();"],
    ["areIndexAndInteger", "from, to",
      "auto a = getElementTypeOrSelf(from), b = getElementTypeOrSelf(to);",
      "return haveSameEncoding(from, to) && ((a.isIndex() && b.isSignlessInteger()) || (a.isSignlessInteger() && b.isIndex()));"],
    ["haveSameWidth", "from, to",
      "auto a = getElementTypeOrSelf(from), b = getElementTypeOrSelf(to);",
      "return haveSameEncoding(from, to) && a.isIntOrFloat() && b.isIntOrFloat() && a.getIntOrFloatBitWidth() == b.getIntOrFloatBitWidth();"]
  ],
  strata.summary = "arithmetic on integers, floats and indices",
  strata.description = "Arithmetic, bitwise, comparison and conversion operations. All of them work on scalars and, element by element, on vectors and tensors. Integers have no sign; operations that depend on it come in a signed and an unsigned variant. Except for divisions by zero, which are undefined, operations have no side effects; what overflows wraps around unless a flag says that it does not happen."
} {
  irdl.attribute @fastmath attributes {
    strata.class = "FastMathFlagsAttr",
    strata.record = "Arith_FastMathAttr",
    strata.summary = "Floating point fast math flags",
    strata.examples = ["#arith.fastmath<nnan,ninf>"],
    strata.enum = {
      bits, groups, separator = ",",
      cases = ["none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast"],
      values = [0, 1, 2, 4, 8, 16, 32, 64, 127]
    }
  }
  irdl.attribute @overflow attributes {
    strata.class = "IntegerOverflowFlagsAttr",
    strata.record = "Arith_IntegerOverflowAttr",
    strata.summary = "Integer overflow arith flags",
    strata.examples = ["#arith.overflow<nsw>"],
    strata.enum = {bits, separator = ", ", cases = ["none", "nsw", "nuw"], values = [0, 1, 2]}
  }
  irdl.attribute @RoundingMode attributes {
    strata.class = "RoundingModeAttr",
    strata.summary = "how results that are not exact are rounded",
    strata.enum = {plain, cases = ["to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"]}
  }
  irdl.attribute @CmpIPredicate attributes {
    strata.summary = "comparison of integers; s is for signed, u for unsigned",
    strata.enum = {plain, type = i64, cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]}
  }
  irdl.attribute @CmpFPredicate attributes {
    strata.summary = "comparison of floats; o is false and u true where an operand is NaN",
    strata.enum = {plain, type = i64, cases = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"], symbols = ["AlwaysFalse", "OEQ", "OGT", "OGE", "OLT", "OLE", "ONE", "ORD", "UEQ", "UGT", "UGE", "ULT", "ULE", "UNE", "UNO", "AlwaysTrue"]}
  }
  irdl.attribute @AtomicRMWKind attributes {
    strata.summary = "computation of an atomic read-modify-write operation",
    strata.enum = {plain, type = i64, cases = ["addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori"]}
  }
  irdl.attribute @DenormalMode attributes {
    strata.summary = "treatment of subnormal numbers",
    strata.enum = {plain, cases = ["ieee", "preserve_sign", "positive_zero"]}
  }
  irdl.operation @constant attributes {
    strata.class = "ConstantOp",
    strata.builders = ["result, value"],
    strata.summary = "a constant",
    strata.description = "Yields the value of its attribute: an integer, an index, a float, or the elements of a vector or tensor. The type of the result is that of the attribute. Integers that are not `index` have no sign.",
    strata.examples = [
      "%half = arith.constant 5.000000e-01 : f32",
      "%primes = arith.constant dense<[2, 3, 5, 7]> : vector<4xi32>"
    ],
    strata.traits = ["ConstantLike", "Pure", "AllTypesMatch<value, result>"],
    strata.interfaces = ["OpAsmOpInterface", "InferIntRangeInterface"],
    strata.infer = [["result", "value", "cast<TypedAttr>($_self).getType()"]],
    strata.hooks = ["verify", "names"],
    strata.format = "attr-dict $value"
  } {
    %result = irdl.any
    %value = irdl.c_pred "typed_attr" {strata.summary = "TypedAttr instance"}
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @addi attributes {
    strata.class = "AddIOp",
    strata.summary = "addition of integers",
    strata.description = "The sum, modulo two to the power of the width. `overflow<nsw>` or `<nuw>` promises that the sum taken as signed or unsigned fits; if it does not, the result is poison.",
    strata.computes = "lhs + rhs",
    strata.poison_if = "overflowFlags.nsw && sadd_overflow(lhs, rhs) || overflowFlags.nuw && uadd_overflow(lhs, rhs)",
    strata.examples = [
      "%sum = arith.addi %a, %b : i32",
      "%sums = arith.addi %u, %v overflow<nsw, nuw> : vector<4xi64>"
    ],
    strata.traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["InferIntRangeInterface", "VectorUnrollOpInterface", "ArithIntegerOverflowFlagsInterface"],
    strata.affine = affine_map<(d0, d1) -> (d0 + d1)>,
    strata.hooks = ["fold"],
    strata.format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    %result = irdl.c_pred "int_like"
    %overflowFlags = irdl.base @arith::@overflow {strata.default = "none", strata.summary = "Integer overflow arith flags"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    irdl.attributes {"overflowFlags" = %overflowFlags}
    irdl.results(result: %result)
  }
  irdl.operation @addui_extended attributes {
    strata.class = "AddUIExtendedOp",
    strata.summary = "addition with overflow bit",
    strata.description = "The sum, modulo two to the power of the width, and whether the sum of the operands taken as unsigned does not fit.",
    strata.computes = ["lhs + rhs", "uadd_overflow(lhs, rhs)"],
    strata.examples = ["%sum, %carry = arith.addui_extended %a, %b : i32, i1"],
    strata.traits = ["Pure", "Commutative", "AllTypesMatch<lhs, rhs, sum>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["VectorUnrollOpInterface"],
    strata.hooks = ["fold"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    %sum = irdl.c_pred "int_like"
    %overflow = irdl.c_pred "bool_or_shaped"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    irdl.results(sum: %sum, overflow: %overflow)
  }
  irdl.operation @subi attributes {
    strata.like = "addi",
    strata.class = "SubIOp",
    strata.summary = "subtraction of integers",
    strata.description = "The difference, modulo two to the power of the width. Flags as for `addi`.",
    strata.computes = "lhs - rhs",
    strata.poison_if = "overflowFlags.nsw && ssub_overflow(lhs, rhs) || overflowFlags.nuw && usub_overflow(lhs, rhs)",
    strata.examples = ["%difference = arith.subi %a, %b : i64"],
    strata.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.affine = affine_map<(d0, d1) -> (d0 - d1)>
  }
  irdl.operation @muli attributes {
    strata.like = "addi",
    strata.class = "MulIOp",
    strata.summary = "multiplication of integers",
    strata.description = "The low half of the product. Flags as for `addi`.",
    strata.computes = "lhs * rhs",
    strata.poison_if = "overflowFlags.nsw && smul_overflow(lhs, rhs) || overflowFlags.nuw && umul_overflow(lhs, rhs)",
    strata.examples = ["%area = arith.muli %width, %height overflow<nuw> : index"],
    strata.hooks = ["fold", "names"],
    strata.affine = affine_map<(d0)[s0] -> (d0 * s0)>
  }
  irdl.operation @mulsi_extended attributes {
    strata.like = "addui_extended",
    strata.class = "MulSIExtendedOp",
    strata.summary = "signed multiplication with both halves",
    strata.description = "Both halves of the product of the operands, taken as signed: `low` has the bits that `muli` yields, `high` those above.",
    strata.computes = ["lhs * rhs", "smul_high(lhs, rhs)"],
    strata.examples = ["%low, %high = arith.mulsi_extended %a, %b : i32"],
    strata.traits = ["Pure", "Commutative", "AllTypesMatch<lhs, rhs, low, high>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($lhs)"
  } {
    %low = irdl.c_pred "int_like"
    %high = irdl.c_pred "int_like"
    irdl.results(low: %low, high: %high)
  }
  irdl.operation @mului_extended attributes {
    strata.like = "mulsi_extended",
    strata.class = "MulUIExtendedOp",
    strata.summary = "unsigned multiplication with both halves",
    strata.description = "Both halves of the product of the operands, taken as unsigned: `low` has the bits that `muli` yields, `high` those above.",
    strata.computes = ["lhs * rhs", "umul_high(lhs, rhs)"],
    strata.examples = ["%low, %high = arith.mului_extended %a, %b : i64"]
  }
  irdl.operation @divui attributes {
    strata.like = "addui_extended",
    strata.class = "DivUIOp",
    strata.summary = "unsigned division",
    strata.description = "The quotient of the operands, taken as unsigned, rounded towards zero. A zero divisor is undefined. `exact` promises that nothing remains; else the result is poison.",
    strata.computes = "udiv(lhs, rhs)",
    strata.poison_if = "isExact && urem(lhs, rhs) != 0",
    strata.examples = ["%half = arith.divui %n, %two : i32"],
    strata.traits = ["NoMemoryEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["InferIntRangeInterface", "VectorUnrollOpInterface", "ConditionallySpeculatable"],
    strata.format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"
  } {
    %result = irdl.c_pred "int_like"
    %isExact = irdl.is unit {strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"isExact" = %isExact}
    irdl.results(result: %result)
  }
  irdl.operation @divsi attributes {
    strata.like = "divui",
    strata.class = "DivSIOp",
    strata.summary = "signed division",
    strata.description = "The quotient of the operands, taken as signed, rounded towards zero. A zero divisor is undefined, and so is the least number divided by -1. `exact` promises that nothing remains; else the result is poison.",
    strata.computes = "sdiv(lhs, rhs)",
    strata.poison_if = "isExact && srem(lhs, rhs) != 0",
    strata.examples = ["%quotient = arith.divsi %a, %b : i32"]
  }
  irdl.operation @ceildivui attributes {
    strata.like = "addui_extended",
    strata.class = "CeilDivUIOp",
    strata.summary = "unsigned division, rounded up",
    strata.description = "The quotient of the operands, taken as unsigned, rounded towards positive infinity. A zero divisor is undefined.",
    strata.computes = "udiv_ceil(lhs, rhs)",
    strata.examples = ["%blocks = arith.ceildivui %n, %blockSize : index"],
    strata.traits = ["NoMemoryEffect", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["InferIntRangeInterface", "VectorUnrollOpInterface", "ConditionallySpeculatable"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($result)"
  } {
    %result = irdl.c_pred "int_like"
    irdl.results(result: %result)
  }
  irdl.operation @ceildivsi attributes {
    strata.like = "ceildivui",
    strata.class = "CeilDivSIOp",
    strata.summary = "signed division, rounded up",
    strata.description = "The quotient of the operands, taken as signed, rounded towards positive infinity. A zero divisor is undefined, and so is the least number divided by -1.",
    strata.computes = "sdiv_ceil(lhs, rhs)",
    strata.fold_unless = "lhs == 1 << width(lhs) - 1 || rhs == 1 << width(rhs) - 1 && lhs != 0",
    strata.examples = ["%quotient = arith.ceildivsi %a, %b : i64"]
  }
  irdl.operation @floordivsi attributes {
    strata.like = "ceildivui",
    strata.class = "FloorDivSIOp",
    strata.summary = "signed division, rounded down",
    strata.description = "The quotient of the operands, taken as signed, rounded towards negative infinity. A zero divisor is undefined, and so is the least number divided by -1.",
    strata.computes = "sdiv_floor(lhs, rhs)",
    strata.examples = ["%row = arith.floordivsi %offset, %width : i32"]
  }
  irdl.operation @remui attributes {
    strata.like = "floordivsi",
    strata.class = "RemUIOp",
    strata.summary = "unsigned remainder",
    strata.description = "What remains of the unsigned division. A zero divisor is undefined.",
    strata.computes = "urem(lhs, rhs)",
    strata.examples = ["%bucket = arith.remui %hash, %count : i64"]
  }
  irdl.operation @remsi attributes {
    strata.like = "floordivsi",
    strata.class = "RemSIOp",
    strata.summary = "signed remainder",
    strata.description = "The remainder of the signed division; it has the sign of the dividend. A zero divisor is undefined, and so is the least number divided by -1.",
    strata.computes = "srem(lhs, rhs)",
    strata.examples = ["%remainder = arith.remsi %a, %b : i32"]
  }
  irdl.operation @andi attributes {
    strata.like = "floordivsi",
    strata.class = "AndIOp",
    strata.summary = "bitwise and",
    strata.description = "The bits that both operands have.",
    strata.computes = "lhs & rhs",
    strata.examples = ["%both = arith.andi %flags, %mask : i8"],
    strata.traits = ["Commutative", "Idempotent", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  }
  irdl.operation @ori attributes {
    strata.like = "andi",
    strata.class = "OrIOp",
    strata.summary = "bitwise or",
    strata.description = "The bits that one of the operands has.",
    strata.computes = "lhs | rhs",
    strata.examples = ["%either = arith.ori %a, %b : i1"]
  }
  irdl.operation @xori attributes {
    strata.like = "floordivsi",
    strata.class = "XOrIOp",
    strata.summary = "bitwise exclusive or",
    strata.description = "The bits that just one of the operands has.",
    strata.computes = "lhs ^ rhs",
    strata.examples = ["%different = arith.xori %a, %b : i16"],
    strata.traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  }
  irdl.operation @shli attributes {
    strata.like = "floordivsi",
    strata.class = "ShLIOp",
    strata.summary = "shift to the left",
    strata.description = "The first operand, shifted to the left by the second, which is unsigned; zeros come in. A shift by the width or more is poison. Flags as for `addi`, for bits that are shifted out.",
    strata.computes = "lhs << rhs",
    strata.keeps_poison,
    strata.poison_if = "overflowFlags.nsw && sshl_overflow(lhs, rhs) || overflowFlags.nuw && ushl_overflow(lhs, rhs)",
    strata.examples = ["%shifted = arith.shli %bits, %count : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["InferIntRangeInterface", "VectorUnrollOpInterface", "ArithIntegerOverflowFlagsInterface"],
    strata.format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
  } {
    %overflowFlags = irdl.base @arith::@overflow {strata.default = "none", strata.summary = "Integer overflow arith flags"}
    irdl.attributes {"overflowFlags" = %overflowFlags}
  }
  irdl.operation @shrui attributes {
    strata.like = "divui",
    strata.class = "ShRUIOp",
    strata.summary = "shift to the right, unsigned",
    strata.description = "The first operand, shifted to the right by the second, which is unsigned; zeros come in. A shift by the width or more is poison. `exact` promises that only zeros are shifted out; else the result is poison.",
    strata.computes = "lshr(lhs, rhs)",
    strata.keeps_poison,
    strata.poison_if = "isExact && lshr(lhs, rhs) << rhs != lhs",
    strata.examples = ["%upper = arith.shrui %word, %sixteen : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["InferIntRangeInterface", "VectorUnrollOpInterface"]
  }
  irdl.operation @shrsi attributes {
    strata.like = "shrui",
    strata.class = "ShRSIOp",
    strata.summary = "shift to the right, signed",
    strata.description = "The first operand, shifted to the right by the second, which is unsigned; copies of the sign bit come in. A shift by the width or more is poison. `exact` promises that only zeros are shifted out; else the result is poison.",
    strata.computes = "ashr(lhs, rhs)",
    strata.poison_if = "isExact && ashr(lhs, rhs) << rhs != lhs",
    strata.examples = ["%halved = arith.shrsi %n, %one : i64"]
  }
  irdl.operation @negf attributes {
    strata.class = "NegFOp",
    strata.summary = "negation of a float",
    strata.description = "The operand with the other sign.",
    strata.computes = "-operand",
    strata.examples = ["%opposite = arith.negf %x : f64"],
    strata.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["ArithFastMathInterface", "VectorUnrollOpInterface"],
    strata.hooks = ["fold"],
    strata.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
  } {
    %operand = irdl.c_pred "float_like"
    %result = irdl.c_pred "float_like"
    %fastmath = irdl.base @arith::@fastmath {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.operands(operand: %operand)
    irdl.attributes {"fastmath" = %fastmath}
    irdl.results(result: %result)
  }
  irdl.operation @addf attributes {
    strata.like = "negf",
    strata.class = "AddFOp",
    strata.summary = "addition of floats",
    strata.description = "The sum, rounded to the nearest number of the type.",
    strata.computes = "lhs + rhs",
    strata.examples = [
      "%sum = arith.addf %x, %y : f32",
      "%sums = arith.addf %u, %v fastmath<reassoc,contract> : vector<8xf32>"
    ],
    strata.traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
  } {
    %lhs = irdl.c_pred "float_like"
    %rhs = irdl.c_pred "float_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
  }
  irdl.operation @subf attributes {
    strata.like = "addf",
    strata.class = "SubFOp",
    strata.summary = "subtraction of floats",
    strata.description = "The difference, rounded to the nearest number of the type.",
    strata.computes = "lhs - rhs",
    strata.examples = ["%difference = arith.subf %x, %y : f64"],
    strata.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  }
  irdl.operation @maximumf attributes {
    strata.like = "addf",
    strata.class = "MaximumFOp",
    strata.summary = "greater of two floats",
    strata.description = "The greater operand. Positive zero is greater than negative zero; NaN if an operand is NaN.",
    strata.computes = "maximum(lhs, rhs)",
    strata.examples = ["%greater = arith.maximumf %x, %y : f32"]
  }
  irdl.operation @maxnumf attributes {
    strata.like = "addf",
    strata.class = "MaxNumFOp",
    strata.summary = "greater of two floats but NaN",
    strata.description = "The greater operand; if one is NaN, the other one. Zeros of either sign are equal, either may result.",
    strata.computes = "maxnum(lhs, rhs)",
    strata.examples = ["%greater = arith.maxnumf %x, %y : f32"]
  }
  irdl.operation @maxsi attributes {
    strata.like = "xori",
    strata.class = "MaxSIOp",
    strata.summary = "greater of two signed integers",
    strata.description = "The greater operand, both taken as signed.",
    strata.computes = "smax(lhs, rhs)",
    strata.examples = ["%greater = arith.maxsi %a, %b : i32"]
  }
  irdl.operation @maxui attributes {
    strata.like = "xori",
    strata.class = "MaxUIOp",
    strata.summary = "greater of two unsigned integers",
    strata.description = "The greater operand, both taken as unsigned.",
    strata.computes = "umax(lhs, rhs)",
    strata.examples = ["%longest = arith.maxui %length, %other : i64"]
  }
  irdl.operation @minimumf attributes {
    strata.like = "addf",
    strata.class = "MinimumFOp",
    strata.summary = "lesser of two floats",
    strata.description = "The lesser operand. Negative zero is less than positive zero; NaN if an operand is NaN.",
    strata.computes = "minimum(lhs, rhs)",
    strata.examples = ["%lesser = arith.minimumf %x, %y : f32"]
  }
  irdl.operation @minnumf attributes {
    strata.like = "addf",
    strata.class = "MinNumFOp",
    strata.summary = "lesser of two floats but NaN",
    strata.description = "The lesser operand; if one is NaN, the other one. Zeros of either sign are equal, either may result.",
    strata.computes = "minnum(lhs, rhs)",
    strata.examples = ["%lesser = arith.minnumf %x, %y : f16"]
  }
  irdl.operation @minsi attributes {
    strata.like = "xori",
    strata.class = "MinSIOp",
    strata.summary = "lesser of two signed integers",
    strata.description = "The lesser operand, both taken as signed.",
    strata.computes = "smin(lhs, rhs)",
    strata.examples = ["%lesser = arith.minsi %a, %b : i32"]
  }
  irdl.operation @minui attributes {
    strata.like = "xori",
    strata.class = "MinUIOp",
    strata.summary = "lesser of two unsigned integers",
    strata.description = "The lesser operand, both taken as unsigned.",
    strata.computes = "umin(lhs, rhs)",
    strata.examples = ["%shortest = arith.minui %length, %other : index"]
  }
  irdl.operation @mulf attributes {
    strata.like = "addf",
    strata.class = "MulFOp",
    strata.summary = "multiplication of floats",
    strata.description = "The product, rounded to the nearest number of the type.",
    strata.computes = "lhs * rhs",
    strata.examples = ["%square = arith.mulf %x, %x : f32"]
  }
  irdl.operation @divf attributes {
    strata.like = "subf",
    strata.class = "DivFOp",
    strata.summary = "division of floats",
    strata.description = "The quotient, rounded to the nearest number of the type.",
    strata.computes = "lhs / rhs",
    strata.examples = ["%ratio = arith.divf %x, %y fastmath<arcp> : f32"]
  }
  irdl.operation @remf attributes {
    strata.like = "subf",
    strata.class = "RemFOp",
    strata.summary = "remainder of floats",
    strata.description = "What remains of the division rounded towards zero; it has the sign of the dividend.",
    strata.computes = "frem(lhs, rhs)",
    strata.hooks = [],
    strata.examples = ["%phase = arith.remf %angle, %turn : f64"]
  }
  irdl.operation @extui attributes {
    strata.class = "ExtUIOp",
    strata.summary = "zero extension",
    strata.description = "The operand, widened with zeros. The type of the result is wider.",
    strata.computes = "zext(in, out)",
    strata.cast_compatible = "areIntegers($from, $to) && isWider($to, $from)",
    strata.examples = ["%wide = arith.extui %byte : i8 to i32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape", "CastOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["CastOpInterface", "VectorUnrollOpInterface", "InferIntRangeInterface"],
    strata.predicates = [["(isa<TensorType>($in.getType()) ? cast<TensorType>($in.getType()).getShape() : ArrayRef<int64_t>{}) == (isa<TensorType>($out.getType()) ? cast<TensorType>($out.getType()).getShape() : ArrayRef<int64_t>{})", "input and output have the same tensor dimensions"]],
    strata.hooks = ["fold"],
    strata.format = "$in attr-dict `:` type($in) `to` type($out)"
  } {
    %in = irdl.c_pred "signless_integer || (value_semantics && shaped_of(signless_integer))" {strata.summary = "signless-fixed-width-integer-like"}
    %out = irdl.c_pred "signless_integer || (value_semantics && shaped_of(signless_integer))" {strata.summary = "signless-fixed-width-integer-like"}
    irdl.operands(in: %in)
    irdl.results(out: %out)
  }
  irdl.operation @extsi attributes {
    strata.like = "extui",
    strata.class = "ExtSIOp",
    strata.summary = "sign extension",
    strata.description = "The operand, widened with copies of the sign bit. The type of the result is wider.",
    strata.computes = "sext(in, out)",
    strata.examples = ["%wide = arith.extsi %n : i32 to i64"]
  }
  irdl.operation @extf attributes {
    strata.like = "extui",
    strata.class = "ExtFOp",
    strata.summary = "widening of a float",
    strata.description = "The same number in a wider type.",
    strata.computes = "fpconvert(in, out)",
    strata.fold_unless = "!fpexact(in, out)",
    strata.cast_compatible = "areFloats($from, $to) && isWider($to, $from)",
    strata.examples = ["%double = arith.extf %x : f32 to f64"],
    strata.interfaces = ["CastOpInterface", "VectorUnrollOpInterface", "ArithFastMathInterface"],
    strata.format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
  } {
    %in = irdl.c_pred "float_like"
    %out = irdl.c_pred "float_like"
    %fastmath = irdl.base @arith::@fastmath {strata.optional, strata.summary = "Floating point fast math flags"}
    irdl.operands(in: %in)
    irdl.attributes {"fastmath" = %fastmath}
    irdl.results(out: %out)
  }
  irdl.operation @scaling_extf attributes {
    strata.class = "ScalingExtFOp",
    strata.summary = "widening of a scaled float",
    strata.description = "The first operand, times two to the power that the second, of type f8E8M0FNU or truncated to it, stands for; in a wider type.",
    strata.cast_compatible = "areFloats($from, $to) && isWider($to, $from)",
    strata.examples = ["%x = arith.scaling_extf %small, %scale : f8E5M2, f8E8M0FNU to f32"],
    strata.traits = ["Pure", "CastOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["CastOpInterface", "ArithFastMathInterface", "VectorUnrollOpInterface"],
    strata.predicates = [["(isa<TensorType>($in.getType()) ? cast<TensorType>($in.getType()).getShape() : ArrayRef<int64_t>{}) == (isa<TensorType>($out.getType()) ? cast<TensorType>($out.getType()).getShape() : ArrayRef<int64_t>{})", "input and output have the same tensor dimensions"]],
    strata.format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"
  } {
    %in = irdl.c_pred "float_like"
    %scale = irdl.c_pred "float_like"
    %out = irdl.c_pred "float_like"
    %fastmath = irdl.base @arith::@fastmath {strata.optional, strata.summary = "Floating point fast math flags"}
    irdl.operands(in: %in, scale: %scale)
    irdl.attributes {"fastmath" = %fastmath}
    irdl.results(out: %out)
  }
  irdl.operation @trunci attributes {
    strata.like = "extui",
    strata.class = "TruncIOp",
    strata.summary = "truncation of an integer",
    strata.description = "The low bits of the operand. The type of the result is narrower. `overflow<nsw>` or `<nuw>` promises that the bits that are cut off are copies of the sign bit or zeros.",
    strata.computes = "trunc(in, out)",
    strata.poison_if = "overflowFlags.nsw && sext(trunc(in, out), in) != in || overflowFlags.nuw && zext(trunc(in, out), in) != in",
    strata.cast_compatible = "areIntegers($from, $to) && isWider($from, $to)",
    strata.examples = ["%byte = arith.trunci %word : i32 to i8"],
    strata.interfaces = ["CastOpInterface", "VectorUnrollOpInterface", "InferIntRangeInterface", "ArithIntegerOverflowFlagsInterface"],
    strata.format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)"
  } {
    %overflowFlags = irdl.base @arith::@overflow {strata.default = "none", strata.summary = "Integer overflow arith flags"}
    irdl.attributes {"overflowFlags" = %overflowFlags}
  }
  irdl.operation @truncf attributes {
    strata.like = "extf",
    strata.class = "TruncFOp",
    strata.summary = "narrowing of a float",
    strata.description = "The nearest number of a narrower type, or that of the rounding mode. Numbers that are too large become infinite; NaN in a type without infinities; and the largest number in a type without NaN. A NaN in a type without NaN, and a negative number in a type without sign, are poison.",
    strata.computes = "switch(roundingmode, to_nearest_even: fpconvert(in, out), downward: fpconvert_down(in, out), upward: fpconvert_up(in, out), toward_zero: fpconvert_to_zero(in, out), to_nearest_away: fpconvert_away(in, out), default: fpconvert(in, out))",
    strata.fold_unless = "!fpexact(in, out)",
    strata.cast_compatible = "areFloats($from, $to) && isWider($from, $to)",
    strata.examples = [
      "%single = arith.truncf %x : f64 to f32",
      "%brain = arith.truncf %x to_nearest_even : f32 to bf16"
    ],
    strata.interfaces = ["CastOpInterface", "VectorUnrollOpInterface", "ArithRoundingModeInterface", "ArithFastMathInterface"],
    strata.format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
  } {
    %roundingmode = irdl.base @arith::@RoundingMode {strata.optional, strata.summary = "Floating point rounding mode"}
    %fastmath = irdl.base @arith::@fastmath {strata.optional, strata.summary = "Floating point fast math flags"}
    irdl.attributes {"roundingmode" = %roundingmode, "fastmath" = %fastmath}
  }
  irdl.operation @scaling_truncf attributes {
    strata.like = "scaling_extf",
    strata.class = "ScalingTruncFOp",
    strata.summary = "narrowing to a scaled float",
    strata.description = "The first operand, divided by two to the power that the second, of type f8E8M0FNU or truncated to it, stands for; in a narrower type.",
    strata.cast_compatible = "areFloats($from, $to) && isWider($from, $to)",
    strata.examples = ["%small = arith.scaling_truncf %x, %scale : f32, f8E8M0FNU to f8E5M2"],
    strata.interfaces = ["CastOpInterface", "ArithRoundingModeInterface", "ArithFastMathInterface", "VectorUnrollOpInterface"],
    strata.format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"
  } {
    %roundingmode = irdl.base @arith::@RoundingMode {strata.optional, strata.summary = "Floating point rounding mode"}
    %fastmath = irdl.base @arith::@fastmath {strata.optional, strata.summary = "Floating point fast math flags"}
    irdl.attributes {"roundingmode" = %roundingmode, "fastmath" = %fastmath}
  }
  irdl.operation @uitofp attributes {
    strata.like = "extui",
    strata.class = "UIToFPOp",
    strata.summary = "unsigned integer to float",
    strata.description = "The nearest float to the operand, taken as unsigned.",
    strata.computes = "uitofp(in, out)",
    strata.hooks = [],
    strata.cast_compatible = "areIntegerAndFloat($from, $to)",
    strata.examples = ["%x = arith.uitofp %count : i32 to f32"],
    strata.interfaces = ["CastOpInterface", "VectorUnrollOpInterface"]
  } {
    %out = irdl.c_pred "float_like"
    irdl.results(out: %out)
  }
  irdl.operation @sitofp attributes {
    strata.like = "uitofp",
    strata.class = "SIToFPOp",
    strata.summary = "signed integer to float",
    strata.description = "The nearest float to the operand, taken as signed.",
    strata.computes = "sitofp(in, out)",
    strata.hooks = [],
    strata.examples = ["%x = arith.sitofp %n : i64 to f64"]
  }
  irdl.operation @fptoui attributes {
    strata.like = "extui",
    strata.class = "FPToUIOp",
    strata.summary = "float to unsigned integer",
    strata.description = "The operand, rounded towards zero. If that is not an unsigned integer of the type, the result is poison.",
    strata.computes = "fptoui(in, out)",
    strata.hooks = [],
    strata.cast_compatible = "areIntegerAndFloat($to, $from)",
    strata.examples = ["%pixel = arith.fptoui %x : f32 to i8"],
    strata.interfaces = ["CastOpInterface", "VectorUnrollOpInterface"]
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
  }
  irdl.operation @fptosi attributes {
    strata.like = "fptoui",
    strata.class = "FPToSIOp",
    strata.summary = "float to signed integer",
    strata.description = "The operand, rounded towards zero. If that is not a signed integer of the type, the result is poison.",
    strata.computes = "fptosi(in, out)",
    strata.hooks = [],
    strata.examples = ["%n = arith.fptosi %x : f64 to i32"]
  }
  irdl.operation @index_cast attributes {
    strata.like = "extui",
    strata.class = "IndexCastOp",
    strata.summary = "index to integer or back, signed",
    strata.description = "The operand in the other type: cut off, or widened with copies of the sign bit.",
    strata.computes = "sext(in, out)",
    strata.hooks = [],
    strata.cast_compatible = "areIndexAndInteger($from, $to)",
    strata.examples = ["%i = arith.index_cast %n : i32 to index"]
  } {
    %in = irdl.c_pred "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index)) || memref_of(signless_integer_or_index)" {strata.summary = "signless-integer-like or memref of signless-integer"}
    %out = irdl.c_pred "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index)) || memref_of(signless_integer_or_index)" {strata.summary = "signless-integer-like or memref of signless-integer"}
    irdl.operands(in: %in)
    irdl.results(out: %out)
  }
  irdl.operation @index_castui attributes {
    strata.like = "index_cast",
    strata.class = "IndexCastUIOp",
    strata.summary = "index to integer or back, unsigned",
    strata.description = "The operand in the other type: cut off, or widened with zeros.",
    strata.computes = "zext(in, out)",
    strata.hooks = [],
    strata.examples = ["%n = arith.index_castui %i : index to i64"]
  }
  irdl.operation @bitcast attributes {
    strata.like = "uitofp",
    strata.class = "BitcastOp",
    strata.summary = "the same bits in another type",
    strata.description = "The bits of the operand, taken as another type of the same width.",
    strata.computes = "bitcast(in, out)",
    strata.keeps_poison,
    strata.hooks = ["fold"],
    strata.cast_compatible = "haveSameWidth($from, $to)",
    strata.examples = ["%bits = arith.bitcast %x : f32 to i32"]
  } {
    %in = irdl.c_pred "signless_integer || any_float || ((value_semantics || memref) && shaped_of(signless_integer || any_float))" {strata.summary = "signless-integer-or-float-like or memref of signless-integer or float"}
    %out = irdl.c_pred "signless_integer || any_float || ((value_semantics || memref) && shaped_of(signless_integer || any_float))" {strata.summary = "signless-integer-or-float-like or memref of signless-integer or float"}
    irdl.operands(in: %in)
    irdl.results(out: %out)
  }
  irdl.operation @cmpi attributes {
    strata.like = "floordivsi",
    strata.class = "CmpIOp",
    strata.builders = ["predicate, lhs, rhs"],
    strata.summary = "comparison of integers",
    strata.description = "Whether the comparison that the predicate names holds; element by element, if the operands have elements.",
    strata.computes = "switch(predicate, eq: lhs == rhs, ne: lhs != rhs, slt: slt(lhs, rhs), sle: sle(lhs, rhs), sgt: sgt(lhs, rhs), sge: sge(lhs, rhs), ult: ult(lhs, rhs), ule: ule(lhs, rhs), ugt: ugt(lhs, rhs), uge: uge(lhs, rhs))",
    strata.keeps_poison,
    strata.examples = ["%isLess = arith.cmpi slt, %a, %b : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.infer = [["result", "lhs", "getI1SameShape($_self)", "result type has i1 element type and same shape as operands"]],
    strata.format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"
  } {
    %result = irdl.c_pred "bool_or_shaped"
    %predicate = irdl.base @arith::@CmpIPredicate {strata.summary = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9"}
    irdl.attributes {"predicate" = %predicate}
    irdl.results(result: %result)
  }
  irdl.operation @cmpf attributes {
    strata.like = "addf",
    strata.class = "CmpFOp",
    strata.builders = ["predicate, lhs, rhs", "predicate, lhs, rhs, fastmath"],
    strata.summary = "comparison of floats",
    strata.description = "Whether the comparison that the predicate names holds; element by element, if the operands have elements.",
    strata.computes = "switch(predicate, false: false, oeq: lhs == rhs, ogt: lhs > rhs, oge: lhs >= rhs, olt: lhs < rhs, ole: lhs <= rhs, one: lhs < rhs || lhs > rhs, ord: !unordered(lhs, rhs), ueq: lhs == rhs || unordered(lhs, rhs), ugt: !(lhs <= rhs), uge: !(lhs < rhs), ult: !(lhs >= rhs), ule: !(lhs > rhs), une: lhs != rhs, uno: unordered(lhs, rhs), true: true)",
    strata.fold_unless = "true",
    strata.examples = ["%isNaN = arith.cmpf uno, %x, %x : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.infer = [["result", "lhs", "getI1SameShape($_self)", "result type has i1 element type and same shape as operands"]],
    strata.hooks = ["fold", "canonicalize"],
    strata.format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)"
  } {
    %result = irdl.c_pred "bool_or_shaped"
    %predicate = irdl.base @arith::@CmpFPredicate {strata.summary = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"}
    %fastmath = irdl.base @arith::@fastmath {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"predicate" = %predicate, "fastmath" = %fastmath}
    irdl.results(result: %result)
  }
  irdl.operation @select attributes {
    strata.class = "SelectOp",
    strata.summary = "choice between two values",
    strata.description = "The second operand if the first is true, else the third. A condition with elements chooses each element.",
    strata.computes = "condition ? true_value : false_value",
    strata.examples = [
      "%chosen = arith.select %condition, %a, %b : f32",
      "%mixed = arith.select %mask, %u, %v : vector<4xi1>, vector<4xf32>"
    ],
    strata.traits = ["Pure", "AllTypesMatch<true_value, false_value, result>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["InferIntRangeInterface", "SelectLikeOpInterface", "VectorUnrollOpInterface"],
    strata.predicates = [["$condition.getType().isSignlessInteger(1) || getI1SameShape($result.getType()) == $condition.getType()", "condition is signless i1 or has matching shape"]],
    strata.hooks = ["fold"],
    strata.format = "operands attr-dict `:` (default(type($condition), \"i1\")^ `,` type($result)) : (type($result))?"
  } {
    %condition = irdl.c_pred "bool_or_shaped"
    %true_value = irdl.any
    %false_value = irdl.any
    %result = irdl.any
    irdl.operands(condition: %condition, true_value: %true_value, false_value: %false_value)
    irdl.results(result: %result)
  }
}
