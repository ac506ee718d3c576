// Tensors and vectors.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: "t.op"() : () -> tensor<f32>
"t.op"() : () -> (tensor<f32>)
// CHECK: "t.op"() : () -> tensor<4x?x8xf32>
"t.op"() : () -> (tensor< 4 x ? x 8 x f32 >)
// CHECK: "t.op"() : () -> tensor<*xf32>
"t.op"() : () -> (tensor<*xf32>)
// CHECK: "t.op"() : () -> tensor<0x10xf32>
"t.op"() : () -> (tensor<0x10xf32>)
// CHECK: "t.op"() : () -> tensor<4xf32>
"t.op"() : () -> (tensor<04xf32>)
// CHECK: "t.op"() : () -> tensor<2x!foo.bar>
"t.op"() : () -> (tensor<2x!foo.bar>)
// CHECK: "t.op"() : () -> tensor<2xvector<4xi1>>
"t.op"() : () -> (tensor<2xvector<4xi1>>)

// An encoding is any attribute.
// CHECK: "t.op"() : () -> tensor<4xf32, #foo.enc>
"t.op"() : () -> (tensor<4xf32, #foo.enc>)
// CHECK: "t.op"() : () -> tensor<4xf32, 42 : i64>
"t.op"() : () -> (tensor<4xf32, 42>)
// CHECK: "t.op"() : () -> tensor<4xf32, {a = 1 : i64}>
"t.op"() : () -> (tensor<4xf32, {a = 1}>)
// CHECK: "t.op"() : () -> tensor<4xf32, #map>
"t.op"() : () -> (tensor<4xf32, affine_map<(d0) -> (d0)>>)

// A vector may have no dimension, and scalable ones.
// CHECK: "t.op"() : () -> vector<f32>
"t.op"() : () -> (vector<f32>)
// CHECK: "t.op"() : () -> vector<4x8xindex>
"t.op"() : () -> (vector< 4 x 8 x index >)
// CHECK: "t.op"() : () -> vector<2x[4]x8xf32>
"t.op"() : () -> (vector<2x[4]x8xf32>)

// -----

// expected-error@below {{expected '<' in tensor type}}
"t.op"() : () -> (tensor)

// -----

// expected-error@below {{expected non-function type}}
"t.op"() : () -> (tensor<>)

// -----

// expected-error@below {{expected non-function type}}
"t.op"() : () -> (tensor<2x>)

// -----

// expected-error@below {{expected 'x' in dimension list}}
"t.op"() : () -> (tensor<4Xf32>)

// -----

// expected-error@below {{expected non-function type}}
"t.op"() : () -> (tensor<-1xf32>)

// -----

// expected-error@below {{invalid dimension}}
"t.op"() : () -> (tensor<9223372036854775808xf32>)

// -----

// expected-error@below {{invalid tensor element type}}
"t.op"() : () -> (tensor<4xtensor<4xf32>>)

// -----

// expected-error@below {{invalid tensor element type}}
"t.op"() : () -> (tensor<4xnone>)

// -----

// expected-error@below {{invalid tensor element type}}
"t.op"() : () -> (tensor<4xtuple<>>)

// -----

// expected-error@below {{invalid tensor element type}}
"t.op"() : () -> (tensor<4x(i32) -> ()>)

// -----

// expected-error@below {{invalid tensor element type}}
"t.op"() : () -> (tensor<4xmemref<4xf32>>)

// -----

// expected-error@below {{expected '>' in tensor type}}
"t.op"() : () -> (tensor<4xf32, array<i32: 1>>)

// -----

// expected-error@below {{cannot apply encoding to unranked tensor}}
"t.op"() : () -> (tensor<*xf32, "enc">)

// -----

// expected-error@below {{vector types must have positive constant sizes but got 0}}
"t.op"() : () -> (vector<0xf32>)

// -----

// expected-error@below {{expected non-function type}}
"t.op"() : () -> (vector<?xf32>)

// -----

// expected-error@below {{missing ']' closing scalable dimension}}
"t.op"() : () -> (vector<[4x8]xf32>)

// -----

// expected-error@below {{invalid dimension}}
"t.op"() : () -> (vector<[]xf32>)

// -----

// expected-error@below {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.op"() : () -> (vector<4xcomplex<f32>>)

// -----

// expected-error@below {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.op"() : () -> (vector<4x!foo.bar>)

// -----

// expected-error@below {{expected '>' in vector type}}
"t.op"() : () -> (vector<4xf32, 1>)
