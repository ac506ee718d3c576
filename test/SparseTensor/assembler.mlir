// AUTOUPDATE
// RUN: strata opt --sparse-assembler %s | FileCheck %s
// RUN: strata opt --sparse-assembler=direct-out=true %s | FileCheck %s --check-prefix=DIRECT
//
// Public functions get wrappers that take and return arrays.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-LABEL: func.func @convert
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?xindex>, %[[ARG1:[a-z0-9_]+]]: tensor<?xindex>, %[[ARG2:[a-z0-9_]+]]: tensor<?xf64>, %[[ARG3:[a-z0-9_]+]]: tensor<?xindex>, %[[ARG4:[a-z0-9_]+]]: tensor<?x2xindex>, %[[ARG5:[a-z0-9_]+]]: tensor<?xf64>) -> (tensor<?xindex>, tensor<?x2xindex>, tensor<?xf64>) {
// CHECK-NEXT:   %[[ASSEMBLE:.*]] = sparse_tensor.assemble (%[[ARG0]], %[[ARG1]]), %[[ARG2]] : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64, #sparse>
// CHECK-NEXT:   %[[CALL:.*]] = call @_internal_convert(%[[ASSEMBLE]]) : (tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   %[[RET_LEVELS:[a-z0-9_]+]]:2, %[[RET_VALUES:[a-z0-9_]+]], %[[LVL_LENS:[a-z0-9_]+]]:2, %[[VAL_LEN:.*]] = sparse_tensor.disassemble %[[CALL]] : tensor<4x8xf64, #sparse1> out_lvls(%[[ARG3]], %[[ARG4]] : tensor<?xindex>, tensor<?x2xindex>) out_vals(%[[ARG5]] : tensor<?xf64>) -> (tensor<?xindex>, tensor<?x2xindex>), tensor<?xf64>, (index, index), index
// CHECK-NEXT:   return %[[RET_LEVELS]]#0, %[[RET_LEVELS]]#1, %[[RET_VALUES]] : tensor<?xindex>, tensor<?x2xindex>, tensor<?xf64>
// CHECK-NEXT: }
// DIRECT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// DIRECT-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// DIRECT-LABEL: func.func @convert
// DIRECT-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?xindex>, %[[ARG1:[a-z0-9_]+]]: tensor<?xindex>, %[[ARG2:[a-z0-9_]+]]: tensor<?xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>) {
// DIRECT-NEXT:   %[[ASSEMBLE:.*]] = sparse_tensor.assemble (%[[ARG0]], %[[ARG1]]), %[[ARG2]] : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64, #sparse>
// DIRECT-NEXT:   %[[CALL:.*]] = call @_internal_convert(%[[ASSEMBLE]]) : (tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse1>
// DIRECT-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[CALL]] {level = 0 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// DIRECT-NEXT:   %[[COORDINATES_BUFFER:.*]] = sparse_tensor.coordinates_buffer %[[CALL]] : tensor<4x8xf64, #sparse1> to memref<?xindex>
// DIRECT-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[CALL]] : tensor<4x8xf64, #sparse1> to memref<?xf64>
// DIRECT-NEXT:   return %[[POSITIONS]], %[[COORDINATES_BUFFER]], %[[VALUES]] : memref<?xindex>, memref<?xindex>, memref<?xf64>
// DIRECT-NEXT: }
func.func @convert(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #COO> {
  %0 = sparse_tensor.convert %a : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #COO>
  return %0 : tensor<4x8xf64, #COO>
}

// CHECK-LABEL: func.func private @_internal_convert
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse1> {
// CHECK-NEXT:   %[[CONVERT:.*]] = sparse_tensor.convert %[[ARG0]] : tensor<4x8xf64, #sparse> to tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   return %[[CONVERT]] : tensor<4x8xf64, #sparse1>
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @kept
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:   return %[[A]] : tensor<4x8xf64, #sparse>
// CHECK-NEXT: }
// DIRECT-LABEL: func.func private @_internal_convert
// DIRECT-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse1> {
// DIRECT-NEXT:   %[[CONVERT:.*]] = sparse_tensor.convert %[[ARG0]] : tensor<4x8xf64, #sparse> to tensor<4x8xf64, #sparse1>
// DIRECT-NEXT:   return %[[CONVERT]] : tensor<4x8xf64, #sparse1>
// DIRECT-NEXT: }
// DIRECT-LABEL: func.func private @kept
// DIRECT-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// DIRECT-NEXT:   return %[[A]] : tensor<4x8xf64, #sparse>
// DIRECT-NEXT: }
func.func private @kept(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSR> {
  return %a : tensor<4x8xf64, #CSR>
}
