// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Carried tensors that are cast to a less static type.

// CHECK-LABEL: func.func @two(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast, %cast_0 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @two(%a: tensor<8xf32>, %b: tensor<4xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %d = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %c, %y = %d) -> (tensor<?xf32>, tensor<?xf32>) {
    %1 = "u"(%i, %x) : (index, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1, %y : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @two2(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: index, %arg3: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg2 to %arg3 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (tensor<8xf32>, tensor<4xf32>) {
// CHECK-NEXT: %cast_1 = tensor.cast %arg6 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %arg5 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: %1 = "u"(%arg4, %cast_2) : (index, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %2 = "u"(%arg4, %cast_1) : (index, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %cast_3 = tensor.cast %1 : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT: %cast_4 = tensor.cast %2 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: scf.yield %cast_3, %cast_4 : tensor<8xf32>, tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0#1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %0#0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast_0, %cast : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @two2(%a: tensor<8xf32>, %b: tensor<4xf32>, %m: index, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %d = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %m to %n step %n iter_args(%x = %c, %y = %d) -> (tensor<?xf32>, tensor<?xf32>) {
    %1 = "u"(%i, %x) : (index, tensor<?xf32>) -> tensor<?xf32>
    %2 = "u"(%i, %y) : (index, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1, %2 : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @less(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT: %0 = scf.for %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %cast) -> (tensor<8xf32>) {
// CHECK-NEXT: %1 = "u"(%arg3, %arg4) : (index, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: scf.yield %1 : tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<8xf32>
// CHECK-NEXT: }
func.func @less(%a: tensor<?xf32>, %m: index, %n: index) -> (tensor<8xf32>) {
  %c = tensor.cast %a : tensor<?xf32> to tensor<8xf32>
  %r = scf.for %i = %m to %n step %n iter_args(%x = %c) -> (tensor<8xf32>) {
    %1 = "u"(%i, %x) : (index, tensor<8xf32>) -> tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @unr(%arg0: tensor<4xf32>, %arg1: index, %arg2: index) -> tensor<*xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT: %0 = scf.for %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %cast) -> (tensor<*xf32>) {
// CHECK-NEXT: %1 = "u"(%arg3, %arg4) : (index, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT: scf.yield %1 : tensor<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<*xf32>
// CHECK-NEXT: }
func.func @unr(%a: tensor<4xf32>, %m: index, %n: index) -> (tensor<*xf32>) {
  %c = tensor.cast %a : tensor<4xf32> to tensor<*xf32>
  %r = scf.for %i = %m to %n step %n iter_args(%x = %c) -> (tensor<*xf32>) {
    %1 = "u"(%i, %x) : (index, tensor<*xf32>) -> tensor<*xf32>
    scf.yield %1 : tensor<*xf32>
  }
  return %r : tensor<*xf32>
}

// -----

// CHECK-LABEL: func.func @mix(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: index) -> tensor<?x8xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x8xf32>
// CHECK-NEXT: %0 = scf.for %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %cast) -> (tensor<?x8xf32>) {
// CHECK-NEXT: %1 = "u"(%arg3, %arg4) : (index, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT: scf.yield %1 : tensor<?x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<?x8xf32>
// CHECK-NEXT: }
func.func @mix(%a: tensor<4x?xf32>, %m: index, %n: index) -> (tensor<?x8xf32>) {
  %c = tensor.cast %a : tensor<4x?xf32> to tensor<?x8xf32>
  %r = scf.for %i = %m to %n step %n iter_args(%x = %c) -> (tensor<?x8xf32>) {
    %1 = "u"(%i, %x) : (index, tensor<?x8xf32>) -> tensor<?x8xf32>
    scf.yield %1 : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

// CHECK-LABEL: func.func @out(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: %0 = scf.for %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT: %1 = "u"(%arg3, %arg4) : (index, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: scf.yield %1 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT: return %cast : tensor<8xf32>
// CHECK-NEXT: }
func.func @out(%a: tensor<?xf32>, %m: index, %n: index) -> (tensor<8xf32>) {
  %r = scf.for %i = %m to %n step %n iter_args(%x = %a) -> (tensor<?xf32>) {
    %1 = "u"(%i, %x) : (index, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  %c = tensor.cast %r : tensor<?xf32> to tensor<8xf32>
  return %c : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @yieldcast(%arg0: tensor<8xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = scf.for %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT: %1 = "u"(%arg3, %arg4) : (index, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: scf.yield %1 : tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @yieldcast(%a: tensor<8xf32>, %m: index, %n: index) -> (tensor<?xf32>) {
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %r = scf.for %i = %m to %n step %n iter_args(%x = %c) -> (tensor<?xf32>) {
    %0 = tensor.cast %x : tensor<?xf32> to tensor<8xf32>
    %1 = "u"(%i, %0) : (index, tensor<8xf32>) -> tensor<8xf32>
    %2 = tensor.cast %1 : tensor<8xf32> to tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @memcast(%arg0: memref<8xf32>, %arg1: index, %arg2: index) -> memref<?xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<8xf32> to memref<?xf32>
// CHECK-NEXT: %0 = scf.for %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %cast) -> (memref<?xf32>) {
// CHECK-NEXT: %1 = "u"(%arg3, %arg4) : (index, memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: scf.yield %1 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @memcast(%a: memref<8xf32>, %m: index, %n: index) -> (memref<?xf32>) {
  %c = memref.cast %a : memref<8xf32> to memref<?xf32>
  %r = scf.for %i = %m to %n step %n iter_args(%x = %c) -> (memref<?xf32>) {
    %1 = "u"(%i, %x) : (index, memref<?xf32>) -> memref<?xf32>
    scf.yield %1 : memref<?xf32>
  }
  return %r : memref<?xf32>
}
