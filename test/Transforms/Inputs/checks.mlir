func.func @extract(%t: tensor<4x?x5xf32>, %i: index, %j: index, %k: index) -> f32 {
  %0 = tensor.extract %t[%i, %j, %k] : tensor<4x?x5xf32>
  return %0 : f32
}

func.func @static(%t: tensor<4x3xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[%i, %i] : tensor<4x3xf32>
  return %0 : f32
}

func.func @insert(%v: f32, %t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %v into %t[%i] : tensor<?xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @scalar(%t: tensor<f32>) -> f32 {
  %0 = tensor.extract %t[] : tensor<f32>
  return %0 : f32
}

func.func @constants(%t: tensor<4x?xf32>, %i: index) -> (f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = tensor.extract %t[%c1, %c7] : tensor<4x?xf32>
  %1 = tensor.extract %t[%c7, %c1] : tensor<4x?xf32>
  %2 = tensor.extract %t[%i, %c1] : tensor<4x?xf32>
  return %0, %1, %2 : f32, f32, f32
}

func.func @dim(%t: tensor<4x?xf32>, %i: index, %u: tensor<*xf32>) -> (index, index, index) {
  %c3 = arith.constant 3 : index
  %0 = tensor.dim %t, %i : tensor<4x?xf32>
  %1 = tensor.dim %t, %c3 : tensor<4x?xf32>
  %2 = tensor.dim %u, %i : tensor<*xf32>
  return %0, %1, %2 : index, index, index
}

// Attributes of the operation, in a region, and attributes that messages omit.
func.func @attributes(%t: tensor<7xf32>, %i: index) {
  %0:2 = "t.loop"() ({
  ^bb0(%j: index):
    %1 = tensor.extract %t[%j] {
      map = affine_map<(d0) -> (d0 * 2)>,
      short = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<16xi32>,
      long = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>
    } : tensor<7xf32> loc(fused["x", "y"("\F0\9F\92\A1":1:2)])
    %2 = tensor.extract %t[%j] {map = affine_map<(d0) -> (d0 * 2)>} : tensor<7xf32> loc(unknown)
    "t.end"(%1, %2) : (f32, f32) -> ()
  }) : () -> (index, index)
  %3 = tensor.extract %t[%0#1] : tensor<7xf32> loc(callsite("f" at "g.c":3:4))
  return
}
