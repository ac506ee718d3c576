// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Debug information.

#file = #llvm.di_file<"foo.mlir" in "/test/">
#si64 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "si64", sizeInBits = 64, encoding = DW_ATE_signed>
#si32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "si32", encoding = DW_ATE_signed>
#u = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "decltype(nullptr)">
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #si64, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, extraData = #si32>
#named = #llvm.di_derived_type<tag = DW_TAG_member, name = "named", baseType = #si32>
#comp = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "composite", file = #file, line = 42, sizeInBits = 64, alignInBits = 32, elements = #named>
#vec = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array2", file = #file, baseType = #si64, elements = #llvm.di_subrange<count = 10 : i64, lowerBound = 0 : i64>>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#cu2 = #llvm.di_compile_unit<id = distinct[9]<>, sourceLanguage = DW_LANG_C_plus_plus, file = #file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None>
#spt0 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#spt1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #si64, #ptr, #comp, #vec, #u>
#ns = #llvm.di_namespace<name = "nested", exportSymbols = false>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #ns, name = "intrinsics", linkageName = "lintr", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #spt1>
#spd = #llvm.di_subprogram<scope = #file, name = "decl", file = #file, subprogramFlags = Optimized, type = #spt0>
#spc = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu2, scope = #file, name = "callee", file = #file, subprogramFlags = Definition, type = #spt0>
#var = #llvm.di_local_variable<scope = #sp, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 32, type = #si64, flags = "Artificial">
#lb0 = #llvm.di_lexical_block<scope = #sp, file = #file, line = 4, column = 10>
#lb1 = #llvm.di_lexical_block_file<scope = #lb0, file = #file, discriminator = 0>
#var2 = #llvm.di_local_variable<scope = #lb0, name = "alloc">
#label = #llvm.di_label<scope = #lb1, name = "label", file = #file, line = 42>
#gv = #llvm.di_global_variable<scope = #cu, name = "gv", linkageName = "lgv", file = #file, line = 7, type = #si64, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_push_object_address, DW_OP_deref]>>
// CHECK:      @g = internal global i64 1, !dbg !0
llvm.mlir.global internal @g(1 : i64) {dbg_exprs = [#gve]} : i64
// CHECK:      declare !dbg !8 void @ext(i64)
llvm.func @ext(i64) loc(fused<#spd>["x.c":1:1])
// CHECK:      define void @callee() !dbg !11 {
// CHECK-NEXT:   ret void, !dbg !12
// CHECK-NEXT: }
llvm.func @callee() {
  llvm.return loc("c.c":9:8)
} loc(fused<#spc>["c.c":9:1])
// CHECK:      define void @intr(i64 %[[ARG:[a-z0-9_]+]], ptr %[[P:[a-z0-9_]+]]) !dbg !13 {
// CHECK-NEXT:     #dbg_value(i64 %[[ARG]], !26, !DIExpression(), !27)
// CHECK-NEXT:     #dbg_value(i64 %[[ARG]], !26, !DIExpression(DW_OP_constu, 42, DW_OP_stack_value, DW_OP_LLVM_fragment, 16, 8), !29)
// CHECK-NEXT:     #dbg_declare(ptr %[[P]], !30, !DIExpression(), !31)
// CHECK-NEXT:     #dbg_label(!33, !31)
// CHECK-NEXT:   %[[ADD:.*]] = add i64 %[[ARG]], %[[ARG]], !dbg !34
// CHECK-NEXT:   call void @callee(), !dbg !35
// CHECK-NEXT:   call void @ext(i64 %[[ADD]]), !dbg !36
// CHECK-NEXT:   call void @ext(i64 %[[ADD]]), !dbg !38
// CHECK-NEXT:   call void @ext(i64 %[[ADD]]), !dbg !39
// CHECK-NEXT:   call void @ext(i64 %[[ADD]])
// CHECK-NEXT:   ret void, !dbg !40
// CHECK-NEXT: }
llvm.func @intr(%arg: i64, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var = %arg : i64 loc(fused<#lb0>["foo.mlir":12:3])
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_constu(42), DW_OP_stack_value, DW_OP_LLVM_fragment(16, 8)]> = %arg : i64 loc("foo.mlir":13:3)
  llvm.intr.dbg.declare #var2 = %p : !llvm.ptr loc(fused<#lb1>["foo.mlir":14:3])
  llvm.intr.dbg.label #label loc(fused<#lb1>["foo.mlir":14:3])
  %0 = llvm.add %arg, %arg : i64 loc("foo.mlir":5:6)
  llvm.call @callee() : () -> () loc(callsite("foo.mlir":1:2 at "bar.mlir":3:4))
  llvm.call @ext(%0) : (i64) -> () loc(callsite(fused<#spc>["c.c":9:2] at fused<#lb0>["foo.mlir":7:7]))
  llvm.call @ext(%0) : (i64) -> () loc(fused["a.c":1:1, "b.c":2:2])
  llvm.call @ext(%0) : (i64) -> () loc("named"("a.c":1:7))
  llvm.call @ext(%0) : (i64) -> () loc(unknown)
  llvm.return loc(fused<#sp>["foo.mlir":99:1])
} loc(fused<#sp>["foo.mlir":1:1])
// CHECK:      define void @nodbg() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @nodbg() {
  llvm.return loc("c.c":9:8)
}

// CHECK: !llvm.dbg.cu = !{!6, !2}
// CHECK: !llvm.module.flags = !{!7}
// CHECK: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
// CHECK: !1 = distinct !DIGlobalVariable(name: "gv", linkageName: "lgv", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true, align: 8)
// CHECK: !2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
// CHECK: !3 = !DIFile(filename: "foo.mlir", directory: "/test/")
// CHECK: !4 = !{!0}
// CHECK: !5 = !DIBasicType(name: "si64", size: 64, encoding: DW_ATE_signed)
// CHECK: !6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: None)
// CHECK: !7 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !8 = !DISubprogram(name: "decl", scope: !3, file: !3, type: !9, spFlags: DISPFlagOptimized)
// CHECK: !9 = !DISubroutineType(cc: DW_CC_normal, types: !10)
// CHECK: !10 = !{}
// CHECK: !11 = distinct !DISubprogram(name: "callee", scope: !3, file: !3, type: !9, spFlags: DISPFlagDefinition, unit: !6)
// CHECK: !12 = !DILocation(line: 9, column: 8, scope: !11)
// CHECK: !13 = distinct !DISubprogram(name: "intrinsics", linkageName: "lintr", scope: !14, file: !3, line: 3, type: !15, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
// CHECK: !14 = !DINamespace(name: "nested", scope: null)
// CHECK: !15 = !DISubroutineType(cc: DW_CC_normal, types: !16)
// CHECK: !16 = !{null, !5, !17, !19, !22, !25}
// CHECK: !17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, align: 32, offset: 8, extraData: !18)
// CHECK: !18 = !DIBasicType(name: "si32", encoding: DW_ATE_signed)
// CHECK: !19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "composite", file: !3, line: 42, size: 64, align: 32, elements: !20)
// CHECK: !20 = !{!21}
// CHECK: !21 = !DIDerivedType(tag: DW_TAG_member, name: "named", baseType: !18)
// CHECK: !22 = !DICompositeType(tag: DW_TAG_array_type, name: "array2", file: !3, baseType: !5, elements: !23)
// CHECK: !23 = !{!24}
// CHECK: !24 = !DISubrange(count: 10, lowerBound: 0)
// CHECK: !25 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
// CHECK: !26 = !DILocalVariable(name: "arg", arg: 1, scope: !13, file: !3, line: 6, type: !5, flags: DIFlagArtificial, align: 32)
// CHECK: !27 = !DILocation(line: 12, column: 3, scope: !28)
// CHECK: !28 = distinct !DILexicalBlock(scope: !13, file: !3, line: 4, column: 10)
// CHECK: !29 = !DILocation(line: 13, column: 3, scope: !13)
// CHECK: !30 = !DILocalVariable(name: "alloc", scope: !28)
// CHECK: !31 = !DILocation(line: 14, column: 3, scope: !32)
// CHECK: !32 = distinct !DILexicalBlockFile(scope: !28, file: !3, discriminator: 0)
// CHECK: !33 = !DILabel(scope: !32, name: "label", file: !3, line: 42)
// CHECK: !34 = !DILocation(line: 5, column: 6, scope: !13)
// CHECK: !35 = !DILocation(line: 3, column: 4, scope: !13)
// CHECK: !36 = !DILocation(line: 9, column: 2, scope: !11, inlinedAt: !37)
// CHECK: !37 = !DILocation(line: 7, column: 7, scope: !28)
// CHECK: !38 = !DILocation(line: 0, scope: !13)
// CHECK: !39 = !DILocation(line: 1, column: 7, scope: !13)
// CHECK: !40 = !DILocation(line: 99, column: 1, scope: !13)
