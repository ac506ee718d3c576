// RUN: strata opt --bufferize-by-value %s | FileCheck %s
//
// Memory that other blocks use is neither freed nor passed on by the block that it is
// allocated in.

// CHECK-LABEL: func.func @used_below
func.func @used_below(%i: index, %x: f32) -> tensor<4xf32> {
  // CHECK: %[[MEMORY:.*]] = memref.alloc() : memref<4xf32>
  // CHECK-NOT: dealloc
  // CHECK: cf.br
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  cf.br ^below
^below:
  // CHECK: memref.load %[[MEMORY]]
  %2 = arith.negf %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// CHECK-LABEL: func.func @view_used_below
func.func @view_used_below(%i: index, %x: f32, %c: i1) -> tensor<?xf32> {
  // CHECK: %[[MEMORY:.*]] = memref.alloc() : memref<4xf32>
  // CHECK: %[[VIEW:.*]] = memref.cast %[[MEMORY]]
  // CHECK: %[[COPY:.*]] = memref.alloc() : memref<4xf32>
  // CHECK-NEXT: memref.copy %[[MEMORY]], %[[COPY]]
  // CHECK-NEXT: cf.cond_br %{{.*}}, ^[[PASSED:.*]](%[[COPY]] : memref<4xf32>)
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  %2 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
  cf.cond_br %c, ^passed(%1 : tensor<4xf32>), ^below
^passed(%3: tensor<4xf32>):
  // CHECK: ^[[PASSED]](%[[ARG:.*]]: memref<4xf32>)
  // CHECK: memref.dealloc %[[ARG]]
  %4 = arith.negf %3 : tensor<4xf32>
  cf.br ^below
^below:
  // CHECK: memref.copy %[[VIEW]]
  // CHECK-NOT: dealloc
  // CHECK: return
  return %2 : tensor<?xf32>
}

// A block may stand before the one that dominates it.
// CHECK-LABEL: func.func @used_above
func.func @used_above(%i: index) -> f32 {
  cf.br ^definition
^use:
  // CHECK: ^bb1:
  // CHECK-NEXT: memref.load %[[MEMORY:[a-z0-9_]*]][
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
^definition:
  // CHECK: %[[MEMORY]] = memref.alloc() : memref<4xf32>
  // CHECK-NEXT: cf.br ^bb1
  %0 = tensor.empty() : tensor<4xf32>
  cf.br ^use
}
