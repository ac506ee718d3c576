// RUN: grep 'RUN-FN[:]' %s > %t.mlir
// RUN: strata opt --pass-pipeline="builtin.module(func.func(shape-to-shape-lowering),convert-shape-constraints,convert-shape-to-std,canonicalize)" %s >> %t.mlir
// RUN: %run-fn %t.mlir
//
// Shapes that are computed

// RUN-FN: broadcast([3, 1], [5, 1, 4]) == [5, 3, 4]
// RUN-FN: broadcast([2, 3], []) == [2, 3]
func.func @broadcast(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// RUN-FN: can_broadcast([3, 1], [5, 1, 4], [4]) == true
// RUN-FN: can_broadcast([3, 1], [5, 2, 4], [1]) == false
func.func @can_broadcast(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>) -> i1 {
  %0 = shape.is_broadcastable %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  return %0 : i1
}

// RUN-FN: equal([3, 1], [3, 1], [3, 1]) == true
// RUN-FN: equal([3, 1], [3, 1], [3]) == false
// RUN-FN: equal([3, 1], [3, 2], [3, 1]) == false
func.func @equal(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>) -> i1 {
  %0 = shape.shape_eq %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  return %0 : i1
}

// RUN-FN: elements([3, 4, 5]) == 60
// RUN-FN: elements([]) == 1
func.func @elements(%s: tensor<?xindex>) -> index {
  %0 = shape.num_elements %s : tensor<?xindex> -> index
  return %0 : index
}

// RUN-FN: split([3, 4, 5], 1) == ([3], [4, 5])
// RUN-FN: split([3, 4, 5], -1) == ([3, 4], [5])
func.func @split(%s: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %h, %t = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %h, %t : tensor<?xindex>, tensor<?xindex>
}

// RUN-FN: shape([[1.0, 2.0, 3.0]]) == ([1, 3], 3)
func.func @shape(%t: tensor<?x?xf32>) -> (tensor<2xindex>, index) {
  %c1 = arith.constant 1 : index
  %s = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %d = shape.dim %t, %c1 : tensor<?x?xf32>, index -> index
  return %s, %d : tensor<2xindex>, index
}

// RUN-FN: guarded([2, 3], [1, 3]) == 5
func.func @guarded(%a: tensor<?xindex>, %b: tensor<?xindex>) -> index {
  %w = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %0 = shape.assuming %w -> (index) {
    %s = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %init = arith.constant 0 : index
    %n = shape.reduce(%s, %init) : tensor<?xindex> -> index {
    ^bb0(%i: index, %e: index, %sum: index):
      %x = shape.add %sum, %e : index, index -> index
      shape.yield %x : index
    }
    shape.assuming_yield %n : index
  }
  return %0 : index
}
