// AUTOUPDATE
// RUN: strata opt --async-parallel-for %s | FileCheck %s
//
// A loop of two dimensions with sizes that are arguments

// CHECK-LABEL: func.func @loop_2d
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: index, %[[D:[a-z0-9_]+]]: index, %[[E:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[C32:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1000:.*]] = arith.constant 1000 : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[C]], %[[A]] : index
// CHECK-NEXT:   %[[CEILDIVSI:.*]] = arith.ceildivsi %[[SUBI]], %[[E]] : index
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[D]], %[[B]] : index
// CHECK-NEXT:   %[[CEILDIVSI_1:.*]] = arith.ceildivsi %[[SUBI_1]], %[[F]] : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[CEILDIVSI]], %[[CEILDIVSI_1]] : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[MULI]], %[[C0]] : index
// CHECK-NEXT:   scf.if %[[CMPI]] {
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[CEILDIVSI_2:.*]] = arith.ceildivsi %[[MULI]], %[[C32]] : index
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[CEILDIVSI_2]], %[[C1000]] : index
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[MULI]], %[[MAXSI]] : index
// CHECK-NEXT:     %[[CEILDIVSI_3:.*]] = arith.ceildivsi %[[MULI]], %[[MINSI]] : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi eq, %[[CEILDIVSI_3]], %[[C1]] : index
// CHECK-NEXT:     scf.if %[[CMPI_1]] {
// CHECK-NEXT:       func.call @parallel_compute_fn(%[[C0]], %[[MINSI]], %[[CEILDIVSI]], %[[CEILDIVSI_1]], %[[A]], %[[B]], %[[C]], %[[D]], %[[E]], %[[F]], %[[M]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[SUBI_2:.*]] = arith.subi %[[CEILDIVSI_3]], %[[C1]] : index
// CHECK-NEXT:       %[[CREATE_GROUP:.*]] = async.create_group %[[SUBI_2]] : !async.group
// CHECK-NEXT:       func.call @async_dispatch_fn(%[[CREATE_GROUP]], %[[C0]], %[[CEILDIVSI_3]], %[[MINSI]], %[[CEILDIVSI]], %[[CEILDIVSI_1]], %[[A]], %[[B]], %[[C]], %[[D]], %[[E]], %[[F]], %[[M]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:       async.await_all %[[CREATE_GROUP]]
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop_2d(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index, %m: memref<?x?xf32>) {
  scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) {
    %one = arith.constant 1.0 : f32
    memref.store %one, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// CHECK-LABEL: func.func private @parallel_compute_fn
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: index, %[[ARG7:[a-z0-9_]+]]: index, %[[ARG8:[a-z0-9_]+]]: index, %[[ARG9:[a-z0-9_]+]]: index, %[[ARG10:[a-z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI_1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[MINSI:.*]] = arith.minsi %[[ADDI]], %[[MULI]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[MINSI]], %[[C1]] : index
// CHECK-NEXT:   %[[REMSI:.*]] = arith.remsi %[[MULI_1]], %[[ARG3]] : index
// CHECK-NEXT:   %[[DIVSI:.*]] = arith.divsi %[[MULI_1]], %[[ARG3]] : index
// CHECK-NEXT:   %[[REMSI_1:.*]] = arith.remsi %[[DIVSI]], %[[ARG2]] : index
// CHECK-NEXT:   %[[REMSI_2:.*]] = arith.remsi %[[SUBI]], %[[ARG3]] : index
// CHECK-NEXT:   %[[DIVSI_1:.*]] = arith.divsi %[[SUBI]], %[[ARG3]] : index
// CHECK-NEXT:   %[[REMSI_3:.*]] = arith.remsi %[[DIVSI_1]], %[[ARG2]] : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[REMSI_3]], %[[C1]] : index
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[REMSI_2]], %[[C1]] : index
// CHECK-NEXT:   scf.for %[[ARG11:[a-z0-9_]+]] = %[[REMSI_1]] to %[[ADDI_1]] step %[[C1]] {
// CHECK-NEXT:     %[[MULI_2:.*]] = arith.muli %[[ARG11]], %[[ARG8]] : index
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[ARG4]], %[[MULI_2]] : index
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi eq, %[[ARG11]], %[[REMSI_1]] : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi eq, %[[ARG11]], %[[REMSI_3]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI]], %[[REMSI]], %[[C0]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_1]], %[[ADDI_2]], %[[ARG3]] : index
// CHECK-NEXT:     scf.for %[[ARG12:[a-z0-9_]+]] = %[[SELECT]] to %[[SELECT_1]] step %[[C1]] {
// CHECK-NEXT:       %[[MULI_3:.*]] = arith.muli %[[ARG12]], %[[ARG9]] : index
// CHECK-NEXT:       %[[ADDI_4:.*]] = arith.addi %[[ARG5]], %[[MULI_3]] : index
// CHECK-NEXT:       memref.store %[[CST]], %[[ARG10]][%[[ADDI_3]], %[[ADDI_4]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }

// CHECK-LABEL: func.func private @async_dispatch_fn
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.group, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: index, %[[ARG7:[a-z0-9_]+]]: index, %[[ARG8:[a-z0-9_]+]]: index, %[[ARG9:[a-z0-9_]+]]: index, %[[ARG10:[a-z0-9_]+]]: index, %[[ARG11:[a-z0-9_]+]]: index, %[[ARG12:[a-z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG13:[a-z0-9_]+]] = %[[ARG1]], %[[ARG14:[a-z0-9_]+]] = %[[ARG2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[ARG14]], %[[ARG13]] : index
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[SUBI]], %[[C1]] : index
// CHECK-NEXT:     scf.condition(%[[CMPI]]) %[[ARG13]], %[[ARG14]] : index, index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG13_1:[a-z0-9_]+]]: index, %[[ARG14_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[SUBI_1:.*]] = arith.subi %[[ARG14_1]], %[[ARG13_1]] : index
// CHECK-NEXT:     %[[DIVSI:.*]] = arith.divsi %[[SUBI_1]], %[[C2]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG13_1]], %[[DIVSI]] : index
// CHECK-NEXT:     %[[TOKEN:.*]] = async.execute {
// CHECK-NEXT:       func.call @async_dispatch_fn(%[[ARG0]], %[[ADDI]], %[[ARG14_1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ADD_TO_GROUP:.*]] = async.add_to_group %[[TOKEN]], %[[ARG0]] : !async.token
// CHECK-NEXT:     scf.yield %[[ARG13_1]], %[[ADDI]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   call @parallel_compute_fn(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG12]]) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
