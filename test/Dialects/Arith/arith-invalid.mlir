// Constants that do not verify.
// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @signed() {
  // expected-error@below {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}

// -----

func.func @text() {
  // expected-error@below {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = "arith.constant"() <{value = "1" : i32}> : () -> i32
  return
}

// -----

func.func @scalable() {
  // expected-error@below {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}
