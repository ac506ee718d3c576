module {
  "t.op"() {a = dense<[1, 2]> : tensor<2xi32>, b = dense<1.500000e+00> : vector<4xf32>} : () -> ()
  "t.op"() {c = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, d = sparse<> : tensor<2x2xi32>} : () -> ()
}

