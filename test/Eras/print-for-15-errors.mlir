// Operations that LLVM 15 lacks.
// RUN: %opt --print-for=15 --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @below {{'t.op' cannot be printed for LLVM 15: attribute 'array' requires LLVM 16 or later}}
"t.op"() {a = array<i64: 1>} : () -> ()

// -----

// expected-error @below {{'t.op' cannot be printed for LLVM 15: attribute 'strided' requires LLVM 16 or later}}
"t.op"() {a = strided<[1]>} : () -> ()

// -----

// expected-error @below {{'t.op' cannot be printed for LLVM 15: attribute 'dense_resource' requires LLVM 16 or later}}
"t.op"() {a = dense_resource<r> : tensor<1xi32>} : () -> ()
