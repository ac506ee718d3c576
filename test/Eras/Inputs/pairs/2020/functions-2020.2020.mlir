func @hidden() attributes {sym_visibility = "private"} {
  return
}
"func"() ({
^bb0(%x: i32):
  %0 = "std.constant"() {value = true} : () -> i1
  "std.cond_br"(%0)[^bb1(%x, %x : i32, i32), ^bb2] : (i1) -> ()
^bb1(%a: i32, %b: i32):
  "std.return"() : () -> ()
^bb2:
  "std.return"() : () -> ()
}) {sym_name = "generic", type = (i32) -> ()} : () -> ()
