"t.op"() {a = dense<tensor<2xi32>, [1, 2]>, b = splat<vector<4xf32>, 1.5>} : () -> ()
"t.op"() {c = sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1, 5]>, d = sparse<[], []> : tensor<2x2xi32>} : () -> ()
