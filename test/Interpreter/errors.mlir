// RUN: not %strata interpret %s --entry=zero 1 0 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not %strata interpret %s --entry=structured '[1, 2]' '[0, 1]' zeros 2>&1 | FileCheck %s --check-prefix=STRUCTURED
// RUN: not %strata interpret %s --entry=outer 0 2>&1 | FileCheck %s --check-prefix=CALL
// RUN: not %strata interpret %s --entry=bounds 5 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not %strata interpret %s --entry=freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not %strata interpret %s --entry=uninitialized 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not %strata interpret %s --entry=endless --max-steps=1000 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not %strata interpret %s --entry=recursive 2>&1 | FileCheck %s --check-prefix=DEPTH
// RUN: not %strata interpret %s --entry=asserts -- -1 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: not %strata interpret %s --entry=external 2>&1 | FileCheck %s --check-prefix=EXTERNAL
// RUN: not %strata interpret %s --entry=zeros 1 2 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %strata interpret %s --entry=zero 1 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not %strata interpret %s --entry=zero 1 x 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not %strata interpret %s --entry=zero 1 poison 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not %strata interpret %s --entry=zero 1 4294967296 2>&1 | FileCheck %s --check-prefix=WIDTH

// ZERO: errors.mlir:[[@LINE+4]]:8: error: division by zero
// ZERO: note: the operands are 1, 0
// CALL: errors.mlir:[[@LINE+2]]:8: error: division by zero
func.func @zero(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}
func.func @structured(%a: memref<2xi32>, %b: memref<2xi32>, %c: memref<2xi32>) {
  // STRUCTURED: errors.mlir:[[@LINE+3]]:3: error: division by zero
  // STRUCTURED: errors.mlir:[[@LINE+2]]:3: note: in 'arith.divsi' inside of it
  // STRUCTURED: errors.mlir:[[@LINE+1]]:3: note: the operands are 1, 0
  linalg.div ins(%a, %b : memref<2xi32>, memref<2xi32>) outs(%c : memref<2xi32>)
  return
}
func.func @outer(%b: i32) -> i32 {
  %one = arith.constant 1 : i32
  // CALL: errors.mlir:[[@LINE+1]]:8: note: called from here
  %0 = func.call @zero(%one, %b) : (i32, i32) -> i32
  return %0 : i32
}
func.func @bounds(%i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  // BOUNDS: error: index 5 of dimension 0 is outside of its size, 4
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
func.func @freed() -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  // FREED: error: the memory was freed before
  // FREED: note: it was allocated here
  %0 = memref.load %m[%c0] : memref<4xf32>
  return %0 : f32
}
func.func @uninitialized() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi1>
  %0 = memref.load %m[%c0] : memref<4xi1>
  // POISON: error: the condition is poison
  scf.if %0 {
  }
  return
}
func.func @endless() {
  cf.br ^loop
^loop:
  // STEPS: error: the limit of 1000 executed operations is reached
  cf.br ^loop
}
func.func @recursive() {
  // DEPTH: error: calls and regions are nested more than 100000 levels deep, the limit of the interpreter
  func.call @recursive() : () -> ()
  return
}
func.func @asserts(%a: i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.cmpi sge, %a, %c0 : i32
  // ASSERT: error: assertion failed: must not be negative
  cf.assert %0, "must not be negative"
  return
}
// EXTERNAL: error: the interpreter cannot call a function without a body
func.func private @external()
// NAME: strata interpret: {{.*}}errors.mlir: the file has no function '@zeros'; did you mean '@zero'?
// RUN: not %strata interpret %s --entry=@counter 2>&1 | FileCheck %s --check-prefix=GLOBAL
// GLOBAL: errors.mlir:[[@LINE+1]]:1: error: expected a function to call, found 'memref.global'
memref.global @counter : memref<i32>
// COUNT: strata interpret: '@zero' has 2 arguments ({{.*}}, {{.*}}), found 1
// ARGUMENT: strata interpret: in argument 'poison' of type i32: expected an integer, found 'poison'
// NUMBER: strata interpret: in argument 'x' of type i32: expected an integer, found 'x'
// WIDTH: strata interpret: in argument '4294967296' of type i32: '4294967296' does not fit into 32 bits
// RUN: not %strata interpret %s --entry=sizes "[1, 2, 3]" "[]" 2>&1 | FileCheck %s --check-prefix=SIZES
func.func @sizes(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  // SIZES: error: the operands have different sizes
  %0 = arith.addi %b, %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}
