// RUN: %opt --affine-loop-tile=tile-size=4 %s | FileCheck %s
// RUN: %opt --affine-loop-tile="tile-sizes=4,3 separate" %s | FileCheck %s --check-prefix=SEPARATE
// RUN: %opt --affine-loop-tile=tile-sizes=1,4 %s | FileCheck %s --check-prefix=ROWS
// RUN: %opt --affine-loop-tile=tile-sizes=4,5,1,1 %s | FileCheck %s --check-prefix=WINDOW
// RUN: %opt --affine-loop-tile=cache-size=1 %s | FileCheck %s --check-prefix=MODEL
// RUN: not %opt --affine-loop-tile=tile-sizes=4,0 %s 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: error: expected positive tile sizes, found 0
//
// Perfect nests whose accesses keep their order are tiled.

// CHECK-DAG: #[[$SAME:.*]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: #[[$FULL:.*]] = affine_map<(d0) -> (d0 + 4)>
// CHECK-DAG: #[[$PART:.*]] = affine_map<(d0)[s0] -> (d0 + 4, s0)>
// SEPARATE-DAG: #[[$SET:.*]] = affine_set<(d0)[s0] : (-d0 + s0 - 3 >= 0)>

// CHECK-LABEL: func.func @fill
// CHECK-SAME: %[[N:[a-z0-9]*]]: index
// CHECK: affine.for %[[I:.*]] = 0 to 16 step 4 {
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to %[[N]] step 4 {
// CHECK-NEXT: affine.for %{{.*}} = #[[$SAME]](%[[I]]) to #[[$FULL]](%[[I]]) {
// CHECK-NEXT: affine.for %{{.*}} = #[[$SAME]](%[[J]]) to min #[[$PART]](%[[J]])[%[[N]]] {
// SEPARATE-LABEL: func.func @fill
// SEPARATE: affine.if #[[$SET]]
// SEPARATE-NEXT: affine.for
// SEPARATE-NEXT: affine.for
// SEPARATE-NOT: min
// SEPARATE: else
// SEPARATE-NEXT: affine.for
// SEPARATE-NEXT: affine.for %{{.*}} to min
// MODEL-LABEL: func.func @fill
// MODEL: affine.for %{{.*}} = 0 to 16 step 4
func.func @fill(%n: index, %a: memref<16x?xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to %n {
      affine.store %x, %a[%i, %j] : memref<16x?xf32>
    }
  }
  return
}

// 64 KiB in tiles of a cache of 1 KiB: 64 tiles, 8 in each direction.
// MODEL-LABEL: func.func @model
// MODEL: affine.for %{{.*}} = 0 to 128 step 8
// MODEL-NEXT: affine.for %{{.*}} = 0 to 128 step 8
func.func @model(%a: memref<128x128xf32>, %x: f32) {
  affine.for %i = 0 to 128 {
    affine.for %j = 0 to 128 {
      affine.store %x, %a[%i, %j] : memref<128x128xf32>
    }
  }
  return
}

// An element is read a row later and a column before: a tile would need the next one.
// CHECK-LABEL: func.func @backwards
// CHECK: affine.for %{{.*}} = 1 to 9 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
func.func @backwards(%a: memref<9x9xi32>) {
  affine.for %i = 1 to 9 {
    affine.for %j = 0 to 8 {
      %v = affine.load %a[%i - 1, %j + 1] : memref<9x9xi32>
      affine.store %v, %a[%i, %j] : memref<9x9xi32>
    }
  }
  return
}

// Tiles that have all iterations of the inner loop, or one iteration of the outer one, exchange nothing.
// CHECK-LABEL: func.func @backwards_in_rows
// CHECK: affine.for %{{.*}} = 1 to 9 step 4 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 4 step 4 {
// ROWS-LABEL: func.func @backwards_in_rows
// ROWS: affine.for %{{.*}} = 1 to 9 {
// ROWS-NEXT: affine.for %{{.*}} = 0 to 4 step 4 {
func.func @backwards_in_rows(%a: memref<9x9xi32>) {
  affine.for %i = 1 to 9 {
    affine.for %j = 0 to 4 {
      %v = affine.load %a[%i - 1, %j + 1] : memref<9x9xi32>
      affine.store %v, %a[%i, %j] : memref<9x9xi32>
    }
  }
  return
}

