// The operations, types and attributes of LLVM IR.
//
// Types are written without `!llvm.` inside other types of the dialect. Debug
// information and the metadata of aliases are kept as they are written.
irdl.dialect @llvm attributes {
  strata.version = 1 : i32,
  strata.namespace = "LLVM",
  strata.unknown_operations,
  strata.constants = ["llvm.mlir.undef", "llvm.mlir.poison", "llvm.mlir.constant", "llvm.mlir.zero"],
  strata.missing = ["attributes"],
  strata.named_predicates = [
    ["signless", "signless_integer", "signless integer"],
    ["llvm_float", "f16 || bf16 || f32 || f64 || f80 || f128 || isa<LLVMPPCFP128Type>($_self)", "floating point LLVM type"],
    ["llvm_vector", "vector && rank(1) && vector_of(signless_integer || f16 || bf16 || f32 || f64 || f80 || f128 || isa<LLVMPointerType, LLVMPPCFP128Type>($_self))", "LLVM dialect-compatible vector type"],
    ["int_vector", "llvm_vector && vector_of(signless_integer)", "LLVM dialect-compatible vector of signless integer"],
    ["bit_vector", "llvm_vector && vector_of(bool_like)", "LLVM dialect-compatible vector of 1-bit signless integer"],
    ["float_vector", "llvm_vector && vector_of(any_float)", "LLVM dialect-compatible vector of floating-point"],
    ["ptr_vector", "llvm_vector && vector_of(isa<LLVMPointerType>($_self))", "LLVM dialect-compatible vector of LLVM pointer type"],
    ["int_like", "signless_integer || int_vector", "signless integer or LLVM dialect-compatible vector of signless integer"],
    ["bit_like", "bool_like || bit_vector", "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer"],
    ["float_like", "llvm_float || llvm_vector && vector_of(f16 || bf16 || f32 || f64 || f80 || f128 || isa<LLVMPPCFP128Type>($_self))", "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"],
    ["ptr_like", "isa<LLVMPointerType>($_self) || ptr_vector", "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"],
    ["aggregate", "isa<LLVMStructType, LLVMArrayType>($_self)", "LLVM aggregate type"],
    ["llvm_type", "signless_integer || llvm_float || llvm_vector || isa<LLVMPointerType, LLVMStructType, LLVMArrayType, LLVMFunctionType, LLVMVoidType, LLVMTokenType, LLVMLabelType, LLVMMetadataType, LLVMX86AMXType, LLVMTargetExtType>($_self)", "LLVM dialect-compatible type"],
    ["primitive", "llvm_type && !isa<LLVMVoidType, LLVMFunctionType>($_self)", "primitive LLVM type"],
    ["non_aggregate", "llvm_type && !isa<LLVMVoidType, LLVMFunctionType, LLVMStructType, LLVMArrayType>($_self)", "LLVM-compatible non-aggregate type"],
    ["sized", "llvm_type && !isa<LLVMVoidType, LLVMFunctionType, LLVMTokenType, LLVMLabelType, LLVMMetadataType>($_self)", "LLVM type with size"],
    ["comparable", "int_like || ptr_like", "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"],
    ["int_or_ptr", "signless_integer || isa<LLVMPointerType>($_self)", "signless integer or LLVM pointer type"],
    ["any_int_like", "integer || llvm_vector && vector_of(integer)", "integer or LLVM dialect-compatible vector of integer"],
    ["atomic_type", "llvm_float || isa<LLVMPointerType>($_self) || signless_integer || llvm_vector && fixed_vector", "floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type"]
  ],
  strata.functions = [
    ["sameShapeBits", "type", "return isa<VectorType>(type) ? VectorType::get(type.getShape(), $_builder.getI1Type(), type.getScalableDims()) : $_builder.getI1Type();"],
    ["elementAt", "type, position",
      "auto at = type;",
      "for (auto p : position) at = isa<LLVMArrayType>(at) ? at.getElementType() : at.getBody().getTypes()[p];",
      "return at;"],
    ["verifyPosition", "type, position",
      "auto at = type;",
      "for (auto p : position) {",
      "  if (!isa<LLVMArrayType, LLVMStructType>(at)) return emitOpError(\"expected LLVM IR structure/array type, got: \") << at;",
      "  int64_t size = isa<LLVMArrayType>(at) ? at.getNumElements() : at.getBody().getTypes().size();",
      "  if (p < 0 || p >= size) return emitOpError(\"position out of bounds: \") << p;",
      "  at = isa<LLVMArrayType>(at) ? at.getElementType() : at.getBody().getTypes()[p];",
      "}",
      "return success();"],
    ["isAtomic", "type",
      "if (isa<LLVMPointerType>(type)) return true;",
      "if (!type.isIntOrFloat()) return false;",
      "int64_t width = type.getIntOrFloatBitWidth();",
      "return width >= 8 && llvm::isPowerOf2_64(width);"],
    ["verifyAtomic", "type, other, name",
      "if ($ordering == AtomicOrdering::not_atomic) return $syncscope ? emitOpError(\"expected syncscope to be null for non-atomic access\") : success();",
      "if (!isAtomic(type)) return emitOpError(\"unsupported type \") << type << \" for atomic access\";",
      "if ($ordering == other) return emitOpError(\"unsupported ordering '\") << name << \"'\";",
      "if ($ordering == AtomicOrdering::acq_rel) return emitOpError(\"unsupported ordering 'acq_rel'\");",
      "return $alignment ? success() : emitOpError(\"expected alignment for atomic access\");"],
    ["verifyExtension", "from, to",
      "if (isa<VectorType>(from) != isa<VectorType>(to)) {",
      "  if (isa<VectorType>(from)) return emitError(\"input type is a vector but output type is an integer\");",
      "  return emitError(\"input type is an integer but output type is a vector\");",
      "}",
      "if (isa<VectorType>(from) && from.getShape() != to.getShape()) return emitError(\"input and output vectors are of incompatible shape\");",
      "if (getElementTypeOrSelf(to).getWidth() <= getElementTypeOrSelf(from).getWidth())",
      "  return emitError(\"integer width of the output type is smaller or equal to the integer width of the input type\");",
      "return success();"]
  ],
  strata.summary = "LLVM IR",
  strata.description = "The types and instructions of LLVM IR, its intrinsics, functions and global variables. Programs in this dialect are translated to LLVM IR."
} {
  irdl.attribute @fastmath attributes {
    strata.class = "FastmathFlagsAttr",
    strata.record = "LLVM_FastmathFlagsAttr",
    strata.summary = "LLVM fastmath flags",
    strata.examples = ["#llvm.fastmath<nnan, ninf>"],
    strata.enum = {bits, groups, separator = ", ", class = "LLVM::FastmathFlags", cases = ["none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"], values = [0, 1, 2, 4, 8, 16, 32, 64, 127]}
  }
  irdl.attribute @overflow attributes {
    strata.class = "IntegerOverflowFlagsAttr",
    strata.record = "LLVM_IntegerOverflowFlagsAttr",
    strata.summary = "integer overflow flags",
    strata.examples = ["#llvm.overflow<nsw, nuw>"],
    strata.enum = {bits, separator = ", ", class = "LLVM::IntegerOverflowFlags", summary = "LLVM integer overflow flags", cases = ["none", "nsw", "nuw"], values = [0, 1, 2]}
  }
  irdl.attribute @IntegerOverflowFlags attributes {
    strata.summary = "integer overflow flags of an operation",
    strata.enum = {plain, bits, separator = ", ", mnemonic = "overflow", summary = "LLVM integer overflow flags", cases = ["none", "nsw", "nuw"], values = [0, 1, 2]}
  }
  irdl.attribute @GEPNoWrapFlags attributes {
    strata.summary = "guarantees of an address computation",
    strata.enum = {plain, bits, groups, separator = "|", summary = "::mlir::LLVM::GEPNoWrapFlags", cases = ["none", "inbounds_flag", "nusw", "nuw", "inbounds"], values = [0, 1, 2, 4, 3]}
  }
  irdl.attribute @cconv attributes {
    strata.class = "CConvAttr",
    strata.summary = "calling convention",
    strata.examples = ["#llvm.cconv<fastcc>"],
    strata.enum = {type = i64, class = "CConv", summary = "Calling Conventions",
      cases = ["ccc", "fastcc", "coldcc", "cc_10", "cc_11", "anyregcc", "preserve_mostcc", "preserve_allcc", "swiftcc", "cxx_fast_tlscc", "tailcc", "cfguard_checkcc", "swifttailcc", "x86_stdcallcc", "x86_fastcallcc", "arm_apcscc", "arm_aapcscc", "arm_aapcs_vfpcc", "msp430_intrcc", "x86_thiscallcc", "ptx_kernelcc", "ptx_devicecc", "spir_funccc", "spir_kernelcc", "intel_ocl_bicc", "x86_64_sysvcc", "win64cc", "x86_vectorcallcc", "hhvmcc", "hhvm_ccc", "x86_intrcc", "avr_intrcc", "avr_builtincc", "amdgpu_vscc", "amdgpu_gscc", "amdgpu_cscc", "amdgpu_kernelcc", "x86_regcallcc", "amdgpu_hscc", "msp430_builtincc", "amdgpu_lscc", "amdgpu_escc", "aarch64_vectorcallcc", "aarch64_sve_vectorcallcc", "wasm_emscripten_invokecc", "amdgpu_gfxcc", "m68k_intrcc"],
      values = [0, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 64, 65, 66, 67, 68, 69, 70, 71, 72, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 87, 88, 89, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101]}
  }
  irdl.attribute @linkage attributes {
    strata.class = "LinkageAttr",
    strata.summary = "linkage of a global",
    strata.examples = ["#llvm.linkage<internal>"],
    strata.enum = {type = i64, class = "linkage::Linkage", summary = "LLVM linkage types", cases = ["external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "appending", "internal", "private", "extern_weak", "common"]}
  }
  irdl.attribute @tailcallkind attributes {
    strata.class = "TailCallKindAttr",
    strata.summary = "whether a call is a tail call",
    strata.examples = ["#llvm.tailcallkind<musttail>"],
    strata.enum = {type = i64, class = "TailCallKind", summary = "Tail Call Kind", cases = ["none", "notail", "musttail", "tail"]}
  }
  irdl.attribute @framePointerKind attributes {
    strata.class = "FramePointerKindAttr",
    strata.summary = "which functions keep a frame pointer",
    strata.examples = ["#llvm.framePointerKind<all>"],
    strata.enum = {type = i64, class = "framePointerKind::FramePointerKind", summary = "LLVM FramePointerKind", cases = ["none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"]}
  }
  irdl.attribute @uwtableKind attributes {
    strata.class = "UWTableKindAttr",
    strata.summary = "unwind tables of a function",
    strata.examples = ["#llvm.uwtableKind<sync>"],
    strata.enum = {type = i64, class = "uwtable::UWTableKind", summary = "LLVM Unwind Behavior", cases = ["none", "sync", "async"]}
  }
  irdl.attribute @ICmpPredicate attributes {
    strata.summary = "comparison of integers",
    strata.enum = {plain, type = i64, cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]}
  }
  irdl.attribute @FCmpPredicate attributes {
    strata.summary = "comparison of floats",
    strata.enum = {plain, type = i64, cases = ["_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"]}
  }
  irdl.attribute @AtomicOrdering attributes {
    strata.summary = "order of an atomic access to memory",
    strata.enum = {plain, type = i64, cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], values = [0, 1, 2, 4, 5, 6, 7]}
  }
  irdl.attribute @AtomicBinOp attributes {
    strata.summary = "computation of an atomic read-modify-write operation",
    strata.enum = {plain, type = i64, cases = ["xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"]}
  }
  irdl.attribute @AsmDialect attributes {
    strata.summary = "syntax of assembly code",
    strata.enum = {plain, type = i64, cases = ["att", "intel"]}
  }
  irdl.attribute @Comdat attributes {
    strata.summary = "which of several definitions is used",
    strata.enum = {plain, type = i64, cases = ["any", "exactmatch", "largest", "nodeduplicate", "samesize"]}
  }
  irdl.attribute @ModFlagBehavior attributes {
    strata.summary = "the action of the linker for modules with different flags",
    strata.enum = {
      plain, type = i64,
      cases = ["error", "warning", "require", "override", "append", "append_unique", "max", "min"],
      values = [1, 2, 3, 4, 5, 6, 7, 8]
    }
  }
  irdl.attribute @mlir.module_flag attributes {
    strata.class = "ModuleFlagAttr",
    strata.summary = "flag of a module",
    strata.description = "What happens if modules with different flags are linked, the name of the flag, and its value.",
    strata.examples = ["#llvm.mlir.module_flag<error, \"wchar_size\", 4 : i32>"],
    strata.format = "`<` $behavior `,` $key `,` $value `>`"
  } {
    %behavior = irdl.base @llvm::@ModFlagBehavior {strata.summary = "module flag behavior"}
    %key = irdl.base "#builtin.string" {strata.cpp_type = "StringAttr", strata.summary = "name of the flag"}
    %value = irdl.any {strata.cpp_type = "Attribute"}
    irdl.parameters(behavior: %behavior, key: %key, value: %value)
  }
  irdl.attribute @UnnamedAddr attributes {
    strata.summary = "whether the address of a global matters",
    strata.enum = {plain, type = i64, cases = ["none", "local_unnamed_addr", "unnamed_addr"]}
  }
  irdl.attribute @Visibility attributes {
    strata.summary = "visibility of a global",
    strata.enum = {plain, type = i64, cases = ["default", "hidden", "protected"]}
  }
  irdl.attribute @RoundingMode attributes {
    strata.summary = "how results are rounded",
    strata.enum = {plain, type = i64, cases = ["towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"], values = [0, 1, 2, 3, 4, 7, -1]}
  }
  irdl.attribute @FPExceptionBehavior attributes {
    strata.summary = "which floating-point exceptions matter",
    strata.enum = {plain, type = i64, cases = ["ignore", "maytrap", "strict"]}
  }
  irdl.type @ptr attributes {
    strata.class = "LLVMPointerType",
    strata.summary = "pointer",
    strata.description = "A pointer to memory of an address space, which is written if it is not 0.",
    strata.examples = ["!llvm.ptr", "!llvm.ptr<3>"],
    strata.interfaces = ["DataLayoutTypeInterface", "MemRefElementTypeInterface", "VectorElementTypeInterface"],
    strata.format = "(`<` $addressSpace^ `>`)?"
  } {
    %addressSpace = irdl.any {strata.kind = "u32", strata.default = "0", strata.cpp_type = "unsigned", strata.summary = "number of the address space"}
    irdl.parameters(addressSpace: %addressSpace)
  }
  irdl.type @array attributes {
    strata.class = "LLVMArrayType",
    strata.summary = "array",
    strata.interfaces = ["DataLayoutTypeInterface"],
    strata.description = "A number of elements of a type.",
    strata.examples = ["!llvm.array<4 x array<2 x i32>>"],
    strata.format = "`<` custom<ArrayType>($numElements, $elementType) `>`"
  } {
    %numElements = irdl.any {strata.kind = "i64", strata.cpp_type = "uint64_t", strata.summary = "number of elements"}
    %elementType = irdl.any {strata.kind = "type", strata.summary = "type of the elements"}
    irdl.parameters(numElements: %numElements, elementType: %elementType)
  }
  irdl.type @struct attributes {
    strata.class = "LLVMStructType",
    strata.summary = "structure",
    strata.interfaces = ["DataLayoutTypeInterface"],
    strata.description = "Elements of several types, next to each other if it is packed. A structure with a name may be opaque; inside its own body it is written as the name alone.",
    strata.examples = ["!llvm.struct<packed (i8, ptr)>", "!llvm.struct<\"list\", (i32, struct<\"list\">)>", "!llvm.struct<\"file\", opaque>"],
    strata.format = "`<` custom<StructType>($name, $opaque, $packed, $body) `>`"
  } {
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "name"}
    %opaque = irdl.is unit {strata.optional}
    %packed = irdl.is unit {strata.optional}
    %body = irdl.base "!builtin.tuple" {strata.kind = "type", strata.optional, strata.summary = "types of the elements"}
    irdl.parameters(name: %name, opaque: %opaque, packed: %packed, body: %body)
  }
  irdl.type @"!func" attributes {
    strata.class = "LLVMFunctionType",
    strata.summary = "function",
    strata.description = "The type of the result, `void` if there is none, and those of the arguments; `...` stands for any further ones.",
    strata.examples = ["!llvm.func<i32 (ptr, ...)>"],
    strata.format = "`<` custom<FunctionType>($signature, $varArg) `>`"
  } {
    %signature = irdl.base "!builtin.function" {strata.kind = "type", strata.summary = "function type"}
    %varArg = irdl.is unit {strata.optional}
    irdl.parameters(signature: %signature, varArg: %varArg)
  }
  irdl.type @target attributes {
    strata.class = "LLVMTargetExtType",
    strata.summary = "type of a target",
    strata.description = "A type that a target defines, by its name, with types and numbers as parameters.",
    strata.examples = ["!llvm.target<\"spirv.Event\">"],
    strata.missing = ["print", "parse"]
  }
  irdl.type @void attributes {strata.class = "LLVMVoidType", strata.summary = "no value", strata.examples = ["!llvm.void"]}
  irdl.type @token attributes {strata.class = "LLVMTokenType", strata.summary = "token", strata.examples = ["!llvm.token"]}
  irdl.type @label attributes {strata.class = "LLVMLabelType", strata.summary = "address of a block", strata.examples = ["!llvm.label"]}
  irdl.type @metadata attributes {strata.class = "LLVMMetadataType", strata.summary = "metadata", strata.examples = ["!llvm.metadata"]}
  irdl.type @x86_amx attributes {strata.class = "LLVMX86AMXType", strata.summary = "tile register of x86", strata.examples = ["!llvm.x86_amx"]}
  irdl.type @ppc_fp128 attributes {strata.class = "LLVMPPCFP128Type", strata.summary = "float of 128 bits of PowerPC", strata.interfaces = ["VectorElementTypeInterface"], strata.examples = ["!llvm.ppc_fp128"]}
  irdl.attribute @zero attributes {strata.class = "ZeroAttr", strata.summary = "zero of any type", strata.examples = ["#llvm.zero"]}
  irdl.attribute @undef attributes {strata.class = "UndefAttr", strata.summary = "undefined value", strata.examples = ["#llvm.undef"]}
  irdl.attribute @poison attributes {strata.class = "PoisonAttr", strata.summary = "poison value", strata.examples = ["#llvm.poison"]}
  irdl.attribute @dereferenceable attributes {
    strata.class = "DereferenceableAttr",
    strata.summary = "bytes that can be read at an address",
    strata.examples = ["#llvm.dereferenceable<bytes = 8, mayBeNull = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %bytes = irdl.any {strata.kind = "u64", strata.cpp_type = "uint64_t", strata.summary = "bytes"}
    %mayBeNull = irdl.any {strata.kind = "bool", strata.default = "false", strata.cpp_type = "bool", strata.summary = "may be null"}
    irdl.parameters(bytes: %bytes, mayBeNull: %mayBeNull)
  }
  irdl.attribute @vscale_range attributes {
    strata.class = "VScaleRangeAttr",
    strata.summary = "bounds of the factor of scalable vectors",
    strata.examples = ["#llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %minRange = irdl.base "#builtin.integer" {strata.summary = "least value"}
    %maxRange = irdl.base "#builtin.integer" {strata.summary = "greatest value"}
    irdl.parameters(minRange: %minRange, maxRange: %maxRange)
  }
  irdl.attribute @target_features attributes {
    strata.class = "TargetFeaturesAttr",
    strata.summary = "features of the target",
    strata.examples = ["#llvm.target_features<[\"+sse2\", \"-avx\"]>"],
    strata.format = "`<` `[` ($features^)? `]` `>`"
  } {
    %features = irdl.base "#builtin.array" {strata.kind = "array<attribute>", strata.optional, strata.summary = "names of features"}
    irdl.parameters(features: %features)
  }
  irdl.attribute @ModRefInfo attributes {
    strata.summary = "how memory is accessed",
    strata.enum = {plain, type = i64, class = "ModRefInfo", summary = "LLVM ModRefInfo", cases = ["none", "read", "write", "readwrite"]}
  }
  irdl.attribute @memory_effects attributes {
    strata.class = "MemoryEffectsAttr",
    strata.record = "LLVM_MemoryEffectsAttr",
    strata.summary = "which memory is accessed",
    strata.examples = ["#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %other = irdl.base @llvm::@ModRefInfo {strata.summary = "other"}
    %argMem = irdl.base @llvm::@ModRefInfo {strata.summary = "arg mem"}
    %inaccessibleMem = irdl.base @llvm::@ModRefInfo {strata.summary = "inaccessible mem"}
    %errnoMem = irdl.base @llvm::@ModRefInfo {strata.summary = "errno mem"}
    %targetMem0 = irdl.base @llvm::@ModRefInfo {strata.summary = "target mem0"}
    %targetMem1 = irdl.base @llvm::@ModRefInfo {strata.summary = "target mem1"}
    irdl.parameters(other: %other, argMem: %argMem, inaccessibleMem: %inaccessibleMem, errnoMem: %errnoMem, targetMem0: %targetMem0, targetMem1: %targetMem1)
  }
  irdl.attribute @"#blocktag" attributes {
    strata.class = "BlockTagAttr",
    strata.summary = "number of a block",
    strata.examples = ["#llvm.blocktag<id = 1>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %id = irdl.any {strata.kind = "i64", strata.cpp_type = "int64_t", strata.summary = "number"}
    irdl.parameters(id: %id)
  }
  irdl.attribute @"#blockaddress" attributes {
    strata.class = "BlockAddressAttr",
    strata.summary = "function and number of a block",
    strata.examples = ["#llvm.blockaddress<function = @f, tag = <id = 1>>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %function = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %tag = irdl.base @llvm::@"#blocktag" {strata.summary = "number of the block"}
    irdl.parameters(function: %function, tag: %tag)
  }
  irdl.attribute @loop_vectorize attributes {
    strata.class = "LoopVectorizeAttr",
    strata.summary = "vectorization of a loop",
    strata.alias,
    strata.examples = ["#llvm.loop_vectorize<disable = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "disable"}
    %predicateEnable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "predicate enable"}
    %scalableEnable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "scalable enable"}
    %width = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "IntegerAttr", strata.summary = "width"}
    %followupVectorized = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup vectorized"}
    %followupEpilogue = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup epilogue"}
    %followupAll = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup all"}
    irdl.parameters(disable: %disable, predicateEnable: %predicateEnable, scalableEnable: %scalableEnable, width: %width, followupVectorized: %followupVectorized, followupEpilogue: %followupEpilogue, followupAll: %followupAll)
  }
  irdl.attribute @loop_interleave attributes {
    strata.class = "LoopInterleaveAttr",
    strata.summary = "interleaving of a loop",
    strata.alias,
    strata.examples = ["#llvm.loop_interleave<count = 4 : i32>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %count = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "IntegerAttr", strata.summary = "count"}
    irdl.parameters(count: %count)
  }
  irdl.attribute @loop_unroll attributes {
    strata.class = "LoopUnrollAttr",
    strata.summary = "unrolling of a loop",
    strata.alias,
    strata.examples = ["#llvm.loop_unroll<disable = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "disable"}
    %count = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "IntegerAttr", strata.summary = "count"}
    %runtimeDisable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "runtime disable"}
    %full = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "full"}
    %followupUnrolled = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup unrolled"}
    %followupRemainder = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup remainder"}
    %followupAll = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup all"}
    irdl.parameters(disable: %disable, count: %count, runtimeDisable: %runtimeDisable, full: %full, followupUnrolled: %followupUnrolled, followupRemainder: %followupRemainder, followupAll: %followupAll)
  }
  irdl.attribute @loop_unroll_and_jam attributes {
    strata.class = "LoopUnrollAndJamAttr",
    strata.summary = "unrolling of a nest of loops",
    strata.alias,
    strata.examples = ["#llvm.loop_unroll_and_jam<disable = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "disable"}
    %count = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "IntegerAttr", strata.summary = "count"}
    %followupOuter = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup outer"}
    %followupInner = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup inner"}
    %followupRemainderOuter = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup remainder outer"}
    %followupRemainderInner = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup remainder inner"}
    %followupAll = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup all"}
    irdl.parameters(disable: %disable, count: %count, followupOuter: %followupOuter, followupInner: %followupInner, followupRemainderOuter: %followupRemainderOuter, followupRemainderInner: %followupRemainderInner, followupAll: %followupAll)
  }
  irdl.attribute @loop_licm attributes {
    strata.class = "LoopLICMAttr",
    strata.summary = "motion of code out of a loop",
    strata.alias,
    strata.examples = ["#llvm.loop_licm<disable = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "disable"}
    %versioningDisable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "versioning disable"}
    irdl.parameters(disable: %disable, versioningDisable: %versioningDisable)
  }
  irdl.attribute @loop_distribute attributes {
    strata.class = "LoopDistributeAttr",
    strata.summary = "distribution of a loop",
    strata.alias,
    strata.examples = ["#llvm.loop_distribute<disable = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "disable"}
    %followupCoincident = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup coincident"}
    %followupSequential = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup sequential"}
    %followupFallback = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup fallback"}
    %followupAll = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "followup all"}
    irdl.parameters(disable: %disable, followupCoincident: %followupCoincident, followupSequential: %followupSequential, followupFallback: %followupFallback, followupAll: %followupAll)
  }
  irdl.attribute @loop_pipeline attributes {
    strata.class = "LoopPipelineAttr",
    strata.summary = "pipelining of a loop",
    strata.alias,
    strata.examples = ["#llvm.loop_pipeline<disable = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "disable"}
    %initiationinterval = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "IntegerAttr", strata.summary = "initiationinterval"}
    irdl.parameters(disable: %disable, initiationinterval: %initiationinterval)
  }
  irdl.attribute @loop_peeled attributes {
    strata.class = "LoopPeeledAttr",
    strata.summary = "peeling of a loop",
    strata.alias,
    strata.examples = ["#llvm.loop_peeled<count = 4 : i32>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %count = irdl.base "#builtin.integer" {strata.optional, strata.cpp_type = "IntegerAttr", strata.summary = "count"}
    irdl.parameters(count: %count)
  }
  irdl.attribute @loop_unswitch attributes {
    strata.class = "LoopUnswitchAttr",
    strata.summary = "unswitching of a loop",
    strata.alias,
    strata.examples = ["#llvm.loop_unswitch<partialDisable = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %partialDisable = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "partial disable"}
    irdl.parameters(partialDisable: %partialDisable)
  }
  irdl.attribute @loop_annotation attributes {
    strata.class = "LoopAnnotationAttr",
    strata.summary = "how a loop is transformed",
    strata.alias,
    strata.examples = ["#llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %disableNonforced = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "disable nonforced"}
    %vectorize = irdl.base @llvm::@loop_vectorize {strata.optional, strata.summary = "vectorize"}
    %interleave = irdl.base @llvm::@loop_interleave {strata.optional, strata.summary = "interleave"}
    %unroll = irdl.base @llvm::@loop_unroll {strata.optional, strata.summary = "unroll"}
    %unrollAndJam = irdl.base @llvm::@loop_unroll_and_jam {strata.optional, strata.summary = "unroll and jam"}
    %licm = irdl.base @llvm::@loop_licm {strata.optional, strata.summary = "licm"}
    %distribute = irdl.base @llvm::@loop_distribute {strata.optional, strata.summary = "distribute"}
    %pipeline = irdl.base @llvm::@loop_pipeline {strata.optional, strata.summary = "pipeline"}
    %peeled = irdl.base @llvm::@loop_peeled {strata.optional, strata.summary = "peeled"}
    %unswitch = irdl.base @llvm::@loop_unswitch {strata.optional, strata.summary = "unswitch"}
    %mustProgress = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "must progress"}
    %isVectorized = irdl.c_pred "bool_attr" {strata.optional, strata.cpp_type = "BoolAttr", strata.summary = "is vectorized"}
    %startLoc = irdl.c_pred "isa<FusedLoc>($_self)" {strata.optional, strata.cpp_type = "FusedLoc", strata.summary = "fused location of the start"}
    %endLoc = irdl.c_pred "isa<FusedLoc>($_self)" {strata.optional, strata.cpp_type = "FusedLoc", strata.summary = "fused location of the end"}
    %parallelAccesses = irdl.base "#builtin.array" {strata.kind = "array<#llvm.access_group>", strata.optional, strata.summary = "parallel accesses"}
    irdl.parameters(disableNonforced: %disableNonforced, vectorize: %vectorize, interleave: %interleave, unroll: %unroll, unrollAndJam: %unrollAndJam, licm: %licm, distribute: %distribute, pipeline: %pipeline, peeled: %peeled, unswitch: %unswitch, mustProgress: %mustProgress, isVectorized: %isVectorized, startLoc: %startLoc, endLoc: %endLoc, parallelAccesses: %parallelAccesses)
  }
  irdl.attribute @access_group attributes {strata.class = "AccessGroupAttr", strata.summary = "access group", strata.alias, strata.format = "`<` struct(params) `>`"} {
    %id = irdl.base "#builtin.distinct" {strata.summary = "distinguishes the group"}
    irdl.parameters(id: %id)
  }
  irdl.attribute @alias_scope attributes {strata.class = "AliasScopeAttr", strata.summary = "scope of aliases", strata.alias, strata.format = "`<` struct(params) `>`"} {
    %id = irdl.any {strata.summary = "a name, or what distinguishes the scope"}
    %domain = irdl.base @llvm::@alias_scope_domain {strata.summary = "domain of the scope"}
    %description = irdl.base "#builtin.string" {strata.optional, strata.cpp_type = "StringAttr", strata.summary = "description"}
    irdl.parameters(id: %id, domain: %domain, description: %description)
  }
  irdl.attribute @alias_scope_domain attributes {strata.class = "AliasScopeDomainAttr", strata.summary = "domain of alias scopes", strata.alias, strata.format = "`<` struct(params) `>`"} {
    %id = irdl.any {strata.summary = "a name, or what distinguishes the domain"}
    %description = irdl.base "#builtin.string" {strata.optional, strata.cpp_type = "StringAttr", strata.summary = "description"}
    irdl.parameters(id: %id, description: %description)
  }
  irdl.attribute @tbaa_root attributes {strata.class = "TBAARootAttr", strata.summary = "root of a type tree for aliases", strata.alias, strata.format = "(`<` struct(params)^ `>`)?"} {
    %id = irdl.base "#builtin.string" {strata.optional, strata.cpp_type = "StringAttr", strata.summary = "name of the tree"}
    irdl.parameters(id: %id)
  }
  irdl.attribute @tbaa_type_desc attributes {strata.class = "TBAATypeDescriptorAttr", strata.summary = "type for aliases", strata.alias, strata.format = "`<` `id` `=` $id `,` `members` `=` `{` $members `}` `>`"} {
    %id = irdl.base "#builtin.string" {strata.summary = "name of the type"}
    %members = irdl.base "#builtin.array" {strata.kind = "array<#llvm.tbaa_member>", strata.summary = "members, or the type that contains it"}
    irdl.parameters(id: %id, members: %members)
  }
  irdl.attribute @tbaa_member attributes {strata.class = "TBAAMemberAttr", strata.summary = "member of a type for aliases", strata.format = "`<` params `>`"} {
    %typeDesc = irdl.any {strata.summary = "type of the member"}
    %offset = irdl.any {strata.kind = "i64", strata.summary = "place in bytes"}
    irdl.parameters(typeDesc: %typeDesc, offset: %offset)
  }
  irdl.attribute @tbaa_tag attributes {strata.class = "TBAATagAttr", strata.summary = "access to a type", strata.alias, strata.format = "`<` struct(params) `>`"} {
    %base_type = irdl.base @llvm::@tbaa_type_desc {strata.summary = "type of the base"}
    %access_type = irdl.base @llvm::@tbaa_type_desc {strata.summary = "type of the access"}
    %offset = irdl.any {strata.kind = "i64", strata.summary = "place of the access in the base, in bytes"}
    %constant = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "whether the memory is constant"}
    irdl.parameters(base_type: %base_type, access_type: %access_type, offset: %offset, constant: %constant)
  }
  irdl.attribute @di_annotation attributes {strata.class = "DIAnnotationAttr", strata.summary = "annotation for debuggers", strata.description = "Kept as written.", strata.missing = ["print", "parse"]}
  irdl.attribute @di_basic_type attributes {strata.class = "DIBasicTypeAttr", strata.summary = "basic type for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_common_block attributes {strata.class = "DICommonBlockAttr", strata.summary = "common block for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_compile_unit attributes {strata.class = "DICompileUnitAttr", strata.summary = "compile unit for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_composite_type attributes {strata.class = "DICompositeTypeAttr", strata.summary = "composite type for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_derived_type attributes {strata.class = "DIDerivedTypeAttr", strata.summary = "derived type for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_expression attributes {strata.class = "DIExpressionAttr", strata.summary = "expression for debuggers", strata.description = "Kept as written.", strata.missing = ["print", "parse"]}
  irdl.attribute @di_expression_elem attributes {strata.class = "DIExpressionElemAttr", strata.summary = "element of an expression for debuggers", strata.description = "Kept as written.", strata.missing = ["print", "parse"]}
  irdl.attribute @di_file attributes {strata.class = "DIFileAttr", strata.summary = "file for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_generic_subrange attributes {strata.class = "DIGenericSubrangeAttr", strata.summary = "range of an array of any rank for debuggers", strata.description = "Kept as written.", strata.missing = ["print", "parse"]}
  irdl.attribute @di_global_variable attributes {strata.class = "DIGlobalVariableAttr", strata.summary = "global variable for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_global_variable_expression attributes {strata.class = "DIGlobalVariableExpressionAttr", strata.summary = "global variable with an expression for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_imported_entity attributes {strata.class = "DIImportedEntityAttr", strata.summary = "imported entity for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_label attributes {strata.class = "DILabelAttr", strata.summary = "label for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_lexical_block attributes {strata.class = "DILexicalBlockAttr", strata.summary = "block for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_lexical_block_file attributes {strata.class = "DILexicalBlockFileAttr", strata.summary = "block of another file for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_local_variable attributes {strata.class = "DILocalVariableAttr", strata.summary = "local variable for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_module attributes {strata.class = "DIModuleAttr", strata.summary = "module for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_namespace attributes {strata.class = "DINamespaceAttr", strata.summary = "namespace for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_null_type attributes {strata.class = "DINullTypeAttr", strata.summary = "missing type for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_string_type attributes {strata.class = "DIStringTypeAttr", strata.summary = "type of strings for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_subprogram attributes {strata.class = "DISubprogramAttr", strata.summary = "function for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @di_subrange attributes {strata.class = "DISubrangeAttr", strata.summary = "range of an array for debuggers", strata.description = "Kept as written.", strata.missing = ["print", "parse"]}
  irdl.attribute @di_subroutine_type attributes {strata.class = "DISubroutineTypeAttr", strata.summary = "type of functions for debuggers", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.attribute @constant_range attributes {strata.class = "ConstantRangeAttr", strata.summary = "range of integers", strata.description = "Kept as written.", strata.missing = ["print", "parse"]}
  irdl.attribute @mmra_tag attributes {strata.class = "MmraTagAttr", strata.summary = "tag of memory accesses", strata.description = "Kept as written.", strata.alias, strata.missing = ["print", "parse"]}
  irdl.operation @add attributes {
    strata.class = "AddOp",
    strata.summary = "sum of integers",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `overflow<nsw>` and `overflow<nuw>` promise that the result does not overflow as a signed or an unsigned number.",
    strata.computes = "lhs + rhs",
    strata.poison_if = "overflowFlags.nsw && sadd_overflow(lhs, rhs) || overflowFlags.nuw && uadd_overflow(lhs, rhs)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.add %a, %b overflow<nsw> : i32"],
    strata.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %overflowFlags = irdl.base @llvm::@IntegerOverflowFlags {strata.default = "none", strata.summary = "LLVM integer overflow flags"}
    irdl.attributes {"overflowFlags" = %overflowFlags}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @sub attributes {
    strata.class = "SubOp",
    strata.summary = "difference of integers",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `overflow<nsw>` and `overflow<nuw>` promise that the result does not overflow as a signed or an unsigned number.",
    strata.computes = "lhs - rhs",
    strata.poison_if = "overflowFlags.nsw && ssub_overflow(lhs, rhs) || overflowFlags.nuw && usub_overflow(lhs, rhs)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.sub %a, %b overflow<nsw> : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %overflowFlags = irdl.base @llvm::@IntegerOverflowFlags {strata.default = "none", strata.summary = "LLVM integer overflow flags"}
    irdl.attributes {"overflowFlags" = %overflowFlags}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @mul attributes {
    strata.class = "MulOp",
    strata.summary = "product of integers",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `overflow<nsw>` and `overflow<nuw>` promise that the result does not overflow as a signed or an unsigned number.",
    strata.computes = "lhs * rhs",
    strata.poison_if = "overflowFlags.nsw && smul_overflow(lhs, rhs) || overflowFlags.nuw && umul_overflow(lhs, rhs)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.mul %a, %b overflow<nsw> : i32"],
    strata.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %overflowFlags = irdl.base @llvm::@IntegerOverflowFlags {strata.default = "none", strata.summary = "LLVM integer overflow flags"}
    irdl.attributes {"overflowFlags" = %overflowFlags}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @shl attributes {
    strata.class = "ShlOp",
    strata.summary = "shift to the left",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `overflow<nsw>` and `overflow<nuw>` promise that the result does not overflow as a signed or an unsigned number.",
    strata.computes = "lhs << rhs",
    strata.poison_if = "overflowFlags.nsw && sshl_overflow(lhs, rhs) || overflowFlags.nuw && ushl_overflow(lhs, rhs)",
    strata.examples = ["%r = llvm.shl %a, %b overflow<nsw> : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %overflowFlags = irdl.base @llvm::@IntegerOverflowFlags {strata.default = "none", strata.summary = "LLVM integer overflow flags"}
    irdl.attributes {"overflowFlags" = %overflowFlags}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @udiv attributes {
    strata.class = "UdivOp",
    strata.summary = "unsigned division",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `exact` promises that no bits or remainder are lost.",
    strata.computes = "udiv(lhs, rhs)",
    strata.poison_if = "isExact && urem(lhs, rhs) != 0",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.udiv exact %a, %b : i32"],
    strata.traits = ["NoMemoryEffect", "SameOperandsAndResultType"],
    strata.format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %isExact = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"isExact" = %isExact}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @sdiv attributes {
    strata.class = "SdivOp",
    strata.summary = "signed division",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `exact` promises that no bits or remainder are lost.",
    strata.computes = "sdiv(lhs, rhs)",
    strata.poison_if = "isExact && srem(lhs, rhs) != 0",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.sdiv exact %a, %b : i32"],
    strata.traits = ["NoMemoryEffect", "SameOperandsAndResultType"],
    strata.format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %isExact = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"isExact" = %isExact}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @lshr attributes {
    strata.class = "LshrOp",
    strata.summary = "shift to the right with zeros",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `exact` promises that no bits or remainder are lost.",
    strata.computes = "lshr(lhs, rhs)",
    strata.poison_if = "isExact && lshr(lhs, rhs) << rhs != lhs",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.lshr exact %a, %b : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %isExact = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"isExact" = %isExact}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @ashr attributes {
    strata.class = "AshrOp",
    strata.summary = "shift to the right with the sign",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `exact` promises that no bits or remainder are lost.",
    strata.computes = "ashr(lhs, rhs)",
    strata.poison_if = "isExact && ashr(lhs, rhs) << rhs != lhs",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.ashr exact %a, %b : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %isExact = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"isExact" = %isExact}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @urem attributes {
    strata.class = "UremOp",
    strata.summary = "unsigned remainder",
    strata.description = "The operands are integers or vectors of them; the operation works on each element.",
    strata.computes = "urem(lhs, rhs)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.urem %a, %b : i32"],
    strata.traits = ["NoMemoryEffect", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @srem attributes {
    strata.class = "SremOp",
    strata.summary = "signed remainder",
    strata.description = "The operands are integers or vectors of them; the operation works on each element.",
    strata.computes = "srem(lhs, rhs)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.srem %a, %b : i32"],
    strata.traits = ["NoMemoryEffect", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @and attributes {
    strata.class = "AndOp",
    strata.summary = "bitwise and",
    strata.description = "The operands are integers or vectors of them; the operation works on each element.",
    strata.computes = "lhs & rhs",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.and %a, %b : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @xor attributes {
    strata.class = "XorOp",
    strata.summary = "bitwise exclusive or",
    strata.description = "The operands are integers or vectors of them; the operation works on each element.",
    strata.computes = "lhs ^ rhs",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.xor %a, %b : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @or attributes {
    strata.class = "OrOp",
    strata.summary = "bitwise or",
    strata.description = "The operands are integers or vectors of them; the operation works on each element. `disjoint` promises that no bit is set in both operands.",
    strata.computes = "lhs | rhs",
    strata.poison_if = "isDisjoint && (lhs & rhs) != 0",
    strata.examples = ["%r = llvm.or disjoint %a, %b : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "int_like"
    %rhs = irdl.c_pred "int_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %isDisjoint = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"isDisjoint" = %isDisjoint}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @fadd attributes {
    strata.class = "FaddOp",
    strata.summary = "sum of floats",
    strata.description = "The operands are floats or vectors of them; the operation works on each element.",
    strata.computes = "lhs + rhs",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fadd %a, %b : f32"],
    strata.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "float_like"
    %rhs = irdl.c_pred "float_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @fsub attributes {
    strata.class = "FsubOp",
    strata.summary = "difference of floats",
    strata.description = "The operands are floats or vectors of them; the operation works on each element.",
    strata.computes = "lhs - rhs",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fsub %a, %b : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "float_like"
    %rhs = irdl.c_pred "float_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @fmul attributes {
    strata.class = "FmulOp",
    strata.summary = "product of floats",
    strata.description = "The operands are floats or vectors of them; the operation works on each element.",
    strata.computes = "lhs * rhs",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fmul %a, %b : f32"],
    strata.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "float_like"
    %rhs = irdl.c_pred "float_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @fdiv attributes {
    strata.class = "FdivOp",
    strata.summary = "quotient of floats",
    strata.description = "The operands are floats or vectors of them; the operation works on each element.",
    strata.computes = "lhs / rhs",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fdiv %a, %b : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "float_like"
    %rhs = irdl.c_pred "float_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @frem attributes {
    strata.class = "FremOp",
    strata.summary = "remainder of floats",
    strata.description = "The operands are floats or vectors of them; the operation works on each element.",
    strata.computes = "frem(lhs, rhs)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.frem %a, %b : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($res)"
  } {
    %lhs = irdl.c_pred "float_like"
    %rhs = irdl.c_pred "float_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @fneg attributes {
    strata.class = "FnegOp",
    strata.summary = "negation of a float",
    strata.description = "The operand with the other sign.",
    strata.computes = "-operand",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fneg %x : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand attr-dict `:` type($res)"
  } {
    %operand = irdl.c_pred "float_like"
    irdl.operands(operand: %operand)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @icmp attributes {
    strata.class = "IcmpOp",
    strata.summary = "comparison of integers or pointers",
    strata.description = "Whether the comparison of the two values holds: `s` compares them as signed, `u` as unsigned numbers.",
    strata.computes = "switch(predicate, eq: lhs == rhs, ne: lhs != rhs, slt: slt(lhs, rhs), sle: sle(lhs, rhs), sgt: sgt(lhs, rhs), sge: sge(lhs, rhs), ult: ult(lhs, rhs), ule: ule(lhs, rhs), ugt: ugt(lhs, rhs), uge: uge(lhs, rhs))",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.icmp \"slt\" %a, %b : i32"],
    strata.traits = ["Pure", "SameTypeOperands"],
    strata.hooks = ["fold"],
    strata.infer = [["res", "lhs", "sameShapeBits($_self)", "result type has i1 element type and same shape as operands"]],
    strata.format = "custom<Word>($predicate, \"eq\", \"ne\", \"slt\", \"sle\", \"sgt\", \"sge\", \"ult\", \"ule\", \"ugt\", \"uge\") $lhs `,` $rhs attr-dict `:` type($lhs)"
  } {
    %lhs = irdl.c_pred "comparable"
    %rhs = irdl.c_pred "comparable"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %predicate = irdl.base @llvm::@ICmpPredicate {strata.summary = "llvm.icmp comparison predicate"}
    irdl.attributes {"predicate" = %predicate}
    %res = irdl.c_pred "bit_like"
    irdl.results(res: %res)
  }
  irdl.operation @fcmp attributes {
    strata.class = "FcmpOp",
    strata.summary = "comparison of floats",
    strata.description = "Whether the comparison of the two values holds: `o` comparisons do not hold and `u` comparisons hold if an operand is not a number.",
    strata.computes = "switch(predicate, _false: false, oeq: lhs == rhs, ogt: lhs > rhs, oge: lhs >= rhs, olt: lhs < rhs, ole: lhs <= rhs, one: lhs < rhs || lhs > rhs, ord: !unordered(lhs, rhs), ueq: lhs == rhs || unordered(lhs, rhs), ugt: !(lhs <= rhs), uge: !(lhs < rhs), ult: !(lhs >= rhs), ule: !(lhs > rhs), une: lhs != rhs, uno: unordered(lhs, rhs), _true: true)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fcmp \"olt\" %x, %y : f32"],
    strata.traits = ["Pure", "SameTypeOperands"],
    strata.infer = [["res", "lhs", "sameShapeBits($_self)", "result type has i1 element type and same shape as operands"]],
    strata.format = "custom<Word>($predicate, \"_false\", \"oeq\", \"ogt\", \"oge\", \"olt\", \"ole\", \"one\", \"ord\", \"ueq\", \"ugt\", \"uge\", \"ult\", \"ule\", \"une\", \"uno\", \"_true\") $lhs `,` $rhs attr-dict `:` type($lhs)"
  } {
    %lhs = irdl.c_pred "float_like"
    %rhs = irdl.c_pred "float_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %predicate = irdl.base @llvm::@FCmpPredicate {strata.summary = "llvm.fcmp comparison predicate"}
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"predicate" = %predicate, "fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "bit_like"
    irdl.results(res: %res)
  }
  irdl.operation @trunc attributes {
    strata.class = "TruncOp",
    strata.summary = "conversion to a narrower integer",
    strata.description = "The low bits of an integer, or of each integer of a vector.",
    strata.computes = "trunc(arg, res)",
    strata.poison_if = "overflowFlags.nsw && sext(trunc(arg, res), arg) != arg || overflowFlags.nuw && zext(trunc(arg, res), arg) != arg",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.trunc %x overflow<nuw> : i64 to i32"],
    strata.traits = ["Pure"],
    strata.format = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "int_like"
    irdl.operands(arg: %arg)
    %overflowFlags = irdl.base @llvm::@IntegerOverflowFlags {strata.default = "none", strata.summary = "LLVM integer overflow flags"}
    irdl.attributes {"overflowFlags" = %overflowFlags}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @zext attributes {
    strata.class = "ZextOp",
    strata.summary = "conversion to a wider unsigned integer",
    strata.description = "The integer with zeros as the new bits. `nneg` promises that the sign bit is zero.",
    strata.computes = "zext(arg, res)",
    strata.poison_if = "nonNeg && slt(arg, 0)",
    strata.examples = ["%r = llvm.zext nneg %x : i32 to i64"],
    strata.traits = ["Pure"],
    strata.verify = [
      "auto from = $arg.getType(), to = $res.getType();",
      "return verifyExtension(from, to);"
    ],
    strata.format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "int_like"
    irdl.operands(arg: %arg)
    %nonNeg = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"nonNeg" = %nonNeg}
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @sext attributes {
    strata.class = "SextOp",
    strata.summary = "conversion to a wider signed integer",
    strata.description = "The integer with copies of the sign as the new bits.",
    strata.computes = "sext(arg, res)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.sext %x : i32 to i64"],
    strata.traits = ["Pure"],
    strata.verify = [
      "auto from = $arg.getType(), to = $res.getType();",
      "return verifyExtension(from, to);"
    ],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "int_like"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @fptrunc attributes {
    strata.class = "FptruncOp",
    strata.summary = "conversion to a narrower float",
    strata.description = "The nearest float of a narrower type.",
    strata.computes = "fpconvert(arg, res)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fptrunc %x : f64 to f32"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "float_like"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @fpext attributes {
    strata.class = "FpextOp",
    strata.summary = "conversion to a wider float",
    strata.description = "The same float in a wider type.",
    strata.computes = "fpconvert(arg, res)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fpext %x : f32 to f64"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "float_like"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @sitofp attributes {
    strata.class = "SitofpOp",
    strata.summary = "conversion of a signed integer to a float",
    strata.description = "The float nearest to the integer.",
    strata.computes = "sitofp(arg, res)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.sitofp %x : i32 to f32"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "int_like"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @uitofp attributes {
    strata.class = "UitofpOp",
    strata.summary = "conversion of an unsigned integer to a float",
    strata.description = "The float nearest to the integer. `nneg` promises that the sign bit is zero.",
    strata.computes = "uitofp(arg, res)",
    strata.poison_if = "nonNeg && slt(arg, 0)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.uitofp nneg %x : i32 to f32"],
    strata.traits = ["Pure"],
    strata.format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "int_like"
    irdl.operands(arg: %arg)
    %nonNeg = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"nonNeg" = %nonNeg}
    %res = irdl.c_pred "float_like"
    irdl.results(res: %res)
  }
  irdl.operation @fptosi attributes {
    strata.class = "FptosiOp",
    strata.summary = "conversion of a float to a signed integer",
    strata.description = "The integer part of the float.",
    strata.computes = "fptosi(arg, res)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fptosi %x : f32 to i32"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "float_like"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @fptoui attributes {
    strata.class = "FptouiOp",
    strata.summary = "conversion of a float to an unsigned integer",
    strata.description = "The integer part of the float.",
    strata.computes = "fptoui(arg, res)",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.fptoui %x : f32 to i32"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "float_like"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @ptrtoint attributes {
    strata.class = "PtrtointOp",
    strata.summary = "address of a pointer",
    strata.description = "The address as an integer.",
    strata.examples = ["%r = llvm.ptrtoint %p : !llvm.ptr to i64"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "ptr_like"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @inttoptr attributes {
    strata.class = "InttoptrOp",
    strata.summary = "pointer to an address",
    strata.description = "The pointer with this address.",
    strata.examples = ["%r = llvm.inttoptr %x : i64 to !llvm.ptr"],
    strata.traits = ["Pure"],
    strata.format = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "int_like"
    irdl.operands(arg: %arg)
    %dereferenceable = irdl.base @llvm::@dereferenceable {strata.optional, strata.summary = "LLVM dereferenceable attribute"}
    irdl.attributes {"dereferenceable" = %dereferenceable}
    %res = irdl.c_pred "ptr_like"
    irdl.results(res: %res)
  }
  irdl.operation @addrspacecast attributes {
    strata.class = "AddrspacecastOp",
    strata.summary = "conversion between address spaces",
    strata.description = "The pointer to the same memory in another address space.",
    strata.examples = ["%r = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>"],
    strata.traits = ["Pure"],
    strata.hooks = ["fold"],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "ptr_like"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "ptr_like"
    irdl.results(res: %res)
  }
  irdl.operation @bitcast attributes {
    strata.class = "BitcastOp",
    strata.summary = "reinterpretation of bits",
    strata.description = "The value of another type that has the same bits.",
    strata.examples = ["%r = llvm.bitcast %x : i32 to f32"],
    strata.traits = ["Pure"],
    strata.hooks = ["fold"],
    strata.verify = [
      "auto from = isa<VectorType>($arg.getType()) ? $arg.getType().getElementType() : $arg.getType();",
      "auto to = isa<VectorType>($res.getType()) ? $res.getType().getElementType() : $res.getType();",
      "if (isa<LLVMPointerType>(from) != isa<LLVMPointerType>(to)) return emitOpError(\"can only cast pointers from and to pointers\");",
      "if (isa<LLVMPointerType>(from) && isa<VectorType>($arg.getType()) && !isa<VectorType>($res.getType())) return emitOpError(\"cannot cast vector of pointers to pointer\");",
      "if (isa<LLVMPointerType>(from) && !isa<VectorType>($arg.getType()) && isa<VectorType>($res.getType())) return emitOpError(\"cannot cast pointer to vector of pointers\");",
      "if (isa<LLVMPointerType>(from) && from.getAddressSpace() != to.getAddressSpace()) return emitOpError(\"cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead\");"
    ],
    strata.format = "$arg attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "non_aggregate"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "non_aggregate"
    irdl.results(res: %res)
  }
  irdl.operation @freeze attributes {
    strata.class = "FreezeOp",
    strata.summary = "arbitrary value instead of poison",
    strata.description = "The operand, or some value of its type if the operand is undefined or poison.",
    strata.examples = ["%r = llvm.freeze %x : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$val attr-dict `:` type($val)"
  } {
    %val = irdl.c_pred "llvm_type"
    irdl.operands(val: %val)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @select attributes {
    strata.class = "SelectOp",
    strata.summary = "choice between two values",
    strata.description = "The second operand if the first is true, otherwise the third.",
    strata.computes = "condition ? trueValue : falseValue",
    strata.fold_unless = "true",
    strata.examples = ["%r = llvm.select %c, %a, %b : i1, i32"],
    strata.traits = ["Pure", "AllTypesMatch<trueValue, falseValue, res>"],
    strata.format = "operands attr-dict `:` type($condition) `,` type($res)"
  } {
    %condition = irdl.c_pred "bit_like"
    %trueValue = irdl.c_pred "llvm_type"
    %falseValue = irdl.c_pred "llvm_type"
    irdl.operands(condition: %condition, trueValue: %trueValue, falseValue: %falseValue)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @extractvalue attributes {
    strata.class = "ExtractvalueOp",
    strata.summary = "element of a structure or array",
    strata.description = "The element at a position; each number selects an element of the value that the previous one selected.",
    strata.examples = ["%r = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)> "],
    strata.traits = ["Pure"],
    strata.hooks = ["fold"],
    strata.verify = [
      "if (failed(verifyPosition($container.getType(), $position))) return failure();",
      "auto element = elementAt($container.getType(), $position);",
      "if ($res.getType() != element) return emitOpError(\"Type mismatch: extracting from \") << $container.getType() << \" should produce \" << element << \" but this op returns \" << $res.getType();"
    ],
    strata.infer = [["res", "container, position", "elementAt($_self, $position)"]],
    strata.format = "$container `` $position attr-dict `:` type($container) ` `"
  } {
    %container = irdl.c_pred "aggregate"
    irdl.operands(container: %container)
    %position = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"position" = %position}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @insertvalue attributes {
    strata.class = "InsertvalueOp",
    strata.summary = "structure or array with another element",
    strata.description = "The structure or array with the value at a position.",
    strata.examples = ["%r = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, f32)> "],
    strata.traits = ["Pure", "AllTypesMatch<container, res>"],
    strata.verify = [
      "if (failed(verifyPosition($container.getType(), $position))) return failure();",
      "if ($value.getType() != elementAt($container.getType(), $position)) return emitOpError(\"Type mismatch: cannot insert \") << $value.getType() << \" into \" << $container.getType();"
    ],
    strata.infer = [["value", "container, position", "elementAt($_self, $position)"]],
    strata.format = "$value `,` $container `` $position attr-dict `:` type($container) ` `"
  } {
    %container = irdl.c_pred "aggregate"
    %value = irdl.c_pred "primitive"
    irdl.operands(container: %container, value: %value)
    %position = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"position" = %position}
    %res = irdl.c_pred "aggregate"
    irdl.results(res: %res)
  }
  irdl.operation @extractelement attributes {
    strata.class = "ExtractelementOp",
    strata.summary = "element of a vector",
    strata.description = "The element at an index.",
    strata.examples = ["%r = llvm.extractelement %v[%i : i32] : vector<4xf32>"],
    strata.traits = ["Pure"],
    strata.infer = [["res", "vector", "$_self.getElementType()", "result type matches vector element type"]],
    strata.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"
  } {
    %vector = irdl.c_pred "llvm_vector"
    %position = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(vector: %vector, position: %position)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @insertelement attributes {
    strata.class = "InsertelementOp",
    strata.summary = "vector with another element",
    strata.description = "The vector with the value at an index.",
    strata.examples = ["%r = llvm.insertelement %x, %v[%i : i32] : vector<4xf32>"],
    strata.traits = ["Pure", "AllTypesMatch<res, vector>"],
    strata.infer = [["value", "vector", "$_self.getElementType()", "argument type matches vector element type"]],
    strata.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"
  } {
    %vector = irdl.c_pred "llvm_vector"
    %value = irdl.c_pred "primitive"
    %position = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(vector: %vector, value: %value, position: %position)
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @shufflevector attributes {
    strata.class = "ShufflevectorOp",
    strata.summary = "vector of elements of two vectors",
    strata.description = "The mask selects elements of both vectors, which are numbered one after the other; -1 leaves an element undefined.",
    strata.examples = ["%r = llvm.shufflevector %v, %w [0, 5] : vector<4xf32> "],
    strata.traits = ["Pure", "AllTypesMatch<v1, v2>"],
    strata.verify = [
      "if ($v1.getType().isScalable()) {",
      "  for (auto m : $mask) if (m != 0) return emitOpError(\"expected a splat operation for scalable vectors\");",
      "}"
    ],
    strata.infer = [["res", "v1, mask", "VectorType::get(SmallVector<int64_t>(1, $mask.size()), $_self.getElementType(), $_self.getScalableDims())"]],
    strata.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) ` `"
  } {
    %v1 = irdl.c_pred "llvm_vector"
    %v2 = irdl.c_pred "llvm_vector"
    irdl.operands(v1: %v1, v2: %v2)
    %mask = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    irdl.attributes {"mask" = %mask}
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @mlir.constant attributes {
    strata.class = "ConstantOp",
    strata.summary = "constant",
    strata.description = "A number, string, array or structure of constants.",
    strata.examples = ["%c = llvm.mlir.constant(42 : i32) : i32", "%v = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.hooks = ["verify"],
    strata.format = "`(` $value `)` attr-dict `:` type($res)"
  } {
    %value = irdl.any {strata.summary = "any attribute"}
    irdl.attributes {"value" = %value}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @mlir.undef attributes {
    strata.class = "UndefOp",
    strata.summary = "undefined value",
    strata.description = "Some value of the type; each use may see another one.",
    strata.examples = ["%r = llvm.mlir.undef : !llvm.struct<(i32, ptr)>"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.constant = "#llvm.undef",
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @mlir.poison attributes {
    strata.class = "PoisonOp",
    strata.summary = "poison value",
    strata.description = "A value that must not be used.",
    strata.examples = ["%r = llvm.mlir.poison : !llvm.struct<(i32, ptr)>"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.constant = "#llvm.poison",
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @mlir.zero attributes {
    strata.class = "ZeroOp",
    strata.summary = "zero of a type",
    strata.description = "The value whose bits are all zero.",
    strata.examples = ["%r = llvm.mlir.zero : !llvm.struct<(i32, ptr)>"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.constant = "[0, #llvm.zero]",
    strata.verify = [
      "if (isa<LLVMTargetExtType>($res.getType())) return emitOpError(\"target extension type does not support zero-initializer\");"
    ],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @mlir.none attributes {
    strata.class = "NoneTokenOp",
    strata.summary = "empty token",
    strata.description = "A token that does not come from an operation.",
    strata.examples = ["%r = llvm.mlir.none : !llvm.token"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.base @llvm::@token {strata.summary = "LLVM token type"}
    irdl.results(res: %res)
  }
  irdl.operation @mlir.addressof attributes {
    strata.class = "AddressOfOp",
    strata.summary = "address of a global",
    strata.description = "The address of a global variable, alias or function.",
    strata.examples = ["%r = llvm.mlir.addressof @table : !llvm.ptr"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify_symbol_uses = [
      "auto global = SymbolTable::lookupNearestSymbolFrom($_op, $global_name);",
      "if (!global || global.getName() != \"llvm.mlir.global\" && global.getName() != \"llvm.mlir.alias\" && global.getName() != \"llvm.func\" && global.getName() != \"llvm.mlir.ifunc\")",
      "  return emitOpError(\"must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'\");",
      "if (global.getName() == \"llvm.mlir.global\" && global.getAttr(\"addr_space\").getInt() != $res.getType().getAddressSpace()) return emitOpError(\"pointer address space must match address space of the referenced global or alias\");"
    ],
    strata.format = "$global_name attr-dict `:` qualified(type($res))"
  } {
    %global_name = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"global_name" = %global_name}
    %res = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @dso_local_equivalent attributes {
    strata.class = "DsoLocalEquivalentOp",
    strata.summary = "address of a function that stands for it in this object file",
    strata.description = "The address of code that does the same as a function and is in the same object file.",
    strata.examples = ["%r = llvm.dso_local_equivalent @f : !llvm.ptr"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify_symbol_uses = [
      "auto function = SymbolTable::lookupNearestSymbolFrom($_op, $function_name);",
      "if (!function || function.getName() != \"llvm.func\" && function.getName() != \"llvm.mlir.alias\") return emitOpError(\"must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'\");"
    ],
    strata.format = "$function_name attr-dict `:` qualified(type($res))"
  } {
    %function_name = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"function_name" = %function_name}
    %res = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @blockaddress attributes {
    strata.class = "BlockaddressOp",
    strata.summary = "address of a block",
    strata.description = "The address of a block that `llvm.blocktag` marks.",
    strata.examples = ["%r = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.format = "$block_addr attr-dict `:` qualified(type($res))"
  } {
    %block_addr = irdl.base @llvm::@"#blockaddress" {strata.summary = "LLVM blockaddress attribute"}
    irdl.attributes {"block_addr" = %block_addr}
    %res = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @blocktag attributes {
    strata.class = "BlocktagOp",
    strata.summary = "mark of a block",
    strata.description = "Marks the block as the one that `llvm.blockaddress` refers to.",
    strata.examples = ["llvm.blocktag <id = 1>"],
    strata.format = "$tag attr-dict"
  } {
    %tag = irdl.base @llvm::@"#blocktag" {strata.summary = "LLVM block tag attribute"}
    irdl.attributes {"tag" = %tag}
  }
  irdl.operation @alloca attributes {
    strata.class = "AllocaOp",
    strata.summary = "memory on the stack",
    strata.description = "The address of memory for a number of elements, which lives until the function returns.",
    strata.examples = ["%p = llvm.alloca %n x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr"],
    strata.allocates = {pointer = "res", element = "$_self", from = "elem_type", default = "llvm.mlir.undef"},
    strata.format = "(`inalloca` $inalloca^)? $arraySize `x` $elem_type attr-dict `:` functional-type(operands, results)"
  } {
    %arraySize = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(arraySize: %arraySize)
    %alignment = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %elem_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %inalloca = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"alignment" = %alignment, "elem_type" = %elem_type, "inalloca" = %inalloca}
    %res = irdl.base @llvm::@ptr {strata.effects = ["allocate"], strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @load attributes {
    strata.class = "LoadOp",
    strata.summary = "load from memory",
    strata.description = "The value in memory at the address.",
    strata.examples = ["%r = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32"],
    strata.hooks = ["effects"],
    strata.verify = [
      "if ($dereferenceable && !isa<LLVMPointerType>($res.getType())) return emitOpError(\"expected op to return a single LLVM pointer type\");",
      "return verifyAtomic($res.getType(), 5, \"release\");"
    ],
    strata.loads = {pointer = "addr", value = "res", when = "!$volatile_"},
    strata.format = "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)"
  } {
    %addr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(addr: %addr)
    %alignment = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %volatile_ = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %nontemporal = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %invariant = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %invariantGroup = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %ordering = irdl.base @llvm::@AtomicOrdering {strata.default = "not_atomic", strata.summary = "Atomic ordering for LLVM's memory model"}
    %syncscope = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %dereferenceable = irdl.base @llvm::@dereferenceable {strata.optional, strata.summary = "LLVM dereferenceable attribute"}
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"alignment" = %alignment, "volatile_" = %volatile_, "nontemporal" = %nontemporal, "invariant" = %invariant, "invariantGroup" = %invariantGroup, "ordering" = %ordering, "syncscope" = %syncscope, "dereferenceable" = %dereferenceable, "access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.c_pred "sized"
    irdl.results(res: %res)
  }
  irdl.operation @store attributes {
    strata.class = "StoreOp",
    strata.summary = "store to memory",
    strata.description = "Writes the value to memory at the address.",
    strata.examples = ["llvm.store %x, %p {alignment = 4 : i64} : i32, !llvm.ptr"],
    strata.hooks = ["effects"],
    strata.verify = [
      "return verifyAtomic($value.getType(), 4, \"acquire\");"
    ],
    strata.stores = {pointer = "addr", value = "value", when = "!$volatile_"},
    strata.format = "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))"
  } {
    %value = irdl.c_pred "sized"
    %addr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(value: %value, addr: %addr)
    %alignment = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %volatile_ = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %nontemporal = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %invariantGroup = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %ordering = irdl.base @llvm::@AtomicOrdering {strata.default = "not_atomic", strata.summary = "Atomic ordering for LLVM's memory model"}
    %syncscope = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"alignment" = %alignment, "volatile_" = %volatile_, "nontemporal" = %nontemporal, "invariantGroup" = %invariantGroup, "ordering" = %ordering, "syncscope" = %syncscope, "access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
  }
  irdl.operation @atomicrmw attributes {
    strata.class = "AtomicrmwOp",
    strata.summary = "atomic change of memory",
    strata.description = "Replaces the value in memory by the result of an operation on it, and returns the previous one.",
    strata.examples = ["%old = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i32"],
    strata.traits = ["AllTypesMatch<val, res>"],
    strata.verify = [
      "auto type = $val.getType();",
      "if ($bin_op == AtomicBinOp::xchg) {",
      "  if (!isAtomic(type)) return emitOpError(\"unexpected LLVM IR type for 'xchg' bin_op\");",
      "} else if ($bin_op == AtomicBinOp::fadd || $bin_op == AtomicBinOp::fsub || $bin_op == AtomicBinOp::fmax || $bin_op == AtomicBinOp::fmin || $bin_op == AtomicBinOp::fmaximum || $bin_op == AtomicBinOp::fminimum) {",
      "  if (!isa<FloatType>(getElementTypeOrSelf(type))) return emitOpError(\"expected LLVM IR floating point type\");",
      "} else if (!isa<IntegerType>(type) || !isAtomic(type)) {",
      "  return emitOpError(\"expected LLVM IR integer type\");",
      "}",
      "if ($ordering < AtomicOrdering::monotonic) return emitOpError(\"expected at least 'monotonic' ordering\");"
    ],
    strata.format = "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %val = irdl.c_pred "atomic_type"
    irdl.operands(ptr: %ptr, val: %val)
    %bin_op = irdl.base @llvm::@AtomicBinOp {strata.summary = "llvm.atomicrmw binary operations"}
    %ordering = irdl.base @llvm::@AtomicOrdering {strata.summary = "Atomic ordering for LLVM's memory model"}
    %syncscope = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %alignment = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %volatile_ = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"bin_op" = %bin_op, "ordering" = %ordering, "syncscope" = %syncscope, "alignment" = %alignment, "volatile_" = %volatile_, "access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.c_pred "atomic_type"
    irdl.results(res: %res)
  }
  irdl.operation @cmpxchg attributes {
    strata.class = "CmpxchgOp",
    strata.summary = "atomic comparison and exchange",
    strata.description = "Replaces the value in memory if it is equal to the second operand. Returns the previous value, and whether it was replaced.",
    strata.examples = ["%r = llvm.cmpxchg %p, %old, %new acq_rel monotonic : !llvm.ptr, i32"],
    strata.hooks = ["infer"],
    strata.infer = [["cmp", "val", "$_self", "operand #1 and operand #2 have the same type"]],
    strata.verify = [
      "if (!isAtomic($val.getType()) || isa<FloatType>($val.getType())) return emitOpError(\"unexpected LLVM IR type\");",
      "if ($success_ordering < AtomicOrdering::monotonic || $failure_ordering < AtomicOrdering::monotonic) return emitOpError(\"ordering must be at least 'monotonic'\");",
      "if ($failure_ordering == AtomicOrdering::release || $failure_ordering == AtomicOrdering::acq_rel) return emitOpError(\"failure ordering cannot be 'release' or 'acq_rel'\");"
    ],
    strata.format = "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %cmp = irdl.c_pred "int_or_ptr"
    %val = irdl.c_pred "int_or_ptr"
    irdl.operands(ptr: %ptr, cmp: %cmp, val: %val)
    %success_ordering = irdl.base @llvm::@AtomicOrdering {strata.summary = "Atomic ordering for LLVM's memory model"}
    %failure_ordering = irdl.base @llvm::@AtomicOrdering {strata.summary = "Atomic ordering for LLVM's memory model"}
    %syncscope = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %alignment = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %weak = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %volatile_ = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"success_ordering" = %success_ordering, "failure_ordering" = %failure_ordering, "syncscope" = %syncscope, "alignment" = %alignment, "weak" = %weak, "volatile_" = %volatile_, "access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.base @llvm::@struct {strata.summary = "LLVM structure type"}
    irdl.results(res: %res)
  }
  irdl.operation @fence attributes {
    strata.class = "FenceOp",
    strata.summary = "order of memory accesses",
    strata.description = "Orders the accesses to memory before and after it.",
    strata.examples = ["llvm.fence syncscope(\"agent\") seq_cst"],
    strata.verify = [
      "if ($ordering < AtomicOrdering::acquire) return emitOpError(\"can be given only acquire, release, acq_rel, and seq_cst orderings\");"
    ],
    strata.format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"
  } {
    %ordering = irdl.base @llvm::@AtomicOrdering {strata.summary = "Atomic ordering for LLVM's memory model"}
    %syncscope = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"ordering" = %ordering, "syncscope" = %syncscope}
  }
  irdl.operation @getelementptr attributes {
    strata.class = "GEPOp",
    strata.summary = "address of an element",
    strata.description = "The address of an element of a structure or array in memory. The first index counts elements of the given type; each further one selects an element of the one before it.",
    strata.examples = ["%r = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32", "%r = llvm.getelementptr inbounds|nuw %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>"],
    strata.traits = ["Pure"],
    strata.hooks = ["fold"],
    strata.verify = [
      "int64_t dynamic = count_if($rawConstantIndices, [](int64_t n) { return n == -2147483648; });",
      "if (dynamic != $dynamicIndices.size()) return emitOpError(\"expected as many dynamic indices as specified in 'rawConstantIndices'\");",
      "auto type = $elem_type;",
      "for (auto [i, index] : enumerate($rawConstantIndices)) {",
      "  if (i == 0) continue;",
      "  if (isa<LLVMArrayType, VectorType>(type)) {",
      "    type = type.getElementType();",
      "  } else if (isa<LLVMStructType>(type)) {",
      "    if (index == -2147483648) return emitOpError(\"expected index \") << i << \" indexing a struct to be constant\";",
      "    if (index < 0 || index >= type.getBody().getTypes().size()) return emitOpError(\"index \") << i << \" indexing a struct is out of bounds\";",
      "    type = type.getBody().getTypes()[index];",
      "  } else {",
      "    return emitOpError(\"type \") << type << \" cannot be indexed (index #\" << i << \")\";",
      "  }",
      "}"
    ],
    strata.format = "(custom<GEPNoWrapFlags>($noWrapFlags)^)? $base `` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) attr-dict `:` functional-type(operands, results) `,` $elem_type"
  } {
    %base = irdl.c_pred "ptr_like"
    %dynamicIndices = irdl.c_pred "int_like"
    irdl.operands(base: %base, dynamicIndices: variadic %dynamicIndices)
    %rawConstantIndices = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    %elem_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %noWrapFlags = irdl.base @llvm::@GEPNoWrapFlags {strata.default = "none", strata.summary = "::mlir::LLVM::GEPNoWrapFlags"}
    irdl.attributes {"rawConstantIndices" = %rawConstantIndices, "elem_type" = %elem_type, "noWrapFlags" = %noWrapFlags}
    %res = irdl.c_pred "ptr_like"
    irdl.results(res: %res)
  }
  irdl.operation @br attributes {
    strata.class = "BrOp",
    strata.summary = "branch",
    strata.description = "Continues at a block, whose arguments are the operands.",
    strata.examples = ["llvm.br ^next(%x : i32)"],
    strata.traits = ["Pure", "Terminator"],
    strata.interfaces = ["BranchOpInterface"],
    strata.successors = ["dest"],
    strata.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"
  } {
    %destOperands = irdl.c_pred "llvm_type"
    irdl.operands(destOperands: variadic %destOperands)
    %loop_annotation = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "LLVM loop annotation"}
    irdl.attributes {"loop_annotation" = %loop_annotation}
  }
  irdl.operation @cond_br attributes {
    strata.class = "CondBrOp",
    strata.summary = "branch on a condition",
    strata.description = "Continues at the first block if the condition is true, otherwise at the second. The weights tell how often each is taken.",
    strata.examples = ["llvm.cond_br %c weights([3, 1]), ^yes, ^no(%x : i32)"],
    strata.traits = ["AttrSizedOperandSegments", "Pure", "Terminator"],
    strata.interfaces = ["BranchOpInterface", "WeightedBranchOpInterface"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "$condition (`weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"
  } {
    %condition = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %trueDestOperands = irdl.c_pred "llvm_type"
    %falseDestOperands = irdl.c_pred "llvm_type"
    irdl.operands(condition: %condition, trueDestOperands: variadic %trueDestOperands, falseDestOperands: variadic %falseDestOperands)
    %branch_weights = irdl.c_pred "i32_array" {strata.optional, strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    %loop_annotation = irdl.base @llvm::@loop_annotation {strata.optional, strata.summary = "LLVM loop annotation"}
    irdl.attributes {"branch_weights" = %branch_weights, "loop_annotation" = %loop_annotation}
  }
  irdl.operation @switch attributes {
    strata.class = "SwitchOp",
    strata.summary = "branch on a number",
    strata.description = "Continues at the block of the case with the value, or at the first block if there is none.",
    strata.examples = ["llvm.switch %x : i32, ^other [\n  1: ^one,\n  2: ^two(%y : f32)\n]"],
    strata.traits = ["AttrSizedOperandSegments", "Pure", "Terminator"],
    strata.interfaces = ["BranchOpInterface", "WeightedBranchOpInterface"],
    strata.hooks = ["verify"],
    strata.successors = ["defaultDestination", "caseDestinations..."],
    strata.format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? `[` `\\n` custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments) `]` attr-dict"
  } {
    %value = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any {strata.segments = "case_operand_segments"}
    irdl.operands(value: %value, defaultOperands: variadic %defaultOperands, caseOperands: variadic %caseOperands)
    %case_values = irdl.c_pred "isa<DenseIntElementsAttr>($_self)" {strata.optional, strata.summary = "integer elements attribute"}
    %case_operand_segments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    %branch_weights = irdl.c_pred "i32_array" {strata.optional, strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    irdl.attributes {"case_values" = %case_values, "case_operand_segments" = %case_operand_segments, "branch_weights" = %branch_weights}
  }
  irdl.operation @indirectbr attributes {
    strata.class = "IndirectbrOp",
    strata.summary = "branch to an address",
    strata.description = "Continues at the block whose address the operand is; it is one of the successors.",
    strata.examples = ["llvm.indirectbr %p : !llvm.ptr, [\n^one,\n^two(%x : i32)\n]"],
    strata.traits = ["Pure", "Terminator"],
    strata.interfaces = ["BranchOpInterface"],
    strata.successors = ["successors..."],
    strata.format = "$addr `:` qualified(type($addr)) `,` custom<Successors>($successors, $succOperands, type($succOperands), $indbr_operand_segments) attr-dict"
  } {
    %addr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %succOperands = irdl.any {strata.segments = "indbr_operand_segments"}
    irdl.operands(addr: %addr, succOperands: variadic %succOperands)
    %indbr_operand_segments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    irdl.attributes {"indbr_operand_segments" = %indbr_operand_segments}
  }
  irdl.operation @return attributes {
    strata.class = "ReturnOp",
    strata.summary = "end of a function",
    strata.description = "Returns to the caller, with the operand as the result. Also ends the initializer of a global.",
    strata.examples = ["llvm.func @twice(%x: i32) -> i32 {\n  %r = llvm.add %x, %x : i32\n  llvm.return %r : i32\n}"],
    strata.traits = ["Pure", "ReturnLike", "Terminator"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.verify = [
      "auto function = $_op.getParentOp();",
      "if (!function || function.getName() != \"llvm.func\") return success();",
      "auto results = function.getAttr(\"function_type\").getSignature().getResults();",
      "if (results.empty() && $arg) {",
      "  auto diag = emitOpError(\"expected no operands\");",
      "  diag.attachNote(function.getLoc()) << \"when returning from function\";",
      "  return diag;",
      "}",
      "if (results.empty()) return success();",
      "if (!$arg) {",
      "  auto diag = emitOpError(\"expected 1 operand\");",
      "  diag.attachNote(function.getLoc()) << \"when returning from function\";",
      "  return diag;",
      "}",
      "if ($arg.getType() != results[0]) {",
      "  auto diag = emitOpError(\"mismatching result types\");",
      "  diag.attachNote(function.getLoc()) << \"when returning from function\";",
      "  return diag;",
      "}"
    ],
    strata.format = "attr-dict ($arg^ `:` type($arg))?"
  } {
    %arg = irdl.any
    irdl.operands(arg: optional %arg)
  }
  irdl.operation @unreachable attributes {
    strata.class = "UnreachableOp",
    strata.summary = "code that is never reached",
    strata.description = "Control never gets here.",
    strata.examples = ["llvm.unreachable"],
    strata.traits = ["Terminator"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @resume attributes {
    strata.class = "ResumeOp",
    strata.summary = "continuation of an exception",
    strata.description = "Continues the exception that a `llvm.landingpad` has received.",
    strata.examples = ["llvm.resume %e : !llvm.struct<(ptr, i32)>"],
    strata.traits = ["Terminator"],
    strata.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.c_pred "llvm_type"
    irdl.operands(value: %value)
  }
  irdl.operation @landingpad attributes {
    strata.class = "LandingpadOp",
    strata.summary = "receiver of exceptions",
    strata.description = "The first operation of the block where an exception of `llvm.invoke` arrives. The clauses tell which exceptions it receives.",
    strata.examples = ["%e = llvm.landingpad cleanup (catch %type : !llvm.ptr) : !llvm.struct<(ptr, i32)>"],
    strata.verify = [
      "auto function = $_op.getParentOp();",
      "if (function && function.getName() == \"llvm.func\" && !function.hasAttr(\"personality\")) return emitError(\"llvm.landingpad needs to be in a function with a personality\");",
      "if (!$cleanup && $operands.empty()) return emitError(\"landingpad instruction expects at least one clause or cleanup attribute\");"
    ],
    strata.format = "(`cleanup` $cleanup^)? (custom<LandingpadClauses>($operands, type($operands))^)? `:` type($res) attr-dict"
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
    %cleanup = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"cleanup" = %cleanup}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @call attributes {
    strata.class = "CallOp",
    strata.summary = "call of a function",
    strata.description = "Calls a function by its name or by its address, which is then the first operand.",
    strata.examples = ["%r = llvm.call @f(%x) : (i32) -> i32", "llvm.call tail %p(%x) : !llvm.ptr, (i32) -> ()", "%r = llvm.call @printf(%s, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["CallOpInterface", "SymbolUserOpInterface"],
    strata.hooks = ["parse", "print", "verify", "verifySymbolUses"]
  } {
    %callee_operands = irdl.c_pred "llvm_type"
    %op_bundle_operands = irdl.c_pred "llvm_type"
    irdl.operands(callee_operands: variadic %callee_operands, op_bundle_operands: variadic %op_bundle_operands)
    %var_callee_type = irdl.c_pred "type_attr_of(isa<LLVMFunctionType>($_self))" {strata.optional, strata.kind = "type", strata.summary = "type attribute of LLVM function type"}
    %callee = irdl.c_pred "flat_symbol_ref" {strata.optional, strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    %CConv = irdl.base @llvm::@cconv {strata.default = "ccc", strata.summary = "LLVM Calling Convention specification"}
    %TailCallKind = irdl.base @llvm::@tailcallkind {strata.default = "none", strata.summary = "Tail Call Kind"}
    %memory_effects = irdl.base @llvm::@memory_effects {strata.optional, strata.summary = "LLVM memory effects"}
    %convergent = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %no_unwind = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %will_return = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %op_bundle_sizes = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.default = "[]", strata.summary = "i32 dense array attribute"}
    %op_bundle_tags = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %no_inline = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %always_inline = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %inline_hint = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"var_callee_type" = %var_callee_type, "callee" = %callee, "fastmathFlags" = %fastmathFlags, "CConv" = %CConv, "TailCallKind" = %TailCallKind, "memory_effects" = %memory_effects, "convergent" = %convergent, "no_unwind" = %no_unwind, "will_return" = %will_return, "op_bundle_sizes" = %op_bundle_sizes, "op_bundle_tags" = %op_bundle_tags, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "no_inline" = %no_inline, "always_inline" = %always_inline, "inline_hint" = %inline_hint, "access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %result = irdl.c_pred "llvm_type"
    irdl.results(result: optional %result)
  }
  irdl.operation @invoke attributes {
    strata.class = "InvokeOp",
    strata.summary = "call of a function that may throw",
    strata.description = "Calls a function and continues at the first block if it returns, or at the second if it throws an exception.",
    strata.examples = ["llvm.func @try(%x: i32) attributes {personality = @person} {\n  %r = llvm.invoke @f(%x) to ^bb1 unwind ^bb2 : (i32) -> i32\n^bb1:\n  llvm.return\n^bb2:\n  %e = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n  llvm.resume %e : !llvm.struct<(ptr, i32)>\n}"],
    strata.traits = ["AttrSizedOperandSegments", "Terminator"],
    strata.interfaces = ["BranchOpInterface", "CallOpInterface", "WeightedBranchOpInterface"],
    strata.hooks = ["parse", "print", "verify"],
    strata.successors = ["normalDest", "unwindDest"]
  } {
    %callee_operands = irdl.c_pred "llvm_type"
    %normalDestOperands = irdl.c_pred "llvm_type"
    %unwindDestOperands = irdl.c_pred "llvm_type"
    %op_bundle_operands = irdl.c_pred "llvm_type"
    irdl.operands(callee_operands: variadic %callee_operands, normalDestOperands: variadic %normalDestOperands, unwindDestOperands: variadic %unwindDestOperands, op_bundle_operands: variadic %op_bundle_operands)
    %var_callee_type = irdl.c_pred "type_attr_of(isa<LLVMFunctionType>($_self))" {strata.optional, strata.kind = "type", strata.summary = "type attribute of LLVM function type"}
    %callee = irdl.c_pred "flat_symbol_ref" {strata.optional, strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %branch_weights = irdl.c_pred "i32_array" {strata.optional, strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    %CConv = irdl.base @llvm::@cconv {strata.default = "ccc", strata.summary = "LLVM Calling Convention specification"}
    %op_bundle_sizes = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.default = "[]", strata.summary = "i32 dense array attribute"}
    %op_bundle_tags = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    irdl.attributes {"var_callee_type" = %var_callee_type, "callee" = %callee, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "branch_weights" = %branch_weights, "CConv" = %CConv, "op_bundle_sizes" = %op_bundle_sizes, "op_bundle_tags" = %op_bundle_tags}
    %result = irdl.c_pred "llvm_type"
    irdl.results(result: optional %result)
  }
  irdl.operation @va_arg attributes {
    strata.class = "VaArgOp",
    strata.summary = "variadic argument",
    strata.description = "The next argument of a list of variadic arguments.",
    strata.examples = ["%r = llvm.va_arg %list : (!llvm.ptr) -> i32"],
    strata.format = "$arg attr-dict `:` functional-type(operands, results)"
  } {
    %arg = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @inline_asm attributes {
    strata.class = "InlineAsmOp",
    strata.summary = "assembly code",
    strata.description = "Assembly code with constraints for the operands and the result.",
    strata.examples = ["%r = llvm.inline_asm has_side_effects asm_dialect = intel \"mov $0, $1\", \"=r,r\" %x : (i32) -> i32"],
    strata.hooks = ["effects"],
    strata.format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)"
  } {
    %operands = irdl.c_pred "llvm_type"
    irdl.operands(operands: variadic %operands)
    %asm_string = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %constraints = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %has_side_effects = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %is_align_stack = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %tail_call_kind = irdl.base @llvm::@tailcallkind {strata.default = "none", strata.summary = "Tail Call Kind"}
    %asm_dialect = irdl.base @llvm::@AsmDialect {strata.optional, strata.summary = "ATT (0) or Intel (1) asm dialect"}
    %operand_attrs = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    irdl.attributes {"asm_string" = %asm_string, "constraints" = %constraints, "has_side_effects" = %has_side_effects, "is_align_stack" = %is_align_stack, "tail_call_kind" = %tail_call_kind, "asm_dialect" = %asm_dialect, "operand_attrs" = %operand_attrs}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: optional %res)
  }
  irdl.operation @call_intrinsic attributes {
    strata.class = "CallIntrinsicOp",
    strata.summary = "call of an intrinsic by its name",
    strata.description = "Calls the intrinsic of LLVM that has the name.",
    strata.examples = ["%r = llvm.call_intrinsic \"llvm.fabs.f32\"(%x) : (f32) -> f32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.hooks = ["parse", "print"],
    strata.verify = [
      "if (!$intrin.starts_with(\"llvm.\")) return emitOpError(\"intrinsic name must start with 'llvm.'\");"
    ]
  } {
    %args = irdl.c_pred "llvm_type"
    %op_bundle_operands = irdl.c_pred "llvm_type"
    irdl.operands(args: variadic %args, op_bundle_operands: variadic %op_bundle_operands)
    %intrin = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    %op_bundle_sizes = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.default = "[]", strata.summary = "i32 dense array attribute"}
    %op_bundle_tags = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"intrin" = %intrin, "fastmathFlags" = %fastmathFlags, "op_bundle_sizes" = %op_bundle_sizes, "op_bundle_tags" = %op_bundle_tags, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %results = irdl.c_pred "llvm_type"
    irdl.results(results: optional %results)
  }
  irdl.operation @func attributes {
    strata.class = "LLVMFuncOp",
    strata.summary = "function",
    strata.description = "A function with arguments and at most one result, or the declaration of one.",
    strata.examples = ["llvm.func @twice(%x: i32) -> i32 {\n  %r = llvm.add %x, %x : i32\n  llvm.return %r : i32\n}", "llvm.func fastcc @printf(!llvm.ptr, ...) -> i32"],
    strata.traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "Symbol"],
    strata.interfaces = ["FunctionOpInterface", "CallableOpInterface"],
    strata.hooks = ["parse", "print", "verify"],
    strata.verify = [
      "if ($linkage.getValue() == 10) return emitOpError(\"functions cannot have 'common' linkage\");",
      "if ($body.empty() && $linkage.getValue() != 0 && $linkage.getValue() != 9) return emitOpError(\"external functions must have 'external' or 'extern_weak' linkage\");"
    ]
  } {
    %CConv = irdl.base @llvm::@cconv {strata.default = "ccc", strata.summary = "LLVM Calling Convention specification"}
    %alignment = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %always_inline = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %arm_in_za = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %arm_inout_za = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %arm_locally_streaming = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %arm_new_za = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %arm_out_za = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %arm_preserves_za = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %arm_streaming = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %arm_streaming_compatible = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %comdat = irdl.base "#builtin.symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    %convergent = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %denormal_fp_math = irdl.any {strata.optional, strata.summary = "any attribute"}
    %denormal_fp_math_f32 = irdl.any {strata.optional, strata.summary = "any attribute"}
    %dso_local = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %fp_contract = irdl.any {strata.optional, strata.summary = "any attribute"}
    %frame_pointer = irdl.base @llvm::@framePointerKind {strata.optional, strata.summary = "LLVM frame pointer kind"}
    %function_entry_count = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %function_type = irdl.c_pred "type_attr_of(isa<LLVMFunctionType>($_self))" {strata.kind = "type", strata.summary = "type attribute of LLVM function type"}
    %garbageCollector = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %inline_hint = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %instrument_function_entry = irdl.any {strata.optional, strata.summary = "any attribute"}
    %instrument_function_exit = irdl.any {strata.optional, strata.summary = "any attribute"}
    %intel_reqd_sub_group_size = irdl.any {strata.optional, strata.summary = "any attribute"}
    %linkage = irdl.base @llvm::@linkage {strata.default = "external", strata.summary = "LLVM Linkage specification"}
    %memory_effects = irdl.base @llvm::@memory_effects {strata.optional, strata.summary = "LLVM memory effects"}
    %no_infs_fp_math = irdl.c_pred "bool_attr" {strata.optional, strata.summary = "bool attribute"}
    %no_inline = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %no_nans_fp_math = irdl.c_pred "bool_attr" {strata.optional, strata.summary = "bool attribute"}
    %no_signed_zeros_fp_math = irdl.c_pred "bool_attr" {strata.optional, strata.summary = "bool attribute"}
    %no_unwind = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %optimize_none = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %passthrough = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    %personality = irdl.c_pred "flat_symbol_ref" {strata.optional, strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %prefer_vector_width = irdl.any {strata.optional, strata.summary = "any attribute"}
    %reciprocal_estimates = irdl.any {strata.optional, strata.summary = "any attribute"}
    %reqd_work_group_size = irdl.any {strata.optional, strata.summary = "any attribute"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %section = irdl.any {strata.optional, strata.summary = "any attribute"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %sym_visibility = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %target_cpu = irdl.any {strata.optional, strata.summary = "any attribute"}
    %target_features = irdl.base @llvm::@target_features {strata.optional, strata.summary = "LLVM target features"}
    %tune_cpu = irdl.any {strata.optional, strata.summary = "any attribute"}
    %unnamed_addr = irdl.base @llvm::@UnnamedAddr {strata.optional, strata.summary = "LLVM GlobalValue UnnamedAddr"}
    %uwtable_kind = irdl.base @llvm::@uwtableKind {strata.optional, strata.summary = "LLVM unwind tables"}
    %vec_type_hint = irdl.any {strata.optional, strata.summary = "any attribute"}
    %visibility_ = irdl.base @llvm::@Visibility {strata.default = "default", strata.summary = "LLVM GlobalValue Visibility"}
    %vscale_range = irdl.base @llvm::@vscale_range {strata.optional, strata.summary = "LLVM vscale range"}
    %will_return = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %work_group_size_hint = irdl.any {strata.optional, strata.summary = "any attribute"}
    irdl.attributes {"CConv" = %CConv, "alignment" = %alignment, "always_inline" = %always_inline, "arg_attrs" = %arg_attrs, "arm_in_za" = %arm_in_za, "arm_inout_za" = %arm_inout_za, "arm_locally_streaming" = %arm_locally_streaming, "arm_new_za" = %arm_new_za, "arm_out_za" = %arm_out_za, "arm_preserves_za" = %arm_preserves_za, "arm_streaming" = %arm_streaming, "arm_streaming_compatible" = %arm_streaming_compatible, "comdat" = %comdat, "convergent" = %convergent, "denormal_fp_math" = %denormal_fp_math, "denormal_fp_math_f32" = %denormal_fp_math_f32, "dso_local" = %dso_local, "fp_contract" = %fp_contract, "frame_pointer" = %frame_pointer, "function_entry_count" = %function_entry_count, "function_type" = %function_type, "garbageCollector" = %garbageCollector, "inline_hint" = %inline_hint, "instrument_function_entry" = %instrument_function_entry, "instrument_function_exit" = %instrument_function_exit, "intel_reqd_sub_group_size" = %intel_reqd_sub_group_size, "linkage" = %linkage, "memory_effects" = %memory_effects, "no_infs_fp_math" = %no_infs_fp_math, "no_inline" = %no_inline, "no_nans_fp_math" = %no_nans_fp_math, "no_signed_zeros_fp_math" = %no_signed_zeros_fp_math, "no_unwind" = %no_unwind, "optimize_none" = %optimize_none, "passthrough" = %passthrough, "personality" = %personality, "prefer_vector_width" = %prefer_vector_width, "reciprocal_estimates" = %reciprocal_estimates, "reqd_work_group_size" = %reqd_work_group_size, "res_attrs" = %res_attrs, "section" = %section, "sym_name" = %sym_name, "sym_visibility" = %sym_visibility, "target_cpu" = %target_cpu, "target_features" = %target_features, "tune_cpu" = %tune_cpu, "unnamed_addr" = %unnamed_addr, "uwtable_kind" = %uwtable_kind, "vec_type_hint" = %vec_type_hint, "visibility_" = %visibility_, "vscale_range" = %vscale_range, "will_return" = %will_return, "work_group_size_hint" = %work_group_size_hint}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @mlir.global attributes {
    strata.class = "GlobalOp",
    strata.summary = "global variable",
    strata.description = "A variable or constant of the module. Its initial value is an attribute or computed in its region.",
    strata.examples = ["llvm.mlir.global internal constant @text(\"abc\") {addr_space = 0 : i32}", "llvm.mlir.global external @limit(42 : i32) {addr_space = 0 : i32} : i32"],
    strata.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    strata.hooks = ["parse", "print", "verify", "verifyRegions"]
  } {
    %global_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %constant = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %linkage = irdl.base @llvm::@linkage {strata.summary = "LLVM Linkage specification"}
    %dso_local = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %thread_local_ = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %externally_initialized = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %value = irdl.any {strata.optional, strata.summary = "any attribute"}
    %alignment = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %addr_space = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %unnamed_addr = irdl.base @llvm::@UnnamedAddr {strata.optional, strata.summary = "LLVM GlobalValue UnnamedAddr"}
    %section = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %comdat = irdl.base "#builtin.symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    %dbg_exprs = irdl.base "#builtin.array" {strata.optional, strata.summary = "an array of variable expressions"}
    %visibility_ = irdl.base @llvm::@Visibility {strata.default = "default", strata.summary = "LLVM GlobalValue Visibility"}
    %target_specific_attrs = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    irdl.attributes {"global_type" = %global_type, "constant" = %constant, "sym_name" = %sym_name, "linkage" = %linkage, "dso_local" = %dso_local, "thread_local_" = %thread_local_, "externally_initialized" = %externally_initialized, "value" = %value, "alignment" = %alignment, "addr_space" = %addr_space, "unnamed_addr" = %unnamed_addr, "section" = %section, "comdat" = %comdat, "dbg_exprs" = %dbg_exprs, "visibility_" = %visibility_, "target_specific_attrs" = %target_specific_attrs}
    %initializer = irdl.region {strata.summary = "any region"}
    irdl.regions(initializer: %initializer)
  }
  irdl.operation @mlir.alias attributes {
    strata.class = "AliasOp",
    strata.summary = "other name of a global",
    strata.description = "Another name of a global variable or function, whose address its region computes.",
    strata.examples = ["llvm.mlir.global external @table(7 : i32) {addr_space = 0 : i32} : i32\nllvm.mlir.alias external @other : i32 {\n  %p = llvm.mlir.addressof @table : !llvm.ptr\n  llvm.return %p : !llvm.ptr\n}"],
    strata.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    strata.hooks = ["parse", "print"]
  } {
    %alias_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %linkage = irdl.base @llvm::@linkage {strata.summary = "LLVM Linkage specification"}
    %dso_local = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %thread_local_ = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %unnamed_addr = irdl.base @llvm::@UnnamedAddr {strata.optional, strata.summary = "LLVM GlobalValue UnnamedAddr"}
    %visibility_ = irdl.base @llvm::@Visibility {strata.default = "default", strata.summary = "LLVM GlobalValue Visibility"}
    irdl.attributes {"alias_type" = %alias_type, "sym_name" = %sym_name, "linkage" = %linkage, "dso_local" = %dso_local, "thread_local_" = %thread_local_, "unnamed_addr" = %unnamed_addr, "visibility_" = %visibility_}
    %initializer = irdl.region {strata.summary = "any region"}
    irdl.regions(initializer: %initializer)
  }
  irdl.operation @mlir.ifunc attributes {
    strata.class = "IFuncOp",
    strata.summary = "function that is chosen when the program is loaded",
    strata.description = "The resolver returns the function that is called under this name.",
    strata.examples = ["llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr @choose"],
    strata.traits = ["IsolatedFromAbove", "Symbol"],
    strata.hooks = ["parse", "print"]
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %i_func_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %resolver = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %resolver_type = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %linkage = irdl.base @llvm::@linkage {strata.summary = "LLVM Linkage specification"}
    %dso_local = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %address_space = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %unnamed_addr = irdl.base @llvm::@UnnamedAddr {strata.optional, strata.summary = "LLVM GlobalValue UnnamedAddr"}
    %visibility_ = irdl.base @llvm::@Visibility {strata.default = "default", strata.summary = "LLVM GlobalValue Visibility"}
    irdl.attributes {"sym_name" = %sym_name, "i_func_type" = %i_func_type, "resolver" = %resolver, "resolver_type" = %resolver_type, "linkage" = %linkage, "dso_local" = %dso_local, "address_space" = %address_space, "unnamed_addr" = %unnamed_addr, "visibility_" = %visibility_}
  }
  irdl.operation @mlir.global_ctors attributes {
    strata.class = "GlobalCtorsOp",
    strata.summary = "functions that run before the program",
    strata.description = "Functions that run before `main`, with their priorities and the data that they belong to.",
    strata.examples = ["llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify = [
      "if ($ctors.size() != $priorities.size()) return emitError(\"ctors, priorities, and data must have the same number of elements\");",
      "if ($ctors.size() != $data.size()) return emitError(\"ctors, priorities, and data must have the same number of elements\");",
      "for (auto entry : $data) if (!isa<FlatSymbolRefAttr>(entry) && !isa<ZeroAttr>(entry)) return emitOpError(\"data element must be symbol or #llvm.zero\");"
    ],
    strata.verify_symbol_uses = [
      "for (auto name : $ctors) {",
      "  auto function = SymbolTable::lookupNearestSymbolFrom($_op, name);",
      "  if (!function || function.getName() != \"llvm.func\") return emitOpError(\"'\") << name.getValue() << \"' does not reference a valid LLVM function\";",
      "  if (function.getRegion(0).empty()) return emitOpError(\"'\") << name.getValue() << \"' does not have a definition\";",
      "}"
    ],
    strata.format = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"
  } {
    %ctors = irdl.base "#builtin.array" {strata.summary = "flat symbol ref array attribute"}
    %priorities = irdl.base "#builtin.array" {strata.summary = "32-bit integer array attribute"}
    %data = irdl.base "#builtin.array" {strata.summary = "array attribute"}
    irdl.attributes {"ctors" = %ctors, "priorities" = %priorities, "data" = %data}
  }
  irdl.operation @mlir.global_dtors attributes {
    strata.class = "GlobalDtorsOp",
    strata.summary = "functions that run after the program",
    strata.description = "Functions that run after `main`, with their priorities and the data that they belong to.",
    strata.examples = ["llvm.mlir.global_dtors dtors = [@finish], priorities = [0 : i32], data = [#llvm.zero]"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify = [
      "if ($dtors.size() != $priorities.size()) return emitError(\"dtors, priorities, and data must have the same number of elements\");",
      "if ($dtors.size() != $data.size()) return emitError(\"dtors, priorities, and data must have the same number of elements\");",
      "for (auto entry : $data) if (!isa<FlatSymbolRefAttr>(entry) && !isa<ZeroAttr>(entry)) return emitError(\"data element must be symbol or #llvm.zero\");"
    ],
    strata.verify_symbol_uses = [
      "for (auto name : $dtors) {",
      "  auto function = SymbolTable::lookupNearestSymbolFrom($_op, name);",
      "  if (!function || function.getName() != \"llvm.func\") return emitOpError(\"'\") << name.getValue() << \"' does not reference a valid LLVM function\";",
      "  if (function.getRegion(0).empty()) return emitOpError(\"'\") << name.getValue() << \"' does not have a definition\";",
      "}"
    ],
    strata.format = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"
  } {
    %dtors = irdl.base "#builtin.array" {strata.summary = "flat symbol ref array attribute"}
    %priorities = irdl.base "#builtin.array" {strata.summary = "32-bit integer array attribute"}
    %data = irdl.base "#builtin.array" {strata.summary = "array attribute"}
    irdl.attributes {"dtors" = %dtors, "priorities" = %priorities, "data" = %data}
  }
  irdl.operation @comdat attributes {
    strata.class = "ComdatOp",
    strata.summary = "rules for definitions that several object files have",
    strata.description = "The selectors for globals and functions that several object files define.",
    strata.examples = ["llvm.comdat @all {\n  llvm.comdat_selector @one any\n}"],
    strata.traits = ["NoTerminator", "SingleBlock", "SymbolTable", "Symbol"],
    strata.verify_regions = [
      "for (auto nested : $body.front().getOperations())",
      "  if (nested.getName() != \"llvm.comdat_selector\") return emitError(\"only comdat selector symbols can appear in a comdat region\");"
    ],
    strata.format = "$sym_name $body attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    irdl.attributes {"sym_name" = %sym_name}
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body: %body)
  }
  irdl.operation @comdat_selector attributes {
    strata.class = "ComdatSelectorOp",
    strata.summary = "rule for one definition",
    strata.description = "Tells which of several definitions is used.",
    strata.examples = ["llvm.comdat @all {\n  llvm.comdat_selector @one any\n}"],
    strata.traits = ["HasParent<llvm.comdat>", "Symbol"],
    strata.format = "$sym_name $comdat attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %comdat = irdl.base @llvm::@Comdat {strata.summary = "LLVM Comdat Types"}
    irdl.attributes {"sym_name" = %sym_name, "comdat" = %comdat}
  }
  irdl.operation @module_flags attributes {
    strata.class = "ModuleFlagsOp",
    strata.summary = "flags of the module",
    strata.description = "Flags that are compared when modules are linked.",
    strata.examples = ["llvm.module_flags [#llvm.mlir.module_flag<error, \"wchar_size\", 4 : i32>]"],
    strata.format = "$flags attr-dict"
  } {
    %flags = irdl.base "#builtin.array" {strata.summary = "array attribute"}
    irdl.attributes {"flags" = %flags}
  }
  irdl.operation @linker_options attributes {
    strata.class = "LinkerOptionsOp",
    strata.summary = "options for the linker",
    strata.description = "Options that the linker gets.",
    strata.examples = ["llvm.linker_options [\"-l\", \"m\"]"],
    strata.format = "$options attr-dict"
  } {
    %options = irdl.base "#builtin.array" {strata.summary = "string array attribute"}
    irdl.attributes {"options" = %options}
  }
  irdl.operation @intr.abs attributes {
    strata.class = "AbsOp",
    strata.summary = "absolute value of an integer",
    strata.description = "Absolute value of an integer.",
    strata.examples = ["%r = \"llvm.intr.abs\"(%x) <{is_int_min_poison = false}> : (i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_like"
    irdl.operands(in: %in)
    %is_int_min_poison = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    irdl.attributes {"is_int_min_poison" = %is_int_min_poison}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.acos attributes {
    strata.class = "AcosOp",
    strata.summary = "arc cosine",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.acos(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.annotation attributes {
    strata.class = "AnnotationOp",
    strata.summary = "integer with an annotation",
    strata.description = "Integer with an annotation.",
    strata.examples = ["%r = \"llvm.intr.annotation\"(%x, %text, %file, %line) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %integer = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %annotation = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %fileName = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %line = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(integer: %integer, annotation: %annotation, fileName: %fileName, line: %line)
    %res = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.asin attributes {
    strata.class = "AsinOp",
    strata.summary = "arc sine",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.asin(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.assume attributes {
    strata.class = "AssumeOp",
    strata.summary = "condition that holds",
    strata.description = "Condition that holds.",
    strata.examples = ["llvm.intr.assume %c : i1"],
    strata.format = "$cond `` custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags, $op_bundle_sizes) attr-dict `:` type($cond)"
  } {
    %cond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %op_bundle_operands = irdl.any
    irdl.operands(cond: %cond, op_bundle_operands: variadic %op_bundle_operands)
    %op_bundle_sizes = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.default = "[]", strata.summary = "i32 dense array attribute"}
    %op_bundle_tags = irdl.base "#builtin.array" {strata.optional, strata.summary = "array attribute"}
    irdl.attributes {"op_bundle_sizes" = %op_bundle_sizes, "op_bundle_tags" = %op_bundle_tags}
  }
  irdl.operation @intr.atan attributes {
    strata.class = "AtanOp",
    strata.summary = "arc tangent",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.atan(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.atan2 attributes {
    strata.class = "Atan2Op",
    strata.summary = "angle of a point",
    strata.description = "The function of two floats, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.atan2(%x, %y) : (f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.bitreverse attributes {
    strata.class = "BitreverseOp",
    strata.summary = "bits in reverse order",
    strata.description = "The function of an integer, or of each integer of a vector.",
    strata.examples = ["%r = llvm.intr.bitreverse(%x) : (i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "int_like"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.bswap attributes {
    strata.class = "BswapOp",
    strata.summary = "bytes in reverse order",
    strata.description = "The function of an integer, or of each integer of a vector.",
    strata.examples = ["%r = llvm.intr.bswap(%x) : (i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "int_like"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ceil attributes {
    strata.class = "FCeilOp",
    strata.summary = "rounding up",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.ceil(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.copysign attributes {
    strata.class = "CopysignOp",
    strata.summary = "float with the sign of another",
    strata.description = "The function of two floats, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.copysign(%x, %y) : (f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.align attributes {
    strata.class = "CoroAlignOp",
    strata.summary = "alignment of the frame of a coroutine",
    strata.description = "Alignment of the frame of a coroutine.",
    strata.examples = ["%r = llvm.intr.coro.align : i64"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.begin attributes {
    strata.class = "CoroBeginOp",
    strata.summary = "start of a coroutine",
    strata.description = "Start of a coroutine.",
    strata.examples = ["%r = llvm.intr.coro.begin %token, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr"],
    strata.format = "$token `,` $mem attr-dict `:` functional-type(operands, results)"
  } {
    %token = irdl.base @llvm::@token {strata.summary = "LLVM token type"}
    %mem = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(token: %token, mem: %mem)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.end attributes {
    strata.class = "CoroEndOp",
    strata.summary = "end of a coroutine",
    strata.description = "End of a coroutine.",
    strata.examples = ["%r = llvm.intr.coro.end %p, %unwind, %token : (!llvm.ptr, i1, !llvm.token) -> i1"],
    strata.format = "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)"
  } {
    %handle = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %unwind = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %retvals = irdl.base @llvm::@token {strata.summary = "LLVM token type"}
    irdl.operands(handle: %handle, unwind: %unwind, retvals: %retvals)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.free attributes {
    strata.class = "CoroFreeOp",
    strata.summary = "memory of the frame of a coroutine",
    strata.description = "Memory of the frame of a coroutine.",
    strata.examples = ["%r = llvm.intr.coro.free %token, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr"],
    strata.format = "$id `,` $handle attr-dict `:` functional-type(operands, results)"
  } {
    %id = irdl.base @llvm::@token {strata.summary = "LLVM token type"}
    %handle = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(id: %id, handle: %handle)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.id attributes {
    strata.class = "CoroIdOp",
    strata.summary = "identity of a coroutine",
    strata.description = "Identity of a coroutine.",
    strata.examples = ["%r = llvm.intr.coro.id %align, %promise, %address, %functions : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token"],
    strata.format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)"
  } {
    %align = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %promise = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %coroaddr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %fnaddrs = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(align: %align, promise: %promise, coroaddr: %coroaddr, fnaddrs: %fnaddrs)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.promise attributes {
    strata.class = "CoroPromiseOp",
    strata.summary = "promise of a coroutine",
    strata.description = "Promise of a coroutine.",
    strata.examples = ["%r = llvm.intr.coro.promise %p, %align, %from : (!llvm.ptr, i32, i1) -> !llvm.ptr"],
    strata.format = "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)"
  } {
    %handle = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %align = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %from = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(handle: %handle, align: %align, from: %from)
    %res = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.resume attributes {
    strata.class = "CoroResumeOp",
    strata.summary = "continuation of a coroutine",
    strata.description = "Continuation of a coroutine.",
    strata.examples = ["llvm.intr.coro.resume %p : !llvm.ptr"],
    strata.format = "$handle attr-dict `:` qualified(type($handle))"
  } {
    %handle = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(handle: %handle)
  }
  irdl.operation @intr.coro.save attributes {
    strata.class = "CoroSaveOp",
    strata.summary = "state of a coroutine before it is suspended",
    strata.description = "State of a coroutine before it is suspended.",
    strata.examples = ["%r = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token"],
    strata.format = "$handle attr-dict `:` functional-type(operands, results)"
  } {
    %handle = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(handle: %handle)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.size attributes {
    strata.class = "CoroSizeOp",
    strata.summary = "size of the frame of a coroutine",
    strata.description = "Size of the frame of a coroutine.",
    strata.examples = ["%r = llvm.intr.coro.size : i64"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.coro.suspend attributes {
    strata.class = "CoroSuspendOp",
    strata.summary = "suspension of a coroutine",
    strata.description = "Suspension of a coroutine.",
    strata.examples = ["%r = llvm.intr.coro.suspend %token, %final : i8"],
    strata.format = "$save `,` $final attr-dict `:` type($res)"
  } {
    %save = irdl.base @llvm::@token {strata.summary = "LLVM token type"}
    %final = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(save: %save, final: %final)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.cos attributes {
    strata.class = "CosOp",
    strata.summary = "cosine",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.cos(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.cosh attributes {
    strata.class = "CoshOp",
    strata.summary = "hyperbolic cosine",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.cosh(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ctlz attributes {
    strata.class = "CtlzOp",
    strata.summary = "number of leading zeros",
    strata.description = "Number of leading zeros.",
    strata.examples = ["%r = \"llvm.intr.ctlz\"(%x) <{is_zero_poison = false}> : (i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_like"
    irdl.operands(in: %in)
    %is_zero_poison = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    irdl.attributes {"is_zero_poison" = %is_zero_poison}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ctpop attributes {
    strata.class = "CtpopOp",
    strata.summary = "number of bits that are set",
    strata.description = "The function of an integer, or of each integer of a vector.",
    strata.examples = ["%r = llvm.intr.ctpop(%x) : (i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "int_like"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.cttz attributes {
    strata.class = "CttzOp",
    strata.summary = "number of trailing zeros",
    strata.description = "Number of trailing zeros.",
    strata.examples = ["%r = \"llvm.intr.cttz\"(%x) <{is_zero_poison = false}> : (i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_like"
    irdl.operands(in: %in)
    %is_zero_poison = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    irdl.attributes {"is_zero_poison" = %is_zero_poison}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.dbg.declare attributes {
    strata.class = "DbgDeclareOp",
    strata.summary = "address of a variable for the debugger",
    strata.description = "Address of a variable for the debugger.",
    strata.examples = ["llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_file<\"a.c\" in \"/\">, name = \"x\"> = %p : !llvm.ptr"],
    strata.format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict"
  } {
    %addr = irdl.any
    irdl.operands(addr: %addr)
    %locationExpr = irdl.base @llvm::@di_expression {strata.default = "<>", strata.summary = "LLVM debug expression"}
    %varInfo = irdl.base @llvm::@di_local_variable {strata.summary = "LLVM debug local variable"}
    irdl.attributes {"locationExpr" = %locationExpr, "varInfo" = %varInfo}
  }
  irdl.operation @intr.dbg.label attributes {
    strata.class = "DbgLabelOp",
    strata.summary = "label for the debugger",
    strata.description = "Label for the debugger.",
    strata.examples = ["llvm.intr.dbg.label <scope = #llvm.di_file<\"a.c\" in \"/\">, name = \"next\">"],
    strata.format = "$label attr-dict"
  } {
    %label = irdl.base @llvm::@di_label {strata.summary = "LLVM debug label"}
    irdl.attributes {"label" = %label}
  }
  irdl.operation @intr.dbg.value attributes {
    strata.class = "DbgValueOp",
    strata.summary = "value of a variable for the debugger",
    strata.description = "Value of a variable for the debugger.",
    strata.examples = ["llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<\"a.c\" in \"/\">, name = \"x\"> = %p : !llvm.ptr"],
    strata.format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict"
  } {
    %value = irdl.any
    irdl.operands(value: %value)
    %locationExpr = irdl.base @llvm::@di_expression {strata.default = "<>", strata.summary = "LLVM debug expression"}
    %varInfo = irdl.base @llvm::@di_local_variable {strata.summary = "LLVM debug local variable"}
    irdl.attributes {"locationExpr" = %locationExpr, "varInfo" = %varInfo}
  }
  irdl.operation @intr.debugtrap attributes {
    strata.class = "DebugtrapOp",
    strata.summary = "stop for the debugger",
    strata.description = "Stop for the debugger.",
    strata.examples = ["llvm.intr.debugtrap"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @intr.eh.typeid.for attributes {
    strata.class = "EhTypeidForOp",
    strata.summary = "number of the type of an exception",
    strata.description = "Number of the type of an exception.",
    strata.examples = ["%r = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32"],
    strata.format = "$type_info attr-dict `:` functional-type(operands, results)"
  } {
    %type_info = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(type_info: %type_info)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.exp attributes {
    strata.class = "ExpOp",
    strata.summary = "power of e",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.exp(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.exp10 attributes {
    strata.class = "Exp10Op",
    strata.summary = "power of ten",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.exp10(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.exp2 attributes {
    strata.class = "Exp2Op",
    strata.summary = "power of two",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.exp2(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.expect attributes {
    strata.class = "ExpectOp",
    strata.summary = "value that is likely",
    strata.description = "Value that is likely.",
    strata.examples = ["%r = llvm.intr.expect %x, %y : i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "$val `,` $expected attr-dict `:` type($val)"
  } {
    %val = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %expected = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(val: %val, expected: %expected)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.expect.with.probability attributes {
    strata.class = "ExpectWithProbabilityOp",
    strata.summary = "value that is likely, with its probability",
    strata.description = "Value that is likely, with its probability.",
    strata.examples = ["%r = llvm.intr.expect.with.probability %x, %y, 5.000000e-01 : i32"],
    strata.traits = ["AllTypesMatch<val, expected, res>"],
    strata.format = "$val `,` $expected `,` $prob attr-dict `:` type($val)"
  } {
    %val = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %expected = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(val: %val, expected: %expected)
    %prob = irdl.any {strata.kind = "f64", strata.summary = "64-bit float attribute"}
    irdl.attributes {"prob" = %prob}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.experimental.constrained.fpext attributes {
    strata.class = "ExperimentalConstrainedFpextOp",
    strata.summary = "conversion to a wider float with exceptions",
    strata.description = "Conversion to a wider float with exceptions.",
    strata.examples = ["%r = llvm.intr.experimental.constrained.fpext %x ignore : f32 to f64"],
    strata.format = "$arg $fpExceptionBehavior attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "llvm_type"
    irdl.operands(arg: %arg)
    %fpExceptionBehavior = irdl.base @llvm::@FPExceptionBehavior {strata.summary = "LLVM Exception Behavior"}
    irdl.attributes {"fpExceptionBehavior" = %fpExceptionBehavior}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.experimental.constrained.fptrunc attributes {
    strata.class = "ExperimentalConstrainedFptruncOp",
    strata.summary = "conversion to a narrower float in a rounding mode",
    strata.description = "Conversion to a narrower float in a rounding mode.",
    strata.examples = ["%r = llvm.intr.experimental.constrained.fptrunc %x tonearest ignore : f64 to f32"],
    strata.format = "$arg $roundingmode $fpExceptionBehavior attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "llvm_type"
    irdl.operands(arg: %arg)
    %fpExceptionBehavior = irdl.base @llvm::@FPExceptionBehavior {strata.summary = "LLVM Exception Behavior"}
    %roundingmode = irdl.base @llvm::@RoundingMode {strata.summary = "LLVM Rounding Mode"}
    irdl.attributes {"fpExceptionBehavior" = %fpExceptionBehavior, "roundingmode" = %roundingmode}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.experimental.constrained.sitofp attributes {
    strata.class = "ExperimentalConstrainedSitofpOp",
    strata.summary = "conversion of a signed integer in a rounding mode",
    strata.description = "Conversion of a signed integer in a rounding mode.",
    strata.examples = ["%r = llvm.intr.experimental.constrained.sitofp %x tonearest ignore : i32 to f32"],
    strata.format = "$arg $roundingmode $fpExceptionBehavior attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "llvm_type"
    irdl.operands(arg: %arg)
    %fpExceptionBehavior = irdl.base @llvm::@FPExceptionBehavior {strata.summary = "LLVM Exception Behavior"}
    %roundingmode = irdl.base @llvm::@RoundingMode {strata.summary = "LLVM Rounding Mode"}
    irdl.attributes {"fpExceptionBehavior" = %fpExceptionBehavior, "roundingmode" = %roundingmode}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.experimental.constrained.uitofp attributes {
    strata.class = "ExperimentalConstrainedUitofpOp",
    strata.summary = "conversion of an unsigned integer in a rounding mode",
    strata.description = "Conversion of an unsigned integer in a rounding mode.",
    strata.examples = ["%r = llvm.intr.experimental.constrained.uitofp %x tonearest ignore : i32 to f32"],
    strata.format = "$arg $roundingmode $fpExceptionBehavior attr-dict `:` type($arg) `to` type($res)"
  } {
    %arg = irdl.c_pred "llvm_type"
    irdl.operands(arg: %arg)
    %fpExceptionBehavior = irdl.base @llvm::@FPExceptionBehavior {strata.summary = "LLVM Exception Behavior"}
    %roundingmode = irdl.base @llvm::@RoundingMode {strata.summary = "LLVM Rounding Mode"}
    irdl.attributes {"fpExceptionBehavior" = %fpExceptionBehavior, "roundingmode" = %roundingmode}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.experimental.noalias.scope.decl attributes {
    strata.class = "ExperimentalNoaliasScopeDeclOp",
    strata.summary = "start of an alias scope",
    strata.description = "Start of an alias scope.",
    strata.examples = ["llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, domain = <id = distinct[1]<>>>"],
    strata.format = "$scope attr-dict"
  } {
    %scope = irdl.base @llvm::@alias_scope {strata.summary = "LLVM alias scope"}
    irdl.attributes {"scope" = %scope}
  }
  irdl.operation @intr.experimental.vp.strided.load attributes {
    strata.class = "ExperimentalVpStridedLoadOp",
    strata.summary = "load of elements at a distance",
    strata.description = "Load of elements at a distance.",
    strata.examples = ["%r = \"llvm.intr.experimental.vp.strided.load\"(%p, %stride, %mask, %n) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %stride = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(ptr: %ptr, stride: %stride, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.experimental.vp.strided.store attributes {
    strata.class = "ExperimentalVpStridedStoreOp",
    strata.summary = "store of elements at a distance",
    strata.description = "Store of elements at a distance.",
    strata.examples = ["\"llvm.intr.experimental.vp.strided.store\"(%v, %p, %stride, %mask, %n) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %val = irdl.c_pred "llvm_vector"
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %stride = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(val: %val, ptr: %ptr, stride: %stride, mask: %mask, evl: %evl)
  }
  irdl.operation @intr.fabs attributes {
    strata.class = "FAbsOp",
    strata.summary = "absolute value of a float",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.fabs(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.floor attributes {
    strata.class = "FFloorOp",
    strata.summary = "rounding down",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.floor(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.fma attributes {
    strata.class = "FmaOp",
    strata.summary = "product and sum with one rounding",
    strata.description = "The product of two floats plus a third.",
    strata.examples = ["%r = llvm.intr.fma(%x, %y, %z) : (f32, f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `,` $c `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    %c = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b, c: %c)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.fmuladd attributes {
    strata.class = "FmuladdOp",
    strata.summary = "product and sum, with one rounding if that is cheaper",
    strata.description = "The product of two floats plus a third.",
    strata.examples = ["%r = llvm.intr.fmuladd(%x, %y, %z) : (f32, f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `,` $c `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    %c = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b, c: %c)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.frexp attributes {
    strata.class = "FrexpOp",
    strata.summary = "fraction and exponent",
    strata.description = "The fraction and the exponent of a float.",
    strata.examples = ["%r = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.fshl attributes {
    strata.class = "FshlOp",
    strata.summary = "shift of two integers to the left",
    strata.description = "One half of the two integers, concatenated and shifted.",
    strata.examples = ["%r = llvm.intr.fshl(%a, %b, %n) : (i32, i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `,` $c `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    %c = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b, c: %c)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.fshr attributes {
    strata.class = "FshrOp",
    strata.summary = "shift of two integers to the right",
    strata.description = "One half of the two integers, concatenated and shifted.",
    strata.examples = ["%r = llvm.intr.fshr(%a, %b, %n) : (i32, i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `,` $c `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    %c = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b, c: %c)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.get.active.lane.mask attributes {
    strata.class = "GetActiveLaneMaskOp",
    strata.summary = "mask of the elements below a limit",
    strata.description = "Mask of the elements below a limit.",
    strata.examples = ["%r = llvm.intr.get.active.lane.mask %base, %n : i64, i64 to vector<4xi1>"],
    strata.format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)"
  } {
    %base = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %n = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(base: %base, n: %n)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.invariant.end attributes {
    strata.class = "InvariantEndOp",
    strata.summary = "end of a time without changes",
    strata.description = "End of a time without changes.",
    strata.examples = ["llvm.intr.invariant.end %start, 4, %p : !llvm.ptr"],
    strata.format = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"
  } {
    %zero = irdl.is 0 : i32
    %start = irdl.parametric @llvm::@ptr<%zero> {strata.summary = "LLVM pointer in address space 0"}
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(start: %start, ptr: %ptr)
    %size = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"size" = %size}
  }
  irdl.operation @intr.invariant.start attributes {
    strata.class = "InvariantStartOp",
    strata.summary = "start of a time without changes",
    strata.description = "Start of a time without changes.",
    strata.examples = ["%r = llvm.intr.invariant.start 4, %p : !llvm.ptr"],
    strata.format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))"
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(ptr: %ptr)
    %size = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"size" = %size}
    %zero = irdl.is 0 : i32
    %res = irdl.parametric @llvm::@ptr<%zero> {strata.summary = "LLVM pointer in address space 0"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.is.constant attributes {
    strata.class = "IsConstantOp",
    strata.summary = "whether a value is known at compile time",
    strata.description = "Whether a value is known at compile time.",
    strata.examples = ["%r = \"llvm.intr.is.constant\"(%x) : (i32) -> i1"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "llvm_type"
    irdl.operands(in: %in)
    %res = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.is.fpclass attributes {
    strata.class = "IsFpclassOp",
    strata.summary = "whether a float is in one of several classes",
    strata.description = "Whether a float is in one of several classes.",
    strata.examples = ["%r = \"llvm.intr.is.fpclass\"(%x) <{bit = 3 : i32}> : (f32) -> i1"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %bit = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"bit" = %bit}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.launder.invariant.group attributes {
    strata.class = "LaunderInvariantGroupOp",
    strata.summary = "pointer with a new invariant group",
    strata.description = "Pointer with a new invariant group.",
    strata.examples = ["%r = llvm.intr.launder.invariant.group %p : !llvm.ptr"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "$ptr attr-dict `:` qualified(type($ptr))"
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(ptr: %ptr)
    %res = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.ldexp attributes {
    strata.class = "LdexpOp",
    strata.summary = "product with a power of two",
    strata.description = "The float times two to the power of the integer.",
    strata.examples = ["%r = llvm.intr.ldexp(%x, %n) : (f32, i32) -> f32"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.lifetime.end attributes {
    strata.class = "LifetimeEndOp",
    strata.summary = "end of the lifetime of memory",
    strata.description = "End of the lifetime of memory.",
    strata.examples = ["llvm.intr.lifetime.end %p : !llvm.ptr"],
    strata.drops = ["ptr"],
    strata.format = "$ptr attr-dict `:` qualified(type($ptr))"
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(ptr: %ptr)
  }
  irdl.operation @intr.lifetime.start attributes {
    strata.class = "LifetimeStartOp",
    strata.summary = "start of the lifetime of memory",
    strata.description = "Start of the lifetime of memory.",
    strata.examples = ["llvm.intr.lifetime.start %p : !llvm.ptr"],
    strata.drops = ["ptr"],
    strata.format = "$ptr attr-dict `:` qualified(type($ptr))"
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(ptr: %ptr)
  }
  irdl.operation @intr.llrint attributes {
    strata.class = "LlrintOp",
    strata.summary = "integer nearest to a float, of 64 bits",
    strata.description = "The function of a float.",
    strata.examples = ["%r = llvm.intr.llrint(%x) : (f32) -> i64"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.llround attributes {
    strata.class = "LlroundOp",
    strata.summary = "integer nearest to a float, of 64 bits, away from zero in the middle",
    strata.description = "The function of a float.",
    strata.examples = ["%r = llvm.intr.llround(%x) : (f32) -> i64"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "llvm_float"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.log attributes {
    strata.class = "LogOp",
    strata.summary = "natural logarithm",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.log(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.log10 attributes {
    strata.class = "Log10Op",
    strata.summary = "decimal logarithm",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.log10(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.log2 attributes {
    strata.class = "Log2Op",
    strata.summary = "binary logarithm",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.log2(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.lrint attributes {
    strata.class = "LrintOp",
    strata.summary = "integer nearest to a float",
    strata.description = "The function of a float.",
    strata.examples = ["%r = llvm.intr.lrint(%x) : (f32) -> i64"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.lround attributes {
    strata.class = "LroundOp",
    strata.summary = "integer nearest to a float, away from zero in the middle",
    strata.description = "The function of a float.",
    strata.examples = ["%r = llvm.intr.lround(%x) : (f32) -> i64"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.masked.compressstore attributes {
    strata.class = "MaskedCompressstoreOp",
    strata.summary = "store of some elements next to each other",
    strata.description = "Store of some elements next to each other.",
    strata.examples = ["\"llvm.intr.masked.compressstore\"(%v, %p, %mask) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %value = irdl.c_pred "llvm_vector"
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %mask = irdl.c_pred "bit_vector"
    irdl.operands(value: %value, ptr: %ptr, mask: %mask)
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
  }
  irdl.operation @intr.masked.expandload attributes {
    strata.class = "MaskedExpandloadOp",
    strata.summary = "load of elements next to each other",
    strata.description = "Load of elements next to each other.",
    strata.examples = ["%r = \"llvm.intr.masked.expandload\"(%p, %mask, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %mask = irdl.c_pred "bit_vector"
    %passthru = irdl.c_pred "llvm_vector"
    irdl.operands(ptr: %ptr, mask: %mask, passthru: %passthru)
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.masked.gather attributes {
    strata.class = "MaskedGatherOp",
    strata.summary = "load of elements at addresses",
    strata.description = "Load of elements at addresses.",
    strata.examples = ["%r = llvm.intr.masked.gather %ptrs, %mask {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>"],
    strata.format = "$ptrs `,` $mask (`,` $pass_thru^)? attr-dict `:` functional-type(operands, results)"
  } {
    %ptrs = irdl.c_pred "ptr_vector"
    %mask = irdl.c_pred "bit_vector"
    %pass_thru = irdl.c_pred "llvm_type"
    irdl.operands(ptrs: %ptrs, mask: %mask, pass_thru: variadic %pass_thru)
    %alignment = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"alignment" = %alignment}
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @intr.masked.load attributes {
    strata.class = "MaskedLoadOp",
    strata.summary = "load of some elements",
    strata.description = "Load of some elements.",
    strata.examples = ["%r = llvm.intr.masked.load %p, %mask {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>"],
    strata.format = "$data `,` $mask (`,` $pass_thru^)? attr-dict `:` functional-type(operands, results)"
  } {
    %data = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %mask = irdl.c_pred "bit_vector"
    %pass_thru = irdl.c_pred "llvm_type"
    irdl.operands(data: %data, mask: %mask, pass_thru: variadic %pass_thru)
    %alignment = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %nontemporal = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"alignment" = %alignment, "nontemporal" = %nontemporal}
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @intr.masked.scatter attributes {
    strata.class = "MaskedScatterOp",
    strata.summary = "store of elements at addresses",
    strata.description = "Store of elements at addresses.",
    strata.examples = ["llvm.intr.masked.scatter %v, %ptrs, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>"],
    strata.format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
  } {
    %value = irdl.c_pred "llvm_vector"
    %ptrs = irdl.c_pred "ptr_vector"
    %mask = irdl.c_pred "bit_vector"
    irdl.operands(value: %value, ptrs: %ptrs, mask: %mask)
    %alignment = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"alignment" = %alignment}
  }
  irdl.operation @intr.masked.store attributes {
    strata.class = "MaskedStoreOp",
    strata.summary = "store of some elements",
    strata.description = "Store of some elements.",
    strata.examples = ["llvm.intr.masked.store %v, %p, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr"],
    strata.format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
  } {
    %value = irdl.c_pred "llvm_vector"
    %data = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %mask = irdl.c_pred "bit_vector"
    irdl.operands(value: %value, data: %data, mask: %mask)
    %alignment = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"alignment" = %alignment}
  }
  irdl.operation @intr.matrix.column.major.load attributes {
    strata.class = "MatrixColumnMajorLoadOp",
    strata.summary = "load of a matrix",
    strata.description = "Load of a matrix.",
    strata.examples = ["%r = llvm.intr.matrix.column.major.load %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64"],
    strata.format = "$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)"
  } {
    %data = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %stride = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(data: %data, stride: %stride)
    %columns = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %isVolatile = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %rows = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"columns" = %columns, "isVolatile" = %isVolatile, "rows" = %rows}
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @intr.matrix.column.major.store attributes {
    strata.class = "MatrixColumnMajorStoreOp",
    strata.summary = "store of a matrix",
    strata.description = "Store of a matrix.",
    strata.examples = ["llvm.intr.matrix.column.major.store %v, %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64"],
    strata.format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)"
  } {
    %matrix = irdl.c_pred "llvm_vector"
    %data = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %stride = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(matrix: %matrix, data: %data, stride: %stride)
    %columns = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %isVolatile = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %rows = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"columns" = %columns, "isVolatile" = %isVolatile, "rows" = %rows}
  }
  irdl.operation @intr.matrix.multiply attributes {
    strata.class = "MatrixMultiplyOp",
    strata.summary = "product of matrices",
    strata.description = "Product of matrices.",
    strata.examples = ["%r = llvm.intr.matrix.multiply %v, %w {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>"],
    strata.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"
  } {
    %lhs = irdl.c_pred "llvm_vector"
    %rhs = irdl.c_pred "llvm_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %lhs_columns = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %lhs_rows = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %rhs_columns = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"lhs_columns" = %lhs_columns, "lhs_rows" = %lhs_rows, "rhs_columns" = %rhs_columns}
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @intr.matrix.transpose attributes {
    strata.class = "MatrixTransposeOp",
    strata.summary = "transposed matrix",
    strata.description = "Transposed matrix.",
    strata.examples = ["%r = llvm.intr.matrix.transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>"],
    strata.format = "$matrix attr-dict `:` type($matrix) `into` type($res)"
  } {
    %matrix = irdl.c_pred "llvm_vector"
    irdl.operands(matrix: %matrix)
    %columns = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %rows = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"columns" = %columns, "rows" = %rows}
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @intr.maximum attributes {
    strata.class = "MaximumOp",
    strata.summary = "greater float, or not a number",
    strata.description = "The function of two floats, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.maximum(%x, %y) : (f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.maxnum attributes {
    strata.class = "MaxnumOp",
    strata.summary = "greater float",
    strata.description = "The function of two floats, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.maxnum(%x, %y) : (f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.memcpy attributes {
    strata.class = "MemcpyOp",
    strata.summary = "copy of memory",
    strata.description = "Copy of memory.",
    strata.examples = ["\"llvm.intr.memcpy\"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %dst = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %src = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %len = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(dst: %dst, src: %src, len: %len)
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %isVolatile = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "arg_attrs" = %arg_attrs, "isVolatile" = %isVolatile, "noalias_scopes" = %noalias_scopes, "res_attrs" = %res_attrs, "tbaa" = %tbaa}
  }
  irdl.operation @intr.memcpy.inline attributes {
    strata.class = "MemcpyInlineOp",
    strata.summary = "copy of memory without a call",
    strata.description = "Copy of memory without a call.",
    strata.examples = ["\"llvm.intr.memcpy.inline\"(%p, %q) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %dst = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %src = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(dst: %dst, src: %src)
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %isVolatile = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %len = irdl.c_pred "integer_attr" {strata.summary = "arbitrary integer attribute"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "arg_attrs" = %arg_attrs, "isVolatile" = %isVolatile, "len" = %len, "noalias_scopes" = %noalias_scopes, "res_attrs" = %res_attrs, "tbaa" = %tbaa}
  }
  irdl.operation @intr.memmove attributes {
    strata.class = "MemmoveOp",
    strata.summary = "copy of memory that may overlap",
    strata.description = "Copy of memory that may overlap.",
    strata.examples = ["\"llvm.intr.memmove\"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %dst = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %src = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %len = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(dst: %dst, src: %src, len: %len)
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %isVolatile = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "arg_attrs" = %arg_attrs, "isVolatile" = %isVolatile, "noalias_scopes" = %noalias_scopes, "res_attrs" = %res_attrs, "tbaa" = %tbaa}
  }
  irdl.operation @intr.memset attributes {
    strata.class = "MemsetOp",
    strata.summary = "memory filled with a byte",
    strata.description = "Memory filled with a byte.",
    strata.examples = ["\"llvm.intr.memset\"(%p, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %dst = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %val = irdl.is i8 {strata.summary = "8-bit signless integer"}
    %len = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(dst: %dst, val: %val, len: %len)
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %isVolatile = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "arg_attrs" = %arg_attrs, "isVolatile" = %isVolatile, "noalias_scopes" = %noalias_scopes, "res_attrs" = %res_attrs, "tbaa" = %tbaa}
  }
  irdl.operation @intr.memset.inline attributes {
    strata.class = "MemsetInlineOp",
    strata.summary = "memory filled with a byte without a call",
    strata.description = "Memory filled with a byte without a call.",
    strata.examples = ["\"llvm.intr.memset.inline\"(%p, %byte) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %dst = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %val = irdl.is i8 {strata.summary = "8-bit signless integer"}
    irdl.operands(dst: %dst, val: %val)
    %access_groups = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect access group metadata array"}
    %alias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %isVolatile = irdl.any {strata.kind = "bool", strata.summary = "1-bit signless integer attribute"}
    %len = irdl.c_pred "integer_attr" {strata.summary = "arbitrary integer attribute"}
    %noalias_scopes = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect alias scope array"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %tbaa = irdl.base "#builtin.array" {strata.optional, strata.summary = "LLVM dialect TBAA tag metadata array"}
    irdl.attributes {"access_groups" = %access_groups, "alias_scopes" = %alias_scopes, "arg_attrs" = %arg_attrs, "isVolatile" = %isVolatile, "len" = %len, "noalias_scopes" = %noalias_scopes, "res_attrs" = %res_attrs, "tbaa" = %tbaa}
  }
  irdl.operation @intr.minimum attributes {
    strata.class = "MinimumOp",
    strata.summary = "lesser float, or not a number",
    strata.description = "The function of two floats, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.minimum(%x, %y) : (f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.minnum attributes {
    strata.class = "MinnumOp",
    strata.summary = "lesser float",
    strata.description = "The function of two floats, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.minnum(%x, %y) : (f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.nearbyint attributes {
    strata.class = "NearbyintOp",
    strata.summary = "rounding to an integer in the current mode",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.nearbyint(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.pow attributes {
    strata.class = "PowOp",
    strata.summary = "power",
    strata.description = "The function of two floats, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.pow(%x, %y) : (f32, f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "float_like"
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.powi attributes {
    strata.class = "PowiOp",
    strata.summary = "power with an integer exponent",
    strata.description = "The float to the power of the integer.",
    strata.examples = ["%r = llvm.intr.powi(%x, %n) : (f32, i32) -> f32"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "float_like"
    %b = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    irdl.operands(a: %a, b: %b)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.prefetch attributes {
    strata.class = "PrefetchOp",
    strata.summary = "memory that will be needed",
    strata.description = "Memory that will be needed.",
    strata.examples = ["\"llvm.intr.prefetch\"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %addr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(addr: %addr)
    %cache = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %hint = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %rw = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"cache" = %cache, "hint" = %hint, "rw" = %rw}
  }
  irdl.operation @intr.ptr.annotation attributes {
    strata.class = "PtrAnnotationOp",
    strata.summary = "pointer with an annotation",
    strata.description = "Pointer with an annotation.",
    strata.examples = ["%r = \"llvm.intr.ptr.annotation\"(%p, %text, %file, %line, %attr) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr"],
    strata.missing = ["print", "parse"]
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %annotation = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %fileName = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %line = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %attr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(ptr: %ptr, annotation: %annotation, fileName: %fileName, line: %line, attr: %attr)
    %res = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.ptrmask attributes {
    strata.class = "PtrmaskOp",
    strata.summary = "pointer with some bits of its address",
    strata.description = "Pointer with some bits of its address.",
    strata.examples = ["%r = llvm.intr.ptrmask %p, %mask : (!llvm.ptr, i64) -> !llvm.ptr"],
    strata.format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)"
  } {
    %ptr = irdl.c_pred "ptr_like"
    %mask = irdl.c_pred "any_int_like"
    irdl.operands(ptr: %ptr, mask: %mask)
    %res = irdl.c_pred "ptr_like"
    irdl.results(res: %res)
  }
  irdl.operation @intr.rint attributes {
    strata.class = "RintOp",
    strata.summary = "rounding to an integer, which may raise an exception",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.rint(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.round attributes {
    strata.class = "RoundOp",
    strata.summary = "rounding to the nearest integer, away from zero in the middle",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.round(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.roundeven attributes {
    strata.class = "RoundevenOp",
    strata.summary = "rounding to the nearest integer, to even in the middle",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.roundeven(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.sadd.sat attributes {
    strata.class = "SaddSatOp",
    strata.summary = "saturating signed sum",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.sadd.with.overflow attributes {
    strata.class = "SaddWithOverflowOp",
    strata.summary = "signed sum and whether it overflows",
    strata.description = "Signed sum and whether it overflows.",
    strata.examples = ["%r = \"llvm.intr.sadd.with.overflow\"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>"],
    strata.missing = ["print", "parse"]
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.scmp attributes {
    strata.class = "ScmpOp",
    strata.summary = "order of signed integers",
    strata.description = "-1, 0 or 1 if the first operand is less than, equal to or greater than the second.",
    strata.examples = ["%r = llvm.intr.scmp(%a, %b) : (i32, i32) -> i2"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @intr.sin attributes {
    strata.class = "SinOp",
    strata.summary = "sine",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.sin(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.sincos attributes {
    strata.class = "SincosOp",
    strata.summary = "sine and cosine",
    strata.description = "The sine and the cosine of a float.",
    strata.examples = ["%r = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>"],
    strata.verify = [
      "auto type = $res.getType();",
      "if (!isa<LLVMStructType>(type) || type.getBody().getTypes().size() != 2 || type.getBody().getTypes()[0] != $in.getType() || type.getBody().getTypes()[1] != $in.getType())",
      "  return emitOpError(\"expected result type to be an homogeneous struct with two elements matching the operand type, but got \") << type;"
    ],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.sinh attributes {
    strata.class = "SinhOp",
    strata.summary = "hyperbolic sine",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.sinh(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.smax attributes {
    strata.class = "SmaxOp",
    strata.summary = "greater signed integer",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.smax(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.smin attributes {
    strata.class = "SminOp",
    strata.summary = "lesser signed integer",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.smin(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.smul.with.overflow attributes {
    strata.class = "SmulWithOverflowOp",
    strata.summary = "signed product and whether it overflows",
    strata.description = "Signed product and whether it overflows.",
    strata.examples = ["%r = \"llvm.intr.smul.with.overflow\"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>"],
    strata.missing = ["print", "parse"]
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.sqrt attributes {
    strata.class = "SqrtOp",
    strata.summary = "square root",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.sqrt(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ssa.copy attributes {
    strata.class = "SsaCopyOp",
    strata.summary = "copy of a value",
    strata.description = "Copy of a value.",
    strata.examples = ["%r = llvm.intr.ssa.copy %x : i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any
    irdl.operands(operand: %operand)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.sshl.sat attributes {
    strata.class = "SshlSatOp",
    strata.summary = "saturating signed shift",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ssub.sat attributes {
    strata.class = "SsubSatOp",
    strata.summary = "saturating signed difference",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ssub.with.overflow attributes {
    strata.class = "SsubWithOverflowOp",
    strata.summary = "signed difference and whether it overflows",
    strata.description = "Signed difference and whether it overflows.",
    strata.examples = ["%r = \"llvm.intr.ssub.with.overflow\"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>"],
    strata.missing = ["print", "parse"]
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.stackrestore attributes {
    strata.class = "StackrestoreOp",
    strata.summary = "release of memory on the stack",
    strata.description = "Release of memory on the stack.",
    strata.examples = ["llvm.intr.stackrestore %p : !llvm.ptr"],
    strata.format = "$ptr attr-dict `:` qualified(type($ptr))"
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(ptr: %ptr)
  }
  irdl.operation @intr.stacksave attributes {
    strata.class = "StacksaveOp",
    strata.summary = "state of the stack",
    strata.description = "State of the stack.",
    strata.examples = ["%r = llvm.intr.stacksave : !llvm.ptr"],
    strata.format = "attr-dict `:` qualified(type($res))"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.stepvector attributes {
    strata.class = "StepvectorOp",
    strata.summary = "vector of the numbers from zero",
    strata.description = "Vector of the numbers from zero.",
    strata.examples = ["%r = llvm.intr.stepvector : vector<4xi32>"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "int_vector"
    irdl.results(res: %res)
  }
  irdl.operation @intr.strip.invariant.group attributes {
    strata.class = "StripInvariantGroupOp",
    strata.summary = "pointer without invariant group",
    strata.description = "Pointer without invariant group.",
    strata.examples = ["%r = llvm.intr.strip.invariant.group %p : !llvm.ptr"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "$ptr attr-dict `:` qualified(type($ptr))"
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(ptr: %ptr)
    %res = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @intr.tan attributes {
    strata.class = "TanOp",
    strata.summary = "tangent",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.tan(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.tanh attributes {
    strata.class = "TanhOp",
    strata.summary = "hyperbolic tangent",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.tanh(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.threadlocal.address attributes {
    strata.class = "ThreadlocalAddressOp",
    strata.summary = "address of a variable of the thread",
    strata.description = "Address of a variable of the thread.",
    strata.examples = ["%r = \"llvm.intr.threadlocal.address\"(%p) : (!llvm.ptr) -> !llvm.ptr"],
    strata.missing = ["print", "parse"]
  } {
    %global = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(global: %global)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.trap attributes {
    strata.class = "TrapOp",
    strata.summary = "abnormal end",
    strata.description = "Abnormal end.",
    strata.examples = ["llvm.intr.trap"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @intr.trunc attributes {
    strata.class = "FTruncOp",
    strata.summary = "rounding towards zero",
    strata.description = "The function of a float, or of each float of a vector.",
    strata.examples = ["%r = llvm.intr.trunc(%x) : (f32) -> f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_like"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.uadd.sat attributes {
    strata.class = "UaddSatOp",
    strata.summary = "saturating unsigned sum",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.uadd.with.overflow attributes {
    strata.class = "UaddWithOverflowOp",
    strata.summary = "unsigned sum and whether it overflows",
    strata.description = "Unsigned sum and whether it overflows.",
    strata.examples = ["%r = \"llvm.intr.uadd.with.overflow\"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>"],
    strata.missing = ["print", "parse"]
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ubsantrap attributes {
    strata.class = "UbsantrapOp",
    strata.summary = "abnormal end after undefined behavior",
    strata.description = "Abnormal end after undefined behavior.",
    strata.examples = ["llvm.intr.ubsantrap <{failureKind = 1 : i8}>"],
    strata.format = "prop-dict attr-dict"
  } {
    %failureKind = irdl.any {strata.kind = "i8", strata.summary = "8-bit signless integer attribute"}
    irdl.attributes {"failureKind" = %failureKind}
  }
  irdl.operation @intr.ucmp attributes {
    strata.class = "UcmpOp",
    strata.summary = "order of unsigned integers",
    strata.description = "-1, 0 or 1 if the first operand is less than, equal to or greater than the second.",
    strata.examples = ["%r = llvm.intr.ucmp(%a, %b) : (i32, i32) -> i2"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "int_like"
    irdl.results(res: %res)
  }
  irdl.operation @intr.umax attributes {
    strata.class = "UmaxOp",
    strata.summary = "greater unsigned integer",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.umax(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.umin attributes {
    strata.class = "UminOp",
    strata.summary = "lesser unsigned integer",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.umin(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.umul.with.overflow attributes {
    strata.class = "UmulWithOverflowOp",
    strata.summary = "unsigned product and whether it overflows",
    strata.description = "Unsigned product and whether it overflows.",
    strata.examples = ["%r = \"llvm.intr.umul.with.overflow\"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>"],
    strata.missing = ["print", "parse"]
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.ushl.sat attributes {
    strata.class = "UshlSatOp",
    strata.summary = "saturating unsigned shift",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.usub.sat attributes {
    strata.class = "UsubSatOp",
    strata.summary = "saturating unsigned difference",
    strata.description = "The function of two integers, or of the elements of two vectors.",
    strata.examples = ["%r = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "`(` $a `,` $b `)` attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.usub.with.overflow attributes {
    strata.class = "UsubWithOverflowOp",
    strata.summary = "unsigned difference and whether it overflows",
    strata.description = "Unsigned difference and whether it overflows.",
    strata.examples = ["%r = \"llvm.intr.usub.with.overflow\"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>"],
    strata.missing = ["print", "parse"]
  } {
    %a = irdl.c_pred "int_like"
    %b = irdl.c_pred "int_like"
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vacopy attributes {
    strata.class = "VacopyOp",
    strata.summary = "copy of a list of variadic arguments",
    strata.description = "Copy of a list of variadic arguments.",
    strata.examples = ["llvm.intr.vacopy %q to %p : !llvm.ptr, !llvm.ptr"],
    strata.format = "$src_list `to` $dest_list attr-dict `:` type(operands)"
  } {
    %dest_list = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %src_list = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(dest_list: %dest_list, src_list: %src_list)
  }
  irdl.operation @intr.vaend attributes {
    strata.class = "VaendOp",
    strata.summary = "end of the use of variadic arguments",
    strata.description = "End of the use of variadic arguments.",
    strata.examples = ["llvm.intr.vaend %p : !llvm.ptr"],
    strata.format = "$arg_list attr-dict `:` qualified(type($arg_list))"
  } {
    %arg_list = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(arg_list: %arg_list)
  }
  irdl.operation @intr.var.annotation attributes {
    strata.class = "VarAnnotationOp",
    strata.summary = "annotation of a variable",
    strata.description = "Annotation of a variable.",
    strata.examples = ["\"llvm.intr.var.annotation\"(%p, %text, %file, %line, %attr) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %val = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %annotation = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %fileName = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %line = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %attr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(val: %val, annotation: %annotation, fileName: %fileName, line: %line, attr: %attr)
  }
  irdl.operation @intr.vastart attributes {
    strata.class = "VastartOp",
    strata.summary = "start of the use of variadic arguments",
    strata.description = "Start of the use of variadic arguments.",
    strata.examples = ["llvm.intr.vastart %p : !llvm.ptr"],
    strata.format = "$arg_list attr-dict `:` qualified(type($arg_list))"
  } {
    %arg_list = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    irdl.operands(arg_list: %arg_list)
  }
  irdl.operation @intr.vector.deinterleave2 attributes {
    strata.class = "VectorDeinterleave2Op",
    strata.summary = "vectors of every other element",
    strata.description = "Vectors of every other element.",
    strata.examples = ["%r = \"llvm.intr.vector.deinterleave2\"(%v) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>"],
    strata.missing = ["print", "parse"]
  } {
    %vec = irdl.c_pred "llvm_vector"
    irdl.operands(vec: %vec)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.extract attributes {
    strata.class = "VectorExtractOp",
    strata.summary = "part of a vector",
    strata.description = "Part of a vector.",
    strata.examples = ["%r = llvm.intr.vector.extract %v[0] : vector<4xf32> from vector<8xf32>"],
    strata.format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)"
  } {
    %srcvec = irdl.c_pred "llvm_vector"
    irdl.operands(srcvec: %srcvec)
    %pos = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"pos" = %pos}
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.insert attributes {
    strata.class = "VectorInsertOp",
    strata.summary = "vector with another part",
    strata.description = "Vector with another part.",
    strata.examples = ["%r = llvm.intr.vector.insert %w, %v[0] : vector<4xf32> into vector<8xf32>"],
    strata.traits = ["AllTypesMatch<dstvec, res>"],
    strata.format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)"
  } {
    %dstvec = irdl.c_pred "llvm_vector"
    %srcvec = irdl.c_pred "llvm_vector"
    irdl.operands(dstvec: %dstvec, srcvec: %srcvec)
    %pos = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"pos" = %pos}
    %res = irdl.c_pred "llvm_vector"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.interleave2 attributes {
    strata.class = "VectorInterleave2Op",
    strata.summary = "vector of alternating elements",
    strata.description = "Vector of alternating elements.",
    strata.examples = ["%r = \"llvm.intr.vector.interleave2\"(%v, %w) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %vec1 = irdl.c_pred "llvm_vector"
    %vec2 = irdl.c_pred "llvm_vector"
    irdl.operands(vec1: %vec1, vec2: %vec2)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.add attributes {
    strata.class = "VectorReduceAddOp",
    strata.summary = "sum of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.add\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.and attributes {
    strata.class = "VectorReduceAndOp",
    strata.summary = "bitwise and of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.and\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.fadd attributes {
    strata.class = "VectorReduceFaddOp",
    strata.summary = "sum of a vector of floats",
    strata.description = "Combines the first operand with all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.fadd\"(%x, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %start_value = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    %input = irdl.c_pred "float_vector"
    irdl.operands(start_value: %start_value, input: %input)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.fmax attributes {
    strata.class = "VectorReduceFmaxOp",
    strata.summary = "greatest float of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_vector"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.fmaximum attributes {
    strata.class = "VectorReduceFmaximumOp",
    strata.summary = "greatest float, or not a number of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf32>) -> f32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_vector"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.fmin attributes {
    strata.class = "VectorReduceFminOp",
    strata.summary = "least float of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = llvm.intr.vector.reduce.fmin(%v) : (vector<4xf32>) -> f32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_vector"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.fminimum attributes {
    strata.class = "VectorReduceFminimumOp",
    strata.summary = "least float, or not a number of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = llvm.intr.vector.reduce.fminimum(%v) : (vector<4xf32>) -> f32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.format = "`(` $in `)` attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.c_pred "float_vector"
    irdl.operands(in: %in)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.fmul attributes {
    strata.class = "VectorReduceFmulOp",
    strata.summary = "product of a vector of floats",
    strata.description = "Combines the first operand with all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.fmul\"(%x, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %start_value = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    %input = irdl.c_pred "float_vector"
    irdl.operands(start_value: %start_value, input: %input)
    %fastmathFlags = irdl.base @llvm::@fastmath {strata.default = "none", strata.summary = "LLVM fastmath flags"}
    irdl.attributes {"fastmathFlags" = %fastmathFlags}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.mul attributes {
    strata.class = "VectorReduceMulOp",
    strata.summary = "product of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.mul\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.or attributes {
    strata.class = "VectorReduceOrOp",
    strata.summary = "bitwise or of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.or\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.smax attributes {
    strata.class = "VectorReduceSmaxOp",
    strata.summary = "greatest signed integer of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.smax\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.smin attributes {
    strata.class = "VectorReduceSminOp",
    strata.summary = "least signed integer of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.smin\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.umax attributes {
    strata.class = "VectorReduceUmaxOp",
    strata.summary = "greatest unsigned integer of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.umax\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.umin attributes {
    strata.class = "VectorReduceUminOp",
    strata.summary = "least unsigned integer of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.umin\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vector.reduce.xor attributes {
    strata.class = "VectorReduceXorOp",
    strata.summary = "exclusive or of a vector",
    strata.description = "Combines all elements of a vector.",
    strata.examples = ["%r = \"llvm.intr.vector.reduce.xor\"(%v) : (vector<4xi32>) -> i32"],
    strata.traits = ["SameOperandsAndResultElementType"],
    strata.missing = ["print", "parse"]
  } {
    %in = irdl.c_pred "int_vector"
    irdl.operands(in: %in)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.add attributes {
    strata.class = "VpAddOp",
    strata.summary = "sum of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.add\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.and attributes {
    strata.class = "VpAndOp",
    strata.summary = "bitwise and of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.and\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.ashr attributes {
    strata.class = "VpAshrOp",
    strata.summary = "shift to the right with the sign of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.ashr\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fadd attributes {
    strata.class = "VpFaddOp",
    strata.summary = "sum of vectors of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fadd\"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "float_vector"
    %rhs = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fdiv attributes {
    strata.class = "VpFdivOp",
    strata.summary = "quotient of vectors of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fdiv\"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "float_vector"
    %rhs = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fma attributes {
    strata.class = "VpFmaOp",
    strata.summary = "product and sum of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fma\"(%op1, %op2, %op3, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %op1 = irdl.c_pred "float_vector"
    %op2 = irdl.c_pred "float_vector"
    %op3 = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(op1: %op1, op2: %op2, op3: %op3, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fmul attributes {
    strata.class = "VpFmulOp",
    strata.summary = "product of vectors of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fmul\"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "float_vector"
    %rhs = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fmuladd attributes {
    strata.class = "VpFmuladdOp",
    strata.summary = "product and sum of vectors with a mask, with one rounding if that is cheaper",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fmuladd\"(%op1, %op2, %op3, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %op1 = irdl.c_pred "float_vector"
    %op2 = irdl.c_pred "float_vector"
    %op3 = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(op1: %op1, op2: %op2, op3: %op3, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fneg attributes {
    strata.class = "VpFnegOp",
    strata.summary = "negation of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fneg\"(%op, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %op = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(op: %op, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fpext attributes {
    strata.class = "VpFpextOp",
    strata.summary = "conversion of a vector of floats with a mask, as `llvm.fpext`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fpext\"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fptosi attributes {
    strata.class = "VpFptosiOp",
    strata.summary = "conversion of a vector of floats with a mask, as `llvm.fptosi`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fptosi\"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fptoui attributes {
    strata.class = "VpFptouiOp",
    strata.summary = "conversion of a vector of floats with a mask, as `llvm.fptoui`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fptoui\"(%src, %mask, %evl) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fptrunc attributes {
    strata.class = "VpFptruncOp",
    strata.summary = "conversion of a vector of floats with a mask, as `llvm.fptrunc`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fptrunc\"(%src, %mask, %evl) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.frem attributes {
    strata.class = "VpFremOp",
    strata.summary = "remainder of vectors of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.frem\"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "float_vector"
    %rhs = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.fsub attributes {
    strata.class = "VpFsubOp",
    strata.summary = "difference of vectors of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.fsub\"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "float_vector"
    %rhs = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.inttoptr attributes {
    strata.class = "VpInttoptrOp",
    strata.summary = "conversion of a vector of integers with a mask, as `llvm.inttoptr`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.inttoptr\"(%src, %mask, %evl) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.load attributes {
    strata.class = "VpLoadOp",
    strata.summary = "load of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.load\"(%ptr, %mask, %evl) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(ptr: %ptr, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.lshr attributes {
    strata.class = "VpLshrOp",
    strata.summary = "shift to the right with zeros of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.lshr\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.merge attributes {
    strata.class = "VpMergeOp",
    strata.summary = "elements of two vectors that a condition selects, the second vector's beyond the limit",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.merge\"(%cond, %true_val, %false_val, %evl) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %cond = irdl.c_pred "bit_vector"
    %true_val = irdl.c_pred "llvm_vector"
    %false_val = irdl.c_pred "llvm_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(cond: %cond, true_val: %true_val, false_val: %false_val, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.mul attributes {
    strata.class = "VpMulOp",
    strata.summary = "product of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.mul\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.or attributes {
    strata.class = "VpOrOp",
    strata.summary = "bitwise or of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.or\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.ptrtoint attributes {
    strata.class = "VpPtrtointOp",
    strata.summary = "addresses of a vector of pointers with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.ptrtoint\"(%src, %mask, %evl) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "ptr_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.add attributes {
    strata.class = "VpReduceAddOp",
    strata.summary = "sum of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.add\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.and attributes {
    strata.class = "VpReduceAndOp",
    strata.summary = "bitwise and of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.and\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.fadd attributes {
    strata.class = "VpReduceFaddOp",
    strata.summary = "sum of a vector of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.fadd\"(%start, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    %val = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.fmax attributes {
    strata.class = "VpReduceFmaxOp",
    strata.summary = "greatest float of a vector of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.fmax\"(%start, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    %val = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.fmin attributes {
    strata.class = "VpReduceFminOp",
    strata.summary = "least float of a vector of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.fmin\"(%start, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    %val = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.fmul attributes {
    strata.class = "VpReduceFmulOp",
    strata.summary = "product of a vector of floats with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.fmul\"(%start, %val, %mask, %evl) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "any_float" {strata.summary = "floating-point"}
    %val = irdl.c_pred "float_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.mul attributes {
    strata.class = "VpReduceMulOp",
    strata.summary = "product of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.mul\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.or attributes {
    strata.class = "VpReduceOrOp",
    strata.summary = "bitwise or of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.or\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.smax attributes {
    strata.class = "VpReduceSmaxOp",
    strata.summary = "greatest signed integer of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.smax\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.smin attributes {
    strata.class = "VpReduceSminOp",
    strata.summary = "least signed integer of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.smin\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.umax attributes {
    strata.class = "VpReduceUmaxOp",
    strata.summary = "greatest unsigned integer of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.umax\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.umin attributes {
    strata.class = "VpReduceUminOp",
    strata.summary = "least unsigned integer of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.umin\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.reduce.xor attributes {
    strata.class = "VpReduceXorOp",
    strata.summary = "bitwise exclusive or of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.reduce.xor\"(%start, %val, %mask, %evl) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32"],
    strata.missing = ["print", "parse"]
  } {
    %start = irdl.c_pred "signless_integer" {strata.summary = "signless integer"}
    %val = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(start: %start, val: %val, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.sdiv attributes {
    strata.class = "VpSdivOp",
    strata.summary = "signed division of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.sdiv\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.select attributes {
    strata.class = "VpSelectOp",
    strata.summary = "elements of two vectors that a condition selects",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.select\"(%cond, %true_val, %false_val, %evl) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %cond = irdl.c_pred "bit_vector"
    %true_val = irdl.c_pred "llvm_vector"
    %false_val = irdl.c_pred "llvm_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(cond: %cond, true_val: %true_val, false_val: %false_val, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.sext attributes {
    strata.class = "VpSextOp",
    strata.summary = "conversion of a vector of integers with a mask, as `llvm.sext`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.sext\"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.shl attributes {
    strata.class = "VpShlOp",
    strata.summary = "shift to the left of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.shl\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.sitofp attributes {
    strata.class = "VpSitofpOp",
    strata.summary = "conversion of a vector of integers with a mask, as `llvm.sitofp`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.sitofp\"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.smax attributes {
    strata.class = "VpSmaxOp",
    strata.summary = "greater signed integer of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.smax\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.smin attributes {
    strata.class = "VpSminOp",
    strata.summary = "lesser signed integer of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.smin\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.srem attributes {
    strata.class = "VpSremOp",
    strata.summary = "signed remainder of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.srem\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.store attributes {
    strata.class = "VpStoreOp",
    strata.summary = "store of a vector with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["\"llvm.intr.vp.store\"(%val, %ptr, %mask, %evl) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()"],
    strata.missing = ["print", "parse"]
  } {
    %val = irdl.c_pred "llvm_vector"
    %ptr = irdl.base @llvm::@ptr {strata.summary = "LLVM pointer type"}
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(val: %val, ptr: %ptr, mask: %mask, evl: %evl)
  }
  irdl.operation @intr.vp.sub attributes {
    strata.class = "VpSubOp",
    strata.summary = "difference of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.sub\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.trunc attributes {
    strata.class = "VpTruncOp",
    strata.summary = "conversion of a vector of integers with a mask, as `llvm.trunc`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.trunc\"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.udiv attributes {
    strata.class = "VpUdivOp",
    strata.summary = "unsigned division of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.udiv\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.uitofp attributes {
    strata.class = "VpUitofpOp",
    strata.summary = "conversion of a vector of integers with a mask, as `llvm.uitofp`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.uitofp\"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.umax attributes {
    strata.class = "VpUmaxOp",
    strata.summary = "greater unsigned integer of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.umax\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.umin attributes {
    strata.class = "VpUminOp",
    strata.summary = "lesser unsigned integer of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.umin\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.urem attributes {
    strata.class = "VpUremOp",
    strata.summary = "unsigned remainder of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.urem\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.xor attributes {
    strata.class = "VpXorOp",
    strata.summary = "bitwise exclusive or of vectors with a mask",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.xor\"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>"],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "int_vector"
    %rhs = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lhs: %lhs, rhs: %rhs, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vp.zext attributes {
    strata.class = "VpZextOp",
    strata.summary = "conversion of a vector of integers with a mask, as `llvm.zext`",
    strata.description = "Works on the elements that the mask selects, up to a number of elements.",
    strata.examples = ["%r = \"llvm.intr.vp.zext\"(%src, %mask, %evl) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>"],
    strata.missing = ["print", "parse"]
  } {
    %src = irdl.c_pred "int_vector"
    %mask = irdl.c_pred "bit_vector"
    %evl = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, mask: %mask, evl: %evl)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @intr.vscale attributes {
    strata.class = "VscaleOp",
    strata.summary = "factor of the sizes of scalable vectors",
    strata.description = "Factor of the sizes of scalable vectors.",
    strata.examples = ["%r = \"llvm.intr.vscale\"() : () -> i64"],
    strata.missing = ["print", "parse"]
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
}
