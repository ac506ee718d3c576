// RUN: strata opt --split-input-file --verify-diagnostics --lower-quant-ops %s
//
// Quantized numbers without a scale

func.func @any(%a: !quant.any<i8:f32>) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'quant.dcast' that was explicitly marked illegal}}
  %0 = quant.dcast %a : !quant.any<i8:f32> to f32
  return %0 : f32
}

// -----

func.func @calibrated(%a: f32) -> !quant.calibrated<f32<-1.0:1.0>> {
  // expected-error @+1 {{failed to legalize operation 'quant.qcast' that was explicitly marked illegal}}
  %0 = quant.qcast %a : f32 to !quant.calibrated<f32<-1.0:1.0>>
  return %0 : !quant.calibrated<f32<-1.0:1.0>>
}
