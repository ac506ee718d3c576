// Dense elements: literals, splats, strings, raw bytes.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: a = dense<1> : tensor<2xi32>}
"t.op"() {a = dense<1> : tensor<2xi32>} : () -> ()
// CHECK: a = dense<1> : tensor<2xi32>}
"t.op"() {a = dense<[1, 1]> : tensor<2xi32>} : () -> ()
// CHECK: a = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>}
"t.op"() {a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> ()
// Pairs of pairs are numbers without a shape.
// CHECK: a = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>}
"t.op"() {a = dense<((1, 2), (3, 4))> : tensor<2x2xi32>} : () -> ()
// CHECK: a = dense<1> : tensor<i32>}
"t.op"() {a = dense<1> : tensor<i32>} : () -> ()
// CHECK: a = dense<> : tensor<2x0xi32>}
"t.op"() {a = dense<[[], []]> : tensor<2x0xi32>} : () -> ()
// CHECK: a = dense<> : tensor<0xi32>}
"t.op"() {a = dense<> : tensor<0xi32>} : () -> ()
// CHECK: a = dense<1> : tensor<0xi32>}
"t.op"() {a = dense<1> : tensor<0xi32>} : () -> ()
// CHECK: a = dense<1> : vector<[4]xi32>}
"t.op"() {a = dense<1> : vector<[4]xi32>} : () -> ()
// CHECK: a = dense<1> : memref<2xi32>}
"t.op"() {a = dense<1> : memref<2xi32>} : () -> ()
// CHECK: a = dense<1> : tensor<2xi32, "enc">}
"t.op"() {a = dense<1> : tensor<2xi32, "enc">} : () -> ()

// Elements have the range of their type.
// CHECK: a = dense<[-1, -128]> : tensor<2xi8>}
"t.op"() {a = dense<[255, -128]> : tensor<2xi8>} : () -> ()
// CHECK: a = dense<[255, 16]> : tensor<2xui8>}
"t.op"() {a = dense<[0xFF, 0x10]> : tensor<2xui8>} : () -> ()
// CHECK: a = dense<[true, false]> : tensor<2xi1>}
"t.op"() {a = dense<[1, 0]> : tensor<2xi1>} : () -> ()
// CHECK: a = dense<[true, false]> : tensor<2xi1>}
"t.op"() {a = dense<[true, false]> : tensor<2xi1>} : () -> ()
// CHECK: a = dense<[0, 0]> : tensor<2xi0>}
"t.op"() {a = dense<[0, 0]> : tensor<2xi0>} : () -> ()
// CHECK: a = dense<[0x7F800000, -1.000000e+00]> : tensor<2xf32>}
"t.op"() {a = dense<[0x7F800000, -1.0]> : tensor<2xf32>} : () -> ()

// Complex numbers and strings.
// CHECK: a = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>}
"t.op"() {a = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>} : () -> ()
// CHECK: a = dense<[(1,-2), (3,4)]> : tensor<2xcomplex<i8>>}
"t.op"() {a = dense<[(1, -2), (3, 4)]> : tensor<2xcomplex<i8>>} : () -> ()
// CHECK: a = dense<["a", "b\0A"]> : tensor<2x!foo.string>}
"t.op"() {a = dense<["a", "b\0A"]> : tensor<2x!foo.string>} : () -> ()
// CHECK: a = dense<"abc"> : tensor<2x!foo.string>}
"t.op"() {a = dense<"abc"> : tensor<2x!foo.string>} : () -> ()

// Bytes, little endian; bits of i1 from the lowest.
// CHECK: a = dense<[1, 2]> : tensor<2xi32>}
"t.op"() {a = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()
// CHECK: a = dense<1> : tensor<2xi32>}
"t.op"() {a = dense<"0x01000000"> : tensor<2xi32>} : () -> ()
// CHECK: a = dense<[true, false, true, false, true, false, true, false]> : tensor<8xi1>}
"t.op"() {a = dense<"0x55"> : tensor<8xi1>} : () -> ()
// CHECK: a = dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f32>>}
"t.op"() {a = dense<"0x0000803F00000040"> : tensor<1xcomplex<f32>>} : () -> ()
// CHECK: a = dense<[-85, -51, -17]> : tensor<3xi8>}
"t.op"() {a = dense<"0xABcdEF"> : tensor<3xi8>} : () -> ()

// -----

// expected-error@below {{expected '<' after 'dense'}}
"t.op"() {a = dense} : () -> ()

// -----

// expected-error@below {{expected ':'}}
"t.op"() {a = dense<1>} : () -> ()

// -----

// expected-error@below {{elements literal must be a shaped type}}
"t.op"() {a = dense<1> : i32} : () -> ()

// -----

// expected-error@below {{elements literal type must have static shape}}
"t.op"() {a = dense<1> : tensor<?xi32>} : () -> ()

// -----

// expected-error@below {{elements literal type must have static shape}}
"t.op"() {a = dense<1> : tensor<*xi32>} : () -> ()

// -----

// expected-error@below {{inferred shape of elements literal ([4]) does not match type ([2, 2])}}
"t.op"() {a = dense<[1, 2, 3, 4]> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@below {{tensor literal is invalid; ranks are not consistent between elements}}
"t.op"() {a = dense<[[1], [2, 3]]> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@below {{expected element literal of primitive type}}
"t.op"() {a = dense<[1, 2,]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@below {{expected ']'}}
"t.op"() {a = dense<[1 2]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@below {{parsed zero elements, but type ('tensor<2xi32>') expected at least 1}}
"t.op"() {a = dense<> : tensor<2xi32>} : () -> ()

// -----

// expected-error@below {{integer constant out of range for type}}
"t.op"() {a = dense<256> : tensor<2xi8>} : () -> ()

// -----

// expected-error@below {{expected unsigned integer elements, but parsed negative value}}
"t.op"() {a = dense<-1> : tensor<2xui8>} : () -> ()

// -----

// expected-error@below {{expected i1 type for 'true' or 'false' values}}
"t.op"() {a = dense<true> : tensor<2xi8>} : () -> ()

// -----

// expected-error@below {{expected integer elements, but parsed floating-point}}
"t.op"() {a = dense<1.0> : tensor<2xi32>} : () -> ()

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
// expected-note@below {{add a trailing dot to make the literal a float}}
"t.op"() {a = dense<1> : tensor<2xf32>} : () -> ()

// -----

// expected-error@below {{expected string containing hex digits starting with `0x`}}
"t.op"() {a = dense<"x"> : tensor<2xf32>} : () -> ()

// -----

// expected-error@below {{expected floating point literal}}
"t.op"() {a = dense<["x"]> : tensor<1xf32>} : () -> ()

// -----

// expected-error@below {{expected element literal of primitive type}}
"t.op"() {a = dense<unit> : tensor<2xi32>} : () -> ()

// -----

// expected-error@below {{expected integer or floating point literal}}
"t.op"() {a = dense<-x> : tensor<2xi32>} : () -> ()

// -----

// expected-error@below {{parsed 1 elements, but type ('complex<f32>') expected 2 elements}}
"t.op"() {a = dense<1.0> : tensor<2xcomplex<f32>>} : () -> ()

// -----

// expected-error@below {{parsed 2 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"t.op"() {a = dense<[1, 2]> : tensor<2xcomplex<i32>>} : () -> ()

// -----

// expected-error@below {{expected ',' between complex elements}}
"t.op"() {a = dense<(1.0)> : tensor<2xcomplex<f32>>} : () -> ()

// -----

// expected-error@below {{expected string token, got 1}}
"t.op"() {a = dense<1> : tensor<2x!foo.bar>} : () -> ()

// -----

// expected-error@below {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
"t.op"() {a = dense<"0x0100000002"> : tensor<2xi32>} : () -> ()

// -----

// expected-error@below {{expected string containing hex digits starting with `0x`}}
"t.op"() {a = dense<"0x1"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@below {{elements literal type has too many elements}}
"t.op"() {a = dense<1> : tensor<4294967296x4294967296xi8>} : () -> ()
