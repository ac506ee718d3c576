// The special values of C, also without instructions for sums of products.
//
// RUN: %run-fn -O3 %s
// RUN: strata opt --expand-vector-math=fma=false %s > %t.mlir
// RUN: grep RUN-FN %s >> %t.mlir
// RUN: %run-fn %t.mlir
//
// REQUIRES: codegen

// RUN-FN: limits([0.0, -0.0, inf, -inf, nan]) == ([1.0, 1.0, inf, 0.0, nan], [1.0, 1.0, inf, 0.0, nan], [0.0, -0.0, inf, -1.0, nan], [0.0, -0.0, 1.0, -1.0, nan], [0.0, -0.0, 1.0, -1.0, nan], [1.0, 1.0, 0.0, 2.0, nan], [-inf, -inf, inf, nan, nan], [-inf, -inf, inf, nan, nan], [-inf, -inf, inf, nan, nan], [0.0, -0.0, inf, nan, nan], [0.0, -0.0, nan, nan, nan], [1.0, 1.0, nan, nan, nan], [0.0, -0.0, nan, nan, nan], [0.0, -0.0, inf, -inf, nan], [0.0, -0.0, inf, -inf, nan], [1.0, 1.0, inf, inf, nan], [0.0, -0.0, inf, -inf, nan], [nan, nan, inf, nan, nan], [0.0, -0.0, nan, nan, nan], [0.0, -0.0, nan, nan, nan])
func.func @limits(%x: tensor<5xf32>)
    -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %exp = math.exp %x fastmath<afn> : tensor<5xf32>
  %exp2 = math.exp2 %x fastmath<afn> : tensor<5xf32>
  %expm1 = math.expm1 %x fastmath<afn> : tensor<5xf32>
  %tanh = math.tanh %x fastmath<afn> : tensor<5xf32>
  %erf = math.erf %x fastmath<afn> : tensor<5xf32>
  %erfc = math.erfc %x fastmath<afn> : tensor<5xf32>
  %log = math.log %x fastmath<afn> : tensor<5xf32>
  %log2 = math.log2 %x fastmath<afn> : tensor<5xf32>
  %log10 = math.log10 %x fastmath<afn> : tensor<5xf32>
  %log1p = math.log1p %x fastmath<afn> : tensor<5xf32>
  %sin = math.sin %x fastmath<afn> : tensor<5xf32>
  %cos = math.cos %x fastmath<afn> : tensor<5xf32>
  %tan = math.tan %x fastmath<afn> : tensor<5xf32>
  %cbrt = math.cbrt %x fastmath<afn> : tensor<5xf32>
  %sinh = math.sinh %x fastmath<afn> : tensor<5xf32>
  %cosh = math.cosh %x fastmath<afn> : tensor<5xf32>
  %asinh = math.asinh %x fastmath<afn> : tensor<5xf32>
  %acosh = math.acosh %x fastmath<afn> : tensor<5xf32>
  %atanh = math.atanh %x fastmath<afn> : tensor<5xf32>
  %asin = math.asin %x fastmath<afn> : tensor<5xf32>
  return %exp, %exp2, %expm1, %tanh, %erf, %erfc, %log, %log2, %log10, %log1p, %sin, %cos, %tan, %cbrt, %sinh, %cosh, %asinh, %acosh, %atanh, %asin
    : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}

