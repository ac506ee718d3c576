irdl.dialect @one attributes {strata.version = 1 : i32} {
  irdl.operation @value attributes {strata.format = "$value attr-dict"}
}
