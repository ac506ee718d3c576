// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s
//
// Users that are not converted get casts.

// CHECK-LABEL: llvm.func @unused
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-z0-9_]+]]: i64, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: i64, %[[ARG5:[a-z0-9_]+]]: !llvm.ptr, %[[ARG6:[a-z0-9_]+]]: !llvm.ptr, %[[ARG7:[a-z0-9_]+]]: i64, %[[ARG8:[a-z0-9_]+]]: i64, %[[ARG9:[a-z0-9_]+]]: i64) {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
func.func @unused(%m: memref<?xf32>, %n: memref<4xf32>) { return }

// CHECK-LABEL: llvm.func @used2
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-z0-9_]+]]: !llvm.ptr, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: i64, %[[ARG5:[a-z0-9_]+]]: i64, %[[ARG6:[a-z0-9_]+]]: i1) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG1]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[ARG2]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[ARG3]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[ARG4]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[ARG5]], %[[INSERTVALUE_3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_4]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG6]], ^bb1, ^bb2(%[[UNREALIZED_CONVERSION_CAST]] : memref<?xf32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "foo.use"(%[[UNREALIZED_CONVERSION_CAST]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:   cf.br ^bb2(%[[UNREALIZED_CONVERSION_CAST]] : memref<?xf32>)
// CHECK-NEXT: ^bb2(%[[ARG:[a-z0-9_]+]]: memref<?xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARG]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   llvm.return %[[UNREALIZED_CONVERSION_CAST_1]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
func.func @used2(%a: i32, %m: memref<?xf32>, %c: i1) -> memref<?xf32> {
  cf.cond_br %c, ^a, ^b(%m : memref<?xf32>)
^a:
  "foo.use"(%m) : (memref<?xf32>) -> ()
  cf.br ^b(%m : memref<?xf32>)
^b(%x: memref<?xf32>):
  return %x : memref<?xf32>
}
