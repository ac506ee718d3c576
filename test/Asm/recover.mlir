// RUN: not %opt --allow-unregistered-dialect --recover %s 2>&1 | FileCheck %s
// RUN: not %opt --allow-unregistered-dialect --recover --max-errors=2 %s 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not %opt --allow-unregistered-dialect %s 2>&1 | FileCheck %s --check-prefix=ONE

// With --recover, reading continues after an error; names whose definition was skipped are not
// reported.

// TWO-COUNT-2: error:
// TWO-NOT: error:
// ONE-COUNT-1: error:
// ONE-NOT: error:
// CHECK: recover.mlir:[[@LINE+1]]:15: error: expected ')'
"a.c"() : (i32 -> ()
%0 = "a.b"() : () -> i32
"a.d"() ({
  // CHECK: recover.mlir:[[@LINE+1]]:9: error: use of value '%0' expects different type
  "x.y"(%0) : (f32) -> ()
  // CHECK: recover.mlir:[[@LINE+1]]:19: error: duplicate key 'a' in dictionary attribute
  "x.z"() {a = 1, a = 2} : () -> ()
  %5 = "a.b"() : () -> i32
}) : () -> ()
// A name that may be defined in skipped text is not reported.
"a.q"(%skipped) : (i32) -> ()
%skipped = "a.b"() {x = } : () -> i32
// CHECK: recover.mlir:[[@LINE-1]]:24: error: expected attribute value
// CHECK: recover.mlir:[[@LINE+1]]:1: error: Dialect `foo' not found for custom op 'foo.bar'
foo.bar
"a.e"() : () -> ()
// Others are, when all has been read.
// CHECK: recover.mlir:[[@LINE+2]]:7: error: use of undeclared SSA value name
// CHECK-NOT: error:
"a.q"(%undefined) : (i32) -> ()
