// RUN: strata opt --normalize-memrefs %s -o %t.ir
// RUN: FileCheck %s < %t.ir
// RUN: grep 'RUN-FN[:]' %s > %t.normal
// RUN: cat %t.ir >> %t.normal
// RUN: %run-fn %t.normal
//
// All accesses of a memref with a layout get the subscripts of the new memref.

#swap = affine_map<(d0, d1) -> (d1, d0)>
#flat = affine_map<(d0, d1) -> (d0 * 3 + d1)>

// memref.load of memory that affine.store writes.
// RUN-FN: swapped(0, 2) == 2
// RUN-FN: swapped(1, 0) == 10
// RUN-FN: swapped(1, 2) == 12
// CHECK-LABEL: func.func @swapped
// CHECK-NOT: affine_map<(d0, d1) -> (d1, d0)>
// CHECK: return
func.func @swapped(%row: index, %column: index) -> i32 {
  %m = memref.alloc() : memref<2x3xi32, #swap>
  %ten = arith.constant 10 : i32
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %x = arith.index_cast %i : index to i32
      %y = arith.index_cast %j : index to i32
      %p = arith.muli %x, %ten : i32
      %q = arith.addi %p, %y : i32
      affine.store %q, %m[%i, %j] : memref<2x3xi32, #swap>
    }
  }
  %r = memref.alloc() : memref<2x3xi32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %v = memref.load %m[%i, %j] : memref<2x3xi32, #swap>
      affine.store %v, %r[%i, %j] : memref<2x3xi32>
    }
  }
  %v = memref.load %r[%row, %column] : memref<2x3xi32>
  memref.dealloc %m : memref<2x3xi32, #swap>
  memref.dealloc %r : memref<2x3xi32>
  return %v : i32
}

// A layout of fewer dimensions.
// RUN-FN: flat(0, 2) == 2
// RUN-FN: flat(1, 0) == 3
// RUN-FN: flat(1, 2) == 5
// CHECK-LABEL: func.func @flat
// CHECK: memref.alloc() : memref<6xi32>
func.func @flat(%row: index, %column: index) -> i32 {
  %m = memref.alloc() : memref<2x3xi32, #flat>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%i, %j)
      %x = arith.index_cast %place : index to i32
      memref.store %x, %m[%i, %j] : memref<2x3xi32, #flat>
    }
  }
  %r = memref.alloc() : memref<2x3xi32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %v = memref.load %m[%i, %j] : memref<2x3xi32, #flat>
      affine.store %v, %r[%i, %j] : memref<2x3xi32>
    }
  }
  %v = memref.load %r[%row, %column] : memref<2x3xi32>
  memref.dealloc %m : memref<2x3xi32, #flat>
  memref.dealloc %r : memref<2x3xi32>
  return %v : i32
}
