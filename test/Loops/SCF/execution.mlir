// Programs have the same results after each pass. Bounds include those of loops without
// iterations.
//
// RUN: %run-fn --interpret-only %s
// RUN: grep ^//.RUN-FN %s > %t.peel.mlir
// RUN: %opt --scf-for-loop-peeling %s >> %t.peel.mlir
// RUN: %run-fn --interpret-only %t.peel.mlir
// RUN: grep ^//.RUN-FN %s > %t.front.mlir
// RUN: %opt --scf-for-loop-peeling=peel-front %s >> %t.front.mlir
// RUN: %run-fn --interpret-only %t.front.mlir
// RUN: grep ^//.RUN-FN %s > %t.while.mlir
// RUN: %opt --scf-for-to-while %s >> %t.while.mlir
// RUN: %run-fn --interpret-only %t.while.mlir
// RUN: grep ^//.RUN-FN %s > %t.fold.mlir
// RUN: %opt --scf-forall-to-for --scf-for-loop-range-folding %s >> %t.fold.mlir
// RUN: %run-fn --interpret-only %t.fold.mlir
// RUN: grep ^//.RUN-FN %s > %t.parallel.mlir
// RUN: %opt --scf-forall-to-parallel %s >> %t.parallel.mlir
// RUN: %run-fn --interpret-only %t.parallel.mlir
// RUN: grep ^//.RUN-FN %s > %t.fused.mlir
// RUN: %opt --scf-parallel-loop-fusion %s >> %t.fused.mlir
// RUN: %run-fn --interpret-only %t.fused.mlir
// RUN: grep ^//.RUN-FN %s > %t.tiled.mlir
// RUN: %opt --scf-parallel-loop-tiling=parallel-loop-tile-sizes=2 %s >> %t.tiled.mlir
// RUN: %run-fn --interpret-only %t.tiled.mlir
// RUN: grep ^//.RUN-FN %s > %t.full.mlir
// RUN: %opt --scf-parallel-loop-tiling="parallel-loop-tile-sizes=3 no-min-max-bounds" %s >> %t.full.mlir
// RUN: %run-fn --interpret-only %t.full.mlir
// RUN: grep ^//.RUN-FN %s > %t.special.mlir
// RUN: %opt --scf-for-loop-specialization --scf-parallel-loop-specialization %s >> %t.special.mlir
// RUN: %run-fn --interpret-only %t.special.mlir
// RUN: grep ^//.RUN-FN %s > %t.nested.mlir
// RUN: %opt --scf-parallel-for-to-nested-fors --scf-for-loop-canonicalization %s >> %t.nested.mlir
// RUN: %run-fn --interpret-only %t.nested.mlir

// The sum of the sizes of tiles, and the number of tiles.
// RUN-FN: tiles(0, 10, 4) == (10, 3)
// RUN-FN: tiles(0, 12, 4) == (12, 3)
// RUN-FN: tiles(0, 3, 4) == (3, 1)
// RUN-FN: tiles(0, 0, 4) == (0, 0)
// RUN-FN: tiles(0, -3, 4) == (0, 0)
// RUN-FN: tiles(5, 3, 4) == (0, 0)
// RUN-FN: tiles(-5, 4, 2) == (9, 5)
func.func @tiles(%from: index, %to: index, %step: index) -> (index, index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:2 = scf.for %i = %from to %to step %step iter_args(%sum = %zero, %n = %zero) -> (index, index) {
    %size = affine.min affine_map<(d0, d1, d2) -> (d2, d1 - d0)>(%i, %to, %step)
    %next = arith.addi %sum, %size : index
    %count = arith.addi %n, %one : index
    scf.yield %next, %count : index, index
  }
  return %r#0, %r#1 : index, index
}

// RUN-FN: products(0, 4, 1) == 18
// RUN-FN: products(3, 0, 1) == 0
// RUN-FN: products(-2, 3, 2) == 0
func.func @products(%from: index, %to: index, %step: index) -> index {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %minus = arith.constant -1 : index
  %r = scf.for %i = %from to %to step %step iter_args(%sum = %zero) -> index {
    %product = arith.muli %i, %three : index
    %next = arith.addi %sum, %product : index
    scf.yield %next : index
  }
  %s = scf.for %i = %from to %to step %step iter_args(%sum = %r) -> index {
    %product = arith.muli %i, %minus : index
    %next = arith.addi %sum, %product : index
    scf.yield %next : index
  }
  %t = scf.for %i = %from to %to step %step iter_args(%sum = %s) -> index {
    %next = arith.addi %sum, %i : index
    scf.yield %next : index
  }
  return %t : index
}

// Elements -4 to 7 of a buffer are 4 to 15.
// RUN-FN: parallel(-4, 8, 1) == 144
// RUN-FN: parallel(-4, 7, 3) == 72
// RUN-FN: parallel(2, 1, 1) == 48
func.func @parallel(%from: index, %to: index, %step: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %sixteen = arith.constant 16 : index
  %to8 = affine.min affine_map<(d0) -> (8, d0)>(%to)
  %a = memref.alloc() : memref<16xindex>
  %b = memref.alloc() : memref<16xindex>
  scf.forall (%i) in (16) {
    memref.store %one, %a[%i] : memref<16xindex>
    %two = arith.addi %one, %one : index
    memref.store %two, %b[%i] : memref<16xindex>
  }
  scf.parallel (%i) = (%from) to (%to8) step (%step) {
    %j = arith.addi %i, %four : index
    memref.store %j, %a[%j] : memref<16xindex>
  }
  scf.parallel (%i) = (%from) to (%to8) step (%step) {
    %j = arith.addi %i, %four : index
    %x = memref.load %a[%j] : memref<16xindex>
    memref.store %x, %b[%j] : memref<16xindex>
  }
  %sum = scf.for %i = %zero to %sixteen step %one iter_args(%s = %zero) -> index {
    %x = memref.load %a[%i] : memref<16xindex>
    %y = memref.load %b[%i] : memref<16xindex>
    %t = arith.addi %s, %x : index
    %u = arith.addi %t, %y : index
    scf.yield %u : index
  }
  memref.dealloc %a : memref<16xindex>
  memref.dealloc %b : memref<16xindex>
  return %sum : index
}
