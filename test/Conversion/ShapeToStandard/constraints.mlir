// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-shape-constraints %s | FileCheck %s
//
// Constraints as assertions

// CHECK-LABEL: func.func @unused
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape) -> index {
// CHECK-NEXT:   %[[W2:.*]] = shape.const_witness true
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[IS_BROADCASTABLE:.*]] = shape.is_broadcastable %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:   cf.assert %[[IS_BROADCASTABLE]], "required broadcastable shapes"
// CHECK-NEXT:   %[[SHAPE_EQ:.*]] = shape.shape_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:   cf.assert %[[SHAPE_EQ]], "required equal shapes"
// CHECK-NEXT:   %[[ASSUMING:.*]] = shape.assuming %[[W2]] -> (index) {
// CHECK-NEXT:     %[[SOURCE:.*]] = "test.source"() : () -> index
// CHECK-NEXT:     shape.assuming_yield %[[SOURCE]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[C0]] : index
// CHECK-NEXT: }
func.func @unused(%a: !shape.shape, %b: !shape.shape) -> index {
  %w0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %w1 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %w2 = shape.const_witness true
  %w3 = shape.assuming_all %w0, %w1, %w2
  shape.assuming %w3 -> index {
    %0 = "test.source"() : () -> (index)
    shape.assuming_yield %0 : index
  }
  %c0 = arith.constant 0 : index
  return %c0 : index
}

// CHECK-LABEL: func.func @cstr_broadcastable
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[B:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:   %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:   %[[IS_BROADCASTABLE:.*]] = shape.is_broadcastable %[[A]], %[[B]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   cf.assert %[[IS_BROADCASTABLE]], "required broadcastable shapes"
// CHECK-NEXT:   return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT: }
func.func @cstr_broadcastable(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK-LABEL: func.func @cstr_eq
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[B:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:   %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:   %[[SHAPE_EQ:.*]] = shape.shape_eq %[[A]], %[[B]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   cf.assert %[[SHAPE_EQ]], "required equal shapes"
// CHECK-NEXT:   return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT: }
func.func @cstr_eq(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK-LABEL: func.func @cstr_require
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i1) -> !shape.witness {
// CHECK-NEXT:   %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:   cf.assert %[[A]], "msg"
// CHECK-NEXT:   return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT: }
func.func @cstr_require(%a: i1) -> !shape.witness {
  %0 = shape.cstr_require %a, "msg"
  return %0 : !shape.witness
}

// CHECK-LABEL: func.func @const_witness() -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:   %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:   %[[CONST_WITNESS_1:.*]] = shape.const_witness false
// CHECK-NEXT:   return %[[CONST_WITNESS]], %[[CONST_WITNESS_1]] : !shape.witness, !shape.witness
// CHECK-NEXT: }
func.func @const_witness() -> (!shape.witness, !shape.witness) {
  %0 = shape.const_witness true
  %1 = shape.const_witness false
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK-LABEL: func.func @assuming_two
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: i1, %[[Q:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: memref<f32>, %[[V:[a-z0-9_]+]]: f32) -> (index, index) {
// CHECK-NEXT:   %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:   %[[D:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C:.*]] = arith.constant 3 : index
// CHECK-NEXT:   cf.assert %[[P]], "first"
// CHECK-NEXT:   cf.assert %[[Q]], "second"
// CHECK-NEXT:   %[[ASSUMING:[a-z0-9_]+]]:2 = shape.assuming %[[CONST_WITNESS]] -> (index, index) {
// CHECK-NEXT:     memref.store %[[V]], %[[X]][] : memref<f32>
// CHECK-NEXT:     shape.assuming_yield %[[C]], %[[D]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ASSUMING]]#0, %[[ASSUMING]]#1 : index, index
// CHECK-NEXT: }
func.func @assuming_two(%p: i1, %q: i1, %x: memref<f32>, %v: f32) -> (index, index) {
  %a = shape.cstr_require %p, "first"
  %b = shape.cstr_require %q, "second"
  %w = shape.assuming_all %a, %b
  %0:2 = shape.assuming %w -> (index, index) {
    memref.store %v, %x[] : memref<f32>
    %c = arith.constant 3 : index
    %d = arith.constant 4 : index
    shape.assuming_yield %c, %d : index, index
  }
  return %0#0, %0#1 : index, index
}

// CHECK-LABEL: func.func @nested
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: i1, %[[Q:[a-z0-9_]+]]: i1, %[[V:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:   cf.assert %[[P]], "first"
// CHECK-NEXT:   %[[R:.*]] = shape.assuming %[[CONST_WITNESS]] -> (f32) {
// CHECK-NEXT:     cf.assert %[[Q]], "second"
// CHECK-NEXT:     %[[S:.*]] = shape.assuming %[[CONST_WITNESS]] -> (f32) {
// CHECK-NEXT:       %[[T:.*]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:       shape.assuming_yield %[[T]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.assuming_yield %[[S]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[R]] : f32
// CHECK-NEXT: }
func.func @nested(%p: i1, %q: i1, %v: f32) -> f32 {
  %a = shape.cstr_require %p, "first"
  %r = shape.assuming %a -> (f32) {
    %b = shape.cstr_require %q, "second"
    %s = shape.assuming %b -> (f32) {
      %t = arith.addf %v, %v : f32
      shape.assuming_yield %t : f32
    }
    shape.assuming_yield %s : f32
  }
  return %r : f32
}
