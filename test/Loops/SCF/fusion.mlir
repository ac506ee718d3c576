// AUTOUPDATE
// RUN: %opt --scf-parallel-loop-fusion %s | FileCheck %s
//
// Neighbouring parallel loops are fused if an iteration does not need what other iterations of
// the other loop do.

// The second loop reads the element that the same iteration of the first writes.
// CHECK-LABEL: func.func @same_element
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[A:.*]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:   %[[B:.*]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:   scf.parallel (%[[ARG2:[a-z0-9_]+]]) = (%[[ZERO]]) to (%[[N]]) step (%[[ONE]]) {
// CHECK-NEXT:     memref.store %[[X]], %[[A]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     %[[Y:.*]] = memref.load %[[A]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[Y]], %[[B]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @same_element(%n: index, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    memref.store %x, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %y = memref.load %a[%i] : memref<8xf32>
    memref.store %y, %b[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: func.func @reductions
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32, %[[A:[a-z0-9_]+]]: memref<?xf32>) -> (f32, f32) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[PARALLEL:[a-z0-9_]+]]:2 = scf.parallel (%[[ARG3:[a-z0-9_]+]]) = (%[[ZERO]]) to (%[[N]]) step (%[[ONE]]) init (%[[X]], %[[X]]) -> (f32, f32) {
// CHECK-NEXT:     %[[Y:.*]] = memref.load %[[A]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     %[[Y_1:.*]] = memref.load %[[A]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     scf.reduce(%[[Y]], %[[Y_1]] : f32, f32) {
// CHECK-NEXT:     ^bb0(%[[P:[a-z0-9_]+]]: f32, %[[Q:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[S:.*]] = arith.addf %[[P]], %[[Q]] : f32
// CHECK-NEXT:       scf.reduce.return %[[S]] : f32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[P_1:[a-z0-9_]+]]: f32, %[[Q_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[S_1:.*]] = arith.mulf %[[P_1]], %[[Q_1]] : f32
// CHECK-NEXT:       scf.reduce.return %[[S_1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[PARALLEL]]#0, %[[PARALLEL]]#1 : f32, f32
// CHECK-NEXT: }
func.func @reductions(%n: index, %x: f32, %a: memref<?xf32>) -> (f32, f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.parallel (%i) = (%zero) to (%n) step (%one) init (%x) -> f32 {
    %y = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%y : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  %product = scf.parallel (%i) = (%zero) to (%n) step (%one) init (%x) -> f32 {
    %y = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%y : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.mulf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %sum, %product : f32, f32
}

// The second loop writes elements that later iterations of the first write.
// CHECK-LABEL: func.func @next_element
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[A:.*]] = memref.alloc() : memref<9xf32>
// CHECK-NEXT:   scf.parallel (%[[I:[a-z0-9_]+]]) = (%[[ZERO]]) to (%[[N]]) step (%[[ONE]]) {
// CHECK-NEXT:     memref.store %[[X]], %[[A]][%[[I]]] : memref<9xf32>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[I_1:[a-z0-9_]+]]) = (%[[ZERO]]) to (%[[N]]) step (%[[ONE]]) {
// CHECK-NEXT:     %[[J:.*]] = arith.addi %[[I_1]], %[[ONE]] : index
// CHECK-NEXT:     memref.store %[[Y]], %[[A]][%[[J]]] : memref<9xf32>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @next_element(%n: index, %x: f32, %y: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<9xf32>
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    memref.store %x, %a[%i] : memref<9xf32>
  }
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %j = arith.addi %i, %one : index
    memref.store %y, %a[%j] : memref<9xf32>
  }
  return
}

// The memrefs may be parts of the same memory.
// CHECK-LABEL: func.func @arguments
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[A:[a-z0-9_]+]]: memref<?xf32>, %[[B:[a-z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[I:[a-z0-9_]+]]) = (%[[ZERO]]) to (%[[N]]) step (%[[ONE]]) {
// CHECK-NEXT:     memref.store %[[X]], %[[A]][%[[I]]] : memref<?xf32>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[I_1:[a-z0-9_]+]]) = (%[[ZERO]]) to (%[[N]]) step (%[[ONE]]) {
// CHECK-NEXT:     memref.store %[[Y]], %[[B]][%[[I_1]]] : memref<?xf32>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @arguments(%n: index, %x: f32, %y: f32, %a: memref<?xf32>, %b: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    memref.store %y, %b[%i] : memref<?xf32>
  }
  return
}
