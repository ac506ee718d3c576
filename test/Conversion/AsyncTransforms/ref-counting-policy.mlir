// AUTOUPDATE
// RUN: strata opt --async-runtime-policy-based-ref-counting %s | FileCheck %s
//
// References by the operations that use values

// CHECK-LABEL: func.func @value_error
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: !async.value<f32>) -> f32 {
// CHECK-NEXT:   async.runtime.await %[[V]] : !async.value<f32>
// CHECK-NEXT:   %[[E:.*]] = async.runtime.is_error %[[V]] : !async.value<f32>
// CHECK-NEXT:   cf.assert %[[E]], "x"
// CHECK-NEXT:   %[[LOAD:.*]] = async.runtime.load %[[V]] : <f32>
// CHECK-NEXT:   async.runtime.drop_ref %[[V]] {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:   %[[LOAD_1:.*]] = async.runtime.load %[[V]] : <f32>
// CHECK-NEXT:   async.runtime.drop_ref %[[V]] {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @value_error(%v: !async.value<f32>) -> f32 {
  async.runtime.await %v : !async.value<f32>
  %e = async.runtime.is_error %v : !async.value<f32>
  cf.assert %e, "x"
  %0 = async.runtime.load %v : !async.value<f32>
  %1 = async.runtime.load %v : !async.value<f32>
  return %0 : f32
}

// CHECK-LABEL: func.func @group_error
// CHECK-SAME: (%[[G:[a-z0-9_]+]]: !async.group) -> i1 {
// CHECK-NEXT:   async.runtime.await %[[G]] : !async.group
// CHECK-NEXT:   %[[E:.*]] = async.runtime.is_error %[[G]] : !async.group
// CHECK-NEXT:   async.runtime.drop_ref %[[G]] {count = 1 : i64} : !async.group
// CHECK-NEXT:   return %[[E]] : i1
// CHECK-NEXT: }
func.func @group_error(%g: !async.group) -> i1 {
  async.runtime.await %g : !async.group
  %e = async.runtime.is_error %g : !async.group
  return %e : i1
}

// CHECK-LABEL: func.func @two_errors
// CHECK-SAME: (%[[G:[a-z0-9_]+]]: !async.token) -> i1 {
// CHECK-NEXT:   %[[E:.*]] = async.runtime.is_error %[[G]] : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[G]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   %[[F:.*]] = async.runtime.is_error %[[G]] : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[G]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return %[[F]] : i1
// CHECK-NEXT: }
func.func @two_errors(%g: !async.token) -> i1 {
  %e = async.runtime.is_error %g : !async.token
  %f = async.runtime.is_error %g : !async.token
  return %f : i1
}

// CHECK-LABEL: func.func @added_value
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: !async.value<f32>, %[[G:[a-z0-9_]+]]: !async.group) {
// CHECK-NEXT:   %[[E:.*]] = async.runtime.add_to_group %[[V]], %[[G]] : !async.value<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @added_value(%v: !async.value<f32>, %g: !async.group) {
  %e = async.runtime.add_to_group %v, %g : !async.value<f32>
  return
}
