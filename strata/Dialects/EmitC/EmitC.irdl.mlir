// Programs in C and C++.
irdl.dialect @emitc attributes {
  strata.version = 1 : i32,
  strata.namespace = "emitc",
  strata.summary = "programs in C and C++",
  strata.description = "Operations that each stand for a piece of C or C++ text: expressions, variables, control flow, functions, classes and files.",
  strata.constants = ["emitc.constant"],
  strata.functions = [
    ["isIntegerType", "type", "return isa<IntegerType>(type) && is_contained({1, 8, 16, 32, 64}, type.getWidth());"],
    ["isFloatType", "type", "return type.isF16() || type.isBF16() || type.isF32() || type.isF64();"],
    ["isWidthOfPointers", "type", "return isa<SizeTType, SignedSizeTType, PtrDiffTType>(type);"],
    ["isIntegerLike", "type", "return isIntegerType(type) || type.isIndex() || isa<emitc::OpaqueType>(type) || isWidthOfPointers(type);"],
    ["isScalar", "type", "return isIntegerLike(type) || isFloatType(type) || isa<PointerType>(type);"],
    ["isElement", "type", "return isIntegerType(type) || type.isIndex() || isFloatType(type) || isa<emitc::OpaqueType, PointerType>(type) || isWidthOfPointers(type);"],
    ["isSimple", "type", "return isIntegerType(type) || type.isIndex() || isFloatType(type) || isa<emitc::OpaqueType>(type) || isWidthOfPointers(type);"],
    ["innermost", "type",
     "auto inner = type;",
     "for (auto i : seq(0, 1000)) {",
     "  if (isa<PointerType>(inner)) {",
     "    inner = inner.getPointee();",
     "  } else if (isa<ArrayType>(inner)) {",
     "    inner = inner.getElementType();",
     "  } else if (isa<RankedTensorType>(inner)) {",
     "    if (!inner.hasStaticShape() || isa<ArrayType>(inner.getElementType())) return NoneType::get($_ctxt);",
     "    inner = inner.getElementType();",
     "  } else {",
     "    return inner;",
     "  }",
     "}",
     "return inner;"],
    ["isTupleOfSimple", "type", "return isa<TupleType>(type) && all_of(type.getTypes(), [](auto t) { return !isa<ArrayType>(t) && isSimple(innermost(t)); });"],
    ["isTuple", "type", "return isa<TupleType>(type) && all_of(type.getTypes(), [](auto t) { return !isa<ArrayType>(t) && (isSimple(innermost(t)) || isTupleOfSimple(innermost(t))); });"],
    ["isSupported", "type", "return isSimple(innermost(type)) || isTuple(innermost(type));"],
    ["isNumberOrOpaque", "type", "return isa<IntegerType, emitc::OpaqueType>(type);"],
    ["isCastType", "type", "return isElement(type);"],
    ["verifyInitialValue", "type, initial",
     "if (initial == nullptr || isa<emitc::OpaqueAttr>(initial)) return success();",
     "if (isa<ElementsAttr>(initial)) {",
     "  if (!isa<ArrayType>(type)) return emitOpError(\"expected array type, but got \") << type;",
     "  if (!isa<RankedTensorType>(initial.getType()) || initial.getType().getShape() != type.getShape() || initial.getType().getElementType() != type.getElementType())",
     "    return emitOpError(\"initial value expected to be of type \") << type << \", but was of type \" << initial.getType();",
     "  return success();",
     "}",
     "if (!isa<IntegerAttr, FloatAttr>(initial)) return emitOpError(\"initial value should be a integer, float, elements or opaque attribute, but got \") << initial;",
     "if (initial.getType() != type) return emitOpError(\"initial value expected to be of type \") << type << \", but was of type \" << initial.getType();",
     "return success();"],
    ["verifyEnd", "region, what",
     "auto end = region.getBlocks().front().getTerminator();",
     "if (end.getName() != \"emitc.yield\") return emitOpError(\"expected region to end with emitc.yield, but got \") << end.getName();",
     "if (end.getNumOperands() != 0) return emitOpError(\"expected each region to return 0 values, but \") << what[0] << what[1] << \" returns \" << end.getNumOperands();",
     "return success();"],
    ["verifyInitialization", "type, initial",
     "if (isa<emitc::OpaqueAttr>(initial)) return success();",
     "if (isa<StringAttr>(initial)) return emitOpError(\"string attributes are not supported, use #emitc.opaque instead\");",
     "auto found = isa<TypedAttr>(initial) ? initial.getType() : NoneType::get($_ctxt);",
     "auto wanted = isa<LValueType>(type) ? type.getValueType() : type;",
     "if (found.isIndex() && isWidthOfPointers(wanted)) return success();",
     "if (found != wanted) return emitOpError(\"requires attribute to either be an #emitc.opaque attribute or it's type (\") << found << \") to match the op's result type (\" << wanted << \")\";",
     "return success();"]
  ],
  strata.named_predicates = [
    ["array_or_lvalue", "isa<ArrayType, LValueType>($_self)", "EmitC array type or EmitC lvalue type"],
    ["subscriptable", "isa<ArrayType, emitc::OpaqueType, PointerType>($_self)", "EmitC array type or EmitC opaque type or EmitC pointer type"],
    ["lvalue_of_opaque", "isa<LValueType>($_self) && isa<emitc::OpaqueType>(cast<LValueType>($_self).getValueType())", "emitc.lvalue of EmitC opaque type values"],
    ["lvalue_of_pointer", "isa<LValueType>($_self) && isa<emitc::OpaqueType, PointerType>(cast<LValueType>($_self).getValueType())", "emitc.lvalue of EmitC opaque type or EmitC pointer type values"],
    ["initial_value", "isa<emitc::OpaqueAttr, TypedAttr>($_self)", "An opaque attribute or TypedAttr instance"]
  ]
} {
  irdl.attribute @cmp_predicate attributes {
    strata.class = "CmpPredicateAttr",
    strata.record = "CmpPredicate",
    strata.summary = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6",
    strata.enum = {cases = ["eq", "ne", "lt", "le", "gt", "ge", "three_way"], type = i64, plain, class = "::mlir::emitc::CmpPredicate"}
  }
  irdl.attribute @"#opaque" attributes {
    strata.class = "OpaqueAttr",
    strata.record = "EmitC_OpaqueAttr",
    strata.summary = "text of a value",
    strata.description = "A value that is known by its text only.",
    strata.format = "`<` $value `>`"
  } {
    %value = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "text"}
    irdl.parameters(value: %value)
  }
  irdl.type @array attributes {
    strata.class = "ArrayType",
    strata.record = "EmitC_ArrayType",
    strata.summary = "array",
    strata.description = "An array of a fixed number of dimensions and elements.",
    strata.interfaces = ["ShapedTypeInterface"],
    strata.format = "`<` custom<ArrayShape>($shape) `` $elementType `>`"
  } {
    %shape = irdl.any {strata.kind = "dense<i64>", strata.cpp_type = "ArrayRef<int64_t>", strata.summary = "shape"}
    %element = irdl.c_pred "isElement($_self)" {strata.kind = "type", strata.summary = "element type", strata.error = "invalid array element type ''{}''"}
    irdl.parameters(shape: %shape, elementType: %element)
  }
  irdl.type @lvalue attributes {
    strata.class = "LValueType",
    strata.record = "EmitC_LValueType",
    strata.summary = "place of a value",
    strata.description = "A variable, an element or a member, which can be read and assigned.",
    strata.format = "`<` qualified($valueType) `>`"
  } {
    %value = irdl.c_pred "isSupported($_self)" {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type", strata.error = "!emitc.lvalue must wrap supported emitc type, but got '{}'"}
    irdl.parameters(valueType: %value)
  }
  irdl.type @"!opaque" attributes {
    strata.class = "OpaqueType",
    strata.record = "EmitC_OpaqueType",
    strata.summary = "text of a type",
    strata.description = "A type that is known by its text only, which is not that of a pointer.",
    strata.format = "`<` $value `>`"
  } {
    %value = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "text"}
    irdl.parameters(value: %value)
  }
  irdl.type @ptr attributes {
    strata.class = "PointerType",
    strata.record = "EmitC_PointerType",
    strata.summary = "pointer",
    strata.description = "A pointer to values of a type.",
    strata.format = "`<` qualified($pointee) `>`"
  } {
    %pointee = irdl.c_pred "!isa<LValueType>($_self)" {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type", strata.error = "pointers to lvalues are not allowed"}
    irdl.parameters(pointee: %pointee)
  }
  irdl.type @ptrdiff_t attributes {
    strata.class = "PtrDiffTType",
    strata.summary = "difference of pointers",
    strata.description = "The signed integer type of the difference of two pointers."
  }
  irdl.type @size_t attributes {
    strata.class = "SizeTType",
    strata.summary = "unsigned size",
    strata.description = "The unsigned integer type of sizes."
  }
  irdl.type @ssize_t attributes {
    strata.class = "SignedSizeTType",
    strata.summary = "signed size",
    strata.description = "The signed integer type of sizes."
  }
  irdl.operation @add attributes {
    strata.class = "AddOp",
    strata.summary = "sum",
    strata.description = "The operator `+`. At most one operand is a pointer.",
    strata.examples = ["%b = emitc.add %a, %a : (i32, i32) -> i32"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.verify = [
      "auto lhs = $lhs.getType();",
      "auto rhs = $rhs.getType();",
      "if (isa<PointerType>(lhs) && isa<PointerType>(rhs)) return emitOpError(\"requires that at most one operand is a pointer\");",
      "if (isa<PointerType>(lhs) && !isNumberOrOpaque(rhs) || isa<PointerType>(rhs) && !isNumberOrOpaque(lhs)) return emitOpError(\"requires that one operand is an integer or of opaque type if the other is a pointer\");"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %lhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    %rhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @address_of attributes {
    strata.class = "AddressOfOp",
    strata.summary = "address",
    strata.description = "The operator `&` of one operand, a place.",
    strata.examples = ["%a = emitc.address_of %g : !emitc.lvalue<i64>"],
    strata.interfaces = ["CExpressionInterface", "InferTypeOpInterface"],
    strata.hooks = ["infer"],
    strata.predicates = [["$result.getType().getPointee() == $reference.getType().getValueType()", "input and result reference the same type"]],
    strata.traits = [],
    strata.format = "$reference `:` qualified(type($reference)) attr-dict"
  } {
    %reference = irdl.base @emitc::@lvalue {strata.summary = "EmitC lvalue type"}
    irdl.operands(reference: %reference)
    %result = irdl.base @emitc::@ptr {strata.summary = "EmitC pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @apply attributes {
    strata.class = "ApplyOp",
    strata.summary = "address or value",
    strata.description = "The operator `&` of a place, or `*` of a pointer.",
    strata.examples = ["%r = emitc.apply \"*\"(%a) : (!emitc.ptr<i64>) -> i64"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.verify = [
      "auto text = $applicableOperator;",
      "if (text.empty()) return emitOpError(\"applicable operator must not be empty\");",
      "if (text == \"&\") {",
      "  if (!isa<LValueType>($operand.getType())) return emitOpError(\"operand type must be an lvalue when applying `&`\");",
      "  if (!isa<PointerType>($result.getType())) return emitOpError(\"result type must be a pointer when applying `&`\");",
      "  return success();",
      "}",
      "if (text != \"*\") return emitOpError(\"applicable operator is illegal\");",
      "if (!isa<PointerType>($operand.getType())) return emitOpError(\"operand type must be a pointer when applying `*`\");"
    ],
    strata.format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)"
  } {
    %operand = irdl.c_pred "isSupported($_self) || isa<LValueType>($_self)" {strata.summary = "type supported by EmitC or EmitC lvalue type"}
    irdl.operands(operand: %operand)
    %applicableOperator = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"applicableOperator" = %applicableOperator}
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @assign attributes {
    strata.class = "AssignOp",
    strata.summary = "assignment",
    strata.description = "Assigns a value to a variable, an element or a member.",
    strata.traits = [],
    strata.verify = [
      "auto op = $var.getDefiningOp();",
      "if (!op) return emitOpError(\"cannot assign to block argument\");",
      "auto type = $var.getType().getValueType();",
      "if ($value.getType() != type) return emitOpError(\"requires value's type (\") << $value.getType() << \") to match variable's type (\" << type << \")\";"
    ],
    strata.format = "$value `:` type($value) `to` $var `:` type($var) attr-dict"
  } {
    %var = irdl.base @emitc::@lvalue {strata.summary = "EmitC lvalue type"}
    %value = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(var: %var, value: %value)
  }
  irdl.operation @bitwise_and attributes {
    strata.class = "BitwiseAndOp",
    strata.summary = "bitwise and",
    strata.description = "The operator `&` of two operands.",
    strata.examples = ["%r = emitc.bitwise_and %a, %b : (i32, i32) -> i32"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %lhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    %rhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @bitwise_left_shift attributes {
    strata.like = "bitwise_and", strata.class = "BitwiseLeftShiftOp",
    strata.summary = "shift to the left",
    strata.description = "The operator `<<`.",
    strata.examples = ["%r = emitc.bitwise_left_shift %a, %b : (i32, i32) -> i32"]
  } {}
  irdl.operation @bitwise_not attributes {
    strata.class = "BitwiseNotOp",
    strata.summary = "bitwise not",
    strata.description = "The operator `~`.",
    strata.examples = ["%r = emitc.bitwise_not %a : (i32) -> i32"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %operand = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(operand: %operand)
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @bitwise_or attributes {
    strata.like = "bitwise_and", strata.class = "BitwiseOrOp",
    strata.summary = "bitwise or",
    strata.description = "The operator `|`.",
    strata.examples = ["%r = emitc.bitwise_or %a, %b : (i32, i32) -> i32"]
  } {}
  irdl.operation @bitwise_right_shift attributes {
    strata.like = "bitwise_and", strata.class = "BitwiseRightShiftOp",
    strata.summary = "shift to the right",
    strata.description = "The operator `>>`.",
    strata.examples = ["%r = emitc.bitwise_right_shift %a, %b : (i32, i32) -> i32"]
  } {}
  irdl.operation @bitwise_xor attributes {
    strata.like = "bitwise_and", strata.class = "BitwiseXorOp",
    strata.summary = "bitwise exclusive or",
    strata.description = "The operator `^`.",
    strata.examples = ["%r = emitc.bitwise_xor %a, %b : (i32, i32) -> i32"]
  } {}
  irdl.operation @call attributes {
    strata.class = "CallOp",
    strata.summary = "call of a function",
    strata.description = "Calls an `emitc.func`.",
    strata.examples = ["%v = emitc.call @set(%x) : (i32) -> i1"],
    strata.interfaces = ["CExpressionInterface", "CallOpInterface", "SymbolUserOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.traits = [],
    strata.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
  } {
    %operands = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(operands: variadic %operands)
    %callee = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"callee" = %callee, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %results = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(results: variadic %results)
  }
  irdl.operation @call_opaque attributes {
    strata.class = "CallOpaqueOp",
    strata.summary = "call by name",
    strata.description = "Calls a function or macro that is known by its name only. `args`, if there, lists the arguments: an index is an operand, everything else a constant; `template_args` are those of a template.",
    strata.examples = ["emitc.call_opaque \"use\"(%a) : (i32) -> ()"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.verify = [
      "if ($callee.empty()) return emitOpError(\"callee must not be empty\");",
      "if ($args != nullptr)",
      "  for (auto arg : $args) {",
      "    if (isa<IntegerAttr>(arg) && arg.getType().isIndex()) {",
      "      if (arg.getInt() < 0 || arg.getInt() >= $operands.size()) return emitOpError(\"index argument is out of range\");",
      "    } else if (isa<ArrayAttr>(arg)) {",
      "      return emitOpError(\"array argument has no type\");",
      "    }",
      "  }",
      "if ($template_args != nullptr)",
      "  for (auto arg : $template_args)",
      "    if (!isa<TypeAttr, IntegerAttr, FloatAttr, emitc::OpaqueAttr>(arg)) return emitOpError(\"template argument has invalid type\");",
      "if (any_of($_op.getResultTypes(), [](auto type) { return isa<ArrayType>(type); })) return emitOpError(\"cannot return array type\");"
    ],
    strata.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
  } {
    %operands = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(operands: variadic %operands)
    %callee = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %args = irdl.c_pred "array_attr" {strata.optional, strata.summary = "array attribute"}
    %template_args = irdl.c_pred "array_attr" {strata.optional, strata.summary = "array attribute"}
    irdl.attributes {"callee" = %callee, "args" = %args, "template_args" = %template_args}
    %results = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(results: variadic %results)
  }
  irdl.operation @cast attributes {
    strata.class = "CastOp",
    strata.summary = "cast",
    strata.description = "Converts a value to another type.",
    strata.examples = ["%r = emitc.cast %a : !emitc.array<3xi32> to !emitc.ptr<i32>"],
    strata.interfaces = ["CExpressionInterface"],
    strata.cast_compatible = "isCastType($from) && isCastType($to) || isa<ArrayType>($from) && isa<PointerType>($to) && cast<ArrayType>($from).getElementType() == cast<PointerType>($to).getPointee()",
    strata.traits = [],
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(source: %source)
    %dest = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(dest: %dest)
  }
  irdl.operation @class attributes {
    strata.class = "ClassOp",
    strata.summary = "class",
    strata.description = "A class with fields and methods.",
    strata.examples = ["emitc.class final @D { }"],
    strata.interfaces = ["OpAsmOpInterface", "RegionKindInterface"],
    strata.traits = ["IsolatedFromAbove", "SymbolTable", "Symbol", "GraphRegion", "NoTerminator", "SingleBlock"],
    strata.format = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %final_specifier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"sym_name" = %sym_name, "final_specifier" = %final_specifier}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @cmp attributes {
    strata.class = "CmpOp",
    strata.summary = "comparison",
    strata.description = "One of the operators of comparison; `three_way` is `<=>` of C++.",
    strata.examples = ["%c = emitc.cmp lt, %i, %n : (i32, i32) -> i1"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.format = "$predicate `,` operands attr-dict `:` functional-type(operands, results)"
  } {
    %lhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    %rhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %predicate = irdl.base @emitc::@cmp_predicate {strata.summary = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6"}
    irdl.attributes {"predicate" = %predicate}
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @conditional attributes {
    strata.class = "ConditionalOp",
    strata.summary = "choice of a value",
    strata.description = "The operator `?:`.",
    strata.examples = ["%r = emitc.conditional %c, %v, %c : i1"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = ["AllTypesMatch<true_value, false_value, result>"],
    strata.format = "operands attr-dict `:` type($result)"
  } {
    %condition = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %true_value = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    %false_value = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(condition: %condition, true_value: %true_value, false_value: %false_value)
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @constant attributes {
    strata.class = "ConstantOp",
    strata.summary = "constant",
    strata.description = "A value that is known.",
    strata.examples = ["%r = \"emitc.constant\"() <{value = true}> : () -> i1"],
    strata.interfaces = ["CExpressionInterface"],
    strata.missing = ["print"],
    strata.traits = ["ConstantLike"],
    strata.verify = [
      "auto initial = $_op.getProperties().value;",
      "if (isa<emitc::OpaqueAttr>(initial) && initial.getValue().empty()) return emitOpError(\"value must not be empty\");",
      "return verifyInitialization($result.getType(), $_op.getProperties().value);"
    ]
  } {
    %value = irdl.c_pred "initial_value" {strata.summary = "An opaque attribute or TypedAttr instance"}
    irdl.attributes {"value" = %value}
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @declare_func attributes {
    strata.class = "DeclareFuncOp",
    strata.summary = "declaration of a function",
    strata.description = "Declares a function whose definition comes later.",
    strata.examples = ["emitc.declare_func @declared"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.traits = [],
    strata.format = "$sym_name attr-dict"
  } {
    %sym_name = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"sym_name" = %sym_name}
  }
  irdl.operation @dereference attributes {
    strata.class = "DereferenceOp",
    strata.summary = "place that a pointer points to",
    strata.description = "The operator `*` of one operand.",
    strata.examples = ["%d = emitc.dereference %r : !emitc.ptr<!emitc.opaque<\"S\">>"],
    strata.hooks = ["infer"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.predicates = [["$result.getType().getValueType() == $pointer.getType().getPointee()", "input and result reference the same type"]],
    strata.traits = [],
    strata.format = "$pointer `:` qualified(type($pointer)) attr-dict"
  } {
    %pointer = irdl.base @emitc::@ptr {strata.summary = "EmitC pointer type"}
    irdl.operands(pointer: %pointer)
    %result = irdl.base @emitc::@lvalue {strata.summary = "EmitC lvalue type"}
    irdl.results(result: %result)
  }
  irdl.operation @div attributes {
    strata.class = "DivOp",
    strata.summary = "quotient",
    strata.description = "The operator `/`.",
    strata.examples = ["%d = emitc.div %s, %c : (ui8, ui8) -> ui8"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %lhs = irdl.c_pred "isIntegerLike($_self) || isFloatType($_self)" {strata.summary = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC"}
    %rhs = irdl.c_pred "isIntegerLike($_self) || isFloatType($_self)" {strata.summary = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "isIntegerLike($_self) || isFloatType($_self)" {strata.summary = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @do attributes {
    strata.class = "DoOp",
    strata.summary = "loop with a condition at its end",
    strata.description = "Executes the body until the condition is false. The condition is an expression and its yield.",
    strata.examples = ["emitc.do { verbatim \"x\" } while { %a = expression  : () -> i1 { %b = call_opaque \"g\"() : () -> i1 yield %b : i1 } yield %a : i1 }"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.hooks = ["verify"],
    strata.traits = ["NoTerminator", "SingleBlock", "RecursiveMemoryEffects", "DefaultDialect"],
    strata.format = "$bodyRegion `while` $conditionRegion attr-dict-with-keyword"
  } {
    %bodyRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %conditionRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(bodyRegion: %bodyRegion, conditionRegion: %conditionRegion)
  }
  irdl.operation @expression attributes {
    strata.class = "ExpressionOp",
    strata.summary = "expression",
    strata.description = "Operations that become one C expression. The region has an argument for each operand, yields the value of the last operation and contains nothing but expressions; `do_not_inline` keeps the result in a variable.",
    strata.examples = ["%r = emitc.expression %a : (i1) -> i1 { %x = logical_not %a : i1 yield %x : i1 }"],
    strata.interfaces = ["OpAsmOpInterface", "OperandNamesInterface"],
    strata.hooks = ["verify", "print", "parse"],
    strata.traits = ["SingleBlockImplicitTerminator<emitc.yield>", "SingleBlock", "IsolatedFromAbove", "DefaultDialect"]
  } {
    %defs = irdl.c_pred "isSupported($_self) || isa<LValueType>($_self)" {strata.summary = "type supported by EmitC or EmitC lvalue type"}
    irdl.operands(defs: variadic %defs)
    %do_not_inline = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"do_not_inline" = %do_not_inline}
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @field attributes {
    strata.class = "FieldOp",
    strata.summary = "field of a class",
    strata.description = "A variable of each instance of the class, perhaps with an initial value.",
    strata.traits = ["Symbol"],
    strata.verify = [
      "if (!isSupported($type)) return emitOpError(\"expected valid emitc type\");",
      "auto parent = $_op.getParentOp();",
      "if (!parent || parent.getName() != \"emitc.class\") return emitOpError(\"field must be nested within an emitc.class operation\");"
    ],
    strata.format = "$sym_name `:` custom<TypeAndInitialValue>($type, $initial_value) attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %initial_value = irdl.c_pred "initial_value" {strata.optional, strata.summary = "An opaque attribute or TypedAttr instance"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "initial_value" = %initial_value}
  }
  irdl.operation @file attributes {
    strata.class = "FileOp",
    strata.summary = "file",
    strata.description = "A source file that is written on its own.",
    strata.examples = ["emitc.file \"foo\" { }"],
    strata.interfaces = ["OpAsmOpInterface", "RegionKindInterface"],
    strata.traits = ["IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "GraphRegion", "NoTerminator", "SingleBlock", "DefaultDialect"],
    strata.format = "$id attr-dict-with-keyword $bodyRegion"
  } {
    %id = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"id" = %id}
    %bodyRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(bodyRegion: %bodyRegion)
  }
  irdl.operation @for attributes {
    strata.class = "ForOp",
    strata.summary = "counted loop",
    strata.description = "Executes the region for each value of the induction variable from the lower bound to, but not including, the upper bound.",
    strata.examples = ["emitc.for %i = %a to %b step %c : i32 { }"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.verify_regions = [
      "if ($region.getArgumentTypes().size() != 1) return emitOpError(\"expected body to have a single block argument for the induction variable\");",
      "if ($region.getArgumentTypes()[0] != $lowerBound.getType()) return emitOpError(\"expected induction variable to be same type as bounds and step\");"
    ],
    strata.traits = ["AllTypesMatch<lowerBound, upperBound, step>", "SingleBlockImplicitTerminator<emitc.yield>", "SingleBlock", "RecursiveMemoryEffects", "DefaultDialect"],
    strata.format = "$inductionVar `=` $lowerBound `to` $upperBound `step` $step (`  ` `:` default(type($lowerBound), \"index\")^)? $region attr-dict"
  } {
    %lowerBound = irdl.c_pred "isIntegerLike($_self)" {strata.summary = "integer, index or opaque type supported by EmitC"}
    %upperBound = irdl.c_pred "isIntegerLike($_self)" {strata.summary = "integer, index or opaque type supported by EmitC"}
    %step = irdl.c_pred "isIntegerLike($_self)" {strata.summary = "integer, index or opaque type supported by EmitC"}
    irdl.operands(lowerBound: %lowerBound, upperBound: %upperBound, step: %step)
    %region = irdl.region with size 1 {strata.arguments = [["inductionVar", "lowerBound"]], strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "function",
    strata.description = "A function of one region with at most one result. `specifiers` are written before it.",
    strata.examples = ["emitc.func private @declared(i32)"],
    strata.interfaces = ["FunctionOpInterface", "CallableOpInterface", "OpAsmOpInterface"],
    strata.hooks = ["print", "parse"],
    strata.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "Symbol", "DefaultDialect"],
    strata.verify = [
      "auto type = $function_type;",
      "if (type.getNumResults() > 1) return emitOpError(\"requires zero or exactly one result, but has \") << type.getNumResults();",
      "if (any_of(type.getInputs(), [](auto t) { return isa<LValueType>(t); })) return emitOpError(\"cannot have lvalue type as argument\");",
      "if (any_of(type.getResults(), [](auto t) { return isa<ArrayType>(t); })) return emitOpError(\"cannot return array type\");"
    ]
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %specifiers = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.kind = "array<string>", strata.summary = "string array attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "specifiers" = %specifiers, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @get_field attributes {
    strata.class = "GetFieldOp",
    strata.summary = "value of a field",
    strata.description = "The value of a field of the class around the operation.",
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.traits = [],
    strata.verify = [
      "auto parent = $_op.getParentOp();",
      "for (auto i : seq(0, 1000)) {",
      "  if (!parent || parent.getName() == \"emitc.class\") break;",
      "  parent = parent.getParentOp();",
      "}",
      "if (!parent) return emitOpError(\"\") << \" must be nested within an emitc.class operation\";"
    ],
    strata.format = "$field_name `:` type($result) attr-dict"
  } {
    %field_name = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"field_name" = %field_name}
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @get_global attributes {
    strata.class = "GetGlobalOp",
    strata.summary = "place of a global variable",
    strata.description = "The place of an `emitc.global`, or the array.",
    strata.examples = ["%g = emitc.get_global @v2 : !emitc.lvalue<i32>"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.traits = ["Pure"],
    strata.format = "$name `:` type($result) attr-dict"
  } {
    %name = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"name" = %name}
    %result = irdl.c_pred "array_or_lvalue"
    irdl.results(result: %result)
  }
  irdl.operation @global attributes {
    strata.class = "GlobalOp",
    strata.summary = "global variable",
    strata.description = "A global variable or array, perhaps with an initial value. `static`, `extern` and `const` are those of C.",
    strata.examples = ["emitc.global @x : i32"],
    strata.traits = ["Symbol"],
    strata.verify = [
      "if (!isSupported($type)) return emitOpError(\"expected valid emitc type\");",
      "if (failed(verifyInitialValue($type, $_op.getProperties().initial_value))) return failure();",
      "if ($static_specifier && $extern_specifier) return emitOpError(\"cannot have both static and extern specifiers\");"
    ],
    strata.format = "(`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name `:` custom<TypeAndInitialValue>($type, $initial_value) attr-dict"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %initial_value = irdl.c_pred "initial_value" {strata.optional, strata.summary = "An opaque attribute or TypedAttr instance"}
    %extern_specifier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %static_specifier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %const_specifier = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "initial_value" = %initial_value, "extern_specifier" = %extern_specifier, "static_specifier" = %static_specifier, "const_specifier" = %const_specifier}
  }
  irdl.operation @if attributes {
    strata.class = "IfOp",
    strata.summary = "conditional",
    strata.description = "Executes the first region if the condition is true, otherwise the second, which may be empty.",
    strata.examples = ["emitc.if %a { }"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.flow = [["parent", "thenRegion", "", "condition"], ["parent", "elseRegion", "", "!condition"], ["thenRegion", "parent"], ["elseRegion", "parent"]],
    strata.traits = ["SingleBlockImplicitTerminator<emitc.yield>", "SingleBlock", "RecursiveMemoryEffects", "NoRegionArguments", "DefaultDialect"],
    strata.format = "$condition $thenRegion (`else` $elseRegion^)? attr-dict"
  } {
    %condition = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(condition: %condition)
    %thenRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %elseRegion = irdl.region {strata.summary = "region with at most 1 blocks", strata.max_size = 1 : i32}
    irdl.regions(thenRegion: %thenRegion, elseRegion: %elseRegion)
  }
  irdl.operation @include attributes {
    strata.class = "IncludeOp",
    strata.summary = "include of a header",
    strata.description = "The directive `#include`; a standard header is written in angle brackets.",
    strata.examples = ["emitc.include \"x.h\""],
    strata.traits = [],
    strata.format = "(` ` `<` $include `>` $is_standard_include^) : ($include)? attr-dict"
  } {
    %include = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %is_standard_include = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"include" = %include, "is_standard_include" = %is_standard_include}
  }
  irdl.operation @literal attributes {
    strata.class = "LiteralOp",
    strata.summary = "text of a value",
    strata.description = "A value that is known by its text only.",
    strata.examples = ["%r = emitc.literal \"X\" : i32"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($value.empty()) return emitOpError(\"value must not be empty\");"
    ],
    strata.format = "$value attr-dict `:` type($result)"
  } {
    %value = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"value" = %value}
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @load attributes {
    strata.class = "LoadOp",
    strata.summary = "value of a place",
    strata.description = "Reads a variable, an element or a member.",
    strata.examples = ["%r = emitc.load %a : <f32>"],
    strata.interfaces = ["CExpressionInterface"],
    strata.infer = [["result", "operand", "$_self.getValueType()", "result type matches value type of 'operand'"]],
    strata.traits = [],
    strata.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.base @emitc::@lvalue {strata.summary = "EmitC lvalue type"}
    irdl.operands(operand: %operand)
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @logical_and attributes {
    strata.class = "LogicalAndOp",
    strata.summary = "logical and",
    strata.description = "The operator `&&`.",
    strata.examples = ["%r = emitc.logical_and %a, %b : i1, i1"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.format = "operands attr-dict `:` type(operands)"
  } {
    %lhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    %rhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @logical_not attributes {
    strata.class = "LogicalNotOp",
    strata.summary = "logical not",
    strata.description = "The operator `!`.",
    strata.examples = ["%r = emitc.logical_not %a : i1"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.format = "operands attr-dict `:` type(operands)"
  } {
    %operand = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(operand: %operand)
    %result = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @logical_or attributes {
    strata.like = "logical_and", strata.class = "LogicalOrOp",
    strata.summary = "logical or",
    strata.description = "The operator `||`.",
    strata.examples = ["%r = emitc.logical_or %a, %b : i1, i1"]
  } {}
  irdl.operation @member attributes {
    strata.class = "MemberOp",
    strata.summary = "member",
    strata.description = "The member of an object: the operator `.`.",
    strata.examples = ["%m = \"emitc.member\"(%s) <{member = \"x\"}> : (!emitc.lvalue<!emitc.opaque<\"S\">>) -> !emitc.lvalue<i32>"],
    strata.missing = ["print"],
    strata.traits = []
  } {
    %operand = irdl.c_pred "lvalue_of_opaque"
    irdl.operands(operand: %operand)
    %member = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"member" = %member}
    %result = irdl.c_pred "array_or_lvalue"
    irdl.results(result: %result)
  }
  irdl.operation @member_of_ptr attributes {
    strata.class = "MemberOfPtrOp",
    strata.summary = "member by a pointer",
    strata.description = "The member of an object that a pointer points to: the operator `->`.",
    strata.examples = ["%mp = \"emitc.member_of_ptr\"(%q) <{member = \"x\"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<\"S\">>>) -> !emitc.lvalue<i32>"],
    strata.missing = ["print"],
    strata.traits = []
  } {
    %operand = irdl.c_pred "lvalue_of_pointer"
    irdl.operands(operand: %operand)
    %member = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"member" = %member}
    %result = irdl.c_pred "array_or_lvalue"
    irdl.results(result: %result)
  }
  irdl.operation @mul attributes {
    strata.like = "div", strata.class = "MulOp",
    strata.summary = "product",
    strata.description = "The operator `*` of two operands.",
    strata.examples = ["%r = emitc.mul %a, %a : (i32, i32) -> i32"]
  } {}
  irdl.operation @rem attributes {
    strata.class = "RemOp",
    strata.summary = "remainder",
    strata.description = "The operator `%`.",
    strata.examples = ["%r = emitc.rem %a, %b : (i32, i32) -> i32"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %lhs = irdl.c_pred "isIntegerLike($_self)" {strata.summary = "integer, index or opaque type supported by EmitC"}
    %rhs = irdl.c_pred "isIntegerLike($_self)" {strata.summary = "integer, index or opaque type supported by EmitC"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "isIntegerLike($_self)" {strata.summary = "integer, index or opaque type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @return attributes {
    strata.class = "ReturnOp",
    strata.summary = "end of a function",
    strata.description = "Returns from a function, perhaps with a value.",
    strata.hooks = ["verify"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.traits = ["HasParent<emitc.func>", "ReturnLike", "Terminator"],
    strata.format = "attr-dict ($operand^ `:` type($operand))?"
  } {
    %operand = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(operand: optional %operand)
  }
  irdl.operation @sub attributes {
    strata.class = "SubOp",
    strata.summary = "difference",
    strata.description = "The operator `-`. The right operand is a pointer only if the left one is, too.",
    strata.examples = ["%r = emitc.sub %b, %a : (i32, i32) -> i32"],
    strata.interfaces = ["CExpressionInterface"],
    strata.traits = [],
    strata.verify = [
      "auto lhs = $lhs.getType();",
      "auto rhs = $rhs.getType();",
      "auto result = $result.getType();",
      "if (isa<PointerType>(rhs) && !isa<PointerType>(lhs)) return emitOpError(\"rhs can only be a pointer if lhs is a pointer\");",
      "if (isa<PointerType>(lhs) && !isNumberOrOpaque(rhs) && !isa<PointerType>(rhs)) return emitOpError(\"requires that rhs is an integer, pointer or of opaque type if lhs is a pointer\");",
      "if (isa<PointerType>(lhs) && isa<PointerType>(rhs) && !isNumberOrOpaque(result) && !isa<PtrDiffTType>(result)) return emitOpError(\"requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers\");"
    ],
    strata.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %lhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    %rhs = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.results(result: %result)
  }
  irdl.operation @subscript attributes {
    strata.class = "SubscriptOp",
    strata.summary = "element",
    strata.description = "The element of an array at indices, of a pointer at an index, or of an opaque object.",
    strata.examples = ["%e = emitc.subscript %p[%i] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>"],
    strata.traits = [],
    strata.verify = [
      "auto type = $value.getType();",
      "auto found = $result.getType().getValueType();",
      "if (isa<ArrayType>(type)) {",
      "  auto rank = type.getShape().size();",
      "  if ($indices.size() != rank) return emitOpError(\"on array operand requires number of indices (\") << $indices.size() << \") to match the rank of the array type (\" << rank << \")\";",
      "  for (auto [i, index] : enumerate($indices))",
      "    if (!isIntegerLike(index.getType())) return emitOpError(\"on array operand requires index operand \") << i << \" to be integer-like, but got \" << index.getType();",
      "  if (type.getElementType() != found) return emitOpError(\"on array operand requires element type (\") << type.getElementType() << \") and result type (\" << found << \") to match\";",
      "}",
      "if (isa<PointerType>(type)) {",
      "  if ($indices.size() != 1) return emitOpError(\"on pointer operand requires one index operand, but got \") << $indices.size();",
      "  if (!isIntegerLike($indices[0].getType())) return emitOpError(\"on pointer operand requires index operand to be integer-like, but got \") << $indices[0].getType();",
      "  if (type.getPointee() != found) return emitOpError(\"on pointer operand requires pointee type (\") << type.getPointee() << \") and result type (\" << found << \") to match\";",
      "}"
    ],
    strata.format = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)"
  } {
    %value = irdl.c_pred "subscriptable"
    %indices = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(value: %value, indices: variadic %indices)
    %result = irdl.base @emitc::@lvalue {strata.summary = "EmitC lvalue type"}
    irdl.results(result: %result)
  }
  irdl.operation @switch attributes {
    strata.class = "SwitchOp",
    strata.summary = "selection by an integer",
    strata.description = "Executes the region of the case that is equal to the operand, or the default region.",
    strata.interfaces = ["OpAsmOpInterface"],
    strata.flow = [["parent", "defaultRegion"], ["parent", "caseRegions"], ["defaultRegion", "parent"], ["caseRegions", "parent"]],
    strata.traits = ["RecursiveMemoryEffects", "DefaultDialect", "SingleBlockImplicitTerminator<emitc.yield>", "SingleBlock"],
    strata.verify = [
      "if ($caseRegions.size() != $cases.size()) return emitOpError(\"has \") << $caseRegions.size() << \" case regions but \" << $cases.size() << \" case values\";",
      "for (auto [i, value] : enumerate($cases))",
      "  if (is_contained($cases.asArrayRef().take_front(i), value)) return emitOpError(\"has duplicate case value: \") << value;",
      "if (failed(verifyEnd($defaultRegion, {\"default region\", \"\"}))) return failure();",
      "for (auto [i, region] : enumerate($caseRegions))",
      "  if (failed(verifyEnd(region, {\"case region #\", i}))) return failure();"
    ],
    strata.format = "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion"
  } {
    %arg = irdl.c_pred "isIntegerLike($_self)" {strata.summary = "integer, index or opaque type supported by EmitC"}
    irdl.operands(arg: %arg)
    %cases = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"cases" = %cases}
    %defaultRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %caseRegions = irdl.region with size 1 {strata.variadic, strata.summary = "region with 1 blocks"}
    irdl.regions(defaultRegion: %defaultRegion, caseRegions: %caseRegions)
  }
  irdl.operation @unary_minus attributes {
    strata.like = "bitwise_not", strata.class = "UnaryMinusOp",
    strata.summary = "negation",
    strata.description = "The operator `-` of one operand.",
    strata.examples = ["%d = emitc.unary_minus %c : (i32) -> i32"]
  } {}
  irdl.operation @unary_plus attributes {
    strata.like = "bitwise_not", strata.class = "UnaryPlusOp",
    strata.summary = "plus sign",
    strata.description = "The operator `+` of one operand.",
    strata.examples = ["%r = emitc.unary_plus %a : (i32) -> i32"]
  } {}
  irdl.operation @variable attributes {
    strata.class = "VariableOp",
    strata.summary = "variable",
    strata.description = "A variable with its initial value, which is opaque and empty if there is none.",
    strata.examples = ["%r = \"emitc.variable\"() <{value = 5 : i32}> : () -> !emitc.lvalue<i32>"],
    strata.missing = ["print"],
    strata.traits = [],
    strata.verify = [
      "return verifyInitialization($result.getType(), $_op.getProperties().value);"
    ]
  } {
    %value = irdl.c_pred "initial_value" {strata.summary = "An opaque attribute or TypedAttr instance"}
    irdl.attributes {"value" = %value}
    %result = irdl.c_pred "array_or_lvalue"
    irdl.results(result: %result)
  }
  irdl.operation @verbatim attributes {
    strata.class = "VerbatimOp",
    strata.summary = "text",
    strata.description = "Text of the program. Each `{}` is replaced by an operand if there are operands; `{{` is a brace.",
    strata.examples = ["emitc.verbatim \"{} + {}\" args %a, %b : i32, i32"],
    strata.hooks = ["verify"],
    strata.traits = [],
    strata.format = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict"
  } {
    %fmtArgs = irdl.c_pred "isSupported($_self) || isa<LValueType>($_self)" {strata.summary = "type supported by EmitC or EmitC lvalue type"}
    irdl.operands(fmtArgs: variadic %fmtArgs)
    %value = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"value" = %value}
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of a region",
    strata.description = "Ends the regions of other operations; an expression and the condition of a loop yield a value.",
    strata.traits = ["Pure", "Terminator", "ParentOneOf<emitc.do, emitc.expression, emitc.for, emitc.if, emitc.switch>"],
    strata.verify = [
      "auto parent = $_op.getParentOp();",
      "if ($result && !is_contained({\"emitc.expression\", \"emitc.do\"}, parent.getName())) return emitOpError(\"yields a value not returned by parent\");",
      "if (!$result && parent.getName() == \"emitc.expression\") return emitOpError(\"does not yield a value to be returned by parent\");"
    ],
    strata.format = "attr-dict ($result^ `:` type($result))?"
  } {
    %result = irdl.c_pred "isSupported($_self)" {strata.summary = "type supported by EmitC"}
    irdl.operands(result: optional %result)
  }
}
