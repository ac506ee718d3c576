// Exponentials of each row, divided by their sum.
// CALL: f32[1024x1024] f32[1024x1024]=zeros
func.func @kernel_softmax(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant -3.40282347E+38 : f32
  %largest = memref.alloca() : memref<1024xf32>
  %sums = memref.alloca() : memref<1024xf32>
  linalg.fill ins(%lowest : f32) outs(%largest : memref<1024xf32>)
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%x : memref<1024x1024xf32>) outs(%largest : memref<1024xf32>) {
  ^bb0(%value: f32, %best: f32):
    %max = arith.maximumf %value, %best fastmath<fast> : f32
    linalg.yield %max : f32
  }
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %largest : memref<1024x1024xf32>, memref<1024xf32>) outs(%y : memref<1024x1024xf32>) {
  ^bb0(%value: f32, %best: f32, %old: f32):
    %difference = arith.subf %value, %best fastmath<fast> : f32
    %exp = math.exp %difference fastmath<fast> : f32
    linalg.yield %exp : f32
  }
  linalg.fill ins(%zero : f32) outs(%sums : memref<1024xf32>)
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%y : memref<1024x1024xf32>) outs(%sums : memref<1024xf32>) {
  ^bb0(%value: f32, %partial: f32):
    %sum = arith.addf %partial, %value fastmath<fast> : f32
    linalg.yield %sum : f32
  }
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%sums : memref<1024xf32>) outs(%y : memref<1024x1024xf32>) {
  ^bb0(%sum: f32, %value: f32):
    %quotient = arith.divf %value, %sum fastmath<fast> : f32
    linalg.yield %quotient : f32
  }
  return
}
