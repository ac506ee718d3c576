module {
  func.func private @callee(i32) -> i32
  func.func @blocks(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %f = constant @callee : (i32) -> i32
    %1 = call_indirect %f(%arg1) : (i32) -> i32
    cf.br ^bb1(%1 : i32)
  }
  module {
    func.func @nested() attributes {t.note = "kept"} {
      return
    }
  }
}

