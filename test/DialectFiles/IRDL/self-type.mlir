// An attribute whose parameter is its type.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/self-type.irdl.mlir %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/self-type.irdl.mlir %s | \
// RUN:   %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/self-type.irdl.mlir | FileCheck %s

// CHECK: a = #own.mark<3> : f32,
// CHECK-SAME: b = #own.mark<4>,
// CHECK-SAME: c = [#own.mark<3> : i64]
"t.op"() {a = #own.mark<3> : f32, b = #own.mark<4>, c = [#own.mark<3> : i64]} : () -> ()

// CHECK: own.typed #own.mark<5> : i32
own.typed #own.mark<5> : i32