// The elements of sums are accessed in order by tiles of one iteration of the loops that add to them.
// CHECK-LABEL: func.func @convolution
// CHECK: affine.for %{{.*}} = 0 to 20 {
// WINDOW-LABEL: func.func @convolution
// WINDOW: affine.for %{{.*}} = 0 to 20 step 4 {
// WINDOW-NEXT: affine.for %{{.*}} = 0 to 20 step 5 {
// WINDOW-NEXT: affine.for %{{.*}} = 0 to 6 {
// WINDOW-NEXT: affine.for %{{.*}} = 0 to 6 {
func.func @convolution(%a: memref<25x25xi32>, %b: memref<6x6xi32>, %c: memref<20x20xi32>) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 20 {
      affine.for %p = 0 to 6 {
        affine.for %q = 0 to 6 {
          %x = affine.load %a[%i + %p, %j + %q] : memref<25x25xi32>
          %y = affine.load %b[%p, %q] : memref<6x6xi32>
          %z = affine.load %c[%i, %j] : memref<20x20xi32>
          %m = arith.muli %x, %y : i32
          %s = arith.addi %z, %m : i32
          affine.store %s, %c[%i, %j] : memref<20x20xi32>
        }
      }
    }
  }
  return
}

// Indices that are not affine, and calls, may be those of any element.
// CHECK-LABEL: func.func @unknown_index
// CHECK: affine.for %{{.*}} = 0 to 8 {
func.func @unknown_index(%a: memref<?xi32>, %k: memref<8xindex>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %p = affine.load %k[%j] : memref<8xindex>
      %v = memref.load %a[%p] : memref<?xi32>
      affine.store %v, %a[%i + %j] : memref<?xi32>
    }
  }
  return
}

// Neither triangular nests nor loops with carried values are tiled.
// CHECK-LABEL: func.func @triangle
// CHECK: affine.for %[[I:.*]] = 0 to 8 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to #[[$SAME]](%[[I]]) {
func.func @triangle(%a: memref<8x8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%i, %j] : memref<8x8xi32>
    }
  }
  return
}

// Volatile accesses keep their order.
// CHECK-LABEL: func.func @volatile
// CHECK: affine.for %{{.*}} = 0 to 8 {
func.func @volatile(%p: !llvm.ptr, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      llvm.store volatile %x, %p : i32, !llvm.ptr
    }
  }
  return
}

// The end of the last tile does not fit into 64 bits.
// CHECK-LABEL: func.func @overflow
// CHECK: affine.for %{{.*}} = 0 to 9223372036854775807 step 3074457345618258602 {
func.func @overflow(%a: memref<4xi32>, %x: i32) {
  affine.for %i = 0 to 9223372036854775807 step 3074457345618258602 {
    affine.store %x, %a[%i floordiv 3074457345618258602] : memref<4xi32>
  }
  return
}

// No divisor is searched for.
// MODEL-LABEL: func.func @many
// MODEL: affine.for
func.func @many(%a: memref<?xi64>, %x: i64) {
  affine.for %i = 0 to 2305843009213693951 {
    affine.store %x, %a[%i] : memref<?xi64>
  }
  return
}

// Each row is the row above, moved by a place. Tiles of one row keep the order of iterations.
// CHECK-LABEL: func.func @moved
// CHECK-NOT: step
// CHECK: return
// ROWS-LABEL: func.func @moved
// ROWS: affine.for %{{.*}} = 1 to 17 {
// ROWS-NEXT: affine.for %{{.*}} = 0 to 16 step 4 {
// ROWS-NEXT: affine.for
// ROWS-NEXT: affine.for
func.func @moved(%a: memref<17x17xf32>) {
  affine.for %i = 1 to 17 {
    affine.for %j = 0 to 16 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<17x17xf32>
      affine.store %x, %a[%i, %j] : memref<17x17xf32>
    }
  }
  return
}

// A loop without iterations accesses no memory.
// MODEL-LABEL: func.func @empty
// MODEL: affine.for %{{.*}} = 0 to 0 {
func.func @empty(%a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 0 {
    affine.store %x, %a[%i, 0] : memref<64x64xf32>
  }
  return
}
