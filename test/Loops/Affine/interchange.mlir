// The loop whose iterations access neighbouring elements becomes the innermost one.
// RUN: %opt -affine-loop-interchange %s | FileCheck %s
// AUTOUPDATE

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100x200xf32>, %[[B:[a-z0-9_]+]]: memref<200x300xf32>, %[[C:[a-z0-9_]+]]: memref<100x300xf32>) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 100 {
// CHECK-NEXT:     affine.for %[[K:[a-z0-9_]+]] = 0 to 200 {
// CHECK-NEXT:       affine.for %[[J:[a-z0-9_]+]] = 0 to 300 {
// CHECK-NEXT:         %[[X:.*]] = affine.load %[[A]][%[[I]], %[[K]]] : memref<100x200xf32>
// CHECK-NEXT:         %[[Y:.*]] = affine.load %[[B]][%[[K]], %[[J]]] : memref<200x300xf32>
// CHECK-NEXT:         %[[Z:.*]] = affine.load %[[C]][%[[I]], %[[J]]] : memref<100x300xf32>
// CHECK-NEXT:         %[[P:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:         %[[S:.*]] = arith.addf %[[Z]], %[[P]] : f32
// CHECK-NEXT:         affine.store %[[S]], %[[C]][%[[I]], %[[J]]] : memref<100x300xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @product(%a: memref<100x200xf32>, %b: memref<200x300xf32>, %c: memref<100x300xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 300 {
      affine.for %k = 0 to 200 {
        %x = affine.load %a[%i, %k] : memref<100x200xf32>
        %y = affine.load %b[%k, %j] : memref<200x300xf32>
        %z = affine.load %c[%i, %j] : memref<100x300xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<100x300xf32>
      }
    }
  }
  return
}

// A nest in a loop with other operations, and a step.
// CHECK-LABEL: func.func @inner
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100x100xf32>, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[T:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     affine.store %[[X]], %[[A]][0, 0] : memref<100x100xf32>
// CHECK-NEXT:     affine.for %[[J:[a-z0-9_]+]] = 0 to 100 {
// CHECK-NEXT:       affine.for %[[I:[a-z0-9_]+]] = 0 to 100 step 2 {
// CHECK-NEXT:         affine.store %[[X]], %[[A]][%[[J]], %[[I]] + %[[T]]] : memref<100x100xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner(%a: memref<100x100xf32>, %x: f32) {
  affine.for %t = 0 to 10 {
    affine.store %x, %a[0, 0] : memref<100x100xf32>
    affine.for %i = 0 to 100 step 2 {
      affine.for %j = 0 to 100 {
        affine.store %x, %a[%j, %i + %t] : memref<100x100xf32>
      }
    }
  }
  return
}

// The flow from (i, j) to (i + 1, j - 1) would be reversed.
// CHECK-LABEL: func.func @reversed
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100x100xf32>) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 99 {
// CHECK-NEXT:     affine.for %[[J:[a-z0-9_]+]] = 1 to 100 {
// CHECK-NEXT:       %[[X:.*]] = affine.load %[[A]][%[[J]], %[[I]]] : memref<100x100xf32>
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[J]] - 1, %[[I]] + 1] : memref<100x100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reversed(%a: memref<100x100xf32>) {
  affine.for %i = 0 to 99 {
    affine.for %j = 1 to 100 {
      %x = affine.load %a[%j, %i] : memref<100x100xf32>
      affine.store %x, %a[%j - 1, %i + 1] : memref<100x100xf32>
    }
  }
  return
}

// The bound of the inner loop depends on the outer one.
// CHECK-LABEL: func.func @triangle
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100x100xf32>, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 100 {
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to #map(%[[I]]) {
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[ARG3]], %[[I]]] : memref<100x100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @triangle(%a: memref<100x100xf32>, %x: f32) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%j, %i] : memref<100x100xf32>
    }
  }
  return
}
