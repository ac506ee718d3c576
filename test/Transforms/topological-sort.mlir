// RUN: %opt --allow-unregistered-dialect --topological-sort %s | FileCheck %s
//
// Operations come after their operands' definitions; cycles are broken at their first one, and the
// regions of unregistered operations are unknown.

// CHECK-LABEL: "t.graph"
// CHECK-NEXT: %[[C:[0-9]+]] = "a.c"(%[[B:[0-9]+]])
// CHECK-NEXT: %[[B]] = "a.b"()
"t.graph"() ({
  %1 = "a.c"(%0) : (i32) -> i32
  %0 = "a.b"() : () -> i32
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: %[[B:.*]] = "a.b"()
// CHECK-NEXT: %[[W:.*]] = "a.w"()
// CHECK-NEXT: %[[C:.*]] = "a.c"(%[[B]])
// CHECK-NEXT: %[[Z:.*]] = "a.z"(%[[W]])
// CHECK-NEXT: "a.d"(%[[C]], %[[B]])
// CHECK-NEXT: %[[X:[0-9]+]] = "a.x"(%[[Y:[0-9]+]]) ({
// CHECK-NEXT: "u.u"(%[[W]])
// CHECK: %[[Y]] = "a.y"(%[[X]])
module {
  %1 = "a.c"(%0) : (i32) -> i32
  %5 = "a.x"(%6) ({ "u.u"(%8) : (i32) -> () }): (i32) -> i32
  %6 = "a.y"(%5) : (i32) -> i32
  %7 = "a.z"(%8) : (i32) -> i32
  %0 = "a.b"() : () -> i32
  %8 = "a.w"() : () -> i32
  "a.d"(%1, %0) : (i32, i32) -> ()
}
