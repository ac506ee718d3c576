// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -

// Attributes are printed through aliases.

#f = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "x", isOptimized = true, emissionKind = Full>
"t.a"() {a=#llvm.access_group<id = distinct[0]<>>, b = #llvm.di_file<"a" in "b">, c = #cu, d = #llvm.alias_scope<id = distinct[2]<>, domain = #llvm.alias_scope_domain<id = distinct[1]<>>>, e = #llvm.tbaa_root<id = "x">, g = #llvm.di_null_type, h = #llvm.di_expression<[DW_OP_deref]>, i = #llvm.loop_annotation<vectorize = <disable = true>, interleave = <count = 4 : i32>, unroll = <disable = true, count = 3 : i32, runtimeDisable = true, full = true, followupUnrolled = <mustProgress = true>, followupRemainder = <mustProgress = true>, followupAll = <mustProgress = true>>,  unrollAndJam = <disable = true, count = 1 : i32>, licm = <disable = true, versioningDisable = true>, distribute = <disable = true, followupCoincident = <mustProgress = true>>, pipeline = <disable = true, initiationinterval = 1 : i32>, peeled = <count = 1 : i32>, unswitch = <partialDisable = true>, mustProgress = true, isVectorized = true, parallelAccesses = #llvm.access_group<id = distinct[0]<>>>} : () -> ()

// CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>>
// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK: #di_null_type = #llvm.di_null_type
// CHECK: #loop_annotation = #llvm.loop_annotation<mustProgress = true>
// CHECK: #loop_interleave = #llvm.loop_interleave<count = 4 : i32>
// CHECK: #loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
// CHECK: #loop_peeled = #llvm.loop_peeled<count = 1 : i32>
// CHECK: #loop_pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 1 : i32>
// CHECK: #loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true, count = 1 : i32>
// CHECK: #loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
// CHECK: #loop_vectorize = #llvm.loop_vectorize<disable = true>
// CHECK: #tbaa_root = #llvm.tbaa_root<id = "x">
// CHECK: #alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
// CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "x", isOptimized = true, emissionKind = Full>
// CHECK: #loop_distribute = #llvm.loop_distribute<disable = true, followupCoincident = #loop_annotation>
// CHECK: #loop_unroll = #llvm.loop_unroll<disable = true, count = 3 : i32, runtimeDisable = true, full = true, followupUnrolled = #loop_annotation, followupRemainder = #loop_annotation, followupAll = #loop_annotation>
// CHECK: #loop_annotation1 = #llvm.loop_annotation<vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = true, parallelAccesses = #access_group>
// CHECK: "t.a"() {a = #access_group, b = #di_file, c = #di_compile_unit, d = #alias_scope, e = #tbaa_root, g = #di_null_type, h = #llvm.di_expression<[DW_OP_deref]>, i = #loop_annotation1} : () -> ()
