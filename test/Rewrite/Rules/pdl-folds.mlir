// Folds written in pdl that cannot fold: one replaces nothing, the other creates an operation and has no name.
// RUN: split-file %s %t
// RUN: %opt --canonicalize=enable-patterns=none --irdl-file=%t/t.irdl.mlir %t/in.mlir | FileCheck %t/in.mlir

//--- in.mlir
// CHECK: t.f
// CHECK-NEXT: t.g
func.func @f(%x: i32) -> i32 {
  "t.f"() : () -> ()
  %0 = "t.g"(%x) : (i32) -> i32
  return %0 : i32
}
//--- t.irdl.mlir
irdl.dialect @t attributes {strata.version = 1 : i32} {
  irdl.operation @f {}
  irdl.operation @g {
    %any = irdl.any
    irdl.operands(x: %any)
    irdl.results(y: %any)
  }
}
//--- t.rules.mlir
pdl.pattern @f : benefit(1) attributes {strata.fold} {
  %op = operation "t.f"
  rewrite %op {
    erase %op
  }
}
pdl.pattern : benefit(1) attributes {strata.fold} {
  %x = operand
  %t = type
  %op = operation "t.g"(%x : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "t.g"(%x : !pdl.value) -> (%t : !pdl.type)
    %r = result 0 of %new
    replace %op with (%r : !pdl.value)
  }
}
