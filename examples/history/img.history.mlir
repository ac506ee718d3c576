// The dialect img before version 2.
module attributes {
  history.dialects = [["img_1", "current", "img"]],
  history.renamed = [
    ["img.scale_by", "img.scale", "current"],
    ["img.blur", "img_1.blur", "current", "^[^:]* radius "]],
  history.attributes = [["img.blur", "radius", "distance"]]
} {
  irdl.dialect @img_1 attributes {strata.version = 1 : i32} {
    irdl.operation @blur attributes {
      strata.summary = "blur with its older keyword",
      strata.format = "$image `radius` $radius attr-dict `:` type($image)"
    } {
      %image = irdl.any
      %radius = irdl.c_pred "typed_attr_of(signless_integer(64))" {strata.kind = "i64"}
      irdl.operands(image: %image)
      irdl.attributes {"radius" = %radius}
      irdl.results(result: %image)
    }
  }
  pdl.pattern @blur : benefit(1) {
    %image = operand
    %radius = attribute
    %type = type
    %old = operation "img_1.blur"(%image : !pdl.value) {"radius" = %radius} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "img.blur"(%image : !pdl.value) {"distance" = %radius} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
}
