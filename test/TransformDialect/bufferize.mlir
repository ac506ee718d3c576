// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Bufferization by a script.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<10xf32>, %[[I:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> (memref<10xf32>, memref<10xf32>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<10xf32>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<10xf32>
// CHECK-NEXT:   memref.copy %[[T]], %[[ALLOC_0]] : memref<10xf32> to memref<10xf32>
// CHECK-NEXT:   memref.store %[[X]], %[[ALLOC_0]][%[[I]]] : memref<10xf32>
// CHECK-NEXT:   linalg.exp ins(%[[T]] : memref<10xf32>) outs(%[[ALLOC]] : memref<10xf32>)
// CHECK-NEXT:   return %[[ALLOC_0]], %[[ALLOC]] : memref<10xf32>, memref<10xf32>
// CHECK-NEXT: }
func.func @f(%t: tensor<10xf32>, %i: index, %x: f32) -> (tensor<10xf32>, tensor<10xf32>) {
  %empty = tensor.empty() : tensor<10xf32>
  %0 = tensor.insert %x into %t[%i] : tensor<10xf32>
  %1 = linalg.exp ins(%t : tensor<10xf32>) outs(%empty : tensor<10xf32>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
  %m = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.consumed}) {
// CHECK-NEXT:   %[[M:.*]] = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %[[ROOT]] {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<10xf32>, %[[I:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> (tensor<10xf32>, tensor<10xf32>) {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<10xf32> to memref<10xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[T]] : tensor<10xf32> to memref<10xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<10xf32>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<10xf32>
// CHECK-NEXT:   linalg.copy ins(%[[TO_BUFFER_1]] : memref<10xf32, strided<[?], offset: ?>>) outs(%[[ALLOC_0]] : memref<10xf32>)
// CHECK-NEXT:   memref.store %[[X]], %[[ALLOC_0]][%[[I]]] : memref<10xf32>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC_0]] : memref<10xf32> to tensor<10xf32>
// CHECK-NEXT:   linalg.exp ins(%[[TO_BUFFER]] : memref<10xf32, strided<[?], offset: ?>>) outs(%[[ALLOC]] : memref<10xf32>)
// CHECK-NEXT:   %[[TO_TENSOR_1:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<10xf32> to tensor<10xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]], %[[TO_TENSOR_1]] : tensor<10xf32>, tensor<10xf32>
// CHECK-NEXT: }
func.func @f(%t: tensor<10xf32>, %i: index, %x: f32) -> (tensor<10xf32>, tensor<10xf32>) {
  %empty = tensor.empty() : tensor<10xf32>
  %0 = tensor.insert %x into %t[%i] : tensor<10xf32>
  %1 = linalg.exp ins(%t : tensor<10xf32>) outs(%empty : tensor<10xf32>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.bufferization.one_shot_bufferize %f {memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[M:.*]] = transform.bufferization.one_shot_bufferize %[[F]] {memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @g
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<10xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[COPY:.*]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[ZERO]] to %[[N]] step %[[ONE]] {
// CHECK-NEXT:     memref.copy %[[M]], %[[COPY]] : memref<10xf32> to memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @g(%m: memref<10xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %copy = memref.alloc() : memref<10xf32>
    memref.copy %m, %copy : memref<10xf32> to memref<10xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.bufferization.buffer_loop_hoisting %f : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.bufferization.buffer_loop_hoisting %[[F]] : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<10xf32>, %[[I:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> (tensor<10xf32>, tensor<10xf32>) {
// CHECK-NEXT:   %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor() {new} : tensor<10xf32>
// CHECK-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[X]] into %[[T]][%[[I]]] : tensor<10xf32>
// CHECK-NEXT:   %[[EXP:.*]] = linalg.exp ins(%[[T]] : tensor<10xf32>) outs(%[[ALLOC_TENSOR]] : tensor<10xf32>) -> tensor<10xf32>
// CHECK-NEXT:   return %[[INSERTED]], %[[EXP]] : tensor<10xf32>, tensor<10xf32>
// CHECK-NEXT: }
func.func @f(%t: tensor<10xf32>, %i: index, %x: f32) -> (tensor<10xf32>, tensor<10xf32>) {
  %empty = tensor.empty() : tensor<10xf32>
  %0 = tensor.insert %x into %t[%i] : tensor<10xf32>
  %1 = linalg.exp ins(%t : tensor<10xf32>) outs(%empty : tensor<10xf32>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %f : !transform.any_op
  %e = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.op<"tensor.empty">
  %a = transform.bufferization.empty_tensor_to_alloc_tensor %e : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  transform.annotate %a "new" : !transform.op<"bufferization.alloc_tensor">
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.bufferization.eliminate_empty_tensors %[[F]] : !transform.any_op
// CHECK-NEXT:   %[[E:.*]] = transform.structured.match ops{["tensor.empty"]} in %[[ROOT]] : (!transform.any_op) -> !transform.op<"tensor.empty">
// CHECK-NEXT:   %[[A:.*]] = transform.bufferization.empty_tensor_to_alloc_tensor %[[E]] : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
// CHECK-NEXT:   transform.annotate %[[A]] "new" : !transform.op<"bufferization.alloc_tensor">
// CHECK-NEXT:   transform.yield
