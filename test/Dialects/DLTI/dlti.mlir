// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

"test.op"() {a = #dlti.dl_entry<"str", i32>} : () -> ()
"test.op"() {b = #dlti.dl_entry<i32, i32>} : () -> ()
"test.op"() {c = #dlti.dl_spec<>} : () -> ()
"test.op"() {d = #dlti.dl_spec<"str" = i32, i32 = i32>} : () -> ()
"test.op"() {f = #dlti.map<>} : () -> ()
"test.op"() {g = #dlti.map<"a" = 3, "b" = [3, "s"]>} : () -> ()
"test.op"() {h = #dlti.target_device_spec<"a" = 3 : i32>} : () -> ()
"test.op"() {k = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3 : i32>>} : () -> ()
"test.op"() {l = #dlti.map<"a" = #dlti.map<"b" = #dlti.dl_entry<"x",1>>, !dialect.foo = 3, memref<1xf32> = "s", f32=f32>} : () -> ()
"test.op"() {m = #dlti.function_pointer_alignment<64, function_dependent = false>} : () -> ()
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", index = 32:i32>} {
}

// CHECK: "test.op"() {a = #dlti.dl_entry<"str", i32>} : () -> ()
// CHECK-NEXT: "test.op"() {b = #dlti.dl_entry<i32, i32>} : () -> ()
// CHECK-NEXT: "test.op"() {c = #dlti.dl_spec<>} : () -> ()
// CHECK-NEXT: "test.op"() {d = #dlti.dl_spec<"str" = i32, i32 = i32>} : () -> ()
// CHECK-NEXT: "test.op"() {f = #dlti.map<>} : () -> ()
// CHECK-NEXT: "test.op"() {g = #dlti.map<"a" = 3 : i64, "b" = [3, "s"]>} : () -> ()
// CHECK-NEXT: "test.op"() {h = #dlti.target_device_spec<"a" = 3 : i32>} : () -> ()
// CHECK-NEXT: "test.op"() {k = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3 : i32>>} : () -> ()
// CHECK-NEXT: "test.op"() {l = #dlti.map<"a" = #dlti.map<"b" = #dlti.dl_entry<"x", 1 : i64>>, !dialect.foo = 3 : i64, memref<1xf32> = "s", f32 = f32>} : () -> ()
// CHECK-NEXT: "test.op"() {m = #dlti.function_pointer_alignment<64, function_dependent = false>} : () -> ()
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", index = 32 : i32>} {
// CHECK-NEXT: }

// GENERIC: "test.op"() {a = #dlti.dl_entry<"str", i32>} : () -> ()
// GENERIC: "test.op"() {b = #dlti.dl_entry<i32, i32>} : () -> ()
// GENERIC: "test.op"() {c = #dlti.dl_spec<>} : () -> ()
// GENERIC: "test.op"() {d = #dlti.dl_spec<"str" = i32, i32 = i32>} : () -> ()
// GENERIC: "test.op"() {f = #dlti.map<>} : () -> ()
// GENERIC: "test.op"() {g = #dlti.map<"a" = 3 : i64, "b" = [3, "s"]>} : () -> ()
// GENERIC: "test.op"() {h = #dlti.target_device_spec<"a" = 3 : i32>} : () -> ()
// GENERIC: "test.op"() {k = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3 : i32>>} : () -> ()
// GENERIC: "test.op"() {l = #dlti.map<"a" = #dlti.map<"b" = #dlti.dl_entry<"x", 1 : i64>>, !dialect.foo = 3 : i64, memref<1xf32> = "s", f32 = f32>} : () -> ()
// GENERIC: "test.op"() {m = #dlti.function_pointer_alignment<64, function_dependent = false>} : () -> ()
// GENERIC: }) {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", index = 32 : i32>} : () -> ()
