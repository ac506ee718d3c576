// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// A type that refers to itself.

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#m = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #ptr>
#st0 = #llvm.di_subroutine_type<types = #ptr>
#decl = #llvm.di_subprogram<scope = #self, name = "empty", file = #file, line = 201, scopeLine = 201, type = #st0>
#comp = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "list", file = #file, line = 1, scope = #file, flags = TypePassByValue, sizeInBits = 64, elements = #m, #decl>
#st = #llvm.di_subroutine_type<types = #comp>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #st>
// CHECK:      define void @f() !dbg !3 {
// CHECK-NEXT:   ret void, !dbg !13
// CHECK-NEXT: }
llvm.func @f() {
  llvm.return loc("a.c":2:3)
} loc(fused<#sp>["a.c":1:1])

// CHECK: !llvm.dbg.cu = !{!0}
// CHECK: !llvm.module.flags = !{!2}
// CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK: !1 = !DIFile(filename: "a.c", directory: "/")
// CHECK: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK: !4 = !DISubroutineType(types: !5)
// CHECK: !5 = !{!6}
// CHECK: !6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", scope: !1, file: !1, line: 1, size: 64, flags: DIFlagTypePassByValue, elements: !7)
// CHECK: !7 = !{!8, !10}
// CHECK: !8 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !9)
// CHECK: !9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
// CHECK: !10 = !DISubprogram(name: "empty", scope: !6, file: !1, line: 201, type: !11, scopeLine: 201, spFlags: 0)
// CHECK: !11 = !DISubroutineType(types: !12)
// CHECK: !12 = !{!9}
// CHECK: !13 = !DILocation(line: 2, column: 3, scope: !3)
