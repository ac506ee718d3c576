// Rewrite rules as data: a pattern of IR, and its replacement. strata/Rewrite
// compiles and runs them; docs/patterns.md describes how to write them.
//
// Types whose names are those of operations have symbols that begin with `!`.
irdl.dialect @pdl attributes {
  strata.version = 1 : i32,
  strata.summary = "rewrite rules as data",
  strata.description = "A `pdl.pattern` describes operations, operands, types and attributes and how they hang together; its `pdl.rewrite` says what is made instead. Values of the dialect stand for things of the IR that a rule is applied to: `!pdl.operation`, `!pdl.value`, `!pdl.type`, `!pdl.attribute`, and ranges of them."
} {
  irdl.type @"!attribute" attributes {
    strata.class = "AttributeType",
    strata.record = "PDL_Attribute",
    strata.summary = "an attribute of the IR that a rule is applied to"
  }
  irdl.type @"!operation" attributes {
    strata.interfaces = ["transform::TransformHandleTypeInterface"],
    strata.class = "OperationType",
    strata.record = "PDL_Operation",
    strata.summary = "an operation of the IR that a rule is applied to"
  }
  irdl.type @"!range" attributes {
    strata.class = "RangeType",
    strata.record = "PDL_Range",
    strata.summary = "any number of attributes, operations, types or values",
    strata.format = "`<` custom<RangeElement>($elementType) `>`"
  } {
    %elementType = irdl.any {strata.kind = "type", strata.cpp_type = "Type"}
    irdl.parameters(elementType: %elementType)
  }
  irdl.type @"!type" attributes {
    strata.class = "TypeType",
    strata.record = "PDL_Type",
    strata.summary = "a type of the IR that a rule is applied to"
  }
  irdl.type @value attributes {
    strata.class = "ValueType",
    strata.record = "PDL_Value",
    strata.summary = "a value of the IR that a rule is applied to"
  }
  irdl.operation @apply_native_constraint attributes {
    strata.class = "ApplyNativeConstraintOp",
    strata.summary = "a condition in C++",
    strata.description = "Asks the constraint that is registered under `name` about its arguments; the rule matches only if it holds, or with `isNegated` if it does not. Results are what the constraint finds on the way.",
    strata.traits = ["HasParent<pdl.pattern>"],
    strata.format = "$name `(` $args `:` type($args) `)` (`:`  type($results)^ )? attr-dict",
    strata.hooks = ["verify"]
  } {
    %args = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %results = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %isNegated = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.operands(args: variadic %args)
    irdl.attributes {"name" = %name, "isNegated" = %isNegated}
    irdl.results(results: variadic %results)
  }
  irdl.operation @apply_native_rewrite attributes {
    strata.class = "ApplyNativeRewriteOp",
    strata.summary = "a step of a rewrite in C++",
    strata.description = "Calls the rewrite that is registered under `name`; the results are what it returns.",
    strata.traits = ["HasParent<pdl.rewrite>"],
    strata.format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict",
    strata.hooks = ["verify"]
  } {
    %args = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %results = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.operands(args: variadic %args)
    irdl.attributes {"name" = %name}
    irdl.results(results: variadic %results)
  }
  irdl.operation @attribute attributes {
    strata.class = "AttributeOp",
    strata.summary = "an attribute",
    strata.description = "Where a rule matches, an attribute of an operation: any one, one of a type, or the constant `value`. In a rewrite, the constant.",
    strata.examples = ["%a = pdl.attribute : %t"],
    strata.format = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword",
    strata.hooks = ["verify"]
  } {
    %valueType = irdl.base "!pdl.type" {strata.summary = "PDL handle to an `mlir::Type`"}
    %value = irdl.any {strata.optional, strata.summary = "any attribute"}
    %attr = irdl.base "!pdl.attribute" {strata.summary = "PDL handle to an `mlir::Attribute`"}
    irdl.operands(valueType: optional %valueType)
    irdl.attributes {"value" = %value}
    irdl.results(attr: %attr)
  }
  irdl.operation @erase attributes {
    strata.class = "EraseOp",
    strata.summary = "removes an operation",
    strata.description = "The operation goes away; its results must have no uses by then.",
    strata.traits = ["HasParent<pdl.rewrite>"],
    strata.format = "$opValue attr-dict"
  } {
    %opValue = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    irdl.operands(opValue: %opValue)
  }
  irdl.operation @operand attributes {
    strata.class = "OperandOp",
    strata.summary = "a value from outside",
    strata.description = "An operand that the rule does not constrain, except optionally by its type.",
    strata.traits = ["HasParent<pdl.pattern>"],
    strata.format = "(`:` $valueType^)? attr-dict",
    strata.hooks = ["verify"]
  } {
    %valueType = irdl.base "!pdl.type" {strata.summary = "PDL handle to an `mlir::Type`"}
    %value = irdl.base @pdl::@value {strata.summary = "PDL handle for an `mlir::Value`"}
    irdl.operands(valueType: optional %valueType)
    irdl.results(value: %value)
  }
  irdl.operation @operands attributes {
    strata.class = "OperandsOp",
    strata.summary = "values from outside",
    strata.description = "Any number of operands that the rule does not constrain, except optionally by their types.",
    strata.traits = ["HasParent<pdl.pattern>"],
    strata.format = "(`:` $valueType^)? attr-dict",
    strata.hooks = ["verify"]
  } {
    %valueTypeElement = irdl.base "!pdl.type"
    %valueType = irdl.parametric @pdl::@"!range"<%valueTypeElement> {strata.summary = "range of PDL handle to an `mlir::Type` values"}
    %valueElement = irdl.base @pdl::@value
    %value = irdl.parametric @pdl::@"!range"<%valueElement> {strata.summary = "range of PDL handle for an `mlir::Value` values"}
    irdl.operands(valueType: optional %valueType)
    irdl.results(value: %value)
  }
  irdl.operation @operation attributes {
    strata.class = "OperationOp",
    strata.summary = "an operation",
    strata.description = "Where a rule matches, an operation that is there: of this name if there is one, with these operands and results and no others, with at least these attributes. A single range stands for all operands, or all results; otherwise they are given group by group as the definition has them. In a rewrite, an operation to be made before the root; where it has no types, or types that nothing constrains, these are inferred.",
    strata.examples = ["%r = pdl.operation {\"a\" = %a}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.format = "($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)? custom<OperationOpAttributes>($attributeValues, $attributeValueNames) (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict",
    strata.hooks = ["verify"]
  } {
    %operandValues = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    %attributeValues = irdl.base "!pdl.attribute" {strata.summary = "PDL handle to an `mlir::Attribute`"}
    %typeValues = irdl.c_pred "isa<pdl::TypeType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::TypeType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle to an `mlir::Type`"}
    %opName = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %attributeValueNames = irdl.c_pred "array_of(string_attr)" {strata.summary = "string array attribute"}
    %op = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    irdl.operands(operandValues: variadic %operandValues, attributeValues: variadic %attributeValues, typeValues: variadic %typeValues)
    irdl.attributes {"opName" = %opName, "attributeValueNames" = %attributeValueNames}
    irdl.results(op: %op)
  }
  irdl.operation @pattern attributes {
    strata.class = "PatternOp",
    strata.summary = "a rule",
    strata.description = "What is matched, and at the end a `pdl.rewrite`. Of rules that match, that with the largest benefit is applied.",
    strata.examples = ["pdl.pattern @after : benefit(1) { %op = operation \"t.twice\" rewrite %op { erase %op } }"],
    strata.traits = ["IsIsolatedFromAbove", "SingleBlock", "DefaultDialect"],
    strata.interfaces = ["SymbolOpInterface"],
    strata.format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion",
    strata.hooks = ["verifyRegions"]
  } {
    %benefit = irdl.c_pred "typed_attr_of(signless_integer(16)) && non_negative" {strata.kind = "i16", strata.summary = "16-bit signless integer attribute whose value is non-negative"}
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.optional, strata.summary = "string attribute"}
    %bodyRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.attributes {"benefit" = %benefit, "sym_name" = %sym_name}
    irdl.regions(bodyRegion: %bodyRegion)
  }
  irdl.operation @range attributes {
    strata.class = "RangeOp",
    strata.summary = "joins things to a range",
    strata.description = "All arguments in a row, which are things of one sort or ranges of them.",
    strata.traits = ["Pure", "HasParent<pdl.rewrite>"],
    strata.format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
    strata.hooks = ["verify"]
  } {
    %arguments = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %result = irdl.c_pred "isa<pdl::RangeType>($_self) && isa<pdl::TypeType, pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType())" {strata.summary = "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values"}
    irdl.operands(arguments: variadic %arguments)
    irdl.results(result: %result)
  }
  irdl.operation @replace attributes {
    strata.class = "ReplaceOp",
    strata.summary = "replaces an operation",
    strata.description = "Values, or the results of another operation, take the place of the results; the operation goes away.",
    strata.traits = ["AttrSizedOperandSegments", "HasParent<pdl.rewrite>"],
    strata.format = "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict",
    strata.hooks = ["verify"]
  } {
    %opValue = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %replOperation = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %replValues = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    irdl.operands(opValue: %opValue, replOperation: optional %replOperation, replValues: variadic %replValues)
  }
  irdl.operation @result attributes {
    strata.class = "ResultOp",
    strata.summary = "a result",
    strata.description = "Result number `index` of an operation.",
    strata.examples = ["%r = pdl.result 0 of %a"],
    strata.traits = ["Pure"],
    strata.format = "$index `of` $parent attr-dict"
  } {
    %parent = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %index = irdl.c_pred "typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %val = irdl.base @pdl::@value {strata.summary = "PDL handle for an `mlir::Value`"}
    irdl.operands(parent: %parent)
    irdl.attributes {"index" = %index}
    irdl.results(val: %val)
  }
  irdl.operation @results attributes {
    strata.class = "ResultsOp",
    strata.summary = "results",
    strata.description = "All results of an operation, or those of the group `index` of its definition.",
    strata.examples = ["%all = pdl.results of %a {baz}"],
    strata.traits = ["Pure"],
    strata.format = "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict",
    strata.hooks = ["verify"]
  } {
    %parent = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %index = irdl.c_pred "typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %val = irdl.c_pred "isa<pdl::ValueType>($_self) || (isa<pdl::RangeType>($_self) && isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType()))" {strata.summary = "single element or range of PDL handle for an `mlir::Value`"}
    irdl.operands(parent: %parent)
    irdl.attributes {"index" = %index}
    irdl.results(val: %val)
  }
  irdl.operation @rewrite attributes {
    strata.class = "RewriteOp",
    strata.summary = "replacement of the matched operation",
    strata.description = "The steps of the rewrite, or the name of a rewrite in C++ that is given the root, if there is one, and the arguments. Matching begins at the root; without one, at an operation that all others can be reached from.",
    strata.traits = ["IsTerminator", "HasParent<pdl.pattern>", "NoTerminator", "NoRegionArguments", "SingleBlock", "AttrSizedOperandSegments", "DefaultDialect"],
    strata.format = "($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)? attr-dict-with-keyword",
    strata.hooks = ["verifyRegions"]
  } {
    %root = irdl.base "!pdl.operation" {strata.summary = "PDL handle to an `mlir::Operation *`"}
    %externalArgs = irdl.c_pred "isa<pdl::AttributeType, pdl::OperationType, pdl::RangeType, pdl::TypeType, pdl::ValueType>($_self)" {strata.summary = "pdl type"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %bodyRegion = irdl.region
    irdl.operands(root: optional %root, externalArgs: variadic %externalArgs)
    irdl.attributes {"name" = %name}
    irdl.regions(bodyRegion: %bodyRegion)
  }
  irdl.operation @type attributes {
    strata.class = "TypeOp",
    strata.summary = "a type",
    strata.description = "A type: any one, or the constant `constantType`.",
    strata.examples = ["%a = pdl.type"],
    strata.format = "attr-dict (`:` $constantType^)?",
    strata.hooks = ["verify"]
  } {
    %constantType = irdl.c_pred "type_attr" {strata.kind = "type", strata.optional, strata.summary = "any type attribute"}
    %result = irdl.base "!pdl.type" {strata.summary = "PDL handle to an `mlir::Type`"}
    irdl.attributes {"constantType" = %constantType}
    irdl.results(result: %result)
  }
  irdl.operation @types attributes {
    strata.class = "TypesOp",
    strata.summary = "types",
    strata.description = "Any number of types, or the constants `constantTypes`.",
    strata.examples = ["%t = pdl.types"],
    strata.format = "attr-dict (`:` $constantTypes^)?",
    strata.hooks = ["verify"]
  } {
    %constantTypes = irdl.c_pred "array_of(type_attr)" {strata.optional, strata.summary = "type array attribute"}
    %resultElement = irdl.base "!pdl.type"
    %result = irdl.parametric @pdl::@"!range"<%resultElement> {strata.summary = "range of PDL handle to an `mlir::Type` values"}
    irdl.attributes {"constantTypes" = %constantTypes}
    irdl.results(result: %result)
  }
}
