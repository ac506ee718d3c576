// RUN: strata opt --lower-sparse-iteration-to-scf --sparsification-and-bufferization --sparse-storage-specifier-to-llvm %s -o %t.mlir
// RUN: %strata run --entry=sum %t.mlir '[[0, 1, 0, 2], [0, 0, 0, 0], [3, 0, 4, 5]]' | FileCheck %s --check-prefix=SUM
// RUN: %strata run --entry=places %t.mlir '[[0, 1, 0, 2], [0, 0, 0, 0], [3, 0, 4, 5]]' | FileCheck %s --check-prefix=PLACES
// RUN: %strata run --entry=cases %t.mlir '[1, 0, 3, 0, 5]' '[0, 2, 4, 0, 6]' | FileCheck %s --check-prefix=CASES
// RUN: %strata run --entry=dense_case %t.mlir '[1, 0, 3, 0, 5]' '[10, 20, 30, 40, 50]' | FileCheck %s --check-prefix=DENSE
// RUN: %strata run --entry=duplicates %t.mlir '[[0, 1, 0, 2], [0, 0, 0, 0], [3, 0, 4, 5]]' | FileCheck %s --check-prefix=ROWS
// RUN: strata opt --sparse-space-collapse --lower-sparse-iteration-to-scf --sparsification-and-bufferization --sparse-storage-specifier-to-llvm %s -o %t.collapsed.mlir
// RUN: %strata run --entry=sum %t.collapsed.mlir '[[0, 1, 0, 2], [0, 0, 0, 0], [3, 0, 4, 5]]' | FileCheck %s --check-prefix=SUM
// RUN: %strata run --entry=places %t.collapsed.mlir '[[0, 1, 0, 2], [0, 0, 0, 0], [3, 0, 4, 5]]' | FileCheck %s --check-prefix=PLACES
//
// Loops over iteration spaces are executed. With A = [[0, 1, 0, 2], [0, 0, 0, 0], [3, 0, 4, 5]]:
//
//   sum(x for r in A for x in r)                                                      # 15
//   sum(x * (10 * i + j) for i, r in enumerate(A) for j, x in enumerate(r) if x)      # 1 + 6 + 60 + 88 + 115
//   x, y = [1, 0, 3, 0, 5], [0, 2, 4, 0, 6]
//   sum(a * b if a and b else 100 * a if a else 1000 * b for a, b in zip(x, y))       # 100 + 2000 + 12 + 30
//   sum(a * b for a, b in zip(x, [10, 20, 30, 40, 50]))                               # 10 + 90 + 250
//   sum(10 ** i for i, r in enumerate(A) if any(r))                                   # 1 + 100
//
// REQUIRES: codegen

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>

// SUM: 15
func.func @sum(%dense: tensor<3x4xf64>) -> f64 {
  %a = sparse_tensor.convert %dense : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %zero = arith.constant 0.0 : f64
  %rows = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<3x4xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  %total = sparse_tensor.iterate %row in %rows iter_args(%x = %zero) : !sparse_tensor.iter_space<#CSR, lvls = 0> -> f64 {
    %elements = sparse_tensor.extract_iteration_space %a at %row lvls = 1 : tensor<3x4xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
    %part = sparse_tensor.iterate %element in %elements iter_args(%y = %x) : !sparse_tensor.iter_space<#CSR, lvls = 1> -> f64 {
      %value = sparse_tensor.extract_value %a at %element : tensor<3x4xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 1>
      %next = arith.addf %y, %value : f64
      sparse_tensor.yield %next : f64
    }
    sparse_tensor.yield %part : f64
  }
  return %total : f64
}

// PLACES: 270
func.func @places(%dense: tensor<3x4xf64>) -> f64 {
  %a = sparse_tensor.convert %dense : tensor<3x4xf64> to tensor<3x4xf64, #COO>
  %zero = arith.constant 0.0 : f64
  %c10 = arith.constant 10 : index
  %rows = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<3x4xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  %total = sparse_tensor.iterate %row in %rows at(%i) iter_args(%x = %zero) : !sparse_tensor.iter_space<#COO, lvls = 0> -> f64 {
    %elements = sparse_tensor.extract_iteration_space %a at %row lvls = 1 : tensor<3x4xf64, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 1>
    %part = sparse_tensor.iterate %element in %elements at(%j) iter_args(%y = %x) : !sparse_tensor.iter_space<#COO, lvls = 1> -> f64 {
      %value = sparse_tensor.extract_value %a at %element : tensor<3x4xf64, #COO>, !sparse_tensor.iterator<#COO, lvls = 1>
      %tens = arith.muli %i, %c10 : index
      %place = arith.addi %tens, %j : index
      %number = arith.index_cast %place : index to i64
      %weight = arith.sitofp %number : i64 to f64
      %product = arith.mulf %value, %weight : f64
      %next = arith.addf %y, %product : f64
      sparse_tensor.yield %next : f64
    }
    sparse_tensor.yield %part : f64
  }
  return %total : f64
}

