// An empty file is an empty module.
// RUN: %opt %s | FileCheck %s
// RUN: %opt /dev/null | FileCheck %s

// CHECK:      module {
// CHECK-NEXT: }
// CHECK-NOT:  {{.}}
