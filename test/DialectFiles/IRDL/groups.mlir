// Operands that are lists of groups: an attribute divides them.
// RUN: %opt --irdl-file=%S/Inputs/groups.irdl.mlir --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%a, %f = "any.values"() : () -> (i32, f32)
"groups.jump"(%a, %a, %a) <{sizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
"groups.jump"() <{sizes = array<i32>}> : () -> ()

// -----

%a = "any.value"() : () -> i32
// expected-error@below {{'groups.jump' op values count (1) does not match with the total size (2) specified in attribute 'sizes'}}
"groups.jump"(%a) <{sizes = array<i32: 1, 1>}> : (i32) -> ()

// -----

%a = "any.value"() : () -> i32
// expected-error@below {{'groups.jump' op 'sizes' attribute cannot have negative elements}}
"groups.jump"(%a) <{sizes = array<i32: 2, -1>}> : (i32) -> ()

// -----

%f = "any.value"() : () -> f32
// The sizes come before the types.
// expected-error@below {{'groups.jump' op values count (1) does not match with the total size (0) specified in attribute 'sizes'}}
"groups.jump"(%f) <{sizes = array<i32: 0>}> : (f32) -> ()

// -----

%f = "any.value"() : () -> f32
// expected-error@below {{'groups.jump' op operand #0 must be variadic of integer, but got 'f32'}}
"groups.jump"(%f) <{sizes = array<i32: 1>}> : (f32) -> ()

// -----

// The sizes cannot be left out, not even where the attribute can.
// expected-error@below {{'groups.optional_sizes' op requires dense i32 array attribute 'sizes'}}
"groups.optional_sizes"() : () -> ()
