// AUTOUPDATE
// RUN: strata opt --linalg-specialize-generic-ops %s | FileCheck %s
//
// linalg.generic that is equivalent to a named operation.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#A = affine_map<(d0, d1, d2) -> (d0, d2)>
#B = affine_map<(d0, d1, d2) -> (d2, d1)>
#C = affine_map<(d0, d1, d2) -> (d0, d1)>
#Bt = affine_map<(d0, d1, d2) -> (d1, d2)>

// Copies.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @copy
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[COPY:.*]] = linalg.copy ins(%[[A]] : tensor<4x8xf32>) outs(%[[C]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[COPY]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @copy(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) attrs = {foo} {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// A constant.
// CHECK-LABEL: func.func @fillcst
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[C]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[FILL]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @fillcst(%c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %cst = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#rows], iterator_types = ["parallel", "parallel"]} outs(%c : tensor<4x8xf32>) {
  ^bb0(%z: f32):
    linalg.yield %cst : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Transposition.
// CHECK-LABEL: func.func @transpose3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3x4xf32>, %[[C:[a-z0-9_]+]]: tensor<4x2x3xf32>) -> tensor<4x2x3xf32> {
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[A]] : tensor<2x3x4xf32>) outs(%[[C]] : tensor<4x2x3xf32>) permutation = [2, 0, 1]
// CHECK-NEXT:   return %[[TRANSPOSED]] : tensor<4x2x3xf32>
// CHECK-NEXT: }
func.func @transpose3(%a: tensor<2x3x4xf32>, %c: tensor<4x2x3xf32>) -> tensor<4x2x3xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d1,d2,d0)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<2x3x4xf32>) outs(%c : tensor<4x2x3xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}

// Broadcast.
// CHECK-LABEL: func.func @bcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[A]] : tensor<4xf32>) outs(%[[C]] : tensor<4x8xf32>) dimensions = [1]
// CHECK-NEXT:   return %[[BROADCASTED]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @bcast(%a: tensor<4xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#row, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Inputs in the order of the operands.
// CHECK-LABEL: func.func @sub
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x8xf32>, %[[B:[a-z0-9_]+]]: tensor<?x8xf32>, %[[C:[a-z0-9_]+]]: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
// CHECK-NEXT:   %[[SUB:.*]] = linalg.sub ins(%[[A]], %[[B]] : tensor<?x8xf32>, tensor<?x8xf32>) outs(%[[C]] : tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:   %[[SUB_1:.*]] = linalg.sub ins(%[[B]], %[[A]] : tensor<?x8xf32>, tensor<?x8xf32>) outs(%[[C]] : tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<?x8xf32>) outs(%[[C]] : tensor<?x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[X]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[SUBF]] : f32
// CHECK-NEXT:   } -> tensor<?x8xf32>
// CHECK-NEXT:   return %[[SUB]], %[[SUB_1]], %[[GENERIC]] : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>
// CHECK-NEXT: }
func.func @sub(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>, %c: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
  %0 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%c : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.subf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%c : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.subf %y, %x : f32
    linalg.yield %s : f32
  } -> tensor<?x8xf32>
  %2 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x8xf32>) outs(%c : tensor<?x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.subf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<?x8xf32>
  return %0, %1, %2 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>
}

// Signed and unsigned casts.
// CHECK-LABEL: func.func @castmat
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xi8>, %[[B:[a-z0-9_]+]]: tensor<8x16xi8>, %[[C:[a-z0-9_]+]]: tensor<4x16xi32>) -> (tensor<4x16xi32>, tensor<4x16xi32>) {
// CHECK-NEXT:   %[[MATMUL:.*]] = linalg.matmul ins(%[[A]], %[[B]] : tensor<4x8xi8>, tensor<8x16xi8>) outs(%[[C]] : tensor<4x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:   %[[MATMUL_1:.*]] = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%[[A]], %[[B]] : tensor<4x8xi8>, tensor<8x16xi8>) outs(%[[C]] : tensor<4x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:   return %[[MATMUL]], %[[MATMUL_1]] : tensor<4x16xi32>, tensor<4x16xi32>
// CHECK-NEXT: }
func.func @castmat(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>, %c: tensor<4x16xi32>) -> (tensor<4x16xi32>, tensor<4x16xi32>) {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi8>, tensor<8x16xi8>) outs(%c : tensor<4x16xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %xx = arith.extsi %x : i8 to i32
    %yy = arith.extsi %y : i8 to i32
    %m = arith.muli %xx, %yy : i32
    %s = arith.addi %z, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x16xi32>
  %1 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi8>, tensor<8x16xi8>) outs(%c : tensor<4x16xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %xx = arith.extui %x : i8 to i32
    %yy = arith.extui %y : i8 to i32
    %m = arith.muli %xx, %yy : i32
    %s = arith.addi %z, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x16xi32>
  return %0, %1 : tensor<4x16xi32>, tensor<4x16xi32>
}

// Products with loops in another order.
// CHECK-LABEL: func.func @mmloops
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x8xf32>, %[[C:[a-z0-9_]+]]: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[MATMUL:.*]] = linalg.matmul ins(%[[A]], %[[B]] : tensor<8x8xf32>, tensor<8x8xf32>) outs(%[[C]] : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:   return %[[MATMUL]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @mmloops(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [#C, #Bt, #A], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %z, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Products of batches.
// CHECK-LABEL: func.func @batch
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4x8xf32>, %[[B:[a-z0-9_]+]]: tensor<2x8x16xf32>, %[[C:[a-z0-9_]+]]: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
// CHECK-NEXT:   %[[BATCH_MATMUL:.*]] = linalg.batch_matmul ins(%[[A]], %[[B]] : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%[[C]] : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
// CHECK-NEXT:   return %[[BATCH_MATMUL]] : tensor<2x4x16xf32>
// CHECK-NEXT: }
func.func @batch(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>, %c: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(b,k,j)>, affine_map<(b,i,j,k)->(b,i,j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%c : tensor<2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %z, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}
