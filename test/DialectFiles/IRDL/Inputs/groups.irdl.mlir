irdl.dialect @groups attributes {strata.version = 1 : i32} {
  irdl.operation @jump {
    %values = irdl.c_pred "signless_integer" {strata.summary = "integer", strata.segments = "sizes"}
    %sizes = irdl.any {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    irdl.operands(values: variadic %values)
    irdl.attributes {"sizes" = %sizes}
  }
  irdl.operation @optional_sizes {
    %values = irdl.any {strata.segments = "sizes"}
    %sizes = irdl.any {strata.kind = "dense<i32>", strata.optional}
    irdl.operands(values: variadic %values)
    irdl.attributes {"sizes" = %sizes}
  }
}
