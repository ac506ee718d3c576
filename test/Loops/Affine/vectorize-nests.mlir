// AUTOUPDATE
// RUN: strata opt --affine-super-vectorize=virtual-vector-size=4,8 %s | FileCheck %s
//
// Vectors of two dimensions.

// The loop of products is executed for all elements.
// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (0)>
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<64x32xf32>, %[[B:[a-z0-9_]+]]: memref<32x128xf32>, %[[C:[a-z0-9_]+]]: memref<64x128xf32>) {
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 64 step 4 {
// CHECK-NEXT:     affine.for %[[ARG4:[a-z0-9_]+]] = 0 to 128 step 8 {
// CHECK-NEXT:       affine.for %[[K:[a-z0-9_]+]] = 0 to 32 {
// CHECK-NEXT:         %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT:         %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[ARG3]], %[[K]]], %[[POISON]] {permutation_map = #map} : memref<64x32xf32>, vector<4x8xf32>
// CHECK-NEXT:         %[[POISON_1:.*]] = ub.poison : f32
// CHECK-NEXT:         %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[B]][%[[K]], %[[ARG4]]], %[[POISON_1]] {permutation_map = #map1} : memref<32x128xf32>, vector<4x8xf32>
// CHECK-NEXT:         %[[POISON_2:.*]] = ub.poison : f32
// CHECK-NEXT:         %[[TRANSFER_READ_2:.*]] = vector.transfer_read %[[C]][%[[ARG3]], %[[ARG4]]], %[[POISON_2]] : memref<64x128xf32>, vector<4x8xf32>
// CHECK-NEXT:         %[[MULF:.*]] = arith.mulf %[[TRANSFER_READ]], %[[TRANSFER_READ_1]] : vector<4x8xf32>
// CHECK-NEXT:         %[[ADDF:.*]] = arith.addf %[[MULF]], %[[TRANSFER_READ_2]] : vector<4x8xf32>
// CHECK-NEXT:         vector.transfer_write %[[ADDF]], %[[C]][%[[ARG3]], %[[ARG4]]] : vector<4x8xf32>, memref<64x128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @product(%a: memref<64x32xf32>, %b: memref<32x128xf32>, %c: memref<64x128xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      affine.for %k = 0 to 32 {
        %x = affine.load %a[%i, %k] : memref<64x32xf32>
        %y = affine.load %b[%k, %j] : memref<32x128xf32>
        %z = affine.load %c[%i, %j] : memref<64x128xf32>
        %p = arith.mulf %x, %y : f32
        %q = arith.addf %p, %z : f32
        affine.store %q, %c[%i, %j] : memref<64x128xf32>
      }
    }
  }
  return
}

// Two loops are the second dimension, and constants are created where they are used.
// CHECK-LABEL: func.func @siblings
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<64x128xf32>, %[[B:[a-z0-9_]+]]: memref<64x128xf32>, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[X]] : f32 to vector<4x8xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 64 step 4 {
// CHECK-NEXT:     affine.for %[[ARG4:[a-z0-9_]+]] = 0 to 128 step 8 {
// CHECK-NEXT:       %[[CST_0:.*]] = arith.constant dense<2.000000e+00> : vector<4x8xf32>
// CHECK-NEXT:       %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT:       %[[TRANSFER_READ:.*]] = vector.transfer_read %[[B]][%[[ARG3]], %[[ARG4]]], %[[POISON]] : memref<64x128xf32>, vector<4x8xf32>
// CHECK-NEXT:       %[[MULF:.*]] = arith.mulf %[[TRANSFER_READ]], %[[CST_0]] : vector<4x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[MULF]], %[[A]][%[[ARG3]], %[[ARG4]]] : vector<4x8xf32>, memref<64x128xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4_1:[a-z0-9_]+]] = 0 to 128 step 8 {
// CHECK-NEXT:       %[[CST_0_1:.*]] = arith.constant dense<2.000000e+00> : vector<4x8xf32>
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[BROADCAST]], %[[CST_0_1]] : vector<4x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[ADDF]], %[[B]][%[[ARG3]], %[[ARG4_1]]] : vector<4x8xf32>, memref<64x128xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @siblings(%a: memref<64x128xf32>, %b: memref<64x128xf32>, %x: f32) {
  %two = arith.constant 2.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      %v = affine.load %b[%i, %j] : memref<64x128xf32>
      %w = arith.mulf %v, %two : f32
      affine.store %w, %a[%i, %j] : memref<64x128xf32>
    }
    affine.for %k = 0 to 128 {
      %y = arith.addf %x, %two : f32
      affine.store %y, %b[%i, %k] : memref<64x128xf32>
    }
  }
  return
}

