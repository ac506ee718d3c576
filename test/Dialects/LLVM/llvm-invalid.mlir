// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// The constraints of the operations; the messages are those of mlir-opt.

%p, %i = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
%0 = "llvm.getelementptr"(%p, %i) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i32) -> !llvm.ptr

// -----

%p, %i = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
%0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, i32

// -----

%p, %i = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
%0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32)>

// -----

%p, %i = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
%0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>

// -----

%p, %i = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{custom op 'llvm.getelementptr' expected SSA operand}}
%0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i32

// -----

%p, %i = "t.p"() : () -> (!llvm.ptr, i32)
%0 = llvm.call %p(%i) : !llvm.ptr, (i32) -> i32
// expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
%1 = "llvm.call"(%i) <{op_bundle_sizes=array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32

// -----

// expected-error@+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
"llvm.call"() <{op_bundle_sizes=array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()

// -----

llvm.func @f()
// expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
%1 = llvm.call @f() : () -> i32

// -----

llvm.func @f(i32, ...)
%i = "t.p"() : () -> (i32)
// expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
llvm.call @f(%i) vararg(!llvm.func<i32 (i32)>) : (i32) -> ()

// -----

llvm.func @f(i32, ...)
%i = "t.p"() : () -> (i32)
// expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
llvm.call @f() vararg(!llvm.func<void (i32, ...)>) : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global external @g() : i32 { %0 = llvm.mlir.zero : i64 llvm.return %0 : i64 }

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g(1 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global external @g(1 : i32) : i32 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global external @g() comdat(@a::@b) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
func.func @f() { llvm.mlir.global external @g() : i32 
return }

// -----

// expected-error@+1 {{invalid block name in region with named arguments}}
llvm.func @f(%a: i32) { ^bb0(%b: i64): llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{sym_name="f",function_type=!llvm.func<void (i32)>}> ({^bb0(%b: i64): llvm.return }) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
"llvm.func"() <{sym_name="f",function_type=!llvm.func<void (i32)>}> ({^bb0: llvm.return }) : () -> ()

// -----

// expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
llvm.func @f() { llvm.br ^bb1 ^bb1: llvm.landingpad : !llvm.struct<(ptr, i32)> }

// -----

// expected-error@+1 {{'llvm.resume' op must be the last operation in the parent block}}
llvm.func @f() { llvm.resume %0 : !llvm.struct<(ptr, i32)> 
 %0 = llvm.mlir.zero : !llvm.struct<(ptr, i32)> 
}

// -----

// expected-error@+1 {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
llvm.call_intrinsic "llvm.donothing"() : () -> (i32, i32)

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
llvm.switch %0 : i32, ^bb1 [ 1: ^bb2 ]

// -----

// expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
%0 = llvm.mlir.zero : !llvm.target<"x">

// -----

%0 = llvm.mlir.zero : i32
// expected-error@+1 {{'llvm.intr.smax' op requires the same type for all operands and results}}
%1 = llvm.intr.smax(%0, %0) : (i32, i32) -> i64

// -----

%0 = llvm.mlir.zero : vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.add' op requires the same element type for all operands and results}}
%1 = "llvm.intr.vector.reduce.add"(%0): (vector<4xi32>) -> i64

// -----

%0 = llvm.mlir.zero : i32
// expected-error@+1 {{'llvm.intr.expect.with.probability' op failed to verify that all of {val, expected, res} have same type}}
%1 = "llvm.intr.expect.with.probability"(%0, %0) <{prob = 1.0 : f64}>: (i32,i32) -> i64

// -----

// expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
%0 = llvm.mlir.constant(1.0 : f32) : f64

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
%0 = llvm.mlir.constant(1 : i32) : vector<4xi32>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
%0 = llvm.mlir.constant([1,2]) : !llvm.array<2 x i64>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 2 vs. 3}}
%0 = llvm.mlir.constant([1,2]) : !llvm.array<3 x i64>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
%0 = llvm.mlir.constant([1,2]) : i32

// -----

// expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
%0 = llvm.mlir.constant([1.0 : f32, 2 : i64]) : !llvm.struct<(f32, f32)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
%0 = llvm.mlir.constant([1.0 : f32, 2 : i64]) : !llvm.struct<(f32, ptr)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
%0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(f32, ptr)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 6 vs. 4}}
%0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<3 x i32>>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
%0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : vector<4xf32>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
%0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : i32

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
%0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
%0 = llvm.mlir.constant(@x) : !llvm.array<4 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
%0 = llvm.mlir.constant(1 : i32) : !llvm.target<"x">

// -----

// expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
%0 = llvm.mlir.constant(dense<[1,2]> : tensor<2xi32>) : vector<[2]xi32>

// -----

%a, %b, %f, %i1, %v, %p = "t.a"() : () -> (i32, i64, f32, i1, vector<4xf32>, !llvm.ptr)
// expected-error@+1 {{'llvm.icmp' op requires all operands to have the same type}}
%0 = "llvm.icmp"(%a, %b) <{predicate = 1 : i64}> : (i32, i64) -> i1

