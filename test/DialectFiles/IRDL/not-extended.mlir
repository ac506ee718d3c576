// Words of the extension have no meaning in a dialect that does not declare it.
// RUN: %opt --irdl-file=%s %s 2>&1 | FileCheck %s

// CHECK: not-extended.mlir:[[@LINE+2]]:3: warning: 'strata.traits' has no effect: dialect 'plain' has no attribute 'strata.version = 1 : i32'
irdl.dialect @plain {
  irdl.operation @end attributes {strata.traits = ["Terminator"]} {
  }
  irdl.operation @other attributes {strata.summary = "said once"} {
  }
}
// CHECK-NOT: warning

// So it is with a file of a directory, when an operation is mentioned.
// RUN: mkdir -p %t.dir && cp %s %t.dir/plain.irdl.mlir
// RUN: echo '"plain.end"() : () -> ()' > %t.use.mlir
// RUN: echo '"plain.other"() : () -> ()' >> %t.use.mlir
// RUN: %opt --dialect-dir=%t.dir %t.use.mlir 2>&1 | FileCheck %s --check-prefix=DIR
// DIR: plain.irdl.mlir:6:3: warning: 'strata.traits' has no effect: dialect 'plain' has no attribute 'strata.version = 1 : i32'
// DIR-NOT: warning
