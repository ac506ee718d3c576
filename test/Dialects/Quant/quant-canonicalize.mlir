// RUN: %strata opt --canonicalize %s | FileCheck %s
//
// Casts there and back are dropped, except that of a float, which is rounded.

!q = !quant.uniform<i8:f32, 2.0>
!p = !quant.uniform<i8:f32, 3.0>

// CHECK-LABEL: @storage(
// CHECK-SAME: {{^}}%[[ARG0:[a-z0-9_]+]]: i8)
// CHECK-NEXT:  return %[[ARG0]]
func.func @storage(%x: i8) -> i8 {
  %0 = quant.scast %x : i8 to !q
  %1 = quant.scast %0 : !q to i8
  return %1 : i8
}

// CHECK-LABEL: @storages
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<4x
// CHECK-NEXT:  return %[[ARG0]]
func.func @storages(%x: tensor<4x!q>) -> tensor<4x!q> {
  %0 = quant.scast %x : tensor<4x!q> to tensor<4xi8>
  %1 = quant.scast %0 : tensor<4xi8> to tensor<4x!q>
  return %1 : tensor<4x!q>
}

// CHECK-LABEL: @other_storage
// CHECK-COUNT-2: quant.scast
func.func @other_storage(%x: !q) -> !p {
  %0 = quant.scast %x : !q to i8
  %1 = quant.scast %0 : i8 to !p
  return %1 : !p
}

// CHECK-LABEL: @quantized
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]:
// CHECK-NEXT:  return %[[ARG0]]
func.func @quantized(%x: !q) -> !q {
  %0 = quant.dcast %x : !q to f32
  %1 = quant.qcast %0 : f32 to !q
  return %1 : !q
}

// CHECK-LABEL: @other_scale
// CHECK: quant.dcast
// CHECK: quant.qcast
func.func @other_scale(%x: !q) -> !p {
  %0 = quant.dcast %x : !q to f32
  %1 = quant.qcast %0 : f32 to !p
  return %1 : !p
}

// CHECK-LABEL: @float
// CHECK: quant.qcast
// CHECK: quant.dcast
func.func @float(%x: f32) -> f32 {
  %0 = quant.qcast %x : f32 to !q
  %1 = quant.dcast %0 : !q to f32
  return %1 : f32
}
