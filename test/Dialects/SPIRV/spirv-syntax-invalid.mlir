// Errors in the syntax of operations and attributes.
// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @no_list(%v: vector<3xi32>) {
  // expected-error @+1 {{expected an 32-bit integer array attribute for 'indices'}}
  %0 = spirv.CompositeExtract %v "x" : vector<3xi32>
}
// -----
func.func @no_index(%v: vector<3xi32>) {
  // expected-error @+1 {{expected at least one index}}
  %0 = spirv.CompositeExtract %v[] : vector<3xi32>
}
// -----
func.func @large_index(%v: vector<3xi32>) {
  // expected-error @+1 {{index is out of bounds for 'vector<3xi32>'}}
  %0 = spirv.CompositeExtract %v[3 : i32] : vector<3xi32>
}
// -----
func.func @one_member(%a: i32) {
  // expected-error @+1 {{expected spirv.struct type with two members}}
  %0 = spirv.IAddCarry %a, %a : !spirv.struct<(i32)>
}
// -----
func.func @no_type() {
  // expected-error @+1 {{expected a value with a type}}
  %0 = spirv.Constant unit
}
// -----
func.func @no_integer(%f: f32) {
  // expected-error @+1 {{expected an integer selector}}
  spirv.Switch %f : f32, [ default: ^bb0 ]
}
// -----
// expected-error @+1 {{unknown extension: zork}}
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [zork]> {}
// -----
// expected-error @+1 {{unknown capability: Zork}}
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Zork], []> {}
// -----
// expected-error @+1 {{invalid addressing_model attribute specification: "Zork"}}
spirv.module Zork GLSL450 {}
// -----
// expected-error @+1 {{invalid function_control attribute specification: "Zork"}}
spirv.func @f() "Zork" {}
// -----
func.func @access(%p: !spirv.ptr<i32, Function>) {
  // expected-error @+1 {{invalid storage_class attribute specification: "Zork"}}
  %0 = spirv.Load "Zork" %p : i32
}
// -----
func.func @other_value(%p: !spirv.ptr<f32, Function>) {
  // expected-error @+1 {{'spirv.Load' op mismatch in result type and pointer type}}
  %0 = "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> i32
  return
}

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(!spirv.rtarray<f32, stride=4294967300>)

// -----

// expected-error @+1 {{array length too large}}
func.func private @f(!spirv.array<4294967296 x f32>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(!spirv.struct<(f32 [4294967296])>)

// -----

spirv.module Logical GLSL450 {
  // expected-error @+1 {{SpecId cannot be negative}}
  spirv.SpecConstant @a spec_id(-1) = 3 : i32
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @+1 {{integer value too large}}
  spirv.SpecConstant @a spec_id(2147483648) = 3 : i32
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
    // expected-error @+1 {{expected ','}}
    %0 = spirv.Load "Function" %a ["Aligned"] : f32
    spirv.Return
  }
}
