// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{'async.await' op awaiting on a token must have empty result}}
func.func @f(%t: !async.token) { %0 = "async.await"(%t) : (!async.token) -> i32 return }
// -----
// expected-error @+1 {{'async.await' op result type 'i8' does not match async value type 'i32'}}
func.func @f(%t: !async.value<i32>) { "async.await"(%t) : (!async.value<i32>) -> i8 return }
// -----
// expected-error @+1 {{'async.await' op operand #0 must be async value type or async token type, but got 'i32'}}
func.func @f(%t: i32) { async.await %t : i32 return }
// -----
// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
func.func @f(%t: !async.value<i32>) { %0 = "async.await"(%t) : (!async.value<i32>) -> (i8, i8) return }
// -----
// expected-error @+1 {{'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'}}
func.func @f(%t: !async.value<i32>) { %0 = "async.runtime.load"(%t) : (!async.value<i32>) -> (i8) return }
// -----
// expected-error @+1 {{'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'}}
func.func @f(%t: !async.value<i32>, %x : i8) { "async.runtime.store"(%x, %t) : (i8, !async.value<i32>) -> () return }
// -----
// expected-error @+1 {{'async.call' op 'x' does not reference a valid async function}}
func.func @f(%t: !async.value<i32>) { "async.call"() <{callee = @x}> : () -> () return }
// -----
async.func @x(%a : i32) -> !async.token { return }
// expected-error @+1 {{'async.call' op incorrect number of operands for callee}}
func.func @f(%t: !async.value<i32>) { "async.call"() <{callee = @x}> : () -> () return }
// -----
async.func @x(%a : i32) -> !async.token { return }
// expected-error @+1 {{'async.call' op operand type mismatch: expected operand type 'i32', but provided 'i8' for operand number 0}}
func.func @f(%t: i8) { "async.call"(%t) <{callee = @x}> : (i8) -> () return }
// -----
async.func @x(%a : i32) -> !async.token { return }
// expected-error @+1 {{'async.call' op incorrect number of results for callee}}
func.func @f(%t: i32) { "async.call"(%t) <{callee = @x}> : (i32) -> () return }
// -----
async.func @x(%a : i32) -> !async.token { return }
// expected-error @+1 {{'async.call' op result #0 must be variadic of async value type or async token type, but got 'i8'}}
func.func @f(%t: i32) { "async.call"(%t) <{callee = @x}> : (i32) -> (i8) return }
// -----
func.func @x(%a : i32) -> i32 { return %a : i32 }
// expected-error @+1 {{'async.call' op result #0 must be variadic of async value type or async token type, but got 'i8'}}
func.func @f(%t: i32) { "async.call"(%t) <{callee = @x}> : (i32) -> (i8) return }
// -----
// expected-error @+1 {{'async.func' op result type must be async value type or async token type, but got 'i32'}}
async.func @x(%a : i32) -> (i32) { return %a : i32 }
// -----
// expected-error @+1 {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @x(%a : i32) { return }
// -----
// expected-error @+1 {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @x(%a : i32) -> (!async.token, !async.token) { return }
// -----
// expected-error @+1 {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @x(%a : i32) -> (!async.value<i32>, !async.token) { return %a : i32 }
// -----
// expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
async.func @x(%a : i32) -> (!async.token, !async.value<i32>) { return }
// -----
// expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
async.func @x(%a : i8) -> (!async.token, !async.value<i32>) { return %a : i8 }
// -----
// expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
async.func @x(%a : i8) -> (!async.value<i32>) { return %a : i8 }
// -----
// expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
async.func @x(%a : i8) -> (!async.value<i32>) { return %a, %a : i8, i8 }
// -----
// expected-error @+1 {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func private @x(i8)
// -----
// expected-error @+1 {{'async.execute' op result #0 must be async token type, but got 'i32'}}
%0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ async.yield }) : () -> (i32)
// -----
// expected-error @+1 {{'async.execute' op operand #0 must be variadic of async token type, but got '!async.value<i32>'}}
func.func @f(%t: !async.value<i32>) { %0 = "async.execute"(%t) <{operandSegmentSizes = array<i32: 1, 0>}> ({ async.yield }) : (!async.value<i32>) -> (!async.token) return }
// -----
// expected-error @+1 {{'async.execute' op operand #0 must be variadic of async value type or async token type, but got 'i32'}}
func.func @f(%t: i32) { %0 = "async.execute"(%t) <{operandSegmentSizes = array<i32: 0, 1>}> ({ async.yield }) : (i32) -> (!async.token) return }
// -----
// expected-error @+1 {{'async.execute' op result #1 must be variadic of async value type, but got 'i32'}}
%0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ %c = arith.constant 1 : i32  async.yield %c : i32 }) : () -> (!async.token, i32)
// -----
// expected-error @+1 {{'async.execute' op result #1 must be variadic of async value type, but got '!async.token'}}
%0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ %c = arith.constant 1 : i32  async.yield %c : i32 }) : () -> (!async.token, !async.token)
// -----
// expected-error @+1 {{'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
func.func @f(%t: !async.token) { "async.runtime.add_ref"(%t) <{count = 0 : i64}> : (!async.token) -> () return }
// -----
// expected-error @+1 {{'async.runtime.create_group' op operand #0 must be index, but got '!async.token'}}
func.func @f(%t: !async.token) { %0 = "async.runtime.create_group"(%t) : (!async.token) -> (i32) return }
// -----
// expected-error @+1 {{'async.coro.suspend' op requires 3 successors but found 0}}
func.func @f(%t: !async.coro.state) { "async.coro.suspend"(%t) : (!async.coro.state) -> () return }
// -----
// expected-error @+1 {{'async.yield' op expects parent op 'async.execute'}}
"async.yield"() : () -> ()
// -----
// expected-error @+1 {{'async.return' op expects parent op 'async.func'}}
func.func @f() { async.return }
// -----
// expected-error @+1 {{'async.runtime.create' op result #0 must be async value type or async token type, but got '!async.group'}}
"async.runtime.create"() : () -> (!async.group)
// -----
// expected-error @+1 {{'async.runtime.create' op result #0 must be async value type or async token type, but got 'i32'}}
"async.runtime.create"() : () -> (i32)
// -----
func.func @f(%value: !async.value<i32>) {
  // expected-error @+1 {{'async.await' op awaiting on a value must have a result}}
  "async.await"(%value) : (!async.value<i32>) -> ()
  return
}