// CASES: 2142
func.func @cases(%x: tensor<5xf64>, %y: tensor<5xf64>) -> f64 {
  %a = sparse_tensor.convert %x : tensor<5xf64> to tensor<5xf64, #SV>
  %b = sparse_tensor.convert %y : tensor<5xf64> to tensor<5xf64, #SV>
  %zero = arith.constant 0.0 : f64
  %c100 = arith.constant 100.0 : f64
  %c1000 = arith.constant 1000.0 : f64
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<5xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %t = sparse_tensor.extract_iteration_space %b lvls = 0 : tensor<5xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %r = sparse_tensor.coiterate (%s, %t) iter_args(%sum = %zero) : (!sparse_tensor.iter_space<#SV, lvls = 0>, !sparse_tensor.iter_space<#SV, lvls = 0>) -> f64
  case %p, _ {
    %v = sparse_tensor.extract_value %a at %p : tensor<5xf64, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %product = arith.mulf %v, %c100 : f64
    %next = arith.addf %sum, %product : f64
    sparse_tensor.yield %next : f64
  }
  case %p, %q {
    %v = sparse_tensor.extract_value %a at %p : tensor<5xf64, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %w = sparse_tensor.extract_value %b at %q : tensor<5xf64, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %product = arith.mulf %v, %w : f64
    %next = arith.addf %sum, %product : f64
    sparse_tensor.yield %next : f64
  }
  case _, %q {
    %w = sparse_tensor.extract_value %b at %q : tensor<5xf64, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %product = arith.mulf %w, %c1000 : f64
    %next = arith.addf %sum, %product : f64
    sparse_tensor.yield %next : f64
  }
  return %r : f64
}

// DENSE: 350
func.func @dense_case(%x: tensor<5xf64>, %y: tensor<5xf64>) -> f64 {
  %a = sparse_tensor.convert %x : tensor<5xf64> to tensor<5xf64, #SV>
  %b = sparse_tensor.convert %y : tensor<5xf64> to tensor<5xf64, #DV>
  %zero = arith.constant 0.0 : f64
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<5xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %t = sparse_tensor.extract_iteration_space %b lvls = 0 : tensor<5xf64, #DV> -> !sparse_tensor.iter_space<#DV, lvls = 0>
  %r = sparse_tensor.coiterate (%s, %t) iter_args(%sum = %zero) : (!sparse_tensor.iter_space<#SV, lvls = 0>, !sparse_tensor.iter_space<#DV, lvls = 0>) -> f64
  case %p, %q {
    %v = sparse_tensor.extract_value %a at %p : tensor<5xf64, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %w = sparse_tensor.extract_value %b at %q : tensor<5xf64, #DV>, !sparse_tensor.iterator<#DV, lvls = 0>
    %product = arith.mulf %v, %w : f64
    %next = arith.addf %sum, %product : f64
    sparse_tensor.yield %next : f64
  }
  return %r : f64
}

// ROWS: 101
func.func @duplicates(%dense: tensor<3x4xf64>) -> index {
  %a = sparse_tensor.convert %dense : tensor<3x4xf64> to tensor<3x4xf64, #COO>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %rows = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<3x4xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  %total = sparse_tensor.iterate %row in %rows at(%i) iter_args(%x = %zero) : !sparse_tensor.iter_space<#COO, lvls = 0> -> index {
    %power = scf.for %k = %zero to %i step %one iter_args(%p = %one) -> index {
      %q = arith.muli %p, %c10 : index
      scf.yield %q : index
    }
    %next = arith.addi %x, %power : index
    sparse_tensor.yield %next : index
  }
  return %total : index
}
