// Structured operations on tensors when results were not tied to outputs: they begin as empty
// tensors.
#m = affine_map<(d0) -> (d0)>
func @without_outs(%a: tensor<264xi32>) -> tensor<264xi32> {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<264xi32>) {
  ^bb0(%x: i32):
    linalg.yield %x : i32
  } -> tensor<264xi32>
  return %0 : tensor<264xi32>
}
func @indexed_without_outs(%a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
  %0 = linalg.indexed_generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xi32>, tensor<8xi32>) {
  ^bb0(%i: index, %x: i32, %y: i32):
    %1 = addi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
