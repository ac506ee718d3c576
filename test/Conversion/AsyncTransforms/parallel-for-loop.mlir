// AUTOUPDATE
// RUN: strata opt --async-parallel-for="async-dispatch=false num-workers=-1" %s | FileCheck %s
//
// Blocks that are executed from a loop, with inner loops that a block executes all

// CHECK-LABEL: func.func @mixed
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 6.000000e-01 : f32
// CHECK-NEXT:   %[[C64:.*]] = arith.constant 64 : index
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 8.000000e-01 : f32
// CHECK-NEXT:   %[[C32:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[CST_3:.*]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CST_4:.*]] = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:   %[[Z:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[K:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[C1000:.*]] = arith.constant 1000 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[N]], %[[K]] : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[MULI]], %[[Z]] : index
// CHECK-NEXT:   scf.if %[[CMPI]] {
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[NUM_WORKER_THREADS:.*]] = async.runtime.num_worker_threads : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi sgt, %[[NUM_WORKER_THREADS]], %[[C4]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI_1]], %[[CST_3]], %[[CST_4]] : f32
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi sgt, %[[NUM_WORKER_THREADS]], %[[C8]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_2]], %[[CST_2]], %[[SELECT]] : f32
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi sgt, %[[NUM_WORKER_THREADS]], %[[K]] : index
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPI_3]], %[[CST_1]], %[[SELECT_1]] : f32
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi sgt, %[[NUM_WORKER_THREADS]], %[[C32]] : index
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[CMPI_4]], %[[CST_0]], %[[SELECT_2]] : f32
// CHECK-NEXT:     %[[CMPI_5:.*]] = arith.cmpi sgt, %[[NUM_WORKER_THREADS]], %[[C64]] : index
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[CMPI_5]], %[[CST]], %[[SELECT_3]] : f32
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[NUM_WORKER_THREADS]] : index to i32
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[INDEX_CAST]] : i32 to f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[SELECT_4]], %[[SITOFP]] : f32
// CHECK-NEXT:     %[[FPTOSI:.*]] = arith.fptosi %[[MULF]] : f32 to i32
// CHECK-NEXT:     %[[INDEX_CAST_1:.*]] = arith.index_cast %[[FPTOSI]] : i32 to index
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[INDEX_CAST_1]], %[[C]] : index
// CHECK-NEXT:     %[[CEILDIVSI:.*]] = arith.ceildivsi %[[MULI]], %[[MAXSI]] : index
// CHECK-NEXT:     %[[MAXSI_1:.*]] = arith.maxsi %[[CEILDIVSI]], %[[C1000]] : index
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[MULI]], %[[MAXSI_1]] : index
// CHECK-NEXT:     %[[CEILDIVSI_1:.*]] = arith.ceildivsi %[[MULI]], %[[MINSI]] : index
// CHECK-NEXT:     %[[CMPI_6:.*]] = arith.cmpi sge, %[[MINSI]], %[[K]] : index
// CHECK-NEXT:     scf.if %[[CMPI_6]] {
// CHECK-NEXT:       %[[CEILDIVSI_2:.*]] = arith.ceildivsi %[[MINSI]], %[[K]] : index
// CHECK-NEXT:       %[[MULI_1:.*]] = arith.muli %[[CEILDIVSI_2]], %[[K]] : index
// CHECK-NEXT:       %[[SUBI:.*]] = arith.subi %[[CEILDIVSI_1]], %[[C]] : index
// CHECK-NEXT:       %[[CREATE_GROUP:.*]] = async.create_group %[[SUBI]] : !async.group
// CHECK-NEXT:       scf.for %[[ARG2:[a-z0-9_]+]] = %[[C]] to %[[CEILDIVSI_1]] step %[[C]] {
// CHECK-NEXT:         %[[TOKEN:.*]] = async.execute {
// CHECK-NEXT:           func.call @parallel_compute_fn_with_aligned_loops(%[[ARG2]], %[[MULI_1]], %[[N]], %[[K]], %[[Z]], %[[Z]], %[[N]], %[[K]], %[[C]], %[[C]], %[[M]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:           async.yield
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[ADD_TO_GROUP:.*]] = async.add_to_group %[[TOKEN]], %[[CREATE_GROUP]] : !async.token
// CHECK-NEXT:       }
// CHECK-NEXT:       func.call @parallel_compute_fn_with_aligned_loops(%[[Z]], %[[MULI_1]], %[[N]], %[[K]], %[[Z]], %[[Z]], %[[N]], %[[K]], %[[C]], %[[C]], %[[M]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:       async.await_all %[[CREATE_GROUP]]
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[SUBI_1:.*]] = arith.subi %[[CEILDIVSI_1]], %[[C]] : index
// CHECK-NEXT:       %[[CREATE_GROUP_1:.*]] = async.create_group %[[SUBI_1]] : !async.group
// CHECK-NEXT:       scf.for %[[ARG2_1:[a-z0-9_]+]] = %[[C]] to %[[CEILDIVSI_1]] step %[[C]] {
// CHECK-NEXT:         %[[TOKEN_1:.*]] = async.execute {
// CHECK-NEXT:           func.call @parallel_compute_fn(%[[ARG2_1]], %[[MINSI]], %[[N]], %[[K]], %[[Z]], %[[Z]], %[[N]], %[[K]], %[[C]], %[[C]], %[[M]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:           async.yield
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[ADD_TO_GROUP_1:.*]] = async.add_to_group %[[TOKEN_1]], %[[CREATE_GROUP_1]] : !async.token
// CHECK-NEXT:       }
// CHECK-NEXT:       func.call @parallel_compute_fn(%[[Z]], %[[MINSI]], %[[N]], %[[K]], %[[Z]], %[[Z]], %[[N]], %[[K]], %[[C]], %[[C]], %[[M]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:       async.await_all %[[CREATE_GROUP_1]]
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @mixed(%n: index, %m: memref<?x?xf32>) {
  %z = arith.constant 0 : index
  %c = arith.constant 1 : index
  %k = arith.constant 16 : index
  scf.parallel (%i, %j) = (%z, %z) to (%n, %k) step (%c, %c) {
    %one = arith.constant 1.0 : f32
    memref.store %one, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// CHECK-LABEL: func.func private @parallel_compute_fn_with_aligned_loops
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: index, %[[ARG7:[a-z0-9_]+]]: index, %[[ARG8:[a-z0-9_]+]]: index, %[[ARG9:[a-z0-9_]+]]: index, %[[ARG10:[a-z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[ARG2]], %[[C16]] : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI_1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[MINSI:.*]] = arith.minsi %[[ADDI]], %[[MULI]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[MINSI]], %[[C1]] : index
// CHECK-NEXT:   %[[DIVSI:.*]] = arith.divsi %[[MULI_1]], %[[C16]] : index
// CHECK-NEXT:   %[[REMSI:.*]] = arith.remsi %[[DIVSI]], %[[ARG2]] : index
// CHECK-NEXT:   %[[DIVSI_1:.*]] = arith.divsi %[[SUBI]], %[[C16]] : index
// CHECK-NEXT:   %[[REMSI_1:.*]] = arith.remsi %[[DIVSI_1]], %[[ARG2]] : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[REMSI_1]], %[[C1]] : index
// CHECK-NEXT:   scf.for %[[ARG11:[a-z0-9_]+]] = %[[REMSI]] to %[[ADDI_1]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12:[a-z0-9_]+]] = %[[C0]] to %[[C16]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[CST]], %[[ARG10]][%[[ARG11]], %[[ARG12]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }

// CHECK-LABEL: func.func private @parallel_compute_fn(
// CHECK-SAME: {{^}}%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: index, %[[ARG7:[a-z0-9_]+]]: index, %[[ARG8:[a-z0-9_]+]]: index, %[[ARG9:[a-z0-9_]+]]: index, %[[ARG10:[a-z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[ARG2]], %[[C16]] : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI_1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[MINSI:.*]] = arith.minsi %[[ADDI]], %[[MULI]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[MINSI]], %[[C1]] : index
// CHECK-NEXT:   %[[REMSI:.*]] = arith.remsi %[[MULI_1]], %[[C16]] : index
// CHECK-NEXT:   %[[DIVSI:.*]] = arith.divsi %[[MULI_1]], %[[C16]] : index
// CHECK-NEXT:   %[[REMSI_1:.*]] = arith.remsi %[[DIVSI]], %[[ARG2]] : index
// CHECK-NEXT:   %[[REMSI_2:.*]] = arith.remsi %[[SUBI]], %[[C16]] : index
// CHECK-NEXT:   %[[DIVSI_1:.*]] = arith.divsi %[[SUBI]], %[[C16]] : index
// CHECK-NEXT:   %[[REMSI_3:.*]] = arith.remsi %[[DIVSI_1]], %[[ARG2]] : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[REMSI_3]], %[[C1]] : index
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[REMSI_2]], %[[C1]] : index
// CHECK-NEXT:   scf.for %[[ARG11:[a-z0-9_]+]] = %[[REMSI_1]] to %[[ADDI_1]] step %[[C1]] {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi eq, %[[ARG11]], %[[REMSI_1]] : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi eq, %[[ARG11]], %[[REMSI_3]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI]], %[[REMSI]], %[[C0]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_1]], %[[ADDI_2]], %[[C16]] : index
// CHECK-NEXT:     scf.for %[[ARG12:[a-z0-9_]+]] = %[[SELECT]] to %[[SELECT_1]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[CST]], %[[ARG10]][%[[ARG11]], %[[ARG12]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
