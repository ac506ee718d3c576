// Errors in older text.
// RUN: %opt --era=2019-2020 --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @below {{opaque elements have no successor: write the elements, or use 'dense_resource'}}
"t.op"() {a = opaque<"ns", "0x00"> : tensor<1xi8>} : () -> ()

// -----

// expected-error @below {{expected '(' and the sizes of the results}}
#map = (d0) -> (d0) size 16

// -----

// expected-error @below {{elements literal must be a shaped type}}
"t.op"() {a = dense<!t.type, 1>} : () -> ()

// -----

// expected-error @below {{expected '>'}}
"t.op"() {a = sparse<[], [], 1> : tensor<1xi32>} : () -> ()

// -----

// expected-error @below {{expected 'strides' after the offset}}
func @f(memref<4xf32, offset: 1, stride: [1]>)

// -----

// expected-error @below {{expected ':' after 'strides'}}
func @f(memref<4xf32, offset: 1, strides [1]>)

// -----

// expected-error @below {{expected '[' of strides}}
func @f(memref<4xf32, offset: 1, strides: 1>)

// -----

// expected-error @below {{expected a 64-bit signed integer or '?'}}
func @f(memref<4xf32, offset: x, strides: [1]>)

// -----

// expected-error @below {{the number of dimensions of a layout map differs from the number of results of the one before}}
func @f(memref<4x4xf32, (d0, d1) -> (d0, d1), (d0) -> (d0)>)

// -----

// expected-error @below {{expected the number of a memory space}}
func @f(memref<4xf32, memspacex>)

// -----

// expected-error @below {{expected memory space to be last in memref type}}
func @f(memref<4xf32, 1, (d0) -> (d0)>)

// -----

// expected-error @below {{dialect 'fxpmath' is one of an older version whose types and attributes have no known successor}}
func @f(!fxpmath.number)

// -----

// expected-error @below {{type '!arm_sve.mask' of an older version has no known successor}}
func @f(!arm_sve.mask<i1>)

// -----

func @f(%x: f32) {
  // expected-error @below {{the type of a value that is not defined yet is not known}}
  spv.Store "Function" %v, %x : f32
  %v = spv.Variable : !spv.ptr<f32, Function>
  return
}

// -----

// expected-error @below {{dialect 'spv' is one of an older version whose types and attributes have no known successor}}
"t.op"() {a = #spv.a} : () -> ()

// -----

// expected-error @below {{'std.alloc_static' has no successor: it was documented in 2019 and never implemented}}
%0 = alloc_static(0x10) : memref<4xf32>

// -----

// expected-error @below {{'std.missing' is an operation of an older version that no rule rewrites}}
"std.missing"() : () -> ()

// -----

func @f(%x: i32) {
  // expected-error @below {{expected ':' and the types of the operands of the successor}}
  "std.br"()[^bb1(%x)] : () -> ()
^bb1(%y: i32):
  return
}

// -----

func @f(%x: i32) {
  // expected-error @below {{expected 2 types of operands of the successor but had 1}}
  "std.br"()[^bb1(%x, %x : i32)] : () -> ()
^bb1(%y: i32):
  return
}

// -----

// expected-error @below {{'func.func' op has a type of an older version of dialect 'linalg' that has no known successor here}}
func @escapes(%r: !linalg.range) {
  return
}

// -----

func @escapes(%a: index) {
  // expected-error @below {{'linalg.range' is an operation of an older version that no rule rewrites}}
  %r = linalg.range %a:%a:%a : !linalg.range
  "t.use"(%r) : (!linalg.range) -> ()
  return
}

// -----

func @f(%a: f32) {
  // expected-error @below {{custom op 'linalg.fill' number of operands}}
  linalg.fill(%a, %a, %b) : f32
  return
}

// -----

// expected-error @below {{'linalg.matmul' is an operation of an older version that no rule rewrites}}
"linalg.matmul"() : () -> ()

// -----

func @part(%s: !spv.struct<f32, i32>) {
  // expected-error @below {{the type of the part of '!spirv.struct<(f32, i32)>' is not known}}
  %0 = spv.CompositeExtract %s[2 : i32] : !spv.struct<f32, i32>
  spv.Return
}

// -----

func @pointee(%p: i32) {
  // expected-error @below {{the pointee of 'i32' is unknown}}
  %0 = spv.AtomicIIncrement "Workgroup" "None" %p : i32
  spv.Return
}

// -----

func @pointer(%p: !llvm<"i32*">) {
  // expected-error @below {{expected a pointer with a type}}
  %0 = llvm.load %p : i32
  llvm.return
}

// -----

// expected-error @below {{'fxpmath.clampis' has no successor: the dialect of fixed-point arithmetic was removed with the quantization passes}}
"fxpmath.clampis"() : () -> ()

// -----

func @tuples(%a: vector<4xf32>) {
  %0 = vector.tuple %a, %a : vector<4xf32>, vector<4xf32>
  // expected-error @below {{expected a tuple with a part of this number}}
  %1 = vector.tuple_get %0, 2 : tuple<vector<4xf32>, vector<4xf32>>
  return
}

// -----

// A tuple that is passed on cannot be replaced by its parts.
func @passed_on(%t: tuple<vector<4xf32>, vector<4xf32>>) -> vector<4xf32> {
  // expected-error @below {{'vector.tuple_get' is an operation of an older version that no rule rewrites}}
  %0 = vector.tuple_get %t, 0 : tuple<vector<4xf32>, vector<4xf32>>
  return %0 : vector<4xf32>
}
