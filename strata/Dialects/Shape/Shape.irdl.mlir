// Shapes as values: their computation, and constraints on them.
irdl.dialect @shape attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.unknown_operations,
  strata.constants = ["shape.const_shape", "shape.const_size", "shape.const_witness", "arith.constant"],
  strata.named_predicates = [
    ["extent_tensor", "ranked_tensor && rank(1) && shaped_of(index)", "1D tensor of index values"],
    ["size_or_index", "isa<SizeType>($_self) || index", "size or index"],
    ["shape_or_size", "isa<SizeType, ShapeType>($_self)", "shape or size"],
    ["shape_or_extents", "isa<ShapeType>($_self) || extent_tensor", "shape or extent tensor"],
    ["any_shape_or_size", "size_or_index || shape_or_extents", "any shape or size"],
    ["shaped_or_value_shape", "shaped || isa<ValueShapeType>($_self)", "shaped of any type values or "],
    ["vector_or_value_shape", "ranked_tensor && rank(1) && shaped_of(integer_or_index) || isa<ValueShapeType>($_self)", "1D tensor of integer or index values or "]
  ],
  strata.functions = [
    ["canBeError", "types",
      "return any_of(types, [](auto type) { return isa<SizeType, ShapeType, ValueShapeType>(type); });"],
    ["verifySize", "type",
      "if (!canBeError($_op.getOperandTypes()) || isa<SizeType>(type)) return success();",
      "return emitOpError(\"if at least one of the operands can hold error values then the result must be of type `size` to propagate them\");"],
    ["verifyShape", "type",
      "if (!canBeError($_op.getOperandTypes()) || isa<ShapeType>(type)) return success();",
      "return emitOpError(\"if at least one of the operands can hold error values then the result must be of type `shape` to propagate them\");"],
    ["failInferred", "inferred, found",
      "emitOpError(\"inferred type(s) \") << inferred << \" are incompatible with return type(s) of operation \" << found;",
      "return emitOpError(\"failed to infer returned types\");"]
  ],
  strata.summary = "shapes and shape constraints",
  strata.description = "Computes shapes of tensors at run time. A shape is `!shape.shape`, which may be unranked, have unknown extents or be an error value; or a one-dimensional tensor of extents, which is never an error. The same holds for `!shape.size` and `index`. Witnesses say that constraints hold."
} {
  irdl.type @shape attributes {
    strata.class = "ShapeType",
    strata.record = "Shape_ShapeType",
    strata.summary = "shape",
    strata.description = "A list of extents, an unknown shape, or an error value."
  }
  irdl.type @size attributes {
    strata.class = "SizeType",
    strata.record = "Shape_SizeType",
    strata.summary = "size",
    strata.description = "A number that is not negative, an unknown size, or an error value."
  }
  irdl.type @value_shape attributes {
    strata.class = "ValueShapeType",
    strata.record = "Shape_ValueShapeType",
    strata.summary = "value and shape",
    strata.description = "A value together with its shape. The value may be unknown."
  }
  irdl.type @witness attributes {
    strata.class = "WitnessType",
    strata.record = "Shape_WitnessType",
    strata.summary = "witness",
    strata.description = "Says whether a constraint holds. Operations that depend on the constraint are executed under it."
  }
  irdl.operation @add attributes {
    strata.class = "AddOp",
    strata.summary = "addition",
    strata.description = "The sum of two sizes. It is an error value if an operand is one.",
    strata.examples = ["%r = shape.add %a, %b : index, index -> index"],
    strata.hooks = ["fold"],
    strata.traits = ["Commutative", "Pure"],
    strata.verify = [
      "return verifySize($result.getType());"
    ],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
  } {
    %lhs = irdl.c_pred "size_or_index"
    %rhs = irdl.c_pred "size_or_index"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "size_or_index"
    irdl.results(result: %result)
  }
  irdl.operation @any attributes {
    strata.class = "AnyOp",
    strata.summary = "any of several shapes",
    strata.description = "One of the operands, or a combination of their extents. The operands are expected to be equal; otherwise each use may see another result.",
    strata.examples = ["%r = shape.any %x : !shape.shape -> !shape.shape"],
    strata.hooks = ["fold"],
    strata.traits = ["Commutative", "Pure"],
    strata.format = "$inputs attr-dict `:` type($inputs) `->` type($result)"
  } {
    %inputs = irdl.c_pred "shape_or_extents"
    irdl.operands(inputs: variadic %inputs)
    %result = irdl.c_pred "shape_or_extents"
    irdl.results(result: %result)
  }
  irdl.operation @assuming attributes {
    strata.class = "AssumingOp",
    strata.summary = "region under a condition",
    strata.description = "Executes its region if the witness passes. Within the region it may be assumed that the constraint holds. The results are the values that `shape.assuming_yield` passes.",
    strata.examples = ["shape.assuming %w { }"],
    strata.hooks = ["canonicalize"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<shape.assuming_yield>", "RecursiveMemoryEffects"],
    strata.flow = [["parent", "doRegion"], ["doRegion", "parent"]],
    strata.format = "$witness (`->` parenthesized-types($results)^)? $doRegion attr-dict"
  } {
    %witness = irdl.base @shape::@witness {strata.summary = "witness"}
    irdl.operands(witness: %witness)
    %results = irdl.any
    irdl.results(results: variadic %results)
    %doRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(doRegion: %doRegion)
  }
  irdl.operation @assuming_all attributes {
    strata.class = "AssumingAllOp",
    strata.summary = "conjunction of witnesses",
    strata.description = "A witness that passes if all operands do.",
    strata.examples = ["%r = shape.assuming_all %w"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["Commutative", "Pure"],
    strata.verify = [
      "if ($inputs.empty()) return emitOpError(\"no operands specified\");"
    ],
    strata.format = "$inputs attr-dict"
  } {
    %inputs = irdl.base @shape::@witness {strata.summary = "witness"}
    irdl.operands(inputs: variadic %inputs)
    %result = irdl.base @shape::@witness {strata.summary = "witness"}
    irdl.results(result: %result)
  }
  irdl.operation @assuming_yield attributes {
    strata.class = "AssumingYieldOp",
    strata.summary = "end of an assuming region",
    strata.description = "Passes its operands to `shape.assuming` as results.",
    strata.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<shape.assuming>"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
  }
  irdl.operation @broadcast attributes {
    strata.class = "BroadcastOp",
    strata.summary = "broadcast shape",
    strata.description = "The shape to which all operands can be broadcast. Ranks are made equal by dimensions of extent 1 in front; extents must be equal or 1. `error` is the message if there is no such shape.",
    strata.examples = ["%r = shape.broadcast %a : !shape.shape -> !shape.shape"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["Commutative", "Pure"],
    strata.verify = [
      "return verifyShape($result.getType());"
    ],
    strata.format = "$shapes attr-dict `:` type($shapes) `->` type($result)"
  } {
    %shapes = irdl.c_pred "shape_or_extents"
    irdl.operands(shapes: variadic %shapes)
    %error = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"error" = %error}
    %result = irdl.c_pred "shape_or_extents"
    irdl.results(result: %result)
  }
  irdl.operation @concat attributes {
    strata.class = "ConcatOp",
    strata.summary = "concatenation of shapes",
    strata.description = "The extents of `lhs`, followed by those of `rhs`.",
    strata.examples = ["%r = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
  } {
    %lhs = irdl.c_pred "shape_or_extents"
    %rhs = irdl.c_pred "shape_or_extents"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "shape_or_extents"
    irdl.results(result: %result)
  }
  irdl.operation @const_shape attributes {
    strata.class = "ConstShapeOp",
    strata.summary = "constant shape",
    strata.description = "The shape with the given extents.",
    strata.examples = ["%a = shape.const_shape [] : !shape.shape"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.verify = [
      "auto inferred = RankedTensorType::get({$shape.getType().getNumElements()}, IndexType::get($_ctxt)), type = $result.getType();",
      "if (!isa<ShapeType>(type) && type != inferred)",
      "  return failInferred(inferred, type);"
    ],
    strata.format = "` ` attr-dict `` $shape `:` type($result)"
  } {
    %shape = irdl.any {strata.kind = "elements<index>", strata.summary = "index elements attribute"}
    irdl.attributes {"shape" = %shape}
    %result = irdl.c_pred "shape_or_extents"
    irdl.results(result: %result)
  }
  irdl.operation @const_size attributes {
    strata.class = "ConstSizeOp",
    strata.summary = "constant size",
    strata.description = "The size that the attribute gives.",
    strata.examples = ["%a = shape.const_size 0"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["c{value}"],
    strata.format = "$value attr-dict"
  } {
    %value = irdl.any {strata.kind = "index", strata.summary = "index attribute"}
    irdl.attributes {"value" = %value}
    %result = irdl.base @shape::@size {strata.summary = "size"}
    irdl.results(result: %result)
  }
  irdl.operation @const_witness attributes {
    strata.class = "ConstWitnessOp",
    strata.summary = "constant witness",
    strata.description = "A witness that always or never passes.",
    strata.examples = ["%r = shape.const_witness true"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.format = "$passing attr-dict"
  } {
    %passing = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"passing" = %passing}
    %result = irdl.base @shape::@witness {strata.summary = "witness"}
    irdl.results(result: %result)
  }
  irdl.operation @cstr_broadcastable attributes {
    strata.like = "cstr_eq", strata.class = "CstrBroadcastableOp",
    strata.summary = "broadcast constraint",
    strata.description = "A witness that passes if the operands can be broadcast to a common shape.",
    strata.examples = ["%r = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape"],
    strata.hooks = ["fold", "canonicalize"],
    strata.verify = [
      "if ($shapes.size() < 2) return emitOpError(\"required at least 2 input shapes\");"
    ]
  } {}
  irdl.operation @cstr_eq attributes {
    strata.class = "CstrEqOp",
    strata.summary = "equality constraint",
    strata.description = "A witness that passes if all operands are equal.",
    strata.examples = ["%r = shape.cstr_eq %a, %a : !shape.shape, !shape.shape"],
    strata.hooks = ["fold"],
    strata.traits = ["Commutative"],
    strata.format = "$shapes attr-dict `:` type($shapes)"
  } {
    %shapes = irdl.c_pred "shape_or_extents"
    irdl.operands(shapes: variadic %shapes)
    %result = irdl.base @shape::@witness {strata.summary = "witness"}
    irdl.results(result: %result)
  }
  irdl.operation @cstr_require attributes {
    strata.class = "CstrRequireOp",
    strata.summary = "constraint on a truth value",
    strata.description = "A witness that passes if the operand is true. `msg` is the message if it is not.",
    strata.examples = ["%r = shape.cstr_require %a, \"msg\""],
    strata.hooks = ["fold"],
    strata.traits = [],
    strata.format = "$pred `,` $msg attr-dict"
  } {
    %pred = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(pred: %pred)
    %msg = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"msg" = %msg}
    %result = irdl.base @shape::@witness {strata.summary = "witness"}
    irdl.results(result: %result)
  }
  irdl.operation @debug_print attributes {
    strata.class = "DebugPrintOp",
    strata.summary = "print for debugging",
    strata.description = "Prints the operand, which is also the result. For debugging only.",
    strata.examples = ["%dp = \"shape.debug_print\"(%s) : (!shape.shape) -> !shape.shape"],
    strata.missing = ["print", "parse"]
  } {
    %input = irdl.c_pred "shape_or_size"
    irdl.operands(input: %input)
    %output = irdl.c_pred "shape_or_size"
    irdl.results(output: %output)
  }
  irdl.operation @dim attributes {
    strata.class = "DimOp",
    strata.summary = "extent of a dimension",
    strata.description = "The extent of a dimension of a shaped value.",
    strata.examples = ["%e = shape.dim %t, %c : tensor<5x?xf32>, index -> index"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.format = "$value `,` $index attr-dict `:` type($value) `,` type($index) `->` type($extent)"
  } {
    %value = irdl.c_pred "shaped" {strata.summary = "shaped of any type values"}
    %index = irdl.c_pred "size_or_index"
    irdl.operands(value: %value, index: %index)
    %extent = irdl.c_pred "size_or_index"
    irdl.results(extent: %extent)
  }
  irdl.operation @div attributes {
    strata.like = "add", strata.class = "DivOp",
    strata.summary = "division",
    strata.description = "The quotient of two sizes, rounded down. It is an error value if an operand is one.",
    strata.examples = ["%r = shape.div %a, %b : index, index -> index"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.verify = [
      "return verifySize($result.getType());"
    ]
  } {}
  irdl.operation @from_extent_tensor attributes {
    strata.class = "FromExtentTensorOp",
    strata.summary = "shape from a tensor",
    strata.description = "The shape whose extents are the elements of the tensor.",
    strata.examples = ["%r = shape.from_extent_tensor %a : tensor<2xindex>"],
    strata.traits = ["Pure"],
    strata.format = "$input attr-dict `:` type($input)"
  } {
    %input = irdl.c_pred "extent_tensor"
    irdl.operands(input: %input)
    %result = irdl.base @shape::@shape {strata.summary = "shape"}
    irdl.results(result: %result)
  }
  irdl.operation @from_extents attributes {
    strata.class = "FromExtentsOp",
    strata.summary = "shape from extents",
    strata.description = "The shape with the given extents.",
    strata.examples = ["%r = shape.from_extents %a : index"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.format = "$extents attr-dict `:` type($extents)"
  } {
    %extents = irdl.c_pred "size_or_index"
    irdl.operands(extents: variadic %extents)
    %shape = irdl.base @shape::@shape {strata.summary = "shape"}
    irdl.results(shape: %shape)
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "shape function",
    strata.description = "A function that computes the shape of the results of an operation.",
    strata.examples = ["shape.func private @decl(i32) -> i32"],
    strata.traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "DefaultDialect", "Symbol"],
    strata.interfaces = ["FunctionOpInterface", "OpAsmOpInterface"],
    strata.format = "(keyword($sym_visibility, \"public\", \"private\", \"nested\")^)? $sym_name `` signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %sym_visibility = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "sym_visibility" = %sym_visibility}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @function_library attributes {
    strata.class = "FunctionLibraryOp",
    strata.summary = "library of shape functions",
    strata.description = "Shape functions, and a dictionary that maps names of operations to them.",
    strata.examples = ["shape.function_library @lib3 { func private @decl(i32) -> i32 } mapping {a = @lib}"],
    strata.traits = ["AffineScope", "IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "NoTerminator", "SingleBlock", "DefaultDialect", "Symbol"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.format = "$sym_name attr-dict-with-keyword $body `mapping` $mapping"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %sym_visibility = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %mapping = irdl.base "#builtin.dictionary" {strata.summary = "dictionary of named attribute values"}
    irdl.attributes {"sym_name" = %sym_name, "sym_visibility" = %sym_visibility, "mapping" = %mapping}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @get_extent attributes {
    strata.class = "GetExtentOp",
    strata.summary = "extent of a shape",
    strata.description = "The extent of one dimension of a shape. If there is no such dimension, it is an error value.",
    strata.examples = ["%e = shape.get_extent %s, %i : tensor<2xindex>, index -> index"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.verify = [
      "return verifySize($extent.getType());"
    ],
    strata.format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)"
  } {
    %shape = irdl.c_pred "shape_or_extents"
    %dim = irdl.c_pred "size_or_index"
    irdl.operands(shape: %shape, dim: %dim)
    %extent = irdl.c_pred "size_or_index"
    irdl.results(extent: %extent)
  }
  irdl.operation @index_to_size attributes {
    strata.class = "IndexToSizeOp",
    strata.summary = "size from an index",
    strata.description = "The index as a size.",
    strata.examples = ["%a = shape.index_to_size %i"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict"
  } {
    %arg = irdl.is index
    irdl.operands(arg: %arg)
    %result = irdl.base @shape::@size {strata.summary = "size"}
    irdl.results(result: %result)
  }
  irdl.operation @is_broadcastable attributes {
    strata.class = "IsBroadcastableOp",
    strata.summary = "broadcast test",
    strata.description = "Whether the operands can be broadcast to a common shape.",
    strata.examples = ["%r = shape.is_broadcastable %a : !shape.shape"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["Commutative"],
    strata.format = "$shapes attr-dict `:` type($shapes)"
  } {
    %shapes = irdl.c_pred "shape_or_extents"
    irdl.operands(shapes: variadic %shapes)
    %result = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @max attributes {
    strata.class = "MaxOp",
    strata.summary = "maximum",
    strata.description = "The larger of two sizes, or the larger extent of each dimension of two shapes of the same rank.",
    strata.examples = ["%r = shape.max %a, %a : !shape.size, !shape.size -> !shape.size"],
    strata.hooks = ["fold"],
    strata.traits = ["Commutative", "Pure"],
    strata.verify = [
      "auto inferred = isa<SizeType>($lhs.getType()) ? $lhs.getType() : $rhs.getType(), type = $result.getType();",
      "if (type != inferred) return failInferred(inferred, type);"
    ],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
  } {
    %lhs = irdl.c_pred "shape_or_size"
    %rhs = irdl.c_pred "shape_or_size"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "shape_or_size"
    irdl.results(result: %result)
  }
  irdl.operation @meet attributes {
    strata.class = "MeetOp",
    strata.summary = "least general shape or size",
    strata.description = "Combines what is known about two shapes or sizes: a known extent and an unknown one give the known one. Different known extents give an error value, with `error` as its message.",
    strata.examples = ["%r = shape.meet %a, %a : !shape.size, !shape.size -> !shape.size"],
    strata.traits = ["Commutative"],
    strata.verify = [
      "if (isa<SizeType, IndexType>($arg0.getType()) != isa<SizeType, IndexType>($arg1.getType())) {",
      "  emitError(\"requires all sizes or shapes\");",
      "  return emitOpError(\"failed to infer returned types\");",
      "}"
    ],
    strata.format = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)"
  } {
    %arg0 = irdl.c_pred "any_shape_or_size"
    %arg1 = irdl.c_pred "any_shape_or_size"
    irdl.operands(arg0: %arg0, arg1: %arg1)
    %error = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"error" = %error}
    %result = irdl.c_pred "any_shape_or_size"
    irdl.results(result: %result)
  }
  irdl.operation @min attributes {
    strata.like = "max", strata.class = "MinOp",
    strata.summary = "minimum",
    strata.description = "The smaller of two sizes, or the smaller extent of each dimension of two shapes of the same rank.",
    strata.examples = ["%r = shape.min %a, %a : !shape.size, !shape.size -> !shape.size"],
    strata.hooks = ["fold"]
  } {}
  irdl.operation @mul attributes {
    strata.like = "add", strata.class = "MulOp",
    strata.summary = "multiplication",
    strata.description = "The product of two sizes. It is an error value if an operand is one.",
    strata.examples = ["%r = shape.mul %a, %b : index, index -> index"],
    strata.hooks = ["fold"],
    strata.verify = [
      "return verifySize($result.getType());"
    ]
  } {}
  irdl.operation @num_elements attributes {
    strata.class = "NumElementsOp",
    strata.summary = "number of elements",
    strata.description = "The product of the extents of a shape.",
    strata.examples = ["%n = shape.num_elements %s : tensor<?xindex> -> index"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.verify = [
      "return verifySize($result.getType());"
    ],
    strata.format = "$shape attr-dict `:` type($shape) `->` type($result)"
  } {
    %shape = irdl.c_pred "shape_or_extents"
    irdl.operands(shape: %shape)
    %result = irdl.c_pred "size_or_index"
    irdl.results(result: %result)
  }
  irdl.operation @rank attributes {
    strata.class = "RankOp",
    strata.summary = "rank of a shape",
    strata.description = "The number of extents of a shape.",
    strata.examples = ["%r = shape.rank %a : tensor<3xindex> -> index"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.verify = [
      "return verifySize($rank.getType());"
    ],
    strata.format = "$shape attr-dict `:` type($shape) `->` type($rank)"
  } {
    %shape = irdl.c_pred "shape_or_extents"
    irdl.operands(shape: %shape)
    %rank = irdl.c_pred "size_or_index"
    irdl.results(rank: %rank)
  }
  irdl.operation @reduce attributes {
    strata.class = "ReduceOp",
    strata.summary = "reduction of a shape",
    strata.description = "Executes its region for each extent in turn. The arguments of the region are the number of the dimension, its extent and the values so far, which begin with `initVals`. `shape.yield` passes the next values; the last ones are the results.",
    strata.examples = ["%red = shape.reduce(%s, %z) : !shape.shape -> !shape.size { ^bb0(%a0: index, %a1: !shape.size, %a2: !shape.size): shape.yield %a2 : !shape.size }"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<shape.yield>"],
    strata.infer = [["initVals", "result", "$_self"]],
    strata.verify = [
      "auto types = $region.front().getArgumentTypes();",
      "if (types.size() != $initVals.size() + 2) return emitOpError(\"ReduceOp body is expected to have \") << $initVals.size() + 2 << \" arguments\";",
      "if (!isa<IndexType>(types[0])) return emitOpError(\"argument 0 of ReduceOp body is expected to be of IndexType\");",
      "if (isa<ShapeType>($shape.getType()) && !isa<SizeType>(types[1]))",
      "  return emitOpError(\"argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType\");",
      "if (!isa<ShapeType>($shape.getType()) && !isa<IndexType>(types[1]))",
      "  return emitOpError(\"argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor\");",
      "for (auto [i, value] : llvm::enumerate($initVals))",
      "  if (types[i + 2] != value.getType()) return emitOpError(\"type mismatch between argument \") << i + 2 << \" of ReduceOp body and initial value \" << i;"
    ],
    strata.format = "`(` $shape (`,` $initVals^)? `)` `:` type($shape) (`->` types($result)^)? with-terminator($region) attr-dict"
  } {
    %shape = irdl.c_pred "shape_or_extents"
    %initVals = irdl.any
    irdl.operands(shape: %shape, initVals: variadic %initVals)
    %result = irdl.any
    irdl.results(result: variadic %result)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @return attributes {
    strata.like = "assuming_yield", strata.class = "ReturnOp",
    strata.summary = "end of a shape function",
    strata.description = "Returns from a shape function with the operands as its results.",
    strata.traits = ["Pure", "HasParent<shape.func>", "ReturnLike", "Terminator"]
  } {}
  irdl.operation @shape_eq attributes {
    strata.like = "is_broadcastable", strata.class = "ShapeEqOp",
    strata.summary = "equality test",
    strata.description = "Whether all operands are equal.",
    strata.examples = ["%r = shape.shape_eq %a : tensor<?xindex>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure", "Commutative"]
  } {}
  irdl.operation @shape_of attributes {
    strata.class = "ShapeOfOp",
    strata.summary = "shape of a value",
    strata.description = "The shape of a value. It is a tensor of extents if the operand is shaped and cannot be an error.",
    strata.examples = ["%a = shape.shape_of %t : tensor<?xf32> -> !shape.shape"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["Pure"],
    strata.verify = [
      "auto from = $arg.getType(), type = $result.getType();",
      "if (!isa<ShapeType>(type) && isa<ShapedType>(from) && from.hasRank()) {",
      "  auto rank = type.getDimSize(0);",
      "  if (!ShapedType::isDynamic(rank) && rank != from.getRank())",
      "    return failInferred(RankedTensorType::get({from.getRank()}, IndexType::get($_ctxt)), type);",
      "}",
      "if (isa<ShapedType>(from)) return success();",
      "return verifyShape(type);"
    ],
    strata.format = "$arg attr-dict `:` type($arg) `->` type($result)"
  } {
    %arg = irdl.c_pred "shaped_or_value_shape"
    irdl.operands(arg: %arg)
    %result = irdl.c_pred "shape_or_extents"
    irdl.results(result: %result)
  }
  irdl.operation @size_to_index attributes {
    strata.class = "SizeToIndexOp",
    strata.summary = "index from a size",
    strata.description = "The size as an index. If it is an error value, the behavior is undefined.",
    strata.examples = ["%r = shape.size_to_index %i : index"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.interfaces = ["CastOpInterface"],
    strata.format = "$arg attr-dict `:` type($arg)"
  } {
    %arg = irdl.c_pred "size_or_index"
    irdl.operands(arg: %arg)
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @split_at attributes {
    strata.class = "SplitAtOp",
    strata.summary = "split of a shape",
    strata.description = "Splits a shape in two: the extents before the index, and the others. A negative index counts from the end.",
    strata.examples = ["%sp:2 = \"shape.split_at\"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.missing = ["print", "parse"]
  } {
    %operand = irdl.c_pred "shape_or_extents"
    %index = irdl.c_pred "size_or_index"
    irdl.operands(operand: %operand, index: %index)
    %head = irdl.c_pred "shape_or_extents"
    %tail = irdl.c_pred "shape_or_extents"
    irdl.results(head: %head, tail: %tail)
  }
  irdl.operation @to_extent_tensor attributes {
    strata.class = "ToExtentTensorOp",
    strata.summary = "tensor of extents",
    strata.description = "The extents of a shape as a tensor. If the shape is an error value or its rank differs, the behavior is undefined.",
    strata.examples = ["%r = shape.to_extent_tensor %a : !shape.shape -> tensor<3xindex>"],
    strata.hooks = ["fold"],
    strata.traits = ["Pure"],
    strata.interfaces = ["CastOpInterface"],
    strata.format = "$input attr-dict `:` type($input) `->` type($result)"
  } {
    %input = irdl.c_pred "shape_or_extents"
    irdl.operands(input: %input)
    %result = irdl.c_pred "tensor_of(index)" {strata.summary = "tensor of index values"}
    irdl.results(result: %result)
  }
  irdl.operation @value_as_shape attributes {
    strata.class = "ValueAsShapeOp",
    strata.summary = "value as a shape",
    strata.description = "The elements of a one-dimensional tensor, or the value part of a `!shape.value_shape`, as extents of a shape.",
    strata.examples = ["%vas = shape.value_as_shape %vec : tensor<3xi32> -> !shape.shape"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($arg) `->` type($result)"
  } {
    %arg = irdl.c_pred "vector_or_value_shape"
    irdl.operands(arg: %arg)
    %result = irdl.c_pred "shape_or_extents"
    irdl.results(result: %result)
  }
  irdl.operation @value_of attributes {
    strata.class = "ValueOfOp",
    strata.summary = "value part",
    strata.description = "The value part of a `!shape.value_shape`.",
    strata.examples = ["%v = shape.value_of %w : tensor<?xf32>"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($result)"
  } {
    %arg = irdl.base @shape::@value_shape {strata.summary = "value and shape"}
    irdl.operands(arg: %arg)
    %result = irdl.c_pred "shaped" {strata.summary = "shaped of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @with_shape attributes {
    strata.class = "WithOp",
    strata.summary = "value with a shape",
    strata.description = "A value together with a shape for it.",
    strata.examples = ["%r = shape.with_shape %a, %s : tensor<?x?xf32>, !shape.shape"],
    strata.traits = ["Pure"],
    strata.format = "operands attr-dict `:` type($operand) `,` type($shape)"
  } {
    %operand = irdl.c_pred "shaped_or_value_shape"
    %shape = irdl.c_pred "shape_or_extents"
    irdl.operands(operand: %operand, shape: %shape)
    %result = irdl.base @shape::@value_shape {strata.summary = "value and shape"}
    irdl.results(result: %result)
  }
  irdl.operation @yield attributes {
    strata.like = "assuming_yield", strata.class = "YieldOp",
    strata.summary = "end of a reduction step",
    strata.description = "Passes its operands to `shape.reduce` as the next values.",
    strata.traits = ["HasParent<shape.reduce, shape.function_library>", "Pure", "ReturnLike", "Terminator"],
    strata.verify = [
      "auto types = $_op.getParentOp().getResultTypes();",
      "if (types.size() != $operands.size()) return emitOpError(\"number of operands does not match number of results of its parent\");",
      "for (auto [i, value] : llvm::enumerate($operands))",
      "  if (types[i] != value.getType()) return emitOpError(\"types mismatch between yield op and its parent\");"
    ]
  } {}
}
