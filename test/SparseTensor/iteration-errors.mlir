// RUN: strata opt --lower-sparse-iteration-to-scf --split-input-file --verify-diagnostics %s
//
// Loops over iteration spaces that are not lowered.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @argument(%s: !sparse_tensor.iter_space<#SV, lvls = 0>) {
  // expected-error @+1 {{iteration space is not extracted from a tensor}}
  sparse_tensor.iterate %p in %s : !sparse_tensor.iter_space<#SV, lvls = 0> {
  }
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @several(%s: !sparse_tensor.iter_space<#SV, lvls = 0>) {
  // expected-error @+1 {{iteration space is not extracted from a tensor}}
  sparse_tensor.coiterate (%s) : (!sparse_tensor.iter_space<#SV, lvls = 0>)
  case %p {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @iterator(%a: tensor<4x8xf64, #CSR>, %p: !sparse_tensor.iterator<#CSR, lvls = 0>, %q: !sparse_tensor.iterator<#CSR, lvls = 1>) {
  // expected-error @+1 {{iterator is not that of a loop}}
  %s = sparse_tensor.extract_iteration_space %a at %p lvls = 1 : tensor<4x8xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func private @use(!sparse_tensor.iter_space<#SV, lvls = 0>)
func.func @passed(%a: tensor<8xf64, #SV>) {
  // expected-error @+1 {{spaces and iterators have uses other than loops}}
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  func.call @use(%s) : (!sparse_tensor.iter_space<#SV, lvls = 0>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @levels(%a: tensor<4x8xf64, #CSR>) {
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 to 2 : tensor<4x8xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{spaces of several or batch levels are not visited together}}
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>)
  case %p, %q {
  }
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @union(%a: tensor<8xf64, #SV>) {
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  // expected-error @+1 {{cases with common spaces need a case for all of their spaces}}
  sparse_tensor.coiterate (%s, %s, %s) : (!sparse_tensor.iter_space<#SV, lvls = 0>, !sparse_tensor.iter_space<#SV, lvls = 0>, !sparse_tensor.iter_space<#SV, lvls = 0>)
  case %p, %q, _ {
  }
  case _, %p, %q {
  }
  return
}

// -----

#SLICE = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : compressed) }>
func.func @slice(%a: tensor<4xf64, #SLICE>) {
  // expected-error @+1 {{iteration spaces of slices are not implemented}}
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<4xf64, #SLICE> -> !sparse_tensor.iter_space<#SLICE, lvls = 0>
  return
}
