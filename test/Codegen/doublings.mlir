// RUN: strata compile %s -O2 --cpu=x86-64-v3 --emit=s | FileCheck %s
//
// Products by two are parts of instructions that multiply and add.

// CHECK-LABEL: difference:
// CHECK-NOT: {{vadd|vsub}}
// CHECK: {{vfn?m(add|sub)}}
// CHECK-NOT: {{vadd|vsub}}
// CHECK: ret
func.func @difference(%a: f64, %b: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %double = arith.mulf %b, %two fastmath<contract> : f64
  %result = arith.subf %a, %double fastmath<contract> : f64
  return %result : f64
}

// CHECK-LABEL: both:
// CHECK-COUNT-2: {{vfn?m(add|sub)}}
// CHECK-NOT: {{vadd|vsub}}
// CHECK: ret
func.func @both(%a: vector<4xf64>, %b: vector<4xf64>, %c: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
  %two = arith.constant dense<2.0> : vector<4xf64>
  %double = arith.mulf %b, %two fastmath<contract> : vector<4xf64>
  %first = arith.subf %double, %a fastmath<contract> : vector<4xf64>
  %second = arith.addf %c, %double fastmath<contract> : vector<4xf64>
  return %first, %second : vector<4xf64>, vector<4xf64>
}

// Without the flag, products are rounded.
// CHECK-LABEL: rounded:
// CHECK-NOT: {{vfn?m(add|sub)}}
// CHECK: ret
func.func @rounded(%a: f64, %b: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %double = arith.mulf %b, %two : f64
  %result = arith.subf %a, %double : f64
  return %result : f64
}
