// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%z: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %z, %i : !shape.size, index -> index
  return
}
// -----
func.func @f(%i: index, %i32: i32) {
  // expected-error @+1 {{'shape.add' op operand #0 must be size or index, but got 'i32'}}
  %0 = "shape.add"(%i32, %i) : (i32, index) -> index
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.add' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.add"(%i, %i) : (index, index) -> i32
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.add' op expected 2 operands, but found 1}}
  %0 = "shape.add"(%i) : (index) -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %z: !shape.size) {
  // expected-error @+2 {{'shape.max' op failed to infer returned types}}
  // expected-error @+1 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  %0 = shape.max %z, %s : !shape.size, !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%z: !shape.size) {
  // expected-error @+2 {{'shape.max' op failed to infer returned types}}
  // expected-error @+1 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  %0 = shape.max %z, %z : !shape.size, !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.max' op operand #0 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%i, %i) : (index, index) -> index
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.any' op operand #0 must be variadic of shape or extent tensor, but got 'index'}}
  %0 = "shape.any"(%i) : (index) -> !shape.shape
  return
}
// -----
func.func @f(%w: !shape.witness) {
  // expected-error @+2 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = shape.assuming %w -> index { }
  return
}
// -----
func.func @f(%s: !shape.shape, %w: !shape.witness) {
  // expected-error @+2 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 '!shape.shape' should match successor input type #0 'index'}}
  // expected-note @+1 {{region branch point}}
  %0 = shape.assuming %w -> index { shape.assuming_yield %s : !shape.shape }
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.assuming_yield' op expects parent op 'shape.assuming'}}
  shape.assuming_yield %i : index
}
// -----
func.func @f() {
  // expected-error @+1 {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}
// -----
func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%t: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.broadcast' op operand #1 must be variadic of shape or extent tensor, but got 'index'}}
  %0 = shape.broadcast %t, %i : tensor<?xindex>, index -> tensor<4xindex>
  return
}
// -----
func.func @f() {
  // expected-error @+2 {{'shape.const_shape' op failed to infer returned types}}
  // expected-error @+1 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'shape.const_shape' op result #0 must be shape or extent tensor, but got 'index'}}
  %0 = shape.const_shape [1, 2] : index
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = shape.const_size 4 : index
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{custom op 'shape.const_size' invalid kind of attribute specified}}
  %0 = shape.const_size "a"
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'shape.const_size' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "shape.const_size"() <{value = 4 : i32}> : () -> !shape.size
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{invalid properties {passing = 4 : i32} for op shape.const_witness: Invalid attribute `passing` in property conversion: 4 : i32}}
  %0 = "shape.const_witness"() <{passing = 4 : i32}> : () -> !shape.witness
  return
}
// -----
func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.cstr_broadcastable' op operand #0 must be variadic of shape or extent tensor, but got 'index'}}
  %0 = shape.cstr_broadcastable %i, %i : index, index
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = "shape.cstr_broadcastable"() : () -> !shape.witness
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.cstr_require' op operand #0 must be 1-bit signless integer, but got 'index'}}
  %0 = "shape.cstr_require"(%i) <{msg = "a"}> : (index) -> !shape.witness
  return
}
// -----
func.func @f(%b: i1) {
  // expected-error @+1 {{'shape.cstr_require' op requires attribute 'msg'}}
  %0 = "shape.cstr_require"(%b) : (i1) -> !shape.witness
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.debug_print' op operand #0 must be shape or size, but got 'index'}}
  %0 = "shape.debug_print"(%i) : (index) -> !shape.shape
  return
}
// -----
func.func @f(%x: tensor<3xi32>) {
  // expected-error @+1 {{'shape.from_extent_tensor' op operand #0 must be 1D tensor of index values, but got 'tensor<3xi32>'}}
  %0 = shape.from_extent_tensor %x : tensor<3xi32>
  return
}
// -----
func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.from_extents' op operand #1 must be variadic of size or index, but got '!shape.shape'}}
  %0 = shape.from_extents %i, %s : index, !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %z: !shape.size) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %s, %z : !shape.shape, !shape.size -> index
  return
}
// -----
func.func @f(%z: !shape.size) {
  // expected-error @+1 {{'shape.index_to_size' op operand #0 must be index, but got '!shape.size'}}
  %0 = "shape.index_to_size"(%z) : (!shape.size) -> !shape.size
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.is_broadcastable' op operand #0 must be variadic of shape or extent tensor, but got 'index'}}
  %0 = shape.is_broadcastable %i : index
  return
}
// -----
func.func @f(%s: !shape.shape, %z: !shape.size) {
  // expected-error @+2 {{'shape.meet' op failed to infer returned types}}
  // expected-error @+1 {{requires all sizes or shapes}}
  %0 = shape.meet %s, %z : !shape.shape, !shape.size -> !shape.size
  return
}
// -----
func.func @f(%s: !shape.shape, %i32: i32) {
  // expected-error @+1 {{'shape.meet' op operand #0 must be any shape or size, but got 'i32'}}
  %0 = shape.meet %i32, %s : i32, !shape.shape -> index
  return
}
// -----
func.func @f(%t: tensor<?xindex>) {
  // expected-error @+1 {{'shape.rank' op result #0 must be size or index, but got 'i32'}}
  %0 = shape.rank %t : tensor<?xindex> -> i32
  return
}
// -----
func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index { ^bb0(%q: index, %p: index): shape.yield %i : index }
  return
}
// -----
func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index { ^bb0(%q: i32, %p: !shape.size, %o: index): shape.yield %i : index }
  return
}
// -----
func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index { ^bb0(%q: index, %p: index, %o: index): shape.yield %i : index }
  return
}
// -----
func.func @f(%t: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%t, %i) : tensor<?xindex> -> index { ^bb0(%q: index, %p: !shape.size, %o: index): shape.yield %i : index }
  return
}
// -----
func.func @f(%t: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %0 = shape.reduce(%t, %i) : tensor<?xindex> -> index { ^bb0(%q: index, %p: index, %o: i32): shape.yield %i : index }
  return
}
// -----
func.func @f(%t: tensor<?xindex>, %z: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.yield' op types mismatch between yield op and its parent}}
  %0 = shape.reduce(%t, %i) : tensor<?xindex> -> index { ^bb0(%q: index, %p: index, %o: index): shape.yield %z : !shape.size }
  return
}
// -----
func.func @f(%t: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
  %0 = shape.reduce(%t, %i) : tensor<?xindex> -> index { ^bb0(%q: index, %p: index, %o: index): shape.yield %i, %i : index, index }
  return
}
// -----
func.func @f(%t: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.yield' op types mismatch between yield op and its parent}}
  %0 = "shape.reduce"(%t, %i) ({ ^bb0(%q: index, %p: index, %o: index): shape.yield %i : index }) : (tensor<?xindex>, index) -> !shape.size
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.reduce' op operand #0 must be shape or extent tensor, but got 'index'}}
  "shape.reduce"(%i, %i) ({ ^bb0(%q: index, %p: index, %o: index): shape.yield }) : (index, index) -> ()
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield
}
// -----
func.func @f() {
  // expected-error @+1 {{'shape.return' op expects parent op 'shape.func'}}
  shape.return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.shape_eq' op operand #0 must be variadic of shape or extent tensor, but got 'index'}}
  %0 = shape.shape_eq %i : index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.shape_eq' op result #0 must be 1-bit signless integer, but got 'i8'}}
  %0 = "shape.shape_eq"(%s) : (!shape.shape) -> i8
  return
}
// -----
func.func @f(%r: tensor<?x4xf32>) {
  // expected-error @+2 {{'shape.shape_of' op failed to infer returned types}}
  // expected-error @+1 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  %0 = shape.shape_of %r : tensor<?x4xf32> -> tensor<3xindex>
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  // expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  // expected-error @+1 {{'shape.shape_of' op result #0 must be shape or extent tensor, but got 'index'}}
  %0 = shape.shape_of %v : !shape.value_shape -> index
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'index'}}
  %0 = shape.shape_of %i : index -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.size_to_index' op operand #0 must be size or index, but got '!shape.shape'}}
  %0 = shape.size_to_index %s : !shape.shape
  return
}
// -----
func.func @f(%z: !shape.size) {
  // expected-error @+1 {{'shape.size_to_index' op result #0 must be index, but got '!shape.size'}}
  %0 = "shape.size_to_index"(%z) : (!shape.size) -> !shape.size
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.split_at' op operand #0 must be shape or extent tensor, but got 'index'}}
  %0:2 = "shape.split_at"(%i, %i) : (index, index) -> (!shape.shape, !shape.shape)
  return
}
// -----
func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.to_extent_tensor' op result #0 must be tensor of index values, but got 'tensor<3xi32>'}}
  %0 = shape.to_extent_tensor %s : !shape.shape -> tensor<3xi32>
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'shape.to_extent_tensor' op operand #0 must be shape or extent tensor, but got 'index'}}
  %0 = shape.to_extent_tensor %i : index -> tensor<3xindex>
  return
}
// -----
func.func @f(%r: tensor<?x4xf32>) {
  // expected-error @+1 {{'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'tensor<?x4xf32>'}}
  %0 = shape.value_as_shape %r : tensor<?x4xf32> -> !shape.shape
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  // expected-error @+1 {{'shape.value_of' op result #0 must be shaped of any type values, but got 'index'}}
  %0 = "shape.value_of"(%v) : (!shape.value_shape) -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.with_shape' op operand #0 must be shaped of any type values or , but got 'index'}}
  %0 = "shape.with_shape"(%i, %s) : (index, !shape.shape) -> !shape.value_shape
  return
}
// -----
func.func @f(%i: index, %r: tensor<?x4xf32>) {
  // expected-error @+1 {{'shape.with_shape' op operand #1 must be shape or extent tensor, but got 'index'}}
  %0 = "shape.with_shape"(%r, %i) : (tensor<?x4xf32>, index) -> !shape.value_shape
  return
}
