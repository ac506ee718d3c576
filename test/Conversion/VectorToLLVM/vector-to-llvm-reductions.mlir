// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Reductions, also under masks.

// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xf32>) -> f32 {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:   %[[FADD:.*]] = "llvm.intr.vector.reduce.fadd"(%[[CONSTANT]], %[[V]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:   return %[[FADD]] : f32
// CHECK-NEXT: }
func.func @sum(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <add>, %v : vector<4xf32> into f32
  return %r : f32
}

// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[A:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[FMUL:.*]] = "llvm.intr.vector.reduce.fmul"(%[[A]], %[[V]]) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:   return %[[FMUL]] : f32
// CHECK-NEXT: }
func.func @product(%v: vector<4xf32>, %a: f32) -> f32 {
  %r = vector.reduction <mul>, %v, %a fastmath<reassoc> : vector<4xf32> into f32
  return %r : f32
}

// CHECK-LABEL: func.func @least
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[A:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[FMIN:.*]] = llvm.intr.vector.reduce.fmin(%[[V]]) : (vector<4xf32>) -> f32
// CHECK-NEXT:   %[[MINNUM:.*]] = llvm.intr.minnum(%[[FMIN]], %[[A]]) : (f32, f32) -> f32
// CHECK-NEXT:   return %[[MINNUM]] : f32
// CHECK-NEXT: }
func.func @least(%v: vector<4xf32>, %a: f32) -> f32 {
  %r = vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32
  return %r : f32
}

// CHECK-LABEL: func.func @greatest
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xf32>) -> f32 {
// CHECK-NEXT:   %[[FMAXIMUM:.*]] = llvm.intr.vector.reduce.fmaximum(%[[V]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
// CHECK-NEXT:   return %[[FMAXIMUM]] : f32
// CHECK-NEXT: }
func.func @greatest(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <maximumf>, %v fastmath<nnan> : vector<4xf32> into f32
  return %r : f32
}

// CHECK-LABEL: func.func @int_sum
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xindex>, %[[A:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:   %[[ADD:.*]] = "llvm.intr.vector.reduce.add"(%[[UNREALIZED_CONVERSION_CAST_1]]) : (vector<4xi64>) -> i64
// CHECK-NEXT:   %[[ADD_1:.*]] = llvm.add %[[UNREALIZED_CONVERSION_CAST]], %[[ADD]] : i64
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ADD_1]] : i64 to index
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_2]] : index
// CHECK-NEXT: }
func.func @int_sum(%v: vector<4xindex>, %a: index) -> index {
  %r = vector.reduction <add>, %v, %a : vector<4xindex> into index
  return %r : index
}

// CHECK-LABEL: func.func @int_least
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xi32>, %[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[UMIN:.*]] = "llvm.intr.vector.reduce.umin"(%[[V]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:   %[[ICMP:.*]] = llvm.icmp "ule" %[[A]], %[[UMIN]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = llvm.select %[[ICMP]], %[[A]], %[[UMIN]] : i1, i32
// CHECK-NEXT:   return %[[SELECT]] : i32
// CHECK-NEXT: }
func.func @int_least(%v: vector<4xi32>, %a: i32) -> i32 {
  %r = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  return %r : i32
}

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xi32>, %[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[XOR:.*]] = "llvm.intr.vector.reduce.xor"(%[[V]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:   %[[XOR_1:.*]] = llvm.xor %[[A]], %[[XOR]] : i32
// CHECK-NEXT:   return %[[XOR_1]] : i32
// CHECK-NEXT: }
func.func @bits(%v: vector<4xi32>, %a: i32) -> i32 {
  %r = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  return %r : i32
}

// CHECK-LABEL: func.func @masked_sum
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<[4]xf32>, %[[K:[a-z0-9_]+]]: vector<[4]xi1>) -> f32 {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:   %[[VSCALE:.*]] = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[VSCALE]] : i64 to index
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[UNREALIZED_CONVERSION_CAST]] : index to i32
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[CONSTANT_1]], %[[INDEX_CAST]] : i32
// CHECK-NEXT:   %[[FADD:.*]] = "llvm.intr.vp.reduce.fadd"(%[[CONSTANT]], %[[V]], %[[K]], %[[MULI]]) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
// CHECK-NEXT:   return %[[FADD]] : f32
// CHECK-NEXT: }
func.func @masked_sum(%v: vector<[4]xf32>, %k: vector<[4]xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <add>, %v : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %r : f32
}

// CHECK-LABEL: func.func @masked_least
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xi32>, %[[K:[a-z0-9_]+]]: vector<4xi1>) -> i32 {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:   %[[SMIN:.*]] = "llvm.intr.vp.reduce.smin"(%[[CONSTANT]], %[[V]], %[[K]], %[[CONSTANT_1]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:   return %[[SMIN]] : i32
// CHECK-NEXT: }
func.func @masked_least(%v: vector<4xi32>, %k: vector<4xi1>) -> i32 {
  %r = vector.mask %k { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %r : i32
}

// CHECK-LABEL: func.func @masked_minimum
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>, %[[A:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(dense<3.40282347E+38> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:   %[[SELECT:.*]] = llvm.select %[[K]], %[[V]], %[[CONSTANT]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %[[FMINIMUM:.*]] = llvm.intr.vector.reduce.fminimum(%[[SELECT]]) : (vector<4xf32>) -> f32
// CHECK-NEXT:   %[[MINIMUM:.*]] = llvm.intr.minimum(%[[FMINIMUM]], %[[A]]) : (f32, f32) -> f32
// CHECK-NEXT:   return %[[MINIMUM]] : f32
// CHECK-NEXT: }
func.func @masked_minimum(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> f32 {
  %r = vector.mask %k { vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// CHECK-LABEL: func.func @masked_maximum
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>) -> f32 {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(dense<-3.40282347E+38> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:   %[[SELECT:.*]] = llvm.select %[[K]], %[[V]], %[[CONSTANT]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %[[FMAXIMUM:.*]] = llvm.intr.vector.reduce.fmaximum(%[[SELECT]]) : (vector<4xf32>) -> f32
// CHECK-NEXT:   return %[[FMAXIMUM]] : f32
// CHECK-NEXT: }
func.func @masked_maximum(%v: vector<4xf32>, %k: vector<4xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// CHECK-LABEL: func.func @masked_minnum
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>) -> f32 {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0xFFC00000 : f32) : f32
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:   %[[FMIN:.*]] = "llvm.intr.vp.reduce.fmin"(%[[CONSTANT]], %[[V]], %[[K]], %[[CONSTANT_1]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:   return %[[FMIN]] : f32
// CHECK-NEXT: }
func.func @masked_minnum(%v: vector<4xf32>, %k: vector<4xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
