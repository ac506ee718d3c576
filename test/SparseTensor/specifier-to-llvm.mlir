// AUTOUPDATE
// RUN: strata opt --sparse-storage-specifier-to-llvm %s | FileCheck %s
//
// Specifiers become structs.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton) }>

// CHECK-LABEL: func.func @new
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> !llvm.struct<(array<2 x i64>, array<3 x i64>)> {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[C0_I64:.*]] = arith.constant 0 : i64
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[C0_I64]], %[[POISON]][1, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[C0_I64]], %[[INSERTVALUE]][1, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[C0_I64]], %[[INSERTVALUE_1]][1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[INDEX_CAST]], %[[INSERTVALUE_2]][0, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   return %[[INSERTVALUE_3]] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT: }
func.func @new(%i: index) -> !sparse_tensor.storage_specifier<#CSR> {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.set %0 lvl_sz at 0 with %i : !sparse_tensor.storage_specifier<#CSR>
  return %1 : !sparse_tensor.storage_specifier<#CSR>
}

// CHECK-LABEL: func.func @copy
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !llvm.struct<(array<2 x i64>, array<3 x i64>)>) -> index {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[A]][1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[POISON]][1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[INSERTVALUE]][1, 2] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTRACTVALUE_1]] : i64 to index
// CHECK-NEXT:   return %[[INDEX_CAST]] : index
// CHECK-NEXT: }
func.func @copy(%a: !sparse_tensor.storage_specifier<#CSR>) -> index {
  %0 = sparse_tensor.storage_specifier.init with %a : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.get %0 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  return %1 : index
}

// Levels that share a buffer of coordinates share its size.
// CHECK-LABEL: func.func @shared
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !llvm.struct<(array<3 x i64>, array<3 x i64>)>, %[[I:[a-z0-9_]+]]: index) -> !llvm.struct<(array<3 x i64>, array<3 x i64>)> {
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[INDEX_CAST]], %[[A]][1, 1] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INDEX_CAST_1:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[INDEX_CAST_1]], %[[INSERTVALUE]][1, 1] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   return %[[INSERTVALUE_1]] : !llvm.struct<(array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: }
func.func @shared(%a: !sparse_tensor.storage_specifier<#COO>, %i: index) -> !sparse_tensor.storage_specifier<#COO> {
  %0 = sparse_tensor.storage_specifier.set %a crd_mem_sz at 1 with %i : !sparse_tensor.storage_specifier<#COO>
  %1 = sparse_tensor.storage_specifier.set %0 crd_mem_sz at 2 with %i : !sparse_tensor.storage_specifier<#COO>
  return %1 : !sparse_tensor.storage_specifier<#COO>
}
