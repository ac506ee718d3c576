// RUN: %strata opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s
//
// Folds and patterns. Results are those of mlir-opt, which makes invalid constants of some
// operations whose results are extent tensors without a rank.

// CHECK-LABEL: func.func @shape_of1(%arg0: tensor<2x3xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    return %0 : tensor<2xindex>
// CHECK-NEXT:  }
func.func @shape_of1(%t: tensor<2x3xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @shape_of2(%arg0: tensor<2x3xf32>) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @shape_of2(%t: tensor<2x3xf32>) -> !shape.shape {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @shape_of3(%arg0: tensor<2x3xf32>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    return %cast : tensor<?xindex>
// CHECK-NEXT:  }
func.func @shape_of3(%t: tensor<2x3xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @shape_of4(%arg0: tensor<2x?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    return %0 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @shape_of4(%t: tensor<2x?xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @shape_of5(%arg0: memref<2x3xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    return %0 : tensor<2xindex>
// CHECK-NEXT:  }
func.func @shape_of5(%t: memref<2x3xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : memref<2x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @shape_of6(%arg0: tensor<2x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    return %0 : tensor<2xindex>
// CHECK-NEXT:  }
func.func @shape_of6(%t: tensor<2x?xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @bc1() -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @bc1() -> !shape.shape {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc2() -> tensor<2xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [7, 2] : tensor<2xindex>
// CHECK-NEXT:    return %0 : tensor<2xindex>
// CHECK-NEXT:  }
func.func @bc2() -> tensor<2xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [7, 1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @bc3() -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [2] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [7] : !shape.shape
// CHECK-NEXT:    %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %2 : !shape.shape
// CHECK-NEXT:  }
func.func @bc3() -> !shape.shape {
  %a = shape.const_shape [2] : !shape.shape
  %b = shape.const_shape [7] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc4(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    return %arg0 : !shape.shape
// CHECK-NEXT:  }
func.func @bc4(%a: !shape.shape) -> !shape.shape {
  %0 = shape.broadcast %a : !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc5(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.broadcast %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @bc5(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %0 = shape.broadcast %a, %b, %a : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc6(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    return %arg0 : !shape.shape
// CHECK-NEXT:  }
func.func @bc6(%a: !shape.shape) -> !shape.shape {
  %b = shape.const_shape [] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc7(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.broadcast %arg0, %arg1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %0 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @bc7(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %b0 = shape.const_shape [] : tensor<0xindex>
  %0 = shape.broadcast %a, %b, %b0 : tensor<?xindex>, tensor<?xindex>, tensor<0xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @bc8(%arg0: tensor<3xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:    return %cast : tensor<?xindex>
// CHECK-NEXT:  }
func.func @bc8(%a: tensor<3xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %a : tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @bc9() -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @bc9() -> !shape.shape {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b : !shape.shape, tensor<2xindex> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc10(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [7, 2] : tensor<2xindex>
// CHECK-NEXT:    %1 = shape.broadcast %arg0, %0 : !shape.shape, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:    return %1 : !shape.shape
// CHECK-NEXT:  }
func.func @bc10(%x: !shape.shape) -> !shape.shape {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.broadcast %a, %b, %x : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc11(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [7, 1, 1] : tensor<3xindex>
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:    %1 = shape.broadcast %cast, %0 : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:    %cast_0 = tensor.cast %1 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:    return %cast_0 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @bc11(%a: tensor<?xindex>) -> tensor<?xindex> {
  %c = tensor.cast %a : tensor<?xindex> to tensor<3xindex>
  %b = shape.const_shape [7, 1, 1] : tensor<3xindex>
  %0 = shape.broadcast %c, %b : tensor<3xindex>, tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @concat1() -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2, 7, 1] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @concat1() -> !shape.shape {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @concat2() -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:    %1 = shape.const_shape [7, 1] : tensor<2xindex>
// CHECK-NEXT:    %2 = shape.concat %0, %1 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %2 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @concat2() -> tensor<?xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [7, 1] : tensor<2xindex>
  %0 = shape.concat %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @split1() -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:    %0 = shape.const_shape [1] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:    return %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:  }
func.func @split1() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c = shape.const_size 1
  %h, %t = "shape.split_at"(%a, %c) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %h, %t : !shape.shape, !shape.shape
}

// -----

// CHECK-LABEL: func.func @split2() -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:    return %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:  }
func.func @split2() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c = shape.const_size -1
  %h, %t = "shape.split_at"(%a, %c) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %h, %t : !shape.shape, !shape.shape
}

// -----

// CHECK-LABEL: func.func @split3() -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:    %c5 = shape.const_size 5
// CHECK-NEXT:    %head, %tail = "shape.split_at"(%0, %c5) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:    return %head, %tail : !shape.shape, !shape.shape
// CHECK-NEXT:  }
func.func @split3() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c = shape.const_size 5
  %h, %t = "shape.split_at"(%a, %c) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %h, %t : !shape.shape, !shape.shape
}

// -----

// CHECK-LABEL: func.func @split4() -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2, 3] : tensor<3xindex>
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %head, %tail = "shape.split_at"(%0, %c1) : (tensor<3xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:    return %head, %tail : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:  }
func.func @split4() -> (tensor<?xindex>, tensor<?xindex>) {
  %a = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %c = arith.constant 1 : index
  %h, %t = "shape.split_at"(%a, %c) : (tensor<3xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %h, %t : tensor<?xindex>, tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @ne1() -> !shape.size {
// CHECK-NEXT:    %c120 = shape.const_size 120
// CHECK-NEXT:    return %c120 : !shape.size
// CHECK-NEXT:  }
func.func @ne1() -> !shape.size {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @ne2() -> index {
// CHECK-NEXT:    %c120 = arith.constant 120 : index
// CHECK-NEXT:    return %c120 : index
// CHECK-NEXT:  }
func.func @ne2() -> index {
  %a = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %0 = shape.num_elements %a : tensor<3xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge1() -> !shape.size {
// CHECK-NEXT:    %c5 = shape.const_size 5
// CHECK-NEXT:    return %c5 : !shape.size
// CHECK-NEXT:  }
func.func @ge1() -> !shape.size {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %c = shape.const_size 1
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @ge2() -> index {
// CHECK-NEXT:    %c6 = arith.constant 6 : index
// CHECK-NEXT:    return %c6 : index
// CHECK-NEXT:  }
func.func @ge2() -> index {
  %a = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %c = arith.constant 2 : index
  %0 = shape.get_extent %a, %c : tensor<3xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge3() -> index {
// CHECK-NEXT:    %0 = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    %1 = shape.get_extent %0, %c5 : tensor<3xindex>, index -> index
// CHECK-NEXT:    return %1 : index
// CHECK-NEXT:  }
func.func @ge3() -> index {
  %a = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %c = arith.constant 5 : index
  %0 = shape.get_extent %a, %c : tensor<3xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge4(%arg0: tensor<?x?xf32>) -> index {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %1 = shape.get_extent %0, %c1 : tensor<2xindex>, index -> index
// CHECK-NEXT:    return %1 : index
// CHECK-NEXT:  }
func.func @ge4(%t: tensor<?x?xf32>) -> index {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %c = arith.constant 1 : index
  %0 = shape.get_extent %a, %c : tensor<2xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge5(%arg0: tensor<?x?xf32>) -> !shape.size {
// CHECK-NEXT:    %c1 = shape.const_size 1
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:    %1 = shape.get_extent %0, %c1 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:    return %1 : !shape.size
// CHECK-NEXT:  }
func.func @ge5(%t: tensor<?x?xf32>) -> !shape.size {
  %a = shape.shape_of %t : tensor<?x?xf32> -> !shape.shape
  %c = shape.const_size 1
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @ge6(%arg0: tensor<?x?xf32>, %arg1: index) -> index {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %1 = shape.get_extent %0, %arg1 : tensor<2xindex>, index -> index
// CHECK-NEXT:    return %1 : index
// CHECK-NEXT:  }
func.func @ge6(%t: tensor<?x?xf32>, %i: index) -> index {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %0 = shape.get_extent %a, %i : tensor<2xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge7(%arg0: tensor<?x3xf32>) -> !shape.size {
// CHECK-NEXT:    %c1 = shape.const_size 1
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x3xf32> -> !shape.shape
// CHECK-NEXT:    %1 = shape.get_extent %0, %c1 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:    return %1 : !shape.size
// CHECK-NEXT:  }
func.func @ge7(%t: tensor<?x3xf32>) -> !shape.size {
  %a = shape.shape_of %t : tensor<?x3xf32> -> !shape.shape
  %c = shape.const_size 1
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @rank1() -> !shape.size {
// CHECK-NEXT:    %c3 = shape.const_size 3
// CHECK-NEXT:    return %c3 : !shape.size
// CHECK-NEXT:  }
func.func @rank1() -> !shape.size {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %0 = shape.rank %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @rank2() -> index {
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    return %c3 : index
// CHECK-NEXT:  }
func.func @rank2() -> index {
  %a = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %0 = shape.rank %a : tensor<3xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @rank3(%arg0: tensor<?x?xf32>) -> !shape.size {
// CHECK-NEXT:    %c2 = shape.const_size 2
// CHECK-NEXT:    return %c2 : !shape.size
// CHECK-NEXT:  }
func.func @rank3(%t: tensor<?x?xf32>) -> !shape.size {
  %a = shape.shape_of %t : tensor<?x?xf32> -> !shape.shape
  %0 = shape.rank %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @rank4(%arg0: tensor<?x?xf32>) -> index {
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    return %c2 : index
// CHECK-NEXT:  }
func.func @rank4(%t: tensor<?x?xf32>) -> index {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %0 = shape.rank %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @rank5(%arg0: tensor<*xf32>) -> index {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:    %1 = shape.rank %0 : tensor<?xindex> -> index
// CHECK-NEXT:    return %1 : index
// CHECK-NEXT:  }
func.func @rank5(%t: tensor<*xf32>) -> index {
  %a = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  %0 = shape.rank %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @rank6(%arg0: tensor<3xindex>) -> index {
// CHECK-NEXT:    %0 = shape.rank %arg0 : tensor<3xindex> -> index
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @rank6(%t: tensor<3xindex>) -> index {
  %0 = shape.rank %t : tensor<3xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @s2i1() -> index {
// CHECK-NEXT:    %c123 = arith.constant 123 : index
// CHECK-NEXT:    return %c123 : index
// CHECK-NEXT:  }
func.func @s2i1() -> index {
  %a = shape.const_size 123
  %0 = shape.size_to_index %a : !shape.size
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @s2i2(%arg0: index) -> index {
// CHECK-NEXT:    return %arg0 : index
// CHECK-NEXT:  }
func.func @s2i2(%i: index) -> index {
  %a = shape.index_to_size %i
  %0 = shape.size_to_index %a : !shape.size
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @s2i3(%arg0: index) -> index {
// CHECK-NEXT:    return %arg0 : index
// CHECK-NEXT:  }
func.func @s2i3(%i: index) -> index {
  %0 = shape.size_to_index %i : index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @i2s1() -> !shape.size {
// CHECK-NEXT:    %c5 = shape.const_size 5
// CHECK-NEXT:    return %c5 : !shape.size
// CHECK-NEXT:  }
func.func @i2s1() -> !shape.size {
  %a = arith.constant 5 : index
  %0 = shape.index_to_size %a
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @i2s2(%arg0: !shape.size) -> !shape.size {
// CHECK-NEXT:    return %arg0 : !shape.size
// CHECK-NEXT:  }
func.func @i2s2(%s: !shape.size) -> !shape.size {
  %a = shape.size_to_index %s : !shape.size
  %0 = shape.index_to_size %a
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @fe1() -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [3, 5] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @fe1() -> !shape.shape {
  %a = shape.const_size 3
  %b = shape.const_size 5
  %0 = shape.from_extents %a, %b : !shape.size, !shape.size
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @fe2() -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [3, 3] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @fe2() -> !shape.shape {
  %a = arith.constant 3 : index
  %0 = shape.from_extents %a, %a : index, index
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @fe3(%arg0: index) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.from_extents %arg0 : index
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @fe3(%a: index) -> !shape.shape {
  %0 = shape.from_extents %a : index
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @tet1() -> tensor<3xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT:    return %0 : tensor<3xindex>
// CHECK-NEXT:  }
func.func @tet1() -> tensor<3xindex> {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %0 = shape.to_extent_tensor %a : !shape.shape -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

// CHECK-LABEL: func.func @tet2(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    return %arg0 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @tet2(%a: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.to_extent_tensor %a : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @tet3(%arg0: tensor<?xindex>) -> tensor<3xindex> {
// CHECK-NEXT:    %0 = shape.to_extent_tensor %arg0 : tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:    return %0 : tensor<3xindex>
// CHECK-NEXT:  }
func.func @tet3(%a: tensor<?xindex>) -> tensor<3xindex> {
  %0 = shape.to_extent_tensor %a : tensor<?xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

// CHECK-LABEL: func.func @fet1() -> !shape.shape {
// CHECK-NEXT:    %cst = arith.constant dense<[1, 2]> : tensor<2xindex>
// CHECK-NEXT:    %0 = shape.from_extent_tensor %cst : tensor<2xindex>
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @fet1() -> !shape.shape {
  %a = arith.constant dense<[1,2]> : tensor<2xindex>
  %0 = shape.from_extent_tensor %a : tensor<2xindex>
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @tet4(%arg0: tensor<?x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    return %0 : tensor<2xindex>
// CHECK-NEXT:  }
func.func @tet4(%t: tensor<?x?xf32>) -> tensor<2xindex> {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %0 = tensor.cast %a : tensor<?xindex> to tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @tet5(%arg0: tensor<?x?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    return %0 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @tet5(%t: tensor<?x?xf32>) -> tensor<?xindex> {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @tet6() -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:    %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    return %cast : tensor<?xindex>
// CHECK-NEXT:  }
func.func @tet6() -> tensor<?xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @ceq1() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @ceq1() -> !shape.witness {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [1, 2] : !shape.shape
  %0 = shape.cstr_eq %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq2() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:    %2 = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @ceq2() -> !shape.witness {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [1, 3] : !shape.shape
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq3(%arg0: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @ceq3(%a: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq4(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @ceq4(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq5(%arg0: tensor<?xf32>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %1 = shape.shape_of %arg0 : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %2 = shape.cstr_eq %0, %1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @ceq5(%a: tensor<?xf32>) -> !shape.witness {
  %s = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>
  %t = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>
  %0 = shape.cstr_eq %s, %t : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq6(%arg0: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @ceq6(%a: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<?xindex> to tensor<3xindex>
  %0 = shape.cstr_eq %b, %b : tensor<3xindex>, tensor<3xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq7(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:    %0 = shape.cstr_eq %cast, %arg1, %arg1 : tensor<3xindex>, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @ceq7(%a: tensor<?xindex>, %c: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<?xindex> to tensor<3xindex>
  %0 = shape.cstr_eq %b, %c, %c : tensor<3xindex>, tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @creq1() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @creq1() -> !shape.witness {
  %t = arith.constant true
  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @creq2() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness false
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @creq2() -> !shape.witness {
  %t = arith.constant false
  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @creq3(%arg0: i1) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_require %arg0, "msg"
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @creq3(%t: i1) -> !shape.witness {
  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb1() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @cb1() -> !shape.witness {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb2() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:    %2 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @cb2() -> !shape.witness {
  %a = shape.const_shape [1, 3] : !shape.shape
  %b = shape.const_shape [7, 2] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb3(%arg0: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @cb3(%a: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb4(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @cb4(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb5(%arg0: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @cb5(%a: !shape.shape) -> !shape.witness {
  %b = shape.const_shape [] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb6(%arg0: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_shape [1] : !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_broadcastable %arg0, %0 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %1 : !shape.witness
// CHECK-NEXT:  }
func.func @cb6(%a: !shape.shape) -> !shape.witness {
  %b = shape.const_shape [1] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb7(%arg0: tensor<?xf32>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @cb7(%a: tensor<?xf32>) -> !shape.witness {
  %s = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>
  %t = shape.const_shape [1] : tensor<1xindex>
  %0 = shape.cstr_broadcastable %s, %t : tensor<?xindex>, tensor<1xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb8(%arg0: tensor<?x1xf32>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @cb8(%a: tensor<?x1xf32>) -> !shape.witness {
  %s = shape.shape_of %a : tensor<?x1xf32> -> tensor<2xindex>
  %t = shape.const_shape [1,3] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %s, %t : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb9(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.broadcast %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_broadcastable %arg0, %0 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %1 : !shape.witness
// CHECK-NEXT:  }
func.func @cb9(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %s = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %0 = shape.cstr_broadcastable %a, %s : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb10(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.broadcast %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_broadcastable %arg2, %0 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %1 : !shape.witness
// CHECK-NEXT:  }
func.func @cb10(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %s = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %0 = shape.cstr_broadcastable %c, %s : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb11(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:    %0 = shape.cstr_broadcastable %cast, %arg1 : tensor<3xindex>, tensor<?xindex>
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @cb11(%a: tensor<?xindex>, %d: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<?xindex> to tensor<3xindex>
  %0 = shape.cstr_broadcastable %b, %d : tensor<3xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb12(%arg0: tensor<3xindex>, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<3xindex>, tensor<?xindex>
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @cb12(%a: tensor<3xindex>, %d: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<3xindex> to tensor<?xindex>
  %0 = shape.cstr_broadcastable %b, %d : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa1(%arg0: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    return %arg0 : !shape.witness
// CHECK-NEXT:  }
func.func @aa1(%w: !shape.witness) -> !shape.witness {
  %t = shape.const_witness true
  %0 = shape.assuming_all %t, %w, %t
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa2(%arg0: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness false
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @aa2(%w: !shape.witness) -> !shape.witness {
  %t = shape.const_witness false
  %0 = shape.assuming_all %w, %t
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa3() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @aa3() -> !shape.witness {
  %t = shape.const_witness true
  %0 = shape.assuming_all %t, %t
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa4(%arg0: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    return %arg0 : !shape.witness
// CHECK-NEXT:  }
func.func @aa4(%w: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %w
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa5(%arg0: !shape.witness, %arg1: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.assuming_all %arg0, %arg1
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @aa5(%w: !shape.witness, %v: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %w, %v, %w
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa6(%arg0: !shape.witness, %arg1: !shape.witness, %arg2: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.assuming_all %arg0, %arg1, %arg2
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @aa6(%w: !shape.witness, %v: !shape.witness, %x: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %w, %v
  %1 = shape.assuming_all %0, %x
  return %1 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa7(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_eq %arg1, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:    %2 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @aa7(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa8(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @aa8(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa9(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_broadcastable %arg1, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:    %2 = shape.assuming_all %0, %1
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @aa9(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %b, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa10(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:    %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_eq %arg1, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:    %2 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %2, %0 : !shape.witness, !shape.witness
// CHECK-NEXT:  }
func.func @aa10(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2, %0 : !shape.witness, !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa11(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %2 = shape.assuming_all %0, %1
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @aa11(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> (!shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa12(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape, %arg3: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_eq %arg2, %arg3 : !shape.shape, !shape.shape
// CHECK-NEXT:    %2 = shape.assuming_all %0, %1
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @aa12(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> (!shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @as1(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = "foo.bar"(%arg0) : (i32) -> i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @as1(%x: i32) -> i32 {
  %w = shape.const_witness true
  %0 = shape.assuming %w -> i32 {
    %1 = "foo.bar"(%x) : (i32) -> i32
    shape.assuming_yield %1 : i32
  }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @as2(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = "foo.bar"(%arg0) : (i32) -> i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @as2(%x: i32) -> i32 {
  %w = shape.const_witness false
  %0 = shape.assuming %w -> i32 {
    %1 = "foo.bar"(%x) : (i32) -> i32
    shape.assuming_yield %1 : i32
  }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @as3(%arg0: i32, %arg1: !shape.witness) -> i32 {
// CHECK-NEXT:    %0 = shape.assuming %arg1 -> (i32) {
// CHECK-NEXT:      %1 = "foo.bar"(%arg0) : (i32) -> i32
// CHECK-NEXT:      %2 = "foo.baz"(%arg0) : (i32) -> i32
// CHECK-NEXT:      %3 = "foo.baz"(%arg0) : (i32) -> i32
// CHECK-NEXT:      shape.assuming_yield %2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @as3(%x: i32, %w: !shape.witness) -> i32 {
  %0:3 = shape.assuming %w -> (i32, i32, i32) {
    %1 = "foo.bar"(%x) : (i32) -> i32
    %2 = "foo.baz"(%x) : (i32) -> i32
    %3 = "foo.baz"(%x) : (i32) -> i32
    shape.assuming_yield %1, %2, %3 : i32, i32, i32
  }
  return %0#1 : i32
}

// -----

// CHECK-LABEL: func.func @as4(%arg0: i32, %arg1: !shape.witness) -> i32 {
// CHECK-NEXT:    %0 = shape.assuming %arg1 -> (i32) {
// CHECK-NEXT:      shape.assuming_yield %arg0 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @as4(%x: i32, %w: !shape.witness) -> i32 {
  %0 = shape.assuming %w -> i32 {
    shape.assuming_yield %x : i32
  }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @as5(%arg0: i32, %arg1: !shape.witness) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @as5(%x: i32, %w: !shape.witness) {
  %0 = shape.assuming %w -> i32 {
    shape.assuming_yield %x : i32
  }
  return
}

// -----

// CHECK-LABEL: func.func @as6(%arg0: i32, %arg1: !shape.witness) {
// CHECK-NEXT:    shape.assuming %arg1 {
// CHECK-NEXT:      "foo.bar"(%arg0) : (i32) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @as6(%x: i32, %w: !shape.witness) {
  shape.assuming %w {
    "foo.bar"(%x) : (i32) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @any1(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @any1(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
  %c = shape.const_shape [1, 2] : !shape.shape
  %0 = shape.any %x, %c, %y : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @any2(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.any %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @any2(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
  %0 = shape.any %x, %y : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @any3(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.any %arg0 : !shape.shape -> !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @any3(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
  %0 = shape.any %x : !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @any4(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:    %1 = shape.any %arg0, %0 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %1 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @any4(%x: tensor<?xindex>) -> tensor<?xindex> {
  %c = shape.const_shape [1, 2] : tensor<2xindex>
  %0 = shape.any %c, %x : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @add1() -> !shape.size {
// CHECK-NEXT:    %c5 = shape.const_size 5
// CHECK-NEXT:    return %c5 : !shape.size
// CHECK-NEXT:  }
func.func @add1() -> !shape.size {
  %a = shape.const_size 2
  %b = shape.const_size 3
  %0 = shape.add %a, %b : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @add2() -> index {
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    return %c5 : index
// CHECK-NEXT:  }
func.func @add2() -> index {
  %a = arith.constant 2 : index
  %b = arith.constant 3 : index
  %0 = shape.add %a, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @add3(%arg0: !shape.size) -> !shape.size {
// CHECK-NEXT:    %c0 = shape.const_size 0
// CHECK-NEXT:    %0 = shape.add %arg0, %c0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:    %1 = shape.add %0, %c0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:    return %1 : !shape.size
// CHECK-NEXT:  }
func.func @add3(%x: !shape.size) -> !shape.size {
  %a = shape.const_size 0
  %0 = shape.add %x, %a : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %a, %0 : !shape.size, !shape.size -> !shape.size
  return %1 : !shape.size
}

// -----

// CHECK-LABEL: func.func @mul1() -> !shape.size {
// CHECK-NEXT:    %c6 = shape.const_size 6
// CHECK-NEXT:    return %c6 : !shape.size
// CHECK-NEXT:  }
func.func @mul1() -> !shape.size {
  %a = shape.const_size 2
  %b = arith.constant 3 : index
  %0 = shape.mul %a, %b : !shape.size, index -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @mul2(%arg0: index) -> index {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = shape.mul %arg0, %c1 : index, index -> index
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @mul2(%x: index) -> index {
  %b = arith.constant 1 : index
  %0 = shape.mul %x, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @mul3(%arg0: index) -> index {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = shape.mul %arg0, %c0 : index, index -> index
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @mul3(%x: index) -> index {
  %b = arith.constant 0 : index
  %0 = shape.mul %b, %x : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @div1() -> !shape.size {
// CHECK-NEXT:    %c3 = shape.const_size 3
// CHECK-NEXT:    return %c3 : !shape.size
// CHECK-NEXT:  }
func.func @div1() -> !shape.size {
  %a = shape.const_size 10
  %b = arith.constant 3 : index
  %0 = shape.div %a, %b : !shape.size, index -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @div2() -> index {
// CHECK-NEXT:    %c-4 = arith.constant -4 : index
// CHECK-NEXT:    return %c-4 : index
// CHECK-NEXT:  }
func.func @div2() -> index {
  %a = arith.constant -10 : index
  %b = arith.constant 3 : index
  %0 = shape.div %a, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @div3() -> index {
// CHECK-NEXT:    %c-10 = arith.constant -10 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = shape.div %c-10, %c0 : index, index -> index
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @div3() -> index {
  %a = arith.constant -10 : index
  %b = arith.constant 0 : index
  %0 = shape.div %a, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @div4(%arg0: index) -> index {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = shape.div %arg0, %c1 : index, index -> index
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @div4(%a: index) -> index {
  %b = arith.constant 1 : index
  %0 = shape.div %a, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @max1(%arg0: !shape.size) -> !shape.size {
// CHECK-NEXT:    return %arg0 : !shape.size
// CHECK-NEXT:  }
func.func @max1(%a: !shape.size) -> !shape.size {
  %0 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @max2() -> !shape.size {
// CHECK-NEXT:    %c10 = shape.const_size 10
// CHECK-NEXT:    %c3 = shape.const_size 3
// CHECK-NEXT:    %0 = shape.max %c10, %c3 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:    return %0 : !shape.size
// CHECK-NEXT:  }
func.func @max2() -> !shape.size {
  %a = shape.const_size 10
  %b = shape.const_size 3
  %0 = shape.max %a, %b : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @min1(%arg0: !shape.size) -> !shape.size {
// CHECK-NEXT:    return %arg0 : !shape.size
// CHECK-NEXT:  }
func.func @min1(%a: !shape.size) -> !shape.size {
  %0 = shape.min %a, %a : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @meet1(%arg0: !shape.size) -> !shape.size {
// CHECK-NEXT:    %0 = shape.meet %arg0, %arg0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:    return %0 : !shape.size
// CHECK-NEXT:  }
func.func @meet1(%a: !shape.size) -> !shape.size {
  %0 = shape.meet %a, %a : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @seq1() -> i1 {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    return %true : i1
// CHECK-NEXT:  }
func.func @seq1() -> i1 {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [1, 2] : !shape.shape
  %0 = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @seq2() -> i1 {
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    return %false : i1
// CHECK-NEXT:  }
func.func @seq2() -> i1 {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.shape_eq %a, %b : !shape.shape, tensor<2xindex>
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @seq3(%arg0: !shape.shape) -> i1 {
// CHECK-NEXT:    %0 = shape.shape_eq %arg0, %arg0 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %0 : i1
// CHECK-NEXT:  }
func.func @seq3(%a: !shape.shape) -> i1 {
  %0 = shape.shape_eq %a, %a : !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @seq4(%arg0: !shape.shape, %arg1: !shape.shape) -> i1 {
// CHECK-NEXT:    %0 = shape.shape_eq %arg0, %arg1, %arg0 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %0 : i1
// CHECK-NEXT:  }
func.func @seq4(%a: !shape.shape, %b: !shape.shape) -> i1 {
  %0 = shape.shape_eq %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @seq5(%arg0: !shape.shape, %arg1: !shape.shape) -> i1 {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:    %2 = shape.shape_eq %arg0, %0, %1 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %2 : i1
// CHECK-NEXT:  }
func.func @seq5(%a: !shape.shape, %b: !shape.shape) -> i1 {
  %x = shape.const_shape [1, 2] : !shape.shape
  %y = shape.const_shape [1, 3] : !shape.shape
  %0 = shape.shape_eq %a, %x, %y : !shape.shape, !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isb1() -> i1 {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:    %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %2 : i1
// CHECK-NEXT:  }
func.func @isb1() -> i1 {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 2] : !shape.shape
  %0 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isb2(%arg0: !shape.shape) -> i1 {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    return %true : i1
// CHECK-NEXT:  }
func.func @isb2(%a: !shape.shape) -> i1 {
  %0 = shape.is_broadcastable %a, %a : !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isb3(%arg0: !shape.shape, %arg1: !shape.shape) -> i1 {
// CHECK-NEXT:    %0 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %0 : i1
// CHECK-NEXT:  }
func.func @isb3(%a: !shape.shape, %b: !shape.shape) -> i1 {
  %0 = shape.is_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isb4(%arg0: !shape.shape) -> i1 {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    return %true : i1
// CHECK-NEXT:  }
func.func @isb4(%a: !shape.shape) -> i1 {
  %0 = shape.is_broadcastable %a : !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dim1(%arg0: tensor<2x?xf32>) -> !shape.size {
// CHECK-NEXT:    %c2 = shape.const_size 2
// CHECK-NEXT:    return %c2 : !shape.size
// CHECK-NEXT:  }
func.func @dim1(%a: tensor<2x?xf32>) -> !shape.size {
  %c = shape.const_size 0
  %0 = shape.dim %a, %c : tensor<2x?xf32>, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @dim2(%arg0: tensor<2x?xf32>) -> index {
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    return %c2 : index
// CHECK-NEXT:  }
func.func @dim2(%a: tensor<2x?xf32>) -> index {
  %c = arith.constant 0 : index
  %0 = shape.dim %a, %c : tensor<2x?xf32>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @dim3(%arg0: tensor<2x?xf32>) -> index {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = shape.dim %arg0, %c1 : tensor<2x?xf32>, index -> index
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @dim3(%a: tensor<2x?xf32>) -> index {
  %c = arith.constant 1 : index
  %0 = shape.dim %a, %c : tensor<2x?xf32>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @dim4(%arg0: tensor<2x?xf32>) -> index {
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    %0 = shape.dim %arg0, %c5 : tensor<2x?xf32>, index -> index
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @dim4(%a: tensor<2x?xf32>) -> index {
  %c = arith.constant 5 : index
  %0 = shape.dim %a, %c : tensor<2x?xf32>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ext1(%arg0: tensor<?x?xf32>) -> index {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:    return %dim : index
// CHECK-NEXT:  }
func.func @ext1(%a: tensor<?x?xf32>) -> index {
  %c = arith.constant 1 : index
  %s = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %0 = tensor.extract %s[%c] : tensor<2xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ext2() -> index {
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    return %c5 : index
// CHECK-NEXT:  }
func.func @ext2() -> index {
  %c = arith.constant 1 : index
  %s = shape.const_shape [4, 5] : tensor<2xindex>
  %0 = tensor.extract %s[%c] : tensor<2xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @dup1(%arg0: tensor<?x?xf32>, %arg1: memref<?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %1 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
// CHECK-NEXT:    %cast = tensor.cast %2 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    return %cast : tensor<?xindex>
// CHECK-NEXT:  }
func.func @dup1(%a: tensor<?x?xf32>, %f: memref<?xf32>) -> tensor<?xindex> {
  %s = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %t = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %0 = shape.broadcast %s, %t : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @reshape(%arg0: tensor<*xf32>, %arg1: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    return %arg1 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @reshape(%a: tensor<*xf32>, %s: tensor<?xindex>) -> tensor<?xindex> {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %0 = shape.shape_of %r : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @reshape2(%arg0: tensor<*xf32>, %arg1: tensor<2xi32>) -> tensor<2xindex> {
// CHECK-NEXT:    %0 = arith.index_cast %arg1 : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:    return %0 : tensor<2xindex>
// CHECK-NEXT:  }
func.func @reshape2(%a: tensor<*xf32>, %s: tensor<2xi32>) -> tensor<2xindex> {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @reshape3(%arg0: tensor<*xf32>, %arg1: tensor<?xindex>) -> tensor<2xindex> {
// CHECK-NEXT:    %cast = tensor.cast %arg1 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:    return %cast : tensor<2xindex>
// CHECK-NEXT:  }
func.func @reshape3(%a: tensor<*xf32>, %s: tensor<?xindex>) -> tensor<2xindex> {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %0 = shape.shape_of %r : tensor<*xf32> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  return %1 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @reshape4(%arg0: tensor<*xf32>, %arg1: tensor<2xindex>) -> !shape.shape {
// CHECK-NEXT:    %reshape = tensor.reshape %arg0(%arg1) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:    %0 = shape.shape_of %reshape : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @reshape4(%a: tensor<*xf32>, %s: tensor<2xindex>) -> !shape.shape {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c1(%arg0: tensor<3xindex>, %arg1: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.broadcast %arg0, %arg1 : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %0 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c1(%a: tensor<3xindex>, %d: tensor<?xindex>) -> tensor<?xindex> {
  %b = tensor.cast %a : tensor<3xindex> to tensor<?xindex>
  %0 = shape.broadcast %b, %d : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c2(%arg0: tensor<3xindex>, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:    %0 = shape.cstr_eq %cast, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @c2(%a: tensor<3xindex>, %d: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<3xindex> to tensor<?xindex>
  %0 = shape.cstr_eq %b, %d : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c3(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = shape.from_extents %arg0, %arg1 : index, index
// CHECK-NEXT:    %1 = shape.get_extent %0, %c1 : !shape.shape, index -> !shape.size
// CHECK-NEXT:    %2 = shape.size_to_index %1 : !shape.size
// CHECK-NEXT:    return %2 : index
// CHECK-NEXT:  }
func.func @c3(%a: index, %b: index) -> index {
  %s = shape.from_extents %a, %b : index, index
  %c = arith.constant 1 : index
  %0 = shape.get_extent %s, %c : !shape.shape, index -> !shape.size
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// -----

// CHECK-LABEL: func.func @c4(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape, %arg3: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_eq %arg1, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:    %2 = shape.cstr_eq %arg2, %arg3 : !shape.shape, !shape.shape
// CHECK-NEXT:    %3 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2, %arg2, %arg3 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %3 : !shape.witness
// CHECK-NEXT:  }
func.func @c4(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1, %2
  return %3 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c5(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape, %arg3: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_eq %arg2, %arg3 : !shape.shape, !shape.shape
// CHECK-NEXT:    %2 = shape.cstr_eq %arg1, %arg2 : !shape.shape, !shape.shape
// CHECK-NEXT:    %3 = shape.assuming_all %0, %1, %2
// CHECK-NEXT:    return %3 : !shape.witness
// CHECK-NEXT:  }
func.func @c5(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1, %2
  return %3 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c6(%arg0: memref<?x?xf32>) -> index {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : memref<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %extracted = tensor.extract %0[%c1] : tensor<2xindex>
// CHECK-NEXT:    return %extracted : index
// CHECK-NEXT:  }
func.func @c6(%a: memref<?x?xf32>) -> index {
  %c = arith.constant 1 : index
  %s = shape.shape_of %a : memref<?x?xf32> -> tensor<2xindex>
  %0 = tensor.extract %s[%c] : tensor<2xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c7(%arg0: tensor<*xf32>, %arg1: index) -> index {
// CHECK-NEXT:    %dim = tensor.dim %arg0, %arg1 : tensor<*xf32>
// CHECK-NEXT:    return %dim : index
// CHECK-NEXT:  }
func.func @c7(%a: tensor<*xf32>, %c: index) -> index {
  %s = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex>
  %0 = tensor.extract %s[%c] : tensor<?xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c8(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @c8(%x: !shape.shape) -> !shape.shape {
  %c = shape.const_shape [1, 2] : !shape.shape
  %d = shape.const_shape [1, 3] : !shape.shape
  %0 = shape.any %c, %d, %x : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c9(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %1 = shape.concat %0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %1 : !shape.shape
// CHECK-NEXT:  }
func.func @c9(%x: !shape.shape) -> !shape.shape {
  %c = shape.const_shape [1, 2] : !shape.shape
  %0 = shape.concat %c, %x : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c10() -> tensor<4xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2, 7, 1] : tensor<4xindex>
// CHECK-NEXT:    return %0 : tensor<4xindex>
// CHECK-NEXT:  }
func.func @c10() -> tensor<4xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [7, 1] : tensor<2xindex>
  %0 = shape.concat %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  return %0 : tensor<4xindex>
}

// -----

// CHECK-LABEL: func.func @c11(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @c11(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %c, %b : !shape.shape, !shape.shape
  %3 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1, %3
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c12(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape, %arg3: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    %1 = shape.cstr_broadcastable %arg2, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:    %2 = shape.assuming_all %0, %1, %arg3
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @c12(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %w: !shape.witness) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %c, %b : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1, %w
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c13(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.cstr_eq %arg0, %arg1, %arg0, %arg1 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @c13(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b, %a, %b : !shape.shape, !shape.shape, !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c14(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [7, 1] : !shape.shape
// CHECK-NEXT:    %1 = shape.broadcast %arg0, %0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %1 : !shape.shape
// CHECK-NEXT:  }
func.func @c14(%x: !shape.shape) -> !shape.shape {
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.broadcast %b, %x : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c15(%arg0: tensor<2xindex>, %arg1: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.broadcast %arg0, %arg1 : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %0 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c15(%x: tensor<2xindex>, %y: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %x, %y : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c16(%arg0: tensor<2xindex>, %arg1: tensor<3xindex>) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.broadcast %arg0, %arg1 : tensor<2xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @c16(%x: tensor<2xindex>, %y: tensor<3xindex>) -> !shape.shape {
  %0 = shape.broadcast %x, %y : tensor<2xindex>, tensor<3xindex> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c17(%arg0: tensor<2xindex>) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.from_extent_tensor %arg0 : tensor<2xindex>
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @c17(%x: tensor<2xindex>) -> !shape.shape {
  %0 = shape.broadcast %x : tensor<2xindex> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c18(%arg0: tensor<?xindex>) -> tensor<2xindex> {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:    return %cast : tensor<2xindex>
// CHECK-NEXT:  }
func.func @c18(%x: tensor<?xindex>) -> tensor<2xindex> {
  %0 = shape.broadcast %x : tensor<?xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @c19(%arg0: !shape.witness, %arg1: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.assuming %arg0 -> (tensor<?xindex>) {
// CHECK-NEXT:      %1 = "foo.bar"(%arg1) : (tensor<?xindex>) -> tensor<?xindex>
// CHECK-NEXT:      shape.assuming_yield %1 : tensor<?xindex>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c19(%w: !shape.witness, %x: tensor<?xindex>) -> tensor<?xindex> {
  %t = shape.const_witness true
  %0 = shape.assuming %w -> tensor<?xindex> {
    %1 = shape.assuming %t -> tensor<?xindex> {
      %2 = "foo.bar"(%x) : (tensor<?xindex>) -> tensor<?xindex>
      shape.assuming_yield %2 : tensor<?xindex>
    }
    shape.assuming_yield %1 : tensor<?xindex>
  }
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c20(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> i1 {
// CHECK-NEXT:    %0 = shape.is_broadcastable %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    return %0 : i1
// CHECK-NEXT:  }
func.func @c20(%x: tensor<?xindex>, %y: tensor<?xindex>) -> i1 {
  %0 = shape.is_broadcastable %x, %y : tensor<?xindex>, tensor<?xindex>
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @c21(%arg0: tensor<2xindex>, %arg1: tensor<?xindex>) -> i1 {
// CHECK-NEXT:    %0 = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    %1 = shape.is_broadcastable %cast, %arg1, %0 : tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
// CHECK-NEXT:    return %1 : i1
// CHECK-NEXT:  }
func.func @c21(%x: tensor<2xindex>, %y: tensor<?xindex>) -> i1 {
  %z = tensor.cast %x : tensor<2xindex> to tensor<?xindex>
  %e = shape.const_shape [] : tensor<0xindex>
  %0 = shape.is_broadcastable %z, %y, %e : tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @c22(%arg0: tensor<2x?xf32>, %arg1: tensor<1x?xf32>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %1 = shape.shape_of %arg1 : tensor<1x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @c22(%x: tensor<2x?xf32>, %y: tensor<1x?xf32>) -> !shape.witness {
  %a = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %b = shape.shape_of %y : tensor<1x?xf32> -> tensor<2xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c23(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<?xf32>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    %1 = shape.shape_of %arg2 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:    %2 = shape.cstr_broadcastable %1, %0 : tensor<1xindex>, tensor<2xindex>
// CHECK-NEXT:    return %2 : !shape.witness
// CHECK-NEXT:  }
func.func @c23(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %z: tensor<?xf32>) -> !shape.witness {
  %a = shape.shape_of %x : tensor<2x3xf32> -> tensor<2xindex>
  %b = shape.shape_of %z : tensor<?xf32> -> tensor<1xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<1xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c24(%arg0: tensor<?xf32>, %arg1: tensor<1x1x1xf32>, %arg2: tensor<1xf32>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @c24(%x: tensor<?xf32>, %y: tensor<1x1x1xf32>, %z: tensor<1xf32>) -> !shape.witness {
  %a = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  %b = shape.shape_of %y : tensor<1x1x1xf32> -> tensor<3xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<1xindex>, tensor<3xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c25() -> !shape.size {
// CHECK-NEXT:    %c1 = shape.const_size 1
// CHECK-NEXT:    return %c1 : !shape.size
// CHECK-NEXT:  }
func.func @c25() -> !shape.size {
  %a = shape.const_shape [] : !shape.shape
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @c26() -> !shape.size {
// CHECK-NEXT:    %0 = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:    %c-1 = shape.const_size -1
// CHECK-NEXT:    %1 = shape.get_extent %0, %c-1 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:    return %1 : !shape.size
// CHECK-NEXT:  }
func.func @c26() -> !shape.size {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c = shape.const_size -1
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @c27(%arg0: !shape.size, %arg1: tensor<?xf32>) -> !shape.size {
// CHECK-NEXT:    %c0 = shape.const_size 0
// CHECK-NEXT:    %0 = shape.shape_of %arg1 : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:    %1 = shape.get_extent %0, %c0 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:    return %1 : !shape.size
// CHECK-NEXT:  }
func.func @c27(%s: !shape.size, %t: tensor<?xf32>) -> !shape.size {
  %a = shape.shape_of %t : tensor<?xf32> -> !shape.shape
  %c = shape.const_size 0
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @c28(%arg0: tensor<?x4xf32>) -> index {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT:    %1 = shape.get_extent %0, %c1 : tensor<2xindex>, index -> index
// CHECK-NEXT:    return %1 : index
// CHECK-NEXT:  }
func.func @c28(%t: tensor<?x4xf32>) -> index {
  %c = arith.constant 1 : index
  %a = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %0 = shape.get_extent %a, %c : tensor<2xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c29(%arg0: tensor<?x4xf32>) -> index {
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    return %c4 : index
// CHECK-NEXT:  }
func.func @c29(%t: tensor<?x4xf32>) -> index {
  %c = shape.const_size 1
  %0 = shape.dim %t, %c : tensor<?x4xf32>, !shape.size -> !shape.size
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// -----

// CHECK-LABEL: func.func @c30(%arg0: !shape.witness, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    %0 = shape.shape_of %arg1 : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %1 = shape.shape_of %arg2 : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %2 = shape.cstr_broadcastable %0, %1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    %3 = shape.assuming %2 -> (tensor<?xf32>) {
// CHECK-NEXT:      shape.assuming_yield %arg1 : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %3 : tensor<?xf32>
// CHECK-NEXT:  }
func.func @c30(%w: !shape.witness, %x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>) {
  %a = shape.shape_of %x : tensor<?xf32> -> tensor<?xindex>
  %b = shape.shape_of %y : tensor<?xf32> -> tensor<?xindex>
  %c = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %0 = shape.assuming %c -> (tensor<?xf32>) {
    shape.assuming_yield %x : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @c31() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness false
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @c31() -> !shape.witness {
  %t = shape.const_witness true
  %u = shape.const_witness false
  %0 = shape.assuming_all %t, %u
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c32(%arg0: !shape.witness, %arg1: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness false
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @c32(%x: !shape.witness, %y: !shape.witness) -> !shape.witness {
  %u = shape.const_witness false
  %0 = shape.assuming_all %x, %u, %y
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c33(%arg0: !shape.size) -> index {
// CHECK-NEXT:    %0 = shape.size_to_index %arg0 : !shape.size
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @c33(%x: !shape.size) -> index {
  %0 = shape.size_to_index %x : !shape.size
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c34(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [4] : !shape.shape
// CHECK-NEXT:    %2 = shape.broadcast %arg0, %0, %1 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %2 : !shape.shape
// CHECK-NEXT:  }
func.func @c34(%x: !shape.shape) -> !shape.shape {
  %a = shape.const_shape [3] : !shape.shape
  %b = shape.const_shape [4] : !shape.shape
  %0 = shape.broadcast %a, %b, %x : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c35(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [5, 3] : tensor<2xindex>
// CHECK-NEXT:    %1 = shape.broadcast %arg0, %0 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %1 : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c35(%x: tensor<?xindex>) -> tensor<?xindex> {
  %a = shape.const_shape [3] : tensor<1xindex>
  %b = shape.const_shape [5,1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b, %x : tensor<1xindex>, tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c36() -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [5, 3] : tensor<2xindex>
// CHECK-NEXT:    %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    return %cast : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c36() -> tensor<?xindex> {
  %a = shape.const_shape [3] : tensor<1xindex>
  %b = shape.const_shape [5,1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b : tensor<1xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c37(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %1 = shape.shape_of %arg1 : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %2 = shape.broadcast %0, %1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:    %cast = tensor.cast %2 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:    return %cast : tensor<2xindex>
// CHECK-NEXT:  }
func.func @c37(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> (tensor<2xindex>) {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %b = shape.shape_of %u : tensor<?x?xf32> -> tensor<?xindex>
  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  return %1 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @c38(%arg0: tensor<?x?xf32>) -> index {
// CHECK-NEXT:    %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %1 = shape.num_elements %0 : tensor<?xindex> -> index
// CHECK-NEXT:    return %1 : index
// CHECK-NEXT:  }
func.func @c38(%t: tensor<?x?xf32>) -> index {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %0 = shape.num_elements %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c39(%arg0: tensor<2x3xf32>) -> index {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    %1 = shape.num_elements %cast : tensor<?xindex> -> index
// CHECK-NEXT:    return %1 : index
// CHECK-NEXT:  }
func.func @c39(%t: tensor<2x3xf32>) -> index {
  %a = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  %0 = shape.num_elements %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c40(%arg0: tensor<2x3xf32>) -> index {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    %1 = shape.rank %cast : tensor<?xindex> -> index
// CHECK-NEXT:    return %1 : index
// CHECK-NEXT:  }
func.func @c40(%t: tensor<2x3xf32>) -> index {
  %a = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  %0 = shape.rank %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @d1() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @d1() -> !shape.witness {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.const_shape [3] : !shape.shape
  %2 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @d2(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @d2(%a: tensor<2x3xf32>, %b : tensor<3xf32>) -> !shape.witness {
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<3xf32> -> tensor<1xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @d3(%arg0: tensor<?x3xf32>, %arg1: tensor<3xf32>) -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @d3(%a: tensor<?x3xf32>, %b : tensor<3xf32>) -> !shape.witness {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<3xf32> -> tensor<1xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @d4(%arg0: tensor<?x3xf32>, %arg1: tensor<?xf32>) -> i1 {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [4] : !shape.shape
// CHECK-NEXT:    %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %2 : i1
// CHECK-NEXT:  }
func.func @d4(%a: tensor<?x3xf32>, %b : tensor<?xf32>) -> i1 {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.const_shape [4] : !shape.shape
  %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
  return %2 : i1
}

// -----

// CHECK-LABEL: func.func @d5() -> !shape.witness {
// CHECK-NEXT:    %0 = shape.const_witness true
// CHECK-NEXT:    return %0 : !shape.witness
// CHECK-NEXT:  }
func.func @d5() -> !shape.witness {
  %0 = shape.const_shape [2, 0] : !shape.shape
  %1 = shape.const_shape [1] : !shape.shape
  %2 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @d6() -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [2, 0] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @d6() -> !shape.shape {
  %0 = shape.const_shape [2, 0] : !shape.shape
  %1 = shape.const_shape [1] : !shape.shape
  %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  return %2 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @d7(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    return %arg0 : !shape.shape
// CHECK-NEXT:  }
func.func @d7(%a: !shape.shape) -> !shape.shape {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.broadcast %0, %a, %0 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %1 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @d8(%arg0: tensor<0xindex>, %arg1: tensor<0xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %0 = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:    %cast = tensor.cast %0 : tensor<0xindex> to tensor<?xindex>
// CHECK-NEXT:    return %cast : tensor<?xindex>
// CHECK-NEXT:  }
func.func @d8(%a: tensor<0xindex>, %b: tensor<0xindex>) -> tensor<?xindex> {
  %1 = shape.broadcast %a, %b : tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @d9(%arg0: index) -> !shape.shape {
// CHECK-NEXT:    %0 = shape.const_shape [-2] : !shape.shape
// CHECK-NEXT:    return %0 : !shape.shape
// CHECK-NEXT:  }
func.func @d9(%a: index) -> !shape.shape {
  %c = arith.constant -2 : index
  %1 = shape.from_extents %c : index
  return %1 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @d10() -> i1 {
// CHECK-NEXT:    %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:    %1 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:    %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:    return %2 : i1
// CHECK-NEXT:  }
func.func @d10() -> i1 {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.const_shape [] : !shape.shape
  %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
  return %2 : i1
}
