// Tokens: names, punctuation, white space and comments.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// Any bytes of white space may stand between tokens; a comment ends with the line.
// CHECK:      "t.op"() {a = 1 : i64, b} : () -> ()
"t.op" ( )// a comment: "(", {
  {a=1	,b
} : ( ) -> ( )

// -----

// Value names: digits, or a suffix identifier.
// CHECK:      %[[DEF:.*]] = "t.def"() : () -> i32
// CHECK-NEXT: "t.use"(%[[DEF]]) : (i32) -> ()
%a-b$c.d = "t.def"() : () -> i32
"t.use"(%a-b$c.d) : (i32) -> ()

// -----

// CHECK:      %[[PACK:[a-z0-9_]+]]:2 = "t.pack"() : () -> (i32, i32)
// CHECK-NEXT: "t.pick"(%[[PACK]]#1) : (i32) -> ()
%x:02 = "t.pack"() : () -> (i32, i32)
"t.pick"(%x #01) : (i32) -> ()

// -----

// Keywords are not reserved.
// CHECK:      #loc = loc("x")
// CHECK-NEXT: module {
// CHECK-NEXT:   "t.names"() {affine_map, dense, i32 = 1 : i64, loc = #loc, true, unit} : () -> ()
// CHECK-NEXT: }
"t.names"() {affine_map, dense, i32 = 1, loc = loc("x"), true, unit} : () -> ()

// -----

// Two colons are two tokens.
// CHECK: a = @a::@b}
"t.op"() {a = @a : : @b} : () -> ()

// A minus sign stands on its own.
// CHECK: a = -5 : i64}
"t.op"() {a = - 5} : () -> ()
// CHECK: a = -1.500000e+00 : f64}
"t.op"() {a = - 1.5} : () -> ()

// -----

// expected-error@below {{expected '=' after SSA name}}
%0a = "t.def"() : () -> i32

// -----

%00 = "t.def"() : () -> i32
// expected-error@below {{use of undeclared SSA value name}}
"t.use"(%0) : (i32) -> ()

// -----

// expected-error@below {{invalid SSA name}}
%é = "t.def"() : () -> i32

// -----

// expected-error@below {{expected three consecutive dots for an ellipsis}}
"t.op"() {a = 1 .0} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = 1_000} : () -> ()

// -----

// expected-error@below {{expected '"' in string literal}}
"t.op"() {a = "abc

// -----

// expected-error@below {{unexpected character}}
"t.op"() {a = 'a'} : () -> ()

// -----

// expected-error@below {{expected operation name in quotes}}
/* no block comments */

// -----

// expected-error@below {{unexpected character}}
"t.op"() ;

// -----

// expected-error@below {{invalid SSA name}}
%

// -----

// expected-error@below {{@ identifier expected to start with letter or '_'}}
"t.op"() {a = @} : () -> ()

// -----

// expected-error@below {{@ identifier expected to start with letter or '_'}}
"t.op"() {a = @1} : () -> ()

// -----

// expected-error@below {{invalid type identifier}}
"t.op"() {a = !} : () -> ()

// -----

// expected-error@below {{invalid attribute name}}
"t.op"() {a = #} : () -> ()

// -----

// expected-error@below {{invalid block name}}
"t.op"()[^] : () -> ()

// -----

// expected-error@below {{expected three consecutive dots for an ellipsis}}
"t.op"() {a = ..} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() {a = +1} : () -> ()
