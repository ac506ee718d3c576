// Constraints on types whose parameters may be absent, or are unknown.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/optional.irdl.mlir --split-input-file --verify-diagnostics %s

%b, %i, %r = "a.a"() : () -> (!opt.box, !opt.box<i32>, !opt.raw<(x)>)
"opt.full"(%i) : (!opt.box<i32>) -> ()
"opt.any"(%b) : (!opt.box) -> ()
"opt.any"(%i) : (!opt.box<i32>) -> ()
"opt.use_raw"(%r) : (!opt.raw<(x)>) -> ()
"plainopt.full"(%i) : (!opt.box<i32>) -> ()

// -----

%b = "a.a"() : () -> !opt.box
// expected-error@+1 {{'opt.full' op operand #0 must be box of i32, but got '!opt.box'}}
"opt.full"(%b) : (!opt.box) -> ()

// -----

%b = "a.a"() : () -> !opt.box
// expected-error@+2 {{expected a parameter, but it is absent}}
// expected-note@+1 {{while verifying operand #0, 'box'}}
"plainopt.full"(%b) : (!opt.box) -> ()

// -----

%b = "a.a"() : () -> i32
// expected-error@+1 {{'opt.use_raw' op operand #0 must be raw, but got 'i32'}}
"opt.use_raw"(%b) : (i32) -> ()
