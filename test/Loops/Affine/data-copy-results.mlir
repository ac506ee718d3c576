// RUN: grep 'RUN-FN[:]' %s > %t.copies
// RUN: strata opt --affine-data-copy-generate %s >> %t.copies
// RUN: grep 'RUN-FN[:]' %s > %t.inside
// RUN: strata opt --affine-data-copy-generate=fast-mem-capacity=0 %s 2> %t.warnings >> %t.inside
// RUN: %run-fn %s
// RUN: %run-fn %t.copies
// RUN: %run-fn %t.inside
//
// Programs have the same results with copies. mlir-opt changes the results of these functions.

func.func private @iota(%a: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %a[%i] : memref<8xi32>
  }
  return
}

func.func private @digits(%a: memref<8xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (i32) {
    %x = memref.load %a[%i] : memref<8xi32>
    %t = arith.muli %s, %ten : i32
    %u = arith.addi %t, %x : i32
    affine.yield %u : i32
  }
  return %sum : i32
}

// Elements that are not stored keep their values.
// RUN-FN: gaps() == 91939597
func.func private @store_some(%a: memref<8xi32>) {
  %nine = arith.constant 9 : i32
  affine.for %i = 0 to 4 {
    affine.store %nine, %a[%i * 2] : memref<8xi32>
  }
  return
}
func.func @gaps() -> i32 {
  %a = memref.alloc() : memref<8xi32>
  func.call @iota(%a) : (memref<8xi32>) -> ()
  func.call @store_some(%a) : (memref<8xi32>) -> ()
  %r = func.call @digits(%a) : (memref<8xi32>) -> i32
  return %r : i32
}

// Other operations store to the memory.
// RUN-FN: beside() == 99294567
func.func private @store_beside(%a: memref<8xi32>) {
  %nine = arith.constant 9 : i32
  %three = arith.constant 3 : index
  affine.for %i = 0 to 4 {
    affine.store %nine, %a[%i] : memref<8xi32>
    %two = arith.constant 2 : i32
    %at = arith.constant 2 : index
    memref.store %two, %a[%at] : memref<8xi32>
    affine.if affine_set<(i) : (i - 3 == 0)>(%i) {
      memref.store %nine, %a[%three] : memref<8xi32>
    }
  }
  return
}
func.func @beside() -> i32 {
  %a = memref.alloc() : memref<8xi32>
  func.call @iota(%a) : (memref<8xi32>) -> ()
  func.call @store_beside(%a) : (memref<8xi32>) -> ()
  %r = func.call @digits(%a) : (memref<8xi32>) -> i32
  return %r : i32
}

// No iteration stores.
// RUN-FN: empty() == 1234567
func.func private @store_often(%a: memref<8xi32>, %n: index) {
  %nine = arith.constant 9 : i32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 8 {
      affine.store %nine, %a[%j] : memref<8xi32>
    }
  }
  return
}
func.func @empty() -> i32 {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<8xi32>
  func.call @iota(%a) : (memref<8xi32>) -> ()
  func.call @store_often(%a, %zero) : (memref<8xi32>, index) -> ()
  %r = func.call @digits(%a) : (memref<8xi32>) -> i32
  return %r : i32
}

// The loop stores to two views of one memory.
// RUN-FN: views() == 9
func.func @views() -> i32 {
  %a = memref.alloc() : memref<8xi32>
  func.call @iota(%a) : (memref<8xi32>) -> ()
  %b = memref.cast %a : memref<8xi32> to memref<?xi32>
  %zero = arith.constant 0 : i32
  %nine = arith.constant 9 : i32
  affine.for %i = 0 to 8 {
    affine.store %zero, %a[%i] : memref<8xi32>
    affine.store %nine, %b[7] : memref<?xi32>
    %x = affine.load %a[%i] : memref<8xi32>
    affine.store %x, %a[%i] : memref<8xi32>
  }
  %r = func.call @digits(%a) : (memref<8xi32>) -> i32
  return %r : i32
}
