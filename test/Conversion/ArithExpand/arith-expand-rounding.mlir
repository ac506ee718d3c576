// RUN: %strata opt --arith-expand='include-f4e2m1 include-f8e8m0' %s | FileCheck %s
// RUN: not %strata opt --arith-expand=include-bf16 %s 2>&1 | FileCheck %s --check-prefix=BF16
//
// Casts with a rounding mode other than to nearest, ties to even, are not expanded.

// CHECK-LABEL: @downward
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32)
// CHECK-NEXT: arith.truncf %[[ARG0]] downward : f32 to f4E2M1FN
// CHECK-NEXT: arith.truncf %[[ARG0]] toward_zero : f32 to f8E8M0FNU
// CHECK-NOT: arith.truncf {{.*}} to f4E2M1FN
func.func @downward(%a: f32) -> (f4E2M1FN, f8E8M0FNU, f4E2M1FN) {
  %0 = arith.truncf %a downward : f32 to f4E2M1FN
  %1 = arith.truncf %a toward_zero : f32 to f8E8M0FNU
  %2 = arith.truncf %a to_nearest_even : f32 to f4E2M1FN
  return %0, %1, %2 : f4E2M1FN, f8E8M0FNU, f4E2M1FN
}

// BF16: error: failed to legalize operation 'arith.truncf'
func.func @bf16(%a: f32) -> bf16 {
  %0 = arith.truncf %a downward : f32 to bf16
  return %0 : bf16
}
