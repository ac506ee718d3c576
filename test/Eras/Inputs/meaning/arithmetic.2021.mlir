// Scalars as LLVM 13 (std) and LLVM 14 (arith, std.select, func without prefix) wrote them.

// @std_addi(3, 4) = 7
// @std_addi(-1, 1) = 0
func @std_addi(%a: i32, %b: i32) -> i32 {
  %0 = addi %a, %b : i32
  return %0 : i32
}
// @std_subi(3, 4) = -1
func @std_subi(%a: i32, %b: i32) -> i32 {
  %0 = subi %a, %b : i32
  return %0 : i32
}
// @std_muli(300, 300) = 24464
func @std_muli(%a: i16, %b: i16) -> i16 {
  %0 = muli %a, %b : i16
  return %0 : i16
}
// @std_divi_signed(-7, 2) = -3
func @std_divi_signed(%a: i32, %b: i32) -> i32 {
  %0 = divi_signed %a, %b : i32
  return %0 : i32
}
// @std_divi_unsigned(-2, 3) = 84
func @std_divi_unsigned(%a: i8, %b: i8) -> i8 {
  %0 = divi_unsigned %a, %b : i8
  return %0 : i8
}
// @std_remi_signed(-7, 2) = -1
func @std_remi_signed(%a: i32, %b: i32) -> i32 {
  %0 = remi_signed %a, %b : i32
  return %0 : i32
}
// @std_remi_unsigned(-2, 5) = 4
func @std_remi_unsigned(%a: i8, %b: i8) -> i8 {
  %0 = remi_unsigned %a, %b : i8
  return %0 : i8
}
// @std_floordivi_signed(-7, 2) = -4
// @std_floordivi_signed(7, 2) = 3
func @std_floordivi_signed(%a: i32, %b: i32) -> i32 {
  %0 = floordivi_signed %a, %b : i32
  return %0 : i32
}
// @std_ceildivi_signed(-7, 2) = -3
// @std_ceildivi_signed(7, 2) = 4
func @std_ceildivi_signed(%a: i32, %b: i32) -> i32 {
  %0 = ceildivi_signed %a, %b : i32
  return %0 : i32
}
// @std_and(6, 3) = 2
func @std_and(%a: i32, %b: i32) -> i32 {
  %0 = and %a, %b : i32
  return %0 : i32
}
// @std_or(6, 3) = 7
func @std_or(%a: i32, %b: i32) -> i32 {
  %0 = or %a, %b : i32
  return %0 : i32
}
// @std_xor(6, 3) = 5
func @std_xor(%a: i32, %b: i32) -> i32 {
  %0 = xor %a, %b : i32
  return %0 : i32
}
// @std_shift_left(3, 7) = -128
func @std_shift_left(%a: i8, %b: i8) -> i8 {
  %0 = shift_left %a, %b : i8
  return %0 : i8
}
// @std_shift_right_signed(-128, 3) = -16
func @std_shift_right_signed(%a: i8, %b: i8) -> i8 {
  %0 = shift_right_signed %a, %b : i8
  return %0 : i8
}
// @std_shift_right_unsigned(-128, 3) = 16
func @std_shift_right_unsigned(%a: i8, %b: i8) -> i8 {
  %0 = shift_right_unsigned %a, %b : i8
  return %0 : i8
}
// @std_addf(0.5, 0.25) = 0.75
func @std_addf(%a: f32, %b: f32) -> f32 {
  %0 = addf %a, %b : f32
  return %0 : f32
}
// @std_subf(0.5, 0.25) = 0.25
func @std_subf(%a: f32, %b: f32) -> f32 {
  %0 = subf %a, %b : f32
  return %0 : f32
}
// @std_mulf(3.0, -2.0) = -6.0
func @std_mulf(%a: f64, %b: f64) -> f64 {
  %0 = mulf %a, %b : f64
  return %0 : f64
}
// @std_divf(1.0, 8.0) = 0.125
func @std_divf(%a: f64, %b: f64) -> f64 {
  %0 = divf %a, %b : f64
  return %0 : f64
}
// @std_remf(5.5, 2.0) = 1.5
func @std_remf(%a: f32, %b: f32) -> f32 {
  %0 = remf %a, %b : f32
  return %0 : f32
}
// @arith_addi(3, 4) = 7
func @arith_addi(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
// @arith_divsi(-7, 2) = -3
func @arith_divsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}
// @arith_divui(-2, 3) = 84
func @arith_divui(%a: i8, %b: i8) -> i8 {
  %0 = arith.divui %a, %b : i8
  return %0 : i8
}
// @arith_remsi(-7, 2) = -1
func @arith_remsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.remsi %a, %b : i32
  return %0 : i32
}
// @arith_remui(-2, 5) = 4
func @arith_remui(%a: i8, %b: i8) -> i8 {
  %0 = arith.remui %a, %b : i8
  return %0 : i8
}
// @arith_floordivsi(-7, 2) = -4
func @arith_floordivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.floordivsi %a, %b : i32
  return %0 : i32
}
// @arith_ceildivsi(-7, 2) = -3
func @arith_ceildivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}
// @arith_shrsi(-128, 3) = -16
func @arith_shrsi(%a: i8, %b: i8) -> i8 {
  %0 = arith.shrsi %a, %b : i8
  return %0 : i8
}
// @arith_shrui(-128, 3) = 16
func @arith_shrui(%a: i8, %b: i8) -> i8 {
  %0 = arith.shrui %a, %b : i8
  return %0 : i8
}
// @arith_maxsi(-1, 1) = 1
func @arith_maxsi(%a: i8, %b: i8) -> i8 {
  %0 = arith.maxsi %a, %b : i8
  return %0 : i8
}
// @arith_maxui(-1, 1) = -1
func @arith_maxui(%a: i8, %b: i8) -> i8 {
  %0 = arith.maxui %a, %b : i8
  return %0 : i8
}
// @arith_minsi(-1, 1) = -1
func @arith_minsi(%a: i8, %b: i8) -> i8 {
  %0 = arith.minsi %a, %b : i8
  return %0 : i8
}
// @arith_minui(-1, 1) = 1
func @arith_minui(%a: i8, %b: i8) -> i8 {
  %0 = arith.minui %a, %b : i8
  return %0 : i8
}
// @arith_maxf(1.0, 2.0) = 2.0
// @arith_maxf(nan, 2.0) = nan
func @arith_maxf(%a: f32, %b: f32) -> f32 {
  %0 = arith.maxf %a, %b : f32
  return %0 : f32
}
// @arith_minf(1.0, 2.0) = 1.0
// @arith_minf(2.0, nan) = nan
func @arith_minf(%a: f32, %b: f32) -> f32 {
  %0 = arith.minf %a, %b : f32
  return %0 : f32
}
// @std_sexti(-2) = -2
func @std_sexti(%a: i8) -> i32 {
  %0 = sexti %a : i8 to i32
  return %0 : i32
}
// @std_zexti(-2) = 254
func @std_zexti(%a: i8) -> i32 {
  %0 = zexti %a : i8 to i32
  return %0 : i32
}
// @std_trunci(300) = 44
func @std_trunci(%a: i32) -> i8 {
  %0 = trunci %a : i32 to i8
  return %0 : i8
}
// @std_fpext(0.5) = 0.5
func @std_fpext(%a: f32) -> f64 {
  %0 = fpext %a : f32 to f64
  return %0 : f64
}
// @std_fptrunc(0.5) = 0.5
func @std_fptrunc(%a: f64) -> f32 {
  %0 = fptrunc %a : f64 to f32
  return %0 : f32
}
// @std_sitofp(-1) = -1.0
func @std_sitofp(%a: i8) -> f32 {
  %0 = sitofp %a : i8 to f32
  return %0 : f32
}
// @std_uitofp(-1) = 255.0
func @std_uitofp(%a: i8) -> f32 {
  %0 = uitofp %a : i8 to f32
  return %0 : f32
}
// @std_fptosi(-2.5) = -2
func @std_fptosi(%a: f32) -> i32 {
  %0 = fptosi %a : f32 to i32
  return %0 : i32
}
// @std_fptoui(2.5) = 2
func @std_fptoui(%a: f32) -> i32 {
  %0 = fptoui %a : f32 to i32
  return %0 : i32
}
// @std_index_cast(5) = 5
func @std_index_cast(%a: i32) -> index {
  %0 = index_cast %a : i32 to index
  return %0 : index
}
// @std_absf(-0.5) = 0.5
func @std_absf(%a: f32) -> f32 {
  %0 = absf %a : f32
  return %0 : f32
}
// @std_ceilf(0.5) = 1.0
func @std_ceilf(%a: f32) -> f32 {
  %0 = ceilf %a : f32
  return %0 : f32
}
// @std_floorf(-0.5) = -1.0
func @std_floorf(%a: f32) -> f32 {
  %0 = floorf %a : f32
  return %0 : f32
}
// @std_negf(0.5) = -0.5
func @std_negf(%a: f32) -> f32 {
  %0 = negf %a : f32
  return %0 : f32
}
// @math_abs(-0.5) = 0.5
func @math_abs(%a: f32) -> f32 {
  %0 = math.abs %a : f32
  return %0 : f32
}
// @math_ceil(0.5) = 1.0
func @math_ceil(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}
// @math_floor(-0.5) = -1.0
func @math_floor(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  return %0 : f32
}
// @math_sqrt(2.25) = 1.5
func @math_sqrt(%a: f32) -> f32 {
  %0 = math.sqrt %a : f32
  return %0 : f32
}
// @math_rsqrt(0.25) = 2.0
func @math_rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}
// @math_exp2(3.0) = 8.0
func @math_exp2(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}
// @std_fmaf(2.0, 3.0, 4.0) = 10.0
func @std_fmaf(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = fmaf %a, %b, %c : f32
  return %0 : f32
}
// @std_select(true, 1, 2) = 1
func @std_select(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = select %c, %a, %b : i32
  return %0 : i32
}
// @predicates(-1, 1) = true, false, false, true
func @predicates(%a: i8, %b: i8) -> (i1, i1, i1, i1) {
  %0 = cmpi slt, %a, %b : i8
  %1 = cmpi "ult", %a, %b : i8
  %2 = arith.cmpi eq, %a, %b : i8
  %3 = "std.cmpi"(%a, %b) {predicate = 8 : i64} : (i8, i8) -> i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// @float_predicates(1.0, 2.0) = true, true
func @float_predicates(%a: f32, %b: f32) -> (i1, i1) {
  %0 = cmpf olt, %a, %b : f32
  %1 = arith.cmpf "une", %a, %b : f32
  return %0, %1 : i1, i1
}
// @branch(1) = 10
// @branch(7) = 5
func @branch(%a: i32) -> i32 {
  %0 = constant 10 : i32
  %1 = constant 5 : i32
  %2 = arith.constant 1 : i32
  %3 = cmpi eq, %a, %2 : i32
  cond_br %3, ^bb1(%0 : i32), ^bb1(%1 : i32)
^bb1(%r: i32):
  return %r : i32
}
// @call(5) = 20
func @call(%a: i32) -> i32 {
  %0 = call @std_addi(%a, %a) : (i32, i32) -> i32
  %1 = std.call @std_addi(%0, %0) : (i32, i32) -> i32
  return %1 : i32
}
builtin.func private @declared(i32) -> i32
