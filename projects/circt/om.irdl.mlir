// Facts from the C++ code of CIRCT's dialect om.
irdl.dialect @om attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["Class", "", "discardable(\"sym_visibility\", \"public\", \"private\", \"nested\") $sym_name `` `(` ports(argument($body, $formalParamNames) `` `:` argument-type($body)) `)` (`->` `(` ports(name($fieldNames) `` `:` as(parameter($fieldTypes, \"dictionary\", \"fieldNames\"), \"type\"))^ `)`)? attr-dict-with-keyword $body"]]
} {
  irdl.attribute @"#integer" attributes {strata.class = "IntegerAttr", strata.interfaces = ["TypedAttr"], strata.format = "`<` $value `>`"} {
    %value = irdl.base "#builtin.integer"
    %type = irdl.any {strata.kind = "type", strata.self_type}
    irdl.parameters(value: %value, type: %type)
  }
  irdl.operation @class attributes {strata.format = "custom<Class>()"}
  irdl.operation @class.extern attributes {strata.format = "custom<Class>()"}
  irdl.operation @class.fields attributes {strata.format = "attr-dict ($fields^ `:` type($fields))?"}
  irdl.operation @list_create attributes {
    strata.format = "$inputs attr-dict `:` equal-types(type($inputs))",
    strata.infer = [["result", "inputs", "ListType::get($_self[0])", ""]]
  }
}
