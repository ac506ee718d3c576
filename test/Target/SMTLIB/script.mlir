// RUN: %strata translate --export-smtlib %s | FileCheck --match-full-lines --strict-whitespace %s
// RUN: %strata translate --to=smtlib --smtlibexport-inline-single-use-values %s | FileCheck --check-prefix=INLINE --match-full-lines --strict-whitespace %s

// A script with a let for each term, and with lets for shared terms only. MLIR 22 writes names
// that are no symbols, negative numbers and quantifiers without variables in forms that SMT-LIB
// does not have, declares no sorts of variables, and puts sorts in front of the logic.

smt.solver () : () -> () {
  smt.set_logic "ALL"
  %a = smt.declare_fun "a" : !smt.int
  %b = smt.declare_fun "b" : !smt.bool
  %b2 = smt.declare_fun "b" : !smt.bool
  %anonymous = smt.declare_fun : !smt.sort<"s2"[!smt.sort<"s1">]>
  %and = smt.declare_fun "and" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %spaced = smt.declare_fun "a |b" : !smt.array<[!smt.int -> !smt.bool]>
  %m5 = smt.int.constant -5
  %sum = smt.int.add %a, %m5
  %call = smt.apply_func %and(%sum, %b) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %element = smt.array.select %spaced[%sum] : !smt.array<[!smt.int -> !smt.bool]>
  %both = smt.and %call, %element, %b2
  smt.assert %both
  smt.push 1
  %forall = smt.forall ["x", "a"] weight 2 {
  ^bb0(%x: !smt.sort<"s3">, %y: !smt.int):
    %eq = smt.eq %y, %a : !smt.int
    %abs = smt.int.abs %y
    %less = smt.int.cmp lt %abs, %m5
    %or = smt.or %eq, %less
    smt.yield %or : !smt.bool
  } patterns {
  ^bb0(%x: !smt.sort<"s3">, %y: !smt.int):
    %sum2 = smt.int.add %y, %a
    smt.yield %sum2 : !smt.int
  }, {
  ^bb0(%x: !smt.sort<"s3">, %y: !smt.int):
    %product = smt.int.mul %y, %y
    %same = smt.eq %x, %x : !smt.sort<"s3">
    smt.yield %product, %same : !smt.int, !smt.bool
  }
  smt.assert %forall
  %exists = smt.exists {
    smt.yield %b : !smt.bool
  }
  smt.assert %exists
  smt.check sat {} unknown {} unsat {}
  smt.pop 1
}
//       CHECK:; solver scope 0
// CHECK-NEXT:(set-logic ALL)
// CHECK-NEXT:(declare-sort s1 0)
// CHECK-NEXT:(declare-sort s2 1)
// CHECK-NEXT:(declare-sort s3 0)
// CHECK-NEXT:(declare-const a Int)
// CHECK-NEXT:(declare-const b Bool)
// CHECK-NEXT:(declare-const b_0 Bool)
// CHECK-NEXT:(declare-const tmp (s2 s1))
// CHECK-NEXT:(declare-fun and_0 (Int Bool) Bool)
// CHECK-NEXT:(declare-const |a _b| (Array Int Bool))
// CHECK-NEXT:(assert (let ((tmp_0 (+ a (- 5))))
// CHECK-NEXT:        (let ((tmp_1 (select |a _b| tmp_0)))
// CHECK-NEXT:        (let ((tmp_2 (and_0 tmp_0 b)))
// CHECK-NEXT:        (let ((tmp_3 (and tmp_2 tmp_1 b_0)))
// CHECK-NEXT:        tmp_3)))))
// CHECK-NEXT:(push 1)
// CHECK-NEXT:(assert (let ((tmp_4 (forall ((x s3) (a_0 Int))
// CHECK-NEXT:                             ( ! (let ((tmp_5 (abs a_0)))
// CHECK-NEXT:                             (let ((tmp_6 (< tmp_5 (- 5))))
// CHECK-NEXT:                             (let ((tmp_7 (= a_0 a)))
// CHECK-NEXT:                             (let ((tmp_8 (or tmp_7 tmp_6)))
// CHECK-NEXT:                             tmp_8)))) :weight 2
// CHECK-NEXT:                             :pattern ((let ((tmp_9 (+ a_0 a)))
// CHECK-NEXT:                             tmp_9) (let ((tmp_10 (* a_0 a_0)))
// CHECK-NEXT:                             tmp_10)(let ((tmp_11 (= x x)))
// CHECK-NEXT:                             tmp_11))))))
// CHECK-NEXT:        tmp_4))
// CHECK-NEXT:(assert (let ((tmp_12 b))
// CHECK-NEXT:        tmp_12))
// CHECK-NEXT:(check-sat)
// CHECK-NEXT:(pop 1)
// CHECK-NEXT:(reset)

//       INLINE:; solver scope 0
// INLINE-NEXT:(set-logic ALL)
// INLINE-NEXT:(declare-sort s1 0)
// INLINE-NEXT:(declare-sort s2 1)
// INLINE-NEXT:(declare-sort s3 0)
// INLINE-NEXT:(declare-const a Int)
// INLINE-NEXT:(declare-const b Bool)
// INLINE-NEXT:(declare-const b_0 Bool)
// INLINE-NEXT:(declare-const tmp (s2 s1))
// INLINE-NEXT:(declare-fun and_0 (Int Bool) Bool)
// INLINE-NEXT:(declare-const |a _b| (Array Int Bool))
// INLINE-NEXT:(assert (let ((tmp_0 (+ a (- 5))))
// INLINE-NEXT:        (and (and_0 tmp_0 b) (select |a _b| tmp_0) b_0)))
// INLINE-NEXT:(push 1)
// INLINE-NEXT:(assert (forall ((x s3) (a_0 Int))
// INLINE-NEXT:                ( ! (or (= a_0 a) (< (abs a_0) (- 5))) :weight 2
// INLINE-NEXT:                :pattern ((+ a_0 a) (* a_0 a_0)(= x x)))))
// INLINE-NEXT:(assert b)
// INLINE-NEXT:(check-sat)
// INLINE-NEXT:(pop 1)
// INLINE-NEXT:(reset)
