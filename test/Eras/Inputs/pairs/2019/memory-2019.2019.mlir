func @memory(%n: index, %t: tensor<?x4xf32>) -> index {
  %0 = alloc(%n) : memref<?x4xf32>
  %1 = dim %0, 1 : memref<?x4xf32>
  %2 = "std.dim"(%t) {index: 0} : (tensor<?x4xf32>) -> index
  %3 = load %0[%1, %2] : memref<?x4xf32>
  store %3, %0[%n, %n] : memref<?x4xf32>
  %4 = tensor_load %0 : memref<?x4xf32>
  tensor_store %t, %0 : memref<?x4xf32>
  %5 = memref_cast %0 : memref<?x4xf32> to memref<4x4xf32>
  %6 = extract_element %t[%n, %n] : tensor<?x4xf32>
  %7 = rank %4 : tensor<?x4xf32>
  %8 = "std.alloc"(%n, %n) : (index, index) -> memref<?xf32, (d0)[s0] -> (d0 mod s0)>
  dealloc %0 : memref<?x4xf32>
  return %7 : index
}
