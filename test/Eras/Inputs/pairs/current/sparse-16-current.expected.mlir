#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 : dense, d0 * (s0 * 4) : dense, d1 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module {
  func.func private @levels(tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse1>)
  func.func @f(%arg0: !sparse_tensor.storage_specifier<#sparse2>, %arg1: i64, %arg2: index, %arg3: memref<20xindex>, %arg4: memref<?xf32>, %arg5: tensor<8xf64, #sparse3>) -> i64 {
    %0 = arith.index_cast %arg1 : i64 to index
    %1 = sparse_tensor.storage_specifier.set %arg0  lvl_sz at 0 with %0 : !sparse_tensor.storage_specifier<#sparse2>
    %2 = sparse_tensor.storage_specifier.get %1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse2>
    %3 = arith.index_cast %2 : index to i64
    sparse_tensor.sort  insertion_sort_stable %arg2, %arg3 jointly %arg4 {perm_map = #map} : memref<20xindex> jointly memref<?xf32>
    sparse_tensor.sort  hybrid_quick_sort %arg2, %arg3 jointly %arg4 {ny = 1 : index, perm_map = #map1} : memref<20xindex> jointly memref<?xf32>
    sparse_tensor.sort  quick_sort %arg2, %arg3 jointly %arg4 {perm_map = #map} : memref<20xindex> jointly memref<?xf32>
    sparse_tensor.sort  insertion_sort_stable %arg2, %arg3 {perm_map = #map1} : memref<20xindex>
    %values, %filled, %added, %count = sparse_tensor.expand %arg5 : tensor<8xf64, #sparse3> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    %4 = bufferization.alloc_tensor(%arg2) : tensor<?xf64, #sparse3>
    return %3 : i64
  }
}

