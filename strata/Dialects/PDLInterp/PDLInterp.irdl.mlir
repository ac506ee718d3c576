// Matchers and rewrites as programs over the types of pdl: mlir-opt translates
// rules of that dialect to them, and they can be run directly
// (docs/patterns.md). A module has a function `@matcher`, which is given an
// operation, walks from there, and records matches; the functions in the module
// `@rewriters` then make the changes.
irdl.dialect @pdl_interp attributes {
  strata.version = 1 : i32,
  strata.summary = "matchers and rewrites as programs",
  strata.description = "Operations that inspect IR, branch on the results, record matches, and change IR. Values have the types of the dialect `pdl`; a value is null if it was not found."
} {
  irdl.operation @apply_constraint attributes {
    strata.class = "ApplyConstraintOp",
    strata.summary = "a condition in C++",
    strata.description = "Calls the constraint that is registered under `name`, and branches on its result, or with `isNegated` on the opposite.",
    strata.examples = ["pdl_interp.apply_constraint \"x\"(%op : !pdl.operation) -> ^bb3, ^bb3"],
    strata.traits = ["IsTerminator"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors"
  } {
    %args = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %isNegated = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    %results = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    irdl.operands(args: variadic %args)
    irdl.attributes {"name" = %name, "isNegated" = %isNegated}
    irdl.results(results: variadic %results)
  }
  irdl.operation @apply_rewrite attributes {
    strata.class = "ApplyRewriteOp",
    strata.summary = "a step of a rewrite in C++",
    strata.description = "Calls the rewrite that is registered under `name`.",
    strata.examples = ["%x = pdl_interp.apply_rewrite \"x\"(%op : !pdl.operation) : !pdl.value"],
    strata.format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict"
  } {
    %args = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %results = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    irdl.operands(args: variadic %args)
    irdl.attributes {"name" = %name}
    irdl.results(results: variadic %results)
  }
  irdl.operation @are_equal attributes {
    strata.class = "AreEqualOp",
    strata.summary = "whether two things are the same",
    strata.description = "Branches on whether both are the same thing, or ranges of the same things.",
    strata.examples = ["pdl_interp.are_equal %x, %t : !pdl.type -> ^bb1, ^bb2"],
    strata.traits = ["IsTerminator", "Pure", "SameTypeOperands"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "operands `:` type($lhs) attr-dict `->` successors"
  } {
    %lhs = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %rhs = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
  }
  irdl.operation @branch attributes {
    strata.class = "BranchOp",
    strata.summary = "goes on elsewhere",
    strata.description = "Goes on in the block.",
    strata.examples = ["pdl_interp.branch ^bb1"],
    strata.traits = ["Pure", "IsTerminator"],
    strata.successors = ["dest"],
    strata.format = "$dest attr-dict"
  }
  irdl.operation @check_attribute attributes {
    strata.class = "CheckAttributeOp",
    strata.summary = "whether an attribute is a constant",
    strata.description = "Branches on whether the attribute is `constantValue`.",
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "$attribute `is` $constantValue attr-dict `->` successors"
  } {
    %attribute = irdl.base "!pdl.attribute" {strata.summary = "PDL handle to an `mlir::Attribute`"}
    %constantValue = irdl.any {strata.summary = "any attribute"}
    irdl.operands(attribute: %attribute)
    irdl.attributes {"constantValue" = %constantValue}
  }
  irdl.operation @check_operand_count attributes {
    strata.class = "CheckOperandCountOp",
    strata.summary = "the number of operands",
    strata.description = "Branches on whether the operation has `count` operands, or at least so many.",
    strata.examples = ["pdl_interp.check_operand_count of %op is at_least 2 -> ^bb1, ^bb1"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %count = irdl.c_pred "typed_attr_of(signless_integer(32)) && non_negative" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %compareAtLeast = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"count" = %count, "compareAtLeast" = %compareAtLeast}
  }
  irdl.operation @check_result_count attributes {
    strata.class = "CheckResultCountOp",
    strata.summary = "the number of results",
    strata.description = "Branches on whether the operation has `count` results, or at least so many.",
    strata.examples = ["pdl_interp.check_result_count of %op is 2 -> ^bb2, ^bb2"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %count = irdl.c_pred "typed_attr_of(signless_integer(32)) && non_negative" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %compareAtLeast = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"count" = %count, "compareAtLeast" = %compareAtLeast}
  }
  irdl.operation @check_operation_name attributes {
    strata.class = "CheckOperationNameOp",
    strata.summary = "whether an operation has a name",
    strata.description = "Branches on whether the operation is called `name`.",
    strata.examples = ["pdl_interp.check_operation_name of %root is \"arith.adi\" -> ^end, ^end"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "`of` $inputOp `is` $name attr-dict `->` successors"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"name" = %name}
  }
  irdl.operation @check_type attributes {
    strata.class = "CheckTypeOp",
    strata.summary = "whether a type is a constant",
    strata.description = "Branches on whether the type is `type`.",
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "$value `is` $type attr-dict `->` successors"
  } {
    %value = irdl.base "!pdl.type" {strata.summary = "PDL handle to an `mlir::Type`"}
    %type = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.operands(value: %value)
    irdl.attributes {"type" = %type}
  }
  irdl.operation @check_types attributes {
    strata.class = "CheckTypesOp",
    strata.summary = "whether types are constants",
    strata.description = "Branches on whether the types are `types`.",
    strata.examples = ["pdl_interp.check_types %types are [i64] -> ^b2, ^end"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["trueDest", "falseDest"],
    strata.infer = [["value", "types", "pdl::getTypeRange($_self)", ""]],
    strata.format = "$value `are` $types attr-dict `->` successors"
  } {
    %value = irdl.c_pred "isa<pdl::RangeType>($_self) && isa<pdl::TypeType>(cast<pdl::RangeType>($_self).getElementType())" {strata.summary = "range of PDL handle to an `mlir::Type` values"}
    %types = irdl.c_pred "array_of(type_attr)" {strata.summary = "type array attribute"}
    irdl.operands(value: %value)
    irdl.attributes {"types" = %types}
  }
  irdl.operation @continue attributes {
    strata.class = "ContinueOp",
    strata.summary = "on to the next one",
    strata.description = "Ends a turn of the loop.",
    strata.traits = ["Pure", "HasParent<pdl_interp.foreach>", "IsTerminator"],
    strata.format = "attr-dict"
  }
  irdl.operation @create_attribute attributes {
    strata.class = "CreateAttributeOp",
    strata.summary = "a constant attribute",
    strata.description = "The attribute `value`.",
    strata.examples = ["%five = pdl_interp.create_attribute 5 : i32"],
    strata.traits = ["Pure"],
    strata.format = "$value attr-dict-with-keyword"
  } {
    %value = irdl.any {strata.summary = "any attribute"}
    %attribute = irdl.base "!pdl.attribute" {strata.summary = "PDL handle to an `mlir::Attribute`"}
    irdl.attributes {"value" = %value}
    irdl.results(attribute: %attribute)
  }
  irdl.operation @create_operation attributes {
    strata.class = "CreateOperationOp",
    strata.summary = "makes an operation",
    strata.description = "Makes an operation where the rewrite inserts. Its types are the given ones, or inferred.",
    strata.examples = ["%use = pdl_interp.create_operation \"t.b_found\"(%sum : !pdl.value)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.format = "$name (`(` $inputOperands^ `:` type($inputOperands) `)`)? `` custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames) custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) attr-dict",
    strata.hooks = ["verify"]
  } {
    %inputOperands = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    %inputAttributes = irdl.base "!pdl.attribute" {strata.summary = "PDL handle to an `mlir::Attribute`"}
    %inputResultTypes = irdl.c_pred "isa<pdl::TypeType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::TypeType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle to an `mlir::Type`"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %inputAttributeNames = irdl.c_pred "array_of(string_attr)" {strata.summary = "string array attribute"}
    %inferredResultTypes = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %resultOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    irdl.operands(inputOperands: variadic %inputOperands, inputAttributes: variadic %inputAttributes, inputResultTypes: variadic %inputResultTypes)
    irdl.attributes {"name" = %name, "inputAttributeNames" = %inputAttributeNames, "inferredResultTypes" = %inferredResultTypes}
    irdl.results(resultOp: %resultOp)
  }
  irdl.operation @create_range attributes {
    strata.class = "CreateRangeOp",
    strata.summary = "joins things to a range",
    strata.description = "All arguments in a row, which are things of one sort or ranges of them.",
    strata.examples = ["%xs = pdl_interp.create_range %x, %x : !pdl.value, !pdl.value"],
    strata.traits = ["Pure"],
    strata.format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
    strata.hooks = ["verify"]
  } {
    %arguments = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %result = irdl.c_pred "isa<pdl::RangeType>($_self) && isa<pdl::TypeType, pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType())" {strata.summary = "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values"}
    irdl.operands(arguments: variadic %arguments)
    irdl.results(result: %result)
  }
  irdl.operation @create_type attributes {
    strata.class = "CreateTypeOp",
    strata.summary = "a constant type",
    strata.description = "The type `value`.",
    strata.examples = ["%t = pdl_interp.create_type i32"],
    strata.traits = ["Pure"],
    strata.format = "$value attr-dict"
  } {
    %value = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    %result = irdl.base "!pdl.type" {strata.summary = "PDL handle to an `mlir::Type`"}
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @create_types attributes {
    strata.class = "CreateTypesOp",
    strata.summary = "constant types",
    strata.description = "The types `value`.",
    strata.examples = ["%ts = pdl_interp.create_types [i32]"],
    strata.traits = ["Pure"],
    strata.infer = [["result", "value", "pdl::getTypeRange($_self)", ""]],
    strata.format = "$value attr-dict"
  } {
    %value = irdl.c_pred "array_of(type_attr)" {strata.summary = "type array attribute"}
    %result = irdl.c_pred "isa<pdl::RangeType>($_self) && isa<pdl::TypeType>(cast<pdl::RangeType>($_self).getElementType())" {strata.summary = "range of PDL handle to an `mlir::Type` values"}
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @erase attributes {
    strata.class = "EraseOp",
    strata.summary = "removes an operation",
    strata.description = "The operation goes away; its results must have no uses by then.",
    strata.examples = ["pdl_interp.erase %op"],
    strata.format = "$inputOp attr-dict"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    irdl.operands(inputOp: %inputOp)
  }
  irdl.operation @extract attributes {
    strata.class = "ExtractOp",
    strata.summary = "one of a range",
    strata.description = "Element number `index` of a range; null if there are fewer.",
    strata.examples = ["%ex = pdl_interp.extract 1 of %vs : !pdl.value"],
    strata.traits = ["Pure"],
    strata.infer = [["range", "result", "pdl::getRange($_self)", "`range` is a PDL range whose element type matches type of `result`"]],
    strata.format = "$index `of` $range `:` type($result) attr-dict"
  } {
    %range = irdl.c_pred "isa<pdl::RangeType>($_self)" {strata.summary = "range of pdl type values"}
    %index = irdl.c_pred "typed_attr_of(signless_integer(32)) && non_negative" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %result = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    irdl.operands(range: %range)
    irdl.attributes {"index" = %index}
    irdl.results(result: %result)
  }
  irdl.operation @finalize attributes {
    strata.class = "FinalizeOp",
    strata.summary = "the end",
    strata.description = "Ends a matcher or a rewrite.",
    strata.examples = ["pdl_interp.finalize"],
    strata.traits = ["Pure", "IsTerminator"],
    strata.format = "attr-dict"
  }
  irdl.operation @foreach attributes {
    strata.class = "ForEachOp",
    strata.summary = "runs for each of a range",
    strata.description = "Runs the region with each element of the range, and goes on in the block. A turn ends with `continue`, or everything with `finalize`.",
    strata.examples = ["pdl_interp.foreach %x : !pdl.operation in %op { pdl_interp.continue } -> ^bb1"],
    strata.traits = ["IsTerminator"],
    strata.successors = ["successor"],
    strata.hooks = ["print", "parse", "verify"]
  } {
    %values = irdl.c_pred "isa<pdl::RangeType>($_self)" {strata.summary = "range of pdl type values"}
    %region = irdl.region
    irdl.operands(values: %values)
    irdl.regions(region: %region)
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "a program",
    strata.description = "A matcher, with the root operation as argument, or a rewrite, with the values that the matcher recorded.",
    strata.examples = ["pdl_interp.func @matcher() { pdl_interp.finalize }"],
    strata.traits = ["IsIsolatedFromAbove"],
    strata.interfaces = ["SymbolOpInterface", "CallableOpInterface", "FunctionOpInterface"],
    strata.hooks = ["print", "parse"]
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %body = irdl.region {strata.min_size = 1 : i32, strata.summary = "region with at least 1 blocks"}
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    irdl.regions(body: %body)
  }
  irdl.operation @get_attribute attributes {
    strata.class = "GetAttributeOp",
    strata.summary = "an attribute of an operation",
    strata.description = "The attribute `name`; null if there is none.",
    strata.examples = ["%attr = pdl_interp.get_attribute \"v\" of %root"],
    strata.traits = ["Pure"],
    strata.format = "$name `of` $inputOp attr-dict"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %attribute = irdl.base "!pdl.attribute" {strata.summary = "PDL handle to an `mlir::Attribute`"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"name" = %name}
    irdl.results(attribute: %attribute)
  }
  irdl.operation @get_attribute_type attributes {
    strata.class = "GetAttributeTypeOp",
    strata.summary = "the type of an attribute",
    strata.description = "The type of a typed attribute; null of others.",
    strata.traits = ["Pure"],
    strata.format = "`of` $value attr-dict"
  } {
    %value = irdl.base "!pdl.attribute" {strata.summary = "PDL handle to an `mlir::Attribute`"}
    %result = irdl.base "!pdl.type" {strata.summary = "PDL handle to an `mlir::Type`"}
    irdl.operands(value: %value)
    irdl.results(result: %result)
  }
  irdl.operation @get_defining_op attributes {
    strata.class = "GetDefiningOpOp",
    strata.summary = "where a value comes from",
    strata.description = "The operation that defines the value, or the first of the values; null if there is none.",
    strata.examples = ["%d = pdl_interp.get_defining_op of %vs : !pdl.range<value>"],
    strata.traits = ["Pure"],
    strata.format = "`of` $value `:` type($value) attr-dict"
  } {
    %value = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    irdl.operands(value: %value)
    irdl.results(inputOp: %inputOp)
  }
  irdl.operation @get_operand attributes {
    strata.class = "GetOperandOp",
    strata.summary = "one operand",
    strata.description = "The operand number `index`; null if there are fewer.",
    strata.examples = ["%x = pdl_interp.get_operand 0 of %root"],
    strata.traits = ["Pure"],
    strata.format = "$index `of` $inputOp attr-dict"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %index = irdl.c_pred "typed_attr_of(signless_integer(32)) && non_negative" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %value = irdl.base "!pdl.value" {strata.summary = "PDL handle for an `mlir::Value`"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"index" = %index}
    irdl.results(value: %value)
  }
  irdl.operation @get_operands attributes {
    strata.class = "GetOperandsOp",
    strata.summary = "operands",
    strata.description = "All operands, or those of the group `index` of the definition; null if there is no such group, or if one value is asked for and the group has another number.",
    strata.examples = ["%all = pdl_interp.get_operands of %root : !pdl.range<value>"],
    strata.traits = ["Pure"],
    strata.format = "($index^)? `of` $inputOp `:` type($value) attr-dict"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %index = irdl.c_pred "typed_attr_of(signless_integer(32)) && non_negative" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %value = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"index" = %index}
    irdl.results(value: %value)
  }
  irdl.operation @get_result attributes {
    strata.class = "GetResultOp",
    strata.summary = "one result",
    strata.description = "The result number `index`; null if there are fewer.",
    strata.examples = ["%v = pdl_interp.get_result 0 of %o3"],
    strata.traits = ["Pure"],
    strata.format = "$index `of` $inputOp attr-dict"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %index = irdl.c_pred "typed_attr_of(signless_integer(32)) && non_negative" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %value = irdl.base "!pdl.value" {strata.summary = "PDL handle for an `mlir::Value`"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"index" = %index}
    irdl.results(value: %value)
  }
  irdl.operation @get_results attributes {
    strata.class = "GetResultsOp",
    strata.summary = "results",
    strata.description = "All results, or those of the group `index` of the definition; null if there is no such group, or if one value is asked for and the group has another number.",
    strata.examples = ["%r = pdl_interp.get_results of %new : !pdl.range<value>"],
    strata.traits = ["Pure"],
    strata.format = "($index^)? `of` $inputOp `:` type($value) attr-dict"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %index = irdl.c_pred "typed_attr_of(signless_integer(32)) && non_negative" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute whose value is non-negative"}
    %value = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"index" = %index}
    irdl.results(value: %value)
  }
  irdl.operation @get_users attributes {
    strata.class = "GetUsersOp",
    strata.summary = "users of a value",
    strata.description = "The operations that use the value, or one of the values.",
    strata.examples = ["%u = pdl_interp.get_users of %v : !pdl.value"],
    strata.traits = ["Pure"],
    strata.infer = [["operations", "value", "pdl::getOperationRange($_self)", ""]],
    strata.format = "`of` $value `:` type($value) attr-dict"
  } {
    %value = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    %operations = irdl.c_pred "isa<pdl::RangeType>($_self) && isa<pdl::OperationType>(cast<pdl::RangeType>($_self).getElementType())" {strata.summary = "range of PDL handle to an `mlir::Operation *` values"}
    irdl.operands(value: %value)
    irdl.results(operations: %operations)
  }
  irdl.operation @get_value_type attributes {
    strata.class = "GetValueTypeOp",
    strata.summary = "the type of a value",
    strata.description = "The type of the value, or the types of the values.",
    strata.examples = ["%t = pdl_interp.get_value_type of %x : !pdl.type"],
    strata.traits = ["Pure"],
    strata.infer = [["value", "result", "pdl::getValues($_self)", "`value` type matches arity of `result`"]],
    strata.format = "`of` $value `:` type($result) attr-dict"
  } {
    %value = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    %result = irdl.c_pred "isa<pdl::TypeType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::TypeType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle to an `mlir::Type`"}
    irdl.operands(value: %value)
    irdl.results(result: %result)
  }
  irdl.operation @is_not_null attributes {
    strata.class = "IsNotNullOp",
    strata.summary = "whether there is something",
    strata.description = "Branches on whether the value is not null.",
    strata.examples = ["pdl_interp.is_not_null %attr : !pdl.attribute -> ^a3, ^end"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["trueDest", "falseDest"],
    strata.format = "$value `:` type($value) attr-dict `->` successors"
  } {
    %value = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    irdl.operands(value: %value)
  }
  irdl.operation @record_match attributes {
    strata.class = "RecordMatchOp",
    strata.summary = "a match",
    strata.description = "A rule matches: `rewriter` is the function that changes the IR, `inputs` are its arguments. The recorded match with the largest benefit is applied.",
    strata.examples = ["pdl_interp.record_match @r : benefit(1), loc([]) -> ^end"],
    strata.traits = ["AttrSizedOperandSegments", "IsTerminator"],
    strata.successors = ["dest"],
    strata.format = "$rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest"
  } {
    %inputs = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %matchedOps = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %rewriter = irdl.base "#builtin.symbol_ref" {strata.summary = "symbol reference attribute"}
    %rootKind = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %generatedOps = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.summary = "string array attribute"}
    %benefit = irdl.c_pred "typed_attr_of(signless_integer(16)) && non_negative" {strata.kind = "i16", strata.summary = "16-bit signless integer attribute whose value is non-negative"}
    irdl.operands(inputs: variadic %inputs, matchedOps: variadic %matchedOps)
    irdl.attributes {"rewriter" = %rewriter, "rootKind" = %rootKind, "generatedOps" = %generatedOps, "benefit" = %benefit}
  }
  irdl.operation @replace attributes {
    strata.class = "ReplaceOp",
    strata.summary = "replaces an operation",
    strata.description = "The values take the place of the results; the operation goes away.",
    strata.examples = ["pdl_interp.replace %op with ()"],
    strata.format = "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict"
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %replValues = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    irdl.operands(inputOp: %inputOp, replValues: variadic %replValues)
  }
  irdl.operation @switch_attribute attributes {
    strata.class = "SwitchAttributeOp",
    strata.summary = "branches on an attribute",
    strata.description = "Goes on in the block that belongs to the case, or in the default one.",
    strata.examples = ["pdl_interp.switch_attribute %a to [42 : i32, true](^bb4, ^bb3) -> ^bb2"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["defaultDest", "cases..."],
    strata.format = "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    strata.hooks = ["verify"]
  } {
    %attribute = irdl.base "!pdl.attribute" {strata.summary = "PDL handle to an `mlir::Attribute`"}
    %caseValues = irdl.base "#builtin.array" {strata.summary = "array attribute"}
    irdl.operands(attribute: %attribute)
    irdl.attributes {"caseValues" = %caseValues}
  }
  irdl.operation @switch_operand_count attributes {
    strata.class = "SwitchOperandCountOp",
    strata.summary = "branches on the number of operands",
    strata.description = "Goes on in the block that belongs to the case, or in the default one.",
    strata.examples = ["pdl_interp.switch_operand_count of %op to dense<[10, 2]> : vector<2xi32>(^bb5, ^bb5) -> ^bb2"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["defaultDest", "cases..."],
    strata.format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    strata.hooks = ["verify"]
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %caseValues = irdl.c_pred "isa<DenseIntElementsAttr>($_self) && cast<DenseIntElementsAttr>($_self).getType().getElementType().isSignlessInteger(32)" {strata.summary = "32-bit signless integer elements attribute"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"caseValues" = %caseValues}
  }
  irdl.operation @switch_operation_name attributes {
    strata.class = "SwitchOperationNameOp",
    strata.summary = "branches on the name of an operation",
    strata.description = "Goes on in the block that belongs to the case, or in the default one.",
    strata.examples = ["pdl_interp.switch_operation_name of %root to [\"t.a\", \"t.b\", \"t.loop\"](^a, ^b, ^loop) -> ^end"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["defaultDest", "cases..."],
    strata.format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    strata.hooks = ["verify"]
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %caseValues = irdl.c_pred "array_of(string_attr)" {strata.summary = "string array attribute"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"caseValues" = %caseValues}
  }
  irdl.operation @switch_result_count attributes {
    strata.class = "SwitchResultCountOp",
    strata.summary = "branches on the number of results",
    strata.description = "Goes on in the block that belongs to the case, or in the default one.",
    strata.examples = ["pdl_interp.switch_result_count of %op to dense<[10, 2]> : vector<2xi32>(^bb5, ^bb5) -> ^bb2"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["defaultDest", "cases..."],
    strata.format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    strata.hooks = ["verify"]
  } {
    %inputOp = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %caseValues = irdl.c_pred "isa<DenseIntElementsAttr>($_self) && cast<DenseIntElementsAttr>($_self).getType().getElementType().isSignlessInteger(32)" {strata.summary = "32-bit signless integer elements attribute"}
    irdl.operands(inputOp: %inputOp)
    irdl.attributes {"caseValues" = %caseValues}
  }
  irdl.operation @switch_type attributes {
    strata.class = "SwitchTypeOp",
    strata.summary = "branches on a type",
    strata.description = "Goes on in the block that belongs to the case, or in the default one.",
    strata.examples = ["pdl_interp.switch_type %t to [i32, f32](^a2, ^end) -> ^end"],
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["defaultDest", "cases..."],
    strata.format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    strata.hooks = ["verify"]
  } {
    %value = irdl.base "!pdl.type" {strata.summary = "PDL handle to an `mlir::Type`"}
    %caseValues = irdl.c_pred "array_of(type_attr)" {strata.summary = "type array attribute"}
    irdl.operands(value: %value)
    irdl.attributes {"caseValues" = %caseValues}
  }
  irdl.operation @switch_types attributes {
    strata.class = "SwitchTypesOp",
    strata.summary = "branches on types",
    strata.description = "Goes on in the block that belongs to the case, or in the default one.",
    strata.traits = ["IsTerminator", "Pure"],
    strata.successors = ["defaultDest", "cases..."],
    strata.infer = [["value", "caseValues", "pdl::getTypeRange($_self)", ""]],
    strata.format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    strata.hooks = ["verify"]
  } {
    %value = irdl.c_pred "isa<pdl::RangeType>($_self) && isa<pdl::TypeType>(cast<pdl::RangeType>($_self).getElementType())" {strata.summary = "range of PDL handle to an `mlir::Type` values"}
    %caseValues = irdl.c_pred "array_of(array_of(type_attr))" {strata.summary = "type-array array attribute"}
    irdl.operands(value: %value)
    irdl.attributes {"caseValues" = %caseValues}
  }
}