// RUN: not %strata interpret %s --entry=overflow "[1, 2, 3, 4, 5, 6]" 2>&1 | FileCheck %s --check-prefix=OVERFLOW
func.func @overflow(%m: memref<6xi32>) -> i32 {
  %s = arith.constant 3689348814741910324 : index
  %n = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  // OVERFLOW: error: dimension 0 of the view is outside of the memref
  %v = memref.subview %m[0][%n][%s] : memref<6xi32> to memref<?xi32, strided<[?]>>
  %0 = memref.load %v[%c1] : memref<?xi32, strided<[?]>>
  return %0 : i32
}
// RUN: not %strata interpret %s --entry=unreachable 2>&1 | FileCheck %s --check-prefix=UNREACHABLE
func.func @nothing() -> i32 {
  // UNREACHABLE: error: an unreachable operation is reached
  ub.unreachable
}
func.func @unreachable() -> i32 {
  %0 = call @nothing() : () -> i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
// RUN: not %strata interpret %s --entry=vectors 2>&1 | FileCheck %s --check-prefix=VECTORS
func.func @vectors() {
  // VECTORS: error: the interpreter has no values of this type
  %0 = tensor.empty() : tensor<4xvector<[64]xf32>>
  return
}
// RUN: not %strata interpret %s --entry=poison 2>&1 | FileCheck %s --check-prefix=INDEX
func.func @poison() -> i32 {
  %t = arith.constant dense<[7, 8]> : tensor<2xi32>
  %p = ub.poison : index
  // INDEX: error: an index or size is poison
  %0 = tensor.extract %t[%p] : tensor<2xi32>
  return %0 : i32
}
// RUN: not %strata interpret %s --entry=poison_insert 2>&1 | FileCheck %s --check-prefix=INSERT
func.func @poison_insert() -> tensor<2xi32> {
  %t = arith.constant dense<[7, 8]> : tensor<2xi32>
  %v = arith.constant 1 : i32
  %p = ub.poison : index
  // INSERT: [[@LINE+1]]:8: error: an index or size is poison
  %0 = tensor.insert %v into %t[%p] : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// RUN: not %strata interpret %s --entry=huge "[]" 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not %strata interpret %s --entry=huge random 2>&1 | FileCheck %s --check-prefix=RANDOM
// RANDOM: in argument 'random' of type memref<4294967296x4294967296xi8>: the type has too many elements
// HUGE: in argument '[]' of type memref<4294967296x4294967296xi8>: the type has too many elements
func.func @huge(%m: memref<4294967296x4294967296xi8>) {
  return
}

// RUN: not %strata interpret %s --entry=pad 1 2>&1 | FileCheck %s --check-prefix=PAD
// RUN: not %strata interpret %s --entry=pad -- -1 2>&1 | FileCheck %s --check-prefix=PADDING
func.func @pad(%high: index) -> tensor<4xi32> {
  %t = arith.constant dense<[7, 8]> : tensor<2xi32>
  %c = arith.constant 0 : i32
  // PAD: [[@LINE+2]]:8: error: the padded size of dimension 0 is 3
  // PADDING: error: the padding of dimension 0 is negative or too large
  %0 = tensor.pad %t low[0] high[%high] {
  ^bb0(%i: index):
    tensor.yield %c : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}
