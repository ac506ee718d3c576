// AUTOUPDATE
// RUN: strata opt --sparse-space-collapse %s | FileCheck %s
//
// Nests of loops over iteration spaces become one loop. A body with other operations stays.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CUBE = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-LABEL: func.func @coordinates
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[M:[a-z0-9_]+]]: memref<4x8xf64>) {
// CHECK-NEXT:   %[[EXTRACT_ITERATION_SPACE:.*]] = sparse_tensor.extract_iteration_space %[[A]] lvls = 0 to 2 : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:   sparse_tensor.iterate %[[ARG4:[a-z0-9_]+]] in %[[EXTRACT_ITERATION_SPACE]] at(%[[ARG2:[a-z0-9_]+]], %[[ARG3:[a-z0-9_]+]]) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
// CHECK-NEXT:     %[[EXTRACT_VALUE:.*]] = sparse_tensor.extract_value %[[A]] at %[[ARG4]] : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     memref.store %[[EXTRACT_VALUE]], %[[M]][%[[ARG2]], %[[ARG3]]] : memref<4x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @coordinates(%a: tensor<4x8xf64, #CSR>, %m: memref<4x8xf64>) {
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

// CHECK-LABEL: func.func @three_levels
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8x2xf64, #sparse1>, %[[INIT:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[EXTRACT_ITERATION_SPACE:.*]] = sparse_tensor.extract_iteration_space %[[A]] lvls = 0 to 3 : tensor<4x8x2xf64, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0 to 3>
// CHECK-NEXT:   %[[ITERATE:.*]] = sparse_tensor.iterate %[[ARG4:[a-z0-9_]+]] in %[[EXTRACT_ITERATION_SPACE]] at(_, %[[ARG3:[a-z0-9_]+]], _) iter_args(%[[ARG2:[a-z0-9_]+]] = %[[INIT]]) : !sparse_tensor.iter_space<#sparse1, lvls = 0 to 3>  -> index {
// CHECK-NEXT:     %[[NEXT:.*]] = arith.addi %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:     sparse_tensor.yield %[[NEXT]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ITERATE]] : index
// CHECK-NEXT: }
func.func @three_levels(%a: tensor<4x8x2xf64, #CUBE>, %init: index) -> index {
  %s0 = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<4x8x2xf64, #CUBE> -> !sparse_tensor.iter_space<#CUBE, lvls = 0>
  %r0 = sparse_tensor.iterate %p0 in %s0 iter_args(%x = %init) : !sparse_tensor.iter_space<#CUBE, lvls = 0> -> index {
    %s1 = sparse_tensor.extract_iteration_space %a at %p0 lvls = 1 : tensor<4x8x2xf64, #CUBE>, !sparse_tensor.iterator<#CUBE, lvls = 0> -> !sparse_tensor.iter_space<#CUBE, lvls = 1>
    %r1 = sparse_tensor.iterate %p1 in %s1 at(%j) iter_args(%y = %x) : !sparse_tensor.iter_space<#CUBE, lvls = 1> -> index {
      %s2 = sparse_tensor.extract_iteration_space %a at %p1 lvls = 2 : tensor<4x8x2xf64, #CUBE>, !sparse_tensor.iterator<#CUBE, lvls = 1> -> !sparse_tensor.iter_space<#CUBE, lvls = 2>
      %r2 = sparse_tensor.iterate %p2 in %s2 iter_args(%z = %y) : !sparse_tensor.iter_space<#CUBE, lvls = 2> -> index {
        %next = arith.addi %z, %j : index
        sparse_tensor.yield %next : index
      }
      sparse_tensor.yield %r2 : index
    }
    sparse_tensor.yield %r1 : index
  }
  return %r0 : index
}

// CHECK-LABEL: func.func @other_operation
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[INIT:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[EXTRACT_ITERATION_SPACE:.*]] = sparse_tensor.extract_iteration_space %[[A]] lvls = 0 : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:   %[[ITERATE:.*]] = sparse_tensor.iterate %[[ARG4:[a-z0-9_]+]] in %[[EXTRACT_ITERATION_SPACE]] at(%[[ARG3:[a-z0-9_]+]]) iter_args(%[[ARG2:[a-z0-9_]+]] = %[[INIT]]) : !sparse_tensor.iter_space<#sparse, lvls = 0>  -> index {
// CHECK-NEXT:     %[[EXTRACT_ITERATION_SPACE_1:.*]] = sparse_tensor.extract_iteration_space %[[A]] at %[[ARG4]] lvls = 1 : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:     %[[Y:.*]] = arith.addi %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:     %[[ITERATE_1:.*]] = sparse_tensor.iterate %[[ARG6:[a-z0-9_]+]] in %[[EXTRACT_ITERATION_SPACE_1]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[Y]]) : !sparse_tensor.iter_space<#sparse, lvls = 1>  -> index {
// CHECK-NEXT:       %[[W:.*]] = arith.addi %[[ARG5]], %[[ARG3]] : index
// CHECK-NEXT:       sparse_tensor.yield %[[W]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.yield %[[ITERATE_1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ITERATE]] : index
// CHECK-NEXT: }
func.func @other_operation(%a: tensor<4x8xf64, #CSR>, %init: index) -> index {
  %rows = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<4x8xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  %r = sparse_tensor.iterate %row in %rows at(%i) iter_args(%x = %init) : !sparse_tensor.iter_space<#CSR, lvls = 0> -> index {
    %elements = sparse_tensor.extract_iteration_space %a at %row lvls = 1 : tensor<4x8xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
    %y = arith.addi %x, %i : index
    %s = sparse_tensor.iterate %element in %elements iter_args(%z = %y) : !sparse_tensor.iter_space<#CSR, lvls = 1> -> index {
      %w = arith.addi %z, %i : index
      sparse_tensor.yield %w : index
    }
    sparse_tensor.yield %s : index
  }
  return %r : index
}
