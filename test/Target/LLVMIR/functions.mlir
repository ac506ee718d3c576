// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s
// RUN: %opt --emit-bytecode %s -o - | %strata translate --mlir-to-llvmir | FileCheck %s

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"

// CHECK: declare noundef signext i32 @decl(ptr noalias nonnull align 8, i32 zeroext) #0
llvm.func @decl(!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 8 : i64}, i32 {llvm.zeroext}) -> (i32 {llvm.signext, llvm.noundef}) attributes {passthrough = ["noinline", ["key", "value"]]}

// CHECK: declare void @variadic(i32, ...)
llvm.func @variadic(i32, ...)

// A loop: block arguments are phis, blocks list their predecessors.
// CHECK-LABEL: define internal fastcc i32 @loop
// CHECK-SAME: (i32 %[[N:[a-z0-9_]+]], i1 %[[C:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[ADD:.*]] = add nsw i32 %[[N]], 1
// CHECK-NEXT:   br i1 %[[C]], label %[[BLOCK:[a-z0-9_]+]], label %[[BLOCK_1:[a-z0-9_]+]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK]]:                                                ; preds = %[[BLOCK]], %[[BLOCK_2:[a-z0-9_]+]]
// CHECK-NEXT:   %[[PHI:.*]] = phi i32 [ %[[ARG:[a-z0-9_]+]], %[[BLOCK]] ], [ %[[ADD]], %[[BLOCK_2]] ]
// CHECK-NEXT:   %[[ARG]] = mul i32 %[[PHI]], %[[N]]
// CHECK-NEXT:   %[[ICMP:.*]] = icmp slt i32 %[[ARG]], %[[N]]
// CHECK-NEXT:   br i1 %[[ICMP]], label %[[BLOCK]], label %[[BLOCK_1]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK_1]]:                                                ; preds = %[[BLOCK]], %[[BLOCK_2]]
// CHECK-NEXT:   %[[PHI_1:.*]] = phi i32 [ %[[ARG]], %[[BLOCK]] ], [ %[[N]], %[[BLOCK_2]] ]
// CHECK-NEXT:   ret i32 %[[PHI_1]]
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
// CHECK-LABEL: define i32 @two_edges
// CHECK-SAME: (i1 %[[C:[a-z0-9_]+]], i32 %[[X:[a-z0-9_]+]]) {
// CHECK-NEXT:   br i1 %[[C]], label %[[BLOCK:[a-z0-9_]+]], label %[[BLOCK_1:[a-z0-9_]+]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK]]:                                                ; preds = %[[BLOCK_1]], %[[BLOCK_2:[a-z0-9_]+]]
// CHECK-NEXT:   %[[PHI:.*]] = phi i32 [ %[[ARG:[a-z0-9_]+]], %[[BLOCK_1]] ], [ %[[X]], %[[BLOCK_2]] ]
// CHECK-NEXT:   ret i32 %[[PHI]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK_1]]:                                                ; preds = %[[BLOCK_2]]
// CHECK-NEXT:   %[[ARG]] = phi i32 [ 7, %[[BLOCK_2]] ]
// CHECK-NEXT:   br label %[[BLOCK]]
llvm.func @two_edges(%c: i1, %x: i32) -> i32 {
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.cond_br %c, ^exit(%x : i32), ^exit(%seven : i32)
^exit(%result: i32):
  llvm.return %result : i32
}

// CHECK-LABEL: define void @calls
// CHECK-SAME: (ptr %[[F:[a-z0-9_]+]], i32 %[[X:[a-z0-9_]+]]) {
// CHECK-NEXT:   call void (i32, ...) @variadic(i32 %[[X]], ptr %[[F]])
// CHECK-NEXT:   %[[TAIL:.*]] = tail call i32 %[[F]](i32 %[[X]]) #1
// CHECK-NEXT:   %[[CALL:.*]] = call i32 asm sideeffect "op $0", "=r,r"(i32 %[[TAIL]])
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
