// RUN: strata opt --allow-unregistered-dialect --outline-parallel-loops %s | FileCheck %s
//
// Parallel loops as functions that threads execute.

func.func @fill(%m: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    %x = memref.load %m[%i, %j] : memref<?x?xf64>
    memref.store %x, %m[%j, %i] : memref<?x?xf64>
    // A loop in a loop stays.
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%k, %i] : memref<?x?xf64>
      scf.reduce
    }
    scf.reduce
  }
  return
}
// A loop with a result stays, and one that uses a value without a type in llvm.
func.func @left(%n: index, %t: tensor<4xf64>, %init: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%init) -> index {
    scf.reduce(%i : index) {
    ^bb0(%x: index, %y: index):
      %s = arith.addi %x, %y : index
      scf.reduce.return %s : index
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "mine.use"(%t, %i) : (tensor<4xf64>, index) -> ()
    scf.reduce
  }
  return %r : index
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_parallel_loop(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf64>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[2] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : i64 to index
// CHECK-NEXT:     %7 = arith.index_cast %arg1 : i64 to index
// CHECK-NEXT:     %8 = arith.index_cast %arg2 : i64 to index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %7 to %8 step %c1_0 {
// CHECK-NEXT:       %9 = arith.remui %arg3, %6 : index
// CHECK-NEXT:       %10 = arith.divui %arg3, %6 : index
// CHECK-NEXT:       %11 = arith.muli %9, %c1 : index
// CHECK-NEXT:       %12 = arith.addi %c1, %11 : index
// CHECK-NEXT:       %13 = arith.muli %10, %c1 : index
// CHECK-NEXT:       %14 = arith.addi %c0, %13 : index
// CHECK-NEXT:       %15 = memref.load %4[%14, %12] : memref<?x?xf64>
// CHECK-NEXT:       memref.store %15, %4[%12, %14] : memref<?x?xf64>
// CHECK-NEXT:       scf.parallel (%arg4) = (%c0) to (%2) step (%c1) {
// CHECK-NEXT:         memref.store %15, %4[%arg4, %14] : memref<?x?xf64>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_strata_parallel_for(!llvm.ptr, !llvm.ptr, i64)
// CHECK-NEXT:   func.func @fill(%arg0: memref<?x?xf64>, %arg1: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = arith.subi %arg1, %c0 : index
// CHECK-NEXT:     %3 = arith.ceildivsi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0_0 : index
// CHECK-NEXT:     %5 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:     %6 = arith.ceildivsi %5, %c1 : index
// CHECK-NEXT:     %7 = arith.maxsi %6, %c0_0 : index
// CHECK-NEXT:     %8 = arith.muli %4, %7 : index
// CHECK-NEXT:     %9 = llvm.mlir.poison : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %9[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf64> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %11[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %7 : index to i64
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:     llvm.store %15, %1 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>, !llvm.ptr
// CHECK-NEXT:     %16 = llvm.mlir.addressof @fill_parallel_loop : !llvm.ptr
// CHECK-NEXT:     %17 = arith.index_cast %8 : index to i64
// CHECK-NEXT:     llvm.call @_strata_parallel_for(%16, %1, %17) : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @left(%arg0: index, %arg1: tensor<4xf64>, %arg2: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) init (%arg2) -> index {
// CHECK-NEXT:       scf.reduce(%arg3 : index) {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:         %1 = arith.addi %arg4, %arg5 : index
// CHECK-NEXT:         scf.reduce.return %1 : index
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT:       "mine.use"(%arg1, %arg3) : (tensor<4xf64>, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
