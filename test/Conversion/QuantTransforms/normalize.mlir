// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --normalize-quant-types %s | FileCheck %s
//
// Types with scales of blocks that differ in at most one dimension

!q_tensor_level = !quant.uniform<i8:f32:{}, {{2.0:10}}>

// CHECK-LABEL: func.func @tensor_level
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x2x!quant.uniform<i8:f32, 2.000000e+00:10>>) -> tensor<4x2x!quant.uniform<i8:f32, 2.000000e+00:10>> {
// CHECK-NEXT:   return %[[A]] : tensor<4x2x!quant.uniform<i8:f32, 2.000000e+00:10>>
// CHECK-NEXT: }
func.func @tensor_level(%a: tensor<4x2x!q_tensor_level>) -> tensor<4x2x!q_tensor_level> {
  return %a : tensor<4x2x!q_tensor_level>
}

!q_per_axis1 = !quant.uniform<i8:f32:{0:4, 1:1}, {{2.0:10, 3.0:20}}>

// CHECK-LABEL: func.func @per_axis1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x2x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00:20}>>) -> tensor<4x2x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00:20}>> {
// CHECK-NEXT:   return %[[A]] : tensor<4x2x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00:20}>>
// CHECK-NEXT: }
func.func @per_axis1(%a: tensor<4x2x!q_per_axis1>) -> tensor<4x2x!q_per_axis1> {
  return %a : tensor<4x2x!q_per_axis1>
}

!q_per_axis0 = !quant.uniform<i8:f32:{0:1}, {{2.0:10}, {3.0:20}}>

// CHECK-LABEL: func.func @per_axis0
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>> {
// CHECK-NEXT:   return %[[A]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>
// CHECK-NEXT: }
func.func @per_axis0(%a: tensor<2x4x!q_per_axis0>) -> tensor<2x4x!q_per_axis0> {
  return %a : tensor<2x4x!q_per_axis0>
}

!q_block = !quant.uniform<i8:f32:{0:2}, {{2.0:10}, {3.0:20}}>

// CHECK-LABEL: func.func @block
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4x!quant.uniform<i8:f32:{0:2}, {{\{\{}}2.000000e+00:10}, {3.000000e+00:20}}>>) -> tensor<4x4x!quant.uniform<i8:f32:{0:2}, {{\{\{}}2.000000e+00:10}, {3.000000e+00:20}}>> {
// CHECK-NEXT:   return %[[A]] : tensor<4x4x!quant.uniform<i8:f32:{0:2}, {{\{\{}}2.000000e+00:10}, {3.000000e+00:20}}>>
// CHECK-NEXT: }
func.func @block(%a: tensor<4x4x!q_block>) -> tensor<4x4x!q_block> {
  return %a : tensor<4x4x!q_block>
}

!q_two_axes = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10, 3.0:1}, {3.0:20, 4.0:2}}>

