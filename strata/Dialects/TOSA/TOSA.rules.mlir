// Rules that bring operations of tosa into canonical form (docs/rules.md). Folds of constants and
// of shapes are in C++.

// An absolute value is its own absolute value.
fold @AbsOfAbs {
  %a = tosa.abs %x : ($s) -> $t
  %r = tosa.abs %a : ($t) -> $t
} => %a

// Floats only: the negative of the least integer does not fit.
fold @NegateOfNegate {
  %n = tosa.negate %x, %zx, %zn : ($t, $z, $z) -> $t
  %r = tosa.negate %n, %z0, %z1 : ($t, $z, $z) -> $t
} where $t is tensor_of(any_float), is_any_zero(%zx), is_any_zero(%zn), is_any_zero(%z0), is_any_zero(%z1) => %x

rule @SelectLogicalNot {
  %n = tosa.logical_not %p : ($c) -> $d
  %r = tosa.select %n, %x, %y : ($d, $t, $u) -> $v
} => { %r = tosa.select %p, %y, %x : ($c, $u, $t) -> $v }
