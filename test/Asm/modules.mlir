// builtin.module and builtin.unrealized_conversion_cast.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK:      module @outer attributes {t.x = 1 : i64} {
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT:   "t.op"() ({
// CHECK-NEXT:     builtin.module @inner {
// CHECK-NEXT:     }
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
module @outer attributes {t.x = 1} {
  module {
  }
  "t.op"() ({
    module @inner {}
  }) : () -> ()
}

// -----

// -----

// The name in the dictionary wins.
// CHECK:      module @b attributes {sym_visibility = "private"} {
// CHECK-NEXT: }
module @a attributes {sym_name = "b", sym_visibility = "private"} {}

// -----
// CHECK:      module @a attributes {t.x} {
// CHECK-NEXT: }
"builtin.module"() <{sym_name = "a", unknown}> ({^bb0:}) {sym_name = "b", t.x} : () -> ()

// -----
// CHECK:      %[[DEF:.*]] = "t.def"() : () -> i32
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST:[a-z0-9_]+]]:2 = unrealized_conversion_cast %[[DEF]] : i32 to f32, f64 {foo}
// CHECK-NEXT: "t.op"() ({
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast to i32
// CHECK-NEXT: }) : () -> ()
%0 = "t.def"() : () -> i32
%1:2 = unrealized_conversion_cast %0 : i32 to f32, f64 {foo}
"t.op"() ({
  %2 = unrealized_conversion_cast to i32
}) : () -> ()

// -----

// expected-error@below {{expected '{' to begin a region}}
module

// -----

// expected-error@below {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
module {
  "t.op"() : () -> ()
^bb1:
}

// -----

// expected-error@below {{expected '{' to begin a region}}
module private @a {}

// -----

// expected-error@below {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'}}
module attributes {a} {}

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
module attributes {a.b

// -----

// expected-error@below {{custom op 'builtin.module' 'builtin.module' op attribute 'sym_visibility' failed to satisfy constraint: string attribute}}
module attributes {sym_visibility = 1} {}

// -----

// expected-error@below {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

// expected-error@below {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op requires one region}}
"builtin.module"() ({}, {}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op requires zero results}}
%0 = "builtin.module"() ({
^bb0:
}) : () -> i32

// -----

// expected-error@below {{invalid properties 1 : i64 for op builtin.module: expected DictionaryAttr to set properties}}
"builtin.module"() <1> ({}) : () -> ()

// -----

// expected-error@below {{invalid properties {sym_name = 1 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"builtin.module"() <{sym_name = 1}> ({}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"builtin.module"() ({
^bb0:
}) {sym_name = 1} : () -> ()

// -----

// expected-error@below {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'}}
"builtin.module"() ({
^bb0:
}) {foo} : () -> ()

// -----

%0 = "t.def"() : () -> i32
// expected-note@below {{required by region isolation constraints}}
module {
// expected-error@below {{'t.use' op using value defined outside the region}}
  "t.use"(%0) : (i32) -> ()
}

// -----

// expected-error@below {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
unrealized_conversion_cast 1

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
%0 = unrealized_conversion_cast to i32 {a

// -----

%0 = "t.def"() : () -> i32
// expected-error@below {{expected SSA operand}}
unrealized_conversion_cast %0, to i32

// -----

// expected-error@below {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()

// -----

// expected-error@below {{invalid properties {a} for op builtin.unrealized_conversion_cast: this operation does not support properties}}
"builtin.unrealized_conversion_cast"() <{a}> : () -> i32

// -----

// expected-error@below {{unregistered operation 'builtin.foo' found in dialect ('builtin') that does not allow unknown operations}}
"builtin.foo"() : () -> ()

// -----

// expected-error@below {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo

// -----

// expected-error@below {{custom op 'builtin.foo' is unknown}}
builtin.foo

// -----

// expected-error@below {{expected operation name in quotes}}
i32

// -----

module {}
// expected-note@below {{see existing symbol definition here}}
module @a {}
// expected-error@below {{redefinition of symbol named 'a'}}
module @a {}
