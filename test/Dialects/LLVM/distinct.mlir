// AUTOUPDATE
// Distinct attributes in attributes that are kept as written are numbered as they appear.
// RUN: %opt %s --allow-unregistered-dialect | FileCheck %s

module attributes {x.first = distinct[5]<>, x.group = #llvm.access_group<id = distinct[7]<>>, x.same = distinct[5]<>} {
}

// CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: module attributes {x.first = distinct[1]<>, x.group = #access_group, x.same = distinct[1]<>} {
