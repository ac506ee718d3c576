// Programs that transform other programs: operations whose values stand for
// operations and values of the program that is transformed.
irdl.dialect @transform attributes {
  strata.version = 1 : i32,
  strata.unknown_operations,
  strata.summary = "transformations as programs",
  strata.description = "A script of transformations. Its values are handles, which stand for lists of operations or values of the transformed program, the payload, and parameters, which are lists of attributes. A handle is consumed by an operation that may erase or replace the payload operations, and must not be used afterwards.",
  strata.named_predicates = [
    ["handle", "isa<transform::TransformHandleTypeInterface>($_self)", "TransformHandleTypeInterface instance"],
    ["param", "isa<transform::TransformParamTypeInterface>($_self)", "TransformParamTypeInterface instance"],
    ["value_handle", "isa<transform::TransformValueHandleTypeInterface>($_self)", "TransformValueHandleTypeInterface instance"],
    ["any_handle", "isa<transform::TransformHandleTypeInterface>($_self) || isa<transform::TransformValueHandleTypeInterface>($_self)", "any transform handle"],
    ["handle_or_param", "isa<transform::TransformHandleTypeInterface>($_self) || isa<transform::TransformValueHandleTypeInterface>($_self) || isa<transform::TransformParamTypeInterface>($_self)", "any transform handle or parameter"],
    ["param_or_handle", "isa<transform::TransformHandleTypeInterface>($_self) || isa<transform::TransformParamTypeInterface>($_self)", "transform any param type or any handle type"],
    ["operation_or_value", "isa<transform::TransformHandleTypeInterface>($_self) || isa<transform::TransformValueHandleTypeInterface>($_self)", "transform operation or value handle"],
    ["operation_value_or_param", "isa<transform::TransformHandleTypeInterface>($_self) || isa<transform::TransformValueHandleTypeInterface>($_self) || isa<AffineMapParamType>($_self)", "transform operation or value handle or "]
  ],
  strata.functions = [
    ["isOpHandle", "type, name", "return isa<OperationType>(type) && cast<OperationType>(type).getOperationName() == name;"],
    ["haveSameKind", "a, b",
      "bool isHandle = isa<transform::TransformHandleTypeInterface>(a), isValue = isa<transform::TransformValueHandleTypeInterface>(a);",
      "return isHandle == isa<transform::TransformHandleTypeInterface>(b) && isValue == isa<transform::TransformValueHandleTypeInterface>(b);"]
  ]
} {
  irdl.type @any_op attributes {
    strata.class = "AnyOpType",
    strata.summary = "a list of payload operations",
    strata.interfaces = ["transform::TransformHandleTypeInterface"]
  }
  irdl.type @any_param attributes {
    strata.class = "AnyParamType",
    strata.summary = "a list of attributes",
    strata.interfaces = ["transform::TransformParamTypeInterface"]
  }
  irdl.type @any_value attributes {
    strata.class = "AnyValueType",
    strata.summary = "a list of payload values",
    strata.interfaces = ["transform::TransformValueHandleTypeInterface"]
  }
  irdl.type @affine_map attributes {
    strata.class = "AffineMapParamType",
    strata.summary = "a list of affine maps",
    strata.interfaces = ["transform::TransformParamTypeInterface"]
  }
  irdl.type @op attributes {
    strata.class = "OperationType",
    strata.summary = "a list of payload operations of one name",
    strata.examples = ["!transform.op<\"linalg.matmul\">"],
    strata.interfaces = ["transform::TransformHandleTypeInterface"],
    strata.format = "`<` $operation_name `>`"
  } {
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.cpp_type = "::llvm::StringRef", strata.summary = "name of the operations"}
    irdl.parameters(operation_name: %name)
  }
  irdl.type @param attributes {
    strata.class = "ParamType",
    strata.summary = "a list of attributes of one type",
    strata.examples = ["!transform.param<i64>"],
    strata.interfaces = ["transform::TransformParamTypeInterface"],
    strata.format = "`<` $type `>`"
  } {
    %type = irdl.c_pred "isa<IntegerType>($_self) && cast<IntegerType>($_self).getWidth() <= 64" {strata.kind = "type", strata.cpp_type = "::mlir::Type", strata.summary = "integer type of at most 64 bits"}
    irdl.parameters(type: %type)
  }
  irdl.type @"!type" attributes {
    strata.class = "TypeParamType",
    strata.summary = "a list of types",
    strata.interfaces = ["transform::TransformParamTypeInterface"]
  }
  irdl.attribute @param_operand attributes {
    strata.class = "ParamOperandAttr",
    strata.summary = "the number of an operand with the value of an option",
    strata.examples = ["#transform.param_operand<index = 0 : i64>"],
    strata.format = "`<` `index` `=` $index `>`"
  } {
    %index = irdl.base "#builtin.integer" {strata.cpp_type = "IntegerAttr", strata.summary = "number of the operand"}
    irdl.parameters(index: %index)
  }
  irdl.attribute @FailurePropagationMode attributes {
    strata.summary = "the treatment of failures that can be ignored",
    strata.enum = {plain, cases = ["propagate", "suppress"], values = [1, 2], symbols = ["Propagate", "Suppress"]}
  }
  irdl.attribute @MatchCmpIPredicate attributes {
    strata.summary = "comparison of integers",
    strata.enum = {plain, cases = ["eq", "ne", "lt", "le", "gt", "ge"]}
  }
  irdl.attribute @MatchInterfaceEnum attributes {
    strata.summary = "an interface of payload operations",
    strata.enum = {plain, cases = ["LinalgOp", "TilingInterface", "LoopLikeInterface"]}
  }
  irdl.attribute @LayoutMapOption attributes {
    strata.summary = "layouts of buffers at function boundaries",
    strata.enum = {plain, cases = ["InferLayoutMap", "IdentityLayoutMap", "FullyDynamicLayoutMap"]}
  }
  irdl.attribute @VectorContractLowering attributes {
    strata.summary = "lowering of contractions",
    strata.enum = {plain, cases = ["dot", "llvmintr", "outerproduct", "parallelarith"], symbols = ["Dot", "LLVMIntr", "OuterProduct", "ParallelArith"], values = [0, 1, 2, 3]}
  }
  irdl.attribute @VectorMultiReductionLowering attributes {
    strata.summary = "lowering of reductions",
    strata.enum = {plain, cases = ["innerparallel", "innerreduction"]}
  }
  irdl.attribute @VectorTransposeLowering attributes {
    strata.summary = "lowering of transpositions",
    strata.enum = {plain, cases = ["eltwise", "llvmintr", "shuffle_1d", "shuffle_16x16"], values = [0, 1, 2, 3]}
  }
  irdl.attribute @VectorTransferSplit attributes {
    strata.summary = "separation of transfers that are in bounds",
    strata.enum = {plain, cases = ["none", "vector-transfer", "linalg-copy", "force-in-bounds"]}
  }
  irdl.attribute @TransposeMatmulInput attributes {
    strata.summary = "an input of a product",
    strata.enum = {plain, cases = ["lhs", "rhs"]}
  }
  irdl.operation @affine.simplify_bounded_affine_ops attributes {
    strata.class = "SimplifyBoundedAffineOpsOp",
    strata.summary = "simplification with bounds",
    strata.description = "Simplifies affine minima and maxima of the target by bounds of values that the payload operations have.",
    strata.examples = ["transform.affine.simplify_bounded_affine_ops %f with[%g : !transform.any_op] within [0] and [9] : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.verify = [
      "if ($lower_bounds.size() != $bounded_values.size()) return emitOpError(\"incorrect number of lower bounds, expected \") << $bounded_values.size() << \" but found \" << $lower_bounds.size();",
      "if ($upper_bounds.size() != $bounded_values.size()) return emitOpError(\"incorrect number of upper bounds, expected \") << $bounded_values.size() << \" but found \" << $upper_bounds.size();"
    ],
    strata.format = "$target `with` `` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` $upper_bounds attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    %bounded_values = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, bounded_values: variadic %bounded_values)
    %lower_bounds = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %upper_bounds = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"lower_bounds" = %lower_bounds, "upper_bounds" = %upper_bounds}
  }
  irdl.operation @affine.simplify_min_max_affine_ops attributes {
    strata.class = "SimplifyMinMaxAffineOpsOp",
    strata.summary = "simplification of minima and maxima",
    strata.description = "Simplifies `affine.min` and `affine.max` by the bounds of their operands.",
    strata.examples = ["transform.affine.simplify_min_max_affine_ops %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @alternatives attributes {
    strata.class = "AlternativesOp",
    strata.summary = "the first of several sequences that succeeds",
    strata.description = "Executes the regions in order until one succeeds, each on a copy of the payload operations of the scope. If a region fails and the failure can be ignored, its changes are discarded. Without a scope it is the root of the payload.",
    strata.examples = ["%new = transform.alternatives %f : !transform.any_op -> !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  transform.yield %arg0 : !transform.any_op\n}, {\n^bb0(%arg0: !transform.any_op):\n  transform.yield %arg0 : !transform.any_op\n}"],
    strata.hooks = ["verify", "effects"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<transform.yield>", "IsolatedFromAbove"],
    strata.interfaces = ["transform::TransformOpInterface", "RegionBranchOpInterface"],
    strata.format = "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions"
  } {
    %scope = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(scope: optional %scope)
    %results = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(results: variadic %results)
    %alternatives = irdl.region with size 1 {strata.variadic, strata.summary = "region with 1 blocks"}
    irdl.regions(alternatives: %alternatives)
  }
  irdl.operation @annotate attributes {
    strata.class = "AnnotateOp",
    strata.summary = "an attribute of payload operations",
    strata.description = "Sets the attribute of that name of each payload operation, to the parameter, or without one to a unit.",
    strata.examples = ["transform.annotate %f \"checked\" : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target $name attr-dict (`=` $param^)? `:` type($target) (`,` type($param)^)?"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    %param = irdl.c_pred "param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, param: optional %param)
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"name" = %name}
  }
  irdl.operation @apply_conversion_patterns attributes {
    strata.class = "ApplyConversionPatternsOp",
    strata.summary = "conversion of payload operations",
    strata.description = "Converts the operations in each payload operation by the conversion patterns of its first region, with the type converter of its second region.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.dialect_to_llvm \"arith\"\n} {legal_dialects = [\"llvm\"]} : !transform.any_op"],
    strata.hooks = ["verifyRegions", "effects"],
    strata.traits = ["NoTerminator", "HasOnlyGraphRegion", "SingleBlock"],
    strata.interfaces = ["transform::TransformOpInterface", "RegionKindInterface"],
    strata.format = "`to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %legal_ops = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.summary = "string array attribute"}
    %illegal_ops = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.summary = "string array attribute"}
    %legal_dialects = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.summary = "string array attribute"}
    %illegal_dialects = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.summary = "string array attribute"}
    %partial_conversion = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %preserve_handles = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"legal_ops" = %legal_ops, "illegal_ops" = %illegal_ops, "legal_dialects" = %legal_dialects, "illegal_dialects" = %illegal_dialects, "partial_conversion" = %partial_conversion, "preserve_handles" = %preserve_handles}
    %patterns = irdl.region {strata.max_size = 1 : i32, strata.summary = "region with at most 1 blocks"}
    %default_type_converter_region = irdl.region {strata.variadic, strata.max_size = 1 : i32, strata.summary = "region with at most 1 blocks"}
    irdl.regions(patterns: %patterns, default_type_converter_region: %default_type_converter_region)
  }
  irdl.operation @apply_conversion_patterns.dialect_to_llvm attributes {
    strata.class = "ApplyToLLVMConversionPatternsOp",
    strata.summary = "conversion of a dialect to llvm",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.dialect_to_llvm \"arith\"\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "$dialect_name attr-dict"
  } {
    %dialect_name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"dialect_name" = %dialect_name}
  }
  irdl.operation @apply_conversion_patterns.func.func_to_llvm attributes {
    strata.class = "ApplyFuncToLLVMConversionPatternsOp",
    strata.summary = "conversion of functions",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.func.func_to_llvm\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm attributes {
    strata.class = "ApplyGPUSubgroupReduceToNVVMConversionPatternsOp",
    strata.summary = "conversion of reductions",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_conversion_patterns.gpu.gpu_to_nvvm attributes {
    strata.class = "ApplyGPUToNVVMConversionPatternsOp",
    strata.summary = "conversion of gpu to nvvm",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.gpu.gpu_to_nvvm\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  } {
    %benefit = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(16))" {strata.kind = "i16", strata.default = "1", strata.summary = "16-bit signless integer attribute"}
    irdl.attributes {"benefit" = %benefit}
  }
  irdl.operation @apply_conversion_patterns.gpu.gpu_to_rocdl attributes {
    strata.class = "ApplyGPUToROCDLConversionPatternsOp",
    strata.summary = "conversion of gpu to rocdl",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = \"gfx90a\"\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "`chipset` `=` $chipset attr-dict"
  } {
    %chipset = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"chipset" = %chipset}
  }
  irdl.operation @apply_conversion_patterns.gpu.gpu_wmma_to_nvvm attributes {
    strata.class = "ApplyGPUWwmaToNVVMConversionPatternsOp",
    strata.summary = "conversion of matrix products",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_conversion_patterns.memref.memref_to_llvm_type_converter attributes {
    strata.class = "MemrefToLLVMTypeConverterOp",
    strata.summary = "a type converter for llvm",
    strata.description = "Converts types as the passes to llvm do, with these options.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.dialect_to_llvm \"arith\"\n} with type_converter {\n  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter\n} : !transform.any_op"],
    strata.interfaces = ["transform::TypeConverterBuilderOpInterface"],
    strata.format = "attr-dict"
  } {
    %use_aligned_alloc = irdl.c_pred "bool_attr" {strata.optional, strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %index_bitwidth = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.optional, strata.kind = "i64", strata.default = "64", strata.summary = "64-bit signless integer attribute"}
    %use_generic_functions = irdl.c_pred "bool_attr" {strata.optional, strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %use_bare_ptr_call_conv = irdl.c_pred "bool_attr" {strata.optional, strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %data_layout = irdl.base "#builtin.string" {strata.optional, strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"use_aligned_alloc" = %use_aligned_alloc, "index_bitwidth" = %index_bitwidth, "use_generic_functions" = %use_generic_functions, "use_bare_ptr_call_conv" = %use_bare_ptr_call_conv, "data_layout" = %data_layout}
  }
  irdl.operation @apply_conversion_patterns.nvgpu.nvgpu_to_nvvm attributes {
    strata.class = "ApplyNVGPUToNVVMConversionPatternsOp",
    strata.summary = "conversion of nvgpu",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_conversion_patterns.scf.scf_to_control_flow attributes {
    strata.class = "ApplySCFToControlFlowPatternsOp",
    strata.summary = "conversion of scf to cf",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.scf.scf_to_control_flow\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_conversion_patterns.scf.structural_conversions attributes {
    strata.class = "ApplySCFStructuralConversionPatternsOp",
    strata.summary = "conversion of types in scf",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.scf.structural_conversions\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_conversion_patterns.vector.vector_to_llvm attributes {
    strata.class = "ApplyVectorToLLVMConversionPatternsOp",
    strata.summary = "conversion of vectors",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_conversion_patterns to %f {\n  transform.apply_conversion_patterns.vector.vector_to_llvm\n} : !transform.any_op"],
    strata.interfaces = ["transform::ConversionPatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  } {
    %reassociate_fp_reductions = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %force_32bit_vector_indices = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %use_vector_alignment = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"reassociate_fp_reductions" = %reassociate_fp_reductions, "force_32bit_vector_indices" = %force_32bit_vector_indices, "use_vector_alignment" = %use_vector_alignment}
  }
  irdl.operation @apply_cse attributes {
    strata.class = "ApplyCommonSubexpressionEliminationOp",
    strata.summary = "elimination of common subexpressions",
    strata.description = "Replaces operations in the payload operations by equal ones before them.",
    strata.examples = ["transform.apply_cse to %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "`to` $target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @apply_dce attributes {
    strata.class = "ApplyDeadCodeEliminationOp",
    strata.summary = "elimination of dead code",
    strata.description = "Erases operations in the payload operations that have no effect and no use.",
    strata.examples = ["transform.apply_dce to %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "`to` $target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @apply_licm attributes {
    strata.class = "ApplyLoopInvariantCodeMotionOp",
    strata.summary = "motion of loop-invariant code",
    strata.description = "Moves operations out of the payload loops whose values do not change in them.",
    strata.examples = ["transform.apply_licm to %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "`to` $target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @apply_patterns attributes {
    strata.class = "ApplyPatternsOp",
    strata.summary = "patterns applied to payload operations",
    strata.description = "Applies the patterns that its region describes to the operations in each payload operation until nothing changes, or a limit is reached.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.canonicalization\n} : !transform.any_op"],
    strata.hooks = ["verifyRegions"],
    strata.traits = ["NoTerminator", "HasOnlyGraphRegion", "SingleBlock"],
    strata.interfaces = ["transform::TransformOpInterface", "RegionKindInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "`to` $target $patterns attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %apply_cse = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %max_iterations = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "-1", strata.summary = "64-bit signless integer attribute"}
    %max_num_rewrites = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "-1", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"apply_cse" = %apply_cse, "max_iterations" = %max_iterations, "max_num_rewrites" = %max_num_rewrites}
    %patterns = irdl.region {strata.max_size = 1 : i32, strata.summary = "region with at most 1 blocks"}
    irdl.regions(patterns: %patterns)
  }
  irdl.operation @apply_patterns.arm_neon.vector_contract_to_bfmmla attributes {
    strata.class = "ApplyArmNeonContractionToBFMMLAPatternsOp",
    strata.summary = "patterns that lower contractions to BFMMLA of Neon",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.arm_neon.vector_contract_to_bfmmla\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.arm_neon.vector_contract_to_i8mm attributes {
    strata.class = "ApplyArmNeonContractionToI8MMPatternsOp",
    strata.summary = "patterns that lower contractions to I8MM of Neon",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.arm_neon.vector_contract_to_i8mm\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.arm_sve.vector_contract_to_bfmmla attributes {
    strata.class = "ApplyArmSVELowerContractionToBFMMLAPatternsOp",
    strata.summary = "patterns that lower contractions to BFMMLA of SVE",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.arm_sve.vector_contract_to_bfmmla\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.arm_sve.vector_contract_to_i8mm attributes {
    strata.class = "ApplyArmSVELowerContractionToI8MMPatternsOp",
    strata.summary = "patterns that lower contractions to I8MM of SVE",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.arm_sve.vector_contract_to_i8mm\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.canonicalization attributes {
    strata.class = "ApplyCanonicalizationPatternsOp",
    strata.summary = "canonicalization patterns",
    strata.description = "Adds the canonicalization patterns of all loaded dialects.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.canonicalization\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.gpu.eliminate_barriers attributes {
    strata.class = "EliminateBarriersOp",
    strata.summary = "patterns that erase barriers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.gpu.eliminate_barriers\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.gpu.gpu_rewrite_patterns attributes {
    strata.class = "ApplyGPURewritePatternsOp",
    strata.summary = "patterns that expand operations of gpu",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.gpu.gpu_rewrite_patterns\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.gpu.gpu_shuffle_to_amdgpu attributes {
    strata.class = "ApplyGPUPromoteShuffleToAMDGPUPatternsOp",
    strata.summary = "patterns that make shuffles swizzles of amdgpu",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = \"gfx950\"\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "(`chipset` `=` $chipset^)? attr-dict"
  } {
    %chipset = irdl.base "#builtin.string" {strata.optional, strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"chipset" = %chipset}
  }
  irdl.operation @apply_patterns.gpu.unroll_vectors_subgroup_mma attributes {
    strata.class = "ApplyUnrollVectorsSubgroupMmaOp",
    strata.summary = "patterns that unroll contractions to the shape of subgroups",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[16, 16, 8]\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "`` `[` $m `,` $n `,` $k `]` attr-dict"
  } {
    %m = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %n = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %k = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"m" = %m, "n" = %n, "k" = %k}
  }
  irdl.operation @apply_patterns.linalg.decompose_pack_unpack attributes {
    strata.class = "ApplyDecomposeTensorPackUnpackPatternsOp",
    strata.summary = "patterns that decompose packs",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.decompose_pack_unpack\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.linalg.decompose_pad attributes {
    strata.class = "ApplyDecomposeTensorPadPatternsOp",
    strata.summary = "patterns that decompose pads",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.decompose_pad\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.linalg.erase_unnecessary_inputs attributes {
    strata.class = "ApplyEraseUnnecessaryInputsPatternsOp",
    strata.summary = "patterns that erase unused inputs",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.erase_unnecessary_inputs\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.linalg.fold_add_into_dest attributes {
    strata.class = "ApplyFoldAddIntoDestPatternsOp",
    strata.summary = "patterns that fold sums into destinations",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.fold_add_into_dest\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.linalg.fold_pack_unpack_into_empty attributes {
    strata.class = "ApplyFoldPackUnpackIntoEmptyPatternsOp",
    strata.summary = "patterns that fold packs of empty tensors",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.fold_pack_unpack_into_empty\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  } {
    %fold_single_use_only = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"fold_single_use_only" = %fold_single_use_only}
  }
  irdl.operation @apply_patterns.linalg.fold_unit_extent_dims_via_reshapes attributes {
    strata.class = "ApplyFoldUnitExtentDimsViaReshapesPatternsOp",
    strata.summary = "patterns that remove dimensions of size 1 by reshapes",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.linalg.fold_unit_extent_dims_via_slices attributes {
    strata.class = "ApplyFoldUnitExtentDimsViaSlicesPatternsOp",
    strata.summary = "patterns that remove dimensions of size 1 by slices",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.linalg.pad_vectorization attributes {
    strata.class = "ApplyPadVectorizationPatternsOp",
    strata.summary = "patterns that vectorize pads",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.pad_vectorization\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.linalg.tiling_canonicalization attributes {
    strata.class = "ApplyTilingCanonicalizationPatternsOp",
    strata.summary = "canonicalization after tiling",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.linalg.tiling_canonicalization\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.memref.alloc_to_alloca attributes {
    strata.class = "ApplyAllocToAllocaOp",
    strata.summary = "patterns that use the stack",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.memref.alloc_to_alloca size_limit(32)\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "(`size_limit` `(` $size_limit^ `)`)? attr-dict"
  } {
    %size_limit = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.optional, strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"size_limit" = %size_limit}
  }
  irdl.operation @apply_patterns.memref.expand_ops attributes {
    strata.class = "ApplyExpandOpsPatternsOp",
    strata.summary = "patterns that expand operations",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.memref.expand_ops\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.memref.expand_strided_metadata attributes {
    strata.class = "ApplyExpandStridedMetadataPatternsOp",
    strata.summary = "patterns that expand metadata",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.memref.expand_strided_metadata\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.memref.extract_address_computations attributes {
    strata.class = "ApplyExtractAddressComputationsPatternsOp",
    strata.summary = "patterns that compute addresses by subviews",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.memref.extract_address_computations\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.memref.fold_memref_alias_ops attributes {
    strata.class = "ApplyFoldMemrefAliasOpsPatternsOp",
    strata.summary = "patterns that access memory without views",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.memref.fold_memref_alias_ops\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.memref.resolve_ranked_shaped_type_result_dims attributes {
    strata.class = "ApplyResolveRankedShapedTypeResultDimsPatternsOp",
    strata.summary = "patterns that resolve dimensions",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.scf.for_loop_canonicalization attributes {
    strata.class = "ApplyForLoopCanonicalizationPatternsOp",
    strata.summary = "canonicalization in loops",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.scf.for_loop_canonicalization\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.bubble_up_extract_slice attributes {
    strata.class = "ApplyBubbleUpExtractSlicePatternsOp",
    strata.summary = "patterns that move slices up",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.bubble_up_extract_slice\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.decompose_concat attributes {
    strata.class = "ApplyDecomposeTensorConcatPatternsOp",
    strata.summary = "patterns that decompose concatenations",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.decompose_concat\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion attributes {
    strata.class = "ApplyDropRedundantInsertSliceRankExpansionPatternsOp",
    strata.summary = "patterns that simplify slices",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.fold_into_pack_and_unpack attributes {
    strata.class = "ApplyFoldIntoPackAndUnpackPatternsOp",
    strata.summary = "patterns that fold into packs",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.fold_into_pack_and_unpack\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.fold_tensor_empty attributes {
    strata.class = "ApplyFoldTensorEmptyPatternsOp",
    strata.summary = "patterns that fold empty tensors",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.fold_tensor_empty\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  } {
    %fold_single_use_only = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"fold_single_use_only" = %fold_single_use_only}
  }
  irdl.operation @apply_patterns.tensor.fold_tensor_subset_ops attributes {
    strata.class = "ApplyFoldTensorSubsetOpsPatternsOp",
    strata.summary = "patterns that fold subsets",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.fold_tensor_subset_ops\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers attributes {
    strata.class = "ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp",
    strata.summary = "patterns that fold subsets into transfers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.merge_consecutive_insert_extract_slice attributes {
    strata.class = "ApplyMergeConsecutiveInsertExtractSlicePatternsOp",
    strata.summary = "patterns that merge slices",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.reassociative_reshape_folding attributes {
    strata.class = "ApplyReassociativeReshapeFoldingPatternsOp",
    strata.summary = "patterns that fold reshapes",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.reassociative_reshape_folding\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.tensor.rewrite_as_constant attributes {
    strata.class = "ApplyRewriteTensorOpsAsConstantPatternsOp",
    strata.summary = "patterns that make constants",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.tensor.rewrite_as_constant aggressive\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "(`aggressive` $aggressive^)? attr-dict"
  } {
    %aggressive = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"aggressive" = %aggressive}
  }
  irdl.operation @apply_patterns.vector.cast_away_vector_leading_one_dim attributes {
    strata.class = "ApplyCastAwayVectorLeadingOneDimPatternsOp",
    strata.summary = "patterns that drop leading dimensions of size 1",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.cast_away_vector_leading_one_dim\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops attributes {
    strata.class = "ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp",
    strata.summary = "patterns that drop innermost dimensions of size 1",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.drop_unit_dims_with_shape_cast attributes {
    strata.class = "ApplyDropUnitDimWithShapeCastPatternsOp",
    strata.summary = "patterns that drop dimensions of size 1",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.drop_unit_dims_with_shape_cast\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.elementwise_to_vector attributes {
    strata.class = "ApplyElementwiseToVectorPatternsOp",
    strata.summary = "patterns that vectorize elementwise operations",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.elementwise_to_vector\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.fold_arith_extension attributes {
    strata.class = "ApplyFoldArithExtensionPatternsOp",
    strata.summary = "patterns that fold extensions",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.fold_arith_extension\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.interleave_to_shuffle attributes {
    strata.class = "ApplyVectorInterleaveToShufflePatternsOp",
    strata.summary = "patterns that shuffle",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.interleave_to_shuffle\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_bitcast attributes {
    strata.class = "ApplyLowerBitCastPatternsOp",
    strata.summary = "patterns that lower bit casts",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_bitcast\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_broadcast attributes {
    strata.class = "ApplyLowerBroadcastPatternsOp",
    strata.summary = "patterns that lower broadcasts",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_broadcast\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_contraction attributes {
    strata.class = "ApplyLowerContractionPatternsOp",
    strata.summary = "patterns that lower contractions",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_contraction lowering_strategy = dot\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict"
  } {
    %lowering_strategy = irdl.base @transform::@VectorContractLowering {strata.default = "outerproduct", strata.summary = "control the lowering of `vector.contract` operations."}
    irdl.attributes {"lowering_strategy" = %lowering_strategy}
  }
  irdl.operation @apply_patterns.vector.lower_create_mask attributes {
    strata.class = "ApplyLowerCreateMaskPatternsOp",
    strata.summary = "patterns that lower masks",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_create_mask\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_gather attributes {
    strata.class = "ApplyLowerGatherPatternsOp",
    strata.summary = "patterns that lower gathers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_gather\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_interleave attributes {
    strata.class = "ApplyLowerInterleavePatternsOp",
    strata.summary = "patterns that lower interleaved vectors",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_interleave\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_masked_transfers attributes {
    strata.class = "ApplyLowerMaskedTransfersPatternsOp",
    strata.summary = "patterns that lower masked transfers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_masked_transfers\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_masks attributes {
    strata.class = "ApplyLowerMasksPatternsOp",
    strata.summary = "patterns that lower `vector.create_mask`",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_masks\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_multi_reduction attributes {
    strata.class = "ApplyLowerMultiReductionPatternsOp",
    strata.summary = "patterns that lower reductions",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict"
  } {
    %lowering_strategy = irdl.base @transform::@VectorMultiReductionLowering {strata.default = "innerparallel", strata.summary = "control the lowering of `vector.multi_reduction`."}
    irdl.attributes {"lowering_strategy" = %lowering_strategy}
  }
  irdl.operation @apply_patterns.vector.lower_outerproduct attributes {
    strata.class = "ApplyLowerOuterProductPatternsOp",
    strata.summary = "patterns that lower outer products",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_outerproduct\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_scan attributes {
    strata.class = "ApplyLowerScanPatternsOp",
    strata.summary = "patterns that lower scans",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_scan\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_shape_cast attributes {
    strata.class = "ApplyLowerShapeCastPatternsOp",
    strata.summary = "patterns that lower shape casts",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_shape_cast\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.lower_transfer attributes {
    strata.class = "ApplyLowerTransferPatternsOp",
    strata.summary = "patterns that lower transfers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_transfer max_transfer_rank = 2\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict"
  } {
    %max_transfer_rank = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "1", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"max_transfer_rank" = %max_transfer_rank}
  }
  irdl.operation @apply_patterns.vector.lower_transpose attributes {
    strata.class = "ApplyLowerTransposePatternsOp",
    strata.summary = "patterns that lower transpositions",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "oilist(`lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` $avx2_lowering_strategy) attr-dict"
  } {
    %lowering_strategy = irdl.base @transform::@VectorTransposeLowering {strata.default = "eltwise", strata.summary = "control the lowering of `vector.transpose` operations."}
    %avx2_lowering_strategy = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"lowering_strategy" = %lowering_strategy, "avx2_lowering_strategy" = %avx2_lowering_strategy}
  }
  irdl.operation @apply_patterns.vector.materialize_masks attributes {
    strata.class = "ApplyMaterializeMasksPatternsOp",
    strata.summary = "patterns that materialize masks",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.materialize_masks\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.rank_reducing_subview_patterns attributes {
    strata.class = "ApplyRankReducingSubviewPatternsOp",
    strata.summary = "patterns that reduce ranks",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.rank_reducing_subview_patterns\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.reduction_to_contract attributes {
    strata.class = "ApplyVectorReductionToContractPatternsOp",
    strata.summary = "patterns that make contractions",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.reduction_to_contract\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.rewrite_narrow_types attributes {
    strata.class = "ApplyRewriteNarrowTypePatternsOp",
    strata.summary = "patterns of narrow types",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.rewrite_narrow_types\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.sink_mem_ops attributes {
    strata.class = "ApplySinkVectorMemOpsPatternsOp",
    strata.summary = "patterns that sink accesses",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.sink_mem_ops\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.sink_ops attributes {
    strata.class = "ApplySinkVectorPatternsOp",
    strata.summary = "patterns that sink operations",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.sink_ops\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.split_transfer_full_partial attributes {
    strata.class = "ApplySplitTransferFullPartialPatternsOp",
    strata.summary = "patterns that separate full transfers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = \"vector-transfer\"\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict"
  } {
    %split_transfer_strategy = irdl.base @transform::@VectorTransferSplit {strata.default = "linalg-copy", strata.summary = "control the splitting of `vector.transfer` operations into in-bounds and out-of-bounds variants."}
    irdl.attributes {"split_transfer_strategy" = %split_transfer_strategy}
  }
  irdl.operation @apply_patterns.vector.transfer_permutation_patterns attributes {
    strata.class = "ApplyTransferPermutationPatternsOp",
    strata.summary = "patterns that lower permuted transfers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.transfer_permutation_patterns\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.transfer_to_scf attributes {
    strata.class = "ApplyTransferToScfPatternsOp",
    strata.summary = "patterns that make loops of transfers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.transfer_to_scf full_unroll = true\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "oilist(`max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll) attr-dict"
  } {
    %max_transfer_rank = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "1", strata.summary = "64-bit signless integer attribute"}
    %full_unroll = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"max_transfer_rank" = %max_transfer_rank, "full_unroll" = %full_unroll}
  }
  irdl.operation @apply_patterns.vector.unroll_from_elements attributes {
    strata.class = "ApplyUnrollFromElementsPatternsOp",
    strata.summary = "patterns that unroll `vector.from_elements`",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.unroll_from_elements\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.vector.unroll_to_elements attributes {
    strata.class = "ApplyUnrollToElementsPatternsOp",
    strata.summary = "patterns that unroll `vector.to_elements`",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.vector.unroll_to_elements\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.x86vector.sink_vector_producer_ops attributes {
    strata.class = "ApplySinkVectorProducerOpsPatternsOp",
    strata.summary = "patterns that move producers of vectors to their users",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.x86vector.sink_vector_producer_ops\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.x86vector.vector_contract_bf16_to_fma attributes {
    strata.class = "ApplyVectorContractBF16ToFMAPatternsOp",
    strata.summary = "patterns that lower contractions of bf16 to fma",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.x86vector.vector_contract_bf16_to_fma\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.x86vector.vector_contract_to_fma attributes {
    strata.class = "ApplyVectorContractToFMAPatternsOp",
    strata.summary = "patterns that lower contractions to fma",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.x86vector.vector_contract_to_fma\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_patterns.x86vector.vector_contract_to_packed_type_dot_product attributes {
    strata.class = "ApplyVectorContractToPackedTypeDotProductPatternsOp",
    strata.summary = "patterns that lower contractions to dot products of packed numbers",
    strata.description = "Adds the patterns to those that the operation around it applies.",
    strata.examples = ["transform.apply_patterns to %f {\n  transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product\n} : !transform.any_op"],
    strata.interfaces = ["transform::PatternDescriptorOpInterface"],
    strata.format = "attr-dict"
  }
  irdl.operation @apply_registered_pass attributes {
    strata.class = "ApplyRegisteredPassOp",
    strata.summary = "a pass applied to payload operations",
    strata.description = "Runs the pass or pipeline of that name on each payload operation. An option is an attribute, a parameter, or an array of these.",
    strata.examples = ["%new = transform.apply_registered_pass \"canonicalize\" to %f : (!transform.any_op) -> !transform.any_op", "%new = transform.apply_registered_pass \"canonicalize\" with options = {\"top-down\" = false} to %f : (!transform.any_op) -> !transform.any_op"],
    strata.hooks = ["verify"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)? `to` $target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %dynamic_options = irdl.c_pred "param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, dynamic_options: variadic %dynamic_options)
    %pass_name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %options = irdl.c_pred "dictionary_attr" {strata.kind = "attribute", strata.default = "{}", strata.summary = "dictionary of named attribute values"}
    irdl.attributes {"pass_name" = %pass_name, "options" = %options}
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @bufferization.buffer_loop_hoisting attributes {
    strata.class = "BufferLoopHoistingOp",
    strata.summary = "allocations out of loops",
    strata.description = "Moves allocations of buffers out of loops.",
    strata.examples = ["transform.bufferization.buffer_loop_hoisting %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @bufferization.eliminate_empty_tensors attributes {
    strata.class = "EliminateEmptyTensorsOp",
    strata.summary = "destinations instead of empty tensors",
    strata.description = "Uses the destinations that results are inserted into instead of `tensor.empty`.",
    strata.examples = ["transform.bufferization.eliminate_empty_tensors %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @bufferization.empty_tensor_to_alloc_tensor attributes {
    strata.class = "EmptyTensorToAllocTensorOp",
    strata.summary = "allocations of empty tensors",
    strata.description = "Replaces each `tensor.empty` by `bufferization.alloc_tensor`.",
    strata.examples = ["%new = transform.bufferization.empty_tensor_to_alloc_tensor %f : (!transform.op<\"tensor.empty\">) -> !transform.op<\"bufferization.alloc_tensor\">"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "isOpHandle($_self, \"tensor.empty\")" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"], strata.summary = "Transform IR handle to tensor.empty operations"}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "isOpHandle($_self, \"bufferization.alloc_tensor\")" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "Transform IR handle to bufferization.alloc_tensor operations"}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @bufferization.one_shot_bufferize attributes {
    strata.class = "OneShotBufferizeOp",
    strata.summary = "bufferization of the payload",
    strata.description = "Bufferizes the payload operations, as the pass `one-shot-bufferize` does.",
    strata.examples = ["%new = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %f {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %function_boundary_type_conversion = irdl.base @transform::@LayoutMapOption {strata.optional, strata.summary = "option for map layout"}
    %allow_return_allocs_from_loops = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %allow_unknown_ops = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %bufferize_function_boundaries = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %dump_alias_sets = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %test_analysis_only = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %print_conflicts = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %check_parallel_regions = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %memcpy_op = irdl.base "#builtin.string" {strata.kind = "string", strata.default = "\"memref.copy\"", strata.summary = "string attribute"}
    irdl.attributes {"function_boundary_type_conversion" = %function_boundary_type_conversion, "allow_return_allocs_from_loops" = %allow_return_allocs_from_loops, "allow_unknown_ops" = %allow_unknown_ops, "bufferize_function_boundaries" = %bufferize_function_boundaries, "dump_alias_sets" = %dump_alias_sets, "test_analysis_only" = %test_analysis_only, "print_conflicts" = %print_conflicts, "check_parallel_regions" = %check_parallel_regions, "memcpy_op" = %memcpy_op}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @cast attributes {
    strata.class = "CastOp",
    strata.summary = "a handle of another type",
    strata.description = "The same payload operations. It is an error if the new type does not accept one of them.",
    strata.examples = ["%f = transform.cast %g : !transform.any_op to !transform.op<\"func.func\">"],
    strata.interfaces = ["transform::TransformOpInterface", "CastOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.cast_compatible = "true",
    strata.format = "$input attr-dict `:` type($input) `to` type($output)"
  } {
    %input = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(input: %input)
    %output = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(output: %output)
  }
  irdl.operation @collect_matching attributes {
    strata.class = "CollectMatchingOp",
    strata.summary = "the results of a matcher for all operations",
    strata.description = "Runs the named sequence for each operation in the payload operations of the root. The results are what it yields where it succeeds.",
    strata.examples = ["%found = transform.collect_matching @isLoop in %root : (!transform.any_op) -> !transform.any_op"],
    strata.hooks = ["verifySymbolUses"],
    strata.interfaces = ["transform::TransformOpInterface", "SymbolUserOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$matcher `in` $root attr-dict `:` functional-type($root, $results)"
  } {
    %root = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(root: %root)
    %matcher = irdl.c_pred "symbol_ref" {strata.summary = "symbol reference attribute"}
    irdl.attributes {"matcher" = %matcher}
    %results = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(results: variadic %results)
  }
  irdl.operation @debug.emit_param_as_remark attributes {
    strata.class = "EmitParamAsRemarkOp",
    strata.summary = "a remark with a parameter",
    strata.description = "Emits a remark with the attributes of the parameter, at the payload operations of the anchor or at itself.",
    strata.examples = ["transform.debug.emit_param_as_remark %n, \"count\" at %f : !transform.param<i64>, !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$param (`,` $message^)? (`at` $anchor^)? attr-dict `:` type($param) (`,` type($anchor)^)?"
  } {
    %param = irdl.c_pred "param" {strata.effects = ["read:transform.Mapping"]}
    %anchor = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(param: %param, anchor: optional %anchor)
    %message = irdl.base "#builtin.string" {strata.optional, strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"message" = %message}
  }
  irdl.operation @debug.emit_remark_at attributes {
    strata.class = "EmitRemarkAtOp",
    strata.summary = "a remark at payload",
    strata.description = "Emits a remark at each payload operation or value.",
    strata.examples = ["transform.debug.emit_remark_at %f, \"found\" : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$at `,` $message attr-dict `:` type($at)"
  } {
    %at = irdl.c_pred "any_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(at: %at)
    %message = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"message" = %message}
  }
  irdl.operation @dlti.query attributes {
    strata.class = "QueryOp",
    strata.summary = "an entry of a data layout",
    strata.description = "The entry with the keys in the data layout or target specification of each payload operation.",
    strata.examples = ["%p = transform.dlti.query [\"a\", \"b\"] at %f : (!transform.any_op) -> !transform.any_param"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$keys `at` $target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %keys = irdl.c_pred "array_of(string_attr)" {strata.summary = "string array attribute"}
    irdl.attributes {"keys" = %keys}
    %associated_attr = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(associated_attr: %associated_attr)
  }
  irdl.operation @foreach attributes {
    strata.class = "ForeachOp",
    strata.summary = "a sequence for each payload operation",
    strata.description = "Executes the body once for each payload operation, value or attribute of the targets, which must have the same number of them. The results are what all executions yield, one after the other.",
    strata.examples = ["transform.foreach %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  transform.annotate %arg0 \"seen\" : !transform.any_op\n}"],
    strata.hooks = ["verify", "effects"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<transform.yield>"],
    strata.interfaces = ["transform::TransformOpInterface", "RegionBranchOpInterface"],
    strata.format = "$targets (`with_zip_shortest` $with_zip_shortest^)? `:` type($targets) (`->` type($results)^)? $body attr-dict"
  } {
    %targets = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(targets: variadic %targets)
    %with_zip_shortest = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"with_zip_shortest" = %with_zip_shortest}
    %results = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(results: variadic %results)
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body: %body)
  }
  irdl.operation @foreach_match attributes {
    strata.class = "ForeachMatchOp",
    strata.summary = "an action for each operation that matches",
    strata.description = "For each operation in the payload operations of the root, runs the matchers in order. The action of the first that succeeds is executed with the values it yields.",
    strata.examples = ["%new = transform.foreach_match in %root\n    @isLoop -> @unroll : (!transform.any_op) -> !transform.any_op"],
    strata.hooks = ["verifySymbolUses", "effects"],
    strata.interfaces = ["transform::TransformOpInterface", "OpAsmOpInterface", "SymbolUserOpInterface"],
    strata.result_names = ["updated_root", "yielded"],
    strata.verify = [
      "if ($matchers.size() != $actions.size()) return emitOpError(\"expected the same number of matchers and actions\");",
      "if ($matchers.empty()) return emitOpError(\"expected at least one match/action pair\");"],
    strata.format = "(`restrict_root` $restrict_root^)? (`flatten_results` $flatten_results^)? `in` $root (`,` $forwarded_inputs^)? custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` functional-type(operands, results)"
  } {
    %root = irdl.c_pred "handle"
    %forwarded_inputs = irdl.c_pred "handle_or_param"
    irdl.operands(root: %root, forwarded_inputs: variadic %forwarded_inputs)
    %restrict_root = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %flatten_results = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %matchers = irdl.c_pred "array_of(symbol_ref)" {strata.summary = "symbol ref array attribute"}
    %actions = irdl.c_pred "array_of(symbol_ref)" {strata.summary = "symbol ref array attribute"}
    irdl.attributes {"restrict_root" = %restrict_root, "flatten_results" = %flatten_results, "matchers" = %matchers, "actions" = %actions}
    %updated = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %forwarded_outputs = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(updated: %updated, forwarded_outputs: variadic %forwarded_outputs)
  }
  irdl.operation @func.cast_and_call attributes {
    strata.class = "CastAndCallOp",
    strata.summary = "a call with casts",
    strata.description = "Inserts a call with the inputs, whose results replace the outputs; the region has converters for types that differ.",
    strata.examples = ["%c = transform.func.cast_and_call @f(%v) -> %v after %f : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op"],
    strata.traits = ["NoTerminator"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "($function_name^)? ($function^)? ( `` `(` $inputs^ `)` )? ( `->` $outputs^ )? (`after` $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict `:` functional-type(operands, results)"
  } {
    %insertion_point = irdl.c_pred "any_handle" {strata.effects = ["read:transform.Mapping"]}
    %inputs = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    %outputs = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    %function = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(insertion_point: %insertion_point, inputs: optional %inputs, outputs: optional %outputs, function: optional %function)
    %insert_after = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %function_name = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"insert_after" = %insert_after, "function_name" = %function_name}
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
    %conversions = irdl.region {strata.summary = "region with at most 1 blocks"}
    irdl.regions(conversions: %conversions)
  }
  irdl.operation @func.deduplicate_func_args attributes {
    strata.class = "DeduplicateFuncArgsOp",
    strata.summary = "one argument for equal arguments",
    strata.description = "Removes arguments of a function that all calls give the same value as another argument.",
    strata.examples = ["%m, %g = transform.func.deduplicate_func_args @foo at %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$function_name `at` $module attr-dict `:` functional-type(operands, results)"
  } {
    %module = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(module: %module)
    %function_name = irdl.c_pred "symbol_ref" {strata.summary = "symbol reference attribute"}
    irdl.attributes {"function_name" = %function_name}
    %transformed_module = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %transformed_function = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed_module: %transformed_module, transformed_function: %transformed_function)
  }
  irdl.operation @func.replace_func_signature attributes {
    strata.class = "ReplaceFuncSignatureOp",
    strata.summary = "other order of arguments and results",
    strata.description = "Permutes or drops the arguments and results of a function and, if asked, of its calls.",
    strata.examples = ["%m, %g = transform.func.replace_func_signature @foo args_interchange = [1, 0] results_interchange = [0] at %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module attr-dict `:` functional-type(operands, results)"
  } {
    %module = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(module: %module)
    %args_interchange = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    %results_interchange = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    %function_name = irdl.c_pred "symbol_ref" {strata.summary = "symbol reference attribute"}
    %adjust_func_calls = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"args_interchange" = %args_interchange, "results_interchange" = %results_interchange, "function_name" = %function_name, "adjust_func_calls" = %adjust_func_calls}
    %transformed_module = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %transformed_function = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed_module: %transformed_module, transformed_function: %transformed_function)
  }
  irdl.operation @get_consumers_of_result attributes {
    strata.class = "GetConsumersOfResult",
    strata.summary = "the users of a result",
    strata.description = "The operations that use the result of that number of the payload operation.",
    strata.examples = ["%users = transform.get_consumers_of_result %f[0] : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %result_number = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"result_number" = %result_number}
    %consumers = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(consumers: %consumers)
  }
  irdl.operation @get_defining_op attributes {
    strata.class = "GetDefiningOp",
    strata.summary = "the operations that define values",
    strata.description = "The operations whose results the payload values are.",
    strata.examples = ["%f = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @get_operand attributes {
    strata.class = "GetOperandOp",
    strata.summary = "operands of payload operations",
    strata.description = "The operands at these positions, of each payload operation. Positions below zero count from the end.",
    strata.examples = ["%v = transform.get_operand %f[0] : (!transform.any_op) -> !transform.any_value", "%v = transform.get_operand %f[except(0, -1)] : (!transform.any_op) -> !transform.any_value"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.verify = [
      "if ($is_all && $is_inverted) return emitOpError(\"cannot request both 'all' and 'inverted' values in the list\");",
      "if ($is_all && !$raw_position_list.empty()) return emitOpError(\"cannot both request 'all' and specific values in the list\");",
      "if (!$is_all && $raw_position_list.empty()) return emitOpError(\"must request specific values in the list if 'all' is not specified\");",
      "for (auto [i, a] : llvm::enumerate($raw_position_list))",
      "  for (auto [k, b] : llvm::enumerate($raw_position_list))",
      "    if (i < k && a == b) return emitOpError(\"expected the listed values to be unique\");"],
    strata.format = "$target `[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]` attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %raw_position_list = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %is_inverted = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %is_all = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"raw_position_list" = %raw_position_list, "is_inverted" = %is_inverted, "is_all" = %is_all}
    %result = irdl.c_pred "value_handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @get_parent_op attributes {
    strata.class = "GetParentOp",
    strata.summary = "operations around payload operations",
    strata.description = "The closest operation around each payload operation that has the properties asked for; with `nth_parent` not the closest one.",
    strata.examples = ["%function = transform.get_parent_op %f {op_name = \"func.func\"} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %isolated_from_above = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %allow_empty_results = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %op_name = irdl.base "#builtin.string" {strata.optional, strata.kind = "string", strata.summary = "string attribute"}
    %deduplicate = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %nth_parent = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "1", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"isolated_from_above" = %isolated_from_above, "allow_empty_results" = %allow_empty_results, "op_name" = %op_name, "deduplicate" = %deduplicate, "nth_parent" = %nth_parent}
    %parent = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(parent: %parent)
  }
  irdl.operation @get_producer_of_operand attributes {
    strata.class = "GetProducerOfOperand",
    strata.summary = "the operation that defines an operand",
    strata.description = "The operation that defines the operand of that number of each payload operation.",
    strata.examples = ["%producer = transform.get_producer_of_operand %f[0] : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %operand_number = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"operand_number" = %operand_number}
    %producer = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(producer: %producer)
  }
  irdl.operation @get_result attributes {
    strata.class = "GetResultOp",
    strata.summary = "results of payload operations",
    strata.description = "The results at these positions, of each payload operation. Positions below zero count from the end.",
    strata.examples = ["%v = transform.get_result %f[all] : (!transform.any_op) -> !transform.any_value"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.verify = [
      "if ($is_all && $is_inverted) return emitOpError(\"cannot request both 'all' and 'inverted' values in the list\");",
      "if ($is_all && !$raw_position_list.empty()) return emitOpError(\"cannot both request 'all' and specific values in the list\");",
      "if (!$is_all && $raw_position_list.empty()) return emitOpError(\"must request specific values in the list if 'all' is not specified\");",
      "for (auto [i, a] : llvm::enumerate($raw_position_list))",
      "  for (auto [k, b] : llvm::enumerate($raw_position_list))",
      "    if (i < k && a == b) return emitOpError(\"expected the listed values to be unique\");"],
    strata.format = "$target `[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]` attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %raw_position_list = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %is_inverted = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %is_all = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"raw_position_list" = %raw_position_list, "is_inverted" = %is_inverted, "is_all" = %is_all}
    %result = irdl.c_pred "value_handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @get_type attributes {
    strata.class = "GetTypeOp",
    strata.summary = "types of payload values",
    strata.description = "The type of each payload value, or the type of its elements.",
    strata.examples = ["%t = transform.get_type elemental %v : (!transform.any_value) -> !transform.type"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "(`elemental` $elemental^)? $value attr-dict `:` functional-type(operands, results)"
  } {
    %value = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(value: %value)
    %elemental = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"elemental" = %elemental}
    %type_param = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(type_param: %type_param)
  }
  irdl.operation @gpu.map_forall_to_blocks attributes {
    strata.class = "MapForallToBlocks",
    strata.summary = "forall loops as blocks of a launch",
    strata.description = "Maps the outermost scf.forall to the blocks of a kernel, which is created if asked.",
    strata.examples = ["%b = transform.gpu.map_forall_to_blocks %f generate_gpu_launch grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.verify = [
      "if (!$grid_dims.empty() && $grid_dims.size() != 3) return emitOpError(\"transform requires empty or size-3 grid_dims\");"
    ],
    strata.format = "$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %grid_dims = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %generate_gpu_launch = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"grid_dims" = %grid_dims, "generate_gpu_launch" = %generate_gpu_launch}
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @gpu.map_nested_forall_to_threads attributes {
    strata.class = "MapNestedForallToThreads",
    strata.summary = "forall loops as threads of a launch",
    strata.description = "Maps scf.forall loops in a launch to the threads of its blocks.",
    strata.examples = ["%b = transform.gpu.map_nested_forall_to_threads %f block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)? (`warp_size` `=` $warp_size^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %block_dims = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %sync_after_distribute = irdl.c_pred "bool_attr" {strata.optional, strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %warp_size = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.optional, strata.kind = "i64", strata.default = "32", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"block_dims" = %block_dims, "sync_after_distribute" = %sync_after_distribute, "warp_size" = %warp_size}
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @include attributes {
    strata.class = "IncludeOp",
    strata.summary = "a call of a named sequence",
    strata.description = "Executes the named sequence. Failures that can be ignored are treated as the mode says.",
    strata.examples = ["transform.include @unroll failures(propagate) (%f) : (!transform.any_op) -> ()"],
    strata.hooks = ["verifySymbolUses", "effects"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface", "CallOpInterface", "SymbolUserOpInterface"],
    strata.format = "$target `failures` `(` $failure_propagation_mode `)` ` ` `(` $operands `)` attr-dict `:` functional-type($operands, $results)"
  } {
    %operands = irdl.c_pred "handle_or_param"
    irdl.operands(operands: variadic %operands)
    %target = irdl.c_pred "symbol_ref" {strata.summary = "symbol reference attribute"}
    %failure_propagation_mode = irdl.base @transform::@FailurePropagationMode {strata.summary = "Silenceable error propagation policy"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"target" = %target, "failure_propagation_mode" = %failure_propagation_mode, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %results = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(results: variadic %results)
  }
  irdl.operation @irdl.collect_matching attributes {
    strata.class = "IRDLCollectMatchingOp",
    strata.summary = "operations with a form",
    strata.description = "The operations in the payload that satisfy the definition of an operation.",
    strata.examples = ["%d = transform.irdl.collect_matching in %f : (!transform.any_op) -> !transform.any_op {\n  irdl.dialect @t {\n    irdl.operation @o\n  }\n}"],
    strata.traits = ["SymbolTable", "NoTerminator"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions"
  } {
    %root = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(root: %root)
    %matched = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(matched: %matched)
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body: %body)
  }
  irdl.operation @loop.coalesce attributes {
    strata.class = "LoopCoalesceOp",
    strata.summary = "one loop of a nest",
    strata.description = "Replaces a nest of loops by one loop.",
    strata.examples = ["%new = transform.loop.coalesce %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @loop.forall_to_for attributes {
    strata.class = "ForallToForOp",
    strata.summary = "`scf.for` of `scf.forall`",
    strata.description = "Replaces each `scf.forall` by a nest of `scf.for`; there is a result for each loop.",
    strata.examples = ["%new = transform.loop.forall_to_for %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: variadic %transformed)
  }
  irdl.operation @loop.forall_to_parallel attributes {
    strata.class = "ForallToParallelOp",
    strata.summary = "`scf.parallel` of `scf.forall`",
    strata.description = "Replaces each `scf.forall` by `scf.parallel`.",
    strata.examples = ["%new = transform.loop.forall_to_parallel %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: variadic %transformed)
  }
  irdl.operation @loop.fuse_sibling attributes {
    strata.class = "LoopFuseSiblingOp",
    strata.summary = "fusion of two loops",
    strata.description = "Moves the body of the target loop into the source loop, which has the same bounds and does not depend on it.",
    strata.examples = ["%new = transform.loop.fuse_sibling %f into %g : (!transform.any_op, !transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `into` $source attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %source = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target, source: %source)
    %fused_loop = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(fused_loop: %fused_loop)
  }
  irdl.operation @loop.hoist_loop_invariant_subsets attributes {
    strata.class = "HoistLoopInvariantSubsetsOp",
    strata.summary = "subsets out of loops",
    strata.description = "Moves slices that each iteration extracts and inserts out of the loops of the payload.",
    strata.examples = ["transform.loop.hoist_loop_invariant_subsets %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @loop.outline attributes {
    strata.class = "LoopOutlineOp",
    strata.summary = "functions of loops",
    strata.description = "Moves each loop into a function of that name, and calls it.",
    strata.examples = ["%function, %call = transform.loop.outline %f {func_name = \"kernel\"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %func_name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"func_name" = %func_name}
    %function = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %call = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(function: %function, call: %call)
  }
  irdl.operation @loop.parallel_for_to_nested_fors attributes {
    strata.class = "ParallelForToNestedForOps",
    strata.summary = "parallel loops as nests",
    strata.description = "Replaces scf.parallel by a nest of scf.for.",
    strata.examples = ["%l = transform.loop.parallel_for_to_nested_fors %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: variadic %transformed)
  }
  irdl.operation @loop.peel attributes {
    strata.class = "LoopPeelOp",
    strata.summary = "the last or first iteration, separated",
    strata.description = "Splits each loop so that all iterations of the first part are full; with `peel_front` the first iteration is separated.",
    strata.examples = ["%peeled, %rest = transform.loop.peel %f : (!transform.op<\"scf.for\">) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "isOpHandle($_self, \"scf.for\")" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"], strata.summary = "Transform IR handle to scf.for operations"}
    irdl.operands(target: %target)
    %peel_front = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %fail_if_already_divisible = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"peel_front" = %peel_front, "fail_if_already_divisible" = %fail_if_already_divisible}
    %peeled_loop = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %remainder_loop = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(peeled_loop: %peeled_loop, remainder_loop: %remainder_loop)
  }
  irdl.operation @loop.pipeline attributes {
    strata.class = "LoopPipelineOp",
    strata.summary = "a software pipeline",
    strata.description = "Overlaps iterations of each loop.",
    strata.examples = ["%new = transform.loop.pipeline %f {read_latency = 5 : i64} : (!transform.op<\"scf.for\">) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "isOpHandle($_self, \"scf.for\")" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"], strata.summary = "Transform IR handle to scf.for operations"}
    irdl.operands(target: %target)
    %iteration_interval = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "1", strata.summary = "64-bit signless integer attribute"}
    %read_latency = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "10", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"iteration_interval" = %iteration_interval, "read_latency" = %read_latency}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @loop.promote_if_one_iteration attributes {
    strata.class = "LoopPromoteIfOneIterationOp",
    strata.summary = "a loop of one iteration, removed",
    strata.description = "Replaces each loop that has exactly one iteration by its body.",
    strata.examples = ["transform.loop.promote_if_one_iteration %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @loop.unroll attributes {
    strata.class = "LoopUnrollOp",
    strata.summary = "unrolling of loops",
    strata.description = "Repeats the body of each loop.",
    strata.examples = ["transform.loop.unroll %f {factor = 4 : i64} : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %factor = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64)) && positive" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute whose value is positive"}
    irdl.attributes {"factor" = %factor}
  }
  irdl.operation @loop.unroll_and_jam attributes {
    strata.class = "LoopUnrollAndJamOp",
    strata.summary = "unrolling of outer loops",
    strata.description = "Repeats the bodies of the inner loops of each loop, so that they are fused.",
    strata.examples = ["transform.loop.unroll_and_jam %f {factor = 4 : i64} : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %factor = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64)) && positive" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute whose value is positive"}
    irdl.attributes {"factor" = %factor}
  }
  irdl.operation @match.operation_empty attributes {
    strata.class = "MatchOperationEmptyOp",
    strata.summary = "a match of no payload operation",
    strata.description = "Succeeds if the handle has no payload operation.",
    strata.examples = ["transform.match.operation_empty %f : !transform.any_op"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle attr-dict `:` type($operand_handle)"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
  }
  irdl.operation @match.operation_name attributes {
    strata.class = "MatchOperationNameOp",
    strata.summary = "a match of names of operations",
    strata.description = "Succeeds if the payload operation has one of the names.",
    strata.examples = ["transform.match.operation_name %f [\"scf.for\", \"scf.while\"] : !transform.any_op"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle $op_names attr-dict `:` type($operand_handle)"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %op_names = irdl.c_pred "array_of(string_attr)" {strata.summary = "string array attribute"}
    irdl.attributes {"op_names" = %op_names}
  }
  irdl.operation @match.param.cmpi attributes {
    strata.class = "MatchParamCmpIOp",
    strata.summary = "a comparison of parameters",
    strata.description = "Succeeds if the comparison holds for all pairs of integers of the parameters.",
    strata.examples = ["transform.match.param.cmpi lt %a, %b : !transform.param<i64>"],
    strata.traits = ["SameTypeOperands"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$predicate $param `,` $reference attr-dict `:` type($param)"
  } {
    %param = irdl.c_pred "param" {strata.effects = ["read:transform.Mapping"]}
    %reference = irdl.c_pred "param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(param: %param, reference: %reference)
    %predicate = irdl.base @transform::@MatchCmpIPredicate {strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5"}
    irdl.attributes {"predicate" = %predicate}
  }
  irdl.operation @match.structured attributes {
    strata.class = "MatchStructuredOp",
    strata.summary = "a match of a structured operation",
    strata.description = "Succeeds if the payload operation is structured and the operations of the body succeed. The results are what the body yields.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  transform.match.structured.dim %arg0[all] {parallel} : !transform.any_op\n}"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<transform.match.structured.yield>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "(`failures` `(` $failure_propagation_mode^ `)`)? $current `:` custom<SemiFunctionType>(type($current), type($outputs)) attr-dict-with-keyword $body_region"
  } {
    %current = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(current: %current)
    %failure_propagation_mode = irdl.base @transform::@FailurePropagationMode {strata.optional, strata.summary = "Silenceable error propagation policy"}
    irdl.attributes {"failure_propagation_mode" = %failure_propagation_mode}
    %outputs = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(outputs: variadic %outputs)
    %body_region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body_region: %body_region)
  }
  irdl.operation @match.structured.body attributes {
    strata.class = "MatchStructuredBodyOp",
    strata.summary = "a match of a body",
    strata.description = "Succeeds if the body of the operation has the form asked for.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  transform.match.structured.body %arg0 {passthrough} : !transform.any_op\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle attr-dict `:` type($operand_handle)"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %reduction_position = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.optional, strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %passthrough = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %elementwise = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %contraction = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.summary = "string array attribute"}
    irdl.attributes {"reduction_position" = %reduction_position, "passthrough" = %passthrough, "elementwise" = %elementwise, "contraction" = %contraction}
  }
  irdl.operation @match.structured.classify_contraction_dims attributes {
    strata.class = "MatchStructuredClassifyContractionDimsOp",
    strata.summary = "dimensions of a contraction",
    strata.description = "The dimensions of a contraction that are batch, rows, columns and reduced.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  %b, %m, %n, %k = transform.match.structured.classify_contraction_dims %arg0 : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle attr-dict `:` functional-type(operands, results)"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %batch = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %m = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %n = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %k = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(batch: %batch, m: %m, n: %n, k: %k)
  }
  irdl.operation @match.structured.classify_convolution_dims attributes {
    strata.class = "MatchStructuredClassifyConvolutionDimsOp",
    strata.summary = "dimensions of a convolution",
    strata.description = "The dimensions of a convolution by their role, with strides and dilations.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  %b, %i, %o, %l, %ic, %d, %s, %e = transform.match.structured.classify_convolution_dims %arg0 : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle attr-dict `:` functional-type(operands, results)"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %batch = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %output_image = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %output_channel = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %filter_loop = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %input_channel = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %depth = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %strides = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %dilations = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(batch: %batch, output_image: %output_image, output_channel: %output_channel, filter_loop: %filter_loop, input_channel: %input_channel, depth: %depth, strides: %strides, dilations: %dilations)
  }
  irdl.operation @match.structured.dim attributes {
    strata.class = "MatchStructuredDimOp",
    strata.summary = "a match of dimensions",
    strata.description = "Succeeds if the dimensions are parallel or reductions as asked for. The result are their sizes.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  transform.match.structured.dim %arg0[-1] {reduction} : !transform.any_op\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle `[` custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all) `]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %raw_dim_list = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %is_inverted = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %is_all = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %parallel = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %reduction = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"raw_dim_list" = %raw_dim_list, "is_inverted" = %is_inverted, "is_all" = %is_all, "parallel" = %parallel, "reduction" = %reduction}
    %result = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: optional %result)
  }
  irdl.operation @match.structured.elemental_bitwidth attributes {
    strata.class = "MatchStructuredElementalBitwidthOp",
    strata.summary = "the width of elements",
    strata.description = "The number of bits of the elements of a value.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  %v = transform.get_result %arg0[0] : (!transform.any_op) -> !transform.any_value\n  %n = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>\n}"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle attr-dict `:` functional-type(operands, results)"
  } {
    %operand_handle = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %result = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @match.structured.init attributes {
    strata.class = "MatchStructuredInitOp",
    strata.summary = "a match of an init",
    strata.description = "Succeeds if the inits have the map asked for. The result is the operation that defines the init, its value, or its map.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  transform.match.structured.init %arg0[all] {permutation} : !transform.any_op\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle `[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %raw_position_list = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %is_inverted = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %is_all = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %permutation = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %projected_permutation = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"raw_position_list" = %raw_position_list, "is_inverted" = %is_inverted, "is_all" = %is_all, "permutation" = %permutation, "projected_permutation" = %projected_permutation}
    %result = irdl.c_pred "operation_value_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: optional %result)
  }
  irdl.operation @match.structured.input attributes {
    strata.class = "MatchStructuredInputOp",
    strata.summary = "a match of an input",
    strata.description = "Succeeds if the inputs have the map asked for. The result is the operation that defines the input, its value, or its map.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  transform.match.structured.input %arg0[all] {permutation} : !transform.any_op\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle `[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %raw_position_list = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %is_inverted = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %is_all = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %permutation = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %projected_permutation = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"raw_position_list" = %raw_position_list, "is_inverted" = %is_inverted, "is_all" = %is_all, "permutation" = %permutation, "projected_permutation" = %projected_permutation}
    %result = irdl.c_pred "operation_value_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: optional %result)
  }
  irdl.operation @match.structured.num_inits attributes {
    strata.class = "MatchStructuredNumInitsOp",
    strata.summary = "the number of inits",
    strata.description = "The number of inits of the operation.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  %n = transform.match.structured.num_inits %arg0 : (!transform.any_op) -> !transform.param<i64>\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle attr-dict `:` functional-type(operands, results)"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %result = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @match.structured.num_inputs attributes {
    strata.class = "MatchStructuredNumInputsOp",
    strata.summary = "the number of inputs",
    strata.description = "The number of inputs of the operation.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  %n = transform.match.structured.num_inputs %arg0 : (!transform.any_op) -> !transform.param<i64>\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle attr-dict `:` functional-type(operands, results)"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %result = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @match.structured.rank attributes {
    strata.class = "MatchStructuredRankOp",
    strata.summary = "the number of dimensions",
    strata.description = "The number of dimensions of the iteration space.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  %n = transform.match.structured.rank %arg0 : (!transform.any_op) -> !transform.param<i64>\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank))"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %rank = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(rank: %rank)
  }
  irdl.operation @match.structured.result attributes {
    strata.class = "MatchStructuredResultOp",
    strata.summary = "a match of a result",
    strata.description = "The result at the position, or a user of it.",
    strata.examples = ["transform.match.structured %f : !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  %user = transform.match.structured.result %arg0[0] single : (!transform.any_op) -> !transform.any_op\n}"],
    strata.traits = ["HasParent<transform.match.structured>"],
    strata.interfaces = ["transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)? attr-dict `:` functional-type(operands, results)"
  } {
    %operand_handle = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operand_handle: %operand_handle)
    %position = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %any = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %single = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"position" = %position, "any" = %any, "single" = %single}
    %result = irdl.c_pred "operation_or_value" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @match.structured.yield attributes {
    strata.class = "MatchStructuredYieldOp",
    strata.summary = "the end of a match",
    strata.description = "Passes values to the match around it.",
    strata.examples = ["%same = transform.match.structured %f : (!transform.any_op) -> !transform.any_op {\n^bb0(%arg0: !transform.any_op):\n  transform.match.structured.yield %arg0 : !transform.any_op\n}"],
    strata.traits = ["IsTerminator", "HasParent<transform.match.structured>"],
    strata.format = "$handles attr-dict (`:` type($handles)^)?"
  } {
    %handles = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(handles: variadic %handles)
  }
  irdl.operation @memref.alloca_to_global attributes {
    strata.class = "MemRefAllocaToGlobalOp",
    strata.summary = "globals of allocas",
    strata.description = "Replaces each `memref.alloca` by a global variable.",
    strata.examples = ["%get, %global = transform.memref.alloca_to_global %f : (!transform.op<\"memref.alloca\">) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$alloca attr-dict `:` functional-type(operands, results)"
  } {
    %alloca = irdl.c_pred "isOpHandle($_self, \"memref.alloca\")" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"], strata.summary = "Transform IR handle to memref.alloca operations"}
    irdl.operands(alloca: %alloca)
    %getGlobal = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %global = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(getGlobal: %getGlobal, global: %global)
  }
  irdl.operation @memref.erase_dead_alloc_and_stores attributes {
    strata.class = "MemRefEraseDeadAllocAndStoresOp",
    strata.summary = "dead allocations, erased",
    strata.description = "Erases allocations that are only written to, and the stores.",
    strata.examples = ["transform.memref.erase_dead_alloc_and_stores %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @memref.make_loop_independent attributes {
    strata.class = "MemRefMakeLoopIndependentOp",
    strata.summary = "buffer sizes that do not depend on loops",
    strata.description = "Makes the sizes of each payload operation independent of that number of loops around it.",
    strata.examples = ["%new = transform.memref.make_loop_independent %f {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %num_loops = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"num_loops" = %num_loops}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @memref.multibuffer attributes {
    strata.class = "MemRefMultiBufferOp",
    strata.summary = "several buffers for one",
    strata.description = "Gives consecutive iterations of a loop different parts of a larger buffer.",
    strata.examples = ["%new = transform.memref.multibuffer %f {factor = 2 : i64} : (!transform.op<\"memref.alloc\">) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "isOpHandle($_self, \"memref.alloc\")" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"], strata.summary = "Transform IR handle to memref.alloc operations"}
    irdl.operands(target: %target)
    %factor = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64)) && positive" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute whose value is positive"}
    %skip_analysis = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"factor" = %factor, "skip_analysis" = %skip_analysis}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @merge_handles attributes {
    strata.class = "MergeHandlesOp",
    strata.summary = "one handle for the payload of several",
    strata.description = "The payload of all operands, one after the other; with `deduplicate` each of them once.",
    strata.examples = ["%both = transform.merge_handles deduplicate %f, %g : !transform.any_op"],
    strata.hooks = ["fold"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.infer = [["handles", "result", "$_self"]],
    strata.verify = [
      "if ($handles.empty()) return emitOpError(\"expected 1 or more operands, but found 0\");"],
    strata.format = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)"
  } {
    %handles = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(handles: variadic %handles)
    %deduplicate = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"deduplicate" = %deduplicate}
    %result = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @named_sequence attributes {
    strata.class = "NamedSequenceOp",
    strata.summary = "a sequence with a name",
    strata.description = "A function of transformations. The attributes `transform.consumed` and `transform.readonly` of its arguments say whether it consumes their handles.",
    strata.hooks = ["verify", "parse", "print", "effects"],
    strata.traits = ["IsolatedFromAbove"],
    strata.interfaces = ["transform::TransformOpInterface", "SymbolOpInterface", "CallableOpInterface", "FunctionOpInterface"]
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %function_type = irdl.base "!builtin.function" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %sym_visibility = irdl.base "#builtin.string" {strata.optional, strata.kind = "string", strata.summary = "string attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "sym_visibility" = %sym_visibility, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @num_associations attributes {
    strata.class = "NumAssociationsOp",
    strata.summary = "the length of a handle",
    strata.description = "The number of payload operations, values or attributes.",
    strata.examples = ["%n = transform.num_associations %f : (!transform.any_op) -> !transform.param<i64>"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$handle attr-dict `:` functional-type(operands, results)"
  } {
    %handle = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(handle: %handle)
    %num = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(num: %num)
  }
  irdl.operation @nvgpu.create_async_groups attributes {
    strata.class = "CreateAsyncGroupsOp",
    strata.summary = "asynchronous copies",
    strata.description = "Replaces copies from global to shared memory by groups of asynchronous copies.",
    strata.examples = ["%l = transform.nvgpu.create_async_groups %f {bypass_l1} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %bypass_l1 = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"bypass_l1" = %bypass_l1}
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @nvgpu.pipeline_shared_memory_copies attributes {
    strata.class = "PipelineSharedMemoryCopiesOp",
    strata.summary = "pipelined copies",
    strata.description = "Starts the copies of a loop to shared memory some iterations before their use.",
    strata.examples = ["%l = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %f {depth = 4 : i64} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)"
  } {
    %for_op = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(for_op: %for_op)
    %depth = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %peel_epilogue = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %failure_propagation_mode = irdl.base @transform::@FailurePropagationMode {strata.optional, strata.default = "propagate", strata.summary = "Silenceable error propagation policy"}
    irdl.attributes {"depth" = %depth, "peel_epilogue" = %peel_epilogue, "failure_propagation_mode" = %failure_propagation_mode}
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @nvgpu.rewrite_copy_as_tma attributes {
    strata.class = "RewriteCopyAsTmaOp",
    strata.summary = "copies by the tensor memory accelerator",
    strata.description = "Replaces copies to shared memory by asynchronous tensor copies with barriers.",
    strata.examples = ["transform.nvgpu.rewrite_copy_as_tma %f : (!transform.any_op) -> ()"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @nvgpu.rewrite_matmul_as_mma_sync attributes {
    strata.class = "RewriteMatmulAsMmaSyncOp",
    strata.summary = "products by mma.sync",
    strata.description = "Replaces a product of matrices by mma.sync operations of a warp.",
    strata.examples = ["transform.nvgpu.rewrite_matmul_as_mma_sync %f : (!transform.any_op) -> ()"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @param.constant attributes {
    strata.class = "ParamConstantOp",
    strata.summary = "a parameter",
    strata.description = "A parameter of one attribute.",
    strata.examples = ["%size = transform.param.constant 4 : i64 -> !transform.param<i64>"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$value attr-dict `->` type($param)"
  } {
    %value = irdl.any {strata.summary = "any attribute"}
    irdl.attributes {"value" = %value}
    %param = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(param: %param)
  }
  irdl.operation @pdl_match attributes {
    strata.class = "PDLMatchOp",
    strata.summary = "operations that match a pattern",
    strata.description = "All operations in the payload operations of the root that match the `pdl.pattern` of this name in the `with_pdl_patterns` around it.",
    strata.examples = ["transform.with_pdl_patterns {\n^bb0(%arg0: !transform.any_op):\n  pdl.pattern @ret : benefit(1) {\n    %0 = operation \"func.return\" \n    rewrite %0 with \"transform.dialect\"\n  }\n  sequence %arg0 : !transform.any_op failures(propagate) {\n  ^bb0(%arg1: !transform.any_op):\n    %0 = pdl_match @ret in %arg1 : (!transform.any_op) -> !transform.any_op\n  }\n}"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)"
  } {
    %root = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(root: %root)
    %pattern_name = irdl.c_pred "symbol_ref" {strata.summary = "symbol reference attribute"}
    irdl.attributes {"pattern_name" = %pattern_name}
    %matched = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(matched: %matched)
  }
  irdl.operation @print attributes {
    strata.class = "PrintOp",
    strata.summary = "payload operations, printed",
    strata.description = "Prints the payload operations, or all of the payload, to the standard output.",
    strata.examples = ["transform.print %f {name = \"after tiling\"} : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write"],
    strata.format = "$target attr-dict (`:` type($target)^)?"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: optional %target)
    %name = irdl.base "#builtin.string" {strata.optional, strata.kind = "string", strata.summary = "string attribute"}
    %assume_verified = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %use_local_scope = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %skip_regions = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"name" = %name, "assume_verified" = %assume_verified, "use_local_scope" = %use_local_scope, "skip_regions" = %skip_regions}
  }
  irdl.operation @replicate attributes {
    strata.class = "ReplicateOp",
    strata.summary = "handles with repeated payload",
    strata.description = "Repeats the only payload operation or attribute of each handle as often as the pattern has payload operations.",
    strata.examples = ["%sizes = transform.replicate num(%f) %size : !transform.any_op, !transform.param<i64>"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.infer = [["replicated", "handles", "$_self"]],
    strata.format = "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)"
  } {
    %pattern = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    %handles = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(pattern: %pattern, handles: variadic %handles)
    %replicated = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(replicated: variadic %replicated)
  }
  irdl.operation @scf.take_assumed_branch attributes {
    strata.class = "TakeAssumedBranchOp",
    strata.summary = "a branch that is assumed to be taken",
    strata.description = "Replaces scf.if by its first branch, or by the second if asked.",
    strata.examples = ["transform.scf.take_assumed_branch %f take_else_branch : (!transform.any_op) -> ()"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %take_else_branch = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"take_else_branch" = %take_else_branch}
  }
  irdl.operation @select attributes {
    strata.class = "SelectOp",
    strata.summary = "payload operations of a name",
    strata.description = "The payload operations that have the name.",
    strata.examples = ["%loops = transform.select \"scf.for\" in %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$op_name `in` $target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %op_name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"op_name" = %op_name}
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @sequence attributes {
    strata.class = "SequenceOp",
    strata.summary = "transformations, one after the other",
    strata.description = "Executes the operations of its body. The first argument is the payload operation of the root, or, at top level, the root of the payload.",
    strata.examples = ["transform.sequence failures(propagate) {\n^bb0(%arg0: !transform.any_op):\n  apply_cse to %arg0 : !transform.any_op\n}"],
    strata.hooks = ["verify", "effects"],
    strata.traits = ["DefaultDialect", "SingleBlock", "SingleBlockImplicitTerminator<transform.yield>", "AttrSizedOperandSegments"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface", "OpAsmOpInterface", "RegionBranchOpInterface"],
    strata.format = "custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions"
  } {
    %root = irdl.c_pred "handle"
    %extra_bindings = irdl.c_pred "handle_or_param"
    irdl.operands(root: optional %root, extra_bindings: variadic %extra_bindings)
    %failure_propagation_mode = irdl.base @transform::@FailurePropagationMode {strata.summary = "Silenceable error propagation policy"}
    irdl.attributes {"failure_propagation_mode" = %failure_propagation_mode}
    %results = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(results: variadic %results)
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body: %body)
  }
  irdl.operation @smt.constrain_params attributes {
    strata.class = "ConstrainParamsOp",
    strata.summary = "parameters under constraints",
    strata.description = "Parameters that satisfy the assertions of the body.",
    strata.examples = ["%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {\n^bb0(%x: !smt.int):\n  smt.yield %x : !smt.int\n}"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.verify_regions = [
      "if ($body.getNumArguments() != $params.size()) return emitOpError(\"must have the same number of block arguments as operands\");"
    ],
    strata.format = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body"
  } {
    %params = irdl.c_pred "param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(params: variadic %params)
    %results = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(results: variadic %results)
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body: %body)
  }
  irdl.operation @sparse_tensor.match.sparse_inout attributes {
    strata.class = "MatchSparseInOut",
    strata.summary = "a match of sparse operands",
    strata.description = "Succeeds if an operand or result of the payload operation is a sparse tensor.",
    strata.examples = ["%s = transform.sparse_tensor.match.sparse_inout %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface", "transform::MatchOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result))"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @split_handle attributes {
    strata.class = "SplitHandleOp",
    strata.summary = "handles for parts of the payload",
    strata.description = "Each result has one payload operation of the operand. `overflow_result` has all that are left over.",
    strata.examples = ["%a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.verify = [
      "if ($overflow_result && ($overflow_result < 0 || $overflow_result >= $results.size())) return emitOpError(\"overflow_result is not a valid result index\");",
      "for (auto value : $results)",
      "  if (!haveSameKind(value.getType(), $handle.getType())) return emitOpError(\"expects result types to implement the same transform interface as the operand type\");"],
    strata.format = "$handle attr-dict `:` functional-type(operands, results)"
  } {
    %handle = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(handle: %handle)
    %pass_through_empty_handle = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %fail_on_payload_too_small = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %overflow_result = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.optional, strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"pass_through_empty_handle" = %pass_through_empty_handle, "fail_on_payload_too_small" = %fail_on_payload_too_small, "overflow_result" = %overflow_result}
    %results = irdl.c_pred "handle_or_param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(results: variadic %results)
  }
  irdl.operation @structured.bufferize_to_allocation attributes {
    strata.class = "BufferizeToAllocationOp",
    strata.summary = "bufferization with an allocation",
    strata.description = "Bufferizes each payload operation with a new allocation in the memory space.",
    strata.examples = ["%buffer, %new = transform.structured.bufferize_to_allocation %f {memory_space = 3 : i64} : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %memory_space = irdl.any {strata.optional, strata.summary = "any attribute"}
    %memcpy_op = irdl.base "#builtin.string" {strata.kind = "string", strata.default = "\"bufferization.materialize_in_destination\"", strata.summary = "string attribute"}
    %alloc_op = irdl.base "#builtin.string" {strata.kind = "string", strata.default = "\"memref.alloc\"", strata.summary = "string attribute"}
    %bufferize_destination_only = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %emit_dealloc = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"memory_space" = %memory_space, "memcpy_op" = %memcpy_op, "alloc_op" = %alloc_op, "bufferize_destination_only" = %bufferize_destination_only, "emit_dealloc" = %emit_dealloc}
    %allocated_buffer = irdl.base @transform::@any_value {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "any value handle"}
    %new_ops = irdl.base @transform::@any_op {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "any operation handle"}
    irdl.results(allocated_buffer: %allocated_buffer, new_ops: %new_ops)
  }
  irdl.operation @structured.continuous_tile_sizes attributes {
    strata.class = "ContinuousTileSizesOp",
    strata.summary = "decreasing sizes of tiles",
    strata.description = "Sizes of tiles that cover a dimension, each at most the one before, and the number of elements of each.",
    strata.examples = ["%t, %c = transform.structured.continuous_tile_sizes %f {dimension = 0 : i64, target_size = 9 : i64} : (!transform.any_op) -> !transform.any_op"],
    strata.infer = [["chunk_sizes", "tile_sizes", "$_self"]],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` `(` type($target) `)` `->` type($tile_sizes)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %dimension = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %target_size = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"dimension" = %dimension, "target_size" = %target_size}
    %tile_sizes = irdl.c_pred "param_or_handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %chunk_sizes = irdl.c_pred "param_or_handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(tile_sizes: %tile_sizes, chunk_sizes: %chunk_sizes)
  }
  irdl.operation @structured.convert_conv2d_to_img2col attributes {
    strata.class = "ConvertConv2DToImg2ColOp",
    strata.summary = "convolutions as products",
    strata.description = "Replaces a convolution by a product of matrices with the windows of the input.",
    strata.examples = ["%i, %c = transform.structured.convert_conv2d_to_img2col %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %img2col_tensor = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(img2col_tensor: %img2col_tensor, transformed: %transformed)
  }
  irdl.operation @structured.convert_to_loops attributes {
    strata.class = "ConvertToLoopsOp",
    strata.summary = "loops of operations",
    strata.description = "Replaces each payload operation by loops of scalar operations.",
    strata.examples = ["%loop = transform.structured.convert_to_loops %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @structured.decompose attributes {
    strata.class = "DecomposeOp",
    strata.summary = "decomposition of operations",
    strata.description = "Replaces operations of many dimensions by those of fewer.",
    strata.examples = ["%new = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.decompose_interface attributes {
    strata.class = "DecomposeInterfaceOp",
    strata.summary = "decomposition by the interface",
    strata.description = "Replaces operations that implement `AggregatedOpInterface` by simpler ones.",
    strata.examples = ["%new = transform.structured.decompose_interface %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.decompose_winograd_op attributes {
    strata.class = "DecomposeWinogradOp",
    strata.summary = "loops and products of winograd operations",
    strata.description = "Replaces transforms of the Winograd algorithm by products of matrices.",
    strata.examples = ["%d = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.eliminate_empty_tensors attributes {
    strata.class = "EliminateLinalgOpAnchoredEmptyTensorsOp",
    strata.summary = "destinations of operations of linalg instead of empty tensors",
    strata.description = "Uses the destinations of operations of linalg instead of `tensor.empty`.",
    strata.examples = ["transform.structured.eliminate_empty_tensors %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @structured.flatten_elementwise attributes {
    strata.class = "FlattenElementwiseLinalgOp",
    strata.summary = "elementwise operations of one dimension",
    strata.description = "Flattens the dimensions of elementwise operations.",
    strata.examples = ["%new = transform.structured.flatten_elementwise %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.fuse attributes {
    strata.class = "FuseOp",
    strata.summary = "tiling with fusion of producers",
    strata.description = "Tiles each payload operation and fuses the operations that define its operands into the loops.",
    strata.examples = ["%new, %loops:2 = transform.structured.fuse %f tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.verify = [
      "int64_t count = 0;",
      "if ($static_tile_sizes)",
      "  for (auto size : $static_tile_sizes)",
      "    if (size != 0) count += 1;",
      "if ($use_forall && count > 0) count = 1;",
      "if (count != $loops.size()) return emitOpError(\"expects \") << count << \" loop results\";"],
    strata.format = "$target (`tile_sizes` custom<IndexList>($tile_sizes, $static_tile_sizes)^)? (`interchange` custom<IndexList>($tile_interchange, $static_tile_interchange)^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %tile_sizes = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    %tile_interchange = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, tile_sizes: variadic %tile_sizes, tile_interchange: variadic %tile_interchange)
    %static_tile_sizes = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_tile_interchange = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %apply_cleanup = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %use_forall = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"static_tile_sizes" = %static_tile_sizes, "static_tile_interchange" = %static_tile_interchange, "apply_cleanup" = %apply_cleanup, "use_forall" = %use_forall}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %loops = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed, loops: variadic %loops)
  }
  irdl.operation @structured.fuse_into_containing_op attributes {
    strata.class = "FuseIntoContainingOp",
    strata.summary = "fusion of a producer into a loop",
    strata.description = "Computes the part of the producer that the loop uses inside of the loop.",
    strata.examples = ["%fused, %loop = transform.structured.fuse_into_containing_op %f into %g : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)"
  } {
    %producer_op = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %containing_op = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(producer_op: %producer_op, containing_op: %containing_op)
    %fused_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %new_containing_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(fused_op: %fused_op, new_containing_op: %new_containing_op)
  }
  irdl.operation @structured.generalize attributes {
    strata.class = "GeneralizeOp",
    strata.summary = "`linalg.generic` of named operations",
    strata.description = "Replaces each named operation of linalg by `linalg.generic`.",
    strata.examples = ["%new = transform.structured.generalize %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.gpu.map_copy_to_threads attributes {
    strata.class = "MapCopyToThreadsOp",
    strata.summary = "copies by threads",
    strata.description = "Tiles a copy or padding for a number of threads with accesses of a number of bits.",
    strata.examples = ["%l, %t = transform.structured.gpu.map_copy_to_threads %f total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %total_num_threads = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %desired_bit_alignment = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"total_num_threads" = %total_num_threads, "desired_bit_alignment" = %desired_bit_alignment}
    %forall_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %tiled_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(forall_op: %forall_op, tiled_op: %tiled_op)
  }
  irdl.operation @structured.hoist_pad attributes {
    strata.class = "HoistPadOp",
    strata.summary = "paddings out of loops",
    strata.description = "Moves a padding out of that number of loops, into a packed tensor.",
    strata.examples = ["%new = transform.structured.hoist_pad %f by 1 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %num_loops = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %transpose = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"num_loops" = %num_loops, "transpose" = %transpose}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.hoist_pad.build_packing_loop_nest attributes {
    strata.class = "HoistPadBuildPackingLoopNestOp",
    strata.summary = "the loops that pack a hoisted padding",
    strata.description = "Makes the loops that pack the padding above the loop, without moving it.",
    strata.examples = ["%l = transform.structured.hoist_pad.build_packing_loop_nest %f above %g, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.verify = [
      "if (!$transpose.empty() && !isPermutationVector($transpose)) return emitOpError(\"expects transpose to be a permutation, found \") << $transpose;"
    ],
    strata.format = "$target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    %loop = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, loop: %loop)
    %transpose = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"transpose" = %transpose}
    %packing_loop = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(packing_loop: %packing_loop)
  }
  irdl.operation @structured.hoist_redundant_vector_broadcasts attributes {
    strata.class = "HoistRedundantVectorBroadcastsOp",
    strata.summary = "broadcasts out of loops",
    strata.description = "Moves pairs of `vector.extract` and `vector.broadcast` out of the loops of each payload function.",
    strata.examples = ["%new = transform.structured.hoist_redundant_vector_broadcasts %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.hoist_redundant_vector_transfers attributes {
    strata.class = "HoistRedundantVectorTransfersOp",
    strata.summary = "transfers out of loops",
    strata.description = "Moves pairs of vector transfers that read and write the same part of memory out of the loops of each payload function.",
    strata.examples = ["%new = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %verify_non_zero_trip = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"verify_non_zero_trip" = %verify_non_zero_trip}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.insert_slice_to_copy attributes {
    strata.class = "InsertSliceToCopyOp",
    strata.summary = "copies of inserted slices",
    strata.description = "Replaces `tensor.insert_slice` by a copy.",
    strata.examples = ["%new = transform.structured.insert_slice_to_copy %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.interchange attributes {
    strata.class = "InterchangeOp",
    strata.summary = "another order of iterators",
    strata.description = "Permutes the iterators of each payload operation.",
    strata.examples = ["%new = transform.structured.interchange %f iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %iterator_interchange = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"iterator_interchange" = %iterator_interchange}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.linalg_copy_to_memref attributes {
    strata.class = "LinalgCopyToMemrefOp",
    strata.summary = "copies of memrefs",
    strata.description = "Replaces linalg.copy of memrefs by memref.copy.",
    strata.examples = ["%c = transform.structured.linalg_copy_to_memref %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.lower_pack attributes {
    strata.class = "LowerPackOp",
    strata.summary = "lowering of `linalg.pack`",
    strata.description = "Replaces each pack operation by pad, expand_shape and transpose operations.",
    strata.examples = ["%pad, %shape, %transpose = transform.structured.lower_pack %f : (!transform.op<\"linalg.pack\">) -> (!transform.op<\"tensor.pad\">, !transform.op<\"tensor.expand_shape\">, !transform.op<\"linalg.transpose\">)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "isOpHandle($_self, \"linalg.pack\")" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"], strata.summary = "Transform IR handle to linalg.pack operations"}
    irdl.operands(target: %target)
    %lowerPadLikeWithInsertSlice = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    irdl.attributes {"lowerPadLikeWithInsertSlice" = %lowerPadLikeWithInsertSlice}
    %pad_op = irdl.c_pred "isOpHandle($_self, \"tensor.pad\")" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "Transform IR handle to tensor.pad operations"}
    %expand_shape_op = irdl.c_pred "isOpHandle($_self, \"tensor.expand_shape\")" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "Transform IR handle to tensor.expand_shape operations"}
    %transpose_op = irdl.c_pred "isOpHandle($_self, \"linalg.transpose\")" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "Transform IR handle to linalg.transpose operations"}
    irdl.results(pad_op: %pad_op, expand_shape_op: %expand_shape_op, transpose_op: %transpose_op)
  }
  irdl.operation @structured.lower_unpack attributes {
    strata.class = "LowerUnPackOp",
    strata.summary = "lowering of `linalg.unpack`",
    strata.description = "Replaces each unpack operation by empty, transpose, collapse_shape and extract_slice operations.",
    strata.examples = ["%empty, %transpose, %shape, %slice = transform.structured.lower_unpack %f : (!transform.op<\"linalg.unpack\">) -> (!transform.op<\"tensor.empty\">, !transform.op<\"linalg.transpose\">, !transform.op<\"tensor.collapse_shape\">, !transform.op<\"tensor.extract_slice\">)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "isOpHandle($_self, \"linalg.unpack\")" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"], strata.summary = "Transform IR handle to linalg.unpack operations"}
    irdl.operands(target: %target)
    %lowerUnpadLikeWithExtractSlice = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    irdl.attributes {"lowerUnpadLikeWithExtractSlice" = %lowerUnpadLikeWithExtractSlice}
    %empty_op = irdl.c_pred "isOpHandle($_self, \"tensor.empty\")" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "Transform IR handle to tensor.empty operations"}
    %transpose_op = irdl.c_pred "isOpHandle($_self, \"linalg.transpose\")" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "Transform IR handle to linalg.transpose operations"}
    %collapse_shape_op = irdl.c_pred "isOpHandle($_self, \"tensor.collapse_shape\")" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "Transform IR handle to tensor.collapse_shape operations"}
    %extract_slice_op = irdl.c_pred "isOpHandle($_self, \"tensor.extract_slice\")" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"], strata.summary = "Transform IR handle to tensor.extract_slice operations"}
    irdl.results(empty_op: %empty_op, transpose_op: %transpose_op, collapse_shape_op: %collapse_shape_op, extract_slice_op: %extract_slice_op)
  }
  irdl.operation @structured.match attributes {
    strata.class = "MatchOp",
    strata.summary = "operations in the payload",
    strata.description = "All operations in the payload operations of the target that have one of the names, the interface, the attributes and types.",
    strata.examples = ["%products = transform.structured.match ops{[\"linalg.matmul\"]} in %f : (!transform.any_op) -> !transform.any_op", "%loops = transform.structured.match interface{LoopLikeInterface} attributes {hot} in %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? (`filter_result_type` `=` $filter_result_type^)? (`filter_operand_types` `=` $filter_operand_types^)? `in` $target attr-dict `:` functional-type($target, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %ops = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.summary = "string array attribute"}
    %interface = irdl.base @transform::@MatchInterfaceEnum {strata.optional, strata.summary = "An interface to match"}
    %op_attrs = irdl.c_pred "dictionary_attr" {strata.optional, strata.kind = "attribute", strata.summary = "dictionary of named attribute values"}
    %filter_result_type = irdl.c_pred "type_attr" {strata.optional, strata.kind = "type", strata.summary = "any type attribute"}
    %filter_operand_types = irdl.c_pred "array_of(type_attr)" {strata.optional, strata.summary = "type array attribute"}
    irdl.attributes {"ops" = %ops, "interface" = %interface, "op_attrs" = %op_attrs, "filter_result_type" = %filter_result_type, "filter_operand_types" = %filter_operand_types}
    %results = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(results: %results)
  }
  irdl.operation @structured.multitile_sizes attributes {
    strata.class = "MultitileSizesOp",
    strata.summary = "sizes of two kinds of tiles",
    strata.description = "Two tile sizes near a target size, and the number of iterations where the second takes over, so that tiles are full.",
    strata.examples = ["%low, %high, %split = transform.structured.multitile_sizes %f {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.param<i64>"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %dimension = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %target_size = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %divisor = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.default = "1", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"dimension" = %dimension, "target_size" = %target_size, "divisor" = %divisor}
    %low_size = irdl.c_pred "param_or_handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %high_size = irdl.c_pred "param_or_handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %split_point = irdl.c_pred "param_or_handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(low_size: %low_size, high_size: %high_size, split_point: %split_point)
  }
  irdl.operation @structured.pack attributes {
    strata.class = "PackOp",
    strata.summary = "packing of operands",
    strata.description = "Packs the operands of each payload operation into tiles of the sizes given.",
    strata.examples = ["%packed = transform.structured.pack %f packed_sizes = [2, 3] : (!transform.any_op) -> !transform.op<\"linalg.generic\">"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `packed_sizes` `=` custom<IndexList>($packed_sizes, $static_packed_sizes) attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %packed_sizes = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, packed_sizes: variadic %packed_sizes)
    %static_packed_sizes = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_packed_sizes" = %static_packed_sizes}
    %packed_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(packed_op: %packed_op)
  }
  irdl.operation @structured.pack_greedily attributes {
    strata.class = "PackGreedilyOp",
    strata.summary = "packing of products",
    strata.description = "Packs operations that contain a product of matrices, with the sizes for its three dimensions.",
    strata.examples = ["%c = transform.structured.pack_greedily %f matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.verify = [
      "if ($static_matmul_packed_sizes.size() != 3) return emitOpError(\"attribute 'static_matmul_packed_sizes' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements\");",
      "if ($matmul_padded_sizes_next_multiple_of.size() != 0 && $matmul_padded_sizes_next_multiple_of.size() != 3) return emitOpError(\"attribute 'matmul_padded_sizes_next_multiple_of' failed to satisfy constraint: i64 dense array attribute with 0 or 3 elements\");",
      "if ($matmul_inner_dims_order.size() != 3) return emitOpError(\"attribute 'matmul_inner_dims_order' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements\");",
      "for (auto [size, multiple] : llvm::zip($static_matmul_packed_sizes, $matmul_padded_sizes_next_multiple_of))",
      "  if (size != 0 && multiple != 0) return emitOpError(\"at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy\");",
      "if (!isPermutationVector($matmul_inner_dims_order)) return emitOpError(\"\\\"matmul_inner_dims_order\\\" is not a valid permutation\");"
    ],
    strata.format = "$target (`matmul_packed_sizes` `=` custom<IndexList>($matmul_packed_sizes, $static_matmul_packed_sizes)^)? (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)? (`matmul_inner_dims_order` `=` $matmul_inner_dims_order^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    %matmul_packed_sizes = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, matmul_packed_sizes: variadic %matmul_packed_sizes)
    %static_matmul_packed_sizes = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute with exactly 3 elements"}
    %matmul_padded_sizes_next_multiple_of = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %matmul_inner_dims_order = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute with exactly 3 elements"}
    irdl.attributes {"static_matmul_packed_sizes" = %static_matmul_packed_sizes, "matmul_padded_sizes_next_multiple_of" = %matmul_padded_sizes_next_multiple_of, "matmul_inner_dims_order" = %matmul_inner_dims_order}
    %packed_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(packed_op: %packed_op)
  }
  irdl.operation @structured.pack_transpose attributes {
    strata.class = "PackTransposeOp",
    strata.summary = "transposition of packed operands",
    strata.description = "Permutes the outer and inner dimensions of a pack or unpack operation and of the operation that uses or defines its value.",
    strata.examples = ["%packed, %pack, %unpack = transform.structured.pack_transpose %f with_compute_op(%g) outer_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.verify = [
      "if ($inner_perm && !$inner_perm.empty() && !isPermutationVector($inner_perm)) return emitOpError(\"\\\"inner_perm\\\" is not a valid permutation\");",
      "if ($outer_perm && !$outer_perm.empty() && !isPermutationVector($outer_perm)) return emitOpError(\"\\\"outer_perm\\\" is not a valid permutation\");",
      "if ((!$inner_perm || $inner_perm.empty()) && (!$outer_perm || $outer_perm.empty())) return emitOpError(\" at least one of \\\"inner_perm\\\" or \\\"outer_perm\\\" must be specified\");"],
    strata.format = "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^)? (`inner_perm` `=` $inner_perm^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target_pack_or_un_pack_op = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %target_linalg_op = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target_pack_or_un_pack_op: %target_pack_or_un_pack_op, target_linalg_op: %target_linalg_op)
    %outer_perm = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %inner_perm = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"outer_perm" = %outer_perm, "inner_perm" = %inner_perm}
    %packed_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %pack_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %un_pack_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(packed_op: %packed_op, pack_op: %pack_op, un_pack_op: %un_pack_op)
  }
  irdl.operation @structured.pad attributes {
    strata.class = "PadOp",
    strata.summary = "padding of operands",
    strata.description = "Pads the operands of each payload operation in the dimensions given, to sizes that are known.",
    strata.examples = ["%padded, %pad, %copy = transform.structured.pad %f pad_to_multiple_of [4, 8] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.verify = [
      "for (auto flag : $nofold_flags)",
      "  if (flag.getInt() != 0 && flag.getInt() != 1) return emitOpError(\"expects nofold_flags to contain booleans (0/1), found \") << $nofold_flags;",
      "for (auto dim : $padding_dimensions)",
      "  if (dim.getInt() < 0) return emitOpError(\"expects padding_dimensions to contain positive integers, found \") << $padding_dimensions;",
      "if ($static_pad_to_multiple_of && !$static_pad_to_multiple_of.empty() && $static_pad_to_multiple_of.size() != $padding_dimensions.size()) return emitOpError(\"expects as many multiples as padding_dimensions\");",
      "if ($copy_back_op != \"bufferization.materialize_in_destination\" && $copy_back_op != \"linalg.copy\" && $copy_back_op != \"none\") return emitOpError(\"invalid copy_back_op\");"],
    strata.format = "$target (`pad_to_multiple_of` custom<IndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)? (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %pad_to_multiple_of = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, pad_to_multiple_of: variadic %pad_to_multiple_of)
    %padding_values = irdl.c_pred "array_attr" {strata.default = "[]", strata.summary = "array attribute"}
    %padding_dimensions = irdl.c_pred "array_of(integer_attr && typed_attr_of(signless_integer(64)))" {strata.default = "[]", strata.summary = "64-bit integer array attribute"}
    %static_pad_to_multiple_of = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %nofold_flags = irdl.c_pred "array_of(integer_attr && typed_attr_of(signless_integer(64)))" {strata.default = "[]", strata.summary = "64-bit integer array attribute"}
    %transpose_paddings = irdl.c_pred "array_of(array_attr)" {strata.default = "[]", strata.summary = "Array of array attributes"}
    %copy_back_op = irdl.base "#builtin.string" {strata.kind = "string", strata.default = "\"bufferization.materialize_in_destination\"", strata.summary = "string attribute"}
    %use_prescribed_tensor_shapes = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"padding_values" = %padding_values, "padding_dimensions" = %padding_dimensions, "static_pad_to_multiple_of" = %static_pad_to_multiple_of, "nofold_flags" = %nofold_flags, "transpose_paddings" = %transpose_paddings, "copy_back_op" = %copy_back_op, "use_prescribed_tensor_shapes" = %use_prescribed_tensor_shapes}
    %padded = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %pad = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %copy = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(padded: %padded, pad: %pad, copy: %copy)
  }
  irdl.operation @structured.pad_tiling_interface attributes {
    strata.class = "PadTilingInterfaceOp",
    strata.summary = "padding of the iteration space",
    strata.description = "Pads the operands of an operation to sizes of its iteration space, or to multiples of them.",
    strata.examples = ["%p, %q = transform.structured.pad_tiling_interface %f to padding_sizes [1, 2] {padding_dimensions = array<i64: 0, 1>, padding_values = [0.000000e+00 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `to` (`padding_sizes` custom<IndexList>($padding_sizes, $static_padding_sizes)^)? (`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %padding_sizes = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, padding_sizes: variadic %padding_sizes)
    %padding_values = irdl.base "#builtin.array" {strata.optional, strata.default = "[]", strata.summary = "array attribute"}
    %padding_dimensions = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %static_padding_sizes = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %pad_to_multiple_of = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"padding_values" = %padding_values, "padding_dimensions" = %padding_dimensions, "static_padding_sizes" = %static_padding_sizes, "pad_to_multiple_of" = %pad_to_multiple_of}
    %padded = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %pad = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(padded: %padded, pad: %pad)
  }
  irdl.operation @structured.promote attributes {
    strata.class = "PromoteOp",
    strata.summary = "operands in local buffers",
    strata.description = "Copies operands of each payload operation to buffers, and the results back.",
    strata.examples = ["%new = transform.structured.promote %f {operands_to_promote = [0]} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %operands_to_promote = irdl.c_pred "array_of(integer_attr && typed_attr_of(signless_integer(64)))" {strata.default = "[]", strata.summary = "64-bit integer array attribute"}
    %use_full_tile_buffers = irdl.c_pred "array_attr" {strata.default = "[]", strata.summary = "array attribute"}
    %use_full_tiles_by_default = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %use_original_subview_size = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %use_alloca = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %memory_space = irdl.any {strata.optional, strata.summary = "any attribute"}
    %mapping = irdl.c_pred "array_attr" {strata.optional, strata.summary = "array attribute"}
    %alignment = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.optional, strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"operands_to_promote" = %operands_to_promote, "use_full_tile_buffers" = %use_full_tile_buffers, "use_full_tiles_by_default" = %use_full_tiles_by_default, "use_original_subview_size" = %use_original_subview_size, "use_alloca" = %use_alloca, "memory_space" = %memory_space, "mapping" = %mapping, "alignment" = %alignment}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.promote_tensor attributes {
    strata.class = "PromoteTensorOp",
    strata.summary = "tensors in a memory space",
    strata.description = "Copies each payload tensor into a new buffer, in the memory space if one is given.",
    strata.examples = ["%v2 = transform.structured.promote_tensor to 1 : i64 %v : !transform.any_value"],
    strata.infer = [["promoted", "tensor", "$_self"]],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(tensor: %tensor)
    %memory_space = irdl.any {strata.optional, strata.kind = "attribute", strata.summary = "any attribute"}
    irdl.attributes {"memory_space" = %memory_space}
    %promoted = irdl.c_pred "value_handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(promoted: %promoted)
  }
  irdl.operation @structured.replace attributes {
    strata.class = "ReplaceOp",
    strata.summary = "replacement by given operations",
    strata.description = "Replaces each payload operation by a copy of the operation in the region.",
    strata.examples = ["%new = transform.structured.replace %f {\n  builtin.module {\n  }\n} : (!transform.any_op) -> !transform.any_op"],
    strata.traits = ["IsolatedFromAbove", "NoTerminator", "HasOnlyGraphRegion", "SingleBlock"],
    strata.interfaces = ["transform::TransformOpInterface", "RegionKindInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement))"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %replacement = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(replacement: %replacement)
    %bodyRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(bodyRegion: %bodyRegion)
  }
  irdl.operation @structured.rewrite_in_destination_passing_style attributes {
    strata.class = "RewriteInDestinationPassingStyleOp",
    strata.summary = "destination-passing style",
    strata.description = "Replaces operations of tensors by those that write to a destination.",
    strata.examples = ["%new = transform.structured.rewrite_in_destination_passing_style %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.scalarize attributes {
    strata.class = "ScalarizeOp",
    strata.summary = "tiling of dynamic dimensions by one",
    strata.description = "Tiles the dynamic dimensions of each payload operation by 1.",
    strata.examples = ["%new = transform.structured.scalarize %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result))"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %result = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @structured.specialize attributes {
    strata.class = "SpecializeOp",
    strata.summary = "named operations of `linalg.generic`",
    strata.description = "Replaces each `linalg.generic` by a named operation, if there is one that computes the same.",
    strata.examples = ["%new = transform.structured.specialize %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.split attributes {
    strata.class = "SplitOp",
    strata.summary = "two parts of an iteration space",
    strata.description = "Splits a dimension of each payload operation at a number or parameter.",
    strata.examples = ["%parts = transform.structured.split %f after 42  {dimension = 0 : i64} : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.infer = [["split_list", "target", "$_self"]],
    strata.format = "$target `after` custom<SplitPoint>($dynamic_chunk_sizes, $static_chunk_sizes) attr-dict `:` type($target) (`,` type($dynamic_chunk_sizes)^)?"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %dynamic_chunk_sizes = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, dynamic_chunk_sizes: optional %dynamic_chunk_sizes)
    %dimension = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %static_chunk_sizes = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %multiway = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"dimension" = %dimension, "static_chunk_sizes" = %static_chunk_sizes, "multiway" = %multiway}
    %split_list = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(split_list: %split_list)
  }
  irdl.operation @structured.split_reduction attributes {
    strata.class = "SplitReductionOp",
    strata.summary = "two steps of a reduction",
    strata.description = "Splits a reduction into a parallel one and the reduction of its results.",
    strata.examples = ["%init, %fill, %split, %combine = transform.structured.split_reduction %f {insert_split_dimension = 2 : i64, split_factor = 4 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %split_factor = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %insert_split_dimension = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    %inner_parallel = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %use_scaling_algorithm = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %use_alloc = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"split_factor" = %split_factor, "insert_split_dimension" = %insert_split_dimension, "inner_parallel" = %inner_parallel, "use_scaling_algorithm" = %use_scaling_algorithm, "use_alloc" = %use_alloc}
    %init_or_alloc_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %fill_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %split_linalg_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %combining_linalg_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(init_or_alloc_op: %init_or_alloc_op, fill_op: %fill_op, split_linalg_op: %split_linalg_op, combining_linalg_op: %combining_linalg_op)
  }
  irdl.operation @structured.tile_reduction_using_for attributes {
    strata.class = "TileReductionUsingForOp",
    strata.summary = "tiling of a reduction by loops",
    strata.description = "Splits a reduction into partial reductions, which loops compute, and their combination.",
    strata.examples = ["%fill, %split, %combine, %loop = transform.structured.tile_reduction_using_for %f by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %reduction_dims = irdl.c_pred "array_of(integer_attr && typed_attr_of(signless_integer(64)))" {strata.default = "[]", strata.summary = "64-bit integer array attribute"}
    %tile_sizes = irdl.c_pred "array_of(integer_attr && typed_attr_of(signless_integer(64)))" {strata.default = "[]", strata.summary = "64-bit integer array attribute"}
    irdl.attributes {"reduction_dims" = %reduction_dims, "tile_sizes" = %tile_sizes}
    %fill_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %split_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %combining_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %for_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(fill_op: variadic %fill_op, split_op: %split_op, combining_op: %combining_op, for_op: %for_op)
  }
  irdl.operation @structured.tile_reduction_using_forall attributes {
    strata.class = "TileReductionUsingForallOp",
    strata.summary = "tiling of a reduction by a parallel loop",
    strata.description = "Splits a reduction into partial reductions, which the threads of a loop compute, and their combination.",
    strata.examples = ["%fill, %split, %combine, %loop = transform.structured.tile_reduction_using_forall %f by num_threads = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` $num_threads^)? (`tile_sizes` `=` $tile_sizes^)? (`mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %reduction_dims = irdl.c_pred "array_of(integer_attr && typed_attr_of(signless_integer(64)))" {strata.default = "[]", strata.summary = "64-bit integer array attribute"}
    %num_threads = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %tile_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %mapping = irdl.c_pred "array_attr" {strata.optional, strata.summary = "array attribute"}
    irdl.attributes {"reduction_dims" = %reduction_dims, "num_threads" = %num_threads, "tile_sizes" = %tile_sizes, "mapping" = %mapping}
    %fill_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %split_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %combining_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %forall_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(fill_op: variadic %fill_op, split_op: %split_op, combining_op: %combining_op, forall_op: %forall_op)
  }
  irdl.operation @structured.tile_using_for attributes {
    strata.class = "TileUsingForOp",
    strata.summary = "tiling by loops",
    strata.description = "Makes a loop around each payload operation for each tile size that is not zero; the operation in it computes a tile. A size is a number, a parameter or a handle; in brackets it is scalable.",
    strata.examples = ["%tile, %loops:2 = transform.structured.tile_using_for %f tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.verify = [
      "if (!$static_sizes) return success();",
      "int64_t count = 0;",
      "for (auto size : $static_sizes)",
      "  if (size != 0) count += 1;",
      "if (count != $loops.size()) return emitOpError(\"expected number of loops to tile (\") << count << \") to match number of `loops` results (\" << $loops.size() << \")\";"],
    strata.format = "$target `tile_sizes` custom<IndexList>($dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %dynamic_sizes = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, dynamic_sizes: variadic %dynamic_sizes)
    %static_sizes = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %interchange = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %scalable_sizes = irdl.c_pred "i1_array" {strata.optional, strata.kind = "dense<i1>", strata.summary = "i1 dense array attribute"}
    irdl.attributes {"static_sizes" = %static_sizes, "interchange" = %interchange, "scalable_sizes" = %scalable_sizes}
    %tiled_linalg_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %loops = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(tiled_linalg_op: %tiled_linalg_op, loops: variadic %loops)
  }
  irdl.operation @structured.tile_using_forall attributes {
    strata.class = "TileUsingForallOp",
    strata.summary = "tiling by a parallel loop",
    strata.description = "Makes an `scf.forall` around each payload operation, by the numbers of threads or by tile sizes. Sizes in `*(...)` are those of a handle.",
    strata.examples = ["%tile, %loop = transform.structured.tile_using_forall %f num_threads [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target (`num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads)^)? (`tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)^)? (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %num_threads = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    %tile_sizes = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    %packed_num_threads = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    %packed_tile_sizes = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, num_threads: variadic %num_threads, tile_sizes: variadic %tile_sizes, packed_num_threads: optional %packed_num_threads, packed_tile_sizes: optional %packed_tile_sizes)
    %static_num_threads = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_tile_sizes = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %mapping = irdl.c_pred "array_attr" {strata.optional, strata.summary = "array attribute"}
    irdl.attributes {"static_num_threads" = %static_num_threads, "static_tile_sizes" = %static_tile_sizes, "mapping" = %mapping}
    %tiled_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    %forall_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(tiled_op: %tiled_op, forall_op: %forall_op)
  }
  irdl.operation @structured.transpose_conv2d attributes {
    strata.class = "TransposeConv2DOp",
    strata.summary = "convolutions with another layout of the filter",
    strata.description = "Changes the layout of the filter of a convolution by a transpose.",
    strata.examples = ["%c = transform.structured.transpose_conv2d %f : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.transpose_matmul attributes {
    strata.class = "TransposeMatmulOp",
    strata.summary = "products with a transposed input",
    strata.description = "Makes an input of a product transposed.",
    strata.examples = ["%c = transform.structured.transpose_matmul %f<rhs> : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target (`` `<` $inputToTranspose^ `>`)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %inputToTranspose = irdl.base @transform::@TransposeMatmulInput {strata.optional, strata.default = "lhs", strata.summary = "Input to transpose when converting matmul ops to transposed variants"}
    irdl.attributes {"inputToTranspose" = %inputToTranspose}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.vectorize attributes {
    strata.class = "VectorizeOp",
    strata.summary = "vectorization of operations",
    strata.description = "Replaces each payload operation by operations of vectors, of the sizes given or of static shapes.",
    strata.examples = ["transform.structured.vectorize %f vector_sizes [4, [8]] : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target (`vector_sizes` custom<IndexList>($vector_sizes, $static_vector_sizes, $scalable_sizes)^)? attr-dict `:` type($target) (`,` type($vector_sizes)^)?"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %vector_sizes = irdl.c_pred "param_or_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, vector_sizes: variadic %vector_sizes)
    %static_vector_sizes = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %vectorize_nd_extract = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %assume_dynamic_dims_match_vec_sizes = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %create_named_contraction = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %scalable_sizes = irdl.c_pred "i1_array" {strata.optional, strata.kind = "dense<i1>", strata.summary = "i1 dense array attribute"}
    irdl.attributes {"static_vector_sizes" = %static_vector_sizes, "vectorize_nd_extract" = %vectorize_nd_extract, "assume_dynamic_dims_match_vec_sizes" = %assume_dynamic_dims_match_vec_sizes, "create_named_contraction" = %create_named_contraction, "scalable_sizes" = %scalable_sizes}
  }
  irdl.operation @structured.vectorize_children_and_apply_patterns attributes {
    strata.class = "VectorizeChildrenAndApplyPatternsOp",
    strata.summary = "vectorization of all operations in the payload",
    strata.description = "Vectorizes the operations of linalg in each payload operation, and simplifies them.",
    strata.examples = ["%new = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %vectorize_padding = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %vectorize_nd_extract = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %flatten_1d_depthwise_conv = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %disable_multi_reduction_to_contract_patterns = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %disable_transfer_permutation_map_lowering_patterns = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    %fold_type_extensions_into_contract = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"vectorize_padding" = %vectorize_padding, "vectorize_nd_extract" = %vectorize_nd_extract, "flatten_1d_depthwise_conv" = %flatten_1d_depthwise_conv, "disable_multi_reduction_to_contract_patterns" = %disable_multi_reduction_to_contract_patterns, "disable_transfer_permutation_map_lowering_patterns" = %disable_transfer_permutation_map_lowering_patterns, "fold_type_extensions_into_contract" = %fold_type_extensions_into_contract}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @structured.winograd_conv2d attributes {
    strata.class = "WinogradConv2DOp",
    strata.summary = "convolutions by the Winograd algorithm",
    strata.description = "Replaces a convolution by transforms of the Winograd algorithm and a product.",
    strata.examples = ["%c = transform.structured.winograd_conv2d %f {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %fmr = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "attribute", strata.summary = "Winograd transformation modes"}
    irdl.attributes {"fmr" = %fmr}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @tensor.make_loop_independent attributes {
    strata.class = "MakeLoopIndependentOp",
    strata.summary = "tensor sizes that do not depend on loops",
    strata.description = "Makes the sizes of each payload operation independent of that number of loops around it.",
    strata.examples = ["%new = transform.tensor.make_loop_independent %f {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    irdl.operands(target: %target)
    %num_loops = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"num_loops" = %num_loops}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @tune.knob attributes {
    strata.class = "KnobOp",
    strata.summary = "a parameter that a tuner chooses",
    strata.description = "One of the options. A tuner sets which; without it the script cannot be executed.",
    strata.examples = ["%k = transform.tune.knob<\"k\"> options = [1, 2] -> !transform.any_param"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.format = "`` `<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type($result)"
  } {
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %options = irdl.any {strata.kind = "attribute", strata.summary = "any attribute"}
    %selected = irdl.any {strata.optional, strata.kind = "attribute", strata.summary = "any attribute"}
    irdl.attributes {"name" = %name, "options" = %options, "selected" = %selected}
    %result = irdl.c_pred "param" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(result: %result)
  }
  irdl.operation @type_conversion.tensor.cast_shape_dynamic_dims attributes {
    strata.class = "TypeConversionCastShapeDynamicDimsOp",
    strata.summary = "casts of dimensions",
    strata.description = "A type converter that casts tensors whose dimensions are dynamic.",
    strata.examples = ["%0 = transform.func.cast_and_call @g after %f {\n  transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info\n} : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TypeConverterBuilderOpInterface"],
    strata.format = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict"
  } {
    %ignore_dynamic_info = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"ignore_dynamic_info" = %ignore_dynamic_info}
  }
  irdl.operation @verify attributes {
    strata.class = "VerifyOp",
    strata.summary = "verification of payload operations",
    strata.description = "Verifies the payload operations. Failures cannot be ignored.",
    strata.examples = ["transform.verify %f : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` type($target)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
  }
  irdl.operation @with_pdl_patterns attributes {
    strata.class = "WithPDLPatternsOp",
    strata.summary = "transformations and the patterns that they name",
    strata.description = "Its body has one operation that is executed, and the patterns for `pdl_match` within it.",
    strata.examples = ["transform.with_pdl_patterns {\n^bb0(%arg0: !transform.any_op):\n  sequence %arg0 : !transform.any_op failures(propagate) {\n  ^bb0(%arg1: !transform.any_op):\n  }\n}"],
    strata.hooks = ["verify"],
    strata.traits = ["DefaultDialect", "NoTerminator", "SymbolTable", "SingleBlock"],
    strata.interfaces = ["transform::TransformOpInterface", "OpAsmOpInterface"],
    strata.format = "($root^ `:` type($root))? attr-dict-with-keyword regions"
  } {
    %root = irdl.c_pred "handle"
    irdl.operands(root: optional %root)
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body: %body)
  }
  irdl.operation @xegpu.convert_layout attributes {
    strata.class = "ConvertLayoutOp",
    strata.summary = "a conversion between layouts",
    strata.description = "Inserts a conversion of the layout of a value in front of its users.",
    strata.examples = ["%d = transform.xegpu.convert_layout %v input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [32, 32] : (!transform.any_value) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `input_sg_layout` `=` custom<IndexList>($input_sg_layout, $static_input_sg_layout) `input_sg_data` `=` custom<IndexList>($input_sg_data, $static_input_sg_data) (`input_inst_data` `=` custom<IndexList>($input_inst_data, $static_input_inst_data)^)? `target_sg_layout` `=` custom<IndexList>($target_sg_layout, $static_target_sg_layout) `target_sg_data` `=` custom<IndexList>($target_sg_data, $static_target_sg_data) (`target_inst_data` `=` custom<IndexList>($target_inst_data, $static_target_inst_data)^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    %input_sg_layout = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %input_sg_data = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %input_inst_data = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %target_sg_layout = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %target_sg_data = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %target_inst_data = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, input_sg_layout: variadic %input_sg_layout, input_sg_data: variadic %input_sg_data, input_inst_data: variadic %input_inst_data, target_sg_layout: variadic %target_sg_layout, target_sg_data: variadic %target_sg_data, target_inst_data: variadic %target_inst_data)
    %static_input_sg_layout = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_input_sg_data = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_input_inst_data = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_target_sg_layout = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_target_sg_data = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_target_inst_data = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_input_sg_layout" = %static_input_sg_layout, "static_input_sg_data" = %static_input_sg_data, "static_input_inst_data" = %static_input_inst_data, "static_target_sg_layout" = %static_target_sg_layout, "static_target_sg_data" = %static_target_sg_data, "static_target_inst_data" = %static_target_inst_data}
    %newConvertOp = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(newConvertOp: %newConvertOp)
  }
  irdl.operation @xegpu.get_desc_op attributes {
    strata.class = "GetDescOp",
    strata.summary = "the descriptor of a value",
    strata.description = "The operation that makes the descriptor that a load or store of the value uses.",
    strata.examples = ["%d = transform.xegpu.get_desc_op %v : (!transform.any_value) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR"],
    strata.format = "$target attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target)
    %descHandle = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(descHandle: %descHandle)
  }
  irdl.operation @xegpu.insert_prefetch attributes {
    strata.class = "InsertPrefetchOp",
    strata.summary = "prefetches of a value",
    strata.description = "Inserts prefetches for the loads of the value in a loop.",
    strata.examples = ["%d = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "value_handle" {strata.effects = ["read:transform.Mapping"]}
    %dynamic_nb_prefetch = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, dynamic_nb_prefetch: optional %dynamic_nb_prefetch)
    %static_nb_prefetch = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.optional, strata.kind = "i64", strata.default = "1", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"static_nb_prefetch" = %static_nb_prefetch}
    %desc_op = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(desc_op: %desc_op)
  }
  irdl.operation @xegpu.set_desc_layout attributes {
    strata.class = "SetDescLayoutOp",
    strata.summary = "the layout of a descriptor",
    strata.description = "Sets the layout of a tensor descriptor.",
    strata.examples = ["%d = transform.xegpu.set_desc_layout %f sg_layout = [8, 4] sg_data = [32, 32] inst_data = [8, 16] : (!transform.any_op) -> !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `sg_layout` `=` custom<IndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<IndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<IndexList>($inst_data, $static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping", "free:transform.Mapping"]}
    %sg_layout = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %sg_data = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %inst_data = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, sg_layout: variadic %sg_layout, sg_data: variadic %sg_data, inst_data: variadic %inst_data)
    %static_sg_layout = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_sg_data = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_inst_data = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %slice_dims = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_sg_layout" = %static_sg_layout, "static_sg_data" = %static_sg_data, "static_inst_data" = %static_inst_data, "slice_dims" = %slice_dims}
    %transformed = irdl.c_pred "handle" {strata.effects = ["allocate:transform.Mapping", "write:transform.Mapping"]}
    irdl.results(transformed: %transformed)
  }
  irdl.operation @xegpu.set_gpu_launch_threads attributes {
    strata.class = "SetGPULaunchThreadsOp",
    strata.summary = "the threads of a launch",
    strata.description = "Sets the number of threads of each payload launch.",
    strata.examples = ["transform.xegpu.set_gpu_launch_threads %f threads = [8, 4, 1] : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target `threads` `=` custom<IndexList>($threads, $static_threads) attr-dict `:` type(operands)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    %threads = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, threads: variadic %threads)
    %static_threads = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_threads" = %static_threads}
  }
  irdl.operation @xegpu.set_op_layout_attr attributes {
    strata.class = "SetOpLayoutAttrOp",
    strata.summary = "the layout of an operand or result",
    strata.description = "Sets the layout of an operand, or of a result, of each payload operation.",
    strata.examples = ["transform.xegpu.set_op_layout_attr %f result index = 1 sg_layout = [8, 4] sg_data = [32, 32] : !transform.any_op"],
    strata.interfaces = ["transform::TransformOpInterface"],
    strata.effects = ["read:transform.PayloadIR", "write:transform.PayloadIR"],
    strata.format = "$target (`result` $result^)? (`index` `=` $index^)? `sg_layout` `=` custom<IndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<IndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<IndexList>($inst_data, $static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` type(operands)"
  } {
    %target = irdl.c_pred "handle" {strata.effects = ["read:transform.Mapping"]}
    %sg_layout = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %sg_data = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    %inst_data = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(target: %target, sg_layout: variadic %sg_layout, sg_data: variadic %sg_data, inst_data: variadic %inst_data)
    %static_sg_layout = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_sg_data = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_inst_data = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %slice_dims = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.default = "[]", strata.summary = "i64 dense array attribute"}
    %index = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.optional, strata.kind = "i64", strata.default = "0", strata.summary = "64-bit signless integer attribute"}
    %result = irdl.is unit {strata.optional, strata.kind = "unit", strata.summary = "unit attribute"}
    irdl.attributes {"static_sg_layout" = %static_sg_layout, "static_sg_data" = %static_sg_data, "static_inst_data" = %static_inst_data, "slice_dims" = %slice_dims, "index" = %index, "result" = %result}
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "the end of a sequence",
    strata.description = "Passes values to the operation around it.",
    strata.examples = ["%g = transform.sequence %f : !transform.any_op -> !transform.any_op failures(propagate) {\n^bb0(%arg0: !transform.any_op):\n  yield %arg0 : !transform.any_op\n}"],
    strata.traits = ["IsTerminator"],
    strata.format = "operands attr-dict (`:` type($operands)^)?"
  } {
    %operands = irdl.c_pred "handle_or_param" {strata.effects = ["read:transform.Mapping"]}
    irdl.operands(operands: variadic %operands)
  }
}
