// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --cse %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --inline %s | FileCheck %s --check-prefix=INLINE

// A comment stays.
// CHECK-LABEL: func.func @sum(
// CHECK-SAME: {{^}}%[[LHS:[a-z0-9_]+]]: i32, %[[RHS:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[LHS]], %[[RHS]] : i32
// CHECK-NEXT:   "t.use"(%[[ADDI]], %[[ADDI]]) {a = {{\[\[}}1]]} : (i32, i32) -> ()
// CHECK-NEXT:   return %[[ADDI]] : i32
// CHECK-NEXT: }
// INLINE-LABEL: func.func @sum(
// INLINE-SAME: {{^}}%[[LHS:[a-z0-9_]+]]: i32, %[[RHS:[a-z0-9_]+]]: i32) -> i32 {
// INLINE-NEXT:   %[[ADDI:.*]] = arith.addi %[[LHS]], %[[RHS]] : i32
// INLINE-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[LHS]], %[[RHS]] : i32
// INLINE-NEXT:   "t.use"(%[[ADDI]], %[[ADDI_1]]) {a = {{\[\[}}1]]} : (i32, i32) -> ()
// INLINE-NEXT:   return %[[ADDI]] : i32
// INLINE-NEXT: }
func.func @sum(%lhs: i32, %rhs: i32) -> i32 {
  %0 = arith.addi %lhs, %rhs : i32
  %1 = arith.addi %lhs, %rhs : i32
  "t.use"(%0, %1) {a = [[1]]} : (i32, i32) -> ()
  return %0 : i32
}

memref.global @g : memref<2xf32>

// CHECK: memref.global @g : memref<2xf32>
// CHECK-LABEL: func.func private @declared(i32)
// INLINE: memref.global @g : memref<2xf32>
// INLINE-LABEL: func.func private @declared(i32)
func.func private @declared(i32)

// CHECK-LABEL: func.func @summary
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   %[[CALL:.*]] = call @sum(%[[LHS]], %[[LHS]]) : (i32, i32) -> i32
// CHECK-NEXT:   %[[R:.*]] = scf.for %[[I:[a-z0-9_]+]] = %[[LHS]] to %[[CALL]] step %[[LHS]] iter_args(%[[A:[a-z0-9_]+]] = %[[LHS]]) -> (i32)  : i32 {
// CHECK-NEXT:     scf.yield %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   call @declared(%[[R]]) : (i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// INLINE-LABEL: func.func @summary
// INLINE-SAME: (%[[LHS:[a-z0-9_]+]]: i32) {
// INLINE-NEXT:   %[[CALL:.*]] = call @sum(%[[LHS]], %[[LHS]]) : (i32, i32) -> i32
// INLINE-NEXT:   call @declared(%[[LHS]]) : (i32) -> ()
// INLINE-NEXT:   return
// INLINE-NEXT: }
func.func @summary(%lhs: i32) {
  %sum = func.call @sum(%lhs, %lhs) : (i32, i32) -> i32
  %r = scf.for %i = %lhs to %sum step %lhs iter_args(%a = %lhs) -> (i32) : i32 {
    scf.yield %a : i32
  }
  func.call @declared(%r) : (i32) -> ()
  return
}
