// Loops and memory of 2020, LLVM 10 to 12.
#rows = affine_map<(d0) -> (d0 * 2)>
#pair = affine_map<(d0)[s0] -> (d0, s0)>

// @size([1, 2, 3, 4, 5, 6], 0) = 2
// @size([1, 2, 3, 4, 5, 6], 1) = 3
func @size(%m: memref<2x3xi32>, %i: index) -> index {
  %0 = dim %m, %i : memref<2x3xi32>
  return %0 : index
}
// @sum(5) = 10
func @sum(%n: index) -> index {
  %zero = constant 0 : index
  %one = constant 1 : index
  %0 = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> (index) {
    %1 = addi %s, %i : index
    scf.yield %1 : index
  }
  return %0 : index
}
// @old_sum(5) = 10
func @old_sum(%n: index) -> index {
  %zero = constant 0 : index
  %one = constant 1 : index
  %0 = loop.for %i = %zero to %n step %one iter_args(%s = %zero) -> (index) {
    %1 = addi %s, %i : index
    loop.yield %1 : index
  }
  return %0 : index
}
// @pair(5) = 5, 8
func @pair(%n: index) -> (index, index) {
  %zero = constant 0 : index
  %one = constant 1 : index
  %0:2 = loop.for %i = %zero to %n step %one iter_args(%a = %zero, %b = %one) -> (index, index) {
    %1 = addi %a, %b : index
    loop.yield %b, %1 : index, index
  }
  return %0#0, %0#1 : index, index
}
// @conditional(true) = 1
// @conditional(false) = 2
func @conditional(%c: i1) -> i32 {
  %one = constant 1 : i32
  %two = constant 2 : i32
  %0 = loop.if %c -> (i32) {
    loop.yield %one : i32
  } else {
    loop.yield %two : i32
  }
  return %0 : i32
}
// @statement([5] => [0], true) =
// @statement([5] => [5], false) =
func @statement(%m: memref<1xi32>, %c: i1) {
  %zero = constant 0 : i32
  affine.if affine_set<() : (0 == 0)>() {
    scf.if %c {
      affine.store %zero, %m[0] : memref<1xi32>
    }
  }
  return
}
// @while(100) = 128
func @while(%n: i32) -> i32 {
  %one = constant 1 : i32
  %0 = scf.while (%a = %one) : (i32) -> i32 {
    %less = cmpi "slt", %a, %n : i32
    scf.condition(%less) %a : i32
  } do {
  ^bb0(%a: i32):
    %twice = addi %a, %a : i32
    scf.yield %twice : i32
  }
  return %0 : i32
}
// @parallel([0, 0, 0, 0] => [1, 1, 1, 1]) =
func @parallel(%m: memref<2x2xi32>) {
  %zero = constant 0 : index
  %one = constant 1 : index
  %two = constant 2 : index
  %v = constant 1 : i32
  loop.parallel (%i, %j) = (%zero, %zero) to (%two, %two) step (%one, %one) {
    store %v, %m[%i, %j] : memref<2x2xi32>
  }
  return
}
// @reduce([1, 2, 3, 4], 10) = 20
func @reduce(%m: memref<4xi32>, %init: i32) -> i32 {
  %zero = constant 0 : index
  %one = constant 1 : index
  %four = constant 4 : index
  %0 = scf.parallel (%i) = (%zero) to (%four) step (%one) init (%init) -> i32 {
    %v = load %m[%i] : memref<4xi32>
    scf.reduce(%v) : i32 {
    ^bb0(%a: i32, %b: i32):
      %1 = addi %a, %b : i32
      scf.reduce.return %1 : i32
    }
  }
  return %0 : i32
}
// @old_reduce([1, 2, 3, 4], 1) = 24
func @old_reduce(%m: memref<4xi32>, %init: i32) -> i32 {
  %zero = constant 0 : index
  %one = constant 1 : index
  %four = constant 4 : index
  %0 = loop.parallel (%i) = (%zero) to (%four) step (%one) init (%init) -> i32 {
    %v = load %m[%i] : memref<4xi32>
    loop.reduce(%v) : i32 {
    ^bb0(%a: i32, %b: i32):
      %1 = muli %a, %b : i32
      loop.reduce.return %1 : i32
    }
  }
  return %0 : i32
}
// @affine_minimum(3, 5) = 3
func @affine_minimum(%a: index, %b: index) -> index {
  %0 = affine.min #pair(%a)[%b]
  return %0 : index
}
// @affine_maximum(3, 5) = 5
func @affine_maximum(%a: index, %b: index) -> index {
  %0 = affine.max #pair(%a)[%b]
  return %0 : index
}
// @affine_loop([1, 2, 3, 4] => [1, 0, 3, 0]) =
func @affine_loop(%m: memref<4xi32>) {
  %zero = constant 0 : i32
  affine.for %i = 0 to 2 {
    affine.store %zero, %m[%i * 2 + 1] : memref<4xi32>
    affine.terminator
  }
  return
}
// @affine_carried([1, 2, 3, 4]) = 10
func @affine_carried(%m: memref<4xi32>) -> i32 {
  %zero = constant 0 : i32
  %0 = affine.for %i = 0 to 4 iter_args(%s = %zero) -> (i32) {
    %1 = affine.load %m[%i] : memref<4xi32>
    %2 = addi %s, %1 : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}
// @subview([0, 1, 2, 3, 4, 5, 6, 7], 3) = 4
func @subview(%m: memref<8xi32>, %o: index) -> i32 {
  %one = constant 1 : index
  %0 = subview %m[%o] [2] [1] : memref<8xi32> to memref<2xi32, offset: ?, strides: [1]>
  %1 = load %0[%one] : memref<2xi32, offset: ?, strides: [1]>
  return %1 : i32
}
// @row([0, 1, 2, 3, 4, 5], 1) = 5
func @row(%m: memref<2x3xi32>, %i: index) -> i32 {
  %two = constant 2 : index
  %0 = subview %m[%i, 0] [1, 3] [1, 1] : memref<2x3xi32> to memref<1x3xi32, offset: ?, strides: [3, 1]>
  %zero = constant 0 : index
  %1 = load %0[%zero, %two] : memref<1x3xi32, offset: ?, strides: [3, 1]>
  return %1 : i32
}
// @copy([1, 2, 3, 4] => [1, 2, 3, 4], [0, 0, 0, 0] => [1, 2, 3, 4]) =
func @copy(%a: memref<2x2xi32>, %b: memref<2x2xi32>) {
  linalg.copy(%a, %b) : memref<2x2xi32>, memref<2x2xi32>
  return
}
// @generic_loop(4) = 6
func @generic_loop(%n: index) -> index {
  %zero = constant 0 : index
  %one = constant 1 : index
  %0 = "scf.for"(%zero, %n, %one, %zero) ( {
  ^bb0(%i: index, %s: index):
    %1 = "std.addi"(%i, %s) : (index, index) -> index
    "scf.yield"(%1) : (index) -> ()
  }) : (index, index, index, index) -> index
  return %0 : index
}
// @generic_affine([1, 2, 3, 4] => [7, 7, 7, 7]) =
func @generic_affine(%m: memref<4xi32>) {
  %v = constant 7 : i32
  "affine.for"() ( {
  ^bb0(%i: index):
    "affine.store"(%v, %m, %i) {map = affine_map<(d0) -> (d0)>} : (i32, memref<4xi32>, index) -> ()
    "affine.yield"() : () -> ()
  }) {lower_bound = affine_map<() -> (0)>, step = 1 : index, upper_bound = affine_map<() -> (4)>} : () -> ()
  return
}
// @rounded(7, 2) = 3, 1
func @rounded(%a: i32, %b: i32) -> (i32, i32) {
  %0 = divi_signed %a, %b : i32
  %1 = remi_signed %a, %b : i32
  return %0, %1 : i32, i32
}
