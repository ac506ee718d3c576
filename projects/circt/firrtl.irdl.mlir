// Facts from the C++ code of CIRCT's dialect firrtl.
irdl.dialect @firrtl attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["bundleField", "type, index",
     "if (auto bundle = dyn_cast<BundleType>(type)) return bundle.getTypes()[index];",
     "return cast<ConstBundleType>(type).getTypes()[index];"],
    ["vectorElement", "type",
     "if (auto vector = dyn_cast<FVectorType>(type)) return vector.getElementType();",
     "return cast<ConstFVectorType>(type).getElementType();"],
    ["element", "type, index",
     "if (isa<FVectorType>(type) || isa<ConstFVectorType>(type)) return vectorElement(type);",
     "return bundleField(type, index);"],
    ["referenced", "type",
     "if (auto probe = dyn_cast<ProbeType>(type)) return probe.getType();",
     "return cast<RWProbeType>(type).getType();"],
    ["referencedElement", "type, index",
     "auto inner = element(referenced(type), index);",
     "if (isa<ProbeType>(type)) return ProbeType::get(inner, cast<ProbeType>(type).getLayer());",
     "return RWProbeType::get(inner, cast<RWProbeType>(type).getLayer());"],
    ["parts", "type",
     "if (auto bundle = dyn_cast<BundleType>(type)) return bundle.getTypes();",
     "if (auto bundle = dyn_cast<ConstBundleType>(type)) return bundle.getTypes();",
     "if (isa<FVectorType, ConstFVectorType>(type)) return {vectorElement(type)};",
     "return {};"],
    ["hasFlip", "type",
     "if (auto bundle = dyn_cast<BundleType>(type)) return any_of(bundle.getFlips(), [](Attribute flip) { return cast<BoolAttr>(flip).getValue(); });",
     "if (auto bundle = dyn_cast<ConstBundleType>(type)) return any_of(bundle.getFlips(), [](Attribute flip) { return cast<BoolAttr>(flip).getValue(); });",
     "return false;"],
    ["isPassivePart", "type", "return !hasFlip(type) && none_of(parts(type), [](Type part) { return hasFlip(part); });"],
    ["isPassive", "type", "return !hasFlip(type) && all_of(parts(type), [](Type part) { return isPassivePart(part); });"],
    ["isRegisterPart", "type",
     "return !isa<AnalogType, ConstUIntType, ConstSIntType, ConstAnalogType, ConstClockType, ConstResetType, ConstAsyncResetType, ConstBundleType, ConstFVectorType>(type);"],
    ["isRegisterType", "type",
     "return isPassive(type) && isRegisterPart(type) && all_of(parts(type), [](Type part) { return isRegisterPart(part); });"],
    ["isUnsized", "type",
     "if (auto number = dyn_cast<UIntType>(type)) return number.getWidth() == nullptr;",
     "if (auto number = dyn_cast<SIntType>(type)) return number.getWidth() == nullptr;",
     "if (auto number = dyn_cast<AnalogType>(type)) return number.getWidth() == nullptr;",
     "return false;"],
    ["hasUninferredWidth", "type",
     "return isUnsized(type) || any_of(parts(type), [](Type part) { return isUnsized(part); });"],
    ["forceableRef", "type, flag", "if (flag) return {RWProbeType::get(type)};", "return {};"],
    ["integerType", "width, sign", "return IntegerType::get($_ctxt, width ? width : 64, sign);"],
    ["constantType", "type",
     "if (auto t = dyn_cast<UIntType>(type)) return integerType(t.getWidth(), IntegerType::Unsigned);",
     "if (auto t = dyn_cast<ConstUIntType>(type)) return integerType(t.getWidth(), IntegerType::Unsigned);",
     "if (auto t = dyn_cast<SIntType>(type)) return integerType(t.getWidth(), IntegerType::Signed);",
     "return integerType(cast<ConstSIntType>(type).getWidth(), IntegerType::Signed);"]],
  strata.formats = [
    ["CircuitOpAttrs", "dict", "implied($annotations, \"[]\") attr-dict-with-keyword"],
    ["NameKind", "kind", "default($kind, \"#firrtl<name_kind droppable_name>\")"],
    ["FIRRTLImplicitSSAName", "dict", "result-name($name) implied($annotations, \"[]\") $dict"],
    ["ImplicitSSAName", "dict", "result-name($name) $dict"],
    ["MemOp", "dict", "result-name($name) implied($annotations, \"[]\") implied($portAnnotations, \"[]\") $dict"],
    ["OptionalBinaryOpTypes", "a, b", "equal-types($a, $b)"],
    ["Visibility", "", "discardable(\"sym_visibility\", \"public\", \"private\", \"nested\")"],
    ["ValueDomains", "", "unless(\"[]\", `domains` ` ` `[` value-references($domainInfo, $portNames) `]`)"],
    ["Domains", "", "unless(\"[]\", `domains` ` ` `[` references($domainInfo, $portNames) `]`)"],
    ["PortSuffix", "", "unless(\"unit\", `sym` as($portSymbols, \"#hw.innerSym\")) unless(\"[]\", $portAnnotations) location($portLocations)"],
    ["Argument", "", "argument($body, $portNames) `` `:` argument-type($body, $portTypes) custom<PortSuffix>() custom<ValueDomains>()"],
    ["Port", "", "name($portNames) `` `:` as($portTypes, \"type\") custom<PortSuffix>() custom<Domains>()"],
    ["ModulePorts", "", "`(` ports(`in` value($portDirections, \"false\") custom<Argument>() | `out` value($portDirections, \"true\") custom<Argument>()) `)`"],
    ["ExternalPorts", "", "`(` ports(`in` value($portDirections, \"false\") custom<Port>() | `out` value($portDirections, \"true\") custom<Port>()) `)`"],
    ["ResultPort", "", "name($portNames) `` `:` type($results) unless(\"[]\", $portAnnotations) custom<Domains>()"],
    ["ResultPorts", "", "`(` ports(`in` value($portDirections, \"false\") custom<ResultPort>() | `out` value($portDirections, \"true\") custom<ResultPort>()) `)`"],
    ["Parameters", "", "(`<` ports(name(parameter($parameters, \"#firrtl.param.decl\", \"name\")) `` `:` parameter($parameters, \"#firrtl.param.decl\", \"type\") unless(\"\", `=` typed(parameter($parameters, \"#firrtl.param.decl\", \"value\"), parameter($parameters, \"#firrtl.param.decl\", \"type\"))))^ `>`)?"],
    ["Implied", "", "implied($convention, \"#firrtl<convention internal>\") implied($annotations, \"[]\")"]]
} {
  irdl.type @enum attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"]}
  irdl.type @basetypealias attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType", "circt::hw::FieldIDTypeInterface"]}
  irdl.type @uint attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "UIntType", strata.format = "(`<` $width^ `>`)?"} {
    %width = irdl.any {strata.kind = "i32", strata.optional}
    irdl.parameters(width: %width)
  }
  irdl.type @sint attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "SIntType", strata.format = "(`<` $width^ `>`)?"} {
    %width = irdl.any {strata.kind = "i32", strata.optional}
    irdl.parameters(width: %width)
  }
  irdl.type @analog attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "AnalogType", strata.format = "(`<` $width^ `>`)?"} {
    %width = irdl.any {strata.kind = "i32", strata.optional}
    irdl.parameters(width: %width)
  }
  irdl.type @clock attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ClockType"}
  irdl.type @reset attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ResetType"}
  irdl.type @asyncreset attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "AsyncResetType"}
  irdl.type @bundle attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "BundleType", strata.format = "`<` ports(name($names) unless(\"false\", `flip` value($flips, \"true\")) `` `:` $types) `>`"} {
    %names = irdl.any {strata.kind = "array<string>"}
    %flips = irdl.any {strata.kind = "array<bool>"}
    %types = irdl.any {strata.kind = "array<type<firrtl>>"}
    irdl.parameters(names: %names, flips: %flips, types: %types)
  }
  irdl.type @vector attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "FVectorType", strata.format = "`<` $elementType `,` $numElements `>`"} {
    %elementType = irdl.any {strata.kind = "type<firrtl>"}
    %numElements = irdl.any {strata.kind = "i64"}
    irdl.parameters(elementType: %elementType, numElements: %numElements)
  }
  irdl.type @const.uint attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ConstUIntType", strata.format = "(`<` $width^ `>`)?"} {
    %width = irdl.any {strata.kind = "i32", strata.optional}
    irdl.parameters(width: %width)
  }
  irdl.type @const.sint attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ConstSIntType", strata.format = "(`<` $width^ `>`)?"} {
    %width = irdl.any {strata.kind = "i32", strata.optional}
    irdl.parameters(width: %width)
  }
  irdl.type @const.analog attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ConstAnalogType", strata.format = "(`<` $width^ `>`)?"} {
    %width = irdl.any {strata.kind = "i32", strata.optional}
    irdl.parameters(width: %width)
  }
  irdl.type @const.clock attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ConstClockType"}
  irdl.type @const.reset attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ConstResetType"}
  irdl.type @const.asyncreset attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ConstAsyncResetType"}
  irdl.type @const.bundle attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ConstBundleType", strata.format = "`<` ports(name($names) unless(\"false\", `flip` value($flips, \"true\")) `` `:` $types) `>`"} {
    %names = irdl.any {strata.kind = "array<string>"}
    %flips = irdl.any {strata.kind = "array<bool>"}
    %types = irdl.any {strata.kind = "array<type<firrtl>>"}
    irdl.parameters(names: %names, flips: %flips, types: %types)
  }
  irdl.type @const.vector attributes {strata.interfaces = ["FIRRTLType", "FIRRTLBaseType"], strata.class = "ConstFVectorType", strata.format = "`<` $elementType `,` $numElements `>`"} {
    %elementType = irdl.any {strata.kind = "type<firrtl>"}
    %numElements = irdl.any {strata.kind = "i64"}
    irdl.parameters(elementType: %elementType, numElements: %numElements)
  }
  irdl.type @probe attributes {strata.interfaces = ["FIRRTLType"], strata.class = "ProbeType", strata.record = "RefImpl", strata.format = "`<` $type (`,` $layer^)? `>`"} {
    %type = irdl.any {strata.kind = "type<firrtl>"}
    %layer = irdl.any {strata.optional}
    irdl.parameters(type: %type, layer: %layer)
  }
  irdl.type @rwprobe attributes {strata.interfaces = ["FIRRTLType"], strata.class = "RWProbeType", strata.record = "RefImpl", strata.format = "`<` $type (`,` $layer^)? `>`"} {
    %type = irdl.any {strata.kind = "type<firrtl>"}
    %layer = irdl.any {strata.optional}
    irdl.parameters(type: %type, layer: %layer)
  }
  irdl.type @"!string" attributes {strata.interfaces = ["FIRRTLType"], strata.class = "StringProp", strata.record = "StringImpl"}
  irdl.type @"!integer" attributes {strata.interfaces = ["FIRRTLType"], strata.class = "IntegerProp", strata.record = "IntegerImpl"}
  irdl.type @"!bool" attributes {strata.interfaces = ["FIRRTLType"], strata.class = "BoolProp", strata.record = "BoolImpl"}
  irdl.type @"!double" attributes {strata.interfaces = ["FIRRTLType"], strata.class = "DoubleProp", strata.record = "DoubleImpl"}
  irdl.type @"!path" attributes {strata.interfaces = ["FIRRTLType"], strata.class = "PathProp", strata.record = "PathImpl"}
  irdl.type @"!anyref" attributes {strata.interfaces = ["FIRRTLType"], strata.class = "AnyRefProp", strata.record = "AnyRefImpl"}
  irdl.type @"!class" attributes {
    strata.interfaces = ["FIRRTLType"], strata.class = "ClassProp", strata.record = "ClassImpl",
    strata.format = "`<` $name `(` ports(`in` value($directions, \"false\") name($names) `` `:` $types | `out` value($directions, \"true\") name($names) `` `:` $types) `)` `>`"
  } {
    %name = irdl.any {strata.kind = "flat_symbol_ref"}
    %directions = irdl.any {strata.kind = "array<bool>"}
    %names = irdl.any {strata.kind = "array<string>"}
    %types = irdl.any {strata.kind = "array<type>"}
    irdl.parameters(name: %name, directions: %directions, names: %names, types: %types)
  }
  irdl.type @"!list" attributes {strata.interfaces = ["FIRRTLType"], strata.class = "ListProp", strata.record = "ListImpl", strata.format = "`<` $elementType `>`"} {
    %elementType = irdl.any {strata.kind = "type<firrtl>"}
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
  irdl.operation @module attributes {
    strata.format = "custom<Visibility>() $sym_name `` custom<ModulePorts>() custom<Implied>() attr-dict-with-keyword $body"
  }
  irdl.operation @extmodule attributes {
    strata.format = "custom<Visibility>() $sym_name `` custom<Parameters>() `` custom<ExternalPorts>() custom<Implied>() implied($knownLayers, \"[]\") attr-dict-with-keyword empty($body)"
  }
  irdl.operation @intmodule attributes {
    strata.format = "custom<Visibility>() $sym_name `` custom<Parameters>() `` custom<ExternalPorts>() implied($annotations, \"[]\") attr-dict-with-keyword empty($body)"
  }
  irdl.operation @memmodule attributes {
    strata.format = "custom<Visibility>() $sym_name `` custom<ExternalPorts>() implied($annotations, \"[]\") attr-dict-with-keyword empty($body)"
  }
  irdl.operation @class attributes {
    strata.format = "custom<Visibility>() $sym_name `` `(` ports(`in` value($portDirections, \"false\") argument($body, $portNames) `` `:` argument-type($body, $portTypes) location($portLocations) | `out` value($portDirections, \"true\") argument($body, $portNames) `` `:` argument-type($body, $portTypes) location($portLocations)) `)` implied($portSymbols, \"[]\") attr-dict-with-keyword $body"
  }
  irdl.operation @extclass attributes {
    strata.format = "custom<Visibility>() $sym_name `` `(` ports(`in` value($portDirections, \"false\") name($portNames) `` `:` as($portTypes, \"type\") location($portLocations) | `out` value($portDirections, \"true\") name($portNames) `` `:` as($portTypes, \"type\") location($portLocations)) `)` implied($portSymbols, \"[]\") attr-dict-with-keyword empty($body)"
  }
  irdl.operation @instance attributes {
    strata.format = "name($name) (`sym` $inner_sym^)? custom<NameKind>($nameKind) implied($annotations, \"[]\") implied($layers, \"[]\") attr-dict $moduleName `` custom<ResultPorts>()"
  }
  irdl.operation @constant attributes {
    strata.format = "number($value) attr-dict `:` qualified(type($result))",
    strata.infer = [["value", "result", "constantType($_self)", ""]]
  }
  irdl.operation @subfield attributes {
    strata.format = "$input `[` field($fieldIndex, type($input), \"!firrtl.bundle\", \"names\") `]` attr-dict `:` qualified(type($input))",
    strata.infer = [["result", "input, fieldIndex", "bundleField($_self, $fieldIndex.getInt())", ""]]
  }
  irdl.operation @subindex attributes {strata.infer = [["result", "input", "vectorElement($_self)", ""]]}
  irdl.operation @subaccess attributes {strata.infer = [["result", "input", "vectorElement($_self)", ""]]}
  irdl.operation @ref.sub attributes {
    strata.infer = [["result", "input, index", "referencedElement($_self, $index.getInt())", ""]]
  }
  irdl.operation @string attributes {strata.infer = [["result", "value", "StringProp::get()", ""]]}
  irdl.operation @bool attributes {strata.infer = [["result", "value", "BoolProp::get()", ""]]}
  irdl.operation @double attributes {strata.infer = [["result", "value", "DoubleProp::get()", ""]]}
  irdl.operation @integer attributes {
    strata.infer = [["result", "value", "IntegerProp::get()", ""], ["value", "value", "IntegerType::get($_ctxt, 64, IntegerType::Signed)", ""]],
    strata.format = "number($value) attr-dict"
  }
  irdl.operation @path attributes {strata.infer = [["result", "target", "PathProp::get()", ""]]}
  irdl.operation @unresolved_path attributes {strata.infer = [["result", "target", "PathProp::get()", ""]]}
  irdl.operation @prop.eq attributes {strata.infer = [["rhs", "lhs", "$_self", ""], ["result", "lhs", "BoolProp::get()", ""]]}
  irdl.operation @object.subfield attributes {
    strata.format = "$input `[` field($index, type($input), \"!firrtl.class\", \"names\") `]` attr-dict `:` qualified(type($input))",
    strata.infer = [["result", "input, index", "cast<ClassProp>($_self).getTypes()[$index.getInt()]", ""]]
  }
  irdl.operation @node attributes {
    strata.infer = [["result", "input", "$_self", ""], ["ref", "input, forceable", "forceableRef($_self, $forceable)", ""]]
  }
  irdl.operation @ref.send attributes {strata.infer = [["result", "base", "ProbeType::get($_self)", ""]]}
  irdl.operation @ref.resolve attributes {strata.infer = [["result", "ref", "referenced($_self)", ""]]}
  irdl.operation @list.create attributes {
    strata.format = "($elements^)? attr-dict `:` type($result)",
    strata.infer = [["elements", "result", "cast<ListProp>($_self).getElementType()", ""]]
  }
}
