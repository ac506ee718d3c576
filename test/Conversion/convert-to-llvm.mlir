// RUN: strata opt --allow-unregistered-dialect --convert-to-llvm %s | FileCheck %s
//
// All dialects at once.

func.func @f(%a: i32, %m: memref<4xf32>, %i: index, %v: vector<2x2xf32>) -> f32 {
  %0 = arith.addi %a, %a : i32
  %1 = memref.load %m[%i] : memref<4xf32>
  %2 = math.exp %1 : f32
  %c = arith.cmpi eq, %0, %a : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %2 : f32
^b:
  %s = "foo.bar"() : () -> f32
  return %1 : f32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.array<2 x vector<2xf32>>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT:     %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.getelementptr inbounds|nuw %7[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %9 = llvm.load %8 : !llvm.ptr -> f32
// CHECK-NEXT:     %10 = llvm.intr.exp(%9) : (f32) -> f32
// CHECK-NEXT:     %11 = llvm.icmp "eq" %6, %arg0 : i32
// CHECK-NEXT:     llvm.cond_br %11, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %10 : f32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %12 = "foo.bar"() : () -> f32
// CHECK-NEXT:     llvm.return %9 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
