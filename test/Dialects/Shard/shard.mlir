// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect --split-input-file %s -o %t.mlir
// RUN: grep -v '^// [ER]' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect --split-input-file | diff %t.mlir -
module {
  shard.grid @g(shape = 2x2x4)
  shard.grid @g1(shape = 4x?)
  shard.grid @g3(shape = ?x?)
  shard.grid @g4(shape = 3)
  func.func @f(%arg0: tensor<8x8xi8>, %arg1: i64, %arg2: index, %arg3: tensor<i8>, %arg4: !shard.sharding, %arg5: memref<4xf32>, %arg6: tensor<?x8xi8>) {
    %all_gather = shard.all_gather %arg0 on @g grid_axes = [1] gather_axis = 1 {a} : tensor<8x8xi8> -> tensor<8x16xi8>
    %all_gather_0 = shard.all_gather %arg0 on @g gather_axis = 1 {a} : tensor<8x8xi8> -> tensor<8x8xi8>
    %all_reduce = shard.all_reduce %arg0 on @g {a} : tensor<8x8xi8> -> tensor<8x8xf32>
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [1] slice_axis = 1 {a} : tensor<8x8xi8> -> tensor<8x4xi8>
    %all_to_all = shard.all_to_all %arg0 on @g grid_axes = [1] split_axis = 1 concat_axis = 0 {a} : tensor<8x8xi8> -> tensor<16x4xi8>
    %broadcast = shard.broadcast %arg0 on @g grid_axes = [1] root = [1] {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %broadcast_1 = shard.broadcast %arg0 on @g grid_axes = [1] root = [%arg2] {a} : (tensor<8x8xi8>, index) -> tensor<8x8xi8>
    %gather = shard.gather %arg0 on @g grid_axes = [1] gather_axis = 1 root = [1] {a} : (tensor<8x8xi8>) -> tensor<8x16xi8>
    %0 = shard.get_sharding %arg0 {a} : tensor<8x8xi8> -> !shard.sharding
    %grid_shape:3 = shard.grid_shape @g {a} : index, index, index
    %grid_shape_2:2 = shard.grid_shape @g axes = [2, 0] {a} : index, index
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%arg2, %arg2, %arg2] split_axes = [1] {a} : index, index
    %down_linear_idx_3, %up_linear_idx_4 = shard.neighbors_linear_indices on @g[%arg2] split_axes = [1] {a} : index, index
    %proc_linear_idx = shard.process_linear_index on @g {a} : index
    %proc_linear_idx_5:3 = shard.process_multi_index on @g {a} : index, index, index
    %proc_linear_idx_6:2 = shard.process_multi_index on @g axes = [1, 0] {a} : index, index
    %recv = shard.recv %arg0 on @g grid_axes = [1] source = [1] {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %recv_7 = shard.recv %arg0 on @g grid_axes = [1] {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %recv_8 = shard.recv %arg0 on @g grid_axes = [1] source = [%arg2] {a} : (tensor<8x8xi8>, index) -> tensor<8x8xi8>
    %send = shard.send %arg0 on @g grid_axes = [1] destination = [1] {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %reduce = shard.reduce %arg0 on @g grid_axes = [1] root = [1] {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %reduce_9 = shard.reduce %arg0 on @g grid_axes = [1] root = [1] {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %reduce_10 = shard.reduce %arg0 on @g grid_axes = [1] reduction =  min root = [1] {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [1] scatter_axis = 1 {a} : tensor<8x8xi8> -> tensor<8x4xi8>
    %reduce_scatter_11 = shard.reduce_scatter %arg0 on @g grid_axes = [1] reduction =  max scatter_axis = 1 {a} : tensor<8x8xi8> -> tensor<8x4xi8>
    %scatter = shard.scatter %arg0 on @g grid_axes = [1] scatter_axis = 1 root = [1] {a} : (tensor<8x8xi8>) -> tensor<8x4xi8>
    %sharding_annotated = shard.shard %arg0 to %arg4 {a} : tensor<8x8xi8>
    %sharding_annotated_12 = shard.shard %arg0 to %arg4 annotate_for_users {a} : tensor<8x8xi8>
    %shard_shape:2 = shard.shard_shape dims = [8, 8] sharding = %arg4 device = [0, 1] {a} : index, index
    %shard_shape_13:2 = shard.shard_shape dims = [8, %arg2] sharding = %arg4 device = [%arg2, 1] {a} : index, index
    %shard_shape_14 = shard.shard_shape dims = [8, %arg2] sharding = %arg4 device = [%arg2, 1] {a} : index
    %shift = shard.shift %arg0 on @g grid_axes = [1] shift_axis = 1 offset = 2 {a} : tensor<8x8xi8> -> tensor<8x8xi8>
    %shift_15 = shard.shift %arg0 on @g grid_axes = [1] shift_axis = 1 offset = -2 rotate {a} : tensor<8x8xi8> -> tensor<8x8xi8>
    "foo.x"() {a = #shard<partial max>, b = #shard<partial min>, c = #shard<partial generic>, d = #shard<partial sum>} : () -> ()
    return
  }
}

// -----
module {
  shard.grid @g(shape = 2x2x4)
  shard.grid @g1(shape = 4x?)
  shard.grid @g3(shape = ?x?)
  shard.grid @g4(shape = 3)
  func.func @f(%arg0: tensor<8x8xi8>, %arg1: i64, %arg2: index, %arg3: tensor<i8>, %arg4: !shard.sharding, %arg5: memref<4xf32>, %arg6: tensor<?x8xi8>) {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[1]] : !shard.sharding
    %sharding_1 = shard.sharding @g split_axes = [[7]] : !shard.sharding
    %sharding_2 = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
    %sharding_3 = shard.sharding @g split_axes = [[0], [1], [2]] : !shard.sharding
    %sharding_4 = shard.sharding @g1 split_axes = [[0]] : !shard.sharding
    %sharding_5 = shard.sharding @g1 split_axes = [[1]] : !shard.sharding
    %sharding_6 = shard.sharding @g1 split_axes = [[7]] : !shard.sharding
    %sharding_7 = shard.sharding @g1 split_axes = [[], [1]] : !shard.sharding
    %sharding_8 = shard.sharding @g1 split_axes = [[0], [1], [2]] : !shard.sharding
    %sharding_9 = shard.sharding @g4 split_axes = [[0]] : !shard.sharding
    %sharding_10 = shard.sharding @g4 split_axes = [[1]] : !shard.sharding
    %sharding_11 = shard.sharding @g4 split_axes = [[7]] : !shard.sharding
    %sharding_12 = shard.sharding @g4 split_axes = [[], [1]] : !shard.sharding
    %sharding_13 = shard.sharding @g4 split_axes = [[0], [1], [2]] : !shard.sharding
    %sharding_14 = shard.sharding @g3 split_axes = [[0]] : !shard.sharding
    %sharding_15 = shard.sharding @g3 split_axes = [[1]] : !shard.sharding
    %sharding_16 = shard.sharding @g3 split_axes = [[7]] : !shard.sharding
    %sharding_17 = shard.sharding @g3 split_axes = [[], [1]] : !shard.sharding
    %sharding_18 = shard.sharding @g3 split_axes = [[0], [1], [2]] : !shard.sharding
    %sharding_19 = shard.sharding @g4 split_axes = [[0]] sharded_dims_offsets = [0, 2, 4, 6] : !shard.sharding
    %sharding_20 = shard.sharding @g4 split_axes = [[0]] sharded_dims_offsets = [1, 2, 4, 6] : !shard.sharding
    %sharding_21 = shard.sharding @g4 split_axes = [[0]] sharded_dims_offsets = [0, 1, 1, 2] : !shard.sharding
    %sharding_22 = shard.sharding @g4 split_axes = [[0]] : !shard.sharding
    %sharding_23 = shard.sharding @g4 split_axes = [[0]] sharded_dims_offsets = [0, 2, 4, 6, 0, 4, 8, 12] : !shard.sharding
    %sharding_24 = shard.sharding @g4 split_axes = [[0]] halo_sizes = [1, 2] : !shard.sharding
    %sharding_25 = shard.sharding @g4 split_axes = [[0]] halo_sizes = [-1, 2] : !shard.sharding
    %sharding_26 = shard.sharding @g4 split_axes = [[0]] : !shard.sharding
    %sharding_27 = shard.sharding @g4 split_axes = [[0], [1]] : !shard.sharding
    %sharding_28 = shard.sharding @g4 split_axes = [[0], [1]] halo_sizes = [1, 2, 3, 4] : !shard.sharding
    %sharding_29 = shard.sharding @g4 split_axes = [[0], [1]] : !shard.sharding
    %sharding_30 = shard.sharding @g1 split_axes = [[0]] : !shard.sharding
    %sharding_31 = shard.sharding @g1 split_axes = [[0]] halo_sizes = [1, 2] : !shard.sharding
    %sharding_32 = shard.sharding @g1 split_axes = [[0]] halo_sizes = [-1, 2] : !shard.sharding
    %sharding_33 = shard.sharding @g1 split_axes = [[0]] : !shard.sharding
    %sharding_34 = shard.sharding @g1 split_axes = [[0], [1]] : !shard.sharding
    %sharding_35 = shard.sharding @g1 split_axes = [[0], [1]] halo_sizes = [1, 2, 3, 4] : !shard.sharding
    %sharding_36 = shard.sharding @g1 split_axes = [[0], [1]] : !shard.sharding
    %sharding_37 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 4, 6] : !shard.sharding
    %sharding_38 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [1, 2, 4, 6] : !shard.sharding
    %sharding_39 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 1, 2] : !shard.sharding
    %sharding_40 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_41 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 4, 6, 0, 4, 8, 12] : !shard.sharding
    %sharding_42 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 4, 8, 0, 4, 8] : !shard.sharding
    %sharding_43 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 2] : !shard.sharding
    %sharding_44 = shard.sharding @g split_axes = [[0]] halo_sizes = [-1, 2] : !shard.sharding
    %sharding_45 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_46 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_47 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, 4, 8, 0, 4, 8] : !shard.sharding
    %sharding_48 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 2, 3, 4] : !shard.sharding
    %sharding_49 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_50 = shard.sharding @g4 split_axes = [[0]] {a} : !shard.sharding
    %all_gather = shard.all_gather %arg0 on @g grid_axes = [1] gather_axis = 1 : tensor<8x8xi8> -> tensor<8x16xi8>
    %all_gather_51 = shard.all_gather %arg0 on @g grid_axes = [1] gather_axis = 1 : tensor<8x8xi8> -> tensor<?x?xi8>
    %all_gather_52 = shard.all_gather %arg0 on @g grid_axes = [0, 1] gather_axis = 1 : tensor<8x8xi8> -> tensor<?x?xi8>
    %shift = shard.shift %arg0 on @g grid_axes = [1] shift_axis = 1 offset = 1 : tensor<8x8xi8> -> tensor<8x8xi8>
    %broadcast = shard.broadcast %arg0 on @g grid_axes = [1] root = [1] : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %reduce = shard.reduce %arg0 on @g grid_axes = [1] root = [1] : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %send = shard.send %arg0 on @g grid_axes = [1] destination = [1] : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %recv = shard.recv %arg0 on @g grid_axes = [1] source = [1] : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %recv_53 = shard.recv %arg0 on @g grid_axes = [1] : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [1] slice_axis = 1 : tensor<8x8xi8> -> tensor<8x4xi8>
    %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [1] scatter_axis = 1 : tensor<8x8xi8> -> tensor<8x4xi8>
    %scatter = shard.scatter %arg0 on @g grid_axes = [1] scatter_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<8x4xi8>
    %reduce_54 = shard.reduce %arg0 on @g grid_axes = [1] root = [1] : (tensor<8x8xi8>) -> tensor<8x8xi32>
    %all_slice_55 = shard.all_slice %arg0 on @g grid_axes = [1] slice_axis = 1 : tensor<8x8xi8> -> tensor<?x?xi8>
    %reduce_scatter_56 = shard.reduce_scatter %arg0 on @g grid_axes = [1] scatter_axis = 1 : tensor<8x8xi8> -> tensor<?x?xi8>
    %scatter_57 = shard.scatter %arg0 on @g grid_axes = [1] scatter_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<?x?xi8>
    %gather = shard.gather %arg0 on @g grid_axes = [1] gather_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<?x?xi8>
    %shift_58 = shard.shift %arg0 on @g grid_axes = [1] shift_axis = 1 offset = 1 : tensor<8x8xi8> -> tensor<?x?xi8>
    %all_to_all = shard.all_to_all %arg0 on @g grid_axes = [1] split_axis = 1 concat_axis = 1 : tensor<8x8xi8> -> tensor<8x8xi8>
    %all_to_all_59 = shard.all_to_all %arg0 on @g grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<8x8xi8> -> tensor<16x4xi8>
    %all_gather_60 = shard.all_gather %arg0 on @g gather_axis = 0 : tensor<8x8xi8> -> tensor<8x8xi8>
    %all_slice_61 = shard.all_slice %arg0 on @g grid_axes = [2] slice_axis = 0 : tensor<8x8xi8> -> tensor<2x8xi8>
    %all_to_all_62 = shard.all_to_all %arg0 on @g split_axis = 2 concat_axis = 0 : tensor<8x8xi8> -> tensor<8x8xi8>
    %all_to_all_63 = shard.all_to_all %arg0 on @g split_axis = 0 concat_axis = 2 : tensor<8x8xi8> -> tensor<8x8xi8>
    %reduce_scatter_64 = shard.reduce_scatter %arg0 on @g scatter_axis = 2 : tensor<8x8xi8> -> tensor<8x8xi8>
    %reduce_scatter_65 = shard.reduce_scatter %arg0 on @g reduction =  max scatter_axis = 0 : tensor<8x8xi8> -> tensor<8x8xi8>
    %all_gather_66 = shard.all_gather %arg6 on @g gather_axis = 1 : tensor<?x8xi8> -> tensor<?x8xi8>
    %all_gather_67 = shard.all_gather %arg6 on @g grid_axes = [0] gather_axis = 0 : tensor<?x8xi8> -> tensor<?x8xi8>
    %scatter_68 = shard.scatter %arg0 on @g scatter_axis = 2 root = [] : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %broadcast_69 = shard.broadcast %arg0 on @g root = [] : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %reduce_70 = shard.reduce %arg0 on @g root = [] : (tensor<8x8xi8>) -> tensor<8x8xi8>
    %broadcast_71 = shard.broadcast %arg0 on @g grid_axes = [0, 1] root = [%arg2, 1] : (tensor<8x8xi8>, index) -> tensor<8x8xi8>
    %shift_72 = shard.shift %arg0 on @g grid_axes = [1] shift_axis = 1 offset = 1 : tensor<8x8xi8> -> tensor<8x8xi8>
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%arg2] split_axes = [7] : index, index
    %0 = shard.update_halo %arg0 on @g split_axes = [[9]] halo_sizes = [1, 2] : tensor<8x8xi8>
    %1 = shard.update_halo %arg0 on @g split_axes = [[0]] halo_sizes = [1, 2, 3] : tensor<8x8xi8>
    %2 = shard.update_halo %arg5 on @g split_axes = [[0]] halo_sizes = [%arg1, 2] : memref<4xf32>
    %shard_shape = shard.shard_shape dims = [8, %arg2] sharding = %arg4 device = [0, 0] : index
    return
  }
}

