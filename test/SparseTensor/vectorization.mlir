// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --sparsification --sparse-vectorization=vl=8 %s | FileCheck %s
//
// Vectors of elements.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 16 }>
#i = affine_map<(i) -> (i)>

// Gathered and scattered elements.
// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 16 }>
// CHECK-LABEL: func.func @scaled
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1024xf32, #sparse>, %[[B:[a-z0-9_]+]]: tensor<1024xf32>, %[[X:[a-z0-9_]+]]: tensor<1024xf32>) -> tensor<1024xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : vector<8xi16>
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<1024xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[B]] : tensor<1024xf32> to memref<1024xf32>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[X]] : tensor<1024xf32> to memref<1024xf32>
// CHECK-NEXT:   linalg.fill ins(%[[CST_1]] : f32) outs(%[[TO_BUFFER_1]] : memref<1024xf32>)
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<1024xf32, #sparse> to memref<?xi32>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<1024xf32, #sparse> to memref<?xi16>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xi32>
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[LOAD]] : i32 to i64
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTUI]] : i64 to index
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xi32>
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[LOAD_1]] : i32 to i64
// CHECK-NEXT:   %[[INDEX_CAST_1:.*]] = arith.index_cast %[[EXTUI_1]] : i64 to index
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[INDEX_CAST]] to %[[INDEX_CAST_1]] step %[[C8]] {
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map(%[[INDEX_CAST_1]], %[[ARG3]])[%[[C8]]]
// CHECK-NEXT:     %[[CREATE_MASK:.*]] = vector.create_mask %[[MIN]] : vector<8xi1>
// CHECK-NEXT:     %[[MASKEDLOAD:.*]] = vector.maskedload %[[COORDINATES]][%[[ARG3]]], %[[CREATE_MASK]], %[[CST_0]] : memref<?xi16>, vector<8xi1>, vector<8xi16> into vector<8xi16>
// CHECK-NEXT:     %[[EXTUI_2:.*]] = arith.extui %[[MASKEDLOAD]] : vector<8xi16> to vector<8xi32>
// CHECK-NEXT:     %[[MASKEDLOAD_1:.*]] = vector.maskedload %[[VALUES]][%[[ARG3]]], %[[CREATE_MASK]], %[[CST]] : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:     %[[MASKEDLOAD_2:.*]] = vector.maskedload %[[COORDINATES]][%[[ARG3]]], %[[CREATE_MASK]], %[[CST_0]] : memref<?xi16>, vector<8xi1>, vector<8xi16> into vector<8xi16>
// CHECK-NEXT:     %[[EXTUI_3:.*]] = arith.extui %[[MASKEDLOAD_2]] : vector<8xi16> to vector<8xi32>
// CHECK-NEXT:     %[[GATHER:.*]] = vector.gather %[[TO_BUFFER]][%[[C0]]] [%[[EXTUI_3]]], %[[CREATE_MASK]], %[[CST]] : memref<1024xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[MASKEDLOAD_1]], %[[GATHER]] : vector<8xf32>
// CHECK-NEXT:     vector.scatter %[[TO_BUFFER_1]][%[[C0]]] [%[[EXTUI_2]]], %[[CREATE_MASK]], %[[MULF]] : memref<1024xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<1024xf32> to tensor<1024xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<1024xf32>
// CHECK-NEXT: }
func.func @scaled(%a: tensor<1024xf32, #SV>, %b: tensor<1024xf32>, %x: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]} ins(%a, %b : tensor<1024xf32, #SV>, tensor<1024xf32>) outs(%x : tensor<1024xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %1 = arith.mulf %p, %q : f32
    linalg.yield %1 : f32
  } -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// A reduction of partial sums.
// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1024xf32, #sparse>, %[[X:[a-z0-9_]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<1024xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[X]] : tensor<f32> to memref<f32>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<1024xf32, #sparse> to memref<?xi32>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[TO_BUFFER]][] : memref<f32>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xi32>
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[LOAD_1]] : i32 to i64
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTUI]] : i64 to index
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xi32>
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[LOAD_2]] : i32 to i64
// CHECK-NEXT:   %[[INDEX_CAST_1:.*]] = arith.index_cast %[[EXTUI_1]] : i64 to index
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[LOAD]], %[[CST]] [0] : f32 into vector<8xf32>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[INDEX_CAST]] to %[[INDEX_CAST_1]] step %[[C8]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[INSERT]]) -> (vector<8xf32>) {
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map(%[[INDEX_CAST_1]], %[[ARG2]])[%[[C8]]]
// CHECK-NEXT:     %[[CREATE_MASK:.*]] = vector.create_mask %[[MIN]] : vector<8xi1>
// CHECK-NEXT:     %[[MASKEDLOAD:.*]] = vector.maskedload %[[VALUES]][%[[ARG2]]], %[[CREATE_MASK]], %[[CST]] : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[ARG3]], %[[MASKEDLOAD]] : vector<8xf32>
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CREATE_MASK]], %[[ADDF]], %[[ARG3]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     scf.yield %[[SELECT]] : vector<8xf32>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[REDUCTION:.*]] = vector.reduction <add>, %[[FOR]] : vector<8xf32> into f32
// CHECK-NEXT:   memref.store %[[REDUCTION]], %[[TO_BUFFER]][] : memref<f32>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<f32>
// CHECK-NEXT: }
func.func @sum(%a: tensor<1024xf32, #SV>, %x: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [#i, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<1024xf32, #SV>) outs(%x : tensor<f32>) {
  ^bb0(%p: f32, %o: f32):
    %1 = arith.addf %o, %p : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
