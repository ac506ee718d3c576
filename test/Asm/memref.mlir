// Memrefs: layout and memory space.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file --mlir-print-local-scope \
// RUN:   | FileCheck %s

// CHECK: "t.op"() : () -> memref<f32>
"t.op"() : () -> (memref<f32>)
// CHECK: "t.op"() : () -> memref<4x?xindex>
"t.op"() : () -> (memref<4x?xindex>)
// CHECK: "t.op"() : () -> memref<4xmemref<f32>>
"t.op"() : () -> (memref<4xmemref<f32>>)
// CHECK: "t.op"() : () -> memref<4xcomplex<f32>>
"t.op"() : () -> (memref<4xcomplex<f32>>)
// CHECK: "t.op"() : () -> memref<*xf32>
"t.op"() : () -> (memref<*xf32>)

// The last of several layouts counts; the identity is dropped.
// CHECK: "t.op"() : () -> memref<4xf32>
"t.op"() : () -> (memref<4xf32, affine_map<(d0) -> (d0)>>)
// CHECK: "t.op"() : () -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
"t.op"() : () -> (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>)
// CHECK: "t.op"() : () -> memref<4x8xf32, affine_map<(d0, d1) -> (d0 + 1, d1)>, 3>
"t.op"() : () -> (memref<4x8xf32, strided<[8, 1]>, affine_map<(d0, d1) -> (d0 + 1, d1)>, 3>)
// CHECK: "t.op"() : () -> memref<4x8xf32, strided<[8, 1]>>
"t.op"() : () -> (memref<4x8xf32, strided<[8, 1], offset: 0>>)
// CHECK: "t.op"() : () -> memref<4x8xf32, strided<[?, -1], offset: ?>>
"t.op"() : () -> (memref<4x8xf32, strided<[?, -1], offset: ?>>)
// CHECK: "t.op"() : () -> memref<f32, strided<[]>>
"t.op"() : () -> (memref<f32, strided<[]>>)

// Memory spaces: zero means none.
// CHECK: "t.op"() : () -> memref<4xf32>
"t.op"() : () -> (memref<4xf32, 0 : i32>)
// CHECK: "t.op"() : () -> memref<4xf32, 1>
"t.op"() : () -> (memref<4xf32, 1>)
// CHECK: "t.op"() : () -> memref<4xf32, 1 : i32>
"t.op"() : () -> (memref<4xf32, 1 : i32>)
// CHECK: "t.op"() : () -> memref<4xf32, "shared">
"t.op"() : () -> (memref<4xf32, "shared">)
// CHECK: "t.op"() : () -> memref<4xf32, {a = 1 : i64}>
"t.op"() : () -> (memref<4xf32, {a = 1}>)
// CHECK: "t.op"() : () -> memref<*xf32, "space">
"t.op"() : () -> (memref<*xf32, "space">)

// -----

// expected-error@below {{expected '<' in memref type}}
"t.op"() : () -> (memref)

// -----

// expected-error@below {{expected list element}}
"t.op"() : () -> (memref<4xf32,>)

// -----

// expected-error@below {{invalid memref element type}}
"t.op"() : () -> (memref<4xtensor<f32>>)

// -----

// expected-error@below {{invalid memref element type}}
"t.op"() : () -> (memref<4x!foo.bar>)

// -----

// expected-error@below {{memref layout mismatch between rank and affine map: 2 != 1}}
"t.op"() : () -> (memref<4x8xf32, affine_map<(d0) -> (d0)>>)

// -----

// expected-error@below {{expected the number of strides to match the rank}}
"t.op"() : () -> (memref<4x8xf32, strided<[8]>>)

// -----

// expected-error@below {{expected attribute value}}
"t.op"() : () -> (memref<4x8xf32, offset: 33, strides: [1, 64]>)

// -----

// expected-error@below {{expected memory space to be last in memref type}}
"t.op"() : () -> (memref<4xf32, 1, affine_map<(d0) -> (d0)>>)

// -----

// expected-error@below {{multiple memory spaces specified in memref type}}
"t.op"() : () -> (memref<4xf32, 1, 2>)

// -----

// expected-error@below {{unsupported memory space Attribute}}
"t.op"() : () -> (memref<4xf32, #foo.bar>)

// -----

// expected-error@below {{unsupported memory space Attribute}}
"t.op"() : () -> (memref<4xf32, 1.0>)

// -----

// expected-error@below {{unsupported memory space Attribute}}
"t.op"() : () -> (memref<4xf32, unit>)

// -----

// expected-error@below {{cannot have affine map for unranked memref type}}
"t.op"() : () -> (memref<*xf32, affine_map<(d0) -> (d0)>>)

// -----

// expected-error@below {{expected a 64-bit signed integer or '?'}}
"t.op"() : () -> (memref<4xf32, strided<[x]>>)

// -----

// expected-error@below {{expected 'offset' after comma}}
"t.op"() : () -> (memref<4xf32, strided<[1], 3>>)

// -----

// expected-error@below {{expected ':' after 'offset'}}
"t.op"() : () -> (memref<4xf32, strided<[1], offset 3>>)

// -----

// expected-error@below {{expected a 64-bit signed integer or '?'}}
"t.op"() : () -> (memref<4xf32, strided<[-9223372036854775808]>>)
