// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// The constraints of the types.

"test.a"() : () -> (!llvm.struct<"r", (i32)>)
// expected-error@+1 {{identified type already used with a different body}}
"test.a"() : () -> (!llvm.struct<"r", (i64)>)

// -----

"test.a"() : () -> (!llvm.struct<"r", (i32)>)
// expected-error@+1 {{redeclaring defined struct as opaque}}
"test.a"() : () -> (!llvm.struct<"r", opaque>)

// -----

// expected-error@+1 {{unknown  type `vec` in dialect `llvm`}}
"test.a"() : () -> (!llvm.vec<4 x i32>, !llvm.array<? x 4 x i32>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"test.a"() : () -> (!llvm.array<4 x void>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"test.a"() : () -> (!llvm.struct<(void)>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
"test.a"() : () -> (!llvm.func<label (i32)>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"test.a"() : () -> (!llvm.func<i32 (void)>)

// -----

// expected-error@+1 {{unknown  type `i32` in dialect `llvm`}}
"test.a"() : () -> (!llvm.i32)

// -----

// expected-error@+1 {{expected 'x'}}
"test.a"() : () -> (!llvm.array<4x5xi32>)

// -----

// expected-error@+1 {{unknown  type `byte` in dialect `llvm`}}
"test.a"() {x = !llvm.byte<8>} : () -> ()

// -----

// expected-error@+1 {{expected the number of elements}}
"t.p"() : () -> !llvm.array<-1 x i32>
