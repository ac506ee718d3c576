// RUN: grep 'RUN-FN[:]' %s > %t.mlir
// RUN: strata opt --pass-pipeline="builtin.module(strip-func-quant-types,func.func(normalize-quant-types,lower-quant-ops,shape-to-shape-lowering),convert-shape-to-std,canonicalize)" %s >> %t.mlir
// RUN: %run-fn %t.mlir
//
// Quantized numbers. A number is the scale times the difference of the integer and the zero point.

!q = !quant.uniform<i8:f32, 2.0:10>
!u = !quant.uniform<u8:f32, 0.5:128>
!bounded = !quant.uniform<i8<-8:7>:f32, 2.0>
!channels = !quant.uniform<i8:f32:1, {2.0:10, 3.0:20}>
!blocks = !quant.uniform<i8:f32:{0:2, 1:1}, {{2.0:10, 3.0:20}, {4.0:30, 5.0:40}}>
!rows = !quant.uniform<i8:f32:{0:1}, {{2.0:10}, {3.0:20}}>

// RUN-FN: dequantize(15, 130) == (10.0, 1.0)
func.func @dequantize(%a: !q, %b: !u) -> (f32, f32) {
  %0 = quant.dcast %a : !q to f32
  %1 = quant.dcast %b : !u to f32
  return %0, %1 : f32, f32
}

// RUN-FN: quantize(11.0, 1.0) == (15, -126)
func.func @quantize(%a: f32, %b: f32) -> (!q, !u) {
  %0 = quant.qcast %a : f32 to !q
  %1 = quant.qcast %b : f32 to !u
  return %0, %1 : !q, !u
}

// RUN-FN: clamp([3.0, 100.0, -100.0]) == [1, 7, -8]
func.func @clamp(%a: tensor<3xf32>) -> tensor<3x!bounded> {
  %0 = quant.qcast %a : tensor<3xf32> to tensor<3x!bounded>
  return %0 : tensor<3x!bounded>
}

// RUN-FN: round([5.0, -3.9]) == [4.0, -4.0]
func.func @round(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = quant.qcast %a : tensor<?xf32> to tensor<?x!q>
  %1 = quant.dcast %0 : tensor<?x!q> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// RUN-FN: channels([[11, 21], [12, 22]]) == [[2.0, 3.0], [4.0, 6.0]]
func.func @channels(%a: tensor<2x2x!channels>) -> tensor<2x2xf32> {
  %0 = quant.dcast %a : tensor<2x2x!channels> to tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// RUN-FN: blocks([[11, 21], [11, 21], [31, 41], [32, 42]]) == [[2.0, 3.0], [2.0, 3.0], [4.0, 5.0], [8.0, 10.0]]
func.func @blocks(%a: tensor<4x2x!blocks>) -> tensor<4x2xf32> {
  %0 = quant.dcast %a : tensor<4x2x!blocks> to tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// RUN-FN: rows([[2.0, 4.0], [3.0, 6.0]]) == [[11, 12], [21, 22]]
func.func @rows(%a: tensor<2x2xf32>) -> tensor<2x2x!rows> {
  %0 = quant.qcast %a : tensor<2x2xf32> to tensor<2x2x!rows>
  return %0 : tensor<2x2x!rows>
}
