// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/elements.irdl.mlir %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/elements.irdl.mlir --mlir-print-op-generic %s | %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/elements.irdl.mlir | FileCheck %s

// Lists in parentheses whose lengths are compared, and numbers that are not negative.

// CHECK-LABEL: func @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: i32)
func.func @f(%a: index, %b: i32) {
  // CHECK-NEXT: e.counted (%{{.*}}, %{{.*}}) of (%[[ARG0]], %[[ARG1]]) : index, i32 {
  // CHECK-NEXT: "a.b"
  // CHECK-NEXT: }
  e.counted (%x, %y) of (%a, %b) : index, i32 { "a.b"(%x, %y) : (index, i32) -> () }
  // CHECK-NEXT: e.counted (%{{.*}}) of (%[[ARG0]]) : index step 2 {
  e.counted (%x) of (%a) : index step 2 { "a.b"() : () -> () }
  // CHECK: e.per %{{.*}} of %[[ARG0]] : index {
  e.per %x of %a : index { "a.b"() : () -> () }
  return
}
