module {
  llvm.func @f(%arg0: i32, %arg1: f32) {
    llvm.switch %arg0 : i32, ^bb1 [
      1: ^bb2,
      2: ^bb3(%arg1 : f32)
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb2
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.switch %arg0 : i32, ^bb1 [
      7: ^bb1
    ] {branch_weights = array<i32: 13, 17>}
  ^bb3(%0: f32):  // pred: ^bb0
    llvm.return
  }
}

