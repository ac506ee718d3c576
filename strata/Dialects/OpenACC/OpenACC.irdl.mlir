// OpenACC's directives.
irdl.dialect @acc attributes {
  strata.version = 1 : i32,
  strata.summary = "OpenACC",
  strata.description = "Directives of OpenACC: computation on accelerators, and the data that it uses there. Each clause for data is an operation, whose result or operand is the data on the device. Clauses can differ between types of devices.",
  strata.named_predicates = [
    ["whole", "isa<IntegerType>($_self) || index", "integer or index"],
    ["address", "memref || isa<LLVM::LLVMPointerType>($_self)", "PointerLikeType instance"],
    ["data", "memref || isa<LLVM::LLVMPointerType>($_self)", "any pointer or mappable"],
    ["device_types", "array_of(isa<DeviceTypeAttr>($_self))", "device type array attribute"]
  ],
  strata.functions = [
    ["isIn", "op, names",
      "return llvm::is_contained(names, op.getName());"],
    ["noModifiers", "",
      "return $modifiers == DataClauseModifier::none ? success() : emitError(\"no data clause modifiers are allowed\");"],
    ["onlyModifiers", "allowsZero, allowsReadonly, allowsAlways",
      "if (!allowsZero && bitEnumContainsAny($modifiers, DataClauseModifier::zero)) return emitError(\"invalid data clause modifiers: zero\");",
      "if (!allowsReadonly && bitEnumContainsAny($modifiers, DataClauseModifier::readonly)) return emitError(\"invalid data clause modifiers: readonly\");",
      "if (allowsAlways) return success();",
      "if (bitEnumContainsAll($modifiers, DataClauseModifier::always)) return emitError(\"invalid data clause modifiers: always\");",
      "if (bitEnumContainsAny($modifiers, DataClauseModifier::alwaysin)) return emitError(\"invalid data clause modifiers: alwaysin\");",
      "if (bitEnumContainsAny($modifiers, DataClauseModifier::alwaysout)) return emitError(\"invalid data clause modifiers: alwaysout\");",
      "if (bitEnumContainsAny($modifiers, DataClauseModifier::capture)) return emitError(\"invalid data clause modifiers: capture\");",
      "return success();"],
    ["verifyIntent", "clauses, name, isStrict",
      "if (llvm::is_contained(clauses, $dataClause)) return success();",
      "if (isStrict) return emitError(\"data clause associated with \") << name << \" operation must match its intent\";",
      "return emitError(\"data clause associated with \") << name << \" operation must match its intent or specify original clause this operation was decomposed from\";"],
    ["verifyTypes", "",
      "if ((isa<BaseMemRefType>($var.getType()) || isa<LLVM::LLVMPointerType>($var.getType())) && $varType == $var.getType()) return emitError(\"varType must capture the element type of var\");",
      "return $var.getType() == $accVar.getType() ? success() : emitError(\"input and output types must match\");"],
    ["verifyRecipe", "name, op",
      "if (!$recipe) return emitOpError(\"recipe expected for \") << name;",
      "auto found = SymbolTable::lookupNearestSymbolFrom($_op, $recipe);",
      "if (found && found.getName() == op) return success();",
      "return emitOpError(\"expected symbol reference \") << $recipe << \" to point to a \" << name << \" declaration\";"],
    ["verifyDefined", "operands, op, name",
      "for (auto [i, operand] : llvm::enumerate(operands)) {",
      "  if (!operand.getDefiningOp() || operand.getDefiningOp().getName() != op) return emitOpError(\"expected \") << name << \" as defining op\";",
      "  for (auto j : llvm::seq(0, i))",
      "    if (operands[j] == operand) return emitOpError() << name << \" operand appears more than once\";",
      "}",
      "return success();"],
    ["isDefinedBy", "operand, names",
      "return operand.getDefiningOp() && llvm::is_contained(names, operand.getDefiningOp().getName());"],
    ["verifyData", "operands",
      "for (auto operand : operands)",
      "  if (!isDefinedBy(operand, {\"acc.attach\", \"acc.copyin\", \"acc.copyout\", \"acc.create\", \"acc.declare_device_resident\", \"acc.delete\", \"acc.detach\", \"acc.deviceptr\", \"acc.getdeviceptr\", \"acc.nocreate\", \"acc.present\"}))",
      "    return emitError(\"expect data entry/exit operation or acc.getdeviceptr as defining op\");",
      "return success();"],
    ["verifyDeclared", "",
      "if ($dataClauseOperands.empty()) return emitError(\"at least one operand must appear on the declare operation\");",
      "for (auto operand : $dataClauseOperands)",
      "  if (!isDefinedBy(operand, {\"acc.copyin\", \"acc.copyout\", \"acc.create\", \"acc.declare_device_resident\", \"acc.declare_link\", \"acc.deviceptr\", \"acc.getdeviceptr\", \"acc.present\"}))",
      "    return emitError(\"expect valid declare data entry operation or acc.getdeviceptr as defining op\");",
      "return success();"],
    ["countOf", "list",
      "return list ? list.size() : 0;"],
    ["verifyCounts", "operands, types, name",
      "if (operands.size() == countOf(types)) return success();",
      "return emitOpError() << name << \" operands count must match \" << name << \" device_type count\";"],
    ["verifySegments", "operands, types, segments, most, name",
      "auto total = 0;",
      "if (segments)",
      "  for (auto size : segments) {",
      "    if (most != 0 && size > most) return emitOpError() << name << \" expects a maximum of \" << most << \" values per segment\";",
      "    total += size;",
      "  }",
      "if (total != operands.size() || countOf(segments) != countOf(types)) return emitOpError() << name << \" operand count does not match count in segments\";",
      "return success();"],
    ["verifyAsync", "types",
      "if (types && $asyncOnly)",
      "  for (auto type : types)",
      "    if (llvm::is_contained($asyncOnly, type)) return emitError(\"asyncOnly attribute cannot appear with asyncOperand\");",
      "return success();"],
    ["verifyWait", "",
      "if ($waitOperandsDeviceType && $waitOnly)",
      "  for (auto type : $waitOperandsDeviceType)",
      "    if (llvm::is_contained($waitOnly, type)) return emitError(\"wait attribute cannot appear with waitOperands\");",
      "return success();"],
    ["verifyConstruct", "",
      "if (failed(verifySegments($waitOperands, $waitOperandsDeviceType, $waitOperandsSegments, 0, \"wait\"))) return failure();",
      "if (failed(verifyCounts($asyncOperands, $asyncOperandsDeviceType, \"async\"))) return failure();",
      "if (failed(verifyAsync($asyncOperandsDeviceType)) || failed(verifyWait())) return failure();",
      "return success();"],
    ["verifyGangs", "",
      "if (failed(verifySegments($numGangs, $numGangsDeviceType, $numGangsSegments, 3, \"num_gangs\"))) return failure();",
      "if (failed(verifySegments($waitOperands, $waitOperandsDeviceType, $waitOperandsSegments, 0, \"wait\"))) return failure();",
      "if (failed(verifyCounts($numWorkers, $numWorkersDeviceType, \"num_workers\")) || failed(verifyCounts($vectorLength, $vectorLengthDeviceType, \"vector_length\"))) return failure();",
      "return success();"],
    ["verifyDirective", "",
      "if ($asyncOperand && $async) return emitError(\"async attribute cannot appear with asyncOperand\");",
      "return success();"],
    ["verifyWaitOf", "",
      "if (!$waitOperands.empty() && $wait) return emitError(\"wait attribute cannot appear with waitOperands\");",
      "if ($waitDevnum && $waitOperands.empty()) return emitError(\"wait_devnum cannot appear without waitOperands\");",
      "return success();"],
    ["isCompute", "op",
      "return op.getName() == \"acc.parallel\" || op.getName() == \"acc.kernels\" || op.getName() == \"acc.serial\" || op.getName() == \"acc.loop\";"],
    ["verifyOutside", "",
      "auto parent = $_op.getParentOp();",
      "for (auto depth : llvm::seq(0, 1000)) {",
      "  if (!parent) return success();",
      "  if (isCompute(parent)) return emitOpError(\"cannot be nested in a compute operation\");",
      "  parent = parent.getParentOp();",
      "}",
      "return success();"],
    ["verifyDistinct", "types, name",
      "if (!types) return success();",
      "for (auto [i, type] : llvm::enumerate(types))",
      "  for (auto j : llvm::seq(0, i))",
      "    if (types[j] == type) return emitOpError(\"duplicate device_type `\") << stringifyEnum(type) << \"` found in \" << name << \" attribute\";",
      "return success();"],
    ["has", "types, type",
      "return types && llvm::is_contained(types, type);"]
  ]
} {
  irdl.attribute @data_clause attributes {
    strata.class = "DataClauseAttr",
    strata.record = "OpenACC_DataClauseAttr",
    strata.summary = "clause for data",
    strata.format = "$value",
    strata.enum = {class = "acc::DataClause", cases = [
        "acc_copyin", "acc_copyin_readonly", "acc_copy", "acc_copyout", "acc_copyout_zero", "acc_present",
        "acc_create", "acc_create_zero", "acc_delete", "acc_attach", "acc_detach", "acc_no_create",
        "acc_private", "acc_firstprivate", "acc_deviceptr", "acc_getdeviceptr", "acc_update_host", "acc_update_self",
        "acc_update_device", "acc_use_device", "acc_reduction", "acc_declare_device_resident", "acc_declare_link", "acc_cache",
        "acc_cache_readonly"
      ]}
  }
  irdl.attribute @data_clause_modifier attributes {
    strata.class = "DataClauseModifierAttr",
    strata.record = "OpenACC_DataClauseModifierAttr",
    strata.summary = "modifiers of a clause for data",
    strata.format = "$value",
    strata.enum = {class = "acc::DataClauseModifier", bits, groups, separator = ",", values = [0, 1, 2, 4, 8, 12, 16], cases = [
        "none", "zero", "readonly", "alwaysin", "alwaysout", "always",
        "capture"
      ]}
  }
  irdl.attribute @defaultvalue attributes {
    strata.class = "ClauseDefaultValueAttr",
    strata.record = "DefaultValueAttr",
    strata.summary = "default for variables",
    strata.format = "$value",
    strata.enum = {class = "acc::ClauseDefaultValue", cases = ["present", "none"]}
  }
  irdl.attribute @device_type attributes {
    strata.class = "DeviceTypeAttr",
    strata.record = "OpenACC_DeviceTypeAttr",
    strata.summary = "type of devices",
    strata.enum = {class = "acc::DeviceType", cases = ["none", "star", "default", "host", "multicore", "nvidia", "radeon"]}
  }
  irdl.attribute @combined_constructs attributes {
    strata.class = "CombinedConstructsTypeAttr",
    strata.record = "OpenACC_CombinedConstructsAttr",
    strata.summary = "construct that a loop is part of",
    strata.enum = {class = "acc::CombinedConstructsType", cases = ["kernels_loop", "parallel_loop", "serial_loop"]}
  }
  irdl.attribute @gang_arg_type attributes {
    strata.class = "GangArgTypeAttr",
    strata.record = "OpenACC_GangArgTypeAttr",
    strata.summary = "kind of an operand of a gang clause",
    strata.enum = {class = "acc::GangArgType", cases = ["Num", "Dim", "Static"]}
  }
  irdl.attribute @par_level attributes {
    strata.class = "GPUParallelismLevelAttr",
    strata.record = "OpenACC_ParLevelAttr",
    strata.summary = "level of parallelism",
    strata.enum = {class = "acc::GPUParallelismLevel", cases = ["seq", "gang_dim1", "gang_dim2", "gang_dim3", "worker", "vector"]}
  }
  irdl.attribute @reduction_operator attributes {
    strata.class = "ReductionOperatorAttr",
    strata.record = "OpenACC_ReductionOperatorAttr",
    strata.summary = "operation of a reduction",
    strata.enum = {class = "acc::ReductionOperator", cases = [
        "none", "add", "mul", "max", "min", "iand",
        "ior", "xor", "eqv", "neqv", "land", "lor"
      ]}
  }
  irdl.attribute @"#declare" attributes {
    strata.class = "DeclareAttr",
    strata.summary = "declare directive of a variable",
    strata.format = "`<` struct(params) `>`"
  } {
    %dataClause = irdl.base @acc::@data_clause {strata.cpp_type = "DataClauseAttr", strata.summary = "clause for data"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.cpp_type = "bool", strata.summary = "whether the compiler added it"}
    irdl.parameters(dataClause: %dataClause, implicit: %implicit)
  }
  irdl.attribute @declare_action attributes {
    strata.class = "DeclareActionAttr",
    strata.summary = "functions to call around allocation",
    strata.format = "`<` struct(params) `>`"
  } {
    %preAlloc = irdl.c_pred "symbol_ref" {strata.optional, strata.cpp_type = "SymbolRefAttr", strata.summary = "function called before allocation"}
    %postAlloc = irdl.c_pred "symbol_ref" {strata.optional, strata.cpp_type = "SymbolRefAttr", strata.summary = "function called after allocation"}
    %preDealloc = irdl.c_pred "symbol_ref" {strata.optional, strata.cpp_type = "SymbolRefAttr", strata.summary = "function called before deallocation"}
    %postDealloc = irdl.c_pred "symbol_ref" {strata.optional, strata.cpp_type = "SymbolRefAttr", strata.summary = "function called after deallocation"}
    irdl.parameters(preAlloc: %preAlloc, postAlloc: %postAlloc, preDealloc: %preDealloc, postDealloc: %postDealloc)
  }
  irdl.attribute @routine_info attributes {
    strata.class = "RoutineInfoAttr",
    strata.summary = "routine directives of a function",
    strata.format = "`<` `[` `` $accRoutines `]` `>`"
  } {
    %accRoutines = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.cpp_type = "::llvm::ArrayRef<SymbolRefAttr>", strata.summary = "routine directives"}
    irdl.parameters(accRoutines: %accRoutines)
  }
  irdl.attribute @specialized_routine attributes {
    strata.class = "SpecializedRoutineAttr",
    strata.summary = "origin of a specialized function",
    strata.format = "`<` $routine `,` $level `,` $funcName `>`"
  } {
    %routine = irdl.c_pred "symbol_ref" {strata.cpp_type = "SymbolRefAttr", strata.summary = "routine directive"}
    %level = irdl.base @acc::@par_level {strata.kind = "#acc.par_level", strata.cpp_type = "ParLevelAttr", strata.summary = "level of parallelism"}
    %funcName = irdl.base "#builtin.string" {strata.cpp_type = "StringAttr", strata.summary = "name of the function"}
    irdl.parameters(routine: %routine, level: %level, funcName: %funcName)
  }
  irdl.attribute @var_name attributes {
    strata.class = "VarNameAttr",
    strata.summary = "name of a variable in the source",
    strata.format = "`<` $name `>`"
  } {
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.cpp_type = "::llvm::StringRef", strata.summary = "name"}
    irdl.parameters(name: %name)
  }
  irdl.type @data_bounds_ty attributes {
    strata.class = "DataBoundsType",
    strata.summary = "bounds of an array section",
    strata.description = "The elements of a dimension that a clause for data means."
  }
  irdl.type @declare_token attributes {
    strata.class = "DeclareTokenType",
    strata.summary = "token of a declare directive",
    strata.description = "Connects the end of an implicit data region with its beginning."
  }
  irdl.operation @atomic.capture attributes {
    strata.class = "AtomicCaptureOp",
    strata.summary = "atomic capture",
    strata.description = "Two atomic operations on the same memory, which are executed as one: it is read before or after it is changed.",
    strata.examples = ["acc.atomic.capture { acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32 acc.atomic.update %x : memref<i32> { ^bb0(%a: i32): acc.yield %a : i32 } }"],
    strata.traits = ["SingleBlockImplicitTerminator<acc.terminator>"],
    strata.hooks = ["verifyRegions"],
    strata.format = "oilist(`if` `(` $ifCond `)`) $region attr-dict"
  } {
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(ifCond: optional %ifCond)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @atomic.read attributes {
    strata.class = "AtomicReadOp",
    strata.summary = "atomic read",
    strata.description = "Reads `x` atomically and stores it to `v`.",
    strata.examples = ["acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32"],
    strata.traits = [],
    strata.verify = [
      "if ($x == $v) return emitError(\"read and write must not be to the same location for atomic reads\");"
    ],
    strata.format = "oilist(`if` `(` $ifCond `)`) $v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict"
  } {
    %x = irdl.c_pred "address" {strata.summary = "pointer-like type"}
    %v = irdl.c_pred "address" {strata.summary = "pointer-like type"}
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(x: %x, v: %v, ifCond: optional %ifCond)
    %element_type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"element_type" = %element_type}
  }
  irdl.operation @atomic.update attributes {
    strata.class = "AtomicUpdateOp",
    strata.summary = "atomic update",
    strata.description = "Replaces the value in memory atomically by the one that the region yields for it.",
    strata.examples = ["acc.atomic.update %x : memref<i32> { ^bb0(%a: i32): acc.yield %a : i32 }"],
    strata.traits = ["SingleBlockImplicitTerminator<acc.yield>"],
    strata.hooks = ["canonicalize"],
    strata.verify_regions = [
      "auto yield = $region.getBlocks().front().getTerminator();",
      "if (yield.getNumOperands() != 1) return emitError(\"only updated value must be returned\");",
      "if (yield.getOperand(0).getType() != $region.getArgument(0).getType()) return emitError(\"input and yielded value must have the same type\");"
    ],
    strata.verify = [
      "if ($region.getNumArguments() != 1) return emitError(\"the region must accept exactly one argument\");",
      "if (isa<MemRefType>($x.getType()) && $x.getType().getElementType() != $region.getArgument(0).getType())",
      "  return emitError(\"the type of the operand must be a pointer type whose element type is the same as that of the region argument\");"
    ],
    strata.format = "oilist(`if` `(` $ifCond `)`) $x `:` type($x) $region attr-dict"
  } {
    %x = irdl.c_pred "address" {strata.summary = "pointer-like type"}
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(x: %x, ifCond: optional %ifCond)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @atomic.write attributes {
    strata.class = "AtomicWriteOp",
    strata.summary = "atomic write",
    strata.description = "Stores a value atomically.",
    strata.examples = ["acc.atomic.write %a = %b : memref<f32>, f32"],
    strata.traits = [],
    strata.verify = [
      "if (isa<MemRefType>($x.getType()) && $x.getType().getElementType() != $expr.getType()) return emitError(\"address must dereference to value type\");"
    ],
    strata.format = "oilist(`if` `(` $ifCond `)`) $x `=` $expr `:` type($x) `,` type($expr) attr-dict"
  } {
    %x = irdl.c_pred "address" {strata.summary = "pointer-like type"}
    %expr = irdl.any {strata.summary = "any type"}
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(x: %x, expr: %expr, ifCond: optional %ifCond)
  }
  irdl.operation @attach attributes {
    strata.class = "AttachOp",
    strata.summary = "attach a pointer",
    strata.description = "Makes a pointer on the device point to the data there.",
    strata.examples = ["%at = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_attach}, \"attach\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_attach", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @bounds attributes {
    strata.class = "DataBoundsOp",
    strata.summary = "bounds of an array section",
    strata.description = "The elements of a dimension from `lowerbound` to `upperbound`, or `extent` elements. The stride is in elements, or in bytes with `strideInBytes`.",
    strata.examples = ["%r = acc.bounds extent(%a : index)"],
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.verify = [
      "if (!$extent && !$upperbound) return emitError(\"expected extent or upperbound.\");"
    ],
    strata.format = "oilist(`lowerbound` `(` $lowerbound `:` type($lowerbound) `)` | `upperbound` `(` $upperbound `:` type($upperbound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `startIdx` `(` $startIdx `:` type($startIdx) `)`) attr-dict"
  } {
    %lowerbound = irdl.c_pred "whole"
    %upperbound = irdl.c_pred "whole"
    %extent = irdl.c_pred "whole"
    %stride = irdl.c_pred "whole"
    %startIdx = irdl.c_pred "whole"
    irdl.operands(lowerbound: optional %lowerbound, upperbound: optional %upperbound, extent: optional %extent, stride: optional %stride, startIdx: optional %startIdx)
    %strideInBytes = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.attributes {"strideInBytes" = %strideInBytes}
    %result = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    irdl.results(result: %result)
  }
  irdl.operation @cache attributes {
    strata.class = "CacheOp",
    strata.summary = "cached data",
    strata.description = "Data of which a loop uses a copy in faster memory.",
    strata.examples = ["%at = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_cache, DataClause::acc_cache_readonly}, \"cache\", false))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return onlyModifiers(false, true, false);"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_cache", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @copyin attributes {
    strata.class = "CopyinOp",
    strata.summary = "copy to the device",
    strata.description = "Copies data to the device, unless they are there.",
    strata.examples = ["%r = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (!$implicit && failed(verifyIntent({DataClause::acc_copyin, DataClause::acc_copyin_readonly, DataClause::acc_copy, DataClause::acc_reduction}, \"copyin\", false))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return onlyModifiers(false, true, true);"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_copyin", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @copyout attributes {
    strata.class = "CopyoutOp",
    strata.summary = "copy from the device",
    strata.description = "Copies data from the device, and releases them there.",
    strata.examples = ["acc.copyout accPtr(%a : memref<10xf32>) to varPtr(%b : memref<10xf32>) {structured = false}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_copy, DataClause::acc_copyout, DataClause::acc_copyout_zero, DataClause::acc_reduction}, \"copyout\", false))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return onlyModifiers(true, false, true);"
    ],
    strata.format = "`accPtr` `(` $accVar `:` type($accVar) `)` oilist(`bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)) `to` `varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? attr-dict"
  } {
    %accVar = irdl.c_pred "data"
    %var = irdl.c_pred "data"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(accVar: %accVar, var: %var, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_copyout", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name}
  }
  irdl.operation @create attributes {
    strata.class = "CreateOp",
    strata.summary = "allocation on the device",
    strata.description = "Allocates memory on the device, unless the data are there.",
    strata.examples = ["%cr = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_copyout, DataClause::acc_copyout_zero, DataClause::acc_create, DataClause::acc_create_zero}, \"create\", false))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return onlyModifiers(true, false, true);"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_create", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @data attributes {
    strata.class = "DataOp",
    strata.summary = "data construct",
    strata.description = "The data are available on the device while the region is executed.",
    strata.traits = ["AttrSizedOperandSegments", "RecursiveMemoryEffects"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.flow = [["parent", "region", "none"], ["region", "parent", "none"]],
    strata.verify = [
      "if ($_op.getNumOperands() == 0 && !$defaultAttr) return emitError(\"at least one operand or the default attribute must appear on the data operation\");",
      "for (auto operand : $dataClauseOperands)",
      "  if (!operand.getDefiningOp()) return emitError(\"expect data entry/exit operation or acc.getdeviceptr as defining op\");",
      "if (failed(verifyData($dataClauseOperands))) return failure();",
      "if (failed(verifyAsync($asyncOperandsDeviceType)) || failed(verifyWait())) return failure();"
    ],
    strata.format = "oilist(`if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly)) $region attr-dict-with-keyword"
  } {
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %asyncOperands = irdl.c_pred "whole"
    %waitOperands = irdl.c_pred "whole"
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(ifCond: optional %ifCond, asyncOperands: variadic %asyncOperands, waitOperands: variadic %waitOperands, dataClauseOperands: variadic %dataClauseOperands)
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %hasWaitDevnum = irdl.c_pred "array_of(bool_attr)" {strata.kind = "array<bool>", strata.optional, strata.summary = "1-bit boolean array attribute"}
    %waitOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %defaultAttr = irdl.base @acc::@defaultvalue {strata.optional, strata.summary = "DefaultValue Clause"}
    irdl.attributes {"asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "waitOperandsDeviceType" = %waitOperandsDeviceType, "waitOperandsSegments" = %waitOperandsSegments, "hasWaitDevnum" = %hasWaitDevnum, "waitOnly" = %waitOnly, "defaultAttr" = %defaultAttr}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @declare attributes {
    strata.class = "DeclareOp",
    strata.summary = "declare directive",
    strata.description = "The implicit data region of a function.",
    strata.traits = ["RecursiveMemoryEffects"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.verify = [
      "return verifyDeclared();"
    ],
    strata.format = "`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` $region attr-dict-with-keyword"
  } {
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(dataClauseOperands: variadic %dataClauseOperands)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @declare_device_resident attributes {
    strata.class = "DeclareDeviceResidentOp",
    strata.summary = "data of the device",
    strata.description = "Declares that memory is on the device only.",
    strata.examples = ["%dr = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_declare_device_resident}, \"device_resident\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_declare_device_resident", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @declare_enter attributes {
    strata.class = "DeclareEnterOp",
    strata.summary = "begin of a declare directive",
    strata.description = "Begins an implicit data region.",
    strata.traits = [],
    strata.effects = ["write:acc.RuntimeCounters"],
    strata.verify = [
      "return verifyDeclared();"
    ],
    strata.format = "oilist(`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)`) attr-dict-with-keyword"
  } {
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(dataClauseOperands: variadic %dataClauseOperands)
    %token = irdl.base @acc::@declare_token {strata.summary = "declare token type"}
    irdl.results(token: %token)
  }
  irdl.operation @declare_exit attributes {
    strata.class = "DeclareExitOp",
    strata.summary = "end of a declare directive",
    strata.description = "Ends an implicit data region.",
    strata.examples = ["acc.declare_exit token(%a)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["write:acc.RuntimeCounters"],
    strata.verify = [
      "return $token && $dataClauseOperands.empty() ? success() : verifyDeclared();"
    ],
    strata.format = "oilist(`token` `(` $token `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)`) attr-dict-with-keyword"
  } {
    %token = irdl.base @acc::@declare_token {strata.summary = "declare token type"}
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(token: optional %token, dataClauseOperands: variadic %dataClauseOperands)
  }
  irdl.operation @declare_link attributes {
    strata.class = "DeclareLinkOp",
    strata.summary = "link to data of the device",
    strata.description = "Declares that the device has a link to the data.",
    strata.examples = ["%dr = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_declare_link}, \"link\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_declare_link", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @delete attributes {
    strata.class = "DeleteOp",
    strata.summary = "release on the device",
    strata.description = "Releases data of the device.",
    strata.examples = ["acc.delete accPtr(%a : memref<10xf32>) {structured = false}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_copyin, DataClause::acc_copyin_readonly, DataClause::acc_present, DataClause::acc_create, DataClause::acc_create_zero, DataClause::acc_delete, DataClause::acc_no_create, DataClause::acc_declare_device_resident, DataClause::acc_declare_link}, \"delete\", false))) return failure();"
    ],
    strata.format = "`accPtr` `(` $accVar `:` type($accVar) `)` oilist(`bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)) attr-dict"
  } {
    %accVar = irdl.c_pred "data"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(accVar: %accVar, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_delete", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name}
  }
  irdl.operation @detach attributes {
    strata.class = "DetachOp",
    strata.summary = "detach a pointer",
    strata.description = "Makes a pointer on the device an address of the host again.",
    strata.examples = ["acc.detach accPtr(%a : memref<10xf32>) {structured = false}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_attach, DataClause::acc_detach}, \"detach\", false))) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`accPtr` `(` $accVar `:` type($accVar) `)` oilist(`bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)) attr-dict"
  } {
    %accVar = irdl.c_pred "data"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(accVar: %accVar, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_detach", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name}
  }
  irdl.operation @deviceptr attributes {
    strata.class = "DevicePtrOp",
    strata.summary = "pointer of the device",
    strata.description = "Says that the pointer is an address of the device.",
    strata.examples = ["%dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_deviceptr}, \"deviceptr\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_deviceptr", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @enter_data attributes {
    strata.class = "EnterDataOp",
    strata.summary = "begin of data on the device",
    strata.description = "Makes data available on the device.",
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.verify = [
      "if ($dataClauseOperands.empty()) return emitError(\"at least one operand must be present in dataOperands on the enter data operation\");",
      "if (failed(verifyDirective()) || failed(verifyWaitOf())) return failure();",
      "for (auto operand : $dataClauseOperands)",
      "  if (!isDefinedBy(operand, {\"acc.attach\", \"acc.copyin\", \"acc.create\"})) return emitError(\"expect data entry operation as defining op\");"
    ],
    strata.format = "oilist(`if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)`) attr-dict-with-keyword"
  } {
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %asyncOperand = irdl.c_pred "whole"
    %waitDevnum = irdl.c_pred "whole"
    %waitOperands = irdl.c_pred "whole"
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(ifCond: optional %ifCond, asyncOperand: optional %asyncOperand, waitDevnum: optional %waitDevnum, waitOperands: variadic %waitOperands, dataClauseOperands: variadic %dataClauseOperands)
    %async = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %wait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"async" = %async, "wait" = %wait}
  }
  irdl.operation @exit_data attributes {
    strata.class = "ExitDataOp",
    strata.summary = "end of data on the device",
    strata.description = "Ends the availability of data on the device; with `finalize` in any case.",
    strata.examples = ["acc.exit_data async(%a : i64) dataOperands(%b, %c : memref<10xf32>, memref<10xf32>) attributes {finalize}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.verify = [
      "if ($dataClauseOperands.empty()) return emitError(\"at least one operand must be present in dataOperands on the exit data operation\");",
      "if (failed(verifyDirective()) || failed(verifyWaitOf())) return failure();"
    ],
    strata.format = "oilist(`if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)`) attr-dict-with-keyword"
  } {
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %asyncOperand = irdl.c_pred "whole"
    %waitDevnum = irdl.c_pred "whole"
    %waitOperands = irdl.c_pred "whole"
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(ifCond: optional %ifCond, asyncOperand: optional %asyncOperand, waitDevnum: optional %waitDevnum, waitOperands: variadic %waitOperands, dataClauseOperands: variadic %dataClauseOperands)
    %async = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %wait = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %finalize = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"async" = %async, "wait" = %wait, "finalize" = %finalize}
  }
  irdl.operation @firstprivate attributes {
    strata.class = "FirstprivateOp",
    strata.summary = "initialized private copy",
    strata.description = "A copy for each gang, with the value before the construct; the recipe makes it.",
    strata.examples = ["%cr = acc.firstprivate varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify_symbol_uses = ["return verifyRecipe(\"firstprivate\", \"acc.firstprivate.recipe\");"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_firstprivate}, \"firstprivate\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_firstprivate", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @firstprivate.recipe attributes {
    strata.class = "FirstprivateRecipeOp",
    strata.summary = "recipe of initialized private copies",
    strata.description = "How a private copy of a variable of the type is made, initialized and destroyed.",
    strata.examples = ["acc.firstprivate.recipe @fp : memref<10xf32> init { ^bb0(%a: memref<10xf32>): acc.yield %a : memref<10xf32> } copy { ^bb0(%a: memref<10xf32>, %b: memref<10xf32>): acc.yield }"],
    strata.traits = ["IsolatedFromAbove", "Symbol", "AutomaticAllocationScope"],
    strata.hooks = ["verifyRegions"],
    strata.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)?"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type}
    %initRegion = irdl.region {strata.summary = "any region"}
    %copyRegion = irdl.region {strata.summary = "any region"}
    %destroyRegion = irdl.region {strata.summary = "any region"}
    irdl.regions(initRegion: %initRegion, copyRegion: %copyRegion, destroyRegion: %destroyRegion)
  }
  irdl.operation @firstprivate_map attributes {
    strata.class = "FirstprivateMapInitialOp",
    strata.summary = "source of private copies",
    strata.description = "Makes the value for private copies available on the device.",
    strata.examples = ["%cr = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_firstprivate}, \"firstprivate\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_firstprivate", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @get_extent attributes {
    strata.class = "GetExtentOp",
    strata.summary = "number of elements of bounds",
    strata.description = "The number of elements of bounds of an array section.",
    strata.examples = ["%r = acc.get_extent %a : (!acc.data_bounds_ty) -> index"],
    strata.traits = ["Pure"],
    strata.format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"
  } {
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    irdl.operands(bounds: %bounds)
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @get_lowerbound attributes {
    strata.class = "GetLowerboundOp",
    strata.summary = "lower bound of bounds",
    strata.description = "The lower bound of bounds of an array section.",
    strata.examples = ["%r = acc.get_lowerbound %a : (!acc.data_bounds_ty) -> index"],
    strata.traits = ["Pure"],
    strata.format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"
  } {
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    irdl.operands(bounds: %bounds)
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @get_stride attributes {
    strata.class = "GetStrideOp",
    strata.summary = "stride of bounds",
    strata.description = "The stride of bounds of an array section.",
    strata.examples = ["%r = acc.get_stride %a : (!acc.data_bounds_ty) -> index"],
    strata.traits = ["Pure"],
    strata.format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"
  } {
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    irdl.operands(bounds: %bounds)
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @get_upperbound attributes {
    strata.class = "GetUpperboundOp",
    strata.summary = "upper bound of bounds",
    strata.description = "The upper bound of bounds of an array section.",
    strata.examples = ["%r = acc.get_upperbound %a : (!acc.data_bounds_ty) -> index"],
    strata.traits = ["Pure"],
    strata.format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"
  } {
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    irdl.operands(bounds: %bounds)
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @getdeviceptr attributes {
    strata.class = "GetDevicePtrOp",
    strata.summary = "address on the device",
    strata.description = "The address of data on the device.",
    strata.examples = ["%x = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_getdeviceptr", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @global_ctor attributes {
    strata.class = "GlobalConstructorOp",
    strata.summary = "global constructor",
    strata.description = "Data that are declared for the whole program; executed when it starts.",
    strata.traits = ["Symbol", "IsolatedFromAbove"],
    strata.format = "$sym_name $region attr-dict-with-keyword"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    irdl.attributes {"sym_name" = %sym_name}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @global_dtor attributes {
    strata.class = "GlobalDestructorOp",
    strata.summary = "global destructor",
    strata.description = "Releases data that are declared for the whole program; executed when it ends.",
    strata.traits = ["Symbol", "IsolatedFromAbove"],
    strata.format = "$sym_name $region attr-dict-with-keyword"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    irdl.attributes {"sym_name" = %sym_name}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @host_data attributes {
    strata.class = "HostDataOp",
    strata.summary = "host data construct",
    strata.description = "The region uses addresses of the device in code of the host.",
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.flow = [["parent", "region", "none"], ["region", "parent", "none"]],
    strata.verify = [
      "if ($dataClauseOperands.empty()) return emitError(\"at least one operand must appear on the host_data operation\");",
      "for (auto operand : $dataClauseOperands)",
      "  if (!isDefinedBy(operand, {\"acc.use_device\"})) return emitError(\"expect data entry operation as defining op\");"
    ],
    strata.format = "oilist(`if` `(` $ifCond `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)`) $region attr-dict-with-keyword"
  } {
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(ifCond: optional %ifCond, dataClauseOperands: variadic %dataClauseOperands)
    %ifPresent = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"ifPresent" = %ifPresent}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @init attributes {
    strata.class = "InitOp",
    strata.summary = "init directive",
    strata.description = "Initializes the runtime for devices.",
    strata.examples = ["acc.init device_num(%a : i32) if(%b) attributes {a, device_types = [#acc.device_type<nvidia>]}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.verify = [
      "return verifyOutside();"
    ],
    strata.format = "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)`) attr-dict-with-keyword"
  } {
    %deviceNum = irdl.c_pred "whole"
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(deviceNum: optional %deviceNum, ifCond: optional %ifCond)
    %device_types = irdl.c_pred "array_of(isa<DeviceTypeAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Device type attributes"}
    irdl.attributes {"device_types" = %device_types}
  }
  irdl.operation @kernel_environment attributes {
    strata.class = "KernelEnvironmentOp",
    strata.summary = "environment of a kernel",
    strata.description = "The data and the queue of a kernel, which the region launches.",
    strata.traits = ["AttrSizedOperandSegments", "NoTerminator", "RecursiveMemoryEffects"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.flow = [["parent", "region", "none"], ["region", "parent", "none"]],
    strata.format = "oilist(`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly)) $region attr-dict"
  } {
    %dataClauseOperands = irdl.c_pred "data"
    %asyncOperands = irdl.c_pred "whole"
    %waitOperands = irdl.c_pred "whole"
    irdl.operands(dataClauseOperands: variadic %dataClauseOperands, asyncOperands: variadic %asyncOperands, waitOperands: variadic %waitOperands)
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %hasWaitDevnum = irdl.c_pred "array_of(bool_attr)" {strata.kind = "array<bool>", strata.optional, strata.summary = "1-bit boolean array attribute"}
    %waitOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    irdl.attributes {"asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "waitOperandsDeviceType" = %waitOperandsDeviceType, "waitOperandsSegments" = %waitOperandsSegments, "hasWaitDevnum" = %hasWaitDevnum, "waitOnly" = %waitOnly}
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @kernels attributes {
    strata.class = "KernelsOp",
    strata.summary = "kernels construct",
    strata.description = "The compiler makes kernels for the device of the region.",
    strata.examples = ["acc.kernels { }"],
    strata.traits = ["AttrSizedOperandSegments", "RecursiveMemoryEffects"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.flow = [["parent", "region", "none"], ["region", "parent", "none"]],
    strata.verify = [
      "if (failed(verifyGangs())) return failure();",
      "if (failed(verifyConstruct())) return failure();",
      "return verifyData($dataClauseOperands);"
    ],
    strata.format = "oilist(`combined` `(` `loop` `)` $combined | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)`) $region attr-dict-with-keyword"
  } {
    %asyncOperands = irdl.c_pred "whole"
    %waitOperands = irdl.c_pred "whole"
    %numGangs = irdl.c_pred "whole"
    %numWorkers = irdl.c_pred "whole"
    %vectorLength = irdl.c_pred "whole"
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %selfCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %reductionOperands = irdl.c_pred "data"
    %privateOperands = irdl.c_pred "data"
    %firstprivateOperands = irdl.c_pred "data"
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(asyncOperands: variadic %asyncOperands, waitOperands: variadic %waitOperands, numGangs: variadic %numGangs, numWorkers: variadic %numWorkers, vectorLength: variadic %vectorLength, ifCond: optional %ifCond, selfCond: optional %selfCond, reductionOperands: variadic %reductionOperands, privateOperands: variadic %privateOperands, firstprivateOperands: variadic %firstprivateOperands, dataClauseOperands: variadic %dataClauseOperands)
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %hasWaitDevnum = irdl.c_pred "array_of(bool_attr)" {strata.kind = "array<bool>", strata.optional, strata.summary = "1-bit boolean array attribute"}
    %waitOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %numGangsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %numGangsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %numWorkersDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %vectorLengthDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %selfAttr = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %defaultAttr = irdl.base @acc::@defaultvalue {strata.optional, strata.summary = "DefaultValue Clause"}
    %combined = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "waitOperandsDeviceType" = %waitOperandsDeviceType, "waitOperandsSegments" = %waitOperandsSegments, "hasWaitDevnum" = %hasWaitDevnum, "waitOnly" = %waitOnly, "numGangsSegments" = %numGangsSegments, "numGangsDeviceType" = %numGangsDeviceType, "numWorkersDeviceType" = %numWorkersDeviceType, "vectorLengthDeviceType" = %vectorLengthDeviceType, "selfAttr" = %selfAttr, "defaultAttr" = %defaultAttr, "combined" = %combined}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @loop attributes {
    strata.class = "LoopOp",
    strata.summary = "loop construct",
    strata.description = "A loop, or a nest of loops, whose iterations are distributed over gangs, workers and vectors. Without bounds it contains loops of other dialects.",
    strata.examples = ["acc.loop tile({%a : i64, %a : i64}) { scf.for %b = %c to %d step %e { scf.for %f = %c to %d step %e { } } acc.yield } attributes {seq = [#acc.device_type<none>]}"],
    strata.traits = ["AttrSizedOperandSegments", "RecursiveMemoryEffects"],
    strata.effects = ["write:acc.ConstructResource"],
    strata.hooks = ["verify"],
    strata.verify = [
      "if ($upperbound.size() != $step.size()) return emitError(\"number of upperbounds expected to be the same as number of steps\");",
      "if ($upperbound.size() != $lowerbound.size()) return emitError(\"number of lowerbounds expected to be the same as number of upperbounds\");",
      "if (!$upperbound.empty() && countOf($inclusiveUpperbound) != $upperbound.size()) return emitError(\"inclusiveUpperbound size is expected to be the same as upperbound size\");",
      "if ($collapse && !$collapseDeviceType) return emitOpError(\"collapse device_type attr must be define when collapse attr is present\");",
      "if ($collapse && $collapse.size() != $collapseDeviceType.size()) return emitOpError(\"collapse attribute count must match collapse device_type count\");",
      "if (failed(verifyDistinct($collapseDeviceType, \"collapseDeviceType\"))) return failure();",
      "if (!$gangOperands.empty()) {",
      "  if (!$gangOperandsArgType) return emitOpError(\"gangOperandsArgType attribute must be defined when gang operands are present\");",
      "  if ($gangOperands.size() != $gangOperandsArgType.size()) return emitOpError(\"gangOperandsArgType attribute count must match gangOperands count\");",
      "}",
      "if (failed(verifyDistinct($gang, \"gang\"))) return failure();",
      "if (failed(verifySegments($gangOperands, $gangOperandsDeviceType, $gangOperandsSegments, 0, \"gang\"))) return failure();",
      "if (failed(verifyDistinct($worker, \"worker\")) || failed(verifyDistinct($workerNumOperandsDeviceType, \"workerNumOperandsDeviceType\")) || failed(verifyCounts($workerNumOperands, $workerNumOperandsDeviceType, \"worker\"))) return failure();",
      "if (failed(verifyDistinct($vector, \"vector\")) || failed(verifyDistinct($vectorOperandsDeviceType, \"vectorOperandsDeviceType\")) || failed(verifyCounts($vectorOperands, $vectorOperandsDeviceType, \"vector\"))) return failure();",
      "if (failed(verifyDefined($privateOperands, \"acc.private\", \"private\")) || failed(verifyDefined($firstprivateOperands, \"acc.firstprivate\", \"firstprivate\")) || failed(verifyDefined($reductionOperands, \"acc.reduction\", \"reduction\"))) return failure();",
      "if (failed(verifySegments($tileOperands, $tileOperandsDeviceType, $tileOperandsSegments, 0, \"tile\"))) return failure();"
    ],
    strata.format = "(`combined` `(` custom<CombinedConstructsLoop>($combined)^ `)`)? oilist(`gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>($workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` $privateOperands `:` type($privateOperands) `)` | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)`) custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) (`(` type($results)^ `)`)? attr-dict-with-keyword"
  } {
    %lowerbound = irdl.c_pred "whole"
    %upperbound = irdl.c_pred "whole"
    %step = irdl.c_pred "whole"
    %gangOperands = irdl.c_pred "whole"
    %workerNumOperands = irdl.c_pred "whole"
    %vectorOperands = irdl.c_pred "whole"
    %tileOperands = irdl.c_pred "whole"
    %cacheOperands = irdl.c_pred "data"
    %privateOperands = irdl.c_pred "data"
    %firstprivateOperands = irdl.c_pred "data"
    %reductionOperands = irdl.c_pred "data"
    irdl.operands(lowerbound: variadic %lowerbound, upperbound: variadic %upperbound, step: variadic %step, gangOperands: variadic %gangOperands, workerNumOperands: variadic %workerNumOperands, vectorOperands: variadic %vectorOperands, tileOperands: variadic %tileOperands, cacheOperands: variadic %cacheOperands, privateOperands: variadic %privateOperands, firstprivateOperands: variadic %firstprivateOperands, reductionOperands: variadic %reductionOperands)
    %inclusiveUpperbound = irdl.c_pred "i1_array" {strata.kind = "dense<i1>", strata.optional, strata.summary = "i1 dense array attribute"}
    %collapse = irdl.c_pred "array_of(integer_attr)" {strata.kind = "array<i64>", strata.optional, strata.summary = "64-bit integer array attribute"}
    %collapseDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %gangOperandsArgType = irdl.c_pred "array_of(isa<GangArgTypeAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "gang arg type array attribute"}
    %gangOperandsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %gangOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %workerNumOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %vectorOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %seq = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %independent = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %auto_ = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %gang = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %worker = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %vector = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %tileOperandsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %tileOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %combined = irdl.base @acc::@combined_constructs {strata.optional, strata.summary = "Differentiate between combined constructs"}
    %unstructured = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"inclusiveUpperbound" = %inclusiveUpperbound, "collapse" = %collapse, "collapseDeviceType" = %collapseDeviceType, "gangOperandsArgType" = %gangOperandsArgType, "gangOperandsSegments" = %gangOperandsSegments, "gangOperandsDeviceType" = %gangOperandsDeviceType, "workerNumOperandsDeviceType" = %workerNumOperandsDeviceType, "vectorOperandsDeviceType" = %vectorOperandsDeviceType, "seq" = %seq, "independent" = %independent, "auto_" = %auto_, "gang" = %gang, "worker" = %worker, "vector" = %vector, "tileOperandsSegments" = %tileOperandsSegments, "tileOperandsDeviceType" = %tileOperandsDeviceType, "combined" = %combined, "unstructured" = %unstructured}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @nocreate attributes {
    strata.class = "NoCreateOp",
    strata.summary = "data if present",
    strata.description = "Uses the data on the device if they are there, otherwise those of the host.",
    strata.examples = ["%r = acc.nocreate varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_no_create}, \"no_create\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_no_create", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @parallel attributes {
    strata.class = "ParallelOp",
    strata.summary = "parallel construct",
    strata.description = "Gangs execute the region on the device.",
    strata.examples = ["acc.parallel { }"],
    strata.traits = ["AttrSizedOperandSegments", "RecursiveMemoryEffects"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.flow = [["parent", "region", "none"], ["region", "parent", "none"]],
    strata.verify = [
      "if (failed(verifyDefined($privateOperands, \"acc.private\", \"private\"))) return failure();",
      "if (failed(verifyDefined($firstprivateOperands, \"acc.firstprivate\", \"firstprivate\"))) return failure();",
      "if (failed(verifyDefined($reductionOperands, \"acc.reduction\", \"reduction\"))) return failure();",
      "if (failed(verifyGangs())) return failure();",
      "if (failed(verifyConstruct())) return failure();",
      "return verifyData($dataClauseOperands);"
    ],
    strata.format = "oilist(`combined` `(` `loop` `)` $combined | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)`) $region attr-dict-with-keyword"
  } {
    %asyncOperands = irdl.c_pred "whole"
    %waitOperands = irdl.c_pred "whole"
    %numGangs = irdl.c_pred "whole"
    %numWorkers = irdl.c_pred "whole"
    %vectorLength = irdl.c_pred "whole"
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %selfCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %reductionOperands = irdl.c_pred "data"
    %privateOperands = irdl.c_pred "data"
    %firstprivateOperands = irdl.c_pred "data"
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(asyncOperands: variadic %asyncOperands, waitOperands: variadic %waitOperands, numGangs: variadic %numGangs, numWorkers: variadic %numWorkers, vectorLength: variadic %vectorLength, ifCond: optional %ifCond, selfCond: optional %selfCond, reductionOperands: variadic %reductionOperands, privateOperands: variadic %privateOperands, firstprivateOperands: variadic %firstprivateOperands, dataClauseOperands: variadic %dataClauseOperands)
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %hasWaitDevnum = irdl.c_pred "array_of(bool_attr)" {strata.kind = "array<bool>", strata.optional, strata.summary = "1-bit boolean array attribute"}
    %waitOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %numGangsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %numGangsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %numWorkersDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %vectorLengthDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %selfAttr = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %defaultAttr = irdl.base @acc::@defaultvalue {strata.optional, strata.summary = "DefaultValue Clause"}
    %combined = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "waitOperandsDeviceType" = %waitOperandsDeviceType, "waitOperandsSegments" = %waitOperandsSegments, "hasWaitDevnum" = %hasWaitDevnum, "waitOnly" = %waitOnly, "numGangsSegments" = %numGangsSegments, "numGangsDeviceType" = %numGangsDeviceType, "numWorkersDeviceType" = %numWorkersDeviceType, "vectorLengthDeviceType" = %vectorLengthDeviceType, "selfAttr" = %selfAttr, "defaultAttr" = %defaultAttr, "combined" = %combined}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @present attributes {
    strata.class = "PresentOp",
    strata.summary = "data that are present",
    strata.description = "Says that the data are on the device.",
    strata.examples = ["%r = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_present}, \"present\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_present", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @private attributes {
    strata.class = "PrivateOp",
    strata.summary = "private copy",
    strata.description = "An uninitialized copy for each gang; the recipe makes it.",
    strata.examples = ["%cr = acc.private varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify_symbol_uses = ["return verifyRecipe(\"private\", \"acc.private.recipe\");"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_private}, \"private\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_private", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @private.recipe attributes {
    strata.class = "PrivateRecipeOp",
    strata.summary = "recipe of private copies",
    strata.description = "How a private copy of a variable of the type is made, and destroyed.",
    strata.examples = ["acc.private.recipe @priv : memref<10xf32> init { ^bb0(%a: memref<10xf32>): acc.yield %a : memref<10xf32> }"],
    strata.traits = ["IsolatedFromAbove", "Symbol", "AutomaticAllocationScope"],
    strata.hooks = ["verifyRegions"],
    strata.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)?"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type}
    %initRegion = irdl.region {strata.summary = "any region"}
    %destroyRegion = irdl.region {strata.summary = "any region"}
    irdl.regions(initRegion: %initRegion, destroyRegion: %destroyRegion)
  }
  irdl.operation @reduction attributes {
    strata.class = "ReductionOp",
    strata.summary = "reduction variable",
    strata.description = "A copy for each gang; the recipe makes and combines them.",
    strata.examples = ["%r = acc.reduction varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify_symbol_uses = ["return verifyRecipe(\"reduction\", \"acc.reduction.recipe\");"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_reduction}, \"reduction\", true))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_reduction", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @reduction.recipe attributes {
    strata.class = "ReductionRecipeOp",
    strata.summary = "recipe of a reduction",
    strata.description = "How the copies of a reduction variable are made, combined and destroyed.",
    strata.examples = ["acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init { ^bb0(%a: memref<10xf32>): acc.yield %a : memref<10xf32> } combiner { ^bb0(%a: memref<10xf32>, %b: memref<10xf32>): acc.yield %a : memref<10xf32> }"],
    strata.traits = ["IsolatedFromAbove", "Symbol", "AutomaticAllocationScope"],
    strata.hooks = ["verifyRegions"],
    strata.format = "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion (`destroy` $destroyRegion^)?"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %reductionOperator = irdl.base @acc::@reduction_operator {strata.summary = "built-in reduction operations supported by OpenACC"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "reductionOperator" = %reductionOperator}
    %initRegion = irdl.region {strata.summary = "any region"}
    %combinerRegion = irdl.region {strata.summary = "any region"}
    %destroyRegion = irdl.region {strata.summary = "any region"}
    irdl.regions(initRegion: %initRegion, combinerRegion: %combinerRegion, destroyRegion: %destroyRegion)
  }
  irdl.operation @routine attributes {
    strata.class = "RoutineOp",
    strata.summary = "routine directive",
    strata.description = "Says for which devices a function is compiled, and at which levels of parallelism it is called.",
    strata.traits = ["IsolatedFromAbove"],
    strata.interfaces = ["SymbolOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "$sym_name `func` `(` $func_name `)` oilist(`bind` `(` custom<BindName>($bindIdName, $bindStrName, $bindIdNameDeviceType, $bindStrNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit) attr-dict-with-keyword"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %func_name = irdl.c_pred "symbol_ref" {strata.summary = "symbol reference attribute"}
    %bindIdName = irdl.c_pred "array_of(symbol_ref)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "symbol reference array attribute"}
    %bindStrName = irdl.c_pred "array_of(string_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "string array attribute"}
    %bindIdNameDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %bindStrNameDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %worker = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %vector = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %seq = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %nohost = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %implicit = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %gang = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %gangDim = irdl.c_pred "array_of(integer_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "integer array attribute"}
    %gangDimDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    irdl.attributes {"sym_name" = %sym_name, "func_name" = %func_name, "bindIdName" = %bindIdName, "bindStrName" = %bindStrName, "bindIdNameDeviceType" = %bindIdNameDeviceType, "bindStrNameDeviceType" = %bindStrNameDeviceType, "worker" = %worker, "vector" = %vector, "seq" = %seq, "nohost" = %nohost, "implicit" = %implicit, "gang" = %gang, "gangDim" = %gangDim, "gangDimDeviceType" = %gangDimDeviceType}
  }
  irdl.operation @serial attributes {
    strata.class = "SerialOp",
    strata.summary = "serial construct",
    strata.description = "A single thread of the device executes the region.",
    strata.examples = ["acc.serial { }"],
    strata.traits = ["AttrSizedOperandSegments", "RecursiveMemoryEffects"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.flow = [["parent", "region", "none"], ["region", "parent", "none"]],
    strata.verify = [
      "if (failed(verifyDefined($privateOperands, \"acc.private\", \"private\"))) return failure();",
      "if (failed(verifyDefined($firstprivateOperands, \"acc.firstprivate\", \"firstprivate\"))) return failure();",
      "if (failed(verifyDefined($reductionOperands, \"acc.reduction\", \"reduction\"))) return failure();",
      "if (failed(verifyConstruct())) return failure();",
      "return verifyData($dataClauseOperands);"
    ],
    strata.format = "oilist(`combined` `(` `loop` `)` $combined | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)`) $region attr-dict-with-keyword"
  } {
    %asyncOperands = irdl.c_pred "whole"
    %waitOperands = irdl.c_pred "whole"
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %selfCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %reductionOperands = irdl.c_pred "data"
    %privateOperands = irdl.c_pred "data"
    %firstprivateOperands = irdl.c_pred "data"
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(asyncOperands: variadic %asyncOperands, waitOperands: variadic %waitOperands, ifCond: optional %ifCond, selfCond: optional %selfCond, reductionOperands: variadic %reductionOperands, privateOperands: variadic %privateOperands, firstprivateOperands: variadic %firstprivateOperands, dataClauseOperands: variadic %dataClauseOperands)
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %hasWaitDevnum = irdl.c_pred "array_of(bool_attr)" {strata.kind = "array<bool>", strata.optional, strata.summary = "1-bit boolean array attribute"}
    %waitOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %selfAttr = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %defaultAttr = irdl.base @acc::@defaultvalue {strata.optional, strata.summary = "DefaultValue Clause"}
    %combined = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "waitOperandsDeviceType" = %waitOperandsDeviceType, "waitOperandsSegments" = %waitOperandsSegments, "hasWaitDevnum" = %hasWaitDevnum, "waitOnly" = %waitOnly, "selfAttr" = %selfAttr, "defaultAttr" = %defaultAttr, "combined" = %combined}
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @set attributes {
    strata.class = "SetOp",
    strata.summary = "set directive",
    strata.description = "Sets the device, or the queue, that is used by default.",
    strata.examples = ["acc.set default_async(%a : i32) device_num(%b : i64)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["write:acc.CurrentDeviceId"],
    strata.verify = [
      "if (failed(verifyOutside())) return failure();",
      "if (!$device_type && !$defaultAsync && !$deviceNum) return emitOpError(\"at least one default_async, device_num, or device_type operand must appear\");"
    ],
    strata.format = "oilist(`default_async` `(` $defaultAsync `:` type($defaultAsync) `)` | `device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)`) attr-dict-with-keyword"
  } {
    %defaultAsync = irdl.c_pred "whole"
    %deviceNum = irdl.c_pred "whole"
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(defaultAsync: optional %defaultAsync, deviceNum: optional %deviceNum, ifCond: optional %ifCond)
    %device_type = irdl.base @acc::@device_type {strata.optional, strata.summary = "Device type attribute"}
    irdl.attributes {"device_type" = %device_type}
  }
  irdl.operation @shutdown attributes {
    strata.class = "ShutdownOp",
    strata.summary = "shutdown directive",
    strata.description = "Disconnects the program from devices.",
    strata.examples = ["acc.shutdown device_num(%a : i32) if(%b) attributes {a, device_types = [#acc.device_type<nvidia>]}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.verify = [
      "return verifyOutside();"
    ],
    strata.format = "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)`) attr-dict-with-keyword"
  } {
    %deviceNum = irdl.c_pred "whole"
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(deviceNum: optional %deviceNum, ifCond: optional %ifCond)
    %device_types = irdl.c_pred "array_of(isa<DeviceTypeAttr>($_self))" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Device type attributes"}
    irdl.attributes {"device_types" = %device_types}
  }
  irdl.operation @terminator attributes {
    strata.class = "TerminatorOp",
    strata.summary = "end of a region",
    strata.description = "Ends a region that has no values.",
    strata.examples = ["acc.terminator"],
    strata.traits = ["Pure", "ReturnLike", "Terminator"],
    strata.format = "attr-dict"
  } {}
  irdl.operation @update attributes {
    strata.class = "UpdateOp",
    strata.summary = "update directive",
    strata.description = "Copies data between the host and the device.",
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["write:acc.ConstructResource", "read:acc.CurrentDeviceId"],
    strata.verify = [
      "if ($dataClauseOperands.empty()) return emitError(\"at least one value must be present in dataOperands\");",
      "if (failed(verifyCounts($asyncOperands, $asyncOperandsDeviceType, \"async\"))) return failure();",
      "if (failed(verifyAsync($asyncOperandsDeviceType))) return failure();",
      "if (failed(verifySegments($waitOperands, $waitOperandsDeviceType, $waitOperandsSegments, 0, \"wait\")) || failed(verifyWait())) return failure();",
      "for (auto operand : $dataClauseOperands)",
      "  if (!isDefinedBy(operand, {\"acc.update_device\", \"acc.update_host\", \"acc.getdeviceptr\"})) return emitError(\"expect data entry/exit operation or acc.getdeviceptr as defining op\");"
    ],
    strata.format = "oilist(`if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)`) attr-dict-with-keyword"
  } {
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %asyncOperands = irdl.c_pred "whole"
    %waitOperands = irdl.c_pred "whole"
    %dataClauseOperands = irdl.c_pred "data"
    irdl.operands(ifCond: optional %ifCond, asyncOperands: variadic %asyncOperands, waitOperands: variadic %waitOperands, dataClauseOperands: variadic %dataClauseOperands)
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %waitOperandsSegments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional, strata.summary = "i32 dense array attribute"}
    %hasWaitDevnum = irdl.c_pred "array_of(bool_attr)" {strata.kind = "array<bool>", strata.optional, strata.summary = "1-bit boolean array attribute"}
    %waitOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %ifPresent = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "waitOperandsDeviceType" = %waitOperandsDeviceType, "waitOperandsSegments" = %waitOperandsSegments, "hasWaitDevnum" = %hasWaitDevnum, "waitOnly" = %waitOnly, "ifPresent" = %ifPresent}
  }
  irdl.operation @update_device attributes {
    strata.class = "UpdateDeviceOp",
    strata.summary = "update of the device",
    strata.description = "Copies data of the host to the device.",
    strata.examples = ["%ud = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_update_device}, \"device\", false))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_update_device", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @update_host attributes {
    strata.class = "UpdateHostOp",
    strata.summary = "update of the host",
    strata.description = "Copies data of the device to the host.",
    strata.examples = ["acc.update_host accPtr(%a : memref<10xf32>) to varPtr(%b : memref<10xf32>) {structured = false}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_update_host, DataClause::acc_update_self}, \"host\", false))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`accPtr` `(` $accVar `:` type($accVar) `)` oilist(`bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)) `to` `varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? attr-dict"
  } {
    %accVar = irdl.c_pred "data"
    %var = irdl.c_pred "data"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(accVar: %accVar, var: %var, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_update_host", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name}
  }
  irdl.operation @use_device attributes {
    strata.class = "UseDeviceOp",
    strata.summary = "address for the host",
    strata.description = "The address of data on the device, for use in the host.",
    strata.examples = ["%us = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.effects = ["read:acc.CurrentDeviceId", "write:acc.RuntimeCounters"],
    strata.verify = [
      "if (failed(verifyIntent({DataClause::acc_use_device}, \"use_device\", false))) return failure();",
      "if (failed(verifyTypes())) return failure();",
      "return noModifiers();"
    ],
    strata.format = "`varPtr` `(` $var `:` type($var) `)` (`varType` `(` $varType^ `)`)? oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` $recipe `)`) `->` type($accVar) attr-dict"
  } {
    %var = irdl.c_pred "data"
    %varPtrPtr = irdl.c_pred "address"
    %bounds = irdl.base @acc::@data_bounds_ty {strata.summary = "Type for representing acc data clause bounds information"}
    %asyncOperands = irdl.c_pred "whole"
    irdl.operands(var: %var, varPtrPtr: optional %varPtrPtr, bounds: variadic %bounds, asyncOperands: variadic %asyncOperands)
    %varType = irdl.c_pred "type_attr" {strata.kind = "type", strata.implied = "TypeAttr::get($var.getType().getElementType())", strata.summary = "any type attribute"}
    %asyncOperandsDeviceType = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %asyncOnly = irdl.c_pred "device_types" {strata.kind = "array<attribute>", strata.optional}
    %dataClause = irdl.base @acc::@data_clause {strata.default = "acc_use_device", strata.summary = "data clause supported by OpenACC"}
    %structured = irdl.any {strata.kind = "bool", strata.default = "true", strata.summary = "bool attribute"}
    %implicit = irdl.any {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %modifiers = irdl.base @acc::@data_clause_modifier {strata.default = "none", strata.summary = "OpenACC data clause modifiers"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %recipe = irdl.c_pred "symbol_ref" {strata.optional, strata.summary = "symbol reference attribute"}
    irdl.attributes {"varType" = %varType, "asyncOperandsDeviceType" = %asyncOperandsDeviceType, "asyncOnly" = %asyncOnly, "dataClause" = %dataClause, "structured" = %structured, "implicit" = %implicit, "modifiers" = %modifiers, "name" = %name, "recipe" = %recipe}
    %accVar = irdl.c_pred "data"
    irdl.results(accVar: %accVar)
  }
  irdl.operation @wait attributes {
    strata.class = "WaitOp",
    strata.summary = "wait directive",
    strata.description = "Waits until the computations of queues are complete.",
    strata.examples = ["acc.wait(%a, %b : i32, i64) async(%c : index) wait_devnum(%a : i32) if(%d)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.verify = [
      "if (failed(verifyDirective())) return failure();",
      "if ($waitDevnum && $waitOperands.empty()) return emitError(\"wait_devnum cannot appear without waitOperands\");"
    ],
    strata.format = "(`(` $waitOperands^ `:` type($waitOperands) `)`)? oilist(`async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `if` `(` $ifCond `)`) attr-dict-with-keyword"
  } {
    %waitOperands = irdl.c_pred "whole"
    %asyncOperand = irdl.c_pred "whole"
    %waitDevnum = irdl.c_pred "whole"
    %ifCond = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(waitOperands: variadic %waitOperands, asyncOperand: optional %asyncOperand, waitDevnum: optional %waitDevnum, ifCond: optional %ifCond)
    %async = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"async" = %async}
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of a region with values",
    strata.description = "Ends a region of constructs and recipes, with the values that it has.",
    strata.traits = ["Pure", "ReturnLike", "Terminator", "ParentOneOf<acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.serial, acc.atomic.update>"],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
  }
}