// A value of the outer loop is the same in all elements of a row.
// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<64x128xf32>, %[[C:[a-z0-9_]+]]: memref<64x1xf32>) {
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 64 step 4 {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map2(%[[ARG2]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map3(%[[ARG2]])
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT:     %[[TRANSFER_READ:.*]] = vector.transfer_read %[[C]][%[[APPLY]], %[[APPLY_1]]], %[[POISON]] {permutation_map = #map} : memref<64x1xf32>, vector<4x8xf32>
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 128 step 8 {
// CHECK-NEXT:       %[[POISON_1:.*]] = ub.poison : f32
// CHECK-NEXT:       %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[A]][%[[ARG2]], %[[ARG3]]], %[[POISON_1]] : memref<64x128xf32>, vector<4x8xf32>
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[TRANSFER_READ_1]], %[[TRANSFER_READ]] : vector<4x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[ADDF]], %[[A]][%[[ARG2]], %[[ARG3]]] : vector<4x8xf32>, memref<64x128xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rows(%a: memref<64x128xf32>, %c: memref<64x1xf32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %c[%i, 0] : memref<64x1xf32>
    affine.for %j = 0 to 128 {
      %v = affine.load %a[%i, %j] : memref<64x128xf32>
      %w = arith.addf %v, %x : f32
      affine.store %w, %a[%i, %j] : memref<64x128xf32>
    }
  }
  return
}

// A loop in between, and sums that it carries.
// CHECK-LABEL: func.func @sums
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<64x128xf32>, %[[B:[a-z0-9_]+]]: memref<64x128x16xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 64 step 4 {
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 128 step 8 {
// CHECK-NEXT:       %[[CST_0:.*]] = arith.constant dense<0.000000e+00> : vector<4x8xf32>
// CHECK-NEXT:       %[[FOR:.*]] = affine.for %[[ARG4:[a-z0-9_]+]] = 0 to 16 iter_args(%[[ARG5:[a-z0-9_]+]] = %[[CST_0]]) -> (vector<4x8xf32>) {
// CHECK-NEXT:         %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT:         %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[ARG2]], %[[ARG3]]], %[[POISON]] : memref<64x128xf32>, vector<4x8xf32>
// CHECK-NEXT:         %[[ADDF:.*]] = arith.addf %[[ARG5]], %[[TRANSFER_READ]] : vector<4x8xf32>
// CHECK-NEXT:         affine.yield %[[ADDF]] : vector<4x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.transfer_write %[[FOR]], %[[A]][%[[ARG2]], %[[ARG3]]] : vector<4x8xf32>, memref<64x128xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sums(%a: memref<64x128xf32>, %b: memref<64x128x16xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      %sum = affine.for %k = 0 to 16 iter_args(%s = %zero) -> f32 {
        %v = affine.load %a[%i, %j] : memref<64x128xf32>
        %t = arith.addf %s, %v : f32
        affine.yield %t : f32
      }
      affine.store %sum, %a[%i, %j] : memref<64x128xf32>
    }
  }
  return
}

// The outermost loop remains, and so does memory that ends with the loops.
// CHECK-LABEL: func.func @last
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<9x10x11xf32>, %[[X:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[X]] : f32 to vector<4x8xf32>
// CHECK-NEXT:   affine.for %[[H:[a-z0-9_]+]] = 0 to 9 {
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 10 step 4 {
// CHECK-NEXT:       affine.for %[[ARG4:[a-z0-9_]+]] = 0 to 11 step 8 {
// CHECK-NEXT:         vector.transfer_write %[[BROADCAST]], %[[A]][%[[H]], %[[ARG3]], %[[ARG4]]] : vector<4x8xf32>, memref<9x10x11xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @last(%a: memref<9x10x11xf32>, %x: f32) {
  affine.for %h = 0 to 9 {
    affine.for %i = 0 to 10 {
      affine.for %j = 0 to 11 {
        affine.store %x, %a[%h, %i, %j] : memref<9x10x11xf32>
      }
    }
  }
  return
}
