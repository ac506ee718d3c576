// RUN: %opt %s > /dev/null
// RUN: %run-fn %s
// RUN: %python %S/Inputs/run-table.py %strata %s

// RUN-FN: overflow(127, 1) == poison
// RUN-FN: overflow(126, 1) == 127
func.func @overflow(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b overflow<nsw> : i8
  return %0 : i8
}
// RUN-FN: shift(1, 31) == -2147483648
// RUN-FN: shift(1, 32) == poison
func.func @shift(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b : i32
  return %0 : i32
}
// RUN-FN: wide(-1, -1) == (1, 0)
func.func @wide(%a: i64, %b: i64) -> (i64, i64) {
  %low, %high = arith.mulsi_extended %a, %b : i64
  return %low, %high : i64, i64
}
// RUN-FN: carry(255, 1) == (0, true)
func.func @carry(%a: i8, %b: i8) -> (i8, i1) {
  %0, %1 = arith.addui_extended %a, %b : i8, i1
  return %0, %1 : i8, i1
}
// RUN-FN: to_integer(2.5) == 2
// RUN-FN: to_integer(1.0e30) == poison
func.func @to_integer(%a: f32) -> i32 {
  %0 = arith.fptosi %a : f32 to i32
  return %0 : i32
}
// RUN-FN: vectors([1, 2, 3, 4], [10, 20, 30, 40]) == [11, 22, 33, 44]
func.func @vectors(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.addi %a, %b : vector<4xi32>
  return %0 : vector<4xi32>
}
// RUN-FN: select([true, false], [1, 2], [3, 4]) == [1, 4]
func.func @select(%c: vector<2xi1>, %a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %0 = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %0 : vector<2xi32>
}
// RUN-FN: nested([1, 2, 3, 4, 5, 6]) == [[1.5, 2.5, 3.5], [4.5, 5.5, 6.5]]
func.func @nested(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<0.5> : tensor<2x3xf32>
  %0 = arith.addf %a, %c : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// RUN-FN: power(2, 10) == 1024
// RUN-FN: power(2, -1) == 0
// RUN-FN: power(-1, -3) == -1
func.func @power(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}
// RUN-FN: fibonacci(10) == 55
func.func @fibonacci(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %small = arith.cmpi sle, %n, %one : i32
  %r = scf.if %small -> i32 {
    scf.yield %n : i32
  } else {
    %a = arith.subi %n, %one : i32
    %b = arith.subi %n, %two : i32
    %fa = func.call @fibonacci(%a) : (i32) -> i32
    %fb = func.call @fibonacci(%b) : (i32) -> i32
    %sum = arith.addi %fa, %fb : i32
    scf.yield %sum : i32
  }
  return %r : i32
}
// RUN-FN: apply(3) == (55, 6)
func.func @apply(%n: i32) -> (i32, i32) {
  %f = func.constant @fibonacci : (i32) -> i32
  %ten = arith.constant 10 : i32
  %0 = func.call_indirect %f(%ten) : (i32) -> i32
  %g = func.constant @twice : (i32) -> i32
  %1 = func.call_indirect %g(%n) : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func @twice(%n: i32) -> i32 {
  %0 = arith.addi %n, %n : i32
  return %0 : i32
}
// RUN-FN: switch(1) == 10
// RUN-FN: switch(2) == 20
// RUN-FN: switch(7) == 0
func.func @switch(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  cf.switch %a : i32, [
    default: ^end(%zero : i32),
    1: ^end(%ten : i32),
    2: ^twice(%ten : i32)
  ]
^twice(%x: i32):
  %y = arith.addi %x, %x : i32
  cf.br ^end(%y : i32)
^end(%r: i32):
  return %r : i32
}
// RUN-FN: index_switch(2) == 5
// RUN-FN: index_switch(3) == 9
func.func @index_switch(%a: index) -> i32 {
  %0 = scf.index_switch %a -> i32
  case 2 {
    %c = arith.constant 5 : i32
    scf.yield %c : i32
  }
  default {
    %c = arith.constant 9 : i32
    scf.yield %c : i32
  }
  return %0 : i32
}
// RUN-FN: dot([1, 2, 3], [4, 5, 6], [100]) == [132]
func.func @dot(%a: tensor<3xf32>, %b: tensor<3xf32>, %c: tensor<1xf32>) -> tensor<1xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (0)>],
    iterator_types = ["reduction"]
  } ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%c : tensor<1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
