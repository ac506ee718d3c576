// Conditions that operations violate.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.AccessChain' op operand #0 must be any SPIR-V pointer type, but got 'i1'}}
%r = "spirv.AccessChain"(%x1) {a} : (i1) -> (!spirv.ptr<f32, Function>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.AccessChain' op result #0 must be any SPIR-V pointer type, but got 'index'}}
%r = "spirv.AccessChain"(%x0) {a} : (!spirv.ptr<f32, Function>) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.BitCount' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.BitCount"(%x1) {a} : (i1) -> (i32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.BitCount' op result #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.BitCount"(%x2) {a} : (i32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.BitFieldInsert' op operand #2 must be 8/16/32/64-bit integer, but got 'i1'}}
%r = "spirv.BitFieldInsert"(%x2, %x2, %x1, %x2) {a} : (i32, i32, i1, i32) -> (i32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.CL.acos' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.CL.acos"(%x1) {a} : (i1) -> (f32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.CL.acos' op result #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.CL.acos"(%x3) {a} : (f32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.CL.printf' op result #0 must be 8/16/32/64-bit integer, but got 'index'}}
%r = "spirv.CL.printf"(%x0) {a} : (!spirv.ptr<f32, Function>) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.ConvertFToS' op operand #0 must be 16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values, but got 'i1'}}
%r = "spirv.ConvertFToS"(%x1) {a} : (i1) -> (i32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.ConvertFToS' op result #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values, but got 'index'}}
%r = "spirv.ConvertFToS"(%x3) {a} : (f32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.ConvertSToF' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values, but got 'i1'}}
%r = "spirv.ConvertSToF"(%x1) {a} : (i1) -> (f32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.ConvertSToF' op result #0 must be 16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values, but got 'index'}}
%r = "spirv.ConvertSToF"(%x2) {a} : (i32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.Dot' op operand #0 must be fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.Dot"(%x1, %x4) {a} : (i1, vector<3xf32>) -> (f32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.Dot' op result #0 must be 16/32/64-bit float or BFloat16, but got 'index'}}
%r = "spirv.Dot"(%x4, %x4) {a} : (vector<3xf32>, vector<3xf32>) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.EXT.AtomicFAdd' op operand #1 must be 16/32/64-bit float, but got 'i1'}}
%r = "spirv.EXT.AtomicFAdd"(%x0, %x1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> {a} : (!spirv.ptr<f32, Function>, i1) -> (f32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.EXT.AtomicFAdd' op result #0 must be 16/32/64-bit float, but got 'index'}}
%r = "spirv.EXT.AtomicFAdd"(%x0, %x3) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> {a} : (!spirv.ptr<f32, Function>, f32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.EXT.SetMeshOutputs' op operand #0 must be 32-bit signless/unsigned integer, but got 'i1'}}
"spirv.EXT.SetMeshOutputs"(%x1, %x2) {a} : (i1, i32) -> ()
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.FAdd' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'i1'}}
%r = "spirv.FAdd"(%x1, %x3) {a} : (i1, f32) -> (f32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.FAdd' op result #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'index'}}
%r = "spirv.FAdd"(%x3, %x3) {a} : (f32, f32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.FOrdEqual' op result #0 must be bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.FOrdEqual"(%x3, %x3) {a} : (f32, f32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.Acos' op operand #0 must be 16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.GL.Acos"(%x1) {a} : (i1) -> (f32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.Acos' op result #0 must be 16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.GL.Acos"(%x3) {a} : (f32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.FindSMsb' op operand #0 must be Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.GL.FindSMsb"(%x1) {a} : (i1) -> (i32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.FindSMsb' op result #0 must be Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.GL.FindSMsb"(%x2) {a} : (i32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.PackHalf2x16' op operand #0 must be vector of Float32 values of length 2, but got 'i1'}}
%r = "spirv.GL.PackHalf2x16"(%x1) {a} : (i1) -> (i32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.PackHalf2x16' op result #0 must be Int32, but got 'index'}}
%r = "spirv.GL.PackHalf2x16"(%x5) {a} : (vector<2xf32>) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.PackSnorm4x8' op operand #0 must be vector of Float32 values of length 4, but got 'i1'}}
%r = "spirv.GL.PackSnorm4x8"(%x1) {a} : (i1) -> (i32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.UnpackHalf2x16' op operand #0 must be Int32, but got 'i1'}}
%r = "spirv.GL.UnpackHalf2x16"(%x1) {a} : (i1) -> (vector<2xf32>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.UnpackHalf2x16' op result #0 must be vector of Float32 values of length 2, but got 'index'}}
%r = "spirv.GL.UnpackHalf2x16"(%x2) {a} : (i32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GL.UnpackSnorm4x8' op result #0 must be vector of Float32 values of length 4, but got 'index'}}
%r = "spirv.GL.UnpackSnorm4x8"(%x2) {a} : (i32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GroupBroadcast' op failed to verify that all of {value, result} have same type}}
%r = "spirv.GroupBroadcast"(%x1, %x2) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (i1, i32) -> (f32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GroupNonUniformElect' op result #0 must be bool, but got 'index'}}
%r = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> {a} : () -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GroupNonUniformLogicalAnd' op operand #0 must be bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'i32'}}
%r = "spirv.GroupNonUniformLogicalAnd"(%x2) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> {a} : (i32) -> (i1)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GroupNonUniformRotateKHR' op result #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.GroupNonUniformRotateKHR"(%x3, %x2) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (f32, i32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.GroupNonUniformShuffle' op result #0 must be 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.GroupNonUniformShuffle"(%x3, %x2) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (f32, i32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.IAddCarry' op result #0 must be any SPIR-V struct type, but got 'index'}}
%r = "spirv.IAddCarry"(%x2, %x2) {a} : (i32, i32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.INTEL.ConvertBF16ToF' op operand #0 must be Int16 or fixed-length vector of Int16 values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.INTEL.ConvertBF16ToF"(%x1) {a} : (i1) -> (f32)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.INTEL.ConvertBF16ToF' op result #0 must be Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.INTEL.ConvertBF16ToF"(%x7) {a} : (i16) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.INTEL.ConvertFToBF16' op operand #0 must be Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.INTEL.ConvertFToBF16"(%x1) {a} : (i1) -> (i16)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.INTEL.ConvertFToBF16' op result #0 must be Int16 or fixed-length vector of Int16 values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.INTEL.ConvertFToBF16"(%x3) {a} : (f32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.Image' op operand #0 must be any SPIR-V sampled image type, but got 'i1'}}
%r = "spirv.Image"(%x1) {a} : (i1) -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.Image' op result #0 must be any SPIR-V image type, but got 'index'}}
%r = "spirv.Image"(%x8) {a} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.KHR.AssumeTrue' op operand #0 must be bool, but got 'i32'}}
"spirv.KHR.AssumeTrue"(%x2) {a} : (i32) -> ()
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.MatrixTimesMatrix' op operand #0 must be any SPIR-V matrix type, but got 'i1'}}
%r = "spirv.MatrixTimesMatrix"(%x1, %x9) {a} : (i1, !spirv.matrix<3 x vector<3xf32>>) -> (!spirv.matrix<3 x vector<3xf32>>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.MatrixTimesMatrix' op result #0 must be any SPIR-V matrix type, but got 'index'}}
%r = "spirv.MatrixTimesMatrix"(%x9, %x9) {a} : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.MatrixTimesScalar' op operand #0 must be any SPIR-V matrix type or Cooperative Matrix of 16/32/64-bit float values, but got 'i1'}}
%r = "spirv.MatrixTimesScalar"(%x1, %x3) {a} : (i1, f32) -> (!spirv.matrix<3 x vector<3xf32>>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.MatrixTimesScalar' op result #0 must be any SPIR-V matrix type or Cooperative Matrix of 16/32/64-bit float values, but got 'index'}}
%r = "spirv.MatrixTimesScalar"(%x9, %x3) {a} : (!spirv.matrix<3 x vector<3xf32>>, f32) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.MatrixTimesVector' op operand #0 must be Matrix of 16/32/64-bit float values, but got 'i1'}}
%r = "spirv.MatrixTimesVector"(%x1, %x4) {a} : (i1, vector<3xf32>) -> (vector<3xf32>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.MatrixTimesVector' op operand #1 must be fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.MatrixTimesVector"(%x9, %x1) {a} : (!spirv.matrix<3 x vector<3xf32>>, i1) -> (vector<3xf32>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.MatrixTimesVector' op result #0 must be fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.MatrixTimesVector"(%x9, %x4) {a} : (!spirv.matrix<3 x vector<3xf32>>, vector<3xf32>) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.Select' op failed to verify that all of {true_value, false_value, result} have same type}}
%r = "spirv.Select"(%x1, %x2, %x1) {a} : (i1, i32, i1) -> (i1)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.Select' op result #0 must be 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type, but got 'index'}}
%r = "spirv.Select"(%x1, %x1, %x1) {a} : (i1, i1, i1) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.VectorShuffle' op operand #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16, but got 'i1'}}
%r = "spirv.VectorShuffle"(%x1, %x4) <{components = [0 : i32, 1 : i32, 2 : i32]}> {a} : (i1, vector<3xf32>) -> (vector<3xf32>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.VectorShuffle' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16, but got 'index'}}
%r = "spirv.VectorShuffle"(%x4, %x4) <{components = [0 : i32, 1 : i32, 2 : i32]}> {a} : (vector<3xf32>, vector<3xf32>) -> (index)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.VectorTimesScalar' op operand #0 must be vector of 16/32/64-bit float values of length 2/3/4, but got 'i1'}}
%r = "spirv.VectorTimesScalar"(%x1, %x3) {a} : (i1, f32) -> (vector<3xf32>)
return
}
// -----
func.func @f(%x0: !spirv.ptr<f32, Function>, %x1: i1, %x2: i32, %x3: f32, %x4: vector<3xf32>, %x5: vector<2xf32>, %x6: vector<4xf32>, %x7: i16, %x8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %x9: !spirv.matrix<3 x vector<3xf32>>) {
// expected-error @+1 {{'spirv.VectorTimesScalar' op result #0 must be vector of 16/32/64-bit float values of length 2/3/4, but got 'index'}}
%r = "spirv.VectorTimesScalar"(%x4, %x3) {a} : (vector<3xf32>, f32) -> (index)
return
}
