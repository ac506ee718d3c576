// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func private @any0(!quant.any<i8<-8:7>:f32>)
func.func private @any1(!quant.any<i8<-8:7>>)
func.func private @any2(!quant.any<i8>)
func.func private @any3(!quant.any<u8>)
func.func private @any4(!quant.any<i8:f32>)
func.func private @calibrated0(!quant.calibrated<f32<-0.998:1.2321>>)
func.func private @calibrated1(!quant.calibrated<f64<-1.0:1.0>>)
func.func private @calibrated2(!quant.calibrated<f32<0.0:1.0e10>>)
func.func private @uniform0(!quant.uniform<i8:f32, 2.0:10>)
func.func private @uniform1(!quant.uniform<i8:f32, 2.0>)
func.func private @uniform2(!quant.uniform<i8:f32, 2.0:0>)
func.func private @uniform3(!quant.uniform<u8:f32, 2.0:10>)
func.func private @uniform4(!quant.uniform<i8<-8:7>:f32, 2.0:10>)
func.func private @uniform5(!quant.uniform<i8<-127:127>:f32, 2.0:10>)
func.func private @uniform6(!quant.uniform<u8<0:254>:f32, 2.0:10>)
func.func private @uniform7(!quant.uniform<i32:f32, 2.0:10>)
func.func private @uniform8(!quant.uniform<i16:f64, 1.23e-5:10>)
func.func private @uniform9(!quant.uniform<i16:bf16, 1.23e-5:-10>)
func.func private @uniform10(!quant.uniform<i3:f16, 1.23e-1:-10>)
func.func private @uniform11(!quant.uniform<i8:f32:1, {2.0:10, 3.0:-4,4.0}>)
func.func private @uniform12(!quant.uniform<i8:f32:1, {2.0}>)
func.func private @uniform13(!quant.uniform<i8<-8:7>:f32:1, {2.0}>)
func.func private @uniform14(!quant.uniform<i8:f32:{0:1,1:4}, {{2.0:127}}>)
func.func private @uniform15(!quant.uniform<i8:f32:{}, {{2.0:127}}>)
func.func private @uniform16(!quant.uniform<i8:f32:{0:1,1:2}, {{2.0:127,3.0},{4.0:-1,3.0:127}}>)
func.func private @uniform17(!quant.uniform<u8<1:7>:f32:{1:2}, {{2.0:127}}>)
func.func @f(%a: tensor<?x3x!quant.uniform<i8:f32, 2.0:10>>, %b: !quant.uniform<i8:f32, 1.0>, %c: tensor<*x!quant.uniform<i8:f32, 2.0:10>>, %d: f32, %e: i8) {
 %0 = quant.dcast %a : tensor<?x3x!quant.uniform<i8:f32, 2.0:10>> to tensor<?x3xf32>
 %1 = quant.dcast %b {a} : !quant.uniform<i8:f32, 1.0> to f32
 %2 = quant.qcast %d {a} : f32 to !quant.uniform<i8:f32, 1.0>
 %3 = quant.scast %e : i8 to !quant.uniform<i8:f32, 1.0>
 %4 = quant.scast %b : !quant.uniform<i8:f32, 1.0> to i8
 %5 = quant.scast %c : tensor<*x!quant.uniform<i8:f32, 2.0:10>> to tensor<*xi8>
 return
}

