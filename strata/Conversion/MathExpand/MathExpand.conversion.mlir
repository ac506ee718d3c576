// The expansions of operations of math by math-expand-ops, as functions on their
// elements (Expansion/Expansion.h); f64 stands for all floats. The other
// operations are in MathExpand.cpp.

func.func @tan(%x: f64) -> f64
    attributes {conversion.expands = "math.tan", conversion.any = "float"} {
  %sin = math.sin %x : f64
  %cos = math.cos %x : f64
  %tan = arith.divf %sin, %cos : f64
  return %tan : f64
}

// (e^x - e^-x) / 2
func.func @sinh(%x: f64) -> f64
    attributes {conversion.expands = "math.sinh", conversion.any = "float"} {
  %power = math.exp %x : f64
  %negative = arith.negf %x : f64
  %inverse = math.exp %negative : f64
  %difference = arith.subf %power, %inverse : f64
  %half = arith.constant 0.5 : f64
  %sinh = arith.mulf %difference, %half : f64
  return %sinh : f64
}

// (e^x + e^-x) / 2
func.func @cosh(%x: f64) -> f64
    attributes {conversion.expands = "math.cosh", conversion.any = "float"} {
  %power = math.exp %x : f64
  %negative = arith.negf %x : f64
  %inverse = math.exp %negative : f64
  %sum = arith.addf %power, %inverse : f64
  %half = arith.constant 0.5 : f64
  %cosh = arith.mulf %sum, %half : f64
  return %cosh : f64
}

// sign * (1 - e^(-2|x|)) / (1 + e^(-2|x|)), where sign is 1 or -1 by the sign of x.
func.func @tanh(%x: f64) -> f64
    attributes {conversion.expands = "math.tanh", conversion.any = "float"} {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %minusTwo = arith.constant -2.0 : f64
  %isNegative = arith.cmpf olt, %x, %zero : f64
  %bit = arith.uitofp %isNegative : i1 to f64
  %offset = arith.mulf %bit, %minusTwo : f64
  %sign = arith.addf %offset, %one : f64
  %magnitude = arith.mulf %sign, %x : f64
  %exponent = arith.mulf %magnitude, %minusTwo : f64
  %power = math.exp %exponent : f64
  %dividend = arith.subf %one, %power : f64
  %divisor = arith.addf %power, %one : f64
  %quotient = arith.divf %dividend, %divisor : f64
  %tanh = arith.mulf %sign, %quotient : f64
  return %tanh : f64
}

// log(x + sqrt(x^2 + 1))
func.func @asinh(%x: f64) -> f64
    attributes {conversion.expands = "math.asinh", conversion.any = "float"} {
  %one = arith.constant 1.0 : f64
  %square = arith.mulf %x, %x : f64
  %sum = arith.addf %square, %one : f64
  %root = math.sqrt %sum : f64
  %argument = arith.addf %x, %root : f64
  %asinh = math.log %argument : f64
  return %asinh : f64
}

// log(x + sqrt(x^2 - 1))
func.func @acosh(%x: f64) -> f64
    attributes {conversion.expands = "math.acosh", conversion.any = "float"} {
  %minusOne = arith.constant -1.0 : f64
  %square = arith.mulf %x, %x : f64
  %difference = arith.addf %square, %minusOne : f64
  %root = math.sqrt %difference : f64
  %argument = arith.addf %x, %root : f64
  %acosh = math.log %argument : f64
  return %acosh : f64
}

// log((1 + x) / (1 - x)) / 2
func.func @atanh(%x: f64) -> f64
    attributes {conversion.expands = "math.atanh", conversion.any = "float"} {
  %one = arith.constant 1.0 : f64
  %dividend = arith.addf %x, %one : f64
  %negative = arith.negf %x : f64
  %divisor = arith.addf %negative, %one : f64
  %quotient = arith.divf %dividend, %divisor : f64
  %log = math.log %quotient : f64
  %half = arith.constant 0.5 : f64
  %atanh = arith.mulf %log, %half : f64
  return %atanh : f64
}

func.func @fma(%a: f64, %b: f64, %c: f64) -> f64
    attributes {conversion.expands = "math.fma", conversion.any = "float"} {
  %product = arith.mulf %a, %b : f64
  %sum = arith.addf %product, %c : f64
  return %sum : f64
}

// The number without its fraction, and one more if that is below x.
func.func @ceil(%x: f64) -> f64
    attributes {conversion.expands = "math.ceil", conversion.any = "float"} {
  %integer = arith.fptosi %x : f64 to i64
  %truncated = arith.sitofp %integer : i64 to f64
  %signed = math.copysign %truncated, %x : f64
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %isBelow = arith.cmpf ogt, %x, %signed : f64
  %step = arith.select %isBelow, %one, %zero : f64
  %ceil = arith.addf %signed, %step : f64
  return %ceil : f64
}

func.func @exp2(%x: f64) -> f64
    attributes {conversion.expands = "math.exp2", conversion.any = "float"} {
  %ln2 = arith.constant 0.69314718055994529 : f64
  %exponent = arith.mulf %x, %ln2 : f64
  %power = math.exp %exponent : f64
  return %power : f64
}

func.func @rsqrt(%x: f64) -> f64
    attributes {conversion.expands = "math.rsqrt", conversion.any = "float"} {
  %one = arith.constant 1.0 : f64
  %root = math.sqrt %x : f64
  %inverse = arith.divf %one, %root : f64
  return %inverse : f64
}

func.func @clampf(%x: f64, %first: f64, %second: f64) -> f64
    attributes {conversion.expands = "math.clampf", conversion.any = "float"} {
  %bounded = arith.minimumf %x, %first fastmath<fast> : f64
  %clamped = arith.maximumf %bounded, %second fastmath<fast> : f64
  return %clamped : f64
}
