// RUN: grep 'RUN-FN[:]' %s > %t.mlir
// RUN: strata opt --pass-pipeline="builtin.module(strip-func-quant-types,func.func(normalize-quant-types,lower-quant-ops,shape-to-shape-lowering),convert-shape-to-std,canonicalize)" %s >> %t.mlir
// RUN: %run-fn --interpret-only %t.mlir
//
// Tensors of any rank

!channels = !quant.uniform<i8:f32:1, {2.0:10, 3.0:20}>

// RUN-FN: unranked([[11, 21], [12, 22]]) == [[2.0, 3.0], [4.0, 6.0]]
func.func @unranked(%a: tensor<2x2xi8>) -> tensor<2x2xf32> {
  %u = tensor.cast %a : tensor<2x2xi8> to tensor<*xi8>
  %q = quant.scast %u : tensor<*xi8> to tensor<*x!channels>
  %0 = quant.dcast %q : tensor<*x!channels> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
