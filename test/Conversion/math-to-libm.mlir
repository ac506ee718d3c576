// RUN: strata opt --allow-unregistered-dialect --convert-math-to-libm %s | FileCheck %s
//
// Calls of the C library.

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

// CHECK:      module {
// CHECK-NEXT:   func.func private @roundevenf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @erf(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<2xf32>, %arg2: f64, %arg3: bf16, %arg4: f16) {
// CHECK-NEXT:     %0 = call @tanhf(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = call @erf(%arg2) : (f64) -> f64
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %3 = call @tanhf(%2) : (f32) -> f32
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %6 = call @tanhf(%5) : (f32) -> f32
// CHECK-NEXT:     %7 = vector.insert %6, %4 [1] : f32 into vector<2xf32>
// CHECK-NEXT:     %8 = call @atan2f(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:     %9 = arith.extf %arg4 : f16 to f32
// CHECK-NEXT:     %10 = call @sinf(%9) : (f32) -> f32
// CHECK-NEXT:     %11 = arith.truncf %10 : f32 to f16
// CHECK-NEXT:     %12 = arith.extf %arg3 : bf16 to f32
// CHECK-NEXT:     %13 = call @sinf(%12) : (f32) -> f32
// CHECK-NEXT:     %14 = arith.truncf %13 : f32 to bf16
// CHECK-NEXT:     %15 = call @roundevenf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
