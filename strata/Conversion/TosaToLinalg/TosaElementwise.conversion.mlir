// The operations on elements to which tosa-to-linalg lowers elementwise operations of tosa, as
// functions on numbers (Expansion/Expansion.h). f64 stands for all floats, i32 for all integers.
// A function is used if its types match and the attributes of `conversion.where` are those of the
// operation; the first one that matches is used. A function with `conversion.unsigned` is for unsigned
// integers too. clamp, mul, negate and cast are in ElementBodies.cpp.

func.func @ceil(%x: f64) -> f64
    attributes {conversion.expands = "tosa.ceil", conversion.any = "float"} {
  %y = math.ceil %x : f64
  return %y : f64
}

func.func @cos(%x: f64) -> f64
    attributes {conversion.expands = "tosa.cos", conversion.any = "float"} {
  %y = math.cos %x : f64
  return %y : f64
}

func.func @erf(%x: f64) -> f64
    attributes {conversion.expands = "tosa.erf", conversion.any = "float"} {
  %y = math.erf %x : f64
  return %y : f64
}

func.func @exp(%x: f64) -> f64
    attributes {conversion.expands = "tosa.exp", conversion.any = "float"} {
  %y = math.exp %x : f64
  return %y : f64
}

func.func @floor(%x: f64) -> f64
    attributes {conversion.expands = "tosa.floor", conversion.any = "float"} {
  %y = math.floor %x : f64
  return %y : f64
}

func.func @log(%x: f64) -> f64
    attributes {conversion.expands = "tosa.log", conversion.any = "float"} {
  %y = math.log %x : f64
  return %y : f64
}

func.func @rsqrt(%x: f64) -> f64
    attributes {conversion.expands = "tosa.rsqrt", conversion.any = "float"} {
  %y = math.rsqrt %x : f64
  return %y : f64
}

func.func @sin(%x: f64) -> f64
    attributes {conversion.expands = "tosa.sin", conversion.any = "float"} {
  %y = math.sin %x : f64
  return %y : f64
}

func.func @tanh(%x: f64) -> f64
    attributes {conversion.expands = "tosa.tanh", conversion.any = "float"} {
  %y = math.tanh %x : f64
  return %y : f64
}

func.func @abs_float(%x: f64) -> f64
    attributes {conversion.expands = "tosa.abs", conversion.any = "float"} {
  %y = math.absf %x : f64
  return %y : f64
}

func.func @abs_integer(%x: i32) -> i32
    attributes {conversion.expands = "tosa.abs", conversion.any = "integer"} {
  %zero = arith.constant 0 : i32
  %negative = arith.subi %zero, %x : i32
  %y = arith.maxsi %x, %negative : i32
  return %y : i32
}

func.func @bitwise_not(%x: i32) -> i32
    attributes {conversion.expands = "tosa.bitwise_not", conversion.any = "integer", conversion.unsigned} {
  %ones = arith.constant -1 : i32
  %y = arith.xori %x, %ones : i32
  return %y : i32
}

func.func @clz(%x: i32) -> i32
    attributes {conversion.expands = "tosa.clz", conversion.any = "integer", conversion.unsigned} {
  %y = math.ctlz %x : i32
  return %y : i32
}

func.func @logical_not(%x: i1) -> i1
    attributes {conversion.expands = "tosa.logical_not"} {
  %true = arith.constant true
  %y = arith.xori %x, %true : i1
  return %y : i1
}

func.func @reciprocal(%x: f64) -> f64
    attributes {conversion.expands = "tosa.reciprocal", conversion.any = "float"} {
  %one = arith.constant 1.0 : f64
  %y = arith.divf %one, %x : f64
  return %y : f64
}

func.func @sigmoid(%x: f64) -> f64
    attributes {conversion.expands = "tosa.sigmoid", conversion.any = "float"} {
  %one = arith.constant 1.0 : f64
  %negative = arith.negf %x : f64
  %power = math.exp %negative : f64
  %sum = arith.addf %power, %one : f64
  %y = arith.divf %one, %sum : f64
  return %y : f64
}

