func.func @choose(%c: i1) -> i32 {
  %four = arith.constant 4 : i32
  %five = arith.constant 5 : i32
  %r = "d.choose"(%c) ({
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "d.next"(%five) : (i32) -> ()
  ^bb2:
    "d.stop"() : () -> ()
  }, {
    "d.next"(%four) : (i32) -> ()
  }) : (i1) -> i32
  return %r : i32
}
func.func @loop(%n: index, %c: i1) -> i32 {
  %four = arith.constant 4 : i32
  %r = "d.loop"(%n, %four) ({
  ^bb0(%i: index, %v: i32):
    %w = arith.addi %v, %v : i32
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "d.next"(%w) : (i32) -> ()
  ^bb2:
    "d.stop"() : () -> ()
  }) : (index, i32) -> i32
  return %r : i32
}
