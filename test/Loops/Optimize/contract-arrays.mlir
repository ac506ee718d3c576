// RUN: %run-fn -O3 %s
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-contract-arrays{l1-bytes=1024}))' | FileCheck %s
//
// Temporary arrays of which each iteration of a loop accesses a row of its own become one row.

// RUN-FN: rows(3) == 390144
// RUN-FN: branches(true) == 8256
// RUN-FN: branches(false) == 16512
// RUN-FN: row_before() == 8192

// The first dimension is that of the loop, the second one that of the loop in it.
// CHECK-LABEL: func.func @rows(
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<16xi32>
// CHECK-NEXT: affine.for %{{.*}} = 0 to 128
// CHECK-NOT: memref<128x8x16xi32>
func.func @rows(%n: i32) -> i32 {
  %t = memref.alloc() : memref<128x8x16xi32>
  %y = memref.alloc() : memref<16xi32>
  %zero = arith.constant 0 : i32
  affine.for %k = 0 to 16 {
    affine.store %zero, %y[%k] : memref<16xi32>
  }
  affine.for %j = 0 to 128 {
    affine.for %l = 0 to 8 {
      affine.for %k = 0 to 16 {
        %x = arith.index_cast %j : index to i32
        %p = arith.muli %x, %n : i32
        affine.store %p, %t[%j, %l, %k] : memref<128x8x16xi32>
      }
      affine.for %k = 0 to 16 {
        %v = affine.load %t[%j, %l, -%k + 15] : memref<128x8x16xi32>
        %o = affine.load %y[%k] : memref<16xi32>
        %s = arith.addi %o, %v : i32
        affine.store %s, %y[%k] : memref<16xi32>
      }
    }
  }
  %a = affine.load %y[0] : memref<16xi32>
  %b = affine.load %y[15] : memref<16xi32>
  %r = arith.addi %a, %b : i32
  memref.dealloc %t : memref<128x8x16xi32>
  memref.dealloc %y : memref<16xi32>
  return %r : i32
}

// Only one of the branches is executed: one has a row, the other one, whose loops share the array, all of it.
// CHECK-LABEL: func.func @branches(
// CHECK: memref.alloc() : memref<128x128xi32>
// CHECK: scf.if
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<128xi32>
// CHECK: memref.dealloc %{{.*}} : memref<128xi32>
// CHECK: else
// CHECK: affine.load %{{.*}} : memref<128x128xi32>
func.func @branches(%c: i1) -> i32 {
  %t = memref.alloc() : memref<128x128xi32>
  %y = memref.alloc() : memref<128xi32>
  scf.if %c {
    affine.for %i = 0 to 128 {
      affine.for %k = 0 to 128 {
        %x = arith.index_cast %k : index to i32
        affine.store %x, %t[%i, %k] : memref<128x128xi32>
      }
      %a = affine.load %t[%i, 127] : memref<128x128xi32>
      %b = affine.load %t[%i, 2] : memref<128x128xi32>
      %s = arith.addi %a, %b : i32
      affine.store %s, %y[%i] : memref<128xi32>
    }
  } else {
    affine.for %i = 0 to 128 {
      affine.for %k = 0 to 128 {
        %x = arith.index_cast %i : index to i32
        affine.store %x, %t[%i, %k] : memref<128x128xi32>
      }
    }
    affine.for %i = 0 to 128 {
      %a = affine.load %t[127, %i] : memref<128x128xi32>
      %b = affine.load %t[2, -%i + 127] : memref<128x128xi32>
      %s = arith.addi %a, %b : i32
      %d = arith.addi %s, %s : i32
      affine.store %d, %y[%i] : memref<128xi32>
    }
  }
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to 64 iter_args(%h = %zero) -> i32 {
    %v = affine.load %y[%i * 2] : memref<128xi32>
    %s = arith.addi %h, %v : i32
    affine.yield %s : i32
  }
  memref.dealloc %t : memref<128x128xi32>
  memref.dealloc %y : memref<128xi32>
  return %sum : i32
}

// An iteration loads the row of the one before.
// CHECK-LABEL: func.func @row_before(
// CHECK: memref.alloc() : memref<129x128xi32>
// CHECK-NOT: memref.alloc
func.func @row_before() -> i32 {
  %t = memref.alloc() : memref<129x128xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.for %i = 1 to 129 {
    affine.for %k = 0 to 128 {
      affine.store %one, %t[%i, %k] : memref<129x128xi32>
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
        %x = affine.load %t[%i - 1, %k] : memref<129x128xi32>
        %s = arith.addi %x, %one : i32
        affine.store %s, %t[%i, %k] : memref<129x128xi32>
      }
    }
  }
  %sum = affine.for %k = 0 to 64 iter_args(%h = %zero) -> i32 {
    %v = affine.load %t[128, %k] : memref<129x128xi32>
    %s = arith.addi %h, %v : i32
    affine.yield %s : i32
  }
  memref.dealloc %t : memref<129x128xi32>
  return %sum : i32
}

// The array itself is stored: it is used elsewhere.
// CHECK-LABEL: func.func @stored_array
// CHECK: memref.alloc() : memref<1024xi32>
// CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<1024xmemref<1024xi32>>
func.func @stored_array(%p: memref<1024xmemref<1024xi32>>) {
  %a = memref.alloc() : memref<1024xi32>
  %c = arith.constant 5 : i32
  affine.for %k = 0 to 1024 {
    affine.store %c, %a[%k] : memref<1024xi32>
    affine.store %a, %p[%k] : memref<1024xmemref<1024xi32>>
  }
  return
}
