// RUN: grep 'RUN-FN[:]' %s > %t.two
// RUN: strata opt --affine-super-vectorize=virtual-vector-size=4,8 %s >> %t.two
// RUN: FileCheck %s < %t.two
// RUN: grep 'RUN-FN[:]' %s > %t.three
// RUN: strata opt --affine-super-vectorize="virtual-vector-size=2,3,4" %s >> %t.three
// RUN: %run-fn %s
// RUN: %run-fn %t.two
// RUN: %run-fn %t.three
//
// Elements after the last iterations keep their values in both dimensions.
// CHECK-LABEL: func.func @ends
// CHECK: vector<4x8xi32>
// RUN-FN: ends(4, 8) == 96
// RUN-FN: ends(0, 0) == 0
func.func @ends(%i0: index, %j0: index) -> i32 {
  %m = memref.alloca() : memref<5x9xi32>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 9 {
      %n = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      %x = arith.index_cast %n : index to i32
      memref.store %x, %m[%i, %j] : memref<5x9xi32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 9 {
      %v = affine.load %m[%i, %j] : memref<5x9xi32>
      %w = arith.addi %v, %v : i32
      affine.store %w, %m[%i, %j] : memref<5x9xi32>
    }
  }
  %r = memref.load %m[%i0, %j0] : memref<5x9xi32>
  return %r : i32
}

// The last vector would store to a column of no iteration.
// CHECK-LABEL: func.func @column
// CHECK-NOT: vector.transfer_write
// CHECK: return
// RUN-FN: column(4, 7) == 94
// RUN-FN: column(4, 8) == 48
func.func @column(%i0: index, %j0: index) -> i32 {
  %m = memref.alloca() : memref<5x9xi32>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 9 {
      %n = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      %x = arith.index_cast %n : index to i32
      memref.store %x, %m[%i, %j] : memref<5x9xi32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 1 {
        %v = affine.load %m[%i, %j] : memref<5x9xi32>
        %w = arith.addi %v, %v : i32
        affine.store %w, %m[%i, %j] : memref<5x9xi32>
      }
    }
    affine.for %j = 8 to 9 step 2 {
      %v = affine.load %m[%i, %j] : memref<5x9xi32>
      affine.store %v, %m[%i, %j] : memref<5x9xi32>
    }
  }
  %r = memref.load %m[%i0, %j0] : memref<5x9xi32>
  return %r : i32
}

// Iterations of the outer loop depend on each other: the nest stays.
// CHECK-LABEL: func.func @dependent
// CHECK-NOT: vector.transfer_write
// CHECK: return
// RUN-FN: dependent(4) == 16
func.func @dependent(%i0: index) -> i32 {
  %m = memref.alloca() : memref<5x8xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 8 {
      memref.store %one, %m[%i, %j] : memref<5x8xi32>
    }
  }
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 8 {
      %v = affine.load %m[%i - 1, %j] : memref<5x8xi32>
      %w = arith.addi %v, %v : i32
      affine.store %w, %m[%i, %j] : memref<5x8xi32>
    }
  }
  %c3 = arith.constant 3 : index
  %r = memref.load %m[%i0, %c3] : memref<5x8xi32>
  return %r : i32
}
