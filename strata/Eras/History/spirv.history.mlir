// SPIR-V, which was called `spv`, and dialects that no longer exist.
module attributes {
  history.dialects = [["spv", "2019-current"], ["fxpmath", "2019"]],
  history.dropped = [["spv._module_end", "2019-2020"]],
  history.rule_roots = [["func.func"]],
  history.renamed = [
    ["spv.Load", "spv.LoadAligned", "2019", "\\[\"[A-Za-z|]*Aligned\""],
    ["spv.Store", "spv.StoreAligned", "2019", "\\[\"[A-Za-z|]*Aligned\""],
    ["spv.GlobalVariable", "spv.globalVariable", "2020-current"],
    ["spv.SpecConstant", "spv.specConstant", "2020-current"],
    ["spv.Undef", "spv.undef", "2020-current"],
    ["spv.mlir.addressof", "spv._address_of", "2020-current"],
    ["spv.mlir.referenceof", "spv._reference_of", "2020-current"],
    ["spv.mlir.merge", "spv._merge", "2020-current"],
    ["spv.mlir.selection", "spv.selection", "2020-current"],
    ["spv.mlir.loop", "spv.loop", "2020-current"],
    ["spv.Constant", "spv.constantOfType", "2020-current", ": *[^:]*: *!|\\] *: *!"],
    ["spv.Constant", "spv.constant", "2020-current"],
    ["spv.ControlBarrier", "spv.ControlBarrierOfWords", "2020-current", "^ *[A-Z]"],
    ["spv.MemoryBarrier", "spv.MemoryBarrierOfWords", "2020-current", "^ *[A-Z]"],
    ["spv.ImageDrefGather", "spv.ImageDrefGatherWithOperands", "2021-current", "\\[ *\""],
    ["spv.module", "spv.module_of_attributes", "2019", "^ *\\{"],
    ["spv.module", "spv.module_with_attributes", "2020-current", "*^ *(@[A-Za-z_0-9.$]+ +)?[A-Z][A-Za-z0-9]* +[A-Z][^{]*attributes *\\{"],
    ["spv.module", "spv.module_of_keywords", "2020-current", "^ *(@[A-Za-z_0-9.$]+ +)?[A-Z]"],
    ["spv.AccessChain", "spv.AccessChainByTypes", "2019-current", "> *, *i[0-9]+( *, *i[0-9]+)* *$"],
    ["spirv.AtomicAnd", "spv.AtomicAnd", "current", "^ *\""],
    ["spirv.AtomicIIncrement", "spv.AtomicIIncrement", "current", "^ *\""],
    ["spirv.AtomicIDecrement", "spv.AtomicIDecrement", "current", "^ *\""],
    ["spirv.AtomicIAdd", "spv.AtomicIAdd", "current", "^ *\""],
    ["spirv.AtomicISub", "spv.AtomicISub", "current", "^ *\""],
    ["spirv.AtomicOr", "spv.AtomicOr", "current", "^ *\""],
    ["spirv.AtomicSMax", "spv.AtomicSMax", "current", "^ *\""],
    ["spirv.AtomicSMin", "spv.AtomicSMin", "current", "^ *\""],
    ["spirv.AtomicUMax", "spv.AtomicUMax", "current", "^ *\""],
    ["spirv.AtomicUMin", "spv.AtomicUMin", "current", "^ *\""],
    ["spirv.AtomicXor", "spv.AtomicXor", "current", "^ *\""],
    ["spirv.AtomicCompareExchangeWeak", "spv.AtomicCompareExchangeWeak", "current", "^ *\""],
    ["spirv.AtomicCompareExchange", "spv.AtomicCompareExchange", "current", "^ *\""],
    ["spirv.AtomicExchange", "spv.AtomicExchange", "current", "^ *\""],
    ["spirv.GroupNonUniformFAdd", "spv.GroupNonUniformFAdd", "current", "^ *\""],
    ["spirv.GroupNonUniformFMax", "spv.GroupNonUniformFMax", "current", "^ *\""],
    ["spirv.GroupNonUniformFMin", "spv.GroupNonUniformFMin", "current", "^ *\""],
    ["spirv.GroupNonUniformFMul", "spv.GroupNonUniformFMul", "current", "^ *\""],
    ["spirv.GroupNonUniformIAdd", "spv.GroupNonUniformIAdd", "current", "^ *\""],
    ["spirv.GroupNonUniformIMul", "spv.GroupNonUniformIMul", "current", "^ *\""],
    ["spirv.GroupNonUniformSMax", "spv.GroupNonUniformSMax", "current", "^ *\""],
    ["spirv.GroupNonUniformSMin", "spv.GroupNonUniformSMin", "current", "^ *\""],
    ["spirv.GroupNonUniformUMax", "spv.GroupNonUniformUMax", "current", "^ *\""],
    ["spirv.GroupNonUniformUMin", "spv.GroupNonUniformUMin", "current", "^ *\""],
    ["spirv.INTEL.SubgroupBlockRead", "spv.SubgroupBlockReadINTEL", "current", "^ *\""],
    ["spirv.INTEL.SubgroupBlockWrite", "spv.SubgroupBlockWriteINTEL", "current", "^ *\""],
    ["spirv.EXT.AtomicFAdd", "spv.AtomicFAddEXT", "current", "^ *\""],
    ["spirv.AccessChain", "spv.AccessChainByTypes", "current", "> *, *i[0-9]+( *, *i[0-9]+)* *$"],
    ["spirv.PtrAccessChain", "spv.PtrAccessChain", "current", "> *, *i[0-9]+( *, *i[0-9]+)* *$"],
    ["spirv.InBoundsPtrAccessChain", "spv.InBoundsPtrAccessChain", "current", "> *, *i[0-9]+( *, *i[0-9]+)* *$"],
    ["spirv.VectorShuffle", "spv.VectorShuffle", "current", ": *vector<[^>]*> *, *%"],
    ["spirv.MatrixTimesScalar", "spv.MatrixTimesScalarOfType", "current", "!->"],
    ["spirv.CL.printf", "spv.OCL.printf", "current", ": *\\("],
    ["spv.constant", "spv.constantOfType", "2019-2020", ": *[^:]*: *!|\\] *: *!"]],
  history.types = [
    ["spv", "struct< *(\\(.*)>", "!spirv.struct<\\1>"],
    ["spv", "struct< *([A-Za-z_0-9]+, *\\(.*)>", "!spirv.struct<\\1>"],
    ["spv", "struct< *([A-Za-eghj-z_][A-Za-z_0-9]*|[fi][A-Za-z_][A-Za-z_0-9]*) *>", "!spirv.struct<\\1>"],
    ["spv", "struct< *(.*)>", "!spirv.struct<(\\1)>"],
    ["spv", "array< *([0-9]+) *x *(.*[^ ]) *\\[([0-9]+)\\]>", "!spirv.array<\\1 x \\2, stride=\\3>"],
    ["spv", "array< *([0-9]+) *x *(.*)>", "!spirv.array<\\1 x \\2>"],
    ["spv", "rtarray< *(.*[^ ]) *\\[([0-9]+)\\]>", "!spirv.rtarray<\\1, stride=\\2>"],
    ["spv", "(.*)", "!spirv.\\1"],
    ["arm_sve", "vector<([0-9]+)x(.*)>", "vector<[\\1]x\\2>"]],
  history.bodies = [
    ["spv", "dense<(\\[[^]]*\\])> *: *vector<3xi32>", "\\1", "each"],
    ["spv", "dense<([0-9]+)> *: *vector<3xi32>", "[\\1, \\1, \\1]", "each"],
    ["spv", " *: *i32", "", "each"],
    ["spv", "local_size *=", "workgroup_size =", "each"],
    ["spv", "entry_point_abi<\\{(.*)\\}>", "#spirv.entry_point_abi<\\1>"],
    ["spv", "target_env< *(.*>), *\\{ *\\}>", "#spirv.target_env<\\1, #spirv.resource_limits<>>"],
    ["spv", "target_env< *(.*>), *\\{(.*)\\}>", "#spirv.target_env<\\1, #spirv.resource_limits<\\2>>"],
    ["spv", "(.*)", "#spirv.\\1"]],
  history.parts = [
    ["spirv", "ptr<(.*), *[A-Za-z]+>", "pointer"],
    ["spirv", "struct< *([A-Za-z_0-9]+, *)?\\((.*)\\)>", "list"],
    ["spirv", "array< *[0-9]+ *x *(.*), *stride *= *[0-9]+>", "element"],
    ["spirv", "array< *[0-9]+ *x *(.*)>", "element"],
    ["spirv", "rtarray< *(.*), *stride *= *[0-9]+>", "element"],
    ["spirv", "rtarray< *(.*)>", "element"],
    ["spirv", "matrix< *[0-9]+ *x *(.*)>", "element"]],
  history.generic = [
    ["spv", "spirv"], ["spv.constant", "spirv.Constant"], ["spv.constantOfType", "spirv.Constant"],
    ["spv.globalVariable", "spirv.GlobalVariable"], ["spv.specConstant", "spirv.SpecConstant"],
    ["spv.undef", "spirv.Undef"], ["spv._address_of", "spirv.mlir.addressof"],
    ["spv._reference_of", "spirv.mlir.referenceof"], ["spv._merge", "spirv.mlir.merge"],
    ["spv.selection", "spirv.mlir.selection"], ["spv.loop", "spirv.mlir.loop"],
    ["spv.AccessChainByTypes", "spirv.AccessChain"],
    ["spv.ControlBarrierOfWords", "spirv.ControlBarrier"], ["spv.MemoryBarrierOfWords", "spirv.MemoryBarrier"],
    ["spv.module_of_attributes", "spirv.module"], ["spv.module_of_keywords", "spirv.module"], ["spv.LoadAligned", "spirv.Load"], ["spv.StoreAligned", "spirv.Store"],
    ["spv.AtomicFAddEXT", "spirv.EXT.AtomicFAdd"], ["spv.MatrixTimesScalarOfType", "spirv.MatrixTimesScalar"],
    ["spv.ImageDrefGatherWithOperands", "spirv.ImageDrefGather"], ["spv.module_with_attributes", "spirv.module"],
    ["spv.SubgroupBlockReadINTEL", "spirv.INTEL.SubgroupBlockRead"], ["spv.SubgroupBlockWriteINTEL", "spirv.INTEL.SubgroupBlockWrite"],
    ["spv.SubgroupBallotKHR", "spirv.KHR.SubgroupBallot"],
    ["spv.GLSL", "spirv.GL"], ["spv.OCL", "spirv.CL"]],
  history.texts = [
    ["spirv.storage", ""], ["spirv.storage_class", "#spirv.storage_class<$0>"],
    ["spirv.memory_access", "#spirv.memory_access<$0>"], ["spirv.memory_scope", "#spirv.scope<$0>"], ["spirv.group_operation", "#spirv.group_operation<$0>"],
    ["spirv.execution_scope", "#spirv.scope<$0>"], ["spirv.semantics", "#spirv.memory_semantics<$0>"],
    ["spirv.memory_semantics", "#spirv.memory_semantics<$0>"], ["spirv.equal_semantics", "#spirv.memory_semantics<$0>"],
    ["spirv.unequal_semantics", "#spirv.memory_semantics<$0>"], ["spirv.execution_model", "#spirv.execution_model<$0>"],
    ["spirv.execution_mode", "#spirv.execution_mode<$0>"], ["spirv.addressing_model", "#spirv.addressing_model<$0>"],
    ["spirv.memory_model", "#spirv.memory_model<$0>"],
    ["spirv.memory_model=VulkanKHR", "#spirv.memory_model<Vulkan>"], ["spirv.function_control", "#spirv.function_control<$0>"],
    ["spirv.selection_control", "#spirv.selection_control<$0>"], ["spirv.loop_control", "#spirv.loop_control<$0>"],
    ["spirv.image_operands", "#spirv.image_operands<$0>"]],
  history.unsupported = [
    ["fxpmath", "the dialect of fixed-point arithmetic was removed with the quantization passes", "2019"],
    ["spv.CooperativeMatrixLoadNV", "the operations of NV on matrices were removed in LLVM 18; the types of those of KHR say the use of a matrix", "2020-current"],
    ["spv.CooperativeMatrixStoreNV", "the operations of NV on matrices were removed in LLVM 18; the types of those of KHR say the use of a matrix", "2020-current"],
    ["spv.CooperativeMatrixLengthNV", "the operations of NV on matrices were removed in LLVM 18; the types of those of KHR say the use of a matrix", "2020-current"],
    ["spv.CooperativeMatrixMulAddNV", "the operations of NV on matrices were removed in LLVM 18; the types of those of KHR say the use of a matrix", "2020-current"],
    ["spirv.NV.CooperativeMatrixLoad", "the operations of NV on matrices were removed in LLVM 18; the types of those of KHR say the use of a matrix", "current"],
    ["spirv.NV.CooperativeMatrixStore", "the operations of NV on matrices were removed in LLVM 18; the types of those of KHR say the use of a matrix", "current"],
    ["spirv.NV.CooperativeMatrixLength", "the operations of NV on matrices were removed in LLVM 18; the types of those of KHR say the use of a matrix", "current"],
    ["spirv.NV.CooperativeMatrixMulAdd", "the operations of NV on matrices were removed in LLVM 18; the types of those of KHR say the use of a matrix", "current"],
    ["quant.const_fake_quant", "it was removed with the quantization passes", "2019-current"],
    ["quant.const_fake_quant_per_axis", "it was removed with the quantization passes", "2019-current"],
    ["quant.stats", "it was removed with the quantization passes", "2019-current"],
    ["quant.stats_ref", "it was removed with the quantization passes", "2019-current"],
    ["quant.coupled_ref", "it was removed with the quantization passes", "2019-current"],
    ["quant.region", "it was removed with the quantization passes", "2019-current"],
    ["quant.return", "it was removed with the quantization passes", "2019-current"]]
} {
  irdl.dialect @spv attributes {
    strata.version = 1 : i32,
    strata.summary = "SPIR-V with strings for enumerations, and types that follow from definitions"
  } {
    irdl.operation @FNegate attributes {strata.summary = "an operation of one value", strata.format = "$a attr-dict `:` type($result)", strata.infer = [["a", "result", "$_self"]]} {
      %a = irdl.any
      %result = irdl.any
      irdl.operands(a: %a)
      irdl.results(result: %result)
    }
    irdl.operation @BitCount attributes {strata.like = "FNegate"} {}
    irdl.operation @BitReverse attributes {strata.like = "FNegate"} {}
    irdl.operation @LogicalNot attributes {strata.like = "FNegate"} {}
    irdl.operation @Not attributes {strata.like = "FNegate"} {}
    irdl.operation @SNegate attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Acos attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Asin attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Atan attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Ceil attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Cos attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Cosh attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Exp attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.FAbs attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.FSign attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Floor attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.InverseSqrt attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Log attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Round attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.SAbs attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.SSign attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Sin attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Sinh attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Sqrt attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Tan attributes {strata.like = "FNegate"} {}
    irdl.operation @GLSL.Tanh attributes {strata.like = "FNegate"} {}
    irdl.operation @FAdd attributes {strata.summary = "an operation of two values of a type", strata.format = "$a `,` $b attr-dict `:` type($result)", strata.infer = [["a", "result", "$_self"], ["b", "result", "$_self"]]} {
      %a = irdl.any
      %b = irdl.any
      %result = irdl.any
      irdl.operands(a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @FDiv attributes {strata.like = "FAdd"} {}
    irdl.operation @FMod attributes {strata.like = "FAdd"} {}
    irdl.operation @FMul attributes {strata.like = "FAdd"} {}
    irdl.operation @FRem attributes {strata.like = "FAdd"} {}
    irdl.operation @FSub attributes {strata.like = "FAdd"} {}
    irdl.operation @IAdd attributes {strata.like = "FAdd"} {}
    irdl.operation @IMul attributes {strata.like = "FAdd"} {}
    irdl.operation @ISub attributes {strata.like = "FAdd"} {}
    irdl.operation @SDiv attributes {strata.like = "FAdd"} {}
    irdl.operation @SMod attributes {strata.like = "FAdd"} {}
    irdl.operation @SRem attributes {strata.like = "FAdd"} {}
    irdl.operation @UDiv attributes {strata.like = "FAdd"} {}
    irdl.operation @UMod attributes {strata.like = "FAdd"} {}
    irdl.operation @BitwiseAnd attributes {strata.like = "FAdd"} {}
    irdl.operation @BitwiseOr attributes {strata.like = "FAdd"} {}
    irdl.operation @BitwiseXor attributes {strata.like = "FAdd"} {}
    irdl.operation @LogicalAnd attributes {strata.like = "FAdd"} {}
    irdl.operation @LogicalEqual attributes {strata.like = "FAdd"} {}
    irdl.operation @LogicalNotEqual attributes {strata.like = "FAdd"} {}
    irdl.operation @LogicalOr attributes {strata.like = "FAdd"} {}
    irdl.operation @GLSL.FMax attributes {strata.like = "FAdd"} {}
    irdl.operation @GLSL.FMin attributes {strata.like = "FAdd"} {}
    irdl.operation @GLSL.Pow attributes {strata.like = "FAdd"} {}
    irdl.operation @GLSL.SMax attributes {strata.like = "FAdd"} {}
    irdl.operation @GLSL.SMin attributes {strata.like = "FAdd"} {}
    irdl.operation @GLSL.UMax attributes {strata.like = "FAdd"} {}
    irdl.operation @GLSL.UMin attributes {strata.like = "FAdd"} {}
    irdl.operation @IEqual attributes {strata.like = "FAdd", strata.summary = "a comparison", strata.format = "$a `,` $b attr-dict `:` type($a)", strata.infer = [["b", "a", "$_self"], ["result", "a", "getI1SameShape($_self)"]]} {}
    irdl.operation @INotEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @SGreaterThan attributes {strata.like = "IEqual"} {}
    irdl.operation @SGreaterThanEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @SLessThan attributes {strata.like = "IEqual"} {}
    irdl.operation @SLessThanEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @UGreaterThan attributes {strata.like = "IEqual"} {}
    irdl.operation @UGreaterThanEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @ULessThan attributes {strata.like = "IEqual"} {}
    irdl.operation @ULessThanEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @FOrdEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @FOrdGreaterThan attributes {strata.like = "IEqual"} {}
    irdl.operation @FOrdGreaterThanEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @FOrdLessThan attributes {strata.like = "IEqual"} {}
    irdl.operation @FOrdLessThanEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @FOrdNotEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @FUnordEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @FUnordGreaterThan attributes {strata.like = "IEqual"} {}
    irdl.operation @FUnordGreaterThanEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @FUnordLessThan attributes {strata.like = "IEqual"} {}
    irdl.operation @FUnordLessThanEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @FUnordNotEqual attributes {strata.like = "IEqual"} {}
    irdl.operation @Ordered attributes {strata.like = "IEqual"} {}
    irdl.operation @Unordered attributes {strata.like = "IEqual"} {}
    irdl.operation @Bitcast attributes {strata.summary = "a conversion", strata.format = "$a attr-dict `:` type($a) `to` type($result)"} {
      %a = irdl.any
      %result = irdl.any
      irdl.operands(a: %a)
      irdl.results(result: %result)
    }
    irdl.operation @ConvertFToS attributes {strata.like = "Bitcast"} {}
    irdl.operation @ConvertFToU attributes {strata.like = "Bitcast"} {}
    irdl.operation @ConvertSToF attributes {strata.like = "Bitcast"} {}
    irdl.operation @ConvertUToF attributes {strata.like = "Bitcast"} {}
    irdl.operation @FConvert attributes {strata.like = "Bitcast"} {}
    irdl.operation @SConvert attributes {strata.like = "Bitcast"} {}
    irdl.operation @UConvert attributes {strata.like = "Bitcast"} {}
    irdl.operation @ShiftLeftLogical attributes {strata.like = "FAdd", strata.summary = "a shift", strata.format = "$a `,` $b attr-dict `:` type($a) `,` type($b)", strata.infer = [["result", "a", "$_self"]]} {}
    irdl.operation @ShiftRightArithmetic attributes {strata.like = "ShiftLeftLogical"} {}
    irdl.operation @ShiftRightLogical attributes {strata.like = "ShiftLeftLogical"} {}
    irdl.operation @Select attributes {strata.summary = "one of two values", strata.format = "$c `,` $a `,` $b attr-dict `:` type($c) `,` type($a)", strata.infer = [["b", "a", "$_self"], ["result", "a", "$_self"]]} {
      %c = irdl.any
      %a = irdl.any
      %b = irdl.any
      %result = irdl.any
      irdl.operands(c: %c, a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @BitFieldInsert attributes {strata.summary = "other bits", strata.format = "$a `,` $b `,` $offset `,` $count attr-dict `:` type($a) `,` type($offset) `,` type($count)", strata.infer = [["b", "a", "$_self"], ["result", "a", "$_self"]]} {
      %a = irdl.any
      %b = irdl.any
      %offset = irdl.any
      %count = irdl.any
      %result = irdl.any
      irdl.operands(a: %a, b: %b, offset: %offset, count: %count)
      irdl.results(result: %result)
    }
    irdl.operation @BitFieldSExtract attributes {strata.summary = "some bits", strata.format = "$a `,` $offset `,` $count attr-dict `:` type($a) `,` type($offset) `,` type($count)", strata.infer = [["result", "a", "$_self"]]} {
      %a = irdl.any
      %offset = irdl.any
      %count = irdl.any
      %result = irdl.any
      irdl.operands(a: %a, offset: %offset, count: %count)
      irdl.results(result: %result)
    }
    irdl.operation @BitFieldUExtract attributes {strata.like = "BitFieldSExtract"} {}
    irdl.operation @Return attributes {strata.summary = "the end of a function", strata.traits = ["Terminator"], strata.format = "attr-dict"} {}
    irdl.operation @Unreachable attributes {strata.like = "Return"} {}
    irdl.operation @_merge attributes {strata.like = "Return"} {}
    irdl.operation @ReturnValue attributes {strata.summary = "the end of a function with a value", strata.traits = ["Terminator"], strata.format = "$value attr-dict `:` type($value)"} {
      %value = irdl.any
      irdl.operands(value: %value)
    }
    irdl.operation @Branch attributes {strata.summary = "a branch", strata.traits = ["Terminator"], strata.successors = ["target"], strata.format = "$target (`(` $args^ `:` type($args) `)`)? attr-dict"} {
      %args = irdl.any
      irdl.operands(args: variadic %args)
    }
    irdl.operation @BranchConditional attributes {strata.summary = "one of two branches", strata.traits = ["Terminator", "AttrSizedOperandSegments"], strata.successors = ["first", "second"], strata.format = "$condition (`[` $branch_weights^ `]`)? `,` $first (`(` $a^ `:` type($a) `)`)? `,` $second (`(` $b^ `:` type($b) `)`)? attr-dict"} {
      %condition = irdl.is i1
      %a = irdl.any
      %b = irdl.any
      %weights = irdl.c_pred "array_attr" {strata.kind = "array<i32>", strata.optional}
      irdl.operands(condition: %condition, a: variadic %a, b: variadic %b)
      irdl.attributes {"branch_weights" = %weights}
    }
    irdl.operation @Load attributes {strata.summary = "a load; the type is that of the value", strata.format = "$storage $ptr custom<DefinedType>(ref($ptr), type($ptr)) (`[` $memory_access^ `]`)? attr-dict `:` type($value)"} {
      %ptr = irdl.any
      %value = irdl.any
      %storage = irdl.base "#builtin.string" {strata.kind = "string"}
      %access = irdl.base "#builtin.string" {strata.kind = "string", strata.optional}
      irdl.operands(ptr: %ptr)
      irdl.attributes {"storage" = %storage, "memory_access" = %access}
      irdl.results(value: %value)
    }
    irdl.operation @LoadAligned attributes {strata.like = "Load", strata.format = "$storage $ptr custom<DefinedType>(ref($ptr), type($ptr)) `[` $memory_access `,` $alignment `]` attr-dict `:` type($value)"} {
      %storage = irdl.base "#builtin.string" {strata.kind = "string"}
      %access = irdl.base "#builtin.string" {strata.kind = "string"}
      %alignment = irdl.any {strata.kind = "i32"}
      irdl.attributes {"storage" = %storage, "memory_access" = %access, "alignment" = %alignment}
    }
    irdl.operation @Store attributes {strata.summary = "a store; the type is that of the value", strata.format = "$storage $ptr `,` $value custom<DefinedType>(ref($ptr), type($ptr)) (`[` $memory_access^ `]`)? attr-dict `:` type($value)"} {
      %ptr = irdl.any
      %value = irdl.any
      %storage = irdl.base "#builtin.string" {strata.kind = "string"}
      %access = irdl.base "#builtin.string" {strata.kind = "string", strata.optional}
      irdl.operands(ptr: %ptr, value: %value)
      irdl.attributes {"storage" = %storage, "memory_access" = %access}
    }
    irdl.operation @StoreAligned attributes {strata.like = "Store", strata.format = "$storage $ptr `,` $value custom<DefinedType>(ref($ptr), type($ptr)) `[` $memory_access `,` $alignment `]` attr-dict `:` type($value)"} {
      %storage = irdl.base "#builtin.string" {strata.kind = "string"}
      %access = irdl.base "#builtin.string" {strata.kind = "string"}
      %alignment = irdl.any {strata.kind = "i32"}
      irdl.attributes {"storage" = %storage, "memory_access" = %access, "alignment" = %alignment}
    }
    irdl.operation @AccessChain attributes {strata.summary = "a pointer to a part; the types are those of the values", strata.format = "$base `[` $indices `]` custom<DefinedType>(ref($indices), type($indices)) attr-dict `:` type($base) custom<PartType>(ref(type($base)), ref($indices), type($result))"} {
      %base = irdl.any
      %indices = irdl.any
      %result = irdl.any
      irdl.operands(base: %base, indices: variadic %indices)
      irdl.results(result: %result)
    }
    irdl.operation @AccessChainByTypes attributes {strata.like = "AccessChain", strata.format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($indices) custom<PartType>(ref(type($base)), ref($indices), type($result))"} {}
    irdl.operation @Variable attributes {strata.summary = "memory of a function", strata.format = "(`init` `(` $init^ custom<DefinedType>(ref($init), type($init)) `)`)? attr-dict `:` type($ptr)"} {
      %init = irdl.any
      %ptr = irdl.any
      %storage = irdl.base "#builtin.string" {strata.kind = "string", strata.default = "\"Function\""}
      irdl.operands(init: optional %init)
      irdl.attributes {"storage_class" = %storage}
      irdl.results(ptr: %ptr)
    }
    irdl.operation @globalVariable attributes {strata.summary = "a variable of a module", strata.format = "$sym_name (`initializer` `(` $initializer^ `)`)? (`bind` `(` $descriptor_set^ `,` $binding `)`)? (`built_in` `(` $built_in^ `)`)? attr-dict `:` $type"} {
      %name = irdl.any {strata.kind = "symbol"}
      %initializer = irdl.any {strata.kind = "flat_symbol_ref", strata.optional}
      %set = irdl.any {strata.kind = "i32", strata.optional}
      %binding = irdl.any {strata.kind = "i32", strata.optional}
      %built_in = irdl.base "#builtin.string" {strata.kind = "string", strata.optional}
      %type = irdl.any {strata.kind = "type"}
      irdl.attributes {"sym_name" = %name, "initializer" = %initializer, "descriptor_set" = %set, "binding" = %binding, "built_in" = %built_in, "type" = %type}
    }
    irdl.operation @specConstant attributes {strata.summary = "a constant of a module", strata.format = "$sym_name (`spec_id` `(` $spec_id^ `)`)? `=` $default_value attr-dict"} {
      %name = irdl.any {strata.kind = "symbol"}
      %id = irdl.any {strata.kind = "i32", strata.optional}
      %value = irdl.any
      irdl.attributes {"sym_name" = %name, "spec_id" = %id, "default_value" = %value}
    }
    irdl.operation @constant attributes {strata.summary = "a constant", strata.format = "$value attr-dict", strata.infer = [["result", "value", "cast<TypedAttr>($_self).getType()"]]} {
      %value = irdl.any
      %result = irdl.any
      irdl.attributes {"value" = %value}
      irdl.results(result: %result)
    }
    irdl.operation @constantOfType attributes {strata.summary = "a constant whose type is not that of the attribute", strata.format = "$value attr-dict `:` type($result)"} {
      %value = irdl.any
      %result = irdl.any
      irdl.attributes {"value" = %value}
      irdl.results(result: %result)
    }
    irdl.operation @undef attributes {strata.summary = "any value", strata.format = "attr-dict `:` type($result)"} {
      %result = irdl.any
      irdl.results(result: %result)
    }
    irdl.operation @_address_of attributes {strata.summary = "a variable of a module", strata.format = "$variable attr-dict `:` type($result)"} {
      %variable = irdl.any {strata.kind = "flat_symbol_ref"}
      %result = irdl.any
      irdl.attributes {"variable" = %variable}
      irdl.results(result: %result)
    }
    irdl.operation @_reference_of attributes {strata.summary = "a constant of a module", strata.format = "$spec_const attr-dict `:` type($result)"} {
      %constant = irdl.any {strata.kind = "flat_symbol_ref"}
      %result = irdl.any
      irdl.attributes {"spec_const" = %constant}
      irdl.results(result: %result)
    }
    irdl.operation @EntryPoint attributes {strata.summary = "where a program begins", strata.format = "$execution_model $fn (`,` $interface^)? attr-dict"} {
      %model = irdl.base "#builtin.string" {strata.kind = "string"}
      %fn = irdl.any {strata.kind = "flat_symbol_ref"}
      %interface = irdl.c_pred "array_attr" {strata.kind = "array<flat_symbol_ref>", strata.default = ""}
      irdl.attributes {"execution_model" = %model, "fn" = %fn, "interface" = %interface}
    }
    irdl.operation @ExecutionMode attributes {strata.summary = "how a program runs", strata.format = "$fn $execution_mode (`,` $values^)? attr-dict"} {
      %mode = irdl.base "#builtin.string" {strata.kind = "string"}
      %fn = irdl.any {strata.kind = "flat_symbol_ref"}
      %values = irdl.c_pred "array_attr" {strata.kind = "array<i32>", strata.default = ""}
      irdl.attributes {"execution_mode" = %mode, "fn" = %fn, "values" = %values}
    }
    irdl.operation @CompositeExtract attributes {strata.summary = "a part of a composite value", strata.format = "$composite $indices attr-dict `:` type($composite) custom<PartType>(ref(type($composite)), ref($indices), type($result))"} {
      %composite = irdl.any
      %indices = irdl.any
      %result = irdl.any
      irdl.operands(composite: %composite)
      irdl.attributes {"indices" = %indices}
      irdl.results(result: %result)
    }
    irdl.operation @CompositeInsert attributes {strata.summary = "a composite value with another part", strata.format = "$object `,` $composite $indices attr-dict `:` type($object) `into` type($composite)", strata.infer = [["result", "composite", "$_self"]]} {
      %object = irdl.any
      %composite = irdl.any
      %indices = irdl.any
      %result = irdl.any
      irdl.operands(object: %object, composite: %composite)
      irdl.attributes {"indices" = %indices}
      irdl.results(result: %result)
    }
    irdl.operation @CompositeConstruct attributes {strata.summary = "a value of its parts", strata.format = "$parts custom<DefinedType>(ref($parts), type($parts)) attr-dict `:` type($result)"} {
      %parts = irdl.any
      %result = irdl.any
      irdl.operands(parts: variadic %parts)
      irdl.results(result: %result)
    }
    irdl.operation @FunctionCall attributes {strata.summary = "a call", strata.format = "$callee `(` $args `)` attr-dict `:` functional-type($args, $results)"} {
      %callee = irdl.any {strata.kind = "flat_symbol_ref"}
      %args = irdl.any
      %results = irdl.any
      irdl.operands(args: variadic %args)
      irdl.attributes {"callee" = %callee}
      irdl.results(results: variadic %results)
    }
    irdl.operation @MemoryBarrier attributes {strata.summary = "a barrier of memory", strata.format = "$memory_scope `,` $memory_semantics attr-dict"} {
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      %semantics = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.attributes {"memory_scope" = %scope, "memory_semantics" = %semantics}
    }
    irdl.operation @ControlBarrier attributes {strata.summary = "a barrier", strata.format = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict"} {
      %execution = irdl.base "#builtin.string" {strata.kind = "string"}
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      %semantics = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.attributes {"execution_scope" = %execution, "memory_scope" = %scope, "memory_semantics" = %semantics}
    }
    irdl.operation @GroupNonUniformBallot attributes {strata.summary = "the predicates of a group", strata.format = "custom<Word>($execution_scope) $predicate attr-dict `:` type($result)"} {
      %predicate = irdl.is i1
      %result = irdl.any
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(predicate: %predicate)
      irdl.attributes {"execution_scope" = %scope}
      irdl.results(result: %result)
    }
    irdl.operation @ControlBarrierOfWords attributes {strata.like = "ControlBarrier", strata.summary = "a barrier with keywords", strata.format = "custom<Word>($execution_scope) `,` custom<Word>($memory_scope) `,` custom<Word>($memory_semantics) attr-dict"} {}
    irdl.operation @MemoryBarrierOfWords attributes {strata.like = "MemoryBarrier", strata.summary = "a barrier of memory with keywords", strata.format = "custom<Word>($memory_scope) `,` custom<Word>($memory_semantics) attr-dict"} {}
    irdl.operation @GroupBroadcast attributes {strata.summary = "the value of one of a group", strata.format = "custom<Word>($execution_scope) $value `,` $id attr-dict `:` type($value) `,` type($id)", strata.infer = [["result", "value", "$_self"]]} {
      %value = irdl.any
      %id = irdl.any
      %result = irdl.any
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(value: %value, id: %id)
      irdl.attributes {"execution_scope" = %scope}
      irdl.results(result: %result)
    }
    irdl.operation @MatrixTimesScalar attributes {strata.summary = "a product", strata.format = "$matrix `,` $scalar attr-dict `:` type($matrix) `,` type($scalar) `->` type($result)"} {
      %matrix = irdl.any
      %scalar = irdl.any
      %result = irdl.any
      irdl.operands(matrix: %matrix, scalar: %scalar)
      irdl.results(result: %result)
    }
    irdl.operation @VectorShuffle attributes {strata.summary = "elements of two vectors", strata.format = "$components $a `:` type($a) `,` $b `:` type($b) `->` type($result) attr-dict"} {
      %a = irdl.any
      %b = irdl.any
      %components = irdl.base "#builtin.array"
      %result = irdl.any
      irdl.operands(a: %a, b: %b)
      irdl.attributes {"components" = %components}
      irdl.results(result: %result)
    }
    irdl.operation @ImageDrefGather attributes {strata.summary = "texels whose depths are compared", strata.format = "$image `:` type($image) `,` $coordinate `:` type($coordinate) `,` $dref `:` type($dref) `->` type($result) attr-dict"} {
      %image = irdl.any
      %coordinate = irdl.any
      %dref = irdl.any
      %result = irdl.any
      irdl.operands(image: %image, coordinate: %coordinate, dref: %dref)
      irdl.results(result: %result)
    }
    irdl.operation @GroupNonUniformElect attributes {strata.summary = "whether it is the first of a group", strata.format = "custom<Word>($execution_scope) attr-dict `:` type($result)"} {
      %result = irdl.any
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.attributes {"execution_scope" = %scope}
      irdl.results(result: %result)
    }
    irdl.operation @GroupNonUniformFAdd attributes {strata.summary = "a reduction of a group", strata.format = "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ custom<DefinedType>(ref($cluster_size), type($cluster_size)) `)`)? attr-dict `:` type($result)", strata.infer = [["value", "result", "$_self"]]} {
      %value = irdl.any
      %size = irdl.any
      %result = irdl.any
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      %group = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(value: %value, cluster_size: optional %size)
      irdl.attributes {"execution_scope" = %scope, "group_operation" = %group}
      irdl.results(result: %result)
    }
    irdl.operation @GroupNonUniformFMax attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @GroupNonUniformFMin attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @GroupNonUniformFMul attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @GroupNonUniformIAdd attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @GroupNonUniformIMul attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @GroupNonUniformSMax attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @GroupNonUniformSMin attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @GroupNonUniformUMax attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @GroupNonUniformUMin attributes {strata.like = "GroupNonUniformFAdd"} {}
    irdl.operation @VectorExtractDynamic attributes {strata.summary = "an element of a vector", strata.format = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)", strata.infer = [["result", "vector", "cast<ShapedType>($_self).getElementType()"]]} {
      %vector = irdl.any
      %index = irdl.any
      %result = irdl.any
      irdl.operands(vector: %vector, index: %index)
      irdl.results(result: %result)
    }
    irdl.operation @SubgroupBallotKHR attributes {strata.summary = "the predicates of a subgroup", strata.format = "$predicate attr-dict `:` type($result)"} {
      %predicate = irdl.is i1
      %result = irdl.any
      irdl.operands(predicate: %predicate)
      irdl.results(result: %result)
    }
    irdl.operation @AtomicAnd attributes {strata.summary = "an atomic update", strata.format = "$memory_scope $semantics $ptr `,` $value custom<DefinedType>(ref($value), type($value)) attr-dict `:` type($ptr)", strata.infer = [["result", "value", "$_self"]]} {
      %ptr = irdl.any
      %value = irdl.any
      %result = irdl.any
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      %semantics = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(ptr: %ptr, value: %value)
      irdl.attributes {"memory_scope" = %scope, "semantics" = %semantics}
      irdl.results(result: %result)
    }
    irdl.operation @AtomicIIncrement attributes {strata.summary = "an atomic update without a value", strata.format = "$memory_scope $semantics $ptr attr-dict `:` type($ptr) custom<PointeeType>(ref(type($ptr)), type($result))"} {
      %ptr = irdl.any
      %result = irdl.any
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      %semantics = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(ptr: %ptr)
      irdl.attributes {"memory_scope" = %scope, "semantics" = %semantics}
      irdl.results(result: %result)
    }
    irdl.operation @AtomicFAddEXT attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicExchange attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicIDecrement attributes {strata.like = "AtomicIIncrement"} {}
    irdl.operation @AtomicIAdd attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicISub attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicOr attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicSMax attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicSMin attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicUMax attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicUMin attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicXor attributes {strata.like = "AtomicAnd"} {}
    irdl.operation @AtomicCompareExchangeWeak attributes {strata.summary = "an atomic exchange", strata.format = "$memory_scope $equal_semantics $unequal_semantics $ptr `,` $value `,` $comparator custom<DefinedType>(ref($value), type($value)) custom<DefinedType>(ref($comparator), type($comparator)) attr-dict `:` type($ptr)", strata.infer = [["result", "value", "$_self"]]} {
      %ptr = irdl.any
      %value = irdl.any
      %comparator = irdl.any
      %result = irdl.any
      %scope = irdl.base "#builtin.string" {strata.kind = "string"}
      %equal = irdl.base "#builtin.string" {strata.kind = "string"}
      %unequal = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(ptr: %ptr, value: %value, comparator: %comparator)
      irdl.attributes {"memory_scope" = %scope, "equal_semantics" = %equal, "unequal_semantics" = %unequal}
      irdl.results(result: %result)
    }
    irdl.operation @AtomicCompareExchange attributes {strata.like = "AtomicCompareExchangeWeak"} {}
    irdl.operation @GroupNonUniformBroadcast attributes {strata.like = "GroupBroadcast", strata.summary = "the value of one of a group"} {}
    irdl.operation @GroupNonUniformShuffle attributes {strata.like = "GroupBroadcast", strata.summary = "the value of another one of a group"} {}
    irdl.operation @GroupNonUniformShuffleDown attributes {strata.like = "GroupNonUniformShuffle"} {}
    irdl.operation @GroupNonUniformShuffleUp attributes {strata.like = "GroupNonUniformShuffle"} {}
    irdl.operation @GroupNonUniformShuffleXor attributes {strata.like = "GroupNonUniformShuffle"} {}
    irdl.operation @PtrAccessChain attributes {strata.summary = "a pointer to a part of an element", strata.format = "$base `[` $element (`,` $indices^)? `]` attr-dict `:` type($base) `,` type($element) (`,` type($indices)^)? custom<PartType>(ref(type($base)), ref($indices), type($result))"} {
      %base = irdl.any
      %element = irdl.any
      %indices = irdl.any
      %result = irdl.any
      irdl.operands(base: %base, element: %element, indices: variadic %indices)
      irdl.results(result: %result)
    }
    irdl.operation @InBoundsPtrAccessChain attributes {strata.like = "PtrAccessChain"} {}
    irdl.operation @MatrixTimesScalarOfType attributes {strata.like = "MatrixTimesScalar", strata.format = "$matrix `,` $scalar attr-dict `:` type($matrix) `,` type($scalar)", strata.infer = [["result", "matrix", "$_self"]]} {}
    irdl.operation @OCL.printf attributes {strata.summary = "output", strata.format = "$format `,` $args attr-dict `:` `(` type($format) `,` `(` type($args) `)` `)` `->` type($result)"} {
      %format = irdl.any
      %args = irdl.any
      %result = irdl.any
      irdl.operands(format: %format, args: variadic %args)
      irdl.results(result: %result)
    }
    irdl.operation @ImageDrefGatherWithOperands attributes {strata.like = "ImageDrefGather", strata.format = "$image `:` type($image) `,` $coordinate `:` type($coordinate) `,` $dref `:` type($dref) `[` custom<Word>($image_operands) `]` `->` type($result) attr-dict"} {
      %operands = irdl.any
      irdl.attributes {"image_operands" = %operands}
    }
    irdl.operation @SubgroupBlockReadINTEL attributes {strata.summary = "a load of a subgroup", strata.format = "custom<Word>($storage) $ptr custom<DefinedType>(ref($ptr), type($ptr)) attr-dict `:` type($value)"} {
      %ptr = irdl.any
      %value = irdl.any
      %storage = irdl.any
      irdl.operands(ptr: %ptr)
      irdl.attributes {"storage" = %storage}
      irdl.results(value: %value)
    }
    irdl.operation @SubgroupBlockWriteINTEL attributes {strata.summary = "a store of a subgroup", strata.format = "custom<Word>($storage) $ptr `,` $value custom<DefinedType>(ref($ptr), type($ptr)) attr-dict `:` type($value)"} {
      %ptr = irdl.any
      %value = irdl.any
      %storage = irdl.any
      irdl.operands(ptr: %ptr, value: %value)
      irdl.attributes {"storage" = %storage}
    }
    irdl.operation @module attributes {strata.summary = "a module; its functions are those of builtin", strata.traits = ["SymbolTable", "IsolatedFromAbove", "NoTerminator", "SingleBlock"], strata.format = "$addressing_model $memory_model $body attr-dict-with-keyword"} {
      %addressing = irdl.base "#builtin.string" {strata.kind = "string"}
      %memory = irdl.base "#builtin.string" {strata.kind = "string"}
      %body = irdl.region
      %capability = irdl.c_pred "array_attr" {strata.optional}
      %extension = irdl.c_pred "array_attr" {strata.optional}
      irdl.attributes {"addressing_model" = %addressing, "memory_model" = %memory, "capability" = %capability, "extension" = %extension}
      irdl.regions(body: %body)
    }
    irdl.operation @module_of_attributes attributes {strata.like = "module", strata.summary = "a module whose models are attributes", strata.format = "$body attr-dict-with-keyword"} {}
    irdl.operation @module_of_keywords attributes {strata.like = "module", strata.summary = "a module whose models are keywords", strata.format = "($sym_name^)? custom<Word>($addressing_model) custom<Word>($memory_model) (`requires` $vce_triple^)? $body attr-dict-with-keyword"} {
      %name = irdl.any {strata.kind = "symbol", strata.optional}
      %addressing = irdl.base "#builtin.string" {strata.kind = "string"}
      %memory = irdl.base "#builtin.string" {strata.kind = "string"}
      %triple = irdl.any {strata.optional}
      irdl.attributes {"sym_name" = %name, "addressing_model" = %addressing, "memory_model" = %memory, "vce_triple" = %triple}
    }
    irdl.operation @module_with_attributes attributes {strata.like = "module_of_keywords", strata.summary = "a module with attributes in front of its operations", strata.format = "($sym_name^)? custom<Word>($addressing_model) custom<Word>($memory_model) (`requires` $vce_triple^)? attr-dict-with-keyword $body"} {}
    irdl.operation @func attributes {strata.summary = "a function", strata.traits = ["IsolatedFromAbove", "Symbol"], strata.format = "$sym_name signature($function_type, $arg_attrs, $res_attrs) $function_control attr-dict-with-keyword function-body($body)"} {
      %name = irdl.any {strata.kind = "symbol"}
      %type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type"}
      %args = irdl.any {strata.kind = "array<attribute>", strata.optional}
      %results = irdl.any {strata.kind = "array<attribute>", strata.optional}
      %control = irdl.base "#builtin.string" {strata.kind = "string"}
      %body = irdl.region
      irdl.attributes {"sym_name" = %name, "function_type" = %type, "arg_attrs" = %args, "res_attrs" = %results, "function_control" = %control}
      irdl.regions(body: %body)
    }
    irdl.operation @selection attributes {strata.summary = "a branch with its end", strata.format = "$body attr-dict"} {
      %body = irdl.region
      %control = irdl.base "#builtin.string" {strata.kind = "string", strata.default = "\"None\""}
      irdl.attributes {"selection_control" = %control}
      irdl.regions(body: %body)
    }
    irdl.operation @loop attributes {strata.summary = "a loop with its end", strata.format = "$body attr-dict"} {
      %body = irdl.region
      %control = irdl.base "#builtin.string" {strata.kind = "string", strata.default = "\"None\""}
      irdl.attributes {"loop_control" = %control}
      irdl.regions(body: %body)
    }
  }
  // The requirements of the module were in attributes.
  pdl.pattern @module : benefit(1) {
    %capabilities = attribute
    %old = operation "spv.module" {"capability" = %capabilities}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: \"spirv.module\"() ( region($0) ) {addressing_model = #spirv.addressing_model<word($0.addressing_model)>, memory_model = #spirv.memory_model<word($0.memory_model)>, vce_triple = #spirv.vce<v1.0, [words($0.capability)], [words($0.extension)]>} : () -> ()"(%old : !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  // Functions of a module had no operation of their own.
  pdl.pattern @function : benefit(1) {
    %parent = attribute = "spirv.module"
    %old = operation "func.func"
    apply_native_constraint "strata.is_in"(%old, %parent : !pdl.operation, !pdl.attribute)
    rewrite %old {
      %control = attribute = "None"
      %new = apply_native_rewrite "strata.generic: spirv.func function_control"(%old, %control : !pdl.operation, !pdl.attribute) : !pdl.operation
      erase %old
    }
  }
}
