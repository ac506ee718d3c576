// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s
//
// `operand_attrs` are attributes of the operands.

// CHECK-LABEL: define void @f
// CHECK-SAME: (ptr %[[ARG:[a-z0-9_]+]], i32 %[[ARG_1:[a-z0-9_]+]])
// CHECK: call void asm sideeffect "nop", "=*imr"(ptr elementtype(i32) %[[ARG]])
// CHECK: call void asm sideeffect "nop", "r,=*imr"(i32 %[[ARG_1]], ptr elementtype(i32) %[[ARG]])
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i32}] "nop", "=*imr" %p : (!llvm.ptr) -> ()
  llvm.inline_asm has_side_effects operand_attrs = [{}, {elementtype = i32}] "nop", "r,=*imr" %x, %p : (i32, !llvm.ptr) -> ()
  llvm.return
}
