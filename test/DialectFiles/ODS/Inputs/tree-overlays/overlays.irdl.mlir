irdl.dialect @one attributes {
  strata.version = 1 : i32,
  strata.functions = [["getPointee", "type", "return cast<PtrType>(type).getPointee();"]]
} {
  irdl.operation @other_memory attributes {strata.format = "`odd` attr-dict"}
}
irdl.dialect @three attributes {strata.version = 1 : i32} {
  irdl.operation @nop attributes {strata.class = "NopOp", strata.format = "attr-dict"}
}
