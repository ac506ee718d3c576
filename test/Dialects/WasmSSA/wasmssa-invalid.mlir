// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got nested}}
wasmssa.func nested @k() { wasmssa.return }
// -----
%0, %2 = "f.v"() : () -> (!wasmssa<local ref to i32>, i64)
// expected-error @+1 {{input type and result type of local.set do not match}}
"wasmssa.local_set"(%0, %2) : (!wasmssa<local ref to i32>, i64) -> ()
// -----
%0, %2 = "f.v"() : () -> (!wasmssa<local ref to i32>, i64)
// expected-error @+1 {{input type and output type of local.tee do not match}}
%1 = "wasmssa.local_tee"(%0, %2) : (!wasmssa<local ref to i32>, i64) -> i64
// -----
%0, %2 = "f.v"() : () -> (!wasmssa<local ref to i32>, i64)
// expected-error @+1 {{input type and output type of local.tee do not match}}
%1 = "wasmssa.local_tee"(%0, %2) : (!wasmssa<local ref to i32>, i64) -> i32
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{extend op can only take 8, 16 or 32 bits. Got 5}}
%1 = "wasmssa.extend"(%0) <{bitsToTake = 5 : ui32}> : (i32) -> i32
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{trying to extend the 32 low bits from a 'i32' value is illegal}}
%1 = "wasmssa.extend"(%0) <{bitsToTake = 32 : ui32}> : (i32) -> i32
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'wasmssa.extend' op failed to verify that all of {input, result} have same type}}
%1 = "wasmssa.extend"(%0) <{bitsToTake = 8 : ui32}> : (i32) -> i64
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{reinterpret input and output type should be distinct}}
%1 = "wasmssa.reinterpret"(%0) : (i32) -> i32
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{input type ('i32') and output type ('f64') have incompatible bit widths}}
%1 = "wasmssa.reinterpret"(%0) : (i32) -> f64
// -----
%0, %1 = "f.v"() : () -> (i32, i64)
// expected-error @+1 {{'wasmssa.add' op failed to verify that all of {lhs, rhs, result} have same type}}
%2 = "wasmssa.add"(%0, %1) : (i32, i64) -> i32
// -----
%0, %1 = "f.v"() : () -> (i32, i64)
// expected-error @+1 {{'wasmssa.add' op failed to verify that all of {lhs, rhs, result} have same type}}
%2 = "wasmssa.add"(%0, %0) : (i32, i32) -> i64
// -----
%0, %1 = "f.v"() : () -> (i32, i64)
// expected-error @+1 {{'wasmssa.eq' op failed to verify that all of {lhs, rhs} have same type}}
%2 = "wasmssa.eq"(%0, %1) : (i32, i64) -> i32
// -----
%0, %1 = "f.v"() : () -> (i32, i64)
// expected-error @+1 {{'wasmssa.shl' op failed to verify that all of {val, bits, result} have same type}}
%2 = "wasmssa.shl"(%0, %1) : (i32, i64) -> i32
// -----
%0, %1 = "f.v"() : () -> (f32, f64)
// expected-error @+1 {{'wasmssa.copysign' op failed to verify that all of {lhs, rhs, result} have same type}}
%2 = "wasmssa.copysign"(%0, %1) : (f32, f64) -> f32
// -----
%0, %1 = "f.v"() : () -> (f32, f64)
// expected-error @+1 {{'wasmssa.abs' op failed to verify that all of {src, result} have same type}}
%2 = "wasmssa.abs"(%0) : (f32) -> f64
// -----
// expected-error @+1 {{block with no terminator, has %0 = "wasmssa.const"() <{value = 5 : i32}> : () -> i32}}
wasmssa.global @x i32 : { %0 = wasmssa.const 5 : i32  }
// -----
// expected-error @+1 {{'wasmssa.const' op result #0 must be 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float, but got 'i8'}}
"wasmssa.const"() <{value = 5 : i8}> : () -> i8
// -----
// expected-error @+1 {{'wasmssa.const' op failed to verify that all of {value, result} have same type}}
"wasmssa.const"() <{value = 5 : i64}> : () -> i32
// -----
// expected-error @+1 {{'wasmssa.const' op failed to verify that all of {value, result} have same type}}
"wasmssa.const"() <{value = "x"}> : () -> i32
// -----
// expected-error @+1 {{failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
"f.v"() : () -> !wasmssa<local ref to i8>
// -----
// expected-error @+1 {{failed to verify 'reference': Opaque type for function reference or Opaque type for external reference}}
"f.v"() : () -> !wasmssa<tabletype i32 [5:]>
// -----
// expected-error @+1 {{'wasmssa.import_func' op attribute 'type' failed to satisfy constraint: type attribute of function type}}
"wasmssa.import_func"() <{sym_name = "if", importName="b", moduleName="m", type = i32}> {a} : () -> ()
// -----
// expected-error @+1 {{'wasmssa.memory' op attribute 'limits' failed to satisfy constraint: type attribute of Wasm limit type}}
"wasmssa.memory"() <{sym_name = "if", limits = i32}> {a} : () -> ()
// -----
// expected-error @+1 {{invalid type for wasm.func argument. Expecting !wasm<local T>, got 'i32'}}
wasmssa.func @k(%a : i32) { wasmssa.return }
// -----
// expected-error @+1 {{entry block should have same number of arguments as function type. Function type has 1, entry block has 0}}
"wasmssa.func"() <{sym_name = "h", functionType = (i32) -> ()}> ({
  "wasmssa.return"() : () -> ()
}) : () -> ()
// -----
// expected-error @+1 {{entry block argument type should be LocalRefType, got 'i32' for block argument 0}}
"wasmssa.func"() <{sym_name = "h", functionType = (i32) -> ()}> ({
^bb0(%a : i32):
  "wasmssa.return"() : () -> ()
}) : () -> ()
// -----
// expected-error @+1 {{func argument type #0('i64') doesn't match entry block referenced type ('i32')}}
"wasmssa.func"() <{sym_name = "h", functionType = (i64) -> ()}> ({
^bb0(%a : !wasmssa<local ref to i32>):
  "wasmssa.return"() : () -> ()
}) : () -> ()
