// RUN: %strata opt %s | FileCheck %s
// RUN: %strata opt --emit-bytecode %s | %strata opt | FileCheck %s
//
// A range of all numbers of the storage type is the same as none.

// CHECK-LABEL: func.func @uniform(
// CHECK-SAME: %[[A:.*]]: tensor<4x!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e+00:17>>
func.func @uniform(%a: tensor<4x!quant.uniform<i8<-128:127>:f32, 1.0:17>>) -> tensor<4x!quant.uniform<i8:f32, 1.0:17>> {
  return %a : tensor<4x!quant.uniform<i8:f32, 1.0:17>>
}

// CHECK-LABEL: func.func @any(
// CHECK-SAME: !quant.any<u4>, %{{.*}}: !quant.any<i8<-128:126>>) -> !quant.any<u4>
func.func @any(%a: !quant.any<u4<0:15>>, %b: !quant.any<i8<-128:126>>) -> !quant.any<u4> {
  return %a : !quant.any<u4>
}
