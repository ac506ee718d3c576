// RUN: strata opt --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s
//
// Users that are not converted get casts.

func.func @unused(%m: memref<?xf32>, %n: memref<4xf32>) { return }
func.func @used2(%a: i32, %m: memref<?xf32>, %c: i1) -> memref<?xf32> {
  cf.cond_br %c, ^a, ^b(%m : memref<?xf32>)
^a:
  "foo.use"(%m) : (memref<?xf32>) -> ()
  cf.br ^b(%m : memref<?xf32>)
^b(%x: memref<?xf32>):
  return %x : memref<?xf32>
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @unused(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @used2(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i1) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     cf.cond_br %arg6, ^bb1, ^bb2(%6 : memref<?xf32>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "foo.use"(%6) : (memref<?xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb2(%6 : memref<?xf32>)
// CHECK-NEXT:   ^bb2(%7: memref<?xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }
