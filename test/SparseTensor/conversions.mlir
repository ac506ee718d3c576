// AUTOUPDATE
// RUN: strata opt --stage-sparse-ops --lower-sparse-ops-to-foreach %s | FileCheck %s
//
// Conversions are loops over elements, which are sorted before if they are not in the order of the
// result.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// CHECK-LABEL: func.func @from_dense
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x8xf64>) -> tensor<?x8xf64, #sparse> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x8xf64>
// CHECK-NEXT:   %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor(%[[DIM]]) : tensor<?x8xf64, #sparse>
// CHECK-NEXT:   %[[FOREACH:.*]] = sparse_tensor.foreach in %[[A]] init(%[[ALLOC_TENSOR]]) : tensor<?x8xf64>, tensor<?x8xf64, #sparse> -> tensor<?x8xf64, #sparse> do {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: f64, %[[ARG4:[a-z0-9_]+]]: tensor<?x8xf64, #sparse>):
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf une, %[[ARG3]], %[[CST]] : f64
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPF]] -> (tensor<?x8xf64, #sparse>) {
// CHECK-NEXT:       %[[INSERTED:.*]] = tensor.insert %[[ARG3]] into %[[ARG4]][%[[ARG1]], %[[ARG2]]] : tensor<?x8xf64, #sparse>
// CHECK-NEXT:       scf.yield %[[INSERTED]] : tensor<?x8xf64, #sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG4]] : tensor<?x8xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.yield %[[IF]] : tensor<?x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD:.*]] = sparse_tensor.load %[[FOREACH]] hasInserts : tensor<?x8xf64, #sparse>
// CHECK-NEXT:   return %[[LOAD]] : tensor<?x8xf64, #sparse>
// CHECK-NEXT: }
func.func @from_dense(%a: tensor<?x8xf64>) -> tensor<?x8xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<?x8xf64> to tensor<?x8xf64, #CSR>
  return %0 : tensor<?x8xf64, #CSR>
}

// CHECK-LABEL: func.func @to_dense
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x8xf64, #sparse>) -> tensor<?x8xf64> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LVL:.*]] = sparse_tensor.lvl %[[A]], %[[C0]] : tensor<?x8xf64, #sparse>
// CHECK-NEXT:   %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor(%[[LVL]]) : tensor<?x8xf64>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f64) outs(%[[ALLOC_TENSOR]] : tensor<?x8xf64>) -> tensor<?x8xf64>
// CHECK-NEXT:   %[[FOREACH:.*]] = sparse_tensor.foreach in %[[A]] init(%[[FILL]]) : tensor<?x8xf64, #sparse>, tensor<?x8xf64> -> tensor<?x8xf64> do {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: f64, %[[ARG4:[a-z0-9_]+]]: tensor<?x8xf64>):
// CHECK-NEXT:     %[[INSERTED:.*]] = tensor.insert %[[ARG3]] into %[[ARG4]][%[[ARG1]], %[[ARG2]]] : tensor<?x8xf64>
// CHECK-NEXT:     sparse_tensor.yield %[[INSERTED]] : tensor<?x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOREACH]] : tensor<?x8xf64>
// CHECK-NEXT: }
func.func @to_dense(%a: tensor<?x8xf64, #CSR>) -> tensor<?x8xf64> {
  %0 = sparse_tensor.convert %a : tensor<?x8xf64, #CSR> to tensor<?x8xf64>
  return %0 : tensor<?x8xf64>
}

// CHECK-LABEL: func.func @transpose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse1> {
// CHECK-NEXT:   %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor() : tensor<4x8xf64, #sparse2>
// CHECK-NEXT:   %[[FOREACH:.*]] = sparse_tensor.foreach in %[[A]] init(%[[ALLOC_TENSOR]]) : tensor<4x8xf64, #sparse>, tensor<4x8xf64, #sparse2> -> tensor<4x8xf64, #sparse2> do {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: f64, %[[ARG4:[a-z0-9_]+]]: tensor<4x8xf64, #sparse2>):
// CHECK-NEXT:     %[[INSERTED:.*]] = tensor.insert %[[ARG3]] into %[[ARG4]][%[[ARG1]], %[[ARG2]]] : tensor<4x8xf64, #sparse2>
// CHECK-NEXT:     sparse_tensor.yield %[[INSERTED]] : tensor<4x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD:.*]] = sparse_tensor.load %[[FOREACH]] hasInserts : tensor<4x8xf64, #sparse2>
// CHECK-NEXT:   %[[REORDER_COO:.*]] = sparse_tensor.reorder_coo  hybrid_quick_sort %[[LOAD]] : tensor<4x8xf64, #sparse2> to tensor<4x8xf64, #sparse3>
// CHECK-NEXT:   %[[ALLOC_TENSOR_1:.*]] = bufferization.alloc_tensor() : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   %[[FOREACH_1:.*]] = sparse_tensor.foreach in %[[REORDER_COO]] init(%[[ALLOC_TENSOR_1]]) : tensor<4x8xf64, #sparse3>, tensor<4x8xf64, #sparse1> -> tensor<4x8xf64, #sparse1> do {
// CHECK-NEXT:   ^bb0(%[[ARG1_1:[a-z0-9_]+]]: index, %[[ARG2_1:[a-z0-9_]+]]: index, %[[ARG3_1:[a-z0-9_]+]]: f64, %[[ARG4_1:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>):
// CHECK-NEXT:     %[[INSERTED_1:.*]] = tensor.insert %[[ARG3_1]] into %[[ARG4_1]][%[[ARG1_1]], %[[ARG2_1]]] : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     sparse_tensor.yield %[[INSERTED_1]] : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_1:.*]] = sparse_tensor.load %[[FOREACH_1]] hasInserts : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   bufferization.dealloc_tensor %[[REORDER_COO]] : tensor<4x8xf64, #sparse3>
// CHECK-NEXT:   return %[[LOAD_1]] : tensor<4x8xf64, #sparse1>
// CHECK-NEXT: }
func.func @transpose(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #CSC>
  return %0 : tensor<4x8xf64, #CSC>
}

// CHECK-LABEL: func.func @concatenate
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[B:[a-z0-9_]+]]: tensor<2x8xf64>) -> tensor<6x8xf64, #sparse> {
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor() : tensor<6x8xf64, #sparse>
// CHECK-NEXT:   %[[FOREACH:.*]] = sparse_tensor.foreach in %[[A]] init(%[[ALLOC_TENSOR]]) : tensor<4x8xf64, #sparse>, tensor<6x8xf64, #sparse> -> tensor<6x8xf64, #sparse> do {
// CHECK-NEXT:   ^bb0(%[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: f64, %[[ARG5:[a-z0-9_]+]]: tensor<6x8xf64, #sparse>):
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf une, %[[ARG4]], %[[CST]] : f64
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPF]] -> (tensor<6x8xf64, #sparse>) {
// CHECK-NEXT:       %[[INSERTED:.*]] = tensor.insert %[[ARG4]] into %[[ARG5]][%[[ARG2]], %[[ARG3]]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT:       scf.yield %[[INSERTED]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG5]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.yield %[[IF]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[FOREACH_1:.*]] = sparse_tensor.foreach in %[[B]] init(%[[FOREACH]]) : tensor<2x8xf64>, tensor<6x8xf64, #sparse> -> tensor<6x8xf64, #sparse> do {
// CHECK-NEXT:   ^bb0(%[[ARG2_1:[a-z0-9_]+]]: index, %[[ARG3_1:[a-z0-9_]+]]: index, %[[ARG4_1:[a-z0-9_]+]]: f64, %[[ARG5_1:[a-z0-9_]+]]: tensor<6x8xf64, #sparse>):
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG2_1]], %[[C4]] : index
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf une, %[[ARG4_1]], %[[CST]] : f64
// CHECK-NEXT:     %[[IF_1:.*]] = scf.if %[[CMPF_1]] -> (tensor<6x8xf64, #sparse>) {
// CHECK-NEXT:       %[[INSERTED_1:.*]] = tensor.insert %[[ARG4_1]] into %[[ARG5_1]][%[[ADDI]], %[[ARG3_1]]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT:       scf.yield %[[INSERTED_1]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG5_1]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.yield %[[IF_1]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD:.*]] = sparse_tensor.load %[[FOREACH_1]] hasInserts : tensor<6x8xf64, #sparse>
// CHECK-NEXT:   return %[[LOAD]] : tensor<6x8xf64, #sparse>
// CHECK-NEXT: }
func.func @concatenate(%a: tensor<4x8xf64, #CSR>, %b: tensor<2x8xf64>) -> tensor<6x8xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<4x8xf64, #CSR>, tensor<2x8xf64> to tensor<6x8xf64, #CSR>
  return %0 : tensor<6x8xf64, #CSR>
}

// A size of a dimension is that of its level.
// CHECK-LABEL: func.func @size
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?xf64, #sparse1>) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LVL:.*]] = sparse_tensor.lvl %[[A]], %[[C0]] : tensor<4x?xf64, #sparse1>
// CHECK-NEXT:   return %[[LVL]] : index
// CHECK-NEXT: }
func.func @size(%a: tensor<4x?xf64, #CSC>) -> index {
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %a, %c1 : tensor<4x?xf64, #CSC>
  return %0 : index
}
