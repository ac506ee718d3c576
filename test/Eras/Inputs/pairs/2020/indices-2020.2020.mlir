#id = affine_map<(d0, d1) -> (d0, d1)>
#trait = {args_in = 1, args_out = 1, indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
func @buffers(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  linalg.indexed_generic #trait %a, %b {
  ^bb0(%i: index, %j: index, %x: f32, %y: f32):
    "t.use"(%j, %i, %x) : (index, index, f32) -> ()
    linalg.yield %y : f32
  } : memref<?x?xf32>, memref<?x?xf32>
  linalg.generic {args_in = 1 : i64, args_out = 1 : i64,
      indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
    {marked = "here"}
    %a, %b {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } : memref<?x?xf32>, memref<?x?xf32>
  return
}
func @tensors(%a: tensor<?x?xf32>, %e: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic #trait %a {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } : tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = linalg.indexed_generic {args_in = 1, args_out = 1, indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} %0 {
  ^bb0(%i: index, %j: index, %x: f32):
    linalg.yield %x : f32
  } : tensor<?x?xf32> -> tensor<?x?xf32>
  %2 = linalg.tensor_reshape %e [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k)>] : tensor<4x?xf32> into tensor<2x2x?xf32>
  %3 = linalg.tensor_reshape %a [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k)>] : tensor<?x?xf32> into tensor<?x8x?xf32>
  return %1 : tensor<?x?xf32>
}
func @named(%a: memref<?x?x?xf32>) {
  linalg.batch_matmul %a, %a, %a : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  return
}
func @convolutions(%arg0: memref<1x16x16x4xf32>, %arg1: memref<3x3x4x16xf32>, %arg2: memref<1x14x14x16xf32>) {
  linalg.conv(%arg1, %arg0, %arg2)  : memref<3x3x4x16xf32>, memref<1x16x16x4xf32>, memref<1x14x14x16xf32>
  linalg.conv(%arg1, %arg0, %arg2) {dilations = [1, 1], strides = [1, 1]} : memref<3x3x4x16xf32>, memref<1x16x16x4xf32>, memref<1x14x14x16xf32>
  return
}
