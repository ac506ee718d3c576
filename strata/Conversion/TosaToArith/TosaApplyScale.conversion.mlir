// The scaling of integers by tosa-to-arith, as functions on numbers (Expansion/Expansion.h):
//
//   (value * multiplier + 2^(shift - 1)) >> shift
//
// With two roundings, 2^30 is added for shifts of more than 31 bits, with the sign of the value. i48
// stands for all integer types of values. Functions with a name that begins with `narrow` have no
// integers of 64 bits.

func.func @narrow_single(%value: i32, %multiplier: i32, %shift: i8) -> i32
    attributes {conversion.expands = "tosa.apply_scale", conversion.where = {rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}} {
  %amount = arith.extui %shift : i8 to i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %thirty = arith.constant 30 : i32
  %width = arith.constant 32 : i32
  %low, %high = arith.mulsi_extended %value, %multiplier : i32
  %isHigh = arith.cmpi sge, %amount, %width : i32
  %isAbove = arith.cmpi sgt, %amount, %width : i32
  %rest = arith.subi %width, %amount : i32
  %excess = arith.subi %amount, %width : i32
  %left = arith.select %isHigh, %zero, %rest : i32
  %right = arith.select %isHigh, %excess, %zero : i32
  %last = arith.subi %amount, %one : i32
  %half = arith.shli %one, %last : i32
  %lowHalf = arith.select %isAbove, %zero, %half : i32
  %newLow = arith.addi %low, %lowHalf : i32
  %overflows = arith.cmpi ugt, %low, %newLow : i32
  %overflow = arith.extui %overflows : i1 to i32
  %carried = arith.addi %high, %overflow : i32
  %lastHigh = arith.subi %right, %one : i32
  %halfHigh = arith.shli %one, %lastHigh : i32
  %highHalf = arith.select %isAbove, %halfHigh, %zero : i32
  %newHigh = arith.addi %carried, %highHalf : i32
  %shiftedLeft = arith.shli %newHigh, %left : i32
  %highBits = arith.shrsi %shiftedLeft, %right : i32
  %lowShifted = arith.shrui %newLow, %amount : i32
  %lowBits = arith.select %isHigh, %zero, %lowShifted : i32
  %result = arith.addi %lowBits, %highBits : i32
  return %result : i32
}

func.func @narrow_double(%value: i32, %multiplier: i32, %shift: i8) -> i32
    attributes {conversion.expands = "tosa.apply_scale", conversion.where = {rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}} {
  %amount = arith.extui %shift : i8 to i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %thirty = arith.constant 30 : i32
  %width = arith.constant 32 : i32
  %low, %high = arith.mulsi_extended %value, %multiplier : i32
  %isHigh = arith.cmpi sge, %amount, %width : i32
  %isAbove = arith.cmpi sgt, %amount, %width : i32
  %rest = arith.subi %width, %amount : i32
  %excess = arith.subi %amount, %width : i32
  %left = arith.select %isHigh, %zero, %rest : i32
  %right = arith.select %isHigh, %excess, %zero : i32
  %minus = arith.constant -1 : i32
  %isPositive = arith.cmpi sge, %value, %zero : i32
  %sign = arith.select %isPositive, %one, %minus : i32
  %first = arith.select %isHigh, %sign, %zero : i32
  %top = arith.shrui %low, %thirty : i32
  %topSum = arith.addi %top, %first : i32
  %carry = arith.shrsi %topSum, %two : i32
  %firstLow = arith.shli %first, %thirty : i32
  %lowSum = arith.addi %low, %firstLow : i32
  %highSum = arith.addi %high, %carry : i32
  %last = arith.subi %amount, %one : i32
  %half = arith.shli %one, %last : i32
  %lowHalf = arith.select %isAbove, %zero, %half : i32
  %newLow = arith.addi %lowSum, %lowHalf : i32
  %overflows = arith.cmpi ugt, %lowSum, %newLow : i32
  %overflow = arith.extui %overflows : i1 to i32
  %carried = arith.addi %highSum, %overflow : i32
  %lastHigh = arith.subi %right, %one : i32
  %halfHigh = arith.shli %one, %lastHigh : i32
  %highHalf = arith.select %isAbove, %halfHigh, %zero : i32
  %newHigh = arith.addi %carried, %highHalf : i32
  %shiftedLeft = arith.shli %newHigh, %left : i32
  %highBits = arith.shrsi %shiftedLeft, %right : i32
  %lowShifted = arith.shrui %newLow, %amount : i32
  %lowBits = arith.select %isHigh, %zero, %lowShifted : i32
  %result = arith.addi %lowBits, %highBits : i32
  return %result : i32
}

