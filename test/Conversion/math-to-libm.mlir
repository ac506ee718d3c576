// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-math-to-libm %s | FileCheck %s
//
// Calls of the C library.

// CHECK-LABEL: func.func private @roundevenf(f32) -> f32 attributes {llvm.readnone}
// CHECK-LABEL: func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-LABEL: func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-LABEL: func.func private @erf(f64) -> f64 attributes {llvm.readnone}
// CHECK-LABEL: func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: vector<2xf32>, %[[Y:[a-z0-9_]+]]: f64, %[[B:[a-z0-9_]+]]: bf16, %[[H:[a-z0-9_]+]]: f16) {
// CHECK-NEXT:   %[[CALL:.*]] = call @tanhf(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[CALL_1:.*]] = call @erf(%[[Y]]) : (f64) -> f64
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[V]][0] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[CALL_2:.*]] = call @tanhf(%[[EXTRACT]]) : (f32) -> f32
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[CALL_2]], %[[CST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[V]][1] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[CALL_3:.*]] = call @tanhf(%[[EXTRACT_1]]) : (f32) -> f32
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[CALL_3]], %[[INSERT]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:   %[[CALL_4:.*]] = call @atan2f(%[[X]], %[[X]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[H]] : f16 to f32
// CHECK-NEXT:   %[[CALL_5:.*]] = call @sinf(%[[EXTF]]) : (f32) -> f32
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[CALL_5]] : f32 to f16
// CHECK-NEXT:   %[[EXTF_1:.*]] = arith.extf %[[B]] : bf16 to f32
// CHECK-NEXT:   %[[CALL_6:.*]] = call @sinf(%[[EXTF_1]]) : (f32) -> f32
// CHECK-NEXT:   %[[TRUNCF_1:.*]] = arith.truncf %[[CALL_6]] : f32 to bf16
// CHECK-NEXT:   %[[CALL_7:.*]] = call @roundevenf(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%x: f32, %v: vector<2xf32>, %y: f64, %b: bf16, %h: f16) {
  %0 = math.tanh %x : f32
  %1 = math.erf %y : f64
  %2 = math.tanh %v : vector<2xf32>
  %3 = math.atan2 %x, %x : f32
  %4 = math.sin %h : f16
  %5 = math.sin %b : bf16
  %6 = math.roundeven %x : f32
  return
}
