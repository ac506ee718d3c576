// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --outline-parallel-loops %s | FileCheck %s
//
// Parallel loops as functions that threads execute.

// CHECK-LABEL: llvm.func @fill_parallel_loop
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: i64, %[[ARG2:[a-z0-9_]+]]: i64) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LOAD:.*]] = llvm.load %[[ARG0]] : !llvm.ptr -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[LOAD]][0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[EXTRACTVALUE]] : i64 to index
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[LOAD]][1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[EXTRACTVALUE_1]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf64>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[LOAD]][2] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[EXTRACTVALUE_2]] : i64 to index
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[ARG1]] : i64 to index
// CHECK-NEXT:   %[[INDEX_CAST_1:.*]] = arith.index_cast %[[ARG2]] : i64 to index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[INDEX_CAST]] to %[[INDEX_CAST_1]] step %[[C1_0]] {
// CHECK-NEXT:     %[[REMUI:.*]] = arith.remui %[[ARG3]], %[[UNREALIZED_CONVERSION_CAST_2]] : index
// CHECK-NEXT:     %[[DIVUI:.*]] = arith.divui %[[ARG3]], %[[UNREALIZED_CONVERSION_CAST_2]] : index
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[REMUI]], %[[C1]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[C1]], %[[MULI]] : index
// CHECK-NEXT:     %[[MULI_1:.*]] = arith.muli %[[DIVUI]], %[[C1]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[C0]], %[[MULI_1]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[UNREALIZED_CONVERSION_CAST_1]][%[[ADDI_1]], %[[ADDI]]] : memref<?x?xf64>
// CHECK-NEXT:     memref.store %[[LOAD_1]], %[[UNREALIZED_CONVERSION_CAST_1]][%[[ADDI]], %[[ADDI_1]]] : memref<?x?xf64>
// CHECK-NEXT:     scf.parallel (%[[ARG4:[a-z0-9_]+]]) = (%[[C0]]) to (%[[UNREALIZED_CONVERSION_CAST]]) step (%[[C1]]) {
// CHECK-NEXT:       memref.store %[[LOAD_1]], %[[UNREALIZED_CONVERSION_CAST_1]][%[[ARG4]], %[[ADDI_1]]] : memref<?x?xf64>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @_strata_parallel_for(!llvm.ptr, !llvm.ptr, i64)
// CHECK-LABEL: func.func @fill(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<?x?xf64>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[ALLOCA:.*]] = llvm.alloca %[[CONSTANT]] x !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[N]], %[[C0]] : index
// CHECK-NEXT:   %[[CEILDIVSI:.*]] = arith.ceildivsi %[[SUBI]], %[[C1]] : index
// CHECK-NEXT:   %[[MAXSI:.*]] = arith.maxsi %[[CEILDIVSI]], %[[C0_0]] : index
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[N]], %[[C1]] : index
// CHECK-NEXT:   %[[CEILDIVSI_1:.*]] = arith.ceildivsi %[[SUBI_1]], %[[C1]] : index
// CHECK-NEXT:   %[[MAXSI_1:.*]] = arith.maxsi %[[CEILDIVSI_1]], %[[C0_0]] : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[MAXSI]], %[[MAXSI_1]] : index
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST]], %[[POISON]][0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?x?xf64> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_1]], %[[INSERTVALUE]][1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[MAXSI_1]] : index to i64
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_2]], %[[INSERTVALUE_1]][2] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:   llvm.store %[[INSERTVALUE_2]], %[[ALLOCA]] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>, !llvm.ptr
// CHECK-NEXT:   %[[ADDRESSOF:.*]] = llvm.mlir.addressof @fill_parallel_loop : !llvm.ptr
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[MULI]] : index to i64
// CHECK-NEXT:   llvm.call @_strata_parallel_for(%[[ADDRESSOF]], %[[ALLOCA]], %[[INDEX_CAST]]) : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @left
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[T:[a-z0-9_]+]]: tensor<4xf64>, %[[INIT:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[PARALLEL:.*]] = scf.parallel (%[[ARG3:[a-z0-9_]+]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) init (%[[INIT]]) -> index {
// CHECK-NEXT:     scf.reduce(%[[ARG3]] : index) {
// CHECK-NEXT:     ^bb0(%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index):
// CHECK-NEXT:       %[[S:.*]] = arith.addi %[[X]], %[[Y]] : index
// CHECK-NEXT:       scf.reduce.return %[[S]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[I:[a-z0-9_]+]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK-NEXT:     "mine.use"(%[[T]], %[[I]]) : (tensor<4xf64>, index) -> ()
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[PARALLEL]] : index
// CHECK-NEXT: }
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
