// Dictionaries: names, order, repetition.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: a = {}}
"t.op"() {a = {}} : () -> ()
// CHECK: a = {a = 2 : i64, b = 1 : i64}}
"t.op"() {a = {b = 1, a = 2}} : () -> ()
// CHECK: a = {a}}
"t.op"() {a = {a = unit}} : () -> ()
// CHECK: a = {a}}
"t.op"() {a = {a}} : () -> ()
// CHECK: a = {"1a", "a b" = 1 : i64, a.b = 1 : i64, a.b.c$d_e, i32, "x-y"}}
"t.op"() {a = {"a b" = 1, "a.b" = 1, a.b.c$d_e, "1a", "i32", "x-y"}} : () -> ()
// CHECK: a = {"0", A, B, _, a, "\C3\A9"}}
"t.op"() {a = {A, B, a, _, "0", "é"}} : () -> ()
// CHECK: a = {a = {b = {c}}}}
"t.op"() {a = {a = {b = {c}}}} : () -> ()

// -----

// expected-error@below {{duplicate key 'a' in dictionary attribute}}
"t.op"() {a = {a = 1, a = 2}} : () -> ()

// -----

// expected-error@below {{duplicate key 'a' in dictionary attribute}}
"t.op"() {a = {"a" = 1, a = 2}} : () -> ()

// -----

// expected-error@below {{expected valid attribute name}}
"t.op"() {a = {"" = 1}} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = {a-b = 1}} : () -> ()

// -----

// expected-error@below {{expected attribute name}}
"t.op"() {a = {1a = 1}} : () -> ()

// -----

// expected-error@below {{expected attribute name}}
"t.op"() {a = {a = 1,}} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = {a: 1}} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() {a = {a =}} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = {a = 1 b}} : () -> ()
