// Predicates know the classes of C++ that dialect files define.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/parameters.irdl.mlir --irdl-file=%S/Inputs/classes.irdl.mlir --split-input-file --verify-diagnostics %s

%box, %wide = "a.a"() : () -> (!shapes.box<i32>, !shapes.box<i8, 4294967295>)
"shapes.paint"(%box, %wide, %box) <{red = #shapes.color<red>, green = #shapes.color<"dark-green">, mode = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!shapes.box<i32>, !shapes.box<i8, 4294967295>, !shapes.box<i32>) -> ()
%ptr = "a.a"() : () -> !low.ptr<1>
"shapes.others"(%ptr) <{list = #shapes.list<1, 2>}> : (!low.ptr<1>) -> ()
"shapes.partial"(%box, %ptr) : (!shapes.box<i32>, !low.ptr<1>) -> ()

// -----

%box = "a.a"() : () -> !shapes.box<i64>
// expected-error@+1 {{'shapes.paint' op operand #0 must be box of i32, but got '!shapes.box<i64>'}}
"shapes.paint"(%box) <{red = #shapes.color<red>, green = #shapes.color<"dark-green">, mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!shapes.box<i64>) -> ()

// -----

%box = "a.a"() : () -> !shapes.box<i32>
// expected-error@+1 {{'shapes.paint' op operand #0 must be wide box, but got '!shapes.box<i32>'}}
"shapes.paint"(%box) <{red = #shapes.color<red>, green = #shapes.color<"dark-green">, mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1, 0>}> : (!shapes.box<i32>) -> ()

// -----

%ball = "a.a"() : () -> !shapes.ball
// expected-error@+1 {{'shapes.paint' op operand #0 must be convex solid, but got '!shapes.ball'}}
"shapes.paint"(%ball) <{red = #shapes.color<red>, green = #shapes.color<"dark-green">, mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 1>}> : (!shapes.ball) -> ()

// -----

// expected-error@+1 {{'shapes.paint' op attribute 'red' failed to satisfy constraint: red}}
"shapes.paint"() <{red = #shapes.color<"dark-green">, green = #shapes.color<"dark-green">, mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()

// -----

// expected-error@+1 {{'shapes.paint' op attribute 'green' failed to satisfy constraint: not red}}
"shapes.paint"() <{red = #shapes.color<red>, green = #shapes.color<red>, mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()

// -----

// A number that is no case.
// expected-error@+1 {{'shapes.paint' op attribute 'mode' failed to satisfy constraint: slow}}
"shapes.paint"() <{red = #shapes.color<red>, green = #shapes.color<"dark-green">, mode = 2 : i32, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()

// -----

%ptr = "a.a"() : () -> !low.ptr
// expected-error@+1 {{'shapes.others' op operand #0 must be pointer to space 1, but got '!low.ptr'}}
"shapes.others"(%ptr) <{list = #shapes.list<1, 2>}> : (!low.ptr) -> ()

// -----

%ptr = "a.a"() : () -> !low.ptr<1>
// expected-error@+1 {{'shapes.others' op attribute 'list' failed to satisfy constraint: two items}}
"shapes.others"(%ptr) <{list = #shapes.list<1>}> : (!low.ptr<1>) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@+1 {{'shapes.partial' op operand #0 must be box that C++ likes, but got 'i32'}}
"shapes.partial"(%i, %i) : (i32, i32) -> ()
