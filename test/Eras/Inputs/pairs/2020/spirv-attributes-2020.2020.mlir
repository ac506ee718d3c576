// Attributes of the dialect 'spv', in entries of dictionaries and in aliases.
module attributes {
  spv.target_env = #spv.target_env<
    #spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>,
    {max_compute_workgroup_invocations = 64 : i32, // of one group
     max_compute_workgroup_size = dense<[64, 8, 4]> : vector<3xi32>}>
} {
  func @f(%a: f32) attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}} {
    // A keyword.
    return
  }
}