// CHECK: func.func private @any0(!quant.any<i8<-8:7>:f32>)
// CHECK-NEXT: func.func private @any1(!quant.any<i8<-8:7>>)
// CHECK-NEXT: func.func private @any2(!quant.any<i8>)
// CHECK-NEXT: func.func private @any3(!quant.any<u8>)
// CHECK-NEXT: func.func private @any4(!quant.any<i8:f32>)
// CHECK-NEXT: func.func private @calibrated0(!quant.calibrated<f32<-0.998:1.232100e+00>>)
// CHECK-NEXT: func.func private @calibrated1(!quant.calibrated<f64<-1.000000e+00:1.000000e+00>>)
// CHECK-NEXT: func.func private @calibrated2(!quant.calibrated<f32<0.000000e+00:1.000000e+10>>)
// CHECK-NEXT: func.func private @uniform0(!quant.uniform<i8:f32, 2.000000e+00:10>)
// CHECK-NEXT: func.func private @uniform1(!quant.uniform<i8:f32, 2.000000e+00>)
// CHECK-NEXT: func.func private @uniform2(!quant.uniform<i8:f32, 2.000000e+00>)
// CHECK-NEXT: func.func private @uniform3(!quant.uniform<u8:f32, 2.000000e+00:10>)
// CHECK-NEXT: func.func private @uniform4(!quant.uniform<i8<-8:7>:f32, 2.000000e+00:10>)
// CHECK-NEXT: func.func private @uniform5(!quant.uniform<i8<-127:127>:f32, 2.000000e+00:10>)
// CHECK-NEXT: func.func private @uniform6(!quant.uniform<u8<0:254>:f32, 2.000000e+00:10>)
// CHECK-NEXT: func.func private @uniform7(!quant.uniform<i32:f32, 2.000000e+00:10>)
// CHECK-NEXT: func.func private @uniform8(!quant.uniform<i16:f64, 1.230000e-05:10>)
// CHECK-NEXT: func.func private @uniform9(!quant.uniform<i16:bf16, 1.230000e-05:-10>)
// CHECK-NEXT: func.func private @uniform10(!quant.uniform<i3:f16, 1.230000e-01:-10>)
// CHECK-NEXT: func.func private @uniform11(!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00:-4,4.000000e+00}>)
// CHECK-NEXT: func.func private @uniform12(!quant.uniform<i8:f32:1, {2.000000e+00}>)
// CHECK-NEXT: func.func private @uniform13(!quant.uniform<i8<-8:7>:f32:1, {2.000000e+00}>)
// CHECK-NEXT: func.func private @uniform14(!quant.uniform<i8:f32:{0:1, 1:4}, {{\{\{}}2.000000e+00:127}}>)
// CHECK-NEXT: func.func private @uniform15(!quant.uniform<i8:f32:{}, {{\{\{}}2.000000e+00:127}}>)
// CHECK-NEXT: func.func private @uniform16(!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:127, 3.000000e+00}, {4.000000e+00:-1, 3.000000e+00:127}}>)
// CHECK-NEXT: func.func private @uniform17(!quant.uniform<u8<1:7>:f32:{1:2}, {{\{\{}}2.000000e+00:127}}>)
// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x3x!quant.uniform<i8:f32, 2.000000e+00:10>>, %[[ARG1:[a-z0-9_]+]]: !quant.uniform<i8:f32, 1.000000e+00>, %[[ARG2:[a-z0-9_]+]]: tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: i8)
// CHECK-NEXT: %[[DCAST:.*]] = quant.dcast %[[ARG0]] : tensor<?x3x!quant.uniform<i8:f32, 2.000000e+00:10>> to tensor<?x3xf32>
// CHECK-NEXT: %[[DCAST_1:.*]] = quant.dcast %[[ARG1]] {a} : !quant.uniform<i8:f32, 1.000000e+00> to f32
// CHECK-NEXT: %[[QCAST:.*]] = quant.qcast %[[ARG3]] {a} : f32 to !quant.uniform<i8:f32, 1.000000e+00>
// CHECK-NEXT: %[[SCAST:.*]] = quant.scast %[[ARG4]] : i8 to !quant.uniform<i8:f32, 1.000000e+00>
// CHECK-NEXT: %[[SCAST_1:.*]] = quant.scast %[[ARG1]] : !quant.uniform<i8:f32, 1.000000e+00> to i8
// CHECK-NEXT: %[[SCAST_2:.*]] = quant.scast %[[ARG2]] : tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>> to tensor<*xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }

