// The padding before a resource with a large alignment is longer than a part of the writer's
// buffers.
// RUN: %opt %s --allow-unregistered-dialect --emit-bytecode -o %t.bc
// RUN: %opt %t.bc --allow-unregistered-dialect | FileCheck %s
// CHECK: a: "0x0000100001020304"

"test.use"() {a = dense_resource<a> : tensor<4xi8>} : () -> ()

{-#
  dialect_resources: { builtin: { a: "0x0000100001020304" } }
#-}
