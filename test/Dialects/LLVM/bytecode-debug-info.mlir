// Debug information in bytecode: the file in Inputs was written by mlir-opt 22.1, from this
// text.
// RUN: %opt --allow-unregistered-dialect %s --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 -o %t.mlirbc
// RUN: cmp %t.mlirbc %S/Inputs/debug-info.mlirbc
// RUN: %opt --allow-unregistered-dialect %S/Inputs/debug-info.mlirbc --mlir-print-debuginfo -o %t.mlir
// RUN: %opt --allow-unregistered-dialect %s --mlir-print-debuginfo | cmp - %t.mlir
// RUN: FileCheck %s --input-file %t.mlir

// CHECK-DAG: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-DAG: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #{{.*}}, expr = <[DW_OP_LLVM_fragment(0, 32), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_constu(18446744073709551615)]>>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "P", isOptimized = true, emissionKind = Full, nameTableKind = None>
#null = #llvm.di_null_type
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64, dwarfAddressSpace = 3>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #pointer, sizeInBits = 64, alignInBits = 64, offsetInBits = 8, extraData = #int>
#struct = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "list", file = #file, line = 3, scope = #file, flags = "Public|FwdDecl|Virtual", sizeInBits = 128, alignInBits = 64, elements = #member>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <>, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = #llvm.di_expression<[DW_OP_deref]>>>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #struct, #array>
#function = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "_f", file = #file, line = 1, scopeLine = 2, subprogramFlags = "LocalToUnit|Definition|Optimized", type = #type, retainedNodes = #llvm.di_local_variable<scope = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>, name = "kept">>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 3, column = 4>
#blockfile = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 0>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 7>
#local = #llvm.di_local_variable<scope = #blockfile, name = "x", file = #file, line = 7, arg = 1, alignInBits = 32, type = #int, flags = "Artificial|ObjectPointer">
#space = #llvm.di_namespace<name = "n", scope = #file, exportSymbols = false>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #space, entity = #int, file = #file, line = 3, name = "n", elements = #int, #file>
#global = #llvm.di_global_variable<scope = #space, name = "g", linkageName = "l", file = #file, line = 0, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 3>
#expression = #llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_LLVM_fragment(0, 32), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_constu(18446744073709551615)]>>
module {
  "test.op"() {a = #label, b = #local, c = #entity, d = #expression, e = #llvm.di_expression<[DW_OP_deref]>} : () -> () loc(unknown)
} loc(unknown)