func.func @add_float(%x: f64, %y: f64) -> f64
    attributes {conversion.expands = "tosa.add", conversion.any = "float"} {
  %z = arith.addf %x, %y : f64
  return %z : f64
}

func.func @add_integer(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.add", conversion.any = "integer", conversion.unsigned} {
  %z = arith.addi %x, %y : i32
  return %z : i32
}

func.func @sub_float(%x: f64, %y: f64) -> f64
    attributes {conversion.expands = "tosa.sub", conversion.any = "float"} {
  %z = arith.subf %x, %y : f64
  return %z : f64
}

func.func @sub_integer(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.sub", conversion.any = "integer", conversion.unsigned} {
  %z = arith.subi %x, %y : i32
  return %z : i32
}

func.func @intdiv(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.intdiv", conversion.any = "integer"} {
  %z = arith.divsi %x, %y : i32
  return %z : i32
}

func.func @pow(%x: f64, %y: f64) -> f64
    attributes {conversion.expands = "tosa.pow", conversion.any = "float"} {
  %z = math.powf %x, %y : f64
  return %z : f64
}

func.func @bitwise_and(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.bitwise_and", conversion.any = "integer", conversion.unsigned} {
  %z = arith.andi %x, %y : i32
  return %z : i32
}

func.func @logical_and(%x: i1, %y: i1) -> i1
    attributes {conversion.expands = "tosa.logical_and"} {
  %z = arith.andi %x, %y : i1
  return %z : i1
}

func.func @bitwise_or(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.bitwise_or", conversion.any = "integer", conversion.unsigned} {
  %z = arith.ori %x, %y : i32
  return %z : i32
}

func.func @logical_or(%x: i1, %y: i1) -> i1
    attributes {conversion.expands = "tosa.logical_or"} {
  %z = arith.ori %x, %y : i1
  return %z : i1
}

func.func @bitwise_xor(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.bitwise_xor", conversion.any = "integer", conversion.unsigned} {
  %z = arith.xori %x, %y : i32
  return %z : i32
}

func.func @logical_xor(%x: i1, %y: i1) -> i1
    attributes {conversion.expands = "tosa.logical_xor"} {
  %z = arith.xori %x, %y : i1
  return %z : i1
}

func.func @left_shift(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.logical_left_shift", conversion.any = "integer", conversion.unsigned} {
  %z = arith.shli %x, %y : i32
  return %z : i32
}

func.func @right_shift(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.logical_right_shift", conversion.any = "integer", conversion.unsigned} {
  %z = arith.shrui %x, %y : i32
  return %z : i32
}

func.func @arithmetic_shift(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.arithmetic_right_shift", conversion.any = "integer", conversion.where = {round = false}, conversion.unsigned} {
  %z = arith.shrsi %x, %y : i32
  return %z : i32
}

// The last bit that is shifted out is added, if any is.
func.func @arithmetic_shift_rounded(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.arithmetic_right_shift", conversion.any = "integer", conversion.where = {round = true}} {
  %shifted = arith.shrsi %x, %y : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %false = arith.constant false
  %true = arith.constant true
  %isShifted = arith.cmpi sgt, %y, %zero : i32
  %less = arith.subi %y, %one : i32
  %last = arith.shrsi %x, %less : i32
  %bit = arith.trunci %last : i32 to i1
  %masked = arith.andi %bit, %true : i1
  %carry = arith.select %isShifted, %masked, %false : i1
  %extended = arith.extui %carry : i1 to i32
  %z = arith.addi %shifted, %extended : i32
  return %z : i32
}

