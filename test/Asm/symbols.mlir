// Symbol names and references.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: a = @foo}
"t.op"() {a = @foo} : () -> ()
// CHECK: a = @foo::@bar::@"b\22az"}
"t.op"() {a = @foo :: @bar::@"b\"az"} : () -> ()
// CHECK: a = @foo}
"t.op"() {a = @"foo"} : () -> ()
// CHECK: a = @"foo bar"}
"t.op"() {a = @"foo bar"} : () -> ()
// CHECK: a = @a.b$c}
"t.op"() {a = @a.b$c} : () -> ()
// CHECK: a = @"a-b"}
"t.op"() {a = @"a-b"} : () -> ()
// CHECK: a = @"1"}
"t.op"() {a = @"1"} : () -> ()

// -----

// expected-error@below {{@ identifier expected to start with letter or '_'}}
"t.op"() {a = @12} : () -> ()

// -----

// expected-error@below {{@ identifier expected to start with letter or '_'}}
"t.op"() {a = @-x} : () -> ()

// -----

// expected-error@below {{@ identifier expected to start with letter or '_'}}
"t.op"() {a = @$x} : () -> ()

// -----

// expected-error@below {{expected nested symbol reference identifier}}
"t.op"() {a = @foo::bar} : () -> ()

// -----

// expected-error@below {{expected nested symbol reference identifier}}
"t.op"() {a = @foo::} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = @foo:@bar} : () -> ()
