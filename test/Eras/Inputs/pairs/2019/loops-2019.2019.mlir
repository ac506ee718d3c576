func @loops(%n: index, %s: index, %c: i1) {
  affine.for %i = max (d0) -> (0, d0 - 4)(%n) to %n step 2 {
    %0 = affine.apply (d0)[s0] -> (d0 + s0)(%i)[%n]
    affine.if (d0) : (d0 - 1 >= 0)(%i) {
      "t.op"() : () -> ()
    } else {
    }
  } {t.note: 1}
  loop.for %i = %n to %n step %s {
    loop.if %c {
      "t.op"() : () -> ()
    }
  }
  "affine.for"(%n) ({
  ^bb0(%i: index):
    "affine.terminator"() : () -> ()
  }) {lower_bound: () -> (0), step: 1 : index, upper_bound: ()[s0] -> (s0)} : (index) -> ()
  "t.loop"() {t.a: 1} : () -> () {
    "t.end"() : () -> ()
  }
  return
}
