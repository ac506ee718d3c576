// A dialect file can accept operations that it does not define.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/open.irdl.mlir %t/use.mlir | FileCheck %s
// RUN: not %opt --irdl-file=%t/closed.irdl.mlir %t/use.mlir 2>&1 | FileCheck %s --check-prefix=CLOSED

// CHECK: "open.later"() : () -> ()
// CLOSED: use.mlir:1:1: error: unregistered operation 'open.later' found in dialect ('open') that does not allow unknown operations

//--- open.irdl.mlir
irdl.dialect @open attributes {strata.version = 1 : i32, strata.unknown_operations} {
  irdl.operation @now {}
}
//--- closed.irdl.mlir
irdl.dialect @open attributes {strata.version = 1 : i32} {
  irdl.operation @now {}
}
//--- use.mlir
"open.later"() : () -> ()
