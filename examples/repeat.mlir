// strata opt --irdl-file=examples/repeat.irdl.mlir examples/repeat.mlir
func.func @powers(%n: index, %one: i32, %two: i32) -> i32 {
  %power = loop.repeat %i to %n with %last = %one : i32 {
    %four = arith.muli %two, %two : i32
    %next = arith.muli %last, %four : i32
    loop.next %next : i32
  }
  loop.repeat %i to %n {
    "print"(%i, %power) : (index, i32) -> ()
  }
  return %power : i32
}
