irdl.dialect @own attributes {strata.version = 1 : i32} {
  irdl.attribute @mark attributes {strata.format = "`<` $n `>`", strata.interfaces = ["TypedAttr"]} {
    %n = irdl.any {strata.kind = "i32"}
    %type = irdl.any {strata.kind = "type", strata.self_type}
    irdl.parameters(n: %n, type: %type)
  }
  irdl.operation @typed attributes {strata.format = "$value attr-dict"} {
    %value = irdl.c_pred "typed_attr"
    irdl.attributes {"value" = %value}
  }
}
