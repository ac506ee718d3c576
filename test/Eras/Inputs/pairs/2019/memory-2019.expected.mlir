#map = affine_map<(d0)[s0] -> (d0 mod s0)>
module {
  func.func @memory(%arg0: index, %arg1: tensor<?x4xf32>) -> index {
    %alloc = memref.alloc(%arg0) : memref<?x4xf32>
    %c1 = arith.constant 1 : index
    %dim = memref.dim %alloc, %c1 : memref<?x4xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x4xf32>
    %0 = memref.load %alloc[%dim, %dim_0] : memref<?x4xf32>
    memref.store %0, %alloc[%arg0, %arg0] : memref<?x4xf32>
    %1 = bufferization.to_tensor %alloc : memref<?x4xf32> to tensor<?x4xf32>
    bufferization.materialize_in_destination %arg1 in writable %alloc : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
    %cast = memref.cast %alloc : memref<?x4xf32> to memref<4x4xf32>
    %extracted = tensor.extract %arg1[%arg0, %arg0] : tensor<?x4xf32>
    %rank = tensor.rank %1 : tensor<?x4xf32>
    %alloc_1 = memref.alloc(%arg0)[%arg0] : memref<?xf32, #map>
    memref.dealloc %alloc : memref<?x4xf32>
    return %rank : index
  }
}

