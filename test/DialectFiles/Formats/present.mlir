// A result is present with its group if its constraint has one type, however it is written.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/d.irdl.mlir %t/in.mlir | FileCheck %s
// RUN: %opt --irdl-file=%t/d.irdl.mlir --mlir-print-op-generic %t/in.mlir | %opt --irdl-file=%t/d.irdl.mlir | FileCheck %s

// CHECK:      %[[NONE:.*]] = d.none async{{$}}
// CHECK-NEXT: d.none [%[[NONE]]]
// CHECK-NEXT: %[[BIT:.*]] = d.bit async{{$}}
// CHECK-NEXT: %{{.*}} = d.boxed async{{$}}

//--- d.irdl.mlir
irdl.dialect @d attributes {
  strata.version = 1 : i32,
  strata.formats = [["Token", "token, deps", "(`async` present($token)^)? (` ` `[` $deps^ `]`)?"]]
} {
  irdl.type @box {
    %x = irdl.any
    irdl.parameters(x: %x)
  }
  irdl.operation @none attributes {strata.format = "custom<Token>(type($token), $deps) attr-dict"} {
    %deps = irdl.is none
    irdl.operands(deps: variadic %deps)
    %token = irdl.is none
    irdl.results(token: optional %token)
  }
  irdl.operation @bit attributes {strata.format = "(`async` present($token)^)? attr-dict"} {
    %token = irdl.is i1 {strata.summary = "a bit"}
    irdl.results(token: optional %token)
  }
  irdl.operation @boxed attributes {strata.format = "(`async` present($token)^)? attr-dict"} {
    %x = irdl.is i8
    %token = irdl.parametric @d::@box<%x>
    irdl.results(token: optional %token)
  }
}
//--- in.mlir
%a = d.none async
d.none [%a]
%b = d.bit async
%c = d.boxed async
