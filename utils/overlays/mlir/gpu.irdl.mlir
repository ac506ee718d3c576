// The names that MLIR 22 prints for results of gpu operations.
irdl.dialect @gpu attributes {strata.version = 1 : i32} {
  irdl.operation @block_dim attributes {strata.result_names = ["block_dim_{dimension}"]}
  irdl.operation @block_id attributes {strata.result_names = ["block_id_{dimension}"]}
  irdl.operation @cluster_block_id attributes {strata.result_names = ["cluster_block_id_{dimension}"]}
  irdl.operation @cluster_dim attributes {strata.result_names = ["cluster_dim_{dimension}"]}
  irdl.operation @cluster_dim_blocks attributes {strata.result_names = ["cluster_dim_blocks_{dimension}"]}
  irdl.operation @cluster_id attributes {strata.result_names = ["cluster_id_{dimension}"]}
  irdl.operation @global_id attributes {strata.result_names = ["global_id_{dimension}"]}
  irdl.operation @grid_dim attributes {strata.result_names = ["grid_dim_{dimension}"]}
  irdl.operation @thread_id attributes {strata.result_names = ["thread_id_{dimension}"]}
}
