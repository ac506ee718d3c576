// Verifiers of operations with regions.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @binary_1arg() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{overlap region must have exactly 2 arguments}}
  %r = "sparse_tensor.binary"(%x, %y) ({
  ^bb0(%a0: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }, {}, {}) : (f64, f64) -> (f64)
  return
}

// -----

func.func @binary_argtype() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{overlap region argument 2 type mismatch}}
  %r = "sparse_tensor.binary"(%x, %y) ({
  ^bb0(%a0: f64, %a1: f32):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }, {}, {}) : (f64, f64) -> (f64)
  return
}

// -----

func.func @binary_yieldtype() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{overlap region yield type mismatch}}
  %r = "sparse_tensor.binary"(%x, %y) ({
  ^bb0(%a0: f64, %a1: f64):
    %q = "f.v"() : () -> f32
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }, {}, {}) : (f64, f64) -> (f64)
  return
}

// -----

func.func @binary_noyield() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{overlap region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.binary"(%x, %y) ({
  ^bb0(%a0: f64, %a1: f64):
    "f.t"() : () -> ()
  }, {}, {}) : (f64, f64) -> (f64)
  return
}

// -----

func.func @binary_yield0() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{overlap region yield type mismatch}}
  %r = "sparse_tensor.binary"(%x, %y) ({
  ^bb0(%a0: f64, %a1: f64):
    "sparse_tensor.yield"() : () -> ()
  }, {}, {}) : (f64, f64) -> (f64)
  return
}

// -----

func.func @binary_left2() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{left region must have exactly 1 arguments}}
  %r = "sparse_tensor.binary"(%x, %y) ({
  ^bb0(%a0: f64, %a1: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }, {
  ^bb0(%a0: f64, %a1: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }, {}) : (f64, f64) -> (f64)
  return
}

// -----

func.func @binary_righttype() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{right region argument 1 type mismatch}}
  %r = "sparse_tensor.binary"(%x, %y) ({
  ^bb0(%a0: f64, %a1: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }, {}, {
  ^bb0(%a0: f32):
    "sparse_tensor.yield"(%x) : (f64) -> ()
  }) : (f64, f64) -> (f64)
  return
}

// -----

func.func @binary_leftid_type() {
  %x = "f.v"() : () -> f32
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{left=identity requires first argument to have the same type as the output}}
  %r = "sparse_tensor.binary"(%x, %y) ({}, {}, {}) {left_identity} : (f32, f64) -> (f64)
  return
}

// -----

func.func @binary_rightid_type() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f32
  // expected-error@+1 {{right=identity requires second argument to have the same type as the output}}
  %r = "sparse_tensor.binary"(%x, %y) ({}, {}, {}) {right_identity} : (f64, f32) -> (f64)
  return
}

// -----

func.func @binary_2blocks() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  // expected-error@+1 {{overlap region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.binary"(%x, %y) ({
  ^bb0(%a: f64, %b: f64):
    "f.br"()[^bb1] : () -> ()
  ^bb1:
    "sparse_tensor.yield"(%x) : (f64) -> ()
  }, {}, {}) : (f64, f64) -> (f64)
  return
}

// -----

func.func @unary_2args() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{present region must have exactly 1 arguments}}
  %r = "sparse_tensor.unary"(%x) ({
  ^bb0(%a0: f64, %a1: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }, {}) : (f64) -> (f64)
  return
}

// -----

func.func @unary_type() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{present region argument 1 type mismatch}}
  %r = "sparse_tensor.unary"(%x) ({
  ^bb0(%a0: f32):
    "sparse_tensor.yield"(%x) : (f64) -> ()
  }, {}) : (f64) -> (f64)
  return
}

// -----

func.func @unary_ytype() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{present region yield type mismatch}}
  %r = "sparse_tensor.unary"(%x) ({
  ^bb0(%a0: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }, {}) : (f64) -> (f32)
  return
}

// -----

