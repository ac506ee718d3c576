// Facts from the C++ code of CIRCT's dialect rtg.
irdl.dialect @rtg attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["typeOf", "value",
     "if (isa<rtgtest::RegF0Attr>(value)) return rtgtest::FloatRegisterType::get();",
     "if (isa<circt::rtg::RegisterAttrInterface>(value)) return rtgtest::IntegerRegisterType::get();",
     "return value.getType();"],
    ["remaining", "type, replaced",
     "auto types = cast<SequenceType>(type).getElementTypes();",
     "if (types.size() == replaced.size()) return SequenceType::get();",
     "return SequenceType::get(types.drop_front(replaced.size()));"]]
} {
  irdl.operation @virtual_reg attributes {
    strata.infer = [["result", "allowedRegs", "typeOf($_self.getAllowedRegs()[0])", ""]]
  }
  irdl.type @dict attributes {strata.class = "DictType", strata.format = "`<` ports(name($names) `` `:` $types) `>`"} {
    %names = irdl.any {strata.kind = "array<string>"}
    %types = irdl.any {strata.kind = "array<type>"}
    irdl.parameters(names: %names, types: %types)
  }
  irdl.type @"!sequence" attributes {strata.class = "SequenceType", strata.format = "(`<` $elementTypes^ `>`)?"} {
    %elementTypes = irdl.any {strata.kind = "array<type>", strata.default = "[]"}
    irdl.parameters(elementTypes: %elementTypes)
  }
  irdl.operation @sequence attributes {
    strata.format = "$sym_name `` `(` ports(argument($bodyRegion) `` `:` argument-type($bodyRegion, parameter($sequenceType, \"!rtg.sequence\", \"elementTypes\"))) `)` attr-dict-with-keyword $bodyRegion"
  }
  irdl.operation @test attributes {
    strata.format = "$sym_name `` `(` ports(name(parameter($targetType, \"!rtg.dict\", \"names\")) `=` argument($bodyRegion) `` `:` argument-type($bodyRegion, parameter($targetType, \"!rtg.dict\", \"types\"))) `)` (`template` default($templateName, $sym_name)^)? (`target` $target^)? attr-dict-with-keyword $bodyRegion"
  }
  irdl.operation @set_create attributes {
    strata.infer = [["set", "elements", "SetType::get($_self[0])", ""]],
    strata.format = "$elements attr-dict `:` equal-types(type($elements))"
  }
  irdl.operation @constant attributes {
    strata.class = "ConstantOp", strata.traits = ["Pure", "ConstantLike"],
    strata.infer = [["result", "value", "typeOf($_self)", ""]], strata.format = "$value attr-dict"
  } {
    %value = irdl.any
    irdl.attributes {"value" = %value}
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @substitute_sequence attributes {
    strata.infer = [["replacements", "sequence", "cast<SequenceType>($_self).getElementTypes()", ""], ["result", "sequence, replacements", "remaining($_self, $replacements)", ""]],
    strata.format = "$sequence `(` $replacements `)` attr-dict `:` type($sequence)"
  }
  irdl.operation @randomize_sequence attributes {strata.infer = [["sequence", "randomizedSequence", "SequenceType::get()", ""]]}
}
