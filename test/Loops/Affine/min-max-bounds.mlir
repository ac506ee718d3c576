// RUN: %opt --affine-simplify-min-max %s | FileCheck %s
//
// Results that other ones make needless are removed, by the bounds of operands.

// CHECK-DAG: #[[$TWICE_MAP:.*]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-DAG: #[[$SOME_MAP:.*]] = affine_map<()[s0, s1] -> (s1 + 5, s0)>
// CHECK-LABEL: func.func @tile_sizes
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: scf.for %[[I:.*]] =
// CHECK-NEXT: memref.store %[[C4]]
// CHECK-NEXT: %[[SIZE:.*]] = affine.min
// CHECK-NEXT: memref.store %[[SIZE]]
// CHECK-NEXT: memref.store %[[I]]
func.func @tile_sizes(%a: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 {
    %full = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    memref.store %full, %a[%i] : memref<?xindex>
    %part = affine.min affine_map<(d0) -> (4, 15 - d0)>(%i)
    memref.store %part, %a[%i] : memref<?xindex>
    %variable = affine.min affine_map<(d0) -> (12, d0)>(%i)
    memref.store %variable, %a[%i] : memref<?xindex>
  }
  return
}

// Bounds of minima, sizes, sums and parts of indices.
// CHECK-LABEL: func.func @definitions
// CHECK-SAME: %[[N:[a-z0-9]*]]: index
// CHECK-DAG: %[[C300:.*]] = arith.constant 300 : index
// CHECK-DAG: %[[DIM:.*]] = memref.dim
// CHECK-DAG: %[[MIN:.*]] = affine.min
// CHECK-DAG: %[[TWICE:.*]] = affine.apply #[[$TWICE_MAP]]()[%[[MIN]]]
// CHECK-DAG: %[[PARTS:.*]]:2 = affine.delinearize_index
// CHECK: return %[[DIM]], %[[TWICE]], %[[C300]], %[[PARTS]]#1, %[[N]]
func.func @definitions(%n: index, %a: memref<?xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  %0 = affine.max affine_map<()[s0] -> (s0, 0)>()[%d]
  %m = affine.min affine_map<()[s0] -> (s0, 128)>()[%n]
  %1 = affine.min affine_map<(d0) -> (d0 * 2, 300)>(%m)
  %2 = affine.max affine_map<(d0) -> (d0 * 2, 300)>(%m)
  %parts:2 = affine.delinearize_index %d into (%n, 8) : index, index
  %3 = affine.min affine_map<()[s0] -> (s0, 8)>()[%parts#1]
  %c5 = arith.constant 5 : index
  %more = arith.addi %n, %c5 : index
  %4 = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%more, %n]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// Only one of three results is removed.
// CHECK-LABEL: func.func @some
// CHECK: affine.min #[[$SOME_MAP]]()
func.func @some(%n: index, %m: index) -> index {
  %a = affine.min affine_map<()[s0] -> (s0, 100)>()[%n]
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + 5, s0, 200)>(%a)[%m]
  return %0 : index
}

// A loop without iterations has no bounds, and variables of scf.parallel are not visited.
// CHECK-LABEL: func.func @unknown
// CHECK: scf.for
// CHECK-NEXT: affine.min
// CHECK: scf.parallel
// CHECK-NEXT: affine.min
func.func @unknown(%a: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c4 to %c0 step %c1 {
    %0 = affine.min affine_map<(d0) -> (2, d0)>(%i)
    memref.store %0, %a[%i] : memref<?xindex>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %0 = affine.min affine_map<(d0) -> (4, d0)>(%i)
    memref.store %0, %a[%i] : memref<?xindex>
  }
  return
}
