// The custom form of the operations of threads and of memory with its optional parts, as mlir-opt prints it.
// RUN: sed '/^\/\//d' %s > %t.mlir
// RUN: %opt --allow-unregistered-dialect %t.mlir -o %t.printed.mlir
// RUN: sed "$d" %t.printed.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.printed.mlir -
module {
  func.func @f(%arg0: !gpu.async.token, %arg1: memref<?xf32>, %arg2: index, %arg3: memref<?xindex>, %arg4: !gpu.sparse.dntensor_handle, %arg5: !gpu.sparse.spmat_handle, %arg6: !gpu.sparse.spgemmop_handle, %arg7: i32, %arg8: f32, %arg9: memref<*xf32>, %arg10: memref<?x?xf32>, %arg11: vector<4xf32>) {
    %dnTensor, %asyncToken = gpu.create_dn_tensor async [%arg0] %arg1, %arg2, %arg2 : index, index into memref<?xf32>
    %dnTensor_0 = gpu.create_dn_tensor  %arg1, %arg2 : index into memref<?xf32>
    %0 = gpu.destroy_dn_tensor async [%arg0] %arg4
    gpu.destroy_dn_tensor  %arg4 {foo}
    %spmat, %asyncToken_1 = gpu.create_coo async [%arg0] %arg2, %arg2, %arg2, %arg3, %arg3, %arg1 : memref<?xindex>, memref<?xindex>, memref<?xf32>
    %spmat_2, %asyncToken_3 = gpu.create_coo_aos async [%arg0] %arg2, %arg2, %arg2, %arg3, %arg1 : memref<?xindex>, memref<?xf32>
    %spmat_4, %asyncToken_5 = gpu.create_csr async [%arg0] %arg2, %arg2, %arg2, %arg3, %arg3, %arg1 : memref<?xindex>, memref<?xindex>, memref<?xf32>
    %spmat_6, %asyncToken_7 = gpu.create_csc async [%arg0] %arg2, %arg2, %arg2, %arg3, %arg3, %arg1 : memref<?xindex>, memref<?xindex>, memref<?xf32>
    %spmat_8, %asyncToken_9 = gpu.create_bsr async [%arg0] %arg2, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3, %arg1 : memref<?xindex>, memref<?xindex>, memref<?xf32>
    %spMat, %asyncToken_10 = gpu.create_2to4_spmat async [%arg0]{ PRUNE_AND_CHECK} %arg2, %arg2, %arg1 : memref<?xf32>
    %spMat_11, %asyncToken_12 = gpu.create_2to4_spmat async [%arg0]{ NONE} %arg2, %arg2, %arg1 : memref<?xf32>
    %1 = gpu.destroy_sp_mat async [%arg0] %arg5
    %bufferSz, %asyncToken_13 = gpu.spmv_buffer_size async [%arg0] %arg5, %arg4, %arg4 into f32
    %bufferSz_14, %asyncToken_15 = gpu.spmv_buffer_size async [%arg0] %arg5{ TRANSPOSE}, %arg4, %arg4 into f32
    %2 = gpu.spmv async [%arg0] %arg5, %arg4, %arg4, %arg1 : memref<?xf32> into f32
    %bufferSzs:3, %asyncToken_16 = gpu.spmm_buffer_size async [%arg0] %arg5, %arg4, %arg4 : index, index, index into f32
    %3 = gpu.spmm async [%arg0] %arg5, %arg4, %arg4, %arg1 : memref<?xf32> into f32
    %4 = gpu.spmm async [%arg0] %arg5, %arg4, %arg4, %arg1, %arg1 : memref<?xf32>, memref<?xf32> into f32
    %bufferSz_17, %asyncToken_18 = gpu.sddmm_buffer_size async [%arg0] %arg4, %arg4, %arg5 into f32
    %5 = gpu.sddmm async [%arg0] %arg4, %arg4, %arg5, %arg1 : memref<?xf32> into f32
    %desc, %asyncToken_19 = gpu.spgemm_create_descr async [%arg0]
    %6 = gpu.spgemm_destroy_descr async [%arg0] %arg6
    %bufferSzNew, %asyncToken_20 = gpu.spgemm_work_estimation_or_compute async [%arg0]{ COMPUTE} %arg5, %arg5, %arg5, %arg6, %arg2, %arg1 : f32 into memref<?xf32>
    %7 = gpu.spgemm_copy async [%arg0] %arg5, %arg5{ CONJUGATE_TRANSPOSE}, %arg5, %arg6 : f32
    %rows, %cols, %nnz, %asyncToken_21 = gpu.spmat_get_size async [%arg0] %arg5
    %8 = gpu.set_csr_pointers async [%arg0] %arg5, %arg1, %arg1, %arg1 : memref<?xf32>, memref<?xf32>, memref<?xf32>
    gpu.host_register %arg9 : memref<*xf32>
    gpu.set_default_device %arg7
    %rotateResult, %valid = gpu.rotate %arg8, 1, 16 : f32
    %9 = gpu.subgroup_reduce  add %arg8 uniform cluster(size = 4, stride = 2) : (f32) -> f32
    %10 = gpu.subgroup_reduce  add %arg8 cluster(size = 4) : (f32) -> f32
    %11 = gpu.lane_id upper_bound 32
    %thread_id_x = gpu.thread_id  x upper_bound 32
    %cluster_id_x = gpu.cluster_id  x upper_bound 32
    %cluster_dim_x = gpu.cluster_dim  x
    %cluster_dim_blocks_x = gpu.cluster_dim_blocks  x
    %cluster_block_id_x = gpu.cluster_block_id  x
    %12 = gpu.num_subgroups upper_bound 2 : index
    %13 = gpu.subgroup_size upper_bound 2 : index
    %14 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.memset [%arg0] %arg1, %arg8 : memref<?xf32>, f32
    %15 = gpu.wait async
    gpu.wait 
    %16 = gpu.wait async [%arg0, %15]
    gpu.printf "a %f", %arg8, %arg2 : f32, index
    gpu.printf "a" {foo}
    %17 = gpu.subgroup_mma_constant_matrix %arg8 : !gpu.mma_matrix<16x16xf32, "COp">
    %18 = gpu.subgroup_mma_elementwise  addf %17, %17 : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %19 = gpu.subgroup_mma_extract_thread_local %17[%arg2] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    %20 = gpu.subgroup_mma_insert_thread_local %arg8, %17[%arg2] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %21 = gpu.subgroup_mma_load_matrix %arg10[%arg2, %arg2] {leadDimension = 32 : index, transpose} : memref<?x?xf32> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %22 = gpu.subgroup_mma_load_matrix %arg10[%arg2, %arg2] {leadDimension = 32 : index} : memref<?x?xf32> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %23 = gpu.subgroup_mma_load_matrix %arg10[%arg2, %arg2] {leadDimension = 32 : index} : memref<?x?xf32> -> !gpu.mma_matrix<16x16xf16, "COp">
    %24 = gpu.subgroup_mma_compute %21, %22, %23 {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %23, %arg10[%arg2, %arg2] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<?x?xf32>
    %shuffleResult, %valid_22 = gpu.shuffle  up %arg8, %arg7, %arg7 : f32
    %memref, %asyncToken_23 = gpu.alloc async [%arg0] host_shared (%arg2) : memref<?xf32>
    %25 = gpu.warp_execute_on_lane_0(%arg2)[32] args(%arg11 : vector<4xf32>) -> (vector<4xf32>) {
    ^bb0(%arg12: vector<128xf32>):
      gpu.yield %arg12 : vector<128xf32>
    }
    gpu.warp_execute_on_lane_0(%arg2)[32] {
    }
    %26 = gpu.launch async [%arg0] clusters(%arg24, %arg25, %arg26) in (%arg27 = %arg2, %arg28 = %arg2, %arg29 = %arg2) blocks(%arg12, %arg13, %arg14) in (%arg18 = %arg2, %arg19 = %arg2, %arg20 = %arg2) threads(%arg15, %arg16, %arg17) in (%arg21 = %arg2, %arg22 = %arg2, %arg23 = %arg2) dynamic_shared_memory_size %arg7 module(@mm) function(@gg) workgroup(%arg30 : memref<4xf32, 3>) private(%arg31 : memref<2xf32, 5>) {
      gpu.terminator
    } {foo}
    return
  }
}
