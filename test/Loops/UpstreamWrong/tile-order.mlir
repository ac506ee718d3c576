// RUN: grep 'RUN-FN[:]' %s > %t.tile
// RUN: strata opt --affine-loop-tile=tile-size=2 %s >> %t.tile
// RUN: grep 'RUN-FN[:]' %s > %t.uneven
// RUN: strata opt --affine-loop-tile=tile-sizes=3,2 %s >> %t.uneven
// RUN: grep 'RUN-FN[:]' %s > %t.jam
// RUN: strata opt --affine-loop-unroll-jam=unroll-jam-factor=2 %s >> %t.jam
// RUN: grep 'RUN-FN[:]' %s > %t.jam3
// RUN: strata opt --affine-loop-unroll-jam=unroll-jam-factor=3 %s >> %t.jam3
// RUN: %run-fn %s
// RUN: %run-fn %t.tile
// RUN: %run-fn %t.uneven
// RUN: %run-fn %t.jam
// RUN: %run-fn %t.jam3
//
// Nests of which iterations depend on an outer iteration before and the next inner one are neither
// tiled nor jammed, nor are those whose dependences are unknown.

// Each row is the row above, moved by a place.
// RUN-FN: distance(4, 0) == 4
// RUN-FN: distance(4, 3) == 34
// RUN-FN: distance(2, 1) == 3
func.func @distance(%row: index, %column: index) -> i32 {
  %a = memref.alloca() : memref<5x5xi32>
  %ten = arith.constant 10 : i32
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %x = arith.index_cast %i : index to i32
      %y = arith.index_cast %j : index to i32
      %m = arith.muli %x, %ten : i32
      %s = arith.addi %m, %y : i32
      affine.store %s, %a[%i, %j] : memref<5x5xi32>
    }
  }
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 4 {
      %v = affine.load %a[%i - 1, %j + 1] : memref<5x5xi32>
      affine.store %v, %a[%i, %j] : memref<5x5xi32>
    }
  }
  %r = memref.load %a[%row, %column] : memref<5x5xi32>
  return %r : i32
}

// The same with a subscript that is a product of two symbols.
// RUN-FN: unknown(0, 0, 4, 0) == 4
// RUN-FN: unknown(0, 3, 4, 3) == 34
// RUN-FN: unknown(0, 5, 2, 1) == 3
func.func @unknown(%p: index, %q: index, %row: index, %column: index) -> i32 {
  %a = memref.alloca() : memref<1x5x5xi32>
  %ten = arith.constant 10 : i32
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %x = arith.index_cast %i : index to i32
      %y = arith.index_cast %j : index to i32
      %m = arith.muli %x, %ten : i32
      %s = arith.addi %m, %y : i32
      affine.store %s, %a[0, %i, %j] : memref<1x5x5xi32>
    }
  }
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 4 {
      %z = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p, %q]
      %v = affine.load %a[%z, %i - 1, %j + 1] : memref<1x5x5xi32>
      affine.store %v, %a[%z, %i, %j] : memref<1x5x5xi32>
    }
  }
  %zero = arith.constant 0 : index
  %r = memref.load %a[%zero, %row, %column] : memref<1x5x5xi32>
  return %r : i32
}

// Loads and stores of memref, whose subscripts are not analysed.
// RUN-FN: other(4, 0) == 4
// RUN-FN: other(2, 1) == 3
func.func @other(%row: index, %column: index) -> i32 {
  %a = memref.alloca() : memref<5x5xi32>
  %one = arith.constant 1 : index
  %ten = arith.constant 10 : i32
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %x = arith.index_cast %i : index to i32
      %y = arith.index_cast %j : index to i32
      %m = arith.muli %x, %ten : i32
      %s = arith.addi %m, %y : i32
      memref.store %s, %a[%i, %j] : memref<5x5xi32>
    }
  }
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 4 {
      %above = arith.subi %i, %one : index
      %right = arith.addi %j, %one : index
      %v = memref.load %a[%above, %right] : memref<5x5xi32>
      memref.store %v, %a[%i, %j] : memref<5x5xi32>
    }
  }
  %r = memref.load %a[%row, %column] : memref<5x5xi32>
  return %r : i32
}
