// Operations of AMD GPUs, as LLVM IR has them: indices, barriers, conversions, buffers, and
// products of matrices.
irdl.dialect @rocdl attributes {
  strata.version = 1 : i32,
  strata.namespace = "ROCDL",
  strata.summary = "instructions of AMD GPUs",
  strata.description = "Operations that stand for intrinsics of AMD GPUs: indices of threads, barriers, exchange among lanes, loads to local memory (LDS), conversions of small floats, and products of matrices by wavefronts. They use types of the dialect `llvm`.",
  strata.named_predicates = [
    ["llvm_float", "f16 || bf16 || f32 || f64 || f80 || f128 || isa<LLVM::LLVMPPCFP128Type>($_self)", "floating point LLVM type"],
    ["llvm_type", "signless_integer || llvm_float || vector && rank(1) && vector_of(signless_integer || llvm_float || isa<LLVM::LLVMPointerType>($_self)) || isa<LLVM::LLVMPointerType, LLVM::LLVMStructType, LLVM::LLVMArrayType, LLVM::LLVMFunctionType, LLVM::LLVMVoidType, LLVM::LLVMTokenType, LLVM::LLVMLabelType, LLVM::LLVMMetadataType, LLVM::LLVMX86AMXType, LLVM::LLVMTargetExtType>($_self)", "LLVM dialect-compatible type"]
  ]
} {
  irdl.attribute @target attributes {
    strata.class = "ROCDLTargetAttr",
    strata.summary = "GPU that a module is compiled for",
    strata.description = "The level of optimization, the triple, the chip, its features and the version of the code object; flags of the compiler, and libraries to link.",
    strata.examples = ["#rocdl.target<O = 3, chip = \"gfx90a\">"],
    strata.format = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?"
  } {
    %O = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.default = "2"}
    %triple = irdl.any {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"amdgcn-amd-amdhsa\""}
    %chip = irdl.any {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"gfx900\""}
    %features = irdl.any {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"\""}
    %abi = irdl.any {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"600\""}
    %flags = irdl.base "#builtin.dictionary" {strata.optional, strata.cpp_type = "DictionaryAttr", strata.summary = "flags of the compiler"}
    %link = irdl.base "#builtin.array" {strata.optional, strata.cpp_type = "ArrayAttr", strata.summary = "libraries"}
    irdl.parameters(O: %O, triple: %triple, chip: %chip, features: %features, abi: %abi, flags: %flags, link: %link)
  }
  irdl.operation @ballot attributes {
    strata.class = "BallotOp",
    strata.summary = "predicates of a wavefront",
    strata.description = "A mask with the predicates of all lanes.",
    strata.examples = ["%r = rocdl.ballot %a : i32"],
    strata.traits = [],
    strata.format = "$pred attr-dict `:` type($res)"
  } {
    %pred = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(pred: %pred)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @barrier attributes {
    strata.class = "BarrierOp",
    strata.summary = "barrier of a workgroup",
    strata.description = "Waits until all wavefronts of the workgroup have reached the barrier.",
    strata.examples = ["rocdl.barrier"],
    strata.traits = [],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @cluster.id.x attributes {
    strata.class = "ClusterIdXOp",
    strata.summary = "position in the cluster, dimension x",
    strata.description = "The index of the workgroup in its cluster.",
    strata.examples = ["%r = rocdl.cluster.id.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.summary = "range of the value", strata.optional}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @cluster.id.y attributes {
    strata.like = "cluster.id.x", strata.class = "ClusterIdYOp",
    strata.summary = "position in the cluster, dimension y",
    strata.description = "The index of the workgroup in its cluster.",
    strata.examples = ["%r = rocdl.cluster.id.y : i32"]
  } {}
  irdl.operation @cluster.id.z attributes {
    strata.like = "cluster.id.x", strata.class = "ClusterIdZOp",
    strata.summary = "position in the cluster, dimension z",
    strata.description = "The index of the workgroup in its cluster.",
    strata.examples = ["%r = rocdl.cluster.id.z : i32"]
  } {}
  irdl.operation @cluster.load.async.to.lds.b128 attributes {
    strata.class = "ClusterLoadAsyncToLdsB128Op",
    strata.summary = "asynchronous load of 128 bits to LDS for a cluster",
    strata.description = "Starts a copy from global memory to local memory of the workgroups of the mask.",
    strata.examples = ["rocdl.cluster.load.async.to.lds.b128 %a, %b, 12, 11, %c : !llvm.ptr<1>, !llvm.ptr<3>"],
    strata.traits = [],
    strata.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` type($globalPtr) `,` type($ldsPtr)"
  } {
    %globalPtr = irdl.is !llvm.ptr<1> {strata.summary = "LLVM pointer in address space 1"}
    %ldsPtr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %mask = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(globalPtr: %globalPtr, ldsPtr: %ldsPtr, mask: %mask)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %cpol = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %offset = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "cpol" = %cpol, "noalias_scopes" = %noalias_scopes, "offset" = %offset, "tbaa" = %tbaa}
  }
  irdl.operation @cluster.load.async.to.lds.b32 attributes {
    strata.like = "cluster.load.async.to.lds.b128", strata.class = "ClusterLoadAsyncToLdsB32Op",
    strata.summary = "asynchronous load of 32 bits to LDS for a cluster",
    strata.description = "Starts a copy from global memory to local memory of the workgroups of the mask.",
    strata.examples = ["rocdl.cluster.load.async.to.lds.b32 %a, %b, 12, 11, %c : !llvm.ptr<1>, !llvm.ptr<3>"]
  } {}
  irdl.operation @cluster.load.async.to.lds.b64 attributes {
    strata.like = "cluster.load.async.to.lds.b128", strata.class = "ClusterLoadAsyncToLdsB64Op",
    strata.summary = "asynchronous load of 64 bits to LDS for a cluster",
    strata.description = "Starts a copy from global memory to local memory of the workgroups of the mask.",
    strata.examples = ["rocdl.cluster.load.async.to.lds.b64 %a, %b, 12, 11, %c : !llvm.ptr<1>, !llvm.ptr<3>"]
  } {}
  irdl.operation @cluster.load.async.to.lds.b8 attributes {
    strata.like = "cluster.load.async.to.lds.b128", strata.class = "ClusterLoadAsyncToLdsB8Op",
    strata.summary = "asynchronous load of 8 bits to LDS for a cluster",
    strata.description = "Starts a copy from global memory to local memory of the workgroups of the mask.",
    strata.examples = ["rocdl.cluster.load.async.to.lds.b8 %a, %b, 12, 11, %c : !llvm.ptr<1>, !llvm.ptr<3>"]
  } {}
  irdl.operation @cos attributes {
    strata.class = "CosOp",
    strata.summary = "fast cos",
    strata.description = "The function cos, with the precision of the instruction.",
    strata.examples = ["%r = rocdl.cos %a f32 -> f32"],
    strata.traits = ["Pure"],
    strata.format = "$arg type($arg) attr-dict `->` type($res)"
  } {
    %arg = irdl.c_pred "llvm_float"
    irdl.operands(arg: %arg)
    %res = irdl.c_pred "llvm_float"
    irdl.results(res: %res)
  }
  irdl.operation @cvt.f32.bf8 attributes {
    strata.class = "CvtF32Bf8Op",
    strata.summary = "conversion, f32.bf8",
    strata.description = "Converts numbers between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.f32.bf8 %a[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)"
  } {
    %srcA = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(srcA: %srcA)
    %byteSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"byteSel" = %byteSel}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @cvt.f32.fp8 attributes {
    strata.like = "cvt.f32.bf8", strata.class = "CvtF32Fp8Op",
    strata.summary = "conversion, f32.fp8",
    strata.description = "Converts numbers between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.f32.fp8 %a[11] : i32"]
  } {}
  irdl.operation @cvt.pk.bf8.f32 attributes {
    strata.class = "CvtPkBf8F32Op",
    strata.summary = "conversion, pk.bf8.f32",
    strata.description = "Converts numbers between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.pk.bf8.f32 %a, %a -> %b[true] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)"
  } {
    %srcA = irdl.is f32 {strata.summary = "32-bit float"}
    %srcB = irdl.is f32 {strata.summary = "32-bit float"}
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(srcA: %srcA, srcB: %srcB, old: %old)
    %wordSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"wordSel" = %wordSel}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @cvt.pk.f32.bf8 attributes {
    strata.class = "CvtPkF32Bf8Op",
    strata.summary = "conversion, pk.f32.bf8",
    strata.description = "Converts numbers between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.pk.f32.bf8 %a[true] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $srcA `[` $wordSel `]` `:` type($res)"
  } {
    %srcA = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(srcA: %srcA)
    %wordSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"wordSel" = %wordSel}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @cvt.pk.f32.fp8 attributes {
    strata.like = "cvt.pk.f32.bf8", strata.class = "CvtPkF32Fp8Op",
    strata.summary = "conversion, pk.f32.fp8",
    strata.description = "Converts numbers between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.pk.f32.fp8 %a[true] : i32"]
  } {}
  irdl.operation @cvt.pk.fp8.f32 attributes {
    strata.like = "cvt.pk.bf8.f32", strata.class = "CvtPkFp8F32Op",
    strata.summary = "conversion, pk.fp8.f32",
    strata.description = "Converts numbers between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.pk.fp8.f32 %a, %a -> %b[true] : i32"]
  } {}
  irdl.operation @cvt.pkrtz attributes {
    strata.class = "CvtPkrtzOp",
    strata.summary = "conversion, pkrtz",
    strata.description = "Converts numbers between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.pkrtz %a, %a : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $srcA `,` $srcB `:` type($res)"
  } {
    %srcA = irdl.is f32 {strata.summary = "32-bit float"}
    %srcB = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(srcA: %srcA, srcB: %srcB)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk16.bf16.bf6 attributes {
    strata.class = "CvtScalePk16Bf16Bf6Op",
    strata.summary = "scaled conversion, pk16.bf16.bf6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk16.bf16.bf6 %a, %b[11] : vector<16xbf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<16xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 16"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk16.bf16.fp6 attributes {
    strata.like = "cvt.scale.pk16.bf16.bf6", strata.class = "CvtScalePk16Bf16Fp6Op",
    strata.summary = "scaled conversion, pk16.bf16.fp6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk16.bf16.fp6 %a, %b[11] : vector<16xbf16>"]
  } {}
  irdl.operation @cvt.scale.pk16.f16.bf6 attributes {
    strata.class = "CvtScalePk16F16Bf6Op",
    strata.summary = "scaled conversion, pk16.f16.bf6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk16.f16.bf6 %a, %b[11] : vector<16xf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<16xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 16"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk16.f16.fp6 attributes {
    strata.like = "cvt.scale.pk16.f16.bf6", strata.class = "CvtScalePk16F16Fp6Op",
    strata.summary = "scaled conversion, pk16.f16.fp6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk16.f16.fp6 %a, %b[11] : vector<16xf16>"]
  } {}
  irdl.operation @cvt.scale.pk16.f32.bf6 attributes {
    strata.class = "CvtScalePk16F32Bf6Op",
    strata.summary = "scaled conversion, pk16.f32.bf6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk16.f32.bf6 %a, %b[11] : vector<16xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<16xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 16"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk16.f32.fp6 attributes {
    strata.like = "cvt.scale.pk16.f32.bf6", strata.class = "CvtScalePk16F32Fp6Op",
    strata.summary = "scaled conversion, pk16.f32.fp6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk16.f32.fp6 %a, %b[11] : vector<16xf32>"]
  } {}
  irdl.operation @cvt.scale.pk8.bf16.bf8 attributes {
    strata.class = "CvtScalePk8Bf16Bf8Op",
    strata.summary = "scaled conversion, pk8.bf16.bf8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.bf16.bf8 %a, %b[11] : vector<8xbf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<8xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 8"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk8.bf16.fp4 attributes {
    strata.class = "CvtScalePk8Bf16Fp4Op",
    strata.summary = "scaled conversion, pk8.bf16.fp4",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.bf16.fp4 %a, %a[11] : vector<8xbf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<8xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 8"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk8.bf16.fp8 attributes {
    strata.like = "cvt.scale.pk8.bf16.bf8", strata.class = "CvtScalePk8Bf16Fp8Op",
    strata.summary = "scaled conversion, pk8.bf16.fp8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.bf16.fp8 %a, %b[11] : vector<8xbf16>"]
  } {}
  irdl.operation @cvt.scale.pk8.f16.bf8 attributes {
    strata.class = "CvtScalePk8F16Bf8Op",
    strata.summary = "scaled conversion, pk8.f16.bf8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.f16.bf8 %a, %b[11] : vector<8xf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<8xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 8"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk8.f16.fp4 attributes {
    strata.class = "CvtScalePk8F16Fp4Op",
    strata.summary = "scaled conversion, pk8.f16.fp4",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.f16.fp4 %a, %a[11] : vector<8xf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<8xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 8"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk8.f16.fp8 attributes {
    strata.like = "cvt.scale.pk8.f16.bf8", strata.class = "CvtScalePk8F16Fp8Op",
    strata.summary = "scaled conversion, pk8.f16.fp8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.f16.fp8 %a, %b[11] : vector<8xf16>"]
  } {}
  irdl.operation @cvt.scale.pk8.f32.bf8 attributes {
    strata.class = "CvtScalePk8F32Bf8Op",
    strata.summary = "scaled conversion, pk8.f32.bf8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.f32.bf8 %a, %b[11] : vector<8xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<8xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 8"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk8.f32.fp4 attributes {
    strata.class = "CvtScalePk8F32Fp4Op",
    strata.summary = "scaled conversion, pk8.f32.fp4",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.f32.fp4 %a, %a[11] : vector<8xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, scale: %scale)
    %scaleSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"scaleSel" = %scaleSel}
    %res = irdl.is vector<8xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 8"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scale.pk8.f32.fp8 attributes {
    strata.like = "cvt.scale.pk8.f32.bf8", strata.class = "CvtScalePk8F32Fp8Op",
    strata.summary = "scaled conversion, pk8.f32.fp8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scale.pk8.f32.fp8 %a, %b[11] : vector<8xf32>"]
  } {}
  irdl.operation @cvt.scalef32.2xpk16.bf6.f32 attributes {
    strata.class = "CvtScalef322xpk16Bf6F32Op",
    strata.summary = "scaled conversion, 2xpk16.bf6.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.2xpk16.bf6.f32 %a, %a, %b : vector<6xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)"
  } {
    %src0 = irdl.is vector<16xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 16"}
    %src1 = irdl.is vector<16xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 16"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src0: %src0, src1: %src1, scale: %scale)
    %res = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.2xpk16.fp6.f32 attributes {
    strata.like = "cvt.scalef32.2xpk16.bf6.f32", strata.class = "CvtScalef322xpk16Fp6F32Op",
    strata.summary = "scaled conversion, 2xpk16.fp6.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.2xpk16.fp6.f32 %a, %a, %b : vector<6xi32>"]
  } {}
  irdl.operation @cvt.scalef32.f16.bf8 attributes {
    strata.class = "CvtScalef32F16Bf8Op",
    strata.summary = "scaled conversion, f16.bf8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.f16.bf8 %a[12], %b -> %c[true] : vector<2xf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $old `[` $dstLoHiSel `]` `:` type($res)"
  } {
    %old = irdl.is vector<2xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 2"}
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, scale: %scale)
    %dstLoHiSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %srcSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstLoHiSel" = %dstLoHiSel, "srcSelIndex" = %srcSelIndex}
    %res = irdl.is vector<2xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.f16.fp8 attributes {
    strata.like = "cvt.scalef32.f16.bf8", strata.class = "CvtScalef32F16Fp8Op",
    strata.summary = "scaled conversion, f16.fp8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.f16.fp8 %a[12], %b -> %c[true] : vector<2xf16>"]
  } {}
  irdl.operation @cvt.scalef32.f32.bf8 attributes {
    strata.class = "CvtScalef32F32Bf8Op",
    strata.summary = "scaled conversion, f32.bf8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.f32.bf8 %a[11], %b : f32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %srcSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"srcSelIndex" = %srcSelIndex}
    %res = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.f32.fp8 attributes {
    strata.like = "cvt.scalef32.f32.bf8", strata.class = "CvtScalef32F32Fp8Op",
    strata.summary = "scaled conversion, f32.fp8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.f32.fp8 %a[11], %b : f32"]
  } {}
  irdl.operation @cvt.scalef32.pk.bf16.bf8 attributes {
    strata.class = "CvtScalef32PkBf16Bf8Op",
    strata.summary = "scaled conversion, pk.bf16.bf8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.bf16.bf8 %a[true], %b : vector<2xbf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %srcLoHiSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"srcLoHiSel" = %srcLoHiSel}
    %res = irdl.is vector<2xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.bf16.fp4 attributes {
    strata.class = "CvtScalef32PkBf16Fp4Op",
    strata.summary = "scaled conversion, pk.bf16.fp4",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.bf16.fp4 %a[11], %b : vector<2xbf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %srcSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"srcSelIndex" = %srcSelIndex}
    %res = irdl.is vector<2xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.bf16.fp8 attributes {
    strata.like = "cvt.scalef32.pk.bf16.bf8", strata.class = "CvtScalef32PkBf16Fp8Op",
    strata.summary = "scaled conversion, pk.bf16.fp8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.bf16.fp8 %a[true], %b : vector<2xbf16>"]
  } {}
  irdl.operation @cvt.scalef32.pk.bf8.bf16 attributes {
    strata.class = "CvtScalef32PkBf8Bf16Op",
    strata.summary = "scaled conversion, pk.bf8.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.bf8.bf16 %a, %b -> %c[true] : vector<2xi16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `->` $old `[` $dstLoHiSel `]` `:` type($res)"
  } {
    %old = irdl.is vector<2xi16> {strata.summary = "fixed-length vector of 16-bit signless integer values of length 2"}
    %src = irdl.is vector<2xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 2"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, scale: %scale)
    %dstLoHiSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"dstLoHiSel" = %dstLoHiSel}
    %res = irdl.is vector<2xi16> {strata.summary = "fixed-length vector of 16-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.bf8.f16 attributes {
    strata.class = "CvtScalef32PkBf8F16Op",
    strata.summary = "scaled conversion, pk.bf8.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.bf8.f16 %a, %b -> %c[true] : vector<2xi16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `->` $old `[` $dstLoHiSel `]` `:` type($res)"
  } {
    %old = irdl.is vector<2xi16> {strata.summary = "fixed-length vector of 16-bit signless integer values of length 2"}
    %src = irdl.is vector<2xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 2"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, scale: %scale)
    %dstLoHiSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"dstLoHiSel" = %dstLoHiSel}
    %res = irdl.is vector<2xi16> {strata.summary = "fixed-length vector of 16-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.bf8.f32 attributes {
    strata.class = "CvtScalef32PkBf8F32Op",
    strata.summary = "scaled conversion, pk.bf8.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.bf8.f32 %a, %a, %a -> %b[true] : vector<2xi16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src0 `,` $src1 `,` $scale `->` $old `[` $dstLoHiSel `]` `:` type($res)"
  } {
    %old = irdl.is vector<2xi16> {strata.summary = "fixed-length vector of 16-bit signless integer values of length 2"}
    %src0 = irdl.is f32 {strata.summary = "32-bit float"}
    %src1 = irdl.is f32 {strata.summary = "32-bit float"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src0: %src0, src1: %src1, scale: %scale)
    %dstLoHiSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"dstLoHiSel" = %dstLoHiSel}
    %res = irdl.is vector<2xi16> {strata.summary = "fixed-length vector of 16-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.f16.bf8 attributes {
    strata.class = "CvtScalef32PkF16Bf8Op",
    strata.summary = "scaled conversion, pk.f16.bf8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.f16.bf8 %a[true], %b : vector<2xf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %srcLoHiSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"srcLoHiSel" = %srcLoHiSel}
    %res = irdl.is vector<2xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.f16.fp4 attributes {
    strata.class = "CvtScalef32PkF16Fp4Op",
    strata.summary = "scaled conversion, pk.f16.fp4",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.f16.fp4 %a[11], %b : vector<2xf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %srcSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"srcSelIndex" = %srcSelIndex}
    %res = irdl.is vector<2xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.f16.fp8 attributes {
    strata.like = "cvt.scalef32.pk.f16.bf8", strata.class = "CvtScalef32PkF16Fp8Op",
    strata.summary = "scaled conversion, pk.f16.fp8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.f16.fp8 %a[true], %b : vector<2xf16>"]
  } {}
  irdl.operation @cvt.scalef32.pk.f32.bf8 attributes {
    strata.class = "CvtScalef32PkF32Bf8Op",
    strata.summary = "scaled conversion, pk.f32.bf8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.f32.bf8 %a[true], %b : vector<2xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %srcLoHiSel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"srcLoHiSel" = %srcLoHiSel}
    %res = irdl.is vector<2xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.f32.fp4 attributes {
    strata.class = "CvtScalef32PkF32Fp4Op",
    strata.summary = "scaled conversion, pk.f32.fp4",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.f32.fp4 %a[11], %b : vector<2xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %srcSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"srcSelIndex" = %srcSelIndex}
    %res = irdl.is vector<2xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.f32.fp8 attributes {
    strata.like = "cvt.scalef32.pk.f32.bf8", strata.class = "CvtScalef32PkF32Fp8Op",
    strata.summary = "scaled conversion, pk.f32.fp8",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.f32.fp8 %a[true], %b : vector<2xf32>"]
  } {}
  irdl.operation @cvt.scalef32.pk.fp4.bf16 attributes {
    strata.class = "CvtScalef32PkFp4Bf16Op",
    strata.summary = "scaled conversion, pk.fp4.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.fp4.bf16 %a, %b -> %c[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is vector<2xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 2"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.fp4.f16 attributes {
    strata.class = "CvtScalef32PkFp4F16Op",
    strata.summary = "scaled conversion, pk.fp4.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.fp4.f16 %a, %b -> %c[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is vector<2xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 2"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.fp4.f32 attributes {
    strata.class = "CvtScalef32PkFp4F32Op",
    strata.summary = "scaled conversion, pk.fp4.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.fp4.f32 %a, %a, %a -> %b[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src0 `,` $src1 `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src0 = irdl.is f32 {strata.summary = "32-bit float"}
    %src1 = irdl.is f32 {strata.summary = "32-bit float"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src0: %src0, src1: %src1, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk.fp8.bf16 attributes {
    strata.like = "cvt.scalef32.pk.bf8.bf16", strata.class = "CvtScalef32PkFp8Bf16Op",
    strata.summary = "scaled conversion, pk.fp8.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.fp8.bf16 %a, %b -> %c[true] : vector<2xi16>"]
  } {}
  irdl.operation @cvt.scalef32.pk.fp8.f16 attributes {
    strata.like = "cvt.scalef32.pk.bf8.f16", strata.class = "CvtScalef32PkFp8F16Op",
    strata.summary = "scaled conversion, pk.fp8.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.fp8.f16 %a, %b -> %c[true] : vector<2xi16>"]
  } {}
  irdl.operation @cvt.scalef32.pk.fp8.f32 attributes {
    strata.like = "cvt.scalef32.pk.bf8.f32", strata.class = "CvtScalef32PkFp8F32Op",
    strata.summary = "scaled conversion, pk.fp8.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk.fp8.f32 %a, %a, %a -> %b[true] : vector<2xi16>"]
  } {}
  irdl.operation @cvt.scalef32.pk16.bf6.bf16 attributes {
    strata.class = "CvtScalef32Pk16Bf6Bf16Op",
    strata.summary = "scaled conversion, pk16.bf6.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk16.bf6.bf16 %a, %b : vector<3xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<16xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 16"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk16.bf6.f16 attributes {
    strata.class = "CvtScalef32Pk16Bf6F16Op",
    strata.summary = "scaled conversion, pk16.bf6.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk16.bf6.f16 %a, %b : vector<3xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<16xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 16"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk16.bf6.f32 attributes {
    strata.class = "CvtScalef32Pk16Bf6F32Op",
    strata.summary = "scaled conversion, pk16.bf6.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk16.bf6.f32 %a, %b : vector<3xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<16xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 16"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk16.fp6.bf16 attributes {
    strata.like = "cvt.scalef32.pk16.bf6.bf16", strata.class = "CvtScalef32Pk16Fp6Bf16Op",
    strata.summary = "scaled conversion, pk16.fp6.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk16.fp6.bf16 %a, %b : vector<3xi32>"]
  } {}
  irdl.operation @cvt.scalef32.pk16.fp6.f16 attributes {
    strata.like = "cvt.scalef32.pk16.bf6.f16", strata.class = "CvtScalef32Pk16Fp6F16Op",
    strata.summary = "scaled conversion, pk16.fp6.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk16.fp6.f16 %a, %b : vector<3xi32>"]
  } {}
  irdl.operation @cvt.scalef32.pk16.fp6.f32 attributes {
    strata.like = "cvt.scalef32.pk16.bf6.f32", strata.class = "CvtScalef32Pk16Fp6F32Op",
    strata.summary = "scaled conversion, pk16.fp6.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk16.fp6.f32 %a, %b : vector<3xi32>"]
  } {}
  irdl.operation @cvt.scalef32.pk32.bf16.bf6 attributes {
    strata.class = "CvtScalef32Pk32Bf16Bf6Op",
    strata.summary = "scaled conversion, pk32.bf16.bf6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.bf16.bf6 %a, %b : vector<32xbf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<32xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 32"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.bf16.fp6 attributes {
    strata.like = "cvt.scalef32.pk32.bf16.bf6", strata.class = "CvtScalef32Pk32Bf16Fp6Op",
    strata.summary = "scaled conversion, pk32.bf16.fp6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.bf16.fp6 %a, %b : vector<32xbf16>"]
  } {}
  irdl.operation @cvt.scalef32.pk32.bf6.bf16 attributes {
    strata.class = "CvtScalef32Pk32Bf6Bf16Op",
    strata.summary = "scaled conversion, pk32.bf6.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.bf6.bf16 %a, %b : vector<6xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<32xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 32"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.bf6.f16 attributes {
    strata.class = "CvtScalef32Pk32Bf6F16Op",
    strata.summary = "scaled conversion, pk32.bf6.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.bf6.f16 %a, %b : vector<6xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<32xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 32"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.f16.bf6 attributes {
    strata.class = "CvtScalef32Pk32F16Bf6Op",
    strata.summary = "scaled conversion, pk32.f16.bf6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.f16.bf6 %a, %b : vector<32xf16>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<32xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 32"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.f16.fp6 attributes {
    strata.like = "cvt.scalef32.pk32.f16.bf6", strata.class = "CvtScalef32Pk32F16Fp6Op",
    strata.summary = "scaled conversion, pk32.f16.fp6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.f16.fp6 %a, %b : vector<32xf16>"]
  } {}
  irdl.operation @cvt.scalef32.pk32.f32.bf6 attributes {
    strata.class = "CvtScalef32Pk32F32Bf6Op",
    strata.summary = "scaled conversion, pk32.f32.bf6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.f32.bf6 %a, %b : vector<32xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<32xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 32"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.f32.fp6 attributes {
    strata.like = "cvt.scalef32.pk32.f32.bf6", strata.class = "CvtScalef32Pk32F32Fp6Op",
    strata.summary = "scaled conversion, pk32.f32.fp6",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.f32.fp6 %a, %b : vector<32xf32>"]
  } {}
  irdl.operation @cvt.scalef32.pk32.fp6.bf16 attributes {
    strata.like = "cvt.scalef32.pk32.bf6.bf16", strata.class = "CvtScalef32Pk32Fp6Bf16Op",
    strata.summary = "scaled conversion, pk32.fp6.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.fp6.bf16 %a, %b : vector<6xi32>"]
  } {}
  irdl.operation @cvt.scalef32.pk32.fp6.f16 attributes {
    strata.like = "cvt.scalef32.pk32.bf6.f16", strata.class = "CvtScalef32Pk32Fp6F16Op",
    strata.summary = "scaled conversion, pk32.fp6.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk32.fp6.f16 %a, %b : vector<6xi32>"]
  } {}
  irdl.operation @cvt.scalef32.pk8.bf8.bf16 attributes {
    strata.class = "CvtScalef32Pk8Bf8Bf16Op",
    strata.summary = "scaled conversion, pk8.bf8.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.bf8.bf16 %a, %b : vector<2xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 8"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.bf8.f16 attributes {
    strata.class = "CvtScalef32Pk8Bf8F16Op",
    strata.summary = "scaled conversion, pk8.bf8.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.bf8.f16 %a, %b : vector<2xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 8"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.bf8.f32 attributes {
    strata.class = "CvtScalef32Pk8Bf8F32Op",
    strata.summary = "scaled conversion, pk8.bf8.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.bf8.f32 %a, %b : vector<2xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 8"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp4.bf16 attributes {
    strata.class = "CvtScalef32Pk8Fp4Bf16Op",
    strata.summary = "scaled conversion, pk8.fp4.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.fp4.bf16 %a, %b : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 8"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp4.f16 attributes {
    strata.class = "CvtScalef32Pk8Fp4F16Op",
    strata.summary = "scaled conversion, pk8.fp4.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.fp4.f16 %a, %b : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 8"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp4.f32 attributes {
    strata.class = "CvtScalef32Pk8Fp4F32Op",
    strata.summary = "scaled conversion, pk8.fp4.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.fp4.f32 %a, %b : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 8"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, scale: %scale)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp8.bf16 attributes {
    strata.like = "cvt.scalef32.pk8.bf8.bf16", strata.class = "CvtScalef32Pk8Fp8Bf16Op",
    strata.summary = "scaled conversion, pk8.fp8.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.fp8.bf16 %a, %b : vector<2xi32>"]
  } {}
  irdl.operation @cvt.scalef32.pk8.fp8.f16 attributes {
    strata.like = "cvt.scalef32.pk8.bf8.f16", strata.class = "CvtScalef32Pk8Fp8F16Op",
    strata.summary = "scaled conversion, pk8.fp8.f16",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.fp8.f16 %a, %b : vector<2xi32>"]
  } {}
  irdl.operation @cvt.scalef32.pk8.fp8.f32 attributes {
    strata.like = "cvt.scalef32.pk8.bf8.f32", strata.class = "CvtScalef32Pk8Fp8F32Op",
    strata.summary = "scaled conversion, pk8.fp8.f32",
    strata.description = "Scales numbers and converts them between the formats of the name.",
    strata.examples = ["%r = rocdl.cvt.scalef32.pk8.fp8.f32 %a, %b : vector<2xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.bf8.bf16 attributes {
    strata.class = "CvtScalef32SrBf8Bf16Op",
    strata.summary = "scaled stochastic conversion, bf8.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.bf8.bf16 %a, %b, %c -> %b[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is bf16 {strata.summary = "bfloat16 type"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, seed: %seed, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.bf8.f16 attributes {
    strata.class = "CvtScalef32SrBf8F16Op",
    strata.summary = "scaled stochastic conversion, bf8.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.bf8.f16 %a, %b, %c -> %b[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is f16 {strata.summary = "16-bit float"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, seed: %seed, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.bf8.f32 attributes {
    strata.class = "CvtScalef32SrBf8F32Op",
    strata.summary = "scaled stochastic conversion, bf8.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.bf8.f32 %a, %b, %a -> %b[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is f32 {strata.summary = "32-bit float"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, seed: %seed, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.fp8.bf16 attributes {
    strata.like = "cvt.scalef32.sr.bf8.bf16", strata.class = "CvtScalef32SrFp8Bf16Op",
    strata.summary = "scaled stochastic conversion, fp8.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.fp8.bf16 %a, %b, %c -> %b[11] : i32"]
  } {}
  irdl.operation @cvt.scalef32.sr.fp8.f16 attributes {
    strata.like = "cvt.scalef32.sr.bf8.f16", strata.class = "CvtScalef32SrFp8F16Op",
    strata.summary = "scaled stochastic conversion, fp8.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.fp8.f16 %a, %b, %c -> %b[11] : i32"]
  } {}
  irdl.operation @cvt.scalef32.sr.fp8.f32 attributes {
    strata.like = "cvt.scalef32.sr.bf8.f32", strata.class = "CvtScalef32SrFp8F32Op",
    strata.summary = "scaled stochastic conversion, fp8.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.fp8.f32 %a, %b, %a -> %b[11] : i32"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk.fp4.bf16 attributes {
    strata.class = "CvtScalef32SrPkFp4Bf16Op",
    strata.summary = "scaled stochastic conversion, pk.fp4.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %a, %b, %c -> %b[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is vector<2xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 2"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, seed: %seed, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk.fp4.f16 attributes {
    strata.class = "CvtScalef32SrPkFp4F16Op",
    strata.summary = "scaled stochastic conversion, pk.fp4.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk.fp4.f16 %a, %b, %c -> %b[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is vector<2xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 2"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src: %src, seed: %seed, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk.fp4.f32 attributes {
    strata.class = "CvtScalef32SrPkFp4F32Op",
    strata.summary = "scaled stochastic conversion, pk.fp4.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk.fp4.f32 %a, %b, %c -> %b[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src0 `,` $src1 `,` $scale `->` $old `[` $dstSelIndex `]` `:` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src0 = irdl.is vector<2xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 2"}
    %src1 = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(old: %old, src0: %src0, src1: %src1, scale: %scale)
    %dstSelIndex = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"dstSelIndex" = %dstSelIndex}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.bf6.bf16 attributes {
    strata.class = "CvtScalef32SrPk16Bf6Bf16Op",
    strata.summary = "scaled stochastic conversion, pk16.bf6.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %a, %b, %c : vector<3xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<16xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 16"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.bf6.f16 attributes {
    strata.class = "CvtScalef32SrPk16Bf6F16Op",
    strata.summary = "scaled stochastic conversion, pk16.bf6.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %a, %b, %c : vector<3xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<16xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 16"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.bf6.f32 attributes {
    strata.class = "CvtScalef32SrPk16Bf6F32Op",
    strata.summary = "scaled stochastic conversion, pk16.bf6.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %a, %b, %c : vector<3xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<16xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 16"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<3xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 3"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.fp6.bf16 attributes {
    strata.like = "cvt.scalef32.sr.pk16.bf6.bf16", strata.class = "CvtScalef32SrPk16Fp6Bf16Op",
    strata.summary = "scaled stochastic conversion, pk16.fp6.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %a, %b, %c : vector<3xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk16.fp6.f16 attributes {
    strata.like = "cvt.scalef32.sr.pk16.bf6.f16", strata.class = "CvtScalef32SrPk16Fp6F16Op",
    strata.summary = "scaled stochastic conversion, pk16.fp6.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %a, %b, %c : vector<3xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk16.fp6.f32 attributes {
    strata.like = "cvt.scalef32.sr.pk16.bf6.f32", strata.class = "CvtScalef32SrPk16Fp6F32Op",
    strata.summary = "scaled stochastic conversion, pk16.fp6.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %a, %b, %c : vector<3xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk32.bf6.bf16 attributes {
    strata.class = "CvtScalef32SrPk32Bf6Bf16Op",
    strata.summary = "scaled stochastic conversion, pk32.bf6.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %a, %b, %c : vector<6xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<32xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 32"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.bf6.f16 attributes {
    strata.class = "CvtScalef32SrPk32Bf6F16Op",
    strata.summary = "scaled stochastic conversion, pk32.bf6.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %a, %b, %c : vector<6xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<32xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 32"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.bf6.f32 attributes {
    strata.class = "CvtScalef32SrPk32Bf6F32Op",
    strata.summary = "scaled stochastic conversion, pk32.bf6.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %a, %b, %c : vector<6xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<32xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 32"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<6xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 6"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.fp6.bf16 attributes {
    strata.like = "cvt.scalef32.sr.pk32.bf6.bf16", strata.class = "CvtScalef32SrPk32Fp6Bf16Op",
    strata.summary = "scaled stochastic conversion, pk32.fp6.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %a, %b, %c : vector<6xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk32.fp6.f16 attributes {
    strata.like = "cvt.scalef32.sr.pk32.bf6.f16", strata.class = "CvtScalef32SrPk32Fp6F16Op",
    strata.summary = "scaled stochastic conversion, pk32.fp6.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %a, %b, %c : vector<6xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk32.fp6.f32 attributes {
    strata.like = "cvt.scalef32.sr.pk32.bf6.f32", strata.class = "CvtScalef32SrPk32Fp6F32Op",
    strata.summary = "scaled stochastic conversion, pk32.fp6.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %a, %b, %c : vector<6xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk8.bf8.bf16 attributes {
    strata.class = "CvtScalef32SrPk8Bf8Bf16Op",
    strata.summary = "scaled stochastic conversion, pk8.bf8.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %a, %b, %c : vector<2xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 8"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.bf8.f16 attributes {
    strata.class = "CvtScalef32SrPk8Bf8F16Op",
    strata.summary = "scaled stochastic conversion, pk8.bf8.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %a, %b, %c : vector<2xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 8"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.bf8.f32 attributes {
    strata.class = "CvtScalef32SrPk8Bf8F32Op",
    strata.summary = "scaled stochastic conversion, pk8.bf8.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %a, %b, %c : vector<2xi32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 8"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is vector<2xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 2"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp4.bf16 attributes {
    strata.class = "CvtScalef32SrPk8Fp4Bf16Op",
    strata.summary = "scaled stochastic conversion, pk8.fp4.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %a, %b, %c : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xbf16> {strata.summary = "fixed-length vector of bfloat16 type values of length 8"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp4.f16 attributes {
    strata.class = "CvtScalef32SrPk8Fp4F16Op",
    strata.summary = "scaled stochastic conversion, pk8.fp4.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %a, %b, %c : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xf16> {strata.summary = "fixed-length vector of 16-bit float values of length 8"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp4.f32 attributes {
    strata.class = "CvtScalef32SrPk8Fp4F32Op",
    strata.summary = "scaled stochastic conversion, pk8.fp4.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %a, %b, %c : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  } {
    %src = irdl.is vector<8xf32> {strata.summary = "fixed-length vector of 32-bit float values of length 8"}
    %seed = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src, seed: %seed, scale: %scale)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp8.bf16 attributes {
    strata.like = "cvt.scalef32.sr.pk8.bf8.bf16", strata.class = "CvtScalef32SrPk8Fp8Bf16Op",
    strata.summary = "scaled stochastic conversion, pk8.fp8.bf16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %a, %b, %c : vector<2xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk8.fp8.f16 attributes {
    strata.like = "cvt.scalef32.sr.pk8.bf8.f16", strata.class = "CvtScalef32SrPk8Fp8F16Op",
    strata.summary = "scaled stochastic conversion, pk8.fp8.f16",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %a, %b, %c : vector<2xi32>"]
  } {}
  irdl.operation @cvt.scalef32.sr.pk8.fp8.f32 attributes {
    strata.like = "cvt.scalef32.sr.pk8.bf8.f32", strata.class = "CvtScalef32SrPk8Fp8F32Op",
    strata.summary = "scaled stochastic conversion, pk8.fp8.f32",
    strata.description = "Scales numbers and converts them between the formats of the name, with stochastic rounding.",
    strata.examples = ["%r = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %a, %b, %c : vector<2xi32>"]
  } {}
  irdl.operation @cvt.sr.bf8.f32 attributes {
    strata.class = "CvtSrBf8F32Op",
    strata.summary = "stochastic conversion, bf8.f32",
    strata.description = "Converts a number, rounded at random, and puts it into a byte of `old`.",
    strata.examples = ["%r = rocdl.cvt.sr.bf8.f32 %a, %b -> %b[11] : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)"
  } {
    %srcA = irdl.is f32 {strata.summary = "32-bit float"}
    %srcB = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(srcA: %srcA, srcB: %srcB, old: %old)
    %byteSel = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"byteSel" = %byteSel}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @cvt.sr.fp8.f32 attributes {
    strata.like = "cvt.sr.bf8.f32", strata.class = "CvtSrFp8F32Op",
    strata.summary = "stochastic conversion, fp8.f32",
    strata.description = "Converts a number, rounded at random, and puts it into a byte of `old`.",
    strata.examples = ["%r = rocdl.cvt.sr.fp8.f32 %a, %b -> %b[11] : i32"]
  } {}
  irdl.operation @ds.atomic.async.barrier.arrive.b64 attributes {
    strata.class = "DsAtomicAsyncBarrierArriveB64Op",
    strata.summary = "arrival at a barrier after copies",
    strata.description = "Arrives at a barrier in local memory when the asynchronous copies of the thread are complete.",
    strata.examples = ["rocdl.ds.atomic.async.barrier.arrive.b64 %a : !llvm.ptr<3>"],
    strata.traits = [],
    strata.format = "$ptr attr-dict `:` type($ptr)"
  } {
    %ptr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(ptr: %ptr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
  }
  irdl.operation @ds.atomic.barrier.arrive.rtn.b64 attributes {
    strata.class = "DsAtomicBarrierArriveRtnB64Op",
    strata.summary = "arrival at a barrier in local memory",
    strata.description = "Arrives at a barrier; the result is its state before.",
    strata.examples = ["%r = rocdl.ds.atomic.barrier.arrive.rtn.b64 %a, %b : !llvm.ptr<3>, i64 -> i64"],
    strata.traits = [],
    strata.format = "$ptr `,` $value attr-dict `:` type($ptr) `,` type($value) `->` type($res)"
  } {
    %ptr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %value = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(ptr: %ptr, value: %value)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @ds.load.tr16.b128 attributes {
    strata.class = "DsLoadTr16B128Op",
    strata.summary = "transposed load from LDS, 16-bit elements",
    strata.description = "Loads a matrix from local memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.ds.load.tr16.b128 %a : !llvm.ptr<3> -> i32"],
    strata.traits = [],
    strata.effects = ["read"],
    strata.format = "$ptr attr-dict `:` type($ptr) `->` type($res)"
  } {
    %ptr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(ptr: %ptr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @ds.load.tr4.b64 attributes {
    strata.like = "ds.load.tr16.b128", strata.class = "DsLoadTr4B64Op",
    strata.summary = "transposed load from LDS, 4-bit elements",
    strata.description = "Loads a matrix from local memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.ds.load.tr4.b64 %a : !llvm.ptr<3> -> i32"]
  } {}
  irdl.operation @ds.load.tr6.b96 attributes {
    strata.like = "ds.load.tr16.b128", strata.class = "DsLoadTr6B96Op",
    strata.summary = "transposed load from LDS, 6-bit elements",
    strata.description = "Loads a matrix from local memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.ds.load.tr6.b96 %a : !llvm.ptr<3> -> i32"]
  } {}
  irdl.operation @ds.load.tr8.b64 attributes {
    strata.like = "ds.load.tr16.b128", strata.class = "DsLoadTr8B64Op",
    strata.summary = "transposed load from LDS, 8-bit elements",
    strata.description = "Loads a matrix from local memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.ds.load.tr8.b64 %a : !llvm.ptr<3> -> i32"]
  } {}
  irdl.operation @ds.read.tr16.b64 attributes {
    strata.class = "DsReadTr16B64Op",
    strata.summary = "transposed load from LDS, 16-bit elements, b64 read",
    strata.description = "Loads a matrix from local memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.ds.read.tr16.b64 %a : <3> -> i32"],
    strata.traits = [],
    strata.effects = ["read"],
    strata.format = "$ptr attr-dict `:` type($ptr) `->` type($res)"
  } {
    %ptr_base = irdl.base "!llvm.ptr"
    %ptr_space = irdl.c_pred "cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 3"
    %ptr = irdl.all_of(%ptr_base, %ptr_space) {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(ptr: %ptr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @ds.read.tr4.b64 attributes {
    strata.like = "ds.read.tr16.b64", strata.class = "DsReadTr4B64Op",
    strata.summary = "transposed load from LDS, 4-bit elements, b64 read",
    strata.description = "Loads a matrix from local memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.ds.read.tr4.b64 %a : <3> -> i32"]
  } {}
  irdl.operation @ds.read.tr6.b96 attributes {
    strata.like = "ds.read.tr16.b64", strata.class = "DsReadTr6B96Op",
    strata.summary = "transposed load from LDS, 6-bit elements, b96 read",
    strata.description = "Loads a matrix from local memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.ds.read.tr6.b96 %a : <3> -> i32"]
  } {}
  irdl.operation @ds.read.tr8.b64 attributes {
    strata.like = "ds.read.tr16.b64", strata.class = "DsReadTr8B64Op",
    strata.summary = "transposed load from LDS, 8-bit elements, b64 read",
    strata.description = "Loads a matrix from local memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.ds.read.tr8.b64 %a : <3> -> i32"]
  } {}
  irdl.operation @ds_bpermute attributes {
    strata.class = "DsBpermuteOp",
    strata.summary = "value of another lane",
    strata.description = "Takes the value from the lane that the index, in bytes, tells.",
    strata.examples = ["%r = rocdl.ds_bpermute %a, %a : (i32, i32) -> i32"],
    strata.traits = [],
    strata.format = "$index `,` $src attr-dict `:` functional-type(operands, results)"
  } {
    %index = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(index: %index, src: %src)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @ds_swizzle attributes {
    strata.class = "DsSwizzleOp",
    strata.summary = "exchange of values among lanes",
    strata.description = "Takes values of other lanes by a pattern.",
    strata.examples = ["%r = rocdl.ds_swizzle %a, %a : (i32, i32) -> i32"],
    strata.traits = [],
    strata.format = "$src `,` $offset attr-dict `:` functional-type(operands, results)"
  } {
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, offset: %offset)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @exp attributes {
    strata.like = "cos", strata.class = "ExpOp",
    strata.summary = "fast exp",
    strata.description = "The function exp, with the precision of the instruction.",
    strata.examples = ["%r = rocdl.exp %a f32 -> f32"]
  } {}
  irdl.operation @exp2 attributes {
    strata.like = "cos", strata.class = "Exp2Op",
    strata.summary = "fast exp2",
    strata.description = "The function exp2, with the precision of the instruction.",
    strata.examples = ["%r = rocdl.exp2 %a f32 -> f32"]
  } {}
  irdl.operation @flat.prefetch attributes {
    strata.class = "FlatPrefetchOp",
    strata.summary = "prefetch, flat address",
    strata.description = "Brings the line of an address into a cache.",
    strata.examples = ["rocdl.flat.prefetch %a, scope 11 : !llvm.ptr"],
    strata.traits = [],
    strata.effects = ["read"],
    strata.format = "$ptr `,` `scope` $scope attr-dict `:` type($ptr)"
  } {
    %ptr = irdl.is !llvm.ptr {strata.summary = "LLVM pointer in address space 0"}
    irdl.operands(ptr: %ptr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %scope = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "scope" = %scope, "tbaa" = %tbaa}
  }
  irdl.operation @fmed3 attributes {
    strata.class = "Fmed3Op",
    strata.summary = "median of three numbers",
    strata.description = "The number that is neither the least nor the greatest.",
    strata.examples = ["%r = rocdl.fmed3 %a, %a, %a : f32"],
    strata.traits = ["AllTypesMatch<res, src0, src1, src2>", "Pure"],
    strata.format = "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)"
  } {
    %src0 = irdl.c_pred "llvm_float || vector && vector_of(llvm_float)" {strata.summary = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}
    %src1 = irdl.c_pred "llvm_float || vector && vector_of(llvm_float)" {strata.summary = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}
    %src2 = irdl.c_pred "llvm_float || vector && vector_of(llvm_float)" {strata.summary = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}
    irdl.operands(src0: %src0, src1: %src1, src2: %src2)
    %res = irdl.c_pred "llvm_float || vector && vector_of(llvm_float)" {strata.summary = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"}
    irdl.results(res: %res)
  }
  irdl.operation @global.load.async.to.lds.b128 attributes {
    strata.class = "GlobalLoadAsyncToLdsB128Op",
    strata.summary = "asynchronous load of 128 bits to LDS",
    strata.description = "Starts a copy from global memory to local memory.",
    strata.examples = ["rocdl.global.load.async.to.lds.b128 %a, %b, 12, 11 : !llvm.ptr<1>, !llvm.ptr<3>"],
    strata.traits = [],
    strata.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` type($globalPtr) `,` type($ldsPtr)"
  } {
    %globalPtr = irdl.is !llvm.ptr<1> {strata.summary = "LLVM pointer in address space 1"}
    %ldsPtr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(globalPtr: %globalPtr, ldsPtr: %ldsPtr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %aux = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %offset = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "aux" = %aux, "noalias_scopes" = %noalias_scopes, "offset" = %offset, "tbaa" = %tbaa}
  }
  irdl.operation @global.load.async.to.lds.b32 attributes {
    strata.like = "global.load.async.to.lds.b128", strata.class = "GlobalLoadAsyncToLdsB32Op",
    strata.summary = "asynchronous load of 32 bits to LDS",
    strata.description = "Starts a copy from global memory to local memory.",
    strata.examples = ["rocdl.global.load.async.to.lds.b32 %a, %b, 12, 11 : !llvm.ptr<1>, !llvm.ptr<3>"]
  } {}
  irdl.operation @global.load.async.to.lds.b64 attributes {
    strata.like = "global.load.async.to.lds.b128", strata.class = "GlobalLoadAsyncToLdsB64Op",
    strata.summary = "asynchronous load of 64 bits to LDS",
    strata.description = "Starts a copy from global memory to local memory.",
    strata.examples = ["rocdl.global.load.async.to.lds.b64 %a, %b, 12, 11 : !llvm.ptr<1>, !llvm.ptr<3>"]
  } {}
  irdl.operation @global.load.async.to.lds.b8 attributes {
    strata.like = "global.load.async.to.lds.b128", strata.class = "GlobalLoadAsyncToLdsB8Op",
    strata.summary = "asynchronous load of 8 bits to LDS",
    strata.description = "Starts a copy from global memory to local memory.",
    strata.examples = ["rocdl.global.load.async.to.lds.b8 %a, %b, 12, 11 : !llvm.ptr<1>, !llvm.ptr<3>"]
  } {}
  irdl.operation @global.load.lds attributes {
    strata.class = "GlobalLoadLdsOp",
    strata.summary = "load from global memory to LDS",
    strata.description = "Copies `size` bytes of each lane to local memory.",
    strata.examples = ["rocdl.global.load.lds %a, %b, 13, 12, 11"],
    strata.traits = [],
    strata.format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict"
  } {
    %globalPtr = irdl.is !llvm.ptr<1> {strata.summary = "LLVM pointer in address space 1"}
    %ldsPtr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(globalPtr: %globalPtr, ldsPtr: %ldsPtr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %aux = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %offset = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %size = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "aux" = %aux, "noalias_scopes" = %noalias_scopes, "offset" = %offset, "size" = %size, "tbaa" = %tbaa}
  }
  irdl.operation @global.load.tr.b128 attributes {
    strata.class = "GlobalLoadTrB128Op",
    strata.summary = "transposed load of 128 bits",
    strata.description = "Loads a matrix from global memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.global.load.tr.b128 %a : !llvm.ptr<1> -> i32"],
    strata.traits = [],
    strata.effects = ["read"],
    strata.format = "$ptr attr-dict `:` type($ptr) `->` type($res)"
  } {
    %ptr = irdl.is !llvm.ptr<1> {strata.summary = "LLVM pointer in address space 1"}
    irdl.operands(ptr: %ptr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @global.load.tr.b64 attributes {
    strata.like = "global.load.tr.b128", strata.class = "GlobalLoadTrB64Op",
    strata.summary = "transposed load of 64 bits",
    strata.description = "Loads a matrix from global memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.global.load.tr.b64 %a : !llvm.ptr<1> -> i32"]
  } {}
  irdl.operation @global.load.tr4.b64 attributes {
    strata.like = "global.load.tr.b128", strata.class = "GlobalLoadTr4B64Op",
    strata.summary = "transposed load of 64 bits (global.load.tr4.b64)",
    strata.description = "Loads a matrix from global memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.global.load.tr4.b64 %a : !llvm.ptr<1> -> i32"]
  } {}
  irdl.operation @global.load.tr6.b96 attributes {
    strata.like = "global.load.tr.b128", strata.class = "GlobalLoadTr6B96Op",
    strata.summary = "transposed load of 96 bits",
    strata.description = "Loads a matrix from global memory and transposes it among lanes.",
    strata.examples = ["%r = rocdl.global.load.tr6.b96 %a : !llvm.ptr<1> -> i32"]
  } {}
  irdl.operation @global.prefetch attributes {
    strata.class = "GlobalPrefetchOp",
    strata.summary = "prefetch, global address",
    strata.description = "Brings the line of an address into a cache.",
    strata.examples = ["rocdl.global.prefetch %a, scope 11 : !llvm.ptr<1>"],
    strata.traits = [],
    strata.effects = ["read"],
    strata.format = "$ptr `,` `scope` $scope attr-dict `:` type($ptr)"
  } {
    %ptr = irdl.is !llvm.ptr<1> {strata.summary = "LLVM pointer in address space 1"}
    irdl.operands(ptr: %ptr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %scope = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "scope" = %scope, "tbaa" = %tbaa}
  }
  irdl.operation @grid.dim.x attributes {
    strata.like = "cluster.id.x", strata.class = "GridDimXOp",
    strata.summary = "number of workgroups, dimension x",
    strata.description = "The size of the grid.",
    strata.examples = ["%r = rocdl.grid.dim.x : i32"]
  } {}
  irdl.operation @grid.dim.y attributes {
    strata.like = "cluster.id.x", strata.class = "GridDimYOp",
    strata.summary = "number of workgroups, dimension y",
    strata.description = "The size of the grid.",
    strata.examples = ["%r = rocdl.grid.dim.y : i32"]
  } {}
  irdl.operation @grid.dim.z attributes {
    strata.like = "cluster.id.x", strata.class = "GridDimZOp",
    strata.summary = "number of workgroups, dimension z",
    strata.description = "The size of the grid.",
    strata.examples = ["%r = rocdl.grid.dim.z : i32"]
  } {}
  irdl.operation @iglp.opt attributes {
    strata.class = "IglpOptOp",
    strata.summary = "hint for scheduling",
    strata.description = "Chooses a strategy by which the compiler interleaves instructions.",
    strata.examples = ["rocdl.iglp.opt 11"],
    strata.traits = [],
    strata.format = "$variant attr-dict"
  } {
    %variant = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"variant" = %variant}
  }
  irdl.operation @load.to.lds attributes {
    strata.class = "LoadToLdsOp",
    strata.summary = "load to LDS",
    strata.description = "Copies `size` bytes of each lane to local memory.",
    strata.examples = ["rocdl.load.to.lds %a, %b, 13, 12, 11 : !llvm.ptr"],
    strata.traits = [],
    strata.format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)"
  } {
    %globalPtr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type"}
    %ldsPtr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(globalPtr: %globalPtr, ldsPtr: %ldsPtr)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %aux = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %offset = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %size = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "aux" = %aux, "noalias_scopes" = %noalias_scopes, "offset" = %offset, "size" = %size, "tbaa" = %tbaa}
  }
  irdl.operation @log attributes {
    strata.like = "cos", strata.class = "LogOp",
    strata.summary = "fast log",
    strata.description = "The function log, with the precision of the instruction.",
    strata.examples = ["%r = rocdl.log %a f32 -> f32"]
  } {}
  irdl.operation @make.buffer.rsrc attributes {
    strata.class = "MakeBufferRsrcOp",
    strata.summary = "buffer resource",
    strata.description = "A pointer to a buffer with bounds and a stride.",
    strata.examples = ["%r = rocdl.make.buffer.rsrc %a, %b, %c, %d : !llvm.ptr to !llvm.ptr"],
    strata.traits = ["Pure"],
    strata.format = "$base `,` $stride `,` $numRecords `,` $flags attr-dict `:` type($base) `to` type($res)"
  } {
    %base = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type"}
    %stride = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %numRecords = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %flags = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(base: %base, stride: %stride, numRecords: %numRecords, flags: %flags)
    %res = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type"}
    irdl.results(res: %res)
  }
  irdl.operation @mbcnt.hi attributes {
    strata.class = "MbcntHiOp",
    strata.summary = "number of lanes before this one, hi",
    strata.description = "Adds to `in1` the number of bits of the mask below the lane, in the hi half of the wavefront.",
    strata.examples = ["%r = rocdl.mbcnt.hi %a, %a : (i32, i32) -> i32"],
    strata.traits = ["Pure"],
    strata.format = "$in0 `,` $in1 attr-dict `:` functional-type(operands, results)"
  } {
    %in0 = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %in1 = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(in0: %in0, in1: %in1)
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.summary = "Array of dictionary attributes", strata.optional}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.summary = "Array of dictionary attributes", strata.optional}
    irdl.attributes {"arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @mbcnt.lo attributes {
    strata.like = "mbcnt.hi", strata.class = "MbcntLoOp",
    strata.summary = "number of lanes before this one, lo",
    strata.description = "Adds to `in1` the number of bits of the mask below the lane, in the lo half of the wavefront.",
    strata.examples = ["%r = rocdl.mbcnt.lo %a, %a {arg_attrs = [{}, {}], res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x16bf16.1k attributes {
    strata.class = "MfmaF3216x16x16bf161kOp",
    strata.summary = "product of matrices, f32.16x16x16bf16.1k",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x16bf16.1k  : () -> i32"],
    strata.traits = [],
    strata.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.c_pred "llvm_type"
    irdl.operands(args: variadic %args)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @mfma.f32.16x16x16f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x16f16Op",
    strata.summary = "product of matrices, f32.16x16x16f16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x16f16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x1f32 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x1f32Op",
    strata.summary = "product of matrices, f32.16x16x1f32",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x1f32  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x2bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x2bf16Op",
    strata.summary = "product of matrices, f32.16x16x2bf16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x2bf16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x32.bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x32Bf16Op",
    strata.summary = "product of matrices, f32.16x16x32.bf16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x32.bf16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x32.bf8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x32Bf8Bf8Op",
    strata.summary = "product of matrices, f32.16x16x32.bf8.bf8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x32.bf8.bf8  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x32.bf8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x32Bf8Fp8Op",
    strata.summary = "product of matrices, f32.16x16x32.bf8.fp8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x32.bf8.fp8  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x32.f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x32F16Op",
    strata.summary = "product of matrices, f32.16x16x32.f16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x32.f16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x32.fp8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x32Fp8Bf8Op",
    strata.summary = "product of matrices, f32.16x16x32.fp8.bf8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x32.fp8.bf8  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x32.fp8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x32Fp8Fp8Op",
    strata.summary = "product of matrices, f32.16x16x32.fp8.fp8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x32.fp8.fp8  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x4bf16.1k attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x4bf161kOp",
    strata.summary = "product of matrices, f32.16x16x4bf16.1k",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x4bf16.1k  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x4f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x4f16Op",
    strata.summary = "product of matrices, f32.16x16x4f16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x4f16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x4f32 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x4f32Op",
    strata.summary = "product of matrices, f32.16x16x4f32",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x4f32  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x8.xf32 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x8Xf32Op",
    strata.summary = "product of matrices, f32.16x16x8.xf32",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x8.xf32  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.16x16x8bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3216x16x8bf16Op",
    strata.summary = "product of matrices, f32.16x16x8bf16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.16x16x8bf16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x16.bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x16Bf16Op",
    strata.summary = "product of matrices, f32.32x32x16.bf16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x16.bf16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x16.bf8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x16Bf8Bf8Op",
    strata.summary = "product of matrices, f32.32x32x16.bf8.bf8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x16.bf8.bf8  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x16.bf8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x16Bf8Fp8Op",
    strata.summary = "product of matrices, f32.32x32x16.bf8.fp8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x16.bf8.fp8  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x16.f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x16F16Op",
    strata.summary = "product of matrices, f32.32x32x16.f16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x16.f16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x16.fp8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x16Fp8Bf8Op",
    strata.summary = "product of matrices, f32.32x32x16.fp8.bf8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x16.fp8.bf8  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x16.fp8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x16Fp8Fp8Op",
    strata.summary = "product of matrices, f32.32x32x16.fp8.fp8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x16.fp8.fp8  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x1f32 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x1f32Op",
    strata.summary = "product of matrices, f32.32x32x1f32",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x1f32 %a, %a, %b, %c, %c, %c : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>"]
  } {}
  irdl.operation @mfma.f32.32x32x2bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x2bf16Op",
    strata.summary = "product of matrices, f32.32x32x2bf16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x2bf16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x2f32 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x2f32Op",
    strata.summary = "product of matrices, f32.32x32x2f32",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x2f32  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x4.xf32 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x4Xf32Op",
    strata.summary = "product of matrices, f32.32x32x4.xf32",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x4.xf32  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x4bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x4bf16Op",
    strata.summary = "product of matrices, f32.32x32x4bf16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x4bf16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x4bf16.1k attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x4bf161kOp",
    strata.summary = "product of matrices, f32.32x32x4bf16.1k",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x4bf16.1k  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x4f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x4f16Op",
    strata.summary = "product of matrices, f32.32x32x4f16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x4f16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x8bf16.1k attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x8bf161kOp",
    strata.summary = "product of matrices, f32.32x32x8bf16.1k",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x8bf16.1k  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.32x32x8f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF3232x32x8f16Op",
    strata.summary = "product of matrices, f32.32x32x8f16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.32x32x8f16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.4x4x1f32 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF324x4x1f32Op",
    strata.summary = "product of matrices, f32.4x4x1f32",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.4x4x1f32  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.4x4x2bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF324x4x2bf16Op",
    strata.summary = "product of matrices, f32.4x4x2bf16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.4x4x2bf16  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.4x4x4bf16.1k attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF324x4x4bf161kOp",
    strata.summary = "product of matrices, f32.4x4x4bf16.1k",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.4x4x4bf16.1k  : () -> i32"]
  } {}
  irdl.operation @mfma.f32.4x4x4f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF324x4x4f16Op",
    strata.summary = "product of matrices, f32.4x4x4f16",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f32.4x4x4f16  : () -> i32"]
  } {}
  irdl.operation @mfma.f64.16x16x4f64 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF6416x16x4f64Op",
    strata.summary = "product of matrices, f64.16x16x4f64",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f64.16x16x4f64  : () -> i32"]
  } {}
  irdl.operation @mfma.f64.4x4x4f64 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaF644x4x4f64Op",
    strata.summary = "product of matrices, f64.4x4x4f64",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.f64.4x4x4f64  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.16x16x16i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI3216x16x16i8Op",
    strata.summary = "product of matrices, i32.16x16x16i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.16x16x16i8  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.16x16x32.i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI3216x16x32I8Op",
    strata.summary = "product of matrices, i32.16x16x32.i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.16x16x32.i8  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.16x16x4i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI3216x16x4i8Op",
    strata.summary = "product of matrices, i32.16x16x4i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.16x16x4i8  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.16x16x64.i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI3216x16x64I8Op",
    strata.summary = "product of matrices, i32.16x16x64.i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.16x16x64.i8  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.32x32x16.i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI3232x32x16I8Op",
    strata.summary = "product of matrices, i32.32x32x16.i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.32x32x16.i8  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.32x32x32.i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI3232x32x32I8Op",
    strata.summary = "product of matrices, i32.32x32x32.i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.32x32x32.i8  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.32x32x4i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI3232x32x4i8Op",
    strata.summary = "product of matrices, i32.32x32x4i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.32x32x4i8  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.32x32x8i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI3232x32x8i8Op",
    strata.summary = "product of matrices, i32.32x32x8i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.32x32x8i8  : () -> i32"]
  } {}
  irdl.operation @mfma.i32.4x4x4i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaI324x4x4i8Op",
    strata.summary = "product of matrices, i32.4x4x4i8",
    strata.description = "Multiplies matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.mfma.i32.4x4x4i8  : () -> i32"]
  } {}
  irdl.operation @mfma.scale.f32.16x16x128.f8f6f4 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaScaleF3216x16x128F8f6f4Op",
    strata.summary = "product of scaled matrices, f32.16x16x128.f8f6f4",
    strata.description = "Multiplies matrices whose blocks have scales, and adds a third one; lanes hold the elements.",
    strata.examples = ["%r = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %a, %b : (vector<32xf32>, f32) -> vector<4xf32>"]
  } {}
  irdl.operation @mfma.scale.f32.32x32x64.f8f6f4 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "MfmaScaleF3232x32x64F8f6f4Op",
    strata.summary = "product of scaled matrices, f32.32x32x64.f8f6f4",
    strata.description = "Multiplies matrices whose blocks have scales, and adds a third one; lanes hold the elements.",
    strata.examples = ["%r = rocdl.mfma.scale.f32.32x32x64.f8f6f4  : () -> i32"]
  } {}
  irdl.operation @permlane16.swap attributes {
    strata.class = "Permlane16SwapOp",
    strata.summary = "exchange of rows of 16 lanes",
    strata.description = "Exchanges the odd rows of `old` with the even rows of `src`.",
    strata.examples = ["%r = rocdl.permlane16.swap %a, %a, true, true : (i32, i32) -> <(i32, i32)>"],
    strata.traits = [],
    strata.format = "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)"
  } {
    %old = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %src = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(old: %old, src: %src)
    %boundControl = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %fi = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"boundControl" = %boundControl, "fi" = %fi}
    %res_base = irdl.base "!llvm.struct"
    %res_type = irdl.c_pred "isa<LLVM::LLVMStructType>($_self) && cast<LLVM::LLVMStructType>($_self).getBody().getTypes().size() == 2 && all_of(cast<LLVM::LLVMStructType>($_self).getBody().getTypes(), [](Type type) { return type.isSignlessInteger(32); })"
    %res = irdl.all_of(%res_base, %res_type) {strata.summary = "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @permlane32.swap attributes {
    strata.like = "permlane16.swap", strata.class = "Permlane32SwapOp",
    strata.summary = "exchange of rows of 32 lanes",
    strata.description = "Exchanges the odd rows of `old` with the even rows of `src`.",
    strata.examples = ["%r = rocdl.permlane32.swap %a, %a, true, true : (i32, i32) -> <(i32, i32)>"]
  } {}
  irdl.operation @permlanex16 attributes {
    strata.class = "Permlanex16Op",
    strata.summary = "value of a lane in the other row",
    strata.description = "Takes values of lanes of the neighboring row, in the order of two selectors.",
    strata.examples = ["%r = rocdl.permlanex16 %a, %a, %a, %a, true, true : i32, i32"],
    strata.traits = ["AllTypesMatch<res, old, src0>", "AllTypesMatch<src1, src2>"],
    strata.format = "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($res) `,` type($src1)"
  } {
    %old = irdl.c_pred "llvm_type"
    %src0 = irdl.c_pred "llvm_type"
    %src1 = irdl.c_pred "llvm_type"
    %src2 = irdl.c_pred "llvm_type"
    irdl.operands(old: %old, src0: %src0, src1: %src1, src2: %src2)
    %boundControl = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %fi = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"boundControl" = %boundControl, "fi" = %fi}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @raw.buffer.atomic.cmpswap attributes {
    strata.class = "RawBufferAtomicCmpswapOp",
    strata.summary = "atomic cmpswap on a buffer",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["%r = rocdl.raw.buffer.atomic.cmpswap {a}(%a, %a, %a, %a, %a, %a) : i32, i32"],
    strata.traits = ["AllTypesMatch<res, src, cmp>"],
    strata.infer = [["offset", "res", "IntegerType::get($_ctxt, 32)"], ["soffset", "res", "IntegerType::get($_ctxt, 32)"], ["aux", "res", "IntegerType::get($_ctxt, 32)"]],
    strata.format = "attr-dict `(` $src `,` $cmp `,` $rsrc `,` $offset `,` $soffset `,` $aux `)` `:` type($res) `,` type($rsrc)"
  } {
    %src = irdl.c_pred "llvm_type"
    %cmp = irdl.c_pred "llvm_type"
    %rsrc = irdl.c_pred "llvm_type"
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %soffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %aux = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, cmp: %cmp, rsrc: %rsrc, offset: %offset, soffset: %soffset, aux: %aux)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @raw.buffer.atomic.fadd attributes {
    strata.class = "RawBufferAtomicFaddOp",
    strata.summary = "atomic fadd on a buffer",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["rocdl.raw.buffer.atomic.fadd %a, %b, %c, %c, %c : vector<4xf32>"],
    strata.traits = [],
    strata.infer = [["rsrc", "vdata", "VectorType::get({4}, IntegerType::get($_ctxt, 32))"], ["offset", "vdata", "IntegerType::get($_ctxt, 32)"], ["soffset", "vdata", "IntegerType::get($_ctxt, 32)"], ["aux", "vdata", "IntegerType::get($_ctxt, 32)"]],
    strata.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux `:` type($vdata) attr-dict"
  } {
    %vdata = irdl.c_pred "llvm_type"
    %rsrc = irdl.c_pred "llvm_type"
    %offset = irdl.c_pred "llvm_type"
    %soffset = irdl.c_pred "llvm_type"
    %aux = irdl.c_pred "llvm_type"
    irdl.operands(vdata: %vdata, rsrc: %rsrc, offset: %offset, soffset: %soffset, aux: %aux)
  }
  irdl.operation @raw.buffer.atomic.fmax attributes {
    strata.like = "raw.buffer.atomic.fadd", strata.class = "RawBufferAtomicFmaxOp",
    strata.summary = "atomic fmax on a buffer",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["rocdl.raw.buffer.atomic.fmax %a, %b, %c, %c, %c : vector<4xf32>"]
  } {}
  irdl.operation @raw.buffer.atomic.smax attributes {
    strata.like = "raw.buffer.atomic.fadd", strata.class = "RawBufferAtomicSmaxOp",
    strata.summary = "atomic smax on a buffer",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["rocdl.raw.buffer.atomic.smax %a, %b, %c, %c, %c : vector<4xf32>"]
  } {}
  irdl.operation @raw.buffer.atomic.umin attributes {
    strata.like = "raw.buffer.atomic.fadd", strata.class = "RawBufferAtomicUminOp",
    strata.summary = "atomic umin on a buffer",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["rocdl.raw.buffer.atomic.umin %a, %b, %c, %c, %c : vector<4xf32>"]
  } {}
  irdl.operation @raw.buffer.load attributes {
    strata.class = "RawBufferLoadOp",
    strata.summary = "load of a buffer",
    strata.description = "Accesses a buffer at the offsets, within its bounds.",
    strata.examples = ["%r = rocdl.raw.buffer.load %a, %b, %b, %b : vector<4xf32>"],
    strata.traits = [],
    strata.infer = [["rsrc", "res", "VectorType::get({4}, IntegerType::get($_ctxt, 32))"], ["offset", "res", "IntegerType::get($_ctxt, 32)"], ["soffset", "res", "IntegerType::get($_ctxt, 32)"], ["aux", "res", "IntegerType::get($_ctxt, 32)"]],
    strata.format = "$rsrc `,` $offset `,` $soffset `,` $aux `:` type($res) attr-dict"
  } {
    %rsrc = irdl.c_pred "llvm_type"
    %offset = irdl.c_pred "llvm_type"
    %soffset = irdl.c_pred "llvm_type"
    %aux = irdl.c_pred "llvm_type"
    irdl.operands(rsrc: %rsrc, offset: %offset, soffset: %soffset, aux: %aux)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @raw.buffer.store attributes {
    strata.like = "raw.buffer.atomic.fadd", strata.class = "RawBufferStoreOp",
    strata.summary = "store of a buffer",
    strata.description = "Accesses a buffer at the offsets, within its bounds.",
    strata.examples = ["rocdl.raw.buffer.store %a, %b, %c, %c, %c : vector<4xf32>"]
  } {}
  irdl.operation @raw.ptr.buffer.atomic.cmpswap attributes {
    strata.class = "RawPtrBufferAtomicCmpswapOp",
    strata.summary = "atomic cmpswap on a buffer (raw.ptr.buffer.atomic.cmpswap)",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["%r = rocdl.raw.ptr.buffer.atomic.cmpswap %a, %a, %b, %a, %a, %a : i32"],
    strata.traits = ["AllTypesMatch<res, src, cmp>"],
    strata.format = "$src `,` $cmp `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)"
  } {
    %src = irdl.c_pred "llvm_type"
    %cmp = irdl.c_pred "llvm_type"
    %rsrc = irdl.is !llvm.ptr<8> {strata.summary = "LLVM pointer in address space 8"}
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %soffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %aux = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, cmp: %cmp, rsrc: %rsrc, offset: %offset, soffset: %soffset, aux: %aux)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @raw.ptr.buffer.atomic.fadd attributes {
    strata.class = "RawPtrBufferAtomicFaddOp",
    strata.summary = "atomic fadd on a buffer (raw.ptr.buffer.atomic.fadd)",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["rocdl.raw.ptr.buffer.atomic.fadd %a, %b, %a, %a, %a : i32"],
    strata.traits = [],
    strata.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  } {
    %vdata = irdl.c_pred "llvm_type"
    %rsrc = irdl.is !llvm.ptr<8> {strata.summary = "LLVM pointer in address space 8"}
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %soffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %aux = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(vdata: %vdata, rsrc: %rsrc, offset: %offset, soffset: %soffset, aux: %aux)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
  }
  irdl.operation @raw.ptr.buffer.atomic.fmax attributes {
    strata.like = "raw.ptr.buffer.atomic.fadd", strata.class = "RawPtrBufferAtomicFmaxOp",
    strata.summary = "atomic fmax on a buffer (raw.ptr.buffer.atomic.fmax)",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["rocdl.raw.ptr.buffer.atomic.fmax %a, %b, %a, %a, %a : i32"]
  } {}
  irdl.operation @raw.ptr.buffer.atomic.smax attributes {
    strata.like = "raw.ptr.buffer.atomic.fadd", strata.class = "RawPtrBufferAtomicSmaxOp",
    strata.summary = "atomic smax on a buffer (raw.ptr.buffer.atomic.smax)",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["rocdl.raw.ptr.buffer.atomic.smax %a, %b, %a, %a, %a : i32"]
  } {}
  irdl.operation @raw.ptr.buffer.atomic.umin attributes {
    strata.like = "raw.ptr.buffer.atomic.fadd", strata.class = "RawPtrBufferAtomicUminOp",
    strata.summary = "atomic umin on a buffer (raw.ptr.buffer.atomic.umin)",
    strata.description = "Combines the value with that in the buffer at the offsets.",
    strata.examples = ["rocdl.raw.ptr.buffer.atomic.umin %a, %b, %a, %a, %a : i32"]
  } {}
  irdl.operation @raw.ptr.buffer.load attributes {
    strata.class = "RawPtrBufferLoadOp",
    strata.summary = "load of a buffer (raw.ptr.buffer.load)",
    strata.description = "Accesses a buffer at the offsets, within its bounds.",
    strata.examples = ["%r = rocdl.raw.ptr.buffer.load %a, %b, %b, %b : i32"],
    strata.traits = [],
    strata.effects = ["read"],
    strata.format = "$rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)"
  } {
    %rsrc = irdl.is !llvm.ptr<8> {strata.summary = "LLVM pointer in address space 8"}
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %soffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %aux = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(rsrc: %rsrc, offset: %offset, soffset: %soffset, aux: %aux)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @raw.ptr.buffer.load.lds attributes {
    strata.class = "RawPtrBufferLoadLdsOp",
    strata.summary = "load from a buffer to LDS",
    strata.description = "Copies numbers from a buffer to local memory.",
    strata.examples = ["rocdl.raw.ptr.buffer.load.lds %a, %b, %c, %c, %c, %c, %c"],
    strata.traits = [],
    strata.format = "$rsrc `,` $ldsPtr `,` $size `,` $voffset `,` $soffset `,` $offset `,` $aux attr-dict"
  } {
    %rsrc = irdl.is !llvm.ptr<8> {strata.summary = "LLVM pointer in address space 8"}
    %ldsPtr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %size = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %voffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %soffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %aux = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(rsrc: %rsrc, ldsPtr: %ldsPtr, size: %size, voffset: %voffset, soffset: %soffset, offset: %offset, aux: %aux)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
  }
  irdl.operation @raw.ptr.buffer.store attributes {
    strata.like = "raw.ptr.buffer.atomic.fadd", strata.class = "RawPtrBufferStoreOp",
    strata.summary = "store of a buffer (raw.ptr.buffer.store)",
    strata.description = "Accesses a buffer at the offsets, within its bounds.",
    strata.examples = ["rocdl.raw.ptr.buffer.store %a, %b, %c, %c, %c {alias_scopes = [#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>], noalias_scopes = []} : f32"]
  } {}
  irdl.operation @rcp attributes {
    strata.like = "cos", strata.class = "RcpOp",
    strata.summary = "fast rcp",
    strata.description = "The function rcp, with the precision of the instruction.",
    strata.examples = ["%r = rocdl.rcp %a f32 -> f32"]
  } {}
  irdl.operation @readfirstlane attributes {
    strata.class = "ReadfirstlaneOp",
    strata.summary = "value of the first lane",
    strata.description = "The value of the first active lane, for all lanes.",
    strata.examples = ["%r = rocdl.readfirstlane %a : i32"],
    strata.traits = ["AllTypesMatch<res, src>"],
    strata.format = "$src attr-dict `:` type($res)"
  } {
    %src = irdl.c_pred "llvm_type"
    irdl.operands(src: %src)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @readlane attributes {
    strata.class = "ReadlaneOp",
    strata.summary = "value of a lane",
    strata.description = "The value of the lane with the given number, for all lanes.",
    strata.examples = ["%r = rocdl.readlane %a, %a : (i32, i32) -> i32"],
    strata.traits = ["AllTypesMatch<res, src0>"],
    strata.format = "$src0 `,` $src1 attr-dict `:` functional-type(operands, results)"
  } {
    %src0 = irdl.c_pred "llvm_type"
    %src1 = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src0: %src0, src1: %src1)
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @s.barrier attributes {
    strata.like = "barrier", strata.class = "SBarrierOp",
    strata.summary = "barrier of a workgroup, without fences",
    strata.description = "Waits until all wavefronts of the workgroup have reached the barrier.",
    strata.examples = ["rocdl.s.barrier"]
  } {}
  irdl.operation @s.barrier.init attributes {
    strata.class = "SBarrierInitOp",
    strata.summary = "init of a named barrier",
    strata.description = "Sets the number of members of a barrier in local memory, or signals it.",
    strata.examples = ["rocdl.s.barrier.init %a member_cnt = 11 : !llvm.ptr<3>"],
    strata.traits = [],
    strata.format = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` type($ptr)"
  } {
    %ptr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(ptr: %ptr)
    %memberCnt = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"memberCnt" = %memberCnt}
  }
  irdl.operation @s.barrier.join attributes {
    strata.class = "SBarrierJoinOp",
    strata.summary = "membership of a named barrier",
    strata.description = "Joins a barrier in local memory.",
    strata.examples = ["rocdl.s.barrier.join %a : !llvm.ptr<3>"],
    strata.traits = [],
    strata.format = "$ptr attr-dict `:` type($ptr)"
  } {
    %ptr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(ptr: %ptr)
  }
  irdl.operation @s.barrier.leave attributes {
    strata.class = "SBarrierLeaveOp",
    strata.summary = "end of a membership",
    strata.description = "Leaves the named barrier that the wavefront has joined.",
    strata.examples = ["rocdl.s.barrier.leave id = 11"],
    strata.traits = [],
    strata.format = "`id` `=` $id attr-dict"
  } {
    %id = irdl.any {strata.kind = "i16", strata.summary = "16-bit signless integer attribute"}
    irdl.attributes {"id" = %id}
  }
  irdl.operation @s.barrier.signal attributes {
    strata.class = "SBarrierSignalOp",
    strata.summary = "signal at a barrier",
    strata.description = "The two halves of a barrier: the signal, and the wait for the signals of all.",
    strata.examples = ["rocdl.s.barrier.signal id = 11"],
    strata.traits = [],
    strata.format = "`id` `=` $id attr-dict"
  } {
    %id = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"id" = %id}
  }
  irdl.operation @s.barrier.signal.isfirst attributes {
    strata.class = "SBarrierSignalIsfirstOp",
    strata.summary = "first signal of a barrier",
    strata.description = "Signals a barrier, and tells whether the wavefront was the first.",
    strata.examples = ["%r = rocdl.s.barrier.signal.isfirst id = 11 -> i1"],
    strata.traits = [],
    strata.format = "`id` `=` $id attr-dict `->` type($res)"
  } {
    %id = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"id" = %id}
    %res = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @s.barrier.signal.var attributes {
    strata.like = "s.barrier.init", strata.class = "SBarrierSignalVarOp",
    strata.summary = "signal.var of a named barrier",
    strata.description = "Sets the number of members of a barrier in local memory, or signals it.",
    strata.examples = ["rocdl.s.barrier.signal.var %a member_cnt = 11 : !llvm.ptr<3>"]
  } {}
  irdl.operation @s.barrier.wait attributes {
    strata.like = "s.barrier.leave", strata.class = "SBarrierWaitOp",
    strata.summary = "wait at a barrier",
    strata.description = "The two halves of a barrier: the signal, and the wait for the signals of all.",
    strata.examples = ["rocdl.s.barrier.wait id = 11"]
  } {}
  irdl.operation @s.get.barrier.state attributes {
    strata.class = "SGetBarrierStateOp",
    strata.summary = "state of a barrier",
    strata.description = "The numbers of members and of signals.",
    strata.examples = ["%r = rocdl.s.get.barrier.state id = 11 -> i32"],
    strata.traits = [],
    strata.format = "`id` `=` $id attr-dict `->` type($res)"
  } {
    %id = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"id" = %id}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @s.get.named.barrier.state attributes {
    strata.class = "SGetNamedBarrierStateOp",
    strata.summary = "state of a barrier (s.get.named.barrier.state)",
    strata.description = "The numbers of members and of signals.",
    strata.examples = ["%r = rocdl.s.get.named.barrier.state %a : !llvm.ptr<3> -> i32"],
    strata.traits = [],
    strata.format = "$ptr attr-dict `:` type($ptr) `->` type($res)"
  } {
    %ptr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(ptr: %ptr)
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @s.nop attributes {
    strata.class = "SNopOp",
    strata.summary = "idle cycles",
    strata.description = "Waits for a few cycles.",
    strata.examples = ["rocdl.s.nop 11"],
    strata.traits = [],
    strata.format = "attr-dict $count"
  } {
    %count = irdl.any {strata.kind = "i16", strata.summary = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %count}
  }
  irdl.operation @s.setprio attributes {
    strata.class = "SSetprioOp",
    strata.summary = "priority of the wavefront",
    strata.description = "Sets the priority for scheduling.",
    strata.examples = ["rocdl.s.setprio 11"],
    strata.traits = [],
    strata.format = "$priority attr-dict"
  } {
    %priority = irdl.any {strata.kind = "i16", strata.summary = "16-bit signless integer attribute"}
    irdl.attributes {"priority" = %priority}
  }
  irdl.operation @s.sleep attributes {
    strata.class = "SSleepOp",
    strata.summary = "sleep",
    strata.description = "Waits for about 64 times `count` cycles.",
    strata.examples = ["rocdl.s.sleep 11"],
    strata.traits = [],
    strata.format = "attr-dict $count"
  } {
    %count = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"count" = %count}
  }
  irdl.operation @s.wait.asynccnt attributes {
    strata.class = "SWaitAsynccntOp",
    strata.summary = "wait for the counter async",
    strata.description = "Waits until at most `count` operations of this kind are pending.",
    strata.examples = ["rocdl.s.wait.asynccnt 11"],
    strata.traits = [],
    strata.format = "$count attr-dict"
  } {
    %count = irdl.any {strata.kind = "i16", strata.summary = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %count}
  }
  irdl.operation @s.wait.dscnt attributes {
    strata.like = "s.wait.asynccnt", strata.class = "SWaitDscntOp",
    strata.summary = "wait for the counter ds",
    strata.description = "Waits until at most `count` operations of this kind are pending.",
    strata.examples = ["rocdl.s.wait.dscnt 11"]
  } {}
  irdl.operation @s.wait.expcnt attributes {
    strata.like = "s.wait.asynccnt", strata.class = "SWaitExpcntOp",
    strata.summary = "wait for the counter exp",
    strata.description = "Waits until at most `count` operations of this kind are pending.",
    strata.examples = ["rocdl.s.wait.expcnt 11"]
  } {}
  irdl.operation @s.wait.loadcnt attributes {
    strata.like = "s.wait.asynccnt", strata.class = "SWaitLoadcntOp",
    strata.summary = "wait for the counter load",
    strata.description = "Waits until at most `count` operations of this kind are pending.",
    strata.examples = ["rocdl.s.wait.loadcnt 11"]
  } {}
  irdl.operation @s.wait.storecnt attributes {
    strata.like = "s.wait.asynccnt", strata.class = "SWaitStorecntOp",
    strata.summary = "wait for the counter store",
    strata.description = "Waits until at most `count` operations of this kind are pending.",
    strata.examples = ["rocdl.s.wait.storecnt 11"]
  } {}
  irdl.operation @s.wait.tensorcnt attributes {
    strata.like = "s.wait.asynccnt", strata.class = "SWaitTensorcntOp",
    strata.summary = "wait for the counter tensor",
    strata.description = "Waits until at most `count` operations of this kind are pending.",
    strata.examples = ["rocdl.s.wait.tensorcnt 11"]
  } {}
  irdl.operation @s.waitcnt attributes {
    strata.class = "SWaitcntOp",
    strata.summary = "wait for counters",
    strata.description = "Waits until the counters of the bit field are low enough.",
    strata.examples = ["rocdl.s.waitcnt 11"],
    strata.traits = [],
    strata.format = "attr-dict $bitfield"
  } {
    %bitfield = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"bitfield" = %bitfield}
  }
  irdl.operation @s.wakeup.barrier attributes {
    strata.like = "s.barrier.join", strata.class = "SWakeupBarrierOp",
    strata.summary = "wakeup at a named barrier",
    strata.description = "Wakes the wavefronts that wait at the barrier.",
    strata.examples = ["rocdl.s.wakeup.barrier %a : !llvm.ptr<3>"]
  } {}
  irdl.operation @sched.barrier attributes {
    strata.class = "SchedBarrierOp",
    strata.summary = "barrier for scheduling",
    strata.description = "Instructions of kinds that the mask lacks are not moved across it.",
    strata.examples = ["rocdl.sched.barrier 11"],
    strata.traits = [],
    strata.format = "$mask attr-dict"
  } {
    %mask = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"mask" = %mask}
  }
  irdl.operation @sched.group.barrier attributes {
    strata.class = "SchedGroupBarrierOp",
    strata.summary = "group of instructions for scheduling",
    strata.description = "Asks the compiler for a group of `size` instructions of the kinds in the mask.",
    strata.examples = ["rocdl.sched.group.barrier 12, 13, 11"],
    strata.traits = [],
    strata.format = "$mask `,` $size `,` $groupId attr-dict"
  } {
    %groupId = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %mask = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %size = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"groupId" = %groupId, "mask" = %mask, "size" = %size}
  }
  irdl.operation @sin attributes {
    strata.like = "cos", strata.class = "SinOp",
    strata.summary = "fast sin",
    strata.description = "The function sin, with the precision of the instruction.",
    strata.examples = ["%r = rocdl.sin %a f32 -> f32"]
  } {}
  irdl.operation @smfmac.f32.16x16x128.bf8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x128Bf8Bf8Op",
    strata.summary = "product of a sparse matrix, f32.16x16x128.bf8.bf8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x128.bf8.bf8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x128.bf8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x128Bf8Fp8Op",
    strata.summary = "product of a sparse matrix, f32.16x16x128.bf8.fp8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x128.bf8.fp8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x128.fp8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x128Fp8Bf8Op",
    strata.summary = "product of a sparse matrix, f32.16x16x128.fp8.bf8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x128.fp8.bf8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x128.fp8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x128Fp8Fp8Op",
    strata.summary = "product of a sparse matrix, f32.16x16x128.fp8.fp8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x128.fp8.fp8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x32.bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x32Bf16Op",
    strata.summary = "product of a sparse matrix, f32.16x16x32.bf16",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x32.bf16  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x32.f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x32F16Op",
    strata.summary = "product of a sparse matrix, f32.16x16x32.f16",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x32.f16  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x64.bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x64Bf16Op",
    strata.summary = "product of a sparse matrix, f32.16x16x64.bf16",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x64.bf16  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x64.bf8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x64Bf8Bf8Op",
    strata.summary = "product of a sparse matrix, f32.16x16x64.bf8.bf8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x64.bf8.bf8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x64.bf8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x64Bf8Fp8Op",
    strata.summary = "product of a sparse matrix, f32.16x16x64.bf8.fp8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x64.bf8.fp8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x64.f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x64F16Op",
    strata.summary = "product of a sparse matrix, f32.16x16x64.f16",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x64.f16  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x64.fp8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x64Fp8Bf8Op",
    strata.summary = "product of a sparse matrix, f32.16x16x64.fp8.bf8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x64.fp8.bf8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.16x16x64.fp8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3216x16x64Fp8Fp8Op",
    strata.summary = "product of a sparse matrix, f32.16x16x64.fp8.fp8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.16x16x64.fp8.fp8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x16.bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x16Bf16Op",
    strata.summary = "product of a sparse matrix, f32.32x32x16.bf16",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x16.bf16  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x16.f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x16F16Op",
    strata.summary = "product of a sparse matrix, f32.32x32x16.f16",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x16.f16  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x32.bf16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x32Bf16Op",
    strata.summary = "product of a sparse matrix, f32.32x32x32.bf16",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x32.bf16  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x32.bf8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x32Bf8Bf8Op",
    strata.summary = "product of a sparse matrix, f32.32x32x32.bf8.bf8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x32.bf8.bf8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x32.bf8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x32Bf8Fp8Op",
    strata.summary = "product of a sparse matrix, f32.32x32x32.bf8.fp8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x32.bf8.fp8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x32.f16 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x32F16Op",
    strata.summary = "product of a sparse matrix, f32.32x32x32.f16",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x32.f16  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x32.fp8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x32Fp8Bf8Op",
    strata.summary = "product of a sparse matrix, f32.32x32x32.fp8.bf8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x32.fp8.bf8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x32.fp8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x32Fp8Fp8Op",
    strata.summary = "product of a sparse matrix, f32.32x32x32.fp8.fp8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x32.fp8.fp8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x64.bf8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x64Bf8Bf8Op",
    strata.summary = "product of a sparse matrix, f32.32x32x64.bf8.bf8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x64.bf8.bf8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x64.bf8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x64Bf8Fp8Op",
    strata.summary = "product of a sparse matrix, f32.32x32x64.bf8.fp8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x64.bf8.fp8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x64.fp8.bf8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x64Fp8Bf8Op",
    strata.summary = "product of a sparse matrix, f32.32x32x64.fp8.bf8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x64.fp8.bf8  : () -> i32"]
  } {}
  irdl.operation @smfmac.f32.32x32x64.fp8.fp8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacF3232x32x64Fp8Fp8Op",
    strata.summary = "product of a sparse matrix, f32.32x32x64.fp8.fp8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.f32.32x32x64.fp8.fp8  : () -> i32"]
  } {}
  irdl.operation @smfmac.i32.16x16x128.i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacI3216x16x128I8Op",
    strata.summary = "product of a sparse matrix, i32.16x16x128.i8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.i32.16x16x128.i8  : () -> i32"]
  } {}
  irdl.operation @smfmac.i32.16x16x64.i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacI3216x16x64I8Op",
    strata.summary = "product of a sparse matrix, i32.16x16x64.i8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.i32.16x16x64.i8  : () -> i32"]
  } {}
  irdl.operation @smfmac.i32.32x32x32.i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacI3232x32x32I8Op",
    strata.summary = "product of a sparse matrix, i32.32x32x32.i8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.i32.32x32x32.i8  : () -> i32"]
  } {}
  irdl.operation @smfmac.i32.32x32x64.i8 attributes {
    strata.like = "mfma.f32.16x16x16bf16.1k", strata.class = "SmfmacI3232x32x64I8Op",
    strata.summary = "product of a sparse matrix, i32.32x32x64.i8",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds the product to a third one.",
    strata.examples = ["%r = rocdl.smfmac.i32.32x32x64.i8  : () -> i32"]
  } {}
  irdl.operation @sqrt attributes {
    strata.like = "cos", strata.class = "SqrtOp",
    strata.summary = "fast sqrt",
    strata.description = "The function sqrt, with the precision of the instruction.",
    strata.examples = ["%r = rocdl.sqrt %a f32 -> f32"]
  } {}
  irdl.operation @tanh attributes {
    strata.like = "cos", strata.class = "TanhOp",
    strata.summary = "fast tanh",
    strata.description = "The function tanh, with the precision of the instruction.",
    strata.examples = ["%r = rocdl.tanh %a f32 -> f32"]
  } {}
  irdl.operation @tensor.load.to.lds attributes {
    strata.class = "TensorLoadToLdsOp",
    strata.summary = "copy of a tile, load.to LDS",
    strata.description = "Starts a copy of a tile of a tensor, which groups of descriptors tell, between global and local memory.",
    strata.examples = ["rocdl.tensor.load.to.lds %a, %b, %a, %a cachepolicy 11 : vector<4xi32>, vector<8xi32>"],
    strata.traits = [],
    strata.format = "attr-dict $dgroup0 `,` $dgroup1 `,` $dgroup2 `,` $dgroup3 `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
  } {
    %dgroup0 = irdl.is vector<4xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 4"}
    %dgroup1 = irdl.is vector<8xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 8"}
    %dgroup2 = irdl.is vector<4xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 4"}
    %dgroup3 = irdl.is vector<4xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 4"}
    irdl.operands(dgroup0: %dgroup0, dgroup1: %dgroup1, dgroup2: %dgroup2, dgroup3: %dgroup3)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %cachePolicy = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "cachePolicy" = %cachePolicy, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
  }
  irdl.operation @tensor.load.to.lds.d2 attributes {
    strata.class = "TensorLoadToLdsD2Op",
    strata.summary = "copy of a tile, load.to LDS (tensor.load.to.lds.d2)",
    strata.description = "Starts a copy of a tile of a tensor, which groups of descriptors tell, between global and local memory.",
    strata.examples = ["rocdl.tensor.load.to.lds.d2 %a, %b cachepolicy 11 : vector<4xi32>, vector<8xi32>"],
    strata.traits = [],
    strata.format = "attr-dict $dgroup0 `,` $dgroup1 `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
  } {
    %dgroup0 = irdl.is vector<4xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 4"}
    %dgroup1 = irdl.is vector<8xi32> {strata.summary = "fixed-length vector of 32-bit signless integer values of length 8"}
    irdl.operands(dgroup0: %dgroup0, dgroup1: %dgroup1)
    %alias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %cachePolicy = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %noalias_scopes = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect alias scope array", strata.optional}
    %tbaa = irdl.c_pred "array_attr" {strata.summary = "LLVM dialect TBAA tag metadata array", strata.optional}
    irdl.attributes {"alias_scopes" = %alias_scopes, "cachePolicy" = %cachePolicy, "noalias_scopes" = %noalias_scopes, "tbaa" = %tbaa}
  }
  irdl.operation @tensor.store.from.lds attributes {
    strata.like = "tensor.load.to.lds", strata.class = "TensorStoreFromLdsOp",
    strata.summary = "copy of a tile, store.from LDS",
    strata.description = "Starts a copy of a tile of a tensor, which groups of descriptors tell, between global and local memory.",
    strata.examples = ["rocdl.tensor.store.from.lds %a, %b, %a, %a cachepolicy 11 : vector<4xi32>, vector<8xi32>"]
  } {}
  irdl.operation @tensor.store.from.lds.d2 attributes {
    strata.like = "tensor.load.to.lds.d2", strata.class = "TensorStoreFromLdsD2Op",
    strata.summary = "copy of a tile, store.from LDS (tensor.store.from.lds.d2)",
    strata.description = "Starts a copy of a tile of a tensor, which groups of descriptors tell, between global and local memory.",
    strata.examples = ["rocdl.tensor.store.from.lds.d2 %a, %b cachepolicy 11 : vector<4xi32>, vector<8xi32>"]
  } {}
  irdl.operation @update.dpp attributes {
    strata.class = "UpdateDppOp",
    strata.summary = "value of a neighboring lane",
    strata.description = "Moves values among lanes by the control word; lanes without a source keep `old`.",
    strata.examples = ["%r = rocdl.update.dpp %a, %a with 13, 14, 11, true : i32"],
    strata.traits = ["AllTypesMatch<res, src, old>"],
    strata.format = "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($res)"
  } {
    %old = irdl.c_pred "llvm_type"
    %src = irdl.c_pred "llvm_type"
    irdl.operands(old: %old, src: %src)
    %bankMask = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %boundCtrl = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %dppCtrl = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %rowMask = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"bankMask" = %bankMask, "boundCtrl" = %boundCtrl, "dppCtrl" = %dppCtrl, "rowMask" = %rowMask}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @wavefrontsize attributes {
    strata.like = "cluster.id.x", strata.class = "WavefrontsizeOp",
    strata.summary = "number of lanes",
    strata.description = "The number of lanes of a wavefront.",
    strata.examples = ["%r = rocdl.wavefrontsize : i32"]
  } {}
  irdl.operation @wmma.bf16.16x16x16.bf16 attributes {
    strata.class = "WmmaBf1616x16x16Bf16Op",
    strata.summary = "product of matrices by a wavefront, bf16.16x16x16.bf16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.bf16.16x16x16.bf16 %a, %a, %a : (i32, i32, i32) -> i32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    irdl.operands(a: %a, b: %b, c: %c)
    %opsel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"opsel" = %opsel}
    %res = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.bf16.16x16x32.bf16 attributes {
    strata.class = "WmmaBf1616x16x32Bf16Op",
    strata.summary = "product of matrices by a wavefront, bf16.16x16x32.bf16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.bf16.16x16x32.bf16 %a, %a, %a : (bf16, bf16, bf16) -> bf16"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    %b = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    %c = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    irdl.operands(a: %a, b: %b, c: %c)
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "signA" = %signA, "signB" = %signB}
    %res = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.bf16f32.16x16x32.bf16 attributes {
    strata.class = "WmmaBf16f3216x16x32Bf16Op",
    strata.summary = "product of matrices by a wavefront, bf16f32.16x16x32.bf16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.bf16f32.16x16x32.bf16 %a, %a, %b : (bf16, bf16, f32) -> bf16"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    %b = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "signA" = %signA, "signB" = %signB}
    %res = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f16.16x16x128.bf8_bf8 attributes {
    strata.class = "WmmaF1616x16x128Bf8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x128.bf8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x128.bf8_bf8 %a, %a, %b : (i32, i32, f16) -> f16"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB}
    %res = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f16.16x16x128.bf8_fp8 attributes {
    strata.like = "wmma.f16.16x16x128.bf8_bf8", strata.class = "WmmaF1616x16x128Bf8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x128.bf8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x128.bf8_fp8 %a, %a, %b : (i32, i32, f16) -> f16"]
  } {}
  irdl.operation @wmma.f16.16x16x128.fp8_bf8 attributes {
    strata.like = "wmma.f16.16x16x128.bf8_bf8", strata.class = "WmmaF1616x16x128Fp8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x128.fp8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x128.fp8_bf8 %a, %a, %b : (i32, i32, f16) -> f16"]
  } {}
  irdl.operation @wmma.f16.16x16x128.fp8_fp8 attributes {
    strata.like = "wmma.f16.16x16x128.bf8_bf8", strata.class = "WmmaF1616x16x128Fp8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x128.fp8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x128.fp8_fp8 %a, %a, %b : (i32, i32, f16) -> f16"]
  } {}
  irdl.operation @wmma.f16.16x16x16.f16 attributes {
    strata.class = "WmmaF1616x16x16F16Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x16.f16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x16.f16 %a, %a, %a : (f16, f16, f16) -> f16"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    %b = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    %c = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %opsel = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"opsel" = %opsel}
    %res = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f16.16x16x32.f16 attributes {
    strata.class = "WmmaF1616x16x32F16Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x32.f16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x32.f16 %a, %a, %a : (f16, f16, f16) -> f16"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    %b = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    %c = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "signA" = %signA, "signB" = %signB}
    %res = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f16.16x16x64.bf8_bf8 attributes {
    strata.like = "wmma.f16.16x16x128.bf8_bf8", strata.class = "WmmaF1616x16x64Bf8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x64.bf8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x64.bf8_bf8 %a, %a, %b : (i32, i32, f16) -> f16"]
  } {}
  irdl.operation @wmma.f16.16x16x64.bf8_fp8 attributes {
    strata.like = "wmma.f16.16x16x128.bf8_bf8", strata.class = "WmmaF1616x16x64Bf8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x64.bf8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x64.bf8_fp8 %a, %a, %b : (i32, i32, f16) -> f16"]
  } {}
  irdl.operation @wmma.f16.16x16x64.fp8_bf8 attributes {
    strata.like = "wmma.f16.16x16x128.bf8_bf8", strata.class = "WmmaF1616x16x64Fp8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x64.fp8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x64.fp8_bf8 %a, %a, %b : (i32, i32, f16) -> f16"]
  } {}
  irdl.operation @wmma.f16.16x16x64.fp8_fp8 attributes {
    strata.like = "wmma.f16.16x16x128.bf8_bf8", strata.class = "WmmaF1616x16x64Fp8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f16.16x16x64.fp8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f16.16x16x64.fp8_fp8 %a, %a, %b : (i32, i32, f16) -> f16"]
  } {}
  irdl.operation @wmma.f32.16x16x128.bf8_bf8 attributes {
    strata.class = "WmmaF3216x16x128Bf8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x128.bf8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x128.bf8_bf8 %a, %a, %b : (i32, i32, f32) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB}
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f32.16x16x128.bf8_fp8 attributes {
    strata.like = "wmma.f32.16x16x128.bf8_bf8", strata.class = "WmmaF3216x16x128Bf8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x128.bf8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x128.bf8_fp8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x128.fp8_bf8 attributes {
    strata.like = "wmma.f32.16x16x128.bf8_bf8", strata.class = "WmmaF3216x16x128Fp8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x128.fp8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x128.fp8_bf8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x128.fp8_fp8 attributes {
    strata.like = "wmma.f32.16x16x128.bf8_bf8", strata.class = "WmmaF3216x16x128Fp8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x128.fp8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x128.fp8_fp8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x16.bf16 attributes {
    strata.class = "WmmaF3216x16x16Bf16Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x16.bf16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x16.bf16 %a, %a, %b : (i32, i32, f32) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.bf8_bf8 attributes {
    strata.like = "wmma.f32.16x16x16.bf16", strata.class = "WmmaF3216x16x16Bf8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x16.bf8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x16.bf8_bf8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x16.bf8_fp8 attributes {
    strata.like = "wmma.f32.16x16x16.bf16", strata.class = "WmmaF3216x16x16Bf8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x16.bf8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x16.bf8_fp8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x16.f16 attributes {
    strata.class = "WmmaF3216x16x16F16Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x16.f16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x16.f16 %a, %a, %b : (f16, f16, f32) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    %b = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.fp8_bf8 attributes {
    strata.like = "wmma.f32.16x16x16.bf16", strata.class = "WmmaF3216x16x16Fp8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x16.fp8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x16.fp8_bf8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x16.fp8_fp8 attributes {
    strata.like = "wmma.f32.16x16x16.bf16", strata.class = "WmmaF3216x16x16Fp8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x16.fp8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x16.fp8_fp8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x32.bf16 attributes {
    strata.class = "WmmaF3216x16x32Bf16Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x32.bf16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x32.bf16 %a, %a, %b : (bf16, bf16, f32) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    %b = irdl.c_pred "bf16 || vector && vector_of(bf16)" {strata.summary = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "signA" = %signA, "signB" = %signB}
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f32.16x16x32.f16 attributes {
    strata.class = "WmmaF3216x16x32F16Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x32.f16",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x32.f16 %a, %a, %b : (f16, f16, f32) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    %b = irdl.c_pred "f16 || vector && vector_of(f16)" {strata.summary = "16-bit float or LLVM dialect-compatible vector of 16-bit float"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "signA" = %signA, "signB" = %signB}
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f32.16x16x4.f32 attributes {
    strata.class = "WmmaF3216x16x4F32Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x4.f32",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x4.f32 %a, %a, %a : (f32, f32, f32) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    %b = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.operands(a: %a, b: %b, c: %c)
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "signA" = %signA, "signB" = %signB}
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.f32.16x16x64.bf8_bf8 attributes {
    strata.like = "wmma.f32.16x16x128.bf8_bf8", strata.class = "WmmaF3216x16x64Bf8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x64.bf8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x64.bf8_bf8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x64.bf8_fp8 attributes {
    strata.like = "wmma.f32.16x16x128.bf8_bf8", strata.class = "WmmaF3216x16x64Bf8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x64.bf8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x64.bf8_fp8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x64.fp8_bf8 attributes {
    strata.like = "wmma.f32.16x16x128.bf8_bf8", strata.class = "WmmaF3216x16x64Fp8Bf8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x64.fp8_bf8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x64.fp8_bf8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.f32.16x16x64.fp8_fp8 attributes {
    strata.like = "wmma.f32.16x16x128.bf8_bf8", strata.class = "WmmaF3216x16x64Fp8Fp8Op",
    strata.summary = "product of matrices by a wavefront, f32.16x16x64.fp8_fp8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.f32.16x16x64.fp8_fp8 %a, %a, %b : (i32, i32, f32) -> f32"]
  } {}
  irdl.operation @wmma.i32.16x16x16.iu4 attributes {
    strata.class = "WmmaI3216x16x16Iu4Op",
    strata.summary = "product of matrices by a wavefront, i32.16x16x16.iu4",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.i32.16x16x16.iu4 %a, %a, %a : (i32, i32, i32) -> i32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    irdl.operands(a: %a, b: %b, c: %c)
    %clamp = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"clamp" = %clamp, "signA" = %signA, "signB" = %signB}
    %res = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.i32.16x16x16.iu8 attributes {
    strata.like = "wmma.i32.16x16x16.iu4", strata.class = "WmmaI3216x16x16Iu8Op",
    strata.summary = "product of matrices by a wavefront, i32.16x16x16.iu8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.i32.16x16x16.iu8 %a, %a, %a : (i32, i32, i32) -> i32"]
  } {}
  irdl.operation @wmma.i32.16x16x32.iu4 attributes {
    strata.like = "wmma.i32.16x16x16.iu4", strata.class = "WmmaI3216x16x32Iu4Op",
    strata.summary = "product of matrices by a wavefront, i32.16x16x32.iu4",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.i32.16x16x32.iu4 %a, %a, %a : (i32, i32, i32) -> i32"]
  } {}
  irdl.operation @wmma.i32.16x16x64.iu8 attributes {
    strata.class = "WmmaI3216x16x64Iu8Op",
    strata.summary = "product of matrices by a wavefront, i32.16x16x64.iu8",
    strata.description = "Multiplies two matrices and adds a third one; the lanes of a wavefront hold the elements.",
    strata.examples = ["%r = rocdl.wmma.i32.16x16x64.iu8 %a, %a, %a : (i32, i32, i32) -> i32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    irdl.operands(a: %a, b: %b, c: %c)
    %clamp = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %signB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"clamp" = %clamp, "reuseA" = %reuseA, "reuseB" = %reuseB, "signA" = %signA, "signB" = %signB}
    %res = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.scale.f32.16x16x128.f8f6f4 attributes {
    strata.class = "WmmaScaleF3216x16x128F8f6f4Op",
    strata.summary = "product of scaled matrices, f32.16x16x128.f8f6f4 (wmma.scale.f32.16x16x128.f8f6f4)",
    strata.description = "Multiplies matrices whose blocks have scales, and adds a third one.",
    strata.examples = ["%r = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %a, %a, %b, %a, %a : (i32, i32, f32, i32, i32) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    %scaleA = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scaleB = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(a: %a, b: %b, c: %c, scaleA: %scaleA, scaleB: %scaleB)
    %fmtA = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %fmtB = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %fmtScaleA = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %fmtScaleB = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %scaleAType = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %scaleBType = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"fmtA" = %fmtA, "fmtB" = %fmtB, "fmtScaleA" = %fmtScaleA, "fmtScaleB" = %fmtScaleB, "modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "scaleAType" = %scaleAType, "scaleBType" = %scaleBType}
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.scale.f32.32x16x128.f4 attributes {
    strata.class = "WmmaScaleF3232x16x128F4Op",
    strata.summary = "product of scaled matrices, f32.32x16x128.f4",
    strata.description = "Multiplies matrices whose blocks have scales, and adds a third one.",
    strata.examples = ["%r = rocdl.wmma.scale.f32.32x16x128.f4 %a, %a, %b, %a, %a : (i32, i32, f32, i32, i32) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    %scaleA = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scaleB = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(a: %a, b: %b, c: %c, scaleA: %scaleA, scaleB: %scaleB)
    %fmtScaleA = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %fmtScaleB = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %scaleAType = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %scaleBType = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"fmtScaleA" = %fmtScaleA, "fmtScaleB" = %fmtScaleB, "modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "scaleAType" = %scaleAType, "scaleBType" = %scaleBType}
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.scale16.f32.16x16x128.f8f6f4 attributes {
    strata.class = "WmmaScale16F3216x16x128F8f6f4Op",
    strata.summary = "product of scaled matrices, f32.16x16x128.f8f6f4 (wmma.scale16.f32.16x16x128.f8f6f4)",
    strata.description = "Multiplies matrices whose blocks have scales, and adds a third one.",
    strata.examples = ["%r = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %a, %a, %b, %c, %c : (i32, i32, f32, i64, i64) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    %scaleA = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %scaleB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(a: %a, b: %b, c: %c, scaleA: %scaleA, scaleB: %scaleB)
    %fmtA = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %fmtB = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %fmtScaleA = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %fmtScaleB = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %scaleAType = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %scaleBType = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"fmtA" = %fmtA, "fmtB" = %fmtB, "fmtScaleA" = %fmtScaleA, "fmtScaleB" = %fmtScaleB, "modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "scaleAType" = %scaleAType, "scaleBType" = %scaleBType}
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.scale16.f32.32x16x128.f4 attributes {
    strata.class = "WmmaScale16F3232x16x128F4Op",
    strata.summary = "product of scaled matrices, f32.32x16x128.f4 (wmma.scale16.f32.32x16x128.f4)",
    strata.description = "Multiplies matrices whose blocks have scales, and adds a third one.",
    strata.examples = ["%r = rocdl.wmma.scale16.f32.32x16x128.f4 %a, %a, %b, %c, %c : (i32, i32, f32, i64, i64) -> f32"],
    strata.traits = [],
    strata.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %b = irdl.c_pred "integer || vector && vector_of(integer)" {strata.summary = "integer or LLVM dialect-compatible vector of integer"}
    %c = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    %scaleA = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %scaleB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(a: %a, b: %b, c: %c, scaleA: %scaleA, scaleB: %scaleB)
    %fmtScaleA = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %fmtScaleB = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %modC = irdl.any {strata.kind = "i16", strata.default = "0", strata.summary = "16-bit signless integer attribute"}
    %reuseA = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %reuseB = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %scaleAType = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %scaleBType = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"fmtScaleA" = %fmtScaleA, "fmtScaleB" = %fmtScaleB, "modC" = %modC, "reuseA" = %reuseA, "reuseB" = %reuseB, "scaleAType" = %scaleAType, "scaleBType" = %scaleBType}
    %res = irdl.c_pred "f32 || vector && vector_of(f32)" {strata.summary = "32-bit float or LLVM dialect-compatible vector of 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @workgroup.dim.x attributes {
    strata.like = "cluster.id.x", strata.class = "WorkgroupDimXOp",
    strata.summary = "size of a workgroup, dimension x",
    strata.description = "The number of threads of a workgroup.",
    strata.examples = ["%r = rocdl.workgroup.dim.x : i32"]
  } {}
  irdl.operation @workgroup.dim.y attributes {
    strata.like = "cluster.id.x", strata.class = "WorkgroupDimYOp",
    strata.summary = "size of a workgroup, dimension y",
    strata.description = "The number of threads of a workgroup.",
    strata.examples = ["%r = rocdl.workgroup.dim.y : i32"]
  } {}
  irdl.operation @workgroup.dim.z attributes {
    strata.like = "cluster.id.x", strata.class = "WorkgroupDimZOp",
    strata.summary = "size of a workgroup, dimension z",
    strata.description = "The number of threads of a workgroup.",
    strata.examples = ["%r = rocdl.workgroup.dim.z : i32"]
  } {}
  irdl.operation @workgroup.id.x attributes {
    strata.like = "cluster.id.x", strata.class = "WorkgroupIdXOp",
    strata.summary = "index of the workgroup, dimension x",
    strata.description = "The position of the workgroup in the grid.",
    strata.examples = ["%r = rocdl.workgroup.id.x : i32"]
  } {}
  irdl.operation @workgroup.id.y attributes {
    strata.like = "cluster.id.x", strata.class = "WorkgroupIdYOp",
    strata.summary = "index of the workgroup, dimension y",
    strata.description = "The position of the workgroup in the grid.",
    strata.examples = ["%r = rocdl.workgroup.id.y : i32"]
  } {}
  irdl.operation @workgroup.id.z attributes {
    strata.like = "cluster.id.x", strata.class = "WorkgroupIdZOp",
    strata.summary = "index of the workgroup, dimension z",
    strata.description = "The position of the workgroup in the grid.",
    strata.examples = ["%r = rocdl.workgroup.id.z : i32"]
  } {}
  irdl.operation @workitem.id.x attributes {
    strata.like = "cluster.id.x", strata.class = "WorkitemIdXOp",
    strata.summary = "index of the thread, dimension x",
    strata.description = "The position of the thread in its workgroup.",
    strata.examples = ["%r = rocdl.workitem.id.x : i32"]
  } {}
  irdl.operation @workitem.id.y attributes {
    strata.like = "cluster.id.x", strata.class = "WorkitemIdYOp",
    strata.summary = "index of the thread, dimension y",
    strata.description = "The position of the thread in its workgroup.",
    strata.examples = ["%r = rocdl.workitem.id.y : i32"]
  } {}
  irdl.operation @workitem.id.z attributes {
    strata.like = "cluster.id.x", strata.class = "WorkitemIdZOp",
    strata.summary = "index of the thread, dimension z",
    strata.description = "The position of the thread in its workgroup.",
    strata.examples = ["%r = rocdl.workitem.id.z : i32"]
  } {}
}
