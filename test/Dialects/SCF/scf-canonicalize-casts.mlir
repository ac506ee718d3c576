// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Carried tensors that are cast to a less static type.

// CHECK-LABEL: func.func @two(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>, %[[N:[a-z0-9_]+]]: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[C:.*]] = tensor.cast %[[A]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[D:.*]] = tensor.cast %[[B]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[C]], %[[D]] : tensor<?xf32>, tensor<?xf32>
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

// CHECK-LABEL: func.func @two2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>, %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[FOR:[a-z0-9_]+]]:2 = scf.for %[[ARG4:[a-z0-9_]+]] = %[[M]] to %[[N]] step %[[N]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[A]], %[[ARG6:[a-z0-9_]+]] = %[[B]]) -> (tensor<8xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %[[D:.*]] = tensor.cast %[[ARG6]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[C:.*]] = tensor.cast %[[ARG5]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[U:.*]] = "u"(%[[ARG4]], %[[C]]) : (index, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[U_1:.*]] = "u"(%[[ARG4]], %[[D]]) : (index, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[CAST_3:.*]] = tensor.cast %[[U]] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:     %[[CAST_4:.*]] = tensor.cast %[[U_1]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     scf.yield %[[CAST_3]], %[[CAST_4]] : tensor<8xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[FOR]]#1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[CAST_0:.*]] = tensor.cast %[[FOR]]#0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST_0]], %[[CAST]] : tensor<?xf32>, tensor<?xf32>
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

// CHECK-LABEL: func.func @less
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[C:.*]] = tensor.cast %[[A]] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:   %[[R:.*]] = scf.for %[[I:[a-z0-9_]+]] = %[[M]] to %[[N]] step %[[N]] iter_args(%[[X:[a-z0-9_]+]] = %[[C]]) -> (tensor<8xf32>) {
// CHECK-NEXT:     %[[U:.*]] = "u"(%[[I]], %[[X]]) : (index, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     scf.yield %[[U]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[R]] : tensor<8xf32>
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

// CHECK-LABEL: func.func @unr
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> tensor<*xf32> {
// CHECK-NEXT:   %[[C:.*]] = tensor.cast %[[A]] : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[R:.*]] = scf.for %[[I:[a-z0-9_]+]] = %[[M]] to %[[N]] step %[[N]] iter_args(%[[X:[a-z0-9_]+]] = %[[C]]) -> (tensor<*xf32>) {
// CHECK-NEXT:     %[[U:.*]] = "u"(%[[I]], %[[X]]) : (index, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     scf.yield %[[U]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[R]] : tensor<*xf32>
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

// CHECK-LABEL: func.func @mix
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?xf32>, %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> tensor<?x8xf32> {
// CHECK-NEXT:   %[[C:.*]] = tensor.cast %[[A]] : tensor<4x?xf32> to tensor<?x8xf32>
// CHECK-NEXT:   %[[R:.*]] = scf.for %[[I:[a-z0-9_]+]] = %[[M]] to %[[N]] step %[[N]] iter_args(%[[X:[a-z0-9_]+]] = %[[C]]) -> (tensor<?x8xf32>) {
// CHECK-NEXT:     %[[U:.*]] = "u"(%[[I]], %[[X]]) : (index, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:     scf.yield %[[U]] : tensor<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[R]] : tensor<?x8xf32>
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

// CHECK-LABEL: func.func @out
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[R:.*]] = scf.for %[[I:[a-z0-9_]+]] = %[[M]] to %[[N]] step %[[N]] iter_args(%[[X:[a-z0-9_]+]] = %[[A]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[U:.*]] = "u"(%[[I]], %[[X]]) : (index, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     scf.yield %[[U]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C:.*]] = tensor.cast %[[R]] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:   return %[[C]] : tensor<8xf32>
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

// CHECK-LABEL: func.func @yieldcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[M]] to %[[N]] step %[[N]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[A]]) -> (tensor<8xf32>) {
// CHECK-NEXT:     %[[U:.*]] = "u"(%[[ARG3]], %[[ARG4]]) : (index, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     scf.yield %[[U]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[FOR]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<?xf32>
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

// CHECK-LABEL: func.func @memcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8xf32>, %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[C:.*]] = memref.cast %[[A]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:   %[[R:.*]] = scf.for %[[I:[a-z0-9_]+]] = %[[M]] to %[[N]] step %[[N]] iter_args(%[[X:[a-z0-9_]+]] = %[[C]]) -> (memref<?xf32>) {
// CHECK-NEXT:     %[[U:.*]] = "u"(%[[I]], %[[X]]) : (index, memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:     scf.yield %[[U]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[R]] : memref<?xf32>
// CHECK-NEXT: }
func.func @memcast(%a: memref<8xf32>, %m: index, %n: index) -> (memref<?xf32>) {
  %c = memref.cast %a : memref<8xf32> to memref<?xf32>
  %r = scf.for %i = %m to %n step %n iter_args(%x = %c) -> (memref<?xf32>) {
    %1 = "u"(%i, %x) : (index, memref<?xf32>) -> memref<?xf32>
    scf.yield %1 : memref<?xf32>
  }
  return %r : memref<?xf32>
}
