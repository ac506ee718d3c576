// Natives reject arguments of a wrong kind: the rule does not match, or it fails with a diagnostic.
// RUN: not %opt --allow-unregistered-dialect %s --apply-patterns='file=%S/Inputs/wrong-arguments.pdl.mlir fold=false' 2>&1 | FileCheck %S/Inputs/wrong-arguments.pdl.mlir --implicit-check-not=error:
func.func @f(%x: i32) {
  "t.a"(%x) : (i32) -> ()
  "t.b"(%x) : (i32) -> ()
  "t.c"(%x) : (i32) -> ()
  return
}
