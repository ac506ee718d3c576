// Complex numbers of floats.
irdl.dialect @complex attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["complex.constant", "arith.constant"],
  strata.named_predicates = [
    ["complex_float", "complex_of(any_float)", "complex type with floating-point elements"]
  ],
  strata.summary = "complex numbers",
  strata.description = "Arithmetic and functions on complex numbers, whose parts are floats. `fastmath` flags allow less precise results, as in `arith`."
} {
  irdl.attribute @ComplexRangeFlags attributes {
    strata.summary = "method of complex division",
    strata.class = "ComplexRangeFlagsAttr",
    strata.enum = {bits, plain, cases = ["improved", "basic", "none"], values = [1, 2, 4]}
  }
  irdl.attribute @number attributes {
    strata.class = "NumberAttr",
    strata.record = "Complex_NumberAttr",
    strata.summary = "complex number",
    strata.description = "A complex number: the type of its parts, the real and the imaginary part. `#complex.number<:f32 1.0, -2.0> : complex<f32>`.",
    strata.examples = ["#complex.number<:f32 1.000000e+00, -1.000000e+00> : complex<f32>"],
    strata.interfaces = ["TypedAttr"],
    strata.format = "`<` custom<Number>($real, $imag, $type) `>`"
  } {
    %real = irdl.base "#builtin.float" {strata.cpp_type = "::llvm::APFloat", strata.summary = "float"}
    %imag = irdl.base "#builtin.float" {strata.cpp_type = "::llvm::APFloat", strata.summary = "float"}
    %type = irdl.base "!builtin.complex" {strata.summary = "complex type", strata.self_type, strata.kind = "type", strata.cpp_type = "::mlir::Type"}
    irdl.parameters(real: %real, imag: %imag, type: %type)
  }
  irdl.operation @abs attributes {
    strata.class = "AbsOp",
    strata.summary = "absolute value",
    strata.description = "The absolute value of the operand, a float.",
    strata.examples = ["%radius = complex.abs %z : complex<f32>"],
    strata.traits = ["Pure", "Elementwise"],
    strata.interfaces = ["arith::ArithFastMathInterface"],
    strata.infer = [["result", "complex", "cast<ComplexType>($_self).getElementType()", "complex element type matches result type"]],
    strata.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
  } {
    %complex = irdl.c_pred "complex_float"
    irdl.operands(complex: %complex)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    irdl.results(result: %result)
  }
  irdl.operation @add attributes {
    strata.class = "AddOp",
    strata.hooks = ["fold"],
    strata.summary = "addition",
    strata.description = "The sum.",
    strata.examples = ["%sum = complex.add %a, %b : complex<f32>"],
    strata.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"],
    strata.interfaces = ["arith::ArithFastMathInterface"],
    strata.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
  } {
    %lhs = irdl.c_pred "complex_float"
    %rhs = irdl.c_pred "complex_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "complex_float"
    irdl.results(result: %result)
  }
  irdl.operation @angle attributes {
    strata.like = "abs", strata.class = "AngleOp",
    strata.summary = "argument",
    strata.description = "The argument of the operand in radians, a float from -pi to pi.",
    strata.examples = ["%angle = complex.angle %z : complex<f64>"]
  } {}
  irdl.operation @atan2 attributes {
    strata.like = "add", strata.class = "Atan2Op",
    strata.hooks = [],
    strata.summary = "arc tangent of a quotient",
    strata.description = "The arc tangent of `lhs` divided by `rhs`, continued to complex numbers.",
    strata.examples = ["%angle = complex.atan2 %b, %a : complex<f32>"]
  } {}
  irdl.operation @bitcast attributes {
    strata.class = "BitcastOp",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "reinterpretation of bits",
    strata.description = "Converts between a complex number and an integer or float of the same width. The bits stay the same.",
    strata.examples = ["%bits = complex.bitcast %z : complex<f32> to i64"],
    strata.traits = ["Pure"],
    strata.verify = [
      "auto from = $operand.getType(), to = $result.getType();",
      "if (from == to) return success();",
      "if (!isa<IntegerType, FloatType, ComplexType>(from)) return emitOpError(\"operand must be int/float/complex\");",
      "if (!isa<IntegerType, FloatType, ComplexType>(to)) return emitOpError(\"result must be int/float/complex\");",
      "if (isa<ComplexType>(from) == isa<ComplexType>(to))",
      "  return emitOpError(\"requires that either input or output has a complex type\");",
      "auto part = isa<ComplexType>(from) ? cast<ComplexType>(from).getElementType() : cast<ComplexType>(to).getElementType();",
      "auto whole = isa<ComplexType>(from) ? to : from;",
      "if (2 * part.getIntOrFloatBitWidth() != whole.getIntOrFloatBitWidth()) return emitOpError(\"casting bitwidths do not match\");"
    ],
    strata.format = "$operand attr-dict `:` type($operand) `to` type($result)"
  } {
    %operand = irdl.any
    irdl.operands(operand: %operand)
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @conj attributes {
    strata.like = "neg", strata.class = "ConjOp",
    strata.hooks = ["fold"],
    strata.summary = "conjugate",
    strata.description = "The operand with the opposite imaginary part.",
    strata.examples = ["%mirrored = complex.conj %z : complex<f32>"]
  } {}
  irdl.operation @constant attributes {
    strata.class = "ConstantOp",
    strata.summary = "complex constant",
    strata.description = "The number whose real and imaginary parts are the two elements of the array.",
    strata.examples = ["%i = complex.constant [0.000000e+00 : f32, 1.000000e+00 : f32] : complex<f32>"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["cst"],
    strata.verify = [
      "if ($value.size() != 2)",
      "  return emitOpError(\"requires 'value' to be a complex constant, represented as array of two values\");",
      "if (!isa<FloatAttr, IntegerAttr>($value[0]) || !isa<FloatAttr, IntegerAttr>($value[1]))",
      "  return emitOpError(\"requires attribute's elements to be float or integer attributes\");",
      "auto element = $complex.getType().getElementType();",
      "auto real = cast<TypedAttr>($value[0]).getType(), imaginary = cast<TypedAttr>($value[1]).getType();",
      "if (element != real || element != imaginary)",
      "  return emitOpError(\"requires attribute's element types (\") << real << \", \" << imaginary << \") to match the element type of the op's return type (\" << element << \")\";"
    ],
    strata.format = "$value attr-dict `:` type($complex)"
  } {
    %value = irdl.base "#builtin.array" {strata.summary = "array attribute"}
    irdl.attributes {"value" = %value}
    %complex = irdl.base "!builtin.complex" {strata.summary = "complex-type"}
    irdl.results(complex: %complex)
  }
  irdl.operation @cos attributes {
    strata.like = "neg", strata.class = "CosOp",
    strata.hooks = [],
    strata.summary = "cosine",
    strata.description = "The cosine of the operand.",
    strata.examples = ["%w = complex.cos %z : complex<f32>"]
  } {}
  irdl.operation @create attributes {
    strata.class = "CreateOp",
    strata.hooks = ["fold"],
    strata.summary = "number from its parts",
    strata.description = "The number with the given real and imaginary parts.",
    strata.examples = ["%z = complex.create %x, %y : complex<f32>"],
    strata.traits = ["Pure", "AllTypesMatch<real, imaginary>"],
    strata.infer = [
      ["real", "complex", "cast<ComplexType>($_self).getElementType()", "complex element type matches real operand type"],
      ["imaginary", "complex", "cast<ComplexType>($_self).getElementType()", "complex element type matches imaginary operand type"]],
    strata.format = "$real `,` $imaginary attr-dict `:` type($complex)"
  } {
    %real = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    %imaginary = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    irdl.operands(real: %real, imaginary: %imaginary)
    %complex = irdl.c_pred "complex_float"
    irdl.results(complex: %complex)
  }
  irdl.operation @div attributes {
    strata.like = "add", strata.class = "DivOp",
    strata.hooks = ["fold"],
    strata.summary = "division",
    strata.description = "The quotient.",
    strata.examples = ["%quotient = complex.div %a, %b : complex<f32>"]
  } {}
  irdl.operation @eq attributes {
    strata.class = "EqualOp",
    strata.summary = "equality",
    strata.description = "Whether the real parts are equal and the imaginary parts are equal.",
    strata.examples = ["%isEqual = complex.eq %a, %b : complex<f32>"],
    strata.traits = ["Pure", "AllTypesMatch<lhs, rhs>", "Elementwise"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($lhs)"
  } {
    %lhs = irdl.c_pred "complex_float"
    %rhs = irdl.c_pred "complex_float"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @exp attributes {
    strata.like = "neg", strata.class = "ExpOp",
    strata.hooks = ["fold"],
    strata.summary = "exponential",
    strata.description = "The number e raised to the power of the operand.",
    strata.examples = ["%w = complex.exp %z fastmath<afn> : complex<f32>"]
  } {}
  irdl.operation @expm1 attributes {
    strata.like = "neg", strata.class = "Expm1Op",
    strata.hooks = [],
    strata.summary = "exponential minus one",
    strata.description = "The number e raised to the power of the operand, minus 1. More precise than `exp` near 0.",
    strata.examples = ["%w = complex.expm1 %z : complex<f32>"]
  } {}
  irdl.operation @im attributes {
    strata.class = "ImOp",
    strata.hooks = ["fold"],
    strata.summary = "imaginary part",
    strata.description = "The imaginary part of the operand.",
    strata.examples = ["%y = complex.im %z : complex<f32>"],
    strata.traits = ["Pure", "Elementwise"],
    strata.interfaces = ["arith::ArithFastMathInterface"],
    strata.infer = [["imaginary", "complex", "cast<ComplexType>($_self).getElementType()", "complex element type matches result type"]],
    strata.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
  } {
    %complex = irdl.c_pred "complex_float"
    irdl.operands(complex: %complex)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %imaginary = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    irdl.results(imaginary: %imaginary)
  }
  irdl.operation @log attributes {
    strata.like = "neg", strata.class = "LogOp",
    strata.hooks = ["fold"],
    strata.summary = "natural logarithm",
    strata.description = "The natural logarithm of the operand.",
    strata.examples = ["%w = complex.log %z : complex<f32>"]
  } {}
  irdl.operation @log1p attributes {
    strata.like = "neg", strata.class = "Log1pOp",
    strata.hooks = [],
    strata.summary = "logarithm of one plus operand",
    strata.description = "The natural logarithm of 1 plus the operand. More precise than `log` near 0.",
    strata.examples = ["%w = complex.log1p %z : complex<f32>"]
  } {}
  irdl.operation @mul attributes {
    strata.like = "add", strata.class = "MulOp",
    strata.hooks = ["fold"],
    strata.summary = "multiplication",
    strata.description = "The product.",
    strata.examples = ["%product = complex.mul %a, %b : complex<f32>"]
  } {}
  irdl.operation @neg attributes {
    strata.class = "NegOp",
    strata.hooks = ["fold"],
    strata.summary = "negation",
    strata.description = "The negation of the operand.",
    strata.examples = ["%opposite = complex.neg %z : complex<f32>"],
    strata.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    strata.interfaces = ["arith::ArithFastMathInterface"],
    strata.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
  } {
    %complex = irdl.c_pred "complex_float"
    irdl.operands(complex: %complex)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "complex_float"
    irdl.results(result: %result)
  }
  irdl.operation @neq attributes {
    strata.like = "eq", strata.class = "NotEqualOp",
    strata.summary = "inequality",
    strata.description = "Whether the real parts or the imaginary parts differ.",
    strata.examples = ["%isOther = complex.neq %a, %b : complex<f64>"]
  } {}
  irdl.operation @pow attributes {
    strata.like = "add", strata.class = "PowOp",
    strata.hooks = [],
    strata.summary = "power",
    strata.description = "`lhs` raised to the power of `rhs`.",
    strata.examples = ["%power = complex.pow %a, %b : complex<f32>"]
  } {}
  irdl.operation @powi attributes {
    strata.class = "PowiOp",
    strata.summary = "integer power",
    strata.description = "`lhs` raised to the power of a signed integer.",
    strata.examples = ["%cube = complex.powi %z, %three : complex<f32>, i32"],
    strata.traits = ["Pure", "Elementwise", "SameOperandsAndResultShape", "AllTypesMatch<lhs, result>"],
    strata.interfaces = ["arith::ArithFastMathInterface"],
    strata.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)"
  } {
    %lhs = irdl.c_pred "complex_float"
    %rhs = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmath = irdl.base "#arith.fastmath" {strata.optional, strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %result = irdl.c_pred "complex_float"
    irdl.results(result: %result)
  }
  irdl.operation @re attributes {
    strata.class = "ReOp",
    strata.hooks = ["fold"],
    strata.summary = "real part",
    strata.description = "The real part of the operand.",
    strata.examples = ["%x = complex.re %z : complex<f32>"],
    strata.traits = ["Pure", "Elementwise"],
    strata.interfaces = ["arith::ArithFastMathInterface"],
    strata.infer = [["real", "complex", "cast<ComplexType>($_self).getElementType()", "complex element type matches result type"]],
    strata.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
  } {
    %complex = irdl.c_pred "complex_float"
    irdl.operands(complex: %complex)
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"fastmath" = %fastmath}
    %real = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    irdl.results(real: %real)
  }
  irdl.operation @rsqrt attributes {
    strata.like = "neg", strata.class = "RsqrtOp",
    strata.hooks = [],
    strata.summary = "reciprocal square root",
    strata.description = "The reciprocal of the square root of the operand.",
    strata.examples = ["%w = complex.rsqrt %z : complex<f32>"]
  } {}
  irdl.operation @sign attributes {
    strata.like = "neg", strata.class = "SignOp",
    strata.hooks = [],
    strata.summary = "sign",
    strata.description = "The operand divided by its absolute value, or 0 if the operand is 0.",
    strata.examples = ["%direction = complex.sign %z : complex<f32>"]
  } {}
  irdl.operation @sin attributes {
    strata.like = "neg", strata.class = "SinOp",
    strata.hooks = [],
    strata.summary = "sine",
    strata.description = "The sine of the operand.",
    strata.examples = ["%w = complex.sin %z : complex<f32>"]
  } {}
  irdl.operation @sqrt attributes {
    strata.like = "neg", strata.class = "SqrtOp",
    strata.hooks = [],
    strata.summary = "square root",
    strata.description = "The principal square root of the operand.",
    strata.examples = ["%root = complex.sqrt %z : complex<f64>"]
  } {}
  irdl.operation @sub attributes {
    strata.like = "add", strata.class = "SubOp",
    strata.hooks = ["fold"],
    strata.summary = "subtraction",
    strata.description = "The difference.",
    strata.examples = ["%difference = complex.sub %a, %b : complex<f32>"]
  } {}
  irdl.operation @tan attributes {
    strata.like = "neg", strata.class = "TanOp",
    strata.hooks = [],
    strata.summary = "tangent",
    strata.description = "The tangent of the operand.",
    strata.examples = ["%w = complex.tan %z : complex<f32>"]
  } {}
  irdl.operation @tanh attributes {
    strata.like = "neg", strata.class = "TanhOp",
    strata.hooks = [],
    strata.summary = "hyperbolic tangent",
    strata.description = "The hyperbolic tangent of the operand.",
    strata.examples = ["%w = complex.tanh %z : complex<f32>"]
  } {}
}
