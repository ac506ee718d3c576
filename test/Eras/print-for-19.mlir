// Differences from LLVM 19 only, and locations.
// RUN: %opt --print-for=19 --mlir-print-debuginfo %s | FileCheck %s
// RUN: %opt --print-for=19 %s | %opt --era=current - | FileCheck %s --check-prefix=AGAIN

// CHECK: dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"a", i32>, #dlti.dl_entry<i64, dense<64> : vector<2xi64>>>
// CHECK-SAME: dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"L1", 4 : i32>>>
// AGAIN: dlti.dl_spec = #dlti.dl_spec<"a" = i32, i64 = dense<64> : vector<2xi64>>
// AGAIN-SAME: dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4 : i32>>
module attributes {
  dlti.dl_spec = #dlti.dl_spec<"a" = i32, i64 = dense<64> : vector<2xi64>>,
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4 : i32>>
} {
  // CHECK-LABEL: func.func @f
  func.func @f(%x: index, %n: index, %t: tensor<8xf32>, %p: tensor<4x2xf32>) -> tensor<4x2xf32> {
    // The basis consists of values.
    // CHECK: %[[FOUR:.*]] = arith.constant 4 : index
    // CHECK: affine.delinearize_index %{{.*}} into (%{{.*}}, %[[FOUR]]) : index, index
    %at:2 = affine.delinearize_index %x into (%n, 4) : index, index
    // AGAIN: linalg.pack
    // CHECK: tensor.pack %{{.*}} inner_dims_pos = [0] inner_tiles = [2] into %{{.*}} : tensor<8xf32> -> tensor<4x2xf32>
    %packed = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8xf32> -> tensor<4x2xf32>
    // CHECK: return {{.*}} loc([[LOC:#.*]])
    return %packed : tensor<4x2xf32> loc("a.mlir":1:2 to 3:4)
  }
}
// CHECK: [[LOC]] = loc("a.mlir":1:2)
