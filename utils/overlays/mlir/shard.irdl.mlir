// The names that MLIR 22 prints for results of shard operations.
irdl.dialect @shard attributes {strata.version = 1 : i32} {
  irdl.operation @all_gather attributes {strata.result_names = ["all_gather"]}
  irdl.operation @all_reduce attributes {strata.result_names = ["all_reduce"]}
  irdl.operation @all_slice attributes {strata.result_names = ["all_slice"]}
  irdl.operation @all_to_all attributes {strata.result_names = ["all_to_all"]}
  irdl.operation @broadcast attributes {strata.result_names = ["broadcast"]}
  irdl.operation @gather attributes {strata.result_names = ["gather"]}
  irdl.operation @grid_shape attributes {strata.result_names = ["grid_shape"]}
  irdl.operation @neighbors_linear_indices attributes {strata.result_names = ["down_linear_idx", "up_linear_idx"]}
  irdl.operation @process_linear_index attributes {strata.result_names = ["proc_linear_idx"]}
  irdl.operation @process_multi_index attributes {strata.result_names = ["proc_linear_idx"]}
  irdl.operation @recv attributes {strata.result_names = ["recv"]}
  irdl.operation @reduce attributes {strata.result_names = ["reduce"]}
  irdl.operation @reduce_scatter attributes {strata.result_names = ["reduce_scatter"]}
  irdl.operation @scatter attributes {strata.result_names = ["scatter"]}
  irdl.operation @send attributes {strata.result_names = ["send"]}
  irdl.operation @shard attributes {strata.result_names = ["sharding_annotated"]}
  irdl.operation @shard_shape attributes {strata.result_names = ["shard_shape"]}
  irdl.operation @sharding attributes {strata.result_names = ["sharding"]}
  irdl.operation @shift attributes {strata.result_names = ["shift"]}
}
