// Mathematical functions of floats and integers, element by element.
irdl.dialect @math attributes {
  strata.version = 1 : i32,
  strata.constants = ["arith.constant", "ub.poison"],
  strata.inlinable,
  strata.summary = "mathematical functions",
  strata.description = "Mathematical functions on scalars, vectors and tensors, element by element. Results are as precise as those of the C library for the type, unless `fastmath` allows more."
} {
  irdl.operation @absf attributes {
    strata.hooks = ["fold"],
    strata.class = "AbsFOp",
    strata.summary = "absolute value of a float",
    strata.description = "The operand without its sign.",
    strata.examples = ["%distance = math.absf %difference : f32"],
    strata.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
  } {
    %operand = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.operands(operand: %operand)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.results(result: %result)
  }
  irdl.operation @absi attributes {
    strata.hooks = ["fold"],
    strata.class = "AbsIOp",
    strata.summary = "absolute value of an integer",
    strata.description = "The operand, or its negation if it is negative, as a signed integer. The smallest integer stays as it is.",
    strata.examples = ["%magnitude = math.absi %n : i32"],
    strata.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$operand attr-dict `:` type($result)"
  } {
    %operand = irdl.c_pred "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index))" {strata.summary = "signless-integer-like"}
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index))" {strata.summary = "signless-integer-like"}
    irdl.results(result: %result)
  }
  irdl.operation @acos attributes {
    strata.like = "absf", strata.class = "AcosOp",
    strata.summary = "arc cosine",
    strata.description = "The angle in radians, from 0 to pi, whose cosine is the operand.",
    strata.examples = ["%angle = math.acos %cosine : f32"]
  } {}
  irdl.operation @acosh attributes {
    strata.like = "absf", strata.class = "AcoshOp",
    strata.summary = "inverse hyperbolic cosine",
    strata.description = "The value, not negative, whose hyperbolic cosine is the operand.",
    strata.examples = ["%y = math.acosh %x : f32"]
  } {}
  irdl.operation @asin attributes {
    strata.like = "absf", strata.class = "AsinOp",
    strata.summary = "arc sine",
    strata.description = "The angle in radians, from -pi/2 to pi/2, whose sine is the operand.",
    strata.examples = ["%angle = math.asin %sine : f32"]
  } {}
  irdl.operation @asinh attributes {
    strata.like = "absf", strata.class = "AsinhOp",
    strata.summary = "inverse hyperbolic sine",
    strata.description = "The value whose hyperbolic sine is the operand.",
    strata.examples = ["%y = math.asinh %x : f32"]
  } {}
  irdl.operation @atan attributes {
    strata.like = "absf", strata.class = "AtanOp",
    strata.summary = "arc tangent",
    strata.description = "The angle in radians, between -pi/2 and pi/2, whose tangent is the operand.",
    strata.examples = ["%angle = math.atan %slope : f32"]
  } {}
  irdl.operation @atan2 attributes {
    strata.hooks = ["fold"],
    strata.class = "Atan2Op",
    strata.summary = "arc tangent of a quotient",
    strata.description = "The angle in radians, from -pi to pi, of the point whose coordinates are `rhs` and `lhs`.",
    strata.examples = ["%angle = math.atan2 %y, %x : f32"],
    strata.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
  } {
    %lhs = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    %rhs = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.results(result: %result)
  }
  irdl.operation @atanh attributes {
    strata.like = "absf", strata.class = "AtanhOp",
    strata.summary = "inverse hyperbolic tangent",
    strata.description = "The value whose hyperbolic tangent is the operand.",
    strata.examples = ["%y = math.atanh %x : f32"]
  } {}
  irdl.operation @cbrt attributes {
    strata.hooks = [],
    strata.like = "absf", strata.class = "CbrtOp",
    strata.summary = "cube root",
    strata.description = "The value whose third power is the operand.",
    strata.examples = ["%edge = math.cbrt %volume : f32"]
  } {}
  irdl.operation @ceil attributes {
    strata.like = "absf", strata.class = "CeilOp",
    strata.summary = "rounding up",
    strata.description = "The smallest integral value that is not less than the operand.",
    strata.examples = ["%up = math.ceil %x : f32"]
  } {}
  irdl.operation @clampf attributes {
    strata.class = "ClampFOp",
    strata.summary = "limitation to an interval",
    strata.description = "The value, or the bound of the interval that is nearest to it. Undefined if `min` is greater than `max`, or one of them is not a number.",
    strata.examples = ["%inside = math.clampf %x to [%low, %high] : f32"],
    strata.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
  } {
    %value = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    %min = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    %max = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.operands(value: %value, min: %min, max: %max)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.results(result: %result)
  }
  irdl.operation @copysign attributes {
    strata.like = "atan2", strata.class = "CopySignOp",
    strata.summary = "copy of a sign",
    strata.description = "The magnitude of `lhs` with the sign of `rhs`.",
    strata.examples = ["%signed = math.copysign %magnitude, %sign : f32"]
  } {}
  irdl.operation @cos attributes {
    strata.like = "absf", strata.class = "CosOp",
    strata.summary = "cosine",
    strata.description = "The cosine of an angle in radians.",
    strata.examples = ["%cosine = math.cos %angle : f32"]
  } {}
  irdl.operation @cosh attributes {
    strata.like = "absf", strata.class = "CoshOp",
    strata.summary = "hyperbolic cosine",
    strata.description = "The hyperbolic cosine of the operand.",
    strata.examples = ["%y = math.cosh %x : f32"]
  } {}
  irdl.operation @ctlz attributes {
    strata.like = "absi", strata.class = "CountLeadingZerosOp",
    strata.summary = "number of leading zero bits",
    strata.description = "How many bits are zero above the highest bit that is set; the width for zero.",
    strata.examples = ["%zeros = math.ctlz %word : i32"]
  } {}
  irdl.operation @ctpop attributes {
    strata.like = "absi", strata.class = "CtPopOp",
    strata.summary = "number of set bits",
    strata.description = "How many bits of the operand are set.",
    strata.examples = ["%ones = math.ctpop %word : i64"]
  } {}
  irdl.operation @cttz attributes {
    strata.like = "absi", strata.class = "CountTrailingZerosOp",
    strata.summary = "number of trailing zero bits",
    strata.description = "How many bits are zero below the lowest bit that is set; the width for zero.",
    strata.examples = ["%zeros = math.cttz %word : i32"]
  } {}
  irdl.operation @erf attributes {
    strata.like = "absf", strata.class = "ErfOp",
    strata.summary = "error function",
    strata.description = "The error function of the operand.",
    strata.examples = ["%y = math.erf %x : f32"]
  } {}
  irdl.operation @erfc attributes {
    strata.like = "absf", strata.class = "ErfcOp",
    strata.summary = "complementary error function",
    strata.description = "One minus the error function of the operand.",
    strata.examples = ["%tail = math.erfc %x : f32"]
  } {}
  irdl.operation @exp attributes {
    strata.like = "absf", strata.class = "ExpOp",
    strata.summary = "exponential",
    strata.description = "The number e to the power of the operand.",
    strata.examples = ["%growth = math.exp %x fastmath<afn> : vector<4xf32>"]
  } {}
  irdl.operation @exp2 attributes {
    strata.like = "absf", strata.class = "Exp2Op",
    strata.summary = "power of two",
    strata.description = "Two to the power of the operand.",
    strata.examples = ["%power = math.exp2 %x : f32"]
  } {}
  irdl.operation @expm1 attributes {
    strata.like = "absf", strata.class = "ExpM1Op",
    strata.summary = "exponential minus one",
    strata.description = "The number e to the power of the operand, minus one, precise near zero.",
    strata.examples = ["%rate = math.expm1 %x : f32"]
  } {}
  irdl.operation @floor attributes {
    strata.like = "absf", strata.class = "FloorOp",
    strata.summary = "rounding down",
    strata.description = "The greatest integral value that is not greater than the operand.",
    strata.examples = ["%down = math.floor %x : vector<4xf32>"]
  } {}
  irdl.operation @fma attributes {
    strata.class = "FmaOp",
    strata.summary = "fused multiplication and addition",
    strata.description = "The product of `a` and `b` plus `c`, rounded once.",
    strata.examples = ["%result = math.fma %a, %b, %c : f32"],
    strata.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
  } {
    %a = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    %b = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    %c = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.operands(a: %a, b: %b, c: %c)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.results(result: %result)
  }
  irdl.operation @fpowi attributes {
    strata.class = "FPowIOp",
    strata.summary = "float to the power of an integer",
    strata.description = "The first operand to the power of the second, a signed integer.",
    strata.examples = ["%power = math.fpowi %x, %n : f32, i32"],
    strata.traits = ["SameOperandsAndResultShape", "AllTypesMatch<lhs, result>", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
  } {
    %lhs = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    %rhs = irdl.c_pred "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index))" {strata.summary = "signless-integer-like"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.results(result: %result)
  }
  irdl.operation @ipowi attributes {
    strata.hooks = ["fold"],
    strata.class = "IPowIOp",
    strata.summary = "integer to the power of an integer",
    strata.description = "The first operand to the power of the second, both signed. Wraps around where the result does not fit.",
    strata.examples = ["%power = math.ipowi %a, %n : i64"],
    strata.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($result)"
  } {
    %lhs = irdl.c_pred "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index))" {strata.summary = "signless-integer-like"}
    %rhs = irdl.c_pred "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index))" {strata.summary = "signless-integer-like"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "signless_integer_or_index || (value_semantics && shaped_of(signless_integer_or_index))" {strata.summary = "signless-integer-like"}
    irdl.results(result: %result)
  }
  irdl.operation @isfinite attributes {
    strata.hooks = ["fold"],
    strata.class = "IsFiniteOp",
    strata.summary = "test for a finite value",
    strata.description = "Whether the operand is neither infinite nor a NaN.",
    strata.examples = ["%isFinite = math.isfinite %x : f32"],
    strata.traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.infer = [["result", "operand", "getI1SameShape($_self)", "result type has i1 element type and same shape as operands"]],
    strata.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.operands(operand: %operand)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "signless_integer(1) || (value_semantics && shaped_of(signless_integer(1)))" {strata.summary = "bool-like"}
    irdl.results(result: %result)
  }
  irdl.operation @isinf attributes {
    strata.like = "isfinite", strata.class = "IsInfOp",
    strata.summary = "test for infinity",
    strata.description = "Whether the operand is positive or negative infinity.",
    strata.examples = ["%isInfinite = math.isinf %x : f64"]
  } {}
  irdl.operation @isnan attributes {
    strata.like = "isfinite", strata.class = "IsNaNOp",
    strata.summary = "test for NaN",
    strata.description = "Whether the operand is a NaN.",
    strata.examples = ["%isNaN = math.isnan %x : f32"]
  } {}
  irdl.operation @isnormal attributes {
    strata.like = "isfinite", strata.class = "IsNormalOp",
    strata.summary = "test for a normal value",
    strata.description = "Whether the operand is neither zero nor subnormal nor infinite nor a NaN.",
    strata.examples = ["%isNormal = math.isnormal %x : vector<4xf32>"]
  } {}
  irdl.operation @log attributes {
    strata.like = "absf", strata.class = "LogOp",
    strata.summary = "natural logarithm",
    strata.description = "The logarithm of the operand to the base e.",
    strata.examples = ["%time = math.log %growth : f64"]
  } {}
  irdl.operation @log10 attributes {
    strata.like = "absf", strata.class = "Log10Op",
    strata.summary = "decimal logarithm",
    strata.description = "The logarithm of the operand to the base 10.",
    strata.examples = ["%digits = math.log10 %n : f32"]
  } {}
  irdl.operation @log1p attributes {
    strata.like = "absf", strata.class = "Log1pOp",
    strata.summary = "logarithm of one plus",
    strata.description = "The natural logarithm of one plus the operand, precise near zero.",
    strata.examples = ["%y = math.log1p %small : f32"]
  } {}
  irdl.operation @log2 attributes {
    strata.like = "absf", strata.class = "Log2Op",
    strata.summary = "binary logarithm",
    strata.description = "The logarithm of the operand to the base 2.",
    strata.examples = ["%bits = math.log2 %n : f32"]
  } {}
  irdl.operation @powf attributes {
    strata.like = "atan2", strata.class = "PowFOp",
    strata.summary = "power of floats",
    strata.description = "The first operand to the power of the second.",
    strata.examples = ["%power = math.powf %x, %y : f32"]
  } {}
  irdl.operation @round attributes {
    strata.like = "absf", strata.class = "RoundOp",
    strata.summary = "rounding, ties away from zero",
    strata.description = "The nearest integral value; of two, the one that is further from zero.",
    strata.examples = ["%nearest = math.round %x : f32"]
  } {}
  irdl.operation @roundeven attributes {
    strata.like = "absf", strata.class = "RoundEvenOp",
    strata.summary = "rounding, ties to even",
    strata.description = "The nearest integral value; of two, the even one.",
    strata.examples = ["%nearest = math.roundeven %x : f32"]
  } {}
  irdl.operation @rsqrt attributes {
    strata.hooks = [],
    strata.like = "absf", strata.class = "RsqrtOp",
    strata.summary = "reciprocal square root",
    strata.description = "One divided by the square root of the operand.",
    strata.examples = ["%scale = math.rsqrt %norm fastmath<fast> : vector<3xf32>"]
  } {}
  irdl.operation @sin attributes {
    strata.like = "absf", strata.class = "SinOp",
    strata.summary = "sine",
    strata.description = "The sine of an angle in radians.",
    strata.examples = ["%sine = math.sin %angle : f32"]
  } {}
  irdl.operation @sincos attributes {
    strata.class = "SincosOp",
    strata.summary = "sine and cosine",
    strata.description = "The sine and the cosine of an angle in radians.",
    strata.examples = ["%sine, %cosine = math.sincos %angle : f32"],
    strata.traits = ["SameOperandsAndResultShape", "AllTypesMatch<operand, sin, cos>", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)"
  } {
    %operand = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.operands(operand: %operand)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %sin = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    %cos = irdl.c_pred "any_float || (value_semantics && shaped_of(any_float))" {strata.summary = "floating-point-like"}
    irdl.results(sin: %sin, cos: %cos)
  }
  irdl.operation @sinh attributes {
    strata.like = "absf", strata.class = "SinhOp",
    strata.summary = "hyperbolic sine",
    strata.description = "The hyperbolic sine of the operand.",
    strata.examples = ["%y = math.sinh %x : f32"]
  } {}
  irdl.operation @sqrt attributes {
    strata.like = "absf", strata.class = "SqrtOp",
    strata.summary = "square root",
    strata.description = "The square root of the operand; NaN for negative ones.",
    strata.examples = ["%edge = math.sqrt %area : f64"]
  } {}
  irdl.operation @tan attributes {
    strata.like = "absf", strata.class = "TanOp",
    strata.summary = "tangent",
    strata.description = "The tangent of an angle in radians.",
    strata.examples = ["%slope = math.tan %angle : f32"]
  } {}
  irdl.operation @tanh attributes {
    strata.like = "absf", strata.class = "TanhOp",
    strata.summary = "hyperbolic tangent",
    strata.description = "The hyperbolic tangent of the operand.",
    strata.examples = ["%y = math.tanh %x : vector<8xf16>"]
  } {}
  irdl.operation @trunc attributes {
    strata.like = "absf", strata.class = "TruncOp",
    strata.summary = "rounding toward zero",
    strata.description = "The operand without its fraction.",
    strata.examples = ["%whole = math.trunc %x : f32"]
  } {}
}
