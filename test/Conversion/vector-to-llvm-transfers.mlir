// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Transfers, with masks for elements that may be out of bounds, and masks.

func.func @read(%m: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @read_in_bounds(%m: memref<8x8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @read_masked(%m: memref<8xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @read_repeated(%m: memref<8x8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(i, j) -> (0)>} : memref<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @read_column(%m: memref<8x8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : memref<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @read_scalar(%m: memref<8xf32>, %i: index, %p: f32) -> vector<f32> {
  %r = vector.transfer_read %m[%i], %p : memref<8xf32>, vector<f32>
  return %r : vector<f32>
}
func.func @read_matrix(%m: memref<8x8xf32>, %i: index, %p: f32) -> vector<4x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p : memref<8x8xf32>, vector<4x4xf32>
  return %r : vector<4x4xf32>
}
func.func @read_tensor(%m: tensor<8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p : tensor<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @write(%m: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<8xf32>
  return
}
func.func @write_in_bounds(%m: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  return
}
func.func @constant_mask() -> vector<2x4xi1> {
  %r = vector.constant_mask [1, 3] : vector<2x4xi1>
  return %r : vector<2x4xi1>
}
func.func @constant_mask_scalable() -> vector<4x[4]xi1> {
  %r = vector.constant_mask [2, 4] : vector<4x[4]xi1>
  return %r : vector<4x[4]xi1>
}
func.func @create_mask(%i: index) -> vector<2x4xi1> {
  %r = vector.create_mask %i, %i : vector<2x4xi1>
  return %r : vector<2x4xi1>
}
func.func @create_mask_scalable(%i: index) -> vector<[4]xi1> {
  %r = vector.create_mask %i : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// CHECK:      #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
// CHECK-NEXT:     %9 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %11 = llvm.insertelement %arg2, %9[%10 : i32] : vector<4xf32>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %14 = llvm.getelementptr %13[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %15 = llvm.intr.masked.load %14, %8, %12 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %15 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_in_bounds(%arg0: memref<8x8xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %7 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_masked(%arg0: memref<8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %2 = arith.subi %c8, %arg1 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
// CHECK-NEXT:     %9 = arith.andi %8, %arg3 : vector<4xi1>
// CHECK-NEXT:     %10 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %12 = llvm.insertelement %arg2, %10[%11 : i32] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %15 = llvm.getelementptr %14[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %16 = llvm.intr.masked.load %15, %9, %13 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %16 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_repeated(%arg0: memref<8x8xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %7[%8 : i64] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %12 = llvm.insertelement %9, %10[%11 : i32] : vector<4xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     return %13 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_column(%arg0: memref<8x8xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true], permutation_map = #map} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_scalar(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> vector<f32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %5 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_matrix(%arg0: memref<8x8xf32>, %arg1: index, %arg2: f32) -> vector<4x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:     return %0 : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_tensor(%arg0: tensor<8xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = arith.subi %c8, %arg1 : index
// CHECK-NEXT:     %1 = arith.index_cast %0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %6 = arith.cmpi sgt, %5, %cst : vector<4xi32>
// CHECK-NEXT:     %7 = vector.transfer_read %arg0[%arg1], %arg2, %6 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     return %7 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @write(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %2 = arith.subi %c8, %arg1 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.getelementptr %9[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg2, %10, %8 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @write_in_bounds(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %arg2, %3 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_mask() -> vector<2x4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<{{\[\[}}true, true, true, false], [false, false, false, false]]> : vector<2x4xi1>
// CHECK-NEXT:     return %cst : vector<2x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_mask_scalable() -> vector<4x[4]xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<4x[4]xi1>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst_0 : vector<4x[4]xi1> to !llvm.array<4 x vector<[4]xi1>>
// CHECK-NEXT:     %1 = llvm.insertvalue %cst, %0[0] : !llvm.array<4 x vector<[4]xi1>>
// CHECK-NEXT:     %2 = llvm.insertvalue %cst, %1[1] : !llvm.array<4 x vector<[4]xi1>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<4 x vector<[4]xi1>> to vector<4x[4]xi1>
// CHECK-NEXT:     return %3 : vector<4x[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @create_mask(%arg0: index) -> vector<2x4xi1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2x4xi1>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %1 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %6 = arith.cmpi sgt, %5, %cst_1 : vector<4xi32>
// CHECK-NEXT:     %7 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT:     %8 = arith.select %7, %6, %cst_0 : vector<4xi1>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %0[0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %10 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT:     %11 = arith.select %10, %6, %cst_0 : vector<4xi1>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %9[1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
// CHECK-NEXT:     return %13 : vector<2x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @create_mask_scalable(%arg0: index) -> vector<[4]xi1> {
// CHECK-NEXT:     %0 = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %1 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[4]xi32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT:     %6 = arith.cmpi slt, %0, %5 : vector<[4]xi32>
// CHECK-NEXT:     return %6 : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