// -----

%a, %b, %f, %i1, %v, %p = "t.a"() : () -> (i32, i64, f32, i1, vector<4xf32>, !llvm.ptr)
// expected-error@+1 {{'llvm.icmp' op failed to verify that result type has i1 element type and same shape as operands}}
%0 = "llvm.icmp"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> vector<4xi1>

// -----

%a, %b, %f, %i1, %v, %p = "t.a"() : () -> (i32, i64, f32, i1, vector<4xf32>, !llvm.ptr)
// expected-error@+1 {{'llvm.select' op failed to verify that all of {trueValue, falseValue, res} have same type}}
%0 = "llvm.select"(%i1, %a, %b) : (i1, i32, i64) -> i32

// -----

%a, %b, %f, %i1, %v, %p = "t.a"() : () -> (i32, i64, f32, i1, vector<4xf32>, !llvm.ptr)
// expected-error@+1 {{'llvm.extractelement' op failed to verify that result type matches vector element type}}
%0 = "llvm.extractelement"(%v, %a) : (vector<4xf32>, i32) -> i32

// -----

%a, %b, %f, %i1, %v, %p = "t.a"() : () -> (i32, i64, f32, i1, vector<4xf32>, !llvm.ptr)
// expected-error@+1 {{'llvm.insertelement' op failed to verify that all of {res, vector} have same type}}
%0 = "llvm.insertelement"(%v, %f, %a) : (vector<4xf32>, f32, i32) -> vector<5xf32>

// -----

%a, %b, %f, %i1, %v, %p = "t.a"() : () -> (i32, i64, f32, i1, vector<4xf32>, !llvm.ptr)
// expected-error@+1 {{'llvm.insertelement' op failed to verify that argument type matches vector element type}}
%0 = "llvm.insertelement"(%v, %a, %a) : (vector<4xf32>, i32, i32) -> vector<4xf32>

// -----

%s = "t.a"() : () -> (!llvm.struct<(i32)>)
// expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32)>' should produce 'i32' but this op returns 'f32'}}
%0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> f32

// -----

%s = "t.a"() : () -> (!llvm.struct<(i32)>)
// expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 1}}
%0 = "llvm.extractvalue"(%s) <{position = array<i64: 1>}> : (!llvm.struct<(i32)>) -> f32

// -----

%s = "t.a"() : () -> (!llvm.struct<(i32)>)
// expected-error@+1 {{'llvm.extractvalue' op expected LLVM IR structure/array type, got: 'i32'}}
%0 = "llvm.extractvalue"(%s) <{position = array<i64: 0, 0>}> : (!llvm.struct<(i32)>) -> f32

// -----

%s, %a = "t.a"() : () -> (!llvm.array<2 x i32>, i32)
// expected-error@+1 {{custom op 'llvm.extractvalue' 'container' must be LLVM aggregate type, but got 'i32'}}
%0 = llvm.extractvalue %a[2] : i32

// -----

%s, %a = "t.a"() : () -> (!llvm.array<2 x i32>, f32)
// expected-error@+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'f32' into '!llvm.array<2 x i32>'}}
%0 = "llvm.insertvalue"(%s, %a) <{position=array<i64: 0>}> : (!llvm.array<2 x i32>, f32) -> !llvm.array<2 x i32>

// -----

%s, %a = "t.a"() : () -> (!llvm.array<2 x i32>, i32)
// expected-error@+1 {{'llvm.insertvalue' op failed to verify that all of {container, res} have same type}}
%0 = "llvm.insertvalue"(%s, %a) <{position=array<i64: 0>}> : (!llvm.array<2 x i32>, i32) -> !llvm.array<3 x i32>

// -----

%a = "t.a"() : () -> i32
// expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
%0 = llvm.zext %a : i32 to i16

// -----

%a = "t.a"() : () -> i32
// expected-error@+1 {{input type is an integer but output type is a vector}}
%0 = llvm.sext %a : i32 to vector<4xi16>

// -----

%a = "t.a"() : () -> i32
// expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
%0 = llvm.bitcast %a : i32 to !llvm.ptr

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
%0 = llvm.mlir.constant(1.0 : f32) : i8

// -----

// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.mlir.addressof @x : !llvm.ptr

// -----

// expected-error@+2 {{'llvm.return' op expected 1 operand}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 { llvm.return }

// -----

// expected-error@+2 {{'llvm.return' op expected no operands}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }

// -----

// expected-error@+2 {{'llvm.return' op mismatching result types}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i64 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(i32, tensor<4xi32>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f(tensor<4xi32>) -> (i32, i32)

// -----

llvm.func @f() -> i32
// expected-error@+1 {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
llvm.call @f() : () -> i64

// -----

llvm.func @f() -> i32
// expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
llvm.call @f() : () -> ()

// -----

llvm.func @f(i32) -> i32
// expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
llvm.call @f() : () -> (i32)

// -----

