// RUN: %opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Structured operations that matchers reject.

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{expects dimension #2 to be parallel}}
      transform.match.structured.dim %s[0, 2] {parallel} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{expects dimension #0 to be reduction}}
      transform.match.structured.dim %s[0, 2] {reduction} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    // expected-note@+1 {{while considering dimensions of this payload operation}}
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{position overflow 4 (updated from 4) for maximum 3}}
      transform.match.structured.dim %s[4] {reduction} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{the indexing map for input #0 is not a permutation}}
      transform.match.structured.input %s[0] {permutation} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{output(init) #0 is not produced by an operation}}
      %d = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{expected one position for an operation with a result}}
      %d = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{not a passthrough}}
      transform.match.structured.body %s {passthrough} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{not elementwise}}
      transform.match.structured.body %s {elementwise} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{could not match reduction}}
      transform.match.structured.body %s {reduction_position = 1} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{contraction: expected reduction/elementwise op kind not satisfied}}
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.maximumf"]} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{more than one result user with single user requested}}
      %d = transform.match.structured.result %s[0] single : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{position 3 overflows the number of results(ints) of the payload operation}}
      %d = transform.match.structured.result %s[3] any : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{could not infer contraction dimensions}}
      %a, %b, %c, %d = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %c : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{no users of the result}}
      %d = transform.match.structured.result %s[0] any : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xcomplex<f32>>, %b: tensor<16x?xcomplex<f32>>, %c: tensor<8x?xcomplex<f32>>) -> tensor<8x?xcomplex<f32>> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xcomplex<f32>>, tensor<16x?xcomplex<f32>>) outs(%c : tensor<8x?xcomplex<f32>>) -> tensor<8x?xcomplex<f32>>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xcomplex<f32>>, tensor<8x?xcomplex<f32>>) outs(%0 : tensor<8x?xcomplex<f32>>) -> tensor<8x?xcomplex<f32>>
    return %1 : tensor<8x?xcomplex<f32>>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %v = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      // expected-error@+1 {{unsupported element type: 'complex<f32>'}}
      %d = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %v = transform.get_operand %s[all] : (!transform.any_op) -> !transform.any_value
      // expected-error@+1 {{SingleValueMatchOpTrait requires the operand handle to point to a single value}}
      %d = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error@+1 {{expected a Linalg op}}
    transform.match.structured %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    %1 = linalg.add ins(%0, %0 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%0 : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error@+1 {{SingleOpMatchOpTrait requires the operand handle to point to a single payload op}}
    transform.match.structured %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @window(%in: tensor<9xf32>, %kernel: tensor<2xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.conv_1d ins(%in, %kernel : tensor<9xf32>, tensor<2xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error@+1 {{the indexing map for input #0 is not a projected permutation}}
      transform.match.structured.input %s[0] {projected_permutation} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
