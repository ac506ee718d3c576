// Resources without data come after those with data; otherwise the order is that of use.
// RUN: %opt %s --allow-unregistered-dialect --emit-bytecode -o %t.bc
// RUN: %strata ls %t.bc | FileCheck %s
// RUN: %opt %t.bc --allow-unregistered-dialect --emit-bytecode | diff - %t.bc
// CHECK:      resource second: 4 bytes
// CHECK-NEXT: resource third: 4 bytes
// CHECK-NEXT: resource first: no data
// CHECK-NEXT: resource last: no data

"test.use"() {
  a = dense_resource<first> : tensor<1xi32>, b = dense_resource<second> : tensor<1xi32>,
  c = dense_resource<last> : tensor<1xi32>, d = dense_resource<third> : tensor<1xi32>
} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      third: "0x0400000003000000",
      second: "0x0400000002000000"
    }
  }
#-}
