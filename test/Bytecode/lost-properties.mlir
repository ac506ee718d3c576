// Before version 5, properties of operations that are not registered are not written.
// RUN: %opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=4 -o %t.bc 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: %opt %t.bc --allow-unregistered-dialect | FileCheck %s --check-prefix=LOST
// RUN: %opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=5 -o %t.bc 2>&1 | count 0
// RUN: %opt %t.bc --allow-unregistered-dialect | FileCheck %s --check-prefix=KEPT
// OLD: [[@LINE+5]]:1: warning: the properties of operations that are not registered are lost: bytecode has them from version 5 on
// OLD-NOT: warning
// LOST: "test.a"() {b} : () -> ()
// KEPT: "test.a"() <{value = 4 : i32}> {b} : () -> ()
"test.empty"() <{}> : () -> ()
"test.a"() <{value = 4 : i32}> {b} : () -> ()
"test.c"() <{value = 4 : i32}> : () -> ()
