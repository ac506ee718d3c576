// AUTOUPDATE
// RUN: strata opt --affine-data-copy-generate=skip-non-unit-stride-loops %s | FileCheck %s
//
// The parts of a function for which buffers are created.

// Perhaps nothing is stored.
// CHECK: #map = affine_map<() -> (3)>
// CHECK-NEXT: #map1 = affine_map<() -> (7)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @unknown_count
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[RESULT:[a-z0-9_]+]]: memref<32xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_2:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_4:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:   %[[LOAD:.*]] = affine.load %[[RESULT]][0] : memref<32xf32>
// CHECK-NEXT:   affine.store %[[LOAD]], %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to %[[N]] {
// CHECK-NEXT:     affine.store %[[X]], %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_1:.*]] = affine.load %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:   affine.store %[[LOAD_1]], %[[RESULT]][0] : memref<32xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<1xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unknown_count(%x: f32, %n: index, %result: memref<32xf32>) {
  affine.for %i = 0 to %n {
    affine.store %x, %result[0] : memref<32xf32>
  }
  return
}

// Operations between loops have buffers, too.
// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<32xf32>, %[[RESULT:[a-z0-9_]+]]: memref<32xf32>) {
// CHECK-NEXT:   %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C7_0:.*]] = arith.constant 7 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3_2:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_4:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:   %[[X:.*]] = affine.load %[[A]][3] : memref<32xf32>
// CHECK-NEXT:   affine.store %[[X]], %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:   %[[ALLOC_6:.*]] = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()
// CHECK-NEXT:   %[[LOAD:.*]] = affine.load %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()
// CHECK-NEXT:   affine.store %[[LOAD]], %[[ALLOC_6]][0] : memref<1xf32, 1>
// CHECK-NEXT:   %[[LOAD_1:.*]] = affine.load %[[ALLOC_6]][0] : memref<1xf32, 1>
// CHECK-NEXT:   affine.store %[[LOAD_1]], %[[RESULT]][7] : memref<32xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_6]] : memref<1xf32, 1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<1xf32, 1>
// CHECK-NEXT:   %[[ALLOC_7:.*]] = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     affine.store %[[LOAD]], %[[ALLOC_7]][%[[ARG2]]] : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG2_1:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     %[[LOAD_2:.*]] = affine.load %[[ALLOC_7]][%[[ARG2_1]]] : memref<4xf32, 1>
// CHECK-NEXT:     affine.store %[[LOAD_2]], %[[RESULT]][%[[ARG2_1]]] : memref<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC_7]] : memref<4xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elements(%a: memref<32xf32>, %result: memref<32xf32>) {
  %x = affine.load %a[3] : memref<32xf32>
  affine.store %x, %result[7] : memref<32xf32>
  affine.for %i = 0 to 4 {
    affine.store %x, %result[%i] : memref<32xf32>
  }
  return
}

// The smallest box that contains the accessed part.
// CHECK-LABEL: func.func @triangle
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8x8xf32>, %[[RESULT:[a-z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to #map2(%[[ARG2]]) {
// CHECK-NEXT:       %[[X:.*]] = affine.load %[[A]][%[[ARG2]], %[[ARG3]]] : memref<8x8xf32>
// CHECK-NEXT:       affine.store %[[X]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG2_1:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[ALLOC]][%[[ARG2_1]]] : memref<8xf32, 1>
// CHECK-NEXT:     affine.store %[[LOAD]], %[[RESULT]][%[[ARG2_1]]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @triangle(%a: memref<8x8xf32>, %result: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) {
      %x = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %x, %result[%i] : memref<8xf32>
    }
  }
  return
}

// Values that a loop carries are left.
// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8xf32>) -> f32 {
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:   affine.for %[[ARG1:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:     %[[X:.*]] = affine.load %[[A]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     affine.store %[[X]], %[[ALLOC]][%[[ARG1]]] : memref<8xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[SUM:.*]] = affine.for %[[I:[a-z0-9_]+]] = 0 to 8 iter_args(%[[S:[a-z0-9_]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[ALLOC]][%[[I]]] : memref<8xf32, 1>
// CHECK-NEXT:     %[[T:.*]] = arith.addf %[[S]], %[[LOAD]] : f32
// CHECK-NEXT:     affine.yield %[[T]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// CHECK-NEXT:   return %[[SUM]] : f32
// CHECK-NEXT: }
func.func @sum(%a: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (f32) {
    %x = affine.load %a[%i] : memref<8xf32>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  }
  return %sum : f32
}

// The same elements are loaded by all iterations of the outer loop.
// CHECK-LABEL: func.func @again
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8xf32>, %[[RESULT:[a-z0-9_]+]]: memref<8x8xf32>) {
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C8_0:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:     %[[X:.*]] = affine.load %[[A]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     affine.store %[[X]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 8 step 4 {
// CHECK-NEXT:     %[[ALLOC_3:.*]] = memref.alloc() : memref<1x8xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[ALLOC]][%[[ARG3]]] : memref<8xf32, 1>
// CHECK-NEXT:       affine.store %[[LOAD]], %[[ALLOC_3]][0, %[[ARG3]]] : memref<1x8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map3(%[[I]])
// CHECK-NEXT:     affine.for %[[ARG3_1:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:       %[[LOAD_1:.*]] = affine.load %[[ALLOC_3]][0, %[[ARG3_1]]] : memref<1x8xf32, 1>
// CHECK-NEXT:       affine.store %[[LOAD_1]], %[[RESULT]][%[[I]], %[[ARG3_1]]] : memref<8x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_3]] : memref<1x8xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @again(%a: memref<8xf32>, %result: memref<8x8xf32>) {
  affine.for %i = 0 to 8 step 4 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%j] : memref<8xf32>
      affine.store %x, %result[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