%a = "t.a"() : () -> i64
llvm.func @f(i32) -> i32
// expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
llvm.call @f(%a) : (i64) -> (i32)

// -----

// expected-error@+1 {{'llvm.call' op 'f' does not reference a symbol in the current scope}}
llvm.call @f() : () -> ()

// -----

func.func @f() { return }
// expected-error@+1 {{'llvm.call' op 'f' does not reference a valid LLVM function or IFunc}}
llvm.call @f() : () -> ()

// -----

llvm.func @f(...)
// expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
llvm.call @f() : () -> ()

// -----

%x = "t.p"() : () -> i32
// expected-error@+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
llvm.call @f(%x) vararg(i32) : (i32) -> ()

// -----

%x = "t.p"() : () -> i32
// expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
llvm.call @f(%x) : (%y: i32) -> ()

// -----

// expected-error@+1 {{custom op 'llvm.call' expected a non-void result type}}
llvm.call @f() : () -> !llvm.void

// -----

%x = "t.p"() : () -> i32
// expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
%0 = llvm.icmp "foo" %x, %x : i32

// -----

%p = "t.p"() : () -> !llvm.ptr
// expected-error@+1 {{custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo}}
%0 = llvm.getelementptr inbounds|foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i32

// -----

%p = "t.p"() : () -> !llvm.ptr
// expected-error@+1 {{custom op 'llvm.landingpad' expected 'filter' for an array, 'catch' for other types}}
%0 = llvm.landingpad (filter %p : !llvm.ptr) : !llvm.ptr

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global external @g(1 : i32)

// -----

%x = "t.p"() : () -> i32
// expected-error@+1 {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
llvm.call @f(%x) ["a"(%x : i32, i32)] : (i32) -> ()

// -----

// expected-error@+1 {{expected ')'}}
"t.p"() : () -> !llvm.func<void (..., i32)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
%0 = llvm.mlir.constant([1.0 : f64]) : !llvm.struct<(f64, f64)>

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global private @g(42 : i64) {alignment = 63} : i64

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global external @g() : i32 { llvm.return }

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%x) [^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{expects case value type to match condition value type}}
  "llvm.switch"(%x) [^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f() attributes {personality = @f} {
// expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @f() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f() attributes {personality = @f} {
// expected-error@+1 {{must have at least one operation in unwind destination}}
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
}

// -----

// expected-error@+1 {{only comdat selector symbols can appear in a comdat region}}
llvm.comdat @c {
  llvm.func @f()
}

// -----

// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
llvm.call_intrinsic "donothing"() : () -> ()

// -----

%p = "t.p"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.load' op unsupported type 'f80' for atomic access}}
%0 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> f80

// -----

%p = "t.p"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.load' op unsupported ordering 'release'}}
%0 = llvm.load %p atomic release {alignment = 16 : i64} : !llvm.ptr -> i32

// -----

%p, %x = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{'llvm.store' op expected syncscope to be null for non-atomic access}}
"llvm.store"(%x, %p) <{syncscope = "a"}> : (i32, !llvm.ptr) -> ()

// -----

%p, %x = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{'llvm.store' op expected alignment for atomic access}}
llvm.store %x, %p atomic monotonic : i32, !llvm.ptr

// -----

%p, %x = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
%0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, i32

// -----

%p, %x = "t.p"() : () -> (!llvm.ptr, f32)
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
%0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, f32

// -----

%p, %x = "t.p"() : () -> (!llvm.ptr, i1)
// expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
%0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, i1

// -----

%p, %x = "t.p"() : () -> (!llvm.ptr, i32)
// expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
%0 = llvm.cmpxchg %p, %x, %x acquire release : !llvm.ptr, i32

// -----

// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.fence unordered

// -----

// expected-error@+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// -----

llvm.func @dtor()
// expected-error@+1 {{'llvm.mlir.global_dtors' op 'dtor' does not have a definition}}
llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32], data = [#llvm.zero]

// -----

%x = "t.p"() : () -> f32
// expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f32'}}
%0 = "llvm.intr.sincos"(%x) : (f32) -> f32

// -----

llvm.func @indirect_without_type(%f: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %f() : () -> ()
}

// -----

llvm.func @indirect_without_function(%f: !llvm.ptr) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %f() : !llvm.ptr, i32
}

// -----

llvm.func @f()
llvm.func @direct_without_function() {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @f() : i32
}

// -----

func.func @more_types(%at: i64, %base: !llvm.ptr) {
  // expected-error@below {{custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 0 types}}
  llvm.getelementptr %base[%at] : () -> !llvm.ptr, i64
  return
}

// -----

func.func @no_result(%at: i64, %base: !llvm.ptr) {
  // expected-error@below {{'llvm.getelementptr' op requires one result}}
  llvm.getelementptr %base[%at] : (!llvm.ptr, i64) -> (), i64
  return
}

// -----

llvm.func @finish() {
  llvm.return
}
// expected-error@below {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_dtors dtors = [@finish], priorities = [0 : i32], data = [0 : i32]
