// String literals: escapes are read, bytes that need one are written as two hex digits.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: a = "plain"}
"t.op"() {a = "plain"} : () -> ()
// CHECK: a = "tab\09raw"}
"t.op"() {a = "tab	raw"} : () -> ()
// CHECK: a = "a\09b\0Ac"}
"t.op"() {a = "a\tb\nc"} : () -> ()
// CHECK: a = "a\\b"}
"t.op"() {a = "a\\b"} : () -> ()
// CHECK: a = "a\22b"}
"t.op"() {a = "a\"b"} : () -> ()
// CHECK: a = "AJ\7F\80\FF\00"}
"t.op"() {a = "\41\4a\7f\80\ff\00"} : () -> ()
// CHECK: a = "caf\C3\A9"}
"t.op"() {a = "café"} : () -> ()
// CHECK: a = ""}
"t.op"() {a = ""} : () -> ()

// A string may carry a type; none is as good as no type.
// CHECK: a = "a" : i32}
"t.op"() {a = "a" : i32} : () -> ()
// CHECK: a = "a" : !foo.bar}
"t.op"() {a = "a" : !foo.bar} : () -> ()
// CHECK: a = "a"}
"t.op"() {a = "a" : none} : () -> ()

// -----

// Names of operations and of attributes are strings too.
// CHECK:      "t.new\0Aline"() {"\22", "a b" = 1 : i64} : () -> ()
"t.new\0Aline"() {"a b" = 1, "\22"} : () -> ()

// -----

// expected-error@below {{unknown escape in string literal}}
"t.op"() {a = "a\xb"} : () -> ()

// -----

// expected-error@below {{unknown escape in string literal}}
"t.op"() {a = "a\rb"} : () -> ()

// -----

// expected-error@below {{unknown escape in string literal}}
"t.op"() {a = "a\4"} : () -> ()

// -----

// expected-error@below {{expected non-function type}}
"t.op"() {a = "a" : 1} : () -> ()

// -----

// expected-error@below {{expected '"' in string literal}}
"t.op"() {a = "no end} : () -> ()

// -----

// expected-error@below {{empty operation name is invalid}}
""() : () -> ()

// -----

// expected-error@below {{null character not allowed in operation name}}
"a\00b"() : () -> ()

// -----

// expected-error@below {{expected valid attribute name}}
"t.op"() {"" = 1} : () -> ()
