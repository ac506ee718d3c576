// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s
// RUN: %opt --emit-bytecode %s -o - | %strata translate --mlir-to-llvmir | FileCheck %s

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"

// CHECK: declare noundef signext i32 @decl(ptr noalias nonnull align 8, i32 zeroext) #0
llvm.func @decl(!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 8 : i64}, i32 {llvm.zeroext}) -> (i32 {llvm.signext, llvm.noundef}) attributes {passthrough = ["noinline", ["key", "value"]]}

// CHECK: declare void @variadic(i32, ...)
llvm.func @variadic(i32, ...)

// A loop: block arguments are phis, blocks list their predecessors.
// CHECK-LABEL: define internal fastcc i32 @loop(i32 %0, i1 %1) {
// CHECK-NEXT:   %3 = add nsw i32 %0, 1
// CHECK-NEXT:   br i1 %1, label %4, label %8
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %4, %2
// CHECK-NEXT:   %5 = phi i32 [ %6, %4 ], [ %3, %2 ]
// CHECK-NEXT:   %6 = mul i32 %5, %0
// CHECK-NEXT:   %7 = icmp slt i32 %6, %0
// CHECK-NEXT:   br i1 %7, label %4, label %8
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %4, %2
// CHECK-NEXT:   %9 = phi i32 [ %6, %4 ], [ %0, %2 ]
// CHECK-NEXT:   ret i32 %9
// CHECK-NEXT: }
llvm.func internal fastcc @loop(%n: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %next = llvm.add %n, %one overflow<nsw> : i32
  llvm.cond_br %c, ^body(%next : i32), ^exit(%n : i32)
^body(%i: i32):
  %product = llvm.mul %i, %n : i32
  %again = llvm.icmp "slt" %product, %n : i32
  llvm.cond_br %again, ^body(%product : i32), ^exit(%product : i32)
^exit(%result: i32):
  llvm.return %result : i32
}

// An operation with two edges to a block that has arguments: one gets a block of its own.
// CHECK-LABEL: define i32 @two_edges(i1 %0, i32 %1) {
// CHECK-NEXT:   br i1 %0, label %3, label %5
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %5, %2
// CHECK-NEXT:   %4 = phi i32 [ %6, %5 ], [ %1, %2 ]
// CHECK-NEXT:   ret i32 %4
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %2
// CHECK-NEXT:   %6 = phi i32 [ 7, %2 ]
// CHECK-NEXT:   br label %3
llvm.func @two_edges(%c: i1, %x: i32) -> i32 {
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.cond_br %c, ^exit(%x : i32), ^exit(%seven : i32)
^exit(%result: i32):
  llvm.return %result : i32
}

// CHECK-LABEL: define void @calls(ptr %0, i32 %1) {
// CHECK-NEXT:   call void (i32, ...) @variadic(i32 %1, ptr %0)
// CHECK-NEXT:   %3 = tail call i32 %0(i32 %1) #1
// CHECK-NEXT:   %4 = call i32 asm sideeffect "op $0", "=r,r"(i32 %3)
// CHECK-NEXT:   unreachable
llvm.func @calls(%f: !llvm.ptr, %x: i32) {
  llvm.call @variadic(%x, %f) vararg(!llvm.func<void (i32, ...)>) : (i32, !llvm.ptr) -> ()
  %0 = llvm.call tail %f(%x) {no_unwind} : !llvm.ptr, (i32) -> i32
  %1 = llvm.inline_asm has_side_effects "op $0", "=r,r" %0 : (i32) -> i32
  llvm.unreachable
}

// CHECK: attributes #0 = { noinline "key"="value" }
// CHECK: attributes #1 = { nounwind }

// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
