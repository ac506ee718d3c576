// AUTOUPDATE
// RUN: strata opt --lower-sparse-iteration-to-scf %s | FileCheck %s
//
// A loop over an iteration space is a loop over positions. A loop over several is one over each case.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-LABEL: func.func @nested
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[M:[a-z0-9_]+]]: memref<4x8xf64>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LVL:.*]] = sparse_tensor.lvl %[[A]], %[[C0_0]] : tensor<4x8xf64, #sparse>
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[C0]], %[[LVL]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[MULI]], %[[MULI]] : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[SUBI]] to %[[LVL]] step %[[C1]] {
// CHECK-NEXT:     %[[SUBI_1:.*]] = arith.subi %[[ARG2]], %[[MULI]] : index
// CHECK-NEXT:     %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_2:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[LVL_1:.*]] = sparse_tensor.lvl %[[A]], %[[C1_2]] : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG2]], %[[C1_3]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     %[[C1_4:.*]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG3:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1_4]] {
// CHECK-NEXT:       %[[LOAD_2:.*]] = memref.load %[[COORDINATES]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:       %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[VALUES]][%[[ARG3]]] : memref<?xf64>
// CHECK-NEXT:       memref.store %[[LOAD_3]], %[[M]][%[[SUBI_1]], %[[LOAD_2]]] : memref<4x8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%a: tensor<4x8xf64, #CSR>, %m: memref<4x8xf64>) {
  %rows = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<4x8xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  sparse_tensor.iterate %row in %rows at(%i) : !sparse_tensor.iter_space<#CSR, lvls = 0> {
    %elements = sparse_tensor.extract_iteration_space %a at %row lvls = 1 : tensor<4x8xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
    sparse_tensor.iterate %element in %elements at(%j) : !sparse_tensor.iter_space<#CSR, lvls = 1> {
      %v = sparse_tensor.extract_value %a at %element : tensor<4x8xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 1>
      memref.store %v, %m[%i, %j] : memref<4x8xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @one_loop
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>, %[[INIT:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LVL:.*]] = sparse_tensor.lvl %[[A]], %[[C0_0]] : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LVL_1:.*]] = sparse_tensor.lvl %[[A]], %[[C1]] : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   %[[COORDINATES_1:.*]] = sparse_tensor.coordinates %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[C0]], %[[C1_1]] : index
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:   %[[C1_2:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1_2]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[INIT]]) -> (index) {
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[COORDINATES_1]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG3]], %[[LOAD_2]] : index
// CHECK-NEXT:     scf.yield %[[ADDI_1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : index
// CHECK-NEXT: }
func.func @one_loop(%a: tensor<4x8xf64, #COO>, %init: index) -> index {
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 to 2 : tensor<4x8xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  %r = sparse_tensor.iterate %p in %s at(_, %j) iter_args(%x = %init) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    %next = arith.addi %x, %j : index
    sparse_tensor.yield %next : index
  }
  return %r : index
}

// CHECK-LABEL: func.func @cases
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse2>, %[[B:[a-z0-9_]+]]: tensor<8xf64, #sparse2>, %[[INIT:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LVL:.*]] = sparse_tensor.lvl %[[A]], %[[C0_0]] : tensor<8xf64, #sparse2>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[C0]], %[[C1]] : index
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LVL_1:.*]] = sparse_tensor.lvl %[[B]], %[[C0_2]] : tensor<8xf64, #sparse2>
// CHECK-NEXT:   %[[POSITIONS_1:.*]] = sparse_tensor.positions %[[B]] {level = 0 : index} : tensor<8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES_1:.*]] = sparse_tensor.coordinates %[[B]] {level = 0 : index} : tensor<8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[POSITIONS_1]][%[[C0_1]]] : memref<?xindex>
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[C0_1]], %[[C1_3]] : index
// CHECK-NEXT:   %[[LOAD_3:.*]] = memref.load %[[POSITIONS_1]][%[[ADDI_1]]] : memref<?xindex>
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:3 = scf.while (%[[ARG3:[a-z0-9_]+]] = %[[INIT]], %[[ARG4:[a-z0-9_]+]] = %[[LOAD]], %[[ARG5:[a-z0-9_]+]] = %[[LOAD_2]]) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG4]], %[[LOAD_1]] : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ult, %[[ARG5]], %[[LOAD_3]] : index
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT:     scf.condition(%[[ANDI]]) %[[ARG3]], %[[ARG4]], %[[ARG5]] : index, index, index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3_1:[a-z0-9_]+]]: index, %[[ARG4_1:[a-z0-9_]+]]: index, %[[ARG5_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[LOAD_4:.*]] = memref.load %[[COORDINATES]][%[[ARG4_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_5:.*]] = memref.load %[[COORDINATES_1]][%[[ARG5_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ult, %[[LOAD_5]], %[[LOAD_4]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[LOAD_5]], %[[LOAD_4]] : index
// CHECK-NEXT:     %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[TRUE]], %[[CMPI_3]] : i1
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ANDI_2:.*]] = arith.andi %[[ANDI_1]], %[[CMPI_4]] : i1
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[ANDI_2]] -> (index) {
// CHECK-NEXT:       %[[NEXT:.*]] = arith.muli %[[ARG3_1]], %[[SELECT]] : index
// CHECK-NEXT:       scf.yield %[[NEXT]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE_7:.*]] = arith.constant true
// CHECK-NEXT:       %[[CMPI_5:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:       %[[ANDI_3:.*]] = arith.andi %[[TRUE_7]], %[[CMPI_5]] : i1
// CHECK-NEXT:       %[[IF_1:.*]] = scf.if %[[ANDI_3]] -> (index) {
// CHECK-NEXT:         %[[ADDI_2:.*]] = arith.addi %[[ARG3_1]], %[[SELECT]] : index
// CHECK-NEXT:         scf.yield %[[ADDI_2]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG3_1]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[IF_1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_6:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:     %[[C1_5:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[ARG4_1]], %[[C1_5]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_6]], %[[ADDI_3]], %[[ARG4_1]] : index
// CHECK-NEXT:     %[[CMPI_7:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:     %[[C1_6:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[ADDI_4:.*]] = arith.addi %[[ARG5_1]], %[[C1_6]] : index
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPI_7]], %[[ADDI_4]], %[[ARG5_1]] : index
// CHECK-NEXT:     scf.yield %[[IF]], %[[SELECT_1]], %[[SELECT_2]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C1_4:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3_2:[a-z0-9_]+]] = %[[WHILE]]#2 to %[[LOAD_3]] step %[[C1_4]] iter_args(%[[ARG4_2:[a-z0-9_]+]] = %[[WHILE]]#0) -> (index) {
// CHECK-NEXT:     %[[LOAD_6:.*]] = memref.load %[[COORDINATES_1]][%[[ARG3_2]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI_5:.*]] = arith.addi %[[ARG4_2]], %[[LOAD_6]] : index
// CHECK-NEXT:     scf.yield %[[ADDI_5]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : index
// CHECK-NEXT: }
func.func @cases(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %init: index) -> index {
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %t = sparse_tensor.extract_iteration_space %b lvls = 0 : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %r = sparse_tensor.coiterate (%s, %t) at(%i) iter_args(%x = %init) : (!sparse_tensor.iter_space<#SV, lvls = 0>, !sparse_tensor.iter_space<#SV, lvls = 0>) -> index
  case _, %q {
    %next = arith.addi %x, %i : index
    sparse_tensor.yield %next : index
  }
  case %p, %q {
    %next = arith.muli %x, %i : index
    sparse_tensor.yield %next : index
  }
  return %r : index
}
