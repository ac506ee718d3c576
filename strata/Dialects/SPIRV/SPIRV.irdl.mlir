// SPIR-V: shaders and kernels as a binary intermediate language.
irdl.dialect @spirv attributes {
  strata.version = 1 : i32,
  strata.summary = "SPIR-V",
  strata.description = "Modules, functions and instructions of SPIR-V. Names of operations are those of instructions, or of instructions of an extended set: `CL` for OpenCL, `GL` for GLSL.",
  strata.constants = ["spirv.Constant"],
  strata.named_predicates = [
    ["whole", "integer(8, 16, 32, 64)", "8/16/32/64-bit integer"],
    ["word", "signless_integer(32) || unsigned_integer(32)", "32-bit signless/unsigned integer"],
    ["real", "f16 || f32 || f64", "16/32/64-bit float"],
    ["small_float", "f16 || f32", "16/32-bit float"],
    ["any_real", "real || bf16", "16/32/64-bit float or BFloat16"],
    ["int_or_vector", "whole || (fixed_vector && length(2, 3, 4, 8, 16) && vector_of(whole))", "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16"],
    ["float_or_vector", "real || (fixed_vector && length(2, 3, 4, 8, 16) && vector_of(real))", "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16"],
    ["small_float_or_vector", "small_float || (fixed_vector && length(2, 3, 4, 8, 16) && vector_of(small_float))", "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16"],
    ["bool_or_vector", "signless_integer(1) || (fixed_vector && length(2, 3, 4, 8, 16) && vector_of(signless_integer(1)))", "bool or fixed-length vector of bool values of length 2/3/4/8/16"],
    ["int_matrix", "isa<CooperativeMatrixType>($_self) && isa<IntegerType>($_self.getElementType())", "Cooperative Matrix of 8/16/32/64-bit integer values"],
    ["float_matrix", "isa<CooperativeMatrixType>($_self) && isa<FloatType>($_self.getElementType())", "Cooperative Matrix of 16/32/64-bit float values"],
    ["ints", "int_or_vector || int_matrix", "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values"],
    ["floats", "float_or_vector || float_matrix", "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values"],
    ["reals", "any_real || (fixed_vector && length(2, 3, 4, 8, 16) && vector_of(any_real)) || float_matrix", "16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values"],
    ["int16s", "signless_integer(16) || (fixed_vector && length(2, 3, 4, 8, 16) && vector_of(signless_integer(16)))", "Int16 or fixed-length vector of Int16 values of length 2/3/4/8/16"],
    ["int32s", "signless_integer(32) || (fixed_vector && length(2, 3, 4, 8, 16) && vector_of(signless_integer(32)))", "Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16"],
    ["float32s", "f32 || (fixed_vector && length(2, 3, 4, 8, 16) && vector_of(f32))", "Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16"],
    ["scalar", "signless_integer(1) || whole || any_real", "bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16"],
    ["scalar_vector", "fixed_vector && length(2, 3, 4, 8, 16) && vector_of(scalar)", "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16"],
    ["real_vector", "fixed_vector && length(2, 3, 4, 8, 16) && vector_of(any_real)", "fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16"],
    ["float_vector", "fixed_vector && length(2, 3, 4, 8, 16) && vector_of(real)", "fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16"],
    ["short_float_vector", "fixed_vector && length(2, 3, 4) && vector_of(real)", "vector of 16/32/64-bit float values of length 2/3/4"],
    ["composite", "scalar_vector || isa<ArrayType, RuntimeArrayType, StructType, CooperativeMatrixType, MatrixType>($_self)", "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type"],
    ["operand_value", "none_type || scalar || composite || isa<PointerType, ImageType, SampledImageType, TensorArmType>($_self)", "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type"],
    ["castable", "scalar || scalar_vector || isa<PointerType>($_self)", "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type"],
    ["shuffled", "scalar || scalar_vector", "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16"],
    ["rotated", "float_or_vector || int_or_vector || bool_or_vector", "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or bool or fixed-length vector of bool values of length 2/3/4/8/16"],
    ["vector_of_4", "fixed_vector && length(4) && (vector_of(whole) || vector_of(real))", "vector of 8/16/32/64-bit integer values of length 4 or vector of 16/32/64-bit float values of length 4"],
    ["matrix_or_cooperative", "isa<MatrixType>($_self) || float_matrix", "any SPIR-V matrix type or Cooperative Matrix of 16/32/64-bit float values"]
  ],
  strata.functions = [
    ["pointee", "pointer",
      "return pointer.getType().getPointeeType();"],
    ["verifyScope", "scope",
      "if (scope == Scope::Workgroup || scope == Scope::Subgroup) return success();",
      "return emitOpError(\"execution scope must be 'Workgroup' or 'Subgroup'\");"],
    ["verifySemantics", "semantics",
      "auto orders = 0;",
      "if (bitEnumContainsAny(semantics, MemorySemantics::Acquire)) orders += 1;",
      "if (bitEnumContainsAny(semantics, MemorySemantics::Release)) orders += 1;",
      "if (bitEnumContainsAny(semantics, MemorySemantics::AcquireRelease)) orders += 1;",
      "if (bitEnumContainsAny(semantics, MemorySemantics::SequentiallyConsistent)) orders += 1;",
      "return orders < 2 ? success() : emitOpError(\"expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`\");"],
    ["verifyWidths", "",
      "auto from = getElementTypeOrSelf($operand.getType());",
      "auto to = getElementTypeOrSelf($result.getType());",
      "if (from.getIntOrFloatBitWidth() != to.getIntOrFloatBitWidth()) return success();",
      "return emitOpError(\"expected the different bit widths for operand type and result type, but provided \") << $operand.getType() << \" and \" << $result.getType();"]
  ]
} {
  irdl.attribute @addressing_model attributes {
    strata.class = "AddressingModelAttr",
    strata.record = "SPIRV_AddressingModelAttr",
    strata.summary = "addressing model",
    strata.enum = {class = "spirv::AddressingModel", cases = [
        "Logical", "Physical32", "Physical64", "PhysicalStorageBuffer64"
      ]}
  }
  irdl.attribute @built_in attributes {
    strata.class = "BuiltInAttr",
    strata.record = "SPIRV_BuiltInAttr",
    strata.summary = "builtin variable",
    strata.enum = {class = "spirv::BuiltIn", cases = [
        "Position", "PointSize", "ClipDistance", "CullDistance", "VertexId", "InstanceId", "PrimitiveId",
        "InvocationId", "Layer", "ViewportIndex", "TessLevelOuter", "TessLevelInner", "TessCoord", "PatchVertices",
        "FragCoord", "PointCoord", "FrontFacing", "SampleId", "SamplePosition", "SampleMask", "FragDepth",
        "HelperInvocation", "NumWorkgroups", "WorkgroupSize", "WorkgroupId", "LocalInvocationId",
        "GlobalInvocationId", "LocalInvocationIndex", "WorkDim", "GlobalSize", "EnqueuedWorkgroupSize",
        "GlobalOffset", "GlobalLinearId", "SubgroupSize", "SubgroupMaxSize", "NumSubgroups", "NumEnqueuedSubgroups",
        "SubgroupId", "SubgroupLocalInvocationId", "VertexIndex", "InstanceIndex", "SubgroupEqMask",
        "SubgroupGeMask", "SubgroupGtMask", "SubgroupLeMask", "SubgroupLtMask", "BaseVertex", "BaseInstance",
        "DrawIndex", "PrimitiveShadingRateKHR", "DeviceIndex", "ViewIndex", "ShadingRateKHR", "BaryCoordNoPerspAMD",
        "BaryCoordNoPerspCentroidAMD", "BaryCoordNoPerspSampleAMD", "BaryCoordSmoothAMD",
        "BaryCoordSmoothCentroidAMD", "BaryCoordSmoothSampleAMD", "BaryCoordPullModelAMD", "FragStencilRefEXT",
        "ViewportMaskNV", "SecondaryPositionNV", "SecondaryViewportMaskNV", "PositionPerViewNV",
        "ViewportMaskPerViewNV", "FullyCoveredEXT", "BaryCoordKHR", "BaryCoordNoPerspKHR", "FragSizeEXT",
        "FragInvocationCountEXT", "PrimitivePointIndicesEXT", "PrimitiveLineIndicesEXT",
        "PrimitiveTriangleIndicesEXT", "CullPrimitiveEXT", "LaunchIdKHR", "LaunchSizeKHR", "WorldRayOriginKHR",
        "WorldRayDirectionKHR", "ObjectRayOriginKHR", "ObjectRayDirectionKHR", "RayTminKHR", "RayTmaxKHR",
        "InstanceCustomIndexKHR", "ObjectToWorldKHR", "WorldToObjectKHR", "HitTNV", "HitKindKHR", "CurrentRayTimeNV",
        "IncomingRayFlagsKHR", "RayGeometryIndexKHR", "WarpsPerSMNV", "SMCountNV", "WarpIDNV", "SMIDNV", "CullMaskKHR"
      ]}
  }
  irdl.attribute @capability attributes {
    strata.class = "CapabilityAttr",
    strata.record = "SPIRV_CapabilityAttr",
    strata.summary = "capability of a module",
    strata.enum = {class = "spirv::Capability", cases = [
        "Matrix", "Addresses", "Linkage", "Kernel", "Float16", "Float64", "Int64", "Groups", "Int16", "Int8",
        "Sampled1D", "SampledBuffer", "GroupNonUniform", "ShaderLayer", "ShaderViewportIndex", "UniformDecoration",
        "SubgroupBallotKHR", "SubgroupVoteKHR", "StorageBuffer16BitAccess", "StoragePushConstant16",
        "StorageInputOutput16", "DeviceGroup", "AtomicStorageOps", "SampleMaskPostDepthCoverage",
        "StorageBuffer8BitAccess", "StoragePushConstant8", "DenormPreserve", "DenormFlushToZero",
        "SignedZeroInfNanPreserve", "RoundingModeRTE", "RoundingModeRTZ", "ImageFootprintNV",
        "FragmentBarycentricKHR", "MeshShadingEXT", "ComputeDerivativeGroupQuadsNV", "GroupNonUniformPartitionedNV",
        "VulkanMemoryModel", "VulkanMemoryModelDeviceScope", "ComputeDerivativeGroupLinearNV", "BindlessTextureNV",
        "SubgroupShuffleINTEL", "SubgroupBufferBlockIOINTEL", "SubgroupImageBlockIOINTEL",
        "SubgroupImageMediaBlockIOINTEL", "RoundToInfinityINTEL", "FloatingPointModeINTEL", "FunctionPointersINTEL",
        "IndirectReferencesINTEL", "AsmINTEL", "AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT",
        "AtomicFloat16MinMaxEXT", "VectorAnyINTEL", "ExpectAssumeKHR", "SubgroupAvcMotionEstimationINTEL",
        "SubgroupAvcMotionEstimationIntraINTEL", "SubgroupAvcMotionEstimationChromaINTEL",
        "VariableLengthArrayINTEL", "FunctionFloatControlINTEL", "FPGAMemoryAttributesINTEL",
        "ArbitraryPrecisionIntegersINTEL", "ArbitraryPrecisionFloatingPointINTEL", "UnstructuredLoopControlsINTEL",
        "FPGALoopControlsINTEL", "KernelAttributesINTEL", "FPGAKernelAttributesINTEL", "FPGAMemoryAccessesINTEL",
        "FPGAClusterAttributesINTEL", "LoopFuseINTEL", "MemoryAccessAliasingINTEL", "FPGABufferLocationINTEL",
        "ArbitraryPrecisionFixedPointINTEL", "USMStorageClassesINTEL", "IOPipesINTEL", "BlockingPipesALTERA",
        "FPGARegINTEL", "DotProductInputAll", "DotProductInput4x8BitPacked", "DotProduct", "RayCullMaskKHR",
        "CooperativeMatrixKHR", "ReplicatedCompositesEXT", "BitInstructions", "AtomicFloat32AddEXT",
        "AtomicFloat64AddEXT", "LongConstantCompositeINTEL", "OptNoneINTEL", "AtomicFloat16AddEXT",
        "DebugInfoModuleINTEL", "SplitBarrierINTEL", "GroupUniformArithmeticKHR", "Shader", "Vector16",
        "Float16Buffer", "Int64Atomics", "ImageBasic", "Pipes", "DeviceEnqueue", "LiteralSampler", "GenericPointer",
        "Image1D", "ImageBuffer", "NamedBarrier", "GroupNonUniformVote", "GroupNonUniformArithmetic",
        "GroupNonUniformBallot", "GroupNonUniformShuffle", "GroupNonUniformShuffleRelative",
        "GroupNonUniformClustered", "GroupNonUniformQuad", "StorageUniform16", "UniformAndStorageBuffer8BitAccess",
        "UniformTexelBufferArrayDynamicIndexing", "VectorComputeINTEL", "FPFastMathModeINTEL",
        "DotProductInput4x8Bit", "GroupNonUniformRotateKHR", "Geometry", "Tessellation", "ImageReadWrite",
        "ImageMipmap", "AtomicStorage", "ImageGatherExtended", "StorageImageMultisample",
        "UniformBufferArrayDynamicIndexing", "SampledImageArrayDynamicIndexing", "StorageBufferArrayDynamicIndexing",
        "StorageImageArrayDynamicIndexing", "ClipDistance", "CullDistance", "SampleRateShading", "SampledRect",
        "InputAttachment", "SparseResidency", "MinLod", "SampledCubeArray", "ImageMSArray",
        "StorageImageExtendedFormats", "ImageQuery", "DerivativeControl", "InterpolationFunction",
        "TransformFeedback", "StorageImageReadWithoutFormat", "StorageImageWriteWithoutFormat", "SubgroupDispatch",
        "PipeStorage", "FragmentShadingRateKHR", "DrawParameters", "WorkgroupMemoryExplicitLayoutKHR",
        "WorkgroupMemoryExplicitLayout16BitAccessKHR", "MultiView", "VariablePointersStorageBuffer",
        "RayQueryProvisionalKHR", "RayQueryKHR", "RayTracingKHR", "Float16ImageAMD", "ImageGatherBiasLodAMD",
        "FragmentMaskAMD", "StencilExportEXT", "ImageReadWriteLodAMD", "Int64ImageEXT", "ShaderClockKHR",
        "FragmentFullyCoveredEXT", "FragmentDensityEXT", "ShaderNonUniform", "RuntimeDescriptorArray",
        "StorageTexelBufferArrayDynamicIndexing", "RayTracingNV", "RayTracingMotionBlurNV",
        "PhysicalStorageBufferAddresses", "RayTracingProvisionalKHR", "FragmentShaderSampleInterlockEXT",
        "FragmentShaderShadingRateInterlockEXT", "ShaderSMBuiltinsNV", "FragmentShaderPixelInterlockEXT",
        "DemoteToHelperInvocation", "IntegerFunctions2INTEL", "TessellationPointSize", "GeometryPointSize",
        "ImageCubeArray", "ImageRect", "GeometryStreams", "MultiViewport", "TensorsARM",
        "StorageTensorArrayDynamicIndexingEXT", "StorageTensorArrayNonUniformIndexingEXT", "GraphARM",
        "WorkgroupMemoryExplicitLayout8BitAccessKHR", "VariablePointers", "RayTraversalPrimitiveCullingKHR",
        "SampleMaskOverrideCoverageNV", "GeometryShaderPassthroughNV", "PerViewAttributesNV",
        "InputAttachmentArrayDynamicIndexing", "UniformBufferArrayNonUniformIndexing",
        "SampledImageArrayNonUniformIndexing", "StorageBufferArrayNonUniformIndexing",
        "StorageImageArrayNonUniformIndexing", "InputAttachmentArrayNonUniformIndexing",
        "UniformTexelBufferArrayNonUniformIndexing", "StorageTexelBufferArrayNonUniformIndexing",
        "ShaderViewportIndexLayerEXT", "ShaderViewportMaskNV", "ShaderStereoViewNV", "Bfloat16ConversionINTEL",
        "CacheControlsINTEL", "BFloat16TypeKHR", "BFloat16DotProductKHR", "BFloat16CooperativeMatrixKHR",
        "TensorFloat32RoundingINTEL"
      ]}
  }
  irdl.attribute @client_api attributes {
    strata.class = "ClientAPIAttr",
    strata.record = "SPIRV_ClientAPIAttr",
    strata.summary = "interface of the host",
    strata.enum = {class = "spirv::ClientAPI", cases = [
        "Metal", "OpenCL", "Vulkan", "WebGPU", "Unknown"
      ]}
  }
  irdl.attribute @coop_matrix_layout_khr attributes {
    strata.class = "CooperativeMatrixLayoutKHRAttr",
    strata.record = "SPIRV_KHR_CooperativeMatrixLayoutAttr",
    strata.summary = "layout of a cooperative matrix",
    strata.enum = {class = "spirv::CooperativeMatrixLayoutKHR", cases = [
        "RowMajor", "ColumnMajor"
      ]}
  }
  irdl.attribute @cooperative_matrix_operands_khr attributes {
    strata.class = "CooperativeMatrixOperandsKHRAttr",
    strata.record = "SPIRV_KHR_CooperativeMatrixOperandsAttr",
    strata.summary = "signs of operands of a product of cooperative matrices",
    strata.enum = {class = "spirv::CooperativeMatrixOperandsKHR", bits, values = [0, 1, 2, 4, 8, 16], cases = [
        "None", "ASigned", "BSigned", "CSigned", "ResultSigned", "AccSat"
      ]}
  }
  irdl.attribute @decoration attributes {
    strata.class = "DecorationAttr",
    strata.record = "SPIRV_DecorationAttr",
    strata.summary = "decoration",
    strata.enum = {class = "spirv::Decoration", cases = [
        "RelaxedPrecision", "SpecId", "Block", "BufferBlock", "RowMajor", "ColMajor", "ArrayStride", "MatrixStride",
        "GLSLShared", "GLSLPacked", "CPacked", "BuiltIn", "NoPerspective", "Flat", "Patch", "Centroid", "Sample",
        "Invariant", "Restrict", "Aliased", "Volatile", "Constant", "Coherent", "NonWritable", "NonReadable",
        "Uniform", "UniformId", "SaturatedConversion", "Stream", "Location", "Component", "Index", "Binding",
        "DescriptorSet", "Offset", "XfbBuffer", "XfbStride", "FuncParamAttr", "FPRoundingMode", "FPFastMathMode",
        "LinkageAttributes", "NoContraction", "InputAttachmentIndex", "Alignment", "MaxByteOffset", "AlignmentId",
        "MaxByteOffsetId", "NoSignedWrap", "NoUnsignedWrap", "ExplicitInterpAMD", "OverrideCoverageNV",
        "PassthroughNV", "ViewportRelativeNV", "SecondaryViewportRelativeNV", "PerPrimitiveEXT", "PerVertexKHR",
        "NonUniform", "RestrictPointer", "AliasedPointer", "BindlessSamplerNV", "BindlessImageNV", "BoundSamplerNV",
        "BoundImageNV", "SIMTCallINTEL", "ReferencedIndirectlyINTEL", "ClobberINTEL", "SideEffectsINTEL",
        "VectorComputeVariableINTEL", "FuncParamIOKindINTEL", "VectorComputeFunctionINTEL", "StackCallINTEL",
        "GlobalVariableOffsetINTEL", "CounterBuffer", "UserSemantic", "UserTypeGOOGLE", "FunctionRoundingModeINTEL",
        "FunctionDenormModeINTEL", "RegisterINTEL", "MemoryINTEL", "NumbanksINTEL", "BankwidthINTEL",
        "MaxPrivateCopiesINTEL", "SinglepumpINTEL", "DoublepumpINTEL", "MaxReplicatesINTEL", "SimpleDualPortINTEL",
        "MergeINTEL", "BankBitsINTEL", "ForcePow2DepthINTEL", "BurstCoalesceINTEL", "CacheSizeINTEL",
        "DontStaticallyCoalesceINTEL", "PrefetchINTEL", "StallEnableINTEL", "FuseLoopsInFunctionINTEL",
        "AliasScopeINTEL", "NoAliasINTEL", "BufferLocationINTEL", "IOPipeStorageINTEL",
        "FunctionFloatingPointModeINTEL", "SingleElementVectorINTEL", "VectorComputeCallableFunctionINTEL",
        "MediaBlockIOINTEL", "CacheControlLoadINTEL", "CacheControlStoreINTEL"
      ]}
  }
  irdl.attribute @device_type attributes {
    strata.class = "DeviceTypeAttr",
    strata.record = "SPIRV_DeviceTypeAttr",
    strata.summary = "type of a device",
    strata.enum = {class = "spirv::DeviceType", cases = [
        "Other", "IntegratedGPU", "DiscreteGPU", "CPU", "Unknown"
      ]}
  }
  irdl.attribute @dim attributes {
    strata.class = "DimAttr",
    strata.record = "SPIRV_DimAttr",
    strata.summary = "dimensions of an image",
    strata.enum = {class = "spirv::Dim", cases = [
        "Dim1D", "Dim2D", "Dim3D", "Cube", "Rect", "Buffer", "SubpassData"
      ]}
  }
  irdl.attribute @execution_mode attributes {
    strata.class = "ExecutionModeAttr",
    strata.record = "SPIRV_ExecutionModeAttr",
    strata.summary = "execution mode",
    strata.enum = {class = "spirv::ExecutionMode", cases = [
        "Invocations", "SpacingEqual", "SpacingFractionalEven", "SpacingFractionalOdd", "VertexOrderCw",
        "VertexOrderCcw", "PixelCenterInteger", "OriginUpperLeft", "OriginLowerLeft", "EarlyFragmentTests",
        "PointMode", "Xfb", "DepthReplacing", "DepthGreater", "DepthLess", "DepthUnchanged", "LocalSize",
        "LocalSizeHint", "InputPoints", "InputLines", "InputLinesAdjacency", "Triangles", "InputTrianglesAdjacency",
        "Quads", "Isolines", "OutputVertices", "OutputPoints", "OutputLineStrip", "OutputTriangleStrip",
        "VecTypeHint", "ContractionOff", "Initializer", "Finalizer", "SubgroupSize", "SubgroupsPerWorkgroup",
        "SubgroupsPerWorkgroupId", "LocalSizeId", "LocalSizeHintId", "SubgroupUniformControlFlowKHR",
        "PostDepthCoverage", "DenormPreserve", "DenormFlushToZero", "SignedZeroInfNanPreserve", "RoundingModeRTE",
        "RoundingModeRTZ", "EarlyAndLateFragmentTestsAMD", "StencilRefReplacingEXT", "StencilRefUnchangedFrontAMD",
        "StencilRefGreaterFrontAMD", "StencilRefLessFrontAMD", "StencilRefUnchangedBackAMD",
        "StencilRefGreaterBackAMD", "StencilRefLessBackAMD", "OutputLinesEXT", "OutputPrimitivesEXT",
        "DerivativeGroupQuadsNV", "DerivativeGroupLinearNV", "OutputTrianglesEXT", "PixelInterlockOrderedEXT",
        "PixelInterlockUnorderedEXT", "SampleInterlockOrderedEXT", "SampleInterlockUnorderedEXT",
        "ShadingRateInterlockOrderedEXT", "ShadingRateInterlockUnorderedEXT", "SharedLocalMemorySizeINTEL",
        "RoundingModeRTPINTEL", "RoundingModeRTNINTEL", "FloatingPointModeALTINTEL", "FloatingPointModeIEEEINTEL",
        "MaxWorkgroupSizeINTEL", "MaxWorkDimINTEL", "NoGlobalOffsetINTEL", "NumSIMDWorkitemsINTEL",
        "SchedulerTargetFmaxMhzINTEL", "StreamingInterfaceINTEL", "NamedBarrierCountINTEL"
      ]}
  }
  irdl.attribute @execution_model attributes {
    strata.class = "ExecutionModelAttr",
    strata.record = "SPIRV_ExecutionModelAttr",
    strata.summary = "execution model",
    strata.enum = {class = "spirv::ExecutionModel", cases = [
        "Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment", "GLCompute", "Kernel",
        "RayGenerationKHR", "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR", "TaskEXT",
        "MeshEXT"
      ]}
  }
  irdl.attribute @fp_rounding_mode attributes {
    strata.class = "FPRoundingModeAttr",
    strata.record = "SPIRV_FPRoundingModeAttr",
    strata.summary = "rounding mode",
    strata.enum = {class = "spirv::FPRoundingMode", cases = [
        "RTE", "RTZ", "RTP", "RTN"
      ]}
  }
  irdl.attribute @function_control attributes {
    strata.class = "FunctionControlAttr",
    strata.record = "SPIRV_FunctionControlAttr",
    strata.summary = "hints for a function",
    strata.enum = {class = "spirv::FunctionControl", bits, values = [0, 1, 2, 4, 8, 65536], cases = [
        "None", "Inline", "DontInline", "Pure", "Const", "OptNoneINTEL"
      ]}
  }
  irdl.attribute @group_operation attributes {
    strata.class = "GroupOperationAttr",
    strata.record = "SPIRV_GroupOperationAttr",
    strata.summary = "operation of a group",
    strata.enum = {class = "spirv::GroupOperation", cases = [
        "Reduce", "InclusiveScan", "ExclusiveScan", "ClusteredReduce", "PartitionedReduceNV",
        "PartitionedInclusiveScanNV", "PartitionedExclusiveScanNV"
      ]}
  }
  irdl.attribute @image_format attributes {
    strata.class = "ImageFormatAttr",
    strata.record = "SPIRV_ImageFormatAttr",
    strata.summary = "format of an image",
    strata.enum = {class = "spirv::ImageFormat", cases = [
        "Unknown", "Rgba32f", "Rgba16f", "R32f", "Rgba8", "Rgba8Snorm", "Rg32f", "Rg16f", "R11fG11fB10f", "R16f",
        "Rgba16", "Rgb10A2", "Rg16", "Rg8", "R16", "R8", "Rgba16Snorm", "Rg16Snorm", "Rg8Snorm", "R16Snorm",
        "R8Snorm", "Rgba32i", "Rgba16i", "Rgba8i", "R32i", "Rg32i", "Rg16i", "Rg8i", "R16i", "R8i", "Rgba32ui",
        "Rgba16ui", "Rgba8ui", "R32ui", "Rgb10a2ui", "Rg32ui", "Rg16ui", "Rg8ui", "R16ui", "R8ui", "R64ui", "R64i"
      ]}
  }
  irdl.attribute @image_operands attributes {
    strata.class = "ImageOperandsAttr",
    strata.record = "SPIRV_ImageOperandsAttr",
    strata.summary = "optional operands of image instructions",
    strata.enum = {class = "spirv::ImageOperands", bits, values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768], cases = [
        "None", "Bias", "Lod", "Grad", "ConstOffset", "Offset", "ConstOffsets", "Sample", "MinLod",
        "MakeTexelAvailable", "MakeTexelVisible", "NonPrivateTexel", "VolatileTexel", "SignExtend", "Offsets",
        "ZeroExtend", "Nontemporal"
      ]}
  }
  irdl.attribute @linkage_type attributes {
    strata.class = "LinkageTypeAttr",
    strata.record = "SPIRV_LinkageTypeAttr",
    strata.summary = "kind of linkage",
    strata.enum = {class = "spirv::LinkageType", cases = [
        "Export", "Import", "LinkOnceODR"
      ]}
  }
  irdl.attribute @loop_control attributes {
    strata.class = "LoopControlAttr",
    strata.record = "SPIRV_LoopControlAttr",
    strata.summary = "hints for a loop",
    strata.enum = {class = "spirv::LoopControl", bits, values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536], cases = [
        "None", "Unroll", "DontUnroll", "DependencyInfinite", "DependencyLength", "MinIterations", "MaxIterations",
        "IterationMultiple", "PeelCount", "PartialCount", "InitiationIntervalINTEL", "LoopCoalesceINTEL",
        "MaxConcurrencyINTEL", "MaxInterleavingINTEL", "DependencyArrayINTEL", "SpeculatedIterationsINTEL",
        "PipelineEnableINTEL", "NoFusionINTEL"
      ]}
  }
  irdl.attribute @memory_access attributes {
    strata.class = "MemoryAccessAttr",
    strata.record = "SPIRV_MemoryAccessAttr",
    strata.summary = "properties of a memory access",
    strata.enum = {class = "spirv::MemoryAccess", bits, values = [0, 1, 2, 4, 8, 16, 32, 64, 128], cases = [
        "None", "Volatile", "Aligned", "Nontemporal", "MakePointerAvailable", "MakePointerVisible",
        "NonPrivatePointer", "AliasScopeINTELMask", "NoAliasINTELMask"
      ]}
  }
  irdl.attribute @memory_model attributes {
    strata.class = "MemoryModelAttr",
    strata.record = "SPIRV_MemoryModelAttr",
    strata.summary = "memory model",
    strata.enum = {class = "spirv::MemoryModel", cases = [
        "Simple", "GLSL450", "OpenCL", "Vulkan"
      ]}
  }
  irdl.attribute @memory_semantics attributes {
    strata.class = "MemorySemanticsAttr",
    strata.record = "SPIRV_MemorySemanticsAttr",
    strata.summary = "semantics of memory accesses",
    strata.enum = {class = "spirv::MemorySemantics", bits, values = [0, 2, 4, 8, 16, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768], cases = [
        "None", "Acquire", "Release", "AcquireRelease", "SequentiallyConsistent", "UniformMemory", "SubgroupMemory",
        "WorkgroupMemory", "CrossWorkgroupMemory", "AtomicCounterMemory", "ImageMemory", "OutputMemory",
        "MakeAvailable", "MakeVisible", "Volatile"
      ]}
  }
  irdl.attribute @opcode attributes {
    strata.class = "OpcodeAttr",
    strata.record = "SPIRV_OpcodeAttr",
    strata.summary = "instruction",
    strata.enum = {class = "spirv::Opcode", cases = [
        "OpNop", "OpUndef", "OpSourceContinued", "OpSource", "OpSourceExtension", "OpName", "OpMemberName",
        "OpString", "OpLine", "OpExtension", "OpExtInstImport", "OpExtInst", "OpMemoryModel", "OpEntryPoint",
        "OpExecutionMode", "OpCapability", "OpTypeVoid", "OpTypeBool", "OpTypeInt", "OpTypeFloat", "OpTypeVector",
        "OpTypeMatrix", "OpTypeImage", "OpTypeSampledImage", "OpTypeArray", "OpTypeRuntimeArray", "OpTypeStruct",
        "OpTypePointer", "OpTypeFunction", "OpTypeForwardPointer", "OpConstantTrue", "OpConstantFalse", "OpConstant",
        "OpConstantComposite", "OpConstantNull", "OpSpecConstantTrue", "OpSpecConstantFalse", "OpSpecConstant",
        "OpSpecConstantComposite", "OpSpecConstantOp", "OpFunction", "OpFunctionParameter", "OpFunctionEnd",
        "OpFunctionCall", "OpVariable", "OpLoad", "OpStore", "OpCopyMemory", "OpAccessChain", "OpPtrAccessChain",
        "OpInBoundsPtrAccessChain", "OpDecorate", "OpMemberDecorate", "OpVectorExtractDynamic",
        "OpVectorInsertDynamic", "OpVectorShuffle", "OpCompositeConstruct", "OpCompositeExtract",
        "OpCompositeInsert", "OpTranspose", "OpImageSampleImplicitLod", "OpImageSampleExplicitLod",
        "OpImageSampleProjDrefImplicitLod", "OpImageFetch", "OpImageDrefGather", "OpImageRead", "OpImageWrite",
        "OpImage", "OpImageQuerySize", "OpConvertFToU", "OpConvertFToS", "OpConvertSToF", "OpConvertUToF",
        "OpUConvert", "OpSConvert", "OpFConvert", "OpConvertPtrToU", "OpConvertUToPtr", "OpPtrCastToGeneric",
        "OpGenericCastToPtr", "OpGenericCastToPtrExplicit", "OpBitcast", "OpSNegate", "OpFNegate", "OpIAdd",
        "OpFAdd", "OpISub", "OpFSub", "OpIMul", "OpFMul", "OpUDiv", "OpSDiv", "OpFDiv", "OpUMod", "OpSRem", "OpSMod",
        "OpFRem", "OpFMod", "OpVectorTimesScalar", "OpMatrixTimesScalar", "OpVectorTimesMatrix",
        "OpMatrixTimesVector", "OpMatrixTimesMatrix", "OpDot", "OpIAddCarry", "OpISubBorrow", "OpUMulExtended",
        "OpSMulExtended", "OpIsNan", "OpIsInf", "OpIsFinite", "OpOrdered", "OpUnordered", "OpLogicalEqual",
        "OpLogicalNotEqual", "OpLogicalOr", "OpLogicalAnd", "OpLogicalNot", "OpSelect", "OpIEqual", "OpINotEqual",
        "OpUGreaterThan", "OpSGreaterThan", "OpUGreaterThanEqual", "OpSGreaterThanEqual", "OpULessThan",
        "OpSLessThan", "OpULessThanEqual", "OpSLessThanEqual", "OpFOrdEqual", "OpFUnordEqual", "OpFOrdNotEqual",
        "OpFUnordNotEqual", "OpFOrdLessThan", "OpFUnordLessThan", "OpFOrdGreaterThan", "OpFUnordGreaterThan",
        "OpFOrdLessThanEqual", "OpFUnordLessThanEqual", "OpFOrdGreaterThanEqual", "OpFUnordGreaterThanEqual",
        "OpShiftRightLogical", "OpShiftRightArithmetic", "OpShiftLeftLogical", "OpBitwiseOr", "OpBitwiseXor",
        "OpBitwiseAnd", "OpNot", "OpBitFieldInsert", "OpBitFieldSExtract", "OpBitFieldUExtract", "OpBitReverse",
        "OpBitCount", "OpEmitVertex", "OpEndPrimitive", "OpControlBarrier", "OpMemoryBarrier", "OpAtomicExchange",
        "OpAtomicCompareExchange", "OpAtomicCompareExchangeWeak", "OpAtomicIIncrement", "OpAtomicIDecrement",
        "OpAtomicIAdd", "OpAtomicISub", "OpAtomicSMin", "OpAtomicUMin", "OpAtomicSMax", "OpAtomicUMax",
        "OpAtomicAnd", "OpAtomicOr", "OpAtomicXor", "OpPhi", "OpLoopMerge", "OpSelectionMerge", "OpLabel",
        "OpBranch", "OpBranchConditional", "OpSwitch", "OpKill", "OpReturn", "OpReturnValue", "OpUnreachable",
        "OpGroupBroadcast", "OpGroupIAdd", "OpGroupFAdd", "OpGroupFMin", "OpGroupUMin", "OpGroupSMin", "OpGroupFMax",
        "OpGroupUMax", "OpGroupSMax", "OpNoLine", "OpModuleProcessed", "OpGroupNonUniformElect",
        "OpGroupNonUniformAll", "OpGroupNonUniformAny", "OpGroupNonUniformAllEqual", "OpGroupNonUniformBroadcast",
        "OpGroupNonUniformBallot", "OpGroupNonUniformBallotBitCount", "OpGroupNonUniformBallotFindLSB",
        "OpGroupNonUniformBallotFindMSB", "OpGroupNonUniformShuffle", "OpGroupNonUniformShuffleXor",
        "OpGroupNonUniformShuffleUp", "OpGroupNonUniformShuffleDown", "OpGroupNonUniformIAdd",
        "OpGroupNonUniformFAdd", "OpGroupNonUniformIMul", "OpGroupNonUniformFMul", "OpGroupNonUniformSMin",
        "OpGroupNonUniformUMin", "OpGroupNonUniformFMin", "OpGroupNonUniformSMax", "OpGroupNonUniformUMax",
        "OpGroupNonUniformFMax", "OpGroupNonUniformBitwiseAnd", "OpGroupNonUniformBitwiseOr",
        "OpGroupNonUniformBitwiseXor", "OpGroupNonUniformLogicalAnd", "OpGroupNonUniformLogicalOr",
        "OpGroupNonUniformLogicalXor", "OpGroupNonUniformQuadSwap", "OpTypeTensorARM", "OpGraphEntryPointARM",
        "OpGraphARM", "OpGraphInputARM", "OpGraphSetOutputARM", "OpGraphEndARM", "OpTypeGraphARM",
        "OpGraphConstantARM", "OpSubgroupBallotKHR", "OpGroupNonUniformRotateKHR", "OpSDot", "OpUDot", "OpSUDot",
        "OpSDotAccSat", "OpUDotAccSat", "OpSUDotAccSat", "OpTypeCooperativeMatrixKHR", "OpCooperativeMatrixLoadKHR",
        "OpCooperativeMatrixStoreKHR", "OpCooperativeMatrixMulAddKHR", "OpCooperativeMatrixLengthKHR",
        "OpConstantCompositeReplicateEXT", "OpSpecConstantCompositeReplicateEXT", "OpEmitMeshTasksEXT",
        "OpSetMeshOutputsEXT", "OpSubgroupBlockReadINTEL", "OpSubgroupBlockWriteINTEL", "OpAssumeTrueKHR",
        "OpAtomicFAddEXT", "OpConvertFToBF16INTEL", "OpConvertBF16ToFINTEL", "OpControlBarrierArriveINTEL",
        "OpControlBarrierWaitINTEL", "OpGroupIMulKHR", "OpGroupFMulKHR", "OpRoundFToTF32INTEL"
      ]}
  }
  irdl.attribute @packed_vector_format attributes {
    strata.class = "PackedVectorFormatAttr",
    strata.record = "SPIRV_PackedVectorFormatAttr",
    strata.summary = "format of packed vectors",
    strata.enum = {class = "spirv::PackedVectorFormat", cases = [
        "PackedVectorFormat4x8Bit"
      ]}
  }
  irdl.attribute @scope attributes {
    strata.class = "ScopeAttr",
    strata.record = "SPIRV_ScopeAttr",
    strata.summary = "scope of an instruction",
    strata.enum = {class = "spirv::Scope", cases = [
        "CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation", "QueueFamily", "ShaderCallKHR"
      ]}
  }
  irdl.attribute @selection_control attributes {
    strata.class = "SelectionControlAttr",
    strata.record = "SPIRV_SelectionControlAttr",
    strata.summary = "hints for a selection",
    strata.enum = {class = "spirv::SelectionControl", bits, values = [0, 1, 2], cases = [
        "None", "Flatten", "DontFlatten"
      ]}
  }
  irdl.attribute @storage_class attributes {
    strata.class = "StorageClassAttr",
    strata.record = "SPIRV_StorageClassAttr",
    strata.summary = "storage class",
    strata.enum = {class = "spirv::StorageClass", cases = [
        "UniformConstant", "Input", "Uniform", "Output", "Workgroup", "CrossWorkgroup", "Private", "Function",
        "Generic", "PushConstant", "AtomicCounter", "Image", "StorageBuffer", "CallableDataKHR",
        "IncomingCallableDataKHR", "RayPayloadKHR", "HitAttributeKHR", "IncomingRayPayloadKHR",
        "ShaderRecordBufferKHR", "PhysicalStorageBuffer", "TaskPayloadWorkgroupEXT", "CodeSectionINTEL",
        "DeviceOnlyINTEL", "HostOnlyINTEL"
      ]}
  }
  irdl.attribute @vendor attributes {
    strata.class = "VendorAttr",
    strata.record = "SPIRV_VendorAttr",
    strata.summary = "vendor of a device",
    strata.enum = {class = "spirv::Vendor", cases = [
        "AMD", "Apple", "ARM", "Broadcom", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader", "Unknown"
      ]}
  }
  irdl.attribute @version attributes {
    strata.class = "VersionAttr",
    strata.record = "SPIRV_VersionAttr",
    strata.summary = "version of SPIR-V",
    strata.enum = {class = "spirv::Version", symbols = ["v1_0", "v1_1", "v1_2", "v1_3", "v1_4", "v1_5", "v1_6"], cases = [
        "v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6"
      ]}
  }
  irdl.attribute @linkage_attributes attributes {
    strata.class = "LinkageAttributesAttr",
    strata.summary = "linkage",
    strata.description = "The name by which a function is exported or imported, and which of both.",
    strata.format = "`<` struct(params) `>`"
  } {
    %linkage_name = irdl.base "#builtin.string" {strata.kind = "string", strata.cpp_type = "std::string", strata.summary = "name"}
    %linkage_type = irdl.base @spirv::@linkage_type {strata.kind = "#spirv.linkage_type", strata.cpp_type = "LinkageTypeAttr", strata.summary = "kind of linkage"}
    irdl.parameters(linkage_name: %linkage_name, linkage_type: %linkage_type)
  }
  irdl.attribute @interface_var_abi attributes {
    strata.class = "InterfaceVarABIAttr",
    strata.summary = "binding of a variable",
    strata.description = "The descriptor set, the binding, and optionally the storage class of an argument of an entry point.",
    strata.format = "`<` custom<spirv.Binding>($descriptor_set, $binding, $storage_class) `>`"
  } {
    %descriptor_set = irdl.any {strata.kind = "i32", strata.cpp_type = "uint32_t", strata.summary = "descriptor set"}
    %binding = irdl.any {strata.kind = "i32", strata.cpp_type = "uint32_t", strata.summary = "binding"}
    %storage_class = irdl.base @spirv::@storage_class {strata.optional, strata.cpp_type = "std::optional<StorageClass>", strata.summary = "storage class"}
    irdl.parameters(descriptor_set: %descriptor_set, binding: %binding, storage_class: %storage_class)
  }
  irdl.attribute @vce attributes {
    strata.class = "VerCapExtAttr",
    strata.summary = "version, capabilities and extensions",
    strata.description = "What a module requires, or a target offers.",
    strata.format = "`<` custom<spirv.Triple>($version, $capabilities, $extensions) `>`"
  } {
    %version = irdl.base @spirv::@version {strata.cpp_type = "Version", strata.summary = "version"}
    %capabilities = irdl.c_pred "array_attr" {strata.cpp_type = "ArrayAttr", strata.summary = "capabilities"}
    %extensions = irdl.c_pred "array_of(string_attr)" {strata.cpp_type = "ArrayAttr", strata.summary = "extensions"}
    irdl.parameters(version: %version, capabilities: %capabilities, extensions: %extensions)
  }
  irdl.attribute @coop_matrix_props_khr attributes {
    strata.class = "CooperativeMatrixPropertiesKHRAttr",
    strata.summary = "shape of a cooperative matrix (KHR)",
    strata.format = "`<` struct(params) `>`"
  } {
    %m_size = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "rows"}
    %n_size = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "columns"}
    %k_size = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "depth"}
    %a_type = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type", strata.summary = "elements of the first operand"}
    %b_type = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type", strata.summary = "elements of the second operand"}
    %c_type = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type", strata.summary = "elements of the accumulator"}
    %result_type = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type", strata.summary = "elements of the result"}
    %acc_sat = irdl.any {strata.kind = "bool", strata.cpp_type = "bool", strata.summary = "whether the sum is saturated"}
    %scope = irdl.base @spirv::@scope {strata.kind = "#spirv.scope", strata.cpp_type = "ScopeAttr", strata.summary = "scope"}
    irdl.parameters(m_size: %m_size, n_size: %n_size, k_size: %k_size, a_type: %a_type, b_type: %b_type, c_type: %c_type, result_type: %result_type, acc_sat: %acc_sat, scope: %scope)
  }
  irdl.attribute @coop_matrix_props_nv attributes {
    strata.class = "CooperativeMatrixPropertiesNVAttr",
    strata.summary = "shape of a cooperative matrix (NV)",
    strata.format = "`<` struct(params) `>`"
  } {
    %m_size = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "rows"}
    %n_size = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "columns"}
    %k_size = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "depth"}
    %a_type = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type", strata.summary = "elements of the first operand"}
    %b_type = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type", strata.summary = "elements of the second operand"}
    %c_type = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type", strata.summary = "elements of the accumulator"}
    %result_type = irdl.any {strata.kind = "type", strata.cpp_type = "mlir::Type", strata.summary = "elements of the result"}
    %scope = irdl.base @spirv::@scope {strata.kind = "#spirv.scope", strata.cpp_type = "ScopeAttr", strata.summary = "scope"}
    irdl.parameters(m_size: %m_size, n_size: %n_size, k_size: %k_size, a_type: %a_type, b_type: %b_type, c_type: %c_type, result_type: %result_type, scope: %scope)
  }
  irdl.attribute @resource_limits attributes {
    strata.class = "ResourceLimitsAttr",
    strata.summary = "limits of a target",
    strata.description = "Sizes that a target supports.",
    strata.format = "`<` struct(params) `>`"
  } {
    %max_compute_shared_memory_size = irdl.any {strata.kind = "i32", strata.default = "16384", strata.cpp_type = "int", strata.summary = "bytes of shared memory"}
    %max_compute_workgroup_invocations = irdl.any {strata.kind = "i32", strata.default = "128", strata.cpp_type = "int", strata.summary = "invocations of a workgroup"}
    %max_compute_workgroup_size = irdl.c_pred "array_of(integer_attr)" {strata.default = "[128 : i32, 128 : i32, 64 : i32]", strata.cpp_type = "ArrayAttr", strata.summary = "size of a workgroup"}
    %subgroup_size = irdl.any {strata.kind = "i32", strata.default = "32", strata.cpp_type = "int", strata.summary = "invocations of a subgroup"}
    %min_subgroup_size = irdl.any {strata.kind = "i32", strata.optional, strata.cpp_type = "int", strata.summary = "smallest subgroup"}
    %max_subgroup_size = irdl.any {strata.kind = "i32", strata.optional, strata.cpp_type = "int", strata.summary = "largest subgroup"}
    %cooperative_matrix_properties_khr = irdl.base "#builtin.array" {strata.optional, strata.cpp_type = "ArrayAttr", strata.summary = "shapes of cooperative matrices"}
    %cooperative_matrix_properties_nv = irdl.base "#builtin.array" {strata.optional, strata.cpp_type = "ArrayAttr", strata.summary = "shapes of cooperative matrices of NVIDIA"}
    irdl.parameters(max_compute_shared_memory_size: %max_compute_shared_memory_size, max_compute_workgroup_invocations: %max_compute_workgroup_invocations, max_compute_workgroup_size: %max_compute_workgroup_size, subgroup_size: %subgroup_size, min_subgroup_size: %min_subgroup_size, max_subgroup_size: %max_subgroup_size, cooperative_matrix_properties_khr: %cooperative_matrix_properties_khr, cooperative_matrix_properties_nv: %cooperative_matrix_properties_nv)
  }
  irdl.attribute @target_env attributes {
    strata.class = "TargetEnvAttr",
    strata.summary = "target",
    strata.description = "The version and the features that a target has, the device, and its limits.",
    strata.format = "`<` custom<spirv.Target>($triple_attr, $client_api, $vendor_id, $device_type, $device_id, $resource_limits) `>`"
  } {
    %triple_attr = irdl.base @spirv::@vce {strata.cpp_type = "VerCapExtAttr", strata.summary = "version and features"}
    %resource_limits = irdl.base @spirv::@resource_limits {strata.cpp_type = "ResourceLimitsAttr", strata.summary = "limits"}
    %client_api = irdl.base @spirv::@client_api {strata.cpp_type = "ClientAPI", strata.summary = "interface of the host"}
    %vendor_id = irdl.base @spirv::@vendor {strata.cpp_type = "Vendor", strata.summary = "vendor"}
    %device_type = irdl.base @spirv::@device_type {strata.cpp_type = "DeviceType", strata.summary = "type of the device"}
    %device_id = irdl.any {strata.kind = "u32", strata.cpp_type = "uint32_t", strata.summary = "number of the device"}
    irdl.parameters(triple_attr: %triple_attr, resource_limits: %resource_limits, client_api: %client_api, vendor_id: %vendor_id, device_type: %device_type, device_id: %device_id)
  }
  irdl.attribute @entry_point_abi attributes {
    strata.class = "EntryPointABIAttr",
    strata.summary = "interface of an entry point",
    strata.description = "The sizes that a shader or kernel is compiled for.",
    strata.format = "`<` struct(params) `>`"
  } {
    %workgroup_size = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.cpp_type = "DenseI32ArrayAttr", strata.summary = "size of a workgroup"}
    %subgroup_size = irdl.any {strata.kind = "i32", strata.optional, strata.cpp_type = "int", strata.summary = "size of a subgroup"}
    %target_width = irdl.any {strata.kind = "i32", strata.optional, strata.cpp_type = "int", strata.summary = "width of floats"}
    irdl.parameters(workgroup_size: %workgroup_size, subgroup_size: %subgroup_size, target_width: %target_width)
  }
  irdl.type @array attributes {
    strata.class = "ArrayType",
    strata.summary = "array",
    strata.description = "A number of elements, with a stride in bytes if there is a layout.",
    strata.format = "`<` custom<spirv.Array>($elementCount, $elementType, $stride) `>`"
  } {
    %elementCount = irdl.any {strata.kind = "u32", strata.cpp_type = "unsigned", strata.summary = "number of elements"}
    %elementType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of the elements"}
    %stride = irdl.any {strata.kind = "u32", strata.default = "0", strata.cpp_type = "unsigned", strata.summary = "bytes from an element to the next"}
    irdl.parameters(elementCount: %elementCount, elementType: %elementType, stride: %stride)
  }
  irdl.type @rtarray attributes {
    strata.class = "RuntimeArrayType",
    strata.summary = "runtime array",
    strata.description = "An array whose length is known at run time.",
    strata.format = "`<` custom<spirv.RuntimeArray>($elementType, $stride) `>`"
  } {
    %elementType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of the elements"}
    %stride = irdl.any {strata.kind = "u32", strata.default = "0", strata.cpp_type = "unsigned", strata.summary = "bytes from an element to the next"}
    irdl.parameters(elementType: %elementType, stride: %stride)
  }
  irdl.type @ptr attributes {
    strata.class = "PointerType",
    strata.summary = "pointer",
    strata.description = "The address of a value in a storage class.",
    strata.format = "`<` custom<spirv.Member>($pointeeType) `,` custom<spirv.StorageClass>($storageClass) `>`"
  } {
    %pointeeType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of the value"}
    %storageClass = irdl.base @spirv::@storage_class {strata.summary = "storage class"}
    irdl.parameters(pointeeType: %pointeeType, storageClass: %storageClass)
  }
  irdl.type @matrix attributes {
    strata.class = "MatrixType",
    strata.summary = "matrix",
    strata.description = "Two to four columns, which are vectors of floats.",
    strata.format = "`<` custom<spirv.Matrix>($columnCount, $columnType) `>`"
  } {
    %columnCount = irdl.any {strata.kind = "u32", strata.cpp_type = "unsigned", strata.summary = "number of columns"}
    %columnType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of a column"}
    irdl.parameters(columnCount: %columnCount, columnType: %columnType)
  }
  irdl.type @coopmatrix attributes {
    strata.class = "CooperativeMatrixType",
    strata.summary = "cooperative matrix",
    strata.description = "A matrix whose elements are distributed over the invocations of a scope.",
    strata.format = "`<` custom<spirv.CooperativeMatrix>($rows, $columns, $elementType, $scope, $use) `>`"
  } {
    %rows = irdl.any {strata.kind = "u32", strata.cpp_type = "unsigned", strata.summary = "number of rows"}
    %columns = irdl.any {strata.kind = "u32", strata.cpp_type = "unsigned", strata.summary = "number of columns"}
    %elementType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of the elements"}
    %scope = irdl.base @spirv::@scope {strata.summary = "scope"}
    %use = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "operand of a product that it is"}
    irdl.parameters(rows: %rows, columns: %columns, elementType: %elementType, scope: %scope, use: %use)
  }
  irdl.type @image attributes {
    strata.class = "ImageType",
    strata.summary = "image",
    strata.description = "An image: the type of its texels, and its properties.",
    strata.format = "`<` custom<spirv.Member>($elementType) `,` custom<spirv.Dim>($dim) `,` custom<spirv.Word>($depth, \"DepthUnknown\") `,` custom<spirv.Word>($arrayed, \"Arrayed\") `,` custom<spirv.Word>($sampling, \"Sampling\") `,` custom<spirv.Word>($sampler, \"Sampler\") `,` custom<spirv.Format>($format) `>`"
  } {
    %elementType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of the texels"}
    %dim = irdl.base @spirv::@dim {strata.summary = "dimensions"}
    %depth = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "whether it is a depth image"}
    %arrayed = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "whether it is an array of images"}
    %sampling = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "samples of a texel"}
    %sampler = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "whether a sampler is needed"}
    %format = irdl.base @spirv::@image_format {strata.summary = "format"}
    irdl.parameters(elementType: %elementType, dim: %dim, depth: %depth, arrayed: %arrayed, sampling: %sampling, sampler: %sampler, format: %format)
  }
  irdl.type @sampled_image attributes {
    strata.class = "SampledImageType",
    strata.summary = "image with a sampler",
    strata.description = "An image, and how it is sampled.",
    strata.format = "`<` custom<spirv.SampledImage>($imageType) `>`"
  } {
    %imageType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of the image"}
    irdl.parameters(imageType: %imageType)
  }
  irdl.type @struct attributes {
    strata.class = "StructType",
    strata.summary = "struct",
    strata.description = "Members with types, offsets and decorations. A struct with a name can contain pointers to itself, in which it is written by its name.",
    strata.format = "`<` custom<spirv.Struct>($name, $members, $offsets, $memberDecorations, $decorations) `>`"
  } {
    %name = irdl.base "#builtin.string" {strata.optional, strata.summary = "name"}
    %members = irdl.base "#builtin.array" {strata.optional, strata.summary = "types of the members"}
    %offsets = irdl.c_pred "i32_array" {strata.optional, strata.summary = "offsets of the members, in bytes"}
    %memberDecorations = irdl.base "#builtin.array" {strata.optional, strata.summary = "decorations of each member, and their values"}
    %decorations = irdl.base "#builtin.array" {strata.optional, strata.summary = "decorations of the struct, and their values"}
    irdl.parameters(name: %name, members: %members, offsets: %offsets, memberDecorations: %memberDecorations, decorations: %decorations)
  }
  irdl.type @arm.tensor attributes {
    strata.class = "TensorArmType",
    strata.summary = "tensor of Arm",
    strata.description = "A tensor of a graph.",
    strata.format = "`<` custom<spirv.Tensor>($shape, $elementType) `>`"
  } {
    %shape = irdl.c_pred "i64_array" {strata.optional, strata.summary = "shape"}
    %elementType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of the elements"}
    irdl.parameters(shape: %shape, elementType: %elementType)
  }
  irdl.operation @ARM.Graph attributes {
    strata.class = "GraphARMOp",
    strata.summary = "graph",
    strata.description = "A graph of operations on tensors.",
    strata.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "Symbol"],
    strata.missing = ["print"]
  } {
    %function_type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "type attribute of graph type"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %entry_point = irdl.any {strata.kind = "bool", strata.optional, strata.summary = "bool attribute"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    irdl.attributes {"function_type" = %function_type, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "entry_point" = %entry_point, "sym_name" = %sym_name}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @ARM.GraphConstant attributes {
    strata.class = "GraphConstantARMOp",
    strata.summary = "constant of a graph",
    strata.description = "A tensor that the host provides.",
    strata.traits = ["Pure"],
    strata.missing = ["print"]
  } {
    %graph_constant_id = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"graph_constant_id" = %graph_constant_id}
    %output = irdl.base @spirv::@"arm.tensor" {strata.summary = "any SPIR-V tensorArm type"}
    irdl.results(output: %output)
  }
  irdl.operation @ARM.GraphEntryPoint attributes {
    strata.class = "GraphEntryPointARMOp",
    strata.summary = "entry point of a graph",
    strata.description = "Names a graph that the host can start.",
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %fn = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %interface = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.default = "", strata.summary = "symbol ref array attribute"}
    irdl.attributes {"fn" = %fn, "interface" = %interface}
  }
  irdl.operation @ARM.GraphOutputs attributes {
    strata.class = "GraphOutputsARMOp",
    strata.summary = "results of a graph",
    strata.description = "The tensors that a graph returns.",
    strata.traits = ["Terminator"],
    strata.missing = ["print"]
  } {
    %value = irdl.base @spirv::@"arm.tensor" {strata.summary = "any SPIR-V tensorArm type"}
    irdl.operands(value: variadic %value)
  }
  irdl.operation @AccessChain attributes {
    strata.class = "AccessChainOp",
    strata.summary = "address of a part",
    strata.description = "The address of the part of a composite that the indices select.",
    strata.examples = ["%r = spirv.AccessChain %a[%cst1_i32] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<i32, Function>"],
    strata.traits = ["Pure"],
    strata.format = "$base_ptr `[` $indices `]` attr-dict `:` qualified(type($base_ptr)) `,` qualified(type($indices)) `->` qualified(type($component_ptr))"
  } {
    %base_ptr = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %indices = irdl.c_pred "whole"
    irdl.operands(base_ptr: %base_ptr, indices: variadic %indices)
    %component_ptr = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(component_ptr: %component_ptr)
  }
  irdl.operation @AtomicAnd attributes {
    strata.class = "AtomicAndOp",
    strata.summary = "atomic bits that both have",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicAnd <Device> <None> %a, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicCompareExchange attributes {
    strata.class = "AtomicCompareExchangeOp",
    strata.summary = "atomic comparison and exchange",
    strata.description = "Replaces the value in memory atomically if it is the comparator, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %a, %b, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result, comparator>"],
    strata.infer = [["result", "pointer", "cast<PointerType>($_self).getPointeeType()", "`result` type matches pointee type of `pointer`"], ["value", "result", "$_self"], ["comparator", "result", "$_self"]],
    strata.format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    %comparator = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value, comparator: %comparator)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %equal_semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    %unequal_semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "equal_semantics" = %equal_semantics, "unequal_semantics" = %unequal_semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicCompareExchangeWeak attributes {
    strata.class = "AtomicCompareExchangeWeakOp",
    strata.summary = "weak atomic comparison and exchange",
    strata.description = "Replaces the value in memory atomically if it is the comparator, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %a, %b, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result, comparator>"],
    strata.infer = [["result", "pointer", "cast<PointerType>($_self).getPointeeType()", "`result` type matches pointee type of `pointer`"], ["value", "result", "$_self"], ["comparator", "result", "$_self"]],
    strata.format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    %comparator = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value, comparator: %comparator)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %equal_semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    %unequal_semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "equal_semantics" = %equal_semantics, "unequal_semantics" = %unequal_semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicExchange attributes {
    strata.class = "AtomicExchangeOp",
    strata.summary = "atomic exchange",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicExchange <Workgroup> <Release> %a, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "scalar"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "scalar"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicIAdd attributes {
    strata.class = "AtomicIAddOp",
    strata.summary = "atomic sum",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicIAdd <Workgroup> <None> %a, %b : !spirv.ptr<i32, StorageBuffer>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicIDecrement attributes {
    strata.class = "AtomicIDecrementOp",
    strata.summary = "atomic decrement",
    strata.description = "Changes the integer in memory by 1 atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicIDecrement <Workgroup> <None> %a : !spirv.ptr<i32, Workgroup>"],
    strata.traits = [],
    strata.infer = [["result", "pointer", "cast<PointerType>($_self).getPointeeType()", "`result` type matches pointee type of `pointer`"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(pointer: %pointer)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicIIncrement attributes {
    strata.class = "AtomicIIncrementOp",
    strata.summary = "atomic increment",
    strata.description = "Changes the integer in memory by 1 atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicIIncrement <Workgroup> <None> %a : !spirv.ptr<i32, Workgroup>"],
    strata.traits = [],
    strata.infer = [["result", "pointer", "cast<PointerType>($_self).getPointeeType()", "`result` type matches pointee type of `pointer`"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(pointer: %pointer)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicISub attributes {
    strata.class = "AtomicISubOp",
    strata.summary = "atomic difference",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicISub <Workgroup> <None> %a, %b : !spirv.ptr<i32, StorageBuffer>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicOr attributes {
    strata.class = "AtomicOrOp",
    strata.summary = "atomic bits that one has",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicOr <Device> <None> %a, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicSMax attributes {
    strata.class = "AtomicSMaxOp",
    strata.summary = "atomic greater signed integer",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicSMax <Device> <None> %a, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicSMin attributes {
    strata.class = "AtomicSMinOp",
    strata.summary = "atomic lesser signed integer",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicSMin <Device> <None> %a, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicUMax attributes {
    strata.class = "AtomicUMaxOp",
    strata.summary = "atomic greater unsigned integer",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicUMax <Device> <None> %a, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicUMin attributes {
    strata.class = "AtomicUMinOp",
    strata.summary = "atomic lesser unsigned integer",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicUMin <Device> <None> %a, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @AtomicXor attributes {
    strata.class = "AtomicXorOp",
    strata.summary = "atomic bits that just one has",
    strata.description = "Replaces the value in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.AtomicXor <Device> <None> %a, %b : !spirv.ptr<i32, Function>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @BitCount attributes {
    strata.class = "BitCountOp",
    strata.summary = "number of bits that are 1",
    strata.examples = ["%r = spirv.BitCount %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @BitFieldInsert attributes {
    strata.class = "BitFieldInsertOp",
    strata.summary = "integer with other bits",
    strata.description = "The base, with the low bits of `insert` from `offset` on.",
    strata.examples = ["%r = spirv.BitFieldInsert %a, %a, %a, %a : i32, i32, i32"],
    strata.traits = ["Pure", "AllTypesMatch<base, insert, result>"],
    strata.format = "operands attr-dict `:` qualified(type($base)) `,` qualified(type($offset)) `,` qualified(type($count))"
  } {
    %base = irdl.c_pred "int_or_vector"
    %insert = irdl.c_pred "int_or_vector"
    %offset = irdl.c_pred "whole"
    %count = irdl.c_pred "whole"
    irdl.operands(base: %base, insert: %insert, offset: %offset, count: %count)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @BitFieldSExtract attributes {
    strata.class = "BitFieldSExtractOp",
    strata.summary = "signed bits",
    strata.description = "The bits from `offset` on, as an integer of its own.",
    strata.examples = ["%r = spirv.BitFieldSExtract %a, %a, %a : i32, i32, i32"],
    strata.traits = ["Pure", "AllTypesMatch<base, result>"],
    strata.format = "operands attr-dict `:` qualified(type($base)) `,` qualified(type($offset)) `,` qualified(type($count))"
  } {
    %base = irdl.c_pred "int_or_vector"
    %offset = irdl.c_pred "whole"
    %count = irdl.c_pred "whole"
    irdl.operands(base: %base, offset: %offset, count: %count)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @BitFieldUExtract attributes {
    strata.class = "BitFieldUExtractOp",
    strata.summary = "unsigned bits",
    strata.description = "The bits from `offset` on, as an integer of its own.",
    strata.examples = ["%r = spirv.BitFieldUExtract %a, %a, %a : i32, i32, i32"],
    strata.traits = ["Pure", "AllTypesMatch<base, result>"],
    strata.format = "operands attr-dict `:` qualified(type($base)) `,` qualified(type($offset)) `,` qualified(type($count))"
  } {
    %base = irdl.c_pred "int_or_vector"
    %offset = irdl.c_pred "whole"
    %count = irdl.c_pred "whole"
    irdl.operands(base: %base, offset: %offset, count: %count)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @BitReverse attributes {
    strata.class = "BitReverseOp",
    strata.summary = "bits in the other order",
    strata.examples = ["%r = spirv.BitReverse %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @Bitcast attributes {
    strata.class = "BitcastOp",
    strata.summary = "bits as another type",
    strata.description = "The same bits as a value of another type of the same size.",
    strata.examples = ["%r = spirv.Bitcast %a : i32 to f32"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($operand.getType() == $result.getType()) return emitError(\"result type must be different from operand type\");"
    ],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "castable"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "castable"
    irdl.results(result: %result)
  }
  irdl.operation @BitwiseAnd attributes {
    strata.class = "BitwiseAndOp",
    strata.summary = "bits that both have",
    strata.examples = ["%r = spirv.BitwiseAnd %a, %a : i32"],
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @BitwiseOr attributes {
    strata.class = "BitwiseOrOp",
    strata.summary = "bits that one has",
    strata.examples = ["%r = spirv.BitwiseOr %a, %a : i32"],
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @BitwiseXor attributes {
    strata.class = "BitwiseXorOp",
    strata.summary = "bits that just one has",
    strata.examples = ["%r = spirv.BitwiseXor %a, %a : i32"],
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @Branch attributes {
    strata.class = "BranchOp",
    strata.summary = "branch",
    strata.description = "Continues at another block.",
    strata.examples = ["spirv.Branch ^bb1(%a : i32)"],
    strata.traits = ["Pure", "Terminator"],
    strata.successors = ["target"],
    strata.format = "$target (`(` $targetOperands^ `:` qualified(type($targetOperands)) `)`)? attr-dict"
  } {
    %targetOperands = irdl.any {strata.summary = "any type"}
    irdl.operands(targetOperands: variadic %targetOperands)
  }
  irdl.operation @BranchConditional attributes {
    strata.class = "BranchConditionalOp",
    strata.summary = "conditional branch",
    strata.description = "Continues at one of two blocks; the weights say which one is likely.",
    strata.examples = ["spirv.BranchConditional %a, ^bb1, ^bb2"],
    strata.traits = ["AttrSizedOperandSegments", "Pure", "Terminator"],
    strata.successors = ["trueTarget", "falseTarget"],
    strata.format = "$condition (` ` `[` $branch_weights^ `]`)? `,` $trueTarget (`(` $trueTargetOperands^ `:` qualified(type($trueTargetOperands)) `)`)? `,` $falseTarget (`(` $falseTargetOperands^ `:` qualified(type($falseTargetOperands)) `)`)? attr-dict"
  } {
    %condition = irdl.is i1 {strata.summary = "bool"}
    %trueTargetOperands = irdl.any {strata.summary = "any type"}
    %falseTargetOperands = irdl.any {strata.summary = "any type"}
    irdl.operands(condition: %condition, trueTargetOperands: variadic %trueTargetOperands, falseTargetOperands: variadic %falseTargetOperands)
    %branch_weights = irdl.c_pred "array_of(integer_attr)" {strata.kind = "array<i32>", strata.optional, strata.summary = "32-bit integer array attribute"}
    irdl.attributes {"branch_weights" = %branch_weights}
  }
  irdl.operation @CL.acos attributes {
    strata.class = "CLAcosOp",
    strata.summary = "arc cosine of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.acos %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.acosh attributes {
    strata.class = "CLAcoshOp",
    strata.summary = "inverse hyperbolic cosine of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.acosh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.asin attributes {
    strata.class = "CLAsinOp",
    strata.summary = "arc sine of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.asin %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.asinh attributes {
    strata.class = "CLAsinhOp",
    strata.summary = "inverse hyperbolic sine of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.asinh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.atan attributes {
    strata.class = "CLAtanOp",
    strata.summary = "arc tangent of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.atan %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.atan2 attributes {
    strata.class = "CLAtan2Op",
    strata.summary = "angle of a point of OpenCL",
    strata.examples = ["%r = spirv.CL.atan2 %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "float_or_vector"
    %rhs = irdl.c_pred "float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.atanh attributes {
    strata.class = "CLAtanhOp",
    strata.summary = "inverse hyperbolic tangent of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.atanh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.ceil attributes {
    strata.class = "CLCeilOp",
    strata.summary = "next integer above of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.ceil %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.cos attributes {
    strata.class = "CLCosOp",
    strata.summary = "cosine of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.cos %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.cosh attributes {
    strata.class = "CLCoshOp",
    strata.summary = "hyperbolic cosine of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.cosh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.erf attributes {
    strata.class = "CLErfOp",
    strata.summary = "error function of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.erf %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.exp attributes {
    strata.class = "CLExpOp",
    strata.summary = "exponential of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.exp %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.fabs attributes {
    strata.class = "CLFabsOp",
    strata.summary = "magnitude of a float of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.fabs %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.floor attributes {
    strata.class = "CLFloorOp",
    strata.summary = "next integer below of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.floor %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.fma attributes {
    strata.class = "CLFmaOp",
    strata.summary = "fused multiplication and addition of OpenCL",
    strata.examples = ["%r = spirv.CL.fma %a, %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %x = irdl.c_pred "float_or_vector"
    %y = irdl.c_pred "float_or_vector"
    %z = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x, y: %y, z: %z)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.fmax attributes {
    strata.class = "CLFmaxOp",
    strata.summary = "greater float of OpenCL",
    strata.examples = ["%r = spirv.CL.fmax %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "float_or_vector"
    %rhs = irdl.c_pred "float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.fmin attributes {
    strata.class = "CLFminOp",
    strata.summary = "lesser float of OpenCL",
    strata.examples = ["%r = spirv.CL.fmin %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "float_or_vector"
    %rhs = irdl.c_pred "float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.log attributes {
    strata.class = "CLLogOp",
    strata.summary = "natural logarithm of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.log %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.mix attributes {
    strata.class = "CLMixOp",
    strata.summary = "interpolation of OpenCL",
    strata.examples = ["%r = spirv.CL.mix %a, %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %x = irdl.c_pred "float_or_vector"
    %y = irdl.c_pred "float_or_vector"
    %z = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x, y: %y, z: %z)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.pow attributes {
    strata.class = "CLPowOp",
    strata.summary = "power of OpenCL",
    strata.examples = ["%r = spirv.CL.pow %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "float_or_vector"
    %rhs = irdl.c_pred "float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.printf attributes {
    strata.class = "CLPrintfOp",
    strata.summary = "formatted output",
    strata.description = "Prints the arguments as the format says.",
    strata.examples = ["%r = spirv.CL.printf %a : !spirv.ptr<f32, Function> -> i32"],
    strata.traits = [],
    strata.format = "$format ($arguments^)? attr-dict `:` qualified(type($format)) (`,` qualified(type($arguments))^)? `->` qualified(type($result))"
  } {
    %format = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %arguments = irdl.c_pred "operand_value"
    irdl.operands(format: %format, arguments: variadic %arguments)
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @CL.rint attributes {
    strata.class = "CLRintOp",
    strata.summary = "nearest integer, even of two of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.rint %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.round attributes {
    strata.class = "CLRoundOp",
    strata.summary = "nearest integer of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.round %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.rsqrt attributes {
    strata.class = "CLRsqrtOp",
    strata.summary = "reciprocal of the square root of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.rsqrt %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.s_abs attributes {
    strata.class = "CLSAbsOp",
    strata.summary = "magnitude of an integer of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.s_abs %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.s_max attributes {
    strata.class = "CLSMaxOp",
    strata.summary = "greater signed integer of OpenCL",
    strata.examples = ["%r = spirv.CL.s_max %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "int_or_vector"
    %rhs = irdl.c_pred "int_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.s_min attributes {
    strata.class = "CLSMinOp",
    strata.summary = "lesser signed integer of OpenCL",
    strata.examples = ["%r = spirv.CL.s_min %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "int_or_vector"
    %rhs = irdl.c_pred "int_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.sin attributes {
    strata.class = "CLSinOp",
    strata.summary = "sine of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.sin %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.sinh attributes {
    strata.class = "CLSinhOp",
    strata.summary = "hyperbolic sine of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.sinh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.sqrt attributes {
    strata.class = "CLSqrtOp",
    strata.summary = "square root of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.sqrt %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.tan attributes {
    strata.class = "CLTanOp",
    strata.summary = "tangent of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.tan %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.tanh attributes {
    strata.class = "CLTanhOp",
    strata.summary = "hyperbolic tangent of OpenCL",
    strata.description = "The function of the OpenCL set, of each component.",
    strata.examples = ["%r = spirv.CL.tanh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.u_max attributes {
    strata.class = "CLUMaxOp",
    strata.summary = "greater unsigned integer of OpenCL",
    strata.examples = ["%r = spirv.CL.u_max %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "int_or_vector"
    %rhs = irdl.c_pred "int_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CL.u_min attributes {
    strata.class = "CLUMinOp",
    strata.summary = "lesser unsigned integer of OpenCL",
    strata.examples = ["%r = spirv.CL.u_min %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "int_or_vector"
    %rhs = irdl.c_pred "int_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @CompositeConstruct attributes {
    strata.class = "CompositeConstructOp",
    strata.summary = "composite of parts",
    strata.description = "Makes a vector, array, struct or matrix of its parts.",
    strata.examples = ["%r = spirv.CompositeConstruct %a, %a, %a : (i32, i32, i32) -> vector<3xi32>"],
    strata.traits = ["Pure"],
    strata.format = "$constituents attr-dict `:` `(` type(operands) `)` `->` qualified(type($result))"
  } {
    %constituents = irdl.c_pred "operand_value"
    irdl.operands(constituents: variadic %constituents)
    %result = irdl.c_pred "composite"
    irdl.results(result: %result)
  }
  irdl.operation @CompositeExtract attributes {
    strata.class = "CompositeExtractOp",
    strata.summary = "part of a composite",
    strata.description = "The part that constant indices select.",
    strata.examples = ["%r = spirv.CompositeExtract %a[0 : i32] : vector<2xf32>"],
    strata.traits = ["Pure"],
    strata.format = "$composite `` custom<Indices>($indices) attr-dict `:` custom<Part>(type($composite), type($component), ref($indices))"
  } {
    %composite = irdl.c_pred "composite"
    irdl.operands(composite: %composite)
    %indices = irdl.c_pred "array_of(integer_attr)" {strata.kind = "attribute", strata.summary = "32-bit integer array attribute"}
    irdl.attributes {"indices" = %indices}
    %component = irdl.c_pred "operand_value"
    irdl.results(component: %component)
  }
  irdl.operation @CompositeInsert attributes {
    strata.class = "CompositeInsertOp",
    strata.summary = "composite with another part",
    strata.description = "The composite, with the part that constant indices select replaced.",
    strata.examples = ["%r = spirv.CompositeInsert %a, %b[1 : i32] : i32 into vector<3xi32>"],
    strata.traits = ["Pure", "AllTypesMatch<composite, result>"],
    strata.format = "$object `,` $composite `` custom<Indices>($indices) attr-dict `:` qualified(type($object)) `into` qualified(type($composite))"
  } {
    %object = irdl.c_pred "operand_value"
    %composite = irdl.c_pred "composite"
    irdl.operands(object: %object, composite: %composite)
    %indices = irdl.c_pred "array_of(integer_attr)" {strata.kind = "attribute", strata.summary = "32-bit integer array attribute"}
    irdl.attributes {"indices" = %indices}
    %result = irdl.c_pred "composite"
    irdl.results(result: %result)
  }
  irdl.operation @Constant attributes {
    strata.class = "ConstantOp",
    strata.summary = "constant",
    strata.description = "A number, a vector, or a list of the parts of a composite.",
    strata.examples = ["%true = spirv.Constant true"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.hooks = ["names"],
    strata.format = "attr-dict custom<Value>($value, type($constant))"
  } {
    %value = irdl.any {strata.summary = "any attribute"}
    irdl.attributes {"value" = %value}
    %constant = irdl.c_pred "operand_value"
    irdl.results(constant: %constant)
  }
  irdl.operation @ControlBarrier attributes {
    strata.class = "ControlBarrierOp",
    strata.summary = "barrier",
    strata.description = "Waits for all invocations of the scope, and orders memory accesses.",
    strata.examples = ["spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>"],
    strata.traits = [],
    strata.verify = [
      "return verifySemantics($memory_semantics);"
    ],
    strata.format = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict"
  } {
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %memory_semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"execution_scope" = %execution_scope, "memory_scope" = %memory_scope, "memory_semantics" = %memory_semantics}
  }
  irdl.operation @ConvertFToS attributes {
    strata.class = "ConvertFToSOp",
    strata.summary = "float as a signed integer",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.ConvertFToS %a : f32 to i32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "reals"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @ConvertFToU attributes {
    strata.class = "ConvertFToUOp",
    strata.summary = "float as an unsigned integer",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.ConvertFToU %a : f32 to i32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "reals"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @ConvertPtrToU attributes {
    strata.class = "ConvertPtrToUOp",
    strata.summary = "address as an integer",
    strata.description = "The address that a pointer is.",
    strata.examples = ["%r = spirv.ConvertPtrToU %a : !spirv.ptr<f32, Function> to i32"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($pointer)) `to` qualified(type($result))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(pointer: %pointer)
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @ConvertSToF attributes {
    strata.class = "ConvertSToFOp",
    strata.summary = "signed integer as a float",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.ConvertSToF %a : i32 to f32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "ints"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "reals"
    irdl.results(result: %result)
  }
  irdl.operation @ConvertUToF attributes {
    strata.class = "ConvertUToFOp",
    strata.summary = "unsigned integer as a float",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.ConvertUToF %a : i32 to f32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "ints"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "reals"
    irdl.results(result: %result)
  }
  irdl.operation @ConvertUToPtr attributes {
    strata.class = "ConvertUToPtrOp",
    strata.summary = "integer as an address",
    strata.description = "The pointer with an address.",
    strata.examples = ["%r = spirv.ConvertUToPtr %a : i32 to !spirv.ptr<f32, Function>"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "whole"
    irdl.operands(operand: %operand)
    %result = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @CopyMemory attributes {
    strata.class = "CopyMemoryOp",
    strata.summary = "copy of memory",
    strata.description = "Copies a value from an address to another one.",
    strata.examples = ["spirv.CopyMemory  \"Function\" %a,  \"Function\" %a [\"Aligned\", 4],  [\"Volatile\"] : i32"],
    strata.traits = [],
    strata.effects = ["read", "write"],
    strata.format = "custom<Copy>($target, type($target), $source, type($source), $memory_access, $alignment, $source_memory_access, $source_alignment, attr-dict)"
  } {
    %target = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %source = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(target: %target, source: %source)
    %memory_access = irdl.base @spirv::@memory_access {strata.optional, strata.summary = "valid SPIR-V MemoryAccess"}
    %alignment = irdl.c_pred "positive && power_of_two" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0"}
    %source_memory_access = irdl.base @spirv::@memory_access {strata.optional, strata.summary = "valid SPIR-V MemoryAccess"}
    %source_alignment = irdl.c_pred "positive && power_of_two" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0"}
    irdl.attributes {"memory_access" = %memory_access, "alignment" = %alignment, "source_memory_access" = %source_memory_access, "source_alignment" = %source_alignment}
  }
  irdl.operation @Dot attributes {
    strata.class = "DotOp",
    strata.summary = "dot product of floats",
    strata.description = "The sum of the products of the components.",
    strata.examples = ["%r = spirv.Dot %a, %a : vector<3xf32> -> f32"],
    strata.traits = ["Pure", "AllTypesMatch<vector1, vector2>"],
    strata.predicates = [["$result.getType() == $vector1.getType().getElementType()", "all of {vector1, result} have same element type"]],
    strata.format = "operands attr-dict `:` qualified(type($vector1)) `->` qualified(type($result))"
  } {
    %vector1 = irdl.c_pred "real_vector"
    %vector2 = irdl.c_pred "real_vector"
    irdl.operands(vector1: %vector1, vector2: %vector2)
    %result = irdl.c_pred "any_real"
    irdl.results(result: %result)
  }
  irdl.operation @EXT.AtomicFAdd attributes {
    strata.class = "EXTAtomicFAddOp",
    strata.summary = "atomic sum of floats",
    strata.description = "Adds to the float in memory atomically, and returns the previous one.",
    strata.examples = ["%r = spirv.EXT.AtomicFAdd <Workgroup> <Acquire> %a, %b : !spirv.ptr<f32, Workgroup>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.infer = [["value", "pointer", "cast<PointerType>($_self).getPointeeType()", "`value` type matches pointee type of `pointer`"], ["result", "value", "$_self"]],
    strata.verify = [
      "return verifySemantics($semantics);"
    ],
    strata.format = "$memory_scope $semantics operands attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "real"
    irdl.operands(pointer: %pointer, value: %value)
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "semantics" = %semantics}
    %result = irdl.c_pred "real"
    irdl.results(result: %result)
  }
  irdl.operation @EXT.ConstantCompositeReplicate attributes {
    strata.class = "EXTConstantCompositeReplicateOp",
    strata.summary = "constant of equal parts",
    strata.description = "A composite constant whose parts are all the value.",
    strata.traits = ["Pure"],
    strata.format = "`[` $value `]` `:` qualified(type($replicated_constant)) attr-dict"
  } {
    %value = irdl.any {strata.summary = "any attribute"}
    irdl.attributes {"value" = %value}
    %replicated_constant = irdl.c_pred "composite"
    irdl.results(replicated_constant: %replicated_constant)
  }
  irdl.operation @EXT.EmitMeshTasks attributes {
    strata.class = "EXTEmitMeshTasksOp",
    strata.summary = "start of mesh shaders",
    strata.description = "Ends a task shader, and starts groups of mesh shaders.",
    strata.traits = ["Terminator"],
    strata.format = "$group_count_x `,` $group_count_y `,` $group_count_z (`,` $payload^)? attr-dict `:` qualified(type($group_count_x)) `,` qualified(type($group_count_y)) `,` qualified(type($group_count_z)) (`,` qualified(type($payload))^)?"
  } {
    %group_count_x = irdl.c_pred "word"
    %group_count_y = irdl.c_pred "word"
    %group_count_z = irdl.c_pred "word"
    %payload = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(group_count_x: %group_count_x, group_count_y: %group_count_y, group_count_z: %group_count_z, payload: optional %payload)
  }
  irdl.operation @EXT.SetMeshOutputs attributes {
    strata.class = "EXTSetMeshOutputsOp",
    strata.summary = "sizes of a mesh",
    strata.description = "The numbers of vertices and primitives that a mesh shader writes.",
    strata.examples = ["spirv.EXT.SetMeshOutputs %a, %a : i32, i32"],
    strata.traits = [],
    strata.format = "$vertex_count `,` $primitive_count attr-dict `:` qualified(type($vertex_count)) `,` qualified(type($primitive_count))"
  } {
    %vertex_count = irdl.c_pred "word"
    %primitive_count = irdl.c_pred "word"
    irdl.operands(vertex_count: %vertex_count, primitive_count: %primitive_count)
  }
  irdl.operation @EXT.SpecConstantCompositeReplicate attributes {
    strata.class = "EXTSpecConstantCompositeReplicateOp",
    strata.summary = "specialization constant of equal parts",
    strata.description = "A composite whose parts are all the same specialization constant.",
    strata.examples = ["spirv.EXT.SpecConstantCompositeReplicate @sccr (@sc) : !spirv.array<2 x i32>"],
    strata.traits = ["Symbol"],
    strata.format = "$sym_name ` ` `(` $constituent `)` attr-dict `:` $type"
  } {
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %constituent = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"type" = %type, "sym_name" = %sym_name, "constituent" = %constituent}
  }
  irdl.operation @EmitVertex attributes {
    strata.class = "EmitVertexOp",
    strata.summary = "output of a vertex",
    strata.description = "An instruction of geometry shaders.",
    strata.examples = ["spirv.EmitVertex"],
    strata.traits = [],
    strata.format = "attr-dict"
  } {}
  irdl.operation @EndPrimitive attributes {
    strata.class = "EndPrimitiveOp",
    strata.summary = "end of a primitive",
    strata.description = "An instruction of geometry shaders.",
    strata.examples = ["spirv.EndPrimitive"],
    strata.traits = [],
    strata.format = "attr-dict"
  } {}
  irdl.operation @EntryPoint attributes {
    strata.class = "EntryPointOp",
    strata.summary = "entry point",
    strata.description = "Names a function that the host can start, and the global variables that it uses.",
    strata.examples = ["spirv.EntryPoint \"GLCompute\" @f"],
    strata.traits = [],
    strata.format = "custom<Quoted>($execution_model, \"execution_model\") $fn (`,` $interface^)? attr-dict"
  } {
    %execution_model = irdl.base @spirv::@execution_model {strata.summary = "valid SPIR-V ExecutionModel"}
    %fn = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %interface = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.default = "", strata.summary = "symbol ref array attribute"}
    irdl.attributes {"execution_model" = %execution_model, "fn" = %fn, "interface" = %interface}
  }
  irdl.operation @ExecutionMode attributes {
    strata.class = "ExecutionModeOp",
    strata.summary = "execution mode",
    strata.description = "Sets a mode of an entry point, with its numbers.",
    strata.examples = ["spirv.ExecutionMode @f \"ContractionOff\""],
    strata.traits = [],
    strata.format = "$fn custom<Quoted>($execution_mode, \"execution_mode\") (`,` $values^)? attr-dict"
  } {
    %fn = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %execution_mode = irdl.base @spirv::@execution_mode {strata.summary = "valid SPIR-V ExecutionMode"}
    %values = irdl.c_pred "array_of(integer_attr)" {strata.kind = "array<i32>", strata.default = "", strata.summary = "32-bit integer array attribute"}
    irdl.attributes {"fn" = %fn, "execution_mode" = %execution_mode, "values" = %values}
  }
  irdl.operation @FAdd attributes {
    strata.class = "FAddOp",
    strata.summary = "sum of floats",
    strata.examples = ["%r = spirv.FAdd %x, %x : f32"],
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "floats"
    %operand2 = irdl.c_pred "floats"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "floats"
    irdl.results(result: %result)
  }
  irdl.operation @FConvert attributes {
    strata.class = "FConvertOp",
    strata.summary = "float of another width",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.FConvert %a : f32 to f64"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.verify = [
      "return verifyWidths();"
    ],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "reals"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "reals"
    irdl.results(result: %result)
  }
  irdl.operation @FDiv attributes {
    strata.class = "FDivOp",
    strata.summary = "quotient of floats",
    strata.examples = ["%r = spirv.FDiv %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "floats"
    %operand2 = irdl.c_pred "floats"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "floats"
    irdl.results(result: %result)
  }
  irdl.operation @FMod attributes {
    strata.class = "FModOp",
    strata.summary = "remainder of floats with the sign of the divisor",
    strata.examples = ["%r = spirv.FMod %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FMul attributes {
    strata.class = "FMulOp",
    strata.summary = "product of floats",
    strata.examples = ["%r = spirv.FMul %a, %a : f32"],
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "floats"
    %operand2 = irdl.c_pred "floats"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "floats"
    irdl.results(result: %result)
  }
  irdl.operation @FNegate attributes {
    strata.class = "FNegateOp",
    strata.summary = "float with the other sign",
    strata.examples = ["%r = spirv.FNegate %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand = irdl.c_pred "floats"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "floats"
    irdl.results(result: %result)
  }
  irdl.operation @FOrdEqual attributes {
    strata.class = "FOrdEqualOp",
    strata.summary = "equal, and no NaN",
    strata.examples = ["%r = spirv.FOrdEqual %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FOrdGreaterThan attributes {
    strata.class = "FOrdGreaterThanOp",
    strata.summary = "greater, and no NaN",
    strata.examples = ["%r = spirv.FOrdGreaterThan %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FOrdGreaterThanEqual attributes {
    strata.class = "FOrdGreaterThanEqualOp",
    strata.summary = "greater or equal, and no NaN",
    strata.examples = ["%r = spirv.FOrdGreaterThanEqual %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FOrdLessThan attributes {
    strata.class = "FOrdLessThanOp",
    strata.summary = "less, and no NaN",
    strata.examples = ["%r = spirv.FOrdLessThan %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FOrdLessThanEqual attributes {
    strata.class = "FOrdLessThanEqualOp",
    strata.summary = "less or equal, and no NaN",
    strata.examples = ["%r = spirv.FOrdLessThanEqual %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FOrdNotEqual attributes {
    strata.class = "FOrdNotEqualOp",
    strata.summary = "not equal, and no NaN",
    strata.examples = ["%r = spirv.FOrdNotEqual %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FRem attributes {
    strata.class = "FRemOp",
    strata.summary = "remainder of floats with the sign of the dividend",
    strata.examples = ["%r = spirv.FRem %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FSub attributes {
    strata.class = "FSubOp",
    strata.summary = "difference of floats",
    strata.examples = ["%r = spirv.FSub %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "floats"
    %operand2 = irdl.c_pred "floats"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "floats"
    irdl.results(result: %result)
  }
  irdl.operation @FUnordEqual attributes {
    strata.class = "FUnordEqualOp",
    strata.summary = "equal, or a NaN",
    strata.examples = ["%r = spirv.FUnordEqual %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FUnordGreaterThan attributes {
    strata.class = "FUnordGreaterThanOp",
    strata.summary = "greater, or a NaN",
    strata.examples = ["%r = spirv.FUnordGreaterThan %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FUnordGreaterThanEqual attributes {
    strata.class = "FUnordGreaterThanEqualOp",
    strata.summary = "greater or equal, or a NaN",
    strata.examples = ["%r = spirv.FUnordGreaterThanEqual %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FUnordLessThan attributes {
    strata.class = "FUnordLessThanOp",
    strata.summary = "less, or a NaN",
    strata.examples = ["%r = spirv.FUnordLessThan %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FUnordLessThanEqual attributes {
    strata.class = "FUnordLessThanEqualOp",
    strata.summary = "less or equal, or a NaN",
    strata.examples = ["%r = spirv.FUnordLessThanEqual %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FUnordNotEqual attributes {
    strata.class = "FUnordNotEqualOp",
    strata.summary = "not equal, or a NaN",
    strata.examples = ["%r = spirv.FUnordNotEqual %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @FunctionCall attributes {
    strata.class = "FunctionCallOp",
    strata.summary = "call",
    strata.description = "Calls a function.",
    strata.examples = ["%r = spirv.FunctionCall @f(%a, %b, %c, %d) : (i32, !spirv.ptr<i32, Function>, i1, !spirv.ptr<f32, Function>) -> i32"],
    strata.traits = [],
    strata.format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)"
  } {
    %arguments = irdl.any {strata.summary = "any type"}
    irdl.operands(arguments: variadic %arguments)
    %callee = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"callee" = %callee, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %return_value = irdl.any {strata.summary = "any type"}
    irdl.results(return_value: optional %return_value)
  }
  irdl.operation @GL.Acos attributes {
    strata.class = "GLAcosOp",
    strata.summary = "arc cosine of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Acos %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Acosh attributes {
    strata.class = "GLAcoshOp",
    strata.summary = "inverse hyperbolic cosine of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Acosh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Asin attributes {
    strata.class = "GLAsinOp",
    strata.summary = "arc sine of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Asin %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Asinh attributes {
    strata.class = "GLAsinhOp",
    strata.summary = "inverse hyperbolic sine of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Asinh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Atan attributes {
    strata.class = "GLAtanOp",
    strata.summary = "arc tangent of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Atan %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Atanh attributes {
    strata.class = "GLAtanhOp",
    strata.summary = "inverse hyperbolic tangent of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Atanh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Ceil attributes {
    strata.class = "GLCeilOp",
    strata.summary = "next integer above of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Ceil %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Cos attributes {
    strata.class = "GLCosOp",
    strata.summary = "cosine of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Cos %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Cosh attributes {
    strata.class = "GLCoshOp",
    strata.summary = "hyperbolic cosine of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Cosh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Cross attributes {
    strata.class = "GLCrossOp",
    strata.summary = "cross product of GLSL",
    strata.examples = ["%r = spirv.GL.Cross %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "float_or_vector"
    %rhs = irdl.c_pred "float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Distance attributes {
    strata.class = "GLDistanceOp",
    strata.summary = "distance of points",
    strata.examples = ["%r = spirv.GL.Distance %a, %a : f32, f32 -> f32"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($p0)) `,` qualified(type($p1)) `->` qualified(type($result))"
  } {
    %p0 = irdl.c_pred "float_or_vector"
    %p1 = irdl.c_pred "float_or_vector"
    irdl.operands(p0: %p0, p1: %p1)
    %result = irdl.c_pred "real"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Exp attributes {
    strata.class = "GLExpOp",
    strata.summary = "exponential of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Exp %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Exp2 attributes {
    strata.class = "GLExp2Op",
    strata.summary = "power of two of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Exp2 %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FAbs attributes {
    strata.class = "GLFAbsOp",
    strata.summary = "magnitude of a float of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.FAbs %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FClamp attributes {
    strata.class = "GLFClampOp",
    strata.summary = "float limited to a range",
    strata.examples = ["%r = spirv.GL.FClamp %a, %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x `,` $y `,` $z attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "float_or_vector"
    %y = irdl.c_pred "float_or_vector"
    %z = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x, y: %y, z: %z)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FMax attributes {
    strata.class = "GLFMaxOp",
    strata.summary = "greater float of GLSL",
    strata.examples = ["%r = spirv.GL.FMax %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "float_or_vector"
    %rhs = irdl.c_pred "float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FMin attributes {
    strata.class = "GLFMinOp",
    strata.summary = "lesser float of GLSL",
    strata.examples = ["%r = spirv.GL.FMin %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "float_or_vector"
    %rhs = irdl.c_pred "float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FMix attributes {
    strata.class = "GLFMixOp",
    strata.summary = "interpolation of GLSL",
    strata.examples = ["%r = spirv.GL.FMix %a : f32, %a : f32, %a : f32 -> f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "attr-dict $x `:` qualified(type($x)) `,` $y `:` qualified(type($y)) `,` $a `:` qualified(type($a)) `->` qualified(type($result))"
  } {
    %x = irdl.c_pred "float_or_vector"
    %y = irdl.c_pred "float_or_vector"
    %a = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x, y: %y, a: %a)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FSign attributes {
    strata.class = "GLFSignOp",
    strata.summary = "sign of a float of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.FSign %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FindILsb attributes {
    strata.class = "GLFindILsbOp",
    strata.summary = "number of the lowest bit that is 1 of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.FindILsb %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FindSMsb attributes {
    strata.class = "GLFindSMsbOp",
    strata.summary = "number of the highest bit that differs from the sign of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.FindSMsb %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int32s"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int32s"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FindUMsb attributes {
    strata.class = "GLFindUMsbOp",
    strata.summary = "number of the highest bit that is 1 of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.FindUMsb %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int32s"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int32s"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Floor attributes {
    strata.class = "GLFloorOp",
    strata.summary = "next integer below of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Floor %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Fma attributes {
    strata.class = "GLFmaOp",
    strata.summary = "fused multiplication and addition of GLSL",
    strata.examples = ["%r = spirv.GL.Fma %a, %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x `,` $y `,` $z attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "float_or_vector"
    %y = irdl.c_pred "float_or_vector"
    %z = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x, y: %y, z: %z)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Fract attributes {
    strata.class = "GLFractOp",
    strata.summary = "fraction of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Fract %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.FrexpStruct attributes {
    strata.class = "GLFrexpStructOp",
    strata.summary = "significand and exponent",
    strata.description = "The parts of a float, as a struct.",
    strata.traits = ["Pure"],
    strata.format = "attr-dict $operand `:` qualified(type($operand)) `->` qualified(type($result))"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.base @spirv::@struct {strata.summary = "any SPIR-V struct type"}
    irdl.results(result: %result)
  }
  irdl.operation @GL.InverseSqrt attributes {
    strata.class = "GLInverseSqrtOp",
    strata.summary = "reciprocal of the square root of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.InverseSqrt %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Ldexp attributes {
    strata.class = "GLLdexpOp",
    strata.summary = "float with an exponent",
    strata.description = "The significand times a power of two.",
    strata.examples = ["%r = spirv.GL.Ldexp %a : f32, %b : i32 -> f32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $x `:` qualified(type($x)) `,` $exp `:` qualified(type($exp)) `->` qualified(type($y))"
  } {
    %x = irdl.c_pred "float_or_vector"
    %exp = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x, exp: %exp)
    %y = irdl.c_pred "float_or_vector"
    irdl.results(y: %y)
  }
  irdl.operation @GL.Length attributes {
    strata.class = "GLLengthOp",
    strata.summary = "length of a vector",
    strata.description = "The square root of the sum of the squares.",
    strata.examples = ["%r = spirv.GL.Length %a : f32 -> f32"],
    strata.traits = ["Pure"],
    strata.format = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($result))"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "real"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Log attributes {
    strata.class = "GLLogOp",
    strata.summary = "natural logarithm of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Log %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Log2 attributes {
    strata.class = "GLLog2Op",
    strata.summary = "logarithm to base 2 of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Log2 %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Normalize attributes {
    strata.class = "GLNormalizeOp",
    strata.summary = "vector of length 1 of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Normalize %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.PackHalf2x16 attributes {
    strata.class = "GLPackHalf2x16Op",
    strata.summary = "two floats as halves of an integer",
    strata.description = "Converts between a vector and the bits of an integer.",
    strata.examples = ["%r = spirv.GL.PackHalf2x16 %a : vector<2xf32> -> i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $operand `:` qualified(type($operand)) `->` qualified(type($result))"
  } {
    %operand = irdl.c_pred "fixed_vector && length(2) && vector_of(f32)" {strata.summary = "vector of Float32 values of length 2"}
    irdl.operands(operand: %operand)
    %result = irdl.is i32 {strata.summary = "Int32"}
    irdl.results(result: %result)
  }
  irdl.operation @GL.PackSnorm4x8 attributes {
    strata.class = "GLPackSnorm4x8Op",
    strata.summary = "four floats as bytes",
    strata.description = "Converts between a vector and the bits of an integer.",
    strata.examples = ["%r = spirv.GL.PackSnorm4x8 %a : vector<4xf32> -> i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $operand `:` qualified(type($operand)) `->` qualified(type($result))"
  } {
    %operand = irdl.c_pred "fixed_vector && length(4) && vector_of(f32)" {strata.summary = "vector of Float32 values of length 4"}
    irdl.operands(operand: %operand)
    %result = irdl.is i32 {strata.summary = "Int32"}
    irdl.results(result: %result)
  }
  irdl.operation @GL.Pow attributes {
    strata.class = "GLPowOp",
    strata.summary = "power of GLSL",
    strata.examples = ["%r = spirv.GL.Pow %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "small_float_or_vector"
    %rhs = irdl.c_pred "small_float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Reflect attributes {
    strata.class = "GLReflectOp",
    strata.summary = "reflected vector of GLSL",
    strata.examples = ["%r = spirv.GL.Reflect %a, %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "float_or_vector"
    %rhs = irdl.c_pred "float_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Round attributes {
    strata.class = "GLRoundOp",
    strata.summary = "nearest integer of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Round %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.RoundEven attributes {
    strata.class = "GLRoundEvenOp",
    strata.summary = "nearest integer, even of two of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.RoundEven %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.SAbs attributes {
    strata.class = "GLSAbsOp",
    strata.summary = "magnitude of an integer of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.SAbs %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.SClamp attributes {
    strata.class = "GLSClampOp",
    strata.summary = "signed integer limited to a range",
    strata.examples = ["%r = spirv.GL.SClamp %a, %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x `,` $y `,` $z attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "int_or_vector"
    %y = irdl.c_pred "int_or_vector"
    %z = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x, y: %y, z: %z)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.SMax attributes {
    strata.class = "GLSMaxOp",
    strata.summary = "greater signed integer of GLSL",
    strata.examples = ["%r = spirv.GL.SMax %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "int_or_vector"
    %rhs = irdl.c_pred "int_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.SMin attributes {
    strata.class = "GLSMinOp",
    strata.summary = "lesser signed integer of GLSL",
    strata.examples = ["%r = spirv.GL.SMin %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "int_or_vector"
    %rhs = irdl.c_pred "int_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.SSign attributes {
    strata.class = "GLSSignOp",
    strata.summary = "sign of an integer of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.SSign %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Sin attributes {
    strata.class = "GLSinOp",
    strata.summary = "sine of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Sin %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Sinh attributes {
    strata.class = "GLSinhOp",
    strata.summary = "hyperbolic sine of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Sinh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Sqrt attributes {
    strata.class = "GLSqrtOp",
    strata.summary = "square root of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Sqrt %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Tan attributes {
    strata.class = "GLTanOp",
    strata.summary = "tangent of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Tan %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.Tanh attributes {
    strata.class = "GLTanhOp",
    strata.summary = "hyperbolic tangent of GLSL",
    strata.description = "The function of the GLSL set, of each component.",
    strata.examples = ["%r = spirv.GL.Tanh %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "small_float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "small_float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.UClamp attributes {
    strata.class = "GLUClampOp",
    strata.summary = "unsigned integer limited to a range",
    strata.examples = ["%r = spirv.GL.UClamp %a, %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x `,` $y `,` $z attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "int_or_vector"
    %y = irdl.c_pred "int_or_vector"
    %z = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x, y: %y, z: %z)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.UMax attributes {
    strata.class = "GLUMaxOp",
    strata.summary = "greater unsigned integer of GLSL",
    strata.examples = ["%r = spirv.GL.UMax %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "int_or_vector"
    %rhs = irdl.c_pred "int_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.UMin attributes {
    strata.class = "GLUMinOp",
    strata.summary = "lesser unsigned integer of GLSL",
    strata.examples = ["%r = spirv.GL.UMin %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %lhs = irdl.c_pred "int_or_vector"
    %rhs = irdl.c_pred "int_or_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GL.UnpackHalf2x16 attributes {
    strata.class = "GLUnpackHalf2x16Op",
    strata.summary = "floats of the halves of an integer",
    strata.description = "Converts between a vector and the bits of an integer.",
    strata.examples = ["%r = spirv.GL.UnpackHalf2x16 %a : i32 -> vector<2xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $operand `:` qualified(type($operand)) `->` qualified(type($result))"
  } {
    %operand = irdl.is i32 {strata.summary = "Int32"}
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "fixed_vector && length(2) && vector_of(f32)" {strata.summary = "vector of Float32 values of length 2"}
    irdl.results(result: %result)
  }
  irdl.operation @GL.UnpackSnorm4x8 attributes {
    strata.class = "GLUnpackSnorm4x8Op",
    strata.summary = "floats of bytes",
    strata.description = "Converts between a vector and the bits of an integer.",
    strata.examples = ["%r = spirv.GL.UnpackSnorm4x8 %a : i32 -> vector<4xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $operand `:` qualified(type($operand)) `->` qualified(type($result))"
  } {
    %operand = irdl.is i32 {strata.summary = "Int32"}
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "fixed_vector && length(4) && vector_of(f32)" {strata.summary = "vector of Float32 values of length 4"}
    irdl.results(result: %result)
  }
  irdl.operation @GenericCastToPtr attributes {
    strata.class = "GenericCastToPtrOp",
    strata.summary = "pointer of a storage class",
    strata.description = "Converts a pointer between a storage class and the generic one.",
    strata.examples = ["%r = spirv.GenericCastToPtr %a : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, Function>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($pointer.getType().getStorageClass() != StorageClass::Generic) return emitError(\"pointer type must be of storage class Generic\");",
      "if (pointee($pointer) != pointee($result)) return emitOpError(\"pointer operand's pointee type must have the same as the op result type\");"
    ],
    strata.format = "$pointer attr-dict `:` qualified(type($pointer)) `to` qualified(type($result))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(pointer: %pointer)
    %result = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @GenericCastToPtrExplicit attributes {
    strata.class = "GenericCastToPtrExplicitOp",
    strata.summary = "pointer of a storage class, or null",
    strata.description = "Converts a pointer between a storage class and the generic one.",
    strata.examples = ["%r = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, Function>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($pointer.getType().getStorageClass() != StorageClass::Generic) return emitError(\"pointer type must be of storage class Generic\");",
      "if (pointee($pointer) != pointee($result)) return emitOpError(\"pointer operand's pointee type must have the same as the op result type\");"
    ],
    strata.format = "$pointer attr-dict `:` qualified(type($pointer)) `to` qualified(type($result))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(pointer: %pointer)
    %result = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @GlobalVariable attributes {
    strata.class = "GlobalVariableOp",
    strata.summary = "global variable",
    strata.description = "Memory that all functions can access: a pointer with a name, and how it is bound.",
    strata.examples = ["spirv.GlobalVariable @v0 : !spirv.ptr<f32, Private>"],
    strata.traits = ["Symbol"],
    strata.format = "$sym_name (`initializer` `(` $initializer^ `)`)? (`built_in` `(` $built_in^ `)`)? (`bind` `(` $descriptor_set^ `,` $binding `)`)? attr-dict `:` $type"
  } {
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %initializer = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.optional, strata.summary = "flat symbol reference attribute"}
    %location = irdl.any {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %binding = irdl.any {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %descriptor_set = irdl.any {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %built_in = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %linkage_attributes = irdl.base @spirv::@linkage_attributes {strata.optional, strata.summary = "linkage attributes"}
    irdl.attributes {"type" = %type, "sym_name" = %sym_name, "initializer" = %initializer, "location" = %location, "binding" = %binding, "descriptor_set" = %descriptor_set, "built_in" = %built_in, "linkage_attributes" = %linkage_attributes}
  }
  irdl.operation @GroupBroadcast attributes {
    strata.class = "GroupBroadcastOp",
    strata.summary = "value of an invocation of a group",
    strata.description = "Each invocation gets the value of the one with the given number.",
    strata.examples = ["%r = spirv.GroupBroadcast <Workgroup> %a, %b : f32, i32"],
    strata.traits = ["Pure", "AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope operands attr-dict `:` qualified(type($value)) `,` qualified(type($localid))"
  } {
    %value = irdl.c_pred "operand_value"
    %localid = irdl.c_pred "int_or_vector"
    irdl.operands(value: %value, localid: %localid)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "operand_value"
    irdl.results(result: %result)
  }
  irdl.operation @GroupFAdd attributes {
    strata.class = "GroupFAddOp",
    strata.summary = "sum of floats of a group",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.GroupFAdd <Workgroup> <Reduce> %a : f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupFMax attributes {
    strata.class = "GroupFMaxOp",
    strata.summary = "greatest float of a group",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.GroupFMax <Workgroup> <Reduce> %a : f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupFMin attributes {
    strata.class = "GroupFMinOp",
    strata.summary = "least float of a group",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.GroupFMin <Workgroup> <Reduce> %a : f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupIAdd attributes {
    strata.class = "GroupIAddOp",
    strata.summary = "sum of integers of a group",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.GroupIAdd <Workgroup> <Reduce> %a : i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformAll attributes {
    strata.class = "GroupNonUniformAllOp",
    strata.summary = "whether a condition holds in all",
    strata.description = "A vote of the active invocations.",
    strata.traits = [],
    strata.format = "$execution_scope $predicate attr-dict `:` qualified(type($result))"
  } {
    %predicate = irdl.is i1 {strata.summary = "bool"}
    irdl.operands(predicate: %predicate)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.is i1 {strata.summary = "bool"}
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformAllEqual attributes {
    strata.class = "GroupNonUniformAllEqualOp",
    strata.summary = "whether all have the same value",
    strata.description = "Compares the values of the active invocations.",
    strata.traits = [],
    strata.format = "$execution_scope $value attr-dict `:` qualified(type($value)) `,` qualified(type($result))"
  } {
    %value = irdl.c_pred "operand_value"
    irdl.operands(value: %value)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.is i1 {strata.summary = "bool"}
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformAny attributes {
    strata.class = "GroupNonUniformAnyOp",
    strata.summary = "whether a condition holds in any",
    strata.description = "A vote of the active invocations.",
    strata.traits = [],
    strata.format = "$execution_scope $predicate attr-dict `:` qualified(type($result))"
  } {
    %predicate = irdl.is i1 {strata.summary = "bool"}
    irdl.operands(predicate: %predicate)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.is i1 {strata.summary = "bool"}
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformBallot attributes {
    strata.class = "GroupNonUniformBallotOp",
    strata.summary = "bits of a vote",
    strata.description = "A bit for each invocation, whether the condition holds there.",
    strata.examples = ["%r = spirv.GroupNonUniformBallot <Workgroup> %a : vector<4xi32>"],
    strata.traits = [],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $predicate attr-dict `:` qualified(type($result))"
  } {
    %predicate = irdl.is i1 {strata.summary = "bool"}
    irdl.operands(predicate: %predicate)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "fixed_vector && length(4) && vector_of((signless_integer(8, 16, 32, 64) || unsigned_integer(8, 16, 32, 64)))" {strata.summary = "vector of 8/16/32/64-bit signless/unsigned integer values of length 4"}
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformBallotBitCount attributes {
    strata.class = "GroupNonUniformBallotBitCountOp",
    strata.summary = "number of votes",
    strata.description = "Counts the bits of a vote.",
    strata.traits = [],
    strata.format = "$execution_scope $group_operation $value attr-dict `:` qualified(type($value)) `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "fixed_vector && length(4) && vector_of(word)" {strata.summary = "vector of 32-bit signless/unsigned integer values of length 4"}
    irdl.operands(value: %value)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "(signless_integer(8, 16, 32, 64) || unsigned_integer(8, 16, 32, 64))" {strata.summary = "8/16/32/64-bit signless/unsigned integer"}
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformBallotFindLSB attributes {
    strata.class = "GroupNonUniformBallotFindLSBOp",
    strata.summary = "number of the first vote",
    strata.description = "The number of the invocation whose bit is found.",
    strata.traits = [],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $value attr-dict `:` qualified(type($value)) `,` qualified(type($result))"
  } {
    %value = irdl.c_pred "fixed_vector && length(4) && vector_of((signless_integer(8, 16, 32, 64) || unsigned_integer(8, 16, 32, 64)))" {strata.summary = "vector of 8/16/32/64-bit signless/unsigned integer values of length 4"}
    irdl.operands(value: %value)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "(signless_integer(8, 16, 32, 64) || unsigned_integer(8, 16, 32, 64))" {strata.summary = "8/16/32/64-bit signless/unsigned integer"}
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformBallotFindMSB attributes {
    strata.class = "GroupNonUniformBallotFindMSBOp",
    strata.summary = "number of the last vote",
    strata.description = "The number of the invocation whose bit is found.",
    strata.traits = [],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $value attr-dict `:` qualified(type($value)) `,` qualified(type($result))"
  } {
    %value = irdl.c_pred "fixed_vector && length(4) && vector_of((signless_integer(8, 16, 32, 64) || unsigned_integer(8, 16, 32, 64)))" {strata.summary = "vector of 8/16/32/64-bit signless/unsigned integer values of length 4"}
    irdl.operands(value: %value)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "(signless_integer(8, 16, 32, 64) || unsigned_integer(8, 16, 32, 64))" {strata.summary = "8/16/32/64-bit signless/unsigned integer"}
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformBitwiseAnd attributes {
    strata.class = "GroupNonUniformBitwiseAndOp",
    strata.summary = "common bits of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformBitwiseOr attributes {
    strata.class = "GroupNonUniformBitwiseOrOp",
    strata.summary = "bits of any of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformBitwiseXor attributes {
    strata.class = "GroupNonUniformBitwiseXorOp",
    strata.summary = "parity of bits of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformBroadcast attributes {
    strata.class = "GroupNonUniformBroadcastOp",
    strata.summary = "value of an active invocation",
    strata.description = "Each invocation gets the value of the one with the given number.",
    strata.examples = ["%r = spirv.GroupNonUniformBroadcast <Subgroup> %a, %cst1_i32 : f32, i32"],
    strata.traits = ["Pure", "AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope operands attr-dict `:` qualified(type($value)) `,` qualified(type($id))"
  } {
    %value = irdl.c_pred "operand_value"
    %id = irdl.c_pred "int_or_vector"
    irdl.operands(value: %value, id: %id)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "operand_value"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformElect attributes {
    strata.class = "GroupNonUniformElectOp",
    strata.summary = "choice of an invocation",
    strata.description = "True in the active invocation with the lowest number.",
    strata.examples = ["%r = spirv.GroupNonUniformElect <Workgroup> : i1"],
    strata.traits = [],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope attr-dict `:` qualified(type($result))"
  } {
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.is i1 {strata.summary = "bool"}
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformFAdd attributes {
    strata.class = "GroupNonUniformFAddOp",
    strata.summary = "sum of floats of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %a : f32 -> f32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "float_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformFMax attributes {
    strata.class = "GroupNonUniformFMaxOp",
    strata.summary = "greatest float of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %a : f32 -> f32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "float_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformFMin attributes {
    strata.class = "GroupNonUniformFMinOp",
    strata.summary = "least float of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %a : f32 -> f32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "float_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformFMul attributes {
    strata.class = "GroupNonUniformFMulOp",
    strata.summary = "product of floats of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %a : f32 -> f32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "float_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformIAdd attributes {
    strata.class = "GroupNonUniformIAddOp",
    strata.summary = "sum of integers of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%cst4_i32) : i32, i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformIMul attributes {
    strata.class = "GroupNonUniformIMulOp",
    strata.summary = "product of integers of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformLogicalAnd attributes {
    strata.class = "GroupNonUniformLogicalAndOp",
    strata.summary = "all truth values of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %a : i1 -> i1"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "bool_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformLogicalOr attributes {
    strata.class = "GroupNonUniformLogicalOrOp",
    strata.summary = "any truth value of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %a : i1 -> i1"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "bool_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformLogicalXor attributes {
    strata.class = "GroupNonUniformLogicalXorOp",
    strata.summary = "parity of truth values of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %a : i1 -> i1"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "bool_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformQuadSwap attributes {
    strata.class = "GroupNonUniformQuadSwapOp",
    strata.summary = "value of another invocation of four",
    strata.description = "Exchanges values in groups of four invocations.",
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.format = "$execution_scope operands attr-dict `:` qualified(type($value)) `,` qualified(type($direction)) `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "operand_value"
    %direction = irdl.c_pred "whole"
    irdl.operands(value: %value, direction: %direction)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "operand_value"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformRotateKHR attributes {
    strata.class = "GroupNonUniformRotateKHROp",
    strata.summary = "value of the invocation that is a distance away",
    strata.description = "Each invocation gets the value of the one whose number is larger by `delta`, modulo the size of the group or cluster.",
    strata.examples = ["%r = spirv.GroupNonUniformRotateKHR <Workgroup> %a, %b : f32, i32 -> f32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) `,` qualified(type($delta)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "rotated"
    %delta = irdl.c_pred "whole"
    %cluster_size = irdl.c_pred "whole"
    irdl.operands(value: %value, delta: %delta, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "rotated"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformSMax attributes {
    strata.class = "GroupNonUniformSMaxOp",
    strata.summary = "greatest signed integer of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformSMin attributes {
    strata.class = "GroupNonUniformSMinOp",
    strata.summary = "least signed integer of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformShuffle attributes {
    strata.class = "GroupNonUniformShuffleOp",
    strata.summary = "value of the invocation with a number",
    strata.description = "Each invocation gets the value of another one.",
    strata.examples = ["%r = spirv.GroupNonUniformShuffle <Subgroup> %a, %cst1_i32 : f32, i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope operands attr-dict `:` qualified(type($value)) `,` qualified(type($id))"
  } {
    %value = irdl.c_pred "shuffled"
    %id = irdl.c_pred "whole"
    irdl.operands(value: %value, id: %id)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "shuffled"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformShuffleDown attributes {
    strata.class = "GroupNonUniformShuffleDownOp",
    strata.summary = "value of a later invocation",
    strata.description = "Each invocation gets the value of another one.",
    strata.examples = ["%r = spirv.GroupNonUniformShuffleDown <Workgroup> %a, %b : f32, i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope operands attr-dict `:` qualified(type($value)) `,` qualified(type($delta))"
  } {
    %value = irdl.c_pred "shuffled"
    %delta = irdl.c_pred "whole"
    irdl.operands(value: %value, delta: %delta)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "shuffled"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformShuffleUp attributes {
    strata.class = "GroupNonUniformShuffleUpOp",
    strata.summary = "value of an earlier invocation",
    strata.description = "Each invocation gets the value of another one.",
    strata.examples = ["%r = spirv.GroupNonUniformShuffleUp <Workgroup> %a, %b : f32, i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope operands attr-dict `:` qualified(type($value)) `,` qualified(type($delta))"
  } {
    %value = irdl.c_pred "shuffled"
    %delta = irdl.c_pred "whole"
    irdl.operands(value: %value, delta: %delta)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "shuffled"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformShuffleXor attributes {
    strata.class = "GroupNonUniformShuffleXorOp",
    strata.summary = "value of the invocation whose number differs by bits",
    strata.description = "Each invocation gets the value of another one.",
    strata.examples = ["%r = spirv.GroupNonUniformShuffleXor <Workgroup> %a, %b : f32, i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope operands attr-dict `:` qualified(type($value)) `,` qualified(type($mask))"
  } {
    %value = irdl.c_pred "shuffled"
    %mask = irdl.c_pred "whole"
    irdl.operands(value: %value, mask: %mask)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    irdl.attributes {"execution_scope" = %execution_scope}
    %result = irdl.c_pred "shuffled"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformUMax attributes {
    strata.class = "GroupNonUniformUMaxOp",
    strata.summary = "greatest unsigned integer of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupNonUniformUMin attributes {
    strata.class = "GroupNonUniformUMinOp",
    strata.summary = "least unsigned integer of active invocations",
    strata.description = "Combines the values of the active invocations of a group; `cluster_size` is the size of clusters.",
    strata.examples = ["%r = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %a : i32 -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` qualified(type($value)) (`,` qualified(type($cluster_size))^)? `->` qualified(type($result))"
  } {
    %value = irdl.c_pred "int_or_vector"
    %cluster_size = irdl.c_pred "whole" {strata.summary = "8/16/32/64-bit integer"}
    irdl.operands(value: %value, cluster_size: optional %cluster_size)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupSMax attributes {
    strata.class = "GroupSMaxOp",
    strata.summary = "greatest signed integer of a group",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.GroupSMax <Workgroup> <Reduce> %a : i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupSMin attributes {
    strata.class = "GroupSMinOp",
    strata.summary = "least signed integer of a group",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.GroupSMin <Workgroup> <Reduce> %a : i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupUMax attributes {
    strata.class = "GroupUMaxOp",
    strata.summary = "greatest unsigned integer of a group",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.GroupUMax <Workgroup> <Reduce> %a : i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @GroupUMin attributes {
    strata.class = "GroupUMinOp",
    strata.summary = "least unsigned integer of a group",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.GroupUMin <Workgroup> <Reduce> %a : i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @IAdd attributes {
    strata.class = "IAddOp",
    strata.summary = "sum of integers",
    strata.examples = ["%r = spirv.IAdd %a, %a : i32"],
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "ints"
    %operand2 = irdl.c_pred "ints"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @IAddCarry attributes {
    strata.class = "IAddCarryOp",
    strata.summary = "sum with carry",
    strata.description = "The low and the high part of the result, as a struct.",
    strata.traits = ["Pure", "AllTypesMatch<operand1, operand2>"],
    strata.format = "`` custom<Extended>(attr-dict, $operand1, $operand2, type($operand1), type($operand2), type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.base @spirv::@struct {strata.summary = "any SPIR-V struct type"}
    irdl.results(result: %result)
  }
  irdl.operation @IEqual attributes {
    strata.class = "IEqualOp",
    strata.summary = "equal integers",
    strata.examples = ["%r = spirv.IEqual %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @IMul attributes {
    strata.class = "IMulOp",
    strata.summary = "product of integers",
    strata.examples = ["%r = spirv.IMul %a, %a : i32"],
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "ints"
    %operand2 = irdl.c_pred "ints"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @INTEL.ControlBarrierArrive attributes {
    strata.class = "INTELControlBarrierArriveOp",
    strata.summary = "arrival at a split barrier",
    strata.description = "One half of a barrier.",
    strata.examples = ["spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire>"],
    strata.traits = [],
    strata.verify = [
      "return verifySemantics($memory_semantics);"
    ],
    strata.format = "$execution_scope $memory_scope $memory_semantics attr-dict"
  } {
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %memory_semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"execution_scope" = %execution_scope, "memory_scope" = %memory_scope, "memory_semantics" = %memory_semantics}
  }
  irdl.operation @INTEL.ControlBarrierWait attributes {
    strata.class = "INTELControlBarrierWaitOp",
    strata.summary = "wait at a split barrier",
    strata.description = "One half of a barrier.",
    strata.examples = ["spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire>"],
    strata.traits = [],
    strata.verify = [
      "return verifySemantics($memory_semantics);"
    ],
    strata.format = "$execution_scope $memory_scope $memory_semantics attr-dict"
  } {
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %memory_semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"execution_scope" = %execution_scope, "memory_scope" = %memory_scope, "memory_semantics" = %memory_semantics}
  }
  irdl.operation @INTEL.ConvertBF16ToF attributes {
    strata.class = "INTELConvertBF16ToFOp",
    strata.summary = "bfloat16 bits as a float",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.INTEL.ConvertBF16ToF %a : i16 to f32"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "int16s"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float32s"
    irdl.results(result: %result)
  }
  irdl.operation @INTEL.ConvertFToBF16 attributes {
    strata.class = "INTELConvertFToBF16Op",
    strata.summary = "float as bfloat16 bits",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.INTEL.ConvertFToBF16 %a : f32 to i16"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "float32s"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int16s"
    irdl.results(result: %result)
  }
  irdl.operation @INTEL.RoundFToTF32 attributes {
    strata.class = "INTELRoundFToTF32Op",
    strata.summary = "float rounded to tf32",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.INTEL.RoundFToTF32 %a : f32 to f32"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "float32s"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "float32s"
    irdl.results(result: %result)
  }
  irdl.operation @INTEL.SubgroupBlockRead attributes {
    strata.class = "INTELSubgroupBlockReadOp",
    strata.summary = "read of a block",
    strata.description = "Each invocation of a subgroup reads elements of a block.",
    strata.examples = ["%r = spirv.INTEL.SubgroupBlockRead %a : !spirv.ptr<i32, StorageBuffer> -> i32"],
    strata.traits = [],
    strata.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` qualified(type($value))"
  } {
    %ptr = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(ptr: %ptr)
    %value = irdl.c_pred "operand_value"
    irdl.results(value: %value)
  }
  irdl.operation @INTEL.SubgroupBlockWrite attributes {
    strata.class = "INTELSubgroupBlockWriteOp",
    strata.summary = "write of a block",
    strata.description = "Each invocation of a subgroup writes elements of a block.",
    strata.traits = [],
    strata.missing = ["print"]
  } {
    %ptr = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "operand_value"
    irdl.operands(ptr: %ptr, value: %value)
  }
  irdl.operation @INotEqual attributes {
    strata.class = "INotEqualOp",
    strata.summary = "different integers",
    strata.examples = ["%r = spirv.INotEqual %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @ISub attributes {
    strata.class = "ISubOp",
    strata.summary = "difference of integers",
    strata.examples = ["%r = spirv.ISub %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "ints"
    %operand2 = irdl.c_pred "ints"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @ISubBorrow attributes {
    strata.class = "ISubBorrowOp",
    strata.summary = "difference with borrow",
    strata.description = "The low and the high part of the result, as a struct.",
    strata.traits = ["Pure", "AllTypesMatch<operand1, operand2>"],
    strata.format = "`` custom<Extended>(attr-dict, $operand1, $operand2, type($operand1), type($operand2), type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.base @spirv::@struct {strata.summary = "any SPIR-V struct type"}
    irdl.results(result: %result)
  }
  irdl.operation @Image attributes {
    strata.class = "ImageOp",
    strata.summary = "image of a sampled image",
    strata.description = "The image without its sampler.",
    strata.examples = ["%r = spirv.Image %a : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>"],
    strata.traits = ["Pure"],
    strata.infer = [["result", "sampled_image", "cast<SampledImageType>($_self).getImageType()"]],
    strata.format = "$sampled_image attr-dict `:` qualified(type($sampled_image))"
  } {
    %sampled_image = irdl.base @spirv::@sampled_image {strata.summary = "any SPIR-V sampled image type"}
    irdl.operands(sampled_image: %sampled_image)
    %result = irdl.base @spirv::@image {strata.summary = "any SPIR-V image type"}
    irdl.results(result: %result)
  }
  irdl.operation @ImageDrefGather attributes {
    strata.class = "ImageDrefGatherOp",
    strata.summary = "comparison of four texels",
    strata.description = "The image operands say which arguments follow.",
    strata.traits = ["Pure"],
    strata.format = "$sampled_image `,` $coordinate `,` $dref (`,` $image_operands^ (`,` $operand_arguments^)?)? attr-dict `:` qualified(type($sampled_image)) `,` qualified(type($coordinate)) `,` qualified(type($dref)) (`,` qualified(type($operand_arguments))^)? `->` qualified(type($result))"
  } {
    %sampled_image = irdl.base @spirv::@sampled_image {strata.summary = "any SPIR-V sampled image type"}
    %coordinate = irdl.c_pred "float_or_vector"
    %dref = irdl.c_pred "real"
    %operand_arguments = irdl.c_pred "operand_value"
    irdl.operands(sampled_image: %sampled_image, coordinate: %coordinate, dref: %dref, operand_arguments: variadic %operand_arguments)
    %image_operands = irdl.base @spirv::@image_operands {strata.optional, strata.summary = "valid SPIR-V ImageOperands"}
    irdl.attributes {"image_operands" = %image_operands}
    %result = irdl.c_pred "vector_of_4"
    irdl.results(result: %result)
  }
  irdl.operation @ImageFetch attributes {
    strata.class = "ImageFetchOp",
    strata.summary = "texel of an image",
    strata.description = "The image operands say which arguments follow.",
    strata.traits = ["Pure"],
    strata.format = "$image `,` $coordinate (`,` $image_operands^ (`,` $operand_arguments^)?)? attr-dict `:` qualified(type($image)) `,` qualified(type($coordinate)) (`,` qualified(type($operand_arguments))^)? `->` qualified(type($result))"
  } {
    %image = irdl.base @spirv::@image {strata.summary = "any SPIR-V image type"}
    %coordinate = irdl.c_pred "int_or_vector"
    %operand_arguments = irdl.c_pred "operand_value"
    irdl.operands(image: %image, coordinate: %coordinate, operand_arguments: variadic %operand_arguments)
    %image_operands = irdl.base @spirv::@image_operands {strata.optional, strata.summary = "valid SPIR-V ImageOperands"}
    irdl.attributes {"image_operands" = %image_operands}
    %result = irdl.c_pred "vector_of_4"
    irdl.results(result: %result)
  }
  irdl.operation @ImageQuerySize attributes {
    strata.class = "ImageQuerySizeOp",
    strata.summary = "size of an image",
    strata.description = "The size of each dimension.",
    strata.traits = ["Pure"],
    strata.format = "attr-dict $image `:` qualified(type($image)) `->` qualified(type($result))"
  } {
    %image = irdl.base @spirv::@image {strata.summary = "any SPIR-V image type"}
    irdl.operands(image: %image)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @ImageRead attributes {
    strata.class = "ImageReadOp",
    strata.summary = "texel without sampler",
    strata.description = "The image operands say which arguments follow.",
    strata.traits = ["Pure"],
    strata.format = "$image `,` $coordinate (`,` $image_operands^ (`,` $operand_arguments^)?)? attr-dict `:` qualified(type($image)) `,` qualified(type($coordinate)) (`,` qualified(type($operand_arguments))^)? `->` qualified(type($result))"
  } {
    %image = irdl.base @spirv::@image {strata.summary = "any SPIR-V image type"}
    %coordinate = irdl.c_pred "int_or_vector"
    %operand_arguments = irdl.c_pred "operand_value"
    irdl.operands(image: %image, coordinate: %coordinate, operand_arguments: variadic %operand_arguments)
    %image_operands = irdl.base @spirv::@image_operands {strata.optional, strata.summary = "valid SPIR-V ImageOperands"}
    irdl.attributes {"image_operands" = %image_operands}
    %result = irdl.c_pred "operand_value"
    irdl.results(result: %result)
  }
  irdl.operation @ImageSampleExplicitLod attributes {
    strata.class = "ImageSampleExplicitLodOp",
    strata.summary = "sample with given detail",
    strata.description = "The image operands say which arguments follow.",
    strata.traits = ["Pure"],
    strata.format = "$sampled_image `,` $coordinate `,` $image_operands (`,` $operand_arguments^)? attr-dict `:` qualified(type($sampled_image)) `,` qualified(type($coordinate)) (`,` qualified(type($operand_arguments))^)? `->` qualified(type($result))"
  } {
    %sampled_image = irdl.base @spirv::@sampled_image {strata.summary = "any SPIR-V sampled image type"}
    %coordinate = irdl.c_pred "float_or_vector"
    %operand_arguments = irdl.c_pred "operand_value"
    irdl.operands(sampled_image: %sampled_image, coordinate: %coordinate, operand_arguments: variadic %operand_arguments)
    %image_operands = irdl.base @spirv::@image_operands {strata.summary = "valid SPIR-V ImageOperands"}
    irdl.attributes {"image_operands" = %image_operands}
    %result = irdl.c_pred "vector_of_4"
    irdl.results(result: %result)
  }
  irdl.operation @ImageSampleImplicitLod attributes {
    strata.class = "ImageSampleImplicitLodOp",
    strata.summary = "sample with implied detail",
    strata.description = "The image operands say which arguments follow.",
    strata.traits = ["Pure"],
    strata.format = "$sampled_image `,` $coordinate (`,` $image_operands^ (`,` $operand_arguments^)?)? attr-dict `:` qualified(type($sampled_image)) `,` qualified(type($coordinate)) (`,` qualified(type($operand_arguments))^)? `->` qualified(type($result))"
  } {
    %sampled_image = irdl.base @spirv::@sampled_image {strata.summary = "any SPIR-V sampled image type"}
    %coordinate = irdl.c_pred "float_or_vector"
    %operand_arguments = irdl.c_pred "operand_value"
    irdl.operands(sampled_image: %sampled_image, coordinate: %coordinate, operand_arguments: variadic %operand_arguments)
    %image_operands = irdl.base @spirv::@image_operands {strata.optional, strata.summary = "valid SPIR-V ImageOperands"}
    irdl.attributes {"image_operands" = %image_operands}
    %result = irdl.c_pred "vector_of_4"
    irdl.results(result: %result)
  }
  irdl.operation @ImageSampleProjDrefImplicitLod attributes {
    strata.class = "ImageSampleProjDrefImplicitLodOp",
    strata.summary = "projected sample with comparison",
    strata.description = "The image operands say which arguments follow.",
    strata.traits = ["Pure"],
    strata.format = "$sampled_image `,` $coordinate `,` $dref (`,` $image_operands^ (`,` $operand_arguments^)?)? attr-dict `:` qualified(type($sampled_image)) `,` qualified(type($coordinate)) `,` qualified(type($dref)) (`,` qualified(type($operand_arguments))^)? `->` qualified(type($result))"
  } {
    %sampled_image = irdl.base @spirv::@sampled_image {strata.summary = "any SPIR-V sampled image type"}
    %coordinate = irdl.c_pred "float_or_vector"
    %dref = irdl.c_pred "real"
    %operand_arguments = irdl.c_pred "operand_value"
    irdl.operands(sampled_image: %sampled_image, coordinate: %coordinate, dref: %dref, operand_arguments: variadic %operand_arguments)
    %image_operands = irdl.base @spirv::@image_operands {strata.optional, strata.summary = "valid SPIR-V ImageOperands"}
    irdl.attributes {"image_operands" = %image_operands}
    %result = irdl.c_pred "whole || real" {strata.summary = "8/16/32/64-bit integer or 16/32/64-bit float"}
    irdl.results(result: %result)
  }
  irdl.operation @ImageWrite attributes {
    strata.class = "ImageWriteOp",
    strata.summary = "write of a texel",
    strata.description = "The image operands say which arguments follow.",
    strata.traits = [],
    strata.format = "$image `,` $coordinate `,` $texel (`,` $image_operands^ (`,` $operand_arguments^)?)? attr-dict `:` qualified(type($image)) `,` qualified(type($coordinate)) `,` qualified(type($texel)) (`,` qualified(type($operand_arguments))^)?"
  } {
    %image = irdl.base @spirv::@image {strata.summary = "any SPIR-V image type"}
    %coordinate = irdl.c_pred "int_or_vector"
    %texel = irdl.c_pred "operand_value"
    %operand_arguments = irdl.c_pred "operand_value"
    irdl.operands(image: %image, coordinate: %coordinate, texel: %texel, operand_arguments: variadic %operand_arguments)
    %image_operands = irdl.base @spirv::@image_operands {strata.optional, strata.summary = "valid SPIR-V ImageOperands"}
    irdl.attributes {"image_operands" = %image_operands}
  }
  irdl.operation @InBoundsPtrAccessChain attributes {
    strata.class = "InBoundsPtrAccessChainOp",
    strata.summary = "address of a part of an element of an array",
    strata.description = "Steps over elements first, and then to the part that the indices select.",
    strata.examples = ["%r = spirv.InBoundsPtrAccessChain %a[%b] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>"],
    strata.traits = ["Pure"],
    strata.format = "$base_ptr `[` $element (`,` $indices^)? `]` attr-dict `:` qualified(type($base_ptr)) `,` qualified(type($element)) (`,` qualified(type($indices))^)? `->` qualified(type($result))"
  } {
    %base_ptr = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %element = irdl.c_pred "whole"
    %indices = irdl.c_pred "whole"
    irdl.operands(base_ptr: %base_ptr, element: %element, indices: variadic %indices)
    %result = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @IsFinite attributes {
    strata.class = "IsFiniteOp",
    strata.summary = "test for finite floats",
    strata.examples = ["%r = spirv.IsFinite %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand", "getI1SameShape($_self)"]],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @IsInf attributes {
    strata.class = "IsInfOp",
    strata.summary = "test for infinity",
    strata.examples = ["%r = spirv.IsInf %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand", "getI1SameShape($_self)"]],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @IsNan attributes {
    strata.class = "IsNanOp",
    strata.summary = "test for NaN",
    strata.examples = ["%r = spirv.IsNan %a : f32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand", "getI1SameShape($_self)"]],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "float_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @KHR.AssumeTrue attributes {
    strata.class = "KHRAssumeTrueOp",
    strata.summary = "assumption",
    strata.description = "The compiler may assume that the condition holds.",
    strata.examples = ["spirv.KHR.AssumeTrue %a"],
    strata.traits = [],
    strata.format = "$condition attr-dict"
  } {
    %condition = irdl.is i1 {strata.summary = "bool"}
    irdl.operands(condition: %condition)
  }
  irdl.operation @KHR.CooperativeMatrixLength attributes {
    strata.class = "KHRCooperativeMatrixLengthOp",
    strata.summary = "elements of an invocation",
    strata.description = "The number of elements of a cooperative matrix that an invocation has.",
    strata.examples = ["%r = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` $cooperative_matrix_type"
  } {
    %cooperative_matrix_type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "type attribute of any SPIR-V cooperative matrix type"}
    irdl.attributes {"cooperative_matrix_type" = %cooperative_matrix_type}
    %result = irdl.is i32 {strata.summary = "Int32"}
    irdl.results(result: %result)
  }
  irdl.operation @KHR.CooperativeMatrixLoad attributes {
    strata.class = "KHRCooperativeMatrixLoadOp",
    strata.summary = "load of a cooperative matrix",
    strata.description = "Loads a matrix with a stride.",
    strata.examples = ["%r = spirv.KHR.CooperativeMatrixLoad %a, %b, <RowMajor> {z} : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>"],
    strata.traits = [],
    strata.format = "$pointer `,` $stride `,` $matrix_layout (`,` $memory_operand^ (`,` $alignment^)?)? attr-dict `:` qualified(type($pointer)) `,` qualified(type($stride)) `->` qualified(type($result))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %stride = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, stride: %stride)
    %matrix_layout = irdl.base @spirv::@coop_matrix_layout_khr {strata.summary = "valid SPIR-V Cooperative Matrix Layout (KHR)"}
    %memory_operand = irdl.base @spirv::@memory_access {strata.optional, strata.summary = "valid SPIR-V MemoryAccess"}
    %alignment = irdl.c_pred "positive && power_of_two" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0"}
    irdl.attributes {"matrix_layout" = %matrix_layout, "memory_operand" = %memory_operand, "alignment" = %alignment}
    %result = irdl.base @spirv::@coopmatrix {strata.summary = "any SPIR-V cooperative matrix type"}
    irdl.results(result: %result)
  }
  irdl.operation @KHR.CooperativeMatrixMulAdd attributes {
    strata.class = "KHRCooperativeMatrixMulAddOp",
    strata.summary = "product and sum of cooperative matrices",
    strata.description = "The product of two matrices and an accumulator.",
    strata.examples = ["%r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c {z} : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>"],
    strata.traits = ["Pure", "AllTypesMatch<c, result>"],
    strata.format = "$a `,` $b `,` $c (`,` $matrix_operands^)? attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `->` qualified(type($c))"
  } {
    %a = irdl.base @spirv::@coopmatrix {strata.summary = "any SPIR-V cooperative matrix type"}
    %b = irdl.base @spirv::@coopmatrix {strata.summary = "any SPIR-V cooperative matrix type"}
    %c = irdl.base @spirv::@coopmatrix {strata.summary = "any SPIR-V cooperative matrix type"}
    irdl.operands(a: %a, b: %b, c: %c)
    %matrix_operands = irdl.base @spirv::@cooperative_matrix_operands_khr {strata.optional, strata.summary = "valid SPIR-V Cooperative Matrix Operands (KHR)"}
    irdl.attributes {"matrix_operands" = %matrix_operands}
    %result = irdl.base @spirv::@coopmatrix {strata.summary = "any SPIR-V cooperative matrix type"}
    irdl.results(result: %result)
  }
  irdl.operation @KHR.CooperativeMatrixStore attributes {
    strata.class = "KHRCooperativeMatrixStoreOp",
    strata.summary = "store of a cooperative matrix",
    strata.description = "Stores a matrix with a stride.",
    strata.examples = ["spirv.KHR.CooperativeMatrixStore %a, %b, %c, <RowMajor> {z} : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32"],
    strata.traits = [],
    strata.format = "$pointer `,` $object `,` $stride `,` $matrix_layout (`,` $memory_operand^ (`,` $alignment^)?)? attr-dict `:` qualified(type($pointer)) `,` qualified(type($object)) `,` qualified(type($stride))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %object = irdl.base @spirv::@coopmatrix {strata.summary = "any SPIR-V cooperative matrix type"}
    %stride = irdl.c_pred "whole"
    irdl.operands(pointer: %pointer, object: %object, stride: %stride)
    %matrix_layout = irdl.base @spirv::@coop_matrix_layout_khr {strata.summary = "valid SPIR-V Cooperative Matrix Layout (KHR)"}
    %memory_operand = irdl.base @spirv::@memory_access {strata.optional, strata.summary = "valid SPIR-V MemoryAccess"}
    %alignment = irdl.c_pred "positive && power_of_two" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0"}
    irdl.attributes {"matrix_layout" = %matrix_layout, "memory_operand" = %memory_operand, "alignment" = %alignment}
  }
  irdl.operation @KHR.GroupFMul attributes {
    strata.class = "KHRGroupFMulOp",
    strata.summary = "product of floats of a group (KHR)",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.KHR.GroupFMul <Workgroup> <Reduce> %a : f32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "float_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "float_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @KHR.GroupIMul attributes {
    strata.class = "KHRGroupIMulOp",
    strata.summary = "product of integers of a group (KHR)",
    strata.description = "Combines the values of all invocations of a group.",
    strata.examples = ["%r = spirv.KHR.GroupIMul <Workgroup> <Reduce> %a : i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.verify = [
      "return verifyScope($execution_scope);"
    ],
    strata.format = "$execution_scope $group_operation operands attr-dict `:` qualified(type($x))"
  } {
    %x = irdl.c_pred "int_or_vector"
    irdl.operands(x: %x)
    %execution_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %group_operation = irdl.base @spirv::@group_operation {strata.summary = "valid SPIR-V GroupOperation"}
    irdl.attributes {"execution_scope" = %execution_scope, "group_operation" = %group_operation}
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @KHR.SubgroupBallot attributes {
    strata.class = "KHRSubgroupBallotOp",
    strata.summary = "bits of a vote (KHR)",
    strata.description = "A bit for each invocation of the subgroup.",
    strata.examples = ["%r = spirv.KHR.SubgroupBallot %a : vector<4xi32>"],
    strata.traits = ["Pure"],
    strata.format = "$predicate attr-dict `:` qualified(type($result))"
  } {
    %predicate = irdl.is i1 {strata.summary = "bool"}
    irdl.operands(predicate: %predicate)
    %result = irdl.c_pred "fixed_vector && length(4) && vector_of(integer(32))" {strata.summary = "vector of 32-bit integer values of length 4"}
    irdl.results(result: %result)
  }
  irdl.operation @Kill attributes {
    strata.class = "KillOp",
    strata.summary = "end of a fragment",
    strata.description = "Ends the invocation without output.",
    strata.examples = ["spirv.Kill"],
    strata.traits = ["Terminator"],
    strata.format = "attr-dict"
  } {}
  irdl.operation @Load attributes {
    strata.class = "LoadOp",
    strata.summary = "load",
    strata.description = "The value at an address.",
    strata.examples = ["%r = spirv.Load \"Function\" %a : vector<2xf32>"],
    strata.traits = [],
    strata.effects = ["read"],
    strata.verify = [
      "if (pointee($ptr) != $value.getType()) return emitOpError(\"mismatch in result type and pointer type\");"
    ],
    strata.format = "custom<LoadAccess>($ptr, type($ptr), type($value), $memory_access, $alignment, attr-dict)"
  } {
    %ptr = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(ptr: %ptr)
    %memory_access = irdl.base @spirv::@memory_access {strata.optional, strata.summary = "valid SPIR-V MemoryAccess"}
    %alignment = irdl.c_pred "positive && power_of_two" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0"}
    irdl.attributes {"memory_access" = %memory_access, "alignment" = %alignment}
    %value = irdl.c_pred "operand_value"
    irdl.results(value: %value)
  }
  irdl.operation @LogicalAnd attributes {
    strata.class = "LogicalAndOp",
    strata.summary = "both truth values",
    strata.examples = ["%r = spirv.LogicalAnd %a, %a : i1"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "bool_or_vector"
    %operand2 = irdl.c_pred "bool_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @LogicalEqual attributes {
    strata.class = "LogicalEqualOp",
    strata.summary = "equal truth values",
    strata.examples = ["%r = spirv.LogicalEqual %a, %a : i1"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "bool_or_vector"
    %operand2 = irdl.c_pred "bool_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @LogicalNot attributes {
    strata.class = "LogicalNotOp",
    strata.summary = "negation of a truth value",
    strata.examples = ["%r = spirv.LogicalNot %a : i1"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "bool_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @LogicalNotEqual attributes {
    strata.class = "LogicalNotEqualOp",
    strata.summary = "different truth values",
    strata.examples = ["%r = spirv.LogicalNotEqual %a, %a : i1"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "bool_or_vector"
    %operand2 = irdl.c_pred "bool_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @LogicalOr attributes {
    strata.class = "LogicalOrOp",
    strata.summary = "one of two truth values",
    strata.examples = ["%r = spirv.LogicalOr %a, %a : i1"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "bool_or_vector"
    %operand2 = irdl.c_pred "bool_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @MatrixTimesMatrix attributes {
    strata.class = "MatrixTimesMatrixOp",
    strata.summary = "product of matrices",
    strata.description = "The product of two matrices.",
    strata.examples = ["%r = spirv.MatrixTimesMatrix %a, %a : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($leftmatrix)) `,` qualified(type($rightmatrix)) `->` qualified(type($result))"
  } {
    %leftmatrix = irdl.base @spirv::@matrix {strata.summary = "any SPIR-V matrix type"}
    %rightmatrix = irdl.base @spirv::@matrix {strata.summary = "any SPIR-V matrix type"}
    irdl.operands(leftmatrix: %leftmatrix, rightmatrix: %rightmatrix)
    %result = irdl.base @spirv::@matrix {strata.summary = "any SPIR-V matrix type"}
    irdl.results(result: %result)
  }
  irdl.operation @MatrixTimesScalar attributes {
    strata.class = "MatrixTimesScalarOp",
    strata.summary = "matrix times a number",
    strata.description = "Each element times the scalar.",
    strata.examples = ["%r = spirv.MatrixTimesScalar %a, %b : !spirv.matrix<3 x vector<3xf32>>, f32"],
    strata.traits = ["Pure", "AllTypesMatch<matrix, result>"],
    strata.format = "operands attr-dict `:` qualified(type($matrix)) `,` qualified(type($scalar))"
  } {
    %matrix = irdl.c_pred "matrix_or_cooperative"
    %scalar = irdl.c_pred "real"
    irdl.operands(matrix: %matrix, scalar: %scalar)
    %result = irdl.c_pred "matrix_or_cooperative"
    irdl.results(result: %result)
  }
  irdl.operation @MatrixTimesVector attributes {
    strata.class = "MatrixTimesVectorOp",
    strata.summary = "matrix times a vector",
    strata.description = "The vector is a column.",
    strata.examples = ["%r = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($matrix)) `,` qualified(type($vector)) `->` qualified(type($result))"
  } {
    %matrix = irdl.base @spirv::@matrix {strata.summary = "Matrix of 16/32/64-bit float values"}
    %vector = irdl.c_pred "float_vector"
    irdl.operands(matrix: %matrix, vector: %vector)
    %result = irdl.c_pred "float_vector"
    irdl.results(result: %result)
  }
  irdl.operation @MemoryBarrier attributes {
    strata.class = "MemoryBarrierOp",
    strata.summary = "memory barrier",
    strata.description = "Orders memory accesses.",
    strata.examples = ["spirv.MemoryBarrier <Workgroup>, <Acquire>"],
    strata.traits = [],
    strata.verify = [
      "return verifySemantics($memory_semantics);"
    ],
    strata.format = "$memory_scope `,` $memory_semantics attr-dict"
  } {
    %memory_scope = irdl.base @spirv::@scope {strata.summary = "valid SPIR-V Scope"}
    %memory_semantics = irdl.base @spirv::@memory_semantics {strata.summary = "valid SPIR-V MemorySemantics"}
    irdl.attributes {"memory_scope" = %memory_scope, "memory_semantics" = %memory_semantics}
  }
  irdl.operation @Not attributes {
    strata.class = "NotOp",
    strata.summary = "inverted bits",
    strata.examples = ["%r = spirv.Not %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "int_or_vector"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @Ordered attributes {
    strata.class = "OrderedOp",
    strata.summary = "no NaN",
    strata.examples = ["%r = spirv.Ordered %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @PtrAccessChain attributes {
    strata.class = "PtrAccessChainOp",
    strata.summary = "address of a part of an element",
    strata.description = "Steps over elements first, and then to the part that the indices select.",
    strata.examples = ["%r = spirv.PtrAccessChain %a[%b] : !spirv.ptr<f32, CrossWorkgroup>, i64 -> !spirv.ptr<f32, CrossWorkgroup>"],
    strata.traits = ["Pure"],
    strata.format = "$base_ptr `[` $element (`,` $indices^)? `]` attr-dict `:` qualified(type($base_ptr)) `,` qualified(type($element)) (`,` qualified(type($indices))^)? `->` qualified(type($result))"
  } {
    %base_ptr = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %element = irdl.c_pred "whole"
    %indices = irdl.c_pred "whole"
    irdl.operands(base_ptr: %base_ptr, element: %element, indices: variadic %indices)
    %result = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @PtrCastToGeneric attributes {
    strata.class = "PtrCastToGenericOp",
    strata.summary = "generic pointer",
    strata.description = "Converts a pointer between a storage class and the generic one.",
    strata.examples = ["%r = spirv.PtrCastToGeneric %a : !spirv.ptr<i32, CrossWorkgroup> to !spirv.ptr<i32, Generic>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($result.getType().getStorageClass() != StorageClass::Generic) return emitError(\"result type must be of storage class Generic\");",
      "if (pointee($pointer) != pointee($result)) return emitOpError(\"pointer operand's pointee type must have the same as the op result type\");"
    ],
    strata.format = "$pointer attr-dict `:` qualified(type($pointer)) `to` qualified(type($result))"
  } {
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.operands(pointer: %pointer)
    %result = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @Return attributes {
    strata.class = "ReturnOp",
    strata.summary = "return",
    strata.description = "Returns from a function without result.",
    strata.examples = ["spirv.Return"],
    strata.traits = ["Terminator"],
    strata.format = "attr-dict"
  } {}
  irdl.operation @ReturnValue attributes {
    strata.class = "ReturnValueOp",
    strata.summary = "return with a value",
    strata.description = "Returns the result of a function.",
    strata.examples = ["spirv.ReturnValue %a : f32"],
    strata.traits = ["Terminator"],
    strata.format = "$value attr-dict `:` qualified(type($value))"
  } {
    %value = irdl.c_pred "operand_value"
    irdl.operands(value: %value)
  }
  irdl.operation @SConvert attributes {
    strata.class = "SConvertOp",
    strata.summary = "signed integer of another width",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.SConvert %a : i32 to i64"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.verify = [
      "return verifyWidths();"
    ],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "ints"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @SDiv attributes {
    strata.class = "SDivOp",
    strata.summary = "signed quotient",
    strata.examples = ["%r = spirv.SDiv %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "ints"
    %operand2 = irdl.c_pred "ints"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @SDot attributes {
    strata.class = "SDotOp",
    strata.summary = "signed dot product",
    strata.description = "The sum of the products of the components.",
    strata.examples = ["%r = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32"],
    strata.traits = ["Pure", "AllTypesMatch<vector1, vector2>"],
    strata.verify = [
      "if (isa<VectorType>($vector1.getType())) return $format ? emitOpError(\"with invalid format attribute for vector operands of type \") << $vector1.getType() : success();",
      "if (!$format) return emitOpError(\"requires Packed Vector Format attribute for integer vector operands\");",
      "if ($vector1.getType().getWidth() != 32) return emitOpError(\"with specified Packed Vector Format (\") << stringifyEnum($format) << \") requires integer vector operands to be 32-bits wide\";"
    ],
    strata.format = "$vector1 `,` $vector2 (`,` $format^)? attr-dict `:` qualified(type($vector1)) `->` qualified(type($result))"
  } {
    %vector1 = irdl.c_pred "int_or_vector"
    %vector2 = irdl.c_pred "int_or_vector"
    irdl.operands(vector1: %vector1, vector2: %vector2)
    %format = irdl.base @spirv::@packed_vector_format {strata.optional, strata.summary = "valid SPIR-V PackedVectorFormat"}
    irdl.attributes {"format" = %format}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @SDotAccSat attributes {
    strata.class = "SDotAccSatOp",
    strata.summary = "signed dot product with saturated sum",
    strata.description = "The sum of the products of the components and the accumulator, limited to the range of the type.",
    strata.examples = ["%r = spirv.SDotAccSat %a, %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32"],
    strata.traits = ["Pure", "AllTypesMatch<vector1, vector2>", "AllTypesMatch<accumulator, result>"],
    strata.verify = [
      "if (isa<VectorType>($vector1.getType())) return $format ? emitOpError(\"with invalid format attribute for vector operands of type \") << $vector1.getType() : success();",
      "if (!$format) return emitOpError(\"requires Packed Vector Format attribute for integer vector operands\");",
      "if ($vector1.getType().getWidth() != 32) return emitOpError(\"with specified Packed Vector Format (\") << stringifyEnum($format) << \") requires integer vector operands to be 32-bits wide\";"
    ],
    strata.format = "$vector1 `,` $vector2 `,` $accumulator (`,` $format^)? attr-dict `:` qualified(type($vector1)) `->` qualified(type($result))"
  } {
    %vector1 = irdl.c_pred "int_or_vector"
    %vector2 = irdl.c_pred "int_or_vector"
    %accumulator = irdl.c_pred "whole"
    irdl.operands(vector1: %vector1, vector2: %vector2, accumulator: %accumulator)
    %format = irdl.base @spirv::@packed_vector_format {strata.optional, strata.summary = "valid SPIR-V PackedVectorFormat"}
    irdl.attributes {"format" = %format}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @SGreaterThan attributes {
    strata.class = "SGreaterThanOp",
    strata.summary = "signed greater",
    strata.examples = ["%r = spirv.SGreaterThan %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @SGreaterThanEqual attributes {
    strata.class = "SGreaterThanEqualOp",
    strata.summary = "signed greater or equal",
    strata.examples = ["%r = spirv.SGreaterThanEqual %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @SLessThan attributes {
    strata.class = "SLessThanOp",
    strata.summary = "signed less",
    strata.examples = ["%r = spirv.SLessThan %cst1_i32, %cst1_i32 : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @SLessThanEqual attributes {
    strata.class = "SLessThanEqualOp",
    strata.summary = "signed less or equal",
    strata.examples = ["%r = spirv.SLessThanEqual %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @SMod attributes {
    strata.class = "SModOp",
    strata.summary = "signed remainder with the sign of the divisor",
    strata.examples = ["%r = spirv.SMod %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @SMulExtended attributes {
    strata.class = "SMulExtendedOp",
    strata.summary = "signed product of twice the width",
    strata.description = "The low and the high part of the result, as a struct.",
    strata.traits = ["Pure", "AllTypesMatch<operand1, operand2>"],
    strata.format = "`` custom<Extended>(attr-dict, $operand1, $operand2, type($operand1), type($operand2), type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.base @spirv::@struct {strata.summary = "any SPIR-V struct type"}
    irdl.results(result: %result)
  }
  irdl.operation @SNegate attributes {
    strata.class = "SNegateOp",
    strata.summary = "integer with the other sign",
    strata.examples = ["%r = spirv.SNegate %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.computes = "-operand",
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand = irdl.c_pred "ints"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @SRem attributes {
    strata.class = "SRemOp",
    strata.summary = "signed remainder",
    strata.examples = ["%r = spirv.SRem %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @SUDot attributes {
    strata.class = "SUDotOp",
    strata.summary = "signed by unsigned dot product",
    strata.description = "The sum of the products of the components.",
    strata.examples = ["%r = spirv.SUDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32"],
    strata.traits = ["Pure", "AllTypesMatch<vector1, vector2>"],
    strata.verify = [
      "if (isa<VectorType>($vector1.getType())) return $format ? emitOpError(\"with invalid format attribute for vector operands of type \") << $vector1.getType() : success();",
      "if (!$format) return emitOpError(\"requires Packed Vector Format attribute for integer vector operands\");",
      "if ($vector1.getType().getWidth() != 32) return emitOpError(\"with specified Packed Vector Format (\") << stringifyEnum($format) << \") requires integer vector operands to be 32-bits wide\";"
    ],
    strata.format = "$vector1 `,` $vector2 (`,` $format^)? attr-dict `:` qualified(type($vector1)) `->` qualified(type($result))"
  } {
    %vector1 = irdl.c_pred "int_or_vector"
    %vector2 = irdl.c_pred "int_or_vector"
    irdl.operands(vector1: %vector1, vector2: %vector2)
    %format = irdl.base @spirv::@packed_vector_format {strata.optional, strata.summary = "valid SPIR-V PackedVectorFormat"}
    irdl.attributes {"format" = %format}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @SUDotAccSat attributes {
    strata.class = "SUDotAccSatOp",
    strata.summary = "signed by unsigned dot product with saturated sum",
    strata.description = "The sum of the products of the components and the accumulator, limited to the range of the type.",
    strata.examples = ["%r = spirv.SUDotAccSat %a, %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32"],
    strata.traits = ["Pure", "AllTypesMatch<vector1, vector2>", "AllTypesMatch<accumulator, result>"],
    strata.verify = [
      "if (isa<VectorType>($vector1.getType())) return $format ? emitOpError(\"with invalid format attribute for vector operands of type \") << $vector1.getType() : success();",
      "if (!$format) return emitOpError(\"requires Packed Vector Format attribute for integer vector operands\");",
      "if ($vector1.getType().getWidth() != 32) return emitOpError(\"with specified Packed Vector Format (\") << stringifyEnum($format) << \") requires integer vector operands to be 32-bits wide\";"
    ],
    strata.format = "$vector1 `,` $vector2 `,` $accumulator (`,` $format^)? attr-dict `:` qualified(type($vector1)) `->` qualified(type($result))"
  } {
    %vector1 = irdl.c_pred "int_or_vector"
    %vector2 = irdl.c_pred "int_or_vector"
    %accumulator = irdl.c_pred "whole"
    irdl.operands(vector1: %vector1, vector2: %vector2, accumulator: %accumulator)
    %format = irdl.base @spirv::@packed_vector_format {strata.optional, strata.summary = "valid SPIR-V PackedVectorFormat"}
    irdl.attributes {"format" = %format}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @Select attributes {
    strata.class = "SelectOp",
    strata.summary = "choice between two values",
    strata.description = "The second operand where the condition holds, otherwise the third.",
    strata.examples = ["%r = spirv.Select %a, %a, %a : i1, i1"],
    strata.traits = ["Pure", "AllTypesMatch<true_value, false_value, result>"],
    strata.format = "operands attr-dict `:` qualified(type($condition)) `,` qualified(type($result))"
  } {
    %condition = irdl.c_pred "bool_or_vector"
    %true_value = irdl.c_pred "castable"
    %false_value = irdl.c_pred "castable"
    irdl.operands(condition: %condition, true_value: %true_value, false_value: %false_value)
    %result = irdl.c_pred "castable"
    irdl.results(result: %result)
  }
  irdl.operation @ShiftLeftLogical attributes {
    strata.class = "ShiftLeftLogicalOp",
    strata.summary = "shift to the left",
    strata.examples = ["%r = spirv.ShiftLeftLogical %a, %a : i32, i32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape", "AllTypesMatch<operand1, result>"],
    strata.format = "operands attr-dict `:` qualified(type($operand1)) `,` qualified(type($operand2))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @ShiftRightArithmetic attributes {
    strata.class = "ShiftRightArithmeticOp",
    strata.summary = "shift to the right with copies of the sign",
    strata.examples = ["%r = spirv.ShiftRightArithmetic %a, %a : i32, i32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape", "AllTypesMatch<operand1, result>"],
    strata.format = "operands attr-dict `:` qualified(type($operand1)) `,` qualified(type($operand2))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @ShiftRightLogical attributes {
    strata.class = "ShiftRightLogicalOp",
    strata.summary = "shift to the right with zeros",
    strata.examples = ["%r = spirv.ShiftRightLogical %a, %a : i32, i32"],
    strata.traits = ["Pure", "SameOperandsAndResultShape", "AllTypesMatch<operand1, result>"],
    strata.format = "operands attr-dict `:` qualified(type($operand1)) `,` qualified(type($operand2))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @SpecConstant attributes {
    strata.class = "SpecConstantOp",
    strata.summary = "specialization constant",
    strata.description = "A constant that can be replaced when the module is used.",
    strata.examples = ["spirv.SpecConstant @sc2 = true"],
    strata.traits = ["Symbol"],
    strata.format = "$sym_name custom<SpecValue>($default_value, attr-dict)"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %default_value = irdl.c_pred "isa<TypedAttr>($_self)" {strata.summary = "TypedAttr instance"}
    irdl.attributes {"sym_name" = %sym_name, "default_value" = %default_value}
  }
  irdl.operation @SpecConstantComposite attributes {
    strata.class = "SpecConstantCompositeOp",
    strata.summary = "composite specialization constant",
    strata.description = "A composite of specialization constants.",
    strata.examples = ["spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.array<2 x i32>"],
    strata.traits = ["Symbol"],
    strata.format = "$sym_name ` ` `(` $constituents `)` attr-dict `:` $type"
  } {
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %constituents = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.summary = "symbol ref array attribute"}
    irdl.attributes {"type" = %type, "sym_name" = %sym_name, "constituents" = %constituents}
  }
  irdl.operation @SpecConstantOperation attributes {
    strata.class = "SpecConstantOperationOp",
    strata.summary = "computed specialization constant",
    strata.description = "An operation on specialization constants.",
    strata.traits = ["SingleBlock"],
    strata.missing = ["print"]
  } {
    %result = irdl.c_pred "operand_value"
    irdl.results(result: %result)
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body: %body)
  }
  irdl.operation @Store attributes {
    strata.class = "StoreOp",
    strata.summary = "store",
    strata.description = "Writes a value to an address.",
    strata.examples = ["spirv.Store \"Function\" %a, %b : f32"],
    strata.traits = [],
    strata.effects = ["write"],
    strata.verify = [
      "if (pointee($ptr) != $value.getType()) return emitOpError(\"mismatch in result type and pointer type\");"
    ],
    strata.format = "custom<StoreAccess>($ptr, type($ptr), $value, type($value), $memory_access, $alignment, attr-dict)"
  } {
    %ptr = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    %value = irdl.c_pred "operand_value"
    irdl.operands(ptr: %ptr, value: %value)
    %memory_access = irdl.base @spirv::@memory_access {strata.optional, strata.summary = "valid SPIR-V MemoryAccess"}
    %alignment = irdl.c_pred "positive && power_of_two" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0"}
    irdl.attributes {"memory_access" = %memory_access, "alignment" = %alignment}
  }
  irdl.operation @Switch attributes {
    strata.class = "SwitchOp",
    strata.summary = "switch",
    strata.description = "Continues at the block of the case, or at the default block.",
    strata.examples = ["spirv.Switch %a : i32, [ default: ^bb1(%a : i32), 0: ^bb2, 3: ^bb1(%a : i32) ]"],
    strata.traits = ["AttrSizedOperandSegments", "Pure", "Terminator"],
    strata.successors = ["defaultTarget", "targets..."],
    strata.format = "$selector `:` type($selector) `,` `[` `` custom<Cases>(ref(type($selector)), $defaultTarget, $defaultOperands, type($defaultOperands), $literals, $targets, $caseOperands, type($caseOperands), $case_operand_segments) `]` attr-dict"
  } {
    %selector = irdl.c_pred "whole"
    %defaultOperands = irdl.any {strata.summary = "any type"}
    %caseOperands = irdl.any {strata.summary = "any type"}
    irdl.operands(selector: %selector, defaultOperands: variadic %defaultOperands, caseOperands: variadic %caseOperands)
    %case_operand_segments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    %literals = irdl.c_pred "elements_attr" {strata.optional, strata.summary = "integer elements attribute"}
    irdl.attributes {"case_operand_segments" = %case_operand_segments, "literals" = %literals}
  }
  irdl.operation @Transpose attributes {
    strata.class = "TransposeOp",
    strata.summary = "transposed matrix",
    strata.description = "Rows become columns.",
    strata.examples = ["%r = spirv.Transpose %a : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($matrix)) `->` qualified(type($result))"
  } {
    %matrix = irdl.base @spirv::@matrix {strata.summary = "any SPIR-V matrix type"}
    irdl.operands(matrix: %matrix)
    %result = irdl.base @spirv::@matrix {strata.summary = "any SPIR-V matrix type"}
    irdl.results(result: %result)
  }
  irdl.operation @UConvert attributes {
    strata.class = "UConvertOp",
    strata.summary = "unsigned integer of another width",
    strata.description = "Converts a value, or each component of a vector or matrix.",
    strata.examples = ["%r = spirv.UConvert %a : i32 to i64"],
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.verify = [
      "return verifyWidths();"
    ],
    strata.format = "operands attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"
  } {
    %operand = irdl.c_pred "ints"
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @UDiv attributes {
    strata.class = "UDivOp",
    strata.summary = "unsigned quotient",
    strata.examples = ["%r = spirv.UDiv %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "ints"
    %operand2 = irdl.c_pred "ints"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "ints"
    irdl.results(result: %result)
  }
  irdl.operation @UDot attributes {
    strata.class = "UDotOp",
    strata.summary = "unsigned dot product",
    strata.description = "The sum of the products of the components.",
    strata.examples = ["%r = spirv.UDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32"],
    strata.traits = ["Pure", "AllTypesMatch<vector1, vector2>"],
    strata.verify = [
      "if (isa<VectorType>($vector1.getType())) return $format ? emitOpError(\"with invalid format attribute for vector operands of type \") << $vector1.getType() : success();",
      "if (!$format) return emitOpError(\"requires Packed Vector Format attribute for integer vector operands\");",
      "if ($vector1.getType().getWidth() != 32) return emitOpError(\"with specified Packed Vector Format (\") << stringifyEnum($format) << \") requires integer vector operands to be 32-bits wide\";"
    ],
    strata.format = "$vector1 `,` $vector2 (`,` $format^)? attr-dict `:` qualified(type($vector1)) `->` qualified(type($result))"
  } {
    %vector1 = irdl.c_pred "int_or_vector"
    %vector2 = irdl.c_pred "int_or_vector"
    irdl.operands(vector1: %vector1, vector2: %vector2)
    %format = irdl.base @spirv::@packed_vector_format {strata.optional, strata.summary = "valid SPIR-V PackedVectorFormat"}
    irdl.attributes {"format" = %format}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @UDotAccSat attributes {
    strata.class = "UDotAccSatOp",
    strata.summary = "unsigned dot product with saturated sum",
    strata.description = "The sum of the products of the components and the accumulator, limited to the range of the type.",
    strata.examples = ["%r = spirv.UDotAccSat %a, %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32"],
    strata.traits = ["Pure", "AllTypesMatch<vector1, vector2>", "AllTypesMatch<accumulator, result>"],
    strata.verify = [
      "if (isa<VectorType>($vector1.getType())) return $format ? emitOpError(\"with invalid format attribute for vector operands of type \") << $vector1.getType() : success();",
      "if (!$format) return emitOpError(\"requires Packed Vector Format attribute for integer vector operands\");",
      "if ($vector1.getType().getWidth() != 32) return emitOpError(\"with specified Packed Vector Format (\") << stringifyEnum($format) << \") requires integer vector operands to be 32-bits wide\";"
    ],
    strata.format = "$vector1 `,` $vector2 `,` $accumulator (`,` $format^)? attr-dict `:` qualified(type($vector1)) `->` qualified(type($result))"
  } {
    %vector1 = irdl.c_pred "int_or_vector"
    %vector2 = irdl.c_pred "int_or_vector"
    %accumulator = irdl.c_pred "whole"
    irdl.operands(vector1: %vector1, vector2: %vector2, accumulator: %accumulator)
    %format = irdl.base @spirv::@packed_vector_format {strata.optional, strata.summary = "valid SPIR-V PackedVectorFormat"}
    irdl.attributes {"format" = %format}
    %result = irdl.c_pred "whole"
    irdl.results(result: %result)
  }
  irdl.operation @UGreaterThan attributes {
    strata.class = "UGreaterThanOp",
    strata.summary = "unsigned greater",
    strata.examples = ["%r = spirv.UGreaterThan %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @UGreaterThanEqual attributes {
    strata.class = "UGreaterThanEqualOp",
    strata.summary = "unsigned greater or equal",
    strata.examples = ["%r = spirv.UGreaterThanEqual %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @ULessThan attributes {
    strata.class = "ULessThanOp",
    strata.summary = "unsigned less",
    strata.examples = ["%r = spirv.ULessThan %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @ULessThanEqual attributes {
    strata.class = "ULessThanEqualOp",
    strata.summary = "unsigned less or equal",
    strata.examples = ["%r = spirv.ULessThanEqual %a, %a : i32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @UMod attributes {
    strata.class = "UModOp",
    strata.summary = "unsigned remainder",
    strata.examples = ["%r = spirv.UMod %a, %a : i32"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "operands attr-dict `:` qualified(type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "int_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @UMulExtended attributes {
    strata.class = "UMulExtendedOp",
    strata.summary = "unsigned product of twice the width",
    strata.description = "The low and the high part of the result, as a struct.",
    strata.traits = ["Pure", "AllTypesMatch<operand1, operand2>"],
    strata.format = "`` custom<Extended>(attr-dict, $operand1, $operand2, type($operand1), type($operand2), type($result))"
  } {
    %operand1 = irdl.c_pred "int_or_vector"
    %operand2 = irdl.c_pred "int_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.base @spirv::@struct {strata.summary = "any SPIR-V struct type"}
    irdl.results(result: %result)
  }
  irdl.operation @Undef attributes {
    strata.class = "UndefOp",
    strata.summary = "undefined value",
    strata.description = "Any value of the type.",
    strata.examples = ["%r = spirv.Undef : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` qualified(type($result))"
  } {
    %result = irdl.c_pred "operand_value"
    irdl.results(result: %result)
  }
  irdl.operation @Unordered attributes {
    strata.class = "UnorderedOp",
    strata.summary = "a NaN",
    strata.examples = ["%r = spirv.Unordered %a, %a : f32"],
    strata.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    strata.infer = [["result", "operand1", "getI1SameShape($_self)"]],
    strata.format = "$operand1 `,` $operand2 `:` qualified(type($operand1)) attr-dict"
  } {
    %operand1 = irdl.c_pred "float_or_vector"
    %operand2 = irdl.c_pred "float_or_vector"
    irdl.operands(operand1: %operand1, operand2: %operand2)
    %result = irdl.c_pred "bool_or_vector"
    irdl.results(result: %result)
  }
  irdl.operation @Unreachable attributes {
    strata.class = "UnreachableOp",
    strata.summary = "unreachable end",
    strata.description = "Control does not come here.",
    strata.examples = ["spirv.Unreachable"],
    strata.traits = ["Terminator"],
    strata.format = "attr-dict"
  } {}
  irdl.operation @Variable attributes {
    strata.class = "VariableOp",
    strata.summary = "variable of a function",
    strata.description = "Memory for a value, with an initial value if there is one.",
    strata.examples = ["%r = spirv.Variable init(%cst1_i32) : !spirv.ptr<i32, Function>"],
    strata.traits = [],
    strata.infer = [["initializer", "pointer", "cast<PointerType>($_self).getPointeeType()"]],
    strata.format = "(`init` `(` $initializer^ `)`)? attr-dict `:` qualified(type($pointer))"
  } {
    %initializer = irdl.c_pred "operand_value"
    irdl.operands(initializer: optional %initializer)
    %storage_class = irdl.base @spirv::@storage_class {strata.implied = "$pointer.getType().getStorageClass()", strata.summary = "valid SPIR-V StorageClass"}
    irdl.attributes {"storage_class" = %storage_class}
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(pointer: %pointer)
  }
  irdl.operation @VectorExtractDynamic attributes {
    strata.class = "VectorExtractDynamicOp",
    strata.summary = "component of a vector",
    strata.description = "The component with a number that is a value.",
    strata.examples = ["%r = spirv.VectorExtractDynamic %a[%b] : vector<3xi32>, i32"],
    strata.traits = ["Pure"],
    strata.infer = [["result", "vector", "cast<VectorType>($_self).getElementType()", "type of 'result' matches element type of 'vector'"]],
    strata.format = "$vector `[` $index `]` attr-dict `:` qualified(type($vector)) `,` qualified(type($index))"
  } {
    %vector = irdl.c_pred "scalar_vector"
    %index = irdl.c_pred "whole"
    irdl.operands(vector: %vector, index: %index)
    %result = irdl.c_pred "scalar"
    irdl.results(result: %result)
  }
  irdl.operation @VectorInsertDynamic attributes {
    strata.class = "VectorInsertDynamicOp",
    strata.summary = "vector with another component",
    strata.description = "The vector, with the component at the number replaced.",
    strata.examples = ["%r = spirv.VectorInsertDynamic %a, %b[%c] : vector<4xf32>, i32"],
    strata.traits = ["Pure", "AllTypesMatch<vector, result>"],
    strata.infer = [["component", "vector", "cast<VectorType>($_self).getElementType()", "type of 'component' matches element type of 'vector'"]],
    strata.format = "$component `,` $vector `[` $index `]` attr-dict `:` qualified(type($vector)) `,` qualified(type($index))"
  } {
    %vector = irdl.c_pred "scalar_vector"
    %component = irdl.c_pred "scalar"
    %index = irdl.c_pred "whole"
    irdl.operands(vector: %vector, component: %component, index: %index)
    %result = irdl.c_pred "scalar_vector"
    irdl.results(result: %result)
  }
  irdl.operation @VectorShuffle attributes {
    strata.class = "VectorShuffleOp",
    strata.summary = "selected components",
    strata.description = "Components of two vectors, which the list selects.",
    strata.examples = ["%r = spirv.VectorShuffle [0 : i32, 2 : i32] %a, %a : vector<2xf32>, vector<2xf32> -> vector<2xf32>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict $components $vector1 `,` $vector2 `:` qualified(type($vector1)) `,` qualified(type($vector2)) `->` qualified(type($result))"
  } {
    %vector1 = irdl.c_pred "scalar_vector"
    %vector2 = irdl.c_pred "scalar_vector"
    irdl.operands(vector1: %vector1, vector2: %vector2)
    %components = irdl.c_pred "array_of(integer_attr)" {strata.kind = "attribute", strata.summary = "32-bit integer array attribute"}
    irdl.attributes {"components" = %components}
    %result = irdl.c_pred "scalar_vector"
    irdl.results(result: %result)
  }
  irdl.operation @VectorTimesMatrix attributes {
    strata.class = "VectorTimesMatrixOp",
    strata.summary = "vector times a matrix",
    strata.description = "The vector is a row.",
    strata.examples = ["%r = spirv.VectorTimesMatrix %a, %b : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` qualified(type($vector)) `,` qualified(type($matrix)) `->` qualified(type($result))"
  } {
    %vector = irdl.c_pred "float_vector"
    %matrix = irdl.base @spirv::@matrix {strata.summary = "Matrix of 16/32/64-bit float values"}
    irdl.operands(vector: %vector, matrix: %matrix)
    %result = irdl.c_pred "float_vector"
    irdl.results(result: %result)
  }
  irdl.operation @VectorTimesScalar attributes {
    strata.class = "VectorTimesScalarOp",
    strata.summary = "vector times a number",
    strata.description = "Each component times the scalar.",
    strata.examples = ["%r = spirv.VectorTimesScalar %a, %b : (vector<3xf32>, f32) -> vector<3xf32>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($vector.getType() != $result.getType()) return emitOpError(\"vector operand and result type mismatch\");",
      "if ($vector.getType().getElementType() != $scalar.getType()) return emitOpError(\"scalar operand and result element type match\");"
    ],
    strata.format = "operands attr-dict `:` `(` type(operands) `)` `->` qualified(type($result))"
  } {
    %vector = irdl.c_pred "short_float_vector"
    %scalar = irdl.c_pred "real"
    irdl.operands(vector: %vector, scalar: %scalar)
    %result = irdl.c_pred "short_float_vector"
    irdl.results(result: %result)
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "function",
    strata.description = "A function with one block or a control flow graph; without a body it is imported.",
    strata.examples = ["spirv.func @k() \"None\" { spirv.Kill }"],
    strata.traits = ["AutomaticAllocationScope", "IsolatedFromAbove"],
    strata.interfaces = ["SymbolOpInterface", "FunctionOpInterface"],
    strata.format = "$sym_name `` signature($function_type, $arg_attrs, $res_attrs) custom<Quoted>($function_control, \"function_control\") attr-dict-with-keyword function-body($body)"
  } {
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %function_control = irdl.base @spirv::@function_control {strata.default = "None", strata.summary = "valid SPIR-V FunctionControl"}
    %linkage_attributes = irdl.base @spirv::@linkage_attributes {strata.optional, strata.summary = "linkage attributes"}
    irdl.attributes {"function_type" = %function_type, "sym_name" = %sym_name, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "function_control" = %function_control, "linkage_attributes" = %linkage_attributes}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @mlir.addressof attributes {
    strata.class = "AddressOfOp",
    strata.summary = "address of a global variable",
    strata.description = "The pointer of a global variable.",
    strata.examples = ["%in_addr = spirv.mlir.addressof @in : !spirv.ptr<vector<3xi32>, Input>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["{variable}_addr"],
    strata.verify_symbol_uses = [
      "auto found = SymbolTable::lookupNearestSymbolFrom($_op, $variable);",
      "if (!found || found.getName() != \"spirv.GlobalVariable\") return emitOpError(\"expected spirv.GlobalVariable symbol\");"
    ],
    strata.format = "$variable attr-dict `:` qualified(type($pointer))"
  } {
    %variable = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"variable" = %variable}
    %pointer = irdl.base @spirv::@ptr {strata.summary = "any SPIR-V pointer type"}
    irdl.results(pointer: %pointer)
  }
  irdl.operation @mlir.loop attributes {
    strata.class = "LoopOp",
    strata.summary = "structured loop",
    strata.description = "An entry block, the header, the body, the continue block and the merge block.",
    strata.traits = [],
    strata.format = "(`control` `(` custom<Case>($loop_control, \"loop_control\")^ `)`)? (`->` qualified(type($results))^)? $body attr-dict-with-keyword"
  } {
    %loop_control = irdl.base @spirv::@loop_control {strata.default = "None", strata.summary = "valid SPIR-V LoopControl"}
    irdl.attributes {"loop_control" = %loop_control}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @mlir.merge attributes {
    strata.class = "MergeOp",
    strata.summary = "end of structured control flow",
    strata.description = "Ends a selection or loop, with its results.",
    strata.traits = ["Pure", "Terminator", "ReturnLike", "ParentOneOf<spirv.mlir.selection, spirv.mlir.loop>"],
    strata.format = "attr-dict ($operands^ `:` qualified(type($operands)))?"
  } {
    %operands = irdl.any {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
  }
  irdl.operation @mlir.referenceof attributes {
    strata.class = "ReferenceOfOp",
    strata.summary = "value of a specialization constant",
    strata.description = "The value of a specialization constant.",
    strata.examples = ["%r = spirv.mlir.referenceof @sc : i32"],
    strata.traits = ["Pure"],
    strata.format = "$spec_const attr-dict `:` qualified(type($reference))"
  } {
    %spec_const = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"spec_const" = %spec_const}
    %reference = irdl.c_pred "operand_value"
    irdl.results(reference: %reference)
  }
  irdl.operation @mlir.selection attributes {
    strata.class = "SelectionOp",
    strata.summary = "selection",
    strata.description = "Structured control flow without back edges: a header, branches, and a merge block at the end.",
    strata.traits = [],
    strata.format = "(`control` `(` custom<Case>($selection_control, \"selection_control\")^ `)`)? (`->` qualified(type($results))^)? $body attr-dict-with-keyword"
  } {
    %selection_control = irdl.base @spirv::@selection_control {strata.default = "None", strata.summary = "valid SPIR-V SelectionControl"}
    irdl.attributes {"selection_control" = %selection_control}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @mlir.yield attributes {
    strata.class = "YieldOp",
    strata.summary = "result of a specialization constant",
    strata.description = "The value that the operation has.",
    strata.traits = ["Pure", "Terminator", "HasParent<spirv.SpecConstantOperation>"],
    strata.format = "attr-dict $operand `:` qualified(type($operand))"
  } {
    %operand = irdl.c_pred "operand_value"
    irdl.operands(operand: %operand)
  }
  irdl.operation @module attributes {
    strata.class = "ModuleOp",
    strata.summary = "module",
    strata.description = "A module: the addressing and the memory model, and what it requires.",
    strata.examples = ["spirv.module @m Logical GLSL450 { }"],
    strata.traits = ["IsolatedFromAbove", "NoRegionArguments", "NoTerminator", "SingleBlock", "SymbolTable"],
    strata.interfaces = ["SymbolOpInterface"],
    strata.format = "($sym_name^)? custom<Case>($addressing_model, \"addressing_model\") custom<Case>($memory_model, \"memory_model\") (`requires` qualified($vce_triple)^)? attr-dict-with-keyword $region"
  } {
    %addressing_model = irdl.base @spirv::@addressing_model {strata.summary = "valid SPIR-V AddressingModel"}
    %memory_model = irdl.base @spirv::@memory_model {strata.summary = "valid SPIR-V MemoryModel"}
    %vce_triple = irdl.base @spirv::@vce {strata.optional, strata.summary = "version-capability-extension attribute"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"addressing_model" = %addressing_model, "memory_model" = %memory_model, "vce_triple" = %vce_triple, "sym_name" = %sym_name}
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
}
