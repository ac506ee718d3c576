func.func @filter(%a: f32, %b: f32) -> f32 {
  %0 = dsp.mac %a, %b, %a : f32
  dsp.wait 10
  %1 = dsp.mac %0, %b, %a : f32
  return %1 : f32
}
func.func @idle() {
  dsp.wait 3
  return
}
