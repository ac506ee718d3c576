// Facts from the C++ code of CIRCT's dialect hw.
irdl.dialect @hw attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["isHWIntegerType", "type", "return isa<hw::TypeAliasType, hw::IntType>(type) || type.isSignlessInteger();"],
    ["isValidProbeElementType", "type",
     "return isa<IntegerType, hw::IntType, hw::ArrayType, hw::UnpackedArrayType, hw::StructType, hw::UnionType, hw::EnumType, hw::TypeAliasType>(type);"],
    ["isValidIndexBitWidth", "index, array",
     "auto type = array.getType();",
     "if (!isa<hw::ArrayType, hw::UnpackedArrayType>(type) || !isa<IntegerType>(index.getType())) return true;",
     "auto size = isa<hw::ArrayType>(type) ? cast<hw::ArrayType>(type).getSizeAttr() : cast<hw::UnpackedArrayType>(type).getSizeAttr();",
     "if (!isa<IntegerAttr>(size)) return true;",
     "int64_t width = 0;",
     "for (int64_t n = 1; n < size.getInt(); n *= 2) width += 1;",
     "auto given = index.getType().getWidth();",
     "return given == width || (size.getInt() <= 1 && given <= 1);"],
    ["getInOutElementType", "type", "return cast<InOutType>(type).getElementType();"],
    ["getAnyHWArrayElementType", "type",
     "if (auto array = dyn_cast<ArrayType>(type)) return array.getElementType();",
     "return cast<UnpackedArrayType>(type).getElementType();"],
    ["sliceIndex", "type",
     "int64_t width = 0;",
     "for (int64_t n = 1; n < type.getSizeAttr().getInt(); n *= 2) width += 1;",
     "return IntegerType::get($_ctxt, width ? width : 1);"],
    ["concatenated", "types",
     "int64_t size = 0;",
     "for (auto type : types) size += cast<ArrayType>(type).getSizeAttr().getInt();",
     "return ArrayType::get(cast<ArrayType>(types[0]).getElementType(), size);"],
    ["fieldType", "type, index", "return cast<StructType>(type).getTypes()[index.getInt()];"]],
  strata.formats = [
    ["ArrayConcatTypes", "inputs, result", "$inputs"],
    ["SliceTypes", "array, index", "$array"],
    ["ParamValue", "value, type", "$type `=` $value"],
    ["Visibility", "", "discardable(\"sym_visibility\", \"public\", \"private\", \"nested\")"],
    ["Parameters", "list", "(`<` ports(name(parameter($list, \"#hw.param.decl\", \"name\")) `` `:` parameter($list, \"#hw.param.decl\", \"type\") unless(\"\", `=` typed(parameter($list, \"#hw.param.decl\", \"value\"), parameter($list, \"#hw.param.decl\", \"type\"))))^ `>`)?"],
    ["Direction", "number", "value(parameter($module_type, \"!hw.modty\", \"directions\"), $number)"],
    ["Name", "", "name(parameter($module_type, \"!hw.modty\", \"names\"))"],
    ["Type", "", "parameter($module_type, \"!hw.modty\", \"types\")"],
    ["Argument", "", "argument($body, parameter($module_type, \"!hw.modty\", \"names\")) `:` argument-type($body, parameter($module_type, \"!hw.modty\", \"types\")) unless(\"{}\", $per_port_attrs)"],
    ["Port", "", "`:` custom<Type>() unless(\"{}\", $per_port_attrs)"],
    ["ExternalPorts", "", "`(` ports(`in` custom<Direction>(\"0 : i8\") value-name(custom<Name>()) custom<Port>() location($port_locs) | `out` custom<Direction>(\"1 : i8\") custom<Name>() custom<Port>() location($port_locs) | `inout` custom<Direction>(\"2 : i8\") value-name(custom<Name>()) custom<Port>() location($port_locs)) `)`"]]
} {
  irdl.type @modty attributes {
    strata.class = "ModuleType",
    strata.format = "`<` ports(`input` value($directions, \"0 : i8\") name($names) `:` $types | `output` value($directions, \"1 : i8\") name($names) `:` $types | `inout` value($directions, \"2 : i8\") name($names) `:` $types) `>`"
  } {
    %directions = irdl.any {strata.kind = "dense<i8>"}
    %names = irdl.any {strata.kind = "array<string>"}
    %types = irdl.any {strata.kind = "array<type>"}
    irdl.parameters(directions: %directions, names: %names, types: %types)
  }
  irdl.type @struct attributes {
    strata.class = "StructType", strata.format = "`<` ports(name($names) `` `:` $types) `>`"
  } {
    %names = irdl.any {strata.kind = "array<string>"}
    %types = irdl.any {strata.kind = "array<type<hw>>"}
    irdl.parameters(names: %names, types: %types)
  }
  irdl.type @array attributes {
    strata.class = "ArrayType", strata.format = "`<` custom<CountedType>($sizeAttr, $elementType, \"hw\") `>`"
  } {
    %sizeAttr = irdl.any
    %elementType = irdl.any {strata.kind = "type"}
    irdl.parameters(elementType: %elementType, sizeAttr: %sizeAttr)
  }
  irdl.type @uarray attributes {
    strata.class = "UnpackedArrayType", strata.format = "`<` custom<CountedType>($sizeAttr, $elementType, \"hw\") `>`"
  } {
    %sizeAttr = irdl.any
    %elementType = irdl.any {strata.kind = "type"}
    irdl.parameters(elementType: %elementType, sizeAttr: %sizeAttr)
  }
  irdl.type @inout attributes {strata.class = "InOutType", strata.format = "`<` $elementType `>`"} {
    %elementType = irdl.any {strata.kind = "type<hw>"}
    irdl.parameters(elementType: %elementType)
  }
  irdl.attribute @param.decl attributes {
    strata.class = "ParamDeclAttr", strata.interfaces = ["TypedAttr"],
    strata.format = "`<` $name `:` $type (`=` $value^)? `>`"
  } {
    %name = irdl.any {strata.kind = "string"}
    %type = irdl.any {strata.kind = "type"}
    %value = irdl.any {strata.optional}
    irdl.parameters(name: %name, type: %type, value: %value)
  }
  irdl.attribute @innerNameRef attributes {strata.class = "InnerRefAttr", strata.format = "`<` $ref `>`"} {
    %ref = irdl.c_pred "isa<SymbolRefAttr>($_self) && !isa<FlatSymbolRefAttr>($_self)"
    irdl.parameters(ref: %ref)
  }
  irdl.attribute @innerSym attributes {
    strata.class = "InnerSymAttr",
    strata.format = "($name^) : (`[` ports(`<` $names `,` $fieldIDs `,` name($visibilities) `>`) `]`)?"
  } {
    %name = irdl.any {strata.kind = "symbol", strata.optional}
    %names = irdl.any {strata.kind = "array<symbol>", strata.optional}
    %fieldIDs = irdl.any {strata.kind = "array<i64>", strata.optional}
    %visibilities = irdl.any {strata.kind = "array<string>", strata.optional}
    irdl.parameters(name: %name, names: %names, fieldIDs: %fieldIDs, visibilities: %visibilities)
  }
  irdl.operation @module attributes {
    strata.format = "custom<Visibility>() $sym_name `` custom<Parameters>($parameters) `` `(` ports(`in` custom<Direction>(\"0 : i8\") custom<Argument>() | `out` custom<Direction>(\"1 : i8\") custom<Name>() custom<Port>() location($result_locs) | `inout` custom<Direction>(\"2 : i8\") custom<Argument>()) `)` implied($comment, \"\\\"\\\"\") attr-dict-with-keyword $body"
  }
  irdl.operation @module.extern attributes {
    strata.format = "custom<Visibility>() $sym_name `` custom<Parameters>($parameters) `` custom<ExternalPorts>() attr-dict-with-keyword empty($body)"
  }
  irdl.operation @module.generated attributes {
    strata.format = "custom<Visibility>() $sym_name `,` $generatorKind `` custom<Parameters>($parameters) `` custom<ExternalPorts>() attr-dict-with-keyword empty($body)"
  }
  irdl.operation @instance attributes {
    strata.verify_symbol_uses = [
      "auto target = SymbolTable::lookupNearestSymbolFrom($_op, $moduleName);",
      "if (!target) return emitOpError(\"Cannot find module definition '\") << $moduleName.getLeafReference().getValue() << \"'\";",
      "if (!target.hasAttr(\"module_type\")) return emitOpError(\"symbol reference '\") << $moduleName.getLeafReference().getValue() << \"' isn't a module\";",
      "auto type = cast<ModuleType>(cast<TypeAttr>(target.getAttr(\"module_type\")).getValue());",
      "int64_t outputs = count_if(type.getDirections(), [](auto direction) { return direction == 1; });",
      "int64_t inputs = type.getDirections().size() - outputs;",
      "if ($results.size() != outputs)",
      "  return emitOpError(\"has a wrong number of results; expected \") << outputs << \" but got \" << $results.size();",
      "if ($inputs.size() != inputs)",
      "  return emitOpError(\"has a wrong number of operands; expected \") << inputs << \" but got \" << $inputs.size();"],
    strata.format = "$instanceName (`sym` $inner_sym^)? $moduleName `` custom<Parameters>($parameters) `` `(` ports(name($argNames) `` `:` $inputs `:` type($inputs)) `)` `->` `(` ports(name($resultNames) `` `:` type($results)) `)` attr-dict"
  }
  irdl.operation @hierpath attributes {
    strata.format = "custom<Visibility>() $sym_name `[` ports(parameter($namepath, \"#hw.innerNameRef\", \"ref\")) `]` attr-dict"
  }
  irdl.operation @constant attributes {strata.format = "$value attr-dict"}
  irdl.operation @array_create attributes {
    strata.format = "$inputs attr-dict `:` equal-types(type($inputs))",
    strata.infer = [["result", "inputs", "ArrayType::get($_self[0], $_self.size())", ""]]
  }
  irdl.operation @struct_create attributes {
    strata.format = "`(` $input `)` attr-dict `:` qualified(type($result))",
    strata.infer = [["input", "result", "cast<StructType>($_self).getTypes()", ""]]
  }
  irdl.operation @struct_extract attributes {
    strata.format = "$input `[` field($fieldIndex, type($input), \"!hw.struct\", \"names\", \"quoted\") `]` attr-dict `:` qualified(type($input))",
    strata.infer = [["result", "input, fieldIndex", "fieldType($_self, $fieldIndex)", ""]]
  }
  irdl.operation @array_slice attributes {
    strata.infer = [["lowIndex", "input", "sliceIndex(cast<ArrayType>($_self))", ""]]
  }
  irdl.operation @array_concat attributes {
    strata.infer = [["result", "inputs", "concatenated($_self)", ""]]
  }
}
