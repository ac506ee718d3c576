func.func @f(%a: i32) -> i32 {
  %r = func.call @declared(%a) : (i32) -> i32
  %s = arith.addi %r, %a : i32
  return %s : i32
}
func.func private @declared(i32) -> i32
module @inner {
  func.func nested @g(%a: i32) {
    func.call @h(%a) : (i32) -> ()
    return
  }
  func.func @h(%a: i32) {
    "test.use"() {callee = @f, other = @missing} : () -> ()
    return
  }
}
"test.op"() ({
  "test.inside"() {value = dense_resource<blob> : tensor<1xi32>} : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001000000"
    }
  }
#-}