// CHECK-LABEL: func.func @two_axes
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:10, 3.000000e+00:1}, {3.000000e+00:20, 4.000000e+00:2}}>>) -> tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:10, 3.000000e+00:1}, {3.000000e+00:20, 4.000000e+00:2}}>> {
// CHECK-NEXT:   return %[[A]] : tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:10, 3.000000e+00:1}, {3.000000e+00:20, 4.000000e+00:2}}>>
// CHECK-NEXT: }
func.func @two_axes(%a: tensor<2x4x!q_two_axes>) -> tensor<2x4x!q_two_axes> {
  return %a : tensor<2x4x!q_two_axes>
}

!q_dyn2 = !quant.uniform<i8:f32:{1:1}, {{2.0, 3.0}}>

// CHECK-LABEL: func.func @dyn2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>>) -> tensor<?x?x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>> {
// CHECK-NEXT:   return %[[A]] : tensor<?x?x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>>
// CHECK-NEXT: }
func.func @dyn2(%a: tensor<?x?x!q_dyn2>) -> tensor<?x?x!q_dyn2> {
  return %a : tensor<?x?x!q_dyn2>
}

!q_ops = !quant.uniform<i8<-10:20>:f32:{0:1}, {{2.0:10}, {3.0:20}}>

// CHECK-LABEL: func.func @ops
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4x!quant.uniform<i8<-10:20>:f32:0, {2.000000e+00:10,3.000000e+00:20}>>) -> tensor<2x4xf32> {
// CHECK-NEXT:   %[[DCAST:.*]] = quant.dcast %[[A]] : tensor<2x4x!quant.uniform<i8<-10:20>:f32:0, {2.000000e+00:10,3.000000e+00:20}>> to tensor<2x4xf32>
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[A]] : tensor<2x4x!quant.uniform<i8<-10:20>:f32:0, {2.000000e+00:10,3.000000e+00:20}>> to tensor<2x4xi8>
// CHECK-NEXT:   %[[OP:.*]] = "test.op"(%[[A]]) {t = tensor<2x4x!quant.uniform<i8<-10:20>:f32:{0:1}, {{\{\{}}2.000000e+00:10}, {3.000000e+00:20}}>>} : (tensor<2x4x!quant.uniform<i8<-10:20>:f32:0, {2.000000e+00:10,3.000000e+00:20}>>) -> tensor<2x4x!quant.uniform<i8<-10:20>:f32:0, {2.000000e+00:10,3.000000e+00:20}>>
// CHECK-NEXT:   return %[[DCAST]] : tensor<2x4xf32>
// CHECK-NEXT: }
func.func @ops(%a: tensor<2x4x!q_ops>) -> tensor<2x4xf32> {
  %0 = quant.dcast %a : tensor<2x4x!q_ops> to tensor<2x4xf32>
  %1 = quant.qcast %0 : tensor<2x4xf32> to tensor<2x4x!q_ops>
  %2 = quant.scast %1 : tensor<2x4x!q_ops> to tensor<2x4xi8>
  %3 = "test.op"(%1) {t = tensor<2x4x!q_ops>} : (tensor<2x4x!q_ops>) -> tensor<2x4x!q_ops>
  return %0 : tensor<2x4xf32>
}

!q_control = !quant.uniform<i8:f32:{0:1}, {{2.0:10}, {3.0:20}}>

// CHECK-LABEL: func.func @control
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>, %[[P:[a-z0-9_]+]]: i1) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>> {
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[P]] -> (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>) {
// CHECK-NEXT:     scf.yield %[[A]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[OP:.*]] = "test.op"(%[[A]]) : (tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>) -> tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>
// CHECK-NEXT:     scf.yield %[[OP]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb1(%[[IF]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>):  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG]] : tensor<2x4x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>
// CHECK-NEXT: }
func.func @control(%a: tensor<2x4x!q_control>, %p: i1) -> tensor<2x4x!q_control> {
  %r = scf.if %p -> (tensor<2x4x!q_control>) {
    scf.yield %a : tensor<2x4x!q_control>
  } else {
    %0 = "test.op"(%a) : (tensor<2x4x!q_control>) -> tensor<2x4x!q_control>
    scf.yield %0 : tensor<2x4x!q_control>
  }
  cf.br ^bb1(%r : tensor<2x4x!q_control>)
^bb1(%x: tensor<2x4x!q_control>):
  return %x : tensor<2x4x!q_control>
}

!q_three2 = !quant.uniform<i8:f32:{2:1}, {{{2.0:10, 3.0, 4.0}}}>

// CHECK-LABEL: func.func @three2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x2x3x!quant.uniform<i8:f32:2, {2.000000e+00:10,3.000000e+00,4.000000e+00}>>) -> tensor<4x2x3x!quant.uniform<i8:f32:2, {2.000000e+00:10,3.000000e+00,4.000000e+00}>> {
// CHECK-NEXT:   return %[[A]] : tensor<4x2x3x!quant.uniform<i8:f32:2, {2.000000e+00:10,3.000000e+00,4.000000e+00}>>
// CHECK-NEXT: }
func.func @three2(%a: tensor<4x2x3x!q_three2>) -> tensor<4x2x3x!q_three2> {
  return %a : tensor<4x2x3x!q_three2>
}
