// RUN: %opt --convert-arith-to-emitc --split-input-file --verify-diagnostics %s
//
// Operations without an equivalent.

func.func @bit_sum(%a: i1) -> i1 {
  // expected-error@+1 {{failed to legalize operation 'arith.addi' that was explicitly marked illegal}}
  %0 = arith.addi %a, %a : i1
  return %0 : i1
}

// -----

func.func @index_bits(%a: index, %b: index) -> index {
  // expected-error@+1 {{failed to legalize operation 'arith.andi' that was explicitly marked illegal}}
  %0 = arith.andi %a, %b : index
  return %0 : index
}

// -----

func.func @bit_shift(%a: i1) -> i1 {
  // expected-error@+2 {{failed to legalize operation 'arith.shli' that was explicitly marked illegal}}
  // expected-note@+1 {{expected an integer of several bits, or an index}}
  %0 = arith.shli %a, %a : i1
  return %0 : i1
}

// -----

func.func @rounding(%a: f64) -> f32 {
  // expected-error@+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a downward : f64 to f32
  return %0 : f32
}

// -----

func.func @wide_float(%a: f80) -> f80 {
  // expected-error@+1 {{'emitc.add' op operand #0 must be type supported by EmitC, but got 'f80'}}
  %0 = arith.addf %a, %a : f80
  return %0 : f80
}

// -----

func.func @vector(%a: vector<4xi32>) -> vector<4xi32> {
  // expected-error@+1 {{failed to legalize operation 'arith.addi' that was explicitly marked illegal}}
  %0 = arith.addi %a, %a : vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

func.func @signed_bit(%a: i1) -> f32 {
  // expected-error@+1 {{failed to legalize operation 'arith.sitofp' that was explicitly marked illegal}}
  %0 = arith.sitofp %a : i1 to f32
  return %0 : f32
}

// -----

func.func @bit_quotient(%a: i1) -> i1 {
  // expected-error@+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %a : i1
  return %0 : i1
}