// A NaN is ignored beside a number.
func.func @maximum_number(%x: f64, %y: f64) -> f64
    attributes {conversion.expands = "tosa.maximum", conversion.any = "float", conversion.where = {nan_mode = #tosa.nan_mode<IGNORE>}} {
  %z = arith.maximumf %x, %y : f64
  %isNaN = arith.cmpf uno, %x, %x : f64
  %isOtherNaN = arith.cmpf uno, %y, %y : f64
  %other = arith.select %isNaN, %y, %z : f64
  %number = arith.select %isOtherNaN, %x, %other : f64
  return %number : f64
}

func.func @maximum_float(%x: f64, %y: f64) -> f64
    attributes {conversion.expands = "tosa.maximum", conversion.any = "float"} {
  %z = arith.maximumf %x, %y : f64
  return %z : f64
}

func.func @maximum_integer(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.maximum", conversion.any = "integer"} {
  %z = arith.maxsi %x, %y : i32
  return %z : i32
}

// A NaN is ignored beside a number.
func.func @minimum_number(%x: f64, %y: f64) -> f64
    attributes {conversion.expands = "tosa.minimum", conversion.any = "float", conversion.where = {nan_mode = #tosa.nan_mode<IGNORE>}} {
  %z = arith.minimumf %x, %y : f64
  %isNaN = arith.cmpf uno, %x, %x : f64
  %isOtherNaN = arith.cmpf uno, %y, %y : f64
  %other = arith.select %isNaN, %y, %z : f64
  %number = arith.select %isOtherNaN, %x, %other : f64
  return %number : f64
}

func.func @minimum_float(%x: f64, %y: f64) -> f64
    attributes {conversion.expands = "tosa.minimum", conversion.any = "float"} {
  %z = arith.minimumf %x, %y : f64
  return %z : f64
}

func.func @minimum_integer(%x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.minimum", conversion.any = "integer"} {
  %z = arith.minsi %x, %y : i32
  return %z : i32
}

func.func @equal_float(%x: f64, %y: f64) -> i1
    attributes {conversion.expands = "tosa.equal", conversion.any = "float", conversion.element = f64} {
  %z = arith.cmpf oeq, %x, %y : f64
  return %z : i1
}

func.func @equal_integer(%x: i32, %y: i32) -> i1
    attributes {conversion.expands = "tosa.equal", conversion.any = "integer", conversion.element = i32} {
  %z = arith.cmpi eq, %x, %y : i32
  return %z : i1
}

func.func @greater_float(%x: f64, %y: f64) -> i1
    attributes {conversion.expands = "tosa.greater", conversion.any = "float", conversion.element = f64} {
  %z = arith.cmpf ogt, %x, %y : f64
  return %z : i1
}

func.func @greater_integer(%x: i32, %y: i32) -> i1
    attributes {conversion.expands = "tosa.greater", conversion.any = "integer", conversion.element = i32} {
  %z = arith.cmpi sgt, %x, %y : i32
  return %z : i1
}

func.func @greater_equal_float(%x: f64, %y: f64) -> i1
    attributes {conversion.expands = "tosa.greater_equal", conversion.any = "float", conversion.element = f64} {
  %z = arith.cmpf oge, %x, %y : f64
  return %z : i1
}

func.func @greater_equal_integer(%x: i32, %y: i32) -> i1
    attributes {conversion.expands = "tosa.greater_equal", conversion.any = "integer", conversion.element = i32} {
  %z = arith.cmpi sge, %x, %y : i32
  return %z : i1
}

func.func @select_float(%c: i1, %x: f64, %y: f64) -> f64
    attributes {conversion.expands = "tosa.select", conversion.any = "float"} {
  %z = arith.select %c, %x, %y : f64
  return %z : f64
}

func.func @select_integer(%c: i1, %x: i32, %y: i32) -> i32
    attributes {conversion.expands = "tosa.select", conversion.any = "integer", conversion.unsigned} {
  %z = arith.select %c, %x, %y : i32
  return %z : i32
}
