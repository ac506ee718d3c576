// Types and attributes whose syntax is in C++, and dialects with more of them.
irdl.dialect @kept attributes {strata.version = 1 : i32, strata.missing = ["types", "attributes"]} {
  irdl.attribute @enc attributes {strata.class = "EncAttr", strata.format = "`<` $n `>`"} {
    %n = irdl.any {strata.kind = "i64"}
    irdl.parameters(n: %n)
  }
  irdl.type @desc attributes {strata.class = "DescType", strata.missing = ["print", "parse"]} {
    %elt = irdl.any {strata.kind = "type"}
    irdl.parameters(elt: %elt)
  }
  irdl.type @elt attributes {strata.interfaces = ["MemRefElementTypeInterface", "x::VectorElementTypeInterface"]}
  irdl.attribute @note attributes {strata.class = "NoteAttr", strata.missing = ["print", "parse"]}
  irdl.operation @floats {
    %x = irdl.c_pred "isa<DescType>($_self) && cast<DescType>($_self).getElt().isF32()" {strata.summary = "desc of f32"}
    irdl.operands(x: %x)
  }
  irdl.operation @checked attributes {
    strata.predicates = [["cast<DescType>($x.getType()).getElt().isF32()", "x has f32"]],
    strata.verify = ["if (!cast<DescType>($x.getType()).getElt().isF32()) return emitOpError(\"no\");"]
  } {
    %x = irdl.base @kept::@desc
    irdl.operands(x: %x)
  }
  irdl.operation @sign {
    %x = irdl.c_pred "isa<DescType>($_self) || cast<DescType>($_self).getElt().isF32()" {strata.summary = "desc"}
    irdl.operands(x: %x)
  }
  irdl.operation @same_element attributes {strata.traits = ["SameOperandsAndResultElementType"]} {
    %x = irdl.any
    %r = irdl.any
    irdl.operands(x: %x)
    irdl.results(r: %r)
  }
  irdl.operation @same_rank attributes {strata.traits = ["AllRanksMatch<x, r>"]} {
    %x = irdl.any
    %r = irdl.any
    irdl.operands(x: %x)
    irdl.results(r: %r)
  }
}
