// AUTOUPDATE
// RUN: strata opt --convert-shape-to-std %s | FileCheck %s
//
// Broadcasts of several shapes, and tests for them

// CHECK-LABEL: func.func @broadcast_known
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1xindex>, %[[B:[a-z0-9_]+]]: tensor<3xindex>) -> tensor<3xindex> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<1xindex>
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:   %[[MAXUI:.*]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[MAXUI]], %[[DIM]] : index
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[MAXUI]], %[[DIM_0]] : index
// CHECK-NEXT:   %[[GENERATED:.*]] = tensor.generate %[[MAXUI]] {
// CHECK-NEXT:   ^bb0(%[[ARG2:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG2]], %[[SUBI]] : index
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPI]] -> (index) {
// CHECK-NEXT:       scf.yield %[[C1]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[SUBI_2:.*]] = arith.subi %[[ARG2]], %[[SUBI]] : index
// CHECK-NEXT:       %[[EXTRACTED:.*]] = tensor.extract %[[A]][%[[SUBI_2]]] : tensor<1xindex>
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:       %[[SELECT:.*]] = arith.select %[[CMPI_1]], %[[C1]], %[[EXTRACTED]] : index
// CHECK-NEXT:       scf.yield %[[SELECT]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ult, %[[ARG2]], %[[SUBI_1]] : index
// CHECK-NEXT:     %[[IF_1:.*]] = scf.if %[[CMPI_2]] -> (index) {
// CHECK-NEXT:       scf.yield %[[IF]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[SUBI_3:.*]] = arith.subi %[[ARG2]], %[[SUBI_1]] : index
// CHECK-NEXT:       %[[EXTRACTED_1:.*]] = tensor.extract %[[B]][%[[SUBI_3]]] : tensor<3xindex>
// CHECK-NEXT:       %[[CMPI_3:.*]] = arith.cmpi eq, %[[EXTRACTED_1]], %[[C1]] : index
// CHECK-NEXT:       %[[SELECT_1:.*]] = arith.select %[[CMPI_3]], %[[IF]], %[[EXTRACTED_1]] : index
// CHECK-NEXT:       scf.yield %[[SELECT_1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     tensor.yield %[[IF_1]] : index
// CHECK-NEXT:   } : tensor<?xindex>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[GENERATED]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:   return %[[CAST]] : tensor<3xindex>
// CHECK-NEXT: }
func.func @broadcast_known(%a: tensor<1xindex>, %b: tensor<3xindex>) -> tensor<3xindex> {
  %0 = shape.broadcast %a, %b : tensor<1xindex>, tensor<3xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK-LABEL: func.func @is_broadcastable(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[B:[a-z0-9_]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   %[[MAXUI:.*]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[MAXUI]], %[[DIM]] : index
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[MAXUI]], %[[DIM_0]] : index
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[MAXUI]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:     %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG2]], %[[SUBI]] : index
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPI]] -> (index) {
// CHECK-NEXT:       scf.yield %[[C1_1]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[SUBI_2:.*]] = arith.subi %[[ARG2]], %[[SUBI]] : index
// CHECK-NEXT:       %[[EXTRACTED:.*]] = tensor.extract %[[A]][%[[SUBI_2]]] : tensor<?xindex>
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT:       %[[SELECT:.*]] = arith.select %[[CMPI_1]], %[[C1_1]], %[[EXTRACTED]] : index
// CHECK-NEXT:       scf.yield %[[SELECT]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ult, %[[ARG2]], %[[SUBI_1]] : index
// CHECK-NEXT:     %[[IF_1:.*]] = scf.if %[[CMPI_2]] -> (index) {
// CHECK-NEXT:       scf.yield %[[IF]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[SUBI_3:.*]] = arith.subi %[[ARG2]], %[[SUBI_1]] : index
// CHECK-NEXT:       %[[EXTRACTED_1:.*]] = tensor.extract %[[B]][%[[SUBI_3]]] : tensor<?xindex>
// CHECK-NEXT:       %[[CMPI_3:.*]] = arith.cmpi eq, %[[EXTRACTED_1]], %[[C1_1]] : index
// CHECK-NEXT:       %[[SELECT_1:.*]] = arith.select %[[CMPI_3]], %[[IF]], %[[EXTRACTED_1]] : index
// CHECK-NEXT:       scf.yield %[[SELECT_1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi ult, %[[ARG2]], %[[SUBI]] : index
// CHECK-NEXT:     %[[IF_2:.*]] = scf.if %[[CMPI_4]] -> (i1) {
// CHECK-NEXT:       scf.yield %[[ARG3]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[SUBI_4:.*]] = arith.subi %[[ARG2]], %[[SUBI]] : index
// CHECK-NEXT:       %[[EXTRACTED_2:.*]] = tensor.extract %[[A]][%[[SUBI_4]]] : tensor<?xindex>
// CHECK-NEXT:       %[[CMPI_5:.*]] = arith.cmpi eq, %[[EXTRACTED_2]], %[[C1]] : index
// CHECK-NEXT:       %[[CMPI_6:.*]] = arith.cmpi eq, %[[EXTRACTED_2]], %[[IF_1]] : index
// CHECK-NEXT:       %[[ORI:.*]] = arith.ori %[[CMPI_5]], %[[CMPI_6]] : i1
// CHECK-NEXT:       %[[ANDI:.*]] = arith.andi %[[ARG3]], %[[ORI]] : i1
// CHECK-NEXT:       scf.yield %[[ANDI]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_7:.*]] = arith.cmpi ult, %[[ARG2]], %[[SUBI_1]] : index
// CHECK-NEXT:     %[[IF_3:.*]] = scf.if %[[CMPI_7]] -> (i1) {
// CHECK-NEXT:       scf.yield %[[IF_2]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[SUBI_5:.*]] = arith.subi %[[ARG2]], %[[SUBI_1]] : index
// CHECK-NEXT:       %[[EXTRACTED_3:.*]] = tensor.extract %[[B]][%[[SUBI_5]]] : tensor<?xindex>
// CHECK-NEXT:       %[[CMPI_8:.*]] = arith.cmpi eq, %[[EXTRACTED_3]], %[[C1]] : index
// CHECK-NEXT:       %[[CMPI_9:.*]] = arith.cmpi eq, %[[EXTRACTED_3]], %[[IF_1]] : index
// CHECK-NEXT:       %[[ORI_1:.*]] = arith.ori %[[CMPI_8]], %[[CMPI_9]] : i1
// CHECK-NEXT:       %[[ANDI_1:.*]] = arith.andi %[[IF_2]], %[[ORI_1]] : i1
// CHECK-NEXT:       scf.yield %[[ANDI_1]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF_3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : i1
// CHECK-NEXT: }
func.func @is_broadcastable(%a: tensor<?xindex>, %b: tensor<?xindex>) -> i1 {
  %0 = shape.is_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  return %0 : i1
}

// CHECK-LABEL: func.func @is_broadcastable1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xindex>) -> i1 {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   return %[[TRUE]] : i1
// CHECK-NEXT: }
func.func @is_broadcastable1(%a: tensor<2xindex>) -> i1 {
  %0 = shape.is_broadcastable %a : tensor<2xindex>
  return %0 : i1
}
