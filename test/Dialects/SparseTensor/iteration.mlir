// Loops over iteration spaces in their custom form, which is also the output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
module {
  func.func @it(%arg0: tensor<4x8xf32, #sparse>) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %1 = sparse_tensor.iterate %arg3 in %0 at(%arg2) iter_args(%arg1 = %c0) : !sparse_tensor.iter_space<#sparse, lvls = 0>  -> index {
      %2 = sparse_tensor.extract_iteration_space %arg0 at %arg3 lvls = 1 : tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
      %3 = sparse_tensor.iterate %arg5 in %2 iter_args(%arg4 = %arg1) : !sparse_tensor.iter_space<#sparse, lvls = 1>  -> index {
        %4 = arith.addi %arg4, %c1 : index
        sparse_tensor.yield %4 : index
      }
      sparse_tensor.yield %3 : index
    }
    return %1 : index
  }
  func.func @it2(%arg0: tensor<4x8xf32, #sparse1>) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>
    %1 = sparse_tensor.iterate %arg3 in %0 at(%arg2, _) iter_args(%arg1 = %cst) : !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>  -> f32 {
      %2 = sparse_tensor.extract_value %arg0 at %arg3 : tensor<4x8xf32, #sparse1>, !sparse_tensor.iterator<#sparse1, lvls = 0 to 2>
      %3 = arith.addf %2, %arg1 : f32
      sparse_tensor.yield %3 : f32
    }
    return %1 : f32
  }
  func.func @it3(%arg0: tensor<4x8xf32, #sparse2>, %arg1: memref<4x8xf32>) {
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse2> -> !sparse_tensor.iter_space<#sparse2, lvls = 0>
    sparse_tensor.iterate %arg3 in %0 at(%arg2) : !sparse_tensor.iter_space<#sparse2, lvls = 0>  {
      %1 = sparse_tensor.extract_iteration_space %arg0 at %arg3 lvls = 1 : tensor<4x8xf32, #sparse2>, !sparse_tensor.iterator<#sparse2, lvls = 0> -> !sparse_tensor.iter_space<#sparse2, lvls = 1>
      sparse_tensor.iterate %arg5 in %1 at(%arg4) : !sparse_tensor.iter_space<#sparse2, lvls = 1>  {
        %2 = sparse_tensor.extract_value %arg0 at %arg5 : tensor<4x8xf32, #sparse2>, !sparse_tensor.iterator<#sparse2, lvls = 1>
        memref.store %2, %arg1[%arg2, %arg4] : memref<4x8xf32>
      }
    }
    return
  }
  func.func @co(%arg0: tensor<4x8xf32, #sparse2>, %arg1: tensor<4x8xf32, #sparse1>, %arg2: memref<4x8xf32>) -> index {
    %c0 = arith.constant 0 : index
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse2> -> !sparse_tensor.iter_space<#sparse2, lvls = 0>
    %1 = sparse_tensor.extract_iteration_space %arg1 lvls = 0 : tensor<4x8xf32, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0>
    %2 = sparse_tensor.coiterate (%0, %1) at(%arg4) iter_args(%arg3 = %c0) : (!sparse_tensor.iter_space<#sparse2, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>) -> index
    case %arg5, _ {
      sparse_tensor.yield %arg4 : index
    }
    case %arg5, %arg6 {
      sparse_tensor.yield %arg3 : index
    }
    case _, %arg5 {
      %3 = arith.addi %arg3, %arg4 : index
      sparse_tensor.yield %3 : index
    }
    return %2 : index
  }
  func.func @named(%arg0: tensor<4x8xf32, #sparse1>) -> (f32, index) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>
    %1 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>
    %2:2 = sparse_tensor.coiterate (%0, %1) at(_, %arg3) iter_args(%arg1 = %cst, %arg2 = %c0) : (!sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>) -> (f32, index)
    case %arg4, _ {
      "test.use"(%arg4, %arg3) : (!sparse_tensor.iterator<#sparse1, lvls = 0 to 2>, index) -> ()
      sparse_tensor.yield %arg1, %arg2 : f32, index
    }
    case  {
      sparse_tensor.yield %arg1, %arg2 : f32, index
    }
    return %2#0, %2#1 : f32, index
  }
  func.func @implicit(%arg0: tensor<4x8xf32, #sparse1>) {
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0>
    %1 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0>
    sparse_tensor.coiterate (%0, %1) : (!sparse_tensor.iter_space<#sparse1, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>)
    case %arg1, _ {
    }
    case %arg1, %arg2 {
      "test.use"(%arg1, %arg2) : (!sparse_tensor.iterator<#sparse1, lvls = 0>, !sparse_tensor.iterator<#sparse1, lvls = 0>) -> ()
    }
    return
  }
}

