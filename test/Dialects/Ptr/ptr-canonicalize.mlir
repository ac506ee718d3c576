// Conversions back, and sums with nothing.
// RUN: %opt --canonicalize %s | FileCheck %s
// AUTOUPDATE

// CHECK-LABEL: func.func @back
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<f32, #ptr.generic_space>) -> (memref<f32, #ptr.generic_space>, memref<f32, #ptr.generic_space>) {
// CHECK-NEXT:   %[[P:.*]] = ptr.to_ptr %[[M]] : memref<f32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:   %[[OTHER:.*]] = ptr.from_ptr %[[P]] : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
// CHECK-NEXT:   return %[[M]], %[[OTHER]] : memref<f32, #ptr.generic_space>, memref<f32, #ptr.generic_space>
// CHECK-NEXT: }
func.func @back(%m: memref<f32, #ptr.generic_space>) -> (memref<f32, #ptr.generic_space>, memref<f32, #ptr.generic_space>) {
  %p = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> <#ptr.generic_space>
  %d = ptr.get_metadata %m : memref<f32, #ptr.generic_space>
  %same = ptr.from_ptr %p metadata %d : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  %other = ptr.from_ptr %p : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return %same, %other : memref<f32, #ptr.generic_space>, memref<f32, #ptr.generic_space>
}

// CHECK-LABEL: func.func @sums
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: !ptr.ptr<#ptr.generic_space>, %[[I:[a-z0-9_]+]]: i32) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:   %[[PTR_ADD:.*]] = ptr.ptr_add %[[P]], %[[I]] : !ptr.ptr<#ptr.generic_space>, i32
// CHECK-NEXT:   %[[KEPT:.*]] = ptr.load volatile %[[P]] : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:   return %[[P]], %[[PTR_ADD]] : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT: }
func.func @sums(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %z = arith.constant 0 : i32
  %0 = ptr.ptr_add %p, %z : !ptr.ptr<#ptr.generic_space>, i32
  %1 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, i32
  %unused = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %kept = ptr.load volatile %p : !ptr.ptr<#ptr.generic_space> -> f32
  return %0, %1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
