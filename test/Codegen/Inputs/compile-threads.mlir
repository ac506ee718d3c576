func.func private @fill(memref<?x?xf32>)
func.func @main(%a: memref<?x?xf32>) -> memref<?x?xf32> {
  call @fill(%a) : (memref<?x?xf32>) -> ()
  return %a : memref<?x?xf32>
}
