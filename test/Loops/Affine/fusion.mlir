// AUTOUPDATE
// RUN: strata opt --affine-loop-fusion %s | FileCheck %s
//
// A nest is executed by the one that loads its results; nests that load the same memory become one.

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 2)>
// CHECK-LABEL: func.func @producer
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[RESULT:[a-z0-9_]+]]: memref<10xf32>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     affine.store %[[X]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:     affine.store %[[LOAD]], %[[RESULT]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @producer(%x: f32, %result: memref<10xf32>) {
  %tmp = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %tmp[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %y = affine.load %tmp[%i] : memref<10xf32>
    affine.store %y, %result[%i] : memref<10xf32>
  }
  return
}

// Three elements are needed for one: the source is executed more often.
// CHECK-LABEL: func.func @stencil
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[RESULT:[a-z0-9_]+]]: memref<10xf32>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<3xf32>
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = #map(%[[I]]) to #map1(%[[I]]) {
// CHECK-NEXT:       affine.store %[[X]], %[[ALLOC]][-%[[I]] + %[[ARG3]]] : memref<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[ALLOC]][0] : memref<3xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map2(%[[I]])
// CHECK-NEXT:     %[[LOAD_1:.*]] = affine.load %[[ALLOC]][1] : memref<3xf32>
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map3(%[[I]])
// CHECK-NEXT:     %[[LOAD_2:.*]] = affine.load %[[ALLOC]][2] : memref<3xf32>
// CHECK-NEXT:     %[[AB:.*]] = arith.addf %[[LOAD]], %[[LOAD_1]] : f32
// CHECK-NEXT:     %[[ABC:.*]] = arith.addf %[[AB]], %[[LOAD_2]] : f32
// CHECK-NEXT:     affine.store %[[ABC]], %[[RESULT]][%[[I]]] : memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @stencil(%x: f32, %result: memref<10xf32>) {
  %tmp = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 12 {
    affine.store %x, %tmp[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 10 {
    %a = affine.load %tmp[%i] : memref<12xf32>
    %b = affine.load %tmp[%i + 1] : memref<12xf32>
    %c = affine.load %tmp[%i + 2] : memref<12xf32>
    %ab = arith.addf %a, %b : f32
    %abc = arith.addf %ab, %c : f32
    affine.store %abc, %result[%i] : memref<10xf32>
  }
  return
}

// Only the first elements are needed, but the memory is known outside.
// CHECK-LABEL: func.func @partial
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<10xf32>, %[[B:[a-z0-9_]+]]: memref<10xf32>, %[[RESULT:[a-z0-9_]+]]: memref<10xf32>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     %[[X:.*]] = affine.load %[[A]][%[[I]]] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[X]], %[[B]][%[[I]]] : memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[I_1:[a-z0-9_]+]] = 0 to 5 {
// CHECK-NEXT:     %[[X_1:.*]] = affine.load %[[A]][%[[I_1]]] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[X_1]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:     affine.store %[[LOAD]], %[[RESULT]][%[[I_1]]] : memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @partial(%a: memref<10xf32>, %b: memref<10xf32>, %result: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    %x = affine.load %b[%i] : memref<10xf32>
    affine.store %x, %result[%i] : memref<10xf32>
  }
  return
}

// The outer loop of the target goes inwards, so that the source can be fused into both loops.
// CHECK-LABEL: func.func @sink
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<16x16xf32>, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 16 {
// CHECK-NEXT:     affine.for %[[I:[a-z0-9_]+]] = 1 to 16 {
// CHECK-NEXT:       affine.store %[[X]], %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:       %[[V:.*]] = affine.load %[[A]][%[[I]] - 1, %[[ARG2]]] : memref<16x16xf32>
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:       %[[S:.*]] = arith.addf %[[V]], %[[LOAD]] : f32
// CHECK-NEXT:       affine.store %[[S]], %[[A]][%[[I]], %[[ARG2]]] : memref<16x16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sink(%a: memref<16x16xf32>, %x: f32) {
  %tmp = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.store %x, %tmp[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 1 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %a[%i - 1, %j] : memref<16x16xf32>
      %w = affine.load %tmp[%i, %j] : memref<16x16xf32>
      %s = arith.addf %v, %w : f32
      affine.store %s, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @siblings
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<10xf32>, %[[B:[a-z0-9_]+]]: memref<10xf32>, %[[C:[a-z0-9_]+]]: memref<10xf32>) {
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     %[[X:.*]] = affine.load %[[A]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[X]], %[[B]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:     %[[X_1:.*]] = affine.load %[[A]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:     %[[Y:.*]] = arith.addf %[[X_1]], %[[X_1]] : f32
// CHECK-NEXT:     affine.store %[[Y]], %[[C]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @siblings(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %c[%i] : memref<10xf32>
  }
  return
}

// Sums of rows are complete before they are used.
// CHECK-LABEL: func.func @sums
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8x8xf32>, %[[ZERO:[a-z0-9_]+]]: f32, %[[RESULT:[a-z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:     affine.store %[[ZERO]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:     affine.for %[[ARG4:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:       %[[X:.*]] = affine.load %[[A]][%[[ARG3]], %[[ARG4]]] : memref<8x8xf32>
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       %[[Z:.*]] = arith.addf %[[X]], %[[LOAD]] : f32
// CHECK-NEXT:       affine.store %[[Z]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[LOAD_1:.*]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:     affine.store %[[LOAD_1]], %[[RESULT]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sums(%a: memref<8x8xf32>, %zero: f32, %result: memref<8xf32>) {
  %sums = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %zero, %sums[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<8x8xf32>
      %y = affine.load %sums[%i] : memref<8xf32>
      %z = arith.addf %x, %y : f32
      affine.store %z, %sums[%i] : memref<8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %x = affine.load %sums[%i] : memref<8xf32>
    affine.store %x, %result[%i] : memref<8xf32>
  }
  return
}
