// RUN: %opt %s > /dev/null
// RUN: %python %S/Inputs/run-table.py %strata %s
// Parallel loops with outputs, padding, atomic accesses, and tensors made of others.

// @forall([1, 2, 3, 4]) = [2, 4, 6, 8]
func.func @forall(%t: tensor<4xi32>) -> tensor<4xi32> {
  %e = tensor.empty() : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<4xi32>) {
    %s = tensor.extract_slice %t[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %d = arith.addi %s, %s : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %d into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
// Iterations see the output as it was before the loop.
// @before([1, 2, 3, 4]) = [2, 3, 4, 4]
func.func @before(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %j = arith.addi %i, %c1 : index
    %s = tensor.extract_slice %o[%j] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
// @bounds([0, 0, 0, 0, 0, 0], 5) = 3
func.func @bounds(%m: memref<6xindex>, %n: index) -> index {
  scf.forall (%i) = (1) to (%n) step (2) {
    memref.store %i, %m[%i] : memref<6xindex>
  }
  %c3 = arith.constant 3 : index
  %r = memref.load %m[%c3] : memref<6xindex>
  return %r : index
}
// @pad([[1, 2], [3, 4]]) = [[0, 1, 2], [1, 1, 2], [2, 3, 4], [3, 4, 5]]
func.func @pad(%t: tensor<2x2xindex>) -> tensor<4x3xindex> {
  %0 = tensor.pad %t low[1, 1] high[1, 0] {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<2x2xindex> to tensor<4x3xindex>
  return %0 : tensor<4x3xindex>
}
// @concat([[1, 2]], [[3]]) = [[1, 2, 3]]
func.func @concat(%a: tensor<1x2xi8>, %b: tensor<1x1xi8>) -> tensor<1x3xi8> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<1x2xi8>, tensor<1x1xi8>) -> tensor<1x3xi8>
  return %0 : tensor<1x3xi8>
}
// @concat_rows([[1, 2]], [[3, 4]]) = [[1, 2], [3, 4]]
func.func @concat_rows(%a: tensor<1x2xi8>, %b: tensor<1x2xi8>) -> tensor<2x2xi8> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<1x2xi8>, tensor<1x2xi8>) -> tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}
// @reshape([1, 2, 3, 4], [2, 2]) = [[1, 2], [3, 4]]
func.func @reshape(%a: tensor<4xi8>, %s: tensor<2xi32>) -> tensor<2x2xi8> {
  %0 = tensor.reshape %a(%s) : (tensor<4xi8>, tensor<2xi32>) -> tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}
// @bits([1.0, -2.0]) = [1065353216, -1073741824]
func.func @bits(%a: tensor<2xf32>) -> tensor<2xi32> {
  %0 = tensor.bitcast %a : tensor<2xf32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}
// @gather([[1, 2], [3, 4], [5, 6]], [[2], [0]]) = [[5, 6], [1, 2]]
func.func @gather(%a: tensor<3x2xi8>, %i: tensor<2x1xindex>) -> tensor<2x2xi8> {
  %0 = tensor.gather %a[%i] gather_dims([0]) unique : (tensor<3x2xi8>, tensor<2x1xindex>) -> tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}
// @scatter([[7, 8]], [[1, 2], [3, 4], [5, 6]], [[1]]) = [[1, 2], [7, 8], [5, 6]]
func.func @scatter(%s: tensor<1x2xi8>, %a: tensor<3x2xi8>, %i: tensor<1x1xindex>) -> tensor<3x2xi8> {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0]) unique : (tensor<1x2xi8>, tensor<3x2xi8>, tensor<1x1xindex>) -> tensor<3x2xi8>
  return %0 : tensor<3x2xi8>
}
// @atomic([5, 0], 3) = 5, 8, -2
func.func @atomic(%m: memref<2xi32>, %n: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %least = arith.constant -2 : i32
  %0 = memref.atomic_rmw addi %n, %m[%c0] : (i32, memref<2xi32>) -> i32
  %1 = memref.atomic_rmw mins %least, %m[%c0] : (i32, memref<2xi32>) -> i32
  %2 = memref.atomic_rmw assign %n, %m[%c0] : (i32, memref<2xi32>) -> i32
  return %0, %1, %2 : i32, i32, i32
}
// @atomic_floats([2.5], 4.0) = 2.5, 10.0
func.func @atomic_floats(%m: memref<1xf32>, %n: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %0 = memref.atomic_rmw mulf %n, %m[%c0] : (f32, memref<1xf32>) -> f32
  %1 = memref.atomic_rmw maximumf %n, %m[%c0] : (f32, memref<1xf32>) -> f32
  return %0, %1 : f32, f32
}
// @generic([5], 3) = 5, 15
func.func @generic(%m: memref<1xi32>, %n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %0 = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
  ^bb0(%old: i32):
    %new = arith.muli %old, %n : i32
    memref.atomic_yield %new : i32
  }
  %1 = memref.load %m[%c0] : memref<1xi32>
  return %0, %1 : i32, i32
}
// @scope(7) = 7
func.func @scope(%n: i32) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    %m = memref.alloca() : memref<i32>
    memref.store %n, %m[] : memref<i32>
    %v = memref.load %m[] : memref<i32>
    memref.alloca_scope.return %v : i32
  }
  return %r : i32
}
// @realloc(9) = 9, poison
func.func @realloc(%n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %n, %m[%c0] : memref<2xi32>
  %l = memref.realloc %m : memref<2xi32> to memref<4xi32>
  %0 = memref.load %l[%c0] : memref<4xi32>
  %1 = memref.load %l[%c3] : memref<4xi32>
  memref.dealloc %l : memref<4xi32>
  return %0, %1 : i32, i32
}
// @metadata([[1, 2, 3], [4, 5, 6]]) = 1, 2, 2, 3, 1
func.func @metadata(%m: memref<2x3xi8>) -> (index, index, index, index, index) {
  %v = memref.subview %m[0, 1] [2, 2] [1, 1] : memref<2x3xi8> to memref<2x2xi8, strided<[3, 1], offset: 1>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %v : memref<2x2xi8, strided<[3, 1], offset: 1>> -> memref<i8>, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
}
