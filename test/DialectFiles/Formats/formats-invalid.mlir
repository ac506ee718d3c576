// Errors of operations with a declared format when they are read.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/formats.irdl.mlir --split-input-file --verify-diagnostics %s

// expected-error@below {{`y` clause can appear at most once in the expansion of the oilist directive}}
t.list y z() y

// -----

#three = 3 : i32
%i = "a.i"() : () -> i32
// expected-error@below {{attribute type different than expected: expected 'i64', but got 'i32'}}
t.group %i with #three {}

// -----

// The type of the result is that of the operands, if there are operands.
%i = "a.i"() : () -> i32
%sum = t.sum %i, %i : i32, i32
// expected-error@below {{the type of result 'sum' cannot be inferred from the given types}}
%none = t.sum