// RUN-FN: matmul([1, 2, 3, 4], [5, 6, 7, 8]) == [[19, 22], [43, 50]]
func.func @matmul(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// @convolve([1, 2, 3, 4], [1, 1], [0, 0, 0] => [3, 5, 7]) =
func.func @convolve(%a: memref<4xf32>, %k: memref<2xf32>, %r: memref<3xf32>) {
  linalg.conv_1d ins(%a, %k : memref<4xf32>, memref<2xf32>) outs(%r : memref<3xf32>)
  return
}
// RUN-FN: iota([0, 0, 0, 0, 0, 0]) == [[0, 1, 2], [10, 11, 12]]
func.func @iota(%t: tensor<2x3xindex>) -> tensor<2x3xindex> {
  %ten = arith.constant 10 : index
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]
  } outs(%t : tensor<2x3xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.muli %i, %ten : index
    %r = arith.addi %s, %j : index
    linalg.yield %r : index
  } -> tensor<2x3xindex>
  return %0 : tensor<2x3xindex>
}
// RUN-FN: slices([0, 1, 2, 3, 4, 5, 6, 7, 8], 1) == ([4, 5], [[0, 9, 9], [3, 4, 5], [6, 7, 8]])
func.func @slices(%t: tensor<3x3xi32>, %i: index) -> (tensor<2xi32>, tensor<3x3xi32>) {
  %0 = tensor.extract_slice %t[%i, 1] [1, 2] [1, 1] : tensor<3x3xi32> to tensor<2xi32>
  %c = arith.constant dense<9> : tensor<2xi32>
  %1 = tensor.insert_slice %c into %t[0, 1] [1, 2] [1, 1] : tensor<2xi32> into tensor<3x3xi32>
  return %0, %1 : tensor<2xi32>, tensor<3x3xi32>
}
// RUN-FN: build(7) == ([7, 8], 2, 8)
func.func @build(%a: i32) -> (tensor<2xi32>, index, i32) {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = arith.addi %a, %one : i32
  %t = tensor.from_elements %a, %b : tensor<2xi32>
  %d = tensor.dim %t, %c0 : tensor<2xi32>
  %e = tensor.extract %t[%c1] : tensor<2xi32>
  return %t, %d, %e : tensor<2xi32>, index, i32
}
memref.global "private" constant @table : memref<3xi32> = dense<[5, 6, 7]>
// RUN-FN: global(2) == 7
func.func @global(%i: index) -> i32 {
  %m = memref.get_global @table : memref<3xi32>
  %0 = memref.load %m[%i] : memref<3xi32>
  return %0 : i32
}
// @views([0, 1, 2, 3, 4, 5] => [0, 1, 2, 3, 99, 5]) = 4
func.func @views(%m: memref<2x3xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %v = arith.constant 99 : i32
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  %0 = memref.load %t[%c1, %c1] : memref<3x2xi32, strided<[1, 3]>>
  %s = memref.subview %m[1, 0] [1, 3] [1, 1] : memref<2x3xi32> to memref<3xi32, strided<[1], offset: 3>>
  memref.store %v, %s[%c1] : memref<3xi32, strided<[1], offset: 3>>
  return %0 : i32
}
// RUN-FN: in_loop_of_calls(2, [0, 0, 0]) == [0, 1, 2]
func.func @in_loop_of_calls(%n: i32, %t: tensor<3xindex>) -> tensor<3xindex> {
  %one = arith.constant 1 : i32
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]
  } outs(%t : tensor<3xindex>) {
  ^bb0(%x: index):
    %more = arith.cmpi sgt, %n, %one : i32
    scf.if %more {
      %m = arith.subi %n, %one : i32
      %inner = func.call @in_loop_of_calls(%m, %t) : (i32, tensor<3xindex>) -> tensor<3xindex>
    }
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<3xindex>
  return %0 : tensor<3xindex>
}
// RUN-FN: long_range() == 4
func.func @long_range() -> i32 {
  %low = arith.constant -9223372036854775807 : index
  %high = arith.constant 9223372036854775807 : index
  %step = arith.constant 4611686018427387904 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = scf.parallel (%i) = (%low) to (%high) step (%step) init (%zero) -> i32 {
    scf.reduce(%one : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}
// RUN-FN: complex_constant(1) == (3, 4)
func.func @complex_constant(%i: index) -> complex<f32> {
  %numbers = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %number = tensor.extract %numbers[%i] : tensor<2xcomplex<f32>>
  return %number : complex<f32>
}
// RUN-FN: classes(inf) == (true, false, false, false)
// RUN-FN: classes(nan) == (false, true, false, false)
// RUN-FN: classes(1.0e-40) == (false, false, true, false)
// RUN-FN: classes(-2.5) == (false, false, true, true)
func.func @classes(%a: f32) -> (i1, i1, i1, i1) {
  %0 = math.isinf %a : f32
  %1 = math.isnan %a : f32
  %2 = math.isfinite %a : f32
  %3 = math.isnormal %a : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// RUN-FN: class_of_vector([1.0, inf]) == [false, true]
func.func @class_of_vector(%a: vector<2xf32>) -> vector<2xi1> {
  %0 = math.isinf %a : vector<2xf32>
  return %0 : vector<2xi1>
}
// RUN-FN: reshaped_tensor([1, 2, 3, 4, 5, 6]) == 4
func.func @reshaped_tensor(%t: tensor<?xi32>) -> i32 {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, %c3] : tensor<?xi32> into tensor<2x?xi32>
  %1 = tensor.extract %0[%c1, %c0] : tensor<2x?xi32>
  return %1 : i32
}
// RUN-FN: reshaped_memref() == (7, 6)
func.func @reshaped_memref() -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<2x3x4xi32>
  %rows = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xi32> into memref<6x4xi32>
  memref.store %seven, %rows[%c4, %c1] : memref<6x4xi32>
  %size = memref.dim %rows, %c0 : memref<6x4xi32>
  %parts = memref.expand_shape %rows [[0], [1, 2]] output_shape [6, 2, 2] : memref<6x4xi32> into memref<6x2x2xi32>
  %value = memref.load %parts[%c4, %c0, %c1] : memref<6x2x2xi32>
  return %value, %size : i32, index
}
// RUN-FN: power_of_vector([2, 3], [5, 2]) == [32, 9]
func.func @power_of_vector(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %0 = math.ipowi %a, %b : vector<2xi32>
  return %0 : vector<2xi32>
}
