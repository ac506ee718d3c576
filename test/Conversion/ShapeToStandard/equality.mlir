// AUTOUPDATE
// RUN: strata opt --convert-shape-to-std %s | FileCheck %s
//
// Comparisons of shapes, and constraints

// CHECK-LABEL: func.func @shape_eq3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[B:[a-z0-9_]+]]: tensor<?xindex>, %[[C:[a-z0-9_]+]]: tensor<3xindex>) -> i1 {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (i1) {
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:     %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:       %[[EXTRACTED:.*]] = tensor.extract %[[A]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT:       %[[EXTRACTED_2:.*]] = tensor.extract %[[B]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_2]] : index
// CHECK-NEXT:       %[[ANDI:.*]] = arith.andi %[[ARG4]], %[[CMPI_1]] : i1
// CHECK-NEXT:       scf.yield %[[ANDI]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[C]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi eq, %[[DIM]], %[[DIM_1]] : index
// CHECK-NEXT:   %[[IF_1:.*]] = scf.if %[[CMPI_2]] -> (i1) {
// CHECK-NEXT:     %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[TRUE_1:.*]] = arith.constant true
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG3_1:[a-z0-9_]+]] = %[[C0]] to %[[DIM]] step %[[C1_1]] iter_args(%[[ARG4_1:[a-z0-9_]+]] = %[[TRUE_1]]) -> (i1) {
// CHECK-NEXT:       %[[EXTRACTED_1:.*]] = tensor.extract %[[A]][%[[ARG3_1]]] : tensor<?xindex>
// CHECK-NEXT:       %[[EXTRACTED_2_1:.*]] = tensor.extract %[[C]][%[[ARG3_1]]] : tensor<3xindex>
// CHECK-NEXT:       %[[CMPI_3:.*]] = arith.cmpi eq, %[[EXTRACTED_1]], %[[EXTRACTED_2_1]] : index
// CHECK-NEXT:       %[[ANDI_1:.*]] = arith.andi %[[ARG4_1]], %[[CMPI_3]] : i1
// CHECK-NEXT:       scf.yield %[[ANDI_1]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE_1:.*]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE_1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ANDI_2:.*]] = arith.andi %[[IF]], %[[IF_1]] : i1
// CHECK-NEXT:   return %[[ANDI_2]] : i1
// CHECK-NEXT: }
func.func @shape_eq3(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<3xindex>) -> i1 {
  %0 = shape.shape_eq %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<3xindex>
  return %0 : i1
}

// CHECK-LABEL: func.func @shape_eq1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   return %[[TRUE]] : i1
// CHECK-NEXT: }
func.func @shape_eq1(%a: tensor<?xindex>) -> i1 {
  %0 = shape.shape_eq %a : tensor<?xindex>
  return %0 : i1
}

// CHECK-LABEL: func.func @cstr_eq
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[B:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (i1) {
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:     %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:       %[[EXTRACTED:.*]] = tensor.extract %[[A]][%[[ARG2]]] : tensor<?xindex>
// CHECK-NEXT:       %[[EXTRACTED_1:.*]] = tensor.extract %[[B]][%[[ARG2]]] : tensor<?xindex>
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_1]] : index
// CHECK-NEXT:       %[[ANDI:.*]] = arith.andi %[[ARG3]], %[[CMPI_1]] : i1
// CHECK-NEXT:       scf.yield %[[ANDI]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CSTR_REQUIRE:.*]] = shape.cstr_require %[[IF]], "required equal shapes"
// CHECK-NEXT:   return %[[CSTR_REQUIRE]] : !shape.witness
// CHECK-NEXT: }
func.func @cstr_eq(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}
