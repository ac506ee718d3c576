// RUN: %opt --strip-debuginfo --mlir-print-debuginfo %s | FileCheck %s

// CHECK: #[[LOC:.*]] = loc(unknown)
// CHECK: func.func @f(%[[A:[a-z0-9_]+]]: i32 loc(unknown)) {
// CHECK-NEXT: return loc(#[[LOC]])
// CHECK-NEXT: } loc(#[[LOC]])
func.func @f(%a: i32 loc("x")) { return loc("y") } loc("z")
