// The naive product, an example of the first description of MLIR: the number of columns of A is
// dynamic, C is allocated by the function, and its elements are set to 0 in the loop over columns.
// CALL: f32[100x1000] f32[1000x50] -> f32[100x50]
// PRODUCT: new
func.func @multiply(%A: memref<100x?xf32>, %B: memref<?x50xf32>) -> memref<100x50xf32>
    attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %A, %c1 : memref<100x?xf32>
  %C = memref.alloc() : memref<100x50xf32>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 50 {
      memref.store %zero, %C[%i, %j] : memref<100x50xf32>
      affine.for %k = 0 to %n {
        %a_v = memref.load %A[%i, %k] : memref<100x?xf32>
        %b_v = memref.load %B[%k, %j] : memref<?x50xf32>
        %prod = arith.mulf %a_v, %b_v : f32
        %c_v = memref.load %C[%i, %j] : memref<100x50xf32>
        %sum = arith.addf %c_v, %prod : f32
        memref.store %sum, %C[%i, %j] : memref<100x50xf32>
      }
    }
  }
  return %C : memref<100x50xf32>
}
