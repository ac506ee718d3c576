// AUTOUPDATE
// RUN: %opt --scf-parallel-for-to-nested-fors %s | FileCheck %s
//
// scf.parallel becomes an scf.for for each dimension.

// CHECK-LABEL: func.func @fill
// CHECK-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<?x?xi32>, %[[X:[a-z0-9_]+]]: i32, %[[FROM:[a-z0-9_]+]]: index, %[[TO:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   scf.for %[[ARG5:[a-z0-9_]+]] = %[[FROM]] to %[[TO]] step %[[STEP]] {
// CHECK-NEXT:     scf.for %[[ARG6:[a-z0-9_]+]] = %[[TO]] to %[[FROM]] step %[[TO]] {
// CHECK-NEXT:       memref.store %[[X]], %[[BUFFER]][%[[ARG5]], %[[ARG6]]] : memref<?x?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @fill(%buffer: memref<?x?xi32>, %x: i32, %from: index, %to: index, %step: index) {
  scf.parallel (%i, %j) = (%from, %to) to (%to, %from) step (%step, %to) {
    memref.store %x, %buffer[%i, %j] : memref<?x?xi32>
  }
  return
}

// Loops with reductions stay.
// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<?xf32>, %[[ZERO:[a-z0-9_]+]]: f32, %[[FROM:[a-z0-9_]+]]: index, %[[TO:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[PARALLEL:.*]] = scf.parallel (%[[ARG5:[a-z0-9_]+]]) = (%[[FROM]]) to (%[[TO]]) step (%[[STEP]]) init (%[[ZERO]]) -> f32 {
// CHECK-NEXT:     %[[X:.*]] = memref.load %[[BUFFER]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:     scf.reduce(%[[X]] : f32) {
// CHECK-NEXT:     ^bb0(%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[BOTH:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT:       scf.reduce.return %[[BOTH]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[PARALLEL]] : f32
// CHECK-NEXT: }
func.func @sum(%buffer: memref<?xf32>, %zero: f32, %from: index, %to: index, %step: index) -> f32 {
  %sum = scf.parallel (%i) = (%from) to (%to) step (%step) init (%zero) -> (f32) {
    %x = memref.load %buffer[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %both = arith.addf %a, %b : f32
      scf.reduce.return %both : f32
    }
  }
  return %sum : f32
}