// RUN-FN: tiny([1e-40, -1e-40]) == ([1e-40, -1e-40], [1e-40, -1e-40], [1e-40, -1e-40], [1e-40, -1e-40], [1e-40, -1e-40], [1e-40, -1e-40], [1e-40, -1e-40], [1e-40, -1e-40], [1e-40, -1e-40], [1e-40, -1e-40])
func.func @tiny(%x: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %expm1 = math.expm1 %x fastmath<afn> : tensor<2xf32>
  %tanh = math.tanh %x fastmath<afn> : tensor<2xf32>
  %log1p = math.log1p %x fastmath<afn> : tensor<2xf32>
  %sin = math.sin %x fastmath<afn> : tensor<2xf32>
  %tan = math.tan %x fastmath<afn> : tensor<2xf32>
  %sinh = math.sinh %x fastmath<afn> : tensor<2xf32>
  %asinh = math.asinh %x fastmath<afn> : tensor<2xf32>
  %atanh = math.atanh %x fastmath<afn> : tensor<2xf32>
  %asin = math.asin %x fastmath<afn> : tensor<2xf32>
  %atan = math.atan %x fastmath<afn> : tensor<2xf32>
  return %expm1, %tanh, %log1p, %sin, %tan, %sinh, %asinh, %atanh, %asin, %atan
    : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// RUN-FN: large([200.0, -200.0]) == ([inf, 0.0], [inf, 0.0], [inf, -1.0], [1.0, -1.0], [1.0, -1.0], [0.0, 2.0], [inf, -inf], [inf, inf])
func.func @large(%x: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %exp = math.exp %x fastmath<afn> : tensor<2xf32>
  %exp2 = math.exp2 %x fastmath<afn> : tensor<2xf32>
  %expm1 = math.expm1 %x fastmath<afn> : tensor<2xf32>
  %tanh = math.tanh %x fastmath<afn> : tensor<2xf32>
  %erf = math.erf %x fastmath<afn> : tensor<2xf32>
  %erfc = math.erfc %x fastmath<afn> : tensor<2xf32>
  %sinh = math.sinh %x fastmath<afn> : tensor<2xf32>
  %cosh = math.cosh %x fastmath<afn> : tensor<2xf32>
  return %exp, %exp2, %expm1, %tanh, %erf, %erfc, %sinh, %cosh
    : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// RUN-FN: one([1.0, -1.0]) == ([0.0, nan], [0.0, nan], [0.0, nan], [0.0, nan], [inf, -inf])
func.func @one(%x: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %log = math.log %x fastmath<afn> : tensor<2xf32>
  %log2 = math.log2 %x fastmath<afn> : tensor<2xf32>
  %log10 = math.log10 %x fastmath<afn> : tensor<2xf32>
  %acosh = math.acosh %x fastmath<afn> : tensor<2xf32>
  %atanh = math.atanh %x fastmath<afn> : tensor<2xf32>
  return %log, %log2, %log10, %acosh, %atanh
    : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// RUN-FN: powers([nan, 1.0, 0.0, -1.0, -1.0, -1.0, -2.0, -2.0, -2.0, 0.0, -0.0, -0.0, -0.0, -0.0, inf, -inf, -inf, -inf, 0.5, 0.5, 2.0, -3.0], [0.0, nan, nan, nan, inf, -inf, 3.0, 2.0, 0.5, -1.0, -1.0, 3.0, 0.5, -0.5, -1.0, 3.0, 2.0, 0.5, inf, -inf, -inf, inf]) == [1.0, 1.0, nan, nan, 1.0, 1.0, -8.0, 4.0, nan, inf, -inf, -0.0, 0.0, inf, 0.0, -inf, inf, inf, 0.0, inf, 0.0, inf]
func.func @powers(%x: tensor<22xf32>, %y: tensor<22xf32>) -> tensor<22xf32> {
  %z = math.powf %x, %y fastmath<afn> : tensor<22xf32>
  return %z : tensor<22xf32>
}

// RUN-FN: angles([0.0, -0.0, 0.0, -0.0, 0.0, 1.0, -1.0, nan, 1.0], [1.0, 1.0, 0.0, 0.0, inf, inf, inf, 1.0, nan]) == [0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, nan, nan]
func.func @angles(%x: tensor<9xf32>, %y: tensor<9xf32>) -> tensor<9xf32> {
  %z = math.atan2 %x, %y fastmath<afn> : tensor<9xf32>
  return %z : tensor<9xf32>
}
