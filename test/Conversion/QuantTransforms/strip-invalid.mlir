// RUN: strata opt --verify-diagnostics --strip-func-quant-types %s
//
// A quantized type without storage

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @calibrated(%a: !quant.calibrated<f32<-1.0:1.0>>) {
  return
}
