// RUN: %strata opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s
//
// Folds and patterns. Results are those of mlir-opt, which makes invalid constants of some
// operations whose results are extent tensors without a rank.

// CHECK-LABEL: func.func @shape_of1
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<2x3xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    return %[[CONST_SHAPE]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @shape_of1(%t: tensor<2x3xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @shape_of2
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<2x3xf32>) -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT:  }
func.func @shape_of2(%t: tensor<2x3xf32>) -> !shape.shape {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @shape_of3
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<2x3xf32>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[CONST_SHAPE]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @shape_of3(%t: tensor<2x3xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @shape_of4
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<2x?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[SHAPE_OF:.*]] = shape.shape_of %[[T]] : tensor<2x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    return %[[SHAPE_OF]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @shape_of4(%t: tensor<2x?xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @shape_of5
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<2x3xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    return %[[CONST_SHAPE]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @shape_of5(%t: memref<2x3xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : memref<2x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @shape_of6
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<2x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %[[SHAPE_OF:.*]] = shape.shape_of %[[T]] : tensor<2x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    return %[[SHAPE_OF]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @shape_of6(%t: tensor<2x?xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @bc1() -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT:  }
func.func @bc1() -> !shape.shape {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc2() -> tensor<2xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [7, 2] : tensor<2xindex>
// CHECK-NEXT:    return %[[CONST_SHAPE]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @bc2() -> tensor<2xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [7, 1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @bc3() -> !shape.shape {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [2] : !shape.shape
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [7] : !shape.shape
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[A]], %[[B]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %[[BROADCAST]] : !shape.shape
// CHECK-NEXT:  }
func.func @bc3() -> !shape.shape {
  %a = shape.const_shape [2] : !shape.shape
  %b = shape.const_shape [7] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    return %[[A]] : !shape.shape
// CHECK-NEXT:  }
func.func @bc4(%a: !shape.shape) -> !shape.shape {
  %0 = shape.broadcast %a : !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc5
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[A]], %[[B]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %[[BROADCAST]] : !shape.shape
// CHECK-NEXT:  }
func.func @bc5(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %0 = shape.broadcast %a, %b, %a : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc6
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    return %[[A]] : !shape.shape
// CHECK-NEXT:  }
func.func @bc6(%a: !shape.shape) -> !shape.shape {
  %b = shape.const_shape [] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc7
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[B:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[A]], %[[B]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %[[BROADCAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @bc7(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %b0 = shape.const_shape [] : tensor<0xindex>
  %0 = shape.broadcast %a, %b, %b0 : tensor<?xindex>, tensor<?xindex>, tensor<0xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @bc8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[A]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @bc8(%a: tensor<3xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %a : tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @bc9() -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT:  }
func.func @bc9() -> !shape.shape {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b : !shape.shape, tensor<2xindex> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc10
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [7, 2] : tensor<2xindex>
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[X]], %[[CONST_SHAPE]] : !shape.shape, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:    return %[[BROADCAST]] : !shape.shape
// CHECK-NEXT:  }
func.func @bc10(%x: !shape.shape) -> !shape.shape {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.broadcast %a, %b, %x : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @bc11
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [7, 1, 1] : tensor<3xindex>
// CHECK-NEXT:    %[[C:.*]] = tensor.cast %[[A]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[C]], %[[B]] : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:    %[[CAST_0:.*]] = tensor.cast %[[BROADCAST]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:    return %[[CAST_0]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @bc11(%a: tensor<?xindex>) -> tensor<?xindex> {
  %c = tensor.cast %a : tensor<?xindex> to tensor<3xindex>
  %b = shape.const_shape [7, 1, 1] : tensor<3xindex>
  %0 = shape.broadcast %c, %b : tensor<3xindex>, tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @concat1() -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [1, 2, 7, 1] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT:  }
func.func @concat1() -> !shape.shape {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @concat2() -> tensor<?xindex> {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [7, 1] : tensor<2xindex>
// CHECK-NEXT:    %[[CONCAT:.*]] = shape.concat %[[A]], %[[B]] : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %[[CONCAT]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @concat2() -> tensor<?xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [7, 1] : tensor<2xindex>
  %0 = shape.concat %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @split1() -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [1] : !shape.shape
// CHECK-NEXT:    %[[CONST_SHAPE_1:.*]] = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]], %[[CONST_SHAPE_1]] : !shape.shape, !shape.shape
// CHECK-NEXT:  }
func.func @split1() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c = shape.const_size 1
  %h, %t = "shape.split_at"(%a, %c) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %h, %t : !shape.shape, !shape.shape
}

// -----

// CHECK-LABEL: func.func @split2() -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %[[CONST_SHAPE_1:.*]] = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]], %[[CONST_SHAPE_1]] : !shape.shape, !shape.shape
// CHECK-NEXT:  }
func.func @split2() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c = shape.const_size -1
  %h, %t = "shape.split_at"(%a, %c) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %h, %t : !shape.shape, !shape.shape
}

// -----

// CHECK-LABEL: func.func @split3() -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:    %[[C:.*]] = shape.const_size 5
// CHECK-NEXT:    %[[H:[a-z0-9_]+]], %[[T:.*]] = "shape.split_at"(%[[A]], %[[C]]) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:    return %[[H]], %[[T]] : !shape.shape, !shape.shape
// CHECK-NEXT:  }
func.func @split3() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c = shape.const_size 5
  %h, %t = "shape.split_at"(%a, %c) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %h, %t : !shape.shape, !shape.shape
}

// -----

// CHECK-LABEL: func.func @split4() -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [1, 2, 3] : tensor<3xindex>
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[H:[a-z0-9_]+]], %[[T:.*]] = "shape.split_at"(%[[A]], %[[C]]) : (tensor<3xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:    return %[[H]], %[[T]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:  }
func.func @split4() -> (tensor<?xindex>, tensor<?xindex>) {
  %a = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %c = arith.constant 1 : index
  %h, %t = "shape.split_at"(%a, %c) : (tensor<3xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %h, %t : tensor<?xindex>, tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @ne1() -> !shape.size {
// CHECK-NEXT:    %[[C120:.*]] = shape.const_size 120
// CHECK-NEXT:    return %[[C120]] : !shape.size
// CHECK-NEXT:  }
func.func @ne1() -> !shape.size {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @ne2() -> index {
// CHECK-NEXT:    %[[C120:.*]] = arith.constant 120 : index
// CHECK-NEXT:    return %[[C120]] : index
// CHECK-NEXT:  }
func.func @ne2() -> index {
  %a = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %0 = shape.num_elements %a : tensor<3xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge1() -> !shape.size {
// CHECK-NEXT:    %[[C5:.*]] = shape.const_size 5
// CHECK-NEXT:    return %[[C5]] : !shape.size
// CHECK-NEXT:  }
func.func @ge1() -> !shape.size {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %c = shape.const_size 1
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @ge2() -> index {
// CHECK-NEXT:    %[[C6:.*]] = arith.constant 6 : index
// CHECK-NEXT:    return %[[C6]] : index
// CHECK-NEXT:  }
func.func @ge2() -> index {
  %a = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %c = arith.constant 2 : index
  %0 = shape.get_extent %a, %c : tensor<3xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge3() -> index {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT:    %[[C:.*]] = arith.constant 5 : index
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[A]], %[[C]] : tensor<3xindex>, index -> index
// CHECK-NEXT:    return %[[GET_EXTENT]] : index
// CHECK-NEXT:  }
func.func @ge3() -> index {
  %a = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %c = arith.constant 5 : index
  %0 = shape.get_extent %a, %c : tensor<3xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge4
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> index {
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[A]], %[[C]] : tensor<2xindex>, index -> index
// CHECK-NEXT:    return %[[GET_EXTENT]] : index
// CHECK-NEXT:  }
func.func @ge4(%t: tensor<?x?xf32>) -> index {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %c = arith.constant 1 : index
  %0 = shape.get_extent %a, %c : tensor<2xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge5
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> !shape.size {
// CHECK-NEXT:    %[[C:.*]] = shape.const_size 1
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[A]], %[[C]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:    return %[[GET_EXTENT]] : !shape.size
// CHECK-NEXT:  }
func.func @ge5(%t: tensor<?x?xf32>) -> !shape.size {
  %a = shape.shape_of %t : tensor<?x?xf32> -> !shape.shape
  %c = shape.const_size 1
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @ge6
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[A]], %[[I]] : tensor<2xindex>, index -> index
// CHECK-NEXT:    return %[[GET_EXTENT]] : index
// CHECK-NEXT:  }
func.func @ge6(%t: tensor<?x?xf32>, %i: index) -> index {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %0 = shape.get_extent %a, %i : tensor<2xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ge7
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x3xf32>) -> !shape.size {
// CHECK-NEXT:    %[[C:.*]] = shape.const_size 1
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<?x3xf32> -> !shape.shape
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[A]], %[[C]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:    return %[[GET_EXTENT]] : !shape.size
// CHECK-NEXT:  }
func.func @ge7(%t: tensor<?x3xf32>) -> !shape.size {
  %a = shape.shape_of %t : tensor<?x3xf32> -> !shape.shape
  %c = shape.const_size 1
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @rank1() -> !shape.size {
// CHECK-NEXT:    %[[C3:.*]] = shape.const_size 3
// CHECK-NEXT:    return %[[C3]] : !shape.size
// CHECK-NEXT:  }
func.func @rank1() -> !shape.size {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %0 = shape.rank %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @rank2() -> index {
// CHECK-NEXT:    %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:    return %[[C3]] : index
// CHECK-NEXT:  }
func.func @rank2() -> index {
  %a = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %0 = shape.rank %a : tensor<3xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @rank3
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> !shape.size {
// CHECK-NEXT:    %[[C2:.*]] = shape.const_size 2
// CHECK-NEXT:    return %[[C2]] : !shape.size
// CHECK-NEXT:  }
func.func @rank3(%t: tensor<?x?xf32>) -> !shape.size {
  %a = shape.shape_of %t : tensor<?x?xf32> -> !shape.shape
  %0 = shape.rank %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @rank4
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> index {
// CHECK-NEXT:    %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:    return %[[C2]] : index
// CHECK-NEXT:  }
func.func @rank4(%t: tensor<?x?xf32>) -> index {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %0 = shape.rank %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @rank5
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<*xf32>) -> index {
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:    %[[RANK:.*]] = shape.rank %[[A]] : tensor<?xindex> -> index
// CHECK-NEXT:    return %[[RANK]] : index
// CHECK-NEXT:  }
func.func @rank5(%t: tensor<*xf32>) -> index {
  %a = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  %0 = shape.rank %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @rank6
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<3xindex>) -> index {
// CHECK-NEXT:    %[[RANK:.*]] = shape.rank %[[T]] : tensor<3xindex> -> index
// CHECK-NEXT:    return %[[RANK]] : index
// CHECK-NEXT:  }
func.func @rank6(%t: tensor<3xindex>) -> index {
  %0 = shape.rank %t : tensor<3xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @s2i1() -> index {
// CHECK-NEXT:    %[[C123:.*]] = arith.constant 123 : index
// CHECK-NEXT:    return %[[C123]] : index
// CHECK-NEXT:  }
func.func @s2i1() -> index {
  %a = shape.const_size 123
  %0 = shape.size_to_index %a : !shape.size
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @s2i2
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:    return %[[I]] : index
// CHECK-NEXT:  }
func.func @s2i2(%i: index) -> index {
  %a = shape.index_to_size %i
  %0 = shape.size_to_index %a : !shape.size
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @s2i3
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:    return %[[I]] : index
// CHECK-NEXT:  }
func.func @s2i3(%i: index) -> index {
  %0 = shape.size_to_index %i : index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @i2s1() -> !shape.size {
// CHECK-NEXT:    %[[C5:.*]] = shape.const_size 5
// CHECK-NEXT:    return %[[C5]] : !shape.size
// CHECK-NEXT:  }
func.func @i2s1() -> !shape.size {
  %a = arith.constant 5 : index
  %0 = shape.index_to_size %a
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @i2s2
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:    return %[[S]] : !shape.size
// CHECK-NEXT:  }
func.func @i2s2(%s: !shape.size) -> !shape.size {
  %a = shape.size_to_index %s : !shape.size
  %0 = shape.index_to_size %a
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @fe1() -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [3, 5] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT:  }
func.func @fe1() -> !shape.shape {
  %a = shape.const_size 3
  %b = shape.const_size 5
  %0 = shape.from_extents %a, %b : !shape.size, !shape.size
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @fe2() -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [3, 3] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT:  }
func.func @fe2() -> !shape.shape {
  %a = arith.constant 3 : index
  %0 = shape.from_extents %a, %a : index, index
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @fe3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> !shape.shape {
// CHECK-NEXT:    %[[FROM_EXTENTS:.*]] = shape.from_extents %[[A]] : index
// CHECK-NEXT:    return %[[FROM_EXTENTS]] : !shape.shape
// CHECK-NEXT:  }
func.func @fe3(%a: index) -> !shape.shape {
  %0 = shape.from_extents %a : index
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @tet1() -> tensor<3xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT:    return %[[CONST_SHAPE]] : tensor<3xindex>
// CHECK-NEXT:  }
func.func @tet1() -> tensor<3xindex> {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %0 = shape.to_extent_tensor %a : !shape.shape -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

// CHECK-LABEL: func.func @tet2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    return %[[A]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @tet2(%a: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.to_extent_tensor %a : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @tet3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<3xindex> {
// CHECK-NEXT:    %[[TO_EXTENT_TENSOR:.*]] = shape.to_extent_tensor %[[A]] : tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:    return %[[TO_EXTENT_TENSOR]] : tensor<3xindex>
// CHECK-NEXT:  }
func.func @tet3(%a: tensor<?xindex>) -> tensor<3xindex> {
  %0 = shape.to_extent_tensor %a : tensor<?xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

// CHECK-LABEL: func.func @fet1() -> !shape.shape {
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<[1, 2]> : tensor<2xindex>
// CHECK-NEXT:    %[[FROM_EXTENT_TENSOR:.*]] = shape.from_extent_tensor %[[CST]] : tensor<2xindex>
// CHECK-NEXT:    return %[[FROM_EXTENT_TENSOR]] : !shape.shape
// CHECK-NEXT:  }
func.func @fet1() -> !shape.shape {
  %a = arith.constant dense<[1,2]> : tensor<2xindex>
  %0 = shape.from_extent_tensor %a : tensor<2xindex>
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @tet4
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %[[SHAPE_OF:.*]] = shape.shape_of %[[T]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    return %[[SHAPE_OF]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @tet4(%t: tensor<?x?xf32>) -> tensor<2xindex> {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %0 = tensor.cast %a : tensor<?xindex> to tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @tet5
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[SHAPE_OF:.*]] = shape.shape_of %[[T]] : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    return %[[SHAPE_OF]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @tet5(%t: tensor<?x?xf32>) -> tensor<?xindex> {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @tet6() -> tensor<?xindex> {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[A]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @tet6() -> tensor<?xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @ceq1() -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @ceq1() -> !shape.witness {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [1, 2] : !shape.shape
  %0 = shape.cstr_eq %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq2() -> !shape.witness {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_EQ]] : !shape.witness
// CHECK-NEXT:  }
func.func @ceq2() -> !shape.witness {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [1, 3] : !shape.shape
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @ceq3(%a: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_EQ]] : !shape.witness
// CHECK-NEXT:  }
func.func @ceq4(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq5
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>) -> !shape.witness {
// CHECK-NEXT:    %[[S:.*]] = shape.shape_of %[[A]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %[[T:.*]] = shape.shape_of %[[A]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[S]], %[[T]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    return %[[CSTR_EQ]] : !shape.witness
// CHECK-NEXT:  }
func.func @ceq5(%a: tensor<?xf32>) -> !shape.witness {
  %s = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>
  %t = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>
  %0 = shape.cstr_eq %s, %t : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq6
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @ceq6(%a: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<?xindex> to tensor<3xindex>
  %0 = shape.cstr_eq %b, %b : tensor<3xindex>, tensor<3xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @ceq7
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[C:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %[[B:.*]] = tensor.cast %[[A]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[B]], %[[C]], %[[C]] : tensor<3xindex>, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    return %[[CSTR_EQ]] : !shape.witness
// CHECK-NEXT:  }
func.func @ceq7(%a: tensor<?xindex>, %c: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<?xindex> to tensor<3xindex>
  %0 = shape.cstr_eq %b, %c, %c : tensor<3xindex>, tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @creq1() -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @creq1() -> !shape.witness {
  %t = arith.constant true
  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @creq2() -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness false
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @creq2() -> !shape.witness {
  %t = arith.constant false
  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @creq3
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: i1) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_REQUIRE:.*]] = shape.cstr_require %[[T]], "msg"
// CHECK-NEXT:    return %[[CSTR_REQUIRE]] : !shape.witness
// CHECK-NEXT:  }
func.func @creq3(%t: i1) -> !shape.witness {
  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb1() -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb1() -> !shape.witness {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb2() -> !shape.witness {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb2() -> !shape.witness {
  %a = shape.const_shape [1, 3] : !shape.shape
  %b = shape.const_shape [7, 2] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb3(%a: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb4(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb5
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb5(%a: !shape.shape) -> !shape.witness {
  %b = shape.const_shape [] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb6
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [1] : !shape.shape
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb6(%a: !shape.shape) -> !shape.witness {
  %b = shape.const_shape [1] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb7
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb7(%a: tensor<?xf32>) -> !shape.witness {
  %s = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>
  %t = shape.const_shape [1] : tensor<1xindex>
  %0 = shape.cstr_broadcastable %s, %t : tensor<?xindex>, tensor<1xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x1xf32>) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb8(%a: tensor<?x1xf32>) -> !shape.witness {
  %s = shape.shape_of %a : tensor<?x1xf32> -> tensor<2xindex>
  %t = shape.const_shape [1,3] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %s, %t : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb9
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[S:.*]] = shape.broadcast %[[A]], %[[B]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[S]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb9(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %s = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %0 = shape.cstr_broadcastable %a, %s : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb10
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[S:.*]] = shape.broadcast %[[A]], %[[B]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[C]], %[[S]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb10(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %s = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %0 = shape.cstr_broadcastable %c, %s : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb11
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[D:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %[[B:.*]] = tensor.cast %[[A]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[B]], %[[D]] : tensor<3xindex>, tensor<?xindex>
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb11(%a: tensor<?xindex>, %d: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<?xindex> to tensor<3xindex>
  %0 = shape.cstr_broadcastable %b, %d : tensor<3xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @cb12
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3xindex>, %[[D:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[D]] : tensor<3xindex>, tensor<?xindex>
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @cb12(%a: tensor<3xindex>, %d: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<3xindex> to tensor<?xindex>
  %0 = shape.cstr_broadcastable %b, %d : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa1(
// CHECK-SAME: {{^}}%[[W:[a-z0-9_]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    return %[[W]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa1(%w: !shape.witness) -> !shape.witness {
  %t = shape.const_witness true
  %0 = shape.assuming_all %t, %w, %t
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa2
// CHECK-SAME: (%[[W:[a-z0-9_]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %[[T:.*]] = shape.const_witness false
// CHECK-NEXT:    return %[[T]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa2(%w: !shape.witness) -> !shape.witness {
  %t = shape.const_witness false
  %0 = shape.assuming_all %w, %t
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa3() -> !shape.witness {
// CHECK-NEXT:    %[[T:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[T]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa3() -> !shape.witness {
  %t = shape.const_witness true
  %0 = shape.assuming_all %t, %t
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa4
// CHECK-SAME: (%[[W:[a-z0-9_]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    return %[[W]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa4(%w: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %w
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa5
// CHECK-SAME: (%[[W:[a-z0-9_]+]]: !shape.witness, %[[V:[a-z0-9_]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %[[ASSUMING_ALL:.*]] = shape.assuming_all %[[W]], %[[V]]
// CHECK-NEXT:    return %[[ASSUMING_ALL]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa5(%w: !shape.witness, %v: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %w, %v, %w
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa6
// CHECK-SAME: (%[[W:[a-z0-9_]+]]: !shape.witness, %[[V:[a-z0-9_]+]]: !shape.witness, %[[X:[a-z0-9_]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %[[ASSUMING_ALL:.*]] = shape.assuming_all %[[W]], %[[V]], %[[X]]
// CHECK-NEXT:    return %[[ASSUMING_ALL]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa6(%w: !shape.witness, %v: !shape.witness, %x: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %w, %v
  %1 = shape.assuming_all %0, %x
  return %1 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa7
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_1:.*]] = shape.cstr_eq %[[B]], %[[C]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_2:.*]] = shape.cstr_eq %[[A]], %[[B]], %[[B]], %[[C]] : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_EQ_2]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa7(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]], %[[C]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa8(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa9
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE_1:.*]] = shape.cstr_broadcastable %[[B]], %[[C]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[ASSUMING_ALL:.*]] = shape.assuming_all %[[CSTR_BROADCASTABLE]], %[[CSTR_BROADCASTABLE_1]]
// CHECK-NEXT:    return %[[ASSUMING_ALL]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa9(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %b, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa10
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_1:.*]] = shape.cstr_eq %[[B]], %[[C]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_2:.*]] = shape.cstr_eq %[[A]], %[[B]], %[[B]], %[[C]] : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_EQ_2]], %[[CSTR_EQ]] : !shape.witness, !shape.witness
// CHECK-NEXT:  }
func.func @aa10(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2, %0 : !shape.witness, !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa11
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[ASSUMING_ALL:.*]] = shape.assuming_all %[[CSTR_EQ]], %[[CSTR_BROADCASTABLE]]
// CHECK-NEXT:    return %[[ASSUMING_ALL]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa11(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> (!shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @aa12
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape, %[[D:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_1:.*]] = shape.cstr_eq %[[C]], %[[D]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[ASSUMING_ALL:.*]] = shape.assuming_all %[[CSTR_EQ]], %[[CSTR_EQ_1]]
// CHECK-NEXT:    return %[[ASSUMING_ALL]] : !shape.witness
// CHECK-NEXT:  }
func.func @aa12(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> (!shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @as1
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:    %[[BAR:.*]] = "foo.bar"(%[[X]]) : (i32) -> i32
// CHECK-NEXT:    return %[[BAR]] : i32
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

// CHECK-LABEL: func.func @as2
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:    %[[BAR:.*]] = "foo.bar"(%[[X]]) : (i32) -> i32
// CHECK-NEXT:    return %[[BAR]] : i32
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

// CHECK-LABEL: func.func @as3
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32, %[[W:[a-z0-9_]+]]: !shape.witness) -> i32 {
// CHECK-NEXT:    %[[ASSUMING:.*]] = shape.assuming %[[W]] -> (i32) {
// CHECK-NEXT:      %[[BAR:.*]] = "foo.bar"(%[[X]]) : (i32) -> i32
// CHECK-NEXT:      %[[BAZ:.*]] = "foo.baz"(%[[X]]) : (i32) -> i32
// CHECK-NEXT:      %[[BAZ_1:.*]] = "foo.baz"(%[[X]]) : (i32) -> i32
// CHECK-NEXT:      shape.assuming_yield %[[BAZ]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[ASSUMING]] : i32
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

// CHECK-LABEL: func.func @as4
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32, %[[W:[a-z0-9_]+]]: !shape.witness) -> i32 {
// CHECK-NEXT:    %[[ASSUMING:.*]] = shape.assuming %[[W]] -> (i32) {
// CHECK-NEXT:      shape.assuming_yield %[[X]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[ASSUMING]] : i32
// CHECK-NEXT:  }
func.func @as4(%x: i32, %w: !shape.witness) -> i32 {
  %0 = shape.assuming %w -> i32 {
    shape.assuming_yield %x : i32
  }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @as5
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32, %[[W:[a-z0-9_]+]]: !shape.witness) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @as5(%x: i32, %w: !shape.witness) {
  %0 = shape.assuming %w -> i32 {
    shape.assuming_yield %x : i32
  }
  return
}

// -----

// CHECK-LABEL: func.func @as6
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32, %[[W:[a-z0-9_]+]]: !shape.witness) {
// CHECK-NEXT:    shape.assuming %[[W]] {
// CHECK-NEXT:      "foo.bar"(%[[X]]) : (i32) -> ()
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

// CHECK-LABEL: func.func @any1
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.shape, %[[Y:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[C:.*]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    return %[[C]] : !shape.shape
// CHECK-NEXT:  }
func.func @any1(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
  %c = shape.const_shape [1, 2] : !shape.shape
  %0 = shape.any %x, %c, %y : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @any2
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.shape, %[[Y:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[ANY:.*]] = shape.any %[[X]], %[[Y]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %[[ANY]] : !shape.shape
// CHECK-NEXT:  }
func.func @any2(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
  %0 = shape.any %x, %y : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @any3
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.shape, %[[Y:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[ANY:.*]] = shape.any %[[X]] : !shape.shape -> !shape.shape
// CHECK-NEXT:    return %[[ANY]] : !shape.shape
// CHECK-NEXT:  }
func.func @any3(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
  %0 = shape.any %x : !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @any4
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[C:.*]] = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:    %[[ANY:.*]] = shape.any %[[X]], %[[C]] : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %[[ANY]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @any4(%x: tensor<?xindex>) -> tensor<?xindex> {
  %c = shape.const_shape [1, 2] : tensor<2xindex>
  %0 = shape.any %c, %x : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @add1() -> !shape.size {
// CHECK-NEXT:    %[[C5:.*]] = shape.const_size 5
// CHECK-NEXT:    return %[[C5]] : !shape.size
// CHECK-NEXT:  }
func.func @add1() -> !shape.size {
  %a = shape.const_size 2
  %b = shape.const_size 3
  %0 = shape.add %a, %b : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @add2() -> index {
// CHECK-NEXT:    %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:    return %[[C5]] : index
// CHECK-NEXT:  }
func.func @add2() -> index {
  %a = arith.constant 2 : index
  %b = arith.constant 3 : index
  %0 = shape.add %a, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @add3
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:    %[[A:.*]] = shape.const_size 0
// CHECK-NEXT:    %[[ADD:.*]] = shape.add %[[X]], %[[A]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:    %[[ADD_1:.*]] = shape.add %[[ADD]], %[[A]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:    return %[[ADD_1]] : !shape.size
// CHECK-NEXT:  }
func.func @add3(%x: !shape.size) -> !shape.size {
  %a = shape.const_size 0
  %0 = shape.add %x, %a : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %a, %0 : !shape.size, !shape.size -> !shape.size
  return %1 : !shape.size
}

// -----

// CHECK-LABEL: func.func @mul1() -> !shape.size {
// CHECK-NEXT:    %[[C6:.*]] = shape.const_size 6
// CHECK-NEXT:    return %[[C6]] : !shape.size
// CHECK-NEXT:  }
func.func @mul1() -> !shape.size {
  %a = shape.const_size 2
  %b = arith.constant 3 : index
  %0 = shape.mul %a, %b : !shape.size, index -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @mul2
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:    %[[B:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[MUL:.*]] = shape.mul %[[X]], %[[B]] : index, index -> index
// CHECK-NEXT:    return %[[MUL]] : index
// CHECK-NEXT:  }
func.func @mul2(%x: index) -> index {
  %b = arith.constant 1 : index
  %0 = shape.mul %x, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @mul3
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:    %[[B:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[MUL:.*]] = shape.mul %[[X]], %[[B]] : index, index -> index
// CHECK-NEXT:    return %[[MUL]] : index
// CHECK-NEXT:  }
func.func @mul3(%x: index) -> index {
  %b = arith.constant 0 : index
  %0 = shape.mul %b, %x : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @div1() -> !shape.size {
// CHECK-NEXT:    %[[C3:.*]] = shape.const_size 3
// CHECK-NEXT:    return %[[C3]] : !shape.size
// CHECK-NEXT:  }
func.func @div1() -> !shape.size {
  %a = shape.const_size 10
  %b = arith.constant 3 : index
  %0 = shape.div %a, %b : !shape.size, index -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @div2() -> index {
// CHECK-NEXT:    %[[CM4:.*]] = arith.constant -4 : index
// CHECK-NEXT:    return %[[CM4]] : index
// CHECK-NEXT:  }
func.func @div2() -> index {
  %a = arith.constant -10 : index
  %b = arith.constant 3 : index
  %0 = shape.div %a, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @div3() -> index {
// CHECK-NEXT:    %[[A:.*]] = arith.constant -10 : index
// CHECK-NEXT:    %[[B:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[DIV:.*]] = shape.div %[[A]], %[[B]] : index, index -> index
// CHECK-NEXT:    return %[[DIV]] : index
// CHECK-NEXT:  }
func.func @div3() -> index {
  %a = arith.constant -10 : index
  %b = arith.constant 0 : index
  %0 = shape.div %a, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @div4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:    %[[B:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[DIV:.*]] = shape.div %[[A]], %[[B]] : index, index -> index
// CHECK-NEXT:    return %[[DIV]] : index
// CHECK-NEXT:  }
func.func @div4(%a: index) -> index {
  %b = arith.constant 1 : index
  %0 = shape.div %a, %b : index, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @max1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:    return %[[A]] : !shape.size
// CHECK-NEXT:  }
func.func @max1(%a: !shape.size) -> !shape.size {
  %0 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @max2() -> !shape.size {
// CHECK-NEXT:    %[[A:.*]] = shape.const_size 10
// CHECK-NEXT:    %[[B:.*]] = shape.const_size 3
// CHECK-NEXT:    %[[MAX:.*]] = shape.max %[[A]], %[[B]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:    return %[[MAX]] : !shape.size
// CHECK-NEXT:  }
func.func @max2() -> !shape.size {
  %a = shape.const_size 10
  %b = shape.const_size 3
  %0 = shape.max %a, %b : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @min1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:    return %[[A]] : !shape.size
// CHECK-NEXT:  }
func.func @min1(%a: !shape.size) -> !shape.size {
  %0 = shape.min %a, %a : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @meet1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:    %[[MEET:.*]] = shape.meet %[[A]], %[[A]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:    return %[[MEET]] : !shape.size
// CHECK-NEXT:  }
func.func @meet1(%a: !shape.size) -> !shape.size {
  %0 = shape.meet %a, %a : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @seq1() -> i1 {
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    return %[[TRUE]] : i1
// CHECK-NEXT:  }
func.func @seq1() -> i1 {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [1, 2] : !shape.shape
  %0 = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @seq2() -> i1 {
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    return %[[FALSE]] : i1
// CHECK-NEXT:  }
func.func @seq2() -> i1 {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.shape_eq %a, %b : !shape.shape, tensor<2xindex>
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @seq3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> i1 {
// CHECK-NEXT:    %[[SHAPE_EQ:.*]] = shape.shape_eq %[[A]], %[[A]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[SHAPE_EQ]] : i1
// CHECK-NEXT:  }
func.func @seq3(%a: !shape.shape) -> i1 {
  %0 = shape.shape_eq %a, %a : !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @seq4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape) -> i1 {
// CHECK-NEXT:    %[[SHAPE_EQ:.*]] = shape.shape_eq %[[A]], %[[B]], %[[A]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[SHAPE_EQ]] : i1
// CHECK-NEXT:  }
func.func @seq4(%a: !shape.shape, %b: !shape.shape) -> i1 {
  %0 = shape.shape_eq %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @seq5
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape) -> i1 {
// CHECK-NEXT:    %[[X:.*]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %[[Y:.*]] = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:    %[[SHAPE_EQ:.*]] = shape.shape_eq %[[A]], %[[X]], %[[Y]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[SHAPE_EQ]] : i1
// CHECK-NEXT:  }
func.func @seq5(%a: !shape.shape, %b: !shape.shape) -> i1 {
  %x = shape.const_shape [1, 2] : !shape.shape
  %y = shape.const_shape [1, 3] : !shape.shape
  %0 = shape.shape_eq %a, %x, %y : !shape.shape, !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isb1() -> i1 {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:    %[[IS_BROADCASTABLE:.*]] = shape.is_broadcastable %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[IS_BROADCASTABLE]] : i1
// CHECK-NEXT:  }
func.func @isb1() -> i1 {
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [7, 2] : !shape.shape
  %0 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isb2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> i1 {
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    return %[[TRUE]] : i1
// CHECK-NEXT:  }
func.func @isb2(%a: !shape.shape) -> i1 {
  %0 = shape.is_broadcastable %a, %a : !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isb3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape) -> i1 {
// CHECK-NEXT:    %[[IS_BROADCASTABLE:.*]] = shape.is_broadcastable %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[IS_BROADCASTABLE]] : i1
// CHECK-NEXT:  }
func.func @isb3(%a: !shape.shape, %b: !shape.shape) -> i1 {
  %0 = shape.is_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @isb4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> i1 {
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    return %[[TRUE]] : i1
// CHECK-NEXT:  }
func.func @isb4(%a: !shape.shape) -> i1 {
  %0 = shape.is_broadcastable %a : !shape.shape
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dim1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?xf32>) -> !shape.size {
// CHECK-NEXT:    %[[C2:.*]] = shape.const_size 2
// CHECK-NEXT:    return %[[C2]] : !shape.size
// CHECK-NEXT:  }
func.func @dim1(%a: tensor<2x?xf32>) -> !shape.size {
  %c = shape.const_size 0
  %0 = shape.dim %a, %c : tensor<2x?xf32>, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @dim2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?xf32>) -> index {
// CHECK-NEXT:    %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:    return %[[C2]] : index
// CHECK-NEXT:  }
func.func @dim2(%a: tensor<2x?xf32>) -> index {
  %c = arith.constant 0 : index
  %0 = shape.dim %a, %c : tensor<2x?xf32>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @dim3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?xf32>) -> index {
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[DIM:.*]] = shape.dim %[[A]], %[[C]] : tensor<2x?xf32>, index -> index
// CHECK-NEXT:    return %[[DIM]] : index
// CHECK-NEXT:  }
func.func @dim3(%a: tensor<2x?xf32>) -> index {
  %c = arith.constant 1 : index
  %0 = shape.dim %a, %c : tensor<2x?xf32>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @dim4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?xf32>) -> index {
// CHECK-NEXT:    %[[C:.*]] = arith.constant 5 : index
// CHECK-NEXT:    %[[DIM:.*]] = shape.dim %[[A]], %[[C]] : tensor<2x?xf32>, index -> index
// CHECK-NEXT:    return %[[DIM]] : index
// CHECK-NEXT:  }
func.func @dim4(%a: tensor<2x?xf32>) -> index {
  %c = arith.constant 5 : index
  %0 = shape.dim %a, %c : tensor<2x?xf32>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ext1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>) -> index {
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[DIM:.*]] = tensor.dim %[[A]], %[[C]] : tensor<?x?xf32>
// CHECK-NEXT:    return %[[DIM]] : index
// CHECK-NEXT:  }
func.func @ext1(%a: tensor<?x?xf32>) -> index {
  %c = arith.constant 1 : index
  %s = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %0 = tensor.extract %s[%c] : tensor<2xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ext2() -> index {
// CHECK-NEXT:    %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:    return %[[C5]] : index
// CHECK-NEXT:  }
func.func @ext2() -> index {
  %c = arith.constant 1 : index
  %s = shape.const_shape [4, 5] : tensor<2xindex>
  %0 = tensor.extract %s[%c] : tensor<2xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @dup1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[F:[a-z0-9_]+]]: memref<?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[S:.*]] = shape.shape_of %[[A]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %[[T:.*]] = shape.shape_of %[[A]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[S]], %[[T]] : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[BROADCAST]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @dup1(%a: tensor<?x?xf32>, %f: memref<?xf32>) -> tensor<?xindex> {
  %s = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %t = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %0 = shape.broadcast %s, %t : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<*xf32>, %[[S:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    return %[[S]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @reshape(%a: tensor<*xf32>, %s: tensor<?xindex>) -> tensor<?xindex> {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %0 = shape.shape_of %r : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @reshape2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<*xf32>, %[[S:[a-z0-9_]+]]: tensor<2xi32>) -> tensor<2xindex> {
// CHECK-NEXT:    %[[INDEX_CAST:.*]] = arith.index_cast %[[S]] : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:    return %[[INDEX_CAST]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @reshape2(%a: tensor<*xf32>, %s: tensor<2xi32>) -> tensor<2xindex> {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @reshape3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<*xf32>, %[[S:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<2xindex> {
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[S]] : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @reshape3(%a: tensor<*xf32>, %s: tensor<?xindex>) -> tensor<2xindex> {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %0 = shape.shape_of %r : tensor<*xf32> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  return %1 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @reshape4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<*xf32>, %[[S:[a-z0-9_]+]]: tensor<2xindex>) -> !shape.shape {
// CHECK-NEXT:    %[[R:.*]] = tensor.reshape %[[A]](%[[S]]) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:    %[[SHAPE_OF:.*]] = shape.shape_of %[[R]] : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:    return %[[SHAPE_OF]] : !shape.shape
// CHECK-NEXT:  }
func.func @reshape4(%a: tensor<*xf32>, %s: tensor<2xindex>) -> !shape.shape {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<3xindex>, %[[D:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[A]], %[[D]] : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %[[BROADCAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c1(%a: tensor<3xindex>, %d: tensor<?xindex>) -> tensor<?xindex> {
  %b = tensor.cast %a : tensor<3xindex> to tensor<?xindex>
  %0 = shape.broadcast %b, %d : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<3xindex>, %[[D:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:    %[[B:.*]] = tensor.cast %[[A]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[B]], %[[D]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    return %[[CSTR_EQ]] : !shape.witness
// CHECK-NEXT:  }
func.func @c2(%a: tensor<3xindex>, %d: tensor<?xindex>) -> !shape.witness {
  %b = tensor.cast %a : tensor<3xindex> to tensor<?xindex>
  %0 = shape.cstr_eq %b, %d : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[S:.*]] = shape.from_extents %[[A]], %[[B]] : index, index
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[S]], %[[C]] : !shape.shape, index -> !shape.size
// CHECK-NEXT:    %[[SIZE_TO_INDEX:.*]] = shape.size_to_index %[[GET_EXTENT]] : !shape.size
// CHECK-NEXT:    return %[[SIZE_TO_INDEX]] : index
// CHECK-NEXT:  }
func.func @c3(%a: index, %b: index) -> index {
  %s = shape.from_extents %a, %b : index, index
  %c = arith.constant 1 : index
  %0 = shape.get_extent %s, %c : !shape.shape, index -> !shape.size
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// -----

// CHECK-LABEL: func.func @c4(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape, %[[D:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_1:.*]] = shape.cstr_eq %[[B]], %[[C]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_2:.*]] = shape.cstr_eq %[[C]], %[[D]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_3:.*]] = shape.cstr_eq %[[A]], %[[B]], %[[B]], %[[C]], %[[C]], %[[D]] : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_EQ_3]] : !shape.witness
// CHECK-NEXT:  }
func.func @c4(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1, %2
  return %3 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c5
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape, %[[D:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_1:.*]] = shape.cstr_eq %[[C]], %[[D]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_EQ_2:.*]] = shape.cstr_eq %[[B]], %[[C]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[ASSUMING_ALL:.*]] = shape.assuming_all %[[CSTR_EQ]], %[[CSTR_EQ_1]], %[[CSTR_EQ_2]]
// CHECK-NEXT:    return %[[ASSUMING_ALL]] : !shape.witness
// CHECK-NEXT:  }
func.func @c5(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1, %2
  return %3 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c6
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?x?xf32>) -> index {
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[S:.*]] = shape.shape_of %[[A]] : memref<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %[[EXTRACTED:.*]] = tensor.extract %[[S]][%[[C]]] : tensor<2xindex>
// CHECK-NEXT:    return %[[EXTRACTED]] : index
// CHECK-NEXT:  }
func.func @c6(%a: memref<?x?xf32>) -> index {
  %c = arith.constant 1 : index
  %s = shape.shape_of %a : memref<?x?xf32> -> tensor<2xindex>
  %0 = tensor.extract %s[%c] : tensor<2xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c7
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<*xf32>, %[[C:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:    %[[DIM:.*]] = tensor.dim %[[A]], %[[C]] : tensor<*xf32>
// CHECK-NEXT:    return %[[DIM]] : index
// CHECK-NEXT:  }
func.func @c7(%a: tensor<*xf32>, %c: index) -> index {
  %s = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex>
  %0 = tensor.extract %s[%c] : tensor<?xindex>
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c8
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[D:.*]] = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:    return %[[D]] : !shape.shape
// CHECK-NEXT:  }
func.func @c8(%x: !shape.shape) -> !shape.shape {
  %c = shape.const_shape [1, 2] : !shape.shape
  %d = shape.const_shape [1, 3] : !shape.shape
  %0 = shape.any %c, %d, %x : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c9
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[C:.*]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:    %[[CONCAT:.*]] = shape.concat %[[C]], %[[X]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %[[CONCAT]] : !shape.shape
// CHECK-NEXT:  }
func.func @c9(%x: !shape.shape) -> !shape.shape {
  %c = shape.const_shape [1, 2] : !shape.shape
  %0 = shape.concat %c, %x : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c10() -> tensor<4xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [1, 2, 7, 1] : tensor<4xindex>
// CHECK-NEXT:    return %[[CONST_SHAPE]] : tensor<4xindex>
// CHECK-NEXT:  }
func.func @c10() -> tensor<4xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [7, 1] : tensor<2xindex>
  %0 = shape.concat %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  return %0 : tensor<4xindex>
}

// -----

// CHECK-LABEL: func.func @c11
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]], %[[C]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @c11(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %c, %b : !shape.shape, !shape.shape
  %3 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1, %3
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c12
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape, %[[W:[a-z0-9_]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]], %[[C]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE_1:.*]] = shape.cstr_broadcastable %[[C]], %[[B]] : !shape.shape, !shape.shape
// CHECK-NEXT:    %[[ASSUMING_ALL:.*]] = shape.assuming_all %[[CSTR_BROADCASTABLE]], %[[CSTR_BROADCASTABLE_1]], %[[W]]
// CHECK-NEXT:    return %[[ASSUMING_ALL]] : !shape.witness
// CHECK-NEXT:  }
func.func @c12(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %w: !shape.witness) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %c, %b : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1, %w
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c13
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape, %[[B:[a-z0-9_]+]]: !shape.shape, %[[C:[a-z0-9_]+]]: !shape.shape) -> !shape.witness {
// CHECK-NEXT:    %[[CSTR_EQ:.*]] = shape.cstr_eq %[[A]], %[[B]], %[[A]], %[[B]] : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[CSTR_EQ]] : !shape.witness
// CHECK-NEXT:  }
func.func @c13(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b, %a, %b : !shape.shape, !shape.shape, !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c14
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [7, 1] : !shape.shape
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[X]], %[[B]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %[[BROADCAST]] : !shape.shape
// CHECK-NEXT:  }
func.func @c14(%x: !shape.shape) -> !shape.shape {
  %b = shape.const_shape [7, 1] : !shape.shape
  %0 = shape.broadcast %b, %x : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c15
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2xindex>, %[[Y:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[X]], %[[Y]] : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %[[BROADCAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c15(%x: tensor<2xindex>, %y: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %x, %y : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c16
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2xindex>, %[[Y:[a-z0-9_]+]]: tensor<3xindex>) -> !shape.shape {
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[X]], %[[Y]] : tensor<2xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:    return %[[BROADCAST]] : !shape.shape
// CHECK-NEXT:  }
func.func @c16(%x: tensor<2xindex>, %y: tensor<3xindex>) -> !shape.shape {
  %0 = shape.broadcast %x, %y : tensor<2xindex>, tensor<3xindex> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c17
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2xindex>) -> !shape.shape {
// CHECK-NEXT:    %[[FROM_EXTENT_TENSOR:.*]] = shape.from_extent_tensor %[[X]] : tensor<2xindex>
// CHECK-NEXT:    return %[[FROM_EXTENT_TENSOR]] : !shape.shape
// CHECK-NEXT:  }
func.func @c17(%x: tensor<2xindex>) -> !shape.shape {
  %0 = shape.broadcast %x : tensor<2xindex> -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c18
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<2xindex> {
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[X]] : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @c18(%x: tensor<?xindex>) -> tensor<2xindex> {
  %0 = shape.broadcast %x : tensor<?xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @c19
// CHECK-SAME: (%[[W:[a-z0-9_]+]]: !shape.witness, %[[X:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[ASSUMING:.*]] = shape.assuming %[[W]] -> (tensor<?xindex>) {
// CHECK-NEXT:      %[[BAR:.*]] = "foo.bar"(%[[X]]) : (tensor<?xindex>) -> tensor<?xindex>
// CHECK-NEXT:      shape.assuming_yield %[[BAR]] : tensor<?xindex>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[ASSUMING]] : tensor<?xindex>
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

// CHECK-LABEL: func.func @c20
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<?xindex>, %[[Y:[a-z0-9_]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:    %[[IS_BROADCASTABLE:.*]] = shape.is_broadcastable %[[X]], %[[Y]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    return %[[IS_BROADCASTABLE]] : i1
// CHECK-NEXT:  }
func.func @c20(%x: tensor<?xindex>, %y: tensor<?xindex>) -> i1 {
  %0 = shape.is_broadcastable %x, %y : tensor<?xindex>, tensor<?xindex>
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @c21
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2xindex>, %[[Y:[a-z0-9_]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:    %[[E:.*]] = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:    %[[Z:.*]] = tensor.cast %[[X]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    %[[IS_BROADCASTABLE:.*]] = shape.is_broadcastable %[[Z]], %[[Y]], %[[E]] : tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
// CHECK-NEXT:    return %[[IS_BROADCASTABLE]] : i1
// CHECK-NEXT:  }
func.func @c21(%x: tensor<2xindex>, %y: tensor<?xindex>) -> i1 {
  %z = tensor.cast %x : tensor<2xindex> to tensor<?xindex>
  %e = shape.const_shape [] : tensor<0xindex>
  %0 = shape.is_broadcastable %z, %y, %e : tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @c22
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2x?xf32>, %[[Y:[a-z0-9_]+]]: tensor<1x?xf32>) -> !shape.witness {
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[X]] : tensor<2x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %[[B:.*]] = shape.shape_of %[[Y]] : tensor<1x?xf32> -> tensor<2xindex>
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[A]], %[[B]] : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @c22(%x: tensor<2x?xf32>, %y: tensor<1x?xf32>) -> !shape.witness {
  %a = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %b = shape.shape_of %y : tensor<1x?xf32> -> tensor<2xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c23
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2x3xf32>, %[[Y:[a-z0-9_]+]]: tensor<2x3xf32>, %[[Z:[a-z0-9_]+]]: tensor<?xf32>) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    %[[B:.*]] = shape.shape_of %[[Z]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:    %[[CSTR_BROADCASTABLE:.*]] = shape.cstr_broadcastable %[[B]], %[[CONST_SHAPE]] : tensor<1xindex>, tensor<2xindex>
// CHECK-NEXT:    return %[[CSTR_BROADCASTABLE]] : !shape.witness
// CHECK-NEXT:  }
func.func @c23(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %z: tensor<?xf32>) -> !shape.witness {
  %a = shape.shape_of %x : tensor<2x3xf32> -> tensor<2xindex>
  %b = shape.shape_of %z : tensor<?xf32> -> tensor<1xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<1xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c24
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<?xf32>, %[[Y:[a-z0-9_]+]]: tensor<1x1x1xf32>, %[[Z:[a-z0-9_]+]]: tensor<1xf32>) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @c24(%x: tensor<?xf32>, %y: tensor<1x1x1xf32>, %z: tensor<1xf32>) -> !shape.witness {
  %a = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  %b = shape.shape_of %y : tensor<1x1x1xf32> -> tensor<3xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<1xindex>, tensor<3xindex>
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c25() -> !shape.size {
// CHECK-NEXT:    %[[C1:.*]] = shape.const_size 1
// CHECK-NEXT:    return %[[C1]] : !shape.size
// CHECK-NEXT:  }
func.func @c25() -> !shape.size {
  %a = shape.const_shape [] : !shape.shape
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @c26() -> !shape.size {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:    %[[C:.*]] = shape.const_size -1
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[A]], %[[C]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:    return %[[GET_EXTENT]] : !shape.size
// CHECK-NEXT:  }
func.func @c26() -> !shape.size {
  %a = shape.const_shape [1, 2, 3] : !shape.shape
  %c = shape.const_size -1
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @c27
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: !shape.size, %[[T:[a-z0-9_]+]]: tensor<?xf32>) -> !shape.size {
// CHECK-NEXT:    %[[C:.*]] = shape.const_size 0
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[A]], %[[C]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:    return %[[GET_EXTENT]] : !shape.size
// CHECK-NEXT:  }
func.func @c27(%s: !shape.size, %t: tensor<?xf32>) -> !shape.size {
  %a = shape.shape_of %t : tensor<?xf32> -> !shape.shape
  %c = shape.const_size 0
  %0 = shape.get_extent %a, %c : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

// CHECK-LABEL: func.func @c28
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x4xf32>) -> index {
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT:    %[[GET_EXTENT:.*]] = shape.get_extent %[[A]], %[[C]] : tensor<2xindex>, index -> index
// CHECK-NEXT:    return %[[GET_EXTENT]] : index
// CHECK-NEXT:  }
func.func @c28(%t: tensor<?x4xf32>) -> index {
  %c = arith.constant 1 : index
  %a = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %0 = shape.get_extent %a, %c : tensor<2xindex>, index -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c29
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x4xf32>) -> index {
// CHECK-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    return %[[C4]] : index
// CHECK-NEXT:  }
func.func @c29(%t: tensor<?x4xf32>) -> index {
  %c = shape.const_size 1
  %0 = shape.dim %t, %c : tensor<?x4xf32>, !shape.size -> !shape.size
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// -----

// CHECK-LABEL: func.func @c30
// CHECK-SAME: (%[[W:[a-z0-9_]+]]: !shape.witness, %[[X:[a-z0-9_]+]]: tensor<?xf32>, %[[Y:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[X]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %[[B:.*]] = shape.shape_of %[[Y]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %[[C:.*]] = shape.cstr_broadcastable %[[A]], %[[B]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:    %[[ASSUMING:.*]] = shape.assuming %[[C]] -> (tensor<?xf32>) {
// CHECK-NEXT:      shape.assuming_yield %[[X]] : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[ASSUMING]] : tensor<?xf32>
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
// CHECK-NEXT:    %[[U:.*]] = shape.const_witness false
// CHECK-NEXT:    return %[[U]] : !shape.witness
// CHECK-NEXT:  }
func.func @c31() -> !shape.witness {
  %t = shape.const_witness true
  %u = shape.const_witness false
  %0 = shape.assuming_all %t, %u
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c32
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.witness, %[[Y:[a-z0-9_]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:    %[[U:.*]] = shape.const_witness false
// CHECK-NEXT:    return %[[U]] : !shape.witness
// CHECK-NEXT:  }
func.func @c32(%x: !shape.witness, %y: !shape.witness) -> !shape.witness {
  %u = shape.const_witness false
  %0 = shape.assuming_all %x, %u, %y
  return %0 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @c33
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.size) -> index {
// CHECK-NEXT:    %[[SIZE_TO_INDEX:.*]] = shape.size_to_index %[[X]] : !shape.size
// CHECK-NEXT:    return %[[SIZE_TO_INDEX]] : index
// CHECK-NEXT:  }
func.func @c33(%x: !shape.size) -> index {
  %0 = shape.size_to_index %x : !shape.size
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c34
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    %[[A:.*]] = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:    %[[B:.*]] = shape.const_shape [4] : !shape.shape
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[X]], %[[A]], %[[B]] : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:    return %[[BROADCAST]] : !shape.shape
// CHECK-NEXT:  }
func.func @c34(%x: !shape.shape) -> !shape.shape {
  %a = shape.const_shape [3] : !shape.shape
  %b = shape.const_shape [4] : !shape.shape
  %0 = shape.broadcast %a, %b, %x : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @c35
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [5, 3] : tensor<2xindex>
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[X]], %[[CONST_SHAPE]] : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:    return %[[BROADCAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c35(%x: tensor<?xindex>) -> tensor<?xindex> {
  %a = shape.const_shape [3] : tensor<1xindex>
  %b = shape.const_shape [5,1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b, %x : tensor<1xindex>, tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c36() -> tensor<?xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [5, 3] : tensor<2xindex>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[CONST_SHAPE]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @c36() -> tensor<?xindex> {
  %a = shape.const_shape [3] : tensor<1xindex>
  %b = shape.const_shape [5,1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b : tensor<1xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @c37
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>, %[[U:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %[[B:.*]] = shape.shape_of %[[U]] : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %[[BROADCAST:.*]] = shape.broadcast %[[A]], %[[B]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[BROADCAST]] : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<2xindex>
// CHECK-NEXT:  }
func.func @c37(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> (tensor<2xindex>) {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %b = shape.shape_of %u : tensor<?x?xf32> -> tensor<?xindex>
  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  return %1 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @c38
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> index {
// CHECK-NEXT:    %[[A:.*]] = shape.shape_of %[[T]] : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:    %[[NUM_ELEMENTS:.*]] = shape.num_elements %[[A]] : tensor<?xindex> -> index
// CHECK-NEXT:    return %[[NUM_ELEMENTS]] : index
// CHECK-NEXT:  }
func.func @c38(%t: tensor<?x?xf32>) -> index {
  %a = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %0 = shape.num_elements %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c39
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<2x3xf32>) -> index {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[CONST_SHAPE]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    %[[NUM_ELEMENTS:.*]] = shape.num_elements %[[CAST]] : tensor<?xindex> -> index
// CHECK-NEXT:    return %[[NUM_ELEMENTS]] : index
// CHECK-NEXT:  }
func.func @c39(%t: tensor<2x3xf32>) -> index {
  %a = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  %0 = shape.num_elements %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @c40
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<2x3xf32>) -> index {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[CONST_SHAPE]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:    %[[RANK:.*]] = shape.rank %[[CAST]] : tensor<?xindex> -> index
// CHECK-NEXT:    return %[[RANK]] : index
// CHECK-NEXT:  }
func.func @c40(%t: tensor<2x3xf32>) -> index {
  %a = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  %0 = shape.rank %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @d1() -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @d1() -> !shape.witness {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.const_shape [3] : !shape.shape
  %2 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @d2
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<3xf32>) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @d2(%a: tensor<2x3xf32>, %b : tensor<3xf32>) -> !shape.witness {
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<3xf32> -> tensor<1xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @d3
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x3xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<3xf32>) -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @d3(%a: tensor<?x3xf32>, %b : tensor<3xf32>) -> !shape.witness {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<3xf32> -> tensor<1xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @d4
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x3xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<?xf32>) -> i1 {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:    %[[CONST_SHAPE_1:.*]] = shape.const_shape [4] : !shape.shape
// CHECK-NEXT:    %[[IS_BROADCASTABLE:.*]] = shape.is_broadcastable %[[CONST_SHAPE]], %[[CONST_SHAPE_1]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[IS_BROADCASTABLE]] : i1
// CHECK-NEXT:  }
func.func @d4(%a: tensor<?x3xf32>, %b : tensor<?xf32>) -> i1 {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.const_shape [4] : !shape.shape
  %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
  return %2 : i1
}

// -----

// CHECK-LABEL: func.func @d5() -> !shape.witness {
// CHECK-NEXT:    %[[CONST_WITNESS:.*]] = shape.const_witness true
// CHECK-NEXT:    return %[[CONST_WITNESS]] : !shape.witness
// CHECK-NEXT:  }
func.func @d5() -> !shape.witness {
  %0 = shape.const_shape [2, 0] : !shape.shape
  %1 = shape.const_shape [1] : !shape.shape
  %2 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
  return %2 : !shape.witness
}

// -----

// CHECK-LABEL: func.func @d6() -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 0] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT:  }
func.func @d6() -> !shape.shape {
  %0 = shape.const_shape [2, 0] : !shape.shape
  %1 = shape.const_shape [1] : !shape.shape
  %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  return %2 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @d7
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:    return %[[A]] : !shape.shape
// CHECK-NEXT:  }
func.func @d7(%a: !shape.shape) -> !shape.shape {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.broadcast %0, %a, %0 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %1 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @d8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<0xindex>, %[[B:[a-z0-9_]+]]: tensor<0xindex>) -> tensor<?xindex> {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[CONST_SHAPE]] : tensor<0xindex> to tensor<?xindex>
// CHECK-NEXT:    return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:  }
func.func @d8(%a: tensor<0xindex>, %b: tensor<0xindex>) -> tensor<?xindex> {
  %1 = shape.broadcast %a, %b : tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @d9
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> !shape.shape {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [-2] : !shape.shape
// CHECK-NEXT:    return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT:  }
func.func @d9(%a: index) -> !shape.shape {
  %c = arith.constant -2 : index
  %1 = shape.from_extents %c : index
  return %1 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @d10() -> i1 {
// CHECK-NEXT:    %[[CONST_SHAPE:.*]] = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:    %[[CONST_SHAPE_1:.*]] = shape.const_shape [] : !shape.shape
// CHECK-NEXT:    %[[IS_BROADCASTABLE:.*]] = shape.is_broadcastable %[[CONST_SHAPE]], %[[CONST_SHAPE_1]] : !shape.shape, !shape.shape
// CHECK-NEXT:    return %[[IS_BROADCASTABLE]] : i1
// CHECK-NEXT:  }
func.func @d10() -> i1 {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.const_shape [] : !shape.shape
  %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
  return %2 : i1
}
