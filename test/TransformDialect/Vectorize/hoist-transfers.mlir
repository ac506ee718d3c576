// AUTOUPDATE
// RUN: %opt %s --transform-interpreter | FileCheck %s
//
// Loops carry vectors that all iterations read and write at the same place.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @sums
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<16x16xf32>) -> memref<16x16xf32> {
// CHECK-NEXT:   %[[M:.*]] = memref.alloc() : memref<16x16xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   scf.for %[[ARG1:[a-z0-9_]+]] = %[[C0]] to %[[C16]] step %[[C4]] {
// CHECK-NEXT:     %[[SUM:.*]] = vector.transfer_read %[[M]][%[[ARG1]], %[[C0]]], %[[CST]] {in_bounds = [true]} : memref<16x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C16]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[SUM]]) -> (vector<4xf32>) {
// CHECK-NEXT:       %[[X:.*]] = vector.transfer_read %[[A]][%[[ARG1]], %[[ARG2]]], %[[CST]] {in_bounds = [true]} : memref<16x16xf32>, vector<4xf32>
// CHECK-NEXT:       %[[NEW:.*]] = arith.addf %[[ARG3]], %[[X]] : vector<4xf32>
// CHECK-NEXT:       scf.yield %[[NEW]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.transfer_write %[[FOR]], %[[M]][%[[ARG1]], %[[C0]]] {in_bounds = [true]} : vector<4xf32>, memref<16x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[M]] : memref<16x16xf32>
// CHECK-NEXT: }
func.func @sums(%a: memref<16x16xf32>) -> memref<16x16xf32> {
  %m = memref.alloc() : memref<16x16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c16 step %c4 {
    scf.for %k = %c0 to %c16 step %c1 {
      %sum = vector.transfer_read %m[%i, %c0], %zero {in_bounds = [true]} : memref<16x16xf32>, vector<4xf32>
      %x = vector.transfer_read %a[%i, %k], %zero {in_bounds = [true]} : memref<16x16xf32>, vector<4xf32>
      %new = arith.addf %sum, %x : vector<4xf32>
      vector.transfer_write %new, %m[%i, %c0] {in_bounds = [true]} : vector<4xf32>, memref<16x16xf32>
    }
  }
  return %m : memref<16x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[NEW_1:.*]] = transform.structured.hoist_redundant_vector_transfers %[[F]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.yield
