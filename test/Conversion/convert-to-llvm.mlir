// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-to-llvm %s | FileCheck %s
//
// All dialects at once.

// CHECK-LABEL: llvm.func @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-z0-9_]+]]: !llvm.ptr, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: i64, %[[ARG5:[a-z0-9_]+]]: i64, %[[ARG6:[a-z0-9_]+]]: i64, %[[ARG7:[a-z0-9_]+]]: !llvm.array<2 x vector<2xf32>>) -> f32 {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG1]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[ARG2]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[ARG3]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[ARG4]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[ARG5]], %[[INSERTVALUE_3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[ADD:.*]] = llvm.add %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = llvm.getelementptr inbounds|nuw %[[EXTRACTVALUE]][%[[ARG6]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] : !llvm.ptr -> f32
// CHECK-NEXT:   %[[EXP:.*]] = llvm.intr.exp(%[[LOAD]]) : (f32) -> f32
// CHECK-NEXT:   %[[ICMP:.*]] = llvm.icmp "eq" %[[ADD]], %[[ARG0]] : i32
// CHECK-NEXT:   llvm.cond_br %[[ICMP]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   llvm.return %[[EXP]] : f32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[S:.*]] = "foo.bar"() : () -> f32
// CHECK-NEXT:   llvm.return %[[LOAD]] : f32
// CHECK-NEXT: }
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
