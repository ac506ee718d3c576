// Sparse elements: positions and values.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: a = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>}
"t.op"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
// CHECK: a = sparse<{{\[\[}}0, 0], [1, 2]], 1> : tensor<3x4xi32>}
"t.op"() {a = sparse<[[0, 0], [1, 2]], 1> : tensor<3x4xi32>} : () -> ()
// CHECK: a = sparse<0, 1> : tensor<3xi32>}
"t.op"() {a = sparse<0, 1> : tensor<3xi32>} : () -> ()
// CHECK: a = sparse<[0, 2], [1.000000e+00, 2.500000e+00]> : tensor<3xf32>}
"t.op"() {a = sparse<[0, 2], [1.0, 2.5]> : tensor<3xf32>} : () -> ()
// CHECK: a = sparse<{{\[\[}}0], [2]], [1.000000e+00, 2.500000e+00]> : tensor<3xf32>}
"t.op"() {a = sparse<[[0], [2]], [1.0, 2.5]> : tensor<3xf32>} : () -> ()
// CHECK: a = sparse<{{\[\[}}0, 0], [1, 2]], ["a", "b"]> : tensor<3x4x!foo.s>}
"t.op"() {a = sparse<[[0, 0], [1, 2]], ["a", "b"]> : tensor<3x4x!foo.s>} : () -> ()
// CHECK: a = sparse<> : tensor<3xi32>}
"t.op"() {a = sparse<[], []> : tensor<3xi32>} : () -> ()
// CHECK: a = sparse<> : tensor<3xi32>}
"t.op"() {a = sparse<> : tensor<3xi32>} : () -> ()

// -----

// expected-error@below {{Expected '<' after 'sparse'}}
"t.op"() {a = sparse} : () -> ()

// -----

// expected-error@below {{expected ','}}
"t.op"() {a = sparse<1>} : () -> ()

// -----

// expected-error@below {{expected '>'}}
"t.op"() {a = sparse<1, 2} : () -> ()

// -----

// expected-error@below {{expected ':'}}
"t.op"() {a = sparse<1, 2>} : () -> ()

// -----

// expected-error@below {{elements literal must be a shaped type}}
"t.op"() {a = sparse<1, 2> : i32} : () -> ()

// -----

// expected-error@below {{elements literal type must have static shape}}
"t.op"() {a = sparse<1, 2> : tensor<?xi32>} : () -> ()

// -----

// expected-error@below {{sparse index #1 is not contained within the value shape, with index=[1, 7], and type='tensor<3x4xi32>'}}
"t.op"() {a = sparse<[[0, 0], [1, 7]], [1, 5]> : tensor<3x4xi32>} : () -> ()

// -----

// expected-error@below {{expected shape ([3, 4]); inferred shape of indices literal ([2]); inferred shape of values literal ([2])}}
"t.op"() {a = sparse<[0, 0], 1> : tensor<3x4xi32>} : () -> ()

// -----

// expected-error@below {{expected shape ([3, 4]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([1])}}
"t.op"() {a = sparse<[[0, 0], [1, 1]], [1]> : tensor<3x4xi32>} : () -> ()

// -----

// expected-error@below {{expected integer elements, but parsed floating-point}}
"t.op"() {a = sparse<1.5, 1> : tensor<3xi32>} : () -> ()

// -----

// expected-error@below {{expected integer elements, but parsed floating-point}}
"t.op"() {a = sparse<1, 1.5> : tensor<3xi32>} : () -> ()
