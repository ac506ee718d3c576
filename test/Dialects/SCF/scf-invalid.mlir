// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%a, %a, %a) ({ ^bb0(%k: i32): scf.yield }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 0 != 1}}
  "scf.for"(%a, %a, %a) ({ ^bb0(%k: index, %l: index): scf.yield }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%a, %a, %a) ({}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%a, %a, %i) ({ ^bb0(%k: index): scf.yield }) : (index, index, i32) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %r = "scf.for"(%a, %a, %a) ({ ^bb0(%k: index): scf.yield }) : (index, index, index) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %r = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%k: index, %y: i32): scf.yield %y : i32 }) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%k: index, %y: f32): scf.yield }) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'i32'}}
  %r = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%k: index, %y: f32): scf.yield %i : i32 }) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op different number of region iter_args and yielded values: 1 != 2}}
  %r = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%k: i32, %y: f32): scf.yield %i, %i : i32, i32 }) : (index, index, index, f32) -> i32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  "scf.for"(%a, %a, %a) ({ ^bb0(%k: index): cf.br ^bb1 ^bb1: scf.yield }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %r = "scf.if"(%c) ({ scf.yield %x : f32 }, {}) : (i1) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = "scf.if"(%c) ({ scf.yield %x : f32 }, { scf.yield }) : (i1) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %r = "scf.if"(%c) ({ scf.yield %x : f32 }, { scf.yield %i : i32 }) : (i1) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.if' op region #1 should have no arguments}}
  "scf.if"(%c) ({ scf.yield }, { ^bb0(%q: i32): scf.yield }) : (i1) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({}) : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({ ^bb0(%q: i32): scf.yield }) : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = scf.execute_region -> f32 { scf.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %r = scf.execute_region -> f32 { scf.yield %i : i32 }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.while : () -> () { scf.condition(%c) %x : f32 } do { scf.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = scf.while : () -> f32 { scf.condition(%c) %x : f32 } do { ^bb0(%y: i32): scf.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 2 inputs}}
  %r = scf.while : () -> f32 { scf.condition(%c) %x : f32 } do { ^bb0(%y: f32, %z: f32): scf.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %r = scf.while : () -> f32 { scf.condition(%c) %i : i32 } do { ^bb0(%y: i32): scf.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = scf.while (%q = %x) : (f32) -> f32 { scf.condition(%c) %q : f32 } do { ^bb0(%y: f32): scf.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %r = scf.while (%q = %x) : (f32) -> f32 { scf.condition(%c) %q : f32 } do { ^bb0(%y: f32): scf.yield %i : i32 }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = "scf.while"(%x) ({ ^bb0(%q: i32): scf.condition(%c) %x : f32 }, { ^bb0(%y: f32): scf.yield %i : i32 }) : (f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @+1 {{'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  %r = "scf.while"(%x) ({ ^bb0: scf.condition(%c) %x : f32 }, { ^bb0(%y: f32): scf.yield %i : i32 }) : (f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{terminator here}}
  // expected-error @+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  scf.while : () -> () { "a.b"() : () -> () } do { "a.c"() : () -> () }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks}}
  "scf.while"() ({}, {}) : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.while' op expects region #0 to have 0 or 1 blocks}}
  scf.while : () -> () { ^bb0: cf.br ^bb1 ^bb1: scf.condition(%c) } do { scf.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.index_switch' op has 0 case regions but 1 case values}}
  "scf.index_switch"(%a) ({ scf.yield }) {cases = array<i64: 1>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.index_switch' op has duplicate case value: 3}}
  "scf.index_switch"(%a) ({ scf.yield }, { scf.yield }, { scf.yield }) {cases = array<i64: 3, 3>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.index_switch' op expected region to end with scf.yield, but got a.b}}
  "scf.index_switch"(%a) ({ "a.b"() : () -> () }, { scf.yield }) {cases = array<i64: 3>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{see yield operation here}}
  // expected-error @+1 {{'scf.index_switch' op expected each region to return 0 values, but default region returns 1}}
  "scf.index_switch"(%a) ({ scf.yield %x : f32 }, { scf.yield }) {cases = array<i64: 3>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{see yield operation here}}
  // expected-error @+1 {{'scf.index_switch' op expected each region to return 0 values, but case region #0 returns 1}}
  "scf.index_switch"(%a) ({ scf.yield }, { scf.yield %x : f32 }) {cases = array<i64: 3>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{case region #0 returns 'i32' here}}
  // expected-error @+1 {{'scf.index_switch' op expected result #0 of each region to be 'f32'}}
  %r = "scf.index_switch"(%a) ({ scf.yield %x : f32 }, { scf.yield %i : i32 }) {cases = array<i64: 3>} : (index) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.index_switch' op expected region to end with scf.yield, but got func.return}}
  "scf.index_switch"(%a) ({ scf.yield }, { func.return }) {cases = array<i64: 3>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%a, %a, %a) ({ ^bb0(%k: f32): scf.reduce }) {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%a, %a, %a) ({ ^bb0: scf.reduce }) {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"() ({ ^bb0: scf.reduce }) {operandSegmentSizes = array<i32: 0, 0, 0, 0>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of initial values: 1}}
  "scf.parallel"(%a, %a, %a, %x) ({ ^bb0(%k: index): scf.reduce }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %r = "scf.parallel"(%a, %a, %a, %x) ({ ^bb0(%k: index): scf.reduce }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-note @+2 {{terminator here}}
  // expected-error @+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  %r = "scf.parallel"(%a, %a, %a, %x) ({ ^bb0(%k: index): scf.yield }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'f32' to be the same as the 0-th result type: 'i32'}}
  %r = "scf.parallel"(%a, %a, %a, %x) ({ ^bb0(%k: index): scf.reduce(%x : f32) { ^bb0(%l: f32, %m: f32): scf.reduce.return %l : f32 } }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> i32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.reduce.return' op must have type 'i32' (the type of the reduction inputs)}}
  %r = scf.parallel (%k) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: i32, %m: f32): scf.reduce.return %m : f32 } }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
  %r = scf.parallel (%k) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %m: i32): scf.reduce.return %l : f32 } }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
  %r = scf.parallel (%k) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %m: f32): "a.b"() : () -> () } }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  %r = scf.parallel (%k) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %m: f32): scf.yield } }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks}}
  %r = scf.parallel (%k) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { } }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 0}}
  %r = scf.parallel (%k) = (%a) to (%a) step (%a) init (%x) -> f32 { "scf.reduce"() ({ ^bb0(%l: f32, %m: f32): scf.reduce.return %l : f32 }) : () -> () }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %x : f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  "scf.forall"() ({ ^bb0(%k: i32): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op region expects 1 arguments}}
  "scf.forall"() ({ ^bb0(%k: index, %l: index): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 upper bound values, got 2}}
  "scf.forall"() ({ ^bb0(%k: index): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4, 4>, staticStep = array<i64: 1>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 step values, got 2}}
  "scf.forall"() ({ ^bb0(%k: index): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1, 1>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected 0 dynamic lower bound values}}
  "scf.forall"(%a) ({ ^bb0(%k: index): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected 0 dynamic upper bound values}}
  "scf.forall"(%a) ({ ^bb0(%k: index): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected 0 dynamic step values}}
  "scf.forall"(%a) ({ ^bb0(%k: index): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 1, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %r = "scf.forall"(%t) ({ ^bb0(%k: index, %o: tensor<5xf32>): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %r = "scf.forall"(%t) ({ ^bb0(%k: index, %o: tensor<4xf32>): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>} : (tensor<4xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%t) ({ ^bb0(%k: index, %o: tensor<4xf32>): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>} : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  "scf.forall"() ({ ^bb0(%k: index): scf.forall.in_parallel {  } }) {operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>, mapping = [#gpu.thread<x>, #gpu.thread<y>]} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel { }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %c: i1, %i: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'arith.addi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %r = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%k: index, %y: i32): %z = "arith.addi"(%y, %x) : (i32, f32) -> i32 scf.yield %y : i32 }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @zero_step_of_parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c0) {
  }
  return
}

// -----

func.func @combines_nothing(%n: index) {
  scf.forall (%i) in (8) {
    // expected-error@+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      %0 = arith.addi %n, %n : index
    }
  }
  return
}

// -----

func.func @empty_case(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %i
  case 0 {
  }
  default {
  }
  return
}

// -----

func.func @empty_generic_case(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @empty_generic_default(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op region #0 ('defaultRegion') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @case_value(%i: index) {
  // expected-error@+1 {{custom op 'scf.index_switch' expected integer value}}
  scf.index_switch %i case "a" { scf.yield } default { }
  return
}

// -----

func.func @large_case(%i: index) {
  // expected-error@+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %i case 9223372036854775808 { scf.yield } default { }
  return
}

// -----

func.func @empty_after(%c: i1) {
  // expected-error@+1 {{'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks}}
  scf.while : () -> () { scf.condition(%c) } do { }
  return
}

// -----

// An operand is checked before the region.
// expected-note@+1 {{prior use here}}
func.func @operand_type(%c: i1, %x: f32) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'f64' vs 'f32'}}
  scf.while (%a = %x) : (f64) -> f32 { scf.condition(%c) %a : f32 } do { ^bb0(%b: f32): scf.yield %x : f32 }
  return
}

// -----

func.func @input_types(%c: i1) {
  // expected-error@+1 {{expected as many input types as operands (expected 0 got 1)}}
  scf.while : (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
