// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --loop-invariant-code-motion --split-input-file %s | FileCheck %s

// Loops of scf and affine, and operations that may be executed speculatively under conditions.

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1, %[[S:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?xf32>, %[[T:[a-z0-9_]+]]: tensor<?xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[B]] : index
// CHECK-NEXT:   scf.for %[[ARG6:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[C1]] {
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[C]] {
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[A]], %[[B]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[A]], %[[B]] : index
// CHECK-NEXT:   affine.for %[[ARG6_1:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG6_1]], %[[B]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel (%[[ARG6_2:[a-z0-9_]+]]) = (0) to (10) {
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[ARG6_2]], %[[B]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.if #set(%[[A]]) {
// CHECK-NEXT:     %[[MULI_1:.*]] = arith.muli %[[A]], %[[A]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[D:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   %[[E:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[Z:.*]] = tensor.extract %[[T]][%[[C0]]] : tensor<?xf32>
// CHECK-NEXT:   scf.for %[[ARG6_3:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG7:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[C2]] {
// CHECK-NEXT:       %[[ADDI_3:.*]] = arith.addi %[[ARG7]], %[[B]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG7_1:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[S]] {
// CHECK-NEXT:       %[[ADDI_4:.*]] = arith.addi %[[ARG7_1]], %[[B]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[C]] {
// CHECK-NEXT:       %[[DIVSI:.*]] = arith.divsi %[[A]], %[[B]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG7_2:[a-z0-9_]+]]) = (%[[A]]) to (%[[B]]) step (%[[C1]]) {
// CHECK-NEXT:       %[[ADDI_5:.*]] = arith.addi %[[ARG7_2]], %[[B]] : index
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG7_3:[a-z0-9_]+]]) = (%[[A]]) to (%[[B]]) step (%[[S]]) {
// CHECK-NEXT:       %[[ADDI_6:.*]] = arith.addi %[[ARG7_3]], %[[B]] : index
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG7_4:[a-z0-9_]+]]) = (%[[A]]) to (%[[B]]) step (%[[C2]]) {
// CHECK-NEXT:       %[[ADDI_7:.*]] = arith.addi %[[ARG7_4]], %[[B]] : index
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG7_5:[a-z0-9_]+]]) in (%[[A]]) {
// CHECK-NEXT:       %[[ADDI_8:.*]] = arith.addi %[[ARG7_5]], %[[B]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG7_6:[a-z0-9_]+]]) = (%[[A]]) to (%[[B]]) step (2) {
// CHECK-NEXT:       %[[ADDI_9:.*]] = arith.addi %[[ARG7_6]], %[[B]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG7_7:[a-z0-9_]+]]) = (%[[A]]) to (%[[B]]) step (%[[S]]) {
// CHECK-NEXT:       %[[ADDI_10:.*]] = arith.addi %[[ARG7_7]], %[[B]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[C]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       %[[ORI:.*]] = arith.ori %[[A]], %[[A]] : index
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.index_switch %[[A]]
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %[[XORI:.*]] = arith.xori %[[A]], %[[A]] : index
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %[[XORI_1:.*]] = arith.xori %[[A]], %[[A]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[D1:.*]] = memref.dim %[[M]], %[[C1]] : memref<?xf32>
// CHECK-NEXT:     %[[D2:.*]] = memref.dim %[[M]], %[[S]] : memref<?xf32>
// CHECK-NEXT:     %[[E1:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<?xf32>
// CHECK-NEXT:     %[[E2:.*]] = tensor.dim %[[T]], %[[S]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @a(%a: index, %b: index, %c: i1, %s: index, %m: memref<?xf32>, %t: tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  scf.for %i = %a to %b step %c1 { 
    scf.for %j = %a to %b step %c1 { %x = arith.addi %a, %b : index }
    scf.for %j = %a to %b step %c2 { %x = arith.addi %j, %b : index }
    scf.for %j = %a to %b step %s { %x = arith.addi %j, %b : index }
    scf.if %c { %x = arith.muli %a, %b : index }
    scf.if %c { %x = arith.divsi %a, %b : index }
    scf.parallel (%j) = (%a) to (%b) step (%c1) { %x = arith.addi %j, %b : index }
    scf.parallel (%j) = (%a) to (%b) step (%s) { %x = arith.addi %j, %b : index }
    scf.parallel (%j) = (%a) to (%b) step (%c2) { %x = arith.addi %j, %b : index }
    scf.forall (%j) in (%a) { %x = arith.addi %j, %b : index }
    scf.forall (%j) = (%a) to (%b) step (2) { %x = arith.addi %j, %b : index }
    scf.forall (%j) = (%a) to (%b) step (%s) { %x = arith.addi %j, %b : index }
    scf.while : () -> () { scf.condition(%c) } do { %x = arith.subi %a, %b : index scf.yield }
    affine.for %j = 0 to 10 { %x = arith.addi %j, %b : index }
    affine.parallel (%j) = (0) to (10) { %x = arith.addi %j, %b : index }
    affine.if affine_set<(d0) : (d0 >= 0)>(%a) { %x = arith.muli %a, %a : index }
    scf.execute_region { %x = arith.ori %a, %a : index 
       scf.yield }
    scf.index_switch %a 
     case 1 { %x = arith.xori %a, %a : index 
       scf.yield }
    default { scf.yield }
    memref.alloca_scope { %x = arith.xori %a, %a : index }
    %d = memref.dim %m, %c0 : memref<?xf32>
    %d1 = memref.dim %m, %c1 : memref<?xf32>
    %d2 = memref.dim %m, %s : memref<?xf32>
    %e = tensor.dim %t, %c0 : tensor<?xf32>
    %e1 = tensor.dim %t, %c1 : tensor<?xf32>
    %e2 = tensor.dim %t, %s : tensor<?xf32>
    %z = tensor.extract %t[%c0] : tensor<?xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1, %[[S:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?xf32>, %[[T:[a-z0-9_]+]]: tensor<?xf32>) {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[B]] : index
// CHECK-NEXT:   scf.parallel (%[[ARG6:[a-z0-9_]+]]) = (%[[A]]) to (%[[B]]) step (%[[S]]) {
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[A]], %[[B]] : index
// CHECK-NEXT:   scf.forall (%[[ARG6_1:[a-z0-9_]+]]) in (%[[A]]) {
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[A]], %[[B]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[A]], %[[B]] : index
// CHECK-NEXT:   scf.while : () -> () {
// CHECK-NEXT:     scf.condition(%[[C]])
// CHECK-NEXT:   } do {
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[A]], %[[B]] : index
// CHECK-NEXT:   affine.for %[[ARG6_2:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ADDI_4:.*]] = arith.addi %[[A]], %[[B]] : index
// CHECK-NEXT:   affine.parallel (%[[ARG6_3:[a-z0-9_]+]]) = (0) to (10) {
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @b(%a: index, %b: index, %c: i1, %s: index, %m: memref<?xf32>, %t: tensor<?xf32>) {
    scf.parallel (%j) = (%a) to (%b) step (%s) { %x = arith.addi %a, %b : index }
    scf.forall (%j) in (%a) { %x = arith.addi %a, %b : index }
    scf.while : () -> () { %x = arith.addi %a, %b : index scf.condition(%c) } do { %x = arith.subi %a, %b : index scf.yield }
    affine.for %j = 0 to 10 { %x = arith.addi %a, %b : index }
    affine.parallel (%j) = (0) to (10) { %x = arith.addi %a, %b : index }
   return
}
