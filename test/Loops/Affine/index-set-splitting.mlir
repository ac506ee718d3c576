// Loops are split where conditions on their variables change.
// RUN: %opt -affine-index-set-splitting %s | FileCheck %s
// AUTOUPDATE

// CHECK: #map = affine_map<()[s0] -> (s0 ceildiv 2, 100)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 ceildiv 2, 0)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 1 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (d0 - 1 == 0)>
// CHECK-LABEL: func.func @border
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100xf32>, %[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 1 {
// CHECK-NEXT:     affine.store %[[Y]], %[[A]][%[[ARG3]]] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG3_1:[a-z0-9_]+]] = 1 to 99 {
// CHECK-NEXT:     affine.store %[[X]], %[[A]][%[[ARG3_1]]] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG3_2:[a-z0-9_]+]] = 99 to 100 {
// CHECK-NEXT:     affine.store %[[Y]], %[[A]][%[[ARG3_2]]] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @border(%a: memref<100xf32>, %x: f32, %y: f32) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 1 >= 0, -d0 + 98 >= 0)>(%i) {
      affine.store %x, %a[%i] : memref<100xf32>
    } else {
      affine.store %y, %a[%i] : memref<100xf32>
    }
  }
  return
}

// Carried values go through both loops. The condition is 2 * %i >= %n.
// CHECK-LABEL: func.func @carried
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[FOR:.*]] = affine.for %[[ARG2:[a-z0-9_]+]] = 0 to min #map()[%[[N]]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[X]]) -> (f32) {
// CHECK-NEXT:     affine.yield %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[FOR_1:.*]] = affine.for %[[ARG2_1:[a-z0-9_]+]] = max #map1()[%[[N]]] to 100 iter_args(%[[ARG3_1:[a-z0-9_]+]] = %[[FOR]]) -> (f32) {
// CHECK-NEXT:     %[[U:.*]] = arith.addf %[[ARG3_1]], %[[X]] : f32
// CHECK-NEXT:     affine.yield %[[U]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR_1]] : f32
// CHECK-NEXT: }
func.func @carried(%x: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to 100 iter_args(%s = %x) -> f32 {
    %t = affine.if affine_set<(d0)[s0] : (d0 * 2 - s0 >= 0)>(%i)[%n] -> f32 {
      %u = arith.addf %s, %x : f32
      affine.yield %u : f32
    } else {
      affine.yield %s : f32
    }
    affine.yield %t : f32
  }
  return %r : f32
}

// Steps, equations, and conditions of two variables of the loop body stay.
// CHECK-LABEL: func.func @others
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100xf32>, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 100 step 2 {
// CHECK-NEXT:     affine.if #set(%[[I]]) {
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[I]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[I_1:[a-z0-9_]+]] = 0 to 100 {
// CHECK-NEXT:     affine.if #set1(%[[I_1]]) {
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[I_1]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @others(%a: memref<100xf32>, %x: f32) {
  affine.for %i = 0 to 100 step 2 {
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      affine.store %x, %a[%i] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 1 == 0)>(%i) {
      affine.store %x, %a[%i] : memref<100xf32>
    }
  }
  return
}
