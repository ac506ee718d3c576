// Operations of the dialect conversion that are wrong in themselves.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error@+1 {{'conversion.type' op expects either attribute 'from' or a body}}
conversion.type

// -----

// expected-error@+1 {{'conversion.type' op expects either attribute 'from' or a body}}
conversion.type i32 to i64 {
^bb0(%t : !pdl.type):
  refuse
}

// -----

// expected-error@+1 {{'conversion.type' op expects attribute 'to', the type that 'from' is converted to}}
"conversion.type"() <{from = i32}> ({}) : () -> ()

// -----

// expected-error@+1 {{'conversion.type' op expects no attribute 'to' with a body, which yields the converted type}}
"conversion.type"() <{to = [i32]}> ({
^bb0(%t : !pdl.type):
  "conversion.refuse"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'conversion.type' op expects a body with one argument, of type '!pdl.type'}}
conversion.type {
^bb0(%t : i32):
  refuse
}

// -----

// expected-error@+1 {{'conversion.type' op expects a body with one argument, of type '!pdl.type'}}
conversion.type {
  refuse
}

// -----

// expected-error@+1 {{'conversion.type' op expects a non-empty block}}
conversion.type {
^bb0(%t : !pdl.type):
}

// -----

// expected-error@+1 {{'conversion.type' op expects region #0 to have 0 or 1 blocks}}
conversion.type {
^bb0(%t : !pdl.type):
  refuse
^bb1:
  refuse
}

// -----

// expected-error@+1 {{'conversion.type' op expects a body that terminates with 'conversion.yield' or 'conversion.refuse', found 'foo.end'}}
conversion.type {
^bb0(%t : !pdl.type):
  "foo.end"(%t) : (!pdl.type) -> ()
}

// -----

// expected-error@+1 {{'conversion.type' op requires one region}}
"conversion.type"() <{from = i32, to = [i64]}> : () -> ()

// -----

func.func @f(%t : !pdl.type) {
  // expected-error@+1 {{'conversion.convert' op expects parent op 'conversion.type'}}
  %0 = conversion.convert %t
  return
}

// -----

// expected-error@+1 {{'conversion.target' op attribute 'legal' failed to satisfy constraint: string array attribute}}
"conversion.target"() <{legal = [1]}> : () -> ()
