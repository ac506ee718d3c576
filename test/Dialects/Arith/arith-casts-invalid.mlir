// Types that casts cannot convert.
// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @extui(%a: i32) {
  // expected-error@below {{'arith.extui' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extui %a : i32 to i32
  return
}

// -----

func.func @extui(%a: i32) {
  // expected-error@below {{'arith.extui' op operand type 'i32' and result type 'i8' are cast incompatible}}
  %0 = arith.extui %a : i32 to i8
  return
}

// -----

func.func @extsi(%a: vector<2xi32>) {
  // expected-error@below {{'arith.extsi' op operand type 'vector<2xi32>' and result type 'vector<2xi16>' are cast incompatible}}
  %0 = arith.extsi %a : vector<2xi32> to vector<2xi16>
  return
}

// -----

func.func @extf(%a: f64) {
  // expected-error@below {{'arith.extf' op operand type 'f64' and result type 'f32' are cast incompatible}}
  %0 = arith.extf %a : f64 to f32
  return
}

// -----

func.func @extf(%a: f32) {
  // expected-error@below {{'arith.extf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.extf %a : f32 to f32
  return
}

// -----

func.func @trunci(%a: i8) {
  // expected-error@below {{'arith.trunci' op operand type 'i8' and result type 'i32' are cast incompatible}}
  %0 = arith.trunci %a : i8 to i32
  return
}

// -----

func.func @truncf(%a: f32) {
  // expected-error@below {{'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible}}
  %0 = arith.truncf %a : f32 to f64
  return
}

// -----

func.func @truncf(%a: f16) {
  // expected-error@below {{'arith.truncf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.truncf %a : f16 to bf16
  return
}

// -----

func.func @index_cast(%a: i32) {
  // expected-error@below {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @index_cast(%a: index) {
  // expected-error@below {{'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_cast %a : index to index
  return
}

// -----

func.func @index_castui(%a: memref<2xi32>) {
  // expected-error@below {{'arith.index_castui' op operand type 'memref<2xi32>' and result type 'memref<2xi64>' are cast incompatible}}
  %0 = arith.index_castui %a : memref<2xi32> to memref<2xi64>
  return
}

// -----

func.func @bitcast(%a: i32) {
  // expected-error@below {{'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible}}
  %0 = arith.bitcast %a : i32 to f64
  return
}

// -----

func.func @bitcast(%a: memref<2xi8>) {
  // expected-error@below {{'arith.bitcast' op operand type 'memref<2xi8>' and result type 'memref<2xi16>' are cast incompatible}}
  %0 = arith.bitcast %a : memref<2xi8> to memref<2xi16>
  return
}

// -----

func.func @extui(%a: tensor<2xi8, "a">) {
  // expected-error@below {{'arith.extui' op operand type 'tensor<2xi8, "a">' and result type 'tensor<2xi32, "b">' are cast incompatible}}
  %0 = arith.extui %a : tensor<2xi8, "a"> to tensor<2xi32, "b">
  return
}

// -----

func.func @index_cast(%a: tensor<2xindex, "a">) {
  // expected-error@below {{'arith.index_cast' op operand type 'tensor<2xindex, "a">' and result type 'tensor<2xi32>' are cast incompatible}}
  %0 = arith.index_cast %a : tensor<2xindex, "a"> to tensor<2xi32>
  return
}

// -----

func.func @bitcast(%a: tensor<2xi32>) {
  // expected-error@below {{'arith.bitcast' op operand type 'tensor<2xi32>' and result type 'tensor<2xf32, "a">' are cast incompatible}}
  %0 = arith.bitcast %a : tensor<2xi32> to tensor<2xf32, "a">
  return
}

// -----

func.func @sitofp(%a: tensor<2xi32>) {
  // expected-error@below {{'arith.sitofp' op operand type 'tensor<2xi32>' and result type 'tensor<2xf32, "a">' are cast incompatible}}
  %0 = arith.sitofp %a : tensor<2xi32> to tensor<2xf32, "a">
  return
}

// -----

func.func @fptosi(%a: tensor<2xf32, "c">) {
  // expected-error@below {{'arith.fptosi' op operand type 'tensor<2xf32, "c">' and result type 'tensor<2xi32, "a">' are cast incompatible}}
  %0 = arith.fptosi %a : tensor<2xf32, "c"> to tensor<2xi32, "a">
  return
}

// -----

func.func @scaling_extf(%a: f32, %s: f8E8M0FNU) {
  // expected-error@below {{'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16
  return
}

// -----

func.func @scaling_truncf(%a: f16, %s: f8E8M0FNU) {
  // expected-error@below {{'arith.scaling_truncf' op operand types 'f16', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f32
  return
}
