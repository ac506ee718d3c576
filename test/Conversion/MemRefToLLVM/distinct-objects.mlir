// AUTOUPDATE
// RUN: strata opt --finalize-memref-to-llvm %s | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xf32>, %[[B:[a-z0-9_]+]]: memref<?xf32, strided<[1], offset: ?>>, %[[C:[a-z0-9_]+]]: memref<4xf32>) -> (memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[C]] : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[B]] : memref<?xf32, strided<[1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[A]] : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE_1]][%[[EXTRACTVALUE_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:   llvm.intr.assume %[[CONSTANT]] ["separate_storage"(%[[EXTRACTVALUE]], %[[GETELEMENTPTR]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:   llvm.intr.assume %[[CONSTANT]] ["separate_storage"(%[[EXTRACTVALUE]], %[[EXTRACTVALUE_3]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:   llvm.intr.assume %[[CONSTANT]] ["separate_storage"(%[[GETELEMENTPTR]], %[[EXTRACTVALUE_3]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:   return %[[A]], %[[B]], %[[C]] : memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>
// CHECK-NEXT: }
func.func @f(%A: memref<4xf32>, %B: memref<?xf32, strided<[1], offset: ?>>, %C: memref<4xf32>) -> (memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>) {
 %a, %b, %c = memref.distinct_objects %A, %B, %C : memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>
 return %a, %b, %c : memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>
}
