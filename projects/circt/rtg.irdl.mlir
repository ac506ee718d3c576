// Facts from the C++ code of CIRCT's dialect rtg.
irdl.dialect @rtg attributes {strata.version = 1 : i32} {
  irdl.type @dict attributes {strata.class = "DictType", strata.format = "`<` ports(name($names) `` `:` $types) `>`"} {
    %names = irdl.any {strata.kind = "array<string>"}
    %types = irdl.any {strata.kind = "array<type>"}
    irdl.parameters(names: %names, types: %types)
  }
  irdl.type @"!sequence" attributes {strata.class = "SequenceType", strata.format = "(`<` $elementTypes^ `>`)?"} {
    %elementTypes = irdl.any {strata.kind = "array<type>", strata.optional}
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
    strata.infer = [["result", "value", "$_self.getType()", ""]]
  }
}
