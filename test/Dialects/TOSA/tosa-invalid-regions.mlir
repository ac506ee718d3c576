// Verifiers and syntax of conditions, loops and variables.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'then_graph' arguments ('f32') and 'input_list' ('i32')}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x0: tensor<f32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (0) and 'input_list' (1)}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0():
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'else_graph' arguments (0) and 'input_list' (1)}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }, {
  ^bb0():
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'else_graph' arguments ('f32') and 'input_list' ('i32')}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }, {
  ^bb0(%x0: tensor<f32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'then_graph' results ('f32') and 'output_list' ('i32')}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<f32>)
    "tosa.yield"(%y) : (tensor<f32>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'else_graph' results ('f32') and 'output_list' ('i32')}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<f32>)
    "tosa.yield"(%y) : (tensor<f32>) -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'then_graph' results (0) and 'output_list' (1)}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x0: tensor<i32>):
    "tosa.yield"() : () -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'else_graph' results (0) and 'output_list' (1)}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    "tosa.yield"() : () -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<?xi32>') and 'input_list' ('tensor<i32>')}}
  %r = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x0: tensor<?xi32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'body_graph' arguments ('f32') and 'input_list' ('i32')}}
  %r = "tosa.while_loop"(%a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i1>)
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x0: tensor<f32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same number of values in 'body_graph' arguments (0) and 'input_list' (1)}}
  %r = "tosa.while_loop"(%a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i1>)
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0():
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<i32>'}}
  %r = "tosa.while_loop"(%a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require 'cond_graph' only have one result}}
  %r = "tosa.while_loop"(%a) ({
  ^bb0(%x0: tensor<i32>):
    "tosa.yield"() : () -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'body_graph' results ('f32') and 'input_list' ('i32')}}
  %r = "tosa.while_loop"(%a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i1>)
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<f32>)
    "tosa.yield"(%y) : (tensor<f32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same number of values in 'body_graph' results (0) and 'input_list' (1)}}
  %r = "tosa.while_loop"(%a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i1>)
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    "tosa.yield"() : () -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @a(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'}}
  %r = "tosa.while_loop"(%a) ({
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<2xi1>)
    "tosa.yield"(%y) : (tensor<2xi1>) -> ()
  }, {
  ^bb0(%x0: tensor<i32>):
    %y = "f.v"() : () -> (tensor<i32>)
    "tosa.yield"(%y) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @missing_value(%c: tensor<i1>, %a: tensor<i32>) {
  // expected-error@+1 {{expected '='}}
  tosa.cond_if %c (%x %a) : tensor<i1> (tensor<i32>) -> () {
  }
}

// -----

// expected-error@+2 {{expected ranked type}}
tosa.variable @v : tensor<*xf32>
