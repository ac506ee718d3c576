// AUTOUPDATE
// RUN: strata opt --affine-data-copy-generate %s | FileCheck %s
//
// The elements that a loop loads and stores are copied to buffers in another memory space.

// CHECK: #map = affine_map<(d0, d1) -> (d0 + 8)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1 + 4)>
// CHECK-LABEL: func.func @square
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<32x32xf32>, %[[RESULT:[a-z0-9_]+]]: memref<32x32xf32>) {
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C256:.*]] = arith.constant 256 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C256_0:.*]] = arith.constant 256 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<16x16xf32, 1>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 8 to 24 {
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 16 {
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[A]][%[[ARG2]], %[[ARG3]]] : memref<32x32xf32>
// CHECK-NEXT:       affine.store %[[LOAD]], %[[ALLOC]][%[[ARG2]] - 8, %[[ARG3]]] : memref<16x16xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_3:.*]] = memref.alloc() : memref<16x16xf32, 1>
// CHECK-NEXT:   affine.for %[[ARG2_1:[a-z0-9_]+]] = 0 to 16 {
// CHECK-NEXT:     affine.for %[[ARG3_1:[a-z0-9_]+]] = 0 to 16 {
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map(%[[ARG2_1]], %[[ARG3_1]])
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map1(%[[ARG2_1]], %[[ARG3_1]])
// CHECK-NEXT:       %[[LOAD_1:.*]] = affine.load %[[ALLOC]][%[[ARG2_1]], %[[ARG3_1]]] : memref<16x16xf32, 1>
// CHECK-NEXT:       %[[Y:.*]] = arith.mulf %[[LOAD_1]], %[[LOAD_1]] : f32
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map2(%[[ARG2_1]], %[[ARG3_1]])
// CHECK-NEXT:       %[[APPLY_3:.*]] = affine.apply #map3(%[[ARG2_1]], %[[ARG3_1]])
// CHECK-NEXT:       affine.store %[[Y]], %[[ALLOC_3]][%[[ARG2_1]], %[[ARG3_1]]] : memref<16x16xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG2_2:[a-z0-9_]+]] = 0 to 16 {
// CHECK-NEXT:     affine.for %[[ARG3_2:[a-z0-9_]+]] = 4 to 20 {
// CHECK-NEXT:       %[[LOAD_2:.*]] = affine.load %[[ALLOC_3]][%[[ARG2_2]], %[[ARG3_2]] - 4] : memref<16x16xf32, 1>
// CHECK-NEXT:       affine.store %[[LOAD_2]], %[[RESULT]][%[[ARG2_2]], %[[ARG3_2]]] : memref<32x32xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC_3]] : memref<16x16xf32, 1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<16x16xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @square(%a: memref<32x32xf32>, %result: memref<32x32xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %x = affine.load %a[%i + 8, %j] : memref<32x32xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %result[%i, %j + 4] : memref<32x32xf32>
    }
  }
  return
}

// One buffer has all elements of a memref that is loaded and stored.
// CHECK-LABEL: func.func @accumulate
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<32xf32>) {
// CHECK-NEXT:   %[[C32:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C32_0:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:   affine.for %[[ARG1:[a-z0-9_]+]] = 0 to 32 {
// CHECK-NEXT:     %[[X:.*]] = affine.load %[[A]][%[[ARG1]]] : memref<32xf32>
// CHECK-NEXT:     affine.store %[[X]], %[[ALLOC]][%[[ARG1]]] : memref<32xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 16 {
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[ALLOC]][%[[I]]] : memref<32xf32, 1>
// CHECK-NEXT:     %[[LOAD_1:.*]] = affine.load %[[ALLOC]][%[[I]] + 16] : memref<32xf32, 1>
// CHECK-NEXT:     %[[Z:.*]] = arith.addf %[[LOAD]], %[[LOAD_1]] : f32
// CHECK-NEXT:     affine.store %[[Z]], %[[ALLOC]][%[[I]]] : memref<32xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG1_1:[a-z0-9_]+]] = 0 to 32 {
// CHECK-NEXT:     %[[LOAD_2:.*]] = affine.load %[[ALLOC]][%[[ARG1_1]]] : memref<32xf32, 1>
// CHECK-NEXT:     affine.store %[[LOAD_2]], %[[A]][%[[ARG1_1]]] : memref<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<32xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @accumulate(%a: memref<32xf32>) {
  affine.for %i = 0 to 16 {
    %x = affine.load %a[%i] : memref<32xf32>
    %y = affine.load %a[%i + 16] : memref<32xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %a[%i] : memref<32xf32>
  }
  return
}

// Each second element is stored: the others are copied to the buffer before.
// CHECK-LABEL: func.func @gaps
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[RESULT:[a-z0-9_]+]]: memref<32xf32>) {
// CHECK-NEXT:   %[[C31:.*]] = arith.constant 31 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C31_0:.*]] = arith.constant 31 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<31xf32, 1>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 31 {
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[RESULT]][%[[ARG2]]] : memref<32xf32>
// CHECK-NEXT:     affine.store %[[LOAD]], %[[ALLOC]][%[[ARG2]]] : memref<31xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 16 {
// CHECK-NEXT:     affine.store %[[X]], %[[ALLOC]][%[[I]] * 2] : memref<31xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG2_1:[a-z0-9_]+]] = 0 to 31 {
// CHECK-NEXT:     %[[LOAD_1:.*]] = affine.load %[[ALLOC]][%[[ARG2_1]]] : memref<31xf32, 1>
// CHECK-NEXT:     affine.store %[[LOAD_1]], %[[RESULT]][%[[ARG2_1]]] : memref<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<31xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @gaps(%x: f32, %result: memref<32xf32>) {
  affine.for %i = 0 to 16 {
    affine.store %x, %result[%i * 2] : memref<32xf32>
  }
  return
}
