// Operations of unknown dialects require --allow-unregistered-dialect.
// RUN: %opt --verify-diagnostics %s

// expected-error@below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"t.op"() : () -> ()
