// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @b : tensor<4xi32>
// -----
// expected-error @+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @b(4 : i32) : i64
// -----
ml_program.global private mutable @foo(4 : i32) : i64
ml_program.func @f(%a: i64) -> i32 { 
// expected-error @+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
ml_program.return %a : i64 }
// -----
ml_program.func @f(%a: i64) -> i32 { 
// expected-error @+1 {{'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1}}
ml_program.return }
// -----
ml_program.subgraph @f(%a: i64) -> i32 { 
// expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
ml_program.output %a : i64 }
// -----
ml_program.subgraph @f(%a: i64) -> i32 { 
// expected-error @+1 {{'ml_program.output' op has 0 operands, but enclosing function (@f) outputs 1}}
ml_program.output }
// -----
ml_program.func @f(%a: i64) -> i32 { 
// expected-error @+1 {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
ml_program.output %a : i64}
// -----
// expected-error @+1 {{'ml_program.func' op symbol declaration cannot have public visibility}}
ml_program.func @f(%a: i64) -> i32
// -----
// expected-error @+1 {{custom op 'ml_program.subgraph' expected non-empty function body}}
ml_program.subgraph @f() { }
// -----
// expected-error @+1 {{'ml_program.subgraph' op expects region #0 to have 0 or 1 blocks}}
ml_program.subgraph @f() { 
cf.br ^bb0
^bb0:
 ml_program.output }
// -----
// expected-error @+1 {{expected attribute value}}
ml_program.global private @foo() : i64
// -----
// expected-error @+1 {{custom op 'ml_program.func' expected SSA identifier}}
ml_program.func @f(%a: i64, i32) { ml_program.return }
// -----
// expected-error @+1 {{'ml_program.func' op entry block must have 1 arguments to match function signature}}
ml_program.func @f(i32) { ml_program.return }
// -----
// expected-error @+1 {{custom op 'ml_program.func' expected valid '@'-identifier for symbol name}}
ml_program.func f(%a: i32) { ml_program.return }
// -----
"ml_program.func"() <{function_type = (i64) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i64):
    // expected-error @+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
    "ml_program.return"(%arg0) : (i64) -> ()
  }) : () -> ()
// -----
// expected-error @+1 {{'ml_program.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('i64')}}
"ml_program.func"() <{function_type = (i64) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "ml_program.return"() : () -> ()
  }) : () -> ()
// -----
// expected-error @+1 {{'ml_program.subgraph' op symbol declaration cannot have public visibility}}
"ml_program.subgraph"() <{function_type = (i64) -> i32, sym_name = "f"}> ({
  }) : () -> ()
// -----
// expected-error @+1 {{'ml_program.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"ml_program.func"() <{function_type = i32, sym_name = "f"}> ({
  }) : () -> ()
// -----
"ml_program.subgraph"() <{function_type = () -> (), sym_name = "f"}> ({
    // expected-error @+1 {{invalid properties {global = 1 : i64} for op ml_program.global_load: Invalid attribute `global` in property conversion: 1 : i64}}
    %0 = "ml_program.global_load"() <{global = 1}> : () -> i32
    "ml_program.output"() : () -> ()
  }) : () -> ()
