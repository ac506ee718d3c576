// Errors of types and attributes with formats.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/parameters.irdl.mlir --split-input-file --verify-diagnostics %s

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gfx::Dimension`}}
"a.a"() {x = #gfx.dim<x>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::gfx::Dimension to be one of: x, y, z}}
// expected-error@+1 {{failed to parse GPU_DimensionAttr parameter 'value'}}
"a.a"() {x = #gfx<dim foo>} : () -> ()

// -----

// The C++ namespace need not be the dialect's name.
// expected-error@+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, fast}}
// expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"a.a"() {x = #arith2.fastmath<nnan, foo>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.a"() {x = #arith2.fastmath<nnan|ninf>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `gfx`}}
"a.a"() {x = #gfx.foo} : () -> ()

// -----

// expected-error@+1 {{unknown  type `foo` in dialect `terms`}}
"a.a"() {x = !terms.foo} : () -> ()

// -----

// expected-error@+1 {{dialect 'terms' provides no attribute parsing hook}}
"a.a"() {x = #terms.foo} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"a.a"() {x = !low<"ptr">} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.a"() {x = !low.ptr<1} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"a.a"() {x = !low.ptr<>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace'}}
"a.a"() {x = !low.ptr<99999999999>} : () -> ()

// -----

// A type that C++ has with a sign.
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse NVVM_MMAShapeAttr parameter 'm' which is to be a `int`}}
"a.a"() {x = #nvvm.shape<m = 4294967295, n = 1, k = 1>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'function_dependent' which is to be a `bool`}}
"a.a"() {x = #dlti2.function_pointer_alignment<64, function_dependent = foo>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.a"() {x = #nvvm.shape<m = 1, n = 1>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"a.a"() {x = #nvvm.shape<m = 1, n = 1, 2>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: n}}
"a.a"() {x = #nvvm.shape<n = 1, n = 1, k = 2>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: memorySpace}}
"a.a"() {x = !nvgpu.mbarrier.group<num_barriers = 4>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse EmitC_OpaqueType parameter 'value' which is to be a `::llvm::StringRef`}}
"a.a"() {x = !emitfile.opaque<x>} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse EmitC_PointerType parameter 'pointee' which is to be a `Type`}}
"a.a"() {x = !emitfile.ptr<foo>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified: expected builtin.vector, but found 'i32'}}
// expected-error@+1 {{failed to parse NVGPU_WarpgroupAccumulator parameter 'fragmented' which is to be a `VectorType`}}
"a.a"() {x = !nvgpu.warpgroup.accumulator<fragmented = i32>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified: expected wasmfile.limit, but found '!terms.int'}}
// expected-error@+1 {{failed to parse WasmSSA_TableType parameter 'limit' which is to be a `::mlir::wasmfile::LimitType`}}
"a.a"() {x = !wasmfile<tabletype i32 !terms.int>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse SpecializedRoutineAttr parameter 'level' which is to be a `ParLevelAttr`}}
"a.a"() {x = #accel.specialized_routine<@a, #gfx<dim x>, "x">} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse SpecializedRoutineAttr parameter 'routine' which is to be a `SymbolRefAttr`}}
"a.a"() {x = #accel.specialized_routine<"y", <seq>, "x">} : () -> ()

// -----

// Both the element and the bracket are missed.
// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected ']'}}
// expected-error@+1 {{failed to parse XeGPU_LayoutAttr parameter 'sg_layout' which is to be a `DenseI32ArrayAttr`}}
"a.a"() {x = #xegpu.layout<sg_layout = [1, a]>} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse SortType parameter 'sortParams' which is to be a `::llvm::ArrayRef<mlir::Type>`}}
"a.a"() {x = !terms.sort<"a"[]>} : () -> ()

// -----

// expected-error@+1 {{expected 'to'}}
"a.a"() {x = !wasmfile<local ref of i32>} : () -> ()

// -----

// Constraints with a summary are checked when the type is built.
// expected-error@+1 {{failed to verify 'elementType': an integer}}
"a.a"() {x = !wasmfile<local ref to f32>} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'width': a positive number}}
"a.a"() {x = !terms.bv<-1>} : () -> ()

// -----

// expected-error@+3 {{invalid dimension}}
// expected-error@+2 {{Failed parsing dimension list.}}
// expected-error@+1 {{failed to parse shaped parameter 'shape' which is to be a `::llvm::ArrayRef<int64_t>`}}
"a.a"() {x = !emitfile.shaped<4x, f32>} : () -> ()