func.func @unary_abs_arg() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{absent region must have exactly 0 arguments}}
  %r = "sparse_tensor.unary"(%x) ({
  ^bb0(%a0: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }, {
  ^bb0(%a0: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @unary_abs_outside() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{absent region cannot yield locally computed value}}
  %r = "sparse_tensor.unary"(%x) ({}, {
    "sparse_tensor.yield"(%x) : (f64) -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @unary_abs_opq() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{absent region cannot yield locally computed value}}
  %r = "sparse_tensor.unary"(%x) ({}, {
    %c = "f.v"() : () -> f64
    "sparse_tensor.yield"(%c) : (f64) -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @unary_abs_ytype() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{absent region yield type mismatch}}
  %r = "sparse_tensor.unary"(%x) ({}, {
    %c = arith.constant 1.0 : f32
    "sparse_tensor.yield"(%c) : (f32) -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @unary_noyield() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{present region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.unary"(%x) ({
  ^bb0(%a0: f64):
    "f.t"() : () -> ()
  }, {}) : (f64) -> (f64)
  return
}

// -----

func.func @unary_abs_noyield() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{absent region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.unary"(%x) ({}, {
    "f.t"() : () -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @reduce_1() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  %i = "f.v"() : () -> f64
  // expected-error@+1 {{reduce region must have exactly 2 arguments}}
  %r = "sparse_tensor.reduce"(%x, %y, %i) ({
  ^bb0(%a0: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }) : (f64, f64, f64) -> (f64)
  return
}

// -----

func.func @reduce_type() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  %i = "f.v"() : () -> f64
  // expected-error@+1 {{reduce region argument 2 type mismatch}}
  %r = "sparse_tensor.reduce"(%x, %y, %i) ({
  ^bb0(%a0: f64, %a1: f32):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }) : (f64, f64, f64) -> (f64)
  return
}

// -----

func.func @reduce_ytype() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  %i = "f.v"() : () -> f64
  // expected-error@+1 {{reduce region yield type mismatch}}
  %r = "sparse_tensor.reduce"(%x, %y, %i) ({
  ^bb0(%a0: f64, %a1: f64):
    %q = "f.v"() : () -> f32
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (f64, f64, f64) -> (f64)
  return
}

// -----

func.func @reduce_noyield() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  %i = "f.v"() : () -> f64
  // expected-error@+1 {{reduce region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.reduce"(%x, %y, %i) ({
  ^bb0(%a0: f64, %a1: f64):
    "f.t"() : () -> ()
  }) : (f64, f64, f64) -> (f64)
  return
}

// -----

func.func @reduce_y0() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  %i = "f.v"() : () -> f64
  // expected-error@+1 {{reduce region yield type mismatch}}
  %r = "sparse_tensor.reduce"(%x, %y, %i) ({
  ^bb0(%a0: f64, %a1: f64):
    "sparse_tensor.yield"() : () -> ()
  }) : (f64, f64, f64) -> (f64)
  return
}

// -----

func.func @reduce_y2() {
  %x = "f.v"() : () -> f64
  %y = "f.v"() : () -> f64
  %i = "f.v"() : () -> f64
  // expected-error@+1 {{reduce region yield type mismatch}}
  %r = "sparse_tensor.reduce"(%x, %y, %i) ({
  ^bb0(%a0: f64, %a1: f64):
    "sparse_tensor.yield"(%a0, %a0) : (f64, f64) -> ()
  }) : (f64, f64, f64) -> (f64)
  return
}

// -----

func.func @select_0() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{select region must have exactly 1 arguments}}
  %r = "sparse_tensor.select"(%x) ({
  ^bb0():
    %q = "f.v"() : () -> i1
    "sparse_tensor.yield"(%q) : (i1) -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @select_2() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{select region must have exactly 1 arguments}}
  %r = "sparse_tensor.select"(%x) ({
  ^bb0(%a0: f64, %a1: f64):
    %q = "f.v"() : () -> i1
    "sparse_tensor.yield"(%q) : (i1) -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @select_type() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{select region argument 1 type mismatch}}
  %r = "sparse_tensor.select"(%x) ({
  ^bb0(%a0: f32):
    %q = "f.v"() : () -> i1
    "sparse_tensor.yield"(%q) : (i1) -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @select_ytype() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{select region yield type mismatch}}
  %r = "sparse_tensor.select"(%x) ({
  ^bb0(%a0: f64):
    "sparse_tensor.yield"(%a0) : (f64) -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @select_noyield() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{select region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.select"(%x) ({
  ^bb0(%a0: f64):
    "f.t"() : () -> ()
  }) : (f64) -> (f64)
  return
}

// -----

func.func @select_y0() {
  %x = "f.v"() : () -> f64
  // expected-error@+1 {{select region yield type mismatch}}
  %r = "sparse_tensor.select"(%x) ({
  ^bb0(%a0: f64):
    "sparse_tensor.yield"() : () -> ()
  }) : (f64) -> (f64)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_few() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%a0: index, %a1: f64):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<10x10xf64, #CSR>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_many() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%a0: index, %a1: index, %a2: f64, %a3: f64):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<10x10xf64, #CSR>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_idx() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Expecting Index type for argument at index 1}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%a0: index, %a1: i32, %a2: f64):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<10x10xf64, #CSR>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_val() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Unmatched element type between input tensor and block argument, expected:'f64', got: 'f32'}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%a0: index, %a1: index, %a2: f32):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<10x10xf64, #CSR>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_initmism() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %n0 = "f.v"() : () -> f64
  // expected-error@+1 {{Mismatch in types of init arguments and results}}
  %r = "sparse_tensor.foreach"(%t, %n0) ({
  ^bb0(%a0: index, %a1: index, %a2: f64, %a3: f64):
    "sparse_tensor.yield"(%a3) : (f64) -> ()
  }) : (tensor<10x10xf64, #CSR>, f64) -> (f32)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_initcount() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %n0 = "f.v"() : () -> f64
  %n1 = "f.v"() : () -> f64
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  %r = "sparse_tensor.foreach"(%t, %n0, %n1) ({
  ^bb0(%a0: index, %a1: index, %a2: f64, %a3: f64):
    "sparse_tensor.yield"(%a3) : (f64) -> ()
  }) : (tensor<10x10xf64, #CSR>, f64, f64) -> (f64)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_inittype() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %n0 = "f.v"() : () -> f64
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %r = "sparse_tensor.foreach"(%t, %n0) ({
  ^bb0(%a0: index, %a1: index, %a2: f64, %a3: f32):
    "sparse_tensor.yield"(%a3) : (f32) -> ()
  }) : (tensor<10x10xf64, #CSR>, f64) -> (f64)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_ycount() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %n0 = "f.v"() : () -> f64
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %r = "sparse_tensor.foreach"(%t, %n0) ({
  ^bb0(%a0: index, %a1: index, %a2: f64, %a3: f64):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<10x10xf64, #CSR>, f64) -> (f64)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_ytype() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %n0 = "f.v"() : () -> f64
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %r = "sparse_tensor.foreach"(%t, %n0) ({
  ^bb0(%a0: index, %a1: index, %a2: f64, %a3: f64):
    %q = "f.v"() : () -> f32
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (tensor<10x10xf64, #CSR>, f64) -> (f64)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_order3() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Level traverse order does not match tensor's level rank}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%a0: index, %a1: index, %a2: f64):
    "sparse_tensor.yield"() : () -> ()
  }) {order = affine_map<(i,j,k)->(k,j,i)>} : (tensor<10x10xf64, #CSR>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach_yres() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%a0: index, %a1: index, %a2: f64):
    "sparse_tensor.yield"(%a2) : (f64) -> ()
  }) : (tensor<10x10xf64, #CSR>) -> ()
  return
}
