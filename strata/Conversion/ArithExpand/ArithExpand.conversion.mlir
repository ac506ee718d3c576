// The expansions of operations of arith by arith-expand, as functions on their elements
// (Expansion/Expansion.h). Divisions that round up or down are in ArithToLLVM/ExpandDivisions.cpp.
// ArithExpand.cpp selects the rules for a format of floats by the beginning of their names.

//===-- Minima and maxima ---------------------------------------------------===//

func.func @maxsi(%a: i64, %b: i64) -> i64
    attributes {conversion.expands = "arith.maxsi", conversion.any = "integer"} {
  %0 = arith.cmpi sgt, %a, %b : i64
  %1 = arith.select %0, %a, %b : i64
  return %1 : i64
}

func.func @maxui(%a: i64, %b: i64) -> i64
    attributes {conversion.expands = "arith.maxui", conversion.any = "integer"} {
  %0 = arith.cmpi ugt, %a, %b : i64
  %1 = arith.select %0, %a, %b : i64
  return %1 : i64
}

func.func @minsi(%a: i64, %b: i64) -> i64
    attributes {conversion.expands = "arith.minsi", conversion.any = "integer"} {
  %0 = arith.cmpi slt, %a, %b : i64
  %1 = arith.select %0, %a, %b : i64
  return %1 : i64
}

func.func @minui(%a: i64, %b: i64) -> i64
    attributes {conversion.expands = "arith.minui", conversion.any = "integer"} {
  %0 = arith.cmpi ult, %a, %b : i64
  %1 = arith.select %0, %a, %b : i64
  return %1 : i64
}

// For floats, the last operation passes on a NaN, or the other operand.

func.func @maximumf(%a: f64, %b: f64) -> f64
    attributes {conversion.expands = "arith.maximumf", conversion.any = "float"} {
  %0 = arith.cmpf ugt, %a, %b : f64
  %1 = arith.select %0, %a, %b : f64
  %2 = arith.cmpf uno, %b, %b : f64
  %3 = arith.select %2, %b, %1 : f64
  return %3 : f64
}

func.func @minimumf(%a: f64, %b: f64) -> f64
    attributes {conversion.expands = "arith.minimumf", conversion.any = "float"} {
  %0 = arith.cmpf ult, %a, %b : f64
  %1 = arith.select %0, %a, %b : f64
  %2 = arith.cmpf uno, %b, %b : f64
  %3 = arith.select %2, %b, %1 : f64
  return %3 : f64
}

func.func @maxnumf(%a: f64, %b: f64) -> f64
    attributes {conversion.expands = "arith.maxnumf", conversion.any = "float"} {
  %0 = arith.cmpf ugt, %a, %b : f64
  %1 = arith.select %0, %a, %b : f64
  %2 = arith.cmpf uno, %a, %a : f64
  %3 = arith.select %2, %b, %1 : f64
  return %3 : f64
}

func.func @minnumf(%a: f64, %b: f64) -> f64
    attributes {conversion.expands = "arith.minnumf", conversion.any = "float"} {
  %0 = arith.cmpf ult, %a, %b : f64
  %1 = arith.select %0, %a, %b : f64
  %2 = arith.cmpf uno, %a, %a : f64
  %3 = arith.select %2, %b, %1 : f64
  return %3 : f64
}

//===-- bf16 ----------------------------------------------------------===//

// The upper half of the bits.
func.func @bf16_extf(%a: bf16) -> f32
    attributes {conversion.expands = "arith.extf"} {
  %0 = arith.bitcast %a : bf16 to i16
  %1 = arith.extui %0 : i16 to i32
  %c16_i32 = arith.constant 16 : i32
  %2 = arith.shli %1, %c16_i32 : i32
  %3 = arith.bitcast %2 : i32 to f32
  return %3 : f32
}

// Rounded to even; NaNs become quiet.
func.func @bf16_truncf(%a: f32) -> bf16
    attributes {conversion.expands = "arith.truncf"} {
  %0 = arith.cmpf une, %a, %a : f32
  %c32767_i32 = arith.constant 32767 : i32
  %c32704_i16 = arith.constant 32704 : i16
  %c16_i32 = arith.constant 16 : i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.bitcast %a : f32 to i32
  %2 = arith.shrui %1, %c16_i32 : i32
  %3 = arith.andi %2, %c1_i32 : i32
  %4 = arith.addi %3, %c32767_i32 : i32
  %5 = arith.addi %1, %4 : i32
  %6 = arith.shrui %5, %c16_i32 : i32
  %7 = arith.trunci %6 : i32 to i16
  %8 = arith.select %0, %c32704_i16, %7 : i16
  %9 = arith.bitcast %8 : i16 to bf16
  return %9 : bf16
}

