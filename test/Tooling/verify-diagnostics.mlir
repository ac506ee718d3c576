// Expectations that are met.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

"t.use"(%x) : (i32) -> () // expected-error {{undeclared}}

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
"t.use"(%x) : (i32) -> ()

// -----

// expected-error@below {{undeclared SSA value}}
"t.use"(%x) : (i32) -> ()

// -----

%x = "t.def"() : () -> i32 // expected-note {{previously defined here}}
%x = "t.def"() : () -> i32
// expected-error@above {{redefinition of SSA value}}

// -----

// Regular expressions in double braces.
// expected-error-re@+1 {{use of {{[a-z]+}} SSA value name}}
"t.use"(%x) : (i32) -> ()

// -----

// A location without file position.
// expected-error@unknown {{does not allow unknown operations}}
"builtin.nosuch"() : () -> () loc(unknown)

// -----

// One comment may stand for several diagnostics of its line.
// expected-error@below {{undeclared}}
"t.use"(%x, %y) : (i32, i32) -> ()
