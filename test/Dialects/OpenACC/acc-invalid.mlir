// Conditions that operations violate.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
"acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>]}> ({"acc.yield"() : () -> ()}) {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expected attribute name}}
"acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, }> ({"acc.yield"() : () -> ()}) {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expected non-empty body.}}
"acc.loop"(%ix, %ix, %ix) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}> ({}) {a} : (index, index, index) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{async attribute cannot appear with asyncOperand}}
"acc.enter_data"(%i, %cr) <{async, operandSegmentSizes = array<i32: 0,1,0,0,1>}> {a} : (i32, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{wait attribute cannot appear with waitOperands}}
"acc.enter_data"(%i, %cr) <{wait, operandSegmentSizes = array<i32: 0,0,0,1,1>}> {a} : (i32, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{wait_devnum cannot appear without waitOperands}}
"acc.enter_data"(%j, %cr) <{operandSegmentSizes = array<i32: 0,0,1,0,1>}> {a} : (i64, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expect data entry operation as defining op}}
"acc.enter_data"(%x) <{operandSegmentSizes = array<i32: 0,0,0,0,1>}> {a} : (memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.enter_data' op operand #0 must be variadic of any pointer or mappable, but got 'f32'}}
"acc.enter_data"(%f) <{operandSegmentSizes = array<i32: 0,0,0,0,1>}> {a} : (f32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{at least one operand must be present in dataOperands on the enter data operation}}
"acc.enter_data"() <{operandSegmentSizes = array<i32: 0,0,0,0,0>}> {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{at least one operand must be present in dataOperands on the exit data operation}}
"acc.exit_data"() <{operandSegmentSizes = array<i32: 0,0,0,0,0>}> {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{at least one operand must appear on the host_data operation}}
"acc.host_data"() <{operandSegmentSizes = array<i32: 0,0>}> ({"acc.terminator"() : () -> ()}) {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
"acc.update"(%cr) <{operandSegmentSizes = array<i32: 0,0,0,1>}> {a} : (memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.wait' op operand #0 must be integer or index, but got 'f32'}}
"acc.wait"(%f) <{operandSegmentSizes = array<i32: 0,1,0,0>}> {a} : (f32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.init' op operand #0 must be integer or index, but got 'f32'}}
"acc.init"(%f) <{operandSegmentSizes = array<i32: 1,0>}> {a} : (f32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.init' op attribute 'device_types' failed to satisfy constraint: Device type attributes}}
"acc.init"() <{operandSegmentSizes = array<i32: 0,0>, device_types = [1]}> {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{invalid properties {device_types = 1 : i64, operandSegmentSizes = array<i32: 0, 0>} for op acc.init: Invalid attribute `device_types` in property conversion: 1 : i64}}
"acc.init"() <{operandSegmentSizes = array<i32: 0,0>, device_types = 1}> {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.set' op at least one default_async, device_num, or device_type operand must appear}}
"acc.set"() <{operandSegmentSizes = array<i32: 0,0,0>}> {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{read and write must not be to the same location for atomic reads}}
"acc.atomic.read"(%m, %m) <{element_type = f32}> {a} : (memref<f32>, memref<f32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.atomic.read' op operand #0 must be pointer-like type, but got 'f32'}}
"acc.atomic.read"(%f, %m) <{element_type = f32}> {a} : (f32, memref<f32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{address must dereference to value type}}
"acc.atomic.write"(%m, %i) {a} : (memref<f32>, i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
"acc.atomic.update"(%mi) ({^bb0(%q: f32): "acc.yield"(%q) : (f32) -> ()}) {a} : (memref<i32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{only updated value must be returned}}
"acc.atomic.update"(%mi) ({^bb0(%q: i32): "acc.yield"() : () -> ()}) {a} : (memref<i32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{input and yielded value must have the same type}}
"acc.atomic.update"(%mi) ({^bb0(%q: i32): "acc.yield"(%f) : (f32) -> ()}) {a} : (memref<i32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{the region must accept exactly one argument}}
"acc.atomic.update"(%mi) ({^bb0(%q: i32, %w: i32): "acc.yield"(%q) : (i32) -> ()}) {a} : (memref<i32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.atomic.update' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"acc.atomic.update"(%mi) ({}) {a} : (memref<i32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
"acc.atomic.capture"() ({"acc.terminator"() : () -> ()}) {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
"acc.declare"(%a) ({"acc.terminator"() : () -> ()}) {a} : (memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{at least one operand must appear on the declare operation}}
"acc.declare"() ({"acc.terminator"() : () -> ()}) {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expected extent or upperbound.}}
%q = "acc.bounds"(%ix) <{operandSegmentSizes = array<i32: 1,0,0,0,0>}> {a} : (index) -> !acc.data_bounds_ty
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.bounds' op operand #0 must be integer or index, but got 'f32'}}
%q = "acc.bounds"(%f) <{operandSegmentSizes = array<i32: 0,1,0,0,0>}> {a} : (f32) -> !acc.data_bounds_ty
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.get_extent' op operand #0 must be Type for representing acc data clause bounds information, but got 'index'}}
%q = "acc.get_extent"(%ix) {a} : (index) -> index
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{input and output types must match}}
"acc.copyout"(%x, %m) <{varType = f32, operandSegmentSizes = array<i32: 1,1,0,0>}> {a} : (memref<10xf32>, memref<f32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{varType must capture the element type of var}}
"acc.copyout"(%x, %a) <{varType = memref<10xf32>, operandSegmentSizes = array<i32: 1,1,0,0>}> {a} : (memref<10xf32>, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.delete' op operand #0 must be any pointer or mappable, but got 'f32'}}
"acc.delete"(%f) <{operandSegmentSizes = array<i32: 1,0,0>}> {a} : (f32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expected ','}}
%r = acc.copyin varPtr(%a : memref<10xf32>) async([#acc.device_type<nvidia>]) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{custom op 'acc.copyin' `async` clause can appear at most once in the expansion of the oilist directive}}
%r = acc.copyin varPtr(%a : memref<10xf32>) async([#acc.device_type<nvidia>], %i : i32) async -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expected ':'}}
%r = acc.copyin varPtr(%a : memref<10xf32>) async(%i) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expected SSA operand}}
%r = acc.copyin varPtr(%a : memref<10xf32>) async() -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{expected attribute value}}
%r = acc.copyin varPtr(%a : memref<10xf32>) async([]) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.yield' op expects parent op to be one of 'acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.serial, acc.atomic.update'}}
"acc.yield"() : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>, %m: memref<f32>, %mi: memref<i32>, %lm: memref<i32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.terminator' op must be the last operation in the parent block}}
acc.terminator
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{'acc.copyin' op requires attribute 'varType'}}
%r = "acc.copyin"(%a) <{operandSegmentSizes = array<i32: 1,0,0,0>}> {a} : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{'acc.copyin' op operand #0 must be any pointer or mappable, but got 'f32'}}
%r = "acc.copyin"(%f) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>}> {a} : (f32) -> f32
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{'acc.copyin' op result #0 must be any pointer or mappable, but got 'f32'}}
%r = "acc.copyin"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>}> {a} : (memref<10xf32>) -> f32
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{'acc.copyin' op operand #1 must be variadic of integer or index, but got 'f32'}}
%r = "acc.copyin"(%a, %f) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,1>}> {a} : (memref<10xf32>, f32) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{'acc.copyin' op operand #1 must be variadic of Type for representing acc data clause bounds information, but got 'i32'}}
%r = "acc.copyin"(%a, %i) <{varType = f32, operandSegmentSizes = array<i32: 1,0,1,0>}> {a} : (memref<10xf32>, i32) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{'acc.copyin' op operand #1 must be PointerLikeType instance, but got 'i32'}}
%r = "acc.copyin"(%a, %i) <{varType = f32, operandSegmentSizes = array<i32: 1,1,0,0>}> {a} : (memref<10xf32>, i32) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{'acc.private' op recipe expected for private}}
%r = "acc.private"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>}> {a} : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{'acc.private' op expected symbol reference @zork to point to a private declaration}}
%r = "acc.private"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>, recipe = @zork}> {a} : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{invalid data clause modifiers: zero}}
%r = "acc.copyin"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>, structured = false, implicit = true, name = "x", modifiers = #acc<data_clause_modifier zero>, dataClause = #acc<data_clause acc_create>}> {a} : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{expected '<'}}
"foo.x"() {x = #acc<gang_arg_type zork>} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{unknown attribute `variable_type_category` in dialect `acc`}}
"foo.x"() {x = #acc<variable_type_category zork>} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{unknown attribute `loop_parmode` in dialect `acc`}}
"foo.x"() {x = #acc<loop_parmode zork>} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{unknown attribute `zork` in dialect `acc`}}
"foo.x"() {x = #acc.zork} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{unknown attribute `bind_name` in dialect `acc`}}
"foo.x"() {x = #acc.bind_name} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
// expected-error @+1 {{unknown  type `zork` in dialect `acc`}}
"foo.x"() : () -> !acc.zork
return
}
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.private.recipe' op expects init region first argument of the privatization type}}
"acc.private.recipe"() <{sym_name="p", type = i32}> ({^bb0(%x: f32): "acc.yield"(%x) : (f32) -> ()}, {}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.private.recipe' op expects destroy region first argument of the privatization type}}
"acc.private.recipe"() <{sym_name="p", type = i32}> ({^bb0(%x: i32): "acc.yield"(%x) : (i32) -> ()}, {^bb0: "acc.yield"() : () -> ()}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.firstprivate.recipe' op expects non-empty copy region}}
"acc.firstprivate.recipe"() <{sym_name="p", type = i32}> ({^bb0(%x: i32): "acc.yield"(%x) : (i32) -> ()}, {}, {}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.firstprivate.recipe' op expects non-empty init region}}
"acc.firstprivate.recipe"() <{sym_name="p", type = i32}> ({}, {}, {}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.firstprivate.recipe' op expects copy region with two arguments of the privatization type}}
"acc.firstprivate.recipe"() <{sym_name="p", type = i32}> ({^bb0(%x: i32): "acc.yield"(%x) : (i32) -> ()}, {^bb0(%x: i32): "acc.yield"() : () -> ()}, {}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.firstprivate.recipe' op expects destroy region first argument of the privatization type}}
"acc.firstprivate.recipe"() <{sym_name="p", type = i32}> ({^bb0(%x: i32): "acc.yield"(%x) : (i32) -> ()}, {^bb0(%x: i32, %y: i32): "acc.yield"() : () -> ()}, {^bb0(%x: f32): "acc.yield"() : () -> ()}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.reduction.recipe' op expects non-empty init region}}
"acc.reduction.recipe"() <{sym_name="p", type = i32, reductionOperator = #acc.reduction_operator<add>}> ({}, {}, {}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.reduction.recipe' op expects non-empty combiner region}}
"acc.reduction.recipe"() <{sym_name="p", type = i32, reductionOperator = #acc.reduction_operator<add>}> ({^bb0(%x: i32): "acc.yield"(%x) : (i32) -> ()}, {}, {}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.reduction.recipe' op expects combiner region with the first two arguments of the reduction type}}
"acc.reduction.recipe"() <{sym_name="p", type = i32, reductionOperator = #acc.reduction_operator<add>}> ({^bb0(%x: i32): "acc.yield"(%x) : (i32) -> ()}, {^bb0(%x: i32): "acc.yield"(%x) : (i32) -> ()}, {}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.reduction.recipe' op expects combiner region to yield a value of the reduction type}}
"acc.reduction.recipe"() <{sym_name="p", type = i32, reductionOperator = #acc.reduction_operator<add>}> ({^bb0(%x: i32): "acc.yield"(%x) : (i32) -> ()}, {^bb0(%x: i32, %y: i32): "acc.yield"() : () -> ()}, {}) : () -> ()
// -----
func.func @fn() {
return
}
// expected-error @+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
acc.routine @r func(@fn) gang([#acc.device_type<nvidia>], dim: 1 : i64)
// -----
func.func @fn() {
return
}
// expected-error @+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
acc.routine @r func(@fn) gang([#acc.device_type<nvidia>, #acc.device_type<none>], dim: 1 : i64 [#acc.device_type<host>], dim: 3 : i64 [#acc.device_type<radeon>])
// -----
func.func @fn() {
return
}
// expected-error @+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@fn) gang worker
// -----
func.func @fn() {
return
}
// expected-error @+1 {{'acc.routine' op attribute 'worker' failed to satisfy constraint: device type array attribute}}
acc.routine @r func(@fn) worker([1])
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{data clause associated with private operation must match its intent}}
%r = "acc.private"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>, recipe = @fp, dataClause = #acc<data_clause acc_copy>}> : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.private' op expected symbol reference @fp to point to a private declaration}}
%r = "acc.private"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>, recipe = @fp}> : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{no data clause modifiers are allowed}}
%r = "acc.private"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>, recipe = @fp, modifiers = #acc<data_clause_modifier zero>}> : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.firstprivate' op recipe expected for firstprivate}}
%r = "acc.firstprivate"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>}> : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.reduction' op recipe expected for reduction}}
%r = "acc.reduction"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>}> : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.reduction' op expected symbol reference @f to point to a reduction declaration}}
%r = "acc.reduction"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>, recipe=@f}> : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.firstprivate' op expected symbol reference @f to point to a firstprivate declaration}}
%r = "acc.firstprivate"(%a) <{varType = f32, operandSegmentSizes = array<i32: 1,0,0,0>, recipe=@f}> : (memref<10xf32>) -> memref<10xf32>
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
"acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({"func.return"() : () -> ()}) {a} : () -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.parallel' op async operands count must match async device_type count}}
"acc.parallel"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<nvidia>,#acc.device_type<host>]}> ({"acc.yield"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.parallel' op attribute 'asyncOperandsDeviceType' failed to satisfy constraint: device type array attribute}}
"acc.parallel"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [unit]}> ({"acc.yield"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{asyncOnly attribute cannot appear with asyncOperand}}
"acc.parallel"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<nvidia>], asyncOnly=[#acc.device_type<nvidia>]}> ({"acc.yield"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.parallel' op operand #0 must be variadic of integer or index, but got 'f32'}}
"acc.parallel"(%f) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<nvidia>]}> ({"acc.yield"() : () -> ()}) {a} : (f32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.parallel' op operand #0 must be 1-bit signless integer, but got 'i32'}}
"acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({"acc.yield"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.parallel' op num_workers operands count must match num_workers device_type count}}
"acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, numWorkersDeviceType = []}> ({"acc.yield"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.parallel' op num_gangs operand count does not match count in segments}}
"acc.parallel"(%i, %j) <{operandSegmentSizes = array<i32: 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsDeviceType = [#acc.device_type<none>]}> ({"acc.yield"() : () -> ()}) {a} : (i32, i64) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.serial' op attribute 'asyncOperandsDeviceType' failed to satisfy constraint: device type array attribute}}
"acc.serial"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [unit]}> ({"acc.yield"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.serial' op wait operand count does not match count in segments}}
"acc.serial"(%i, %j) <{operandSegmentSizes = array<i32: 0, 2, 0, 0, 0, 0, 0, 0>}> ({"acc.yield"() : () -> ()}) {a} : (i32, i64) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.serial' op operand #0 must be 1-bit signless integer, but got 'i32'}}
"acc.serial"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0>}> ({"acc.yield"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.serial' op expected reduction as defining op}}
"acc.serial"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0>}> ({"acc.yield"() : () -> ()}) {a} : (memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.serial' op expected private as defining op}}
"acc.serial"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0>}> ({"acc.yield"() : () -> ()}) {a} : (memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.serial' op expected firstprivate as defining op}}
"acc.serial"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>}> ({"acc.yield"() : () -> ()}) {a} : (memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.kernels' op async operands count must match async device_type count}}
"acc.kernels"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = []}> ({"acc.terminator"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.kernels' op operand #0 must be 1-bit signless integer, but got 'i32'}}
"acc.kernels"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({"acc.terminator"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.kernels' op num_workers operands count must match num_workers device_type count}}
"acc.kernels"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, numWorkersDeviceType = []}> ({"acc.terminator"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.kernels' op num_gangs operand count does not match count in segments}}
"acc.kernels"(%i, %j) <{operandSegmentSizes = array<i32: 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsDeviceType = [#acc.device_type<none>]}> ({"acc.terminator"() : () -> ()}) {a} : (i32, i64) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.data' op attribute 'asyncOperandsDeviceType' failed to satisfy constraint: device type array attribute}}
"acc.data"(%i, %x) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, asyncOperandsDeviceType = [unit]}> ({"acc.terminator"() : () -> ()}) {a} : (i32, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.data' op operand #0 must be 1-bit signless integer, but got 'i32'}}
"acc.data"(%i, %x) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> ({"acc.terminator"() : () -> ()}) {a} : (i32, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.update' op attribute 'asyncOperandsDeviceType' failed to satisfy constraint: device type array attribute}}
"acc.update"(%i, %x) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, asyncOperandsDeviceType = [unit]}> {a} : (i32, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.update' op wait operand count does not match count in segments}}
"acc.update"(%i, %j, %x) <{operandSegmentSizes = array<i32: 0, 0, 2, 1>}> {a} : (i32, i64, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.update' op operand #0 must be 1-bit signless integer, but got 'i32'}}
"acc.update"(%i, %x) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> {a} : (i32, memref<10xf32>) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.update' op operand #0 must be variadic of any pointer or mappable, but got 'f32'}}
"acc.update"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {a} : (f32) -> ()
return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @f(%a: memref<10xf32>, %b: !acc.data_bounds_ty, %i: i32, %j: i64, %ix: index, %c: i1, %p: memref<memref<10xf32>>, %lp: !llvm.ptr, %dt: !acc.declare_token, %u: memref<*xf32>, %f: f32, %t: tensor<3xf32>) {
%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
// expected-error @+1 {{'acc.kernel_environment' op attribute 'asyncOperandsDeviceType' failed to satisfy constraint: device type array attribute}}
"acc.kernel_environment"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0>, asyncOperandsDeviceType = [unit]}> ({"foo.x"() : () -> ()}) {a} : (i32) -> ()
return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32, %ix: index) {
// expected-error @+1 {{custom op 'acc.loop' expected compute construct name}}
acc.loop combined(zork) gang control(%iv : index) = (%ix : index) to (%ix : index) step (%ix : index) { acc.yield }
return
}
