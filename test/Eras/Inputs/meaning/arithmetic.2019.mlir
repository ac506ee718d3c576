// Operations on scalars as December 2019 and before wrote them. The lines `// @f(x) = y`
// say what the functions compute, by the documentation of the time: the quotient of
// divis is rounded towards zero, shlis shifts to the left, cmpi compares by its string.

// @add(3, 4) = 7
// @add(2147483647, 1) = -2147483648
func @add(%a : i32, %b : i32) -> i32 {
  %0 = addi %a, %b : i32
  return %0 : i32
}
// @sub(3, 4) = -1
func @sub(%a : i32, %b : i32) -> i32 {
  %0 = subi %a, %b : i32
  return %0 : i32
}
// @mul(100, 3) = 44
// @mul(-5, 3) = -15
func @mul(%a : i8, %b : i8) -> i8 {
  %0 = muli %a, %b : i8
  return %0 : i8
}
// @divide_signed(7, -2) = -3
// @divide_signed(-7, 2) = -3
func @divide_signed(%a : i32, %b : i32) -> i32 {
  %0 = divis %a, %b : i32
  return %0 : i32
}
// @divide_unsigned(-1, 2) = 127
func @divide_unsigned(%a : i8, %b : i8) -> i8 {
  %0 = diviu %a, %b : i8
  return %0 : i8
}
// @remainder_signed(7, -2) = 1
// @remainder_signed(-7, 2) = -1
func @remainder_signed(%a : i32, %b : i32) -> i32 {
  %0 = remis %a, %b : i32
  return %0 : i32
}
// @remainder_unsigned(-1, 10) = 5
func @remainder_unsigned(%a : i8, %b : i8) -> i8 {
  %0 = remiu %a, %b : i8
  return %0 : i8
}
// @later_divide(9, -4) = -2
func @later_divide(%a : i64, %b : i64) -> i64 {
  %0 = divi_signed %a, %b : i64
  return %0 : i64
}
// @later_divide_unsigned(-2, 2) = 127
func @later_divide_unsigned(%a : i8, %b : i8) -> i8 {
  %0 = divi_unsigned %a, %b : i8
  return %0 : i8
}
// @later_remainder(-9, 4) = -1
func @later_remainder(%a : i64, %b : i64) -> i64 {
  %0 = remi_signed %a, %b : i64
  return %0 : i64
}
// @later_remainder_unsigned(-1, 16) = 15
func @later_remainder_unsigned(%a : i8, %b : i8) -> i8 {
  %0 = remi_unsigned %a, %b : i8
  return %0 : i8
}
// @bits_and(12, 10) = 8
func @bits_and(%a : i32, %b : i32) -> i32 {
  %0 = and %a, %b : i32
  return %0 : i32
}
// @bits_or(12, 10) = 14
func @bits_or(%a : i32, %b : i32) -> i32 {
  %0 = or %a, %b : i32
  return %0 : i32
}
// @bits_xor(12, 10) = 6
func @bits_xor(%a : i32, %b : i32) -> i32 {
  %0 = xor %a, %b : i32
  return %0 : i32
}
// @left(3, 4) = 48
func @left(%a : i32, %b : i32) -> i32 {
  %0 = shlis %a, %b : i32
  return %0 : i32
}
// @later_left(64, 1) = -128
func @later_left(%a : i8, %b : i8) -> i8 {
  %0 = shift_left %a, %b : i8
  return %0 : i8
}
// @right_signed(-16, 2) = -4
func @right_signed(%a : i32, %b : i32) -> i32 {
  %0 = shift_right_signed %a, %b : i32
  return %0 : i32
}
// @right_unsigned(-16, 4) = 15
func @right_unsigned(%a : i8, %b : i8) -> i8 {
  %0 = shift_right_unsigned %a, %b : i8
  return %0 : i8
}
// @float_sum(1.5, 2.25) = 3.75
func @float_sum(%a : f32, %b : f32) -> f32 {
  %0 = addf %a, %b : f32
  return %0 : f32
}
// @float_difference(1.5, 2.25) = -0.75
func @float_difference(%a : f64, %b : f64) -> f64 {
  %0 = subf %a, %b : f64
  return %0 : f64
}
// @float_product(1.5, 2.5) = 3.75
func @float_product(%a : f32, %b : f32) -> f32 {
  %0 = mulf %a, %b : f32
  return %0 : f32
}
// @float_quotient(7.5, 2.5) = 3.0
// @float_quotient(1.0, 0.0) = inf
func @float_quotient(%a : f32, %b : f32) -> f32 {
  %0 = divf %a, %b : f32
  return %0 : f32
}
// @float_remainder(7.5, 2.0) = 1.5
// @float_remainder(-7.5, 2.0) = -1.5
func @float_remainder(%a : f64, %b : f64) -> f64 {
  %0 = remf %a, %b : f64
  return %0 : f64
}
// @negate(1.5) = -1.5
func @negate(%a : f32) -> f32 {
  %0 = negf %a : f32
  return %0 : f32
}
// @absolute(-1.5) = 1.5
func @absolute(%a : f32) -> f32 {
  %0 = absf %a : f32
  return %0 : f32
}
// @round_up(1.25) = 2.0
func @round_up(%a : f32) -> f32 {
  %0 = ceilf %a : f32
  return %0 : f32
}
// @with_sign(2.0, -3.0) = -2.0
func @with_sign(%a : f32, %b : f32) -> f32 {
  %0 = copysign %a, %b : f32
  return %0 : f32
}
// @cosine(0.0) = 1.0
func @cosine(%a : f32) -> f32 {
  %0 = cos %a : f32
  return %0 : f32
}
// @exponential(0.0) = 1.0
func @exponential(%a : f64) -> f64 {
  %0 = exp %a : f64
  return %0 : f64
}
// @logarithm(1.0) = 0.0
func @logarithm(%a : f64) -> f64 {
  %0 = log %a : f64
  return %0 : f64
}
// @logarithm_2(8.0) = 3.0
func @logarithm_2(%a : f64) -> f64 {
  %0 = log2 %a : f64
  return %0 : f64
}
// @logarithm_10(1000.0) = 3.0
func @logarithm_10(%a : f64) -> f64 {
  %0 = log10 %a : f64
  return %0 : f64
}
// @hyperbolic(0.0) = 0.0
func @hyperbolic(%a : f64) -> f64 {
  %0 = tanh %a : f64
  return %0 : f64
}
// @extend_signed(-1) = -1
func @extend_signed(%a : i8) -> i32 {
  %0 = sexti %a : i8 to i32
  return %0 : i32
}
// @extend_unsigned(-1) = 255
func @extend_unsigned(%a : i8) -> i32 {
  %0 = zexti %a : i8 to i32
  return %0 : i32
}
// @truncate(257) = 1
func @truncate(%a : i32) -> i8 {
  %0 = trunci %a : i32 to i8
  return %0 : i8
}
// @to_float(-3) = -3.0
func @to_float(%a : i32) -> f32 {
  %0 = sitofp %a : i32 to f32
  return %0 : f32
}
// @widen(1.5) = 1.5
func @widen(%a : f32) -> f64 {
  %0 = fpext %a : f32 to f64
  return %0 : f64
}
// @narrow(2049.0) = 2048.0
func @narrow(%a : f32) -> f16 {
  %0 = fptrunc %a : f32 to f16
  return %0 : f16
}
// @to_index(-2) = -2
func @to_index(%a : i32) -> index {
  %0 = index_cast %a : i32 to index
  return %0 : index
}
// @constants() = 42, -1, 7, 1.5, true
func @constants() -> (i32, i8, index, f32, i1) {
  %0 = constant 42 : i32
  %1 = constant 255 : i8
  %2 = constant 7 : index
  %3 = constant 1.5 : f32
  %4 = constant 1 : i1
  return %0, %1, %2, %3, %4 : i32, i8, index, f32, i1
}
// @choose(true, 1, 2) = 1
// @choose(false, 1, 2) = 2
func @choose(%c : i1, %a : i32, %b : i32) -> i32 {
  %0 = select %c, %a, %b : i32
  return %0 : i32
}
// @smaller(-3, 2) = -3
func @smaller(%a : i32, %b : i32) -> i32 {
  %0 = cmpi "slt", %a, %b : i32
  %1 = select %0, %a, %b : i32
  return %1 : i32
}
// @call_twice(3) = 12
func @call_twice(%a : i32) -> i32 {
  %0 = call @add(%a, %a) : (i32, i32) -> i32
  %1 = call @add(%0, %0) : (i32, i32) -> i32
  return %1 : i32
}
// @generic(20, 6) = 3, 2, true
func @generic(%a : i32, %b : i32) -> (i32, i32, i1) {
  %0 = "std.divis"(%a, %b) : (i32, i32) -> i32
  %1 = "std.remis"(%a, %b) : (i32, i32) -> i32
  %2 = "std.cmpi"(%a, %b) {predicate: 4} : (i32, i32) -> i1
  return %0, %1, %2 : i32, i32, i1
}
// @int_eq(5, -3) = false
// @int_eq(4, 4) = true
// @int_eq(-2, 6) = false
func @int_eq(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "eq", %a, %b : i8
  return %0 : i1
}
// @int_ne(5, -3) = true
// @int_ne(4, 4) = false
// @int_ne(-2, 6) = true
func @int_ne(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "ne", %a, %b : i8
  return %0 : i1
}
// @int_slt(5, -3) = false
// @int_slt(4, 4) = false
// @int_slt(-2, 6) = true
func @int_slt(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "slt", %a, %b : i8
  return %0 : i1
}
// @int_sle(5, -3) = false
// @int_sle(4, 4) = true
// @int_sle(-2, 6) = true
func @int_sle(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "sle", %a, %b : i8
  return %0 : i1
}
// @int_sgt(5, -3) = true
// @int_sgt(4, 4) = false
// @int_sgt(-2, 6) = false
func @int_sgt(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "sgt", %a, %b : i8
  return %0 : i1
}
// @int_sge(5, -3) = true
// @int_sge(4, 4) = true
// @int_sge(-2, 6) = false
func @int_sge(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "sge", %a, %b : i8
  return %0 : i1
}
// @int_ult(5, -3) = true
// @int_ult(4, 4) = false
// @int_ult(-2, 6) = false
func @int_ult(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "ult", %a, %b : i8
  return %0 : i1
}
// @int_ule(5, -3) = true
// @int_ule(4, 4) = true
// @int_ule(-2, 6) = false
func @int_ule(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "ule", %a, %b : i8
  return %0 : i1
}
// @int_ugt(5, -3) = false
// @int_ugt(4, 4) = false
// @int_ugt(-2, 6) = true
func @int_ugt(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "ugt", %a, %b : i8
  return %0 : i1
}
// @int_uge(5, -3) = false
// @int_uge(4, 4) = true
// @int_uge(-2, 6) = true
func @int_uge(%a : i8, %b : i8) -> i1 {
  %0 = cmpi "uge", %a, %b : i8
  return %0 : i1
}
// @float_false(1.0, 2.0) = false
// @float_false(2.0, 2.0) = false
// @float_false(3.0, 2.0) = false
// @float_false(nan, 2.0) = false
func @float_false(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "false", %a, %b : f32
  return %0 : i1
}
// @float_oeq(1.0, 2.0) = false
// @float_oeq(2.0, 2.0) = true
// @float_oeq(3.0, 2.0) = false
// @float_oeq(nan, 2.0) = false
func @float_oeq(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "oeq", %a, %b : f32
  return %0 : i1
}
// @float_ogt(1.0, 2.0) = false
// @float_ogt(2.0, 2.0) = false
// @float_ogt(3.0, 2.0) = true
// @float_ogt(nan, 2.0) = false
func @float_ogt(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "ogt", %a, %b : f32
  return %0 : i1
}
// @float_oge(1.0, 2.0) = false
// @float_oge(2.0, 2.0) = true
// @float_oge(3.0, 2.0) = true
// @float_oge(nan, 2.0) = false
func @float_oge(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "oge", %a, %b : f32
  return %0 : i1
}
// @float_olt(1.0, 2.0) = true
// @float_olt(2.0, 2.0) = false
// @float_olt(3.0, 2.0) = false
// @float_olt(nan, 2.0) = false
func @float_olt(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "olt", %a, %b : f32
  return %0 : i1
}
// @float_ole(1.0, 2.0) = true
// @float_ole(2.0, 2.0) = true
// @float_ole(3.0, 2.0) = false
// @float_ole(nan, 2.0) = false
func @float_ole(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "ole", %a, %b : f32
  return %0 : i1
}
// @float_one(1.0, 2.0) = true
// @float_one(2.0, 2.0) = false
// @float_one(3.0, 2.0) = true
// @float_one(nan, 2.0) = false
func @float_one(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "one", %a, %b : f32
  return %0 : i1
}
// @float_ord(1.0, 2.0) = true
// @float_ord(2.0, 2.0) = true
// @float_ord(3.0, 2.0) = true
// @float_ord(nan, 2.0) = false
func @float_ord(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "ord", %a, %b : f32
  return %0 : i1
}
// @float_ueq(1.0, 2.0) = false
// @float_ueq(2.0, 2.0) = true
// @float_ueq(3.0, 2.0) = false
// @float_ueq(nan, 2.0) = true
func @float_ueq(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "ueq", %a, %b : f32
  return %0 : i1
}
// @float_ugt(1.0, 2.0) = false
// @float_ugt(2.0, 2.0) = false
// @float_ugt(3.0, 2.0) = true
// @float_ugt(nan, 2.0) = true
func @float_ugt(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "ugt", %a, %b : f32
  return %0 : i1
}
// @float_uge(1.0, 2.0) = false
// @float_uge(2.0, 2.0) = true
// @float_uge(3.0, 2.0) = true
// @float_uge(nan, 2.0) = true
func @float_uge(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "uge", %a, %b : f32
  return %0 : i1
}
// @float_ult(1.0, 2.0) = true
// @float_ult(2.0, 2.0) = false
// @float_ult(3.0, 2.0) = false
// @float_ult(nan, 2.0) = true
func @float_ult(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "ult", %a, %b : f32
  return %0 : i1
}
// @float_ule(1.0, 2.0) = true
// @float_ule(2.0, 2.0) = true
// @float_ule(3.0, 2.0) = false
// @float_ule(nan, 2.0) = true
func @float_ule(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "ule", %a, %b : f32
  return %0 : i1
}
// @float_une(1.0, 2.0) = true
// @float_une(2.0, 2.0) = false
// @float_une(3.0, 2.0) = true
// @float_une(nan, 2.0) = true
func @float_une(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "une", %a, %b : f32
  return %0 : i1
}
// @float_uno(1.0, 2.0) = false
// @float_uno(2.0, 2.0) = false
// @float_uno(3.0, 2.0) = false
// @float_uno(nan, 2.0) = true
func @float_uno(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "uno", %a, %b : f32
  return %0 : i1
}
// @float_true(1.0, 2.0) = true
// @float_true(2.0, 2.0) = true
// @float_true(3.0, 2.0) = true
// @float_true(nan, 2.0) = true
func @float_true(%a : f32, %b : f32) -> i1 {
  %0 = cmpf "true", %a, %b : f32
  return %0 : i1
}
