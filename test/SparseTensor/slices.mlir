// AUTOUPDATE
// RUN: strata opt --sparse-tensor-codegen --sparse-storage-specifier-to-llvm %s | FileCheck %s
//
// A slice has the buffers of the tensor, and a specifier with its offsets and strides.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SLICE = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(?, 4, ?)>) -> (d0 : dense, d1 : compressed) }>

// CHECK-LABEL: func.func @extract
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xindex>, %[[ARG1:[a-z0-9_]+]]: memref<?xindex>, %[[ARG2:[a-z0-9_]+]]: memref<?xf64>, %[[ARG3:[a-z0-9_]+]]: !llvm.struct<(array<2 x i64>, array<3 x i64>)>, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>) {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[ARG3]][1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[POISON]][1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[C1]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[INDEX_CAST]], %[[INSERTVALUE]][2, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST_1:.*]] = arith.index_cast %[[C4]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[INDEX_CAST_1]], %[[INSERTVALUE_1]][0, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST_2:.*]] = arith.index_cast %[[C1_0]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[INDEX_CAST_2]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[C4_1:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[INDEX_CAST_3:.*]] = arith.index_cast %[[ARG4]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[INDEX_CAST_3]], %[[INSERTVALUE_3]][2, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST_4:.*]] = arith.index_cast %[[C4_1]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_5:.*]] = llvm.insertvalue %[[INDEX_CAST_4]], %[[INSERTVALUE_4]][0, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST_5:.*]] = arith.index_cast %[[ARG5]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_6:.*]] = llvm.insertvalue %[[INDEX_CAST_5]], %[[INSERTVALUE_5]][3, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[INSERTVALUE_6]] : memref<?xindex>, memref<?xindex>, memref<?xf64>, !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: }
func.func @extract(%a: tensor<8x8xf64, #CSR>, %offset: index, %stride: index) -> tensor<4x4xf64, #SLICE> {
  %0 = tensor.extract_slice %a[1, %offset][4, 4][1, %stride] : tensor<8x8xf64, #CSR> to tensor<4x4xf64, #SLICE>
  return %0 : tensor<4x4xf64, #SLICE>
}

// CHECK-LABEL: func.func @query
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xindex>, %[[ARG1:[a-z0-9_]+]]: memref<?xindex>, %[[ARG2:[a-z0-9_]+]]: memref<?xf64>, %[[ARG3:[a-z0-9_]+]]: !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>) -> (index, index) {
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[ARG3]][2, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTRACTVALUE]] : i64 to index
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[ARG3]][3, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST_1:.*]] = arith.index_cast %[[EXTRACTVALUE_1]] : i64 to index
// CHECK-NEXT:   return %[[INDEX_CAST]], %[[INDEX_CAST_1]] : index, index
// CHECK-NEXT: }
func.func @query(%a: tensor<4x4xf64, #SLICE>) -> (index, index) {
  %0 = sparse_tensor.slice.offset %a at 1 : tensor<4x4xf64, #SLICE>
  %1 = sparse_tensor.slice.stride %a at 0 : tensor<4x4xf64, #SLICE>
  return %0, %1 : index, index
}
