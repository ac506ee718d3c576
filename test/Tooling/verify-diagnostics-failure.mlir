// Expectations that are not met.
// RUN: not %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s 2>&1 \
// RUN:   | FileCheck --strict-whitespace %s
// RUN: not %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics=only-expected %s 2>&1 \
// RUN:   | FileCheck --check-prefix=ONLY %s

// CHECK:      :[[#@LINE+6]]:9: error: unexpected error: use of undeclared SSA value name
// CHECK-NEXT:{{^}}"t.use"(%x) : (i32) -> (){{$}}
// CHECK-NEXT:{{^}}        ^{{$}}
// CHECK-NEXT: :[[#@LINE+2]]:4: error: expected error "not this" was not produced
// ONLY-NOT: unexpected
// expected-error@+1 {{not this}}
"t.use"(%x) : (i32) -> ()

// -----

// CHECK: :[[#@LINE+2]]:4: error: 'error' diagnostic emitted when expecting a 'warning'
// CHECK: :[[#@LINE+1]]:4: error: expected warning "undeclared" was not produced
// expected-warning@+1 {{undeclared}}
"t.use"(%x) : (i32) -> ()

// -----

// CHECK: :[[#@LINE+1]]:4: error: expected error "nothing" was not produced
// expected-error@+1 {{nothing}}
"t.op"() : () -> ()

// -----

// A number without sign is no place: the comment counts for nothing.
// CHECK: :[[#@LINE+2]]:9: error: unexpected error: use of undeclared
// expected-error@2 {{undeclared SSA value}}
"t.use"(%x) : (i32) -> ()

// -----

// CHECK: :[[#@LINE+2]]:4: error: invalid regex: brackets ([ ]) not balanced
// CHECK: :[[#@LINE+2]]:9: error: unexpected error: use of undeclared
// expected-error-re@+1 {{use of {{[}} SSA}}
"t.use"(%x) : (i32) -> ()
