// Instructions of AMD GPUs on memrefs and vectors.
irdl.dialect @amdgpu attributes {
  strata.version = 1 : i32,
  strata.namespace = "amdgpu",
  strata.summary = "bridge to rocdl",
  strata.description = "Operations of AMD GPUs on memrefs and vectors: accesses by buffer descriptors, values of other threads, small floats, products of matrices by waves, and copies of tensors to shared memory.",
  strata.functions = [
    ["isGlobalMemory", "type",
      "auto space = type.getMemorySpace();",
      "if (!space) return true;",
      "if (isa<IntegerAttr>(space)) return cast<IntegerAttr>(space).getInt() == 0 || cast<IntegerAttr>(space).getInt() == 1;",
      "return isa<gpu::AddressSpaceAttr>(space) && cast<gpu::AddressSpaceAttr>(space).getValue() == gpu::AddressSpace::Global;"],
    ["isSharedMemory", "type",
      "auto space = type.getMemorySpace();",
      "if (!space) return false;",
      "if (isa<IntegerAttr>(space)) return cast<IntegerAttr>(space).getInt() == 3;",
      "return isa<gpu::AddressSpaceAttr>(space) && cast<gpu::AddressSpaceAttr>(space).getValue() == gpu::AddressSpace::Workgroup;"],
    ["lengthOf", "type", "return isa<VectorType>(type) ? type.getNumElements() : 1;"],
    ["isSmallFloat", "type", "return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 8;"]
  ],
  strata.named_predicates = [
    ["f8e5m2", "isa<Float8E5M2Type>($_self)", "f8E5M2 type"],
    ["f8e4m3fn", "isa<Float8E4M3FNType>($_self)", "f8E4M3FN type"],
    ["f8e5m2fnuz", "isa<Float8E5M2FNUZType>($_self)", "f8E5M2FNUZ type"],
    ["f8e4m3fnuz", "isa<Float8E4M3FNUZType>($_self)", "f8E4M3FNUZ type"],
    ["f8e8m0fnu", "isa<Float8E8M0FNUType>($_self)", "f8E8M0FNU type"],
    ["f4e2m1fn", "isa<Float4E2M1FNType>($_self)", "f4E2M1FN type"],
    ["f6e2m3fn", "isa<Float6E2M3FNType>($_self)", "f6E2M3FN type"],
    ["f6e3m2fn", "isa<Float6E3M2FNType>($_self)", "f6E3M2FN type"],
    ["shuffled", "integer || any_float || fixed_vector && rank(1) && vector_of(integer || any_float)", "Integer or Float or fixed-length vector of Integer or Float values of ranks 1"]
  ]
} {
  irdl.attribute @address_space attributes {
    strata.class = "AddressSpaceAttr",
    strata.record = "AMDGPU_AddressSpaceAttr",
    strata.summary = "memory of buffer descriptors",
    strata.format = "`<` $value `>`",
    strata.enum = {class = "amdgpu::AddressSpace", cases = ["fat_raw_buffer", "buffer_rsrc", "fat_structured_buffer"]}
  }
  irdl.attribute @dpp_perm attributes {
    strata.class = "DPPPermAttr",
    strata.record = "AMDGPU_DPPPermAttr",
    strata.summary = "permutation of threads",
    strata.format = "$value",
    strata.enum = {class = "amdgpu::DPPPerm", cases = ["quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl", "wave_shr", "wave_ror", "wave_rol", "row_mirror", "row_half_mirror", "row_bcast_15", "row_bcast_31"]}
  }
  irdl.attribute @mfma_perm_b attributes {
    strata.class = "MFMAPermBAttr",
    strata.record = "AMDGPU_MFMAPermBAttr",
    strata.summary = "permutation of the second matrix",
    strata.format = "$value",
    strata.enum = {class = "amdgpu::MFMAPermB", cases = ["none", "bcast_first_32", "bcast_second_32", "rotate_16_right", "bcast_first_16", "bcast_second_16", "bcast_third_16", "bcast_fourth_16"]}
  }
  irdl.attribute @sched_barrier_opt attributes {
    strata.class = "SchedBarrierOpOptAttr",
    strata.record = "AMDGPU_SchedBarrierOpOptAttr",
    strata.summary = "kinds of instructions",
    strata.format = "`<` $value `>`",
    strata.enum = {bits, class = "amdgpu::sched_barrier_opt_enum", cases = ["none", "non_mem_non_sideffect", "valu", "salu", "mfma_wmma", "all_vmem", "vmem_read", "vmem_write", "all_ds", "ds_read", "ds_write", "transcendental"], values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024], separator = "|"}
  }
  irdl.type @tdm_base attributes {
    strata.class = "TDMBaseType",
    strata.summary = "addresses of a copy",
    strata.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {strata.kind = "type", strata.summary = "type of the elements"}
    irdl.parameters(elementType: %elementType)
  }
  irdl.type @tdm_gather_base attributes {
    strata.class = "TDMGatherBaseType",
    strata.summary = "addresses of a copy of rows",
    strata.format = "`<` $elementType `,` $indexType `>`"
  } {
    %elementType = irdl.any {strata.kind = "type", strata.summary = "type of the elements"}
    %indexType = irdl.c_pred "signless_integer(16) || signless_integer(32)" {strata.kind = "type", strata.error = "index type must be i16 or i32 but index type is '{}'.", strata.summary = "type of the numbers of rows"}
    irdl.parameters(elementType: %elementType, indexType: %indexType)
  }
  irdl.type @tdm_descriptor attributes {
    strata.class = "TDMDescriptorType",
    strata.summary = "descriptor of a copy"
  }
  irdl.operation @ext_packed_fp8 attributes {
    strata.class = "ExtPackedFp8Op",
    strata.summary = "extension of 8-bit floats",
    strata.description = "Extends one of four packed floats, or two of them for a vector.",
    strata.examples = ["%x = amdgpu.ext_packed_fp8 %v[1] : vector<4xf8E5M2> to f32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)"
  } {
    %source = irdl.c_pred "f8e5m2fnuz || f8e4m3fnuz || f8e5m2 || f8e4m3fn || vector && vector_of(f8e5m2fnuz || f8e4m3fnuz || f8e5m2 || f8e4m3fn) && length(1, 2, 3, 4)" {strata.summary = "f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4"}
    %res = irdl.c_pred "f32 || fixed_vector && vector_of(f32) && length(2)" {strata.summary = "32-bit float or fixed-length vector of 32-bit float values of length 2"}
    irdl.operands(source: %source)
    %index = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(3)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative whose maximum value is 3"}
    irdl.attributes {"index" = %index}
    irdl.results(res: %res)
  }
  irdl.operation @scaled_ext_packed attributes {
    strata.class = "ScaledExtPackedOp",
    strata.summary = "extension of small floats with a scale",
    strata.description = "Extends two packed floats and multiplies them by a power of two.",
    strata.examples = ["%x = amdgpu.scaled_ext_packed %v[1], %s : vector<4xf8E5M2> to vector<2xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)"
  } {
    %source = irdl.c_pred "vector && vector_of(f8e5m2 || f8e4m3fn) && length(1, 2, 3, 4) || vector && vector_of(f4e2m1fn) && length(1, 2, 3, 4, 5, 6, 7, 8)" {strata.summary = "vector of f8E5M2 type or f8E4M3FN type values of length 1/2/3/4 or vector of f4E2M1FN type values of length 1/2/3/4/5/6/7/8"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    %res = irdl.c_pred "fixed_vector && vector_of(f32) && length(2) || fixed_vector && vector_of(f16) && length(2) || fixed_vector && vector_of(bf16) && length(2)" {strata.summary = "fixed-length vector of 32-bit float values of length 2 or fixed-length vector of 16-bit float values of length 2 or fixed-length vector of bfloat16 type values of length 2"}
    irdl.operands(source: %source, scale: %scale)
    %index = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(7)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative whose maximum value is 7"}
    irdl.attributes {"index" = %index}
    irdl.results(res: %res)
  }
  irdl.operation @scaled_ext_packed_matrix attributes {
    strata.class = "ScaledExtPackedMatrixOp",
    strata.summary = "extension of a fragment of a matrix",
    strata.description = "Extends the floats that a thread has of a matrix, and multiplies them by the scales of their blocks.",
    strata.examples = ["%r = amdgpu.scaled_ext_packed_matrix %a scale(%b) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $source `scale` `` `(` $scale `)` `blockSize` `` `(` $blockSize `)` `firstScaleLane` `` `(` $firstScaleLane `)` `firstScaleByte` `` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)"
  } {
    %source = irdl.c_pred "(vector && rank(1) && vector_of(f4e2m1fn) && length(8)) || (vector && rank(1) && vector_of(f8e4m3fn) && length(8)) || (vector && rank(1) && vector_of(f8e5m2) && length(8)) || (vector && rank(1) && vector_of(f6e2m3fn) && length(16)) || (vector && rank(1) && vector_of(f6e3m2fn) && length(16))" {strata.summary = "vector<8xF4E2M1FN> of f4E2M1FN type values or vector<8xF8E4M3FN> of f8E4M3FN type values or vector<8xF8E5M2> of f8E5M2 type values or vector<16xF6E2M3FN> of f6E2M3FN type values or vector<16xF6E3M2FN> of f6E3M2FN type values"}
    %scale = irdl.c_pred "vector && rank(1) && vector_of(f8e8m0fnu) && length(4)" {strata.summary = "vector<4xF8E8M0FNU> of f8E8M0FNU type values"}
    %res = irdl.c_pred "(vector && rank(1) && vector_of(f32) && length(8)) || (vector && rank(1) && vector_of(f16) && length(8)) || (vector && rank(1) && vector_of(bf16) && length(8)) || (vector && rank(1) && vector_of(f32) && length(16)) || (vector && rank(1) && vector_of(f16) && length(16)) || (vector && rank(1) && vector_of(bf16) && length(16))" {strata.summary = "vector<8xF32> of 32-bit float values or vector<8xF16> of 16-bit float values or vector<8xBF16> of bfloat16 type values or vector<16xF32> of 32-bit float values or vector<16xF16> of 16-bit float values or vector<16xBF16> of bfloat16 type values"}
    irdl.operands(source: %source, scale: %scale)
    %blockSize = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %firstScaleLane = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 0 || cast<IntegerAttr>($_self).getInt() == 16)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {0, 16}"}
    %firstScaleByte = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(3)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3"}
    irdl.attributes {"blockSize" = %blockSize, "firstScaleLane" = %firstScaleLane, "firstScaleByte" = %firstScaleByte}
    irdl.results(res: %res)
  }
  irdl.operation @packed_trunc_2xfp8 attributes {
    strata.class = "PackedTrunc2xFp8Op",
    strata.summary = "rounding to 8-bit floats",
    strata.description = "Rounds one or two floats to a half of a packed vector.",
    strata.examples = ["%r = amdgpu.packed_trunc_2xfp8 %a, undef into undef[word 1] : f32 to vector<4xf8E5M2>"],
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.verify = [
      "if ($existing && $existing.getType() != $res.getType()) return emitOpError(\"existing values must have same type as result\");"
    ],
    strata.format = "attr-dict $sourceA `,` ($sourceB^) : (`undef`)? `into` ($existing^) : (`undef`)? `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)?"
  } {
    %sourceA = irdl.is f32 {strata.summary = "32-bit float"}
    %sourceB = irdl.is f32 {strata.summary = "32-bit float"}
    %existing = irdl.c_pred "fixed_vector && vector_of(f8e4m3fnuz || f8e5m2fnuz || f8e4m3fn || f8e5m2) && length(4)" {strata.summary = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4"}
    %res = irdl.c_pred "fixed_vector && vector_of(f8e4m3fnuz || f8e5m2fnuz || f8e4m3fn || f8e5m2) && length(4)" {strata.summary = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4"}
    irdl.operands(sourceA: %sourceA, sourceB: optional %sourceB, existing: optional %existing)
    %wordIndex = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(1)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative whose maximum value is 1"}
    irdl.attributes {"wordIndex" = %wordIndex}
    irdl.results(res: %res)
  }
  irdl.operation @packed_stoch_round_fp8 attributes {
    strata.class = "PackedStochRoundFp8Op",
    strata.summary = "stochastic rounding to an 8-bit float",
    strata.description = "Rounds a float by random bits to an element of a packed vector.",
    strata.examples = ["%r = amdgpu.packed_stoch_round_fp8 %a + %b into undef[2] : f32 to vector<4xf8E5M2>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($existing && $existing.getType() != $res.getType()) return emitOpError(\"existing values must have same type as result\");"
    ],
    strata.format = "attr-dict $source `+` $stochiasticParam `into` ($existing^) : (`undef`)? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?"
  } {
    %source = irdl.is f32 {strata.summary = "32-bit float"}
    %stochiasticParam = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %existing = irdl.c_pred "fixed_vector && vector_of(f8e4m3fnuz || f8e5m2fnuz || f8e4m3fn || f8e5m2) && length(4)" {strata.summary = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4"}
    %res = irdl.c_pred "fixed_vector && vector_of(f8e4m3fnuz || f8e5m2fnuz || f8e4m3fn || f8e5m2) && length(4)" {strata.summary = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4"}
    irdl.operands(source: %source, stochiasticParam: %stochiasticParam, existing: optional %existing)
    %storeIndex = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(3)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative whose maximum value is 3"}
    irdl.attributes {"storeIndex" = %storeIndex}
    irdl.results(res: %res)
  }
  irdl.operation @packed_scaled_trunc attributes {
    strata.class = "PackedScaledTruncOp",
    strata.summary = "rounding to small floats with a scale",
    strata.description = "Divides two floats by a power of two and rounds them to a part of a packed vector.",
    strata.examples = ["%r = amdgpu.packed_scaled_trunc %a into undef[1], %b : vector<2xf32> to vector<4xf8E5M2>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($existing && $existing.getType() != $res.getType()) return emitOpError(\"existing values must have same type as result\");"
    ],
    strata.format = "attr-dict $source `into` ($existing^) : (`undef`)? `[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)?"
  } {
    %source = irdl.c_pred "vector && vector_of(f32 || f16 || bf16) && length(1, 2)" {strata.summary = "vector of 32-bit float or 16-bit float or bfloat16 type values of length 1/2"}
    %scale = irdl.is f32 {strata.summary = "32-bit float"}
    %existing = irdl.c_pred "fixed_vector && vector_of(f8e5m2 || f8e4m3fn) && length(4) || fixed_vector && vector_of(f4e2m1fn) && length(8)" {strata.summary = "fixed-length vector of f8E5M2 type or f8E4M3FN type values of length 4 or fixed-length vector of f4E2M1FN type values of length 8"}
    %res = irdl.c_pred "fixed_vector && vector_of(f8e5m2 || f8e4m3fn) && length(4) || fixed_vector && vector_of(f4e2m1fn) && length(8)" {strata.summary = "fixed-length vector of f8E5M2 type or f8E4M3FN type values of length 4 or fixed-length vector of f4E2M1FN type values of length 8"}
    irdl.operands(source: %source, scale: %scale, existing: optional %existing)
    %index = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(7)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative whose maximum value is 7"}
    irdl.attributes {"index" = %index}
    irdl.results(res: %res)
  }
  irdl.operation @fat_raw_buffer_cast attributes {
    strata.class = "FatRawBufferCastOp",
    strata.summary = "a memref with a buffer descriptor",
    strata.description = "Makes a buffer pointer of a memref in global memory, with the number of valid bytes, a swizzle, and checks of bounds.",
    strata.examples = ["%r = amdgpu.fat_raw_buffer_cast %a : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>"],
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.format = "$source oilist(`validBytes` `` `(` $validBytes `)` | `cacheSwizzleStride` `` `(` $cacheSwizzleStride `)` | `boundsCheck` `` `(` $boundsCheck `)` | `resetOffset` $resetOffset) attr-dict `:` type($source) `to` type($result)"
  } {
    %source = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %validBytes = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %cacheSwizzleStride = irdl.is i14 {strata.summary = "14-bit signless integer"}
    %result = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    irdl.operands(source: %source, validBytes: optional %validBytes, cacheSwizzleStride: optional %cacheSwizzleStride)
    %boundsCheck = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %resetOffset = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"boundsCheck" = %boundsCheck, "resetOffset" = %resetOffset}
    irdl.results(result: %result)
  }
  irdl.operation @raw_buffer_load attributes {
    strata.class = "RawBufferLoadOp",
    strata.summary = "load by a buffer descriptor",
    strata.description = "Loads a value or vector; out of bounds it is 0.",
    strata.examples = ["%r = amdgpu.raw_buffer_load %a[] : memref<f32> -> f32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.predicates = [["getElementTypeOrSelf($value) == getElementTypeOrSelf($memref)", "all of {value, memref} have same element type"]],
    strata.verify = [
      "if (!isGlobalMemory($memref.getType())) return emitOpError(\"buffer ops must operate on a memref in global memory\");",
      "if (!$memref.getType().hasRank()) return emitOpError(\"cannot meaningfully buffer_store to an unranked memref\");",
      "int64_t count = $indices.size();",
      "int64_t rank = $memref.getType().getRank();",
      "if (count != rank) return emitOpError(\"expected \") << rank << \" indices to memref\";"
    ],
    strata.format = "attr-dict $memref `` `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($memref) (`,` type($indices)^)? `->` type($value)"
  } {
    %memref = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sgprOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %value = irdl.any
    irdl.operands(memref: %memref, indices: variadic %indices, sgprOffset: optional %sgprOffset)
    %boundsCheck = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %indexOffset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"boundsCheck" = %boundsCheck, "indexOffset" = %indexOffset}
    irdl.results(value: %value)
  }
  irdl.operation @raw_buffer_store attributes {
    strata.class = "RawBufferStoreOp",
    strata.summary = "store by a buffer descriptor",
    strata.description = "Stores a value or vector; out of bounds nothing is stored.",
    strata.examples = ["amdgpu.raw_buffer_store %a -> %b[] sgprOffset %c : f32 -> memref<f32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.predicates = [["getElementTypeOrSelf($value) == getElementTypeOrSelf($memref)", "all of {value, memref} have same element type"]],
    strata.verify = [
      "if (!isGlobalMemory($memref.getType())) return emitOpError(\"buffer ops must operate on a memref in global memory\");",
      "if (!$memref.getType().hasRank()) return emitOpError(\"cannot meaningfully buffer_store to an unranked memref\");",
      "int64_t count = $indices.size();",
      "int64_t rank = $memref.getType().getRank();",
      "if (count != rank) return emitOpError(\"expected \") << rank << \" indices to memref\";"
    ],
    strata.format = "attr-dict $value `->` $memref `` `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?"
  } {
    %value = irdl.any
    %memref = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sgprOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices, sgprOffset: optional %sgprOffset)
    %boundsCheck = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %indexOffset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"boundsCheck" = %boundsCheck, "indexOffset" = %indexOffset}
  }
  irdl.operation @raw_buffer_atomic_cmpswap attributes {
    strata.class = "RawBufferAtomicCmpswapOp",
    strata.summary = "atomic exchange by a buffer descriptor",
    strata.description = "Replaces the value in memory if it is equal to `cmp`, and returns the old one.",
    strata.examples = ["%r = amdgpu.raw_buffer_atomic_cmpswap {a, indexOffset = 3 : i32} %a, %a -> %b[%c] sgprOffset %c : i32 -> memref<64xi32, #gpu.address_space<global>>, i32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.predicates = [["$src.getType() == $cmp.getType() && $cmp.getType() == $value.getType()", "all of {src, cmp, value} have same type"]],
    strata.infer = [["src", "value", "$_self"], ["cmp", "value", "$_self"]],
    strata.verify = [
      "if (!isGlobalMemory($memref.getType())) return emitOpError(\"buffer ops must operate on a memref in global memory\");",
      "if (!$memref.getType().hasRank()) return emitOpError(\"cannot meaningfully buffer_store to an unranked memref\");",
      "int64_t count = $indices.size();",
      "int64_t rank = $memref.getType().getRank();",
      "if (count != rank) return emitOpError(\"expected \") << rank << \" indices to memref\";"
    ],
    strata.format = "attr-dict $src `,` $cmp `->` $memref `` `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?"
  } {
    %src = irdl.any
    %cmp = irdl.any
    %memref = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sgprOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %value = irdl.any
    irdl.operands(src: %src, cmp: %cmp, memref: %memref, indices: variadic %indices, sgprOffset: optional %sgprOffset)
    %boundsCheck = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %indexOffset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"boundsCheck" = %boundsCheck, "indexOffset" = %indexOffset}
    irdl.results(value: %value)
  }
  irdl.operation @raw_buffer_atomic_fadd attributes {
    strata.class = "RawBufferAtomicFaddOp",
    strata.summary = "atomic sum by a buffer descriptor",
    strata.description = "Adds a float to memory.",
    strata.examples = ["amdgpu.raw_buffer_atomic_fadd {a, indexOffset = 3 : i32} %a -> %b[%c] sgprOffset %c : f32 -> memref<64xf32>, i32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.verify = [
      "if (!isGlobalMemory($memref.getType())) return emitOpError(\"buffer ops must operate on a memref in global memory\");",
      "if (!$memref.getType().hasRank()) return emitOpError(\"cannot meaningfully buffer_store to an unranked memref\");",
      "int64_t count = $indices.size();",
      "int64_t rank = $memref.getType().getRank();",
      "if (count != rank) return emitOpError(\"expected \") << rank << \" indices to memref\";"
    ],
    strata.format = "attr-dict $value `->` $memref `` `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?"
  } {
    %value = irdl.c_pred "f32 || vector && vector_of(f16 || bf16) && length(2)" {strata.summary = "32-bit float or vector of 16-bit float or bfloat16 type values of length 2"}
    %memref = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sgprOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices, sgprOffset: optional %sgprOffset)
    %boundsCheck = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %indexOffset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"boundsCheck" = %boundsCheck, "indexOffset" = %indexOffset}
  }
  irdl.operation @raw_buffer_atomic_fmax attributes {
    strata.class = "RawBufferAtomicFmaxOp",
    strata.summary = "atomic maximum of floats by a buffer descriptor",
    strata.description = "Stores the greater one of a float and that in memory.",
    strata.examples = ["amdgpu.raw_buffer_atomic_fmax {a, boundsCheck = false} %a -> %b[%c] sgprOffset %c : f32 -> memref<64xf32>, i32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.verify = [
      "if (!isGlobalMemory($memref.getType())) return emitOpError(\"buffer ops must operate on a memref in global memory\");",
      "if (!$memref.getType().hasRank()) return emitOpError(\"cannot meaningfully buffer_store to an unranked memref\");",
      "int64_t count = $indices.size();",
      "int64_t rank = $memref.getType().getRank();",
      "if (count != rank) return emitOpError(\"expected \") << rank << \" indices to memref\";"
    ],
    strata.format = "attr-dict $value `->` $memref `` `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?"
  } {
    %value = irdl.c_pred "f32 || f64" {strata.summary = "32-bit float or 64-bit float"}
    %memref = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sgprOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices, sgprOffset: optional %sgprOffset)
    %boundsCheck = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %indexOffset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"boundsCheck" = %boundsCheck, "indexOffset" = %indexOffset}
  }
  irdl.operation @raw_buffer_atomic_smax attributes {
    strata.class = "RawBufferAtomicSmaxOp",
    strata.summary = "atomic maximum of signed integers by a buffer descriptor",
    strata.description = "Stores the greater one of an integer and that in memory.",
    strata.examples = ["amdgpu.raw_buffer_atomic_smax {a, indexOffset = 3 : i32} %a -> %b[%c] sgprOffset %c : i32 -> memref<64xi32, #gpu.address_space<global>>, i32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.verify = [
      "if (!isGlobalMemory($memref.getType())) return emitOpError(\"buffer ops must operate on a memref in global memory\");",
      "if (!$memref.getType().hasRank()) return emitOpError(\"cannot meaningfully buffer_store to an unranked memref\");",
      "int64_t count = $indices.size();",
      "int64_t rank = $memref.getType().getRank();",
      "if (count != rank) return emitOpError(\"expected \") << rank << \" indices to memref\";"
    ],
    strata.format = "attr-dict $value `->` $memref `` `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?"
  } {
    %value = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %memref = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sgprOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices, sgprOffset: optional %sgprOffset)
    %boundsCheck = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %indexOffset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"boundsCheck" = %boundsCheck, "indexOffset" = %indexOffset}
  }
  irdl.operation @raw_buffer_atomic_umin attributes {
    strata.class = "RawBufferAtomicUminOp",
    strata.summary = "atomic minimum of unsigned integers by a buffer descriptor",
    strata.description = "Stores the smaller one of an integer and that in memory.",
    strata.examples = ["amdgpu.raw_buffer_atomic_umin %a -> %b[%c] : i32 -> memref<64xi32, #gpu.address_space<global>>, i32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.verify = [
      "if (!isGlobalMemory($memref.getType())) return emitOpError(\"buffer ops must operate on a memref in global memory\");",
      "if (!$memref.getType().hasRank()) return emitOpError(\"cannot meaningfully buffer_store to an unranked memref\");",
      "int64_t count = $indices.size();",
      "int64_t rank = $memref.getType().getRank();",
      "if (count != rank) return emitOpError(\"expected \") << rank << \" indices to memref\";"
    ],
    strata.format = "attr-dict $value `->` $memref `` `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?"
  } {
    %value = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %memref = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sgprOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices, sgprOffset: optional %sgprOffset)
    %boundsCheck = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %indexOffset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"boundsCheck" = %boundsCheck, "indexOffset" = %indexOffset}
  }
  irdl.operation @dpp attributes {
    strata.class = "DPPOp",
    strata.summary = "values of other threads of a row",
    strata.description = "Each thread gets the value of another thread, by a permutation; threads that are masked keep the old value.",
    strata.examples = ["%r = amdgpu.dpp %a %a  wave_shl : i32"],
    strata.hooks = ["verify"],
    strata.predicates = [["$result.getType() == $old.getType() && $old.getType() == $src.getType()", "all of {result, old, src} have same type"]],
    strata.infer = [["old", "result", "$_self"], ["src", "result", "$_self"]],
    strata.format = "$old $src ` ` `` $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)"
  } {
    %old = irdl.any
    %src = irdl.any
    %result = irdl.any
    irdl.operands(old: %old, src: %src)
    %kind = irdl.base @amdgpu::@dpp_perm {strata.summary = "The possible permutations for a DPP operation"}
    %permArgument = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) || array_attr || unit_attr" {strata.optional, strata.summary = "32-bit signless integer attribute or array attribute or unit attribute"}
    %row_mask = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.default = "15", strata.summary = "32-bit signless integer attribute"}
    %bank_mask = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.default = "15", strata.summary = "32-bit signless integer attribute"}
    %bound_ctrl = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"kind" = %kind, "permArgument" = %permArgument, "row_mask" = %row_mask, "bank_mask" = %bank_mask, "bound_ctrl" = %bound_ctrl}
    irdl.results(result: %result)
  }
  irdl.operation @swizzle_bitmode attributes {
    strata.class = "SwizzleBitModeOp",
    strata.summary = "values of threads whose numbers have changed bits",
    strata.description = "Each thread gets the value of the thread whose number is its own after a mask of bits.",
    strata.examples = ["%r = amdgpu.swizzle_bitmode %x 1 2 4 : f32"],
    strata.traits = ["Pure"],
    strata.predicates = [["$result.getType() == $src.getType()", "all of {result, src} have same type"]],
    strata.infer = [["src", "result", "$_self"]],
    strata.format = "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)"
  } {
    %src = irdl.c_pred "shuffled" {strata.summary = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1"}
    %result = irdl.c_pred "shuffled" {strata.summary = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1"}
    irdl.operands(src: %src)
    %and_mask = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %or_mask = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %xor_mask = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"and_mask" = %and_mask, "or_mask" = %or_mask, "xor_mask" = %xor_mask}
    irdl.results(result: %result)
  }
  irdl.operation @permlane_swap attributes {
    strata.class = "PermlaneSwapOp",
    strata.summary = "swap of rows of threads",
    strata.description = "Swaps the values of odd rows of one register with those of even rows of another.",
    strata.examples = ["%r = amdgpu.permlane_swap %x 16 : i32"],
    strata.traits = ["Pure"],
    strata.predicates = [["$result.getType() == $src.getType()", "all of {result, src} have same type"]],
    strata.infer = [["src", "result", "$_self"]],
    strata.verify = [
      "if ($row_length != 16 && $row_length != 32) return emitOpError(\"row_length attribute must either be 16 or 32.\");"
    ],
    strata.format = "$src $row_length attr-dict `:` type($result)"
  } {
    %src = irdl.c_pred "shuffled" {strata.summary = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1"}
    %result = irdl.c_pred "shuffled" {strata.summary = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1"}
    irdl.operands(src: %src)
    %row_length = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %fetch_inactive = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %bound_ctrl = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(1))" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"row_length" = %row_length, "fetch_inactive" = %fetch_inactive, "bound_ctrl" = %bound_ctrl}
    irdl.results(result: %result)
  }
  irdl.operation @lds_barrier attributes {
    strata.class = "LDSBarrierOp",
    strata.summary = "barrier that waits for shared memory",
    strata.description = "All threads of a workgroup wait until accesses to shared memory have ended; those to global memory may go on.",
    strata.examples = ["amdgpu.lds_barrier"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @sched_barrier attributes {
    strata.class = "SchedBarrierOp",
    strata.summary = "barrier of instruction scheduling",
    strata.description = "Instructions are not moved over it but those of the given kinds.",
    strata.examples = ["amdgpu.sched_barrier allow = <none>"],
    strata.format = "`allow` `=` $opts attr-dict"
  } {
    %opts = irdl.base @amdgpu::@sched_barrier_opt {strata.summary = "The possible options for scheduling barriers"}
    irdl.attributes {"opts" = %opts}
  }
  irdl.operation @memory_counter_wait attributes {
    strata.class = "MemoryCounterWaitOp",
    strata.summary = "wait for counters of memory accesses",
    strata.description = "Waits until at most these numbers of accesses of each kind have not ended.",
    strata.examples = ["amdgpu.memory_counter_wait load(1) ds(0)"],
    strata.format = "oilist(`load` `` `(` $load `)` | `store` `` `(` $store `)` | `ds` `` `(` $ds `)` | `exp` `` `(` $exp `)` | `tensor` `` `(` $tensor `)`) attr-dict"
  } {
    %load = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %store = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %ds = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %exp = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %tensor = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"load" = %load, "store" = %store, "ds" = %ds, "exp" = %exp, "tensor" = %tensor}
  }
  irdl.operation @mfma attributes {
    strata.class = "MFMAOp",
    strata.summary = "product of matrices by a wave",
    strata.description = "The product of matrices that the threads of a wave have in parts, added to a third one. Several independent products are blocks.",
    strata.examples = ["%r = amdgpu.mfma 32x32x1 %a * %a + %b {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  bcast_second_32 : f32, f32, vector<32xf32>"],
    strata.traits = ["Pure"],
    strata.predicates = [["$destC.getType() == $destD.getType()", "all of {destC, destD} have same type"]],
    strata.infer = [["destD", "destC", "$_self"]],
    strata.verify = [
      "auto a = $sourceA.getType();",
      "auto b = $sourceB.getType();",
      "auto element = getElementTypeOrSelf(a);",
      "if (isSmallFloat(element) && !isSmallFloat(getElementTypeOrSelf(b))) return emitOpError(\"expected both source operands to have small-float elements if one does\");",
      "if (isSmallFloat(element) && lengthOf(a) != lengthOf(b)) return emitOpError(\"expected both small-float source vectors to have the same length\");",
      "if (!isSmallFloat(element) && a != b) return emitOpError(\"expected both non-small-float source operand types to match exactly\");",
      "int64_t packed = element.isInteger(32) ? 4 : element.isInteger(64) ? 8 : 1;",
      "int64_t got = lengthOf(a) * packed;",
      "int64_t sources = $m * $k * $blocks / 64;",
      "if (got != sources) return emitOpError(\"expected \") << sources << \" source values for this operation but got \" << got;",
      "int64_t results = $m * $n * $blocks / 64;",
      "int64_t gotResults = lengthOf($destC.getType());",
      "if (gotResults != results) return emitOpError(\"expected \") << results << \" result values for this operation but got \" << gotResults;",
      "if (element.isF64() && $blgp != MFMAPermB::none) return emitOpError(\"double-precision ops do not support permuting lanes of B\");",
      "if (element.isF64() && $cbsz != 0) return emitOpError(\"double-precision ops do not support permuting lanes of A\");",
      "if ($cbsz >= 0 && $cbsz < 31 && ($abid < 0 || $abid >= (1 << $cbsz))) return emitOpError(\"block ID for permuting A (abid) must be below 2 ** cbsz\");",
      "if (($negateA || $negateB || $negateC) && !element.isF64()) return emitOpError(\"negation flags only available for double-precision operations\");"
    ],
    strata.format = "custom<amdgpu.Sizes>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
  } {
    %sourceA = irdl.c_pred "f32 || f64 || signless_integer(32) || signless_integer(64) || vector && vector_of(f32) && length(2) || vector && vector_of(f16) && length(4, 8) || vector && vector_of(bf16) && length(2, 4, 8) || vector && vector_of(signless_integer(8)) && length(4, 8, 16) || vector && vector_of(f8e5m2fnuz || f8e4m3fnuz) && length(8) || vector && vector_of(f8e5m2 || f8e4m3fn) && length(8, 32) || vector && vector_of(f6e2m3fn || f6e3m2fn || f4e2m1fn) && length(32)" {strata.summary = "32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer or vector of 32-bit float values of length 2 or vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 2/4/8 or vector of 8-bit signless integer values of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8 or vector of f8E5M2 type or f8E4M3FN type values of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32"}
    %sourceB = irdl.c_pred "f32 || f64 || signless_integer(32) || signless_integer(64) || vector && vector_of(f32) && length(2) || vector && vector_of(f16) && length(4, 8) || vector && vector_of(bf16) && length(2, 4, 8) || vector && vector_of(signless_integer(8)) && length(4, 8, 16) || vector && vector_of(f8e5m2fnuz || f8e4m3fnuz) && length(8) || vector && vector_of(f8e5m2 || f8e4m3fn) && length(8, 32) || vector && vector_of(f6e2m3fn || f6e3m2fn || f4e2m1fn) && length(32)" {strata.summary = "32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer or vector of 32-bit float values of length 2 or vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 2/4/8 or vector of 8-bit signless integer values of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8 or vector of f8E5M2 type or f8E4M3FN type values of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32"}
    %destC = irdl.c_pred "f64 || vector && vector_of(f32) && length(4, 16, 32) || vector && vector_of(signless_integer(32)) && length(4, 16, 32) || vector && vector_of(f64) && length(4)" {strata.summary = "64-bit float or vector of 32-bit float values of length 4/16/32 or vector of 32-bit signless integer values of length 4/16/32 or vector of 64-bit float values of length 4"}
    %destD = irdl.c_pred "f64 || vector && vector_of(f32) && length(4, 16, 32) || vector && vector_of(signless_integer(32)) && length(4, 16, 32) || vector && vector_of(f64) && length(4)" {strata.summary = "64-bit float or vector of 32-bit float values of length 4/16/32 or vector of 32-bit signless integer values of length 4/16/32 or vector of 64-bit float values of length 4"}
    irdl.operands(sourceA: %sourceA, sourceB: %sourceB, destC: %destC)
    %m = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 4 || cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {4, 16, 32}"}
    %n = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 4 || cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {4, 16, 32}"}
    %k = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 1 || cast<IntegerAttr>($_self).getInt() == 2 || cast<IntegerAttr>($_self).getInt() == 4 || cast<IntegerAttr>($_self).getInt() == 8 || cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32 || cast<IntegerAttr>($_self).getInt() == 64 || cast<IntegerAttr>($_self).getInt() == 128)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {1, 2, 4, 8, 16, 32, 64, 128}"}
    %blocks = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 1 || cast<IntegerAttr>($_self).getInt() == 2 || cast<IntegerAttr>($_self).getInt() == 4 || cast<IntegerAttr>($_self).getInt() == 16)" {strata.kind = "i32", strata.default = "1", strata.summary = "32-bit signless integer attribute whose value is one of {1, 2, 4, 16}"}
    %cbsz = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %abid = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %blgp = irdl.base @amdgpu::@mfma_perm_b {strata.default = "none", strata.summary = "The possible permutations of the lanes storing B available in an MFMA"}
    %reducePrecision = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %negateA = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %negateB = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %negateC = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"m" = %m, "n" = %n, "k" = %k, "blocks" = %blocks, "cbsz" = %cbsz, "abid" = %abid, "blgp" = %blgp, "reducePrecision" = %reducePrecision, "negateA" = %negateA, "negateB" = %negateB, "negateC" = %negateC}
    irdl.results(destD: %destD)
  }
  irdl.operation @sparse_mfma attributes {
    strata.class = "SparseMFMAOp",
    strata.summary = "product with a matrix of which half the elements are 0",
    strata.description = "As `mfma`; of each four elements of a row of the first matrix two are stored, whose places the indices give.",
    strata.examples = ["%r = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%d : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>"],
    strata.traits = ["Pure"],
    strata.predicates = [["$destC.getType() == $destD.getType()", "all of {destC, destD} have same type"]],
    strata.infer = [["destD", "destC", "$_self"]],
    strata.format = "custom<amdgpu.Sizes>($m, $n, $k) $sourceA `*` $sourceB `+` $destC `sparse` `` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
  } {
    %sourceA = irdl.c_pred "vector && vector_of(f16) && length(4, 8) || vector && vector_of(bf16) && length(4, 8) || vector && vector_of(signless_integer(8)) && length(8, 16) || vector && vector_of(f8e4m3fn || f8e5m2) && length(8, 16) || vector && vector_of(f8e4m3fnuz || f8e5m2fnuz) && length(8, 16)" {strata.summary = "vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 4/8 or vector of 8-bit signless integer values of length 8/16 or vector of f8E4M3FN type or f8E5M2 type values of length 8/16 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 8/16"}
    %sourceB = irdl.c_pred "vector && vector_of(f16) && length(8, 16) || vector && vector_of(bf16) && length(8, 16) || vector && vector_of(signless_integer(8)) && length(16, 32) || vector && vector_of(f8e4m3fn || f8e5m2) && length(16, 32) || vector && vector_of(f8e4m3fnuz || f8e5m2fnuz) && length(16, 32)" {strata.summary = "vector of 16-bit float values of length 8/16 or vector of bfloat16 type values of length 8/16 or vector of 8-bit signless integer values of length 16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 16/32 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 16/32"}
    %destC = irdl.c_pred "vector && vector_of(f32) && length(4, 16) || vector && vector_of(signless_integer(32)) && length(4, 16)" {strata.summary = "vector of 32-bit float values of length 4/16 or vector of 32-bit signless integer values of length 4/16"}
    %sparseIdx = irdl.c_pred "fixed_vector && vector_of(signless_integer(8)) && length(4) || fixed_vector && vector_of(signless_integer(16)) && length(2)" {strata.summary = "fixed-length vector of 8-bit signless integer values of length 4 or fixed-length vector of 16-bit signless integer values of length 2"}
    %destD = irdl.c_pred "vector && vector_of(f32) && length(4, 16) || vector && vector_of(signless_integer(32)) && length(4, 16)" {strata.summary = "vector of 32-bit float values of length 4/16 or vector of 32-bit signless integer values of length 4/16"}
    irdl.operands(sourceA: %sourceA, sourceB: %sourceB, destC: %destC, sparseIdx: %sparseIdx)
    %m = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %n = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %k = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32 || cast<IntegerAttr>($_self).getInt() == 64 || cast<IntegerAttr>($_self).getInt() == 128)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16, 32, 64, 128}"}
    %cbsz = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    %abid = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"m" = %m, "n" = %n, "k" = %k, "cbsz" = %cbsz, "abid" = %abid}
    irdl.results(destD: %destD)
  }
  irdl.operation @wmma attributes {
    strata.class = "WMMAOp",
    strata.summary = "product of matrices by a wave of RDNA",
    strata.description = "The product of matrices that the threads of a wave have in parts, added to a third one.",
    strata.examples = ["%r = amdgpu.wmma 16x16x16 %a * %a + %b : vector<16xf16>, vector<16xf16>, vector<8xf32>"],
    strata.traits = ["Pure"],
    strata.predicates = [["$destC.getType() == $destD.getType()", "all of {destC, destD} have same type"]],
    strata.infer = [["destD", "destC", "$_self"]],
    strata.verify = [
      "if ($clamp && isa<FloatType>($destC.getType().getElementType())) return emitOpError(\"clamp flag is not supported for float types\");"
    ],
    strata.format = "custom<amdgpu.Sizes>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
  } {
    %sourceA = irdl.c_pred "vector && vector_of(f32) && length(2) || vector && vector_of(f16 || bf16) && length(4, 8, 16) || vector && vector_of(signless_integer(8) || signed_integer(8) || unsigned_integer(8)) && length(4, 8, 16, 32) || vector && vector_of(f8e4m3fn || f8e5m2) && length(4, 8, 32, 64) || vector && vector_of(signless_integer(4) || signed_integer(4) || unsigned_integer(4)) && length(4, 8, 16)" {strata.summary = "vector of 32-bit float values of length 2 or vector of 16-bit float or bfloat16 type values of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values of length 4/8/16"}
    %sourceB = irdl.c_pred "vector && vector_of(f32) && length(2) || vector && vector_of(f16 || bf16) && length(4, 8, 16) || vector && vector_of(signless_integer(8) || signed_integer(8) || unsigned_integer(8)) && length(4, 8, 16, 32) || vector && vector_of(f8e4m3fn || f8e5m2) && length(4, 8, 32, 64) || vector && vector_of(signless_integer(4) || signed_integer(4) || unsigned_integer(4)) && length(4, 8, 16)" {strata.summary = "vector of 32-bit float values of length 2 or vector of 16-bit float or bfloat16 type values of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values of length 4/8/16"}
    %destC = irdl.c_pred "vector && vector_of(f32 || signless_integer(32)) && length(4, 8) || vector && vector_of(f16 || bf16) && length(4, 8, 16)" {strata.summary = "vector of 32-bit float or 32-bit signless integer values of length 4/8 or vector of 16-bit float or bfloat16 type values of length 4/8/16"}
    %destD = irdl.c_pred "vector && vector_of(f32 || signless_integer(32)) && length(4, 8) || vector && vector_of(f16 || bf16) && length(4, 8, 16)" {strata.summary = "vector of 32-bit float or 32-bit signless integer values of length 4/8 or vector of 16-bit float or bfloat16 type values of length 4/8/16"}
    irdl.operands(sourceA: %sourceA, sourceB: %sourceB, destC: %destC)
    %m = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16}"}
    %n = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16}"}
    %k = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 4 || cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32 || cast<IntegerAttr>($_self).getInt() == 64 || cast<IntegerAttr>($_self).getInt() == 128)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {4, 16, 32, 64, 128}"}
    %subwordOffset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 0 || cast<IntegerAttr>($_self).getInt() == 1)" {strata.kind = "i32", strata.default = "0", strata.summary = "32-bit signless integer attribute whose value is one of {0, 1}"}
    %unsignedA = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %unsignedB = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %clamp = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"m" = %m, "n" = %n, "k" = %k, "subwordOffset" = %subwordOffset, "unsignedA" = %unsignedA, "unsignedB" = %unsignedB, "clamp" = %clamp}
    irdl.results(destD: %destD)
  }
  irdl.operation @scaled_mfma attributes {
    strata.class = "ScaledMFMAOp",
    strata.summary = "product of matrices with scales",
    strata.description = "As `mfma`, on small floats that have a scale for each block.",
    strata.examples = ["%r = amdgpu.scaled_mfma 16x16x128 (%a[1] * %b) * (%a[0] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>"],
    strata.traits = ["Pure"],
    strata.predicates = [["$destC.getType() == $destD.getType()", "all of {destC, destD} have same type"]],
    strata.infer = [["destD", "destC", "$_self"]],
    strata.format = "custom<amdgpu.Sizes>($m, $n, $k) ` ` `(` $scalesA `` `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `` `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)"
  } {
    %sourceA = irdl.c_pred "vector && vector_of(f8e5m2 || f8e4m3fn) && length(32) || vector && vector_of(f6e2m3fn || f6e3m2fn || f4e2m1fn) && length(32)" {strata.summary = "vector of f8E5M2 type or f8E4M3FN type values of length 32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32"}
    %sourceB = irdl.c_pred "vector && vector_of(f8e5m2 || f8e4m3fn) && length(32) || vector && vector_of(f6e2m3fn || f6e3m2fn || f4e2m1fn) && length(32)" {strata.summary = "vector of f8E5M2 type or f8E4M3FN type values of length 32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32"}
    %destC = irdl.c_pred "vector && vector_of(f32) && length(4, 16)" {strata.summary = "vector of 32-bit float values of length 4/16"}
    %scalesA = irdl.c_pred "f8e8m0fnu || fixed_vector && vector_of(f8e8m0fnu) && length(4)" {strata.summary = "f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values of length 4"}
    %scalesB = irdl.c_pred "f8e8m0fnu || fixed_vector && vector_of(f8e8m0fnu) && length(4)" {strata.summary = "f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values of length 4"}
    %destD = irdl.c_pred "vector && vector_of(f32) && length(4, 16)" {strata.summary = "vector of 32-bit float values of length 4/16"}
    irdl.operands(sourceA: %sourceA, sourceB: %sourceB, destC: %destC, scalesA: %scalesA, scalesB: %scalesB)
    %m = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %n = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %k = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 64 || cast<IntegerAttr>($_self).getInt() == 128)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {64, 128}"}
    %scalesIdxA = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(3)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative whose maximum value is 3"}
    %scalesIdxB = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(3)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative whose maximum value is 3"}
    irdl.attributes {"m" = %m, "n" = %n, "k" = %k, "scalesIdxA" = %scalesIdxA, "scalesIdxB" = %scalesIdxB}
    irdl.results(destD: %destD)
  }
  irdl.operation @scaled_wmma attributes {
    strata.class = "ScaledWMMAOp",
    strata.summary = "product of matrices with scales by a wave of RDNA",
    strata.description = "As `wmma`, on small floats that have a scale for each block.",
    strata.examples = ["%r = amdgpu.scaled_wmma 16x16x128 (%a * %b) * (%a * %b) + %c {a, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>"],
    strata.traits = ["Pure"],
    strata.predicates = [["$destC.getType() == $destD.getType()", "all of {destC, destD} have same type"]],
    strata.infer = [["destD", "destC", "$_self"]],
    strata.format = "custom<amdgpu.Sizes>($m, $n, $k) ` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)"
  } {
    %sourceA = irdl.c_pred "vector && vector_of(f8e5m2 || f8e4m3fn) && length(64) || vector && vector_of(f6e2m3fn || f6e3m2fn) && length(64) || vector && vector_of(f4e2m1fn) && length(64, 128)" {strata.summary = "vector of f8E5M2 type or f8E4M3FN type values of length 64 or vector of f6E2M3FN type or f6E3M2FN type values of length 64 or vector of f4E2M1FN type values of length 64/128"}
    %sourceB = irdl.c_pred "vector && vector_of(f8e5m2 || f8e4m3fn) && length(64) || vector && vector_of(f6e2m3fn || f6e3m2fn) && length(64) || vector && vector_of(f4e2m1fn) && length(64, 128)" {strata.summary = "vector of f8E5M2 type or f8E4M3FN type values of length 64 or vector of f6E2M3FN type or f6E3M2FN type values of length 64 or vector of f4E2M1FN type values of length 64/128"}
    %destC = irdl.c_pred "vector && vector_of(f32) && length(8, 16)" {strata.summary = "vector of 32-bit float values of length 8/16"}
    %scaleA = irdl.c_pred "vector && vector_of(f8e8m0fnu || f8e4m3fn) && length(4, 8)" {strata.summary = "vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8"}
    %scaleB = irdl.c_pred "vector && vector_of(f8e8m0fnu || f8e4m3fn) && length(4, 8)" {strata.summary = "vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8"}
    %destD = irdl.c_pred "vector && vector_of(f32) && length(8, 16)" {strata.summary = "vector of 32-bit float values of length 8/16"}
    irdl.operands(sourceA: %sourceA, sourceB: %sourceB, destC: %destC, scaleA: %scaleA, scaleB: %scaleB)
    %m = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16 || cast<IntegerAttr>($_self).getInt() == 32)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %n = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 16)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {16}"}
    %k = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 128)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {128}"}
    %a_first_scale_lane = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 0 || cast<IntegerAttr>($_self).getInt() == 16)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {0, 16}"}
    %b_first_scale_lane = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && (cast<IntegerAttr>($_self).getInt() == 0 || cast<IntegerAttr>($_self).getInt() == 16)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is one of {0, 16}"}
    irdl.attributes {"m" = %m, "n" = %n, "k" = %k, "a_first_scale_lane" = %a_first_scale_lane, "b_first_scale_lane" = %b_first_scale_lane}
    irdl.results(destD: %destD)
  }
  irdl.operation @gather_to_lds attributes {
    strata.class = "GatherToLDSOp",
    strata.summary = "copy from global to shared memory",
    strata.description = "Each thread copies elements at its own indices to consecutive places in shared memory, without registers.",
    strata.examples = ["amdgpu.gather_to_lds %a[%b, %b], %c[%b, %b] : f16, memref<64x64xf16, #gpu.address_space<global>>, memref<64x64xf16, #gpu.address_space<workgroup>>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.format = "$src `` `[` $srcIndices `]` `,` $dst `` `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)"
  } {
    %src = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %srcIndices = irdl.is index {strata.summary = "index"}
    %dst = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %dstIndices = irdl.is index {strata.summary = "index"}
    irdl.operands(src: %src, srcIndices: variadic %srcIndices, dst: %dst, dstIndices: variadic %dstIndices)
    %transferType = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"transferType" = %transferType}
  }
  irdl.operation @transpose_load attributes {
    strata.class = "TransposeLoadOp",
    strata.summary = "transposed load from shared memory",
    strata.description = "Loads the columns of a tile that several threads share.",
    strata.examples = ["%r = amdgpu.transpose_load %a[%b, %b] : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<4xf16>"],
    strata.verify = [
      "if (!isSharedMemory($src.getType())) return emitOpError(\"source memory address space must be Workgroup\");"
    ],
    strata.format = "$src `` `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)"
  } {
    %src = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %srcIndices = irdl.is index {strata.summary = "index"}
    %result = irdl.c_pred "vector" {strata.summary = "vector of any type values"}
    irdl.operands(src: %src, srcIndices: variadic %srcIndices)
    irdl.results(result: %result)
  }
  irdl.operation @make_dma_base attributes {
    strata.class = "MakeDmaBaseOp",
    strata.summary = "addresses of a copy",
    strata.description = "The address in global memory and that in shared memory.",
    strata.examples = ["%r = amdgpu.make_dma_base %a[%b, %b], %c[%b, %b] : memref<64x64xi32, #gpu.address_space<global>>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>"],
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.format = "$global `` `[` $global_indices `]` `,` $lds `` `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` qualified(type($base))"
  } {
    %global = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %global_indices = irdl.is index {strata.summary = "index"}
    %lds = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %lds_indices = irdl.is index {strata.summary = "index"}
    %base = irdl.base @amdgpu::@tdm_base {strata.summary = "Pair of base addresses that move data between LDS and global storage."}
    irdl.operands(global: %global, global_indices: variadic %global_indices, lds: %lds, lds_indices: variadic %lds_indices)
    irdl.results(base: %base)
  }
  irdl.operation @make_gather_dma_base attributes {
    strata.class = "MakeGatherDmaBaseOp",
    strata.summary = "addresses of a copy of rows",
    strata.description = "The address in global memory and that in shared memory, for copies of rows whose numbers are a vector.",
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.format = "$global `` `[` $global_indices `]` `,` $lds `` `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` qualified(type($base))"
  } {
    %global = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %global_indices = irdl.is index {strata.summary = "index"}
    %lds = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %lds_indices = irdl.is index {strata.summary = "index"}
    %base = irdl.base @amdgpu::@tdm_gather_base {strata.summary = "Pair of base addresses that move data between LDS and global storage."}
    irdl.operands(global: %global, global_indices: variadic %global_indices, lds: %lds, lds_indices: variadic %lds_indices)
    irdl.results(base: %base)
  }
  irdl.operation @make_dma_descriptor attributes {
    strata.class = "MakeDmaDescriptorOp",
    strata.summary = "descriptor of a copy",
    strata.description = "The addresses with the sizes and strides of a tensor in global memory and of its part in shared memory, padding, a barrier, and iterations.",
    strata.examples = ["%r = amdgpu.make_dma_descriptor %a globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor"],
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.format = "$base `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) (`padShared` `` `(` $pad_amount^ `every` $pad_interval `)`)? (`workgroupMask` $workgroup_mask^ (`earlyTimeout` $early_timeout^)?)? (`atomicBarrier` `` `(` $atomic_barrier_address^ `` `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? (`iterate` $global_increment^ `,` $lds_increment `,` $iteration_count)? attr-dict `:` qualified(type($base)) `->` qualified(type($desc))"
  } {
    %base = irdl.base @amdgpu::@tdm_base {strata.summary = "Pair of base addresses that move data between LDS and global storage."}
    %global_dynamic_sizes = irdl.is index {strata.summary = "index"}
    %global_dynamic_strides = irdl.is index {strata.summary = "index"}
    %shared_dynamic_sizes = irdl.is index {strata.summary = "index"}
    %workgroup_mask = irdl.is vector<16xi1> {strata.summary = "fixed-length vector of 1-bit signless integer values of length 16"}
    %early_timeout = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %pad_amount = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %pad_interval = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %atomic_barrier_address = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %atomic_barrier_indices = irdl.is index {strata.summary = "index"}
    %global_increment = irdl.is index {strata.summary = "index"}
    %lds_increment = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %iteration_count = irdl.is index {strata.summary = "index"}
    %desc = irdl.base @amdgpu::@tdm_descriptor {strata.summary = "Descriptors used in tensor store/load operations."}
    irdl.operands(base: %base, global_dynamic_sizes: variadic %global_dynamic_sizes, global_dynamic_strides: variadic %global_dynamic_strides, shared_dynamic_sizes: variadic %shared_dynamic_sizes, workgroup_mask: optional %workgroup_mask, early_timeout: optional %early_timeout, pad_amount: optional %pad_amount, pad_interval: optional %pad_interval, atomic_barrier_address: optional %atomic_barrier_address, atomic_barrier_indices: variadic %atomic_barrier_indices, global_increment: optional %global_increment, lds_increment: optional %lds_increment, iteration_count: optional %iteration_count)
    %global_static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %global_static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %shared_static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"global_static_sizes" = %global_static_sizes, "global_static_strides" = %global_static_strides, "shared_static_sizes" = %shared_static_sizes}
    irdl.results(desc: %desc)
  }
  irdl.operation @make_gather_dma_descriptor attributes {
    strata.class = "MakeGatherDmaDescriptorOp",
    strata.summary = "descriptor of a copy of rows",
    strata.description = "The addresses with the sizes and strides of a tensor in global memory and of its part in shared memory, padding, a barrier, and iterations.",
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.format = "$base `` `[` $indices `]` `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) (`padShared` `` `(` $pad_amount^ `every` $pad_interval `)`)? (`workgroupMask` $workgroup_mask^ (`earlyTimeout` $early_timeout^)?)? (`atomicBarrier` `` `(` $atomic_barrier_address^ `` `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? (`iterate` $global_increment^ `,` $lds_increment `,` $iteration_count)? attr-dict `:` qualified(type($base)) `,` type($indices) `->` qualified(type($desc))"
  } {
    %base = irdl.base @amdgpu::@tdm_gather_base {strata.summary = "Pair of base addresses that move data between LDS and global storage."}
    %indices = irdl.c_pred "vector && vector_of(signless_integer(16)) && length(8) || vector && vector_of(signless_integer(16)) && length(16) || vector && vector_of(signless_integer(32)) && length(4, 8)" {strata.summary = "vector of row indices"}
    %global_dynamic_sizes = irdl.is index {strata.summary = "index"}
    %global_dynamic_strides = irdl.is index {strata.summary = "index"}
    %shared_dynamic_sizes = irdl.is index {strata.summary = "index"}
    %workgroup_mask = irdl.is vector<16xi1> {strata.summary = "fixed-length vector of 1-bit signless integer values of length 16"}
    %early_timeout = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %pad_amount = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %pad_interval = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %atomic_barrier_address = irdl.c_pred "memref" {strata.summary = "memref of any type values"}
    %atomic_barrier_indices = irdl.is index {strata.summary = "index"}
    %global_increment = irdl.is index {strata.summary = "index"}
    %lds_increment = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %iteration_count = irdl.is index {strata.summary = "index"}
    %desc = irdl.base @amdgpu::@tdm_descriptor {strata.summary = "Descriptors used in tensor store/load operations."}
    irdl.operands(base: %base, indices: %indices, global_dynamic_sizes: variadic %global_dynamic_sizes, global_dynamic_strides: variadic %global_dynamic_strides, shared_dynamic_sizes: variadic %shared_dynamic_sizes, workgroup_mask: optional %workgroup_mask, early_timeout: optional %early_timeout, pad_amount: optional %pad_amount, pad_interval: optional %pad_interval, atomic_barrier_address: optional %atomic_barrier_address, atomic_barrier_indices: variadic %atomic_barrier_indices, global_increment: optional %global_increment, lds_increment: optional %lds_increment, iteration_count: optional %iteration_count)
    %global_static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %global_static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %shared_static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"global_static_sizes" = %global_static_sizes, "global_static_strides" = %global_static_strides, "shared_static_sizes" = %shared_static_sizes}
    irdl.results(desc: %desc)
  }
  irdl.operation @tensor_load_to_lds attributes {
    strata.class = "TensorLoadToLDSOp",
    strata.summary = "copy of a tensor to shared memory",
    strata.description = "Starts the copy that the descriptor describes.",
    strata.examples = ["amdgpu.tensor_load_to_lds %a : !amdgpu.tdm_descriptor"],
    strata.format = "$desc attr-dict `:` qualified(type($desc))"
  } {
    %desc = irdl.base @amdgpu::@tdm_descriptor {strata.summary = "Descriptors used in tensor store/load operations."}
    irdl.operands(desc: %desc)
  }
  irdl.operation @tensor_store_from_lds attributes {
    strata.class = "TensorStoreFromLDSOp",
    strata.summary = "copy of a tensor from shared memory",
    strata.description = "Starts the copy that the descriptor describes.",
    strata.examples = ["amdgpu.tensor_store_from_lds %a : !amdgpu.tdm_descriptor"],
    strata.format = "$desc attr-dict `:` qualified(type($desc))"
  } {
    %desc = irdl.base @amdgpu::@tdm_descriptor {strata.summary = "Descriptors used in tensor store/load operations."}
    irdl.operands(desc: %desc)
  }
}
