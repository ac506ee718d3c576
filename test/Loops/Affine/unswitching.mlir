// Conditions that do not change in the loop move out of it.
// RUN: %opt -affine-loop-unswitching %s | FileCheck %s
// AUTOUPDATE

// CHECK: #set = affine_set<(d0) : (d0 - 3 == 0)>
// CHECK-LABEL: func.func @flag
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100xf32>, %[[X:[a-z0-9_]+]]: f32, %[[FLAG:[a-z0-9_]+]]: i1) -> f32 {
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[FLAG]] -> (f32) {
// CHECK-NEXT:     %[[FOR:.*]] = affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 100 iter_args(%[[ARG4:[a-z0-9_]+]] = %[[X]]) -> (f32) {
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[ARG3]]] : memref<100xf32>
// CHECK-NEXT:       affine.yield %[[ARG4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR]] : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FOR_1:.*]] = affine.for %[[ARG3_1:[a-z0-9_]+]] = 0 to 100 iter_args(%[[ARG4_1:[a-z0-9_]+]] = %[[X]]) -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG4_1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[IF]] : f32
// CHECK-NEXT: }
func.func @flag(%a: memref<100xf32>, %x: f32, %flag: i1) -> f32 {
  %r = affine.for %i = 0 to 100 iter_args(%s = %x) -> f32 {
    scf.if %flag {
      affine.store %x, %a[%i] : memref<100xf32>
    }
    affine.yield %s : f32
  }
  return %r : f32
}

// The condition of the inner loop is that of an iteration of the outer one.
// CHECK-LABEL: func.func @nested
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100xf32>, %[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 100 {
// CHECK-NEXT:     affine.if #set(%[[ARG3]]) {
// CHECK-NEXT:       affine.for %[[ARG4:[a-z0-9_]+]] = 0 to 100 {
// CHECK-NEXT:         affine.store %[[X]], %[[A]][%[[ARG4]]] : memref<100xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.for %[[ARG4_1:[a-z0-9_]+]] = 0 to 100 {
// CHECK-NEXT:         affine.store %[[Y]], %[[A]][%[[ARG4_1]]] : memref<100xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%a: memref<100xf32>, %x: f32, %y: f32) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      affine.if affine_set<(d0) : (d0 - 3 == 0)>(%i) {
        affine.store %x, %a[%j] : memref<100xf32>
      } else {
        affine.store %y, %a[%j] : memref<100xf32>
      }
    }
  }
  return
}

// The condition is computed in the loop.
// CHECK-LABEL: func.func @own
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100xi1>, %[[X:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 100 {
// CHECK-NEXT:     %[[FLAG:.*]] = affine.load %[[A]][%[[I]]] : memref<100xi1>
// CHECK-NEXT:     scf.if %[[FLAG]] {
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[I]]] : memref<100xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @own(%a: memref<100xi1>, %x: i1) {
  affine.for %i = 0 to 100 {
    %flag = affine.load %a[%i] : memref<100xi1>
    scf.if %flag {
      affine.store %x, %a[%i] : memref<100xi1>
    }
  }
  return
}

// The loop may have no iterations, and then %flag may be poison.
// CHECK-LABEL: func.func @maybe_empty
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[X:[a-z0-9_]+]]: f32, %[[FLAG:[a-z0-9_]+]]: i1, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to %[[N]] {
// CHECK-NEXT:     scf.if %[[FLAG]] {
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[I]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @maybe_empty(%a: memref<?xf32>, %x: f32, %flag: i1, %n: index) {
  affine.for %i = 0 to %n {
    scf.if %flag {
      affine.store %x, %a[%i] : memref<?xf32>
    }
  }
  return
}
