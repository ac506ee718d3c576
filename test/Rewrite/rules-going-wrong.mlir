// Rules that go wrong where they are applied: each is reported once.
// RUN: not %opt --allow-unregistered-dialect %s --apply-patterns='file=%S/Inputs/going-wrong.pdl.mlir fold=false' 2>&1 | FileCheck %S/Inputs/going-wrong.pdl.mlir --implicit-check-not=error:
func.func @f(%a: i32) {
  %0:2 = "t.count"() : () -> (i32, i32)
  %1 = "t.used"() : () -> i32
  "t.use"(%1) : (i32) -> ()
  %2 = "t.gone"() : () -> i32
  "t.twice"() : () -> ()
  %3 = "t.missing"() : () -> i32
  %4 = "t.self"() : () -> i32
  "t.use"(%4) : (i32) -> ()
  "t.late"() {a = 1 : i32, b = 1 : i64} : () -> ()
  "t.early"() {a = 1 : i32, b = 1 : i64} : () -> ()
  return
}
