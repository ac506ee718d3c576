// Tensor cores, asynchronous copies and barriers of NVIDIA GPUs, on memrefs and vectors.
irdl.dialect @nvgpu attributes {
  strata.version = 1 : i32,
  strata.namespace = "nvgpu",
  strata.summary = "bridge to nvvm",
  strata.description = "Operations of NVIDIA GPUs on memrefs and vectors: asynchronous copies to shared memory, barriers in memory, descriptors of tensors, and products of matrices by warps and groups of warps.",
  strata.functions = [
    ["isSharedMemory", "type",
      "auto space = type.getMemorySpace();",
      "if (!space) return false;",
      "if (isa<IntegerAttr>(space)) return cast<IntegerAttr>(space).getInt() == 3;",
      "return isa<gpu::AddressSpaceAttr>(space) && cast<gpu::AddressSpaceAttr>(space).getValue() == gpu::AddressSpace::Workgroup;"],
    ["hasUnitStride", "type",
      "auto [strides, offset] = getStridesAndOffset(type);",
      "return strides.size() == 0 || strides[strides.size() - 1] == 1;"],
    ["verifyTensorMap", "type",
      "if (type.getInterleave() != TensorMapInterleaveKindNumber::none) return emitError(\"Interleave options are not supported yet.\");",
      "auto tensor = type.getTensor();",
      "if (!isSharedMemory(tensor)) return emitError(\"the tensor map descriptor has incorrect address space, it must be shared memory address space.\");",
      "if (!tensor.hasStaticShape()) return emitError(\"the tensor map descriptor must be static shaped\");",
      "auto swizzle = type.getSwizzle();",
      "int64_t expected = swizzle == TensorMapSwizzleKindNumber::swizzle_128b ? 128 : swizzle == TensorMapSwizzleKindNumber::swizzle_64b ? 64 : 32;",
      "int64_t actual = tensor.getShape().back() * tensor.getElementType().getIntOrFloatBitWidth() / 8;",
      "if (swizzle != TensorMapSwizzleKindNumber::none && actual != expected) return emitError(\"the tensormap descriptor must have last dimension of \") << expected << \" bytes but it is \" << actual << \" bytes\";",
      "return success();"]
  ]
} {
  irdl.attribute @swizzle attributes {
    strata.class = "TensorMapSwizzleKindAttr",
    strata.summary = "order of bytes in shared memory",
    strata.format = "$value",
    strata.examples = ["#nvgpu<swizzle none>"],
    strata.enum = {class = "nvgpu::TensorMapSwizzleKind", cases = ["none", "swizzle_32b", "swizzle_64b", "swizzle_128b"]}
  }
  irdl.attribute @l2promo attributes {
    strata.class = "TensorMapL2PromoKindAttr",
    strata.summary = "size of accesses to the L2 cache",
    strata.format = "$value",
    strata.examples = ["#nvgpu<l2promo none>"],
    strata.enum = {class = "nvgpu::TensorMapL2PromoKind", cases = ["none", "l2promo_64b", "l2promo_128b", "l2promo_256b"]}
  }
  irdl.attribute @oob attributes {
    strata.class = "TensorMapOOBKindAttr",
    strata.summary = "value of elements out of bounds",
    strata.format = "$value",
    strata.examples = ["#nvgpu<oob zero>"],
    strata.enum = {class = "nvgpu::TensorMapOOBKind", cases = ["zero", "nan"]}
  }
  irdl.attribute @interleave attributes {
    strata.class = "TensorMapInterleaveKindAttr",
    strata.summary = "interleaving of elements",
    strata.format = "$value",
    strata.examples = ["#nvgpu<interleave none>"],
    strata.enum = {class = "nvgpu::TensorMapInterleaveKind", cases = ["none", "interleave_16b", "interleave_32b"]}
  }
  irdl.attribute @rcp_rounding_mode attributes {
    strata.class = "RcpRoundingModeAttr",
    strata.summary = "rounding of reciprocals",
    strata.format = "$value",
    strata.examples = ["#nvgpu<rcp_rounding_mode approx>"],
    strata.enum = {class = "nvgpu::RcpRoundingMode", cases = ["approx", "rn", "rz", "rm", "rp"]}
  }
  irdl.attribute @swizzle_kind attributes {
    strata.class = "TensorMapSwizzleKindNumberAttr",
    strata.summary = "order of bytes in shared memory, as a number",
    strata.enum = {plain, class = "nvgpu::TensorMapSwizzleKindNumber", cases = ["none", "swizzle_32b", "swizzle_64b", "swizzle_128b"]}
  }
  irdl.attribute @l2promo_kind attributes {
    strata.class = "TensorMapL2PromoKindNumberAttr",
    strata.summary = "size of accesses to the L2 cache, as a number",
    strata.enum = {plain, class = "nvgpu::TensorMapL2PromoKindNumber", cases = ["none", "l2promo_64b", "l2promo_128b", "l2promo_256b"]}
  }
  irdl.attribute @oob_kind attributes {
    strata.class = "TensorMapOOBKindNumberAttr",
    strata.summary = "value of elements out of bounds, as a number",
    strata.enum = {plain, class = "nvgpu::TensorMapOOBKindNumber", cases = ["zero", "nan"]}
  }
  irdl.attribute @interleave_kind attributes {
    strata.class = "TensorMapInterleaveKindNumberAttr",
    strata.summary = "interleaving of elements, as a number",
    strata.enum = {plain, class = "nvgpu::TensorMapInterleaveKindNumber", cases = ["none", "interleave_16b", "interleave_32b"]}
  }
  irdl.type @device.async.token attributes {
    strata.class = "DeviceAsyncTokenType",
    strata.summary = "device async token type",
    strata.description = "Stands for copies that may not be complete.",
    strata.examples = ["!nvgpu.device.async.token"]
  }
  irdl.type @mbarrier.token attributes {
    strata.class = "MBarrierTokenType",
    strata.summary = "state of a barrier",
    strata.description = "The phase in which a thread has arrived.",
    strata.examples = ["!nvgpu.mbarrier.token"]
  }
  irdl.type @mbarrier.group attributes {
    strata.class = "MBarrierGroupType",
    strata.summary = "barriers in memory",
    strata.description = "One or several barriers in shared memory.",
    strata.examples = ["!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 2>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %memorySpace = irdl.any {strata.cpp_type = "Attribute", strata.summary = "memory space"}
    %num_barriers = irdl.any {strata.kind = "u32", strata.cpp_type = "unsigned", strata.default = "1", strata.summary = "number of barriers"}
    irdl.parameters(memorySpace: %memorySpace, num_barriers: %num_barriers)
  }
  irdl.type @tensormap.descriptor attributes {
    strata.class = "TensorMapDescriptorType",
    strata.summary = "descriptor of a tensor in global memory",
    strata.description = "How tiles of a tensor are copied to shared memory.",
    strata.examples = ["!nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %tensor = irdl.base "!builtin.memref" {strata.cpp_type = "MemRefType", strata.summary = "type of a tile"}
    %swizzle = irdl.base @nvgpu::@swizzle_kind {strata.kind = "#nvgpu.swizzle_kind", strata.summary = "order of bytes"}
    %l2promo = irdl.base @nvgpu::@l2promo_kind {strata.kind = "#nvgpu.l2promo_kind", strata.summary = "size of accesses"}
    %oob = irdl.base @nvgpu::@oob_kind {strata.kind = "#nvgpu.oob_kind", strata.summary = "value out of bounds"}
    %interleave = irdl.base @nvgpu::@interleave_kind {strata.kind = "#nvgpu.interleave_kind", strata.summary = "interleaving"}
    irdl.parameters(tensor: %tensor, swizzle: %swizzle, l2promo: %l2promo, oob: %oob, interleave: %interleave)
  }
  irdl.type @warpgroup.descriptor attributes {
    strata.class = "WarpgroupMatrixDescriptorType",
    strata.summary = "descriptor of a matrix in shared memory",
    strata.description = "A matrix that a group of warps multiplies.",
    strata.examples = ["!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %tensor = irdl.base "!builtin.memref" {strata.cpp_type = "MemRefType", strata.summary = "type of the matrix"}
    irdl.parameters(tensor: %tensor)
  }
  irdl.type @warpgroup.accumulator attributes {
    strata.class = "WarpgroupAccumulatorType",
    strata.summary = "matrix in the registers of a group of warps",
    strata.description = "The result of a product, spread over the threads.",
    strata.examples = ["!nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %fragmented = irdl.base "!builtin.vector" {strata.cpp_type = "VectorType", strata.summary = "type of the matrix"}
    irdl.parameters(fragmented: %fragmented)
  }
  irdl.operation @device_async_copy attributes {
    strata.class = "DeviceAsyncCopyOp",
    strata.summary = "asynchronous copy to shared memory",
    strata.description = "Starts a copy of `dstElements` elements from global to shared memory; elements beyond `srcElements` are 0. With `bypassL1` the L1 cache is not used.",
    strata.examples = ["%r = nvgpu.device_async_copy %a[%b, %b], %c[%b, %b, %b], 4 : memref<?x?xf32> to memref<3x16x128xf32, 3>"],
    strata.traits = [],
    strata.verify = [
      "auto src = $src.getType(), dst = $dst.getType();",
      "if (!hasUnitStride(src)) return emitError(\"source memref most minor dim must have unit stride\");",
      "if (!hasUnitStride(dst)) return emitError(\"destination memref most minor dim must have unit stride\");",
      "if (!isSharedMemory(dst)) return emitError(\"destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)\");",
      "if (src.getElementType() != dst.getElementType()) return emitError(\"source and destination must have the same element type\");",
      "if ($srcIndices.size() != src.getRank()) return emitOpError(\"expected \") << src.getRank() << \" source indices, got \" << $srcIndices.size();",
      "if ($dstIndices.size() != dst.getRank()) return emitOpError(\"expected \") << dst.getRank() << \" destination indices, got \" << $dstIndices.size();",
      "int64_t width = dst.getElementType().getIntOrFloatBitWidth(), count = $dstElements;",
      "if (width <= 128 && !is_contained({32, 64, 128}, count * width)) {",
      "  if (width <= 32) return emitError(\"Requested copy elements is \") << count << \" with width \" << width << \". But copy elements could be one of \" << (32 / width) << \", \" << (64 / width) << \", \" << (128 / width) << \".\";",
      "  if (width == 64) return emitError(\"Requested copy elements is \") << count << \" with width \" << width << \". But copy elements could be one of 1, 2.\";",
      "}",
      "if ($bypassL1 && count * width != 128) return emitOpError(\"bypassL1 does not satify alignment for \") << dst << \" with destination element \" << count << \". Unset bypassL1, or set destination element to \" << (128 / width);"
    ],
    strata.format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst)"
  } {
    %dst = irdl.c_pred "ranked_memref" {strata.effects = ["write"], strata.summary = "memref of any type values"}
    %dstIndices = irdl.is index {strata.summary = "index"}
    %src = irdl.c_pred "ranked_memref" {strata.effects = ["read"], strata.summary = "memref of any type values"}
    %srcIndices = irdl.is index {strata.summary = "index"}
    %srcElements = irdl.is index {strata.summary = "index"}
    irdl.operands(dst: %dst, dstIndices: variadic %dstIndices, src: %src, srcIndices: variadic %srcIndices, srcElements: optional %srcElements)
    %bypassL1 = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %dstElements = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    irdl.attributes {"bypassL1" = %bypassL1, "dstElements" = %dstElements}
    %asyncToken = irdl.base "!nvgpu.device.async.token" {strata.summary = "device async token type"}
    irdl.results(asyncToken: %asyncToken)
  }
  irdl.operation @device_async_create_group attributes {
    strata.class = "DeviceAsyncCreateGroupOp",
    strata.summary = "group of asynchronous copies",
    strata.description = "Makes a group of the copies that were started and belong to none.",
    strata.examples = ["%r = nvgpu.device_async_create_group %a, %b"],
    strata.traits = [],
    strata.format = "$inputTokens attr-dict"
  } {
    %inputTokens = irdl.base "!nvgpu.device.async.token" {strata.summary = "device async token type"}
    irdl.operands(inputTokens: variadic %inputTokens)
    %asyncToken = irdl.base "!nvgpu.device.async.token" {strata.summary = "device async token type"}
    irdl.results(asyncToken: %asyncToken)
  }
  irdl.operation @device_async_wait attributes {
    strata.class = "DeviceAsyncWaitOp",
    strata.summary = "wait for copies",
    strata.description = "Waits until at most `numGroups` of the latest groups are pending, by default none.",
    strata.examples = ["nvgpu.device_async_wait %a"],
    strata.traits = [],
    strata.format = "$asyncDependencies attr-dict"
  } {
    %asyncDependencies = irdl.base "!nvgpu.device.async.token" {strata.summary = "device async token type"}
    irdl.operands(asyncDependencies: %asyncDependencies)
    %numGroups = irdl.any {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"numGroups" = %numGroups}
  }
  irdl.operation @ldmatrix attributes {
    strata.class = "LdmatrixOp",
    strata.summary = "matrices from shared memory",
    strata.description = "Loads `numTiles` matrices, whose elements are spread over the threads of a warp.",
    strata.examples = ["%r = nvgpu.ldmatrix %a[%b, %b] {a, numTiles = 4 : i32, transpose = false} : memref<16x16xf16, 3> -> vector<4x2xf16>"],
    strata.traits = ["AllElementTypesMatch<srcMemref, res>"],
    strata.verify = [
      "auto source = $srcMemref.getType(), type = $res.getType();",
      "int64_t width = type.getElementType().getIntOrFloatBitWidth();",
      "if (!isSharedMemory(source)) return emitError(\"expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)\");",
      "if (width > 32) return emitError(\"nvgpu.ldmatrix works for 32b or lower\");",
      "if ($transpose && width != 16) return emitError(\"nvgpu.ldmatrix transpose works only at 16b granularity\");",
      "if (type.getRank() != 2) return emitError(\"results must be 2 dimensional vector\");",
      "if (type.getDimSize(1) != 32 / width) return emitError(\"expected vector register shape[1] = \") << (32 / width);",
      "if (type.getDimSize(0) != $numTiles) return emitError(\"expected vector register shape[0] and numTiles to match\");"
    ],
    strata.format = "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"
  } {
    %srcMemref = irdl.c_pred "ranked_memref" {strata.effects = ["read"], strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(srcMemref: %srcMemref, indices: variadic %indices)
    %numTiles = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %transpose = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"numTiles" = %numTiles, "transpose" = %transpose}
    %res = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.results(res: %res)
  }
  irdl.operation @mbarrier.arrive attributes {
    strata.class = "MbarrierArriveOp",
    strata.summary = "arrival at a barrier",
    strata.description = "Counts an arrival; the result is the state of the phase.",
    strata.examples = ["%r = nvgpu.mbarrier.arrive %a[%b] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> !nvgpu.mbarrier.token"],
    strata.traits = [],
    strata.format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    %mbarId = irdl.is index {strata.summary = "index"}
    irdl.operands(barriers: %barriers, mbarId: %mbarId)
    %token = irdl.base "!nvgpu.mbarrier.token" {strata.summary = "mbarrier token type"}
    irdl.results(token: %token)
  }
  irdl.operation @mbarrier.arrive.expect_tx attributes {
    strata.class = "MbarrierArriveExpectTxOp",
    strata.summary = "arrival with expected bytes",
    strata.description = "Adds to the number of bytes that the barrier expects, and arrives.",
    strata.examples = ["nvgpu.mbarrier.arrive.expect_tx %a[%b], %b : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>"],
    strata.traits = [],
    strata.format = "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    %txcount = irdl.is index {strata.summary = "index"}
    %mbarId = irdl.is index {strata.summary = "index"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(barriers: %barriers, txcount: %txcount, mbarId: %mbarId, predicate: optional %predicate)
  }
  irdl.operation @mbarrier.arrive.nocomplete attributes {
    strata.class = "MbarrierArriveNocompleteOp",
    strata.summary = "arrival that completes no phase",
    strata.description = "Counts arrivals that must not complete the phase.",
    strata.examples = ["%r = nvgpu.mbarrier.arrive.nocomplete %a[%b], %b : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> !nvgpu.mbarrier.token"],
    strata.traits = [],
    strata.format = "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    %mbarId = irdl.is index {strata.summary = "index"}
    %count = irdl.is index {strata.summary = "index"}
    irdl.operands(barriers: %barriers, mbarId: %mbarId, count: %count)
    %token = irdl.base "!nvgpu.mbarrier.token" {strata.summary = "mbarrier token type"}
    irdl.results(token: %token)
  }
  irdl.operation @mbarrier.create attributes {
    strata.class = "MbarrierCreateOp",
    strata.summary = "new barriers",
    strata.description = "Allocates barriers in shared memory.",
    strata.examples = ["%r = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>"],
    strata.traits = [],
    strata.format = "attr-dict `->` type($barriers)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    irdl.results(barriers: %barriers)
  }
  irdl.operation @mbarrier.get attributes {
    strata.class = "MbarrierGetOp",
    strata.summary = "address of a barrier",
    strata.description = "The address of a barrier as a number.",
    strata.examples = ["%r = nvgpu.mbarrier.get %a[%b] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> i64"],
    strata.traits = [],
    strata.format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    %mbarId = irdl.is index {strata.summary = "index"}
    irdl.operands(barriers: %barriers, mbarId: %mbarId)
    %mbarrierPointer = irdl.c_pred "signless_integer(32, 64)" {strata.summary = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(mbarrierPointer: %mbarrierPointer)
  }
  irdl.operation @mbarrier.init attributes {
    strata.class = "MbarrierInitOp",
    strata.summary = "initialization of a barrier",
    strata.description = "Sets the number of arrivals that a phase needs.",
    strata.examples = ["nvgpu.mbarrier.init %a[%b], %b : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>"],
    strata.traits = [],
    strata.format = "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    %count = irdl.is index {strata.summary = "index"}
    %mbarId = irdl.is index {strata.summary = "index"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(barriers: %barriers, count: %count, mbarId: %mbarId, predicate: optional %predicate)
  }
  irdl.operation @mbarrier.test.wait attributes {
    strata.class = "MbarrierTestWaitOp",
    strata.summary = "test of a phase",
    strata.description = "Whether the phase of the token is complete. Does not wait.",
    strata.examples = ["%r = nvgpu.mbarrier.test.wait %a[%b], %c : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>, !nvgpu.mbarrier.token"],
    strata.traits = [],
    strata.format = "$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    %token = irdl.base "!nvgpu.mbarrier.token" {strata.summary = "mbarrier token type"}
    %mbarId = irdl.is index {strata.summary = "index"}
    irdl.operands(barriers: %barriers, token: %token, mbarId: %mbarId)
    %waitComplete = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(waitComplete: %waitComplete)
  }
  irdl.operation @mbarrier.try_wait.parity attributes {
    strata.class = "MbarrierTryWaitParityOp",
    strata.summary = "wait for a phase",
    strata.description = "Waits until the phase with the parity is complete.",
    strata.examples = ["nvgpu.mbarrier.try_wait.parity %a[%b], %c, %b : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>"],
    strata.traits = [],
    strata.format = "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    %phaseParity = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %ticks = irdl.is index {strata.summary = "index"}
    %mbarId = irdl.is index {strata.summary = "index"}
    irdl.operands(barriers: %barriers, phaseParity: %phaseParity, ticks: %ticks, mbarId: %mbarId)
  }
  irdl.operation @mma.sp.sync attributes {
    strata.class = "MmaSpSyncOp",
    strata.summary = "product of a sparse and a dense matrix",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds a third one. The elements are spread over the threads of a warp.",
    strata.examples = ["%r = nvgpu.mma.sp.sync(%a, %a, %b) metadata(%c) {a, mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>"],
    strata.traits = ["AllElementTypesMatch<matrixA, matrixB>", "Pure"],
    strata.format = "`(` $matrixA `,` $matrixB `,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)"
  } {
    %matrixA = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %matrixB = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %matrixC = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %sparseMetadata = irdl.is vector<2xi16> {strata.summary = "fixed-length vector of 16-bit signless integer values of length 2"}
    irdl.operands(matrixA: %matrixA, matrixB: %matrixB, matrixC: %matrixC, sparseMetadata: %sparseMetadata)
    %mmaShape = irdl.c_pred "array_attr" {strata.kind = "array<i64>", strata.summary = "64-bit integer array attribute"}
    %sparsitySelector = irdl.any {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %tf32Enabled = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"mmaShape" = %mmaShape, "sparsitySelector" = %sparsitySelector, "tf32Enabled" = %tf32Enabled}
    %res = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.results(res: %res)
  }
  irdl.operation @mma.sync attributes {
    strata.class = "MmaSyncOp",
    strata.summary = "product of matrices by a warp",
    strata.description = "Multiplies two matrices and adds a third one. The elements are spread over the threads of a warp.",
    strata.examples = ["%r = nvgpu.mma.sync(%a, %b, %b) {a, mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>"],
    strata.traits = ["AllElementTypesMatch<matrixA, matrixB>", "Pure"],
    strata.format = "`(` $matrixA `,` $matrixB `,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)"
  } {
    %matrixA = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %matrixB = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    %matrixC = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.operands(matrixA: %matrixA, matrixB: %matrixB, matrixC: %matrixC)
    %mmaShape = irdl.c_pred "array_attr" {strata.kind = "array<i64>", strata.summary = "64-bit integer array attribute"}
    %tf32Enabled = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"mmaShape" = %mmaShape, "tf32Enabled" = %tf32Enabled}
    %res = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.results(res: %res)
  }
  irdl.operation @rcp attributes {
    strata.class = "RcpOp",
    strata.summary = "reciprocals",
    strata.description = "Approximates the reciprocals of numbers. With `ftz`, subnormal numbers count as 0.",
    strata.examples = ["%r = nvgpu.rcp %a{rounding =  approx, ftz} : vector<32x16xf32>"],
    strata.traits = ["SameOperandsAndResultType", "Pure"],
    strata.verify = [
      "if ($rounding != RcpRoundingMode::approx || !$ftz) return emitOpError(\"has a limitation. #nvgpu<rcp_rounding_mode \") << stringifyEnum($rounding) << \"> or non-ftz is not supported yet.\";"
    ],
    strata.format = "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)"
  } {
    %in = irdl.c_pred "vector && vector_of(f32)" {strata.summary = "vector of 32-bit float values"}
    irdl.operands(in: %in)
    %rounding = irdl.base @nvgpu::@rcp_rounding_mode {strata.default = "approx", strata.summary = "rounding of reciprocals"}
    %ftz = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"rounding" = %rounding, "ftz" = %ftz}
    %out = irdl.c_pred "vector && vector_of(f32)" {strata.summary = "vector of 32-bit float values"}
    irdl.results(out: %out)
  }
  irdl.operation @tma.async.load attributes {
    strata.class = "TmaAsyncLoadOp",
    strata.summary = "asynchronous load of a tile",
    strata.description = "Starts a copy of a tile of a tensor to shared memory; the barrier counts its bytes.",
    strata.examples = ["nvgpu.tma.async.load %a[%b, %b], %c[%b] to %d : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>"],
    strata.traits = [],
    strata.format = "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=` $multicastMask^)? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)"
  } {
    %dst = irdl.c_pred "ranked_memref" {strata.effects = ["write"], strata.summary = "memref of any type values"}
    %barriers = irdl.base "!nvgpu.mbarrier.group" {strata.summary = "mbarrier barrier type"}
    %tensorMapDescriptor = irdl.base "!nvgpu.tensormap.descriptor" {strata.summary = "TensorMap descriptor"}
    %coordinates = irdl.is index {strata.summary = "index"}
    %mbarId = irdl.is index {strata.summary = "index"}
    %multicastMask = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(dst: %dst, barriers: %barriers, tensorMapDescriptor: %tensorMapDescriptor, coordinates: variadic %coordinates, mbarId: %mbarId, multicastMask: optional %multicastMask, predicate: optional %predicate)
  }
  irdl.operation @tma.async.store attributes {
    strata.class = "TmaAsyncStoreOp",
    strata.summary = "asynchronous store of a tile",
    strata.description = "Starts a copy of a tile from shared memory to a tensor.",
    strata.examples = ["nvgpu.tma.async.store %a to %b[%c, %c] : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>"],
    strata.traits = [],
    strata.format = "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)? attr-dict `:` type($src) `->` type($tensorMapDescriptor)"
  } {
    %src = irdl.c_pred "ranked_memref" {strata.effects = ["read"], strata.summary = "memref of any type values"}
    %tensorMapDescriptor = irdl.base "!nvgpu.tensormap.descriptor" {strata.summary = "TensorMap descriptor"}
    %coordinates = irdl.is index {strata.summary = "index"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(src: %src, tensorMapDescriptor: %tensorMapDescriptor, coordinates: variadic %coordinates, predicate: optional %predicate)
  }
  irdl.operation @tma.create.descriptor attributes {
    strata.class = "TmaCreateDescriptorOp",
    strata.summary = "descriptor of a tensor",
    strata.description = "Describes tiles of a tensor in global memory.",
    strata.examples = ["%r = nvgpu.tma.create.descriptor %a box[%b, %b] : memref<*xf16> -> <tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>"],
    strata.traits = [],
    strata.verify = [
      "if ($boxDimensions.size() > 5) return emitError(\"Maximum 5 coordinates are supported.\");",
      "return verifyTensorMap($tensorMap.getType());"
    ],
    strata.format = "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)"
  } {
    %tensor = irdl.c_pred "unranked_memref" {strata.summary = "unranked.memref of any type values"}
    %boxDimensions = irdl.is index {strata.summary = "index"}
    irdl.operands(tensor: %tensor, boxDimensions: variadic %boxDimensions)
    %tensorMap = irdl.base "!nvgpu.tensormap.descriptor" {strata.summary = "TensorMap descriptor"}
    irdl.results(tensorMap: %tensorMap)
  }
  irdl.operation @tma.fence.descriptor attributes {
    strata.class = "TmaFenceDescriptorOp",
    strata.summary = "fence for a descriptor",
    strata.description = "Orders writes to a descriptor before its use.",
    strata.examples = ["nvgpu.tma.fence.descriptor %a : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>"],
    strata.traits = [],
    strata.format = "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)"
  } {
    %tensorMapDescriptor = irdl.base "!nvgpu.tensormap.descriptor" {strata.summary = "TensorMap descriptor"}
    irdl.operands(tensorMapDescriptor: %tensorMapDescriptor)
  }
  irdl.operation @tma.prefetch.descriptor attributes {
    strata.class = "TmaPrefetchDescriptorOp",
    strata.summary = "prefetch of a descriptor",
    strata.description = "Brings a descriptor into a cache.",
    strata.examples = ["nvgpu.tma.prefetch.descriptor %a : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>"],
    strata.traits = [],
    strata.format = "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor)"
  } {
    %tensorMapDescriptor = irdl.base "!nvgpu.tensormap.descriptor" {strata.summary = "TensorMap descriptor"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(tensorMapDescriptor: %tensorMapDescriptor, predicate: optional %predicate)
  }
  irdl.operation @warpgroup.generate.descriptor attributes {
    strata.class = "WarpgroupGenerateDescriptorOp",
    strata.summary = "descriptor of a matrix",
    strata.description = "Describes a matrix in shared memory for products of a group of warps.",
    strata.examples = ["%r = nvgpu.warpgroup.generate.descriptor %a, %b : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>"],
    strata.traits = [],
    strata.verify = [
      "return verifyTensorMap($tensorMap.getType());"
    ],
    strata.format = "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)"
  } {
    %tensor = irdl.c_pred "ranked_memref" {strata.effects = ["read"], strata.summary = "memref of any type values"}
    %tensorMap = irdl.base "!nvgpu.tensormap.descriptor" {strata.summary = "TensorMap descriptor"}
    irdl.operands(tensor: %tensor, tensorMap: %tensorMap)
    %descriptor = irdl.base "!nvgpu.warpgroup.descriptor" {strata.summary = "Warpgroup matrix descriptor type"}
    irdl.results(descriptor: %descriptor)
  }
  irdl.operation @warpgroup.mma attributes {
    strata.class = "WarpgroupMmaOp",
    strata.summary = "product by a group of warps",
    strata.description = "Multiplies matrices in shared memory and adds the product to the registers of four warps.",
    strata.examples = ["%r = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>"],
    strata.traits = [],
    strata.format = "$descriptorA `,` $descriptorB `,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)"
  } {
    %descriptorA = irdl.base "!nvgpu.warpgroup.descriptor" {strata.summary = "Warpgroup matrix descriptor type"}
    %descriptorB = irdl.base "!nvgpu.warpgroup.descriptor" {strata.summary = "Warpgroup matrix descriptor type"}
    %matrixC = irdl.base "!nvgpu.warpgroup.accumulator" {strata.summary = "Warpgroup accumulator type"}
    irdl.operands(descriptorA: %descriptorA, descriptorB: %descriptorB, matrixC: %matrixC)
    %transposeA = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %transposeB = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %waitGroup = irdl.any {strata.kind = "i64", strata.optional, strata.default = "1", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"transposeA" = %transposeA, "transposeB" = %transposeB, "waitGroup" = %waitGroup}
    %matrixD = irdl.base "!nvgpu.warpgroup.accumulator" {strata.summary = "Warpgroup accumulator type"}
    irdl.results(matrixD: %matrixD)
  }
  irdl.operation @warpgroup.mma.init.accumulator attributes {
    strata.class = "WarpgroupMmaInitAccumulatorOp",
    strata.summary = "registers of zeros",
    strata.description = "Registers of four warps whose elements are 0.",
    strata.examples = ["%r = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>"],
    strata.traits = [],
    strata.verify = [
      "auto type = $matrixC.getType().getFragmented();",
      "bool fits = type.getRank() == 2 && type.getDimSize(0) % 64 == 0 && type.getDimSize(1) % 8 == 0 && type.getDimSize(1) >= 8 && type.getDimSize(1) <= 256 && (type.getElementType().isF32() || type.getElementType().isF16() || type.getElementType().isInteger(32));",
      "if (!fits) return emitOpError(\"has type \") << type << \". It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)\";"
    ],
    strata.format = "attr-dict `->` type($matrixC)"
  } {
    %matrixC = irdl.base "!nvgpu.warpgroup.accumulator" {strata.summary = "Warpgroup accumulator type"}
    irdl.results(matrixC: %matrixC)
  }
  irdl.operation @warpgroup.mma.store attributes {
    strata.class = "WarpgroupMmaStoreOp",
    strata.summary = "store of registers",
    strata.description = "Stores the registers of four warps to memory.",
    strata.examples = ["nvgpu.warpgroup.mma.store %a, %b : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>"],
    strata.traits = [],
    strata.verify = [
      "auto type = $matrixD.getType().getFragmented();",
      "auto memory = $dstMemref.getType();",
      "if (memory.getDimSize(0) != type.getDimSize(0) || memory.getDimSize(1) != type.getDimSize(1)) return emitOpError(\"results [\") << type << \"][\" << type.getDimSize(1) << \"] values. However, destination memref[\" << memory.getDimSize(0) << \"][\" << memory.getDimSize(1) << \"]  does not have same size as results\";"
    ],
    strata.format = "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)"
  } {
    %matrixD = irdl.base "!nvgpu.warpgroup.accumulator" {strata.summary = "Warpgroup accumulator type"}
    %dstMemref = irdl.c_pred "ranked_memref" {strata.effects = ["write"], strata.summary = "memref of any type values"}
    irdl.operands(matrixD: %matrixD, dstMemref: %dstMemref)
  }
}
