// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Types and scopes of accesses, groups, and annotations of loops.

#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_int = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_char, 0>}>
#tbaa_st = #llvm.tbaa_type_desc<id = "agg", members = {<#tbaa_int, 0>, <#tbaa_char, 4>}>
#tag1 = #llvm.tbaa_tag<base_type = #tbaa_st, access_type = #tbaa_int, offset = 0>
#tag2 = #llvm.tbaa_tag<base_type = #tbaa_int, access_type = #tbaa_int, offset = 0, constant = true>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "The domain">
#scope1 = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "The first scope">
#scope2 = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#scope3 = #llvm.alias_scope<id = "str", domain = #domain>
#ag1 = #llvm.access_group<id = distinct[3]<>>
#ag2 = #llvm.access_group<id = distinct[4]<>>
// CHECK:      define void @m(ptr %[[P:[a-z0-9_]+]], i1 %[[C:[a-z0-9_]+]], i64 %[[N:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[LOAD:.*]] = load i32, ptr %[[P]], align 4, !tbaa !1
// CHECK-NEXT:   store i32 %[[LOAD]], ptr %[[P]], align 4, !tbaa !6
// CHECK-NEXT:   %[[LOAD_1:.*]] = load i32, ptr %[[P]], align 4, !alias.scope !7, !noalias !10
// CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !7)
// CHECK-NEXT:   %[[LOAD_2:.*]] = load i32, ptr %[[P]], align 4, !llvm.access.group !13
// CHECK-NEXT:   %[[LOAD_3:.*]] = load i32, ptr %[[P]], align 4, !tbaa !1, !alias.scope !7, !llvm.access.group !14
// CHECK-NEXT:   call void @ext(ptr %[[P]]), !noalias !7, !llvm.access.group !15
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %[[P]], ptr align 8 %[[P]], i64 %[[N]], i1 false), !tbaa !1, !llvm.access.group !14
// CHECK-NEXT:   br label %[[BLOCK:[a-z0-9_]+]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK]]:                                                ; preds = %[[BLOCK]], %[[BLOCK_1:[a-z0-9_]+]]
// CHECK-NEXT:   br i1 %[[C]], label %[[BLOCK]], label %[[BLOCK_2:[a-z0-9_]+]], !llvm.loop !16
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK_2]]:                                                ; preds = %[[BLOCK]]
// CHECK-NEXT:   br label %[[BLOCK_3:[a-z0-9_]+]]
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK_3]]:                                               ; preds = %[[BLOCK_3]], %[[BLOCK_2]]
// CHECK-NEXT:   br label %[[BLOCK_3]], !llvm.loop !37
// CHECK-NEXT: }
llvm.func @m(%p: !llvm.ptr, %c: i1, %n: i64) {
  %0 = llvm.load %p {tbaa = [#tag1]} : !llvm.ptr -> i32
  llvm.store %0, %p {tbaa = [#tag2]} : i32, !llvm.ptr
  %1 = llvm.load %p {alias_scopes = [#scope1], noalias_scopes = [#scope2, #scope3]} : !llvm.ptr -> i32
  llvm.intr.experimental.noalias.scope.decl #scope1
  %2 = llvm.load %p {access_groups = [#ag1, #ag2]} : !llvm.ptr -> i32
  %3 = llvm.load %p {access_groups = [#ag1], alias_scopes = [#scope1], tbaa = [#tag1]} : !llvm.ptr -> i32
  llvm.call @ext(%p) {access_groups = [#ag2], noalias_scopes = [#scope1]} : (!llvm.ptr) -> ()
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, tbaa = [#tag1], access_groups = [#ag1], arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, unroll = <disable = true, count = 64 : i32, runtimeDisable = false, full = false, followupUnrolled = <disableNonforced = true>>, vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32>, interleave = <count = 32 : i32>, isVectorized = false, licm = <disable = false, versioningDisable = false>, distribute = <disable = true>, pipeline = <disable = false, initiationinterval = 1 : i32>, peeled = <count = 8 : i32>, unswitch = <partialDisable = false>, unrollAndJam = <disable = false, count = 32 : i32>, parallelAccesses = #ag1, #ag2>}
^bb2:
  llvm.br ^bb3
^bb3:
  llvm.br ^bb3 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = true>>}
}
// CHECK:      declare void @ext(ptr)
llvm.func @ext(!llvm.ptr)

// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata) #0
// CHECK:      ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !1 = !{!2, !3, i64 0}
// CHECK: !2 = !{!"agg", !3, i64 0, !4, i64 4}
// CHECK: !3 = !{!"int", !4, i64 0}
// CHECK: !4 = !{!"omnipotent char", !5, i64 0}
// CHECK: !5 = !{!"Simple C++ TBAA"}
// CHECK: !6 = !{!3, !3, i64 0, i64 1}
// CHECK: !7 = !{!8}
// CHECK: !8 = distinct !{!8, !9, !"The first scope"}
// CHECK: !9 = distinct !{!9, !"The domain"}
// CHECK: !10 = !{!11, !12}
// CHECK: !11 = distinct !{!11, !9}
// CHECK: !12 = !{!"str", !9}
// CHECK: !13 = !{!14, !15}
// CHECK: !14 = distinct !{}
// CHECK: !15 = distinct !{}
// CHECK: !16 = distinct !{!16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !30, !31, !32, !33, !34, !35, !36}
// CHECK: !17 = !{!"llvm.loop.mustprogress"}
// CHECK: !18 = !{!"llvm.loop.isvectorized", i32 0}
// CHECK: !19 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK: !20 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
// CHECK: !21 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
// CHECK: !22 = !{!"llvm.loop.vectorize.width", i32 16}
// CHECK: !23 = !{!"llvm.loop.interleave.count", i32 32}
// CHECK: !24 = !{!"llvm.loop.unroll.disable"}
// CHECK: !25 = !{!"llvm.loop.unroll.count", i32 64}
// CHECK: !26 = !{!"llvm.loop.unroll.runtime.disable", i1 false}
// CHECK: !27 = !{!"llvm.loop.unroll.followup_unrolled", !28}
// CHECK: !28 = distinct !{!28, !29}
// CHECK: !29 = !{!"llvm.loop.disable_nonforced"}
// CHECK: !30 = !{!"llvm.loop.unroll_and_jam.enable"}
// CHECK: !31 = !{!"llvm.loop.unroll_and_jam.count", i32 32}
// CHECK: !32 = !{!"llvm.loop.distribute.enable", i1 false}
// CHECK: !33 = !{!"llvm.loop.pipeline.disable", i1 false}
// CHECK: !34 = !{!"llvm.loop.pipeline.initiationinterval", i32 1}
// CHECK: !35 = !{!"llvm.loop.peeled.count", i32 8}
// CHECK: !36 = !{!"llvm.loop.parallel_accesses", !14, !15}
// CHECK: !37 = distinct !{!37, !38}
// CHECK: !38 = !{!"llvm.loop.vectorize.enable", i1 false}
