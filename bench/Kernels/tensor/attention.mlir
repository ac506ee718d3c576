// One head of attention: softmax(Q K^T / 8) V.
// CALL: f32[512x64] f32[512x64] f32[512x64] f32[512x512]=zeros f32[512x64]=zeros
func.func @kernel_attention(%q: memref<512x64xf32>, %k: memref<512x64xf32>, %v: memref<512x64xf32>,
                            %s: memref<512x512xf32>, %out: memref<512x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %eighth = arith.constant 0.125 : f32
  %lowest = arith.constant -3.40282347E+38 : f32
  %largest = memref.alloca() : memref<512xf32>
  %sums = memref.alloca() : memref<512xf32>
  linalg.generic {
    indexing_maps = [affine_map<(i, j, d) -> (i, d)>, affine_map<(i, j, d) -> (j, d)>,
                     affine_map<(i, j, d) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%q, %k : memref<512x64xf32>, memref<512x64xf32>) outs(%s : memref<512x512xf32>) {
  ^bb0(%a: f32, %b: f32, %partial: f32):
    %product = arith.mulf %a, %b fastmath<fast> : f32
    %sum = arith.addf %partial, %product fastmath<fast> : f32
    linalg.yield %sum : f32
  }
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } outs(%s : memref<512x512xf32>) {
  ^bb0(%value: f32):
    %scaled = arith.mulf %value, %eighth fastmath<fast> : f32
    linalg.yield %scaled : f32
  }
  linalg.fill ins(%lowest : f32) outs(%largest : memref<512xf32>)
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%s : memref<512x512xf32>) outs(%largest : memref<512xf32>) {
  ^bb0(%value: f32, %best: f32):
    %max = arith.maximumf %value, %best fastmath<fast> : f32
    linalg.yield %max : f32
  }
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%largest : memref<512xf32>) outs(%s : memref<512x512xf32>) {
  ^bb0(%best: f32, %value: f32):
    %difference = arith.subf %value, %best fastmath<fast> : f32
    %exp = math.exp %difference fastmath<fast> : f32
    linalg.yield %exp : f32
  }
  linalg.fill ins(%zero : f32) outs(%sums : memref<512xf32>)
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%s : memref<512x512xf32>) outs(%sums : memref<512xf32>) {
  ^bb0(%value: f32, %partial: f32):
    %sum = arith.addf %partial, %value fastmath<fast> : f32
    linalg.yield %sum : f32
  }
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%sums : memref<512xf32>) outs(%s : memref<512x512xf32>) {
  ^bb0(%sum: f32, %value: f32):
    %quotient = arith.divf %value, %sum fastmath<fast> : f32
    linalg.yield %quotient : f32
  }
  linalg.matmul ins(%s, %v : memref<512x512xf32>, memref<512x64xf32>)
    outs(%out : memref<512x64xf32>)
  return
}
