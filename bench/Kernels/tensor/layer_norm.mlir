// Rows normalised to mean 0 and variance 1, then scaled and shifted.
// CALL: f32[8192x1024] f32[1024] f32[1024] f32[8192x1024]=zeros
func.func @kernel_layer_norm(%x: memref<8192x1024xf32>, %gamma: memref<1024xf32>,
                             %beta: memref<1024xf32>, %y: memref<8192x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %reciprocal = arith.constant 0.0009765625 : f32
  %epsilon = arith.constant 1.0e-05 : f32
  %sums = memref.alloca() : memref<8192xf32>
  %squares = memref.alloca() : memref<8192xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<8192xf32>)
  linalg.fill ins(%zero : f32) outs(%squares : memref<8192xf32>)
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%x : memref<8192x1024xf32>) outs(%sums : memref<8192xf32>) {
  ^bb0(%value: f32, %partial: f32):
    %sum = arith.addf %partial, %value fastmath<fast> : f32
    linalg.yield %sum : f32
  }
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%x, %sums : memref<8192x1024xf32>, memref<8192xf32>) outs(%squares : memref<8192xf32>) {
  ^bb0(%value: f32, %sum: f32, %partial: f32):
    %mean = arith.mulf %sum, %reciprocal fastmath<fast> : f32
    %difference = arith.subf %value, %mean fastmath<fast> : f32
    %square = arith.mulf %difference, %difference fastmath<fast> : f32
    %next = arith.addf %partial, %square fastmath<fast> : f32
    linalg.yield %next : f32
  }
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>,
                     affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %sums, %squares, %gamma, %beta : memref<8192x1024xf32>, memref<8192xf32>,
         memref<8192xf32>, memref<1024xf32>, memref<1024xf32>) outs(%y : memref<8192x1024xf32>) {
  ^bb0(%value: f32, %sum: f32, %square: f32, %factor: f32, %shift: f32, %old: f32):
    %mean = arith.mulf %sum, %reciprocal fastmath<fast> : f32
    %difference = arith.subf %value, %mean fastmath<fast> : f32
    %variance = arith.mulf %square, %reciprocal fastmath<fast> : f32
    %positive = arith.addf %variance, %epsilon fastmath<fast> : f32
    %scale = math.rsqrt %positive fastmath<fast> : f32
    %normal = arith.mulf %difference, %scale fastmath<fast> : f32
    %scaled = arith.mulf %normal, %factor fastmath<fast> : f32
    %shifted = arith.addf %scaled, %shift fastmath<fast> : f32
    linalg.yield %shifted : f32
  }
  return
}
