// Conversions between dialects as data: the legal operations, and the
// conversions of types. The rules are those of `pdl`;
// strata/Rewrite/DialectConversion/ConversionRules.h reads them.
irdl.dialect @conversion attributes {
  strata.version = 1 : i32,
  strata.summary = "conversions between dialects as data",
  strata.description = "A file with a conversion has `pdl.pattern` operations, a `conversion.target` that says which operations are legal, and a `conversion.type` for each type, or sort of types, that becomes another one. `strata opt --convert-patterns=file=...` does what it says."
} {
  irdl.operation @check attributes {
    strata.class = "CheckOp",
    strata.summary = "a condition, or something that is found out",
    strata.description = "Asks the constraint that is registered under `name` about its arguments, as `pdl.apply_native_constraint` does. The rule is for another type if it does not hold, or with `isNegated` if it does.",
    strata.traits = ["HasParent<conversion.type>"],
    strata.format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict"
  } {
    %argsType = irdl.base "!pdl.type"
    %argsAttr = irdl.base "!pdl.attribute"
    %args = irdl.any_of(%argsType, %argsAttr) {strata.summary = "attribute or type"}
    %resultsType = irdl.base "!pdl.type"
    %resultsAttr = irdl.base "!pdl.attribute"
    %results = irdl.any_of(%resultsType, %resultsAttr) {strata.summary = "attribute or type"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %isNegated = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.default = "false", strata.summary = "bool attribute"}
    irdl.operands(args: variadic %args)
    irdl.attributes {"name" = %name, "isNegated" = %isNegated}
    irdl.results(results: variadic %results)
  }
  irdl.operation @convert attributes {
    strata.class = "ConvertOp",
    strata.summary = "conversion of another type",
    strata.description = "Applies the conversion to a part of the type. If that has no conversion, or becomes any other number of types than one, the whole has none.",
    strata.traits = ["HasParent<conversion.type>"],
    strata.format = "$type attr-dict"
  } {
    %type = irdl.base "!pdl.type" {strata.summary = "type"}
    %result = irdl.base "!pdl.type" {strata.summary = "type"}
    irdl.operands(type: %type)
    irdl.results(result: %result)
  }
  irdl.operation @elementwise attributes {
    strata.class = "ElementwiseOp",
    strata.summary = "an operation that becomes one of llvm for each element",
    strata.description = "Operations `from` become operations `to` of the dialect llvm with the same operands; for vectors of several dimensions, one for each vector of one dimension. Attributes are those of the operation, under the names that `renamed` gives; cases of enumerations become those with the same keyword. Floats that LLVM does not have are integers there: the rule does not match them, unless it is for any bits.",
    strata.format = "$from `to` $to (`renamed` $renamed^)? (`bits` $bits^)? attr-dict"
  } {
    %bits = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %from = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %to = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %renamed = irdl.c_pred "dictionary_attr" {strata.optional, strata.summary = "dictionary of string attributes"}
    irdl.attributes {"from" = %from, "to" = %to, "renamed" = %renamed, "bits" = %bits}
  }
  irdl.operation @make attributes {
    strata.class = "MakeOp",
    strata.summary = "a type with parameters",
    strata.description = "The type of that name with these parameters; parameters that have defaults may be left out at the end. If they do not satisfy its definition, the type that is converted has no conversion. Of `builtin.tensor`, `builtin.memref` and `builtin.vector` they are the type of the elements, and sizes.",
    strata.traits = ["HasParent<conversion.type>"],
    strata.format = "$name (`(` $params^ `:` type($params) `)`)? attr-dict"
  } {
    %paramsType = irdl.base "!pdl.type"
    %paramsAttr = irdl.base "!pdl.attribute"
    %params = irdl.any_of(%paramsType, %paramsAttr) {strata.summary = "attribute or type"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %result = irdl.base "!pdl.type" {strata.summary = "type"}
    irdl.operands(params: variadic %params)
    irdl.attributes {"name" = %name}
    irdl.results(result: %result)
  }
  irdl.operation @refuse attributes {
    strata.class = "RefuseOp",
    strata.summary = "the type has no conversion",
    strata.description = "Ends a rule for types that must not be there.",
    strata.traits = ["HasParent<conversion.type>", "Terminator"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @take attributes {
    strata.class = "TakeOp",
    strata.summary = "parameters of a type",
    strata.description = "The first parameters of a type of that name. The rule is for another type if it is none, or if a parameter is absent or no type where one is asked for.",
    strata.traits = ["HasParent<conversion.type>"],
    strata.format = "$name `of` $type (`:` type($params)^)? attr-dict"
  } {
    %type = irdl.base "!pdl.type" {strata.summary = "type"}
    %name = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    %paramsType = irdl.base "!pdl.type"
    %paramsAttr = irdl.base "!pdl.attribute"
    %params = irdl.any_of(%paramsType, %paramsAttr) {strata.summary = "attribute or type"}
    irdl.operands(type: %type)
    irdl.attributes {"name" = %name}
    irdl.results(params: variadic %params)
  }
  irdl.operation @target attributes {
    strata.class = "TargetOp",
    strata.summary = "legal and illegal operations",
    strata.description = "Lists of dialects, and of operations by their full names, which go before their dialects. `legal` ones may stay, `illegal` ones must not, `dynamic` ones may where all their types are legal: those of operands, results, arguments of blocks, and attributes that are types. `retyped` ones are dynamic, and those that may not stay are made again for the converted types. The legality of other operations is unknown: partial conversions keep them if no rule matches.",
    strata.format = "(`legal` ` ` `[` $legal^ `]`)? (`illegal` ` ` `[` $illegal^ `]`)? (`dynamic` ` ` `[` $dynamic^ `]`)? (`retyped` ` ` `[` $retyped^ `]`)? attr-dict"
  } {
    %legal = irdl.c_pred "array_of(string_attr)" {strata.kind = "array<string>", strata.optional, strata.summary = "string array attribute"}
    %illegal = irdl.c_pred "array_of(string_attr)" {strata.kind = "array<string>", strata.optional, strata.summary = "string array attribute"}
    %dynamic = irdl.c_pred "array_of(string_attr)" {strata.kind = "array<string>", strata.optional, strata.summary = "string array attribute"}
    %retyped = irdl.c_pred "array_of(string_attr)" {strata.kind = "array<string>", strata.optional, strata.summary = "string array attribute"}
    irdl.attributes {"legal" = %legal, "illegal" = %illegal, "dynamic" = %dynamic, "retyped" = %retyped}
  }
  irdl.operation @type attributes {
    strata.class = "TypeOp",
    strata.summary = "conversion of a type",
    strata.description = "Either one type and what it becomes, or a body that is given a type: what it yields is what the type becomes, unless one of its operations finds that the rule is for another type. Of several rules the first that fits counts. Within the body the prefix `conversion.` may be left out.",
    strata.traits = ["SingleBlock", "DefaultDialect", "IsolatedFromAbove"],
    strata.format = "($from^ `to` $to)? ($body^)? attr-dict",
    strata.hooks = ["verifyRegions"]
  } {
    %from = irdl.c_pred "type_attr" {strata.kind = "type", strata.optional, strata.summary = "any type attribute"}
    %to = irdl.c_pred "array_of(type_attr)" {strata.kind = "array<type>", strata.optional, strata.summary = "type array attribute"}
    %body = irdl.region
    irdl.attributes {"from" = %from, "to" = %to}
    irdl.regions(body: %body)
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "result of the conversion of a type",
    strata.description = "One type, several, or none: then values of the type go away.",
    strata.traits = ["HasParent<conversion.type>", "Terminator"],
    strata.format = "($types^)? attr-dict"
  } {
    %types = irdl.base "!pdl.type" {strata.summary = "type"}
    irdl.operands(types: variadic %types)
  }
}
