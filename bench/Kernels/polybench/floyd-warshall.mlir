// Lengths of the shortest paths between all nodes.
// CALL: i32[500x500]<1000
func.func @kernel_floyd_warshall(%path: memref<500x500xi32>) {
  affine.for %k = 0 to 500 {
    affine.for %i = 0 to 500 {
      affine.for %j = 0 to 500 {
        %path_value = affine.load %path[%i, %j] : memref<500x500xi32>
        %path_value_1 = affine.load %path[%i, %k] : memref<500x500xi32>
        %path_value_2 = affine.load %path[%k, %j] : memref<500x500xi32>
        %add = arith.addi %path_value_1, %path_value_2 : i32
        %min = arith.minsi %path_value, %add : i32
        affine.store %min, %path[%i, %j] : memref<500x500xi32>
      }
    }
  }
  return
}
