func.func @f() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  loop.count %i from %c2 to %c3 by 4 {
    "test.use"(%i) : (index) -> ()
  }
  return
}
