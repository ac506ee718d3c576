// RUN: %opt --convert-scf-to-emitc --split-input-file --verify-diagnostics %s

func.func @unsigned(%n: i32) {
  // expected-error@+2 {{failed to legalize operation 'scf.for' that was explicitly marked illegal}}
  // expected-note@+1 {{the bounds are unsigned}}
  scf.for unsigned %i = %n to %n step %n : i32 {
  }
  return
}

// -----

func.func @wide(%n: i128) {
  // expected-error@+1 {{failed to legalize operation 'scf.for' that was explicitly marked illegal}}
  scf.for %i = %n to %n step %n : i128 {
  }
  return
}

// -----

func.func @vector(%c: i1, %v: vector<4xi32>) {
  // expected-error@+2 {{failed to legalize operation 'scf.if' that was explicitly marked illegal}}
  // expected-note@+1 {{failed to convert result types}}
  %r = scf.if %c -> vector<4xi32> {
    scf.yield %v : vector<4xi32>
  } else {
    scf.yield %v : vector<4xi32>
  }
  return
}

// -----

func.func @array(%c: i1, %v: !emitc.array<4xi32>) {
  // expected-error@+2 {{failed to legalize operation 'scf.if' that was explicitly marked illegal}}
  // expected-note@+1 {{failed to convert result types}}
  %r = scf.if %c -> !emitc.array<4xi32> {
    scf.yield %v : !emitc.array<4xi32>
  } else {
    scf.yield %v : !emitc.array<4xi32>
  }
  return
}
