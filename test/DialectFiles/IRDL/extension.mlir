// A dialect with syntax, properties and traits, from one file.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir %S/Inputs/vec.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir %S/Inputs/vec.mlir --mlir-print-op-generic \
// RUN:   | %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir --verify-roundtrip %S/Inputs/vec.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir %S/Inputs/vec.mlir --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir --split-input-file --verify-diagnostics %s

// CHECK:      vec.my.Func @f {
// CHECK-NEXT:   %0 = vec.constant [1, 2] : !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %1 = "a.index"() : () -> index
// CHECK-NEXT:   %2 = vec.add %0, %0 : !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %3 = vec.add %0, %2 fast {x = 1 : i64} : !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %4 = vec.extract %3[%1] : !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %5 = vec.map %3 {
// CHECK-NEXT:     vec.yield %4 : f32
// CHECK-NEXT:   } : (!vec.vec<2 : i64, f32>) -> !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %6 = vec.map %3, %4 {
// CHECK-NEXT:     vec.yield
// CHECK-NEXT:   } {y} : (!vec.vec<2 : i64, f32>, f32) -> !vec.vec<2 : i64, f32>
// CHECK-NEXT: }

// GENERIC:      "vec.my.Func"() <{sym_name = "f"}> ({
// GENERIC:        "vec.add"(%0, %2) <{fast}> {x = 1 : i64} :
// GENERIC-NEXT:   "vec.extract"(%3, %1) : (!vec.vec<2 : i64, f32>, index) -> f32

%v, %w = "a.a"() : () -> (!vec.vec<2, f32>, !vec.vec<3, f32>)
// expected-error@below {{'vec.add' op operand #1 must be vector, but got '!vec.vec<3 : i64, f32>'}}
%s = "vec.add"(%v, %w) : (!vec.vec<2, f32>, !vec.vec<3, f32>) -> !vec.vec<2, f32>

// -----

// expected-error@below {{'vec.constant' op requires attribute 'value'}}
%c = "vec.constant"() : () -> !vec.vec<2, f32>

// -----

// expected-error@below {{invalid properties {value = 1 : i64} for op vec.constant: Invalid attribute `value` in property conversion: 1 : i64}}
%c = "vec.constant"() <{value = 1}> : () -> !vec.vec<2, f32>

// -----

%v = "a.a"() : () -> !vec.vec<2, f32>
// expected-error@below {{expected ','}}
%s = vec.add %v : !vec.vec<2, f32>

// -----

// expected-error@below {{'vec.yield' op must be the last operation in the parent block}}
vec.yield
"a.b"() : () -> ()
