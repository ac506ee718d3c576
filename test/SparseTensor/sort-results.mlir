// RUN: strata opt --sparse-buffer-rewrite %s -o %t.mlir
// RUN: %strata run --entry=stable %t.mlir '[3, 1, 2, 0, 3, 0, 2, 9, 1, 4]' '[1, 2, 3, 4, 5]' | FileCheck %s --check-prefix=PAIRS
// RUN: %strata run --entry=heap %t.mlir '[3, 1, 2, 0, 3, 0, 2, 9, 1, 4]' '[1, 2, 3, 4, 5]' | FileCheck %s --check-prefix=PAIRS
// RUN: %strata run --entry=quick %t.mlir '[3, 1, 2, 0, 3, 0, 2, 9, 1, 4]' '[1, 2, 3, 4, 5]' | FileCheck %s --check-prefix=PAIRS
// RUN: %strata run --entry=many %t.mlir | FileCheck %s --check-prefix=MANY
// RUN: %strata interpret --entry=many %t.mlir | FileCheck %s --check-prefix=MANY
//
// Pairs of numbers in lexicographic order, with an array that moves with them.
//
// REQUIRES: codegen

// PAIRS: [1, 4, 2, 0, 2, 9, 3, 0, 3, 1]
// PAIRS-NEXT: [5, 2, 4, 3, 1]
func.func @stable(%xy: memref<10xindex>, %y: memref<5xi32>) -> (memref<10xindex>, memref<5xi32>) {
  %n = arith.constant 5 : index
  %a = memref.cast %xy : memref<10xindex> to memref<?xindex>
  %b = memref.cast %y : memref<5xi32> to memref<?xi32>
  sparse_tensor.sort insertion_sort_stable %n, %a jointly %b {perm_map = affine_map<(i, j) -> (i, j)>} : memref<?xindex> jointly memref<?xi32>
  return %xy, %y : memref<10xindex>, memref<5xi32>
}
func.func @heap(%xy: memref<10xindex>, %y: memref<5xi32>) -> (memref<10xindex>, memref<5xi32>) {
  %n = arith.constant 5 : index
  %a = memref.cast %xy : memref<10xindex> to memref<?xindex>
  %b = memref.cast %y : memref<5xi32> to memref<?xi32>
  sparse_tensor.sort heap_sort %n, %a jointly %b {perm_map = affine_map<(i, j) -> (i, j)>} : memref<?xindex> jointly memref<?xi32>
  return %xy, %y : memref<10xindex>, memref<5xi32>
}
func.func @quick(%xy: memref<10xindex>, %y: memref<5xi32>) -> (memref<10xindex>, memref<5xi32>) {
  %n = arith.constant 5 : index
  %a = memref.cast %xy : memref<10xindex> to memref<?xindex>
  %b = memref.cast %y : memref<5xi32> to memref<?xi32>
  sparse_tensor.sort quick_sort %n, %a jointly %b {perm_map = affine_map<(i, j) -> (i, j)>} : memref<?xindex> jointly memref<?xi32>
  return %xy, %y : memref<10xindex>, memref<5xi32>
}

// 1000 numbers 7 * i mod 1009: none of them is smaller than the one before it.
// MANY: 0
func.func @many() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %n = arith.constant 1000 : index
  %p = arith.constant 1009 : index
  %a = memref.alloc(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %m = arith.muli %i, %c7 : index
    %v = arith.remui %m, %p : index
    memref.store %v, %a[%i] : memref<?xindex>
  }
  sparse_tensor.sort hybrid_quick_sort %n, %a {perm_map = affine_map<(i) -> (i)>} : memref<?xindex>
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%x = %c0) -> index {
    %h = arith.subi %i, %c1 : index
    %u = memref.load %a[%h] : memref<?xindex>
    %v = memref.load %a[%i] : memref<?xindex>
    %isLess = arith.cmpi ult, %v, %u : index
    %d = arith.select %isLess, %c1, %c0 : index
    %y = arith.addi %x, %d : index
    scf.yield %y : index
  }
  memref.dealloc %a : memref<?xindex>
  return %r : index
}
