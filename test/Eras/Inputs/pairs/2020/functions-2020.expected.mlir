module {
  func.func private @hidden() {
    return
  }
  func.func @generic(%arg0: i32) {
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%arg0, %arg0 : i32, i32), ^bb2
  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  }
}

