func @f(%lb: index, %ub: index, %s: index, %zero: f32, %one: i32) {
  %r:2 = scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%zero, %one) -> (f32, i32) {
    %a = "t.a"(%i) : (index) -> f32
    scf.reduce(%a) : f32 {
    ^bb0(%lhs: f32, %rhs: f32):
      %sum = addf %lhs, %rhs : f32
      scf.reduce.return %sum : f32
    }
    %b = "t.b"(%i) : (index) -> i32
    scf.reduce(%b) : i32 {
    ^bb0(%lhs: i32, %rhs: i32):
      %product = muli %lhs, %rhs : i32
      scf.reduce.return %product : i32
    }
    scf.yield
  }
  %t = loop.parallel (%i) = (%lb) to (%ub) step (%s) init (%zero) -> f32 {
    loop.reduce(%zero) : f32 {
    ^bb0(%lhs: f32, %rhs: f32):
      loop.reduce.return %lhs : f32
    }
  }
  %u = "scf.parallel"(%lb, %ub, %s, %zero) ({
  ^bb0(%i: index):
    "scf.reduce"(%zero) ({
    ^bb1(%lhs: f32, %rhs: f32):
      "scf.reduce.return"(%rhs) : (f32) -> ()
    }) : (f32) -> ()
    "scf.yield"() : () -> ()
  }) {operand_segment_sizes = dense<1> : vector<4xi32>} : (index, index, index, f32) -> f32
  return
}
