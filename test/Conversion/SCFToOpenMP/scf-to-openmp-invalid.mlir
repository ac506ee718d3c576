// Reductions that cannot be declared.
// RUN: %opt --split-input-file --verify-diagnostics --convert-scf-to-openmp %s

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.subi %x, %y : i32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %y, %x : i32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %o : i32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// -----

func.func @red(%a: index, %b: index, %c: index, %z: f32, %o: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> f32 {
    scf.reduce(%o : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.maximumf %x, %y : f32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// -----

func.func @red(%a: index, %b: index, %c: index, %z: f32, %o: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> f32 {
    scf.reduce(%o : f32) {
    ^bb0(%x: f32, %y: f32):
      %p = arith.cmpf ult, %x, %y : f32
      %s = arith.select %p, %x, %y : f32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %p = arith.cmpi slt, %y, %x : i32
      %s = arith.select %p, %x, %y : i32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
