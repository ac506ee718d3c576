// The range of a rounded quotient of the least number has the right sign.
// RUN: %opt --int-range-optimizations %s | FileCheck %s

// CHECK-LABEL: @least_by_two
// CHECK: arith.constant -1073741824 : i32
func.func @least_by_two() -> i32 {
  %min = arith.constant -2147483648 : i32
  %two = arith.constant 2 : i32
  %quotient = arith.ceildivsi %min, %two : i32
  return %quotient : i32
}

// CHECK-LABEL: @least_by_range
// CHECK: arith.constant true
func.func @least_by_range(%x: i8) -> i1 {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %zero = arith.constant 0 : i8
  %min = arith.constant -128 : i8
  %bit = arith.andi %x, %c1 : i8
  %divisor = arith.addi %bit, %c2 : i8
  %quotient = arith.ceildivsi %min, %divisor : i8
  %isNegative = arith.cmpi slt, %quotient, %zero : i8
  return %isNegative : i1
}
