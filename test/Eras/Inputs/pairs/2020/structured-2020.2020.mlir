#trait = {args_in = 1, args_out = 1, indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
func @f(%a: memref<?xf32>, %t: tensor<4xf32>, %m: memref<?x?xf32>) -> tensor<4xf32> {
  linalg.generic #trait {kept = 1} %a, %a {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } : memref<?xf32>, memref<?xf32>
  linalg.generic {args_in = 1,
                  args_out = 1,
                  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]} %a, %a {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %q : f32
  } : memref<?xf32>, memref<?xf32>
  %0 = linalg.generic #trait %t {
  ^bb0(%p: f32):
    linalg.yield %p : f32
  } : tensor<4xf32> -> tensor<4xf32>
  linalg.matmul %m, %m, %m : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>)
  "linalg.copy"(%a, %a) : (memref<?xf32>, memref<?xf32>) -> ()
  return %0 : tensor<4xf32>
}
func @loop(%i: index, %m: memref<4xf32>) {
  loop.parallel (%k) = (%i) to (%i) step (%i) {
    loop.yield
  }
  assume_alignment %m, 16 : memref<4xf32>
  return
}
