// A dialect with syntax, properties and traits, from one file.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir %S/Inputs/vec.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir %S/Inputs/vec.mlir --mlir-print-op-generic \
// RUN:   | %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir --verify-roundtrip %S/Inputs/vec.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir %S/Inputs/vec.mlir --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/vec.irdl.mlir --split-input-file --verify-diagnostics %s

// CHECK:      vec.my.Func @f {
// CHECK-NEXT:   %[[CONSTANT:.*]] = vec.constant [1, 2] : !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %[[INDEX:.*]] = "a.index"() : () -> index
// CHECK-NEXT:   %[[ADD:.*]] = vec.add %[[CONSTANT]], %[[CONSTANT]] : !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %[[ADD_1:.*]] = vec.add %[[CONSTANT]], %[[ADD]] fast {x = 1 : i64} : !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vec.extract %[[ADD_1]][%[[INDEX]]] : !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %[[MAP:.*]] = vec.map %[[ADD_1]] {
// CHECK-NEXT:     vec.yield %[[EXTRACT]] : f32
// CHECK-NEXT:   } : (!vec.vec<2 : i64, f32>) -> !vec.vec<2 : i64, f32>
// CHECK-NEXT:   %[[MAP_1:.*]] = vec.map %[[ADD_1]], %[[EXTRACT]] {
// CHECK-NEXT:     vec.yield
// CHECK-NEXT:   } {y} : (!vec.vec<2 : i64, f32>, f32) -> !vec.vec<2 : i64, f32>
// CHECK-NEXT: }

// GENERIC:      "vec.my.Func"() <{sym_name = "f"}> ({
// GENERIC:        %[[CONSTANT:.*]] = "vec.constant"() <{value = [1, 2]}> : () -> !vec.vec<2 : i64, f32>
// GENERIC:        %[[INDEX:.*]] = "a.index"() : () -> index
// GENERIC:        %[[ADD:.*]] = "vec.add"
// GENERIC:        %[[ADD_1:.*]] = "vec.add"(%[[CONSTANT]], %[[ADD]]) <{fast}> {x = 1 : i64} :
// GENERIC-NEXT:   "vec.extract"(%[[ADD_1]], %[[INDEX]]) : (!vec.vec<2 : i64, f32>, index) -> f32

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