func.func @single_i64(%value: i64, %multiplier: i32, %shift: i8) -> i32
    attributes {conversion.expands = "tosa.apply_scale", conversion.where = {rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %limit = arith.constant 31 : i32
  %amount = arith.extui %shift : i8 to i32
  %factor = arith.extsi %multiplier : i32 to i64
  %product = arith.muli %value, %factor : i64
  %wideAmount = arith.extui %amount : i32 to i64
  %power = arith.shli %one, %wideAmount : i64
  %half = arith.shrui %power, %one : i64
  %sum = arith.addi %product, %half : i64
  %shifted = arith.shrsi %sum, %wideAmount : i64
  %result = arith.trunci %shifted : i64 to i32
  return %result : i32
}

func.func @double_i64(%value: i64, %multiplier: i32, %shift: i8) -> i32
    attributes {conversion.expands = "tosa.apply_scale", conversion.where = {rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %limit = arith.constant 31 : i32
  %amount = arith.extui %shift : i8 to i32
  %factor = arith.extsi %multiplier : i32 to i64
  %product = arith.muli %value, %factor : i64
  %wideAmount = arith.extui %amount : i32 to i64
  %power = arith.shli %one, %wideAmount : i64
  %half = arith.shrui %power, %one : i64
  %sum = arith.addi %product, %half : i64
  %up = arith.constant 1073741824 : i64
  %down = arith.constant -1073741824 : i64
  %isPositive = arith.cmpi sge, %value, %zero : i64
  %first = arith.select %isPositive, %up, %down : i64
  %twice = arith.addi %first, %sum : i64
  %isLarge = arith.cmpi sgt, %amount, %limit : i32
  %rounded = arith.select %isLarge, %twice, %sum : i64
  %shifted = arith.shrsi %rounded, %wideAmount : i64
  %result = arith.trunci %shifted : i64 to i32
  return %result : i32
}

func.func @single(%value: i48, %multiplier: i32, %shift: i8) -> i32
    attributes {conversion.expands = "tosa.apply_scale", conversion.any = "integer", conversion.element = i48, conversion.where = {rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}} {
  %zero = arith.constant 0 : i48
  %one = arith.constant 1 : i64
  %limit = arith.constant 31 : i32
  %amount = arith.extui %shift : i8 to i32
  %wide = arith.extsi %value : i48 to i64
  %factor = arith.extsi %multiplier : i32 to i64
  %product = arith.muli %wide, %factor : i64
  %wideAmount = arith.extui %amount : i32 to i64
  %power = arith.shli %one, %wideAmount : i64
  %half = arith.shrui %power, %one : i64
  %sum = arith.addi %product, %half : i64
  %shifted = arith.shrsi %sum, %wideAmount : i64
  %result = arith.trunci %shifted : i64 to i32
  return %result : i32
}

func.func @double(%value: i48, %multiplier: i32, %shift: i8) -> i32
    attributes {conversion.expands = "tosa.apply_scale", conversion.any = "integer", conversion.element = i48, conversion.where = {rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}} {
  %zero = arith.constant 0 : i48
  %one = arith.constant 1 : i64
  %limit = arith.constant 31 : i32
  %amount = arith.extui %shift : i8 to i32
  %wide = arith.extsi %value : i48 to i64
  %factor = arith.extsi %multiplier : i32 to i64
  %product = arith.muli %wide, %factor : i64
  %wideAmount = arith.extui %amount : i32 to i64
  %power = arith.shli %one, %wideAmount : i64
  %half = arith.shrui %power, %one : i64
  %sum = arith.addi %product, %half : i64
  %up = arith.constant 1073741824 : i64
  %down = arith.constant -1073741824 : i64
  %isPositive = arith.cmpi sge, %value, %zero : i48
  %first = arith.select %isPositive, %up, %down : i64
  %twice = arith.addi %first, %sum : i64
  %isLarge = arith.cmpi sgt, %amount, %limit : i32
  %rounded = arith.select %isLarge, %twice, %sum : i64
  %shifted = arith.shrsi %rounded, %wideAmount : i64
  %result = arith.trunci %shifted : i64 to i32
  return %result : i32
}
