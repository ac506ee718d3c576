// RUN: %opt --irdl-file=%S/Inputs/checks.irdl.mlir --generate-runtime-verification --split-input-file --verify-diagnostics %s
//
// A check that cannot be made is an error.

func.func @types(%a: i32, %b: index) {
  // expected-error@+1 {{'c.less' op cannot be checked at run time: a value of type 'i32' is compared with one of type 'index'}}
  c.less %a, %b : i32, index
  return
}

// -----

func.func @floats(%a: f32, %b: f32) {
  // expected-error@+1 {{'c.less' op cannot be checked at run time: values of type 'f32' are neither of index type nor signless integers}}
  c.less %a, %b : f32, f32
  return
}

// -----

func.func @too_big(%a: i8, %b: i8) {
  // expected-error@+1 {{'c.less' op cannot be checked at run time: 300 : i16 cannot be converted to type 'i8'}}
  c.less %a, %b least 300 : i16 : i8, i8
  return
}

// -----

func.func @no_number(%a: i8, %b: i8) {
  // expected-error@+1 {{'c.less' op cannot be checked at run time: attribute 'least' is unit, which is not an integer}}
  c.less %a, %b least unit : i8, i8
  return
}

// -----

func.func @no_rank(%a: tensor<*xf32>, %i: index) {
  // expected-error@+1 {{'c.at' op cannot be checked at run time: 'of' is of type 'tensor<*xf32>', which has no dimensions to check}}
  c.at %a[%i] : tensor<*xf32>[index]
  return
}

// -----

func.func @scalable(%a: vector<[4]xf32>, %i: index) {
  // expected-error@+1 {{'c.at' op cannot be checked at run time: 'of' is of type 'vector<[4]xf32>', which has no dimensions to check}}
  c.at %a[%i] : vector<[4]xf32>[index]
  return
}

// -----

func.func @count(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{'c.at' op cannot be checked at run time: 'at' has 1 indices for 2 dimensions}}
  c.at %a[%i] : tensor<4x4xf32>[index]
  return
}

// -----

func.func @no_index(%a: tensor<4xf32>, %i: i32) {
  // expected-error@+1 {{'c.at' op cannot be checked at run time: expected an index, but found a value of type 'i32'}}
  c.at %a[%i] : tensor<4xf32>[i32]
  return
}

// -----

func.func @size_no_index(%a: tensor<?xf32>, %i: index) {
  // expected-error@+1 {{'c.at' op cannot be checked at run time: expected an index, but found a value of type 'i32'}}
  c.at %a[%i] : tensor<?xf32>[index]
  return
}

// -----

func.func @no_op(%a: index) {
  // expected-error@+1 {{'c.no_rank' op cannot be checked at run time: 'c.none' is not an operation with one result and 1 operands}}
  "c.no_rank"(%a) : (index) -> ()
  return
}

// -----

func.func @no_type(%a: index) {
  // expected-error@+1 {{'c.any_type' op cannot be checked at run time: the result type of 'c.unknown' cannot be inferred from its operands}}
  "c.any_type"(%a) : (index) -> ()
  return
}