//===-- f8E8M0FNU -----------------------------------------------------===//

// The exponent. All ones are a NaN.
func.func @f8e8m0_extf(%a: f8E8M0FNU) -> f32
    attributes {conversion.expands = "arith.extf"} {
  %0 = arith.bitcast %a : f8E8M0FNU to i8
  %c-1_i8 = arith.constant -1 : i8
  %c-1_i32 = arith.constant -1 : i32
  %c23_i32 = arith.constant 23 : i32
  %1 = arith.extui %0 : i8 to i32
  %2 = arith.shli %1, %c23_i32 : i32
  %3 = arith.cmpi eq, %0, %c-1_i8 : i8
  %4 = arith.select %3, %c-1_i32, %2 : i32
  %5 = arith.bitcast %4 : i32 to f32
  return %5 : f32
}

// The exponent.
func.func @f8e8m0_truncf(%a: f32) -> f8E8M0FNU
    attributes {conversion.expands = "arith.truncf"} {
  %0 = arith.bitcast %a : f32 to i32
  %c23_i32 = arith.constant 23 : i32
  %1 = arith.shrui %0, %c23_i32 : i32
  %2 = arith.trunci %1 : i32 to i8
  %3 = arith.bitcast %2 : i8 to f8E8M0FNU
  return %3 : f8E8M0FNU
}

func.func @f8e8m0_extf_to_f16(%a: f8E8M0FNU) -> f16
    attributes {conversion.expands = "arith.extf"} {
  %0 = func.call @f8e8m0_extf(%a) : (f8E8M0FNU) -> f32
  %1 = arith.truncf %0 fastmath<fast> : f32 to f16
  return %1 : f16
}

func.func @f8e8m0_extf_to_bf16(%a: f8E8M0FNU) -> bf16
    attributes {conversion.expands = "arith.extf"} {
  %0 = func.call @f8e8m0_extf(%a) : (f8E8M0FNU) -> f32
  %1 = arith.truncf %0 fastmath<fast> : f32 to bf16
  return %1 : bf16
}

func.func @f8e8m0_extf_to_f64(%a: f8E8M0FNU) -> f64
    attributes {conversion.expands = "arith.extf"} {
  %0 = func.call @f8e8m0_extf(%a) : (f8E8M0FNU) -> f32
  %1 = arith.extf %0 fastmath<fast> : f32 to f64
  return %1 : f64
}

func.func @f8e8m0_truncf_from_f16(%a: f16) -> f8E8M0FNU
    attributes {conversion.expands = "arith.truncf"} {
  %0 = arith.extf %a fastmath<fast> : f16 to f32
  %1 = func.call @f8e8m0_truncf(%0) : (f32) -> f8E8M0FNU
  return %1 : f8E8M0FNU
}

func.func @f8e8m0_truncf_from_bf16(%a: bf16) -> f8E8M0FNU
    attributes {conversion.expands = "arith.truncf"} {
  %0 = arith.extf %a fastmath<fast> : bf16 to f32
  %1 = func.call @f8e8m0_truncf(%0) : (f32) -> f8E8M0FNU
  return %1 : f8E8M0FNU
}

func.func @f8e8m0_truncf_from_f64(%a: f64) -> f8E8M0FNU
    attributes {conversion.expands = "arith.truncf"} {
  %0 = arith.truncf %a fastmath<fast> : f64 to f32
  %1 = func.call @f8e8m0_truncf(%0) : (f32) -> f8E8M0FNU
  return %1 : f8E8M0FNU
}

//===-- f4E2M1FN ------------------------------------------------------===//

// A table of four magnitudes, by exponent and bias.
func.func @f4e2m1_extf(%a: f4E2M1FN) -> f32
    attributes {conversion.expands = "arith.extf"} {
  %0 = arith.bitcast %a : f4E2M1FN to i4
  %c0_i4 = arith.constant 0 : i4
  %c1_i4 = arith.constant 1 : i4
  %c2_i4 = arith.constant 2 : i4
  %c4_i4 = arith.constant 4 : i4
  %c7_i4 = arith.constant 7 : i4
  %1 = arith.andi %0, %c7_i4 : i4
  %c20_i32 = arith.constant 20 : i32
  %2 = arith.shli %1, %c2_i4 : i4
  %3 = arith.cmpi eq, %1, %c1_i4 : i4
  %4 = arith.select %3, %c0_i4, %2 : i4
  %5 = arith.extui %4 : i4 to i32
  %6 = arith.shli %5, %c20_i32 : i32
  %c0_i32 = arith.constant 0 : i32
  %c1073741824_i32 = arith.constant 1073741824 : i32
  %c1056964608_i32 = arith.constant 1056964608 : i32
  %7 = arith.cmpi uge, %1, %c4_i4 : i4
  %8 = arith.select %7, %c1073741824_i32, %c1056964608_i32 : i32
  %9 = arith.cmpi eq, %1, %c0_i4 : i4
  %10 = arith.select %9, %c0_i32, %8 : i32
  %c-2147483648_i32 = arith.constant -2147483648 : i32
  %c-8_i4 = arith.constant -8 : i4
  %11 = arith.cmpi uge, %0, %c-8_i4 : i4
  %12 = arith.select %11, %c-2147483648_i32, %c0_i32 : i32
  %13 = arith.addi %6, %10 : i32
  %14 = arith.addi %13, %12 : i32
  %15 = arith.bitcast %14 : i32 to f32
  return %15 : f32
}

