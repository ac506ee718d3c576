llvm.func @f(%c: i32, %x: f32) {
  llvm.switch %c, ^a [
    1: ^b,
    2: ^d(%x : f32)
  ]
^a:
  llvm.return
^b:
  llvm.switch %c, ^a [
    7: ^a
  ] {branch_weights = dense<[13, 17]> : vector<2xi32>}
^d(%y: f32):
  llvm.return
}
