// Operations, types and attributes of a dialect that a file defines.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/cmath.irdl.mlir %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/cmath.irdl.mlir %s \
// RUN:   | %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/cmath.irdl.mlir \
// RUN:   | FileCheck %s

// CHECK:      %[[C:.*]]:2 = "a.a"() : () -> (!cmath.complex<f32>, i32)
%c, %i = "a.a"() : () -> (!cmath.complex<f32>, i32)
// CHECK-NEXT: "cmath.mul"(%[[C]]#0, %[[C]]#0) : (!cmath.complex<f32>, !cmath.complex<f32>) -> !cmath.complex<f32>
%m = "cmath.mul"(%c, %c) : (!cmath.complex<f32>, !cmath.complex<f32>) -> !cmath.complex<f32>
// CHECK-NEXT: "cmath.norm"(%{{.*}}) : (!cmath.complex<f32>) -> f32
%n = "cmath.norm"(%m) : (!cmath.complex<f32>) -> f32
// The other spelling, and lists that are empty.
// CHECK-NEXT: "a.b"() : () -> (!cmath.two<i32, i32>, !cmath.empty, !cmath.empty)
%t:3 = "a.b"() : () -> (!cmath<two<i32, i32>>, !cmath.empty<>, !cmath.empty)
// CHECK-NEXT: "a.b"() {a = #cmath.enum<"foo">, b = !cmath.two<[1 : i32, "x"], [1 : i32, "x"]>} : () -> ()
"a.b"() {a = #cmath.enum<"foo"> : i32, b = !cmath.two<[1 : i32, "x"], [1 : i32, "x"]>} : () -> ()
// One segment may be of any length; more need an attribute.
// CHECK-NEXT: "cmath.var"(%[[C]]#1, %[[C]]#1, %[[C]]#1) : (i32, i32, i32) -> ()
"cmath.var"(%i, %i, %i) : (i32, i32, i32) -> ()
// CHECK-NEXT: "cmath.opt"(%[[C]]#1) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
"cmath.opt"(%i) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
// Attributes that are not named are accepted.
// CHECK-NEXT: "cmath.attrs"() {extra = 2 : i64, n = 1 : i64, s = "x"} : () -> ()
"cmath.attrs"() {n = 1, s = "x", extra = 2} : () -> ()
// CHECK-NEXT: "cmath.reg"() ({
"cmath.reg"() ({}, {
^bb0(%a: i32):
  "a.b"() : () -> ()
}, {
  "a.b"() : () -> ()
}) : () -> ()
