// The special values of C, also without instructions for sums of products.
//
// RUN: %run-fn -O3 %s
// RUN: strata opt --expand-vector-math=fma=false %s > %t.mlir
// RUN: grep RUN-FN %s >> %t.mlir
// RUN: %run-fn %t.mlir
//
// REQUIRES: codegen

// RUN-FN: limits([0.0, -0.0, inf, -inf, nan]) == ([1.0, 1.0, inf, 0.0, nan], [1.0, 1.0, inf, 0.0, nan], [0.0, -0.0, inf, -1.0, nan], [0.0, -0.0, 1.0, -1.0, nan], [0.0, -0.0, 1.0, -1.0, nan], [-inf, -inf, inf, nan, nan], [-inf, -inf, inf, nan, nan], [-inf, -inf, inf, nan, nan], [0.0, -0.0, inf, nan, nan], [0.0, -0.0, inf, -inf, nan], [1.0, 1.0, inf, inf, nan], [0.0, -0.0, nan, nan, nan])
func.func @limits(%x: tensor<5xf64>)
    -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) {
  %exp = math.exp %x fastmath<afn> : tensor<5xf64>
  %exp2 = math.exp2 %x fastmath<afn> : tensor<5xf64>
  %expm1 = math.expm1 %x fastmath<afn> : tensor<5xf64>
  %tanh = math.tanh %x fastmath<afn> : tensor<5xf64>
  %erf = math.erf %x fastmath<afn> : tensor<5xf64>
  %log = math.log %x fastmath<afn> : tensor<5xf64>
  %log2 = math.log2 %x fastmath<afn> : tensor<5xf64>
  %log10 = math.log10 %x fastmath<afn> : tensor<5xf64>
  %log1p = math.log1p %x fastmath<afn> : tensor<5xf64>
  %sinh = math.sinh %x fastmath<afn> : tensor<5xf64>
  %cosh = math.cosh %x fastmath<afn> : tensor<5xf64>
  %asin = math.asin %x fastmath<afn> : tensor<5xf64>
  return %exp, %exp2, %expm1, %tanh, %erf, %log, %log2, %log10, %log1p, %sinh, %cosh, %asin
    : tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>
}

// RUN-FN: tiny([1e-310, -1e-310]) == ([1e-310, -1e-310], [1e-310, -1e-310], [1e-310, -1e-310], [1e-310, -1e-310], [1e-310, -1e-310], [1e-310, -1e-310])
func.func @tiny(%x: tensor<2xf64>)
    -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) {
  %expm1 = math.expm1 %x fastmath<afn> : tensor<2xf64>
  %tanh = math.tanh %x fastmath<afn> : tensor<2xf64>
  %log1p = math.log1p %x fastmath<afn> : tensor<2xf64>
  %sinh = math.sinh %x fastmath<afn> : tensor<2xf64>
  %asin = math.asin %x fastmath<afn> : tensor<2xf64>
  %atan = math.atan %x fastmath<afn> : tensor<2xf64>
  return %expm1, %tanh, %log1p, %sinh, %asin, %atan
    : tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>
}

// RUN-FN: large([800.0, -800.0]) == ([inf, 0.0], [inf, -1.0], [1.0, -1.0], [1.0, -1.0], [inf, -inf], [inf, inf])
func.func @large(%x: tensor<2xf64>)
    -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) {
  %exp = math.exp %x fastmath<afn> : tensor<2xf64>
  %expm1 = math.expm1 %x fastmath<afn> : tensor<2xf64>
  %tanh = math.tanh %x fastmath<afn> : tensor<2xf64>
  %erf = math.erf %x fastmath<afn> : tensor<2xf64>
  %sinh = math.sinh %x fastmath<afn> : tensor<2xf64>
  %cosh = math.cosh %x fastmath<afn> : tensor<2xf64>
  return %exp, %expm1, %tanh, %erf, %sinh, %cosh
    : tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>
}

// RUN-FN: one([1.0, -1.0]) == ([0.0, nan], [0.0, nan], [0.0, nan])
func.func @one(%x: tensor<2xf64>)
    -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) {
  %log = math.log %x fastmath<afn> : tensor<2xf64>
  %log2 = math.log2 %x fastmath<afn> : tensor<2xf64>
  %log10 = math.log10 %x fastmath<afn> : tensor<2xf64>
  return %log, %log2, %log10
    : tensor<2xf64>, tensor<2xf64>, tensor<2xf64>
}

// RUN-FN: powers([nan, 1.0, 0.0, -1.0, -1.0, -1.0, -2.0, -2.0, -2.0, 0.0, -0.0, -0.0, -0.0, -0.0, inf, -inf, -inf, -inf, 0.5, 0.5, 2.0, -3.0], [0.0, nan, nan, nan, inf, -inf, 3.0, 2.0, 0.5, -1.0, -1.0, 3.0, 0.5, -0.5, -1.0, 3.0, 2.0, 0.5, inf, -inf, -inf, inf]) == [1.0, 1.0, nan, nan, 1.0, 1.0, -8.0, 4.0, nan, inf, -inf, -0.0, 0.0, inf, 0.0, -inf, inf, inf, 0.0, inf, 0.0, inf]
func.func @powers(%x: tensor<22xf64>, %y: tensor<22xf64>) -> tensor<22xf64> {
  %z = math.powf %x, %y fastmath<afn> : tensor<22xf64>
  return %z : tensor<22xf64>
}
