// Conditions that operations violate.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{expected array length greater than 0}}
%r = "foo.x"() : () -> !spirv.array<0 x f32>
// -----
// expected-error @+1 {{expected 'stride'}}
%r = "foo.x"() : () -> !spirv.array<4 x f32, 4>
// -----
// expected-error @+1 {{expected single integer for array element count}}
%r = "foo.x"() : () -> !spirv.array<4x4xf32>
// -----
// expected-error @+1 {{expected static shape}}
%r = "foo.x"() : () -> !spirv.array<?xf32>
// -----
// expected-error @+1 {{cannot use 'index' to compose SPIR-V types}}
%r = "foo.x"() : () -> !spirv.array<4 x index>
// -----
// expected-error @+1 {{cannot use '!foo.bar' to compose SPIR-V types}}
%r = "foo.x"() : () -> !spirv.array<4 x !foo.bar>
// -----
// expected-error @+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i5'}}
%r = "foo.x"() : () -> !spirv.array<4 x i5>
// -----
// expected-error @+1 {{vector length has to be less than or equal to 4 but found 5}}
%r = "foo.x"() : () -> !spirv.array<4 x vector<5xf32>>
// -----
// expected-error @+1 {{cannot use 'tensor<4xf32>' to compose SPIR-V types}}
%r = "foo.x"() : () -> !spirv.array<4 x tensor<4xf32>>
// -----
// expected-error @+1 {{cannot use 'none' to compose SPIR-V types}}
%r = "foo.x"() : () -> !spirv.array<4 x none>
// -----
// expected-error @+1 {{expected integer value}}
%r = "foo.x"() : () -> !spirv.array<4 x f32, stride=x>
// -----
// expected-error @+1 {{ArrayStride must be greater than zero}}
%r = "foo.x"() : () -> !spirv.array<4 x f32, stride=0>
// -----
// expected-error @+1 {{only 1-D vector allowed but found 'vector<2x2xf32>'}}
%r = "foo.x"() : () -> !spirv.array<4 x vector<2x2xf32>>
// -----
// expected-error @+1 {{expected non-function type}}
%r = "foo.x"() : () -> !spirv.rtarray<>
// -----
// expected-error @+1 {{cannot use 'tensor<1xf32>' to compose SPIR-V types}}
%r = "foo.x"() : () -> !spirv.rtarray<tensor<1xf32>>
// -----
// expected-error @+1 {{unknown storage class: Zork}}
%r = "foo.x"() : () -> !spirv.ptr<f32, Zork>
// -----
// expected-error @+1 {{expected ','}}
%r = "foo.x"() : () -> !spirv.ptr<f32>
// -----
// expected-error @+1 {{expected '<'}}
%r = "foo.x"() : () -> !spirv.ptr
// -----
// expected-error @+1 {{matrix is expected to have 2, 3, or 4 columns}}
%r = "foo.x"() : () -> !spirv.matrix<5 x vector<3xf32>>
// -----
// expected-error @+1 {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5}}
%r = "foo.x"() : () -> !spirv.matrix<3 x vector<5xf32>>
// -----
// expected-error @+1 {{matrix columns' elements must be of Float type, got 'i32'}}
%r = "foo.x"() : () -> !spirv.matrix<3 x vector<3xi32>>
// -----
// expected-error @+1 {{matrix must be composed using vector type, got 'f32'}}
%r = "foo.x"() : () -> !spirv.matrix<3 x f32>
// -----
// expected-error @+1 {{expected single unsigned integer for number of columns}}
%r = "foo.x"() : () -> !spirv.matrix<3x3xf32>
// -----
// expected-error @+1 {{only 1-D vector allowed but found 'vector<3x3xf32>'}}
%r = "foo.x"() : () -> !spirv.matrix<3 x vector<3x3xf32>>
// -----
// expected-error @+1 {{expected row and column count}}
%r = "foo.x"() : () -> !spirv.coopmatrix<8xf32, Subgroup, MatrixAcc>
// -----
// expected-error @+1 {{invalid scope <id> attribute specification: Zork}}
%r = "foo.x"() : () -> !spirv.coopmatrix<8x16xf32, Zork, MatrixAcc>
// -----
// expected-error @+1 {{invalid use <id> attribute specification: Zork}}
%r = "foo.x"() : () -> !spirv.coopmatrix<8x16xf32, Subgroup, Zork>
// -----
// expected-error @+1 {{unknown attribute: 'Zork'}}
%r = "foo.x"() : () -> !spirv.image<f32, Zork, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
// -----
// expected-error @+1 {{sampled image must be composed using image type, got 'f32'}}
%r = "foo.x"() : () -> !spirv.sampled_image<f32>
// -----
// expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
%r = "foo.x"() : () -> !spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>
// -----
// expected-error @+1 {{offset specification must be given for all members}}
%r = "foo.x"() : () -> !spirv.struct<(f32 [0], i32)>
// -----
// expected-error @+1 {{expected '('}}
%r = "foo.x"() : () -> !spirv.struct<>
// -----
// expected-error @+1 {{unknown attribute: 'zork'}}
%r = "foo.x"() : () -> !spirv.struct<(f32 [zork])>
// -----
// expected-error @+1 {{expected attribute value}}
%r = "foo.x"() : () -> !spirv.struct<(f32 [0, MatrixStride=x])>
// -----
// expected-error @+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
%r = "foo.x"() : () -> !spirv.arm.tensor<4x?xf32>
// -----
// expected-error @+1 {{arm.tensors do not support rank zero}}
%r = "foo.x"() : () -> !spirv.arm.tensor<f32>
// -----
// expected-error @+1 {{arm.tensors do not support zero dimensions}}
%r = "foo.x"() : () -> !spirv.arm.tensor<0xf32>
// -----
// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
%r = "foo.x"() : () -> vector<2x!spirv.ptr<f32, Function>>
