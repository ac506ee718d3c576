// Operations share the verdict about their regions only if these agree: the number of
// arguments of each, and of operands of terminators.
//
// RUN: split-file %s %t
// RUN: not %opt %t/in.mlir --irdl-file=%t/d.irdl.mlir 2>&1 | FileCheck %t/in.mlir

//--- d.irdl.mlir
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @end attributes {strata.traits = ["Terminator"]} {
    %any = irdl.any
    irdl.operands(args: variadic %any)
  }
  irdl.operation @two {
    %i32 = irdl.is i32
    %a = irdl.region()
    %b = irdl.region(%i32)
    irdl.regions(a: %a, b: %b)
  }
}

//--- in.mlir
func.func @f(%x: i32) {
  "d.two"() ({
    "d.end"() : () -> ()
  }, {
  ^bb0(%b: i32):
    "d.end"() : () -> ()
  }) : () -> ()
  // CHECK: in.mlir:[[#@LINE+1]]:3: error: 'd.two' op region #1 ('b') failed to verify constraint: region with 1 arguments
  "d.two"() ({
    "d.end"(%x) : (i32) -> ()
  }, {
    "d.end"() : () -> ()
  }) : () -> ()
  return
}
