// Errors in text of LLVM 13 and later.
// RUN: %opt --era=2021-current --split-input-file --verify-diagnostics %s

llvm.func @weights(%c: i1) {
  // expected-error @below {{expected elements of integers}}
  llvm.cond_br %c weights(dense<1.0> : vector<2xf32>), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @positions(%a: !llvm.struct<(i32)>) {
  // expected-error @below {{expected a type of integers}}
  %0 = llvm.extractvalue %a[0 : f32] : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @far(%p: !llvm.ptr<i32>) {
  // expected-error @below {{expected an index between -2147483647 and 2147483647; pass others as values}}
  %0 = llvm.getelementptr %p[4294967297] : (!llvm.ptr<i32>) -> !llvm.ptr<i32>
  llvm.return
}

// -----

func @f(%a: i32) {
  // expected-error @below {{expected a memref, or a pointer with a type}}
  acc.enter_data copyin(%a : i32)
  return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  // expected-error @below {{expected a memref, or a pointer with a type}}
  omp.atomic.read %a = %b : !llvm.ptr
  llvm.return
}

// -----

#V = #sparse_tensor.encoding<{dimLevelType = ["compressed"]}>
func @f(%a: tensor<8xf64, #V>, %b: memref<?xindex>, %c: f64) {
  // expected-error @below {{'sparse_tensor.lex_insert' has no successor: it changed its operand, which 'tensor.insert' does not since LLVM 16}}
  sparse_tensor.lex_insert %a, %b, %c : tensor<8xf64, #V>, memref<?xindex>, f64
  return
}

// -----

#V = #sparse_tensor.encoding<{dimLevelType = ["compressed"]}>
func @f(%a: memref<?xf64>) {
  // expected-error @below {{'sparse_tensor.tensor' has no successor: tensors of their memrefs were removed in LLVM 14}}
  %0 = sparse_tensor.tensor %a : memref<?xf64> to tensor<8xf64, #V>
  return
}

// -----

func @f(%a: vector<4xi32>, %b: i32, %c: i1) {
  // expected-error @below {{'rocdl.buffer.load' has no successor: the intrinsics of buffers with a vector index were removed in LLVM 18}}
  %0 = rocdl.buffer.load %a, %b, %b, %c, %c : vector<1xf32>
  return
}

// -----

func @f(%a: i32) {
  // expected-error @below {{'acc.init' has no successor: types of devices are attributes since LLVM 18}}
  acc.init device_type(%a : i32)
  return
}

// -----

// expected-error @below {{'std.constant' has no successor: there are no constants of type 'none' since LLVM 14}}
func @f() { %0 = constant unit
  return
}

// -----

transform.sequence {
^bb0(%a: !pdl.operation):
  // expected-error @below {{expected an operand, whose type is that of the results}}
  %0 = merge_handles
}

// -----

llvm.func @f(%l: i64, %p: !llvm.ptr<f32>, %v: f32) {
  omp.wsloop reduction(@absent -> %p : !llvm.ptr<f32>) for (%i) : i64 = (%l) to (%l) step (%l) {
    // expected-error @below {{'omp.reduction' is an operation of an older version that no rule rewrites}}
    omp.reduction %v, %p : !llvm.ptr<f32>
    omp.yield
  }
  llvm.return
}
