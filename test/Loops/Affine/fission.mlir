// Each loop gets the operations that depend on each other in a cycle.
// RUN: %opt -affine-loop-fission %s | FileCheck %s
// AUTOUPDATE

// The product: the loop over elements of the result is separated from their initialization.
// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8x8xf32>, %[[B:[a-z0-9_]+]]: memref<8x8xf32>, %[[C:[a-z0-9_]+]]: memref<8x8xf32>, %[[ZERO:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[ARG4:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:     affine.for %[[ARG5:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:       affine.store %[[ZERO]], %[[C]][%[[ARG4]], %[[ARG5]]] : memref<8x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG5_1:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:       affine.for %[[ARG6:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:         %[[X:.*]] = affine.load %[[A]][%[[ARG4]], %[[ARG6]]] : memref<8x8xf32>
// CHECK-NEXT:         %[[Y:.*]] = affine.load %[[B]][%[[ARG6]], %[[ARG5_1]]] : memref<8x8xf32>
// CHECK-NEXT:         %[[Z:.*]] = affine.load %[[C]][%[[ARG4]], %[[ARG5_1]]] : memref<8x8xf32>
// CHECK-NEXT:         %[[P:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:         %[[S:.*]] = arith.addf %[[Z]], %[[P]] : f32
// CHECK-NEXT:         affine.store %[[S]], %[[C]][%[[ARG4]], %[[ARG5_1]]] : memref<8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @product(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %zero: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %zero, %c[%i, %j] : memref<8x8xf32>
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%i, %k] : memref<8x8xf32>
        %y = affine.load %b[%k, %j] : memref<8x8xf32>
        %z = affine.load %c[%i, %j] : memref<8x8xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}

// The second statement comes first: its elements are read by the next iteration of the first one.
// Computations of indices are repeated.
// CHECK-LABEL: func.func @swapped
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100xf32>, %[[B:[a-z0-9_]+]]: memref<100xf32>, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 1 to 100 {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     affine.store %[[X]], %[[A]][%[[APPLY]] + 1] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG3_1:[a-z0-9_]+]] = 1 to 100 {
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map(%[[ARG3_1]])
// CHECK-NEXT:     %[[Y:.*]] = affine.load %[[A]][%[[APPLY_1]]] : memref<100xf32>
// CHECK-NEXT:     affine.store %[[Y]], %[[B]][%[[ARG3_1]]] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @swapped(%a: memref<100xf32>, %b: memref<100xf32>, %x: f32) {
  affine.for %i = 1 to 100 {
    %k = affine.apply affine_map<(d0) -> (d0 - 1)>(%i)
    %y = affine.load %a[%k] : memref<100xf32>
    affine.store %y, %b[%i] : memref<100xf32>
    affine.store %x, %a[%k + 1] : memref<100xf32>
  }
  return
}

// A cycle: the loop stays.
// CHECK-LABEL: func.func @cycle
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100xf32>, %[[B:[a-z0-9_]+]]: memref<100xf32>) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 1 to 100 {
// CHECK-NEXT:     %[[X:.*]] = affine.load %[[A]][%[[I]] - 1] : memref<100xf32>
// CHECK-NEXT:     affine.store %[[X]], %[[B]][%[[I]]] : memref<100xf32>
// CHECK-NEXT:     %[[Y:.*]] = affine.load %[[B]][%[[I]]] : memref<100xf32>
// CHECK-NEXT:     affine.store %[[Y]], %[[A]][%[[I]]] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cycle(%a: memref<100xf32>, %b: memref<100xf32>) {
  affine.for %i = 1 to 100 {
    %x = affine.load %a[%i - 1] : memref<100xf32>
    affine.store %x, %b[%i] : memref<100xf32>
    %y = affine.load %b[%i] : memref<100xf32>
    affine.store %y, %a[%i] : memref<100xf32>
  }
  return
}

// A call may access any memory.
// CHECK-LABEL: func.func private @unknown()
func.func private @unknown()

// CHECK-LABEL: func.func @call
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100xf32>, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 1 to 100 {
// CHECK-NEXT:     affine.store %[[X]], %[[A]][%[[I]]] : memref<100xf32>
// CHECK-NEXT:     func.call @unknown() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @call(%a: memref<100xf32>, %x: f32) {
  affine.for %i = 1 to 100 {
    affine.store %x, %a[%i] : memref<100xf32>
    func.call @unknown() : () -> ()
  }
  return
}