// The sign, and the magnitude: at most 6, and rounded to nearest, ties to even. From 1 on it is
// the upper 10 bits with another bias, below 1 it is 0, 0.5 or 1.
func.func @f4e2m1_truncf(%a: f32) -> f4E2M1FN
    attributes {conversion.expands = "arith.truncf"} {
  %c1_i32 = arith.constant 1 : i32
  %c22_i32 = arith.constant 22 : i32
  %c28_i32 = arith.constant 28 : i32
  %c-8_i4 = arith.constant -8 : i4
  %c2147483647_i32 = arith.constant 2147483647 : i32
  %0 = arith.bitcast %a : f32 to i32
  %1 = arith.shrui %0, %c28_i32 : i32
  %2 = arith.trunci %1 : i32 to i4
  %3 = arith.andi %2, %c-8_i4 : i4
  %4 = arith.andi %0, %c2147483647_i32 : i32
  // The bits of 6.0.
  %c1086324736_i32 = arith.constant 1086324736 : i32
  %5 = arith.cmpi ult, %4, %c1086324736_i32 : i32
  %6 = arith.select %5, %4, %c1086324736_i32 : i32
  // Half of the last place, less one, and one more if the last place is odd.
  %c2097151_i32 = arith.constant 2097151 : i32
  %7 = arith.shrui %6, %c22_i32 : i32
  %8 = arith.andi %7, %c1_i32 : i32
  %9 = arith.addi %6, %c2097151_i32 : i32
  %10 = arith.addi %9, %8 : i32
  %11 = arith.shrui %10, %c22_i32 : i32
  %c252_i32 = arith.constant 252 : i32
  %12 = arith.subi %11, %c252_i32 : i32
  // Above 0.25, and from 0.75 on.
  %c1048576000_i32 = arith.constant 1048576000 : i32
  %c1061158912_i32 = arith.constant 1061158912 : i32
  %13 = arith.cmpi ugt, %6, %c1048576000_i32 : i32
  %14 = arith.cmpi uge, %6, %c1061158912_i32 : i32
  %15 = arith.extui %13 : i1 to i32
  %16 = arith.extui %14 : i1 to i32
  %17 = arith.addi %15, %16 : i32
  // The bits of 1.0.
  %c1065353216_i32 = arith.constant 1065353216 : i32
  %18 = arith.cmpi ult, %6, %c1065353216_i32 : i32
  %19 = arith.select %18, %17, %12 : i32
  %20 = arith.trunci %19 : i32 to i4
  %21 = arith.ori %20, %3 : i4
  %22 = arith.bitcast %21 : i4 to f4E2M1FN
  return %22 : f4E2M1FN
}

func.func @f4e2m1_extf_to_f16(%a: f4E2M1FN) -> f16
    attributes {conversion.expands = "arith.extf"} {
  %0 = func.call @f4e2m1_extf(%a) : (f4E2M1FN) -> f32
  %1 = arith.truncf %0 : f32 to f16
  return %1 : f16
}

func.func @f4e2m1_extf_to_bf16(%a: f4E2M1FN) -> bf16
    attributes {conversion.expands = "arith.extf"} {
  %0 = func.call @f4e2m1_extf(%a) : (f4E2M1FN) -> f32
  %1 = arith.truncf %0 : f32 to bf16
  return %1 : bf16
}

func.func @f4e2m1_truncf_from_f16(%a: f16) -> f4E2M1FN
    attributes {conversion.expands = "arith.truncf"} {
  %0 = arith.extf %a : f16 to f32
  %1 = func.call @f4e2m1_truncf(%0) : (f32) -> f4E2M1FN
  return %1 : f4E2M1FN
}

func.func @f4e2m1_truncf_from_bf16(%a: bf16) -> f4E2M1FN
    attributes {conversion.expands = "arith.truncf"} {
  %0 = arith.extf %a : bf16 to f32
  %1 = func.call @f4e2m1_truncf(%0) : (f32) -> f4E2M1FN
  return %1 : f4E2M1FN
}
