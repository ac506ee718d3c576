// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Exceptions, addresses of blocks, variadic functions, assembly, atomics, flags.

// CHECK: %tag = type { i32, i32, ptr, ptr }

// CHECK:      @typeinfo = external global ptr
llvm.mlir.global external @typeinfo() : !llvm.ptr
// CHECK:      declare i32 @__gxx_personality_v0(...)
llvm.func @__gxx_personality_v0(...) -> i32
// CHECK:      declare i32 @may_throw(i32)
llvm.func @may_throw(i32) -> i32
// CHECK:      define i32 @inv(i32 %[[A:[a-z0-9_]+]]) personality ptr @__gxx_personality_v0 {
// CHECK-NEXT:   %[[INVOKE:.*]] = invoke i32 @may_throw(i32 %[[A]])
// CHECK-NEXT:           to label %[[BLOCK:[a-z0-9_]+]] unwind label %[[BLOCK_1:[a-z0-9_]+]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK]]:                                                ; preds = %[[BLOCK_2:[a-z0-9_]+]]
// CHECK-NEXT:   %[[PHI:.*]] = phi i32 [ %[[A]], %[[BLOCK_2]] ]
// CHECK-NEXT:   %[[ADD:.*]] = add i32 %[[PHI]], %[[INVOKE]]
// CHECK-NEXT:   ret i32 %[[ADD]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK_1]]:                                                ; preds = %[[BLOCK_2]]
// CHECK-NEXT:   %[[LANDINGPAD:.*]] = landingpad { ptr, i32 }
// CHECK-NEXT:           cleanup
// CHECK-NEXT:           catch ptr null
// CHECK-NEXT:           catch ptr @typeinfo
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = extractvalue { ptr, i32 } %[[LANDINGPAD]], 0
// CHECK-NEXT:   resume { ptr, i32 } %[[LANDINGPAD]]
// CHECK-NEXT: }
llvm.func @inv(%a: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %z = llvm.mlir.zero : !llvm.ptr
  %ti = llvm.mlir.addressof @typeinfo : !llvm.ptr
  %r = llvm.invoke @may_throw(%a) to ^ok(%a : i32) unwind ^bad : (i32) -> i32
^ok(%x : i32):
  %s = llvm.add %x, %r : i32
  llvm.return %s : i32
^bad:
  %lp = llvm.landingpad cleanup (catch %z : !llvm.ptr) (catch %ti : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %f = llvm.extractvalue %lp[0] : !llvm.struct<(ptr, i32)>
  llvm.resume %lp : !llvm.struct<(ptr, i32)>
}
// CHECK:      define void @inv2(i32 %[[A:[a-z0-9_]+]], ptr %[[FP:[a-z0-9_]+]]) personality ptr @__gxx_personality_v0 {
// CHECK-NEXT:   %[[INVOKE:.*]] = invoke fastcc i32 (i32, ...) %[[FP]](i32 %[[A]]) [ "x"(i32 %[[A]]) ]
// CHECK-NEXT:           to label %[[BLOCK:[a-z0-9_]+]] unwind label %[[BLOCK_1:[a-z0-9_]+]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK]]:                                                ; preds = %[[BLOCK_2:[a-z0-9_]+]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK_1]]:                                                ; preds = %[[BLOCK_2]]
// CHECK-NEXT:   %[[LANDINGPAD:.*]] = landingpad { ptr, i32 }
// CHECK-NEXT:           filter [1 x ptr] [ptr @typeinfo]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @inv2(%a: i32, %fp: !llvm.ptr) attributes {personality = @__gxx_personality_v0} {
  %u0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %ti = llvm.mlir.addressof @typeinfo : !llvm.ptr
  %u = llvm.insertvalue %ti, %u0[0] : !llvm.array<1 x ptr>
  %q = llvm.invoke fastcc %fp(%a) to ^ok unwind ^bad vararg(!llvm.func<i32 (i32, ...)>) ["x"(%a : i32)] : !llvm.ptr, (i32) -> i32
^ok:
  llvm.return
^bad:
  %lp = llvm.landingpad (filter %u : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// CHECK:      define ptr @ba() {
// CHECK-NEXT:   indirectbr ptr blockaddress(@ba, %[[BLOCK:[a-z0-9_]+]]), [label %[[BLOCK]], label %[[BLOCK_1:[a-z0-9_]+]]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK]]:                                                ; preds = %[[BLOCK_1]], %[[BLOCK_2:[a-z0-9_]+]]
// CHECK-NEXT:   ret ptr blockaddress(@ba, %[[BLOCK]])
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK_1]]:                                                ; preds = %[[BLOCK_2]]
// CHECK-NEXT:   br label %[[BLOCK]]
// CHECK-NEXT: }
llvm.func @ba() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @ba, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [ ^bb1, ^bb2 ]
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
^bb2:
  llvm.br ^bb1
}
// CHECK:      define i32 @va(i32 %[[F:[a-z0-9_]+]], ...) {
// CHECK-NEXT:   %[[ALLOCA:.*]] = alloca [1 x %tag], align 8
// CHECK-NEXT:   call void @llvm.va_start.p0(ptr %[[ALLOCA]])
// CHECK-NEXT:   %[[VA_ARG:.*]] = va_arg ptr %[[ALLOCA]], i32
// CHECK-NEXT:   call void @llvm.va_end.p0(ptr %[[ALLOCA]])
// CHECK-NEXT:   ret i32 %[[VA_ARG]]
// CHECK-NEXT: }
llvm.func @va(%f: i32, ...) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.alloca %1 x !llvm.array<1 x struct<"tag", (i32, i32, ptr, ptr)>> : (i32) -> !llvm.ptr
  llvm.intr.vastart %2 : !llvm.ptr
  %4 = llvm.va_arg %2 : (!llvm.ptr) -> i32
  llvm.intr.vaend %2 : !llvm.ptr
  llvm.return %4 : i32
}
// CHECK:      define void @asm(ptr %[[ARG:[a-z0-9_]+]], i32 %[[ARG_1:[a-z0-9_]+]]) {
// CHECK-NEXT:   call void asm inteldialect "foo $0", "r"(ptr %[[ARG]])
// CHECK-NEXT:   %[[TAIL:.*]] = tail call { i32, i32 } asm sideeffect alignstack "bar $0, $1 \22q\22", "=r,=r,r"(i32 %[[ARG_1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @asm(%p : !llvm.ptr, %a : i32) {
  llvm.inline_asm asm_dialect = intel "foo $0", "r" %p : (!llvm.ptr) -> ()
  %0 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> "bar $0, $1 \22q\22", "=r,=r,r" %a : (i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// CHECK:      define float @cint(i32 %[[ARG:[a-z0-9_]+]], <4 x float> %[[ARG_1:[a-z0-9_]+]], ptr %[[ARG_2:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[CALL:.*]] = call i32 @llvm.bitreverse.i32(i32 %[[ARG]])
// CHECK-NEXT:   call void @llvm.donothing()
// CHECK-NEXT:   %[[CALL_1:.*]] = call nnan float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %[[ARG_1]])
// CHECK-NEXT:   %[[CALL_2:.*]] = call float @llvm.round.f32(float %[[CALL_1]])
// CHECK-NEXT:   ret float %[[CALL_2]]
// CHECK-NEXT: }
llvm.func @cint(%a: i32, %v : vector<4xf32>, %p: !llvm.ptr) -> f32 {
  %0 = llvm.call_intrinsic "llvm.bitreverse"(%a) : (i32) -> i32
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %1 = llvm.call_intrinsic "llvm.vector.reduce.fmaximum"(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  %2 = llvm.call_intrinsic "llvm.round.f32"(%1) : (f32) -> f32
  llvm.return %2 : f32
}
// CHECK:      define void @atom(ptr %[[ARG:[a-z0-9_]+]], i32 %[[ARG_1:[a-z0-9_]+]], float %[[ARG_2:[a-z0-9_]+]], ptr %[[ARG_3:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[ATOMICRMW:.*]] = atomicrmw volatile and ptr %[[ARG]], i32 %[[ARG_1]] syncscope("agent") seq_cst, align 8
// CHECK-NEXT:   %[[ATOMICRMW_1:.*]] = atomicrmw fadd ptr %[[ARG]], float %[[ARG_2]] monotonic, align 4
// CHECK-NEXT:   %[[ATOMICRMW_2:.*]] = atomicrmw xchg ptr %[[ARG]], ptr %[[ARG_3]] acq_rel, align 8
// CHECK-NEXT:   %[[ATOMICRMW_3:.*]] = atomicrmw uinc_wrap ptr %[[ARG]], i32 %[[ARG_1]] release, align 4
// CHECK-NEXT:   %[[CMPXCHG:.*]] = cmpxchg volatile ptr %[[ARG]], i32 %[[ARG_1]], i32 %[[ARG_1]] syncscope("x") seq_cst seq_cst, align 16
// CHECK-NEXT:   store atomic i32 %[[ARG_1]], ptr %[[ARG]] syncscope("agent") release, align 4
// CHECK-NEXT:   store atomic volatile i32 %[[ARG_1]], ptr %[[ARG]] unordered, align 4
// CHECK-NEXT:   fence acquire
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @atom(%p: !llvm.ptr, %a: i32, %f: f32, %q : !llvm.ptr) {
  %0 = llvm.atomicrmw volatile _and %p, %a syncscope("agent") seq_cst {alignment = 8 : i64} : !llvm.ptr, i32
  %1 = llvm.atomicrmw fadd %p, %f monotonic : !llvm.ptr, f32
  %2 = llvm.atomicrmw xchg %p, %q acq_rel : !llvm.ptr, !llvm.ptr
  %3 = llvm.atomicrmw uinc_wrap %p, %a release : !llvm.ptr, i32
  %4 = llvm.cmpxchg volatile %p, %a, %a syncscope("x") seq_cst seq_cst {alignment = 16 : i64} : !llvm.ptr, i32
  llvm.store %a, %p atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %a, %p atomic unordered {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.fence acquire
  llvm.return
}
// CHECK:      define void @flags(i32 %[[A:[a-z0-9_]+]], i64 %[[B:[a-z0-9_]+]], float %[[F:[a-z0-9_]+]], float %[[G:[a-z0-9_]+]], i1 %[[C:[a-z0-9_]+]], <2 x ptr> %[[P:[a-z0-9_]+]], i64 %[[I:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[TRUNC:.*]] = trunc nuw nsw i64 %[[B]] to i32
// CHECK-NEXT:   %[[ZEXT:.*]] = zext nneg i32 %[[A]] to i64
// CHECK-NEXT:   %[[OR:.*]] = or disjoint i32 %[[A]], %[[A]]
// CHECK-NEXT:   %[[LSHR:.*]] = lshr exact i32 %[[A]], %[[A]]
// CHECK-NEXT:   %[[UITOFP:.*]] = uitofp nneg i32 %[[A]] to float
// CHECK-NEXT:   %[[FCMP:.*]] = fcmp fast ult float %[[F]], %[[G]]
// CHECK-NEXT:   %[[SELECT:.*]] = select nnan i1 %[[C]], float %[[F]], float %[[G]]
// CHECK-NEXT:   %[[SHL:.*]] = shl nuw i32 %[[A]], %[[A]]
// CHECK-NEXT:   %[[FNEG:.*]] = fneg contract afn float %[[F]]
// CHECK-NEXT:   %[[FREEZE:.*]] = freeze float %[[F]]
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = getelementptr i32, <2 x ptr> %[[P]], i64 %[[I]]
// CHECK-NEXT:   %[[GETELEMENTPTR_1:.*]] = getelementptr i32, <2 x ptr> %[[P]], i32 1
// CHECK-NEXT:   %[[PTRTOINT:.*]] = ptrtoint <2 x ptr> %[[P]] to <2 x i64>
// CHECK-NEXT:   %[[BITCAST:.*]] = bitcast <2 x i64> %[[PTRTOINT]] to <4 x i32>
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @flags(%a: i32, %b: i64, %f: f32, %g: f32, %c: i1, %p: vector<2x!llvm.ptr>, %i: i64) {
  %0 = llvm.trunc %b overflow<nsw, nuw> : i64 to i32
  %1 = llvm.zext nneg %a : i32 to i64
  %2 = llvm.or disjoint %a, %a : i32
  %3 = llvm.lshr exact %a, %a : i32
  %4 = llvm.uitofp nneg %a : i32 to f32
  %5 = llvm.fcmp "ult" %f, %g {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc>} : f32
  %6 = llvm.select %c, %f, %g {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  %7 = llvm.shl %a, %a overflow<nuw> : i32
  %8 = llvm.fneg %f {fastmathFlags = #llvm.fastmath<contract, afn>} : f32
  %9 = llvm.freeze %f : f32
  %10 = llvm.getelementptr %p[%i] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i32
  %11 = llvm.getelementptr %p[1] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i32
  %12 = llvm.ptrtoint %p : vector<2x!llvm.ptr> to vector<2xi64>
  %13 = llvm.bitcast %12 : vector<2xi64> to vector<4xi32>
  llvm.return
}

// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.va_start.p0(ptr) #0
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.va_end.p0(ptr) #0
// CHECK:      ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.bitreverse.i32(i32) #1
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare void @llvm.donothing() #2
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>) #3
// CHECK:      ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.round.f32(float) #1

// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn }
// CHECK: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK: attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
