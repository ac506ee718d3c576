// Verifiers and parsers of loops over iteration spaces.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @coords3(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  sparse_tensor.iterate %it in %l1 at(%x, %y, %z) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> { }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @nottype(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expected sparse_tensor.iter_space type for iteration space operands}}
  sparse_tensor.iterate %it in %l1 : f32 { }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @generic_iterty(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  "sparse_tensor.iterate"(%l1) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%x: !sparse_tensor.iterator<#CSR, lvls = 0>): "sparse_tensor.yield"() : () -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @generic_argn(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.iterate' op different number of inits and region iter_args: 1 != 0}}
  %0 = "sparse_tensor.iterate"(%l1, %i) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%x: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>): "sparse_tensor.yield"(%i) : (f32) -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, f32) -> f32
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @generic_argty(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.iterate' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'index'}}
  %0 = "sparse_tensor.iterate"(%l1, %i) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%c: index, %x: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>): "sparse_tensor.yield"(%i) : (f32) -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, f32) -> f32
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @generic_res(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'index'}}
  %0 = "sparse_tensor.iterate"(%l1, %i) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%c: f32, %x: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>): "sparse_tensor.yield"(%c) : (f32) -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, f32) -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @yieldtype(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  %0 = sparse_tensor.iterate %it in %l1 iter_args(%x = %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> f32 { sparse_tensor.yield %j : index }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @generic_resn(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.iterate"(%l1, %i) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%c: f32, %x: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>): "sparse_tensor.yield"(%c) : (f32) -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, f32) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @generic_crdty(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.iterate' op expected coordinates of type index}}
  "sparse_tensor.iterate"(%l1) <{crdUsedLvls = 1 : i64}> ({ ^bb0(%c: f32, %x: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>): "sparse_tensor.yield"() : () -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_dup(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.coiterate' op contains duplicated cases.}}
  sparse_tensor.coiterate (%l1, %l1) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) case %a, _ { } case %a, _ { }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_many(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' parsed more value than expected.}}
  sparse_tensor.coiterate (%l1, %l1) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) case %a, %b, %c { }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_types(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration space operands and iteration space types}}
  sparse_tensor.coiterate (%l1, %l1) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) case %a, %b { }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_type(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' expected sparse_tensor.iter_space type for iteration space operands}}
  sparse_tensor.coiterate (%l1, %l1) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, f32) case %a, %b { }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_ret(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration arguments and return values}}
  %0 = sparse_tensor.coiterate (%l1, %l1) iter_args(%x = %i) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> (f32, f32) case %a, %b { }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_yield(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.coiterate' op types mismatch between 0th yield value and defined value on 0th region}}
  %0 = sparse_tensor.coiterate (%l1, %l1) iter_args(%x = %i) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> f32 case %a, %b { sparse_tensor.yield %j : index}
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_gargs(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.coiterate' op types mismatch between the arguments and the operands of region 0}}
  "sparse_tensor.coiterate"(%l1, %l1) <{cases = [3], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({ ^bb0(%a: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>): "sparse_tensor.yield"() : () -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_gcases(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.coiterate' op expected a region for each of its cases}}
  "sparse_tensor.coiterate"(%l1, %l1) <{cases = [1, 1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({ ^bb0(%a: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>): "sparse_tensor.yield"() : () -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @co_gcasesbig(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.coiterate' op has a case with more iterators than spaces}}
  "sparse_tensor.coiterate"(%l1, %l1) <{cases = [8], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({ ^bb0(%a: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>): "sparse_tensor.yield"() : () -> () }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @ev_iter(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l2 = sparse_tensor.extract_iteration_space %sp lvls = 0 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  // expected-error @+1 {{'sparse_tensor.extract_value' op must use last-level iterator to extract values.}}
  sparse_tensor.iterate %it in %l2 : !sparse_tensor.iter_space<#CSR, lvls = 0> { %v = sparse_tensor.extract_value %sp at %it : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @ev_enc(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.extract_value' op mismatch in tensor encoding and iterator encoding.}}
  sparse_tensor.iterate %it in %l1 : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> { %v = sparse_tensor.extract_value %o at %it : tensor<4x8xf32, #S>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2> }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @es_mis(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  // expected-error @+2 {{'sparse_tensor.extract_iteration_space' op inferred type(s)}}
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op failed to infer returned types}}
  %x = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @es_nopar(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %x = sparse_tensor.extract_iteration_space %sp lvls = 1 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @es_parskip(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be used to extract an iteration space from a consecutive level.}}
  sparse_tensor.iterate %it in %l1 : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> { %x = sparse_tensor.extract_iteration_space %sp at %it lvls = 1 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2> -> !sparse_tensor.iter_space<#CSR, lvls = 1> }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @es_parenc(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  %l3 = sparse_tensor.extract_iteration_space %o lvls = 0 : tensor<4x8xf32, #S> -> !sparse_tensor.iter_space<#S, lvls = 0>
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op mismatch in parent iterator encoding and iteration space encoding.}}
  sparse_tensor.iterate %it in %l3 : !sparse_tensor.iter_space<#S, lvls = 0> { %x = sparse_tensor.extract_iteration_space %sp at %it lvls = 1 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#S, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1> }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S=#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @es_range(%sp : tensor<4x8xf32, #CSR>, %o: tensor<4x8xf32, #S>, %i: f32, %j: index) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op level range is out of bounds}}
  %x = sparse_tensor.extract_iteration_space %sp lvls = 0 to 3 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 3>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @co_yield_count(%a: tensor<8xf64, #SV>, %x: f32) {
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  // expected-error @+1 {{'sparse_tensor.coiterate' op mismatch in number of yielded values and defined values}}
  %0 = sparse_tensor.coiterate (%s) iter_args(%y = %x) : (!sparse_tensor.iter_space<#SV, lvls = 0>) -> f32
  case %p {
  }
  return
}
