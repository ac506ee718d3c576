#V = #sparse_tensor.encoding<{dimLevelType = ["compressed"]}>
#E = #sparse_tensor.encoding<{dimLevelType = ["dense", "dense", "compressed"], higherOrdering = affine_map<(i, j)[c] -> (c * 4 * i, i, j)>}>
#O = #sparse_tensor.encoding<{dimLevelType = ["dense", "dense", "compressed"], dimOrdering = affine_map<(i, j, k) -> (j, i, k)>, higherOrdering = affine_map<(i, j)[c] -> (c * 4 * i, i, j)>}>
func.func private @levels(tensor<?x?xf64, #E>, tensor<?x?xf64, #O>)
func.func @f(%s: !sparse_tensor.storage_specifier<#V>, %n: i64, %i: index, %x: memref<20xindex>, %y: memref<?xf32>, %t: tensor<8xf64, #V>) -> i64 {
  %0 = sparse_tensor.storage_specifier.set %s dim_sz at 0 with %n : i64, !sparse_tensor.storage_specifier<#V>
  %1 = sparse_tensor.storage_specifier.get %0 val_mem_sz : !sparse_tensor.storage_specifier<#V> to i64
  sparse_tensor.sort stable %i, %x jointly %y : memref<20xindex> jointly memref<?xf32>
  sparse_tensor.sort_coo %i, %x jointly %y {nx = 2 : index, ny = 1 : index} : memref<20xindex> jointly memref<?xf32>
  sparse_tensor.sort quick_sort %i, %x jointly %y : memref<20xindex> jointly memref<?xf32>
  sparse_tensor.sort_coo insertion_sort_stable %i, %x {nx = 2 : index} : memref<20xindex>
  %2:4 = sparse_tensor.expand %t : tensor<8xf64, #V> to memref<?xf64>, memref<?xi1>, memref<?xindex>, index
  %3 = sparse_tensor.init [%i] : tensor<?xf64, #V>
  return %1 : i64
}