// GENERIC: "func.func"() <{function_type = (!quant.any<i8<-8:7>:f32>) -> (), sym_name = "any0", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.any<i8<-8:7>>) -> (), sym_name = "any1", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.any<i8>) -> (), sym_name = "any2", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.any<u8>) -> (), sym_name = "any3", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.any<i8:f32>) -> (), sym_name = "any4", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.calibrated<f32<-0.998:1.232100e+00>>) -> (), sym_name = "calibrated0", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.calibrated<f64<-1.000000e+00:1.000000e+00>>) -> (), sym_name = "calibrated1", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.calibrated<f32<0.000000e+00:1.000000e+10>>) -> (), sym_name = "calibrated2", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8:f32, 2.000000e+00:10>) -> (), sym_name = "uniform0", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8:f32, 2.000000e+00>) -> (), sym_name = "uniform1", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8:f32, 2.000000e+00>) -> (), sym_name = "uniform2", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<u8:f32, 2.000000e+00:10>) -> (), sym_name = "uniform3", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8<-8:7>:f32, 2.000000e+00:10>) -> (), sym_name = "uniform4", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8<-127:127>:f32, 2.000000e+00:10>) -> (), sym_name = "uniform5", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<u8<0:254>:f32, 2.000000e+00:10>) -> (), sym_name = "uniform6", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i32:f32, 2.000000e+00:10>) -> (), sym_name = "uniform7", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i16:f64, 1.230000e-05:10>) -> (), sym_name = "uniform8", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i16:bf16, 1.230000e-05:-10>) -> (), sym_name = "uniform9", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i3:f16, 1.230000e-01:-10>) -> (), sym_name = "uniform10", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00:-4,4.000000e+00}>) -> (), sym_name = "uniform11", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8:f32:1, {2.000000e+00}>) -> (), sym_name = "uniform12", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8<-8:7>:f32:1, {2.000000e+00}>) -> (), sym_name = "uniform13", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8:f32:{0:1, 1:4}, {{\{\{}}2.000000e+00:127}}>) -> (), sym_name = "uniform14", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8:f32:{}, {{\{\{}}2.000000e+00:127}}>) -> (), sym_name = "uniform15", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:127, 3.000000e+00}, {4.000000e+00:-1, 3.000000e+00:127}}>) -> (), sym_name = "uniform16", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (!quant.uniform<u8<1:7>:f32:{1:2}, {{\{\{}}2.000000e+00:127}}>) -> (), sym_name = "uniform17", sym_visibility = "private"}> ({
// GENERIC: "func.func"() <{function_type = (tensor<?x3x!quant.uniform<i8:f32, 2.000000e+00:10>>, !quant.uniform<i8:f32, 1.000000e+00>, tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>, f32, i8) -> (), sym_name = "f"}> ({
// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: tensor<?x3x!quant.uniform<i8:f32, 2.000000e+00:10>>, %[[ARG1:[a-z0-9_]+]]: !quant.uniform<i8:f32, 1.000000e+00>, %[[ARG2:[a-z0-9_]+]]: tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: i8):
// GENERIC: %[[DCAST:.*]] = "quant.dcast"(%[[ARG0]]) : (tensor<?x3x!quant.uniform<i8:f32, 2.000000e+00:10>>) -> tensor<?x3xf32>
// GENERIC: %[[DCAST_1:.*]] = "quant.dcast"(%[[ARG1]]) {a} : (!quant.uniform<i8:f32, 1.000000e+00>) -> f32
// GENERIC: %[[QCAST:.*]] = "quant.qcast"(%[[ARG3]]) {a} : (f32) -> !quant.uniform<i8:f32, 1.000000e+00>
// GENERIC: %[[SCAST:.*]] = "quant.scast"(%[[ARG4]]) : (i8) -> !quant.uniform<i8:f32, 1.000000e+00>
// GENERIC: %[[SCAST_1:.*]] = "quant.scast"(%[[ARG1]]) : (!quant.uniform<i8:f32, 1.000000e+00>) -> i8
// GENERIC: %[[SCAST_2:.*]] = "quant.scast"(%[[ARG2]]) : (tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>) -> tensor<*xi8>
