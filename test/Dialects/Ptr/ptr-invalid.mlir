// Conditions that operations violate.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{expected SSA operand}}
%5 = ptr.ptr_add nuw | nusw %p, %i : !ptr.ptr<#ptr.generic_space>, i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.load' op unsupported ordering 'release'}}
%5 = "ptr.load"(%p) <{ordering = 4 : i32, alignment = [8 : i64]}> {b} : (!ptr.ptr<#ptr.generic_space>) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.load' op unsupported ordering 'acq_rel'}}
%5 = "ptr.load"(%p) <{ordering = 5 : i32, alignment = [8 : i64]}> {b} : (!ptr.ptr<#ptr.generic_space>) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{alignment must be a power of 2}}
%5 = "ptr.load"(%p) <{alignment=[3:i64]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{alignment must be positive}}
%5 = "ptr.load"(%p) <{alignment=[0:i64]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.store' op unsupported ordering 'acquire'}}
"ptr.store"(%i, %p) <{ordering = 3 : i32, alignment=[8:i64]}> {b} : (i32, !ptr.ptr<#ptr.generic_space>) -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.store' op unsupported ordering 'acq_rel'}}
"ptr.store"(%i, %p) <{ordering = 5 : i32, alignment=[8:i64]}> {b} : (i32, !ptr.ptr<#ptr.generic_space>) -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.masked_load' op failed to verify that all of {result, passthrough} have same type}}
%6 = "ptr.masked_load"(%p, %mask, %ti) {a}: (!ptr.ptr<#ptr.generic_space>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xf32>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.constant' op result #0 must be pointer type, but got 'i32'}}
%0 = ptr.constant 1 : i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.constant' op failed to verify that all of {value, result} have same type}}
%1 = "ptr.constant"() <{value = 1 : i32}> {a}: () -> !ptr.ptr<#ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.constant' op requires attribute 'value'}}
%1 = "ptr.constant"() {a}: () -> !ptr.ptr<#ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{the input value cannot be of type `!ptr.ptr`}}
%2 = "ptr.to_ptr"(%p) {a}: (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.to_ptr' op result #0 must be pointer type, but got 'i32'}}
%2 = "ptr.to_ptr"(%m) {a}: (memref<f32, #ptr.generic_space>) -> i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.to_ptr' op operand #0 must be PtrLikeTypeInterface instance, but got 'i32'}}
%2 = "ptr.to_ptr"(%i) {a}: (i32) -> !ptr.ptr<#ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{the result type cannot be `!ptr.ptr`}}
%3 = "ptr.from_ptr"(%p) {a}: (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{expected the input and output to have the same memory space}}
%3 = "ptr.from_ptr"(%p) {a}: (!ptr.ptr<#ptr.generic_space>) -> memref<2xf32>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.from_ptr' op failed to verify that metadata type}}
%3 = "ptr.from_ptr"(%p, %md) {a}: (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) -> memref<2xf32, #ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.from_ptr' op operand #1 must be Pointer metadata type, but got 'i32'}}
%3 = "ptr.from_ptr"(%p, %i) {a}: (!ptr.ptr<#ptr.generic_space>, i32) -> memref<2xf32, #ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.from_ptr' op operand group starting at #1 requires 0 or 1 element, but found 2}}
%3 = "ptr.from_ptr"(%p, %md, %md) {a}: (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) -> memref<f32, #ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.from_ptr' op operand #0 must be pointer type, but got 'i32'}}
%3 = "ptr.from_ptr"(%i) {a}: (i32) -> memref<f32, #ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.from_ptr' op result #0 must be PtrLikeTypeInterface instance, but got 'i32'}}
%3 = "ptr.from_ptr"(%p) {a}: (!ptr.ptr<#ptr.generic_space>) -> i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.get_metadata' op result #0 must be Pointer metadata type, but got 'i32'}}
%4 = "ptr.get_metadata"(%m) {a}: (memref<f32, #ptr.generic_space>) -> i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.get_metadata' op failed to verify that metadata type}}
%4 = "ptr.get_metadata"(%m) {a}: (memref<f32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<2xf32, #ptr.generic_space>>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{the ptr-like type has no metadata}}
%4 = "foo.x"() : () -> !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{unknown attribute `ptr_add_flags` in dialect `ptr`}}
%5 = "ptr.ptr_add"(%p, %ix) <{flags = #ptr<ptr_add_flags inbounds>}> {a}: (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
%5 = "ptr.ptr_add"(%p, %f) {a}: (!ptr.ptr<#ptr.generic_space>, f32) -> !ptr.ptr<#ptr.generic_space>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.ptr_add' op result #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'i32'}}
%5 = "ptr.ptr_add"(%p, %ti) {a}: (!ptr.ptr<#ptr.generic_space>, tensor<4xi32>) -> i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.load' op operand #0 must be pointer type, but got 'i32'}}
%6 = "ptr.load"(%i) {a}: (i32) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{unknown attribute `atomic_ordering` in dialect `ptr`}}
%7 = "ptr.load"(%p) <{volatile_, ordering = #ptr<atomic_ordering acquire>, alignment = 8 : i64, syncscope="x"}> {a}: (!ptr.ptr<#ptr.generic_space>) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
%7 = "ptr.load"(%p) <{syncscope="x"}> {a}: (!ptr.ptr<#ptr.generic_space>) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.store' op expected syncscope to be null for non-atomic access}}
"ptr.store"(%f, %p) <{syncscope = "x"}> {a}: (f32, !ptr.ptr<#ptr.generic_space>) -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{invalid properties {elementType = 1 : i32} for op ptr.type_offset: Invalid attribute `elementType` in property conversion: 1 : i32}}
%9 = "ptr.type_offset"() <{elementType = 1:i32}> {a}: () -> i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.type_offset' op result #0 must be signless integer or index, but got 'f32'}}
%9 = "ptr.type_offset"() <{elementType = f32}> {a}: () -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{unknown attribute `ptr_diff_flags` in dialect `ptr`}}
%10 = "ptr.ptr_diff"(%p, %p) <{flags = #ptr<ptr_diff_flags nuw>}> {a}: (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
%10 = "ptr.ptr_diff"(%tp, %tp)  {a}: (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>) -> tensor<5xindex>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{expected the result to have the same container type as the operands when operands are shaped}}
%10 = "ptr.ptr_diff"(%tp, %tp)  {a}: (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>) -> vector<4xindex>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.ptr_diff' op result #0 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
%10 = "ptr.ptr_diff"(%p, %p)  {a}: (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.ptr_diff' op failed to verify that all of {lhs, rhs} have same type}}
%10 = "ptr.ptr_diff"(%p, %tp)  {a}: (!ptr.ptr<#ptr.generic_space>, tensor<4x!ptr.ptr<#ptr.generic_space>>) -> index
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.gather' op failed to verify that result and mask must be compatible}}
%11 = "ptr.gather"(%tp, %mask, %t) {a}: (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>, tensor<4xf32>) -> tensor<5xf32>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.gather' op failed to verify that all of {result, passthrough} have same type}}
%11 = "ptr.gather"(%tp, %mask, %ti) {a}: (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xf32>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.scatter' op operand #2 must be A shaped type with value semantics and rank. of 1-bit signless integer values, but got 'tensor<4xf32>'}}
"ptr.scatter"(%t, %tp, %t) {a}: (tensor<4xf32>, tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xf32>) -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.scatter' op operand #1 must be A shaped type with value semantics and rank. of pointer type values, but got 'tensor<4xf32>'}}
"ptr.scatter"(%t, %t, %mask) {a}: (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
"foo.x"() {b = #ptr.spec<size = 64, abi = 64, preferred = 64>, c = #ptr.spec<size = 32, abi = 64, preferred = 32, index = 32>} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{abi entry must be divisible by 8}}
"foo.x"() {b = #ptr.spec<size = 64, abi = 60, preferred = 64>} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{size entry must be divisible by 8}}
"foo.x"() {b = #ptr.spec<size = 60, abi = 64, preferred = 64>} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{preferred entry must be divisible by 8}}
"foo.x"() {b = #ptr.spec<size = 64, abi = 64, preferred = 60>} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{index entry must be divisible by 8}}
"foo.x"() {b = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 65>} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{unknown attribute `zork` in dialect `ptr`}}
"foo.x"() {b = #ptr.zork} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{unknown attribute `atomic_binop` in dialect `ptr`}}
"foo.x"() {b = #ptr<atomic_binop zz>} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{expected '<'}}
"foo.x"() : () -> !ptr.ptr
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{unknown  type `zork` in dialect `ptr`}}
"foo.x"() : () -> !ptr.zork
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.load' op expected alignment for atomic access}}
%5 = "ptr.load"(%p) <{ordering=6:i32}> {b}: (!ptr.ptr<#ptr.generic_space>) -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{custom op 'ptr.load' `nontemporal` clause can appear at most once in the expansion of the oilist directive}}
%5 = ptr.load %p nontemporal nontemporal : !ptr.ptr<#ptr.generic_space> -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{expected non-function type}}
%5 = ptr.load %p : <#ptr.generic_space> -> f32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{'ptr.ptr_diff' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'i32'}}
%5 = ptr.ptr_diff %i, %i : i32 -> i32
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{struct is missing required parameter: preferred}}
"foo.x"() {b = #ptr.generic_space, c = #ptr.spec<size = 64, abi = 64>} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{duplicate or unknown struct parameter name: zork}}
"foo.x"() {b = #ptr.generic_space, c = #ptr.spec<size = 64, abi = 64, preferred = 64, zork = 5>} : () -> ()
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{invalid tensor element type}}
%0 = "foo.x"() : () -> tensor<2xmemref<4x!ptr.ptr<#ptr.generic_space>, #ptr.generic_space>>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
%0 = "foo.x"() : () -> vector<2x!ptr.ptr_metadata<memref<f32>>>
return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %vp: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %t: tensor<4xf32>, %i: i32, %ix: index, %ti: tensor<4xi32>, %f: f32) {
// expected-error @+1 {{invalid memref element type}}
%0 = "foo.x"() : () -> memref<2x!ptr.ptr_metadata<memref<f32>>>
return
}
