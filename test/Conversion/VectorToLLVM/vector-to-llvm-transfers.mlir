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
// CHECK-NEXT:   func.func @read(%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[DIM]], %[[I]] : index
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[SUBI]] : index to i32
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[INDEX_CAST]], %[[POISON]][%[[CONSTANT]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[SHUFFLEVECTOR]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[P]], %[[POISON_1]][%[[CONSTANT_1]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[INSERTELEMENT_1]], %[[POISON_1]] [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.intr.masked.load %[[GETELEMENTPTR]], %[[CMPI]], %[[SHUFFLEVECTOR_1]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[LOAD]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_in_bounds(%[[M:[a-z0-9_]+]]: memref<8x8xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[MUL:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST]], %[[CONSTANT]] : i64
// CHECK-NEXT:     %[[ADD:.*]] = llvm.add %[[MUL]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[ADD]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %[[LOAD]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_masked(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32, %[[K:[a-z0-9_]+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[C8]], %[[I]] : index
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[SUBI]] : index to i32
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[INDEX_CAST]], %[[POISON]][%[[CONSTANT]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[SHUFFLEVECTOR]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[K]] : vector<4xi1>
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[P]], %[[POISON_1]][%[[CONSTANT_1]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[INSERTELEMENT_1]], %[[POISON_1]] [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.intr.masked.load %[[GETELEMENTPTR]], %[[ANDI]], %[[SHUFFLEVECTOR_1]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[LOAD]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_repeated(%[[M:[a-z0-9_]+]]: memref<8x8xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[MUL:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST]], %[[CONSTANT]] : i64
// CHECK-NEXT:     %[[ADD:.*]] = llvm.add %[[MUL]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[ADD]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[LOAD]][%[[CONSTANT_1]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[EXTRACTELEMENT]], %[[POISON]][%[[CONSTANT_2]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     return %[[SHUFFLEVECTOR]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_column(%[[M:[a-z0-9_]+]]: memref<8x8xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[P]] {in_bounds = [true], permutation_map = #map} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_scalar(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<f32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[LOAD]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_matrix(%[[M:[a-z0-9_]+]]: memref<8x8xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[R:.*]] = vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[P]] : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:     return %[[R]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_tensor(%[[M:[a-z0-9_]+]]: tensor<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[C8]], %[[I]] : index
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[SUBI]] : index to i32
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[INDEX_CAST]], %[[POISON]][%[[CONSTANT]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[SHUFFLEVECTOR]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[I]]], %[[P]], %[[CMPI]] {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @write(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[C8]], %[[I]] : index
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[SUBI]] : index to i32
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[INDEX_CAST]], %[[POISON]][%[[CONSTANT]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[SHUFFLEVECTOR]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %[[V]], %[[GETELEMENTPTR]], %[[CMPI]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @write_in_bounds(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V]], %[[GETELEMENTPTR]] {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_mask() -> vector<2x4xi1> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<{{\[\[}}true, true, true, false], [false, false, false, false]]> : vector<2x4xi1>
// CHECK-NEXT:     return %[[CST]] : vector<2x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_mask_scalable() -> vector<4x[4]xi1> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<false> : vector<4x[4]xi1>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[CST_0]] : vector<4x[4]xi1> to !llvm.array<4 x vector<[4]xi1>>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[CST]], %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<4 x vector<[4]xi1>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[CST]], %[[INSERTVALUE]][1] : !llvm.array<4 x vector<[4]xi1>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<4 x vector<[4]xi1>> to vector<4x[4]xi1>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<4x[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @create_mask(%[[I:[a-z0-9_]+]]: index) -> vector<2x4xi1> {
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<false> : vector<2x4xi1>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[INDEX_CAST]], %[[POISON]][%[[CONSTANT]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[SHUFFLEVECTOR]], %[[CST_1]] : vector<4xi32>
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi sgt, %[[I]], %[[C0]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI_1]], %[[CMPI]], %[[CST_0]] : vector<4xi1>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SELECT]], %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi sgt, %[[I]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_2]], %[[CMPI]], %[[CST_0]] : vector<4xi1>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SELECT_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<2x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @create_mask_scalable(%[[I:[a-z0-9_]+]]: index) -> vector<[4]xi1> {
// CHECK-NEXT:     %[[STEPVECTOR:.*]] = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[INDEX_CAST]], %[[POISON]][%[[CONSTANT]] : i32] : vector<[4]xi32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi slt, %[[STEPVECTOR]], %[[SHUFFLEVECTOR]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[CMPI]] : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
