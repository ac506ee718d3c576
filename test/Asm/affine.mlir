// Affine maps and integer sets.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file --mlir-print-local-scope \
// RUN:   | FileCheck %s

// Names are by position on output, and may be any words on input.
// CHECK: a = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>}
"t.op"() {a = affine_map<(i, j)[N] -> (i + N, j)>} : () -> ()
// CHECK: a = affine_map<(d0) -> (d0)>}
"t.op"() {a = affine_map<(mod) -> (mod)>} : () -> ()
// CHECK: a = affine_map<() -> ()>}
"t.op"() {a = affine_map<() -> ()>} : () -> ()
// CHECK: a = affine_map<(d0) -> (d0)>}
"t.op"() {a = affine_map<(d0)[] -> (d0)>} : () -> ()

// Obvious cases are simplified.
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (d0 + 1, d0 + d1, d0 + s0)>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> (1 + d0, d1 + d0, s0 + d0)>} : () -> ()
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (-d0 + 2, d0 - 1, d0 * -2, -(d0 + d1))>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> (2 - d0, d0 - 1, d0 * -2, -(d0 + d1))>} : () -> ()
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (d0 * 5, 0, 0)>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> (d0 * 2 + d0 * 3, d0 - d0, d0 * 0)>} : () -> ()
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (d0 * 2, d0 floordiv 4 + 1)>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> ((d0 * 4) floordiv 2, (d0 + 4) floordiv 4)>} : () -> ()
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (-4, -3, 1)>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> (-7 floordiv 2, -7 ceildiv 2, -5 mod 3)>} : () -> ()
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (d0 mod 4)>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> (d0 - (d0 floordiv 4) * 4)>} : () -> ()
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (d0 mod 4, (d0 mod 4) mod 8)>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> ((d0 mod 8) mod 4, (d0 mod 4) mod 8)>} : () -> ()
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (d0 floordiv s0, (d0 * 2) floordiv 4)>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> (d0 floordiv s0, d0 * 2 floordiv 4)>} : () -> ()
// CHECK: a = affine_map<(d0, d1)[s0, s1] -> (16, 2)>}
"t.op"() {a = affine_map<(d0, d1)[s0, s1] -> (0x10, --2)>} : () -> ()

// Constraints end in zero.
// CHECK: a = affine_set<(d0) : (d0 - 2 >= 0, d0 - 5 == 0)>}
"t.op"() {a = affine_set<(d0) : (d0 - 2 >= 0, d0 == 5)>} : () -> ()
// CHECK: a = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0)>}
"t.op"() {a = affine_set<(i)[N] : (i >= 0, N - i - 1 >= 0)>} : () -> ()
// CHECK: a = affine_set<(d0, d1) : (d1 - d0 + 3 >= 0)>}
"t.op"() {a = affine_set<(d0, d1) : (d0 <= d1 + 3)>} : () -> ()
// CHECK: a = affine_set<() : (0 == 0)>}
"t.op"() {a = affine_set<() : ()>} : () -> ()

// -----

// expected-error@below {{expected '<' in affine map}}
"t.op"() {a = affine_map} : () -> ()

// -----

// expected-error@below {{expected '(' in dimensional identifier list}}
"t.op"() {a = affine_map<d0>} : () -> ()

// -----

// expected-error@below {{expected bare identifier}}
"t.op"() {a = affine_map<(1) -> ()>} : () -> ()

// -----

// expected-error@below {{redefinition of identifier 'd0'}}
"t.op"() {a = affine_map<(d0, d0) -> ()>} : () -> ()

// -----

// expected-error@below {{expected ')' in dimensional identifier list}}
"t.op"() {a = affine_map<(d0 -> (d0)>} : () -> ()

// -----

// expected-error@below {{expected ']' in symbol list}}
"t.op"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> ()

// -----

// expected-error@below {{expected '->' or ':'}}
"t.op"() {a = affine_map<(d0) (d0)>} : () -> ()

// -----

// expected-error@below {{expected '(' in affine map range}}
"t.op"() {a = affine_map<(d0) -> d0>} : () -> ()

// -----

// expected-error@below {{expected affine expression}}
"t.op"() {a = affine_map<(d0) -> (d0,)>} : () -> ()

// -----

// expected-error@below {{use of undeclared identifier}}
"t.op"() {a = affine_map<(d0) -> (d1)>} : () -> ()

// -----

// expected-error@below {{expected ')' in affine map range}}
"t.op"() {a = affine_map<(d0) -> (d0 d0)>} : () -> ()

// -----

// expected-error@below {{missing right operand of binary operator}}
"t.op"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()

// -----

// expected-error@below {{missing left operand of binary operator}}
"t.op"() {a = affine_map<(d0) -> (+ d0)>} : () -> ()

// -----

// expected-error@below {{expected affine expression}}
// expected-error@below {{missing operand of negation}}
"t.op"() {a = affine_map<(d0) -> (-)>} : () -> ()

// -----

// expected-error@below {{no expression inside parentheses}}
"t.op"() {a = affine_map<(d0) -> (())>} : () -> ()

// -----

// expected-error@below {{constant too large for index}}
"t.op"() {a = affine_map<(d0) -> (9223372036854775808)>} : () -> ()

// -----

// expected-error@below {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"t.op"() {a = affine_map<(d0) -> (d0 * d0)>} : () -> ()

// -----

// expected-error@below {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"t.op"() {a = affine_map<(d0) -> (1 mod d0)>} : () -> ()

// -----

// expected-error@below {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"t.op"() {a = affine_map<(d0) -> (1 floordiv d0)>} : () -> ()

// -----

// expected-error@below {{non-affine expression: right operand of ceildiv has to be either a constant or symbolic}}
"t.op"() {a = affine_map<(d0) -> (1 ceildiv d0)>} : () -> ()

// -----

// expected-error@below {{expected '(' at start of SSA symbol}}
"t.op"() {a = affine_map<(d0) -> (symbol)>} : () -> ()

// -----

// expected-error@below {{unexpected ssa identifier}}
"t.op"() {a = affine_map<(d0) -> (%d0)>} : () -> ()

// -----

// expected-error@below {{expected AffineMap, but got IntegerSet}}
"t.op"() {a = affine_map<(d0) : (d0 == 0)>} : () -> ()

// -----

// expected-error@below {{expected IntegerSet, but got AffineMap}}
"t.op"() {a = affine_set<(d0) -> (d0)>} : () -> ()

// -----

// expected-error@below {{expected '(' in integer set constraint list}}
"t.op"() {a = affine_set<(d0) : d0>} : () -> ()

// -----

// expected-error@below {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"t.op"() {a = affine_set<(d0) : (d0)>} : () -> ()

// -----

// expected-error@below {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"t.op"() {a = affine_set<(d0) : (d0 < 0)>} : () -> ()

// -----

// expected-error@below {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"t.op"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()

// -----

// expected-error@below {{expected ')' in integer set constraint list}}
"t.op"() {a = affine_set<(d0) : (d0 == 0>} : () -> ()
