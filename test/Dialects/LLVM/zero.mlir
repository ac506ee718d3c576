// RUN: strata opt --canonicalize %s | FileCheck %s
// RUN: strata opt --sccp %s | FileCheck --check-prefix=SCCP %s
//
// llvm.mlir.zero of a type of numbers is the number 0.

// CHECK-LABEL: @same_constant
// CHECK:         %[[ZERO:.*]] = llvm.mlir.zero : i32
// CHECK-NEXT:    llvm.add %{{.*}}, %[[ZERO]] : i32
// CHECK-NEXT:    llvm.add %{{.*}}, %[[ZERO]] : i32
// SCCP-LABEL:  @same_constant
// SCCP:          %[[ZERO:.*]] = llvm.mlir.constant(0 : i32) : i32
// SCCP-NOT:      llvm.mlir.zero
// SCCP:          llvm.return
llvm.func @same_constant(%x: i32) -> i32 {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.add %x, %0 : i32
  %3 = llvm.add %2, %1 : i32
  llvm.return %3 : i32
}

// CHECK-LABEL: @folds
// CHECK:         %[[C5:.*]] = arith.constant 5 : i32
// CHECK-NEXT:    %[[V:.*]] = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT:    return %[[C5]], %[[V]] : i32, vector<2xi32>
func.func @folds() -> (i32, vector<2xi32>) {
  %0 = llvm.mlir.zero : i32
  %c5 = arith.constant 5 : i32
  %1 = arith.addi %0, %c5 : i32
  %zeros = llvm.mlir.zero : vector<2xi32>
  %threes = arith.constant dense<3> : vector<2xi32>
  %2 = arith.addi %zeros, %threes : vector<2xi32>
  return %1, %2 : i32, vector<2xi32>
}

// Types without numbers keep their zero.
// SCCP-LABEL:  @others
// SCCP-DAG:      llvm.mlir.zero : !llvm.ptr
// SCCP-DAG:      llvm.mlir.zero : !llvm.struct<(i32, ptr)>
// SCCP-DAG:      llvm.mlir.zero : vector<4x!llvm.ptr>
// SCCP-DAG:      llvm.mlir.constant(0.000000e+00 : f32) : f32
// SCCP-DAG:      llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
// SCCP:          llvm.call @use
llvm.func @others() {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %2 = llvm.mlir.zero : vector<4x!llvm.ptr>
  %3 = llvm.mlir.zero : f32
  %4 = llvm.mlir.zero : vector<[4]xi32>
  llvm.call @use(%0, %1, %2, %3, %4) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.struct<(i32, ptr)>, vector<4x!llvm.ptr>, f32, vector<[4]xi32>) -> ()
  llvm.return
}
llvm.func @use(...)
