// Attributes of arguments and results of functions, of any dialect.
// RUN: %opt --split-input-file --verify-diagnostics %s

// expected-error @below {{"llvm.byval" should be a type attribute}}
llvm.func @copied(%p: !llvm.ptr {llvm.byval}) {
  llvm.return
}

// -----

// expected-error @below {{"llvm.noalias" should be a unit attribute}}
llvm.func @alone(!llvm.ptr {llvm.noalias = true})

// -----

// expected-error @below {{"llvm.align" should be an integer attribute}}
llvm.func @aligned(!llvm.ptr {llvm.align})

// -----

// expected-error @below {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @number(i32) -> (i32 {llvm.nonnull})

// -----

// expected-error @below {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @pointer(!llvm.ptr {llvm.signext})

// -----

// expected-error @below {{"llvm.returned" is not a valid result attribute}}
func.func private @result() -> (memref<4xf32> {llvm.returned})

// -----

// Types that LLVM IR does not have get one when they are lowered; other names are free.
func.func private @lowered(memref<4xf32> {llvm.noalias}, i32 {llvm.mine = 1})

// -----

// expected-error @below {{failed to verify 'startLoc': fused location of the start}}
module attributes {test.loop = #llvm.loop_annotation<startLoc = loc("a.c":1:2)>} {
}
