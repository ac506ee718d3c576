// RUN: %opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Reductions that all threads reach are uniform.
// CHECK-LABEL: func.func @uniform
func.func @uniform(%n: index, %x: i32) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    // CHECK: gpu.all_reduce  add %{{.*}} uniform {
    %0 = gpu.all_reduce add %x {} : (i32) -> i32
    // CHECK: gpu.subgroup_reduce  add %{{.*}} uniform :
    %1 = gpu.subgroup_reduce add %x : (i32) -> i32
    "test.use"(%0, %1) : (i32, i32) -> ()
    gpu.terminator
  }
  return
}

// A cluster of one thread reduces nothing.
// CHECK-LABEL: func.func @one_thread
// CHECK-SAME: (%[[X:.*]]: i32)
func.func @one_thread(%x: i32) -> i32 {
  // CHECK-NEXT: return %[[X]]
  %0 = gpu.subgroup_reduce add %x cluster(size = 1) : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @broadcast
func.func @broadcast(%x: f32, %lane: i32) -> f32 {
  // CHECK-NEXT: %[[R:.*]] = gpu.subgroup_broadcast
  // CHECK-NEXT: return %[[R]]
  %0 = gpu.subgroup_broadcast %x, specific_lane %lane : f32
  %1 = gpu.subgroup_broadcast %0, first_active_lane : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[M:.*]]: memref<10xf32>,
func.func @casts(%m: memref<10xf32>, %x: f32) {
  %0 = memref.cast %m : memref<10xf32> to memref<?xf32>
  // CHECK-NEXT: gpu.memset  %[[M]], %{{.*}} : memref<10xf32>, f32
  gpu.memset %0, %x : memref<?xf32>, f32
  // CHECK-NEXT: gpu.memcpy  %[[M]], %[[M]] : memref<10xf32>, memref<10xf32>
  gpu.memcpy %0, %m : memref<?xf32>, memref<10xf32>
  return
}
