// The current dialect img: scale_by and the attribute of blur have other names,
// and blur another syntax.
irdl.dialect @img attributes {strata.version = 1 : i32, strata.summary = "images"} {
  irdl.operation @scale attributes {
    strata.summary = "multiplies each pixel by a factor",
    strata.format = "$image `,` $factor attr-dict `:` type($image)",
    strata.infer = [["result", "image", "$_self"]]
  } {
    %image = irdl.c_pred "ranked_tensor" {strata.summary = "ranked tensor"}
    %factor = irdl.is f32
    irdl.operands(image: %image, factor: %factor)
    irdl.results(result: %image)
  }
  irdl.operation @blur attributes {
    strata.summary = "mean of the pixels around each",
    strata.format = "$image `up` `to` $distance attr-dict `:` type($image)",
    strata.infer = [["result", "image", "$_self"]]
  } {
    %image = irdl.c_pred "ranked_tensor" {strata.summary = "ranked tensor"}
    %number = irdl.c_pred "typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit integer"}
    irdl.operands(image: %image)
    irdl.attributes {"distance" = %number}
    irdl.results(result: %image)
  }
}
