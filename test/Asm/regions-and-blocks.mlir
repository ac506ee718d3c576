// Regions, blocks, successors and their comments.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK:      "t.op"() ({
// CHECK-NEXT:   "t.br"()[^bb1, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb2
// CHECK-NEXT:   "t.br"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "t.br"()[^bb1, ^bb1] : () -> ()
// CHECK-NEXT: ^bb3(%0: i32, %1: f32):  // no predecessors
// CHECK-NEXT:   "t.end"(%0) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: }, {
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT: }) : () -> ()
"t.op"() ({
  "t.br"() [^bb2, ^exit] : () -> ()
^bb2:
  "t.br"() [^exit] : () -> ()
^exit:
  "t.br"() [^bb2, ^bb2] : () -> ()
^dead(%a: i32, %b: f32 loc("b")):
  "t.end"(%a) : (i32) -> ()
}, {
}, {
^bb0:
}, {
^bb0(%x: i32):
}, {
^bb0():
  "t.x"() : () -> ()
}) : () -> ()

// -----

// Sibling regions use the same numbers, nested ones continue.
// CHECK:      %0 = "t.first"() : () -> i32
// CHECK-NEXT: "t.op"() ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT:   %2 = "t.c"(%arg0, %0) : (i32, i32) -> i32
// CHECK-NEXT:   "t.in"() ({
// CHECK-NEXT:   ^bb0(%arg1: i32):
// CHECK-NEXT:     %3 = "t.d"(%2, %arg1) : (i32, i32) -> i1
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT:   %2 = "t.e"(%arg0) : (i32) -> i32
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %1 = "t.last"() : () -> i32
%0 = "t.first"() : () -> i32
"t.op"() ({
^x(%a: i32):
  %r = "t.c"(%a, %0) : (i32, i32) -> i32
  "t.in"() ({
  ^y(%c: i32):
    %q = "t.d"(%r, %c) : (i32, i32) -> i1
  }) : () -> ()
}, {
^z(%e: i32):
  %u = "t.e"(%e) : (i32) -> i32
}) : () -> ()
%v = "t.last"() : () -> i32

// -----

// expected-error@below {{reference to an undefined block}}
"t.op"() ({ "t.br"()[^bb1] : () -> () }) : () -> ()

// -----

"t.op"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.in"() ({
// expected-error@below {{reference to an undefined block}}
    "t.br"()[^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"t.op"() ({
^a:
// expected-error@below {{redefinition of block '^a'}}
^a:
}) : () -> ()

// -----

// expected-error@below {{entry block of region may not have predecessors}}
"t.op"() ({
^a:
  "t.br"()[^a] : () -> ()
}) : () -> ()

// -----

"t.op"() ({
// expected-error@below {{operation with block successors must terminate its parent block}}
  "t.br"()[^a] : () -> ()
  "t.x"() : () -> ()
^a:
}) : () -> ()

// -----

// expected-error@below {{expected ':' after block name}}
"t.op"() ({ ^a }) : () -> ()

// -----

// expected-error@below {{expected SSA operand}}
"t.op"() ({ ^a(: }) : () -> ()

// -----

// expected-error@below {{expected ':' and type for SSA operand}}
"t.op"() ({ ^a(%a): }) : () -> ()

// -----

// expected-error@below {{expected ')'}}
"t.op"() ({ ^a(%a: i32: }) : () -> ()

// -----

// expected-error@below {{redefinition of SSA value '%a'}}
// expected-note@below {{previously defined here}}
"t.op"() ({ ^a(%a: i32, %a: i32): }) : () -> ()

// -----

// expected-error@below {{expected ',' or ']'}}
"t.op"()[^a 1] : () -> ()

// -----

// expected-error@below {{expected block name}}
"t.op"()[1] : () -> ()

// -----

// expected-error@below {{expected ',' or ']'}}
"t.op"() ({ "t.br"()[^a 1] : () -> () }) : () -> ()

// -----

// expected-error@below {{expected '{' to begin a region}}
"t.op"() ({}, 1) : () -> ()

// -----

// expected-error@below {{expected ')' to end region list}}
"t.op"() ({} {}) : () -> ()

// -----

// expected-error@below {{expected operation name in quotes}}
^bb0:
"t.op"() : () -> ()

// -----

// expected-error@below {{expected operation name in quotes}}
}
