irdl.dialect @nvws attributes {strata.version = 1 : i32} {
  irdl.operation @aref.create attributes {
    strata.predicates = [["equal(cast<ArefType>($result.getType()).getBaseType().getValue(), $buffers.getType())", "input types match Aref output type"]],
    strata.infer = [["buffers", "result", "cast<ArefType>($_self).getBaseType().getValue()", ""]]
  }
}
