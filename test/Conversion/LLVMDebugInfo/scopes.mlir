// RUN: %opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo | FileCheck %s
// RUN: %opt %s --ensure-debug-info-scope-on-llvm-func --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo | FileCheck %s
// RUN: %opt %s --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo | FileCheck %s --check-prefix=FULL
// RUN: not %opt %s --ensure-debug-info-scope-on-llvm-func=emission-kind=some 2>&1 | FileCheck %s --check-prefix=KIND

// CHECK-DAG: #[[FILE:.+]] = #llvm.di_file<"a.mlir" in "dir">
// CHECK-DAG: #[[OTHER:.+]] = #llvm.di_file<"b.mlir" in "/far">
// CHECK-DAG: #[[TYPE:.+]] = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-DAG: #[[UNIT:.+]] = #llvm.di_compile_unit<id = distinct[{{[0-9]+}}]<>, sourceLanguage = DW_LANG_C, file = #[[FILE]], producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-DAG: #[[F:.+]] = #llvm.di_subprogram<id = distinct[{{[0-9]+}}]<>, compileUnit = #[[UNIT]], scope = #[[FILE]], name = "f", linkageName = "f", file = #[[FILE]], line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #[[TYPE]]>
// CHECK-DAG: #[[INNER:.+]] = #llvm.di_lexical_block_file<scope = #[[F]], file = #[[OTHER]], discriminator = 0>
// CHECK-DAG: loc(fused<#[[INNER]]>
// CHECK-DAG: #llvm.di_subprogram<scope = #[[FILE]], name = "external", linkageName = "external", file = #[[FILE]], line = 9, scopeLine = 9, subprogramFlags = Optimized, type = #[[TYPE]]>
// A function without a place has the first line of its module's file.
// CHECK-DAG: #llvm.di_subprogram<{{.*}}name = "odd \22name\22", linkageName = "odd \22name\22", file = #[[FILE]], line = 1, scopeLine = 1
// FULL: emissionKind = Full
// KIND: Cannot find option named 'some'!
module {
  llvm.func @f(%a: i32) -> i32 {
    %0 = llvm.add %a, %a : i32 loc("dir/a.mlir":4:5)
    %1 = llvm.mul %0, %a : i32 loc("/far/b.mlir":70:1)
    llvm.return %1 : i32 loc(unknown)
  } loc("name"("dir/a.mlir":3:1))
  llvm.func @external() loc("dir/a.mlir":9:1)
  llvm.func @"odd \22name\22"() {
    llvm.return loc(unknown)
  } loc(unknown)
} loc("dir/a.mlir":2:1)
