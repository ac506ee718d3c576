// Folds of groups of a single device, and of distributions that say no more than their defaults.
// RUN: %opt --canonicalize --allow-unregistered-dialect %s | FileCheck %s
// AUTOUPDATE

shard.grid @grid(shape = 2x2x4)

// CHECK: shard.grid @grid(shape = 2x2x4)
// CHECK-LABEL: func.func @alone
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8x8xi8>) -> (tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>) {
// CHECK-NEXT:   %[[ALL_SLICE:.*]] = shard.all_slice %[[T]] on @grid grid_axes = [0] slice_axis = 0 : tensor<8x8xi8> -> tensor<4x8xi8>
// CHECK-NEXT:   %[[ALL_GATHER:.*]] = shard.all_gather %[[ALL_SLICE]] on @grid grid_axes = [0] gather_axis = 0 : tensor<4x8xi8> -> tensor<8x8xi8>
// CHECK-NEXT:   return %[[T]], %[[ALL_GATHER]], %[[T]] : tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>
// CHECK-NEXT: }
func.func @alone(%t: tensor<8x8xi8>) -> (tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>) {
  %0 = shard.all_gather %t on @grid gather_axis = 1 : tensor<8x8xi8> -> tensor<8x8xi8>
  %1 = shard.recv %0 on @grid source = [] : (tensor<8x8xi8>) -> tensor<8x8xi8>
  %2 = shard.all_slice %t on @grid grid_axes = [0] slice_axis = 0 : tensor<8x8xi8> -> tensor<4x8xi8>
  %3 = shard.all_gather %2 on @grid grid_axes = [0] gather_axis = 0 : tensor<4x8xi8> -> tensor<8x8xi8>
  %4 = shard.all_reduce %t on @grid reduction = max : tensor<8x8xi8> -> tensor<8x8xi8>
  return %1, %3, %4 : tensor<8x8xi8>, tensor<8x8xi8>, tensor<8x8xi8>
}

// CHECK-LABEL: func.func @defaults
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: i64) -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
// CHECK-NEXT:   %[[SHARDING:.*]] = shard.sharding @grid split_axes = {{\[\[}}0]] : !shard.sharding
// CHECK-NEXT:   %[[SHARDING_0:.*]] = shard.sharding @grid split_axes = {{\[\[}}0]] halo_sizes = [1, %[[N]]] : !shard.sharding
// CHECK-NEXT:   %[[SHARDING_1:.*]] = shard.sharding @grid split_axes = {{\[\[}}0]] : !shard.sharding
// CHECK-NEXT:   %[[SHARDING_2:.*]] = shard.sharding @grid split_axes = {{\[\[}}0]] sharded_dims_offsets = [0, 4, 9] : !shard.sharding
// CHECK-NEXT:   return %[[SHARDING]], %[[SHARDING_0]], %[[SHARDING_1]], %[[SHARDING_2]] : !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
// CHECK-NEXT: }
func.func @defaults(%n: i64) -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
  %c = arith.constant 1 : i64
  %0 = shard.sharding @grid split_axes = [[0]] halo_sizes = [0, 0] : !shard.sharding
  %1 = shard.sharding @grid split_axes = [[0]] halo_sizes = [%c, %n] : !shard.sharding
  %2 = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, 4, 8] : !shard.sharding
  %3 = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, 4, 9] : !shard.sharding
  return %0, %1, %2, %3 : !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
}
