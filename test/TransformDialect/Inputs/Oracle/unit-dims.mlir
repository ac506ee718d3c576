// Dimensions of size 1: patterns that simplify are not among them.
#map = affine_map<(d0, d1) -> (d0, d1)>
module attributes {transform.with_named_sequence} {
func.func @a(%x: tensor<8x1xf32>, %i: index, %f: f32) -> (tensor<8x1xf32>, tensor<2x4xf32>, tensor<?x2xf32>) {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
  %c0 = arith.constant 0 : index
  %ed = tensor.empty(%i) : tensor<?x8xf32>
  %fl = linalg.fill ins(%f : f32) outs(%ed : tensor<?x8xf32>) -> tensor<?x8xf32>
  %fl2 = tensor.cast %fl : tensor<?x8xf32> to tensor<?x?xf32>
  %e4 = tensor.empty() : tensor<8xf32>
  %fl3 = linalg.fill ins(%f : f32) outs(%e4 : tensor<8xf32>) -> tensor<8xf32>
  %c4 = tensor.expand_shape %fl3 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %g = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%e : tensor<8x1xf32>) outs(%x : tensor<8x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x1xf32>
  %h = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%g : tensor<8x1xf32>) outs(%x : tensor<8x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x1xf32>
  %cst = arith.constant 0.0 : f32
  %p = tensor.pad %g low[0, 0] high[%i, 1] {
  ^bb0(%y: index, %z: index):
    tensor.yield %cst : f32
  } : tensor<8x1xf32> to tensor<?x2xf32>
  return %h, %c4, %p: tensor<8x1xf32>, tensor<2x4xf32>, tensor<?x2xf32>
}
func.func @p(%x: tensor<1x8xf32>) -> (tensor<1x9xf32>) {
  %cst = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0] high[0, 1] {
  ^bb0(%y: index, %z: index):
    tensor.yield %cst : f32
  } : tensor<1x8xf32> to tensor<1x9xf32>
  return %p: tensor<1x9xf32>
}
func.func @empty(%i: index) -> (tensor<4x1xf32>, tensor<8xf32>, tensor<1x8xf32>, tensor<8x8xf32>, index) {
  %e = tensor.empty() : tensor<8x8xf32>
  %s = tensor.extract_slice %e[%i, 0] [4, 1] [1, 1] : tensor<8x8xf32> to tensor<4x1xf32>
  %e1 = tensor.empty() : tensor<8x1xf32>
  %c = tensor.collapse_shape %e1 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
  %e2 = tensor.empty() : tensor<8xf32>
  %x = tensor.expand_shape %e2 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
  %e3 = tensor.empty() : tensor<4x8xf32>
  %cc = tensor.concat dim(0) %e3, %e3 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %c0 = arith.constant 0 : index
  %ed = tensor.empty(%i) : tensor<?x8xf32>
  %d = tensor.dim %ed, %c0 : tensor<?x8xf32>
  return %s, %c, %x, %cc, %d : tensor<4x1xf32>, tensor<8xf32>, tensor<1x8xf32>, tensor<8x8xf32>, index
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
    } : !transform.any_op
    transform.yield
  }
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
module attributes {transform.with_named_sequence} {
func.func @a(%x: tensor<8x1xf32>, %i: index, %f: f32) -> (tensor<8x1xf32>, tensor<2x4xf32>, tensor<?x2xf32>) {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
  %c0 = arith.constant 0 : index
  %ed = tensor.empty(%i) : tensor<?x8xf32>
  %fl = linalg.fill ins(%f : f32) outs(%ed : tensor<?x8xf32>) -> tensor<?x8xf32>
  %fl2 = tensor.cast %fl : tensor<?x8xf32> to tensor<?x?xf32>
  %e4 = tensor.empty() : tensor<8xf32>
  %fl3 = linalg.fill ins(%f : f32) outs(%e4 : tensor<8xf32>) -> tensor<8xf32>
  %c4 = tensor.expand_shape %fl3 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %g = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%e : tensor<8x1xf32>) outs(%x : tensor<8x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x1xf32>
  %h = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%g : tensor<8x1xf32>) outs(%x : tensor<8x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x1xf32>
  %cst = arith.constant 0.0 : f32
  %p = tensor.pad %g low[0, 0] high[%i, 1] {
  ^bb0(%y: index, %z: index):
    tensor.yield %cst : f32
  } : tensor<8x1xf32> to tensor<?x2xf32>
  return %h, %c4, %p: tensor<8x1xf32>, tensor<2x4xf32>, tensor<?x2xf32>
}
func.func @p(%x: tensor<1x8xf32>) -> (tensor<1x9xf32>) {
  %cst = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0] high[0, 1] {
  ^bb0(%y: index, %z: index):
    tensor.yield %cst : f32
  } : tensor<1x8xf32> to tensor<1x9xf32>
  return %p: tensor<1x9xf32>
}
func.func @empty(%i: index) -> (tensor<4x1xf32>, tensor<8xf32>, tensor<1x8xf32>, tensor<8x8xf32>, index) {
  %e = tensor.empty() : tensor<8x8xf32>
  %s = tensor.extract_slice %e[%i, 0] [4, 1] [1, 1] : tensor<8x8xf32> to tensor<4x1xf32>
  %e1 = tensor.empty() : tensor<8x1xf32>
  %c = tensor.collapse_shape %e1 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
  %e2 = tensor.empty() : tensor<8xf32>
  %x = tensor.expand_shape %e2 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
  %e3 = tensor.empty() : tensor<4x8xf32>
  %cc = tensor.concat dim(0) %e3, %e3 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %c0 = arith.constant 0 : index
  %ed = tensor.empty(%i) : tensor<?x8xf32>
  %d = tensor.dim %ed, %c0 : tensor<?x8xf32>
  return %s, %c, %x, %cc, %d : tensor<4x1xf32>, tensor<8xf32>, tensor<1x8xf32>, tensor<8x8xf32>, index
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
    } : !transform.any_op
    transform.yield
  }
}
