// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Reductions, also under masks.

func.func @sum(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <add>, %v : vector<4xf32> into f32
  return %r : f32
}
func.func @product(%v: vector<4xf32>, %a: f32) -> f32 {
  %r = vector.reduction <mul>, %v, %a fastmath<reassoc> : vector<4xf32> into f32
  return %r : f32
}
func.func @least(%v: vector<4xf32>, %a: f32) -> f32 {
  %r = vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32
  return %r : f32
}
func.func @greatest(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <maximumf>, %v fastmath<nnan> : vector<4xf32> into f32
  return %r : f32
}
func.func @int_sum(%v: vector<4xindex>, %a: index) -> index {
  %r = vector.reduction <add>, %v, %a : vector<4xindex> into index
  return %r : index
}
func.func @int_least(%v: vector<4xi32>, %a: i32) -> i32 {
  %r = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  return %r : i32
}
func.func @bits(%v: vector<4xi32>, %a: i32) -> i32 {
  %r = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  return %r : i32
}
func.func @masked_sum(%v: vector<[4]xf32>, %k: vector<[4]xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <add>, %v : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %r : f32
}
func.func @masked_least(%v: vector<4xi32>, %k: vector<4xi1>) -> i32 {
  %r = vector.mask %k { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %r : i32
}
func.func @masked_minimum(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> f32 {
  %r = vector.mask %k { vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
func.func @masked_maximum(%v: vector<4xf32>, %k: vector<4xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
func.func @masked_minnum(%v: vector<4xf32>, %k: vector<4xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// CHECK:      module {
// CHECK-NEXT:   func.func @sum(%arg0: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @least(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmin(%arg0) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %1 = llvm.intr.minnum(%0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @greatest(%arg0: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmaximum(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @int_sum(%arg0: vector<4xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.add"(%1) : (vector<4xi64>) -> i64
// CHECK-NEXT:     %3 = llvm.add %0, %2 : i64
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT:     return %4 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @int_least(%arg0: vector<4xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.icmp "ule" %arg1, %0 : i32
// CHECK-NEXT:     %2 = llvm.select %1, %arg1, %0 : i1, i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bits(%arg0: vector<4xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.xor %arg1, %0 : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_sum(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:     %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:     %5 = arith.muli %1, %4 : i32
// CHECK-NEXT:     %6 = "llvm.intr.vp.reduce.fadd"(%0, %arg0, %arg1, %5) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
// CHECK-NEXT:     return %6 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_least(%arg0: vector<4xi32>, %arg1: vector<4xi1>) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.smin"(%0, %arg0, %arg1, %1) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_minimum(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<3.40282347E+38> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     %1 = llvm.select %arg1, %arg0, %0 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %2 = llvm.intr.vector.reduce.fminimum(%1) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %3 = llvm.intr.minimum(%2, %arg2) : (f32, f32) -> f32
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_maximum(%arg0: vector<4xf32>, %arg1: vector<4xi1>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<-3.40282347E+38> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     %1 = llvm.select %arg1, %arg0, %0 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %2 = llvm.intr.vector.reduce.fmaximum(%1) : (vector<4xf32>) -> f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_minnum(%arg0: vector<4xf32>, %arg1: vector<4xi1>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0xFFC00000 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.fmin"(%0, %arg0, %arg1, %1) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
