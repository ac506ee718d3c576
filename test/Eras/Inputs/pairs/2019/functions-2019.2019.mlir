func @callee(i32) -> i32
func @blocks(i1, i32) -> i32 {
^entry(%c: i1, %x: i32):
  cond_br %c, ^left(%x : i32), ^right
^left(%y: i32):
  return %y : i32
^right:
  %f = constant @callee : (i32) -> i32
  %r = call_indirect %f(%x) : (i32) -> i32
  "std.br"()[^left(%r : i32)] : () -> ()
}
module {
  func @nested() attributes {t.note: "kept"} {
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}
