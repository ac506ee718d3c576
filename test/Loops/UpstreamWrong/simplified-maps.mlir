// RUN: grep 'RUN-FN[:]' %s > %t.simple
// RUN: strata opt --affine-simplify-structures %s >> %t.simple
// RUN: grep 'RUN-FN[:]' %s > %t.canonical
// RUN: strata opt --canonicalize --affine-simplify-min-max %s >> %t.canonical
// RUN: %run-fn %s
// RUN: %run-fn %t.simple
// RUN: %run-fn %t.canonical
//
// Maps keep their values when they are simplified, also below zero.

// RUN-FN: remainders(7) == (1, 0, 4)
// RUN-FN: remainders(-1) == (2, 0, 4)
// RUN-FN: remainders(-7) == (2, 0, 1)
// RUN-FN: remainders(12) == (0, 4, 1)
func.func @remainders(%i: index) -> (index, index, index) {
  %a = affine.apply affine_map<(d0) -> ((d0 + 6) mod 3)>(%i)
  %b = affine.apply affine_map<(d0) -> ((d0 * 4 + 4) mod 8)>(%i)
  %c = affine.apply affine_map<(d0) -> ((d0 mod 4) + ((d0 floordiv 4) mod 2))>(%i)
  return %a, %b, %c : index, index, index
}

// Sums that look like a remainder, but whose factors differ.
// RUN-FN: sums(9) == (1, -15, 4)
// RUN-FN: sums(-9) == (3, 15, -5)
func.func @sums(%i: index) -> (index, index, index) {
  %a = affine.apply affine_map<(d0) -> (d0 - (d0 floordiv 4) * 4)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 - (d0 floordiv 3) * 8)>(%i)
  %c = affine.apply affine_map<(d0) -> ((d0 - (d0 mod 2)) floordiv 2)>(%i)
  %d = affine.apply affine_map<(d0) -> ((d0 + 1) floordiv 2 - (d0 mod 2))>(%i)
  return %a, %b, %d : index, index, index
}

// Minima of which one result is the smallest for some arguments only.
// RUN-FN: minima(3, 9) == 3
// RUN-FN: minima(9, 3) == 3
// RUN-FN: minima(-4, 3) == -4
// RUN-FN: minima(30, 40) == 8
func.func @minima(%n: index, %m: index) -> index {
  %inner = affine.min affine_map<()[s0] -> (s0, 8)>()[%n]
  %outer = affine.min affine_map<()[s0, s1] -> (s0, s1, 9)>()[%inner, %m]
  return %outer : index
}
