// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Operations that repeat, mix or reinterpret elements.

func.func @splat(%x: f32) -> vector<4xf32> {
  %r = vector.broadcast %x : f32 to vector<4xf32>
  return %r : vector<4xf32>
}
func.func @splat_2d(%x: f32) -> vector<2x3xf32> {
  %r = vector.broadcast %x : f32 to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @splat_scalar(%x: f32) -> vector<f32> {
  %r = vector.broadcast %x : f32 to vector<f32>
  return %r : vector<f32>
}
func.func @rows(%v: vector<2xf32>) -> vector<3x2xf32> {
  %r = vector.broadcast %v : vector<2xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @columns(%v: vector<2x1xf32>) -> vector<2x2xf32> {
  %r = vector.broadcast %v : vector<2x1xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @first_row(%v: vector<1x2xf32>) -> vector<2x2xf32> {
  %r = vector.broadcast %v : vector<1x2xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @shuffle(%v: vector<4xf32>, %w: vector<4xf32>) -> vector<3xf32> {
  %r = vector.shuffle %v, %w [0, 5, -1] : vector<4xf32>, vector<4xf32>
  return %r : vector<3xf32>
}
func.func @shuffle_sizes(%v: vector<4xf32>, %w: vector<2xf32>) -> vector<2xf32> {
  %r = vector.shuffle %v, %w [0, 5] : vector<4xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @shuffle_rows(%v: vector<2x4xf32>, %w: vector<1x4xf32>) -> vector<2x4xf32> {
  %r = vector.shuffle %v, %w [2, 1] : vector<2x4xf32>, vector<1x4xf32>
  return %r : vector<2x4xf32>
}
func.func @interleave(%v: vector<2xf32>) -> vector<4xf32> {
  %r = vector.interleave %v, %v : vector<2xf32> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @interleave_rows(%v: vector<2x2xf32>) -> vector<2x4xf32> {
  %r = vector.interleave %v, %v : vector<2x2xf32> -> vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @interleave_scalable(%v: vector<[2]xf32>) -> vector<[4]xf32> {
  %r = vector.interleave %v, %v : vector<[2]xf32> -> vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @deinterleave(%v: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %r:2 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  return %r#0, %r#1 : vector<2xf32>, vector<2xf32>
}
func.func @deinterleave_scalable(%v: vector<[4]xf32>) -> (vector<[2]xf32>, vector<[2]xf32>) {
  %r:2 = vector.deinterleave %v : vector<[4]xf32> -> vector<[2]xf32>
  return %r#0, %r#1 : vector<[2]xf32>, vector<[2]xf32>
}
func.func @deinterleave_rows(%v: vector<2x2xf32>) -> (vector<2x1xf32>, vector<2x1xf32>) {
  %r:2 = vector.deinterleave %v : vector<2x2xf32> -> vector<2x1xf32>
  return %r#0, %r#1 : vector<2x1xf32>, vector<2x1xf32>
}
func.func @bitcast(%v: vector<2x4xf32>) -> vector<2x2xi64> {
  %r = vector.bitcast %v : vector<2x4xf32> to vector<2x2xi64>
  return %r : vector<2x2xi64>
}
func.func @fma(%v: vector<4xf32>) -> vector<4xf32> {
  %r = vector.fma %v, %v, %v : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @fma_rows(%v: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.fma %v, %v, %v : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @step() -> vector<4xindex> {
  %r = vector.step : vector<4xindex>
  return %r : vector<4xindex>
}
func.func @scalable_step() -> vector<[4]xindex> {
  %r = vector.step : vector<[4]xindex>
  return %r : vector<[4]xindex>
}
func.func @scale() -> index {
  %r = vector.vscale
  return %r : index
}

// CHECK:      module {
// CHECK-NEXT:   func.func @splat(%arg0: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<4xf32>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %0 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     return %3 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @splat_2d(%arg0: f32) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<3xf32>
// CHECK-NEXT:     %4 = llvm.shufflevector %3, %3 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %7 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @splat_scalar(%arg0: f32) -> vector<f32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<1xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %3 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows(%arg0: vector<2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg0, %2[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg0, %3[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %5 : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns(%arg0: vector<2x1xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<1xf32>
// CHECK-NEXT:     %6 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %11[%12 : i64] : vector<1xf32>
// CHECK-NEXT:     %14 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i32] : vector<2xf32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %10[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %19 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @first_row(%arg0: vector<1x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %4[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %6 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shuffle(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<3xf32> {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg1 [0, 5, -1] : vector<4xf32>
// CHECK-NEXT:     return %0 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shuffle_sizes(%arg0: vector<4xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %2 = llvm.extractelement %arg0[%1 : i64] : vector<4xf32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %4 = llvm.insertelement %2, %0[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %arg1[%5 : i64] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %6, %4[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     return %8 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shuffle_rows(%arg0: vector<2x4xf32>, %arg1: vector<1x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %7 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @interleave(%arg0: vector<2xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [0, 2, 1, 3] : vector<2xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @interleave_rows(%arg0: vector<2x2xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.shufflevector %2, %3 [0, 2, 1, 3] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.shufflevector %6, %7 [0, 2, 1, 3] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %5[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %10 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @interleave_scalable(%arg0: vector<[2]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<[2]xf32>, vector<[2]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @deinterleave(%arg0: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %1 = llvm.shufflevector %arg0, %0 [0, 2] : vector<4xf32>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %0 [1, 3] : vector<4xf32>
// CHECK-NEXT:     return %1, %2 : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @deinterleave_scalable(%arg0: vector<[4]xf32>) -> (vector<[2]xf32>, vector<[2]xf32>) {
// CHECK-NEXT:     %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<[4]xf32>) -> !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT:     return %1, %2 : vector<[2]xf32>, vector<[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @deinterleave_rows(%arg0: vector<2x2xf32>) -> (vector<2x1xf32>, vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x1xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.shufflevector %2, %3 [0] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.shufflevector %2, %3 [1] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %8, %9 [0] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.shufflevector %8, %9 [1] : vector<2xf32>
// CHECK-NEXT:     %12 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<1xf32>> to vector<2x1xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %11, %7[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<2 x vector<1xf32>> to vector<2x1xf32>
// CHECK-NEXT:     return %13, %15 : vector<2x1xf32>, vector<2x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bitcast(%arg0: vector<2x4xf32>) -> vector<2x2xi64> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2xi64>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xi64> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.bitcast %3 : vector<4xf32> to vector<2xi64>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.bitcast %6 : vector<4xf32> to vector<2xi64>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xi64>> to vector<2x2xi64>
// CHECK-NEXT:     return %9 : vector<2x2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fma(%arg0: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fma_rows(%arg0: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.intr.fmuladd(%2, %3, %4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %10 = llvm.intr.fmuladd(%7, %8, %9) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %12 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @step() -> vector<4xindex> {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:     return %cst : vector<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scalable_step() -> vector<[4]xindex> {
// CHECK-NEXT:     %0 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<[4]xi64> to vector<[4]xindex>
// CHECK-NEXT:     return %1 : vector<[4]xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scale() -> index {
// CHECK-NEXT:     %0 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
